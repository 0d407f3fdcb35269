// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QObject>
#include <QString>
#include <QtQml/qqmlregistration.h>

#include <optional>
#include <vector>

#include "app/models/cards_model.h"
#include "app/models/log_model.h"
#include "app/models/offers_model.h"
#include "app/models/score_model.h"
#include "app/models/score_sheet_model.h"
#include "app/models/seats_model.h"
#include "app/models/table_words.h"
#include "app/session/bot_runner.h"
#include "app/session/chronicle.h"
#include "app/session/presenter.h"
#include "engine/core/gate.h"
#include "engine/session/referee.h"

namespace khiar {

/// A match at the table for any number of people at one screen and bots. Input becomes an offer's action; the Referee
/// decides; what happened goes through the viewer's Gate and the Presenter to the models. The match is always ahead of
/// what is shown, and a person's input never waits for it: what waits is shown at once first.
///
/// The models serve one viewer. One person: always that person, also when out. Several: when it is another person's
/// turn and all has been shown, the curtain falls, the models hold the public view, and the person named uncovers
/// their own. Bots alone: the public view.
class GameSession : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to Khiar")
    Q_PROPERTY(bool active READ active NOTIFY changed)
    Q_PROPERTY(QString gameId READ gameId NOTIFY changed)
    Q_PROPERTY(QString title READ title NOTIFY changed)
    Q_PROPERTY(QString detail READ detail NOTIFY changed)
    Q_PROPERTY(QString rulesLine READ rulesLine NOTIFY changed)
    Q_PROPERTY(QString prompt READ prompt NOTIFY changed)
    Q_PROPERTY(QString promptKind READ promptKind NOTIFY changed)
    Q_PROPERTY(bool over READ over NOTIFY changed)
    Q_PROPERTY(int viewerSeat READ viewerSeat NOTIFY changed)
    Q_PROPERTY(int seatCount READ seatCount NOTIFY changed)
    Q_PROPERTY(int limit READ limit NOTIFY changed)
    Q_PROPERTY(bool presenting READ presenting NOTIFY changed)
    /// Cards chosen so far of an offer that takes several, and whether there is such an offer.
    Q_PROPERTY(int choosing READ choosing NOTIFY changed)
    Q_PROPERTY(bool takesSeveral READ takesSeveral NOTIFY changed)
    /// While a card lies on the table and others are to follow it: what is asked for. Else empty.
    Q_PROPERTY(QString awaitedText READ awaitedText NOTIFY changed)
    /// Offers that take cards the same way, of which one is meant: list of {label, verb, on}. Empty where there is no choice.
    Q_PROPERTY(QVariantList ways READ ways NOTIFY changed)
    /// Some offer takes cards; else the answer is a button.
    Q_PROPERTY(bool asksForCards READ asksForCards NOTIFY changed)
    Q_PROPERTY(bool canConfirm READ canConfirm NOTIFY changed)
    /// What confirm() would do, with the number of cards, or how many of how many are chosen; empty while none is.
    Q_PROPERTY(QString confirmLabel READ confirmLabel NOTIFY changed)
    Q_PROPERTY(QString lastEvent READ lastEvent NOTIFY changed)
    Q_PROPERTY(QString stopped READ stopped NOTIFY changed)
    /// Facts of the table itself that have words: list of {kind, value, text}.
    Q_PROPERTY(QVariantList tableFacts READ tableFacts NOTIFY changed)
    /// Step by step: the show stands still until step().
    Q_PROPERTY(bool waitingForStep READ waitingForStep NOTIFY changed)
    Q_PROPERTY(bool severalPeople READ severalPeople NOTIFY changed)
    /// The models hold the public view until `curtainName` at `curtainSeat` uncovers.
    Q_PROPERTY(bool curtain READ curtain NOTIFY changed)
    Q_PROPERTY(int curtainSeat READ curtainSeat NOTIFY changed)
    Q_PROPERTY(QString curtainName READ curtainName NOTIFY changed)
    Q_PROPERTY(bool canUndo READ canUndo NOTIFY changed)
    Q_PROPERTY(bool canRedo READ canRedo NOTIFY changed)
    Q_PROPERTY(bool canRestartDeal READ canRestartDeal NOTIFY changed)
    Q_PROPERTY(bool canHint READ canHint NOTIFY changed)
    /// The move of the hint and its reason; empty while no hint is shown.
    Q_PROPERTY(QString hintText READ hintText NOTIFY changed)
    /// Keys of the cards that the hint names, and the row of `offers`, −1 when it is none of them.
    Q_PROPERTY(QVariantList hintKeys READ hintKeys NOTIFY changed)
    Q_PROPERTY(int hintRow READ hintRow NOTIFY changed)
    Q_PROPERTY(bool assisted READ assisted NOTIFY changed)
    /// The last complete trick in order of play: [{face, seat, name, won, spoken}]; empty before the first.
    Q_PROPERTY(QVariantList lastTrick READ lastTrick NOTIFY changed)
    Q_PROPERTY(QString lastTrickText READ lastTrickText NOTIFY changed)
    /// The viewer's own won cards and card set aside, where they may be looked at again: [{face, spoken, rank, aside}], highest rank first.
    Q_PROPERTY(QVariantList ownWon READ ownWon NOTIFY changed)
    /// When the match is over, the seats from the first place to the last: [{seat, place, name, token, won, score, scoreKind,
    /// cucumbers, halves, pays, pay, lines, spoken}]; `pay` is what it receives (+) or pays (−), `lines` who from and whom to.
    Q_PROPERTY(QVariantList result READ result NOTIFY changed)
    /// Faces of the cards that the rules set apart.
    Q_PROPERTY(QStringList markedFaces READ markedFaces NOTIFY changed)
    /// Id of the reason while promptKind is "refusal".
    Q_PROPERTY(QString refusalReason READ refusalReason NOTIFY changed)
    /// While promptKind is "refusal": keys of the cards in the hand that are a way out, and of those on the table that
    /// make it so.
    Q_PROPERTY(QVariantList wayOutKeys READ wayOutKeys NOTIFY changed)
    Q_PROPERTY(QVariantList becauseKeys READ becauseKeys NOTIFY changed)
    /// Of the offer that takes cards: its verb as records have it and what it is called; empty where none does.
    Q_PROPERTY(QString cardsVerb READ cardsVerb NOTIFY changed)
    Q_PROPERTY(QString cardsLabel READ cardsLabel NOTIFY changed)
    /// Keys of the cards on the table that a button would bring into the viewer's hand; see pull().
    Q_PROPERTY(QVariantList pullKeys READ pullKeys NOTIFY changed)
    /// Something is counted by which seats are compared.
    Q_PROPERTY(bool counts READ counts NOTIFY changed)
    /// It can be asked what the position is worth: everything lies open, and it is the viewer's turn.
    Q_PROPERTY(bool canJudge READ canJudge NOTIFY changed)
    Q_PROPERTY(bool allOpen READ allOpen NOTIFY changed)
    /// The viewer has trumps of their own.
    Q_PROPERTY(bool hasOwnTrump READ hasOwnTrump NOTIFY changed)
    /// The order in use: "rank", "suit", "dealt".
    Q_PROPERTY(QString handOrder READ handOrder WRITE setHandOrder NOTIFY changed)
    Q_PROPERTY(khiar::CardsModel *cards READ cards CONSTANT)
    Q_PROPERTY(khiar::SeatsModel *seats READ seats CONSTANT)
    Q_PROPERTY(khiar::OffersModel *offers READ offers CONSTANT)
    Q_PROPERTY(khiar::ScoreModel *score READ score CONSTANT)
    Q_PROPERTY(khiar::LogModel *log READ log CONSTANT)
    Q_PROPERTY(khiar::ScoreSheetModel *scoreSheet READ scoreSheet CONSTANT)

public:
    /// `registry` must outlive the session.
    explicit GameSession(const Registry &registry, QObject *parent = nullptr);
    ~GameSession() override;

    /// Starts the record's match, or restores it to its last move, shown at once. Seats without a word: the first is
    /// the person, the others are rule bots. On a problem nothing changes. `fromTheDeal` shows the way to that move, card by
    /// card, at the pace of the table.
    enum class Start { atTheEnd, fromTheDeal };
    std::optional<Problem> begin(const Record &record, Start start = Start::atTheEnd);
    /// Where a record that was begun stopped being playable.
    const std::optional<Problem> &warning() const { return m_referee.warning(); }
    Record record() const { return m_referee.record(); }
    /// Ends the session; the table is empty.
    void leave();
    /// 1 = normal, 0 = everything at once.
    void setSpeed(double speed);
    /// Each move by others waits for step(); see Presenter.
    void setStepping(bool on);
    bool waitingForStep() const { return m_presenter.waitingForStep(); }
    /// Asked before a person's legal move is played: false keeps it from being played (tasks of guides). May be null.
    using Judge = std::function<bool(Seat seat, const Action &action)>;
    void setJudge(Judge judge) { m_judge = std::move(judge); }
    /// Lets rule bots make the next moves in every seat, at once, and holds the match there (screenshots, tests).
    void playByBots(int moves);
    /// The match, for tests; null when there is none.
    const Match *match() const { return m_referee.running() ? &m_referee.match() : nullptr; }
    const Words &words() const { return m_words.words(); }

    bool active() const { return m_referee.running(); }
    QString gameId() const;
    QString title() const;
    QString detail() const;
    QString rulesLine() const;
    QString prompt() const;
    /// "mine", "waiting", "refusal", "over", or "" when there is nothing to say.
    QString promptKind() const;
    bool over() const;
    int viewerSeat() const { return m_viewer == kPublic ? -1 : m_viewer; }
    int seatCount() const { return m_table.seats; }
    int limit() const { return m_table.fact(FactKind::limit); }
    bool presenting() const { return m_presenter.busy(); }
    int choosing() const { return int(m_chosen.size()); }
    bool takesSeveral() const;
    bool asksForCards() const;
    QString cardsVerb() const;
    QString cardsLabel() const;
    bool canConfirm() const;
    QString confirmLabel() const;
    QString awaitedText() const;
    QVariantList ways() const;
    QVariantList pullKeys() const;
    bool counts() const { return m_table.scoreKind().has_value(); }
    bool canJudge() const;
    bool allOpen() const;
    bool hasOwnTrump() const { return m_table.fact(FactKind::ownTrump, m_viewer, -1) >= 0; }
    QString lastEvent() const { return m_log.last(); }
    QString stopped() const;
    QVariantList tableFacts() const;
    bool severalPeople() const { return m_people.size() > 1; }
    bool curtain() const { return m_curtain.has_value(); }
    int curtainSeat() const { return m_curtain.value_or(kNobody); }
    QString curtainName() const;
    bool canUndo() const { return m_canUndo; }
    bool canRedo() const { return m_canRedo; }
    bool canRestartDeal() const { return m_canRestartDeal; }
    bool canHint() const;
    QString hintText() const;
    QVariantList hintKeys() const;
    int hintRow() const;
    bool assisted() const { return active() && m_referee.assisted(); }
    QVariantList lastTrick() const;
    QVariantList result() const;
    QStringList markedFaces() const;
    QString lastTrickText() const;
    QVariantList ownWon() const;
    QString refusalReason() const { return m_refusal ? QString::fromUtf8(m_refusal->reason) : QString(); }
    QVariantList wayOutKeys() const { return m_refusal ? m_cards.keysOf(m_refusal->wayOut, true) : QVariantList(); }
    QVariantList becauseKeys() const { return m_refusal ? m_cards.keysOf(m_refusal->because, false) : QVariantList(); }
    QString handOrder() const { return m_cards.handOrder(); }
    void setHandOrder(const QString &order);
    CardsModel *cards() { return &m_cards; }
    SeatsModel *seats() { return &m_seats; }
    OffersModel *offers() { return &m_offers; }
    ScoreModel *score() { return &m_score; }
    LogModel *log() { return &m_log; }
    ScoreSheetModel *scoreSheet() { return &m_scoreSheet; }

    // All commands act after the input handler has returned, and only in the turn in which they were given.

    /// A click, tap or Enter on a card: plays it; where an offer takes several, chooses it or takes it back. A card that
    /// cannot join is refused, or begins another choice where only equal cards go together.
    Q_INVOKABLE void tap(int key);
    /// The second of two quick clicks on a card: plays what is chosen with it at once, where that goes to the trick.
    Q_INVOKABLE void tapTwice(int key);
    /// The cards that a drag of this one takes along, itself among them: those chosen, if it may join them, else it alone.
    Q_INVOKABLE QVariantList together(int key) const;
    Q_INVOKABLE void clearChoice();
    /// What cards are meant for from now on in this turn, by the verb of `ways`.
    Q_INVOKABLE void chooseWay(int verb);
    /// Whether what lies where this card lies can be taken into the hand, as a button says, and taking it.
    Q_INVOKABLE bool canPull(int key) const;
    Q_INVOKABLE void pull(int key);
    /// A card was released over a zone, with what together() told; an empty name = nowhere, which says nothing.
    Q_INVOKABLE void drop(int key, const QString &zone, int owner);
    /// Whether some offer takes cards from there to here (for the highlight, not legality).
    Q_INVOKABLE bool canDrop(int key, const QString &zone, int owner) const;
    /// Plays the cards chosen, or says what is missing.
    Q_INVOKABLE void confirm();
    /// A button of `offers`; number and suit ("S" … "none") for rows of them.
    Q_INVOKABLE void press(int row, int number = 0, const QString &suit = {});
    /// Shows at once what waits to be shown; step by step, the next step only.
    Q_INVOKABLE void skip();
    /// Shows the step that waits.
    Q_INVOKABLE void step();
    /// A new match of the same kind with a new seed.
    Q_INVOKABLE void again();
    /// The person named by the curtain is at the screen.
    Q_INVOKABLE void uncover();
    /// To the previous own decision of the person who asks: who is at the screen, else who was there last. The curtain
    /// falls where another person is to decide.
    Q_INVOKABLE void undo();
    Q_INVOKABLE void redo();
    /// The same cards once more, from the first decision of the deal.
    Q_INVOKABLE void restartDeal();
    /// Asks the family's rule bot what it would do in the viewer's place; the match counts as assisted.
    Q_INVOKABLE void hint();
    Q_INVOKABLE void clearHint();
    /// Works out what the position is worth to the viewer, and says it as a hint does; the match counts as assisted.
    Q_INVOKABLE void judge();
    /// Why the card cannot be played now; empty when it can.
    Q_INVOKABLE QString reasonOf(int key) const;
    /// The card and what the rules set it apart by; empty where they don't.
    Q_INVOKABLE QString markOf(int key) const { return m_cards.markWords(key); }

signals:
    void changed();
    /// How many cards are chosen now, as a sentence.
    void choiceSaid(const QString &sentence);
    /// A card was refused (key 0: the cards chosen, or a button): the sentence, and the reason id.
    void refused(int key, const QString &sentence, const QString &reason);
    /// For sound: "shuffle", "deal", "tick" (a card dealt), "exchange", "play", "trick", "score", "mark" (a cucumber
    /// got), "over", "refused", "turn".
    void beat(const QString &kind);
    /// The match as text, after every action: to be saved at once.
    void saveWanted(const QString &record);
    void matchOver();
    /// The rules or a bot broke: what to tell the person.
    void stoppedWith(const khiar::Problem &problem);

private:
    struct Hint { std::optional<Action> action; Text why; }; ///< without a move: what the position is worth
    enum class Asked : std::uint8_t { nothing, hint, worth }; ///< what the viewer wants to know of the bot that thinks

    // game_session.cpp: what happens
    void queue(std::function<void()> command);
    void showEvent(const ViewEvent &event, int flight);
    void shown();
    void settle();
    void takeSteps(const std::vector<Step> &steps);
    void resetModels();
    void showTotals();
    void askNext();
    void botChose(const Action &action, const Text &why);
    void afterSubmit(const std::vector<Step> &steps);
    void afterJump();
    void jump(const std::function<bool()> &go);
    void endTurn();
    void renewTools();
    void save();
    void stopWith(const Problem &problem);
    std::optional<Seat> awaited() const;
    std::optional<Seat> asking() const;
    bool handsAreOpen() const;
    bool handsWillBeOpen() const;
    void coverWhatIsDealt();
    void look(Viewer viewer);
    Chronicle &chronicle(Viewer viewer);
    const Chronicle &chronicle(Viewer viewer) const;
    QVariantMap resultOf(Seat seat, int place, bool won) const;
    std::uint64_t botSeed(Seat seat) const;
    static void fillSeats(Record &record, const Registry &registry);

    // session_input.cpp: what people do
    bool caughtUp();
    int pulls(Zone from) const;
    void play(int key, const Action &action);
    void refuse(int key, const Refusal &refusal);

    // session_choice.cpp: several cards chosen together
    void choose(int key, Card card);
    void setChosen(std::vector<Card> cards);
    void playChosen(int key, const Offer &offer, Card card);
    void renewFirst();
    CardSet mayJoin(const Offer &offer, const std::vector<Card> &chosen) const;
    bool isComplete(const Offer &offer, const std::vector<Card> &chosen) const;
    std::vector<Card> withChosen(const Offer &offer, Card card) const;
    std::optional<Refusal> whyNot(const Offer &offer, Card card) const;
    QString choiceText() const;
    /// The viewer's offer of cards of the hand, where it takes several.
    std::optional<Offer> choiceOffer() const;
    /// The viewer's offer that takes cards from this zone (to that one), as the match stands.
    std::optional<Offer> offerFor(Zone from, std::optional<Zone> to) const;

    // session_words.cpp: what is said
    QString hintedButton(const Offer &offer, const Action &action) const;

    const Registry &m_registry;
    Referee m_referee;
    TableWords m_words; // before the models: it is renewed first on a change of language
    CardsModel m_cards;
    SeatsModel m_seats;
    OffersModel m_offers;
    ScoreModel m_score;
    LogModel m_log;
    ScoreSheetModel m_scoreSheet;
    Presenter m_presenter;
    BotRunner m_bots;
    std::vector<Chronicle> m_chronicles; ///< the public one, then one per person
    std::vector<Seat> m_people;
    TableView m_table; ///< as shown
    TrickWatch m_watch; ///< of what is shown
    DrawnWatch m_drawn{kPublic}; ///< of what is shown
    Viewer m_viewer = kPublic;
    std::optional<Seat> m_curtain; ///< who is to uncover
    std::optional<Seat> m_lastAtScreen;
    std::uint64_t m_turn = 0; ///< input belongs to the turn it was made in
    Beat m_beat = Beat::setUp;
    std::vector<Card> m_chosen;
    std::optional<Refusal> m_refusal;
    std::optional<Hint> m_hint;
    Asked m_asked = Asked::nothing;
    bool m_turnedOpenly = false; ///< the viewer was turned to without a curtain
    std::optional<Verb> m_way; ///< of the offers that take cards the same way
    bool m_canUndo = false, m_canRedo = false, m_canRestartDeal = false;
    std::optional<Problem> m_stopped;
    Judge m_judge;
    bool m_held = false; ///< bots wait: the match stands for a picture
};

} // namespace khiar
