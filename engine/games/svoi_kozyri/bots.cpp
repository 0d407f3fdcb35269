// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/ai/bot_jobs.h"
#include "engine/games/svoi_kozyri/rules.h"

namespace khiar::games::svoi_kozyri {

std::unique_ptr<BotJob> Family::makeBot(View<Family> view, std::string_view style, std::uint64_t seed)
{
    (void)style;
    return std::make_unique<RandomBot<Family>>(std::move(view), seed);
}

} // namespace khiar::games::svoi_kozyri
