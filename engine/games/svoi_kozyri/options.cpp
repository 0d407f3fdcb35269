// SPDX-License-Identifier: GPL-3.0-or-later
// The options of Svoi Kozyri and its relatives, their presets, and reading both.
#include "engine/games/svoi_kozyri/options.h"
#include "engine/games/svoi_kozyri/problems.h"

#include "engine/kit/problems.h"
#include "engine/kit/setup_reading.h"

#include <algorithm>

namespace khiar::games::svoi_kozyri {
namespace {

constexpr int kMostPickUp = 52;
constexpr int kMostTurns = 9999;
constexpr int kRanksWithSixes = 9;

constexpr OptionValue kOn = {"on", KHIAR_TEXT("opt.on", "on")};
constexpr OptionValue kOff = {"off", KHIAR_TEXT("opt.off", "off")};
constexpr OptionValue kAllOfIt = {"all", KHIAR_TEXT("opt.pick-up.all", "the whole pile")};

OptionSpec choice(const char *key, std::vector<OptionValue> values, Phrase name, Phrase sentence, Phrase group, std::vector<OptionNeed> needs = {})
{
    return {key, OptionKind::choice, std::move(values), 0, 0, name, sentence, group, std::move(needs)};
}

OptionSpec number(const char *key, std::vector<OptionValue> named, int lowest, int highest, Phrase name, Phrase sentence, Phrase group, std::vector<OptionNeed> needs = {})
{
    return {key, OptionKind::number, std::move(named), lowest, highest, name, sentence, group, std::move(needs)};
}

void addCards(std::vector<OptionSpec> &list)
{
    const Phrase group = KHIAR_TEXT("opt.group.cards-and-trumps", "Cards and trumps");
    const OptionNeed trumps{"suits", {"4"}};
    list.push_back(choice("suits", {{"4", KHIAR_TEXT("opt.suits.4", "four")}, {"2", KHIAR_TEXT("opt.suits.2", "two, without trumps")}},
                          KHIAR_TEXT("opt.suits", "Suits"), KHIAR_TEXT("opt.suits.why", "Four suits, of which everybody owns one as trumps; or only spades and hearts, and no trumps."), group));
    list.push_back(number("ranks", {}, 2, 13, KHIAR_TEXT("opt.ranks", "Cards per suit"), KHIAR_TEXT("opt.ranks.why", "How many cards each suit has, from the ace down: 9 go down to the six, 13 to the two."), group));
    list.push_back(choice("trump-choice", {{"chosen", KHIAR_TEXT("opt.trump-choice.chosen", "chosen at the table")}, {"drawn", KHIAR_TEXT("opt.trump-choice.drawn", "drawn by lot")}},
                          KHIAR_TEXT("opt.trump-choice", "Own trumps"), KHIAR_TEXT("opt.trump-choice.why", "How everybody comes by a suit of their own."), group, {trumps}));
    list.push_back(choice("cut", {kOff, kOn}, KHIAR_TEXT("opt.cut", "Cut"), KHIAR_TEXT("opt.cut.why", "Whether the dealer's right neighbour may cut the pack before the deal."), group));
    list.push_back(choice("sixes", {kOn, kOff}, KHIAR_TEXT("opt.sixes", "Sixes go home"), KHIAR_TEXT("opt.sixes.why", "Whether every six is given to the owner of its suit before play."), group, {trumps}));
    list.push_back(choice("mirror", {kOff, kOn}, KHIAR_TEXT("opt.mirror", "Mirrored hands"), KHIAR_TEXT("opt.mirror.why", "Whether two players get hands that mirror each other, so that the deal favours nobody."), group));
    list.push_back(choice("open-hands", {kOff, kOn}, KHIAR_TEXT("opt.open-hands", "Open hands"), KHIAR_TEXT("opt.open-hands.why", "Whether all cards lie face up for everybody from the deal on."), group));
}

void addPlay(std::vector<OptionSpec> &list)
{
    const Phrase group = KHIAR_TEXT("opt.group.beat-and-take", "Beating and taking");
    const OptionNeed trumps{"suits", {"4"}};
    list.push_back(choice("starter", {{"dealer-left", KHIAR_TEXT("opt.starter.dealer-left", "the player to the dealer's left")}, {"dealer", KHIAR_TEXT("opt.starter.dealer", "the dealer")}},
                          KHIAR_TEXT("opt.starter", "First lead"), KHIAR_TEXT("opt.starter.why", "Who leads the first card."), group));
    list.push_back(number("pick-up-plain", {kAllOfIt}, 1, kMostPickUp, KHIAR_TEXT("opt.pick-up-plain", "Taking a plain card"), KHIAR_TEXT("opt.pick-up-plain.why", "How many cards are taken when the top card is not of the taker's own trumps."), group));
    list.push_back(number("pick-up-trump", {kAllOfIt}, 1, kMostPickUp, KHIAR_TEXT("opt.pick-up-trump", "Taking an own trump"), KHIAR_TEXT("opt.pick-up-trump.why", "How many cards are taken when the top card is of the taker's own trumps, but not the ace."), group, {trumps}));
    list.push_back(number("pick-up-ace", {kAllOfIt}, 1, kMostPickUp, KHIAR_TEXT("opt.pick-up-ace", "Taking the own trump ace"), KHIAR_TEXT("opt.pick-up-ace.why", "How many cards are taken when the top card is the ace of the taker's own trumps."), group, {trumps}));
    list.push_back(choice("after-take", {{"next", KHIAR_TEXT("opt.after-take.next", "the next player")}, {"taker", KHIAR_TEXT("opt.after-take.taker", "whoever took")}},
                          KHIAR_TEXT("opt.after-take", "Lead after a take"), KHIAR_TEXT("opt.after-take.why", "Who leads when the whole pile has been taken."), group));
    list.push_back(choice("after-beater", {{"lead", KHIAR_TEXT("opt.after-beater.lead", "leads a card")}, {"lead-or-beat", KHIAR_TEXT("opt.after-beater.lead-or-beat", "leads a card or beats")}},
                          KHIAR_TEXT("opt.after-beater", "After a last beating card"), KHIAR_TEXT("opt.after-beater.why", "What the next player does when somebody has gone out with the card that beat."), group));
}

void addEnd(std::vector<OptionSpec> &list)
{
    const Phrase group = KHIAR_TEXT("opt.group.game-end", "End of the game");
    list.push_back(choice("draw", {kOn, kOff}, KHIAR_TEXT("opt.draw", "Draw by the last card"), KHIAR_TEXT("opt.draw.why", "Whether nobody loses when the last player's only card beats the card that the player before went out with."), group));
    list.push_back(choice("draw-vs-beater", {kOff, kOn}, KHIAR_TEXT("opt.draw-vs-beater", "Draw against a beating card too"), KHIAR_TEXT("opt.draw-vs-beater.why", "Whether that also holds when the player before went out with a card that beat."), group, {{"draw", {"on"}}}));
    list.push_back(number("turn-cap", {}, 1, kMostTurns, KHIAR_TEXT("opt.turn-cap", "Turns without an end"), KHIAR_TEXT("opt.turn-cap.why", "After so many turns in which nobody has gone out the game is a draw."), group));
    list.push_back(choice("repetition", {{"off", KHIAR_TEXT("opt.repetition.off", "goes on")}, {"draw", KHIAR_TEXT("opt.repetition.draw", "is a draw")}},
                          KHIAR_TEXT("opt.repetition", "Same position for the third time"), KHIAR_TEXT("opt.repetition.why", "What happens when the same position comes up a third time."), group));
}

std::vector<OptionSpec> specs()
{
    std::vector<OptionSpec> list;
    addCards(list);
    addPlay(list);
    addEnd(list);
    return list;
}

const kit::OptionTable &table()
{
    static const kit::OptionTable t(specs(), {{"ranks", "9"}, {"pick-up-plain", "3"}, {"pick-up-trump", "5"}, {"pick-up-ace", "all"}, {"turn-cap", "1000"}});
    return t;
}

int pickUp(const kit::OptionValues &values, std::string_view key)
{
    return values.is(key, kAllOfIt.word) ? kWholePile : values.number(key);
}

Options optionsOf(const kit::OptionValues &values, int seats)
{
    Options o;
    o.seats = seats;
    o.suits = values.is("suits", "2") ? 2 : 4;
    o.ranks = values.number("ranks");
    o.trumpDrawn = values.is("trump-choice", "drawn");
    o.sixes = values.is("sixes", "on");
    o.pickPlain = pickUp(values, "pick-up-plain");
    o.pickTrump = pickUp(values, "pick-up-trump");
    o.pickAce = pickUp(values, "pick-up-ace");
    o.beaterOrLead = values.is("after-beater", "lead-or-beat");
    o.draw = values.is("draw", "on");
    o.drawVsBeater = values.is("draw-vs-beater", "on");
    o.takerLeads = values.is("after-take", "taker");
    o.dealerStarts = values.is("starter", "dealer");
    o.cut = values.is("cut", "on");
    o.openHands = values.is("open-hands", "on");
    o.mirror = values.is("mirror", "on");
    o.turnCap = values.number("turn-cap");
    o.repetition = values.is("repetition", "draw");
    return o;
}

/// What makes no game (§4.2, §6).
std::optional<Text> contradiction(const Options &o)
{
    if (o.packSize() % o.seats)
        return Text{problem::kUneven, {{"n", std::int64_t(o.packSize())}, {"m", std::int64_t(o.seats)}}};
    if (o.sixes && o.ranks < kRanksWithSixes)
        return Text{problem::kNoSixes, {}};
    if (o.pickPlain > o.pickTrump || o.pickTrump > o.pickAce)
        return Text{problem::kPickUpsFall, {}};
    if (o.takerLeads && (o.seats != 2 || o.pickPlain != kWholePile)) // the others are no less
        return Text{problem::kTakerLeads, {}};
    if (o.mirror && o.sixes)
        return Text{problem::kMirrorSixes, {}};
    if (o.mirror && !o.openHands)
        return Text{problem::kMirrorHidden, {}};
    if (o.mirror && o.seats != 2) // last: the only one that is no option
        return Text{problem::kMirrorSeats, {}};
    return std::nullopt;
}

} // namespace

std::span<const OptionSpec> optionSpecs() { return table().specs(); }

std::string presetValue(const PresetSpec &preset, std::string_view key) { return table().presetValue(preset, key); }

std::span<const PresetSpec> presets()
{
    using Differs = std::vector<std::pair<const char *, const char *>>;
    static const Differs whole = {{"pick-up-plain", "all"}, {"pick-up-trump", "all"}};
    static const Differs open = [] {
        Differs d = whole;
        d.insert(d.end(), {{"sixes", "off"}, {"mirror", "on"}, {"open-hands", "on"}, {"draw", "off"}, {"repetition", "draw"}});
        return d;
    }();
    static const Differs two = [] {
        Differs d = open;
        d.insert(d.end(), {{"suits", "2"}, {"ranks", "13"}});
        return d;
    }();
    static const std::vector<const char *> many = {"svoi-drawn-suits", "svoi-cut", "no-sixes", "lead-or-beat", "no-draw"};
    static const std::vector<const char *> duel = {"pack-24", "pack-28", "pack-32", "pack-36", "pack-40", "pack-44", "pack-48", "pack-52", "dealer-starts", "taker-leads"};
    static const std::vector<const char *> plain = {"dealer-starts", "taker-leads"};
    static const std::vector<PresetSpec> list = {
        {"svoi-kozyri", 2, 4, 1, {}, KHIAR_TEXT("preset.svoi-kozyri", "Svoi Kozyri"),
         KHIAR_TEXT("preset.svoi-kozyri.line", "Everybody has a trump suit of their own: beat the top card and cover it, or take."), many},
        {"svoi-kozyri-19th", 2, 4, 1, whole, KHIAR_TEXT("preset.svoi-kozyri-19th", "Svoi Kozyri, 19th century"),
         KHIAR_TEXT("preset.svoi-kozyri-19th.line", "The older form: whoever doesn't beat takes the whole pile."), many},
        {"besikovitch", 2, 2, 1, open, KHIAR_TEXT("preset.besikovitch", "Besikovitch's game"),
         KHIAR_TEXT("preset.besikovitch.line", "Two mirrored hands, all cards face up: a duel without luck."), duel},
        {"beat-or-eat", 2, 2, 1, two, KHIAR_TEXT("preset.beat-or-eat", "Beat-or-eat"),
         KHIAR_TEXT("preset.beat-or-eat.line", "Two suits, no trumps, mirrored open hands: beat the top card or eat the pile."), plain},
    };
    return list;
}

std::span<const SwitchSpec> switchSpecs()
{
    const auto pack = [](const char *id, Phrase name, const char *ranks) {
        return SwitchSpec{id, name, KHIAR_TEXT("sw.pack-size.why", "The top cards of each suit, from the ace down. A smaller pack makes a shorter and sharper game."), {{"ranks", ranks}}, {{"ranks", "9"}}, false};
    };
    static const std::vector<SwitchSpec> list = {
        {"svoi-drawn-suits", KHIAR_TEXT("sw.svoi-drawn-suits", "Trumps by lot"), KHIAR_TEXT("sw.svoi-drawn-suits.why", "Nobody chooses: everybody's own suit is drawn."), {{"trump-choice", "drawn"}}, {{"trump-choice", "chosen"}}, false},
        {"svoi-cut", KHIAR_TEXT("sw.svoi-cut", "Cut the pack"), KHIAR_TEXT("sw.svoi-cut.why", "The dealer's right neighbour may cut before the deal."), {{"cut", "on"}}, {{"cut", "off"}}, false},
        {"no-sixes", KHIAR_TEXT("sw.no-sixes", "Sixes stay"), KHIAR_TEXT("sw.no-sixes.why", "The sixes stay where they were dealt."), {{"sixes", "off"}}, {{"sixes", "on"}}, false},
        {"lead-or-beat", KHIAR_TEXT("sw.lead-or-beat", "Beat a last beating card"), KHIAR_TEXT("sw.lead-or-beat.why", "When somebody goes out with the card that beat, the next player may beat it instead of leading."), {{"after-beater", "lead-or-beat"}}, {{"after-beater", "lead"}}, false},
        {"no-draw", KHIAR_TEXT("sw.no-draw", "No draw"), KHIAR_TEXT("sw.no-draw.why", "Whoever is left with a card has lost, even if it beats the last card led."), {{"draw", "off"}}, {{"draw", "on"}}, false},
        pack("pack-24", KHIAR_TEXT("sw.pack-24", "6 (24 cards)"), "6"),
        pack("pack-28", KHIAR_TEXT("sw.pack-28", "7 (28 cards)"), "7"),
        pack("pack-32", KHIAR_TEXT("sw.pack-32", "8 (32 cards)"), "8"),
        {"pack-36", KHIAR_TEXT("sw.pack-36", "9 (36 cards)"), KHIAR_TEXT("sw.pack-size.why", "The top cards of each suit, from the ace down. A smaller pack makes a shorter and sharper game."), {{"ranks", "9"}}, {}, false},
        pack("pack-40", KHIAR_TEXT("sw.pack-40", "10 (40 cards)"), "10"),
        pack("pack-44", KHIAR_TEXT("sw.pack-44", "11 (44 cards)"), "11"),
        pack("pack-48", KHIAR_TEXT("sw.pack-48", "12 (48 cards)"), "12"),
        pack("pack-52", KHIAR_TEXT("sw.pack-52", "13 (52 cards)"), "13"),
        {"dealer-starts", KHIAR_TEXT("sw.dealer-starts", "Dealer starts"), KHIAR_TEXT("sw.dealer-starts.why", "The dealer leads the first card."), {{"starter", "dealer"}}, {{"starter", "dealer-left"}}, false},
        {"taker-leads", KHIAR_TEXT("sw.taker-leads", "The taker leads"), KHIAR_TEXT("sw.taker-leads.why", "Whoever has taken the pile leads the next card. Games get longer, and many have no end but a draw."), {{"after-take", "taker"}}, {{"after-take", "next"}}, false},
    };
    return list;
}

Result<Options> readOptions(const Setup &setup)
{
    const auto all = presets();
    const auto preset = std::find_if(all.begin(), all.end(), [&](const PresetSpec &p) { return setup.game == p.id; });
    if (preset == all.end())
        return Problem{{kit::problem::kUnknownOption, {{"key", Verbatim{setup.game}}}}, setup.gameLine};
    const auto values = kit::OptionValues::read(table(), *preset, setup);
    if (!values)
        return values.problem();
    if (setup.players < preset->seatsMin || setup.players > preset->seatsMax)
        return kit::wrongSeats(setup, preset->seatsMin, preset->seatsMax);
    const Options o = optionsOf(*values, setup.players);
    if (auto wrong = contradiction(o))
        return Problem{*wrong, values->lastLine() ? values->lastLine() : setup.playersLine};
    return o;
}

} // namespace khiar::games::svoi_kozyri
