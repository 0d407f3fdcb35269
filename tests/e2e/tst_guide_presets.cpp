// SPDX-License-Identifier: GPL-3.0-or-later
// Protects the small tables in the guides of all presets, as they are drawn in the real window: every block of every guide
// stands in both languages, with its sentence, with answers that lie on the table, with every card that all may see; and a
// task whose answer is a button is missed and solved by it.
#include <QtTest>

#include "app/text/guide.h"
#include "engine/session/registry.h"
#include "tests/e2e/real_window.h"

using namespace khiar;
using e2e::RealWindow;

class TestGuidePresets : public QObject {
    Q_OBJECT
    RealWindow m_at;

    GuideModel &guide() const { return *m_at.khiar().guide(); }
    QQuickItem *view() const { return m_at.item(QStringLiteral("guideView")); }
    QQuickItem *table(int block) const { return m_at.item(QStringLiteral("guideTable:%1").arg(block)); }
    static QRectF on(QQuickItem *i, QQuickItem *table) { return i->mapRectToItem(table, QRectF(0, 0, i->width(), i->height())); }

    int rowOfBlock(int block) const
    {
        for (int row = 0; row < guide().rowCount(); ++row)
            if (guide().data(guide().index(row), GuideModel::BlockNumber).toInt() == block)
                return row;
        return -1;
    }
    void openGuide(const QString &game)
    {
        m_at.khiar().openGuide(game);
        QTRY_VERIFY(view());
        QTRY_COMPARE(guide().document(), game);
    }
    /// Brings a block into sight; waits until its table is drawn and lies still.
    void bringToSight(int block)
    {
        const int row = rowOfBlock(block);
        QVERIFY(row >= 0);
        double before = -1;
        int still = 0; // a list that learns the heights of its rows moves them for a while
        KHIAR_UNTIL(([&] {
            QQuickItem *felt = table(block);
            const double y = felt ? felt->mapToScene({0, 0}).y() : -1;
            const bool there = felt && felt->height() > 100 && y > -100 && y < view()->height();
            if (!there)
                QMetaObject::invokeMethod(view(), "positionViewAtIndex", Q_ARG(int, row), Q_ARG(int, 0));
            still = there && y == before ? still + 1 : 0;
            before = y;
            QTest::qWait(4);
            return still > 15 && table(block); // for more than a few frames
        }()));
    }
    /// A button on the table by its words.
    QQuickItem *button(int block, const QString &text) const
    {
        return RealWindow::find(table(block), [&](QQuickItem *i) { return i->objectName().startsWith(QLatin1String("offer:")) && i->property("text").toString() == text; });
    }
    void press(int block, const QString &text)
    {
        QTRY_VERIFY2(table(block) && button(block, text), qPrintable(text));
        m_at.clickAt(RealWindow::middle(button(block, text)));
    }
    void tableIsWhole(int block)
    {
        QQuickItem *felt = table(block);
        const QString at = QStringLiteral("%1, block %2").arg(guide().document()).arg(block);
        QQuickItem *prompt = RealWindow::find(felt, [](QQuickItem *i) { return i->objectName() == QLatin1String("guidePrompt"); });
        QVERIFY2(prompt && !prompt->property("text").toString().isEmpty(), qPrintable(at));
        const QRectF room = QRectF(0, 0, felt->width(), felt->height()).adjusted(-1, -1, 1, 1);
        QString faults;
        QList<QRectF> open;
        int openCards = 0;
        RealWindow::each(felt, [&](QQuickItem *i) {
            const bool card = i->property("zoneCount").isValid();
            if (card && i->property("zone").toString() == QLatin1String("stock") && i->property("open").toBool()) {
                ++openCards;
                if (i->isVisible())
                    open += on(i, felt);
            }
            const bool matters = card || i->objectName().startsWith(QLatin1String("offer:")) || i->objectName().startsWith(QLatin1String("guideSeat:")) || i == prompt;
            if (matters && i->isVisible() && !room.contains(on(i, felt)))
                faults += QStringLiteral(" %1 %2").arg(i->objectName(), i->property("text").toString());
        });
        QVERIFY2(faults.isEmpty(), qPrintable(at + QStringLiteral(" sticks out:") + faults));
        QVERIFY2(open.size() == openCards, qPrintable(at + QStringLiteral(": cards left over are hidden")));
        for (int a = 0; a < open.size(); ++a)
            for (int b = 0; b < a; ++b)
                QVERIFY2(std::abs(open[a].x() - open[b].x()) > open[a].width() * 0.5, qPrintable(at + QStringLiteral(": cards left over cover each other")));
    }

private slots:
    void cleanup() { m_at.close(); }

    void everyTableIsWhole_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QSize>("size");
        QTest::newRow("en, small window") << QStringLiteral("en") << QSize(1024, 600);
        QTest::newRow("fa, narrow window") << QStringLiteral("fa") << QSize(640, 600);
    }
    void everyTableIsWhole()
    {
        QFETCH(QString, language);
        QFETCH(QSize, size);
        KHIAR_STEP(m_at.open(language, size));
        QTest::failOnWarning(QRegularExpression(QStringLiteral("qrc:")));
        int blocks = 0;
        const bool all = qEnvironmentVariableIntValue("KHIAR_LONG") > 0; // else every second table here, the others in the other language
        const int first = language == QLatin1String("en") ? 0 : 1;
        const Registry registry = standardRegistry();
        for (const FamilyBase *family : registry.families())
            for (const PresetSpec &preset : family->presets()) {
                const QString game = QString::fromUtf8(preset.id);
                if (!guide::guideExists(game))
                    continue;
                KHIAR_STEP(openGuide(game));
                for (int block = all ? 0 : first; guide().block(block); block += all ? 1 : 2, ++blocks) {
                    KHIAR_STEP(bringToSight(block));
                    KHIAR_STEP(tableIsWhole(block));
                }
            }
        QVERIFY2(blocks > 100, qPrintable(QString::number(blocks)));
    }

    // Wrong first, as a reader would: nothing happens but a sentence; then right, and the game goes on.
    void aTaskIsAnsweredByAButton_data()
    {
        QTest::addColumn<QString>("game");
        QTest::addColumn<QString>("wrong");
        QTest::addColumn<QString>("right");
        QTest::newRow("buy-in") << QStringLiteral("gurka-1975") << QStringLiteral("Buy in") << QStringLiteral("Decline");
        QTest::newRow("kontra") << QStringLiteral("ogorek-kontra") << QStringLiteral("Kontra") << QStringLiteral("Pass");
        QTest::newRow("new hand") << QStringLiteral("rassi") << QStringLiteral("Keep") << QStringLiteral("New hand");
    }
    void aTaskIsAnsweredByAButton()
    {
        QFETCH(QString, game);
        QFETCH(QString, wrong);
        QFETCH(QString, right);
        KHIAR_STEP(m_at.open());
        Practice &practice = *m_at.khiar().practice();
        practice.setSpeed(0);
        KHIAR_STEP(openGuide(game));
        int block = 0; // the first task that has these answers
        for (;; ++block) {
            QVERIFY2(guide().block(block), "no such task");
            if (!guide().block(block)->as<guide::Task>())
                continue;
            KHIAR_STEP(bringToSight(block));
            if (button(block, wrong) && button(block, right))
                break;
        }
        KHIAR_STEP(press(block, wrong));
        QTRY_COMPARE(practice.verdict(), QStringLiteral("wrong"));
        KHIAR_STEP(bringToSight(block));
        KHIAR_STEP(press(block, right));
        QTRY_COMPARE(practice.verdict(), QStringLiteral("right"));
    }
};

int main(int argc, char **argv) { return e2e::run<TestGuidePresets>(argc, argv); }
#include "tst_guide_presets.moc"
