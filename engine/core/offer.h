// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "engine/core/action.h"
#include "engine/core/card_set.h"
#include "engine/core/text.h"
#include "engine/core/zone.h"

#include <utility>
#include <vector>

namespace khiar {

/// One thing that a seat may do now. Without cards it is a button; with numbers or suits a row of them; with cards
/// they are taken from `from` to `to` by dragging, by click or by keys; a button that moves cards from the table to the seat's
/// hand names both zones too, and can be had by dragging. The first button of a seat's offers is its main
/// answer, the one that a habit of pressing Enter may hit: families put there what costs nothing and binds to nothing.
struct Offer {
    Verb verb = Verb::play;
    Zone from{ZoneKind::hand, kNobody};
    Zone to{ZoneKind::trick, kNobody};
    CardSet candidates;               ///< cards that occur in some allowed action of this offer
    std::uint32_t counts = 0;         ///< bit k: k cards may be chosen; 0 = an offer without cards
    bool ordered = false;             ///< the order of the cards chosen means something (beat, cover)
    bool equalRanks = false;          ///< several cards must be of one rank
    std::int16_t lowest = 0, highest = -1; ///< the row of numbers, when highest ≥ lowest
    std::uint8_t suits = 0;           ///< bit per Suit; bit 4: none. 0 = no row of suits
    Phrase label;                     ///< what stands on the button, or names the drop
    Phrase counted;                   ///< the same of {n} cards, where several may be chosen ("Exchange {n} cards")
    Text prompt;                      ///< the one sentence above the hand while this offer stands first

    bool hasCards() const { return counts != 0; }
    /// Whether a choice of cards has to be made up and confirmed; otherwise one card is the whole action. A single card that
    /// is laid away is confirmed as well: nobody sees afterwards which it was.
    bool takesSeveral() const { return (counts & ~2u) != 0 || (hasCards() && to.kind == ZoneKind::discard); }
    /// Whether another card takes the place of the one chosen.
    bool takesOne() const { return counts == 2u; }
    bool hasNumbers() const { return highest >= lowest; }
};

/// An offer without cards, numbers and suits.
inline Offer button(Verb verb, Phrase label, Text prompt)
{
    Offer o;
    o.verb = verb;
    o.label = label;
    o.prompt = std::move(prompt);
    return o;
}

/// Answer of narrow(): which cards may still join those chosen, and whether the choice is an action already.
struct Narrowed {
    CardSet candidates;
    bool complete = false;
};

} // namespace khiar
