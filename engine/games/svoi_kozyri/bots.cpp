// SPDX-License-Identifier: GPL-3.0-or-later
// The bots of Svoi Kozyri and its relatives as jobs. They see a View and nothing else.
#include "engine/ai/bot_jobs.h"
#include "engine/core/chance.h"
#include "engine/core/event.h"
#include "engine/games/svoi_kozyri/bots_duel.h"
#include "engine/games/svoi_kozyri/bots_search.h"
#include "engine/games/svoi_kozyri/solver.h"
#include "engine/games/svoi_kozyri/texts.h"

#include <vector>

namespace khiar::games::svoi_kozyri {
namespace {

Choice ruleWithReason(const Sight &sight)
{
    const Action action = ruleChoice(sight);
    return {action, reasonFor(sight, action)};
}

/// Any suit that is left: before the deal nothing is known, and a table sees different ones.
Choice anySuit(const View<Family> &view, std::uint64_t seed)
{
    Rng rng(seed);
    return {randomAction<Family>(view.rules(), view.state(), view.viewer(), rng), Why::anySuit};
}

/// The best of a position that is solved: the shortest win, else what keeps the draw, else the longest way to lose; of equal
/// ones the best by rule. Nothing where the solver does not reach, or when told to stop.
std::optional<Choice> solvedChoice(const View<Family> &view, const std::stop_token &stop)
{
    const Rules &rules = view.rules();
    const State &here = view.state();
    const auto position = SolvedPosition::of(rules, here);
    const auto solution = position ? rules.memory->of(position->game(), stop) : nullptr;
    if (!solution)
        return std::nullopt;
    const Sight sight(rules, here, here.turn);
    StopChance none;
    NullSink quiet;
    Choice best;
    double most = -1e9;
    Family::legal(rules, here, here.turn, [&](const Action &a) {
        State after = here;
        Family::apply(rules, after, here.turn, a, none, quiet);
        int n = 0; // turns until the end, from after this one, > 0 for a win of whoever moves now
        if (after.phase == Phase::play)
            n = position->turns(*solution, after) * (after.turn == here.turn ? 1 : -1);
        const bool over = after.phase == Phase::over, won = over ? after.winners & seatBit(here.turn) : n > 0;
        const double worth = won ? 2000.0 - std::abs(n) : n < 0 ? -2000.0 + std::abs(n) : 0;
        const double ranked = worth + 0.01 * double(sight.worthOf(a));
        if (ranked <= most)
            return;
        most = ranked;
        const int turns = 1 + std::abs(n);
        best = over && won ? Choice{a, reasonFor(sight, a)} : Choice{a, won ? Why::winsIn : n < 0 ? Why::holdsOut : Why::holdsDraw, turns};
    });
    return best;
}

/// A style that has reasons.
class StyleBot : public ReasonedBot<Family, Choice> {
public:
    using ReasonedBot::ReasonedBot;

protected:
    Text reason(const Choice &choice) const override { return sight().why(choice); }
    Sight sight() const { return {view().rules(), view().state(), view().viewer()}; }
};

/// By rule alone, at once.
class HastyBot final : public StyleBot {
public:
    HastyBot(View<Family> view, std::uint64_t seed) : StyleBot(std::move(view)), m_seed(seed) {}

private:
    std::optional<Choice> choose(const std::stop_token &) const override
    {
        const State &s = view().state();
        Rng rng(m_seed);
        if (s.phase == Phase::trumps)
            return anySuit(view(), m_seed);
        if (!wavers(view().rules(), s) || rng.below(4))
            return ruleWithReason(sight());
        const Action any = randomAction<Family>(view().rules(), s, view().viewer(), rng);
        return Choice{any, reasonFor(sight(), any)};
    }
    std::uint64_t m_seed;
};

/// By search: solved, looked ahead, or tried out in sampled worlds.
class RuleBot final : public StyleBot {
public:
    RuleBot(View<Family> view, std::uint64_t seed, std::span<const std::uint64_t> been) : StyleBot(std::move(view)), m_seed(seed), m_been(been.begin(), been.end()) {}

private:
    std::optional<Choice> choose(const std::stop_token &stop) const override
    {
        const State &s = view().state();
        if (s.phase == Phase::trumps)
            return anySuit(view(), m_seed);
        if (s.phase != Phase::play)
            return ruleWithReason(sight());
        if (!isDuel(s))
            return worldSearch(view(), m_seed, stop);
        if (auto solved = solvedChoice(view(), stop); solved || stop.stop_requested())
            return solved;
        const DuelTuning tuning = DuelTuning::of(view().rules().options);
        return duelSearch(view(), m_been, stop, wavers(view().rules(), s) ? tuning.wavering(m_seed) : tuning);
    }
    std::uint64_t m_seed;
    std::vector<std::uint64_t> m_been;
};

/// What the position is worth, for certain. The move is a best one, the reason the verdict.
class JudgeJob final : public StyleBot {
public:
    using StyleBot::StyleBot;
    std::optional<Verdict> verdict() const override { return m_verdict; }

private:
    std::optional<Choice> choose(const std::stop_token &stop) const override
    {
        m_verdict = verdictOf(view().rules(), view().state(), stop);
        return m_verdict ? solvedChoice(view(), stop) : std::nullopt;
    }
    Text reason(const Choice &) const override
    {
        const std::int64_t n = m_verdict->turns;
        const Arg other{"player", SeatArg{sight().next()}};
        switch (m_verdict->outcome) {
        case Verdict::Outcome::won: return {text::kJudgeWon, {{"n", n}}};
        case Verdict::Outcome::lost: return {text::kJudgeLost, {other, {"n", n}}};
        case Verdict::Outcome::drawn: break;
        }
        return {text::kJudgeDrawn, {}};
    }
    mutable std::optional<Verdict> m_verdict;
};

} // namespace

// An unknown style is the family's rule bot (records.md).
std::unique_ptr<BotJob> Family::makeBot(View<Family> view, std::string_view style, std::uint64_t seed, std::span<const std::uint64_t> been)
{
    if (style == "random")
        return std::make_unique<RandomBot<Family>>(std::move(view), seed);
    if (style == "hasty")
        return std::make_unique<HastyBot>(std::move(view), seed);
    return std::make_unique<RuleBot>(std::move(view), seed, been);
}

std::unique_ptr<BotJob> Family::makeJudge(View<Family> view)
{
    if (!SolvedPosition::of(view.rules(), view.state()))
        return nullptr;
    return std::make_unique<JudgeJob>(std::move(view));
}

} // namespace khiar::games::svoi_kozyri
