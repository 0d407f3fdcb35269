<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_US" sourcelanguage="en">
<context>
    <name>ContinueBanner</name>
    <message>
        <source>Continue</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>GameTile</name>
    <message>
        <source>%1–%2</source>
        <extracomment>numbers of players, from and to</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 min</source>
        <extracomment>how long a game takes</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Difficulty: %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play: %1</source>
        <extracomment>spoken name of a button: play the game {name}</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Learn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Learn: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HomePage</name>
    <message>
        <source>Khiar</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>خیار</source>
        <extracomment>the program&apos;s name in the other script</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The shelf is empty because the list of games could not be read. Install Khiar again.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>KDialog</name>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>KStepper</name>
    <message>
        <source>Less</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Main</name>
    <message>
        <source>Khiar</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>NewGamePage</name>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>OfferButton</name>
    <message>
        <source>No trumps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Diamonds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clubs</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RuleList</name>
    <message>
        <source>Rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same number deals the same cards. Empty: drawn.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SeatList</name>
    <message>
        <source>At the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name at seat %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At this screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bot at seat %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SeatPlate</name>
    <message>
        <source>out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 pts</source>
        <extracomment>the points of a seat, as short as can be</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>D</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SettingsPage</name>
    <message>
        <source>Settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1%</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Four-colour suits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clubs green, diamonds blue.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Large index</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rank and suit fill the card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show playable cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They stand higher; the others are a shade quieter.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Speed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everything at once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 times</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reduced motion</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards change places without flying.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Night blue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Green</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SidePanel</name>
    <message>
        <source>Score and log</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Log</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close the panel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Limit: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No deal has been scored yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal %1</source>
        <extracomment>heading over the score lines of a deal</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>Undealt: %1</source>
        <extracomment>undealt cards in the middle of the table</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Laid away: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards in the pile: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to the shelf</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TableInput</name>
    <message>
        <source>Table</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message>
        <source>Score and log</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settings</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TopBar</name>
    <message>
        <source>Back</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>a11y-card</name>
    <message>
        <source>{card}, card {i} of {n}, playable</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>a11y-card-chosen</name>
    <message>
        <source>{card}, card {i} of {n}, selected</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>a11y-card-hidden</name>
    <message>
        <source>A card face down</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>a11y-card-idle</name>
    <message>
        <source>{card}, card {i} of {n}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>a11y-card-not</name>
    <message>
        <source>{card}, card {i} of {n}, not playable now</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>a11y-card-plain</name>
    <message>
        <source>{card}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>a11y-card-played</name>
    <message>
        <source>{card}, played by {player}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>a11y-seat</name>
    <message>
        <source>{player}: {points} points, {cards} cards</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>a11y-seat-cucumbers</name>
    <message>
        <source>{player}: {points} points, {cards} cards, cucumbers: {cucumbers}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>a11y-seat-out</name>
    <message>
        <source>{player}: out of the game with {points} points</source>
        <translation type="unfinished"></translation>
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
    <name>bad-record.style</name>
    <message>
        <source>{found} is not a style of bot here; {expected} plays instead.</source>
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
            <numerusform>{player}'s last card was equal: {n} point off.</numerusform>
            <numerusform>{player}'s last card was equal: {n} points off.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>bonus-needs-last</name>
    <message>
        <source>The bonus for equal last cards (tie-bonus) needs one loser: the last of equals (tie last).</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>bonus-needs-points</name>
    <message>
        <source>The bonus for equal last cards (tie-bonus) needs points: a kept card cannot be partly returned.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>bonus-you</name>
    <message numerus="yes">
        <source>Your last card was equal: {n} points off.</source>
        <translation>
            <numerusform>Your last card was equal: {n} point off.</numerusform>
            <numerusform>Your last card was equal: {n} points off.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>bot-failed</name>
    <message>
        <source>A bot gave no move. The game stops here; everything played so far is kept.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>bot-random</name>
    <message>
        <source>Random</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>bot-random-why</name>
    <message>
        <source>Plays any card that may be played.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>bot-sharp</name>
    <message>
        <source>Sharp</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>bot-sharp-why</name>
    <message>
        <source>Keeps one low card for the end and leads high until the others have given up theirs.</source>
        <translation type="unfinished"></translation>
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
    <name>card.joker</name>
    <message>
        <source>joker</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>card.named</name>
    <message>
        <source>{rank} of {suit}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>cli.about</name>
    <message>
        <source>khiarctl: the games of Khiar without a window.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>cli.arena</name>
    <message>
        <source>Bots against bots; mean result and 95 % interval.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>cli.bad-value</name>
    <message>
        <source>{found} is not a value of {option}; {expected} was expected.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>cli.bench</name>
    <message>
        <source>How fast the rules are.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>cli.bot-fault</name>
    <message>
        <source>The bot {style} at seat {seat} answered {action}, which is refused: {reason}.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>cli.check</name>
    <message>
        <source>Replays records and checks what they expect.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>cli.choices</name>
    <message>
        <source>Your choices:</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>cli.deal</name>
    <message>
        <source>Prints a new record.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>cli.deal-number</name>
    <message>
        <source>Deal {n}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>cli.everywhere</name>
    <message>
        <source>Everywhere: the language of sentences, and one JSON object instead of text. A file named - is standard input.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>cli.games</name>
    <message>
        <source>Every game: id, family, seats, one line.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>cli.help</name>
    <message>
        <source>Type a card as it stands in the list (QH is the queen of hearts), the number of a choice, or a whole action. A question mark shows this again, q leaves the game.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>cli.left</name>
    <message>
        <source>The game ends here, before its end. Seed: {seed}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>cli.legal</name>
    <message>
        <source>What may be played after the last move.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>cli.many-choices</name>
    <message numerus="yes">
        <source>There are {n} choices, among them:</source>
        <translation>
            <numerusform>There is {n} choice:</numerusform>
            <numerusform>There are {n} choices, among them:</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cli.missing-word</name>
    <message>
        <source>{command} needs {expected}.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>cli.needs-value</name>
    <message>
        <source>{found} needs a value.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>cli.no-command</name>
    <message>
        <source>A command was expected.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>cli.not-understood</name>
    <message>
        <source>{found} is neither a card nor a choice. A question mark shows what can be typed.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>cli.noun-action</name>
    <message>
        <source>an action</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>cli.noun-file</name>
    <message>
        <source>a file</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>cli.noun-game</name>
    <message>
        <source>the id of a game</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>cli.noun-key-value</name>
    <message>
        <source>KEY=VALUE</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>cli.noun-number</name>
    <message>
        <source>a number</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>cli.noun-seat</name>
    <message>
        <source>a seat</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>cli.noun-styles</name>
    <message>
        <source>one style for each seat</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>cli.options</name>
    <message>
        <source>Every option of a game: key, kind, values, the value here.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>cli.over</name>
    <message>
        <source>The game is over. Seed: {seed}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>cli.play</name>
    <message>
        <source>A match in the terminal.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>cli.score</name>
    <message numerus="yes">
        <source>{player}: {n} points</source>
        <translation>
            <numerusform>{player}: {n} point</numerusform>
            <numerusform>{player}: {n} points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cli.score-cucumber</name>
    <message numerus="yes">
        <source>{player}: {n} points, a cucumber</source>
        <translation>
            <numerusform>{player}: {n} point, a cucumber</numerusform>
            <numerusform>{player}: {n} points, a cucumber</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cli.score-out</name>
    <message numerus="yes">
        <source>{player}: {n} points, out of the game</source>
        <translation>
            <numerusform>{player}: {n} point, out of the game</numerusform>
            <numerusform>{player}: {n} points, out of the game</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cli.seat-turn</name>
    <message>
        <source>{player}, it&apos;s your turn.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>cli.show</name>
    <message>
        <source>The state after the last move, whole or as one seat sees it.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>cli.statuses</name>
    <message>
        <source>Exit status: 0 fine, 1 an expectation failed or a move was refused, 2 unreadable or invalid input.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>cli.too-long</name>
    <message>
        <source>The match did not end within {n} actions.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>cli.too-many</name>
    <message>
        <source>{found} is one word too many.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>cli.trick</name>
    <message>
        <source>Played: {player} {card}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>cli.unknown-command</name>
    <message>
        <source>{found} is not a command.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>cli.unknown-option</name>
    <message>
        <source>{found} is not an option of {command}.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>cli.unreadable</name>
    <message>
        <source>The file cannot be read ({why}); a record was expected.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>cli.usage</name>
    <message>
        <source>Usage:</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>cli.why</name>
    <message>
        <source>Why an action is refused.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>cli.your-hand</name>
    <message>
        <source>Your cards: {cards}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>continue-line</name>
    <message>
        <source>Deal {deal}, trick {trick} of {n}, with {players}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>continue-title</name>
    <message>
        <source>Continue {game}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>deal-card</name>
    <message>
        <source>{found} is not in this game&apos;s pack, or stands here twice.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>deal-chosen</name>
    <message numerus="yes">
        <source>{player} deals {n} cards each.</source>
        <translation>
            <numerusform>{player} deals {n} card each.</numerusform>
            <numerusform>{player} deals {n} cards each.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>deal-chosen-you</name>
    <message numerus="yes">
        <source>You deal {n} cards each.</source>
        <translation>
            <numerusform>You deal {n} card each.</numerusform>
            <numerusform>You deal {n} cards each.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>deal-hands</name>
    <message>
        <source>All hands of a deal need the same number of cards, at least one.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>deal-lost</name>
    <message numerus="yes">
        <source>{player} took the last trick with {card} and loses the deal: {n} penalty points.</source>
        <translation>
            <numerusform>{player} took the last trick with {card} and loses the deal: {n} penalty point.</numerusform>
            <numerusform>{player} took the last trick with {card} and loses the deal: {n} penalty points.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>deal-lost-tied</name>
    <message numerus="yes">
        <source>{player} had an equally high card in the last trick, {card}, and loses the deal too: {n} penalty points.</source>
        <translation>
            <numerusform>{player} had an equally high card in the last trick, {card}, and loses the deal too: {n} penalty point.</numerusform>
            <numerusform>{player} had an equally high card in the last trick, {card}, and loses the deal too: {n} penalty points.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>deal-lost-tied-you</name>
    <message numerus="yes">
        <source>You had an equally high card in the last trick, {card}, and lose the deal too: {n} penalty points.</source>
        <translation>
            <numerusform>You had an equally high card in the last trick, {card}, and lose the deal too: {n} penalty point.</numerusform>
            <numerusform>You had an equally high card in the last trick, {card}, and lose the deal too: {n} penalty points.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>deal-lost-with</name>
    <message numerus="yes">
        <source>{player}&apos;s last card was {card}: {n} penalty points.</source>
        <translation>
            <numerusform>{player}&apos;s last card was {card}: {n} penalty point.</numerusform>
            <numerusform>{player}&apos;s last card was {card}: {n} penalty points.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>deal-lost-with-you</name>
    <message numerus="yes">
        <source>Your last card was {card}: {n} penalty points.</source>
        <translation>
            <numerusform>Your last card was {card}: {n} penalty point.</numerusform>
            <numerusform>Your last card was {card}: {n} penalty points.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>deal-lost-you</name>
    <message numerus="yes">
        <source>You took the last trick with {card} and lose the deal: {n} penalty points.</source>
        <translation>
            <numerusform>You took the last trick with {card} and lose the deal: {n} penalty point.</numerusform>
            <numerusform>You took the last trick with {card} and lose the deal: {n} penalty points.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>deal-misfit</name>
    <message>
        <source>Deal {n} cannot be dealt as stated: it needs one hand for each seat still in, of cards that are still in the pack.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>deal-stock</name>
    <message>
        <source>A stated stock needs stated hands; a whole pack is stated by pack.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>deal-unknown</name>
    <message>
        <source>This game&apos;s deals have hands, a stock, or a pack, and nothing else to state.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>dropped</name>
    <message numerus="yes">
        <source>{player} drops and pays {n} chips.</source>
        <translation>
            <numerusform>{player} drops and pays {n} chip.</numerusform>
            <numerusform>{player} drops and pays {n} chips.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>dropped-you</name>
    <message numerus="yes">
        <source>You drop and pay {n} chips.</source>
        <translation>
            <numerusform>You drop and pay {n} chip.</numerusform>
            <numerusform>You drop and pay {n} chips.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>eliminated</name>
    <message>
        <source>{player} is out of the game.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>eliminated-you</name>
    <message>
        <source>You are out of the game.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>exchange</name>
    <message>
        <source>Pick cards to exchange ({counts}), or keep them all.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>exchange-button</name>
    <message>
        <source>Exchange</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>exchange-count</name>
    <message>
        <source>The number to exchange here is {counts}; you picked {k}.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>exchanged</name>
    <message numerus="yes">
        <source>{player} exchanges {n} cards.</source>
        <translation>
            <numerusform>{player} exchanges {n} card.</numerusform>
            <numerusform>{player} exchanges {n} cards.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>exchanged-you</name>
    <message numerus="yes">
        <source>You exchange {n} cards.</source>
        <translation>
            <numerusform>You exchange {n} card.</numerusform>
            <numerusform>You exchange {n} cards.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fact.bid</name>
    <message>
        <source>Bid: {n}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fact.credits</name>
    <message>
        <source>Chips: {n}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fact.cucumbers</name>
    <message>
        <source>Cucumbers: {n}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fact.in</name>
    <message>
        <source>In</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fact.limit</name>
    <message>
        <source>Limit: {n}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fact.lives</name>
    <message>
        <source>Lives: {n}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fact.maker</name>
    <message>
        <source>Maker: {player}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fact.maker-none</name>
    <message>
        <source>No maker yet</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fact.multiplier</name>
    <message>
        <source>Times {n}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fact.out</name>
    <message>
        <source>Out</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fact.points</name>
    <message>
        <source>Points: {n}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fact.pot</name>
    <message>
        <source>Pot: {n}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fact.requirement</name>
    <message>
        <source>Needs {n} tricks</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fact.stake</name>
    <message>
        <source>Stake: {n}</source>
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>file-unreadable</name>
    <message>
        <source>{file} cannot be read: {found}. Expected: a readable file of at most 16 MiB.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>follow</name>
    <message>
        <source>Reach {bar}, or play your lowest card.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>follow.set</name>
    <message numerus="yes">
        <source>Reach {cards} side by side, or play your {n} lowest cards.</source>
        <translation>
            <numerusform>Reach {cards} side by side, or play your {n} lowest card.</numerusform>
            <numerusform>Reach {cards} side by side, or play your {n} lowest cards.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>follow.set-must</name>
    <message numerus="yes">
        <source>Reach {cards} side by side if you can; otherwise play your {n} lowest cards.</source>
        <translation>
            <numerusform>Reach {cards} side by side if you can; otherwise play your {n} lowest card.</numerusform>
            <numerusform>Reach {cards} side by side if you can; otherwise play your {n} lowest cards.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>game-lost</name>
    <message>
        <source>{player} has {score} points and loses the game.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>game-lost-you</name>
    <message>
        <source>You have {score} points and lose the game.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>game-shared</name>
    <message>
        <source>{player} shares the win.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>game-shared-you</name>
    <message>
        <source>You share the win.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>game-won</name>
    <message>
        <source>{player} wins the game.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>game-won-you</name>
    <message>
        <source>You win the game.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>keep</name>
    <message>
        <source>Keep</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>kept-all</name>
    <message>
        <source>{player} exchanges nothing.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>kept-all-you</name>
    <message>
        <source>You exchange nothing.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>kept-run-out</name>
    <message>
        <source>With kept cards, {k} players and a limit of {n} could leave too few cards to deal. Expected: a lower limit, fewer players or a second pack.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>khiar::CatalogueModel</name>
    <message>
        <source>%1–%2</source>
        <extracomment>numbers of players, from and to</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>khiar::Khiar</name>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>lead</name>
    <message>
        <source>You lead. Play any card.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>life-lost</name>
    <message>
        <source>{player} reached {limit} and gets a cucumber; back in with {score}.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>life-lost-passed</name>
    <message>
        <source>{player} passed {limit} and gets a cucumber; back in with {score}.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>life-lost-passed-you</name>
    <message>
        <source>You passed {limit} and get a cucumber; back in with {score}.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>life-lost-you</name>
    <message>
        <source>You reached {limit} and get a cucumber; back in with {score}.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>line-bonus</name>
    <message>
        <source>Equal last card: {card}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>line-penalty</name>
    <message>
        <source>Took the last trick with {card}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>line-reentry</name>
    <message>
        <source>A cucumber, back in with {score}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>line-reset</name>
    <message>
        <source>Exactly {n}: back to 0</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>line-tied</name>
    <message>
        <source>Equally high in the last trick: {card}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>list.and</name>
    <message>
        <source>{first} and {second}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>list.comma</name>
    <message>
        <source>{first}, {second}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>list.empty</name>
    <message>
        <source>none</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>list.or</name>
    <message>
        <source>{first} or {second}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>list.to</name>
    <message>
        <source>{first} to {second}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>lives-need-points</name>
    <message>
        <source>A second life (lives 2) needs points: with kept cards (score-by cards) whoever busts is out.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>lives-need-survivor</name>
    <message>
        <source>A second life (lives 2) has no place where the game ends with the first bust (end first-bust-loses).</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>main-no-display</name>
    <message>
        <source>There is no display: neither DISPLAY nor WAYLAND_DISPLAY is set. In the terminal, {key} plays a game and {found} lists them all.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>main-no-game</name>
    <message>
        <source>{found} is not a game of this program; one listed by {key} was expected.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>main-no-picture</name>
    <message>
        <source>{file} could not be written. Expected: a path that can be written, with the ending of a picture.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>main-players</name>
    <message>
        <source>{n} players cannot sit at this game. Expected: {lowest} to {highest}.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>not-in-hand</name>
    <message>
        <source>You don&apos;t have {card}.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>not-now</name>
    <message>
        <source>That isn&apos;t possible at this point of the deal.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>not-now.stake-too-high</name>
    <message numerus="yes">
        <source>The stake can&apos;t go to {stake}: {player} has only {n} chips.</source>
        <translation>
            <numerusform>The stake can&apos;t go to {stake}: {player} has only {n} chip.</numerusform>
            <numerusform>The stake can&apos;t go to {stake}: {player} has only {n} chips.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>not-your-turn</name>
    <message>
        <source>It&apos;s {player}&apos;s turn.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>not-your-turn.over</name>
    <message>
        <source>The game is over.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>notice-partly</name>
    <message>
        <source>The file can be opened up to a point</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>notice-partly-text</name>
    <message>
        <source>{file} was played up to the line named here. You may go on from there; the file stays as it is.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>notice-record</name>
    <message>
        <source>This file can&apos;t be opened</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>notice-record-text</name>
    <message>
        <source>{file} stays as it is.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>notice-save</name>
    <message>
        <source>The last game can&apos;t be read</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>notice-save-lost</name>
    <message>
        <source>{file} is damaged and stays where it is. There is no older save to continue.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>notice-save-older</name>
    <message>
        <source>{file} is damaged and stays where it is. The save before it can be continued.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>notice-settings</name>
    <message>
        <source>Settings can&apos;t be kept</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>notice-settings-text</name>
    <message>
        <source>Changes last until the program ends. Make the file writable: {file}.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>notice-start</name>
    <message>
        <source>This game can&apos;t begin</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>notice-stopped</name>
    <message>
        <source>The game has stopped</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>notice-stopped-text</name>
    <message>
        <source>Something in the program went wrong. Everything played so far is saved in {file}; send that file with your report.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>notice-write</name>
    <message>
        <source>Saving doesn&apos;t work</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>notice-write-text</name>
    <message>
        <source>The game goes on, but it can&apos;t be continued after the program has ended. Make room or make the folder writable: {file}.</source>
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>opt.ace-block-capture</name>
    <message>
        <source>Ace on a blocked ace</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>opt.ace-low-last</name>
    <message>
        <source>Ace low in the last trick</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>opt.after-one</name>
    <message>
        <source>After a deal of one card</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>opt.all-out</name>
    <message>
        <source>Everybody out at once</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>opt.beat</name>
    <message>
        <source>Card to reach</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>opt.bust</name>
    <message>
        <source>Bust</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>opt.bust.exceed</name>
    <message>
        <source>above the limit</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>opt.bust.reach</name>
    <message>
        <source>at the limit</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>opt.bust.why</name>
    <message>
        <source>Whether reaching the limit busts, or only passing it.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>opt.buy-in</name>
    <message>
        <source>Buy-in</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>opt.credits</name>
    <message>
        <source>Chips</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>opt.credits.why</name>
    <message>
        <source>Chips at the start; without doubling they have no effect.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>opt.deals</name>
    <message>
        <source>Deals</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>opt.deck</name>
    <message>
        <source>Deck</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>opt.doubling</name>
    <message>
        <source>Doubling</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>opt.duty</name>
    <message>
        <source>Duty to reach</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>opt.end</name>
    <message>
        <source>End of the game</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>opt.end.first-bust-loses</name>
    <message>
        <source>the first to bust loses</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>opt.end.last-survivor</name>
    <message>
        <source>the last one in wins</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>opt.end.why</name>
    <message>
        <source>Whether the game goes on until one player is left, or ends with the first bust.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>opt.exchange</name>
    <message>
        <source>Exchange</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>opt.exchange.forehand-exact</name>
    <message>
        <source>forehand sets the number</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>opt.exchange.none</name>
    <message>
        <source>none</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>opt.exchange.why</name>
    <message>
        <source>Whether cards may be exchanged with the stock before play.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>opt.first-lead</name>
    <message>
        <source>First lead</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>opt.half-keeps</name>
    <message>
        <source>Half cucumber keeps</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>opt.hand</name>
    <message>
        <source>Cards each</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>opt.hand-max</name>
    <message>
        <source>Cards each at most</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>opt.hand-max.why</name>
    <message>
        <source>The largest hand where hand sizes vary; 0 means that only the pack sets a limit.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>opt.hand-schedule</name>
    <message>
        <source>Hand sizes</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>opt.hand-schedule.fixed</name>
    <message>
        <source>always the same</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>opt.hand-schedule.losing-value</name>
    <message>
        <source>set by the last losing card</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>opt.hand-schedule.why</name>
    <message>
        <source>Whether the losing card&apos;s value sets how many cards are dealt next.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>opt.hand.why</name>
    <message>
        <source>How many cards are dealt to each player.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>opt.joker-role</name>
    <message>
        <source>What jokers are</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>opt.jokers</name>
    <message>
        <source>Jokers</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>opt.jokers.why</name>
    <message>
        <source>How many jokers are added to the pack.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>opt.kontra</name>
    <message>
        <source>Kontra</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>opt.last-trick</name>
    <message>
        <source>Last trick</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>opt.lead</name>
    <message>
        <source>Leading</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>opt.leftover</name>
    <message>
        <source>Undealt cards</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>opt.limit</name>
    <message>
        <source>Limit</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>opt.limit.why</name>
    <message>
        <source>The score at which one busts.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>opt.lives</name>
    <message>
        <source>Lives</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>opt.lives.1</name>
    <message>
        <source>one</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>opt.lives.2</name>
    <message>
        <source>two</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>opt.lives.why</name>
    <message>
        <source>With two lives the first bust brings a cucumber and the highest score of the others.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>opt.next-dealer</name>
    <message>
        <source>Next dealer</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>opt.off</name>
    <message>
        <source>off</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>opt.on</name>
    <message>
        <source>on</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>opt.ones-double</name>
    <message>
        <source>Ones double</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>opt.packs</name>
    <message>
        <source>Packs</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>opt.packs.1</name>
    <message>
        <source>one</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>opt.packs.2</name>
    <message>
        <source>two</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>opt.packs.auto</name>
    <message>
        <source>as many as needed</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>opt.packs.why</name>
    <message>
        <source>How many packs are shuffled together.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>opt.rampo</name>
    <message>
        <source>Rampo</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>opt.reset-at</name>
    <message>
        <source>Back to 0 at</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>opt.reset-at.why</name>
    <message>
        <source>Exactly this many points after a penalty go back to 0; 0 switches it off.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>opt.score-by</name>
    <message>
        <source>Scoring by</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>opt.score-by.cards</name>
    <message>
        <source>kept cards</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>opt.score-by.points</name>
    <message>
        <source>points</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>opt.score-by.why</name>
    <message>
        <source>Whether penalties are written down, or the losing card stays in front of its player.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>opt.sets</name>
    <message>
        <source>Equal cards together</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>opt.settle</name>
    <message>
        <source>Settling</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>opt.shortage</name>
    <message>
        <source>When cards run short</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>opt.special</name>
    <message>
        <source>Special cards</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>opt.tie</name>
    <message>
        <source>Who loses the last trick</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>opt.tie-bonus</name>
    <message>
        <source>Bonus for equal last cards</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>opt.tie-bonus.why</name>
    <message>
        <source>Whoever&apos;s last card equals the losing card takes its value off.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>opt.tie.all</name>
    <message>
        <source>all of equals</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>opt.tie.last</name>
    <message>
        <source>the last of equals</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>opt.tie.why</name>
    <message>
        <source>Whether only the last of equally high cards loses the deal, or all of them.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>opt.values</name>
    <message>
        <source>Card values</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>opt.zigzag</name>
    <message>
        <source>Zigzag</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>option-range</name>
    <message>
        <source>{found} is not a value of {key}. Expected: a number from {lowest} to {highest}.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>option-unknown</name>
    <message>
        <source>{key} is not an option of this game.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>option-value</name>
    <message>
        <source>{found} is not a value of {key}. Expected: {expected}.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>own-trump</name>
    <message>
        <source>Own trump: {suit}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>paid-stake</name>
    <message numerus="yes">
        <source>{player} pays {n} chips.</source>
        <translation>
            <numerusform>{player} pays {n} chip.</numerusform>
            <numerusform>{player} pays {n} chips.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>paid-stake-you</name>
    <message numerus="yes">
        <source>You pay {n} chips.</source>
        <translation>
            <numerusform>You pay {n} chip.</numerusform>
            <numerusform>You pay {n} chips.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>pays</name>
    <message numerus="yes">
        <source>{player} pays {n} points.</source>
        <translation>
            <numerusform>{player} pays {n} point.</numerusform>
            <numerusform>{player} pays {n} points.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>pays-you</name>
    <message numerus="yes">
        <source>You pay {n} points.</source>
        <translation>
            <numerusform>You pay {n} point.</numerusform>
            <numerusform>You pay {n} points.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>play</name>
    <message>
        <source>Play</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>played</name>
    <message>
        <source>{player} plays {card}.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>played-you</name>
    <message>
        <source>You play {card}.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>pot-won</name>
    <message numerus="yes">
        <source>{player} takes {n} stakes from the pot.</source>
        <translation>
            <numerusform>{player} takes {n} stake from the pot.</numerusform>
            <numerusform>{player} takes {n} stakes from the pot.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>pot-won-you</name>
    <message numerus="yes">
        <source>You take {n} stakes from the pot.</source>
        <translation>
            <numerusform>You take {n} stake from the pot.</numerusform>
            <numerusform>You take {n} stakes from the pot.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>preset.agurk</name>
    <message>
        <source>Agurk</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>preset.agurk-keep</name>
    <message>
        <source>Agurk, kept cards</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>preset.agurk-keep.line</name>
    <message>
        <source>The losing card stays in front of you; above 21 points you are out.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>preset.agurk.line</name>
    <message>
        <source>Denmark: reach the highest card or give up your lowest; whoever takes the last trick pays.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>problem-line</name>
    <message>
        <source>Line {line}: {found}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>rank.ace</name>
    <message>
        <source>ace</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>rank.jack</name>
    <message>
        <source>jack</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>rank.king</name>
    <message>
        <source>king</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>rank.queen</name>
    <message>
        <source>queen</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>receives</name>
    <message numerus="yes">
        <source>{player} receives {n} points.</source>
        <translation>
            <numerusform>{player} receives {n} point.</numerusform>
            <numerusform>{player} receives {n} points.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>receives-you</name>
    <message numerus="yes">
        <source>You receive {n} points.</source>
        <translation>
            <numerusform>You receive {n} point.</numerusform>
            <numerusform>You receive {n} points.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>reset</name>
    <message>
        <source>{player} has exactly {n} points and goes back to 0.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>reset-busts</name>
    <message>
        <source>Going back to 0 at exactly {n} points (reset-at) needs {n} points to be safe: a higher limit, or busting only above it (bust exceed).</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>reset-you</name>
    <message>
        <source>You have exactly {n} points and go back to 0.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>save-cut</name>
    <message>
        <source>The file ends after move {n}; it was expected to go on to move {k} at least, as the save before it does.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>seat.nobody</name>
    <message>
        <source>nobody</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>seat.unnamed</name>
    <message>
        <source>Seat {n}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>seats-range</name>
    <message>
        <source>{n} players cannot sit at this game. Expected: {lowest} to {highest}.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>seed-wrong</name>
    <message>
        <source>The seed is a number of at most 20 digits, or nothing.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>several-people</name>
    <message>
        <source>This game is for several people at one screen. This version seats one person and bots.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>start-dealer</name>
    <message>
        <source>The first dealer must be one of the seats still in.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>start-kept</name>
    <message>
        <source>The line kept needs a seat and its cards.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>start-out</name>
    <message>
        <source>The line out must name each seat once and leave at least two in the game.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>start-per-seat</name>
    <message>
        <source>The line {key} needs {n} numbers, one for each seat.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>start-range</name>
    <message>
        <source>{found} stands where a number from {lowest} to {highest} was expected.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>start-unknown</name>
    <message>
        <source>This game has nothing called {key} to start with.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>suit.clubs</name>
    <message>
        <source>clubs</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>suit.diamonds</name>
    <message>
        <source>diamonds</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>suit.hearts</name>
    <message>
        <source>hearts</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>suit.none</name>
    <message>
        <source>no trumps</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>suit.spades</name>
    <message>
        <source>spades</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sw.all-tied</name>
    <message>
        <source>All tied lose</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sw.all-tied.why</name>
    <message>
        <source>Everyone whose last card is equally high pays, not only the last of them.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sw.bonus</name>
    <message>
        <source>Bonus for equal last cards</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sw.bonus.why</name>
    <message>
        <source>Whoever&apos;s last card equals the losing card takes its value off.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sw.exact-reset</name>
    <message>
        <source>Exactly 21 goes back to 0</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sw.exact-reset.why</name>
    <message>
        <source>Only more than 21 points bust; exactly 21 are wiped out.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sw.exchange</name>
    <message>
        <source>Exchange before play</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sw.exchange.why</name>
    <message>
        <source>Forehand exchanges as many cards as they like; everyone after that exactly as many, or none.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sw.jokers</name>
    <message>
        <source>Three jokers</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sw.jokers.why</name>
    <message>
        <source>They lie above the aces, equal to each other, and count 15.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sw.keep-cards</name>
    <message>
        <source>Kept cards</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sw.keep-cards.why</name>
    <message>
        <source>The losing card stays in front of its player and leaves the pack; above the limit one is out.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sw.short</name>
    <message>
        <source>Short game</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sw.short.why</name>
    <message>
        <source>The game ends as soon as somebody busts, and that player loses it.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sw.two-lives</name>
    <message>
        <source>Two lives</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sw.two-lives.why</name>
    <message>
        <source>The first bust brings a cucumber and the highest score of the others; only the second puts a player out.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sw.vary</name>
    <message>
        <source>Hand size by the losing card</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sw.vary.why</name>
    <message>
        <source>After the first deal the value of the last losing card is the number of cards dealt.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>switch-excluded</name>
    <message>
        <source>{name} leaves no room for this.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>table-detail</name>
    <message>
        <source>Deal {deal}, trick {trick} of {n}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>table-detail-dealing</name>
    <message>
        <source>Deal {deal}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>table-detail-over</name>
    <message>
        <source>Deal {deal}, game over</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>too-low</name>
    <message>
        <source>{card} doesn&apos;t reach {bar}. Play a card of that rank or higher, or else your lowest: {lowest}.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trick-other</name>
    <message>
        <source>{player} takes the trick.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trick-you</name>
    <message>
        <source>You take the trick.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tricks-won</name>
    <message>
        <source>Tricks: {n}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trump</name>
    <message>
        <source>Trumps: {suit}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trump-none</name>
    <message>
        <source>No trumps</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>trump-open</name>
    <message>
        <source>Trumps not named yet</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>waiting-for</name>
    <message>
        <source>It&apos;s {player}&apos;s turn.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>wrong-count</name>
    <message numerus="yes">
        <source>Everyone plays {n} cards to this trick; you picked {k}.</source>
        <translation>
            <numerusform>Everyone plays {n} card to this trick; you picked {k}.</numerusform>
            <numerusform>Everyone plays {n} cards to this trick; you picked {k}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>you</name>
    <message>
        <source>You</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>must-stay.drops</name>
    <message numerus="yes">
        <source>You dropped from the last {n} deals, so you stay in this one.</source>
        <translation>
            <numerusform>You dropped from the last {n} deal, so you stay in this one.</numerusform>
            <numerusform>You dropped from the last {n} deals, so you stay in this one.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>must-stay.score</name>
    <message numerus="yes">
        <source>With {n} points or fewer nobody may drop.</source>
        <translation>
            <numerusform>With {n} point or fewer nobody may drop.</numerusform>
            <numerusform>With {n} points or fewer nobody may drop.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>name-trumps.bid</name>
    <message numerus="yes">
        <source>Name trumps. You bid {n} tricks.</source>
        <translation>
            <numerusform>Name trumps. You bid {n} trick.</numerusform>
            <numerusform>Name trumps. You bid {n} tricks.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stay</name>
    <message numerus="yes">
        <source>Stay or drop? Staying without a trick costs {n} points.</source>
        <translation>
            <numerusform>Stay or drop? Staying without a trick costs {n} point.</numerusform>
            <numerusform>Stay or drop? Staying without a trick costs {n} points.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>maker</name>
    <message numerus="yes">
        <source>{player} makes {suit} trumps and needs {n} tricks.</source>
        <translation>
            <numerusform>{player} makes {suit} trumps and needs {n} trick.</numerusform>
            <numerusform>{player} makes {suit} trumps and needs {n} tricks.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>maker-you</name>
    <message numerus="yes">
        <source>You make {suit} trumps and need {n} tricks.</source>
        <translation>
            <numerusform>You make {suit} trumps and need {n} trick.</numerusform>
            <numerusform>You make {suit} trumps and need {n} tricks.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>maker-none</name>
    <message numerus="yes">
        <source>{player} plays without trumps and needs {n} tricks.</source>
        <translation>
            <numerusform>{player} plays without trumps and needs {n} trick.</numerusform>
            <numerusform>{player} plays without trumps and needs {n} tricks.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>maker-none-you</name>
    <message numerus="yes">
        <source>You play without trumps and need {n} tricks.</source>
        <translation>
            <numerusform>You play without trumps and need {n} trick.</numerusform>
            <numerusform>You play without trumps and need {n} tricks.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>bids</name>
    <message numerus="yes">
        <source>{player} bids {n} tricks.</source>
        <translation>
            <numerusform>{player} bids {n} trick.</numerusform>
            <numerusform>{player} bids {n} tricks.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>bids-you</name>
    <message numerus="yes">
        <source>You bid {n} tricks.</source>
        <translation>
            <numerusform>You bid {n} trick.</numerusform>
            <numerusform>You bid {n} tricks.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>deal-tricks</name>
    <message numerus="yes">
        <source>{player} took {n} tricks: {n} points off.</source>
        <translation>
            <numerusform>{player} took {n} trick: {n} point off.</numerusform>
            <numerusform>{player} took {n} tricks: {n} points off.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>deal-tricks-you</name>
    <message numerus="yes">
        <source>You took {n} tricks: {n} points off.</source>
        <translation>
            <numerusform>You took {n} trick: {n} point off.</numerusform>
            <numerusform>You took {n} tricks: {n} points off.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>deal-no-trick</name>
    <message numerus="yes">
        <source>{player} took no trick: {n} penalty points.</source>
        <translation>
            <numerusform>{player} took no trick: {n} penalty point.</numerusform>
            <numerusform>{player} took no trick: {n} penalty points.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>deal-no-trick-you</name>
    <message numerus="yes">
        <source>You took no trick: {n} penalty points.</source>
        <translation>
            <numerusform>You took no trick: {n} penalty point.</numerusform>
            <numerusform>You took no trick: {n} penalty points.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>deal-short</name>
    <message numerus="yes">
        <source>{player} needed {need} and took {k}: {n} penalty points.</source>
        <translation>
            <numerusform>{player} needed {need} and took {k}: {n} penalty point.</numerusform>
            <numerusform>{player} needed {need} and took {k}: {n} penalty points.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>deal-short-you</name>
    <message numerus="yes">
        <source>You needed {need} and took {k}: {n} penalty points.</source>
        <translation>
            <numerusform>You needed {need} and took {k}: {n} penalty point.</numerusform>
            <numerusform>You needed {need} and took {k}: {n} penalty points.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>deal-unopposed</name>
    <message numerus="yes">
        <source>Everybody else dropped: {n} points off for {player}.</source>
        <translation>
            <numerusform>Everybody else dropped: {n} point off for {player}.</numerusform>
            <numerusform>Everybody else dropped: {n} points off for {player}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>deal-unopposed-you</name>
    <message numerus="yes">
        <source>Everybody else dropped: {n} points off for you.</source>
        <translation>
            <numerusform>Everybody else dropped: {n} point off for you.</numerusform>
            <numerusform>Everybody else dropped: {n} points off for you.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>deal-overbid</name>
    <message numerus="yes">
        <source>{player} bid {k}, which cannot be made: {n} penalty points.</source>
        <translation>
            <numerusform>{player} bid {k}, which cannot be made: {n} penalty point.</numerusform>
            <numerusform>{player} bid {k}, which cannot be made: {n} penalty points.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>deal-overbid-you</name>
    <message numerus="yes">
        <source>You bid {k}, which cannot be made: {n} penalty points.</source>
        <translation>
            <numerusform>You bid {k}, which cannot be made: {n} penalty point.</numerusform>
            <numerusform>You bid {k}, which cannot be made: {n} penalty points.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>last-deal</name>
    <message numerus="yes">
        <source>The game ends after {n} deals; the lowest score wins.</source>
        <translation>
            <numerusform>The game ends after {n} deal; the lowest score wins.</numerusform>
            <numerusform>The game ends after {n} deals; the lowest score wins.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>line-tricks</name>
    <message numerus="yes">
        <source>{n} tricks</source>
        <translation>
            <numerusform>{n} trick</numerusform>
            <numerusform>{n} tricks</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>chosen-said</name>
    <message numerus="yes">
        <source>{n} cards selected.</source>
        <translation>
            <numerusform>{n} card selected.</numerusform>
            <numerusform>{n} cards selected.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>play.counted</name>
    <message numerus="yes">
        <source>Play {n} cards</source>
        <translation>
            <numerusform>Play {n} card</numerusform>
            <numerusform>Play {n} cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>exchange-button.counted</name>
    <message numerus="yes">
        <source>Exchange {n} cards</source>
        <translation>
            <numerusform>Exchange {n} card</numerusform>
            <numerusform>Exchange {n} cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>shelf-count</name>
    <message numerus="yes">
        <source>{n} games</source>
        <translation>
            <numerusform>{n} game</numerusform>
            <numerusform>{n} games</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>shelf-players</name>
    <message numerus="yes">
        <source>{n} players</source>
        <translation>
            <numerusform>{n} player</numerusform>
            <numerusform>{n} players</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>buy-in</name>
    <message numerus="yes">
        <source>Buy in for another {n} chips? Your score becomes {score}.</source>
        <translation>
            <numerusform>Buy in for {n} more chip? Your score becomes {score}.</numerusform>
            <numerusform>Buy in for another {n} chips? Your score becomes {score}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>answer-double</name>
    <message numerus="yes">
        <source>{player} doubles the stake to {stake}. Accept, or drop and pay {n} chips?</source>
        <translation>
            <numerusform>{player} doubles the stake to {stake}. Accept, or drop and pay {n} chip?</numerusform>
            <numerusform>{player} doubles the stake to {stake}. Accept, or drop and pay {n} chips?</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>wrong-count.pile</name>
    <message numerus="yes">
        <source>Everyone puts {n} cards into the bid pile; you picked {k}.</source>
        <translation>
            <numerusform>Everyone puts {n} card into the bid pile; you picked {k}.</numerusform>
            <numerusform>Everyone puts {n} cards into the bid pile; you picked {k}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>pile.maker</name>
    <message numerus="yes">
        <source>Pay your bid: lay {n} trumps face up.</source>
        <translation>
            <numerusform>Pay your bid: lay {n} trump face up.</numerusform>
            <numerusform>Pay your bid: lay {n} trumps face up.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>pile</name>
    <message numerus="yes">
        <source>Put {n} cards of your choice into the bid pile.</source>
        <translation>
            <numerusform>Put {n} card of your choice into the bid pile.</numerusform>
            <numerusform>Put {n} cards of your choice into the bid pile.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>pile-button.counted</name>
    <message numerus="yes">
        <source>Lay down {n} cards</source>
        <translation>
            <numerusform>Lay down {n} card</numerusform>
            <numerusform>Lay down {n} cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cut-other</name>
    <message numerus="yes">
        <source>{player} cuts {n} cards.</source>
        <translation>
            <numerusform>{player} cuts {n} card.</numerusform>
            <numerusform>{player} cuts {n} cards.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cut-you</name>
    <message numerus="yes">
        <source>You cut {n} cards.</source>
        <translation>
            <numerusform>You cut {n} card.</numerusform>
            <numerusform>You cut {n} cards.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>pile-other.hidden</name>
    <message numerus="yes">
        <source>{player} puts {n} cards into the bid pile.</source>
        <translation>
            <numerusform>{player} puts {n} card into the bid pile.</numerusform>
            <numerusform>{player} puts {n} cards into the bid pile.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>redealt</name>
    <message numerus="yes">
        <source>The bid pile is shuffled and dealt out: {n} cards each.</source>
        <translation>
            <numerusform>The bid pile is shuffled and dealt out: {n} card each.</numerusform>
            <numerusform>The bid pile is shuffled and dealt out: {n} cards each.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>apples-scored</name>
    <message numerus="yes">
        <source>{player} scores {n} points in this deal.</source>
        <translation>
            <numerusform>{player} scores {n} point in this deal.</numerusform>
            <numerusform>{player} scores {n} points in this deal.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>apples-scored-you</name>
    <message numerus="yes">
        <source>You score {n} points in this deal.</source>
        <translation>
            <numerusform>You score {n} point in this deal.</numerusform>
            <numerusform>You score {n} points in this deal.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>guide-search.places</name>
    <message numerus="yes">
        <source>{n} places</source>
        <translation>
            <numerusform>{n} place</numerusform>
            <numerusform>{n} places</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>guide-search.more</name>
    <message numerus="yes">
        <source>{n} more places</source>
        <translation>
            <numerusform>{n} more place</numerusform>
            <numerusform>{n} more places</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rules.cucumber.cards.chips-start</name>
    <message numerus="yes">
        <source>Everybody starts with {n} chips.</source>
        <translation>
            <numerusform>Everybody starts with {n} chip.</numerusform>
            <numerusform>Everybody starts with {n} chips.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rules.cucumber.deal.hand-fixed</name>
    <message numerus="yes">
        <source>In every deal everybody gets {n} cards.</source>
        <translation>
            <numerusform>In every deal everybody gets {n} card.</numerusform>
            <numerusform>In every deal everybody gets {n} cards.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rules.cucumber.deal.hand-first</name>
    <message numerus="yes">
        <source>In the first deal everybody gets {n} cards.</source>
        <translation>
            <numerusform>In the first deal everybody gets {n} card.</numerusform>
            <numerusform>In the first deal everybody gets {n} cards.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rules.cucumber.deal.each-now</name>
    <message numerus="yes">
        <source>At this table that makes {n} cards each.</source>
        <translation>
            <numerusform>At this table that makes {n} card each.</numerusform>
            <numerusform>At this table that makes {n} cards each.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rules.cucumber.deal.rest-hidden</name>
    <message numerus="yes">
        <source>With {players} players that leaves {n} cards, which stay face down and out of the deal.</source>
        <translation>
            <numerusform>With {players} players that leaves {n} card, which stays face down and out of the deal.</numerusform>
            <numerusform>With {players} players that leaves {n} cards, which stay face down and out of the deal.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rules.cucumber.deal.rest-shown</name>
    <message numerus="yes">
        <source>With {players} players that leaves {n} cards, which are turned up for everybody to see.</source>
        <translation>
            <numerusform>With {players} players that leaves {n} card, which is turned up for everybody to see.</numerusform>
            <numerusform>With {players} players that leaves {n} cards, which are turned up for everybody to see.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rules.cucumber.deal.rest-stock</name>
    <message numerus="yes">
        <source>With {players} players that leaves {n} cards as the stock for the exchange.</source>
        <translation>
            <numerusform>With {players} players that leaves {n} card as the stock for the exchange.</numerusform>
            <numerusform>With {players} players that leaves {n} cards as the stock for the exchange.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rules.cucumber.deal.rest-stock-shown</name>
    <message numerus="yes">
        <source>With {players} players that leaves {n} cards, turned up for everybody to see, as the stock for the exchange.</source>
        <translation>
            <numerusform>With {players} players that leaves {n} card, turned up for everybody to see, as the stock for the exchange.</numerusform>
            <numerusform>With {players} players that leaves {n} cards, turned up for everybody to see, as the stock for the exchange.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rules.cucumber.end.deals</name>
    <message numerus="yes">
        <source>The game is over after {n} deals, and the lowest total wins; equal totals share the win.</source>
        <translation>
            <numerusform>The game is over after {n} deal, and the lowest total wins; equal totals share the win.</numerusform>
            <numerusform>The game is over after {n} deals, and the lowest total wins; equal totals share the win.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rules.cucumber.end.deals-lost</name>
    <message numerus="yes">
        <source>The game is over after {n} deals, and whoever has lost the fewest of them wins; equals share the win.</source>
        <translation>
            <numerusform>The game is over after {n} deal, and whoever has not lost it wins; equals share the win.</numerusform>
            <numerusform>The game is over after {n} deals, and whoever has lost the fewest of them wins; equals share the win.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rules.cucumber.end.deals-chips</name>
    <message numerus="yes">
        <source>The game is over after {n} deals, and whoever has the most chips wins; equals share the win.</source>
        <translation>
            <numerusform>The game is over after {n} deal, and whoever has the most chips wins; equals share the win.</numerusform>
            <numerusform>The game is over after {n} deals, and whoever has the most chips wins; equals share the win.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rules.buck.cards.start</name>
    <message numerus="yes">
        <source>Everybody starts with {n} points, and points are counted down.</source>
        <translation>
            <numerusform>Everybody starts with {n} point, and points are counted down.</numerusform>
            <numerusform>Everybody starts with {n} points, and points are counted down.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rules.buck.deal.rest</name>
    <message numerus="yes">
        <source>That leaves {n} cards, which stay face down and out of the deal.</source>
        <translation>
            <numerusform>That leaves {n} card, which stays face down and out of the deal.</numerusform>
            <numerusform>That leaves {n} cards, which stay face down and out of the deal.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rules.buck.deal.rest-stock</name>
    <message numerus="yes">
        <source>That leaves {n} cards face down, which are for the exchange.</source>
        <translation>
            <numerusform>That leaves {n} card face down, which is for the exchange.</numerusform>
            <numerusform>That leaves {n} cards face down, which are for the exchange.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rules.buck.stay.drop-limit</name>
    <message numerus="yes">
        <source>Whoever has dropped from {n} deals in a row has to stay the next time.</source>
        <translation>
            <numerusform>Whoever has dropped from {n} deal has to stay the next time.</numerusform>
            <numerusform>Whoever has dropped from {n} deals in a row has to stay the next time.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rules.buck.points.no-trick</name>
    <message numerus="yes">
        <source>Whoever was in and took no trick gets {n} points more.</source>
        <translation>
            <numerusform>Whoever was in and took no trick gets {n} point more.</numerusform>
            <numerusform>Whoever was in and took no trick gets {n} points more.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>beat-or-take</name>
    <message numerus="yes">
        <source>Beat {top}, or take {n} cards.</source>
        <translation>
            <numerusform>Beat {top}, or take {n} card.</numerusform>
            <numerusform>Beat {top}, or take {n} cards.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>beat-or-take.take</name>
    <message numerus="yes">
        <source>You can&apos;t beat {top}: take {n} cards.</source>
        <translation>
            <numerusform>You can&apos;t beat {top}: take {n} card.</numerusform>
            <numerusform>You can&apos;t beat {top}: take {n} cards.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>svoi-pack</name>
    <message numerus="yes">
        <source>A stated pack has all {n} cards of this game.</source>
        <translation>
            <numerusform>A stated pack has the {n} card of this game.</numerusform>
            <numerusform>A stated pack has all {n} cards of this game.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>takes</name>
    <message numerus="yes">
        <source>{player} takes {n} cards.</source>
        <translation>
            <numerusform>{player} takes {n} card.</numerusform>
            <numerusform>{player} takes {n} cards.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>takes-you</name>
    <message numerus="yes">
        <source>You take {n} cards.</source>
        <translation>
            <numerusform>You take {n} card.</numerusform>
            <numerusform>You take {n} cards.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>takes.brief</name>
    <message numerus="yes">
        <source>takes {n}</source>
        <translation>
            <numerusform>takes {n}</numerusform>
            <numerusform>takes {n}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>why-take-keep</name>
    <message numerus="yes">
        <source>Beating costs you more here than the {n} cards that there are to take.</source>
        <translation>
            <numerusform>Beating costs you more here than the {n} card that there is to take.</numerusform>
            <numerusform>Beating costs you more here than the {n} cards that there are to take.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>why-wins</name>
    <message numerus="yes">
        <source>Whatever {player} does, you go out first from here: in {n} turns at most, counting both of you.</source>
        <translation>
            <numerusform>Whatever {player} does, you go out first from here: in {n} turn at most.</numerusform>
            <numerusform>Whatever {player} does, you go out first from here: in {n} turns at most, counting both of you.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>judge-won</name>
    <message numerus="yes">
        <source>Won for you: with the best play you go out first, in {n} turns, counting both of you.</source>
        <translation>
            <numerusform>Won for you: with the best play you go out first, in {n} turn.</numerusform>
            <numerusform>Won for you: with the best play you go out first, in {n} turns, counting both of you.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>judge-lost</name>
    <message numerus="yes">
        <source>Lost for you: with the best play {player} goes out first, in {n} turns, counting both of you.</source>
        <translation>
            <numerusform>Lost for you: with the best play {player} goes out first, in {n} turn.</numerusform>
            <numerusform>Lost for you: with the best play {player} goes out first, in {n} turns, counting both of you.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rules.svoi.play.take-plain</name>
    <message numerus="yes">
        <source>Whoever doesn&apos;t beat takes the top {n} cards of the pile, or all of it if there are fewer.</source>
        <translation>
            <numerusform>Whoever doesn&apos;t beat takes the top {n} card of the pile.</numerusform>
            <numerusform>Whoever doesn&apos;t beat takes the top {n} cards of the pile, or all of it if there are fewer.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rules.svoi.end.turn-cap</name>
    <message numerus="yes">
        <source>After {n} turns in which nobody has gone out the game is a draw.</source>
        <translation>
            <numerusform>After {n} turn in which nobody has gone out the game is a draw.</numerusform>
            <numerusform>After {n} turns in which nobody has gone out the game is a draw.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>result-cards</name>
    <message numerus="yes">
        <source>{place}. {player}: {n} cards left</source>
        <translation>
            <numerusform>{place}. {player}: {n} card left</numerusform>
            <numerusform>{place}. {player}: {n} cards left</numerusform>
        </translation>
    </message>
</context>
</TS>
