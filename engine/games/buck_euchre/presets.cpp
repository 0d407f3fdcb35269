// SPDX-License-Identifier: GPL-3.0-or-later
// The presets of rules/other-games.md §7, and the house variants of §4.1 under the name by which players ask for them.
#include "engine/games/buck_euchre/options.h"

namespace khiar::games::buck_euchre {
namespace {

using Values = std::vector<std::pair<const char *, const char *>>;

/// Ohio's pack, and what differs from it.
Values with(Values more)
{
    Values all = {{"pack-low", "9"}};
    all.insert(all.end(), more.begin(), more.end());
    return all;
}

/// Three-handed, as Natty Bumppo described it; Euchre 102 is its kin.
Values bumppo(const char *exchange)
{
    return with({{"start-score", "15"}, {"bidding", "laps"}, {"exchange", exchange}, {"club-rule", "off"}, {"requirement", "bid"}, {"max-bid", "9"},
                 {"all-pass", "redeal-next"}, {"sweep-wins", "off"}, {"must-stay-at", "5"}});
}

} // namespace

std::span<const PresetSpec> presets()
{
    static const std::vector<PresetSpec> list = {
        {"buck-euchre", 4, 4, 1, with({}), KHIAR_TEXT("preset.buck-euchre", "Buck Euchre (Ohio)"),
         KHIAR_TEXT("preset.buck-euchre.line", "Everyone alone with five cards: take a trick, drop, or pay. All five tricks win the game."),
         {"takes-club", "no-trump-call", "no-bury", "maker-leads", "redeal", "unopposed-sweep", "extra-deal"}},
        {"buck-thompson", 4, 4, 1, with({{"drop-limit", "2"}}), KHIAR_TEXT("preset.buck-thompson", "Buck Euchre, Thompson"),
         KHIAR_TEXT("preset.buck-thompson.line", "Ohio's rules, and nobody may drop three times in a row."),
         {"takes-club", "no-trump-call", "no-bury", "maker-leads", "redeal", "unopposed-sweep", "extra-deal"}},
        {"dirty-clubs", 3, 10, 1, {{"pack-low", "auto"}, {"start-score", "20"}, {"bidding", "one-round"}, {"exchange", "upcard"}, {"requirement", "bid"}},
         KHIAR_TEXT("preset.dirty-clubs", "Dirty Clubs"),
         KHIAR_TEXT("preset.dirty-clubs.line", "One round of bids for three to ten players; the pack grows with the table."),
         {"takes-club", "no-bury", "maker-leads", "redeal", "dealer-one", "unopposed-sweep", "extra-deal"}},
        {"buck-three", 3, 3, 1, bumppo("widow"), KHIAR_TEXT("preset.buck-three", "Buck Euchre for three"),
         KHIAR_TEXT("preset.buck-three.line", "A fourth hand lies face down to be swapped for, and bidding goes on until two pass."),
         {"maker-leads", "all-no-trump", "dealer-one", "sweep", "extra-deal"}},
        {"euchre-102", 4, 4, 1, bumppo("undealt"), KHIAR_TEXT("preset.euchre-102", "Euchre 102"),
         KHIAR_TEXT("preset.euchre-102.line", "Exchange cards for the undealt ones, then bid. A reconstruction from a single sentence."),
         {"maker-leads", "all-no-trump", "dealer-one", "sweep", "extra-deal"}},
    };
    return list;
}

std::span<const SwitchSpec> switchSpecs()
{
    static const std::vector<SwitchSpec> list = {
        {"takes-club", KHIAR_TEXT("sw.takes-club", "The dealer takes the turned club"), KHIAR_TEXT("sw.takes-club.why", "When a club is turned up, the dealer takes it and buries a card."),
         {{"dealer-takes-club", "on"}}, {{"dealer-takes-club", "off"}}, false},
        {"no-trump-call", KHIAR_TEXT("sw.no-trump-call", "No trumps may be named"), KHIAR_TEXT("sw.no-trump-call.why", "When the upcard has been turned down, no trumps may be named instead of a suit."),
         {{"no-trump-call", "on"}}, {{"no-trump-call", "off"}}, false},
        {"no-bury", KHIAR_TEXT("sw.no-bury", "The upcard stays in the hand"), KHIAR_TEXT("sw.no-bury.why", "Whoever takes the upcard has to bury another card."),
         {{"bury-upcard", "off"}}, {{"bury-upcard", "on"}}, false},
        {"maker-leads", KHIAR_TEXT("sw.maker-leads", "The maker leads"), KHIAR_TEXT("sw.maker-leads.why", "The maker leads the first trick, not the dealer's left neighbour."),
         {{"first-lead", "maker"}}, {{"first-lead", "dealer-left"}}, false},
        {"redeal", KHIAR_TEXT("sw.redeal", "All pass: a new deal"), KHIAR_TEXT("sw.redeal.why", "When all pass, the cards are thrown in and the next dealer deals."),
         {{"all-pass", "redeal-next"}}, {{"all-pass", "no-trump"}}, false},
        {"all-no-trump", KHIAR_TEXT("sw.all-no-trump", "All pass: no trumps"), KHIAR_TEXT("sw.all-no-trump.why", "When all pass, everybody plays without trumps, and nobody may drop."),
         {{"all-pass", "no-trump"}}, {{"all-pass", "redeal-next"}}, false},
        {"dealer-one", KHIAR_TEXT("sw.dealer-one", "All pass: the dealer bids 1"), KHIAR_TEXT("sw.dealer-one.why", "When everybody else has passed, the dealer has to bid 1."),
         {{"all-pass", "dealer-one"}}, {}, false},
        {"unopposed-sweep", KHIAR_TEXT("sw.unopposed-sweep", "Unopposed wins"), KHIAR_TEXT("sw.unopposed-sweep.why", "When everybody else drops, the maker wins the game at once."),
         {{"uncontested", "sweep"}}, {{"uncontested", "minus-five"}}, false},
        {"sweep", KHIAR_TEXT("sw.sweep", "Five tricks win the game"), KHIAR_TEXT("sw.sweep.why", "Whoever takes all five tricks of a deal wins the game at once."),
         {{"sweep-wins", "on"}}, {{"sweep-wins", "off"}}, false},
        {"extra-deal", KHIAR_TEXT("sw.extra-deal", "No draws"), KHIAR_TEXT("sw.extra-deal.why", "When several end with the same lowest score, one more deal is played."),
         {{"tie", "extra-deal"}}, {{"tie", "draw"}}, false},
    };
    return list;
}

} // namespace khiar::games::buck_euchre
