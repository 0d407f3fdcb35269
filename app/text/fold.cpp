// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text/fold.h"

#include <QHash>

#include <algorithm>

namespace khiar {
namespace {

constexpr char16_t kJoiner = 0x200C; // ZWNJ

/// Letters that differ in writing only, and that no decomposition takes apart.
QString plainLetter(char16_t c)
{
    switch (c) {
    case u'ي':
    case u'ى': return QStringLiteral("ی");
    case u'ك': return QStringLiteral("ک");
    case u'ة':
    case 0x06D5: // what ۀ comes apart into
    case 0x06BE: return QStringLiteral("ه");
    case 0x0671: return QStringLiteral("ا");
    case u'ø': return QStringLiteral("o");
    case u'æ': return QStringLiteral("ae");
    case u'œ': return QStringLiteral("oe");
    case u'ł': return QStringLiteral("l");
    case u'đ':
    case u'ð': return QStringLiteral("d");
    case u'þ': return QStringLiteral("th");
    case u'ı': return QStringLiteral("i");
    case u'ß': return QStringLiteral("ss");
    default: return {};
    }
}

// What vanishes without leaving a gap: joiners, direction marks, isolates, the soft hyphen, the stretching of letters.
bool vanishes(QChar c)
{
    return c.isMark() || c.category() == QChar::Other_Format || c.unicode() == 0x0640 || c.unicode() == u'\'' || c.unicode() == 0x2019;
}

/// The same with blanks where joiners stand.
QString joinersApart(QString text)
{
    return text.replace(QChar(kJoiner), u' ');
}

/// Words that glossary, part 1, gives up, in the form of folded(), and what stands for them here.
const QHash<QString, QString> &givenUp()
{
    static const QHash<QString, QString> words = [] {
        QHash<QString, QString> h;
        static constexpr const char *list[][2] = {
            // cards
            {"کارت", "ورق"}, {"برگ", "ورق"}, {"دک", "دسته"}, {"تک", "آس"}, {"ملکه", "بی‌بی"}, {"کویین", "بی‌بی"}, {"کوئین", "بی‌بی"},
            {"جک", "سرباز"}, {"خدمه", "سرباز"}, {"کینگ", "شاه"}, {"خاج", "گشنیز"}, {"ژوکر", "جوکر"}, {"پیکچرکارت", "صورت‌دار"}, {"ست", "گروه"}, {"سینگلتون", "تک‌ورق"},
            // table and play
            {"بات", "ربات"}, {"کامپیوتر", "ربات"}, {"دیلر", "پخش‌کننده"}, {"راند", "دور"}, {"مسابقه", "بازی"}, {"تریک", "دست"}, {"ترفند", "دست"},
            {"فورهند", "نفر اول"}, {"سردست", "نفر اول"}, {"پات", "صندوق"}, {"لید", "شروع"}, {"کوپ", "کات"}, {"شارپ", "تیز"},
            // score and stakes
            {"پنالتی", "جریمه"}, {"زندگی", "جان"}, {"اخراج", "حذف"}, {"شرط", "مایه"}, {"سوردوبل", "دوبل دوم"}, {"ریدوبل", "دوبل دوم"},
            // trumps and bidding
            {"آتو", "حکم"}, {"ترامپ", "حکم"}, {"سرس", "بی‌حکم"}, {"مناقصه", "خواندن"}, {"مزایده", "خواندن"}, {"بوور", "سرباز حکم"}, {"باور", "سرباز حکم"},
            {"بیوه", "یدک"}, {"پشته", "کپه"}, {"انباشت", "کپه"},
            // the program
            {"نسخه", "گونه"}, {"قوانین", "قواعد"}, {"راهنما", "آموزش"}, {"واگرد", "برگرداندن"}, {"بازپخش", "تماشای دوباره"},
            // English
            {"round", "deal"}, {"match", "game"}, {"knave", "jack"}, {"deck", "pack"}, {"kitty", "widow"}, {"beat", "reach"}, {"computer", "bot"}, {"ruff", "trump"}, {"bet", "stake"},
        };
        for (const auto &[word, chosen] : list)
            h.insert(folded(QString::fromUtf8(word)), folded(QString::fromUtf8(chosen)));
        return h;
    }();
    return words;
}

/// A word of a text as it is compared, and where it stands.
struct WordAt { QString form; Stretch at; };

/// Words between which something else than letters and digits stands, or, `apart`, a joiner.
std::vector<WordAt> wordsOf(const QString &text, bool apart)
{
    const auto within = [apart](QChar c) { return c.isLetterOrNumber() || (vanishes(c) && !(apart && c.unicode() == kJoiner)); };
    std::vector<WordAt> words;
    for (qsizetype i = 0; i < text.size();) {
        if (!text[i].isLetterOrNumber()) {
            ++i;
            continue;
        }
        const qsizetype from = i;
        while (i < text.size() && within(text[i]))
            ++i;
        words.push_back({folded(text.mid(from, i - from)), {from, i - from}});
    }
    return words;
}

/// Marks the words that `wanted`, which may be several words, begins at and runs over.
void markWords(const std::vector<WordAt> &words, const QString &wanted, std::vector<bool> &marked)
{
    QString line;
    std::vector<qsizetype> starts;
    for (const WordAt &w : words) {
        line += u' ';
        starts.push_back(line.size());
        line += w.form;
    }
    for (qsizetype at = line.indexOf(u' ' + wanted); at >= 0; at = line.indexOf(u' ' + wanted, at + 1))
        for (std::size_t i = 0; i < words.size(); ++i)
            if (starts[i] < at + 1 + wanted.size() && starts[i] + words[i].form.size() > at + 1)
                std::fill_n(marked.begin() + words[i].at.from, words[i].at.length, true);
}

} // namespace

QString folded(const QString &text)
{
    QString out;
    out.reserve(text.size());
    bool gap = false;
    const QString apart = text.normalized(QString::NormalizationForm_KD).toCaseFolded();
    for (const QChar c : apart) {
        if (vanishes(c))
            continue;
        if (!c.isLetterOrNumber()) {
            gap = !out.isEmpty();
            continue;
        }
        if (gap)
            out.append(u' ');
        gap = false;
        if (const QString letter = plainLetter(c.unicode()); !letter.isEmpty())
            out.append(letter);
        else if (c.digitValue() >= 0)
            out.append(QChar(u'0' + c.digitValue()));
        else
            out.append(c);
    }
    return out;
}

Sought::Sought(const QString &typed)
{
    const QString all = folded(typed);
    const auto words = all.split(u' ', Qt::SkipEmptyParts);
    for (const QString &word : words) {
        QStringList meant{word};
        if (const QString chosen = givenUp().value(word); !chosen.isEmpty())
            meant.append(chosen);
        m_words.push_back(std::move(meant));
    }
    if (words.size() > 1)
        m_run = QString(all).remove(u' ');
}

std::vector<Stretch> Sought::marks(const QString &text) const
{
    std::vector<bool> marked(std::size_t(text.size()), false);
    for (const bool apart : {false, true})
        for (const auto words = wordsOf(text, apart); const QStringList &meant : m_words)
            for (const QString &word : meant)
                markWords(words, word, marked);
    std::vector<Stretch> list;
    for (qsizetype i = 0; i < text.size(); ++i) {
        if (!marked[std::size_t(i)])
            continue;
        if (!list.empty() && list.back().from + list.back().length == i)
            ++list.back().length;
        else
            list.push_back({i, 1});
    }
    return list;
}

Findable::Findable(const QStringList &names, const QStringList &texts)
{
    for (const QString &name : names) {
        const QString joined = folded(name), apart = folded(joinersApart(name));
        QStringList forms{joined, apart, QString(joined).remove(u' ')}; // as written, with blanks, run together
        forms.removeDuplicates();
        m_names += u'\n' + forms.join(u'\n') + u'\n';
    }
    for (const QString &text : texts) {
        const QString joined = folded(text), apart = folded(joinersApart(text));
        m_texts += u' ' + joined + u'\n';
        if (apart != joined)
            m_texts += u' ' + apart + u'\n';
    }
}

bool Findable::holdsWord(const QString &word) const
{
    return m_names.contains(word) || m_texts.contains(u' ' + word);
}

bool Findable::holdsAny(const QStringList &meant) const
{
    return std::any_of(meant.begin(), meant.end(), [this](const QString &word) { return holdsWord(word); });
}

int Findable::heldOf(const Sought &sought) const
{
    return int(std::count_if(sought.m_words.begin(), sought.m_words.end(), [this](const QStringList &meant) { return holdsAny(meant); }));
}

bool Findable::holds(const Sought &sought) const
{
    return heldOf(sought) == int(sought.m_words.size()) || (!sought.m_run.isEmpty() && m_names.contains(sought.m_run));
}

bool Findable::hold(std::span<const Findable> parts, const Sought &sought)
{
    return std::all_of(sought.m_words.begin(), sought.m_words.end(), [&](const QStringList &meant) {
        return std::any_of(parts.begin(), parts.end(), [&](const Findable &part) { return part.holdsAny(meant); });
    });
}

} // namespace khiar
