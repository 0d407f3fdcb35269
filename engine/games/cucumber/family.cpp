// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/cucumber/family.h"

#include "engine/ai/bench.h"
#include "engine/core/match_of.h"
#include "engine/games/cucumber/problems.h"
#include "engine/games/cucumber/rules.h"
#include "engine/games/cucumber/rules_sentences.h"
#include "engine/games/cucumber/rules_text.h"
#include "engine/games/cucumber/texts.h"

#include <array>

namespace khiar::games::cucumber {
namespace {

class CucumberFamily final : public FamilyBase {
public:
    std::string_view id() const override { return "cucumber"; }
    Phrase name() const override { return text::kFamily; }
    std::span<const PresetSpec> presets() const override { return cucumber::presets(); }
    std::span<const OptionSpec> options() const override { return optionSpecs(); }
    std::span<const SwitchSpec> switches() const override { return switchSpecs(); }
    std::span<const BotSpec> bots() const override
    {
        static constexpr std::array<BotSpec, 3> list = {{{"sharp", text::kSharpName, text::kSharpSentence},
                                                         {"fimp", text::kFimpName, text::kFimpSentence},
                                                         {"random", text::kRandomName, text::kRandomSentence}}};
        return list;
    }
    const char *ruleBot() const override { return "sharp"; }
    std::string presetValue(const PresetSpec &preset, std::string_view key) const override { return cucumber::presetValue(preset, key); }
    std::span<const Phrase> phrases() const override { return text::all(); }

    std::optional<Problem> validate(const Setup &setup) const override
    {
        const auto options = readOptions(setup);
        if (!options)
            return options.problem();
        const Rules rules = makeRules(*options, setup);
        if (auto p = checkStated(rules, setup))
            return p;
        return checkDealer(rules, setup);
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

    std::vector<RuleSection> rulesInWords(const Setup &setup) const override
    {
        if (validate(setup))
            return {};
        const Rules rules = makeRules(*readOptions(setup), setup);
        return RulesText(rules).compose();
    }

    // A deal has at most 26 cards a seat, three changes or one exchange, one kontra, and a raise with its answers before each
    // trick. Every deal adds points to somebody, takes chips, knocks somebody out, or is one of a fixed number; a total
    // resets at most once for each value below the limit, bonuses give back no more than was paid, each seat buys in
    // once, and a deal or game that is played again needs equal last cards all round. In practice matches end within a few
    // hundred deals; random play was never seen above 4 000 actions a seat, and this bound leaves room.
    int actionBound(const Setup &setup) const override { return 200000 * std::max(1, setup.players); }

    Result<BenchResult> bench(const Setup &setup, double seconds) const override
    {
        const auto options = readOptions(setup);
        if (!options)
            return options.problem();
        return benchDeals<Family>(makeRules(*options, setup), setup, seconds);
    }

private:
    static std::optional<Problem> checkDealer(const Rules &rules, const Setup &setup)
    {
        State s;
        std::memset(static_cast<void *>(&s), 0, sizeof s);
        detail::startScores(rules, s, setup.start);
        if (setup.dealer && !s.isIn(*setup.dealer))
            return Problem{{problem::kDealerOut, {}}, setup.dealerLine};
        return std::nullopt;
    }
};

std::vector<Phrase> everyPhrase()
{
    return allPhrases({text::kAll, problem::kAll, rule::kAll, phrasesOf(optionSpecs(), cucumber::presets(), switchSpecs())});
}

} // namespace

std::span<const Phrase> text::all()
{
    static const std::vector<Phrase> list = everyPhrase();
    return list;
}

const FamilyBase &family()
{
    static const CucumberFamily instance;
    return instance;
}

} // namespace khiar::games::cucumber
