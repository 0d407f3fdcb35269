// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "engine/core/chance.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace khiar {

struct OptionSetting {
    std::string key;
    std::string value;
    int line = 0; ///< of the record, 0 = not from a record
};

/// A header line that states a starting value: `score …`, `cucumbers …`, `out …`, `kept I CARDS`, `pot N`.
struct StartLine {
    std::string key;
    std::vector<std::string> words;
    int line = 0;
};

/// Everything that makes a match what it is: the header of a record without names.
struct Setup {
    std::string game;
    int gameLine = 0;
    std::vector<OptionSetting> options;
    int players = 0;
    int playersLine = 0;
    std::uint64_t seed = 0;
    std::optional<Seat> dealer;
    int dealerLine = 0;
    std::vector<StartLine> start;
    StatedDeals deals;
};

} // namespace khiar
