// SPDX-License-Identifier: GPL-3.0-or-later
// play: a match in the terminal. Works on a pipe too: the end of input ends it politely.
#include <QJsonArray>
#include <QRandomGenerator>

#include <algorithm>
#include <iostream>
#include <string>

#include "app/cli/bots.h"
#include "app/cli/texts.h"

namespace khiar::cli {
namespace {

constexpr int kListed = 24; ///< choices that are listed; above, some of them

class TerminalPlay {
public:
    TerminalPlay(Terminal &t, Referee &referee) : m_t(t), m_referee(referee) {}
    /// `steps` are those of setting up.
    int run(const std::vector<Step> &steps);

private:
    enum class Asked : std::uint8_t { played, left, fault };
    int fault(Seat seat, const std::string &style, const Action &action, const Refusal &refusal);
    Asked askHuman(Seat seat);
    void showTurn(Seat seat);
    void showSteps(const std::vector<Step> &steps);
    void showScores();
    std::optional<Action> understood(Seat seat, QString line) const;
    int finish(bool left);
    void say(const QString &line) { (m_t.json ? m_t.err : m_t.out) << line << '\n'; }
    Viewer viewer() const;

    Terminal &m_t;
    Referee &m_referee;
    std::vector<Action> m_choices; ///< of the seat that is asked
};

QString latin(const std::string &s)
{
    return QString::fromStdString(s);
}

/// The person, where there is one; several share the terminal and hear what everybody hears.
Viewer TerminalPlay::viewer() const
{
    Viewer found = kPublic;
    int humans = 0;
    for (std::size_t i = 0; i < m_referee.seats().size(); ++i)
        if (m_referee.seats()[i].human)
            found = Viewer(i), ++humans;
    return humans == 1 ? found : kPublic;
}

void TerminalPlay::showSteps(const std::vector<Step> &steps)
{
    for (const Step &step : steps) {
        if (step.beat == Beat::deal && step.after)
            say(QStringLiteral("\n— %1 —").arg(m_t.words.sentence({text::kDealNumber, {{"n", std::int64_t(step.after->table(kPublic).fact(FactKind::deal))}}})));
        for (const Announcement &a : step.said)
            if (const QString line = m_t.words.announcement(a, viewer()); !line.isEmpty())
                say(QStringLiteral("  ") + line);
        if (!step.lines.empty())
            showScores();
    }
}

void TerminalPlay::showScores()
{
    const TableView table = m_referee.match().now()->table(kPublic);
    for (Seat s = 0; s < table.seats; ++s) {
        const bool out = table.fact(FactKind::inOut, s, kInDeal) == kOutOfGame, cucumber = table.fact(FactKind::cucumbers, s) > 0;
        const Phrase phrase = out ? text::kScoreOut : cucumber ? text::kScoreCucumber : text::kScoreOf;
        say(QStringLiteral("    ") + m_t.words.sentence({phrase, {{"player", SeatArg{s}}, {"n", std::int64_t(table.fact(FactKind::points, s))}}}));
    }
}

void TerminalPlay::showTurn(Seat seat)
{
    const TableView table = m_referee.match().now()->table(seat);
    say({});
    if (viewer() == kPublic)
        say(m_t.words.sentence({text::kSeatTurn, {{"player", SeatArg{seat}}}}));
    for (int i = 1; i < table.seats; ++i) { // those who have played sit before this seat, the leader farthest
        const Seat other = (seat + i) % table.seats;
        if (const ZoneView *trick = table.find({ZoneKind::trick, std::int8_t(other)}))
            for (const CardView &c : trick->cards)
                say(QStringLiteral("  ") + m_t.words.sentence({text::kTrickSoFar, {{"player", SeatArg{other}}, {"card", c.shown}}}));
    }
    if (const ZoneView *hand = table.find({ZoneKind::hand, std::int8_t(seat)})) {
        std::vector<Card> cards;
        for (const CardView &c : hand->cards)
            cards.push_back(c.shown);
        std::sort(cards.begin(), cards.end(), [](Card a, Card b) { return rankOf(a) != rankOf(b) ? rankOf(a) > rankOf(b) : a < b; });
        say(m_t.words.sentence({text::kYourHand, {{"cards", cards}}}));
    }
    if (!table.offers.empty() && !table.offers.front().prompt.phrase.empty())
        say(m_t.words.sentence(table.offers.front().prompt));
    const auto count = m_referee.match().legal(seat).count;
    say(count > kListed ? m_t.words.sentence({text::kManyChoices, {{"n", std::int64_t(count)}}}) : m_t.words.sentence(text::kChoices));
    for (std::size_t i = 0; i < std::min<std::size_t>(m_choices.size(), kListed); ++i) {
        QStringList names;
        for (Card c : m_choices[i].used())
            names += m_t.words.cardName(c);
        for (const Offer &o : table.offers)
            if (names.isEmpty() && o.verb == m_choices[i].verb)
                names += m_t.words.sentence(o.label); // what the button says
        const QString action = m_t.words.isolated(latin(actionText(m_choices[i])));
        say(QStringLiteral("  %1  %2  %3").arg(m_t.words.isolated(QString::number(i + 1)), action, names.join(u' ')));
    }
}

/// What was typed: the number of a choice, an action, or cards alone, which are played.
std::optional<Action> TerminalPlay::understood(Seat seat, QString line) const
{
    for (QChar &c : line)
        if (c.unicode() >= 0x06F0 && c.unicode() <= 0x06F9)
            c = QChar(u'0' + c.unicode() - 0x06F0);
    bool ok = false;
    if (const int n = line.toInt(&ok); ok)
        return n >= 1 && n <= int(m_choices.size()) ? std::optional(m_choices[std::size_t(n - 1)]) : std::nullopt;
    const auto read = [&](const std::string &text) -> std::optional<Action> {
        const ParsedAction parsed = parseAction(text);
        if (!parsed.action || !m_referee.match().knowsVerb(parsed.action->verb))
            return std::nullopt;
        return m_referee.match().settleCopies(seat, *parsed.action, parsed.unspecific);
    };
    if (auto action = read(line.toLower().section(u' ', 0, 0).toStdString() + " " + line.section(u' ', 1).toUpper().toStdString()))
        return action;
    const std::vector<Offer> offers = m_referee.match().offers(seat);
    const auto taking = std::find_if(offers.begin(), offers.end(), [](const Offer &o) { return o.hasCards(); });
    const std::string verb(verbWord(taking == offers.end() ? Verb::play : taking->verb));
    for (const QString &cards : {line.toUpper(), line})
        if (auto action = read(verb + " " + cards.toStdString()))
            return action;
    return read(line.toStdString());
}

TerminalPlay::Asked TerminalPlay::askHuman(Seat seat)
{
    m_choices = m_referee.match().legal(seat).actions;
    std::stable_sort(m_choices.begin(), m_choices.end(), [](const Action &a, const Action &b) {
        const auto key = [](const Action &x) { return std::pair(x.count, x.count == 1 ? -rankOf(x.cards[0]) : 0); };
        return key(a) < key(b); // single cards as the hand stands
    });
    showTurn(seat);
    for (;;) {
        (m_t.json ? m_t.err : m_t.out) << "> ";
        m_t.out.flush();
        m_t.err.flush();
        std::string typed;
        if (!std::getline(std::cin, typed))
            return Asked::left;
        const QString line = QString::fromStdString(typed).simplified();
        if (line == QLatin1String("q"))
            return Asked::left;
        if (line.isEmpty())
            continue;
        if (line == QLatin1String("?") || line == QString(QChar(0x061F))) {
            say(m_t.words.sentence(text::kHelp));
            showTurn(seat);
            continue;
        }
        const auto action = understood(seat, line);
        if (!action) {
            say(m_t.words.sentence({text::kNotUnderstood, {{"found", Verbatim{line.left(60).toStdString()}}}}));
            continue;
        }
        std::vector<Step> steps;
        if (auto refusal = m_referee.submit(seat, *action, &steps)) {
            say(m_t.words.sentence(refusal->text));
            if (m_referee.stopped())
                return Asked::fault;
            continue;
        }
        showSteps(steps);
        return Asked::played;
    }
}

int TerminalPlay::fault(Seat seat, const std::string &style, const Action &action, const Refusal &refusal)
{
    m_t.complain(QStringLiteral("khiarctl"), {{text::kBotFault, {{"style", Verbatim{style}}, {"seat", std::int64_t(seat)}, {"action", Verbatim{actionText(action)}}, {"reason", Verbatim{refusal.reason}}}}, 0});
    return kFailed;
}

int TerminalPlay::finish(bool left)
{
    const Match &match = m_referee.match();
    say({});
    say(m_t.words.sentence({left ? text::kLeft : text::kOver, {{"seed", Verbatim{std::to_string(m_referee.setup().seed)}}}}));
    if (m_t.json) {
        QJsonArray standing;
        for (double d : match.standing())
            standing += d;
        m_t.print(QJsonObject{{"game", latin(m_referee.setup().game)}, {"seed", QString::number(m_referee.setup().seed)}, {"over", match.over()},
                              {"moves", qint64(m_referee.played())}, {"standing", standing}, {"record", latin(writeRecord(m_referee.record()))}});
    }
    return kFine;
}

int TerminalPlay::run(const std::vector<Step> &begun)
{
    showSteps(begun);
    while (!m_referee.match().over()) {
        const Seat seat = m_referee.match().toAct().front();
        const SeatLine &line = m_referee.seats()[std::size_t(seat)];
        if (line.human) {
            const Asked asked = askHuman(seat);
            if (asked == Asked::fault)
                return kFailed;
            if (asked == Asked::left)
                return finish(true);
            continue;
        }
        std::vector<Step> steps;
        const auto action = botMove(m_referee, seat, line.style);
        if (!action)
            return kFailed;
        if (auto refusal = m_referee.submit(seat, *action, &steps))
            return fault(seat, line.style, *action, *refusal);
        showSteps(steps);
    }
    return finish(false);
}

} // namespace

int runPlay(Terminal &t, const Arguments &a)
{
    const auto setup = setupOf(t, a, QRandomGenerator::system()->generate64());
    if (!setup)
        return kInvalid;
    const auto styles = stylesOf(t, a, *t.registry.familyOf(setup->game), setup->players, true);
    if (!styles)
        return kInvalid;
    Record record;
    record.setup = *setup;
    record.seats = seatLines(*styles);
    Referee referee(t.registry);
    std::vector<Step> steps;
    if (auto problem = referee.start(record, &steps)) {
        t.complain(QStringLiteral("khiarctl"), *problem);
        return kInvalid;
    }
    t.words.setSeats(referee.seats());
    return TerminalPlay(t, referee).run(steps);
}

} // namespace khiar::cli
