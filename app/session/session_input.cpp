// SPDX-License-Identifier: GPL-3.0-or-later
// GameSession, what people do: taps, drags and buttons become actions of the viewer's offers.
#include "app/session/game_session.h"

#include <algorithm>

namespace khiar {

std::optional<Offer> GameSession::offerFor(Zone from, std::optional<Zone> to) const
{
    if (m_viewer == kPublic || !active())
        return std::nullopt;
    const std::vector<Offer> offers = m_referee.match().offers(m_viewer);
    for (const Offer *o : offersMeant(offers, m_way))
        if (o->hasCards() && o->from == from && (!to || o->to == *to))
            return *o;
    return std::nullopt;
}

/// Shows what waits. False when that ended the turn (the curtain has fallen), and where people go step by step: nobody
/// plays on what they have not seen, so the input takes the next step.
bool GameSession::caughtUp()
{
    if (m_presenter.waitingForStep()) {
        m_presenter.step();
        return false;
    }
    const std::uint64_t turn = m_turn;
    m_presenter.drain();
    return turn == m_turn;
}

void GameSession::tap(int key)
{
    queue([this, key] {
        if (!caughtUp())
            return;
        const auto [card, zone] = m_cards.find(key);
        if (!card.valid() || zone.owner != m_viewer || zone.kind != ZoneKind::hand)
            return;
        const auto offer = offerFor(zone, std::nullopt);
        if (offer && offer->takesSeveral())
            choose(key, card);
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
        if (!caughtUp())
            return;
        const auto [card, from] = m_cards.find(key);
        if (!card.valid())
            return;
        const auto offer = offerFor(from, to);
        if (!offer) {
            if (from == Zone{ZoneKind::hand, std::int8_t(m_viewer)} && !offerFor(from, std::nullopt))
                play(key, Action::of(Verb::play, card)); // not one's turn: say so
            return;
        }
        if (offer->takesSeveral())
            playChosen(key, *offer, card);
        else
            play(key, Action::of(offer->verb, card));
    });
}

bool GameSession::canDrop(int key, const QString &zone, int owner) const
{
    const auto kind = zoneNamed(zone);
    return kind && offerFor(m_cards.find(key).second, Zone{*kind, std::int8_t(owner)}).has_value();
}

/// The button by which the viewer takes what lies in this zone into their hand; −1 = there is none.
int GameSession::pulls(Zone from) const
{
    const Zone hand{ZoneKind::hand, std::int8_t(m_viewer)};
    for (int row = 0; m_viewer != kPublic && row < m_offers.rowCount(); ++row)
        if (const Offer *o = m_offers.at(row); o->from == from && o->to == hand && !o->hasNumbers() && !o->suits)
            return row;
    return -1;
}

// What would come is asked of the rules: the same is done on a copy of the match.
QVariantList GameSession::pullKeys() const
{
    QVariantList keys;
    const Zone hand{ZoneKind::hand, std::int8_t(m_viewer)};
    for (int row = 0; m_viewer != kPublic && active() && row < m_offers.rowCount(); ++row) {
        const Offer &o = *m_offers.at(row);
        if (o.to != hand || pulls(o.from) != row)
            continue;
        std::vector<Step> steps;
        if (m_referee.match().clone()->submit(m_viewer, Action::withNumber(o.verb, 0), &steps))
            continue;
        for (const Step &step : steps)
            for (const Move &move : step.moves)
                if (const int key = move.from == o.from && move.to == hand ? m_cards.keyOf(move.card, o.from) : 0)
                    keys.append(key);
        break;
    }
    return keys;
}

bool GameSession::canPull(int key) const
{
    return pulls(m_cards.find(key).second) >= 0;
}

void GameSession::pull(int key)
{
    queue([this, from = m_cards.find(key).second] {
        if (const int row = caughtUp() ? pulls(from) : -1; row >= 0)
            play(0, Action::withNumber(m_offers.at(row)->verb, 0));
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

void GameSession::play(int key, const Action &action)
{
    if (m_viewer == kPublic || m_stopped || !caughtUp())
        return;
    if (m_judge && !m_referee.match().check(m_viewer, action) && !m_judge(m_viewer, action))
        return;
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
    m_hint.reset();
    emit changed();
    emit refused(key, prompt(), QString::fromUtf8(refusal.reason));
    emit beat(QStringLiteral("refused"));
}

void GameSession::setHandOrder(const QString &order)
{
    m_cards.setHandOrder(order);
    emit changed();
}

QString GameSession::reasonOf(int key) const
{
    const auto [card, zone] = m_cards.find(key);
    if (!active() || m_viewer == kPublic || !card.valid())
        return {};
    const auto offer = offerFor(zone, std::nullopt);
    if (offer && offer->takesSeveral()) {
        const auto refusal = whyNot(*offer, card);
        return refusal ? words().sentence(refusal->text) : QString();
    }
    const auto refusal = m_referee.match().check(m_viewer, Action::of(offer ? offer->verb : Verb::play, card));
    return refusal ? words().sentence(refusal->text) : QString();
}

} // namespace khiar
