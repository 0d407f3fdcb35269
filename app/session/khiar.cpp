// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/khiar.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QQmlEngine>
#include <QVariantMap>

#include <algorithm>

#include "app/models/house_words.h"
#include "app/shell/desktop_motion.h"
#include "app/shell/language.h"
#include "engine/session/registry.h"
#include "engine/session/replay.h"

namespace khiar {

using namespace model_text;

namespace {
std::optional<Registry> &registryWanted()
{
    static std::optional<Registry> wanted;
    return wanted;
}
} // namespace

void Khiar::useRegistry(Registry registry)
{
    registryWanted() = std::move(registry);
}

Khiar::Khiar(const QString &dataFolder, Settings *settings, QObject *parent)
    : QObject(parent), m_registry(registryWanted() ? *registryWanted() : standardRegistry()), m_place(dataFolder), m_folder(m_place.folder()), m_settings(settings),
      m_catalogue(m_registry), m_shelf(m_catalogue), m_profile(m_registry, m_catalogue), m_newGame(m_registry, m_catalogue), m_session(m_registry), m_savedGames(dataFolder, m_registry, m_catalogue),
      m_houseRules(dataFolder, m_registry, m_catalogue), m_houseShelf(m_houseRules, m_shelf, m_catalogue), m_house(m_registry, m_catalogue), m_reading(QDir(dataFolder).filePath(QStringLiteral("reading.ini"))), m_guide(m_registry), m_practice(m_registry, m_guide),
      m_saver(m_folder, m_registry)
{
    connect(&m_newGame, &NewGame::startWanted, this, &Khiar::begin);
    connect(&m_session, &GameSession::saveWanted, &m_saver, &Saver::save);
    connect(&m_session, &GameSession::stoppedWith, this, [this](const Problem &p) {
        say({kNoticeStopped, {kNoticeStoppedText, {{"file", Verbatim{AutosaveFiles(m_folder.toStdString()).newest().string()}}}}, p});
    });
    connect(&m_saver, &Saver::failed, this, [this](const QString &wrong) {
        qWarning("saving does not work: %s: %s", qPrintable(m_folder), qPrintable(wrong));
        say({kNoticeWrite, {kNoticeWriteText, {{"file", Verbatim{m_folder.toStdString()}}}}, std::nullopt});
    });
    onLanguageChange(this, [this] {
        if (m_settings)
            m_settings->setLanguage(currentLanguage());
        emit continueChanged();
        emit noticeChanged();
        emit newsChanged();
    });
    followSettings();
    followSaved();
    findContinue();
    takeOverOtherWindows();
    followHouse();
    followGuide();
}

Khiar::~Khiar()
{
    m_savedGames.store().forget();
    m_houseRules.store().forget();
    if (m_house.active() && m_house.dirty())
        m_houseRules.store().putAside(m_house.record());
}

Khiar *Khiar::create(QQmlEngine *engine, QJSEngine *)
{
    const int id = qmlTypeId("Khiar.Models", 1, 0, "Settings");
    auto *settings = engine->singletonInstance<Settings *>(id);
    followDesktopMotion(*settings);
    return new Khiar(khiar::dataFolder(), settings);
}

void Khiar::followSettings()
{
    if (!m_settings)
        return;
    const auto speed = [this] {
        m_session.setSpeed(m_settings->speed());
        m_practice.setSpeed(m_settings->speed());
    };
    connect(m_settings, &Settings::speedChanged, this, speed);
    speed();
    const auto stepping = [this] { m_session.setStepping(m_settings->stepping()); };
    connect(m_settings, &Settings::steppingChanged, this, stepping);
    stepping();
    const auto order = [this] { m_session.setHandOrder(m_settings->handOrderChosen() ? m_settings->handOrder() : QString()); };
    connect(m_settings, &Settings::handOrderChanged, this, order);
    order();
    connect(m_settings, &Settings::languageChanged, this, [this] { changeLanguage(m_settings->language()); });
    const auto kept = [this] {
        if (m_settings->writable())
            return;
        qWarning("settings can't be kept: %s", qPrintable(m_settings->file()));
        say({kNoticeSettings, {kNoticeSettingsText, {{"file", Verbatim{m_settings->file().toStdString()}}}}, std::nullopt});
    };
    connect(m_settings, &Settings::writableChanged, this, kept);
    kept();
}

void Khiar::say(Notice notice)
{
    m_notices.push_back(std::move(notice));
    emit noticeChanged();
}

void Khiar::findContinue()
{
    FoundSave found = findSave(AutosaveFiles(m_folder.toStdString()), m_registry);
    if (found.problem) {
        const Phrase &text = found.partly ? kNoticePartlyText : found.record ? kNoticeSaveOlder : kNoticeSaveLost;
        say({found.partly ? kNoticePartly : kNoticeSave, {text, {{"file", Verbatim{found.damaged.filename().string()}}}}, found.problem});
    }
    offerContinue(std::move(found.record));
}

void Khiar::offerContinue(std::optional<Record> record)
{
    m_saved.reset();
    if (record) {
        Replay played = replay(m_registry, *record);
        if (played.match && !played.invalid && !played.match->over())
            m_saved = Saved{std::move(*record), std::move(played.match)};
    }
    emit continueChanged();
}

void Khiar::setPage(const QString &page)
{
    static const QStringList known = {QStringLiteral("home"), QStringLiteral("new"), QStringLiteral("table"), QStringLiteral("settings"),
                                      QStringLiteral("saved"), QStringLiteral("keys"), QStringLiteral("guide"), QStringLiteral("score"), QStringLiteral("game"), QStringLiteral("house")};
    if (page == m_page || !known.contains(page) || (page == QLatin1String("table") && !m_session.active())
        || (page == QLatin1String("game") && m_profile.gameId().isEmpty()) || (page == QLatin1String("house") && !m_house.active()))
        return;
    if (page == QLatin1String("home") || page == QLatin1String("table"))
        m_trail.clear();
    else if (const auto at = m_trail.indexOf(page); at >= 0)
        m_trail.resize(at); // where one has been already: no way round in circles
    else
        m_trail.append(m_page);
    show(page);
}

void Khiar::show(const QString &page)
{
    m_page = page;
    emit pageChanged();
}

void Khiar::back()
{
    while (!m_trail.isEmpty()) {
        const QString page = m_trail.takeLast();
        if (page != QLatin1String("table") || m_session.active())
            return show(page);
    }
    if (m_page != QLatin1String("home"))
        show(QStringLiteral("home"));
}

QString Khiar::under() const
{
    const QString before = m_page == QLatin1String("new") && !m_trail.isEmpty() ? m_trail.last() : QString();
    return before == QLatin1String("game") || before == QLatin1String("house") ? before : QStringLiteral("home");
}

void Khiar::openGame(const QString &gameId)
{
    if (m_profile.open(gameId))
        setPage(QStringLiteral("game"));
}

void Khiar::openNew(const QString &gameId)
{
    if (m_newGame.open(gameId))
        setPage(QStringLiteral("new"));
}

bool Khiar::begin(const Record &record)
{
    const auto before = unfinished();
    if (auto problem = m_session.begin(record)) {
        say({kNoticeStart, problem->text, std::nullopt});
        return false;
    }
    keep(before);
    if (m_house.active() && m_house.dirty() && record.title == m_house.title().toStdString())
        tell({house_text::kNotKept, {{"name", Verbatim{record.title}}}}, Answer::keepRules);
    offerContinue(std::nullopt);
    setPage(QStringLiteral("table"));
    return true;
}

void Khiar::continueGame()
{
    if (m_saved)
        begin(Record(m_saved->record));
}

void Khiar::leaveTable()
{
    if (m_session.active()) {
        const bool unfinished = m_session.match() && !m_session.match()->over();
        offerContinue(unfinished ? std::optional(m_session.record()) : std::nullopt);
        m_session.leave();
    }
    setGuideBeside(false);
    setPage(QStringLiteral("home"));
}

void Khiar::dismissNotice()
{
    if (m_notices.empty())
        return;
    m_notices.pop_front();
    emit noticeChanged();
}

std::optional<Problem> Khiar::openFile(const QString &path)
{
    const auto text = readFile(path.toStdString());
    if (!text)
        return text.problem();
    const auto record = parseRecord(*text);
    if (!record)
        return record.problem();
    if (isHouseRules(*record)) {
        if (auto problem = problemOf(m_registry, *record))
            return problem;
        openShared(*record);
        return std::nullopt;
    }
    const auto before = unfinished();
    if (auto problem = m_session.begin(*record))
        return problem;
    keep(before);
    offerContinue(std::nullopt);
    if (m_session.warning())
        say({kNoticePartly, {kNoticePartlyText, {{"file", Verbatim{QFileInfo(path).fileName().toStdString()}}}}, m_session.warning()});
    setPage(QStringLiteral("table"));
    return std::nullopt;
}

bool Khiar::openRecord(const QUrl &file)
{
    const QString path = file.isLocalFile() ? file.toLocalFile() : file.toString();
    const auto problem = openFile(path);
    if (problem)
        say({kNoticeRecord, {kNoticeRecordText, {{"file", Verbatim{QFileInfo(path).fileName().toStdString()}}}}, problem});
    return !problem;
}

QVariant Khiar::notice() const
{
    if (m_notices.empty())
        return QVariant::fromValue(nullptr);
    const Notice &n = m_notices.front();
    const Words &words = wordsNow();
    QString detail;
    if (n.problem)
        detail = n.problem->line == 0 ? words.problem(*n.problem)
                                      : words.sentence(Text{kLine, {{"line", std::int64_t(n.problem->line)}, {"found", Verbatim{words.problem(*n.problem).toStdString()}}}});
    return QVariantMap{{QStringLiteral("title"), words.sentence(n.title)}, {QStringLiteral("text"), words.sentence(n.text)},
                       {QStringLiteral("detail"), detail}, {QStringLiteral("button"), tr("Close")}};
}

std::optional<Seat> Khiar::savedPerson() const
{
    const auto &seats = m_saved->record.seats;
    const auto human = [](const SeatLine &s) { return s.human; };
    if (std::count_if(seats.begin(), seats.end(), human) != 1)
        return std::nullopt; // several: whose hand it is nobody has uncovered
    return Seat(std::find_if(seats.begin(), seats.end(), human) - seats.begin());
}

QString Khiar::continueTitle() const
{
    if (!m_saved)
        return {};
    const Words &words = wordsNow();
    if (!m_saved->record.title.empty())
        return words.sentence(Text{kContinueTitle, {{"game", Verbatim{m_saved->record.title}}}});
    const FamilyBase *family = m_registry.familyOf(m_saved->record.setup.game);
    return words.sentence(Text{kContinueTitle, {{"game", family->preset(m_saved->record.setup.game)->name}}});
}

QString Khiar::continueLine() const
{
    if (!m_saved)
        return {};
    Words words(currentLanguage());
    words.setSeats(m_saved->record.seats);
    const TableView table = m_saved->match->now()->table(kPublic);
    QStringList others;
    for (Seat s = 0; s < table.seats; ++s)
        if (savedPerson() != s)
            others.append(words.seatName(s));
    const Phrase &phrase = table.fact(FactKind::trick) == 0 ? kContinueDealing : kContinueLine;
    return words.sentence(Text{phrase, {{"deal", std::int64_t(table.fact(FactKind::deal))}, {"trick", std::int64_t(table.fact(FactKind::trick))},
                                        {"n", std::int64_t(table.fact(FactKind::handSize))}, {"players", Verbatim{words.list(others).toStdString()}}}});
}

QStringList Khiar::continueFaces() const
{
    QStringList faces;
    const auto person = m_saved ? savedPerson() : std::nullopt;
    if (!person)
        return faces;
    const TableView table = m_saved->match->now()->table(*person);
    std::vector<Card> cards;
    if (const ZoneView *hand = table.find({ZoneKind::hand, std::int8_t(*person)}))
        for (const CardView &c : hand->cards)
            cards.push_back(c.shown);
    std::stable_sort(cards.begin(), cards.end(), [](Card a, Card b) { return rankOf(a) < rankOf(b); });
    for (Card c : cards)
        faces.append(QString::fromStdString(cardText(faceOf(c))));
    return faces;
}

QString Khiar::version() const
{
    return QCoreApplication::applicationVersion();
}

} // namespace khiar
