// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/session/referee.h"

#include "engine/core/problems.h"
#include "engine/session/replay.h"

#include <algorithm>

namespace khiar {
namespace {

/// Whether a record has put cards of the deal in their places, which leaves no room for its pack.
bool statesPlaces(const StatedDeal &d)
{
    const bool redealt = std::any_of(d.redeals.begin(), d.redeals.end(), [](const auto &r) { return r.has_value(); });
    return d.statesHands() || d.stock || d.upcard || d.widow || d.pile || redealt;
}

bool sameCards(const StatedDeal &redealt, const std::vector<Card> &shuffled)
{
    std::vector<Card> back;
    for (const auto &cards : redealt.redeals)
        if (cards)
            back.insert(back.end(), cards->begin(), cards->end());
    return std::is_permutation(back.begin(), back.end(), shuffled.begin(), shuffled.end());
}

/// Writes down which suits were drawn for the seats.
void noteTrumps(StatedDeal &deal, const std::vector<Card> &drawn, int seats)
{
    deal.trumps.clear();
    for (int p = 0; p < seats; ++p)
        deal.trumps.push_back(suitOf(drawn[std::size_t(p)]));
}

/// Writes down a later shuffle as it came. What the record that was opened says of it holds no longer where moves were
/// taken back and other cards were shuffled in the end.
void noteShuffle(StatedDeal &deal, std::size_t nth, const std::vector<Card> &cards)
{
    deal.shuffles.resize(std::max(deal.shuffles.size(), nth + 1));
    deal.shuffles[nth] = cards;
    if (!sameCards(deal, cards))
        deal.redeals = {};
}

} // namespace

Referee::Referee(const Registry &registry) : m_registry(registry) {}
Referee::~Referee() = default;

std::optional<Problem> Referee::start(const Record &record, std::vector<Step> *steps)
{
    Replay played = replay(m_registry, record, steps != nullptr);
    if (played.invalid || !played.match)
        return played.invalid ? played.invalid : played.failed;
    m_family = m_registry.familyOf(record.setup.game);
    m_match = std::move(played.match);
    m_setup = record.setup;
    m_seats = record.seats;
    m_seats.resize(std::size_t(m_match->seats()));
    m_title = record.title;
    m_assistedUndo = record.assistedUndo;
    m_assistedHint = record.assistedHint;
    m_log.clear();
    for (const auto &[seat, action] : played.played)
        m_log.push_back({seat, action, nullptr});
    m_place = m_log.size();
    m_redo.clear();
    m_newest.reset();
    m_warning = std::move(played.failed);
    m_notes = std::move(played.warnings);
    m_stopped.reset();
    if (steps)
        steps->insert(steps->end(), std::make_move_iterator(played.steps.begin()), std::make_move_iterator(played.steps.end()));
    return std::nullopt;
}

std::optional<Refusal> Referee::submit(Seat seat, const Action &action, std::vector<Step> *steps)
{
    if (m_stopped)
        return Refusal{"not-now", m_stopped->text, {}, {}};
    auto before = m_match->clone(); // a broken invariant leaves a State that nobody should look at
    const std::size_t known = steps ? steps->size() : 0;
    try {
        if (auto refusal = m_match->submit(seat, action, steps))
            return refusal;
    } catch (const BrokenInvariant &broken) {
        if (steps)
            steps->resize(known);
        m_match = std::move(before);
        stop(broken.what());
        return Refusal{"not-now", m_stopped->text, {}, {}};
    }
    logMove(seat, action, std::move(before));
    for (std::size_t i = known; steps && i < steps->size(); ++i)
        (*steps)[i].place = m_place;
    return std::nullopt;
}

// The move that was undone here, played again, keeps its future; another one takes its place.
void Referee::logMove(Seat seat, const Action &action, std::unique_ptr<Match> before)
{
    const bool again = m_place < m_log.size() && m_log[m_place].seat == seat && m_log[m_place].action == action;
    if (!again) {
        m_log.erase(m_log.begin() + std::ptrdiff_t(m_place), m_log.end());
        m_log.push_back({seat, action, std::move(before)});
        m_redo.clear();
    }
    ++m_place;
    while (!m_redo.empty() && m_redo.back() <= m_place)
        m_redo.pop_back();
    if (m_place == m_log.size())
        m_newest.reset();
}

std::optional<std::size_t> Referee::lastOf(Seat seat) const
{
    for (std::size_t i = m_place; i-- > 0;)
        if (m_log[i].seat == seat)
            return i;
    return std::nullopt;
}

std::optional<std::size_t> Referee::dealStart()
{
    const auto dealOf = [](const Match &match) { return match.now()->table(kPublic).fact(FactKind::deal); };
    fillHistory();
    const int deal = dealOf(*m_match);
    std::size_t start = m_place;
    while (start > 0 && dealOf(*m_log[start - 1].before) == deal)
        --start;
    return start < m_place ? std::optional(start) : std::nullopt;
}

void Referee::fillHistory()
{
    std::size_t end = 0; // after the last entry that has nothing
    for (std::size_t i = 0; i < m_log.size(); ++i)
        if (!m_log[i].before)
            end = i + 1;
    if (end == 0)
        return;
    auto match = m_family->start(m_setup, nullptr);
    KHIAR_CHECK(match); // it was playable when the record was opened
    for (std::size_t i = 0; i < end; ++i) {
        m_log[i].before = (*match)->clone();
        KHIAR_CHECK(!(*match)->submit(m_log[i].seat, m_log[i].action, nullptr));
    }
}

std::vector<double> Referee::standingAt(std::size_t place)
{
    if (place == m_place)
        return m_match->standing();
    fillHistory();
    return place < m_log.size() ? m_log[place].before->standing() : m_newest->standing();
}

void Referee::goBack(std::size_t place)
{
    fillHistory();
    m_redo.push_back(m_place);
    if (m_place == m_log.size())
        m_newest = std::move(m_match);
    m_place = place;
    m_match = m_log[place].before->clone();
    m_assistedUndo = true;
}

bool Referee::undo(Seat seat)
{
    if (!canUndo(seat))
        return false;
    goBack(*lastOf(seat));
    return true;
}

bool Referee::restartDeal()
{
    const auto start = m_stopped ? std::nullopt : dealStart();
    if (start)
        goBack(*start);
    return start.has_value();
}

bool Referee::redo()
{
    if (!canRedo())
        return false;
    m_place = m_redo.back();
    m_redo.pop_back();
    m_match = m_place == m_log.size() ? std::move(m_newest) : m_log[m_place].before->clone();
    return true;
}

void Referee::stop(const std::string &why)
{
    m_stopped = Problem{{problem::kBroken, {{"found", Verbatim{why}}}}, 0};
}

StatedDeals Referee::statedDeals() const
{
    StatedDeals deals = m_setup.deals;
    std::map<int, int> shuffles; // of Purpose::later, per deal
    for (const NotingChance::Noted &n : m_match->shuffles()) {
        if (n.purpose == Purpose::pack) {
            StatedDeal &deal = deals[n.deal];
            if (!deal.pack && !statesPlaces(deal))
                deal.pack = n.cards;
        } else if (n.purpose == Purpose::trumps) {
            noteTrumps(deals[n.deal], n.cards, m_setup.players);
        } else if (n.purpose == Purpose::later) {
            noteShuffle(deals[n.deal], std::size_t(shuffles[n.deal]++), n.cards);
        }
    }
    return deals;
}

Record Referee::record() const
{
    Record r;
    r.setup = m_setup;
    r.setup.deals = statedDeals();
    r.rulesVersion = preset().rulesVersion;
    r.seats = m_seats;
    r.title = m_title;
    r.assistedUndo = m_assistedUndo;
    r.assistedHint = m_assistedHint;
    for (std::size_t i = 0; i < m_place; ++i)
        r.lines.push_back({RecordLine::Kind::action, 0, m_log[i].seat, actionText(m_log[i].action), {}});
    return r;
}

} // namespace khiar
