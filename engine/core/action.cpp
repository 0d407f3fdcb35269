// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/action.h"

#include <algorithm>
#include <charconv>
#include <vector>

namespace khiar {
namespace {

/// What follows a verb in its text form.
/// Laid cards keep their order, but which cards they are is all that the rules ask.
enum class Takes : std::uint8_t { nothing, cards, laidCards, oneCard, orderedCards, number, suit, numberAndMaybeSuit };

struct VerbForm {
    std::string_view word;
    Takes takes;
    int most; ///< cards at most
};

constexpr std::array<VerbForm, kVerbs> kForms = {{
    {"play", Takes::cards, kMaxActionCards}, {"exchange", Takes::cards, kMaxActionCards}, {"keep", Takes::nothing, 0},
    {"kontra", Takes::nothing, 0}, {"pass", Takes::nothing, 0}, {"free", Takes::nothing, 0},
    {"double", Takes::nothing, 0}, {"redouble", Takes::nothing, 0}, {"buy-in", Takes::nothing, 0},
    {"decline", Takes::nothing, 0}, {"raise", Takes::nothing, 0}, {"accept", Takes::nothing, 0},
    {"drop", Takes::nothing, 0}, {"lead-on", Takes::nothing, 0}, {"hand-size", Takes::number, 0},
    {"order", Takes::nothing, 0}, {"discard", Takes::oneCard, 1}, {"name", Takes::suit, 0},
    {"bid", Takes::numberAndMaybeSuit, 0}, {"stay", Takes::nothing, 0}, {"swap", Takes::nothing, 0},
    {"take", Takes::nothing, 0}, {"leave", Takes::nothing, 0}, {"lead", Takes::oneCard, 1},
    {"beat", Takes::orderedCards, 2}, {"trump", Takes::suit, 0}, {"cut", Takes::number, 0},
    {"pile", Takes::laidCards, kMaxActionCards}, {"target", Takes::oneCard, 1},
}};

const VerbForm &formOf(Verb v) { return kForms[std::size_t(v)]; }

std::vector<std::string_view> splitWords(std::string_view text)
{
    std::vector<std::string_view> words;
    for (std::size_t at = 0; at < text.size();) {
        const auto from = text.find_first_not_of(" \t", at);
        if (from == std::string_view::npos)
            break;
        const auto to = std::min(text.find_first_of(" \t", from), text.size());
        words.push_back(text.substr(from, to - from));
        at = to;
    }
    return words;
}

ParsedAction wrong(std::string_view word, const char *expected)
{
    ParsedAction p;
    p.badWord = std::string(word);
    p.expected = expected;
    return p;
}

ParsedAction parseCards(Action a, const VerbForm &form, std::span<const std::string_view> words)
{
    ParsedAction p;
    if (words.empty())
        return wrong("", "card");
    for (auto word : words) {
        const auto card = parseCard(word);
        if (!card)
            return wrong(word, "card");
        if (a.count == form.most)
            return wrong(word, "end");
        if (!namesCopy(word))
            p.unspecific.add(*card);
        a.cards[a.count++] = *card;
    }
    if (form.takes == Takes::cards)
        std::sort(a.cards.begin(), a.cards.begin() + a.count);
    p.action = a;
    return p;
}

ParsedAction parseNumber(Action a, const VerbForm &form, std::span<const std::string_view> words)
{
    if (words.empty())
        return wrong("", "number");
    const auto r = std::from_chars(words[0].data(), words[0].data() + words[0].size(), a.number);
    if (r.ec != std::errc() || r.ptr != words[0].data() + words[0].size())
        return wrong(words[0], "number");
    if (words.size() > 1 && form.takes == Takes::numberAndMaybeSuit) {
        const auto suit = parseSuit(words[1]);
        if (!suit)
            return wrong(words[1], "suit");
        a.suit = *suit;
        words = words.subspan(1);
    }
    if (words.size() > 1)
        return wrong(words[1], "end");
    ParsedAction p;
    p.action = a;
    return p;
}

ParsedAction parseNamedSuit(Action a, std::span<const std::string_view> words)
{
    if (words.empty())
        return wrong("", "suit");
    if (words.size() > 1)
        return wrong(words[1], "end");
    const auto suit = parseSuit(words[0]);
    if (!suit && !(a.verb == Verb::name && words[0] == "none"))
        return wrong(words[0], "suit");
    a.suit = suit.value_or(Suit::none);
    ParsedAction p;
    p.action = a;
    return p;
}

} // namespace

CardSet Action::set() const
{
    CardSet s;
    for (Card c : used())
        s.add(c);
    return s;
}

Action Action::of(Verb v, const CardSet &cards)
{
    Action a;
    a.verb = v;
    cards.each([&](Card c) {
        if (a.count < kMaxActionCards)
            a.cards[a.count++] = c;
    });
    return a;
}

std::string_view verbWord(Verb v)
{
    return formOf(v).word;
}

std::optional<Verb> parseVerb(std::string_view word)
{
    for (int v = 0; v < kVerbs; ++v)
        if (kForms[std::size_t(v)].word == word)
            return Verb(v);
    return std::nullopt;
}

std::string actionText(const Action &a)
{
    const VerbForm &form = formOf(a.verb);
    std::string out(form.word);
    for (Card c : a.used())
        out += " " + cardText(c);
    if (form.takes == Takes::number || form.takes == Takes::numberAndMaybeSuit)
        out += " " + std::to_string(a.number);
    if (form.takes == Takes::suit && a.suit == Suit::none)
        out += " none";
    else if (a.suit != Suit::none)
        out += std::string(" ") + suitLetter(a.suit);
    return out;
}

Action withCardsInOrder(Action a)
{
    if (formOf(a.verb).takes != Takes::orderedCards)
        std::sort(a.cards.begin(), a.cards.begin() + a.used().size());
    return a;
}

ParsedAction parseAction(std::string_view text)
{
    const auto words = splitWords(text);
    if (words.empty())
        return wrong("", "verb");
    const auto verb = parseVerb(words[0]);
    if (!verb)
        return wrong(words[0], "verb");
    const VerbForm &form = formOf(*verb);
    const auto rest = std::span(words).subspan(1);
    const Action a = Action::of(*verb);
    switch (form.takes) {
    case Takes::nothing: {
        if (!rest.empty())
            return wrong(rest[0], "end");
        ParsedAction p;
        p.action = a;
        return p;
    }
    case Takes::cards:
    case Takes::laidCards:
    case Takes::oneCard:
    case Takes::orderedCards:
        return parseCards(a, form, rest);
    case Takes::number:
    case Takes::numberAndMaybeSuit:
        return parseNumber(a, form, rest);
    case Takes::suit:
        break;
    }
    return parseNamedSuit(a, rest);
}

} // namespace khiar
