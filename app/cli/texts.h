// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "engine/core/text.h"

#include <array>

// What khiarctl says besides the words of the games. Tables, ids and the synopsis stay Latin in both languages.
namespace khiar::cli::text {

// What is wrong with a command line
inline constexpr Phrase kNoCommand = KHIAR_TEXT("cli.no-command", "A command was expected.");
inline constexpr Phrase kUnknownCommand = KHIAR_TEXT("cli.unknown-command", "{found} is not a command.");
inline constexpr Phrase kUnknownOption = KHIAR_TEXT("cli.unknown-option", "{found} is not an option of {command}.");
inline constexpr Phrase kNeedsValue = KHIAR_TEXT("cli.needs-value", "{found} needs a value.");
inline constexpr Phrase kMissingWord = KHIAR_TEXT("cli.missing-word", "{command} needs {expected}.");
inline constexpr Phrase kTooMany = KHIAR_TEXT("cli.too-many", "{found} is one word too many.");
inline constexpr Phrase kBadValue = KHIAR_TEXT("cli.bad-value", "{found} is not a value of {option}; {expected} was expected.");
inline constexpr Phrase kUnreadable = KHIAR_TEXT("cli.unreadable", "The file cannot be read ({why}); a record was expected.");
inline constexpr Phrase kBotFault = KHIAR_TEXT("cli.bot-fault", "The bot {style} at seat {seat} answered {action}, which is refused: {reason}.");
inline constexpr Phrase kTooLong = KHIAR_TEXT("cli.too-long", "The match did not end within {n} actions.");

// Headings and help
inline constexpr Phrase kUsage = KHIAR_TEXT("cli.usage", "Usage:");
inline constexpr Phrase kAbout = KHIAR_TEXT("cli.about", "khiarctl: the games of Khiar without a window.");
inline constexpr Phrase kEverywhere = KHIAR_TEXT("cli.everywhere", "Everywhere: the language of sentences, and one JSON object instead of text. A file named - is standard input.");
inline constexpr Phrase kStatuses = KHIAR_TEXT("cli.statuses", "Exit status: 0 fine, 1 an expectation failed or a move was refused, 2 unreadable or invalid input.");
inline constexpr Phrase kGames = KHIAR_TEXT("cli.games", "Every game: id, family, seats, one line.");
inline constexpr Phrase kOptions = KHIAR_TEXT("cli.options", "Every option of a game: key, kind, values, the value here.");
inline constexpr Phrase kRules = KHIAR_TEXT("cli.rules", "The rules of exactly this table, composed from its options.");
inline constexpr Phrase kCheck = KHIAR_TEXT("cli.check", "Replays records and checks what they expect.");
inline constexpr Phrase kShow = KHIAR_TEXT("cli.show", "The state after the last move, whole or as one seat sees it.");
inline constexpr Phrase kLegal = KHIAR_TEXT("cli.legal", "What may be played after the last move.");
inline constexpr Phrase kWhy = KHIAR_TEXT("cli.why", "Why an action is refused.");
inline constexpr Phrase kDeal = KHIAR_TEXT("cli.deal", "Prints a new record.");
inline constexpr Phrase kPlay = KHIAR_TEXT("cli.play", "A match in the terminal.");
inline constexpr Phrase kArena = KHIAR_TEXT("cli.arena", "Bots against bots; mean result and 95 % interval.");
inline constexpr Phrase kBench = KHIAR_TEXT("cli.bench", "How fast the rules are.");

// A match in the terminal
inline constexpr Phrase kSeatTurn = KHIAR_TEXT("cli.seat-turn", "{player}, it's your turn.");
inline constexpr Phrase kYourHand = KHIAR_TEXT("cli.your-hand", "Your cards: {cards}");
inline constexpr Phrase kTrickSoFar = KHIAR_TEXT("cli.trick", "Played: {player} {card}");
inline constexpr Phrase kDealNumber = KHIAR_TEXT("cli.deal-number", "Deal {n}");
inline constexpr Phrase kScoreOf = KHIAR_TEXT_N("cli.score", "{player}: {n} points");
inline constexpr Phrase kScoreOut = KHIAR_TEXT_N("cli.score-out", "{player}: {n} points, out of the game");
inline constexpr Phrase kScoreCucumber = KHIAR_TEXT_N("cli.score-cucumber", "{player}: {n} points, a cucumber");
inline constexpr Phrase kChoices = KHIAR_TEXT("cli.choices", "Your choices:");
inline constexpr Phrase kManyChoices = KHIAR_TEXT_N("cli.many-choices", "There are {n} choices, among them:");
inline constexpr Phrase kHelp = KHIAR_TEXT("cli.help", "Type a card as it stands in the list (QH is the queen of hearts), the number of a choice, or a whole action. A question mark shows this again, q leaves the game.");
inline constexpr Phrase kNotUnderstood = KHIAR_TEXT("cli.not-understood", "{found} is neither a card nor a choice. A question mark shows what can be typed.");
inline constexpr Phrase kLeft = KHIAR_TEXT("cli.left", "The game ends here, before its end. Seed: {seed}");
inline constexpr Phrase kOver = KHIAR_TEXT("cli.over", "The game is over. Seed: {seed}");

// Nouns of messages
inline constexpr Phrase kNounGame = KHIAR_TEXT("cli.noun-game", "the id of a game");
inline constexpr Phrase kNounFile = KHIAR_TEXT("cli.noun-file", "a file");
inline constexpr Phrase kNounSeat = KHIAR_TEXT("cli.noun-seat", "a seat");
inline constexpr Phrase kNounAction = KHIAR_TEXT("cli.noun-action", "an action");
inline constexpr Phrase kNounNumber = KHIAR_TEXT("cli.noun-number", "a number");
inline constexpr Phrase kNounKeyValue = KHIAR_TEXT("cli.noun-key-value", "KEY=VALUE");
inline constexpr Phrase kNounStyles = KHIAR_TEXT("cli.noun-styles", "one style for each seat");

inline constexpr std::array kAll = {
    kNoCommand, kUnknownCommand, kUnknownOption, kNeedsValue, kMissingWord, kTooMany, kBadValue, kUnreadable,
    kBotFault, kTooLong, kUsage, kAbout, kEverywhere, kStatuses, kGames, kOptions, kRules, kCheck, kShow, kLegal, kWhy,
    kDeal, kPlay, kArena, kBench, kSeatTurn, kYourHand, kTrickSoFar, kDealNumber, kScoreOf, kScoreOut, kScoreCucumber,
    kChoices, kManyChoices, kHelp, kNotUnderstood, kLeft, kOver, kNounGame, kNounFile, kNounSeat, kNounAction, kNounNumber,
    kNounKeyValue, kNounStyles};

} // namespace khiar::cli::text
