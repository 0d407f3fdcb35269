// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "engine/core/rules_text.h"
#include "engine/games/svoi_kozyri/rules.h"

namespace khiar::games::svoi_kozyri {

/// "Rules of this table", from the sentences of rules_sentences.h.
std::vector<RuleSection> rulesInWords(const Rules &rules);

} // namespace khiar::games::svoi_kozyri
