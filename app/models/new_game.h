// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QObject>
#include <QString>
#include <QStringList>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

#include <functional>
#include <optional>
#include <vector>

#include "app/models/catalogue_model.h"
#include "app/models/language_list_model.h"
#include "app/text/words.h"
#include "engine/core/match.h"
#include "engine/core/record.h"

namespace khiar {

/// Who will sit where: at first a person and bots after them, but any seat may be either. A seat keeps its person's
/// name and its bot's name and style apart, so that nothing is lost by changing it back.
class NewSeatsModel : public LanguageListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to NewGame")
public:
    enum Role { Index = Qt::UserRole + 1, Name, Placeholder, IsPerson, Kind, TokenKind };
    Q_ENUM(Role)
    explicit NewSeatsModel(QObject *parent = nullptr);
    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    bool setData(const QModelIndex &index, const QVariant &value, int role) override;
    QHash<int, QByteArray> roleNames() const override;
    Q_INVOKABLE void rename(int row, const QString &name);
    /// 0 = a person at this screen, 1 … = a bot, the styles in their order.
    Q_INVOKABLE void setKind(int row, int kind);

    void setPlayers(int players);
    void setStyles(std::vector<const char *> styles);
    int people() const;
    std::vector<SeatLine> seats() const;

signals:
    void peopleChanged();

private:
    struct Row {
        QString person, bot; ///< names
        int style = 0;
        bool isPerson = false;
    };
    QString freeName() const;
    std::vector<Row> m_rows; ///< as many as ever were, so that a seat taken away keeps its name
    int m_players = 0;
    std::vector<const char *> m_styles;
};

/// The switches of a preset: which are on, which cannot be and why.
class SwitchesModel : public LanguageListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to NewGame")
public:
    /// Three or more switches that set one option to different values, one of them the preset's own, exclude each other:
    /// together they are one choice. The first of them has the Choices (list of {text, row, on, enabled}) and the option's name as ChoiceName; the others are
    /// Folded into it.
    enum Role { SwitchId = Qt::UserRole + 1, Name, Sentence, On, Enabled, Why, Choices, ChoiceName, Folded };
    Q_ENUM(Role)
    explicit SwitchesModel(QObject *parent = nullptr);
    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

    void setPreset(const FamilyBase *family, const PresetSpec *preset, int players);
    void setPlayers(int players);
    /// No switches at all: the options stand already.
    void clear();
    void toggle(int row, bool on);
    /// Options that differ from the preset, in the order of the switches.
    std::vector<OptionSetting> options() const { return m_options; }
    std::optional<Problem> problem() const { return m_problem; }

signals:
    void optionsChanged();

private:
    struct Row {
        const SwitchSpec *spec;
        bool wanted = false, on = false;
        std::optional<Text> why; ///< set = cannot be on now
    };
    using Settings = std::vector<std::pair<std::string, std::string>>;
    Settings effective(int turnedOn = -1) const;
    bool holds(const SwitchSpec &spec, const Settings &settings) const;
    std::string valueOf(const Settings &settings, const std::string &key) const;
    std::optional<Problem> validate(const Settings &settings) const;
    std::optional<Text> whyNot(std::size_t row, const Settings &now) const;
    /// Rows of the choice that the row belongs to, in order; empty where it is a switch by itself.
    std::vector<std::size_t> choiceOf(std::size_t row) const;
    void renew();
    const FamilyBase *m_family = nullptr;
    const PresetSpec *m_preset = nullptr;
    int m_players = 2;
    std::vector<Row> m_rows;
    std::vector<OptionSetting> m_options;
    std::optional<Problem> m_problem;
};

/// The dialog before a match: seats, names, options, seed. The rules are a preset with its switches, or house rules, whose
/// options stand already.
class NewGame : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to Khiar")
    Q_PROPERTY(QString gameId READ gameId NOTIFY changed)
    Q_PROPERTY(QString gameName READ gameName NOTIFY changed)
    Q_PROPERTY(QString gameLine READ gameLine NOTIFY changed)
    Q_PROPERTY(QString emblem READ emblem NOTIFY changed)
    /// What is played: the name of the house rules, or of the game; and a line about it.
    Q_PROPERTY(QString title READ title NOTIFY changed)
    Q_PROPERTY(QString titleLine READ titleLine NOTIFY changed)
    Q_PROPERTY(bool house READ house NOTIFY changed)
    /// The file that the house rules are kept in, "" = none.
    Q_PROPERTY(QString houseId READ houseId NOTIFY changed)
    /// What the house rules change, a sentence each.
    Q_PROPERTY(QStringList houseLines READ houseLines NOTIFY changed)
    Q_PROPERTY(int players READ players WRITE setPlayers NOTIFY changed)
    Q_PROPERTY(int playersMin READ playersMin NOTIFY changed)
    Q_PROPERTY(int playersMax READ playersMax NOTIFY changed)
    Q_PROPERTY(QStringList styles READ styles NOTIFY changed)
    /// What a seat can be: a person, then the bots by style.
    Q_PROPERTY(QStringList kinds READ kinds NOTIFY changed)
    Q_PROPERTY(int people READ people NOTIFY changed)
    /// What it means that several people, or none, sit at the table; empty with one.
    Q_PROPERTY(QString peopleNote READ peopleNote NOTIFY changed)
    Q_PROPERTY(QString seedText READ seedText WRITE setSeedText NOTIFY changed)
    Q_PROPERTY(QString problem READ problem NOTIFY changed)
    /// The draw for seats of a game that has one, shown before the match: [{face, name, spoken}] from the first dealer
    /// clockwise. Empty until start() has drawn, and again when anything is changed.
    Q_PROPERTY(QVariantList draw READ draw NOTIFY changed)
    Q_PROPERTY(khiar::NewSeatsModel *seats READ seats CONSTANT)
    Q_PROPERTY(khiar::SwitchesModel *switches READ switches CONSTANT)

public:
    NewGame(const Registry &registry, const CatalogueModel &catalogue, QObject *parent = nullptr);
    /// False when there is no such game.
    bool open(const QString &gameId);

    /// House rules: their game, options and name; `houseId` is the file they are kept in. False when they can't be played.
    bool openHouse(const Record &rules, const QString &houseId);

    QString gameId() const;
    QString gameName() const;
    QString gameLine() const;
    QString title() const;
    QString titleLine() const;
    bool house() const { return m_house.has_value(); }
    QString houseId() const { return m_houseId; }
    QStringList houseLines() const;
    /// The rules that stand in the dialog as house rules without a name.
    Record rules() const;
    QString emblem() const;
    int players() const { return m_players; }
    void setPlayers(int players);
    int playersMin() const;
    int playersMax() const;
    QStringList styles() const;
    QStringList kinds() const;
    int people() const { return m_seats.people(); }
    QString peopleNote() const;
    QString seedText() const { return m_seed; }
    void setSeedText(const QString &text);
    QString problem() const;
    QVariantList draw() const;
    NewSeatsModel *seats() { return &m_seats; }
    SwitchesModel *switches() { return &m_switches; }
    /// The record of a match that has not begun; a seed that was not typed is drawn.
    Record record() const;

    Q_INVOKABLE void toggle(int row, bool on) { m_switches.toggle(row, on); }
    /// Starts, unless there is a problem. Where seats are drawn for, the first time shows the draw.
    Q_INVOKABLE void start();
    /// Back to the choice from a draw that is shown.
    Q_INVOKABLE void cancelDraw();

signals:
    void changed();
    void startWanted(const khiar::Record &record);

private:
    std::optional<std::uint64_t> typedSeed() const;
    bool drawSeats();
    void takePreset(const FamilyBase *family, const PresetSpec *preset);
    const Registry &m_registry;
    const CatalogueModel &m_catalogue;
    const FamilyBase *m_family = nullptr;
    const PresetSpec *m_preset = nullptr;
    std::optional<Record> m_house;
    QString m_houseId;
    std::vector<int> m_fit; ///< numbers of players that the rules allow
    int m_players = 4;
    QString m_seed;
    NewSeatsModel m_seats;
    SwitchesModel m_switches;
    std::optional<Record> m_drawn; ///< the match to begin, its seats drawn for
    std::vector<Card> m_drawnCards; ///< by seat
};

} // namespace khiar
