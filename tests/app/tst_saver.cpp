// SPDX-License-Identifier: GPL-3.0-or-later
// Protects what a person has played: saves are whole or not there, a damaged one never takes the place of the good one
// before it, the next start finds the best that is left, and a disk that cannot be written is said once.
#include <QDir>
#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <atomic>

#include "app/storage/autosave.h"
#include "app/storage/saver.h"
#include "engine/session/referee.h"
#include "engine/session/registry.h"

using namespace khiar;
namespace fs = std::filesystem;

namespace {

const Registry &registry()
{
    static const Registry r = standardRegistry();
    return r;
}

/// The saves of a match of the first game: [n] = after n actions.
std::vector<std::string> savesOf(std::uint64_t seed, int actions)
{
    Record start;
    const PresetSpec &first = *registry().familyOf("agurk")->preset("agurk"); // a match of it is short: it is saved after every move
    start.setup.game = first.id;
    start.setup.players = first.seatsMin;
    start.setup.seed = seed;
    Referee referee(registry());
    if (referee.start(start))
        return {};
    std::vector<std::string> saves = {writeRecord(referee.record())};
    for (int i = 0; i < actions && !referee.match().over(); ++i) {
        const Seat seat = referee.match().toAct().front();
        if (referee.submit(seat, referee.match().legal(seat).actions.front()))
            return {};
        saves.push_back(writeRecord(referee.record()));
    }
    return saves;
}

void put(const fs::path &file, const std::string &text)
{
    QFile f(QString::fromStdString(file.string()));
    QVERIFY(f.open(QIODevice::WriteOnly));
    f.write(text.data(), qint64(text.size()));
}

std::string get(const fs::path &file)
{
    const auto text = readFile(file);
    return text ? *text : std::string();
}

int damagedFiles(const QTemporaryDir &dir)
{
    return int(QDir(dir.path()).entryList({QStringLiteral("autosave.damaged-*.khiar")}, QDir::Files).size());
}

} // namespace

class TestSaver : public QObject {
    Q_OBJECT
private slots:
    void nothingYet()
    {
        QTemporaryDir dir;
        const FoundSave found = findSave(AutosaveFiles(dir.path().toStdString() + "/none"), registry());
        QVERIFY(!found.record && !found.problem);
    }

    void keepsOneOlderCopy()
    {
        QTemporaryDir dir;
        AutosaveFiles files(dir.path().toStdString() + "/deep/er");
        const auto saves = savesOf(7, 5);
        QCOMPARE(int(saves.size()), 6);
        for (const std::string &s : saves)
            QCOMPARE(files.write(s, registry()), std::string());
        QCOMPARE(get(files.newest()), saves[5]);
        QCOMPARE(get(files.older()), saves[4]);
        QCOMPARE(QDir(dir.path() + QStringLiteral("/deep/er")).entryList(QDir::Files).size(), 2);
        const FoundSave found = findSave(files, registry());
        QVERIFY(found.record && !found.problem);
        QCOMPARE(int(found.record->lines.size()), 5);
    }

    // Cut anywhere, the newest save is either as good as whole, or the older one is found and stays what it is while the
    // game goes on.
    void cutAtEveryByte()
    {
        QTemporaryDir dir;
        const auto saves = savesOf(11, 9);
        const std::string &whole = saves[9], &before = saves[8];
        for (std::size_t cut = 0; cut < whole.size(); ++cut) {
            AutosaveFiles files(dir.path().toStdString());
            put(files.newest(), whole.substr(0, cut));
            put(files.older(), before);
            const FoundSave found = findSave(files, registry());
            QVERIFY2(found.record, std::to_string(cut).c_str());
            QVERIFY2(found.record->lines.size() >= 8, std::to_string(cut).c_str());
            const std::string next = writeRecord(*found.record);
            QCOMPARE(files.write(next, registry()), std::string());
            QCOMPARE(get(files.newest()), next);
            if (found.problem) {
                QVERIFY(!found.problem->text.phrase.empty());
                QCOMPARE(get(files.older()), before);
                QCOMPARE(damagedFiles(dir), 1);
                QCOMPARE(get(dir.path().toStdString() + "/autosave.damaged-1.khiar"), whole.substr(0, cut));
                fs::remove(dir.path().toStdString() + "/autosave.damaged-1.khiar");
            }
        }
    }

    void cutBetweenTwoMovesIsNoticed()
    {
        QTemporaryDir dir;
        AutosaveFiles files(dir.path().toStdString());
        const auto saves = savesOf(3, 12);
        put(files.newest(), saves[10].substr(0, saves[10].rfind('\n', saves[10].size() - 2) + 1)); // 9 moves
        put(files.older(), saves[9]);
        QVERIFY(!findSave(files, registry()).problem); // as many moves as before: nothing is lost
        put(files.newest(), saves[4]);
        const FoundSave found = findSave(files, registry());
        QVERIFY(found.problem && found.problem->line > 0);
        QCOMPARE(int(found.record->lines.size()), 9);
    }

    void damagedNamesCount()
    {
        QTemporaryDir dir;
        const auto saves = savesOf(5, 3);
        for (int i = 1; i <= 3; ++i) {
            AutosaveFiles files(dir.path().toStdString());
            put(files.newest(), "khiar 1\n\xff\xfe" + std::to_string(i));
            QCOMPARE(files.write(saves[std::size_t(i)], registry()), std::string());
            QCOMPARE(damagedFiles(dir), i);
        }
        QCOMPARE(get(dir.path().toStdString() + "/autosave.damaged-2.khiar"), std::string("khiar 1\n\xff\xfe") + "2");
    }

    // The same match begun anew has fewer moves than its own last save, and is not taken for a cut one.
    void begunAnewWithTheSameSeed()
    {
        QTemporaryDir dir;
        AutosaveFiles files(dir.path().toStdString());
        const auto saves = savesOf(7, 6);
        QCOMPARE(files.write(saves[6], registry()), std::string());
        QCOMPARE(files.write(saves[0], registry()), std::string());
        const FoundSave found = findSave(files, registry());
        QVERIFY(found.record && !found.problem);
        QVERIFY(found.record->lines.empty());
    }

    void finishedMatchIsNotContinued()
    {
        QTemporaryDir dir;
        AutosaveFiles files(dir.path().toStdString());
        const auto saves = savesOf(2, 100000);
        QCOMPARE(files.write(saves[saves.size() - 2], registry()), std::string());
        QVERIFY(findSave(files, registry()).record);
        QCOMPARE(files.write(saves.back(), registry()), std::string());
        const FoundSave found = findSave(files, registry());
        QVERIFY(!found.record && !found.problem);
    }

    // A power cut between the two renames leaves the older copy only.
    void newestMissing()
    {
        QTemporaryDir dir;
        AutosaveFiles files(dir.path().toStdString());
        const auto saves = savesOf(2, 4);
        put(files.older(), saves[4]);
        const FoundSave found = findSave(files, registry());
        QVERIFY(found.record && !found.problem);
    }

    // A move that the rules no longer allow: the match opens up to there.
    void playableUpToALine()
    {
        QTemporaryDir dir;
        AutosaveFiles files(dir.path().toStdString());
        auto text = savesOf(2, 4)[4];
        put(files.newest(), text + text.substr(text.rfind('\n', text.size() - 2) + 1)); // the last move twice
        const FoundSave found = findSave(files, registry());
        QVERIFY(found.record && found.problem && found.partly);
    }

    void coalesces()
    {
        QTemporaryDir dir;
        std::atomic<int> writes = 0;
        const auto saves = savesOf(4, 40);
        {
            SaveWorker worker(AutosaveFiles(dir.path().toStdString()), registry(), [&](std::string wrong) {
                if (wrong.empty())
                    ++writes;
            });
            for (int round = 0; round < 20; ++round)
                for (const std::string &s : saves)
                    worker.save(s);
        } // leaving waits
        QCOMPARE(get(AutosaveFiles(dir.path().toStdString()).newest()), saves.back());
        QVERIFY2(writes >= 1 && writes < int(saves.size()) * 20, std::to_string(writes).c_str());
    }

    void failureIsSaidOnce()
    {
        QTemporaryDir dir;
        const QString file = dir.filePath(QStringLiteral("file"));
        put(file.toStdString(), "in the way");
        const auto saves = savesOf(4, 3);
        Saver saver(file + QStringLiteral("/khiar"), registry());
        QSignalSpy failed(&saver, &Saver::failed);
        for (const std::string &s : saves) {
            saver.save(QString::fromStdString(s));
            saver.flush();
        }
        QTRY_COMPARE(failed.size(), 1);
        QVERIFY(!failed.first().first().toString().isEmpty());
        QFile::remove(file); // it works again
        saver.save(QString::fromStdString(saves[1]));
        saver.flush();
        QCoreApplication::processEvents();
        QCOMPARE(failed.size(), 1);
        QCOMPARE(get(AutosaveFiles((file + QStringLiteral("/khiar")).toStdString()).newest()), saves[1]);
    }

    void unreadableFileIsAProblem()
    {
        QTemporaryDir dir;
        QVERIFY(!readFile(dir.filePath(QStringLiteral("none")).toStdString()));
        QVERIFY(!readFile(dir.path().toStdString())); // a folder
    }
};

QTEST_GUILESS_MAIN(TestSaver)
#include "tst_saver.moc"
