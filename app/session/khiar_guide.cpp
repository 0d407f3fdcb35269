// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/khiar.h"

namespace khiar {

void Khiar::setGuideBeside(bool beside)
{
    if (beside == m_guideBeside || (beside && m_guide.document().isEmpty()))
        return;
    m_guideBeside = beside;
    if (!beside)
        m_practice.leave();
    emit guideBesideChanged();
}

void Khiar::openGuide(const QString &gameId, const QString &anchor)
{
    if (!m_guide.open(gameId, anchor))
        return;
    if (m_page == QLatin1String("table"))
        setGuideBeside(true);
    else
        setPage(QStringLiteral("guide"));
}

bool Khiar::playAtTable(int block, bool sure)
{
    const auto record = m_practice.tableRecord(block);
    if (!record || (unfinished() && !sure))
        return false;
    m_practice.leave();
    setGuideBeside(false);
    begin(*record);
    return true;
}

} // namespace khiar
