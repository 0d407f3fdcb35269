// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/program_options.h"

#include "app/shell/measured_parts.h"

namespace khiar {
namespace {

bool readSize(const QString &value, QSize &size)
{
    const QStringList parts = value.split(u'x');
    bool okW = false, okH = false;
    if (parts.size() != 2)
        return false;
    size = {parts[0].toInt(&okW), parts[1].toInt(&okH)};
    return okW && okH && size.width() >= 320 && size.height() >= 240 && size.width() <= 8192 && size.height() <= 8192;
}

bool readNumber(const QString &value, double low, double high, double &number)
{
    bool ok = false;
    number = value.toDouble(&ok);
    return ok && number >= low && number <= high;
}

bool readCount(const QString &value, int &count)
{
    bool ok = false;
    count = value.toInt(&ok);
    return ok && count >= 0;
}

bool readSeed(const QString &value, std::optional<quint64> &seed)
{
    bool ok = false;
    seed = value.toULongLong(&ok);
    return ok;
}

bool readLanguage(const QString &value, QString &language)
{
    language = value;
    return value == QLatin1String("fa") || value == QLatin1String("en");
}

/// Takes one word of a picture with its value; false when the word is not known or the value makes no sense.
bool takePictureWord(const QString &name, const QString &value, ProgramOptions &o)
{
    if (name == QLatin1String("--page")) {
        o.page = value;
        return ProgramOptions::pages().contains(value);
    }
    if (name == QLatin1String("--game") || name == QLatin1String("--anchor")) {
        (name == QLatin1String("--game") ? o.game : o.anchor) = value;
        return !value.isEmpty();
    }
    if (name == QLatin1String("--seed"))
        return readSeed(value, o.seed);
    if (name == QLatin1String("--players"))
        return readCount(value, o.players);
    if (name == QLatin1String("--people"))
        return readCount(value, o.people);
    if (name == QLatin1String("--moves"))
        return readCount(value, o.moves);
    if (name == QLatin1String("--size"))
        return readSize(value, o.size);
    if (name == QLatin1String("--scale"))
        return readNumber(value, 0.5, 4, o.scale);
    if (name == QLatin1String("--font-scale"))
        return readNumber(value, 1, 2, o.fontScale);
    return false;
}

bool isPart(const QString &word)
{
    return word == QLatin1String("quick") || measuredParts().contains(word);
}

} // namespace

const QStringList &ProgramOptions::pages()
{
    static const QStringList list = {QStringLiteral("home"),    QStringLiteral("new"),   QStringLiteral("table"),
                                     QStringLiteral("settings"), QStringLiteral("curtain"), QStringLiteral("score"),
                                     QStringLiteral("guide"),   QStringLiteral("keys"),  QStringLiteral("saved"),
                                     QStringLiteral("game"), QStringLiteral("house")};
    return list;
}

std::optional<ProgramOptions> readProgramOptions(const QStringList &words)
{
    using Does = ProgramOptions::Does;
    ProgramOptions o;
    bool ofPicture = false;
    for (int i = 0; i < words.size(); ++i) {
        const QString &word = words[i];
        const bool hasValue = i + 1 < words.size();
        if (word == QLatin1String("--help") || word == QLatin1String("-h")) {
            o.does = Does::help;
        } else if (word == QLatin1String("--version")) {
            o.does = Does::version;
        } else if (word == QLatin1String("--measure")) {
            o.does = Does::measure;
            if (hasValue && isPart(words[i + 1]))
                o.measured = words[++i];
        } else if (!word.startsWith(u'-')) {
            o.files.append(word);
        } else if (!hasValue) {
            return std::nullopt;
        } else if (word == QLatin1String("--lang")) {
            if (!readLanguage(words[++i], o.language))
                return std::nullopt;
        } else if (word == QLatin1String("--screenshot")) {
            o.does = Does::picture;
            o.picture = words[++i];
        } else {
            ofPicture = true;
            if (!takePictureWord(word, words[++i], o))
                return std::nullopt;
        }
    }
    if (o.does == Does::help || o.does == Does::version)
        return o;
    if (ofPicture && o.does != Does::picture)
        return std::nullopt;
    if (o.does == Does::measure && !o.files.isEmpty())
        return std::nullopt;
    if (o.files.size() > 1 && !(o.does == Does::picture && o.page == QLatin1String("saved")))
        return std::nullopt;
    return o;
}

QString usageText()
{
    return QStringLiteral("usage: khiar [--lang fa|en] [FILE.khiar]\n"
                          "       khiar --screenshot FILE [--page %1]\n"
                          "             [--game ID] [--anchor A] [--seed N] [--players N] [--people N] [--moves N]\n"
                          "             [--lang fa|en] [--size 1280x800] [--scale 1] [--font-scale 1] [FILE.khiar]\n"
                          "       khiar --measure [quick]\n"
                          "       khiar --help | --version\n")
        .arg(ProgramOptions::pages().join(u'|'));
}

} // namespace khiar
