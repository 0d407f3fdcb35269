<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fa_IR" sourcelanguage="en">
<context>
    <name>GameTile</name>
    <message>
        <source>%1–%2</source>
        <extracomment>numbers of players, from and to</extracomment>
        <translation>%1 تا %2</translation>
    </message>
    <message>
        <source>%1 min</source>
        <extracomment>how long a game takes</extracomment>
        <translation>%1 دقیقه</translation>
    </message>
    <message>
        <source>Difficulty: %1 of %2</source>
        <translation>سختی: %1 از %2</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>بازی</translation>
    </message>
    <message>
        <source>Play: %1</source>
        <extracomment>spoken name of a button: play the game {name}</extracomment>
        <translation>بازی: %1</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>یادگیری</translation>
    </message>
    <message>
        <source>Learn: %1</source>
        <translation>یادگیری: %1</translation>
    </message>
</context>
<context>
    <name>KDialog</name>
    <message>
        <source>Close</source>
        <translation>بستن</translation>
    </message>
</context>
<context>
    <name>KStepper</name>
    <message>
        <source>Less</source>
        <translation>کمتر</translation>
    </message>
    <message>
        <source>More</source>
        <translation>بیشتر</translation>
    </message>
</context>
<context>
    <name>TopBar</name>
    <message>
        <source>Back</source>
        <translation>بازگشت</translation>
    </message>
</context>
<context>
    <name>bad-record</name>
    <message>
        <source>{found} stands where {expected} was expected.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>bad-record.below-deal</name>
    <message>
        <source>{found} stands outside a deal; it was expected below a line {key}.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>bad-record.file-ends</name>
    <message>
        <source>The file ends where {expected} was expected.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>bad-record.game</name>
    <message>
        <source>{found} is not a game of this program; one listed by {key} was expected.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>bad-record.key</name>
    <message>
        <source>This game cannot say {found}; something that it has was expected.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>bad-record.line-ends</name>
    <message>
        <source>The line ends where {expected} was expected.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>bad-record.long-file</name>
    <message>
        <source>The file is too large; at most {n} bytes were expected.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>bad-record.long-line</name>
    <message>
        <source>The line is too long; at most {n} bytes were expected.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>bad-record.missing</name>
    <message>
        <source>The line {key} is missing above this one.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>bad-record.not-text</name>
    <message>
        <source>This is not text; UTF-8 was expected.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>bad-record.pack-or-hands</name>
    <message>
        <source>{found} stands here; a deal is stated either by {key} or by hands, not by both.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>bad-record.range</name>
    <message>
        <source>{found} stands where a number from {lowest} to {highest} was expected.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>bad-record.twice</name>
    <message>
        <source>{found} stands here a second time; once was expected.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>bad-record.verb</name>
    <message>
        <source>{found} is not done in this game; one of its own actions was expected.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>bonus</name>
    <message numerus="yes">
        <source>{player}&apos;s last card was equal: {n} points off.</source>
        <translation>
            <numerusform>ورق آخر {player} هم‌رتبه بود: {n} امتیاز کم شد.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>bonus-needs-last</name>
    <message>
        <source>The bonus for equal last cards (tie-bonus) needs one loser: the last of equals (tie last).</source>
        <translation>پاداش ورق آخر هم‌رتبه (tie-bonus) وقتی هست که فقط یک نفر ببازد: آخرین هم‌رتبه (tie last).</translation>
    </message>
</context>
<context>
    <name>bonus-needs-points</name>
    <message>
        <source>The bonus for equal last cards (tie-bonus) needs points: a kept card cannot be partly returned.</source>
        <translation>پاداش ورق آخر هم‌رتبه (tie-bonus) فقط با امتیاز می‌شود: از ورق جریمه نمی‌شود تکه‌ای کم کرد.</translation>
    </message>
</context>
<context>
    <name>bonus-you</name>
    <message numerus="yes">
        <source>Your last card was equal: {n} points off.</source>
        <translation>
            <numerusform>ورق آخر شما هم‌رتبه بود: {n} امتیاز کم شد.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>bot-random</name>
    <message>
        <source>Random</source>
        <translation>اتفاقی</translation>
    </message>
</context>
<context>
    <name>bot-random-why</name>
    <message>
        <source>Plays any card that may be played.</source>
        <translation>هر ورقی را که بشود، بی‌حساب بازی می‌کند.</translation>
    </message>
</context>
<context>
    <name>bot-sharp</name>
    <message>
        <source>Sharp</source>
        <translation>تیز</translation>
    </message>
</context>
<context>
    <name>bot-sharp-why</name>
    <message>
        <source>Keeps one low card for the end and leads high until the others have given up theirs.</source>
        <translation>یک ورق پایین برای آخر نگه می‌دارد و آن‌قدر با ورق‌های بالا شروع می‌کند که بقیه ورق‌های پایینشان را بدهند.</translation>
    </message>
</context>
<context>
    <name>broken-invariant</name>
    <message>
        <source>The program&apos;s own rules contradict themselves here: {found}. The game stops; what was played is kept.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>deal-card</name>
    <message>
        <source>{found} is not in this game&apos;s pack, or stands here twice.</source>
        <translation>ورق {found} در دستهٔ این بازی نیست، یا اینجا دو بار آمده است.</translation>
    </message>
</context>
<context>
    <name>deal-hands</name>
    <message>
        <source>All hands of a deal need the same number of cards, at least one.</source>
        <translation>در یک دور همه باید به یک اندازه ورق داشته باشند، دست‌کم یکی.</translation>
    </message>
</context>
<context>
    <name>deal-lost</name>
    <message numerus="yes">
        <source>{player} took the last trick with {card} and loses the deal: {n} penalty points.</source>
        <translation>
            <numerusform>{player} دست آخر را با {card} برد و دور را باخت: {n} امتیاز جریمه.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>deal-lost-tied</name>
    <message numerus="yes">
        <source>{player} had an equally high card in the last trick, {card}, and loses the deal too: {n} penalty points.</source>
        <translation>
            <numerusform>ورق آخر {player}، {card}، هم به همان بلندی بود و دور را باخت: {n} امتیاز جریمه.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>deal-lost-tied-you</name>
    <message numerus="yes">
        <source>You had an equally high card in the last trick, {card}, and lose the deal too: {n} penalty points.</source>
        <translation>
            <numerusform>ورق آخر شما، {card}، هم به همان بلندی بود و دور را باختید: {n} امتیاز جریمه.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>deal-lost-you</name>
    <message numerus="yes">
        <source>You took the last trick with {card} and lose the deal: {n} penalty points.</source>
        <translation>
            <numerusform>دست آخر را با {card} بردید و دور را باختید: {n} امتیاز جریمه.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>deal-misfit</name>
    <message>
        <source>Deal {n} cannot be dealt as stated: it needs one hand for each seat still in, of cards that are still in the pack.</source>
        <translation>دور {n} را آن‌طور که نوشته شده نمی‌شود پخش کرد: برای هر کسی که در بازی است یک سطر ورق لازم است، از ورق‌هایی که هنوز در دسته‌اند.</translation>
    </message>
</context>
<context>
    <name>deal-stock</name>
    <message>
        <source>A stated stock needs stated hands; a whole pack is stated by pack.</source>
        <translation>ورق‌های مانده را فقط همراه ورق‌های بازیکنان می‌شود نوشت؛ دستهٔ کامل را با pack بنویسید.</translation>
    </message>
</context>
<context>
    <name>deal-unknown</name>
    <message>
        <source>This game&apos;s deals have hands, a stock, or a pack, and nothing else to state.</source>
        <translation>دورهای این بازی فقط ورق‌های بازیکنان، ورق‌های مانده یا دستهٔ کامل دارند.</translation>
    </message>
</context>
<context>
    <name>eliminated</name>
    <message>
        <source>{player} is out of the game.</source>
        <translation>{player} حذف شد.</translation>
    </message>
</context>
<context>
    <name>eliminated-you</name>
    <message>
        <source>You are out of the game.</source>
        <translation>شما حذف شدید.</translation>
    </message>
</context>
<context>
    <name>exchange</name>
    <message>
        <source>Pick cards to exchange ({counts}), or keep them all.</source>
        <translation>ورق‌هایی را که عوض می‌کنید انتخاب کنید ({counts})، یا همه را نگه دارید.</translation>
    </message>
</context>
<context>
    <name>exchange-button</name>
    <message>
        <source>Exchange</source>
        <translation>عوض می‌کنم</translation>
    </message>
</context>
<context>
    <name>exchange-count</name>
    <message>
        <source>The number to exchange here is {counts}; you picked {k}.</source>
        <translation>اینجا می‌شود {counts} ورق عوض کرد؛ شما {k} ورق انتخاب کرده‌اید.</translation>
    </message>
</context>
<context>
    <name>exchanged</name>
    <message numerus="yes">
        <source>{player} exchanges {n} cards.</source>
        <translation>
            <numerusform>{player} {n} ورق عوض کرد.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>exchanged-you</name>
    <message numerus="yes">
        <source>You exchange {n} cards.</source>
        <translation>
            <numerusform>{n} ورق عوض کردید.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>failed.allowed</name>
    <message>
        <source>{action} by seat {seat} is allowed; the refusal {expected} was expected.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>failed.expectation</name>
    <message>
        <source>{key} is {found}; {expected} was expected.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>failed.nobody</name>
    <message>
        <source>Nobody is on turn; somebody who can play {expected} was expected.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>failed.other-reason</name>
    <message>
        <source>{action} by seat {seat} was refused for {found}; {expected} was expected.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>failed.refusal-changed</name>
    <message>
        <source>{action} by seat {seat} was refused and changed the game; nothing was expected to change.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>failed.refused</name>
    <message>
        <source>{action} by seat {seat} was refused: {reason}.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>family-cucumber</name>
    <message>
        <source>Cucumber</source>
        <translation>خانوادهٔ خیار</translation>
    </message>
</context>
<context>
    <name>follow</name>
    <message>
        <source>Reach {bar}, or play your lowest card.</source>
        <translation>به {bar} برسید یا پایین‌ترین ورقتان را بازی کنید.</translation>
    </message>
</context>
<context>
    <name>game-lost</name>
    <message>
        <source>{player} has {score} points and loses the game.</source>
        <translation>{player} با {score} امتیاز بازی را باخت.</translation>
    </message>
</context>
<context>
    <name>game-lost-you</name>
    <message>
        <source>You have {score} points and lose the game.</source>
        <translation>با {score} امتیاز بازی را باختید.</translation>
    </message>
</context>
<context>
    <name>game-shared</name>
    <message>
        <source>{player} shares the win.</source>
        <translation>{player} در برد شریک است.</translation>
    </message>
</context>
<context>
    <name>game-shared-you</name>
    <message>
        <source>You share the win.</source>
        <translation>در برد شریک هستید.</translation>
    </message>
</context>
<context>
    <name>game-won</name>
    <message>
        <source>{player} wins the game.</source>
        <translation>{player} بازی را برد.</translation>
    </message>
</context>
<context>
    <name>game-won-you</name>
    <message>
        <source>You win the game.</source>
        <translation>بازی را بردید.</translation>
    </message>
</context>
<context>
    <name>keep</name>
    <message>
        <source>Keep</source>
        <translation>نگه می‌دارم</translation>
    </message>
</context>
<context>
    <name>kept-all</name>
    <message>
        <source>{player} exchanges nothing.</source>
        <translation>{player} ورقی عوض نکرد.</translation>
    </message>
</context>
<context>
    <name>kept-all-you</name>
    <message>
        <source>You exchange nothing.</source>
        <translation>ورقی عوض نکردید.</translation>
    </message>
</context>
<context>
    <name>kept-run-out</name>
    <message>
        <source>With kept cards, {k} players and a limit of {n} could leave too few cards to deal. Expected: a lower limit, fewer players or a second pack.</source>
        <translation>با ورق‌های جریمه، {k} نفر و حد {n}، شاید ورق کافی برای پخش نماند: حد پایین‌تر، نفرات کمتر یا دستهٔ دوم لازم است.</translation>
    </message>
</context>
<context>
    <name>lead</name>
    <message>
        <source>You lead. Play any card.</source>
        <translation>شروع با شماست. هر ورقی را می‌شود بازی کرد.</translation>
    </message>
</context>
<context>
    <name>life-lost</name>
    <message>
        <source>{player} reached {limit} and gets a cucumber; back in with {score}.</source>
        <translation>{player} به {limit} رسید و یک خیار گرفت؛ با {score} امتیاز ادامه می‌دهد.</translation>
    </message>
</context>
<context>
    <name>life-lost-passed</name>
    <message>
        <source>{player} passed {limit} and gets a cucumber; back in with {score}.</source>
        <translation>{player} از {limit} گذشت و یک خیار گرفت؛ با {score} امتیاز ادامه می‌دهد.</translation>
    </message>
</context>
<context>
    <name>life-lost-passed-you</name>
    <message>
        <source>You passed {limit} and get a cucumber; back in with {score}.</source>
        <translation>از {limit} گذشتید و یک خیار گرفتید؛ با {score} امتیاز ادامه می‌دهید.</translation>
    </message>
</context>
<context>
    <name>life-lost-you</name>
    <message>
        <source>You reached {limit} and get a cucumber; back in with {score}.</source>
        <translation>به {limit} رسیدید و یک خیار گرفتید؛ با {score} امتیاز ادامه می‌دهید.</translation>
    </message>
</context>
<context>
    <name>line-bonus</name>
    <message>
        <source>Equal last card: {card}</source>
        <translation>ورق آخر هم‌رتبه: {card}</translation>
    </message>
</context>
<context>
    <name>line-penalty</name>
    <message>
        <source>Took the last trick with {card}</source>
        <translation>دست آخر را با {card} برد</translation>
    </message>
</context>
<context>
    <name>line-reentry</name>
    <message>
        <source>A cucumber, back in with {score}</source>
        <translation>یک خیار، ادامه با {score}</translation>
    </message>
</context>
<context>
    <name>line-reset</name>
    <message>
        <source>Exactly {n}: back to 0</source>
        <translation>درست {n}: برگشت به ۰</translation>
    </message>
</context>
<context>
    <name>line-tied</name>
    <message>
        <source>Equally high in the last trick: {card}</source>
        <translation>هم‌رتبه در دست آخر: {card}</translation>
    </message>
</context>
<context>
    <name>lives-need-points</name>
    <message>
        <source>A second life (lives 2) needs points: with kept cards (score-by cards) whoever busts is out.</source>
        <translation>جان دوم (lives 2) فقط با امتیاز می‌شود: با ورق جریمه (score-by cards) هر کس بسوزد حذف می‌شود.</translation>
    </message>
</context>
<context>
    <name>lives-need-survivor</name>
    <message>
        <source>A second life (lives 2) has no place where the game ends with the first bust (end first-bust-loses).</source>
        <translation>وقتی بازی با اولین سوختن تمام می‌شود (end first-bust-loses)، جان دوم (lives 2) جایی ندارد.</translation>
    </message>
</context>
<context>
    <name>not-in-hand</name>
    <message>
        <source>You don&apos;t have {card}.</source>
        <translation>{card} را ندارید.</translation>
    </message>
</context>
<context>
    <name>not-now</name>
    <message>
        <source>That isn&apos;t possible at this point of the deal.</source>
        <translation>الان وقت این کار نیست.</translation>
    </message>
</context>
<context>
    <name>not-your-turn</name>
    <message>
        <source>It&apos;s {player}&apos;s turn.</source>
        <translation>نوبت {player} است.</translation>
    </message>
</context>
<context>
    <name>not-your-turn.over</name>
    <message>
        <source>The game is over.</source>
        <translation>بازی تمام شده است.</translation>
    </message>
</context>
<context>
    <name>noun.assistance</name>
    <message>
        <source>undo or hint</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>noun.card</name>
    <message>
        <source>a card</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>noun.cards</name>
    <message>
        <source>cards, or - for none</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>noun.end</name>
    <message>
        <source>the end of the line</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>noun.expectation</name>
    <message>
        <source>something that can be expected</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>noun.moves</name>
    <message>
        <source>the line moves</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>noun.number</name>
    <message>
        <source>a number</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>noun.reason</name>
    <message>
        <source>the id of a reason, or *</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>noun.seat-kind</name>
    <message>
        <source>human or bot:STYLE</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>noun.seat-or-expectation</name>
    <message>
        <source>a seat or =</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>noun.seed</name>
    <message>
        <source>a number of at most 64 bits</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>noun.statement</name>
    <message>
        <source>a statement of the header</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>noun.suit</name>
    <message>
        <source>a suit</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>noun.verb</name>
    <message>
        <source>an action</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>noun.version</name>
    <message>
        <source>khiar 1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>noun.word</name>
    <message>
        <source>one more word</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>noun.yes-or-no</name>
    <message>
        <source>yes or no</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>opt.ace-block</name>
    <message>
        <source>Ace block</source>
        <translation>سد آس</translation>
    </message>
</context>
<context>
    <name>opt.ace-block-capture</name>
    <message>
        <source>Ace on a blocked ace</source>
        <translation>آس روی آس</translation>
    </message>
</context>
<context>
    <name>opt.ace-low-last</name>
    <message>
        <source>Ace low in the last trick</source>
        <translation>آس پایین در دست آخر</translation>
    </message>
</context>
<context>
    <name>opt.after-one</name>
    <message>
        <source>After a deal of one card</source>
        <translation>بعد از دور یک‌ورقی</translation>
    </message>
</context>
<context>
    <name>opt.all-out</name>
    <message>
        <source>Everybody out at once</source>
        <translation>حذف همه با هم</translation>
    </message>
</context>
<context>
    <name>opt.beat</name>
    <message>
        <source>Card to reach</source>
        <translation>ورقی که باید به آن رسید</translation>
    </message>
</context>
<context>
    <name>opt.bust</name>
    <message>
        <source>Bust</source>
        <translation>سوختن</translation>
    </message>
</context>
<context>
    <name>opt.bust.exceed</name>
    <message>
        <source>above the limit</source>
        <translation>با گذشتن از حد</translation>
    </message>
</context>
<context>
    <name>opt.bust.reach</name>
    <message>
        <source>at the limit</source>
        <translation>با رسیدن به حد</translation>
    </message>
</context>
<context>
    <name>opt.bust.why</name>
    <message>
        <source>Whether reaching the limit busts, or only passing it.</source>
        <translation>آیا رسیدن به حد می‌سوزاند یا فقط گذشتن از آن.</translation>
    </message>
</context>
<context>
    <name>opt.buy-in</name>
    <message>
        <source>Buy-in</source>
        <translation>بازخرید</translation>
    </message>
</context>
<context>
    <name>opt.credits</name>
    <message>
        <source>Chips</source>
        <translation>ژتون</translation>
    </message>
</context>
<context>
    <name>opt.credits.why</name>
    <message>
        <source>Chips at the start; without doubling they have no effect.</source>
        <translation>ژتون هر نفر در آغاز؛ بدون دوبل کردن اثری ندارد.</translation>
    </message>
</context>
<context>
    <name>opt.deals</name>
    <message>
        <source>Deals</source>
        <translation>تعداد دور</translation>
    </message>
</context>
<context>
    <name>opt.deck</name>
    <message>
        <source>Deck</source>
        <translation>نوع ورق</translation>
    </message>
</context>
<context>
    <name>opt.doubling</name>
    <message>
        <source>Doubling</source>
        <translation>دوبل کردن</translation>
    </message>
</context>
<context>
    <name>opt.duty</name>
    <message>
        <source>Duty to reach</source>
        <translation>اجبار به رسیدن</translation>
    </message>
</context>
<context>
    <name>opt.end</name>
    <message>
        <source>End of the game</source>
        <translation>پایان بازی</translation>
    </message>
</context>
<context>
    <name>opt.end.first-bust-loses</name>
    <message>
        <source>the first to bust loses</source>
        <translation>اولین کسی که بسوزد می‌بازد</translation>
    </message>
</context>
<context>
    <name>opt.end.last-survivor</name>
    <message>
        <source>the last one in wins</source>
        <translation>آخرین نفری که بماند می‌برد</translation>
    </message>
</context>
<context>
    <name>opt.end.why</name>
    <message>
        <source>Whether the game goes on until one player is left, or ends with the first bust.</source>
        <translation>آیا بازی تا ماندن یک نفر ادامه دارد، یا با اولین سوختن تمام می‌شود.</translation>
    </message>
</context>
<context>
    <name>opt.exchange</name>
    <message>
        <source>Exchange</source>
        <translation>تعویض</translation>
    </message>
</context>
<context>
    <name>opt.exchange.forehand-exact</name>
    <message>
        <source>forehand sets the number</source>
        <translation>تعدادش را نفر اول معلوم می‌کند</translation>
    </message>
</context>
<context>
    <name>opt.exchange.none</name>
    <message>
        <source>none</source>
        <translation>ندارد</translation>
    </message>
</context>
<context>
    <name>opt.exchange.why</name>
    <message>
        <source>Whether cards may be exchanged with the stock before play.</source>
        <translation>آیا پیش از بازی می‌شود ورق‌ها را با ورق‌های مانده عوض کرد.</translation>
    </message>
</context>
<context>
    <name>opt.first-lead</name>
    <message>
        <source>First lead</source>
        <translation>شروع دست اول</translation>
    </message>
</context>
<context>
    <name>opt.half-keeps</name>
    <message>
        <source>Half cucumber keeps</source>
        <translation>چه از نصفه‌خیار می‌ماند</translation>
    </message>
</context>
<context>
    <name>opt.hand</name>
    <message>
        <source>Cards each</source>
        <translation>ورق هر نفر</translation>
    </message>
</context>
<context>
    <name>opt.hand-max</name>
    <message>
        <source>Cards each at most</source>
        <translation>حداکثر ورق هر نفر</translation>
    </message>
</context>
<context>
    <name>opt.hand-max.why</name>
    <message>
        <source>The largest hand where hand sizes vary; 0 means that only the pack sets a limit.</source>
        <translation>بیشترین تعداد ورق، جایی که تعداد عوض می‌شود؛ ۰ یعنی فقط خود دسته حد می‌گذارد.</translation>
    </message>
</context>
<context>
    <name>opt.hand-schedule</name>
    <message>
        <source>Hand sizes</source>
        <translation>تعداد ورق در هر دور</translation>
    </message>
</context>
<context>
    <name>opt.hand-schedule.fixed</name>
    <message>
        <source>always the same</source>
        <translation>همیشه یکسان</translation>
    </message>
</context>
<context>
    <name>opt.hand-schedule.losing-value</name>
    <message>
        <source>set by the last losing card</source>
        <translation>به اندازهٔ ورق بازندهٔ قبلی</translation>
    </message>
</context>
<context>
    <name>opt.hand-schedule.why</name>
    <message>
        <source>Whether the losing card&apos;s value sets how many cards are dealt next.</source>
        <translation>آیا ارزش ورق بازنده تعداد ورق دور بعدی را معلوم می‌کند.</translation>
    </message>
</context>
<context>
    <name>opt.hand.why</name>
    <message>
        <source>How many cards are dealt to each player.</source>
        <translation>به هر نفر چند ورق پخش می‌شود.</translation>
    </message>
</context>
<context>
    <name>opt.joker-role</name>
    <message>
        <source>What jokers are</source>
        <translation>جایگاه جوکر</translation>
    </message>
</context>
<context>
    <name>opt.jokers</name>
    <message>
        <source>Jokers</source>
        <translation>جوکر</translation>
    </message>
</context>
<context>
    <name>opt.jokers.why</name>
    <message>
        <source>How many jokers are added to the pack.</source>
        <translation>چند جوکر به دسته اضافه می‌شود.</translation>
    </message>
</context>
<context>
    <name>opt.kontra</name>
    <message>
        <source>Kontra</source>
        <translation>کنترا</translation>
    </message>
</context>
<context>
    <name>opt.last-trick</name>
    <message>
        <source>Last trick</source>
        <translation>دست آخر</translation>
    </message>
</context>
<context>
    <name>opt.lead</name>
    <message>
        <source>Leading</source>
        <translation>شروع کردن</translation>
    </message>
</context>
<context>
    <name>opt.leftover</name>
    <message>
        <source>Undealt cards</source>
        <translation>ورق‌های پخش‌نشده</translation>
    </message>
</context>
<context>
    <name>opt.limit</name>
    <message>
        <source>Limit</source>
        <translation>حد</translation>
    </message>
</context>
<context>
    <name>opt.limit.why</name>
    <message>
        <source>The score at which one busts.</source>
        <translation>امتیازی که با آن می‌سوزند.</translation>
    </message>
</context>
<context>
    <name>opt.lives</name>
    <message>
        <source>Lives</source>
        <translation>جان</translation>
    </message>
</context>
<context>
    <name>opt.lives.1</name>
    <message>
        <source>one</source>
        <translation>یک</translation>
    </message>
</context>
<context>
    <name>opt.lives.2</name>
    <message>
        <source>two</source>
        <translation>دو</translation>
    </message>
</context>
<context>
    <name>opt.lives.why</name>
    <message>
        <source>With two lives the first bust brings a cucumber and the highest score of the others.</source>
        <translation>با دو جان، اولین سوختن یک خیار می‌آورد و بالاترین امتیاز بقیه را.</translation>
    </message>
</context>
<context>
    <name>opt.next-dealer</name>
    <message>
        <source>Next dealer</source>
        <translation>پخش‌کنندهٔ بعدی</translation>
    </message>
</context>
<context>
    <name>opt.off</name>
    <message>
        <source>off</source>
        <translation>خاموش</translation>
    </message>
</context>
<context>
    <name>opt.on</name>
    <message>
        <source>on</source>
        <translation>روشن</translation>
    </message>
</context>
<context>
    <name>opt.ones-double</name>
    <message>
        <source>Ones double</source>
        <translation>دو برابر شدن با ۱</translation>
    </message>
</context>
<context>
    <name>opt.packs</name>
    <message>
        <source>Packs</source>
        <translation>تعداد دسته</translation>
    </message>
</context>
<context>
    <name>opt.packs.1</name>
    <message>
        <source>one</source>
        <translation>یکی</translation>
    </message>
</context>
<context>
    <name>opt.packs.2</name>
    <message>
        <source>two</source>
        <translation>دو تا</translation>
    </message>
</context>
<context>
    <name>opt.packs.auto</name>
    <message>
        <source>as many as needed</source>
        <translation>هر چند تا که لازم باشد</translation>
    </message>
</context>
<context>
    <name>opt.packs.why</name>
    <message>
        <source>How many packs are shuffled together.</source>
        <translation>چند دسته ورق با هم بُر می‌خورد.</translation>
    </message>
</context>
<context>
    <name>opt.rampo</name>
    <message>
        <source>Rampo</source>
        <translation>رامپو</translation>
    </message>
</context>
<context>
    <name>opt.reset-at</name>
    <message>
        <source>Back to 0 at</source>
        <translation>برگشت به ۰ با</translation>
    </message>
</context>
<context>
    <name>opt.reset-at.why</name>
    <message>
        <source>Exactly this many points after a penalty go back to 0; 0 switches it off.</source>
        <translation>اگر بعد از جریمه درست این‌قدر امتیاز شود، به ۰ برمی‌گردد؛ ۰ یعنی این قاعده نیست.</translation>
    </message>
</context>
<context>
    <name>opt.score-by</name>
    <message>
        <source>Scoring by</source>
        <translation>شمردن با</translation>
    </message>
</context>
<context>
    <name>opt.score-by.cards</name>
    <message>
        <source>kept cards</source>
        <translation>ورق جریمه</translation>
    </message>
</context>
<context>
    <name>opt.score-by.points</name>
    <message>
        <source>points</source>
        <translation>امتیاز</translation>
    </message>
</context>
<context>
    <name>opt.score-by.why</name>
    <message>
        <source>Whether penalties are written down, or the losing card stays in front of its player.</source>
        <translation>آیا جریمه‌ها نوشته می‌شود، یا ورق بازنده جلوی صاحبش می‌ماند.</translation>
    </message>
</context>
<context>
    <name>opt.sets</name>
    <message>
        <source>Equal cards together</source>
        <translation>چند ورق هم‌رتبه با هم</translation>
    </message>
</context>
<context>
    <name>opt.settle</name>
    <message>
        <source>Settling</source>
        <translation>تسویه</translation>
    </message>
</context>
<context>
    <name>opt.shortage</name>
    <message>
        <source>When cards run short</source>
        <translation>وقتی ورق کم بیاید</translation>
    </message>
</context>
<context>
    <name>opt.special</name>
    <message>
        <source>Special cards</source>
        <translation>ورق‌های ویژه</translation>
    </message>
</context>
<context>
    <name>opt.tie</name>
    <message>
        <source>Who loses the last trick</source>
        <translation>بازندهٔ دست آخر</translation>
    </message>
</context>
<context>
    <name>opt.tie-bonus</name>
    <message>
        <source>Bonus for equal last cards</source>
        <translation>پاداش ورق آخر هم‌رتبه</translation>
    </message>
</context>
<context>
    <name>opt.tie-bonus.why</name>
    <message>
        <source>Whoever&apos;s last card equals the losing card takes its value off.</source>
        <translation>هر کس ورق آخرش با ورق بازنده هم‌رتبه باشد، به اندازهٔ ارزش آن از امتیازش کم می‌شود.</translation>
    </message>
</context>
<context>
    <name>opt.tie.all</name>
    <message>
        <source>all of equals</source>
        <translation>همهٔ هم‌رتبه‌ها</translation>
    </message>
</context>
<context>
    <name>opt.tie.last</name>
    <message>
        <source>the last of equals</source>
        <translation>آخرین هم‌رتبه</translation>
    </message>
</context>
<context>
    <name>opt.tie.why</name>
    <message>
        <source>Whether only the last of equally high cards loses the deal, or all of them.</source>
        <translation>آیا از ورق‌های هم‌رتبهٔ بالا فقط آخری دور را می‌بازد یا همه.</translation>
    </message>
</context>
<context>
    <name>opt.values</name>
    <message>
        <source>Card values</source>
        <translation>ارزش ورق‌ها</translation>
    </message>
</context>
<context>
    <name>opt.zigzag</name>
    <message>
        <source>Zigzag</source>
        <translation>زیگزاگ</translation>
    </message>
</context>
<context>
    <name>option-range</name>
    <message>
        <source>{found} is not a value of {key}. Expected: a number from {lowest} to {highest}.</source>
        <translation>مقدار {found} برای {key} نمی‌شود. عددی از {lowest} تا {highest} لازم است.</translation>
    </message>
</context>
<context>
    <name>option-unknown</name>
    <message>
        <source>{key} is not an option of this game.</source>
        <translation>این بازی گزینه‌ای به نام {key} ندارد.</translation>
    </message>
</context>
<context>
    <name>option-value</name>
    <message>
        <source>{found} is not a value of {key}. Expected: {expected}.</source>
        <translation>مقدار {found} برای {key} شناخته نیست. مقدارهای ممکن: {expected}.</translation>
    </message>
</context>
<context>
    <name>play</name>
    <message>
        <source>Play</source>
        <translation>بازی کردن</translation>
    </message>
</context>
<context>
    <name>played</name>
    <message>
        <source>{player} plays {card}.</source>
        <translation>{player} {card} را بازی کرد.</translation>
    </message>
</context>
<context>
    <name>played-you</name>
    <message>
        <source>You play {card}.</source>
        <translation>شما {card} را بازی کردید.</translation>
    </message>
</context>
<context>
    <name>preset.agurk</name>
    <message>
        <source>Agurk</source>
        <translation>آگورک</translation>
    </message>
</context>
<context>
    <name>preset.agurk-keep</name>
    <message>
        <source>Agurk, kept cards</source>
        <translation>آگورک با ورق جریمه</translation>
    </message>
</context>
<context>
    <name>preset.agurk-keep.line</name>
    <message>
        <source>The losing card stays in front of you; above 21 points you are out.</source>
        <translation>ورق بازنده جلوی شما می‌ماند؛ بالای ۲۱ امتیاز حذف می‌شوید.</translation>
    </message>
</context>
<context>
    <name>preset.agurk.line</name>
    <message>
        <source>Denmark: reach the highest card or give up your lowest; whoever takes the last trick pays.</source>
        <translation>دانمارک: به بالاترین ورق برسید یا پایین‌ترین ورقتان را بدهید؛ هر کس دست آخر را ببرد جریمه می‌شود.</translation>
    </message>
</context>
<context>
    <name>reset</name>
    <message>
        <source>{player} has exactly {n} points and goes back to 0.</source>
        <translation>{player} درست {n} امتیاز دارد و به ۰ برمی‌گردد.</translation>
    </message>
</context>
<context>
    <name>reset-busts</name>
    <message>
        <source>Going back to 0 at exactly {n} points (reset-at) needs {n} points to be safe: a higher limit, or busting only above it (bust exceed).</source>
        <translation>برای برگشتن به ۰ با درست {n} امتیاز (reset-at) نباید {n} امتیاز بسوزاند: یا حد بالاتری بگذارید، یا سوختن فقط بالای حد باشد (bust exceed).</translation>
    </message>
</context>
<context>
    <name>reset-you</name>
    <message>
        <source>You have exactly {n} points and go back to 0.</source>
        <translation>درست {n} امتیاز دارید و به ۰ برمی‌گردید.</translation>
    </message>
</context>
<context>
    <name>seats-range</name>
    <message>
        <source>{n} players cannot sit at this game. Expected: {lowest} to {highest}.</source>
        <translation>این بازی با {n} نفر نمی‌شود؛ {lowest} تا {highest} نفر لازم است.</translation>
    </message>
</context>
<context>
    <name>start-dealer</name>
    <message>
        <source>The first dealer must be one of the seats still in.</source>
        <translation>اولین پخش‌کننده باید یکی از کسانی باشد که در بازی هستند.</translation>
    </message>
</context>
<context>
    <name>start-kept</name>
    <message>
        <source>The line kept needs a seat and its cards.</source>
        <translation>سطر kept باید یک صندلی و ورق‌هایش را داشته باشد.</translation>
    </message>
</context>
<context>
    <name>start-out</name>
    <message>
        <source>The line out must name each seat once and leave at least two in the game.</source>
        <translation>سطر out باید هر صندلی را یک بار نام ببرد و دست‌کم دو نفر را در بازی بگذارد.</translation>
    </message>
</context>
<context>
    <name>start-per-seat</name>
    <message>
        <source>The line {key} needs {n} numbers, one for each seat.</source>
        <translation>سطر {key} باید {n} عدد داشته باشد، برای هر صندلی یکی.</translation>
    </message>
</context>
<context>
    <name>start-range</name>
    <message>
        <source>{found} stands where a number from {lowest} to {highest} was expected.</source>
        <translation>باید عددی از {lowest} تا {highest} می‌بود، ولی {found} آمده است.</translation>
    </message>
</context>
<context>
    <name>start-unknown</name>
    <message>
        <source>This game has nothing called {key} to start with.</source>
        <translation>در این بازی چیزی به نام {key} نیست که از آغاز داده شود.</translation>
    </message>
</context>
<context>
    <name>sw.all-tied</name>
    <message>
        <source>All tied lose</source>
        <translation>باخت همهٔ هم‌رتبه‌ها</translation>
    </message>
</context>
<context>
    <name>sw.all-tied.why</name>
    <message>
        <source>Everyone whose last card is equally high pays, not only the last of them.</source>
        <translation>هر کس ورق آخرش به همان بلندی باشد جریمه می‌شود، نه فقط آخری.</translation>
    </message>
</context>
<context>
    <name>sw.bonus</name>
    <message>
        <source>Bonus for equal last cards</source>
        <translation>پاداش ورق آخر هم‌رتبه</translation>
    </message>
</context>
<context>
    <name>sw.bonus.why</name>
    <message>
        <source>Whoever&apos;s last card equals the losing card takes its value off.</source>
        <translation>هر کس ورق آخرش با ورق بازنده هم‌رتبه باشد، به اندازهٔ ارزش آن از امتیازش کم می‌شود.</translation>
    </message>
</context>
<context>
    <name>sw.exact-reset</name>
    <message>
        <source>Exactly 21 goes back to 0</source>
        <translation>برگشت به ۰ با درست ۲۱</translation>
    </message>
</context>
<context>
    <name>sw.exact-reset.why</name>
    <message>
        <source>Only more than 21 points bust; exactly 21 are wiped out.</source>
        <translation>فقط بیشتر از ۲۱ امتیاز می‌سوزاند؛ درست ۲۱ پاک می‌شود.</translation>
    </message>
</context>
<context>
    <name>sw.exchange</name>
    <message>
        <source>Exchange before play</source>
        <translation>تعویض پیش از بازی</translation>
    </message>
</context>
<context>
    <name>sw.exchange.why</name>
    <message>
        <source>Forehand exchanges as many cards as they like; everyone after that exactly as many, or none.</source>
        <translation>نفر اول هر چند ورق که بخواهد عوض می‌کند؛ هر کس بعد از او درست همان تعداد، یا هیچ.</translation>
    </message>
</context>
<context>
    <name>sw.jokers</name>
    <message>
        <source>Three jokers</source>
        <translation>سه جوکر</translation>
    </message>
</context>
<context>
    <name>sw.jokers.why</name>
    <message>
        <source>They lie above the aces, equal to each other, and count 15.</source>
        <translation>بالای آس‌ها هستند، با هم برابرند و هر کدام ۱۵ حساب می‌شود.</translation>
    </message>
</context>
<context>
    <name>sw.keep-cards</name>
    <message>
        <source>Kept cards</source>
        <translation>ورق جریمه</translation>
    </message>
</context>
<context>
    <name>sw.keep-cards.why</name>
    <message>
        <source>The losing card stays in front of its player and leaves the pack; above the limit one is out.</source>
        <translation>ورق بازنده جلوی صاحبش می‌ماند و از دسته بیرون می‌رود؛ هر کس از حد بگذرد حذف می‌شود.</translation>
    </message>
</context>
<context>
    <name>sw.short</name>
    <message>
        <source>Short game</source>
        <translation>بازی کوتاه</translation>
    </message>
</context>
<context>
    <name>sw.short.why</name>
    <message>
        <source>The game ends as soon as somebody busts, and that player loses it.</source>
        <translation>همین که کسی بسوزد بازی تمام است و او بازنده است.</translation>
    </message>
</context>
<context>
    <name>sw.two-lives</name>
    <message>
        <source>Two lives</source>
        <translation>دو جان</translation>
    </message>
</context>
<context>
    <name>sw.two-lives.why</name>
    <message>
        <source>The first bust brings a cucumber and the highest score of the others; only the second puts a player out.</source>
        <translation>اولین سوختن یک خیار می‌آورد و بالاترین امتیاز بقیه را؛ فقط دومی حذف می‌کند.</translation>
    </message>
</context>
<context>
    <name>sw.vary</name>
    <message>
        <source>Hand size by the losing card</source>
        <translation>تعداد ورق به اندازهٔ ورق بازنده</translation>
    </message>
</context>
<context>
    <name>sw.vary.why</name>
    <message>
        <source>After the first deal the value of the last losing card is the number of cards dealt.</source>
        <translation>بعد از دور اول، ارزش آخرین ورق بازنده تعداد ورق دور بعدی است.</translation>
    </message>
</context>
<context>
    <name>too-low</name>
    <message>
        <source>{card} doesn&apos;t reach {bar}. Play a card of that rank or higher, or else your lowest: {lowest}.</source>
        <translation>{card} به {bar} نمی‌رسد. ورقی هم‌رتبهٔ آن یا بالاتر بازی کنید، یا پایین‌ترین ورقتان را: {lowest}.</translation>
    </message>
</context>
<context>
    <name>trick-other</name>
    <message>
        <source>{player} takes the trick.</source>
        <translation>{player} دست را برد.</translation>
    </message>
</context>
<context>
    <name>trick-you</name>
    <message>
        <source>You take the trick.</source>
        <translation>دست را بردید.</translation>
    </message>
</context>
<context>
    <name>wrong-count</name>
    <message numerus="yes">
        <source>Everyone plays {n} cards to this trick; you picked {k}.</source>
        <translation>
            <numerusform>در این دست هر نفر {n} ورق بازی می‌کند؛ شما {k} ورق انتخاب کرده‌اید.</numerusform>
        </translation>
    </message>
</context>
</TS>
