// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCache>
#include <QImage>
#include <QMutex>
#include <QQuickImageProvider>
#include <QSvgRenderer>

namespace khiar {

/// Draws card faces for QML, from :/assets/cards/<face>.svg.
///
///     image://cards/QH@126         the card 126 wide within a picture of 130: two transparent pixels all
///                                  round keep the edges of a turned card smooth on the software renderer
///     image://cards/big/QH@40      the face whose rank and suit fill the card
///     image://cards/QC@126@four    four suit colours: clubs green, diamonds blue
///     image://cards/back-night@126
///
/// Without a size (a picture within a text) the card is as wide as its name says, in pixels of the screen.
/// `sourceSize` is the size of the whole picture, margin included, already times the device pixel ratio. Its
/// two parts reach the Image one after the other, so a request that cannot be meant is answered by an empty
/// picture of one pixel. An unknown face gives a null image: QML says so on stderr. Safe from any thread.
class CardImageProvider : public QQuickImageProvider {
public:
    CardImageProvider();
    QImage requestImage(const QString &id, QSize *size, const QSize &requestedSize) override;

private:
    QSvgRenderer *renderer(const QString &face, bool fourColours);
    QImage draw(QSvgRenderer &renderer, const QSize &size, qreal margin) const;

    QMutex m_mutex;
    QCache<QString, QSvgRenderer> m_renderers; // parsed faces, the last few
    QCache<QString, QImage> m_images;          // drawn faces, by KiB
};

} // namespace khiar
