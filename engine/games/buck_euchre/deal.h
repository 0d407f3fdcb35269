// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// Gathering, shuffling, dealing. Included by play.h only. Templates over the sink, so that searches and benchmarks pay nothing
// for what the table is told.

namespace khiar::games::buck_euchre::detail {

/// Says something about a seat; `brief` stands on its plate.
/// Says something about the table.
template <class Sink>
void announceAll(Sink &sink, Phrase phrase, std::vector<Arg> args = {})
{
    sink.say({phrase, {}, kNobody, std::move(args), kEverybody, {}});
}

/// Deals what a record states, the rest from the shuffled pack; false when it does not fit, nothing changed.
bool dealStated(const Rules &rules, State &state, const StatedDeal &stated, std::span<const Card> pack);
/// Scores as the match begins.
void startScores(const Rules &rules, State &state);

/// Takes all cards of the deal off the table: the pack lies in the stock in its own order, and nobody knows a face.
template <class Sink>
void gather(const Rules &rules, State &s, Sink &sink)
{
    if constexpr (Sink::live) {
        const auto all = [&](CardBits cards, Zone from) { kit::each(cards, [&](Card c) { sink.move(c, from, at(ZoneKind::stock)); }); };
        for (Seat p = 0; p < rules.seats; ++p) {
            const auto i = std::size_t(p);
            all(s.hand[i], at(ZoneKind::hand, p));
            all(s.discard[i], at(ZoneKind::discard, p));
            for (std::size_t k = 0; k < s.trick; ++k)
                if (s.played[i][k].valid())
                    sink.move(s.played[i][k], at(ZoneKind::played, p), at(ZoneKind::stock));
        }
        all(s.widow, at(ZoneKind::widow));
        all(s.aside, at(ZoneKind::discard));
        if (s.upcard.valid())
            sink.move(s.upcard, at(ZoneKind::upcard), at(ZoneKind::stock));
    }
    s.hand = s.discard = {};
    s.widow = s.open = s.aside = 0;
    s.playing = kit::allSeats(rules.seats);
    s.inTrick = 0;
    s.phase = Phase::play; // opened by dealing
    std::memset(static_cast<void *>(&s.played), 255, sizeof s.played + sizeof s.stock); // they lie side by side
    static_assert(offsetof(State, stock) == offsetof(State, played) + sizeof(State::played));
    s.won = s.bid = s.voids = {};
    s.upcard = s.taken = kNoCard;
    s.turn = s.maker = s.leader = s.best = s.led = s.taker = s.bidder = kNobody;
    s.trump = kNoTrumpYet;
    s.high = s.passes = s.power = s.trick = s.swapped = 0;
    s.stockTop = 0;
    s.stockEnd = std::uint8_t(rules.pack.size());
    if constexpr (Sink::live)
        std::copy(rules.pack.begin(), rules.pack.end(), s.stock.begin());
}

/// How many cards seat number `i` from the dealer's left gets in a round: packets of two and three, two rounds (§1.1).
constexpr int packetSize(int round, int i) { return (round + i) % 2 ? 3 : 2; }

/// From the top of the shuffled pack: hands, then the widow or the upcard; the rest is the stock.
inline void dealPack(const Rules &rules, State &s, std::span<const Card> pack)
{
    std::size_t next = 0;
    for (int round = 0; round < 2; ++round) {
        Seat p = s.dealer;
        for (int i = 0; i < rules.seats; ++i) {
            p = kit::leftOf(p, rules.seats);
            CardBits packet = 0;
            for (int k = packetSize(round, i); k > 0; --k)
                packet |= kit::bitOf(pack[next++]);
            s.hand[std::size_t(p)] |= packet;
        }
    }
    if (hasUpcard(rules.options)) {
        s.upcard = pack[next++];
        s.open = kit::bitOf(s.upcard);
    }
    for (int k = rules.options.exchange == Exchange::widow ? kHand : 0; k > 0; --k)
        s.widow |= kit::bitOf(pack[next++]);
    s.stockEnd = std::uint8_t(pack.size() - next);
    std::copy(pack.begin() + std::ptrdiff_t(next), pack.end(), s.stock.begin());
}

template <class Sink>
void tellDeal(const Rules &rules, const State &s, Sink &sink)
{
    std::array<CardBits, kMaxSeats> left = s.hand;
    for (int round = 0; round < 2; ++round) {
        Seat p = s.dealer;
        for (int i = 0; i < rules.seats; ++i) {
            p = kit::leftOf(p, rules.seats);
            for (int k = packetSize(round, i); k > 0; --k) {
                CardBits &hand = left[std::size_t(p)];
                sink.move(kit::firstOf(hand), at(ZoneKind::stock), at(ZoneKind::hand, p));
                hand &= hand - 1;
            }
        }
    }
    kit::each(s.widow, [&](Card c) { sink.move(c, at(ZoneKind::stock), at(ZoneKind::widow)); });
    kit::each(s.aside, [&](Card c) { sink.move(c, at(ZoneKind::stock), at(ZoneKind::discard)); });
    if (!s.upcard.valid())
        return;
    sink.move(s.upcard, at(ZoneKind::stock), at(ZoneKind::upcard));
    const bool dirty = rules.options.clubRule && suitOf(s.upcard) == Suit::clubs;
    announceAll(sink, dirty ? text::kTurnedClub : text::kTurned, {{"card", s.upcard}});
}

template <class Sink>
void openDeal(const Rules &rules, State &s, Sink &sink);

/// Shuffles, deals, and stops at the deal's first decision. The pack must have been gathered. False: Stop.
template <class Sink>
bool dealCards(const Rules &rules, State &s, Chance &chance, Sink &sink)
{
    std::array<Card, kMaxPack> pack;
    const std::size_t size = rules.pack.size();
    std::copy_n(rules.pack.begin(), size, pack.begin());
    if (!chance.shuffle(Purpose::pack, s.deal, 0, std::span(pack).first(size)))
        return false;
    std::memset(static_cast<void *>(&s.stock), 255, sizeof s.stock);
    bool dealt = false;
    if (const StatedDeal *stated = chance.stated(s.deal)) { // one that does not fit is said by misdeal(); the match goes on
        const bool whole = stated->pack.has_value();
        const bool fits = whole ? stated->pack->size() == size && std::is_permutation(pack.begin(), pack.begin() + std::ptrdiff_t(size), rules.pack.begin())
                                : (dealt = dealStated(rules, s, *stated, std::span(pack).first(size)));
        if (!fits) {
            s.misdealAt = s.misdealAt ? s.misdealAt : s.deal;
            std::copy_n(rules.pack.begin(), size, pack.begin());
        }
    }
    if (!dealt)
        dealPack(rules, s, std::span(pack).first(size));
    openDeal(rules, s, sink);
    return true;
}

} // namespace khiar::games::buck_euchre::detail
