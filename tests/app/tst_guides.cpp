// SPDX-License-Identifier: GPL-3.0-or-later
// Protects what guides teach: every guide of both languages can be read and both hold the same headings and blocks, every
// position plays as its expectations say, every task has an answer that is legal and one that is none, every reason that a
// game can refuse for has its place to read about it, every link leads somewhere, every card is one of the game's. And the
// parser: what it reads, and what it refuses with which line.
#include <QtTest>

#include <QDirIterator>
#include <QRegularExpression>

#include <functional>
#include <set>

#include "app/models/guide_search_model.h"
#include "app/session/practice.h"
#include "app/text/guide.h"
#include "app/text/guide_documents.h"
#include "app/text/guide_html.h"
#include "app/text/persian.h"
#include "app/text/words.h"
#include "engine/session/registry.h"
#include "engine/session/replay.h"

using namespace khiar;
using namespace khiar::guide;

namespace {

const QStringList kLanguages = {QStringLiteral("en"), QStringLiteral("fa")};

QString sourceFolder(const QString &language)
{
    return QStringLiteral(KHIAR_SOURCE_DIR "/translations/guides/") + language;
}

/// "agurk", "family/cucumber", … of a language.
QStringList documentsOf(const QString &language)
{
    QStringList list;
    for (QDirIterator it(sourceFolder(language), {QStringLiteral("*.md")}, QDir::Files, QDirIterator::Subdirectories); it.hasNext();)
        list += QDir(sourceFolder(language)).relativeFilePath(it.next()).chopped(3);
    list.sort();
    return list;
}

QString wrong(const Problem &problem)
{
    return QStringLiteral("line %1: %2").arg(problem.line).arg(Words(QStringLiteral("en")).problem(problem));
}

QStringList anchorsOf(const Guide &guide)
{
    QStringList list;
    for (const Block &b : guide.blocks)
        if (const auto *h = b.as<Heading>())
            list += QStringLiteral("%1 %2").arg(h->level).arg(h->anchor);
    return list;
}

/// All runs of a document, with their lines.
void eachRuns(const Guide &guide, const std::function<void(int, const Runs &)> &visit)
{
    for (const Block &b : guide.blocks) {
        if (const auto *h = b.as<Heading>())
            visit(b.line, h->runs);
        if (const auto *p = b.as<Paragraph>())
            visit(b.line, p->runs);
        if (const auto *l = b.as<List>())
            for (const ListItem &item : l->items)
                visit(b.line, item.runs);
        if (const auto *n = b.as<Note>())
            for (const Runs &runs : n->paragraphs)
                visit(b.line, runs);
        if (const auto *t = b.as<Table>()) {
            for (const Runs &runs : t->head)
                visit(b.line, runs);
            for (const auto &row : t->rows)
                for (const Runs &runs : row)
                    visit(b.line, runs);
        }
    }
}

/// The record as both languages must have it: without title and names.
std::string neutral(Record record)
{
    record.title.clear();
    for (SeatLine &s : record.seats)
        s.name.clear();
    return writeRecord(record);
}

std::vector<const Block *> recordBlocks(const Guide &guide)
{
    std::vector<const Block *> list;
    for (const Block &b : guide.blocks)
        if (b.record())
            list.push_back(&b);
    return list;
}

/// Ids of the phrases under a comment "// Refusals" of a family's texts.h, without what stands after a dot.
std::set<QString> writtenReasons(const QString &family)
{
    QFile file(QStringLiteral(KHIAR_SOURCE_DIR "/engine/games/%1/texts.h").arg(QString(family).replace(u'-', u'_')));
    std::set<QString> ids;
    if (!file.open(QIODevice::ReadOnly))
        return ids;
    static const QRegularExpression phrase(QStringLiteral("KHIAR_TEXT(?:_N)?\\(\"([a-z0-9.-]+)\""));
    bool refusals = false;
    for (const QString &line : QString::fromUtf8(file.readAll()).split(u'\n')) {
        if (line.startsWith(QLatin1String("//")))
            refusals = line.startsWith(QLatin1String("// Refusals"));
        if (const auto m = phrase.match(line); refusals && m.hasMatch())
            ids.insert(m.captured(1).section(u'.', 0, 0));
    }
    return ids;
}

/// The reasons that a match gives to any card of its pack and to a few verbs, over some random deals.
std::set<QString> givenReasons(const FamilyBase &family, const PresetSpec &preset)
{
    std::set<QString> ids;
    Setup setup;
    setup.game = preset.id;
    setup.players = std::clamp(4, preset.seatsMin, preset.seatsMax);
    auto match = family.start(setup, nullptr);
    for (int moves = 0; match && moves < 60 && !(*match)->over(); ++moves) {
        const Seat seat = (*match)->toAct().front();
        for (int code = 0; code < kFirstJoker; ++code)
            for (const Verb verb : {Verb::play, Verb::exchange, Verb::lead})
                if (const auto refusal = (*match)->check((seat + moves % 2) % setup.players, Action::of(verb, Card{std::uint8_t(code)})))
                    ids.insert(QString::fromUtf8(refusal->reason));
        const LegalList legal = (*match)->legal(seat);
        if (legal.actions.empty() || (*match)->submit(seat, legal.actions[std::size_t(moves) % legal.actions.size()], nullptr))
            break;
    }
    return ids;
}

std::set<QString> cardsIn(const Guide &guide)
{
    std::set<QString> kinds;
    for (const Block *b : recordBlocks(guide))
        for (const auto &[number, deal] : b->record()->setup.deals)
            for (const auto &hand : deal.hands)
                if (hand && !hand->empty())
                    kinds.insert(QString::number(int(deckOf(hand->front()))));
    return kinds;
}

} // namespace

class TestGuides : public QObject {
    Q_OBJECT

    static void everyDocument()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QString>("document");
        for (const QString &language : kLanguages)
            for (const QString &document : documentsOf(language))
                QTest::newRow(qPrintable(language + u' ' + document)) << language << document;
    }
    static Guide guideOf(const QString &language, const QString &document)
    {
        auto guide = readGuide(language, document);
        if (!guide)
            qFatal("%s", qPrintable(document + u' ' + wrong(guide.problem())));
        return std::move(*guide);
    }
    Registry m_registry = standardRegistry();
    Documents m_documents{m_registry};

private slots:
    void init() { useGuides(QStringLiteral(":/guides")); }

    // ---- the guides of the program --------------------------------------------------------------

    void everyGuideCanBeRead_data() { everyDocument(); }
    void everyGuideCanBeRead()
    {
        QFETCH(QString, language);
        QFETCH(QString, document);
        const auto guide = readGuide(language, document);
        QVERIFY2(bool(guide), guide ? "" : qPrintable(wrong(guide.problem())));
        QVERIFY(!guide->title().isEmpty());
        QVERIFY(guide->blocks.size() > 3);
    }

    void bothLanguagesHoldTheSame()
    {
        QCOMPARE(documentsOf(QStringLiteral("fa")), documentsOf(QStringLiteral("en")));
        for (const QString &document : documentsOf(QStringLiteral("en"))) {
            const Guide en = guideOf(QStringLiteral("en"), document), fa = guideOf(QStringLiteral("fa"), document);
            QCOMPARE(anchorsOf(fa), anchorsOf(en));
            const auto a = recordBlocks(en), b = recordBlocks(fa);
            QVERIFY2(a.size() == b.size(), qPrintable(document));
            for (std::size_t i = 0; i < a.size(); ++i) {
                const QString at = QStringLiteral("%1: en line %2, fa line %3").arg(document).arg(a[i]->line).arg(b[i]->line);
                QVERIFY2(a[i]->what.index() == b[i]->what.index(), qPrintable(at));
                QVERIFY2(neutral(*a[i]->record()) == neutral(*b[i]->record()), qPrintable(at));
                QVERIFY2(a[i]->record()->title.empty() == b[i]->record()->title.empty(), qPrintable(at));
                if (const auto *task = a[i]->as<Task>()) {
                    const auto *other = b[i]->as<Task>();
                    QVERIFY2(task->reasons == other->reasons && task->accepted.size() == other->accepted.size(), qPrintable(at));
                    for (std::size_t k = 0; k < task->accepted.size(); ++k)
                        QVERIFY2(task->accepted[k].text == other->accepted[k].text, qPrintable(at));
                }
            }
        }
    }

    // A guide cannot teach a move that the game does not play.
    void everyPositionHolds_data() { everyDocument(); }
    void everyPositionHolds()
    {
        QFETCH(QString, language);
        QFETCH(QString, document);
        for (const Guide guide = guideOf(language, document); const Block *b : recordBlocks(guide)) {
            const Replay played = replay(m_registry, *b->record());
            const auto &problem = played.invalid ? played.invalid : played.failed;
            QVERIFY2(!problem, problem ? qPrintable(QStringLiteral("block of line %1, its line %2: %3").arg(b->line).arg(problem->line).arg(wrong(*problem))) : "");
            QVERIFY2(played.warnings.empty(), qPrintable(QString::number(b->line)));
            const auto match = guideMatch(m_registry, *b->record());
            QVERIFY2(match.has_value(), qPrintable(QString::number(b->line)));
            // the reader can go on from there, unless it shows an end
            QVERIFY2(played.match->over() || !played.match->toAct().empty(), qPrintable(QString::number(b->line)));
        }
    }

    void everyTaskCanBeSolvedAndMissed_data() { everyDocument(); }
    void everyTaskCanBeSolvedAndMissed()
    {
        QFETCH(QString, language);
        QFETCH(QString, document);
        const Guide guide = guideOf(language, document);
        for (const Block *b : recordBlocks(guide)) {
            const auto *task = b->as<Task>();
            if (!task)
                continue;
            const QByteArray at = QStringLiteral("task of line %1").arg(b->line).toUtf8();
            const Replay played = replay(m_registry, task->record);
            const auto made = guideMatch(m_registry, task->record);
            QVERIFY2(played.match && made, at);
            QVERIFY2(!played.match->toAct().empty() && played.match->toAct().front() == made->reader, at);
            std::vector<Action> sought;
            for (const Accepted &a : task->accepted) {
                sought.push_back(played.match->settleCopies(made->reader, *a.action.action, a.action.unspecific));
                QVERIFY2(!played.match->check(made->reader, sought.back()), qPrintable(QString::fromUtf8(at) + u' ' + QString::fromStdString(a.text)));
            }
            // what else the reader could try: each card of the hand alone, and every other legal move
            std::vector<Action> others = played.match->legal(made->reader).actions;
            const TableView table = played.match->now()->table(made->reader);
            const ZoneView *hand = table.find({ZoneKind::hand, std::int8_t(made->reader)});
            QVERIFY2(hand, at);
            for (const CardView &c : hand->cards)
                others.push_back(Action::of(sought.front().verb, c.shown));
            std::erase_if(others, [&](const Action &a) { return std::find(sought.begin(), sought.end(), a) != sought.end(); });
            QVERIFY2(!others.empty(), at);
            QVERIFY2(!task->reasons.empty(), at);
            const FamilyBase *family = m_registry.familyOf(task->record.setup.game);
            for (const std::string &reason : task->reasons) {
                const bool refusal = std::any_of(others.begin(), others.end(), [&](const Action &a) {
                    const auto r = played.match->check(made->reader, a);
                    return r && reason == r->reason;
                });
                const QString anchor = QString::fromStdString(reason);
                QVERIFY2(refusal || guide.heading(anchor), qPrintable(QString::fromUtf8(at) + u' ' + anchor));
                // it is shown as a link, so there must be something to read
                QVERIFY2(findAnchor(language, QString::fromStdString(task->record.setup.game), QString::fromUtf8(family->id().data(), qsizetype(family->id().size())), anchor),
                         qPrintable(QString::fromUtf8(at) + u' ' + anchor));
            }
        }
    }

    // Whoever asks why finds the place, in either language.
    void everyReasonIsExplained()
    {
        QStringList missing;
        int guides = 0;
        for (const FamilyBase *family : m_registry.families()) {
            const QString id = QString::fromUtf8(family->id().data(), qsizetype(family->id().size()));
            const std::set<QString> written = writtenReasons(id);
            QVERIFY2(written.size() > 3, qPrintable(id));
            for (const PresetSpec &preset : family->presets()) {
                if (!guideExists(QString::fromUtf8(preset.id)))
                    continue;
                ++guides;
                std::set<QString> reasons = givenReasons(*family, preset);
                QVERIFY(reasons.size() > 1);
                reasons.insert(written.begin(), written.end());
                for (const QString &reason : reasons)
                    for (const QString &language : kLanguages)
                        if (!findAnchor(language, QString::fromUtf8(preset.id), id, reason))
                            missing += QStringLiteral("%1 %2: %3").arg(language, QString::fromUtf8(preset.id), reason);
            }
        }
        QVERIFY(guides > 0);
        QVERIFY2(missing.isEmpty(), qPrintable(missing.join(u'\n')));
    }

    void everyLinkLeadsSomewhere_data() { everyDocument(); }
    void everyLinkLeadsSomewhere()
    {
        QFETCH(QString, language);
        QFETCH(QString, document);
        for (const QString &link : guideOf(language, document).links()) {
            const auto place = linkTarget(link, document);
            QVERIFY2(place && m_documents.exists(place->document), qPrintable(link));
            const auto guide = m_documents.read(language, place->document);
            QVERIFY2(guide && (place->anchor.isEmpty() || guide->heading(place->anchor)), qPrintable(link));
        }
    }

    // Cards in the text are of the deck that the document's positions are played with; nothing else is written like code.
    void everyCardIsOfTheGame_data() { everyDocument(); }
    void everyCardIsOfTheGame()
    {
        QFETCH(QString, language);
        QFETCH(QString, document);
        const Guide guide = guideOf(language, document);
        const std::set<QString> kinds = cardsIn(guide);
        eachRuns(guide, [&](int line, const Runs &runs) {
            for (const Run &r : runs) {
                if (!r.code)
                    continue;
                QVERIFY2(!r.cards.empty(), qPrintable(QStringLiteral("line %1: %2").arg(line).arg(r.text)));
                for (Card c : r.cards)
                    QVERIFY2(kinds.empty() ? deckOf(c) == DeckKind::standard : kinds.contains(QString::number(int(deckOf(c)))), qPrintable(QStringLiteral("line %1: %2").arg(line).arg(r.text)));
            }
        });
    }

    void persianIsSpelledRight()
    {
        QStringList faults;
        for (const QString &document : documentsOf(QStringLiteral("fa"))) {
            const Guide guide = guideOf(QStringLiteral("fa"), document);
            const auto judge = [&](int line, const QString &text) {
                for (const QString &fault : persianFaults(text))
                    faults += QStringLiteral("%1:%2: %3").arg(document).arg(line).arg(fault);
            };
            eachRuns(guide, [&](int line, const Runs &runs) {
                QString text;
                for (const Run &r : runs)
                    text += r.code ? QStringLiteral("\u2068x\u2069") : r.text;
                judge(line, text);
            });
            for (const Block *b : recordBlocks(guide)) {
                judge(b->line, QString::fromStdString(b->record()->title));
                for (const SeatLine &s : b->record()->seats)
                    if (s.human)
                        judge(b->line, QString::fromStdString(s.name));
            }
        }
        QVERIFY2(faults.isEmpty(), qPrintable(faults.join(u'\n')));
    }

    void everyWordOfTheReaderIsInBothLanguages()
    {
        QFile file(QStringLiteral(KHIAR_SOURCE_DIR "/translations/khiar_fa.ts"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QString ts = QString::fromUtf8(file.readAll());
        for (const std::span<const Phrase> list : {guidePhrases(), practicePhrases(), documentPhrases(), htmlPhrases(), guideModelPhrases(), guideSearchPhrases(), positionPhrases()})
            for (const Phrase &p : list)
                QVERIFY2(ts.contains(QStringLiteral("<name>%1</name>").arg(QLatin1String(p.id))), p.id);
    }

    // ---- the parser --------------------------------------------------------------------------------

    void aParagraphHasRuns()
    {
        const Runs runs = parseRuns(QStringLiteral("a **b *c*** `QH` `9C TD` `code` [d **e**](x#y) 2*3 f_g \\*"));
        QStringList seen;
        for (const Run &r : runs)
            seen += QStringLiteral("%1%2%3%4%5|%6").arg(r.bold ? "b" : "", r.italic ? "i" : "", r.code ? "c" : "", QString::number(r.cards.size()), r.link, r.text);
        QCOMPARE(seen, (QStringList{"0|a ", "b0|b ", "bi0|c", "0| ", "c1|QH", "0| ", "c2|9C TD", "0| ", "c0|code", "0| ", "0x#y|d ", "b0x#y|e", "0| 2*3 f_g *"}));
        QCOMPARE(plainText(runs), QStringLiteral("a b c QH 9C TD code d e 2*3 f_g *"));
    }

    void blocksAreRead()
    {
        useGuides(QStringLiteral(KHIAR_SOURCE_DIR "/tests/fixtures/guides"));
        for (const QString &language : kLanguages) {
            const Guide guide = guideOf(language, QStringLiteral("agurk"));
            QCOMPARE(anchorsOf(guide), (QStringList{"1 ", "2 too-low", "3 equal", "2 exchange", "2 end"}));
            const auto find = [&]<class T>(std::type_identity<T>) {
                for (const Block &b : guide.blocks)
                    if (const T *t = b.as<T>())
                        return t;
                return static_cast<const T *>(nullptr);
            };
            const List *list = find(std::type_identity<List>());
            QVERIFY(list && list->items.size() >= 3);
            QCOMPARE(list->items[2].depth, 1);
            const Table *table = find(std::type_identity<Table>());
            QVERIFY(table && table->rows.size() == 2 && table->rows[0][0].front().cards.size() == 1);
            const Note *note = find(std::type_identity<Note>());
            QVERIFY(note && note->paragraphs.size() == 2);
            const Task *task = find(std::type_identity<Task>());
            QVERIFY(task && task->accepted.size() == 1 && task->accepted.front().text == "play TH");
            QCOMPARE(task->reasons, (std::vector<std::string>{"too-low", "equal"}));
        }
    }

    void numbersOfListsInEitherScript()
    {
        for (const QString &text : {QStringLiteral("1. a\n2. b\n"), QString::fromUtf8("۱. a\n۲. b\n")}) {
            const auto guide = parseGuide(text);
            QVERIFY(bool(guide));
            const auto *list = guide->blocks.front().as<List>();
            QVERIFY(list && list->items.size() == 2);
            QCOMPARE(list->items[1].number, 2);
        }
    }

    void faultsAreToldWithTheirLine_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<int>("line");
        QTest::newRow("heading without an anchor") << "# Title\n\n## Part\n" << 3;
        QTest::newRow("anchor twice") << "# T\n\n## A {#a}\n\n## B {#a}\n" << 5;
        QTest::newRow("block of another kind") << "text\n\n```cpp\n```\n" << 3;
        QTest::newRow("block not closed") << "```play\nkhiar 1\n" << 1;
        QTest::newRow("record of a wrong word") << "x\n\n```play\nkhiar 1\ngame agurk\nplayers 2\nnonsense\nmoves\n```\n" << 7;
        QTest::newRow("task that accepts nothing") << "```task\nkhiar 1\ngame agurk\nplayers 2\nmoves\nbecause too-low\n```\n" << 1;
        QTest::newRow("accepts no action") << "```task\nkhiar 1\ngame agurk\nplayers 2\nmoves\naccept jump QH\n```\n" << 6;
        QTest::newRow("row of other length") << "| a | b |\n|---|---|\n| c |\n" << 3;
    }
    void faultsAreToldWithTheirLine()
    {
        QFETCH(QString, text);
        QFETCH(int, line);
        const auto guide = parseGuide(text);
        QVERIFY(!guide);
        QCOMPARE(guide.problem().line, line);
        for (const QString &language : kLanguages)
            QVERIFY(!Words(language).problem(guide.problem()).isEmpty());
    }

    void linksAndAnchorsAreFound()
    {
        useGuides(QStringLiteral(KHIAR_SOURCE_DIR "/tests/fixtures/guides"));
        QCOMPARE(linkTarget("#a", "agurk"), (Place{"agurk", "a"}));
        QCOMPARE(linkTarget("agurk-keep#a", "agurk"), (Place{"agurk-keep", "a"}));
        QCOMPARE(linkTarget("family/cucumber", "agurk"), (Place{"family/cucumber", ""}));
        QVERIFY(!linkTarget("https://example.org", "agurk"));
        QVERIFY(!linkTarget("", "agurk"));
        QCOMPARE(findAnchor("en", "agurk", "cucumber", "too-low"), (Place{"agurk", "too-low"}));
        QCOMPARE(findAnchor("en", "agurk", "cucumber", "exchange-count"), (Place{"family/cucumber", "exchange-count"}));
        QCOMPARE(findAnchor("fa", "agurk", "cucumber", "not-now"), (Place{"common", "not-now"}));
        QVERIFY(!findAnchor("en", "agurk", "cucumber", "nowhere"));
        QVERIFY(!readGuide("en", "../en/agurk"));
        QVERIFY(!guideExists("nothing"));
    }
};

QTEST_GUILESS_MAIN(TestGuides)
#include "tst_guides.moc"
