// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "engine/core/action.h"
#include "engine/core/chance.h"
#include "engine/core/gate.h"
#include "engine/core/match.h"
#include "engine/games/svoi_kozyri/mirror.h"
#include "engine/games/svoi_kozyri/options.h"
#include "engine/kit/card_bits.h"
#include "engine/kit/clockwise.h"

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

// The rules of Svoi Kozyri and Besikovitch's game on one small value. Source: rules/other-games.md §1.6–1.8, cited as in that
// page.
//
//   options.cpp   options and presets                    check.cpp     why something may not be done
//   play.h        suits, cut, deal, beat, take, going out legal.cpp     what may be done
//   mirror.h      hands that mirror each other           position.cpp  what a position shows and answers
//   start.cpp     what a record may state                ending.h      going out, losing, draws
namespace khiar::games::svoi_kozyri {

using kit::CardBits;

inline constexpr int kPack = 52; ///< at most
inline constexpr int kAce = 14;

struct SolverMemory;

/// Options and the tables made from them.
struct Rules {
    Options options;
    std::vector<StartLine> start;
    CardBits pack = 0;
    std::shared_ptr<SolverMemory> memory; ///< of the bots of this match (solver.h); no rule looks at it
};

Rules makeRules(const Options &options, const Setup &setup);

/// All cards of a suit in the pack of 52.
constexpr CardBits cardsOf(int suit) { return CardBits(0x1111111111111) << suit; }
/// The same ranks in another suit.
constexpr CardBits moved(CardBits cards, int from, int to) { return (cards & cardsOf(from)) >> from << to; }

enum class Phase : std::uint8_t { trumps, cut, play, over };

/// One position, whole. A card whose face everybody has seen stays known, whoever takes it up [inf §5.2].
struct State {
    std::array<CardBits, kSeats> hand;
    CardBits inPlay; ///< the cards of this match; cards stated nowhere are out of the game
    CardBits shown;  ///< cards in hands that are turned up for everybody just now: sixes on their way
    CardBits open;   ///< cards whose faces everybody knows; the others are known to their holders alone
    std::array<Card, kPack> stock; ///< the pack before it is dealt, top first
    std::array<Card, kPack> pile;  ///< bottom to top
    std::array<std::int8_t, kSeats> trump; ///< Suit, −1 = none, or not chosen yet
    std::int16_t turns;   ///< completed since a seat last went out (§6)
    SeatSet winners;
    Phase phase;
    std::uint8_t stockCount, pileCount;
    std::uint8_t seatsIn; ///< bit per seat that still plays
    std::uint8_t free;    ///< 1 = whoever is on turn leads: nothing lies there, or the top card need not be answered
    std::uint8_t drawn;   ///< 1 = over, and nobody has lost
    std::int8_t dealer, turn, loser;
    std::array<std::uint8_t, 7> reserved; ///< keeps the value free of padding

    Card top() const { return pileCount ? pile[std::size_t(pileCount - 1)] : kNoCard; }
};

inline Seat leftOf(const Rules &rules, Seat s) { return kit::leftOf(s, rules.options.seats); }
/// Who leads first; who also chooses a suit first, unless the dealer starts.
inline Seat dealerLeft(const Rules &rules, const State &s) { return leftOf(rules, s.dealer); }

/// The cards of `hand` that beat `top` for whom `trump` is the own suit: higher ones of its suit, or own trumps on another
/// suit. Own trumps may be used although one holds the suit, and only a higher one beats an own trump. [seed]
constexpr CardBits beaters(CardBits hand, Card top, int trump)
{
    const int suit = int(suitOf(top));
    const CardBits higher = cardsOf(suit) & ~((kit::bitOf(top) << 1) - 1);
    return hand & (trump >= 0 && trump != suit ? higher | cardsOf(trump) : higher);
}
inline CardBits beaters(const State &s, Seat seat)
{
    return s.pileCount ? beaters(s.hand[std::size_t(seat)], s.top(), s.trump[std::size_t(seat)]) : 0;
}
/// How many cards whoever has these trumps takes if it does not beat: as the top card commands. [seed]
int pickUp(const Options &options, Card top, int trump, int pileCount);
int pickUp(const Rules &rules, const State &state, Seat seat);
/// Whether the seat on turn may lead, may beat, may take.
inline bool mayLead(const State &s) { return s.free; }
inline bool mayBeat(const Rules &rules, const State &s) { return s.pileCount && (!s.free || rules.options.beaterOrLead); } // A-SK3
inline bool mayTake(const State &s) { return !s.free; }
/// How deep the seat on turn may look before it chooses: what it would have to take and the card beneath. A-SK8
int lookDepth(const Rules &rules, const State &state);

/// The family for MatchOf: see match_of.h.
struct Family {
    using Rules = svoi_kozyri::Rules;
    using State = svoi_kozyri::State;

    template <class Sink>
    static void begin(const Rules &, State &, const Setup &, Chance &, Sink &);
    template <class Sink>
    static bool apply(const Rules &, State &, Seat, const Action &, Chance &, Sink &);
    static std::optional<Refusal> check(const Rules &, const State &, Seat, const Action &);
    template <class Out>
    static void legal(const Rules &, const State &, Seat, Out &&);
    static std::int64_t countLegal(const Rules &, const State &, Seat);
    /// The n-th of the legal list.
    static Action nthLegal(const Rules &, const State &, Seat, int n);
    static std::vector<Offer> offers(const Rules &, const State &, Seat);
    static Narrowed narrow(const Rules &, const State &, Seat, const Offer &, std::span<const Card> chosen);

    static int seats(const Rules &rules) { return rules.options.seats; }
    static bool over(const Rules &, const State &state) { return state.phase == Phase::over; }
    static SeatSet toAct(const Rules &, const State &state) { return state.turn < 0 ? kNoSeats : seatBit(state.turn); }
    static const char *phaseWord(const Rules &, const State &);
    static void describe(const Rules &, const State &, TableWriter &);
    template <class F>
    static void hiddenSlots(const Rules &, const State &, Viewer, F &&);
    static void rename(State &, const CardMap &);
    /// Nothing that is played tells what is held: whoever could beat may take.
    static bool fits(const Rules &, const State &, Card, Card) { return true; }

    static std::optional<Answer> answer(const Rules &, const State &, std::string_view key, Seat);
    static bool knowsVerb(Verb);
    static Action settleCopies(const Rules &, const State &, Seat, Action action, const CardSet &) { return action; }
    static bool discloses(const Rules &, const State &, const Action &);
    static std::vector<double> standing(const Rules &, const State &);
    static std::optional<Problem> misdeal(const Rules &, const State &, const StatedDeals &) { return std::nullopt; }
    static std::optional<std::string> fault(const Rules &, const State &);
    static std::optional<Seat> nextFirstDealer(const Rules &, const State &);
    /// `been`: the keys of the positions that have counted, the one of now included, in order.
    static std::unique_ptr<BotJob> makeBot(View<Family>, std::string_view style, std::uint64_t seed, std::span<const std::uint64_t> been);
    static std::unique_ptr<BotJob> makeJudge(View<Family>);

    /// Repetition, for MatchOf, which keeps what has been: whether positions of now count, what they are told apart by (§6:
    /// hands, pile in order, seat, free lead), and what the third time does.
    static bool positionCounts(const Rules &rules, const State &s) { return rules.options.repetition && s.phase == Phase::play; }
    static std::uint64_t positionKey(const State &);
    template <class Sink>
    static void repeated(const Rules &, State &, Sink &);
};

/// Nothing, or what is wrong with the start lines and stated deals of a setup.
std::optional<Problem> checkStated(const Options &options, const Setup &setup);

} // namespace khiar::games::svoi_kozyri

#include "engine/games/svoi_kozyri/play.h"
