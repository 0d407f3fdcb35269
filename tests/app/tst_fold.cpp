// SPDX-License-Identifier: GPL-3.0-or-later
// Protects finding by words: however somebody types a name, in either script, on either keyboard, it is found; and words that
// the glossary gives up lead to those that the program uses.
#include <QTest>

#include "app/text/fold.h"

using namespace khiar;

class TestFold : public QObject {
    Q_OBJECT
    static bool finds(const char *typed, const Findable &what) { return what.holds(Sought(QString::fromUtf8(typed))); }

private slots:
    void oneForm_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("form");
        const auto row = [](const char *name, const char *text, const char *form) { QTest::newRow(name) << QString::fromUtf8(text) << QString::fromUtf8(form); };
        row("case", "GurKa", "gurka");
        row("marks", "Mätäpesä Ogórek Gúrka", "matapesa ogorek gurka");
        row("marks apart", "Ogo\u0301rek", "ogorek");
        row("letters without marks", "Łódź Smørrebrød straße Æble", "lodz smorrebrod strasse aeble");
        row("Russian", "Свои КОЗЫРИ", "свои козыри");
        row("Arabic letters", "كوركوي قاعدة", "کورکوی قاعده");
        row("alef", "آگورک أ إ ٱ", "اگورک ا ا ا");
        row("hamze", "خانوادهٔ خیار، تأیید، مسئله", "خانواده خیار تایید مسیله");
        row("ezafe in one letter", "خانوادۀ", "خانواده");
        row("joiner", "پایین‌ترین", "پایینترین");
        row("vowels and stretching", "بُر زدنـــ", "بر زدن");
        row("digits", "۱۹۷۵ ٢٢ 30", "1975 22 30");
        row("isolates", "\u2068Agurk\u2069\u200f", "agurk");
        row("punctuation", "  Gurka, Norway—1!  ", "gurka norway 1");
        row("apostrophe", "whoever's turn’s", "whoevers turns");
        row("nothing", " ،.\u200c ", "");
        row("empty", "", "");
    }
    void oneForm()
    {
        QFETCH(QString, text);
        QFETCH(QString, form);
        QCOMPARE(folded(text), form);
        QCOMPARE(folded(form), form); // it is a form, not a step
    }

    void aNameIsFound()
    {
        const Findable game({QStringLiteral("Twenty-Two"), QStringLiteral("بیست‌ودو")}, {QStringLiteral("Sets, and out at 22."), QStringLiteral("گروه‌های ورق و ۲۲")});
        for (const char *typed : {"", "  ", "t", "twenty", "Two", "twenty two", "twentytwo", "wenty", "two TWENTY", "بیست", "بیست ودو", "بیست و دو", "بیستودو", "بیست‌ودو", "دو", "22", "۲۲", "٢٢",
                                  "set", "out twenty", "گروه", "گروههای", "گروه های"})
            QVERIFY2(finds(typed, game), typed);
        for (const char *typed : {"ets", "three", "twenty three", "سه", "23", "tt", "رق"}) // other texts only from the beginning of a word
            QVERIFY2(!finds(typed, game), typed);
        QVERIFY(Sought(QStringLiteral(" \u200c،")).empty());
        QVERIFY(!Sought(QStringLiteral("۱")).empty());
        QVERIFY(!finds("x", Findable()));
        QVERIFY(finds("", Findable()));
    }

    void wordsGivenUpLeadOn()
    {
        const Findable text({}, {QStringLiteral("۶ گشنیز، ورق‌های جریمه، دست آخر، پخش‌کننده، بی‌بی و سرباز"), QStringLiteral("The last deal reaches the pack.")});
        for (const char *typed : {"خاج", "کارت", "تریک", "دیلر", "ملکه", "جک", "پنالتی", "كارت", "خاج آخر", "round", "deck", "beat"})
            QVERIFY2(finds(typed, text), typed);
        for (const char *typed : {"بیوه", "kitty"})
            QVERIFY2(!finds(typed, text), typed);
        QVERIFY(finds("کارت", Findable({QStringLiteral("بازی کارت")}, {}))); // the word itself is found as well
    }
};

QTEST_GUILESS_MAIN(TestFold)
#include "tst_fold.moc"
