// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QString>
#include <QStringList>

#include <functional>
#include <optional>

#include "app/text/guide.h"
#include "app/text/words.h"
#include "engine/core/match.h"

// The one place that knows what a document's name means. Some documents are files, others are composed:
//
//     PRESET            a game's guide                 file
//     family/FAMILY     what its games share           file
//     common            the program's table            file
//     rules/PRESET      the rules of a game, whole     composed
//     rules/table       of the match at the table      composed, while there is one
//     rules/new         of the dialog before a match   composed, while something stands in it
//     rules/draft       of the page of house rules     composed, while something stands on it
//     rules/house/ID    of house rules that are kept   composed
//     compare/FAMILY    how its games differ           composed
//     glossary          the words of the games         composed
namespace khiar::guide {

/// Rules that are no preset's. An empty title = the preset's name.
struct NamedRules { Setup setup; QString title; };
/// Answers for rules/table, rules/new, rules/draft and rules/house/ID: what they name now, or nothing.
using RulesNamed = std::function<std::optional<NamedRules>(const QString &document)>;

class Documents {
public:
    /// The registry must outlive this object.
    explicit Documents(const Registry &registry) : m_registry(registry) {}
    const Registry &registry() const { return m_registry; }
    void setRulesNamed(RulesNamed named) { m_named = std::move(named); }

    /// Whether it is there, in both languages.
    bool exists(const QString &document) const;
    Result<Guide> read(const QString &language, const QString &document) const;
    /// What lists call it: a game's or a family's name, or what it is. Reads no document. Empty when it is none.
    QString title(const Words &words, const QString &document) const;
    /// The game that a document is about, "" when it is about none or several.
    QString gameOf(const QString &document) const;
    /// The family that a document or a game belongs to, null when none.
    const FamilyBase *familyOf(const QString &document) const;

    /// What is read one after the other by who learns this game, those that are there.
    QStringList wayThrough(const QString &game) const;
    /// What a search goes through, family by family. Rules of presets are left out: their guides say the same.
    QStringList searched() const;
    /// The document that explains `anchor` to who plays `game`: its own guide, else its family's page, else common.
    std::optional<Place> explains(const QString &language, const QString &game, const QString &anchor) const;

private:
    std::optional<NamedRules> rules(const QString &document) const;
    const Registry &m_registry;
    RulesNamed m_named;
};

/// What documents are called, for the test that both languages have it.
std::span<const Phrase> documentPhrases();

} // namespace khiar::guide
