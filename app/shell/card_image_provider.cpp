// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/card_image_provider.h"

#include <QFile>
#include <QMutexLocker>
#include <QPainter>
#include <QStringList>
#include <memory>
#include <utility>

namespace khiar {

namespace {

constexpr int kRenderers = 8; // a parsed face with the paths it keeps is larger than its picture; parsing again takes less than 1 ms
constexpr int kImagesKiB = 2 * 1024; // what is shown is held by its Image; this is for faces that come back
constexpr int kMargin = 2;
constexpr int kSmallest = 8;
constexpr qreal kRatio = 88.0 / 63.0;

// Literals of the two-colour deck and what stands for them in four colours; the generator of the deck
// (assets/generators/make_deck.py, FOUR) holds the same table.
constexpr std::pair<const char *, const char *> kFour[] = {
    {"#1D1F22", "#1E7A46"}, {"#2C4A44", "#1D5A3A"}, {"#9DBBAA", "#9CCBA6"}, {"#EEF4EF", "#EDF6EE"},
    {"#C8322C", "#2466B3"}, {"#B34A28", "#234F87"}, {"#F2BC8E", "#A6C6EA"}, {"#FCF2E6", "#EEF4FB"},
};

QImage emptyPicture()
{
    QImage none(1, 1, QImage::Format_ARGB32_Premultiplied);
    none.fill(Qt::transparent);
    return none;
}

// The height that belongs to a width, both with margin, at the given scale.
int heightFor(qreal cardWidth, qreal scale)
{
    return qRound((qRound(cardWidth * kRatio) + 2 * kMargin) * scale);
}

} // namespace

CardImageProvider::CardImageProvider()
    : QQuickImageProvider(QQuickImageProvider::Image), m_renderers(kRenderers), m_images(kImagesKiB)
{
}

QImage CardImageProvider::requestImage(const QString &id, QSize *size, const QSize &requestedSize)
{
    const QStringList parts = id.split(u'@');
    const qreal cardWidth = parts.value(1).toDouble();
    const bool four = parts.value(2) == QLatin1String("four");
    QSize wanted = requestedSize;
    if (wanted.width() <= 0 && wanted.height() <= 0)
        wanted.setWidth(qRound(cardWidth) + 2 * kMargin); // a picture within a text asks for no size
    if (cardWidth < kSmallest || wanted.width() < kSmallest)
        return emptyPicture();
    const qreal scale = wanted.width() / (cardWidth + 2 * kMargin);
    const int height = heightFor(cardWidth, scale);
    if (wanted.height() <= 0)
        wanted.setHeight(height);
    if (qAbs(wanted.height() - height) > 3 * scale)
        return emptyPicture(); // one part of sourceSize is still the old one

    const QMutexLocker lock(&m_mutex);
    const QString key = id + u'@' + QString::number(wanted.width()) + u'x' + QString::number(wanted.height());
    if (size)
        *size = wanted;
    if (const QImage *known = m_images.object(key))
        return *known;
    QSvgRenderer *face = renderer(parts.value(0), four);
    if (!face)
        return {};
    const QImage image = draw(*face, wanted, kMargin * scale);
    m_images.insert(key, new QImage(image), int(image.sizeInBytes() / 1024) + 1);
    return image;
}

QSvgRenderer *CardImageProvider::renderer(const QString &face, bool fourColours)
{
    const QString key = fourColours ? face + u'@' : face;
    if (QSvgRenderer *known = m_renderers.object(key))
        return known;
    if (face.contains(QLatin1String("..")))
        return nullptr;
    QFile file(QStringLiteral(":/assets/cards/") + face + QStringLiteral(".svg"));
    if (!file.open(QIODevice::ReadOnly))
        return nullptr;
    QByteArray drawing = file.readAll();
    if (fourColours) {
        for (const auto &[from, to] : kFour)
            drawing.replace(from, to);
    }
    auto made = std::make_unique<QSvgRenderer>(drawing);
    if (!made->isValid())
        return nullptr;
    QSvgRenderer *result = made.get();
    m_renderers.insert(key, made.release());
    return result;
}

QImage CardImageProvider::draw(QSvgRenderer &renderer, const QSize &size, qreal margin) const
{
    QImage image(size, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    renderer.render(&painter, QRectF(margin, margin, size.width() - 2 * margin, size.height() - 2 * margin));
    return image;
}

} // namespace khiar
