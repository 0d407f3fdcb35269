// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "engine/core/action.h"
#include "engine/core/event.h"
#include "engine/core/gate.h"
#include "engine/core/offer.h"
#include "engine/core/options.h"
#include "engine/core/refusal.h"
#include "engine/core/result.h"
#include "engine/core/rules_text.h"
#include "engine/core/setup.h"
#include "engine/core/text.h"

#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

namespace khiar {

/// The legal list holds up to this many actions; above that offers only.
inline constexpr int kMaxLegal = 4096;

/// Which actions a seat has. When there are more than kMaxLegal, `actions` is empty and `count` is right.
struct LegalList {
    std::vector<Action> actions;
    std::int64_t count = 0;
};

/// The answer to `= KEY …` of a record: one of these shapes.
struct Answer {
    enum class Shape : std::uint8_t {
        word,    ///< `phase play`
        seat,    ///< numbers holds one seat, or nothing for "-"
        numbers, ///< in order
        seats,   ///< a set of seats
        cards,   ///< a set of cards
        pile,    ///< cards in order
    };
    Shape shape = Shape::word;
    std::string word;
    std::vector<std::int64_t> numbers;
    std::vector<Card> cards;
};

/// What a position is worth to a seat if everybody plays as well as can be.
struct Verdict {
    enum class Outcome : std::uint8_t { won, drawn, lost };
    Outcome outcome = Outcome::drawn;
    int turns = 0; ///< of all seats together until the game is over, the one to be played now counted; 0 = drawn

    bool operator==(const Verdict &) const = default;
};

/// A bot's thinking, made on the caller's thread from a view by value, run on any thread.
class BotJob {
public:
    virtual ~BotJob() = default;
    /// The move; nothing when told to stop. The same for the same view and seed.
    virtual std::optional<Action> run(std::stop_token stop) = 0;
    /// After run(): why this move, for a hint. An empty phrase = no reason to give.
    virtual Text why() const { return {}; }
    /// After run(): what the position is worth to the seat, where that is known for certain.
    virtual std::optional<Verdict> verdict() const { return std::nullopt; }
};

/// One place of a card that a seat cannot see (for the laws).
struct HiddenPlace {
    int zone = 0;    ///< places of one number are one place, as those of a hand are: their order means nothing
    CardSet allowed; ///< the cards, of all that the seat cannot see, which Proof lets lie here
};

/// One match of any family. Not thread-safe; the session's Referee is the only caller of submit.
class Match {
public:
    virtual ~Match() = default;

    virtual int seats() const = 0;
    virtual bool over() const = 0;
    /// Seats that must act now; in order of asking.
    virtual std::vector<Seat> toAct() const = 0;
    /// The rule: why not, or nothing. Any action of any verb may be asked.
    [[nodiscard]] virtual std::optional<Refusal> check(Seat seat, const Action &action) const = 0;
    virtual LegalList legal(Seat seat) const = 0;
    virtual std::vector<Offer> offers(Seat seat) const = 0;
    virtual Narrowed narrow(Seat seat, const Offer &offer, std::span<const Card> chosen) const = 0;
    /// Refuses and changes nothing, or applies and appends what happened.
    [[nodiscard]] virtual std::optional<Refusal> submit(Seat seat, const Action &action, std::vector<Step> *steps) = 0;
    /// The answer to an expectation; `seat` for those that name one. Nothing: this game has no such key.
    virtual std::optional<Answer> answer(std::string_view key, Seat seat) const = 0;
    virtual bool knowsVerb(Verb verb) const = 0;
    /// Any copy meant: fixes cards named without their copy to one that `seat` holds.
    virtual Action settleCopies(Seat seat, Action action, const CardSet &unspecific) const = 0;
    /// Whether others see hidden cards by this action (it may tell worlds apart, see the firewall law).
    virtual bool discloses(const Action &action) const = 0;

    virtual std::shared_ptr<const Snapshot> now() const = 0;
    virtual std::uint64_t hash() const = 0;
    virtual std::unique_ptr<Match> clone() const = 0;
    /// Shuffles so far, in order, for `pack` and `shuffle` of records.
    virtual const std::vector<NotingChance::Noted> &shuffles() const = 0;
    /// The bot of this style at this seat; an unknown style is the family's rule bot.
    virtual std::unique_ptr<BotJob> bot(Seat seat, std::string_view style, std::uint64_t seed) const = 0;
    /// A job that finds out what the position is worth to `seat`, which is on turn: run() gives a best move, verdict() the worth,
    /// why() says it in words. Null where nobody can tell: the cards are hidden, or too many to be searched through.
    virtual std::unique_ptr<BotJob> judge(Seat seat) const { (void)seat; return nullptr; }
    /// A match in which what `seat` cannot see lies otherwise, within Proof: a world of its view, as bots sample them
    /// (for the laws only).
    virtual std::unique_ptr<Match> permuted(Seat seat, std::uint64_t seed) const = 0;
    /// What `seat` cannot see: the places, in an order that says nothing of faces, and the card at each (for the laws
    /// only). Worlds of one view have the same places.
    virtual std::vector<HiddenPlace> hiddenPlaces(Viewer seat) const = 0;
    virtual std::vector<Card> hiddenCards(Viewer seat) const = 0;
    /// Final or running result per seat: higher is better (for arenas).
    virtual std::vector<double> standing() const = 0;
    /// Who deals first when the same people play again; nothing = drawn.
    virtual std::optional<Seat> nextFirstDealer() const = 0;
    /// A stated deal that could not be dealt as the record says (a card that had left the pack, hands for the wrong
    /// seats): the record is invalid from there, or, when the problem names no line, fails at the move that came to it.
    /// The match goes on with the order of the seed.
    virtual std::optional<Problem> misdeal() const = 0;
    /// What the family says of its own invariants: nothing, or what is broken (for the laws).
    virtual std::optional<std::string> fault() const = 0;
};

struct BenchResult {
    double dealsPerSecond = 0, actionsPerSecond = 0;
    std::size_t stateBytes = 0;
    double cloneNanoseconds = 0;
    std::int64_t deals = 0;
};

/// A draw for seats before a match. Person i, in the order in which people were named, draws `cards[i]`; person `order[s]`
/// then sits at seat s. Seat 0 deals first.
struct SeatDraw {
    std::vector<Card> cards;
    std::vector<int> order;
};

/// One family: its presets, options, bots, and how a match begins. Stateless.
class FamilyBase {
public:
    virtual ~FamilyBase() = default;
    virtual std::string_view id() const = 0;
    virtual Phrase name() const = 0;
    virtual std::span<const PresetSpec> presets() const = 0;
    virtual std::span<const OptionSpec> options() const = 0;
    virtual std::span<const SwitchSpec> switches() const = 0;
    virtual std::span<const BotSpec> bots() const = 0;
    virtual const char *ruleBot() const = 0;
    /// The value of an option in a preset, as text.
    virtual std::string presetValue(const PresetSpec &preset, std::string_view key) const = 0;
    /// Nothing, or why these options and this number of players make no game.
    virtual std::optional<Problem> validate(const Setup &setup) const = 0;
    /// A match at its first decision. The steps of setting up are appended. Setup is copied.
    virtual Result<std::unique_ptr<Match>> start(const Setup &setup, std::vector<Step> *steps) const = 0;
    /// The draw for seats, where these rules have one: from the seed alone. Nothing: people sit as they are named. The match
    /// knows nothing of it.
    virtual std::optional<SeatDraw> drawForSeats(const Setup &setup) const { (void)setup; return std::nullopt; }
    /// Every text that the family can say (for the test that both languages have it).
    virtual std::span<const Phrase> phrases() const = 0;
    /// The rules of this table in words (rules_text.h), whole and in the order of play; nothing for a setup that `validate` refuses.
    virtual std::vector<RuleSection> rulesInWords(const Setup &setup) const = 0;
    /// How many actions a match has at most: the family's declared bound.
    virtual int actionBound(const Setup &setup) const = 0;
    /// Random deals on one core for about `seconds`.
    virtual Result<BenchResult> bench(const Setup &setup, double seconds) const = 0;

    const PresetSpec *preset(std::string_view id) const;
    const OptionSpec *option(std::string_view key) const;
};

/// All families a program knows. Value; made by standardRegistry() or by a test.
class Registry {
public:
    explicit Registry(std::vector<const FamilyBase *> families) : m_families(std::move(families)) {}
    const std::vector<const FamilyBase *> &families() const { return m_families; }
    /// The family of a preset, null when unknown.
    const FamilyBase *familyOf(std::string_view preset) const;

private:
    std::vector<const FamilyBase *> m_families;
};

} // namespace khiar
