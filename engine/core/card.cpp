// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/card.h"

#include <array>
#include <charconv>

namespace khiar {
namespace {

constexpr std::string_view kRanks = "23456789TJQKA";
constexpr std::string_view kSuits = "SHDC";
constexpr std::array<std::string_view, 21> kKille = {
    "blaren", "blompottan", "kransen", "k1", "k2", "k3", "k4", "k5", "k6", "k7", "k8",
    "k9", "k10", "k11", "k12", "vardshus", "kavall", "husu", "husar", "kuku", "harlekin"};

std::optional<Card> parseStandard(std::string_view t)
{
    if (t.size() == 2 && t[0] == 'X' && t[1] >= '1' && t[1] <= '3')
        return joker(t[1] - '0');
    std::size_t rank = std::string_view::npos;
    if (t.size() == 3 && t.substr(0, 2) == "10")
        rank = kRanks.find('T'), t.remove_prefix(1);
    else if (t.size() == 2)
        rank = kRanks.find(t[0]);
    const auto suit = t.size() == 2 ? kSuits.find(t[1]) : std::string_view::npos;
    if (rank == std::string_view::npos || suit == std::string_view::npos)
        return std::nullopt;
    return standardCard(int(rank) + 2, Suit(suit));
}

std::optional<Card> parseFive(std::string_view t)
{
    if (t.size() < 2 || t.back() < 'a' || t.back() > 'd' || t[0] == '0')
        return std::nullopt;
    int value = 0;
    const auto r = std::from_chars(t.data(), t.data() + t.size() - 1, value);
    if (r.ec != std::errc() || r.ptr != t.data() + t.size() - 1 || value < 1 || value > 15)
        return std::nullopt;
    return Card{std::uint8_t(kFirstFive + (value - 1) * 4 + (t.back() - 'a'))};
}

} // namespace

std::string cardText(Card c)
{
    switch (deckOf(c)) {
    case DeckKind::five:
        return std::to_string(rankOf(c)) + char('a' + (c.code - kFirstFive) % 4);
    case DeckKind::kille:
        return std::string(kKille[std::size_t(rankOf(c) - 1)]) + (c.code % 2 ? "/2" : "/1");
    case DeckKind::standard:
        break;
    }
    std::string out = isJoker(c) ? "X" + std::to_string(c.code % kSecondPack - kFirstJoker + 1)
                                 : std::string{kRanks[std::size_t(rankOf(c) - 2)], kSuits[std::size_t(suitOf(c))]};
    return packOf(c) == 2 ? out + "/2" : out;
}

std::optional<Card> parseCard(std::string_view text)
{
    int copy = 1;
    std::string_view body = text;
    if (text.size() > 2 && text[text.size() - 2] == '/') {
        if (text.back() != '1' && text.back() != '2')
            return std::nullopt;
        copy = text.back() - '0';
        body = text.substr(0, text.size() - 2);
    }
    if (const auto c = parseStandard(body))
        return isJoker(*c) && copy == 2 ? std::nullopt : std::optional(Card{std::uint8_t(c->code + (copy - 1) * kSecondPack)});
    for (std::size_t i = 0; i < kKille.size(); ++i)
        if (kKille[i] == body)
            return Card{std::uint8_t(kFirstKille + int(i) * 2 + copy - 1)};
    return body.size() == text.size() ? parseFive(text) : std::nullopt;
}

bool namesCopy(std::string_view text)
{
    return text.find('/') != std::string_view::npos || parseFive(text);
}

char suitLetter(Suit s)
{
    return s == Suit::none ? '-' : kSuits[std::size_t(s)];
}

std::optional<Suit> parseSuit(std::string_view text)
{
    const auto at = text.size() == 1 ? kSuits.find(text[0]) : std::string_view::npos;
    return at == std::string_view::npos ? std::nullopt : std::optional(Suit(at));
}

} // namespace khiar
