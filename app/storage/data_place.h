// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QLockFile>
#include <QString>
#include <QStringList>

#include <memory>
#include <vector>

namespace khiar {

/// Where this program keeps its autosave. The first program has the data folder itself, another at the same time a folder
/// "window-2", "window-3" and so on in it; a lock file in each says who has it, and that of a program which has ended in whatever
/// way counts for nothing. Where no lock can be made (a folder that cannot be written) the program behaves as the first:
/// saving fails there anyway and says so.
class DataPlace {
public:
    explicit DataPlace(const QString &dataFolder);
    /// Where to keep the autosave; the same for as long as this lives.
    QString folder() const { return m_folder; }
    /// Another program has the data folder.
    bool second() const { return m_second; }

    /// What other windows left behind: folders that nobody has now, each locked while `Left` lives. Empty for a second program.
    struct Left {
        QString folder;
        std::unique_ptr<QLockFile> lock;
    };
    std::vector<Left> leftBehind() const;

private:
    QString m_data, m_folder;
    bool m_second = false;
    std::unique_ptr<QLockFile> m_lock;
};

} // namespace khiar
