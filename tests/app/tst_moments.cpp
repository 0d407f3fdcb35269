// SPDX-License-Identifier: GPL-3.0-or-later
// Protects what the models make of a telling moment of every Cucumber (tests/games/cucumber/moments): what a seat's score
// counts, what it last said in a word or two, multiples, chips, marks, kept and left-over cards in words, who pays whom.
#include <QFile>
#include <QTest>

#include "app/session/game_session.h"
#include "app/shell/language.h"
#include "engine/core/record.h"
#include "engine/session/registry.h"

using namespace khiar;

class Moments : public QObject {
    Q_OBJECT
    Registry m_registry = standardRegistry();
    std::unique_ptr<GameSession> m_session;

    /// The table at the end of that record.
    void open(const char *name)
    {
        QFile file(QStringLiteral(KHIAR_SOURCE_DIR "/tests/games/cucumber/moments/%1.khiar").arg(QLatin1String(name)));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const auto record = parseRecord(file.readAll().toStdString());
        QVERIFY(record);
        m_session = std::make_unique<GameSession>(m_registry);
        QVERIFY(!m_session->begin(*record));
        m_session->playByBots(0);
        QVERIFY(!m_session->warning());
    }
    QVariant seat(int s, SeatsModel::Role role) const { return m_session->seats()->data(m_session->seats()->index(s), role); }
    QString words(int s) const { return seat(s, SeatsModel::Spoken).toString().remove(QChar(0x2068)).remove(QChar(0x2069)); }
    /// Value of a fact on the plate; −1 = it is not there.
    int fact(int s, FactKind kind) const
    {
        for (const QVariant &f : seat(s, SeatsModel::Facts).toList())
            if (f.toMap()[QStringLiteral("kind")] == int(kind))
                return f.toMap()[QStringLiteral("value")].toInt();
        return -1;
    }
    QVariantMap card(const QString &face, const QString &zone) const
    {
        const CardsModel &m = *m_session->cards();
        for (int i = 0; i < m.rowCount(); ++i)
            if (m.data(m.index(i), CardsModel::Face) == face && m.data(m.index(i), CardsModel::ZoneName) == zone)
                return {{QStringLiteral("special"), m.data(m.index(i), CardsModel::Special)}, {QStringLiteral("spoken"), m.data(m.index(i), CardsModel::Spoken)}};
        return {};
    }

private slots:
    void initTestCase() { startLanguage(); }
    void init() { changeLanguage(QStringLiteral("en")); }

    void kontraDoublesForEverybody()
    {
        open("ogorek-kontra");
        QCOMPARE(seat(1, SeatsModel::Badge), QStringLiteral("Passes"));
        QCOMPARE(seat(2, SeatsModel::Badge), QStringLiteral("Kontra"));
        QCOMPARE(seat(3, SeatsModel::Badge), QString());
        for (int s = 0; s < 5; ++s)
            QCOMPARE(fact(s, FactKind::multiplier), seat(s, SeatsModel::Badge) == QLatin1String("Kontra") ? 4 : 2);
    }

    void exchangesAreCounted()
    {
        open("gurka-no2");
        QCOMPARE(seat(2, SeatsModel::Badge), QStringLiteral("3 exchanged"));
        QCOMPARE(seat(0, SeatsModel::Badge), QString());
        QCOMPARE(fact(2, FactKind::multiplier), -1);
        changeLanguage(QStringLiteral("fa"));
        QCOMPARE(seat(2, SeatsModel::Badge), QStringLiteral("\u2068۳\u2069 ورق عوض کرد"));
    }

    void chipsInsteadOfPoints()
    {
        open("minibluff");
        QCOMPARE(seat(1, SeatsModel::ScoreKind), int(FactKind::credits));
        QCOMPARE(seat(1, SeatsModel::Points), 6);
        QCOMPARE(fact(1, FactKind::credits), -1); // drawn as the score, not once more
        QVERIFY(seat(3, SeatsModel::Aside).toBool() && !seat(3, SeatsModel::Out).toBool());
        QCOMPARE(seat(3, SeatsModel::Badge), QStringLiteral("Drops"));
        QCOMPARE(words(3), QStringLiteral("Kaveh: not in this deal, chips 8"));
        QCOMPARE(words(1), QStringLiteral("Omid: chips 6, 6 cards"));
        const QVariantList cells = m_session->scoreSheet()->data(m_session->scoreSheet()->index(0), ScoreSheetModel::Cells).toList();
        QCOMPARE(cells[3].toMap()[QStringLiteral("total")], 8); // paid at once, not when the deal is over
        QCOMPARE(cells[0].toMap()[QStringLiteral("total")], 10);
    }

    void cucumbersThatAreEaten()
    {
        open("five-cucumbers");
        QCOMPARE(seat(2, SeatsModel::ScoreKind), int(FactKind::cucumbers));
        QCOMPARE(seat(2, SeatsModel::Points), 5);
        QCOMPARE(seat(2, SeatsModel::Cucumbers), 0); // not once more as marks
    }

    void halfCucumbers()
    {
        open("concombre");
        QCOMPARE(seat(0, SeatsModel::HalfCucumbers), 1);
        QCOMPARE(seat(0, SeatsModel::Cucumbers), 0);
        QVERIFY(words(0).contains(QStringLiteral("half a cucumber")));
        QVERIFY(!card(QStringLiteral("6S"), QStringLiteral("kept")).isEmpty());
    }

    void knockoutCountsNothing()
    {
        open("krypkille-two");
        QCOMPARE(seat(0, SeatsModel::ScoreKind), -1);
        QVERIFY(!words(0).contains(QStringLiteral("points")));
        QCOMPARE(words(1), QStringLiteral("Omid: out of the game"));
    }

    void lostDealsAndCardsLeftOver()
    {
        open("matapesa");
        QCOMPARE(seat(2, SeatsModel::ScoreKind), int(FactKind::losses));
        QVERIFY(words(2).contains(QStringLiteral("deals lost 2")));
        int left = 0;
        for (int i = 0; i < m_session->cards()->rowCount(); ++i)
            left += m_session->cards()->data(m_session->cards()->index(i), CardsModel::Spoken).toString().endsWith(QStringLiteral(", left over"));
        QCOMPARE(left, 4);
    }

    void cardsSetApart()
    {
        open("gurka-is-six");
        const QVariantMap six = card(QStringLiteral("6C"), QStringLiteral("trick"));
        QVERIFY(six[QStringLiteral("special")].toBool());
        QVERIFY2(six[QStringLiteral("spoken")].toString().contains(QStringLiteral("above every other card")), qPrintable(six[QStringLiteral("spoken")].toString()));
        QCOMPARE(m_session->markedFaces(), QStringList{QStringLiteral("6C")});
        QVERIFY(card(QStringLiteral("9C"), QStringLiteral("kept"))[QStringLiteral("spoken")].toString().contains(QStringLiteral("kept by")));
        open("black-sevens");
        QCOMPARE(m_session->markedFaces(), (QStringList{QStringLiteral("7S"), QStringLiteral("7C")}));
        QVERIFY(card(QStringLiteral("7C"), QStringLiteral("trick"))[QStringLiteral("spoken")].toString().contains(QStringLiteral("above every card but one")));
        open("agurk");
        QVERIFY(m_session->markedFaces().isEmpty());
    }

    void livesUntilTheyAreGone()
    {
        open("lives-out");
        QCOMPARE(fact(0, FactKind::lives), 2);
        QCOMPARE(fact(1, FactKind::lives), 1);
        QCOMPARE(fact(3, FactKind::lives), -1);
    }

    void whoPaysWhom()
    {
        open("kurko");
        const QVariantList result = m_session->result();
        QCOMPARE(result.size(), 4);
        QStringList names;
        QList<int> paid;
        for (const QVariant &r : result) {
            names << r.toMap()[QStringLiteral("name")].toString();
            paid << r.toMap()[QStringLiteral("pay")].toInt();
        }
        QCOMPARE(names, (QStringList{"Omid", "You", "Kaveh", "Sara"}));
        QCOMPARE(paid, (QList<int>{68, -19, -21, -28}));
        QCOMPARE(result[1].toMap()[QStringLiteral("lines")].toStringList(), QStringList{QStringLiteral("To Omid")});
        QCOMPARE(m_session->prompt(), QStringLiteral("Omid wins the game."));
        QCOMPARE(m_session->score()->rowCount(), 1 + 3); // each payment once, where it costs
        changeLanguage(QStringLiteral("fa"));
        QVERIFY(m_session->result()[1].toMap()[QStringLiteral("lines")].toStringList().first().startsWith(QStringLiteral("به ")));
    }

    void placesWhereTheLastOneLeftWins()
    {
        open("gurka-1975-over");
        const QVariantList result = m_session->result();
        QCOMPARE(result[0].toMap()[QStringLiteral("name")], QStringLiteral("Sara"));
        QVERIFY(result[0].toMap()[QStringLiteral("won")].toBool());
        QCOMPARE(result[0].toMap()[QStringLiteral("pay")], 5); // the pot less the own stake
    }

    void nothingBeforeTheEnd()
    {
        open("gurka-1975");
        QVERIFY(m_session->result().isEmpty());
        QCOMPARE(m_session->promptKind(), QStringLiteral("mine"));
    }
};

QTEST_GUILESS_MAIN(Moments)
#include "tst_moments.moc"
