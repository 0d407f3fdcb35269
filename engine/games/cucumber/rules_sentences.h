// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "engine/core/rules_text.h"

#include <array>

// What "Rules of this table" can say in the Cucumber family: each sentence with the options that decide whether it is said and
// how it reads. rules_text_*.cpp say which. Rules: rules/cucumber.md.
namespace khiar::games::cucumber::rule {

// Headings
inline constexpr Phrase kHeadCards = KHIAR_TEXT("rules.cucumber.h.cards", "What you need");
inline constexpr Phrase kHeadDeal = KHIAR_TEXT("rules.cucumber.h.deal", "The deal");
inline constexpr Phrase kHeadBefore = KHIAR_TEXT("rules.cucumber.h.before", "Before play");
inline constexpr Phrase kHeadPlay = KHIAR_TEXT("rules.cucumber.h.play", "Play");
inline constexpr Phrase kHeadStake = KHIAR_TEXT("rules.cucumber.h.stake", "The stake");
inline constexpr Phrase kHeadLast = KHIAR_TEXT("rules.cucumber.h.last", "The last trick");
inline constexpr Phrase kHeadPoints = KHIAR_TEXT("rules.cucumber.h.points", "Points");
inline constexpr Phrase kHeadChips = KHIAR_TEXT("rules.cucumber.h.chips", "Chips");
inline constexpr Phrase kHeadOut = KHIAR_TEXT("rules.cucumber.h.out", "Out of the game");
inline constexpr Phrase kHeadBust = KHIAR_TEXT("rules.cucumber.h.bust", "Bust");
inline constexpr Phrase kHeadEnd = KHIAR_TEXT("rules.cucumber.h.end", "The end of the game");
inline constexpr Phrase kHeadColumnCard = KHIAR_TEXT("rules.cucumber.h.card", "Card");
inline constexpr Phrase kHeadColumnCucumbers = KHIAR_TEXT("rules.cucumber.h.cucumbers", "Cucumbers");
inline constexpr Phrase kHeadCell = KHIAR_TEXT("rules.cucumber.h.cell", "{n}");

// What you need
inline constexpr Rule kPlayers = {KHIAR_TEXT("rules.cucumber.cards.players", "There are {n} players, everyone for themselves."), "players"};
inline constexpr Rule kPackOne = {KHIAR_TEXT("rules.cucumber.cards.pack-one", "They play with a pack of 52 cards."), "deck packs jokers hand hand-schedule players"};
inline constexpr Rule kPackTwo = {KHIAR_TEXT("rules.cucumber.cards.pack-two", "They play with two packs of 52 cards, shuffled together."), "deck packs jokers hand hand-schedule players"};
inline constexpr Rule kRanks = {KHIAR_TEXT("rules.cucumber.cards.ranks", "From high to low the cards are ace, king, queen, jack, and then 10 down to 2; suits make no difference."), "deck"};
inline constexpr Rule kPackFive = {KHIAR_TEXT("rules.cucumber.cards.pack-five", "They play with the pack of Five Cucumbers: 60 cards without suits, four each of the numbers from 1 to 15, and the higher number is the higher card."), "deck"};
inline constexpr Rule kPackKille = {KHIAR_TEXT("rules.cucumber.cards.pack-kille", "They play with the Kille pack: 42 cards, two each of 21 ranks. From low to high these are mask, flowerpot, wreath, the numbers 1 to 12, and then inn, cavalier, sow, hussar, cuckoo and harlequin."), "deck"};
inline constexpr Rule kJokerTop = {KHIAR_TEXT("rules.cucumber.cards.joker-top", "A joker is added, and it is higher than the aces."), "jokers joker-role"};
inline constexpr Rule kJokersTop = {KHIAR_TEXT("rules.cucumber.cards.jokers-top", "There are {n} jokers besides, equal to each other and higher than the aces."), "jokers joker-role"};
inline constexpr Rule kJokerAce = {KHIAR_TEXT("rules.cucumber.cards.joker-ace", "A joker is added, and it is an ace in every respect."), "jokers joker-role"};
inline constexpr Rule kJokersAce = {KHIAR_TEXT("rules.cucumber.cards.jokers-ace", "There are {n} jokers besides, and they are aces in every respect."), "jokers joker-role"};
inline constexpr Rule kSixOfClubs = {KHIAR_TEXT("rules.cucumber.cards.six-of-clubs", "The 6 of clubs is higher than every other card; the other sixes are ordinary cards."), "special"};
inline constexpr Rule kBlackSevens = {KHIAR_TEXT("rules.cucumber.cards.black-sevens", "The 7 of spades is the highest card of all and the 7 of clubs the second highest; the red sevens are ordinary cards."), "special"};
inline constexpr Rule kBlackSevensReversed = {KHIAR_TEXT("rules.cucumber.cards.black-sevens-reversed", "The 7 of clubs is the highest card of all and the 7 of spades the second highest; the red sevens are ordinary cards."), "special"};
inline constexpr Rule kBlackSevensEqual = {KHIAR_TEXT("rules.cucumber.cards.black-sevens-equal", "The 7 of spades and the 7 of clubs are the highest cards of all, equal to each other; the red sevens are ordinary cards."), "special"};
inline constexpr Rule kWorthFace = {KHIAR_TEXT("rules.cucumber.cards.worth-face", "In points an ace is worth 14, a king 13, a queen 12, a jack 11, and every other card its number."), "values deck ace-low-last"};
inline constexpr Rule kWorthFaceLow = {KHIAR_TEXT("rules.cucumber.cards.worth-face-low", "In points a king is worth 13, a queen 12, a jack 11, an ace only 1, and every other card its number."), "values ace-low-last"};
inline constexpr Rule kWorthEleven = {KHIAR_TEXT("rules.cucumber.cards.worth-eleven", "In points ace, king, queen and jack are worth 11 each, and every other card its number."), "values ace-low-last"};
inline constexpr Rule kWorthElevenLow = {KHIAR_TEXT("rules.cucumber.cards.worth-eleven-low", "In points king, queen and jack are worth 11 each, an ace only 1, and every other card its number."), "values ace-low-last"};
inline constexpr Rule kWorthTen = {KHIAR_TEXT("rules.cucumber.cards.worth-ten", "In points an ace is worth 11, king, queen and jack 10 each, and every other card its number."), "values ace-low-last"};
inline constexpr Rule kWorthTenLow = {KHIAR_TEXT("rules.cucumber.cards.worth-ten-low", "In points king, queen and jack are worth 10 each, an ace only 1, and every other card its number."), "values ace-low-last"};
inline constexpr Rule kWorthFive = {KHIAR_TEXT("rules.cucumber.cards.worth-five", "In points every card is worth its number."), "values deck"};
inline constexpr Rule kWorthKille = {KHIAR_TEXT("rules.cucumber.cards.worth-kille", "In points every card is worth its place in this order, from 1 for the mask to 21 for the harlequin."), "values deck"};
inline constexpr Rule kWorthCucumbers = {KHIAR_TEXT("rules.cucumber.cards.worth-cucumbers", "Cucumbers are printed on the cards, and each of them is worth one point."), "values"};
inline constexpr Rule kWorthJoker = {KHIAR_TEXT("rules.cucumber.cards.worth-joker", "A joker is worth 15."), "jokers joker-role values"};
inline constexpr Rule kWorthSix = {KHIAR_TEXT("rules.cucumber.cards.worth-six", "The 6 of clubs is worth 21."), "special values"};
inline constexpr Rule kWorthSevens = {KHIAR_TEXT("rules.cucumber.cards.worth-sevens", "The 7 of spades is worth 16 and the 7 of clubs 15."), "special values"};
inline constexpr Rule kWorthSevensReversed = {KHIAR_TEXT("rules.cucumber.cards.worth-sevens-reversed", "The 7 of clubs is worth 16 and the 7 of spades 15."), "special values"};
inline constexpr Rule kWorthSevensEqual = {KHIAR_TEXT("rules.cucumber.cards.worth-sevens-equal", "The two black sevens are worth 21 each."), "special values"};
inline constexpr Rule kChips = {KHIAR_TEXT_N("rules.cucumber.cards.chips-start", "Everybody starts with {n} chips."), "credits"};
inline constexpr Rule kPot = {KHIAR_TEXT("rules.cucumber.cards.pot", "Before the first deal everybody puts one stake into the [pot](glossary#pot)."), "settle"};

// The deal
inline constexpr Rule kClockwise = {KHIAR_TEXT("rules.cucumber.deal.clockwise", "Everything goes round clockwise, and the player on the dealer's left is called [forehand](glossary#forehand)."), ""};
inline constexpr Rule kHandFixed = {KHIAR_TEXT_N("rules.cucumber.deal.hand-fixed", "In every deal everybody gets {n} cards."), "hand hand-max hand-schedule"};
inline constexpr Rule kHandAll = {KHIAR_TEXT("rules.cucumber.deal.hand-all", "The whole pack is dealt, as far as it goes round evenly."), "hand-schedule"};
inline constexpr Rule kHandFirst = {KHIAR_TEXT_N("rules.cucumber.deal.hand-first", "In the first deal everybody gets {n} cards."), "hand hand-schedule"};
inline constexpr Rule kHandLosing = {KHIAR_TEXT("rules.cucumber.deal.hand-losing", "In every later deal it is as many as the card that took the last trick was worth by itself."), "hand-schedule"};
inline constexpr Rule kLosingKing = {KHIAR_TEXT("rules.cucumber.deal.losing-king", "After a king that makes {n} cards each."), "hand-schedule values hand-max"};
inline constexpr Rule kLosingNothing = {KHIAR_TEXT("rules.cucumber.deal.losing-nothing", "A card that is worth nothing makes it one card."), "hand-schedule values"};
inline constexpr Rule kHandDown = {KHIAR_TEXT("rules.cucumber.deal.hand-down", "In every later deal it is one card fewer."), "hand-schedule"};
inline constexpr Rule kDownRestart = {KHIAR_TEXT("rules.cucumber.deal.down-restart", "After the deal of one card it begins again with {n}."), "hand-schedule after-one hand"};
inline constexpr Rule kDownHold = {KHIAR_TEXT("rules.cucumber.deal.down-hold", "Once it is down to one card, it stays at one."), "hand-schedule after-one"};
inline constexpr Rule kDownBounce = {KHIAR_TEXT("rules.cucumber.deal.down-bounce", "After the deal of one card it is one more each time, up to {n}, and then one fewer again."), "hand-schedule after-one hand"};
inline constexpr Rule kZigzagStep = {KHIAR_TEXT("rules.cucumber.deal.zigzag-step", "After the deal of one card it is one more each time, up to {m}, then down to one again, then up to one fewer than before, and so on; when it can rise no more, it begins again with {n}."), "hand-schedule zigzag hand"};
inline constexpr Rule kZigzagJump = {KHIAR_TEXT("rules.cucumber.deal.zigzag-jump", "After the deal of one card it begins again from {m}, the next time from one fewer, and so on; after the run from two it begins again with {n}."), "hand-schedule zigzag hand"};
inline constexpr Rule kZigzagShort = {KHIAR_TEXT("rules.cucumber.deal.zigzag-short", "After the deal of one card it is {n} again."), "hand-schedule hand"};
inline constexpr Rule kZigzagThree = {KHIAR_TEXT("rules.cucumber.deal.zigzag-three", "After the deal of one card it begins again from {m}, and the time after that with {n}."), "hand-schedule hand"};
inline constexpr Rule kDealerChoice = {KHIAR_TEXT("rules.cucumber.deal.dealer-choice", "Before the cards are dealt, the dealer says how many everybody gets; with {players} players anything from {low} to {high}."), "hand hand-schedule hand-max players deck packs jokers leftover"};
inline constexpr Rule kHandMax = {KHIAR_TEXT("rules.cucumber.deal.hand-most", "Nobody ever gets more than {n}, though."), "hand-max hand-schedule"};
inline constexpr Rule kShortFloor = {KHIAR_TEXT("rules.cucumber.deal.short-floor", "If the pack is too small for that, it goes round as far as it gives everybody the same number."), "shortage hand-schedule hand hand-max players deck packs jokers score-by doubling"};
inline constexpr Rule kShortSeven = {KHIAR_TEXT("rules.cucumber.deal.short-seven", "If the pack is too small for that, everybody gets seven cards; if it is too small even for seven, it goes round as far as it gives everybody the same number."), "shortage hand-schedule hand hand-max players deck packs jokers score-by doubling"};
inline constexpr Rule kEachNow = {KHIAR_TEXT_N("rules.cucumber.deal.each-now", "At this table that makes {n} cards each."), "hand hand-max hand-schedule shortage leftover players deck packs jokers"};
inline constexpr Rule kDropLast = {KHIAR_TEXT("rules.cucumber.deal.drop-last", "Where the pack would come out even, everybody gets one card fewer, so that some cards stay unknown."), "leftover"};
inline constexpr Rule kRestHidden = {KHIAR_TEXT_N("rules.cucumber.deal.rest-hidden", "With {players} players that leaves {n} cards, which stay face down and out of the deal."), "leftover exchange hand hand-max hand-schedule shortage players deck packs jokers score-by doubling"};
inline constexpr Rule kRestShown = {KHIAR_TEXT_N("rules.cucumber.deal.rest-shown", "With {players} players that leaves {n} cards, which are turned up for everybody to see."), "leftover exchange hand hand-max hand-schedule shortage players deck packs jokers score-by doubling"};
inline constexpr Rule kRestStock = {KHIAR_TEXT_N("rules.cucumber.deal.rest-stock", "With {players} players that leaves {n} cards as the stock for the exchange."), "leftover exchange hand hand-max hand-schedule shortage players deck packs jokers score-by doubling"};
inline constexpr Rule kRestStockShown = {KHIAR_TEXT_N("rules.cucumber.deal.rest-stock-shown", "With {players} players that leaves {n} cards, turned up for everybody to see, as the stock for the exchange."), "leftover exchange hand hand-max hand-schedule shortage players deck packs jokers score-by doubling"};
inline constexpr Rule kRestNone = {KHIAR_TEXT("rules.cucumber.deal.rest-none", "With {players} players no card is left over."), "leftover hand hand-max hand-schedule shortage players deck packs jokers score-by doubling"};
inline constexpr Rule kUndealtHidden = {KHIAR_TEXT("rules.cucumber.deal.undealt-hidden", "Cards that are not dealt stay face down and out of the deal."), "leftover exchange hand-schedule score-by doubling"};
inline constexpr Rule kUndealtShown = {KHIAR_TEXT("rules.cucumber.deal.undealt-shown", "Cards that are not dealt are turned up for everybody to see."), "leftover exchange hand-schedule score-by doubling"};
inline constexpr Rule kUndealtStock = {KHIAR_TEXT("rules.cucumber.deal.undealt-stock", "Cards that are not dealt are the stock for the exchange."), "leftover exchange hand-schedule score-by doubling"};
inline constexpr Rule kUndealtStockShown = {KHIAR_TEXT("rules.cucumber.deal.undealt-stock-shown", "Cards that are not dealt are turned up for everybody to see and are the stock for the exchange."), "leftover exchange hand-schedule score-by doubling"};
inline constexpr Rule kFirstDealer = {KHIAR_TEXT("rules.cucumber.deal.first-dealer", "The first dealer is drawn by lot."), ""};
inline constexpr Rule kNextClockwise = {KHIAR_TEXT("rules.cucumber.deal.next-clockwise", "After each deal the next player clockwise deals."), "next-dealer"};
inline constexpr Rule kNextLoser = {KHIAR_TEXT("rules.cucumber.deal.next-loser", "After that, whoever loses a deal deals the next one."), "next-dealer tie"};
inline constexpr Rule kNextLosers = {KHIAR_TEXT("rules.cucumber.deal.next-losers", "After that, whoever loses a deal deals the next one; if several lose it, the last of them to play."), "next-dealer tie"};
inline constexpr Rule kNextLowest = {KHIAR_TEXT("rules.cucumber.deal.next-lowest", "After that, whoever had the lowest card in the last trick deals the next deal; of several, the one who played first."), "next-dealer"};
inline constexpr Rule kDealerOut = {KHIAR_TEXT("rules.cucumber.deal.dealer-out", "If that player is out of the game, the next one clockwise deals."), "next-dealer doubling values end"};

// Before play
inline constexpr Rule kExchangeForehand = {KHIAR_TEXT("rules.cucumber.before.exchange-forehand", "First forehand may exchange: lay any number of cards away face down and take as many from the stock."), "exchange"};
inline constexpr Rule kExchangeDealer = {KHIAR_TEXT("rules.cucumber.before.exchange-dealer", "First the dealer may exchange: lay cards away face down and take as many from the stock, but two cards have to be kept."), "exchange"};
inline constexpr Rule kExchangeExactly = {KHIAR_TEXT("rules.cucumber.before.exchange-exactly", "The others follow clockwise, and each of them exchanges exactly that many cards, or none."), "exchange"};
inline constexpr Rule kExchangeAtMost = {KHIAR_TEXT("rules.cucumber.before.exchange-at-most", "The others follow clockwise, and each of them exchanges at most that many cards."), "exchange"};
inline constexpr Rule kExchangeChain = {KHIAR_TEXT("rules.cucumber.before.exchange-chain", "The others follow clockwise, and each of them exchanges at most as many cards as the player before; after somebody who kept everything it is over."), "exchange"};
inline constexpr Rule kExchangeFree = {KHIAR_TEXT("rules.cucumber.before.exchange-free", "From forehand on, clockwise, everybody may exchange once: lay any number of cards away face down and take as many from the stock."), "exchange"};
inline constexpr Rule kForehandKeeps = {KHIAR_TEXT("rules.cucumber.before.forehand-keeps", "If forehand keeps everything, nobody exchanges."), "exchange"};
inline constexpr Rule kDealerKeeps = {KHIAR_TEXT("rules.cucumber.before.dealer-keeps", "If the dealer keeps everything, nobody exchanges."), "exchange"};
inline constexpr Rule kStockAll = {KHIAR_TEXT("rules.cucumber.before.stock-all", "When the stock holds fewer cards than that, you exchange as many as it holds, or none."), "exchange"};
inline constexpr Rule kStockLimit = {KHIAR_TEXT("rules.cucumber.before.stock-limit", "Nobody exchanges more cards than the stock still holds."), "exchange"};
inline constexpr Rule kExchangeDead = {KHIAR_TEXT("rules.cucumber.before.exchange-dead", "Cards laid away are out of the deal."), "exchange"};
inline constexpr Rule kRassiFree = {KHIAR_TEXT("rules.cucumber.before.rassi-free", "First, everybody in turn who has no king, queen or jack may give back the whole hand and take a new one for nothing, once."), "exchange"};
inline constexpr Rule kRassiDouble = {KHIAR_TEXT("rules.cucumber.before.rassi-double", "Then everybody in turn may ask for a whole new hand, which is called **doubling**, and straight after it for another, which is **redoubling**."), "exchange"};
inline constexpr Rule kRassiCost = {KHIAR_TEXT("rules.cucumber.before.rassi-cost", "Whoever has doubled and loses the deal pays twice the penalty, and after redoubling four times."), "exchange values doubling"};
inline constexpr Rule kRassiBack = {KHIAR_TEXT("rules.cucumber.before.rassi-back", "Both offers go round clockwise from forehand; if the stock is too short for a whole hand, the hands given back are shuffled and put under it."), "exchange"};
inline constexpr Rule kKontra = {KHIAR_TEXT("rules.cucumber.before.kontra", "Before the first lead everybody in turn, from forehand on, may say **[kontra](glossary#kontra)**, until somebody has said it or all have passed."), "kontra"};
inline constexpr Rule kKontraCost = {KHIAR_TEXT("rules.cucumber.before.kontra-cost", "After that, whoever loses the deal pays double; but if it is the one who said kontra, fourfold."), "kontra values"};

// Play
inline constexpr Rule kLeadForehand = {KHIAR_TEXT("rules.cucumber.play.lead-forehand", "Forehand leads to the first trick."), "first-lead"};
inline constexpr Rule kLeadDealer = {KHIAR_TEXT("rules.cucumber.play.lead-dealer", "The dealer leads to the first trick."), "first-lead"};
inline constexpr Rule kLeadLoser = {KHIAR_TEXT("rules.cucumber.play.lead-loser", "In the very first deal forehand leads to the first trick, and in every later one whoever lost the deal before."), "first-lead tie"};
inline constexpr Rule kLeadLosers = {KHIAR_TEXT("rules.cucumber.play.lead-losers", "In the very first deal forehand leads to the first trick, and in every later one whoever lost the deal before; of several losers, the last of them to play."), "first-lead tie"};
inline constexpr Rule kLeadOut = {KHIAR_TEXT("rules.cucumber.play.lead-out", "If that player is out of the game, the next one clockwise leads."), "first-lead doubling values end"};
inline constexpr Rule kLeadAny = {KHIAR_TEXT("rules.cucumber.play.lead-any", "A [trick](glossary#trick) may be led with any card."), "lead sets"};
inline constexpr Rule kLeadLowest = {KHIAR_TEXT("rules.cucumber.play.lead-lowest", "A [trick](glossary#trick) has to be led with your lowest card."), "lead"};
inline constexpr Rule kLeadSets = {KHIAR_TEXT("rules.cucumber.play.lead-sets", "A [trick](glossary#trick) may be led with any card, or with several cards of one rank together, as long as one card is kept for the last trick."), "sets"};
inline constexpr Rule kSetSix = {KHIAR_TEXT("rules.cucumber.play.set-six", "The 6 of clubs has a rank of its own and can't be led together with a six."), "sets special"};
inline constexpr Rule kSetSevens = {KHIAR_TEXT("rules.cucumber.play.set-sevens", "Each black seven has a rank of its own and can't be led together with another seven."), "sets special"};
inline constexpr Rule kSetSevensEqual = {KHIAR_TEXT("rules.cucumber.play.set-sevens-equal", "The two black sevens may be led together, but not with a red one."), "sets special"};
inline constexpr Rule kOptionalHighest = {KHIAR_TEXT("rules.cucumber.play.optional-highest", "Everybody else in turn plays one card: either they **[reach](glossary#reach)** the highest card of the trick so far, with a card of the same rank or a higher one, or they play the **lowest** card they have."), "duty beat sets"};
inline constexpr Rule kOptionalPrevious = {KHIAR_TEXT("rules.cucumber.play.optional-previous", "Everybody else in turn plays one card: either they **[reach](glossary#reach)** the card played just before, with a card of the same rank or a higher one, or they play the **lowest** card they have."), "duty beat sets"};
inline constexpr Rule kMustHighest = {KHIAR_TEXT("rules.cucumber.play.must-highest", "Everybody else in turn plays one card: whoever can **[reach](glossary#reach)** the highest card of the trick so far, with a card of the same rank or a higher one, has to, and whoever can't plays the **lowest** card they have."), "duty beat sets"};
inline constexpr Rule kMustPrevious = {KHIAR_TEXT("rules.cucumber.play.must-previous", "Everybody else in turn plays one card: whoever can **[reach](glossary#reach)** the card played just before, with a card of the same rank or a higher one, has to, and whoever can't plays the **lowest** card they have."), "duty beat sets"};
inline constexpr Rule kCheapestHighest = {KHIAR_TEXT("rules.cucumber.play.cheapest-highest", "Everybody else in turn plays one card: whoever can **[reach](glossary#reach)** the highest card of the trick so far, with a card of the same rank or a higher one, has to do it with the lowest card that will do, and whoever can't plays the **lowest** card they have."), "duty beat"};
inline constexpr Rule kCheapestPrevious = {KHIAR_TEXT("rules.cucumber.play.cheapest-previous", "Everybody else in turn plays one card: whoever can **[reach](glossary#reach)** the card played just before, with a card of the same rank or a higher one, has to do it with the lowest card that will do, and whoever can't plays the **lowest** card they have."), "duty beat"};
inline constexpr Rule kEqualHighest = {KHIAR_TEXT("rules.cucumber.play.equal-highest", "Everybody else in turn plays one card: whoever has one of the same rank as the highest card of the trick so far has to play it; whoever has only higher ones has to **[reach](glossary#reach)** with one of them, and whoever has neither plays the **lowest** card they have."), "duty beat"};
inline constexpr Rule kEqualPrevious = {KHIAR_TEXT("rules.cucumber.play.equal-previous", "Everybody else in turn plays one card: whoever has one of the same rank as the card played just before has to play it; whoever has only higher ones has to **[reach](glossary#reach)** with one of them, and whoever has neither plays the **lowest** card they have."), "duty beat"};
inline constexpr Rule kNothingBetween = {KHIAR_TEXT("rules.cucumber.play.nothing-between", "Nothing in between will do, but you may always give your lowest card, even if you could reach."), "duty sets"};
inline constexpr Rule kEitherLowest = {KHIAR_TEXT("rules.cucumber.play.either-lowest", "Of several equally low cards any one will do."), "sets"};
inline constexpr Rule kBarFalls = {KHIAR_TEXT("rules.cucumber.play.bar-falls", "So a card that didn't reach makes it easier for the next player, who has only that card to reach."), "beat sets"};
inline constexpr Rule kSetsOptionalHighest = {KHIAR_TEXT("rules.cucumber.play.sets-optional-highest", "Everybody else in turn plays as many cards as were led: either they **[reach](glossary#reach)** the best play so far, or they give that many of their **lowest** cards."), "duty beat sets"};
inline constexpr Rule kSetsOptionalPrevious = {KHIAR_TEXT("rules.cucumber.play.sets-optional-previous", "Everybody else in turn plays as many cards as were led: either they **[reach](glossary#reach)** what was played just before, or they give that many of their **lowest** cards."), "duty beat sets"};
inline constexpr Rule kSetsMustHighest = {KHIAR_TEXT("rules.cucumber.play.sets-must-highest", "Everybody else in turn plays as many cards as were led: whoever can **[reach](glossary#reach)** the best play so far has to, and whoever can't gives that many of their **lowest** cards."), "duty beat sets"};
inline constexpr Rule kSetsMustPrevious = {KHIAR_TEXT("rules.cucumber.play.sets-must-previous", "Everybody else in turn plays as many cards as were led: whoever can **[reach](glossary#reach)** what was played just before has to, and whoever can't gives that many of their **lowest** cards."), "duty beat sets"};
inline constexpr Rule kSetsReach = {KHIAR_TEXT("rules.cucumber.play.sets-reach", "To reach means that side by side, from low to high, each card has the rank of its counterpart or a higher one: a 5, a 9 and a jack reach three fives."), "sets"};
inline constexpr Rule kBlockHighest = {KHIAR_TEXT("rules.cucumber.play.block-highest", "Nothing reaches an ace, not even another ace: once one has been played, everybody after it gives their lowest card."), "ace-block beat"};
inline constexpr Rule kBlockPrevious = {KHIAR_TEXT("rules.cucumber.play.block-previous", "Nothing reaches an ace, not even another ace: whoever comes right after one gives their lowest card."), "ace-block beat"};
inline constexpr Rule kBlockSets = {KHIAR_TEXT("rules.cucumber.play.block-sets", "With several cards, one ace among them is enough for that."), "ace-block sets"};
inline constexpr Rule kBlockLast = {KHIAR_TEXT("rules.cucumber.play.block-last", "If somebody has nothing but aces and has to put one on an ace, the later ace takes the trick."), "ace-block ace-block-capture ace-low-last"};
inline constexpr Rule kBlockFirst = {KHIAR_TEXT("rules.cucumber.play.block-first", "If somebody has nothing but aces and has to put one on an ace, the first ace keeps the trick."), "ace-block ace-block-capture ace-low-last"};
inline constexpr Rule kTakesHighest = {KHIAR_TEXT("rules.cucumber.play.takes-highest", "The highest card takes the trick; of several equally high, the one played last."), "beat sets"};
inline constexpr Rule kTakesWhole = {KHIAR_TEXT("rules.cucumber.play.takes-whole", "The trick goes to the highest card of all that were played to it; of several equally high, to the one played last."), "beat sets"};
inline constexpr Rule kTakesSets = {KHIAR_TEXT("rules.cucumber.play.takes-sets", "The best play takes the trick, and a later play that reaches the best becomes the best."), "sets"};
inline constexpr Rule kLeadsNext = {KHIAR_TEXT("rules.cucumber.play.leads-next", "Whoever takes a trick leads to the next."), ""};
inline constexpr Rule kOpenCards = {KHIAR_TEXT("rules.cucumber.play.open-cards", "Played cards stay face up in front of their players until the deal is over, and everybody may look at them."), ""};

// The stake
inline constexpr Rule kStake = {KHIAR_TEXT("rules.cucumber.stake.stake", "Every deal begins with a [stake](glossary#stake) of one chip."), ""};
inline constexpr Rule kRaise = {KHIAR_TEXT("rules.cucumber.stake.raise", "Whoever has taken a trick may offer to double the stake before leading to the next."), ""};
inline constexpr Rule kAnswer = {KHIAR_TEXT("rules.cucumber.stake.answer", "The others answer in turn: they accept, or they drop, pay the stake as it was before and are out of this deal."), ""};
inline constexpr Rule kRaiseAlone = {KHIAR_TEXT("rules.cucumber.stake.raise-alone", "If all of them drop, whoever offered has won the deal and pays nothing."), ""};
inline constexpr Rule kRaiseLimits = {KHIAR_TEXT("rules.cucumber.stake.raise-limits", "Nobody doubles twice in a row within a deal; somebody else has to double in between."), ""};
inline constexpr Rule kRaiseChips = {KHIAR_TEXT("rules.cucumber.stake.raise-chips", "The new stake may not be more than any player still in the deal has in chips."), ""};

// The last trick
inline constexpr Rule kLastOnly = {KHIAR_TEXT("rules.cucumber.last.only", "For the last trick everybody has one card left, and it alone decides the deal."), ""};
inline constexpr Rule kAceLow = {KHIAR_TEXT("rules.cucumber.last.ace-low", "In the last trick an ace is the lowest card of all."), "ace-low-last"};
inline constexpr Rule kTogether = {KHIAR_TEXT("rules.cucumber.last.together", "The last cards are laid down hidden and turned up at the same time; of equal cards, the one later in turn counts as played later."), "last-trick"};
inline constexpr Rule kLoserLast = {KHIAR_TEXT("rules.cucumber.last.loser-last", "Whoever takes it loses the deal: the player of the highest card, and of several equally high, the one who played last."), "tie"};
inline constexpr Rule kLoserAll = {KHIAR_TEXT("rules.cucumber.last.loser-all", "Whoever has the highest card loses the deal; if several have equally high ones, all of them lose it."), "tie"};
inline constexpr Rule kLoserAllBut = {KHIAR_TEXT("rules.cucumber.last.loser-all-but", "The lowest card wins the deal, and of several equally low the one played first; everybody else loses it."), "tie"};
inline constexpr Rule kRampoPot = {KHIAR_TEXT("rules.cucumber.last.rampo-pot", "If all the last cards are equal, that is a **rampo**: nobody pays, all scores start anew, and the game begins again for the same pot."), "rampo settle"};
inline constexpr Rule kRampo = {KHIAR_TEXT("rules.cucumber.last.rampo", "If all the last cards are equal, that is a **rampo**: nobody pays, all scores start anew, and the game begins again."), "rampo settle"};

// Points and chips
inline constexpr Rule kPaysStake = {KHIAR_TEXT("rules.cucumber.points.pays-stake", "Whoever loses the deal pays the stake, and a winner pays nothing; chips that are paid leave the game, so nobody gains any."), ""};
inline constexpr Rule kPenalty = {KHIAR_TEXT("rules.cucumber.points.penalty", "Whoever loses the deal gets as many [penalty points](glossary#penalty) as the losing card is worth."), "tie values score-by"};
inline constexpr Rule kPenaltyOwn = {KHIAR_TEXT("rules.cucumber.points.penalty-own", "Whoever loses the deal gets as many [penalty points](glossary#penalty) as their own last card is worth."), "tie values score-by"};
inline constexpr Rule kPenaltyOne = {KHIAR_TEXT("rules.cucumber.points.penalty-one", "Cards have no value: whoever loses the deal gets one point."), "values"};
inline constexpr Rule kKept = {KHIAR_TEXT("rules.cucumber.points.kept", "The card that somebody loses a deal with stays face up in front of them and is out of the pack from then on."), "score-by"};
inline constexpr Rule kKeptSum = {KHIAR_TEXT("rules.cucumber.points.kept-sum", "What your kept cards are worth together is your score."), "score-by values"};
inline constexpr Rule kOnesDouble = {KHIAR_TEXT("rules.cucumber.points.ones-double", "If there is a 1 in the last trick, the penalty is doubled, but only once, however many 1s there are."), "ones-double values"};
inline constexpr Rule kBonus = {KHIAR_TEXT("rules.cucumber.points.bonus", "Whoever else has a last card of the same rank gets a [bonus](glossary#bonus): just as many points come off, but never below 0."), "tie-bonus values"};
inline constexpr Rule kBonusLast = {KHIAR_TEXT("rules.cucumber.points.bonus-last", "The bonus is counted last of all and never gives back a cucumber."), "tie-bonus values lives end"};
inline constexpr Rule kReset = {KHIAR_TEXT("rules.cucumber.points.reset", "Whoever gets to exactly {n} points by a penalty goes back to 0."), "reset-at score-by values"};
inline constexpr Rule kResetCards = {KHIAR_TEXT("rules.cucumber.points.reset-cards", "Whoever gets to exactly {n} points goes back to 0, and their kept cards go back into the pack."), "reset-at score-by values"};

// Out of the game
inline constexpr Rule kOutChips = {KHIAR_TEXT("rules.cucumber.out.chips", "Whoever has no chips left is out of the game."), "end"};
inline constexpr Rule kBustReach = {KHIAR_TEXT("rules.cucumber.out.bust-reach", "Whoever has {n} points or more has **[bust](glossary#bust)**."), "limit bust values end"};
inline constexpr Rule kBustExceed = {KHIAR_TEXT("rules.cucumber.out.bust-exceed", "Whoever has more than {n} points has **[bust](glossary#bust)**; exactly {n} is still safe."), "limit bust reset-at values end"};
inline constexpr Rule kBustExceedReset = {KHIAR_TEXT("rules.cucumber.out.bust-exceed-reset", "Whoever has more than {n} points has **[bust](glossary#bust)**."), "limit reset-at values end"};
inline constexpr Rule kBustKnockout = {KHIAR_TEXT("rules.cucumber.out.bust-knockout", "Whoever loses a deal has **[bust](glossary#bust)**."), "values lives end buy-in players"};
inline constexpr Rule kKnockout = {KHIAR_TEXT("rules.cucumber.out.knockout", "Whoever loses a deal is out of the game."), "values lives end buy-in players"};
inline constexpr Rule kOneLife = {KHIAR_TEXT("rules.cucumber.out.one-life", "Whoever has bust is out of the game."), "lives buy-in players values end"};
inline constexpr Rule kTwoLives = {KHIAR_TEXT("rules.cucumber.out.two-lives", "The first time, you get a **[cucumber](glossary#cucumber)** and go on with the highest score that anybody has who didn't bust, or with 0 if everybody did."), "lives end values"};
inline constexpr Rule kHalfTop = {KHIAR_TEXT("rules.cucumber.out.half-top", "The first time, you get **[half a cucumber](glossary#half-cucumber)**: all your kept cards go back into the pack but the topmost, and your score goes on from that one."), "lives half-keeps end values"};
inline constexpr Rule kHalfHighest = {KHIAR_TEXT("rules.cucumber.out.half-highest", "The first time, you get **[half a cucumber](glossary#half-cucumber)**: all your kept cards go back into the pack but the highest, and your score goes on from that one."), "lives half-keeps end values"};
inline constexpr Rule kSecondOut = {KHIAR_TEXT("rules.cucumber.out.second-out", "Whoever busts a second time is out of the game."), "lives end values"};
inline constexpr Rule kBustPlaysOn = {KHIAR_TEXT("rules.cucumber.out.bust-plays-on", "Nobody goes out for that; everybody plays on to the end."), "end"};
inline constexpr Rule kBuyIn = {KHIAR_TEXT("rules.cucumber.out.buy-in", "Whoever has bust may [buy in](glossary#buy-in) once a game, as long as at least three others are still in who haven't bust: for one more stake they go on with the highest score of the others."), "buy-in settle players end values"};
inline constexpr Rule kBuyInPot = {KHIAR_TEXT("rules.cucumber.out.buy-in-pot", "Whoever has bust may [buy in](glossary#buy-in) once a game, as long as at least three others are still in who haven't bust: for one more stake in the pot they go on with the highest score of the others."), "buy-in settle players end values"};
inline constexpr Rule kBuyInEarly = {KHIAR_TEXT("rules.cucumber.out.buy-in-early", "You may also do that between two deals without having bust, if it lowers your score."), "buy-in players end values"};
inline constexpr Rule kBuyInOnlyEarly = {KHIAR_TEXT("rules.cucumber.out.buy-in-only-early", "Once a game, between two deals, you may [buy in](glossary#buy-in) for one more stake, with at least three others in the game, and go on with the highest score of the others if that lowers your own."), "buy-in settle players end values"};
inline constexpr Rule kBuyInOnlyEarlyPot = {KHIAR_TEXT("rules.cucumber.out.buy-in-only-early-pot", "Once a game, between two deals, you may [buy in](glossary#buy-in) for one more stake in the pot, with at least three others in the game, and go on with the highest score of the others if that lowers your own."), "buy-in settle players end values"};
inline constexpr Rule kBuyInNever = {KHIAR_TEXT("rules.cucumber.out.buy-in-never", "To [buy in](glossary#buy-in) again takes three others who are still in, so with {n} players nobody can."), "buy-in players"};
inline constexpr Rule kElseOut = {KHIAR_TEXT("rules.cucumber.out.else-out", "Whoever busts and doesn't come back is out of the game."), "buy-in players values end"};
inline constexpr Rule kBuyInFree = {KHIAR_TEXT("rules.cucumber.out.buy-in-free", "Whoever has bust may come back once a game for nothing, with the highest score of the others."), "buy-in end values"};
inline constexpr Rule kAllOutLowest = {KHIAR_TEXT("rules.cucumber.out.all-out-lowest", "If everybody still in goes out with the same deal, the lowest total wins; equal totals share the win."), "all-out tie end values"};
inline constexpr Rule kAllOutReplay = {KHIAR_TEXT("rules.cucumber.out.all-out-replay", "If a deal would put out everybody still in, it doesn't count, and the same dealer deals again."), "all-out tie end values"};
inline constexpr Rule kAllOutRandom = {KHIAR_TEXT("rules.cucumber.out.all-out-random", "If everybody still in goes out with the same deal, the lowest total wins; lots decide between equal totals."), "all-out tie end values"};
inline constexpr Rule kAllOutChips = {KHIAR_TEXT("rules.cucumber.out.all-out-chips", "If everybody still in loses the last chips with the same deal, they share the win."), "all-out tie end"};
inline constexpr Rule kAllOutLots = {KHIAR_TEXT("rules.cucumber.out.all-out-lots", "If everybody still in loses the last chips with the same deal, lots decide between them."), "all-out tie end"};
inline constexpr Rule kPassedOver = {KHIAR_TEXT("rules.cucumber.out.passed-over", "The others play on, and every turn passes over those who are out."), "end values"};

// The end
inline constexpr Rule kEndLast = {KHIAR_TEXT("rules.cucumber.end.last", "The last player left in the game wins it."), "end doubling"};
inline constexpr Rule kEndLastChips = {KHIAR_TEXT("rules.cucumber.end.last-chips", "The last player who has chips left wins the game."), "end doubling"};
inline constexpr Rule kEndBustLoses = {KHIAR_TEXT("rules.cucumber.end.bust-loses", "The game is over as soon as somebody busts, and whoever has bust has lost it; nobody is the winner."), "end lives doubling"};
inline constexpr Rule kEndSecondLoses = {KHIAR_TEXT("rules.cucumber.end.second-loses", "The game is over as soon as somebody busts a second time, and that player has lost it; nobody is the winner."), "end lives doubling"};
inline constexpr Rule kEndChipsLose = {KHIAR_TEXT("rules.cucumber.end.chips-lose", "The game is over as soon as somebody has no chips left, and that player has lost it; nobody is the winner."), "end doubling"};
inline constexpr Rule kEndBustLowest = {KHIAR_TEXT("rules.cucumber.end.bust-lowest", "The game is over as soon as somebody busts, and the lowest total wins; equal totals share the win."), "end lives doubling"};
inline constexpr Rule kEndSecondLowest = {KHIAR_TEXT("rules.cucumber.end.second-lowest", "The game is over as soon as somebody busts a second time, and the lowest total wins; equal totals share the win."), "end lives doubling"};
inline constexpr Rule kEndChipsMost = {KHIAR_TEXT("rules.cucumber.end.chips-most", "The game is over as soon as somebody has no chips left, and whoever has the most wins; equals share the win."), "end doubling"};
inline constexpr Rule kEndAllButOne = {KHIAR_TEXT("rules.cucumber.end.all-but-one", "The game is over when all but one have bust, or all of them; the lowest total wins, and equal totals share the win."), "end doubling"};
inline constexpr Rule kEndDeals = {KHIAR_TEXT_N("rules.cucumber.end.deals", "The game is over after {n} deals, and the lowest total wins; equal totals share the win."), "end deals players values doubling"};
inline constexpr Rule kEndDealsLost = {KHIAR_TEXT_N("rules.cucumber.end.deals-lost", "The game is over after {n} deals, and whoever has lost the fewest of them wins; equals share the win."), "deals players values doubling"};
inline constexpr Rule kEndDealsChips = {KHIAR_TEXT_N("rules.cucumber.end.deals-chips", "The game is over after {n} deals, and whoever has the most chips wins; equals share the win."), "end deals players doubling"};
inline constexpr Rule kEndAlone = {KHIAR_TEXT("rules.cucumber.end.alone", "If only one player is left before that, the game is theirs."), "end values doubling"};
inline constexpr Rule kPotWon = {KHIAR_TEXT("rules.cucumber.end.pot-won", "The winner takes the pot; several winners divide it evenly, and what doesn't divide stays in it."), "settle end"};
inline constexpr Rule kPotStays = {KHIAR_TEXT("rules.cucumber.end.pot-stays", "The pot goes to nobody."), "settle end"};
inline constexpr Rule kDifference = {KHIAR_TEXT("rules.cucumber.end.difference", "Everybody else pays the winner the difference between their totals; if several win, each of them."), "settle doubling end"};

/// Every phrase above, for the test that both languages have it.
inline constexpr std::array kAll = {
    kHeadCards, kHeadDeal, kHeadBefore, kHeadPlay, kHeadStake, kHeadLast, kHeadPoints, kHeadChips, kHeadOut,
    kHeadBust, kHeadEnd, kHeadColumnCard, kHeadColumnCucumbers, kHeadCell, kPlayers.phrase, kPackOne.phrase,
    kPackTwo.phrase, kRanks.phrase, kPackFive.phrase, kPackKille.phrase, kJokerTop.phrase, kJokersTop.phrase,
    kJokerAce.phrase, kJokersAce.phrase, kSixOfClubs.phrase, kBlackSevens.phrase, kBlackSevensReversed.phrase,
    kBlackSevensEqual.phrase, kWorthFace.phrase, kWorthFaceLow.phrase, kWorthEleven.phrase, kWorthElevenLow.phrase,
    kWorthTen.phrase, kWorthTenLow.phrase, kWorthFive.phrase, kWorthKille.phrase, kWorthCucumbers.phrase,
    kWorthJoker.phrase, kWorthSix.phrase, kWorthSevens.phrase, kWorthSevensReversed.phrase, kWorthSevensEqual.phrase,
    kChips.phrase, kPot.phrase, kClockwise.phrase, kHandFixed.phrase, kHandAll.phrase, kHandFirst.phrase,
    kHandLosing.phrase, kLosingKing.phrase, kLosingNothing.phrase, kHandDown.phrase, kDownRestart.phrase,
    kDownHold.phrase, kDownBounce.phrase, kZigzagStep.phrase, kZigzagJump.phrase, kZigzagShort.phrase,
    kZigzagThree.phrase, kDealerChoice.phrase, kHandMax.phrase, kShortFloor.phrase, kShortSeven.phrase,
    kEachNow.phrase, kDropLast.phrase, kRestHidden.phrase, kRestShown.phrase, kRestStock.phrase,
    kRestStockShown.phrase, kRestNone.phrase, kUndealtHidden.phrase, kUndealtShown.phrase, kUndealtStock.phrase,
    kUndealtStockShown.phrase, kFirstDealer.phrase, kNextClockwise.phrase, kNextLoser.phrase, kNextLosers.phrase,
    kNextLowest.phrase, kDealerOut.phrase, kExchangeForehand.phrase, kExchangeDealer.phrase, kExchangeExactly.phrase,
    kExchangeAtMost.phrase, kExchangeChain.phrase, kExchangeFree.phrase, kForehandKeeps.phrase, kDealerKeeps.phrase,
    kStockAll.phrase, kStockLimit.phrase, kExchangeDead.phrase, kRassiFree.phrase, kRassiDouble.phrase,
    kRassiCost.phrase, kRassiBack.phrase, kKontra.phrase, kKontraCost.phrase, kLeadForehand.phrase,
    kLeadDealer.phrase, kLeadLoser.phrase, kLeadLosers.phrase, kLeadOut.phrase, kLeadAny.phrase, kLeadLowest.phrase,
    kLeadSets.phrase, kSetSix.phrase, kSetSevens.phrase, kSetSevensEqual.phrase, kOptionalHighest.phrase,
    kOptionalPrevious.phrase, kMustHighest.phrase, kMustPrevious.phrase, kCheapestHighest.phrase,
    kCheapestPrevious.phrase, kEqualHighest.phrase, kEqualPrevious.phrase, kNothingBetween.phrase,
    kEitherLowest.phrase, kBarFalls.phrase, kSetsOptionalHighest.phrase, kSetsOptionalPrevious.phrase,
    kSetsMustHighest.phrase, kSetsMustPrevious.phrase, kSetsReach.phrase, kBlockHighest.phrase, kBlockPrevious.phrase,
    kBlockSets.phrase, kBlockLast.phrase, kBlockFirst.phrase, kTakesHighest.phrase, kTakesWhole.phrase,
    kTakesSets.phrase, kLeadsNext.phrase, kOpenCards.phrase, kStake.phrase, kRaise.phrase, kAnswer.phrase,
    kRaiseAlone.phrase, kRaiseLimits.phrase, kRaiseChips.phrase, kLastOnly.phrase, kAceLow.phrase, kTogether.phrase,
    kLoserLast.phrase, kLoserAll.phrase, kLoserAllBut.phrase, kRampoPot.phrase, kRampo.phrase, kPaysStake.phrase,
    kPenalty.phrase, kPenaltyOwn.phrase, kPenaltyOne.phrase, kKept.phrase, kKeptSum.phrase, kOnesDouble.phrase,
    kBonus.phrase, kBonusLast.phrase, kReset.phrase, kResetCards.phrase, kOutChips.phrase, kBustReach.phrase,
    kBustExceed.phrase, kBustExceedReset.phrase, kBustKnockout.phrase, kKnockout.phrase, kOneLife.phrase,
    kTwoLives.phrase, kHalfTop.phrase, kHalfHighest.phrase, kSecondOut.phrase, kBustPlaysOn.phrase, kBuyIn.phrase,
    kBuyInPot.phrase, kBuyInEarly.phrase, kBuyInOnlyEarly.phrase, kBuyInOnlyEarlyPot.phrase, kBuyInNever.phrase,
    kElseOut.phrase, kBuyInFree.phrase, kAllOutLowest.phrase, kAllOutReplay.phrase, kAllOutRandom.phrase,
    kAllOutChips.phrase, kAllOutLots.phrase, kPassedOver.phrase, kEndLast.phrase, kEndLastChips.phrase,
    kEndBustLoses.phrase, kEndSecondLoses.phrase, kEndChipsLose.phrase, kEndBustLowest.phrase,
    kEndSecondLowest.phrase, kEndChipsMost.phrase, kEndAllButOne.phrase, kEndDeals.phrase, kEndDealsLost.phrase,
    kEndDealsChips.phrase, kEndAlone.phrase, kPotWon.phrase, kPotStays.phrase, kDifference.phrase};

} // namespace khiar::games::cucumber::rule
