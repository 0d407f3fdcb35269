// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "engine/core/rules_text.h"

#include <array>

// What "Rules of this table" can say of Svoi Kozyri and its relatives: each sentence with the options that decide whether it is
// said and how it reads. rules_text.cpp says which. Rules: rules/other-games.md §1.6 to §1.8, §6.
namespace khiar::games::svoi_kozyri::rule {

// Headings
inline constexpr Phrase kHeadCards = KHIAR_TEXT("rules.svoi.h.cards", "What you need");
inline constexpr Phrase kHeadDeal = KHIAR_TEXT("rules.svoi.h.deal", "The deal");
inline constexpr Phrase kHeadPlay = KHIAR_TEXT("rules.svoi.h.play", "Beating and taking");
inline constexpr Phrase kHeadOut = KHIAR_TEXT("rules.svoi.h.out", "Going out");
inline constexpr Phrase kHeadEnd = KHIAR_TEXT("rules.svoi.h.end", "The end of the game");

// What you need
inline constexpr Rule kPlayers = {KHIAR_TEXT("rules.svoi.cards.players", "There are {n} players, everyone for themselves."), "players"};
inline constexpr Rule kPackFour = {KHIAR_TEXT("rules.svoi.cards.pack", "They play with {n} cards: the {m} highest of each suit, from the ace down."), "suits ranks"};
inline constexpr Rule kPackTwo = {KHIAR_TEXT("rules.svoi.cards.pack-two", "They play with {n} cards: only spades and hearts, the {m} highest of each, from the ace down."), "suits ranks"};
inline constexpr Rule kChosen = {KHIAR_TEXT("rules.svoi.cards.chosen", "Before the deal everybody in turn, from the dealer's left, chooses a suit: these are their [own trumps](glossary#own-trump), and nobody else's."), "suits trump-choice"};
inline constexpr Rule kDrawn = {KHIAR_TEXT("rules.svoi.cards.drawn", "Before the deal a suit is drawn by lot for everybody: these are their [own trumps](glossary#own-trump), and nobody else's."), "suits trump-choice"};
inline constexpr Rule kPlainSuits = {KHIAR_TEXT("rules.svoi.cards.plain-suits", "A suit that nobody has chosen is [plain](glossary#own-trump): it is never trumps."), "suits players"};
inline constexpr Rule kNoTrumps = {KHIAR_TEXT("rules.svoi.cards.no-trumps", "There are no trumps."), "suits"};

// The deal
inline constexpr Rule kClockwise = {KHIAR_TEXT("rules.svoi.deal.clockwise", "Everything goes round clockwise."), ""};
inline constexpr Rule kDealer = {KHIAR_TEXT("rules.svoi.deal.dealer", "The first dealer is drawn by lot; after that the loser of a game deals the next one, and after a draw the same player deals again."), ""};
inline constexpr Rule kCut = {KHIAR_TEXT("rules.svoi.deal.cut", "The player on the dealer's right may cut the pack."), "cut"};
inline constexpr Rule kEach = {KHIAR_TEXT("rules.svoi.deal.each", "All the cards are dealt: {n} for everybody."), "suits ranks players"};
inline constexpr Rule kMirror = {KHIAR_TEXT("rules.svoi.deal.mirror", "The hands are made to mirror each other: whatever one player holds in a suit, the other holds in the suit that goes with it. The two trump suits go together, and so do the two plain ones."), "mirror suits"};
inline constexpr Rule kMirrorTwo = {KHIAR_TEXT("rules.svoi.deal.mirror-two", "The hands are made to mirror each other: whatever one player holds in spades, the other holds in hearts, and the other way round."), "mirror suits"};
inline constexpr Rule kSixes = {KHIAR_TEXT("rules.svoi.deal.sixes", "Then every six is given, for everybody to see, to the player whose trumps it belongs to."), "sixes suits players"};
inline constexpr Rule kSixesSome = {KHIAR_TEXT("rules.svoi.deal.sixes-some", "Then every six is given, for everybody to see, to the player whose trumps it belongs to; a six of a plain suit stays where it is."), "sixes suits players"};
inline constexpr Rule kOpen = {KHIAR_TEXT("rules.svoi.deal.open", "All hands lie [face up](glossary#open-hands) from the beginning."), "open-hands"};

// Beating and taking
inline constexpr Rule kLeadLeft = {KHIAR_TEXT("rules.svoi.play.lead-left", "The player on the dealer's left begins and leads any card, which is the first of the [pile](glossary#pile)."), "starter"};
inline constexpr Rule kLeadDealer = {KHIAR_TEXT("rules.svoi.play.lead-dealer", "The dealer begins and leads any card, which is the first of the [pile](glossary#pile)."), "starter"};
inline constexpr Rule kChoice = {KHIAR_TEXT("rules.svoi.play.choice", "From then on, whoever is on turn either **[beats](glossary#beat)** the top card of the pile or **[takes](glossary#take)** cards from it; nobody has to beat."), ""};
inline constexpr Rule kBeatTrumps = {KHIAR_TEXT("rules.svoi.play.beat-trumps", "A card is beaten by a higher one of its suit, or, if it isn't one of your own trumps, by any of your own trumps, even when you hold its suit."), "suits"};
inline constexpr Rule kBeatHigher = {KHIAR_TEXT("rules.svoi.play.beat-higher", "A card is beaten by a higher one of its suit, and by nothing else."), "suits"};
inline constexpr Rule kCover = {KHIAR_TEXT("rules.svoi.play.cover", "Whoever beats has to put a [second card](glossary#second-card) on top, any card they have left, and that is the one which the next player faces."), ""};
inline constexpr Rule kTakePlain = {KHIAR_TEXT_N("rules.svoi.play.take-plain", "Whoever doesn't beat takes the top {n} cards of the pile, or all of it if there are fewer."), "pick-up-plain"};
inline constexpr Rule kTakeAll = {KHIAR_TEXT("rules.svoi.play.take-all", "Whoever doesn't beat takes the whole pile."), "pick-up-plain"};
inline constexpr Rule kTakeTrump = {KHIAR_TEXT("rules.svoi.play.take-trump", "If the top card is one of their own trumps, it is the top {n}."), "pick-up-plain pick-up-trump suits"};
inline constexpr Rule kTakeTrumpAll = {KHIAR_TEXT("rules.svoi.play.take-trump-all", "If the top card is one of their own trumps, it is the whole pile."), "pick-up-plain pick-up-trump suits"};
inline constexpr Rule kTakeAce = {KHIAR_TEXT("rules.svoi.play.take-ace", "If it is the ace of their own trumps, it is the top {n}."), "pick-up-trump pick-up-ace suits"};
inline constexpr Rule kTakeAceAll = {KHIAR_TEXT("rules.svoi.play.take-ace-all", "If it is the ace of their own trumps, it is the whole pile."), "pick-up-trump pick-up-ace suits"};
inline constexpr Rule kLook = {KHIAR_TEXT("rules.svoi.play.look", "Before deciding you may look at the cards you would take and at the one below them."), "pick-up-plain"};
inline constexpr Rule kLookAll = {KHIAR_TEXT("rules.svoi.play.look-all", "Before deciding you may look through the pile."), "pick-up-plain"};
inline constexpr Rule kNextFaces = {KHIAR_TEXT("rules.svoi.play.next-faces", "After that the next player faces the card that lies on top now; if none is left, they lead any card."), "pick-up-plain after-take"};
inline constexpr Rule kNextLeads = {KHIAR_TEXT("rules.svoi.play.next-leads", "After that the next player leads any card."), "pick-up-plain after-take"};
inline constexpr Rule kTakerLeads = {KHIAR_TEXT("rules.svoi.play.taker-leads", "After that whoever took leads any card."), "pick-up-plain after-take"};

// Going out
inline constexpr Rule kGoOut = {KHIAR_TEXT("rules.svoi.out.go-out", "Whoever has no cards left has [gone out](glossary#go-out), and the others play on without them."), "players"};
inline constexpr Rule kBeaterLead = {KHIAR_TEXT("rules.svoi.out.beater-lead", "If somebody goes out with the card that beat, so that there is no second one, the next player doesn't answer it but leads any card on top."), "after-beater players"};
inline constexpr Rule kBeaterBeat = {KHIAR_TEXT("rules.svoi.out.beater-beat", "If somebody goes out with the card that beat, so that there is no second one, the next player leads any card on top or beats it, as they like."), "after-beater players"};

// The end
inline constexpr Rule kLastLoses = {KHIAR_TEXT("rules.svoi.end.last-loses", "The last player who holds cards has lost the game, and the others have won it."), "players"};
inline constexpr Rule kFirstWins = {KHIAR_TEXT("rules.svoi.end.first-wins", "Whoever is first without cards wins the game, and the other has lost it."), "players"};
inline constexpr Rule kDraw = {KHIAR_TEXT("rules.svoi.end.draw", "But if all that the loser has left is one card, and it beats the card that the other went out with, the game is a draw; a card that had beaten another doesn't count for this."), "draw draw-vs-beater"};
inline constexpr Rule kDrawAny = {KHIAR_TEXT("rules.svoi.end.draw-any", "But if all that the loser has left is one card, and it beats the card that the other went out with, the game is a draw."), "draw draw-vs-beater"};
inline constexpr Rule kTurnCap = {KHIAR_TEXT_N("rules.svoi.end.turn-cap", "After {n} turns in which nobody has gone out the game is a draw."), "turn-cap"};
inline constexpr Rule kRepetition = {KHIAR_TEXT("rules.svoi.end.repetition", "When the same position comes up for the third time, the game is a draw."), "repetition"};

/// Every phrase above, for the test that both languages have it.
inline constexpr std::array kAll = {
    kHeadCards, kHeadDeal, kHeadPlay, kHeadOut, kHeadEnd, kPlayers.phrase, kPackFour.phrase, kPackTwo.phrase,
    kChosen.phrase, kDrawn.phrase, kPlainSuits.phrase, kNoTrumps.phrase, kClockwise.phrase, kDealer.phrase,
    kCut.phrase, kEach.phrase, kMirror.phrase, kMirrorTwo.phrase, kSixes.phrase, kSixesSome.phrase, kOpen.phrase,
    kLeadLeft.phrase, kLeadDealer.phrase, kChoice.phrase, kBeatTrumps.phrase, kBeatHigher.phrase, kCover.phrase,
    kTakePlain.phrase, kTakeAll.phrase, kTakeTrump.phrase, kTakeTrumpAll.phrase, kTakeAce.phrase, kTakeAceAll.phrase,
    kLook.phrase, kLookAll.phrase, kNextFaces.phrase, kNextLeads.phrase, kTakerLeads.phrase, kGoOut.phrase,
    kBeaterLead.phrase, kBeaterBeat.phrase, kLastLoses.phrase, kFirstWins.phrase, kDraw.phrase, kDrawAny.phrase,
    kTurnCap.phrase, kRepetition.phrase};

} // namespace khiar::games::svoi_kozyri::rule
