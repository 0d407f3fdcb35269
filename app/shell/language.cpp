// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/language.h"

#include <QGuiApplication>
#include <QLibraryInfo>
#include <QLocale>
#include <QPointer>
#include <QQmlEngine>
#include <QTranslator>

namespace khiar {

namespace {

// Translators belong to the application, so there is one of these for each application.
class Texts : public QObject {
    Q_OBJECT
public:
    using QObject::QObject;
    void use(const QString &code);
    QString code;

signals:
    void changed();

private:
    QTranslator m_own, m_qt;
};

void Texts::use(const QString &wanted)
{
    code = wanted;
    QCoreApplication::removeTranslator(&m_own);
    QCoreApplication::removeTranslator(&m_qt);
    const QLocale locale = code == QLatin1String("fa") ? QLocale(QStringLiteral("fa_IR")) : QLocale(QStringLiteral("en"));
    QLocale::setDefault(locale);
    if (m_qt.load(QStringLiteral("qtbase_") + code, QLibraryInfo::path(QLibraryInfo::TranslationsPath)))
        QCoreApplication::installTranslator(&m_qt);
    if (m_own.load(QStringLiteral(":/i18n/khiar_") + code + QStringLiteral(".qm")))
        QCoreApplication::installTranslator(&m_own);
    else
        qWarning("no texts in the language %s were built in", qPrintable(code));
    if (qobject_cast<QGuiApplication *>(QCoreApplication::instance()))
        QGuiApplication::setLayoutDirection(locale.textDirection());
    emit changed();
}

Texts &texts()
{
    static QPointer<Texts> current;
    if (!current)
        current = new Texts(QCoreApplication::instance());
    return *current;
}

bool known(const QString &code)
{
    return code == QLatin1String("fa") || code == QLatin1String("en");
}

QString &requested()
{
    static QString code;
    return code;
}

QString &saved()
{
    static QString code;
    return code;
}

QString initialLanguage()
{
    for (const QString &code : {requested(), qEnvironmentVariable("KHIAR_LANG"), saved()}) {
        if (known(code))
            return code;
    }
    return QLocale::system().language() == QLocale::Persian ? QStringLiteral("fa") : QStringLiteral("en");
}

} // namespace

QString currentLanguage()
{
    const QString code = texts().code;
    return code.isEmpty() ? initialLanguage() : code;
}

void setRequestedLanguage(const QString &code)
{
    requested() = code;
}

void setSavedLanguage(const QString &code)
{
    saved() = code;
}

void startLanguage()
{
    if (texts().code.isEmpty())
        texts().use(initialLanguage());
}

void changeLanguage(const QString &code)
{
    if (known(code) && code != texts().code)
        texts().use(code);
}

void onLanguageChange(QObject *context, std::function<void()> call)
{
    QObject::connect(&texts(), &Texts::changed, context, std::move(call));
}

QString localNumber(double number, int decimals)
{
    return QLocale().toString(number, 'f', decimals);
}

QString localDigits(const QString &text)
{
    if (currentLanguage() != QLatin1String("fa"))
        return text;
    QString result = text;
    for (QChar &c : result) {
        if (c >= u'0' && c <= u'9')
            c = QChar(char16_t(0x06F0 + (c.unicode() - u'0')));
        else if (c == u'%')
            c = QChar(0x066A);
    }
    return result;
}

Language::Language(QQmlEngine *engine)
{
    startLanguage();
    onLanguageChange(this, [this, engine = QPointer<QQmlEngine>(engine)] {
        emit codeChanged();
        if (engine)
            engine->retranslate();
    });
}

Language *Language::create(QQmlEngine *engine, QJSEngine *)
{
    return new Language(engine);
}

QString Language::code() const
{
    return currentLanguage();
}

void Language::setCode(const QString &code)
{
    changeLanguage(code);
}

bool Language::rtl() const
{
    return currentLanguage() == QLatin1String("fa");
}

QString Language::nextCode() const
{
    return rtl() ? QStringLiteral("en") : QStringLiteral("fa");
}

QString Language::nextName() const
{
    return rtl() ? QStringLiteral("English") : QStringLiteral("فارسی");
}

QString Language::number(double n, int decimals) const
{
    return localNumber(n, decimals);
}

QString Language::numberText(const QString &text) const
{
    return localDigits(text);
}

QString Language::isolate(const QString &text) const
{
    return QChar(0x2068) + text + QChar(0x2069);
}

} // namespace khiar

#include "language.moc"
