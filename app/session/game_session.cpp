// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/game_session.h"

#include <QRandomGenerator>
#include <QVariantMap>

#include <algorithm>
#include <array>

#include "app/shell/language.h"
#include "engine/core/rng.h"

namespace khiar {
namespace {

/// With nobody to wait for, bots run this many steps ahead of what is shown and no further.
constexpr int kStepsAhead = 12;

QString beatName(Beat b)
{
    switch (b) {
    case Beat::gather: return QStringLiteral("shuffle");
    case Beat::deal: return QStringLiteral("deal");
    case Beat::play: return QStringLiteral("play");
    case Beat::trickTaken: return QStringLiteral("trick");
    case Beat::exchange: return QStringLiteral("exchange");
    case Beat::scored: return QStringLiteral("score");
    case Beat::over: return QStringLiteral("over");
    case Beat::setUp:
    case Beat::say: break;
    }
    return {};
}

/// What is heard of an event that is no beat: a card dealt, a cucumber got. `now` is the table before it.
QString soundBeside(const ViewEvent &e, const TableView &now, Beat beat)
{
    if (e.kind == ViewEventKind::moved && beat == Beat::deal)
        return QStringLiteral("tick");
    if (e.kind == ViewEventKind::fact && e.fact.kind == FactKind::cucumbers && e.fact.value > now.fact(FactKind::cucumbers, e.fact.seat))
        return QStringLiteral("mark");
    return {};
}

} // namespace

GameSession::GameSession(const Registry &registry, QObject *parent)
    : QObject(parent), m_registry(registry), m_referee(registry), m_words(this), m_cards(m_words), m_seats(m_words), m_offers(m_words),
      m_score(m_words), m_log(m_words), m_scoreSheet(m_words)
{
    connect(&m_presenter, &Presenter::show, this, &GameSession::showEvent);
    connect(&m_presenter, &Presenter::idle, this, &GameSession::shown);
    connect(&m_presenter, &Presenter::beatShown, this, &GameSession::askNext);
    connect(&m_presenter, &Presenter::waitingChanged, this, &GameSession::changed);
    connect(&m_bots, &BotRunner::chosen, this, &GameSession::botChose);
    connect(&m_bots, &BotRunner::failed, this, [this] {
        const Asked asked = std::exchange(m_asked, Asked::nothing);
        if (asked == Asked::worth)
            m_hint = Hint{std::nullopt, Text{model_text::kCantJudge, {}}};
        if (asked != Asked::nothing)
            emit changed(); // no advice: the match goes on
        else
            stopWith({{model_text::kBotFailed, {}}, 0});
    });
    onLanguageChange(this, [this] { emit changed(); });
}

GameSession::~GameSession() = default;

void GameSession::fillSeats(Record &record, const Registry &registry)
{
    const FamilyBase *family = registry.familyOf(record.setup.game);
    record.seats.resize(std::size_t(std::max(0, record.setup.players)));
    const bool nobodySaid = std::none_of(record.seats.begin(), record.seats.end(), [](const SeatLine &s) { return s.stated; });
    for (std::size_t i = 0; i < record.seats.size(); ++i) {
        SeatLine &s = record.seats[i];
        if (s.stated)
            continue;
        s.stated = true;
        s.human = nobodySaid && i == 0;
        s.style = s.human || !family ? "" : family->ruleBot();
    }
}

std::optional<Problem> GameSession::begin(const Record &given, Start start)
{
    Record record = given;
    fillSeats(record, m_registry);
    std::vector<Step> steps;
    if (auto problem = m_referee.start(record, &steps))
        return problem;
    endTurn();
    m_presenter.clear();
    m_stopped.reset();
    m_held = false;
    m_lastAtScreen.reset();
    m_turnedOpenly = false;
    m_people.clear();
    for (std::size_t i = 0; i < record.seats.size(); ++i)
        if (record.seats[i].human)
            m_people.push_back(Seat(i));
    m_chronicles.clear();
    m_chronicles.emplace_back(kPublic, *steps.front().after);
    for (Seat person : m_people)
        m_chronicles.emplace_back(person, *steps.front().after);
    look(m_people.size() == 1 ? m_people.front() : kPublic);
    resetModels();
    takeSteps(std::vector<Step>(steps.begin() + 1, steps.end()));
    if (m_referee.played() > 0 && start == Start::atTheEnd)
        m_presenter.drain();
    renewTools();
    save();
    settle();
    return std::nullopt;
}

void GameSession::leave()
{
    endTurn();
    m_presenter.clear();
    m_chronicles.clear();
    m_people.clear();
    m_referee.close();
    m_table = {};
    look(kPublic);
    m_cards.reset(m_table);
    m_seats.reset(m_table, {});
    m_scoreSheet.reset(0);
    m_offers.set({});
    renewTools();
    emit changed();
}

/// Whose eyes the models have from now on; resetModels() follows.
void GameSession::look(Viewer viewer)
{
    m_viewer = viewer;
    m_presenter.setViewer(viewer);
    m_words.setSeats(active() ? m_referee.seats() : std::vector<SeatLine>{}, viewer);
}

const Chronicle &GameSession::chronicle(Viewer viewer) const
{
    const auto it = std::find_if(m_chronicles.begin(), m_chronicles.end(), [=](const Chronicle &c) { return c.viewer() == viewer; });
    return it == m_chronicles.end() ? m_chronicles.front() : *it;
}

Chronicle &GameSession::chronicle(Viewer viewer)
{
    return const_cast<Chronicle &>(std::as_const(*this).chronicle(viewer));
}

/// Everything that is shown, anew from what the viewer knows at this moment.
void GameSession::resetModels()
{
    const Chronicle &seen = chronicle(m_viewer);
    const std::size_t place = m_referee.played();
    m_table = seen.table();
    m_watch.set(seen.lastTrick(place), m_table);
    m_drawn = DrawnWatch(m_viewer);
    m_drawn.set(seen.drawn(place));
    m_beat = Beat::setUp;
    m_score.clear(m_table.scoreKind() == FactKind::credits);
    m_scoreSheet.reset(m_table.seats);
    for (const Chronicle::Scored &s : seen.scored(place)) {
        m_score.add(s.deal, s.line);
        m_scoreSheet.add(s.deal, s.line);
    }
    for (const Chronicle::Totals &t : seen.totals(place))
        m_scoreSheet.setTotals(t.deal, t.seats);
    m_log.clear();
    m_seats.reset(m_table, m_referee.seats());
    for (const Chronicle::Said &s : seen.said(place)) {
        m_log.add(s.deal, s.beat, s.said);
        m_seats.heard(s.deal, s.said);
    }
    m_cards.reset(m_table);
    m_cards.setDrawn(m_drawn.cards());
    m_offers.set(m_table.offers);
    renewFirst();
    emit changed();
}

/// What the deal that was just scored left everybody at.
void GameSession::showTotals()
{
    const int deal = m_table.fact(FactKind::deal);
    for (const Chronicle::Totals &t : chronicle(m_viewer).totals(m_referee.played()))
        if (t.deal == deal)
            m_scoreSheet.setTotals(deal, t.seats);
}

/// The turn is over, or was never played: what was begun in it is gone, and input made in it comes too late.
void GameSession::endTurn()
{
    ++m_turn;
    m_bots.cancel();
    m_asked = Asked::nothing;
    m_hint.reset();
    m_curtain.reset();
    m_chosen.clear();
    m_way.reset();
    m_refusal.reset();
    m_cards.setWay(std::nullopt);
    m_cards.setChoice({}, {}, false);
}

void GameSession::save()
{
    emit saveWanted(QString::fromStdString(writeRecord(m_referee.record())));
}

void GameSession::setSpeed(double speed)
{
    m_presenter.setSpeed(speed);
}

void GameSession::setStepping(bool on)
{
    m_presenter.setStepping(on);
}

void GameSession::step()
{
    QMetaObject::invokeMethod(this, [this] { m_presenter.step(); }, Qt::QueuedConnection);
}

void GameSession::takeSteps(const std::vector<Step> &steps)
{
    for (Chronicle &c : m_chronicles) {
        std::vector<ViewEvent> events = c.take(steps, [this](std::size_t place) { return m_referee.standingAt(place); });
        if (!m_referee.canRedo())
            c.forgetAfter(m_referee.played());
        if (c.viewer() == m_viewer)
            m_presenter.add(std::move(events));
    }
}

// The Presenter's moment: the event is folded into what is shown, and each model takes what concerns it.
void GameSession::showEvent(const ViewEvent &e, int flight)
{
    if (const QString kind = soundBeside(e, m_table, m_beat); !kind.isEmpty())
        emit beat(kind);
    fold(m_table, e);
    m_watch.follow(e);
    const int deal = m_table.fact(FactKind::deal);
    switch (e.kind) {
    case ViewEventKind::beat:
        m_beat = e.beat;
        m_refusal.reset();
        if (const QString name = beatName(e.beat); !name.isEmpty())
            emit beat(name);
        break;
    case ViewEventKind::said:
        m_log.add(deal, m_beat, e.said);
        m_seats.heard(deal, e.said);
        break;
    case ViewEventKind::scored:
        m_score.add(deal, e.line);
        m_scoreSheet.add(deal, e.line);
        break;
    case ViewEventKind::offers: m_offers.set(e.offers); break;
    case ViewEventKind::fact:
        // the last deal is scored by the end; chips are paid, and scores bought, in the middle as well
        if (e.fact.seat != kNobody && (m_beat == Beat::scored || m_beat == Beat::over || e.fact.kind == m_table.scoreKind()))
            showTotals();
        break;
    case ViewEventKind::moved:
    case ViewEventKind::turned:
    case ViewEventKind::marks:
    case ViewEventKind::phase: break;
    }
    m_cards.follow(m_table, e, flight);
    if (e.kind == ViewEventKind::offers)
        renewFirst();
    if (m_drawn.follow(e))
        m_cards.setDrawn(m_drawn.cards());
    m_seats.follow(m_table);
    if (e.kind != ViewEventKind::moved)
        emit changed();
}

void GameSession::shown()
{
    emit changed();
    if (!m_table.offers.empty())
        emit beat(QStringLiteral("turn"));
    if (over())
        emit matchOver();
    settle();
}

/// Whose decision the match waits for; nothing when it is over.
std::optional<Seat> GameSession::awaited() const
{
    const std::vector<Seat> act = active() ? m_referee.match().toAct() : std::vector<Seat>{};
    return act.empty() ? std::nullopt : std::optional(act.front());
}

namespace {

bool allHandsOpen(const TableView &table)
{
    return std::all_of(table.zones.begin(), table.zones.end(), [](const ZoneView &z) {
        return z.zone.kind != ZoneKind::hand || std::all_of(z.cards.begin(), z.cards.end(), [](const CardView &c) { return c.shown.valid(); });
    });
}

} // namespace

/// Whether everybody sees every hand anyway.
bool GameSession::handsAreOpen() const
{
    return allHandsOpen(m_chronicles.front().table());
}

/// The same of the match, which is ahead of the chronicles while steps are being taken.
bool GameSession::handsWillBeOpen() const
{
    return allHandsOpen(m_referee.match().now()->table(kPublic));
}

/// Everybody looked at the screen as long as there was nothing to hide. Now there is: nobody's cards are shown before the curtain
/// has fallen and one person has come.
void GameSession::coverWhatIsDealt()
{
    if (!m_turnedOpenly || m_viewer == kPublic || handsWillBeOpen())
        return;
    m_turnedOpenly = false;
    m_presenter.clear(); // what was on its way belonged to other eyes; the models are filled with where it led
    look(kPublic);
    resetModels();
}

// What has to follow once everything has been shown: the curtain before another person's turn, or the next bot.
void GameSession::settle()
{
    const auto next = awaited();
    const bool handOver = next && severalPeople() && !m_presenter.busy() && !m_stopped && !m_curtain && m_viewer != *next
        && m_referee.seats()[std::size_t(*next)].human;
    if (!handOver) {
        askNext();
        return;
    }
    endTurn();
    const bool open = handsAreOpen();
    if (!open)
        m_curtain = next;
    look(open ? Viewer(*next) : kPublic);
    m_turnedOpenly = open;
    if (open)
        m_lastAtScreen = next;
    resetModels();
    emit beat(QStringLiteral("turn"));
}

void GameSession::queue(std::function<void()> command)
{
    QMetaObject::invokeMethod(this, [this, turn = m_turn, command = std::move(command)] {
        if (active() && m_turn == turn)
            command();
    }, Qt::QueuedConnection);
}

void GameSession::uncover()
{
    queue([this] {
        if (!m_curtain)
            return;
        const Seat person = *m_curtain;
        endTurn();
        m_lastAtScreen = person;
        m_turnedOpenly = false;
        look(person);
        resetModels();
    });
}

/// Who asks for undo: who is at the screen, else who was there last.
std::optional<Seat> GameSession::asking() const
{
    return m_viewer != kPublic ? std::optional<Seat>(m_viewer) : severalPeople() ? m_lastAtScreen : std::nullopt;
}

void GameSession::undo()
{
    queue([this] { jump([this] { return asking() && m_referee.undo(*asking()); }); });
}

void GameSession::redo()
{
    queue([this] { jump([this] { return m_referee.redo(); }); });
}

void GameSession::restartDeal()
{
    queue([this] { jump([this] { return m_referee.restartDeal(); }); });
}

void GameSession::jump(const std::function<bool()> &go)
{
    if (!m_people.empty() && go())
        afterJump();
}

// The match stands elsewhere: nothing flies, all is shown as it lay. Several people: who is at the screen stays there
// only if the decision is theirs.
void GameSession::afterJump()
{
    endTurn();
    m_presenter.clear();
    for (Chronicle &c : m_chronicles)
        c.stand(*m_referee.match().now(), m_referee.played());
    if (severalPeople() && m_viewer != kPublic && awaited() != std::optional<Seat>(m_viewer))
        look(kPublic);
    coverWhatIsDealt();
    resetModels();
    renewTools();
    save();
    settle();
}

/// What undo, redo and restart may do now.
void GameSession::renewTools()
{
    const bool playing = active() && !m_people.empty();
    const std::array before = {m_canUndo, m_canRedo, m_canRestartDeal};
    m_canUndo = playing && asking() && m_referee.canUndo(*asking());
    m_canRedo = playing && m_referee.canRedo();
    m_canRestartDeal = playing && m_referee.canRestartDeal();
    if (before != std::array{m_canUndo, m_canRedo, m_canRestartDeal})
        emit changed();
}

bool GameSession::canHint() const
{
    return active() && !m_stopped && m_asked == Asked::nothing && !m_hint && awaited() && awaited() == std::optional<Seat>(m_viewer);
}

void GameSession::hint()
{
    queue([this] {
        if (!canHint())
            return;
        m_presenter.drain();
        m_asked = Asked::hint;
        m_bots.think(m_referee.match().bot(m_viewer, m_referee.family().ruleBot(), botSeed(m_viewer)));
        emit changed();
    });
}

/// Whether nothing on the table is hidden from anybody, and there is something to look at.
bool GameSession::allOpen() const
{
    if (!active() || over())
        return false;
    const TableView &table = m_chronicles.front().table();
    const auto seen = [](const CardView &c) { return c.shown.valid(); };
    return std::all_of(table.zones.begin(), table.zones.end(), [&](const ZoneView &z) { return std::all_of(z.cards.begin(), z.cards.end(), seen); })
        && std::any_of(table.zones.begin(), table.zones.end(), [](const ZoneView &z) { return z.zone.kind == ZoneKind::hand && !z.cards.empty(); });
}

bool GameSession::canJudge() const
{
    return canHint() && allOpen();
}

void GameSession::judge()
{
    queue([this] {
        if (!canJudge())
            return;
        m_presenter.drain();
        if (auto job = m_referee.match().judge(m_viewer)) {
            m_asked = Asked::worth;
            m_bots.think(std::move(job));
        } else {
            m_hint = Hint{std::nullopt, Text{model_text::kCantJudge, {}}};
        }
        emit changed();
    });
}

void GameSession::clearHint()
{
    if (m_hint.has_value()) {
        m_hint.reset();
        emit changed();
    }
}

void GameSession::skip()
{
    QMetaObject::invokeMethod(this, [this] {
        if (m_presenter.waitingForStep())
            m_presenter.step();
        else
            m_presenter.drain();
    }, Qt::QueuedConnection);
}

void GameSession::afterSubmit(const std::vector<Step> &steps)
{
    if (m_referee.stopped()) {
        stopWith(*m_referee.stopped());
        return;
    }
    endTurn();
    renewTools();
    save();
    coverWhatIsDealt();
    takeSteps(steps);
    settle();
}

void GameSession::stopWith(const Problem &problem)
{
    m_bots.cancel();
    m_stopped = problem;
    renewTools();
    emit changed();
    emit stoppedWith(problem);
}

std::uint64_t GameSession::botSeed(Seat seat) const
{
    return mix64(m_referee.setup().seed ^ mix64(m_referee.played() * 16 + std::uint64_t(seat)));
}

// The next bot begins to think as soon as it is its turn. Where a person is in the game the match stops at them; where
// none is, it stays a few steps ahead of the show.
void GameSession::askNext()
{
    const auto next = awaited();
    if (!next || m_stopped || m_held || m_bots.thinking() || m_presenter.waitingBeats() > kStepsAhead
        || m_referee.seats()[std::size_t(*next)].human)
        return;
    m_bots.think(m_referee.match().bot(*next, m_referee.seats()[std::size_t(*next)].style, botSeed(*next)));
}

void GameSession::botChose(const Action &action, const Text &why)
{
    const auto next = awaited();
    if (!next)
        return;
    if (const Asked asked = std::exchange(m_asked, Asked::nothing); asked != Asked::nothing) {
        m_hint = Hint{asked == Asked::hint ? std::optional(action) : std::nullopt, why};
        m_referee.noteHint();
        save();
        emit changed();
        return;
    }
    std::vector<Step> steps;
    if (m_referee.submit(*next, action, &steps))
        stopWith({{model_text::kBotFailed, {}}, 0});
    else
        afterSubmit(steps);
}

void GameSession::playByBots(int moves)
{
    m_held = true; // bots stop playing by themselves
    m_bots.cancel();
    for (int i = 0; i < moves && active() && !m_referee.match().over(); ++i) {
        const Seat seat = m_referee.match().toAct().front();
        const auto action = m_referee.match().bot(seat, m_referee.family().ruleBot(), botSeed(seat))->run({});
        std::vector<Step> steps;
        if (!action || m_referee.submit(seat, *action, &steps))
            return;
        endTurn();
        takeSteps(steps);
        m_presenter.drain();
    }
    renewTools();
    save();
    settle();
}

void GameSession::again()
{
    queue([this] {
        Record next;
        next.setup = m_referee.setup();
        next.setup.seed = QRandomGenerator::system()->generate64();
        next.setup.start.clear();
        next.setup.deals.clear();
        next.setup.dealer = m_referee.match().nextFirstDealer();
        next.seats = m_referee.seats();
        next.title = m_referee.title();
        (void)begin(next); // the same setup was valid before
    });
}

} // namespace khiar
