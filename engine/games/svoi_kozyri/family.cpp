// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/svoi_kozyri/family.h"

#include "engine/ai/bench.h"
#include "engine/core/match_of.h"
#include "engine/games/svoi_kozyri/problems.h"
#include "engine/games/svoi_kozyri/rules.h"
#include "engine/games/svoi_kozyri/rules_sentences.h"
#include "engine/games/svoi_kozyri/rules_text.h"
#include "engine/kit/cut.h"
#include "engine/kit/problems.h"

#include <array>

namespace khiar::games::svoi_kozyri {
namespace {

class SvoiKozyriFamily final : public FamilyBase {
public:
    std::string_view id() const override { return "svoi-kozyri"; }
    Phrase name() const override { return text::kFamily; }
    std::span<const PresetSpec> presets() const override { return svoi_kozyri::presets(); }
    std::span<const OptionSpec> options() const override { return optionSpecs(); }
    std::span<const SwitchSpec> switches() const override { return switchSpecs(); }
    std::span<const BotSpec> bots() const override
    {
        static constexpr std::array<BotSpec, 3> list = {{{"rule", text::kRuleName, text::kRuleSentence}, {"hasty", text::kHastyName, text::kHastySentence}, {"random", text::kRandomName, text::kRandomSentence}}};
        return list;
    }
    const char *ruleBot() const override { return "rule"; }
    std::string presetValue(const PresetSpec &preset, std::string_view key) const override { return svoi_kozyri::presetValue(preset, key); }
    std::span<const Phrase> phrases() const override { return text::all(); }

    std::optional<Problem> validate(const Setup &setup) const override
    {
        const auto options = readOptions(setup);
        return options ? checkStated(*options, setup) : options.problem();
    }

    Result<std::unique_ptr<Match>> start(const Setup &setup, std::vector<Step> *steps) const override
    {
        if (auto problem = validate(setup))
            return *problem;
        auto rules = std::make_shared<const Rules>(makeRules(*readOptions(setup), setup));
        return std::unique_ptr<Match>(std::make_unique<MatchOf<Family>>(std::move(rules), setup, steps));
    }

    // Suits and a cut, then at most the turn cap for each seat that goes out but the last.
    int actionBound(const Setup &setup) const override
    {
        const auto options = readOptions(setup);
        return options ? kSeats + 1 + (options->turnCap + 1) * (options->seats - 1) : 0;
    }

    std::vector<RuleSection> rulesInWords(const Setup &setup) const override
    {
        return validate(setup) ? std::vector<RuleSection>() : svoi_kozyri::rulesInWords(makeRules(*readOptions(setup), setup));
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
    return allPhrases({text::kAll, problem::kAll, rule::kAll, kit::problem::kAll, kit::cut::kAll, phrasesOf(optionSpecs(), svoi_kozyri::presets(), switchSpecs())});
}

} // namespace

std::span<const Phrase> text::all()
{
    static const std::vector<Phrase> list = everyPhrase();
    return list;
}

const FamilyBase &family()
{
    static const SvoiKozyriFamily instance;
    return instance;
}

} // namespace khiar::games::svoi_kozyri
