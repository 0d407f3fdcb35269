// SPDX-License-Identifier: GPL-3.0-or-later
// Protects the documents that are composed: the rules of every preset, how presets differ, the glossary. Both languages have the
// same anchors, nothing is left to be filled in, Persian is spelled right, every link leads to a place that is there.
#include <QtTest>

#include <QRegularExpression>

#include <functional>
#include <map>
#include <set>

#include "app/text/compare_document.h"
#include "app/text/glossary_document.h"
#include "app/text/guide_documents.h"
#include "app/text/guide_plain.h"
#include "app/text/persian.h"
#include "app/text/rules_document.h"
#include "engine/session/registry.h"

using namespace khiar;
using namespace khiar::guide;

namespace {

const QStringList kLanguages = {QStringLiteral("en"), QStringLiteral("fa")};

const Registry &registry()
{
    static const Registry all = standardRegistry();
    return all;
}

QString idOf(std::string_view id)
{
    return QString::fromUtf8(id.data(), qsizetype(id.size()));
}

/// Every composed document that is always there.
QStringList composed()
{
    QStringList list = {QStringLiteral("glossary")};
    for (const FamilyBase *family : registry().families()) {
        list += QStringLiteral("compare/") + idOf(family->id());
        for (const PresetSpec &p : family->presets())
            list += QStringLiteral("rules/") + QString::fromUtf8(p.id);
    }
    return list;
}

/// Each is composed or read once.
const Guide &guideOf(const QString &language, const QString &document)
{
    static std::map<QString, Guide> read;
    const auto [it, fresh] = read.try_emplace(language + u' ' + document);
    if (fresh)
        if (auto guide = Documents(registry()).read(language, document))
            it->second = std::move(*guide);
    return it->second;
}

/// The words of every block, as they are drawn.
void eachText(const Guide &guide, const std::function<void(const QString &)> &visit)
{
    for (const Block &b : guide.blocks) {
        if (const auto *h = b.as<Heading>())
            visit(plainText(h->runs));
        if (const auto *p = b.as<Paragraph>())
            visit(plainText(p->runs));
        if (const auto *l = b.as<List>())
            for (const ListItem &item : l->items)
                visit(plainText(item.runs));
        if (const auto *t = b.as<Table>()) {
            for (const Runs &cell : t->head)
                visit(plainText(cell));
            for (const auto &row : t->rows)
                for (const Runs &cell : row)
                    visit(plainText(cell));
        }
    }
}

QStringList anchorsOf(const Guide &guide)
{
    QStringList list;
    for (const Block &b : guide.blocks)
        if (const auto *h = b.as<Heading>())
            list += QStringLiteral("%1 %2").arg(h->level).arg(h->anchor);
    return list;
}

/// Nothing, or why the link leads nowhere.
QString broken(const QString &language, const QString &link, const QString &document)
{
    const auto place = linkTarget(link, document);
    if (!place || !Documents(registry()).exists(place->document))
        return QStringLiteral("%1 %2: %3 leads nowhere").arg(language, document, link);
    if (!place->anchor.isEmpty() && !guideOf(language, place->document).heading(place->anchor))
        return QStringLiteral("%1 %2: %3 has no such place").arg(language, document, link);
    return {};
}

} // namespace

class TestComposedDocuments : public QObject {
    Q_OBJECT
private slots:
    void bothLanguagesHaveTheSamePlaces()
    {
        for (const QString &document : composed()) {
            const QStringList english = anchorsOf(guideOf("en", document)), persian = anchorsOf(guideOf("fa", document));
            QVERIFY2(english.size() > 2, qPrintable(document));
            QVERIFY2(english == persian, qPrintable(document + ": " + english.join(", ") + " / " + persian.join(", ")));
            std::set<QString> once(english.begin(), english.end());
            QVERIFY2(qsizetype(once.size()) == english.size(), qPrintable(document));
        }
    }

    void nothingIsLeftToFillInAndPersianIsSpelledRight()
    {
        QStringList faults;
        for (const QString &language : kLanguages)
            for (const QString &document : composed())
                eachText(guideOf(language, document), [&](const QString &text) {
                    if (text.trimmed().isEmpty() || text.contains(u'{') || text.contains(u'}') || text.contains(QLatin1String("](")) || text.contains(QLatin1String("**")))
                        faults << QStringLiteral("%1 %2: %3").arg(language, document, text);
                    if (language == QLatin1String("fa"))
                        for (const QString &fault : persianFaults(text))
                            faults << QStringLiteral("%1: %2: %3").arg(document, fault, text);
                });
        faults.removeDuplicates();
        QVERIFY2(faults.isEmpty(), qPrintable(faults.join(u'\n')));
    }

    void everyLinkLeadsSomewhere()
    {
        QStringList faults;
        for (const QString &language : kLanguages)
            for (const QString &document : composed())
                for (const QString &link : guideOf(language, document).links())
                    if (const QString fault = broken(language, link, document); !fault.isEmpty())
                        faults << fault;
        faults.removeDuplicates();
        QVERIFY2(faults.isEmpty(), qPrintable(faults.join(u'\n')));
    }

    /// A heading in a phrase that is no preset's, and what differs is said before the rules.
    void rulesOfAHouseSayWhatTheyChange()
    {
        const FamilyBase &family = *registry().familyOf("agurk");
        Setup setup;
        setup.game = "agurk";
        setup.players = 5;
        setup.options = {{"limit", "30", 0}};
        const Words words(QStringLiteral("en"));
        const Guide house = rulesDocument(family, setup, words, QStringLiteral("Sunday"));
        QVERIFY(house.title().contains(QLatin1String("Sunday")));
        const QString text = plainDocument(house, 100000);
        QVERIFY2(text.contains(QLatin1String("Limit: 30")) && text.contains(QLatin1String("five players")) && text.contains(QLatin1String("Whoever has 30 points")), qPrintable(text));
        QVERIFY(!plainDocument(rulesDocument(family, *family.preset("agurk"), 5, words), 100000).contains(QLatin1String("Limit: ")));
        setup.options = {{"limit", "0", 0}};
        QCOMPARE(rulesDocument(family, setup, words).blocks.size(), std::size_t(1));
        // a number that cannot sit there becomes the nearest that can
        QVERIFY(plainDocument(rulesDocument(family, *family.preset("kurkku"), 9, words), 100000).contains(QLatin1String("four players")));
    }

    void everyPresetHasItsPlaceInTheComparison()
    {
        for (const FamilyBase *family : registry().families())
            for (const QString &language : kLanguages) {
                const Guide guide = compareDocument(*family, Words(language));
                for (const PresetSpec &p : family->presets())
                    QVERIFY2(guide.heading(QString::fromUtf8(p.id)), p.id);
                std::size_t tables = 0;
                for (const Block &b : guide.blocks)
                    if (const auto *t = b.as<Table>()) {
                        ++tables;
                        QVERIFY(t->rows.size() == family->presets().size() && t->head.size() >= 2 && t->head.size() <= 7);
                        for (const auto &row : t->rows)
                            QCOMPARE(row.size(), t->head.size());
                    }
                QVERIFY(tables >= (family->presets().size() > 1 ? 1u : 0u));
            }
    }

    /// What the rows of the file promise: an entry has its meaning in both languages or in none.
    void theGlossaryHasEveryTermInBothLanguages()
    {
        QFile file(QStringLiteral(KHIAR_SOURCE_DIR "/translations/GLOSSARY.md"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        int entries = 0;
        const QRegularExpression row(QStringLiteral("^\\| [^|]*\\{#([a-z-]+)\\} \\|([^|]*)\\|([^|]*)\\|([^|]*)\\|"));
        for (const QString &line : QString::fromUtf8(file.readAll()).split(u'\n'))
            if (const auto m = row.match(line); m.hasMatch()) {
                QVERIFY2(!m.captured(2).trimmed().isEmpty() && m.captured(3).trimmed().isEmpty() == m.captured(4).trimmed().isEmpty(), qPrintable(line));
                const bool entry = !m.captured(3).trimmed().isEmpty();
                for (const QString &language : kLanguages)
                    QVERIFY2(bool(glossaryDocument(language)->heading(m.captured(1))) == entry, qPrintable(line));
                entries += entry;
            }
        QVERIFY(entries > 60);
    }

    void everyWordIsInBothLanguages()
    {
        QFile file(QStringLiteral(KHIAR_SOURCE_DIR "/translations/khiar_fa.ts"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QString ts = QString::fromUtf8(file.readAll());
        for (const std::span<const Phrase> list : {rulesDocumentPhrases(), compareDocumentPhrases(), glossaryDocumentPhrases()})
            for (const Phrase &p : list)
                QVERIFY2(ts.contains(QStringLiteral("<name>%1</name>").arg(QLatin1String(p.id))), p.id);
    }

    void plainTextIsBrokenIntoLines()
    {
        QCOMPARE(wrapped(QStringLiteral("one two three four"), 9), QStringLiteral("one two\nthree\nfour"));
        QCOMPARE(wrapped(QStringLiteral("- one two three"), 9, 2), QStringLiteral("- one two\n  three"));
        QCOMPARE(wrapped(QStringLiteral("unbreakable word"), 4), QStringLiteral("unbreakable\nword"));
        QCOMPARE(wrapped(QStringLiteral("\u2068ab\u2069 cd"), 5), QStringLiteral("\u2068ab\u2069 cd")); // isolates take no room
        for (const QString &language : kLanguages)
            for (const QString &line : plainDocument(guideOf(language, QStringLiteral("rules/rassi")), 60).split(u'\n'))
                QVERIFY2(line.size() < 90, qPrintable(line));
    }
};

QTEST_GUILESS_MAIN(TestComposedDocuments)
#include "tst_composed_documents.moc"
