// SPDX-License-Identifier: GPL-3.0-or-later
// Protects the shape that a reader may count on in the guides of the Cucumber family: every game's guide can be read alone, with
// the same parts under the same anchors in the same order, tasks to solve, the direction of play said, the three words bound
// in its first paragraph, and a way to what sets the game apart from its cousins.
#include <QtTest>

#include <map>

#include "app/text/guide.h"
#include "engine/session/registry.h"

using namespace khiar;
using namespace khiar::guide;

namespace {

/// The parts, in order; between them a game has parts of its own.
const QStringList kParts = {QStringLiteral("short"), QStringLiteral("origin"), QStringLiteral("aim"), QStringLiteral("cards"), QStringLiteral("deal"),
                            QStringLiteral("end"), QStringLiteral("options"), QStringLiteral("strategy"), QStringLiteral("words"), QStringLiteral("readings")};

struct Wording { QString clockwise; QStringList bound; };

const std::map<QString, Wording> kWordings = {
    {QStringLiteral("en"), {QStringLiteral("clockwise"), {QStringLiteral("trick"), QStringLiteral("deal"), QStringLiteral("game")}}},
    {QStringLiteral("fa"), {QStringLiteral("در جهت عقربه‌های ساعت"), {QStringLiteral("دست"), QStringLiteral("دور"), QStringLiteral("بازی")}}},
};

/// The text of paragraphs and lists from a heading to the next one of its level.
QString partOf(const Guide &guide, const QString &anchor)
{
    QString text;
    bool within = false;
    for (const Block &b : guide.blocks) {
        if (const auto *h = b.as<Heading>(); h && h->level <= 2)
            within = h->anchor == anchor;
        if (!within)
            continue;
        if (const auto *p = b.as<Paragraph>())
            text += plainText(p->runs) + u'\n';
        if (const auto *l = b.as<List>())
            for (const ListItem &item : l->items)
                text += plainText(item.runs) + u'\n';
    }
    return text;
}

} // namespace

class TestGuideStructure : public QObject {
    Q_OBJECT
    Registry m_registry = standardRegistry();

private slots:
    void initTestCase() { useGuides(QStringLiteral(":/guides")); }

    void everyGuide_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QString>("preset");
        const FamilyBase *family = m_registry.familyOf("agurk");
        QVERIFY(family && family->presets().size() > 15);
        for (const auto &[language, wording] : kWordings)
            for (const PresetSpec &preset : family->presets())
                QTest::newRow(qPrintable(language + u' ' + QString::fromUtf8(preset.id))) << language << QString::fromUtf8(preset.id);
    }
    void everyGuide()
    {
        QFETCH(QString, language);
        QFETCH(QString, preset);
        const auto read = readGuide(language, preset);
        QVERIFY(bool(read));
        const Guide &guide = *read;
        const Wording &wording = kWordings.at(language);

        // the parts, in order; words and readings may change places
        QStringList missing, order;
        for (const QString &part : kParts)
            if (!guide.heading(part))
                missing += part;
        QVERIFY2(missing.isEmpty(), qPrintable(missing.join(u' ')));
        for (const Block &b : guide.blocks)
            if (const auto *h = b.as<Heading>(); h && kParts.mid(0, 8).contains(h->anchor))
                order += h->anchor;
        QCOMPARE(order, kParts.mid(0, 8));

        // trick, deal and game are bound before anything else is said
        const Block *first = nullptr;
        for (const Block &b : guide.blocks)
            if (b.as<Paragraph>() && !first)
                first = &b;
        QVERIFY(first);
        QStringList bold;
        for (const Run &r : first->as<Paragraph>()->runs)
            if (r.bold)
                bold += r.text;
        for (const QString &word : wording.bound)
            QVERIFY2(bold.contains(word), qPrintable(word));

        QVERIFY(partOf(guide, QStringLiteral("deal")).contains(wording.clockwise));
        QVERIFY2(guide.links().contains(QStringLiteral("compare/cucumber#") + preset), qPrintable(guide.links().join(u' ')));

        int tasks = 0, plays = 0;
        for (const Block &b : guide.blocks) {
            tasks += b.as<Task>() != nullptr;
            plays += b.as<Play>() != nullptr;
        }
        QVERIFY2(tasks >= 3 && plays >= 4, qPrintable(QStringLiteral("%1 tasks, %2 positions").arg(tasks).arg(plays)));
    }
};

QTEST_GUILESS_MAIN(TestGuideStructure)
#include "tst_guide_structure.moc"
