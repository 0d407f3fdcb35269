// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/measure.h"

#include <QCoreApplication>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTextStream>
#include <QThread>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdio>
#include <optional>
#include <unistd.h>
#include <vector>

#include "app/shell/measured_parts.h"

namespace khiar {
namespace {

constexpr int kPartTimeout = 120'000; ///< ms

double rounded(double ms) { return std::round(ms * 10) / 10; }

double median(std::vector<double> values)
{
    std::sort(values.begin(), values.end());
    return values.empty() ? 0 : values[values.size() / 2];
}

/// Puts everything on disk and empties the page cache, so that the next start reads from the disk.
bool dropPageCache()
{
    ::sync();
    QFile file(QStringLiteral("/proc/sys/vm/drop_caches"));
    return file.open(QIODevice::WriteOnly | QIODevice::Unbuffered) && file.write("3\n") == 2;
}

/// Empty = the page cache may be emptied, else why not.
QString whyNotCold(bool quick)
{
    if (quick)
        return QStringLiteral("not in a quick run");
    if (qEnvironmentVariable("KHIAR_MEASURE_COLD") == QLatin1String("0"))
        return QStringLiteral("KHIAR_MEASURE_COLD=0");
    if (::geteuid() != 0 && qEnvironmentVariable("KHIAR_MEASURE_COLD") != QLatin1String("1"))
        return QStringLiteral("emptying the page cache needs root");
    return dropPageCache() ? QString() : QStringLiteral("/proc/sys/vm/drop_caches cannot be written");
}

double loadAverage()
{
    double load[1] = {-1};
    return ::getloadavg(load, 1) == 1 ? load[0] : -1;
}

/// The parts on one platform.
class Platform {
public:
    Platform(QString program, const char *name, bool quick) : m_program(std::move(program)), m_name(QString::fromLatin1(name)), m_quick(quick) {}

    std::optional<QJsonObject> measure();

private:
    struct Ran { QJsonObject said; double startNs = 0; };
    std::optional<Ran> run(const QString &part) const;
    /// Milliseconds from the start of the process to its first frame.
    std::optional<double> firstFrame(const QString &part) const;
    std::optional<double> firstFrames(const QString &part, int runs, bool cold) const;
    std::optional<QJsonObject> starts() const;

    QString m_program, m_name;
    bool m_quick;
};

std::optional<Platform::Ran> Platform::run(const QString &part) const
{
    QProcess p;
    QProcessEnvironment e = QProcessEnvironment::systemEnvironment();
    e.insert(QStringLiteral("QT_QPA_PLATFORM"), m_name);
    e.insert(QStringLiteral("KHIAR_MEASURE_SHORT"), m_quick ? QStringLiteral("1") : QStringLiteral("0"));
    p.setProcessEnvironment(e);
    p.setProcessChannelMode(QProcess::ForwardedErrorChannel);
    Ran ran;
    ran.startNs = double(std::chrono::steady_clock::now().time_since_epoch().count());
    p.start(m_program, {QStringLiteral("--measure"), part});
    const bool ended = p.waitForFinished(kPartTimeout) && p.exitStatus() == QProcess::NormalExit && p.exitCode() == 0;
    ran.said = QJsonDocument::fromJson(p.readAllStandardOutput()).object();
    if (!ended || ran.said.isEmpty()) {
        QTextStream(stderr) << "khiar --measure: the part " << part << " failed on " << m_name << '\n';
        return std::nullopt;
    }
    return ran;
}

std::optional<double> Platform::firstFrame(const QString &part) const
{
    const auto ran = run(part);
    if (!ran)
        return std::nullopt;
    return (ran->said.value(QStringLiteral("frameNs")).toDouble() - ran->startNs) / 1e6;
}

std::optional<double> Platform::firstFrames(const QString &part, int runs, bool cold) const
{
    std::vector<double> ms;
    for (int i = 0; i < runs; ++i) {
        if (cold)
            dropPageCache();
        const auto one = firstFrame(part);
        if (!one)
            return std::nullopt;
        ms.push_back(*one);
    }
    return rounded(median(std::move(ms)));
}

std::optional<QJsonObject> Platform::starts() const
{
    const int warmRuns = m_quick ? 1 : 9, coldRuns = 3;
    if (!m_quick && !firstFrame(kPartShelf)) // fills the page cache
        return std::nullopt;
    const auto shelf = firstFrames(kPartShelf, warmRuns, false), table = firstFrames(kPartOpened, warmRuns, false);
    if (!shelf || !table)
        return std::nullopt;
    QJsonObject o{{QStringLiteral("warm"), *shelf}, {QStringLiteral("warmTable"), *table}, {QStringLiteral("runs"), warmRuns}};
    const QString why = whyNotCold(m_quick);
    const auto cold = why.isEmpty() ? firstFrames(kPartShelf, coldRuns, true) : std::nullopt;
    const auto coldTable = why.isEmpty() ? firstFrames(kPartOpened, coldRuns, true) : std::nullopt;
    o.insert(QStringLiteral("cold"), cold ? QJsonValue(*cold) : QJsonValue());
    o.insert(QStringLiteral("coldTable"), coldTable ? QJsonValue(*coldTable) : QJsonValue());
    o.insert(QStringLiteral("coldRuns"), why.isEmpty() ? coldRuns : 0);
    o.insert(QStringLiteral("coldWhyNot"), why.isEmpty() ? QJsonValue() : QJsonValue(why));
    return o;
}

std::optional<QJsonObject> Platform::measure()
{
    const auto first = starts();
    const auto table = first ? run(kPartTable) : std::nullopt;
    if (!table)
        return std::nullopt;
    QJsonObject o = table->said;
    o.insert(QStringLiteral("firstFrameMs"), *first);
    return o;
}

/// The figures of the design: what each of them may be at most.
QJsonObject limits()
{
    return {{QStringLiteral("firstFrameMs.warm"), 200}, {QStringLiteral("firstFrameMs.cold"), 400}, {QStringLiteral("memoryMiB.resident"), 90},
            {QStringLiteral("frameGapMs.p99"), 20},     {QStringLiteral("timerLateMs.p99"), 8},     {QStringLiteral("idleFrames"), 0}};
}

} // namespace

int measureProgram(const QString &program, bool quick)
{
    QJsonObject o{{QStringLiteral("version"), QCoreApplication::applicationVersion()},
                  {QStringLiteral("qt"), QString::fromLatin1(qVersion())},
                  {QStringLiteral("cpus"), QThread::idealThreadCount()},
                  {QStringLiteral("load"), rounded(loadAverage())},
                  {QStringLiteral("quick"), quick},
                  {QStringLiteral("limits"), limits()},
                  {QStringLiteral("xcb"), QJsonValue()}};
    const auto offscreen = Platform(program, "offscreen", quick).measure();
    if (!offscreen)
        return 2;
    o.insert(QStringLiteral("offscreen"), *offscreen);
    if (qEnvironmentVariableIsSet("DISPLAY")) {
        const auto xcb = Platform(program, "xcb", quick).measure();
        if (!xcb)
            return 2;
        o.insert(QStringLiteral("xcb"), *xcb);
    }
    QTextStream(stdout) << QJsonDocument(o).toJson();
    return 0;
}

} // namespace khiar
