// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "engine/core/card.h"
#include "engine/core/card_set.h"

#include <array>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>

namespace khiar {

/// Every verb of records.md. A family answers for its own; others are unknown to it.
enum class Verb : std::uint8_t {
    play, exchange, keep, kontra, pass, freeChange, doubleUp, redouble, buyIn, decline, raise, accept, drop,
    leadOn, handSize, order, discard, name, bid, stay, swap, take, leave, lead, beat, trump, cut, pile, target,
};
inline constexpr int kVerbs = 29;
inline constexpr int kMaxActionCards = 26;
/// One constant to copy: filling card by card was a third of the time of random play.
inline constexpr std::array<Card, kMaxActionCards> kNoCards = [] {
    std::array<Card, kMaxActionCards> cards{};
    cards.fill(kNoCard);
    return cards;
}();

/// One thing a seat does. Trivially copyable, 32 bytes, no padding; unused cards are 255. Cards of play
/// and exchange stand in ascending code (`of` sorts), those of beat and pile in the order given.
struct Action {
    Verb verb = Verb::play;
    std::uint8_t count = 0;
    std::int16_t number = 0;
    Suit suit = Suit::none;
    std::uint8_t reserved = 0;
    std::array<Card, kMaxActionCards> cards = kNoCards;

    /// At most kMaxActionCards, whatever a made-up `count` says: any action may be asked.
    std::span<const Card> used() const { return {cards.data(), count < kMaxActionCards ? std::size_t(count) : std::size_t(kMaxActionCards)}; }
    CardSet set() const;
    friend bool operator==(const Action &, const Action &) = default;

    static constexpr Action of(Verb v) { Action a; a.verb = v; return a; }
    static constexpr Action of(Verb v, Card c) { Action a; a.verb = v; a.count = 1; a.cards[0] = c; return a; }
    static Action of(Verb v, const CardSet &cards);
    static Action withNumber(Verb v, int n) { Action a; a.verb = v; a.number = std::int16_t(n); return a; }
};
static_assert(sizeof(Action) == 32 && std::is_trivially_copyable_v<Action>);

/// "play QH", "exchange 2S 3H", "bid 3 S", "name none".
std::string actionText(const Action &a);
/// The word of a verb ("buy-in"), and back.
std::string_view verbWord(Verb v);
std::optional<Verb> parseVerb(std::string_view word);

/// What reading an action gave: the action, or which word was wrong and what was expected (an English phrase id
/// of core/problems.h).
struct ParsedAction {
    std::optional<Action> action;
    std::string badWord;      ///< empty = a word is missing
    const char *expected = ""; ///< "verb", "card", "number", "suit", "end"
    CardSet unspecific;       ///< cards named without their copy: any copy held is meant
};
ParsedAction parseAction(std::string_view text);
/// The same choice with its cards in ascending code, except where their order means something (beat): what legal lists hold.
Action withCardsInOrder(Action action);

} // namespace khiar
