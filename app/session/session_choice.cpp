// SPDX-License-Identifier: GPL-3.0-or-later
// GameSession, several cards that go together: chosen one by one, or dragged at once. What may join is narrow()'s to say.
#include "app/session/game_session.h"

#include <QVariantMap>

#include <algorithm>
#include <bit>

namespace khiar {
namespace {

/// Whether its cards are shown where they will lie as they are chosen: in an order, one upon the other, for all to see.
bool liesAtOnce(const Offer &offer)
{
    return offer.ordered && (offer.to.kind == ZoneKind::pile || offer.to.kind == ZoneKind::trick);
}

bool has(const std::vector<Card> &cards, Card card)
{
    return std::find(cards.begin(), cards.end(), card) != cards.end();
}

Action actionOf(const Offer &offer, const std::vector<Card> &cards)
{
    Action a = Action::of(offer.verb);
    for (Card c : cards)
        if (a.count < kMaxActionCards)
            a.cards[a.count++] = c;
    if (!offer.ordered)
        std::sort(a.cards.begin(), a.cards.begin() + a.count);
    return a;
}

/// The number of cards that a choice of `count` is on its way to; 0 = it is one, or too large for any.
int nextCount(const Offer &offer, std::size_t count)
{
    if (count >= 32 || (offer.counts >> count & 1))
        return 0;
    const std::uint32_t more = offer.counts >> count;
    return more ? int(count) + std::countr_zero(more) : 0;
}

} // namespace

std::optional<Offer> GameSession::choiceOffer() const
{
    const auto offer = offerFor({ZoneKind::hand, std::int8_t(m_viewer)}, std::nullopt);
    return offer && offer->takesSeveral() ? offer : std::nullopt;
}

bool GameSession::takesSeveral() const
{
    return std::any_of(m_table.offers.begin(), m_table.offers.end(), [this](const Offer &o) {
        return o.takesSeveral() && o.from == Zone{ZoneKind::hand, std::int8_t(m_viewer)};
    });
}

CardSet GameSession::mayJoin(const Offer &offer, const std::vector<Card> &chosen) const
{
    return m_referee.match().narrow(m_viewer, offer, chosen).candidates;
}

bool GameSession::isComplete(const Offer &offer, const std::vector<Card> &chosen) const
{
    return m_referee.match().narrow(m_viewer, offer, chosen).complete;
}

/// What would be played if this card were let go on the zone: with those chosen, or alone where it cannot join.
std::vector<Card> GameSession::withChosen(const Offer &offer, Card card) const
{
    if (has(m_chosen, card))
        return m_chosen;
    std::vector<Card> cards;
    if (mayJoin(offer, m_chosen).has(card))
        cards = m_chosen;
    cards.push_back(card);
    return cards;
}

/// Why the card cannot join those chosen: what the rule says of them together. A choice that is too small to be
/// judged is filled up with the highest other cards, so that the sentence is about this one.
std::optional<Refusal> GameSession::whyNot(const Offer &offer, Card card) const
{
    if (has(m_chosen, card) || mayJoin(offer, offer.takesOne() ? std::vector<Card>{} : m_chosen).has(card))
        return std::nullopt;
    std::vector<Card> together = offer.takesOne() ? std::vector<Card>{} : m_chosen;
    together.push_back(card);
    std::vector<Card> others;
    if (const ZoneView *hand = m_table.find(offer.from))
        for (const CardView &c : hand->cards)
            if (c.shown.valid() && !has(together, c.shown))
                others.push_back(c.shown);
    std::stable_sort(others.begin(), others.end(), [](Card a, Card b) { return rankOf(a) > rankOf(b); });
    for (const int wanted = nextCount(offer, together.size()); int(together.size()) < wanted && !others.empty(); others.erase(others.begin()))
        together.push_back(others.front());
    return m_referee.match().check(m_viewer, actionOf(offer, together));
}

/// Which card may come first, as the offers that are shown have it.
void GameSession::renewFirst()
{
    const auto offer = m_table.offers.empty() ? std::nullopt : choiceOffer();
    m_cards.setFirst(offer && offer->ordered ? mayJoin(*offer, {}) : CardSet{});
}

void GameSession::setChosen(std::vector<Card> cards)
{
    const auto offer = choiceOffer();
    m_chosen = offer ? std::move(cards) : std::vector<Card>{};
    m_refusal.reset();
    const bool others = offer && offer->takesOne(); // another one may take its place
    m_cards.setChoice(m_chosen, offer ? mayJoin(*offer, others ? std::vector<Card>{} : m_chosen) : CardSet{}, offer && offer->ordered, offer && liesAtOnce(*offer));
    emit changed();
    emit choiceSaid(choiceText());
}

void GameSession::choose(int key, Card card)
{
    const auto offer = choiceOffer();
    if (!offer)
        return;
    std::vector<Card> next;
    if (has(m_chosen, card)) { // taken back; those that came after it may have needed it
        for (Card c : m_chosen)
            if (c != card && mayJoin(*offer, next).has(c))
                next.push_back(c);
        setChosen(next);
        return;
    }
    if (mayJoin(*offer, m_chosen).has(card)) {
        next = m_chosen;
        next.push_back(card);
        // the last of them lies there as well: nothing is left to be confirmed
        if (liesAtOnce(*offer) && std::has_single_bit(offer->counts) && isComplete(*offer, next))
            play(key, actionOf(*offer, next));
        else
            setChosen(next);
        return;
    }
    if (offer->takesOne() && mayJoin(*offer, {}).has(card)) {
        setChosen({card});
        return;
    }
    // Equal cards only: one that could never be together with those chosen begins another choice.
    if (offer->equalRanks && !m_chosen.empty() && mayJoin(*offer, {}).has(card) && !mayJoin(*offer, {card}).has(m_chosen.front())) {
        setChosen({card});
        return;
    }
    if (const auto refusal = whyNot(*offer, card))
        refuse(key, *refusal);
}

/// A card was let go where its offer goes: plays what it brought along if that is an action; else it is chosen, as by a
/// tap, and of those chosen already it is said what is missing.
void GameSession::playChosen(int key, const Offer &offer, Card card)
{
    const std::vector<Card> cards = withChosen(offer, card);
    if (isComplete(offer, cards))
        play(key, actionOf(offer, cards));
    else if (!has(m_chosen, card))
        choose(key, card);
    else if (const auto refusal = m_referee.match().check(m_viewer, actionOf(offer, cards)))
        refuse(0, *refusal);
}

void GameSession::tapTwice(int key)
{
    queue([this, key] {
        if (!caughtUp())
            return;
        const auto [card, zone] = m_cards.find(key);
        const auto offer = card.valid() ? offerFor(zone, std::nullopt) : std::nullopt;
        if (!offer || !offer->takesSeveral() || (liesAtOnce(*offer) && has(m_chosen, card)))
            return;
        const std::vector<Card> cards = withChosen(*offer, card);
        // only what one sees at once as a card played: an exchange is confirmed, so that a card may quickly be taken back
        if (offer->to.kind == ZoneKind::trick && isComplete(*offer, cards))
            play(key, actionOf(*offer, cards));
        else
            choose(key, card);
    });
}

QVariantList GameSession::together(int key) const
{
    const auto [card, zone] = m_cards.find(key);
    const auto offer = card.valid() && active() ? offerFor(zone, std::nullopt) : std::nullopt;
    if (!offer || !offer->takesSeveral() || liesAtOnce(*offer)) // those that lie there already stay
        return {key};
    QVariantList keys;
    for (Card c : withChosen(*offer, card))
        keys.append(m_cards.keyOf(c, zone));
    return keys;
}

QVariantList GameSession::ways() const
{
    std::vector<const Offer *> all;
    const auto meant = offersMeant(m_table.offers, m_way);
    for (const Offer &o : m_table.offers)
        for (const Offer &other : m_table.offers)
            if (o.hasCards() && other.hasCards() && &o != &other && o.from == other.from && o.to == other.to) {
                all.push_back(&o);
                break;
            }
    QVariantList list;
    for (const Offer *o : all)
        list.append(QVariantMap{{QStringLiteral("label"), words().sentence(o->label)}, {QStringLiteral("verb"), int(o->verb)},
                                {QStringLiteral("on"), std::find(meant.begin(), meant.end(), o) != meant.end()}});
    return list;
}

void GameSession::chooseWay(int verb)
{
    queue([this, verb] {
        if (!caughtUp())
            return;
        m_way = Verb(verb);
        m_cards.setWay(m_way);
        renewFirst();
        setChosen({});
    });
}

void GameSession::clearChoice()
{
    queue([this] {
        if (!m_chosen.empty())
            setChosen({});
    });
}

void GameSession::confirm()
{
    queue([this] {
        if (!caughtUp())
            return;
        if (const auto offer = choiceOffer(); offer && !m_chosen.empty())
            play(0, actionOf(*offer, m_chosen));
    });
}

bool GameSession::canConfirm() const
{
    const auto offer = m_chosen.empty() ? std::nullopt : choiceOffer();
    return offer && isComplete(*offer, m_chosen);
}

QString GameSession::confirmLabel() const
{
    using namespace model_text;
    const auto offer = m_chosen.empty() ? std::nullopt : choiceOffer();
    if (!offer)
        return {};
    const auto k = std::int64_t(m_chosen.size());
    const int n = nextCount(*offer, m_chosen.size());
    if (n && liesAtOnce(*offer)) // the sentence asks for what is missing
        return {};
    if (n)
        return words().sentence(Text{kChosenOf, {{"k", k}, {"n", std::int64_t(n)}}});
    return offer->counted.empty() ? words().sentence(offer->label) : words().sentence(Text{offer->counted, {{"n", k}}});
}

QString GameSession::awaitedText() const
{
    const auto offer = m_chosen.empty() ? std::nullopt : choiceOffer();
    if (!offer || !liesAtOnce(*offer) || isComplete(*offer, m_chosen))
        return {};
    const auto refusal = m_referee.match().check(m_viewer, actionOf(*offer, m_chosen));
    return refusal ? words().sentence(refusal->text) : QString();
}

QString GameSession::choiceText() const
{
    using namespace model_text;
    const auto offer = choiceOffer();
    if (m_chosen.empty() || !offer)
        return words().sentence(kChosenNone);
    const auto k = std::int64_t(m_chosen.size());
    if (const int n = nextCount(*offer, m_chosen.size()))
        return words().sentence(Text{kChosenOfSaid, {{"k", k}, {"n", std::int64_t(n)}}});
    return words().sentence(Text{kChosenSaid, {{"n", k}}});
}

} // namespace khiar
