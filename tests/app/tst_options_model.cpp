// SPDX-License-Identifier: GPL-3.0-or-later
// Protects the options of house rules: in every preset each value of each option can either be chosen and then makes a game,
// or says why not in both languages; whatever is chosen, the rules still accept it; and a way out that is offered is one.
#include <QAbstractItemModelTester>
#include <QElapsedTimer>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTest>

#include "app/models/house_draft.h"
#include "app/models/house_words.h"
#include "app/models/options_model.h"
#include "app/shell/language.h"
#include "app/storage/house_rules.h"
#include "engine/core/rng.h"
#include "engine/session/registry.h"

using namespace khiar;

namespace {

const Registry &registry()
{
    static const Registry all = standardRegistry();
    return all;
}

QVariant at(const OptionsModel &m, int row, OptionsModel::Role role) { return m.index(row).data(role); }

/// Whether the rules accept what the model holds, with every number of players that it names and no other.
bool makesAGame(const FamilyBase &family, const PresetSpec &preset, const OptionsModel &model)
{
    Setup setup;
    setup.game = preset.id;
    setup.options = model.settings();
    return !model.players().empty() && playersThatFit(family, setup) == model.players();
}

bool isEnglish(const QString &text) { return !text.isEmpty() && !text.contains(QRegularExpression(QStringLiteral("[آ-ی{(]"))); }
bool isPersian(QString text)
{
    return text.contains(QRegularExpression(QStringLiteral("[آ-ی]"))) && !text.contains(QRegularExpression(QStringLiteral("[A-Za-z0-9{(]")));
}

struct Candidate { int row; QString value; };

/// Every value of a choice; of a number its ends, and what lies beside the present one.
std::vector<Candidate> candidates(const FamilyBase &family, const OptionsModel &model)
{
    std::vector<Candidate> list;
    for (int row = 0; row < model.rowCount(); ++row) {
        const OptionSpec &o = family.options()[std::size_t(row)];
        if (o.kind == OptionKind::choice) {
            for (const OptionValue &v : o.values)
                list.push_back({row, QString::fromUtf8(v.word)});
        } else {
            const int now = at(model, row, OptionsModel::Value).toInt();
            for (int n : {o.lowest, now - 1, now + 1, o.highest})
                if (n >= o.lowest && n <= o.highest)
                    list.push_back({row, QString::number(n)});
        }
    }
    return list;
}

} // namespace

class TestOptionsModel : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { startLanguage(); }
    void init() { changeLanguage(QStringLiteral("en")); }

    void everySentenceIsInBothLanguages()
    {
        const Words fa(QStringLiteral("fa")), en(QStringLiteral("en"));
        for (const Phrase &p : housePhrases()) {
            QVERIFY2(fa.sentence(p) != QString::fromUtf8(p.source), p.id);
            QCOMPARE(en.sentence(p), QString::fromUtf8(p.source));
        }
    }

    void rowsAreTheOptions()
    {
        for (const FamilyBase *family : registry().families()) {
            OptionsModel model;
            QAbstractItemModelTester tester(&model);
            model.open(family, &family->presets().front(), {});
            QCOMPARE(model.rowCount(), int(family->options().size()));
            QCOMPARE(model.changedCount(), 0);
            QVERIFY(model.changes().isEmpty() && model.settings().empty());
            for (int row = 0; row < model.rowCount(); ++row) {
                QVERIFY(!at(model, row, OptionsModel::Name).toString().isEmpty() && !at(model, row, OptionsModel::Sentence).toString().isEmpty());
                QVERIFY(!at(model, row, OptionsModel::Changed).toBool());
                QCOMPARE(at(model, row, OptionsModel::ValueText), at(model, row, OptionsModel::PresetText));
            }
        }
    }

    void everyValueIsFreeOrSaysWhyNot_data()
    {
        QTest::addColumn<QString>("game");
        for (const FamilyBase *family : registry().families())
            for (const PresetSpec &p : family->presets())
                QTest::newRow(p.id) << QString::fromUtf8(p.id);
    }
    void everyValueIsFreeOrSaysWhyNot()
    {
        QFETCH(QString, game);
        const FamilyBase *family = registry().familyOf(game.toStdString());
        const PresetSpec *preset = family->preset(game.toStdString());
        OptionsModel model;
        model.open(family, preset, {});
        QVERIFY(makesAGame(*family, *preset, model));
        for (const Candidate &c : candidates(*family, model)) {
            const QByteArray what = at(model, c.row, OptionsModel::Key).toByteArray() + ' ' + c.value.toUtf8();
            model.open(family, preset, {});
            changeLanguage(QStringLiteral("en"));
            const QVariantMap english = model.attempt(c.row, c.value);
            changeLanguage(QStringLiteral("fa"));
            const QVariantMap persian = model.attempt(c.row, c.value);
            const bool fits = english.value(QStringLiteral("fits")).toBool();
            if (at(model, c.row, OptionsModel::Kind) != QLatin1String("number"))
                for (const QVariant &choice : at(model, c.row, OptionsModel::Choices).toList())
                    if (choice.toMap().value(QStringLiteral("word")) == c.value) {
                        QCOMPARE(choice.toMap().value(QStringLiteral("enabled")).toBool(), fits);
                        QCOMPARE(choice.toMap().value(QStringLiteral("why")), persian.value(QStringLiteral("why")));
                    }
            QCOMPARE(model.setValue(c.row, c.value), fits);
            QVERIFY2(makesAGame(*family, *preset, model), what);
            if (fits) {
                QVERIFY2(english.value(QStringLiteral("why")).toString().isEmpty(), what);
                QCOMPARE(at(model, c.row, OptionsModel::Value).toString(), c.value);
                continue;
            }
            QVERIFY2(isEnglish(english.value(QStringLiteral("why")).toString()), what + ": " + english.value(QStringLiteral("why")).toByteArray());
            QVERIFY2(isPersian(persian.value(QStringLiteral("why")).toString()), what + ": " + persian.value(QStringLiteral("why")).toByteArray());
            const auto changes = english.value(QStringLiteral("changes")).toList();
            QCOMPARE(english.value(QStringLiteral("also")).toString().isEmpty(), changes.isEmpty());
            QCOMPARE(model.take(c.row, c.value), !changes.isEmpty());
            QVERIFY2(makesAGame(*family, *preset, model), what);
            // a number alone may be too much, and so may a pack for a number of players that the game fixes
            const bool alone = at(model, c.row, OptionsModel::Kind) == QLatin1String("number") || preset->seatsMin == preset->seatsMax;
            QVERIFY2(!changes.isEmpty() || alone, what + ": no way out");
            if (changes.isEmpty())
                continue;
            QCOMPARE(at(model, c.row, OptionsModel::Value).toString(), c.value);
            for (const QVariant &change : changes) { // what was said is what was done
                const int row = change.toMap().value(QStringLiteral("row")).toInt();
                changeLanguage(QStringLiteral("en"));
                QVERIFY(change.toMap().value(QStringLiteral("text")).toString().startsWith(at(model, row, OptionsModel::Name).toString()));
                QVERIFY(change.toMap().value(QStringLiteral("text")).toString().endsWith(at(model, row, OptionsModel::ValueText).toString()));
            }
        }
    }

    // Any order of clicks leads to a game, and all of it can be taken back.
    void randomClicksNeverGetStuck()
    {
        for (const FamilyBase *family : registry().families()) {
            const auto presets = family->presets();
            for (std::size_t p = 0; p < presets.size(); p += 3) {
                OptionsModel model;
                model.open(family, &presets[p], {});
                Rng rng(p + 1);
                for (int click = 0; click < 60; ++click) {
                    const auto list = candidates(*family, model);
                    const Candidate &c = list[rng.below(std::uint32_t(list.size()))];
                    if (!model.setValue(c.row, c.value) && rng.below(2))
                        model.take(c.row, c.value);
                    QVERIFY(makesAGame(*family, presets[p], model));
                }
                model.resetAll();
                QCOMPARE(model.changedCount(), 0);
                QVERIFY(makesAGame(*family, presets[p], model));
            }
        }
    }

    // Kept cards in Agurk: the bonus and the second life are in the way, and both are named and left in one step.
    void theWayOutIsTheOneThatPeopleWouldTake()
    {
        const FamilyBase *family = registry().familyOf("agurk");
        OptionsModel model;
        model.open(family, family->preset("agurk"), {});
        const QVariantMap found = model.attempt(model.rowOf("score-by"), QStringLiteral("cards"));
        QVERIFY(!found.value(QStringLiteral("fits")).toBool());
        QStringList names;
        for (const QVariant &c : found.value(QStringLiteral("changes")).toList())
            names.append(c.toMap().value(QStringLiteral("text")).toString());
        names.sort();
        QCOMPARE(names, (QStringList{QStringLiteral("Bonus for equal last cards: off"), QStringLiteral("Lives: one")}));
        QSignalSpy changed(&model, &OptionsModel::settingsChanged);
        QVERIFY(model.take(model.rowOf("score-by"), QStringLiteral("cards")));
        QCOMPARE(changed.size(), 1);
        QCOMPARE(model.changedCount(), 3);
        model.reset(model.rowOf("lives")); // two lives don't fit kept cards: it stays
        QCOMPARE(model.changedCount(), 3);
        QVERIFY(!at(model, model.rowOf("lives"), OptionsModel::Resettable).toBool());
        model.reset(model.rowOf("score-by"));
        QVERIFY(at(model, model.rowOf("lives"), OptionsModel::Resettable).toBool());
    }

    void idleOptionsSaySo()
    {
        const FamilyBase *family = registry().familyOf("agurk");
        OptionsModel model;
        model.open(family, family->preset("agurk"), {});
        const int zigzag = model.rowOf("zigzag"), schedule = model.rowOf("hand-schedule");
        QVERIFY(at(model, zigzag, OptionsModel::Idle).toString().contains(at(model, schedule, OptionsModel::Name).toString()));
        changeLanguage(QStringLiteral("fa"));
        QVERIFY(isPersian(at(model, zigzag, OptionsModel::Idle).toString()));
        QVERIFY(model.setValue(schedule, QStringLiteral("zigzag")));
        QVERIFY(at(model, zigzag, OptionsModel::Idle).toString().isEmpty());
    }

    void numbersKnowTheirReach()
    {
        const FamilyBase *family = registry().familyOf("agurk");
        OptionsModel model;
        model.open(family, family->preset("agurk"), {});
        const int reset = model.rowOf("reset-at"), deals = model.rowOf("deals");
        QCOMPARE(at(model, reset, OptionsModel::Lowest).toInt(), 0);
        QCOMPARE(at(model, reset, OptionsModel::Highest).toInt(), 20); // 21 busts
        QCOMPARE(at(model, deals, OptionsModel::Highest).toInt(), 0);  // nobody counts deals here
        QVERIFY(model.setValue(model.rowOf("bust"), QStringLiteral("exceed")));
        QCOMPARE(at(model, reset, OptionsModel::Highest).toInt(), 21);
        for (const char *wrong : {"-1", "1000", "07", "x", "", "1.5"})
            QVERIFY2(!model.setValue(reset, QString::fromUtf8(wrong)), wrong);
        QVERIFY(!model.setValue(-1, QStringLiteral("1")) && !model.setValue(999, QStringLiteral("on")));
    }

    // What is not known or does not fit is left out and named; the rest is taken.
    void foreignSettings()
    {
        const FamilyBase *family = registry().familyOf("agurk");
        OptionsModel model;
        const auto left = model.open(family, family->preset("agurk"), {{"jokers", "3", 0}, {"no-such", "1", 0}, {"beat", "never", 0}, {"score-by", "cards", 0}, {"kontra", "on", 0}});
        QStringList out;
        for (const OptionSetting &o : left)
            out.append(QString::fromStdString(o.key));
        QCOMPARE(out, (QStringList{"no-such", "beat", "score-by", "kontra"}));
        QCOMPARE(model.settings().size(), 1u);
        QCOMPARE(model.settings().front().key, std::string("jokers"));
    }

    void playersFollowTheOptions()
    {
        CatalogueModel catalogue(registry());
        HouseDraft draft(registry(), catalogue);
        Record rules;
        rules.setup.game = "agurk";
        rules.setup.players = 7;
        QVERIFY(draft.open(rules, QString(), false).empty());
        QVERIFY(!draft.dirty() && draft.active());
        QCOMPARE(draft.players(), 7);
        QVERIFY(draft.playersWhy().isEmpty());
        OptionsModel &o = *draft.options();
        QVERIFY(o.take(o.rowOf("score-by"), QStringLiteral("cards")));
        QVERIFY(draft.dirty());
        const int most = draft.playersMax();
        QVERIFY(o.setValue(o.rowOf("limit"), QString::number(at(o, o.rowOf("limit"), OptionsModel::Highest).toInt())));
        QVERIFY(draft.playersMax() < most && draft.players() == draft.playersMax());
        QVERIFY(isEnglish(draft.playersWhy()) && !draft.playersText().isEmpty());
        changeLanguage(QStringLiteral("fa"));
        QVERIFY(isPersian(draft.playersWhy().remove(QChar(0x2068)).remove(QChar(0x2069))));
        o.resetAll();
        QCOMPARE(draft.players(), 7); // as many as were asked for
        QVERIFY(!registry().familyOf("agurk")->validate(draft.record().setup));
    }

    void anotherBaseKeepsWhatFits()
    {
        CatalogueModel catalogue(registry());
        HouseDraft draft(registry(), catalogue);
        Record rules;
        rules.setup.game = "agurk";
        rules.setup.players = 4;
        rules.setup.options = {{"jokers", "3", 0}, {"limit", "30", 0}};
        QVERIFY(draft.open(rules, QString(), false).empty());
        for (int game = 0; game < draft.games().size(); ++game) {
            draft.setGame(game);
            QCOMPARE(draft.game(), game);
            QVERIFY(!registry().familyOf("agurk")->validate(draft.record().setup));
            QVERIFY(!draft.title().isEmpty() && !draft.gameLine().isEmpty());
        }
    }

    // All of it is looked at after every change: that must stay unnoticeable.
    void fastEnough()
    {
        for (const FamilyBase *family : registry().families())
            for (std::size_t i = 0; i < family->presets().size(); i += 5) {
                const PresetSpec &preset = family->presets()[i];
                OptionsModel model;
                model.open(family, &preset, {});
                QElapsedTimer timer;
                timer.start();
                for (int i = 0; i < 5; ++i)
                    model.resetAll();
                const double renew = double(timer.nsecsElapsed()) / 5e6;
                double longest = 0;
                for (const Candidate &c : candidates(*family, model)) {
                    timer.restart();
                    (void)model.attempt(c.row, c.value);
                    longest = std::max(longest, double(timer.nsecsElapsed()) / 1e6);
                }
                qInfo("%s: %.1f ms after a change, at most %.1f ms for a way out", preset.id, renew, longest);
                QVERIFY2(renew < 150 && longest < 1500, preset.id);
            }
    }
};

QTEST_MAIN(TestOptionsModel)
#include "tst_options_model.moc"
