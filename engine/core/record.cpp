// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/record.h"

#include "engine/core/action.h"
#include "engine/core/problems.h"

#include <algorithm>
#include <charconv>
#include <functional>
#include <limits>
#include <map>
#include <set>

namespace khiar {
namespace {

using Words = std::vector<std::string_view>;
using Failure = std::optional<Problem>;

constexpr std::size_t kMaxLine = 64 * 1024;
constexpr std::size_t kMaxFile = 16 * 1024 * 1024;
constexpr std::string_view kBlanks = " \t";
constexpr int kManyDeals = 1'000'000;

std::string_view trimmed(std::string_view text)
{
    const auto from = text.find_first_not_of(kBlanks);
    return from == text.npos ? std::string_view() : text.substr(from, text.find_last_not_of(kBlanks) - from + 1);
}

Words wordsOf(std::string_view text)
{
    Words words;
    for (text = trimmed(text); !text.empty();) {
        const auto end = std::min(text.find_first_of(kBlanks), text.size());
        words.push_back(text.substr(0, end));
        text = trimmed(text.substr(end));
    }
    return words;
}

std::string joined(std::span<const std::string_view> words)
{
    std::string out;
    for (auto w : words)
        (out += out.empty() ? "" : " ") += w;
    return out;
}

/// The length of the UTF-8 sequence at the front, 0 if it is none. Overlong forms, surrogates and what lies above
/// U+10FFFF are none.
std::size_t utf8Length(std::string_view s)
{
    const auto byte = [&](std::size_t i) { return i < s.size() ? static_cast<unsigned char>(s[i]) : 0u; };
    const auto follows = [&](std::size_t i) { return (byte(i) & 0xC0u) == 0x80u; };
    const unsigned b = byte(0), next = byte(1);
    if (b < 0x80)
        return 1;
    if (b >= 0xC2 && b <= 0xDF)
        return follows(1) ? 2 : 0;
    if (b >= 0xE0 && b <= 0xEF) {
        const bool fits = !(b == 0xE0 && next < 0xA0) && !(b == 0xED && next > 0x9F);
        return fits && follows(1) && follows(2) ? 3 : 0;
    }
    if (b >= 0xF0 && b <= 0xF4) {
        const bool fits = !(b == 0xF0 && next < 0x90) && !(b == 0xF4 && next > 0x8F);
        return fits && follows(1) && follows(2) && follows(3) ? 4 : 0;
    }
    return 0;
}

/// UTF-8 without control characters other than the tab: what a person can have typed.
bool isText(std::string_view s)
{
    while (!s.empty()) {
        const std::size_t n = utf8Length(s);
        const auto first = static_cast<unsigned char>(s[0]);
        if (n == 0 || (first < 0x20 && first != '\t') || first == 0x7F)
            return false;
        s.remove_prefix(n);
    }
    return true;
}

template <class Number>
std::optional<Number> numberOf(std::string_view text)
{
    Number n = 0;
    const auto r = std::from_chars(text.data(), text.data() + text.size(), n);
    return r.ec == std::errc() && r.ptr == text.data() + text.size() ? std::optional(n) : std::nullopt;
}

/// A word as a message shows it: bounded, whole characters.
std::string shown(std::string_view word)
{
    std::size_t at = 0;
    for (int n = 0; at < word.size() && n < 60; ++n)
        at += std::max<std::size_t>(utf8Length(word.substr(at)), 1);
    return at < word.size() ? std::string(word.substr(0, at)) + "…" : std::string(word);
}

Phrase nounOf(std::string_view expected)
{
    if (expected == "verb")
        return problem::kVerb;
    if (expected == "card")
        return problem::kCard;
    if (expected == "suit")
        return problem::kSuit;
    return expected == "end" ? problem::kEnd : problem::kNumber;
}

/// Reads a record line by line into m_record. The first problem ends it.
class Reader {
public:
    Result<Record> read(std::string_view text);

private:
    using Statement = Failure (Reader::*)(const Words &, std::string_view rest);
    static const std::map<std::string_view, Statement> &statements();

    Failure takeLine(std::string_view line);
    Failure header(std::string_view line);
    Failure move(std::string_view line);
    Failure expectation(std::string_view line);
    Failure finish();
    Failure checkSeats();

    Failure game(const Words &w, std::string_view);
    Failure rules(const Words &w, std::string_view);
    Failure option(const Words &w, std::string_view);
    Failure players(const Words &w, std::string_view);
    Failure seat(const Words &w, std::string_view rest);
    Failure seed(const Words &w, std::string_view);
    Failure dealer(const Words &w, std::string_view);
    Failure title(const Words &w, std::string_view rest);
    Failure assisted(const Words &w, std::string_view);
    Failure startNumbers(const Words &w, std::string_view);
    Failure startSeats(const Words &w, std::string_view);
    Failure startKept(const Words &w, std::string_view);
    Failure deal(const Words &w, std::string_view);
    Failure pack(const Words &w, std::string_view);
    Failure shuffle(const Words &w, std::string_view);
    Failure hand(const Words &w, std::string_view);
    Failure redeal(const Words &w, std::string_view);
    Failure stock(const Words &w, std::string_view);
    Failure upcard(const Words &w, std::string_view);
    Failure widow(const Words &w, std::string_view);
    Failure pile(const Words &w, std::string_view);
    Failure trump(const Words &w, std::string_view);

    Problem problem(Phrase phrase, std::vector<Arg> args) const { return {{phrase, std::move(args)}, m_line}; }
    Problem wrong(std::string_view found, Phrase expected) const
    {
        return problem(problem::kBadRecord, {{"found", Verbatim{shown(found)}}, {"expected", expected}});
    }
    Problem ends(Phrase expected) const { return problem(problem::kLineEnds, {{"expected", expected}}); }
    Failure once(const std::string &what);
    Failure count(const Words &w, std::size_t least, std::size_t most, Phrase expected) const;
    Failure number(std::string_view word, int lowest, int highest, int &out) const;
    Failure seatNumber(std::string_view word, Seat &out);
    Failure cards(const Words &w, std::size_t from, std::vector<Card> &out) const;
    Failure unique(const Words &w, std::size_t from, const std::vector<Card> &cards, CardSet &seen) const;
    Failure inDeal(const Words &w, bool ofHands);
    Failure zone(const Words &w, std::optional<std::vector<Card>> &out);

    Record m_record;
    int m_line = 0;
    bool m_begun = false, m_moves = false;
    std::set<std::string, std::less<>> m_seen;
    StatedDeal *m_deal = nullptr;
    std::string m_dealKey;       ///< "deal K", for duplicates
    CardSet m_dealt, m_redealt;  ///< cards stated in the deal
    bool m_byHands = false;
    int m_highestSeat = -1, m_highestSeatLine = 0; ///< named before `players` was read, or after
};

const std::map<std::string_view, Reader::Statement> &Reader::statements()
{
    static const std::map<std::string_view, Statement> map = {
        {"game", &Reader::game}, {"rules", &Reader::rules}, {"option", &Reader::option}, {"players", &Reader::players},
        {"seat", &Reader::seat}, {"seed", &Reader::seed}, {"dealer", &Reader::dealer}, {"title", &Reader::title},
        {"assisted", &Reader::assisted}, {"score", &Reader::startNumbers}, {"cucumbers", &Reader::startNumbers},
        {"credits", &Reader::startNumbers}, {"pot", &Reader::startNumbers}, {"stake", &Reader::startNumbers},
        {"out", &Reader::startSeats}, {"kept", &Reader::startKept}, {"deal", &Reader::deal}, {"pack", &Reader::pack},
        {"shuffle", &Reader::shuffle}, {"hand", &Reader::hand}, {"redeal", &Reader::redeal}, {"stock", &Reader::stock},
        {"upcard", &Reader::upcard}, {"widow", &Reader::widow}, {"pile", &Reader::pile}, {"trump", &Reader::trump}};
    return map;
}

// ---- words ---------------------------------------------------------------------------------------

Failure Reader::once(const std::string &what)
{
    if (m_seen.insert(what).second)
        return {};
    return problem(problem::kTwice, {{"found", Verbatim{what}}});
}

/// `least` … `most` words after the statement's own.
Failure Reader::count(const Words &w, std::size_t least, std::size_t most, Phrase expected) const
{
    if (w.size() - 1 < least)
        return ends(expected);
    if (w.size() - 1 > most)
        return wrong(w[most + 1], problem::kEnd);
    return {};
}

Failure Reader::number(std::string_view word, int lowest, int highest, int &out) const
{
    const auto n = numberOf<int>(word);
    if (!n || *n < lowest || *n > highest)
        return problem(problem::kOutside, {{"found", Verbatim{shown(word)}}, {"lowest", std::int64_t(lowest)}, {"highest", std::int64_t(highest)}});
    out = *n;
    return {};
}

Failure Reader::seatNumber(std::string_view word, Seat &out)
{
    const int seats = m_record.setup.players ? m_record.setup.players : kMaxSeats;
    if (auto f = number(word, 0, seats - 1, out))
        return f;
    if (out > m_highestSeat)
        m_highestSeat = out, m_highestSeatLine = m_line;
    return {};
}

Failure Reader::cards(const Words &w, std::size_t from, std::vector<Card> &out) const
{
    if (w.size() <= from)
        return ends(problem::kCards);
    if (w[from] == "-")
        return w.size() == from + 1 ? Failure() : wrong(w[from + 1], problem::kEnd);
    for (std::size_t i = from; i < w.size(); ++i) {
        const auto card = parseCard(w[i]);
        if (!card)
            return wrong(w[i], problem::kCard);
        out.push_back(*card);
    }
    return {};
}

Failure Reader::unique(const Words &w, std::size_t from, const std::vector<Card> &cards, CardSet &seen) const
{
    for (std::size_t i = 0; i < cards.size(); ++i) {
        if (seen.has(cards[i]))
            return problem(problem::kTwice, {{"found", Verbatim{shown(w[from + i])}}});
        seen.add(cards[i]);
    }
    return {};
}

// ---- header --------------------------------------------------------------------------------------

Failure Reader::header(std::string_view line)
{
    const Words w = wordsOf(line);
    if (!m_begun) {
        m_begun = true;
        return w.size() == 2 && w[0] == "khiar" && w[1] == "1" ? Failure()
            : Failure(problem(problem::kBadRecord, {{"found", Verbatim{shown(line)}}, {"expected", Verbatim{"khiar 1"}}}));
    }
    if (w[0] == "moves") {
        m_moves = true;
        if (auto f = count(w, 0, 0, problem::kEnd))
            return f;
        return checkSeats();
    }
    const auto it = statements().find(w[0]);
    if (it == statements().end())
        return wrong(w[0], problem::kStatement);
    return (this->*it->second)(w, trimmed(line.substr(w[0].size())));
}

/// What must stand above `moves`, and that no seat was named that is not there.
Failure Reader::checkSeats()
{
    Setup &s = m_record.setup;
    if (s.game.empty())
        return problem(problem::kMissing, {{"key", Verbatim{"game"}}});
    if (!s.players)
        return problem(problem::kMissing, {{"key", Verbatim{"players"}}});
    if (m_highestSeat >= s.players) {
        m_line = m_highestSeatLine;
        int unused = 0;
        return number(std::to_string(m_highestSeat), 0, s.players - 1, unused);
    }
    m_record.seats.resize(std::size_t(s.players));
    return {};
}

Failure Reader::game(const Words &w, std::string_view)
{
    if (auto f = once("game"))
        return f;
    if (auto f = count(w, 1, 1, problem::kWord))
        return f;
    m_record.setup.game = w[1];
    m_record.setup.gameLine = m_line;
    return {};
}

Failure Reader::rules(const Words &w, std::string_view)
{
    if (auto f = once("rules"))
        return f;
    if (auto f = count(w, 1, 1, problem::kNumber))
        return f;
    m_record.rulesVersion = 0;
    return number(w[1], 1, std::numeric_limits<int>::max(), *m_record.rulesVersion);
}

Failure Reader::option(const Words &w, std::string_view)
{
    if (auto f = count(w, 2, 2, problem::kWord))
        return f;
    if (auto f = once("option " + std::string(w[1])))
        return f;
    m_record.setup.options.push_back({std::string(w[1]), std::string(w[2]), m_line});
    return {};
}

Failure Reader::players(const Words &w, std::string_view)
{
    if (auto f = once("players"))
        return f;
    if (auto f = count(w, 1, 1, problem::kNumber))
        return f;
    m_record.setup.playersLine = m_line;
    return number(w[1], 2, kMaxSeats, m_record.setup.players);
}

Failure Reader::seat(const Words &w, std::string_view rest)
{
    Seat i = 0;
    if (auto f = count(w, 2, w.size(), w.size() < 2 ? problem::kNumber : problem::kSeatKind))
        return f;
    if (auto f = seatNumber(w[1], i))
        return f;
    if (auto f = once("seat " + std::to_string(i)))
        return f;
    SeatLine s;
    s.stated = true;
    s.line = m_line;
    s.human = w[2] == "human";
    if (!s.human && (!w[2].starts_with("bot:") || w[2].size() == 4))
        return wrong(w[2], problem::kSeatKind);
    if (!s.human)
        s.style = w[2].substr(4);
    s.name = trimmed(rest.substr(std::size_t(w[2].data() + w[2].size() - rest.data())));
    m_record.seats.resize(kMaxSeats);
    m_record.seats[std::size_t(i)] = s;
    return {};
}

Failure Reader::seed(const Words &w, std::string_view)
{
    if (auto f = once("seed"))
        return f;
    if (auto f = count(w, 1, 1, problem::kSeed))
        return f;
    const auto n = numberOf<std::uint64_t>(w[1]);
    if (!n)
        return wrong(w[1], problem::kSeed);
    m_record.setup.seed = *n;
    return {};
}

Failure Reader::dealer(const Words &w, std::string_view)
{
    if (auto f = once("dealer"))
        return f;
    if (auto f = count(w, 1, 1, problem::kNumber))
        return f;
    m_record.setup.dealer = 0;
    m_record.setup.dealerLine = m_line;
    return seatNumber(w[1], *m_record.setup.dealer);
}

Failure Reader::title(const Words &, std::string_view rest)
{
    if (auto f = once("title"))
        return f;
    m_record.title = rest;
    return {};
}

Failure Reader::assisted(const Words &w, std::string_view)
{
    if (auto f = count(w, 1, 1, problem::kAssistance))
        return f;
    if (w[1] != "undo" && w[1] != "hint")
        return wrong(w[1], problem::kAssistance);
    (w[1] == "undo" ? m_record.assistedUndo : m_record.assistedHint) = true;
    return once("assisted " + std::string(w[1]));
}

Failure Reader::startNumbers(const Words &w, std::string_view)
{
    if (auto f = once(std::string(w[0])))
        return f;
    if (auto f = count(w, 1, kMaxSeats, problem::kNumber))
        return f;
    for (std::size_t i = 1; i < w.size(); ++i)
        if (!numberOf<int>(w[i]))
            return wrong(w[i], problem::kNumber);
    m_record.setup.start.push_back({std::string(w[0]), {w.begin() + 1, w.end()}, m_line});
    return {};
}

Failure Reader::startSeats(const Words &w, std::string_view)
{
    if (auto f = once(std::string(w[0])))
        return f;
    if (auto f = count(w, 1, kMaxSeats, problem::kNumber))
        return f;
    for (std::size_t i = 1; i < w.size() && !(w.size() == 2 && w[1] == "-"); ++i) {
        Seat unused = 0;
        if (auto f = seatNumber(w[i], unused))
            return f;
    }
    m_record.setup.start.push_back({std::string(w[0]), {w.begin() + 1, w.end()}, m_line});
    return {};
}

Failure Reader::startKept(const Words &w, std::string_view)
{
    Seat i = 0;
    std::vector<Card> list;
    if (auto f = count(w, 1, w.size(), problem::kNumber))
        return f;
    if (auto f = seatNumber(w[1], i))
        return f;
    if (auto f = once("kept " + std::to_string(i)))
        return f;
    if (auto f = cards(w, 2, list))
        return f;
    m_record.setup.start.push_back({std::string(w[0]), {w.begin() + 1, w.end()}, m_line});
    return {};
}

// ---- stated deals ----------------------------------------------------------------------------------

Failure Reader::deal(const Words &w, std::string_view)
{
    int k = 0;
    if (auto f = count(w, 1, 1, problem::kNumber))
        return f;
    if (auto f = number(w[1], 1, kManyDeals, k))
        return f;
    m_dealKey = "deal " + std::to_string(k);
    if (auto f = once(m_dealKey))
        return f;
    m_deal = &m_record.setup.deals[k];
    m_deal->line = m_line;
    m_dealt = m_redealt = {};
    m_byHands = false;
    return {};
}

/// That a deal is being stated, and not both by its pack and by its hands.
Failure Reader::inDeal(const Words &w, bool ofHands)
{
    if (!m_deal)
        return problem(problem::kBelowDeal, {{"found", Verbatim{std::string(w[0])}}, {"key", Verbatim{"deal"}}});
    if (ofHands ? m_deal->pack.has_value() : m_byHands && w[0] == "pack")
        return problem(problem::kPackOrHands, {{"found", Verbatim{std::string(w[0])}}, {"key", Verbatim{"pack"}}});
    m_byHands |= ofHands;
    return {};
}

/// A statement of one zone, once a deal.
Failure Reader::zone(const Words &w, std::optional<std::vector<Card>> &out)
{
    if (out)
        return problem(problem::kTwice, {{"found", Verbatim{std::string(w[0])}}});
    out.emplace();
    if (auto f = cards(w, 1, *out))
        return f;
    return unique(w, 1, *out, m_dealt);
}

Failure Reader::pack(const Words &w, std::string_view)
{
    if (auto f = inDeal(w, false))
        return f;
    return zone(w, m_deal->pack);
}

Failure Reader::shuffle(const Words &w, std::string_view)
{
    if (auto f = inDeal(w, false))
        return f;
    std::vector<Card> list;
    CardSet seen;
    if (auto f = cards(w, 1, list))
        return f;
    m_deal->shuffles.push_back(list);
    return unique(w, 1, list, seen);
}

Failure Reader::hand(const Words &w, std::string_view)
{
    Seat i = 0;
    if (auto f = inDeal(w, true))
        return f;
    if (auto f = count(w, 1, w.size(), problem::kNumber))
        return f;
    if (auto f = seatNumber(w[1], i))
        return f;
    auto &hand = m_deal->hands[std::size_t(i)];
    if (hand)
        return problem(problem::kTwice, {{"found", Verbatim{"hand " + std::to_string(i)}}});
    m_deal->handLines[std::size_t(i)] = m_line;
    hand.emplace();
    if (auto f = cards(w, 2, *hand))
        return f;
    return unique(w, 2, *hand, m_dealt);
}

Failure Reader::redeal(const Words &w, std::string_view)
{
    Seat i = 0;
    if (auto f = inDeal(w, true))
        return f;
    if (auto f = count(w, 1, w.size(), problem::kNumber))
        return f;
    if (auto f = seatNumber(w[1], i))
        return f;
    auto &redeal = m_deal->redeals[std::size_t(i)];
    if (redeal)
        return problem(problem::kTwice, {{"found", Verbatim{"redeal " + std::to_string(i)}}});
    redeal.emplace();
    if (auto f = cards(w, 2, *redeal))
        return f;
    return unique(w, 2, *redeal, m_redealt);
}

Failure Reader::stock(const Words &w, std::string_view)
{
    if (auto f = inDeal(w, true))
        return f;
    return zone(w, m_deal->stock);
}

Failure Reader::widow(const Words &w, std::string_view)
{
    if (auto f = inDeal(w, true))
        return f;
    return zone(w, m_deal->widow);
}

Failure Reader::pile(const Words &w, std::string_view)
{
    if (auto f = inDeal(w, true))
        return f;
    return zone(w, m_deal->pile);
}

Failure Reader::upcard(const Words &w, std::string_view)
{
    if (auto f = inDeal(w, true))
        return f;
    if (auto f = count(w, 1, 1, problem::kCard))
        return f;
    const auto card = parseCard(w[1]);
    if (!card)
        return wrong(w[1], problem::kCard);
    if (m_deal->upcard)
        return problem(problem::kTwice, {{"found", Verbatim{"upcard"}}});
    m_deal->upcard = card;
    return unique(w, 1, {*card}, m_dealt);
}

Failure Reader::trump(const Words &w, std::string_view)
{
    if (auto f = inDeal(w, false)) // beside a pack too: it says nothing about where cards lie
        return f;
    if (!m_deal->trumps.empty())
        return problem(problem::kTwice, {{"found", Verbatim{"trump"}}});
    if (auto f = count(w, 1, kMaxSeats, problem::kSuit))
        return f;
    for (std::size_t i = 1; i < w.size(); ++i) {
        const auto suit = parseSuit(w[i]);
        if (!suit)
            return wrong(w[i], problem::kSuit);
        m_deal->trumps.push_back(*suit);
    }
    return {};
}

// ---- moves ---------------------------------------------------------------------------------------

bool isReason(std::string_view w)
{
    return w == "*" || std::all_of(w.begin(), w.end(), [](char c) { return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-'; });
}

Failure Reader::move(std::string_view line)
{
    Words w = wordsOf(line);
    RecordLine out;
    out.line = m_line;
    if (!numberOf<int>(w[0]))
        return wrong(w[0], problem::kSeatOrExpectation);
    if (auto f = seatNumber(w[0], out.seat))
        return f;
    const auto bang = std::find(w.begin(), w.end(), "!");
    if (bang != w.end()) {
        const Words after(bang, w.end());
        if (auto f = count(after, 1, 1, problem::kReason))
            return f;
        if (!isReason(after[1]))
            return wrong(after[1], problem::kReason);
        out.kind = RecordLine::Kind::refused;
        out.reason = after[1];
        w.erase(bang, w.end());
    }
    out.text = joined(std::span(w).subspan(1));
    const ParsedAction parsed = parseAction(out.text);
    if (!parsed.action)
        return parsed.badWord.empty() ? ends(nounOf(parsed.expected)) : wrong(parsed.badWord, nounOf(parsed.expected));
    m_record.lines.push_back(std::move(out));
    return {};
}

Failure Reader::expectation(std::string_view line)
{
    const Words w = wordsOf(line.substr(1));
    if (w.empty())
        return ends(problem::kExpectation);
    RecordLine out;
    out.kind = RecordLine::Kind::expect;
    out.line = m_line;
    out.text = joined(w);
    m_record.lines.push_back(std::move(out));
    return {};
}

// ---- the file ------------------------------------------------------------------------------------

Failure Reader::takeLine(std::string_view line)
{
    if (line.size() > kMaxLine)
        return problem(problem::kLongLine, {{"n", std::int64_t(kMaxLine)}});
    if (!isText(line))
        return problem(problem::kNotText, {});
    line = trimmed(line);
    if (line.empty() || line[0] == '#')
        return {};
    if (!m_moves)
        return header(line);
    return line[0] == '=' ? expectation(line) : move(line);
}

Failure Reader::finish()
{
    if (m_moves)
        return {};
    if (!m_begun)
        return problem(problem::kFileEnds, {{"expected", Verbatim{"khiar 1"}}});
    return problem(problem::kFileEnds, {{"expected", problem::kMovesLine}});
}

Result<Record> Reader::read(std::string_view text)
{
    if (text.size() > kMaxFile)
        return problem(problem::kLongFile, {{"n", std::int64_t(kMaxFile)}});
    if (text.starts_with("\xEF\xBB\xBF"))
        text.remove_prefix(3);
    while (!text.empty()) {
        ++m_line;
        const auto end = std::min(text.find('\n'), text.size());
        std::string_view line = text.substr(0, end);
        text.remove_prefix(std::min(end + 1, text.size()));
        if (line.ends_with('\r'))
            line.remove_suffix(1);
        if (auto f = takeLine(line))
            return *f;
    }
    if (auto f = finish())
        return *f;
    return std::move(m_record);
}

// ---- writing -------------------------------------------------------------------------------------

/// What follows a statement up to the end of its line: without line breaks and without what would not be read back.
std::string oneLine(std::string_view text)
{
    std::string out;
    while (!text.empty()) {
        const std::size_t n = utf8Length(text);
        const auto first = static_cast<unsigned char>(text[0]);
        const bool good = n != 0 && (first >= 0x20 || first == '\t') && first != 0x7F;
        out += good ? text.substr(0, n) : " ";
        text.remove_prefix(std::max<std::size_t>(n, 1));
    }
    return std::string(trimmed(out));
}

class Writer {
public:
    std::string write(const Record &record);

private:
    void line(std::string text);
    void cards(const std::string &key, const std::vector<Card> &cards);
    void seats(const Record &record);
    void deal(int number, const StatedDeal &d);
    std::string m_out;
};

/// Cut at a character where it would be too long to be read back (a name of 64 KiB, say).
void Writer::line(std::string text)
{
    if (text.size() > kMaxLine)
        for (text.resize(kMaxLine); !isText(text);)
            text.pop_back();
    m_out += text + '\n';
}

void Writer::cards(const std::string &key, const std::vector<Card> &list)
{
    std::string text = key;
    for (Card c : list)
        text += " " + cardText(c);
    line(list.empty() ? key + " -" : text);
}

void Writer::seats(const Record &record)
{
    for (std::size_t i = 0; i < record.seats.size(); ++i) {
        const SeatLine &s = record.seats[i];
        if (!s.stated)
            continue;
        const std::string kind = s.human ? "human" : "bot:" + s.style, name = oneLine(s.name);
        line("seat " + std::to_string(i) + " " + kind + (name.empty() ? "" : " " + name));
    }
}

void Writer::deal(int number, const StatedDeal &d)
{
    line("deal " + std::to_string(number));
    if (d.pack)
        cards("pack", *d.pack);
    for (std::size_t i = 0; i < d.hands.size(); ++i)
        if (d.hands[i])
            cards("hand " + std::to_string(i), *d.hands[i]);
    if (d.stock)
        cards("stock", *d.stock);
    if (d.upcard)
        cards("upcard", {*d.upcard});
    if (d.widow)
        cards("widow", *d.widow);
    if (d.pile)
        cards("pile", *d.pile);
    if (!d.trumps.empty()) {
        std::string text = "trump";
        for (Suit s : d.trumps)
            text += std::string(" ") + suitLetter(s);
        line(text);
    }
    for (std::size_t i = 0; i < d.redeals.size(); ++i)
        if (d.redeals[i])
            cards("redeal " + std::to_string(i), *d.redeals[i]);
    for (const auto &s : d.shuffles)
        cards("shuffle", s);
}

std::string Writer::write(const Record &record)
{
    const Setup &s = record.setup;
    line("khiar 1");
    line("game " + s.game);
    if (record.rulesVersion)
        line("rules " + std::to_string(*record.rulesVersion));
    for (const OptionSetting &o : s.options)
        line("option " + o.key + " " + o.value);
    line("players " + std::to_string(s.players));
    seats(record);
    line("seed " + std::to_string(s.seed));
    if (s.dealer)
        line("dealer " + std::to_string(*s.dealer));
    for (const StartLine &l : s.start)
        line(l.key + " " + joined(std::vector<std::string_view>(l.words.begin(), l.words.end())));
    if (const std::string title = oneLine(record.title); !title.empty())
        line("title " + title);
    if (record.assistedUndo)
        line("assisted undo");
    if (record.assistedHint)
        line("assisted hint");
    for (const auto &[number, d] : s.deals)
        deal(number, d);
    line("moves");
    for (const RecordLine &l : record.lines) {
        if (l.kind == RecordLine::Kind::expect)
            line("= " + l.text);
        else
            line(std::to_string(l.seat) + " " + l.text + (l.kind == RecordLine::Kind::refused ? " ! " + l.reason : ""));
    }
    return m_out;
}

} // namespace

Result<Record> parseRecord(std::string_view text)
{
    return Reader().read(text);
}

std::string writeRecord(const Record &record)
{
    return Writer().write(record);
}

} // namespace khiar
