// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "engine/core/action.h"
#include "engine/core/card_set.h"
#include "engine/core/chance.h"
#include "engine/core/gate.h"
#include "engine/core/match.h"
#include "engine/games/cucumber/options.h"
#include "engine/kit/clockwise.h"

#include <array>
#include <bit>
#include <cstdint>
#include <optional>
#include <vector>

// The rules of the Cucumber family on one small value: every preset is a value of Options. Sources: rules/cucumber.md,
// cited as in that page.
//
//   rules.cpp     tables of cards, seats, hand sizes         legal.cpp   what may be played, exchanged, said
//   sets.h        several equal cards led together           check.cpp   why something may not
//   play.h        dealing and tricks                         stages.h    what is asked between the deal and play
//   scoring.h     penalties, lives, buy-ins, the end         position.cpp, start.cpp   what a position shows and states
namespace khiar::games::cucumber {

inline constexpr int kMaxStrength = 22;
inline constexpr int kMaxPack = 112;  ///< two packs and three jokers are 107 cards
inline constexpr int kMaxHand = 26;   ///< two seats, one pack; hands of more packs stop here too

/// Options and the tables made from them.
struct Rules {
    Options options;
    int seats = 0;
    /// Agurk's way of playing cards: one card, ANY lead, OPTIONAL against HIGHEST, no ace apart from the others. Such
    /// tables take a short way through the tricks.
    bool plain = true;
    bool ordered = true; ///< strengths ascend with the codes, so the first card of a hand is its lowest
    std::vector<StartLine> start;                  ///< what the match began with (a rampo begins again)
    std::vector<Card> pack;                        ///< every card of the game, ascending
    std::array<std::uint8_t, kCardCodes> strength{};     ///< what decides tricks; 1 … 21
    std::array<std::uint8_t, kCardCodes> lastStrength{}; ///< the same in the last trick
    std::array<std::uint8_t, kCardCodes> value{};        ///< what a losing card costs
    std::array<CardSet, kMaxStrength + 2> atLeast;   ///< cards of that strength or more
    std::array<CardSet, kMaxStrength + 2> equal;     ///< cards of exactly that strength
    CardSet aces;                                  ///< jokers that are aces too
    CardSet courts;                                ///< kings, queens, jacks
    CardSet special;                               ///< above everything whatever their rank: the 6 of clubs, black sevens
};

Rules makeRules(const Options &options, int seats);
Rules makeRules(const Options &options, const Setup &setup);

/// `exchange` … `redouble` stand between the deal and play, `raise` and `answer` between tricks, `buyIn` after a deal.
enum class Phase : std::uint8_t { handSize, exchange, freeChange, doubleUp, redouble, kontra, raise, answer, play, buyIn, over };

/// One position, whole. Seats out of the game keep score and cucumber.
struct State {
    std::array<CardSet, kMaxSeats> hand;
    std::array<CardSet, kMaxSeats> discard;  ///< laid away in an exchange
    CardSet aside;                           ///< out of this deal
    std::array<std::uint32_t, kMaxSeats> barred; ///< Proof: bit s = no card of strength s is left in the hand
    std::array<SeatSet, kCardCodes> known;   ///< who knows the face; bit kPublic = everybody looks on
    std::array<std::int16_t, kMaxSeats> score;
    std::array<std::int16_t, kMaxSeats> credits;
    std::int16_t deal;
    std::int16_t pot;
    std::int16_t stake;          ///< of a round with doubling
    std::int16_t misdealAt;      ///< first deal that was stated in a way that could not be dealt, 0 = none
    SeatSet in;                  ///< seats still in the game
    SeatSet playing;             ///< dealt in and not dropped
    SeatSet winners, losers;
    SeatSet bust;                ///< have bust with the deal just finished and not decided about a buy-in
    SeatSet bought;              ///< have had their buy-in of this game
    SeatSet declined;            ///< have declined after this deal
    SeatSet gaveFree;            ///< whose discards are one hand without court cards (Rassi): Proof
    std::array<std::array<Card, kMaxHand>, kMaxSeats> played; ///< this deal's cards of each seat, in order
    std::array<std::uint8_t, kMaxSeats> playedCount;
    std::array<std::uint8_t, kMaxSeats> trickStart; ///< where the trick in progress begins in `played`
    std::array<Card, kMaxPack> stock;        ///< undealt cards, the top is stock[stockTop]
    std::array<Card, kMaxPack> kept;         ///< cards that score, oldest first
    std::array<std::int8_t, kMaxPack> keptBy;
    std::array<std::uint8_t, kMaxSeats> cucumbers; ///< lives lost, or half cucumbers
    std::array<std::uint8_t, kMaxSeats> won;   ///< tricks of this deal
    std::array<std::uint8_t, kMaxSeats> multiplier; ///< of the own penalty: 1, Rassi's 2 and 4
    std::array<std::uint8_t, kMaxSeats> stakes; ///< paid into the pot
    std::uint8_t stockTop, stockEnd, keptCount;
    Phase phase;
    std::int8_t dealer, turn, leader;
    std::int8_t best;            ///< seat whose cards take the trick so far
    std::int8_t ref;             ///< seat whose cards have to be reached: best, or the previous one
    std::uint8_t bar;            ///< strength to reach, 0 = nothing played yet
    std::uint8_t top;            ///< strength of the best card
    std::uint8_t toPlay;         ///< seats still to play to this trick
    std::uint8_t handSize;       ///< dealt to each
    std::uint8_t exchanged;      ///< number that limits the next exchange of this deal
    std::uint8_t lastValue;      ///< value of the last losing card, 0 = none yet
    std::uint8_t shuffles;       ///< later shuffles of this deal
    std::uint8_t statedSize;     ///< of the deal that the dealer is choosing, 0 = not stated
    std::uint8_t lastTrick;      ///< 1 while the last trick is played
    std::int8_t lastLoser;       ///< the last to play of those who lost the last deal
    std::int8_t kontra;          ///< who said it in this deal
    std::int8_t proposer;        ///< whose raise is being answered
    std::int8_t doubler;         ///< whose raise went through last in this round
    std::int8_t nextDealer;      ///< who is to deal next if still in, nobody = clockwise
    std::uint8_t reserved;       ///< keeps the value free of padding

    int stockCount() const { return stockEnd - stockTop; }
    bool isIn(Seat s) const { return in & seatBit(s); }
    bool isPlaying(Seat s) const { return playing & seatBit(s); }
};

int handCount(const State &state, Seat seat);
int seatsIn(const State &state);
using kit::nextOf;
/// The next seat clockwise that is still in. [S0][X:itch]
inline Seat nextIn(const Rules &, const State &state, Seat seat) { return nextOf(state.in, seat); }
inline Seat forehand(const Rules &rules, const State &state) { return nextIn(rules, state, state.dealer); }
/// What decides the trick in progress.
inline std::uint8_t strengthNow(const Rules &rules, const State &state, Card c)
{
    return state.lastTrick ? rules.lastStrength[c.code] : rules.strength[c.code];
}
/// What a seat has played to the trick in progress, and how many cards each plays to it (0 = nothing led).
std::span<const Card> trickOf(const State &state, Seat seat);
inline int setSize(const State &state) { return state.best == kNobody ? 0 : int(trickOf(state, state.leader).size()); }

/// The weakest cards of a hand (several when their ranks are equal): L of §1.
CardSet lowest(const Rules &rules, const CardSet &hand);
/// Single cards that reach what has to be reached: B of §1; empty on a blocked ace.
CardSet reaching(const Rules &rules, const State &state, Seat seat);
/// Whether what has to be reached is an ace that nothing reaches.
bool isBlocked(const Rules &rules, const State &state);
/// Single cards that a seat may play now (§1, by duty and lead).
CardSet playable(const Rules &rules, const State &state, Seat seat);

/// How many cards a seat may exchange now: bit k = k cards (§2.1 b, §2.5, §2.6, §2.7). Bit 0 is `keep`.
std::uint32_t exchangeCounts(const Rules &rules, const State &state, Seat seat);
/// Who exchanges first.
Seat firstToExchange(const Rules &rules, const State &state);
/// Whether there are cards for another change of a whole hand. [Rassi]
bool canChange(const Rules &rules, const State &state);
/// Whether the winner of the trick may propose to double: enough chips all round, not twice running. [Minibluff]
bool mayRaise(const Rules &rules, const State &state, Seat seat);
/// Whether the seat may buy in now, and at which score: the highest of those in who have not just bust.
bool mayBuyIn(const Rules &rules, const State &state, Seat seat);
int buyInScore(const Rules &rules, const State &state, Seat seat);
/// What the dealer may choose: both ends.
std::pair<int, int> handSizeRange(const Rules &rules, const State &state);

/// Cards dealt to each in the coming deal (§7 Deals).
int nextHandSize(const Rules &rules, const State &state);
/// The size that a schedule by deal number has for this deal, before any cap.
int scheduledSize(const Options &options, int deal);

/// The family for MatchOf: see match_of.h.
struct Family {
    using Rules = cucumber::Rules;
    using State = cucumber::State;

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

    static int seats(const Rules &rules) { return rules.seats; }
    static bool over(const Rules &, const State &state) { return state.phase == Phase::over; }
    static SeatSet toAct(const Rules &, const State &state) { return state.turn < 0 ? kNoSeats : seatBit(state.turn); }
    static const char *phaseWord(const Rules &, const State &);
    static void describe(const Rules &, const State &, TableWriter &);
    template <class F>
    static void hiddenSlots(const Rules &, const State &, Viewer, F &&);
    static void rename(State &, const CardMap &);
    /// Whether Proof allows `card` to lie where `slot` lies.
    static bool fits(const Rules &, const State &, Card slot, Card card);

    static std::optional<Answer> answer(const Rules &, const State &, std::string_view key, Seat);
    static bool knowsVerb(Verb);
    static Action settleCopies(const Rules &, const State &, Seat, Action, const CardSet &unspecific);
    static bool discloses(const Rules &, const State &, const Action &);
    static std::vector<double> standing(const Rules &, const State &);
    static std::optional<Seat> nextFirstDealer(const Rules &, const State &);
    static std::optional<Problem> misdeal(const Rules &, const State &, const StatedDeals &);
    static std::optional<std::string> fault(const Rules &, const State &);
    static std::unique_ptr<BotJob> makeBot(View<Family>, std::string_view style, std::uint64_t seed);
};

/// Nothing, or what is wrong with the start lines and stated deals of a setup for these rules.
std::optional<Problem> checkStated(const Rules &rules, const Setup &setup);

/// What each seat receives (+) or pays (−) at the end; empty where nothing is settled.
std::vector<int> payments(const Rules &rules, const State &state);

} // namespace khiar::games::cucumber

#include "engine/games/cucumber/play.h"
