<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_US" sourcelanguage="en">
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
    <name>TopBar</name>
    <message>
        <source>Back</source>
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
    <name>deal-card</name>
    <message>
        <source>{found} is not in this game&apos;s pack, or stands here twice.</source>
        <translation type="unfinished"></translation>
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
    <name>follow</name>
    <message>
        <source>Reach {bar}, or play your lowest card.</source>
        <translation type="unfinished"></translation>
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
    <name>seats-range</name>
    <message>
        <source>{n} players cannot sit at this game. Expected: {lowest} to {highest}.</source>
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
    <name>wrong-count</name>
    <message numerus="yes">
        <source>Everyone plays {n} cards to this trick; you picked {k}.</source>
        <translation>
            <numerusform>Everyone plays {n} card to this trick; you picked {k}.</numerusform>
            <numerusform>Everyone plays {n} cards to this trick; you picked {k}.</numerusform>
        </translation>
    </message>
</context>
</TS>
