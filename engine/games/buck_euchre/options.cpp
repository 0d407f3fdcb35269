// SPDX-License-Identifier: GPL-3.0-or-later
// The table of options, and reading it.
#include "engine/games/buck_euchre/options.h"

#include "engine/games/buck_euchre/problems.h"
#include "engine/kit/setup_reading.h"

#include <algorithm>
#include <array>

namespace khiar::games::buck_euchre {
namespace {

OptionSpec choice(const char *key, std::vector<OptionValue> values, Phrase name, Phrase sentence, std::vector<OptionNeed> needs = {})
{
    return {key, OptionKind::choice, std::move(values), 0, 0, name, sentence, {}, std::move(needs)};
}

OptionSpec number(const char *key, int lowest, int highest, Phrase name, Phrase sentence, std::vector<OptionNeed> needs = {})
{
    return {key, OptionKind::number, {}, lowest, highest, name, sentence, {}, std::move(needs)};
}

constexpr OptionValue kOn = {"on", KHIAR_TEXT("opt.on", "on")};
constexpr OptionValue kOff = {"off", KHIAR_TEXT("opt.off", "off")};
const OptionNeed kUpcardNeeded = {"bidding", {"order-up", "one-round"}};

std::vector<OptionSpec> packSpecs()
{
    return {
        choice("pack-low", {{"auto", KHIAR_TEXT("opt.pack-low.auto", "as many players need")}, {"2", KHIAR_TEXT("opt.pack-low.2", "2, 52 cards")}, {"3", KHIAR_TEXT("opt.pack-low.3", "3, 48 cards")},
                            {"4", KHIAR_TEXT("opt.pack-low.4", "4, 44 cards")}, {"5", KHIAR_TEXT("opt.pack-low.5", "5, 40 cards")}, {"6", KHIAR_TEXT("opt.pack-low.6", "6, 36 cards")},
                            {"7", KHIAR_TEXT("opt.pack-low.7", "7, 32 cards")}, {"8", KHIAR_TEXT("opt.pack-low.8", "8, 28 cards")}, {"9", KHIAR_TEXT("opt.pack-low.9", "9, 24 cards")},
                            {"T", KHIAR_TEXT("opt.pack-low.T", "10, 20 cards")}},
               KHIAR_TEXT("opt.pack-low", "Lowest card"), KHIAR_TEXT("opt.pack-low.why", "The lowest rank in the pack; what is not dealt lies aside.")),
        choice("club-rule", {kOn, kOff}, KHIAR_TEXT("opt.club-rule", "Turned club"),
               KHIAR_TEXT("opt.club-rule.why", "Whether a club turned up makes clubs trumps at once: no bidding, no maker, and nobody may drop."), {kUpcardNeeded}),
        choice("dealer-takes-club", {kOff, kOn}, KHIAR_TEXT("opt.dealer-takes-club", "The dealer takes the turned club"),
               KHIAR_TEXT("opt.dealer-takes-club.why", "Whether the dealer takes a turned club and buries a card for it."), {{"club-rule", {"on"}}, kUpcardNeeded}),
    };
}

std::vector<OptionSpec> biddingSpecs()
{
    return {
        choice("bidding", {{"order-up", KHIAR_TEXT("opt.bidding.order-up", "order up, then name")}, {"one-round", KHIAR_TEXT("opt.bidding.one-round", "one round of numbers")}, {"laps", KHIAR_TEXT("opt.bidding.laps", "numbers, as many laps as it takes")}},
               KHIAR_TEXT("opt.bidding", "Bidding"), KHIAR_TEXT("opt.bidding.why", "How the maker is found who names trumps.")),
        number("max-bid", 1, 20, KHIAR_TEXT("opt.max-bid", "Highest bid"), KHIAR_TEXT("opt.max-bid.why", "The highest number that may be bid. More than five cannot be made, and keeps others from playing."), {{"bidding", {"one-round", "laps"}}}),
        choice("all-pass", {{"no-trump", KHIAR_TEXT("opt.all-pass.no-trump", "no trumps, everybody plays")}, {"redeal-next", KHIAR_TEXT("opt.all-pass.redeal-next", "the next dealer deals")},
                            {"redeal-same", KHIAR_TEXT("opt.all-pass.redeal-same", "the same dealer deals again")}, {"dealer-one", KHIAR_TEXT("opt.all-pass.dealer-one", "the dealer has to bid 1")}},
               KHIAR_TEXT("opt.all-pass", "All pass"), KHIAR_TEXT("opt.all-pass.why", "What happens when nobody wants to be maker.")),
        choice("no-trump-call", {kOff, kOn}, KHIAR_TEXT("opt.no-trump-call", "No trumps may be named"),
               KHIAR_TEXT("opt.no-trump-call.why", "Whether no trumps may be named in the second round, when the upcard has been turned down."), {{"bidding", {"order-up"}}}),
        choice("exchange", {{"none", KHIAR_TEXT("opt.exchange-buck.none", "none")}, {"upcard", KHIAR_TEXT("opt.exchange-buck.upcard", "the maker may take the upcard")}, {"widow", KHIAR_TEXT("opt.exchange-buck.widow", "a hand for the widow, once")},
                            {"undealt", KHIAR_TEXT("opt.exchange-buck.undealt", "cards for undealt ones")}},
               KHIAR_TEXT("opt.exchange-buck", "Exchange"), KHIAR_TEXT("opt.exchange-buck.why", "Which cards may be exchanged before play.")),
        choice("bury-upcard", {kOn, kOff}, KHIAR_TEXT("opt.bury-upcard", "The upcard may be buried"),
               KHIAR_TEXT("opt.bury-upcard.why", "Whether whoever takes the upcard may bury that very card again."), {kUpcardNeeded}),
    };
}

std::vector<OptionSpec> playSpecs()
{
    return {
        number("drop-limit", 0, 99, KHIAR_TEXT("opt.drop-limit", "Drops in a row"), KHIAR_TEXT("opt.drop-limit.why", "After this many drops in a row one has to stay; 0 switches it off.")),
        number("must-stay-at", -999, 999, KHIAR_TEXT("opt.must-stay-at", "Has to stay at"), KHIAR_TEXT("opt.must-stay-at.why", "With this many points or fewer nobody may drop; −1 switches it off.")),
        choice("first-lead", {{"dealer-left", KHIAR_TEXT("opt.first-lead-buck.dealer-left", "the dealer's left neighbour")}, {"maker", KHIAR_TEXT("opt.first-lead-buck.maker", "the maker")}},
               KHIAR_TEXT("opt.first-lead-buck", "First lead"), KHIAR_TEXT("opt.first-lead-buck.why", "Who leads the first trick.")),
    };
}

std::vector<OptionSpec> scoreSpecs()
{
    return {
        number("start-score", 1, 99, KHIAR_TEXT("opt.start-score", "Points at the start"), KHIAR_TEXT("opt.start-score.why", "Scores count down from here; whoever gets to 0 has won.")),
        number("penalty", 0, 99, KHIAR_TEXT("opt.penalty", "Penalty"), KHIAR_TEXT("opt.penalty.why", "Points for staying without a trick, and for a maker who falls short.")),
        choice("requirement", {{"three", KHIAR_TEXT("opt.requirement.three", "three tricks")}, {"bid", KHIAR_TEXT("opt.requirement.bid", "the number bid")}},
               KHIAR_TEXT("opt.requirement", "The maker needs"), KHIAR_TEXT("opt.requirement.why", "How many tricks the maker has to take."), {{"bidding", {"one-round", "laps"}}}),
        choice("sweep-wins", {kOn, kOff}, KHIAR_TEXT("opt.sweep-wins", "Five tricks win the game"), KHIAR_TEXT("opt.sweep-wins.why", "Whether whoever takes all five tricks of a deal wins the whole game at once.")),
        choice("uncontested", {{"minus-five", KHIAR_TEXT("opt.uncontested.minus-five", "5 points off")}, {"sweep", KHIAR_TEXT("opt.uncontested.sweep", "wins the game")}, {"requirement", KHIAR_TEXT("opt.uncontested.requirement", "the tricks needed off")}},
               KHIAR_TEXT("opt.uncontested", "Everybody else drops"), KHIAR_TEXT("opt.uncontested.why", "What a maker gets whom nobody opposes.")),
        choice("tie", {{"draw", KHIAR_TEXT("opt.tie-buck.draw", "a draw")}, {"extra-deal", KHIAR_TEXT("opt.tie-buck.extra-deal", "one more deal")}},
               KHIAR_TEXT("opt.tie-buck", "Equally low at the end"), KHIAR_TEXT("opt.tie-buck.why", "What happens when several end with the same lowest score.")),
    };
}

const kit::OptionTable &table()
{
    static const kit::OptionTable instance = [] {
        std::vector<OptionSpec> all;
        const auto add = [&](Phrase group, std::vector<OptionSpec> part) {
            for (OptionSpec &o : part) {
                o.group = group;
                all.push_back(std::move(o));
            }
        };
        add(KHIAR_TEXT("opt.group.deal", "Cards and deal"), packSpecs());
        add(KHIAR_TEXT("opt.group.bidding", "Bidding and exchange"), biddingSpecs());
        add(KHIAR_TEXT("opt.group.staying", "Staying and leading"), playSpecs());
        add(KHIAR_TEXT("opt.group.score", "Score and end"), scoreSpecs());
        return kit::OptionTable(std::move(all), {{"start-score", "25"}, {"penalty", "5"}, {"max-bid", "5"}, {"drop-limit", "0"}, {"must-stay-at", "-1"}});
    }();
    return instance;
}

/// §4.1: as many cards as give everybody five and an upcard, but never below 20; elsewhere the nine.
int lowRankOf(const std::string &word, std::string_view preset, int players)
{
    if (word != "auto")
        return word == "T" ? 10 : *kit::numberOf(word);
    if (preset != "dirty-clubs")
        return 9;
    return std::min(10, 15 - (5 * players + 1 + 3) / 4);
}

Options optionsOf(const kit::OptionValues &v, const Setup &setup)
{
    Options o;
    o.lowRank = lowRankOf(v.text("pack-low"), setup.game, setup.players);
    o.startScore = v.number("start-score");
    o.penalty = v.number("penalty");
    v.read("bidding", o.bidding);
    v.read("exchange", o.exchange);
    o.clubRule = v.is("club-rule", "on");
    o.dealerTakesClub = v.is("dealer-takes-club", "on");
    o.requirementIsBid = v.is("requirement", "bid") && !v.is("bidding", "order-up"); // no number is bid there: three
    o.maxBid = v.number("max-bid");
    v.read("all-pass", o.allPass);
    o.noTrumpCall = v.is("no-trump-call", "on");
    o.sweepWins = v.is("sweep-wins", "on");
    v.read("uncontested", o.uncontested);
    o.dropLimit = v.number("drop-limit");
    o.mustStayAt = v.number("must-stay-at");
    o.makerLeads = v.is("first-lead", "maker");
    o.buryUpcard = v.is("bury-upcard", "on");
    o.extraDeal = v.is("tie", "extra-deal");
    return o;
}

} // namespace

std::span<const OptionSpec> optionSpecs()
{
    return table().specs();
}

std::string presetValue(const PresetSpec &preset, std::string_view key)
{
    return table().presetValue(preset, key);
}

Result<Options> readOptions(const Setup &setup)
{
    const auto list = presets();
    const auto preset = std::find_if(list.begin(), list.end(), [&](const PresetSpec &p) { return p.id == setup.game; });
    if (preset == list.end())
        return Problem{{problem::kUnknownOption, {{"key", Verbatim{setup.game}}}}, setup.gameLine};
    const auto values = kit::OptionValues::read(table(), *preset, setup);
    if (!values)
        return values.problem();
    if (setup.players < preset->seatsMin || setup.players > preset->seatsMax)
        return kit::wrongSeats(setup, preset->seatsMin, preset->seatsMax);
    const Options options = optionsOf(*values, setup);
    if (auto p = checkCombination(options, setup.players)) {
        p->line = values->lastLine();
        return *p;
    }
    return options;
}

} // namespace khiar::games::buck_euchre
