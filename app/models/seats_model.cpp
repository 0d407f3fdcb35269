// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/seats_model.h"

#include <algorithm>

namespace khiar {

SeatsModel::SeatsModel(const TableWords &words, QObject *parent) : LanguageListModel(parent), m_words(words) {}

int SeatsModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_rows.size());
}

QHash<int, QByteArray> SeatsModel::roleNames() const
{
    return {{SeatNumber, "seat"}, {Name, "name"}, {TokenKind, "token"}, {IsYou, "isYou"}, {IsBot, "isBot"}, {CardCount, "cardCount"},
            {Points, "points"}, {Cucumbers, "cucumbers"}, {Dealer, "dealer"}, {Turn, "turn"}, {Out, "out"}, {Aside, "aside"}, {Safe, "safe"}, {Badge, "badge"},
            {Tricks, "tricks"}, {Facts, "facts"}, {ScoreKind, "scoreKind"}, {HalfCucumbers, "halfCucumbers"}, {Spoken, "spoken"}};
}

QVariant SeatsModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const Row &r = m_rows[std::size_t(index.row())];
    switch (role) {
    case SeatNumber: return index.row();
    case Name:
    case Qt::DisplayRole: return m_words.seatName(index.row());
    case TokenKind: return index.row() % 10;
    case IsYou: return index.row() == m_words.viewer();
    case IsBot: return r.bot;
    case CardCount: return r.cards;
    case Points: return r.points;
    case Cucumbers: return r.cucumbers;
    case Dealer: return r.dealer;
    case Turn: return r.turn;
    case Out: return r.out;
    case Aside: return r.aside;
    case Safe: return r.safe;
    case Badge: {
        const auto &heard = m_heard[std::size_t(index.row())];
        return heard ? m_words.words().badge(*heard) : QString();
    }
    case Tricks: return r.tricks;
    case ScoreKind: return m_counted ? int(*m_counted) : -1;
    case HalfCucumbers: return r.halves;
    case Spoken: return spoken(index.row());
    case Facts: {
        QVariantList list;
        const QString said = data(index, Badge).toString();
        for (const Fact &f : r.facts)
            if (const QString text = m_words.fact(f); text.isEmpty() || text != said)
                list.append(QVariantMap{{QStringLiteral("kind"), int(f.kind)}, {QStringLiteral("value"), f.value}, {QStringLiteral("text"), text}});
        return list;
    }
    default: return {};
    }
}

const Phrase &SeatsModel::spokenPhrase(const Row &r) const
{
    using namespace model_text;
    const bool points = m_counted == FactKind::points;
    if (r.out)
        return points ? kSeatOut : kSeatOutPlain;
    if (r.aside)
        return points ? kSeatAside : m_counted == FactKind::credits ? kSeatAsideChips : kSeatAsidePlain;
    if (r.safe)
        return kSeatSafe;
    if (!m_counted)
        return kSeatSpokenPlain;
    switch (*m_counted) {
    case FactKind::credits: return kSeatSpokenChips;
    case FactKind::cucumbers: return kSeatSpokenEaten;
    case FactKind::losses: return kSeatSpokenLosses;
    default: return r.halves ? kSeatSpokenHalf : m_hasCucumbers ? kSeatSpokenCucumber : kSeatSpoken;
    }
}

QString SeatsModel::spoken(Seat seat) const
{
    const Row &r = m_rows[std::size_t(seat)];
    return m_words.words().sentence(Text{spokenPhrase(r), {{"player", Verbatim{m_words.seatName(seat).toStdString()}}, {"points", std::int64_t(r.points)},
                                                           {"cards", std::int64_t(r.cards)}, {"cucumbers", std::int64_t(r.cucumbers)}}});
}

namespace {

/// Facts that a plate draws in a way of their own, or that say nothing: no lives are left to who is out, once is no multiple, own
/// trumps are still to be chosen.
bool isDrawnApart(const Fact &f)
{
    switch (f.kind) {
    case FactKind::points: case FactKind::cucumbers: case FactKind::halfCucumbers: case FactKind::inOut: case FactKind::tricks: return true;
    case FactKind::lives: return f.value == 0;
    case FactKind::multiplier: return f.value == 1;
    case FactKind::ownTrump: return f.value < 0;
    default: return false;
    }
}

} // namespace

SeatsModel::Row SeatsModel::rowFrom(const TableView &table, Seat seat) const
{
    Row r;
    if (const ZoneView *hand = table.find({ZoneKind::hand, std::int8_t(seat)}))
        r.cards = int(hand->cards.size());
    r.points = table.scoreOf(seat);
    r.cucumbers = m_counted == FactKind::cucumbers ? 0 : table.fact(FactKind::cucumbers, seat);
    r.halves = table.fact(FactKind::halfCucumbers, seat);
    r.tricks = table.fact(FactKind::tricks, seat);
    r.dealer = table.fact(FactKind::dealer, kNobody, kNobody) == seat;
    r.turn = table.fact(FactKind::turn, kNobody, kNobody) == seat;
    r.out = table.fact(FactKind::inOut, seat, kInDeal) == kOutOfGame;
    r.aside = table.fact(FactKind::inOut, seat, kInDeal) == kAside;
    r.safe = table.fact(FactKind::inOut, seat, kInDeal) == kSafe;
    for (const Fact &f : table.facts)
        if (f.seat == seat && f.kind != m_counted && !isDrawnApart(f))
            r.facts.push_back(f);
    return r;
}

void SeatsModel::reset(const TableView &table, const std::vector<SeatLine> &seats)
{
    beginResetModel();
    m_rows.assign(std::size_t(table.seats), {});
    m_heard.assign(std::size_t(table.seats), std::nullopt);
    m_deal = table.fact(FactKind::deal);
    m_counted = table.scoreKind();
    m_hasCucumbers = m_counted != FactKind::cucumbers && std::any_of(table.facts.begin(), table.facts.end(), [](const Fact &f) { return f.kind == FactKind::cucumbers; });
    for (Seat s = 0; s < table.seats; ++s) {
        m_rows[std::size_t(s)] = rowFrom(table, s);
        m_rows[std::size_t(s)].bot = std::size_t(s) < seats.size() && !seats[std::size_t(s)].human;
    }
    endResetModel();
}

void SeatsModel::heard(int deal, const Announcement &said)
{
    if (said.brief.empty() || deal != m_deal || said.about < 0 || said.about >= rowCount())
        return;
    m_heard[std::size_t(said.about)] = said;
    emit dataChanged(index(said.about), index(said.about), {Badge, Facts});
}

void SeatsModel::follow(const TableView &table)
{
    if (const int deal = table.fact(FactKind::deal); deal != m_deal && !m_rows.empty()) {
        m_deal = deal;
        m_heard.assign(m_rows.size(), std::nullopt);
        emit dataChanged(index(0), index(rowCount() - 1), {Badge, Facts});
    }
    for (Seat s = 0; s < int(m_rows.size()); ++s) {
        Row now = rowFrom(table, s);
        now.bot = m_rows[std::size_t(s)].bot;
        if (now == m_rows[std::size_t(s)])
            continue;
        m_rows[std::size_t(s)] = std::move(now);
        emit dataChanged(index(s), index(s));
    }
}

} // namespace khiar
