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
surface = Table
surface-oak = Wood
surface-felt = Green felt
surface-slate = Slate
setting-preview = Show the points of a move before it is made
setting-coloured = Problems with coloured tiles instead of digits
setting-sound = Sound
sound-on = Switch the sound on
sound-off = Switch the sound off
setting-notify = Notify me when it is my turn
setting-brisk = Bots play faster, from the next table on
setting-reactions = Show reactions of the others
credit = After games by Reiner Knizia (Kosmos), L. Colovini, D. De Toffoli and D. Zaccariotto (Clementoni), Ravensburger and Sudoku123.ca. All texts are our own.
no-script = Full House needs JavaScript to draw the table. Allow it for this page, then load the page again.
trouble-title = Something went wrong
trouble-text = That did not work. Check the connection and try again.
trouble-again = Try again
not-found-title = There is nothing here
not-found-text = There is no page at this address. The shelf has all the games.
coming-in = Coming to the table …

## Home

home-title = Which game shall it be?
home-text = Printed Sudoku games for one table, for several screens, or for you alone.
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
tables-away = The server cannot be reached right now. This is what this device remembers.
table-with = with { $names }
still-gathering = waiting for players
your-turn = Your turn
your-turn-at = Your turn: { $game }

## A new table

who-plays = Who plays?
how-sit = How do we sit?
way-bots = Me and bots
way-bots-note = You and the computer.
way-apart = Each on their own device
way-apart-note = The others come in by a code, a link or a QR code.
way-round = One device, handed round
way-round-note = Everybody plays here; what is secret stays hidden until the right person holds the device.
way-alone = Me alone
way-alone-note = The game for one.
way-tv = Television and phones
way-tv-note = The board on the big screen, everybody plays on their own phone.
way-change = Change
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
bot-beginner = Bot: beginner
bot-casual = Bot: casual
bot-club = Bot: club player
bot-expert = Bot: expert
bot-master = Bot: master
bot-random = Bot: any move
bot-greedy = Bot: most points now
bot-helper = Bot: partner
name-of-bot-beginner = Duckling
name-of-bot-casual = Squirrel
name-of-bot-club = Fox
name-of-bot-expert = Raven
name-of-bot-master = Owl
name-of-bot-random = Butterfly
name-of-bot-greedy = Magpie
name-of-bot-helper = Beaver
bot-beginner-plays = Looks at one row, column or block at a time and takes the first good thing it finds.
bot-casual-plays = Plays for the pleasure of it, sees a good deal and overlooks some.
bot-club-plays = Sees most of the board, begins to plan, and seldom makes a mistake.
bot-expert-plays = Sees nearly everything, weighs what comes later, and makes no mistakes.
bot-master-plays = Sees everything and thinks ahead as far as it can. Hard to beat.
remove-seat = Take seat { $n } away
add-seat = Add a seat
which-problem = Which problem?
problem-own = My own
problem-text = 81 digits, with dots or zeros for empty cells
level = Level
options = More options
options-changed =
    { $count ->
        [one] More options: { $count } changed
       *[other] More options: { $count } changed
    }
pack = Rules
pack-family = Family
pack-printed = As printed
pack-strict = Strict
pack-family-text = What does not fit is refused and costs nothing. No clock.
pack-printed-text = The rules as they come in the box.
pack-strict-text = Every mistake is called at once and penalised. { $seconds } seconds for a turn.
pack-family-alone = No clock.
pack-strict-alone = { $seconds } seconds for a turn.
stretch = All clocks run longer
allow-spectators = Others with the code may watch
allow-coach = Everybody may ask the coach about this problem
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
tv-how = On the television, open this address:
only-here = Phones and other computers cannot reach this address. Close Full House, start it with { $command } and open the address that it shows.
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
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
colon = :
percent = { $value }%
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
clock-show = Show the time
clock-hide = Time { $time }: hide it
tap-to-go-on = Tap to go on
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
point-other = Touch the cell that you mean.
say-point-elsewhere = You cannot object to { $cell }. Point at a marked cell.
say-point-other = That is not possible on { $cell }.
say-choose-tile = First take up a tile of your hand, then touch the cell.
say-choose-symbol = Choose a digit or a tile first, then touch the cell.
say-hand-empty = Your hand is empty: turn a tile.
say-face-up = This tile lies face up and stays.
say-look-who-waves = Not here. Look who waves!
say-not-in-hand = There is no { $symbol } in your hand.
do-lay = Touch an empty cell where your tile fits.
do-lay-open = Touch a green cell.
do-flip = Touch a tile to turn it up.
do-insert = Turn a tile up, or take one of your hand and touch an empty cell.
do-write = Touch a cell, then a digit; or take up a digit first, then touch cells.
do-touch = Touch a cell to play there.
do-take-and-touch = Take up a tile of your hand, then touch a cell.
line-show = Is it true? Point at a cell where the tile fits. If all accept, the game ends.
line-full-wrong = The board is full, but not every digit is right.
line-hints = { $count ->
    [0] No hints taken.
    [one] { $count } hint taken.
   *[other] { $count } hints taken.
}
tip = Tip: { $tip }
mark-counted = Framed in green: the cells that counted.
mark-reason = Circled: the cells that are the reason.
mark-last = The corners mark the last move.
link-gone = The connection is gone. We are trying to restore it; nothing you do now is sent.
link-moved = This seat is now on another device.
act-object = Object!
act-accept = I accept
act-stuck = I am stuck
sure-stuck = Yes, it fits nowhere
sure-stuck-text = Look once more at every empty cell: if your tile fits nowhere, the game ends.
act-pass = Pass
act-done = End my turn
act-undo = Undo
act-redo = Redo
act-hint = Hint
act-why = Why?
act-note = Notes
note-tools = Many notes at once
act-fill = Fill notes
act-clear = Clear notes
act-centre = Centre
act-colour = Colours
act-tint = Colour notes
act-fill-one = Fill { $symbol }s
act-clear-one = Clear { $symbol }s
act-sweep = Digits remove notes
act-erase = Erase
act-other = { $move }
referee-table = The players watch: object in time.
referee-umpire = The umpire calls faults.
referee-guard = The helper refuses faults that anybody can see.
fault-here = A fault: what does not fit.
reactions = Reactions
reacted = { $name }: { $said }
watcher = Somebody watching
reaction-hello = Hello!
reaction-bravo = Bravo!
reaction-good = Good move!
reaction-love = Lovely!
reaction-laugh = Ha ha!
reaction-wow = Wow!
reaction-hmm = Hmm …
reaction-oops = Oops!
reaction-phew = Phew!
reaction-sad = Oh no!
reaction-luck = Good luck!
reaction-thanks = Thank you!
reaction-take_your_time = Take your time
reaction-your_move = Your move?
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
cell-centre = in the centre { $notes }
cell-colours = coloured { $colours }
cell-tints = coloured notes { $notes }
key-colour = Colour { $colour }
key-tint = { $symbol } { $colour }: colour notes
cell-clash = repeated
clash-heard = Repeated in a row, column or block: { $repeated }
hear-row = Row
hear-column = Column
hear-block = Block
keys-title = Keys
key-arrows = walk over the board
key-block = jump a block
key-ends = start and end of the row
key-digits = write the digit, or take up the tile
key-select = select several cells; so do dragging and Ctrl
key-shift-digit = write a note
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
coach-looks = The coach is looking at the board …
hint-why = Why { $cell }
hint-save = Save the picture
hint-print = Print
hint-write = Write { $symbol } in { $cell }
hint-strike = { $count ->
    [one] Take out { $count } note
   *[other] Take out { $count } notes
}
hint-fill-and-strike = Fill in the notes and take out { $count }
hint-erase = { $count ->
    [one] Erase this digit
   *[other] Erase these { $count } digits
}
hint-player = Step by step
hint-back = One step back
hint-on = One step on
hint-play = Play it step by step
hint-stop = Stop
hint-beat = { $beat } of { $beats }
coach-asked = { $count ->
    [one] The coach was asked about this problem { $count } time.
   *[other] The coach was asked about this problem { $count } times.
}

## The end

end-mistakes = { $count ->
    [0] No mistakes.
    [one] { $count } wrong digit on the way.
   *[other] { $count } wrong digits on the way.
}
end-technique = { $name } ({ $count })
end-techniques = It took: { $list }.
next-problem = Next problem
end-winners = { $winners-count ->
    [1] { $winners } wins!
   *[other] { $winners } win together!
}
end-nobody = Nobody wins
end-abandoned = Stopped without a result
end-best-yet = Your best yet!
end-so-close = So close!
end-good-game = Good game!
end-behind = { $points ->
    [one] { $name } is { $points } point ahead.
   *[other] { $name } is { $points } points ahead.
}
end-your-points = { $points ->
    [one] You have { $points } point, more than ever before.
   *[other] You have { $points } points, more than ever before.
}
end-record = { $points ->
    [one] A new record: { $points } point!
   *[other] A new record: { $points } points!
}
end-place = Place { $place } of { $count } in your own list.
end-no-result = You agreed to stop.
end-no-result-alone = You stopped.
end-solved = Solved!
end-full = The board is full
end-no_progress = Nobody got any further
end-time_up = Time is up
end-agreed = You agreed to stop
end-agreed-alone = You stopped
end-rounds_played = The last round is over
end-complete = The grid is complete!
end-stuck = Your tile fits nowhere
end-tiles_used_up = The stack is used up!
end-nothing_to_do = Nothing more can be done
end-failed = This time it failed
end-finished = Finished!
reason-solved = Every digit is right.
reason-full = Every cell is filled, but not all digits are right.
reason-no_progress = For three rounds nobody wrote a digit that still stands.
reason-time_up = The playing time is over.
reason-agreed = Everybody agreed to stop.
reason-agreed-alone = The problem is not solved yet.
reason-rounds_played = The last round was played.
reason-complete = The grid is complete.
reason-stuck = No place was found for a tile.
reason-tiles_used_up = No tile can be drawn any more.
reason-nothing_to_do = The player to move can do nothing more.
reason-failed = Three equal tiles in hand, and none of them fits.
reason-finished = No tile lies face down.
end-hand = In your hand at the end:
end-no-place = No place was left for: { $symbol }
end-laid =
    { $count ->
        [one] { $count } animal has a place!
       *[other] { $count } animals have a place!
    }
end-sticker = A sticker for you: { $symbol }
end-time = Time: { $time }.
end-first-time = Your first time at this level.
end-best-time = Your best time at this level!
end-time-to-beat = Your best time at this level: { $time }.
your-progress = Your progress
scores = Scores
winner = winner
chart-title = How the points came about
chart-label = Chart of the points of { $names }, move by move
chart-moves = { $count ->
    [one] { $count } move
   *[other] { $count } moves
}
series-title = The series
series-after = { $count ->
    [one] After { $count } game
   *[other] After { $count } games
}
series-game = Game { $game } of { $count }
series-match = A match has { $count } games: everybody begins once.
series-won = { $count ->
    [one] { $count } game won
   *[other] { $count } games won
}
series-begins = { $name } begins the next game.
series-winners = { $winners-count ->
    [1] { $winners } wins the match!
   *[other] { $winners } share the match.
}
series-new = A new match
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
replay-empty = Every finished game can be watched again: its last page has “{ replay }”.
record-choose = Choose a file
record-too-big = This file is too large for a record.
record-no-json = This is not a record: the file is not JSON.

## Problems

nav-daily = Problems of the day
home-solving = For solvers:
daily-text = One for each level, the same for everybody. Days that have passed stay open.
daily-before = The day before
daily-after = The day after
daily-day = Another day
daily-share = Share the result
mark-solved = Solved in { $time }
mark-started = Started
mark-new = Not started
next-unsolved = Next unsolved: { $number }
race-progress = { $filled } of { $count } cells filled
problem-numbers = Problems by number
search-problems = Search the library
search-any = Any
search-technique = Technique it takes
search-symmetry = Symmetry
search-clues-from = Givens, from
search-clues-to = Givens, to
search-score-from = Difficulty, from
search-score-to = Difficulty, to
search-go = Search
search-found = { $count ->
    [0] No problem in the library matches.
    [one] { $count } problem found.
   *[other] { $count } problems found.
}
search-facts = { $clues } givens, difficulty { $score }.
search-more = Show more
search-make = Make a new one
search-make-text = Level: { $level }. Symmetry as chosen above.
symmetry-half-turn = Half a turn
symmetry-quarter-turn = Quarter turns
symmetry-left-right = Left and right
symmetry-top-bottom = Top and bottom
symmetry-diagonal = Diagonal
symmetry-antidiagonal = Other diagonal
daily-streak = { $count ->
    [one] { $count } day running.
   *[other] { $count } days running.
}
new-problem = A new problem
new-problem-making = Making one …
new-problem-text = A fresh problem of this level, made for you.
collection = Your collection
collection-text = Problems that you keep on this device. Bring in a file with a problem in each line.
collection-file = Bring in a file
collection-fault = Line { $line }: { $why }
collection-drop = Take out
collection-save = Save the collection
collection-keep = Keep
collection-came = { $count ->
    [one] { $count } problem came in.
   *[other] { $count } problems came in.
}
own-problem = Your own problem
own-problem-text = Type or paste a problem in any common form. It is checked for exactly one solution.
problem-file = Problem from a file
web-error-not-a-text = “{ $file }” is not a text. Problems come from text files, such as one with 81 digits and dots in a line; a picture cannot be read.
web-error-collection-full = Your collection has room for { $most } problems, and these would be more. Nothing was changed.
problem-good = A good problem with { $givens } givens.
problem-level = Level: { $level }.
problem-board = Problem { $name }

## Me

me-title = Your games
me-text = Kept on this device, together with what the server knows of your seats. Take it with you as a file.
me-empty = Nothing here yet: play a game first.
erase = Delete my data
erase-text = Your name and your keys disappear from every table of this device, and your results and kept problems from this device. The games stay for the others: a number stands in place of your name. This cannot be undone.
erase-sure = Yes, delete my data
erase-done = Your data is deleted.
erase-left = { $count ->
    [one] { $count } table could not be reached. Please try again later.
   *[other] { $count } tables could not be reached. Please try again later.
}
me-games = Games
stickers = Stickers
stickers-text = { $won } of { $count }. Every finished game with the animals brings one.
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
me-successes = { $played } played, { $succeeded } succeeded; best result { $best }.
me-spread = Points reached
plot-label = { $count ->
    [one] Plot of { $count } solving time, by level
   *[other] Plot of { $count } solving times, by level
}
export = Save as a file
import = Load from a file
import-good = { $count ->
    [one] { $count } new result.
   *[other] { $count } new results.
}
import-bad = This file has no results of Full House.

## How to play

how-text = Every game has a guided first game of a few moves, and its rules in full.
how-full = The rules in full
how-step-board = Step { $n } on the board
how-again = Show the move again
example-board = Example
lessons-title = The coach’s lessons
lessons-text = Ways to find a digit, the simplest first.
lessons-tips = How to work
lessons-ways = The first ways
lessons-beyond = And beyond
learn-title = First game: { $name }
learn-step = Step { $n } of { $count }
learn-next = Next
learn-figure = How it works
learn-find = Find it yourself
learn-find-place = Touch a cell, then the digit that goes there; then check.
learn-find-out = Touch a cell, then each digit that can go out of it; then check.
learn-not-noted = { $symbol } is not among the notes of { $cell }.
learn-check = Check
learn-another = Another position
learn-whole = A whole problem that needs it
learn-found = { $count ->
    [0] You have not found it yet.
    [one] You have found it { $count } time.
   *[other] You have found it { $count } times.
}
learn-show = Show me
learn-again = From the start
learn-skip = Skip, read the rules
learn-there = Not there: try { $cell }.
learn-frame = Not there: look for the frame.
learn-symbol = Choose the { $symbol } first.
learn-cell = The cell is { $cell }.

## What is refused

web-error-no-connection = There is no connection to the server right now. Nothing was sent; try again in a moment.
web-error-server-trouble = The server has a problem. Try again in a moment.
web-error-not-understood = The server did not understand that. Reload the page and try again.
web-error-stale = Somebody was faster: look at the board again.
web-error-unknown-code = There is no table with this code. Check every syllable, or ask for the link again.
web-error-format-not-recognised = This does not look like a problem. 81 digits, with dots or zeros for empty cells, are always understood.
web-error-no-open-seat = All seats of this table are taken.
web-error-not-your-turn = It is not your turn; { $turn } is to move.
web-error-correction-owed = { $owing } has to correct { $cell } first, or leave it empty.
web-error-cell-taken = { $by } has already written in { $cell }.
web-error-other = That is not possible now.

## Colours and order of the seats

colour-1 = Sky blue
colour-2 = Yellow
colour-3 = Blue
colour-4 = Red
colour-5 = Pink
colour-6 = Green
colour-7 = Orange
colour-of = The colour of { $name }
seat-up = Move { $name } up
order-note = The first seat begins; in the printed games mostly the oldest player.

## The board for a problem of one’s own

editor-board = The board of your problem
editor-how = Copy a problem from the newspaper: touch a cell and choose a digit, or type. A digit that stays pressed goes into every cell you touch.
editor-more = { $givens ->
    [one] { $givens } digit so far. A problem with one solution has at least { $fewest }.
   *[other] { $givens } digits so far. A problem with one solution has at least { $fewest }.
}
editor-clash = The same digit twice in a row, column or block: look at the marked cells.
editor-checking = Checking …
editor-text = Paste it as text instead
editor-clear = Clear the board
