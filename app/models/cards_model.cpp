// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/cards_model.h"

#include <algorithm>
#include <array>

namespace khiar {
namespace {

constexpr std::array<const char *, kZoneKinds> kZoneNames = {"hand", "trick", "played", "pile", "stock", "upcard", "widow", "kept", "won", "target", "discard"};

/// Lowest first, as a fan is read; suits in the order S H D C within a rank, jokers last.
bool byRank(Card a, Card b)
{
    return rankOf(a) != rankOf(b) ? rankOf(a) < rankOf(b) : a < b;
}

/// Suits together, red beside black, each lowest first; cards without a suit last.
bool bySuit(Card a, Card b)
{
    const auto place = [](Card c) {
        switch (suitOf(c)) {
        case Suit::spades: return 0;
        case Suit::hearts: return 1;
        case Suit::clubs: return 2;
        case Suit::diamonds: return 3;
        default: return 4;
        }
    };
    return place(a) != place(b) ? place(a) < place(b) : byRank(a, b);
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

CardsModel::CardsModel(const TableWords &words, QObject *parent) : LanguageListModel(parent), m_words(words) {}

int CardsModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_rows.size());
}

QHash<int, QByteArray> CardsModel::roleNames() const
{
    return {{Key, "key"}, {Face, "face"}, {ZoneName, "zone"}, {Owner, "owner"}, {Place, "place"}, {ZoneCount, "zoneCount"},
            {Legal, "legal"}, {Chosen, "chosen"}, {Best, "best"}, {Special, "special"}, {Spoken, "spoken"}, {Drawn, "drawn"}, {ChosenAt, "chosenAt"},
            {Flight, "flight"}};
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
    case Special: return isSpecial(r.shown);
    case Drawn: return r.drawn;
    case ChosenAt: return r.chosenAt;
    case Flight: return r.flight;
    case Spoken:
    case Qt::DisplayRole: return spoken(r);
    default: return {};
    }
}

bool CardsModel::isSpecial(Card card) const
{
    return card.valid() && std::any_of(m_table.marks.begin(), m_table.marks.end(), [=](const Mark &m) { return m.card == card; });
}

/// In words, with what sets the card apart.
QString CardsModel::nameOf(Card card) const
{
    const Words &w = m_words.words();
    const QString name = w.spokenCardName(card);
    for (const Mark &m : m_table.marks)
        if (m.card == card)
            return w.sentence(Text{model_text::kCardMarked, {{"card", Verbatim{name.toStdString()}}, {"mark", m.what}}});
    return name;
}

QString CardsModel::spoken(const Row &r) const
{
    using namespace model_text;
    const Words &w = m_words.words();
    if (!r.shown.valid())
        return w.sentence(kCardHidden);
    const Arg card{"card", Verbatim{nameOf(r.shown).toStdString()}};
    if (r.zone.kind == ZoneKind::hand) {
        const Phrase &p = r.chosen ? kCardChosen : !m_asked ? kCardOfHandIdle : r.legal ? kCardOfHand : kCardOfHandNot;
        return w.sentence(Text{p, {card, {"i", std::int64_t(r.place + 1)}, {"n", std::int64_t(r.zoneCount)}}});
    }
    if (r.zone.owner < 0)
        return w.sentence(Text{r.zone.kind == ZoneKind::stock ? kCardLeftOver : kCardPlain, {card}});
    return w.sentence(Text{r.zone.kind == ZoneKind::kept ? kCardKept : kCardPlayed, {card, {"player", Verbatim{m_words.seatName(r.zone.owner).toStdString()}}}});
}

void CardsModel::reset(const TableView &table)
{
    beginResetModel();
    m_rows.clear();
    m_chosen.clear();
    m_drawn = {};
    for (const ZoneView &z : table.zones)
        for (const CardView &c : z.cards)
            m_rows.push_back({c.key, c.shown, z.zone});
    m_table = table;
    place(table);
    endResetModel();
}

int CardsModel::rowOf(std::uint32_t key) const
{
    const auto it = std::find_if(m_rows.begin(), m_rows.end(), [&](const Row &r) { return r.key == key; });
    return it == m_rows.end() ? -1 : int(it - m_rows.begin());
}

void CardsModel::sortHand(std::vector<CardView> &cards) const
{
    if (m_order != Order::dealt)
        std::stable_sort(cards.begin(), cards.end(), [this](const CardView &a, const CardView &b) {
            return m_order == Order::suit ? bySuit(a.shown, b.shown) : byRank(a.shown, b.shown);
        });
}

/// What follows from the table for every row: its place, and what may be done with it.
void CardsModel::place(const TableView &table)
{
    CardSet candidates;
    Zone from{ZoneKind::hand, kNobody};
    m_asked = false;
    for (const Offer &o : table.offers) {
        if (!o.hasCards())
            continue;
        candidates |= o.candidates;
        from = o.from;
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
            sortHand(cards);
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
            r.drawn = r.shown.valid() && isOwnHand(z.zone) && m_drawn.has(r.shown);
        }
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
    const Order wanted = name == QLatin1String("suit") ? Order::suit : name == QLatin1String("dealt") ? Order::dealt : Order::rank;
    if (wanted == m_order)
        return;
    m_order = wanted;
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
    return m_order == Order::suit ? QStringLiteral("suit") : m_order == Order::dealt ? QStringLiteral("dealt") : QStringLiteral("rank");
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

void CardsModel::setChoice(const std::vector<Card> &chosen, const CardSet &mayJoin, bool ordered)
{
    m_chosen = chosen;
    m_mayJoin = mayJoin;
    m_ordered = ordered;
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
