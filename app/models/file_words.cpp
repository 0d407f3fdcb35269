// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/file_words.h"

#include <array>

namespace khiar {

using namespace file_text;

std::span<const Phrase> filePhrases()
{
    static constexpr std::array list = {kDateTime, kSavedSpoken, kSavedDamaged, kSaved, kRecordSaved, kKept, kKeptOther, kRemoved, kShowSaved, kUndo,
                                        kNoticeNotSaved, kNoticeNotSavedText, kNoticeNotWritten, kNoticeNotKept, kNoticeNotKeptText, kNoticeNotChanged, kNoticeNotChangedText,
                                        kNotLocal, kNoGame, kNoticeSecond, kNoticeSecondText};
    return list;
}

} // namespace khiar
