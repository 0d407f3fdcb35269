// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "engine/core/text.h"

#include <array>

// What can be wrong with a record before any rules are asked, and with playing it. A problem's sentence stands after
// "file:line: " or in a dialog of its own. `{found}` is Verbatim, `{expected}` one of the nouns below or Verbatim.
namespace khiar::problem {

// Sentences
inline constexpr Phrase kBadRecord = KHIAR_TEXT("bad-record", "{found} stands where {expected} was expected.");
inline constexpr Phrase kLineEnds = KHIAR_TEXT("bad-record.line-ends", "The line ends where {expected} was expected.");
inline constexpr Phrase kFileEnds = KHIAR_TEXT("bad-record.file-ends", "The file ends where {expected} was expected.");
inline constexpr Phrase kMissing = KHIAR_TEXT("bad-record.missing", "The line {key} is missing above this one.");
inline constexpr Phrase kOutside = KHIAR_TEXT("bad-record.range", "{found} stands where a number from {lowest} to {highest} was expected.");
inline constexpr Phrase kTwice = KHIAR_TEXT("bad-record.twice", "{found} stands here a second time; once was expected.");
inline constexpr Phrase kBelowDeal = KHIAR_TEXT("bad-record.below-deal", "{found} stands outside a deal; it was expected below a line {key}.");
inline constexpr Phrase kPackOrHands = KHIAR_TEXT("bad-record.pack-or-hands", "{found} stands here; a deal is stated either by {key} or by hands, not by both.");
inline constexpr Phrase kNotText = KHIAR_TEXT("bad-record.not-text", "This is not text; UTF-8 was expected.");
inline constexpr Phrase kLongLine = KHIAR_TEXT("bad-record.long-line", "The line is too long; at most {n} bytes were expected.");
inline constexpr Phrase kLongFile = KHIAR_TEXT("bad-record.long-file", "The file is too large; at most {n} bytes were expected.");
inline constexpr Phrase kUnknownGame = KHIAR_TEXT("bad-record.game", "{found} is not a game of this program; one listed by {key} was expected.");
inline constexpr Phrase kUnknownKey = KHIAR_TEXT("bad-record.key", "This game cannot say {found}; something that it has was expected.");
inline constexpr Phrase kUnknownVerb = KHIAR_TEXT("bad-record.verb", "{found} is not done in this game; one of its own actions was expected.");
inline constexpr Phrase kUnknownStyle = KHIAR_TEXT("bad-record.style", "{found} is not a style of bot here; {expected} plays instead.");

// Nouns
inline constexpr Phrase kStatement = KHIAR_TEXT("noun.statement", "a statement of the header");
inline constexpr Phrase kMovesLine = KHIAR_TEXT("noun.moves", "the line moves");
inline constexpr Phrase kSeatOrExpectation = KHIAR_TEXT("noun.seat-or-expectation", "a seat or =");
inline constexpr Phrase kWord = KHIAR_TEXT("noun.word", "one more word");
inline constexpr Phrase kEnd = KHIAR_TEXT("noun.end", "the end of the line");
inline constexpr Phrase kNumber = KHIAR_TEXT("noun.number", "a number");
inline constexpr Phrase kSeed = KHIAR_TEXT("noun.seed", "a number of at most 64 bits");
inline constexpr Phrase kCard = KHIAR_TEXT("noun.card", "a card");
inline constexpr Phrase kCards = KHIAR_TEXT("noun.cards", "cards, or - for none");
inline constexpr Phrase kSuit = KHIAR_TEXT("noun.suit", "a suit");
inline constexpr Phrase kVerb = KHIAR_TEXT("noun.verb", "an action");
inline constexpr Phrase kSeatKind = KHIAR_TEXT("noun.seat-kind", "human or bot:STYLE");
inline constexpr Phrase kAssistance = KHIAR_TEXT("noun.assistance", "undo or hint");
inline constexpr Phrase kReason = KHIAR_TEXT("noun.reason", "the id of a reason, or *");
inline constexpr Phrase kExpectation = KHIAR_TEXT("noun.expectation", "something that can be expected");
inline constexpr Phrase kYesOrNo = KHIAR_TEXT("noun.yes-or-no", "yes or no");

// Playing a record
inline constexpr Phrase kExpected = KHIAR_TEXT("failed.expectation", "{key} is {found}; {expected} was expected.");
inline constexpr Phrase kRefused = KHIAR_TEXT("failed.refused", "{action} by seat {seat} was refused: {reason}.");
inline constexpr Phrase kAllowed = KHIAR_TEXT("failed.allowed", "{action} by seat {seat} is allowed; the refusal {expected} was expected.");
inline constexpr Phrase kOtherReason = KHIAR_TEXT("failed.other-reason", "{action} by seat {seat} was refused for {found}; {expected} was expected.");
inline constexpr Phrase kRefusalChanged = KHIAR_TEXT("failed.refusal-changed", "{action} by seat {seat} was refused and changed the game; nothing was expected to change.");
inline constexpr Phrase kNobodyOnTurn = KHIAR_TEXT("failed.nobody", "Nobody is on turn; somebody who can play {expected} was expected.");
inline constexpr Phrase kBroken = KHIAR_TEXT("broken-invariant", "The program's own rules contradict themselves here: {found}. The game stops; what was played is kept.");

/// Every phrase above, for the test that both languages have it.
inline constexpr std::array kAll = {
    kBadRecord, kLineEnds, kFileEnds, kMissing, kOutside, kTwice, kBelowDeal, kPackOrHands, kNotText, kLongLine, kLongFile,
    kUnknownGame, kUnknownKey, kUnknownVerb, kUnknownStyle, kStatement, kMovesLine, kSeatOrExpectation, kWord, kEnd, kNumber,
    kSeed, kCard, kCards, kSuit, kVerb, kSeatKind, kAssistance, kReason, kExpectation, kYesOrNo, kExpected, kRefused, kAllowed,
    kOtherReason, kRefusalChanged, kNobodyOnTurn, kBroken};

} // namespace khiar::problem
