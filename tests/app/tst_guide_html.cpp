// SPDX-License-Identifier: GPL-3.0-or-later
// Protects guides as files: every document of both languages is well-formed, leads from every link to an anchor that is there,
// holds every block with its record, loads nothing from elsewhere, and nothing that somebody wrote can become markup.
#include <QTest>
#include <QXmlStreamReader>

#include <set>

#include "app/models/guide_position.h"
#include "app/shell/language.h"
#include "app/text/guide_documents.h"
#include "app/text/guide_html.h"
#include "engine/session/registry.h"

using namespace khiar;
using namespace khiar::guide;

namespace {

/// What a browser would see of a page.
struct Page {
    std::set<QString> ids;
    QStringList links, records;
    QString title, language, direction, text;
    QString error;
    int cards = 0;
};

Page read(const QString &html)
{
    Page page;
    QXmlStreamReader xml(html);
    while (!xml.atEnd()) {
        xml.readNext();
        if (xml.isCharacters())
            page.text += xml.text();
        if (!xml.isStartElement())
            continue;
        const auto a = xml.attributes();
        if (xml.name() == u"html") {
            page.language = a.value(QLatin1String("lang")).toString();
            page.direction = a.value(QLatin1String("dir")).toString();
        }
        if (a.hasAttribute(QLatin1String("id")) && !page.ids.insert(a.value(QLatin1String("id")).toString()).second)
            page.error = QStringLiteral("twice: ") + a.value(QLatin1String("id")).toString();
        if (a.hasAttribute(QLatin1String("href")))
            page.links += a.value(QLatin1String("href")).toString();
        if (a.hasAttribute(QLatin1String("src")) || xml.name() == u"script" || xml.name() == u"link")
            page.error = QStringLiteral("something is loaded");
        page.cards += a.value(QLatin1String("class")).startsWith(u"card");
        if (xml.name() == u"title")
            page.title = xml.readElementText();
        else if (xml.name() == u"style")
            xml.skipCurrentElement();
        else if (xml.name() == u"pre")
            page.records += xml.readElementText();
    }
    if (xml.hasError())
        page.error = QStringLiteral("line %1: %2").arg(xml.lineNumber()).arg(xml.errorString());
    return page;
}

} // namespace

class TestGuideHtml : public QObject {
    Q_OBJECT
    Registry m_registry = standardRegistry();
    Documents m_documents{m_registry};

    QString html(const QString &language, const QString &document) const
    {
        const auto guide = m_documents.read(language, document);
        if (!guide)
            qFatal("%s", qPrintable(document));
        return guideHtml(*guide, Words(language), {document, [this](const Record &r) { return GuidePosition(m_registry, r).inWords(); }});
    }

private slots:
    void initTestCase()
    {
        useGuides(QStringLiteral(":/guides"));
        startLanguage();
    }

    void everyDocument_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QString>("document");
        for (const QString &language : {QStringLiteral("en"), QStringLiteral("fa")})
            for (const QString &document : m_documents.searched() + QStringList{QStringLiteral("rules/agurk"), QStringLiteral("rules/dirty-clubs")})
                QTest::newRow(qPrintable(language + u' ' + document)) << language << document;
    }
    void everyDocument()
    {
        QFETCH(QString, language);
        QFETCH(QString, document);
        changeLanguage(language);
        const auto guide = m_documents.read(language, document);
        QVERIFY(bool(guide));
        const Page page = read(html(language, document));
        QVERIFY2(page.error.isEmpty(), qPrintable(page.error));
        QCOMPARE(page.title, guide->title());
        QCOMPARE(page.language, language);
        QCOMPARE(page.direction, language == QLatin1String("fa") ? QStringLiteral("rtl") : QStringLiteral("ltr"));
        QStringList records;
        for (const Block &b : guide->blocks) {
            if (const auto *h = b.as<Heading>(); h && h->level > 1)
                QVERIFY2(page.ids.contains(h->anchor), qPrintable(h->anchor));
            if (b.record())
                records += QString::fromStdString(writeRecord(*b.record()));
        }
        QCOMPARE(page.records, records);
        for (const QString &link : page.links)
            if (link.startsWith(u'#'))
                QVERIFY2(page.ids.contains(link.mid(1)), qPrintable(link));
            else
                QVERIFY2(link.contains(QStringLiteral("-%1.html").arg(language)), qPrintable(link));
        QVERIFY2(!page.text.contains(QStringLiteral("{")), qPrintable(page.text.mid(std::max<qsizetype>(0, page.text.indexOf(u'{') - 30), 80))); // every placeholder is filled
    }

    // A position says all that its picture shows.
    void aPositionInWords()
    {
        for (const QString &language : {QStringLiteral("en"), QStringLiteral("fa")}) {
            changeLanguage(language);
            const auto guide = m_documents.read(language, QStringLiteral("agurk"));
            int hands = 0, blocks = 0;
            for (const Block &b : guide->blocks) {
                if (!b.record())
                    continue;
                ++blocks;
                const QStringList lines = GuidePosition(m_registry, *b.record()).inWords();
                QVERIFY(lines.size() >= 3);
                hands += std::any_of(lines.begin(), lines.end(), [&](const QString &l) { return l.contains(language == QLatin1String("fa") ? QString::fromUtf8("ورق‌های") : QStringLiteral("Cards of")); });
            }
            QVERIFY(blocks > 3 && hands > blocks / 2);
        }
    }

    void nothingWrittenBecomesMarkup()
    {
        const auto guide = parseGuide(QStringLiteral("# <b>A & B</b>\n\n## \"Q\" <i> {#q}\n\n`<x>` [<a>](#q) [away](common#play) [nowhere](javascript:x)\n\n- one\n  - two\n  - three\n- four\n\n1. first\n2. second\n\n"
                                                     "| <td> | b |\n|---|---|\n| `9H` | & |\n\n> note < \u0001\n"));
        QVERIFY(bool(guide));
        const QString text = guideHtml(*guide, Words(QStringLiteral("en")), {QStringLiteral("agurk"), {}});
        const Page page = read(text);
        QVERIFY2(page.error.isEmpty(), qPrintable(page.error));
        QCOMPARE(page.title, QStringLiteral("<b>A & B</b>"));
        QVERIFY(page.text.contains(QStringLiteral("\"Q\" <i>")) && page.text.contains(QStringLiteral("<x>")) && page.text.contains(QStringLiteral("9♥")));
        QVERIFY(!text.contains(QStringLiteral("<x>")) && !text.contains(QStringLiteral("javascript")));
        QCOMPARE(page.links, (QStringList{"#q", "#q", "common-en.html#play"}));
        QCOMPARE(page.cards, 1);
        QVERIFY(text.contains(QStringLiteral("<li>one<ul>")) && text.contains(QStringLiteral("<li value=\"2\">second")));
    }

    void namesOfFiles()
    {
        QCOMPARE(htmlFileName(QStringLiteral("agurk"), QStringLiteral("fa")), QStringLiteral("agurk-fa.html"));
        QCOMPARE(htmlFileName(QStringLiteral("family/cucumber"), QStringLiteral("en")), QStringLiteral("family-cucumber-en.html"));
    }
};

QTEST_GUILESS_MAIN(TestGuideHtml)
#include "tst_guide_html.moc"
