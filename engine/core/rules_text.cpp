// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/rules_text.h"

#include <algorithm>

namespace khiar {

bool RuleSentence::governedBy(std::string_view key) const
{
    for (std::size_t at = 0; at < keys.size();) {
        const std::size_t end = std::min(keys.find(' ', at), keys.size());
        if (std::string_view(keys).substr(at, end - at) == key)
            return true;
        at = end + 1;
    }
    return false;
}

void RulesWriter::section(const char *anchor, const Phrase &heading)
{
    if (!m_sections.empty() && m_sections.back().blocks.empty())
        m_sections.pop_back();
    m_sections.push_back({anchor, heading, {}});
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

std::string RulesWriter::governing(std::string_view keys) const
{
    std::string all(keys);
    all += m_under;
    return all.empty() || all.front() != ' ' ? all : all.substr(1);
}

void RulesWriter::say(const Rule &rule, std::vector<Arg> args)
{
    auto &blocks = m_sections.back().blocks;
    if (m_next == Next::paragraph)
        blocks.push_back(RuleParagraph{});
    else if (m_next == Next::list)
        blocks.push_back(RuleList{});
    m_next = Next::goOn;
    RuleSentence sentence{{rule.phrase, std::move(args)}, governing(rule.keys)};
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
    std::get<RuleTable>(m_sections.back().blocks.back()).rows.push_back({std::move(cells), governing(keys)});
}

RulesWriter::Under::Under(RulesWriter &writer, std::string_view keys) : m_writer(writer), m_length(writer.m_under.size())
{
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
