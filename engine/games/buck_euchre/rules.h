// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "engine/core/action.h"
#include "engine/core/chance.h"
#include "engine/core/gate.h"
#include "engine/core/match.h"
#include "engine/games/buck_euchre/options.h"
#include "engine/kit/card_bits.h"
#include "engine/kit/clockwise.h"
#include "engine/kit/trumps.h"

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

// The rules of the Buck Euchre family on one small value: every preset is a value of Options. Sources: rules/other-games.md
// §1.0–1.5, §3 (cited as A-BU…), §4.1, §6, §7.
//
//   deal.h      gathering, shuffling, dealing             legal.cpp    what may be said, buried, played; offers
//   auction.h   everything from the deal to the first lead check.cpp   why something may not
//   tricks.h    tricks                                    position.cpp, start.cpp   what a position shows and states
//   scoring.h   what a deal is worth, the end             bots.h, bots.cpp          who plays
namespace khiar::games::buck_euchre {

using kit::CardBits;

inline constexpr int kHand = 5;        ///< cards and tricks of a deal (§1.0)
inline constexpr int kMaxPack = 52;
/// A match ends after this many deals, and the lowest score wins: scores have no upper limit, and where nobody plays to win a
/// match might never end (NOTES.md).
inline constexpr int kMaxDeals = 500;

/// Options and the tables made from them.
struct Rules {
    Options options;
    int seats = 4;
    CardBits packBits = 0;
    std::vector<Card> pack; ///< every card of the game, ascending
    kit::Trumps trumps;     ///< with bowers
    std::vector<StartLine> start;
};

Rules makeRules(const Options &options, const Setup &setup);

/// In the order of a deal. `name` is the second round of order-up, and where the winner of an auction names trumps.
enum class Phase : std::uint8_t { widow, exchange, order, name, bid, upcard, discard, stay, play, over };

/// Trumps that are not fixed yet; otherwise a trump index of kit.
inline constexpr std::int8_t kNoTrumpYet = -1;

/// One position, whole.
///
/// Who knows a face follows from where the card lies: everybody knows `open`, a seat its hand and what it laid away, nobody
/// the rest.
struct State {
    std::array<CardBits, kMaxSeats> hand;
    std::array<CardBits, kMaxSeats> discard; ///< buried, exchanged, or a hand left for the widow
    CardBits widow;
    CardBits open;                           ///< played, turned up, or taken up before everybody's eyes
    CardBits aside;                          ///< out of this deal
    std::array<std::int32_t, kMaxSeats> score;
    std::int16_t deal;
    std::int16_t misdealAt;                  ///< first deal that was stated in a way that could not be dealt, 0 = none
    SeatSet playing;                         ///< not dropped from this deal
    SeatSet winners;
    SeatSet inTrick;                         ///< have played to the trick in progress
    std::array<std::array<Card, kHand>, kMaxSeats> played; ///< by trick
    std::array<Card, kMaxPack> stock;        ///< undealt cards, the top is stock[stockTop]
    std::array<std::uint8_t, kMaxSeats> won; ///< tricks of this deal
    std::array<std::uint8_t, kMaxSeats> drops; ///< deals in a row that the seat dropped from (§1.2)
    std::array<std::uint8_t, kMaxSeats> bid; ///< last number bid in this deal, 0 = none
    std::array<std::uint8_t, kMaxSeats> voids; ///< Proof: bit s = the hand has no card that counts as suit s
    Card upcard;                             ///< turned up and not taken
    Card taken;                              ///< the upcard, once taken
    std::uint8_t stockTop, stockEnd;
    Phase phase;
    std::int8_t dealer, turn, maker, leader;
    std::int8_t best;                        ///< seat whose card takes the trick so far
    std::int8_t led;                         ///< suit led to this trick, nobody = none
    std::int8_t trump;                       ///< trump index, kNoTrumpYet
    std::int8_t taker;                       ///< who took the upcard
    std::int8_t bidder;                      ///< whose bid stands
    std::uint8_t high;                       ///< the bid that stands, 0 = none
    std::uint8_t passes;                     ///< in a row
    std::uint8_t power;                      ///< of the best card
    std::uint8_t trick;                      ///< tricks finished
    std::uint8_t swapped;                    ///< 1 once somebody has swapped for the widow
    std::uint8_t reserved[5];                ///< keeps the value free of padding

    int stockCount() const { return stockEnd - stockTop; }
    bool isPlaying(Seat s) const { return playing & seatBit(s); }
};

// ---- what may be done (legal.cpp) ------------------------------------------------------------------

/// Cards that the seat may play now.
inline CardBits playable(const Rules &rules, const State &s, Seat seat)
{
    const CardBits hand = s.hand[std::size_t(seat)];
    return s.led < 0 ? hand : rules.trumps.playable(s.trump, s.led, hand);
}
/// Cards that may be buried: any of the six, or all but the one taken up (A-BU11).
inline CardBits buryable(const Rules &rules, const State &s, Seat seat)
{
    const CardBits hand = s.hand[std::size_t(seat)];
    return rules.options.buryUpcard ? hand : hand & ~kit::bitOf(s.taken);
}
/// Bit per suit that may be named, bit 4: no trumps.
std::uint8_t nameable(const Rules &rules, const State &s);
/// Whether the dealer, after everybody else has passed, has nothing but `bid 1`.
bool mustBid(const Rules &rules, const State &s);
/// The numbers that may be bid, highest < lowest = none.
struct BidRange { int lowest, highest; };
BidRange bidRange(const Rules &rules, const State &s);
/// What keeps a seat from dropping.
enum class MustStay : std::uint8_t { no, drops, score };
inline MustStay mustStay(const Rules &rules, const State &s, Seat seat)
{
    const Options &o = rules.options;
    if (o.dropLimit > 0 && s.drops[std::size_t(seat)] >= o.dropLimit)
        return MustStay::drops;
    return o.mustStayAt >= 0 && s.score[std::size_t(seat)] <= o.mustStayAt ? MustStay::score : MustStay::no;
}
/// How many cards a seat may exchange for undealt ones at most.
int mostToExchange(const State &s);
/// What the maker has to take.
inline int requirement(const Rules &rules, const State &s) { return rules.options.requirementIsBid ? s.high : 3; }
/// Whether the maker has bid more tricks than there are, and will be short whatever happens (§6).
inline bool isOverbid(const State &s) { return s.high > kHand; }

/// The family for MatchOf: see match_of.h.
struct Family {
    using Rules = buck_euchre::Rules;
    using State = buck_euchre::State;

    template <class Sink>
    static void begin(const Rules &, State &, const Setup &, Chance &, Sink &);
    template <class Sink>
    static bool apply(const Rules &, State &, Seat, const Action &, Chance &, Sink &);
    static std::optional<Refusal> check(const Rules &, const State &, Seat, const Action &);
    template <class Out>
    static void legal(const Rules &rules, const State &s, Seat seat, Out &&out)
    {
        const std::int64_t n = countLegal(rules, s, seat);
        for (std::int64_t i = 0; i < n; ++i)
            out(nthLegal(rules, s, seat, int(i)));
    }
    static std::int64_t countLegal(const Rules &, const State &, Seat);
    /// The n-th action of the legal list: random play asks for one of them only.
    static Action nthLegal(const Rules &, const State &, Seat, int n);
    static std::vector<Offer> offers(const Rules &, const State &, Seat);
    static Narrowed narrow(const Rules &, const State &, Seat, const Offer &, std::span<const Card> chosen);

    static int seats(const Rules &rules) { return rules.seats; }
    static bool over(const Rules &, const State &s) { return s.phase == Phase::over; }
    static SeatSet toAct(const Rules &, const State &s) { return s.turn < 0 ? kNoSeats : seatBit(s.turn); }
    static const char *phaseWord(const Rules &, const State &);
    static void describe(const Rules &, const State &, TableWriter &);
    template <class F>
    static void hiddenSlots(const Rules &, const State &, Viewer, F &&);
    static void rename(State &, const CardMap &);
    /// Whether Proof allows `card` to lie where `slot` lies.
    static bool fits(const Rules &, const State &, Card slot, Card card);

    static std::optional<Answer> answer(const Rules &, const State &, std::string_view key, Seat);
    static bool knowsVerb(Verb);
    static Action settleCopies(const Rules &, const State &, Seat, Action a, const CardSet &) { return a; }
    /// Taking the widow and drawing undealt cards show what lay hidden.
    static bool discloses(const Rules &, const State &, const Action &a) { return a.verb == Verb::swap || a.verb == Verb::exchange; }
    static std::vector<double> standing(const Rules &, const State &);
    static std::optional<Problem> misdeal(const Rules &, const State &, const StatedDeals &);
    static std::optional<std::string> fault(const Rules &, const State &);
    static std::unique_ptr<BotJob> makeBot(View<Family>, std::string_view style, std::uint64_t seed);
};

/// Nothing, or what is wrong with the start lines and stated deals of a setup for these rules.
std::optional<Problem> checkStated(const Rules &rules, const Setup &setup);

} // namespace khiar::games::buck_euchre

#include "engine/games/buck_euchre/play.h"
