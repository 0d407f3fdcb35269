// SPDX-License-Identifier: GPL-3.0-or-later
// Protects: every record under tests/games. Golden records (their values were worked out by hand from the rules pages)
// and those handed out must play through with all expectations; wrong or damaged ones must be turned down with the
// exit status and line that their first comment states, `# expect: 2 line 7`. And that the golden records show each
// reason for which Agurk can refuse a move.
#include <QtTest>

#include <QDirIterator>
#include <QRegularExpression>

#include "engine/core/record.h"
#include "engine/session/referee.h"
#include "engine/session/registry.h"
#include "engine/session/replay.h"

#include <set>

using namespace khiar;

namespace {

const QString kGames = KHIAR_SOURCE_DIR "/tests/games";

QByteArray contents(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QStringList records(bool broken)
{
    QStringList list;
    QDirIterator it(kGames, {"*.khiar"}, QDir::Files, QDirIterator::Subdirectories);
    while (it.hasNext())
        if (const QString path = it.next(); path.contains("/broken/") == broken)
            list << path;
    list.sort();
    return list;
}

/// A problem as a failing test shows it: id, arguments that are words, line.
QString shown(const Problem &p)
{
    QString out = QString("line %1: %2").arg(p.line).arg(p.text.phrase.source);
    for (const Arg &a : p.text.args) {
        if (const auto *v = std::get_if<Verbatim>(&a.value))
            out += QString(" %1=%2").arg(a.name.c_str(), v->text.c_str());
        if (const auto *v = std::get_if<Phrase>(&a.value))
            out += QString(" %1=%2").arg(a.name.c_str(), v->source);
        if (const auto *v = std::get_if<std::int64_t>(&a.value))
            out += QString(" %1=%2").arg(a.name.c_str()).arg(*v);
    }
    return out;
}

struct Verdict {
    int status = 0; ///< exit status of khiarctl check
    int line = 0;
    QString why;
};

Verdict judge(const QByteArray &text)
{
    const auto record = parseRecord(std::string_view(text.constData(), std::size_t(text.size())));
    if (!record)
        return {2, record.problem().line, shown(record.problem())};
    static const Registry registry = standardRegistry();
    const Replay r = replay(registry, *record);
    if (r.invalid)
        return {2, r.invalid->line, shown(*r.invalid)};
    if (r.failed)
        return {1, r.failed->line, shown(*r.failed)};
    return {};
}

void addRows(const QStringList &paths)
{
    QTest::addColumn<QString>("path");
    for (const QString &p : paths)
        QTest::newRow(qPrintable(p.mid(kGames.size() + 1))) << p;
}

} // namespace

class Records : public QObject {
    Q_OBJECT
private slots:
    void plays_data() { addRows(records(false)); }
    void plays()
    {
        QFETCH(QString, path);
        const Verdict v = judge(contents(path));
        QVERIFY2(v.status == 0, qPrintable(v.why));
    }

    void isTurnedDown_data() { addRows(records(true)); }
    void isTurnedDown()
    {
        QFETCH(QString, path);
        const QByteArray text = contents(path);
        static const QRegularExpression expectation("# expect: ([12])(?: line (\\d+))?");
        const auto wanted = expectation.match(QString::fromLatin1(text));
        QVERIFY2(wanted.hasMatch(), "no line `# expect: STATUS line N`");
        const Verdict v = judge(text);
        QVERIFY2(v.status == wanted.captured(1).toInt(), qPrintable(QString("status %1, %2").arg(v.status).arg(v.why)));
        if (wanted.hasCaptured(2))
            QVERIFY2(v.line == wanted.captured(2).toInt(), qPrintable(v.why));
        qInfo().noquote() << v.why;
    }

    // Reading and writing is a round trip, and what was written plays like the original.
    void isWrittenAndReadBack_data() { addRows(records(false)); }
    void isWrittenAndReadBack()
    {
        QFETCH(QString, path);
        const QByteArray text = contents(path);
        const auto record = parseRecord(std::string_view(text.constData(), std::size_t(text.size())));
        QVERIFY(record);
        const std::string once = writeRecord(*record);
        const auto again = parseRecord(once);
        QVERIFY2(again, once.c_str());
        QCOMPARE(writeRecord(*again), once);
        const Verdict v = judge(QByteArray::fromStdString(once));
        QVERIFY2(v.status == 0, qPrintable(v.why));
    }

    // What the referee saves of a record, with its packs stated, reloads to the same position.
    void isSavedByTheReferee_data() { addRows(records(false)); }
    void isSavedByTheReferee()
    {
        QFETCH(QString, path);
        const QByteArray text = contents(path);
        const auto record = parseRecord(std::string_view(text.constData(), std::size_t(text.size())));
        QVERIFY(record);
        static const Registry registry = standardRegistry();
        Referee first(registry), second(registry);
        QVERIFY(!first.start(*record));
        const auto saved = parseRecord(writeRecord(first.record()));
        QVERIFY(saved);
        const auto problem = second.start(*saved);
        QVERIFY2(!problem, problem ? qPrintable(shown(*problem)) : "");
        QCOMPARE(second.match().hash(), first.match().hash());
    }

    // Each reason of Agurk stands in a golden record, so that khiarctl check covers them all.
    void showEveryReason()
    {
        std::set<std::string> seen;
        for (const QString &path : records(false)) {
            if (path.contains("/handed/"))
                continue;
            const QByteArray text = contents(path);
            const auto record = parseRecord(std::string_view(text.constData(), std::size_t(text.size())));
            QVERIFY(record);
            for (const RecordLine &l : record->lines)
                if (l.kind == RecordLine::Kind::refused)
                    seen.insert(l.reason);
        }
        for (const char *reason : {"not-your-turn", "not-now", "not-in-hand", "wrong-count", "exchange-count", "too-low"})
            QVERIFY2(seen.count(reason), reason);
    }

    // The files themselves are there: an empty folder would pass everything above.
    void areMany()
    {
        QVERIFY(records(false).size() >= 60);
        QVERIFY(records(true).size() >= 30);
    }
};

QTEST_GUILESS_MAIN(Records)
#include "tst_records.moc"
