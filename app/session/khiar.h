// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QObject>
#include <QString>
#include <QStringList>
#include <QUrl>
#include <QVariant>
#include <QtQml/qqmlregistration.h>

#include <deque>
#include <memory>
#include <optional>

#include "app/models/catalogue_model.h"
#include "app/models/game_profile.h"
#include "app/models/guide_model.h"
#include "app/models/house_draft.h"
#include "app/models/house_rules_model.h"
#include "app/models/house_shelf.h"
#include "app/models/new_game.h"
#include "app/models/saved_games_model.h"
#include "app/models/shelf_model.h"
#include "app/session/game_session.h"
#include "app/session/practice.h"
#include "app/storage/data_place.h"
#include "app/storage/saver.h"
#include "app/storage/settings.h"

class QQmlEngine;
class QJSEngine;

namespace khiar {

/// The application: which page is shown, the shelf, the dialog before a match, the match itself, what can be
/// continued, and what has to be said in a dialog. QML's way in; owns the thread that saves.
class Khiar : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    Q_PROPERTY(QString page READ page WRITE setPage NOTIFY pageChanged)
    Q_PROPERTY(khiar::CatalogueModel *catalogue READ catalogue CONSTANT)
    /// The catalogue as it is searched.
    Q_PROPERTY(khiar::ShelfModel *shelf READ shelf CONSTANT)
    /// The game of the page "game".
    Q_PROPERTY(khiar::GameProfile *profile READ profile CONSTANT)
    /// The page that the dialog before a match lies over.
    Q_PROPERTY(QString under READ under NOTIFY pageChanged)
    Q_PROPERTY(khiar::NewGame *newGame READ newGame CONSTANT)
    Q_PROPERTY(khiar::GameSession *session READ session CONSTANT)
    Q_PROPERTY(khiar::SavedGamesModel *saved READ saved CONSTANT)
    /// The person's house rules, and those being made on the page "house".
    Q_PROPERTY(khiar::HouseRulesModel *houseRules READ houseRules CONSTANT)
    Q_PROPERTY(khiar::HouseShelf *houseShelf READ houseShelf CONSTANT)
    Q_PROPERTY(khiar::HouseDraft *house READ house CONSTANT)
    Q_PROPERTY(khiar::GuideModel *guide READ guide CONSTANT)
    Q_PROPERTY(khiar::Practice *practice READ practice CONSTANT)
    /// The guide is open beside the match.
    Q_PROPERTY(bool guideBeside READ guideBeside WRITE setGuideBeside NOTIFY guideBesideChanged)
    Q_PROPERTY(bool canContinue READ canContinue NOTIFY continueChanged)
    Q_PROPERTY(QString continueTitle READ continueTitle NOTIFY continueChanged)
    Q_PROPERTY(QString continueLine READ continueLine NOTIFY continueChanged)
    Q_PROPERTY(QStringList continueFaces READ continueFaces NOTIFY continueChanged)
    /// The oldest notice not yet dismissed: {title, text, detail, button}, or null.
    Q_PROPERTY(QVariant notice READ notice NOTIFY noticeChanged)
    /// A line that passes by: {text, button}, or null. Nothing has to be answered; the button is "" or what can be done.
    Q_PROPERTY(QVariant news READ news NOTIFY newsChanged)
    /// What the window should ask for: "open", "save", "share" or "html" = a file, "title" = the name of a saved game, "" = nothing.
    Q_PROPERTY(QString asking READ asking WRITE setAsking NOTIFY askingChanged)
    Q_PROPERTY(QString version READ version CONSTANT)

public:
    /// `settings` may be null in tests; it must outlive this object.
    Khiar(const QString &dataFolder, Settings *settings, QObject *parent = nullptr);
    ~Khiar() override;
    /// The games of the next Khiar, instead of the program's own (tests). Before the engine is made.
    static void useRegistry(Registry registry);
    static Khiar *create(QQmlEngine *engine, QJSEngine *scriptEngine);

    QString page() const { return m_page; }
    /// "home", "new", "table", "settings"; anything else is ignored, and so is a table without a match.
    void setPage(const QString &page);
    CatalogueModel *catalogue() { return &m_catalogue; }
    ShelfModel *shelf() { return &m_shelf; }
    GameProfile *profile() { return &m_profile; }
    QString under() const;
    NewGame *newGame() { return &m_newGame; }
    GameSession *session() { return &m_session; }
    SavedGamesModel *saved() { return &m_savedGames; }
    HouseRulesModel *houseRules() { return &m_houseRules; }
    HouseShelf *houseShelf() { return &m_houseShelf; }
    HouseDraft *house() { return &m_house; }
    GuideModel *guide() { return &m_guide; }
    Practice *practice() { return &m_practice; }
    bool guideBeside() const { return m_guideBeside; }
    void setGuideBeside(bool beside);
    bool canContinue() const { return m_saved.has_value(); }
    QString continueTitle() const;
    QString continueLine() const;
    QStringList continueFaces() const;
    QVariant notice() const;
    QVariant news() const;
    QString asking() const { return m_asking; }
    void setAsking(const QString &what);
    QString version() const;
    const Registry &registry() const { return m_registry; }

    Q_INVOKABLE void openNew(const QString &gameId);
    /// The page of a game: what it is and how its rules differ. Nothing happens when the shelf has no such game.
    Q_INVOKABLE void openGame(const QString &gameId);
    Q_INVOKABLE void continueGame();
    /// Back to the shelf; the match can be continued.
    Q_INVOKABLE void leaveTable();
    /// From settings or a dialog back to where one came from.
    Q_INVOKABLE void back();
    Q_INVOKABLE void dismissNotice();
    /// Opens a record at the table; house rules on their page. False: a notice says why.
    Q_INVOKABLE bool openRecord(const QUrl &file);
    /// The same for a path, with the problem for the command line.
    std::optional<Problem> openFile(const QString &path);
    /// Starts a match; a problem becomes a notice.
    bool begin(const Record &record);

    // khiar_house.cpp: house rules. Whatever is opened, unkept changes of other rules can be gone back to.

    /// The dialog before a match with these rules; where they can't be played, their page says why.
    Q_INVOKABLE void openNewHouse(const QString &houseId);
    /// The page "house" with the rules of a game, with kept house rules, and with what stands in the dialog before a match.
    Q_INVOKABLE void newHouse(const QString &gameId);
    Q_INVOKABLE void editHouse(const QString &houseId);
    Q_INVOKABLE void houseFromNew();
    /// Keeps the rules on the page under their name. False: a notice says why.
    Q_INVOKABLE bool keepHouse();
    /// The dialog before a match with the rules on the page, kept or not.
    Q_INVOKABLE void playHouse();
    /// Writes the rules on the page into a file; False: a notice says why.
    Q_INVOKABLE bool shareHouse(const QUrl &file);
    /// Deletes the kept rules on the page, so that it can be undone, and leaves it.
    Q_INVOKABLE void deleteHouse();
    /// Leaves the page without keeping anything.
    Q_INVOKABLE void leaveHouse();

    // khiar_guide.cpp: the guide

    /// Opens the game's guide at the anchor: beside the match when one is at the table, else as a page. Without an anchor, what was
    /// read last of this game, where it was left.
    Q_INVOKABLE void openGuide(const QString &gameId, const QString &anchor = {});
    /// The same for a document by its name: "rules/table" are the rules of the match, "rules/new" those in the dialog before one,
    /// "rules/draft" those on the page "house".
    Q_INVOKABLE void openDocument(const QString &document);
    /// Writes the document that is open into a file of its own (HTML). False: a notice says why.
    Q_INVOKABLE bool exportGuide(const QUrl &file);
    /// Where a dialog for that begins.
    Q_INVOKABLE QUrl guideFile() const;
    /// A block of the guide becomes a match at the table. False, and nothing happens, while a game is unfinished, unless
    /// `sure`; that game is put among the saved ones.
    Q_INVOKABLE bool playAtTable(int block, bool sure);

    // khiar_saves.cpp: saved games and files

    /// Puts the match at the table among the saved games; an empty title = the game's name. False: a notice says why.
    Q_INVOKABLE bool saveGame(const QString &title);
    /// Opens a row of `saved` at the table. False: a notice says why.
    Q_INVOKABLE bool openSaved(int row);
    /// Writes the match at the table into a file: the whole record, or nothing, and then a notice says why.
    Q_INVOKABLE bool saveRecord(const QUrl &file);
    /// Where a dialog for files begins: the folder of the last file chosen, else the person's documents; and for saving a
    /// name in it for the match at the table.
    Q_INVOKABLE QUrl filesFolder() const;
    Q_INVOKABLE QUrl recordFile() const;
    /// The answer to `asking` for a file: it is opened, or saved.
    Q_INVOKABLE void chooseFile(const QUrl &file);
    Q_INVOKABLE void dismissNews();
    /// The button of the news was pressed.
    Q_INVOKABLE void answerNews();

signals:
    void pageChanged();
    void continueChanged();
    void noticeChanged();
    void newsChanged();
    void askingChanged();
    void guideBesideChanged();

private:
    struct Notice { Phrase title; Text text; std::optional<Problem> problem; };
    struct Saved { Record record; std::unique_ptr<Match> match; };
    enum class Answer { nothing, showSaved, undoRemoval, undoRules, keepRules, backToDraft };
    struct News { Text text; Answer answer; };
    void say(Notice notice);
    void tell(Text text, Answer answer);
    /// The match that would be lost now: at the table, or to be continued; it has a move at least.
    std::optional<Record> unfinished() const;
    /// Puts it among the saved games unless the match at the table goes on from it.
    void keep(const std::optional<Record> &before);
    void followHouse();
    void openDraft(const Record &rules, const QString &houseId, bool unkept);
    void openShared(const Record &rules);
    void tellBeside(Text text);
    /// What is unkept on the page can be gone back to.
    void leaveDraft();
    void followGuide();
    void showGuide();
    std::optional<guide::NamedRules> rulesNamed(const QString &document);
    void takeOverOtherWindows();
    void followSaved();
    void findContinue();
    void offerContinue(std::optional<Record> record);
    std::optional<Seat> savedPerson() const;
    void show(const QString &page);
    void followSettings();

    Registry m_registry;
    DataPlace m_place; // its lock goes after the last save
    QString m_folder;  ///< of the autosave
    Settings *m_settings;
    CatalogueModel m_catalogue;
    ShelfModel m_shelf;
    GameProfile m_profile;
    NewGame m_newGame;
    GameSession m_session;
    SavedGamesModel m_savedGames;
    HouseRulesModel m_houseRules;
    HouseShelf m_houseShelf;
    HouseDraft m_house;
    std::string m_houseText; ///< the file of the rules on the page as it was when they were opened
    struct Draft { Record rules; QString houseId; };
    std::optional<Draft> m_draftLeft;
    ReadingPlaces m_reading;
    GuideModel m_guide;
    Practice m_practice;
    bool m_guideBeside = false;
    Saver m_saver;
    QString m_page = QStringLiteral("home");
    QStringList m_trail; ///< pages on the way here, the first one opened first
    std::optional<Saved> m_saved;
    std::deque<Notice> m_notices;
    std::optional<News> m_news;
    QString m_asking;
    QString m_filesFolder;
};

} // namespace khiar
