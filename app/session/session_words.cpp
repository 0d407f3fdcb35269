// SPDX-License-Identifier: GPL-3.0-or-later
// GameSession, what it says: its properties that are words or lists, in the language in use.
#include "app/session/game_session.h"

#include <QVariantMap>

#include <algorithm>

namespace khiar {

using namespace model_text;

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
    const Phrase &phrase = over() ? kDetailOver : m_table.fact(FactKind::handSize) == 0 ? kDetailDealing : kDetail;
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
    if (!active() || m_curtain) // the curtain says whose turn it is
        return {};
    if (m_refusal)
        return QStringLiteral("refusal");
    if (over())
        return QStringLiteral("over");
    if (!m_table.offers.empty())
        return QStringLiteral("mine");
    return m_table.fact(FactKind::turn, kNobody, kNobody) >= 0 ? QStringLiteral("waiting") : QString();
}

bool GameSession::asksForCards() const
{
    return std::any_of(m_table.offers.begin(), m_table.offers.end(), [](const Offer &o) { return o.hasCards(); });
}

QString GameSession::prompt() const
{
    const QString kind = promptKind();
    if (kind == QLatin1String("refusal"))
        return words().sentence(m_refusal->text);
    if (kind == QLatin1String("over"))
        return m_log.lastOfAKind();
    if (kind == QLatin1String("mine")) {
        const QString asked = words().sentence(m_table.offers.front().prompt);
        if (!severalPeople())
            return asked;
        return words().sentence(Text{kYourTurn, {{"player", SeatArg{m_viewer}}}}) + u' ' + asked;
    }
    if (kind == QLatin1String("waiting"))
        return words().sentence(Text{kWaiting, {{"player", SeatArg{m_table.fact(FactKind::turn)}}}});
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

QString GameSession::curtainName() const
{
    return m_curtain ? m_words.seatName(*m_curtain) : QString();
}

// A move and its reason are two sentences.
QString GameSession::hintText() const
{
    if (!m_hint)
        return {};
    const Action &a = m_hint->action;
    QString move;
    if (a.count > 0)
        move = words().sentence(Text{kHintCards, {{"cards", std::vector<Card>(a.cards.begin(), a.cards.begin() + a.count)}}});
    else if (const Offer *offer = m_offers.at(hintRow()))
        move = hintedButton(*offer, a);
    const QString why = m_hint->why.phrase.empty() ? QString() : words().sentence(m_hint->why);
    return move.isEmpty() || why.isEmpty() ? move + why : move + u' ' + why;
}

QString GameSession::hintedButton(const Offer &offer, const Action &a) const
{
    const Phrase &phrase = offer.hasNumbers() && offer.suits ? kHintNumberSuit : offer.hasNumbers() ? kHintNumber : offer.suits ? kHintSuit : kHintButton;
    return words().sentence(Text{phrase, {{"button", offer.label}, {"n", std::int64_t(a.number)}, {"suit", a.suit}}});
}

QVariantList GameSession::hintKeys() const
{
    QVariantList keys;
    for (int i = 0; m_hint && i < m_hint->action.count; ++i)
        for (const Offer &o : m_table.offers)
            if (const int key = o.verb == m_hint->action.verb ? m_cards.keyOf(m_hint->action.cards[std::size_t(i)], o.from) : 0)
                keys.append(key);
    return keys;
}

int GameSession::hintRow() const
{
    for (int row = 0; m_hint && m_hint->action.count == 0 && row < m_offers.rowCount(); ++row)
        if (m_offers.at(row)->verb == m_hint->action.verb)
            return row;
    return -1;
}

QVariantList GameSession::lastTrick() const
{
    QVariantList list;
    const SeenTrick &trick = m_watch.last();
    for (const SeenTrick::Played &p : trick.cards)
        list.append(QVariantMap{{QStringLiteral("face"), faceName(p.card)},
                                {QStringLiteral("seat"), p.seat},
                                {QStringLiteral("name"), m_words.seatName(p.seat)},
                                {QStringLiteral("won"), p.seat == trick.taker},
                                {QStringLiteral("spoken"), p.card.valid() ? words().spokenCardName(p.card) : words().sentence(kCardHidden)}});
    return list;
}

QStringList GameSession::markedFaces() const
{
    QStringList list;
    for (const Mark &m : m_table.marks)
        list.append(faceName(m.card));
    return list;
}

QString GameSession::lastTrickText() const
{
    const SeenTrick &trick = m_watch.last();
    if (trick.cards.empty() || trick.taker == kNobody)
        return {};
    const bool mine = trick.taker == m_viewer;
    return words().sentence(Text{mine ? kLastTrickYours : kLastTrickOf, {{"player", SeatArg{trick.taker}}}});
}

} // namespace khiar
