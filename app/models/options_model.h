// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QStringList>
#include <QVariant>
#include <QtQml/qqmlregistration.h>

#include <optional>
#include <vector>

#include "app/models/language_list_model.h"
#include "engine/core/match.h"

namespace khiar {

/// The options of a family over one of its presets: a row for each, with what it is, what else it could be, and why not.
/// The options together always make a game for at least one number of players: a value that would not is refused, with
/// the rules' own reason and, where there is one, with the other settings that would make room for it.
class OptionsModel : public LanguageListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to HouseDraft")
    /// What differs from the preset: list of {row, text}, in order.
    Q_PROPERTY(QVariantList changes READ changes NOTIFY settingsChanged)
    Q_PROPERTY(int changedCount READ changedCount NOTIFY settingsChanged)

public:
    enum Role {
        Key = Qt::UserRole + 1,
        Group,        ///< heading, "" = none
        FirstOfGroup, ///< the heading stands above this row
        Name,
        Sentence,
        Kind,         ///< "switch" (on or off), "choice", "number"
        Value,        ///< word or number, as text
        ValueText,    ///< in words
        PresetText,   ///< the preset's value in words
        Changed,
        Resettable,   ///< changed, and the preset's value fits what else is chosen
        Lowest,       ///< of a number: the first and last place that can be chosen now. A number stands at its own place, words
        Highest,      ///< besides numbers ("all") at those after the highest number
        Place,        ///< of a number: where the value stands
        Beyond,       ///< of a number: the value is such a word
        Idle,         ///< why no value makes a difference now, "" = it does
        Choices,      ///< of a switch or choice: list of {word, text, current, preset, enabled, why}
        Why,          ///< of a switch: why it can't be turned now, "" = it can
    };
    Q_ENUM(Role)
    explicit OptionsModel(QObject *parent = nullptr);

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;
    QVariantList changes() const;
    int changedCount() const;

    /// Begins at a preset; then sets these as far as they fit, in order. What does not fit or is not known is left out and
    /// given back.
    std::vector<OptionSetting> open(const FamilyBase *family, const PresetSpec *preset, const std::vector<OptionSetting> &settings);
    /// What differs from the preset, in the order of the family.
    std::vector<OptionSetting> settings() const;
    /// With how many players these options make a game: one number at least.
    const std::vector<int> &players() const { return m_players; }
    /// Why not with so many.
    std::optional<Problem> problemWith(int players) const;
    /// Asked first whether options fit, and named in reasons.
    void preferPlayers(int players) { m_preferred = players; m_way.reset(); }
    int rowOf(std::string_view key) const;

    /// The value at a place of a number option, for setValue.
    Q_INVOKABLE QString valueOf(int row, int place) const;
    /// False, and nothing happens, when the value does not fit. Numbers come as text.
    Q_INVOKABLE bool setValue(int row, const QString &value);
    /// What stands in the way of a value: {fits, why, also, changes: [{row, name, text}]}: the reason, and the settings that would
    /// make room for it, if any are found.
    Q_INVOKABLE QVariantMap attempt(int row, const QString &value) const;
    /// Sets the value together with what attempt() says. False, and nothing happens, when it found no way.
    Q_INVOKABLE bool take(int row, const QString &value);
    /// Back to the preset's value, where that fits.
    Q_INVOKABLE void reset(int row);
    Q_INVOKABLE void resetAll();

signals:
    /// After every change of a value.
    void settingsChanged();

private:
    using Values = std::vector<std::string>; ///< one per option
    struct Change { int row; std::string value; };
    struct Way { int row; std::string value; std::optional<std::vector<Change>> changes; };
    /// Why not, for each value of a choice; the reach of a number.
    struct Row {
        std::vector<std::optional<Problem>> why;
        int lowest = 0, highest = 0;
    };
    const OptionSpec &spec(int row) const { return m_family->options()[std::size_t(row)]; }
    Setup setupOf(const Values &values, int players) const;
    std::optional<Problem> whyNot(const Values &values) const;
    std::optional<Problem> whyNot(int row, const std::string &value) const;
    bool knows(const OptionSpec &option, const std::string &value) const;
    std::vector<std::string> candidates(int row) const;
    std::optional<std::vector<Change>> search(int row, const std::string &value) const;
    /// The same, remembered until something changes.
    const std::optional<std::vector<Change>> &wayTo(int row, const std::string &value) const;
    int cost(int row, const Change &change) const;
    int reach(int row, int now, int end) const;
    const OptionNeed *unmetNeed(int row) const;
    QVariantList choices(int row) const;
    QString kind(int row) const;
    QString why(const std::optional<Problem> &problem) const;
    void renew();

    const FamilyBase *m_family = nullptr;
    const PresetSpec *m_preset = nullptr;
    Values m_values, m_presetValues;
    std::vector<Row> m_rows;
    std::vector<int> m_players;
    int m_preferred = 4;
    mutable std::optional<Way> m_way;
};

} // namespace khiar
