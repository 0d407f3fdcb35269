// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/session/replay.h"

#include "engine/core/problems.h"

#include <algorithm>
#include <charconv>

namespace khiar {
namespace {

using Shape = Answer::Shape;
using Words = std::vector<std::string>;

/// What follows the key of an expectation.
enum class Form : std::uint8_t { seat, word, yesOrNo, actions, action, number, numbers, seats, cards, pile, seatAndCards, seatAndNumber, suits };

struct Key {
    std::string_view word;
    Form form;
};

constexpr Key kKeys[] = {
    {"turn", Form::seat}, {"phase", Form::word}, {"legal", Form::actions}, {"allows", Form::action},
    {"legal-count", Form::number}, {"score", Form::numbers}, {"cucumbers", Form::numbers}, {"out", Form::seats},
    {"hand", Form::seatAndCards}, {"won", Form::seatAndNumber}, {"trick", Form::cards}, {"pile", Form::pile},
    {"stock", Form::number}, {"trump", Form::suits}, {"trumps", Form::suits}, {"maker", Form::seat}, {"in", Form::seats},
    {"dealer", Form::seat}, {"deal", Form::number}, {"hand-size", Form::number}, {"kept", Form::seatAndCards},
    {"pot", Form::number}, {"stake", Form::number}, {"credits", Form::numbers}, {"pay", Form::numbers},
    {"over", Form::yesOrNo}, {"winner", Form::seats}, {"loser", Form::seats}, {"draw", Form::yesOrNo}};

/// An expectation that has been read.
struct Expectation {
    const Key *key = nullptr;
    Seat seat = kNobody;            ///< of those that name one
    std::vector<std::int64_t> numbers;
    std::vector<Card> cards;
    CardSet unspecific;             ///< cards named without their copy
    std::vector<ParsedAction> actions;
    std::string word;
    std::string text;               ///< what was expected, as the record has it
};

Words wordsOf(std::string_view text)
{
    Words words;
    for (std::size_t at = 0; (at = text.find_first_not_of(" \t", at)) != text.npos;) {
        const auto end = std::min(text.find_first_of(" \t", at), text.size());
        words.emplace_back(text.substr(at, end - at));
        at = end;
    }
    return words;
}

template <class Items, class ToText>
std::string joined(const Items &items, const char *between, ToText toText)
{
    std::string out;
    for (const auto &item : items)
        out += (out.empty() ? "" : between) + toText(item);
    return out.empty() ? "-" : out;
}

Problem wrongWord(const std::string &found, Phrase expected, int line)
{
    return found.empty() ? Problem{{problem::kLineEnds, {{"expected", expected}}}, line}
                         : Problem{{problem::kBadRecord, {{"found", Verbatim{found}}, {"expected", expected}}}, line};
}

/// Reads an expectation by the form of its key; knows the number of seats and which verbs the game has.
class ExpectationReader {
public:
    ExpectationReader(const Match &match, int line) : m_match(match), m_line(line) {}
    Result<Expectation> read(std::string_view text);

private:
    std::optional<Problem> body(const Words &w);
    std::optional<Problem> number(const std::string &word);
    std::optional<Problem> seat(const std::string &word, std::int64_t &out) const;
    std::optional<Problem> seatList(const Words &w);
    std::optional<Problem> cardList(const Words &w);
    std::optional<Problem> suitList(const Words &w);
    std::optional<Problem> actionList(std::string_view text);
    std::optional<Problem> end(const Words &w, std::size_t n) const
    {
        return w.size() > n ? std::optional(wrongWord(w[n], problem::kEnd, m_line)) : std::nullopt;
    }

    const Match &m_match;
    int m_line;
    Expectation m_out;
};

Phrase nounOf(std::string_view expected)
{
    return expected == "verb" ? problem::kVerb : expected == "card" ? problem::kCard : expected == "suit" ? problem::kSuit
         : expected == "end"  ? problem::kEnd : problem::kNumber;
}

/// An action of a record that this game can know, or what is wrong with it.
Result<ParsedAction> actionOf(const Match &match, std::string_view text, int line)
{
    ParsedAction parsed = parseAction(text);
    if (!parsed.action)
        return wrongWord(parsed.badWord, nounOf(parsed.expected), line);
    if (!match.knowsVerb(parsed.action->verb))
        return Problem{{problem::kUnknownVerb, {{"found", Verbatim{std::string(verbWord(parsed.action->verb))}}}}, line};
    return parsed;
}

std::optional<Problem> ExpectationReader::number(const std::string &word)
{
    const std::size_t sign = word.size() > 1 && word[0] == '+' ? 1 : 0;
    std::int64_t n = 0;
    const auto r = std::from_chars(word.data() + sign, word.data() + word.size(), n);
    if (word.empty() || r.ec != std::errc() || r.ptr != word.data() + word.size() || (sign && n < 0))
        return wrongWord(word, problem::kNumber, m_line);
    m_out.numbers.push_back(n);
    return {};
}

std::optional<Problem> ExpectationReader::seat(const std::string &word, std::int64_t &out) const
{
    const auto r = std::from_chars(word.data(), word.data() + word.size(), out);
    if (r.ec == std::errc() && r.ptr == word.data() + word.size() && out >= 0 && out < m_match.seats())
        return {};
    if (word.empty())
        return wrongWord(word, problem::kNumber, m_line);
    return Problem{{problem::kOutside, {{"found", Verbatim{word}}, {"lowest", std::int64_t(0)}, {"highest", std::int64_t(m_match.seats() - 1)}}}, m_line};
}

std::optional<Problem> ExpectationReader::seatList(const Words &w)
{
    if (w.empty())
        return wrongWord("", problem::kNumber, m_line);
    if (w[0] == "-")
        return end(w, 1);
    for (const std::string &word : w) {
        std::int64_t n = 0;
        if (auto p = seat(word, n))
            return p;
        m_out.numbers.push_back(n);
    }
    return {};
}

std::optional<Problem> ExpectationReader::cardList(const Words &w)
{
    if (w.empty())
        return wrongWord("", problem::kCards, m_line);
    if (w[0] == "-")
        return end(w, 1);
    for (const std::string &word : w) {
        const auto card = parseCard(word);
        if (!card)
            return wrongWord(word, problem::kCard, m_line);
        m_out.cards.push_back(*card);
        if (!namesCopy(word))
            m_out.unspecific.add(*card);
    }
    return {};
}

std::optional<Problem> ExpectationReader::suitList(const Words &w)
{
    if (w.empty())
        return wrongWord("", problem::kSuit, m_line);
    for (const std::string &word : w)
        if (!parseSuit(word) && !(w.size() == 1 && (word == "-" || word == "none")))
            return wrongWord(word, problem::kSuit, m_line);
    return {};
}

std::optional<Problem> ExpectationReader::actionList(std::string_view text)
{
    if (text == "-")
        return {};
    for (std::size_t at = 0; at <= text.size();) {
        const auto bar = std::min(text.find('|', at), text.size());
        auto action = actionOf(m_match, text.substr(at, bar - at), m_line);
        if (!action)
            return action.problem();
        m_out.actions.push_back(*action);
        at = bar + 1;
    }
    return {};
}

std::optional<Problem> ExpectationReader::body(const Words &w)
{
    const auto firstSeat = [&]() -> std::optional<Problem> {
        std::int64_t n = 0;
        auto p = seat(w.empty() ? "" : w[0], n);
        m_out.seat = Seat(n);
        return p;
    };
    const Words rest(w.begin() + (w.empty() ? 0 : 1), w.end());
    switch (m_out.key->form) {
    case Form::seat:
        if (auto p = end(w, 1))
            return p;
        return seatList(w);
    case Form::word:
        if (w.empty())
            return wrongWord("", problem::kWord, m_line);
        return end(w, 1);
    case Form::yesOrNo:
        if (w.empty() || (w[0] != "yes" && w[0] != "no"))
            return wrongWord(w.empty() ? "" : w[0], problem::kYesOrNo, m_line);
        return end(w, 1);
    case Form::number:
        if (auto p = number(w.empty() ? "" : w[0]))
            return p;
        return end(w, 1);
    case Form::numbers:
        if (w.size() == 1 && w[0] == "-")
            return {};
        for (std::size_t i = 0; i < std::max<std::size_t>(w.size(), 1); ++i)
            if (auto p = number(i < w.size() ? w[i] : ""))
                return p;
        return {};
    case Form::seats:
        return seatList(w);
    case Form::cards:
    case Form::pile:
        return cardList(w);
    case Form::seatAndCards:
        if (auto p = firstSeat())
            return p;
        return cardList(rest);
    case Form::seatAndNumber:
        if (auto p = firstSeat())
            return p;
        if (auto p = number(rest.empty() ? "" : rest[0]))
            return p;
        return end(rest, 1);
    case Form::suits:
        return suitList(w);
    case Form::actions:
    case Form::action:
        break;
    }
    return {};
}

Result<Expectation> ExpectationReader::read(std::string_view text)
{
    Words w = wordsOf(text);
    const auto key = std::find_if(std::begin(kKeys), std::end(kKeys), [&](const Key &k) { return !w.empty() && k.word == w[0]; });
    if (key == std::end(kKeys))
        return wrongWord(w.empty() ? "" : w[0], problem::kExpectation, m_line);
    m_out.key = key;
    w.erase(w.begin());
    m_out.text = joined(w, " ", [](const std::string &s) { return s; });
    m_out.word = m_out.text;
    if (key->form == Form::actions || key->form == Form::action) {
        if (key->form == Form::action && m_out.text.find('|') != std::string::npos)
            return wrongWord("|", problem::kEnd, m_line);
        if (auto p = w.empty() ? std::optional(wrongWord("", problem::kVerb, m_line)) : actionList(m_out.text))
            return *p;
        return m_out;
    }
    if (auto p = body(w))
        return *p;
    if (key->word != "legal-count" && !m_match.answer(key->word, std::max(m_out.seat, 0)))
        return Problem{{problem::kUnknownKey, {{"found", Verbatim{std::string(key->word)}}}}, m_line};
    return m_out;
}

// ---- judging -------------------------------------------------------------------------------------

Problem failedExpectation(const Expectation &e, const std::string &found, int line)
{
    const std::string key = std::string(e.key->word) + (e.seat != kNobody ? " " + std::to_string(e.seat) : "");
    std::string expected = e.text;
    if (e.seat != kNobody && expected.find(' ') != std::string::npos)
        expected = expected.substr(expected.find(' ') + 1);
    return {{problem::kExpected, {{"key", Verbatim{key}}, {"found", Verbatim{found}}, {"expected", Verbatim{expected}}}}, line};
}

/// Where a card was named without its copy, any copy that lies there is meant.
std::vector<Card> settled(const Expectation &e, const std::vector<Card> &found)
{
    CardSet there, used;
    for (Card c : found)
        there.add(c);
    for (Card c : e.cards)
        if (!e.unspecific.has(c))
            used.add(c);
    std::vector<Card> out = e.cards;
    for (Card &c : out) {
        if (!e.unspecific.has(c))
            continue;
        const Card other{std::uint8_t(deckOf(c) == DeckKind::kille ? c.code ^ 1 : c.code ^ kSecondPack)};
        const bool hasOther = deckOf(c) != DeckKind::five && there.has(other) && !used.has(other);
        if ((!there.has(c) || used.has(c)) && hasOther)
            c = other;
        used.add(c);
    }
    return out;
}

bool sameSet(std::vector<std::int64_t> a, std::vector<std::int64_t> b)
{
    std::sort(a.begin(), a.end());
    std::sort(b.begin(), b.end());
    a.erase(std::unique(a.begin(), a.end()), a.end());
    b.erase(std::unique(b.begin(), b.end()), b.end());
    return a == b;
}

bool agrees(const Expectation &e, const Answer &a)
{
    const std::vector<Card> cards = settled(e, a.cards);
    switch (a.shape) {
    case Shape::word: return e.word == a.word;
    case Shape::seat:
    case Shape::numbers: return e.numbers == a.numbers;
    case Shape::seats: return sameSet(e.numbers, a.numbers);
    case Shape::cards: {
        std::vector<Card> x = cards, y = a.cards;
        std::sort(x.begin(), x.end());
        std::sort(y.begin(), y.end());
        return x == y;
    }
    case Shape::pile: break;
    }
    return cards == a.cards;
}

/// A record being played.
class Player {
public:
    Player(const Registry &registry, const Record &record, bool keepSteps) : m_registry(registry), m_record(record), m_keepSteps(keepSteps) {}
    Replay play();

private:
    bool start();
    void warnOfStyles(const FamilyBase &family);
    bool readLines();
    bool playLine(std::size_t i);
    bool act(const RecordLine &l);
    bool refuse(const RecordLine &l);
    bool expect(const Expectation &e, int line);
    bool expectLegal(const Expectation &e, int line);
    bool expectAllows(const Expectation &e, int line);
    bool expectCount(const Expectation &e, int line);
    bool checkMisdeal(int line);
    bool fail(Problem p) { m_out.failed = std::move(p); return false; }
    bool invalid(Problem p) { m_out.invalid = std::move(p); return false; }
    Action settledAction(Seat seat, const ParsedAction &a) const { return m_out.match->settleCopies(seat, *a.action, a.unspecific); }
    Seat onTurn() const
    {
        const auto seats = m_out.match->toAct();
        return seats.empty() ? kNobody : seats.front();
    }

    const Registry &m_registry;
    const Record &m_record;
    bool m_keepSteps;
    Replay m_out;
    std::vector<std::optional<Expectation>> m_expectations; ///< one per line
};

bool Player::start()
{
    const FamilyBase *family = m_registry.familyOf(m_record.setup.game);
    if (!family)
        return invalid({{problem::kUnknownGame, {{"found", Verbatim{m_record.setup.game}}, {"key", Verbatim{"khiarctl games"}}}}, m_record.setup.gameLine});
    auto match = family->start(m_record.setup, m_keepSteps ? &m_out.steps : nullptr);
    if (!match)
        return invalid(match.problem());
    m_out.match = std::move(*match);
    warnOfStyles(*family);
    return true;
}

void Player::warnOfStyles(const FamilyBase &family)
{
    for (const SeatLine &s : m_record.seats) {
        const auto bots = family.bots();
        const bool known = std::any_of(bots.begin(), bots.end(), [&](const BotSpec &b) { return s.style == b.style; });
        if (s.stated && !s.human && !known)
            m_out.warnings.push_back({{problem::kUnknownStyle, {{"found", Verbatim{s.style}}, {"expected", Verbatim{family.ruleBot()}}}}, s.line});
    }
}

/// The whole record is read before anything is judged, so that a damaged one is never half played.
bool Player::readLines()
{
    for (const RecordLine &l : m_record.lines) {
        m_expectations.emplace_back();
        if (l.kind == RecordLine::Kind::expect) {
            auto e = ExpectationReader(*m_out.match, l.line).read(l.text);
            if (!e)
                return invalid(e.problem());
            m_expectations.back() = std::move(*e);
        } else if (auto a = actionOf(*m_out.match, l.text, l.line); !a) {
            return invalid(a.problem());
        } else if (l.seat < 0 || l.seat >= m_out.match->seats()) {
            return invalid(wrongWord(std::to_string(l.seat), problem::kNumber, l.line));
        }
    }
    return true;
}

std::vector<Arg> argsOf(const RecordLine &l)
{
    return {{"action", Verbatim{l.text}}, {"seat", Verbatim{std::to_string(l.seat)}}};
}

bool Player::act(const RecordLine &l)
{
    const Action action = settledAction(l.seat, parseAction(l.text));
    const std::size_t known = m_out.steps.size();
    if (auto refusal = m_out.match->submit(l.seat, action, m_keepSteps ? &m_out.steps : nullptr)) {
        auto args = argsOf(l);
        args.push_back({"reason", Verbatim{refusal->reason}});
        return fail({{problem::kRefused, args}, l.line});
    }
    m_out.played.emplace_back(l.seat, action);
    for (std::size_t i = known; i < m_out.steps.size(); ++i)
        m_out.steps[i].place = m_out.played.size();
    return checkMisdeal(l.line);
}

bool Player::checkMisdeal(int line)
{
    auto misdeal = m_out.match->misdeal();
    if (!misdeal)
        return true;
    return misdeal->line ? invalid(*misdeal) : fail({misdeal->text, line});
}

bool Player::refuse(const RecordLine &l)
{
    auto args = argsOf(l);
    const Action action = settledAction(l.seat, parseAction(l.text));
    const std::uint64_t before = m_out.match->hash();
    const auto expected = m_out.match->check(l.seat, action);
    if (!expected) {
        args.push_back({"expected", Verbatim{l.reason}});
        return fail({{problem::kAllowed, args}, l.line});
    }
    const auto refusal = m_out.match->submit(l.seat, action, nullptr);
    if (!refusal || m_out.match->hash() != before)
        return fail({{problem::kRefusalChanged, args}, l.line});
    if (l.reason != "*" && l.reason != refusal->reason) {
        args.push_back({"found", Verbatim{refusal->reason}});
        args.push_back({"expected", Verbatim{l.reason}});
        return fail({{problem::kOtherReason, args}, l.line});
    }
    return true;
}

bool Player::expectLegal(const Expectation &e, int line)
{
    const Seat seat = onTurn();
    const LegalList legal = seat == kNobody ? LegalList{} : m_out.match->legal(seat);
    const auto texts = [](const std::vector<Action> &list) {
        std::vector<std::string> out;
        for (const Action &a : list)
            out.push_back(actionText(withCardsInOrder(a)));
        std::sort(out.begin(), out.end());
        out.erase(std::unique(out.begin(), out.end()), out.end());
        return out;
    };
    std::vector<Action> expected;
    for (const ParsedAction &a : e.actions)
        expected.push_back(seat == kNobody ? *a.action : settledAction(seat, a));
    if (std::int64_t(legal.actions.size()) == legal.count && texts(legal.actions) == texts(expected))
        return true;
    const std::string found = std::int64_t(legal.actions.size()) == legal.count
        ? joined(texts(legal.actions), " | ", [](const std::string &s) { return s; }) : "legal-count " + std::to_string(legal.count);
    return fail(failedExpectation(e, found, line));
}

bool Player::expectAllows(const Expectation &e, int line)
{
    const Seat seat = onTurn();
    if (seat == kNobody)
        return fail({{problem::kNobodyOnTurn, {{"expected", Verbatim{e.text}}}}, line});
    const auto refusal = m_out.match->check(seat, settledAction(seat, e.actions.front()));
    if (!refusal)
        return true;
    return fail({{problem::kRefused, {{"action", Verbatim{e.text}}, {"seat", Verbatim{std::to_string(seat)}}, {"reason", Verbatim{refusal->reason}}}}, line});
}

bool Player::expectCount(const Expectation &e, int line)
{
    const Seat seat = onTurn();
    const std::int64_t count = seat == kNobody ? 0 : m_out.match->legal(seat).count;
    return count == e.numbers.front() || fail(failedExpectation(e, std::to_string(count), line));
}

bool Player::expect(const Expectation &e, int line)
{
    if (e.key->form == Form::actions)
        return expectLegal(e, line);
    if (e.key->form == Form::action)
        return expectAllows(e, line);
    if (e.key->word == "legal-count")
        return expectCount(e, line);
    const auto answer = m_out.match->answer(e.key->word, std::max(e.seat, 0));
    if (!answer)
        return invalid({{problem::kUnknownKey, {{"found", Verbatim{std::string(e.key->word)}}}}, line});
    return agrees(e, *answer) || fail(failedExpectation(e, answerText(*answer), line));
}

bool Player::playLine(std::size_t i)
{
    const RecordLine &l = m_record.lines[i];
    switch (l.kind) {
    case RecordLine::Kind::action: return act(l);
    case RecordLine::Kind::refused: return refuse(l);
    case RecordLine::Kind::expect: break;
    }
    return expect(*m_expectations[i], l.line);
}

Replay Player::play()
{
    std::size_t i = 0;
    try {
        if (start() && readLines())
            while (i < m_record.lines.size() && playLine(i))
                ++i;
    } catch (const BrokenInvariant &broken) {
        const int line = i < m_record.lines.size() ? m_record.lines[i].line : 0;
        fail({{problem::kBroken, {{"found", Verbatim{broken.what()}}}}, line});
    }
    return std::move(m_out);
}

} // namespace

std::string answerText(const Answer &a)
{
    switch (a.shape) {
    case Shape::word: return a.word;
    case Shape::cards:
    case Shape::pile: return joined(a.cards, " ", cardText);
    default: return joined(a.numbers, " ", [](std::int64_t n) { return std::to_string(n); });
    }
}

Replay replay(const Registry &registry, const Record &record, bool keepSteps)
{
    return Player(registry, record, keepSteps).play();
}

} // namespace khiar
