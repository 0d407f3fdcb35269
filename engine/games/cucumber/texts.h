// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "engine/core/text.h"

#include <array>
#include <span>

// What the Cucumber family says: refusals, prompts, labels, events, score lines. Words of shared/glossary.md part 3.
namespace khiar::games::cucumber::text {

// Refusals
inline constexpr Phrase kNotYourTurn = KHIAR_TEXT("not-your-turn", "It's {player}'s turn.");
inline constexpr Phrase kOver = KHIAR_TEXT("not-your-turn.over", "The game is over.");
inline constexpr Phrase kNotNow = KHIAR_TEXT("not-now", "That isn't possible at this point of the deal.");
inline constexpr Phrase kNotTwice = KHIAR_TEXT("not-now.not-twice", "You doubled last. Somebody else has to double before you can again.");
inline constexpr Phrase kStakeTooHigh = KHIAR_TEXT_N("not-now.stake-too-high", "The stake can't go to {stake}: {player} has only {n} chips.");
inline constexpr Phrase kNotInHand = KHIAR_TEXT("not-in-hand", "You don't have {card}.");
inline constexpr Phrase kWrongCount = KHIAR_TEXT_N("wrong-count", "Everyone plays {n} cards to this trick; you picked {k}.");
inline constexpr Phrase kExchangeCount = KHIAR_TEXT("exchange-count", "The number to exchange here is {counts}; you picked {k}.");
inline constexpr Phrase kHandSizeRange = KHIAR_TEXT("hand-size-range", "The number of cards here is {lowest} to {highest}.");
inline constexpr Phrase kKeepOne = KHIAR_TEXT("keep-one", "Keep one card for the last trick: lead {n} at most.");
inline constexpr Phrase kNotEqual = KHIAR_TEXT("not-equal", "Cards led together must have the same rank.");
inline constexpr Phrase kLeadLowest = KHIAR_TEXT("lead-lowest", "Here every trick is led with the lowest card: {lowest}.");
inline constexpr Phrase kMustEqual = KHIAR_TEXT("must-equal", "Whoever has a card equal to {bar} has to play it here: {cards}.");
inline constexpr Phrase kAceBlocked = KHIAR_TEXT("ace-blocked", "Here nothing reaches an ace, not even an ace. Play your lowest card: {lowest}.");
inline constexpr Phrase kMustReach = KHIAR_TEXT("must-reach", "You can reach {bar}, so here you have to. These cards do: {cards}.");
inline constexpr Phrase kMustReachSet = KHIAR_TEXT("must-reach.set", "Side by side you can reach {cards}, so here you have to.");
inline constexpr Phrase kLowestOnly = KHIAR_TEXT("lowest-reaching-only", "Here you reach with the lowest card that will do: {card}.");
inline constexpr Phrase kTooLow = KHIAR_TEXT("too-low", "{card} doesn't reach {bar}. Play a card of that rank or higher, or else your lowest: {lowest}.");
inline constexpr Phrase kTooLowMust = KHIAR_TEXT("too-low.must", "{card} doesn't reach {bar}, but you can, so here you have to: {cards}.");
inline constexpr Phrase kTooLowBlocked = KHIAR_TEXT("too-low.blocked", "Nothing reaches {bar} here. Play your lowest card: {lowest}.");
inline constexpr Phrase kSetTooLow = KHIAR_TEXT("set-too-low", "Set side by side from low to high, {card} doesn't reach {bar}. The other choice is your {n} lowest cards: {lowest}.");
inline constexpr Phrase kSetTooLowMust = KHIAR_TEXT("set-too-low.must", "Set side by side from low to high, {card} doesn't reach {bar}. You have cards that do, so here you have to.");

// Prompts
inline constexpr Phrase kLead = KHIAR_TEXT("lead", "You lead. Play any card.");
inline constexpr Phrase kLeadSets = KHIAR_TEXT("lead.sets", "You lead. Play any card, or several of one rank.");
inline constexpr Phrase kLeadLowestPrompt = KHIAR_TEXT("lead.lowest", "You lead, with your lowest card.");
inline constexpr Phrase kFollow = KHIAR_TEXT("follow", "Reach {bar}, or play your lowest card.");
inline constexpr Phrase kFollowMust = KHIAR_TEXT("follow.must", "Reach {bar} if you can; otherwise play your lowest card.");
inline constexpr Phrase kFollowLowest = KHIAR_TEXT("follow.lowest-reaching", "Reach {bar} with the lowest card that will do; otherwise play your lowest card.");
inline constexpr Phrase kFollowEqual = KHIAR_TEXT("follow.equal", "Play a card equal to {bar}, or else reach it, or else play your lowest card.");
inline constexpr Phrase kFollowBlocked = KHIAR_TEXT("follow.blocked", "Nothing reaches {bar}. Play your lowest card.");
inline constexpr Phrase kFollowSet = KHIAR_TEXT_N("follow.set", "Reach {cards} side by side, or play your {n} lowest cards.");
inline constexpr Phrase kFollowSetMust = KHIAR_TEXT_N("follow.set-must", "Reach {cards} side by side if you can; otherwise play your {n} lowest cards.");
inline constexpr Phrase kExchange = KHIAR_TEXT("exchange", "Pick cards to exchange ({counts}), or keep them all.");
inline constexpr Phrase kFree = KHIAR_TEXT("offer.free", "You have no court card: a whole new hand for nothing?");
inline constexpr Phrase kDouble = KHIAR_TEXT("offer.double", "A whole new hand? If you lose the deal, you pay double.");
inline constexpr Phrase kRedouble = KHIAR_TEXT("offer.redouble", "One more new hand? If you lose the deal, you pay fourfold.");
inline constexpr Phrase kKontra = KHIAR_TEXT("kontra", "Say kontra? The loser then pays double; if it is you, fourfold.");
inline constexpr Phrase kRaise = KHIAR_TEXT("raise", "You took the trick. Double the stake to {stake} before you lead?");
inline constexpr Phrase kAnswer = KHIAR_TEXT("answer-double", "{player} doubles the stake to {stake}. Accept, or drop and pay {old} chips?");
inline constexpr Phrase kBuyIn = KHIAR_TEXT("buy-in", "Buy in for another {stake} chips? Your score becomes {score}.");
inline constexpr Phrase kBuyInFree = KHIAR_TEXT("buy-in.free", "Come back once for nothing? Your score becomes {score}.");
inline constexpr Phrase kHandSize = KHIAR_TEXT("hand-size", "You deal. How many cards each?");
inline constexpr Phrase kPlayLabel = KHIAR_TEXT("play", "Play");
inline constexpr Phrase kPlayCounted = KHIAR_TEXT_N("play.counted", "Play {n} cards");
inline constexpr Phrase kExchangeLabel = KHIAR_TEXT("exchange-button", "Exchange");
inline constexpr Phrase kExchangeCounted = KHIAR_TEXT_N("exchange-button.counted", "Exchange {n} cards");
inline constexpr Phrase kKeepLabel = KHIAR_TEXT("keep", "Keep");
inline constexpr Phrase kFreeLabel = KHIAR_TEXT("free-button", "New hand");
inline constexpr Phrase kDoubleLabel = KHIAR_TEXT("double-button", "Double");
inline constexpr Phrase kRedoubleLabel = KHIAR_TEXT("redouble-button", "Redouble");
inline constexpr Phrase kKontraLabel = KHIAR_TEXT("kontra-button", "Kontra");
inline constexpr Phrase kPassLabel = KHIAR_TEXT("pass-button", "Pass");
inline constexpr Phrase kRaiseLabel = KHIAR_TEXT("raise-button", "Double the stake");
inline constexpr Phrase kLeadOnLabel = KHIAR_TEXT("lead-on-button", "Lead on");
inline constexpr Phrase kAcceptLabel = KHIAR_TEXT("accept-button", "Accept");
inline constexpr Phrase kDropLabel = KHIAR_TEXT("drop-button", "Drop");
inline constexpr Phrase kBuyInLabel = KHIAR_TEXT("buy-in-button", "Buy in");
inline constexpr Phrase kDeclineLabel = KHIAR_TEXT("decline-button", "Decline");
inline constexpr Phrase kHandSizeLabel = KHIAR_TEXT("hand-size-button", "Cards each");

// Events
inline constexpr Phrase kPlayed = KHIAR_TEXT("played", "{player} plays {card}.");
inline constexpr Phrase kPlayedYou = KHIAR_TEXT("played-you", "You play {card}.");
inline constexpr Phrase kTrickOther = KHIAR_TEXT("trick-other", "{player} takes the trick.");
inline constexpr Phrase kTrickYou = KHIAR_TEXT("trick-you", "You take the trick.");
inline constexpr Phrase kExchanged = KHIAR_TEXT_N("exchanged", "{player} exchanges {n} cards.");
inline constexpr Phrase kExchangedYou = KHIAR_TEXT_N("exchanged-you", "You exchange {n} cards.");
inline constexpr Phrase kKept = KHIAR_TEXT("kept-all", "{player} exchanges nothing.");
inline constexpr Phrase kKeptYou = KHIAR_TEXT("kept-all-you", "You exchange nothing.");
inline constexpr Phrase kPlayedSet = KHIAR_TEXT("played-set", "{player} plays {cards}.");
inline constexpr Phrase kPlayedSetYou = KHIAR_TEXT("played-set-you", "You play {cards}.");
inline constexpr Phrase kLaid = KHIAR_TEXT("laid-last", "{player} lays down the last card.");
inline constexpr Phrase kLaidYou = KHIAR_TEXT("laid-last-you", "You lay down your last card.");
inline constexpr Phrase kChangedFree = KHIAR_TEXT("changed-free", "{player} has no court card and takes a new hand.");
inline constexpr Phrase kChangedFreeYou = KHIAR_TEXT("changed-free-you", "You have no court card and take a new hand.");
inline constexpr Phrase kDoubled = KHIAR_TEXT("doubled", "{player} takes a new hand and would pay double.");
inline constexpr Phrase kDoubledYou = KHIAR_TEXT("doubled-you", "You take a new hand and would pay double.");
inline constexpr Phrase kRedoubled = KHIAR_TEXT("redoubled", "{player} takes one more new hand and would pay fourfold.");
inline constexpr Phrase kRedoubledYou = KHIAR_TEXT("redoubled-you", "You take one more new hand and would pay fourfold.");
inline constexpr Phrase kKeptHand = KHIAR_TEXT("kept-hand", "{player} keeps the hand.");
inline constexpr Phrase kKeptHandYou = KHIAR_TEXT("kept-hand-you", "You keep your hand.");
inline constexpr Phrase kReturned = KHIAR_TEXT("returned-shuffled", "The returned cards are shuffled and lie under the stock.");
inline constexpr Phrase kSaidKontra = KHIAR_TEXT("said-kontra", "{player} says kontra.");
inline constexpr Phrase kSaidKontraYou = KHIAR_TEXT("said-kontra-you", "You say kontra.");
inline constexpr Phrase kPassed = KHIAR_TEXT("passed", "{player} passes.");
inline constexpr Phrase kPassedYou = KHIAR_TEXT("passed-you", "You pass.");
inline constexpr Phrase kRaised = KHIAR_TEXT("raised", "{player} wants to double the stake to {stake}.");
inline constexpr Phrase kRaisedYou = KHIAR_TEXT("raised-you", "You want to double the stake to {stake}.");
inline constexpr Phrase kLedOn = KHIAR_TEXT("led-on", "{player} leaves the stake as it is.");
inline constexpr Phrase kLedOnYou = KHIAR_TEXT("led-on-you", "You leave the stake as it is.");
inline constexpr Phrase kAccepted = KHIAR_TEXT("accepted", "{player} accepts.");
inline constexpr Phrase kAcceptedYou = KHIAR_TEXT("accepted-you", "You accept.");
inline constexpr Phrase kDropped = KHIAR_TEXT_N("dropped", "{player} drops and pays {n} chips.");
inline constexpr Phrase kDroppedYou = KHIAR_TEXT_N("dropped-you", "You drop and pay {n} chips.");
inline constexpr Phrase kStakeNow = KHIAR_TEXT("stake-now", "The stake is {stake} now.");
inline constexpr Phrase kRoundWon = KHIAR_TEXT("round-won", "{player} played the lowest last card and wins the deal.");
inline constexpr Phrase kRoundWonYou = KHIAR_TEXT("round-won-you", "You played the lowest last card and win the deal.");
inline constexpr Phrase kRoundLeft = KHIAR_TEXT("round-left", "{player} is the last one left and wins the deal.");
inline constexpr Phrase kRoundLeftYou = KHIAR_TEXT("round-left-you", "You are the last one left and win the deal.");
inline constexpr Phrase kPaidStake = KHIAR_TEXT_N("paid-stake", "{player} pays {n} chips.");
inline constexpr Phrase kPaidStakeYou = KHIAR_TEXT_N("paid-stake-you", "You pay {n} chips.");
inline constexpr Phrase kDealChosen = KHIAR_TEXT_N("deal-chosen", "{player} deals {n} cards each.");
inline constexpr Phrase kDealChosenYou = KHIAR_TEXT_N("deal-chosen-you", "You deal {n} cards each.");
inline constexpr Phrase kBoughtIn = KHIAR_TEXT("bought-in", "{player} buys in and goes on with {score}.");
inline constexpr Phrase kBoughtInYou = KHIAR_TEXT("bought-in-you", "You buy in and go on with {score}.");
inline constexpr Phrase kCameBack = KHIAR_TEXT("came-back", "{player} comes back with {score}.");
inline constexpr Phrase kCameBackYou = KHIAR_TEXT("came-back-you", "You come back with {score}.");
inline constexpr Phrase kDeclined = KHIAR_TEXT("declined", "{player} doesn't buy in.");
inline constexpr Phrase kDeclinedYou = KHIAR_TEXT("declined-you", "You don't buy in.");
inline constexpr Phrase kDealCounted = KHIAR_TEXT("deal-counted", "{player} took the last trick with {card} and loses the deal.");
inline constexpr Phrase kDealCountedYou = KHIAR_TEXT("deal-counted-you", "You took the last trick with {card} and lose the deal.");
inline constexpr Phrase kDealCountedTied = KHIAR_TEXT("deal-counted-tied", "{player} had an equally high card in the last trick, {card}, and loses the deal too.");
inline constexpr Phrase kDealCountedTiedYou = KHIAR_TEXT("deal-counted-tied-you", "You had an equally high card in the last trick, {card}, and lose the deal too.");
inline constexpr Phrase kDealLostWith = KHIAR_TEXT_N("deal-lost-with", "{player}'s last card was {card}: {n} penalty points.");
inline constexpr Phrase kDealLostWithYou = KHIAR_TEXT_N("deal-lost-with-you", "Your last card was {card}: {n} penalty points.");
inline constexpr Phrase kHalfCucumber = KHIAR_TEXT("half-cucumber", "{player} gets half a cucumber, keeps {card} and goes on with {score}.");
inline constexpr Phrase kHalfCucumberYou = KHIAR_TEXT("half-cucumber-you", "You get half a cucumber, keep {card} and go on with {score}.");
inline constexpr Phrase kRampo = KHIAR_TEXT("rampo", "Rampo: all last cards are equal. Nobody pays, and the game begins again.");
inline constexpr Phrase kReplayed = KHIAR_TEXT("replayed", "Nobody would be left: the deal is played again.");
inline constexpr Phrase kPotWon = KHIAR_TEXT_N("pot-won", "{player} takes {n} stakes from the pot.");
inline constexpr Phrase kPotWonYou = KHIAR_TEXT_N("pot-won-you", "You take {n} stakes from the pot.");
inline constexpr Phrase kReceives = KHIAR_TEXT_N("receives", "{player} receives {n} points.");
inline constexpr Phrase kReceivesYou = KHIAR_TEXT_N("receives-you", "You receive {n} points.");
inline constexpr Phrase kPays = KHIAR_TEXT_N("pays", "{player} pays {n} points.");
inline constexpr Phrase kPaysYou = KHIAR_TEXT_N("pays-you", "You pay {n} points.");
inline constexpr Phrase kDealLost = KHIAR_TEXT_N("deal-lost", "{player} took the last trick with {card} and loses the deal: {n} penalty points.");
inline constexpr Phrase kDealLostYou = KHIAR_TEXT_N("deal-lost-you", "You took the last trick with {card} and lose the deal: {n} penalty points.");
inline constexpr Phrase kDealLostTied = KHIAR_TEXT_N("deal-lost-tied", "{player} had an equally high card in the last trick, {card}, and loses the deal too: {n} penalty points.");
inline constexpr Phrase kDealLostTiedYou = KHIAR_TEXT_N("deal-lost-tied-you", "You had an equally high card in the last trick, {card}, and lose the deal too: {n} penalty points.");
inline constexpr Phrase kBonus = KHIAR_TEXT_N("bonus", "{player}'s last card was equal: {n} points off.");
inline constexpr Phrase kBonusYou = KHIAR_TEXT_N("bonus-you", "Your last card was equal: {n} points off.");
inline constexpr Phrase kReset = KHIAR_TEXT("reset", "{player} has exactly {n} points and goes back to 0.");
inline constexpr Phrase kResetYou = KHIAR_TEXT("reset-you", "You have exactly {n} points and go back to 0.");
inline constexpr Phrase kLifeLost = KHIAR_TEXT("life-lost", "{player} reached {limit} and gets a cucumber; back in with {score}.");
inline constexpr Phrase kLifeLostYou = KHIAR_TEXT("life-lost-you", "You reached {limit} and get a cucumber; back in with {score}.");
inline constexpr Phrase kLifeLostPassed = KHIAR_TEXT("life-lost-passed", "{player} passed {limit} and gets a cucumber; back in with {score}.");
inline constexpr Phrase kLifeLostPassedYou = KHIAR_TEXT("life-lost-passed-you", "You passed {limit} and get a cucumber; back in with {score}.");
inline constexpr Phrase kEliminated = KHIAR_TEXT("eliminated", "{player} is out of the game.");
inline constexpr Phrase kEliminatedYou = KHIAR_TEXT("eliminated-you", "You are out of the game.");
inline constexpr Phrase kGameLost = KHIAR_TEXT("game-lost", "{player} has {score} points and loses the game.");
inline constexpr Phrase kGameLostYou = KHIAR_TEXT("game-lost-you", "You have {score} points and lose the game.");
inline constexpr Phrase kGameWon = KHIAR_TEXT("game-won", "{player} wins the game.");
inline constexpr Phrase kGameWonYou = KHIAR_TEXT("game-won-you", "You win the game.");
inline constexpr Phrase kGameShared = KHIAR_TEXT("game-shared", "{player} shares the win.");
inline constexpr Phrase kGameSharedYou = KHIAR_TEXT("game-shared-you", "You share the win.");

// The same in a word or two, for the badge on the seat's plate
inline constexpr Phrase kBriefExchanged = KHIAR_TEXT("brief.exchanged", "{n} exchanged");
inline constexpr Phrase kBriefKeeps = KHIAR_TEXT("brief.keeps", "Keeps");
inline constexpr Phrase kBriefNewHand = KHIAR_TEXT("brief.new-hand", "New hand");
inline constexpr Phrase kBriefDoubles = KHIAR_TEXT("brief.doubles", "Doubles");
inline constexpr Phrase kBriefRedoubles = KHIAR_TEXT("brief.redoubles", "Redoubles");
inline constexpr Phrase kBriefKontra = KHIAR_TEXT("brief.kontra", "Kontra");
inline constexpr Phrase kBriefPass = KHIAR_TEXT("brief.pass", "Passes");
inline constexpr Phrase kBriefRaises = KHIAR_TEXT("brief.raises", "Doubles to {stake}");
inline constexpr Phrase kBriefLeadsOn = KHIAR_TEXT("brief.leads-on", "No double");
inline constexpr Phrase kBriefAccepts = KHIAR_TEXT("brief.accepts", "Accepts");
inline constexpr Phrase kBriefDrops = KHIAR_TEXT("brief.drops", "Drops");
inline constexpr Phrase kBriefDeals = KHIAR_TEXT("brief.deals", "Deals {n} each");
inline constexpr Phrase kBriefBuysIn = KHIAR_TEXT("brief.buys-in", "Buys in");
inline constexpr Phrase kBriefBackIn = KHIAR_TEXT("brief.back-in", "Comes back");
inline constexpr Phrase kBriefDeclines = KHIAR_TEXT("brief.declines", "No buy-in");
inline constexpr Phrase kBriefWins = KHIAR_TEXT("brief.wins", "Wins");
inline constexpr Phrase kBriefLoses = KHIAR_TEXT("brief.loses", "Loses");

// Cards set apart
inline constexpr Phrase kMarkTop = KHIAR_TEXT("mark.top", "above every other card");
inline constexpr Phrase kMarkSecond = KHIAR_TEXT("mark.second", "above every card but one");
inline constexpr Phrase kMarkOneOfTwo = KHIAR_TEXT("mark.one-of-two", "one of the two highest cards");

// Score lines
inline constexpr Phrase kLinePenalty = KHIAR_TEXT("line-penalty", "Took the last trick with {card}");
inline constexpr Phrase kLineTied = KHIAR_TEXT("line-tied", "Equally high in the last trick: {card}");
inline constexpr Phrase kLineWith = KHIAR_TEXT("line-with", "Last card: {card}");
inline constexpr Phrase kLineTimes = KHIAR_TEXT("line-times", "Last trick with {card}, times {n}");
inline constexpr Phrase kLineHalf = KHIAR_TEXT("line-half", "Half a cucumber, {card} stays");
inline constexpr Phrase kLineBuyIn = KHIAR_TEXT("line-buy-in", "Bought in, on with {score}");
inline constexpr Phrase kLineStake = KHIAR_TEXT("line-stake", "Stake");
inline constexpr Phrase kLineDrop = KHIAR_TEXT("line-drop", "Dropped");
inline constexpr Phrase kLineKnockout = KHIAR_TEXT("line-knockout", "Highest last card: {card}");
inline constexpr Phrase kLineRampo = KHIAR_TEXT("line-rampo", "Rampo: back to the start");
inline constexpr Phrase kLineBonus = KHIAR_TEXT("line-bonus", "Equal last card: {card}");
inline constexpr Phrase kLineReentry = KHIAR_TEXT("line-reentry", "A cucumber, back in with {score}");
inline constexpr Phrase kLineStakes = KHIAR_TEXT("line-stakes", "Put into the pot");
inline constexpr Phrase kLinePot = KHIAR_TEXT("line-pot", "The pot");
inline constexpr Phrase kLinePays = KHIAR_TEXT("line-pays", "To {player}");
inline constexpr Phrase kLineReceives = KHIAR_TEXT("line-receives", "From {player}");
inline constexpr Phrase kLineReset = KHIAR_TEXT("line-reset", "Exactly {n}: back to 0");

// Names
inline constexpr Phrase kFamily = KHIAR_TEXT("family-cucumber", "Cucumber");
inline constexpr Phrase kRandomName = KHIAR_TEXT("bot-random", "Random");
inline constexpr Phrase kRandomSentence = KHIAR_TEXT("bot-random-why", "Plays any card that may be played.");
inline constexpr Phrase kSharpName = KHIAR_TEXT("bot-sharp", "Sharp");
inline constexpr Phrase kSharpSentence = KHIAR_TEXT("bot-sharp-why", "Keeps one low card for the end and leads high until the others have given up theirs.");

inline constexpr Phrase kFimpName = KHIAR_TEXT("bot-fimp", "Fimp");
inline constexpr Phrase kFimpSentence = KHIAR_TEXT("bot-fimp-why", "Gets rid of high cards as soon as possible and hopes to slip through with low ones.");

// Reasons of the bots, for hints
inline constexpr Phrase kWhyOnly = KHIAR_TEXT("why-only", "Nothing else may be played.");
inline constexpr Phrase kWhyCannotReach = KHIAR_TEXT("why-cannot-reach", "None of your cards reaches {bar}, so the lowest has to go.");
inline constexpr Phrase kWhyCheapest = KHIAR_TEXT("why-cheapest", "It is the lowest card that reaches {bar}: {lowest} stays for the last trick, and higher cards for the tricks before it.");
inline constexpr Phrase kWhyLastTwo = KHIAR_TEXT("why-last-two", "Of two cards the higher goes now; {lowest} is left for the last trick.");
inline constexpr Phrase kWhyLeadHigh = KHIAR_TEXT("why-lead-high", "Whoever can't reach {card} has to give up a low card, and will miss it in the last trick.");
inline constexpr Phrase kWhyLeadSecond = KHIAR_TEXT("why-lead-second", "Whoever can't reach {card} has to give up a low card, and {highest} can still take the lead back.");
inline constexpr Phrase kWhyTakeNow = KHIAR_TEXT("why-take-now", "Whoever plays after you has to reach {card} or give up their lowest card.");
inline constexpr Phrase kWhyTakeSure = KHIAR_TEXT("why-take-sure", "Nothing that is still out is higher than {card}: it takes the trick, or draws an equal card from somebody.");
inline constexpr Phrase kWhySaveHigh = KHIAR_TEXT("why-save-high", "Reaching {bar} would cost a card that you need later; giving up the lowest costs less here.");
inline constexpr Phrase kWhyMaster = KHIAR_TEXT("why-master", "Nothing that is still out is higher than {card}: it brings the lead back, so there is time to lose a middling card first.");
inline constexpr Phrase kWhySpareLow = KHIAR_TEXT("why-spare-low", "{lowest} is low enough for the last trick, so this card can be spared, and your high cards can still take a trick.");
inline constexpr Phrase kWhyShedHigh = KHIAR_TEXT("why-shed-high", "{card} would cost a lot in the last trick, so it goes while it can.");
inline constexpr Phrase kWhyShedMiddle = KHIAR_TEXT("why-shed-middle", "Middling cards are the worst to be left with: not low enough for the last trick, not high enough for the ones before.");
inline constexpr Phrase kWhySlipUnder = KHIAR_TEXT("why-slip-under", "Your cards are low enough to slip through, so the highest of them goes first.");
inline constexpr Phrase kWhyTried = KHIAR_TEXT("why-tried", "Tried out in many ways the hidden cards may lie, this costs you the least.");
inline constexpr Phrase kWhyExchangeMiddle = KHIAR_TEXT("why-exchange-middle", "Middling cards help the least: not low enough for the last trick, not high enough for the ones before.");
inline constexpr Phrase kWhyExchangeNumber = KHIAR_TEXT("why-exchange-number", "The number is fixed here; most of these cards are better lost.");
inline constexpr Phrase kWhyKeepAll = KHIAR_TEXT("why-keep-all", "Your cards are low enough for the last trick or high enough for the ones before; an exchange would hardly help.");

inline constexpr Phrase kWhyLeadSet = KHIAR_TEXT("why-lead-set", "Led together these cards draw as many low ones from everybody who can't reach them.");
inline constexpr Phrase kWhySetReaches = KHIAR_TEXT("why-set-reaches", "Side by side these are the cheapest cards that reach.");
inline constexpr Phrase kWhySetLow = KHIAR_TEXT("why-set-low", "Nothing better reaches side by side, so the lowest cards have to go.");
inline constexpr Phrase kWhyNewHand = KHIAR_TEXT("why-new-hand", "This hand has nothing low for the last trick; a new one is likely to be better.");
inline constexpr Phrase kWhyKeepHand = KHIAR_TEXT("why-keep-hand", "This hand is good enough for the last trick; a new one could be worse.");
inline constexpr Phrase kWhyKontra = KHIAR_TEXT("why-kontra", "With such a low card for the end and the means to keep it, somebody else will pay double.");
inline constexpr Phrase kWhyPass = KHIAR_TEXT("why-pass", "Losing after kontra costs four times as much; this hand isn't safe enough.");
inline constexpr Phrase kWhyRaise = KHIAR_TEXT("why-raise", "The last card is low enough to win the deal, so the others may pay more.");
inline constexpr Phrase kWhyLeadOn = KHIAR_TEXT("why-lead-on", "The deal isn't sure enough to make it dearer.");
inline constexpr Phrase kWhyAccept = KHIAR_TEXT("why-accept", "There is a fair chance to play the lowest last card.");
inline constexpr Phrase kWhyDrop = KHIAR_TEXT("why-drop", "The lowest last card is unlikely to be here: paying the old stake is cheaper.");
inline constexpr Phrase kWhyBuyIn = KHIAR_TEXT("why-buy-in", "With that score the share of the pot is worth more than another stake.");
inline constexpr Phrase kWhyDecline = KHIAR_TEXT("why-decline", "Somebody is too close to the limit: that score isn't worth another stake.");
inline constexpr Phrase kWhyHandSize = KHIAR_TEXT("why-hand-size", "Seven cards give time to plan, and leave cards that nobody knows.");

/// Every phrase above, for the test that both languages have it.
inline constexpr std::array kAll = {
    kNotYourTurn, kOver, kNotNow, kNotTwice, kStakeTooHigh, kNotInHand, kWrongCount, kExchangeCount, kHandSizeRange,
    kKeepOne, kNotEqual, kLeadLowest, kMustEqual, kAceBlocked, kMustReach, kMustReachSet, kLowestOnly, kTooLow,
    kTooLowMust, kTooLowBlocked, kSetTooLow, kSetTooLowMust, kLead, kLeadSets, kLeadLowestPrompt, kFollow, kFollowMust, kFollowLowest,
    kFollowEqual, kFollowBlocked, kFollowSet, kFollowSetMust, kExchange, kFree, kDouble, kRedouble, kKontra, kRaise,
    kAnswer, kBuyIn, kBuyInFree, kHandSize, kPlayLabel, kPlayCounted, kExchangeLabel, kExchangeCounted, kKeepLabel, kFreeLabel, kDoubleLabel,
    kRedoubleLabel, kKontraLabel, kPassLabel, kRaiseLabel, kLeadOnLabel, kAcceptLabel, kDropLabel, kBuyInLabel,
    kDeclineLabel, kHandSizeLabel, kPlayed, kPlayedYou, kTrickOther, kTrickYou, kExchanged, kExchangedYou, kKept,
    kKeptYou, kPlayedSet, kPlayedSetYou, kLaid, kLaidYou, kChangedFree, kChangedFreeYou, kDoubled, kDoubledYou,
    kRedoubled, kRedoubledYou, kKeptHand, kKeptHandYou, kReturned, kSaidKontra, kSaidKontraYou, kPassed, kPassedYou,
    kRaised, kRaisedYou, kLedOn, kLedOnYou, kAccepted, kAcceptedYou, kDropped, kDroppedYou, kStakeNow, kRoundWon,
    kRoundWonYou, kRoundLeft, kRoundLeftYou, kPaidStake, kPaidStakeYou, kDealChosen, kDealChosenYou, kBoughtIn,
    kBoughtInYou, kCameBack, kCameBackYou, kDeclined, kDeclinedYou, kDealCounted, kDealCountedYou, kDealCountedTied,
    kDealCountedTiedYou, kDealLostWith, kDealLostWithYou, kHalfCucumber, kHalfCucumberYou, kRampo, kReplayed, kPotWon,
    kPotWonYou, kReceives, kReceivesYou, kPays, kPaysYou, kDealLost, kDealLostYou, kDealLostTied, kDealLostTiedYou,
    kBonus, kBonusYou, kReset, kResetYou, kLifeLost, kLifeLostYou, kLifeLostPassed, kLifeLostPassedYou, kEliminated,
    kEliminatedYou, kGameLost, kGameLostYou, kGameWon, kGameWonYou, kGameShared, kGameSharedYou, kLinePenalty,
    kLineTied, kLineWith, kLineTimes, kLineHalf, kLineBuyIn, kLineStake, kLineDrop, kLineKnockout, kLineRampo,
    kLineBonus, kLineReentry, kLineReset, kLineStakes, kLinePot, kLinePays, kLineReceives, kBriefExchanged, kBriefKeeps,
    kBriefNewHand, kBriefDoubles, kBriefRedoubles, kBriefKontra, kBriefPass, kBriefRaises, kBriefLeadsOn, kBriefAccepts,
    kBriefDrops, kBriefDeals, kBriefBuysIn, kBriefBackIn, kBriefDeclines, kBriefWins, kBriefLoses, kMarkTop, kMarkSecond,
    kMarkOneOfTwo, kFamily, kRandomName, kRandomSentence, kSharpName, kSharpSentence,
    kFimpName, kFimpSentence, kWhyOnly, kWhyCannotReach, kWhyCheapest, kWhyLastTwo, kWhyLeadHigh, kWhyLeadSecond,
    kWhyTakeNow, kWhyTakeSure, kWhySaveHigh, kWhyMaster, kWhySpareLow, kWhyShedHigh, kWhyShedMiddle, kWhySlipUnder,
    kWhyTried, kWhyExchangeMiddle, kWhyExchangeNumber, kWhyKeepAll, kWhyLeadSet, kWhySetReaches, kWhySetLow,
    kWhyNewHand, kWhyKeepHand, kWhyKontra, kWhyPass, kWhyRaise, kWhyLeadOn, kWhyAccept, kWhyDrop, kWhyBuyIn,
    kWhyDecline, kWhyHandSize};

/// Every phrase above, of the options, and of problems with a setup.
std::span<const Phrase> all();

} // namespace khiar::games::cucumber::text
