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
    return d.statesHands() || d.stock || d.upcard || d.widow || d.pile || !d.trumps.empty() || redealt;
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
    m_log = std::move(played.played);
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
    const auto before = m_match->clone(); // a broken invariant leaves a State that nobody should look at
    const std::size_t known = steps ? steps->size() : 0;
    try {
        if (auto refusal = m_match->submit(seat, action, steps))
            return refusal;
    } catch (const BrokenInvariant &broken) {
        if (steps)
            steps->resize(known);
        m_match = before->clone();
        stop(broken.what());
        return Refusal{"not-now", m_stopped->text, {}, {}};
    }
    m_log.emplace_back(seat, action);
    return std::nullopt;
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
        } else if (n.purpose == Purpose::later) {
            StatedDeal &deal = deals[n.deal];
            if (shuffles[n.deal]++ >= int(deal.shuffles.size()))
                deal.shuffles.push_back(n.cards);
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
    for (const auto &[seat, action] : m_log)
        r.lines.push_back({RecordLine::Kind::action, 0, seat, actionText(action), {}});
    return r;
}

} // namespace khiar
