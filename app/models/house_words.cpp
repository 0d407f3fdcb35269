// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/house_words.h"

#include <QRegularExpression>

#include <array>

#include "app/text/rule_lines.h"

namespace khiar {

using namespace house_text;

QStringList differences(const Words &words, const FamilyBase &family, const PresetSpec &preset, const std::vector<OptionSetting> &options)
{
    QStringList list;
    for (const RuleLine &line : ruleDifferences(RuleValues(family, preset, options), RuleValues(family, preset)))
        list.append(ruleSentence(words, line));
    return list;
}

QString differencesLine(const Words &words, const FamilyBase &family, const PresetSpec &preset, const std::vector<OptionSetting> &options)
{
    const auto lines = ruleDifferences(RuleValues(family, preset, options), RuleValues(family, preset));
    return lines.empty() ? words.sentence(Text{kSameAs, {{"game", preset.name}}}) : ruleSentences(words, lines);
}

QString reasonText(const Words &words, const Problem &problem)
{
    static const QRegularExpression keys(QStringLiteral("\\s*\\([^()]*[a-z][^()]*\\)"));
    return words.problem(problem).remove(keys);
}

QString playersText(const Words &words, const std::vector<int> &players)
{
    if (players.empty())
        return {};
    if (players.size() == 1)
        return words.sentence(Text{kPlayersOne, {{"n", std::int64_t(players.front())}}});
    return words.sentence(Text{kPlayersRange, {{"lowest", std::int64_t(players.front())}, {"highest", std::int64_t(players.back())}}});
}

std::span<const Phrase> housePhrases()
{
    static constexpr std::array list = {kIdle, kAlso, kPlayersRange, kPlayersOne, kPlayersNot, kDefaultName, kSameAs, kFrom, kSpoken, kSpokenDamaged,
                                        kKeptRules, kKeptBeside, kNotKept, kKeepThem, kDraftLeft, kDraftFound, kBackToDraft, kOpened, kOlderCopy, kLeftOut,
                                        kNoticeNotKept, kNoticeNotKeptText, kNoticeDamaged, kNoticeDamagedText};
    return list;
}

} // namespace khiar
