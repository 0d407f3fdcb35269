// SPDX-License-Identifier: GPL-3.0-or-later
// Khiar's part about the guide: opening documents, rules that only the program can name, and writing one into a file.
#include <QDir>
#include <QFileInfo>

#include "app/models/file_words.h"
#include "app/session/khiar.h"
#include "app/shell/language.h"
#include "app/storage/files.h"
#include "app/text/guide_html.h"

namespace khiar {

using namespace file_text;

void Khiar::followGuide()
{
    m_guide.remember(&m_reading);
    m_guide.documents().setRulesNamed([this](const QString &document) { return rulesNamed(document); });
    connect(this, &Khiar::pageChanged, &m_guide, &GuideModel::keepPlace);
}

/// The rules that have no preset's name. House rules that are played at the table keep their own name.
std::optional<guide::NamedRules> Khiar::rulesNamed(const QString &document)
{
    const auto named = [](const Record &record) { return guide::NamedRules{record.setup, QString::fromStdString(record.title)}; };
    if (document == QLatin1String("rules/table"))
        return m_session.active() ? std::optional(named(m_session.record())) : std::nullopt;
    if (document == QLatin1String("rules/new"))
        return m_newGame.gameId().isEmpty() ? std::nullopt : std::optional(named(m_newGame.record()));
    if (document == QLatin1String("rules/draft"))
        return m_house.active() ? std::optional(named(m_house.record())) : std::nullopt;
    const HouseRule rule = m_houseRules.store().read(m_registry, document.section(u'/', 2));
    return rule.record && !rule.problem ? std::optional(named(*rule.record)) : std::nullopt;
}

void Khiar::setGuideBeside(bool beside)
{
    if (beside == m_guideBeside || (beside && m_guide.document().isEmpty()))
        return;
    m_guideBeside = beside;
    m_guide.keepPlace();
    if (!beside)
        m_practice.leave();
    emit guideBesideChanged();
}

void Khiar::showGuide()
{
    if (m_page == QLatin1String("table"))
        setGuideBeside(true);
    else
        setPage(QStringLiteral("guide"));
}

void Khiar::openGuide(const QString &gameId, const QString &anchor)
{
    if (anchor.isEmpty() ? m_guide.resume(gameId) : m_guide.open(gameId, anchor))
        showGuide();
}

void Khiar::openDocument(const QString &document)
{
    if (m_guide.openDocument(document))
        showGuide();
}

bool Khiar::playAtTable(int block, bool sure)
{
    const auto record = m_practice.tableRecord(block);
    if (!record || (unfinished() && !sure))
        return false;
    m_practice.leave();
    setGuideBeside(false);
    begin(*record);
    return true;
}

// ---- a file of its own -------------------------------------------------------------------------------

QUrl Khiar::guideFile() const
{
    return QUrl::fromLocalFile(QDir(filesFolder().toLocalFile()).filePath(guide::htmlFileName(m_guide.document(), currentLanguage())));
}

bool Khiar::exportGuide(const QUrl &file)
{
    const guide::Guide *open = m_guide.guideNow();
    if (!open)
        return false;
    const QString path = file.isLocalFile() ? file.toLocalFile() : file.toString();
    const auto position = [this](const Record &record) { return GuidePosition(m_registry, record).inWords(); };
    const std::string text = guide::guideHtml(*open, Words(currentLanguage()), {m_guide.document(), position}).toStdString();
    std::optional<Problem> problem;
    if (!file.isLocalFile())
        problem = Problem{{kNotLocal, {{"file", Verbatim{path.toStdString()}}}}, 0};
    else if (const std::string wrong = replaceFile(path.toStdString(), text, FileIs::shared); !wrong.empty())
        problem = Problem{{storage_text::kCannotWrite, {{"file", Verbatim{path.toStdString()}}, {"found", Verbatim{wrong}}}}, 0};
    if (problem) {
        say({kNoticeNotWritten, {kNoticeNotSavedText, {}}, problem});
        return false;
    }
    tell({kRecordSaved, {{"file", Verbatim{QFileInfo(path).fileName().toStdString()}}}}, Answer::nothing);
    return true;
}

} // namespace khiar
