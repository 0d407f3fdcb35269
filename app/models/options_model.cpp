// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/options_model.h"

#include <algorithm>
#include <charconv>

#include "app/models/house_words.h"
#include "app/models/table_words.h"
#include "app/text/rule_lines.h"

namespace khiar {
namespace {

constexpr int kMostSteps = 3;     ///< other settings that may make room for one
constexpr int kMostBranches = 40; ///< of them that are followed at each step
constexpr int kBreaks = 150;      ///< cost of a setting that makes no game by itself

std::optional<int> numberOf(const std::string &text)
{
    int n = 0;
    const auto r = std::from_chars(text.data(), text.data() + text.size(), n);
    return r.ec == std::errc() && r.ptr == text.data() + text.size() ? std::optional(n) : std::nullopt;
}

/// Where a value of a number option stands among all that it can be.
int placeOf(const OptionSpec &option, const std::string &value)
{
    if (const auto n = numberOf(value))
        return *n;
    const auto beyond = wordsBesideNumbers(option);
    return option.highest + 1 + int(std::find(beyond.begin(), beyond.end(), value) - beyond.begin());
}

std::string valueAt(const OptionSpec &option, int place)
{
    const auto beyond = wordsBesideNumbers(option);
    const int word = place - option.highest - 1;
    return word >= 0 && word < int(beyond.size()) ? beyond[std::size_t(word)] : std::to_string(place);
}

QString sentence(const OptionSpec &option, const std::string &value)
{
    return optionText(wordsNow(), option, value);
}

bool isSwitch(const OptionSpec &option)
{
    return option.kind == OptionKind::choice && option.values.size() == 2
        && std::all_of(option.values.begin(), option.values.end(), [](const OptionValue &v) { return std::string_view(v.word) == "on" || std::string_view(v.word) == "off"; });
}

} // namespace

OptionsModel::OptionsModel(QObject *parent) : LanguageListModel(parent) {}

int OptionsModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_values.size());
}

QHash<int, QByteArray> OptionsModel::roleNames() const
{
    return {{Key, "key"}, {Group, "group"}, {FirstOfGroup, "firstOfGroup"}, {Name, "name"}, {Sentence, "sentence"}, {Kind, "kind"}, {Value, "value"},
            {ValueText, "valueText"}, {PresetText, "presetText"}, {Changed, "changed"}, {Resettable, "resettable"}, {Lowest, "lowest"}, {Highest, "highest"},
            {Place, "place"}, {Beyond, "beyond"},
            {Idle, "idle"}, {Choices, "choices"}, {Why, "why"}};
}

QVariant OptionsModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const int i = index.row();
    const auto at = std::size_t(i);
    const OptionSpec &o = spec(i);
    const Words &words = wordsNow();
    switch (role) {
    case Key: return QString::fromUtf8(o.key);
    case Group: return o.group.empty() ? QString() : words.sentence(o.group);
    case FirstOfGroup: return !o.group.empty() && (i == 0 || std::string_view(spec(i - 1).group.id) != o.group.id);
    case Name:
    case Qt::DisplayRole: return words.sentence(o.name);
    case Sentence: return words.sentence(o.sentence);
    case Kind: return kind(i);
    case Value: return QString::fromStdString(m_values[at]);
    case ValueText: return ruleValue(words, o, m_values[at]);
    case PresetText: return ruleValue(words, o, m_presetValues[at]);
    case Changed: return m_values[at] != m_presetValues[at];
    case Resettable: return m_values[at] != m_presetValues[at] && !whyNot(i, m_presetValues[at]);
    case Lowest: return m_rows[at].lowest;
    case Highest: return m_rows[at].highest;
    case Place: return o.kind == OptionKind::number ? placeOf(o, m_values[at]) : 0;
    case Beyond: return o.kind == OptionKind::number && !numberOf(m_values[at]);
    case Idle: {
        const OptionNeed *need = unmetNeed(i);
        const int other = need ? rowOf(need->key) : -1;
        return other < 0 ? QString()
                         : words.sentence(Text{house_text::kIdle, {{"setting", Verbatim{sentence(spec(other), m_values[std::size_t(other)]).toStdString()}}}});
    }
    case Choices: return choices(i);
    case Why: {
        for (std::size_t v = 0; isSwitch(o) && v < o.values.size(); ++v)
            if (m_values[at] != o.values[v].word)
                return why(m_rows[at].why[v]);
        return QString();
    }
    default: return {};
    }
}

QString OptionsModel::kind(int row) const
{
    return spec(row).kind == OptionKind::number ? QStringLiteral("number") : isSwitch(spec(row)) ? QStringLiteral("switch") : QStringLiteral("choice");
}

QString OptionsModel::why(const std::optional<Problem> &problem) const
{
    return problem ? reasonText(wordsNow(), *problem) : QString();
}

QVariantList OptionsModel::choices(int row) const
{
    QVariantList list;
    const OptionSpec &o = spec(row);
    for (std::size_t v = 0; o.kind == OptionKind::choice && v < o.values.size(); ++v) {
        const std::string word = o.values[v].word;
        list.append(QVariantMap{{QStringLiteral("word"), QString::fromStdString(word)},
                                {QStringLiteral("text"), ruleValue(wordsNow(), o, word)},
                                {QStringLiteral("current"), word == m_values[std::size_t(row)]},
                                {QStringLiteral("preset"), word == m_presetValues[std::size_t(row)]},
                                {QStringLiteral("enabled"), !m_rows[std::size_t(row)].why[v].has_value()},
                                {QStringLiteral("why"), why(m_rows[std::size_t(row)].why[v])}});
    }
    return list;
}

QVariantList OptionsModel::changes() const
{
    QVariantList list;
    for (int i = 0; i < rowCount(); ++i)
        if (m_values[std::size_t(i)] != m_presetValues[std::size_t(i)])
            list.append(QVariantMap{{QStringLiteral("row"), i}, {QStringLiteral("text"), sentence(spec(i), m_values[std::size_t(i)])}});
    return list;
}

int OptionsModel::changedCount() const
{
    int n = 0;
    for (std::size_t i = 0; i < m_values.size(); ++i)
        n += m_values[i] != m_presetValues[i];
    return n;
}

int OptionsModel::rowOf(std::string_view key) const
{
    for (int i = 0; i < rowCount(); ++i)
        if (key == spec(i).key)
            return i;
    return -1;
}

const OptionNeed *OptionsModel::unmetNeed(int row) const
{
    for (const OptionNeed &need : spec(row).needs) {
        const int other = rowOf(need.key);
        if (other >= 0 && std::none_of(need.words.begin(), need.words.end(), [&](const char *w) { return m_values[std::size_t(other)] == w; }))
            return &need;
    }
    return nullptr;
}

// ---- what fits -------------------------------------------------------------------------------------

Setup OptionsModel::setupOf(const Values &values, int players) const
{
    Setup setup;
    setup.game = m_preset->id;
    setup.players = players;
    for (std::size_t i = 0; i < values.size(); ++i)
        if (values[i] != m_presetValues[i])
            setup.options.push_back({spec(int(i)).key, values[i], 0});
    return setup;
}

/// Nothing when they make a game for some number of players; else what is wrong with the usual number.
std::optional<Problem> OptionsModel::whyNot(const Values &values) const
{
    const int usual = std::clamp(m_preferred, m_preset->seatsMin, m_preset->seatsMax);
    Setup setup = setupOf(values, usual);
    const auto first = m_family->validate(setup);
    for (setup.players = m_preset->seatsMin; first && setup.players <= m_preset->seatsMax; ++setup.players)
        if (setup.players != usual && !m_family->validate(setup))
            return std::nullopt;
    return first;
}

std::optional<Problem> OptionsModel::whyNot(int row, const std::string &value) const
{
    Values tried = m_values;
    tried[std::size_t(row)] = value;
    return whyNot(tried);
}

std::optional<Problem> OptionsModel::problemWith(int players) const
{
    return m_family->validate(setupOf(m_values, players));
}

bool OptionsModel::knows(const OptionSpec &option, const std::string &value) const
{
    const bool named = std::any_of(option.values.begin(), option.values.end(), [&](const OptionValue &v) { return value == v.word; });
    if (named || option.kind == OptionKind::choice)
        return named;
    const auto n = numberOf(value);
    return n && *n >= option.lowest && *n <= option.highest && std::to_string(*n) == value;
}

/// The furthest number towards `end` up to which every number fits. What fits lies in one piece around the present number
/// in every family so far, so halving finds its end; setValue() asks again.
int OptionsModel::reach(int row, int now, int end) const
{
    const auto why = [&](int place) { return whyNot(row, valueAt(spec(row), place)); };
    if (now == end || !why(end))
        return end;
    int good = now, bad = end;
    while (std::abs(bad - good) > 1) {
        const int middle = good + (bad - good) / 2;
        (why(middle) ? bad : good) = middle;
    }
    return good;
}

void OptionsModel::renew()
{
    m_way.reset();
    m_players.clear();
    for (int n = m_preset->seatsMin; n <= m_preset->seatsMax; ++n)
        if (!problemWith(n))
            m_players.push_back(n);
    m_rows.assign(m_values.size(), {});
    for (int i = 0; i < rowCount(); ++i) {
        Row &row = m_rows[std::size_t(i)];
        const std::string &now = m_values[std::size_t(i)];
        for (const OptionValue &v : spec(i).values)
            row.why.push_back(now == v.word || spec(i).kind == OptionKind::number ? std::nullopt : whyNot(i, v.word));
        if (spec(i).kind == OptionKind::number) {
            const int place = placeOf(spec(i), now);
            row.lowest = reach(i, place, spec(i).lowest);
            row.highest = reach(i, place, spec(i).highest + int(wordsBesideNumbers(spec(i)).size()));
        }
    }
    allChanged();
    emit settingsChanged();
}

// ---- changing --------------------------------------------------------------------------------------

std::vector<OptionSetting> OptionsModel::open(const FamilyBase *family, const PresetSpec *preset, const std::vector<OptionSetting> &settings)
{
    beginResetModel();
    m_family = family;
    m_preset = preset;
    m_presetValues.clear();
    for (const OptionSpec &o : family->options())
        m_presetValues.push_back(family->presetValue(*preset, o.key));
    m_values = m_presetValues;
    m_rows.assign(m_values.size(), {});
    std::vector<OptionSetting> out;
    for (const OptionSetting &s : settings)
        if (const int row = rowOf(s.key); row >= 0 && knows(spec(row), s.value))
            m_values[std::size_t(row)] = s.value;
        else
            out.push_back(s);
    if (whyNot(m_values)) { // together they make no game: one after the other, as far as they do
        m_values = m_presetValues;
        out.clear();
        for (const OptionSetting &s : settings) {
            const int row = rowOf(s.key);
            if (row < 0 || !knows(spec(row), s.value) || whyNot(row, s.value))
                out.push_back(s);
            else
                m_values[std::size_t(row)] = s.value;
        }
    }
    for (std::size_t i = 0; i < m_values.size(); ++i)
        m_rows[i].why.resize(spec(int(i)).values.size());
    endResetModel();
    renew();
    return out;
}

std::vector<OptionSetting> OptionsModel::settings() const
{
    return m_family ? setupOf(m_values, m_preset->seatsMin).options : std::vector<OptionSetting>();
}

QString OptionsModel::valueOf(int row, int place) const
{
    return row < 0 || row >= rowCount() ? QString() : QString::fromStdString(valueAt(spec(row), place));
}

bool OptionsModel::setValue(int row, const QString &value)
{
    const std::string wanted = value.toStdString();
    if (row < 0 || row >= rowCount() || !knows(spec(row), wanted) || whyNot(row, wanted))
        return false;
    if (m_values[std::size_t(row)] == wanted)
        return true;
    m_values[std::size_t(row)] = wanted;
    renew();
    return true;
}

/// What an option could be instead, the likeliest way out first: as in the preset, off, the other words, smaller numbers.
std::vector<std::string> OptionsModel::candidates(int row) const
{
    const OptionSpec &o = spec(row);
    const auto at = std::size_t(row);
    std::vector<std::string> list = {m_presetValues[at]};
    if (o.kind == OptionKind::number) {
        const int now = placeOf(o, m_values[at]);
        for (int n : {o.lowest, now / 2, now - 1, now + 1, now * 2})
            if (n >= o.lowest && n <= o.highest)
                list.push_back(std::to_string(n));
    }
    for (const char *off : {"off", "none", "any", "optional"})
        if (knows(o, off))
            list.push_back(off);
    for (const OptionValue &v : o.values)
        list.push_back(v.word);
    std::vector<std::string> once;
    for (std::string &v : list)
        if (v != m_values[at] && std::find(once.begin(), once.end(), v) == once.end())
            once.push_back(std::move(v));
    return once;
}

/// How far from what people would think of first a change is: undoing one's own, then turning something off, then the
/// neighbours on the page.
int OptionsModel::cost(int row, const Change &change) const
{
    static constexpr std::string_view offs[] = {"off", "none", "any", "optional"};
    const auto at = std::size_t(change.row);
    const int kind = change.value == m_presetValues[at] ? 0 : std::find(std::begin(offs), std::end(offs), change.value) != std::end(offs) ? 1 : 2;
    return 100 * kind + std::abs(change.row - row);
}

// Step by step: one other setting that makes room, else two, else three; of several the one with the least cost. A setting
// is followed further where it replaces the reason by another one: first those that make a game by themselves, then those
// that break something else, which the next step may mend.
std::optional<std::vector<OptionsModel::Change>> OptionsModel::search(int row, const std::string &value) const
{
    struct Node { std::vector<Change> changes; Values values; std::string reason; int cost; };
    const auto with = [&](Values values) {
        values[std::size_t(row)] = value;
        return whyNot(values);
    };
    const auto problem = with(m_values);
    if (!problem)
        return std::vector<Change>();
    std::vector<Node> nodes = {{{}, m_values, problem->text.phrase.id, 0}};
    for (int step = 0; step < kMostSteps; ++step) {
        std::vector<Node> next;
        std::optional<Node> best;
        for (const Node &node : nodes)
            for (int other = 0; other < rowCount(); ++other) {
                if (other == row || node.values[std::size_t(other)] != m_values[std::size_t(other)])
                    continue;
                for (const std::string &candidate : candidates(other)) {
                    Node tried{node.changes, node.values, {}, node.cost + cost(row, {other, candidate})};
                    if (best && best->cost <= tried.cost)
                        continue;
                    tried.values[std::size_t(other)] = candidate;
                    tried.changes.push_back({other, candidate});
                    const auto left = with(tried.values);
                    if (!left) {
                        best = std::move(tried);
                    } else if (step + 1 < kMostSteps && left->text.phrase.id != node.reason) {
                        tried.reason = left->text.phrase.id;
                        tried.cost += whyNot(tried.values) ? kBreaks : 0;
                        next.push_back(std::move(tried));
                    }
                }
            }
        if (best)
            return best->changes;
        std::stable_sort(next.begin(), next.end(), [](const Node &a, const Node &b) { return a.cost < b.cost; });
        if (next.size() > kMostBranches)
            next.erase(next.begin() + kMostBranches, next.end());
        nodes = std::move(next);
    }
    return std::nullopt;
}

const std::optional<std::vector<OptionsModel::Change>> &OptionsModel::wayTo(int row, const std::string &value) const
{
    if (!m_way || m_way->row != row || m_way->value != value)
        m_way = Way{row, value, search(row, value)};
    return m_way->changes;
}

QVariantMap OptionsModel::attempt(int row, const QString &value) const
{
    const std::string wanted = value.toStdString();
    if (row < 0 || row >= rowCount() || !knows(spec(row), wanted))
        return {{QStringLiteral("fits"), false}, {QStringLiteral("why"), QString()}, {QStringLiteral("also"), QString()}, {QStringLiteral("changes"), QVariantList()}};
    const auto problem = whyNot(row, wanted);
    QVariantList changes;
    std::vector<RuleLine> lines;
    if (problem)
        if (const auto &way = wayTo(row, wanted))
            for (const Change &c : *way) {
                lines.push_back({&spec(c.row), c.value, std::nullopt});
                changes.append(QVariantMap{{QStringLiteral("row"), c.row}, {QStringLiteral("name"), wordsNow().sentence(spec(c.row).name)}, {QStringLiteral("text"), sentence(spec(c.row), c.value)}});
            }
    const QString also = lines.empty() ? QString() : wordsNow().sentence(Text{house_text::kAlso, {{"settings", Verbatim{upright(wordsNow(), ruleSentences(wordsNow(), lines)).toStdString()}}}});
    return {{QStringLiteral("fits"), !problem}, {QStringLiteral("why"), why(problem)}, {QStringLiteral("also"), also}, {QStringLiteral("changes"), changes}};
}

bool OptionsModel::take(int row, const QString &value)
{
    const std::string wanted = value.toStdString();
    if (row < 0 || row >= rowCount() || !knows(spec(row), wanted))
        return false;
    const auto way = wayTo(row, wanted);
    if (!way)
        return false;
    for (const Change &c : *way)
        m_values[std::size_t(c.row)] = c.value;
    m_values[std::size_t(row)] = wanted;
    renew();
    return true;
}

void OptionsModel::reset(int row)
{
    if (row >= 0 && row < rowCount())
        setValue(row, QString::fromStdString(m_presetValues[std::size_t(row)]));
}

void OptionsModel::resetAll()
{
    m_values = m_presetValues;
    if (m_family)
        renew();
}

} // namespace khiar
