// SPDX-License-Identifier: GPL-3.0-or-later
// Protects "Rules of this table": one option changed changes exactly the sentences that it governs, a change of the game never
// goes unsaid, and nothing is said twice. Tried on every preset with every value of every option, and on house rules
// drawn by lot.
#include <QTest>

#include <algorithm>
#include <map>
#include <set>

#include "engine/core/match.h"
#include "engine/core/rng.h"
#include "engine/session/registry.h"
#include "tests/fixtures/everything.h"

using namespace khiar;

namespace {

constexpr int kActions = 400;  ///< of a match that is played to see whether it is another one
constexpr int kHouseRules = 60; ///< drawn by lot from each preset

std::vector<const FamilyBase *> families()
{
    std::vector<const FamilyBase *> list = standardRegistry().families();
    list.push_back(&fixtures::everything());
    return list;
}

std::string valueText(const Arg &a)
{
    struct Visitor {
        std::string operator()(std::int64_t n) const { return std::to_string(n); }
        std::string operator()(Count c) const { return std::to_string(c.n); }
        std::string operator()(const SeatArg &s) const { return std::to_string(s.seat); }
        std::string operator()(Card c) const { return std::to_string(c.code); }
        std::string operator()(const std::vector<Card> &cards) const
        {
            std::string out;
            for (Card c : cards)
                out += std::to_string(c.code) + ",";
            return out;
        }
        std::string operator()(Suit s) const { return std::to_string(int(s)); }
        std::string operator()(const Verbatim &v) const { return v.text; }
        std::string operator()(const Phrase &p) const { return p.id; }
        std::string operator()(const std::vector<std::int64_t> &list) const
        {
            std::string out;
            for (auto n : list)
                out += std::to_string(n) + ",";
            return out;
        }
    };
    return std::visit(Visitor(), a.value);
}

std::string textOf(const Text &t)
{
    std::string out = t.phrase.id;
    for (const Arg &a : t.args)
        out += " " + a.name + "=" + valueText(a);
    return out;
}

/// What is said, each once, and what governs it. A row of a table is one sentence.
using Said = std::map<std::string, RuleSentence>;

void add(Said &said, std::vector<std::string> &twice, RuleSentence s, const std::string &text)
{
    if (!said.emplace(text, std::move(s)).second)
        twice.push_back(text);
}

Said saidIn(const std::vector<RuleSection> &sections, std::vector<std::string> &twice)
{
    Said said;
    for (const RuleSection &section : sections)
        for (const RuleBlock &block : section.blocks) {
            if (const auto *p = std::get_if<RuleParagraph>(&block))
                for (const RuleSentence &s : p->sentences)
                    add(said, twice, s, textOf(s.text));
            if (const auto *l = std::get_if<RuleList>(&block))
                for (const RuleSentence &s : l->items)
                    add(said, twice, s, textOf(s.text));
            if (const auto *t = std::get_if<RuleTable>(&block))
                for (const RuleTable::Row &row : t->rows) {
                    std::string text;
                    for (const Text &cell : row.cells)
                        text += textOf(cell) + " | ";
                    add(said, twice, {row.cells.front(), row.keys, row.within}, text);
                }
        }
    return said;
}

Said saidOf(const FamilyBase &family, const Setup &setup)
{
    std::vector<std::string> twice;
    return saidIn(family.rulesInWords(setup), twice);
}

/// Sentences of either that the other does not have.
std::vector<std::pair<std::string, RuleSentence>> changed(const Said &a, const Said &b)
{
    std::vector<std::pair<std::string, RuleSentence>> list;
    for (const auto &[text, s] : a)
        if (!b.count(text))
            list.emplace_back(text, s);
    for (const auto &[text, s] : b)
        if (!a.count(text))
            list.emplace_back(text, s);
    return list;
}

std::vector<std::string> valuesOf(const OptionSpec &option)
{
    std::set<std::string> list;
    for (const OptionValue &v : option.values)
        list.insert(v.word);
    if (option.kind == OptionKind::number)
        for (int n : {option.lowest, option.lowest + 1, option.lowest + 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 20, 21, 22, 26, 30, 50, option.highest})
            if (n >= option.lowest && n <= option.highest)
                list.insert(std::to_string(n));
    return {list.begin(), list.end()};
}

std::string valueIn(const FamilyBase &family, const Setup &setup, std::string_view key)
{
    std::string value = family.presetValue(*family.preset(setup.game), key);
    for (const OptionSetting &o : setup.options)
        if (o.key == key)
            value = o.value;
    return value;
}

Setup with(Setup setup, const std::string &key, const std::string &value)
{
    std::erase_if(setup.options, [&](const OptionSetting &o) { return o.key == key; });
    setup.options.push_back({key, value, 0});
    return setup;
}

/// What comes of playing on at random: every position.
std::vector<std::uint64_t> played(const FamilyBase &family, const Setup &setup)
{
    std::vector<std::uint64_t> course;
    std::vector<Step> steps;
    auto match = family.start(setup, &steps);
    Rng rng(setup.seed);
    for (int i = 0; match && i < kActions && !(*match)->over(); ++i) {
        const Seat seat = (*match)->toAct().front();
        const auto legal = (*match)->legal(seat).actions;
        if (legal.empty() || (*match)->submit(seat, legal[rng.below(std::uint32_t(legal.size()))], &steps))
            break;
        steps.clear();
        course.push_back((*match)->hash());
    }
    return course;
}

Setup tableOf(const PresetSpec &preset, int players)
{
    Setup setup;
    setup.game = preset.id;
    setup.players = players;
    setup.seed = 5;
    return setup;
}

/// Each on a line of its own: the message of a failed check is cut short.
bool none(const std::set<std::string> &faults)
{
    for (const std::string &f : faults)
        qWarning("%s", f.c_str());
    return faults.empty();
}

std::string describe(const Setup &setup)
{
    std::string out = setup.game + " for " + std::to_string(setup.players);
    for (const OptionSetting &o : setup.options)
        out += ", " + o.key + " " + o.value;
    return out;
}

/// Presets at the least, the most and a middle number of seats, and house rules drawn by lot.
std::vector<Setup> tables(const FamilyBase &family, int drawn)
{
    std::vector<Setup> list;
    Rng rng(9);
    for (const PresetSpec &preset : family.presets()) {
        for (int players : std::set{preset.seatsMin, (preset.seatsMin + preset.seatsMax) / 2, preset.seatsMax})
            list.push_back(tableOf(preset, players));
        for (int i = 0; i < drawn; ++i) {
            Setup setup = tableOf(preset, preset.seatsMin + int(rng.below(std::uint32_t(preset.seatsMax - preset.seatsMin + 1))));
            for (int k = 0; k < 8; ++k) {
                const OptionSpec &o = family.options()[rng.below(std::uint32_t(family.options().size()))];
                const auto values = valuesOf(o);
                const Setup next = with(setup, o.key, values[rng.below(std::uint32_t(values.size()))]);
                if (!family.validate(next))
                    setup = next;
            }
            list.push_back(setup);
        }
    }
    return list;
}

/// Every valid table that is one step away: the key, and the table. "players" is a key as well.
template <class F>
void eachStep(const FamilyBase &family, const Setup &from, F &&f)
{
    for (const OptionSpec &o : family.options())
        for (const std::string &value : valuesOf(o))
            if (const Setup to = with(from, o.key, value); value != valueIn(family, from, o.key) && !family.validate(to))
                f(std::string(o.key), to);
    for (int step : {-1, 1}) {
        Setup to = from;
        to.players += step;
        if (!family.validate(to))
            f(std::string("players"), to);
    }
}

/// What a position notes, and nothing that follows asks for: the value of the last losing card, where chips are paid and hand sizes
/// go by something else.
bool onlyNoted(const FamilyBase &family, const Setup &setup, const std::string &key)
{
    return key == "values" && valueIn(family, setup, "doubling") == "on" && valueIn(family, setup, "hand-schedule") != "losing-value";
}

} // namespace

class TestRulesText : public QObject {
    Q_OBJECT
private slots:
    void everyTableHasRules()
    {
        for (const FamilyBase *family : families()) {
            std::set<std::string> known;
            for (const Phrase &p : family->phrases())
                known.insert(p.id);
            for (const Setup &setup : tables(*family, kHouseRules)) {
                const auto sections = family->rulesInWords(setup);
                QVERIFY2(sections.size() >= 2, describe(setup).c_str());
                std::set<std::string> anchors;
                for (const RuleSection &s : sections) {
                    QVERIFY2(*s.anchor && !s.heading.empty() && !s.blocks.empty() && anchors.insert(s.anchor).second, describe(setup).c_str());
                    QVERIFY2(known.count(s.heading.id), s.heading.id);
                }
                std::vector<std::string> twice;
                for (const auto &[text, s] : saidIn(sections, twice))
                    QVERIFY2(known.count(s.text.phrase.id), s.text.phrase.id);
                QVERIFY2(twice.empty(), (describe(setup) + ": twice " + (twice.empty() ? "" : twice.front())).c_str());
            }
            QVERIFY(family->rulesInWords(tableOf(family->presets().front(), 99)).empty());
        }
    }

    /// Nothing else than what the option governs changes, and everything that it is said to govern does somewhere.
    void anOptionChangesWhatItGoverns()
    {
        std::set<std::string> faults;
        for (const FamilyBase *family : families()) {
            std::set<std::pair<std::string_view, std::string>> declared, seen; // sentences with one list of keys stand for each other
            for (const Setup &from : tables(*family, kHouseRules)) {
                const Said before = saidOf(*family, from);
                for (const auto &[text, s] : before)
                    for (std::size_t at = 0; at < s.keys.size();) {
                        const std::size_t end = std::min(s.keys.find(' ', at), s.keys.size());
                        declared.emplace(s.keys, s.keys.substr(at, end - at));
                        at = end + 1;
                    }
                eachStep(*family, from, [&](const std::string &key, const Setup &to) {
                    for (const auto &[text, s] : changed(before, saidOf(*family, to))) {
                        seen.emplace(s.keys, key);
                        if (!s.governedBy(key))
                            faults.insert(text + " changes with " + key + ", which does not govern it (" + describe(to) + ")");
                    }
                });
            }
            for (const auto &[keys, key] : declared)
                if (!seen.count({keys, key}))
                    faults.insert("no sentence governed by " + std::string(keys) + " ever changes with " + key);
        }
        QVERIFY(none(faults));
    }

    /// Where a value makes another match of the same shuffles and the same choices, another sentence stands in the rules.
    void noChangeGoesUnsaid()
    {
        std::set<std::string> faults;
        int told = 0;
        for (const FamilyBase *family : families())
            for (const Setup &from : tables(*family, 3)) {
                const Said before = saidOf(*family, from);
                const auto course = played(*family, from);
                eachStep(*family, from, [&](const std::string &key, const Setup &to) {
                    if (!changed(before, saidOf(*family, to)).empty())
                        ++told;
                    else if (!onlyNoted(*family, to, key) && played(*family, to) != course)
                        faults.insert(key + " " + valueIn(*family, to, key) + " unsaid in " + describe(to));
                });
            }
        QVERIFY(none(faults));
        QVERIFY(told > 1000);
    }
};

QTEST_GUILESS_MAIN(TestRulesText)
#include "tst_rules_text.moc"
