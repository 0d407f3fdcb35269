// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "engine/core/action.h"
#include "engine/core/event.h"
#include "engine/core/offer.h"
#include "engine/core/refusal.h"

#include <algorithm>
#include <array>
#include <optional>
#include <span>
#include <vector>

// The cut before a deal: `cut 0` declines, `cut N` puts the top N cards under the others. Who may cut, and when, is the family's.
namespace khiar::kit::cut {

inline constexpr Phrase kRange = KHIAR_TEXT("cut-range", "From {lowest} to {highest} cards can come off the top.");
inline constexpr Phrase kPrompt = KHIAR_TEXT("cut", "Cut the pack? Choose how many cards come off the top.");
inline constexpr Phrase kLabel = KHIAR_TEXT("cut-button", "Cut");
inline constexpr Phrase kDecline = KHIAR_TEXT("no-cut-button", "Don't cut");
inline constexpr Phrase kCuts = KHIAR_TEXT_N("cut-other", "{player} cuts {n} cards.");
inline constexpr Phrase kCutsYou = KHIAR_TEXT_N("cut-you", "You cut {n} cards.");
inline constexpr Phrase kDeclines = KHIAR_TEXT("no-cut-other", "{player} doesn't cut.");
inline constexpr Phrase kDeclinesYou = KHIAR_TEXT("no-cut-you", "You don't cut.");
inline constexpr std::array kAll = {kRange, kPrompt, kLabel, kDecline, kCuts, kCutsYou, kDeclines, kDeclinesYou};

/// Why a pack of so many cards cannot be cut there.
inline std::optional<Refusal> check(const Action &a, int pack)
{
    if (a.number >= 0 && a.number < pack)
        return std::nullopt;
    return refuse("cut-range", kRange, {{"lowest", std::int64_t(1)}, {"highest", std::int64_t(pack - 1)}});
}

inline std::vector<Offer> offers(int pack)
{
    Offer some = button(Verb::cut, kLabel, {kPrompt, {}});
    some.lowest = 1;
    some.highest = std::int16_t(pack - 1);
    return {button(Verb::cut, kDecline, {kPrompt, {}}), some};
}

/// Cuts the pack, top first, and says so.
template <class Sink>
void apply(std::span<Card> pack, Seat seat, int number, Sink &sink)
{
    std::rotate(pack.begin(), pack.begin() + number, pack.end());
    if constexpr (Sink::live) {
        if (number)
            announce(sink, seat, kCuts, kCutsYou, {{"n", std::int64_t(number)}});
        else
            announce(sink, seat, kDeclines, kDeclinesYou);
    }
}

} // namespace khiar::kit::cut
