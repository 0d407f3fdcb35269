// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text/compare_document.h"

#include <algorithm>
#include <array>
#include <set>

#include "app/text/rule_lines.h"

namespace khiar {
namespace {

using namespace guide;

constexpr Phrase kTitle = KHIAR_TEXT("compare.title", "{name}: how the presets differ");
constexpr Phrase kIntro = KHIAR_TEXT("compare.intro", "The tables show what sets most of them apart; a dash stands where there is no such rule. Below, each preset says what is different from {name}.");
constexpr Phrase kGlance = KHIAR_TEXT("compare.glance", "Side by side");
constexpr Phrase kGame = KHIAR_TEXT("compare.game", "Preset");
constexpr Phrase kPlayers = KHIAR_TEXT("compare.players", "Players");
constexpr Phrase kFirst = KHIAR_TEXT("compare.first", "The others are compared with this one.");
constexpr Phrase kDiffers = KHIAR_TEXT("compare.differs", "Different from {name}:");
constexpr Phrase kBoth = KHIAR_TEXT("compare.both", "{name}: {value}, where {base} has “{other}”.");
constexpr Phrase kOne = KHIAR_TEXT("compare.one", "{name}: {value}.");
constexpr Phrase kWithout = KHIAR_TEXT("compare.without", "Without: {name}.");
constexpr Phrase kGuide = KHIAR_TEXT("compare.guide", "Guide");
constexpr Phrase kRules = KHIAR_TEXT("compare.rules", "All the rules");
constexpr Phrase kNone = KHIAR_TEXT("compare.none", "–");
constexpr std::array kAll = {kTitle, kIntro, kGlance, kGame, kPlayers, kFirst, kDiffers, kBoth, kOne, kWithout, kGuide, kRules, kNone};

constexpr int kMostColumns = 5; ///< of options in one table

Run linked(const QString &text, const QString &link)
{
    Run run;
    run.text = text;
    run.link = link;
    return run;
}

Arg verbatim(const char *name, const QString &text)
{
    return {name, Verbatim{text.toStdString()}};
}

class Comparison {
public:
    Comparison(const FamilyBase &family, const Words &words) : m_family(family), m_words(words), m_base(family.presets().front()) {}
    Guide make();

private:
    void tables();
    void table(std::span<const OptionSpec *const> columns, bool first);
    void preset(const PresetSpec &preset);
    List differences(const PresetSpec &preset) const;
    List rulesApart(const PresetSpec &preset, std::set<std::string_view> &said) const;
    std::vector<const OptionSpec *> columns() const;
    QString cell(const PresetSpec &preset, const OptionSpec &option) const;
    QString name(const PresetSpec &preset) const { return m_words.sentence(preset.name); }
    template <class T> void add(T what) { m_guide.blocks.push_back({0, std::move(what)}); }

    const FamilyBase &m_family;
    const Words &m_words;
    const PresetSpec &m_base;
    Guide m_guide;
};

/// Off; of a number 0 or less, where that has no name of its own.
bool isOff(const OptionSpec &option, std::string_view value)
{
    const bool named = std::any_of(option.values.begin(), option.values.end(), [&](const OptionValue &v) { return value == v.word; });
    return isAbsent(value) || (!named && (value == "0" || value.starts_with('-')));
}

/// The value in words; a dash where the option is off or makes no difference.
QString Comparison::cell(const PresetSpec &preset, const OptionSpec &option) const
{
    const RuleValues rules(m_family, preset);
    return rules.inForce(option) && !isOff(option, rules.value(option.key)) ? ruleValue(m_words, option, rules.value(option.key)) : m_words.sentence(kNone);
}

/// Options in which a sixth of the presets or more go a way of their own.
std::vector<const OptionSpec *> Comparison::columns() const
{
    std::vector<const OptionSpec *> list;
    const auto presets = m_family.presets();
    for (const OptionSpec &o : m_family.options()) {
        std::map<QString, std::size_t> counts;
        std::size_t most = 0;
        for (const PresetSpec &p : presets)
            most = std::max(most, ++counts[cell(p, o)]);
        if (const std::size_t few = presets.size() - most; few > 0 && few * 6 >= presets.size())
            list.push_back(&o);
    }
    return list;
}

/// The first says how many can play, too.
void Comparison::table(std::span<const OptionSpec *const> columns, bool first)
{
    Table t;
    t.head = {parseRuns(m_words.sentence(kGame))};
    if (first)
        t.head.push_back(parseRuns(m_words.sentence(kPlayers)));
    for (const OptionSpec *o : columns)
        t.head.push_back(parseRuns(m_words.sentence(o->name)));
    for (const PresetSpec &p : m_family.presets()) {
        std::vector<std::int64_t> seats;
        for (int n = p.seatsMin; n <= p.seatsMax; ++n)
            seats.push_back(n);
        t.rows.push_back({{linked(name(p), u'#' + QString::fromUtf8(p.id))}});
        if (first)
            t.rows.back().push_back(parseRuns(m_words.choice(seats)));
        for (const OptionSpec *o : columns)
            t.rows.back().push_back(parseRuns(cell(p, *o)));
    }
    add(std::move(t));
}

/// As many tables as it takes, of about as many columns each.
void Comparison::tables()
{
    const auto all = columns();
    const std::size_t count = (all.size() + kMostColumns - 1) / kMostColumns;
    for (std::size_t i = 0; i < count; ++i) {
        const std::size_t from = i * all.size() / count, to = (i + 1) * all.size() / count;
        table(std::span(all).subspan(from, to - from), i == 0);
    }
}

/// A number of players that both can be, four if possible: so that sentences which count are compared alike.
int commonPlayers(const PresetSpec &a, const PresetSpec &b)
{
    return std::clamp(4, std::max(a.seatsMin, b.seatsMin), std::max({a.seatsMin, b.seatsMin, std::min(a.seatsMax, b.seatsMax)}));
}

/// What is said of the preset, a list of sentences for each paragraph.
std::vector<std::vector<RuleSentence>> paragraphsOf(const FamilyBase &family, const PresetSpec &preset, int players)
{
    Setup setup;
    setup.game = preset.id;
    setup.players = std::clamp(players, preset.seatsMin, preset.seatsMax);
    std::vector<std::vector<RuleSentence>> list;
    for (const RuleSection &section : family.rulesInWords(setup))
        for (const RuleBlock &block : section.blocks) {
            if (const auto *p = std::get_if<RuleParagraph>(&block))
                list.push_back(p->sentences);
            if (const auto *l = std::get_if<RuleList>(&block))
                list.push_back(l->items);
        }
    return list;
}

/// What works out a number for this many players says nothing about the preset.
bool countsPlayers(const RuleSentence &s)
{
    return hasKey(s.keys, "players") && !s.text.args.empty();
}

/// Sentences of the preset's rules that the first preset's do not have, in the order of play, one item a paragraph. `said`: the
/// options that govern one of them.
List Comparison::rulesApart(const PresetSpec &preset, std::set<std::string_view> &said) const
{
    const int players = commonPlayers(preset, m_base);
    std::set<QString> known;
    for (const auto &paragraph : paragraphsOf(m_family, m_base, players))
        for (const RuleSentence &s : paragraph)
            known.insert(m_words.sentence(s.text));
    List list;
    for (const auto &paragraph : paragraphsOf(m_family, preset, players)) {
        QStringList texts;
        for (const RuleSentence &s : paragraph) {
            const QString text = m_words.sentence(s.text);
            if (known.count(text) || countsPlayers(s))
                continue;
            texts += text;
            for (const OptionSpec &o : m_family.options())
                if (s.governedBy(o.key))
                    said.insert(o.key);
        }
        if (!texts.isEmpty())
            list.items.push_back({parseRuns(texts.join(u' ')), 0, 0});
    }
    return list;
}

/// The rules that are different, then options that say so by their absence.
List Comparison::differences(const PresetSpec &preset) const
{
    std::set<std::string_view> said;
    List list = rulesApart(preset, said);
    for (const RuleLine &line : ruleDifferences(RuleValues(m_family, preset), RuleValues(m_family, m_base))) {
        if (said.count(line.option->key))
            continue;
        if (isOff(*line.option, line.value)) {
            list.items.push_back({parseRuns(m_words.sentence(Text{kWithout, {{"name", line.option->name}}})), 0, 0});
            continue;
        }
        std::vector<Arg> args = {{"name", line.option->name}, verbatim("value", ruleValue(m_words, *line.option, line.value))};
        if (line.base) {
            args.push_back(verbatim("base", name(m_base)));
            args.push_back(verbatim("other", ruleValue(m_words, *line.option, *line.base)));
        }
        list.items.push_back({parseRuns(m_words.sentence(Text{line.base ? kBoth : kOne, args})), 0, 0});
    }
    return list;
}

void Comparison::preset(const PresetSpec &preset)
{
    const QString id = QString::fromUtf8(preset.id);
    add(Heading{2, parseRuns(name(preset)), id});
    add(Paragraph{parseRuns(m_words.sentence(preset.line))});
    if (&preset == &m_base) {
        add(Paragraph{parseRuns(m_words.sentence(kFirst))});
    } else {
        add(Paragraph{parseRuns(m_words.sentence(Text{kDiffers, {verbatim("name", name(m_base))}}))});
        add(differences(preset));
    }
    List links;
    if (guideExists(id))
        links.items.push_back({{linked(m_words.sentence(kGuide), id)}, 0, 0});
    links.items.push_back({{linked(m_words.sentence(kRules), QStringLiteral("rules/") + id)}, 0, 0});
    add(std::move(links));
}

Guide Comparison::make()
{
    add(Heading{1, parseRuns(m_words.sentence(Text{kTitle, {{"name", m_family.name()}}})), {}});
    add(Paragraph{parseRuns(m_words.sentence(Text{kIntro, {verbatim("name", name(m_base))}}))});
    add(Heading{2, parseRuns(m_words.sentence(kGlance)), QStringLiteral("side-by-side")});
    tables();
    for (const PresetSpec &p : m_family.presets())
        preset(p);
    return std::move(m_guide);
}

} // namespace

Guide compareDocument(const FamilyBase &family, const Words &words)
{
    return Comparison(family, words).make();
}

std::span<const Phrase> compareDocumentPhrases()
{
    return kAll;
}

} // namespace khiar
