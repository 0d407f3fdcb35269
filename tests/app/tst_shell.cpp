// SPDX-License-Identifier: GPL-3.0-or-later
// What the shell must have ready before any page is drawn: resources, card pictures, texts in two languages.
#include <QDir>
#include <QFile>
#include <QFontInfo>
#include <QGuiApplication>
#include <QJsonDocument>
#include <QJsonObject>
#include <QQmlComponent>
#include <QQmlEngine>
#include <QSignalSpy>
#include <QTest>
#include <QThread>

#include "app/shell/app_setup.h"
#include "app/shell/card_image_provider.h"
#include "app/shell/language.h"
#include "app/shell/plugins.h"

using namespace khiar;

class TestShell : public QObject {
    Q_OBJECT
private slots:
    void initTestCase();
    void resources();
    void everyFaceIsDrawn();
    void picturesHaveAMargin();
    void partialSizes();
    void unknownFace();
    void fromAnotherThread();
    void languageOfTheStart();
    void languageChange();
    void digits();
    void font();

private:
    static QImage picture(CardImageProvider &cards, const QString &face, int width, int height);
};

void TestShell::initTestCase()
{
    qputenv("KHIAR_LANG", "en");
}

QImage TestShell::picture(CardImageProvider &cards, const QString &face, int width, int height)
{
    return cards.requestImage(face, nullptr, QSize(width, height));
}

void TestShell::resources()
{
    for (const char *file : {":/i18n/khiar_fa.qm", ":/i18n/khiar_en.qm", ":/assets/catalogue.json", ":/assets/cards/QH.svg",
                             ":/assets/cards/big/QH.svg", ":/assets/art/shadow.png", ":/assets/icons/khiar.svg",
                             ":/assets/sounds/card-place.wav"})
        QVERIFY2(QFile::exists(QString::fromLatin1(file)), file);
    QFile catalogue(QStringLiteral(":/assets/catalogue.json"));
    QVERIFY(catalogue.open(QIODevice::ReadOnly));
    QJsonParseError error{};
    const QJsonDocument document = QJsonDocument::fromJson(catalogue.readAll(), &error);
    QVERIFY2(error.error == QJsonParseError::NoError, qPrintable(error.errorString()));
    QVERIFY(document.object().contains(QStringLiteral("families")));
}

void TestShell::everyFaceIsDrawn()
{
    CardImageProvider cards;
    int faces = 0;
    for (const char *folder : {"", "big/", "kille/", "big/kille/"}) {
        const QDir dir(QStringLiteral(":/assets/cards/") + QLatin1String(folder));
        for (const QString &file : dir.entryList({QStringLiteral("*.svg")}, QDir::Files)) {
            const QString face = QLatin1String(folder) + file.chopped(4);
            const QImage image = picture(cards, face + QStringLiteral("@63"), 67, 92);
            QVERIFY2(image.size() == QSize(67, 92), qPrintable(face));
            QVERIFY2(qAlpha(image.pixel(33, 46)) == 255, qPrintable(face));
            ++faces;
        }
    }
    QVERIFY2(faces >= 52 + 3 + 4 + 15 + 70 + 42, qPrintable(QString::number(faces)));
}

void TestShell::picturesHaveAMargin()
{
    CardImageProvider cards;
    for (int scale : {1, 2}) {
        const QImage image = picture(cards, QStringLiteral("QH@126"), 130 * scale, 180 * scale);
        for (int i = 0; i < 2 * scale - 1; ++i) { // the last one takes the soft edge of the card
            QCOMPARE(qAlpha(image.pixel(65 * scale, i)), 0);
            QCOMPARE(qAlpha(image.pixel(i, 90 * scale)), 0);
        }
        QCOMPARE(qAlpha(image.pixel(65 * scale, 2 * scale + 3)), 255);
    }
    QVERIFY(picture(cards, QStringLiteral("QC@126"), 130, 180) != picture(cards, QStringLiteral("QC@126@four"), 130, 180));
    QCOMPARE(picture(cards, QStringLiteral("QS@126"), 130, 180), picture(cards, QStringLiteral("QS@126@four"), 130, 180));
}

void TestShell::partialSizes()
{
    CardImageProvider cards;
    QCOMPARE(picture(cards, QStringLiteral("QH@126"), 130, 1).size(), QSize(1, 1));
    QCOMPARE(picture(cards, QStringLiteral("QH@126"), 1, 180).size(), QSize(1, 1));
    QCOMPARE(picture(cards, QStringLiteral("QH@126"), 130, 90).size(), QSize(1, 1));
    QCOMPARE(picture(cards, QStringLiteral("QH@126"), 130, 0).size(), QSize(130, 180));
    QCOMPARE(picture(cards, QStringLiteral("QH"), 130, 180).size(), QSize(1, 1));
}

void TestShell::unknownFace()
{
    CardImageProvider cards;
    QVERIFY(picture(cards, QStringLiteral("ZZ@126"), 130, 180).isNull());
    QVERIFY(picture(cards, QStringLiteral("../art/mark@126"), 130, 180).isNull());
}

void TestShell::fromAnotherThread()
{
    CardImageProvider cards;
    const QStringList faces = {"QH@63", "KS@63", "2C@63", "big/TD@63"};
    const auto draw = [&] {
        for (int i = 0; i < 40; ++i) {
            if (picture(cards, faces[i % 4], 67, 92).size() != QSize(67, 92))
                qFatal("a face was not drawn");
        }
    };
    std::unique_ptr<QThread> other(QThread::create(draw));
    other->start();
    draw();
    QVERIFY(other->wait(20000));
}

void TestShell::languageOfTheStart()
{
    qputenv("KHIAR_LANG", "fa");
    QCOMPARE(currentLanguage(), QStringLiteral("fa"));
    setRequestedLanguage(QStringLiteral("en")); // --lang wins
    QCOMPARE(currentLanguage(), QStringLiteral("en"));
    setRequestedLanguage(QStringLiteral("xx")); // unknown: as if nothing was asked
    QCOMPARE(currentLanguage(), QStringLiteral("fa"));
    qunsetenv("KHIAR_LANG");
    setSavedLanguage(QStringLiteral("fa"));
    QCOMPARE(currentLanguage(), QStringLiteral("fa"));
    qputenv("KHIAR_LANG", "en");
    QCOMPARE(currentLanguage(), QStringLiteral("en"));
}

void TestShell::languageChange()
{
    QQmlEngine engine;
    app::engine(engine);
    QQmlComponent component(&engine);
    component.setData("import QtQml\nimport Khiar.Models\nQtObject { property string code: Language.code\n"
                      "property string words: qsTranslate('TopBar', 'Back'); property bool rtl: Language.rtl }",
                      QUrl());
    const std::unique_ptr<QObject> object(component.create());
    QVERIFY2(object, qPrintable(component.errorString()));
    QCOMPARE(object->property("code").toString(), QStringLiteral("en"));
    QCOMPARE(object->property("words").toString(), QStringLiteral("Back"));

    int calls = 0;
    QObject context;
    onLanguageChange(&context, [&] { ++calls; });
    changeLanguage(QStringLiteral("fa"));
    QCOMPARE(object->property("code").toString(), QStringLiteral("fa"));
    QCOMPARE(object->property("words").toString(), QStringLiteral("بازگشت"));
    QCOMPARE(object->property("rtl").toBool(), true);
    QCOMPARE(QGuiApplication::layoutDirection(), Qt::RightToLeft);
    changeLanguage(QStringLiteral("xx"));
    QCOMPARE(currentLanguage(), QStringLiteral("fa"));
    changeLanguage(QStringLiteral("en"));
    QCOMPARE(object->property("words").toString(), QStringLiteral("Back"));
    QCOMPARE(calls, 2);
}

void TestShell::digits()
{
    changeLanguage(QStringLiteral("fa"));
    QCOMPARE(localNumber(1234), QStringLiteral("۱٬۲۳۴"));
    QCOMPARE(localNumber(0.5, 1), QStringLiteral("۰٫۵"));
    QCOMPARE(localDigits(QStringLiteral("12 %")), QStringLiteral("۱۲ ٪"));
    changeLanguage(QStringLiteral("en"));
    QCOMPARE(localNumber(1234), QStringLiteral("1,234"));
    QCOMPARE(localDigits(QStringLiteral("12 %")), QStringLiteral("12 %"));
}

void TestShell::font()
{
    app::fonts();
    const bool embedded = !QDir(QStringLiteral(":/assets/fonts")).entryList({QStringLiteral("*.ttf")}).isEmpty();
    if (!embedded)
        QSKIP("built without a font of its own");
    const QString family = QFontInfo(QGuiApplication::font()).family();
    QVERIFY2(family.startsWith(QLatin1String("Vazirmatn")) || family.startsWith(QLatin1String("Noto Sans")), qPrintable(family));
}

QTEST_MAIN(TestShell)
#include "tst_shell.moc"
