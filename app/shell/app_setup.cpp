// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/app_setup.h"

#include "app/shell/card_image_provider.h"
#include "app/shell/language.h"

#include <QDir>
#include <QFont>
#include <QFontDatabase>
#include <QGuiApplication>
#include <QIcon>
#include <QOffscreenSurface>
#include <QOpenGLContext>
#include <QOpenGLFunctions>
#include <QQmlEngine>
#include <QQuickStyle>
#include <QQuickWindow>
#include <cstdio>

namespace khiar::app {

namespace {

bool hasRenderNode()
{
    const QDir dri(QStringLiteral("/dev/dri"));
    return !dri.entryList({QStringLiteral("renderD*")}, QDir::System | QDir::Files).isEmpty();
}

// True when OpenGL works here and a graphics card does the work.
bool hasRealOpenGl()
{
    if (!hasRenderNode())
        return false;
    QOpenGLContext context;
    QOffscreenSurface surface;
    surface.create();
    if (!context.create() || !context.makeCurrent(&surface))
        return false;
    const auto *text = reinterpret_cast<const char *>(context.functions()->glGetString(GL_RENDERER));
    const QByteArray renderer = QByteArray(text).toLower();
    context.doneCurrent();
    for (const char *slow : {"llvmpipe", "softpipe", "swrast"}) {
        if (renderer.contains(slow))
            return false;
    }
    return true;
}

} // namespace

void beforeApp()
{
    QCoreApplication::setOrganizationName(QStringLiteral("khiar"));
    QCoreApplication::setApplicationName(QStringLiteral("khiar"));
    QQuickStyle::setStyle(QStringLiteral("Basic"));
}

void graphics()
{
    const QString wanted = qEnvironmentVariable("KHIAR_RENDERER");
    if (wanted == QLatin1String("software"))
        return QQuickWindow::setGraphicsApi(QSGRendererInterface::Software);
    if (wanted == QLatin1String("opengl"))
        return QQuickWindow::setGraphicsApi(QSGRendererInterface::OpenGL);
    if (!wanted.isEmpty())
        std::fprintf(stderr, "khiar: KHIAR_RENDERER is \"%s\"; known are software and opengl\n", qPrintable(wanted));
    if (qEnvironmentVariableIsSet("QT_QUICK_BACKEND") || qEnvironmentVariableIsSet("QSG_RHI_BACKEND"))
        return;
    if (!hasRealOpenGl())
        QQuickWindow::setGraphicsApi(QSGRendererInterface::Software);
}

void fonts()
{
    const QDir dir(QStringLiteral(":/assets/fonts"));
    QStringList families;
    for (const QString &file : dir.entryList({QStringLiteral("*.ttf")}, QDir::Files, QDir::Name)) {
        const int id = QFontDatabase::addApplicationFont(dir.filePath(file));
        if (id < 0)
            std::fprintf(stderr, "khiar: the font %s could not be loaded\n", qPrintable(file));
        for (const QString &family : QFontDatabase::applicationFontFamilies(id)) {
            // some weights are families of their own to old programs; one name for all is what we want
            const QString plain = family.startsWith(QLatin1String("Vazirmatn")) ? QStringLiteral("Vazirmatn") : family;
            if (!families.contains(plain))
                families.append(plain);
        }
    }
    if (families.isEmpty())
        std::fprintf(stderr, "khiar: built without a font of its own (see app/fonts.cmake); taking the system's\n");
    families << QStringLiteral("Noto Sans") << QStringLiteral("DejaVu Sans");
    families.removeDuplicates();
    QFont font;
    font.setFamilies(families);
    font.setPixelSize(15);
    QGuiApplication::setFont(font);
}

void icon()
{
    QIcon icon;
    for (int size : {16, 22, 24, 32, 48, 64, 128, 256})
        icon.addFile(QStringLiteral(":/assets/icons/khiar-%1.png").arg(size), QSize(size, size));
    QGuiApplication::setWindowIcon(icon);
    QGuiApplication::setDesktopFileName(QStringLiteral("khiar"));
}

void engine(QQmlEngine &engine)
{
    startLanguage();
    engine.addImportPath(QStringLiteral("qrc:/qt/qml")); // the default from Qt 6.5 on
    engine.addImageProvider(QStringLiteral("cards"), new CardImageProvider);
}

QUrl mainUrl()
{
    return QUrl(QStringLiteral("qrc:/qt/qml/Khiar/Ui/Main.qml"));
}

} // namespace khiar::app
