// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "engine/core/gate.h"
#include "engine/core/match.h"
#include "engine/core/worlds.h"

#include <algorithm>
#include <cstring>
#include <memory>
#include <type_traits>

// The one template between the virtual Match and a family's free functions.
//
// Family is a struct without data:
//   types   Rules (immutable), State (trivially copyable, no padding, at most 2 KiB)
//   begin(rules, state, setup, chance, sink)              puts the table up and deals
//   apply(rules, state, seat, action, chance, sink)       a legal action; false = Stop came from chance
//   check(rules, state, seat, action)                     optional<Refusal>
//   legal(rules, state, seat, out)                        out(const Action &) for each, returns nothing
//   offers(rules, state, seat)                            vector<Offer>
//   narrow(rules, state, seat, offer, chosen)             Narrowed
//   toAct(rules, state)                                   SeatSet
//   phaseWord(rules, state), describe(rules, state, TableWriter &)
//   hiddenSlots(rules, state, viewer, f), rename(state, map), fits(rules, state, slotCard, card)
//   answer, knowsVerb, settleCopies, discloses, standing, misdeal, fault, makeBot(view, style, seed);
//   nextFirstDealer(rules, state) where the last game decides it; makeJudge(view), null where it cannot tell, where some
//   positions can be judged for certain;
//   positionCounts(rules, state), positionKey(state), repeated(rules, state, sink) where a position that comes up for the third
//   time ends the match: kept here, since the State does not know what has been, and given to its bots as a fourth argument
//   of makeBot
namespace khiar {

template <class Family>
class SnapshotOf final : public Snapshot {
public:
    using Rules = typename Family::Rules;
    using State = typename Family::State;
    SnapshotOf(std::shared_ptr<const Rules> rules, const State &state) : m_rules(std::move(rules)), m_state(state) {}

    TableView table(Viewer viewer) const override
    {
        const View<Family> view = Gate::view<Family>(m_rules, m_state, viewer);
        TableWriter writer(viewer, Family::seats(*m_rules));
        Family::describe(view.rules(), view.state(), writer);
        TableView table = writer.take();
        table.phase = Family::phaseWord(view.rules(), view.state());
        if (viewer != kPublic && (Family::toAct(view.rules(), view.state()) & seatBit(viewer)))
            table.offers = Family::offers(view.rules(), view.state(), viewer);
        return table;
    }

private:
    std::shared_ptr<const Rules> m_rules;
    State m_state;
};

/// The sink of a real match: keeps steps, each with a snapshot.
template <class Family>
class StepSink {
public:
    static constexpr bool live = true;
    StepSink(std::shared_ptr<const typename Family::Rules> rules, std::vector<Step> &steps) : m_rules(std::move(rules)), m_steps(steps) {}
    void move(Card card, Zone from, Zone to) { m_now.moves.push_back({card, from, to}); }
    void say(Announcement a) { m_now.said.push_back(std::move(a)); }
    void score(ScoreLine l) { m_now.lines.push_back(std::move(l)); }
    void step(Beat beat, Seat actor, const typename Family::State &state)
    {
        m_now.beat = beat;
        m_now.actor = actor;
        m_now.after = std::make_shared<SnapshotOf<Family>>(m_rules, state);
        m_steps.push_back(std::move(m_now));
        m_now = {};
    }

private:
    std::shared_ptr<const typename Family::Rules> m_rules;
    std::vector<Step> &m_steps;
    Step m_now;
};

template <class Family>
class MatchOf final : public Match {
public:
    using Rules = typename Family::Rules;
    using State = typename Family::State;
    static_assert(std::is_trivially_copyable_v<State> && std::has_unique_object_representations_v<State> && sizeof(State) <= 2048);

    MatchOf(std::shared_ptr<const Rules> rules, const Setup &setup, std::vector<Step> *steps)
        : m_rules(std::move(rules)), m_deals(std::make_shared<StatedDeals>(setup.deals)), m_seed(setup.seed)
    {
        std::memset(static_cast<void *>(&m_state), 0, sizeof m_state);
        withChance([&](Chance &chance) {
            std::vector<Step> unwanted;
            StepSink<Family> sink(m_rules, steps ? *steps : unwanted);
            Family::begin(*m_rules, m_state, setup, chance, sink);
            noteRepetition(sink);
        });
    }

    int seats() const override { return Family::seats(*m_rules); }
    bool over() const override { return Family::over(*m_rules, m_state); }

    std::vector<Seat> toAct() const override
    {
        std::vector<Seat> out;
        const SeatSet set = Family::toAct(*m_rules, m_state);
        for (Seat s = 0; s < kMaxSeats; ++s)
            if (set & seatBit(s))
                out.push_back(s);
        return out;
    }

    std::optional<Refusal> check(Seat seat, const Action &action) const override
    {
        return Family::check(*m_rules, m_state, seat, action);
    }

    LegalList legal(Seat seat) const override
    {
        LegalList list;
        if (seat >= 0 && seat < seats() && (Family::toAct(*m_rules, m_state) & seatBit(seat))) {
            list.count = Family::countLegal(*m_rules, m_state, seat);
            if (list.count <= kMaxLegal)
                Family::legal(*m_rules, m_state, seat, [&](const Action &a) { list.actions.push_back(a); });
        }
        return list;
    }

    std::vector<Offer> offers(Seat seat) const override
    {
        const bool acts = seat >= 0 && seat < seats() && (Family::toAct(*m_rules, m_state) & seatBit(seat));
        return acts ? Family::offers(*m_rules, m_state, seat) : std::vector<Offer>{};
    }

    Narrowed narrow(Seat seat, const Offer &offer, std::span<const Card> chosen) const override
    {
        return Family::narrow(*m_rules, m_state, seat, offer, chosen);
    }

    std::optional<Refusal> submit(Seat seat, const Action &action, std::vector<Step> *steps) override
    {
        if (auto refusal = check(seat, action))
            return refusal;
        withChance([&](Chance &chance) {
            if (steps) {
                StepSink<Family> sink(m_rules, *steps);
                Family::apply(*m_rules, m_state, seat, action, chance, sink);
                noteRepetition(sink);
            } else {
                NullSink sink;
                Family::apply(*m_rules, m_state, seat, action, chance, sink);
                noteRepetition(sink);
            }
        });
        return std::nullopt;
    }

    std::optional<Answer> answer(std::string_view key, Seat seat) const override
    {
        return Family::answer(*m_rules, m_state, key, seat);
    }
    bool knowsVerb(Verb verb) const override { return Family::knowsVerb(verb); }
    Action settleCopies(Seat seat, Action action, const CardSet &unspecific) const override
    {
        return Family::settleCopies(*m_rules, m_state, seat, action, unspecific);
    }
    bool discloses(const Action &action) const override { return Family::discloses(*m_rules, m_state, action); }
    std::shared_ptr<const Snapshot> now() const override { return std::make_shared<SnapshotOf<Family>>(m_rules, m_state); }
    std::unique_ptr<Match> clone() const override { return std::make_unique<MatchOf>(*this); }
    const std::vector<NotingChance::Noted> &shuffles() const override { return m_shuffles; }
    std::vector<double> standing() const override { return Family::standing(*m_rules, m_state); }
    std::optional<Seat> nextFirstDealer() const override
    {
        if constexpr (requires { Family::nextFirstDealer(*m_rules, m_state); })
            return Family::nextFirstDealer(*m_rules, m_state);
        return std::nullopt;
    }
    std::optional<Problem> misdeal() const override { return Family::misdeal(*m_rules, m_state, *m_deals); }
    std::optional<std::string> fault() const override { return Family::fault(*m_rules, m_state); }

    std::uint64_t hash() const override
    {
        unsigned char bytes[sizeof(State)];
        std::memcpy(bytes, &m_state, sizeof bytes);
        std::uint64_t h = 0xCBF29CE484222325ull;
        for (unsigned char b : bytes)
            h = (h ^ b) * 0x100000001B3ull;
        return h;
    }

    std::unique_ptr<BotJob> bot(Seat seat, std::string_view style, std::uint64_t seed) const override
    {
        if constexpr (requires { Family::positionCounts(*m_rules, m_state); })
            return Family::makeBot(Gate::view<Family>(m_rules, m_state, seat), style, seed, m_positions);
        else
            return Family::makeBot(Gate::view<Family>(m_rules, m_state, seat), style, seed);
    }

    std::unique_ptr<BotJob> judge(Seat seat) const override
    {
        if constexpr (requires(View<Family> view) { Family::makeJudge(view); })
            return Family::toAct(*m_rules, m_state) & seatBit(seat) ? Family::makeJudge(Gate::view<Family>(m_rules, m_state, seat)) : nullptr;
        else
            return nullptr;
    }

    std::unique_ptr<Match> permuted(Seat seat, std::uint64_t seed) const override
    {
        const View<Family> view = Gate::view<Family>(m_rules, m_state, seat);
        auto other = std::make_unique<MatchOf>(*this);
        other->m_state = view.state();
        Rng rng(seed);
        Worlds<Family>(view).deal(rng, other->m_state);
        return other;
    }

    std::vector<Card> hiddenCards(Viewer seat) const override
    {
        std::vector<Card> cards;
        Family::hiddenSlots(*m_rules, m_state, seat, [&](Card c) { cards.push_back(c); });
        return cards;
    }

    std::vector<HiddenPlace> hiddenPlaces(Viewer seat) const override
    {
        const std::vector<Card> cards = hiddenCards(seat);
        std::vector<HiddenPlace> places(cards.size());
        for (std::size_t i = 0; i < cards.size(); ++i) {
            for (Card c : cards)
                if (Family::fits(*m_rules, m_state, cards[i], c))
                    places[i].allowed.add(c);
            auto zone = std::size_t(0);
            while (zone < i && !interchangeable(cards[i], cards[zone]))
                ++zone;
            places[i].zone = int(zone);
        }
        return places;
    }

    /// For the bench and the tests of a family: the plain value.
    const State &state() const { return m_state; }
    const Rules &rules() const { return *m_rules; }

private:
    /// Whether two cards lie in one place, as two of a hand do: exchanged, they leave the state as it is.
    bool interchangeable(Card a, Card b) const
    {
        State s = m_state;
        CardMap map;
        map.set(a, b);
        map.set(b, a);
        Family::rename(s, map);
        return std::memcmp(&s, &m_state, sizeof s) == 0;
    }

    /// The position of now, and the end of the match when it is there for the third time.
    template <class Sink>
    void noteRepetition(Sink &sink)
    {
        if constexpr (requires { Family::positionCounts(*m_rules, m_state); }) {
            if (!Family::positionCounts(*m_rules, m_state))
                return;
            const std::uint64_t key = Family::positionKey(m_state);
            m_positions.push_back(key);
            if (std::count(m_positions.begin(), m_positions.end(), key) == 3)
                Family::repeated(*m_rules, m_state, sink);
        }
    }

    template <class F>
    void withChance(F f)
    {
        SeededChance seeded(m_seed, m_deals.get());
        NotingChance noting(seeded);
        f(noting);
        m_shuffles.insert(m_shuffles.end(), noting.noted.begin(), noting.noted.end());
    }

    std::shared_ptr<const Rules> m_rules;
    std::shared_ptr<const StatedDeals> m_deals;
    std::uint64_t m_seed;
    State m_state;
    std::vector<NotingChance::Noted> m_shuffles;
    std::vector<std::uint64_t> m_positions; ///< keys of all positions that counted, in order
};

} // namespace khiar
