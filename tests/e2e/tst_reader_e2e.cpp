// SPDX-License-Identifier: GPL-3.0-or-later
// Protects the reader around the text, by mouse and keys in both languages: searching all guides and jumping to what was found,
// contents and the shelf of documents, the size of the text, the place that outlives the program, a guide as a file, rows that are
// read out, and the rules of a table beside it, where nothing of the hand may be covered.
#include <QFile>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>
#include <QXmlStreamReader>

#include "tests/e2e/real_window.h"

using namespace khiar;

class TestReaderE2E : public QObject {
    Q_OBJECT
    e2e::RealWindow m_w;

    GuideModel &guide() const { return *m_w.khiar().guide(); }
    QQuickItem *item(const QString &name) const { return m_w.item(name); }
    QString focused() const { return m_w.window()->activeFocusItem() ? m_w.window()->activeFocusItem()->objectName() : QString(); }
    void key(Qt::Key k, Qt::KeyboardModifiers with = {}) const { m_w.key(k, with); }
    static QRectF onScreen(QQuickItem *i) { return i->mapRectToScene(QRectF(0, 0, i->width(), i->height())); }

    void openGuide(const QString &language = QStringLiteral("en"), QSize size = {1280, 800})
    {
        KHIAR_STEP(m_w.open(language, size));
        m_w.khiar().openGuide(QStringLiteral("agurk"), {});
        QTRY_VERIFY(item(QStringLiteral("row:0")));
        if (size.width() >= 1100)
            QTRY_VERIFY(onScreen(item(QStringLiteral("contents:") + guide().contents().at(0).toMap()[QStringLiteral("anchor")].toString())).top() > 120); // laid out
    }
    /// The keyboard is in the text from the start.
    void textHasTheFocus() const
    {
        QTRY_VERIFY2(m_w.focusIn(QStringLiteral("guideView")), qPrintable(focused()));
    }
    void beginMatch(const QString &language, QSize size)
    {
        KHIAR_STEP(m_w.open(language, size));
        m_w.session().setSpeed(0);
        QVERIFY(m_w.khiar().begin(e2e::tableOf(4, {{0, QString()}}, 7)));
        QTRY_COMPARE(m_w.khiar().page(), QStringLiteral("table"));
        QTRY_VERIFY(item(QStringLiteral("table")));
        QTRY_VERIFY(onScreen(item(QStringLiteral("languageButton"))).right() <= size.width());
    }
    void type(const QString &text) const
    {
        for (const QChar c : text)
            QTest::sendKeyEvent(QTest::Click, m_w.window(), Qt::Key_unknown, QString(c), Qt::NoModifier);
    }
    static void inBothLanguages()
    {
        QTest::addColumn<QString>("language");
        QTest::newRow("en") << QStringLiteral("en");
        QTest::newRow("fa") << QStringLiteral("fa");
    }

    /// KHIAR_SHOTS=FOLDER keeps pictures of what a person would see.
    void keepPicture(const QString &name) const
    {
        QTest::qWait(500);
        m_w.window()->grabWindow().save(qEnvironmentVariable("KHIAR_SHOTS") + u'/' + name + QStringLiteral(".png"));
    }

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(QStringLiteral("qrc:"))); }
    void cleanup()
    {
        if (const QString folder = qEnvironmentVariable("KHIAR_SHOTS"); !folder.isEmpty() && m_w.window())
            m_w.window()->grabWindow().save(folder + u'/' + QString::fromUtf8(QTest::currentTestFunction()) + QStringLiteral(".png"));
        m_w.close();
    }

    // Typed, walked through by arrows, opened by Enter; the words are marked where it leads, and Escape takes the marks away.
    void searchByKeys_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QString>("typed");
        QTest::newRow("en") << "en" << "clockwise deal";
        QTest::newRow("fa, letters of another keyboard") << "fa" << QString::fromUtf8("عقربه پخش");
    }
    void searchByKeys()
    {
        QFETCH(QString, language);
        QFETCH(QString, typed);
        KHIAR_STEP(openGuide(language));
        KHIAR_STEP(textHasTheFocus());
        key(Qt::Key_F, Qt::ControlModifier);
        QTRY_VERIFY(m_w.focusIn(QStringLiteral("guideSearch")));
        type(typed);
        QTRY_VERIFY(guide().search()->total() > 3);
        QTRY_VERIFY(item(QStringLiteral("guideFound")));
        key(Qt::Key_Down);
        QTRY_COMPARE(focused(), QStringLiteral("found:1")); // 0 is the document
        key(Qt::Key_Down);
        QTRY_COMPARE(focused(), QStringLiteral("found:%1").arg(guide().search()->next(1, 1)));
        key(Qt::Key_Up);
        QTRY_COMPARE(focused(), QStringLiteral("found:1"));
        key(Qt::Key_Return);
        QTRY_COMPARE(guide().sought(), typed);
        QTRY_VERIFY(guide().nextMarked(-1, 1) >= 0);
        const int there = guide().anchorRow();
        QTRY_VERIFY(item(QStringLiteral("row:%1").arg(there)));
        const auto parts = guide().data(guide().index(guide().nextMarked(there - 1, 1)), GuideModel::Parts).toList();
        QVERIFY(std::any_of(parts.begin(), parts.end(), [](const QVariant &r) { return r.toMap()[QStringLiteral("mark")].toBool(); }));
        key(Qt::Key_F6);
        QTRY_VERIFY(m_w.focusIn(QStringLiteral("guideView")));
        key(Qt::Key_F3);
        QTRY_VERIFY(focused().startsWith(QLatin1String("row:")));
        key(Qt::Key_Escape);
        QTRY_COMPARE(guide().sought(), QString());
        QCOMPARE(m_w.khiar().page(), QStringLiteral("guide"));
    }

    void searchByMouse()
    {
        KHIAR_STEP(openGuide());
        KHIAR_STEP(m_w.click(QStringLiteral("guideSearch")));
        type(QStringLiteral("kontra"));
        QTRY_VERIFY(item(QStringLiteral("found:1")));
        KHIAR_STEP(m_w.click(QStringLiteral("found:1")));
        QTRY_VERIFY(guide().document() != QStringLiteral("agurk") || guide().anchorRow() > 0);
        QVERIFY(guide().canBack());
        KHIAR_STEP(m_w.click(QStringLiteral("clearSearch")));
        QTRY_VERIFY(item(QStringLiteral("guideShelf")));
        QCOMPARE(guide().sought(), QString());
    }

    void nothingFoundIsSaid_data() { inBothLanguages(); }
    void nothingFoundIsSaid()
    {
        QFETCH(QString, language);
        KHIAR_STEP(openGuide(language));
        key(Qt::Key_Slash);
        if (!m_w.focusIn(QStringLiteral("guideSearch")))
            type(QStringLiteral("/"));
        QTRY_VERIFY(m_w.focusIn(QStringLiteral("guideSearch")));
        type(QStringLiteral("xyzzy"));
        QTRY_VERIFY(item(QStringLiteral("guideFound")));
        QVERIFY(!item(QStringLiteral("guideFound"))->property("text").toString().isEmpty());
        key(Qt::Key_Escape);
        QTRY_VERIFY(!item(QStringLiteral("guideFound")));
    }

    void contentsAndShelf_data() { inBothLanguages(); }
    void contentsAndShelf()
    {
        QFETCH(QString, language);
        KHIAR_STEP(openGuide(language));
        const QString anchor = guide().contents().at(3).toMap()[QStringLiteral("anchor")].toString();
        KHIAR_STEP(m_w.click(QStringLiteral("contents:") + anchor));
        QTRY_COMPARE(guide().section(), 3);
        // by keys: to the side, on by one, Enter
        key(Qt::Key_F6);
        QTRY_COMPARE(focused(), QStringLiteral("contents:") + anchor);
        key(Qt::Key_Down);
        key(Qt::Key_Return);
        QTRY_COMPARE(guide().anchorRow(), guide().contents().at(4).toMap()[QStringLiteral("row")].toInt());
        // the shelf unfolds and leads to other documents
        KHIAR_STEP(m_w.click(QStringLiteral("guideFold")));
        QTRY_VERIFY(item(QStringLiteral("document:rules/agurk")));
        QVERIFY(!item(QStringLiteral("document:rules/table"))); // there is no table
        KHIAR_STEP(m_w.click(QStringLiteral("document:rules/agurk")));
        QTRY_COMPARE(guide().document(), QStringLiteral("rules/agurk"));
        QCOMPARE(guide().problem(), QString());
        // back and forward point where the language reads
        const bool persian = language == QLatin1String("fa");
        key(persian ? Qt::Key_Right : Qt::Key_Left, Qt::AltModifier);
        QTRY_COMPARE(guide().document(), QStringLiteral("agurk"));
        key(persian ? Qt::Key_Left : Qt::Key_Right, Qt::AltModifier);
        QTRY_COMPARE(guide().document(), QStringLiteral("rules/agurk"));
        // F9 puts the side away and brings it back
        key(Qt::Key_F9);
        QTRY_VERIFY(!item(QStringLiteral("guideShelf")));
        key(Qt::Key_F9);
        QTRY_VERIFY(item(QStringLiteral("guideShelf")));
    }

    // Where there is no room the side lies over the text, and goes when something was chosen.
    void theSideFoldsAway()
    {
        KHIAR_STEP(openGuide(QStringLiteral("fa"), {1024, 600}));
        QTRY_VERIFY(!item(QStringLiteral("guideShelf")));
        KHIAR_STEP(m_w.click(QStringLiteral("guideSideButton")));
        QTRY_VERIFY(item(QStringLiteral("guideShelf")));
        QVERIFY(onScreen(item(QStringLiteral("guideShelf"))).right() > 1000); // on the right in Persian
        key(Qt::Key_Escape);
        QTRY_VERIFY(!item(QStringLiteral("guideShelf")));
        key(Qt::Key_F, Qt::ControlModifier);
        QTRY_VERIFY(m_w.focusIn(QStringLiteral("guideSearch")));
        type(QString::fromUtf8("جوکر"));
        QTRY_VERIFY(guide().search()->total() > 0);
        key(Qt::Key_Return); // the best find
        QTRY_VERIFY(!guide().sought().isEmpty());
        QTRY_VERIFY(!item(QStringLiteral("guideSearch")));
    }

    void headingsAndParagraphsByKeys()
    {
        KHIAR_STEP(openGuide());
        const auto row = [this] { return focused().mid(4).toInt(); };
        key(Qt::Key_Down, Qt::ControlModifier);
        QTRY_VERIFY(focused().startsWith(QLatin1String("row:")));
        int at = row();
        QCOMPARE(guide().data(guide().index(at), GuideModel::Kind).toString(), QStringLiteral("heading"));
        key(Qt::Key_Down, Qt::ControlModifier);
        QTRY_VERIFY(row() > at);
        QCOMPARE(guide().data(guide().index(row()), GuideModel::Kind).toString(), QStringLiteral("heading"));
        at = row();
        key(Qt::Key_Down, Qt::AltModifier);
        QTRY_COMPARE(row(), at + 1);
        QAccessibleInterface *told = QAccessible::queryAccessibleInterface(m_w.window()->activeFocusItem());
        QVERIFY(told);
        QCOMPARE(told->text(QAccessible::Name), guide().data(guide().index(at + 1), GuideModel::Spoken).toString());
        key(Qt::Key_Up, Qt::AltModifier);
        QTRY_COMPARE(row(), at);
        key(Qt::Key_PageDown, Qt::ControlModifier);
        QTRY_COMPARE(guide().document(), QStringLiteral("family/cucumber"));
        key(Qt::Key_PageUp, Qt::ControlModifier);
        QTRY_COMPARE(guide().document(), QStringLiteral("agurk"));
    }

    void theSizeOfTheText()
    {
        KHIAR_STEP(openGuide());
        const auto height = [this] { return item(QStringLiteral("row:1"))->height(); };
        const double before = height();
        key(Qt::Key_Plus, Qt::ControlModifier);
        key(Qt::Key_Plus, Qt::ControlModifier);
        QTRY_COMPARE(m_w.settings().guideTextSize(), 1.2);
        QTRY_VERIFY(height() > before);
        KHIAR_STEP(m_w.click(QStringLiteral("guideSmaller")));
        QTRY_COMPARE(m_w.settings().guideTextSize(), 1.1);
        m_w.reopen();
        QCOMPARE(m_w.settings().guideTextSize(), 1.1);
        m_w.khiar().openGuide(QStringLiteral("agurk"), {});
        QTRY_VERIFY(item(QStringLiteral("guideView")));
        key(Qt::Key_0, Qt::ControlModifier);
        QTRY_COMPARE(m_w.settings().guideTextSize(), 1.0);
    }

    // The last document of a game and the place in it are there after a restart, in the other language, too.
    void thePlaceIsRemembered()
    {
        KHIAR_STEP(openGuide());
        QVERIFY(guide().follow(QStringLiteral("family/cucumber")));
        const QString anchor = guide().contents().at(2).toMap()[QStringLiteral("anchor")].toString();
        QVERIFY(guide().follow(u'#' + anchor));
        m_w.reopen();
        m_w.khiar().openGuide(QStringLiteral("agurk"), {});
        QCOMPARE(guide().document(), QStringLiteral("family/cucumber"));
        QCOMPARE(guide().section(), 2);
        m_w.reopen(QStringLiteral("fa"));
        m_w.khiar().openGuide(QStringLiteral("agurk"), {});
        QCOMPARE(guide().document(), QStringLiteral("family/cucumber"));
        QCOMPARE(guide().anchorRow(), guide().rowOf(anchor));
        m_w.khiar().openGuide(QStringLiteral("kurkku"), {});
        QCOMPARE(guide().document(), QStringLiteral("kurkku")); // of that game nothing was read
    }

    void aGuideAsAFile_data() { inBothLanguages(); }
    void aGuideAsAFile()
    {
        QFETCH(QString, language);
        QTemporaryDir folder;
        KHIAR_STEP(openGuide(language));
        m_w.khiar().setAsking(QStringLiteral("html"));
        const QString path = folder.filePath(QFileInfo(m_w.khiar().recordFile().toLocalFile()).fileName());
        QVERIFY(path.endsWith(QStringLiteral("agurk-%1.html").arg(language)));
        m_w.khiar().chooseFile(QUrl::fromLocalFile(path));
        QCOMPARE(m_w.khiar().asking(), QString());
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QXmlStreamReader xml(&file);
        while (!xml.atEnd())
            xml.readNext();
        QVERIFY2(!xml.hasError(), qPrintable(xml.errorString()));
    }

    // From the menu of a running match; the reader takes its room from the table, never from the hand.
    void rulesOfThisTable_data() { inBothLanguages(); }
    void rulesOfThisTable()
    {
        QFETCH(QString, language);
        KHIAR_STEP(beginMatch(language, {1024, 600}));
        KHIAR_STEP(m_w.click(QStringLiteral("moreButton")));
        KHIAR_STEP(m_w.click(QStringLiteral("menu:rules")));
        QTRY_VERIFY(m_w.khiar().guideBeside());
        QTRY_COMPARE(guide().document(), QStringLiteral("rules/table"));
        QCOMPARE(guide().problem(), QString());
        QTRY_VERIFY(item(QStringLiteral("guideView")));
        QTest::qWait(400); // the hand takes its new places
        const QRectF reader = onScreen(item(QStringLiteral("guideBeside")));
        int cards = 0;
        m_w.each([&](QQuickItem *i) {
            if (!i->objectName().startsWith(QLatin1String("card:")) || !i->isVisible())
                return;
            ++cards;
            QVERIFY2(!onScreen(i).intersects(reader), qPrintable(i->objectName()));
            QVERIFY(onScreen(i).left() >= -1 && onScreen(i).right() <= 1025);
        });
        QVERIFY(cards > 0);
        // F6 goes to the hand and a card can be played beside the open rules
        key(Qt::Key_F6);
        QTRY_VERIFY(!m_w.focusIn(QStringLiteral("guideBeside")));
        key(Qt::Key_R);
        QTRY_VERIFY(!m_w.khiar().guideBeside());
    }

    // From the dialog before a match and from the page of a game, and back to where one was.
    void rulesFromOtherPages()
    {
        KHIAR_STEP(m_w.open());
        m_w.khiar().openNew(QStringLiteral("agurk"));
        KHIAR_STEP(m_w.click(QStringLiteral("newRules")));
        QTRY_COMPARE(guide().document(), QStringLiteral("rules/new"));
        QTRY_COMPARE(m_w.khiar().page(), QStringLiteral("guide"));
        key(Qt::Key_Escape);
        QTRY_COMPARE(m_w.khiar().page(), QStringLiteral("new"));
        key(Qt::Key_Escape);
        m_w.khiar().openGame(QStringLiteral("ogorek"));
        KHIAR_STEP(m_w.click(QStringLiteral("gameRules")));
        QTRY_COMPARE(guide().document(), QStringLiteral("rules/ogorek"));
        key(Qt::Key_Escape);
        QTRY_COMPARE(m_w.khiar().page(), QStringLiteral("game"));
        m_w.khiar().newHouse(QStringLiteral("kurko"));
        KHIAR_STEP(m_w.click(QStringLiteral("houseRules")));
        QTRY_COMPARE(guide().document(), QStringLiteral("rules/draft"));
        key(Qt::Key_Escape);
        QTRY_COMPARE(m_w.khiar().page(), QStringLiteral("house"));
    }

    void pictures_data() { inBothLanguages(); }
    void pictures()
    {
        if (!qEnvironmentVariableIsSet("KHIAR_SHOTS"))
            QSKIP("KHIAR_SHOTS names no folder");
        QFETCH(QString, language);
        const QString words = language == QLatin1String("fa") ? QString::fromUtf8("دست آخر") : QStringLiteral("last trick");
        KHIAR_STEP(openGuide(language));
        key(Qt::Key_F, Qt::ControlModifier);
        type(words);
        QTRY_VERIFY(guide().search()->total() > 0);
        key(Qt::Key_Down);
        key(Qt::Key_Down);
        key(Qt::Key_Return);
        keepPicture(language + QStringLiteral("-found"));
        KHIAR_STEP(m_w.click(QStringLiteral("clearSearch")));
        KHIAR_STEP(m_w.click(QStringLiteral("guideFold")));
        keepPicture(language + QStringLiteral("-shelf"));
        for (const char *document : {"rules/agurk", "compare/cucumber", "glossary"}) {
            QVERIFY(guide().openDocument(QLatin1String(document)));
            keepPicture(language + u'-' + QString::fromLatin1(document).replace(u'/', u'-'));
        }
        m_w.settings().setTextSize(2);
        QVERIFY(guide().openDocument(QStringLiteral("agurk")));
        QVERIFY(m_w.khiar().exportGuide(QUrl::fromLocalFile(qEnvironmentVariable("KHIAR_SHOTS") + u'/' + language + QStringLiteral(".html"))));
        keepPicture(language + QStringLiteral("-large"));
        m_w.window()->resize(1024, 600);
        keepPicture(language + QStringLiteral("-large-small"));
        key(Qt::Key_F, Qt::ControlModifier);
        type(words);
        keepPicture(language + QStringLiteral("-large-drawer"));
        m_w.settings().setTextSize(1);
        KHIAR_STEP(beginMatch(language, {1024, 600}));
        key(Qt::Key_R);
        keepPicture(language + QStringLiteral("-beside"));
        key(Qt::Key_F, Qt::ControlModifier);
        type(words);
        keepPicture(language + QStringLiteral("-beside-search"));
    }
};

int main(int argc, char **argv)
{
    return e2e::run<TestReaderE2E>(argc, argv);
}
#include "tst_reader_e2e.moc"
