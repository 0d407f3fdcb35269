// SPDX-License-Identifier: GPL-3.0-or-later
// GameSession, what stands at the end: places, totals, who pays whom. From standing, facts and score lines; knows no game.
#include "app/session/game_session.h"

#include <QVariantMap>

#include <algorithm>
#include <functional>
#include <limits>
#include <map>
#include <numeric>
#include <tuple>

namespace khiar {

using namespace model_text;

namespace {

/// What a seat's place at the end is made of; the first that differs decides.
struct Finish {
    double standing = 0;
    int lasted = 0; ///< number of the deal in which it went out; the highest of all where it did not
    int score = 0;  ///< the higher, the better
    auto key() const { return std::tuple(standing, lasted, score); }
};

/// Whether winning goes with little: then fewer is better among the others as well.
bool fewIsGood(const std::vector<Finish> &seats)
{
    const auto best = std::max_element(seats.begin(), seats.end(), [](const Finish &a, const Finish &b) { return a.standing < b.standing; });
    const double sum = std::accumulate(seats.begin(), seats.end(), 0.0, [](double n, const Finish &f) { return n + f.score; });
    return best != seats.end() && best->score * double(seats.size()) <= sum;
}

} // namespace

QVariantList GameSession::result() const
{
    if (!over())
        return {};
    const auto seats = std::size_t(m_table.seats);
    const std::vector<double> standing = m_referee.match().standing();
    const Chronicle &seen = chronicle(m_viewer);
    std::vector<Finish> finish(seats);
    std::map<std::size_t, int> wentOut;
    for (const Chronicle::Totals &t : seen.totals(m_referee.played()))
        for (std::size_t s = 0; s < t.seats.size() && s < seats; ++s)
            if (t.seats[s].out)
                wentOut.try_emplace(s, t.deal);
    for (std::size_t s = 0; s < seats; ++s)
        finish[s] = {s < standing.size() ? standing[s] : 0, wentOut.contains(s) ? wentOut.at(s) : std::numeric_limits<int>::max(), m_table.scoreOf(Seat(s))};
    // where scores go down, the winner of a sweep need not have the fewest
    if (m_table.fact(FactKind::countdown) > 0 || fewIsGood(finish))
        for (Finish &f : finish)
            f.score = -f.score;
    std::vector<Seat> order(seats);
    std::iota(order.begin(), order.end(), 0);
    std::stable_sort(order.begin(), order.end(), [&](Seat a, Seat b) { return finish[std::size_t(a)].key() > finish[std::size_t(b)].key(); });

    // where nothing is counted and nobody stands better than anybody, nobody has won
    const bool drawn = !m_table.scoreKind() && std::adjacent_find(standing.begin(), standing.end(), std::not_equal_to<>()) == standing.end();
    QVariantList list;
    int place = 0;
    for (std::size_t i = 0; i < order.size(); ++i) {
        if (i == 0 || finish[std::size_t(order[i])].key() != finish[std::size_t(order[i - 1])].key())
            place = int(i) + 1;
        list.append(resultOf(order[i], place, !drawn && finish[std::size_t(order[i])].standing > 0));
    }
    return list;
}

QVariantMap GameSession::resultOf(Seat seat, int place, bool won) const
{
    int pay = 0;
    QStringList lines;
    for (const Chronicle::Scored &s : chronicle(m_viewer).scored(m_referee.played()))
        if (s.line.settles && s.line.seat == seat) {
            pay += s.line.amount;
            lines.append(m_words.line(s.line.label));
        }
    const auto kind = m_table.scoreKind();
    const int score = m_table.scoreOf(seat);
    const QString counted = kind ? m_words.fact({*kind, std::int8_t(seat), score}) : QString();
    const ZoneView *hand = m_table.find({ZoneKind::hand, std::int8_t(seat)});
    const int cards = kind || !hand ? -1 : int(hand->cards.size()); // what is left is what counts
    const Text spoken{cards == 0 ? kResultSafe : cards > 0 ? kResultCards : lines.isEmpty() ? kResultOf : kResultPays,
                     {{"place", std::int64_t(place)}, {"player", Verbatim{m_words.seatName(seat).toStdString()}},
                      {"n", std::int64_t(cards)}, {"score", Verbatim{counted.toStdString()}}, {"amount", std::int64_t(pay)}}};
    return {{QStringLiteral("seat"), seat}, {QStringLiteral("place"), place}, {QStringLiteral("name"), m_words.seatName(seat)},
            {QStringLiteral("token"), seat % 10}, {QStringLiteral("won"), won}, {QStringLiteral("score"), score},
            {QStringLiteral("cardsLeft"), cards}, {QStringLiteral("scoreKind"), kind ? int(*kind) : -1},
            {QStringLiteral("cucumbers"), kind == FactKind::cucumbers ? 0 : m_table.fact(FactKind::cucumbers, seat)},
            {QStringLiteral("halves"), m_table.fact(FactKind::halfCucumbers, seat)},
            {QStringLiteral("pays"), !lines.isEmpty()}, {QStringLiteral("pay"), pay}, {QStringLiteral("lines"), lines},
            {QStringLiteral("spoken"), words().sentence(spoken)}};
}

} // namespace khiar
