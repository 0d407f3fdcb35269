// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// What the laws are tried on: every family of the registry and the fixture, their presets, option sets and numbers of
// seats; and random play that knows nothing of any game.
#include "engine/core/match.h"
#include "engine/core/rng.h"
#include "engine/session/registry.h"
#include "tests/fixtures/everything.h"

#include <algorithm>
#include <cstdlib>
#include <set>
#include <string>
#include <vector>

namespace khiar::laws {

/// KHIAR_LONG=1: every pair of switches with every number of seats, and many more matches.
inline bool isLong()
{
    const char *v = std::getenv("KHIAR_LONG");
    return v && *v && *v != '0';
}

/// The families of the program and the fixture.
inline const Registry &registry()
{
    static const Registry all = [] {
        std::vector<const FamilyBase *> list = standardRegistry().families();
        list.push_back(&fixtures::everything());
        return Registry(list);
    }();
    return all;
}

struct Table {
    std::string name;
    const FamilyBase *family = nullptr;
    Setup setup;
};

using Settings = std::vector<std::pair<const char *, const char *>>;

inline std::optional<Table> tableOf(const FamilyBase &family, const PresetSpec &preset, const std::string &name, const Settings &settings, int seats)
{
    Table t{std::string(preset.id) + name + " @" + std::to_string(seats), &family, {}};
    t.setup.game = preset.id;
    t.setup.players = seats;
    t.setup.seed = mix64(std::hash<std::string>()(t.name));
    for (const auto &[key, value] : settings) {
        std::erase_if(t.setup.options, [k = key](const OptionSetting &o) { return o.key == k; });
        t.setup.options.push_back({key, value, 0});
    }
    return family.validate(t.setup) ? std::nullopt : std::optional(t);
}

/// What changes when a switch of New game is thrown in this preset.
inline Settings thrown(const FamilyBase &family, const PresetSpec &preset, const SwitchSpec &s)
{
    const bool isOn = std::all_of(s.on.begin(), s.on.end(), [&](const auto &kv) { return family.presetValue(preset, kv.first) == kv.second; });
    return isOn ? s.off : s.on;
}

inline const SwitchSpec *switchOf(const FamilyBase &family, std::string_view id)
{
    for (const SwitchSpec &s : family.switches())
        if (s.id == id)
            return &s;
    return nullptr;
}

/// Corners that no switch reaches.
inline std::vector<std::pair<std::string, Settings>> corners(const FamilyBase &family, const PresetSpec &preset)
{
    if (family.id() == "cucumber" && std::string_view(preset.id) == "gurka-is")
        return {{" sets-by-the-thousand", {{"hand", "25"}, {"hand-schedule", "fixed"}, {"packs", "2"}}}};
    if (std::string_view(preset.id) == "euchre-102")
        return {{" big-packet", {{"pack-low", "2"}}}, {" no-packet", {{"exchange", "none"}, {"pack-low", "T"}}}};
    if (std::string_view(preset.id) == "dirty-clubs")
        return {{" order-up", {{"bidding", "order-up"}, {"exchange", "none"}, {"requirement", "three"}, {"drop-limit", "1"}}},
                {" laps", {{"bidding", "laps"}, {"exchange", "undealt"}, {"club-rule", "off"}, {"max-bid", "20"}}}};
    if (family.id() != "cucumber" || !std::string_view(preset.id).starts_with("agurk"))
        return {};
    return {{" hand-1", {{"hand", "1"}}},
            {" hand-13", {{"hand", "13"}, {"exchange", "forehand-exact"}}},
            {" two-packs", {{"packs", "2"}, {"hand", "9"}, {"jokers", "2"}}},
            {" limit-1", {{"limit", "1"}}},
            {" limit-60", {{"limit", "60"}}},
            {" long-exchange", {{"hand", "25"}, {"exchange", "forehand-exact"}}},
            {" hand-max", {{"hand-schedule", "losing-value"}, {"hand-max", "4"}, {"exchange", "forehand-exact"}}}};
}

/// A value of an option, for tables mixed at random. Kept as long as the program, for settings point at it.
inline const char *someValue(const OptionSpec &o, Rng &rng)
{
    static std::set<std::string> texts;
    if (o.kind == OptionKind::choice)
        return o.values[rng.below(std::uint32_t(o.values.size()))].word;
    const auto words = wordsBesideNumbers(o);
    if (!words.empty() && rng.below(3) == 0)
        return texts.insert(words[rng.below(std::uint32_t(words.size()))]).first->c_str();
    constexpr int kSome[] = {0, 1, 2, 3, 5, 7, 10, 13, 21, 30, 50};
    const int n = std::clamp(kSome[rng.below(std::uint32_t(std::size(kSome)))], o.lowest, o.highest);
    return texts.insert(std::to_string(n)).first->c_str();
}

/// Options of a preset changed at random, some of them at once: what no switch and no corner thinks of. Whether they
/// make a game is for the family to say.
inline Settings mixed(const FamilyBase &family, const PresetSpec &preset, int nth)
{
    Rng rng(mix64(std::hash<std::string_view>()(preset.id)) + std::uint64_t(nth) * 1000);
    Settings out;
    const auto options = family.options();
    for (std::uint32_t n = 1 + rng.below(5); n > 0 && !options.empty(); --n) {
        const OptionSpec &o = options[rng.below(std::uint32_t(options.size()))];
        out.emplace_back(o.key, someValue(o, rng));
    }
    return out;
}

/// The tables. Short: every number of seats with the preset as it is; with one number of seats each, in rotation, each
/// switch alone and options mixed at random, and of a family's first two presets each pair of switches and the corners.
/// Long: pairs of every preset, many more mixtures, and every number of seats.
inline const std::vector<Table> &tables()
{
    static const std::vector<Table> all = [] {
        std::vector<Table> list;
        for (const FamilyBase *family : registry().families()) {
            for (const PresetSpec &preset : family->presets()) {
                int turn = 0;
                const int span = preset.seatsMax - preset.seatsMin + 1;
                const auto add = [&](const std::string &name, const Settings &settings) {
                    for (int i = 0; i < span; ++i) {
                        auto t = tableOf(*family, preset, name, settings, preset.seatsMin + (turn + i) % span);
                        if (t)
                            list.push_back(*t);
                        if (t && !isLong() && !name.empty())
                            break;
                    }
                    ++turn;
                };
                add("", {});
                std::vector<const SwitchSpec *> switches;
                for (const char *id : preset.switches)
                    switches.push_back(switchOf(*family, id));
                for (std::size_t i = 0; i < switches.size(); ++i) {
                    const Settings one = thrown(*family, preset, *switches[i]);
                    add(std::string(" ") + switches[i]->id, one);
                    const bool pairs = isLong() || &preset - family->presets().data() < 2;
                    for (std::size_t j = i + 1; pairs && j < switches.size(); ++j) {
                        Settings two = one;
                        for (const auto &kv : thrown(*family, preset, *switches[j]))
                            two.push_back(kv);
                        add(std::string(" ") + switches[i]->id + "+" + switches[j]->id, two);
                    }
                }
                for (const auto &[name, settings] : corners(*family, preset))
                    add(name, settings);
                int found = 0; // most mixtures make no game
                for (int nth = 0; nth < 400 && found < (isLong() ? 12 : 3); ++nth) {
                    const std::size_t before = list.size();
                    add(" mixed-" + std::to_string(nth), mixed(*family, preset, nth));
                    found += list.size() > before;
                }
            }
        }
        return list;
    }();
    return all;
}

inline std::unique_ptr<Match> startMatch(const Table &t, std::uint64_t seed, std::vector<Step> *steps = nullptr)
{
    Setup setup = t.setup;
    setup.seed = mix64(setup.seed + seed);
    auto match = t.family->start(setup, steps);
    return match ? std::move(*match) : nullptr;
}

/// An action put together from an offer as a person would: card by card, as narrow() allows.
inline Action fromOffer(const Match &match, Seat seat, const Offer &offer, Rng &rng)
{
    Action a = Action::of(offer.verb);
    if (offer.hasNumbers())
        a.number = std::int16_t(offer.lowest + int(rng.below(std::uint32_t(offer.highest - offer.lowest + 1))));
    while (offer.suits) {
        const unsigned bit = rng.below(5);
        a.suit = bit == 4 ? Suit::none : Suit(bit);
        if (offer.suits >> bit & 1)
            break;
    }
    std::vector<Card> chosen;
    while (offer.hasCards()) {
        const Narrowed n = match.narrow(seat, offer, chosen);
        std::vector<Card> may;
        n.candidates.each([&](Card c) { may.push_back(c); });
        if (may.empty() || (n.complete && rng.below(2)))
            break;
        chosen.push_back(may[rng.below(std::uint32_t(may.size()))]);
    }
    if (!offer.ordered)
        std::sort(chosen.begin(), chosen.end());
    for (Card c : chosen)
        a.cards[a.count++] = c;
    return a;
}

/// A seat that may act and something it may do: half of the time from the list, half from an offer.
inline std::pair<Seat, Action> randomMove(const Match &match, Rng &rng)
{
    const auto seats = match.toAct();
    if (seats.empty())
        return {kNobody, {}};
    const Seat seat = seats[rng.below(std::uint32_t(seats.size()))];
    if (rng.below(2)) {
        const auto offers = match.offers(seat);
        if (!offers.empty())
            return {seat, fromOffer(match, seat, offers[rng.below(std::uint32_t(offers.size()))], rng)};
    }
    const LegalList legal = match.legal(seat);
    if (!legal.actions.empty())
        return {seat, legal.actions[rng.below(std::uint32_t(legal.actions.size()))]};
    const auto offers = match.offers(seat);
    return {seat, offers.empty() ? Action{} : fromOffer(match, seat, offers[rng.below(std::uint32_t(offers.size()))], rng)};
}

/// Whether more than one place holds what the viewer cannot see: the one closed hand of two is known as a whole.
inline bool severalPlaces(const Match &m, Viewer v)
{
    const auto places = m.hiddenPlaces(v);
    return std::any_of(places.begin(), places.end(), [&](const HiddenPlace &p) { return p.zone != places.front().zone; });
}

} // namespace khiar::laws
