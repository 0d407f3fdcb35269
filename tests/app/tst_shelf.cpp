// SPDX-License-Identifier: GPL-3.0-or-later
// Protects the shelf that is searched and the page of a game: what is typed finds the game in both languages, families keep
// their headings whatever is hidden, and the differences of each preset are those of its options, all of them and in words.
#include <QAbstractItemModelTester>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTemporaryFile>
#include <QTest>

#include "app/models/game_profile.h"
#include "app/models/shelf_model.h"
#include "app/shell/language.h"
#include "app/text/rule_lines.h"
#include "engine/session/registry.h"

using namespace khiar;

namespace {

const Registry &registry()
{
    static const Registry r = standardRegistry();
    return r;
}

struct Shelf {
    CatalogueModel catalogue{registry()};
    ShelfModel model{catalogue};
    QStringList ids()
    {
        QStringList list;
        for (int row = 0; row < model.rowCount(); ++row)
            list.append(model.index(row, 0).data(CatalogueModel::GameId).toString());
        return list;
    }
    QStringList found(const QString &typed)
    {
        model.setSearch(typed);
        return ids();
    }
    QVariant at(int row, int role) { return model.index(row, 0).data(role); }
};

/// key → (value, base) as the page shows them.
QMap<QString, QPair<QString, QString>> linesOf(const GameProfile &profile)
{
    QMap<QString, QPair<QString, QString>> map;
    const QVariantList groups = profile.groups();
    for (const QVariant &group : groups) {
        const QVariantList lines = group.toMap().value(QStringLiteral("lines")).toList();
        for (const QVariant &line : lines)
            map[line.toMap()[QStringLiteral("key")].toString()] = {line.toMap()[QStringLiteral("value")].toString(), line.toMap()[QStringLiteral("base")].toString()};
    }
    return map;
}

} // namespace

class TestShelf : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { startLanguage(); }
    void init() { changeLanguage(QStringLiteral("en")); }

    void wholeShelf()
    {
        Shelf s;
        QAbstractItemModelTester tester(&s.model);
        QCOMPARE(s.model.rowCount(), s.catalogue.rowCount());
        QVERIFY(!s.model.filtering());
        for (int row = 0; row < s.catalogue.rowCount(); ++row)
            QVERIFY2(s.at(row, CatalogueModel::Difficulty).toInt() >= 1 && s.at(row, CatalogueModel::Difficulty).toInt() <= 3, qPrintable(s.ids()[row]));
    }

    void search_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QString>("game");
        const auto row = [](const char *typed, const char *game) { QTest::newRow(typed) << QString::fromUtf8(typed) << QString::fromUtf8(game); };
        row("matapesa", "matapesa");
        row("ogorek", "ogorek");
        row("OGÓREK kon", "ogorek-kontra");
        row("کورکو", "kurkku");
        row("كوركو", "kurkku"); // an Arabic keyboard
        row("بیست و دو", "twentytwo");
        row("پنج خیار", "five-cucumbers");
        row("fünf", "five-cucumbers");
        row("funf gurken", "five-cucumbers");
        row("gurka ۱۹۷۵", "gurka-1975");
        row("finland", "kurko");
        row("فنلاند", "kurko");
        row("کریپ کیله", "krypkille");
        row("کریپکیله", "krypkille");
        row("bluff", "minibluff");
        row("خاج", "gurka-is"); // a word of its line that the glossary gave up
    }
    void search()
    {
        QFETCH(QString, typed);
        QFETCH(QString, game);
        Shelf s;
        for (const char *language : {"en", "fa"}) { // what is shown does not matter
            changeLanguage(QString::fromUtf8(language));
            const QStringList found = s.found(typed);
            QVERIFY2(found.contains(game) && found.size() < s.catalogue.rowCount(), qPrintable(found.join(u' ')));
        }
    }

    void everyGameIsFoundByItsNames()
    {
        Shelf s;
        for (int row = 0; row < s.catalogue.rowCount(); ++row) {
            const CatalogueModel::Entry &e = s.catalogue.at(row);
            for (const QString &name : {e.name.en, e.name.fa, e.original})
                QVERIFY2(s.found(name).contains(e.id), qPrintable(name));
        }
    }

    // Rows come and go; the first of what is left of a family carries its heading, and places count from there.
    void familiesUnderAFilter()
    {
        QTemporaryFile file;
        QVERIFY(file.open());
        file.write(R"({"families": [
            {"id": "north", "order": 1, "name": {"en": "North"}, "games": [{"id": "kurkku", "order": 1, "name": {"en": "Kurkku"}, "also": "snow"},
                {"id": "rassi", "order": 2, "name": {"en": "Rassi"}, "also": "rain"}, {"id": "kurko", "order": 3, "name": {"en": "Kurko"}, "also": "snow"}]},
            {"id": "south", "order": 2, "name": {"en": "South"}, "games": [{"id": "concombre", "order": 1, "name": {"en": "Concombre"}, "also": "rain"},
                {"id": "prague", "order": 2, "name": {"en": "Prague"}, "also": "snow"}]}]})");
        file.close();
        CatalogueModel catalogue(registry(), nullptr, file.fileName());
        QCOMPARE(catalogue.rowCount(), 5);
        ShelfModel shelf(catalogue);
        QAbstractItemModelTester tester(&shelf);
        QSignalSpy told(&shelf, &ShelfModel::dataChanged);
        struct Case { const char *typed; QString ids; QList<int> sections; };
        for (const Case &c : {Case{"", "kurkku rassi kurko concombre prague", {3, 2}}, Case{"rain", "rassi concombre", {1, 1}}, Case{"snow", "kurkku kurko prague", {2, 1}},
                              Case{"kur", "kurkku kurko", {2}}, Case{"south", "concombre prague", {2}}, Case{"none such", "", {}}, Case{"prague", "prague", {1}},
                              Case{"", "kurkku rassi kurko concombre prague", {3, 2}}}) {
            shelf.setSearch(QString::fromUtf8(c.typed));
            QStringList ids;
            int section = -1, place = 0;
            for (int row = 0; row < shelf.rowCount(); ++row) {
                const auto at = [&](int role) { return shelf.index(row, 0).data(role); };
                ids.append(at(CatalogueModel::GameId).toString());
                const bool first = row == 0 || shelf.index(row - 1, 0).data(CatalogueModel::Family) != at(CatalogueModel::Family);
                QCOMPARE(at(CatalogueModel::FirstOfFamily).toBool(), first);
                section += first;
                place = first ? 0 : place + 1;
                QCOMPARE(at(ShelfModel::Section).toInt(), section);
                QCOMPARE(at(ShelfModel::Place).toInt(), place);
                QCOMPARE(shelf.rowOf(ids.back()), row);
            }
            QCOMPARE(ids.join(u' '), c.ids);
            QCOMPARE(shelf.sections(), c.sections);
        }
        QVERIFY(!told.isEmpty()); // headings of rows that stay are told anew
        QCOMPARE(shelf.rowOf(QStringLiteral("agurk")), -1);
    }

    void players()
    {
        Shelf s;
        QAbstractItemModelTester tester(&s.model);
        QSignalSpy told(&s.model, &ShelfModel::filterChanged);
        const QList<int> choices = s.model.playersChoices();
        QCOMPARE(choices.first(), 0);
        QCOMPARE(choices.at(1), 2);
        QCOMPARE(s.model.playersTexts().size(), choices.size());
        QCOMPARE(s.model.playersTexts().at(1), QStringLiteral("2 players"));
        for (int n : choices) {
            s.model.setPlayers(n);
            int fit = 0;
            for (int row = 0; row < s.catalogue.rowCount(); ++row)
                fit += n == 0 || (s.catalogue.at(row).seatsMin <= n && n <= s.catalogue.at(row).seatsMax);
            QCOMPARE(s.model.rowCount(), fit);
            QVERIFY(fit > 0);
        }
        QCOMPARE(told.size(), choices.size() - 1);
        s.model.setSearch(QStringLiteral("kurkku"));
        s.model.setPlayers(10);
        QCOMPARE(s.model.count(), 0);
        QCOMPARE(s.model.countText(s.model.count()), QStringLiteral("0 games"));
        QVERIFY(s.model.sections().isEmpty());
        s.model.showAll();
        QVERIFY(!s.model.filtering() && s.model.search().isEmpty());
        QCOMPARE(s.model.count(), s.catalogue.rowCount());
        s.model.setSearch(QStringLiteral("kurkku"));
        QCOMPARE(s.model.countText(s.model.count()), QStringLiteral("1 game"));
        changeLanguage(QStringLiteral("fa"));
        QCOMPARE(s.model.countText(s.model.count()).remove(QRegularExpression(QStringLiteral("[\\x{2068}\\x{2069}]"))), QStringLiteral("۱ بازی"));
    }

    // ---- the page of a game ----

    void differences()
    {
        const CatalogueModel catalogue(registry());
        GameProfile p(registry(), catalogue);
        QVERIFY(!p.open(QStringLiteral("bridge")));
        QVERIFY(p.gameId().isEmpty() && p.groups().isEmpty() && p.siblings().isEmpty());
        QVERIFY(p.open(QStringLiteral("kurkku")));
        QCOMPARE(p.rulesTitle(), QStringLiteral("What is different from Agurk"));
        auto lines = linesOf(p);
        QCOMPARE(lines.keys(), (QStringList{"end", "hand", "limit", "lives", "tie", "tie-bonus"}));
    }

    // A difference is what validate and play may tell apart: nothing of what makes no difference here, all the rest.
    void differencesAreThoseOfTheOptions()
    {
        const CatalogueModel catalogue(registry());
        GameProfile p(registry(), catalogue);
        for (const FamilyBase *family : registry().families()) {
            const PresetSpec &first = family->presets().front();
            const RuleValues base(*family, first);
            for (const PresetSpec &preset : family->presets()) {
                QVERIFY2(p.open(QString::fromUtf8(preset.id)), preset.id);
                const RuleValues here(*family, preset);
                const auto lines = linesOf(p);
                QCOMPARE(p.baseId().isEmpty(), &preset == &first);
                for (const OptionSpec &o : family->options()) {
                    const bool said = lines.contains(QString::fromUtf8(o.key));
                    const bool differs = family->presetValue(preset, o.key) != family->presetValue(first, o.key);
                    if (&preset == &first)
                        QVERIFY2(!said || here.inForce(o), o.key);
                    else if (here.inForce(o) && base.inForce(o))
                        QVERIFY2(said == differs, (std::string(preset.id) + ' ' + o.key).c_str());
                    else if (!here.inForce(o))
                        QVERIFY2(!said, (std::string(preset.id) + ' ' + o.key).c_str());
                }
                QVERIFY2(&preset != &first || lines.size() > 8, preset.id);
                QVERIFY2(p.siblings().size() == qsizetype(family->presets().size()), preset.id);
            }
        }
    }

    void inWords()
    {
        const CatalogueModel catalogue(registry());
        GameProfile p(registry(), catalogue);
        p.open(QStringLiteral("matapesa"));
        auto lines = linesOf(p);
        QCOMPARE(lines[QStringLiteral("hand-schedule")], qMakePair(QStringLiteral("as many as the pack gives"), QStringLiteral("in Agurk: always the same")));
        QCOMPARE(lines[QStringLiteral("deals")], qMakePair(QStringLiteral("as many as players"), QString())); // no such rule in the other game
        QVERIFY(!lines.contains(QStringLiteral("limit"))); // makes no difference here
        p.open(QStringLiteral("gurka-1975"));
        QCOMPARE(linesOf(p)[QStringLiteral("limit")], qMakePair(QStringLiteral("30"), QStringLiteral("in Agurk: 21")));
        QSignalSpy changed(&p, &GameProfile::changed);
        changeLanguage(QStringLiteral("fa"));
        QCOMPARE(changed.size(), 1);
        lines = linesOf(p);
        QCOMPARE(lines[QStringLiteral("limit")].first, QStringLiteral("۳۰"));
        QCOMPARE(lines[QStringLiteral("limit")].second, QStringLiteral("در \u2068آگورک\u2069: \u2068۲۱\u2069"));
        // no line of any game is empty, and none speaks Latin
        static const QRegularExpression latin(QStringLiteral("[A-Za-z]"));
        for (int row = 0; row < catalogue.rowCount(); ++row) {
            p.open(catalogue.at(row).id);
            const QVariantList groups = p.groups();
            QVERIFY(!groups.isEmpty());
            for (const QVariant &group : groups) {
                QVERIFY(!group.toMap()[QStringLiteral("title")].toString().isEmpty());
                for (const QVariant &line : group.toMap()[QStringLiteral("lines")].toList())
                    for (const char *key : {"name", "sentence", "value", "spoken"}) {
                        const QString text = line.toMap()[QString::fromUtf8(key)].toString();
                        QVERIFY2(!text.isEmpty() && !text.contains(latin), qPrintable(catalogue.at(row).id + u' ' + text));
                    }
            }
        }
    }

    // House rules: what is set differently over a preset.
    void changedOptions()
    {
        const FamilyBase *family = registry().familyOf("agurk");
        const PresetSpec &agurk = *family->preset("agurk");
        const std::vector<OptionSetting> changed{{"jokers", "3", 0}, {"no-such-key", "on", 0}, {"limit", "30", 0}, {"limit", "40", 0}, {"half-keeps", "highest", 0}};
        const auto lines = ruleDifferences(RuleValues(*family, agurk, changed), RuleValues(*family, agurk));
        const Words en(QStringLiteral("en"));
        QCOMPARE(ruleSentences(en, lines), QStringLiteral("Jokers: 3 · What jokers are: above the ace, 15 points · Limit: 40"));
        QVERIFY(ruleDifferences(RuleValues(*family, agurk), RuleValues(*family, agurk)).empty());
        QCOMPARE(ruleValue(en, *family->option("jokers"), "0"), QStringLiteral("none"));
        QCOMPARE(ruleValue(en, *family->option("credits"), "1234"), QStringLiteral("1,234"));
        QCOMPARE(ruleValue(en, *family->option("deck"), "unknown"), QStringLiteral("unknown"));
    }

    void everyPhraseIsInBothLanguages()
    {
        const Words fa(QStringLiteral("fa"));
        for (const std::span<const Phrase> list : {shelfPhrases(), gameProfilePhrases(), ruleLinePhrases()})
            for (const Phrase &p : list) // a text of placeholders alone is the same in both
                QVERIFY2(fa.sentence(p) != QString::fromUtf8(p.source) || !QString::fromUtf8(p.source).contains(QRegularExpression(QStringLiteral("[A-Za-z]+(?![^{]*\\})"))), p.id);
    }
};

QTEST_GUILESS_MAIN(TestShelf)
#include "tst_shelf.moc"
