// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QString>

#include <optional>
#include <vector>

#include "app/cli/command_line.h"
#include "engine/session/referee.h"

namespace khiar::cli {

/// Who plays: the styles of --seats ("human" where `humans` may be), one per seat, or the family's rule bot
/// everywhere, with a human at seat 0 where there may be one. Complains and returns nothing when a word is no style.
std::optional<std::vector<QString>> stylesOf(Terminal &t, const Arguments &a, const FamilyBase &family, int seats, bool humans);

/// Seat lines for these styles; bots get names of the program's people.
std::vector<SeatLine> seatLines(const std::vector<QString> &styles);

/// The bot's move at this moment. Its seed comes from the match's, the number of actions and the seat, as at the table: it
/// says nothing of hidden cards, and the same match and style give the same move.
std::optional<Action> botMove(const Referee &referee, Seat seat, const std::string &style);

} // namespace khiar::cli
