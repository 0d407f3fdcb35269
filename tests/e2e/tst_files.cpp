// SPDX-License-Identifier: GPL-3.0-or-later
// Protects what a person does with games as files, in the real window: saving under a title by keys, the page of saved games
// by mouse and by keys, the dialogs for files, and a file that is dropped on the window, with what is said when it is bad.
#include <QAccessible>
#include <QDir>
#include <QDragEnterEvent>
#include <QDragLeaveEvent>
#include <QDropEvent>
#include <QFile>
#include <QGuiApplication>
#include <QMimeData>
#include <QQmlApplicationEngine>
#include <QQuickItem>
#include <QQuickWindow>
#include <QTemporaryDir>
#include <QTest>

#include <functional>
#include <memory>

#include "app/session/khiar.h"
#include "app/shell/app_setup.h"
#include "app/shell/language.h"
#include "app/shell/plugins.h"
#include "tests/e2e/real_window.h"

using namespace khiar;

class TestFiles : public QObject {
    Q_OBJECT
    std::unique_ptr<QQmlApplicationEngine> m_engine;
    QQuickWindow *m_window = nullptr;
    Khiar *m_khiar = nullptr;
    std::optional<QTemporaryDir> m_dir;

    static QQuickItem *find(QQuickItem *from, const std::function<bool(QQuickItem *)> &wanted) { return e2e::RealWindow::find(from, wanted); }
    QQuickItem *item(const QString &name) const
    {
        return find(m_window->contentItem()->parentItem() ? m_window->contentItem()->parentItem() : m_window->contentItem(),
                    [&](QQuickItem *i) { return i->objectName() == name; });
    }
    static QPoint middle(QQuickItem *i) { return i->mapToScene(QPointF(i->width() / 2, i->height() / 2)).toPoint(); }
    void click(const QString &name)
    {
        QTRY_VERIFY2(item(name), qPrintable(name));
        QTest::mouseClick(m_window, Qt::LeftButton, {}, middle(item(name)));
    }
    void type(const QString &text)
    {
        for (const QChar c : text)
            QTest::keyClick(m_window, c.toLatin1());
    }
    QString focusName() const { return m_window->activeFocusItem() ? m_window->activeFocusItem()->objectName() : QString(); }
    QString news() const { return m_khiar->news().toMap().value(QStringLiteral("text")).toString(); }
    QString notice(const char *key) const { return m_khiar->notice().toMap().value(QLatin1String(key)).toString(); }
    QStringList titles() const
    {
        QStringList list;
        for (int i = 0; i < m_khiar->saved()->rowCount(); ++i)
            list.append(m_khiar->saved()->index(i).data(SavedGamesModel::Title).toString());
        return list;
    }
    QString put(const QString &name, const QByteArray &text)
    {
        QFile f(m_dir->filePath(name));
        if (f.open(QIODevice::WriteOnly))
            f.write(text);
        return f.fileName();
    }
    void play(int moves)
    {
        m_khiar->openNew(m_khiar->catalogue()->index(0).data(CatalogueModel::GameId).toString());
        m_khiar->newGame()->setSeedText(QStringLiteral("7"));
        m_khiar->newGame()->start();
        m_khiar->session()->playByBots(moves);
        QTRY_COMPARE(m_khiar->page(), QStringLiteral("table"));
        QTRY_VERIFY(focusName().startsWith(QStringLiteral("card:"))); // the table has taken the keys
    }
    void saveAs(const QString &title)
    {
        QVERIFY(m_khiar->saveGame(title));
        m_khiar->dismissNews();
    }
    /// The object that the window's questions are asked by.
    QObject *question(const char *type) const
    {
        for (QObject *o : m_window->findChildren<QObject *>())
            if (QByteArray(o->metaObject()->className()).startsWith(type))
                return o;
        return nullptr;
    }
    /// A drag over the window: enters, moves, and what the window answered.
    bool dragOver(const QMimeData &mime)
    {
        const QPoint at(m_window->width() / 2, m_window->height() / 2);
        QDragEnterEvent enter(at, Qt::CopyAction | Qt::MoveAction, &mime, Qt::LeftButton, {});
        QCoreApplication::sendEvent(m_window, &enter);
        QDragMoveEvent move(at, Qt::CopyAction | Qt::MoveAction, &mime, Qt::LeftButton, {});
        QCoreApplication::sendEvent(m_window, &move);
        return enter.isAccepted() && move.isAccepted();
    }
    void drop(const QMimeData &mime)
    {
        QDropEvent event(QPointF(m_window->width() / 2, m_window->height() / 2), Qt::CopyAction | Qt::MoveAction, &mime, Qt::LeftButton, {});
        QCoreApplication::sendEvent(m_window, &event);
    }

private slots:
    void init()
    {
        m_dir.emplace();
        QDir(dataFolder()).removeRecursively();
        m_engine = std::make_unique<QQmlApplicationEngine>();
        app::engine(*m_engine);
        changeLanguage(QStringLiteral("en"));
        m_engine->load(app::mainUrl());
        QCOMPARE(m_engine->rootObjects().size(), 1);
        m_window = qobject_cast<QQuickWindow *>(m_engine->rootObjects().constFirst());
        QVERIFY(QTest::qWaitForWindowExposed(m_window));
        m_khiar = m_engine->singletonInstance<Khiar *>(qmlTypeId("Khiar.Models", 1, 0, "Khiar"));
        QVERIFY(m_khiar);
        m_engine->singletonInstance<Settings *>(qmlTypeId("Khiar.Models", 1, 0, "Settings"))->setSpeed(0);
        m_window->resize(1024, 600);
    }
    void cleanup() { m_engine.reset(); }

    // Ctrl+S at the table, a title, Enter; then the way that the line offers.
    void savedByKeys()
    {
        play(9);
        QTest::keyClick(m_window, Qt::Key_S, Qt::ControlModifier);
        QTRY_COMPARE(m_khiar->asking(), QStringLiteral("title"));
        QTRY_VERIFY(item(QStringLiteral("nameField")));
        QTRY_VERIFY2(item(QStringLiteral("nameField"))->hasActiveFocus(), qPrintable(focusName()));
        type(QStringLiteral("Friday"));
        QTest::keyClick(m_window, Qt::Key_Return);
        QTRY_VERIFY(news().contains(QStringLiteral("Friday")));
        QCOMPARE(m_khiar->asking(), QString());
        QTRY_VERIFY(!item(QStringLiteral("nameField")));
        QTRY_VERIFY(item(QStringLiteral("news")));
        click(QStringLiteral("newsButton"));
        QTRY_COMPARE(m_khiar->page(), QStringLiteral("saved"));
        QTRY_VERIFY(!item(QStringLiteral("news")));
        QCOMPARE(titles(), QStringList{QStringLiteral("Friday")});
        QTest::keyClick(m_window, Qt::Key_Escape);
        QTRY_COMPARE(m_khiar->page(), QStringLiteral("table"));
        // Escape saves nothing
        QTest::keyClick(m_window, Qt::Key_S, Qt::ControlModifier);
        QTRY_VERIFY(item(QStringLiteral("nameField")) && item(QStringLiteral("nameField"))->hasActiveFocus());
        QTest::keyClick(m_window, Qt::Key_Escape);
        QTRY_COMPARE(m_khiar->asking(), QString());
        m_khiar->setPage(QStringLiteral("saved"));
        QCOMPARE(titles().size(), 1);
    }

    void pageByKeys()
    {
        play(9);
        for (const char *title : {"one", "two", "three"})
            saveAs(QString::fromLatin1(title));
        m_khiar->setPage(QStringLiteral("saved"));
        QTRY_VERIFY2(focusName().startsWith(QStringLiteral("savedSelf:")), qPrintable(focusName()));
        const QStringList before = titles();
        QTest::keyClick(m_window, Qt::Key_Down);
        QTRY_COMPARE(focusName(), QStringLiteral("savedSelf:1"));
        QTest::keyClick(m_window, Qt::Key_F2);
        QTRY_VERIFY(item(QStringLiteral("savedName:1")) && item(QStringLiteral("savedName:1"))->hasActiveFocus());
        type(QStringLiteral("other"));
        QTest::keyClick(m_window, Qt::Key_Return);
        QTRY_COMPARE(titles().at(1), QStringLiteral("other"));
        QTRY_COMPARE(focusName(), QStringLiteral("savedSelf:1"));
        QTest::keyClick(m_window, Qt::Key_F2);
        QTRY_VERIFY(item(QStringLiteral("savedName:1")) && item(QStringLiteral("savedName:1"))->hasActiveFocus());
        type(QStringLiteral("no"));
        QTest::keyClick(m_window, Qt::Key_Escape); // leaves the title as it is, and the page where it is
        QTRY_COMPARE(focusName(), QStringLiteral("savedSelf:1"));
        QCOMPARE(titles().at(1), QStringLiteral("other"));
        QCOMPARE(m_khiar->page(), QStringLiteral("saved"));
        QTest::keyClick(m_window, Qt::Key_Delete);
        QTRY_COMPARE(titles().size(), 2);
        QTRY_VERIFY(focusName().startsWith(QStringLiteral("savedSelf:"))); // the keys go on from the next one
        m_khiar->answerNews();
        QTRY_COMPARE(titles().size(), 3);
        QTRY_VERIFY(focusName().startsWith(QStringLiteral("savedSelf:")));
        QTest::keyClick(m_window, Qt::Key_Return);
        QTRY_COMPARE(m_khiar->page(), QStringLiteral("table"));
        QVERIFY(before.contains(m_khiar->session()->title()) || m_khiar->session()->title() == QStringLiteral("other"));
    }

    void pageByMouse()
    {
        click(QStringLiteral("savedButton"));
        QTRY_VERIFY(item(QStringLiteral("noSavedGames"))); // says what to do
        click(QStringLiteral("toShelfButton"));
        QTRY_COMPARE(m_khiar->page(), QStringLiteral("home"));
        play(9);
        saveAs(QStringLiteral("mine"));
        m_khiar->setPage(QStringLiteral("saved"));
        click(QStringLiteral("rename:0"));
        QTRY_VERIFY(item(QStringLiteral("savedName:0")));
        type(QStringLiteral("ours"));
        QTest::keyClick(m_window, Qt::Key_Return);
        QTRY_COMPARE(titles(), QStringList{QStringLiteral("ours")});
        click(QStringLiteral("delete:0"));
        QTRY_VERIFY(titles().isEmpty());
        click(QStringLiteral("newsButton"));
        QTRY_COMPARE(titles(), QStringList{QStringLiteral("ours")});
        click(QStringLiteral("open:0"));
        QTRY_COMPARE(m_khiar->page(), QStringLiteral("table"));
        QCOMPARE(m_khiar->session()->title(), QStringLiteral("ours"));
    }

    // Everything on the page has a name, in both languages; a damaged file can only be deleted.
    void pageIsSpoken()
    {
        play(9);
        saveAs(QStringLiteral("mine"));
        put(QStringLiteral("x"), "");
        QVERIFY(QFile::copy(put(QStringLiteral("bad.khiar"), "no record"), m_khiar->saved()->folder() + QStringLiteral("/bad.khiar")));
        for (const char *code : {"en", "fa"}) {
            changeLanguage(QString::fromLatin1(code));
            m_khiar->setPage(QStringLiteral("saved"));
            QTRY_VERIFY(item(QStringLiteral("saved:1")));
            int named = 0;
            for (int row = 0; row < 2; ++row) {
                const bool damaged = m_khiar->saved()->index(row).data(SavedGamesModel::Damaged).toBool();
                QCOMPARE(item(QStringLiteral("open:%1").arg(row)) == nullptr, damaged);
                QCOMPARE(item(QStringLiteral("rename:%1").arg(row)) == nullptr, damaged);
                for (const char *part : {"savedSelf:%1", "delete:%1", "open:%1", "rename:%1"}) {
                    QQuickItem *i = item(QString::fromLatin1(part).arg(row));
                    QAccessibleInterface *a = i ? QAccessible::queryAccessibleInterface(i) : nullptr;
                    if (!a)
                        continue;
                    ++named;
                    QVERIFY2(!a->text(QAccessible::Name).isEmpty(), part);
                }
            }
            QCOMPARE(named, 6);
            m_khiar->back();
        }
    }

    // ---- dialogs ------------------------------------------------------------------------------

    // The module is loaded when it is asked for; a dialog that is given up asks for nothing.
    void dialogsOnDemand()
    {
        const QString record = put(QStringLiteral("a.khiar"), "khiar 1\ngame agurk\nplayers 3\nseed 4\nmoves\n");
        QVERIFY(!question("QQuickFileDialog") && !question("FileAsk"));
        m_khiar->setAsking(QStringLiteral("open"));
        QObject *dialog = nullptr;
        QTRY_VERIFY((dialog = question("FileAsk"), dialog));
        QTRY_VERIFY(dialog->property("visible").toBool());
        QVERIFY(QMetaObject::invokeMethod(dialog, "reject"));
        QTRY_COMPARE(m_khiar->asking(), QString());
        QTRY_VERIFY(!question("FileAsk"));
        m_khiar->setAsking(QStringLiteral("open"));
        QTRY_VERIFY((dialog = question("FileAsk"), dialog));
        m_khiar->chooseFile(QUrl::fromLocalFile(record)); // as its "accepted" does
        QTRY_COMPARE(m_khiar->page(), QStringLiteral("table"));
        QCOMPARE(m_khiar->asking(), QString());
        QTRY_VERIFY(!question("FileAsk"));
        const QString target = m_dir->filePath(QStringLiteral("b.khiar"));
        m_khiar->setAsking(QStringLiteral("save"));
        QTRY_VERIFY((dialog = question("FileAsk"), dialog));
        QVERIFY(dialog->property("selectedFile").toUrl().fileName().endsWith(QStringLiteral(".khiar"))); // a name is there already
        QCOMPARE(m_khiar->filesFolder(), QUrl::fromLocalFile(m_dir->path())); // where the last file was
        m_khiar->chooseFile(QUrl::fromLocalFile(target));
        QTRY_VERIFY2(QFile::exists(target), qPrintable(notice("detail") + m_khiar->asking()));
        QVERIFY(news().contains(QStringLiteral("b.khiar")));
    }

    // ---- dropping -----------------------------------------------------------------------------

    void droppedFileOpens()
    {
        QMimeData mime;
        mime.setUrls({QUrl::fromLocalFile(put(QStringLiteral("a.khiar"), "khiar 1\ngame agurk\nplayers 3\nseed 4\nmoves\n"))});
        QVERIFY(!item(QStringLiteral("fileDropTarget")));
        QVERIFY(dragOver(mime));
        QTRY_VERIFY(item(QStringLiteral("fileDropTarget")));
        QDragLeaveEvent leave;
        QCoreApplication::sendEvent(m_window, &leave);
        QTRY_VERIFY(!item(QStringLiteral("fileDropTarget")));
        QCOMPARE(m_khiar->page(), QStringLiteral("home"));
        QVERIFY(dragOver(mime));
        drop(mime);
        QTRY_COMPARE(m_khiar->page(), QStringLiteral("table"));
        QTRY_VERIFY(!item(QStringLiteral("fileDropTarget")));
    }

    void droppedRubbishIsSaid()
    {
        play(9);
        const std::string before = writeRecord(m_khiar->session()->record());
        QMimeData mime;
        mime.setUrls({QUrl::fromLocalFile(put(QStringLiteral("bad.khiar"), "khiar 1\ngame agurk\nplayers three\nmoves\n"))});
        QVERIFY(dragOver(mime));
        drop(mime);
        QTRY_VERIFY(item(QStringLiteral("notice")) || !notice("text").isEmpty());
        QVERIFY(notice("text").contains(QStringLiteral("bad.khiar")));
        QVERIFY(notice("detail").contains(QStringLiteral("Line 3")));
        QCOMPARE(writeRecord(m_khiar->session()->record()), before);
        m_khiar->dismissNotice();
        QMimeData text;
        text.setText(QStringLiteral("khiar 1"));
        QVERIFY(!dragOver(text)); // no file
        QVERIFY(!item(QStringLiteral("fileDropTarget")));
    }
};

int main(int argc, char **argv)
{
    app::beforeApp();
    QGuiApplication application(argc, argv);
    app::graphics();
    app::fonts();
    TestFiles test;
    return QTest::qExec(&test, argc, argv);
}
#include "tst_files.moc"
