### What only the browser says, in English.

skip = Skip to the content
nav = Pages
nav-how = How to play
nav-problems = Problems
nav-me = Me
home-link = Full House: to the shelf
to-shelf = To the shelf
close = Close
settings = Language and settings
language = Language
theme = Colours
theme-auto = As the device
theme-light = Light
theme-dark = Dark
theme-contrast = High contrast
setting-preview = Show the points of a move before it is made
setting-sound = Sound
setting-notify = Notify me when it is my turn
credit = After games by Reiner Knizia (Kosmos), L. Colovini, D. De Toffoli and D. Zaccariotto (Clementoni), Ravensburger and Sudoku123.ca. All texts are our own.
trouble-title = Something went wrong
trouble-text = That did not work. Check the connection and try again.
trouble-again = Try again
not-found-title = There is nothing here
not-found-text = This address leads to no page. The shelf has all the games.
coming-in = Coming to the table …

## Home

home-title = Which game shall it be?
home-text = Seven printed Sudoku games for one table, for several screens, or for you alone.
home-first = First time here? Let a guided game show you how it goes.
shelf = The shelf
players = { $most ->
    [1] 1 player
   *[other] { $fewest ->
        [1] 1–{ $most } players
       *[other] { $fewest }–{ $most } players
    }
}
minutes = { $from }–{ $to } min
play-bots = Play a bot
play-alone = Play
with-people = With people …
choose = Choose …
opening = Opening …
code-label = A code from a friend
code-go = Go in
your-tables = Your tables
table-with = with { $names }
still-gathering = waiting for players
your-turn = Your turn
your-turn-at = Your turn: { $game }

## A new table

who-plays = Who plays?
way-bots = Me and bots
way-bots-note = You against the computer.
way-apart = Each on their own device
way-apart-note = The others come in by a code, a link or a QR code. A television can show the board.
way-round = One device, handed round
way-round-note = Everybody plays here; secret tiles stay hidden until the right person holds the device.
way-alone = Me alone
way-alone-note = The game for one.
seats = Seats
seat-kind = Who sits on seat { $n }
seat-me = Here
seat-me-first = Me
seat-open = Open seat
seat-bot = Bot
seat-bot-here = Let a bot sit here
seat-free = Open the seat
seat-open-note = Somebody comes in by the code.
name-of-seat = Name on seat { $n }
player-n = Player { $n }
bot-of-seat = Level of the bot on seat { $n }
bot-random = Bot: any move
bot-greedy = Bot: most points now
bot-helper = Bot: helper
name-of-bot-random = Butterfly
name-of-bot-greedy = Magpie
name-of-bot-helper = Beaver
remove-seat = Take seat { $n } away
add-seat = Add a seat
which-problem = Which problem?
problem-own = My own
problem-text = 81 digits, with dots or zeros for empty cells
level = Level
options = Options: as in the rulebook
stretch = All clocks run longer
allow-spectators = Others with the code may watch
on = on
off = off
start = Start
open-table = Open the table
learn = Guided first game
rules = The rules
play-now = Play now

## At the door and in the lobby

no-table-title = No table here
door-title = { $name }: come in
door-full = All seats are taken. You may watch.
door-over = This game is over. You may look at it.
your-name = Your name
rename = Change the name
rename-done = Done
take-seat = Take a seat
watch = Watch
as-tv = Use this screen as the television
you = you
bot = bot
bot-level = bot, { $level }
lobby-title = { $name }: who is coming?
lobby-ready = { $name }: everybody is here
lobby-in = { $name }: you are in
invite = Invite
invite-text = Read out this code, send the link, or let them scan.
share-link = Share the link
copied = Copied
open-tv = Open the television
qr-label = QR code of the link to this table
start-without = Start without the open seats
start-note = { $count ->
    [one] { $count } seat is still open.
   *[other] { $count } seats are still open.
}
shuffle = Shuffle the seats
lobby-wait-seats = Waiting for more players …
lobby-wait-host = Everybody is here. Whoever opened the table starts the game.
join-code = Code to come in
table-gone-title = This table is gone
table-gone-text = The link no longer opens a table. Perhaps the seat was moved to another device.

## The table

table-of = Table: { $name }
board-of = Board: { $name }
beside-board = Beside the board
status = What happens
players-label = Players
to-move = to move
is-asked = is asked
is-away = away
has-left = has left
let-bot-play = Let a bot play
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
points-word = points
points-for-you = { $points ->
    [one] { $points } point for you
   *[other] { $points } points for you
}
holds = holds { $tiles }
turn-name = { $name } is to move
asked-you = Do you accept?
asked-name = { $name } is asked
all-may-act = Everybody may write
is-paused = The game is paused
is-over = The game is over
opponents = the opponents
whole-game = the whole game
tap-again = Tap { $cell } once more to play there.
confirm = Play { $cell }
your-hand = Your hand
hand-empty = Your hand is empty.
hand-tile = Take up the { $symbol }
hand-only = Your tile: { $symbol }. Choose a cell on the board.
keypad = Digits
key-digit = { $symbol }, { $left } left
actions = What you can do
stack-left = { $count ->
    [0] no tile left
    [one] { $count } tile left
   *[other] { $count } tiles left
}
tokens = { $count ->
    [one] { $count } lap token of 40
   *[other] { $count } lap tokens of 40
}
tale = The game so far
clock-label = Time left: { $name }
clock-late = Time is nearly up: { $name }
pass-to = Pass to { $name }
pass-text = The tile stays hidden until the right person has the device.
pass-done = I am { $name }: show my tile
point-object = Which digit is wrong? Point at it.
point-show = Point at the cell where it fits.
say-point-elsewhere = You cannot object to { $cell }. Point at a marked cell.
say-choose-tile = First take up a tile of your hand, then touch the cell.
say-hand-empty = Your hand is empty: turn a tile.
say-not-in-hand = There is no { $symbol } in your hand.
do-lay = Touch an empty cell where your tile fits.
do-lay-open = Touch a green cell.
do-flip = Touch a tile to turn it up.
do-insert = Turn a tile up, or take one of your hand and touch an empty cell.
do-forced = Take a tile and touch the cell where it must go: proved, it brings 10 points more.
do-write = Touch a cell, then a digit; or take up a digit first, then touch cells.
line-show = Is it true? Point at a cell where the tile fits. If all accept, the game ends.
line-warned = You have been warned: if the sand runs out again, it costs the turn and 10 points.
line-due = Three times { $symbol }: insert one of them now.
line-succeeded = All tiles are turned. Insert as many as you can, then finish.
line-face-down = { $count ->
    [one] { $count } tile lies face down.
   *[other] { $count } tiles lie face down.
}
line-hints = { $count ->
    [0] No hints taken.
    [one] { $count } hint taken.
   *[other] { $count } hints taken.
}
line-round-of = Round { $round } of { $rounds }
line-erase-first = First erase { $cell }: touch it.
line-votes = { $count ->
    [one] { $count } player wants to stop.
   *[other] { $count } players want to stop.
}
line-asks = { $final ->
    [yes] Final round
   *[no] Round { $round }
}: { $left ->
    [one] { $left } digit to write
   *[other] { $left } digits to write
}
line-handicap = Whoever starts later has a few points ahead.
line-correct = Correct { $cell }: write its digit, or leave it empty.
line-gone = The connection is gone. It is being sought; nothing you do now is sent.
line-moved = This seat is now on another device.
act-object = Object!
act-accept = I accept
act-stuck = I am stuck
sure-stuck = Yes, it fits nowhere
sure-stuck-text = Look once more at every empty cell: if your tile fits nowhere, the game ends.
act-pass = Pass
act-done = End my turn
act-stop = I want to stop
sure-stop = Yes, stop
sure-stop-text = The game ends and the points are counted as soon as everybody wants to stop.
act-continue = I want to go on
act-finish = Finish
sure-finish = Yes, finish
sure-finish-text = Tiles that you could still insert would bring more points.
act-undo = Undo
act-redo = Redo
act-hint = Hint
act-note = Notes
act-erase = Erase
act-leave = Leave it empty
act-drop = Drop the { $symbol }: it fits nowhere
act-forced = Forced!
act-ground-any = any ground
act-ground-cell = the cell
act-ground-row = its row
act-ground-column = its column
act-ground-block = its block
referee-table = The opponents watch: object in time.
referee-umpire = The referee calls faults.
referee-guard = Faults are refused.
fault-here = A fault: what does not fit.
fault-here-tiles = A fault: a tile that does not fit.
fault-here-animals = The same animal never twice in a row, column or block.
fault-here-challenge = A fault: an insert that does not fit, or a forced place that is none.
fault-here-solitaire = An insert has to fit.
fault-here-classic = No turns and no faults: write where you like.
fault-here-markers = { $fault ->
    [solution] A fault: a digit that is not the solution’s.
   *[rule] A fault: a digit that does not fit.
}
fault-here-one-two-three = { $fault ->
    [solution] A fault: a digit that is not the solution’s.
   *[rule] A fault: a digit that does not fit.
}
menu = Menu
vote-pause = Pause
vote-resume = Go on
vote-abandon = Stop without a result
sure-abandon = Yes, stop without a result
other-device = Play on another device
other-device-text = Scan this with the other device, or send yourself the link. Keep it to yourself: it is the key to your seat.
give-back = { $name } plays again
bot-for-me = A bot plays for { $name }
to-result = To the result

## The moments

moment-objected = { $name } objects!
moment-upheld = Right!
moment-rejected = No fault
moment-called = Fault!
moment-claimed = { $name }: stuck?
moment-shown = It fits here!
moment-forced = Forced!
moment-lap = Once round: + 40

## For ears

cell-place = row { $row }, column { $column }
cell-empty = empty
cell-down = face down
cell-golden = golden { $symbol }
cell-given = { $symbol }, given
cell-by = { $symbol } by { $name }
cell-notes = notes { $notes }
hear-row = Row
hear-column = Column
hear-block = Block
keys-title = Keys
key-arrows = walk over the board
key-block = jump a block
key-ends = start and end of the row
key-digits = write the digit, or take up the tile
key-enter = play on this cell
key-delete = erase
key-escape = put down what you have taken up
key-hear = hear the row, column or block
key-scores = hear the scores
key-last = hear the last move
key-help = this list

## The coach

hint-stage = { $stage ->
    [1] Where to look
    [2] Which technique
   *[3] The whole proof
}
hint-more = Press “Hint” again to hear more.

## The end

end-winners = { $winners-count ->
    [1] { $winners } wins!
   *[other] { $winners } win together!
}
end-nobody = Nobody wins
end-abandoned = Stopped without a result
end-no-result = You agreed to stop.
end-solved = Solved!
end-full = The board is full
end-no_progress = Nobody got any further
end-time_up = Time is up
end-agreed = You agreed to stop
end-rounds_played = The last round is over
end-complete = The grid is complete!
end-stuck = The tile fits nowhere
end-tiles_used_up = All tiles are laid!
end-nothing_to_do = Nothing more can be done
end-failed = This time it failed
end-finished = Finished!
reason-solved = Every digit is right.
reason-full = Every cell is filled, but not all digits are right.
reason-no_progress = For three rounds nobody wrote a digit that still stands.
reason-time_up = The playing time is over.
reason-agreed = Everybody agreed to stop.
reason-rounds_played = The last round was played.
reason-complete = The grid is complete.
reason-stuck = A tile fits nowhere.
reason-tiles_used_up = All tiles have been laid.
reason-nothing_to_do = Nothing more can be done.
reason-failed = Three equal tiles in hand, and none of them fits.
reason-finished = No tile lies face down.
scores = Scores
winner = winner
chart-title = How the points came about
chart-label = Chart of the points of { $names }, move by move
chart-moves = { $count ->
    [one] { $count } move
   *[other] { $count } moves
}
again = Again
again-waits = Waiting for { $names }
again-wanted = Play again? Asking: { $names }
replay = Replay
look-at-board = Look at the board
share = Share
save-record = Save the record

## Replay

replay-of = Replay: { $name }
replay-first = To the start
replay-back = One move back
replay-next = One move on
replay-last = To the end
replay-run = Play
replay-stop = Stop
replay-move = Move { $n } of { $count }
replay-start = The start.
the-table = the table
record-drop = Drop the record of a game here, or take one from a file.
record-choose = Choose a file
record-too-big = This file is too large for a record.
record-no-json = This is not a record: the file is not JSON.

## Problems

new-problem = A new problem
new-problem-making = Making one …
new-problem-text = A fresh problem of this level, made for you.
own-problem = Your own problem
own-problem-text = Type or paste a problem in any common form. It is checked for exactly one solution.
problem-check = Check
problem-file = Problem from a file
problem-empty = There is nothing to check yet: paste 81 digits.
problem-too-big = This file is too large for a problem.
problem-good = A good problem with { $givens } givens.
problem-level = Level: { $level }.
problem-board = Problem { $name }

## Me

me-title = Your games
me-text = Kept on this device, together with what the server knows of your seats. Take it with you as a file.
me-empty = Nothing here yet: play a game first.
me-games = Games
me-played = { $count ->
    [one] { $count } game
   *[other] { $count } games
}
me-won = { $count ->
    [one] { $count } win
   *[other] { $count } wins
}
me-times = Times alone
me-best = High scores alone
me-house = Best alone on this server
level-other = Other problems
me-bots = Against bots
variant-full = row, column and block
variant-simple = row and column
variant-block = block
variant-value = numbers added up
install = Install as an app
me-solitaire = { $played } played, { $succeeded } succeeded; best result { $best }.
plot-label = Plot of { $count } solving times, by level
export = Save as a file
import = Load from a file
import-good = { $count ->
    [one] { $count } new result.
   *[other] { $count } new results.
}
import-bad = This file has no results of Full House.

## How to play

how-text = Every game has a guided first game of a few moves, and its rules in full.
example-board = Example
example-tiles = The 7 joins two tiles: 2 points.
example-animals = The elephant joins the cat in its block: 1 point.
example-challenge = The 3 is forced: in its row no other open cell can take it.
example-solitaire = Turn tiles; what does not fit goes to your hand.
example-classic = Notes are small; digits show who wrote them.
example-markers = Everybody has a colour; high digits pay best.
example-one-two-three = Equal digits in one turn bring a bonus.
learn-title = First game: { $name }
learn-step = Step { $n } of { $count }
learn-next = Next
learn-show = Show me
learn-again = From the start
learn-skip = Skip, read the rules
learn-there = Not there: try { $cell }.
learn-symbol = Choose the { $symbol } first.
learn-cell = The cell is { $cell }.
learn-tiles-1 = You are Ana. Nobody may lay a number twice in a row, column or block. A tile scores for every tile it joins.
learn-tiles-2 = You hold the 7. Lay it on e2: it joins the 2 in its row and the 5 in its column.
learn-tiles-3 = Two points for you, and you drew a new tile. Ben laid a 3 that joins three tiles. The pawns walk the score track.
learn-tiles-4 = Now your 4. Lay it on b5: it joins the 2 in its column and the 5 in its row.
learn-tiles-5 = Ben laid a 5 on h5, but there is a 5 in that row already. Nobody stops him: you have to notice. Object!
learn-tiles-6 = You were right: the tile leaves the game and Ben gives the points back. If your tile fits nowhere, say that you are stuck, and the game ends.
learn-animals-1 = You are Ana. The same animal never comes twice in a row, a column or a block.
learn-animals-2 = You hold the snail. Lay it on b2, next to the cat.
learn-animals-3 = One point, for the cat in the same block. Ben laid the elephant and joined two.
learn-animals-4 = Now the bird. Lay it on a2 and join three animals.
learn-animals-5 = Three points! In a real game all cells where your animal fits are lit.
learn-challenge-1 = You are Ana. All tiles lie face down; only a few are turned here. On your turn, turn a tile or insert one from your hand.
learn-challenge-2 = Turn e4. If the number fits, it stays and scores for every open tile it joins.
learn-challenge-3 = The 4 fits. Ben turned an 8 that does not fit: it goes to his hand, which everybody can see.
learn-challenge-4 = You hold a 3. In row 1 no other open cell can take it: its place a1 is forced. Choose the 3, then a1. At a real table, press “Forced!” first.
learn-challenge-5 = Forced and proved: 20 points. The lines show which tiles bar the other cells. A forced place that is none costs you the tile, if somebody objects.
learn-solitaire-1 = You play alone: turn all 81 tiles and never hold three equal ones.
learn-solitaire-2 = Turn e5.
learn-solitaire-3 = The 5 fits. Turn e9.
learn-solitaire-4 = Another 5 in the same column: it goes to your hand. Turn a1.
learn-solitaire-5 = Now turn a2.
learn-solitaire-6 = The 7 does not fit, but a2 is empty now. Choose the 5 of your hand and insert it in a2.
learn-solitaire-7 = Well done. When nothing lies face down any more you have succeeded; what is left in your hand decides the points.
learn-classic-1 = One problem for everybody. Write where and when you like; there are no turns.
learn-classic-2 = Choose the 5 and write it in e5: nothing else fits there.
learn-classic-3 = Now a note: a small 6 in d1, because it might go there. Choose the 6, then d1.
learn-classic-4 = And the 4 in c1.
learn-classic-5 = You can undo, and the coach gives hints in three stages. The problem is solved when every digit is right.
learn-markers-1 = You are Ana. Everybody writes in a colour of their own; in the end your digits are added up.
learn-markers-2 = Write a 5 in e5.
learn-markers-3 = Now Ben has to say that he accepts it, or object.
learn-markers-4 = Ben wrote a 9 in c1. Look at b3: there is a 9 in this block already. Object!
learn-markers-5 = The 9 is erased and Ben’s turn is over. A digit that was accepted stays for good, right or wrong.
learn-one-two-three-1 = You are Ana. In the first round everybody writes one digit, then two, then three, and again.
learn-one-two-three-2 = Write a 5 in e5. You get its face value.
learn-one-two-three-3 = Ben wrote a 1 in c1. It is not the solution’s digit: object by touching it.
learn-one-two-three-4 = Ben lost the digit and one point, and corrected it. Now a round of two digits begins.
learn-one-two-three-5 = First a 7 in g5.
learn-one-two-three-6 = And another 7 in c8.
learn-one-two-three-7 = Two equal digits in one turn: 2 points more. Completing a row, column or block brings 10.

## What is refused

web-error-no-connection = There is no connection to the server right now. Nothing was sent; try again in a moment.
web-error-server-trouble = The server has trouble. Try again in a moment.
web-error-not-understood = The server did not understand that. Reload the page and try again.
web-error-stale = Somebody was faster: look at the board again.
web-error-unknown-code = There is no table with this code. Check every syllable, or ask for the link again.
web-error-format-not-recognised = This does not look like a problem. 81 digits, with dots or zeros for empty cells, are always understood.
web-error-no-open-seat = All seats of this table are taken.
web-error-not-your-turn = It is not your turn; { $turn } is to move.
web-error-correction-owed = { $owing } has to correct { $cell } first, or leave it empty.
web-error-cell-taken = { $by } has already written in { $cell }.
web-error-other = That is not possible now.
