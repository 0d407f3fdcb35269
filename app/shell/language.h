// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>
#include <QtQml/qqmlregistration.h>
#include <functional>

class QQmlEngine;
class QJSEngine;

namespace khiar {

/// The language in use, "fa" or "en". Valid from startLanguage() on; before, what it would start with.
QString currentLanguage();

/// What `--lang` asks for. Wins over KHIAR_LANG and the saved setting. Call it before the engine is made;
/// anything but "fa" and "en" is ignored.
void setRequestedLanguage(const QString &code);

/// What the person chose last time. Call it before the engine is made.
void setSavedLanguage(const QString &code);

/// Installs the texts: of --lang, else KHIAR_LANG, else the saved setting, else the system's locale
/// (fa* is Persian, all others English). Does nothing when a language is in use already.
void startLanguage();

/// Changes the language of the whole program.
void changeLanguage(const QString &code);

/// Calls `call` after each change of language, as long as `context` lives.
void onLanguageChange(QObject *context, std::function<void()> call);

/// The number in the digits of the current language: 1234 is "1,234" or "۱٬۲۳۴".
QString localNumber(double number, int decimals = 0);

/// The same text with its digits 0-9 (and %) in the current language's script: "2–7", "+3".
QString localDigits(const QString &text);

/// The language as QML sees it (singleton). All of it follows codeChanged. A binding that calls a function here
/// must read `code` too, or call Theme.num() and Theme.digits(), which do.
class Language : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    Q_PROPERTY(QString code READ code WRITE setCode NOTIFY codeChanged)
    Q_PROPERTY(bool rtl READ rtl NOTIFY codeChanged)
    /// The language that the switch leads to, and its name in itself.
    Q_PROPERTY(QString nextCode READ nextCode NOTIFY codeChanged)
    Q_PROPERTY(QString nextName READ nextName NOTIFY codeChanged)

public:
    static Language *create(QQmlEngine *engine, QJSEngine *scriptEngine);

    QString code() const;
    void setCode(const QString &code);
    bool rtl() const;
    QString nextCode() const;
    QString nextName() const;

    /// 1234 in local digits.
    Q_INVOKABLE QString number(double n, int decimals = 0) const;
    /// A text with local digits.
    Q_INVOKABLE QString numberText(const QString &text) const;
    /// A text within first-strong isolates: for names of people and for what stays Latin.
    Q_INVOKABLE QString isolate(const QString &text) const;

signals:
    void codeChanged();

private:
    explicit Language(QQmlEngine *engine);
};

} // namespace khiar
