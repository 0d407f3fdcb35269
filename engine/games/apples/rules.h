// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "engine/core/action.h"
#include "engine/core/chance.h"
#include "engine/core/gate.h"
#include "engine/core/match.h"
#include "engine/games/apples/options.h"
#include "engine/kit/card_bits.h"
#include "engine/kit/clockwise.h"
#include "engine/kit/trumps.h"

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

// The rules of Apples on one small value. Source: rules/other-games.md §1.9, cited as in that page.
//
//   options.cpp   options and presets                    check.cpp     why something may not be done
//   play.h        deal, auction, pile, target, tricks    legal.cpp     what may be done
//   scoring.h     groups, the end of a deal and a game   position.cpp  what a position shows and answers
//   start.cpp     what a record may state                seat_draw.h   who sits where, before a match
namespace khiar::games::apples {

using kit::CardBits;

inline constexpr int kPack = 52;
inline constexpr int kHand = 13;
inline constexpr int kTricks = 12; ///< one card of thirteen is the target
inline constexpr int kMaxBid = 13;

/// Options and the tables made from them.
struct Rules {
    Options options;
    std::vector<StartLine> start;
    kit::Trumps trumps;
    std::array<std::uint8_t, 4> suitRank{}; ///< by suit: 4 = the highest in an auction
};

Rules makeRules(const Options &options, const Setup &setup);

enum class Phase : std::uint8_t { cut, bid, pile, target, play, over };

/// A bid: so many trumps are paid for the right to name the suit. Number 0 = none.
struct Bid {
    std::uint8_t number;
    Suit suit;
};

/// One position, whole.
struct State {
    std::array<CardBits, kSeats> hand;
    CardBits pileSeen;     ///< faces of the bid pile that everybody has seen, also after it was dealt out
    std::array<SeatSet, 64> known; ///< by card code: who knows the face; bit kPublic = everybody looks on
    std::array<std::array<Card, 48>, kSeats> won; ///< in order of the tricks, each in order of play
    std::array<Card, kPack> stock; ///< the pack before it is dealt, top first
    std::array<Card, kPack> pile;  ///< as laid: the maker's cards first, then clockwise
    std::array<Card, kSeats> trick;
    std::array<Card, kSeats> target;
    std::array<std::int16_t, kSeats> score;
    std::int16_t deal;
    std::int16_t misdealAt;  ///< first deal that was stated in a way that could not be dealt, 0 = none
    std::array<Bid, kSeats> bid; ///< the last bid of each seat in this auction
    std::array<std::uint8_t, kSeats> wonCount; ///< cards
    std::array<std::uint8_t, kSeats> barred;   ///< Proof: bit s = no card of suit s is left in the hand
    std::array<std::uint8_t, kSeats> pileLeft; ///< Proof: cards of `pileSeen` that the seat may still hold, target included
    std::array<std::uint8_t, kSeats> restLeft; ///< Proof: other cards that it may still hold
    SeatSet waiting;         ///< who has not set a target aside yet
    SeatSet passed;          ///< who has passed, where that is final
    SeatSet winners;
    Phase phase;
    std::uint8_t stockCount, pileCount;
    std::uint8_t passes;     ///< in a row
    std::uint8_t tricksDone;
    std::uint8_t shown;      ///< 1 once the targets and won cards of the deal are turned up
    std::int8_t dealer, turn, maker, leader, best;
    std::int8_t trump;       ///< Suit, −1 = not fixed
    std::array<std::uint8_t, 2> reserved; ///< keeps the value free of padding

    Bid standing() const { return maker < 0 ? Bid{0, Suit::none} : bid[std::size_t(maker)]; }
};

/// Seats that have something left to do in this deal never change: everybody plays.
inline Seat leftOf(Seat s) { return kit::leftOf(s, kSeats); }
inline Seat rightOf(Seat s) { return kit::rightOf(s, kSeats); }

/// How many cards of a suit a hand has: nobody may bid more than that in it. [seen: Wikipedia mirror] A-AP5
int lengthOf(const Rules &rules, const State &state, Seat seat, Suit suit);
/// Whether a bid is higher than the one that stands: more, or as many in a higher suit. A-AP2
bool outbids(const Rules &rules, const State &state, Bid bid);
/// The lowest number that may be bid in a suit now.
int leastBid(const Rules &rules, const State &state, Suit suit);
/// The number of the bid that won the auction: cards each seat pays into the pile. A-AP1
inline int price(const State &s) { return s.standing().number; }
/// Cards that a seat may pay with: the maker pays in trumps, the others as they like. [seen: Wikipedia mirror]
CardBits payable(const Rules &rules, const State &state, Seat seat);
/// Cards that a seat may play to the trick: the suit led if it has it. [seed]
CardBits playable(const Rules &rules, const State &state, Seat seat);

/// A group that scores: cards of one rank among won cards and target.
struct Group {
    int rank = 0;   ///< 2 … 14
    CardBits cards = 0;
    bool target = false; ///< the target is one of them
    int worth = 0;
};
/// All groups of a seat, from the ace down. Singles are none. [seed]
std::vector<Group> groupsOf(const Options &options, CardBits cards, Card target);
/// What a card counts before it is multiplied. [seed]
int valueOf(int rank);
/// What a group is worth by its size; a target makes three and four a fixed number. A-AP3, A-AP15, A-AP16
int worthOf(const Options &options, int rank, int size, bool target);

/// The family for MatchOf: see match_of.h.
struct Family {
    using Rules = apples::Rules;
    using State = apples::State;

    template <class Sink>
    static void begin(const Rules &, State &, const Setup &, Chance &, Sink &);
    template <class Sink>
    static bool apply(const Rules &, State &, Seat, const Action &, Chance &, Sink &);
    static std::optional<Refusal> check(const Rules &, const State &, Seat, const Action &);
    template <class Out>
    static void legal(const Rules &, const State &, Seat, Out &&);
    static std::int64_t countLegal(const Rules &, const State &, Seat);
    static std::vector<Offer> offers(const Rules &, const State &, Seat);
    static Narrowed narrow(const Rules &, const State &, Seat, const Offer &, std::span<const Card> chosen);

    static int seats(const Rules &) { return kSeats; }
    static bool over(const Rules &, const State &state) { return state.phase == Phase::over; }
    static SeatSet toAct(const Rules &, const State &state)
    {
        return state.phase == Phase::target ? state.waiting : state.turn < 0 ? kNoSeats : seatBit(state.turn);
    }
    static const char *phaseWord(const Rules &, const State &);
    static void describe(const Rules &, const State &, TableWriter &);
    template <class F>
    static void hiddenSlots(const Rules &, const State &, Viewer, F &&);
    static void rename(State &, const CardMap &);
    static bool fits(const Rules &, const State &, Card slot, Card card);

    static std::optional<Answer> answer(const Rules &, const State &, std::string_view key, Seat);
    static bool knowsVerb(Verb);
    static Action settleCopies(const Rules &, const State &, Seat, Action action, const CardSet &) { return action; }
    static bool discloses(const Rules &, const State &, const Action &);
    static std::vector<double> standing(const Rules &, const State &);
    static std::optional<Problem> misdeal(const Rules &, const State &, const StatedDeals &);
    static std::optional<std::string> fault(const Rules &, const State &);
    static std::unique_ptr<BotJob> makeBot(View<Family>, std::string_view style, std::uint64_t seed);
};

/// Nothing, or what is wrong with the start lines and stated deals of a setup.
std::optional<Problem> checkStated(const Setup &setup);

} // namespace khiar::games::apples

#include "engine/games/apples/play.h"
