// SPDX-License-Identifier: GPL-3.0-or-later
// Khiar's part about saved games, records in files, and other windows of the program.
#include <QDateTime>
#include <QDir>
#include <QFileInfo>
#include <QStandardPaths>
#include <QVariantMap>

#include <map>

#include "app/models/file_words.h"
#include "app/models/house_words.h"
#include "app/session/khiar.h"
#include "app/shell/language.h"
#include "app/storage/file_names.h"
#include "app/storage/files.h"

namespace khiar {

using namespace file_text;

// Qt's own dialog for files, where the desktop has none, asks the program's catalogue for these; Qt has no Persian for them.
[[maybe_unused]] static constexpr const char *kWordsOfQt[] = {QT_TRANSLATE_NOOP("FileDialog", "File name"), QT_TRANSLATE_NOOP("FileDialog", "Filter")};

void Khiar::followSaved()
{
    connect(&m_savedGames, &SavedGamesModel::removed, this, [this](const QString &title) {
        tell({kRemoved, {{"title", Verbatim{title.toStdString()}}}}, Answer::undoRemoval);
    });
    connect(&m_savedGames, &SavedGamesModel::failed, this, [this](const Problem &p) { say({kNoticeNotChanged, {kNoticeNotChangedText, {}}, p}); });
    connect(this, &Khiar::pageChanged, this, [this] {
        if (m_page == QLatin1String("saved"))
            m_savedGames.refresh();
    });
}

void Khiar::tell(Text text, Answer answer)
{
    m_news = News{std::move(text), answer};
    emit newsChanged();
}

QVariant Khiar::news() const
{
    if (!m_news)
        return QVariant::fromValue(nullptr);
    const Words &words = wordsNow();
    static const std::map<Answer, Phrase> buttons = {{Answer::showSaved, kShowSaved}, {Answer::undoRemoval, kUndo}, {Answer::undoRules, kUndo},
                                                    {Answer::keepRules, house_text::kKeepThem}, {Answer::backToDraft, house_text::kBackToDraft}};
    const auto known = buttons.find(m_news->answer);
    const QString button = known == buttons.end() ? QString() : words.sentence(known->second);
    return QVariantMap{{QStringLiteral("text"), words.sentence(m_news->text)}, {QStringLiteral("button"), button}};
}

void Khiar::dismissNews()
{
    if (!m_news)
        return;
    m_news.reset();
    emit newsChanged();
}

void Khiar::answerNews()
{
    const Answer answer = m_news ? m_news->answer : Answer::nothing;
    dismissNews();
    switch (answer) {
    case Answer::nothing: break;
    case Answer::showSaved: setPage(QStringLiteral("saved")); break;
    case Answer::undoRemoval: m_savedGames.restore(); break;
    case Answer::undoRules: m_houseRules.restore(); break;
    case Answer::keepRules: keepHouse(); break;
    case Answer::backToDraft:
        if (m_draftLeft)
            openDraft(Draft(*m_draftLeft).rules, Draft(*m_draftLeft).houseId, true);
        else
            setPage(QStringLiteral("house"));
        break;
    }
}

void Khiar::setAsking(const QString &what)
{
    if (what == m_asking)
        return;
    m_asking = what;
    emit askingChanged();
}

std::optional<Record> Khiar::unfinished() const
{
    std::optional<Record> record;
    if (m_session.active()) {
        if (!m_session.match()->over())
            record = m_session.record();
    } else if (m_saved) {
        record = m_saved->record;
    }
    return record && !record->lines.empty() ? record : std::nullopt;
}

void Khiar::keep(const std::optional<Record> &before)
{
    if (!before || leadsTo(*before, m_session.record()))
        return;
    const auto kept = m_savedGames.store().keep(*before);
    if (kept)
        tell({kKept, {}}, Answer::showSaved);
    else
        say({kNoticeNotKept, {kNoticeNotKeptText, {{"file", Verbatim{m_savedGames.folder().toStdString()}}}}, kept.problem()});
}

bool Khiar::saveGame(const QString &title)
{
    std::optional<Problem> problem;
    if (!m_session.active()) {
        problem = Problem{{kNoGame, {}}, 0};
    } else if (const auto saved = m_savedGames.store().save(m_session.record(), title); !saved) {
        problem = saved.problem();
    }
    if (problem) {
        say({kNoticeNotSaved, {kNoticeNotSavedText, {}}, problem});
        return false;
    }
    const QString tidy = SavedGames::tidyTitle(title);
    tell({kSaved, {{"title", Verbatim{(tidy.isEmpty() ? m_session.title() : tidy).toStdString()}}}}, Answer::showSaved);
    return true;
}

bool Khiar::openSaved(int row)
{
    const QString path = m_savedGames.pathOf(row);
    return !path.isEmpty() && openRecord(QUrl::fromLocalFile(path));
}

bool Khiar::saveRecord(const QUrl &file)
{
    const QString path = file.isLocalFile() ? file.toLocalFile() : file.toString();
    const Arg name{"file", Verbatim{QFileInfo(path).fileName().toStdString()}};
    std::optional<Problem> problem;
    if (!m_session.active())
        problem = Problem{{kNoGame, {}}, 0};
    else if (!file.isLocalFile())
        problem = Problem{{kNotLocal, {{"file", Verbatim{path.toStdString()}}}}, 0};
    else if (const std::string wrong = replaceFile(path.toStdString(), writeRecord(m_session.record()), FileIs::shared); !wrong.empty())
        problem = Problem{{storage_text::kCannotWrite, {{"file", Verbatim{path.toStdString()}}, {"found", Verbatim{wrong}}}}, 0};
    if (problem) {
        say({kNoticeNotSaved, {kNoticeNotSavedText, {}}, problem});
        return false;
    }
    tell({kRecordSaved, {name}}, Answer::nothing);
    return true;
}

QUrl Khiar::filesFolder() const
{
    const QString documents = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    for (const QString &folder : {m_filesFolder, documents})
        if (!folder.isEmpty() && QDir(folder).exists())
            return QUrl::fromLocalFile(folder);
    return QUrl::fromLocalFile(QDir::homePath());
}

QUrl Khiar::recordFile() const
{
    if (m_asking == QLatin1String("html"))
        return guideFile();
    if (m_asking == QLatin1String("share"))
        return QUrl::fromLocalFile(QDir(filesFolder().toLocalFile()).filePath(safeFileName(m_house.title()) + QStringLiteral(".khiar")));
    const QString game = m_session.active() ? m_session.gameId() : QStringLiteral("khiar");
    const QString name = game + QDateTime::currentDateTime().toString(QStringLiteral("-yyyy-MM-dd-HHmm")) + QStringLiteral(".khiar");
    return QUrl::fromLocalFile(QDir(filesFolder().toLocalFile()).filePath(name));
}

void Khiar::chooseFile(const QUrl &file)
{
    const bool saving = m_asking == QLatin1String("save"), sharing = m_asking == QLatin1String("share"), page = m_asking == QLatin1String("html");
    setAsking(QString()); // the dialog goes
    if (file.isLocalFile())
        m_filesFolder = QFileInfo(file.toLocalFile()).path();
    if (saving)
        saveRecord(file);
    else if (sharing)
        shareHouse(file);
    else if (page)
        exportGuide(file);
    else
        openRecord(file);
}

// What another window that has ended by now left unfinished goes among the saved games, and so does a damaged save of it:
// there it is listed with what is wrong, and nobody would look for it anywhere else.
void Khiar::takeOverOtherWindows()
{
    if (m_place.second()) {
        say({kNoticeSecond, {kNoticeSecondText, {}}, std::nullopt});
        return;
    }
    for (const DataPlace::Left &left : m_place.leftBehind()) {
        const AutosaveFiles files(left.folder.toStdString());
        const FoundSave found = findSave(files, m_registry);
        if (found.record && !found.record->lines.empty()) {
            if (!m_savedGames.store().keep(*found.record))
                continue; // it stays where it is, for the next start
            tell({kKeptOther, {}}, Answer::showSaved);
        }
        if (!found.damaged.empty() && !m_savedGames.store().takeIn(QString::fromStdString(found.damaged.string())))
            continue;
        std::error_code ignored;
        std::filesystem::remove(files.newest(), ignored);
        std::filesystem::remove(files.older(), ignored);
        left.lock->unlock();
        QDir().rmdir(left.folder);
    }
}

} // namespace khiar
