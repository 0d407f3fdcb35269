// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "engine/games/buck_euchre/rules.h"

// The rule bot of the family. Strategy: rules/other-games.md §5.1.
namespace khiar::games::buck_euchre {

/// One decision with its reason; an empty phrase = no reason to give.
struct Choice {
    Action action;
    Text why;
};

/// What the rule bot does in this position of a view: reads the seat's own cards and what lies open, nothing else.
Choice ruleChoice(const Rules &rules, const State &state, Seat seat);

/// About how many tricks a hand is good for with these trumps and everybody playing.
double expectedTricks(const Rules &rules, CardBits hand, int trump);

} // namespace khiar::games::buck_euchre
