// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/buck_euchre/family.h"

#include "engine/ai/bench.h"
#include "engine/core/match_of.h"
#include "engine/games/buck_euchre/problems.h"
#include "engine/games/buck_euchre/rules.h"
#include "engine/games/buck_euchre/rules_sentences.h"
#include "engine/games/buck_euchre/rules_text.h"

#include <array>

namespace khiar::games::buck_euchre {
namespace {

class BuckEuchreFamily final : public FamilyBase {
public:
    std::string_view id() const override { return "buck-euchre"; }
    Phrase name() const override { return text::kFamily; }
    std::span<const PresetSpec> presets() const override { return buck_euchre::presets(); }
    std::span<const OptionSpec> options() const override { return optionSpecs(); }
    std::span<const SwitchSpec> switches() const override { return switchSpecs(); }
    std::span<const BotSpec> bots() const override
    {
        static constexpr std::array<BotSpec, 3> list = {{{"rule", text::kRuleName, text::kRuleSentence}, {"hasty", text::kHastyName, text::kHastySentence}, {"random", text::kRandomName, text::kRandomSentence}}};
        return list;
    }
    const char *ruleBot() const override { return "rule"; }
    std::string presetValue(const PresetSpec &preset, std::string_view key) const override { return buck_euchre::presetValue(preset, key); }
    std::span<const Phrase> phrases() const override { return text::all(); }

    std::optional<Problem> validate(const Setup &setup) const override
    {
        const auto options = readOptions(setup);
        if (!options)
            return options.problem();
        return checkStated(makeRules(*options, setup), setup);
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

    // A match has at most kMaxDeals deals. In each a seat is asked about the widow or the packet once, speaks at most twice to
    // order and name, or bids: bids rise to at most max-bid, each followed by at most as many passes as there are others; it
    // names, takes and buries once, stays once and plays five cards.
    int actionBound(const Setup &setup) const override
    {
        const auto options = readOptions(setup);
        const int bids = options && hasBids(*options) ? options->maxBid + 1 : 2;
        return kMaxDeals * (setup.players * (1 + bids + 1 + kHand) + 3);
    }

    std::vector<RuleSection> rulesInWords(const Setup &setup) const override
    {
        return validate(setup) ? std::vector<RuleSection>() : buck_euchre::rulesInWords(makeRules(*readOptions(setup), setup));
    }

    // "Nobody dropping" is a rule that the family has: at a score at or below any that can be reached everybody must stay. So
    // each seat is still asked, and `stay` is its one action.
    Result<BenchResult> bench(const Setup &setup, double seconds) const override
    {
        auto options = readOptions(setup);
        if (!options)
            return options.problem();
        options->mustStayAt = 1 << 20;
        return benchDeals<Family>(makeRules(*options, setup), setup, seconds);
    }
};

std::vector<Phrase> everyPhrase()
{
    return allPhrases({text::kAll, kit::problem::kAll, problem::kOwn, rule::kAll, phrasesOf(optionSpecs(), buck_euchre::presets(), switchSpecs())});
}

} // namespace

std::span<const Phrase> text::all()
{
    static const std::vector<Phrase> list = everyPhrase();
    return list;
}

const FamilyBase &family()
{
    static const BuckEuchreFamily instance;
    return instance;
}

} // namespace khiar::games::buck_euchre
