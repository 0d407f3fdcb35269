// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

// Cards are numbers of one universe of 256, so that a card, its text and its deck need no context.
//
//   0 … 51     standard pack: (rank − 2) · 4 + suit, suits in the order S H D C
//   52 … 54    jokers X1 X2 X3
//   64 … 118   the second pack's copies ("AS/2")
//   128 … 187  Five Cucumbers: (value − 1) · 4 + copy, "1a" … "15d"
//   192 … 233  Kille: place · 2 + copy, "blaren/1" … "harlekin/2"
//
// Text forms are those of records.md. A rule never reads a rank from here where options may
// change it; families keep tables of strengths in their Rules.
namespace khiar {

enum class Suit : std::uint8_t { spades, hearts, diamonds, clubs, none = 255 };
enum class DeckKind : std::uint8_t { standard, five, kille };

struct Card {
    std::uint8_t code = 255;
    friend constexpr bool operator==(Card, Card) = default;
    friend constexpr bool operator<(Card a, Card b) { return a.code < b.code; }
    constexpr bool valid() const { return code != 255; }
};

inline constexpr Card kNoCard{};
inline constexpr int kCardCodes = 256;
inline constexpr int kSecondPack = 64;
inline constexpr int kFirstJoker = 52;
inline constexpr int kFirstFive = 128;
inline constexpr int kFirstKille = 192;

constexpr DeckKind deckOf(Card c)
{
    return c.code >= kFirstKille ? DeckKind::kille : c.code >= kFirstFive ? DeckKind::five : DeckKind::standard;
}
/// 1 or 2: which pack's copy a standard card is.
constexpr int packOf(Card c) { return c.code >= kSecondPack ? 2 : 1; }
constexpr bool isJoker(Card c) { return c.code < kFirstFive && c.code % kSecondPack >= kFirstJoker; }
/// Pips of a standard card, 2 … 14 (ace high); of a Five Cucumbers card its value; of a Kille card its
/// place 1 … 21; of a joker 15.
constexpr int rankOf(Card c)
{
    switch (deckOf(c)) {
    case DeckKind::five: return (c.code - kFirstFive) / 4 + 1;
    case DeckKind::kille: return (c.code - kFirstKille) / 2 + 1;
    case DeckKind::standard: break;
    }
    return isJoker(c) ? 15 : c.code % kSecondPack / 4 + 2;
}
constexpr Suit suitOf(Card c)
{
    return deckOf(c) == DeckKind::standard && !isJoker(c) ? Suit(c.code % 4) : Suit::none;
}
constexpr Card standardCard(int rank, Suit suit, int pack = 1)
{
    return Card{std::uint8_t((rank - 2) * 4 + int(suit) + (pack - 1) * kSecondPack)};
}
constexpr Card joker(int number) { return Card{std::uint8_t(kFirstJoker + number - 1)}; }
/// The same face in the first pack: what a card drawn on screen looks like.
constexpr Card faceOf(Card c)
{
    if (deckOf(c) == DeckKind::five)
        return Card{std::uint8_t(c.code & ~3)};
    if (deckOf(c) == DeckKind::kille)
        return Card{std::uint8_t(c.code & ~1)};
    return Card{std::uint8_t(c.code % kSecondPack)};
}

/// "QH", "X1", "AS/2", "7b", "kuku/1".
std::string cardText(Card c);
/// Reads the text form ("10H" too). The second value of a text without its copy ("AS", "kuku") is the first copy.
std::optional<Card> parseCard(std::string_view text);
/// Whether the text names one copy of several ("AS/2", "kuku/1", any "7b").
bool namesCopy(std::string_view text);

char suitLetter(Suit s); ///< 'S' 'H' 'D' 'C', '-' for none
std::optional<Suit> parseSuit(std::string_view text);

} // namespace khiar
