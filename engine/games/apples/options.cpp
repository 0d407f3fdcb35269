// SPDX-License-Identifier: GPL-3.0-or-later
// The options of Apples, its two presets, and reading both.
#include "engine/games/apples/options.h"

#include "engine/kit/problems.h"
#include "engine/kit/setup_reading.h"

#include <algorithm>

namespace khiar::games::apples {
namespace {

constexpr int kMost = 9999;

constexpr OptionValue kOn = {"on", KHIAR_TEXT("opt.on", "on")};
constexpr OptionValue kOff = {"off", KHIAR_TEXT("opt.off", "off")};

OptionSpec choice(const char *key, std::vector<OptionValue> values, Phrase name, Phrase sentence, Phrase group)
{
    return {key, OptionKind::choice, std::move(values), 0, 0, name, sentence, group, {}};
}

OptionSpec number(const char *key, int lowest, int highest, Phrase name, Phrase sentence, Phrase group)
{
    return {key, OptionKind::number, {}, lowest, highest, name, sentence, group, {}};
}

std::vector<OptionSpec> specs()
{
    const Phrase before = KHIAR_TEXT("opt.group.auction", "Deal and auction");
    const Phrase score = KHIAR_TEXT("opt.group.score", "Score and end");
    return {
        choice("seat-draw", {kOn, kOff}, KHIAR_TEXT("opt.seat-draw", "Draw for seats"), KHIAR_TEXT("opt.seat-draw.why", "Whether everybody draws a card first: the highest deals, the others sit down in falling order."), before),
        choice("cut", {kOn, kOff}, KHIAR_TEXT("opt.cut", "Cut"), KHIAR_TEXT("opt.cut.why", "Whether the dealer's right neighbour may cut the pack before the deal."), before),
        choice("suit-order", {{"s-c-d-h", KHIAR_TEXT("opt.suit-order.s-c-d-h", "spades, clubs, diamonds, hearts")}, {"s-c-h-d", KHIAR_TEXT("opt.suit-order.s-c-h-d", "spades, clubs, hearts, diamonds")}},
               KHIAR_TEXT("opt.suit-order", "Order of the suits"), KHIAR_TEXT("opt.suit-order.why", "Which suit wins between bids of the same number, from high to low."), before),
        choice("reenter", {kOn, kOff}, KHIAR_TEXT("opt.reenter", "Back after a pass"), KHIAR_TEXT("opt.reenter.why", "Whether a player who has passed may bid again in the same auction."), before),
        choice("open-pile", {kOn, kOff}, KHIAR_TEXT("opt.open-pile", "Open bid pile"), KHIAR_TEXT("opt.open-pile.why", "Whether all cards of the bid pile are laid face up; otherwise only the maker's are."), before),
        choice("values", {{"per-card", KHIAR_TEXT("opt.apples-values.per-card", "every card of a group counts")}, {"group", KHIAR_TEXT("opt.apples-values.group", "a group counts as one card")}},
               KHIAR_TEXT("opt.apples-values", "Value of groups"), KHIAR_TEXT("opt.apples-values.why", "Pairs count once, threes of a kind twice, fours of a kind four times: for every card of the group, or for one."), score),
        number("target-triple", 0, kMost, KHIAR_TEXT("opt.target-triple", "Three with the target"), KHIAR_TEXT("opt.target-triple.why", "What three of a kind are worth when the target card is one of them."), score),
        number("target-four", 0, kMost, KHIAR_TEXT("opt.target-four", "Four with the target"), KHIAR_TEXT("opt.target-four.why", "What four of a kind are worth when the target card is one of them."), score),
        number("limit", 1, kMost, KHIAR_TEXT("opt.goal", "Points to win"), KHIAR_TEXT("opt.goal.why", "The game ends after the deal in which somebody has reached this many points."), score),
        choice("tie", {{"shared", KHIAR_TEXT("opt.win-tie.shared", "the win is shared")}, {"extra-deal", KHIAR_TEXT("opt.win-tie.extra-deal", "one more deal")}},
               KHIAR_TEXT("opt.win-tie", "Equal at the top"), KHIAR_TEXT("opt.win-tie.why", "What happens when several share the highest total at the end."), score),
    };
}

const kit::OptionTable &table()
{
    static const kit::OptionTable t(specs(), {{"target-triple", "40"}, {"target-four", "80"}, {"limit", "250"}});
    return t;
}

} // namespace

std::span<const OptionSpec> optionSpecs() { return table().specs(); }

std::string presetValue(const PresetSpec &preset, std::string_view key) { return table().presetValue(preset, key); }

std::span<const PresetSpec> presets()
{
    static const std::vector<const char *> switches = {"no-cut", "pass-is-final", "closed-pile", "by-group", "short-game", "extra-deal"};
    static const std::vector<PresetSpec> list = {
        {"apples", 4, 4, 1, {}, KHIAR_TEXT("preset.apples", "Apples"),
         KHIAR_TEXT("preset.apples.line", "Win cards in pairs, threes and fours, and set a card aside that makes bad ones good."), switches},
        {"apples-original", 4, 4, 1, {{"suit-order", "s-c-h-d"}}, KHIAR_TEXT("preset.apples-original", "Apples, original suit order"),
         KHIAR_TEXT("preset.apples-original.line", "The same game with the suit order of its English rules: hearts above diamonds."), switches},
    };
    return list;
}

std::span<const SwitchSpec> switchSpecs()
{
    static const std::vector<SwitchSpec> list = {
        {"no-cut", KHIAR_TEXT("sw.no-cut", "No cut"), KHIAR_TEXT("sw.no-cut.why", "The pack is dealt as it was shuffled."), {{"cut", "off"}}, {{"cut", "on"}}, false},
        {"pass-is-final", KHIAR_TEXT("sw.pass-is-final", "A pass is final"), KHIAR_TEXT("sw.pass-is-final.why", "Whoever has passed is out of the auction."), {{"reenter", "off"}}, {{"reenter", "on"}}, false},
        {"closed-pile", KHIAR_TEXT("sw.closed-pile", "Closed bid pile"), KHIAR_TEXT("sw.closed-pile.why", "Only the maker's trumps are laid face up, the other cards of the pile face down."), {{"open-pile", "off"}}, {{"open-pile", "on"}}, false},
        {"by-group", KHIAR_TEXT("sw.by-group", "Groups count once"), KHIAR_TEXT("sw.by-group.why", "A pair, three or four of a kind counts as one card, not for every card in it: scores stay smaller, games get longer."), {{"values", "group"}}, {{"values", "per-card"}}, false},
        {"short-game", KHIAR_TEXT("sw.short-apples", "To 100 points"), KHIAR_TEXT("sw.short-apples.why", "A shorter game."), {{"limit", "100"}}, {{"limit", "250"}}, false},
        {"extra-deal", KHIAR_TEXT("sw.apples-extra-deal", "No shared win"), KHIAR_TEXT("sw.apples-extra-deal.why", "Equal at the top means one more deal for everybody."), {{"tie", "extra-deal"}}, {{"tie", "shared"}}, false},
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
    if (setup.players != kSeats)
        return kit::wrongSeats(setup, kSeats, kSeats);
    Options o;
    if (values->is("suit-order", "s-c-h-d"))
        o.suitOrder = {Suit::spades, Suit::clubs, Suit::hearts, Suit::diamonds};
    o.perGroup = values->is("values", "group");
    o.targetTriple = values->number("target-triple");
    o.targetFour = values->number("target-four");
    o.limit = values->number("limit");
    o.reenter = values->is("reenter", "on");
    o.openPile = values->is("open-pile", "on");
    o.seatDraw = values->is("seat-draw", "on");
    o.cut = values->is("cut", "on");
    o.extraDeal = values->is("tie", "extra-deal");
    return o;
}

} // namespace khiar::games::apples
