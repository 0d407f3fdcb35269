// SPDX-License-Identifier: GPL-3.0-or-later
// Protects: a match of every preset at the real table, one person among fast bots, drawn to its end without a single
// warning, in either language; and that what a preset has besides cards and points is drawn when it is there.
#include <QRegularExpression>

#include <map>
#include <set>

#include "engine/core/record.h"
#include "engine/session/registry.h"
#include "tests/e2e/real_window.h"

using namespace khiar;
using namespace khiar::e2e;

namespace {

/// How a match begins so that it ends soon: seats, and lines of the header.
struct Beginning {
    int seats = 4;
    const char *lines = "";
    std::set<QString> signs; ///< names of things that must have been drawn
    const char *bots = " bot:fimp";
    bool turns = false; ///< the person takes the first and the last answer by turns
};

const std::map<std::string, Beginning> &beginnings()
{
    static const std::map<std::string, Beginning> list = {
        {"agurk", {4, "score 15 12 18 16\ncucumbers 1 1 1 0\n", {}}},
        {"agurk-keep", {3, "kept 0 9C 8C\nkept 1 TD 6D\nkept 2 KD\n", {"keptCloth"}}},
        {"gurka-1975", {4, "score 24 20 26 22\n", {"chipPile"}}},
        {"gurka-modern", {8, "score 24 20 26 22 27 19 24 25\n", {"chipPile"}}},
        {"ogorek", {10, "score 44 41 46 40 45 43 47 42 39 44\n", {}}},
        {"ogorek-classic", {6, "score 15 14 18 12 19 13\n", {}}},
        {"ogorek-kontra", {5, "score 40 41 39 44 42\n", {}}},
        {"kurkku", {3, "score 20 18 22\n", {}}},
        {"matapesa", {5, "", {"leftOver"}}},
        {"kurko", {9, "score 26 28 31 24 33 27 35 29 30\n", {}}},
        {"rassi", {5, "score 40 42 38 44 41\n", {}}},
        {"gurka-no1", {7, "score 14 12 16 13 15 11 17\n", {}}},
        {"gurka-no2", {4, "score 14 15 12 16\n", {}}},
        {"gurka-is", {3, "kept 0 9C 8C\nkept 1 TD 5D\nkept 2 KD\n", {"specialMark", "keptCloth"}}},
        {"twentytwo", {6, "kept 0 9C 8C\nkept 1 TD 6D\nkept 2 KD 5S\nkept 3 JD\nkept 4 QS\nkept 5 8D 7H\n", {"keptCloth"}}},
        {"concombre", {4, "kept 0 9C 8C\nkept 1 TD 6D\nkept 2 KD 5S\n", {"keptCloth", "halfCucumber"}}},
        {"prague", {7, "score 14 12 16 13 15 11 17\n", {}}},
        {"five-cucumbers", {5, "score 4 3 5 4 3\n", {}}},
        {"minibluff", {4, "credits 3 2 3 2\n", {"chipPile"}}},
        {"krypkille", {4, "", {}}},
        {"bga", {7, "score 24 20 26 22 27 19 24\n", {}}},
        {"buck-euchre", {4, "score 6 5 7 4\n", {"upcardCaption"}, " bot:rule", true}},
        {"buck-thompson", {4, "score 6 5 7 4\n", {"upcardCaption"}, " bot:rule", true}},
        {"dirty-clubs", {10, "score 6 5 7 4 6 5 7 4 6 5\n", {"upcardCaption"}, " bot:rule", true}},
        {"buck-three", {3, "score 6 7 8\n", {"undealt"}, " bot:rule", true}},
        {"euchre-102", {4, "score 6 7 8 7\n", {}, " bot:rule", true}},
        {"apples", {4, "score 248 247 249 246\n", {}, " bot:random", true}},
        {"apples-original", {4, "score 248 247 249 246\n", {}, " bot:random", true}},
        {"svoi-kozyri", {4, "", {}, " bot:rule"}},
        {"svoi-kozyri-19th", {3, "", {}, " bot:rule"}},
        {"besikovitch", {2, "", {}, " bot:rule"}},
        {"beat-or-eat", {2, "", {}, " bot:rule"}},
    };
    return list;
}

Record recordOf(const char *preset, const Beginning &b)
{
    static const char *const names[] = {"", "Omid", "Sara", "Kaveh", "Leila", "Arash", "Babak", "Nika", "Mina", "Nader"};
    std::string text = std::string("khiar 1\ngame ") + preset + "\nplayers " + std::to_string(b.seats) + "\n";
    for (int s = 0; s < b.seats; ++s)
        text += "seat " + std::to_string(s) + (s == 0 ? " human" : b.bots) + (*names[s] ? std::string(" ") + names[s] : "") + "\n";
    text += std::string("seed 7\n") + b.lines + "moves\n";
    const auto record = parseRecord(text);
    return record ? *record : Record{};
}

} // namespace

class Drawn : public QObject {
    Q_OBJECT
    RealWindow m_window;
    std::set<QString> m_signs;

    void look()
    {
        m_window.each([this](QQuickItem *i) {
            if (i->isVisible() && !i->objectName().isEmpty() && i->width() > 0)
                m_signs.insert(i->objectName());
        });
    }
    void press(int row)
    {
        const auto offered = [&](OffersModel::Role r) { return RealWindow::role(m_window.session().offers(), row, r); };
        const QVariantList numbers = offered(OffersModel::Numbers).toList();
        const QStringList suits = offered(OffersModel::Suits).toStringList();
        m_window.session().press(row, numbers.isEmpty() ? 0 : numbers.front().toInt(), suits.isEmpty() ? QString() : suits.front());
    }
    /// The person does the first thing that is offered, or the last: a button, one of its numbers or suits, or cards until
    /// they can be played.
    void act(bool last)
    {
        GameSession &s = m_window.session();
        const int chosen = s.choosing();
        if (s.canConfirm())
            s.confirm();
        else if (s.offers()->rowCount() > 0 && chosen == 0)
            press(last ? s.offers()->rowCount() - 1 : 0);
        else
            for (const int row : m_window.legalRows())
                if (!m_window.card(row, CardsModel::Chosen).toBool()) {
                    s.tap(m_window.card(row, CardsModel::Key).toInt());
                    break;
                }
    }

private slots:
    void everyPreset_data()
    {
        QTest::addColumn<QString>("preset");
        QTest::addColumn<QString>("language");
        QTest::addColumn<QSize>("size");
        int n = 0;
        const Registry games = standardRegistry();
        for (const FamilyBase *family : games.families())
            for (const PresetSpec &p : family->presets()) {
                const bool even = n++ % 2 == 0;
                QTest::newRow(p.id) << p.id << (even ? "fa" : "en") << (n % 4 < 2 ? QSize(1024, 600) : QSize(1280, 800));
            }
    }
    void everyPreset()
    {
        QFETCH(QString, preset);
        QFETCH(QString, language);
        QFETCH(QSize, size);
        // Qt 6.4 says that of itself, when an animation ends while a window goes
        QTest::failOnWarning(QRegularExpression(QStringLiteral("^(?!QUnifiedTimer::stopAnimationDriver).*")));
        QVERIFY2(beginnings().contains(preset.toStdString()), "say in this test how a match of it begins");
        const Beginning &b = beginnings().at(preset.toStdString());
        KHIAR_STEP(m_window.open(language, size));
        m_window.settings().setSpeed(0);
        m_signs.clear();
        const Record record = recordOf(preset.toUtf8().constData(), b);
        QCOMPARE(record.setup.players, b.seats);
        QVERIFY(m_window.khiar().begin(record));
        GameSession &session = m_window.session();
        QElapsedTimer time;
        time.start();
        int moves = 0;
        std::size_t looked = 0;
        while (!session.over() && time.elapsed() < 60000) {
            if (session.promptKind() == QLatin1String("mine"))
                act(moves++ % 2 && b.turns);
            QTest::qWait(1);
            const bool missing = std::any_of(b.signs.begin(), b.signs.end(), [this](const QString &sign) { return !m_signs.contains(sign); });
            if (const auto at = std::size_t(time.elapsed() / (missing ? 4 : 40)); at != looked) { // now and then: it takes longer than a move
                looked = at;
                look();
            }
        }
        QVERIFY2(session.over(), qPrintable(session.prompt()));
        QTRY_VERIFY(m_window.item(QStringLiteral("endPanel")));
        look();
        QVERIFY(!m_window.window()->grabWindow().isNull());
        m_window.khiar().setPage(QStringLiteral("score"));
        QTRY_VERIFY(m_window.item(QStringLiteral("scoreRows")));
        QVERIFY(!m_window.window()->grabWindow().isNull());
        for (const QString &sign : b.signs)
            QVERIFY2(m_signs.contains(sign), qPrintable(sign));
        QVERIFY(moves > 0);
    }
};

int main(int argc, char **argv)
{
    return khiar::e2e::run<Drawn>(argc, argv);
}
#include "tst_drawn.moc"
