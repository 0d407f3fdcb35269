// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/guide_position.h"

#include <algorithm>
#include <array>

#include "app/shell/language.h"
#include "engine/core/gate.h"
#include "engine/session/replay.h"

namespace khiar {
namespace {

constexpr Phrase kTrickOf = KHIAR_TEXT("position.trick", "In this trick, {player}: {cards}");
constexpr Phrase kOpenOf = KHIAR_TEXT("position.open", "Open before {player}: {cards}");
constexpr Phrase kMiddle = KHIAR_TEXT("position.middle", "In the middle: {cards}");
constexpr Phrase kCardsOf = KHIAR_TEXT("position.cards", "Cards of {player}: {cards}");
constexpr Phrase kMayPlay = KHIAR_TEXT("position.may-play", "Can be played now: {cards}");
constexpr Phrase kAnswers = KHIAR_TEXT("position.answers", "Possible answers: {labels}");
std::vector<Card> cardsOf(const CardSet &set)
{
    std::vector<Card> cards;
    set.each([&](Card c) { cards.push_back(c); });
    return cards;
}

constexpr std::array kAll = {kTrickOf, kOpenOf, kMiddle, kCardsOf, kMayPlay, kAnswers};

/// Who moves next; after the end who moved last.
Seat seatToMove(const Replay &played)
{
    const std::vector<Seat> act = played.match->toAct();
    if (!act.empty())
        return act.front();
    return played.played.empty() ? 0 : played.played.back().first;
}

} // namespace

std::optional<GuideMatch> guideMatch(const Registry &registry, const Record &given)
{
    const Replay played = replay(registry, given);
    if (!played.match || played.invalid || played.failed)
        return std::nullopt;
    GuideMatch out{given, seatToMove(played)};
    Record &record = out.record;
    const auto human = [](const SeatLine &s) { return s.stated && s.human; };
    record.seats.resize(std::size_t(played.match->seats()));
    if (std::count_if(record.seats.begin(), record.seats.end(), human) == 1)
        out.reader = Seat(std::find_if(record.seats.begin(), record.seats.end(), human) - record.seats.begin());
    const char *rule = registry.familyOf(record.setup.game)->ruleBot();
    for (std::size_t i = 0; i < record.seats.size(); ++i) {
        SeatLine &s = record.seats[i];
        s.stated = true;
        s.human = Seat(i) == out.reader;
        s.style = s.human ? "" : s.style.empty() ? rule : s.style;
    }
    std::erase_if(record.lines, [](const RecordLine &l) { return l.kind != RecordLine::Kind::action; });
    return out;
}

GuidePosition::GuidePosition(const Registry &registry, const Record &record, QObject *parent)
    : QObject(parent), m_words(this), m_cards(m_words), m_seats(m_words), m_offers(m_words)
{
    onLanguageChange(this, [this] { emit changed(); });
    const auto match = guideMatch(registry, record);
    if (!match)
        return;
    const Replay played = replay(registry, match->record);
    m_viewer = match->reader;
    m_moves = match->record.lines.size();
    m_words.setSeats(match->record.seats, m_viewer);
    m_table = Gate(m_viewer, *played.match->now()).table(); // the Gate gives the cards their keys
    m_cards.reset(m_table);
    m_seats.reset(m_table, match->record.seats);
    m_offers.set(m_table.offers);
}

QString GuidePosition::promptKind() const
{
    if (m_table.phase == "over")
        return QStringLiteral("over");
    if (!m_table.offers.empty())
        return QStringLiteral("mine");
    return m_table.fact(FactKind::turn, kNobody, kNobody) >= 0 ? QStringLiteral("waiting") : QString();
}

QString GuidePosition::prompt() const
{
    const QString kind = promptKind();
    if (kind == QLatin1String("mine"))
        return m_words.words().sentence(m_table.offers.front().prompt);
    if (kind == QLatin1String("over"))
        return m_words.words().sentence(model_text::kDetailOverPlain);
    if (kind == QLatin1String("waiting"))
        return m_words.words().sentence(Text{model_text::kWaiting, {{"player", SeatArg{m_table.fact(FactKind::turn)}}}});
    return {};
}

QVariantList GuidePosition::tableFacts() const
{
    QVariantList list;
    for (const Fact &f : m_table.facts)
        if (f.seat == kNobody)
            if (const QString text = m_words.fact(f); !text.isEmpty())
                list.append(QVariantMap{{QStringLiteral("kind"), int(f.kind)}, {QStringLiteral("value"), f.value}, {QStringLiteral("text"), text}});
    return list;
}

/// The faces that the reader sees in a zone; empty when there are none.
QString GuidePosition::cardsLine(const Phrase &phrase, ZoneKind zone, Seat owner) const
{
    std::vector<Card> cards;
    if (const ZoneView *z = m_table.find({zone, std::int8_t(owner)}))
        for (const CardView &c : z->cards)
            if (c.shown.valid())
                cards.push_back(c.shown);
    if (cards.empty())
        return {};
    if (zone == ZoneKind::hand)
        std::stable_sort(cards.begin(), cards.end(), [](Card a, Card b) { return rankOf(a) < rankOf(b); });
    return m_words.line(Text{phrase, {{"player", SeatArg{owner}}, {"cards", cards}}});
}

QStringList GuidePosition::inWords() const
{
    QStringList lines;
    for (int i = 0; i < m_seats.rowCount(); ++i)
        lines += m_seats.data(m_seats.index(i), SeatsModel::Spoken).toString();
    const QVariantList facts = tableFacts();
    for (const QVariant &fact : facts)
        lines += fact.toMap()[QStringLiteral("text")].toString();
    for (const ZoneKind zone : {ZoneKind::pile, ZoneKind::upcard, ZoneKind::stock, ZoneKind::widow})
        lines += cardsLine(kMiddle, zone, kNobody);
    for (Seat seat = 0; seat < m_table.seats; ++seat) {
        for (const ZoneKind zone : {ZoneKind::played, ZoneKind::kept, ZoneKind::target})
            lines += cardsLine(kOpenOf, zone, seat);
        lines += cardsLine(kTrickOf, ZoneKind::trick, seat);
        lines += cardsLine(kCardsOf, ZoneKind::hand, seat);
    }
    lines += prompt();
    CardSet legal;
    QStringList labels;
    for (const Offer &o : m_table.offers)
        o.hasCards() ? void(legal |= o.candidates) : void(labels += m_words.words().sentence(o.label));
    if (!legal.empty())
        lines += m_words.line(Text{kMayPlay, {{"cards", cardsOf(legal)}}});
    if (!labels.isEmpty())
        lines += m_words.line(Text{kAnswers, {{"labels", Verbatim{m_words.words().list(labels).toStdString()}}}});
    lines.removeAll(QString());
    return lines;
}

std::span<const Phrase> positionPhrases()
{
    return kAll;
}

} // namespace khiar
