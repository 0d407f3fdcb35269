// SPDX-License-Identifier: GPL-3.0-or-later
// Protects the shelf and the dialog before a match: what switches do to each other and why, in both languages, and that
// the record which starts is one that the rules accept.
#include <QAbstractItemModelTester>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTest>

#include "app/models/catalogue_model.h"
#include "app/models/new_game.h"
#include "app/shell/language.h"
#include "engine/session/referee.h"
#include "engine/session/registry.h"

using namespace khiar;

namespace {

const Registry &registry()
{
    static const Registry r = standardRegistry();
    return r;
}

struct Dialog {
    CatalogueModel catalogue{registry()};
    NewGame game{registry(), catalogue};
    explicit Dialog(const char *id) { game.open(QString::fromUtf8(id)); }

    int row(const char *id)
    {
        for (int i = 0; i < game.switches()->rowCount(); ++i)
            if (game.switches()->index(i).data(SwitchesModel::SwitchId) == QLatin1String(id))
                return i;
        return -1;
    }
    QVariant at(const char *id, int role) { return game.switches()->index(row(id)).data(role); }
    bool on(const char *id) { return at(id, SwitchesModel::On).toBool(); }
    bool enabled(const char *id) { return at(id, SwitchesModel::Enabled).toBool(); }
    QString why(const char *id) { return at(id, SwitchesModel::Why).toString(); }
    void set(const char *id, bool on) { game.toggle(row(id), on); }
    /// "key value" of each option, sorted.
    QStringList options()
    {
        QStringList list;
        for (const OptionSetting &o : game.record().setup.options)
            list.append(QString::fromStdString(o.key + ' ' + o.value));
        list.sort();
        return list;
    }
};

} // namespace

class TestNewGame : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { startLanguage(); }
    void init() { changeLanguage(QStringLiteral("en")); }

    void shelf()
    {
        CatalogueModel model(registry());
        QAbstractItemModelTester tester(&model);
        int presets = 0;
        for (const FamilyBase *f : registry().families())
            presets += int(f->presets().size());
        QCOMPARE(model.rowCount(), presets); // every game of the engine stands on the shelf
        for (int i = 0; i < presets; ++i) {
            const QModelIndex row = model.index(i);
            const auto id = row.data(CatalogueModel::GameId).toString().toStdString();
            const PresetSpec *preset = registry().familyOf(id)->preset(id);
            QCOMPARE(row.data(CatalogueModel::SeatsMin).toInt(), preset->seatsMin);
            QCOMPARE(row.data(CatalogueModel::SeatsMax).toInt(), preset->seatsMax);
            QVERIFY(QFile::exists(QStringLiteral(":/assets/art/emblem-%1.svg").arg(row.data(CatalogueModel::Emblem).toString())));
            QVERIFY(row.data(CatalogueModel::Minutes).toInt() > 0);
        }
        QSignalSpy changed(&model, &CatalogueModel::dataChanged);
        const QString english = model.index(0).data(CatalogueModel::Name).toString();
        changeLanguage(QStringLiteral("fa"));
        QVERIFY(!changed.isEmpty());
        QVERIFY(model.index(0).data(CatalogueModel::Name).toString() != english);
        QCOMPARE(model.index(0).data(CatalogueModel::SeatsText).toString(), QStringLiteral("۲ تا ۷"));
    }

    void asThePresetIs()
    {
        Dialog d("agurk");
        QAbstractItemModelTester switches(d.game.switches()), seats(d.game.seats());
        QVERIFY(d.on("bonus") && d.on("two-lives"));
        for (const char *id : {"jokers", "exchange", "keep-cards", "all-tied", "short", "exact-reset", "vary"})
            QVERIFY2(!d.on(id) && d.enabled(id) && d.why(id).isEmpty(), id);
        QVERIFY(d.options().isEmpty());
        QVERIFY(d.game.problem().isEmpty());
        QVERIFY(!d.game.open(QStringLiteral("bridge")));
        QCOMPARE(d.game.gameId(), QStringLiteral("agurk"));
    }

    // Pack sizes exclude each other and have a name for the preset's own: one choice, made by the first of their rows.
    void switchesThatExcludeEachOther()
    {
        Dialog d("besikovitch");
        const QVariantList choices = d.at("pack-24", SwitchesModel::Choices).toList();
        QCOMPARE(choices.size(), 8);
        QVERIFY(!d.at("pack-24", SwitchesModel::Folded).toBool() && d.at("pack-52", SwitchesModel::Folded).toBool());
        QVERIFY(d.at("pack-52", SwitchesModel::Choices).toList().isEmpty());
        QVERIFY(!d.at("pack-24", SwitchesModel::ChoiceName).toString().isEmpty());
        QVERIFY(d.on("pack-36") && !d.on("pack-24"));
        for (const char *id : {"pack-52", "pack-24", "pack-44"}) {
            d.set(id, true);
            QVERIFY(d.on(id) && !d.on("pack-36"));
            QCOMPARE(d.options().size(), 1);
        }
        QCOMPARE(d.options(), QStringList{"ranks 11"});
        d.set("pack-36", true);
        QVERIFY(d.options().isEmpty());
        QVERIFY(d.at("taker-leads", SwitchesModel::Choices).toList().isEmpty() && !d.at("taker-leads", SwitchesModel::Folded).toBool());
        // where none of them is the preset's own they stay switches
        Dialog other("agurk");
        for (int i = 0; i < other.game.switches()->rowCount(); ++i)
            QVERIFY(!other.game.switches()->index(i).data(SwitchesModel::Folded).toBool());
    }

    // Kept cards leave no room for the bonus and the second life: both go, say why, and come back.
    void variantTakesPartsAway()
    {
        Dialog d("agurk");
        d.set("keep-cards", true);
        QCOMPARE(d.options(), (QStringList{"bust exceed", "lives 1", "score-by cards", "tie-bonus off"}));
        for (const char *id : {"bonus", "two-lives"})
            QVERIFY2(!d.on(id) && !d.enabled(id) && !d.why(id).isEmpty(), id);
        QVERIFY2(d.why("bonus").contains(QLatin1String("needs points")), qPrintable(d.why("bonus")));
        QVERIFY2(d.why("two-lives").contains(QLatin1String("needs points")), qPrintable(d.why("two-lives")));
        d.set("bonus", true); // cannot be
        QVERIFY(!d.on("bonus"));
        d.set("keep-cards", false);
        QVERIFY(d.on("bonus") && d.on("two-lives") && d.enabled("bonus") && d.options().isEmpty());
    }

    void reasonsInBothLanguages_data()
    {
        QTest::addColumn<QString>("variant");
        QTest::addColumn<QString>("part");
        QTest::newRow("kept cards, bonus") << "keep-cards" << "bonus";
        QTest::newRow("kept cards, lives") << "keep-cards" << "two-lives";
        QTest::newRow("all tied, bonus") << "all-tied" << "bonus";
        QTest::newRow("short, lives") << "short" << "two-lives";
        QTest::newRow("exact, lives") << "exact-reset" << "two-lives";
    }
    void reasonsInBothLanguages()
    {
        QFETCH(QString, variant);
        QFETCH(QString, part);
        Dialog d("agurk");
        d.set(variant.toUtf8(), true);
        QVERIFY(d.on(variant.toUtf8()) && !d.on(part.toUtf8()) && !d.enabled(part.toUtf8()));
        const QString english = d.why(part.toUtf8());
        changeLanguage(QStringLiteral("fa"));
        const QString persian = d.why(part.toUtf8());
        QVERIFY(!english.isEmpty() && !persian.isEmpty() && english != persian);
        QVERIFY(!english.contains(QRegularExpression(QStringLiteral("[آ-ی{]"))));
        QString bare = persian;
        bare.remove(QRegularExpression(QStringLiteral("\u2068[^\u2069]*\u2069")));
        QVERIFY2(bare.contains(QRegularExpression(QStringLiteral("[آ-ی]"))) && !bare.contains(QRegularExpression(QStringLiteral("[A-Za-z0-9{]"))), qPrintable(persian));
    }

    void aPartTakenAwayByThePersonStaysAway()
    {
        Dialog d("agurk");
        d.set("bonus", false);
        QCOMPARE(d.options(), QStringList{"tie-bonus off"});
        QVERIFY(d.enabled("bonus"));
        d.set("keep-cards", true);
        d.set("keep-cards", false);
        QVERIFY(!d.on("bonus") && d.enabled("bonus"));
        d.set("bonus", true);
        QVERIFY(d.options().isEmpty());
    }

    // On the form with kept cards its own settings are the base, and the parts that they exclude say so at once.
    void keptForm()
    {
        Dialog d("agurk-keep");
        QVERIFY(!d.on("bonus") && !d.enabled("bonus") && !d.why("bonus").isEmpty());
        QVERIFY(!d.on("two-lives") && !d.enabled("two-lives") && !d.why("two-lives").isEmpty());
        QCOMPARE(d.row("keep-cards"), -1);
        d.set("jokers", true);
        QCOMPARE(d.options(), QStringList{"jokers 3"});
    }

    // Every set of variants, whatever the order in which they were turned on, gives a record that starts.
    void everyCombinationStarts()
    {
        for (const char *id : {"agurk", "agurk-keep"}) {
            Dialog d(id);
            const int rows = d.game.switches()->rowCount();
            for (int mask = 0; mask < 1 << rows; ++mask) {
                for (int i = 0; i < rows; ++i)
                    d.game.toggle(i, mask >> i & 1);
                if (!d.game.problem().isEmpty())
                    QFAIL(qPrintable(QStringLiteral("%1 %2: %3").arg(QLatin1String(id)).arg(mask).arg(d.game.problem())));
                const auto problem = registry().familyOf(id)->validate(d.game.record().setup);
                QVERIFY2(!problem, problem ? problem->text.phrase.source : "");
            }
        }
    }

    void seats()
    {
        Dialog d("agurk");
        auto *seats = d.game.seats();
        QAbstractItemModelTester tester(seats);
        QCOMPARE(d.game.players(), 4);
        d.game.setPlayers(99);
        QCOMPARE(d.game.players(), 7);
        QCOMPARE(seats->rowCount(), 7);
        d.game.setPlayers(-1);
        QCOMPARE(seats->rowCount(), 2);
        QCOMPARE(seats->index(0).data(NewSeatsModel::Name).toString(), QString());
        QCOMPARE(seats->index(0).data(NewSeatsModel::Placeholder).toString(), QStringLiteral("You"));
        QVERIFY(seats->index(0).data(NewSeatsModel::IsPerson).toBool());
        const QString mina = seats->index(1).data(NewSeatsModel::Name).toString();
        changeLanguage(QStringLiteral("fa"));
        QCOMPARE(seats->index(0).data(NewSeatsModel::Placeholder).toString(), QStringLiteral("شما"));
        QVERIFY(seats->index(1).data(NewSeatsModel::Name).toString() != mina);
        seats->rename(0, QStringLiteral("  سارا \n جان "));
        const int random = int(d.game.kinds().indexOf(QStringLiteral("اتفاقی")));
        QVERIFY(random > 0 && seats->setData(seats->index(1), random, NewSeatsModel::Kind));
        changeLanguage(QStringLiteral("en"));
        QCOMPARE(seats->index(0).data(NewSeatsModel::Name).toString(), QStringLiteral("سارا جان"));
        const Record r = d.game.record();
        QVERIFY(r.seats[0].human && !r.seats[1].human);
        QCOMPARE(r.seats[1].name, mina.toStdString());
        QCOMPARE(r.seats[1].style, std::string("random"));
        QCOMPARE(d.game.kinds().size(), d.game.styles().size() + 1);
        const auto parsed = parseRecord(writeRecord(r));
        QVERIFY(parsed);
        QCOMPARE(parsed->seats[0].name, r.seats[0].name);
    }

    // Any seat may be a person or a bot, each with a name of its own that comes back.
    void people()
    {
        Dialog d("agurk");
        auto *seats = d.game.seats();
        QAbstractItemModelTester tester(seats);
        const auto at = [&](int row, int role) { return seats->index(row).data(role).toString(); };
        QCOMPARE(d.game.people(), 1);
        QVERIFY(d.game.peopleNote().isEmpty());
        const QString bot = at(2, NewSeatsModel::Name);
        seats->setKind(2, 0);
        QCOMPARE(d.game.people(), 2);
        QVERIFY(d.game.peopleNote().contains(QLatin1String("curtain")));
        QCOMPARE(at(0, NewSeatsModel::Placeholder), QStringLiteral("Player 1")); // nobody is "you" to all
        QCOMPARE(at(2, NewSeatsModel::Name), QString());
        QCOMPARE(at(2, NewSeatsModel::Placeholder), QStringLiteral("Player 3"));
        seats->rename(2, QStringLiteral("مینا")); // a person of that name, not the bot
        changeLanguage(QStringLiteral("fa"));
        QCOMPARE(at(0, NewSeatsModel::Placeholder).remove(QChar(0x2068)).remove(QChar(0x2069)), QStringLiteral("بازیکن ۱"));
        changeLanguage(QStringLiteral("en"));
        const Record r = d.game.record();
        QVERIFY(r.seats[0].human && !r.seats[1].human && r.seats[2].human && !r.seats[3].human);
        QCOMPARE(r.seats[2].name, std::string("مینا"));
        QVERIFY(r.seats[2].style.empty());
        seats->setKind(2, 1);
        QCOMPARE(at(2, NewSeatsModel::Name), bot);
        seats->setKind(2, 0);
        QCOMPARE(at(2, NewSeatsModel::Name), QStringLiteral("مینا"));
        // seats taken away take their people along and bring them back
        d.game.setPlayers(2);
        QCOMPARE(d.game.people(), 1);
        QCOMPARE(at(0, NewSeatsModel::Placeholder), QStringLiteral("You"));
        d.game.setPlayers(3);
        QCOMPARE(d.game.people(), 2);
    }

    // Nobody at the screen: bots play, each with another name, and the record says so.
    void onlyBots()
    {
        Dialog d("agurk");
        auto *seats = d.game.seats();
        d.game.setPlayers(7);
        seats->setKind(0, 1);
        QCOMPARE(d.game.people(), 0);
        QVERIFY(d.game.peopleNote().contains(QLatin1String("watch")) && d.game.problem().isEmpty());
        QSet<QString> names;
        for (int i = 0; i < 7; ++i)
            names.insert(seats->index(i).data(NewSeatsModel::Name).toString());
        QCOMPARE(names.size(), 7);
        QVERIFY(!names.contains(QString()));
        const Record r = d.game.record();
        QVERIFY(std::none_of(r.seats.begin(), r.seats.end(), [](const SeatLine &s) { return s.human; }));
        QVERIFY(writeRecord(r).find("seat 0 bot:") != std::string::npos);
        for (int wrong : {-1, 99})
            seats->setKind(0, wrong);
        QCOMPARE(seats->index(0).data(NewSeatsModel::Kind).toInt(), 1);
    }

    void typedNamesOfPeopleStay()
    {
        Dialog d("agurk");
        d.game.seats()->rename(0, QStringLiteral("مینا"));
        QCOMPARE(d.game.seats()->index(0).data(NewSeatsModel::Name).toString(), QStringLiteral("مینا"));
    }

    void seed()
    {
        Dialog d("agurk");
        QVERIFY(d.game.record().setup.seed != d.game.record().setup.seed); // drawn each time
        d.game.setSeedText(QStringLiteral("18446744073709551615"));
        QCOMPARE(d.game.record().setup.seed, ~std::uint64_t(0));
        d.game.setSeedText(QStringLiteral(" ۱۲۳ "));
        QCOMPARE(d.game.record().setup.seed, std::uint64_t(123));
        QVERIFY(d.game.problem().isEmpty());
        QSignalSpy started(&d.game, &NewGame::startWanted);
        for (const char *wrong : {"18446744073709551616", "-1", "12x", "1.5"}) {
            d.game.setSeedText(QString::fromUtf8(wrong));
            QVERIFY2(!d.game.problem().isEmpty(), wrong);
            d.game.start();
        }
        QCOMPARE(started.size(), 0);
        d.game.setSeedText(QString());
        d.game.start();
        QCOMPARE(started.size(), 1);
    }

    // ---- the draw for seats ----
    /// "face name" from the first dealer clockwise.
    static QStringList drawn(const NewGame &game)
    {
        QStringList list;
        for (const QVariant &v : game.draw())
            list += v.toMap()[QStringLiteral("face")].toString() + u' ' + v.toMap()[QStringLiteral("name")].toString();
        return list;
    }
    // It is shown before the match begins; the seats of the record then stand in its order, and the first of them deals.
    void drawForSeats()
    {
        Dialog d("apples");
        QSignalSpy started(&d.game, &NewGame::startWanted);
        d.game.setSeedText(QStringLiteral("11"));
        d.game.start();
        QCOMPARE(started.size(), 0);
        const QStringList first = drawn(d.game);
        QCOMPARE(first.size(), 4);
        QVERIFY(first.join(u' ').contains(QLatin1String("You")));
        const Record asked = d.game.record();
        const auto draw = registry().familyOf("apples")->drawForSeats(asked.setup);
        QVERIFY(draw);
        d.game.start();
        QCOMPARE(started.size(), 1);
        const Record begun = qvariant_cast<Record>(started.front().front());
        QCOMPARE(begun.setup.dealer, 0);
        QCOMPARE(begun.setup.seed, std::uint64_t(11));
        for (std::size_t s = 0; s < 4; ++s) {
            const SeatLine &person = asked.seats[std::size_t(draw->order[s])];
            QCOMPARE(begun.seats[s].human, person.human);
            QCOMPARE(begun.seats[s].name, person.name);
        }
        QVERIFY(!registry().familyOf("apples")->validate(begun.setup));
        QVERIFY(d.game.draw().isEmpty());
        d.game.start(); // the same seed draws the same
        QCOMPARE(drawn(d.game), first);
    }
    void drawIsForgotten()
    {
        Dialog d("apples");
        QSignalSpy started(&d.game, &NewGame::startWanted);
        const auto shown = [&] { d.game.start(); return d.game.draw().size() == 4; };
        QVERIFY(shown());
        d.game.cancelDraw();
        QVERIFY(d.game.draw().isEmpty());
        QVERIFY(shown());
        d.set("no-cut", true);
        QVERIFY(d.game.draw().isEmpty());
        QVERIFY(shown());
        d.game.setSeedText(QStringLiteral("5"));
        QVERIFY(d.game.draw().isEmpty());
        QVERIFY(shown());
        d.game.seats()->setData(d.game.seats()->index(0), QStringLiteral("Parvin"), NewSeatsModel::Name);
        QVERIFY(d.game.draw().isEmpty());
        QVERIFY(shown());
        QVERIFY(drawn(d.game).join(u' ').contains(QLatin1String("Parvin")));
        changeLanguage(QStringLiteral("fa")); // another language changes nothing of it
        QCOMPARE(d.game.draw().size(), 4);
        d.game.open(QStringLiteral("apples"));
        QVERIFY(d.game.draw().isEmpty());
        QCOMPARE(started.size(), 0);
    }
    void noDraw() // most games have none
    {
        Dialog d("agurk");
        QSignalSpy started(&d.game, &NewGame::startWanted);
        d.game.start();
        QVERIFY(d.game.draw().isEmpty());
        QCOMPARE(started.size(), 1);
    }
};

QTEST_MAIN(TestNewGame)
#include "tst_new_game.moc"
