// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "engine/core/text.h"

#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

// "Rules of this table": what a family says of a valid setup, in the order in which a deal goes. The engine gives whole
// sentences and what governs them; app/text makes a document of them, so that a page, the terminal and a screen reader say the
// same. A sentence may hold the marks of a guide (**bold**, [text](document#anchor)).
namespace khiar {

/// A sentence of a family's rules and the options that decide whether it is said and what it says: their keys with blanks
/// between, "players" for the number of seats. A change of any other option leaves it as it is (tests/engine/tst_rules_text.cpp).
struct Rule {
    Phrase phrase;
    const char *keys = "";
};

/// A rule with what fills its placeholders.
struct RuleSentence {
    Text text;
    std::string_view keys; ///< those of its Rule
    std::string within;    ///< those that decide whether its part of the rules is there at all

    bool governedBy(std::string_view key) const;
};

/// Whether a list of keys has this one.
bool hasKey(std::string_view keys, std::string_view key);

struct RuleParagraph { std::vector<RuleSentence> sentences; };
/// One sentence an item.
struct RuleList { std::vector<RuleSentence> items; };
/// A table of short texts; each row is governed as a sentence is.
struct RuleTable {
    struct Row {
        std::vector<Text> cells;
        std::string_view keys;
        std::string within;
    };
    std::vector<Phrase> head;
    std::vector<Row> rows;
};
using RuleBlock = std::variant<RuleParagraph, RuleList, RuleTable>;

struct RuleSection {
    const char *anchor = ""; ///< the same in every language
    Phrase heading;
    const char *guide = "";  ///< where a guide explains it with examples: an anchor there, if it has that
    std::vector<RuleBlock> blocks;
};

/// Writes the rules of a table. Sentences said one after another make a paragraph until something else begins; a section
/// in which nothing is said is left out.
class RulesWriter {
public:
    /// `guide` is the anchor in guides; empty = the same.
    void section(const char *anchor, const Phrase &heading, const char *guide = "");
    /// The next sentence begins a paragraph.
    void paragraph();
    /// Sentences are items until the next paragraph, table or section.
    void list();
    void say(const Rule &rule, std::vector<Arg> args = {});
    void table(std::vector<Phrase> head);
    /// `keys` as those of a Rule; they live as long as the program.
    void row(std::string_view keys, std::vector<Text> cells);
    /// Everything said while this lives is governed by these keys too: they decide whether its part of the rules is said at all.
    class Under {
    public:
        Under(RulesWriter &writer, std::string_view keys);
        ~Under();
        Under(const Under &) = delete;
        Under &operator=(const Under &) = delete;

    private:
        RulesWriter &m_writer;
        std::size_t m_length;
    };

    std::vector<RuleSection> take();

private:
    enum class Next { goOn, paragraph, list };

    std::vector<RuleSection> m_sections;
    Next m_next = Next::paragraph;
    std::string m_under; ///< keys with blanks between
};

/// A number as an argument of a sentence.
inline Arg numberArg(const char *name, int n) { return {name, std::int64_t(n)}; }
/// A quantity: in words as far as ten.
inline Arg countArg(const char *name, int n) { return {name, Count{n}}; }

} // namespace khiar
