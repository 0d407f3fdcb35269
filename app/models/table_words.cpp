// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/table_words.h"

#include "app/shell/language.h"

#include <array>

namespace khiar {

using namespace model_text;

TableWords::TableWords(QObject *owner) : m_words(std::make_unique<Words>(currentLanguage()))
{
    onLanguageChange(owner, [this] {
        m_words = std::make_unique<Words>(currentLanguage());
        setSeats(std::move(m_seats), m_viewer);
    });
}

void TableWords::setSeats(std::vector<SeatLine> seats, Viewer viewer)
{
    m_seats = std::move(seats);
    m_viewer = viewer;
    m_words->setSeats(m_seats);
}

QString TableWords::seatName(Seat seat) const
{
    const bool unnamed = seat >= 0 && std::size_t(seat) < m_seats.size() && m_seats[std::size_t(seat)].name.empty();
    return seat == m_viewer && unnamed ? m_words->sentence(kYou) : m_words->seatName(seat);
}

QString TableWords::fact(const Fact &f) const
{
    const auto n = [&](const Phrase &p) { return m_words->sentence(Text{p, {{"n", std::int64_t(f.value)}}}); };
    const auto suit = [&](const Phrase &p) {
        if (f.value < 0)
            return m_words->sentence(kFactTrumpOpen);
        return f.value > 3 ? m_words->sentence(kFactNoTrump) : m_words->sentence(Text{p, {{"suit", Suit(f.value)}}});
    };
    switch (f.kind) {
    case FactKind::points: return n(kFactPoints);
    case FactKind::credits: return n(kFactCredits);
    case FactKind::cucumbers: return n(kFactCucumbers);
    case FactKind::lives: return n(kFactLives);
    case FactKind::pot: return n(kFactPot);
    case FactKind::stake: return n(kFactStake);
    case FactKind::multiplier: return n(kFactMultiplier);
    case FactKind::trump: return suit(kFactTrump);
    case FactKind::ownTrump: return suit(kFactOwnTrump);
    case FactKind::maker:
        return f.value < 0 ? m_words->sentence(kFactNoMaker) : line(Text{kFactMaker, {{"player", SeatArg{f.value}}}});
    case FactKind::bid: return n(kFactBid);
    case FactKind::requirement: return n(kFactRequirement);
    case FactKind::inOut: return m_words->sentence(f.value == kOutOfGame ? kFactOutOfGame : f.value == kAside ? kFactOut : f.value == kSafe ? kFactSafe : kFactIn);
    case FactKind::tricks: return n(kFactTricks);
    case FactKind::halfCucumbers: return n(kFactHalfCucumbers);
    case FactKind::losses: return n(kFactLosses);
    case FactKind::limit: return n(kFactLimit);
    case FactKind::countdown: return f.value > 0 ? n(kFactCountdown) : QString();
    case FactKind::dealer: case FactKind::turn: case FactKind::deal: case FactKind::trick: case FactKind::handSize: case FactKind::best: break;
    }
    return {};
}

QString TableWords::line(Text text) const
{
    for (Arg &arg : text.args)
        if (const auto *s = std::get_if<SeatArg>(&arg.value))
            arg.value = Verbatim{seatName(s->seat).toStdString()};
    return m_words->sentence(text);
}

const Words &wordsNow()
{
    static std::unique_ptr<Words> words;
    if (!words || words->language() != currentLanguage())
        words = std::make_unique<Words>(currentLanguage());
    return *words;
}

std::span<const Phrase> modelPhrases()
{
    static constexpr std::array list = {
        kCardOfHand, kCardOfHandNot, kCardOfHandIdle, kCardChosen, kChosenOf, kChosenSaid, kChosenOfSaid, kChosenNone, kCardPlayed, kCardPlain, kCardHidden, kSeatSpoken, kSeatSpokenCucumber,
        kSeatOut, kSeatAside, kSeatSpokenHalf, kSeatSpokenChips, kSeatSpokenEaten, kSeatSpokenLosses, kSeatSpokenPlain, kSeatOutPlain,
        kSeatAsideChips, kSeatAsidePlain, kSeatSafe, kCardPile, kCardTop, kCardAwaits, kCardOpenHand, kFactSafe, kDetailOverPlain, kResultSafe, kResultCards, kCantJudge, kCardMarked, kCardUp, kCardKept, kCardLeftOver, kFactHalfCucumbers, kFactLosses, kFactCountdown, kSheetEnd, kSheetSeatPays, kResultOf, kResultPays, kYou, kDetail, kDetailDealing, kDetailOver, kWaiting, kFactCredits, kFactLives, kFactPot, kFactStake, kFactMultiplier, kFactTrump,
        kFactNoTrump, kFactTrumpOpen, kFactOwnTrump, kFactMaker, kFactNoMaker, kFactBid, kFactRequirement, kFactIn, kFactOut, kFactOutOfGame,
        kFactTricks, kFactLimit, kFactPoints, kFactCucumbers, kBotFailed, kYourTurn, kHintCards, kHintButton, kHintNumber,
        kHintSuit, kHintNumberSuit, kLastTrickOf, kLastTrickYours, kSwitchExcluded,
        kSeedWrong, kKindPerson, kOnlyBots, kManyPeople, kContinueTitle, kContinueLine, kContinueDealing, kNoticeSave, kNoticeSaveOlder, kNoticeSaveLost, kNoticeRecord, kNoticeRecordText,
        kNoticePartly, kNoticePartlyText, kNoticeWrite, kNoticeWriteText, kNoticeSettings, kNoticeSettingsText, kNoticeStopped,
        kNoticeStoppedText, kNoticeStart, kLine, kSheetDeal, kSheetSeat, kSheetSeatOut, kSheetSeatLeads};
    return list;
}

} // namespace khiar
