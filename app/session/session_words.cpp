// SPDX-License-Identifier: GPL-3.0-or-later
// GameSession, what it says: its properties that are words or lists, in the language in use.
#include "app/session/game_session.h"

#include <QVariantMap>

#include <algorithm>

#include "app/models/house_words.h"

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
    const bool deals = std::any_of(m_table.facts.begin(), m_table.facts.end(), [](const Fact &f) { return f.kind == FactKind::deal; });
    if (!deals) // the match is one deal: nothing to count
        return over() ? words().sentence(kDetailOverPlain) : QString();
    const Phrase &phrase = over() ? kDetailOver : m_table.fact(FactKind::handSize) == 0 || m_table.fact(FactKind::trick) == 0 ? kDetailDealing : kDetail;
    return words().sentence(Text{phrase,
                                 {{"deal", std::int64_t(m_table.fact(FactKind::deal))}, {"trick", std::int64_t(m_table.fact(FactKind::trick))},
                                  {"n", std::int64_t(m_table.fact(FactKind::handSize))}}});
}

QString GameSession::rulesLine() const
{
    if (!active())
        return {};
    const auto &options = m_referee.setup().options;
    return options.empty() ? words().sentence(m_referee.preset().line) : differencesLine(words(), m_referee.family(), m_referee.preset(), options);
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

QString GameSession::cardsVerb() const
{
    for (const Offer *o : offersMeant(m_table.offers, m_way))
        if (o->hasCards()) {
            const std::string_view verb = verbWord(o->verb);
            return QString::fromLatin1(verb.data(), int(verb.size()));
        }
    return {};
}

QString GameSession::cardsLabel() const
{
    for (const Offer *o : offersMeant(m_table.offers, m_way))
        if (o->hasCards())
            return words().sentence(o->label);
    return {};
}

QString GameSession::prompt() const
{
    const QString kind = promptKind();
    if (kind == QLatin1String("refusal"))
        return words().sentence(m_refusal->text);
    if (kind == QLatin1String("over"))
        return m_log.lastOfAKind();
    if (kind == QLatin1String("mine")) {
        const QString awaited = awaitedText();
        const QString asked = awaited.isEmpty() ? words().sentence(m_table.offers.front().prompt) : awaited;
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
    if (!m_hint->action)
        return words().sentence(m_hint->why);
    const Action &a = *m_hint->action;
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
    for (int i = 0; m_hint && m_hint->action && i < m_hint->action->count; ++i)
        for (const Offer &o : m_table.offers)
            if (const int key = o.verb == m_hint->action->verb ? m_cards.keyOf(m_hint->action->cards[std::size_t(i)], o.from) : 0)
                keys.append(key);
    return keys;
}

int GameSession::hintRow() const
{
    for (int row = 0; m_hint && m_hint->action && m_hint->action->count == 0 && row < m_offers.rowCount(); ++row)
        if (m_offers.at(row)->verb == m_hint->action->verb)
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

QVariantList GameSession::ownWon() const
{
    if (m_viewer == kPublic)
        return {};
    std::vector<std::pair<Card, bool>> own;
    for (const ZoneKind kind : {ZoneKind::won, ZoneKind::target})
        if (const ZoneView *zone = m_table.find({kind, std::int8_t(m_viewer)}))
            for (const CardView &c : zone->cards)
                if (c.shown.valid())
                    own.emplace_back(c.shown, kind == ZoneKind::target);
    if (own.size() < 2) // a card set aside before anything is won is nothing to look through
        return {};
    std::stable_sort(own.begin(), own.end(), [](const auto &a, const auto &b) { return rankOf(a.first) > rankOf(b.first); });
    QVariantList list;
    for (const auto &[card, aside] : own)
        list.append(QVariantMap{{QStringLiteral("face"), faceName(card)}, {QStringLiteral("spoken"), words().spokenCardName(card)},
                                {QStringLiteral("rank"), rankOf(card)}, {QStringLiteral("aside"), aside}});
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
