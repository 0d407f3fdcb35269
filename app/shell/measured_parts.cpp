// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/measured_parts.h"

#include <QElapsedTimer>
#include <QEvent>
#include <QEventLoop>
#include <QFile>
#include <QGuiApplication>
#include <QJsonDocument>
#include <QJsonObject>
#include <QQuickWindow>
#include <QTextStream>
#include <QTimer>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdio>
#include <vector>

#include "app/session/bot_runner.h"
#include "app/session/khiar.h"
#include "app/shell/program.h"

namespace khiar {
namespace {

constexpr int kCardsInFlight = 60;
constexpr int kFlight = 1000;      ///< ms of one wave: long enough for sixty frames
constexpr int kBetweenWaves = 1200;
constexpr int kMostMovesOfADeal = 500;

bool isShort() { return qEnvironmentVariable("KHIAR_MEASURE_SHORT") == QLatin1String("1"); }

double nowNs() { return double(std::chrono::steady_clock::now().time_since_epoch().count()); }

double rounded(double value, double parts = 10) { return std::round(value * parts) / parts; }

/// Runs the event loop for so long.
void wait(int ms)
{
    QEventLoop loop;
    QTimer::singleShot(ms, Qt::PreciseTimer, &loop, &QEventLoop::quit);
    loop.exec();
}

/// Notes the time of every frame of the window.
class Frames : public QObject {
public:
    explicit Frames(QQuickWindow &window)
    {
        connect(&window, &QQuickWindow::frameSwapped, this, [this] { m_at.push_back(nowNs()); }, Qt::DirectConnection);
    }
    void clear() { m_at.clear(); }
    int count() const { return int(m_at.size()); }
    const std::vector<double> &at() const { return m_at; }

private:
    std::vector<double> m_at;
};

/// Catches the first frame: sees the window's first Expose event before the window does.
class FirstFrame : public QObject {
public:
    FirstFrame() { qGuiApp->installEventFilter(this); }
    double ns = 0;
    QEventLoop loop;

protected:
    bool eventFilter(QObject *object, QEvent *event) override
    {
        auto *window = event->type() == QEvent::Expose ? qobject_cast<QQuickWindow *>(object) : nullptr;
        if (window) {
            qGuiApp->removeEventFilter(this);
            connect(window, &QQuickWindow::frameSwapped, this, [this] {
                if (ns == 0)
                    ns = nowNs();
                loop.quit();
            });
        }
        return false;
    }
};

FirstFrame *&firstFrame()
{
    static FirstFrame *expected = nullptr;
    return expected;
}

void print(const QJsonObject &o)
{
    QTextStream(stdout) << QJsonDocument(o).toJson(QJsonDocument::Compact) << '\n';
}

/// p50, p95, p99, max of milliseconds.
QJsonObject spread(std::vector<double> ms)
{
    std::sort(ms.begin(), ms.end());
    const auto at = [&](double share) { return ms.empty() ? 0.0 : rounded(ms[std::min(ms.size() - 1, std::size_t(share * double(ms.size())))]); };
    return {{QStringLiteral("p50"), at(0.5)}, {QStringLiteral("p95"), at(0.95)}, {QStringLiteral("p99"), at(0.99)}, {QStringLiteral("max"), at(1)}};
}

QString rendererName(QQuickWindow &window)
{
    switch (window.rendererInterface()->graphicsApi()) {
    case QSGRendererInterface::Software: return QStringLiteral("software");
    case QSGRendererInterface::OpenGL: return QStringLiteral("opengl");
    case QSGRendererInterface::Vulkan: return QStringLiteral("vulkan");
    default: return QStringLiteral("other");
    }
}

/// Mebibytes of a line of /proc/self/status; -1 where there is none.
double statusMiB(const char *name)
{
    QFile file(QStringLiteral("/proc/self/status"));
    if (!file.open(QIODevice::ReadOnly))
        return -1;
    for (const QByteArray &line : file.readAll().split('\n'))
        if (line.startsWith(name))
            return rounded(line.mid(qsizetype(qstrlen(name))).trimmed().split(' ').first().toDouble() / 1024);
    return -1;
}

/// A table of the shelf's first game, at the most seats it has or four.
bool sitDown(Khiar &k, bool full)
{
    if (!k.newGame()->open(k.catalogue()->index(0).data(CatalogueModel::GameId).toString()))
        return false;
    k.newGame()->setPlayers(full ? k.newGame()->playersMax() : 4);
    k.newGame()->setSeedText(QStringLiteral("7"));
    const bool begun = k.begin(k.newGame()->record());
    k.dismissNews(); // that the game before is kept would be drawn, and would go by itself later
    return begun;
}

int dealNumber(Khiar &k) { return k.session()->match()->now()->table(kPublic).fact(FactKind::deal); }

// A deal from the first card to its score, then everything lies still.
QJsonObject memoryAfterADeal(Khiar &k)
{
    const int deal = dealNumber(k);
    for (int i = 0; i < kMostMovesOfADeal && dealNumber(k) == deal && !k.session()->over(); ++i) {
        k.session()->playByBots(1);
        if (i % 4 == 0)
            wait(isShort() ? 1 : 20);
    }
    wait(isShort() ? 100 : 500);
    return {{QStringLiteral("resident"), statusMiB("VmRSS:")}, {QStringLiteral("peak"), statusMiB("VmHWM:")}};
}

// ---- sixty cards ------------------------------------------------------------------------------

Card cardNumber(int i) { return Card{std::uint8_t(i < kFirstJoker ? i : kSecondPack + i - kFirstJoker)}; }

/// A table on which sixty cards lie in the middle.
TableView sixtyCards(Khiar &k)
{
    TableView table = k.session()->match()->now()->table(k.session()->viewerSeat());
    table.offers.clear();
    table.zones.clear();
    ZoneView stock{{ZoneKind::stock, kNobody}, {}};
    for (int i = 0; i < kCardsInFlight; ++i)
        stock.cards.push_back({std::uint32_t(i + 1), kNoCard});
    for (ZoneKind kind : {ZoneKind::hand, ZoneKind::played})
        for (int seat = 0; seat < table.seats; ++seat)
            table.zones.push_back({{kind, std::int8_t(seat)}, {}});
    table.zones.push_back(std::move(stock));
    std::sort(table.zones.begin(), table.zones.end(), [](const ZoneView &a, const ZoneView &b) { return a.zone < b.zone; });
    return table;
}

/// Where card `i` goes in this wave: to the hands, to the rows before the seats, together again.
Zone goalOf(int i, int wave, int seats)
{
    if (wave % 3 == 2)
        return {ZoneKind::stock, kNobody};
    return {wave % 3 == 0 ? ZoneKind::hand : ZoneKind::played, std::int8_t(i % seats)};
}

void launch(Khiar &k, TableView &table, int wave)
{
    for (int i = 0; i < kCardsInFlight; ++i) {
        ViewEvent e;
        e.kind = ViewEventKind::moved;
        e.key = e.newKey = std::uint32_t(i + 1);
        e.to = goalOf(i, wave, table.seats);
        for (const ZoneView &z : table.zones)
            for (const CardView &c : z.cards)
                if (c.key == e.key)
                    e.from = z.zone;
        const bool open = e.to.kind == ZoneKind::played || (e.to.kind == ZoneKind::hand && e.to.owner == k.session()->viewerSeat());
        e.shown = open ? cardNumber(i) : kNoCard;
        fold(table, e);
        k.session()->cards()->follow(table, e, kFlight);
    }
}

// Each wave moves all sixty at once. Gaps count from the first frame of a wave to its landing; what the launch itself
// took, which no deal of the program does at once, is told apart.
QJsonObject sixtyCardsInFlight(Khiar &k, QQuickWindow &window)
{
    TableView table = sixtyCards(k);
    k.session()->cards()->reset(table);
    wait(isShort() ? 200 : 800);
    Frames frames(window);
    std::vector<double> gaps, starts;
    const int waves = isShort() ? 1 : 12;
    for (int wave = 0; wave < waves; ++wave) {
        frames.clear();
        const double start = nowNs();
        launch(k, table, wave);
        wait(kBetweenWaves);
        const auto &at = frames.at();
        for (std::size_t f = 1; f < at.size() && at[f] - at[0] < kFlight * 1e6; ++f)
            gaps.push_back((at[f] - at[f - 1]) / 1e6);
        if (!at.empty())
            starts.push_back((at[0] - start) / 1e6);
    }
    QJsonObject o = spread(gaps);
    o.insert(QStringLiteral("cards"), kCardsInFlight);
    o.insert(QStringLiteral("frames"), int(gaps.size()));
    o.insert(QStringLiteral("launch"), spread(starts).value(QStringLiteral("p50")));
    return o;
}

// The program's own deal at its own pace, from the first card to the last.
QJsonObject dealAtFullTable(Khiar &k, Settings &settings, QQuickWindow &window)
{
    settings.setSpeed(isShort() ? 4 : 1);
    Frames frames(window);
    std::vector<double> gaps;
    if (!sitDown(k, true))
        return {};
    const double start = nowNs();
    wait(isShort() ? 300 : 3000);
    const auto &at = frames.at();
    for (std::size_t f = 1; f < at.size(); ++f)
        if (const double gap = (at[f] - at[f - 1]) / 1e6; at[f] - start > 50e6 && gap < 100) // longer ones are pauses: nothing moves
            gaps.push_back(gap);
    QJsonObject o = spread(gaps);
    o.insert(QStringLiteral("frames"), int(gaps.size()));
    settings.setSpeed(0);
    return o;
}

// ---- lateness, idleness -----------------------------------------------------------------------

/// Lets a rule bot think about one position over and over, until told to stop.
class LongThought : public BotJob {
public:
    LongThought(const Match &match, std::string style) : m_match(match.clone()), m_style(std::move(style)) {}
    std::optional<Action> run(std::stop_token stop) override
    {
        std::optional<Action> action;
        for (std::uint64_t seed = 0; !stop.stop_requested(); ++seed)
            action = m_match->bot(m_match->toAct().front(), m_style, seed)->run(stop);
        return action;
    }

private:
    std::unique_ptr<Match> m_match;
    std::string m_style;
};

// Nothing moves, a bot thinks, and a timer of one millisecond says how soon the program would answer.
QJsonObject latenessWhileABotThinks(Khiar &k)
{
    const FamilyBase *family = k.registry().familyOf(k.session()->gameId().toStdString());
    BotRunner bot;
    bot.think(std::make_unique<LongThought>(*k.session()->match(), family->ruleBot()));
    std::vector<double> late;
    QTimer timer;
    timer.setTimerType(Qt::PreciseTimer);
    double last = nowNs();
    QObject::connect(&timer, &QTimer::timeout, &bot, [&] {
        const double now = nowNs();
        late.push_back(std::max(0.0, (now - last) / 1e6 - 1));
        last = now;
    });
    timer.start(1);
    wait(isShort() ? 300 : 3000);
    timer.stop();
    bot.cancel();
    QJsonObject o = spread(late);
    o.insert(QStringLiteral("ticks"), int(late.size()));
    return o;
}

int framesWhileIdle(QQuickWindow &window, int ms)
{
    wait(isShort() ? 200 : 700); // what is still moving comes to rest
    Frames frames(window);
    wait(ms);
    return frames.count();
}

QJsonObject idleFrames(Khiar &k, QQuickWindow &window)
{
    const int ms = isShort() ? 500 : 3000;
    QJsonObject o{{QStringLiteral("seconds"), ms / 1000.0}};
    o.insert(QStringLiteral("table"), framesWhileIdle(window, ms));
    k.leaveTable();
    o.insert(QStringLiteral("shelf"), framesWhileIdle(window, ms));
    return o;
}

int measureTable(Program &program)
{
    Khiar &k = program.khiar();
    program.settings().setSpeed(0);
    QQuickWindow *window = sitDown(k, false) ? program.openWindow() : nullptr;
    if (!window)
        return 2;
    window->resize(1280, 800);
    wait(isShort() ? 100 : 500);
    QJsonObject o{{QStringLiteral("renderer"), rendererName(*window)},
                  {QStringLiteral("size"), QJsonObject{{QStringLiteral("width"), window->width()}, {QStringLiteral("height"), window->height()}}},
                  {QStringLiteral("memoryMiB"), memoryAfterADeal(k)}};
    o.insert(QStringLiteral("dealGapMs"), dealAtFullTable(k, program.settings(), *window));
    program.settings().setSpeed(1);
    o.insert(QStringLiteral("frameGapMs"), sixtyCardsInFlight(k, *window));
    program.settings().setSpeed(0);
    if (!sitDown(k, false))
        return 2;
    wait(isShort() ? 100 : 500);
    o.insert(QStringLiteral("timerLateMs"), latenessWhileABotThinks(k));
    o.insert(QStringLiteral("idleFrames"), idleFrames(k, *window));
    print(o);
    return 0;
}

int measureFirstFrame(Program &program, bool atTheTable)
{
    if (atTheTable) {
        program.settings().setSpeed(0);
        if (!sitDown(program.khiar(), false))
            return 2;
    }
    if (!program.openWindow())
        return 2;
    FirstFrame &first = *firstFrame();
    if (first.ns == 0)
        first.loop.exec();
    print({{QStringLiteral("frameNs"), first.ns}});
    return 0;
}

} // namespace

const QStringList &measuredParts()
{
    static const QStringList list = {kPartShelf, kPartOpened, kPartTable};
    return list;
}

void expectFirstFrame()
{
    static FirstFrame first;
    firstFrame() = &first;
}

int measurePart(Program &program, const QString &part)
{
    return part == kPartTable ? measureTable(program) : measureFirstFrame(program, part == kPartOpened);
}

} // namespace khiar
