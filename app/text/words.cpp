// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text/words.h"

#include <QLocale>

#include <algorithm>
#include <array>
#include <optional>

#include "app/text/people.h"

namespace khiar {
namespace {

constexpr QChar kFirstStrongIsolate(0x2068), kPopIsolate(0x2069);

constexpr Phrase kAce = KHIAR_TEXT("rank.ace", "ace");
constexpr Phrase kKing = KHIAR_TEXT("rank.king", "king");
constexpr Phrase kQueen = KHIAR_TEXT("rank.queen", "queen");
constexpr Phrase kJack = KHIAR_TEXT("rank.jack", "jack");
constexpr Phrase kJoker = KHIAR_TEXT("card.joker", "joker");
constexpr Phrase kRankOfSuit = KHIAR_TEXT("card.named", "{rank} of {suit}");
constexpr std::array<Phrase, 4> kSuits = {
    KHIAR_TEXT("suit.spades", "spades"), KHIAR_TEXT("suit.hearts", "hearts"),
    KHIAR_TEXT("suit.diamonds", "diamonds"), KHIAR_TEXT("suit.clubs", "clubs")};
/// Kille's pictures, by place 1 … 3 and 16 … 21; the numbers 1 … 12 lie between them.
constexpr std::array<Phrase, 9> kKille = {
    KHIAR_TEXT("kille.blaren", "mask"), KHIAR_TEXT("kille.blompottan", "flowerpot"), KHIAR_TEXT("kille.kransen", "wreath"),
    KHIAR_TEXT("kille.vardshus", "inn"), KHIAR_TEXT("kille.kavall", "cavalier"), KHIAR_TEXT("kille.husu", "sow"),
    KHIAR_TEXT("kille.husar", "hussar"), KHIAR_TEXT("kille.kuku", "cuckoo"), KHIAR_TEXT("kille.harlekin", "harlequin")};
constexpr Phrase kNoTrumps = KHIAR_TEXT("suit.none", "no trumps");
constexpr Phrase kSeatNumber = KHIAR_TEXT("seat.unnamed", "Seat {n}");
constexpr Phrase kPlayerNumber = KHIAR_TEXT("seat.player", "Player {n}");
constexpr Phrase kNobodyNamed = KHIAR_TEXT("seat.nobody", "nobody");
constexpr Phrase kNothing = KHIAR_TEXT("list.empty", "none");
constexpr Phrase kComma = KHIAR_TEXT("list.comma", "{first}, {second}");
constexpr Phrase kAnd = KHIAR_TEXT("list.and", "{first} and {second}");
constexpr Phrase kOr = KHIAR_TEXT("list.or", "{first} or {second}");
constexpr Phrase kTo = KHIAR_TEXT("list.to", "{first} to {second}");

constexpr std::array<Phrase, 10> kCounts = {
    KHIAR_TEXT("count.1", "one"), KHIAR_TEXT("count.2", "two"), KHIAR_TEXT("count.3", "three"), KHIAR_TEXT("count.4", "four"),
    KHIAR_TEXT("count.5", "five"), KHIAR_TEXT("count.6", "six"), KHIAR_TEXT("count.7", "seven"), KHIAR_TEXT("count.8", "eight"),
    KHIAR_TEXT("count.9", "nine"), KHIAR_TEXT("count.10", "ten")};

constexpr std::array kAllPhrases = {
    kCounts[0], kCounts[1], kCounts[2], kCounts[3], kCounts[4], kCounts[5], kCounts[6], kCounts[7], kCounts[8], kCounts[9],
    kAce, kKing, kQueen, kJack, kJoker, kRankOfSuit, kSuits[0], kSuits[1], kSuits[2], kSuits[3], kNoTrumps, kSeatNumber,
    kPlayerNumber, kNobodyNamed, kNothing, kComma, kAnd, kOr, kTo, kKille[0], kKille[1], kKille[2], kKille[3], kKille[4],
    kKille[5], kKille[6], kKille[7], kKille[8]};

bool hasRightToLeft(const QString &text)
{
    for (QChar c : text)
        if (c.direction() == QChar::DirR || c.direction() == QChar::DirAL || c.direction() == QChar::DirAN)
            return true;
    return false;
}

template <class... F>
struct Overloaded : F... {
    using F::operator()...;
};
template <class... F>
Overloaded(F...) -> Overloaded<F...>;

} // namespace

std::span<const Phrase> wordsPhrases()
{
    return kAllPhrases;
}

Words::Words(const QString &language) : m_persian(language == QLatin1String("fa"))
{
    // English needs its file for plurals only; without it the source texts are right but for "1 points"
    if (!m_translator.load(QStringLiteral(":/i18n/khiar_") + this->language() + QStringLiteral(".qm")))
        qWarning("no texts in the language %s were built in", qPrintable(this->language()));
}

Words::~Words() = default;

QString Words::translated(const Phrase &phrase, int n) const
{
    const QString text = m_translator.translate(phrase.id, phrase.source, nullptr, phrase.plural ? n : -1);
    return text.isEmpty() ? QString::fromUtf8(phrase.source) : text;
}

QString Words::fill(const QString &pattern, const std::function<std::optional<QString>(QStringView)> &value)
{
    QString out;
    qsizetype at = 0;
    while (at < pattern.size()) {
        const qsizetype open = pattern.indexOf(u'{', at);
        const qsizetype close = open < 0 ? -1 : pattern.indexOf(u'}', open);
        if (close < 0)
            break;
        const auto filled = value(QStringView(pattern).mid(open + 1, close - open - 1));
        out += QStringView(pattern).mid(at, open - at);
        if (filled)
            out += *filled;
        else
            out += QStringView(pattern).mid(open, close + 1 - open);
        at = close + 1;
    }
    return out + pattern.mid(at);
}

QString Words::isolated(const QString &text) const
{
    return m_persian || hasRightToLeft(text) ? kFirstStrongIsolate + text + kPopIsolate : text;
}

QString Words::sentence(const Text &text) const
{
    std::int64_t n = 0;
    for (const Arg &a : text.args)
        if (a.name == "n") {
            if (const auto *number = std::get_if<std::int64_t>(&a.value))
                n = *number;
            else if (const auto *count = std::get_if<Count>(&a.value))
                n = count->n;
        }
    n = std::clamp<std::int64_t>(n, -1'000'000'000, 1'000'000'000);
    return fill(translated(text.phrase, int(n)), [&](QStringView name) -> std::optional<QString> {
        for (const Arg &a : text.args)
            if (name == QString::fromStdString(a.name))
                return isolated(argument(a));
        return std::nullopt;
    });
}

QString Words::sentence(const Phrase &phrase) const
{
    return translated(phrase, 0);
}

QString Words::announcement(const Announcement &said, Viewer viewer) const
{
    if (!(said.audience & seatBit(viewer)))
        return {};
    const bool self = viewer == said.about && !said.self.empty();
    return sentence(Text{self ? said.self : said.other, said.args});
}

QString Words::badge(const Announcement &said) const
{
    return said.brief.empty() ? QString() : sentence(Text{said.brief, said.args});
}

QString Words::argument(const Arg &arg) const
{
    return std::visit(Overloaded{
                          [&](std::int64_t n) { return number(n); },
                          [&](SeatArg s) { return seatName(s.seat); },
                          [&](Card c) { return cardName(c); },
                          [&](const std::vector<Card> &cards) { return cardList(cards); },
                          [&](Suit s) { return suitName(s); },
                          [&](const Verbatim &v) { return QString::fromStdString(v.text); },
                          [&](const Phrase &p) { return sentence(p); },
                          [&](const std::vector<std::int64_t> &numbers) { return choice(numbers); },
                          [&](Count c) { return count(c.n); },
                      },
                      arg.value);
}

// ---- names ---------------------------------------------------------------------------------------

QString Words::nameOf(const SeatLine &line) const
{
    const Person *person = line.human ? nullptr : personNamed(line.name);
    if (person)
        return QString::fromUtf8(m_persian ? person->persian : person->english);
    return QString::fromStdString(line.name);
}

QString Words::seatName(Seat seat) const
{
    if (seat < 0)
        return sentence(kNobodyNamed);
    const QString name = std::size_t(seat) < m_seats.size() ? nameOf(m_seats[std::size_t(seat)]) : QString();
    if (!name.isEmpty())
        return name;
    return m_asRecorded ? sentence(Text{kSeatNumber, {{"n", std::int64_t(seat)}}}) : sentence(Text{kPlayerNumber, {{"n", std::int64_t(seat) + 1}}});
}

QString Words::suitName(Suit suit) const
{
    return sentence(suit == Suit::none ? kNoTrumps : kSuits[std::size_t(suit)]);
}

QString Words::spokenCardName(Card card) const
{
    if (!card.valid())
        return {};
    if (isJoker(card))
        return sentence(kJoker);
    const int rank = rankOf(card);
    if (deckOf(card) == DeckKind::kille)
        return rank > 3 && rank < 16 ? number(rank - 3) : sentence(kKille[std::size_t(rank > 3 ? rank - 13 : rank - 1)]);
    if (deckOf(card) == DeckKind::five)
        return number(rank);
    constexpr std::array<Phrase, 4> kCourts = {kJack, kQueen, kKing, kAce};
    const QString rankName = rank > 10 ? sentence(kCourts[std::size_t(rank - 11)]) : number(rank);
    return fill(translated(kRankOfSuit, 0), [&](QStringView name) -> std::optional<QString> {
        return name == u"rank" ? rankName : suitName(suitOf(card));
    });
}

QString Words::cardName(Card card) const
{
    if (m_persian || !card.valid() || deckOf(card) != DeckKind::standard || isJoker(card))
        return spokenCardName(card).replace(u' ', QChar::Nbsp); // a line never breaks between rank and suit
    constexpr std::array<const char16_t *, 4> kSigns = {u"♠", u"♥", u"♦", u"♣"};
    const int rank = rankOf(card);
    const QString rankSign = rank > 10 ? QString(QLatin1Char("JQKA"[rank - 11])) : QString::number(rank);
    return rankSign + QString::fromUtf16(kSigns[std::size_t(suitOf(card))]);
}

QString Words::number(qint64 n) const
{
    static const QLocale persian(QStringLiteral("fa_IR")), english(QStringLiteral("en_US"));
    return (m_persian ? persian : english).toString(n);
}

QString Words::count(qint64 n) const
{
    return n >= 1 && n <= qint64(kCounts.size()) ? sentence(kCounts[std::size_t(n - 1)]) : number(n);
}

// ---- lists ---------------------------------------------------------------------------------------

QString Words::pair(const Phrase &phrase, const QString &first, const QString &second) const
{
    return fill(translated(phrase, 0), [&](QStringView name) { return std::optional(name == u"first" ? first : second); });
}

QString Words::joined(const QStringList &items, const Phrase &last) const
{
    if (items.isEmpty())
        return sentence(kNothing);
    QString out = items.front();
    for (qsizetype i = 1; i < items.size(); ++i)
        out = pair(i + 1 < items.size() ? kComma : last, out, items[i]);
    return out;
}

QString Words::list(const QStringList &items) const
{
    return joined(items, kAnd);
}

QString Words::cardList(std::span<const Card> cards) const
{
    QStringList names;
    for (Card c : cards)
        names += cardName(c);
    return list(names);
}

QString Words::choice(std::span<const std::int64_t> numbers) const
{
    const auto n = numbers.size();
    bool row = n > 2;
    for (std::size_t i = 1; i < n; ++i)
        row = row && numbers[i] == numbers[i - 1] + 1;
    if (row)
        return pair(kTo, number(numbers.front()), number(numbers.back()));
    QStringList items;
    for (std::int64_t number : numbers)
        items += this->number(number);
    return joined(items, kOr);
}

} // namespace khiar
