// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "engine/core/card.h"

#include <cstdint>
#include <string>
#include <variant>
#include <vector>

// Everything a person may read is {stable id, English source, typed arguments}. The engine makes these;
// app/text turns them into sentences of either language. lupdate harvests the two macros by
// -tr-function-alias; the id is the translation context, so an id has one text per context.
namespace khiar {

struct Phrase {
    const char *id = "";
    const char *source = "";
    bool plural = false; ///< has {n}, and English needs two forms
    constexpr bool empty() const { return *id == 0; }
};

#define KHIAR_TEXT(id, source) (::khiar::Phrase{id, source, false})
#define KHIAR_TEXT_N(id, source) (::khiar::Phrase{id, source, true})

struct SeatArg { int seat = -1; };
/// A quantity in prose: in words as far as ten, then in digits.
struct Count { std::int64_t n = 0; };
/// Words that stay as they are: file names, found words, keys. Isolated where shown.
struct Verbatim { std::string text; };

struct Arg {
    std::string name; ///< the placeholder without braces
    std::variant<std::int64_t, SeatArg, Card, std::vector<Card>, Suit, Verbatim, Phrase, std::vector<std::int64_t>, Count> value;
};

struct Text {
    Phrase phrase;
    std::vector<Arg> args;
};

} // namespace khiar
