// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/rules_text.h"

#include <algorithm>

namespace khiar {

bool hasKey(std::string_view keys, std::string_view key)
{
    for (std::size_t at = 0; at < keys.size();) {
        const std::size_t end = std::min(keys.find(' ', at), keys.size());
        if (keys.substr(at, end - at) == key)
            return true;
        at = end + 1;
    }
    return false;
}

bool RuleSentence::governedBy(std::string_view key) const
{
    return hasKey(keys, key) || hasKey(within, key);
}

void RulesWriter::section(const char *anchor, const Phrase &heading, const char *guide)
{
    if (!m_sections.empty() && m_sections.back().blocks.empty())
        m_sections.pop_back();
    m_sections.push_back({anchor, heading, *guide ? guide : anchor, {}});
    m_next = Next::paragraph;
}

void RulesWriter::paragraph()
{
    m_next = Next::paragraph;
}

void RulesWriter::list()
{
    m_next = Next::list;
}

void RulesWriter::say(const Rule &rule, std::vector<Arg> args)
{
    auto &blocks = m_sections.back().blocks;
    if (m_next == Next::paragraph)
        blocks.push_back(RuleParagraph{});
    else if (m_next == Next::list)
        blocks.push_back(RuleList{});
    m_next = Next::goOn;
    RuleSentence sentence{{rule.phrase, std::move(args)}, rule.keys, m_under};
    if (auto *list = std::get_if<RuleList>(&blocks.back()))
        list->items.push_back(std::move(sentence));
    else
        std::get<RuleParagraph>(blocks.back()).sentences.push_back(std::move(sentence));
}

void RulesWriter::table(std::vector<Phrase> head)
{
    m_sections.back().blocks.push_back(RuleTable{std::move(head), {}});
    m_next = Next::paragraph;
}

void RulesWriter::row(std::string_view keys, std::vector<Text> cells)
{
    std::get<RuleTable>(m_sections.back().blocks.back()).rows.push_back({std::move(cells), keys, m_under});
}

RulesWriter::Under::Under(RulesWriter &writer, std::string_view keys) : m_writer(writer), m_length(writer.m_under.size())
{
    if (m_length)
        writer.m_under += ' ';
    writer.m_under += keys;
}

RulesWriter::Under::~Under()
{
    m_writer.m_under.resize(m_length);
}

std::vector<RuleSection> RulesWriter::take()
{
    if (!m_sections.empty() && m_sections.back().blocks.empty())
        m_sections.pop_back();
    return std::move(m_sections);
}

} // namespace khiar
