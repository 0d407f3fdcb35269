// SPDX-License-Identifier: GPL-3.0-or-later
// Protects the secrets of people who share a screen, in the real window by real mouse and keys: three people and a bot
// play whole deals, and under every curtain nothing that is drawn, spoken, listed or kept in a model tells a card of a
// hand. The strongest form of it: the same table with other hands is the same picture and the same words.
#include <QRandomGenerator>
#include <QRegularExpression>

#include <set>

#include "engine/session/registry.h"
#include "engine/session/replay.h"
#include "tests/e2e/real_window.h"

using namespace khiar;
using e2e::RealWindow;

namespace {

/// The cards of each seat's hand, in truth.
std::vector<QStringList> handsOf(const Match &match)
{
    std::vector<QStringList> hands(std::size_t(match.seats()));
    for (Seat s = 0; s < match.seats(); ++s) {
        const TableView table = match.now()->table(s);
        if (const ZoneView *hand = table.find({ZoneKind::hand, std::int8_t(s)}))
            for (const CardView &c : hand->cards)
                hands[std::size_t(s)] += faceName(c.shown);
        hands[std::size_t(s)].sort();
    }
    return hands;
}

/// Cards that everybody sees.
std::set<std::string> openCards(const Match &match)
{
    std::set<std::string> seen;
    for (const ZoneView &z : match.now()->table(kPublic).zones)
        for (const CardView &c : z.cards)
            if (c.shown.valid())
                seen.insert(cardText(c.shown));
    return seen;
}

std::size_t movesOf(const Record &r)
{
    return std::size_t(std::count_if(r.lines.begin(), r.lines.end(), [](const RecordLine &l) { return l.kind == RecordLine::Kind::action; }));
}

/// The record with the cards of its last deal that nobody has seen lying otherwise, as far as the moves stay legal and
/// the bots' own hands stay theirs (else they might move otherwise). Nothing when no card could be moved.
std::optional<Record> twinOf(const Registry &registry, const Record &record, int seed)
{
    const Replay here = replay(registry, record);
    if (!here.match)
        return std::nullopt;
    std::set<std::string> fixed = openCards(*here.match);
    const auto hands = handsOf(*here.match);
    for (std::size_t s = 0; s < hands.size(); ++s)
        if (!record.seats[s].human)
            for (const QString &c : hands[s])
                fixed.insert(c.toStdString());
    QStringList lines = QString::fromStdString(writeRecord(record)).split(u'\n');
    int at = -1;
    for (int i = 0; i < lines.size() && lines[i] != QLatin1String("moves"); ++i)
        at = lines[i].startsWith(QLatin1String("pack ")) ? i : at;
    if (at < 0)
        return std::nullopt;
    QStringList pack = lines[at].mid(5).split(u' ');
    QList<int> free;
    for (int i = 0; i < pack.size(); ++i)
        if (!fixed.count(pack[i].toStdString()))
            free.append(i);
    QRandomGenerator random{std::uint32_t(seed)};
    std::optional<Record> found;
    for (int tries = 0; tries < 60; ++tries) {
        const int a = free[random.bounded(int(free.size()))], b = free[random.bounded(int(free.size()))];
        if (a == b)
            continue;
        pack.swapItemsAt(a, b);
        lines[at] = QStringLiteral("pack ") + pack.join(u' ');
        const auto twin = parseRecord(lines.join(u'\n').toStdString());
        if (twin && !replay(registry, *twin).failed && !replay(registry, *twin).invalid)
            found = *twin;
        else
            pack.swapItemsAt(a, b);
    }
    return found && handsOf(*replay(registry, *found).match) != hands ? found : std::nullopt;
}

} // namespace

class TestHotSeatE2E : public QObject {
    Q_OBJECT
    RealWindow m_w;
    Registry m_registry = standardRegistry();

    /// What is on the screen and behind it at one moment.
    struct Sight {
        QStringList words;
        QImage picture;
    };

    GameSession &session() { return m_w.session(); }

    /// Everything that can be read off the window and the models, drawn or not.
    QStringList everything()
    {
        QStringList list{m_w.window()->title()};
        m_w.told([&](QAccessibleInterface *i) {
            for (const QAccessible::Text t : {QAccessible::Name, QAccessible::Description, QAccessible::Value, QAccessible::Help})
                list += QStringLiteral("told %1 %2: %3").arg(int(i->role())).arg(int(t)).arg(i->text(t));
            if (auto *o = i->object())
                list += QStringLiteral("of %1").arg(o->objectName());
        });
        m_w.each([&](QQuickItem *i) {
            list += QStringLiteral("name ") + i->objectName();
            for (const char *property : {"text", "source", "face", "shownFace", "spoken", "label", "words", "badge", "cards", "faces"}) {
                const QVariant v = i->property(property);
                if (v.isValid())
                    list += QLatin1String(property) + u' ' + (v.canConvert<QStringList>() ? v.toStringList().join(u' ') : v.toString());
            }
        });
        GameSession &s = session();
        for (QAbstractItemModel *model : std::initializer_list<QAbstractItemModel *>{s.cards(), s.seats(), s.offers(), s.log(), s.score(), s.scoreSheet()}) {
            const auto names = model->roleNames();
            for (int row = 0; row < model->rowCount(); ++row)
                for (auto it = names.begin(); it != names.end(); ++it)
                    if (it.value() != "key") // opaque numbers, a counter per viewer
                        list += QString::fromLatin1(it.value()) + u' ' + RealWindow::role(model, row, it.key()).toString();
        }
        list += {s.prompt(), s.promptKind(), s.confirmLabel(), s.hintText(), s.refusalReason(), s.lastEvent(), s.lastTrickText(), s.detail()};
        for (const QVariant &played : s.lastTrick())
            list += played.toMap().value(QStringLiteral("spoken")).toString();
        return list;
    }
    /// Waits until the curtain has the focus and what lay under it has gone.
    void settleCurtain()
    {
        KHIAR_UNTIL(session().curtain());
        KHIAR_UNTIL(m_w.focusIn(QStringLiteral("curtainButton")));
        m_w.khiar().dismissNews(); // that a game was put away has nothing to do with cards
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        QTest::qWait(5);
    }
    Sight look()
    {
        QTest::mouseMove(m_w.window(), QPoint(300, 200)); // over the cloth, beside its words
        QTest::qWait(5);
        return {everything(), m_w.window()->grabWindow()};
    }

    // Nothing of a hand is anywhere: no picture of a card that only its owner sees, no card that can be taken or played.
    void nothingIsSeen()
    {
        GameSession &s = session();
        std::set<QString> secret;
        const auto hands = handsOf(*s.match());
        for (const QStringList &hand : hands)
            for (const QString &c : hand)
                secret.insert(c);
        QVERIFY(!secret.empty());
        QCOMPARE(s.viewerSeat(), -1);
        QVERIFY(s.prompt().isEmpty() && s.hintText().isEmpty() && s.refusalReason().isEmpty() && !s.canHint());
        QCOMPARE(s.offers()->rowCount(), 0);
        QVERIFY(m_w.legalRows().isEmpty());
        for (int i = 0; i < s.cards()->rowCount(); ++i)
            if (m_w.card(i, CardsModel::ZoneName) == QLatin1String("hand")) {
                QVERIFY(m_w.card(i, CardsModel::Face).toString().isEmpty());
                QVERIFY(!secret.count(m_w.card(i, CardsModel::Face).toString()));
            }
        static const QRegularExpression picture(QStringLiteral("^image://cards/(?:big/)?([^@]+)"));
        m_w.each([&](QQuickItem *i) {
            QVERIFY2(!i->objectName().startsWith(QLatin1String("card:")), qPrintable(i->objectName()));
            const auto shown = picture.match(i->property("source").toString());
            QVERIFY2(!shown.hasMatch() || !secret.count(shown.captured(1)), qPrintable(shown.captured(1)));
            QVERIFY2(!secret.count(i->property("face").toString()), qPrintable(i->property("face").toString()));
        });
        QVERIFY(!m_w.item(QStringLiteral("table")));
        bool named = false;
        m_w.told([&](QAccessibleInterface *i) {
            if (i->role() == QAccessible::Button && !i->state().invisible)
                named = named || i->text(QAccessible::Name).contains(s.curtainName());
        });
        QVERIFY(named);
    }
    // Pointer and keys find nothing below; only the button opens.
    void nothingIsReached()
    {
        const auto hash = session().match()->hash();
        const int seat = session().curtainSeat();
        QQuickItem *cloth = m_w.item(QStringLiteral("curtain"));
        QVERIFY(cloth);
        const QRectF at = cloth->mapRectToScene(QRectF(0, 0, cloth->width(), cloth->height()));
        for (const QPointF part : {QPointF(0.5, 0.92), QPointF(0.42, 0.9), QPointF(0.1, 0.95), QPointF(0.5, 0.12), QPointF(0.05, 0.5), QPointF(0.95, 0.5)})
            m_w.clickAt((at.topLeft() + QPointF(at.width() * part.x(), at.height() * part.y())).toPoint());
        m_w.drag((at.topLeft() + QPointF(at.width() * 0.45, at.height() * 0.9)).toPoint(), at.center().toPoint() - QPoint(0, 250));
        QTest::keyClick(m_w.window(), Qt::Key_H);
        QTest::keyClick(m_w.window(), Qt::Key_T);
        for (int i = 0; i < 24; ++i) {
            m_w.key(i % 6 == 5 ? Qt::Key_Backtab : Qt::Key_Tab, i % 6 == 5 ? Qt::ShiftModifier : Qt::NoModifier);
            m_w.key(i % 4 == 0 ? Qt::Key_Up : i % 4 == 1 ? Qt::Key_Left : i % 4 == 2 ? Qt::Key_Right : Qt::Key_Down);
            QQuickItem *focus = m_w.window()->activeFocusItem();
            for (QQuickItem *f = focus; f; f = f->parentItem())
                QVERIFY2(f->objectName() != QLatin1String("table"), qPrintable(focus->objectName()));
        }
        QTest::qWait(1);
        QCOMPARE(session().match()->hash(), hash);
        QVERIFY(session().curtain());
        QCOMPARE(session().curtainSeat(), seat);
        QVERIFY(!m_w.item(QStringLiteral("lastTrickView")));
        KHIAR_STEP(nothingIsSeen());
    }
    // The curtain is up: the person named sits at the bottom with their own hand, and sees nobody else's.
    void onlyTheirOwn(int person)
    {
        GameSession &s = session();
        QCOMPARE(s.viewerSeat(), person);
        KHIAR_UNTIL(m_w.item(QStringLiteral("table")));
        const auto hands = handsOf(*s.match());
        QStringList shown;
        for (int i = 0; i < s.cards()->rowCount(); ++i) {
            if (m_w.card(i, CardsModel::ZoneName) != QLatin1String("hand"))
                continue;
            const QString face = m_w.card(i, CardsModel::Face).toString();
            if (m_w.card(i, CardsModel::Owner) == person)
                shown += face;
            else
                QVERIFY(face.isEmpty());
        }
        shown.sort();
        QCOMPARE(shown, hands[std::size_t(person)]);
        QStringList drawn;
        m_w.each([&](QQuickItem *i) {
            if (i->objectName().startsWith(QLatin1String("card:")) && i->isVisible())
                drawn += i->objectName().mid(5);
        });
        drawn.sort();
        QCOMPARE(drawn, hands[std::size_t(person)]);
        QQuickItem *own = m_w.item(QStringLiteral("seat:%1").arg(person));
        QVERIFY(own);
        for (int other = 0; other < s.seatCount(); ++other)
            if (other != person) {
                QQuickItem *plate = m_w.item(QStringLiteral("seat:%1").arg(other));
                QVERIFY(plate && plate->mapToScene({0, 0}).y() < own->mapToScene({0, 0}).y());
            }
    }
    void uncover(int how)
    {
        KHIAR_STEP(settleCurtain());
        if (how % 3 == 0)
            KHIAR_STEP(m_w.click(QStringLiteral("curtainButton")));
        else
            m_w.key(how % 3 == 1 ? Qt::Key_Return : Qt::Key_Space);
        KHIAR_UNTIL(!session().curtain());
    }
    QQuickItem *handCard(int row)
    {
        const QString name = QStringLiteral("card:") + m_w.card(row, CardsModel::Face).toString();
        for (int i = 0; i < 400 && !m_w.item(name); ++i)
            QTest::qWait(5);
        QQuickItem *card = m_w.item(name);
        QPointF at(-1, -1);
        for (int still = 0; card && still < 4;) { // until it lies still
            const QPointF now = card->mapToScene({0, 0});
            still = now == at ? still + 1 : 0;
            at = now;
            QTest::qWait(4);
        }
        return m_w.item(name);
    }
    /// Plays a legal card in one of four ways: by drag, click, keys, or by clicks on two cards at once.
    void play(int how)
    {
        KHIAR_UNTIL(!session().presenting() && !m_w.legalRows().isEmpty());
        const std::size_t before = movesOf(session().record());
        const QList<int> rows = m_w.legalRows();
        const int row = rows[how % int(rows.size())];
        QQuickItem *card = handCard(row);
        QVERIFY(card);
        const QPoint at = RealWindow::strip(card);
        const int person = session().viewerSeat();
        if (how % 4 == 0) {
            KHIAR_UNTIL(m_w.item(QStringLiteral("dropTarget")));
            m_w.drag(at, RealWindow::middle(m_w.item(QStringLiteral("dropTarget"))));
        } else if (how % 4 == 1) {
            m_w.clickAt(at);
        } else if (how % 4 == 2) {
            KHIAR_UNTIL(m_w.window()->activeFocusItem() && m_w.window()->activeFocusItem()->objectName().startsWith(QLatin1String("card:")));
            m_w.key(Qt::Key_Right); // the first arrow shows where one is
            m_w.key(Qt::Key_Home);
            const QString name = QStringLiteral("card:") + m_w.card(row, CardsModel::Face).toString();
            for (int i = 0; i < 8 && m_w.window()->activeFocusItem()->objectName() != name; ++i)
                m_w.key(Qt::Key_Right);
            QCOMPARE(m_w.window()->activeFocusItem()->objectName(), name);
            m_w.key(Qt::Key_Return);
        } else {
            // the second click of this turn comes when the turn is over: it plays nothing for whoever is next
            QList<int> own;
            for (int i = 0; i < session().cards()->rowCount(); ++i)
                if (m_w.card(i, CardsModel::ZoneName) == QLatin1String("hand") && m_w.card(i, CardsModel::Owner) == person && i != row)
                    own.append(i);
            const QPoint second = own.isEmpty() ? at : RealWindow::strip(handCard(own.first()));
            m_w.clickAtOnce(at);
            m_w.clickAtOnce(second);
        }
        KHIAR_UNTIL(movesOf(session().record()) > before);
        QTest::qWait(1);
        // what this person did is one move; the others after it are the bot's
        const auto lines = session().record().lines;
        QCOMPARE(int(lines[before].seat), person);
        for (std::size_t i = before + 1; i < lines.size(); ++i)
            QVERIFY(!session().record().seats[std::size_t(lines[i].seat)].human);
    }
    Record threePeopleAndABot(std::uint64_t seed) { return e2e::tableOf(4, {{0, QStringLiteral("Ana")}, {1, QStringLiteral("Bahar")}, {3, QStringLiteral("Dara")}}, seed); }
    int deal() { return int(session().match()->answer("deal", 0)->numbers.front()); }
    /// Plays the record's moves from its first deal on through the session, curtain by curtain; to its last one.
    void playAgain(const Record &record)
    {
        Record start = record;
        start.lines.clear();
        QVERIFY(m_w.khiar().begin(start));
        while (movesOf(session().record()) < movesOf(record)) {
            const std::size_t at = movesOf(session().record());
            QVERIFY(session().record().lines.empty() || session().record().lines.back().text == record.lines[at - 1].text);
            KHIAR_UNTIL(session().curtain() || !m_w.legalRows().isEmpty() || movesOf(session().record()) > at);
            if (movesOf(session().record()) > at)
                continue; // the bot
            if (session().curtain()) {
                session().uncover();
                KHIAR_UNTIL(!session().curtain());
            }
            const QString face = QString::fromStdString(record.lines[at].text).section(u' ', 1, 1);
            const QList<int> rows = m_w.legalRows();
            const auto row = std::find_if(rows.begin(), rows.end(), [&](int r) { return m_w.card(r, CardsModel::Face) == face; });
            QVERIFY2(row != rows.end(), qPrintable(face));
            session().tap(m_w.card(*row, CardsModel::Key).toInt());
            KHIAR_UNTIL(movesOf(session().record()) > at);
        }
        KHIAR_STEP(settleCurtain());
    }
    static void same(const Sight &a, const Sight &b)
    {
        for (qsizetype i = 0; i < std::min(a.words.size(), b.words.size()); ++i)
            QVERIFY2(a.words[i] == b.words[i], qPrintable(QStringLiteral("%1: %2 / %3").arg(i).arg(a.words[i], b.words[i])));
        QCOMPARE(a.words.size(), b.words.size());
        QVERIFY(!a.picture.isNull());
        QVERIFY(a.picture == b.picture);
    }

private slots:
    void init()
    {
        QTest::failOnWarning(QRegularExpression(QStringLiteral(".*(TypeError|ReferenceError|Unable to assign|is not a type|Binding loop).*")));
        KHIAR_STEP(m_w.open());
        m_w.settings().setSpeed(0);
    }
    void cleanup() { m_w.close(); }

    // Two whole deals, and at several curtains the same table with other hands.
    void twoDealsAndOtherHands()
    {
        QVERIFY(m_w.khiar().begin(threePeopleAndABot(11)));
        QVERIFY(session().severalPeople());
        std::vector<Record> moments;
        int curtains = 0, turns = 0;
        std::set<int> people;
        for (; deal() < 3 && !session().over(); ++turns) {
            KHIAR_UNTIL(session().curtain() || !m_w.legalRows().isEmpty() || session().over());
            if (session().curtain()) {
                KHIAR_STEP(settleCurtain());
                KHIAR_STEP(nothingIsSeen());
                if (curtains % 12 == 2)
                    KHIAR_STEP(nothingIsReached());
                if (curtains % 9 == 4) // in the other language, too
                    m_w.key(Qt::Key_L, Qt::ControlModifier);
                if (curtains % 11 == 5)
                    moments.push_back(session().record());
                const int person = session().curtainSeat();
                people.insert(person);
                if (!m_w.focusIn(QStringLiteral("curtainButton"))) // one went to the bar by Tab
                    KHIAR_STEP(uncoverByMouse());
                else
                    KHIAR_STEP(uncover(curtains));
                KHIAR_STEP(onlyTheirOwn(person));
                ++curtains;
            }
            if (turns % 5 == 1) { // a hint of one's own is gone with one's turn
                session().hint();
                if (turns % 2)
                    KHIAR_UNTIL(!session().hintText().isEmpty());
            }
            if (turns % 5 == 3) // and so is a refusal
                for (int i = 0; i < session().cards()->rowCount(); ++i)
                    if (m_w.card(i, CardsModel::ZoneName) == QLatin1String("hand") && m_w.card(i, CardsModel::Owner) == session().viewerSeat() && !m_w.card(i, CardsModel::Legal).toBool()) {
                        session().tap(m_w.card(i, CardsModel::Key).toInt());
                        QTRY_COMPARE(session().promptKind(), QStringLiteral("refusal"));
                        break;
                    }
            KHIAR_STEP(play(turns));
        }
        QVERIFY2(curtains >= 36, qPrintable(QString::number(curtains)));
        QCOMPARE(people, (std::set<int>{0, 1, 3}));
        QCOMPARE(replay(m_registry, session().record()).match->hash(), session().match()->hash());

        changeLanguage(QStringLiteral("en"));
        int compared = 0;
        for (std::size_t i = 0; i < moments.size(); ++i) {
            moments[i].assistedHint = false;
            const auto twin = twinOf(m_registry, moments[i], int(i) + 1);
            if (!twin)
                continue; // what was played leaves no other hands: the last trick of a deal
            if (i % 2)
                KHIAR_STEP(m_w.click(session().curtain() && m_w.item(QStringLiteral("logTab")) ? QStringLiteral("logTab") : QStringLiteral("scoreTab")));
            KHIAR_STEP(playAgain(moments[i]));
            const Sight one = look();
            KHIAR_STEP(playAgain(*twin));
            const Sight two = look();
            KHIAR_STEP(same(one, two));
            // and when both are opened from what was saved
            QVERIFY(m_w.khiar().begin(moments[i]));
            KHIAR_STEP(settleCurtain());
            const Sight three = look();
            QVERIFY(m_w.khiar().begin(*twin));
            KHIAR_STEP(settleCurtain());
            KHIAR_STEP(same(three, look()));
            ++compared;
        }
        QVERIFY2(compared >= 3, qPrintable(QString::number(compared)));
    }

    // Undo from under the curtain asks for the person before, who has to uncover; restarting the deal goes to whoever
    // began it; the person at the screen who undoes their own stays.
    void undoLetsTheCurtainFall()
    {
        QVERIFY(m_w.khiar().begin(threePeopleAndABot(4)));
        KHIAR_STEP(settleCurtain());
        const int first = session().curtainSeat();
        const auto start = session().match()->hash();
        KHIAR_STEP(uncover(1));
        KHIAR_STEP(play(1));
        KHIAR_STEP(settleCurtain());
        const int second = session().curtainSeat();
        QVERIFY(second != first);
        m_w.key(Qt::Key_Z, Qt::ControlModifier);
        QTRY_COMPARE(session().match()->hash(), start);
        KHIAR_STEP(settleCurtain());
        QCOMPARE(session().curtainSeat(), first);
        KHIAR_STEP(nothingIsSeen());
        m_w.key(Qt::Key_Y, Qt::ControlModifier);
        QTRY_COMPARE(session().curtainSeat(), second);
        KHIAR_STEP(settleCurtain());
        KHIAR_STEP(nothingIsSeen());
        KHIAR_STEP(uncover(0));
        KHIAR_STEP(onlyTheirOwn(second));
        KHIAR_STEP(play(0));
        KHIAR_STEP(settleCurtain());
        QVERIFY(session().curtainSeat() != second);
        KHIAR_STEP(uncover(2));
        m_w.key(Qt::Key_R, Qt::ControlModifier); // the deal again: the first person's decision
        QTRY_COMPARE(session().match()->hash(), start);
        KHIAR_STEP(settleCurtain());
        QCOMPARE(session().curtainSeat(), first);
        KHIAR_STEP(nothingIsSeen());
        QVERIFY(m_w.item(QStringLiteral("assistedMark")));
    }

    // Leaving and coming back: the shelf shows no cards of anybody, and the match goes on under the curtain.
    void leavingAndContinuing()
    {
        QVERIFY(m_w.khiar().begin(threePeopleAndABot(8)));
        for (int turn = 0; turn < 4; ++turn) {
            KHIAR_STEP(uncover(turn));
            KHIAR_STEP(play(turn + 1));
        }
        KHIAR_STEP(uncover(0));
        const int person = session().viewerSeat();
        const auto hash = session().match()->hash();
        const auto hands = handsOf(*session().match());
        m_w.key(Qt::Key_Escape);
        QTRY_COMPARE(m_w.khiar().page(), QStringLiteral("home"));
        QVERIFY(m_w.khiar().canContinue());
        KHIAR_UNTIL(m_w.item(QStringLiteral("continueButton")));
        QVERIFY(m_w.khiar().continueFaces().isEmpty());
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        m_w.each([&](QQuickItem *i) {
            const QString source = i->property("source").toString();
            QVERIFY2(!source.startsWith(QLatin1String("image://cards/")) || source.startsWith(QLatin1String("image://cards/back")), qPrintable(source));
            for (const QStringList &hand : hands)
                QVERIFY(!hand.contains(i->property("face").toString()));
        });
        KHIAR_STEP(m_w.click(QStringLiteral("continueButton")));
        QTRY_COMPARE(m_w.khiar().page(), QStringLiteral("table"));
        KHIAR_STEP(settleCurtain());
        QCOMPARE(session().match()->hash(), hash);
        QCOMPARE(session().curtainSeat(), person);
        KHIAR_STEP(nothingIsSeen());
        KHIAR_STEP(uncover(1));
        KHIAR_STEP(onlyTheirOwn(person));
        // the same from a file, while the person's cards lie open
        const Record record = session().record();
        QVERIFY(m_w.khiar().begin(record));
        KHIAR_STEP(settleCurtain());
        KHIAR_STEP(nothingIsSeen());
    }

private:
    void uncoverByMouse()
    {
        KHIAR_STEP(m_w.click(QStringLiteral("curtainButton")));
        KHIAR_UNTIL(!session().curtain());
    }
};

int main(int argc, char **argv) { return e2e::run<TestHotSeatE2E>(argc, argv); }
#include "tst_hot_seat_e2e.moc"
