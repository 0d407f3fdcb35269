// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "engine/core/text.h"

#include <array>
#include <span>

// What Svoi Kozyri and its relatives say: refusals, prompts, labels, events. Words of shared/glossary.md §1.6 and part 3.
namespace khiar::games::svoi_kozyri::text {

inline constexpr Phrase kFamily = KHIAR_TEXT("family.svoi-kozyri", "Svoi Kozyri");

// Refusals
inline constexpr Phrase kNotYourTurn = KHIAR_TEXT("not-your-turn", "It's {player}'s turn.");
inline constexpr Phrase kOver = KHIAR_TEXT("not-your-turn.over", "The game is over.");
inline constexpr Phrase kGoneOut = KHIAR_TEXT("not-your-turn.gone-out", "You have no cards left: nothing can happen to you any more.");
inline constexpr Phrase kNotNow = KHIAR_TEXT("not-now", "That isn't possible at this point of the deal.");
inline constexpr Phrase kNotInHand = KHIAR_TEXT("not-in-hand", "You don't have {card}.");
inline constexpr Phrase kOneCard = KHIAR_TEXT("wrong-count.one", "One card is asked for here; you picked {k}.");
inline constexpr Phrase kNoCards = KHIAR_TEXT("wrong-count.none", "No card is asked for here; you picked {k}.");
inline constexpr Phrase kTwoCards = KHIAR_TEXT("wrong-count.beat", "You beat with one card and put one on top; you picked {k}.");
inline constexpr Phrase kDoesNotBeat = KHIAR_TEXT("does-not-beat", "{card} doesn't beat {top}. A higher card of the same suit does, or your own trump on another suit; or else take.");
inline constexpr Phrase kDoesNotBeatPlain = KHIAR_TEXT("does-not-beat.no-trumps", "{card} doesn't beat {top}. Only a higher card of the same suit does; or else take.");
inline constexpr Phrase kDoesNotBeatFree = KHIAR_TEXT("does-not-beat.free", "{card} doesn't beat {top}. But you needn't beat it: you may lead any card.");
inline constexpr Phrase kMustCover = KHIAR_TEXT("must-cover", "After beating, put a second card on top. Any card will do.");
inline constexpr Phrase kMustBeatOrTake = KHIAR_TEXT("must-beat-or-take", "{top} has to be answered: beat it, or take.");
inline constexpr Phrase kMustLead = KHIAR_TEXT("must-lead", "Nothing has to be answered here. Lead any card.");
inline constexpr Phrase kMustLeadOnto = KHIAR_TEXT("must-lead.onto", "{top} needn't be answered: whoever beat with it has gone out. Lead any card on top.");
inline constexpr Phrase kSuitTaken = KHIAR_TEXT("suit-taken", "{suit} belongs to {owner} already. Choose another suit.");
inline constexpr Phrase kNoSuit = KHIAR_TEXT("suit-taken.none", "Choose one of the four suits.");

// Prompts and buttons
inline constexpr Phrase kChooseTrump = KHIAR_TEXT("own-trump", "Choose your own trumps. They are trumps for you alone.");
inline constexpr Phrase kLead = KHIAR_TEXT("lead", "You lead. Play any card.");
inline constexpr Phrase kLeadOnto = KHIAR_TEXT("lead.onto", "You needn't beat {top}. Lead any card on top of it.");
inline constexpr Phrase kLeadOrBeat = KHIAR_TEXT("lead.or-beat", "You needn't beat {top}: lead any card, or beat it and put a second card on top.");
inline constexpr Phrase kBeatOrTake = KHIAR_TEXT_N("beat-or-take", "Beat {top}, or take {n} cards.");
inline constexpr Phrase kOnlyTake = KHIAR_TEXT_N("beat-or-take.take", "You can't beat {top}: take {n} cards.");
inline constexpr Phrase kTrumpLabel = KHIAR_TEXT("own-trump-button", "My trumps");
inline constexpr Phrase kLeadLabel = KHIAR_TEXT("lead-button", "Lead");
inline constexpr Phrase kBeatLabel = KHIAR_TEXT("beat-button", "Beat");
inline constexpr Phrase kTakeLabel = KHIAR_TEXT("take-button.pile", "Take");

// Events, and their brief forms for the badge
inline constexpr Phrase kChooses = KHIAR_TEXT("own-trump-other", "{player} chooses {suit} as own trumps.");
inline constexpr Phrase kChoosesYou = KHIAR_TEXT("own-trump-you", "You choose {suit} as your own trumps.");
inline constexpr Phrase kChoosesBrief = KHIAR_TEXT("own-trump-brief", "{suit}");
inline constexpr Phrase kGivesSix = KHIAR_TEXT("gives-six", "{player} gives {card} to {owner}.");
inline constexpr Phrase kGivesSixYou = KHIAR_TEXT("gives-six-you", "You give {card} to {owner}.");
inline constexpr Phrase kSixBrief = KHIAR_TEXT("gives-six.brief", "{card}");
inline constexpr Phrase kMirrored = KHIAR_TEXT("mirrored", "{player} keeps {suit} and {plain} as dealt; the other two suits are handed out so that the hands mirror each other.");
inline constexpr Phrase kMirroredYou = KHIAR_TEXT("mirrored-you", "You keep {suit} and {plain} as dealt; the other two suits are handed out so that the hands mirror each other.");
inline constexpr Phrase kMirroredPlain = KHIAR_TEXT("mirrored-plain", "{player} keeps {plain} as dealt; the other suit is handed out so that the hands mirror each other.");
inline constexpr Phrase kMirroredPlainYou = KHIAR_TEXT("mirrored-plain-you", "You keep {plain} as dealt; the other suit is handed out so that the hands mirror each other.");
inline constexpr Phrase kLeads = KHIAR_TEXT("leads", "{player} leads {card}.");
inline constexpr Phrase kLeadsYou = KHIAR_TEXT("leads-you", "You lead {card}.");
inline constexpr Phrase kBeats = KHIAR_TEXT("beats", "{player} beats with {card}.");
inline constexpr Phrase kBeatsYou = KHIAR_TEXT("beats-you", "You beat with {card}.");
inline constexpr Phrase kBeatsLast = KHIAR_TEXT("beats-last", "{player} beats with the last card, {card}.");
inline constexpr Phrase kBeatsLastYou = KHIAR_TEXT("beats-last-you", "You beat with your last card, {card}.");
inline constexpr Phrase kBeatsBrief = KHIAR_TEXT("beats.brief", "beats");
inline constexpr Phrase kCovers = KHIAR_TEXT("covers", "{player} puts {card} on top.");
inline constexpr Phrase kCoversYou = KHIAR_TEXT("covers-you", "You put {card} on top.");
inline constexpr Phrase kTakes = KHIAR_TEXT_N("takes", "{player} takes {n} cards.");
inline constexpr Phrase kTakesYou = KHIAR_TEXT_N("takes-you", "You take {n} cards.");
inline constexpr Phrase kTakesBrief = KHIAR_TEXT_N("takes.brief", "takes {n}");
inline constexpr Phrase kGoesOut = KHIAR_TEXT("goes-out", "{player} has no cards left and is safe.");
inline constexpr Phrase kGoesOutYou = KHIAR_TEXT("goes-out-you", "You have no cards left: you are safe.");
inline constexpr Phrase kGoesOutBrief = KHIAR_TEXT("goes-out.brief", "out of cards");
inline constexpr Phrase kSaved = KHIAR_TEXT("saved-by-last", "{player}'s only card, {card}, beats {top}.");
inline constexpr Phrase kSavedYou = KHIAR_TEXT("saved-by-last-you", "Your only card, {card}, beats {top}.");
inline constexpr Phrase kDrawn = KHIAR_TEXT("game-drawn", "Nobody loses: the game is a draw.");
inline constexpr Phrase kTooLong = KHIAR_TEXT("game-drawn.turns", "Nobody has gone out for too long: the game is a draw.");
inline constexpr Phrase kRepeated = KHIAR_TEXT("game-drawn.repeated", "The same position for the third time: the game is a draw.");
inline constexpr Phrase kLoses = KHIAR_TEXT("last-with-cards", "{player} is the last one with cards and loses the game.");
inline constexpr Phrase kLosesYou = KHIAR_TEXT("last-with-cards-you", "You are the last one with cards and lose the game.");
inline constexpr Phrase kWon = KHIAR_TEXT("game-won", "{player} wins the game.");
inline constexpr Phrase kWonYou = KHIAR_TEXT("game-won-you", "You win the game.");

// Bots
inline constexpr Phrase kRuleName = KHIAR_TEXT("bot-rule", "Steady");
inline constexpr Phrase kRuleSentence = KHIAR_TEXT("bot-rule.svoi-kozyri", "Keeps own trumps, sheds useless cards, and strikes where the next player is weak.");
inline constexpr Phrase kHastyName = KHIAR_TEXT("bot-hasty", "Hasty");
inline constexpr Phrase kHastySentence = KHIAR_TEXT("bot-hasty.svoi-kozyri", "Weighs each card by itself, and doesn't think ahead.");
inline constexpr Phrase kRandomName = KHIAR_TEXT("bot-random", "Random");
inline constexpr Phrase kRandomSentence = KHIAR_TEXT("bot-random-any", "Does anything that may be done.");

// Reasons
inline constexpr Phrase kWhyAnySuit = KHIAR_TEXT("why-any-suit", "Before the deal one suit is as good as another.");
inline constexpr Phrase kWhyNoCut = KHIAR_TEXT("why-no-cut", "Nobody knows how the pack lies, so a cut changes nothing.");
inline constexpr Phrase kWhyOnlyTake = KHIAR_TEXT("why-only-take", "None of your cards beats {top}.");
inline constexpr Phrase kWhyGoOut = KHIAR_TEXT("why-go-out", "That is the last of your cards: you are out.");
inline constexpr Phrase kWhyLeadLow = KHIAR_TEXT("why-lead-spare", "Of your cards {card} is the one you miss least.");
inline constexpr Phrase kWhyLeadBlow = KHIAR_TEXT("why-lead-blow", "{player} most likely can't beat {card}, and has to take it.");
inline constexpr Phrase kWhyBlowSure = KHIAR_TEXT("why-blow-sure", "{player} has nothing that beats {card}, and must take from a pile that has grown.");
inline constexpr Phrase kWhyBlow = KHIAR_TEXT("why-blow", "With {card} on top {player} most likely has to take, and the pile has grown.");
inline constexpr Phrase kWhyBeatCheap = KHIAR_TEXT("why-beat-cheap", "{card} is missed least of the cards that beat, and the second card goes with it.");
inline constexpr Phrase kWhyBeatTrump = KHIAR_TEXT("why-beat-trump", "Only your own trumps beat here. {card} costs less than taking, and another card goes with it.");
inline constexpr Phrase kWhyTakeTrumps = KHIAR_TEXT("why-take-trumps", "Your own trumps lie there: in your hand they beat anything.");
inline constexpr Phrase kWhyTakeBlow = KHIAR_TEXT("why-take-blow", "The card beneath is hard to beat for {player}, who has to answer it next.");
inline constexpr Phrase kWhyTakeKeep = KHIAR_TEXT_N("why-take-keep", "Beating costs you more here than the {n} cards that there are to take.");
inline constexpr Phrase kWhyWins = KHIAR_TEXT_N("why-wins", "Whatever {player} does, you go out first from here: in {n} turns at most, counting both of you.");
inline constexpr Phrase kWhyHoldsOut = KHIAR_TEXT("why-holds-out", "If {player} makes no mistake, you are left with cards; this puts it off the longest.");
inline constexpr Phrase kWhyHoldsDraw = KHIAR_TEXT("why-holds-draw", "Nobody can force anything here; this keeps the draw.");

// What a position is worth with perfect play
inline constexpr Phrase kJudgeWon = KHIAR_TEXT_N("judge-won", "Won for you: with the best play you go out first, in {n} turns, counting both of you.");
inline constexpr Phrase kJudgeLost = KHIAR_TEXT_N("judge-lost", "Lost for you: with the best play {player} goes out first, in {n} turns, counting both of you.");
inline constexpr Phrase kJudgeDrawn = KHIAR_TEXT("judge-drawn", "A draw: with the best play on both sides nobody can force more.");

inline constexpr std::array kAll = {
    kFamily, kNotYourTurn, kOver, kGoneOut, kNotNow, kNotInHand, kOneCard, kNoCards, kTwoCards, kDoesNotBeat, kDoesNotBeatPlain, kDoesNotBeatFree,
    kMustCover, kMustBeatOrTake, kMustLead, kMustLeadOnto, kSuitTaken, kNoSuit, kChooseTrump, kLead, kLeadOnto, kLeadOrBeat,
    kBeatOrTake, kOnlyTake, kTrumpLabel, kLeadLabel, kBeatLabel, kTakeLabel, kChooses, kChoosesYou, kChoosesBrief,
    kGivesSix, kGivesSixYou, kSixBrief, kMirrored, kMirroredYou, kMirroredPlain, kMirroredPlainYou, kLeads, kLeadsYou,
    kBeats, kBeatsYou, kBeatsLast, kBeatsLastYou, kBeatsBrief, kCovers, kCoversYou, kTakes, kTakesYou, kTakesBrief, kGoesOut, kGoesOutYou, kGoesOutBrief, kSaved, kSavedYou, kDrawn,
    kTooLong, kRepeated, kLoses, kLosesYou, kWon, kWonYou, kRuleName, kRuleSentence, kHastyName, kHastySentence,
    kRandomName, kRandomSentence, kWhyAnySuit, kWhyNoCut, kWhyOnlyTake, kWhyGoOut, kWhyLeadLow, kWhyLeadBlow, kWhyBlowSure, kWhyBlow, kWhyBeatCheap,
    kWhyBeatTrump, kWhyTakeTrumps, kWhyTakeBlow, kWhyTakeKeep, kWhyWins, kWhyHoldsOut, kWhyHoldsDraw, kJudgeWon, kJudgeLost, kJudgeDrawn};

/// kAll, and what options, presets, switches and problems say.
std::span<const Phrase> all();

} // namespace khiar::games::svoi_kozyri::text
