// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "engine/core/text.h"

#include <array>
#include <span>

// What Apples says: refusals, prompts, labels, events, score lines. Words of shared/glossary.md part 3.
namespace khiar::games::apples::text {

inline constexpr Phrase kFamily = KHIAR_TEXT("family.apples", "Apples");

// Refusals
inline constexpr Phrase kNotYourTurn = KHIAR_TEXT("not-your-turn", "It's {player}'s turn.");
inline constexpr Phrase kOver = KHIAR_TEXT("not-your-turn.over", "The game is over.");
inline constexpr Phrase kHasTarget = KHIAR_TEXT("not-your-turn.target", "You have set your target card aside. The others are still choosing.");
inline constexpr Phrase kNotNow = KHIAR_TEXT("not-now", "That isn't possible at this point of the deal.");
inline constexpr Phrase kNotInHand = KHIAR_TEXT("not-in-hand", "You don't have {card}.");
inline constexpr Phrase kPileCount = KHIAR_TEXT_N("wrong-count.pile", "Everyone puts {n} cards into the bid pile; you picked {k}.");
inline constexpr Phrase kOneCard = KHIAR_TEXT("wrong-count.one", "One card is asked for here; you picked {k}.");
inline constexpr Phrase kNoCards = KHIAR_TEXT("wrong-count.none", "No card is asked for here; you picked {k}.");
inline constexpr Phrase kFollowSuit = KHIAR_TEXT("follow-suit", "The suit led is {suit}, and you have it. Play one of these: {cards}.");
inline constexpr Phrase kBidTooLow = KHIAR_TEXT("bid-too-low.suits", "{n} in {suit} isn't higher than {m} in {best}. Bid more, as many in a higher suit, or pass.");
inline constexpr Phrase kBidNothing = KHIAR_TEXT("bid-too-low.one", "The lowest bid is 1. Bid at least that, or pass.");
inline constexpr Phrase kBidTooLong = KHIAR_TEXT("bid-too-long", "You have {n} cards in {suit}: you can't bid more than that in it.");
inline constexpr Phrase kMustBeTrump = KHIAR_TEXT("must-be-trump", "The maker pays the bid in trumps. {card} isn't one; take from these: {cards}.");

// Prompts and buttons
inline constexpr Phrase kBidFirst = KHIAR_TEXT("bid.suits-first", "Bid a number and a suit, or pass. The number is what you pay in trumps.");
inline constexpr Phrase kBidOver = KHIAR_TEXT("bid.suits", "Bid more than {m} in {best}, or as many in a higher suit, or pass.");
inline constexpr Phrase kPileMaker = KHIAR_TEXT_N("pile.maker", "Pay your bid: lay {n} trumps face up.");
inline constexpr Phrase kPile = KHIAR_TEXT_N("pile", "Put {n} cards of your choice into the bid pile.");
inline constexpr Phrase kTarget = KHIAR_TEXT("target", "Choose your target card. It stays face down until the scoring.");
inline constexpr Phrase kLead = KHIAR_TEXT("lead", "You lead. Play any card.");
inline constexpr Phrase kFollow = KHIAR_TEXT("follow-suit-prompt", "Follow suit ({suit}) if you can.");
inline constexpr Phrase kBidLabel = KHIAR_TEXT("bid-button", "Bid");
inline constexpr Phrase kPassLabel = KHIAR_TEXT("pass-button", "Pass");
inline constexpr Phrase kPileLabel = KHIAR_TEXT("pile-button", "Lay down");
inline constexpr Phrase kPileCounted = KHIAR_TEXT_N("pile-button.counted", "Lay down {n} cards");
inline constexpr Phrase kTargetLabel = KHIAR_TEXT("target-button", "Set aside");
inline constexpr Phrase kPlayLabel = KHIAR_TEXT("play", "Play");

// Events, and their brief forms for the badge
inline constexpr Phrase kBids = KHIAR_TEXT("bid-other", "{player} bids {n} in {suit}.");
inline constexpr Phrase kBidsYou = KHIAR_TEXT("bid-you", "You bid {n} in {suit}.");
inline constexpr Phrase kBidBrief = KHIAR_TEXT("bid-brief", "{n} {suit}");
inline constexpr Phrase kPasses = KHIAR_TEXT("passed", "{player} passes.");
inline constexpr Phrase kPassesYou = KHIAR_TEXT("passed-you", "You pass.");
inline constexpr Phrase kPassBrief = KHIAR_TEXT("passed.brief", "Pass");
inline constexpr Phrase kMaker = KHIAR_TEXT("apples-maker", "{player} makes {suit} trumps and pays {n} of them.");
inline constexpr Phrase kMakerYou = KHIAR_TEXT("apples-maker-you", "You make {suit} trumps and pay {n} of them.");
inline constexpr Phrase kPassedOut = KHIAR_TEXT("thrown-in", "All have passed: the cards are thrown in and dealt again.");
inline constexpr Phrase kPaid = KHIAR_TEXT("pile-other", "{player} lays {cards} on the bid pile.");
inline constexpr Phrase kPaidYou = KHIAR_TEXT("pile-you", "You lay {cards} on the bid pile.");
inline constexpr Phrase kPaidHidden = KHIAR_TEXT_N("pile-other.hidden", "{player} puts {n} cards into the bid pile.");
inline constexpr Phrase kRedealt = KHIAR_TEXT_N("redealt", "The bid pile is shuffled and dealt out: {n} cards each.");
inline constexpr Phrase kAside = KHIAR_TEXT("target-other", "{player} has set a target card aside.");
inline constexpr Phrase kAsideYou = KHIAR_TEXT("target-you", "You set your target card aside.");
inline constexpr Phrase kPlayed = KHIAR_TEXT("played", "{player} plays {card}.");
inline constexpr Phrase kPlayedYou = KHIAR_TEXT("played-you", "You play {card}.");
inline constexpr Phrase kTrickOther = KHIAR_TEXT("trick-other", "{player} takes the trick.");
inline constexpr Phrase kTrickYou = KHIAR_TEXT("trick-you", "You take the trick.");
inline constexpr Phrase kTargetWas = KHIAR_TEXT("target-shown", "{player}'s target card was {card}.");
inline constexpr Phrase kTargetWasYou = KHIAR_TEXT("target-shown-you", "Your target card was {card}.");
inline constexpr Phrase kScored = KHIAR_TEXT_N("apples-scored", "{player} scores {n} points in this deal.");
inline constexpr Phrase kScoredYou = KHIAR_TEXT_N("apples-scored-you", "You score {n} points in this deal.");
inline constexpr Phrase kOneMore = KHIAR_TEXT("one-more-deal", "The highest totals are equal: one more deal.");
inline constexpr Phrase kWon = KHIAR_TEXT("game-won", "{player} wins the game.");
inline constexpr Phrase kWonYou = KHIAR_TEXT("game-won-you", "You win the game.");
inline constexpr Phrase kShared = KHIAR_TEXT("game-shared", "{player} shares the win.");
inline constexpr Phrase kSharedYou = KHIAR_TEXT("game-shared-you", "You share the win.");

// Score lines
inline constexpr Phrase kPair = KHIAR_TEXT("group.pair", "Pair");
inline constexpr Phrase kTriple = KHIAR_TEXT("group.triple", "Three of a kind");
inline constexpr Phrase kFour = KHIAR_TEXT("group.four", "Four of a kind");
inline constexpr Phrase kTargetPair = KHIAR_TEXT("group.target-pair", "Pair with the target");
inline constexpr Phrase kTargetTriple = KHIAR_TEXT("group.target-triple", "Three of a kind with the target");
inline constexpr Phrase kTargetFour = KHIAR_TEXT("group.target-four", "Four of a kind with the target");

// Bots
inline constexpr Phrase kRuleName = KHIAR_TEXT("bot-rule", "Steady");
inline constexpr Phrase kRuleSentence = KHIAR_TEXT("bot-rule.apples", "Weighs what every card would add to its own groups, and to the others'.");
inline constexpr Phrase kHastyName = KHIAR_TEXT("bot-hasty", "Hasty");
inline constexpr Phrase kHastySentence = KHIAR_TEXT("bot-hasty.apples", "Looks at the trick that lies there, and doesn't think ahead.");
inline constexpr Phrase kRandomName = KHIAR_TEXT("bot-random", "Random");
inline constexpr Phrase kRandomSentence = KHIAR_TEXT("bot-random-any", "Does anything that may be done.");

// Reasons of hints
inline constexpr Phrase kWhyOnly = KHIAR_TEXT("why-only.choice", "There is nothing else to choose.");
inline constexpr Phrase kWhyNoCut = KHIAR_TEXT("why-no-cut", "Nobody knows how the pack lies, so a cut changes nothing.");
inline constexpr Phrase kWhyBid = KHIAR_TEXT("why-bid.apples", "With {suit} as trumps these cards take tricks when you want them, and {n} is the least that is enough here.");
inline constexpr Phrase kWhyPass = KHIAR_TEXT("why-pass.apples", "Most of the trumps you pay come back to others; with these cards that costs more than naming trumps brings.");
inline constexpr Phrase kWhyPayTrumps = KHIAR_TEXT("why-pay-trumps", "Most of what you pay comes back to others, so pay with the trumps you miss least.");
inline constexpr Phrase kWhyPayLow = KHIAR_TEXT("why-pay-low", "Low cards cost points in pairs, threes and fours: in the pile they go to somebody else, most likely.");
inline constexpr Phrase kWhyPaySpare = KHIAR_TEXT("why-pay-spare", "You miss these least: they take few tricks and belong to few groups.");
inline constexpr Phrase kWhyTargetLow = KHIAR_TEXT("why-target-low", "Three or four of a low rank cost many points; with the target among them they bring {n} or {m} instead.");
inline constexpr Phrase kWhyTargetMiddle = KHIAR_TEXT("why-target-middle", "It takes few tricks, and three of its rank bring {n} with the target among them.");
inline constexpr Phrase kWhyTargetSpare = KHIAR_TEXT("why-target-spare", "{card} lies safe among your own cards and makes a pair with the next of its rank that you win.");
inline constexpr Phrase kWhyTakeGroup = KHIAR_TEXT("why-take-group", "The cards in this trick go well with what you have won: taking it is good for you.");
inline constexpr Phrase kWhyTakeSure = KHIAR_TEXT("why-take-sure.apples", "{card} takes the trick for certain, and the lead with it.");
inline constexpr Phrase kWhyTakeCheap = KHIAR_TEXT("why-take-cheap", "If {card} takes the trick, it costs you less than keeping it would.");
inline constexpr Phrase kWhyDropGroup = KHIAR_TEXT("why-drop-group", "{player} has a card of this rank already: with {card} it becomes a group that costs points.");
inline constexpr Phrase kWhyDropLow = KHIAR_TEXT("why-drop-low", "{card} is low: better in somebody else's trick than in one of yours.");
inline constexpr Phrase kWhyKeepAway = KHIAR_TEXT("why-keep-away", "This trick isn't worth taking; the cards that take it do more later.");
inline constexpr Phrase kWhyCannotTake = KHIAR_TEXT("why-cannot-take", "You can't take this trick, so give the card that helps its winner least and that you miss least.");
inline constexpr Phrase kWhyLeadTop = KHIAR_TEXT("why-lead-top", "Nothing that is still out beats {card}: the trick is yours.");
inline constexpr Phrase kWhyLeadAway = KHIAR_TEXT("why-lead-away", "{card} is low: led, it is taken by somebody else, most likely.");
inline constexpr Phrase kWhyLeadTry = KHIAR_TEXT("why-lead-try", "Of your cards {card} loses least if others take it, and gains most if it holds.");

inline constexpr std::array kAll = {
    kFamily, kNotYourTurn, kOver, kHasTarget, kNotNow, kNotInHand, kPileCount, kOneCard, kNoCards, kFollowSuit, kBidTooLow, kBidNothing, kBidTooLong,
    kMustBeTrump, kBidFirst, kBidOver, kPileMaker, kPile, kTarget, kLead, kFollow, kBidLabel, kPassLabel,
    kPileLabel, kPileCounted, kTargetLabel, kPlayLabel, kBids, kBidsYou, kBidBrief, kPasses, kPassesYou,
    kPassBrief, kMaker, kMakerYou, kPassedOut, kPaid, kPaidYou, kPaidHidden, kRedealt, kAside, kAsideYou, kPlayed, kPlayedYou, kTrickOther,
    kTrickYou, kTargetWas, kTargetWasYou, kScored, kScoredYou, kOneMore, kWon, kWonYou, kShared, kSharedYou, kPair, kTriple, kFour,
    kTargetPair, kTargetTriple, kTargetFour, kRuleName, kRuleSentence, kRandomName, kRandomSentence,
    kHastyName, kHastySentence, kWhyOnly, kWhyNoCut, kWhyBid, kWhyPass, kWhyPayTrumps, kWhyPayLow, kWhyPaySpare, kWhyTargetLow,
    kWhyTargetMiddle, kWhyTargetSpare, kWhyTakeGroup, kWhyTakeSure, kWhyTakeCheap, kWhyDropGroup, kWhyDropLow, kWhyKeepAway,
    kWhyCannotTake, kWhyLeadTop, kWhyLeadAway, kWhyLeadTry};

/// kAll, and what options, presets, switches and problems say.
std::span<const Phrase> all();

} // namespace khiar::games::apples::text
