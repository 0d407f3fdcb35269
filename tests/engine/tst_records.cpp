// SPDX-License-Identifier: GPL-3.0-or-later
// Protects: every record under tests/games. Golden records (their values were worked out by hand from the rules pages)
// and those handed out must play through with all expectations; wrong or damaged ones must be turned down with the
// exit status and line that their first comment states, `# expect: 2 line 7`. And that the golden records show each
// reason for which a move can be refused, every preset, and every value of every option.
#include <QtTest>

#include <QDirIterator>
#include <QRegularExpression>

#include "engine/core/record.h"
#include "engine/session/referee.h"
#include "engine/session/registry.h"
#include "engine/session/replay.h"

#include <map>
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

struct Outcome {
    int status = 0; ///< exit status of khiarctl check
    int line = 0;
    QString why;
};

Outcome judge(const QByteArray &text)
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

/// The records that were worked out by hand.
std::vector<Record> golden()
{
    std::vector<Record> list;
    for (const QString &path : records(false)) {
        if (path.contains("/handed/"))
            continue;
        const QByteArray text = contents(path);
        if (auto record = parseRecord(std::string_view(text.constData(), std::size_t(text.size()))))
            list.push_back(std::move(*record));
    }
    return list;
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
        const Outcome v = judge(contents(path));
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
        const Outcome v = judge(text);
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
        const Outcome v = judge(QByteArray::fromStdString(once));
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

    // Each reason of the families stands in a golden record, so that khiarctl check covers them all.
    void showEveryReason()
    {
        std::set<std::string> seen;
        for (const Record &record : golden())
            for (const RecordLine &l : record.lines)
                if (l.kind == RecordLine::Kind::refused)
                    seen.insert(l.reason);
        for (const char *reason : {"not-your-turn", "not-now", "not-in-hand", "wrong-count", "exchange-count", "keep-one", "not-equal", "lead-lowest",
                                   "must-equal", "ace-blocked", "must-reach", "lowest-reaching-only", "too-low", "set-too-low", // Cucumber
                                   "follow-suit", "bid-too-low", "bid-too-high", "turned-down-suit", "no-trumps-off", "upcard-stays", "must-stay", // Buck Euchre
                                   "cut-range", "bid-too-long", "must-be-trump", // Apples
                                   "suit-taken", "must-lead", "must-beat-or-take", "must-cover", "does-not-beat"}) // Svoi Kozyri
            QVERIFY2(seen.count(reason), reason);
    }

    // Two records by hand for every preset at least: those handed out do not know all of them.
    void showEveryPreset()
    {
        std::map<std::string, int> count;
        for (const Record &record : golden())
            ++count[record.setup.game];
        static const Registry registry = standardRegistry();
        for (const FamilyBase *family : registry.families())
            for (const PresetSpec &preset : family->presets())
                QVERIFY2(count[preset.id] >= 2, preset.id);
    }

    // Every value of every choice is played in a golden record, by its preset or by an option line; every number is set.
    void showEveryOption()
    {
        std::set<std::pair<std::string, std::string>> played;
        std::set<std::string> set;
        static const Registry registry = standardRegistry();
        for (const Record &record : golden()) {
            const FamilyBase *family = registry.familyOf(record.setup.game);
            QVERIFY(family);
            for (const OptionSpec &option : family->options()) {
                std::string value = family->presetValue(*family->preset(record.setup.game), option.key);
                for (const OptionSetting &o : record.setup.options)
                    if (o.key == option.key) {
                        value = o.value;
                        set.insert(o.key);
                    }
                played.insert({option.key, value});
            }
        }
        for (const FamilyBase *family : registry.families())
            for (const OptionSpec &option : family->options()) {
                for (const OptionValue &v : option.values)
                    QVERIFY2(played.count({option.key, v.word}), qPrintable(QString("%1 %2").arg(option.key, v.word)));
                if (option.kind == OptionKind::number)
                    QVERIFY2(set.count(option.key), option.key);
            }
    }

    // The files themselves are there: an empty folder would pass everything above.
    void areMany()
    {
        QVERIFY(records(false).size() >= 1050);
        QVERIFY(records(true).size() >= 410);
    }
};

QTEST_GUILESS_MAIN(Records)
#include "tst_records.moc"
