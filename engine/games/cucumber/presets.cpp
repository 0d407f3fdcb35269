// SPDX-License-Identifier: GPL-3.0-or-later
// The presets of rules/cucumber.md §8 and the variants of §2, each under the name by which players ask for it.
#include "engine/games/cucumber/options.h"

#include <algorithm>

namespace khiar::games::cucumber {
namespace {

using Values = std::vector<std::pair<const char *, const char *>>;
using Switches = std::vector<const char *>;

/// Every preset but Agurk has no bonus and, unless it says otherwise, one life (§8).
Values plain(Values more)
{
    Values all = {{"tie-bonus", "off"}};
    if (std::none_of(more.begin(), more.end(), [](const auto &kv) { return std::string_view(kv.first) == "lives"; }))
        all.emplace_back("lives", "1");
    all.insert(all.end(), more.begin(), more.end());
    return all;
}

Values swedish(Values more)
{
    Values all = plain({{"hand", "6"}, {"tie", "all"}, {"limit", "30"}, {"settle", "pot"}, {"buy-in", "paid"}});
    all.insert(all.end(), more.begin(), more.end());
    return all;
}

Values polish(Values more)
{
    Values all = plain({{"hand", "6"}, {"duty", "must"}, {"ace-low-last", "on"}, {"tie", "all"}});
    all.insert(all.end(), more.begin(), more.end());
    return all;
}

std::vector<PresetSpec> danishAndSwedish()
{
    return {
        {"agurk", 2, 7, 1, {}, KHIAR_TEXT("preset.agurk", "Agurk"),
         KHIAR_TEXT("preset.agurk.line", "Denmark: reach the highest card or give up your lowest; whoever takes the last trick pays."),
         {"jokers", "exchange", "keep-cards", "all-tied", "short", "exact-reset", "vary", "bonus", "two-lives"}},
        {"agurk-keep", 2, 7, 1, plain({{"score-by", "cards"}, {"bust", "exceed"}}), KHIAR_TEXT("preset.agurk-keep", "Agurk, kept cards"),
         KHIAR_TEXT("preset.agurk-keep.line", "The losing card stays in front of you; above 21 points you are out."),
         {"jokers", "exchange", "all-tied", "short", "exact-reset", "vary", "bonus", "two-lives"}},
        {"gurka-1975", 3, 8, 1, swedish({}), KHIAR_TEXT("preset.gurka-1975", "Gurka 1975"),
         KHIAR_TEXT("preset.gurka-1975.line", "Sweden: six cards, a pot for the last one in, and one way back for another stake."),
         {"free-return", "limit-20", "rampo", "together"}},
        {"gurka-modern", 3, 8, 1, swedish({{"beat", "previous"}, {"duty", "must"}, {"ace-block", "on"}}), KHIAR_TEXT("preset.gurka-modern", "Gurka, modern"),
         KHIAR_TEXT("preset.gurka-modern.line", "Sweden today: reach the card just before yours, and nothing reaches an ace."),
         {"must", "block", "lead-lowest", "free-return", "limit-20", "match-equal"}},
    };
}

std::vector<PresetSpec> polishAndFinnish()
{
    return {
        {"ogorek", 3, 10, 1, polish({{"limit", "50"}}), KHIAR_TEXT("preset.ogorek", "Ogórek"),
         KHIAR_TEXT("preset.ogorek.line", "Poland: whoever can reach has to, and in the last trick an ace is the lowest card."), {"kontra", "together", "vary"}},
        {"ogorek-classic", 3, 10, 1, polish({{"limit", "21"}}), KHIAR_TEXT("preset.ogorek-classic", "Ogórek, classic"),
         KHIAR_TEXT("preset.ogorek-classic.line", "Ogórek as it was: out at 21 points."), {"kontra", "together"}},
        {"ogorek-kontra", 3, 10, 1, polish({{"limit", "50"}, {"kontra", "on"}}), KHIAR_TEXT("preset.ogorek-kontra", "Ogórek with kontra"),
         KHIAR_TEXT("preset.ogorek-kontra.line", "Say kontra when your last card is low: the penalty doubles, or comes back fourfold."), {"together"}},
        {"kurkku", 3, 4, 1, plain({{"hand", "6"}, {"tie", "all"}, {"limit", "30"}, {"end", "first-bust-lowest-wins"}}), KHIAR_TEXT("preset.kurkku", "Kurkku"),
         KHIAR_TEXT("preset.kurkku.line", "Finland: the game stops at the first 30, and the lowest total wins."), {"must", "block", "together"}},
        {"matapesa", 3, 8, 1, plain({{"hand-schedule", "all"}, {"leftover", "shown"}, {"values", "none"}, {"end", "fixed-deals"}, {"next-dealer", "loser"}}),
         KHIAR_TEXT("preset.matapesa", "Mätäpesä"),
         KHIAR_TEXT("preset.matapesa.line", "Finland: the whole pack is dealt, and whoever loses a deal deals the next."), {"must", "all-tied"}},
        {"kurko", 2, 9, 1, polish({{"jokers", "2"}, {"joker-role", "ace"}, {"limit", "30"}, {"end", "all-but-one"}, {"settle", "difference"}}),
         KHIAR_TEXT("preset.kurko", "Kurko"),
         KHIAR_TEXT("preset.kurko.line", "Finland: jokers are aces, nobody goes out, and in the end everybody pays the winner."), {"third-joker", "kontra", "together"}},
        {"rassi", 2, 8, 1, polish({{"exchange", "rassi"}, {"limit", "50"}}), KHIAR_TEXT("preset.rassi", "Rassi"),
         KHIAR_TEXT("preset.rassi.line", "Finland: throw in the whole hand for new cards, if you dare to pay double."), {"must", "kontra"}},
    };
}

std::vector<PresetSpec> norwegianAndIcelandic()
{
    return {
        {"gurka-no1", 2, 7, 1, plain({}), KHIAR_TEXT("preset.gurka-no1", "Gurka, Norway 1"),
         KHIAR_TEXT("preset.gurka-no1.line", "Norway: one life, out at 21."), {"joker-aces", "block", "must", "all-tied"}},
        {"gurka-no2", 2, 7, 1,
         plain({{"hand", "5"}, {"hand-schedule", "losing-value"}, {"hand-max", "7"}, {"exchange", "dealer-keep-two"}, {"first-lead", "dealer"},
                {"values", "court-eleven"}, {"next-dealer", "lowest-last"}}),
         KHIAR_TEXT("preset.gurka-no2", "Gurka, Norway 2"),
         KHIAR_TEXT("preset.gurka-no2.line", "Norway: the dealer exchanges first and leads, and the losing card sets the next hand size."), {"block", "all-tied"}},
        {"gurka-is", 2, 4, 1,
         plain({{"hand", "10"}, {"hand-schedule", "down"}, {"sets", "on"}, {"special", "six-of-clubs"}, {"score-by", "cards"}, {"bust", "exceed"}, {"reset-at", "21"}}),
         KHIAR_TEXT("preset.gurka-is", "Gúrka, Iceland"),
         KHIAR_TEXT("preset.gurka-is.line", "Iceland: equal cards are led together, and the 6 of clubs is above everything."),
         {"sevens", "sevens-equal", "swap", "swap-chain", "five-cards", "zigzag", "previous"}},
    };
}

std::vector<PresetSpec> elsewhere()
{
    return {
        {"twentytwo", 2, 6, 1,
         plain({{"sets", "on"}, {"hand-schedule", "losing-value"}, {"exchange", "free"}, {"tie", "all"}, {"values", "court-ten"}, {"score-by", "cards"},
                {"limit", "22"}, {"next-dealer", "loser"}}),
         KHIAR_TEXT("preset.twentytwo", "Twenty-Two"),
         KHIAR_TEXT("preset.twentytwo.line", "North America: sets, a free exchange, and out at 22."), {"short"}},
        {"concombre", 2, 6, 1,
         plain({{"hand-schedule", "losing-value"}, {"shortage", "seven-then-floor"}, {"score-by", "cards"}, {"lives", "half-cucumber"}, {"end", "first-bust-loses"}}),
         KHIAR_TEXT("preset.concombre", "Concombre"),
         KHIAR_TEXT("preset.concombre.line", "France: half a cucumber at 21, and whoever gets there again has lost."), {"keeps-highest", "exchange"}},
        {"prague", 2, 7, 1, plain({{"ace-block", "on"}, {"tie", "all"}}), KHIAR_TEXT("preset.prague", "Prague 2004"),
         KHIAR_TEXT("preset.prague.line", "As young bridge players had it: nothing reaches an ace, and equals lose together."), {"block", "previous", "must", "lowest-beater"}},
        {"five-cucumbers", 2, 6, 1,
         plain({{"deck", "five"}, {"values", "cucumbers"}, {"ones-double", "on"}, {"limit", "5"}, {"bust", "exceed"}, {"first-lead", "last-loser"}}),
         KHIAR_TEXT("preset.five-cucumbers", "Five Cucumbers"),
         KHIAR_TEXT("preset.five-cucumbers.line", "Cards from 1 to 15 with cucumbers printed on them: more than five and you are out."), {"first-bust", "must"}},
        {"minibluff", 2, 5, 1, plain({{"doubling", "on"}, {"tie", "all-but-first-lowest"}, {"settle", "credits"}}), KHIAR_TEXT("preset.minibluff", "Minibluff"),
         KHIAR_TEXT("preset.minibluff.line", "The lowest last card wins the deal; everybody else pays, and the stake can be doubled."), {"together"}},
        {"krypkille", 3, 7, 1, plain({{"deck", "kille"}, {"hand-schedule", "all"}, {"tie", "all"}, {"values", "knockout"}}), KHIAR_TEXT("preset.krypkille", "Krypkille"),
         KHIAR_TEXT("preset.krypkille.line", "Sweden, with Kille cards: each deal the highest last card is out, until one is left."), {"must", "drop-last"}},
        {"bga", 2, 7, 1, plain({{"ace-block", "on"}, {"limit", "30"}, {"bust", "exceed"}}), KHIAR_TEXT("preset.bga", "Cucumber online"),
         KHIAR_TEXT("preset.bga.line", "As played on Board Game Arena: nothing reaches an ace, and more than 30 points are out."), {"block", "must", "all-tied", "dealer-chooses"}},
    };
}

/// Variants of Denmark, §2.1 a … g, and the two parts of Agurk that they may exclude.
std::vector<SwitchSpec> danishSwitches()
{
    return {
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
         {{"hand-schedule", "losing-value"}}, {{"hand-schedule", "fixed"}}, false},
        {"bonus", KHIAR_TEXT("sw.bonus", "Bonus for equal last cards"), KHIAR_TEXT("sw.bonus.why", "Whoever's last card equals the losing card takes its value off."),
         {{"tie-bonus", "on"}}, {{"tie-bonus", "off"}}, true},
        {"two-lives", KHIAR_TEXT("sw.two-lives", "Two lives"), KHIAR_TEXT("sw.two-lives.why", "The first bust brings a cucumber and the highest score of the others; only the second puts a player out."),
         {{"lives", "2"}}, {{"lives", "1"}}, true},
    };
}

/// Variants of following and leading: §2.2, §2.5, §2.9, §2.13.
std::vector<SwitchSpec> followSwitches()
{
    return {
        {"must", KHIAR_TEXT("sw.must", "Reach if you can"), KHIAR_TEXT("sw.must.why", "Whoever can reach has to; the lowest card is only for those who cannot."),
         {{"duty", "must"}}, {{"duty", "optional"}}, false},
        {"lowest-beater", KHIAR_TEXT("sw.lowest-beater", "Reach with the lowest"), KHIAR_TEXT("sw.lowest-beater.why", "Only the lead is a choice: everyone reaches the card before with the lowest that will do."),
         {{"beat", "previous"}, {"duty", "lowest-beater"}}, {{"beat", "highest"}, {"duty", "optional"}}, false},
        {"match-equal", KHIAR_TEXT("sw.match-equal", "Equal cards first"), KHIAR_TEXT("sw.match-equal.why", "Whoever has a card equal to the one to reach has to play it."),
         {{"duty", "match-equal"}}, {{"duty", "must"}}, false},
        {"previous", KHIAR_TEXT("sw.previous", "Reach the card before"), KHIAR_TEXT("sw.previous.why", "The card to reach is the one just before, not the highest of the trick."),
         {{"beat", "previous"}}, {{"beat", "highest"}}, false},
        {"block", KHIAR_TEXT("sw.block", "Ace block"), KHIAR_TEXT("sw.block.why", "Nothing reaches an ace: the lowest card has to follow it."), {{"ace-block", "on"}}, {{"ace-block", "off"}}, false},
        {"lead-lowest", KHIAR_TEXT("sw.lead-lowest", "Lead the lowest"), KHIAR_TEXT("sw.lead-lowest.why", "Every trick is led with the lowest card."), {{"lead", "lowest"}}, {{"lead", "any"}}, false},
        {"together", KHIAR_TEXT("sw.together", "Last cards together"), KHIAR_TEXT("sw.together.why", "The last cards are turned up at the same time."), {{"last-trick", "together"}}, {{"last-trick", "in-turn"}}, false},
        {"dealer-chooses", KHIAR_TEXT("sw.dealer-chooses", "The dealer chooses"), KHIAR_TEXT("sw.dealer-chooses.why", "The dealer says how many cards are dealt, three at least."),
         {{"hand-schedule", "dealer-choice"}}, {{"hand-schedule", "fixed"}}, false},
    };
}

/// Variants of stakes and ends: §2.2, §2.3, §2.4, §2.10.
std::vector<SwitchSpec> stakeSwitches()
{
    return {
        {"free-return", KHIAR_TEXT("sw.free-return", "Free return"), KHIAR_TEXT("sw.free-return.why", "One stake each, and everybody may come back once for nothing."), {{"buy-in", "free"}}, {{"buy-in", "paid"}}, false},
        {"limit-20", KHIAR_TEXT("sw.limit-20", "Out at 20"), KHIAR_TEXT("sw.limit-20.why", "The limit is 20 points, not 30."), {{"limit", "20"}}, {{"limit", "30"}}, false},
        {"rampo", KHIAR_TEXT("sw.rampo", "Rampo"), KHIAR_TEXT("sw.rampo.why", "If all last cards are equal nobody pays, and a new game begins for the same pot."), {{"rampo", "on"}}, {{"rampo", "off"}}, false},
        {"kontra", KHIAR_TEXT("sw.kontra", "Kontra"), KHIAR_TEXT("sw.kontra.why", "Before play somebody may say kontra: the loser pays double, the caller fourfold."), {{"kontra", "on"}}, {{"kontra", "off"}}, false},
        {"first-bust", KHIAR_TEXT("sw.first-bust", "Until the first bust"), KHIAR_TEXT("sw.first-bust.why", "The game ends with the first bust, and the lowest total wins."),
         {{"end", "first-bust-lowest-wins"}}, {{"end", "last-survivor"}}, false},
        {"keeps-highest", KHIAR_TEXT("sw.keeps-highest", "The highest card stays"), KHIAR_TEXT("sw.keeps-highest.why", "After a half cucumber the highest kept card stays, not the topmost."),
         {{"half-keeps", "highest"}}, {{"half-keeps", "top"}}, false},
    };
}

/// Variants of the pack and the deal: §2.4, §2.5, §2.6, §2.12.
std::vector<SwitchSpec> packSwitches()
{
    return {
        {"joker-aces", KHIAR_TEXT("sw.joker-aces", "Jokers are aces"), KHIAR_TEXT("sw.joker-aces.why", "Two jokers are added as further aces."), {{"jokers", "2"}, {"joker-role", "ace"}}, {{"jokers", "0"}}, false},
        {"third-joker", KHIAR_TEXT("sw.third-joker", "A third joker"), KHIAR_TEXT("sw.third-joker.why", "Three jokers instead of two."), {{"jokers", "3"}}, {{"jokers", "2"}}, false},
        {"sevens", KHIAR_TEXT("sw.sevens", "Black sevens on top"), KHIAR_TEXT("sw.sevens.why", "Instead of the 6 of clubs: the 7 of spades counts 16, the 7 of clubs 15."), {{"special", "black-sevens"}}, {{"special", "six-of-clubs"}}, false},
        {"sevens-equal", KHIAR_TEXT("sw.sevens-equal", "Black sevens equal"), KHIAR_TEXT("sw.sevens-equal.why", "Instead of the 6 of clubs: both black sevens are on top and count 21."), {{"special", "black-sevens-equal"}}, {{"special", "six-of-clubs"}}, false},
        {"swap", KHIAR_TEXT("sw.swap", "Exchange up to forehand's number"), KHIAR_TEXT("sw.swap.why", "Forehand exchanges any number of cards, everyone after that at most as many."), {{"exchange", "forehand-upper"}}, {{"exchange", "none"}}, false},
        {"swap-chain", KHIAR_TEXT("sw.swap-chain", "Exchange in a chain"), KHIAR_TEXT("sw.swap-chain.why", "Everyone exchanges at most as many cards as the player before."), {{"exchange", "chain-upper"}}, {{"exchange", "none"}}, false},
        {"five-cards", KHIAR_TEXT("sw.five-cards", "Always five cards"), KHIAR_TEXT("sw.five-cards.why", "Hands do not shrink: every deal has five cards."), {{"hand", "5"}, {"hand-schedule", "fixed"}}, {{"hand", "10"}, {"hand-schedule", "down"}}, false},
        {"zigzag", KHIAR_TEXT("sw.zigzag", "Zigzag"), KHIAR_TEXT("sw.zigzag.why", "From six cards down to one, up to five, down again, up to four, and so on."), {{"hand", "6"}, {"hand-schedule", "zigzag"}}, {{"hand", "10"}, {"hand-schedule", "down"}}, false},
        {"drop-last", KHIAR_TEXT("sw.drop-last", "Some cards stay unknown"), KHIAR_TEXT("sw.drop-last.why", "Where the pack comes out even, one card fewer is dealt to each."), {{"leftover", "drop-last"}}, {{"leftover", "hidden"}}, false},
    };
}

} // namespace

std::span<const PresetSpec> presets()
{
    static const std::vector<PresetSpec> list = [] {
        std::vector<PresetSpec> all = danishAndSwedish();
        for (auto part : {polishAndFinnish(), norwegianAndIcelandic(), elsewhere()})
            all.insert(all.end(), part.begin(), part.end());
        return all;
    }();
    return list;
}

std::span<const SwitchSpec> switchSpecs()
{
    static const std::vector<SwitchSpec> list = [] {
        std::vector<SwitchSpec> all = danishSwitches();
        for (auto part : {followSwitches(), stakeSwitches(), packSwitches()})
            all.insert(all.end(), part.begin(), part.end());
        return all;
    }();
    return list;
}

} // namespace khiar::games::cucumber
