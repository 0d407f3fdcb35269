// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "engine/core/text.h"

#include <span>

// What the Cucumber family says: refusals, prompts, labels, events, score lines. Words of shared/glossary.md part 3.
namespace khiar::games::cucumber::text {

// Refusals
inline constexpr Phrase kNotYourTurn = KHIAR_TEXT("not-your-turn", "It's {player}'s turn.");
inline constexpr Phrase kOver = KHIAR_TEXT("not-your-turn.over", "The game is over.");
inline constexpr Phrase kNotNow = KHIAR_TEXT("not-now", "That isn't possible at this point of the deal.");
inline constexpr Phrase kNotInHand = KHIAR_TEXT("not-in-hand", "You don't have {card}.");
inline constexpr Phrase kWrongCount = KHIAR_TEXT_N("wrong-count", "Everyone plays {n} cards to this trick; you picked {k}.");
inline constexpr Phrase kExchangeCount = KHIAR_TEXT("exchange-count", "The number to exchange here is {counts}; you picked {k}.");
inline constexpr Phrase kTooLow = KHIAR_TEXT("too-low", "{card} doesn't reach {bar}. Play a card of that rank or higher, or else your lowest: {lowest}.");

// Prompts
inline constexpr Phrase kLead = KHIAR_TEXT("lead", "You lead. Play any card.");
inline constexpr Phrase kFollow = KHIAR_TEXT("follow", "Reach {bar}, or play your lowest card.");
inline constexpr Phrase kExchange = KHIAR_TEXT("exchange", "Pick cards to exchange ({counts}), or keep them all.");
inline constexpr Phrase kPlayLabel = KHIAR_TEXT("play", "Play");
inline constexpr Phrase kExchangeLabel = KHIAR_TEXT("exchange-button", "Exchange");
inline constexpr Phrase kKeepLabel = KHIAR_TEXT("keep", "Keep");

// Events
inline constexpr Phrase kPlayed = KHIAR_TEXT("played", "{player} plays {card}.");
inline constexpr Phrase kPlayedYou = KHIAR_TEXT("played-you", "You play {card}.");
inline constexpr Phrase kTrickOther = KHIAR_TEXT("trick-other", "{player} takes the trick.");
inline constexpr Phrase kTrickYou = KHIAR_TEXT("trick-you", "You take the trick.");
inline constexpr Phrase kExchanged = KHIAR_TEXT_N("exchanged", "{player} exchanges {n} cards.");
inline constexpr Phrase kExchangedYou = KHIAR_TEXT_N("exchanged-you", "You exchange {n} cards.");
inline constexpr Phrase kKept = KHIAR_TEXT("kept-all", "{player} exchanges nothing.");
inline constexpr Phrase kKeptYou = KHIAR_TEXT("kept-all-you", "You exchange nothing.");
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

// Score lines
inline constexpr Phrase kLinePenalty = KHIAR_TEXT("line-penalty", "Took the last trick with {card}");
inline constexpr Phrase kLineTied = KHIAR_TEXT("line-tied", "Equally high in the last trick: {card}");
inline constexpr Phrase kLineBonus = KHIAR_TEXT("line-bonus", "Equal last card: {card}");
inline constexpr Phrase kLineReentry = KHIAR_TEXT("line-reentry", "A cucumber, back in with {score}");
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

/// Every phrase above, of the options, and of problems with a setup.
std::span<const Phrase> all();

} // namespace khiar::games::cucumber::text
