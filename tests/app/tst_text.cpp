// SPDX-License-Identifier: GPL-3.0-or-later
// Protects: what the program says. Every phrase of every family, of problems and of khiarctl is there in both
// languages with the same placeholders; Persian texts keep the spelling of the glossary; arguments are filled once,
// between isolates; names, numbers and cards read as the language writes them.
#include <QtTest>

#include <QFile>
#include <QXmlStreamReader>

#include "app/cli/texts.h"
#include "app/text/people.h"
#include "app/text/persian.h"
#include "app/text/words.h"
#include "engine/core/problems.h"
#include "engine/session/registry.h"

using namespace khiar;

namespace {

struct Message {
    QString context, source;
    QStringList forms; ///< translations: one, or one per plural form
    bool numerus = false, finished = true;
};

/// The messages of a .ts file.
std::vector<Message> messagesOf(const QString &language)
{
    std::vector<Message> list;
    QFile file(QStringLiteral(KHIAR_SOURCE_DIR "/translations/khiar_%1.ts").arg(language));
    if (!file.open(QIODevice::ReadOnly))
        return list;
    QXmlStreamReader xml(&file);
    QString context;
    while (xml.readNextStartElement() || !xml.atEnd()) {
        if (!xml.isStartElement())
            continue;
        const auto name = xml.name();
        if (name == u"name")
            context = xml.readElementText();
        else if (name == u"message")
            list.push_back({context, {}, {}, xml.attributes().value("numerus") == u"yes", true});
        else if (name == u"source")
            list.back().source = xml.readElementText();
        else if (name == u"numerusform")
            list.back().forms += xml.readElementText();
        else if (name == u"translation") {
            list.back().finished = !xml.attributes().hasAttribute("type");
            if (!list.back().numerus)
                list.back().forms += xml.readElementText();
        } else if (name == u"comment" || name == u"extracomment" || name == u"translatorcomment")
            xml.skipCurrentElement();
    }
    return list;
}

std::vector<Phrase> everyPhrase()
{
    std::vector<Phrase> list(problem::kAll.begin(), problem::kAll.end());
    list.insert(list.end(), cli::text::kAll.begin(), cli::text::kAll.end());
    list.insert(list.end(), wordsPhrases().begin(), wordsPhrases().end());
    const Registry registry = standardRegistry();
    for (const FamilyBase *family : registry.families()) {
        list.insert(list.end(), family->phrases().begin(), family->phrases().end());
        list.push_back(family->name());
        for (const PresetSpec &p : family->presets())
            list.insert(list.end(), {p.name, p.line});
        for (const OptionSpec &o : family->options()) {
            list.insert(list.end(), {o.name, o.sentence, o.group});
            for (const OptionValue &v : o.values)
                list.push_back(v.name);
        }
        for (const SwitchSpec &s : family->switches())
            list.insert(list.end(), {s.name, s.sentence});
        for (const BotSpec &b : family->bots())
            list.insert(list.end(), {b.name, b.sentence});
    }
    std::erase_if(list, [](const Phrase &p) { return p.empty(); });
    return list;
}

QString bare(QString s)
{
    return s.remove(QChar(0x2068)).remove(QChar(0x2069));
}

constexpr Phrase kBar = KHIAR_TEXT("too-low", "{card} doesn't reach {bar}. Play a card of that rank or higher, or else your lowest: {lowest}.");

} // namespace

class TestText : public QObject {
    Q_OBJECT

private slots:
    void everyPhraseIsInBothLanguages()
    {
        const auto persian = messagesOf("fa"), english = messagesOf("en");
        QVERIFY(persian.size() > 100);
        const auto find = [](const std::vector<Message> &list, const Phrase &p) {
            return std::find_if(list.begin(), list.end(), [&](const Message &m) { return m.context == QLatin1String(p.id) && m.source == QString::fromUtf8(p.source); });
        };
        QStringList missing;
        for (const Phrase &p : everyPhrase()) {
            const auto fa = find(persian, p), en = find(english, p);
            if (fa == persian.end() || fa->forms.size() != 1 || fa->forms.front().isEmpty() || !fa->finished || fa->numerus != p.plural)
                missing << QStringLiteral("fa %1: %2").arg(QLatin1String(p.id), QString::fromUtf8(p.source));
            if (p.plural && (en == english.end() || en->forms.size() != 2 || en->forms.contains(QString()) || !en->finished))
                missing << QStringLiteral("en %1: two forms of %2").arg(QLatin1String(p.id), QString::fromUtf8(p.source));
        }
        missing.removeDuplicates();
        QVERIFY2(missing.isEmpty(), qPrintable(missing.join('\n')));
    }

    /// An id is a translation context: one text, else two places say different things under one anchor.
    void idsSayOneThing()
    {
        std::map<QString, QString> texts;
        for (const Phrase &p : everyPhrase()) {
            const auto [it, fresh] = texts.emplace(QLatin1String(p.id), QString::fromUtf8(p.source));
            QVERIFY2(fresh || it->second == QString::fromUtf8(p.source), p.id);
        }
    }

    void persianIsFinishedAndSpelledRight()
    {
        QStringList faults;
        for (const Message &m : messagesOf("fa")) {
            for (const QString &form : m.forms) {
                for (const QString &fault : persianFaults(form))
                    faults << QStringLiteral("%1: %2\n    %3").arg(m.context, fault, form);
                if (placeholdersOf(form) != placeholdersOf(m.source))
                    faults << QStringLiteral("%1: other placeholders\n    %2").arg(m.context, form);
            }
            if (!m.finished || m.forms.join(QString()).isEmpty())
                faults << QStringLiteral("%1: unfinished\n    %2").arg(m.context, m.source);
            if (m.numerus && m.forms.size() != 1)
                faults << QStringLiteral("%1: Persian has one plural form").arg(m.context);
        }
        QVERIFY2(faults.isEmpty(), qPrintable(faults.join('\n')));
    }

    void englishPluralsAreFinished()
    {
        QStringList faults;
        for (const Message &m : messagesOf("en"))
            if (m.numerus) {
                if (m.forms.size() != 2 || m.forms.contains(QString()) || !m.finished)
                    faults << m.context + ": " + m.source;
                for (const QString &form : m.forms)
                    if (placeholdersOf(form) != placeholdersOf(m.source))
                        faults << m.context + ": other placeholders: " + form;
            }
        QVERIFY2(faults.isEmpty(), qPrintable(faults.join('\n')));
    }

    void theCheckFindsFaults_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<bool>("good");
        QTest::newRow("a good sentence") << QString("{card} به {bar} نمی‌رسد. ورقی هم‌رتبهٔ آن یا بالاتر بازی کنید.") << true;
        QTest::newRow("isolated Latin") << QString("کلید ⁨Ctrl+9⁩ را بزنید") << true;
        QTest::newRow("numbered placeholder") << QString("%1 تا %2 نفر، %n ورق") << true;
        QTest::newRow("a word that ends in می") << QString("بازی قدیمی ما") << true;
        QTest::newRow("Latin digit") << QString("۷ ورق از 8 ورق") << false;
        QTest::newRow("Arabic digit") << QString("٤ ورق") << false;
        QTest::newRow("Arabic yeh") << QString("بازي") << false;
        QTest::newRow("Arabic kaf") << QString("كارت") << false;
        QTest::newRow("he with yeh") << QString("دستهٔ ورق، دسته‌ی ورق") << false;
        QTest::newRow("space before ها") << QString("ورق ها") << false;
        QTest::newRow("space before a comma") << QString("دل ، خشت") << false;
        QTest::newRow("می apart") << QString("او می رسد") << false;
        QTest::newRow("نمی apart") << QString("نمی رسد") << false;
        QTest::newRow("quotes") << QString("\"دست\"") << false;
        QTest::newRow("joiner and space") << QString("می‌ رسد") << false;
        QTest::newRow("joiner after ر") << QString("سرباز‌ها") << false;
        QTest::newRow("attached to a placeholder") << QString("{card}تان") << false;
        QTest::newRow("refused word") << QString("تریک آخر") << false;
        QTest::newRow("part of another word") << QString("دیلران") << true;
    }
    void theCheckFindsFaults()
    {
        QFETCH(QString, text);
        QFETCH(bool, good);
        QVERIFY2(persianFaults(text).isEmpty() == good, qPrintable(persianFaults(text).join('\n')));
    }

    void cardsHaveNames()
    {
        const Words en("en"), fa("fa");
        QCOMPARE(en.cardName(standardCard(9, Suit::clubs)), "9♣");
        QCOMPARE(en.cardName(standardCard(10, Suit::hearts)), "10♥");
        QCOMPARE(en.cardName(standardCard(14, Suit::spades, 2)), "A♠");
        QCOMPARE(en.spokenCardName(standardCard(13, Suit::hearts)), "king of hearts");
        QCOMPARE(en.spokenCardName(standardCard(9, Suit::clubs)), "9 of clubs");
        // in a sentence no line breaks within a card
        QCOMPARE(fa.cardName(standardCard(9, Suit::clubs)), "۹\u00A0گشنیز");
        QCOMPARE(fa.cardName(standardCard(10, Suit::diamonds)), "۱۰\u00A0خشت");
        QCOMPARE(fa.spokenCardName(standardCard(12, Suit::spades)), "بی‌بی پیک");
        QCOMPARE(fa.cardName(joker(2)), "جوکر");
        QCOMPARE(en.cardName(*parseCard("7b")), "7");
        QCOMPARE(fa.cardName(*parseCard("15a")), "۱۵");
        QCOMPARE(en.cardName(*parseCard("blaren")), "mask");
        QCOMPARE(en.cardName(*parseCard("k12/2")), "12");
        QCOMPARE(en.cardName(*parseCard("vardshus")), "inn");
        QCOMPARE(en.cardName(*parseCard("harlekin/2")), "harlequin");
        QCOMPARE(fa.cardName(*parseCard("kransen")), "تاج\u00A0گل");
        QCOMPARE(fa.cardName(*parseCard("kuku/2")), "کوکو");
        const auto everyOneHasAName = [&](int from, int to) { // none is without a name
            for (int code = from; code <= to; ++code)
                QVERIFY(!fa.cardName(Card{std::uint8_t(code)}).isEmpty() && !en.spokenCardName(Card{std::uint8_t(code)}).isEmpty());
        };
        everyOneHasAName(0, 54);
        everyOneHasAName(kSecondPack, kSecondPack + 51);
        everyOneHasAName(kFirstFive, 187);
        everyOneHasAName(kFirstKille, 233);
    }

    void numbersAndLists()
    {
        const Words en("en"), fa("fa");
        QCOMPARE(en.number(1234), "1,234");
        QCOMPARE(fa.number(1234), "۱٬۲۳۴");
        QCOMPARE(en.list({"A"}), "A");
        QCOMPARE(en.list({"A", "B", "C"}), "A, B and C");
        QCOMPARE(fa.list({"دل", "خشت", "پیک"}), "دل، خشت و پیک");
        const std::vector<std::int64_t> two = {0, 3}, row = {1, 2, 3, 4}, three = {0, 2, 5};
        QCOMPARE(en.choice(two), "0 or 3");
        QCOMPARE(fa.choice(two), "۰ یا ۳");
        QCOMPARE(en.choice(row), "1 to 4");
        QCOMPARE(fa.choice(row), "۱ تا ۴");
        QCOMPARE(fa.choice(three), "۰، ۲ یا ۵");
        QCOMPARE(fa.cardList(std::vector<Card>{standardCard(5, Suit::spades), standardCard(9, Suit::hearts), standardCard(3, Suit::diamonds)}), "۵\u00A0پیک، ۹\u00A0دل و ۳\u00A0خشت");
    }

    void sentencesAreFilledOnceAndIsolated()
    {
        const Words en("en"), fa("fa");
        const Text text{kBar, {{"card", standardCard(7, Suit::clubs)}, {"bar", standardCard(13, Suit::hearts)}, {"lowest", std::vector<Card>{standardCard(2, Suit::spades)}}}};
        QCOMPARE(en.sentence(text), "7♣ doesn't reach K♥. Play a card of that rank or higher, or else your lowest: 2♠.");
        const QString persian = fa.sentence(text);
        QVERIFY(persian.contains(QStringLiteral("\u2068۷\u00A0گشنیز\u2069")));
        QCOMPARE(persian.count(QChar(0x2068)), persian.count(QChar(0x2069)));
        QVERIFY(persianFaults(bare(persian)).isEmpty());
        const Text tricky{problem::kBadRecord, {{"found", Verbatim{"{expected}"}}, {"expected", Verbatim{"{found}"}}}};
        QCOMPARE(en.sentence(tricky), "{expected} stands where {found} was expected.");
        QCOMPARE(Words::fill("{a} {b} {c} {", [](QStringView n) { return n == u"b" ? std::optional<QString>("{a}") : std::nullopt; }), "{a} {a} {c} {");
        const Text noun{problem::kBadRecord, {{"found", Verbatim{"ZZ"}}, {"expected", problem::kCard}}};
        QCOMPARE(bare(fa.sentence(noun)), "باید یک ورق می‌بود، ولی ZZ آمده است.");
    }

    void pluralsFollowTheNumber()
    {
        const Words en("en"), fa("fa");
        const auto score = [](int n) { return Text{cli::text::kScoreOf, {{"player", Verbatim{"Mina"}}, {"n", std::int64_t(n)}}}; };
        QCOMPARE(en.sentence(score(1)), "Mina: 1 point");
        QCOMPARE(en.sentence(score(2)), "Mina: 2 points");
        QCOMPARE(bare(fa.sentence(score(1))), "Mina: ۱ امتیاز");
        QCOMPARE(bare(fa.sentence(score(12))), "Mina: ۱۲ امتیاز");
    }

    void namesOfPeople()
    {
        Words en("en"), fa("fa");
        const std::vector<SeatLine> seats = {{true, true, "", "Omid", 0}, {true, false, "sharp", "Mina", 0}, {true, false, "sharp", "سارا", 0}, {true, false, "sharp", "Deep Cucumber", 0}, {}};
        en.setSeats(seats);
        fa.setSeats(seats);
        QCOMPARE(fa.seatName(0), "Omid"); // typed by a person
        QCOMPARE(fa.seatName(1), "مینا");
        QCOMPARE(en.seatName(2), "Sara");
        QCOMPARE(fa.seatName(3), "Deep Cucumber");
        QCOMPARE(en.seatName(4), "Player 5"); // people count from 1
        QCOMPARE(bare(fa.seatName(4)), "بازیکن ۵");
        QCOMPARE(en.seatName(kNobody), "nobody");
        const Phrase turn = KHIAR_TEXT("not-your-turn", "It's {player}'s turn.");
        QCOMPARE(fa.sentence(Text{turn, {{"player", SeatArg{0}}}}), "نوبت \u2068Omid\u2069 است.");
        for (const Person &p : kPeople)
            QVERIFY(personNamed(p.english) == &p && personNamed(p.persian) == &p);
        // right-to-left names are isolated in English as well
        Words typed("en");
        typed.setSeats({{true, true, "", "پری", 0}});
        QCOMPARE(typed.sentence(Text{turn, {{"player", SeatArg{0}}}}), "It's \u2068پری\u2069's turn.");
    }

    void announcementsKnowTheirReader()
    {
        Words en("en");
        en.setSeats({{true, true, "", "Ann", 0}, {true, true, "", "Bob", 0}});
        const Announcement said{KHIAR_TEXT("trick-other", "{player} takes the trick."), KHIAR_TEXT("trick-you", "You take the trick."), 1, {{"player", SeatArg{1}}}, SeatSet(seatBit(0) | seatBit(1))};
        QCOMPARE(en.announcement(said, 0), "Bob takes the trick.");
        QCOMPARE(en.announcement(said, 1), "You take the trick.");
        QCOMPARE(en.announcement(said, kPublic), QString());
    }

    /// Neither needs the application's translator, and both work side by side.
    void bothLanguagesAtOnce()
    {
        const Words en("en"), fa("fa"), unknown("de");
        QCOMPARE(fa.sentence(problem::kCard), "یک ورق");
        QCOMPARE(en.sentence(problem::kCard), "a card");
        QCOMPARE(unknown.language(), "en");
        QVERIFY(fa.rtl() && !en.rtl());
    }
};

QTEST_GUILESS_MAIN(TestText)
#include "tst_text.moc"
