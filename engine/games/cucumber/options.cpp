// SPDX-License-Identifier: GPL-3.0-or-later
// The table of options, and reading it.
#include "engine/games/cucumber/options.h"

#include "engine/games/cucumber/problems.h"
#include "engine/games/cucumber/rules.h"

#include <algorithm>
#include <charconv>
#include <map>

namespace khiar::games::cucumber {
namespace {

using namespace problem;

constexpr int kMost = 999;

OptionSpec choice(const char *key, std::vector<OptionValue> values, Phrase name, Phrase sentence)
{
    return {key, OptionKind::choice, std::move(values), 0, 0, name, sentence};
}

OptionSpec number(const char *key, int lowest, int highest, Phrase name, Phrase sentence, std::vector<OptionValue> named = {})
{
    return {key, OptionKind::number, std::move(named), lowest, highest, name, sentence};
}

constexpr OptionValue kOn = {"on", KHIAR_TEXT("opt.on", "on")};
constexpr OptionValue kOff = {"off", KHIAR_TEXT("opt.off", "off")};

/// What lies in the pack and how much of it is dealt.
std::vector<OptionSpec> packSpecs()
{
    return {
        choice("deck", {{"standard", KHIAR_TEXT("opt.deck.standard", "52 cards")}, {"five", KHIAR_TEXT("opt.deck.five", "Five Cucumbers, 60 cards")}, {"kille", KHIAR_TEXT("opt.deck.kille", "Kille, 42 cards")}},
               KHIAR_TEXT("opt.deck", "Deck"), KHIAR_TEXT("opt.deck.why", "Which cards the game is played with.")),
        choice("packs", {{"auto", KHIAR_TEXT("opt.packs.auto", "as many as needed")}, {"1", KHIAR_TEXT("opt.packs.1", "one")}, {"2", KHIAR_TEXT("opt.packs.2", "two")}},
               KHIAR_TEXT("opt.packs", "Packs"), KHIAR_TEXT("opt.packs.why", "How many packs are shuffled together.")),
        number("jokers", 0, 3, KHIAR_TEXT("opt.jokers", "Jokers"), KHIAR_TEXT("opt.jokers.why", "How many jokers are added to the pack."), {{"0", KHIAR_TEXT("opt.jokers.0", "none")}}),
        choice("joker-role", {{"top", KHIAR_TEXT("opt.joker-role.top", "above the ace, 15 points")}, {"ace", KHIAR_TEXT("opt.joker-role.ace", "aces")}},
               KHIAR_TEXT("opt.joker-role", "What jokers are"), KHIAR_TEXT("opt.joker-role.why", "Whether jokers lie above the aces, or are aces in every respect.")),
        choice("special", {{"none", KHIAR_TEXT("opt.special.none", "none")}, {"six-of-clubs", KHIAR_TEXT("opt.special.six-of-clubs", "6 of clubs on top, 21 points")},
                           {"black-sevens", KHIAR_TEXT("opt.special.black-sevens", "7 of spades 16, 7 of clubs 15")}, {"black-sevens-reversed", KHIAR_TEXT("opt.special.black-sevens-reversed", "7 of clubs 16, 7 of spades 15")},
                           {"black-sevens-equal", KHIAR_TEXT("opt.special.black-sevens-equal", "black sevens equal, 21 points")}},
               KHIAR_TEXT("opt.special", "Special cards"), KHIAR_TEXT("opt.special.why", "Single cards that lie above all others and cost more.")),
        number("hand", 1, kMaxHand, KHIAR_TEXT("opt.hand", "Cards each"), KHIAR_TEXT("opt.hand.why", "How many cards are dealt to each player.")),
        number("hand-max", 0, kMaxHand, KHIAR_TEXT("opt.hand-max", "Cards each at most"), KHIAR_TEXT("opt.hand-max.why", "The largest hand where hand sizes vary; 0 means that only the pack sets a limit."), {{"0", KHIAR_TEXT("opt.hand-max.0", "as the pack allows")}}),
        choice("hand-schedule", {{"fixed", KHIAR_TEXT("opt.hand-schedule.fixed", "always the same")}, {"all", KHIAR_TEXT("opt.hand-schedule.all", "as many as the pack gives")},
                                 {"losing-value", KHIAR_TEXT("opt.hand-schedule.losing-value", "set by the last losing card")}, {"down", KHIAR_TEXT("opt.hand-schedule.down", "one fewer each deal")},
                                 {"zigzag", KHIAR_TEXT("opt.hand-schedule.zigzag", "down and up, lower each time")}, {"dealer-choice", KHIAR_TEXT("opt.hand-schedule.dealer-choice", "the dealer chooses")}},
               KHIAR_TEXT("opt.hand-schedule", "Hand sizes"), KHIAR_TEXT("opt.hand-schedule.why", "How many cards are dealt from one deal to the next.")),
        choice("after-one", {{"restart", KHIAR_TEXT("opt.after-one.restart", "start again at the top")}, {"hold", KHIAR_TEXT("opt.after-one.hold", "stay at one card")}, {"bounce", KHIAR_TEXT("opt.after-one.bounce", "one more each deal")}},
               KHIAR_TEXT("opt.after-one", "After a deal of one card"), KHIAR_TEXT("opt.after-one.why", "How hand sizes go on when they have shrunk to one card.")),
        choice("zigzag", {{"step", KHIAR_TEXT("opt.zigzag.step", "up step by step")}, {"jump", KHIAR_TEXT("opt.zigzag.jump", "up in one jump")}},
               KHIAR_TEXT("opt.zigzag", "Zigzag"), KHIAR_TEXT("opt.zigzag.why", "How hand sizes climb again in a zigzag.")),
        choice("shortage", {{"floor", KHIAR_TEXT("opt.shortage.floor", "as many as there are")}, {"seven-then-floor", KHIAR_TEXT("opt.shortage.seven-then-floor", "seven, or as many as there are")}},
               KHIAR_TEXT("opt.shortage", "When cards run short"), KHIAR_TEXT("opt.shortage.why", "How many cards are dealt when the pack is too small for the hand size.")),
        choice("leftover", {{"hidden", KHIAR_TEXT("opt.leftover.hidden", "stay face down")}, {"shown", KHIAR_TEXT("opt.leftover.shown", "are shown")}, {"drop-last", KHIAR_TEXT("opt.leftover.drop-last", "always some")}},
               KHIAR_TEXT("opt.leftover", "Undealt cards"), KHIAR_TEXT("opt.leftover.why", "Whether undealt cards are turned up; or, where the pack comes out even, one card fewer is dealt to each.")),
        choice("next-dealer", {{"clockwise", KHIAR_TEXT("opt.next-dealer.clockwise", "clockwise")}, {"loser", KHIAR_TEXT("opt.next-dealer.loser", "the loser of the deal")}, {"lowest-last", KHIAR_TEXT("opt.next-dealer.lowest-last", "the first lowest last card")}},
               KHIAR_TEXT("opt.next-dealer", "Next dealer"), KHIAR_TEXT("opt.next-dealer.why", "Who deals next.")),
    };
}

/// What happens between the deal and the first trick.
std::vector<OptionSpec> beforeSpecs()
{
    return {
        choice("exchange", {{"none", KHIAR_TEXT("opt.exchange.none", "none")}, {"forehand-exact", KHIAR_TEXT("opt.exchange.forehand-exact", "forehand sets the number")},
                            {"dealer-keep-two", KHIAR_TEXT("opt.exchange.dealer-keep-two", "the dealer sets the number and keeps two")}, {"forehand-upper", KHIAR_TEXT("opt.exchange.forehand-upper", "at most as many as forehand")},
                            {"chain-upper", KHIAR_TEXT("opt.exchange.chain-upper", "at most as many as the player before")}, {"free", KHIAR_TEXT("opt.exchange.free", "any number")},
                            {"rassi", KHIAR_TEXT("opt.exchange.rassi", "whole hands: free, double, redouble")}},
               KHIAR_TEXT("opt.exchange", "Exchange"), KHIAR_TEXT("opt.exchange.why", "Whether cards may be exchanged with the stock before play.")),
        choice("kontra", {kOff, kOn}, KHIAR_TEXT("opt.kontra", "Kontra"), KHIAR_TEXT("opt.kontra.why", "Before play somebody may say kontra: the penalty doubles, or costs the caller four times as much.")),
    };
}

/// How cards are played.
std::vector<OptionSpec> playSpecs()
{
    return {
        choice("first-lead", {{"forehand", KHIAR_TEXT("opt.first-lead.forehand", "forehand")}, {"dealer", KHIAR_TEXT("opt.first-lead.dealer", "the dealer")}, {"last-loser", KHIAR_TEXT("opt.first-lead.last-loser", "whoever lost the last deal")}},
               KHIAR_TEXT("opt.first-lead", "First lead"), KHIAR_TEXT("opt.first-lead.why", "Who leads the first trick of a deal.")),
        choice("lead", {{"any", KHIAR_TEXT("opt.lead.any", "any card")}, {"lowest", KHIAR_TEXT("opt.lead.lowest", "the lowest card")}},
               KHIAR_TEXT("opt.lead", "Leading"), KHIAR_TEXT("opt.lead.why", "Whether a trick may be led with any card.")),
        choice("sets", {kOff, kOn}, KHIAR_TEXT("opt.sets", "Equal cards together"), KHIAR_TEXT("opt.sets.why", "Whether several cards of one rank may be led together; everyone then plays as many.")),
        choice("beat", {{"highest", KHIAR_TEXT("opt.beat.highest", "the highest card of the trick")}, {"previous", KHIAR_TEXT("opt.beat.previous", "the card just before")}},
               KHIAR_TEXT("opt.beat", "Card to reach"), KHIAR_TEXT("opt.beat.why", "Which card the next player has to reach.")),
        choice("duty", {{"optional", KHIAR_TEXT("opt.duty.optional", "reach or play the lowest")}, {"must", KHIAR_TEXT("opt.duty.must", "reach whenever possible")},
                        {"lowest-beater", KHIAR_TEXT("opt.duty.lowest-beater", "reach with the lowest that will do")}, {"match-equal", KHIAR_TEXT("opt.duty.match-equal", "an equal card first")}},
               KHIAR_TEXT("opt.duty", "Duty to reach"), KHIAR_TEXT("opt.duty.why", "What a player has to do who could reach.")),
        choice("ace-block", {kOff, kOn}, KHIAR_TEXT("opt.ace-block", "Ace block"), KHIAR_TEXT("opt.ace-block.why", "Whether nothing reaches an ace, so that the lowest card has to follow it.")),
        choice("ace-block-capture", {{"last", KHIAR_TEXT("opt.ace-block-capture.last", "the later one takes")}, {"first", KHIAR_TEXT("opt.ace-block-capture.first", "the first one takes")}},
               KHIAR_TEXT("opt.ace-block-capture", "Ace on a blocked ace"), KHIAR_TEXT("opt.ace-block-capture.why", "Which ace takes the trick when a hand of aces has to put one on an ace.")),
        choice("ace-low-last", {kOff, kOn}, KHIAR_TEXT("opt.ace-low-last", "Ace low in the last trick"), KHIAR_TEXT("opt.ace-low-last.why", "Whether an ace is the lowest card of the last trick and costs 1 point.")),
    };
}

/// What the last trick costs.
std::vector<OptionSpec> scoreSpecs()
{
    return {
        choice("last-trick", {{"in-turn", KHIAR_TEXT("opt.last-trick.in-turn", "in turn")}, {"together", KHIAR_TEXT("opt.last-trick.together", "shown together")}},
               KHIAR_TEXT("opt.last-trick", "Last trick"), KHIAR_TEXT("opt.last-trick.why", "Whether the last cards are played in turn or turned up together.")),
        choice("tie", {{"last", KHIAR_TEXT("opt.tie.last", "the last of equals")}, {"all", KHIAR_TEXT("opt.tie.all", "all of equals")}, {"all-but-first-lowest", KHIAR_TEXT("opt.tie.all-but-first-lowest", "all but the first lowest card")}},
               KHIAR_TEXT("opt.tie", "Who loses the last trick"), KHIAR_TEXT("opt.tie.why", "Whether only the last of equally high cards loses the deal, all of them, or everybody but the first lowest card.")),
        choice("tie-bonus", {kOn, kOff}, KHIAR_TEXT("opt.tie-bonus", "Bonus for equal last cards"), KHIAR_TEXT("opt.tie-bonus.why", "Whoever's last card equals the losing card takes its value off.")),
        choice("values", {{"face", KHIAR_TEXT("opt.values.face", "ranks, ace 14")}, {"court-eleven", KHIAR_TEXT("opt.values.court-eleven", "court cards and ace 11")}, {"court-ten", KHIAR_TEXT("opt.values.court-ten", "court cards 10, ace 11")},
                          {"cucumbers", KHIAR_TEXT("opt.values.cucumbers", "cucumbers on the card")}, {"knockout", KHIAR_TEXT("opt.values.knockout", "the loser is out")}, {"none", KHIAR_TEXT("opt.values.none", "one for each deal lost")}},
               KHIAR_TEXT("opt.values", "Card values"), KHIAR_TEXT("opt.values.why", "What a losing card costs.")),
        choice("ones-double", {kOff, kOn}, KHIAR_TEXT("opt.ones-double", "Ones double"), KHIAR_TEXT("opt.ones-double.why", "Whether a 1 in the last trick doubles its cucumbers.")),
        choice("score-by", {{"points", KHIAR_TEXT("opt.score-by.points", "points")}, {"cards", KHIAR_TEXT("opt.score-by.cards", "kept cards")}},
               KHIAR_TEXT("opt.score-by", "Scoring by"), KHIAR_TEXT("opt.score-by.why", "Whether penalties are written down, or the losing card stays in front of its player.")),
    };
}

/// How long one is in, stakes, and how it all ends.
std::vector<OptionSpec> endSpecs()
{
    return {
        number("limit", 1, kMost, KHIAR_TEXT("opt.limit", "Limit"), KHIAR_TEXT("opt.limit.why", "The score at which one busts.")),
        choice("bust", {{"reach", KHIAR_TEXT("opt.bust.reach", "at the limit")}, {"exceed", KHIAR_TEXT("opt.bust.exceed", "above the limit")}},
               KHIAR_TEXT("opt.bust", "Bust"), KHIAR_TEXT("opt.bust.why", "Whether reaching the limit busts, or only passing it.")),
        number("reset-at", 0, kMost, KHIAR_TEXT("opt.reset-at", "Back to 0 at"), KHIAR_TEXT("opt.reset-at.why", "Exactly this many points after a penalty go back to 0; 0 switches it off."), {{"0", KHIAR_TEXT("opt.reset-at.0", "never")}}),
        choice("lives", {{"2", KHIAR_TEXT("opt.lives.2", "two")}, {"1", KHIAR_TEXT("opt.lives.1", "one")}, {"half-cucumber", KHIAR_TEXT("opt.lives.half-cucumber", "one and a half cucumber")}},
               KHIAR_TEXT("opt.lives", "Lives"), KHIAR_TEXT("opt.lives.why", "Two lives: the first bust brings a cucumber and the highest score of the others. Half a cucumber: all kept cards but one go back.")),
        choice("half-keeps", {{"top", KHIAR_TEXT("opt.half-keeps.top", "the topmost card")}, {"highest", KHIAR_TEXT("opt.half-keeps.highest", "the highest card")}},
               KHIAR_TEXT("opt.half-keeps", "Half cucumber keeps"), KHIAR_TEXT("opt.half-keeps.why", "Which kept card stays after a half cucumber.")),
        choice("buy-in", {{"none", KHIAR_TEXT("opt.buy-in.none", "none")}, {"paid", KHIAR_TEXT("opt.buy-in.paid", "for one more stake")}, {"free", KHIAR_TEXT("opt.buy-in.free", "free, once each")}},
               KHIAR_TEXT("opt.buy-in", "Buy-in"), KHIAR_TEXT("opt.buy-in.why", "Whether players who bust may come back once, at the highest score of the others.")),
        choice("doubling", {kOff, kOn}, KHIAR_TEXT("opt.doubling", "Doubling"), KHIAR_TEXT("opt.doubling.why", "Whether the winner of a trick may double the stake; chips are paid instead of points, and the lowest last card wins.")),
        number("credits", 1, kMost, KHIAR_TEXT("opt.credits", "Chips"), KHIAR_TEXT("opt.credits.why", "Chips at the start; without doubling they have no effect.")),
        choice("end", {{"last-survivor", KHIAR_TEXT("opt.end.last-survivor", "the last one in wins")}, {"first-bust-loses", KHIAR_TEXT("opt.end.first-bust-loses", "the first to bust loses")},
                       {"first-bust-lowest-wins", KHIAR_TEXT("opt.end.first-bust-lowest-wins", "at the first bust the lowest wins")}, {"all-but-one", KHIAR_TEXT("opt.end.all-but-one", "when all but one have bust the lowest wins")},
                       {"fixed-deals", KHIAR_TEXT("opt.end.fixed-deals", "after a number of deals the lowest wins")}},
               KHIAR_TEXT("opt.end", "End of the game"), KHIAR_TEXT("opt.end.why", "When the game ends, and who has won it then.")),
        number("deals", 0, kMost, KHIAR_TEXT("opt.deals", "Deals"), KHIAR_TEXT("opt.deals.why", "How many deals are played where their number is fixed; 0 means as many as players."), {{"0", KHIAR_TEXT("opt.deals.0", "as many as players")}}),
        choice("settle", {{"none", KHIAR_TEXT("opt.settle.none", "nothing")}, {"pot", KHIAR_TEXT("opt.settle.pot", "stakes in a pot")}, {"difference", KHIAR_TEXT("opt.settle.difference", "the difference to the winner")}, {"credits", KHIAR_TEXT("opt.settle.credits", "chips")}},
               KHIAR_TEXT("opt.settle", "Settling"), KHIAR_TEXT("opt.settle.why", "What changes hands at the end of the game.")),
        choice("rampo", {kOff, kOn}, KHIAR_TEXT("opt.rampo", "Rampo"), KHIAR_TEXT("opt.rampo.why", "Whether equal last cards all round cost nothing and start the game again with the same pot.")),
        choice("all-out", {{"lowest-total", KHIAR_TEXT("opt.all-out.lowest-total", "the lowest total wins")}, {"replay", KHIAR_TEXT("opt.all-out.replay", "the deal is played again")}, {"random", KHIAR_TEXT("opt.all-out.random", "the lowest total wins, equals draw lots")}},
               KHIAR_TEXT("opt.all-out", "Everybody out at once"), KHIAR_TEXT("opt.all-out.why", "Who wins when the last players go out together.")),
    };
}

/// What an option needs to make a difference, as the rules are built (tests/laws/tst_idle_options.cpp plays them).
std::vector<OptionNeed> needsOf(std::string_view key)
{
    const OptionNeed points = {"doubling", {"off"}}; // chips are paid instead
    static const std::map<std::string_view, std::vector<OptionNeed>> map = {
        {"packs", {{"deck", {"standard"}}}},
        {"joker-role", {{"jokers", {"1", "2", "3"}}}},
        {"hand", {{"hand-schedule", {"fixed", "losing-value", "down", "zigzag", "dealer-choice"}}}},
        {"after-one", {{"hand-schedule", {"down"}}}},
        {"zigzag", {{"hand-schedule", {"zigzag"}}}},
        {"shortage", {{"hand-schedule", {"fixed", "losing-value", "down", "zigzag"}}}},
        {"ace-block-capture", {{"ace-block", {"on"}}, {"ace-low-last", {"off"}}}},
        {"tie-bonus", {points}},
        {"score-by", {points}},
        {"limit", {points, {"values", {"face", "court-eleven", "court-ten", "cucumbers", "none"}}, {"end", {"last-survivor", "first-bust-loses", "first-bust-lowest-wins", "all-but-one"}}}},
        {"bust", {points, {"values", {"face", "court-eleven", "court-ten", "cucumbers", "none"}}, {"end", {"last-survivor", "first-bust-loses", "first-bust-lowest-wins", "all-but-one"}}}},
        {"reset-at", {points}},
        {"lives", {points}},
        {"half-keeps", {{"lives", {"half-cucumber"}}}},
        {"credits", {{"doubling", {"on"}}}},
        {"buy-in", {points}},
        {"deals", {{"end", {"fixed-deals"}}}},
        {"all-out", {{"end", {"last-survivor", "all-but-one"}}}},
    };
    const auto it = map.find(key);
    return it == map.end() ? std::vector<OptionNeed>() : it->second;
}

const std::vector<OptionSpec> &specs()
{
    static const std::vector<OptionSpec> list = [] {
        std::vector<OptionSpec> all;
        const auto add = [&](Phrase group, std::vector<OptionSpec> part) {
            for (OptionSpec &o : part) {
                o.group = group;
                o.needs = needsOf(o.key);
                all.push_back(std::move(o));
            }
        };
        add(KHIAR_TEXT("opt.group.deal", "Cards and deal"), packSpecs());
        add(KHIAR_TEXT("opt.group.before", "Before play"), beforeSpecs());
        add(KHIAR_TEXT("opt.group.play", "Leading and following"), playSpecs());
        add(KHIAR_TEXT("opt.group.last", "Last trick and score"), scoreSpecs());
        add(KHIAR_TEXT("opt.group.end", "Lives, stakes and end"), endSpecs());
        return all;
    }();
    return list;
}

/// What a number is where the preset says nothing; a choice's default is its first value.
constexpr std::pair<std::string_view, const char *> kNumberDefaults[] = {
    {"jokers", "0"}, {"hand", "7"}, {"hand-max", "0"}, {"limit", "21"}, {"reset-at", "0"}, {"credits", "10"}, {"deals", "0"}};

std::optional<int> numberOf(std::string_view text)
{
    int n = 0;
    const auto r = std::from_chars(text.data(), text.data() + text.size(), n);
    return r.ec == std::errc() && r.ptr == text.data() + text.size() && (text == "0" || text[0] != '0') ? std::optional(n) : std::nullopt;
}

std::optional<Problem> checkValue(const OptionSetting &o)
{
    const auto &list = specs();
    const auto spec = std::find_if(list.begin(), list.end(), [&](const OptionSpec &s) { return s.key == o.key; });
    if (spec == list.end())
        return Problem{{kUnknownOption, {{"key", Verbatim{o.key}}}}, o.line};
    if (spec->kind == OptionKind::number) {
        const auto n = numberOf(o.value);
        if (n && *n >= spec->lowest && *n <= spec->highest)
            return std::nullopt;
        return Problem{{kOptionRange, {{"key", Verbatim{o.key}}, {"found", Verbatim{o.value}}, {"lowest", std::int64_t(spec->lowest)}, {"highest", std::int64_t(spec->highest)}}}, o.line};
    }
    std::string words;
    for (const OptionValue &v : spec->values) {
        if (o.value == v.word)
            return std::nullopt;
        words += (words.empty() ? "" : ", ") + std::string(v.word);
    }
    return Problem{{kUnknownValue, {{"key", Verbatim{o.key}}, {"found", Verbatim{o.value}}, {"expected", Verbatim{words}}}}, o.line};
}

/// Values of keys as what they mean; every key is there and every value has been checked.
class Reading {
public:
    explicit Reading(const PresetSpec &preset)
    {
        for (const OptionSpec &s : specs())
            m_values[s.key] = presetValue(preset, s.key);
    }
    void set(const std::string &key, const std::string &value) { m_values[key] = value; }

    Options options(int players) const;

private:
    const std::string &word(const char *key) const { return m_values.find(key)->second; }
    int number(const char *key) const { return *numberOf(word(key)); }
    bool is(const char *key, const char *value) const { return word(key) == value; }
    template <class Choice>
    void read(const char *key, Choice &out) const
    {
        const auto spec = std::find_if(specs().begin(), specs().end(), [&](const OptionSpec &s) { return std::string_view(s.key) == key; });
        for (std::size_t i = 0; i < spec->values.size(); ++i)
            if (word(key) == spec->values[i].word)
                out = Choice(i);
    }
    void readPack(Options &o, int players) const;
    void readPlay(Options &o) const;
    void readScore(Options &o, int players) const;

    std::map<std::string, std::string, std::less<>> m_values;
};

void Reading::readPack(Options &o, int players) const
{
    read("deck", o.deck);
    o.jokers = number("jokers");
    o.jokersAreAces = is("joker-role", "ace");
    read("special", o.special);
    o.hand = number("hand");
    o.handMax = number("hand-max");
    read("hand-schedule", o.schedule);
    read("after-one", o.afterOne);
    o.zigzagJumps = is("zigzag", "jump");
    read("shortage", o.shortage);
    read("leftover", o.leftover);
    // auto: the smallest number of packs that gives everybody a hand; jokers do not multiply (§7)
    const bool standard = o.deck == DeckKind::standard, all = o.schedule == Schedule::all;
    const bool needsTwo = standard && !all && o.hand * players > 52 + o.jokers;
    o.packs = is("packs", "2") || (is("packs", "auto") && needsTwo) ? 2 : 1;
}

void Reading::readPlay(Options &o) const
{
    read("exchange", o.exchange);
    o.kontra = is("kontra", "on");
    read("first-lead", o.firstLead);
    o.leadLowest = is("lead", "lowest");
    o.sets = is("sets", "on");
    o.beatPrevious = is("beat", "previous");
    read("duty", o.duty);
    o.aceBlock = is("ace-block", "on");
    o.firstAceKeeps = is("ace-block-capture", "first");
    o.aceLowLast = is("ace-low-last", "on");
    o.lastTogether = is("last-trick", "together");
}

void Reading::readScore(Options &o, int players) const
{
    read("tie", o.tie);
    o.tieBonus = is("tie-bonus", "on");
    read("values", o.values);
    o.onesDouble = is("ones-double", "on");
    read("score-by", o.scoreBy);
    o.limit = number("limit");
    read("bust", o.bust);
    o.resetAt = number("reset-at");
    read("lives", o.lives);
    o.halfKeepsHighest = is("half-keeps", "highest");
    read("buy-in", o.buyIn);
    o.doubling = is("doubling", "on");
    o.credits = number("credits");
    read("end", o.end);
    o.deals = number("deals");
    if (o.end == End::fixedDeals && o.deals == 0)
        o.deals = players;
    read("settle", o.settle);
    o.rampo = is("rampo", "on");
    read("next-dealer", o.nextDealer);
    read("all-out", o.allOut);
}

Options Reading::options(int players) const
{
    Options o;
    readPack(o, players);
    readPlay(o);
    readScore(o, players);
    return o;
}

} // namespace

bool hasLimit(const Options &o)
{
    return !o.doubling && o.values != Values::knockout && o.end != End::fixedDeals;
}

bool busts(const Options &o, int score)
{
    return hasLimit(o) && (o.bust == Bust::reach ? score >= o.limit : score > o.limit); // A1
}

std::span<const OptionSpec> optionSpecs()
{
    return specs();
}

std::string presetValue(const PresetSpec &preset, std::string_view key)
{
    for (const auto &[k, v] : preset.differs)
        if (key == k)
            return v;
    for (const auto &[k, v] : kNumberDefaults)
        if (key == k)
            return v;
    for (const OptionSpec &s : specs())
        if (key == s.key)
            return s.values.front().word;
    return {};
}

Result<Options> readOptions(const Setup &setup)
{
    const auto list = presets();
    const auto preset = std::find_if(list.begin(), list.end(), [&](const PresetSpec &p) { return p.id == setup.game; });
    if (preset == list.end())
        return Problem{{kUnknownOption, {{"key", Verbatim{setup.game}}}}, setup.gameLine};
    Reading reading(*preset);
    int line = 0;
    for (const OptionSetting &o : setup.options) {
        if (auto p = checkValue(o))
            return *p;
        reading.set(o.key, o.value);
        line = o.line;
    }
    if (setup.players < preset->seatsMin || setup.players > preset->seatsMax)
        return Problem{{kSeats, {{"n", std::int64_t(setup.players)}, {"lowest", std::int64_t(preset->seatsMin)}, {"highest", std::int64_t(preset->seatsMax)}}}, setup.playersLine};
    const Options options = reading.options(setup.players);
    if (auto p = checkCombination(options, setup.players)) {
        p->line = line;
        return *p;
    }
    return options;
}

} // namespace khiar::games::cucumber
