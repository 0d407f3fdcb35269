// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "engine/core/text.h"

#include <array>
#include <span>

// What the Buck Euchre family says: refusals, prompts, labels, events, score lines. Words of shared/glossary.md.
namespace khiar::games::buck_euchre::text {

// Refusals
inline constexpr Phrase kNotYourTurn = KHIAR_TEXT("not-your-turn", "It's {player}'s turn.");
inline constexpr Phrase kOver = KHIAR_TEXT("not-your-turn.over", "The game is over.");
inline constexpr Phrase kNotNow = KHIAR_TEXT("not-now", "That isn't possible at this point of the deal.");
inline constexpr Phrase kNotNowCards = KHIAR_TEXT("not-now.cards", "Choose what to say first; cards come later.");
inline constexpr Phrase kNameIt = KHIAR_TEXT("not-now.name", "The bidding is over and you have won it: name trumps.");
inline constexpr Phrase kNotInHand = KHIAR_TEXT("not-in-hand", "You don't have {card}.");
inline constexpr Phrase kWrongCount = KHIAR_TEXT("wrong-count.trick", "A trick takes one card from everybody; you picked {k}.");
inline constexpr Phrase kWrongCountBury = KHIAR_TEXT("wrong-count.bury", "One card is buried; you picked {k}.");
inline constexpr Phrase kExchangeCount = KHIAR_TEXT("exchange-count", "The number to exchange here is {counts}; you picked {k}.");
inline constexpr Phrase kFollowSuit = KHIAR_TEXT("follow-suit", "The suit led is {suit}, and you have it. Play one of these: {cards}.");
inline constexpr Phrase kFollowNotLeft = KHIAR_TEXT("follow-suit.left", "{card} is a trump in this deal and doesn't count as {suit}, the suit led. Play one of these: {cards}.");
inline constexpr Phrase kFollowTrumps = KHIAR_TEXT("follow-suit.trumps", "Trumps were led, {suit}, and {left} is one of them. Play one of these: {cards}.");
inline constexpr Phrase kBidTooLow = KHIAR_TEXT("bid-too-low", "{bid} isn't higher than {best}. Bid more or pass.");
inline constexpr Phrase kBidTooLowOne = KHIAR_TEXT("bid-too-low.one", "The lowest bid is 1. Bid at least that, or pass.");
inline constexpr Phrase kBidTooHigh = KHIAR_TEXT("bid-too-high", "The highest bid here is {most}; {bid} is above it.");
inline constexpr Phrase kBidTooHighForced = KHIAR_TEXT("bid-too-high.forced", "Everybody else has passed, so the dealer bids exactly 1.");
inline constexpr Phrase kMustBid = KHIAR_TEXT("must-bid", "Everybody else has passed. Here the dealer then has to bid 1.");
inline constexpr Phrase kTurnedDown = KHIAR_TEXT("turned-down-suit", "The upcard's suit, {suit}, was turned down. Name another suit.");
inline constexpr Phrase kNoTrumpsOff = KHIAR_TEXT("no-trumps-off", "Here a suit has to be named; there are no trumps only when all pass.");
inline constexpr Phrase kUpcardStays = KHIAR_TEXT("upcard-stays", "Here {card}, the card you took up, stays in the hand. Bury another one.");
inline constexpr Phrase kMustStayDrops = KHIAR_TEXT_N("must-stay.drops", "You dropped from the last {n} deals, so you stay in this one.");
inline constexpr Phrase kMustStayScore = KHIAR_TEXT_N("must-stay.score", "With {n} points or fewer nobody may drop.");

// Prompts
inline constexpr Phrase kOrder = KHIAR_TEXT("order", "Make {suit} trumps? {dealer} would take {card}.");
inline constexpr Phrase kOrderDealer = KHIAR_TEXT("order.dealer", "Make {suit} trumps? You would take {card}.");
inline constexpr Phrase kName = KHIAR_TEXT("name-trumps", "Name trumps; {suit} was turned down.");
inline constexpr Phrase kNameBid = KHIAR_TEXT_N("name-trumps.bid", "Name trumps. You bid {n} tricks.");
inline constexpr Phrase kBid = KHIAR_TEXT("bid", "Bid more tricks than {best}, or pass.");
inline constexpr Phrase kBidFirst = KHIAR_TEXT("bid.first", "Bid 1 trick or more, or pass.");
inline constexpr Phrase kBidForced = KHIAR_TEXT("bid.forced", "Everybody else has passed: you have to bid 1.");
inline constexpr Phrase kBidCap = KHIAR_TEXT("bid.cap", "{best} is the highest bid there is. You can only pass.");
inline constexpr Phrase kUpcard = KHIAR_TEXT("upcard", "Take {card} and bury a card for it, or leave it? Trumps: {suit}.");
inline constexpr Phrase kUpcardNone = KHIAR_TEXT("upcard.no-trumps", "Take {card} and bury a card for it, or leave it? There are no trumps.");
inline constexpr Phrase kBury = KHIAR_TEXT("bury", "Bury one card face down.");
inline constexpr Phrase kBuryOther = KHIAR_TEXT("bury.other", "Bury one card face down; {card} stays in your hand.");
inline constexpr Phrase kStay = KHIAR_TEXT_N("stay", "Stay or drop? Staying without a trick costs {n} points.");
inline constexpr Phrase kWidow = KHIAR_TEXT("widow", "Swap your whole hand for the unseen widow, or keep it?");
inline constexpr Phrase kExchange = KHIAR_TEXT("exchange", "Pick cards to exchange ({counts}), or keep them all.");
inline constexpr Phrase kLead = KHIAR_TEXT("lead", "You lead. Play any card.");
inline constexpr Phrase kFollow = KHIAR_TEXT("follow-suit.prompt", "Follow suit ({suit}) if you can.");
inline constexpr Phrase kFollowTrumpsPrompt = KHIAR_TEXT("follow-suit.prompt-trumps", "Trumps were led ({suit}): follow with one if you can. {left} is one too.");

// Labels
inline constexpr Phrase kPlayLabel = KHIAR_TEXT("play", "Play");
inline constexpr Phrase kPassLabel = KHIAR_TEXT("pass-button", "Pass");
inline constexpr Phrase kOrderLabel = KHIAR_TEXT("order-button", "Order up");
inline constexpr Phrase kTakeUpLabel = KHIAR_TEXT("take-up-button", "Take up");
inline constexpr Phrase kTurnDownLabel = KHIAR_TEXT("turn-down-button", "Turn down");
inline constexpr Phrase kNameLabel = KHIAR_TEXT("name-button", "Trumps");
inline constexpr Phrase kBidLabel = KHIAR_TEXT("bid-button", "Bid");
inline constexpr Phrase kTakeLabel = KHIAR_TEXT("take-button", "Take");
inline constexpr Phrase kLeaveLabel = KHIAR_TEXT("leave-button", "Leave");
inline constexpr Phrase kBuryLabel = KHIAR_TEXT("bury-button", "Bury");
inline constexpr Phrase kStayLabel = KHIAR_TEXT("stay-button", "Stay");
inline constexpr Phrase kDropLabel = KHIAR_TEXT("drop-button", "Drop");
inline constexpr Phrase kSwapLabel = KHIAR_TEXT("swap-button", "Swap");
inline constexpr Phrase kKeepLabel = KHIAR_TEXT("keep", "Keep");
inline constexpr Phrase kExchangeLabel = KHIAR_TEXT("exchange-button", "Exchange");

// Events
inline constexpr Phrase kTurned = KHIAR_TEXT("turned-up", "{card} is turned up.");
inline constexpr Phrase kTurnedClub = KHIAR_TEXT("turned-up.club", "{card} is turned up: clubs are trumps, and everybody has to play.");
inline constexpr Phrase kPassed = KHIAR_TEXT("passed", "{player} passes.");
inline constexpr Phrase kPassedYou = KHIAR_TEXT("passed-you", "You pass.");
inline constexpr Phrase kPassedBrief = KHIAR_TEXT("passed.brief", "Pass");
inline constexpr Phrase kOrdered = KHIAR_TEXT("ordered", "{player} orders up {card}.");
inline constexpr Phrase kOrderedYou = KHIAR_TEXT("ordered-you", "You order up {card}.");
inline constexpr Phrase kTookUp = KHIAR_TEXT("took-up", "{player} takes {card} into the hand.");
inline constexpr Phrase kTookUpYou = KHIAR_TEXT("took-up-you", "You take {card} into your hand.");
inline constexpr Phrase kLeft = KHIAR_TEXT("left-upcard", "{player} leaves {card}.");
inline constexpr Phrase kLeftYou = KHIAR_TEXT("left-upcard-you", "You leave {card}.");
inline constexpr Phrase kBuried = KHIAR_TEXT("buried", "{player} buries a card.");
inline constexpr Phrase kBuriedYou = KHIAR_TEXT("buried-you", "You bury {card}.");
inline constexpr Phrase kMaker = KHIAR_TEXT_N("maker", "{player} makes {suit} trumps and needs {n} tricks.");
inline constexpr Phrase kMakerYou = KHIAR_TEXT_N("maker-you", "You make {suit} trumps and need {n} tricks.");
inline constexpr Phrase kMakerNone = KHIAR_TEXT_N("maker-none", "{player} plays without trumps and needs {n} tricks.");
inline constexpr Phrase kMakerNoneYou = KHIAR_TEXT_N("maker-none-you", "You play without trumps and need {n} tricks.");
inline constexpr Phrase kMakerBrief = KHIAR_TEXT("maker.brief", "Maker");
inline constexpr Phrase kMakerOver = KHIAR_TEXT("maker-over", "A bid above 5 cannot be made: {player} will pay.");
inline constexpr Phrase kMakerOverYou = KHIAR_TEXT("maker-over-you", "A bid above 5 cannot be made: you will pay.");
inline constexpr Phrase kNoMaker = KHIAR_TEXT("no-maker", "All have passed: there are no trumps, and everybody has to play.");
inline constexpr Phrase kThrownIn = KHIAR_TEXT("thrown-in", "All have passed: the cards are thrown in and dealt again.");
inline constexpr Phrase kBidOther = KHIAR_TEXT_N("bids", "{player} bids {n} tricks.");
inline constexpr Phrase kBidYou = KHIAR_TEXT_N("bids-you", "You bid {n} tricks.");
inline constexpr Phrase kBidBrief = KHIAR_TEXT("bids.brief", "Bid: {n}");
inline constexpr Phrase kSwapped = KHIAR_TEXT("swapped", "{player} swaps hands with the widow.");
inline constexpr Phrase kSwappedYou = KHIAR_TEXT("swapped-you", "You swap hands with the widow.");
inline constexpr Phrase kSwappedBrief = KHIAR_TEXT("swapped.brief", "Swapped");
inline constexpr Phrase kKeptHand = KHIAR_TEXT("kept-hand", "{player} keeps the hand.");
inline constexpr Phrase kKeptHandYou = KHIAR_TEXT("kept-hand-you", "You keep your hand.");
inline constexpr Phrase kExchanged = KHIAR_TEXT_N("exchanged", "{player} exchanges {n} cards.");
inline constexpr Phrase kExchangedYou = KHIAR_TEXT_N("exchanged-you", "You exchange {n} cards.");
inline constexpr Phrase kKept = KHIAR_TEXT("kept-all", "{player} exchanges nothing.");
inline constexpr Phrase kKeptYou = KHIAR_TEXT("kept-all-you", "You exchange nothing.");
inline constexpr Phrase kStays = KHIAR_TEXT("stays", "{player} stays.");
inline constexpr Phrase kStaysYou = KHIAR_TEXT("stays-you", "You stay.");
inline constexpr Phrase kStaysBrief = KHIAR_TEXT("stays.brief", "In");
inline constexpr Phrase kDrops = KHIAR_TEXT("drops", "{player} drops.");
inline constexpr Phrase kDropsYou = KHIAR_TEXT("drops-you", "You drop.");
inline constexpr Phrase kDropsBrief = KHIAR_TEXT("drops.brief", "Dropped");
inline constexpr Phrase kPlayed = KHIAR_TEXT("played", "{player} plays {card}.");
inline constexpr Phrase kPlayedYou = KHIAR_TEXT("played-you", "You play {card}.");
inline constexpr Phrase kTrickOther = KHIAR_TEXT("trick-other", "{player} takes the trick.");
inline constexpr Phrase kTrickYou = KHIAR_TEXT("trick-you", "You take the trick.");
inline constexpr Phrase kTook = KHIAR_TEXT_N("deal-tricks", "{player} took {n} tricks: {n} points off.");
inline constexpr Phrase kTookYou = KHIAR_TEXT_N("deal-tricks-you", "You took {n} tricks: {n} points off.");
inline constexpr Phrase kTookNone = KHIAR_TEXT_N("deal-no-trick", "{player} took no trick: {n} penalty points.");
inline constexpr Phrase kTookNoneYou = KHIAR_TEXT_N("deal-no-trick-you", "You took no trick: {n} penalty points.");
inline constexpr Phrase kShort = KHIAR_TEXT_N("deal-short", "{player} needed {need} and took {k}: {n} penalty points.");
inline constexpr Phrase kShortYou = KHIAR_TEXT_N("deal-short-you", "You needed {need} and took {k}: {n} penalty points.");
inline constexpr Phrase kUnopposed = KHIAR_TEXT_N("deal-unopposed", "Everybody else dropped: {n} points off for {player}.");
inline constexpr Phrase kUnopposedYou = KHIAR_TEXT_N("deal-unopposed-you", "Everybody else dropped: {n} points off for you.");
inline constexpr Phrase kOverbid = KHIAR_TEXT_N("deal-overbid", "{player} bid {k}, which cannot be made: {n} penalty points.");
inline constexpr Phrase kOverbidYou = KHIAR_TEXT_N("deal-overbid-you", "You bid {k}, which cannot be made: {n} penalty points.");
inline constexpr Phrase kSwept = KHIAR_TEXT("swept", "{player} took all five tricks.");
inline constexpr Phrase kSweptYou = KHIAR_TEXT("swept-you", "You took all five tricks.");
inline constexpr Phrase kExtraDeal = KHIAR_TEXT("extra-deal", "Several have the same lowest score: one more deal.");
inline constexpr Phrase kLastDeal = KHIAR_TEXT_N("last-deal", "The game ends after {n} deals; the lowest score wins.");
inline constexpr Phrase kGameWon = KHIAR_TEXT("game-won", "{player} wins the game.");
inline constexpr Phrase kGameWonYou = KHIAR_TEXT("game-won-you", "You win the game.");
inline constexpr Phrase kGameShared = KHIAR_TEXT("game-shared", "{player} shares the win.");
inline constexpr Phrase kGameSharedYou = KHIAR_TEXT("game-shared-you", "You share the win.");

// Score lines
inline constexpr Phrase kLineTricks = KHIAR_TEXT_N("line-tricks", "{n} tricks");
inline constexpr Phrase kLineNoTrick = KHIAR_TEXT("line-no-trick", "No trick");
inline constexpr Phrase kLineShort = KHIAR_TEXT("line-short", "Took {k}, needed {need}");
inline constexpr Phrase kLineOverbid = KHIAR_TEXT("line-overbid", "Bid {k}, too many to make");
inline constexpr Phrase kLineUnopposed = KHIAR_TEXT("line-unopposed", "Everybody else dropped");
inline constexpr Phrase kLineDropped = KHIAR_TEXT("line-dropped", "Dropped");

// Marks
inline constexpr Phrase kMarkRight = KHIAR_TEXT("mark.right-bower", "highest trump");
inline constexpr Phrase kMarkLeft = KHIAR_TEXT("mark.left-bower", "a trump, the second highest");

// Names
inline constexpr Phrase kFamily = KHIAR_TEXT("family-buck-euchre", "Buck Euchre");
inline constexpr Phrase kRuleName = KHIAR_TEXT("bot-rule", "Steady");
inline constexpr Phrase kRuleSentence = KHIAR_TEXT("bot-rule-why", "Counts likely tricks, and stays, bids and plays by them.");
inline constexpr Phrase kRandomName = KHIAR_TEXT("bot-random", "Random");
inline constexpr Phrase kRandomSentence = KHIAR_TEXT("bot-random-any", "Does anything that may be done.");
inline constexpr Phrase kHastyName = KHIAR_TEXT("bot-hasty.buck", "Hasty");
inline constexpr Phrase kHastySentence = KHIAR_TEXT("bot-hasty-why.buck", "Goes by a few fixed rules, and doesn't think ahead.");

// Reasons of hints
inline constexpr Phrase kWhyOnly = KHIAR_TEXT("why-only.buck", "There is nothing else to choose.");
inline constexpr Phrase kWhyOrder = KHIAR_TEXT("why-order.buck", "With {suit} as trumps your cards are good for the three tricks that the maker needs.");
inline constexpr Phrase kWhyPassOrder = KHIAR_TEXT("why-pass-order.buck", "The maker needs three tricks, and with {suit} as trumps you can't count on them.");
inline constexpr Phrase kWhyPassName = KHIAR_TEXT("why-pass-name.buck", "In no suit can you count on the three tricks that the maker needs.");
inline constexpr Phrase kWhyNameSuit = KHIAR_TEXT("why-name-suit.buck", "With {suit} as trumps your cards take the most tricks.");
inline constexpr Phrase kWhyNameNone = KHIAR_TEXT("why-name-none.buck", "Your high cards lie in several suits; without trumps nobody can trump them.");
inline constexpr Phrase kWhyBid = KHIAR_TEXT("why-bid.buck", "You can count on enough tricks, and whoever wins the bidding names trumps.");
inline constexpr Phrase kWhyBidBlock = KHIAR_TEXT("why-bid-block.buck", "A bid above 5 can't be made and costs points, but it keeps the others from winning the game as maker.");
inline constexpr Phrase kWhyPassBid = KHIAR_TEXT("why-pass-bid.buck", "Falling short of a higher bid would cost more than it brings with these cards.");
inline constexpr Phrase kWhyStaySure = KHIAR_TEXT("why-stay-sure.buck", "A trick is certain with these cards, so staying is safe.");
inline constexpr Phrase kWhyStay = KHIAR_TEXT("why-stay.buck", "These cards take a trick often enough to be worth the risk.");
inline constexpr Phrase kWhyStayBlock = KHIAR_TEXT("why-stay-block.buck", "{player} is close to winning the game: whoever stays takes tricks away.");
inline constexpr Phrase kWhyDrop = KHIAR_TEXT("why-drop.buck", "These cards would take no trick too often; dropping costs nothing.");
inline constexpr Phrase kWhyBuryLone = KHIAR_TEXT("why-bury-lone.buck", "{card} is your only card of its suit: without it you can trump that suit.");
inline constexpr Phrase kWhyBuryLeast = KHIAR_TEXT("why-bury-least.buck", "You miss {card} least.");
inline constexpr Phrase kWhySwap = KHIAR_TEXT("why-swap.buck", "This hand is weak in every suit; unseen cards are better on average.");
inline constexpr Phrase kWhyKeepHand = KHIAR_TEXT("why-keep-hand.buck", "This hand is better than unseen cards are on average.");
inline constexpr Phrase kWhyTake = KHIAR_TEXT("why-take.buck", "{card} does more for you than the least of your cards.");
inline constexpr Phrase kWhyLeave = KHIAR_TEXT("why-leave.buck", "Each of your cards does more for you than {card} would.");
inline constexpr Phrase kWhyExchange = KHIAR_TEXT("why-exchange.buck", "These cards take few tricks; new ones are better on average.");
inline constexpr Phrase kWhyKeepAll = KHIAR_TEXT("why-keep-all.buck", "These cards are better than what you could expect to draw.");
inline constexpr Phrase kWhyLeadTrumps = KHIAR_TEXT("why-lead-trumps.buck", "{card} draws trumps from the others, who then can't trump your high cards.");
inline constexpr Phrase kWhyLeadSure = KHIAR_TEXT("why-lead-sure.buck", "Nothing that is still out beats {card}: the trick is yours.");
inline constexpr Phrase kWhyLeadHigh = KHIAR_TEXT("why-lead-high.buck", "{card} is the highest of its suit that is still out: it holds unless somebody trumps it.");
inline constexpr Phrase kWhyLeadAway = KHIAR_TEXT("why-lead-away.buck", "{card} would hardly take a trick: lead it, and keep the good cards until they are sure.");
inline constexpr Phrase kWhyLeadTry = KHIAR_TEXT("why-lead-try.buck", "Of your cards {card} loses least if it is beaten, and gains most if it holds.");
inline constexpr Phrase kWhyBreakSweep = KHIAR_TEXT("why-break-sweep.buck", "{player} has every trick so far, and all five win the game: take this one.");
inline constexpr Phrase kWhyTakeSure = KHIAR_TEXT("why-take-sure.buck", "{card} takes the trick for certain.");
inline constexpr Phrase kWhyTakeTry = KHIAR_TEXT("why-take-try.buck", "{card} takes the trick unless somebody behind you has more.");
inline constexpr Phrase kWhyTrumpIn = KHIAR_TEXT("why-trump-in.buck", "You don't have the suit led, so {card} trumps it.");
inline constexpr Phrase kWhyCannotTake = KHIAR_TEXT("why-cannot-take.buck", "You can't take this trick, and you miss {card} least.");
inline constexpr Phrase kWhyKeepBack = KHIAR_TEXT("why-keep-back.buck", "This trick isn't worth it: the cards that take it do more later.");

/// Every phrase above.
inline constexpr std::array kAll = {
    kNotYourTurn, kOver, kNotNow, kNotNowCards, kNameIt, kNotInHand, kWrongCount, kWrongCountBury, kExchangeCount, kFollowSuit, kFollowNotLeft,
    kFollowTrumps, kBidTooLow, kBidTooLowOne, kBidTooHigh, kBidTooHighForced, kMustBid, kTurnedDown, kNoTrumpsOff, kUpcardStays,
    kMustStayDrops, kMustStayScore, kOrder, kOrderDealer, kName, kNameBid, kBid, kBidFirst, kBidForced, kBidCap, kUpcard, kUpcardNone, kBury,
    kBuryOther, kStay, kWidow, kExchange, kLead, kFollow, kFollowTrumpsPrompt, kPlayLabel, kPassLabel, kOrderLabel,
    kTakeUpLabel, kTurnDownLabel, kNameLabel, kBidLabel, kTakeLabel, kLeaveLabel, kBuryLabel, kStayLabel, kDropLabel, kSwapLabel, kKeepLabel,
    kExchangeLabel, kTurned, kTurnedClub, kPassed, kPassedYou, kPassedBrief, kOrdered, kOrderedYou, kTookUp, kTookUpYou,
    kLeft, kLeftYou, kBuried, kBuriedYou, kMaker, kMakerYou, kMakerNone, kMakerNoneYou, kMakerBrief, kMakerOver, kMakerOverYou, kNoMaker, kThrownIn,
    kBidOther, kBidYou, kBidBrief, kSwapped, kSwappedYou, kSwappedBrief, kKeptHand, kKeptHandYou, kExchanged, kExchangedYou, kKept, kKeptYou,
    kStays, kStaysYou, kStaysBrief, kDrops, kDropsYou, kDropsBrief, kPlayed, kPlayedYou, kTrickOther, kTrickYou, kTook, kTookYou,
    kTookNone, kTookNoneYou, kShort, kShortYou, kUnopposed, kUnopposedYou, kOverbid, kOverbidYou, kSwept, kSweptYou, kExtraDeal,
    kLastDeal, kGameWon, kGameWonYou, kGameShared, kGameSharedYou, kLineTricks, kLineNoTrick, kLineShort, kLineOverbid,
    kLineUnopposed, kLineDropped, kMarkRight, kMarkLeft, kFamily, kRuleName, kRuleSentence, kRandomName, kRandomSentence,
    kHastyName, kHastySentence, kWhyOnly, kWhyOrder, kWhyPassOrder, kWhyPassName, kWhyNameSuit, kWhyNameNone, kWhyBid, kWhyBidBlock,
    kWhyPassBid, kWhyStaySure, kWhyStay, kWhyStayBlock, kWhyDrop, kWhyBuryLone, kWhyBuryLeast, kWhySwap, kWhyKeepHand, kWhyTake, kWhyLeave,
    kWhyExchange, kWhyKeepAll, kWhyLeadTrumps, kWhyLeadSure, kWhyLeadHigh, kWhyLeadAway, kWhyLeadTry, kWhyBreakSweep, kWhyTakeSure,
    kWhyTakeTry, kWhyTrumpIn, kWhyCannotTake, kWhyKeepBack};

/// Everything that the family can say: the list above, problems, options, presets, switches.
std::span<const Phrase> all();

} // namespace khiar::games::buck_euchre::text
