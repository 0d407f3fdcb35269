// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "engine/core/card.h"
#include "engine/core/rng.h"
#include "engine/core/zone.h"

#include <array>
#include <map>
#include <optional>
#include <span>
#include <vector>

namespace khiar {

/// What a record states about one deal (`deal K` and the lines below it).
struct StatedDeal {
    int line = 0;
    std::array<std::optional<std::vector<Card>>, kMaxSeats> hands;
    std::array<int, kMaxSeats> handLines{};
    std::optional<std::vector<Card>> pack;   ///< the whole shuffled pack, top first
    std::optional<std::vector<Card>> stock;
    std::vector<std::vector<Card>> shuffles; ///< later shuffles of the deal, in order
    std::optional<Card> upcard;
    std::optional<std::vector<Card>> widow, pile;
    std::vector<Suit> trumps;
    std::array<std::optional<std::vector<Card>>, kMaxSeats> redeals;
    bool statesHands() const;
};
using StatedDeals = std::map<int, StatedDeal>;

/// What a shuffle is for: part of what it is derived from, so that no shuffle moves another.
enum class Purpose : std::uint8_t {
    firstDealer, pack, later, tieBreak, seats,
    trumps, ///< who owns which suit, where suits are drawn: one card of each is shuffled, and goes to the seats in order
};

/// Yields every shuffle of a match: seeded, stated, sampled, or Stop.
class Chance {
public:
    virtual ~Chance() = default;
    /// Puts the cards, given in a fixed order, into the order of this shuffle. `nth` counts the shuffles of one
    /// purpose within a deal from 0. False: Stop; the cards are untouched and the search's deal ends here.
    [[nodiscard]] virtual bool shuffle(Purpose purpose, int deal, int nth, std::span<Card> cards) = 0;
    /// A number 0 … bound − 1, for draws that move no cards.
    virtual std::uint32_t draw(Purpose purpose, int deal, std::uint32_t bound) = 0;
    /// What the record states for this deal; null = nothing.
    virtual const StatedDeal *stated(int deal) const { (void)deal; return nullptr; }
};

/// Derives every shuffle from (seed, deal, purpose, nth) and obeys stated deals.
class SeededChance final : public Chance {
public:
    explicit SeededChance(std::uint64_t seed, const StatedDeals *stated = nullptr) : m_seed(seed), m_stated(stated) {}
    bool shuffle(Purpose purpose, int deal, int nth, std::span<Card> cards) override;
    std::uint32_t draw(Purpose purpose, int deal, std::uint32_t bound) override;
    const StatedDeal *stated(int deal) const override;

private:
    Rng rngFor(Purpose purpose, int deal, int nth) const;
    std::uint64_t m_seed;
    const StatedDeals *m_stated;
};

/// Ends a search with its deal.
class StopChance final : public Chance {
public:
    bool shuffle(Purpose, int, int, std::span<Card>) override { return false; }
    std::uint32_t draw(Purpose, int, std::uint32_t) override { return 0; }
};

/// Passes on to another Chance and keeps what came out, so that records can write `pack`, `shuffle` and `trump`.
class NotingChance final : public Chance {
public:
    explicit NotingChance(Chance &inner) : m_inner(inner) {}
    bool shuffle(Purpose purpose, int deal, int nth, std::span<Card> cards) override;
    std::uint32_t draw(Purpose purpose, int deal, std::uint32_t bound) override { return m_inner.draw(purpose, deal, bound); }
    const StatedDeal *stated(int deal) const override { return m_inner.stated(deal); }

    struct Noted { Purpose purpose; int deal; std::vector<Card> cards; };
    std::vector<Noted> noted;

private:
    Chance &m_inner;
};

} // namespace khiar
