// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "engine/core/rules_text.h"

#include <array>

// What "Rules of this table" can say of Apples: each sentence with the options that decide whether it is said and how it reads.
// rules_text.cpp says which. Rules: rules/other-games.md §1.9, §6.
namespace khiar::games::apples::rule {

// Headings
inline constexpr Phrase kHeadCards = KHIAR_TEXT("rules.apples.h.cards", "What you need");
inline constexpr Phrase kHeadDeal = KHIAR_TEXT("rules.apples.h.deal", "The deal");
inline constexpr Phrase kHeadBidding = KHIAR_TEXT("rules.apples.h.bidding", "The bidding");
inline constexpr Phrase kHeadPile = KHIAR_TEXT("rules.apples.h.pile", "The bid pile");
inline constexpr Phrase kHeadTarget = KHIAR_TEXT("rules.apples.h.target", "The target card");
inline constexpr Phrase kHeadPlay = KHIAR_TEXT("rules.apples.h.play", "Play");
inline constexpr Phrase kHeadPoints = KHIAR_TEXT("rules.apples.h.points", "Points");
inline constexpr Phrase kHeadEnd = KHIAR_TEXT("rules.apples.h.end", "The end of the game");
inline constexpr Phrase kHeadColumnCards = KHIAR_TEXT("rules.apples.h.col-cards", "Cards");
inline constexpr Phrase kHeadColumnWorth = KHIAR_TEXT("rules.apples.h.col-worth", "Worth");
inline constexpr Phrase kHeadRowAce = KHIAR_TEXT("rules.apples.h.row-ace", "ace");
inline constexpr Phrase kHeadRowCourts = KHIAR_TEXT("rules.apples.h.row-courts", "king, queen, jack, 10");
inline constexpr Phrase kHeadRowMiddle = KHIAR_TEXT("rules.apples.h.row-middle", "9 down to 6");
inline constexpr Phrase kHeadRowLow = KHIAR_TEXT("rules.apples.h.row-low", "5 down to 2");
inline constexpr Phrase kHeadCell = KHIAR_TEXT("rules.apples.h.cell", "{n}");

// What you need
inline constexpr Rule kPlayers = {KHIAR_TEXT("rules.apples.cards.players", "There are four players, everyone for themselves, and a pack of 52 cards."), ""};
inline constexpr Rule kRanks = {KHIAR_TEXT("rules.apples.cards.ranks", "From high to low the cards of a suit are ace, king, queen, jack, and then 10 down to 2."), ""};
inline constexpr Rule kSeatDraw = {KHIAR_TEXT("rules.apples.cards.seat-draw", "Before the first deal everybody draws a card: the highest deals first, and the others sit down clockwise in falling order; between equal ranks the order of the suits decides."), "seat-draw"};
inline constexpr Rule kLots = {KHIAR_TEXT("rules.apples.cards.lots", "The first dealer is drawn by lot."), "seat-draw"};

// The deal
inline constexpr Rule kClockwise = {KHIAR_TEXT("rules.apples.deal.clockwise", "Everything goes round clockwise, and after each deal the next player deals."), ""};
inline constexpr Rule kShuffle = {KHIAR_TEXT("rules.apples.deal.shuffle", "The dealer shuffles."), "cut"};
inline constexpr Rule kCut = {KHIAR_TEXT("rules.apples.deal.cut", "The dealer shuffles, and the player on the dealer's right may cut the pack."), "cut"};
inline constexpr Rule kThirteen = {KHIAR_TEXT("rules.apples.deal.thirteen", "All the cards are dealt: 13 for everybody."), ""};

// The bidding
inline constexpr Rule kBid = {KHIAR_TEXT("rules.apples.bidding.bid", "From the dealer's left everybody in turn passes, or bids a number and a suit."), ""};
inline constexpr Rule kHigher = {KHIAR_TEXT("rules.apples.bidding.higher", "A bid has to go over the one before it, with a higher number or with the same number in a higher suit."), ""};
inline constexpr Rule kSuitsSpadesDiamonds = {KHIAR_TEXT("rules.apples.bidding.suits-scdh", "From high to low the suits are spades, clubs, diamonds and hearts."), "suit-order"};
inline constexpr Rule kSuitsSpadesHearts = {KHIAR_TEXT("rules.apples.bidding.suits-schd", "From high to low the suits are spades, clubs, hearts and diamonds."), "suit-order"};
inline constexpr Rule kLength = {KHIAR_TEXT("rules.apples.bidding.length", "Nobody may bid a higher number than they have cards of that suit."), ""};
inline constexpr Rule kReenter = {KHIAR_TEXT("rules.apples.bidding.reenter", "Whoever has passed may bid again later; the bidding is over when a bid is followed by three passes."), "reenter"};
inline constexpr Rule kPassFinal = {KHIAR_TEXT("rules.apples.bidding.pass-final", "Whoever has passed is out of the bidding, and it is over when only the bidder is left."), "reenter"};
inline constexpr Rule kAllPass = {KHIAR_TEXT("rules.apples.bidding.all-pass", "If all four pass at once, the cards are thrown in and the next player deals."), ""};
inline constexpr Rule kMaker = {KHIAR_TEXT("rules.apples.bidding.maker", "The last bidder is the [maker](glossary#maker), and the suit of the bid is [trumps](glossary#trump)."), ""};
inline constexpr Rule kPrice = {KHIAR_TEXT("rules.apples.bidding.price", "The number is a price and no promise: it says how many cards go into the pile, and plays no part in the scoring."), ""};

// The bid pile
inline constexpr Rule kMakerPays = {KHIAR_TEXT("rules.apples.pile.maker-pays", "The maker lays down as many trumps as were bid, face up."), ""};
inline constexpr Rule kOthersOpen = {KHIAR_TEXT("rules.apples.pile.others-open", "Then the others, clockwise, add as many cards each, of any suit they like, face up too."), "open-pile"};
inline constexpr Rule kOthersHidden = {KHIAR_TEXT("rules.apples.pile.others-hidden", "Then the others, clockwise, add as many cards each, of any suit they like, face down."), "open-pile"};
inline constexpr Rule kPileDealt = {KHIAR_TEXT("rules.apples.pile.dealt", "The dealer shuffles this [pile](glossary#bid-pile) and deals it out evenly, so that everybody has 13 cards again."), ""};

// The target card
inline constexpr Rule kTarget = {KHIAR_TEXT("rules.apples.target.target", "Then everybody lays one card aside, face down, as their [target card](glossary#target-card)."), ""};
inline constexpr Rule kTargetHidden = {KHIAR_TEXT("rules.apples.target.hidden", "It is not played, and nobody else sees it before the scoring."), ""};

// Play
inline constexpr Rule kMakerLeads = {KHIAR_TEXT("rules.apples.play.maker-leads", "The maker leads to the first of twelve [tricks](glossary#trick), with any card."), ""};
inline constexpr Rule kFollow = {KHIAR_TEXT("rules.apples.play.follow", "The others have to [follow suit](glossary#follow-suit) if they can; whoever can't plays any card, a trump or not."), ""};
inline constexpr Rule kTakes = {KHIAR_TEXT("rules.apples.play.takes", "The highest trump takes the trick, and without a trump the highest card of the suit led; whoever takes it leads to the next."), ""};
inline constexpr Rule kLook = {KHIAR_TEXT("rules.apples.play.look", "You may look through the cards you have won at any time, but not through those of the others."), ""};

// Points
inline constexpr Rule kGroups = {KHIAR_TEXT("rules.apples.points.groups", "After the last trick everybody adds the target card to the cards they have won. Ranks that you have only once count for nothing; what counts are pairs, threes and fours of a kind."), ""};
inline constexpr Rule kPerCard = {KHIAR_TEXT("rules.apples.points.per-card", "Each card of a pair counts its worth once, each of three of a kind twice, and each of four of a kind four times: two kings make 20, three make 60 and four make 160."), "values"};
inline constexpr Rule kPerGroup = {KHIAR_TEXT("rules.apples.points.per-group", "A pair counts the worth of one of its cards once, three of a kind twice, and four of a kind four times: two kings make 10, three make 20 and four make 40."), "values"};
inline constexpr Rule kTargetTriple = {KHIAR_TEXT("rules.apples.points.target-triple", "If your target card is one of three of a kind, the three are worth exactly {n} instead."), "target-triple"};
inline constexpr Rule kTargetFour = {KHIAR_TEXT("rules.apples.points.target-four", "If it is one of four of a kind, the four are worth exactly {n}; in a pair it makes no difference."), "target-four"};
inline constexpr Rule kBelow = {KHIAR_TEXT("rules.apples.points.below", "Totals can fall below 0."), ""};

// The end
inline constexpr Rule kLimit = {KHIAR_TEXT("rules.apples.end.limit", "The game is over after the deal in which somebody has {n} points or more, and the highest total wins."), "limit"};
inline constexpr Rule kShared = {KHIAR_TEXT("rules.apples.end.shared", "Equal highest totals share the win."), "tie"};
inline constexpr Rule kExtraDeal = {KHIAR_TEXT("rules.apples.end.extra-deal", "Between equal highest totals everybody plays one more deal, until one is highest."), "tie"};

/// Every phrase above, for the test that both languages have it.
inline constexpr std::array kAll = {
    kHeadCards, kHeadDeal, kHeadBidding, kHeadPile, kHeadTarget, kHeadPlay, kHeadPoints, kHeadEnd, kHeadColumnCards,
    kHeadColumnWorth, kHeadRowAce, kHeadRowCourts, kHeadRowMiddle, kHeadRowLow, kHeadCell, kPlayers.phrase,
    kRanks.phrase, kSeatDraw.phrase, kLots.phrase, kClockwise.phrase, kShuffle.phrase, kCut.phrase, kThirteen.phrase,
    kBid.phrase, kHigher.phrase, kSuitsSpadesDiamonds.phrase, kSuitsSpadesHearts.phrase, kLength.phrase,
    kReenter.phrase, kPassFinal.phrase, kAllPass.phrase, kMaker.phrase, kPrice.phrase, kMakerPays.phrase,
    kOthersOpen.phrase, kOthersHidden.phrase, kPileDealt.phrase, kTarget.phrase, kTargetHidden.phrase,
    kMakerLeads.phrase, kFollow.phrase, kTakes.phrase, kLook.phrase, kGroups.phrase, kPerCard.phrase,
    kPerGroup.phrase, kTargetTriple.phrase, kTargetFour.phrase, kBelow.phrase, kLimit.phrase, kShared.phrase,
    kExtraDeal.phrase};

} // namespace khiar::games::apples::rule
