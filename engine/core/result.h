// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "engine/core/text.h"

#include <optional>
#include <stdexcept>
#include <utility>
#include <variant>

namespace khiar {

/// What was wrong with input: the sentence (what was wrong, what was expected) and the line, 0 = no line.
struct Problem {
    Text text;
    int line = 0;
};

/// A value or what was wrong. (std::expected is not on this compiler.)
template <class T>
class [[nodiscard]] Result {
public:
    Result(T value) : m_value(std::move(value)) {}
    Result(Problem problem) : m_value(std::move(problem)) {}
    explicit operator bool() const { return m_value.index() == 0; }
    T &operator*() { return std::get<0>(m_value); }
    const T &operator*() const { return std::get<0>(m_value); }
    T *operator->() { return &std::get<0>(m_value); }
    const T *operator->() const { return &std::get<0>(m_value); }
    const Problem &problem() const { return std::get<1>(m_value); }

private:
    std::variant<T, Problem> m_value;
};

/// A broken invariant: the match stops, the autosave is kept, the session says so.
class BrokenInvariant : public std::logic_error {
public:
    using std::logic_error::logic_error;
};

#define KHIAR_CHECK(condition)                                                                       \
    do {                                                                                             \
        if (!(condition)) [[unlikely]]                                                               \
            throw ::khiar::BrokenInvariant(std::string(__FILE__) + ": " #condition);                 \
    } while (false)

} // namespace khiar
