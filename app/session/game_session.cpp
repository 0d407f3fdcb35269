// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/game_session.h"

#include <QRandomGenerator>
#include <QVariantMap>

#include <algorithm>

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

} // namespace

GameSession::GameSession(const Registry &registry, QObject *parent)
    : QObject(parent), m_registry(registry), m_referee(registry), m_words(this), m_cards(m_words), m_seats(m_words), m_offers(m_words),
      m_score(m_words), m_log(m_words)
{
    connect(&m_presenter, &Presenter::show, this, &GameSession::showEvent);
    connect(&m_presenter, &Presenter::idle, this, &GameSession::shown);
    connect(&m_presenter, &Presenter::beatShown, this, &GameSession::askNext);
    connect(&m_bots, &BotRunner::chosen, this, &GameSession::botChose);
    connect(&m_bots, &BotRunner::failed, this, [this] { stopWith({{model_text::kBotFailed, {}}, 0}); });
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

std::optional<Problem> GameSession::begin(const Record &given)
{
    Record record = given;
    fillSeats(record, m_registry);
    const auto people = std::count_if(record.seats.begin(), record.seats.end(), [](const SeatLine &s) { return s.human; });
    if (people > 1)
        return Problem{{model_text::kSeveralPeople, {}}, 0};
    std::vector<Step> steps;
    if (auto problem = m_referee.start(record, &steps))
        return problem;
    m_bots.cancel();
    m_presenter.clear();
    m_chosen.clear();
    m_refusal.reset();
    m_stopped.reset();
    m_held = false;
    const auto person = std::find_if(record.seats.begin(), record.seats.end(), [](const SeatLine &s) { return s.human; });
    m_viewer = person == record.seats.end() ? kPublic : Viewer(person - record.seats.begin());
    m_presenter.setViewer(m_viewer);
    m_words.setSeats(record.seats, m_viewer);
    m_gate.emplace(m_viewer, *steps.front().after);
    m_table = m_gate->table();
    m_beat = Beat::setUp;
    m_score.clear();
    m_log.clear();
    m_cards.reset(m_table);
    m_seats.reset(m_table, record.seats);
    m_offers.set(m_table.offers);
    emit changed();
    takeSteps(std::vector<Step>(steps.begin() + 1, steps.end()));
    if (!m_referee.log().empty())
        m_presenter.drain();
    emit saveWanted(QString::fromStdString(writeRecord(m_referee.record())));
    askNext();
    return std::nullopt;
}

void GameSession::leave()
{
    m_bots.cancel();
    m_presenter.clear();
    m_gate.reset();
    m_referee.close();
    m_table = {};
    m_chosen.clear();
    m_refusal.reset();
    m_cards.reset(m_table);
    m_seats.reset(m_table, {});
    m_offers.set({});
    emit changed();
}

void GameSession::setSpeed(double speed)
{
    m_presenter.setSpeed(speed);
}

void GameSession::takeSteps(const std::vector<Step> &steps)
{
    for (const Step &s : steps)
        m_presenter.add(m_gate->take(s));
}

// The Presenter's moment: the event is folded into what is shown, and each model takes what concerns it.
void GameSession::showEvent(const ViewEvent &e, int flight)
{
    fold(m_table, e);
    const int deal = m_table.fact(FactKind::deal);
    switch (e.kind) {
    case ViewEventKind::beat:
        m_beat = e.beat;
        m_refusal.reset();
        if (const QString name = beatName(e.beat); !name.isEmpty())
            emit beat(name);
        break;
    case ViewEventKind::said: m_log.add(deal, m_beat, e.said); break;
    case ViewEventKind::scored: m_score.add(deal, e.line); break;
    case ViewEventKind::offers: m_offers.set(e.offers); break;
    case ViewEventKind::moved:
    case ViewEventKind::turned:
    case ViewEventKind::fact:
    case ViewEventKind::phase: break;
    }
    m_cards.follow(m_table, e, flight);
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
    askNext();
}

void GameSession::queue(std::function<void()> command)
{
    // The turn is known by how many actions there were: a late click belongs to the turn it was made in.
    const std::size_t turn = m_referee.log().size();
    QMetaObject::invokeMethod(this, [this, turn, command = std::move(command)] {
        if (active() && m_referee.log().size() == turn)
            command();
    }, Qt::QueuedConnection);
}

std::optional<Offer> GameSession::offerFor(Zone from, std::optional<Zone> to) const
{
    if (m_viewer == kPublic || !active())
        return std::nullopt;
    for (const Offer &o : m_referee.match().offers(m_viewer))
        if (o.hasCards() && o.from == from && (!to || o.to == *to))
            return o;
    return std::nullopt;
}

const Offer *GameSession::cardOffer() const
{
    for (const Offer &o : m_table.offers)
        if (o.hasCards())
            return &o;
    return nullptr;
}

void GameSession::tap(int key)
{
    queue([this, key] {
        m_presenter.drain();
        const auto [card, zone] = m_cards.find(key);
        if (!card.valid() || zone.owner != m_viewer || zone.kind != ZoneKind::hand)
            return;
        const auto offer = offerFor(zone, std::nullopt);
        if (offer && offer->takesSeveral())
            choose(card);
        else
            play(key, Action::of(offer ? offer->verb : Verb::play, card));
    });
}

void GameSession::drop(int key, const QString &zone, int owner)
{
    const auto kind = zoneNamed(zone);
    if (!kind)
        return;
    queue([this, key, to = Zone{*kind, std::int8_t(owner)}] {
        m_presenter.drain();
        const auto [card, from] = m_cards.find(key);
        if (!card.valid())
            return;
        const auto offer = offerFor(from, to);
        if (!offer) {
            if (from == Zone{ZoneKind::hand, std::int8_t(m_viewer)} && !offerFor(from, std::nullopt))
                play(key, Action::of(Verb::play, card)); // not one's turn: say so
            return;
        }
        const bool together = std::find(m_chosen.begin(), m_chosen.end(), card) != m_chosen.end();
        if (!offer->takesSeveral())
            play(key, Action::of(offer->verb, card));
        else if (together)
            confirm();
        else
            choose(card);
    });
}

bool GameSession::canDrop(int key, const QString &zone, int owner) const
{
    const auto kind = zoneNamed(zone);
    return kind && offerFor(m_cards.find(key).second, Zone{*kind, std::int8_t(owner)}).has_value();
}

void GameSession::choose(Card card)
{
    const auto at = std::find(m_chosen.begin(), m_chosen.end(), card);
    if (at != m_chosen.end()) {
        m_chosen.erase(at);
    } else {
        const auto offer = offerFor({ZoneKind::hand, std::int8_t(m_viewer)}, std::nullopt);
        if (!offer || !m_referee.match().narrow(m_viewer, *offer, m_chosen).candidates.has(card))
            return;
        m_chosen.push_back(card);
    }
    CardSet set;
    for (Card c : m_chosen)
        set.add(c);
    m_cards.setChosen(set);
    emit changed();
}

bool GameSession::canConfirm() const
{
    const Offer *offer = cardOffer();
    return offer && !m_chosen.empty() && active() && m_referee.match().narrow(m_viewer, *offer, m_chosen).complete;
}

QString GameSession::confirmLabel() const
{
    const Offer *offer = cardOffer();
    return offer && offer->takesSeveral() ? words().sentence(offer->label) : QString();
}

void GameSession::confirm()
{
    queue([this] {
        const Offer *offer = cardOffer();
        if (!offer || m_chosen.empty())
            return;
        Action a = Action::of(offer->verb);
        for (Card c : m_chosen)
            a.cards[a.count++] = c;
        if (!offer->ordered)
            std::sort(a.cards.begin(), a.cards.begin() + a.count);
        play(0, a);
    });
}

void GameSession::press(int row, int number, const QString &suit)
{
    queue([this, row, number, suit] {
        const Offer *offer = m_offers.at(row);
        if (!offer)
            return;
        Action a = Action::withNumber(offer->verb, offer->hasNumbers() ? number : 0);
        if (offer->suits && !suit.isEmpty())
            a.suit = parseSuit(suit.toStdString()).value_or(Suit::none);
        play(0, a);
    });
}

void GameSession::skip()
{
    QMetaObject::invokeMethod(this, [this] { m_presenter.drain(); }, Qt::QueuedConnection);
}

void GameSession::play(int key, const Action &action)
{
    if (m_viewer == kPublic || m_stopped)
        return;
    m_presenter.drain();
    std::vector<Step> steps;
    if (auto refusal = m_referee.submit(m_viewer, action, &steps)) {
        refuse(key, *refusal);
        return;
    }
    afterSubmit(steps);
}

void GameSession::refuse(int key, const Refusal &refusal)
{
    m_refusal = refusal;
    emit changed();
    emit refused(key, prompt(), QString::fromUtf8(refusal.reason));
    emit beat(QStringLiteral("refused"));
}

void GameSession::afterSubmit(const std::vector<Step> &steps)
{
    if (m_referee.stopped()) {
        stopWith(*m_referee.stopped());
        return;
    }
    m_refusal.reset();
    m_chosen.clear();
    m_cards.setChosen({});
    emit saveWanted(QString::fromStdString(writeRecord(m_referee.record())));
    takeSteps(steps);
    askNext();
}

void GameSession::stopWith(const Problem &problem)
{
    m_bots.cancel();
    m_stopped = problem;
    emit changed();
    emit stoppedWith(problem);
}

std::uint64_t GameSession::botSeed(Seat seat) const
{
    return mix64(m_referee.setup().seed ^ mix64(m_referee.log().size() * 16 + std::uint64_t(seat)));
}

// The next bot begins to think as soon as it is its turn. Where a person is in the game the match stops at them; where
// none is, it stays a few steps ahead of the show.
void GameSession::askNext()
{
    if (!active() || m_stopped || m_held || m_bots.thinking() || m_referee.match().over() || m_presenter.waitingBeats() > kStepsAhead)
        return;
    const std::vector<Seat> act = m_referee.match().toAct();
    if (act.empty() || m_referee.seats()[std::size_t(act.front())].human)
        return;
    const Seat seat = act.front();
    m_bots.think(m_referee.match().bot(seat, m_referee.seats()[std::size_t(seat)].style, botSeed(seat)));
}

void GameSession::botChose(const Action &action)
{
    const std::vector<Seat> act = active() ? m_referee.match().toAct() : std::vector<Seat>{};
    if (act.empty())
        return;
    std::vector<Step> steps;
    if (m_referee.submit(act.front(), action, &steps))
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
        takeSteps(steps);
        m_presenter.drain();
    }
    emit saveWanted(QString::fromStdString(writeRecord(m_referee.record())));
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

QString GameSession::reasonOf(int key) const
{
    const auto [card, zone] = m_cards.find(key);
    if (!active() || m_viewer == kPublic || !card.valid())
        return {};
    const auto offer = offerFor(zone, std::nullopt);
    if (offer && offer->takesSeveral())
        return {};
    const auto refusal = m_referee.match().check(m_viewer, Action::of(offer ? offer->verb : Verb::play, card));
    return refusal ? words().sentence(refusal->text) : QString();
}

QString GameSession::gameId() const
{
    return active() ? QString::fromStdString(m_referee.setup().game) : QString();
}

QString GameSession::title() const
{
    if (!active())
        return {};
    return m_referee.title().empty() ? words().sentence(m_referee.preset().name) : QString::fromStdString(m_referee.title());
}

QString GameSession::detail() const
{
    if (!active())
        return {};
    const Phrase &phrase = over() ? model_text::kDetailOver : m_table.fact(FactKind::handSize) == 0 ? model_text::kDetailDealing : model_text::kDetail;
    return words().sentence(Text{phrase,
                                 {{"deal", std::int64_t(m_table.fact(FactKind::deal))}, {"trick", std::int64_t(m_table.fact(FactKind::trick))},
                                  {"n", std::int64_t(m_table.fact(FactKind::handSize))}}});
}

QString GameSession::rulesLine() const
{
    return active() ? words().sentence(m_referee.preset().line) : QString();
}

QString GameSession::promptKind() const
{
    if (!active())
        return {};
    if (m_refusal)
        return QStringLiteral("refusal");
    if (over())
        return QStringLiteral("over");
    if (!m_table.offers.empty())
        return QStringLiteral("mine");
    return m_table.fact(FactKind::turn, kNobody, kNobody) >= 0 ? QStringLiteral("waiting") : QString();
}

QString GameSession::prompt() const
{
    const QString kind = promptKind();
    if (kind == QLatin1String("refusal"))
        return words().sentence(m_refusal->text);
    if (kind == QLatin1String("over"))
        return lastEvent();
    if (kind == QLatin1String("mine"))
        return words().sentence(m_table.offers.front().prompt);
    if (kind == QLatin1String("waiting"))
        return words().sentence(Text{model_text::kWaiting, {{"player", SeatArg{m_table.fact(FactKind::turn)}}}});
    return {};
}

bool GameSession::over() const
{
    return active() && m_table.phase == "over";
}

QString GameSession::stopped() const
{
    return m_stopped ? words().problem(*m_stopped) : QString();
}

QVariantList GameSession::tableFacts() const
{
    QVariantList list;
    for (const Fact &f : m_table.facts)
        if (f.seat == kNobody)
            if (const QString text = m_words.fact(f); !text.isEmpty())
                list.append(QVariantMap{{QStringLiteral("kind"), int(f.kind)}, {QStringLiteral("value"), f.value}, {QStringLiteral("text"), text}});
    return list;
}

} // namespace khiar
