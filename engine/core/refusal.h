// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "engine/core/card_set.h"
#include "engine/core/text.h"

#include <utility>

namespace khiar {

/// Why an action is not allowed. `text.phrase.id` is the reason id of records.md or `phrase.id`'s base, see
/// `reason`; a refusal changes nothing.
struct Refusal {
    const char *reason = ""; ///< the stable id written in records ("too-low")
    Text text;               ///< the sentence; its phrase id may be finer than the reason ("too-low-must")
    CardSet because;         ///< the cards on the table that make it so
    CardSet wayOut;          ///< cards that may be played instead; every one is legal, or part of a legal set (tested)
};

/// A refusal without cards.
inline Refusal refuse(const char *reason, Phrase phrase, std::vector<Arg> args = {})
{
    return {reason, {phrase, std::move(args)}, {}, {}};
}

} // namespace khiar
