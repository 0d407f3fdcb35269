<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fa_IR" sourcelanguage="en">
<context>
    <name>ContinueBanner</name>
    <message>
        <source>Continue</source>
        <translation>ادامه</translation>
    </message>
</context>
<context>
    <name>Curtain</name>
    <message>
        <source>Over to %1. Everyone else, look away.</source>
        <translation>نوبت %1 است. بقیه نگاه نکنند.</translation>
    </message>
    <message>
        <source>I&apos;m %1: show my cards</source>
        <extracomment>on the button of the person who takes the screen</extracomment>
        <translation>%1 هستم: نمایش ورق‌هایم</translation>
    </message>
</context>
<context>
    <name>FileAsk</name>
    <message>
        <source>Save the game as a file</source>
        <translation>ذخیرهٔ بازی در پرونده</translation>
    </message>
    <message>
        <source>Open a game</source>
        <translation>باز کردن بازی</translation>
    </message>
    <message>
        <source>Khiar games</source>
        <translation>بازی‌های خیار</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>همهٔ پرونده‌ها</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>ذخیره</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>باز کردن</translation>
    </message>
    <message>
        <source>Share house rules as a file</source>
        <translation>فرستادن قواعد خانگی در یک پرونده</translation>
    </message>
    <message>
        <source>Save the guide as a page</source>
        <translation>ذخیرهٔ آموزش به شکل صفحهٔ وب</translation>
    </message>
    <message>
        <source>Web pages</source>
        <translation>صفحه‌های وب</translation>
    </message>
</context>
<context>
    <name>FileDialog</name>
    <message>
        <source>File name</source>
        <translation>نام پرونده</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>نوع</translation>
    </message>
</context>
<context>
    <name>FileDropTarget</name>
    <message>
        <source>Drop the file to open the game in it</source>
        <translation>پرونده را رها کنید تا بازی‌اش باز شود</translation>
    </message>
</context>
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
    <message>
        <source>%1 Players: %2. Minutes: %3. Difficulty: %4 of %5.</source>
        <translation>%1 بازیکن: %2. دقیقه: %3. سختی: %4 از %5.</translation>
    </message>
</context>
<context>
    <name>GuidePage</name>
    <message>
        <source>Previous place</source>
        <translation>جای قبلی</translation>
    </message>
    <message>
        <source>Next place</source>
        <translation>جای بعدی</translation>
    </message>
    <message>
        <source>Contents and search</source>
        <translation>فهرست و جستجو</translation>
    </message>
    <message>
        <source>Search all guides</source>
        <translation>جستجو در همهٔ آموزش‌ها</translation>
    </message>
</context>
<context>
    <name>GuidePlay</name>
    <message>
        <source>Task: %1</source>
        <translation>تمرین: %1</translation>
    </message>
    <message>
        <source>Position: %1</source>
        <translation>وضعیت: %1</translation>
    </message>
    <message>
        <source>Your move</source>
        <translation>نوبت شما</translation>
    </message>
    <message>
        <source>Play it on</source>
        <translation>ادامهٔ بازی</translation>
    </message>
    <message>
        <source>Try it</source>
        <translation>امتحان کردن</translation>
    </message>
    <message>
        <source>Watch it</source>
        <translation>تماشا</translation>
    </message>
    <message>
        <source>Why: %1</source>
        <translation>چرا: %1</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>نشان دادن جواب</translation>
    </message>
    <message>
        <source>Start over</source>
        <translation>از اول</translation>
    </message>
    <message>
        <source>Play this at the table</source>
        <translation>بازی کردن سر میز</translation>
    </message>
</context>
<context>
    <name>GuideReader</name>
    <message>
        <source>This guide can&apos;t be shown.</source>
        <translation>این آموزش را نمی‌شود نشان داد.</translation>
    </message>
    <message>
        <source>Leave the unfinished game?</source>
        <translation>بازی ناتمام را می‌گذارید؟</translation>
    </message>
    <message>
        <source>It is put among the saved games, and this position is played instead.</source>
        <translation>آن بازی در بازی‌های ذخیره‌شده می‌ماند و به جایش این وضعیت بازی می‌شود.</translation>
    </message>
    <message>
        <source>Play the position</source>
        <translation>بازی کردن این وضعیت</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>انصراف</translation>
    </message>
</context>
<context>
    <name>HomePage</name>
    <message>
        <source>Khiar</source>
        <translation>خیار</translation>
    </message>
    <message>
        <source>خیار</source>
        <extracomment>the program&apos;s name in the other script</extracomment>
        <translation>Khiar</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>تنظیمات</translation>
    </message>
    <message>
        <source>The shelf is empty because the list of games could not be read. Install Khiar again.</source>
        <translation>قفسه خالی است، چون فهرست بازی‌ها خوانده نشد. خیار را دوباره نصب کنید.</translation>
    </message>
    <message>
        <source>Saved games</source>
        <translation>بازی‌های ذخیره‌شده</translation>
    </message>
    <message>
        <source>Search games</source>
        <translation>جستجوی بازی</translation>
    </message>
    <message>
        <source>Show all games</source>
        <translation>نمایش همهٔ بازی‌ها</translation>
    </message>
    <message>
        <source>No game like that is here</source>
        <translation>چنین بازی‌ای اینجا نیست</translation>
    </message>
    <message>
        <source>Try fewer letters of its name, its country, or another number of players.</source>
        <translation>حرف‌های کمتری از نامش را بنویسید، یا نام کشورش را، یا تعداد بازیکن‌ها را عوض کنید.</translation>
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
    <name>KeyList</name>
    <message>
        <source>Cards</source>
        <translation>ورق‌ها</translation>
    </message>
    <message>
        <source>Along your cards</source>
        <translation>رفتن از ورقی به ورق دیگر</translation>
    </message>
    <message>
        <source>To the first or the last card</source>
        <translation>به اولین یا آخرین ورق</translation>
    </message>
    <message>
        <source>Play the card, or choose it where several go together</source>
        <translation>بازی کردن ورق، یا انتخاب آن وقتی چند ورق با هم بازی می‌شوند</translation>
    </message>
    <message>
        <source>Back to your cards</source>
        <translation>بازگشت به ورق‌هایتان</translation>
    </message>
    <message>
        <source>Another order of your cards</source>
        <translation>تغییر ترتیب ورق‌هایتان</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>میز</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>راهنمایی</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>برگرداندن</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>انجام دوباره</translation>
    </message>
    <message>
        <source>Restart the deal</source>
        <translation>شروع دوبارهٔ این دور</translation>
    </message>
    <message>
        <source>Previous trick</source>
        <translation>دست قبلی</translation>
    </message>
    <message>
        <source>Why a card was refused: the rule in the guide</source>
        <translation>چرا ورقی پذیرفته نشد: قاعده‌اش در آموزش</translation>
    </message>
    <message>
        <source>Guide beside the table</source>
        <translation>آموزش، کنار میز</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>برگهٔ امتیاز</translation>
    </message>
    <message>
        <source>Save game</source>
        <translation>ذخیرهٔ بازی</translation>
    </message>
    <message>
        <source>All that can be done at the table</source>
        <translation>همهٔ کارهای سر میز</translation>
    </message>
    <message>
        <source>Step by step: the next step</source>
        <translation>گام‌به‌گام: گام بعدی</translation>
    </message>
    <message>
        <source>Back to the shelf; the game can be continued</source>
        <translation>بازگشت به قفسه؛ بازی را می‌شود ادامه داد</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>برنامه</translation>
    </message>
    <message>
        <source>This page</source>
        <translation>همین صفحه</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>تنظیمات</translation>
    </message>
    <message>
        <source>Persian or English</source>
        <translation>فارسی یا انگلیسی</translation>
    </message>
    <message>
        <source>Full screen on or off</source>
        <translation>تمام‌صفحه یا پنجره</translation>
    </message>
    <message>
        <source>To the next or the previous button</source>
        <translation>به دکمهٔ بعدی یا قبلی</translation>
    </message>
    <message>
        <source>Press the button</source>
        <translation>زدن دکمه</translation>
    </message>
    <message>
        <source>Back, or close</source>
        <translation>بازگشت یا بستن</translation>
    </message>
    <message>
        <source>Quit; the game is saved</source>
        <translation>خروج؛ بازی ذخیره می‌شود</translation>
    </message>
    <message>
        <source>Guides and long pages</source>
        <translation>آموزش‌ها و صفحه‌های بلند</translation>
    </message>
    <message>
        <source>A line up or down</source>
        <translation>یک خط بالا یا پایین</translation>
    </message>
    <message>
        <source>A page up or down</source>
        <translation>یک صفحه بالا یا پایین</translation>
    </message>
    <message>
        <source>To the beginning or the end</source>
        <translation>به اول یا آخر</translation>
    </message>
    <message>
        <source>Back to what was read before, and forward again</source>
        <translation>بازگشت به جای قبلی، و دوباره جلو</translation>
    </message>
    <message>
        <source>Save as a file</source>
        <translation>ذخیره در پرونده</translation>
    </message>
    <message>
        <source>Open a file</source>
        <translation>باز کردن پرونده</translation>
    </message>
    <message>
        <source>Saved games</source>
        <translation>بازی‌های ذخیره‌شده</translation>
    </message>
    <message>
        <source>To the game before or after</source>
        <translation>به بازی قبلی یا بعدی</translation>
    </message>
    <message>
        <source>Open it</source>
        <translation>باز کردن</translation>
    </message>
    <message>
        <source>Rename it</source>
        <translation>تغییر عنوان</translation>
    </message>
    <message>
        <source>Delete it; that can be undone</source>
        <translation>حذف؛ می‌شود آن را برگرداند</translation>
    </message>
    <message>
        <source>Up to the answers, the players and the cards on the table; left and right lead on</source>
        <translation>به جواب‌ها، بازیکن‌ها و ورق‌های روی میز؛ بعد با چپ و راست جلو بروید</translation>
    </message>
    <message>
        <source>Let dragged cards go home, or choose none</source>
        <translation>رها کردن ورق‌هایی که دارید جابه‌جا می‌کنید، یا پاک کردن انتخاب</translation>
    </message>
    <message>
        <source>Play the cards chosen</source>
        <translation>بازی کردن ورق‌های انتخاب‌شده</translation>
    </message>
    <message>
        <source>The answers, in order; in a row of numbers, the number</source>
        <translation>جواب‌ها به ترتیب؛ در ردیف عددها خود عدد</translation>
    </message>
    <message>
        <source>Shelf</source>
        <translation>قفسهٔ بازی‌ها</translation>
    </message>
    <message>
        <source>Search for a game; typing its name does, too</source>
        <translation>جستجوی بازی؛ نوشتن نامش هم کافی است</translation>
    </message>
    <message>
        <source>From game to game</source>
        <translation>از بازی به بازی</translation>
    </message>
    <message>
        <source>Open the page of the game</source>
        <translation>باز کردن صفحهٔ بازی</translation>
    </message>
    <message>
        <source>Show all games again</source>
        <translation>نمایش دوبارهٔ همهٔ بازی‌ها</translation>
    </message>
    <message>
        <source>Sound on or off; on the shelf, letters are searched for</source>
        <translation>روشن و خاموش کردن صدا؛ در قفسه، حرف‌ها جستجو می‌شوند</translation>
    </message>
    <message>
        <source>Cards you have won, in games that keep them</source>
        <translation>ورق‌هایی که برده‌اید، در بازی‌هایی که می‌مانند</translation>
    </message>
    <message>
        <source>Rules of this table, beside it</source>
        <translation>قواعد این میز، کنار میز</translation>
    </message>
    <message>
        <source>To the heading before or after</source>
        <translation>به عنوان قبلی یا بعدی</translation>
    </message>
    <message>
        <source>To the paragraph before or after; a screen reader reads it</source>
        <translation>به بند قبلی یا بعدی؛ صفحه‌خوان آن را می‌خواند</translation>
    </message>
    <message>
        <source>To the document before or after</source>
        <translation>به نوشتهٔ قبلی یا بعدی</translation>
    </message>
    <message>
        <source>Search all guides</source>
        <translation>جستجو در همهٔ آموزش‌ها</translation>
    </message>
    <message>
        <source>To the next or the previous word found on the page</source>
        <translation>به واژهٔ بعدی یا قبلی که در صفحه پیدا شده</translation>
    </message>
    <message>
        <source>Contents and search on or off</source>
        <translation>باز و بسته کردن فهرست و جستجو</translation>
    </message>
    <message>
        <source>Between contents and text, or guide and table</source>
        <translation>میان فهرست و متن، یا آموزش و میز</translation>
    </message>
    <message>
        <source>Larger, smaller or usual text of guides</source>
        <translation>متن درشت‌تر، ریزتر یا معمولی برای آموزش‌ها</translation>
    </message>
    <message>
        <source>Lay a large hand open over the table, or gather it</source>
        <translation>پهن کردن ورق‌های زیاد روی میز، یا جمع کردنشان</translation>
    </message>
    <message>
        <source>Won or lost with the best play, where all cards lie open</source>
        <translation>برد یا باخت با بهترین بازی، جایی که همهٔ ورق‌ها رو است</translation>
    </message>
</context>
<context>
    <name>KeysPage</name>
    <message>
        <source>Keys</source>
        <translation>کلیدها</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>spoken: what it does: its keys</extracomment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>LastTrick</name>
    <message>
        <source>Previous trick</source>
        <translation>دست قبلی</translation>
    </message>
</context>
<context>
    <name>Main</name>
    <message>
        <source>Khiar</source>
        <translation>خیار</translation>
    </message>
</context>
<context>
    <name>NameAsk</name>
    <message>
        <source>Save game</source>
        <translation>ذخیرهٔ بازی</translation>
    </message>
    <message>
        <source>Give it a title, or leave it to the game&apos;s name.</source>
        <translation>عنوانی بنویسید، یا خالی بگذارید تا نام بازی عنوانش باشد.</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>ذخیره</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>انصراف</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>عنوان</translation>
    </message>
</context>
<context>
    <name>NewGamePage</name>
    <message>
        <source>Cancel</source>
        <translation>انصراف</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>پخش ورق</translation>
    </message>
    <message>
        <source>Rules of this table</source>
        <translation>قواعد این میز</translation>
    </message>
</context>
<context>
    <name>NewsBar</name>
    <message>
        <source>Close</source>
        <translation>بستن</translation>
    </message>
</context>
<context>
    <name>OfferButton</name>
    <message>
        <source>No trumps</source>
        <translation>بی‌حکم</translation>
    </message>
    <message>
        <source>Spades</source>
        <translation>پیک</translation>
    </message>
    <message>
        <source>Hearts</source>
        <translation>دل</translation>
    </message>
    <message>
        <source>Diamonds</source>
        <translation>خشت</translation>
    </message>
    <message>
        <source>Clubs</source>
        <translation>گشنیز</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>RuleList</name>
    <message>
        <source>Rules</source>
        <translation>قواعد</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>شمارهٔ بُر</translation>
    </message>
    <message>
        <source>The same number deals the same cards. Empty: drawn.</source>
        <translation>با یک عدد، همیشه همان ورق‌ها پخش می‌شود. اگر خالی باشد، قرعه می‌کشیم.</translation>
    </message>
    <message>
        <source>All rules…</source>
        <translation>همهٔ قواعد…</translation>
    </message>
    <message>
        <source>Change these rules</source>
        <translation>عوض کردن این قواعد</translation>
    </message>
</context>
<context>
    <name>SavedPage</name>
    <message>
        <source>Saved games</source>
        <translation>بازی‌های ذخیره‌شده</translation>
    </message>
    <message>
        <source>Open a file</source>
        <translation>باز کردن پرونده</translation>
    </message>
    <message>
        <source>No game is saved yet</source>
        <translation>هنوز بازی‌ای ذخیره نشده است</translation>
    </message>
    <message>
        <source>Save one at the table, from the menu. An unfinished game that another one replaces is put here by itself.</source>
        <translation>سر میز از فهرست «بیشتر» ذخیره کنید. بازی ناتمامی که بازی دیگری جایش را بگیرد خودبه‌خود اینجا می‌آید.</translation>
    </message>
    <message>
        <source>Choose a game</source>
        <translation>انتخاب بازی</translation>
    </message>
    <message>
        <source>The files lie in %1</source>
        <extracomment>%1 is a folder</extracomment>
        <translation>جای پرونده‌ها: %1</translation>
    </message>
</context>
<context>
    <name>SavedRow</name>
    <message>
        <source>Title</source>
        <translation>عنوان</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <extracomment>when it was saved, and where the game stands</extracomment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Rename: %1</source>
        <translation>تغییر عنوان: %1</translation>
    </message>
    <message>
        <source>Delete: %1</source>
        <translation>حذف: %1</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>باز کردن</translation>
    </message>
    <message>
        <source>Open: %1</source>
        <translation>باز کردن: %1</translation>
    </message>
</context>
<context>
    <name>ScoreCell</name>
    <message>
        <source>out</source>
        <translation>حذف‌شده</translation>
    </message>
</context>
<context>
    <name>ScorePage</name>
    <message>
        <source>Score sheet</source>
        <translation>برگهٔ امتیاز</translation>
    </message>
    <message>
        <source>Limit: %1</source>
        <translation>حد: %1</translation>
    </message>
    <message>
        <source>leads</source>
        <translation>پیش است</translation>
    </message>
    <message>
        <source>out</source>
        <translation>حذف‌شده</translation>
    </message>
    <message>
        <source>Deal</source>
        <extracomment>head of the column with the numbers of the deals</extracomment>
        <translation>دور</translation>
    </message>
    <message>
        <source>No deal has been scored yet. Each deal gets a row here when it is over.</source>
        <translation>هنوز امتیاز هیچ دوری شمرده نشده است. هر دور که تمام شود، اینجا یک سطر می‌گیرد.</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>بازگشت به میز</translation>
    </message>
    <message>
        <source>Payments</source>
        <translation>پرداخت‌ها</translation>
    </message>
    <message>
        <source>Nobody counts points in this game: one match decides it.</source>
        <translation>در این بازی کسی امتیاز نمی‌شمرد؛ همین یک بازی برد و باخت را معلوم می‌کند.</translation>
    </message>
</context>
<context>
    <name>SeatList</name>
    <message>
        <source>At the table</source>
        <translation>سر میز</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>تعداد نفرات</translation>
    </message>
    <message>
        <source>Name at seat %1</source>
        <translation>نام صندلی %1</translation>
    </message>
    <message>
        <source>Who plays at seat %1</source>
        <translation>بازیکن صندلی %1</translation>
    </message>
</context>
<context>
    <name>SeatPlate</name>
    <message>
        <source>out</source>
        <translation>حذف‌شده</translation>
    </message>
    <message>
        <source>D</source>
        <translation>پ</translation>
    </message>
    <message>
        <source>aside</source>
        <translation>کنار</translation>
    </message>
    <message>
        <source>safe</source>
        <translation>در امان</translation>
    </message>
</context>
<context>
    <name>SettingsPage</name>
    <message>
        <source>Settings</source>
        <translation>تنظیمات</translation>
    </message>
    <message>
        <source>Night blue</source>
        <translation>آبی شب</translation>
    </message>
    <message>
        <source>Sand</source>
        <translation>ماسه‌ای</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>کنتراست بالا</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>سبز</translation>
    </message>
    <message>
        <source>%1%</source>
        <extracomment>a share of hundred</extracomment>
        <translation>%1 درصد</translation>
    </message>
    <message>
        <source>Everything at once.</source>
        <translation>همه چیز یکباره.</translation>
    </message>
    <message>
        <source>The usual speed.</source>
        <translation>سرعت معمولی.</translation>
    </message>
    <message>
        <source>%1 times</source>
        <extracomment>how fast: so many times the usual speed</extracomment>
        <translation>%1 برابر</translation>
    </message>
    <message>
        <source>Language and window</source>
        <translation>زبان و پنجره</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>زبان</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>اندازهٔ متن</translation>
    </message>
    <message>
        <source>At the table it grows as far as there is room.</source>
        <translation>سر میز تا جایی که جا باشد بزرگ می‌شود.</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>تمام‌صفحه</translation>
    </message>
    <message>
        <source>Table and cards</source>
        <translation>میز و ورق‌ها</translation>
    </message>
    <message>
        <source>Felt</source>
        <translation>رنگ میز</translation>
    </message>
    <message>
        <source>Four-colour suits</source>
        <translation>خال‌های چهاررنگ</translation>
    </message>
    <message>
        <source>Clubs green, diamonds blue.</source>
        <translation>گشنیز سبز، خشت آبی.</translation>
    </message>
    <message>
        <source>Large index</source>
        <translation>شمارهٔ درشت</translation>
    </message>
    <message>
        <source>Rank and suit fill the card.</source>
        <translation>رتبه و خال همهٔ ورق را می‌گیرد.</translation>
    </message>
    <message>
        <source>Order of your cards</source>
        <translation>ترتیب ورق‌هایتان</translation>
    </message>
    <message>
        <source>By rank</source>
        <translation>به رتبه</translation>
    </message>
    <message>
        <source>By suit</source>
        <translation>به خال</translation>
    </message>
    <message>
        <source>As dealt</source>
        <translation>به ترتیب پخش</translation>
    </message>
    <message>
        <source>Help while playing</source>
        <translation>کمک هنگام بازی</translation>
    </message>
    <message>
        <source>Show playable cards</source>
        <translation>نشان دادن ورق‌های قابل بازی</translation>
    </message>
    <message>
        <source>They stand higher; the others are a shade quieter.</source>
        <translation>کمی بالاتر می‌ایستند؛ بقیه کمی کم‌رنگ‌ترند.</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>راهنمایی</translation>
    </message>
    <message>
        <source>A button that names a good move and says why. The game is then marked as assisted.</source>
        <translation>دکمه‌ای که حرکت خوبی را نام می‌برد و دلیلش را می‌گوید. بازی از آن پس «با کمک» به حساب می‌آید.</translation>
    </message>
    <message>
        <source>Pace and motion</source>
        <translation>سرعت و حرکت</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>سرعت</translation>
    </message>
    <message>
        <source>Step by step</source>
        <translation>گام‌به‌گام</translation>
    </message>
    <message>
        <source>Each move waits until you tap the felt, press %1 or choose Next.</source>
        <translation>هر حرکت منتظر شما می‌ماند: روی میز، کلید %1 یا دکمهٔ «بعدی» بزنید.</translation>
    </message>
    <message>
        <source>Reduced motion</source>
        <translation>حرکت کمتر</translation>
    </message>
    <message>
        <source>On, because your desktop asks for it.</source>
        <translation>روشن است، چون میزکارتان چنین خواسته است.</translation>
    </message>
    <message>
        <source>Cards change places without flying.</source>
        <translation>ورق‌ها بی‌پرواز جابه‌جا می‌شوند.</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>صدا</translation>
    </message>
    <message>
        <source>Nothing can be heard: there is no sound device here, or Qt Multimedia isn&apos;t installed.</source>
        <translation>صدایی شنیده نمی‌شود: اینجا دستگاه صدا نیست یا ⁨Qt Multimedia⁩ نصب نشده است.</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>بلندی صدا</translation>
    </message>
    <message>
        <source>Keyboard</source>
        <translation>صفحه‌کلید</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>کلیدها</translation>
    </message>
    <message>
        <source>Everything can be done without a mouse.</source>
        <translation>همهٔ کارها بدون ماوس هم شدنی است.</translation>
    </message>
    <message>
        <source>Show all keys</source>
        <translation>همهٔ کلیدها</translation>
    </message>
</context>
<context>
    <name>SidePanel</name>
    <message>
        <source>Score and log</source>
        <translation>امتیازها و رویدادها</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>امتیاز</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>رویدادها</translation>
    </message>
    <message>
        <source>Close the panel</source>
        <translation>بستن این بخش</translation>
    </message>
    <message>
        <source>Limit: %1</source>
        <translation>حد: %1</translation>
    </message>
    <message>
        <source>out</source>
        <translation>حذف‌شده</translation>
    </message>
    <message>
        <source>No deal has been scored yet.</source>
        <translation>هنوز امتیاز هیچ دوری شمرده نشده است.</translation>
    </message>
    <message>
        <source>Deal %1</source>
        <extracomment>heading over the score lines of a deal</extracomment>
        <translation>دور %1</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>برگهٔ امتیاز</translation>
    </message>
    <message>
        <source>Payments</source>
        <translation>پرداخت‌ها</translation>
    </message>
    <message>
        <source>safe</source>
        <translation>در امان</translation>
    </message>
    <message>
        <source>Nobody counts points in this game.</source>
        <translation>در این بازی کسی امتیاز نمی‌شمرد.</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>Undealt: %1</source>
        <extracomment>undealt cards in the middle of the table</extracomment>
        <translation>پخش‌نشده: %1</translation>
    </message>
    <message>
        <source>Laid away: %1</source>
        <translation>کنارگذاشته: %1</translation>
    </message>
    <message>
        <source>Cards in the pile: %1</source>
        <translation>ورق‌های کپه: %1</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>بازی تازه</translation>
    </message>
    <message>
        <source>Back to the shelf</source>
        <translation>بازگشت به قفسه</translation>
    </message>
    <message>
        <source>Why?</source>
        <extracomment>opens the guide where it explains the refusal that stands before it</extracomment>
        <translation>چرا؟</translation>
    </message>
    <message>
        <source>Next</source>
        <extracomment>shows the next move, where each waits for a click</extracomment>
        <translation>بعدی</translation>
    </message>
    <message>
        <source>Left over: %1</source>
        <translation>پخش‌نشده: %1</translation>
    </message>
    <message>
        <source>Turned up</source>
        <translation>ورق روشده</translation>
    </message>
    <message>
        <source>Take it back</source>
        <translation>پسش می‌گیرم</translation>
    </message>
    <message>
        <source>Cards in the pile: %1, to take: %2</source>
        <translation>ورق‌های کپه: %1، برداشتنی: %2</translation>
    </message>
</context>
<context>
    <name>TableCard</name>
    <message>
        <source>suggested</source>
        <translation>پیشنهاد راهنمایی</translation>
    </message>
    <message>
        <source>a way out</source>
        <translation>به جایش می‌شود بازی کرد</translation>
    </message>
    <message>
        <source>just drawn</source>
        <translation>تازه به شما رسیده</translation>
    </message>
    <message>
        <source>would come into your hand</source>
        <translation>به ورق‌های شما می‌آید</translation>
    </message>
</context>
<context>
    <name>TableInput</name>
    <message>
        <source>Table</source>
        <translation>میز</translation>
    </message>
</context>
<context>
    <name>TableMenu</name>
    <message>
        <source>More</source>
        <translation>بیشتر</translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message>
        <source>Score and log</source>
        <translation>امتیازها و رویدادها</translation>
    </message>
    <message>
        <source>assisted</source>
        <extracomment>this match was played with undo or hints</extracomment>
        <translation>با کمک</translation>
    </message>
    <message>
        <source>More</source>
        <translation>بیشتر</translation>
    </message>
    <message>
        <source>Turn the sound on</source>
        <translation>روشن کردن صدا</translation>
    </message>
    <message>
        <source>Turn the sound off</source>
        <translation>خاموش کردن صدا</translation>
    </message>
</context>
<context>
    <name>TableTools</name>
    <message>
        <source>Undo</source>
        <translation>برگرداندن</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>انجام دوباره</translation>
    </message>
    <message>
        <source>Restart the deal</source>
        <translation>شروع دوبارهٔ این دور</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>راهنمایی</translation>
    </message>
    <message>
        <source>Previous trick</source>
        <translation>دست قبلی</translation>
    </message>
    <message>
        <source>Order of the cards: %1</source>
        <extracomment>what the cards in the hand are ordered by</extracomment>
        <translation>ترتیب ورق‌ها: %1</translation>
    </message>
    <message>
        <source>Guide</source>
        <translation>آموزش</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>برگهٔ امتیاز</translation>
    </message>
    <message>
        <source>Save game</source>
        <translation>ذخیرهٔ بازی</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>تنظیمات</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>کلیدها</translation>
    </message>
    <message>
        <source>Back to the shelf</source>
        <translation>بازگشت به قفسه</translation>
    </message>
    <message>
        <source>by suit</source>
        <extracomment>order of the cards in the hand</extracomment>
        <translation>خال</translation>
    </message>
    <message>
        <source>as dealt</source>
        <extracomment>order of the cards in the hand</extracomment>
        <translation>پخش</translation>
    </message>
    <message>
        <source>by rank</source>
        <extracomment>order of the cards in the hand</extracomment>
        <translation>رتبه</translation>
    </message>
    <message>
        <source>Save as a file</source>
        <translation>ذخیره در پرونده</translation>
    </message>
    <message>
        <source>Cards you have won</source>
        <translation>ورق‌هایی که برده‌اید</translation>
    </message>
    <message>
        <source>Rules of this table</source>
        <translation>قواعد این میز</translation>
    </message>
    <message>
        <source>Won or lost?</source>
        <translation>برده یا باخته؟</translation>
    </message>
    <message>
        <source>Lay the hand open</source>
        <translation>پهن کردن ورق‌ها</translation>
    </message>
    <message>
        <source>Gather the hand</source>
        <translation>جمع کردن ورق‌ها</translation>
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
    <name>a11y-card</name>
    <message>
        <source>{card}, card {i} of {n}, playable</source>
        <translation>{card}، ورق {i} از {n}، قابل بازی</translation>
    </message>
</context>
<context>
    <name>a11y-card-chosen</name>
    <message>
        <source>{card}, card {i} of {n}, selected</source>
        <translation>{card}، ورق {i} از {n}، انتخاب‌شده</translation>
    </message>
</context>
<context>
    <name>a11y-card-hidden</name>
    <message>
        <source>A card face down</source>
        <translation>یک ورق پشت‌رو</translation>
    </message>
</context>
<context>
    <name>a11y-card-idle</name>
    <message>
        <source>{card}, card {i} of {n}</source>
        <translation>{card}، ورق {i} از {n}</translation>
    </message>
</context>
<context>
    <name>a11y-card-not</name>
    <message>
        <source>{card}, card {i} of {n}, not playable now</source>
        <translation>{card}، ورق {i} از {n}، الان قابل بازی نیست</translation>
    </message>
</context>
<context>
    <name>a11y-card-plain</name>
    <message>
        <source>{card}</source>
        <translation>{card}</translation>
    </message>
</context>
<context>
    <name>a11y-card-played</name>
    <message>
        <source>{card}, played by {player}</source>
        <translation>{card}، ورق {player}</translation>
    </message>
</context>
<context>
    <name>a11y-saved</name>
    <message>
        <source>{title}. {game}, {date}. {where}. Players: {players}.</source>
        <translation>{title}. {game}، {date}. {where}. بازیکن‌ها: {players}.</translation>
    </message>
</context>
<context>
    <name>a11y-saved-damaged</name>
    <message>
        <source>{file} can&apos;t be opened. {found}</source>
        <translation>پروندهٔ {file} باز نمی‌شود. {found}</translation>
    </message>
</context>
<context>
    <name>a11y-seat</name>
    <message>
        <source>{player}: {points} points, {cards} cards</source>
        <translation>{player}: {points} امتیاز، {cards} ورق</translation>
    </message>
</context>
<context>
    <name>a11y-seat-cucumbers</name>
    <message>
        <source>{player}: {points} points, {cards} cards, cucumbers: {cucumbers}</source>
        <translation>{player}: {points} امتیاز، {cards} ورق، خیار: {cucumbers}</translation>
    </message>
</context>
<context>
    <name>a11y-seat-out</name>
    <message>
        <source>{player}: out of the game with {points} points</source>
        <translation>{player}: حذف‌شده با {points} امتیاز</translation>
    </message>
</context>
<context>
    <name>accept-button</name>
    <message>
        <source>Accept</source>
        <translation>قبول</translation>
    </message>
</context>
<context>
    <name>accepted</name>
    <message>
        <source>{player} accepts.</source>
        <translation>{player} قبول کرد.</translation>
    </message>
</context>
<context>
    <name>accepted-you</name>
    <message>
        <source>You accept.</source>
        <translation>قبول کردید.</translation>
    </message>
</context>
<context>
    <name>ace-block-needs-standard</name>
    <message>
        <source>An ace block (ace-block) needs a deck with aces (deck standard).</source>
        <translation>سد آس (⁨ace-block⁩) دسته‌ای می‌خواهد که آس داشته باشد (⁨deck standard⁩).</translation>
    </message>
</context>
<context>
    <name>ace-blocked</name>
    <message>
        <source>Here nothing reaches an ace, not even an ace. Play your lowest card: {lowest}.</source>
        <translation>اینجا هیچ ورقی به آس نمی‌رسد، حتی آس. پایین‌ترین ورقتان را بازی کنید: {lowest}.</translation>
    </message>
</context>
<context>
    <name>ace-low-needs-joker-aces</name>
    <message>
        <source>With low aces in the last trick (ace-low-last) jokers must be aces too (joker-role ace).</source>
        <translation>وقتی آس در دست آخر پایین‌ترین است (⁨ace-low-last⁩)، جوکر هم باید آس باشد (⁨joker-role ace⁩).</translation>
    </message>
</context>
<context>
    <name>ace-low-needs-no-special</name>
    <message>
        <source>Low aces in the last trick (ace-low-last) and special top cards (special) exclude each other.</source>
        <translation>آس پایین در دست آخر (⁨ace-low-last⁩) و ورق‌های ویژه (⁨special⁩) با هم نمی‌شوند.</translation>
    </message>
</context>
<context>
    <name>ace-low-needs-standard</name>
    <message>
        <source>Low aces in the last trick (ace-low-last) need a deck with aces (deck standard).</source>
        <translation>آس پایین در دست آخر (⁨ace-low-last⁩) دسته‌ای می‌خواهد که آس داشته باشد (⁨deck standard⁩).</translation>
    </message>
</context>
<context>
    <name>all-but-one-needs-no-out</name>
    <message>
        <source>Where the game ends when all but one have bust (end all-but-one) nobody goes out: it needs one life (lives 1), no buy-in and no knock-out.</source>
        <translation>وقتی بازی با سوختن همه جز یک نفر تمام می‌شود (⁨end all-but-one⁩)، کسی حذف نمی‌شود: یک جان (⁨lives 1⁩)، بی بازخرید و بی حذف فوری لازم است.</translation>
    </message>
</context>
<context>
    <name>answer-double</name>
    <message numerus="yes">
        <source>{player} doubles the stake to {stake}. Accept, or drop and pay {n} chips?</source>
        <translation>
            <numerusform>{player} مایه را به {stake} رساند. قبول می‌کنید یا با پرداخت {n} ژتون کنار می‌کشید؟</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>bad-record</name>
    <message>
        <source>{found} stands where {expected} was expected.</source>
        <translation>باید {expected} می‌بود، ولی {found} آمده است.</translation>
    </message>
</context>
<context>
    <name>bad-record.below-deal</name>
    <message>
        <source>{found} stands outside a deal; it was expected below a line {key}.</source>
        <translation>{found} بیرون از یک دور آمده است؛ باید زیر خط {key} می‌آمد.</translation>
    </message>
</context>
<context>
    <name>bad-record.file-ends</name>
    <message>
        <source>The file ends where {expected} was expected.</source>
        <translation>پرونده تمام شده است، ولی باید {expected} می‌آمد.</translation>
    </message>
</context>
<context>
    <name>bad-record.game</name>
    <message>
        <source>{found} is not a game of this program; one listed by {key} was expected.</source>
        <translation>این برنامه بازی {found} را ندارد؛ باید یکی از فهرست {key} می‌بود.</translation>
    </message>
</context>
<context>
    <name>bad-record.key</name>
    <message>
        <source>This game cannot say {found}; something that it has was expected.</source>
        <translation>این بازی {found} ندارد؛ باید چیزی می‌آمد که در این بازی هست.</translation>
    </message>
</context>
<context>
    <name>bad-record.line-ends</name>
    <message>
        <source>The line ends where {expected} was expected.</source>
        <translation>خط تمام شده است، ولی باید {expected} می‌آمد.</translation>
    </message>
</context>
<context>
    <name>bad-record.long-file</name>
    <message>
        <source>The file is too large; at most {n} bytes were expected.</source>
        <translation>پرونده خیلی بزرگ است؛ باید حداکثر {n} بایت می‌بود.</translation>
    </message>
</context>
<context>
    <name>bad-record.long-line</name>
    <message>
        <source>The line is too long; at most {n} bytes were expected.</source>
        <translation>این خط خیلی بلند است؛ باید حداکثر {n} بایت می‌بود.</translation>
    </message>
</context>
<context>
    <name>bad-record.missing</name>
    <message>
        <source>The line {key} is missing above this one.</source>
        <translation>بالای این خط باید خط {key} می‌آمد، ولی نیامده است.</translation>
    </message>
</context>
<context>
    <name>bad-record.not-text</name>
    <message>
        <source>This is not text; UTF-8 was expected.</source>
        <translation>این خط متن نیست؛ باید متن ⁨UTF-8⁩ می‌بود.</translation>
    </message>
</context>
<context>
    <name>bad-record.pack-or-hands</name>
    <message>
        <source>{found} stands here; a deal is stated either by {key} or by hands, not by both.</source>
        <translation>{found} آمده است؛ ورق‌های هر دور یا با {key} می‌آید یا با ورق‌های بازیکن‌ها، نه با هر دو.</translation>
    </message>
</context>
<context>
    <name>bad-record.range</name>
    <message>
        <source>{found} stands where a number from {lowest} to {highest} was expected.</source>
        <translation>باید عددی از {lowest} تا {highest} می‌بود، ولی {found} آمده است.</translation>
    </message>
</context>
<context>
    <name>bad-record.style</name>
    <message>
        <source>{found} is not a style of bot here; {expected} plays instead.</source>
        <translation>اینجا ربات {found} نیست؛ به جایش {expected} بازی می‌کند.</translation>
    </message>
</context>
<context>
    <name>bad-record.twice</name>
    <message>
        <source>{found} stands here a second time; once was expected.</source>
        <translation>{found} دوباره آمده است؛ باید فقط یک بار می‌آمد.</translation>
    </message>
</context>
<context>
    <name>bad-record.verb</name>
    <message>
        <source>{found} is not done in this game; one of its own actions was expected.</source>
        <translation>در این بازی {found} نیست؛ باید یکی از کارهای همین بازی می‌آمد.</translation>
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
        <translation>پاداش ورق آخر هم‌رتبه (⁨tie-bonus⁩) وقتی هست که فقط یک نفر ببازد: آخرین هم‌رتبه (⁨tie last⁩).</translation>
    </message>
</context>
<context>
    <name>bonus-needs-points</name>
    <message>
        <source>The bonus for equal last cards (tie-bonus) needs points: a kept card cannot be partly returned.</source>
        <translation>پاداش ورق آخر هم‌رتبه (⁨tie-bonus⁩) فقط با امتیاز می‌شود: از ورق جریمه نمی‌شود تکه‌ای کم کرد.</translation>
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
    <name>bot-failed</name>
    <message>
        <source>A bot gave no move. The game stops here; everything played so far is kept.</source>
        <translation>یکی از ربات‌ها ورقی بازی نکرد. بازی همین‌جا می‌ایستد؛ هر چه تا حالا بازی شده محفوظ است.</translation>
    </message>
</context>
<context>
    <name>bot-fimp</name>
    <message>
        <source>Fimp</source>
        <translation>فیمپ</translation>
    </message>
</context>
<context>
    <name>bot-fimp-why</name>
    <message>
        <source>Gets rid of high cards as soon as possible and hopes to slip through with low ones.</source>
        <translation>هر چه زودتر از شر ورق‌های بالا خلاص می‌شود و امیدش به ورق‌های پایین است.</translation>
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
    <name>bought-in</name>
    <message>
        <source>{player} buys in and goes on with {score}.</source>
        <translation>{player} بازخرید کرد و با {score} امتیاز ادامه می‌دهد.</translation>
    </message>
</context>
<context>
    <name>bought-in-you</name>
    <message>
        <source>You buy in and go on with {score}.</source>
        <translation>بازخرید کردید و با {score} امتیاز ادامه می‌دهید.</translation>
    </message>
</context>
<context>
    <name>broken-invariant</name>
    <message>
        <source>The program&apos;s own rules contradict themselves here: {found}. The game stops; what was played is kept.</source>
        <translation>اینجا قواعد خود برنامه با هم جور نیست: {found}. بازی متوقف می‌شود و آنچه بازی شده می‌ماند.</translation>
    </message>
</context>
<context>
    <name>buy-in</name>
    <message numerus="yes">
        <source>Buy in for another {n} chips? Your score becomes {score}.</source>
        <translation>
            <numerusform>با گذاشتن {n} ژتون در صندوق بازخرید می‌کنید؟ امتیازتان {score} می‌شود.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>buy-in-button</name>
    <message>
        <source>Buy in</source>
        <translation>بازخرید</translation>
    </message>
</context>
<context>
    <name>buy-in-needs-points</name>
    <message>
        <source>A buy-in (buy-in) needs points: kept cards (score-by cards) cannot be exchanged for another score.</source>
        <translation>بازخرید (⁨buy-in⁩) فقط با امتیاز می‌شود: ورق‌های جریمه (⁨score-by cards⁩) را نمی‌شود با امتیاز دیگری عوض کرد.</translation>
    </message>
</context>
<context>
    <name>buy-in.free</name>
    <message>
        <source>Come back once for nothing? Your score becomes {score}.</source>
        <translation>یک بار مجانی برمی‌گردید؟ امتیازتان {score} می‌شود.</translation>
    </message>
</context>
<context>
    <name>came-back</name>
    <message>
        <source>{player} comes back with {score}.</source>
        <translation>{player} با {score} امتیاز برگشت.</translation>
    </message>
</context>
<context>
    <name>came-back-you</name>
    <message>
        <source>You come back with {score}.</source>
        <translation>با {score} امتیاز برگشتید.</translation>
    </message>
</context>
<context>
    <name>card.joker</name>
    <message>
        <source>joker</source>
        <translation>جوکر</translation>
    </message>
</context>
<context>
    <name>card.named</name>
    <message>
        <source>{rank} of {suit}</source>
        <translation>{rank} {suit}</translation>
    </message>
</context>
<context>
    <name>changed-free</name>
    <message>
        <source>{player} has no court card and takes a new hand.</source>
        <translation>{player} ورق صورت‌دار ندارد و ورق‌های تازه می‌گیرد.</translation>
    </message>
</context>
<context>
    <name>changed-free-you</name>
    <message>
        <source>You have no court card and take a new hand.</source>
        <translation>ورق صورت‌دار ندارید و ورق‌های تازه می‌گیرید.</translation>
    </message>
</context>
<context>
    <name>cli.about</name>
    <message>
        <source>khiarctl: the games of Khiar without a window.</source>
        <translation>بازی‌های خیار بی پنجره.</translation>
    </message>
</context>
<context>
    <name>cli.arena</name>
    <message>
        <source>Bots against bots; mean result and 95 % interval.</source>
        <translation>ربات‌ها با هم؛ میانگین نتیجه و بازهٔ ۹۵ درصد.</translation>
    </message>
</context>
<context>
    <name>cli.bad-value</name>
    <message>
        <source>{found} is not a value of {option}; {expected} was expected.</source>
        <translation>{found} مقدار {option} نیست؛ باید این می‌بود: {expected}.</translation>
    </message>
</context>
<context>
    <name>cli.bench</name>
    <message>
        <source>How fast the rules are.</source>
        <translation>سرعت قواعد.</translation>
    </message>
</context>
<context>
    <name>cli.bot-fault</name>
    <message>
        <source>The bot {style} at seat {seat} answered {action}, which is refused: {reason}.</source>
        <translation>ربات {style} روی صندلی {seat} با {action} جواب داد که پذیرفته نیست: {reason}.</translation>
    </message>
</context>
<context>
    <name>cli.check</name>
    <message>
        <source>Replays records and checks what they expect.</source>
        <translation>پرونده‌های بازی را دوباره بازی می‌کند و با آنچه انتظار دارند می‌سنجد.</translation>
    </message>
</context>
<context>
    <name>cli.choices</name>
    <message>
        <source>Your choices:</source>
        <translation>انتخاب‌های شما:</translation>
    </message>
</context>
<context>
    <name>cli.deal</name>
    <message>
        <source>Prints a new record.</source>
        <translation>یک پروندهٔ تازه چاپ می‌کند.</translation>
    </message>
</context>
<context>
    <name>cli.deal-number</name>
    <message>
        <source>Deal {n}</source>
        <translation>دور {n}</translation>
    </message>
</context>
<context>
    <name>cli.everywhere</name>
    <message>
        <source>Everywhere: the language of sentences, and one JSON object instead of text. A file named - is standard input.</source>
        <translation>همه جا: زبان جمله‌ها، و یک شیء ⁨JSON⁩ به جای متن. پرونده‌ای که نامش خط تیره است، ورودی استاندارد است.</translation>
    </message>
</context>
<context>
    <name>cli.games</name>
    <message>
        <source>Every game: id, family, seats, one line.</source>
        <translation>همهٔ بازی‌ها: شناسه، خانواده، تعداد نفر، یک خط.</translation>
    </message>
</context>
<context>
    <name>cli.help</name>
    <message>
        <source>Type a card as it stands in the list (QH is the queen of hearts), the number of a choice, or a whole action. A question mark shows this again, q leaves the game.</source>
        <translation>یا ورق را همان‌طور بنویسید که در فهرست آمده (⁨QH⁩ یعنی بی‌بی دل)، یا شمارهٔ یک انتخاب را، یا یک حرکت کامل را. علامت سؤال این متن را دوباره نشان می‌دهد و ⁨q⁩ از بازی بیرون می‌رود.</translation>
    </message>
</context>
<context>
    <name>cli.left</name>
    <message>
        <source>The game ends here, before its end. Seed: {seed}</source>
        <translation>بازی همین‌جا، پیش از پایان، تمام می‌شود. شمارهٔ بُر: {seed}</translation>
    </message>
</context>
<context>
    <name>cli.legal</name>
    <message>
        <source>What may be played after the last move.</source>
        <translation>حرکت‌هایی که بعد از آخرین حرکت می‌شود کرد.</translation>
    </message>
</context>
<context>
    <name>cli.many-choices</name>
    <message numerus="yes">
        <source>There are {n} choices, among them:</source>
        <translation>
            <numerusform>{n} انتخاب دارید، از جمله:</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cli.missing-word</name>
    <message>
        <source>{command} needs {expected}.</source>
        <translation>{command} این را کم دارد: {expected}.</translation>
    </message>
</context>
<context>
    <name>cli.needs-value</name>
    <message>
        <source>{found} needs a value.</source>
        <translation>{found} مقدار می‌خواهد.</translation>
    </message>
</context>
<context>
    <name>cli.no-command</name>
    <message>
        <source>A command was expected.</source>
        <translation>باید یک فرمان می‌آمد.</translation>
    </message>
</context>
<context>
    <name>cli.not-understood</name>
    <message>
        <source>{found} is neither a card nor a choice. A question mark shows what can be typed.</source>
        <translation>{found} نه ورق است و نه یکی از انتخاب‌ها. علامت سؤال نشان می‌دهد چه می‌شود نوشت.</translation>
    </message>
</context>
<context>
    <name>cli.noun-action</name>
    <message>
        <source>an action</source>
        <translation>یک حرکت</translation>
    </message>
</context>
<context>
    <name>cli.noun-file</name>
    <message>
        <source>a file</source>
        <translation>یک پرونده</translation>
    </message>
</context>
<context>
    <name>cli.noun-game</name>
    <message>
        <source>the id of a game</source>
        <translation>شناسهٔ یک بازی</translation>
    </message>
</context>
<context>
    <name>cli.noun-key-value</name>
    <message>
        <source>KEY=VALUE</source>
        <translation>⁨KEY=VALUE⁩</translation>
    </message>
</context>
<context>
    <name>cli.noun-number</name>
    <message>
        <source>a number</source>
        <translation>یک عدد</translation>
    </message>
</context>
<context>
    <name>cli.noun-seat</name>
    <message>
        <source>a seat</source>
        <translation>یک صندلی</translation>
    </message>
</context>
<context>
    <name>cli.noun-styles</name>
    <message>
        <source>one style for each seat</source>
        <translation>یک شیوه برای هر صندلی</translation>
    </message>
</context>
<context>
    <name>cli.options</name>
    <message>
        <source>Every option of a game: key, kind, values, the value here.</source>
        <translation>همهٔ گزینه‌های یک بازی: کلید، نوع، مقدارها، مقدار اینجا.</translation>
    </message>
</context>
<context>
    <name>cli.over</name>
    <message>
        <source>The game is over. Seed: {seed}</source>
        <translation>بازی تمام شد. شمارهٔ بُر: {seed}</translation>
    </message>
</context>
<context>
    <name>cli.play</name>
    <message>
        <source>A match in the terminal.</source>
        <translation>یک بازی در پایانه.</translation>
    </message>
</context>
<context>
    <name>cli.score</name>
    <message numerus="yes">
        <source>{player}: {n} points</source>
        <translation>
            <numerusform>{player}: {n} امتیاز</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cli.score-cucumber</name>
    <message numerus="yes">
        <source>{player}: {n} points, a cucumber</source>
        <translation>
            <numerusform>{player}: {n} امتیاز، یک خیار</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cli.score-out</name>
    <message numerus="yes">
        <source>{player}: {n} points, out of the game</source>
        <translation>
            <numerusform>{player}: {n} امتیاز، حذف‌شده</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cli.seat-turn</name>
    <message>
        <source>{player}, it&apos;s your turn.</source>
        <translation>{player}، نوبت شماست.</translation>
    </message>
</context>
<context>
    <name>cli.show</name>
    <message>
        <source>The state after the last move, whole or as one seat sees it.</source>
        <translation>وضع بازی بعد از آخرین حرکت، کامل یا آن‌طور که یک صندلی می‌بیند.</translation>
    </message>
</context>
<context>
    <name>cli.statuses</name>
    <message>
        <source>Exit status: 0 fine, 1 an expectation failed or a move was refused, 2 unreadable or invalid input.</source>
        <translation>کد پایان: ۰ درست، ۱ چیزی که انتظارش بود نشد یا حرکتی رد شد، ۲ ورودی خوانده نشد یا درست نبود.</translation>
    </message>
</context>
<context>
    <name>cli.too-long</name>
    <message>
        <source>The match did not end within {n} actions.</source>
        <translation>بازی بعد از {n} حرکت هم تمام نشد.</translation>
    </message>
</context>
<context>
    <name>cli.too-many</name>
    <message>
        <source>{found} is one word too many.</source>
        <translation>{found} یک کلمه زیادی است.</translation>
    </message>
</context>
<context>
    <name>cli.trick</name>
    <message>
        <source>Played: {player} {card}</source>
        <translation>تا حالا: {player} {card}</translation>
    </message>
</context>
<context>
    <name>cli.unknown-command</name>
    <message>
        <source>{found} is not a command.</source>
        <translation>{found} فرمان نیست.</translation>
    </message>
</context>
<context>
    <name>cli.unknown-option</name>
    <message>
        <source>{found} is not an option of {command}.</source>
        <translation>فرمان {command} گزینهٔ {found} را ندارد.</translation>
    </message>
</context>
<context>
    <name>cli.unreadable</name>
    <message>
        <source>The file cannot be read ({why}); a record was expected.</source>
        <translation>پرونده خوانده نمی‌شود ({why})؛ باید پروندهٔ بازی می‌بود.</translation>
    </message>
</context>
<context>
    <name>cli.usage</name>
    <message>
        <source>Usage:</source>
        <translation>روش کار:</translation>
    </message>
</context>
<context>
    <name>cli.why</name>
    <message>
        <source>Why an action is refused.</source>
        <translation>چرا یک حرکت پذیرفته نیست.</translation>
    </message>
</context>
<context>
    <name>cli.your-hand</name>
    <message>
        <source>Your cards: {cards}</source>
        <translation>ورق‌های شما: {cards}</translation>
    </message>
</context>
<context>
    <name>continue-line</name>
    <message>
        <source>Deal {deal}, trick {trick} of {n}, with {players}</source>
        <translation>دور {deal}، دست {trick} از {n}، با {players}</translation>
    </message>
</context>
<context>
    <name>continue-title</name>
    <message>
        <source>Continue {game}</source>
        <translation>ادامهٔ {game}</translation>
    </message>
</context>
<context>
    <name>court-needs-standard</name>
    <message>
        <source>Values for court cards (values court-eleven, court-ten) need a deck that has them (deck standard).</source>
        <translation>ارزش ورق‌های صورت‌دار (⁨values court-eleven, court-ten⁩) دسته‌ای می‌خواهد که آن‌ها را داشته باشد (⁨deck standard⁩).</translation>
    </message>
</context>
<context>
    <name>cucumbers-need-five</name>
    <message>
        <source>Cucumbers on the cards (values cucumbers) are printed on one deck only (deck five).</source>
        <translation>خیار روی ورق‌ها (⁨values cucumbers⁩) فقط روی یک دسته چاپ شده است (⁨deck five⁩).</translation>
    </message>
</context>
<context>
    <name>date-time</name>
    <message>
        <source>{date}, {time}</source>
        <translation>{date}، ساعت {time}</translation>
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
    <name>deal-chosen</name>
    <message numerus="yes">
        <source>{player} deals {n} cards each.</source>
        <translation>
            <numerusform>{player} به هر نفر {n} ورق می‌دهد.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>deal-chosen-you</name>
    <message numerus="yes">
        <source>You deal {n} cards each.</source>
        <translation>
            <numerusform>به هر نفر {n} ورق می‌دهید.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>deal-counted</name>
    <message>
        <source>{player} took the last trick with {card} and loses the deal.</source>
        <translation>{player} دست آخر را با {card} برد و دور را باخت.</translation>
    </message>
</context>
<context>
    <name>deal-counted-tied</name>
    <message>
        <source>{player} had an equally high card in the last trick, {card}, and loses the deal too.</source>
        <translation>ورق آخر {player}، {card}، هم به همان بلندی بود و دور را باخت.</translation>
    </message>
</context>
<context>
    <name>deal-counted-tied-you</name>
    <message>
        <source>You had an equally high card in the last trick, {card}, and lose the deal too.</source>
        <translation>ورق آخر شما، {card}، هم به همان بلندی بود و دور را باختید.</translation>
    </message>
</context>
<context>
    <name>deal-counted-you</name>
    <message>
        <source>You took the last trick with {card} and lose the deal.</source>
        <translation>دست آخر را با {card} بردید و دور را باختید.</translation>
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
    <name>deal-lost-with</name>
    <message numerus="yes">
        <source>{player}&apos;s last card was {card}: {n} penalty points.</source>
        <translation>
            <numerusform>ورق آخر {player} {card} بود: {n} امتیاز جریمه.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>deal-lost-with-you</name>
    <message numerus="yes">
        <source>Your last card was {card}: {n} penalty points.</source>
        <translation>
            <numerusform>ورق آخر شما {card} بود: {n} امتیاز جریمه.</numerusform>
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
        <translation>دور {n} را آن‌طور که نوشته شده نمی‌شود پخش کرد: برای هر کسی که در بازی است یک خط ورق لازم است، از ورق‌هایی که هنوز در دسته‌اند.</translation>
    </message>
</context>
<context>
    <name>deal-stock</name>
    <message>
        <source>A stated stock needs stated hands; a whole pack is stated by pack.</source>
        <translation>ورق‌های مانده را فقط همراه ورق‌های بازیکنان می‌شود نوشت؛ دستهٔ کامل را با ⁨pack⁩ بنویسید.</translation>
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
    <name>deals-need-fixed</name>
    <message>
        <source>A number of deals (deals) needs the end that counts them (end fixed-deals).</source>
        <translation>تعداد دورها (⁨deals⁩) فقط با پایانی معنا دارد که آن‌ها را بشمارد (⁨end fixed-deals⁩).</translation>
    </message>
</context>
<context>
    <name>decline-button</name>
    <message>
        <source>Decline</source>
        <translation>نمی‌خواهم</translation>
    </message>
</context>
<context>
    <name>declined</name>
    <message>
        <source>{player} doesn&apos;t buy in.</source>
        <translation>{player} بازخرید نکرد.</translation>
    </message>
</context>
<context>
    <name>declined-you</name>
    <message>
        <source>You don&apos;t buy in.</source>
        <translation>بازخرید نکردید.</translation>
    </message>
</context>
<context>
    <name>double-button</name>
    <message>
        <source>Double</source>
        <translation>دوبل</translation>
    </message>
</context>
<context>
    <name>doubled</name>
    <message>
        <source>{player} takes a new hand and would pay double.</source>
        <translation>{player} ورق‌های تازه می‌گیرد و اگر ببازد دو برابر می‌دهد.</translation>
    </message>
</context>
<context>
    <name>doubled-you</name>
    <message>
        <source>You take a new hand and would pay double.</source>
        <translation>ورق‌های تازه می‌گیرید و اگر ببازید دو برابر می‌دهید.</translation>
    </message>
</context>
<context>
    <name>drop-button</name>
    <message>
        <source>Drop</source>
        <translation>کنار می‌کشم</translation>
    </message>
</context>
<context>
    <name>dropped</name>
    <message numerus="yes">
        <source>{player} drops and pays {n} chips.</source>
        <translation>
            <numerusform>{player} کنار کشید و {n} ژتون داد.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>dropped-you</name>
    <message numerus="yes">
        <source>You drop and pay {n} chips.</source>
        <translation>
            <numerusform>کنار کشیدید و {n} ژتون دادید.</numerusform>
        </translation>
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
    <name>exchange-needs-stock</name>
    <message>
        <source>Where the whole pack is dealt (hand-schedule all) there is no stock for an exchange (exchange).</source>
        <translation>وقتی همهٔ ورق‌ها پخش شود (⁨hand-schedule all⁩)، چیزی برای عوض کردن نمی‌ماند (⁨exchange⁩).</translation>
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
    <name>fact.bid</name>
    <message>
        <source>Bid: {n}</source>
        <translation>{n} خواند</translation>
    </message>
</context>
<context>
    <name>fact.credits</name>
    <message>
        <source>Chips: {n}</source>
        <translation>ژتون: {n}</translation>
    </message>
</context>
<context>
    <name>fact.cucumbers</name>
    <message>
        <source>Cucumbers: {n}</source>
        <translation>خیار: {n}</translation>
    </message>
</context>
<context>
    <name>fact.in</name>
    <message>
        <source>In</source>
        <translation>مانده</translation>
    </message>
</context>
<context>
    <name>fact.limit</name>
    <message>
        <source>Limit: {n}</source>
        <translation>حد: {n}</translation>
    </message>
</context>
<context>
    <name>fact.lives</name>
    <message>
        <source>Lives: {n}</source>
        <translation>جان: {n}</translation>
    </message>
</context>
<context>
    <name>fact.maker</name>
    <message>
        <source>Maker: {player}</source>
        <translation>حاکم: {player}</translation>
    </message>
</context>
<context>
    <name>fact.maker-none</name>
    <message>
        <source>No maker yet</source>
        <translation>هنوز حاکمی نیست</translation>
    </message>
</context>
<context>
    <name>fact.multiplier</name>
    <message>
        <source>Times {n}</source>
        <translation>ضریب: {n}</translation>
    </message>
</context>
<context>
    <name>fact.out</name>
    <message>
        <source>Out</source>
        <translation>کنار</translation>
    </message>
</context>
<context>
    <name>fact.points</name>
    <message>
        <source>Points: {n}</source>
        <translation>امتیاز: {n}</translation>
    </message>
</context>
<context>
    <name>fact.pot</name>
    <message>
        <source>Pot: {n}</source>
        <translation>صندوق: {n}</translation>
    </message>
</context>
<context>
    <name>fact.requirement</name>
    <message>
        <source>Needs {n} tricks</source>
        <translation>تعهد: {n} دست</translation>
    </message>
</context>
<context>
    <name>fact.stake</name>
    <message>
        <source>Stake: {n}</source>
        <translation>مایه: {n}</translation>
    </message>
</context>
<context>
    <name>failed.allowed</name>
    <message>
        <source>{action} by seat {seat} is allowed; the refusal {expected} was expected.</source>
        <translation>حرکت {action} از صندلی {seat} پذیرفته شد؛ باید با دلیل {expected} رد می‌شد.</translation>
    </message>
</context>
<context>
    <name>failed.expectation</name>
    <message>
        <source>{key} is {found}; {expected} was expected.</source>
        <translation>{key}: باید {expected} می‌بود، ولی {found} است.</translation>
    </message>
</context>
<context>
    <name>failed.nobody</name>
    <message>
        <source>Nobody is on turn; somebody who can play {expected} was expected.</source>
        <translation>نوبت هیچ کس نیست؛ باید نوبت کسی می‌بود که بتواند {expected} را بازی کند.</translation>
    </message>
</context>
<context>
    <name>failed.other-reason</name>
    <message>
        <source>{action} by seat {seat} was refused for {found}; {expected} was expected.</source>
        <translation>حرکت {action} از صندلی {seat} با دلیل {found} رد شد؛ باید دلیلش {expected} می‌بود.</translation>
    </message>
</context>
<context>
    <name>failed.refusal-changed</name>
    <message>
        <source>{action} by seat {seat} was refused and changed the game; nothing was expected to change.</source>
        <translation>حرکت {action} از صندلی {seat} رد شد، ولی بازی را تغییر داد؛ نباید چیزی تغییر می‌کرد.</translation>
    </message>
</context>
<context>
    <name>failed.refused</name>
    <message>
        <source>{action} by seat {seat} was refused: {reason}.</source>
        <translation>حرکت {action} از صندلی {seat} پذیرفته نشد: {reason}.</translation>
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
    <name>file-not-local</name>
    <message>
        <source>{file} is not on this computer. Expected: a file in one of its folders.</source>
        <translation>پروندهٔ {file} روی این رایانه نیست. پرونده‌ای در پوشه‌های همین رایانه لازم است.</translation>
    </message>
</context>
<context>
    <name>file-unreadable</name>
    <message>
        <source>{file} cannot be read: {found}. Expected: a readable file of at most 16 MiB.</source>
        <translation>پروندهٔ {file} خوانده نمی‌شود: {found}. پرونده‌ای خواندنی با حداکثر ۱۶ مبی‌بایت لازم است.</translation>
    </message>
</context>
<context>
    <name>file-unwritable</name>
    <message>
        <source>{file} cannot be written: {found}. Expected: a folder that can be written, with room in it.</source>
        <translation>پروندهٔ {file} نوشته نمی‌شود: {found}. پوشه‌ای لازم است که بشود در آن نوشت و جا داشته باشد.</translation>
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
    <name>follow.blocked</name>
    <message>
        <source>Nothing reaches {bar}. Play your lowest card.</source>
        <translation>هیچ ورقی به {bar} نمی‌رسد. پایین‌ترین ورقتان را بازی کنید.</translation>
    </message>
</context>
<context>
    <name>follow.equal</name>
    <message>
        <source>Play a card equal to {bar}, or else reach it, or else play your lowest card.</source>
        <translation>ورقی هم‌رتبهٔ {bar} بازی کنید؛ اگر ندارید به آن برسید؛ وگرنه پایین‌ترین ورقتان را بازی کنید.</translation>
    </message>
</context>
<context>
    <name>follow.lowest-reaching</name>
    <message>
        <source>Reach {bar} with the lowest card that will do; otherwise play your lowest card.</source>
        <translation>با پایین‌ترین ورقی که به {bar} می‌رسد جواب بدهید؛ وگرنه پایین‌ترین ورقتان را بازی کنید.</translation>
    </message>
</context>
<context>
    <name>follow.must</name>
    <message>
        <source>Reach {bar} if you can; otherwise play your lowest card.</source>
        <translation>اگر می‌توانید به {bar} برسید؛ وگرنه پایین‌ترین ورقتان را بازی کنید.</translation>
    </message>
</context>
<context>
    <name>follow.set</name>
    <message numerus="yes">
        <source>Reach {cards} side by side, or play your {n} lowest cards.</source>
        <translation>
            <numerusform>روبه‌روی هم به {cards} برسید، یا {n} ورق پایینتان را بازی کنید.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>follow.set-must</name>
    <message numerus="yes">
        <source>Reach {cards} side by side if you can; otherwise play your {n} lowest cards.</source>
        <translation>
            <numerusform>اگر می‌توانید روبه‌روی هم به {cards} برسید؛ وگرنه {n} ورق پایینتان را بازی کنید.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>free-button</name>
    <message>
        <source>New hand</source>
        <translation>ورق‌های تازه</translation>
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
    <name>guide.accept</name>
    <message>
        <source>This task accepts nothing; a line accept with an action was expected.</source>
        <translation>این تمرین هیچ جوابی را قبول نمی‌کند؛ باید یک خط ⁨accept⁩ با یک حرکت می‌داشت.</translation>
    </message>
</context>
<context>
    <name>guide.anchor</name>
    <message>
        <source>The heading {found} has no anchor; one in braces was expected after it.</source>
        <translation>عنوان {found} نشانی ندارد؛ باید بعد از آن در آکولاد می‌آمد.</translation>
    </message>
</context>
<context>
    <name>guide.anchor-twice</name>
    <message>
        <source>The anchor {found} stands here a second time; once was expected.</source>
        <translation>نشانی {found} اینجا بار دوم آمده است؛ باید یک بار می‌آمد.</translation>
    </message>
</context>
<context>
    <name>guide.block</name>
    <message>
        <source>{found} is not a kind of block; play or task was expected.</source>
        <translation>{found} گونه‌ای از بلوک نیست؛ باید ⁨play⁩ یا ⁨task⁩ می‌بود.</translation>
    </message>
</context>
<context>
    <name>guide.cells</name>
    <message>
        <source>This row of a table has {found} cells; {expected} were expected.</source>
        <translation>این سطر جدول {found} خانه دارد؛ باید {expected} خانه می‌داشت.</translation>
    </message>
</context>
<context>
    <name>guide.missing</name>
    <message>
        <source>There is no guide {found}.</source>
        <translation>آموزش {found} نیست.</translation>
    </message>
</context>
<context>
    <name>guide.open-block</name>
    <message>
        <source>The block that begins here is not closed; a line of three backticks was expected.</source>
        <translation>بلوکی که اینجا شروع می‌شود بسته نشده است؛ باید یک خط با سه نشانهٔ ⁨`⁩ می‌آمد.</translation>
    </message>
</context>
<context>
    <name>half-cucumber</name>
    <message>
        <source>{player} gets half a cucumber, keeps {card} and goes on with {score}.</source>
        <translation>{player} یک نصفه‌خیار گرفت، {card} را نگه می‌دارد و با {score} امتیاز ادامه می‌دهد.</translation>
    </message>
</context>
<context>
    <name>half-cucumber-you</name>
    <message>
        <source>You get half a cucumber, keep {card} and go on with {score}.</source>
        <translation>یک نصفه‌خیار گرفتید، {card} را نگه می‌دارید و با {score} امتیاز ادامه می‌دهید.</translation>
    </message>
</context>
<context>
    <name>half-needs-cards</name>
    <message>
        <source>A half cucumber (lives half-cucumber) needs kept cards (score-by cards): it hands them back.</source>
        <translation>نصفه‌خیار (⁨lives half-cucumber⁩) فقط با ورق جریمه می‌شود (⁨score-by cards⁩)، چون همان‌ها را پس می‌دهد.</translation>
    </message>
</context>
<context>
    <name>hand-size</name>
    <message>
        <source>You deal. How many cards each?</source>
        <translation>پخش با شماست. به هر نفر چند ورق می‌دهید؟</translation>
    </message>
</context>
<context>
    <name>hand-size-button</name>
    <message>
        <source>Cards each</source>
        <translation>ورق برای هر نفر</translation>
    </message>
</context>
<context>
    <name>hand-size-range</name>
    <message>
        <source>The number of cards here is {lowest} to {highest}.</source>
        <translation>اینجا از {lowest} تا {highest} ورق می‌شود داد.</translation>
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
    <name>keep-one</name>
    <message>
        <source>Keep one card for the last trick: lead {n} at most.</source>
        <translation>یک ورق باید برای دست آخر بماند. حداکثر با {n} ورق شروع کنید.</translation>
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
    <name>kept-hand</name>
    <message>
        <source>{player} keeps the hand.</source>
        <translation>{player} ورق‌هایش را نگه داشت.</translation>
    </message>
</context>
<context>
    <name>kept-hand-you</name>
    <message>
        <source>You keep your hand.</source>
        <translation>ورق‌هایتان را نگه داشتید.</translation>
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
    <name>khiar::CatalogueModel</name>
    <message>
        <source>%1–%2</source>
        <extracomment>numbers of players, from and to</extracomment>
        <translation>%1 تا %2</translation>
    </message>
</context>
<context>
    <name>khiar::Khiar</name>
    <message>
        <source>Close</source>
        <translation>بستن</translation>
    </message>
</context>
<context>
    <name>kille.blaren</name>
    <message>
        <source>mask</source>
        <translation>نقاب</translation>
    </message>
</context>
<context>
    <name>kille.blompottan</name>
    <message>
        <source>flowerpot</source>
        <translation>گلدان</translation>
    </message>
</context>
<context>
    <name>kille.harlekin</name>
    <message>
        <source>harlequin</source>
        <translation>هارلکین</translation>
    </message>
</context>
<context>
    <name>kille.husar</name>
    <message>
        <source>hussar</source>
        <translation>هوسار</translation>
    </message>
</context>
<context>
    <name>kille.husu</name>
    <message>
        <source>sow</source>
        <translation>ماده‌خوک</translation>
    </message>
</context>
<context>
    <name>kille.kavall</name>
    <message>
        <source>cavalier</source>
        <translation>شوالیه</translation>
    </message>
</context>
<context>
    <name>kille.kransen</name>
    <message>
        <source>wreath</source>
        <translation>تاج گل</translation>
    </message>
</context>
<context>
    <name>kille.kuku</name>
    <message>
        <source>cuckoo</source>
        <translation>کوکو</translation>
    </message>
</context>
<context>
    <name>kille.vardshus</name>
    <message>
        <source>inn</source>
        <translation>مهمان‌خانه</translation>
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
    <name>lead-lowest</name>
    <message>
        <source>Here every trick is led with the lowest card: {lowest}.</source>
        <translation>اینجا هر دست با پایین‌ترین ورق شروع می‌شود: {lowest}.</translation>
    </message>
</context>
<context>
    <name>lead-on-button</name>
    <message>
        <source>Lead on</source>
        <translation>همین مایه</translation>
    </message>
</context>
<context>
    <name>lead.lowest</name>
    <message>
        <source>You lead, with your lowest card.</source>
        <translation>شروع با شماست، با پایین‌ترین ورقتان.</translation>
    </message>
</context>
<context>
    <name>lead.sets</name>
    <message>
        <source>You lead. Play any card, or several of one rank.</source>
        <translation>شروع با شماست. هر ورقی را می‌شود بازی کرد، یا چند ورق هم‌رتبه را با هم.</translation>
    </message>
</context>
<context>
    <name>led-on</name>
    <message>
        <source>{player} leaves the stake as it is.</source>
        <translation>{player} به مایه دست نزد.</translation>
    </message>
</context>
<context>
    <name>led-on-you</name>
    <message>
        <source>You leave the stake as it is.</source>
        <translation>به مایه دست نزدید.</translation>
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
    <name>line-buy-in</name>
    <message>
        <source>Bought in, on with {score}</source>
        <translation>بازخرید، ادامه با {score}</translation>
    </message>
</context>
<context>
    <name>line-drop</name>
    <message>
        <source>Dropped</source>
        <translation>کنار کشید</translation>
    </message>
</context>
<context>
    <name>line-half</name>
    <message>
        <source>Half a cucumber, {card} stays</source>
        <translation>نصفه‌خیار، {card} می‌ماند</translation>
    </message>
</context>
<context>
    <name>line-knockout</name>
    <message>
        <source>Highest last card: {card}</source>
        <translation>بالاترین ورق آخر: {card}</translation>
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
    <name>line-rampo</name>
    <message>
        <source>Rampo: back to the start</source>
        <translation>رامپو: از اول</translation>
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
    <name>line-stake</name>
    <message>
        <source>Stake</source>
        <translation>مایه</translation>
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
    <name>line-times</name>
    <message>
        <source>Last trick with {card}, times {n}</source>
        <translation>دست آخر با {card}، {n} برابر</translation>
    </message>
</context>
<context>
    <name>line-with</name>
    <message>
        <source>Last card: {card}</source>
        <translation>ورق آخر: {card}</translation>
    </message>
</context>
<context>
    <name>list.and</name>
    <message>
        <source>{first} and {second}</source>
        <translation>{first} و {second}</translation>
    </message>
</context>
<context>
    <name>list.comma</name>
    <message>
        <source>{first}, {second}</source>
        <translation>{first}، {second}</translation>
    </message>
</context>
<context>
    <name>list.empty</name>
    <message>
        <source>none</source>
        <translation>هیچ</translation>
    </message>
</context>
<context>
    <name>list.or</name>
    <message>
        <source>{first} or {second}</source>
        <translation>{first} یا {second}</translation>
    </message>
</context>
<context>
    <name>list.to</name>
    <message>
        <source>{first} to {second}</source>
        <translation>{first} تا {second}</translation>
    </message>
</context>
<context>
    <name>lives-need-no-buy-in</name>
    <message>
        <source>A second life (lives 2) and a buy-in (buy-in) exclude each other: one way back is enough.</source>
        <translation>جان دوم (⁨lives 2⁩) و بازخرید (⁨buy-in⁩) با هم نمی‌شوند: یک راه برگشت بس است.</translation>
    </message>
</context>
<context>
    <name>lives-need-points</name>
    <message>
        <source>A second life (lives 2) needs points: with kept cards (score-by cards) whoever busts is out.</source>
        <translation>جان دوم (⁨lives 2⁩) فقط با امتیاز می‌شود: با ورق جریمه (⁨score-by cards⁩) هر کس بسوزد حذف می‌شود.</translation>
    </message>
</context>
<context>
    <name>lives-need-survivor</name>
    <message>
        <source>A second life (lives 2) has no place where the game ends with the first bust (end first-bust-loses).</source>
        <translation>وقتی بازی با اولین سوختن تمام می‌شود (⁨end first-bust-loses⁩)، جان دوم (⁨lives 2⁩) جایی ندارد.</translation>
    </message>
</context>
<context>
    <name>losing-value-needs-values</name>
    <message>
        <source>Hand sizes by the losing card (hand-schedule losing-value) need cards with values (not values none or knockout).</source>
        <translation>تعداد ورق از روی ورق بازنده (⁨hand-schedule losing-value⁩) وقتی می‌شود که ورق‌ها ارزش داشته باشند (نه ⁨values none⁩ یا ⁨knockout⁩).</translation>
    </message>
</context>
<context>
    <name>lowest-reaching-only</name>
    <message>
        <source>Here you reach with the lowest card that will do: {card}.</source>
        <translation>اینجا باید با پایین‌ترین ورقی که می‌رسد جواب بدهید: {card}.</translation>
    </message>
</context>
<context>
    <name>main-no-curtain</name>
    <message>
        <source>The curtain never falls at this table. Expected: two people or more who hide their cards from each other.</source>
        <translation>سر این میز پرده‌ای نمی‌افتد. دو نفر یا بیشتر لازم است که ورق‌هایشان را از هم پنهان کنند.</translation>
    </message>
</context>
<context>
    <name>main-no-display</name>
    <message>
        <source>There is no display: neither DISPLAY nor WAYLAND_DISPLAY is set. In the terminal, {key} plays a game and {found} lists them all.</source>
        <translation>نمایشگری نیست: نه ⁨DISPLAY⁩ تعیین شده و نه ⁨WAYLAND_DISPLAY⁩. در پایانه، {key} یک بازی را شروع می‌کند و {found} فهرست همه را می‌دهد.</translation>
    </message>
</context>
<context>
    <name>main-no-game</name>
    <message>
        <source>{found} is not a game of this program; one listed by {key} was expected.</source>
        <translation>این برنامه بازی {found} را ندارد؛ باید یکی از فهرست {key} می‌بود.</translation>
    </message>
</context>
<context>
    <name>main-no-picture</name>
    <message>
        <source>{file} could not be written. Expected: a path that can be written, with the ending of a picture.</source>
        <translation>{file} نوشته نشد. باید مسیری باشد که بشود در آن نوشت، با پسوند یک تصویر.</translation>
    </message>
</context>
<context>
    <name>main-players</name>
    <message>
        <source>{n} players cannot sit at this game. Expected: {lowest} to {highest}.</source>
        <translation>این بازی با {n} نفر نمی‌شود؛ {lowest} تا {highest} نفر لازم است.</translation>
    </message>
</context>
<context>
    <name>must-equal</name>
    <message>
        <source>Whoever has a card equal to {bar} has to play it here: {cards}.</source>
        <translation>اینجا هر کس ورقی هم‌رتبهٔ {bar} دارد باید همان را بازی کند: {cards}.</translation>
    </message>
</context>
<context>
    <name>must-reach</name>
    <message>
        <source>You can reach {bar}, so here you have to. These cards do: {cards}.</source>
        <translation>اینجا اگر بشود به {bar} رسید، باید رسید. این‌ها می‌رسند: {cards}.</translation>
    </message>
</context>
<context>
    <name>must-reach.set</name>
    <message>
        <source>Side by side you can reach {cards}, so here you have to.</source>
        <translation>اینجا اگر بشود روبه‌روی هم به {cards} رسید، باید رسید.</translation>
    </message>
</context>
<context>
    <name>news-kept</name>
    <message>
        <source>The game before this one is among the saved games.</source>
        <translation>بازی قبلی به بازی‌های ذخیره‌شده اضافه شد.</translation>
    </message>
</context>
<context>
    <name>news-kept-window</name>
    <message>
        <source>A game from another window is among the saved games.</source>
        <translation>یک بازی از پنجره‌ای دیگر به بازی‌های ذخیره‌شده اضافه شد.</translation>
    </message>
</context>
<context>
    <name>news-record-saved</name>
    <message>
        <source>Saved in {file}.</source>
        <translation>در پروندهٔ {file} ذخیره شد.</translation>
    </message>
</context>
<context>
    <name>news-removed</name>
    <message>
        <source>{title} is deleted.</source>
        <translation>{title} حذف شد.</translation>
    </message>
</context>
<context>
    <name>news-saved</name>
    <message>
        <source>Saved as {title}.</source>
        <translation>بازی با عنوان {title} ذخیره شد.</translation>
    </message>
</context>
<context>
    <name>news-show-saved</name>
    <message>
        <source>Saved games</source>
        <translation>بازی‌های ذخیره‌شده</translation>
    </message>
</context>
<context>
    <name>news-undo</name>
    <message>
        <source>Undo</source>
        <translation>برگرداندن</translation>
    </message>
</context>
<context>
    <name>no-values-need-fixed</name>
    <message>
        <source>Where cards cost nothing (values none) no limit is ever reached: it needs a number of deals (end fixed-deals).</source>
        <translation>وقتی ورق‌ها ارزشی ندارند (⁨values none⁩)، کسی به حد نمی‌رسد: تعداد دورها باید معلوم باشد (⁨end fixed-deals⁩).</translation>
    </message>
</context>
<context>
    <name>not-equal</name>
    <message>
        <source>Cards led together must have the same rank.</source>
        <translation>فقط با ورق‌های هم‌رتبه می‌شود دست را چندتایی شروع کرد.</translation>
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
    <name>not-now.not-twice</name>
    <message>
        <source>You doubled last. Somebody else has to double before you can again.</source>
        <translation>آخرین دوبل از شما بود. اول باید کس دیگری دوبل کند.</translation>
    </message>
</context>
<context>
    <name>not-now.stake-too-high</name>
    <message numerus="yes">
        <source>The stake can&apos;t go to {stake}: {player} has only {n} chips.</source>
        <translation>
            <numerusform>مایه را نمی‌شود به {stake} رساند، چون {player} فقط {n} ژتون دارد.</numerusform>
        </translation>
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
    <name>notice-not-changed</name>
    <message>
        <source>The file could not be changed</source>
        <translation>پرونده عوض نشد</translation>
    </message>
</context>
<context>
    <name>notice-not-changed-text</name>
    <message>
        <source>The saved game is as it was.</source>
        <translation>بازی ذخیره‌شده همان است که بود.</translation>
    </message>
</context>
<context>
    <name>notice-not-kept</name>
    <message>
        <source>The game before this one could not be kept</source>
        <translation>بازی قبلی نگه داشته نشد</translation>
    </message>
</context>
<context>
    <name>notice-not-kept-text</name>
    <message>
        <source>It could not be put among the saved games. Make room or make the folder writable: {file}.</source>
        <translation>به بازی‌های ذخیره‌شده اضافه نشد. جا باز کنید یا اجازهٔ نوشتن در این پوشه را بدهید: {file}.</translation>
    </message>
</context>
<context>
    <name>notice-not-saved</name>
    <message>
        <source>The game could not be saved</source>
        <translation>بازی ذخیره نشد</translation>
    </message>
</context>
<context>
    <name>notice-not-saved-text</name>
    <message>
        <source>Nothing has changed. Choose another place, or make room, and save again.</source>
        <translation>چیزی عوض نشده است. جای دیگری انتخاب کنید، یا جا باز کنید، و دوباره ذخیره کنید.</translation>
    </message>
</context>
<context>
    <name>notice-partly</name>
    <message>
        <source>The file can be opened up to a point</source>
        <translation>پرونده تا جایی باز شد</translation>
    </message>
</context>
<context>
    <name>notice-partly-text</name>
    <message>
        <source>{file} was played up to the line named here. You may go on from there; the file stays as it is.</source>
        <translation>پروندهٔ {file} تا خطی که اینجا آمده بازی شد. از همان‌جا می‌شود ادامه داد؛ خود پرونده همان‌طور که بود می‌ماند.</translation>
    </message>
</context>
<context>
    <name>notice-record</name>
    <message>
        <source>This file can&apos;t be opened</source>
        <translation>این پرونده باز نشد</translation>
    </message>
</context>
<context>
    <name>notice-record-text</name>
    <message>
        <source>{file} stays as it is.</source>
        <translation>پروندهٔ {file} همان‌طور که بود می‌ماند.</translation>
    </message>
</context>
<context>
    <name>notice-save</name>
    <message>
        <source>The last game can&apos;t be read</source>
        <translation>بازی قبلی خوانده نشد</translation>
    </message>
</context>
<context>
    <name>notice-save-lost</name>
    <message>
        <source>{file} is damaged and stays where it is. There is no older save to continue.</source>
        <translation>پروندهٔ {file} آسیب دیده و سر جایش می‌ماند. ذخیرهٔ قدیمی‌تری برای ادامه نیست.</translation>
    </message>
</context>
<context>
    <name>notice-save-older</name>
    <message>
        <source>{file} is damaged and stays where it is. The save before it can be continued.</source>
        <translation>پروندهٔ {file} آسیب دیده و سر جایش می‌ماند. ذخیرهٔ قبل از آن را می‌شود ادامه داد.</translation>
    </message>
</context>
<context>
    <name>notice-second</name>
    <message>
        <source>Khiar is open already</source>
        <translation>خیار از قبل باز است</translation>
    </message>
</context>
<context>
    <name>notice-second-text</name>
    <message>
        <source>This window keeps a game of its own. An unfinished game is put among the saved games at the next start.</source>
        <translation>این پنجره بازی خودش را جدا نگه می‌دارد. بازی ناتمام در شروع بعدی به بازی‌های ذخیره‌شده اضافه می‌شود.</translation>
    </message>
</context>
<context>
    <name>notice-settings</name>
    <message>
        <source>Settings can&apos;t be kept</source>
        <translation>تنظیمات نمی‌ماند</translation>
    </message>
</context>
<context>
    <name>notice-settings-text</name>
    <message>
        <source>Changes last until the program ends. Make the file writable: {file}.</source>
        <translation>تغییرها تا بسته شدن برنامه هست. اجازهٔ نوشتن در این پرونده را بدهید: {file}.</translation>
    </message>
</context>
<context>
    <name>notice-start</name>
    <message>
        <source>This game can&apos;t begin</source>
        <translation>این بازی شروع نمی‌شود</translation>
    </message>
</context>
<context>
    <name>notice-stopped</name>
    <message>
        <source>The game has stopped</source>
        <translation>بازی ایستاد</translation>
    </message>
</context>
<context>
    <name>notice-stopped-text</name>
    <message>
        <source>Something in the program went wrong. Everything played so far is saved in {file}; send that file with your report.</source>
        <translation>در برنامه چیزی درست کار نکرد. هر چه تا حالا بازی شده در {file} هست؛ همین پرونده را با گزارش بفرستید.</translation>
    </message>
</context>
<context>
    <name>notice-write</name>
    <message>
        <source>Saving doesn&apos;t work</source>
        <translation>ذخیره نمی‌شود</translation>
    </message>
</context>
<context>
    <name>notice-write-text</name>
    <message>
        <source>The game goes on, but it can&apos;t be continued after the program has ended. Make room or make the folder writable: {file}.</source>
        <translation>بازی ادامه دارد، ولی بعد از بسته شدن برنامه نمی‌شود ادامه‌اش داد. جا باز کنید یا اجازهٔ نوشتن در این پوشه را بدهید: {file}.</translation>
    </message>
</context>
<context>
    <name>noun.assistance</name>
    <message>
        <source>undo or hint</source>
        <translation>⁨undo⁩ یا ⁨hint⁩</translation>
    </message>
</context>
<context>
    <name>noun.card</name>
    <message>
        <source>a card</source>
        <translation>یک ورق</translation>
    </message>
</context>
<context>
    <name>noun.cards</name>
    <message>
        <source>cards, or - for none</source>
        <translation>ورق‌ها، یا ⁨-⁩ برای هیچ</translation>
    </message>
</context>
<context>
    <name>noun.end</name>
    <message>
        <source>the end of the line</source>
        <translation>پایان خط</translation>
    </message>
</context>
<context>
    <name>noun.expectation</name>
    <message>
        <source>something that can be expected</source>
        <translation>چیزی که بشود انتظارش را داشت</translation>
    </message>
</context>
<context>
    <name>noun.moves</name>
    <message>
        <source>the line moves</source>
        <translation>خط ⁨moves⁩</translation>
    </message>
</context>
<context>
    <name>noun.number</name>
    <message>
        <source>a number</source>
        <translation>یک عدد</translation>
    </message>
</context>
<context>
    <name>noun.reason</name>
    <message>
        <source>the id of a reason, or *</source>
        <translation>شناسهٔ یک دلیل، یا ⁨*⁩</translation>
    </message>
</context>
<context>
    <name>noun.seat-kind</name>
    <message>
        <source>human or bot:STYLE</source>
        <translation>⁨human⁩ یا ⁨bot:STYLE⁩</translation>
    </message>
</context>
<context>
    <name>noun.seat-or-expectation</name>
    <message>
        <source>a seat or =</source>
        <translation>شمارهٔ صندلی یا ⁨=⁩</translation>
    </message>
</context>
<context>
    <name>noun.seed</name>
    <message>
        <source>a number of at most 64 bits</source>
        <translation>عددی حداکثر ۶۴ بیتی</translation>
    </message>
</context>
<context>
    <name>noun.statement</name>
    <message>
        <source>a statement of the header</source>
        <translation>یکی از خط‌های سرآغاز</translation>
    </message>
</context>
<context>
    <name>noun.suit</name>
    <message>
        <source>a suit</source>
        <translation>یک خال</translation>
    </message>
</context>
<context>
    <name>noun.verb</name>
    <message>
        <source>an action</source>
        <translation>یک حرکت</translation>
    </message>
</context>
<context>
    <name>noun.word</name>
    <message>
        <source>one more word</source>
        <translation>یک کلمهٔ دیگر</translation>
    </message>
</context>
<context>
    <name>noun.yes-or-no</name>
    <message>
        <source>yes or no</source>
        <translation>⁨yes⁩ یا ⁨no⁩</translation>
    </message>
</context>
<context>
    <name>offer.double</name>
    <message>
        <source>A whole new hand? If you lose the deal, you pay double.</source>
        <translation>همهٔ ورق‌ها را عوض می‌کنید؟ اگر دور را ببازید، دو برابر می‌دهید.</translation>
    </message>
</context>
<context>
    <name>offer.free</name>
    <message>
        <source>You have no court card: a whole new hand for nothing?</source>
        <translation>ورق صورت‌دار ندارید: همهٔ ورق‌ها را مجانی عوض می‌کنید؟</translation>
    </message>
</context>
<context>
    <name>offer.redouble</name>
    <message>
        <source>One more new hand? If you lose the deal, you pay fourfold.</source>
        <translation>یک بار دیگر همه را عوض می‌کنید؟ اگر دور را ببازید، چهار برابر می‌دهید.</translation>
    </message>
</context>
<context>
    <name>ones-need-five</name>
    <message>
        <source>Doubling by a 1 (ones-double) needs the deck with ones (deck five).</source>
        <translation>دو برابر شدن با ۱ (⁨ones-double⁩) دسته‌ای می‌خواهد که ۱ داشته باشد (⁨deck five⁩).</translation>
    </message>
</context>
<context>
    <name>ones-need-points</name>
    <message>
        <source>Doubling by a 1 (ones-double) needs points: a kept card (score-by cards) cannot be doubled.</source>
        <translation>دو برابر شدن با ۱ (⁨ones-double⁩) فقط با امتیاز می‌شود: ورق جریمه (⁨score-by cards⁩) دو برابر نمی‌شود.</translation>
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
    <name>opt.ace-block-capture.first</name>
    <message>
        <source>the first one takes</source>
        <translation>آس اول دست را می‌برد</translation>
    </message>
</context>
<context>
    <name>opt.ace-block-capture.last</name>
    <message>
        <source>the later one takes</source>
        <translation>آس بعدی دست را می‌برد</translation>
    </message>
</context>
<context>
    <name>opt.ace-block-capture.why</name>
    <message>
        <source>Which ace takes the trick when a hand of aces has to put one on an ace.</source>
        <translation>وقتی کسی جز آس ندارد و باید روی آس آس بگذارد، کدام آس دست را می‌برد.</translation>
    </message>
</context>
<context>
    <name>opt.ace-block.why</name>
    <message>
        <source>Whether nothing reaches an ace, so that the lowest card has to follow it.</source>
        <translation>آیا هیچ ورقی به آس نمی‌رسد و بعد از آن باید پایین‌ترین ورق بیاید.</translation>
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
    <name>opt.ace-low-last.why</name>
    <message>
        <source>Whether an ace is the lowest card of the last trick and costs 1 point.</source>
        <translation>آیا آس در دست آخر پایین‌ترین ورق است و ۱ امتیاز دارد.</translation>
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
    <name>opt.after-one.bounce</name>
    <message>
        <source>one more each deal</source>
        <translation>هر دور یکی بیشتر</translation>
    </message>
</context>
<context>
    <name>opt.after-one.hold</name>
    <message>
        <source>stay at one card</source>
        <translation>همان یک ورق</translation>
    </message>
</context>
<context>
    <name>opt.after-one.restart</name>
    <message>
        <source>start again at the top</source>
        <translation>دوباره از بالا</translation>
    </message>
</context>
<context>
    <name>opt.after-one.why</name>
    <message>
        <source>How hand sizes go on when they have shrunk to one card.</source>
        <translation>وقتی تعداد ورق به یکی رسید، بعدش چه می‌شود.</translation>
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
    <name>opt.all-out.lowest-total</name>
    <message>
        <source>the lowest total wins</source>
        <translation>کمترین جمع می‌برد</translation>
    </message>
</context>
<context>
    <name>opt.all-out.random</name>
    <message>
        <source>the lowest total wins, equals draw lots</source>
        <translation>کمترین جمع می‌برد؛ برابرها قرعه می‌کشند</translation>
    </message>
</context>
<context>
    <name>opt.all-out.replay</name>
    <message>
        <source>the deal is played again</source>
        <translation>دور تکرار می‌شود</translation>
    </message>
</context>
<context>
    <name>opt.all-out.why</name>
    <message>
        <source>Who wins when the last players go out together.</source>
        <translation>وقتی آخرین نفرها با هم حذف شوند، برنده کیست.</translation>
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
    <name>opt.beat.highest</name>
    <message>
        <source>the highest card of the trick</source>
        <translation>بالاترین ورق دست</translation>
    </message>
</context>
<context>
    <name>opt.beat.previous</name>
    <message>
        <source>the card just before</source>
        <translation>ورق قبلی</translation>
    </message>
</context>
<context>
    <name>opt.beat.why</name>
    <message>
        <source>Which card the next player has to reach.</source>
        <translation>نفر بعدی باید به کدام ورق برسد.</translation>
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
    <name>opt.buy-in.free</name>
    <message>
        <source>free, once each</source>
        <translation>مجانی، هر نفر یک بار</translation>
    </message>
</context>
<context>
    <name>opt.buy-in.none</name>
    <message>
        <source>none</source>
        <translation>ندارد</translation>
    </message>
</context>
<context>
    <name>opt.buy-in.paid</name>
    <message>
        <source>for one more stake</source>
        <translation>با یک مایهٔ دیگر</translation>
    </message>
</context>
<context>
    <name>opt.buy-in.why</name>
    <message>
        <source>Whether players who bust may come back once, at the highest score of the others.</source>
        <translation>آیا هر کس بسوزد می‌تواند یک بار با بالاترین امتیاز بقیه برگردد.</translation>
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
    <name>opt.deals.why</name>
    <message>
        <source>How many deals are played where their number is fixed; 0 means as many as players.</source>
        <translation>وقتی تعداد دورها معلوم است، چند دور بازی می‌شود؛ ۰ یعنی به تعداد بازیکن‌ها.</translation>
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
    <name>opt.deck.five</name>
    <message>
        <source>Five Cucumbers, 60 cards</source>
        <translation>پنج خیار، ۶۰ ورق</translation>
    </message>
</context>
<context>
    <name>opt.deck.kille</name>
    <message>
        <source>Kille, 42 cards</source>
        <translation>کیله، ۴۲ ورق</translation>
    </message>
</context>
<context>
    <name>opt.deck.standard</name>
    <message>
        <source>52 cards</source>
        <translation>۵۲ ورق</translation>
    </message>
</context>
<context>
    <name>opt.deck.why</name>
    <message>
        <source>Which cards the game is played with.</source>
        <translation>بازی با کدام ورق‌هاست.</translation>
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
    <name>opt.doubling.why</name>
    <message>
        <source>Whether the winner of a trick may double the stake; chips are paid instead of points, and the lowest last card wins.</source>
        <translation>آیا برندهٔ هر دست می‌تواند مایه را دوبل کند؛ به‌جای امتیاز ژتون داده می‌شود و پایین‌ترین ورق آخر می‌برد.</translation>
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
    <name>opt.duty.lowest-beater</name>
    <message>
        <source>reach with the lowest that will do</source>
        <translation>رسیدن با پایین‌ترین ورق</translation>
    </message>
</context>
<context>
    <name>opt.duty.match-equal</name>
    <message>
        <source>an equal card first</source>
        <translation>اول ورق هم‌رتبه</translation>
    </message>
</context>
<context>
    <name>opt.duty.must</name>
    <message>
        <source>reach whenever possible</source>
        <translation>اگر بشود باید رسید</translation>
    </message>
</context>
<context>
    <name>opt.duty.optional</name>
    <message>
        <source>reach or play the lowest</source>
        <translation>رسیدن یا پایین‌ترین ورق</translation>
    </message>
</context>
<context>
    <name>opt.duty.why</name>
    <message>
        <source>What a player has to do who could reach.</source>
        <translation>کسی که می‌تواند برسد چه باید بکند.</translation>
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
    <name>opt.end.all-but-one</name>
    <message>
        <source>when all but one have bust the lowest wins</source>
        <translation>همه جز یکی بسوزند، کمترین جمع می‌برد</translation>
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
    <name>opt.end.first-bust-lowest-wins</name>
    <message>
        <source>at the first bust the lowest wins</source>
        <translation>با اولین سوختن، کمترین جمع می‌برد</translation>
    </message>
</context>
<context>
    <name>opt.end.fixed-deals</name>
    <message>
        <source>after a number of deals the lowest wins</source>
        <translation>بعد از چند دور، کمترین جمع می‌برد</translation>
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
        <source>When the game ends, and who has won it then.</source>
        <translation>بازی کی تمام می‌شود و برنده کیست.</translation>
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
    <name>opt.exchange.chain-upper</name>
    <message>
        <source>at most as many as the player before</source>
        <translation>حداکثر به تعداد نفر قبلی</translation>
    </message>
</context>
<context>
    <name>opt.exchange.dealer-keep-two</name>
    <message>
        <source>the dealer sets the number and keeps two</source>
        <translation>تعدادش را پخش‌کننده معلوم می‌کند و دو ورق نگه می‌دارد</translation>
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
    <name>opt.exchange.forehand-upper</name>
    <message>
        <source>at most as many as forehand</source>
        <translation>حداکثر به تعداد نفر اول</translation>
    </message>
</context>
<context>
    <name>opt.exchange.free</name>
    <message>
        <source>any number</source>
        <translation>هر تعداد</translation>
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
    <name>opt.exchange.rassi</name>
    <message>
        <source>whole hands: free, double, redouble</source>
        <translation>همهٔ ورق‌ها: آزاد، با دوبل، با دوبل دوم</translation>
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
    <name>opt.first-lead.dealer</name>
    <message>
        <source>the dealer</source>
        <translation>پخش‌کننده</translation>
    </message>
</context>
<context>
    <name>opt.first-lead.forehand</name>
    <message>
        <source>forehand</source>
        <translation>نفر اول</translation>
    </message>
</context>
<context>
    <name>opt.first-lead.last-loser</name>
    <message>
        <source>whoever lost the last deal</source>
        <translation>بازندهٔ دور قبلی</translation>
    </message>
</context>
<context>
    <name>opt.first-lead.why</name>
    <message>
        <source>Who leads the first trick of a deal.</source>
        <translation>دست اول هر دور را چه کسی شروع می‌کند.</translation>
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
    <name>opt.half-keeps.highest</name>
    <message>
        <source>the highest card</source>
        <translation>بالاترین ورق</translation>
    </message>
</context>
<context>
    <name>opt.half-keeps.top</name>
    <message>
        <source>the topmost card</source>
        <translation>ورق رو</translation>
    </message>
</context>
<context>
    <name>opt.half-keeps.why</name>
    <message>
        <source>Which kept card stays after a half cucumber.</source>
        <translation>بعد از نصفه‌خیار کدام ورق جریمه می‌ماند.</translation>
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
    <name>opt.hand-schedule.all</name>
    <message>
        <source>as many as the pack gives</source>
        <translation>هر چه به همه برسد</translation>
    </message>
</context>
<context>
    <name>opt.hand-schedule.dealer-choice</name>
    <message>
        <source>the dealer chooses</source>
        <translation>به انتخاب پخش‌کننده</translation>
    </message>
</context>
<context>
    <name>opt.hand-schedule.down</name>
    <message>
        <source>one fewer each deal</source>
        <translation>هر دور یکی کمتر</translation>
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
        <source>How many cards are dealt from one deal to the next.</source>
        <translation>از یک دور به دور بعد چند ورق پخش می‌شود.</translation>
    </message>
</context>
<context>
    <name>opt.hand-schedule.zigzag</name>
    <message>
        <source>down and up, lower each time</source>
        <translation>پایین و بالا، هر بار کمتر</translation>
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
    <name>opt.joker-role.ace</name>
    <message>
        <source>aces</source>
        <translation>آس</translation>
    </message>
</context>
<context>
    <name>opt.joker-role.top</name>
    <message>
        <source>above the ace, 15 points</source>
        <translation>بالای آس، ۱۵ امتیاز</translation>
    </message>
</context>
<context>
    <name>opt.joker-role.why</name>
    <message>
        <source>Whether jokers lie above the aces, or are aces in every respect.</source>
        <translation>آیا جوکرها بالای آس‌اند یا از هر نظر آس‌اند.</translation>
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
    <name>opt.kontra.why</name>
    <message>
        <source>Before play somebody may say kontra: the penalty doubles, or costs the caller four times as much.</source>
        <translation>پیش از بازی می‌شود کنترا گفت: جریمه دو برابر می‌شود، و اگر خود گوینده ببازد چهار برابر.</translation>
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
    <name>opt.last-trick.in-turn</name>
    <message>
        <source>in turn</source>
        <translation>به‌نوبت</translation>
    </message>
</context>
<context>
    <name>opt.last-trick.together</name>
    <message>
        <source>shown together</source>
        <translation>با هم رو می‌شوند</translation>
    </message>
</context>
<context>
    <name>opt.last-trick.why</name>
    <message>
        <source>Whether the last cards are played in turn or turned up together.</source>
        <translation>آیا ورق‌های آخر به‌نوبت بازی می‌شوند یا همه با هم رو می‌شوند.</translation>
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
    <name>opt.lead.any</name>
    <message>
        <source>any card</source>
        <translation>هر ورقی</translation>
    </message>
</context>
<context>
    <name>opt.lead.lowest</name>
    <message>
        <source>the lowest card</source>
        <translation>پایین‌ترین ورق</translation>
    </message>
</context>
<context>
    <name>opt.lead.why</name>
    <message>
        <source>Whether a trick may be led with any card.</source>
        <translation>آیا هر دست را می‌شود با هر ورقی شروع کرد.</translation>
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
    <name>opt.leftover.drop-last</name>
    <message>
        <source>always some</source>
        <translation>همیشه چند ورق</translation>
    </message>
</context>
<context>
    <name>opt.leftover.hidden</name>
    <message>
        <source>stay face down</source>
        <translation>پشت‌رو می‌مانند</translation>
    </message>
</context>
<context>
    <name>opt.leftover.shown</name>
    <message>
        <source>are shown</source>
        <translation>رو می‌شوند</translation>
    </message>
</context>
<context>
    <name>opt.leftover.why</name>
    <message>
        <source>Whether undealt cards are turned up; or, where the pack comes out even, one card fewer is dealt to each.</source>
        <translation>آیا ورق‌های پخش‌نشده رو می‌شوند؛ یا وقتی همه پخش می‌شود، به هر نفر یکی کمتر داده می‌شود.</translation>
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
    <name>opt.lives.half-cucumber</name>
    <message>
        <source>one and a half cucumber</source>
        <translation>یک جان و یک نصفه‌خیار</translation>
    </message>
</context>
<context>
    <name>opt.lives.why</name>
    <message>
        <source>Two lives: the first bust brings a cucumber and the highest score of the others. Half a cucumber: all kept cards but one go back.</source>
        <translation>دو جان: اولین سوختن یک خیار می‌آورد و بالاترین امتیاز بقیه را. نصفه‌خیار: همهٔ ورق‌های جریمه جز یکی برمی‌گردد.</translation>
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
    <name>opt.next-dealer.clockwise</name>
    <message>
        <source>clockwise</source>
        <translation>در جهت عقربه‌های ساعت</translation>
    </message>
</context>
<context>
    <name>opt.next-dealer.loser</name>
    <message>
        <source>the loser of the deal</source>
        <translation>بازندهٔ دور</translation>
    </message>
</context>
<context>
    <name>opt.next-dealer.lowest-last</name>
    <message>
        <source>the first lowest last card</source>
        <translation>اولین کسی که پایین‌ترین ورق آخر را داشت</translation>
    </message>
</context>
<context>
    <name>opt.next-dealer.why</name>
    <message>
        <source>Who deals next.</source>
        <translation>دور بعد را چه کسی پخش می‌کند.</translation>
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
    <name>opt.ones-double.why</name>
    <message>
        <source>Whether a 1 in the last trick doubles its cucumbers.</source>
        <translation>آیا یک ۱ در دست آخر خیارهایش را دو برابر می‌کند.</translation>
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
    <name>opt.rampo.why</name>
    <message>
        <source>Whether equal last cards all round cost nothing and start the game again with the same pot.</source>
        <translation>آیا وقتی همهٔ ورق‌های آخر هم‌رتبه باشند کسی جریمه نمی‌شود و بازی با همان صندوق از اول شروع می‌شود.</translation>
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
    <name>opt.sets.why</name>
    <message>
        <source>Whether several cards of one rank may be led together; everyone then plays as many.</source>
        <translation>آیا دست را می‌شود با چند ورق هم‌رتبه شروع کرد؛ بقیه هم همان تعداد بازی می‌کنند.</translation>
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
    <name>opt.settle.credits</name>
    <message>
        <source>chips</source>
        <translation>با ژتون</translation>
    </message>
</context>
<context>
    <name>opt.settle.difference</name>
    <message>
        <source>the difference to the winner</source>
        <translation>اختلاف با برنده</translation>
    </message>
</context>
<context>
    <name>opt.settle.none</name>
    <message>
        <source>nothing</source>
        <translation>هیچ</translation>
    </message>
</context>
<context>
    <name>opt.settle.pot</name>
    <message>
        <source>stakes in a pot</source>
        <translation>مایه‌ها در صندوق</translation>
    </message>
</context>
<context>
    <name>opt.settle.why</name>
    <message>
        <source>What changes hands at the end of the game.</source>
        <translation>آخر بازی چه چیزی دست‌به‌دست می‌شود.</translation>
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
    <name>opt.shortage.floor</name>
    <message>
        <source>as many as there are</source>
        <translation>هر چه به همه برسد</translation>
    </message>
</context>
<context>
    <name>opt.shortage.seven-then-floor</name>
    <message>
        <source>seven, or as many as there are</source>
        <translation>هفت ورق، یا هر چه به همه برسد</translation>
    </message>
</context>
<context>
    <name>opt.shortage.why</name>
    <message>
        <source>How many cards are dealt when the pack is too small for the hand size.</source>
        <translation>وقتی ورق کم بیاید، به هر نفر چند ورق می‌رسد.</translation>
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
    <name>opt.special.black-sevens</name>
    <message>
        <source>7 of spades 16, 7 of clubs 15</source>
        <translation>۷ پیک ۱۶ و ۷ گشنیز ۱۵ امتیاز</translation>
    </message>
</context>
<context>
    <name>opt.special.black-sevens-equal</name>
    <message>
        <source>black sevens equal, 21 points</source>
        <translation>هفت‌های سیاه برابر، ۲۱ امتیاز</translation>
    </message>
</context>
<context>
    <name>opt.special.black-sevens-reversed</name>
    <message>
        <source>7 of clubs 16, 7 of spades 15</source>
        <translation>۷ گشنیز ۱۶ و ۷ پیک ۱۵ امتیاز</translation>
    </message>
</context>
<context>
    <name>opt.special.none</name>
    <message>
        <source>none</source>
        <translation>ندارد</translation>
    </message>
</context>
<context>
    <name>opt.special.six-of-clubs</name>
    <message>
        <source>6 of clubs on top, 21 points</source>
        <translation>۶ گشنیز بالای همه، ۲۱ امتیاز</translation>
    </message>
</context>
<context>
    <name>opt.special.why</name>
    <message>
        <source>Single cards that lie above all others and cost more.</source>
        <translation>ورق‌هایی که بالای همه‌اند و گران‌تر تمام می‌شوند.</translation>
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
    <name>opt.tie.all-but-first-lowest</name>
    <message>
        <source>all but the first lowest card</source>
        <translation>همه جز اولین پایین‌ترین ورق</translation>
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
        <source>Whether only the last of equally high cards loses the deal, all of them, or everybody but the first lowest card.</source>
        <translation>آیا از چند ورق به یک بلندی فقط آخری دور را می‌بازد، یا همه‌شان، یا همه جز اولین پایین‌ترین ورق.</translation>
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
    <name>opt.values.court-eleven</name>
    <message>
        <source>court cards and ace 11</source>
        <translation>صورت‌دارها و آس ۱۱</translation>
    </message>
</context>
<context>
    <name>opt.values.court-ten</name>
    <message>
        <source>court cards 10, ace 11</source>
        <translation>صورت‌دارها ۱۰، آس ۱۱</translation>
    </message>
</context>
<context>
    <name>opt.values.cucumbers</name>
    <message>
        <source>cucumbers on the card</source>
        <translation>خیارهای روی ورق</translation>
    </message>
</context>
<context>
    <name>opt.values.face</name>
    <message>
        <source>ranks, ace 14</source>
        <translation>رتبه‌ها، آس ۱۴</translation>
    </message>
</context>
<context>
    <name>opt.values.knockout</name>
    <message>
        <source>the loser is out</source>
        <translation>بازنده حذف می‌شود</translation>
    </message>
</context>
<context>
    <name>opt.values.none</name>
    <message>
        <source>one for each deal lost</source>
        <translation>یکی برای هر دور باخته</translation>
    </message>
</context>
<context>
    <name>opt.values.why</name>
    <message>
        <source>What a losing card costs.</source>
        <translation>ورق بازنده چقدر جریمه دارد.</translation>
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
    <name>opt.zigzag.jump</name>
    <message>
        <source>up in one jump</source>
        <translation>یکباره بالا</translation>
    </message>
</context>
<context>
    <name>opt.zigzag.step</name>
    <message>
        <source>up step by step</source>
        <translation>یکی‌یکی بالا</translation>
    </message>
</context>
<context>
    <name>opt.zigzag.why</name>
    <message>
        <source>How hand sizes climb again in a zigzag.</source>
        <translation>تعداد ورق چطور دوباره بالا می‌رود.</translation>
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
    <name>own-trump</name>
    <message>
        <source>Own trump: {suit}</source>
        <translation>حکم خود: {suit}</translation>
    </message>
    <message>
        <source>Choose your own trumps. They are trumps for you alone.</source>
        <translation>حکم خودتان را انتخاب کنید. این خال فقط برای شما حکم است.</translation>
    </message>
</context>
<context>
    <name>packs-need-standard</name>
    <message>
        <source>Only the deck of 52 cards comes in two packs (packs 2).</source>
        <translation>فقط دستهٔ ۵۲تایی دو دسته می‌شود (⁨packs 2⁩).</translation>
    </message>
</context>
<context>
    <name>paid-stake</name>
    <message numerus="yes">
        <source>{player} pays {n} chips.</source>
        <translation>
            <numerusform>{player} {n} ژتون می‌دهد.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>paid-stake-you</name>
    <message numerus="yes">
        <source>You pay {n} chips.</source>
        <translation>
            <numerusform>{n} ژتون می‌دهید.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>pass-button</name>
    <message>
        <source>Pass</source>
        <translation>پاس</translation>
    </message>
</context>
<context>
    <name>passed</name>
    <message>
        <source>{player} passes.</source>
        <translation>{player} پاس داد.</translation>
    </message>
</context>
<context>
    <name>passed-you</name>
    <message>
        <source>You pass.</source>
        <translation>پاس دادید.</translation>
    </message>
</context>
<context>
    <name>pays</name>
    <message numerus="yes">
        <source>{player} pays {n} points.</source>
        <translation>
            <numerusform>{player} {n} امتیاز می‌دهد.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>pays-you</name>
    <message numerus="yes">
        <source>You pay {n} points.</source>
        <translation>
            <numerusform>{n} امتیاز می‌دهید.</numerusform>
        </translation>
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
    <name>played-set</name>
    <message>
        <source>{player} plays {cards}.</source>
        <translation>{player} {cards} را بازی کرد.</translation>
    </message>
</context>
<context>
    <name>played-set-you</name>
    <message>
        <source>You play {cards}.</source>
        <translation>{cards} را بازی کردید.</translation>
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
    <name>pot-won</name>
    <message numerus="yes">
        <source>{player} takes {n} stakes from the pot.</source>
        <translation>
            <numerusform>{player} {n} مایه از صندوق برداشت.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>pot-won-you</name>
    <message numerus="yes">
        <source>You take {n} stakes from the pot.</source>
        <translation>
            <numerusform>{n} مایه از صندوق برداشتید.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>practice.move</name>
    <message>
        <source>{label}: {cards}</source>
        <translation>{label}: {cards}</translation>
    </message>
</context>
<context>
    <name>practice.right</name>
    <message>
        <source>Right: {move}.</source>
        <translation>درست است: {move}.</translation>
    </message>
</context>
<context>
    <name>practice.shown</name>
    <message>
        <source>This is the move: {move}.</source>
        <translation>حرکت این است: {move}.</translation>
    </message>
</context>
<context>
    <name>practice.wrong</name>
    <message>
        <source>{move} may be played here, but there is a better move. Look again.</source>
        <translation>{move}: می‌شود، ولی حرکت بهتری هست. دوباره نگاه کنید.</translation>
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
    <name>preset.bga</name>
    <message>
        <source>Cucumber online</source>
        <translation>خیار آنلاین</translation>
    </message>
</context>
<context>
    <name>preset.bga.line</name>
    <message>
        <source>As played on Board Game Arena: nothing reaches an ace, and more than 30 points are out.</source>
        <translation>چنان که در ⁨Board Game Arena⁩ بازی می‌کنند: هیچ ورقی به آس نمی‌رسد و هر کس از ۳۰ بگذرد حذف می‌شود.</translation>
    </message>
</context>
<context>
    <name>preset.concombre</name>
    <message>
        <source>Concombre</source>
        <translation>کونکومبر</translation>
    </message>
</context>
<context>
    <name>preset.concombre.line</name>
    <message>
        <source>France: half a cucumber at 21, and whoever gets there again has lost.</source>
        <translation>فرانسه: با رسیدن به ۲۱ یک نصفه‌خیار، و هر کس دوباره برسد بازی را باخته است.</translation>
    </message>
</context>
<context>
    <name>preset.five-cucumbers</name>
    <message>
        <source>Five Cucumbers</source>
        <translation>پنج خیار</translation>
    </message>
</context>
<context>
    <name>preset.five-cucumbers.line</name>
    <message>
        <source>Cards from 1 to 15 with cucumbers printed on them: more than five and you are out.</source>
        <translation>ورق‌های ۱ تا ۱۵ که رویشان خیار چاپ شده است: بیشتر از پنج خیار، حذف.</translation>
    </message>
</context>
<context>
    <name>preset.gurka-1975</name>
    <message>
        <source>Gurka 1975</source>
        <translation>گورکای سوئدی ۱۹۷۵</translation>
    </message>
</context>
<context>
    <name>preset.gurka-1975.line</name>
    <message>
        <source>Sweden: six cards, a pot for the last one in, and one way back for another stake.</source>
        <translation>سوئد: شش ورق، صندوقی برای آخرین نفری که بماند، و یک بازخرید با مایهٔ دیگر.</translation>
    </message>
</context>
<context>
    <name>preset.gurka-is</name>
    <message>
        <source>Gúrka, Iceland</source>
        <translation>گورکای ایسلندی</translation>
    </message>
</context>
<context>
    <name>preset.gurka-is.line</name>
    <message>
        <source>Iceland: equal cards are led together, and the 6 of clubs is above everything.</source>
        <translation>ایسلند: ورق‌های هم‌رتبه را با هم بازی می‌کنند و ۶ گشنیز بالای همه است.</translation>
    </message>
</context>
<context>
    <name>preset.gurka-modern</name>
    <message>
        <source>Gurka, modern</source>
        <translation>گورکای سوئدی امروزی</translation>
    </message>
</context>
<context>
    <name>preset.gurka-modern.line</name>
    <message>
        <source>Sweden today: reach the card just before yours, and nothing reaches an ace.</source>
        <translation>سوئد امروز: به ورق قبلی برسید، و هیچ ورقی به آس نمی‌رسد.</translation>
    </message>
</context>
<context>
    <name>preset.gurka-no1</name>
    <message>
        <source>Gurka, Norway 1</source>
        <translation>گورکای نروژی ۱</translation>
    </message>
</context>
<context>
    <name>preset.gurka-no1.line</name>
    <message>
        <source>Norway: one life, out at 21.</source>
        <translation>نروژ: یک جان، حذف با رسیدن به ۲۱.</translation>
    </message>
</context>
<context>
    <name>preset.gurka-no2</name>
    <message>
        <source>Gurka, Norway 2</source>
        <translation>گورکای نروژی ۲</translation>
    </message>
</context>
<context>
    <name>preset.gurka-no2.line</name>
    <message>
        <source>Norway: the dealer exchanges first and leads, and the losing card sets the next hand size.</source>
        <translation>نروژ: پخش‌کننده اول عوض می‌کند و شروع هم با اوست؛ ورق بازنده تعداد ورق دور بعد را معلوم می‌کند.</translation>
    </message>
</context>
<context>
    <name>preset.krypkille</name>
    <message>
        <source>Krypkille</source>
        <translation>کریپ‌کیله</translation>
    </message>
</context>
<context>
    <name>preset.krypkille.line</name>
    <message>
        <source>Sweden, with Kille cards: each deal the highest last card is out, until one is left.</source>
        <translation>سوئد، با ورق‌های کیله: هر دور بالاترین ورق آخر حذف می‌شود تا یک نفر بماند.</translation>
    </message>
</context>
<context>
    <name>preset.kurkku</name>
    <message>
        <source>Kurkku</source>
        <translation>کورکو</translation>
    </message>
</context>
<context>
    <name>preset.kurkku.line</name>
    <message>
        <source>Finland: the game stops at the first 30, and the lowest total wins.</source>
        <translation>فنلاند: با اولین ۳۰ بازی تمام می‌شود و کمترین جمع می‌برد.</translation>
    </message>
</context>
<context>
    <name>preset.kurko</name>
    <message>
        <source>Kurko</source>
        <translation>کورکوی جوکردار</translation>
    </message>
</context>
<context>
    <name>preset.kurko.line</name>
    <message>
        <source>Finland: jokers are aces, nobody goes out, and in the end everybody pays the winner.</source>
        <translation>فنلاند: جوکرها آس‌اند، کسی حذف نمی‌شود و آخر بازی همه به برنده می‌دهند.</translation>
    </message>
</context>
<context>
    <name>preset.matapesa</name>
    <message>
        <source>Mätäpesä</source>
        <translation>ماتاپسا</translation>
    </message>
</context>
<context>
    <name>preset.matapesa.line</name>
    <message>
        <source>Finland: the whole pack is dealt, and whoever loses a deal deals the next.</source>
        <translation>فنلاند: همهٔ ورق‌ها پخش می‌شود و هر کس دور را ببازد دور بعد را پخش می‌کند.</translation>
    </message>
</context>
<context>
    <name>preset.minibluff</name>
    <message>
        <source>Minibluff</source>
        <translation>مینی‌بلوف</translation>
    </message>
</context>
<context>
    <name>preset.minibluff.line</name>
    <message>
        <source>The lowest last card wins the deal; everybody else pays, and the stake can be doubled.</source>
        <translation>پایین‌ترین ورق آخر دور را می‌برد؛ بقیه می‌دهند، و مایه را می‌شود دوبل کرد.</translation>
    </message>
</context>
<context>
    <name>preset.ogorek</name>
    <message>
        <source>Ogórek</source>
        <translation>اوگورک</translation>
    </message>
</context>
<context>
    <name>preset.ogorek-classic</name>
    <message>
        <source>Ogórek, classic</source>
        <translation>اوگورک کلاسیک</translation>
    </message>
</context>
<context>
    <name>preset.ogorek-classic.line</name>
    <message>
        <source>Ogórek as it was: out at 21 points.</source>
        <translation>اوگورک قدیمی: حذف با رسیدن به ۲۱.</translation>
    </message>
</context>
<context>
    <name>preset.ogorek-kontra</name>
    <message>
        <source>Ogórek with kontra</source>
        <translation>اوگورک با کنترا</translation>
    </message>
</context>
<context>
    <name>preset.ogorek-kontra.line</name>
    <message>
        <source>Say kontra when your last card is low: the penalty doubles, or comes back fourfold.</source>
        <translation>وقتی ورق آخرتان پایین است کنترا بگویید: جریمه دو برابر می‌شود، یا چهار برابر به خودتان برمی‌گردد.</translation>
    </message>
</context>
<context>
    <name>preset.ogorek.line</name>
    <message>
        <source>Poland: whoever can reach has to, and in the last trick an ace is the lowest card.</source>
        <translation>لهستان: هر کس بتواند برسد باید برسد، و در دست آخر آس پایین‌ترین ورق است.</translation>
    </message>
</context>
<context>
    <name>preset.prague</name>
    <message>
        <source>Prague 2004</source>
        <translation>پراگ ۲۰۰۴</translation>
    </message>
</context>
<context>
    <name>preset.prague.line</name>
    <message>
        <source>As young bridge players had it: nothing reaches an ace, and equals lose together.</source>
        <translation>بازی بریج‌بازهای جوان: هیچ ورقی به آس نمی‌رسد و هم‌رتبه‌ها با هم می‌بازند.</translation>
    </message>
</context>
<context>
    <name>preset.rassi</name>
    <message>
        <source>Rassi</source>
        <translation>راسی</translation>
    </message>
</context>
<context>
    <name>preset.rassi.line</name>
    <message>
        <source>Finland: throw in the whole hand for new cards, if you dare to pay double.</source>
        <translation>فنلاند: همهٔ ورق‌ها را برای ورق‌های تازه بدهید، اگر جرئت دو برابر شدن را دارید.</translation>
    </message>
</context>
<context>
    <name>preset.twentytwo</name>
    <message>
        <source>Twenty-Two</source>
        <translation>بیست‌ودو</translation>
    </message>
</context>
<context>
    <name>preset.twentytwo.line</name>
    <message>
        <source>North America: sets, a free exchange, and out at 22.</source>
        <translation>آمریکای شمالی: گروه ورق‌ها، تعویض به هر تعداد، و حذف با رسیدن به ۲۲.</translation>
    </message>
</context>
<context>
    <name>problem-line</name>
    <message>
        <source>Line {line}: {found}</source>
        <translation>خط {line}: {found}</translation>
    </message>
</context>
<context>
    <name>raise</name>
    <message>
        <source>You took the trick. Double the stake to {stake} before you lead?</source>
        <translation>دست را بردید. پیش از شروع، مایه را به {stake} می‌رسانید؟</translation>
    </message>
</context>
<context>
    <name>raise-button</name>
    <message>
        <source>Double the stake</source>
        <translation>دوبل مایه</translation>
    </message>
</context>
<context>
    <name>raised</name>
    <message>
        <source>{player} wants to double the stake to {stake}.</source>
        <translation>{player} می‌خواهد مایه را به {stake} برساند.</translation>
    </message>
</context>
<context>
    <name>raised-you</name>
    <message>
        <source>You want to double the stake to {stake}.</source>
        <translation>می‌خواهید مایه را به {stake} برسانید.</translation>
    </message>
</context>
<context>
    <name>rampo</name>
    <message>
        <source>Rampo: all last cards are equal. Nobody pays, and the game begins again.</source>
        <translation>رامپو: همهٔ ورق‌های آخر هم‌رتبه‌اند. کسی جریمه نمی‌شود و بازی از اول شروع می‌شود.</translation>
    </message>
</context>
<context>
    <name>rank.ace</name>
    <message>
        <source>ace</source>
        <translation>آس</translation>
    </message>
</context>
<context>
    <name>rank.jack</name>
    <message>
        <source>jack</source>
        <translation>سرباز</translation>
    </message>
</context>
<context>
    <name>rank.king</name>
    <message>
        <source>king</source>
        <translation>شاه</translation>
    </message>
</context>
<context>
    <name>rank.queen</name>
    <message>
        <source>queen</source>
        <translation>بی‌بی</translation>
    </message>
</context>
<context>
    <name>rassi-needs-points</name>
    <message>
        <source>Doubling for new cards (exchange rassi) needs points: a kept card (score-by cards) cannot be doubled.</source>
        <translation>دوبل برای ورق‌های تازه (⁨exchange rassi⁩) فقط با امتیاز می‌شود: ورق جریمه (⁨score-by cards⁩) دو برابر نمی‌شود.</translation>
    </message>
</context>
<context>
    <name>receives</name>
    <message numerus="yes">
        <source>{player} receives {n} points.</source>
        <translation>
            <numerusform>{player} {n} امتیاز می‌گیرد.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>receives-you</name>
    <message numerus="yes">
        <source>You receive {n} points.</source>
        <translation>
            <numerusform>{n} امتیاز می‌گیرید.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>redouble-button</name>
    <message>
        <source>Redouble</source>
        <translation>دوبل دوم</translation>
    </message>
</context>
<context>
    <name>redoubled</name>
    <message>
        <source>{player} takes one more new hand and would pay fourfold.</source>
        <translation>{player} یک بار دیگر ورق‌های تازه می‌گیرد و اگر ببازد چهار برابر می‌دهد.</translation>
    </message>
</context>
<context>
    <name>redoubled-you</name>
    <message>
        <source>You take one more new hand and would pay fourfold.</source>
        <translation>یک بار دیگر ورق‌های تازه می‌گیرید و اگر ببازید چهار برابر می‌دهید.</translation>
    </message>
</context>
<context>
    <name>replayed</name>
    <message>
        <source>Nobody would be left: the deal is played again.</source>
        <translation>کسی نمی‌ماند: دور تکرار می‌شود.</translation>
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
        <translation>برای برگشتن به ۰ با درست {n} امتیاز (⁨reset-at⁩) نباید {n} امتیاز بسوزاند: یا حد بالاتری بگذارید، یا سوختن فقط بالای حد باشد (⁨bust exceed⁩).</translation>
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
    <name>returned-shuffled</name>
    <message>
        <source>The returned cards are shuffled and lie under the stock.</source>
        <translation>ورق‌های پس‌داده بُر می‌خورند و زیر ورق‌های مانده می‌روند.</translation>
    </message>
</context>
<context>
    <name>round-left</name>
    <message>
        <source>{player} is the last one left and wins the deal.</source>
        <translation>{player} آخرین نفر مانده است و دور را می‌برد.</translation>
    </message>
</context>
<context>
    <name>round-left-you</name>
    <message>
        <source>You are the last one left and win the deal.</source>
        <translation>آخرین نفر مانده شمایید و دور را می‌برید.</translation>
    </message>
</context>
<context>
    <name>round-won</name>
    <message>
        <source>{player} played the lowest last card and wins the deal.</source>
        <translation>{player} پایین‌ترین ورق آخر را داشت و دور را برد.</translation>
    </message>
</context>
<context>
    <name>round-won-you</name>
    <message>
        <source>You played the lowest last card and win the deal.</source>
        <translation>پایین‌ترین ورق آخر را داشتید و دور را بردید.</translation>
    </message>
</context>
<context>
    <name>said-kontra</name>
    <message>
        <source>{player} says kontra.</source>
        <translation>{player} کنترا گفت.</translation>
    </message>
</context>
<context>
    <name>said-kontra-you</name>
    <message>
        <source>You say kontra.</source>
        <translation>کنترا گفتید.</translation>
    </message>
</context>
<context>
    <name>save-cut</name>
    <message>
        <source>The file ends after move {n}; it was expected to go on to move {k} at least, as the save before it does.</source>
        <translation>پرونده بعد از حرکت {n} تمام می‌شود؛ باید دست‌کم تا حرکت {k} می‌رفت، مثل ذخیرهٔ قبل از آن.</translation>
    </message>
</context>
<context>
    <name>save-no-game</name>
    <message>
        <source>There is no game at the table. Begin or open one, then save it.</source>
        <translation>سر میز بازی‌ای نیست. اول یک بازی را شروع یا باز کنید، بعد ذخیره کنید.</translation>
    </message>
</context>
<context>
    <name>seat.nobody</name>
    <message>
        <source>nobody</source>
        <translation>هیچ کس</translation>
    </message>
</context>
<context>
    <name>kind-person</name>
    <message>
        <source>At this screen</source>
        <translation>پای همین صفحه</translation>
    </message>
</context>
<context>
    <name>kontra</name>
    <message>
        <source>Say kontra? The loser then pays double; if it is you, fourfold.</source>
        <translation>کنترا می‌گویید؟ بازنده دو برابر می‌دهد؛ اگر شما باشید، چهار برابر.</translation>
    </message>
</context>
<context>
    <name>kontra-button</name>
    <message>
        <source>Kontra</source>
        <translation>کنترا</translation>
    </message>
</context>
<context>
    <name>kontra-needs-no-bonus</name>
    <message>
        <source>Kontra (kontra) and the bonus for equal last cards (tie-bonus) exclude each other.</source>
        <translation>کنترا (⁨kontra⁩) و پاداش ورق آخر هم‌رتبه (⁨tie-bonus⁩) با هم نمی‌شوند.</translation>
    </message>
</context>
<context>
    <name>kontra-needs-no-doubling</name>
    <message>
        <source>Kontra (kontra) doubles points; where the stake is doubled in chips (doubling) there are none.</source>
        <translation>کنترا (⁨kontra⁩) امتیازها را دو برابر می‌کند؛ وقتی مایه با ژتون دوبل می‌شود (⁨doubling⁩)، امتیازی در کار نیست.</translation>
    </message>
</context>
<context>
    <name>kontra-needs-points</name>
    <message>
        <source>Kontra (kontra) needs points: a kept card (score-by cards) cannot be doubled.</source>
        <translation>کنترا (⁨kontra⁩) فقط با امتیاز می‌شود: ورق جریمه (⁨score-by cards⁩) دو برابر نمی‌شود.</translation>
    </message>
</context>
<context>
    <name>laid-last</name>
    <message>
        <source>{player} lays down the last card.</source>
        <translation>{player} ورق آخرش را گذاشت.</translation>
    </message>
</context>
<context>
    <name>laid-last-you</name>
    <message>
        <source>You lay down your last card.</source>
        <translation>ورق آخرتان را گذاشتید.</translation>
    </message>
</context>
<context>
    <name>people-none</name>
    <message>
        <source>Only bots play, and you watch.</source>
        <translation>فقط ربات‌ها بازی می‌کنند و شما تماشا می‌کنید.</translation>
    </message>
</context>
<context>
    <name>people-several</name>
    <message>
        <source>One screen for all: between turns a curtain hides the cards.</source>
        <translation>یک صفحه برای همه: بین نوبت‌ها پرده‌ای ورق‌ها را می‌پوشاند.</translation>
    </message>
</context>
<context>
    <name>seat.player</name>
    <message>
        <source>Player {n}</source>
        <translation>بازیکن {n}</translation>
    </message>
</context>
<context>
    <name>seat.unnamed</name>
    <message>
        <source>Seat {n}</source>
        <translation>صندلی {n}</translation>
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
    <name>seed-wrong</name>
    <message>
        <source>The seed is a number of at most 20 digits, or nothing.</source>
        <translation>شمارهٔ بُر عددی است با حداکثر ۲۰ رقم، یا هیچ.</translation>
    </message>
</context>
<context>
    <name>set-too-low</name>
    <message>
        <source>Set side by side from low to high, {card} doesn&apos;t reach {bar}. The other choice is your {n} lowest cards: {lowest}.</source>
        <translation>اگر ورق‌ها را از پایین به بالا روبه‌روی هم بگذاریم، {card} به {bar} نمی‌رسد. راه دیگر {n} ورق پایین شماست: {lowest}.</translation>
    </message>
</context>
<context>
    <name>sets-need-duty</name>
    <message>
        <source>Equal cards together (sets) have no single lowest answer: reaching must be free, or required whenever possible (duty optional or must).</source>
        <translation>چند ورق هم‌رتبه با هم (⁨sets⁩) یک جواب پایین‌ترین ندارد: رسیدن باید آزاد باشد، یا هر وقت بشود اجباری (⁨duty optional⁩ یا ⁨must⁩).</translation>
    </message>
</context>
<context>
    <name>sets-need-lead</name>
    <message>
        <source>Equal cards together (sets) need a free lead (lead any).</source>
        <translation>چند ورق هم‌رتبه با هم (⁨sets⁩) وقتی می‌شود که شروع آزاد باشد (⁨lead any⁩).</translation>
    </message>
</context>
<context>
    <name>several-people</name>
    <message>
        <source>This game is for several people at one screen. This version seats one person and bots.</source>
        <translation>این بازی برای چند نفر پای یک صفحه است. در این ویرایش یک نفر با ربات‌ها بازی می‌کند.</translation>
    </message>
</context>
<context>
    <name>sheet-deal</name>
    <message>
        <source>Deal {deal}</source>
        <translation>دور {deal}</translation>
    </message>
</context>
<context>
    <name>sheet-seat</name>
    <message>
        <source>{player}: {amount}, total {total}</source>
        <translation>{player}: {amount}، جمع {total}</translation>
    </message>
</context>
<context>
    <name>sheet-seat-leads</name>
    <message>
        <source>{player}: {amount}, total {total}, leads</source>
        <translation>{player}: {amount}، جمع {total}، پیش است</translation>
    </message>
</context>
<context>
    <name>sheet-seat-out</name>
    <message>
        <source>{player}: {amount}, total {total}, out of the game</source>
        <translation>{player}: {amount}، جمع {total}، حذف‌شده</translation>
    </message>
</context>
<context>
    <name>stake-now</name>
    <message>
        <source>The stake is {stake} now.</source>
        <translation>مایه حالا {stake} است.</translation>
    </message>
</context>
<context>
    <name>start-chips</name>
    <message>
        <source>At least two players need chips to begin with, and everybody who plays as many as the stake.</source>
        <translation>حداقل دو نفر باید برای شروع ژتون داشته باشند، و هر کس بازی می‌کند به اندازهٔ مایه.</translation>
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
        <translation>خط ⁨kept⁩ باید یک صندلی و ورق‌هایش را داشته باشد.</translation>
    </message>
</context>
<context>
    <name>start-one-number</name>
    <message>
        <source>The line {key} needs one number.</source>
        <translation>خط {key} یک عدد می‌خواهد.</translation>
    </message>
</context>
<context>
    <name>start-out</name>
    <message>
        <source>The line out must name each seat once and leave at least two in the game.</source>
        <translation>خط ⁨out⁩ باید هر صندلی را یک بار نام ببرد و دست‌کم دو نفر را در بازی بگذارد.</translation>
    </message>
</context>
<context>
    <name>start-per-seat</name>
    <message>
        <source>The line {key} needs {n} numbers, one for each seat.</source>
        <translation>خط {key} باید {n} عدد داشته باشد، برای هر صندلی یکی.</translation>
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
    <name>suit.clubs</name>
    <message>
        <source>clubs</source>
        <translation>گشنیز</translation>
    </message>
</context>
<context>
    <name>suit.diamonds</name>
    <message>
        <source>diamonds</source>
        <translation>خشت</translation>
    </message>
</context>
<context>
    <name>suit.hearts</name>
    <message>
        <source>hearts</source>
        <translation>دل</translation>
    </message>
</context>
<context>
    <name>suit.none</name>
    <message>
        <source>no trumps</source>
        <translation>بی‌حکم</translation>
    </message>
</context>
<context>
    <name>suit.spades</name>
    <message>
        <source>spades</source>
        <translation>پیک</translation>
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
    <name>sw.block</name>
    <message>
        <source>Ace block</source>
        <translation>سد آس</translation>
    </message>
</context>
<context>
    <name>sw.block.why</name>
    <message>
        <source>Nothing reaches an ace: the lowest card has to follow it.</source>
        <translation>هیچ ورقی به آس نمی‌رسد: بعد از آن باید پایین‌ترین ورق بیاید.</translation>
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
    <name>sw.dealer-chooses</name>
    <message>
        <source>The dealer chooses</source>
        <translation>به انتخاب پخش‌کننده</translation>
    </message>
</context>
<context>
    <name>sw.dealer-chooses.why</name>
    <message>
        <source>The dealer says how many cards are dealt, three at least.</source>
        <translation>پخش‌کننده می‌گوید چند ورق پخش شود، حداقل سه تا.</translation>
    </message>
</context>
<context>
    <name>sw.drop-last</name>
    <message>
        <source>Some cards stay unknown</source>
        <translation>چند ورق ناشناخته</translation>
    </message>
</context>
<context>
    <name>sw.drop-last.why</name>
    <message>
        <source>Where the pack comes out even, one card fewer is dealt to each.</source>
        <translation>وقتی همهٔ ورق‌ها پخش می‌شود، به هر نفر یکی کمتر می‌رسد.</translation>
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
    <name>sw.first-bust</name>
    <message>
        <source>Until the first bust</source>
        <translation>تا اولین سوختن</translation>
    </message>
</context>
<context>
    <name>sw.first-bust.why</name>
    <message>
        <source>The game ends with the first bust, and the lowest total wins.</source>
        <translation>بازی با اولین سوختن تمام می‌شود و کمترین جمع می‌برد.</translation>
    </message>
</context>
<context>
    <name>sw.five-cards</name>
    <message>
        <source>Always five cards</source>
        <translation>همیشه پنج ورق</translation>
    </message>
</context>
<context>
    <name>sw.five-cards.why</name>
    <message>
        <source>Hands do not shrink: every deal has five cards.</source>
        <translation>تعداد ورق کم نمی‌شود: هر دور پنج ورق دارد.</translation>
    </message>
</context>
<context>
    <name>sw.free-return</name>
    <message>
        <source>Free return</source>
        <translation>برگشت مجانی</translation>
    </message>
</context>
<context>
    <name>sw.free-return.why</name>
    <message>
        <source>One stake each, and everybody may come back once for nothing.</source>
        <translation>هر نفر یک مایه می‌گذارد و هر کس یک بار مجانی برمی‌گردد.</translation>
    </message>
</context>
<context>
    <name>sw.joker-aces</name>
    <message>
        <source>Jokers are aces</source>
        <translation>جوکر یعنی آس</translation>
    </message>
</context>
<context>
    <name>sw.joker-aces.why</name>
    <message>
        <source>Two jokers are added as further aces.</source>
        <translation>دو جوکر هم آس به حساب می‌آیند.</translation>
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
    <name>sw.keeps-highest</name>
    <message>
        <source>The highest card stays</source>
        <translation>بالاترین ورق می‌ماند</translation>
    </message>
</context>
<context>
    <name>sw.keeps-highest.why</name>
    <message>
        <source>After a half cucumber the highest kept card stays, not the topmost.</source>
        <translation>بعد از نصفه‌خیار بالاترین ورق جریمه می‌ماند، نه ورق رو.</translation>
    </message>
</context>
<context>
    <name>sw.kontra</name>
    <message>
        <source>Kontra</source>
        <translation>کنترا</translation>
    </message>
</context>
<context>
    <name>sw.kontra.why</name>
    <message>
        <source>Before play somebody may say kontra: the loser pays double, the caller fourfold.</source>
        <translation>پیش از بازی می‌شود کنترا گفت: بازنده دو برابر می‌دهد، گوینده چهار برابر.</translation>
    </message>
</context>
<context>
    <name>sw.lead-lowest</name>
    <message>
        <source>Lead the lowest</source>
        <translation>شروع با پایین‌ترین</translation>
    </message>
</context>
<context>
    <name>sw.lead-lowest.why</name>
    <message>
        <source>Every trick is led with the lowest card.</source>
        <translation>هر دست با پایین‌ترین ورق شروع می‌شود.</translation>
    </message>
</context>
<context>
    <name>sw.limit-20</name>
    <message>
        <source>Out at 20</source>
        <translation>حذف با ۲۰</translation>
    </message>
</context>
<context>
    <name>sw.limit-20.why</name>
    <message>
        <source>The limit is 20 points, not 30.</source>
        <translation>حد ۲۰ امتیاز است، نه ۳۰.</translation>
    </message>
</context>
<context>
    <name>sw.lowest-beater</name>
    <message>
        <source>Reach with the lowest</source>
        <translation>رسیدن با پایین‌ترین</translation>
    </message>
</context>
<context>
    <name>sw.lowest-beater.why</name>
    <message>
        <source>Only the lead is a choice: everyone reaches the card before with the lowest that will do.</source>
        <translation>فقط شروع انتخابی است: بقیه با پایین‌ترین ورقی که می‌رسد به ورق قبلی جواب می‌دهند.</translation>
    </message>
</context>
<context>
    <name>sw.match-equal</name>
    <message>
        <source>Equal cards first</source>
        <translation>اول ورق هم‌رتبه</translation>
    </message>
</context>
<context>
    <name>sw.match-equal.why</name>
    <message>
        <source>Whoever has a card equal to the one to reach has to play it.</source>
        <translation>هر کس ورقی هم‌رتبهٔ آن که باید به آن رسید دارد، باید همان را بازی کند.</translation>
    </message>
</context>
<context>
    <name>sw.must</name>
    <message>
        <source>Reach if you can</source>
        <translation>اگر بشود باید رسید</translation>
    </message>
</context>
<context>
    <name>sw.must.why</name>
    <message>
        <source>Whoever can reach has to; the lowest card is only for those who cannot.</source>
        <translation>هر کس بتواند برسد باید برسد؛ پایین‌ترین ورق فقط مال کسی است که نمی‌تواند.</translation>
    </message>
</context>
<context>
    <name>sw.previous</name>
    <message>
        <source>Reach the card before</source>
        <translation>رسیدن به ورق قبلی</translation>
    </message>
</context>
<context>
    <name>sw.previous.why</name>
    <message>
        <source>The card to reach is the one just before, not the highest of the trick.</source>
        <translation>باید به ورق قبلی رسید، نه به بالاترین ورق دست.</translation>
    </message>
</context>
<context>
    <name>sw.rampo</name>
    <message>
        <source>Rampo</source>
        <translation>رامپو</translation>
    </message>
</context>
<context>
    <name>sw.rampo.why</name>
    <message>
        <source>If all last cards are equal nobody pays, and a new game begins for the same pot.</source>
        <translation>اگر همهٔ ورق‌های آخر هم‌رتبه باشند کسی جریمه نمی‌شود و بازی تازه‌ای با همان صندوق شروع می‌شود.</translation>
    </message>
</context>
<context>
    <name>sw.sevens</name>
    <message>
        <source>Black sevens on top</source>
        <translation>هفت‌های سیاه بالای همه</translation>
    </message>
</context>
<context>
    <name>sw.sevens-equal</name>
    <message>
        <source>Black sevens equal</source>
        <translation>هفت‌های سیاه برابر</translation>
    </message>
</context>
<context>
    <name>sw.sevens-equal.why</name>
    <message>
        <source>Instead of the 6 of clubs: both black sevens are on top and count 21.</source>
        <translation>به‌جای ۶ گشنیز: هر دو هفت سیاه بالای همه‌اند و ۲۱ امتیاز دارند.</translation>
    </message>
</context>
<context>
    <name>sw.sevens.why</name>
    <message>
        <source>Instead of the 6 of clubs: the 7 of spades counts 16, the 7 of clubs 15.</source>
        <translation>به‌جای ۶ گشنیز: ۷ پیک ۱۶ امتیاز دارد و ۷ گشنیز ۱۵.</translation>
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
    <name>sw.swap</name>
    <message>
        <source>Exchange up to forehand&apos;s number</source>
        <translation>تعویض تا تعداد نفر اول</translation>
    </message>
</context>
<context>
    <name>sw.swap-chain</name>
    <message>
        <source>Exchange in a chain</source>
        <translation>تعویض زنجیره‌ای</translation>
    </message>
</context>
<context>
    <name>sw.swap-chain.why</name>
    <message>
        <source>Everyone exchanges at most as many cards as the player before.</source>
        <translation>هر کس حداکثر به تعداد نفر قبلی ورق عوض می‌کند.</translation>
    </message>
</context>
<context>
    <name>sw.swap.why</name>
    <message>
        <source>Forehand exchanges any number of cards, everyone after that at most as many.</source>
        <translation>نفر اول هر تعداد ورق عوض می‌کند و بقیه حداکثر همان تعداد.</translation>
    </message>
</context>
<context>
    <name>sw.third-joker</name>
    <message>
        <source>A third joker</source>
        <translation>جوکر سوم</translation>
    </message>
</context>
<context>
    <name>sw.third-joker.why</name>
    <message>
        <source>Three jokers instead of two.</source>
        <translation>سه جوکر به‌جای دو تا.</translation>
    </message>
</context>
<context>
    <name>sw.together</name>
    <message>
        <source>Last cards together</source>
        <translation>ورق‌های آخر با هم</translation>
    </message>
</context>
<context>
    <name>sw.together.why</name>
    <message>
        <source>The last cards are turned up at the same time.</source>
        <translation>ورق‌های آخر همه با هم رو می‌شوند.</translation>
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
        <translation>اولین سوختن یک خیار می‌آورد و بالاترین امتیاز بقیه را؛ فقط بار دوم حذف می‌کند.</translation>
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
    <name>sw.zigzag</name>
    <message>
        <source>Zigzag</source>
        <translation>زیگزاگ</translation>
    </message>
</context>
<context>
    <name>sw.zigzag.why</name>
    <message>
        <source>From six cards down to one, up to five, down again, up to four, and so on.</source>
        <translation>از شش ورق تا یکی، بعد تا پنج، باز پایین، بعد تا چهار، و همین‌طور.</translation>
    </message>
</context>
<context>
    <name>switch-excluded</name>
    <message>
        <source>{name} leaves no room for this.</source>
        <translation>با «{name}» جایی برای این نیست.</translation>
    </message>
</context>
<context>
    <name>table-detail</name>
    <message>
        <source>Deal {deal}, trick {trick} of {n}</source>
        <translation>دور {deal}، دست {trick} از {n}</translation>
    </message>
</context>
<context>
    <name>table-detail-dealing</name>
    <message>
        <source>Deal {deal}</source>
        <translation>دور {deal}</translation>
    </message>
</context>
<context>
    <name>table-detail-over</name>
    <message>
        <source>Deal {deal}, game over</source>
        <translation>دور {deal}، پایان بازی</translation>
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
    <name>too-low.blocked</name>
    <message>
        <source>Nothing reaches {bar} here. Play your lowest card: {lowest}.</source>
        <translation>اینجا هیچ ورقی به {bar} نمی‌رسد. پایین‌ترین ورقتان را بازی کنید: {lowest}.</translation>
    </message>
</context>
<context>
    <name>too-low.must</name>
    <message>
        <source>{card} doesn&apos;t reach {bar}, but you can, so here you have to: {cards}.</source>
        <translation>{card} به {bar} نمی‌رسد. اینجا اگر بشود رسید، باید رسید: {cards}.</translation>
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
    <name>tricks-won</name>
    <message>
        <source>Tricks: {n}</source>
        <translation>{n} دست</translation>
    </message>
</context>
<context>
    <name>trump</name>
    <message>
        <source>Trumps: {suit}</source>
        <translation>حکم: {suit}</translation>
    </message>
</context>
<context>
    <name>trump-none</name>
    <message>
        <source>No trumps</source>
        <translation>بی‌حکم</translation>
    </message>
</context>
<context>
    <name>trump-open</name>
    <message>
        <source>Trumps not named yet</source>
        <translation>هنوز حکم نشده</translation>
    </message>
</context>
<context>
    <name>waiting-for</name>
    <message>
        <source>It&apos;s {player}&apos;s turn.</source>
        <translation>نوبت {player} است.</translation>
    </message>
</context>
<context>
    <name>why-accept</name>
    <message>
        <source>There is a fair chance to play the lowest last card.</source>
        <translation>امید هست که پایین‌ترین ورق آخر مال شما باشد.</translation>
    </message>
</context>
<context>
    <name>why-buy-in</name>
    <message>
        <source>With that score the share of the pot is worth more than another stake.</source>
        <translation>با آن امتیاز، سهمتان از صندوق بیشتر از یک مایهٔ دیگر می‌ارزد.</translation>
    </message>
</context>
<context>
    <name>why-cannot-reach</name>
    <message>
        <source>None of your cards reaches {bar}, so the lowest has to go.</source>
        <translation>هیچ‌کدام از ورق‌هایتان به {bar} نمی‌رسد، پس پایین‌ترین باید برود.</translation>
    </message>
</context>
<context>
    <name>why-cheapest</name>
    <message>
        <source>It is the lowest card that reaches {bar}: {lowest} stays for the last trick, and higher cards for the tricks before it.</source>
        <translation>پایین‌ترین ورقی است که به {bar} می‌رسد. {lowest} برای دست آخر می‌ماند و ورق‌های بالاتر برای دست‌های پیش از آن.</translation>
    </message>
</context>
<context>
    <name>why-decline</name>
    <message>
        <source>Somebody is too close to the limit: that score isn&apos;t worth another stake.</source>
        <translation>یکی خیلی به حد نزدیک است: آن امتیاز یک مایهٔ دیگر نمی‌ارزد.</translation>
    </message>
</context>
<context>
    <name>why-drop</name>
    <message>
        <source>The lowest last card is unlikely to be here: paying the old stake is cheaper.</source>
        <translation>بعید است پایین‌ترین ورق آخر مال شما باشد: دادن مایهٔ قبلی ارزان‌تر است.</translation>
    </message>
</context>
<context>
    <name>why-exchange-middle</name>
    <message>
        <source>Middling cards help the least: not low enough for the last trick, not high enough for the ones before.</source>
        <translation>ورق‌های میانی کمتر از همه به کار می‌آیند: نه برای دست آخر به اندازهٔ کافی پایین‌اند، نه برای دست‌های پیش از آن بالا.</translation>
    </message>
</context>
<context>
    <name>why-exchange-number</name>
    <message>
        <source>The number is fixed here; most of these cards are better lost.</source>
        <translation>تعداد را نفر اول تعیین کرده است؛ بیشتر این ورق‌ها بروند بهتر است.</translation>
    </message>
</context>
<context>
    <name>why-hand-size</name>
    <message>
        <source>Seven cards give time to plan, and leave cards that nobody knows.</source>
        <translation>هفت ورق جای نقشه کشیدن دارد و چند ورق هم ناشناخته می‌ماند.</translation>
    </message>
</context>
<context>
    <name>why-keep-all</name>
    <message>
        <source>Your cards are low enough for the last trick or high enough for the ones before; an exchange would hardly help.</source>
        <translation>ورق‌هایتان یا برای دست آخر به اندازهٔ کافی پایین‌اند یا برای دست‌های پیش از آن بالا؛ تعویض چندان کمکی نمی‌کند.</translation>
    </message>
</context>
<context>
    <name>why-keep-hand</name>
    <message>
        <source>This hand is good enough for the last trick; a new one could be worse.</source>
        <translation>این ورق‌ها برای دست آخر خوب‌اند؛ ورق‌های تازه شاید بدتر باشند.</translation>
    </message>
</context>
<context>
    <name>why-kontra</name>
    <message>
        <source>With such a low card for the end and the means to keep it, somebody else will pay double.</source>
        <translation>با این ورق پایین برای آخر و راهی برای نگه داشتنش، کس دیگری دو برابر می‌دهد.</translation>
    </message>
</context>
<context>
    <name>why-last-two</name>
    <message>
        <source>Of two cards the higher goes now; {lowest} is left for the last trick.</source>
        <translation>از این دو ورق، بالاتر حالا می‌رود و {lowest} برای دست آخر می‌ماند.</translation>
    </message>
</context>
<context>
    <name>why-lead-high</name>
    <message>
        <source>Whoever can&apos;t reach {card} has to give up a low card, and will miss it in the last trick.</source>
        <translation>هر کس به {card} نرسد، باید ورق پایینی را بدهد که در دست آخر لازمش دارد.</translation>
    </message>
</context>
<context>
    <name>why-lead-on</name>
    <message>
        <source>The deal isn&apos;t sure enough to make it dearer.</source>
        <translation>این دور آن‌قدر مطمئن نیست که گران‌ترش کنید.</translation>
    </message>
</context>
<context>
    <name>why-lead-second</name>
    <message>
        <source>Whoever can&apos;t reach {card} has to give up a low card, and {highest} can still take the lead back.</source>
        <translation>هر کس به {card} نرسد، باید ورق پایینی بدهد؛ {highest} هم می‌ماند تا بعداً شروع را پس بگیرد.</translation>
    </message>
</context>
<context>
    <name>why-lead-set</name>
    <message>
        <source>Led together these cards draw as many low ones from everybody who can&apos;t reach them.</source>
        <translation>این ورق‌ها با هم، از هر کس که به آن‌ها نمی‌رسد همان تعداد ورق پایین می‌گیرند.</translation>
    </message>
</context>
<context>
    <name>why-master</name>
    <message>
        <source>Nothing that is still out is higher than {card}: it brings the lead back, so there is time to lose a middling card first.</source>
        <translation>هیچ ورق ندیده‌ای از {card} بالاتر نیست. با آن هر وقت بخواهید شروع به شما برمی‌گردد، پس وقت هست که اول یک ورق میانی برود.</translation>
    </message>
</context>
<context>
    <name>why-new-hand</name>
    <message>
        <source>This hand has nothing low for the last trick; a new one is likely to be better.</source>
        <translation>اینجا ورق پایینی برای دست آخر نیست؛ ورق‌های تازه به احتمال زیاد بهترند.</translation>
    </message>
</context>
<context>
    <name>why-only</name>
    <message>
        <source>Nothing else may be played.</source>
        <translation>ورق دیگری نمی‌شود بازی کرد.</translation>
    </message>
</context>
<context>
    <name>why-pass</name>
    <message>
        <source>Losing after kontra costs four times as much; this hand isn&apos;t safe enough.</source>
        <translation>باختن بعد از کنترا چهار برابر تمام می‌شود؛ این ورق‌ها آن‌قدر مطمئن نیستند.</translation>
    </message>
</context>
<context>
    <name>why-raise</name>
    <message>
        <source>The last card is low enough to win the deal, so the others may pay more.</source>
        <translation>ورق آخر آن‌قدر پایین است که دور را ببرد، پس بقیه بیشتر بدهند.</translation>
    </message>
</context>
<context>
    <name>why-save-high</name>
    <message>
        <source>Reaching {bar} would cost a card that you need later; giving up the lowest costs less here.</source>
        <translation>برای رسیدن به {bar} باید ورقی را بدهید که بعداً لازم دارید؛ اینجا دادن پایین‌ترین ورق ارزان‌تر است.</translation>
    </message>
</context>
<context>
    <name>why-set-low</name>
    <message>
        <source>Nothing better reaches side by side, so the lowest cards have to go.</source>
        <translation>هیچ گروه بهتری روبه‌روی هم نمی‌رسد، پس پایین‌ترین ورق‌ها باید بروند.</translation>
    </message>
</context>
<context>
    <name>why-set-reaches</name>
    <message>
        <source>Side by side these are the cheapest cards that reach.</source>
        <translation>این‌ها ارزان‌ترین ورق‌هایی هستند که روبه‌روی هم می‌رسند.</translation>
    </message>
</context>
<context>
    <name>why-shed-high</name>
    <message>
        <source>{card} would cost a lot in the last trick, so it goes while it can.</source>
        <translation>{card} در دست آخر گران تمام می‌شود؛ تا می‌شود باید از شرش خلاص شد.</translation>
    </message>
</context>
<context>
    <name>why-shed-middle</name>
    <message>
        <source>Middling cards are the worst to be left with: not low enough for the last trick, not high enough for the ones before.</source>
        <translation>ورق میانی بدترین ورقی است که بماند: نه برای دست آخر به اندازهٔ کافی پایین است، نه برای دست‌های پیش از آن بالا.</translation>
    </message>
</context>
<context>
    <name>why-slip-under</name>
    <message>
        <source>Your cards are low enough to slip through, so the highest of them goes first.</source>
        <translation>ورق‌هایتان آن‌قدر پایین‌اند که شاید دست آخر به شما نیفتد؛ پس اول بالاترینشان می‌رود.</translation>
    </message>
</context>
<context>
    <name>why-spare-low</name>
    <message>
        <source>{lowest} is low enough for the last trick, so this card can be spared, and your high cards can still take a trick.</source>
        <translation>{lowest} برای دست آخر به اندازهٔ کافی پایین است. این یکی اضافی است و ورق‌های بالایتان بعداً هم دست می‌برند.</translation>
    </message>
</context>
<context>
    <name>why-take-now</name>
    <message>
        <source>Whoever plays after you has to reach {card} or give up their lowest card.</source>
        <translation>هر کس بعد از شما بازی کند، باید به {card} برسد یا پایین‌ترین ورقش را بدهد.</translation>
    </message>
</context>
<context>
    <name>why-take-sure</name>
    <message>
        <source>Nothing that is still out is higher than {card}: it takes the trick, or draws an equal card from somebody.</source>
        <translation>هیچ ورق ندیده‌ای از {card} بالاتر نیست؛ یا دست را می‌برد، یا ورقی هم‌رتبه از کسی بیرون می‌کشد.</translation>
    </message>
</context>
<context>
    <name>why-tried</name>
    <message>
        <source>Tried out in many ways the hidden cards may lie, this costs you the least.</source>
        <translation>ورق‌های ندیده هر جور که باشند، این یکی روی‌هم‌رفته کمتر از بقیه گران تمام می‌شود.</translation>
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
<context>
    <name>you</name>
    <message>
        <source>You</source>
        <translation>شما</translation>
    </message>
</context>
<context>
    <name>turn-of-person</name>
    <message>
        <source>{player}, it&apos;s your turn.</source>
        <translation>{player}، نوبت شماست.</translation>
    </message>
</context>
<context>
    <name>hint-cards</name>
    <message>
        <source>Hint: {cards}.</source>
        <translation>راهنمایی: {cards}.</translation>
    </message>
</context>
<context>
    <name>hint-button</name>
    <message>
        <source>Hint: {button}.</source>
        <translation>راهنمایی: {button}.</translation>
    </message>
</context>
<context>
    <name>hint-number</name>
    <message>
        <source>Hint: {button}, {n}.</source>
        <translation>راهنمایی: {button}، {n}.</translation>
    </message>
</context>
<context>
    <name>hint-suit</name>
    <message>
        <source>Hint: {button}, {suit}.</source>
        <translation>راهنمایی: {button}، {suit}.</translation>
    </message>
</context>
<context>
    <name>jokers-need-standard</name>
    <message>
        <source>Jokers (jokers) and special cards (special) belong to the deck of 52 cards (deck standard).</source>
        <translation>جوکر (⁨jokers⁩) و ورق‌های ویژه (⁨special⁩) مال دستهٔ ۵۲تایی است (⁨deck standard⁩).</translation>
    </message>
</context>
<context>
    <name>hint-number-suit</name>
    <message>
        <source>Hint: {button}, {n} of {suit}.</source>
        <translation>راهنمایی: {button}، {n} تا {suit}.</translation>
    </message>
</context>
<context>
    <name>previous-trick</name>
    <message>
        <source>{player} took the previous trick.</source>
        <translation>{player} دست قبلی را برد.</translation>
    </message>
</context>
<context>
    <name>previous-trick-you</name>
    <message>
        <source>You took the previous trick.</source>
        <translation>دست قبلی را شما بردید.</translation>
    </message>
</context>
<context>
    <name>fact.out-of-game</name>
    <message>
        <source>Out of the game</source>
        <translation>حذف‌شده</translation>
    </message>
</context>
<context>
    <name>a11y-seat-aside</name>
    <message>
        <source>{player}: not in this deal, {points} points</source>
        <translation>{player}: در این دور کنار است، {points} امتیاز</translation>
    </message>
</context>
<context>
    <name>opt.group.deal</name>
    <message>
        <source>Cards and deal</source>
        <translation>ورق‌ها و پخش</translation>
    </message>
</context>
<context>
    <name>opt.group.before</name>
    <message>
        <source>Before play</source>
        <translation>پیش از بازی</translation>
    </message>
</context>
<context>
    <name>opt.group.play</name>
    <message>
        <source>Leading and following</source>
        <translation>شروع کردن و جواب دادن</translation>
    </message>
</context>
<context>
    <name>opt.group.last</name>
    <message>
        <source>Last trick and score</source>
        <translation>دست آخر و امتیاز</translation>
    </message>
</context>
<context>
    <name>opt.group.end</name>
    <message>
        <source>Lives, stakes and end</source>
        <translation>جان، مایه و پایان</translation>
    </message>
</context>
<context>
    <name>opt.pack-low.auto</name>
    <message>
        <source>as many players need</source>
        <translation>به اندازهٔ تعداد بازیکن‌ها</translation>
    </message>
</context>
<context>
    <name>opt.pack-low.2</name>
    <message>
        <source>2, 52 cards</source>
        <translation>۲، با ۵۲ ورق</translation>
    </message>
</context>
<context>
    <name>opt.pack-low.3</name>
    <message>
        <source>3, 48 cards</source>
        <translation>۳، با ۴۸ ورق</translation>
    </message>
</context>
<context>
    <name>opt.pack-low.4</name>
    <message>
        <source>4, 44 cards</source>
        <translation>۴، با ۴۴ ورق</translation>
    </message>
</context>
<context>
    <name>opt.pack-low.5</name>
    <message>
        <source>5, 40 cards</source>
        <translation>۵، با ۴۰ ورق</translation>
    </message>
</context>
<context>
    <name>opt.pack-low.6</name>
    <message>
        <source>6, 36 cards</source>
        <translation>۶، با ۳۶ ورق</translation>
    </message>
</context>
<context>
    <name>opt.pack-low.7</name>
    <message>
        <source>7, 32 cards</source>
        <translation>۷، با ۳۲ ورق</translation>
    </message>
</context>
<context>
    <name>opt.pack-low.8</name>
    <message>
        <source>8, 28 cards</source>
        <translation>۸، با ۲۸ ورق</translation>
    </message>
</context>
<context>
    <name>opt.pack-low.9</name>
    <message>
        <source>9, 24 cards</source>
        <translation>۹، با ۲۴ ورق</translation>
    </message>
</context>
<context>
    <name>opt.pack-low.T</name>
    <message>
        <source>10, 20 cards</source>
        <translation>۱۰، با ۲۰ ورق</translation>
    </message>
</context>
<context>
    <name>opt.pack-low</name>
    <message>
        <source>Lowest card</source>
        <translation>پایین‌ترین ورق</translation>
    </message>
</context>
<context>
    <name>opt.pack-low.why</name>
    <message>
        <source>The lowest rank in the pack; what is not dealt lies aside.</source>
        <translation>پایین‌ترین رتبهٔ دسته؛ ورق‌هایی که پخش نشوند کنار می‌مانند.</translation>
    </message>
</context>
<context>
    <name>opt.club-rule</name>
    <message>
        <source>Turned club</source>
        <translation>گشنیز روشده</translation>
    </message>
</context>
<context>
    <name>opt.club-rule.why</name>
    <message>
        <source>Whether a club turned up makes clubs trumps at once: no bidding, no maker, and nobody may drop.</source>
        <translation>اگر ورق روشده گشنیز باشد، آیا گشنیز بی‌درنگ حکم می‌شود: کسی نمی‌خواند، حاکمی نیست و نمی‌شود کنار کشید.</translation>
    </message>
</context>
<context>
    <name>opt.dealer-takes-club</name>
    <message>
        <source>The dealer takes the turned club</source>
        <translation>پخش‌کننده گشنیز روشده را برمی‌دارد</translation>
    </message>
</context>
<context>
    <name>opt.dealer-takes-club.why</name>
    <message>
        <source>Whether the dealer takes a turned club and buries a card for it.</source>
        <translation>آیا پخش‌کننده گشنیز روشده را برمی‌دارد و به جایش ورقی می‌خواباند.</translation>
    </message>
</context>
<context>
    <name>opt.bidding.order-up</name>
    <message>
        <source>order up, then name</source>
        <translation>اول قبول کردن، بعد حکم کردن</translation>
    </message>
</context>
<context>
    <name>opt.bidding.one-round</name>
    <message>
        <source>one round of numbers</source>
        <translation>یک گردش خواندن</translation>
    </message>
</context>
<context>
    <name>opt.bidding.laps</name>
    <message>
        <source>numbers, as many laps as it takes</source>
        <translation>خواندن، تا هر چند گردش که لازم باشد</translation>
    </message>
</context>
<context>
    <name>opt.bidding</name>
    <message>
        <source>Bidding</source>
        <translation>خواندن</translation>
    </message>
</context>
<context>
    <name>opt.bidding.why</name>
    <message>
        <source>How the maker is found who names trumps.</source>
        <translation>حاکم، که حکم را تعیین می‌کند، چطور معلوم می‌شود.</translation>
    </message>
</context>
<context>
    <name>opt.max-bid</name>
    <message>
        <source>Highest bid</source>
        <translation>بالاترین عدد</translation>
    </message>
</context>
<context>
    <name>opt.max-bid.why</name>
    <message>
        <source>The highest number that may be bid. More than five cannot be made, and keeps others from playing.</source>
        <translation>بالاترین عددی که می‌شود خواند. بیشتر از پنج دست را نمی‌شود برد؛ فقط راه دیگران را می‌بندد.</translation>
    </message>
</context>
<context>
    <name>opt.all-pass.no-trump</name>
    <message>
        <source>no trumps, everybody plays</source>
        <translation>بی‌حکم، همه بازی می‌کنند</translation>
    </message>
</context>
<context>
    <name>opt.all-pass.redeal-next</name>
    <message>
        <source>the next dealer deals</source>
        <translation>نفر بعدی پخش می‌کند</translation>
    </message>
</context>
<context>
    <name>opt.all-pass.redeal-same</name>
    <message>
        <source>the same dealer deals again</source>
        <translation>همان پخش‌کننده دوباره پخش می‌کند</translation>
    </message>
</context>
<context>
    <name>opt.all-pass.dealer-one</name>
    <message>
        <source>the dealer has to bid 1</source>
        <translation>پخش‌کننده باید ۱ بخواند</translation>
    </message>
</context>
<context>
    <name>opt.all-pass</name>
    <message>
        <source>All pass</source>
        <translation>پاس همه</translation>
    </message>
</context>
<context>
    <name>opt.all-pass.why</name>
    <message>
        <source>What happens when nobody wants to be maker.</source>
        <translation>وقتی هیچ‌کس نخواهد حاکم باشد چه می‌شود.</translation>
    </message>
</context>
<context>
    <name>opt.no-trump-call</name>
    <message>
        <source>No trumps may be named</source>
        <translation>بی‌حکم را می‌شود گفت</translation>
    </message>
</context>
<context>
    <name>opt.no-trump-call.why</name>
    <message>
        <source>Whether no trumps may be named in the second round, when the upcard has been turned down.</source>
        <translation>وقتی ورق روشده رد شده، آیا در گردش دوم می‌شود بی‌حکم گفت.</translation>
    </message>
</context>
<context>
    <name>opt.exchange-buck.none</name>
    <message>
        <source>none</source>
        <translation>هیچ</translation>
    </message>
</context>
<context>
    <name>opt.exchange-buck.upcard</name>
    <message>
        <source>the maker may take the upcard</source>
        <translation>حاکم می‌تواند ورق روشده را بردارد</translation>
    </message>
</context>
<context>
    <name>opt.exchange-buck.widow</name>
    <message>
        <source>a hand for the widow, once</source>
        <translation>همهٔ ورق‌ها با یدک، فقط یک بار</translation>
    </message>
</context>
<context>
    <name>opt.exchange-buck.undealt</name>
    <message>
        <source>cards for undealt ones</source>
        <translation>چند ورق با ورق‌های مانده</translation>
    </message>
</context>
<context>
    <name>opt.exchange-buck</name>
    <message>
        <source>Exchange</source>
        <translation>تعویض</translation>
    </message>
</context>
<context>
    <name>opt.exchange-buck.why</name>
    <message>
        <source>Which cards may be exchanged before play.</source>
        <translation>پیش از بازی چه ورق‌هایی را می‌شود عوض کرد.</translation>
    </message>
</context>
<context>
    <name>opt.bury-upcard</name>
    <message>
        <source>The upcard may be buried</source>
        <translation>ورق روشده را می‌شود خواباند</translation>
    </message>
</context>
<context>
    <name>opt.bury-upcard.why</name>
    <message>
        <source>Whether whoever takes the upcard may bury that very card again.</source>
        <translation>کسی که ورق روشده را برداشته، آیا می‌تواند همان را بخواباند.</translation>
    </message>
</context>
<context>
    <name>opt.drop-limit</name>
    <message>
        <source>Drops in a row</source>
        <translation>کنار کشیدن پشت سر هم</translation>
    </message>
</context>
<context>
    <name>opt.drop-limit.why</name>
    <message>
        <source>After this many drops in a row one has to stay; 0 switches it off.</source>
        <translation>بعد از این تعداد کنار کشیدن پشت سر هم باید ماند؛ با ۰ این قاعده در کار نیست.</translation>
    </message>
</context>
<context>
    <name>opt.must-stay-at</name>
    <message>
        <source>Has to stay at</source>
        <translation>ماندن اجباری از</translation>
    </message>
</context>
<context>
    <name>opt.must-stay-at.why</name>
    <message>
        <source>With this many points or fewer nobody may drop; −1 switches it off.</source>
        <translation>با این تعداد امتیاز یا کمتر نمی‌شود کنار کشید؛ با منفی یک این قاعده در کار نیست.</translation>
    </message>
</context>
<context>
    <name>opt.first-lead-buck.dealer-left</name>
    <message>
        <source>the dealer&apos;s left neighbour</source>
        <translation>نفر سمت چپ پخش‌کننده</translation>
    </message>
</context>
<context>
    <name>opt.first-lead-buck.maker</name>
    <message>
        <source>the maker</source>
        <translation>حاکم</translation>
    </message>
</context>
<context>
    <name>opt.first-lead-buck</name>
    <message>
        <source>First lead</source>
        <translation>شروع دست اول</translation>
    </message>
</context>
<context>
    <name>opt.first-lead-buck.why</name>
    <message>
        <source>Who leads the first trick.</source>
        <translation>دست اول را چه کسی شروع می‌کند.</translation>
    </message>
</context>
<context>
    <name>opt.start-score</name>
    <message>
        <source>Points at the start</source>
        <translation>امتیاز شروع</translation>
    </message>
</context>
<context>
    <name>opt.start-score.why</name>
    <message>
        <source>Scores count down from here; whoever gets to 0 has won.</source>
        <translation>امتیازها از اینجا کم می‌شود؛ هر کس به ۰ برسد برده است.</translation>
    </message>
</context>
<context>
    <name>opt.penalty</name>
    <message>
        <source>Penalty</source>
        <translation>جریمه</translation>
    </message>
</context>
<context>
    <name>opt.penalty.why</name>
    <message>
        <source>Points for staying without a trick, and for a maker who falls short.</source>
        <translation>امتیاز جریمهٔ کسی که مانده و دستی نبرده، و حاکمی که به تعهدش نرسیده.</translation>
    </message>
</context>
<context>
    <name>opt.requirement.three</name>
    <message>
        <source>three tricks</source>
        <translation>سه دست</translation>
    </message>
</context>
<context>
    <name>opt.requirement.bid</name>
    <message>
        <source>the number bid</source>
        <translation>عددی که خوانده</translation>
    </message>
</context>
<context>
    <name>opt.requirement</name>
    <message>
        <source>The maker needs</source>
        <translation>تعهد حاکم</translation>
    </message>
</context>
<context>
    <name>opt.requirement.why</name>
    <message>
        <source>How many tricks the maker has to take.</source>
        <translation>حاکم باید چند دست ببرد.</translation>
    </message>
</context>
<context>
    <name>opt.sweep-wins</name>
    <message>
        <source>Five tricks win the game</source>
        <translation>هر پنج دست، برد بازی</translation>
    </message>
</context>
<context>
    <name>opt.sweep-wins.why</name>
    <message>
        <source>Whether whoever takes all five tricks of a deal wins the whole game at once.</source>
        <translation>آیا کسی که هر پنج دست یک دور را ببرد، همان‌جا کل بازی را می‌برد.</translation>
    </message>
</context>
<context>
    <name>opt.uncontested.minus-five</name>
    <message>
        <source>5 points off</source>
        <translation>۵ امتیاز کم می‌شود</translation>
    </message>
</context>
<context>
    <name>opt.uncontested.sweep</name>
    <message>
        <source>wins the game</source>
        <translation>بازی را می‌برد</translation>
    </message>
</context>
<context>
    <name>opt.uncontested.requirement</name>
    <message>
        <source>the tricks needed off</source>
        <translation>به اندازهٔ تعهدش کم می‌شود</translation>
    </message>
</context>
<context>
    <name>opt.uncontested</name>
    <message>
        <source>Everybody else drops</source>
        <translation>بقیه کنار بکشند</translation>
    </message>
</context>
<context>
    <name>opt.uncontested.why</name>
    <message>
        <source>What a maker gets whom nobody opposes.</source>
        <translation>حاکمی که کسی جلویش نمانده چه می‌گیرد.</translation>
    </message>
</context>
<context>
    <name>opt.tie-buck.draw</name>
    <message>
        <source>a draw</source>
        <translation>مساوی</translation>
    </message>
</context>
<context>
    <name>opt.tie-buck.extra-deal</name>
    <message>
        <source>one more deal</source>
        <translation>یک دور دیگر</translation>
    </message>
</context>
<context>
    <name>opt.tie-buck</name>
    <message>
        <source>Equally low at the end</source>
        <translation>امتیاز برابر در پایان</translation>
    </message>
</context>
<context>
    <name>opt.tie-buck.why</name>
    <message>
        <source>What happens when several end with the same lowest score.</source>
        <translation>اگر چند نفر با یک امتیاز از همه پایین‌تر باشند چه می‌شود.</translation>
    </message>
</context>
<context>
    <name>opt.group.bidding</name>
    <message>
        <source>Bidding and exchange</source>
        <translation>خواندن و تعویض</translation>
    </message>
</context>
<context>
    <name>opt.group.staying</name>
    <message>
        <source>Staying and leading</source>
        <translation>ماندن و شروع</translation>
    </message>
</context>
<context>
    <name>opt.group.score</name>
    <message>
        <source>Score and end</source>
        <translation>امتیاز و پایان</translation>
    </message>
</context>
<context>
    <name>preset.buck-euchre</name>
    <message>
        <source>Buck Euchre (Ohio)</source>
        <translation>باک یوکر</translation>
    </message>
</context>
<context>
    <name>preset.buck-euchre.line</name>
    <message>
        <source>Everyone alone with five cards: take a trick, drop, or pay. All five tricks win the game.</source>
        <translation>هر کس تنها، با پنج ورق: یا دست ببرید، یا کنار بکشید، یا جریمه بدهید. هر پنج دست بازی را می‌برد.</translation>
    </message>
</context>
<context>
    <name>preset.buck-thompson</name>
    <message>
        <source>Buck Euchre, Thompson</source>
        <translation>باک یوکر تامپسون</translation>
    </message>
</context>
<context>
    <name>preset.buck-thompson.line</name>
    <message>
        <source>Ohio&apos;s rules, and nobody may drop three times in a row.</source>
        <translation>همان قواعد باک یوکر، ولی سه بار پشت سر هم نمی‌شود کنار کشید.</translation>
    </message>
</context>
<context>
    <name>preset.dirty-clubs</name>
    <message>
        <source>Dirty Clubs</source>
        <translation>گشنیز کثیف</translation>
    </message>
</context>
<context>
    <name>preset.dirty-clubs.line</name>
    <message>
        <source>One round of bids for three to ten players; the pack grows with the table.</source>
        <translation>یک گردش خواندن برای ۳ تا ۱۰ نفر؛ هر چه بازیکن بیشتر، دسته بزرگ‌تر.</translation>
    </message>
</context>
<context>
    <name>preset.buck-three</name>
    <message>
        <source>Buck Euchre for three</source>
        <translation>باک یوکر سه‌نفره</translation>
    </message>
</context>
<context>
    <name>preset.buck-three.line</name>
    <message>
        <source>A fourth hand lies face down to be swapped for, and bidding goes on until two pass.</source>
        <translation>پنج ورق یدک پشت‌رو می‌ماند تا کسی با ورق‌هایش عوض کند؛ خواندن تا پاس دو نفر ادامه دارد.</translation>
    </message>
</context>
<context>
    <name>preset.euchre-102</name>
    <message>
        <source>Euchre 102</source>
        <translation>یوکر ۱۰۲</translation>
    </message>
</context>
<context>
    <name>preset.euchre-102.line</name>
    <message>
        <source>Exchange cards for the undealt ones, then bid. A reconstruction from a single sentence.</source>
        <translation>اول ورق‌هایتان را با ورق‌های مانده عوض کنید، بعد بخوانید. از روی یک جمله بازسازی شده است.</translation>
    </message>
</context>
<context>
    <name>sw.takes-club</name>
    <message>
        <source>The dealer takes the turned club</source>
        <translation>پخش‌کننده گشنیز روشده را برمی‌دارد</translation>
    </message>
</context>
<context>
    <name>sw.takes-club.why</name>
    <message>
        <source>When a club is turned up, the dealer takes it and buries a card.</source>
        <translation>اگر گشنیز رو شود، پخش‌کننده آن را برمی‌دارد و ورقی می‌خواباند.</translation>
    </message>
</context>
<context>
    <name>sw.no-trump-call</name>
    <message>
        <source>No trumps may be named</source>
        <translation>بی‌حکم را می‌شود گفت</translation>
    </message>
</context>
<context>
    <name>sw.no-trump-call.why</name>
    <message>
        <source>When the upcard has been turned down, no trumps may be named instead of a suit.</source>
        <translation>وقتی ورق روشده رد شد، به جای خال می‌شود بی‌حکم گفت.</translation>
    </message>
</context>
<context>
    <name>sw.no-bury</name>
    <message>
        <source>The upcard stays in the hand</source>
        <translation>ورق روشده می‌ماند</translation>
    </message>
</context>
<context>
    <name>sw.no-bury.why</name>
    <message>
        <source>Whoever takes the upcard has to bury another card.</source>
        <translation>هر کس ورق روشده را برداشت، باید ورق دیگری را بخواباند.</translation>
    </message>
</context>
<context>
    <name>sw.maker-leads</name>
    <message>
        <source>The maker leads</source>
        <translation>شروع با حاکم</translation>
    </message>
</context>
<context>
    <name>sw.maker-leads.why</name>
    <message>
        <source>The maker leads the first trick, not the dealer&apos;s left neighbour.</source>
        <translation>دست اول را حاکم شروع می‌کند، نه نفر سمت چپ پخش‌کننده.</translation>
    </message>
</context>
<context>
    <name>sw.redeal</name>
    <message>
        <source>All pass: a new deal</source>
        <translation>پاس همه: پخش دوباره</translation>
    </message>
</context>
<context>
    <name>sw.redeal.why</name>
    <message>
        <source>When all pass, the cards are thrown in and the next dealer deals.</source>
        <translation>اگر همه پاس بدهند، ورق‌ها جمع می‌شود و نفر بعدی پخش می‌کند.</translation>
    </message>
</context>
<context>
    <name>sw.all-no-trump</name>
    <message>
        <source>All pass: no trumps</source>
        <translation>پاس همه: بی‌حکم</translation>
    </message>
</context>
<context>
    <name>sw.all-no-trump.why</name>
    <message>
        <source>When all pass, everybody plays without trumps, and nobody may drop.</source>
        <translation>اگر همه پاس بدهند، همه بی‌حکم بازی می‌کنند و نمی‌شود کنار کشید.</translation>
    </message>
</context>
<context>
    <name>sw.dealer-one</name>
    <message>
        <source>All pass: the dealer bids 1</source>
        <translation>پاس همه: پخش‌کننده ۱ می‌خواند</translation>
    </message>
</context>
<context>
    <name>sw.dealer-one.why</name>
    <message>
        <source>When everybody else has passed, the dealer has to bid 1.</source>
        <translation>اگر بقیه پاس داده باشند، پخش‌کننده باید ۱ بخواند.</translation>
    </message>
</context>
<context>
    <name>sw.unopposed-sweep</name>
    <message>
        <source>Unopposed wins</source>
        <translation>حاکم تنها می‌برد</translation>
    </message>
</context>
<context>
    <name>sw.unopposed-sweep.why</name>
    <message>
        <source>When everybody else drops, the maker wins the game at once.</source>
        <translation>اگر بقیه کنار بکشند، حاکم همان‌جا بازی را می‌برد.</translation>
    </message>
</context>
<context>
    <name>sw.sweep</name>
    <message>
        <source>Five tricks win the game</source>
        <translation>هر پنج دست، برد بازی</translation>
    </message>
</context>
<context>
    <name>sw.sweep.why</name>
    <message>
        <source>Whoever takes all five tricks of a deal wins the game at once.</source>
        <translation>هر کس هر پنج دست یک دور را ببرد، همان‌جا بازی را می‌برد.</translation>
    </message>
</context>
<context>
    <name>sw.extra-deal</name>
    <message>
        <source>No draws</source>
        <translation>بدون مساوی</translation>
    </message>
</context>
<context>
    <name>sw.extra-deal.why</name>
    <message>
        <source>When several end with the same lowest score, one more deal is played.</source>
        <translation>اگر چند نفر با یک امتیاز از همه پایین‌تر باشند، یک دور دیگر بازی می‌شود.</translation>
    </message>
</context>
<context>
    <name>order-needs-no-exchange</name>
    <message>
        <source>Where the upcard is ordered up (bidding order-up) it goes to the dealer, and nothing else is exchanged (exchange none).</source>
        <translation>جایی که ورق روشده را قبول می‌کنند (⁨bidding order-up⁩)، آن ورق به پخش‌کننده می‌رسد و تعویض دیگری نیست (⁨exchange none⁩).</translation>
    </message>
</context>
<context>
    <name>round-needs-upcard</name>
    <message>
        <source>Where one round is bid (bidding one-round) only the upcard can be exchanged, or nothing (exchange upcard or none).</source>
        <translation>جایی که یک گردش می‌خوانند (⁨bidding one-round⁩)، فقط ورق روشده را می‌شود عوض کرد، یا هیچ‌چیز را (⁨exchange upcard, none⁩).</translation>
    </message>
</context>
<context>
    <name>laps-need-no-upcard</name>
    <message>
        <source>Where the bidding goes on in laps (bidding laps) no card is turned up that could be taken (exchange upcard).</source>
        <translation>جایی که خواندن چند گردش دارد (⁨bidding laps⁩)، ورقی رو نمی‌شود که بردارند (⁨exchange upcard⁩).</translation>
    </message>
</context>
<context>
    <name>laps-need-seats</name>
    <message>
        <source>Bidding in laps (bidding laps) is for three or four players.</source>
        <translation>خواندن در چند گردش (⁨bidding laps⁩) برای سه یا چهار نفر است.</translation>
    </message>
</context>
<context>
    <name>widow-needs-three</name>
    <message>
        <source>A widow (exchange widow) is dealt to three players only.</source>
        <translation>ورق‌های یدک (⁨exchange widow⁩) فقط در بازی سه‌نفره پخش می‌شود.</translation>
    </message>
</context>
<context>
    <name>club-needs-upcard</name>
    <message>
        <source>The club rule (club-rule) needs a card turned up; with bidding in laps (bidding laps) there is none.</source>
        <translation>قاعدهٔ گشنیز روشده (⁨club-rule⁩) ورق روشده می‌خواهد؛ وقتی خواندن چند گردش دارد (⁨bidding laps⁩) چنین ورقی نیست.</translation>
    </message>
</context>
<context>
    <name>takes-club-needs-upcard</name>
    <message>
        <source>The dealer can take the turned club (dealer-takes-club) only where a card is turned up, not with bidding in laps (bidding laps).</source>
        <translation>پخش‌کننده فقط جایی می‌تواند گشنیز روشده را بردارد (⁨dealer-takes-club⁩) که ورقی رو شود؛ وقتی خواندن چند گردش دارد (⁨bidding laps⁩) چنین ورقی نیست.</translation>
    </message>
</context>
<context>
    <name>dealer-one-needs-bids</name>
    <message>
        <source>The dealer can be made to bid 1 (all-pass dealer-one) only where numbers are bid (not bidding order-up).</source>
        <translation>پخش‌کننده فقط جایی ناچار به خواندن ۱ می‌شود (⁨all-pass dealer-one⁩) که عدد بخوانند (نه ⁨bidding order-up⁩).</translation>
    </message>
</context>
<context>
    <name>sweep-needs-win</name>
    <message>
        <source>A maker whom nobody opposes can win at once (uncontested sweep) only where five tricks win the game (sweep-wins on).</source>
        <translation>حاکم تنها فقط جایی همان‌جا می‌برد (⁨uncontested sweep⁩) که هر پنج دست بازی را ببرد (⁨sweep-wins on⁩).</translation>
    </message>
</context>
<context>
    <name>pack-too-small</name>
    <message>
        <source>From {low} up the pack has {k} cards; {n} players need {need}. Lower cards have to come in (pack-low, auto).</source>
        <translation>دسته از {low} به بالا {k} ورق دارد؛ برای {n} نفر {need} ورق لازم است. ورق‌های پایین‌تر هم باید باشند (⁨pack-low, auto⁩).</translation>
    </message>
</context>
<context>
    <name>deal-hands-five</name>
    <message>
        <source>All hands of a deal need five cards.</source>
        <translation>در هر دور باید به هر نفر پنج ورق برسد.</translation>
    </message>
</context>
<context>
    <name>deal-widow-five</name>
    <message>
        <source>The widow needs five cards.</source>
        <translation>یدک باید پنج ورق باشد.</translation>
    </message>
</context>
<context>
    <name>deal-no-upcard</name>
    <message>
        <source>In this game no card is turned up.</source>
        <translation>در این بازی ورقی رو نمی‌شود.</translation>
    </message>
</context>
<context>
    <name>deal-no-widow</name>
    <message>
        <source>In this game there is no widow.</source>
        <translation>در این بازی یدک نیست.</translation>
    </message>
</context>
<context>
    <name>deal-upcard-missing</name>
    <message>
        <source>Where the stock is stated, the upcard has to be stated too.</source>
        <translation>جایی که ورق‌های مانده نوشته شده، ورق روشده هم باید نوشته شود.</translation>
    </message>
</context>
<context>
    <name>deal-widow-missing</name>
    <message>
        <source>Where the stock is stated, the widow has to be stated too.</source>
        <translation>جایی که ورق‌های مانده نوشته شده، یدک هم باید نوشته شود.</translation>
    </message>
</context>
<context>
    <name>deal-unknown-buck</name>
    <message>
        <source>This game&apos;s deals have hands, an upcard, a widow, a stock, or a pack, and nothing else to state.</source>
        <translation>در دورهای این بازی فقط ورق بازیکن‌ها، ورق روشده، یدک و ورق‌های مانده را می‌شود نوشت، یا همهٔ دسته را.</translation>
    </message>
</context>
<context>
    <name>deal-misfit-buck</name>
    <message>
        <source>Deal {n} cannot be dealt as stated: it needs five cards for each seat, and each card of the pack once.</source>
        <translation>دور {n} را نمی‌شود این‌طور پخش کرد: برای هر صندلی پنج ورق لازم است و هر ورق دسته فقط یک بار.</translation>
    </message>
</context>
<context>
    <name>not-now.cards</name>
    <message>
        <source>Choose what to say first; cards come later.</source>
        <translation>اول باید جوابتان را بگویید؛ نوبت ورق‌ها بعد می‌رسد.</translation>
    </message>
</context>
<context>
    <name>not-now.name</name>
    <message>
        <source>The bidding is over and you have won it: name trumps.</source>
        <translation>خواندن تمام شده و شما حاکمید؛ حکم را تعیین کنید.</translation>
    </message>
</context>
<context>
    <name>wrong-count.trick</name>
    <message>
        <source>A trick takes one card from everybody; you picked {k}.</source>
        <translation>در هر دست هر نفر یک ورق بازی می‌کند؛ شما {k} ورق انتخاب کرده‌اید.</translation>
    </message>
</context>
<context>
    <name>wrong-count.bury</name>
    <message>
        <source>One card is buried; you picked {k}.</source>
        <translation>فقط یک ورق خوابانده می‌شود؛ شما {k} ورق انتخاب کرده‌اید.</translation>
    </message>
</context>
<context>
    <name>follow-suit</name>
    <message>
        <source>The suit led is {suit}, and you have it. Play one of these: {cards}.</source>
        <translation>خال زمینه {suit} است و از آن دارید. یکی از این‌ها را بازی کنید: {cards}.</translation>
    </message>
</context>
<context>
    <name>follow-suit.left</name>
    <message>
        <source>{card} is a trump in this deal and doesn&apos;t count as {suit}, the suit led. Play one of these: {cards}.</source>
        <translation>{card} در این دور حکم است، نه {suit} که خال زمینه است. یکی از این‌ها را بازی کنید: {cards}.</translation>
    </message>
</context>
<context>
    <name>follow-suit.trumps</name>
    <message>
        <source>Trumps were led, {suit}, and {left} is one of them. Play one of these: {cards}.</source>
        <translation>زمینه حکم است، یعنی {suit}، و {left} هم حکم است. یکی از این‌ها را بازی کنید: {cards}.</translation>
    </message>
</context>
<context>
    <name>bid-too-low</name>
    <message>
        <source>{bid} isn&apos;t higher than {best}. Bid more or pass.</source>
        <translation>{bid} کافی نیست. بالاتر از {best} بخوانید یا پاس بدهید.</translation>
    </message>
</context>
<context>
    <name>bid-too-low.one</name>
    <message>
        <source>The lowest bid is 1. Bid at least that, or pass.</source>
        <translation>کمتر از ۱ نمی‌شود خواند. از ۱ به بالا بخوانید یا پاس بدهید.</translation>
    </message>
</context>
<context>
    <name>bid-too-high</name>
    <message>
        <source>The highest bid here is {most}; {bid} is above it.</source>
        <translation>اینجا بالاتر از {most} نمی‌شود خواند؛ {bid} از آن بیشتر است.</translation>
    </message>
</context>
<context>
    <name>bid-too-high.forced</name>
    <message>
        <source>Everybody else has passed, so the dealer bids exactly 1.</source>
        <translation>بقیه پاس داده‌اند و پخش‌کننده فقط ۱ می‌خواند.</translation>
    </message>
</context>
<context>
    <name>must-bid</name>
    <message>
        <source>Everybody else has passed. Here the dealer then has to bid 1.</source>
        <translation>بقیه پاس داده‌اند. اینجا در این حالت پخش‌کننده باید ۱ بخواند.</translation>
    </message>
</context>
<context>
    <name>turned-down-suit</name>
    <message>
        <source>The upcard&apos;s suit, {suit}, was turned down. Name another suit.</source>
        <translation>{suit} رد شده است. خال دیگری را حکم کنید.</translation>
    </message>
</context>
<context>
    <name>no-trumps-off</name>
    <message>
        <source>Here a suit has to be named; there are no trumps only when all pass.</source>
        <translation>اینجا باید خالی را حکم کرد؛ فقط وقتی همه پاس بدهند بی‌حکم بازی می‌شود.</translation>
    </message>
</context>
<context>
    <name>upcard-stays</name>
    <message>
        <source>Here {card}, the card you took up, stays in the hand. Bury another one.</source>
        <translation>{card} ورقی است که برداشته‌اید و اینجا باید بماند. ورق دیگری را بخوابانید.</translation>
    </message>
</context>
<context>
    <name>must-stay.drops</name>
    <message numerus="yes">
        <source>You dropped from the last {n} deals, so you stay in this one.</source>
        <translation>
            <numerusform>از {n} دور قبلی کنار کشیده‌اید؛ در این یکی باید بمانید.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>must-stay.score</name>
    <message numerus="yes">
        <source>With {n} points or fewer nobody may drop.</source>
        <translation>
            <numerusform>با {n} امتیاز یا کمتر نمی‌شود کنار کشید.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>order</name>
    <message>
        <source>Make {suit} trumps? {dealer} would take {card}.</source>
        <translation>{suit} حکم باشد؟ {card} به {dealer} می‌رسد.</translation>
    </message>
</context>
<context>
    <name>order.dealer</name>
    <message>
        <source>Make {suit} trumps? You would take {card}.</source>
        <translation>{suit} حکم باشد؟ {card} به خودتان می‌رسد.</translation>
    </message>
</context>
<context>
    <name>name-trumps</name>
    <message>
        <source>Name trumps; {suit} was turned down.</source>
        <translation>یک خال را حکم کنید؛ {suit} رد شده است.</translation>
    </message>
</context>
<context>
    <name>name-trumps.bid</name>
    <message numerus="yes">
        <source>Name trumps. You bid {n} tricks.</source>
        <translation>
            <numerusform>حکم را تعیین کنید. {n} دست خوانده‌اید.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>bid</name>
    <message>
        <source>Bid more tricks than {best}, or pass.</source>
        <translation>بیشتر از {best} دست بخوانید، یا پاس.</translation>
    </message>
    <message>
        <source>How many tricks do you bid? More than {best}, or pass.</source>
        <translation>چند دست می‌خوانید؟ بیشتر از {best}، یا پاس.</translation>
    </message>
</context>
<context>
    <name>bid.first</name>
    <message>
        <source>Bid 1 trick or more, or pass.</source>
        <translation>از ۱ دست به بالا بخوانید، یا پاس.</translation>
    </message>
    <message>
        <source>How many tricks do you bid? At least 1, or pass.</source>
        <translation>چند دست می‌خوانید؟ از ۱ به بالا، یا پاس.</translation>
    </message>
</context>
<context>
    <name>bid.forced</name>
    <message>
        <source>Everybody else has passed: you have to bid 1.</source>
        <translation>بقیه پاس داده‌اند؛ باید ۱ بخوانید.</translation>
    </message>
</context>
<context>
    <name>bid.cap</name>
    <message>
        <source>{best} is the highest bid there is. You can only pass.</source>
        <translation>بالاتر از {best} نمی‌شود خواند. فقط می‌شود پاس داد.</translation>
    </message>
</context>
<context>
    <name>upcard</name>
    <message>
        <source>Take {card} and bury a card for it, or leave it? Trumps: {suit}.</source>
        <translation>{card} را برمی‌دارید و به جایش ورقی می‌خوابانید، یا نه؟ حکم: {suit}.</translation>
    </message>
</context>
<context>
    <name>upcard.no-trumps</name>
    <message>
        <source>Take {card} and bury a card for it, or leave it? There are no trumps.</source>
        <translation>{card} را برمی‌دارید و به جایش ورقی می‌خوابانید، یا نه؟ این دور بی‌حکم است.</translation>
    </message>
</context>
<context>
    <name>bury</name>
    <message>
        <source>Bury one card face down.</source>
        <translation>یک ورق را پشت‌رو بخوابانید.</translation>
    </message>
</context>
<context>
    <name>bury.other</name>
    <message>
        <source>Bury one card face down; {card} stays in your hand.</source>
        <translation>یک ورق را پشت‌رو بخوابانید؛ {card} باید بماند.</translation>
    </message>
</context>
<context>
    <name>stay</name>
    <message numerus="yes">
        <source>Stay or drop? Staying without a trick costs {n} points.</source>
        <translation>
            <numerusform>می‌مانید یا کنار می‌کشید؟ اگر بمانید و دستی نبرید، {n} امتیاز جریمه دارد.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>widow</name>
    <message>
        <source>Swap your whole hand for the unseen widow, or keep it?</source>
        <translation>همهٔ ورق‌هایتان را ندیده با یدک عوض می‌کنید یا نگه می‌دارید؟</translation>
    </message>
</context>
<context>
    <name>follow-suit.prompt</name>
    <message>
        <source>Follow suit ({suit}) if you can.</source>
        <translation>خال زمینه {suit} است؛ اگر دارید از همان بازی کنید.</translation>
    </message>
</context>
<context>
    <name>follow-suit.prompt-trumps</name>
    <message>
        <source>Trumps were led ({suit}): follow with one if you can. {left} is one too.</source>
        <translation>زمینه حکم است ({suit})؛ اگر دارید حکم بازی کنید. {left} هم حکم است.</translation>
    </message>
</context>
<context>
    <name>order-button</name>
    <message>
        <source>Order up</source>
        <translation>قبول</translation>
    </message>
</context>
<context>
    <name>take-up-button</name>
    <message>
        <source>Take up</source>
        <translation>قبول</translation>
    </message>
</context>
<context>
    <name>turn-down-button</name>
    <message>
        <source>Turn down</source>
        <translation>رد</translation>
    </message>
</context>
<context>
    <name>name-button</name>
    <message>
        <source>Trumps</source>
        <translation>حکم</translation>
    </message>
</context>
<context>
    <name>bid-button</name>
    <message>
        <source>Bid</source>
        <translation>می‌خوانم</translation>
    </message>
</context>
<context>
    <name>take-button</name>
    <message>
        <source>Take</source>
        <translation>برمی‌دارم</translation>
    </message>
</context>
<context>
    <name>leave-button</name>
    <message>
        <source>Leave</source>
        <translation>برنمی‌دارم</translation>
    </message>
</context>
<context>
    <name>bury-button</name>
    <message>
        <source>Bury</source>
        <translation>می‌خوابانم</translation>
    </message>
</context>
<context>
    <name>stay-button</name>
    <message>
        <source>Stay</source>
        <translation>می‌مانم</translation>
    </message>
</context>
<context>
    <name>swap-button</name>
    <message>
        <source>Swap</source>
        <translation>عوض می‌کنم</translation>
    </message>
</context>
<context>
    <name>turned-up</name>
    <message>
        <source>{card} is turned up.</source>
        <translation>{card} رو شد.</translation>
    </message>
</context>
<context>
    <name>turned-up.club</name>
    <message>
        <source>{card} is turned up: clubs are trumps, and everybody has to play.</source>
        <translation>{card} رو شد: گشنیز حکم است و همه باید بازی کنند.</translation>
    </message>
</context>
<context>
    <name>passed.brief</name>
    <message>
        <source>Pass</source>
        <translation>پاس</translation>
    </message>
</context>
<context>
    <name>ordered</name>
    <message>
        <source>{player} orders up {card}.</source>
        <translation>{player} {card} را قبول کرد.</translation>
    </message>
</context>
<context>
    <name>ordered-you</name>
    <message>
        <source>You order up {card}.</source>
        <translation>{card} را قبول کردید.</translation>
    </message>
</context>
<context>
    <name>took-up</name>
    <message>
        <source>{player} takes {card} into the hand.</source>
        <translation>{player} {card} را برداشت.</translation>
    </message>
</context>
<context>
    <name>took-up-you</name>
    <message>
        <source>You take {card} into your hand.</source>
        <translation>{card} را برداشتید.</translation>
    </message>
</context>
<context>
    <name>left-upcard</name>
    <message>
        <source>{player} leaves {card}.</source>
        <translation>{player} {card} را برنداشت.</translation>
    </message>
</context>
<context>
    <name>left-upcard-you</name>
    <message>
        <source>You leave {card}.</source>
        <translation>{card} را برنداشتید.</translation>
    </message>
</context>
<context>
    <name>buried</name>
    <message>
        <source>{player} buries a card.</source>
        <translation>{player} ورقی را خواباند.</translation>
    </message>
</context>
<context>
    <name>buried-you</name>
    <message>
        <source>You bury {card}.</source>
        <translation>{card} را خواباندید.</translation>
    </message>
</context>
<context>
    <name>maker</name>
    <message numerus="yes">
        <source>{player} makes {suit} trumps and needs {n} tricks.</source>
        <translation>
            <numerusform>{player} {suit} را حکم کرد و باید {n} دست ببرد.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>maker-you</name>
    <message numerus="yes">
        <source>You make {suit} trumps and need {n} tricks.</source>
        <translation>
            <numerusform>{suit} را حکم کردید و باید {n} دست ببرید.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>maker-none</name>
    <message numerus="yes">
        <source>{player} plays without trumps and needs {n} tricks.</source>
        <translation>
            <numerusform>{player} بی‌حکم گفت و باید {n} دست ببرد.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>maker-none-you</name>
    <message numerus="yes">
        <source>You play without trumps and need {n} tricks.</source>
        <translation>
            <numerusform>بی‌حکم گفتید و باید {n} دست ببرید.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>maker-over</name>
    <message>
        <source>A bid above 5 cannot be made: {player} will pay.</source>
        <translation>بیشتر از ۵ دست را نمی‌شود برد؛ {player} جریمه می‌شود.</translation>
    </message>
</context>
<context>
    <name>maker-over-you</name>
    <message>
        <source>A bid above 5 cannot be made: you will pay.</source>
        <translation>بیشتر از ۵ دست را نمی‌شود برد؛ جریمه می‌شوید.</translation>
    </message>
</context>
<context>
    <name>no-maker</name>
    <message>
        <source>All have passed: there are no trumps, and everybody has to play.</source>
        <translation>همه پاس دادند: این دور بی‌حکم است و همه باید بازی کنند.</translation>
    </message>
</context>
<context>
    <name>thrown-in</name>
    <message>
        <source>All have passed: the cards are thrown in and dealt again.</source>
        <translation>همه پاس دادند: ورق‌ها جمع و دوباره پخش می‌شود.</translation>
    </message>
</context>
<context>
    <name>bids</name>
    <message numerus="yes">
        <source>{player} bids {n} tricks.</source>
        <translation>
            <numerusform>{player} {n} دست خواند.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>bids-you</name>
    <message numerus="yes">
        <source>You bid {n} tricks.</source>
        <translation>
            <numerusform>{n} دست خواندید.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>swapped</name>
    <message>
        <source>{player} swaps hands with the widow.</source>
        <translation>{player} ورق‌هایش را با یدک عوض کرد.</translation>
    </message>
</context>
<context>
    <name>swapped-you</name>
    <message>
        <source>You swap hands with the widow.</source>
        <translation>ورق‌هایتان را با یدک عوض کردید.</translation>
    </message>
</context>
<context>
    <name>swapped.brief</name>
    <message>
        <source>Swapped</source>
        <translation>عوض کرد</translation>
    </message>
</context>
<context>
    <name>stays</name>
    <message>
        <source>{player} stays.</source>
        <translation>{player} ماند.</translation>
    </message>
</context>
<context>
    <name>stays-you</name>
    <message>
        <source>You stay.</source>
        <translation>ماندید.</translation>
    </message>
</context>
<context>
    <name>stays.brief</name>
    <message>
        <source>In</source>
        <translation>مانده</translation>
    </message>
</context>
<context>
    <name>drops</name>
    <message>
        <source>{player} drops.</source>
        <translation>{player} کنار کشید.</translation>
    </message>
</context>
<context>
    <name>drops-you</name>
    <message>
        <source>You drop.</source>
        <translation>کنار کشیدید.</translation>
    </message>
</context>
<context>
    <name>drops.brief</name>
    <message>
        <source>Dropped</source>
        <translation>کنار</translation>
    </message>
</context>
<context>
    <name>deal-tricks</name>
    <message numerus="yes">
        <source>{player} took {n} tricks: {n} points off.</source>
        <translation>
            <numerusform>{player} {n} دست برد: {n} امتیاز کم شد.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>deal-tricks-you</name>
    <message numerus="yes">
        <source>You took {n} tricks: {n} points off.</source>
        <translation>
            <numerusform>{n} دست بردید: {n} امتیاز کم شد.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>deal-no-trick</name>
    <message numerus="yes">
        <source>{player} took no trick: {n} penalty points.</source>
        <translation>
            <numerusform>{player} دستی نبرد: {n} امتیاز جریمه.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>deal-no-trick-you</name>
    <message numerus="yes">
        <source>You took no trick: {n} penalty points.</source>
        <translation>
            <numerusform>دستی نبردید: {n} امتیاز جریمه.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>deal-short</name>
    <message numerus="yes">
        <source>{player} needed {need} and took {k}: {n} penalty points.</source>
        <translation>
            <numerusform>تعهد {player} {need} دست بود و {k} دست برد: {n} امتیاز جریمه.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>deal-short-you</name>
    <message numerus="yes">
        <source>You needed {need} and took {k}: {n} penalty points.</source>
        <translation>
            <numerusform>تعهدتان {need} دست بود و {k} دست بردید: {n} امتیاز جریمه.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>deal-unopposed</name>
    <message numerus="yes">
        <source>Everybody else dropped: {n} points off for {player}.</source>
        <translation>
            <numerusform>بقیه کنار کشیدند: {n} امتیاز از {player} کم شد.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>deal-unopposed-you</name>
    <message numerus="yes">
        <source>Everybody else dropped: {n} points off for you.</source>
        <translation>
            <numerusform>بقیه کنار کشیدند: {n} امتیاز از شما کم شد.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>deal-overbid</name>
    <message numerus="yes">
        <source>{player} bid {k}, which cannot be made: {n} penalty points.</source>
        <translation>
            <numerusform>{player} {k} خوانده بود که نمی‌شود برد: {n} امتیاز جریمه.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>deal-overbid-you</name>
    <message numerus="yes">
        <source>You bid {k}, which cannot be made: {n} penalty points.</source>
        <translation>
            <numerusform>{k} خوانده بودید که نمی‌شود برد: {n} امتیاز جریمه.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>swept</name>
    <message>
        <source>{player} took all five tricks.</source>
        <translation>{player} هر پنج دست را برد.</translation>
    </message>
</context>
<context>
    <name>swept-you</name>
    <message>
        <source>You took all five tricks.</source>
        <translation>هر پنج دست را بردید.</translation>
    </message>
</context>
<context>
    <name>extra-deal</name>
    <message>
        <source>Several have the same lowest score: one more deal.</source>
        <translation>چند نفر با یک امتیاز از همه پایین‌ترند: یک دور دیگر.</translation>
    </message>
</context>
<context>
    <name>last-deal</name>
    <message numerus="yes">
        <source>The game ends after {n} deals; the lowest score wins.</source>
        <translation>
            <numerusform>بازی بعد از {n} دور تمام می‌شود و پایین‌ترین امتیاز می‌برد.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>line-tricks</name>
    <message numerus="yes">
        <source>{n} tricks</source>
        <translation>
            <numerusform>{n} دست</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>line-no-trick</name>
    <message>
        <source>No trick</source>
        <translation>بدون دست</translation>
    </message>
</context>
<context>
    <name>line-short</name>
    <message>
        <source>Took {k}, needed {need}</source>
        <translation>{k} دست برد، تعهدش {need} بود</translation>
    </message>
</context>
<context>
    <name>line-overbid</name>
    <message>
        <source>Bid {k}, too many to make</source>
        <translation>{k} خواند که نمی‌شود برد</translation>
    </message>
</context>
<context>
    <name>line-unopposed</name>
    <message>
        <source>Everybody else dropped</source>
        <translation>بقیه کنار کشیدند</translation>
    </message>
</context>
<context>
    <name>line-dropped</name>
    <message>
        <source>Dropped</source>
        <translation>کنار کشید</translation>
    </message>
</context>
<context>
    <name>family-buck-euchre</name>
    <message>
        <source>Buck Euchre</source>
        <translation>باک یوکر</translation>
    </message>
</context>
<context>
    <name>bot-rule</name>
    <message>
        <source>Steady</source>
        <translation>سنجیده</translation>
    </message>
</context>
<context>
    <name>bot-rule-why</name>
    <message>
        <source>Counts likely tricks, and stays, bids and plays by them.</source>
        <translation>دست‌های احتمالی‌اش را می‌شمارد و با همان می‌ماند، می‌خواند و بازی می‌کند.</translation>
    </message>
</context>
<context>
    <name>bot-random-any</name>
    <message>
        <source>Does anything that may be done.</source>
        <translation>هر کاری که بشود می‌کند.</translation>
    </message>
</context>
<context>
    <name>chosen-of</name>
    <message>
        <source>{k} of {n} cards</source>
        <translation>{k} از {n} ورق</translation>
    </message>
</context>
<context>
    <name>chosen-of-said</name>
    <message>
        <source>{k} of {n} cards selected.</source>
        <translation>{k} ورق از {n} ورق انتخاب شده است.</translation>
    </message>
</context>
<context>
    <name>chosen-none</name>
    <message>
        <source>No card selected.</source>
        <translation>هیچ ورقی انتخاب نشده است.</translation>
    </message>
</context>
<context>
    <name>set-too-low.must</name>
    <message>
        <source>Set side by side from low to high, {card} doesn&apos;t reach {bar}. You have cards that do, so here you have to.</source>
        <translation>اگر ورق‌ها را از پایین به بالا روبه‌روی هم بگذاریم، {card} به {bar} نمی‌رسد. اینجا اگر بشود رسید، باید رسید، و شما ورقش را دارید.</translation>
    </message>
</context>
<context>
    <name>chosen-said</name>
    <message numerus="yes">
        <source>{n} cards selected.</source>
        <translation>
            <numerusform>{n} ورق انتخاب شده است.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>play.counted</name>
    <message numerus="yes">
        <source>Play {n} cards</source>
        <translation>
            <numerusform>{n} ورق بازی می‌کنم</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>exchange-button.counted</name>
    <message numerus="yes">
        <source>Exchange {n} cards</source>
        <translation>
            <numerusform>{n} ورق عوض می‌کنم</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>brief.exchanged</name>
    <message>
        <source>{n} exchanged</source>
        <translation>{n} ورق عوض کرد</translation>
    </message>
</context>
<context>
    <name>brief.keeps</name>
    <message>
        <source>Keeps</source>
        <translation>نگه داشت</translation>
    </message>
</context>
<context>
    <name>brief.new-hand</name>
    <message>
        <source>New hand</source>
        <translation>ورق‌های تازه</translation>
    </message>
</context>
<context>
    <name>brief.doubles</name>
    <message>
        <source>Doubles</source>
        <translation>دوبل</translation>
    </message>
</context>
<context>
    <name>brief.redoubles</name>
    <message>
        <source>Redoubles</source>
        <translation>دوبل دوم</translation>
    </message>
</context>
<context>
    <name>brief.kontra</name>
    <message>
        <source>Kontra</source>
        <translation>کنترا</translation>
    </message>
</context>
<context>
    <name>brief.pass</name>
    <message>
        <source>Passes</source>
        <translation>پاس</translation>
    </message>
</context>
<context>
    <name>brief.raises</name>
    <message>
        <source>Doubles to {stake}</source>
        <translation>دوبل تا {stake}</translation>
    </message>
</context>
<context>
    <name>brief.leads-on</name>
    <message>
        <source>No double</source>
        <translation>بدون دوبل</translation>
    </message>
</context>
<context>
    <name>brief.accepts</name>
    <message>
        <source>Accepts</source>
        <translation>قبول</translation>
    </message>
</context>
<context>
    <name>brief.drops</name>
    <message>
        <source>Drops</source>
        <translation>کنار کشید</translation>
    </message>
</context>
<context>
    <name>brief.deals</name>
    <message>
        <source>Deals {n} each</source>
        <translation>هر نفر {n} ورق</translation>
    </message>
</context>
<context>
    <name>brief.buys-in</name>
    <message>
        <source>Buys in</source>
        <translation>بازخرید</translation>
    </message>
</context>
<context>
    <name>brief.back-in</name>
    <message>
        <source>Comes back</source>
        <translation>برگشت</translation>
    </message>
</context>
<context>
    <name>brief.declines</name>
    <message>
        <source>No buy-in</source>
        <translation>بدون بازخرید</translation>
    </message>
</context>
<context>
    <name>brief.wins</name>
    <message>
        <source>Wins</source>
        <translation>برنده</translation>
    </message>
</context>
<context>
    <name>brief.loses</name>
    <message>
        <source>Loses</source>
        <translation>بازنده</translation>
    </message>
</context>
<context>
    <name>mark.top</name>
    <message>
        <source>above every other card</source>
        <translation>بالاتر از همهٔ ورق‌ها</translation>
    </message>
</context>
<context>
    <name>mark.second</name>
    <message>
        <source>above every card but one</source>
        <translation>بالاتر از همه جز یک ورق</translation>
    </message>
</context>
<context>
    <name>mark.one-of-two</name>
    <message>
        <source>one of the two highest cards</source>
        <translation>یکی از دو ورق بالاتر از همه</translation>
    </message>
</context>
<context>
    <name>line-stakes</name>
    <message>
        <source>Put into the pot</source>
        <translation>گذاشته در صندوق</translation>
    </message>
</context>
<context>
    <name>line-pot</name>
    <message>
        <source>The pot</source>
        <translation>صندوق</translation>
    </message>
</context>
<context>
    <name>line-pays</name>
    <message>
        <source>To {player}</source>
        <translation>به {player}</translation>
    </message>
</context>
<context>
    <name>line-receives</name>
    <message>
        <source>From {player}</source>
        <translation>از {player}</translation>
    </message>
</context>
<context>
    <name>a11y-seat-half</name>
    <message>
        <source>{player}: {points} points, half a cucumber, {cards} cards</source>
        <translation>{player}: {points} امتیاز، نصفه‌خیار، {cards} ورق</translation>
    </message>
</context>
<context>
    <name>a11y-seat-chips</name>
    <message>
        <source>{player}: chips {points}, {cards} cards</source>
        <translation>{player}: {points} ژتون، {cards} ورق</translation>
    </message>
</context>
<context>
    <name>a11y-seat-eaten</name>
    <message>
        <source>{player}: cucumbers {points}, {cards} cards</source>
        <translation>{player}: {points} خیار، {cards} ورق</translation>
    </message>
</context>
<context>
    <name>a11y-seat-losses</name>
    <message>
        <source>{player}: deals lost {points}, {cards} cards</source>
        <translation>{player}: {points} دور باخته، {cards} ورق</translation>
    </message>
</context>
<context>
    <name>a11y-seat-plain</name>
    <message>
        <source>{player}: {cards} cards</source>
        <translation>{player}: {cards} ورق</translation>
    </message>
</context>
<context>
    <name>a11y-seat-out-plain</name>
    <message>
        <source>{player}: out of the game</source>
        <translation>{player}: حذف‌شده</translation>
    </message>
</context>
<context>
    <name>a11y-seat-aside-chips</name>
    <message>
        <source>{player}: not in this deal, chips {points}</source>
        <translation>{player}: کنار از این دور، {points} ژتون</translation>
    </message>
</context>
<context>
    <name>a11y-seat-aside-plain</name>
    <message>
        <source>{player}: not in this deal</source>
        <translation>{player}: کنار از این دور</translation>
    </message>
</context>
<context>
    <name>a11y-card-marked</name>
    <message>
        <source>{card}, {mark}</source>
        <translation>{card}، {mark}</translation>
    </message>
</context>
<context>
    <name>a11y-card-kept</name>
    <message>
        <source>{card}, kept by {player}</source>
        <translation>{card}، ورق جریمهٔ {player}</translation>
    </message>
</context>
<context>
    <name>a11y-card-left-over</name>
    <message>
        <source>{card}, left over</source>
        <translation>{card}، پخش‌نشده</translation>
    </message>
</context>
<context>
    <name>fact.half-cucumbers</name>
    <message>
        <source>Half cucumbers: {n}</source>
        <translation>نصفه‌خیار: {n}</translation>
    </message>
</context>
<context>
    <name>fact.losses</name>
    <message>
        <source>Deals lost: {n}</source>
        <translation>دورهای باخته: {n}</translation>
    </message>
</context>
<context>
    <name>sheet-end</name>
    <message>
        <source>Payments</source>
        <translation>پرداخت‌ها</translation>
    </message>
</context>
<context>
    <name>sheet-seat-pays</name>
    <message>
        <source>{player}: {amount}</source>
        <translation>{player}: {amount}</translation>
    </message>
</context>
<context>
    <name>result-of</name>
    <message>
        <source>{place}. {player}: {score}</source>
        <translation>{place}. {player}: {score}</translation>
    </message>
</context>
<context>
    <name>result-pays</name>
    <message>
        <source>{place}. {player}: {score}, {amount}</source>
        <translation>{place}. {player}: {score}، {amount}</translation>
    </message>
</context>
<context>
    <name>shelf-count</name>
    <message numerus="yes">
        <source>{n} games</source>
        <translation>
            <numerusform>{n} بازی</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>shelf-players</name>
    <message numerus="yes">
        <source>{n} players</source>
        <translation>
            <numerusform>{n} نفر</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>opt.jokers.0</name>
    <message>
        <source>none</source>
        <translation>ندارد</translation>
    </message>
</context>
<context>
    <name>opt.hand-max.0</name>
    <message>
        <source>as the pack allows</source>
        <translation>تا جایی که ورق باشد</translation>
    </message>
</context>
<context>
    <name>opt.reset-at.0</name>
    <message>
        <source>never</source>
        <translation>هیچ‌وقت</translation>
    </message>
</context>
<context>
    <name>opt.deals.0</name>
    <message>
        <source>as many as players</source>
        <translation>به تعداد بازیکن‌ها</translation>
    </message>
</context>
<context>
    <name>rule-line</name>
    <message>
        <source>{name}: {value}</source>
        <translation>{name}: {value}</translation>
    </message>
</context>
<context>
    <name>profile-rules</name>
    <message>
        <source>The rules in short</source>
        <translation>قواعد در چند خط</translation>
    </message>
</context>
<context>
    <name>profile-differences</name>
    <message>
        <source>What is different from {game}</source>
        <translation>فرق با {game}</translation>
    </message>
</context>
<context>
    <name>profile-rest</name>
    <message>
        <source>Everything else is as in {game}.</source>
        <translation>بقیهٔ قواعد مثل {game} است.</translation>
    </message>
</context>
<context>
    <name>profile-same</name>
    <message>
        <source>It is played as {game} is.</source>
        <translation>مثل {game} بازی می‌شود.</translation>
    </message>
</context>
<context>
    <name>profile-base</name>
    <message>
        <source>in {game}: {value}</source>
        <translation>در {game}: {value}</translation>
    </message>
</context>
<context>
    <name>profile-spoken</name>
    <message>
        <source>{rule}; {base}</source>
        <translation>{rule}؛ {base}</translation>
    </message>
</context>
<context>
    <name>SearchField</name>
    <message>
        <source>Clear the search</source>
        <translation>پاک کردن جستجو</translation>
    </message>
</context>
<context>
    <name>Difficulty</name>
    <message>
        <source>Difficulty: %1 of %2</source>
        <translation>سختی: %1 از %2</translation>
    </message>
</context>
<context>
    <name>GamePage</name>
    <message>
        <source>Play</source>
        <translation>بازی</translation>
    </message>
    <message>
        <source>Play: %1</source>
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
    <message>
        <source>More of this family</source>
        <translation>بازی‌های دیگر این خانواده</translation>
    </message>
    <message>
        <source>House rules…</source>
        <translation>قواعد خانگی…</translation>
    </message>
    <message>
        <source>The rules of %1</source>
        <translation>قواعد %1</translation>
    </message>
    <message>
        <source>The rules in full</source>
        <translation>قواعد کامل</translation>
    </message>
    <message>
        <source>The rules in full: %1</source>
        <translation>قواعد کامل: %1</translation>
    </message>
</context>
<context>
    <name>GameHead</name>
    <message>
        <source>%1 to %2 players</source>
        <translation>%1 تا %2 نفر</translation>
    </message>
    <message>
        <source>about %1 minutes</source>
        <translation>حدود %1 دقیقه</translation>
    </message>
    <message>
        <source>easy</source>
        <translation>آسان</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>متوسط</translation>
    </message>
    <message>
        <source>hard</source>
        <translation>سخت</translation>
    </message>
    <message>
        <source>%1 players</source>
        <translation>%1 نفر</translation>
    </message>
</context>
<context>
    <name>shelf-players-any</name>
    <message>
        <source>Any number</source>
        <translation>هر تعداد نفر</translation>
    </message>
</context>
<context>
    <name>option-idle</name>
    <message>
        <source>{setting}, so this makes no difference.</source>
        <translation>{setting}؛ پس این گزینه فرقی نمی‌کند.</translation>
    </message>
</context>
<context>
    <name>option-also</name>
    <message>
        <source>It would need this as well: {settings}</source>
        <translation>این هم لازم است: {settings}</translation>
    </message>
</context>
<context>
    <name>house-players</name>
    <message>
        <source>{lowest} to {highest} players</source>
        <translation>{lowest} تا {highest} نفر</translation>
    </message>
</context>
<context>
    <name>house-players-one</name>
    <message>
        <source>{n} players only</source>
        <translation>فقط {n} نفر</translation>
    </message>
</context>
<context>
    <name>house-players-not</name>
    <message>
        <source>Not with {n}: {found}</source>
        <translation>با {n} نفر نمی‌شود: {found}</translation>
    </message>
</context>
<context>
    <name>house-default-name</name>
    <message>
        <source>{game}, house rules</source>
        <translation>قواعد خانگی {game}</translation>
    </message>
</context>
<context>
    <name>house-same</name>
    <message>
        <source>The same as {game}</source>
        <translation>مثل {game}</translation>
    </message>
</context>
<context>
    <name>house-from</name>
    <message>
        <source>House rules from {game}</source>
        <translation>قواعد خانگی بر پایهٔ {game}</translation>
    </message>
</context>
<context>
    <name>a11y-house</name>
    <message>
        <source>{name}. House rules from {game}: {line}.</source>
        <translation>{name}. قواعد خانگی بر پایهٔ {game}: {line}.</translation>
    </message>
</context>
<context>
    <name>news-house-kept</name>
    <message>
        <source>{name} is kept on the shelf.</source>
        <translation>{name} روی قفسه ماند.</translation>
    </message>
</context>
<context>
    <name>news-house-beside</name>
    <message>
        <source>Another window changed these rules meanwhile: {name} is kept beside them.</source>
        <translation>پنجرهٔ دیگری این قواعد را در این میان عوض کرده است: {name} کنارشان نگه داشته شد.</translation>
    </message>
</context>
<context>
    <name>news-house-not-kept</name>
    <message>
        <source>{name} is not kept yet.</source>
        <translation>{name} هنوز نگه داشته نشده است.</translation>
    </message>
</context>
<context>
    <name>news-house-keep</name>
    <message>
        <source>Keep</source>
        <translation>نگه داشتن</translation>
    </message>
</context>
<context>
    <name>news-house-left</name>
    <message>
        <source>What you changed in {name} is not kept.</source>
        <translation>آنچه در {name} عوض کردید نگه داشته نشد.</translation>
    </message>
</context>
<context>
    <name>news-house-found</name>
    <message>
        <source>{name} was not kept last time.</source>
        <translation>{name} بار قبل نگه داشته نشد.</translation>
    </message>
</context>
<context>
    <name>news-house-back</name>
    <message>
        <source>Back to it</source>
        <translation>برگشتن به آن</translation>
    </message>
</context>
<context>
    <name>news-house-opened</name>
    <message>
        <source>These are house rules. Keep them, or play them at once.</source>
        <translation>این‌ها قواعد خانگی است. نگهشان دارید یا همین حالا با آن بازی کنید.</translation>
    </message>
</context>
<context>
    <name>news-house-older</name>
    <message>
        <source>The file is damaged and stays as it is. This is the copy before it; keep it to have it again.</source>
        <translation>پرونده خراب است و همان‌طور می‌ماند. این نسخهٔ پیش از آن است؛ اگر نگهش دارید، دوباره آن را دارید.</translation>
    </message>
</context>
<context>
    <name>news-house-left-out</name>
    <message>
        <source>What this program can&apos;t play was left out: {found}.</source>
        <translation>آنچه این برنامه نمی‌شناسد کنار گذاشته شد: {found}.</translation>
    </message>
</context>
<context>
    <name>notice-house-not-kept</name>
    <message>
        <source>The house rules could not be kept</source>
        <translation>قواعد خانگی نگه داشته نشد</translation>
    </message>
</context>
<context>
    <name>notice-house-not-kept-text</name>
    <message>
        <source>They are still on their page. Make room or make the folder writable: {file}.</source>
        <translation>هنوز در صفحهٔ خود هستند. جا باز کنید یا پوشه را قابل نوشتن کنید: {file}.</translation>
    </message>
</context>
<context>
    <name>notice-house-damaged</name>
    <message>
        <source>These house rules can&apos;t be played</source>
        <translation>با این قواعد خانگی نمی‌شود بازی کرد</translation>
    </message>
</context>
<context>
    <name>notice-house-damaged-text</name>
    <message>
        <source>{file} stays as it is until you delete it.</source>
        <translation>{file} همین‌طور می‌ماند تا حذفش کنید.</translation>
    </message>
</context>
<context>
    <name>KNumber</name>
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
    <name>HouseWay</name>
    <message>
        <source>Close</source>
        <translation>بستن</translation>
    </message>
    <message>
        <source>Change this as well</source>
        <translation>این را هم عوض کنید</translation>
    </message>
    <message>
        <source>Change these as well</source>
        <translation>این‌ها را هم عوض کنید</translation>
    </message>
    <message>
        <source>Look at %1</source>
        <translation>رفتن به %1</translation>
    </message>
</context>
<context>
    <name>HouseChoice</name>
    <message>
        <source>as in %1</source>
        <translation>مثل %1</translation>
    </message>
</context>
<context>
    <name>HouseRow</name>
    <message>
        <source>%1: back to %2</source>
        <translation>%1: برگشتن به %2</translation>
    </message>
</context>
<context>
    <name>HouseSide</name>
    <message>
        <source>Name</source>
        <translation>نام</translation>
    </message>
    <message>
        <source>Start from</source>
        <translation>بر پایهٔ</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>بازیکنان</translation>
    </message>
    <message>
        <source>What you changed</source>
        <translation>آنچه عوض کرده‌اید</translation>
    </message>
    <message>
        <source>Nothing yet: these are the rules of %1.</source>
        <translation>هنوز هیچ: این‌ها قواعد %1 است.</translation>
    </message>
    <message>
        <source>All as in %1</source>
        <translation>همه مثل %1</translation>
    </message>
</context>
<context>
    <name>HousePage</name>
    <message>
        <source>House rules</source>
        <translation>قواعد خانگی</translation>
    </message>
    <message>
        <source>Share as a file</source>
        <translation>فرستادن در یک پرونده</translation>
    </message>
    <message>
        <source>Delete these house rules</source>
        <translation>حذف این قواعد خانگی</translation>
    </message>
    <message>
        <source>Not kept yet</source>
        <translation>هنوز نگه داشته نشده</translation>
    </message>
    <message>
        <source>Kept on the shelf</source>
        <translation>روی قفسه است</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>انصراف</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>نگه داشتن</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>بازی</translation>
    </message>
    <message>
        <source>Keep these house rules?</source>
        <translation>این قواعد خانگی را نگه دارید؟</translation>
    </message>
    <message>
        <source>%1 has changes that are not kept.</source>
        <translation>در %1 تغییرهایی هست که نگه داشته نشده است.</translation>
    </message>
    <message>
        <source>Don&apos;t keep</source>
        <translation>نگه ندارید</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>ادامه</translation>
    </message>
    <message>
        <source>Share…</source>
        <translation>فرستادن…</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>قواعد</translation>
    </message>
    <message>
        <source>Rules of this table</source>
        <translation>قواعد این میز</translation>
    </message>
</context>
<context>
    <name>ScoreFigure</name>
    <message>
        <source>%1 lost</source>
        <translation>%1 باخت</translation>
    </message>
    <message>
        <source>%1 pts</source>
        <translation>%1 امتیاز</translation>
    </message>
</context>
<context>
    <name>EndPanel</name>
    <message>
        <source>Result</source>
        <translation>نتیجه</translation>
    </message>
    <message>
        <source>Close the result</source>
        <translation>بستن نتیجه</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>مساوی</translation>
    </message>
    <message>
        <source>no cards left</source>
        <translation>ورقی نمانده</translation>
    </message>
</context>
<context>
    <name>a11y-house-damaged</name>
    <message>
        <source>{name} can&apos;t be played. {found}</source>
        <translation>با {name} نمی‌شود بازی کرد. {found}</translation>
    </message>
</context>
<context>
    <name>maker.brief</name>
    <message>
        <source>Maker</source>
        <translation>حاکم</translation>
    </message>
    <message>
        <source>Trumps: {suit}</source>
        <translation>حکم: {suit}</translation>
    </message>
</context>
<context>
    <name>mark.right-bower</name>
    <message>
        <source>highest trump</source>
        <translation>سرباز حکم، بالاترین ورق</translation>
    </message>
</context>
<context>
    <name>mark.left-bower</name>
    <message>
        <source>a trump, the second highest</source>
        <translation>سرباز هم‌رنگ، حکم دوم</translation>
    </message>
</context>
<context>
    <name>continue-line.dealing</name>
    <message>
        <source>Deal {deal}, with {players}</source>
        <translation>دور {deal}، با {players}</translation>
    </message>
</context>
<context>
    <name>bids.brief</name>
    <message>
        <source>Bid: {n}</source>
        <translation>{n} خواند</translation>
    </message>
    <message>
        <source>Bid {n}</source>
        <translation>{n} خواند</translation>
    </message>
</context>
<context>
    <name>HouseGrid</name>
    <message>
        <source>House rules</source>
        <translation>قواعد خانگی</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>تغییر</translation>
    </message>
    <message>
        <source>Edit: %1</source>
        <translation>تغییر: %1</translation>
    </message>
</context>
<context>
    <name>PlayersFilter</name>
    <message>
        <source>Number of players</source>
        <translation>تعداد بازیکن‌ها</translation>
    </message>
</context>
<context>
    <name>SeatDraw</name>
    <message>
        <source>The draw for seats</source>
        <translation>قرعهٔ جاها</translation>
    </message>
    <message>
        <source>The highest card deals first. The others sit clockwise in falling order.</source>
        <translation>بالاترین ورق اول پخش می‌کند. بقیه به ترتیب و در جهت عقربه‌های ساعت می‌نشینند.</translation>
    </message>
    <message>
        <source>deals first</source>
        <translation>اول پخش می‌کند</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>a11y-card-up</name>
    <message>
        <source>{card}, turned up</source>
        <translation>{card}، رو شده</translation>
    </message>
</context>
<context>
    <name>fact.countdown</name>
    <message>
        <source>Scores go from {n} down to 0</source>
        <translation>امتیازها از {n} به ۰ می‌رسند</translation>
    </message>
</context>
<context>
    <name>WonCards</name>
    <message>
        <source>Cards you have won</source>
        <translation>ورق‌هایی که برده‌اید</translation>
    </message>
    <message>
        <source>The framed card is the one you set aside.</source>
        <translation>ورقی که قاب دارد همان است که کنار گذاشته‌اید.</translation>
    </message>
</context>
<context>
    <name>ordered.brief</name>
    <message>
        <source>Ordered up</source>
        <translation>قبول</translation>
    </message>
</context>
<context>
    <name>maker-none.brief</name>
    <message>
        <source>No trumps</source>
        <translation>بی‌حکم</translation>
    </message>
</context>
<context>
    <name>apples-hands</name>
    <message>
        <source>A stated deal has a hand for each of the four seats, of 13 cards each.</source>
        <translation>پخش ازپیش‌نوشته باید به هر چهار نفر ۱۳ ورق بدهد.</translation>
    </message>
</context>
<context>
    <name>apples-maker</name>
    <message>
        <source>{player} makes {suit} trumps and pays {n} of them.</source>
        <translation>{player} {suit} را حکم کرد و باید {n} ورق حکم بپردازد.</translation>
    </message>
</context>
<context>
    <name>apples-maker-you</name>
    <message>
        <source>You make {suit} trumps and pay {n} of them.</source>
        <translation>{suit} را حکم کردید و باید {n} ورق حکم بپردازید.</translation>
    </message>
</context>
<context>
    <name>apples-misfit</name>
    <message>
        <source>In deal {n} the bid pile cannot be dealt out as stated: its cards are other ones.</source>
        <translation>در دور {n} کپهٔ حکم را نمی‌شود آن‌طور که نوشته شده پخش کرد، چون ورق‌هایش چیز دیگری است.</translation>
    </message>
</context>
<context>
    <name>apples-pack</name>
    <message>
        <source>A stated pack has all 52 cards.</source>
        <translation>دستهٔ ازپیش‌نوشته باید همهٔ ۵۲ ورق را داشته باشد.</translation>
    </message>
</context>
<context>
    <name>apples-redeals</name>
    <message>
        <source>What comes back from the bid pile is stated for all four seats, with equally many cards each, or for none.</source>
        <translation>آنچه از کپهٔ حکم برمی‌گردد یا برای هر چهار نفر و به یک اندازه نوشته می‌شود، یا برای هیچ‌کس.</translation>
    </message>
</context>
<context>
    <name>apples-unknown</name>
    <message>
        <source>Deals of this game have hands or a pack, and what comes back from the bid pile; nothing else can be stated.</source>
        <translation>در دورهای این بازی ورق‌های هر نفر یا دسته را می‌شود نوشت، و آنچه از کپهٔ حکم برمی‌گردد؛ نه چیز دیگری.</translation>
    </message>
</context>
<context>
    <name>bid-brief</name>
    <message>
        <source>{n} {suit}</source>
        <translation>{n} تا {suit}</translation>
    </message>
</context>
<context>
    <name>bid-other</name>
    <message>
        <source>{player} bids {n} in {suit}.</source>
        <translation>{player} {n} تا {suit} خواند.</translation>
    </message>
</context>
<context>
    <name>bid-you</name>
    <message>
        <source>You bid {n} in {suit}.</source>
        <translation>شما {n} تا {suit} خواندید.</translation>
    </message>
</context>
<context>
    <name>bid-too-long</name>
    <message>
        <source>You have {n} cards in {suit}: you can&apos;t bid more than that in it.</source>
        <translation>{n} ورق {suit} دارید؛ در این خال بیشتر از آن نمی‌شود خواند.</translation>
    </message>
</context>
<context>
    <name>bid-too-low.suits</name>
    <message>
        <source>{n} in {suit} isn&apos;t higher than {m} in {best}. Bid more, as many in a higher suit, or pass.</source>
        <translation>{n} تا {suit} کافی نیست. از {m} تا {best} بیشتر بخوانید، یا همان تعداد را در خال بالاتر، یا پاس بدهید.</translation>
    </message>
</context>
<context>
    <name>bid.suits</name>
    <message>
        <source>Bid more than {m} in {best}, or as many in a higher suit, or pass.</source>
        <translation>بیشتر از {m} تا {best} بخوانید، یا همان تعداد را در خال بالاتر، یا پاس بدهید.</translation>
    </message>
</context>
<context>
    <name>bid.suits-first</name>
    <message>
        <source>Bid a number and a suit, or pass. The number is what you pay in trumps.</source>
        <translation>یک عدد و یک خال بخوانید، یا پاس بدهید. همان تعداد ورق حکم را می‌پردازید.</translation>
    </message>
</context>
<context>
    <name>bot-rule.apples</name>
    <message>
        <source>Weighs what every card would add to its own groups, and to the others&apos;.</source>
        <translation>می‌سنجد هر ورق به گروه‌های خودش و دیگران چه اضافه می‌کند.</translation>
    </message>
</context>
<context>
    <name>cut</name>
    <message>
        <source>Cut the pack? Choose how many cards come off the top.</source>
        <translation>کات می‌کنید؟ بگویید چند ورق از رو برداشته شود.</translation>
    </message>
</context>
<context>
    <name>cut-button</name>
    <message>
        <source>Cut</source>
        <translation>کات</translation>
    </message>
</context>
<context>
    <name>cut-range</name>
    <message>
        <source>From {lowest} to {highest} cards can come off the top.</source>
        <translation>از {lowest} تا {highest} ورق را می‌شود از رو برداشت.</translation>
    </message>
</context>
<context>
    <name>family.apples</name>
    <message>
        <source>Apples</source>
        <translation>سیب</translation>
    </message>
</context>
<context>
    <name>follow-suit-prompt</name>
    <message>
        <source>Follow suit ({suit}) if you can.</source>
        <translation>خال زمینه {suit} است؛ اگر دارید از همان بازی کنید.</translation>
    </message>
</context>
<context>
    <name>group.four</name>
    <message>
        <source>Four of a kind</source>
        <translation>چهارتایی</translation>
    </message>
</context>
<context>
    <name>group.pair</name>
    <message>
        <source>Pair</source>
        <translation>جفت</translation>
    </message>
</context>
<context>
    <name>group.triple</name>
    <message>
        <source>Three of a kind</source>
        <translation>سه‌تایی</translation>
    </message>
</context>
<context>
    <name>group.target-four</name>
    <message>
        <source>Four of a kind with the target</source>
        <translation>چهارتایی با ورق هدف</translation>
    </message>
</context>
<context>
    <name>group.target-pair</name>
    <message>
        <source>Pair with the target</source>
        <translation>جفت با ورق هدف</translation>
    </message>
</context>
<context>
    <name>group.target-triple</name>
    <message>
        <source>Three of a kind with the target</source>
        <translation>سه‌تایی با ورق هدف</translation>
    </message>
</context>
<context>
    <name>must-be-trump</name>
    <message>
        <source>The maker pays the bid in trumps. {card} isn&apos;t one; take from these: {cards}.</source>
        <translation>حاکم باید با ورق حکم بپردازد و {card} حکم نیست. از این‌ها انتخاب کنید: {cards}.</translation>
    </message>
</context>
<context>
    <name>no-cut-button</name>
    <message>
        <source>Don&apos;t cut</source>
        <translation>کات نمی‌کنم</translation>
    </message>
</context>
<context>
    <name>no-cut-other</name>
    <message>
        <source>{player} doesn&apos;t cut.</source>
        <translation>{player} کات نکرد.</translation>
    </message>
</context>
<context>
    <name>no-cut-you</name>
    <message>
        <source>You don&apos;t cut.</source>
        <translation>شما کات نکردید.</translation>
    </message>
</context>
<context>
    <name>not-your-turn.target</name>
    <message>
        <source>You have set your target card aside. The others are still choosing.</source>
        <translation>ورق هدفتان را کنار گذاشته‌اید. بقیه هنوز انتخاب می‌کنند.</translation>
    </message>
</context>
<context>
    <name>one-more-deal</name>
    <message>
        <source>The highest totals are equal: one more deal.</source>
        <translation>بالاترین امتیازها برابر است؛ یک دور دیگر بازی می‌شود.</translation>
    </message>
</context>
<context>
    <name>opt.apples-values</name>
    <message>
        <source>Value of groups</source>
        <translation>ارزش گروه‌ها</translation>
    </message>
</context>
<context>
    <name>opt.apples-values.group</name>
    <message>
        <source>a group counts as one card</source>
        <translation>هر گروه به اندازهٔ یک ورق</translation>
    </message>
</context>
<context>
    <name>opt.apples-values.per-card</name>
    <message>
        <source>every card of a group counts</source>
        <translation>هر ورق گروه جداگانه</translation>
    </message>
</context>
<context>
    <name>opt.apples-values.why</name>
    <message>
        <source>Pairs count once, threes of a kind twice, fours of a kind four times: for every card of the group, or for one.</source>
        <translation>جفت یک برابر، سه‌تایی دو برابر و چهارتایی چهار برابر حساب می‌شود: یا برای هر ورق گروه، یا فقط برای یکی.</translation>
    </message>
</context>
<context>
    <name>opt.cut</name>
    <message>
        <source>Cut</source>
        <translation>کات</translation>
    </message>
</context>
<context>
    <name>opt.cut.why</name>
    <message>
        <source>Whether the dealer&apos;s right neighbour may cut the pack before the deal.</source>
        <translation>آیا نفر سمت راست پخش‌کننده پیش از پخش می‌تواند کات کند.</translation>
    </message>
</context>
<context>
    <name>opt.goal</name>
    <message>
        <source>Points to win</source>
        <translation>امتیاز برد</translation>
    </message>
</context>
<context>
    <name>opt.goal.why</name>
    <message>
        <source>The game ends after the deal in which somebody has reached this many points.</source>
        <translation>وقتی کسی به این امتیاز برسد، بازی بعد از همان دور تمام می‌شود.</translation>
    </message>
</context>
<context>
    <name>opt.group.auction</name>
    <message>
        <source>Deal and auction</source>
        <translation>پخش و خواندن</translation>
    </message>
</context>
<context>
    <name>opt.open-pile</name>
    <message>
        <source>Open bid pile</source>
        <translation>کپهٔ حکم رو</translation>
    </message>
</context>
<context>
    <name>opt.open-pile.why</name>
    <message>
        <source>Whether all cards of the bid pile are laid face up; otherwise only the maker&apos;s are.</source>
        <translation>آیا همهٔ ورق‌های کپهٔ حکم رو گذاشته می‌شود؛ وگرنه فقط ورق‌های حاکم.</translation>
    </message>
</context>
<context>
    <name>opt.reenter</name>
    <message>
        <source>Back after a pass</source>
        <translation>خواندن بعد از پاس</translation>
    </message>
</context>
<context>
    <name>opt.reenter.why</name>
    <message>
        <source>Whether a player who has passed may bid again in the same auction.</source>
        <translation>آیا کسی که پاس داده، در همان دور باز هم می‌تواند بخواند.</translation>
    </message>
</context>
<context>
    <name>opt.seat-draw</name>
    <message>
        <source>Draw for seats</source>
        <translation>قرعهٔ جاها</translation>
    </message>
</context>
<context>
    <name>opt.seat-draw.why</name>
    <message>
        <source>Whether everybody draws a card first: the highest deals, the others sit down in falling order.</source>
        <translation>آیا اول هر نفر یک ورق می‌کشد: بالاترین پخش می‌کند و بقیه به ترتیب از بالا به پایین می‌نشینند.</translation>
    </message>
</context>
<context>
    <name>opt.suit-order</name>
    <message>
        <source>Order of the suits</source>
        <translation>ترتیب خال‌ها</translation>
    </message>
</context>
<context>
    <name>opt.suit-order.s-c-d-h</name>
    <message>
        <source>spades, clubs, diamonds, hearts</source>
        <translation>پیک، گشنیز، خشت، دل</translation>
    </message>
</context>
<context>
    <name>opt.suit-order.s-c-h-d</name>
    <message>
        <source>spades, clubs, hearts, diamonds</source>
        <translation>پیک، گشنیز، دل، خشت</translation>
    </message>
</context>
<context>
    <name>opt.suit-order.why</name>
    <message>
        <source>Which suit wins between bids of the same number, from high to low.</source>
        <translation>وقتی دو نفر یک عدد خوانده‌اند کدام خال بالاتر است، از بالا به پایین.</translation>
    </message>
</context>
<context>
    <name>opt.target-four</name>
    <message>
        <source>Four with the target</source>
        <translation>چهارتایی با هدف</translation>
    </message>
</context>
<context>
    <name>opt.target-four.why</name>
    <message>
        <source>What four of a kind are worth when the target card is one of them.</source>
        <translation>چهارتایی‌ای که ورق هدف یکی از آن‌هاست چند امتیاز دارد.</translation>
    </message>
</context>
<context>
    <name>opt.target-triple</name>
    <message>
        <source>Three with the target</source>
        <translation>سه‌تایی با هدف</translation>
    </message>
</context>
<context>
    <name>opt.target-triple.why</name>
    <message>
        <source>What three of a kind are worth when the target card is one of them.</source>
        <translation>سه‌تایی‌ای که ورق هدف یکی از آن‌هاست چند امتیاز دارد.</translation>
    </message>
</context>
<context>
    <name>opt.win-tie</name>
    <message>
        <source>Equal at the top</source>
        <translation>برابری در بالا</translation>
    </message>
</context>
<context>
    <name>opt.win-tie.extra-deal</name>
    <message>
        <source>one more deal</source>
        <translation>یک دور دیگر</translation>
    </message>
</context>
<context>
    <name>opt.win-tie.shared</name>
    <message>
        <source>the win is shared</source>
        <translation>برد مشترک</translation>
    </message>
</context>
<context>
    <name>opt.win-tie.why</name>
    <message>
        <source>What happens when several share the highest total at the end.</source>
        <translation>وقتی در پایان چند نفر بالاترین امتیاز را دارند چه می‌شود.</translation>
    </message>
</context>
<context>
    <name>pile-button</name>
    <message>
        <source>Lay down</source>
        <translation>می‌گذارم</translation>
    </message>
</context>
<context>
    <name>pile-other</name>
    <message>
        <source>{player} lays {cards} on the bid pile.</source>
        <translation>{player} این‌ها را در کپهٔ حکم گذاشت: {cards}.</translation>
    </message>
</context>
<context>
    <name>pile-you</name>
    <message>
        <source>You lay {cards} on the bid pile.</source>
        <translation>این‌ها را در کپهٔ حکم گذاشتید: {cards}.</translation>
    </message>
</context>
<context>
    <name>preset.apples</name>
    <message>
        <source>Apples</source>
        <translation>سیب</translation>
    </message>
</context>
<context>
    <name>preset.apples-original</name>
    <message>
        <source>Apples, original suit order</source>
        <translation>سیب با ترتیب اصلی</translation>
    </message>
</context>
<context>
    <name>preset.apples-original.line</name>
    <message>
        <source>The same game with the suit order of its English rules: hearts above diamonds.</source>
        <translation>همان بازی با ترتیب خال‌ها در قاعده‌های انگلیسی: دل بالاتر از خشت.</translation>
    </message>
</context>
<context>
    <name>preset.apples.line</name>
    <message>
        <source>Win cards in pairs, threes and fours, and set a card aside that makes bad ones good.</source>
        <translation>ورق‌های هم‌رتبه را جفت، سه‌تایی و چهارتایی جمع کنید؛ ورق هدف بدها را هم خوب می‌کند.</translation>
    </message>
</context>
<context>
    <name>sw.by-group</name>
    <message>
        <source>Groups count once</source>
        <translation>هر گروه یک بار</translation>
    </message>
</context>
<context>
    <name>sw.by-group.why</name>
    <message>
        <source>A pair, three or four of a kind counts as one card, not for every card in it: scores stay smaller, games get longer.</source>
        <translation>جفت، سه‌تایی یا چهارتایی به اندازهٔ یک ورق حساب می‌شود، نه برای هر ورقش؛ امتیازها کوچک‌تر و بازی بلندتر می‌شود.</translation>
    </message>
</context>
<context>
    <name>sw.closed-pile</name>
    <message>
        <source>Closed bid pile</source>
        <translation>کپهٔ حکم پشت‌رو</translation>
    </message>
</context>
<context>
    <name>sw.closed-pile.why</name>
    <message>
        <source>Only the maker&apos;s trumps are laid face up, the other cards of the pile face down.</source>
        <translation>فقط حکم‌های حاکم رو گذاشته می‌شود و بقیهٔ ورق‌های کپه پشت‌رو.</translation>
    </message>
</context>
<context>
    <name>sw.no-cut</name>
    <message>
        <source>No cut</source>
        <translation>بدون کات</translation>
    </message>
</context>
<context>
    <name>sw.no-cut.why</name>
    <message>
        <source>The pack is dealt as it was shuffled.</source>
        <translation>دستهٔ ورق همان‌طور که بُر خورده پخش می‌شود.</translation>
    </message>
</context>
<context>
    <name>sw.pass-is-final</name>
    <message>
        <source>A pass is final</source>
        <translation>پاس آخر است</translation>
    </message>
</context>
<context>
    <name>sw.pass-is-final.why</name>
    <message>
        <source>Whoever has passed is out of the auction.</source>
        <translation>هر کس پاس بدهد، دیگر در آن دور نمی‌خواند.</translation>
    </message>
</context>
<context>
    <name>sw.short-apples</name>
    <message>
        <source>To 100 points</source>
        <translation>تا ۱۰۰ امتیاز</translation>
    </message>
</context>
<context>
    <name>sw.short-apples.why</name>
    <message>
        <source>A shorter game.</source>
        <translation>بازی کوتاه‌تر.</translation>
    </message>
</context>
<context>
    <name>target</name>
    <message>
        <source>Choose your target card. It stays face down until the scoring.</source>
        <translation>ورق هدفتان را انتخاب کنید. تا شمردن امتیازها پشت‌رو می‌ماند.</translation>
    </message>
</context>
<context>
    <name>target-button</name>
    <message>
        <source>Set aside</source>
        <translation>کنار می‌گذارم</translation>
    </message>
</context>
<context>
    <name>target-other</name>
    <message>
        <source>{player} has set a target card aside.</source>
        <translation>{player} ورق هدفش را کنار گذاشت.</translation>
    </message>
</context>
<context>
    <name>target-you</name>
    <message>
        <source>You set your target card aside.</source>
        <translation>ورق هدفتان را کنار گذاشتید.</translation>
    </message>
</context>
<context>
    <name>target-shown</name>
    <message>
        <source>{player}&apos;s target card was {card}.</source>
        <translation>ورق هدف {player}، {card} بود.</translation>
    </message>
</context>
<context>
    <name>target-shown-you</name>
    <message>
        <source>Your target card was {card}.</source>
        <translation>ورق هدف شما {card} بود.</translation>
    </message>
</context>
<context>
    <name>wrong-count.none</name>
    <message>
        <source>No card is asked for here; you picked {k}.</source>
        <translation>اینجا ورقی لازم نیست؛ شما {k} ورق انتخاب کرده‌اید.</translation>
    </message>
</context>
<context>
    <name>wrong-count.one</name>
    <message>
        <source>One card is asked for here; you picked {k}.</source>
        <translation>اینجا یک ورق لازم است؛ شما {k} ورق انتخاب کرده‌اید.</translation>
    </message>
</context>
<context>
    <name>wrong-count.pile</name>
    <message numerus="yes">
        <source>Everyone puts {n} cards into the bid pile; you picked {k}.</source>
        <translation>
            <numerusform>هر نفر {n} ورق در کپهٔ حکم می‌گذارد؛ شما {k} ورق انتخاب کرده‌اید.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>pile.maker</name>
    <message numerus="yes">
        <source>Pay your bid: lay {n} trumps face up.</source>
        <translation>
            <numerusform>آنچه خواندید را بپردازید: {n} ورق حکم را رو بگذارید.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>pile</name>
    <message numerus="yes">
        <source>Put {n} cards of your choice into the bid pile.</source>
        <translation>
            <numerusform>{n} ورق به انتخاب خودتان در کپهٔ حکم بگذارید.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>pile-button.counted</name>
    <message numerus="yes">
        <source>Lay down {n} cards</source>
        <translation>
            <numerusform>{n} ورق می‌گذارم</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cut-other</name>
    <message numerus="yes">
        <source>{player} cuts {n} cards.</source>
        <translation>
            <numerusform>{player} {n} ورق کات کرد.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cut-you</name>
    <message numerus="yes">
        <source>You cut {n} cards.</source>
        <translation>
            <numerusform>{n} ورق کات کردید.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>pile-other.hidden</name>
    <message numerus="yes">
        <source>{player} puts {n} cards into the bid pile.</source>
        <translation>
            <numerusform>{player} {n} ورق در کپهٔ حکم گذاشت.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>redealt</name>
    <message numerus="yes">
        <source>The bid pile is shuffled and dealt out: {n} cards each.</source>
        <translation>
            <numerusform>کپهٔ حکم را بُر زدند و پخش کردند: به هر نفر {n} ورق.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>apples-scored</name>
    <message numerus="yes">
        <source>{player} scores {n} points in this deal.</source>
        <translation>
            <numerusform>{player} در این دور {n} امتیاز گرفت.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>apples-scored-you</name>
    <message numerus="yes">
        <source>You score {n} points in this deal.</source>
        <translation>
            <numerusform>در این دور {n} امتیاز گرفتید.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sw.apples-extra-deal</name>
    <message>
        <source>No shared win</source>
        <translation>بدون برد مشترک</translation>
    </message>
</context>
<context>
    <name>sw.apples-extra-deal.why</name>
    <message>
        <source>Equal at the top means one more deal for everybody.</source>
        <translation>اگر در بالا برابر شوند، همه یک دور دیگر بازی می‌کنند.</translation>
    </message>
</context>
<context>
    <name>why-only.choice</name>
    <message>
        <source>There is nothing else to choose.</source>
        <translation>انتخاب دیگری نیست.</translation>
    </message>
</context>
<context>
    <name>why-no-cut</name>
    <message>
        <source>Nobody knows how the pack lies, so a cut changes nothing.</source>
        <translation>هیچ‌کس نمی‌داند ورق‌ها چطور چیده شده‌اند؛ کات چیزی را عوض نمی‌کند.</translation>
    </message>
</context>
<context>
    <name>why-bid.apples</name>
    <message>
        <source>With {suit} as trumps these cards take tricks when you want them, and {n} is the least that is enough here.</source>
        <translation>اگر حکم {suit} باشد، با این ورق‌ها هر وقت لازم باشد دست می‌برید؛ {n} هم کمترین عددی است که اینجا بس است.</translation>
    </message>
</context>
<context>
    <name>why-pass.apples</name>
    <message>
        <source>Most of the trumps you pay come back to others; with these cards that costs more than naming trumps brings.</source>
        <translation>بیشتر حکم‌هایی که می‌دهید به دیگران می‌رسد؛ با این ورق‌ها این کار گران‌تر از سود حاکم شدن است.</translation>
    </message>
</context>
<context>
    <name>why-pay-trumps</name>
    <message>
        <source>Most of what you pay comes back to others, so pay with the trumps you miss least.</source>
        <translation>بیشترِ آنچه می‌دهید به دیگران می‌رسد؛ پس حکم‌هایی را بدهید که کمتر به کارتان می‌آیند.</translation>
    </message>
</context>
<context>
    <name>why-pay-low</name>
    <message>
        <source>Low cards cost points in pairs, threes and fours: in the pile they go to somebody else, most likely.</source>
        <translation>ورق‌های پایین در جفت و سه‌تایی و چهارتایی امتیاز کم می‌کنند؛ از کپه به احتمال زیاد به دیگران می‌رسند.</translation>
    </message>
</context>
<context>
    <name>why-pay-spare</name>
    <message>
        <source>You miss these least: they take few tricks and belong to few groups.</source>
        <translation>این‌ها کمتر از بقیه به کارتان می‌آیند: نه دست چندانی می‌برند و نه گروهی می‌سازند.</translation>
    </message>
</context>
<context>
    <name>why-target-low</name>
    <message>
        <source>Three or four of a low rank cost many points; with the target among them they bring {n} or {m} instead.</source>
        <translation>سه یا چهار ورق از یک رتبهٔ پایین امتیاز زیادی کم می‌کنند؛ ولی اگر ورق هدف یکی از آن‌ها باشد {n} یا {m} امتیاز می‌دهند.</translation>
    </message>
</context>
<context>
    <name>why-target-middle</name>
    <message>
        <source>It takes few tricks, and three of its rank bring {n} with the target among them.</source>
        <translation>دست چندانی نمی‌برد، و سه‌تایی‌اش همراه ورق هدف {n} امتیاز دارد.</translation>
    </message>
</context>
<context>
    <name>why-target-spare</name>
    <message>
        <source>{card} lies safe among your own cards and makes a pair with the next of its rank that you win.</source>
        <translation>{card} این‌طوری برای خودتان می‌ماند و با اولین ورق هم‌رتبه‌ای که ببرید جفت می‌شود.</translation>
    </message>
</context>
<context>
    <name>why-take-group</name>
    <message>
        <source>The cards in this trick go well with what you have won: taking it is good for you.</source>
        <translation>ورق‌های این دست به ورق‌هایی که برده‌اید می‌خورند؛ بردنش به سود شماست.</translation>
    </message>
</context>
<context>
    <name>why-take-sure.apples</name>
    <message>
        <source>{card} takes the trick for certain, and the lead with it.</source>
        <translation>با {card} دست حتماً مال شماست و شروع دست بعدی هم با شما.</translation>
    </message>
</context>
<context>
    <name>why-take-cheap</name>
    <message>
        <source>If {card} takes the trick, it costs you less than keeping it would.</source>
        <translation>اگر {card} دست را ببرد، کمتر از نگه داشتنش برایتان تمام می‌شود.</translation>
    </message>
</context>
<context>
    <name>why-drop-group</name>
    <message>
        <source>{player} has a card of this rank already: with {card} it becomes a group that costs points.</source>
        <translation>{player} از این رتبه ورق دارد؛ با {card} گروهی می‌شود که امتیاز کم می‌کند.</translation>
    </message>
</context>
<context>
    <name>why-drop-low</name>
    <message>
        <source>{card} is low: better in somebody else&apos;s trick than in one of yours.</source>
        <translation>{card} پایین است؛ بهتر است در دست دیگران باشد تا میان ورق‌های شما.</translation>
    </message>
</context>
<context>
    <name>why-keep-away</name>
    <message>
        <source>This trick isn&apos;t worth taking; the cards that take it do more later.</source>
        <translation>این دست به بردنش نمی‌ارزد؛ ورق‌هایی که آن را می‌برند بعداً بیشتر به کار می‌آیند.</translation>
    </message>
</context>
<context>
    <name>why-cannot-take</name>
    <message>
        <source>You can&apos;t take this trick, so give the card that helps its winner least and that you miss least.</source>
        <translation>این دست را نمی‌توانید ببرید؛ پس ورقی بدهید که کمتر به درد برنده بخورد و کمتر به کار شما بیاید.</translation>
    </message>
</context>
<context>
    <name>why-lead-top</name>
    <message>
        <source>Nothing that is still out beats {card}: the trick is yours.</source>
        <translation>هیچ ورق ندیده‌ای {card} را نمی‌زند؛ دست مال شماست.</translation>
    </message>
</context>
<context>
    <name>why-lead-away</name>
    <message>
        <source>{card} is low: led, it is taken by somebody else, most likely.</source>
        <translation>{card} پایین است؛ اگر با آن شروع کنید، به احتمال زیاد دیگری دست را می‌برد.</translation>
    </message>
</context>
<context>
    <name>why-lead-try</name>
    <message>
        <source>Of your cards {card} loses least if others take it, and gains most if it holds.</source>
        <translation>اگر {card} را دیگران ببرند کمترین ضرر را می‌کنید و اگر بماند بیشترین سود را.</translation>
    </message>
</context>
<context>
    <name>bot-hasty</name>
    <message>
        <source>Hasty</source>
        <translation>عجول</translation>
    </message>
</context>
<context>
    <name>bot-hasty.apples</name>
    <message>
        <source>Looks at the trick that lies there, and doesn&apos;t think ahead.</source>
        <translation>فقط همان دستی را می‌سنجد که روی میز است و جلوتر را نمی‌بیند.</translation>
    </message>
</context>
<context>
    <name>seats-exactly</name>
    <message>
        <source>{n} players cannot sit at this game. Expected: {lowest}.</source>
        <translation>این بازی با {n} نفر نمی‌شود؛ {lowest} نفر لازم است.</translation>
    </message>
</context>
<context>
    <name>bot-hasty.buck</name>
    <message>
        <source>Hasty</source>
        <translation>شتاب‌زده</translation>
    </message>
</context>
<context>
    <name>bot-hasty-why.buck</name>
    <message>
        <source>Goes by a few fixed rules, and doesn&apos;t think ahead.</source>
        <translation>با چند قاعدهٔ ثابت بازی می‌کند و آینده را نمی‌سنجد.</translation>
    </message>
</context>
<context>
    <name>why-only.buck</name>
    <message>
        <source>There is nothing else to choose.</source>
        <translation>انتخاب دیگری ندارید.</translation>
    </message>
</context>
<context>
    <name>why-order.buck</name>
    <message>
        <source>With {suit} as trumps your cards are good for the three tricks that the maker needs.</source>
        <translation>اگر {suit} حکم باشد، با این ورق‌ها می‌شود روی سه دستی که حاکم باید ببرد حساب کرد.</translation>
    </message>
</context>
<context>
    <name>why-pass-order.buck</name>
    <message>
        <source>The maker needs three tricks, and with {suit} as trumps you can&apos;t count on them.</source>
        <translation>حاکم باید سه دست ببرد و اگر {suit} حکم باشد، با این ورق‌ها نمی‌شود روی سه دست حساب کرد.</translation>
    </message>
</context>
<context>
    <name>why-pass-name.buck</name>
    <message>
        <source>In no suit can you count on the three tricks that the maker needs.</source>
        <translation>حاکم باید سه دست ببرد و با این ورق‌ها در هیچ خالی نمی‌شود روی سه دست حساب کرد.</translation>
    </message>
</context>
<context>
    <name>why-name-suit.buck</name>
    <message>
        <source>With {suit} as trumps your cards take the most tricks.</source>
        <translation>اگر {suit} حکم باشد، ورق‌هایتان بیش از همیشه دست می‌برند.</translation>
    </message>
</context>
<context>
    <name>why-name-none.buck</name>
    <message>
        <source>Your high cards lie in several suits; without trumps nobody can trump them.</source>
        <translation>ورق‌های بالایتان در چند خال‌اند؛ وقتی حکمی نباشد، کسی نمی‌تواند رویشان حکم بازی کند.</translation>
    </message>
</context>
<context>
    <name>why-bid.buck</name>
    <message>
        <source>You can count on enough tricks, and whoever wins the bidding names trumps.</source>
        <translation>می‌شود روی همین تعداد دست حساب کرد و هر کس بیشتر بخواند، حکم را خودش انتخاب می‌کند.</translation>
    </message>
</context>
<context>
    <name>why-bid-block.buck</name>
    <message>
        <source>A bid above 5 can&apos;t be made and costs points, but it keeps the others from winning the game as maker.</source>
        <translation>خواندن بیش از ۵ دست جریمه دارد، ولی نمی‌گذارد حریف حاکم شود و بازی را ببرد.</translation>
    </message>
</context>
<context>
    <name>why-pass-bid.buck</name>
    <message>
        <source>Falling short of a higher bid would cost more than it brings with these cards.</source>
        <translation>با این ورق‌ها خواندن عدد بالاتر بیشتر جریمه می‌آورد تا امتیاز.</translation>
    </message>
</context>
<context>
    <name>why-stay-sure.buck</name>
    <message>
        <source>A trick is certain with these cards, so staying is safe.</source>
        <translation>با این ورق‌ها بردن یک دست حتمی است، پس ماندن خطری ندارد.</translation>
    </message>
</context>
<context>
    <name>why-stay.buck</name>
    <message>
        <source>These cards take a trick often enough to be worth the risk.</source>
        <translation>با این ورق‌ها احتمال بردن دست آن‌قدر هست که به خطرش بیرزد.</translation>
    </message>
</context>
<context>
    <name>why-stay-block.buck</name>
    <message>
        <source>{player} is close to winning the game: whoever stays takes tricks away.</source>
        <translation>{player} نزدیک بردن بازی است؛ هر کس بماند، شاید دستی از او بگیرد.</translation>
    </message>
</context>
<context>
    <name>why-drop.buck</name>
    <message>
        <source>These cards would take no trick too often; dropping costs nothing.</source>
        <translation>احتمال این که با این ورق‌ها هیچ دستی نبرید زیاد است؛ کنار کشیدن جریمه‌ای ندارد.</translation>
    </message>
</context>
<context>
    <name>why-bury-lone.buck</name>
    <message>
        <source>{card} is your only card of its suit: without it you can trump that suit.</source>
        <translation>{card} تنها ورق این خال در دستتان است؛ اگر نباشد، روی این خال می‌توانید حکم بازی کنید.</translation>
    </message>
</context>
<context>
    <name>why-bury-least.buck</name>
    <message>
        <source>You miss {card} least.</source>
        <translation>نبودن {card} از همه کم‌ضررتر است.</translation>
    </message>
</context>
<context>
    <name>why-swap.buck</name>
    <message>
        <source>This hand is weak in every suit; unseen cards are better on average.</source>
        <translation>این ورق‌ها در هیچ خالی قوی نیستند؛ یدک به‌طور متوسط بهتر است.</translation>
    </message>
</context>
<context>
    <name>why-keep-hand.buck</name>
    <message>
        <source>This hand is better than unseen cards are on average.</source>
        <translation>این ورق‌ها از یدکی که ندیده‌اید به‌طور متوسط بهترند.</translation>
    </message>
</context>
<context>
    <name>why-take.buck</name>
    <message>
        <source>{card} does more for you than the least of your cards.</source>
        <translation>{card} از کم‌ارزش‌ترین ورقتان بیشتر به کار می‌آید.</translation>
    </message>
</context>
<context>
    <name>why-leave.buck</name>
    <message>
        <source>Each of your cards does more for you than {card} would.</source>
        <translation>همهٔ ورق‌هایتان بیشتر از {card} به کار می‌آیند.</translation>
    </message>
</context>
<context>
    <name>why-exchange.buck</name>
    <message>
        <source>These cards take few tricks; new ones are better on average.</source>
        <translation>این ورق‌ها کمتر دست می‌برند؛ ورق‌های تازه به‌طور متوسط بهترند.</translation>
    </message>
</context>
<context>
    <name>why-keep-all.buck</name>
    <message>
        <source>These cards are better than what you could expect to draw.</source>
        <translation>این ورق‌ها از آنچه احتمالاً می‌کشید بهترند.</translation>
    </message>
</context>
<context>
    <name>why-lead-trumps.buck</name>
    <message>
        <source>{card} draws trumps from the others, who then can&apos;t trump your high cards.</source>
        <translation>{card} حکم‌های دیگران را بیرون می‌کشد و بعد کسی نمی‌تواند روی ورق‌های بالایتان حکم بازی کند.</translation>
    </message>
</context>
<context>
    <name>why-lead-sure.buck</name>
    <message>
        <source>Nothing that is still out beats {card}: the trick is yours.</source>
        <translation>هیچ ورق ندیده‌ای {card} را نمی‌زند؛ این دست مال شماست.</translation>
    </message>
</context>
<context>
    <name>why-lead-high.buck</name>
    <message>
        <source>{card} is the highest of its suit that is still out: it holds unless somebody trumps it.</source>
        <translation>در این خال ورقی بالاتر از {card} نمانده است؛ اگر کسی حکم بازی نکند، دست مال شماست.</translation>
    </message>
</context>
<context>
    <name>why-lead-away.buck</name>
    <message>
        <source>{card} would hardly take a trick: lead it, and keep the good cards until they are sure.</source>
        <translation>{card} به‌سختی دستی می‌برد؛ با آن شروع کنید تا ورق‌های خوب برای وقتش بمانند.</translation>
    </message>
</context>
<context>
    <name>why-lead-try.buck</name>
    <message>
        <source>Of your cards {card} loses least if it is beaten, and gains most if it holds.</source>
        <translation>اگر {card} زده شود کمتر از بقیه ضرر دارد و اگر زده نشود بیشتر سود دارد.</translation>
    </message>
</context>
<context>
    <name>why-break-sweep.buck</name>
    <message>
        <source>{player} has every trick so far, and all five win the game: take this one.</source>
        <translation>{player} همهٔ دست‌ها را برده است و با هر پنج دست بازی را می‌برد؛ این دست را بگیرید.</translation>
    </message>
</context>
<context>
    <name>why-take-sure.buck</name>
    <message>
        <source>{card} takes the trick for certain.</source>
        <translation>{card} این دست را حتماً می‌برد.</translation>
    </message>
</context>
<context>
    <name>why-take-try.buck</name>
    <message>
        <source>{card} takes the trick unless somebody behind you has more.</source>
        <translation>اگر بعد از شما کسی ورق بالاتری بازی نکند، {card} دست را می‌برد.</translation>
    </message>
</context>
<context>
    <name>why-trump-in.buck</name>
    <message>
        <source>You don&apos;t have the suit led, so {card} trumps it.</source>
        <translation>از خال زمینه ندارید؛ {card} حکم است و دست را می‌گیرد.</translation>
    </message>
</context>
<context>
    <name>why-cannot-take.buck</name>
    <message>
        <source>You can&apos;t take this trick, and you miss {card} least.</source>
        <translation>این دست را نمی‌شود برد و نبودن {card} از همه کم‌ضررتر است.</translation>
    </message>
</context>
<context>
    <name>why-keep-back.buck</name>
    <message>
        <source>This trick isn&apos;t worth it: the cards that take it do more later.</source>
        <translation>این دست نمی‌ارزد؛ ورق‌هایی که آن را می‌برند بعداً بیشتر به کار می‌آیند.</translation>
    </message>
</context>
<context>
    <name>count.1</name>
    <message>
        <source>one</source>
        <translation>یک</translation>
    </message>
</context>
<context>
    <name>count.2</name>
    <message>
        <source>two</source>
        <translation>دو</translation>
    </message>
</context>
<context>
    <name>count.3</name>
    <message>
        <source>three</source>
        <translation>سه</translation>
    </message>
</context>
<context>
    <name>count.4</name>
    <message>
        <source>four</source>
        <translation>چهار</translation>
    </message>
</context>
<context>
    <name>count.5</name>
    <message>
        <source>five</source>
        <translation>پنج</translation>
    </message>
</context>
<context>
    <name>count.6</name>
    <message>
        <source>six</source>
        <translation>شش</translation>
    </message>
</context>
<context>
    <name>count.7</name>
    <message>
        <source>seven</source>
        <translation>هفت</translation>
    </message>
</context>
<context>
    <name>count.8</name>
    <message>
        <source>eight</source>
        <translation>هشت</translation>
    </message>
</context>
<context>
    <name>count.9</name>
    <message>
        <source>nine</source>
        <translation>نه</translation>
    </message>
</context>
<context>
    <name>count.10</name>
    <message>
        <source>ten</source>
        <translation>ده</translation>
    </message>
</context>
<context>
    <name>rules-page.title</name>
    <message>
        <source>Rules: {name}</source>
        <translation>قواعد: {name}</translation>
    </message>
</context>
<context>
    <name>rules-page.changed</name>
    <message>
        <source>This table differs from {name}: {differences}.</source>
        <translation>فرق این بازی با {name}: {differences}.</translation>
    </message>
</context>
<context>
    <name>rules-page.more</name>
    <message>
        <source>Read on</source>
        <translation>ادامهٔ مطلب</translation>
    </message>
</context>
<context>
    <name>rules-page.guide</name>
    <message>
        <source>The guide, with examples to play</source>
        <translation>آموزش، با مثال‌هایی که بازی می‌کنید</translation>
    </message>
</context>
<context>
    <name>rules-page.compare</name>
    <message>
        <source>How the presets differ</source>
        <translation>فرق گونه‌ها با هم</translation>
    </message>
</context>
<context>
    <name>rules-page.glossary</name>
    <message>
        <source>The words of the game</source>
        <translation>واژه‌های بازی</translation>
    </message>
</context>
<context>
    <name>compare.players</name>
    <message>
        <source>Players</source>
        <translation>تعداد نفر</translation>
    </message>
</context>
<context>
    <name>glossary.title</name>
    <message>
        <source>The words of the games</source>
        <translation>واژه‌های بازی‌ها</translation>
    </message>
</context>
<context>
    <name>cli.rules</name>
    <message>
        <source>The rules of exactly this table, composed from its options.</source>
        <translation>قواعد درست همین میز، بر اساس گزینه‌هایش.</translation>
    </message>
</context>
<context>
    <name>GuideSide</name>
    <message>
        <source>Contents and search</source>
        <translation>فهرست و جستجو</translation>
    </message>
    <message>
        <source>Search all guides</source>
        <translation>جستجو در همهٔ آموزش‌ها</translation>
    </message>
    <message>
        <source>Save the guide as a page</source>
        <translation>ذخیرهٔ آموزش به شکل صفحهٔ وب</translation>
    </message>
</context>
<context>
    <name>GuideSize</name>
    <message>
        <source>Smaller text: %1</source>
        <translation>متن ریزتر: %1</translation>
    </message>
    <message>
        <source>Larger text: %1</source>
        <translation>متن درشت‌تر: %1</translation>
    </message>
    <message>
        <source>A</source>
        <translation>آ</translation>
    </message>
</context>
<context>
    <name>GuideShelf</name>
    <message>
        <source>Contents</source>
        <translation>فهرست</translation>
    </message>
    <message>
        <source>All documents</source>
        <translation>همهٔ نوشته‌ها</translation>
    </message>
</context>
<context>
    <name>GuideResults</name>
    <message>
        <source>Found</source>
        <translation>یافته‌ها</translation>
    </message>
</context>
<context>
    <name>GuideBlock</name>
    <message>
        <source>Position: %1</source>
        <translation>وضعیت: %1</translation>
    </message>
    <message>
        <source>Task: %1</source>
        <translation>تمرین: %1</translation>
    </message>
</context>
<context>
    <name>document.common</name>
    <message>
        <source>At the table</source>
        <translation>سر میز</translation>
    </message>
</context>
<context>
    <name>document.glossary</name>
    <message>
        <source>Glossary</source>
        <translation>واژه‌نامه</translation>
    </message>
</context>
<context>
    <name>document.compare</name>
    <message>
        <source>How the games differ</source>
        <translation>بازی‌ها چه فرقی دارند</translation>
    </message>
</context>
<context>
    <name>document.rules</name>
    <message>
        <source>The rules in full</source>
        <translation>قواعد کامل</translation>
    </message>
</context>
<context>
    <name>document.table</name>
    <message>
        <source>Rules of this table</source>
        <translation>قواعد این میز</translation>
    </message>
</context>
<context>
    <name>document.new</name>
    <message>
        <source>Rules of the new game</source>
        <translation>قواعد بازی تازه</translation>
    </message>
</context>
<context>
    <name>document.gone</name>
    <message>
        <source>There is no table now whose rules could be shown.</source>
        <translation>الان میزی نیست که قواعدش نشان داده شود.</translation>
    </message>
</context>
<context>
    <name>shelf-of-guides.game</name>
    <message>
        <source>This game</source>
        <translation>این بازی</translation>
    </message>
</context>
<context>
    <name>shelf-of-guides.table</name>
    <message>
        <source>At the table</source>
        <translation>سر این میز</translation>
    </message>
</context>
<context>
    <name>shelf-of-guides.all</name>
    <message>
        <source>For all games</source>
        <translation>برای همهٔ بازی‌ها</translation>
    </message>
</context>
<context>
    <name>shelf-of-guides.others</name>
    <message>
        <source>Other families</source>
        <translation>خانواده‌های دیگر</translation>
    </message>
</context>
<context>
    <name>guide-search.none</name>
    <message>
        <source>No guide says that. Try fewer words, or only their beginnings.</source>
        <translation>در هیچ آموزشی نیست. واژه‌های کمتری بنویسید، یا فقط اول آن‌ها را.</translation>
    </message>
</context>
<context>
    <name>guide-search.spoken</name>
    <message>
        <source>{title}: {text}</source>
        <translation>{title}: {text}</translation>
    </message>
</context>
<context>
    <name>position.trick</name>
    <message>
        <source>In this trick, {player}: {cards}</source>
        <translation>در این دست، {player}: {cards}</translation>
    </message>
</context>
<context>
    <name>position.open</name>
    <message>
        <source>Open before {player}: {cards}</source>
        <translation>رو، جلوی {player}: {cards}</translation>
    </message>
</context>
<context>
    <name>position.middle</name>
    <message>
        <source>In the middle: {cards}</source>
        <translation>وسط میز: {cards}</translation>
    </message>
</context>
<context>
    <name>position.cards</name>
    <message>
        <source>Cards of {player}: {cards}</source>
        <translation>ورق‌های {player}: {cards}</translation>
    </message>
</context>
<context>
    <name>position.may-play</name>
    <message>
        <source>Can be played now: {cards}</source>
        <translation>الان می‌شود بازی کرد: {cards}</translation>
    </message>
</context>
<context>
    <name>position.answers</name>
    <message>
        <source>Possible answers: {labels}</source>
        <translation>جواب‌های ممکن: {labels}</translation>
    </message>
</context>
<context>
    <name>html.contents</name>
    <message>
        <source>Contents</source>
        <translation>فهرست</translation>
    </message>
</context>
<context>
    <name>html.position</name>
    <message>
        <source>A position</source>
        <translation>یک وضعیت</translation>
    </message>
</context>
<context>
    <name>html.task</name>
    <message>
        <source>Find the move</source>
        <translation>حرکت درست را پیدا کنید</translation>
    </message>
</context>
<context>
    <name>html.answer</name>
    <message>
        <source>The answer</source>
        <translation>جواب</translation>
    </message>
</context>
<context>
    <name>html.record</name>
    <message>
        <source>The record, to be opened in Khiar</source>
        <translation>پروندهٔ بازی، برای باز کردن در خیار</translation>
    </message>
</context>
<context>
    <name>html.made-by</name>
    <message>
        <source>From the guides of Khiar, where the positions can be played on.</source>
        <translation>از آموزش‌های خیار؛ آنجا وضعیت‌ها را می‌شود ادامه داد.</translation>
    </message>
</context>
<context>
    <name>notice-not-written</name>
    <message>
        <source>The guide could not be written</source>
        <translation>آموزش نوشته نشد</translation>
    </message>
</context>
<context>
    <name>guide-search.places</name>
    <message numerus="yes">
        <source>{n} places</source>
        <translation>
            <numerusform>{n} جا</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>guide-search.more</name>
    <message numerus="yes">
        <source>{n} more places</source>
        <translation>
            <numerusform>{n} جای دیگر</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rules.apples.h.cards</name>
    <message>
        <source>What you need</source>
        <translation>چه لازم است</translation>
    </message>
</context>
<context>
    <name>rules.apples.h.deal</name>
    <message>
        <source>The deal</source>
        <translation>پخش</translation>
    </message>
</context>
<context>
    <name>rules.apples.h.bidding</name>
    <message>
        <source>The bidding</source>
        <translation>خواندن حکم</translation>
    </message>
</context>
<context>
    <name>rules.apples.h.pile</name>
    <message>
        <source>The bid pile</source>
        <translation>کپهٔ حکم</translation>
    </message>
</context>
<context>
    <name>rules.apples.h.target</name>
    <message>
        <source>The target card</source>
        <translation>ورق هدف</translation>
    </message>
</context>
<context>
    <name>rules.apples.h.play</name>
    <message>
        <source>Play</source>
        <translation>بازی کردن ورق‌ها</translation>
    </message>
</context>
<context>
    <name>rules.apples.h.points</name>
    <message>
        <source>Points</source>
        <translation>امتیاز</translation>
    </message>
</context>
<context>
    <name>rules.apples.h.end</name>
    <message>
        <source>The end of the game</source>
        <translation>پایان بازی</translation>
    </message>
</context>
<context>
    <name>rules.apples.h.col-cards</name>
    <message>
        <source>Cards</source>
        <translation>ورق‌ها</translation>
    </message>
</context>
<context>
    <name>rules.apples.h.col-worth</name>
    <message>
        <source>Worth</source>
        <translation>ارزش هر کدام</translation>
    </message>
</context>
<context>
    <name>rules.apples.h.row-ace</name>
    <message>
        <source>ace</source>
        <translation>آس</translation>
    </message>
</context>
<context>
    <name>rules.apples.h.row-courts</name>
    <message>
        <source>king, queen, jack, 10</source>
        <translation>شاه، بی‌بی، سرباز، ۱۰</translation>
    </message>
</context>
<context>
    <name>rules.apples.h.row-middle</name>
    <message>
        <source>9 down to 6</source>
        <translation>۹ تا ۶</translation>
    </message>
</context>
<context>
    <name>rules.apples.h.row-low</name>
    <message>
        <source>5 down to 2</source>
        <translation>۵ تا ۲</translation>
    </message>
</context>
<context>
    <name>rules.apples.h.cell</name>
    <message>
        <source>{n}</source>
        <translation>{n}</translation>
    </message>
</context>
<context>
    <name>rules.apples.cards.players</name>
    <message>
        <source>There are four players, everyone for themselves, and a pack of 52 cards.</source>
        <translation>چهار نفر بازی می‌کنند، هر کس برای خودش، با یک دسته ورق ۵۲تایی.</translation>
    </message>
</context>
<context>
    <name>rules.apples.cards.ranks</name>
    <message>
        <source>From high to low the cards of a suit are ace, king, queen, jack, and then 10 down to 2.</source>
        <translation>ورق‌های هر خال از بالا به پایین این‌طورند: آس، شاه، بی‌بی، سرباز، و بعد ۱۰ تا ۲.</translation>
    </message>
</context>
<context>
    <name>rules.apples.cards.seat-draw</name>
    <message>
        <source>Before the first deal everybody draws a card: the highest deals first, and the others sit down clockwise in falling order; between equal ranks the order of the suits decides.</source>
        <translation>پیش از دور اول هر نفر یک ورق می‌کشد: صاحب بالاترین ورق اول پخش می‌کند و بقیه به ترتیب، از بالا به پایین، در جهت عقربه‌های ساعت می‌نشینند؛ بین ورق‌های هم‌رتبه، ترتیب خال‌ها تعیین می‌کند.</translation>
    </message>
</context>
<context>
    <name>rules.apples.cards.lots</name>
    <message>
        <source>The first dealer is drawn by lot.</source>
        <translation>پخش‌کنندهٔ اول با قرعه معلوم می‌شود.</translation>
    </message>
</context>
<context>
    <name>rules.apples.deal.clockwise</name>
    <message>
        <source>Everything goes round clockwise, and after each deal the next player deals.</source>
        <translation>همه چیز در جهت عقربه‌های ساعت می‌چرخد، و بعد از هر دور پخش کردن به نفر بعدی می‌رسد.</translation>
    </message>
</context>
<context>
    <name>rules.apples.deal.shuffle</name>
    <message>
        <source>The dealer shuffles.</source>
        <translation>پخش‌کننده ورق‌ها را بُر می‌زند.</translation>
    </message>
</context>
<context>
    <name>rules.apples.deal.cut</name>
    <message>
        <source>The dealer shuffles, and the player on the dealer&apos;s right may cut the pack.</source>
        <translation>پخش‌کننده ورق‌ها را بُر می‌زند و نفر سمت راستش می‌تواند کات کند.</translation>
    </message>
</context>
<context>
    <name>rules.apples.deal.thirteen</name>
    <message>
        <source>All the cards are dealt: 13 for everybody.</source>
        <translation>همهٔ ورق‌ها پخش می‌شود: به هر نفر ۱۳ ورق.</translation>
    </message>
</context>
<context>
    <name>rules.apples.bidding.bid</name>
    <message>
        <source>From the dealer&apos;s left everybody in turn passes, or bids a number and a suit.</source>
        <translation>از نفر سمت چپ پخش‌کننده، هر کس به‌نوبت پاس می‌دهد یا یک عدد و یک خال می‌خواند.</translation>
    </message>
</context>
<context>
    <name>rules.apples.bidding.higher</name>
    <message>
        <source>A bid has to go over the one before it, with a higher number or with the same number in a higher suit.</source>
        <translation>هر عدد باید بالاتر از قبلی باشد: یا عدد بالاتر، یا همان عدد با خال بالاتر.</translation>
    </message>
</context>
<context>
    <name>rules.apples.bidding.suits-scdh</name>
    <message>
        <source>From high to low the suits are spades, clubs, diamonds and hearts.</source>
        <translation>خال‌ها از بالا به پایین این‌طورند: پیک، گشنیز، خشت و دل.</translation>
    </message>
</context>
<context>
    <name>rules.apples.bidding.suits-schd</name>
    <message>
        <source>From high to low the suits are spades, clubs, hearts and diamonds.</source>
        <translation>خال‌ها از بالا به پایین این‌طورند: پیک، گشنیز، دل و خشت.</translation>
    </message>
</context>
<context>
    <name>rules.apples.bidding.length</name>
    <message>
        <source>Nobody may bid a higher number than they have cards of that suit.</source>
        <translation>هیچ کس نمی‌تواند عددی بالاتر از تعداد ورق‌های آن خالش بخواند.</translation>
    </message>
</context>
<context>
    <name>rules.apples.bidding.reenter</name>
    <message>
        <source>Whoever has passed may bid again later; the bidding is over when a bid is followed by three passes.</source>
        <translation>کسی که پاس داده باز هم می‌تواند بخواند؛ وقتی بعد از یک عدد سه نفر پشت سر هم پاس بدهند، خواندن تمام است.</translation>
    </message>
</context>
<context>
    <name>rules.apples.bidding.pass-final</name>
    <message>
        <source>Whoever has passed is out of the bidding, and it is over when only the bidder is left.</source>
        <translation>کسی که پاس داده دیگر نمی‌خواند، و وقتی فقط یک نفر بماند خواندن تمام است.</translation>
    </message>
</context>
<context>
    <name>rules.apples.bidding.all-pass</name>
    <message>
        <source>If all four pass at once, the cards are thrown in and the next player deals.</source>
        <translation>اگر از اول هر چهار نفر پاس بدهند، ورق‌ها را جمع می‌کنند و نفر بعدی پخش می‌کند.</translation>
    </message>
</context>
<context>
    <name>rules.apples.bidding.maker</name>
    <message>
        <source>The last bidder is the [maker](glossary#maker), and the suit of the bid is [trumps](glossary#trump).</source>
        <translation>آخرین کسی که خوانده [حاکم](glossary#maker) است و خالی که خوانده [حکم](glossary#trump).</translation>
    </message>
</context>
<context>
    <name>rules.apples.bidding.price</name>
    <message>
        <source>The number is a price and no promise: it says how many cards go into the pile, and plays no part in the scoring.</source>
        <translation>عدد قیمت است، نه قول: می‌گوید چند ورق در کپه می‌رود، و در امتیازها نقشی ندارد.</translation>
    </message>
</context>
<context>
    <name>rules.apples.pile.maker-pays</name>
    <message>
        <source>The maker lays down as many trumps as were bid, face up.</source>
        <translation>حاکم به تعدادی که خوانده، حکم رو می‌گذارد.</translation>
    </message>
</context>
<context>
    <name>rules.apples.pile.others-open</name>
    <message>
        <source>Then the others, clockwise, add as many cards each, of any suit they like, face up too.</source>
        <translation>بعد بقیه در جهت عقربه‌های ساعت هر کدام به همان تعداد ورق، از هر خالی که بخواهند، رو می‌گذارند.</translation>
    </message>
</context>
<context>
    <name>rules.apples.pile.others-hidden</name>
    <message>
        <source>Then the others, clockwise, add as many cards each, of any suit they like, face down.</source>
        <translation>بعد بقیه در جهت عقربه‌های ساعت هر کدام به همان تعداد ورق، از هر خالی که بخواهند، پشت‌رو می‌گذارند.</translation>
    </message>
</context>
<context>
    <name>rules.apples.pile.dealt</name>
    <message>
        <source>The dealer shuffles this [pile](glossary#bid-pile) and deals it out evenly, so that everybody has 13 cards again.</source>
        <translation>پخش‌کننده این [کپه](glossary#bid-pile) را بُر می‌زند و به همه برابر پخش می‌کند، پس هر نفر باز ۱۳ ورق دارد.</translation>
    </message>
</context>
<context>
    <name>rules.apples.target.target</name>
    <message>
        <source>Then everybody lays one card aside, face down, as their [target card](glossary#target-card).</source>
        <translation>بعد هر کس یک ورق را به عنوان [ورق هدف](glossary#target-card) پشت‌رو کنار می‌گذارد.</translation>
    </message>
</context>
<context>
    <name>rules.apples.target.hidden</name>
    <message>
        <source>It is not played, and nobody else sees it before the scoring.</source>
        <translation>این ورق بازی نمی‌شود و تا شمردن امتیازها کسی جز صاحبش آن را نمی‌بیند.</translation>
    </message>
</context>
<context>
    <name>rules.apples.play.maker-leads</name>
    <message>
        <source>The maker leads to the first of twelve [tricks](glossary#trick), with any card.</source>
        <translation>حاکم اولین دست از دوازده [دست](glossary#trick) را با هر ورقی که بخواهد شروع می‌کند.</translation>
    </message>
</context>
<context>
    <name>rules.apples.play.follow</name>
    <message>
        <source>The others have to [follow suit](glossary#follow-suit) if they can; whoever can&apos;t plays any card, a trump or not.</source>
        <translation>بقیه اگر از [خال زمینه](glossary#suit-led) دارند باید از همان بازی کنند؛ هر کس ندارد هر ورقی که بخواهد بازی می‌کند، حکم یا غیر حکم.</translation>
    </message>
</context>
<context>
    <name>rules.apples.play.takes</name>
    <message>
        <source>The highest trump takes the trick, and without a trump the highest card of the suit led; whoever takes it leads to the next.</source>
        <translation>دست را بالاترین حکم می‌برد و اگر حکمی نیامده باشد، بالاترین ورق خال زمینه؛ هر کس دست را ببرد، دست بعدی را شروع می‌کند.</translation>
    </message>
</context>
<context>
    <name>rules.apples.play.look</name>
    <message>
        <source>You may look through the cards you have won at any time, but not through those of the others.</source>
        <translation>ورق‌هایی را که برده‌اید هر وقت خواستید می‌توانید نگاه کنید، ولی مال بقیه را نه.</translation>
    </message>
</context>
<context>
    <name>rules.apples.points.groups</name>
    <message>
        <source>After the last trick everybody adds the target card to the cards they have won. Ranks that you have only once count for nothing; what counts are pairs, threes and fours of a kind.</source>
        <translation>بعد از دست آخر هر کس ورق هدفش را به ورق‌هایی که برده اضافه می‌کند. رتبه‌ای که فقط یکی از آن دارید حساب نمی‌شود؛ جفت، سه‌تایی و چهارتایی حساب می‌شود.</translation>
    </message>
</context>
<context>
    <name>rules.apples.points.per-card</name>
    <message>
        <source>Each card of a pair counts its worth once, each of three of a kind twice, and each of four of a kind four times: two kings make 20, three make 60 and four make 160.</source>
        <translation>هر ورق جفت یک برابر ارزشش می‌ارزد، هر ورق سه‌تایی دو برابر و هر ورق چهارتایی چهار برابر: دو شاه می‌شود ۲۰، سه شاه ۶۰ و چهار شاه ۱۶۰.</translation>
    </message>
</context>
<context>
    <name>rules.apples.points.per-group</name>
    <message>
        <source>A pair counts the worth of one of its cards once, three of a kind twice, and four of a kind four times: two kings make 10, three make 20 and four make 40.</source>
        <translation>جفت به اندازهٔ ارزش یک ورقش می‌ارزد، سه‌تایی دو برابر آن و چهارتایی چهار برابر: دو شاه می‌شود ۱۰، سه شاه ۲۰ و چهار شاه ۴۰.</translation>
    </message>
</context>
<context>
    <name>rules.apples.points.target-triple</name>
    <message>
        <source>If your target card is one of three of a kind, the three are worth exactly {n} instead.</source>
        <translation>اگر ورق هدفتان در یک سه‌تایی باشد، ارزش آن سه‌تایی درست {n} است.</translation>
    </message>
</context>
<context>
    <name>rules.apples.points.target-four</name>
    <message>
        <source>If it is one of four of a kind, the four are worth exactly {n}; in a pair it makes no difference.</source>
        <translation>اگر در یک چهارتایی باشد، ارزش آن چهارتایی درست {n} است؛ در جفت فرقی نمی‌کند.</translation>
    </message>
</context>
<context>
    <name>rules.apples.points.below</name>
    <message>
        <source>Totals can fall below 0.</source>
        <translation>امتیاز ممکن است از ۰ پایین‌تر برود.</translation>
    </message>
</context>
<context>
    <name>rules.apples.end.limit</name>
    <message>
        <source>The game is over after the deal in which somebody has {n} points or more, and the highest total wins.</source>
        <translation>بازی بعد از دوری تمام است که کسی {n} امتیاز یا بیشتر داشته باشد، و بالاترین امتیاز می‌برد.</translation>
    </message>
</context>
<context>
    <name>rules.apples.end.shared</name>
    <message>
        <source>Equal highest totals share the win.</source>
        <translation>بالاترین امتیازهای برابر در برد شریک‌اند.</translation>
    </message>
</context>
<context>
    <name>rules.apples.end.extra-deal</name>
    <message>
        <source>Between equal highest totals everybody plays one more deal, until one is highest.</source>
        <translation>اگر بالاترین امتیازها برابر باشند، همه یک دور دیگر بازی می‌کنند تا یکی از همه بالاتر باشد.</translation>
    </message>
</context>
<context>
    <name>glossary.intro</name>
    <message>
        <source>What the words mean at these tables, and what they are called in Persian.</source>
        <translation>معنی واژه‌ها در این بازی‌ها، و اینکه به انگلیسی چه می‌گویند.</translation>
    </message>
</context>
<context>
    <name>glossary.other</name>
    <message>
        <source>In Persian: {word}.</source>
        <translation>به انگلیسی: {word}.</translation>
    </message>
</context>
<context>
    <name>glossary.word</name>
    <message>
        <source>Word</source>
        <translation>واژه</translation>
    </message>
</context>
<context>
    <name>glossary.other-word</name>
    <message>
        <source>In Persian</source>
        <translation>به انگلیسی</translation>
    </message>
</context>
<context>
    <name>compare.title</name>
    <message>
        <source>{name}: how the presets differ</source>
        <translation>فرق گونه‌ها با هم: {name}</translation>
    </message>
</context>
<context>
    <name>compare.glance</name>
    <message>
        <source>Side by side</source>
        <translation>کنار هم</translation>
    </message>
</context>
<context>
    <name>compare.game</name>
    <message>
        <source>Preset</source>
        <translation>گونه</translation>
    </message>
</context>
<context>
    <name>compare.first</name>
    <message>
        <source>The others are compared with this one.</source>
        <translation>بقیه با این یکی مقایسه شده‌اند.</translation>
    </message>
</context>
<context>
    <name>compare.differs</name>
    <message>
        <source>Different from {name}:</source>
        <translation>فرقش با {name}:</translation>
    </message>
</context>
<context>
    <name>compare.both</name>
    <message>
        <source>{name}: {value}, where {base} has “{other}”.</source>
        <translation>{name}: {value}؛ در {base}: «{other}».</translation>
    </message>
</context>
<context>
    <name>compare.one</name>
    <message>
        <source>{name}: {value}.</source>
        <translation>{name}: {value}.</translation>
    </message>
</context>
<context>
    <name>compare.guide</name>
    <message>
        <source>Guide</source>
        <translation>آموزش</translation>
    </message>
</context>
<context>
    <name>compare.rules</name>
    <message>
        <source>All the rules</source>
        <translation>همهٔ قواعد</translation>
    </message>
</context>
<context>
    <name>compare.none</name>
    <message>
        <source>–</source>
        <translation>–</translation>
    </message>
</context>
<context>
    <name>rules-page.in-guide</name>
    <message>
        <source>In the guide, with examples:</source>
        <translation>در آموزش، با مثال:</translation>
    </message>
</context>
<context>
    <name>GuideBar</name>
    <message>
        <source>Contents and search</source>
        <translation>فهرست و جستجو</translation>
    </message>
    <message>
        <source>Search all guides</source>
        <translation>جستجو در همهٔ آموزش‌ها</translation>
    </message>
    <message>
        <source>Previous place</source>
        <translation>جای قبلی</translation>
    </message>
    <message>
        <source>Close the guide</source>
        <translation>بستن آموزش</translation>
    </message>
</context>
<context>
    <name>rules.buck.h.cards</name>
    <message>
        <source>What you need</source>
        <translation>چه لازم است</translation>
    </message>
</context>
<context>
    <name>rules.buck.h.deal</name>
    <message>
        <source>The deal</source>
        <translation>پخش</translation>
    </message>
</context>
<context>
    <name>rules.buck.h.exchange</name>
    <message>
        <source>The exchange</source>
        <translation>تعویض</translation>
    </message>
</context>
<context>
    <name>rules.buck.h.trumps</name>
    <message>
        <source>Trumps and maker</source>
        <translation>حکم و حاکم</translation>
    </message>
</context>
<context>
    <name>rules.buck.h.stay</name>
    <message>
        <source>Stay or drop</source>
        <translation>ماندن یا کنار کشیدن</translation>
    </message>
</context>
<context>
    <name>rules.buck.h.play</name>
    <message>
        <source>Play</source>
        <translation>بازی کردن ورق‌ها</translation>
    </message>
</context>
<context>
    <name>rules.buck.h.points</name>
    <message>
        <source>Points</source>
        <translation>امتیاز</translation>
    </message>
</context>
<context>
    <name>rules.buck.h.end</name>
    <message>
        <source>The end of the game</source>
        <translation>پایان بازی</translation>
    </message>
</context>
<context>
    <name>rules.buck.cards.players</name>
    <message>
        <source>There are {n} players, everyone for themselves.</source>
        <translation>{n} نفر بازی می‌کنند، هر کس برای خودش.</translation>
    </message>
</context>
<context>
    <name>rules.buck.cards.pack</name>
    <message>
        <source>They play with {n} cards: in each suit ace, king, queen, jack, and the numbers from 10 down to {low}.</source>
        <translation>{n} ورق لازم است: از هر خال آس، شاه، بی‌بی، سرباز، و ۱۰ تا {low}.</translation>
    </message>
</context>
<context>
    <name>rules.buck.cards.pack-nine</name>
    <message>
        <source>They play with {n} cards: in each suit ace, king, queen, jack, 10 and 9.</source>
        <translation>{n} ورق لازم است: از هر خال آس، شاه، بی‌بی، سرباز، ۱۰ و ۹.</translation>
    </message>
</context>
<context>
    <name>rules.buck.cards.pack-ten</name>
    <message>
        <source>They play with {n} cards: in each suit ace, king, queen, jack and 10.</source>
        <translation>{n} ورق لازم است: از هر خال آس، شاه، بی‌بی، سرباز و ۱۰.</translation>
    </message>
</context>
<context>
    <name>rules.buck.cards.order</name>
    <message>
        <source>That is also their order from high to low, but in the suit that is [trumps](glossary#trump) two cards stand above the rest: the **jack of trumps** (the right bower) is the highest of all, and the **other jack of the same colour** (the left bower) the second highest.</source>
        <translation>ترتیبشان از بالا به پایین هم همین است، ولی در خال [حکم](glossary#trump) دو ورق بالای همه‌اند: **سرباز حکم** بالاترین ورق است و **سرباز هم‌رنگ**، یعنی سرباز خال دیگر از همان رنگ، بعد از آن.</translation>
    </message>
</context>
<context>
    <name>rules.buck.cards.left</name>
    <message>
        <source>The left bower counts as a trump in everything and is missing from its own suit; without trumps there are no bowers.</source>
        <translation>سرباز هم‌رنگ در همه چیز حکم به حساب می‌آید و در خال خودش نیست؛ در دور بی‌حکم هیچ سربازی از جای خودش تکان نمی‌خورد.</translation>
    </message>
</context>
<context>
    <name>rules.buck.cards.start</name>
    <message numerus="yes">
        <source>Everybody starts with {n} points, and points are counted down.</source>
        <translation>
            <numerusform>هر نفر با {n} امتیاز شروع می‌کند و امتیازها رو به پایین شمرده می‌شود.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rules.buck.deal.clockwise</name>
    <message>
        <source>Everything goes round clockwise.</source>
        <translation>همه چیز در جهت عقربه‌های ساعت می‌چرخد.</translation>
    </message>
</context>
<context>
    <name>rules.buck.deal.dealer</name>
    <message>
        <source>The first dealer is drawn by lot, and after each deal the next player clockwise deals.</source>
        <translation>پخش‌کنندهٔ اول با قرعه معلوم می‌شود، و بعد از هر دور پخش کردن به نفر بعدی می‌رسد.</translation>
    </message>
</context>
<context>
    <name>rules.buck.deal.five</name>
    <message>
        <source>Everybody gets five cards, in twos and threes.</source>
        <translation>هر نفر پنج ورق می‌گیرد، دوتا دوتا و سه‌تا سه‌تا.</translation>
    </message>
</context>
<context>
    <name>rules.buck.deal.widow</name>
    <message>
        <source>Five more are dealt face down as the [widow](glossary#widow).</source>
        <translation>پنج ورق دیگر هم پشت‌رو کنار می‌گذارند که [ورق‌های یدک](glossary#widow) است.</translation>
    </message>
</context>
<context>
    <name>rules.buck.deal.upcard</name>
    <message>
        <source>The next card is turned up and is called the [upcard](glossary#upcard).</source>
        <translation>ورق بعدی رو می‌شود و [ورق روشده](glossary#upcard) نام دارد.</translation>
    </message>
</context>
<context>
    <name>rules.buck.deal.rest</name>
    <message numerus="yes">
        <source>That leaves {n} cards, which stay face down and out of the deal.</source>
        <translation>
            <numerusform>{n} ورق باقی می‌ماند که پشت‌رو کنار می‌ماند و کسی نمی‌بیند.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rules.buck.deal.rest-none</name>
    <message>
        <source>No card is left over.</source>
        <translation>هیچ ورقی اضافه نمی‌آید.</translation>
    </message>
</context>
<context>
    <name>rules.buck.deal.rest-stock</name>
    <message numerus="yes">
        <source>That leaves {n} cards face down, which are for the exchange.</source>
        <translation>
            <numerusform>{n} ورق پشت‌رو باقی می‌ماند که می‌شود با آن‌ها عوض کرد.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rules.buck.deal.club</name>
    <message>
        <source>If the upcard is a **club**, clubs are trumps at once: nobody bids, there is no maker, nobody may drop, and everybody needs one trick.</source>
        <translation>اگر ورق روشده **گشنیز** باشد، گشنیز بی‌حرف حکم است: کسی چیزی نمی‌خواند، حاکمی نیست، هیچ کس نمی‌تواند کنار بکشد و هر کس باید یک دست ببرد.</translation>
    </message>
</context>
<context>
    <name>rules.buck.deal.club-stays</name>
    <message>
        <source>That club stays where it lies.</source>
        <translation>آن گشنیز همان‌جا می‌ماند.</translation>
    </message>
</context>
<context>
    <name>rules.buck.deal.club-taken</name>
    <message>
        <source>The dealer takes that club and [buries](glossary#bury) any one card face down, the club itself if they like.</source>
        <translation>پخش‌کننده آن گشنیز را برمی‌دارد و یک ورق را پشت‌رو [می‌خواباند](glossary#bury)؛ خود آن گشنیز هم می‌شود.</translation>
    </message>
</context>
<context>
    <name>rules.buck.deal.club-taken-kept</name>
    <message>
        <source>The dealer takes that club and [buries](glossary#bury) another card face down.</source>
        <translation>پخش‌کننده آن گشنیز را برمی‌دارد و ورق دیگری را پشت‌رو [می‌خواباند](glossary#bury).</translation>
    </message>
</context>
<context>
    <name>rules.buck.exchange.widow-swap</name>
    <message>
        <source>Before the bidding, from the dealer&apos;s right on clockwise, everybody may exchange the whole hand for the widow, unseen, as long as nobody has done so.</source>
        <translation>پیش از خواندن، از نفر سمت راست پخش‌کننده و در جهت عقربه‌های ساعت، هر کس می‌تواند همهٔ ورق‌هایش را ندیده با ورق‌های یدک عوض کند، تا وقتی کسی این کار را نکرده باشد.</translation>
    </message>
</context>
<context>
    <name>rules.buck.exchange.widow-dead</name>
    <message>
        <source>The hand that is given up stays face down and out of the deal.</source>
        <translation>ورق‌هایی که کنار گذاشته شد پشت‌رو می‌ماند و دیگر در آن دور نیست.</translation>
    </message>
</context>
<context>
    <name>rules.buck.exchange.undealt</name>
    <message>
        <source>Before the bidding, from the dealer&apos;s right on clockwise, everybody may once lay away cards face down and take as many of those that were not dealt, as long as there are any.</source>
        <translation>پیش از خواندن، از نفر سمت راست پخش‌کننده و در جهت عقربه‌های ساعت، هر کس یک بار می‌تواند ورق‌هایی را پشت‌رو کنار بگذارد و به همان تعداد از ورق‌های پخش‌نشده بردارد، تا وقتی از آن‌ها مانده باشد.</translation>
    </message>
</context>
<context>
    <name>rules.buck.exchange.undealt-dead</name>
    <message>
        <source>Cards laid away are out of the deal.</source>
        <translation>ورق‌هایی که کنار گذاشته شد دیگر در آن دور نیست.</translation>
    </message>
</context>
<context>
    <name>rules.buck.trumps.order-up</name>
    <message>
        <source>From the dealer&apos;s left, everybody in turn passes or **orders up**: then the upcard&apos;s suit is trumps and whoever ordered it is the [maker](glossary#maker).</source>
        <translation>از نفر سمت چپ پخش‌کننده، هر کس به‌نوبت پاس می‌دهد یا ورق روشده را **قبول** می‌کند: آن وقت خالش حکم است و کسی که قبول کرده [حاکم](glossary#maker) است.</translation>
    </message>
</context>
<context>
    <name>rules.buck.trumps.dealer-buries</name>
    <message>
        <source>The dealer, whoever ordered, takes the upcard and [buries](glossary#bury) any one card face down, the upcard itself if they like.</source>
        <translation>پخش‌کننده، هر کس که قبول کرده باشد، ورق روشده را برمی‌دارد و یک ورق را پشت‌رو [می‌خواباند](glossary#bury)؛ خود ورق روشده هم می‌شود.</translation>
    </message>
</context>
<context>
    <name>rules.buck.trumps.dealer-buries-other</name>
    <message>
        <source>The dealer, whoever ordered, takes the upcard and [buries](glossary#bury) another card face down.</source>
        <translation>پخش‌کننده، هر کس که قبول کرده باشد، ورق روشده را برمی‌دارد و ورق دیگری را پشت‌رو [می‌خواباند](glossary#bury).</translation>
    </message>
</context>
<context>
    <name>rules.buck.trumps.second-round</name>
    <message>
        <source>If all pass, the suit is turned down and everybody in turn, in the same order, passes or names another suit as trumps; whoever does is the maker.</source>
        <translation>اگر همه پاس بدهند، آن خال رد شده است و به همان ترتیب هر کس پاس می‌دهد یا خال دیگری را حکم می‌کند؛ هر کس حکم کند حاکم است.</translation>
    </message>
</context>
<context>
    <name>rules.buck.trumps.second-round-none</name>
    <message>
        <source>If all pass, the suit is turned down and everybody in turn, in the same order, passes, names another suit as trumps or says no trumps; whoever does is the maker.</source>
        <translation>اگر همه پاس بدهند، آن خال رد شده است و به همان ترتیب هر کس پاس می‌دهد، خال دیگری را حکم می‌کند یا می‌گوید بی‌حکم؛ هر کس حکم کند حاکم است.</translation>
    </message>
</context>
<context>
    <name>rules.buck.trumps.one-round</name>
    <message>
        <source>From the dealer&apos;s left everybody speaks once: they pass, or bid a number of tricks, from 1 to {max} and higher than the bid before.</source>
        <translation>از نفر سمت چپ پخش‌کننده هر کس یک بار حرف می‌زند: پاس می‌دهد، یا تعداد دستی را می‌خواند، از ۱ تا {max} و بالاتر از عدد قبلی.</translation>
    </message>
</context>
<context>
    <name>rules.buck.trumps.one-round-one</name>
    <message>
        <source>From the dealer&apos;s left everybody speaks once: they pass, or bid one trick if nobody has yet.</source>
        <translation>از نفر سمت چپ پخش‌کننده هر کس یک بار حرف می‌زند: پاس می‌دهد، یا اگر کسی نخوانده باشد یک دست می‌خواند.</translation>
    </message>
</context>
<context>
    <name>rules.buck.trumps.laps</name>
    <message>
        <source>From the dealer&apos;s left everybody speaks in turn, as many times round as it takes: they pass, or bid a number of tricks, from 1 to {max} and higher than the bid before.</source>
        <translation>از نفر سمت چپ پخش‌کننده هر کس به‌نوبت حرف می‌زند، هر چند گردش که لازم باشد: پاس می‌دهد، یا تعداد دستی را می‌خواند، از ۱ تا {max} و بالاتر از عدد قبلی.</translation>
    </message>
</context>
<context>
    <name>rules.buck.trumps.laps-one</name>
    <message>
        <source>From the dealer&apos;s left everybody speaks in turn: they pass, or bid one trick if nobody has yet.</source>
        <translation>از نفر سمت چپ پخش‌کننده هر کس به‌نوبت حرف می‌زند: پاس می‌دهد، یا اگر کسی نخوانده باشد یک دست می‌خواند.</translation>
    </message>
</context>
<context>
    <name>rules.buck.trumps.laps-end</name>
    <message>
        <source>Whoever has passed may bid again later; it ends when all the others have passed in a row after a bid.</source>
        <translation>کسی که پاس داده باز هم می‌تواند بخواند؛ وقتی بعد از یک عدد همهٔ بقیه پشت سر هم پاس بدهند، خواندن تمام است.</translation>
    </message>
</context>
<context>
    <name>rules.buck.trumps.overbid</name>
    <message>
        <source>There are only five tricks, so a bid above five falls short whatever happens: all it does is keep somebody else from being maker.</source>
        <translation>فقط پنج دست در کار است، پس عدد بالاتر از پنج در هر حال کم می‌آید و فقط به درد این می‌خورد که کس دیگری حاکم نشود.</translation>
    </message>
</context>
<context>
    <name>rules.buck.trumps.names</name>
    <message>
        <source>The highest bidder is the [maker](glossary#maker) and names a suit as trumps, or no trumps.</source>
        <translation>کسی که بالاترین عدد را خوانده [حاکم](glossary#maker) است و یک خال را حکم می‌کند، یا بی‌حکم.</translation>
    </message>
</context>
<context>
    <name>rules.buck.trumps.maker-takes</name>
    <message>
        <source>The maker may then take the upcard, whatever its suit, and [bury](glossary#bury) any one card face down for it.</source>
        <translation>حاکم بعد از آن می‌تواند ورق روشده را، از هر خالی که باشد، بردارد و هر ورقی را که خواست پشت‌رو [بخواباند](glossary#bury).</translation>
    </message>
</context>
<context>
    <name>rules.buck.trumps.maker-takes-other</name>
    <message>
        <source>The maker may then take the upcard, whatever its suit, and [bury](glossary#bury) another card face down for it.</source>
        <translation>حاکم بعد از آن می‌تواند ورق روشده را، از هر خالی که باشد، بردارد و به جایش ورق دیگری را پشت‌رو [بخواباند](glossary#bury).</translation>
    </message>
</context>
<context>
    <name>rules.buck.trumps.nobody-no-trumps</name>
    <message>
        <source>If nobody wants to be maker, everybody plays without trumps; there is no maker, nobody may drop, and everybody needs one trick.</source>
        <translation>اگر هیچ کس حاکم نشود، همه بی‌حکم بازی می‌کنند؛ حاکمی نیست، هیچ کس نمی‌تواند کنار بکشد و هر کس باید یک دست ببرد.</translation>
    </message>
</context>
<context>
    <name>rules.buck.trumps.nobody-next</name>
    <message>
        <source>If nobody wants to be maker, the cards are thrown in and the next player deals.</source>
        <translation>اگر هیچ کس حاکم نشود، ورق‌ها را جمع می‌کنند و نفر بعدی پخش می‌کند.</translation>
    </message>
</context>
<context>
    <name>rules.buck.trumps.nobody-same</name>
    <message>
        <source>If nobody wants to be maker, the cards are thrown in and the same dealer deals again.</source>
        <translation>اگر هیچ کس حاکم نشود، ورق‌ها را جمع می‌کنند و همان پخش‌کننده دوباره پخش می‌کند.</translation>
    </message>
</context>
<context>
    <name>rules.buck.trumps.dealer-one</name>
    <message>
        <source>If everybody else has passed, the dealer has to bid 1.</source>
        <translation>اگر همهٔ بقیه پاس داده باشند، پخش‌کننده باید ۱ بخواند.</translation>
    </message>
</context>
<context>
    <name>rules.buck.trumps.needs-three</name>
    <message>
        <source>The maker needs three tricks.</source>
        <translation>حاکم باید سه دست ببرد.</translation>
    </message>
</context>
<context>
    <name>rules.buck.trumps.needs-bid</name>
    <message>
        <source>The maker needs as many tricks as were bid.</source>
        <translation>حاکم باید به تعدادی که خوانده دست ببرد.</translation>
    </message>
</context>
<context>
    <name>rules.buck.stay.stay</name>
    <message>
        <source>When there is a maker, the others say in turn, from the maker&apos;s left, whether they **stay** or **drop**.</source>
        <translation>وقتی حاکمی هست، بقیه از سمت چپ او به‌نوبت می‌گویند **می‌مانند** یا **کنار می‌کشند**.</translation>
    </message>
</context>
<context>
    <name>rules.buck.stay.costs</name>
    <message>
        <source>Whoever stays needs one trick; whoever drops is out of this deal, which costs nothing.</source>
        <translation>هر کس بماند باید یک دست ببرد؛ هر کس کنار بکشد در این دور نیست و خرجی هم ندارد.</translation>
    </message>
</context>
<context>
    <name>rules.buck.stay.drop-limit</name>
    <message numerus="yes">
        <source>Whoever has dropped from {n} deals in a row has to stay the next time.</source>
        <translation>
            <numerusform>هر کس از {n} دور پشت سر هم کنار کشیده باشد، دفعهٔ بعد باید بماند.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rules.buck.stay.must-stay</name>
    <message>
        <source>With {n} points or fewer nobody may drop.</source>
        <translation>با {n} امتیاز یا کمتر نمی‌شود کنار کشید.</translation>
    </message>
</context>
<context>
    <name>rules.buck.stay.alone-five</name>
    <message>
        <source>If all of them drop, no card is played and five points come off the maker&apos;s score.</source>
        <translation>اگر همه کنار بکشند، ورقی بازی نمی‌شود و پنج امتیاز حاکم کم می‌شود.</translation>
    </message>
</context>
<context>
    <name>rules.buck.stay.alone-wins</name>
    <message>
        <source>If all of them drop, no card is played and the maker has won the whole game.</source>
        <translation>اگر همه کنار بکشند، ورقی بازی نمی‌شود و حاکم همهٔ بازی را برده است.</translation>
    </message>
</context>
<context>
    <name>rules.buck.stay.alone-needed</name>
    <message>
        <source>If all of them drop, no card is played and as many points come off the maker&apos;s score as tricks were needed.</source>
        <translation>اگر همه کنار بکشند، ورقی بازی نمی‌شود و به تعداد دست‌های لازم از امتیاز حاکم کم می‌شود.</translation>
    </message>
</context>
<context>
    <name>rules.buck.stay.alone-overbid</name>
    <message>
        <source>After a bid above five, though, the maker has fallen short all the same.</source>
        <translation>ولی اگر بالاتر از پنج خوانده باشد، باز هم کم آورده است.</translation>
    </message>
</context>
<context>
    <name>rules.buck.play.lead-left</name>
    <message>
        <source>The player on the dealer&apos;s left leads to the first trick, or whoever is next among those who are in.</source>
        <translation>دست اول را نفر سمت چپ پخش‌کننده شروع می‌کند، یا اگر کنار کشیده، اولین نفر بعد از او که مانده.</translation>
    </message>
</context>
<context>
    <name>rules.buck.play.lead-maker</name>
    <message>
        <source>The maker leads to the first trick; without a maker, the player on the dealer&apos;s left.</source>
        <translation>دست اول را حاکم شروع می‌کند؛ اگر حاکمی نباشد، نفر سمت چپ پخش‌کننده.</translation>
    </message>
</context>
<context>
    <name>rules.buck.play.follow</name>
    <message>
        <source>Any card may be led, and everybody else has to **[follow suit](glossary#follow-suit)** if they can; whoever can&apos;t plays any card, a trump or not.</source>
        <translation>هر ورقی را می‌شود شروع کرد و بقیه اگر از [خال زمینه](glossary#suit-led) دارند باید از **همان** بازی کنند؛ هر کس ندارد هر ورقی که بخواهد بازی می‌کند، حکم یا غیر حکم.</translation>
    </message>
</context>
<context>
    <name>rules.buck.play.takes</name>
    <message>
        <source>The highest trump takes the [trick](glossary#trick), and without a trump the highest card of the suit led; whoever takes it leads to the next.</source>
        <translation>[دست](glossary#trick) را بالاترین حکم می‌برد و اگر حکمی نیامده باشد، بالاترین ورق خال زمینه؛ هر کس دست را ببرد، دست بعدی را شروع می‌کند.</translation>
    </message>
</context>
<context>
    <name>rules.buck.play.tricks</name>
    <message>
        <source>A deal has five tricks.</source>
        <translation>هر دور پنج دست دارد.</translation>
    </message>
</context>
<context>
    <name>rules.buck.points.trick-off</name>
    <message>
        <source>Every trick takes one point off the score of whoever won it.</source>
        <translation>هر دست یک امتیاز از برنده‌اش کم می‌کند.</translation>
    </message>
</context>
<context>
    <name>rules.buck.points.no-trick</name>
    <message numerus="yes">
        <source>Whoever was in and took no trick gets {n} points more.</source>
        <translation>
            <numerusform>هر کس مانده و دستی نبرده باشد، {n} امتیاز به امتیازش اضافه می‌شود.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rules.buck.points.maker-short</name>
    <message>
        <source>So does a maker with too few tricks, and those tricks count for nothing.</source>
        <translation>حاکمی که کم آورده هم همین‌طور، و دست‌هایی که برده حساب نمی‌شود.</translation>
    </message>
</context>
<context>
    <name>rules.buck.points.no-penalty</name>
    <message>
        <source>Staying without a trick costs nothing, and neither does falling short as maker, but the tricks of a maker who fell short count for nothing.</source>
        <translation>ماندن بی‌دست جریمه‌ای ندارد و کم آوردن حاکم هم همین‌طور، ولی دست‌های حاکمی که کم آورده حساب نمی‌شود.</translation>
    </message>
</context>
<context>
    <name>rules.buck.points.sweep</name>
    <message>
        <source>Whoever takes all five tricks of a deal wins the whole game at once.</source>
        <translation>هر کس هر پنج دست یک دور را ببرد، همان‌جا همهٔ بازی را برده است.</translation>
    </message>
</context>
<context>
    <name>rules.buck.end.zero</name>
    <message>
        <source>The game is over after the deal in which somebody gets to 0 or below, and the lowest score wins.</source>
        <translation>بازی بعد از دوری تمام است که کسی به ۰ یا پایین‌تر برسد، و پایین‌ترین امتیاز می‌برد.</translation>
    </message>
</context>
<context>
    <name>rules.buck.end.draw</name>
    <message>
        <source>Equal lowest scores make a draw.</source>
        <translation>اگر پایین‌ترین امتیازها برابر باشند، بازی مساوی است.</translation>
    </message>
</context>
<context>
    <name>rules.buck.end.extra-deal</name>
    <message>
        <source>Between equal lowest scores everybody plays one more deal, until one is lowest.</source>
        <translation>اگر پایین‌ترین امتیازها برابر باشند، همه یک دور دیگر بازی می‌کنند تا یکی از همه پایین‌تر باشد.</translation>
    </message>
</context>
<context>
    <name>rules.buck.end.longest</name>
    <message>
        <source>After deal {n} the game is over in any case.</source>
        <translation>بعد از دور {n} بازی در هر حال تمام است.</translation>
    </message>
</context>
<context>
    <name>compare.intro</name>
    <message>
        <source>The tables show what sets most of them apart; a dash stands where there is no such rule. Below, each preset says what is different from {name}.</source>
        <translation>جدول‌ها چیزهایی را نشان می‌دهند که بیشتر گونه‌ها در آن‌ها فرق دارند؛ خط تیره یعنی چنین قاعده‌ای نیست. پایین‌تر، هر گونه می‌گوید با {name} چه فرقی دارد.</translation>
    </message>
</context>
<context>
    <name>compare.without</name>
    <message>
        <source>Without: {name}.</source>
        <translation>بدون: {name}.</translation>
    </message>
</context>
<context>
    <name>rules.cucumber.h.cards</name>
    <message>
        <source>What you need</source>
        <translation>چه لازم است</translation>
    </message>
</context>
<context>
    <name>rules.cucumber.h.deal</name>
    <message>
        <source>The deal</source>
        <translation>پخش</translation>
    </message>
</context>
<context>
    <name>rules.cucumber.h.before</name>
    <message>
        <source>Before play</source>
        <translation>پیش از شروع</translation>
    </message>
</context>
<context>
    <name>rules.cucumber.h.play</name>
    <message>
        <source>Play</source>
        <translation>بازی کردن ورق‌ها</translation>
    </message>
</context>
<context>
    <name>rules.cucumber.h.stake</name>
    <message>
        <source>The stake</source>
        <translation>مایه</translation>
    </message>
</context>
<context>
    <name>rules.cucumber.h.last</name>
    <message>
        <source>The last trick</source>
        <translation>دست آخر</translation>
    </message>
</context>
<context>
    <name>rules.cucumber.h.points</name>
    <message>
        <source>Points</source>
        <translation>امتیاز</translation>
    </message>
</context>
<context>
    <name>rules.cucumber.h.chips</name>
    <message>
        <source>Chips</source>
        <translation>ژتون‌ها</translation>
    </message>
</context>
<context>
    <name>rules.cucumber.h.out</name>
    <message>
        <source>Out of the game</source>
        <translation>حذف شدن</translation>
    </message>
</context>
<context>
    <name>rules.cucumber.h.bust</name>
    <message>
        <source>Bust</source>
        <translation>سوختن</translation>
    </message>
</context>
<context>
    <name>rules.cucumber.h.end</name>
    <message>
        <source>The end of the game</source>
        <translation>پایان بازی</translation>
    </message>
</context>
<context>
    <name>rules.cucumber.h.card</name>
    <message>
        <source>Card</source>
        <translation>ورق</translation>
    </message>
</context>
<context>
    <name>rules.cucumber.h.cucumbers</name>
    <message>
        <source>Cucumbers</source>
        <translation>خیار</translation>
    </message>
</context>
<context>
    <name>rules.cucumber.h.cell</name>
    <message>
        <source>{n}</source>
        <translation>{n}</translation>
    </message>
</context>
<context>
    <name>rules.cucumber.cards.players</name>
    <message>
        <source>There are {n} players, everyone for themselves.</source>
        <translation>{n} نفر بازی می‌کنند، هر کس برای خودش.</translation>
    </message>
</context>
<context>
    <name>rules.cucumber.cards.pack-one</name>
    <message>
        <source>They play with a pack of 52 cards.</source>
        <translation>یک دسته ورق ۵۲تایی لازم است.</translation>
    </message>
</context>
<context>
    <name>rules.cucumber.cards.pack-two</name>
    <message>
        <source>They play with two packs of 52 cards, shuffled together.</source>
        <translation>دو دسته ورق ۵۲تایی لازم است که با هم بُر می‌خورد.</translation>
    </message>
</context>
<context>
    <name>rules.cucumber.cards.ranks</name>
    <message>
        <source>From high to low the cards are ace, king, queen, jack, and then 10 down to 2; suits make no difference.</source>
        <translation>ورق‌ها از بالا به پایین این‌طورند: آس، شاه، بی‌بی، سرباز، و بعد ۱۰ تا ۲. خال‌ها فرقی نمی‌کنند.</translation>
    </message>
</context>
<context>
    <name>rules.cucumber.cards.pack-five</name>
    <message>
        <source>They play with the pack of Five Cucumbers: 60 cards without suits, four each of the numbers from 1 to 15, and the higher number is the higher card.</source>
        <translation>دستهٔ «پنج خیار» لازم است: ۶۰ ورق بی‌خال، از هر عدد ۱ تا ۱۵ چهار تا. هر چه عدد بالاتر، ورق بالاتر.</translation>
    </message>
</context>
<context>
    <name>rules.cucumber.cards.pack-kille</name>
    <message>
        <source>They play with the Kille pack: 42 cards, two each of 21 ranks. From low to high these are mask, flowerpot, wreath, the numbers 1 to 12, and then inn, cavalier, sow, hussar, cuckoo and harlequin.</source>
        <translation>دستهٔ کیله لازم است: ۴۲ ورق، از هر کدام دو تا. از پایین به بالا این‌طورند: نقاب، گلدان، تاج گل، عددهای ۱ تا ۱۲، و بعد مهمان‌خانه، شوالیه، ماده‌خوک، هوسار، کوکو و هارلکین.</translation>
    </message>
</context>
<context>
    <name>rules.cucumber.cards.joker-top</name>
    <message>
        <source>A joker is added, and it is higher than the aces.</source>
        <translation>یک جوکر هم هست که از آس بالاتر است.</translation>
    </message>
</context>
<context>
    <name>rules.cucumber.cards.jokers-top</name>
    <message>
        <source>There are {n} jokers besides, equal to each other and higher than the aces.</source>
        <translation>{n} جوکر هم هست که با هم برابرند و از آس بالاتر.</translation>
    </message>
</context>
<context>
    <name>rules.cucumber.cards.joker-ace</name>
    <message>
        <source>A joker is added, and it is an ace in every respect.</source>
        <translation>یک جوکر هم هست که از هر نظر آس به حساب می‌آید.</translation>
    </message>
</context>
<context>
    <name>rules.cucumber.cards.jokers-ace</name>
    <message>
        <source>There are {n} jokers besides, and they are aces in every respect.</source>
        <translation>{n} جوکر هم هست که از هر نظر آس به حساب می‌آیند.</translation>
    </message>
</context>
<context>
    <name>rules.cucumber.cards.six-of-clubs</name>
    <message>
        <source>The 6 of clubs is higher than every other card; the other sixes are ordinary cards.</source>
        <translation>۶ گشنیز از همهٔ ورق‌ها بالاتر است؛ بقیهٔ ۶ها ورق معمولی‌اند.</translation>
    </message>
</context>
<context>
    <name>rules.cucumber.cards.black-sevens</name>
    <message>
        <source>The 7 of spades is the highest card of all and the 7 of clubs the second highest; the red sevens are ordinary cards.</source>
        <translation>۷ پیک از همهٔ ورق‌ها بالاتر است و ۷ گشنیز بعد از آن می‌آید؛ ۷های قرمز ورق معمولی‌اند.</translation>
    </message>
</context>
<context>
    <name>rules.cucumber.cards.black-sevens-reversed</name>
    <message>
        <source>The 7 of clubs is the highest card of all and the 7 of spades the second highest; the red sevens are ordinary cards.</source>
        <translation>۷ گشنیز از همهٔ ورق‌ها بالاتر است و ۷ پیک بعد از آن می‌آید؛ ۷های قرمز ورق معمولی‌اند.</translation>
    </message>
</context>
<context>
    <name>rules.cucumber.cards.black-sevens-equal</name>
    <message>
        <source>The 7 of spades and the 7 of clubs are the highest cards of all, equal to each other; the red sevens are ordinary cards.</source>
        <translation>۷ پیک و ۷ گشنیز از همهٔ ورق‌ها بالاترند و با هم برابرند؛ ۷های قرمز ورق معمولی‌اند.</translation>
    </message>
</context>
<context>
    <name>rules.cucumber.cards.worth-face</name>
    <message>
        <source>In points an ace is worth 14, a king 13, a queen 12, a jack 11, and every other card its number.</source>
        <translation>ارزش آس ۱۴ امتیاز است، شاه ۱۳، بی‌بی ۱۲، سرباز ۱۱، و ارزش بقیه همان عددشان است.</translation>
    </message>
</context>
<context>
    <name>rules.cucumber.cards.worth-face-low</name>
    <message>
        <source>In points a king is worth 13, a queen 12, a jack 11, an ace only 1, and every other card its number.</source>
        <translation>ارزش شاه ۱۳ امتیاز است، بی‌بی ۱۲، سرباز ۱۱، آس فقط ۱، و ارزش بقیه همان عددشان است.</translation>
    </message>
</context>
<context>
    <name>rules.cucumber.cards.worth-eleven</name>
    <message>
        <source>In points ace, king, queen and jack are worth 11 each, and every other card its number.</source>
        <translation>ارزش آس، شاه، بی‌بی و سرباز هر کدام ۱۱ امتیاز است و ارزش بقیه همان عددشان.</translation>
    </message>
</context>
<context>
    <name>rules.cucumber.cards.worth-eleven-low</name>
    <message>
        <source>In points king, queen and jack are worth 11 each, an ace only 1, and every other card its number.</source>
        <translation>ارزش شاه، بی‌بی و سرباز هر کدام ۱۱ امتیاز است، آس فقط ۱، و ارزش بقیه همان عددشان.</translation>
    </message>
</context>
<context>
    <name>rules.cucumber.cards.worth-ten</name>
    <message>
        <source>In points an ace is worth 11, king, queen and jack 10 each, and every other card its number.</source>
        <translation>ارزش آس ۱۱ امتیاز است، شاه، بی‌بی و سرباز هر کدام ۱۰، و ارزش بقیه همان عددشان.</translation>
    </message>
</context>
<context>
    <name>rules.cucumber.cards.worth-ten-low</name>
    <message>
        <source>In points king, queen and jack are worth 10 each, an ace only 1, and every other card its number.</source>
        <translation>ارزش شاه، بی‌بی و سرباز هر کدام ۱۰ امتیاز است، آس فقط ۱، و ارزش بقیه همان عددشان.</translation>
    </message>
</context>
<context>
    <name>rules.cucumber.cards.worth-five</name>
    <message>
        <source>In points every card is worth its number.</source>
        <translation>ارزش هر ورق همان عدد رویش است.</translation>
    </message>
</context>
<context>
    <name>rules.cucumber.cards.worth-kille</name>
    <message>
        <source>In points every card is worth its place in this order, from 1 for the mask to 21 for the harlequin.</source>
        <translation>ارزش هر ورق جای آن در همین ردیف است: از ۱ برای نقاب تا ۲۱ برای هارلکین.</translation>
    </message>
</context>
<context>
    <name>rules.cucumber.cards.worth-cucumbers</name>
    <message>
        <source>Cucumbers are printed on the cards, and each of them is worth one point.</source>
        <translation>روی ورق‌ها خیار کشیده‌اند و هر خیار یک امتیاز است.</translation>
    </message>
</context>
<context>
    <name>rules.cucumber.cards.worth-joker</name>
    <message>
        <source>A joker is worth 15.</source>
        <translation>ارزش جوکر ۱۵ است.</translation>
    </message>
</context>
<context>
    <name>rules.cucumber.cards.worth-six</name>
    <message>
        <source>The 6 of clubs is worth 21.</source>
        <translation>ارزش ۶ گشنیز ۲۱ است.</translation>
    </message>
</context>
<context>
    <name>rules.cucumber.cards.worth-sevens</name>
    <message>
        <source>The 7 of spades is worth 16 and the 7 of clubs 15.</source>
        <translation>ارزش ۷ پیک ۱۶ است و ارزش ۷ گشنیز ۱۵.</translation>
    </message>
</context>
<context>
    <name>rules.cucumber.cards.worth-sevens-reversed</name>
    <message>
        <source>The 7 of clubs is worth 16 and the 7 of spades 15.</source>
        <translation>ارزش ۷ گشنیز ۱۶ است و ارزش ۷ پیک ۱۵.</translation>
    </message>
</context>
<context>
    <name>rules.cucumber.cards.worth-sevens-equal</name>
    <message>
        <source>The two black sevens are worth 21 each.</source>
        <translation>ارزش هر کدام از دو ۷ سیاه ۲۱ است.</translation>
    </message>
</context>
<context>
    <name>rules.cucumber.cards.chips-start</name>
    <message numerus="yes">
        <source>Everybody starts with {n} chips.</source>
        <translation>
            <numerusform>هر نفر با {n} ژتون شروع می‌کند.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rules.cucumber.cards.pot</name>
    <message>
        <source>Before the first deal everybody puts one stake into the [pot](glossary#pot).</source>
        <translation>پیش از دور اول هر نفر یک مایه در [صندوق](glossary#pot) می‌گذارد.</translation>
    </message>
</context>
<context>
    <name>rules.cucumber.deal.clockwise</name>
    <message>
        <source>Everything goes round clockwise, and the player on the dealer&apos;s left is called [forehand](glossary#forehand).</source>
        <translation>همه چیز در جهت عقربه‌های ساعت می‌چرخد، و نفر سمت چپ پخش‌کننده «[نفر اول](glossary#forehand)» است.</translation>
    </message>
</context>
<context>
    <name>rules.cucumber.deal.hand-fixed</name>
    <message numerus="yes">
        <source>In every deal everybody gets {n} cards.</source>
        <translation>
            <numerusform>در هر دور به هر نفر {n} ورق می‌رسد.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rules.cucumber.deal.hand-all</name>
    <message>
        <source>The whole pack is dealt, as far as it goes round evenly.</source>
        <translation>همهٔ دسته پخش می‌شود، تا جایی که به همه به یک اندازه برسد.</translation>
    </message>
</context>
<context>
    <name>rules.cucumber.deal.hand-first</name>
    <message numerus="yes">
        <source>In the first deal everybody gets {n} cards.</source>
        <translation>
            <numerusform>در دور اول به هر نفر {n} ورق می‌رسد.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rules.cucumber.deal.hand-losing</name>
    <message>
        <source>In every later deal it is as many as the card that took the last trick was worth by itself.</source>
        <translation>در هر دور بعدی به اندازهٔ ارزش خود همان ورقی است که دست آخر دور قبل را برده.</translation>
    </message>
</context>
<context>
    <name>rules.cucumber.deal.losing-king</name>
    <message>
        <source>After a king that makes {n} cards each.</source>
        <translation>بعد از شاه یعنی {n} ورق برای هر نفر.</translation>
    </message>
</context>
<context>
    <name>rules.cucumber.deal.losing-nothing</name>
    <message>
        <source>A card that is worth nothing makes it one card.</source>
        <translation>بعد از ورقی که ارزش ندارد یک ورق است.</translation>
    </message>
</context>
<context>
    <name>rules.cucumber.deal.hand-down</name>
    <message>
        <source>In every later deal it is one card fewer.</source>
        <translation>در هر دور بعدی یک ورق کمتر است.</translation>
    </message>
</context>
<context>
    <name>rules.cucumber.deal.down-restart</name>
    <message>
        <source>After the deal of one card it begins again with {n}.</source>
        <translation>بعد از دور یک‌ورقی دوباره از {n} ورق شروع می‌شود.</translation>
    </message>
</context>
<context>
    <name>rules.cucumber.deal.down-hold</name>
    <message>
        <source>Once it is down to one card, it stays at one.</source>
        <translation>وقتی به یک ورق رسید، همان یک ورق می‌ماند.</translation>
    </message>
</context>
<context>
    <name>rules.cucumber.deal.down-bounce</name>
    <message>
        <source>After the deal of one card it is one more each time, up to {n}, and then one fewer again.</source>
        <translation>بعد از دور یک‌ورقی هر بار یک ورق بیشتر است تا {n} ورق، و بعد باز یکی‌یکی کم می‌شود.</translation>
    </message>
</context>
<context>
    <name>rules.cucumber.deal.zigzag-step</name>
    <message>
        <source>After the deal of one card it is one more each time, up to {m}, then down to one again, then up to one fewer than before, and so on; when it can rise no more, it begins again with {n}.</source>
        <translation>بعد از دور یک‌ورقی هر بار یک ورق بیشتر است تا {m} ورق، بعد باز تا یک ورق پایین می‌آید، بار بعد تا یکی کمتر از پیش بالا می‌رود، و همین‌طور تا آخر؛ وقتی دیگر بالا نرفت، دوباره از {n} ورق شروع می‌شود.</translation>
    </message>
</context>
<context>
    <name>rules.cucumber.deal.zigzag-jump</name>
    <message>
        <source>After the deal of one card it begins again from {m}, the next time from one fewer, and so on; after the run from two it begins again with {n}.</source>
        <translation>بعد از دور یک‌ورقی از {m} ورق شروع می‌شود، بار بعد از یکی کمتر، و همین‌طور تا آخر؛ بعد از رشته‌ای که از دو ورق شروع شده، دوباره نوبت {n} ورق است.</translation>
    </message>
</context>
<context>
    <name>rules.cucumber.deal.zigzag-short</name>
    <message>
        <source>After the deal of one card it is {n} again.</source>
        <translation>بعد از دور یک‌ورقی دوباره نوبت {n} ورق است.</translation>
    </message>
</context>
<context>
    <name>rules.cucumber.deal.zigzag-three</name>
    <message>
        <source>After the deal of one card it begins again from {m}, and the time after that with {n}.</source>
        <translation>بعد از دور یک‌ورقی از {m} ورق شروع می‌شود و بار بعدش دوباره از {n} ورق.</translation>
    </message>
</context>
<context>
    <name>rules.cucumber.deal.dealer-choice</name>
    <message>
        <source>Before the cards are dealt, the dealer says how many everybody gets; with {players} players anything from {low} to {high}.</source>
        <translation>پخش‌کننده پیش از پخش می‌گوید به هر نفر چند ورق برسد؛ با {players} نفر از {low} تا {high}.</translation>
    </message>
</context>
<context>
    <name>rules.cucumber.deal.hand-most</name>
    <message>
        <source>Nobody ever gets more than {n}, though.</source>
        <translation>ولی هیچ وقت به کسی بیشتر از {n} ورق نمی‌رسد.</translation>
    </message>
</context>
<context>
    <name>rules.cucumber.deal.short-floor</name>
    <message>
        <source>If the pack is too small for that, it goes round as far as it gives everybody the same number.</source>
        <translation>اگر ورق کم بیاید، تا جایی پخش می‌شود که به همه به یک اندازه برسد.</translation>
    </message>
</context>
<context>
    <name>rules.cucumber.deal.short-seven</name>
    <message>
        <source>If the pack is too small for that, everybody gets seven cards; if it is too small even for seven, it goes round as far as it gives everybody the same number.</source>
        <translation>اگر ورق کم بیاید، به هر نفر هفت ورق می‌رسد؛ اگر به آن هم نرسد، تا جایی پخش می‌شود که به همه به یک اندازه برسد.</translation>
    </message>
</context>
<context>
    <name>rules.cucumber.deal.each-now</name>
    <message numerus="yes">
        <source>At this table that makes {n} cards each.</source>
        <translation>
            <numerusform>سر این میز یعنی {n} ورق برای هر نفر.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rules.cucumber.deal.drop-last</name>
    <message>
        <source>Where the pack would come out even, everybody gets one card fewer, so that some cards stay unknown.</source>
        <translation>اگر قرار باشد هیچ ورقی اضافه نیاید، به هر نفر یکی کمتر می‌دهند تا چند ورق ناشناخته بماند.</translation>
    </message>
</context>
<context>
    <name>rules.cucumber.deal.rest-hidden</name>
    <message numerus="yes">
        <source>With {players} players that leaves {n} cards, which stay face down and out of the deal.</source>
        <translation>
            <numerusform>با {players} نفر {n} ورق اضافه می‌آید که پشت‌رو کنار می‌ماند و کسی نمی‌بیند.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rules.cucumber.deal.rest-shown</name>
    <message numerus="yes">
        <source>With {players} players that leaves {n} cards, which are turned up for everybody to see.</source>
        <translation>
            <numerusform>با {players} نفر {n} ورق اضافه می‌آید که رو می‌شود تا همه ببینند.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rules.cucumber.deal.rest-stock</name>
    <message numerus="yes">
        <source>With {players} players that leaves {n} cards as the stock for the exchange.</source>
        <translation>
            <numerusform>با {players} نفر {n} ورق می‌ماند که تعویض از همان‌هاست.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rules.cucumber.deal.rest-stock-shown</name>
    <message numerus="yes">
        <source>With {players} players that leaves {n} cards, turned up for everybody to see, as the stock for the exchange.</source>
        <translation>
            <numerusform>با {players} نفر {n} ورق می‌ماند که رو می‌شود تا همه ببینند، و تعویض از همان‌هاست.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rules.cucumber.deal.rest-none</name>
    <message>
        <source>With {players} players no card is left over.</source>
        <translation>با {players} نفر هیچ ورقی اضافه نمی‌آید.</translation>
    </message>
</context>
<context>
    <name>rules.cucumber.deal.undealt-hidden</name>
    <message>
        <source>Cards that are not dealt stay face down and out of the deal.</source>
        <translation>ورق‌های پخش‌نشده پشت‌رو کنار می‌ماند و کسی نمی‌بیند.</translation>
    </message>
</context>
<context>
    <name>rules.cucumber.deal.undealt-shown</name>
    <message>
        <source>Cards that are not dealt are turned up for everybody to see.</source>
        <translation>ورق‌های پخش‌نشده رو می‌شود تا همه ببینند.</translation>
    </message>
</context>
<context>
    <name>rules.cucumber.deal.undealt-stock</name>
    <message>
        <source>Cards that are not dealt are the stock for the exchange.</source>
        <translation>تعویض از ورق‌های پخش‌نشده است.</translation>
    </message>
</context>
<context>
    <name>rules.cucumber.deal.undealt-stock-shown</name>
    <message>
        <source>Cards that are not dealt are turned up for everybody to see and are the stock for the exchange.</source>
        <translation>ورق‌های پخش‌نشده رو می‌شود تا همه ببینند، و تعویض از همان‌هاست.</translation>
    </message>
</context>
<context>
    <name>rules.cucumber.deal.first-dealer</name>
    <message>
        <source>The first dealer is drawn by lot.</source>
        <translation>پخش‌کنندهٔ اول با قرعه معلوم می‌شود.</translation>
    </message>
</context>
<context>
    <name>rules.cucumber.deal.next-clockwise</name>
    <message>
        <source>After each deal the next player clockwise deals.</source>
        <translation>بعد از هر دور، پخش کردن به نفر بعدی می‌رسد.</translation>
    </message>
</context>
<context>
    <name>rules.cucumber.deal.next-loser</name>
    <message>
        <source>After that, whoever loses a deal deals the next one.</source>
        <translation>بعد از آن، هر کس دور را ببازد دور بعدی را پخش می‌کند.</translation>
    </message>
</context>
<context>
    <name>rules.cucumber.deal.next-losers</name>
    <message>
        <source>After that, whoever loses a deal deals the next one; if several lose it, the last of them to play.</source>
        <translation>بعد از آن، هر کس دور را ببازد دور بعدی را پخش می‌کند؛ اگر چند نفر ببازند، آن که در دست آخر دیرتر از همه بازی کرده.</translation>
    </message>
</context>
<context>
    <name>rules.cucumber.deal.next-lowest</name>
    <message>
        <source>After that, whoever had the lowest card in the last trick deals the next deal; of several, the one who played first.</source>
        <translation>بعد از آن، دور بعدی را کسی پخش می‌کند که در دست آخر پایین‌ترین ورق را داشته؛ اگر چند نفر باشند، آن که زودتر بازی کرده.</translation>
    </message>
</context>
<context>
    <name>rules.cucumber.deal.dealer-out</name>
    <message>
        <source>If that player is out of the game, the next one clockwise deals.</source>
        <translation>اگر او حذف شده باشد، نفر بعدی پخش می‌کند.</translation>
    </message>
</context>
<context>
    <name>rules.cucumber.before.exchange-forehand</name>
    <message>
        <source>First forehand may exchange: lay any number of cards away face down and take as many from the stock.</source>
        <translation>اول نفر اول می‌تواند عوض کند: هر چند ورق که بخواهد پشت‌رو کنار بگذارد و به همان تعداد از ورق‌های مانده بردارد.</translation>
    </message>
</context>
<context>
    <name>rules.cucumber.before.exchange-dealer</name>
    <message>
        <source>First the dealer may exchange: lay cards away face down and take as many from the stock, but two cards have to be kept.</source>
        <translation>اول پخش‌کننده می‌تواند عوض کند: ورق‌هایی را پشت‌رو کنار بگذارد و به همان تعداد از ورق‌های مانده بردارد، ولی دو ورق را باید نگه دارد.</translation>
    </message>
</context>
<context>
    <name>rules.cucumber.before.exchange-exactly</name>
    <message>
        <source>The others follow clockwise, and each of them exchanges exactly that many cards, or none.</source>
        <translation>بعد در جهت عقربه‌های ساعت نوبت بقیه است و هر کس یا درست همان تعداد را عوض می‌کند، یا هیچ.</translation>
    </message>
</context>
<context>
    <name>rules.cucumber.before.exchange-at-most</name>
    <message>
        <source>The others follow clockwise, and each of them exchanges at most that many cards.</source>
        <translation>بعد در جهت عقربه‌های ساعت نوبت بقیه است و هر کس حداکثر همان تعداد را عوض می‌کند.</translation>
    </message>
</context>
<context>
    <name>rules.cucumber.before.exchange-chain</name>
    <message>
        <source>The others follow clockwise, and each of them exchanges at most as many cards as the player before; after somebody who kept everything it is over.</source>
        <translation>بعد در جهت عقربه‌های ساعت نوبت بقیه است و هر کس حداکثر به تعداد نفر قبل از خودش عوض می‌کند؛ بعد از کسی که همه را نگه داشته، تعویض تمام است.</translation>
    </message>
</context>
<context>
    <name>rules.cucumber.before.exchange-free</name>
    <message>
        <source>From forehand on, clockwise, everybody may exchange once: lay any number of cards away face down and take as many from the stock.</source>
        <translation>از نفر اول به بعد، در جهت عقربه‌های ساعت، هر کس یک بار می‌تواند عوض کند: هر چند ورق که بخواهد پشت‌رو کنار بگذارد و به همان تعداد از ورق‌های مانده بردارد.</translation>
    </message>
</context>
<context>
    <name>rules.cucumber.before.forehand-keeps</name>
    <message>
        <source>If forehand keeps everything, nobody exchanges.</source>
        <translation>اگر نفر اول همه را نگه دارد، هیچ کس عوض نمی‌کند.</translation>
    </message>
</context>
<context>
    <name>rules.cucumber.before.dealer-keeps</name>
    <message>
        <source>If the dealer keeps everything, nobody exchanges.</source>
        <translation>اگر پخش‌کننده همه را نگه دارد، هیچ کس عوض نمی‌کند.</translation>
    </message>
</context>
<context>
    <name>rules.cucumber.before.stock-all</name>
    <message>
        <source>When the stock holds fewer cards than that, you exchange as many as it holds, or none.</source>
        <translation>اگر ورق‌های مانده کمتر از آن باشد، یا به تعداد همان‌ها عوض می‌کنند، یا هیچ.</translation>
    </message>
</context>
<context>
    <name>rules.cucumber.before.stock-limit</name>
    <message>
        <source>Nobody exchanges more cards than the stock still holds.</source>
        <translation>هیچ کس بیشتر از تعداد ورق‌های مانده عوض نمی‌کند.</translation>
    </message>
</context>
<context>
    <name>rules.cucumber.before.exchange-dead</name>
    <message>
        <source>Cards laid away are out of the deal.</source>
        <translation>ورق‌هایی که کنار گذاشته شد دیگر در آن دور نیست.</translation>
    </message>
</context>
<context>
    <name>rules.cucumber.before.rassi-free</name>
    <message>
        <source>First, everybody in turn who has no king, queen or jack may give back the whole hand and take a new one for nothing, once.</source>
        <translation>اول هر کس که شاه، بی‌بی و سرباز ندارد، به‌نوبت یک بار می‌تواند همهٔ ورق‌هایش را پس بدهد و مجانی ورق تازه بردارد.</translation>
    </message>
</context>
<context>
    <name>rules.cucumber.before.rassi-double</name>
    <message>
        <source>Then everybody in turn may ask for a whole new hand, which is called **doubling**, and straight after it for another, which is **redoubling**.</source>
        <translation>بعد هر کس به‌نوبت می‌تواند همهٔ ورق‌هایش را عوض کند که به آن **دوبل** می‌گویند، و بلافاصله یک بار دیگر که **دوبل دوم** است.</translation>
    </message>
</context>
<context>
    <name>rules.cucumber.before.rassi-cost</name>
    <message>
        <source>Whoever has doubled and loses the deal pays twice the penalty, and after redoubling four times.</source>
        <translation>هر کس دوبل کرده باشد و دور را ببازد دو برابر جریمه می‌دهد، و با دوبل دوم چهار برابر.</translation>
    </message>
</context>
<context>
    <name>rules.cucumber.before.rassi-back</name>
    <message>
        <source>Both offers go round clockwise from forehand; if the stock is too short for a whole hand, the hands given back are shuffled and put under it.</source>
        <translation>هر دو پیشنهاد از نفر اول شروع می‌شود و در جهت عقربه‌های ساعت می‌چرخد؛ اگر ورق‌های مانده کم بیاید، ورق‌های پس‌داده را بُر می‌زنند و زیر آن‌ها می‌گذارند.</translation>
    </message>
</context>
<context>
    <name>rules.cucumber.before.kontra</name>
    <message>
        <source>Before the first lead everybody in turn, from forehand on, may say **[kontra](glossary#kontra)**, until somebody has said it or all have passed.</source>
        <translation>پیش از شروع دست اول، از نفر اول به بعد هر کس به‌نوبت می‌تواند **[کنترا](glossary#kontra)** بگوید، تا یکی گفته باشد یا همه پاس داده باشند.</translation>
    </message>
</context>
<context>
    <name>rules.cucumber.before.kontra-cost</name>
    <message>
        <source>After that, whoever loses the deal pays double; but if it is the one who said kontra, fourfold.</source>
        <translation>بعد از آن، هر کس دور را ببازد دو برابر جریمه می‌دهد؛ ولی اگر همان کسی باشد که کنترا گفته، چهار برابر.</translation>
    </message>
</context>
<context>
    <name>rules.cucumber.play.lead-forehand</name>
    <message>
        <source>Forehand leads to the first trick.</source>
        <translation>دست اول را نفر اول شروع می‌کند.</translation>
    </message>
</context>
<context>
    <name>rules.cucumber.play.lead-dealer</name>
    <message>
        <source>The dealer leads to the first trick.</source>
        <translation>دست اول را پخش‌کننده شروع می‌کند.</translation>
    </message>
</context>
<context>
    <name>rules.cucumber.play.lead-loser</name>
    <message>
        <source>In the very first deal forehand leads to the first trick, and in every later one whoever lost the deal before.</source>
        <translation>در دور اول، دست اول را نفر اول شروع می‌کند و در دورهای بعدی کسی که دور قبل را باخته.</translation>
    </message>
</context>
<context>
    <name>rules.cucumber.play.lead-losers</name>
    <message>
        <source>In the very first deal forehand leads to the first trick, and in every later one whoever lost the deal before; of several losers, the last of them to play.</source>
        <translation>در دور اول، دست اول را نفر اول شروع می‌کند و در دورهای بعدی کسی که دور قبل را باخته؛ از چند بازنده، آن که دیرتر بازی کرده.</translation>
    </message>
</context>
<context>
    <name>rules.cucumber.play.lead-out</name>
    <message>
        <source>If that player is out of the game, the next one clockwise leads.</source>
        <translation>اگر او حذف شده باشد، نفر بعدی شروع می‌کند.</translation>
    </message>
</context>
<context>
    <name>rules.cucumber.play.lead-any</name>
    <message>
        <source>A [trick](glossary#trick) may be led with any card.</source>
        <translation>[دست](glossary#trick) را با هر ورقی می‌شود شروع کرد.</translation>
    </message>
</context>
<context>
    <name>rules.cucumber.play.lead-lowest</name>
    <message>
        <source>A [trick](glossary#trick) has to be led with your lowest card.</source>
        <translation>[دست](glossary#trick) را باید با پایین‌ترین ورق شروع کرد.</translation>
    </message>
</context>
<context>
    <name>rules.cucumber.play.lead-sets</name>
    <message>
        <source>A [trick](glossary#trick) may be led with any card, or with several cards of one rank together, as long as one card is kept for the last trick.</source>
        <translation>[دست](glossary#trick) را با هر ورقی می‌شود شروع کرد، یا با چند ورق هم‌رتبه با هم، به شرط آن که یک ورق برای دست آخر بماند.</translation>
    </message>
</context>
<context>
    <name>rules.cucumber.play.set-six</name>
    <message>
        <source>The 6 of clubs has a rank of its own and can&apos;t be led together with a six.</source>
        <translation>۶ گشنیز رتبهٔ خودش را دارد و نمی‌شود با ۶های دیگر بازی‌اش کرد.</translation>
    </message>
</context>
<context>
    <name>rules.cucumber.play.set-sevens</name>
    <message>
        <source>Each black seven has a rank of its own and can&apos;t be led together with another seven.</source>
        <translation>هر ۷ سیاه رتبهٔ خودش را دارد و با ۷های دیگر نمی‌شود بازی‌اش کرد.</translation>
    </message>
</context>
<context>
    <name>rules.cucumber.play.set-sevens-equal</name>
    <message>
        <source>The two black sevens may be led together, but not with a red one.</source>
        <translation>دو ۷ سیاه را با هم می‌شود بازی کرد، ولی نه با ۷ قرمز.</translation>
    </message>
</context>
<context>
    <name>rules.cucumber.play.optional-highest</name>
    <message>
        <source>Everybody else in turn plays one card: either they **[reach](glossary#reach)** the highest card of the trick so far, with a card of the same rank or a higher one, or they play the **lowest** card they have.</source>
        <translation>بقیه به‌نوبت یک ورق بازی می‌کنند: یا به بالاترین ورقی که تا آن وقت در این دست آمده **[می‌رسند](glossary#reach)**، با ورقی هم‌رتبهٔ آن یا بالاتر، یا **پایین‌ترین** ورقشان را می‌دهند.</translation>
    </message>
</context>
<context>
    <name>rules.cucumber.play.optional-previous</name>
    <message>
        <source>Everybody else in turn plays one card: either they **[reach](glossary#reach)** the card played just before, with a card of the same rank or a higher one, or they play the **lowest** card they have.</source>
        <translation>بقیه به‌نوبت یک ورق بازی می‌کنند: یا به ورقی که درست پیش از آن‌ها آمده **[می‌رسند](glossary#reach)**، با ورقی هم‌رتبهٔ آن یا بالاتر، یا **پایین‌ترین** ورقشان را می‌دهند.</translation>
    </message>
</context>
<context>
    <name>rules.cucumber.play.must-highest</name>
    <message>
        <source>Everybody else in turn plays one card: whoever can **[reach](glossary#reach)** the highest card of the trick so far, with a card of the same rank or a higher one, has to, and whoever can&apos;t plays the **lowest** card they have.</source>
        <translation>بقیه به‌نوبت یک ورق بازی می‌کنند: هر کس بتواند به بالاترین ورقی که تا آن وقت در این دست آمده **[برسد](glossary#reach)**، با ورقی هم‌رتبهٔ آن یا بالاتر، باید برسد، و هر کس نتواند **پایین‌ترین** ورقش را می‌دهد.</translation>
    </message>
</context>
<context>
    <name>rules.cucumber.play.must-previous</name>
    <message>
        <source>Everybody else in turn plays one card: whoever can **[reach](glossary#reach)** the card played just before, with a card of the same rank or a higher one, has to, and whoever can&apos;t plays the **lowest** card they have.</source>
        <translation>بقیه به‌نوبت یک ورق بازی می‌کنند: هر کس بتواند به ورقی که درست پیش از او آمده **[برسد](glossary#reach)**، با ورقی هم‌رتبهٔ آن یا بالاتر، باید برسد، و هر کس نتواند **پایین‌ترین** ورقش را می‌دهد.</translation>
    </message>
</context>
<context>
    <name>rules.cucumber.play.cheapest-highest</name>
    <message>
        <source>Everybody else in turn plays one card: whoever can **[reach](glossary#reach)** the highest card of the trick so far, with a card of the same rank or a higher one, has to do it with the lowest card that will do, and whoever can&apos;t plays the **lowest** card they have.</source>
        <translation>بقیه به‌نوبت یک ورق بازی می‌کنند: هر کس بتواند به بالاترین ورقی که تا آن وقت در این دست آمده **[برسد](glossary#reach)**، با ورقی هم‌رتبهٔ آن یا بالاتر، باید با پایین‌ترین ورقی که می‌رسد جواب بدهد، و هر کس نتواند **پایین‌ترین** ورقش را می‌دهد.</translation>
    </message>
</context>
<context>
    <name>rules.cucumber.play.cheapest-previous</name>
    <message>
        <source>Everybody else in turn plays one card: whoever can **[reach](glossary#reach)** the card played just before, with a card of the same rank or a higher one, has to do it with the lowest card that will do, and whoever can&apos;t plays the **lowest** card they have.</source>
        <translation>بقیه به‌نوبت یک ورق بازی می‌کنند: هر کس بتواند به ورقی که درست پیش از او آمده **[برسد](glossary#reach)**، با ورقی هم‌رتبهٔ آن یا بالاتر، باید با پایین‌ترین ورقی که می‌رسد جواب بدهد، و هر کس نتواند **پایین‌ترین** ورقش را می‌دهد.</translation>
    </message>
</context>
<context>
    <name>rules.cucumber.play.equal-highest</name>
    <message>
        <source>Everybody else in turn plays one card: whoever has one of the same rank as the highest card of the trick so far has to play it; whoever has only higher ones has to **[reach](glossary#reach)** with one of them, and whoever has neither plays the **lowest** card they have.</source>
        <translation>بقیه به‌نوبت یک ورق بازی می‌کنند: هر کس ورقی هم‌رتبهٔ بالاترین ورق این دست دارد باید همان را بازی کند؛ هر کس فقط بالاترش را دارد باید با یکی از آن‌ها **[برسد](glossary#reach)**، و هر کس هیچ‌کدام را ندارد **پایین‌ترین** ورقش را می‌دهد.</translation>
    </message>
</context>
<context>
    <name>rules.cucumber.play.equal-previous</name>
    <message>
        <source>Everybody else in turn plays one card: whoever has one of the same rank as the card played just before has to play it; whoever has only higher ones has to **[reach](glossary#reach)** with one of them, and whoever has neither plays the **lowest** card they have.</source>
        <translation>بقیه به‌نوبت یک ورق بازی می‌کنند: هر کس ورقی هم‌رتبهٔ ورق نفر قبل دارد باید همان را بازی کند؛ هر کس فقط بالاترش را دارد باید با یکی از آن‌ها **[برسد](glossary#reach)**، و هر کس هیچ‌کدام را ندارد **پایین‌ترین** ورقش را می‌دهد.</translation>
    </message>
</context>
<context>
    <name>rules.cucumber.play.nothing-between</name>
    <message>
        <source>Nothing in between will do, but you may always give your lowest card, even if you could reach.</source>
        <translation>راه وسطی نیست، ولی پایین‌ترین ورق را همیشه می‌شود داد، حتی اگر بتوان رسید.</translation>
    </message>
</context>
<context>
    <name>rules.cucumber.play.either-lowest</name>
    <message>
        <source>Of several equally low cards any one will do.</source>
        <translation>از چند ورق که به یک اندازه پایین‌اند، هر کدام قبول است.</translation>
    </message>
</context>
<context>
    <name>rules.cucumber.play.bar-falls</name>
    <message>
        <source>So a card that didn&apos;t reach makes it easier for the next player, who has only that card to reach.</source>
        <translation>پس ورقی که نرسیده کار نفر بعدی را آسان می‌کند، چون او فقط باید به همان برسد.</translation>
    </message>
</context>
<context>
    <name>rules.cucumber.play.sets-optional-highest</name>
    <message>
        <source>Everybody else in turn plays as many cards as were led: either they **[reach](glossary#reach)** the best play so far, or they give that many of their **lowest** cards.</source>
        <translation>بقیه به‌نوبت به همان تعداد ورق بازی می‌کنند: یا به بهترین گروهی که تا آن وقت در این دست آمده **[می‌رسند](glossary#reach)**، یا همان تعداد از **پایین‌ترین** ورق‌هایشان را می‌دهند.</translation>
    </message>
</context>
<context>
    <name>rules.cucumber.play.sets-optional-previous</name>
    <message>
        <source>Everybody else in turn plays as many cards as were led: either they **[reach](glossary#reach)** what was played just before, or they give that many of their **lowest** cards.</source>
        <translation>بقیه به‌نوبت به همان تعداد ورق بازی می‌کنند: یا به گروهی که درست پیش از آن‌ها آمده **[می‌رسند](glossary#reach)**، یا همان تعداد از **پایین‌ترین** ورق‌هایشان را می‌دهند.</translation>
    </message>
</context>
<context>
    <name>rules.cucumber.play.sets-must-highest</name>
    <message>
        <source>Everybody else in turn plays as many cards as were led: whoever can **[reach](glossary#reach)** the best play so far has to, and whoever can&apos;t gives that many of their **lowest** cards.</source>
        <translation>بقیه به‌نوبت به همان تعداد ورق بازی می‌کنند: هر کس بتواند به بهترین گروهی که تا آن وقت در این دست آمده **[برسد](glossary#reach)** باید برسد، و هر کس نتواند همان تعداد از **پایین‌ترین** ورق‌هایش را می‌دهد.</translation>
    </message>
</context>
<context>
    <name>rules.cucumber.play.sets-must-previous</name>
    <message>
        <source>Everybody else in turn plays as many cards as were led: whoever can **[reach](glossary#reach)** what was played just before has to, and whoever can&apos;t gives that many of their **lowest** cards.</source>
        <translation>بقیه به‌نوبت به همان تعداد ورق بازی می‌کنند: هر کس بتواند به گروهی که درست پیش از او آمده **[برسد](glossary#reach)** باید برسد، و هر کس نتواند همان تعداد از **پایین‌ترین** ورق‌هایش را می‌دهد.</translation>
    </message>
</context>
<context>
    <name>rules.cucumber.play.sets-reach</name>
    <message>
        <source>To reach means that side by side, from low to high, each card has the rank of its counterpart or a higher one: a 5, a 9 and a jack reach three fives.</source>
        <translation>رسیدن یعنی اگر ورق‌ها را از پایین به بالا کنار هم بگذارند، هر ورق هم‌رتبهٔ ورق روبه‌رویش باشد یا بالاتر: ۵ و ۹ و سرباز به سه تا ۵ می‌رسد.</translation>
    </message>
</context>
<context>
    <name>rules.cucumber.play.block-highest</name>
    <message>
        <source>Nothing reaches an ace, not even another ace: once one has been played, everybody after it gives their lowest card.</source>
        <translation>هیچ ورقی به آس نمی‌رسد، حتی آس دیگر: وقتی آس بیاید، هر کس بعد از آن پایین‌ترین ورقش را می‌دهد.</translation>
    </message>
</context>
<context>
    <name>rules.cucumber.play.block-previous</name>
    <message>
        <source>Nothing reaches an ace, not even another ace: whoever comes right after one gives their lowest card.</source>
        <translation>هیچ ورقی به آس نمی‌رسد، حتی آس دیگر: نفر بعد از آس پایین‌ترین ورقش را می‌دهد.</translation>
    </message>
</context>
<context>
    <name>rules.cucumber.play.block-sets</name>
    <message>
        <source>With several cards, one ace among them is enough for that.</source>
        <translation>از چند ورق که با هم آمده، یک آس برای این کافی است.</translation>
    </message>
</context>
<context>
    <name>rules.cucumber.play.block-last</name>
    <message>
        <source>If somebody has nothing but aces and has to put one on an ace, the later ace takes the trick.</source>
        <translation>اگر کسی جز آس نداشته باشد و ناچار روی آس، آس بگذارد، دست مال آس دیرتر است.</translation>
    </message>
</context>
<context>
    <name>rules.cucumber.play.block-first</name>
    <message>
        <source>If somebody has nothing but aces and has to put one on an ace, the first ace keeps the trick.</source>
        <translation>اگر کسی جز آس نداشته باشد و ناچار روی آس، آس بگذارد، دست مال همان آس اول می‌ماند.</translation>
    </message>
</context>
<context>
    <name>rules.cucumber.play.takes-highest</name>
    <message>
        <source>The highest card takes the trick; of several equally high, the one played last.</source>
        <translation>دست را بالاترین ورق می‌برد؛ اگر چند ورق به یک اندازه بالا باشند، آن که دیرتر از همه آمده.</translation>
    </message>
</context>
<context>
    <name>rules.cucumber.play.takes-whole</name>
    <message>
        <source>The trick goes to the highest card of all that were played to it; of several equally high, to the one played last.</source>
        <translation>دست را بالاترین ورق از همهٔ ورق‌های آن دست می‌برد؛ اگر چند ورق به یک اندازه بالا باشند، آن که دیرتر از همه آمده.</translation>
    </message>
</context>
<context>
    <name>rules.cucumber.play.takes-sets</name>
    <message>
        <source>The best play takes the trick, and a later play that reaches the best becomes the best.</source>
        <translation>دست را بهترین گروه می‌برد، و هر گروه دیرتری که به بهترین برسد، خودش بهترین می‌شود.</translation>
    </message>
</context>
<context>
    <name>rules.cucumber.play.leads-next</name>
    <message>
        <source>Whoever takes a trick leads to the next.</source>
        <translation>هر کس دست را ببرد، دست بعدی را شروع می‌کند.</translation>
    </message>
</context>
<context>
    <name>rules.cucumber.play.open-cards</name>
    <message>
        <source>Played cards stay face up in front of their players until the deal is over, and everybody may look at them.</source>
        <translation>ورق‌های بازی‌شده تا آخر دور رو جلوی صاحبشان می‌ماند و همه می‌توانند نگاهشان کنند.</translation>
    </message>
</context>
<context>
    <name>rules.cucumber.stake.stake</name>
    <message>
        <source>Every deal begins with a [stake](glossary#stake) of one chip.</source>
        <translation>هر دور با [مایهٔ](glossary#stake) یک ژتون شروع می‌شود.</translation>
    </message>
</context>
<context>
    <name>rules.cucumber.stake.raise</name>
    <message>
        <source>Whoever has taken a trick may offer to double the stake before leading to the next.</source>
        <translation>هر کس دستی را برده، می‌تواند پیش از شروع دست بعدی پیشنهاد دوبل بدهد.</translation>
    </message>
</context>
<context>
    <name>rules.cucumber.stake.answer</name>
    <message>
        <source>The others answer in turn: they accept, or they drop, pay the stake as it was before and are out of this deal.</source>
        <translation>بقیه به‌نوبت جواب می‌دهند: یا قبول می‌کنند، یا کنار می‌کشند و مایهٔ قبلی را می‌پردازند و دیگر در این دور نیستند.</translation>
    </message>
</context>
<context>
    <name>rules.cucumber.stake.raise-alone</name>
    <message>
        <source>If all of them drop, whoever offered has won the deal and pays nothing.</source>
        <translation>اگر همه کنار بکشند، کسی که پیشنهاد داده دور را برده و چیزی نمی‌پردازد.</translation>
    </message>
</context>
<context>
    <name>rules.cucumber.stake.raise-limits</name>
    <message>
        <source>Nobody doubles twice in a row within a deal; somebody else has to double in between.</source>
        <translation>در یک دور هیچ کس دو بار پشت سر هم دوبل نمی‌کند؛ باید کس دیگری در این میان دوبل کرده باشد.</translation>
    </message>
</context>
<context>
    <name>rules.cucumber.stake.raise-chips</name>
    <message>
        <source>The new stake may not be more than any player still in the deal has in chips.</source>
        <translation>مایهٔ تازه نباید از ژتون‌های هیچ‌کدام از کسانی که در دور مانده‌اند بیشتر باشد.</translation>
    </message>
</context>
<context>
    <name>rules.cucumber.last.only</name>
    <message>
        <source>For the last trick everybody has one card left, and it alone decides the deal.</source>
        <translation>برای دست آخر هر کس یک ورق دارد، و فقط همین دست است که سرنوشت دور را معلوم می‌کند.</translation>
    </message>
</context>
<context>
    <name>rules.cucumber.last.ace-low</name>
    <message>
        <source>In the last trick an ace is the lowest card of all.</source>
        <translation>در دست آخر، آس از همه پایین‌تر است.</translation>
    </message>
</context>
<context>
    <name>rules.cucumber.last.together</name>
    <message>
        <source>The last cards are laid down hidden and turned up at the same time; of equal cards, the one later in turn counts as played later.</source>
        <translation>ورق‌های آخر را پشت‌رو می‌گذارند و با هم رو می‌کنند؛ از ورق‌های برابر، آن که نوبتش دیرتر است دیرتر به حساب می‌آید.</translation>
    </message>
</context>
<context>
    <name>rules.cucumber.last.loser-last</name>
    <message>
        <source>Whoever takes it loses the deal: the player of the highest card, and of several equally high, the one who played last.</source>
        <translation>هر کس این دست را ببرد دور را می‌بازد: صاحب بالاترین ورق، و اگر چند ورق به یک اندازه بالا باشند، آن که دیرتر از همه بازی کرده.</translation>
    </message>
</context>
<context>
    <name>rules.cucumber.last.loser-all</name>
    <message>
        <source>Whoever has the highest card loses the deal; if several have equally high ones, all of them lose it.</source>
        <translation>هر کس بالاترین ورق را داشته باشد دور را می‌بازد؛ اگر چند نفر ورقی به همان بالایی داشته باشند، همه‌شان می‌بازند.</translation>
    </message>
</context>
<context>
    <name>rules.cucumber.last.loser-all-but</name>
    <message>
        <source>The lowest card wins the deal, and of several equally low the one played first; everybody else loses it.</source>
        <translation>پایین‌ترین ورق دور را می‌برد، و اگر چند ورق به یک اندازه پایین باشند، آن که زودتر آمده؛ بقیه می‌بازند.</translation>
    </message>
</context>
<context>
    <name>rules.cucumber.last.rampo-pot</name>
    <message>
        <source>If all the last cards are equal, that is a **rampo**: nobody pays, all scores start anew, and the game begins again for the same pot.</source>
        <translation>اگر ورق آخر همه برابر باشد «**رامپو**» است: هیچ کس جریمه نمی‌شود، امتیازها از نو شروع می‌شود و بازی با همان صندوق دوباره آغاز می‌شود.</translation>
    </message>
</context>
<context>
    <name>rules.cucumber.last.rampo</name>
    <message>
        <source>If all the last cards are equal, that is a **rampo**: nobody pays, all scores start anew, and the game begins again.</source>
        <translation>اگر ورق آخر همه برابر باشد «**رامپو**» است: هیچ کس جریمه نمی‌شود، امتیازها از نو شروع می‌شود و بازی دوباره آغاز می‌شود.</translation>
    </message>
</context>
<context>
    <name>rules.cucumber.points.pays-stake</name>
    <message>
        <source>Whoever loses the deal pays the stake, and a winner pays nothing; chips that are paid leave the game, so nobody gains any.</source>
        <translation>هر کس دور را ببازد مایه را می‌پردازد و برنده چیزی نمی‌دهد؛ ژتون‌های پرداخته از بازی بیرون می‌رود و به کسی نمی‌رسد.</translation>
    </message>
</context>
<context>
    <name>rules.cucumber.points.penalty</name>
    <message>
        <source>Whoever loses the deal gets as many [penalty points](glossary#penalty) as the losing card is worth.</source>
        <translation>هر کس دور را ببازد به اندازهٔ ارزش ورق بازنده [جریمه](glossary#penalty) می‌شود.</translation>
    </message>
</context>
<context>
    <name>rules.cucumber.points.penalty-own</name>
    <message>
        <source>Whoever loses the deal gets as many [penalty points](glossary#penalty) as their own last card is worth.</source>
        <translation>هر کس دور را ببازد به اندازهٔ ارزش ورق آخر خودش [جریمه](glossary#penalty) می‌شود.</translation>
    </message>
</context>
<context>
    <name>rules.cucumber.points.penalty-one</name>
    <message>
        <source>Cards have no value: whoever loses the deal gets one point.</source>
        <translation>ورق‌ها ارزشی ندارند: هر کس دور را ببازد یک امتیاز جریمه می‌شود.</translation>
    </message>
</context>
<context>
    <name>rules.cucumber.points.kept</name>
    <message>
        <source>The card that somebody loses a deal with stays face up in front of them and is out of the pack from then on.</source>
        <translation>ورقی که کسی با آن دور را باخته، رو جلوی او می‌ماند و دیگر در دسته نیست.</translation>
    </message>
</context>
<context>
    <name>rules.cucumber.points.kept-sum</name>
    <message>
        <source>What your kept cards are worth together is your score.</source>
        <translation>جمع ارزش ورق‌هایی که جلوی هر کس مانده، امتیاز جریمهٔ اوست.</translation>
    </message>
</context>
<context>
    <name>rules.cucumber.points.ones-double</name>
    <message>
        <source>If there is a 1 in the last trick, the penalty is doubled, but only once, however many 1s there are.</source>
        <translation>اگر در دست آخر ۱ باشد، جریمه دو برابر می‌شود؛ ولی فقط یک بار، هر چند تا ۱ که آمده باشد.</translation>
    </message>
</context>
<context>
    <name>rules.cucumber.points.bonus</name>
    <message>
        <source>Whoever else has a last card of the same rank gets a [bonus](glossary#bonus): just as many points come off, but never below 0.</source>
        <translation>هر کس دیگری که ورق آخرش هم‌رتبهٔ آن باشد [پاداش](glossary#bonus) می‌گیرد: به همان اندازه از امتیازش کم می‌شود، ولی نه کمتر از ۰.</translation>
    </message>
</context>
<context>
    <name>rules.cucumber.points.bonus-last</name>
    <message>
        <source>The bonus is counted last of all and never gives back a cucumber.</source>
        <translation>پاداش بعد از همه حساب می‌شود و هیچ وقت خیاری را پس نمی‌دهد.</translation>
    </message>
</context>
<context>
    <name>rules.cucumber.points.reset</name>
    <message>
        <source>Whoever gets to exactly {n} points by a penalty goes back to 0.</source>
        <translation>هر کس با جریمه درست به {n} امتیاز برسد، به ۰ برمی‌گردد.</translation>
    </message>
</context>
<context>
    <name>rules.cucumber.points.reset-cards</name>
    <message>
        <source>Whoever gets to exactly {n} points goes back to 0, and their kept cards go back into the pack.</source>
        <translation>هر کس درست به {n} امتیاز برسد، به ۰ برمی‌گردد و ورق‌های جریمه‌اش به دسته برمی‌گردد.</translation>
    </message>
</context>
<context>
    <name>rules.cucumber.out.chips</name>
    <message>
        <source>Whoever has no chips left is out of the game.</source>
        <translation>هر کس ژتونش تمام شود حذف می‌شود.</translation>
    </message>
</context>
<context>
    <name>rules.cucumber.out.bust-reach</name>
    <message>
        <source>Whoever has {n} points or more has **[bust](glossary#bust)**.</source>
        <translation>هر کس {n} امتیاز یا بیشتر داشته باشد **[سوخته](glossary#bust)** است.</translation>
    </message>
</context>
<context>
    <name>rules.cucumber.out.bust-exceed</name>
    <message>
        <source>Whoever has more than {n} points has **[bust](glossary#bust)**; exactly {n} is still safe.</source>
        <translation>هر کس بیشتر از {n} امتیاز داشته باشد **[سوخته](glossary#bust)** است؛ درست {n} امتیاز هنوز عیبی ندارد.</translation>
    </message>
</context>
<context>
    <name>rules.cucumber.out.bust-exceed-reset</name>
    <message>
        <source>Whoever has more than {n} points has **[bust](glossary#bust)**.</source>
        <translation>هر کس بیشتر از {n} امتیاز داشته باشد **[سوخته](glossary#bust)** است.</translation>
    </message>
</context>
<context>
    <name>rules.cucumber.out.bust-knockout</name>
    <message>
        <source>Whoever loses a deal has **[bust](glossary#bust)**.</source>
        <translation>هر کس دور را ببازد **[سوخته](glossary#bust)** است.</translation>
    </message>
</context>
<context>
    <name>rules.cucumber.out.knockout</name>
    <message>
        <source>Whoever loses a deal is out of the game.</source>
        <translation>هر کس دور را ببازد حذف می‌شود.</translation>
    </message>
</context>
<context>
    <name>rules.cucumber.out.one-life</name>
    <message>
        <source>Whoever has bust is out of the game.</source>
        <translation>هر کس بسوزد حذف می‌شود.</translation>
    </message>
</context>
<context>
    <name>rules.cucumber.out.two-lives</name>
    <message>
        <source>The first time, you get a **[cucumber](glossary#cucumber)** and go on with the highest score that anybody has who didn&apos;t bust, or with 0 if everybody did.</source>
        <translation>بار اول یک **[خیار](glossary#cucumber)** می‌گیرد و با بالاترین امتیاز کسانی که نسوخته‌اند ادامه می‌دهد، یا اگر همه سوخته باشند با ۰.</translation>
    </message>
</context>
<context>
    <name>rules.cucumber.out.half-top</name>
    <message>
        <source>The first time, you get **[half a cucumber](glossary#half-cucumber)**: all your kept cards go back into the pack but the topmost, and your score goes on from that one.</source>
        <translation>بار اول یک **[نصفه‌خیار](glossary#half-cucumber)** می‌گیرد: همهٔ ورق‌های جریمه‌اش جز ورق رویی به دسته برمی‌گردد و امتیازش از همان یکی ادامه پیدا می‌کند.</translation>
    </message>
</context>
<context>
    <name>rules.cucumber.out.half-highest</name>
    <message>
        <source>The first time, you get **[half a cucumber](glossary#half-cucumber)**: all your kept cards go back into the pack but the highest, and your score goes on from that one.</source>
        <translation>بار اول یک **[نصفه‌خیار](glossary#half-cucumber)** می‌گیرد: همهٔ ورق‌های جریمه‌اش جز بالاترین به دسته برمی‌گردد و امتیازش از همان یکی ادامه پیدا می‌کند.</translation>
    </message>
</context>
<context>
    <name>rules.cucumber.out.second-out</name>
    <message>
        <source>Whoever busts a second time is out of the game.</source>
        <translation>هر کس بار دوم بسوزد حذف می‌شود.</translation>
    </message>
</context>
<context>
    <name>rules.cucumber.out.bust-plays-on</name>
    <message>
        <source>Nobody goes out for that; everybody plays on to the end.</source>
        <translation>کسی برای این حذف نمی‌شود؛ همه تا آخر بازی می‌کنند.</translation>
    </message>
</context>
<context>
    <name>rules.cucumber.out.buy-in</name>
    <message>
        <source>Whoever has bust may [buy in](glossary#buy-in) once a game, as long as at least three others are still in who haven&apos;t bust: for one more stake they go on with the highest score of the others.</source>
        <translation>هر کس بسوزد، در هر بازی یک بار می‌تواند [بازخرید](glossary#buy-in) کند، به شرط آن که دست‌کم سه نفر دیگر نسوخته و در بازی باشند: با یک مایهٔ دیگر، با بالاترین امتیاز بقیه ادامه می‌دهد.</translation>
    </message>
</context>
<context>
    <name>rules.cucumber.out.buy-in-pot</name>
    <message>
        <source>Whoever has bust may [buy in](glossary#buy-in) once a game, as long as at least three others are still in who haven&apos;t bust: for one more stake in the pot they go on with the highest score of the others.</source>
        <translation>هر کس بسوزد، در هر بازی یک بار می‌تواند [بازخرید](glossary#buy-in) کند، به شرط آن که دست‌کم سه نفر دیگر نسوخته و در بازی باشند: یک مایهٔ دیگر در صندوق می‌گذارد و با بالاترین امتیاز بقیه ادامه می‌دهد.</translation>
    </message>
</context>
<context>
    <name>rules.cucumber.out.buy-in-early</name>
    <message>
        <source>You may also do that between two deals without having bust, if it lowers your score.</source>
        <translation>بین دو دور، بی‌آن که سوخته باشند هم می‌شود این کار را کرد، اگر امتیاز را پایین بیاورد.</translation>
    </message>
</context>
<context>
    <name>rules.cucumber.out.buy-in-only-early</name>
    <message>
        <source>Once a game, between two deals, you may [buy in](glossary#buy-in) for one more stake, with at least three others in the game, and go on with the highest score of the others if that lowers your own.</source>
        <translation>در هر بازی یک بار، بین دو دور، هر کس می‌تواند با یک مایهٔ دیگر [بازخرید](glossary#buy-in) کند، به شرط آن که دست‌کم سه نفر دیگر در بازی باشند، و با بالاترین امتیاز بقیه ادامه بدهد، اگر از امتیاز خودش پایین‌تر باشد.</translation>
    </message>
</context>
<context>
    <name>rules.cucumber.out.buy-in-only-early-pot</name>
    <message>
        <source>Once a game, between two deals, you may [buy in](glossary#buy-in) for one more stake in the pot, with at least three others in the game, and go on with the highest score of the others if that lowers your own.</source>
        <translation>در هر بازی یک بار، بین دو دور، هر کس می‌تواند با گذاشتن یک مایهٔ دیگر در صندوق [بازخرید](glossary#buy-in) کند، به شرط آن که دست‌کم سه نفر دیگر در بازی باشند، و با بالاترین امتیاز بقیه ادامه بدهد، اگر از امتیاز خودش پایین‌تر باشد.</translation>
    </message>
</context>
<context>
    <name>rules.cucumber.out.buy-in-never</name>
    <message>
        <source>To [buy in](glossary#buy-in) again takes three others who are still in, so with {n} players nobody can.</source>
        <translation>برای [بازخرید](glossary#buy-in) باید سه نفر دیگر در بازی باشند، پس با {n} نفر پیش نمی‌آید.</translation>
    </message>
</context>
<context>
    <name>rules.cucumber.out.else-out</name>
    <message>
        <source>Whoever busts and doesn&apos;t come back is out of the game.</source>
        <translation>هر کس بسوزد و برنگردد حذف می‌شود.</translation>
    </message>
</context>
<context>
    <name>rules.cucumber.out.buy-in-free</name>
    <message>
        <source>Whoever has bust may come back once a game for nothing, with the highest score of the others.</source>
        <translation>هر کس بسوزد، در هر بازی یک بار می‌تواند مجانی برگردد و با بالاترین امتیاز بقیه ادامه بدهد.</translation>
    </message>
</context>
<context>
    <name>rules.cucumber.out.all-out-lowest</name>
    <message>
        <source>If everybody still in goes out with the same deal, the lowest total wins; equal totals share the win.</source>
        <translation>اگر با یک دور همهٔ باقی‌مانده‌ها حذف شوند، پایین‌ترین امتیاز برنده است؛ امتیازهای برابر در برد شریک‌اند.</translation>
    </message>
</context>
<context>
    <name>rules.cucumber.out.all-out-replay</name>
    <message>
        <source>If a deal would put out everybody still in, it doesn&apos;t count, and the same dealer deals again.</source>
        <translation>اگر دوری همهٔ باقی‌مانده‌ها را حذف کند، حساب نمی‌شود و همان پخش‌کننده دوباره پخش می‌کند.</translation>
    </message>
</context>
<context>
    <name>rules.cucumber.out.all-out-random</name>
    <message>
        <source>If everybody still in goes out with the same deal, the lowest total wins; lots decide between equal totals.</source>
        <translation>اگر با یک دور همهٔ باقی‌مانده‌ها حذف شوند، پایین‌ترین امتیاز برنده است؛ بین امتیازهای برابر قرعه می‌کشند.</translation>
    </message>
</context>
<context>
    <name>rules.cucumber.out.all-out-chips</name>
    <message>
        <source>If everybody still in loses the last chips with the same deal, they share the win.</source>
        <translation>اگر با یک دور ژتون همهٔ باقی‌مانده‌ها تمام شود، در برد شریک‌اند.</translation>
    </message>
</context>
<context>
    <name>rules.cucumber.out.all-out-lots</name>
    <message>
        <source>If everybody still in loses the last chips with the same deal, lots decide between them.</source>
        <translation>اگر با یک دور ژتون همهٔ باقی‌مانده‌ها تمام شود، بینشان قرعه می‌کشند.</translation>
    </message>
</context>
<context>
    <name>rules.cucumber.out.passed-over</name>
    <message>
        <source>The others play on, and every turn passes over those who are out.</source>
        <translation>بقیه ادامه می‌دهند و نوبت از روی حذف‌شده‌ها رد می‌شود.</translation>
    </message>
</context>
<context>
    <name>rules.cucumber.end.last</name>
    <message>
        <source>The last player left in the game wins it.</source>
        <translation>آخرین نفری که بماند، بازی را می‌برد.</translation>
    </message>
</context>
<context>
    <name>rules.cucumber.end.last-chips</name>
    <message>
        <source>The last player who has chips left wins the game.</source>
        <translation>آخرین نفری که ژتون داشته باشد، بازی را می‌برد.</translation>
    </message>
</context>
<context>
    <name>rules.cucumber.end.bust-loses</name>
    <message>
        <source>The game is over as soon as somebody busts, and whoever has bust has lost it; nobody is the winner.</source>
        <translation>همین که کسی بسوزد بازی تمام است و هر کس سوخته باشد بازی را باخته؛ برندهٔ تنهایی در کار نیست.</translation>
    </message>
</context>
<context>
    <name>rules.cucumber.end.second-loses</name>
    <message>
        <source>The game is over as soon as somebody busts a second time, and that player has lost it; nobody is the winner.</source>
        <translation>همین که کسی بار دوم بسوزد بازی تمام است و همان نفر بازی را باخته؛ برندهٔ تنهایی در کار نیست.</translation>
    </message>
</context>
<context>
    <name>rules.cucumber.end.chips-lose</name>
    <message>
        <source>The game is over as soon as somebody has no chips left, and that player has lost it; nobody is the winner.</source>
        <translation>همین که ژتون کسی تمام شود بازی تمام است و همان نفر بازی را باخته؛ برندهٔ تنهایی در کار نیست.</translation>
    </message>
</context>
<context>
    <name>rules.cucumber.end.bust-lowest</name>
    <message>
        <source>The game is over as soon as somebody busts, and the lowest total wins; equal totals share the win.</source>
        <translation>همین که کسی بسوزد بازی تمام است و پایین‌ترین امتیاز می‌برد؛ امتیازهای برابر در برد شریک‌اند.</translation>
    </message>
</context>
<context>
    <name>rules.cucumber.end.second-lowest</name>
    <message>
        <source>The game is over as soon as somebody busts a second time, and the lowest total wins; equal totals share the win.</source>
        <translation>همین که کسی بار دوم بسوزد بازی تمام است و پایین‌ترین امتیاز می‌برد؛ امتیازهای برابر در برد شریک‌اند.</translation>
    </message>
</context>
<context>
    <name>rules.cucumber.end.chips-most</name>
    <message>
        <source>The game is over as soon as somebody has no chips left, and whoever has the most wins; equals share the win.</source>
        <translation>همین که ژتون کسی تمام شود بازی تمام است و هر کس بیشتر از همه ژتون داشته باشد می‌برد؛ برابرها در برد شریک‌اند.</translation>
    </message>
</context>
<context>
    <name>rules.cucumber.end.all-but-one</name>
    <message>
        <source>The game is over when all but one have bust, or all of them; the lowest total wins, and equal totals share the win.</source>
        <translation>وقتی همه جز یک نفر سوخته باشند، یا همه، بازی تمام است؛ پایین‌ترین امتیاز می‌برد و امتیازهای برابر در برد شریک‌اند.</translation>
    </message>
</context>
<context>
    <name>rules.cucumber.end.deals</name>
    <message numerus="yes">
        <source>The game is over after {n} deals, and the lowest total wins; equal totals share the win.</source>
        <translation>
            <numerusform>بازی بعد از {n} دور تمام است و پایین‌ترین امتیاز می‌برد؛ امتیازهای برابر در برد شریک‌اند.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rules.cucumber.end.deals-lost</name>
    <message numerus="yes">
        <source>The game is over after {n} deals, and whoever has lost the fewest of them wins; equals share the win.</source>
        <translation>
            <numerusform>بازی بعد از {n} دور تمام است و هر کس کمتر از همه دور باخته باشد می‌برد؛ برابرها در برد شریک‌اند.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rules.cucumber.end.deals-chips</name>
    <message numerus="yes">
        <source>The game is over after {n} deals, and whoever has the most chips wins; equals share the win.</source>
        <translation>
            <numerusform>بازی بعد از {n} دور تمام است و هر کس بیشتر از همه ژتون داشته باشد می‌برد؛ برابرها در برد شریک‌اند.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rules.cucumber.end.alone</name>
    <message>
        <source>If only one player is left before that, the game is theirs.</source>
        <translation>اگر پیش از آن فقط یک نفر بماند، بازی مال اوست.</translation>
    </message>
</context>
<context>
    <name>rules.cucumber.end.pot-won</name>
    <message>
        <source>The winner takes the pot; several winners divide it evenly, and what doesn&apos;t divide stays in it.</source>
        <translation>صندوق مال برنده است؛ چند برنده آن را برابر قسمت می‌کنند و آنچه قسمت نشود در صندوق می‌ماند.</translation>
    </message>
</context>
<context>
    <name>rules.cucumber.end.pot-stays</name>
    <message>
        <source>The pot goes to nobody.</source>
        <translation>صندوق به کسی نمی‌رسد.</translation>
    </message>
</context>
<context>
    <name>rules.cucumber.end.difference</name>
    <message>
        <source>Everybody else pays the winner the difference between their totals; if several win, each of them.</source>
        <translation>هر بازنده به اندازهٔ اختلاف امتیازش به برنده می‌پردازد؛ اگر چند نفر برده باشند، به هر کدامشان.</translation>
    </message>
</context>
<context>
    <name>beat-button</name>
    <message>
        <source>Beat</source>
        <translation>می‌زنم</translation>
    </message>
</context>
<context>
    <name>bot-rule.svoi-kozyri</name>
    <message>
        <source>Keeps own trumps, sheds useless cards, and strikes where the next player is weak.</source>
        <translation>حکم‌های خودش را نگه می‌دارد، ورق‌های بی‌فایده را رد می‌کند و جایی ضربه می‌زند که نفر بعدی ضعیف است.</translation>
    </message>
</context>
<context>
    <name>does-not-beat</name>
    <message>
        <source>{card} doesn&apos;t beat {top}. A higher card of the same suit does, or your own trump on another suit; or else take.</source>
        <translation>با {card} نمی‌شود {top} را زد. یا ورق بالاتری از همان خال بازی کنید، یا حکم خودتان را (اگر {top} حکم شما نیست)، یا بردارید.</translation>
    </message>
</context>
<context>
    <name>does-not-beat.free</name>
    <message>
        <source>{card} doesn&apos;t beat {top}. But you needn&apos;t beat it: you may lead any card.</source>
        <translation>با {card} نمی‌شود {top} را زد. ولی لازم هم نیست: با هر ورقی می‌شود شروع کرد.</translation>
    </message>
</context>
<context>
    <name>does-not-beat.no-trumps</name>
    <message>
        <source>{card} doesn&apos;t beat {top}. Only a higher card of the same suit does; or else take.</source>
        <translation>با {card} نمی‌شود {top} را زد. فقط ورق بالاتری از همان خال آن را می‌زند؛ وگرنه بردارید.</translation>
    </message>
</context>
<context>
    <name>family.svoi-kozyri</name>
    <message>
        <source>Svoi Kozyri</source>
        <translation>سووی کوزیری</translation>
    </message>
</context>
<context>
    <name>game-drawn</name>
    <message>
        <source>Nobody loses: the game is a draw.</source>
        <translation>کسی نمی‌بازد: بازی مساوی است.</translation>
    </message>
</context>
<context>
    <name>game-drawn.repeated</name>
    <message>
        <source>The same position for the third time: the game is a draw.</source>
        <translation>همین وضعیت برای بار سوم پیش آمد: بازی مساوی است.</translation>
    </message>
</context>
<context>
    <name>game-drawn.turns</name>
    <message>
        <source>Nobody has gone out for too long: the game is a draw.</source>
        <translation>مدت درازی است که کسی تمام نکرده: بازی مساوی است.</translation>
    </message>
</context>
<context>
    <name>gives-six</name>
    <message>
        <source>{player} gives {card} to {owner}.</source>
        <translation>{player} {card} را به {owner} داد.</translation>
    </message>
</context>
<context>
    <name>gives-six-you</name>
    <message>
        <source>You give {card} to {owner}.</source>
        <translation>{card} را به {owner} دادید.</translation>
    </message>
</context>
<context>
    <name>gives-six.brief</name>
    <message>
        <source>{card}</source>
        <translation>{card}</translation>
    </message>
</context>
<context>
    <name>goes-out</name>
    <message>
        <source>{player} has no cards left and is safe.</source>
        <translation>{player} تمام کرد و دیگر نمی‌بازد.</translation>
    </message>
</context>
<context>
    <name>goes-out-you</name>
    <message>
        <source>You have no cards left: you are safe.</source>
        <translation>تمام کردید: دیگر نمی‌بازید.</translation>
    </message>
</context>
<context>
    <name>goes-out.brief</name>
    <message>
        <source>out of cards</source>
        <translation>تمام کرد</translation>
    </message>
</context>
<context>
    <name>last-with-cards</name>
    <message>
        <source>{player} is the last one with cards and loses the game.</source>
        <translation>فقط {player} هنوز ورق دارد و بازی را باخت.</translation>
    </message>
</context>
<context>
    <name>last-with-cards-you</name>
    <message>
        <source>You are the last one with cards and lose the game.</source>
        <translation>فقط شما هنوز ورق دارید و بازی را باختید.</translation>
    </message>
</context>
<context>
    <name>lead-button</name>
    <message>
        <source>Lead</source>
        <translation>شروع می‌کنم</translation>
    </message>
</context>
<context>
    <name>lead.onto</name>
    <message>
        <source>You needn&apos;t beat {top}. Lead any card on top of it.</source>
        <translation>لازم نیست {top} را بزنید. هر ورقی را می‌شود رویش گذاشت.</translation>
    </message>
</context>
<context>
    <name>lead.or-beat</name>
    <message>
        <source>You needn&apos;t beat {top}: lead any card, or beat it and put a second card on top.</source>
        <translation>لازم نیست {top} را بزنید: با هر ورقی می‌شود شروع کرد، یا آن را بزنید و ورق دومی رویش بگذارید.</translation>
    </message>
</context>
<context>
    <name>leads</name>
    <message>
        <source>{player} leads {card}.</source>
        <translation>{player} با {card} شروع کرد.</translation>
    </message>
</context>
<context>
    <name>leads-you</name>
    <message>
        <source>You lead {card}.</source>
        <translation>با {card} شروع کردید.</translation>
    </message>
</context>
<context>
    <name>mirrored</name>
    <message>
        <source>{player} keeps {suit} and {plain} as dealt; the other two suits are handed out so that the hands mirror each other.</source>
        <translation>{suit} و {plain} نزد {player} همان‌طور که پخش شد می‌ماند؛ دو خال دیگر طوری تقسیم می‌شود که ورق‌ها قرینهٔ هم شوند.</translation>
    </message>
</context>
<context>
    <name>mirrored-plain</name>
    <message>
        <source>{player} keeps {plain} as dealt; the other suit is handed out so that the hands mirror each other.</source>
        <translation>{plain} نزد {player} همان‌طور که پخش شد می‌ماند؛ خال دیگر طوری تقسیم می‌شود که ورق‌ها قرینهٔ هم شوند.</translation>
    </message>
</context>
<context>
    <name>mirrored-plain-you</name>
    <message>
        <source>You keep {plain} as dealt; the other suit is handed out so that the hands mirror each other.</source>
        <translation>{plain} نزد شما همان‌طور که پخش شد می‌ماند؛ خال دیگر طوری تقسیم می‌شود که ورق‌ها قرینهٔ هم شوند.</translation>
    </message>
</context>
<context>
    <name>mirrored-you</name>
    <message>
        <source>You keep {suit} and {plain} as dealt; the other two suits are handed out so that the hands mirror each other.</source>
        <translation>{suit} و {plain} نزد شما همان‌طور که پخش شد می‌ماند؛ دو خال دیگر طوری تقسیم می‌شود که ورق‌ها قرینهٔ هم شوند.</translation>
    </message>
</context>
<context>
    <name>must-beat-or-take</name>
    <message>
        <source>{top} has to be answered: beat it, or take.</source>
        <translation>باید به {top} جواب داد: آن را بزنید یا بردارید.</translation>
    </message>
</context>
<context>
    <name>must-cover</name>
    <message>
        <source>After beating, put a second card on top. Any card will do.</source>
        <translation>بعد از زدن، ورق دومی هم رویش بگذارید. هر ورقی باشد.</translation>
    </message>
</context>
<context>
    <name>must-lead</name>
    <message>
        <source>Nothing has to be answered here. Lead any card.</source>
        <translation>اینجا چیزی نیست که جواب بخواهد. با هر ورقی می‌شود شروع کرد.</translation>
    </message>
</context>
<context>
    <name>must-lead.onto</name>
    <message>
        <source>{top} needn&apos;t be answered: whoever beat with it has gone out. Lead any card on top.</source>
        <translation>{top} جواب نمی‌خواهد، چون کسی که با آن زد تمام کرده است. هر ورقی را می‌شود رویش گذاشت.</translation>
    </message>
</context>
<context>
    <name>not-your-turn.gone-out</name>
    <message>
        <source>You have no cards left: nothing can happen to you any more.</source>
        <translation>تمام کرده‌اید و دیگر نمی‌بازید.</translation>
    </message>
</context>
<context>
    <name>opt.after-beater</name>
    <message>
        <source>After a last beating card</source>
        <translation>بعد از زدن با ورق آخر</translation>
    </message>
</context>
<context>
    <name>opt.after-beater.lead</name>
    <message>
        <source>leads a card</source>
        <translation>با ورقی شروع می‌کند</translation>
    </message>
</context>
<context>
    <name>opt.after-beater.lead-or-beat</name>
    <message>
        <source>leads a card or beats</source>
        <translation>شروع می‌کند یا می‌زند</translation>
    </message>
</context>
<context>
    <name>opt.after-beater.why</name>
    <message>
        <source>What the next player does when somebody has gone out with the card that beat.</source>
        <translation>اگر کسی با ورقی که زد تمام کند، نفر بعدی چه می‌کند.</translation>
    </message>
</context>
<context>
    <name>opt.after-take</name>
    <message>
        <source>Lead after a take</source>
        <translation>شروع بعد از برداشتن</translation>
    </message>
</context>
<context>
    <name>opt.after-take.next</name>
    <message>
        <source>the next player</source>
        <translation>نفر بعدی</translation>
    </message>
</context>
<context>
    <name>opt.after-take.taker</name>
    <message>
        <source>whoever took</source>
        <translation>کسی که برداشت</translation>
    </message>
</context>
<context>
    <name>opt.after-take.why</name>
    <message>
        <source>Who leads when the whole pile has been taken.</source>
        <translation>وقتی همهٔ کپه برداشته شد، چه کسی شروع می‌کند.</translation>
    </message>
</context>
<context>
    <name>opt.draw</name>
    <message>
        <source>Draw by the last card</source>
        <translation>مساوی با ورق آخر</translation>
    </message>
</context>
<context>
    <name>opt.draw-vs-beater</name>
    <message>
        <source>Draw against a beating card too</source>
        <translation>مساوی در برابر ورقی هم که زد</translation>
    </message>
</context>
<context>
    <name>opt.draw-vs-beater.why</name>
    <message>
        <source>Whether that also holds when the player before went out with a card that beat.</source>
        <translation>آیا وقتی نفر قبلی با زدن تمام کرده باشد هم همین است.</translation>
    </message>
</context>
<context>
    <name>opt.draw.why</name>
    <message>
        <source>Whether nobody loses when the last player&apos;s only card beats the card that the player before went out with.</source>
        <translation>آیا اگر تنها ورق نفر آخر ورقی را بزند که نفر قبلی با آن تمام کرد، کسی نمی‌بازد.</translation>
    </message>
</context>
<context>
    <name>opt.group.beat-and-take</name>
    <message>
        <source>Beating and taking</source>
        <translation>زدن و برداشتن</translation>
    </message>
</context>
<context>
    <name>opt.group.cards-and-trumps</name>
    <message>
        <source>Cards and trumps</source>
        <translation>ورق‌ها و حکم</translation>
    </message>
</context>
<context>
    <name>opt.mirror</name>
    <message>
        <source>Mirrored hands</source>
        <translation>ورق‌های قرینه</translation>
    </message>
</context>
<context>
    <name>opt.mirror.why</name>
    <message>
        <source>Whether two players get hands that mirror each other, so that the deal favours nobody.</source>
        <translation>آیا ورق‌های دو بازیکن قرینهٔ هم می‌شود تا پخش به سود کسی نباشد.</translation>
    </message>
</context>
<context>
    <name>opt.open-hands</name>
    <message>
        <source>Open hands</source>
        <translation>ورق‌های رو</translation>
    </message>
</context>
<context>
    <name>opt.open-hands.why</name>
    <message>
        <source>Whether all cards lie face up for everybody from the deal on.</source>
        <translation>آیا همهٔ ورق‌ها از همان پخش برای همه روست.</translation>
    </message>
</context>
<context>
    <name>opt.pick-up-ace</name>
    <message>
        <source>Taking the own trump ace</source>
        <translation>برداشتن آس حکم خود</translation>
    </message>
</context>
<context>
    <name>opt.pick-up-ace.why</name>
    <message>
        <source>How many cards are taken when the top card is the ace of the taker&apos;s own trumps.</source>
        <translation>اگر ورق روی کپه آس حکم خودِ بازیکن باشد، چند ورق برمی‌دارد.</translation>
    </message>
</context>
<context>
    <name>opt.pick-up-plain</name>
    <message>
        <source>Taking a plain card</source>
        <translation>برداشتن ورق ساده</translation>
    </message>
</context>
<context>
    <name>opt.pick-up-plain.why</name>
    <message>
        <source>How many cards are taken when the top card is not of the taker&apos;s own trumps.</source>
        <translation>اگر ورق روی کپه حکم خودِ بازیکن نباشد، چند ورق برمی‌دارد.</translation>
    </message>
</context>
<context>
    <name>opt.pick-up-trump</name>
    <message>
        <source>Taking an own trump</source>
        <translation>برداشتن حکم خود</translation>
    </message>
</context>
<context>
    <name>opt.pick-up-trump.why</name>
    <message>
        <source>How many cards are taken when the top card is of the taker&apos;s own trumps, but not the ace.</source>
        <translation>اگر ورق روی کپه حکم خودِ بازیکن باشد، ولی نه آس، چند ورق برمی‌دارد.</translation>
    </message>
</context>
<context>
    <name>opt.pick-up.all</name>
    <message>
        <source>the whole pile</source>
        <translation>همهٔ کپه</translation>
    </message>
</context>
<context>
    <name>opt.ranks</name>
    <message>
        <source>Cards per suit</source>
        <translation>تعداد ورق هر خال</translation>
    </message>
</context>
<context>
    <name>opt.ranks.why</name>
    <message>
        <source>How many cards each suit has, from the ace down: 9 go down to the six, 13 to the two.</source>
        <translation>هر خال از آس به پایین چند ورق دارد: ۹ تا یعنی تا ۶، ۱۳ تا یعنی تا ۲.</translation>
    </message>
</context>
<context>
    <name>opt.repetition</name>
    <message>
        <source>Same position for the third time</source>
        <translation>تکرار وضعیت برای بار سوم</translation>
    </message>
</context>
<context>
    <name>opt.repetition.draw</name>
    <message>
        <source>is a draw</source>
        <translation>مساوی است</translation>
    </message>
</context>
<context>
    <name>opt.repetition.off</name>
    <message>
        <source>goes on</source>
        <translation>بازی ادامه دارد</translation>
    </message>
</context>
<context>
    <name>opt.repetition.why</name>
    <message>
        <source>What happens when the same position comes up a third time.</source>
        <translation>وقتی یک وضعیت سه بار پیش بیاید چه می‌شود.</translation>
    </message>
</context>
<context>
    <name>opt.sixes</name>
    <message>
        <source>Sixes go home</source>
        <translation>شش‌ها به خانه می‌روند</translation>
    </message>
</context>
<context>
    <name>opt.sixes.why</name>
    <message>
        <source>Whether every six is given to the owner of its suit before play.</source>
        <translation>آیا پیش از بازی هر ۶ به صاحب خالش داده می‌شود.</translation>
    </message>
</context>
<context>
    <name>opt.starter</name>
    <message>
        <source>First lead</source>
        <translation>شروع‌کننده</translation>
    </message>
</context>
<context>
    <name>opt.starter.dealer</name>
    <message>
        <source>the dealer</source>
        <translation>پخش‌کننده</translation>
    </message>
</context>
<context>
    <name>opt.starter.dealer-left</name>
    <message>
        <source>the player to the dealer&apos;s left</source>
        <translation>نفر سمت چپ پخش‌کننده</translation>
    </message>
</context>
<context>
    <name>opt.starter.why</name>
    <message>
        <source>Who leads the first card.</source>
        <translation>چه کسی با ورق اول شروع می‌کند.</translation>
    </message>
</context>
<context>
    <name>opt.suits</name>
    <message>
        <source>Suits</source>
        <translation>خال‌ها</translation>
    </message>
</context>
<context>
    <name>opt.suits.2</name>
    <message>
        <source>two, without trumps</source>
        <translation>دو خال، بی‌حکم</translation>
    </message>
</context>
<context>
    <name>opt.suits.4</name>
    <message>
        <source>four</source>
        <translation>چهار خال</translation>
    </message>
</context>
<context>
    <name>opt.suits.why</name>
    <message>
        <source>Four suits, of which everybody owns one as trumps; or only spades and hearts, and no trumps.</source>
        <translation>چهار خال که هر کس یکی از آن‌ها را حکم خودش دارد؛ یا فقط پیک و دل، بی‌حکم.</translation>
    </message>
</context>
<context>
    <name>opt.trump-choice</name>
    <message>
        <source>Own trumps</source>
        <translation>حکم هر کس</translation>
    </message>
</context>
<context>
    <name>opt.trump-choice.chosen</name>
    <message>
        <source>chosen at the table</source>
        <translation>سر میز انتخاب می‌شود</translation>
    </message>
</context>
<context>
    <name>opt.trump-choice.drawn</name>
    <message>
        <source>drawn by lot</source>
        <translation>با قرعه</translation>
    </message>
</context>
<context>
    <name>opt.trump-choice.why</name>
    <message>
        <source>How everybody comes by a suit of their own.</source>
        <translation>هر کس خال خودش را چطور به دست می‌آورد.</translation>
    </message>
</context>
<context>
    <name>opt.turn-cap</name>
    <message>
        <source>Turns without an end</source>
        <translation>نوبت‌های بی‌پایان</translation>
    </message>
</context>
<context>
    <name>opt.turn-cap.why</name>
    <message>
        <source>After so many turns in which nobody has gone out the game is a draw.</source>
        <translation>اگر در این تعداد نوبت کسی تمام نکند، بازی مساوی است.</translation>
    </message>
</context>
<context>
    <name>own-trump-brief</name>
    <message>
        <source>{suit}</source>
        <translation>{suit}</translation>
    </message>
</context>
<context>
    <name>own-trump-button</name>
    <message>
        <source>My trumps</source>
        <translation>حکم من</translation>
    </message>
</context>
<context>
    <name>own-trump-other</name>
    <message>
        <source>{player} chooses {suit} as own trumps.</source>
        <translation>{player} {suit} را حکم خودش کرد.</translation>
    </message>
</context>
<context>
    <name>own-trump-you</name>
    <message>
        <source>You choose {suit} as your own trumps.</source>
        <translation>{suit} را حکم خودتان کردید.</translation>
    </message>
</context>
<context>
    <name>preset.beat-or-eat</name>
    <message>
        <source>Beat-or-eat</source>
        <translation>بزن یا بخور</translation>
    </message>
</context>
<context>
    <name>preset.beat-or-eat.line</name>
    <message>
        <source>Two suits, no trumps, mirrored open hands: beat the top card or eat the pile.</source>
        <translation>دو خال، بی‌حکم، ورق‌های رو و قرینه: ورق روی کپه را بزن، یا همه را بخور.</translation>
    </message>
</context>
<context>
    <name>preset.besikovitch</name>
    <message>
        <source>Besikovitch&apos;s game</source>
        <translation>بازی بسیکوویچ</translation>
    </message>
</context>
<context>
    <name>preset.besikovitch.line</name>
    <message>
        <source>Two mirrored hands, all cards face up: a duel without luck.</source>
        <translation>ورق‌های قرینه و همه رو: رویارویی دو نفر، بی‌دخالت بخت.</translation>
    </message>
</context>
<context>
    <name>preset.svoi-kozyri</name>
    <message>
        <source>Svoi Kozyri</source>
        <translation>سووی کوزیری</translation>
    </message>
</context>
<context>
    <name>preset.svoi-kozyri-19th</name>
    <message>
        <source>Svoi Kozyri, 19th century</source>
        <translation>سووی کوزیری سدهٔ نوزدهم</translation>
    </message>
</context>
<context>
    <name>preset.svoi-kozyri-19th.line</name>
    <message>
        <source>The older form: whoever doesn&apos;t beat takes the whole pile.</source>
        <translation>شکل قدیمی‌تر: هر کس نزند، همهٔ کپه را برمی‌دارد.</translation>
    </message>
</context>
<context>
    <name>preset.svoi-kozyri.line</name>
    <message>
        <source>Everybody has a trump suit of their own: beat the top card and cover it, or take.</source>
        <translation>هر کس حکم خودش را دارد: ورق روی کپه را بزنید و ورق دومی رویش بگذارید، یا بردارید.</translation>
    </message>
</context>
<context>
    <name>saved-by-last</name>
    <message>
        <source>{player}&apos;s only card, {card}, beats {top}.</source>
        <translation>تنها ورق {player}، یعنی {card}، {top} را می‌زند.</translation>
    </message>
</context>
<context>
    <name>saved-by-last-you</name>
    <message>
        <source>Your only card, {card}, beats {top}.</source>
        <translation>تنها ورق شما، یعنی {card}، {top} را می‌زند.</translation>
    </message>
</context>
<context>
    <name>suit-taken</name>
    <message>
        <source>{suit} belongs to {owner} already. Choose another suit.</source>
        <translation>{suit} حکم {owner} است. خال دیگری انتخاب کنید.</translation>
    </message>
</context>
<context>
    <name>suit-taken.none</name>
    <message>
        <source>Choose one of the four suits.</source>
        <translation>یکی از چهار خال را انتخاب کنید.</translation>
    </message>
</context>
<context>
    <name>svoi-hands</name>
    <message>
        <source>A stated deal has a hand of one card or more for each seat.</source>
        <translation>در پخشی که نوشته شده، هر صندلی باید دست‌کم یک ورق داشته باشد.</translation>
    </message>
</context>
<context>
    <name>svoi-mirror-hidden</name>
    <message>
        <source>Mirrored hands are open hands: whoever sees one of them knows the other.</source>
        <translation>ورق‌های قرینه باید رو باشند: هر کس ورق‌های یکی را ببیند، ورق‌های دیگری را هم می‌داند.</translation>
    </message>
</context>
<context>
    <name>svoi-mirror-seats</name>
    <message>
        <source>Mirrored hands need exactly two players.</source>
        <translation>ورق‌های قرینه فقط برای دو بازیکن است.</translation>
    </message>
</context>
<context>
    <name>svoi-mirror-sixes</name>
    <message>
        <source>Mirrored hands cannot give the sixes over: they would not be mirrored any more.</source>
        <translation>با ورق‌های قرینه نمی‌شود شش‌ها را به صاحبشان داد، چون دیگر قرینه نمی‌مانند.</translation>
    </message>
</context>
<context>
    <name>svoi-no-sixes</name>
    <message>
        <source>There are no sixes in this pack to give over: that needs at least 9 cards per suit.</source>
        <translation>در این دسته ۶ نیست که به صاحبش داده شود: هر خال باید دست‌کم ۹ ورق داشته باشد.</translation>
    </message>
</context>
<context>
    <name>svoi-no-trumps</name>
    <message>
        <source>This game has no trumps to state.</source>
        <translation>در این بازی حکمی نیست که نوشته شود.</translation>
    </message>
</context>
<context>
    <name>svoi-out</name>
    <message>
        <source>Seats that are out need a deal stated by hands, and at least two players who go on.</source>
        <translation>برای صندلی‌هایی که تمام کرده‌اند باید ورق‌های بقیه نوشته شده باشد و دست‌کم دو نفر در بازی مانده باشند.</translation>
    </message>
</context>
<context>
    <name>svoi-pick-ups</name>
    <message>
        <source>An own trump on top must command at least as many cards as a plain card, and the trump ace at least as many as another trump.</source>
        <translation>با حکم خود نباید کمتر از ورق ساده برداشته شود، و با آس حکم نباید کمتر از حکم‌های دیگر.</translation>
    </message>
</context>
<context>
    <name>svoi-pile-alone</name>
    <message>
        <source>A stated pile needs stated hands.</source>
        <translation>کپه‌ای که نوشته شده، بدون ورق‌های بازیکن‌ها معنا ندارد.</translation>
    </message>
</context>
<context>
    <name>svoi-taker-leads</name>
    <message>
        <source>Whoever took can lead next only with two players, where the whole pile is taken.</source>
        <translation>فقط با دو بازیکن و وقتی همهٔ کپه برداشته می‌شود، کسی که برداشت می‌تواند شروع کند.</translation>
    </message>
</context>
<context>
    <name>svoi-trumps</name>
    <message>
        <source>The line trump needs a different suit for each seat.</source>
        <translation>سطر ⁨trump⁩ برای هر صندلی خال جداگانه‌ای می‌خواهد.</translation>
    </message>
</context>
<context>
    <name>svoi-trumps-missing</name>
    <message>
        <source>Stated hands need a line trump with a suit for each seat: the choice of suits is over there.</source>
        <translation>وقتی ورق‌های بازیکن‌ها نوشته شده، سطر ⁨trump⁩ هم لازم است، با یک خال برای هر صندلی: آنجا انتخاب خال‌ها گذشته است.</translation>
    </message>
</context>
<context>
    <name>svoi-uneven</name>
    <message>
        <source>{n} cards cannot be shared out evenly among {m} players. Choose another number of cards per suit.</source>
        <translation>{n} ورق را نمی‌شود میان {m} بازیکن برابر پخش کرد. تعداد ورق هر خال را عوض کنید.</translation>
    </message>
</context>
<context>
    <name>svoi-unknown</name>
    <message>
        <source>A deal of this game has hands, a pile and trumps, or a pack; nothing else can be stated.</source>
        <translation>در یک پخش این بازی می‌شود ورق‌های بازیکن‌ها و کپه و حکم‌ها را نوشت، یا کل دسته را؛ نه چیز دیگر.</translation>
    </message>
</context>
<context>
    <name>sw.dealer-starts</name>
    <message>
        <source>Dealer starts</source>
        <translation>شروع با پخش‌کننده</translation>
    </message>
</context>
<context>
    <name>sw.dealer-starts.why</name>
    <message>
        <source>The dealer leads the first card.</source>
        <translation>پخش‌کننده با ورق اول شروع می‌کند.</translation>
    </message>
</context>
<context>
    <name>sw.lead-or-beat</name>
    <message>
        <source>Beat a last beating card</source>
        <translation>زدن ورق آخری که زد</translation>
    </message>
</context>
<context>
    <name>sw.lead-or-beat.why</name>
    <message>
        <source>When somebody goes out with the card that beat, the next player may beat it instead of leading.</source>
        <translation>اگر کسی با ورقی که زد تمام کند، نفر بعدی می‌تواند به‌جای شروع، آن را بزند.</translation>
    </message>
</context>
<context>
    <name>sw.no-draw</name>
    <message>
        <source>No draw</source>
        <translation>بی‌مساوی</translation>
    </message>
</context>
<context>
    <name>sw.no-draw.why</name>
    <message>
        <source>Whoever is left with a card has lost, even if it beats the last card led.</source>
        <translation>هر کس با یک ورق بماند باخته است، حتی اگر آن ورق، ورق آخر را بزند.</translation>
    </message>
</context>
<context>
    <name>sw.no-sixes</name>
    <message>
        <source>Sixes stay</source>
        <translation>شش‌ها می‌مانند</translation>
    </message>
</context>
<context>
    <name>sw.no-sixes.why</name>
    <message>
        <source>The sixes stay where they were dealt.</source>
        <translation>شش‌ها نزد همان کسی می‌مانند که به او پخش شده‌اند.</translation>
    </message>
</context>
<context>
    <name>sw.pack-24</name>
    <message>
        <source>6 (24 cards)</source>
        <translation>۶ (۲۴ ورق)</translation>
    </message>
</context>
<context>
    <name>sw.pack-28</name>
    <message>
        <source>7 (28 cards)</source>
        <translation>۷ (۲۸ ورق)</translation>
    </message>
</context>
<context>
    <name>sw.pack-32</name>
    <message>
        <source>8 (32 cards)</source>
        <translation>۸ (۳۲ ورق)</translation>
    </message>
</context>
<context>
    <name>sw.pack-40</name>
    <message>
        <source>10 (40 cards)</source>
        <translation>۱۰ (۴۰ ورق)</translation>
    </message>
</context>
<context>
    <name>sw.pack-44</name>
    <message>
        <source>11 (44 cards)</source>
        <translation>۱۱ (۴۴ ورق)</translation>
    </message>
</context>
<context>
    <name>sw.pack-48</name>
    <message>
        <source>12 (48 cards)</source>
        <translation>۱۲ (۴۸ ورق)</translation>
    </message>
</context>
<context>
    <name>sw.pack-52</name>
    <message>
        <source>13 (52 cards)</source>
        <translation>۱۳ (۵۲ ورق)</translation>
    </message>
</context>
<context>
    <name>sw.pack-size.why</name>
    <message>
        <source>The top cards of each suit, from the ace down. A smaller pack makes a shorter and sharper game.</source>
        <translation>ورق‌های بالای هر خال، از آس به پایین. هر چه دسته کوچک‌تر باشد، بازی کوتاه‌تر و تیزتر است.</translation>
    </message>
</context>
<context>
    <name>sw.svoi-cut</name>
    <message>
        <source>Cut the pack</source>
        <translation>کات کردن</translation>
    </message>
</context>
<context>
    <name>sw.svoi-cut.why</name>
    <message>
        <source>The dealer&apos;s right neighbour may cut before the deal.</source>
        <translation>نفر سمت راست پخش‌کننده می‌تواند پیش از پخش کات کند.</translation>
    </message>
</context>
<context>
    <name>sw.svoi-drawn-suits</name>
    <message>
        <source>Trumps by lot</source>
        <translation>حکم با قرعه</translation>
    </message>
</context>
<context>
    <name>sw.svoi-drawn-suits.why</name>
    <message>
        <source>Nobody chooses: everybody&apos;s own suit is drawn.</source>
        <translation>کسی انتخاب نمی‌کند: خال هر کس با قرعه تعیین می‌شود.</translation>
    </message>
</context>
<context>
    <name>sw.taker-leads</name>
    <message>
        <source>The taker leads</source>
        <translation>شروع با کسی که برداشت</translation>
    </message>
</context>
<context>
    <name>sw.taker-leads.why</name>
    <message>
        <source>Whoever has taken the pile leads the next card. Games get longer, and many have no end but a draw.</source>
        <translation>هر کس کپه را برداشت، خودش شروع می‌کند. بازی‌ها دراز می‌شوند و خیلی‌ها جز مساوی پایانی ندارند.</translation>
    </message>
</context>
<context>
    <name>take-button.pile</name>
    <message>
        <source>Take</source>
        <translation>برمی‌دارم</translation>
    </message>
</context>
<context>
    <name>wrong-count.beat</name>
    <message>
        <source>You beat with one card and put one on top; you picked {k}.</source>
        <translation>با یک ورق می‌زنند و یکی رویش می‌گذارند؛ شما {k} ورق انتخاب کرده‌اید.</translation>
    </message>
</context>
<context>
    <name>beat-or-take</name>
    <message numerus="yes">
        <source>Beat {top}, or take {n} cards.</source>
        <translation>
            <numerusform>{top} را بزنید یا {n} ورق بردارید.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>beat-or-take.take</name>
    <message numerus="yes">
        <source>You can&apos;t beat {top}: take {n} cards.</source>
        <translation>
            <numerusform>{top} را نمی‌توانید بزنید: {n} ورق بردارید.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>svoi-pack</name>
    <message numerus="yes">
        <source>A stated pack has all {n} cards of this game.</source>
        <translation>
            <numerusform>دسته‌ای که نوشته می‌شود هر {n} ورق این بازی را دارد.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>takes</name>
    <message numerus="yes">
        <source>{player} takes {n} cards.</source>
        <translation>
            <numerusform>{player} {n} ورق برداشت.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>takes-you</name>
    <message numerus="yes">
        <source>You take {n} cards.</source>
        <translation>
            <numerusform>{n} ورق برداشتید.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>takes.brief</name>
    <message numerus="yes">
        <source>takes {n}</source>
        <translation>
            <numerusform>{n} ورق برداشت</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>beats</name>
    <message>
        <source>{player} beats with {card}.</source>
        <translation>{player} با {card} زد.</translation>
    </message>
</context>
<context>
    <name>beats-you</name>
    <message>
        <source>You beat with {card}.</source>
        <translation>با {card} زدید.</translation>
    </message>
</context>
<context>
    <name>beats-last</name>
    <message>
        <source>{player} beats with the last card, {card}.</source>
        <translation>{player} با ورق آخرش، {card}، زد.</translation>
    </message>
</context>
<context>
    <name>beats-last-you</name>
    <message>
        <source>You beat with your last card, {card}.</source>
        <translation>با ورق آخرتان، {card}، زدید.</translation>
    </message>
</context>
<context>
    <name>beats.brief</name>
    <message>
        <source>beats</source>
        <translation>زد</translation>
    </message>
</context>
<context>
    <name>covers</name>
    <message>
        <source>{player} puts {card} on top.</source>
        <translation>{player} {card} را رویش گذاشت.</translation>
    </message>
</context>
<context>
    <name>covers-you</name>
    <message>
        <source>You put {card} on top.</source>
        <translation>{card} را رویش گذاشتید.</translation>
    </message>
</context>
<context>
    <name>opt.group.game-end</name>
    <message>
        <source>End of the game</source>
        <translation>پایان بازی</translation>
    </message>
</context>
<context>
    <name>bot-hasty.svoi-kozyri</name>
    <message>
        <source>Weighs each card by itself, and doesn&apos;t think ahead.</source>
        <translation>هر ورق را جداگانه می‌سنجد و نوبت‌های بعدی را نمی‌بیند.</translation>
    </message>
</context>
<context>
    <name>why-any-suit</name>
    <message>
        <source>Before the deal one suit is as good as another.</source>
        <translation>پیش از پخش هیچ خالی از بقیه بهتر نیست.</translation>
    </message>
</context>
<context>
    <name>why-only-take</name>
    <message>
        <source>None of your cards beats {top}.</source>
        <translation>با هیچ‌کدام از ورق‌هایتان نمی‌شود {top} را زد.</translation>
    </message>
</context>
<context>
    <name>why-go-out</name>
    <message>
        <source>That is the last of your cards: you are out.</source>
        <translation>با این، ورق‌هایتان تمام می‌شود.</translation>
    </message>
</context>
<context>
    <name>why-lead-spare</name>
    <message>
        <source>Of your cards {card} is the one you miss least.</source>
        <translation>از ورق‌هایتان، {card} کمتر از همه به کارتان می‌آید.</translation>
    </message>
</context>
<context>
    <name>why-lead-blow</name>
    <message>
        <source>{player} most likely can&apos;t beat {card}, and has to take it.</source>
        <translation>{player} به احتمال زیاد نمی‌تواند {card} را بزند و باید آن را بردارد.</translation>
    </message>
</context>
<context>
    <name>why-blow-sure</name>
    <message>
        <source>{player} has nothing that beats {card}, and must take from a pile that has grown.</source>
        <translation>{player} ورقی ندارد که {card} را بزند، و باید از کپه‌ای بردارد که بزرگ‌تر هم شده است.</translation>
    </message>
</context>
<context>
    <name>why-blow</name>
    <message>
        <source>With {card} on top {player} most likely has to take, and the pile has grown.</source>
        <translation>وقتی {card} روی کپه باشد، {player} به احتمال زیاد باید بردارد؛ کپه هم بزرگ‌تر شده است.</translation>
    </message>
</context>
<context>
    <name>why-beat-cheap</name>
    <message>
        <source>{card} is missed least of the cards that beat, and the second card goes with it.</source>
        <translation>از ورق‌هایی که می‌زنند، {card} کمتر از همه به کارتان می‌آید؛ ورق دوم هم با آن می‌رود.</translation>
    </message>
</context>
<context>
    <name>why-beat-trump</name>
    <message>
        <source>Only your own trumps beat here. {card} costs less than taking, and another card goes with it.</source>
        <translation>اینجا فقط حکم خودتان می‌زند. رفتن {card} از برداشتن ارزان‌تر است و یک ورق دیگر هم با آن می‌رود.</translation>
    </message>
</context>
<context>
    <name>why-take-trumps</name>
    <message>
        <source>Your own trumps lie there: in your hand they beat anything.</source>
        <translation>حکم خودتان آنجاست: در دست شما هر ورقی را می‌زند.</translation>
    </message>
</context>
<context>
    <name>why-take-blow</name>
    <message>
        <source>The card beneath is hard to beat for {player}, who has to answer it next.</source>
        <translation>زدن ورق زیری برای {player} سخت است، و نوبت بعدی با اوست.</translation>
    </message>
</context>
<context>
    <name>why-holds-out</name>
    <message>
        <source>If {player} makes no mistake, you are left with cards; this puts it off the longest.</source>
        <translation>اگر {player} اشتباه نکند، ورق روی دست شما می‌ماند؛ این کار دیرتر از بقیه به آنجا می‌رسد.</translation>
    </message>
</context>
<context>
    <name>why-holds-draw</name>
    <message>
        <source>Nobody can force anything here; this keeps the draw.</source>
        <translation>اینجا هیچ‌کس راهی برای بردن حتمی ندارد؛ با این کار مساوی می‌ماند.</translation>
    </message>
</context>
<context>
    <name>judge-drawn</name>
    <message>
        <source>A draw: with the best play on both sides nobody can force more.</source>
        <translation>مساوی: با بهترین بازی هر دو طرف، هیچ‌کس بیشتر از این به دست نمی‌آورد.</translation>
    </message>
</context>
<context>
    <name>why-take-keep</name>
    <message numerus="yes">
        <source>Beating costs you more here than the {n} cards that there are to take.</source>
        <translation>
            <numerusform>اینجا زدن برایتان گران‌تر از برداشتن {n} ورق است.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>why-wins</name>
    <message numerus="yes">
        <source>Whatever {player} does, you go out first from here: in {n} turns at most, counting both of you.</source>
        <translation>
            <numerusform>{player} هر کاری بکند، از اینجا اول شما تمام می‌کنید: حداکثر در {n} نوبت، نوبت‌های هر دو نفر با هم.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>judge-won</name>
    <message numerus="yes">
        <source>Won for you: with the best play you go out first, in {n} turns, counting both of you.</source>
        <translation>
            <numerusform>برد با شماست: با بهترین بازی اول شما تمام می‌کنید، در {n} نوبت، نوبت‌های هر دو نفر با هم.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>judge-lost</name>
    <message numerus="yes">
        <source>Lost for you: with the best play {player} goes out first, in {n} turns, counting both of you.</source>
        <translation>
            <numerusform>باخت با شماست: با بهترین بازی اول {player} تمام می‌کند، در {n} نوبت، نوبت‌های هر دو نفر با هم.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rules.svoi.h.cards</name>
    <message>
        <source>What you need</source>
        <translation>چه لازم است</translation>
    </message>
</context>
<context>
    <name>rules.svoi.h.deal</name>
    <message>
        <source>The deal</source>
        <translation>پخش</translation>
    </message>
</context>
<context>
    <name>rules.svoi.h.play</name>
    <message>
        <source>Beating and taking</source>
        <translation>زدن و برداشتن</translation>
    </message>
</context>
<context>
    <name>rules.svoi.h.out</name>
    <message>
        <source>Going out</source>
        <translation>تمام کردن</translation>
    </message>
</context>
<context>
    <name>rules.svoi.h.end</name>
    <message>
        <source>The end of the game</source>
        <translation>پایان بازی</translation>
    </message>
</context>
<context>
    <name>rules.svoi.cards.players</name>
    <message>
        <source>There are {n} players, everyone for themselves.</source>
        <translation>{n} نفر بازی می‌کنند، هر کس برای خودش.</translation>
    </message>
</context>
<context>
    <name>rules.svoi.cards.pack</name>
    <message>
        <source>They play with {n} cards: the {m} highest of each suit, from the ace down.</source>
        <translation>{n} ورق لازم است: از هر خال {m} ورق بالا، از آس به پایین.</translation>
    </message>
</context>
<context>
    <name>rules.svoi.cards.pack-two</name>
    <message>
        <source>They play with {n} cards: only spades and hearts, the {m} highest of each, from the ace down.</source>
        <translation>{n} ورق لازم است: فقط پیک و دل، از هر کدام {m} ورق بالا، از آس به پایین.</translation>
    </message>
</context>
<context>
    <name>rules.svoi.cards.chosen</name>
    <message>
        <source>Before the deal everybody in turn, from the dealer&apos;s left, chooses a suit: these are their [own trumps](glossary#own-trump), and nobody else&apos;s.</source>
        <translation>پیش از پخش، از نفر سمت چپ پخش‌کننده هر کس به‌نوبت یک خال انتخاب می‌کند: این [حکم خودش](glossary#own-trump) است و حکم هیچ کس دیگر نیست.</translation>
    </message>
</context>
<context>
    <name>rules.svoi.cards.drawn</name>
    <message>
        <source>Before the deal a suit is drawn by lot for everybody: these are their [own trumps](glossary#own-trump), and nobody else&apos;s.</source>
        <translation>پیش از پخش برای هر کس یک خال قرعه می‌کشند: این [حکم خودش](glossary#own-trump) است و حکم هیچ کس دیگر نیست.</translation>
    </message>
</context>
<context>
    <name>rules.svoi.cards.plain-suits</name>
    <message>
        <source>A suit that nobody has chosen is [plain](glossary#own-trump): it is never trumps.</source>
        <translation>خالی که مال هیچ کس نیست [ساده](glossary#own-trump) است و هیچ وقت حکم نیست.</translation>
    </message>
</context>
<context>
    <name>rules.svoi.cards.no-trumps</name>
    <message>
        <source>There are no trumps.</source>
        <translation>حکمی در کار نیست.</translation>
    </message>
</context>
<context>
    <name>rules.svoi.deal.clockwise</name>
    <message>
        <source>Everything goes round clockwise.</source>
        <translation>همه چیز در جهت عقربه‌های ساعت می‌چرخد.</translation>
    </message>
</context>
<context>
    <name>rules.svoi.deal.dealer</name>
    <message>
        <source>The first dealer is drawn by lot; after that the loser of a game deals the next one, and after a draw the same player deals again.</source>
        <translation>پخش‌کنندهٔ اول با قرعه معلوم می‌شود؛ بعد از آن، بازندهٔ هر بازی بعدی را پخش می‌کند، و بعد از مساوی همان نفر دوباره.</translation>
    </message>
</context>
<context>
    <name>rules.svoi.deal.cut</name>
    <message>
        <source>The player on the dealer&apos;s right may cut the pack.</source>
        <translation>نفر سمت راست پخش‌کننده می‌تواند کات کند.</translation>
    </message>
</context>
<context>
    <name>rules.svoi.deal.each</name>
    <message>
        <source>All the cards are dealt: {n} for everybody.</source>
        <translation>همهٔ ورق‌ها پخش می‌شود: به هر نفر {n} ورق.</translation>
    </message>
</context>
<context>
    <name>rules.svoi.deal.mirror</name>
    <message>
        <source>The hands are made to mirror each other: whatever one player holds in a suit, the other holds in the suit that goes with it. The two trump suits go together, and so do the two plain ones.</source>
        <translation>ورق‌ها را قرینهٔ هم می‌کنند: هر چه یک نفر در یک خال دارد، نفر دیگر در خال جفت آن دارد. دو خال حکم جفت هم‌اند، و دو خال ساده هم.</translation>
    </message>
</context>
<context>
    <name>rules.svoi.deal.mirror-two</name>
    <message>
        <source>The hands are made to mirror each other: whatever one player holds in spades, the other holds in hearts, and the other way round.</source>
        <translation>ورق‌ها را قرینهٔ هم می‌کنند: هر چه یک نفر در پیک دارد، نفر دیگر در دل دارد، و برعکس.</translation>
    </message>
</context>
<context>
    <name>rules.svoi.deal.sixes</name>
    <message>
        <source>Then every six is given, for everybody to see, to the player whose trumps it belongs to.</source>
        <translation>بعد هر ۶ را جلوی چشم همه به کسی می‌دهند که آن خال حکم اوست.</translation>
    </message>
</context>
<context>
    <name>rules.svoi.deal.sixes-some</name>
    <message>
        <source>Then every six is given, for everybody to see, to the player whose trumps it belongs to; a six of a plain suit stays where it is.</source>
        <translation>بعد هر ۶ را جلوی چشم همه به کسی می‌دهند که آن خال حکم اوست؛ ۶ خال ساده همان‌جا که هست می‌ماند.</translation>
    </message>
</context>
<context>
    <name>rules.svoi.deal.open</name>
    <message>
        <source>All hands lie [face up](glossary#open-hands) from the beginning.</source>
        <translation>ورق‌های همه از اول [رو](glossary#open-hands) است.</translation>
    </message>
</context>
<context>
    <name>rules.svoi.play.lead-left</name>
    <message>
        <source>The player on the dealer&apos;s left begins and leads any card, which is the first of the [pile](glossary#pile).</source>
        <translation>نفر سمت چپ پخش‌کننده با هر ورقی که بخواهد شروع می‌کند، و آن ورق اول [کپه](glossary#pile) است.</translation>
    </message>
</context>
<context>
    <name>rules.svoi.play.lead-dealer</name>
    <message>
        <source>The dealer begins and leads any card, which is the first of the [pile](glossary#pile).</source>
        <translation>پخش‌کننده با هر ورقی که بخواهد شروع می‌کند، و آن ورق اول [کپه](glossary#pile) است.</translation>
    </message>
</context>
<context>
    <name>rules.svoi.play.choice</name>
    <message>
        <source>From then on, whoever is on turn either **[beats](glossary#beat)** the top card of the pile or **[takes](glossary#take)** cards from it; nobody has to beat.</source>
        <translation>از آن به بعد هر کس نوبتش باشد یا ورق روی کپه را **[می‌زند](glossary#beat)** یا از کپه **[برمی‌دارد](glossary#take)**؛ هیچ کس مجبور نیست بزند.</translation>
    </message>
</context>
<context>
    <name>rules.svoi.play.beat-trumps</name>
    <message>
        <source>A card is beaten by a higher one of its suit, or, if it isn&apos;t one of your own trumps, by any of your own trumps, even when you hold its suit.</source>
        <translation>ورق را با ورق بالاتری از همان خال می‌زنند، یا اگر حکم خودتان نباشد، با هر حکم خودتان، حتی وقتی از آن خال دارید.</translation>
    </message>
</context>
<context>
    <name>rules.svoi.play.beat-higher</name>
    <message>
        <source>A card is beaten by a higher one of its suit, and by nothing else.</source>
        <translation>ورق را فقط با ورق بالاتری از همان خال می‌زنند.</translation>
    </message>
</context>
<context>
    <name>rules.svoi.play.cover</name>
    <message>
        <source>Whoever beats has to put a [second card](glossary#second-card) on top, any card they have left, and that is the one which the next player faces.</source>
        <translation>هر کس بزند باید [ورق دومی](glossary#second-card) هم رویش بگذارد، هر ورقی که برایش مانده، و نفر بعدی با همان روبه‌روست.</translation>
    </message>
</context>
<context>
    <name>rules.svoi.play.take-plain</name>
    <message numerus="yes">
        <source>Whoever doesn&apos;t beat takes the top {n} cards of the pile, or all of it if there are fewer.</source>
        <translation>
            <numerusform>هر کس نزند {n} ورق از روی کپه برمی‌دارد، یا اگر کمتر باشد همه را.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rules.svoi.play.take-all</name>
    <message>
        <source>Whoever doesn&apos;t beat takes the whole pile.</source>
        <translation>هر کس نزند همهٔ کپه را برمی‌دارد.</translation>
    </message>
</context>
<context>
    <name>rules.svoi.play.take-trump</name>
    <message>
        <source>If the top card is one of their own trumps, it is the top {n}.</source>
        <translation>اگر ورق رو حکم خودش باشد، {n} ورق.</translation>
    </message>
</context>
<context>
    <name>rules.svoi.play.take-trump-all</name>
    <message>
        <source>If the top card is one of their own trumps, it is the whole pile.</source>
        <translation>اگر ورق رو حکم خودش باشد، همهٔ کپه را.</translation>
    </message>
</context>
<context>
    <name>rules.svoi.play.take-ace</name>
    <message>
        <source>If it is the ace of their own trumps, it is the top {n}.</source>
        <translation>اگر آس حکم خودش باشد، {n} ورق.</translation>
    </message>
</context>
<context>
    <name>rules.svoi.play.take-ace-all</name>
    <message>
        <source>If it is the ace of their own trumps, it is the whole pile.</source>
        <translation>اگر آس حکم خودش باشد، همهٔ کپه را.</translation>
    </message>
</context>
<context>
    <name>rules.svoi.play.look</name>
    <message>
        <source>Before deciding you may look at the cards you would take and at the one below them.</source>
        <translation>پیش از تصمیم می‌توانید ورق‌هایی را که برمی‌دارید و یکی زیر آن‌ها را نگاه کنید.</translation>
    </message>
</context>
<context>
    <name>rules.svoi.play.look-all</name>
    <message>
        <source>Before deciding you may look through the pile.</source>
        <translation>پیش از تصمیم می‌توانید همهٔ کپه را نگاه کنید.</translation>
    </message>
</context>
<context>
    <name>rules.svoi.play.next-faces</name>
    <message>
        <source>After that the next player faces the card that lies on top now; if none is left, they lead any card.</source>
        <translation>بعد نفر بعدی با ورقی روبه‌روست که حالا رو آمده؛ اگر چیزی نمانده باشد، با هر ورقی که بخواهد شروع می‌کند.</translation>
    </message>
</context>
<context>
    <name>rules.svoi.play.next-leads</name>
    <message>
        <source>After that the next player leads any card.</source>
        <translation>بعد نفر بعدی با هر ورقی که بخواهد شروع می‌کند.</translation>
    </message>
</context>
<context>
    <name>rules.svoi.play.taker-leads</name>
    <message>
        <source>After that whoever took leads any card.</source>
        <translation>بعد همان کسی که برداشته با هر ورقی که بخواهد شروع می‌کند.</translation>
    </message>
</context>
<context>
    <name>rules.svoi.out.go-out</name>
    <message>
        <source>Whoever has no cards left has [gone out](glossary#go-out), and the others play on without them.</source>
        <translation>هر کس ورقش تمام شود [تمام کرده](glossary#go-out) است و بقیه بی او ادامه می‌دهند.</translation>
    </message>
</context>
<context>
    <name>rules.svoi.out.beater-lead</name>
    <message>
        <source>If somebody goes out with the card that beat, so that there is no second one, the next player doesn&apos;t answer it but leads any card on top.</source>
        <translation>اگر کسی با همان ورقی که زده تمام کند و ورق دومی نداشته باشد، نفر بعدی به آن جواب نمی‌دهد و هر ورقی که بخواهد رویش شروع می‌کند.</translation>
    </message>
</context>
<context>
    <name>rules.svoi.out.beater-beat</name>
    <message>
        <source>If somebody goes out with the card that beat, so that there is no second one, the next player leads any card on top or beats it, as they like.</source>
        <translation>اگر کسی با همان ورقی که زده تمام کند و ورق دومی نداشته باشد، نفر بعدی یا هر ورقی که بخواهد رویش شروع می‌کند یا آن را می‌زند.</translation>
    </message>
</context>
<context>
    <name>rules.svoi.end.last-loses</name>
    <message>
        <source>The last player who holds cards has lost the game, and the others have won it.</source>
        <translation>آخرین نفری که ورق داشته باشد بازی را باخته و بقیه برده‌اند.</translation>
    </message>
</context>
<context>
    <name>rules.svoi.end.first-wins</name>
    <message>
        <source>Whoever is first without cards wins the game, and the other has lost it.</source>
        <translation>هر کس زودتر ورقش تمام شود بازی را می‌برد و نفر دیگر باخته است.</translation>
    </message>
</context>
<context>
    <name>rules.svoi.end.draw</name>
    <message>
        <source>But if all that the loser has left is one card, and it beats the card that the other went out with, the game is a draw; a card that had beaten another doesn&apos;t count for this.</source>
        <translation>ولی اگر برای بازنده فقط یک ورق مانده باشد که ورق آخر نفر قبل را می‌زند، بازی مساوی است؛ ورقی که خودش ورق دیگری را زده، در این حساب نیست.</translation>
    </message>
</context>
<context>
    <name>rules.svoi.end.draw-any</name>
    <message>
        <source>But if all that the loser has left is one card, and it beats the card that the other went out with, the game is a draw.</source>
        <translation>ولی اگر برای بازنده فقط یک ورق مانده باشد که ورق آخر نفر قبل را می‌زند، بازی مساوی است.</translation>
    </message>
</context>
<context>
    <name>rules.svoi.end.turn-cap</name>
    <message numerus="yes">
        <source>After {n} turns in which nobody has gone out the game is a draw.</source>
        <translation>
            <numerusform>بعد از {n} نوبت که در آن هیچ کس تمام نکرده باشد، بازی مساوی است.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rules.svoi.end.repetition</name>
    <message>
        <source>When the same position comes up for the third time, the game is a draw.</source>
        <translation>وقتی یک وضع برای بار سوم پیش بیاید، بازی مساوی است.</translation>
    </message>
</context>
<context>
    <name>shelf-of-guides.shared</name>
    <message>
        <source>What these games share</source>
        <translation>وجه مشترک این بازی‌ها</translation>
    </message>
</context>
<context>
    <name>a11y-seat-safe</name>
    <message>
        <source>{player}: safe, no cards left</source>
        <translation>{player}: در امان، بدون ورق</translation>
    </message>
</context>
<context>
    <name>fact.safe</name>
    <message>
        <source>Safe</source>
        <translation>در امان</translation>
    </message>
</context>
<context>
    <name>a11y-card-pile</name>
    <message>
        <source>{card}, in the pile, {i} from the top of {n}</source>
        <translation>{card}، در کپه، ورق شمارهٔ {i} از بالا، از {n} ورق</translation>
    </message>
</context>
<context>
    <name>a11y-card-top</name>
    <message>
        <source>{card}, on top of the pile, cards: {n}</source>
        <translation>{card}، روی کپه، تعداد ورق‌ها: {n}</translation>
    </message>
</context>
<context>
    <name>a11y-card-awaits</name>
    <message>
        <source>{card}, laid on the table; another card is to follow</source>
        <translation>{card}، روی میز؛ یک ورق دیگر هم باید بیاید</translation>
    </message>
</context>
<context>
    <name>a11y-card-open-hand</name>
    <message>
        <source>{card}, in the hand of {player}</source>
        <translation>{card}، از ورق‌های {player}</translation>
    </message>
</context>
<context>
    <name>table-detail-over.plain</name>
    <message>
        <source>Game over</source>
        <translation>پایان بازی</translation>
    </message>
</context>
<context>
    <name>result-safe</name>
    <message>
        <source>{place}. {player}: no cards left</source>
        <translation>{place}. {player}: ورقی نمانده</translation>
    </message>
</context>
<context>
    <name>judge-unknown</name>
    <message>
        <source>There are too many cards left to tell.</source>
        <translation>هنوز آن‌قدر ورق مانده که نمی‌شود گفت.</translation>
    </message>
</context>
<context>
    <name>result-cards</name>
    <message numerus="yes">
        <source>{place}. {player}: {n} cards left</source>
        <translation>
            <numerusform>{place}. {player}: {n} ورق مانده</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sw.pack-36</name>
    <message>
        <source>9 (36 cards)</source>
        <translation>۹ (۳۶ ورق)</translation>
    </message>
</context>
</TS>
