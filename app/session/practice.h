// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QObject>
#include <QString>
#include <QStringList>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

#include <memory>
#include <optional>
#include <span>

#include "app/models/guide_model.h"
#include "app/session/game_session.h"

namespace khiar {

/// The block of the open guide that is being played: a session of its own, never saved, never the running match's. In a play
/// block the reader goes on against bots. In a task a legal move that is not one of those sought is not played; after the right
/// one the game goes on as well.
class Practice : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to Khiar")
    /// The number of the live block, −1 when none is.
    Q_PROPERTY(int block READ block NOTIFY changed)
    /// Null until a block was touched for the first time.
    Q_PROPERTY(khiar::GameSession *session READ session NOTIFY changed)
    Q_PROPERTY(bool task READ task NOTIFY changed)
    /// "" nothing tried yet, "refused", "wrong" (legal, but not the move sought), "shown", "right".
    Q_PROPERTY(QString verdict READ verdict NOTIFY changed)
    /// What is said about the last try: a sentence, empty when nothing is. A refusal's sentence is the session's prompt.
    Q_PROPERTY(QString message READ message NOTIFY changed)
    /// What to read about it: list of {anchor, text}.
    Q_PROPERTY(QVariantList reasons READ reasons NOTIFY changed)
    /// The reader has tried twice in vain.
    Q_PROPERTY(bool canShow READ canShow NOTIFY changed)
    /// Faces of the cards of the move that was shown.
    Q_PROPERTY(QStringList shownFaces READ shownFaces NOTIFY changed)
    /// Something has been played or tried.
    Q_PROPERTY(bool begun READ begun NOTIFY changed)

public:
    /// Both must outlive this object.
    Practice(const Registry &registry, GuideModel &guide, QObject *parent = nullptr);
    ~Practice() override;

    int block() const { return m_block; }
    GameSession *session() const { return m_session.get(); }
    bool task() const { return m_task.has_value(); }
    QString verdict() const { return m_verdict; }
    QString message() const;
    QVariantList reasons() const;
    bool canShow() const;
    QStringList shownFaces() const;
    bool begun() const;
    void setSpeed(double speed);
    /// The block as a match for the table: from where the reader has got to, or from the block's own position. Nobody has
    /// a name at the reader's seat. Nothing when there is no such block.
    std::optional<Record> tableRecord(int block) const;

    /// Makes the block live; the one before becomes a picture again.
    Q_INVOKABLE void start(int block);
    /// A card or a button of a block that is a picture still: makes it live and does the same there.
    Q_INVOKABLE void touch(int block, const QString &face);
    Q_INVOKABLE void press(int block, int row, int number, const QString &suit);
    /// Makes the block live and shows how its position came about, card by card.
    Q_INVOKABLE void watch(int block);
    /// The live block from its own position again.
    Q_INVOKABLE void startOver();
    /// Shows a move of those sought.
    Q_INVOKABLE void show();
    /// No block is live.
    Q_INVOKABLE void leave();

signals:
    void changed();

private:
    bool load(int block);
    GameSession &made();
    bool judge(Seat seat, const Action &action);
    bool isSought(Seat seat, const Action &action) const;
    std::optional<Action> sought() const;
    QString moveName(const Action &action) const;
    void refused(const QString &reason);
    void renameSeats();
    void forgetTries();

    const Registry &m_registry;
    GuideModel &m_guide;
    std::unique_ptr<GameSession> m_session;
    double m_speed = 1;
    int m_block = -1;
    std::optional<GuideMatch> m_match;
    std::optional<guide::Task> m_task;
    QString m_verdict, m_refusal;
    std::optional<Action> m_tried;
    int m_misses = 0;
};

/// What the player of guides says, for the test that both languages have it.
std::span<const Phrase> practicePhrases();

} // namespace khiar
