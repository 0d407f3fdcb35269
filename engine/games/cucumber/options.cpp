// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/cucumber/options.h"

#include "engine/games/cucumber/problems.h"
#include "engine/games/cucumber/rules.h"

#include <algorithm>
#include <charconv>
#include <map>

namespace khiar::games::cucumber {
namespace {

using namespace problem;

const std::vector<OptionSpec> &specs()
{
    static const Phrase none{};
    const auto one = [](const char *key, const char *word, Phrase name) {
        return OptionSpec{key, OptionKind::choice, {{word, none}}, 0, 0, name, none};
    };
    static const Phrase on = KHIAR_TEXT("opt.on", "on"), off = KHIAR_TEXT("opt.off", "off");
    static const std::vector<OptionSpec> list = {
        one("deck", "standard", KHIAR_TEXT("opt.deck", "Deck")),
        {"packs", OptionKind::choice,
         {{"auto", KHIAR_TEXT("opt.packs.auto", "as many as needed")}, {"1", KHIAR_TEXT("opt.packs.1", "one")}, {"2", KHIAR_TEXT("opt.packs.2", "two")}}, 0, 0,
         KHIAR_TEXT("opt.packs", "Packs"), KHIAR_TEXT("opt.packs.why", "How many packs are shuffled together.")},
        {"jokers", OptionKind::number, {}, 0, 3, KHIAR_TEXT("opt.jokers", "Jokers"), KHIAR_TEXT("opt.jokers.why", "How many jokers are added to the pack.")},
        one("joker-role", "top", KHIAR_TEXT("opt.joker-role", "What jokers are")),
        one("special", "none", KHIAR_TEXT("opt.special", "Special cards")),
        {"hand", OptionKind::number, {}, 1, kMaxHand, KHIAR_TEXT("opt.hand", "Cards each"), KHIAR_TEXT("opt.hand.why", "How many cards are dealt to each player.")},
        {"hand-max", OptionKind::number, {}, 0, kMaxHand, KHIAR_TEXT("opt.hand-max", "Cards each at most"), KHIAR_TEXT("opt.hand-max.why", "The largest hand where hand sizes vary; 0 means that only the pack sets a limit.")},
        {"hand-schedule", OptionKind::choice,
         {{"fixed", KHIAR_TEXT("opt.hand-schedule.fixed", "always the same")}, {"losing-value", KHIAR_TEXT("opt.hand-schedule.losing-value", "set by the last losing card")}}, 0, 0,
         KHIAR_TEXT("opt.hand-schedule", "Hand sizes"), KHIAR_TEXT("opt.hand-schedule.why", "Whether the losing card's value sets how many cards are dealt next.")},
        one("after-one", "restart", KHIAR_TEXT("opt.after-one", "After a deal of one card")),
        one("zigzag", "step", KHIAR_TEXT("opt.zigzag", "Zigzag")),
        one("shortage", "floor", KHIAR_TEXT("opt.shortage", "When cards run short")),
        one("leftover", "hidden", KHIAR_TEXT("opt.leftover", "Undealt cards")),
        {"exchange", OptionKind::choice,
         {{"none", KHIAR_TEXT("opt.exchange.none", "none")}, {"forehand-exact", KHIAR_TEXT("opt.exchange.forehand-exact", "forehand sets the number")}}, 0, 0,
         KHIAR_TEXT("opt.exchange", "Exchange"), KHIAR_TEXT("opt.exchange.why", "Whether cards may be exchanged with the stock before play.")},
        one("kontra", "off", KHIAR_TEXT("opt.kontra", "Kontra")),
        one("first-lead", "forehand", KHIAR_TEXT("opt.first-lead", "First lead")),
        one("lead", "any", KHIAR_TEXT("opt.lead", "Leading")),
        one("sets", "off", KHIAR_TEXT("opt.sets", "Equal cards together")),
        one("beat", "highest", KHIAR_TEXT("opt.beat", "Card to reach")),
        one("duty", "optional", KHIAR_TEXT("opt.duty", "Duty to reach")),
        one("ace-block", "off", KHIAR_TEXT("opt.ace-block", "Ace block")),
        one("ace-block-capture", "last", KHIAR_TEXT("opt.ace-block-capture", "Ace on a blocked ace")),
        one("ace-low-last", "off", KHIAR_TEXT("opt.ace-low-last", "Ace low in the last trick")),
        {"tie", OptionKind::choice, {{"last", KHIAR_TEXT("opt.tie.last", "the last of equals")}, {"all", KHIAR_TEXT("opt.tie.all", "all of equals")}}, 0, 0,
         KHIAR_TEXT("opt.tie", "Who loses the last trick"), KHIAR_TEXT("opt.tie.why", "Whether only the last of equally high cards loses the deal, or all of them.")},
        {"tie-bonus", OptionKind::choice, {{"on", on}, {"off", off}}, 0, 0, KHIAR_TEXT("opt.tie-bonus", "Bonus for equal last cards"),
         KHIAR_TEXT("opt.tie-bonus.why", "Whoever's last card equals the losing card takes its value off.")},
        one("values", "face", KHIAR_TEXT("opt.values", "Card values")),
        one("ones-double", "off", KHIAR_TEXT("opt.ones-double", "Ones double")),
        {"score-by", OptionKind::choice, {{"points", KHIAR_TEXT("opt.score-by.points", "points")}, {"cards", KHIAR_TEXT("opt.score-by.cards", "kept cards")}}, 0, 0,
         KHIAR_TEXT("opt.score-by", "Scoring by"), KHIAR_TEXT("opt.score-by.why", "Whether penalties are written down, or the losing card stays in front of its player.")},
        {"limit", OptionKind::number, {}, 1, 999, KHIAR_TEXT("opt.limit", "Limit"), KHIAR_TEXT("opt.limit.why", "The score at which one busts.")},
        {"bust", OptionKind::choice, {{"reach", KHIAR_TEXT("opt.bust.reach", "at the limit")}, {"exceed", KHIAR_TEXT("opt.bust.exceed", "above the limit")}}, 0, 0,
         KHIAR_TEXT("opt.bust", "Bust"), KHIAR_TEXT("opt.bust.why", "Whether reaching the limit busts, or only passing it.")},
        {"reset-at", OptionKind::number, {}, 0, 999, KHIAR_TEXT("opt.reset-at", "Back to 0 at"), KHIAR_TEXT("opt.reset-at.why", "Exactly this many points after a penalty go back to 0; 0 switches it off.")},
        {"lives", OptionKind::choice, {{"2", KHIAR_TEXT("opt.lives.2", "two")}, {"1", KHIAR_TEXT("opt.lives.1", "one")}}, 0, 0, KHIAR_TEXT("opt.lives", "Lives"),
         KHIAR_TEXT("opt.lives.why", "With two lives the first bust brings a cucumber and the highest score of the others.")},
        one("half-keeps", "top", KHIAR_TEXT("opt.half-keeps", "Half cucumber keeps")),
        one("buy-in", "none", KHIAR_TEXT("opt.buy-in", "Buy-in")),
        one("doubling", "off", KHIAR_TEXT("opt.doubling", "Doubling")),
        {"credits", OptionKind::number, {}, 1, 999, KHIAR_TEXT("opt.credits", "Chips"), KHIAR_TEXT("opt.credits.why", "Chips at the start; without doubling they have no effect.")},
        {"end", OptionKind::choice, {{"last-survivor", KHIAR_TEXT("opt.end.last-survivor", "the last one in wins")}, {"first-bust-loses", KHIAR_TEXT("opt.end.first-bust-loses", "the first to bust loses")}}, 0, 0,
         KHIAR_TEXT("opt.end", "End of the game"), KHIAR_TEXT("opt.end.why", "Whether the game goes on until one player is left, or ends with the first bust.")},
        {"deals", OptionKind::number, {}, 0, 0, KHIAR_TEXT("opt.deals", "Deals"), none},
        one("settle", "none", KHIAR_TEXT("opt.settle", "Settling")),
        one("rampo", "off", KHIAR_TEXT("opt.rampo", "Rampo")),
        one("next-dealer", "clockwise", KHIAR_TEXT("opt.next-dealer", "Next dealer")),
        one("all-out", "lowest-total", KHIAR_TEXT("opt.all-out", "Everybody out at once")),
        one("last-trick", "in-turn", KHIAR_TEXT("opt.last-trick", "Last trick")),
    };
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

/// Combinations that §5 and §7 refuse, by name.
std::optional<Problem> checkCombination(const Options &o)
{
    const auto no = [](const Phrase &p, std::vector<Arg> args = {}) { return Problem{{p, std::move(args)}, 0}; };
    if (o.tieBonus && o.scoreBy == ScoreBy::cards)
        return no(kBonusNeedsPoints);
    if (o.tieBonus && o.tie != Tie::last)
        return no(kBonusNeedsLast);
    if (o.lives > 1 && o.scoreBy == ScoreBy::cards)
        return no(kLivesNeedPoints);
    if (o.lives > 1 && o.end == End::firstBustLoses)
        return no(kLivesNeedSurvivor);
    if (o.resetAt && busts(o, o.resetAt))
        return no(kResetBusts, {{"n", std::int64_t(o.resetAt)}});
    return std::nullopt;
}

Options valuesOf(const std::map<std::string, std::string, std::less<>> &v, int players)
{
    const auto number = [&](const char *key) { return *numberOf(v.find(key)->second); };
    const auto is = [&](const char *key, const char *word) { return v.find(key)->second == word; };
    Options o;
    o.jokers = number("jokers");
    o.hand = number("hand");
    o.handMax = number("hand-max");
    // auto: the smallest number of packs that gives everybody a hand; jokers do not multiply (§7)
    o.packs = is("packs", "2") || (is("packs", "auto") && o.hand * players > 52 + o.jokers) ? 2 : 1;
    o.schedule = is("hand-schedule", "losing-value") ? Schedule::losingValue : Schedule::fixed;
    o.exchange = is("exchange", "forehand-exact") ? Exchange::forehandExact : Exchange::none;
    o.tie = is("tie", "all") ? Tie::all : Tie::last;
    o.tieBonus = is("tie-bonus", "on");
    o.scoreBy = is("score-by", "cards") ? ScoreBy::cards : ScoreBy::points;
    o.limit = number("limit");
    o.bust = is("bust", "exceed") ? Bust::exceed : Bust::reach;
    o.resetAt = number("reset-at");
    o.lives = is("lives", "2") ? 2 : 1;
    o.end = is("end", "first-bust-loses") ? End::firstBustLoses : End::lastSurvivor;
    return o;
}

/// Whether kept cards could leave the pack with fewer cards than there are players (§5, 1: a hand below 1). Worst case:
/// everybody keeps the cheapest cards up to just before busting, or has gone out with one card more.
bool keptMayRunOut(const Options &o, int players)
{
    std::vector<int> values(std::size_t(o.jokers), 15);
    for (int pack = 0; pack < o.packs; ++pack)
        for (int rank = 2; rank <= 14; ++rank)
            values.insert(values.end(), 4, rank);
    std::sort(values.begin(), values.end());
    const int safe = o.bust == Bust::exceed ? o.limit : o.limit - 1;
    const int mostOut = o.end == End::firstBustLoses ? 0 : players - 2;
    for (int out = 0; out <= mostOut; ++out) {
        int budget = players * safe + out * values.back(), left = int(values.size());
        for (const int v : values)
            if ((budget -= v) >= 0)
                --left;
        if (left < players - out)
            return true;
    }
    return false;
}

} // namespace

std::span<const PresetSpec> presets()
{
    static const std::vector<const char *> agurk = {"jokers", "exchange", "keep-cards", "all-tied", "short", "exact-reset", "vary", "bonus", "two-lives"};
    static const std::vector<const char *> keep = {"jokers", "exchange", "all-tied", "short", "exact-reset", "vary", "bonus", "two-lives"};
    static const std::vector<PresetSpec> list = {
        {"agurk", 2, 7, 1, {}, KHIAR_TEXT("preset.agurk", "Agurk"),
         KHIAR_TEXT("preset.agurk.line", "Denmark: reach the highest card or give up your lowest; whoever takes the last trick pays."), agurk},
        {"agurk-keep", 2, 7, 1, {{"lives", "1"}, {"tie-bonus", "off"}, {"score-by", "cards"}, {"bust", "exceed"}},
         KHIAR_TEXT("preset.agurk-keep", "Agurk, kept cards"),
         KHIAR_TEXT("preset.agurk-keep.line", "The losing card stays in front of you; above 21 points you are out."), keep},
    };
    return list;
}

std::span<const OptionSpec> optionSpecs()
{
    return specs();
}

// The Danish options of §2.1 a … g, each under one name, and the two parts of Agurk that they may exclude.
std::span<const SwitchSpec> switchSpecs()
{
    static const std::vector<SwitchSpec> list = {
        {"jokers", KHIAR_TEXT("sw.jokers", "Three jokers"), KHIAR_TEXT("sw.jokers.why", "They lie above the aces, equal to each other, and count 15."),
         {{"jokers", "3"}, {"joker-role", "top"}}, {{"jokers", "0"}}, false},
        {"exchange", KHIAR_TEXT("sw.exchange", "Exchange before play"),
         KHIAR_TEXT("sw.exchange.why", "Forehand exchanges as many cards as they like; everyone after that exactly as many, or none."),
         {{"exchange", "forehand-exact"}}, {{"exchange", "none"}}, false},
        {"keep-cards", KHIAR_TEXT("sw.keep-cards", "Kept cards"),
         KHIAR_TEXT("sw.keep-cards.why", "The losing card stays in front of its player and leaves the pack; above the limit one is out."),
         {{"score-by", "cards"}, {"tie-bonus", "off"}, {"lives", "1"}, {"bust", "exceed"}}, {}, false},
        {"all-tied", KHIAR_TEXT("sw.all-tied", "All tied lose"), KHIAR_TEXT("sw.all-tied.why", "Everyone whose last card is equally high pays, not only the last of them."),
         {{"tie", "all"}, {"tie-bonus", "off"}}, {}, false},
        {"short", KHIAR_TEXT("sw.short", "Short game"), KHIAR_TEXT("sw.short.why", "The game ends as soon as somebody busts, and that player loses it."),
         {{"end", "first-bust-loses"}, {"lives", "1"}}, {}, false},
        {"exact-reset", KHIAR_TEXT("sw.exact-reset", "Exactly 21 goes back to 0"), KHIAR_TEXT("sw.exact-reset.why", "Only more than 21 points bust; exactly 21 are wiped out."),
         {{"reset-at", "21"}, {"bust", "exceed"}, {"lives", "1"}}, {}, false},
        {"vary", KHIAR_TEXT("sw.vary", "Hand size by the losing card"), KHIAR_TEXT("sw.vary.why", "After the first deal the value of the last losing card is the number of cards dealt."),
         {{"hand-schedule", "losing-value"}}, {}, false},
        {"bonus", KHIAR_TEXT("sw.bonus", "Bonus for equal last cards"), KHIAR_TEXT("sw.bonus.why", "Whoever's last card equals the losing card takes its value off."),
         {{"tie-bonus", "on"}}, {{"tie-bonus", "off"}}, true},
        {"two-lives", KHIAR_TEXT("sw.two-lives", "Two lives"), KHIAR_TEXT("sw.two-lives.why", "The first bust brings a cucumber and the highest score of the others; only the second puts a player out."),
         {{"lives", "2"}}, {{"lives", "1"}}, true},
    };
    return list;
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
    std::map<std::string, std::string, std::less<>> values;
    for (const OptionSpec &s : specs())
        values[s.key] = presetValue(*preset, s.key);
    int line = 0;
    for (const OptionSetting &o : setup.options) {
        if (auto p = checkValue(o))
            return *p;
        values[o.key] = o.value;
        line = o.line;
    }
    if (setup.players < preset->seatsMin || setup.players > preset->seatsMax)
        return Problem{{kSeats, {{"n", std::int64_t(setup.players)}, {"lowest", std::int64_t(preset->seatsMin)}, {"highest", std::int64_t(preset->seatsMax)}}}, setup.playersLine};
    const Options options = valuesOf(values, setup.players);
    if (auto p = checkCombination(options)) {
        p->line = line;
        return *p;
    }
    if (options.scoreBy == ScoreBy::cards && keptMayRunOut(options, setup.players))
        return Problem{{kKeptRunOut, {{"k", std::int64_t(setup.players)}, {"n", std::int64_t(options.limit)}}}, line};
    return options;
}

} // namespace khiar::games::cucumber
