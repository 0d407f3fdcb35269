// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/apples/family.h"

#include "engine/ai/bench.h"
#include "engine/core/match_of.h"
#include "engine/games/apples/problems.h"
#include "engine/games/apples/rules.h"
#include "engine/games/apples/rules_sentences.h"
#include "engine/games/apples/rules_text.h"
#include "engine/games/apples/seat_draw.h"
#include "engine/kit/cut.h"
#include "engine/kit/problems.h"

#include <array>

namespace khiar::games::apples {
namespace {

class ApplesFamily final : public FamilyBase {
public:
    std::string_view id() const override { return "apples"; }
    Phrase name() const override { return text::kFamily; }
    std::span<const PresetSpec> presets() const override { return apples::presets(); }
    std::span<const OptionSpec> options() const override { return optionSpecs(); }
    std::span<const SwitchSpec> switches() const override { return switchSpecs(); }
    std::span<const BotSpec> bots() const override
    {
        static constexpr std::array<BotSpec, 3> list = {{{"rule", text::kRuleName, text::kRuleSentence}, {"hasty", text::kHastyName, text::kHastySentence}, {"random", text::kRandomName, text::kRandomSentence}}};
        return list;
    }
    const char *ruleBot() const override { return "rule"; }
    std::string presetValue(const PresetSpec &preset, std::string_view key) const override { return apples::presetValue(preset, key); }
    std::span<const Phrase> phrases() const override { return text::all(); }

    std::optional<Problem> validate(const Setup &setup) const override
    {
        const auto options = readOptions(setup);
        return options ? checkStated(setup) : options.problem();
    }

    Result<std::unique_ptr<Match>> start(const Setup &setup, std::vector<Step> *steps) const override
    {
        if (auto problem = validate(setup))
            return *problem;
        auto rules = std::make_shared<const Rules>(makeRules(*readOptions(setup), setup));
        std::unique_ptr<Match> match = std::make_unique<MatchOf<Family>>(std::move(rules), setup, steps);
        if (auto problem = match->misdeal())
            return *problem;
        return match;
    }

    std::optional<SeatDraw> drawForSeats(const Setup &setup) const override
    {
        const auto options = readOptions(setup);
        if (!options || !options->seatDraw)
            return std::nullopt;
        const auto drawn = apples::drawForSeats(setup.seed);
        const auto order = seatOrder(*options, drawn);
        return SeatDraw{{drawn.begin(), drawn.end()}, {order.begin(), order.end()}};
    }

    // A deal is a cut, an auction of at most 52 bids with three passes after each, four payments, four targets and 48 cards. Totals
    // may fall as well as rise, so there is no bound of the rules; a total wanders by about 70 a deal, and even random play
    // reaches any limit that people play for within some hundred deals. This leaves room for limits far above those.
    int actionBound(const Setup &) const override { return 4000000; }

    std::vector<RuleSection> rulesInWords(const Setup &setup) const override
    {
        return validate(setup) ? std::vector<RuleSection>() : apples::rulesInWords(makeRules(*readOptions(setup), setup));
    }

    Result<BenchResult> bench(const Setup &setup, double seconds) const override
    {
        const auto options = readOptions(setup);
        if (!options)
            return options.problem();
        return benchDeals<Family>(makeRules(*options, setup), setup, seconds);
    }
};

std::vector<Phrase> everyPhrase()
{
    return allPhrases({text::kAll, problem::kAll, rule::kAll, kit::problem::kAll, kit::cut::kAll, phrasesOf(optionSpecs(), apples::presets(), switchSpecs())});
}

} // namespace

std::span<const Phrase> text::all()
{
    static const std::vector<Phrase> list = everyPhrase();
    return list;
}

const FamilyBase &family()
{
    static const ApplesFamily instance;
    return instance;
}

} // namespace khiar::games::apples
