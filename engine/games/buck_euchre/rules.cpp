// SPDX-License-Identifier: GPL-3.0-or-later
// The tables made from options.
#include "engine/games/buck_euchre/rules.h"

namespace khiar::games::buck_euchre {

Rules makeRules(const Options &options, const Setup &setup)
{
    Rules r;
    r.options = options;
    r.seats = setup.players;
    r.start = setup.start;
    for (int rank = options.lowRank; rank <= 14; ++rank)
        for (Suit suit : {Suit::spades, Suit::hearts, Suit::diamonds, Suit::clubs})
            r.pack.push_back(standardCard(rank, suit));
    for (Card c : r.pack)
        r.packBits |= kit::bitOf(c);
    r.trumps = kit::Trumps(r.packBits, true);
    return r;
}

} // namespace khiar::games::buck_euchre
