// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "engine/core/rules_text.h"

#include <array>

// What "Rules of this table" can say in the Buck Euchre family: each sentence with the options that decide whether it is said
// and how it reads. rules_text.cpp says which. Rules: rules/other-games.md §1.0 to §1.5, §6.
namespace khiar::games::buck_euchre::rule {

// Headings
inline constexpr Phrase kHeadCards = KHIAR_TEXT("rules.buck.h.cards", "What you need");
inline constexpr Phrase kHeadDeal = KHIAR_TEXT("rules.buck.h.deal", "The deal");
inline constexpr Phrase kHeadExchange = KHIAR_TEXT("rules.buck.h.exchange", "The exchange");
inline constexpr Phrase kHeadTrumps = KHIAR_TEXT("rules.buck.h.trumps", "Trumps and maker");
inline constexpr Phrase kHeadStay = KHIAR_TEXT("rules.buck.h.stay", "Stay or drop");
inline constexpr Phrase kHeadPlay = KHIAR_TEXT("rules.buck.h.play", "Play");
inline constexpr Phrase kHeadPoints = KHIAR_TEXT("rules.buck.h.points", "Points");
inline constexpr Phrase kHeadEnd = KHIAR_TEXT("rules.buck.h.end", "The end of the game");

// What you need
inline constexpr Rule kPlayers = {KHIAR_TEXT("rules.buck.cards.players", "There are {n} players, everyone for themselves."), "players"};
inline constexpr Rule kPack = {KHIAR_TEXT("rules.buck.cards.pack", "They play with {n} cards: in each suit ace, king, queen, jack, and the numbers from 10 down to {low}."), "pack-low players"};
inline constexpr Rule kPackNine = {KHIAR_TEXT("rules.buck.cards.pack-nine", "They play with {n} cards: in each suit ace, king, queen, jack, 10 and 9."), "pack-low players"};
inline constexpr Rule kPackTen = {KHIAR_TEXT("rules.buck.cards.pack-ten", "They play with {n} cards: in each suit ace, king, queen, jack and 10."), "pack-low players"};
inline constexpr Rule kOrder = {KHIAR_TEXT("rules.buck.cards.order", "That is also their order from high to low, but in the suit that is [trumps](glossary#trump) two cards stand above the rest: the **jack of trumps** (the right bower) is the highest of all, and the **other jack of the same colour** (the left bower) the second highest."), ""};
inline constexpr Rule kLeft = {KHIAR_TEXT("rules.buck.cards.left", "The left bower counts as a trump in everything and is missing from its own suit; without trumps there are no bowers."), ""};
inline constexpr Rule kStart = {KHIAR_TEXT_N("rules.buck.cards.start", "Everybody starts with {n} points, and points are counted down."), "start-score"};

// The deal
inline constexpr Rule kClockwise = {KHIAR_TEXT("rules.buck.deal.clockwise", "Everything goes round clockwise."), ""};
inline constexpr Rule kDealer = {KHIAR_TEXT("rules.buck.deal.dealer", "The first dealer is drawn by lot, and after each deal the next player clockwise deals."), ""};
inline constexpr Rule kFive = {KHIAR_TEXT("rules.buck.deal.five", "Everybody gets five cards, in twos and threes."), ""};
inline constexpr Rule kWidow = {KHIAR_TEXT("rules.buck.deal.widow", "Five more are dealt face down as the [widow](glossary#widow)."), "exchange"};
inline constexpr Rule kUpcard = {KHIAR_TEXT("rules.buck.deal.upcard", "The next card is turned up and is called the [upcard](glossary#upcard)."), "bidding"};
inline constexpr Rule kRest = {KHIAR_TEXT_N("rules.buck.deal.rest", "That leaves {n} cards, which stay face down and out of the deal."), "pack-low players bidding exchange"};
inline constexpr Rule kRestNone = {KHIAR_TEXT("rules.buck.deal.rest-none", "No card is left over."), "pack-low players bidding exchange"};
inline constexpr Rule kRestStock = {KHIAR_TEXT_N("rules.buck.deal.rest-stock", "That leaves {n} cards face down, which are for the exchange."), "pack-low players bidding exchange"};
inline constexpr Rule kClub = {KHIAR_TEXT("rules.buck.deal.club", "If the upcard is a **club**, clubs are trumps at once: nobody bids, there is no maker, nobody may drop, and everybody needs one trick."), "club-rule"};
inline constexpr Rule kClubStays = {KHIAR_TEXT("rules.buck.deal.club-stays", "That club stays where it lies."), "club-rule dealer-takes-club"};
inline constexpr Rule kClubTaken = {KHIAR_TEXT("rules.buck.deal.club-taken", "The dealer takes that club and [buries](glossary#bury) any one card face down, the club itself if they like."), "club-rule dealer-takes-club bury-upcard"};
inline constexpr Rule kClubTakenKept = {KHIAR_TEXT("rules.buck.deal.club-taken-kept", "The dealer takes that club and [buries](glossary#bury) another card face down."), "club-rule dealer-takes-club bury-upcard"};

// The exchange
inline constexpr Rule kWidowSwap = {KHIAR_TEXT("rules.buck.exchange.widow-swap", "Before the bidding, from the dealer's right on clockwise, everybody may exchange the whole hand for the widow, unseen, as long as nobody has done so."), "exchange"};
inline constexpr Rule kWidowDead = {KHIAR_TEXT("rules.buck.exchange.widow-dead", "The hand that is given up stays face down and out of the deal."), "exchange"};
inline constexpr Rule kUndealt = {KHIAR_TEXT("rules.buck.exchange.undealt", "Before the bidding, from the dealer's right on clockwise, everybody may once lay away cards face down and take as many of those that were not dealt, as long as there are any."), "exchange"};
inline constexpr Rule kUndealtDead = {KHIAR_TEXT("rules.buck.exchange.undealt-dead", "Cards laid away are out of the deal."), "exchange"};

// Trumps and maker
inline constexpr Rule kOrderUp = {KHIAR_TEXT("rules.buck.trumps.order-up", "From the dealer's left, everybody in turn passes or **orders up**: then the upcard's suit is trumps and whoever ordered it is the [maker](glossary#maker)."), "bidding"};
inline constexpr Rule kDealerBuries = {KHIAR_TEXT("rules.buck.trumps.dealer-buries", "The dealer, whoever ordered, takes the upcard and [buries](glossary#bury) any one card face down, the upcard itself if they like."), "bidding bury-upcard"};
inline constexpr Rule kDealerBuriesOther = {KHIAR_TEXT("rules.buck.trumps.dealer-buries-other", "The dealer, whoever ordered, takes the upcard and [buries](glossary#bury) another card face down."), "bidding bury-upcard"};
inline constexpr Rule kSecondRound = {KHIAR_TEXT("rules.buck.trumps.second-round", "If all pass, the suit is turned down and everybody in turn, in the same order, passes or names another suit as trumps; whoever does is the maker."), "bidding no-trump-call"};
inline constexpr Rule kSecondRoundNone = {KHIAR_TEXT("rules.buck.trumps.second-round-none", "If all pass, the suit is turned down and everybody in turn, in the same order, passes, names another suit as trumps or says no trumps; whoever does is the maker."), "bidding no-trump-call"};
inline constexpr Rule kOneRound = {KHIAR_TEXT("rules.buck.trumps.one-round", "From the dealer's left everybody speaks once: they pass, or bid a number of tricks, from 1 to {max} and higher than the bid before."), "bidding max-bid"};
inline constexpr Rule kOneRoundOne = {KHIAR_TEXT("rules.buck.trumps.one-round-one", "From the dealer's left everybody speaks once: they pass, or bid one trick if nobody has yet."), "bidding max-bid"};
inline constexpr Rule kLaps = {KHIAR_TEXT("rules.buck.trumps.laps", "From the dealer's left everybody speaks in turn, as many times round as it takes: they pass, or bid a number of tricks, from 1 to {max} and higher than the bid before."), "bidding max-bid"};
inline constexpr Rule kLapsOne = {KHIAR_TEXT("rules.buck.trumps.laps-one", "From the dealer's left everybody speaks in turn: they pass, or bid one trick if nobody has yet."), "bidding max-bid"};
inline constexpr Rule kLapsEnd = {KHIAR_TEXT("rules.buck.trumps.laps-end", "Whoever has passed may bid again later; it ends when all the others have passed in a row after a bid."), "bidding"};
inline constexpr Rule kOverbid = {KHIAR_TEXT("rules.buck.trumps.overbid", "There are only five tricks, so a bid above five falls short whatever happens: all it does is keep somebody else from being maker."), "bidding max-bid"};
inline constexpr Rule kNames = {KHIAR_TEXT("rules.buck.trumps.names", "The highest bidder is the [maker](glossary#maker) and names a suit as trumps, or no trumps."), "bidding"};
inline constexpr Rule kMakerTakes = {KHIAR_TEXT("rules.buck.trumps.maker-takes", "The maker may then take the upcard, whatever its suit, and [bury](glossary#bury) any one card face down for it."), "exchange bury-upcard"};
inline constexpr Rule kMakerTakesOther = {KHIAR_TEXT("rules.buck.trumps.maker-takes-other", "The maker may then take the upcard, whatever its suit, and [bury](glossary#bury) another card face down for it."), "exchange bury-upcard"};
inline constexpr Rule kNobodyNoTrumps = {KHIAR_TEXT("rules.buck.trumps.nobody-no-trumps", "If nobody wants to be maker, everybody plays without trumps; there is no maker, nobody may drop, and everybody needs one trick."), "all-pass"};
inline constexpr Rule kNobodyNext = {KHIAR_TEXT("rules.buck.trumps.nobody-next", "If nobody wants to be maker, the cards are thrown in and the next player deals."), "all-pass"};
inline constexpr Rule kNobodySame = {KHIAR_TEXT("rules.buck.trumps.nobody-same", "If nobody wants to be maker, the cards are thrown in and the same dealer deals again."), "all-pass"};
inline constexpr Rule kDealerOne = {KHIAR_TEXT("rules.buck.trumps.dealer-one", "If everybody else has passed, the dealer has to bid 1."), "all-pass"};
inline constexpr Rule kNeedsThree = {KHIAR_TEXT("rules.buck.trumps.needs-three", "The maker needs three tricks."), "requirement bidding"};
inline constexpr Rule kNeedsBid = {KHIAR_TEXT("rules.buck.trumps.needs-bid", "The maker needs as many tricks as were bid."), "requirement bidding"};

// Stay or drop
inline constexpr Rule kStay = {KHIAR_TEXT("rules.buck.stay.stay", "When there is a maker, the others say in turn, from the maker's left, whether they **stay** or **drop**."), ""};
inline constexpr Rule kStayCosts = {KHIAR_TEXT("rules.buck.stay.costs", "Whoever stays needs one trick; whoever drops is out of this deal, which costs nothing."), ""};
inline constexpr Rule kDropLimit = {KHIAR_TEXT_N("rules.buck.stay.drop-limit", "Whoever has dropped from {n} deals in a row has to stay the next time."), "drop-limit"};
inline constexpr Rule kMustStay = {KHIAR_TEXT("rules.buck.stay.must-stay", "With {n} points or fewer nobody may drop."), "must-stay-at"};
inline constexpr Rule kAloneFive = {KHIAR_TEXT("rules.buck.stay.alone-five", "If all of them drop, no card is played and five points come off the maker's score."), "uncontested"};
inline constexpr Rule kAloneWins = {KHIAR_TEXT("rules.buck.stay.alone-wins", "If all of them drop, no card is played and the maker has won the whole game."), "uncontested"};
inline constexpr Rule kAloneNeeded = {KHIAR_TEXT("rules.buck.stay.alone-needed", "If all of them drop, no card is played and as many points come off the maker's score as tricks were needed."), "uncontested"};
inline constexpr Rule kAloneOverbid = {KHIAR_TEXT("rules.buck.stay.alone-overbid", "After a bid above five, though, the maker has fallen short all the same."), "max-bid bidding"};

// Play
inline constexpr Rule kLeadLeft = {KHIAR_TEXT("rules.buck.play.lead-left", "The player on the dealer's left leads to the first trick, or whoever is next among those who are in."), "first-lead"};
inline constexpr Rule kLeadMaker = {KHIAR_TEXT("rules.buck.play.lead-maker", "The maker leads to the first trick; without a maker, the player on the dealer's left."), "first-lead"};
inline constexpr Rule kFollow = {KHIAR_TEXT("rules.buck.play.follow", "Any card may be led, and everybody else has to **[follow suit](glossary#follow-suit)** if they can; whoever can't plays any card, a trump or not."), ""};
inline constexpr Rule kTakes = {KHIAR_TEXT("rules.buck.play.takes", "The highest trump takes the [trick](glossary#trick), and without a trump the highest card of the suit led; whoever takes it leads to the next."), ""};
inline constexpr Rule kTricks = {KHIAR_TEXT("rules.buck.play.tricks", "A deal has five tricks."), ""};

// Points
inline constexpr Rule kTrickOff = {KHIAR_TEXT("rules.buck.points.trick-off", "Every trick takes one point off the score of whoever won it."), ""};
inline constexpr Rule kNoTrick = {KHIAR_TEXT_N("rules.buck.points.no-trick", "Whoever was in and took no trick gets {n} points more."), "penalty"};
inline constexpr Rule kMakerShort = {KHIAR_TEXT("rules.buck.points.maker-short", "So does a maker with too few tricks, and those tricks count for nothing."), "penalty"};
inline constexpr Rule kNoPenalty = {KHIAR_TEXT("rules.buck.points.no-penalty", "Staying without a trick costs nothing, and neither does falling short as maker, but the tricks of a maker who fell short count for nothing."), "penalty"};
inline constexpr Rule kSweep = {KHIAR_TEXT("rules.buck.points.sweep", "Whoever takes all five tricks of a deal wins the whole game at once."), "sweep-wins"};

// The end
inline constexpr Rule kZero = {KHIAR_TEXT("rules.buck.end.zero", "The game is over after the deal in which somebody gets to 0 or below, and the lowest score wins."), ""};
inline constexpr Rule kDraw = {KHIAR_TEXT("rules.buck.end.draw", "Equal lowest scores make a draw."), "tie"};
inline constexpr Rule kExtraDeal = {KHIAR_TEXT("rules.buck.end.extra-deal", "Between equal lowest scores everybody plays one more deal, until one is lowest."), "tie"};
inline constexpr Rule kLongest = {KHIAR_TEXT("rules.buck.end.longest", "After deal {n} the game is over in any case."), ""};

/// Every phrase above, for the test that both languages have it.
inline constexpr std::array kAll = {
    kHeadCards, kHeadDeal, kHeadExchange, kHeadTrumps, kHeadStay, kHeadPlay, kHeadPoints, kHeadEnd, kPlayers.phrase,
    kPack.phrase, kPackNine.phrase, kPackTen.phrase, kOrder.phrase, kLeft.phrase, kStart.phrase, kClockwise.phrase,
    kDealer.phrase, kFive.phrase, kWidow.phrase, kUpcard.phrase, kRest.phrase, kRestNone.phrase, kRestStock.phrase,
    kClub.phrase, kClubStays.phrase, kClubTaken.phrase, kClubTakenKept.phrase, kWidowSwap.phrase, kWidowDead.phrase,
    kUndealt.phrase, kUndealtDead.phrase, kOrderUp.phrase, kDealerBuries.phrase, kDealerBuriesOther.phrase,
    kSecondRound.phrase, kSecondRoundNone.phrase, kOneRound.phrase, kOneRoundOne.phrase, kLaps.phrase,
    kLapsOne.phrase, kLapsEnd.phrase, kOverbid.phrase, kNames.phrase, kMakerTakes.phrase, kMakerTakesOther.phrase,
    kNobodyNoTrumps.phrase, kNobodyNext.phrase, kNobodySame.phrase, kDealerOne.phrase, kNeedsThree.phrase,
    kNeedsBid.phrase, kStay.phrase, kStayCosts.phrase, kDropLimit.phrase, kMustStay.phrase, kAloneFive.phrase,
    kAloneWins.phrase, kAloneNeeded.phrase, kAloneOverbid.phrase, kLeadLeft.phrase, kLeadMaker.phrase, kFollow.phrase,
    kTakes.phrase, kTricks.phrase, kTrickOff.phrase, kNoTrick.phrase, kMakerShort.phrase, kNoPenalty.phrase,
    kSweep.phrase, kZero.phrase, kDraw.phrase, kExtraDeal.phrase, kLongest.phrase};

} // namespace khiar::games::buck_euchre::rule
