// SPDX-License-Identifier: GPL-3.0-or-later
// Protects finding in all guides: Persian letters of any keyboard, words that the glossary gives up, several words, the order of what
// was found, the marks in it, and that the list behaves as a model; and how long a search takes and what it keeps.
#include <QAbstractItemModelTester>
#include <QElapsedTimer>
#include <QFile>
#include <QSignalSpy>
#include <QTest>

#include "app/models/guide_model.h"
#include "app/shell/language.h"
#include "app/storage/reading_places.h"
#include "engine/session/registry.h"

using namespace khiar;
using namespace khiar::guide;

class TestGuideSearch : public QObject {
    Q_OBJECT
    Registry m_registry = standardRegistry();
    Documents m_documents{m_registry};

    /// MiB that the process has in memory now.
    static double resident()
    {
        QFile file(QStringLiteral("/proc/self/statm"));
        return file.open(QIODevice::ReadOnly) ? QString::fromLatin1(file.readAll()).section(u' ', 1, 1).toDouble() * 4096 / (1 << 20) : 0;
    }
    static QString markedIn(const QString &text, const std::vector<Stretch> &marks)
    {
        QStringList words;
        for (const Stretch &m : marks)
            words += text.mid(m.from, m.length);
        return words.join(u'|');
    }

private slots:
    void initTestCase()
    {
        useGuides(QStringLiteral(":/guides"));
        startLanguage();
    }
    void init() { changeLanguage(QStringLiteral("en")); }

    void wordsAreMarked_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("marked");
        const auto row = [](const char *name, const char *typed, const char *text, const char *marked) {
            QTest::newRow(name) << QString::fromUtf8(typed) << QString::fromUtf8(text) << QString::fromUtf8(marked);
        };
        row("beginning of a word, whole word marked", "deal", "The dealer deals; an ideal pack.", "dealer|deals");
        row("several", "pack the", "The dealer deals; an ideal pack.", "The|pack");
        row("a joiner", "رسد", "۷ به شاه نمی‌رسد", "رسد");
        row("joined", "نمیرسد", "۷ به شاه نمی‌رسد", "نمی‌رسد");
        row("Arabic letters", "كپه", "ورق روی کپه", "کپه");
        row("given up", "خاج", "۹ گشنیز و ۶ دل", "گشنیز");
        row("given up for two words", "فورهند", "نفر اول شروع می‌کند", "نفر|اول");
        row("digits", "21", "با ۲۱ امتیاز", "۲۱");
        row("nothing", "", "The dealer", "");
    }
    void wordsAreMarked()
    {
        QFETCH(QString, typed);
        QFETCH(QString, text);
        QFETCH(QString, marked);
        QCOMPARE(markedIn(text, Sought(typed).marks(text)), marked);
    }

    void allWordsHaveToOccur()
    {
        const GuideSearch search(m_documents, QStringLiteral("en"));
        const auto one = search.find(QStringLiteral("cucumber"), {}, {}), both = search.find(QStringLiteral("cucumber trump"), {}, {});
        const auto count = [](const std::vector<FoundDocument> &found) {
            std::size_t n = 0;
            for (const FoundDocument &d : found)
                n += d.places.size();
            return n;
        };
        QVERIFY(count(one) > count(both));
        QVERIFY(search.find(QStringLiteral("xyzzy"), {}, {}).empty());
        QVERIFY(search.find(QString(), {}, {}).empty());
        for (const FoundDocument &d : one)
            for (const FoundPlace &p : d.places)
                QVERIFY(!p.marks.empty() || !p.headingMarks.empty());
    }

    // The open document first; headings before texts; the words stand in the snippet where the marks are.
    void theBestComesFirst()
    {
        for (const QString &language : {QStringLiteral("en"), QStringLiteral("fa")}) {
            const GuideSearch search(m_documents, language);
            const QString typed = language == QLatin1String("en") ? QStringLiteral("last trick") : QString::fromUtf8("دست آخر");
            const auto found = search.find(typed, QStringLiteral("kurkku"), QStringLiteral("kurkku"));
            QVERIFY(found.size() > 3);
            QCOMPARE(found.front().document, QStringLiteral("kurkku"));
            const Sought sought(typed);
            for (const FoundDocument &d : found) {
                bool text = false;
                for (const FoundPlace &p : d.places) {
                    const bool heading = Findable({p.heading}, {}).holds(sought);
                    QVERIFY2(!heading || !text, qPrintable(d.document + u' ' + p.heading));
                    text |= !heading;
                    QVERIFY(p.snippet.size() < 240);
                    for (const Stretch &m : p.marks)
                        QVERIFY(m.from >= 0 && m.from + m.length <= p.snippet.size() && !p.snippet.mid(m.from, m.length).contains(u'…'));
                }
            }
        }
    }

    void theListIsAModel()
    {
        GuideModel guide(m_registry);
        GuideSearchModel &search = *guide.search();
        QAbstractItemModelTester tester(&search, QAbstractItemModelTester::FailureReportingMode::QtTest);
        QVERIFY(guide.open(QStringLiteral("agurk")));
        QSignalSpy found(&search, &GuideSearchModel::found);
        search.setSearch(QStringLiteral("dealer"));
        QCOMPARE(found.count(), 1);
        QVERIFY(search.total() > 10 && search.rowCount() > 10);
        QVERIFY(!search.summary().isEmpty());
        const auto kind = [&](int row) { return search.data(search.index(row), GuideSearchModel::Kind).toString(); };
        QCOMPARE(kind(0), QStringLiteral("document"));
        QVERIFY(!search.open(0));
        int more = search.next(-1, 1);
        while (more >= 0 && kind(more) != QLatin1String("more"))
            more = search.next(more, 1);
        QVERIFY(more > 0);
        const int before = search.rowCount();
        QVERIFY(!search.open(more));
        QVERIFY(search.rowCount() > before);
        QCOMPARE(kind(more), QStringLiteral("place"));
        QVERIFY(search.open(more));
        QCOMPARE(guide.sought(), QStringLiteral("dealer"));
        QVERIFY(guide.nextMarked(guide.anchorRow() - 1, 1) >= guide.anchorRow());
        // a change of language reads the other guides
        changeLanguage(QStringLiteral("fa"));
        QVERIFY(search.total() < 5); // the glossary has English words, too
        QVERIFY(!search.summary().isEmpty());
        search.forget();
        QCOMPARE(search.rowCount(), 0);
        QCOMPARE(search.summary(), QString());
    }

    // What is composed is found as well: the comparison, the glossary, and the rules that are open.
    void composedDocumentsAreFound()
    {
        const QStringList all = m_documents.searched();
        for (const char *document : {"agurk", "family/cucumber", "compare/cucumber", "common", "glossary"})
            QVERIFY2(all.contains(QLatin1String(document)), document);
        QVERIFY(!all.contains(QStringLiteral("rules/agurk")));
        GuideSearch search(m_documents, QStringLiteral("en"));
        search.alsoSearch(QStringLiteral("rules/agurk"));
        const auto guide = m_documents.read(QStringLiteral("en"), QStringLiteral("rules/agurk"));
        QVERIFY(bool(guide));
        const auto found = search.find(guide->title(), QStringLiteral("rules/agurk"), QStringLiteral("agurk"));
        QVERIFY(!found.empty());
        QCOMPARE(found.front().document, QStringLiteral("rules/agurk"));
    }

    void theNamesOfDocuments()
    {
        const Words en(QStringLiteral("en")), fa(QStringLiteral("fa"));
        for (const QString &document : m_documents.searched() + QStringList{QStringLiteral("rules/agurk")}) {
            QVERIFY2(m_documents.exists(document) && !m_documents.title(en, document).isEmpty(), qPrintable(document));
            QVERIFY2(m_documents.title(fa, document) != m_documents.title(en, document), qPrintable(document));
        }
        for (const char *document : {"", "nothing", "rules/nothing", "rules/table", "rules/house/x", "compare/nothing", "../en/agurk"})
            QVERIFY2(!m_documents.exists(QLatin1String(document)), document);
        Documents named(m_registry);
        named.setRulesNamed([](const QString &document) -> std::optional<NamedRules> {
            if (document != QLatin1String("rules/table"))
                return std::nullopt;
            NamedRules rules;
            rules.setup.game = "kurkku";
            rules.setup.players = 4;
            rules.title = QStringLiteral("Ours");
            return rules;
        });
        QVERIFY(named.exists(QStringLiteral("rules/table")));
        QCOMPARE(named.gameOf(QStringLiteral("rules/table")), QStringLiteral("kurkku"));
        QVERIFY(bool(named.read(QStringLiteral("fa"), QStringLiteral("rules/table"))));
        QVERIFY(!named.exists(QStringLiteral("rules/house/x")));
    }

    void placesAreKept()
    {
        QTemporaryDir folder;
        const QString file = folder.filePath(QStringLiteral("reading.ini"));
        {
            ReadingPlaces places(file);
            QVERIFY(!places.of(QStringLiteral("agurk")));
            GuideModel guide(m_registry);
            guide.remember(&places);
            QVERIFY(guide.openDocument(QStringLiteral("agurk")));
            guide.setPlace(guide.contents().at(3).toMap()[QStringLiteral("row")].toInt() + 2);
        }
        ReadingPlaces places(file);
        const auto place = places.of(QStringLiteral("agurk"));
        QVERIFY(place && place->below == 2);
        QCOMPARE(places.lastOf(QStringLiteral("agurk")), QStringLiteral("agurk"));
        GuideModel guide(m_registry);
        guide.remember(&places);
        QVERIFY(guide.resume(QStringLiteral("agurk")));
        QCOMPARE(guide.section(), 3);
        // a heading that has gone, and a section that has become shorter
        places.keep(QStringLiteral("kurkku"), {QStringLiteral("no-such-heading"), 4});
        QVERIFY(guide.openDocument(QStringLiteral("kurkku")));
        QCOMPARE(guide.anchorRow(), 0);
        places.keep(QStringLiteral("kurko"), {QStringLiteral("brief"), 100000});
        QVERIFY(guide.openDocument(QStringLiteral("kurko")));
        QVERIFY(guide.section() <= 0);
    }

    void itIsQuickEnough()
    {
        for (const QString &language : {QStringLiteral("en"), QStringLiteral("fa")}) {
            const double before = resident();
            QElapsedTimer clock;
            clock.start();
            const GuideSearch search(m_documents, language);
            const qint64 built = clock.restart();
            const double kept = resident() - before;
            const QStringList typed = language == QLatin1String("en") ? QStringList{"a", "trick", "last trick", "cucumber limit", "xyzzy"}
                                                                      : QStringList{QString::fromUtf8("د"), QString::fromUtf8("دست"), QString::fromUtf8("دست آخر"), QString::fromUtf8("خیار حد"), "xyzzy"};
            QStringList times;
            for (const QString &words : typed) {
                clock.restart();
                (void)search.find(words, QStringLiteral("agurk"), QStringLiteral("agurk"));
                times += QString::number(clock.nsecsElapsed() / 1e6, 'f', 1);
            }
            qInfo("%s: %d documents read in %lld ms, %.1f MiB more in memory; searches took %s ms", qPrintable(language), int(m_documents.searched().size()), built, kept,
                  qPrintable(times.join(u' ')));
            QVERIFY(built < 4000);
        }
    }
};

QTEST_GUILESS_MAIN(TestGuideSearch)
#include "tst_guide_search.moc"
