// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <array>
#include <string_view>

namespace khiar {

/// The program's own people: bots and players of examples. They are the same persons in both languages, so their
/// names stand in the reader's script; names that somebody typed never change.
struct Person {
    const char *english;
    const char *persian;
};

inline constexpr std::array<Person, 8> kPeople = {{
    {"Mina", "مینا"}, {"Omid", "امید"}, {"Sara", "سارا"}, {"Kaveh", "کاوه"},
    {"Leila", "لیلا"}, {"Arash", "آرش"}, {"Babak", "بابک"}, {"Nika", "نیکا"},
}};

/// The person of this name in either script, null when it is nobody's.
constexpr const Person *personNamed(std::string_view name)
{
    for (const Person &p : kPeople)
        if (name == p.english || name == p.persian)
            return &p;
    return nullptr;
}

} // namespace khiar
