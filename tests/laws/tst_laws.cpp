// SPDX-License-Identifier: GPL-3.0-or-later
// Protects: the laws of design.md that hold for every game of the registry (and for the fixture that has every zone,
// fact and offer), whatever its rules: tried on every preset, its switches alone and in pairs, and every number of
// seats, under seeded random play. KHIAR_LONG=1 runs them wide.
#include <QtTest>

#include "engine/core/gate.h"
#include "engine/core/record.h"
#include "engine/session/referee.h"
#include "engine/session/replay.h"
#include "tests/laws/tables.h"

#include <chrono>
#include <map>
#include <set>

using namespace khiar;
using namespace khiar::laws;

namespace {

/// Thrown by a law that does not hold; the test shows table, seed, move number and what was wrong.
struct Broken {
    std::string what;
};

void hold(bool condition, const std::string &what)
{
    if (!condition)
        throw Broken{what};
}

std::string textOf(const Action &a)
{
    return actionText(a);
}

std::string textOf(const Zone &z)
{
    return std::to_string(int(z.kind)) + "," + std::to_string(z.owner);
}

std::string textOf(const Arg &a)
{
    struct Visitor {
        std::string operator()(std::int64_t n) const { return std::to_string(n); }
        std::string operator()(const SeatArg &s) const { return "seat" + std::to_string(s.seat); }
        std::string operator()(Card c) const { return cardText(c); }
        std::string operator()(const std::vector<Card> &cards) const
        {
            std::string out;
            for (Card c : cards)
                out += cardText(c) + ".";
            return out;
        }
        std::string operator()(Suit s) const { return std::string{suitLetter(s)}; }
        std::string operator()(const Verbatim &v) const { return v.text; }
        std::string operator()(const Phrase &p) const { return p.id; }
        std::string operator()(Count c) const { return std::to_string(c.n); }
        std::string operator()(const std::vector<std::int64_t> &list) const
        {
            std::string out;
            for (auto n : list)
                out += std::to_string(n) + ".";
            return out;
        }
    };
    return a.name + "=" + std::visit(Visitor(), a.value);
}

std::string textOf(const std::vector<Arg> &args)
{
    std::string out;
    for (const Arg &a : args)
        out += " " + textOf(a);
    return out;
}

std::string textOf(const Offer &o)
{
    std::string out = std::string(verbWord(o.verb)) + " " + textOf(o.from) + ">" + textOf(o.to) + " " + std::to_string(o.counts)
        + (o.ordered ? " ordered" : "") + (o.equalRanks ? " equal" : "") + " " + std::to_string(o.lowest) + ".." + std::to_string(o.highest)
        + " " + std::to_string(o.suits) + " " + o.label.id + " " + o.prompt.phrase.id + textOf(o.prompt.args) + ":";
    o.candidates.each([&](Card c) { out += " " + cardText(c); });
    return out;
}

/// Everything of an event: equal for equal events.
std::string textOf(const ViewEvent &e)
{
    std::string out = std::to_string(int(e.kind)) + " " + std::to_string(int(e.beat)) + " " + std::to_string(e.actor) + " "
        + std::to_string(e.key) + ">" + std::to_string(e.newKey) + " " + textOf(e.from) + ">" + textOf(e.to) + " "
        + (e.shown.valid() ? cardText(e.shown) : "??") + " " + std::to_string(int(e.fact.kind)) + "," + std::to_string(e.fact.seat) + "="
        + std::to_string(e.fact.value) + (e.factGone ? " gone" : "") + " " + e.phase + " " + e.said.other.id + " " + e.said.self.id
        + textOf(e.said.args) + " " + e.line.label.phrase.id + textOf(e.line.label.args) + " " + std::to_string(e.line.amount);
    for (Card c : e.line.cards)
        out += " " + cardText(c);
    for (const Offer &o : e.offers)
        out += " [" + textOf(o) + "]";
    return out;
}

std::string textOf(const TableView &t)
{
    std::string out = sightOf(t);
    for (const ZoneView &z : t.zones)
        for (const CardView &c : z.cards)
            out += std::to_string(c.key) + " ";
    for (const Offer &o : t.offers)
        out += textOf(o) + "\n";
    return out;
}

std::vector<Viewer> viewersOf(const Match &m)
{
    std::vector<Viewer> out;
    for (Seat p = 0; p < m.seats(); ++p)
        out.push_back(p);
    out.push_back(kPublic);
    return out;
}

std::size_t numberOf(std::int64_t shortRuns, std::int64_t longRuns) { return std::size_t(isLong() ? longRuns : shortRuns); }

/// Plays a match with random moves and calls `each(match, seat, action, rng, n)` before every move, until the match
/// is over, or `moves` have been made, or `each` says that it has seen enough.
template <class F>
void play(const Table &t, std::uint64_t seed, std::size_t moves, F each)
{
    Rng rng(mix64(t.setup.seed ^ mix64(seed)));
    auto match = startMatch(t, seed);
    hold(bool(match), "does not start");
    std::string last = "the start";
    std::size_t n = 0;
    try {
        for (; !match->over() && n < moves; ++n) {
            const auto [seat, action] = randomMove(*match, rng);
            hold(seat >= 0, "nobody can act, and it is not over");
            each(*match, seat, action, rng, n);
            last = std::to_string(seat) + " " + textOf(action);
            const auto refusal = match->submit(seat, action, nullptr);
            hold(!refusal, "random play made " + last + ", refused for " + (refusal ? refusal->reason : ""));
        }
    } catch (const Broken &b) {
        throw Broken{t.name + " seed " + std::to_string(seed) + " move " + std::to_string(n) + " after " + last + ": " + b.what};
    } catch (const BrokenInvariant &b) {
        throw Broken{t.name + " seed " + std::to_string(seed) + " move " + std::to_string(n) + " after " + last + ": invariant " + b.what()};
    }
}

// ---- legal = check ---------------------------------------------------------------------------------

/// Whether a code is a card of any deck; other codes have no text.
bool isCard(Card c)
{
    const int first = c.code < kFirstFive ? c.code / kSecondPack * kSecondPack : c.code < kFirstKille ? kFirstFive : kFirstKille;
    return c.code - first < (first == 0 ? 55 : first == kSecondPack ? 52 : first == kFirstFive ? 60 : 42);
}

std::set<std::string> legalTexts(const LegalList &legal)
{
    std::set<std::string> out;
    for (const Action &a : legal.actions)
        out.insert(textOf(a));
    return out;
}

/// Everything in the list passes check, and of all else that can be said with one card, one number or one suit, only
/// what stands in the list. Cards are asked for by every code there is.
void legalIsCheck(const Match &m, Seat seat)
{
    const LegalList legal = m.legal(seat);
    hold(legal.count > 0, "has the turn and nothing to do");
    const bool listed = std::int64_t(legal.actions.size()) == legal.count;
    hold(listed || (legal.actions.empty() && legal.count > kMaxLegal), "the legal list is neither whole nor empty");
    const auto texts = legalTexts(legal);
    hold(!listed || std::int64_t(texts.size()) == legal.count, "an action stands in the list twice");
    for (const Action &a : legal.actions)
        hold(!m.check(seat, a), textOf(a) + " is in the list, and check refuses it");
    const auto ask = [&](const Action &a) {
        const bool allowed = !m.check(seat, a);
        hold(!listed || allowed == (texts.count(textOf(a)) > 0), textOf(a) + (allowed ? " is not in the list, and check allows it" : " is in the list, and check refuses it"));
    };
    for (int v = 0; v < kVerbs; ++v) {
        ask(Action::of(Verb(v)));
        for (int code = 0; code < 255; ++code) {
            const Action a = Action::of(Verb(v), Card{std::uint8_t(code)});
            if (isCard(a.cards[0]))
                ask(a);
            else
                hold(bool(m.check(seat, a)), "check allows a card of code " + std::to_string(code) + ", which there is not");
        }
    }
    for (Verb v : {Verb::bid, Verb::handSize, Verb::cut})
        for (int n = -1; n < 30; ++n)
            ask(Action::withNumber(v, n));
    for (Verb v : {Verb::name, Verb::trump})
        for (int s = 0; s < 4; ++s) {
            Action a = Action::of(v);
            a.suit = Suit(s);
            ask(a);
        }
}

/// Several cards: random sets of what the seat holds and of what it does not.
void setsAreChecked(const Match &m, Seat seat, Rng &rng)
{
    const LegalList legal = m.legal(seat);
    if (legal.actions.empty())
        return;
    const auto texts = legalTexts(legal);
    CardSet held;
    for (const Offer &o : m.offers(seat))
        held |= o.candidates;
    std::vector<Card> cards;
    held.each([&](Card c) { cards.push_back(c); });
    cards.push_back(Card{std::uint8_t(rng.below(52))});
    for (int i = 0; i < 40; ++i) {
        rng.shuffle(std::span(cards));
        const std::size_t k = 2 + rng.below(5);
        for (Verb v : {Verb::play, Verb::exchange, Verb::beat, Verb::pile}) {
            Action a = Action::of(v);
            for (std::size_t j = 0; j < std::min(k, cards.size()); ++j)
                a.cards[a.count++] = cards[j];
            if (v != Verb::beat)
                std::sort(a.cards.begin(), a.cards.begin() + a.count);
            const bool twice = a.set().count() != a.count;
            const bool allowed = !m.check(seat, a);
            hold(!(twice && allowed), textOf(a) + " plays a card twice");
            hold(allowed == (texts.count(textOf(a)) > 0), textOf(a) + ": check and list differ");
        }
    }
}

/// Each listed action can be put together from an offer, card by card, as narrow() lets a person.
void offersReachEverything(const Match &m, Seat seat, Rng &rng)
{
    const auto offers = m.offers(seat);
    hold(!offers.empty(), "has the turn and no offer");
    const LegalList legal = m.legal(seat);
    const std::size_t sample = std::min<std::size_t>(legal.actions.size(), 60);
    for (std::size_t i = 0; i < sample; ++i) {
        const Action &a = legal.actions[legal.actions.size() <= sample ? i : rng.below(std::uint32_t(legal.actions.size()))];
        const bool reached = std::any_of(offers.begin(), offers.end(), [&](const Offer &o) {
            if (o.verb != a.verb || o.hasCards() != (a.count > 0))
                return false;
            if (!o.hasCards())
                return (!o.hasNumbers() || (a.number >= o.lowest && a.number <= o.highest)) && (!o.suits || (o.suits >> (a.suit == Suit::none ? 4 : int(a.suit)) & 1));
            std::vector<Card> chosen;
            for (Card c : a.used()) {
                if (!m.narrow(seat, o, chosen).candidates.has(c) || !o.candidates.has(c))
                    return false;
                chosen.push_back(c);
            }
            return m.narrow(seat, o, chosen).complete;
        });
        hold(reached, textOf(a) + " cannot be put together from any offer");
    }
}

/// What each seat that has not the turn is told, and that no offer or list is held out to it.
void othersMustWait(const Match &m)
{
    const auto act = m.toAct();
    for (Seat p = -1; p <= kMaxSeats; ++p) {
        if (std::find(act.begin(), act.end(), p) != act.end())
            continue;
        hold(m.legal(p).count == 0 && m.offers(p).empty(), "a seat that must wait is offered something");
        for (Verb v : {Verb::play, Verb::keep, Verb::pass, Verb::take}) {
            const auto r = m.check(p, Action::of(v));
            hold(r && std::string_view(r->reason) == "not-your-turn", "a seat that must wait is not told so");
        }
    }
}

/// Whether some text is this one, or goes on from it.
bool begins(const std::set<std::string> &texts, const std::string &start)
{
    const auto it = texts.lower_bound(start);
    return it != texts.end() && (*it == start || it->starts_with(start + ' '));
}

/// A refusal changes nothing, has a reason and words, and the cards that it names as a way out are legal.
void refusalsAreSound(const Match &m, Seat seat, Rng &rng, std::set<std::string> &reasons)
{
    const auto texts = legalTexts(m.legal(seat));
    CardSet held;
    for (const Offer &o : m.offers(seat))
        held |= o.candidates;
    auto copy = m.clone();
    const auto hash = m.hash();
    for (int i = 0; i < 60; ++i) {
        const Card c = Card{std::uint8_t(rng.below(i % 2 ? 52 : 255))};
        if (!isCard(c))
            continue;
        Action a = Action::of(Verb(rng.below(kVerbs)), c);
        if (i % 3 == 0)
            a.verb = Verb::play;
        std::vector<Step> steps;
        const bool mayBe = !m.check(seat, a);
        if (mayBe)
            continue;
        const auto r = copy->submit(seat, a, &steps);
        hold(r && steps.empty() && copy->hash() == hash, "the refused " + textOf(a) + " changed something");
        hold(*r->reason && !r->text.phrase.empty() && *r->text.phrase.source, textOf(a) + " is refused without a word");
        reasons.insert(r->reason);
        if (!r->wayOut.empty() && !texts.empty())
            r->wayOut.each([&](Card way) { // in the place of the card, or put to it where the order of cards means something
                const std::string instead = textOf(Action::of(a.verb, way)), then = textOf(a) + ' ' + cardText(way);
                hold(begins(texts, instead) || begins(texts, then), "the way out " + cardText(way) + " from " + textOf(a) + " is not legal");
            });
    }
}

/// The same of several cards: what a refused set names as a way out is part of a legal one.
void refusedSetsAreSound(const Match &m, Seat seat, Rng rng)
{
    for (const Offer &o : m.offers(seat)) {
        const LegalList list = o.takesSeveral() ? m.legal(seat) : LegalList{};
        CardSet part;
        for (const Action &a : list.actions)
            if (a.verb == o.verb)
                part |= a.set();
        for (int i = 0; i < 20 && !part.empty(); ++i) {
            CardSet set;
            o.candidates.each([&](Card c) {
                if (rng.below(3) == 0)
                    set.add(c);
            });
            if (const auto r = set.empty() ? std::nullopt : m.check(seat, Action::of(o.verb, set)))
                hold(part.contains(r->wayOut), "a way out of " + textOf(Action::of(o.verb, set)) + " is in nothing legal");
        }
    }
}

void textRoundTrips(const Match &m, Seat seat)
{
    for (const Action &a : m.legal(seat).actions) {
        const ParsedAction p = parseAction(textOf(a));
        hold(bool(p.action), textOf(a) + " cannot be read back");
        hold(m.settleCopies(seat, *p.action, p.unspecific) == a, textOf(a) + " is read back as " + textOf(*p.action));
        hold(m.knowsVerb(a.verb), textOf(a) + " is legal, and the game does not know its verb");
    }
}

/// A copy goes the same way and leaves the original alone.
void copyGoesTheSameWay(const Match &m, Seat seat, const Action &a)
{
    const auto hash = m.hash();
    auto one = m.clone(), two = m.clone();
    hold(one->hash() == hash && two->hash() == hash, "a copy is not equal");
    std::vector<Step> steps;
    hold(!one->submit(seat, a, &steps) && !two->submit(seat, a, nullptr), textOf(a) + " is refused to a copy");
    hold(one->hash() == two->hash(), textOf(a) + " goes two ways, told or not told to a table");
    hold(m.hash() == hash, "moving a copy moved the original");
    hold(!steps.empty(), textOf(a) + " tells nothing");
}

// ---- what viewers see ------------------------------------------------------------------------------

/// One viewer's door, with the keys that it has given out.
struct Watcher {
    Watcher(Viewer v, const Match &m) : gate(v, *m.now())
    {
        for (const ZoneView &z : gate.table().zones)
            for (const CardView &c : z.cards)
                hold(used.insert(c.key).second, "two cards have one key");
    }
    Gate gate;
    std::set<std::uint32_t> used;
};

CardSet shownOn(const TableView &t)
{
    CardSet set;
    for (const ZoneView &z : t.zones)
        for (const CardView &c : z.cards)
            if (c.shown.valid())
                set.add(c.shown);
    return set;
}

/// A key is renewed exactly when a face goes out of sight, and a renewed key was never used before.
void keysAreRenewed(Watcher &w, const TableView &before, const ViewEvent &e)
{
    if (e.kind != ViewEventKind::moved && e.kind != ViewEventKind::turned)
        return;
    const ZoneView *from = before.find(e.from);
    hold(from != nullptr, "a card leaves a zone that is not there");
    const auto it = std::find_if(from->cards.begin(), from->cards.end(), [&](const CardView &c) { return c.key == e.key; });
    hold(it != from->cards.end(), "a card leaves a zone where its key is not");
    const bool lost = it->shown.valid() && !e.shown.valid();
    const bool swapped = it->shown.valid() && e.shown.valid() && !(it->shown == e.shown);
    hold(lost || swapped ? e.newKey != e.key && w.used.insert(e.newKey).second : e.newKey == e.key,
         lost ? "the key of a card that went out of sight lives on" : "the key of a card in sight changed");
}

/// A sentence or score line names only cards that the reader sees before or after it, or the deal is over.
void namesOnlyWhatIsSeen(const ViewEvent &e, const CardSet &seen)
{
    const auto see = [&](Card c) { hold(seen.has(c), "the log names " + cardText(c) + ", which the reader cannot see"); };
    const auto all = [&](const std::vector<Arg> &args) {
        for (const Arg &a : args) {
            if (const Card *c = std::get_if<Card>(&a.value))
                see(*c);
            if (const auto *list = std::get_if<std::vector<Card>>(&a.value))
                std::for_each(list->begin(), list->end(), see);
        }
    };
    all(e.said.args);
    all(e.line.label.args);
    std::for_each(e.line.cards.begin(), e.line.cards.end(), see);
}

/// Folding the events of a step by hand over the last table gives the gate's next one, which looks like the match.
void foldGivesTheNextView(Watcher &w, const Step &step)
{
    TableView folded = w.gate.table();
    CardSet seen = shownOn(folded);
    const auto events = w.gate.take(step);
    seen |= shownOn(w.gate.table());
    for (const ViewEvent &e : events) {
        keysAreRenewed(w, folded, e);
        if (step.beat != Beat::scored && step.beat != Beat::over)
            namesOnlyWhatIsSeen(e, seen);
        fold(folded, e);
    }
    hold(textOf(folded) == textOf(w.gate.table()), "folding by hand gives another table:\n" + textOf(folded) + "\n" + textOf(w.gate.table()));
    const TableView truth = step.after->table(w.gate.viewer());
    hold(sightOf(folded) == sightOf(truth), "viewer " + std::to_string(w.gate.viewer()) + " sees\n" + sightOf(folded) + "instead of\n" + sightOf(truth));
    hold(std::equal(folded.offers.begin(), folded.offers.end(), truth.offers.begin(), truth.offers.end(),
                    [](const Offer &a, const Offer &b) { return textOf(a) == textOf(b); }), "the offers of the view are others");
}

/// No step moves a card twice, and its moves do not begin where they end.
void stepIsWhole(const Step &step)
{
    CardSet moved;
    for (const Move &m : step.moves) {
        hold(!moved.has(m.card), cardText(m.card) + " moves twice in one step");
        hold(!(m.from == m.to), cardText(m.card) + " moves to where it lies");
        moved.add(m.card);
    }
    hold(bool(step.after), "a step has no table after it");
}

/// Nobody sees a card twice, two viewers see it in one place, and everybody counts as many cards.
void everyCardIsInOneZone(const std::vector<Watcher> &watchers, std::size_t &pack)
{
    std::map<std::uint8_t, Zone> where;
    for (const Watcher &w : watchers) {
        std::size_t count = 0;
        CardSet mine;
        for (const ZoneView &z : w.gate.table().zones) {
            count += z.cards.size();
            for (const CardView &c : z.cards) {
                if (!c.shown.valid())
                    continue;
                hold(!mine.has(c.shown), cardText(c.shown) + " is seen twice");
                mine.add(c.shown);
                const auto [it, fresh] = where.emplace(c.shown.code, z.zone);
                hold(fresh || it->second == z.zone, cardText(c.shown) + " is seen in two places by two viewers");
            }
        }
        if (!pack)
            pack = count;
        hold(count == pack, "there are " + std::to_string(count) + " cards and were " + std::to_string(pack));
    }
}

// ---- the firewall ----------------------------------------------------------------------------------

struct Worlds {
    int tried = 0, different = 0, followed = 0;
};

/// Bots that search think for a millisecond: asked at every position they would take most of the suite's time, so they
/// are asked at the first moves and at a sample of the rest.
void firewallNow(const Match &m, const Match &other, const Table &t, Viewer v, std::uint64_t seed, bool askBots)
{
    hold(textOf(m.now()->table(v)) == textOf(other.now()->table(v)), "a viewer sees what it may not:\n" + textOf(m.now()->table(v)) + textOf(other.now()->table(v)));
    if (v == kPublic)
        return;
    const LegalList a = m.legal(v), b = other.legal(v);
    hold(a.count == b.count && a.actions == b.actions, "the legal list tells hidden cards");
    if (a.count == 0 || !askBots)
        return;
    for (const BotSpec &bot : t.family->bots()) {
        const auto one = m.bot(v, bot.style, seed), two = other.bot(v, bot.style, seed);
        const auto x = one->run({}), y = two->run({});
        hold(x && y && *x == *y, std::string("the bot ") + bot.style + " sees what it may not");
        const Text why = one->why(), there = two->why(); // a hint is a bot's move and its reason
        hold(std::string_view(why.phrase.id) == there.phrase.id && textOf(why.args) == textOf(there.args),
             std::string("the reason of ") + bot.style + " tells hidden cards: " + why.phrase.id);
        const CardSet seen = shownOn(m.now()->table(v));
        for (const Arg &arg : why.args)
            if (const Card *c = std::get_if<Card>(&arg.value))
                hold(seen.has(*c), "the hint of " + std::string(bot.style) + " names " + cardText(*c) + ", which its seat cannot see");
    }
}

/// Worlds that look alike to v stay alike when the same thing happens in both.
void firewallNext(const Match &m, const Match &other, Viewer v, Seat seat, const Action &a, Worlds &count)
{
    if (other.check(seat, a))
        return;
    auto one = m.clone(), two = other.clone();
    Gate g1(v, *one->now()), g2(v, *two->now());
    std::vector<Step> s1, s2;
    const bool disclosed = m.discloses(a);
    hold(!one->submit(seat, a, &s1) && !two->submit(seat, a, &s2), "a copy refuses");
    if (disclosed)
        return;
    hold(s1.size() == s2.size(), textOf(a) + " takes other steps in another world");
    for (std::size_t i = 0; i < s1.size(); ++i) {
        const auto e1 = g1.take(s1[i]), e2 = g2.take(s2[i]);
        hold(e1.size() == e2.size(), textOf(a) + " tells how hidden cards lie");
        for (std::size_t k = 0; k < e1.size(); ++k)
            hold(textOf(e1[k]) == textOf(e2[k]), textOf(a) + " tells hidden cards to viewer " + std::to_string(v) + ":\n" + textOf(e1[k]) + "\n" + textOf(e2[k]));
    }
    ++count.followed;
}

// ---- texts -----------------------------------------------------------------------------------------

/// Phrases met in play, with the arguments that filled them.
class Heard {
public:
    void text(const Text &t) { phrase(t.phrase, t.args); }
    void phrase(const Phrase &p, const std::vector<Arg> &args)
    {
        if (p.empty())
            return;
        m_ids[p.id] = p.source;
        const std::string source = p.source;
        for (std::size_t at = 0; (at = source.find('{', at)) != std::string::npos; ++at) {
            const std::string name = source.substr(at + 1, source.find('}', at) - at - 1);
            const bool filled = std::any_of(args.begin(), args.end(), [&](const Arg &a) { return a.name == name; });
            hold(filled, std::string(p.id) + " has nothing for {" + name + "}");
        }
        if (p.plural)
            hold(std::any_of(args.begin(), args.end(), [](const Arg &a) { return a.name == "n" && std::holds_alternative<std::int64_t>(a.value); }),
                 std::string(p.id) + " counts without {n}");
    }
    void step(const Step &s)
    {
        for (const Announcement &a : s.said) {
            phrase(a.other, a.args);
            phrase(a.self, a.args);
            phrase(a.brief, a.args);
        }
        for (const ScoreLine &l : s.lines)
            text(l.label);
    }
    const std::map<std::string, std::string> &ids() const { return m_ids; }

private:
    std::map<std::string, std::string> m_ids;
};

} // namespace

/// Runs a law for the table of this row and turns what it throws into a failure.
#define TRY_LAW(...)                                            \
    do {                                                        \
        try {                                                   \
            __VA_ARGS__;                                        \
        } catch (const Broken &broken) {                        \
            QFAIL(broken.what.c_str());                         \
        } catch (const BrokenInvariant &broken) {               \
            QFAIL(broken.what());                               \
        }                                                       \
    } while (false)

class Laws : public QObject {
    Q_OBJECT

    static void rows()
    {
        QTest::addColumn<int>("index");
        for (std::size_t i = 0; i < tables().size(); ++i)
            QTest::newRow(tables()[i].name.c_str()) << int(i);
    }
    static const Table &table()
    {
        QFETCH(int, index);
        return tables()[std::size_t(index)];
    }

private slots:
    // The sample itself: an empty list would satisfy every law.
    void thereIsEnoughToTry()
    {
        std::set<std::string> presets;
        for (const Table &t : tables())
            presets.insert(t.setup.game);
        std::size_t wanted = 0;
        for (const FamilyBase *f : registry().families())
            wanted += f->presets().size();
        QCOMPARE(presets.size(), wanted);
        qInfo("%zu tables", tables().size());
        QVERIFY(tables().size() >= 90);
    }

    void matchesEnd_data() { rows(); }
    // Somebody can act until the end, which comes within the family's declared bound.
    void matchesEnd()
    {
        const Table &t = table();
        std::size_t longest = 0;
        const auto bound = std::size_t(t.family->actionBound(t.setup));
        TRY_LAW(for (std::size_t seed = 0; seed < numberOf(4, 40); ++seed) {
            std::size_t moves = 0;
            play(t, seed, bound + 1, [&](const Match &m, Seat, const Action &, Rng &, std::size_t n) {
                moves = n + 1;
                if (n % 16 == 0) {
                    const auto fault = m.fault();
                    hold(!fault, fault ? *fault : "");
                }
            });
            hold(moves <= bound, "is not over after " + std::to_string(bound) + " actions");
            longest = std::max(longest, moves);
        });
        QVERIFY(longest > 0);
    }

    void legalEqualsCheck_data() { rows(); }
    void legalEqualsCheck()
    {
        const Table &t = table();
        std::set<std::string> reasons;
        TRY_LAW(for (std::size_t seed = 0; seed < numberOf(2, 6); ++seed) {
            play(t, 100 + seed, numberOf(300, 3000), [&](const Match &m, Seat seat, const Action &a, Rng &rng, std::size_t n) {
                // The first moves one by one, for they hold every phase; later ones as a sample.
                if (n >= 24 && rng.below(12))
                    return;
                for (Seat p : m.toAct()) {
                    legalIsCheck(m, p);
                    setsAreChecked(m, p, rng);
                    offersReachEverything(m, p, rng);
                    refusalsAreSound(m, p, rng, reasons);
                    refusedSetsAreSound(m, p, rng);
                    textRoundTrips(m, p);
                }
                othersMustWait(m);
                copyGoesTheSameWay(m, seat, a);
            });
        });
        QVERIFY(reasons.count("not-in-hand"));
        QVERIFY(reasons.count("not-now"));
    }

    void viewsFold_data() { rows(); }
    void viewsFold()
    {
        const Table &t = table();
        TRY_LAW(for (std::size_t seed = 0; seed < numberOf(3, 8); ++seed) {
            std::vector<Step> setUp;
            auto match = startMatch(t, 200 + seed, &setUp);
            hold(bool(match) && !setUp.empty(), "the setting up tells nothing");
            Rng rng(seed);
            // From the very first step: the gate opens before the first deal, as an application's does.
            std::vector<Watcher> watchers;
            for (Viewer v : viewersOf(*match))
                watchers.emplace_back(v, *match);
            std::size_t pack = 0;
            for (std::size_t n = 0; !match->over() && n < numberOf(120, 2000); ++n) {
                const auto [seat, action] = randomMove(*match, rng);
                std::vector<Step> steps;
                hold(!match->submit(seat, action, &steps), textOf(action) + " is refused");
                hold(!steps.empty(), textOf(action) + " tells nothing");
                for (const Step &s : steps) {
                    stepIsWhole(s);
                    for (Watcher &w : watchers)
                        foldGivesTheNextView(w, s);
                }
                const auto now = match->now();
                for (const Watcher &w : watchers)
                    hold(sightOf(w.gate.table()) == sightOf(now->table(w.gate.viewer())), "the last step is not the present");
                everyCardIsInOneZone(watchers, pack);
                const auto fault = match->fault();
                hold(!fault, fault ? *fault : "");
            }
        });
    }

    void setUpFolds_data() { rows(); }
    // The steps of setting up, seen through a gate that opens after the first of them.
    void setUpFolds()
    {
        const Table &t = table();
        TRY_LAW({
            std::vector<Step> steps;
            const auto match = startMatch(t, 300, &steps);
            hold(steps.size() >= 2, "there is no deal");
            for (Viewer v : viewersOf(*match)) {
                Gate gate(v, *steps.front().after);
                for (std::size_t i = 1; i < steps.size(); ++i)
                    gate.take(steps[i]);
                hold(sightOf(gate.table()) == sightOf(match->now()->table(v)), "the deal does not fold");
            }
        });
    }

    void firewall_data() { rows(); }
    void firewall()
    {
        const Table &t = table();
        Worlds count;
        TRY_LAW(for (std::size_t seed = 0; seed < numberOf(3, 6); ++seed) {
            play(t, 400 + seed, numberOf(200, 1500), [&](const Match &m, Seat seat, const Action &a, Rng &rng, std::size_t n) {
                if (n >= 12 && rng.below(isLong() ? 4 : 10))
                    return;
                const bool askBots = n == 0 || rng.below(6) == 0;
                for (Viewer v : viewersOf(m)) {
                    const auto other = m.permuted(v, rng.next());
                    count.tried += severalPlaces(m, v);
                    count.different += other->hash() != m.hash();
                    const auto fault = other->fault();
                    hold(!fault, "a permuted world is none: " + (fault ? *fault : ""));
                    firewallNow(m, *other, t, v, rng.next(), askBots);
                    firewallNext(m, *other, v, seat, a, count);
                }
            });
        });
        // Worlds that are all the same would prove nothing.
        QVERIFY2(count.tried == 0 || count.different * 4 > count.tried, "hardly any hidden card was moved");
        QVERIFY(count.followed > 0);
    }

    void savesReload_data() { rows(); }
    // Saved in any phase, a match reloads to the same position and goes on the same way.
    void savesReload()
    {
        const Table &t = table();
        TRY_LAW({
            Record record;
            record.setup = t.setup;
            record.seats.resize(std::size_t(t.setup.players));
            Referee referee(registry());
            hold(!referee.start(record), "the referee does not start");
            // A game that knows no dealer is told who sits there; of the others the one that the seed drew is read.
            if (const auto dealer = referee.match().answer("dealer", 0))
                record.setup.dealer = Seat(dealer->numbers.front());
            else
                record.setup.dealer = 0;
            hold(!referee.start(record), "the referee does not start again");
            const Seat firstDealer = *record.setup.dealer;
            Rng rng(t.setup.seed);
            std::set<std::string> phases;
            for (std::size_t n = 0; !referee.match().over() && n < numberOf(200, 2000); ++n) {
                const auto [seat, action] = randomMove(referee.match(), rng);
                const bool newPhase = phases.insert(referee.match().answer("phase", 0)->word).second;
                if (newPhase || rng.below(24) == 0) {
                    const std::string text = writeRecord(referee.record());
                    const auto parsed = parseRecord(text);
                    hold(bool(parsed), "what was saved cannot be read");
                    hold(writeRecord(*parsed) == text, "reading and writing changes a save");
                    Referee loaded(registry());
                    const auto problem = loaded.start(*parsed);
                    hold(!problem, std::string("what was saved cannot be loaded: ") + (problem ? problem->text.phrase.source : ""));
                    hold(!loaded.warning(), "what was saved loads with a warning");
                    hold(loaded.match().hash() == referee.match().hash(), "what was saved loads to another position");
                    hold(!loaded.submit(seat, action), "a loaded match refuses the next move");
                    // The packs are in the file: with another seed the same cards have been dealt.
                    Record reseeded = *parsed;
                    reseeded.setup.seed ^= 0x5EED;
                    reseeded.setup.dealer = firstDealer;
                    Referee other(registry());
                    hold(!other.start(reseeded) && other.match().hash() == referee.match().hash(), "what was saved depends on the seed");
                    auto ahead = referee.match().clone();
                    hold(!ahead->submit(seat, action, nullptr) && ahead->hash() == loaded.match().hash(), "a loaded match goes another way");
                }
                hold(!referee.submit(seat, action), textOf(action) + " is refused");
            }
        });
    }

    void botsPlayLegally_data() { rows(); }
    void botsPlayLegally()
    {
        const Table &t = table();
        TRY_LAW(for (const BotSpec &bot : t.family->bots()) {
            play(t, 500, numberOf(200, 2000), [&](const Match &m, Seat, const Action &, Rng &rng, std::size_t n) {
                if (n >= 4 && rng.below(isLong() ? 8 : 20))
                    return;
                const std::uint64_t seed = rng.next();
                for (Seat p : m.toAct()) {
                    const auto hash = m.hash();
                    const auto one = m.bot(p, bot.style, seed)->run({}), two = m.bot(p, bot.style, seed)->run({});
                    hold(one.has_value(), std::string(bot.style) + " has no move");
                    hold(!m.check(p, *one), std::string(bot.style) + " plays " + textOf(*one) + ", which is refused");
                    hold(two && *one == *two, std::string(bot.style) + " answers one view with two moves");
                    std::stop_source stop;
                    stop.request_stop();
                    hold(!m.bot(p, bot.style, seed)->run(stop.get_token()), std::string(bot.style) + " does not stop");
                    if (n == 0)
                        hold(m.bot(p, "a style from the future", seed)->run({}) == m.bot(p, t.family->ruleBot(), seed)->run({}), "an unknown style is not the rule bot");
                    hold(m.hash() == hash, "thinking moved something");
                }
            });
        });
    }

    void everyIdHasText_data()
    {
        QTest::addColumn<int>("index");
        for (std::size_t i = 0; i < registry().families().size(); ++i)
            QTest::newRow(std::string(registry().families()[i]->id()).c_str()) << int(i);
    }
    // Every phrase has an id and a source, one id has one text, and everything said in play, on buttons, in prompts,
    // in refusals and on the score sheet is in the family's list with all its placeholders filled.
    void everyIdHasText()
    {
        QFETCH(int, index);
        const FamilyBase &family = *registry().families()[std::size_t(index)];
        std::map<std::string, std::string> listed;
        for (const Phrase &p : family.phrases()) {
            QVERIFY(!p.empty() && *p.source);
            const auto [it, fresh] = listed.emplace(p.id, p.source);
            QVERIFY2(fresh || it->second == p.source, p.id);
        }
        Heard heard;
        TRY_LAW(for (const Table &t : tables()) {
            if (t.family != &family)
                continue;
            std::vector<Step> steps;
            auto match = startMatch(t, 600, &steps);
            Rng rng(600);
            for (int n = 0; !match->over() && n < 400; ++n) {
                const auto [seat, action] = randomMove(*match, rng);
                for (const Offer &o : match->offers(seat)) {
                    heard.phrase(o.label, {});
                    heard.text(o.prompt);
                }
                for (int i = 0; i < 4; ++i)
                    if (const auto r = match->check(Seat(rng.below(std::uint32_t(match->seats()))), Action::of(Verb(rng.below(kVerbs)), Card{std::uint8_t(rng.below(56))})))
                        heard.text(r->text);
                if (n < 3 || rng.below(30) == 0)
                    for (const BotSpec &b : family.bots()) {
                        const auto bot = match->bot(seat, b.style, rng.next());
                        hold(bot->run({}).has_value(), std::string(b.style) + " has no move");
                        heard.text(bot->why());
                    }
                hold(!match->submit(seat, action, &steps), "refused");
                for (const Step &s : steps)
                    heard.step(s);
                steps.clear();
            }
            if (match->over())
                if (const auto r = match->check(0, Action::of(Verb::play)))
                    heard.text(r->text);
        });
        for (const auto &[id, source] : heard.ids())
            QVERIFY2(listed.count(id) && listed[id] == source, ("said, but not in phrases(): " + id).c_str());
        for (const PresetSpec &p : family.presets()) {
            QVERIFY(listed.count(p.name.id) && listed.count(p.line.id));
            for (const char *id : p.switches)
                QVERIFY2(switchOf(family, id), id);
            for (const OptionSpec &o : family.options())
                QVERIFY2(!family.presetValue(p, o.key).empty(), o.key);
        }
    }

    void presetsAreSound_data()
    {
        everyIdHasText_data();
    }
    // A preset is valid with each number of seats that it names, with none beside it, and with its values spelled out.
    void presetsAreSound()
    {
        QFETCH(int, index);
        const FamilyBase &family = *registry().families()[std::size_t(index)];
        for (const PresetSpec &p : family.presets()) {
            Setup setup;
            setup.game = p.id;
            for (int n = 0; n <= kMaxSeats + 1; ++n) {
                setup.players = n;
                QCOMPARE(!family.validate(setup), n >= p.seatsMin && n <= p.seatsMax);
            }
            setup.players = p.seatsMin;
            for (const OptionSpec &o : family.options())
                setup.options.push_back({o.key, family.presetValue(p, o.key), 0});
            QVERIFY(!family.validate(setup));
        }
    }

    // Wide only: bots against bots, every preset and number of seats in rotation, a hundred thousand matches a family.
    void botsPlayManyMatches_data() { everyIdHasText_data(); }
    void botsPlayManyMatches()
    {
        QFETCH(int, index);
        const FamilyBase &family = *registry().families()[std::size_t(index)];
        const std::size_t matches = numberOf(1000, 100000);
        std::vector<const Table *> mine;
        for (const Table &t : tables())
            if (t.family == &family)
                mine.push_back(&t);
        const auto begin = std::chrono::steady_clock::now();
        std::int64_t actions = 0;
        TRY_LAW(for (std::size_t i = 0; i < matches; ++i) {
            const Table &t = *mine[i % mine.size()];
            auto match = startMatch(t, 10000 + i);
            Rng rng(i);
            const int bound = family.actionBound(t.setup);
            int n = 0;
            for (; !match->over() && n < bound; ++n, ++actions) {
                const Seat seat = match->toAct().front();
                // The rule bot may search: it sits down in one match of sixteen, the others in all.
                std::size_t b = (std::size_t(seat) + i) % family.bots().size();
                while (i % 16 && family.bots().size() > 1 && std::string_view(family.bots()[b].style) == family.ruleBot())
                    b = (b + 1) % family.bots().size();
                const BotSpec &bot = family.bots()[b];
                const auto action = match->bot(seat, bot.style, rng.next())->run({});
                hold(action && !match->submit(seat, *action, nullptr), t.name + ": a bot was refused in match " + std::to_string(i));
            }
            hold(match->over(), t.name + ": match " + std::to_string(i) + " does not end");
            const auto fault = match->fault();
            hold(!fault, t.name + ": " + (fault ? *fault : ""));
        });
        const double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
        qInfo("%s: %zu matches, %lld actions in %.1f s", std::string(family.id()).c_str(), matches, static_cast<long long>(actions), seconds);
    }
};

QTEST_GUILESS_MAIN(Laws)
#include "tst_laws.moc"
