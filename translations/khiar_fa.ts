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
</context>
<context>
    <name>FileDrop</name>
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
        <source>Up to the players and the cards on the table; left and right lead on</source>
        <translation>به بازیکن‌ها و ورق‌های روی میز؛ بعد با چپ و راست جلو بروید</translation>
    </message>
    <message>
        <source>Back to your cards</source>
        <translation>بازگشت به ورق‌هایتان</translation>
    </message>
    <message>
        <source>Let a dragged card go home</source>
        <translation>رها کردن ورقی که دارید جابه‌جا می‌کنید</translation>
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
        <source>Sound on or off</source>
        <translation>روشن و خاموش کردن صدا</translation>
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
        <source>%1 pts</source>
        <extracomment>the points of a seat, as short as can be</extracomment>
        <translation>%1 امتیاز</translation>
    </message>
    <message>
        <source>D</source>
        <translation>پ</translation>
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
</context>
<context>
    <name>TableCard</name>
    <message>
        <source>suggested</source>
        <translation>پیشنهاد راهنمایی</translation>
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
    <name>broken-invariant</name>
    <message>
        <source>The program&apos;s own rules contradict themselves here: {found}. The game stops; what was played is kept.</source>
        <translation>اینجا قواعد خود برنامه با هم جور نیست: {found}. بازی متوقف می‌شود و آنچه بازی شده می‌ماند.</translation>
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
    <name>own-trump</name>
    <message>
        <source>Own trump: {suit}</source>
        <translation>حکم خود: {suit}</translation>
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
    <name>problem-line</name>
    <message>
        <source>Line {line}: {found}</source>
        <translation>خط {line}: {found}</translation>
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
    <name>why-keep-all</name>
    <message>
        <source>Your cards are low enough for the last trick or high enough for the ones before; an exchange would hardly help.</source>
        <translation>ورق‌هایتان یا برای دست آخر به اندازهٔ کافی پایین‌اند یا برای دست‌های پیش از آن بالا؛ تعویض چندان کمکی نمی‌کند.</translation>
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
    <name>why-master</name>
    <message>
        <source>Nothing that is still out passes {card}: it brings the lead back, so there is time to lose a middling card first.</source>
        <translation>هیچ ورق ندیده‌ای از {card} بالاتر نیست. با آن هر وقت بخواهید شروع به شما برمی‌گردد، پس وقت هست که اول یک ورق میانی برود.</translation>
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
</TS>
