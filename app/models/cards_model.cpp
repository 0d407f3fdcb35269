// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/cards_model.h"

#include <algorithm>
#include <array>

namespace khiar {
namespace {

constexpr std::array<const char *, kZoneKinds> kZoneNames = {"hand", "trick", "played", "pile", "stock", "upcard", "widow", "kept", "won", "target", "discard"};

/// Where a card stands in a hand: the suit that it counts as, whether that is trumps, its height among them.
struct Standing {
    bool trump = false;
    int suit = 4; ///< red beside black; cards without a suit last
    int above = 0;
    Card card;
};

Standing standingOf(Card c, const std::vector<Mark> &marks, int trump)
{
    static constexpr std::array<int, 4> order = {0, 1, 3, 2}; // S H C D
    Suit suit = suitOf(c);
    Standing s{false, 4, 0, c};
    for (const Mark &m : marks)
        if (m.card == c) {
            suit = m.suit == Suit::none ? suit : m.suit;
            s.above = m.above;
        }
    s.suit = int(suit) < 4 ? order[std::size_t(suit)] : 4;
    s.trump = int(suit) < 4 && int(suit) == trump;
    return s;
}

/// Lowest first, as a fan is read, trumps behind all others; suits in the order S H D C within a rank, jokers last.
bool byRank(const Standing &a, const Standing &b)
{
    if (a.trump != b.trump)
        return b.trump;
    if (a.trump && a.above != b.above)
        return a.above < b.above;
    return rankOf(a.card) != rankOf(b.card) ? rankOf(a.card) < rankOf(b.card) : a.card < b.card;
}

/// Suits together, each lowest first; trumps behind all others.
bool bySuit(const Standing &a, const Standing &b)
{
    if (a.trump != b.trump)
        return b.trump;
    return a.suit != b.suit ? a.suit < b.suit : a.above != b.above ? a.above < b.above : byRank(a, b);
}

} // namespace

QString zoneName(ZoneKind kind)
{
    return QString::fromLatin1(kZoneNames[std::size_t(kind)]);
}

QString faceName(Card c)
{
    if (!c.valid())
        return {};
    if (deckOf(c) == DeckKind::five)
        return QStringLiteral("V%1").arg(rankOf(c));
    QString name = QString::fromStdString(cardText(faceOf(c)));
    return deckOf(c) == DeckKind::kille ? QStringLiteral("kille/") + name.section(u'/', 0, 0) : name;
}

std::optional<ZoneKind> zoneNamed(const QString &name)
{
    for (std::size_t k = 0; k < kZoneNames.size(); ++k)
        if (name == QLatin1String(kZoneNames[k]))
            return ZoneKind(k);
    return std::nullopt;
}

std::vector<const Offer *> offersMeant(const std::vector<Offer> &offers, std::optional<Verb> way)
{
    std::vector<const Offer *> meant;
    for (const Offer &o : offers) {
        const auto same = std::find_if(meant.begin(), meant.end(), [&](const Offer *m) { return o.hasCards() && m->hasCards() && m->from == o.from && m->to == o.to; });
        if (same == meant.end())
            meant.push_back(&o);
        else if (o.verb == way)
            *same = &o;
    }
    return meant;
}

CardsModel::CardsModel(const TableWords &words, QObject *parent) : LanguageListModel(parent), m_words(words) {}

int CardsModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_rows.size());
}

QHash<int, QByteArray> CardsModel::roleNames() const
{
    return {{Key, "key"}, {Face, "face"}, {ZoneName, "zone"}, {Owner, "owner"}, {Place, "place"}, {ZoneCount, "zoneCount"},
            {Legal, "legal"}, {Chosen, "chosen"}, {Best, "best"}, {Special, "special"}, {Spoken, "spoken"}, {Drawn, "drawn"}, {ChosenAt, "chosenAt"},
            {Flight, "flight"}, {Line, "line"}, {InLine, "inLine"}, {Awaiting, "awaiting"}};
}

QVariant CardsModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const Row &r = m_rows[std::size_t(index.row())];
    switch (role) {
    case Key: return int(r.key);
    case Face: return faceName(r.shown);
    case ZoneName: return zoneName(r.zone.kind);
    case Owner: return int(r.zone.owner);
    case Place: return r.place;
    case ZoneCount: return r.zoneCount;
    case Legal: return r.legal;
    case Chosen: return r.chosen;
    case Best: return r.best;
    case Special: return markOf(r.shown) != nullptr;
    case Drawn: return r.drawn;
    case ChosenAt: return r.chosenAt;
    case Flight: return r.flight;
    case Line: return r.line;
    case InLine: return r.inLine;
    case Awaiting: return r.awaiting;
    case Spoken:
    case Qt::DisplayRole: return spoken(r);
    default: return {};
    }
}

const Mark *CardsModel::markOf(Card card) const
{
    const auto it = std::find_if(m_table.marks.begin(), m_table.marks.end(), [=](const Mark &m) { return card.valid() && m.card == card; });
    return it == m_table.marks.end() ? nullptr : &*it;
}

QString CardsModel::markWords(int key) const
{
    const Card card = find(key).first;
    return markOf(card) ? nameOf(card) : QString();
}

/// In words, with what sets the card apart.
QString CardsModel::nameOf(Card card) const
{
    const Words &w = m_words.words();
    const QString name = w.spokenCardName(card);
    const Mark *mark = markOf(card);
    return mark ? w.sentence(Text{model_text::kCardMarked, {{"card", Verbatim{name.toStdString()}}, {"mark", mark->what}}}) : name;
}

QString CardsModel::spoken(const Row &r) const
{
    using namespace model_text;
    const Words &w = m_words.words();
    if (!r.shown.valid())
        return w.sentence(kCardHidden);
    const Arg card{"card", Verbatim{nameOf(r.shown).toStdString()}};
    if (r.zone.kind == ZoneKind::hand && !isOwnHand(r.zone) && m_table.viewer != kPublic)
        return w.sentence(Text{kCardOpenHand, {card, {"player", Verbatim{m_words.seatName(r.zone.owner).toStdString()}}}});
    if (r.awaiting)
        return w.sentence(Text{kCardAwaits, {card}});
    if (r.zone.kind == ZoneKind::pile) // the top is read first
        return w.sentence(Text{r.place + 1 == r.zoneCount ? kCardTop : kCardPile, {card, {"i", std::int64_t(r.zoneCount - r.place)}, {"n", std::int64_t(r.zoneCount)}}});
    if (r.zone.kind == ZoneKind::hand) {
        const Phrase &p = r.chosen ? kCardChosen : !m_asked ? kCardOfHandIdle : r.legal ? kCardOfHand : kCardOfHandNot;
        return w.sentence(Text{p, {card, {"i", std::int64_t(r.place + 1)}, {"n", std::int64_t(r.zoneCount)}}});
    }
    if (r.zone.owner < 0)
        return w.sentence(Text{r.zone.kind == ZoneKind::stock ? kCardLeftOver : r.zone.kind == ZoneKind::upcard ? kCardUp : kCardPlain, {card}});
    return w.sentence(Text{r.zone.kind == ZoneKind::kept ? kCardKept : kCardPlayed, {card, {"player", Verbatim{m_words.seatName(r.zone.owner).toStdString()}}}});
}

void CardsModel::reset(const TableView &table)
{
    beginResetModel();
    m_rows.clear();
    m_chosen.clear();
    m_drawn = {};
    m_first = {};
    m_suits = false;
    for (const ZoneView &z : table.zones)
        for (const CardView &c : z.cards)
            m_rows.push_back({c.key, c.shown, z.zone});
    m_table = table;
    noteSuits();
    place(table);
    endResetModel();
}

int CardsModel::rowOf(std::uint32_t key) const
{
    const auto it = std::find_if(m_rows.begin(), m_rows.end(), [&](const Row &r) { return r.key == key; });
    return it == m_rows.end() ? -1 : int(it - m_rows.begin());
}

/// The trumps of whoever holds the hand: their own where seats have such.
int CardsModel::trumpOf(Seat owner) const
{
    const int own = m_table.fact(FactKind::ownTrump, owner, -1);
    return own >= 0 ? own : m_table.fact(FactKind::trump, kNobody, -1);
}

void CardsModel::sortHand(const ZoneView &hand, std::vector<CardView> &cards) const
{
    if (order() == Order::dealt)
        return;
    const int trump = trumpOf(hand.zone.owner);
    const auto standing = [&](const CardView &c) { return standingOf(c.shown, m_table.marks, trump); };
    std::stable_sort(cards.begin(), cards.end(), [&](const CardView &a, const CardView &b) {
        return order() == Order::suit ? bySuit(standing(a), standing(b)) : byRank(standing(a), standing(b));
    });
}

/// The lines of a hand that is seen: a suit each, or so many cards.
void CardsModel::lineUp(const ZoneView &hand, const std::vector<CardView> &cards)
{
    const int trump = trumpOf(hand.zone.owner);
    int line = -1, inLine = 0, suit = -1;
    for (const CardView &c : cards) {
        const int row = rowOf(c.key);
        if (row < 0 || !c.shown.valid())
            continue;
        const int now = order() == Order::suit ? standingOf(c.shown, m_table.marks, trump).suit : 0;
        if (line < 0 || now != suit || (order() != Order::suit && inLine == kLineOf)) {
            ++line;
            inLine = 0;
        }
        suit = now;
        m_rows[std::size_t(row)].line = line;
        m_rows[std::size_t(row)].inLine = inLine++;
    }
}

/// Suits matter where seats have trumps of their own, or play with each other's hands in sight. A match that was seen to be so
/// stays so.
void CardsModel::noteSuits()
{
    const auto isOpen = [&](const ZoneView &z) {
        return z.zone.kind == ZoneKind::hand && !isOwnHand(z.zone) && z.cards.size() > 1
            && std::all_of(z.cards.begin(), z.cards.end(), [](const CardView &c) { return c.shown.valid(); });
    };
    m_suits = m_suits || std::any_of(m_table.facts.begin(), m_table.facts.end(), [](const Fact &f) { return f.kind == FactKind::ownTrump; })
        || (m_table.viewer != kPublic && m_table.phase != "over" && std::any_of(m_table.zones.begin(), m_table.zones.end(), isOpen));
}

/// What follows from the table for every row: its place, and what may be done with it.
void CardsModel::place(const TableView &table)
{
    CardSet candidates;
    Zone from{ZoneKind::hand, kNobody};
    m_asked = false;
    for (const Offer *o : offersMeant(table.offers, m_way)) {
        if (!o->hasCards())
            continue;
        candidates |= o->ordered && !m_first.empty() ? m_first : o->candidates;
        from = o->from;
        m_asked = true;
    }
    if (!m_chosen.empty()) {
        candidates = m_mayJoin;
        for (Card c : m_chosen)
            candidates.add(c);
    }
    const int best = table.fact(FactKind::best, kNobody, kNobody);
    for (const ZoneView &z : table.zones) {
        std::vector<CardView> cards = z.cards;
        if (z.zone.kind == ZoneKind::hand)
            sortHand(z, cards);
        for (std::size_t i = 0; i < cards.size(); ++i) {
            const int row = rowOf(cards[i].key);
            if (row < 0)
                continue;
            Row &r = m_rows[std::size_t(row)];
            r.zone = z.zone;
            r.shown = cards[i].shown;
            r.place = int(i);
            r.zoneCount = int(cards.size());
            r.legal = m_asked && z.zone == from && r.shown.valid() && candidates.has(r.shown);
            r.best = z.zone.kind == ZoneKind::trick && best >= 0 && z.zone.owner == best && i + 1 == cards.size();
            const auto at = r.shown.valid() && isOwnHand(z.zone) ? std::find(m_chosen.begin(), m_chosen.end(), r.shown) : m_chosen.end();
            r.chosen = at != m_chosen.end();
            r.chosenAt = r.chosen && m_ordered ? int(at - m_chosen.begin()) + 1 : 0;
            r.awaiting = r.chosen && m_lies;
            r.line = -1;
            r.inLine = 0;
            r.drawn = r.shown.valid() && isOwnHand(z.zone) && m_drawn.has(r.shown);
        }
        if (z.zone.kind == ZoneKind::hand)
            lineUp(z, cards);
        // a hand that is new as a whole needs no marks
        if (isOwnHand(z.zone) && std::all_of(cards.begin(), cards.end(), [this](const CardView &c) { return m_drawn.has(c.shown); }))
            for (Row &r : m_rows)
                r.drawn = false;
    }
}

void CardsModel::follow(const TableView &table, const ViewEvent &e, int flight)
{
    const std::vector<Row> before = m_rows;
    if (e.kind == ViewEventKind::moved || e.kind == ViewEventKind::turned) {
        if (const int row = rowOf(e.key); row >= 0) {
            m_rows[std::size_t(row)].key = e.newKey;
            m_rows[std::size_t(row)].flight = flight;
        }
    }
    const bool asked = m_asked;
    m_table = table;
    noteSuits();
    place(table);
    tellChanges(before, asked);
    if (e.kind == ViewEventKind::marks && !m_rows.empty())
        emit dataChanged(index(0), index(rowCount() - 1), {Special, Spoken});
}

void CardsModel::tellChanges(const std::vector<Row> &before, bool asked)
{
    for (std::size_t i = 0; i < m_rows.size(); ++i)
        if (!(m_rows[i] == before[i]) || (asked != m_asked && m_rows[i].zone.kind == ZoneKind::hand))
            emit dataChanged(index(int(i)), index(int(i)));
}

void CardsModel::setHandOrder(const QString &name)
{
    m_wanted = name == QLatin1String("suit") ? std::optional(Order::suit) : name == QLatin1String("dealt") ? std::optional(Order::dealt)
        : name == QLatin1String("rank") ? std::optional(Order::rank) : std::nullopt;
    placeAgain();
}

/// The table is the same, and something else of what follows from it is not.
void CardsModel::placeAgain()
{
    const std::vector<Row> before = m_rows;
    place(m_table);
    tellChanges(before, m_asked);
}

QString CardsModel::handOrder() const
{
    return order() == Order::suit ? QStringLiteral("suit") : order() == Order::dealt ? QStringLiteral("dealt") : QStringLiteral("rank");
}

int CardsModel::keyOf(Card shown, Zone zone) const
{
    const auto it = std::find_if(m_rows.begin(), m_rows.end(), [&](const Row &r) { return r.shown == shown && r.zone == zone; });
    return it == m_rows.end() ? 0 : int(it->key);
}

QVariantList CardsModel::keysOf(const CardSet &cards, bool inHand) const
{
    QVariantList keys;
    for (const Row &r : m_rows)
        if (r.shown.valid() && cards.has(r.shown) && isOwnHand(r.zone) == inHand)
            keys.append(int(r.key));
    return keys;
}

void CardsModel::setChoice(const std::vector<Card> &chosen, const CardSet &mayJoin, bool ordered, bool lies)
{
    m_lies = lies;
    m_chosen = chosen;
    m_mayJoin = mayJoin;
    m_ordered = ordered;
    placeAgain();
}

void CardsModel::setFirst(const CardSet &first)
{
    if (first == m_first)
        return;
    m_first = first;
    placeAgain();
}

void CardsModel::setWay(std::optional<Verb> way)
{
    if (way == m_way)
        return;
    m_way = way;
    placeAgain();
}

void CardsModel::setDrawn(const CardSet &drawn)
{
    if (drawn == m_drawn)
        return;
    m_drawn = drawn;
    placeAgain();
}

std::pair<Card, Zone> CardsModel::find(int key) const
{
    const int row = rowOf(std::uint32_t(key));
    return row < 0 ? std::pair{kNoCard, Zone{}} : std::pair{m_rows[std::size_t(row)].shown, m_rows[std::size_t(row)].zone};
}

} // namespace khiar
