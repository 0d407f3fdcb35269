// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text/persian.h"

#include <QRegularExpression>

namespace khiar {
namespace {

struct Rule {
    const char *pattern;
    const char *fault;
};

// A word of Persian ends where no letter and no joiner follows.
#define WORD(words) "(?<![\\p{L}\\p{M}\\x{200C}])(?:" words ")(?![\\p{L}\\p{M}\\x{200C}])"

constexpr Rule kRules[] = {
    {"[0-9]", "a Latin digit"},
    {"\\p{Arabic}.*[A-Za-z]|[A-Za-z].*\\p{Arabic}", "Latin letters outside isolates"},
    {"[٠-٩]", "an Arabic digit"},
    {"[يكىةۀ]", "an Arabic letter"},
    {"ه\\x{200C}ی(?![\\p{L}])", "the ezafe of ه is written ه‌ی"},
    {" (?:ها(?![\\p{L}])|[،؛؟])", "a space before ها, ، ؛ or ؟"},
    {WORD("ن?می") " (?=\\p{L})", "می stands apart from its verb"},
    {"[\"']", "a straight quote"},
    {"\\s\\x{200C}|\\x{200C}\\s|^\\x{200C}|\\x{200C}$|\\x{200C}\\x{200C}", "a joiner at the edge of a word"},
    {"[ادذرزژوآ]\\x{200C}", "a joiner after a letter that does not join"},
    {"\\}\\x{200C}|\\x{200C}\\{|\\}[\\p{L}\\p{M}]", "something is attached to a placeholder"},
    {WORD("تریک|ترفند|دیلر|مناقصه|بوور|بیوه|هدایت|کیوکامبر|پنالتی|توسط|می‌باشد|گردد|نمود|وی"), "a word of the refused list"},
};
#undef WORD

/// The text with what is not Persian taken out, so that the rest can be checked.
QString checkable(QString text)
{
    static const QRegularExpression isolate(QStringLiteral("\\x{2068}[^\\x{2069}]*\\x{2069}"));
    static const QRegularExpression named(QStringLiteral("\\{[A-Za-z0-9-]*\\}")), numbered(QStringLiteral("%L?[0-9n]+")), tag(QStringLiteral("<[^>]*>")),
        target(QStringLiteral("(?<=\\])\\([^)]*\\)"));
    return text.remove(target).replace(isolate, QStringLiteral("{}")).replace(named, QStringLiteral("{}")).replace(numbered, QStringLiteral("{}")).remove(tag);
}

} // namespace

QStringList persianFaults(const QString &text)
{
    QStringList faults;
    const QString checked = checkable(text);
    for (const Rule &rule : kRules) {
        static constexpr auto options = QRegularExpression::UseUnicodePropertiesOption;
        const auto match = QRegularExpression(QString::fromUtf8(rule.pattern), options).match(checked);
        if (match.hasMatch())
            faults += QString::fromUtf8(rule.fault) + QStringLiteral(": «%1»").arg(match.captured().left(40));
    }
    return faults;
}

QStringList placeholdersOf(const QString &text)
{
    static const QRegularExpression placeholder(QStringLiteral("\\{([A-Za-z][A-Za-z0-9-]*)\\}"));
    QStringList names;
    for (auto it = placeholder.globalMatch(text); it.hasNext();)
        names += it.next().captured(1);
    names.sort();
    names.removeDuplicates();
    return names;
}

} // namespace khiar
