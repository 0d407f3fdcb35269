// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "engine/core/action.h"
#include "engine/core/card_set.h"
#include "engine/core/chance.h"
#include "engine/core/gate.h"
#include "engine/core/match.h"
#include "engine/games/cucumber/options.h"

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

// The rules of the Cucumber family on one small value. Sources: rules/cucumber.md, cited as in that page.
namespace khiar::games::cucumber {

inline constexpr int kMaxStrength = 16;
inline constexpr int kMaxPack = 112;  ///< two packs and three jokers are 107 cards
inline constexpr int kMaxHand = 26;   ///< two seats, one pack

/// Options and the tables made from them.
struct Rules {
    Options options;
    int seats = 0;
    std::vector<Card> pack;                        ///< every card of the game, ascending
    std::array<std::uint8_t, kCardCodes> strength{}; ///< what decides tricks; 1 … 15
    std::array<std::uint8_t, kCardCodes> value{};    ///< what a losing card costs
    std::array<CardSet, kMaxStrength + 1> atLeast;   ///< cards of that strength or more
    std::array<CardSet, kMaxStrength + 1> equal;     ///< cards of exactly that strength
};

Rules makeRules(const Options &options, int seats);

enum class Phase : std::uint8_t { exchange, play, over };

/// One position, whole. Seats out of the game keep score and cucumber.
struct State {
    std::array<CardSet, kMaxSeats> hand;
    std::array<CardSet, kMaxSeats> discard;  ///< laid away in an exchange
    CardSet aside;                           ///< out of this deal, stated nowhere
    std::array<SeatSet, kCardCodes> known;   ///< who knows the face; bit kPublic = everybody looks on
    std::array<std::array<Card, kMaxHand>, kMaxSeats> played; ///< this deal's cards of each seat, in order
    std::array<std::uint8_t, kMaxSeats> playedCount;
    std::array<std::uint8_t, kMaxSeats> trickStart; ///< where the trick in progress begins in `played`
    std::array<Card, kMaxPack> stock;        ///< undealt cards, the top is stock[stockTop]
    std::array<Card, kMaxPack> kept;         ///< cards that score, oldest first
    std::array<std::int8_t, kMaxPack> keptBy;
    std::array<std::int16_t, kMaxSeats> score;
    std::array<std::uint8_t, kMaxSeats> cucumbers;
    std::array<std::uint8_t, kMaxSeats> won;   ///< tricks of this deal
    std::array<std::uint8_t, kMaxSeats> proof; ///< Proof: no card left in the hand is weaker than this
    std::int16_t deal;
    SeatSet in;                  ///< seats still in the game
    SeatSet winners, losers;
    std::uint8_t stockTop, stockEnd, keptCount;
    Phase phase;
    std::int8_t dealer, turn, leader;
    std::int8_t best;            ///< seat whose card takes the trick so far
    std::uint8_t bar;            ///< strength to reach, 0 = nothing played yet
    std::uint8_t toPlay;         ///< seats still to play to this trick
    std::uint8_t handSize;       ///< dealt to each
    std::uint8_t exchanged;      ///< forehand's number in this deal's exchange
    std::uint8_t lastValue;      ///< value of the last losing card, 0 = none yet
    std::uint8_t reserved;       ///< keeps the value free of padding
    std::int16_t misdealAt;      ///< first deal that was stated in a way that could not be dealt, 0 = none
    std::array<std::uint8_t, 6> reserved2;

    int stockCount() const { return stockEnd - stockTop; }
    bool isIn(Seat s) const { return in & seatBit(s); }
};

int handCount(const State &state, Seat seat);
int seatsIn(const State &state);
/// The next seat clockwise that is still in. [S0][X:itch]
Seat nextIn(const Rules &rules, const State &state, Seat seat);
Seat forehand(const Rules &rules, const State &state);

/// The weakest cards of a hand (several when their ranks are equal): L of §1.
CardSet lowest(const Rules &rules, const CardSet &hand);
/// What a seat may play now: §1 OPTIONAL against HIGHEST, B ∪ L; any card when leading.
CardSet playable(const Rules &rules, const State &state, Seat seat);
/// How many cards a seat may exchange now: bit k = k cards (§2.1 b). Bit 0 is `keep`.
std::uint32_t exchangeCounts(const Rules &rules, const State &state, Seat seat);
/// Cards dealt to each in the coming deal (§7 Deals).
int nextHandSize(const Rules &rules, const State &state);

bool busts(const Options &options, int score);

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
    static bool discloses(const Rules &, const State &, const Action &action) { return action.verb == Verb::exchange; }
    static std::vector<double> standing(const Rules &, const State &);
    static std::optional<Seat> nextFirstDealer(const Rules &, const State &);
    static std::optional<Problem> misdeal(const Rules &, const State &, const StatedDeals &);
    static std::optional<std::string> fault(const Rules &, const State &);
    static std::unique_ptr<BotJob> makeBot(View<Family>, std::string_view style, std::uint64_t seed);
};

/// Nothing, or what is wrong with the start lines and stated deals of a setup for these rules.
std::optional<Problem> checkStated(const Rules &rules, const Setup &setup);

} // namespace khiar::games::cucumber

#include "engine/games/cucumber/play.h"
