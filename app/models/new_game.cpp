// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/new_game.h"

#include <QRandomGenerator>

#include <algorithm>

#include "app/models/cards_model.h"
#include "app/models/house_words.h"
#include "app/models/table_words.h"
#include "app/shell/language.h"
#include "app/storage/house_rules.h"
#include "app/text/people.h"

namespace khiar {
namespace {

constexpr std::size_t kLongestName = 40;

const SwitchSpec *switchOf(const FamilyBase &family, std::string_view id)
{
    const auto list = family.switches();
    const auto it = std::find_if(list.begin(), list.end(), [&](const SwitchSpec &s) { return s.id == id; });
    return it == list.end() ? nullptr : &*it;
}

} // namespace

NewSeatsModel::NewSeatsModel(QObject *parent) : LanguageListModel(parent) {}

int NewSeatsModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : m_players;
}

QHash<int, QByteArray> NewSeatsModel::roleNames() const
{
    return {{Index, "seatIndex"}, {Name, "name"}, {Placeholder, "placeholder"}, {IsPerson, "isPerson"}, {Kind, "kind"}, {TokenKind, "token"}};
}

QVariant NewSeatsModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const Row &r = m_rows[std::size_t(index.row())];
    switch (role) {
    case Index: return index.row();
    case Name:
    case Qt::DisplayRole: return r.isPerson ? r.person : wordsNow().nameOf({true, false, {}, r.bot.toStdString()});
    case Placeholder: return r.isPerson && people() == 1 ? wordsNow().sentence(model_text::kYou) : wordsNow().seatName(index.row());
    case IsPerson: return r.isPerson;
    case Kind: return r.isPerson ? 0 : r.style + 1;
    case TokenKind: return index.row() % 10;
    default: return {};
    }
}

bool NewSeatsModel::setData(const QModelIndex &index, const QVariant &value, int role)
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return false;
    if (role == Name)
        rename(index.row(), value.toString());
    else if (role == Kind)
        setKind(index.row(), value.toInt());
    else
        return false;
    return true;
}

// Bots' names of the program's own people are kept in Latin script, whichever they were typed in; a person's name stays.
void NewSeatsModel::rename(int row, const QString &name)
{
    if (row < 0 || row >= m_players)
        return;
    Row &r = m_rows[std::size_t(row)];
    QString clean = name.simplified().left(int(kLongestName));
    if (const Person *p = r.isPerson ? nullptr : personNamed(clean.toStdString()))
        clean = QString::fromUtf8(p->english);
    QString &kept = r.isPerson ? r.person : r.bot;
    if (clean == kept)
        return;
    kept = clean;
    emit dataChanged(index(row), index(row));
    emit peopleChanged();
}

void NewSeatsModel::setKind(int row, int kind)
{
    if (row < 0 || row >= m_players || kind < 0 || std::size_t(kind) > m_styles.size())
        return;
    Row &r = m_rows[std::size_t(row)];
    r.isPerson = kind == 0;
    if (kind > 0)
        r.style = kind - 1;
    if (kind > 0 && r.bot.isEmpty())
        r.bot = freeName();
    allChanged(); // whether others are called "You" depends on how many people there are
    emit peopleChanged();
}

/// One of the program's own people who sits at no seat yet; empty when all do.
QString NewSeatsModel::freeName() const
{
    for (const Person &p : kPeople) {
        const QString name = QString::fromUtf8(p.english);
        if (std::none_of(m_rows.begin(), m_rows.end(), [&](const Row &r) { return r.bot == name; }))
            return name;
    }
    return {};
}

void NewSeatsModel::setPlayers(int players)
{
    while (int(m_rows.size()) < players) {
        const bool person = m_rows.empty();
        m_rows.push_back({{}, person ? QString() : freeName(), 0, person});
    }
    if (players > m_players) {
        beginInsertRows({}, m_players, players - 1);
        m_players = players;
        endInsertRows();
    } else if (players < m_players) {
        beginRemoveRows({}, players, m_players - 1);
        m_players = players;
        endRemoveRows();
    } else {
        return;
    }
    allChanged();
    emit peopleChanged();
}

void NewSeatsModel::setStyles(std::vector<const char *> styles)
{
    m_styles = std::move(styles);
    for (Row &r : m_rows)
        r.style = std::clamp(r.style, 0, std::max(0, int(m_styles.size()) - 1));
    allChanged();
}

int NewSeatsModel::people() const
{
    return int(std::count_if(m_rows.begin(), m_rows.begin() + m_players, [](const Row &r) { return r.isPerson; }));
}

std::vector<SeatLine> NewSeatsModel::seats() const
{
    std::vector<SeatLine> list;
    for (int i = 0; i < m_players; ++i) {
        const Row &r = m_rows[std::size_t(i)];
        if (r.isPerson)
            list.push_back({true, true, "", r.person.toStdString()});
        else
            list.push_back({true, false, m_styles[std::size_t(r.style)], r.bot.toStdString()});
    }
    return list;
}

SwitchesModel::SwitchesModel(QObject *parent) : LanguageListModel(parent) {}

int SwitchesModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_rows.size());
}

QHash<int, QByteArray> SwitchesModel::roleNames() const
{
    return {{SwitchId, "switchId"}, {Name, "name"}, {Sentence, "sentence"}, {On, "on"}, {Enabled, "enabled"}, {Why, "why"}, {Choices, "choices"},
            {ChoiceName, "choiceName"}, {Folded, "folded"}};
}

QVariant SwitchesModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const Row &r = m_rows[std::size_t(index.row())];
    switch (role) {
    case SwitchId: return QString::fromUtf8(r.spec->id);
    case Name:
    case Qt::DisplayRole: return wordsNow().sentence(r.spec->name);
    case Sentence: return wordsNow().sentence(r.spec->sentence);
    case On: return r.on;
    case Enabled: return !r.why.has_value();
    case Why: return r.why ? reasonText(wordsNow(), Problem{*r.why, 0}) : QString();
    case Choices: {
        QVariantList list;
        const auto rows = choiceOf(std::size_t(index.row()));
        for (std::size_t i : rows)
            if (rows.front() == std::size_t(index.row()))
                list.append(QVariantMap{{QStringLiteral("text"), wordsNow().sentence(m_rows[i].spec->name)}, {QStringLiteral("row"), int(i)},
                                        {QStringLiteral("on"), m_rows[i].on}, {QStringLiteral("enabled"), !m_rows[i].why}});
        return list;
    }
    case ChoiceName: {
        const OptionSpec *option = choiceOf(std::size_t(index.row())).empty() ? nullptr : m_family->option(r.spec->on.front().first);
        return option ? wordsNow().sentence(option->name) : QString();
    }
    case Folded: {
        const auto rows = choiceOf(std::size_t(index.row()));
        return !rows.empty() && rows.front() != std::size_t(index.row());
    }
    default: return {};
    }
}

std::vector<std::size_t> SwitchesModel::choiceOf(std::size_t row) const
{
    const auto settles = [](const SwitchSpec &s) { return !s.base && s.on.size() == 1; };
    const SwitchSpec &spec = *m_rows[row].spec;
    std::vector<std::size_t> rows;
    for (std::size_t i = 0; i < m_rows.size() && settles(spec); ++i)
        if (settles(*m_rows[i].spec) && std::string_view(m_rows[i].spec->on.front().first) == spec.on.front().first)
            rows.push_back(i);
    const bool named = std::any_of(rows.begin(), rows.end(), [this](std::size_t i) { return holds(*m_rows[i].spec, {}); });
    return rows.size() < 3 || !named ? std::vector<std::size_t>() : rows;
}

void SwitchesModel::setPreset(const FamilyBase *family, const PresetSpec *preset, int players)
{
    beginResetModel();
    m_family = family;
    m_preset = preset;
    m_players = players;
    m_rows.clear();
    for (const char *id : preset->switches)
        if (const SwitchSpec *spec = switchOf(*family, id))
            m_rows.push_back({spec, holds(*spec, {}), false, std::nullopt});
    endResetModel();
    renew();
}

void SwitchesModel::clear()
{
    beginResetModel();
    m_rows.clear();
    m_preset = nullptr;
    m_options.clear();
    m_problem.reset();
    endResetModel();
    emit optionsChanged();
}

void SwitchesModel::setPlayers(int players)
{
    m_players = players;
    if (m_preset)
        renew();
}

void SwitchesModel::toggle(int row, bool on)
{
    if (row < 0 || row >= rowCount() || (on && m_rows[std::size_t(row)].why))
        return;
    for (std::size_t i : on ? choiceOf(std::size_t(row)) : std::vector<std::size_t>())
        m_rows[i].wanted = false;
    m_rows[std::size_t(row)].wanted = on;
    renew();
}

std::string SwitchesModel::valueOf(const Settings &settings, const std::string &key) const
{
    for (const auto &[k, v] : settings)
        if (k == key)
            return v;
    return m_family->presetValue(*m_preset, key);
}

bool SwitchesModel::holds(const SwitchSpec &spec, const Settings &settings) const
{
    return std::all_of(spec.on.begin(), spec.on.end(), [&](const auto &s) { return valueOf(settings, s.first) == s.second; });
}

// Parts of the preset first, variants over them: a variant that excludes a part takes it away.
SwitchesModel::Settings SwitchesModel::effective(int turnedOn) const
{
    Settings result;
    const auto apply = [&](const std::vector<std::pair<const char *, const char *>> &list) {
        for (const auto &[key, value] : list) {
            std::erase_if(result, [&](const auto &s) { return s.first == key; });
            result.emplace_back(key, value);
        }
    };
    for (const bool base : {true, false})
        for (std::size_t i = 0; i < m_rows.size(); ++i)
            if (m_rows[i].spec->base == base) {
                if (m_rows[i].wanted || int(i) == turnedOn)
                    apply(m_rows[i].spec->on);
                else if (base || holds(*m_rows[i].spec, {}))
                    apply(m_rows[i].spec->off);
            }
    return result;
}

std::optional<Problem> SwitchesModel::validate(const Settings &settings) const
{
    Setup setup;
    setup.game = m_preset->id;
    setup.players = m_players;
    for (const auto &[key, value] : settings)
        setup.options.push_back({key, value, 0});
    return m_family->validate(setup);
}

/// Why a switch that is off cannot be turned on: what the rules say, or the variant that leaves no room for it.
std::optional<Text> SwitchesModel::whyNot(std::size_t row, const Settings &now) const
{
    const SwitchSpec &spec = *m_rows[row].spec;
    if (!spec.base) {
        const auto problem = validate(effective(int(row)));
        return problem ? std::optional(problem->text) : std::nullopt;
    }
    Settings tried = now;
    for (const auto &[key, value] : spec.on) {
        std::erase_if(tried, [&](const auto &s) { return s.first == key; });
        tried.emplace_back(key, value);
    }
    if (const auto problem = validate(tried))
        return problem->text;
    for (const Row &other : m_rows)
        for (const auto &[key, value] : other.spec->on)
            for (const auto &[mine, wanted] : spec.on)
                if (!other.spec->base && other.on && std::string_view(key) == mine && std::string_view(value) != wanted)
                    return Text{model_text::kSwitchExcluded, {{"name", other.spec->name}}};
    return std::nullopt;
}

void SwitchesModel::renew()
{
    const Settings now = effective();
    for (Row &r : m_rows)
        r.on = holds(*r.spec, now);
    for (std::size_t i = 0; i < m_rows.size(); ++i)
        m_rows[i].why = m_rows[i].on ? std::nullopt : whyNot(i, now);
    m_options.clear();
    for (const auto &[key, value] : now)
        if (m_family->presetValue(*m_preset, key) != value)
            m_options.push_back({key, value, 0});
    m_problem = validate(now);
    allChanged();
    emit optionsChanged();
}

NewGame::NewGame(const Registry &registry, const CatalogueModel &catalogue, QObject *parent)
    : QObject(parent), m_registry(registry), m_catalogue(catalogue)
{
    onLanguageChange(this, [this] { emit changed(); });
    const auto otherMatch = [this] { // a draw that is shown was for the match that stood here before
        m_drawn.reset();
        emit changed();
    };
    connect(&m_switches, &SwitchesModel::optionsChanged, this, otherMatch);
    connect(&m_seats, &NewSeatsModel::peopleChanged, this, otherMatch);
}

void NewGame::takePreset(const FamilyBase *family, const PresetSpec *preset)
{
    m_family = family;
    m_preset = preset;
    m_seed.clear();
    m_drawn.reset();
    std::vector<const char *> styles;
    for (const BotSpec &b : family->bots())
        styles.push_back(b.style);
    m_seats.setPlayers(m_players);
    m_seats.setStyles(std::move(styles));
}

bool NewGame::open(const QString &id)
{
    const FamilyBase *family = m_registry.familyOf(id.toStdString());
    if (!family)
        return false;
    const bool same = m_preset && gameId() == id && !m_house;
    if (same) {
        m_seed.clear();
        m_drawn.reset();
    } else {
        const CatalogueModel::Entry *entry = m_catalogue.entry(id);
        const PresetSpec *preset = family->preset(id.toStdString());
        m_house.reset();
        m_houseId.clear();
        m_players = entry ? entry->seatsDefault : preset->seatsMin;
        takePreset(family, preset);
        m_switches.setPreset(m_family, m_preset, m_players);
    }
    emit changed();
    return true;
}

bool NewGame::openHouse(const Record &rules, const QString &houseId)
{
    const FamilyBase *family = m_registry.familyOf(rules.setup.game);
    auto fit = family ? playersThatFit(*family, rules.setup) : std::vector<int>();
    if (fit.empty())
        return false;
    m_house = rules;
    m_houseId = houseId;
    m_fit = std::move(fit);
    m_players = std::clamp(rules.setup.players, m_fit.front(), m_fit.back());
    m_switches.clear();
    takePreset(family, family->preset(rules.setup.game));
    emit changed();
    return true;
}

QString NewGame::title() const
{
    return m_house && !m_house->title.empty() ? QString::fromStdString(m_house->title) : gameName();
}

QString NewGame::titleLine() const
{
    return m_house ? wordsNow().sentence(Text{house_text::kFrom, {{"game", m_preset->name}}}) : gameLine();
}

QStringList NewGame::houseLines() const
{
    if (!m_house)
        return {};
    const QStringList list = differences(wordsNow(), *m_family, *m_preset, m_house->setup.options);
    return list.isEmpty() ? QStringList(differencesLine(wordsNow(), *m_family, *m_preset, m_house->setup.options)) : list;
}

Record NewGame::rules() const
{
    Record rules;
    rules.setup.game = m_preset->id;
    rules.setup.players = m_players;
    rules.setup.options = m_house ? m_house->setup.options : m_switches.options();
    return rules;
}

QString NewGame::gameId() const { return m_preset ? QString::fromUtf8(m_preset->id) : QString(); }
QString NewGame::gameName() const { return m_preset ? wordsNow().sentence(m_preset->name) : QString(); }
QString NewGame::gameLine() const { return m_preset ? wordsNow().sentence(m_preset->line) : QString(); }

QString NewGame::emblem() const
{
    const CatalogueModel::Entry *entry = m_catalogue.entry(gameId());
    return entry ? entry->emblem : QString();
}

int NewGame::playersMin() const { return m_house ? m_fit.front() : m_preset ? m_preset->seatsMin : 2; }
int NewGame::playersMax() const { return m_house ? m_fit.back() : m_preset ? m_preset->seatsMax : 2; }

void NewGame::setPlayers(int players)
{
    players = std::clamp(players, playersMin(), playersMax());
    if (!m_preset || players == m_players)
        return;
    m_players = players;
    m_seats.setPlayers(players);
    m_switches.setPlayers(players);
}

QStringList NewGame::styles() const
{
    QStringList list;
    if (m_family)
        for (const BotSpec &b : m_family->bots())
            list.append(wordsNow().sentence(b.name));
    return list;
}

QStringList NewGame::kinds() const
{
    return QStringList(wordsNow().sentence(model_text::kKindPerson)) + styles();
}

QString NewGame::peopleNote() const
{
    if (!m_preset || people() == 1)
        return {};
    return wordsNow().sentence(people() == 0 ? model_text::kOnlyBots : model_text::kManyPeople);
}

void NewGame::setSeedText(const QString &text)
{
    if (text == m_seed)
        return;
    m_seed = text;
    m_drawn.reset();
    emit changed();
}

/// The number typed, in digits of either script.
std::optional<std::uint64_t> NewGame::typedSeed() const
{
    QString latin;
    for (QChar c : m_seed.trimmed()) {
        const int digit = c.digitValue();
        if (digit < 0)
            return std::nullopt;
        latin.append(QChar(u'0' + digit));
    }
    bool ok = false;
    const std::uint64_t n = latin.toULongLong(&ok);
    return ok ? std::optional(n) : std::nullopt;
}

QString NewGame::problem() const
{
    if (m_switches.problem())
        return reasonText(wordsNow(), *m_switches.problem());
    if (m_house)
        if (const auto problem = m_family->validate(rules().setup)) // a number of players between those that fit
            return reasonText(wordsNow(), *problem);
    if (!m_seed.trimmed().isEmpty() && !typedSeed())
        return wordsNow().sentence(model_text::kSeedWrong);
    return {};
}

Record NewGame::record() const
{
    Record r = rules();
    if (m_house)
        r.title = m_house->title;
    r.setup.seed = typedSeed().value_or(QRandomGenerator::system()->generate64());
    r.seats = m_seats.seats();
    return r;
}

/// Seats people by the draw that these rules have; false = they have none.
bool NewGame::drawSeats()
{
    Record r = record();
    const auto draw = m_family->drawForSeats(r.setup);
    if (!draw)
        return false;
    std::vector<SeatLine> seats;
    m_drawnCards.clear();
    for (const int person : draw->order) {
        seats.push_back(r.seats[std::size_t(person)]);
        m_drawnCards.push_back(draw->cards[std::size_t(person)]);
    }
    r.seats = std::move(seats);
    r.setup.dealer = 0;
    m_drawn = std::move(r);
    return true;
}

QVariantList NewGame::draw() const
{
    QVariantList list;
    for (std::size_t s = 0; m_drawn && s < m_drawnCards.size(); ++s) {
        const SeatLine &seat = m_drawn->seats[s];
        const QString name = seat.human && seat.name.empty() ? wordsNow().sentence(model_text::kYou) : wordsNow().nameOf(seat);
        list.append(QVariantMap{{QStringLiteral("face"), faceName(m_drawnCards[s])}, {QStringLiteral("name"), name},
                                {QStringLiteral("spoken"), wordsNow().spokenCardName(m_drawnCards[s])}});
    }
    return list;
}

void NewGame::cancelDraw()
{
    if (!m_drawn)
        return;
    m_drawn.reset();
    emit changed();
}

void NewGame::start()
{
    if (!m_preset || !problem().isEmpty())
        return;
    if (m_drawn)
        emit startWanted(*std::exchange(m_drawn, std::nullopt));
    else if (drawSeats())
        emit changed();
    else
        emit startWanted(record());
}

} // namespace khiar
