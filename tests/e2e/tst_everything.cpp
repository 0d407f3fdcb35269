// SPDX-License-Identifier: GPL-3.0-or-later
// Protects the promise that a new game needs no QML: the fixture with every zone, fact and offer is played at the real
// table by its bots, and every card, plate and button that it has is drawn, in both languages, without a warning.
#include <QGuiApplication>
#include <QQmlApplicationEngine>
#include <QQuickItem>
#include <QQuickWindow>
#include <QRegularExpression>
#include <QTest>

#include <functional>
#include <memory>
#include <set>

#include "app/session/khiar.h"
#include "app/shell/app_setup.h"
#include "app/shell/language.h"
#include "app/shell/plugins.h"
#include "engine/session/registry.h"
#include "tests/fixtures/everything.h"

using namespace khiar;

class TestEverything : public QObject {
    Q_OBJECT
    static void each(QQuickItem *item, const std::function<void(QQuickItem *)> &f)
    {
        if (!item->isVisible())
            return;
        f(item);
        for (QQuickItem *child : item->childItems())
            each(child, f);
    }

    std::set<QString> m_zonesSeen, m_buttonsSeen;

private slots:
    void drawsWithoutQmlOfItsOwn_data()
    {
        QTest::addColumn<int>("players");
        QTest::addColumn<QString>("language");
        QTest::addColumn<QSize>("size");
        QTest::newRow("2 en") << 2 << "en" << QSize(1280, 800);
        QTest::newRow("4 fa") << 4 << "fa" << QSize(1280, 800);
        QTest::newRow("10 fa small") << 10 << "fa" << QSize(1024, 600);
    }

    void drawsWithoutQmlOfItsOwn()
    {
        QFETCH(int, players);
        QFETCH(QString, language);
        QFETCH(QSize, size);
        QTest::failOnWarning(QRegularExpression(QStringLiteral(".*(TypeError|ReferenceError|Unable to assign|is not a type).*")));
        std::vector<const FamilyBase *> families = standardRegistry().families();
        families.push_back(&fixtures::everything());
        Khiar::useRegistry(Registry(families));
        QQmlApplicationEngine engine;
        app::engine(engine);
        changeLanguage(language);
        engine.load(app::mainUrl());
        QCOMPARE(engine.rootObjects().size(), 1);
        auto *window = qobject_cast<QQuickWindow *>(engine.rootObjects().constFirst());
        QVERIFY(QTest::qWaitForWindowExposed(window));
        window->resize(size);
        auto *k = engine.singletonInstance<Khiar *>(qmlTypeId("Khiar.Models", 1, 0, "Khiar"));
        Record record;
        record.setup.game = fixtures::everything().presets().front().id;
        record.setup.players = players;
        record.setup.seed = 4;
        QVERIFY(k->begin(record));
        GameSession &session = *k->session();
        session.setSpeed(0);
        session.playByBots(0);
        for (int step = 0; step < 600 && !session.match()->over(); ++step) {
            QTest::qWait(step < 40 ? 20 : 1);
            int drawn = 0;
            each(window->contentItem(), [&](QQuickItem *i) {
                if (i->property("zoneCount").isValid() && i->property("zone").isValid()) {
                    ++drawn;
                    m_zonesSeen.insert(i->property("zone").toString());
                }
                if (i->objectName().startsWith(QStringLiteral("offer:")))
                    m_buttonsSeen.insert(i->objectName());
            });
            QVERIFY(drawn > 0);
            if (step % 10 == 0) {
                const QImage picture = window->grabWindow();
                QVERIFY(!picture.isNull());
                if (qEnvironmentVariableIsSet("KHIAR_PICTURES")) // to be looked at by a person
                    picture.save(QStringLiteral("%1/everything-%2-%3.png").arg(qEnvironmentVariable("KHIAR_PICTURES")).arg(players).arg(step));
            }
            session.playByBots(1);
        }
        QVERIFY(session.match()->over());
    }

    // Over the three tables every zone lay on the table at some time, and buttons were offered.
    void cleanupTestCase()
    {
        for (int kind = 0; kind < kZoneKinds; ++kind)
            QVERIFY2(m_zonesSeen.count(zoneName(ZoneKind(kind))), qPrintable(zoneName(ZoneKind(kind))));
        QVERIFY(!m_buttonsSeen.empty());
    }
};

int main(int argc, char **argv)
{
    app::beforeApp();
    QGuiApplication application(argc, argv);
    app::graphics();
    app::fonts();
    TestEverything test;
    return QTest::qExec(&test, argc, argv);
}
#include "tst_everything.moc"
