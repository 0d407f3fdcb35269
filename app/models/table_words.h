// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QString>

#include <memory>
#include <vector>

#include "app/text/words.h"
#include "engine/core/fact.h"

namespace khiar {

/// The sentences of one table, shared by its models: Words of the language in use, renewed when that changes, with the
/// names of those who sit there. Made before the models, so that it is renewed before they ask.
class TableWords {
public:
    explicit TableWords(QObject *owner);
    const Words &words() const { return *m_words; }
    void setSeats(std::vector<SeatLine> seats, Viewer viewer);
    Viewer viewer() const { return m_viewer; }
    /// "You" where it is the viewer and nobody typed a name, else the name.
    QString seatName(Seat seat) const;
    /// What a fact of the closed list says in words.
    QString fact(const Fact &fact) const;
    /// A line of the score sheet: seats that it names are named as on their plates.
    QString line(Text text) const;

private:
    std::unique_ptr<Words> m_words;
    std::vector<SeatLine> m_seats;
    Viewer m_viewer = kPublic;
};

/// Words of the language in use for what stands outside a match: nobody sits anywhere. The GUI thread's.
const Words &wordsNow();

/// Every phrase of the app's models, for the test that both languages have it.
std::span<const Phrase> modelPhrases();

namespace model_text {
inline constexpr Phrase kCardOfHand = KHIAR_TEXT("a11y-card", "{card}, card {i} of {n}, playable");
inline constexpr Phrase kCardOfHandNot = KHIAR_TEXT("a11y-card-not", "{card}, card {i} of {n}, not playable now");
inline constexpr Phrase kCardOfHandIdle = KHIAR_TEXT("a11y-card-idle", "{card}, card {i} of {n}");
inline constexpr Phrase kCardChosen = KHIAR_TEXT("a11y-card-chosen", "{card}, card {i} of {n}, selected");
inline constexpr Phrase kChosenOf = KHIAR_TEXT("chosen-of", "{k} of {n} cards");
inline constexpr Phrase kChosenSaid = KHIAR_TEXT_N("chosen-said", "{n} cards selected.");
inline constexpr Phrase kChosenOfSaid = KHIAR_TEXT("chosen-of-said", "{k} of {n} cards selected.");
inline constexpr Phrase kChosenNone = KHIAR_TEXT("chosen-none", "No card selected.");
inline constexpr Phrase kCardPlayed = KHIAR_TEXT("a11y-card-played", "{card}, played by {player}");
inline constexpr Phrase kCardPlain = KHIAR_TEXT("a11y-card-plain", "{card}");
inline constexpr Phrase kCardHidden = KHIAR_TEXT("a11y-card-hidden", "A card face down");
inline constexpr Phrase kSeatSpoken = KHIAR_TEXT("a11y-seat", "{player}: {points} points, {cards} cards");
inline constexpr Phrase kSeatSpokenCucumber = KHIAR_TEXT("a11y-seat-cucumbers", "{player}: {points} points, {cards} cards, cucumbers: {cucumbers}");
inline constexpr Phrase kSeatOut = KHIAR_TEXT("a11y-seat-out", "{player}: out of the game with {points} points");
inline constexpr Phrase kSeatAside = KHIAR_TEXT("a11y-seat-aside", "{player}: not in this deal, {points} points");
inline constexpr Phrase kSeatSpokenHalf = KHIAR_TEXT("a11y-seat-half", "{player}: {points} points, half a cucumber, {cards} cards");
inline constexpr Phrase kSeatSpokenChips = KHIAR_TEXT("a11y-seat-chips", "{player}: chips {points}, {cards} cards");
inline constexpr Phrase kSeatSpokenEaten = KHIAR_TEXT("a11y-seat-eaten", "{player}: cucumbers {points}, {cards} cards");
inline constexpr Phrase kSeatSpokenLosses = KHIAR_TEXT("a11y-seat-losses", "{player}: deals lost {points}, {cards} cards");
inline constexpr Phrase kSeatSpokenPlain = KHIAR_TEXT("a11y-seat-plain", "{player}: {cards} cards");
inline constexpr Phrase kSeatOutPlain = KHIAR_TEXT("a11y-seat-out-plain", "{player}: out of the game");
inline constexpr Phrase kSeatAsideChips = KHIAR_TEXT("a11y-seat-aside-chips", "{player}: not in this deal, chips {points}");
inline constexpr Phrase kSeatAsidePlain = KHIAR_TEXT("a11y-seat-aside-plain", "{player}: not in this deal");
inline constexpr Phrase kSeatSafe = KHIAR_TEXT("a11y-seat-safe", "{player}: safe, no cards left");
inline constexpr Phrase kCardMarked = KHIAR_TEXT("a11y-card-marked", "{card}, {mark}");
inline constexpr Phrase kCardPile = KHIAR_TEXT("a11y-card-pile", "{card}, in the pile, {i} from the top of {n}");
inline constexpr Phrase kCardTop = KHIAR_TEXT("a11y-card-top", "{card}, on top of the pile, cards: {n}");
inline constexpr Phrase kCardAwaits = KHIAR_TEXT("a11y-card-awaits", "{card}, laid on the table; another card is to follow");
inline constexpr Phrase kCardOpenHand = KHIAR_TEXT("a11y-card-open-hand", "{card}, in the hand of {player}");
inline constexpr Phrase kCardUp = KHIAR_TEXT("a11y-card-up", "{card}, turned up");
inline constexpr Phrase kCardKept = KHIAR_TEXT("a11y-card-kept", "{card}, kept by {player}");
inline constexpr Phrase kCardLeftOver = KHIAR_TEXT("a11y-card-left-over", "{card}, left over");
inline constexpr Phrase kFactHalfCucumbers = KHIAR_TEXT("fact.half-cucumbers", "Half cucumbers: {n}");
inline constexpr Phrase kFactLosses = KHIAR_TEXT("fact.losses", "Deals lost: {n}");
inline constexpr Phrase kFactCountdown = KHIAR_TEXT("fact.countdown", "Scores go from {n} down to 0");
inline constexpr Phrase kSheetEnd = KHIAR_TEXT("sheet-end", "Payments");
inline constexpr Phrase kSheetSeatPays = KHIAR_TEXT("sheet-seat-pays", "{player}: {amount}");
inline constexpr Phrase kResultOf = KHIAR_TEXT("result-of", "{place}. {player}: {score}");
inline constexpr Phrase kResultSafe = KHIAR_TEXT("result-safe", "{place}. {player}: no cards left");
inline constexpr Phrase kResultCards = KHIAR_TEXT_N("result-cards", "{place}. {player}: {n} cards left");
inline constexpr Phrase kResultPays = KHIAR_TEXT("result-pays", "{place}. {player}: {score}, {amount}");
inline constexpr Phrase kYou = KHIAR_TEXT("you", "You");
inline constexpr Phrase kDetail = KHIAR_TEXT("table-detail", "Deal {deal}, trick {trick} of {n}");
inline constexpr Phrase kDetailDealing = KHIAR_TEXT("table-detail-dealing", "Deal {deal}");
inline constexpr Phrase kDetailOverPlain = KHIAR_TEXT("table-detail-over.plain", "Game over");
inline constexpr Phrase kDetailOver = KHIAR_TEXT("table-detail-over", "Deal {deal}, game over");
inline constexpr Phrase kYourTurn = KHIAR_TEXT("turn-of-person", "{player}, it's your turn.");
inline constexpr Phrase kHintCards = KHIAR_TEXT("hint-cards", "Hint: {cards}.");
inline constexpr Phrase kCantJudge = KHIAR_TEXT("judge-unknown", "There are too many cards left to tell.");
inline constexpr Phrase kHintButton = KHIAR_TEXT("hint-button", "Hint: {button}.");
inline constexpr Phrase kHintNumber = KHIAR_TEXT("hint-number", "Hint: {button}, {n}.");
inline constexpr Phrase kHintSuit = KHIAR_TEXT("hint-suit", "Hint: {button}, {suit}.");
inline constexpr Phrase kHintNumberSuit = KHIAR_TEXT("hint-number-suit", "Hint: {button}, {n} of {suit}.");
inline constexpr Phrase kLastTrickOf = KHIAR_TEXT("previous-trick", "{player} took the previous trick.");
inline constexpr Phrase kLastTrickYours = KHIAR_TEXT("previous-trick-you", "You took the previous trick.");
inline constexpr Phrase kWaiting = KHIAR_TEXT("waiting-for", "It's {player}'s turn.");
inline constexpr Phrase kFactCredits = KHIAR_TEXT("fact.credits", "Chips: {n}");
inline constexpr Phrase kFactLives = KHIAR_TEXT("fact.lives", "Lives: {n}");
inline constexpr Phrase kFactPot = KHIAR_TEXT("fact.pot", "Pot: {n}");
inline constexpr Phrase kFactStake = KHIAR_TEXT("fact.stake", "Stake: {n}");
inline constexpr Phrase kFactMultiplier = KHIAR_TEXT("fact.multiplier", "Times {n}");
inline constexpr Phrase kFactTrump = KHIAR_TEXT("trump", "Trumps: {suit}");
inline constexpr Phrase kFactNoTrump = KHIAR_TEXT("trump-none", "No trumps");
inline constexpr Phrase kFactTrumpOpen = KHIAR_TEXT("trump-open", "Trumps not named yet");
inline constexpr Phrase kFactOwnTrump = KHIAR_TEXT("own-trump", "Own trump: {suit}");
inline constexpr Phrase kFactMaker = KHIAR_TEXT("fact.maker", "Maker: {player}");
inline constexpr Phrase kFactNoMaker = KHIAR_TEXT("fact.maker-none", "No maker yet");
inline constexpr Phrase kFactBid = KHIAR_TEXT("fact.bid", "Bid: {n}");
inline constexpr Phrase kFactRequirement = KHIAR_TEXT("fact.requirement", "Needs {n} tricks");
inline constexpr Phrase kFactIn = KHIAR_TEXT("fact.in", "In");
inline constexpr Phrase kFactOut = KHIAR_TEXT("fact.out", "Out");
inline constexpr Phrase kFactSafe = KHIAR_TEXT("fact.safe", "Safe");
inline constexpr Phrase kFactOutOfGame = KHIAR_TEXT("fact.out-of-game", "Out of the game");
inline constexpr Phrase kFactTricks = KHIAR_TEXT("tricks-won", "Tricks: {n}");
inline constexpr Phrase kFactLimit = KHIAR_TEXT("fact.limit", "Limit: {n}");
inline constexpr Phrase kFactPoints = KHIAR_TEXT("fact.points", "Points: {n}");
inline constexpr Phrase kFactCucumbers = KHIAR_TEXT("fact.cucumbers", "Cucumbers: {n}");
inline constexpr Phrase kBotFailed = KHIAR_TEXT("bot-failed", "A bot gave no move. The game stops here; everything played so far is kept.");
inline constexpr Phrase kSwitchExcluded = KHIAR_TEXT("switch-excluded", "{name} leaves no room for this.");
inline constexpr Phrase kSeedWrong = KHIAR_TEXT("seed-wrong", "The seed is a number of at most 20 digits, or nothing.");
inline constexpr Phrase kKindPerson = KHIAR_TEXT("kind-person", "At this screen");
inline constexpr Phrase kOnlyBots = KHIAR_TEXT("people-none", "Only bots play, and you watch.");
inline constexpr Phrase kManyPeople = KHIAR_TEXT("people-several", "One screen for all: between turns a curtain hides the cards.");
inline constexpr Phrase kContinueTitle = KHIAR_TEXT("continue-title", "Continue {game}");
inline constexpr Phrase kContinueDealing = KHIAR_TEXT("continue-line.dealing", "Deal {deal}, with {players}");
inline constexpr Phrase kContinueLine = KHIAR_TEXT("continue-line", "Deal {deal}, trick {trick} of {n}, with {players}");
inline constexpr Phrase kNoticeSave = KHIAR_TEXT("notice-save", "The last game can't be read");
inline constexpr Phrase kNoticeSaveOlder = KHIAR_TEXT("notice-save-older", "{file} is damaged and stays where it is. The save before it can be continued.");
inline constexpr Phrase kNoticeSaveLost = KHIAR_TEXT("notice-save-lost", "{file} is damaged and stays where it is. There is no older save to continue.");
inline constexpr Phrase kNoticeRecord = KHIAR_TEXT("notice-record", "This file can't be opened");
inline constexpr Phrase kNoticeRecordText = KHIAR_TEXT("notice-record-text", "{file} stays as it is.");
inline constexpr Phrase kNoticePartly = KHIAR_TEXT("notice-partly", "The file can be opened up to a point");
inline constexpr Phrase kNoticePartlyText = KHIAR_TEXT("notice-partly-text", "{file} was played up to the line named here. You may go on from there; the file stays as it is.");
inline constexpr Phrase kNoticeWrite = KHIAR_TEXT("notice-write", "Saving doesn't work");
inline constexpr Phrase kNoticeWriteText = KHIAR_TEXT("notice-write-text", "The game goes on, but it can't be continued after the program has ended. Make room or make the folder writable: {file}.");
inline constexpr Phrase kNoticeSettings = KHIAR_TEXT("notice-settings", "Settings can't be kept");
inline constexpr Phrase kNoticeSettingsText = KHIAR_TEXT("notice-settings-text", "Changes last until the program ends. Make the file writable: {file}.");
inline constexpr Phrase kNoticeStopped = KHIAR_TEXT("notice-stopped", "The game has stopped");
inline constexpr Phrase kNoticeStoppedText = KHIAR_TEXT("notice-stopped-text", "Something in the program went wrong. Everything played so far is saved in {file}; send that file with your report.");
inline constexpr Phrase kNoticeStart = KHIAR_TEXT("notice-start", "This game can't begin");
inline constexpr Phrase kLine = KHIAR_TEXT("problem-line", "Line {line}: {found}");
inline constexpr Phrase kSheetDeal = KHIAR_TEXT("sheet-deal", "Deal {deal}");
inline constexpr Phrase kSheetSeat = KHIAR_TEXT("sheet-seat", "{player}: {amount}, total {total}");
inline constexpr Phrase kSheetSeatOut = KHIAR_TEXT("sheet-seat-out", "{player}: {amount}, total {total}, out of the game");
inline constexpr Phrase kSheetSeatLeads = KHIAR_TEXT("sheet-seat-leads", "{player}: {amount}, total {total}, leads");
} // namespace model_text

} // namespace khiar
