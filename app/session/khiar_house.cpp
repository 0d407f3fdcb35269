// SPDX-License-Identifier: GPL-3.0-or-later
// Khiar's part about house rules: their page, keeping and sharing them, and matches by them.
#include <QFileInfo>

#include <algorithm>

#include "app/models/file_words.h"
#include "app/models/house_words.h"
#include "app/models/table_words.h"
#include "app/session/khiar.h"
#include "app/storage/files.h"

namespace khiar {

using namespace house_text;

void Khiar::followHouse()
{
    connect(&m_houseRules, &HouseRulesModel::removed, this, [this](const QString &name) {
        tell({file_text::kRemoved, {{"title", Verbatim{name.toStdString()}}}}, Answer::undoRules);
    });
    connect(&m_houseRules, &HouseRulesModel::failed, this, [this](const Problem &p) {
        say({kNoticeNotKept, {kNoticeNotKeptText, {{"file", Verbatim{m_houseRules.store().folder().toStdString()}}}}, p});
    });
    connect(this, &Khiar::pageChanged, this, [this] {
        if (m_page == QLatin1String("home") || m_page == QLatin1String("house"))
            m_houseRules.refresh(); // another window may have kept some
    });
    m_houseRules.refresh();
    if (m_place.second())
        return;
    const auto aside = m_houseRules.store().takeUp();
    if (!aside || !m_registry.familyOf(aside->setup.game))
        return;
    const auto rows = m_houseRules.store().list(m_registry);
    const auto of = std::find_if(rows.begin(), rows.end(), [&](const HouseRule &r) { return r.record && r.record->title == aside->title && r.record->setup.game == aside->setup.game; });
    m_house.open(*aside, of == rows.end() ? QString() : of->id, true);
    m_houseText = m_houseRules.store().text(m_house.houseId());
    tell({kDraftFound, {{"name", Verbatim{m_house.title().toStdString()}}}}, Answer::backToDraft);
}

void Khiar::leaveDraft()
{
    if (!m_house.active() || !m_house.dirty())
        return;
    m_draftLeft = Draft{m_house.record(), m_house.houseId()};
    tell({kDraftLeft, {{"name", Verbatim{m_house.title().toStdString()}}}}, Answer::backToDraft);
}

void Khiar::openDraft(const Record &rules, const QString &houseId, bool unkept)
{
    leaveDraft();
    const auto left = m_house.open(rules, houseId, unkept);
    m_houseText = m_houseRules.store().text(houseId);
    if (!left.empty()) {
        const FamilyBase *family = m_registry.familyOf(rules.setup.game);
        QStringList texts;
        for (const OptionSetting &o : left)
            if (const OptionSpec *spec = family->option(o.key))
                texts.append(optionText(wordsNow(), *spec, o.value));
            else
                texts.append(wordsNow().isolated(QString::fromStdString(o.key + ' ' + o.value)));
        const Text said{kLeftOut, {{"found", Verbatim{wordsNow().list(texts).toStdString()}}}};
        if (m_news && m_news->answer == Answer::backToDraft) // that line has the way back to other rules
            say({kNoticeDamaged, said, std::nullopt});
        else
            tell(said, Answer::nothing);
    }
    setPage(QStringLiteral("house"));
}

/// Says so, unless the line just told has the way back to other rules.
void Khiar::tellBeside(Text text)
{
    if (!m_news || m_news->answer != Answer::backToDraft)
        tell(std::move(text), Answer::nothing);
}

void Khiar::newHouse(const QString &gameId)
{
    const CatalogueModel::Entry *entry = m_catalogue.entry(gameId);
    if (!entry)
        return;
    Record rules;
    rules.setup.game = gameId.toStdString();
    rules.setup.players = entry->seatsDefault;
    openDraft(rules, QString(), false);
}

void Khiar::editHouse(const QString &houseId)
{
    if (m_house.active() && m_house.dirty() && !houseId.isEmpty() && m_house.houseId() == houseId)
        return setPage(QStringLiteral("house")); // as it was left
    const HouseRule rule = m_houseRules.store().read(m_registry, houseId);
    if (rule.record)
        return openDraft(*rule.record, houseId, false);
    const auto older = m_houseRules.store().older(houseId);
    if (older && m_registry.familyOf(older->setup.game)) {
        openDraft(*older, QString(), true);
        tellBeside({kOlderCopy, {}});
    } else {
        say({kNoticeDamaged, {kNoticeDamagedText, {{"file", Verbatim{houseId.toStdString()}}}}, rule.problem});
    }
}

void Khiar::openNewHouse(const QString &houseId)
{
    const HouseRule rule = m_houseRules.store().read(m_registry, houseId);
    if (!rule.record || rule.problem || !m_newGame.openHouse(*rule.record, houseId))
        return editHouse(houseId);
    setPage(QStringLiteral("new"));
}

void Khiar::houseFromNew()
{
    if (m_newGame.gameId().isEmpty())
        return;
    if (m_newGame.house() && m_newGame.houseId().isEmpty() && m_house.active())
        return setPage(QStringLiteral("house"));
    if (!m_newGame.houseId().isEmpty())
        return editHouse(m_newGame.houseId());
    openDraft(m_newGame.rules(), QString(), false);
}

bool Khiar::keepHouse()
{
    if (!m_house.active())
        return false;
    HouseRules &store = m_houseRules.store();
    const Record rules = m_house.record();
    QString id = m_house.houseId();
    const std::string there = id.isEmpty() ? std::string() : store.text(id);
    const bool elsewhere = !there.empty() && there != m_houseText;
    std::optional<Problem> problem;
    if (id.isEmpty() || elsewhere) {
        if (const auto added = store.add(rules))
            id = *added;
        else
            problem = added.problem();
    } else {
        problem = store.replace(id, rules);
    }
    if (problem) {
        say({kNoticeNotKept, {kNoticeNotKeptText, {{"file", Verbatim{store.folder().toStdString()}}}}, problem});
        return false;
    }
    m_house.kept(id);
    m_houseText = store.text(id);
    m_houseRules.refresh();
    tell({elsewhere ? kKeptBeside : kKeptRules, {{"name", Verbatim{rules.title}}}}, Answer::nothing);
    return true;
}

void Khiar::playHouse()
{
    if (m_house.active() && m_newGame.openHouse(m_house.record(), m_house.houseId()))
        setPage(QStringLiteral("new"));
}

bool Khiar::shareHouse(const QUrl &file)
{
    const QString path = file.isLocalFile() ? file.toLocalFile() : file.toString();
    std::optional<Problem> problem;
    if (!file.isLocalFile())
        problem = Problem{{file_text::kNotLocal, {{"file", Verbatim{path.toStdString()}}}}, 0};
    else if (const std::string wrong = replaceFile(path.toStdString(), writeHouseRules(m_house.record()), FileIs::shared); !wrong.empty())
        problem = Problem{{storage_text::kCannotWrite, {{"file", Verbatim{path.toStdString()}}, {"found", Verbatim{wrong}}}}, 0};
    if (problem) {
        say({file_text::kNoticeNotSaved, {file_text::kNoticeNotSavedText, {}}, problem});
        return false;
    }
    tell({file_text::kRecordSaved, {{"file", Verbatim{QFileInfo(path).fileName().toStdString()}}}}, Answer::nothing);
    return true;
}

// A file that holds what is kept already opens as that.
void Khiar::openShared(const Record &rules)
{
    const Record tidy = tidyHouseRules(m_registry, rules);
    const auto rows = m_houseRules.store().list(m_registry);
    const auto kept = std::find_if(rows.begin(), rows.end(), [&](const HouseRule &r) { return r.record && !r.problem && writeHouseRules(tidyHouseRules(m_registry, *r.record)) == writeHouseRules(tidy); });
    if (kept != rows.end())
        return openDraft(*kept->record, kept->id, false);
    openDraft(tidy, QString(), true);
    tellBeside({kOpened, {}});
}

void Khiar::deleteHouse()
{
    const QString id = m_house.houseId();
    if (id.isEmpty())
        return;
    m_houseRules.refresh();
    m_houseRules.remove(id);
    if (m_houseRules.rule(id))
        return; // a notice says why
    m_house.close();
    back();
}

void Khiar::leaveHouse()
{
    leaveDraft();
    m_house.close();
    back();
}

} // namespace khiar
