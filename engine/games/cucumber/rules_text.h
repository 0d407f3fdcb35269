// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "engine/core/rules_text.h"
#include "engine/games/cucumber/rules.h"

// "Rules of this table" for the Cucumber family. The sentences are those of rules_sentences.h; here it is decided which of
// them a table needs. What is off is not spoken of.
//
//   rules_text.cpp        what several parts ask       rules_text_deal.cpp   cards, deal, exchange, kontra
//   rules_text_play.cpp   tricks, the stake            rules_text_score.cpp  last trick, points, lives, the end
namespace khiar::games::cucumber {

class RulesText {
public:
    /// The rules outlive this.
    explicit RulesText(const Rules &rules) : m_rules(rules), m_options(rules.options) {}
    std::vector<RuleSection> compose();

private:
    void cards();
    void pack();
    void jokers();
    void worths();
    void cucumbers();
    void deal();
    void handSizes();
    void shrinkingHands();
    void zigzagHands();
    void shortage();
    void leftovers();
    void before();
    void exchange();
    void play();
    void leads();
    void following();
    void aceBlock();
    void stake();
    void lastTrick();
    void points();
    void penalty();
    void out();
    void bust();
    void lives();
    void buyIn();
    void allOut();
    void end();
    void settling();

    /// Cards have values that count for something.
    bool counts() const;
    bool knockout() const { return m_options.values == Values::knockout; }
    /// Losing cards leave the pack.
    bool keepsCards() const { return m_options.scoreBy == ScoreBy::cards && !m_options.doubling; }
    /// A player can be out of the game while the others play on.
    bool canLeave() const;
    /// Every deal has the same number of cards left over, as long as all are in.
    bool knownRest() const;
    /// Dealt to each in the first deal.
    int firstHand() const;
    /// Whoever has bust can be in again.
    bool comesBack() const;
    bool oneLoser() const { return m_options.tie == Tie::last; }

    const Rules &m_rules;
    const Options &m_options;
    RulesWriter m_writer;
};

} // namespace khiar::games::cucumber
