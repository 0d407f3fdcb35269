// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "engine/core/card.h"
#include "engine/core/fact.h"
#include "engine/core/text.h"
#include "engine/core/zone.h"

#include <memory>
#include <utility>
#include <vector>

namespace khiar {

/// A card goes from zone to zone: the only way in which families tell about cards.
struct Move {
    Card card;
    Zone from;
    Zone to;
};

/// One sentence of the log. `other` is said about seat `about`; `self` to the person who sits there (empty = the
/// same sentence for all). Card arguments are public knowledge unless `audience` is narrower.
struct Announcement {
    Phrase other;
    Phrase self;
    Seat about = kNobody;
    std::vector<Arg> args;
    SeatSet audience = kEverybody;
    Phrase brief = {}; ///< the same in a word or two, with the same arguments, for the badge of seat `about`; empty = no badge
};

/// Says something about a seat, which is the argument {player}.
template <class Sink>
void announce(Sink &sink, Seat about, Phrase other, Phrase self, std::vector<Arg> args = {}, Phrase brief = {}, SeatSet audience = kEverybody)
{
    args.push_back({"player", SeatArg{about}});
    sink.say({other, self, about, std::move(args), audience, brief});
}

/// A line of the score sheet.
struct ScoreLine {
    std::int8_t seat = kNobody;
    Text label;
    std::vector<Card> cards;
    std::int32_t amount = 0; ///< added to what the seat stands at: + for a penalty, − for a bonus
    bool settles = false;    ///< a payment when the match is over: + receives, − pays; changes no score
};

/// What a step was, for pace and sound only.
enum class Beat : std::uint8_t { setUp, gather, deal, play, trickTaken, exchange, say, scored, over };

/// The private box of one moment of a match: knows every card, gives views. Made by MatchOf only.
class Snapshot;

/// What one apply did up to a moment at which the table is whole: moves in order, then what was said and scored.
/// At most one move a card. Knows everything: only a Gate reads it.
struct Step {
    Beat beat = Beat::play;
    Seat actor = kNobody;
    std::size_t place = 0; ///< after how many actions of the match; counted by who submits them
    std::vector<Move> moves;
    std::vector<Announcement> said;
    std::vector<ScoreLine> lines;
    std::shared_ptr<const Snapshot> after;
};

/// The sink of searches and benchmarks: compiles to nothing.
struct NullSink {
    static constexpr bool live = false;
    void move(Card, Zone, Zone) {}
    void say(Announcement) {}
    void score(ScoreLine) {}
    template <class State>
    void step(Beat, Seat, const State &) {}
};

} // namespace khiar
