// SPDX-License-Identifier: GPL-3.0-or-later
// check, show, legal and why: what a record says.
#include <QJsonArray>

#include <algorithm>
#include <array>

#include "app/cli/command_line.h"
#include "app/cli/texts.h"
#include "engine/core/problems.h"
#include "engine/session/replay.h"

namespace khiar::cli {
namespace {

/// A record that was read and played: `replay` is there unless the file could not be read or parsed.
struct Played {
    std::optional<Record> record;
    std::optional<Replay> replay;
    std::optional<Problem> invalid; ///< already complained of when the file could not be read at all
    int status = kFine;
};

Played playFile(Terminal &t, const QString &name)
{
    Played p;
    const auto bytes = readFile(t, name);
    p.status = kInvalid;
    if (!bytes)
        return p;
    auto record = parseRecord(*bytes);
    if (!record) {
        p.invalid = record.problem();
        t.complain(name, *p.invalid);
        return p;
    }
    p.record = std::move(*record);
    p.replay = replay(t.registry, *p.record);
    p.invalid = p.replay->invalid;
    t.words.setSeats(p.record->seats);
    if (p.invalid) {
        t.complain(name, *p.invalid);
        return p;
    }
    for (const Problem &w : p.replay->warnings)
        t.complain(name, w);
    p.status = p.replay->failed ? kFailed : kFine;
    return p;
}

QJsonObject problemObject(const Terminal &t, const Problem &p)
{
    return {{"line", p.line}, {"text", t.words.problem(p)}};
}

/// For show, legal and why: the match at the end, or null after complaining. A record that fails on the way is
/// complained of too, and its match is where it stopped.
const Match *matchOf(Terminal &t, const QString &name, const Played &p)
{
    if (p.status == kInvalid)
        return nullptr;
    if (p.replay->failed)
        t.complain(name, *p.replay->failed);
    return p.replay->match.get();
}

QString latin(std::string_view s)
{
    return QString::fromUtf8(s.data(), qsizetype(s.size()));
}

/// Every `KEY VALUE` that the game can answer, per seat where a seat is named.
std::vector<std::pair<QString, QString>> answersOf(const Match &match)
{
    constexpr std::array kOfTable = {"phase", "deal", "dealer", "turn", "hand-size", "score", "cucumbers", "credits", "pot", "stake", "trump", "trumps",
                                     "maker", "in", "out", "trick", "pile", "stock", "pay", "over", "winner", "loser", "draw"};
    constexpr std::array kOfSeats = {"hand", "won", "kept"};
    std::vector<std::pair<QString, QString>> out;
    for (const char *key : kOfTable)
        if (const auto answer = match.answer(key, 0))
            out.emplace_back(latin(key), latin(answerText(*answer)));
    for (const char *key : kOfSeats)
        for (Seat s = 0; s < match.seats(); ++s)
            if (const auto answer = match.answer(key, s))
                out.emplace_back(QStringLiteral("%1 %2").arg(QLatin1String(key)).arg(s), latin(answerText(*answer)));
    return out;
}

constexpr std::array kZoneWords = {"hand", "trick", "played", "pile", "stock", "upcard", "widow", "kept", "won", "target", "discard"};
static_assert(kZoneWords.size() == kZoneKinds);
constexpr std::array kFactWords = {"points", "credits", "cucumbers", "lives", "pot", "stake", "multiplier", "trump", "own-trump", "maker", "bid",
                                   "requirement", "in", "tricks", "dealer", "turn", "deal", "trick", "hand-size", "limit", "best"};
static_assert(kFactWords.size() == std::size_t(FactKind::best) + 1);

QString zoneCards(const ZoneView &zone)
{
    QStringList cards;
    for (const CardView &c : zone.cards)
        cards += c.shown.valid() ? latin(cardText(c.shown)) : QStringLiteral("?");
    return cards.isEmpty() ? QStringLiteral("-") : cards.join(u' ');
}

QString owned(const char *word, int owner)
{
    return owner < 0 ? QString(QLatin1String(word)) : QStringLiteral("%1 %2").arg(QLatin1String(word)).arg(owner);
}

/// What one seat sees: zones with its faces and "?" for backs, then facts.
void showTable(Terminal &t, const TableView &table, QJsonObject &object)
{
    QJsonArray zones, facts;
    if (!t.json)
        t.print(QStringLiteral("phase %1").arg(latin(table.phase)));
    for (const ZoneView &z : table.zones) {
        const char *word = kZoneWords[std::size_t(z.zone.kind)];
        if (!t.json)
            t.print(owned(word, z.zone.owner) + u' ' + zoneCards(z));
        zones += QJsonObject{{"zone", QLatin1String(word)}, {"owner", z.zone.owner}, {"cards", zoneCards(z)}};
    }
    for (const Fact &f : table.facts) {
        const char *word = kFactWords[std::size_t(f.kind)];
        if (!t.json)
            t.print(QStringLiteral("fact %1 %2").arg(owned(word, f.seat)).arg(f.value));
        facts += QJsonObject{{"fact", QLatin1String(word)}, {"seat", f.seat}, {"value", f.value}};
    }
    object["phase"] = latin(table.phase);
    object["zones"] = zones;
    object["facts"] = facts;
}

QString offerText(const Offer &o)
{
    QString out = latin(verbWord(o.verb));
    QStringList counts, cards;
    for (int k = 1; k < 32; ++k)
        if (o.counts >> k & 1)
            counts += QString::number(k);
    o.candidates.each([&](Card c) { cards += latin(cardText(c)); });
    if (o.hasCards())
        out += QStringLiteral(" (%1) %2").arg(counts.join(u','), cards.join(u' '));
    if (o.hasNumbers())
        out += QStringLiteral(" %1…%2").arg(o.lowest).arg(o.highest);
    return out;
}

/// A seat number of a command line, or nothing after complaining.
std::optional<Seat> seatOf(Terminal &t, const QString &word, int seats)
{
    bool ok = false;
    const int n = word.toInt(&ok);
    if (ok && n >= 0 && n < seats)
        return n;
    t.complain(QStringLiteral("khiarctl"), {{problem::kOutside, {{"found", Verbatim{word.toStdString()}}, {"lowest", std::int64_t(0)}, {"highest", std::int64_t(seats - 1)}}}, 0});
    return std::nullopt;
}

/// An action of a command line that the game knows, or nothing after complaining.
std::optional<ParsedAction> actionOf(Terminal &t, const QString &words, const Match &match)
{
    const ParsedAction parsed = parseAction(words.toStdString());
    if (parsed.action && match.knowsVerb(parsed.action->verb))
        return parsed;
    const std::string expected = parsed.expected;
    const Phrase noun = parsed.action || expected == "verb" ? problem::kVerb : expected == "card" ? problem::kCard
        : expected == "suit" ? problem::kSuit : expected == "end" ? problem::kEnd : problem::kNumber;
    Text wrong{problem::kBadRecord, {{"found", Verbatim{parsed.badWord}}, {"expected", noun}}};
    if (parsed.action)
        wrong = {problem::kUnknownVerb, {{"found", Verbatim{std::string(verbWord(parsed.action->verb))}}}};
    else if (parsed.badWord.empty())
        wrong = {problem::kLineEnds, {{"expected", noun}}};
    t.complain(QStringLiteral("khiarctl"), {wrong, 0});
    return std::nullopt;
}

} // namespace

int runCheck(Terminal &t, const Arguments &a)
{
    int worst = kFine;
    QJsonArray files;
    for (const QString &name : a.words) {
        const Played p = playFile(t, name);
        worst = std::max(worst, p.status);
        const auto problem = p.invalid ? p.invalid : p.replay ? p.replay->failed : std::nullopt;
        QJsonObject object{{"file", name}, {"status", QStringList{"ok", "failed", "invalid"}[p.status]}, {"line", problem ? problem->line : 0},
                           {"text", problem ? t.words.problem(*problem) : QString()}};
        files += object;
        if (t.json)
            continue;
        if (p.status == kFine)
            t.print(QStringLiteral("ok ") + name);
        else if (p.status == kFailed)
            t.print(QStringLiteral("FAILED ") + t.located(name, *problem));
    }
    if (t.json)
        t.print(QJsonObject{{"files", files}});
    return worst;
}

int runShow(Terminal &t, const Arguments &a)
{
    const QString name = a.words.front();
    const Played p = playFile(t, name);
    const Match *match = matchOf(t, name, p);
    if (!match)
        return kInvalid;
    QJsonObject object{{"file", name}, {"game", latin(p.record->setup.game)}, {"moves", qint64(p.replay->played.size())}};
    if (p.replay->failed)
        object["failed"] = problemObject(t, *p.replay->failed);
    if (a.has(QStringLiteral("--seat"))) {
        const auto seat = seatOf(t, a.value(QStringLiteral("--seat")), match->seats());
        if (!seat)
            return kInvalid;
        object["seat"] = *seat;
        showTable(t, match->now()->table(*seat), object);
    } else {
        QJsonObject state;
        for (const auto &[key, value] : answersOf(*match)) {
            if (!t.json)
                t.print(QStringLiteral("= %1 %2").arg(key, value));
            state[key] = value;
        }
        object["state"] = state;
    }
    if (t.json)
        t.print(object);
    return p.status;
}

int runLegal(Terminal &t, const Arguments &a)
{
    const QString name = a.words.front();
    const Played p = playFile(t, name);
    const Match *match = matchOf(t, name, p);
    if (!match || p.status == kFailed)
        return match ? kFailed : kInvalid;
    const auto seats = match->toAct();
    const Seat seat = seats.empty() ? kNobody : seats.front();
    const LegalList legal = seat == kNobody ? LegalList{} : match->legal(seat);
    QJsonArray actions, offers;
    for (const Action &action : legal.actions) {
        if (!t.json)
            t.print(QStringLiteral("%1 %2").arg(seat).arg(latin(actionText(action))));
        actions += latin(actionText(action));
    }
    if (std::int64_t(legal.actions.size()) < legal.count) {
        for (const Offer &o : match->offers(seat)) {
            if (!t.json)
                t.print(QStringLiteral("%1 offer %2").arg(seat).arg(offerText(o)));
            offers += offerText(o);
        }
        if (!t.json)
            t.print(QStringLiteral("%1 count %2").arg(seat).arg(legal.count));
    }
    if (t.json)
        t.print(QJsonObject{{"file", name}, {"seat", seat}, {"count", qint64(legal.count)}, {"actions", actions}, {"offers", offers}});
    return kFine;
}

int runWhy(Terminal &t, const Arguments &a)
{
    const QString name = a.words.front();
    const Played p = playFile(t, name);
    const Match *match = matchOf(t, name, p);
    if (!match || p.status == kFailed)
        return match ? kFailed : kInvalid;
    const auto seat = seatOf(t, a.words[1], match->seats());
    const auto action = seat ? actionOf(t, a.words.mid(2).join(u' '), *match) : std::nullopt;
    if (!action)
        return kInvalid;
    const auto refusal = match->check(*seat, match->settleCopies(*seat, *action->action, action->unspecific));
    const QString reason = refusal ? QString(QLatin1String(refusal->reason)) : QString(), sentence = refusal ? t.words.sentence(refusal->text) : QString();
    if (t.json)
        t.print(QJsonObject{{"file", name}, {"seat", *seat}, {"action", a.words.mid(2).join(u' ')}, {"legal", !refusal}, {"reason", reason}, {"text", sentence}});
    else
        t.print(refusal ? QStringLiteral("%1: %2").arg(reason, sentence) : QStringLiteral("legal"));
    return kFine;
}

} // namespace khiar::cli
