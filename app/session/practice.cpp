// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/practice.h"

#include <QVariantMap>

#include <algorithm>
#include <array>

#include "app/shell/language.h"

namespace khiar {
namespace {

constexpr int kMissesToShow = 2;

constexpr Phrase kRight = KHIAR_TEXT("practice.right", "Right: {move}.");
constexpr Phrase kWrong = KHIAR_TEXT("practice.wrong", "{move} may be played here, but there is a better move. Look again.");
constexpr Phrase kShown = KHIAR_TEXT("practice.shown", "This is the move: {move}.");
constexpr Phrase kMove = KHIAR_TEXT("practice.move", "{label}: {cards}");
constexpr std::array kAll = {kRight, kWrong, kShown, kMove};

} // namespace

Practice::Practice(const Registry &registry, GuideModel &guide, QObject *parent) : QObject(parent), m_registry(registry), m_guide(guide)
{
    connect(&m_guide, &GuideModel::left, this, &Practice::leave);
    onLanguageChange(this, [this] {
        renameSeats();
        emit changed();
    });
}

Practice::~Practice() = default;

/// The session has a thread, so it is made when it is wanted.
GameSession &Practice::made()
{
    if (!m_session) {
        m_session = std::make_unique<GameSession>(m_registry);
        m_session->setSpeed(m_speed);
        m_session->setJudge([this](Seat seat, const Action &action) { return judge(seat, action); });
        connect(m_session.get(), &GameSession::refused, this, [this](int, const QString &, const QString &reason) { refused(reason); });
        connect(m_session.get(), &GameSession::changed, this, &Practice::changed);
    }
    return *m_session;
}

void Practice::setSpeed(double speed)
{
    m_speed = speed;
    if (m_session)
        m_session->setSpeed(speed);
}

void Practice::forgetTries()
{
    m_verdict.clear();
    m_refusal.clear();
    m_tried.reset();
}

bool Practice::load(int number)
{
    if (number == m_block && m_match)
        return true;
    const guide::Block *block = m_guide.block(number);
    auto match = block ? guideMatch(m_registry, *block->record()) : std::nullopt;
    if (!match || made().begin(match->record))
        return false;
    m_block = number;
    m_match = std::move(match);
    m_task.reset();
    if (const auto *task = block->as<guide::Task>())
        m_task = *task;
    m_misses = 0;
    forgetTries();
    emit changed();
    return true;
}

void Practice::start(int block)
{
    load(block);
}

void Practice::watch(int block)
{
    if (!load(block) || m_session->begin(m_match->record, GameSession::Start::fromTheDeal))
        return;
    forgetTries();
    emit changed();
}

// Called from handlers of items that go away when the block becomes live, hence later.
void Practice::touch(int block, const QString &face)
{
    QMetaObject::invokeMethod(this, [this, block, face] {
        if (!load(block))
            return;
        CardsModel &cards = *m_session->cards();
        for (int i = 0; i < cards.rowCount(); ++i) {
            const QModelIndex at = cards.index(i);
            if (cards.data(at, CardsModel::Face).toString() == face && cards.data(at, CardsModel::ZoneName) == QStringLiteral("hand"))
                return m_session->tap(cards.data(at, CardsModel::Key).toInt());
        }
    }, Qt::QueuedConnection);
}

void Practice::press(int block, int row, int number, const QString &suit)
{
    QMetaObject::invokeMethod(this, [this, block, row, number, suit] {
        if (load(block))
            m_session->press(row, number, suit);
    }, Qt::QueuedConnection);
}

void Practice::startOver()
{
    if (!m_match || made().begin(m_match->record))
        return;
    forgetTries();
    emit changed();
}

void Practice::leave()
{
    if (m_block < 0)
        return;
    m_block = -1;
    m_match.reset();
    m_task.reset();
    m_misses = 0;
    forgetTries();
    m_session->leave();
    emit changed();
}

// ---- tasks -------------------------------------------------------------------------------------------

bool Practice::isSought(Seat seat, const Action &action) const
{
    const Match *match = m_session->match();
    return std::any_of(m_task->accepted.begin(), m_task->accepted.end(), [&](const guide::Accepted &a) {
        return withCardsInOrder(match->settleCopies(seat, *a.action.action, a.action.unspecific)) == withCardsInOrder(action);
    });
}

/// Asked before the move is played: false keeps it from being played.
bool Practice::judge(Seat seat, const Action &action)
{
    if (!m_task || m_verdict == QLatin1String("right")) {
        m_refusal.clear();
        if (!m_task)
            m_verdict.clear();
        return true;
    }
    m_tried = action;
    const bool right = isSought(seat, action);
    m_verdict = right ? QStringLiteral("right") : QStringLiteral("wrong");
    m_refusal.clear();
    m_misses += !right;
    emit changed();
    return right;
}

void Practice::refused(const QString &reason)
{
    m_refusal = reason;
    if (m_verdict != QLatin1String("right")) {
        m_verdict = QStringLiteral("refused");
        ++m_misses;
    }
    emit changed();
}

bool Practice::canShow() const
{
    return m_task && m_misses >= kMissesToShow && m_verdict != QLatin1String("right") && m_verdict != QLatin1String("shown");
}

void Practice::show()
{
    if (!m_task || m_verdict == QLatin1String("right"))
        return;
    m_verdict = QStringLiteral("shown");
    m_refusal.clear();
    emit changed();
}

std::optional<Action> Practice::sought() const
{
    if (!m_task || !m_session || !m_session->match())
        return std::nullopt;
    const ParsedAction &first = m_task->accepted.front().action;
    return m_session->match()->settleCopies(m_match->reader, *first.action, first.unspecific);
}

QString Practice::moveName(const Action &action) const
{
    const Words &words = m_session->words();
    const std::vector<Card> cards(action.used().begin(), action.used().end());
    Phrase label;
    bool several = false;
    const std::vector<Offer> offers = m_session->match()->offers(m_match->reader);
    for (const Offer &o : offers)
        if (o.verb == action.verb) {
            label = o.label;
            several = o.takesSeveral();
        }
    if (cards.empty())
        return words.sentence(label);
    return several ? words.sentence(Text{kMove, {{"label", label}, {"cards", cards}}}) : words.cardList(cards);
}

QString Practice::message() const
{
    if (!m_session || !m_session->match())
        return {};
    const auto say = [&](const Phrase &phrase, const QString &move) {
        return m_session->words().sentence(Text{phrase, {{"move", Verbatim{move.toStdString()}}}});
    };
    if (m_verdict == QLatin1String("right") && m_tried)
        return say(kRight, moveName(*m_tried));
    if (m_verdict == QLatin1String("wrong") && m_tried)
        return say(kWrong, moveName(*m_tried));
    if (m_verdict == QLatin1String("shown") && sought())
        return say(kShown, moveName(*sought()));
    return {};
}

QVariantList Practice::reasons() const
{
    QStringList anchors;
    if (!m_refusal.isEmpty())
        anchors += m_refusal;
    else if (m_task && (m_verdict == QLatin1String("right") || m_verdict == QLatin1String("shown")))
        for (const std::string &reason : m_task->reasons)
            anchors += QString::fromStdString(reason);
    QVariantList list;
    for (const QString &anchor : anchors)
        if (const QString text = m_guide.headingOf(anchor); !text.isEmpty())
            list.append(QVariantMap{{QStringLiteral("anchor"), anchor}, {QStringLiteral("text"), text}});
    return list;
}

QStringList Practice::shownFaces() const
{
    QStringList list;
    const auto move = m_verdict == QLatin1String("shown") ? sought() : std::nullopt;
    if (move)
        for (Card c : move->used())
            list += faceName(c);
    return list;
}

bool Practice::begun() const
{
    if (!m_match || !m_session)
        return false;
    return !m_verdict.isEmpty() || m_session->record().lines.size() != m_match->record.lines.size();
}

// ---- names, and the way to the table ------------------------------------------------------------------

/// The same people have other names in the other language's guide.
void Practice::renameSeats()
{
    const guide::Block *block = m_guide.block(m_block);
    auto match = block ? guideMatch(m_registry, *block->record()) : std::nullopt;
    if (!match || !m_session || !m_session->match())
        return;
    Record now = m_session->record();
    if (now.seats.size() != match->record.seats.size())
        return;
    bool other = false;
    for (std::size_t i = 0; i < now.seats.size(); ++i)
        other |= std::exchange(now.seats[i].name, match->record.seats[i].name) != match->record.seats[i].name;
    m_match = std::move(match);
    if (other)
        (void)m_session->begin(now); // it was playable a moment ago
}

std::optional<Record> Practice::tableRecord(int number) const
{
    const guide::Block *block = m_guide.block(number);
    const auto match = block ? guideMatch(m_registry, *block->record()) : std::nullopt;
    if (!match)
        return std::nullopt;
    Record record = number == m_block && m_session && m_session->match() ? m_session->record() : match->record;
    record.title.clear();
    record.seats[std::size_t(match->reader)].name.clear();
    return record;
}

std::span<const Phrase> practicePhrases()
{
    return kAll;
}

} // namespace khiar
