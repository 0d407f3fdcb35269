// SPDX-License-Identifier: GPL-3.0-or-later
// Protects the words of Khiar as its own: no twelve words in a row of the five Persian pages that it started from (the seeds)
// stand in a guide, a Persian string, the catalogue or the glossary, however they are spelled, joined or pointed.
//
// The seeds stay outside: tests/fixtures/seeds.hashes holds a hash for each of their windows of twelve words, made by
//     tests/tst_seeds --seeds FOLDER_OF_THE_SEEDS > tests/fixtures/seeds.hashes
// A hash is the first 48 bits of SHA-256, twelve hexadecimal digits a line, sorted; lines with # are remarks. Two texts that
// differ share one by chance once in 2^48, so 12 000 windows there and half a million here give a false hit in 50 000 runs.
#include <QtTest>

#include <QCryptographicHash>
#include <QDir>
#include <QDirIterator>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QXmlStreamReader>

#include <cmath>
#include <cstdio>
#include <map>
#include <set>

#include "app/text/fold.h"

using namespace khiar;

namespace {

constexpr qsizetype kWindow = 12;
constexpr int kHashDigits = 12;

const QString kTranslations = QStringLiteral(KHIAR_SOURCE_DIR "/translations/");

QString contentOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

/// The words of a text in the one form of folded(), and prefixes and endings joined to their word: «می شود», «می‌شود» and
/// «میشود» are one word, and so are «ورق ها» and «ورق‌ها».
QStringList wordsOf(const QString &text)
{
    static const QRegularExpression prefix(QStringLiteral("(?<= |^)(ن?می) (?=\\S)")), ending(QStringLiteral(" (ها|های|هایی|تر|ترین)(?= |$)"));
    return folded(text).replace(prefix, QStringLiteral("\\1")).replace(ending, QStringLiteral("\\1")).split(u' ', Qt::SkipEmptyParts);
}

QByteArray hashOf(const QString &window)
{
    return QCryptographicHash::hash(window.toUtf8(), QCryptographicHash::Sha256).toHex().left(kHashDigits);
}

/// Each window of a text with its hash; a text of fewer words has none.
std::multimap<QByteArray, QString> windowsOf(const QString &text)
{
    const QStringList words = wordsOf(text);
    std::multimap<QByteArray, QString> windows;
    for (qsizetype i = 0; i + kWindow <= words.size(); ++i) {
        const QString window = words.mid(i, kWindow).join(u' ');
        windows.emplace(hashOf(window), window);
    }
    return windows;
}

std::set<QByteArray> seedHashes()
{
    std::set<QByteArray> hashes;
    for (const QString &line : contentOf(QStringLiteral(KHIAR_SOURCE_DIR "/tests/fixtures/seeds.hashes")).split(u'\n', Qt::SkipEmptyParts))
        if (!line.startsWith(u'#'))
            hashes.insert(line.toLatin1());
    return hashes;
}

/// What a reader reads of a guide, the glossary or a sentence with links, without records, anchors and the targets of links.
QString proseOf(QString markdown)
{
    static const QRegularExpression record(QStringLiteral("^```.*?^```$"), QRegularExpression::MultilineOption | QRegularExpression::DotMatchesEverythingOption),
        anchor(QStringLiteral("\\{#[^}]*\\}")), target(QStringLiteral("\\]\\([^)]*\\)"));
    return markdown.remove(record).remove(anchor).remove(target);
}

/// Every sentence of a .ts file: sources and translations, and the forms of counted ones.
QStringList sentencesOf(const QString &ts)
{
    QStringList list;
    for (QXmlStreamReader xml(contentOf(ts)); !xml.atEnd();) {
        xml.readNext();
        if (xml.isStartElement() && (xml.name() == QLatin1String("source") || xml.name() == QLatin1String("translation") || xml.name() == QLatin1String("numerusform")))
            list += proseOf(xml.readElementText(QXmlStreamReader::IncludeChildElements));
    }
    return list;
}

void collectStrings(const QJsonValue &value, QStringList &list)
{
    if (value.isString())
        list += value.toString();
    for (const QJsonValue &v : value.toArray())
        collectStrings(v, list);
    for (const QJsonValue &v : value.toObject())
        collectStrings(v, list);
}

/// All that a person reads, by the file in which it stands.
std::map<QString, QStringList> everyText()
{
    std::map<QString, QStringList> texts;
    for (QDirIterator it(kTranslations + QStringLiteral("guides"), {QStringLiteral("*.md")}, QDir::Files, QDirIterator::Subdirectories); it.hasNext();) {
        const QString path = it.next();
        texts[QDir(kTranslations).relativeFilePath(path)] = {proseOf(contentOf(path))};
    }
    texts[QStringLiteral("GLOSSARY.md")] = {proseOf(contentOf(kTranslations + QStringLiteral("GLOSSARY.md")))};
    texts[QStringLiteral("khiar_fa.ts")] = sentencesOf(kTranslations + QStringLiteral("khiar_fa.ts"));
    collectStrings(QJsonDocument::fromJson(contentOf(QStringLiteral(KHIAR_SOURCE_DIR "/assets/catalogue.json")).toUtf8()).object(), texts[QStringLiteral("catalogue.json")]);
    return texts;
}

/// The windows of a text that are among `hashes`.
QStringList hits(const std::set<QByteArray> &hashes, const QString &text)
{
    QStringList found;
    for (const auto &[hash, window] : windowsOf(text))
        if (hashes.contains(hash))
            found += window;
    return found;
}

/// Writes the hashes of every *.txt of a folder to standard output.
int printHashes(const QString &folder)
{
    std::set<QByteArray> hashes;
    for (QDirIterator it(folder, {QStringLiteral("*.txt")}, QDir::Files); it.hasNext();)
        for (const auto &[hash, window] : windowsOf(contentOf(it.next())))
            hashes.insert(hash);
    std::printf("# Windows of twelve words of the seeds; tests/app/tst_seeds.cpp says how they were made.\n");
    for (const QByteArray &hash : hashes)
        std::printf("%s\n", hash.constData());
    return hashes.empty();
}

} // namespace

class TestSeeds : public QObject {
    Q_OBJECT

private slots:
    void theHashesAreThere()
    {
        const QStringList lines = contentOf(QStringLiteral(KHIAR_SOURCE_DIR "/tests/fixtures/seeds.hashes")).split(u'\n', Qt::SkipEmptyParts);
        QVERIFY(lines.size() > 10000);
        static const QRegularExpression form(QStringLiteral("^[0-9a-f]{12}$"));
        for (qsizetype i = 1; i < lines.size(); ++i) {
            QVERIFY2(form.match(lines[i]).hasMatch(), qPrintable(lines[i]));
            QVERIFY2(i == 1 || lines[i - 1] < lines[i], qPrintable(lines[i]));
        }
    }

    void noSentenceOfASeedStandsInKhiar()
    {
        const std::set<QByteArray> hashes = seedHashes();
        QStringList faults;
        qsizetype windows = 0;
        for (const auto &[file, texts] : everyText()) {
            QVERIFY2(!texts.join(QString()).isEmpty(), qPrintable(file));
            for (const QString &text : texts) {
                windows += std::max<qsizetype>(0, wordsOf(text).size() - kWindow + 1);
                for (const QString &words : hits(hashes, text))
                    faults += file + QStringLiteral(": ") + words;
            }
        }
        QVERIFY2(faults.isEmpty(), qPrintable(faults.join(u'\n')));
        QVERIFY(windows > 100000);
        // a hit by chance stays out of sight, however much is written
        QVERIFY(double(windows) * double(hashes.size()) / std::pow(2.0, 4 * kHashDigits) < 0.001);
    }

    // The test would notice: the same words are found in another spelling and in the middle of others, and one word changed
    // in every twelve is enough to be another text.
    void aCopyIsNoticed()
    {
        const QString own = QStringLiteral("یک روز بارانی مینا و امید کنار پنجره نشستند و ورق‌ها را آرام می‌شمردند.");
        std::set<QByteArray> hashes;
        for (const auto &[hash, window] : windowsOf(own))
            hashes.insert(hash);
        QVERIFY(!hashes.empty());
        QCOMPARE(hits(hashes, QStringLiteral("گفت: يك روز باراني، مینا و امید كنار پنجره نشستند و ورق ها را آرام می شمردند؛ بعد رفتند.")).size(), qsizetype(hashes.size()));
        QCOMPARE(hits(hashes, proseOf(QStringLiteral("**یک روز** [بارانی](agurk#short) مینا و امید کنار پنجره نشستند و ورقها را آرام میشمردند"))).size(), qsizetype(hashes.size()));
        QVERIFY(hits(hashes, QStringLiteral("یک روز بارانی مینا و سارا کنار پنجره نشستند و ورق‌ها را آرام می‌شمردند.")).isEmpty());
    }
};

int main(int argc, char **argv)
{
    QCoreApplication app(argc, argv);
    const QStringList arguments = QCoreApplication::arguments();
    if (arguments.size() == 3 && arguments[1] == QLatin1String("--seeds"))
        return printHashes(arguments[2]);
    TestSeeds test;
    return QTest::qExec(&test, argc, argv);
}
#include "tst_seeds.moc"
