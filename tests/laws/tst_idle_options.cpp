// SPDX-License-Identifier: GPL-3.0-or-later
// Protects what the program says of options that make no difference: where a need of an option is not met, each of its
// values gives the same match, move for move. And that options of one heading stand together.
#include <QTest>

#include <set>

#include "engine/core/match.h"
#include "engine/core/rng.h"
#include "engine/session/registry.h"

using namespace khiar;

namespace {

constexpr int kActions = 600;

const Registry &registry()
{
    static const Registry all = standardRegistry();
    return all;
}

/// What comes of playing on at random: every position and how it ended.
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

std::string valueIn(const FamilyBase &family, const Setup &setup, std::string_view key)
{
    for (const OptionSetting &o : setup.options)
        if (o.key == key)
            return o.value;
    return family.presetValue(*family.preset(setup.game), key);
}

bool isIdle(const FamilyBase &family, const Setup &setup, const OptionSpec &option)
{
    return std::any_of(option.needs.begin(), option.needs.end(), [&](const OptionNeed &n) {
        const std::string now = valueIn(family, setup, n.key);
        return std::none_of(n.words.begin(), n.words.end(), [&](const char *w) { return now == w; });
    });
}

std::vector<std::string> valuesOf(const OptionSpec &option)
{
    std::vector<std::string> list;
    for (const OptionValue &v : option.values)
        list.push_back(v.word);
    if (option.kind == OptionKind::number)
        for (int n : {option.lowest, option.lowest + 1, (option.lowest + option.highest) / 2, option.highest})
            list.push_back(std::to_string(n));
    return list;
}

} // namespace

class TestIdleOptions : public QObject {
    Q_OBJECT
private slots:
    void needsNameOptionsAndTheirValues()
    {
        for (const FamilyBase *family : registry().families())
            for (const OptionSpec &o : family->options())
                for (const OptionNeed &n : o.needs) {
                    const OptionSpec *other = family->option(n.key);
                    QVERIFY2(other && other != &o && !n.words.empty(), o.key);
                    for (const char *w : n.words)
                        QVERIFY2(other->kind == OptionKind::number || std::any_of(other->values.begin(), other->values.end(), [&](const OptionValue &v) { return std::string_view(v.word) == w; }), o.key);
                }
    }

    void headingsStandOnce()
    {
        for (const FamilyBase *family : registry().families()) {
            std::set<std::string> seen;
            std::string last;
            for (const OptionSpec &o : family->options())
                if (o.group.id != last) {
                    last = o.group.id;
                    QVERIFY2(seen.insert(last).second, last.c_str());
                }
        }
    }

    void idleOptionsChangeNothing()
    {
        int tried = 0;
        for (const FamilyBase *family : registry().families())
            for (const PresetSpec &preset : family->presets())
                for (const OptionSpec &option : family->options()) {
                    Setup setup;
                    setup.game = preset.id;
                    setup.players = std::min(preset.seatsMin + 1, preset.seatsMax);
                    setup.seed = 11;
                    if (!isIdle(*family, setup, option))
                        continue;
                    const auto before = played(*family, setup);
                    QVERIFY(!before.empty());
                    for (const std::string &value : valuesOf(option)) {
                        setup.options = {{option.key, value, 0}};
                        if (family->validate(setup))
                            continue;
                        ++tried;
                        QVERIFY2(played(*family, setup) == before, qPrintable(QStringLiteral("%1: %2 %3").arg(QLatin1String(preset.id), QLatin1String(option.key), QString::fromStdString(value))));
                    }
                }
        QVERIFY(tried > 300);
    }
};

QTEST_GUILESS_MAIN(TestIdleOptions)
#include "tst_idle_options.moc"
