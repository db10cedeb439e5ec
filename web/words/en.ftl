### What only the browser says, in English. A group with a chapter in brackets is fetched with that chapter; all others with
### the first page. The other languages follow this file.

skip = Skip to the content
nav = Pages
nav-how = How to play
nav-problems = Puzzles
nav-learn = Learn
nav-me = Profile
home-link = Full House: home
to-shelf = Home
close = Close
settings = Language and settings
language = Language
language-unfinished = { $language } (partly in English)
sound-on = Switch the sound on
sound-off = Switch the sound off
credit = Based on games by Reiner Knizia (Kosmos), L. Colovini, D. De Toffoli and D. Zaccariotto (Clementoni), Ravensburger and Sudoku123.ca. All texts are our own.
trouble-title = Something went wrong
trouble-text = That did not work. Check the connection and try again.
trouble-again = Try again
coming-in = Loading…

## Settings, and pages that are not there [pages]

theme = Colours
theme-auto = Same as device
theme-light = Light
theme-dark = Dark
theme-contrast = High contrast
surface = Table
surface-oak = Wood
surface-felt = Green felt
surface-slate = Slate
setting-preview = Show the points of a move before it is made
setting-cells = Cell names
setting-coloured = Puzzles with coloured tiles instead of digits
setting-sound = Sound
setting-volume = Volume
setting-notify = Notify me when it is my turn
setting-brisk = Fast bots, from your next game on
setting-reactions = Show reactions of the others
not-found-title = Page not found
not-found-text = There is no page at this address. You will find all the games on the home page.

## Said by the page itself [server]

no-script = Full House needs JavaScript to draw the table. Allow it for this page, then load the page again.

## Home

home-title = Pick a game
home-first = A guided game
as-tv = Use this screen as the TV
shelf = Games
today-on = Today, { $date }
today-deal = { $game }, the same deal for everyone
today-title = One deal for everyone
today-play = Play today’s deal
today-go-on = Go on with today’s deal
today-puzzle = Today’s puzzle
today-see = See today
today-next = you are next
today-yours = Your points: { $points }
today-windows = { $lit } of 9 windows
first-here = First time here?
players = { $most ->
    [1] 1 player
   *[other] { $fewest ->
        [1] 1–{ $most } players
       *[other] { $fewest }–{ $most } players
    }
}
players-exact = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
minutes = { $from }–{ $to } min
play-bots = Play a bot: { $name }
play-alone = Play
experienced = I know Sudoku: no help, rules as in the box
opening = Opening…
code-label = Join with a code
code-go = Join
code-enter = Enter code
your-tables = Your tables
tables-away = The server cannot be reached right now. This is what this device remembers.
table-with = with { $names }
still-gathering = waiting for players
your-turn = Your turn
your-turn-at = Your turn: { $game }

## Home [pages]

opponent = Who do you want to play?
beaten = beaten
play-against = Play { $name }
best-points = Your best: { $points }
won-against = You won { $won } of { $played }.
with-friends = With friends

## A new table [pages]

who-plays = Who is playing?
how-sit = How do you want to play?
way-bots = With bots
way-bots-note = You and the computer.
way-apart = Everyone on their own device
way-apart-short = Own devices
way-apart-note = The others join with a code, a link or a QR code.
way-round = Pass one device around
way-round-short = Pass one around
way-round-note = Everyone plays here; anything secret stays hidden until the right person has the device.
way-alone = On your own
way-alone-note = A game for one player.
way-tv = TV and phones
way-tv-note = The board is on the big screen; everyone plays on their own phone.
way-change = Change
seat-kind = Player in seat { $n }
seat-me = On this device
seat-me-first = Me
seat-open-note = Someone joins with the code.
name-of-seat = Name for seat { $n }
bot-of-seat = Bot level for seat { $n }
bot-beginner-plays = Looks at one row, column or block at a time and plays the first good move it finds.
bot-casual-plays = Plays for fun, sees a lot and misses some of it.
bot-club-plays = Sees most of the board, plans a little and rarely makes a mistake.
bot-expert-plays = Sees nearly everything, thinks about later moves and makes no mistakes.
bot-master-plays = Sees everything and thinks ahead as far as it can. Hard to beat.
remove-seat = Remove seat { $n }
add-seat = Add a seat
which-problem = Which puzzle?
who-sits = Who sits here?
problem-own = My own
problem-text = 81 digits, with dots or zeros for empty cells
level = Level
options-changed = { $count ->
    [one] { $count } option changed.
   *[other] { $count } options changed.
}
pack = Rules
pack-family = First evening
pack-printed = As in the box
pack-strict = Online
pack-family-text = A move that does not fit is refused, with no penalty. No clock.
pack-printed-text = The rules as they come in the box.
pack-printed-ours = { $count ->
    [one] { $count } sentence of the rules is ours, and marked.
   *[other] { $count } sentences of the rules are ours, and marked.
}
pack-strict-text = Every mistake is called at once and penalised. { $seconds } seconds per turn.
pack-family-alone = No clock.
pack-strict-alone = { $seconds } seconds per turn.
stretch = Extra time on all clocks
mark-stretch = [addition|For anyone who needs longer to see, to read or to move.]
table-pace = How you play
table-pace-live = Everyone plays now
table-pace-post = By post: a move now and then, over days or weeks
allow-spectators = Anyone with the code can watch
allow-coach = Everyone can ask the coach about this puzzle
allow-coach-note = Otherwise this server’s coach keeps silent about the puzzle until the game is over. Nobody can rule out a solver elsewhere: that is a matter of trust.
start = Start

## A new table

seats = Seats
seat-open = Open seat
chair-free = Free
seat-bot = Bot
player-n = Player { $n }
bot-beginner = Bot: beginner
bot-casual = Bot: casual
bot-club = Bot: club player
bot-expert = Bot: expert
bot-master = Bot: master
bot-random = Bot: random moves
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
on = on
off = off
open-table = Create table
learn = Guided first game
rules = The rules
play-now = Play now

## At the door and in the lobby [pages]

no-table-title = Table not found
door-title = { $name }: join the game
door-full = All seats are taken. You can watch.
door-over = This game is over. You can still look back at it.
your-name = Your name
rename = Change name
rename-done = Done
introduce = What’s your name?
introduce-not = Not now
your-piece = Your colour
take-seat = Take a seat
watch = Watch
lobby-title = { $count ->
    [one] One seat is free
   *[other] { $count } seats are free
}
lobby-ready = Everyone is here
lobby-in = You are in
invite = Invite
open-tv = Open the TV view
tv-how = On the TV, open this address:
tv-phone = Or pick with a phone
tv-phone-text = Open a table there, then type its code here.
tv-join = Join with your phone
only-here = Phones and other computers cannot reach this address. Close Full House, start it with { $command } and open the address that it shows.
qr-label = QR code of the link to this table
start-without = Start without the open seats
start-bots = Fill with bots and start
shuffle = Shuffle the seats
lobby-wait-seats = Waiting for more players…
lobby-wait-host = Everyone is here. Waiting for the host to start.
join-code = Code to join

## At the door and in the lobby

you-here = You
you = you
bot = bot
bot-level = bot, { $level }
share-link = Share the link
copied = Copied
table-gone-title = This table is gone
table-gone-text = The link no longer opens a table. Perhaps the seat was moved to another device.

## The table

table-of = Table: { $name }
board-of = Board: { $name }
beside-board = Beside the board
status = What is happening
players-label = Players
to-move = playing now
is-asked = deciding
is-away = away
has-left = has left
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
colon = :
percent = { $value }%
points-for-you = { $points ->
    [one] { $points } point for you
   *[other] { $points } points for you
}
holds = holds { $tiles }
turn-name = { $name }’s turn
asked-you = Do you accept?
asked-names = { $names-count ->
    [1] Waiting for { $names } to answer
   *[other] Waiting for answers from { $names }
}
all-may-act = Everyone can write
clock-show = Show the time
clock-hide = Time { $time }: hide it
tap-to-go-on = Tap to continue
is-paused = The game is paused
is-over = The game is over
opponents = the opponents
whole-game = the whole game
tap-again = Tap { $cell } again to play there.
confirm = Play { $cell }
your-hand = Your hand
claimed-tile = The tile that is claimed
keypad = Digits
key-digit = { $symbol }, { $left } left
actions = What you can do
tale = The game so far
sheet-touch = Tap a line to see its cells.
clock-label = Time left: { $name }
clock-late = Time is nearly up: { $name }
why-points = Why these points? (rules)
why-mistakes = What counts as a mistake? (rules)
why-clock = What does the clock do? (rules)
pass-to = Pass to { $name }
pass-text = { $name } plays next, and only { $name } may see the tile.
pass-done = I am { $name }: show my tile
point-object = What is wrong? Tap it.
point-other = Tap the cell you mean.
say-point-elsewhere = You cannot object to { $cell }. Tap a marked cell.
say-point-other = That is not possible on { $cell }.
say-choose-symbol = Choose a digit or a tile first, then tap the cell.
say-look-who-waves = Not here. Look who is waving!
do-touch = Tap a cell to play there.
do-take-and-touch = Pick up a tile from your hand, then tap a cell.
line-last-look = The game ends here: this is the last chance to object.
now-asked = Accept, or object if you see a fault.
now-scored = +{ $points } for you.
now-lost = −{ $points } for you.
now-lead = { $points ->
    [one] You lead by { $points } point.
   *[other] You lead by { $points } points.
}
now-behind = { $points ->
    [one] You are { $points } point behind.
   *[other] You are { $points } points behind.
}
now-level = You are level.
refused-in-row = The { $symbol } is already in this row, in { $cell }.
refused-in-column = The { $symbol } is already in this column, in { $cell }.
refused-in-block = The { $symbol } is already in this block, in { $cell }.
help-on = Turn help on
help-off = Turn help off
line-hints = { $count ->
    [0] No hints taken.
    [one] { $count } hint taken.
   *[other] { $count } hints taken.
}
tip = Tip: { $tip }
mark-counted = Framed in green: the cells that counted.
mark-reason = Circled: the cells that show why.
mark-last = The corners mark the last move.
link-gone = Connection lost. Reconnecting… Nothing you do now is sent.
link-slow = No answer yet. What you do is kept and sent as soon as there is one.
link-moved = This seat is now on another device.
who-object = Who objects?
who-other = Who says so?
act-object = Object!
act-accept = I accept
act-see-none = I see none
act-stuck = I’m stuck
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
act-sweep = Auto-remove notes
act-erase = Erase
act-other = { $move }
referee-table = The players watch: object in time.
referee-umpire = The umpire calls faults.
referee-guard = The helper refuses moves that are visibly wrong.
fault-here = A fault: anything that does not fit.
rule-table = Players check each other
rule-umpire = The umpire checks
rule-guard = The helper checks
table-rules = The rules of this table
story-before = Before that: { $told }
story-all = All moves
reactions = Reactions
reacted = { $name }: { $said }
watcher = A spectator
reaction-hello = Hello!
reaction-bravo = Bravo!
reaction-good = Good move!
reaction-love = Lovely!
reaction-laugh = Ha ha!
reaction-wow = Wow!
reaction-hmm = Hmm…
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
to-result = See the result

## The table [writing]

asked-digit = Is the { $symbol } in { $cell } all right?
asked-digit-name = { $name }: is the { $symbol } in { $cell } all right?
do-write = Tap a cell, then a digit.
now-write-open = { $count ->
    [0] The { $symbol } fits nowhere now.
    [one] The { $symbol } fits in one cell.
   *[other] The { $symbol } fits in { $count } cells. Tap one.
}
now-write = You picked the { $symbol }. Tap a cell.
now-missed = Not here: in this { $kind ->
    [row] row
    [column] column
   *[block] block
} the { $symbol } goes in a framed cell. You lose nothing.
line-full-wrong = The board is full, but not every digit is right.

## The table [laying]

hand-empty = Your hand is empty.
hand-tile = Pick up the { $symbol }
hand-only = Your tile: { $symbol }. Choose a cell on the board.
hand-places = { $count ->
    [0] nowhere
    [one] { $count } place
   *[other] { $count } places
}
hand-good = Show a good one
hand-good-at = on { $cell }
hand-fits = { $count ->
    [one] cell fits
   *[other] cells fit
}
story-row = { $count } in the row
story-column = { $count } in the column
story-block = { $count } in the block
stack-left = { $count ->
    [0] no tile left
    [one] { $count } tile left
   *[other] { $count } tiles left
}
tokens = { $count ->
    [one] { $count } lap token, worth 40 points
   *[other] { $count } lap tokens, worth 40 points each
}
point-show = Tap a cell where it fits.
say-choose-tile = First pick up a tile from your hand, then tap the cell.
say-flip-sure = You are holding the { $symbol }. Tap { $cell } again to turn over the tile there.
say-hand-empty = Your hand is empty: turn over a tile.
say-face-up = This tile is face up and stays where it is.
say-not-in-hand = There is no { $symbol } in your hand.
do-lay = Tap an empty cell where your tile fits.
do-lay-open = Tap a green cell.
do-flip = Tap a tile to turn it over.
do-insert = Turn over a tile, or pick one from your hand.
now-lay-open = { $count ->
    [0] Your { $symbol } fits nowhere.
    [one] Your { $symbol } fits in one cell.
   *[other] Lay your { $symbol }.
}
now-lay = Lay your { $symbol }.
now-insert-open = { $count ->
    [0] Your { $symbol } fits nowhere now. Turn over a tile.
    [one] Your { $symbol } fits in one cell. Or turn over a tile.
   *[other] Your { $symbol } fits in { $count } cells. Or turn over a tile.
}
now-insert = Insert the { $symbol }, or turn over a tile.
now-insert-none = Nothing in your hand fits now. Turn over a tile.
line-claimed = { $name } finds no place for the { $symbol }. See one? Tap it.
line-claimed-others = { $name } finds no place for the { $symbol }. The others are looking.

## The table [pages]

menu-back = Back
menu-game = Game
menu-help = Help
menu-leave = Leave
menu-waits = the table waits
menu-bot = Let a bot play for me
about-deal = About this deal
other-device = Play on another device
other-device-text = Scan this with the other device, or send yourself the link. Keep it to yourself: it is the key to your seat.
give-back = Give the seat back to { $name }
bot-for-me = Let a bot play for { $name } for a while?
bot-for-you = Let a bot play for you for a while?
asked-nudge-you = The others are waiting for your answer.
act-still-looking = Still looking
act-go-on-without = Go on without { $name }
go-on-without-text = { $name } has not answered for a while. If you go on, the umpire answers this one question in their place.
act-bot-plays-for = Let a bot play for { $name }
bot-plays-for-text = { $name } has not moved for a while. They can take the seat back with a tap.
paused-by = { $name } has paused the game
paused-by-you = You have paused the game
asked-abandon = { $name } would like to stop without a result. Do you agree?
asked-stop = { $name } would like to stop here. Do you agree?
asked-pause = { $name } would like a pause. Do you agree?
asked-resume = { $name } would like to go on. Do you agree?
waits-abandon = You would like to stop without a result
waits-stop = You would like to stop here
waits-pause = You would like a pause
waits-resume = You would like to go on
waits-for = Still to answer: { $names }.
act-agree-abandon = Stop
act-agree-stop = Stop
act-refuse-abandon = Play on
act-refuse-resume = Stay paused
act-nobody-objects = Nobody objects
press-and-hold = press and hold
plays-again = { $name } is back and plays.
plays-again-you = You are back and play yourself.
bot-instead = { $name } has left. Let a bot play in their place?
bot-plays-on = Let a bot play
bot-plays-for = A bot is playing for { $name }.
bot-plays-for-you = A bot is playing for you.
play-myself = Take over again

## The moments

moment-objected = { $name } objects!
moment-objected-you = You object!
moment-upheld = Well spotted!
moment-rejected = No fault
moment-called = Fault by { $name }!
moment-called-you = Your move was a fault!
moment-cost = { $name }: −{ $points }
moment-tile-lost = { $name } loses the tile
moment-tile-lost-you = You lose the tile
moment-claimed = { $name }: stuck?
moment-claimed-you = Stuck?
moment-passed = { $name } passes
moment-passed-you = You pass
moment-shown = It fits here!
moment-forced = Forced!
moment-lap = Full lap: +40

## The moments [writing]

moment-missed = { $name }: not quite
moment-missed-you = Not quite! You lose nothing.
event-missed = Another digit goes in { $cell }.

## The moments [pages]

tv-go-on = Another game? Tap “{ rematch }” on your phones.
tv-no-fault = No fault by { $name }

## For ears

cell-empty = empty
cell-down = face down
cell-golden = golden { $symbol }
cell-given = { $symbol }, given
cell-by = { $symbol } by { $name }
cell-yours = { $symbol }, yours
cell-notes = notes { $notes }
cell-centre = in the centre { $notes }
cell-colours = coloured { $colours }
cell-tints = coloured notes { $notes }
key-colour = Colour { $colour }
key-tint = { $symbol } { $colour }: colour notes
cell-clash = repeated
cell-wrong = wrong
clash-heard = Repeated in the same row, column or block: { $repeated }
hear-row = Row
hear-column = Column
hear-block = Block

## For ears [pages]

keys-title = Keys
key-arrows = move around the board
key-block = jump a block
key-ends = start and end of the row
key-digits = write the digit, or pick up the tile
key-select = select several cells (also by dragging or with Ctrl)
key-enter = play on this cell
key-delete = erase
key-escape = put down what you have picked up
key-hear = hear the row, column or block
key-scores = hear the scores
key-last = hear the last move
key-help = this list

## The coach [pages]

hint-stage = { $stage ->
    [1] Where to look:
    [2] Which technique:
   *[3] The whole proof:
}
hint-more = Tap “Hint” again to learn more.
hint-why = Why { $cell }?
hint-save = Save the picture
hint-print = Print
hint-write = Write { $symbol } in { $cell }
hint-strike = { $count ->
    [one] Remove { $count } note
   *[other] Remove { $count } notes
}
hint-fill-and-strike = Fill in the notes and remove { $count }
hint-erase = { $count ->
    [one] Erase this digit
   *[other] Erase these { $count } digits
}
hint-player = Step by step
hint-back = One step back
hint-on = One step forward
hint-play = Play it step by step
hint-stop = Stop
hint-beat = { $beat } of { $beats }
hint-legend = What the signs mean
hint-links = { $count ->
    [one] { $count } link
   *[other] { $count } links
}
hint-case = Open or close this case
hint-show-line = Show this on the board
hint-shorter = A shorter way ({ $count })
hint-no-shorter = There is no shorter way with a name.
hint-digit = Just show me the digit
hint-digit-is = { $cell } is { $symbol }.
hint-way = Way of solving
hint-way-easiest = the easiest step

## The coach

coach-looks = The coach is looking at the board…
coach-asked = { $count ->
    [one] The coach was asked about this puzzle { $count } time.
   *[other] The coach was asked about this puzzle { $count } times.
}

## The end [pages]

end-mistakes = { $count ->
    [0] No mistakes.
    [one] { $count } wrong digit on the way.
   *[other] { $count } wrong digits on the way.
}
end-technique = { $name } ({ $count })
end-techniques = Techniques needed: { $list }.
next-problem = Next puzzle
end-winners = { $winners-count ->
    [1] { $winners } wins!
   *[other] { $winners } win together!
}
end-nobody = Nobody wins
end-ahead = { $points ->
    [one] You are { $points } point ahead of { $name }.
   *[other] You are { $points } points ahead of { $name }.
}
next-timer = Now with the sand timer?
next-box = Now as in the box?
end-abandoned = Stopped without a result
end-best-yet = Your best yet!
end-so-close = So close!
end-good-game = Good game!
end-behind = { $points ->
    [one] { $name } finished { $points } point ahead.
   *[other] { $name } finished { $points } points ahead.
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
end-nothing_to_do = No moves left
end-failed = Not this time
end-finished = Finished!
reason-solved = Every digit is right.
reason-full = Every cell is filled, but not all digits are right.
reason-no_progress = For three rounds nobody wrote a digit that is still on the board.
reason-time_up = The playing time is over.
reason-agreed = Everyone agreed to stop.
reason-agreed-alone = The puzzle is not solved yet.
reason-rounds_played = The last round was played.
reason-complete = The grid is complete.
reason-stuck = No place was found for a tile.
reason-tiles_used_up = There were no tiles left to draw.
reason-nothing_to_do = The player whose turn it was had no move left.
reason-failed = Three tiles of the same number in hand, and none of them fits.
reason-finished = No tile lies face down.
end-far = { $done ->
    [one] { $done } of { $all } tiles found its place.
   *[other] { $done } of { $all } tiles found their place.
}
end-more = More
end-hand = In your hand at the end:
end-no-place = No place was left for: { $symbol }
end-laid =
    { $count ->
        [one] { $count } animal found a place!
       *[other] { $count } animals found a place!
    }
end-sticker = A sticker for you: { $symbol }
end-time = Time: { $time }.
end-first-time = Your first result at this level.
end-best-time = Your best time at this level!
end-time-to-beat = Your best time at this level: { $time }.
your-progress = Your progress
winner = winner
chart-title = Points, move by move
chart-label = Chart of the points of { $names }, move by move
chart-moves = { $count ->
    [one] { $count } move
   *[other] { $count } moves
}
series-title = The match
series-after = { $count ->
    [one] After { $count } game
   *[other] After { $count } games
}
series-game = Game { $game } of { $count }
series-match = A match has { $count } games: everyone starts once.
series-won = { $count ->
    [one] { $count } game won
   *[other] { $count } games won
}
series-begins = { $name } starts the next game.
series-begins-you = You start the next game.
series-winners = { $winners-count ->
    [1] { $winners } wins the match!
   *[other] { $winners } win the match together!
}
series-winners-you = You win the match!
series-new = A new match
rematch-waits = Waiting for { $names }
rematch-wanted = Play again? Asking: { $names }
look-at-board = View board
game-fault-title = Something in this game is broken
game-fault-text = Its rules stopped with an error, but nothing was lost: you can save the game up to here as a file. The reason is in the server’s log.
game-fault-again = Try again
save-record = Save the game
deal-check = Check this deal
deal-explained = Before the game, the server shows the fingerprint of a secret number. Then each player’s device adds random numbers of its own, so that no one, not even the server, can choose the deal. After the game the secret is shown, and anyone can check that it has this fingerprint and leads to this deal.
deal-checking = Checking…
deal-good = { $count ->
    [0] Dealt as promised, by the server alone.
    [one] Dealt as promised, by the server and one device.
   *[other] Dealt as promised, by the server and { $count } devices.
}
deal-mine = The numbers of this device are among them, and the fingerprint is the one that it saw before the game.
deal-not-mine = This device did not take part, so it only checked what the record says.
deal-signed = Every move is as it was played and signed.
deal-unsigned = This game is not signed: no server vouches for it.
deal-false = This deal is not what was promised to this device.
deal-elsewhere = If you do not trust this page, you can save the game and check it elsewhere: fullhouse verify
deal-fingerprint = Fingerprint of the deal
table-imported = This table began elsewhere. The player who brought it here may know what is hidden in that first game. Its results are not among the best.

## The end

end-shared-you = You share the win with { $winners }!
end-you-win = You win!
scores = Scores
rematch = Play again
replay = Replay
share = Share

## Replay [pages]

replay-of = Replay: { $name }
replay-first = To the start
replay-back = One move back
replay-next = One move forward
replay-last = To the end
replay-run = Play
replay-stop = Stop
replay-move = Move { $n } of { $count }
replay-start = The start.
the-table = the table
record-drop = Drop a saved game here, or choose a file.
replay-empty = Every finished game can be watched again: its last page has “{ replay }”.
record-choose = Choose a file
record-too-big = This file is too large to be a saved game.
record-no-json = This is not a saved game: the file is not JSON.

## Problems

nav-daily = Daily puzzles
home-solving = For solvers
race-progress = { $filled } of { $count } cells filled
problem-level = Level: { $level }.

## Problems [pages]

printout-title = Printable sheet
printout-count = Puzzles on a page
printout-solutions = With solutions
printout-answers = Solutions
printout-empty = There is no puzzle for a sheet.
daily-month-before = Previous month
daily-month-after = Next month
daily-solved-on = { $day }: { $count ->
    [one] { $count } solved
   *[other] { $count } solved
}
daily-record = Puzzles solved: { $problems }. Days: { $days }.
search-scale = Scores go from about 500 (easy) to 18,000 (fiendish).
daily-others = { $count ->
    [one] Solved here { $count } time, in { $median }. Without a hint: { $free }.
   *[other] Solved here { $count } times, half of them in { $median } or less. Without a hint: { $free }.
}
daily-own = Your first time: wrong digits { $mistakes }, hints { $hints }.
daily-faultless = Without a wrong digit: { $faultless } of { $counted }.
daily-faster = Faster than { $share } out of 100.
today-number = No. { $number }
today-text = One deal and one puzzle a day, the same for everyone. Your first game counts.
today-house = A window lights up for each day you play. A missed day takes none away.
today-against = Against { $bot }
today-made = You { $points }, { $bot } { $others }
today-picture = Save the picture
today-best = Best here today
today-played = Games here: { $count }
today-nobody = Nobody has finished this deal here yet.
today-levels = Five more puzzles, one for each level
daily-text = One for each level, the same for everyone. Past days stay open.
daily-before = Previous day
daily-after = Next day
daily-day = Another day
daily-share = Share the result
mark-solved = Solved in { $time }
mark-started = Started
mark-new = Not started
next-unsolved = Next unsolved: { $number }
problem-numbers = Puzzles by number
booklet-title = The booklet
booklet-text = Fifty puzzles for the six ways of solving, each a little harder than the one before. Start with number 1.
booklet-numbers = Puzzles in the booklet
booklet-level = Level { $level }: { $ways }
booklet-solved = { $solved } of { $count } solved
search-problems = Search the library
search-any = Any
search-technique = Technique needed
search-as-hardest = Nothing harder needed
search-symmetry = Symmetry
search-clues-from = Givens, from
search-clues-to = Givens, to
search-score-from = Difficulty, from
search-score-to = Difficulty, to
search-go = Search
search-found = { $count ->
    [0] No puzzle in the library matches.
    [one] { $count } puzzle found.
   *[other] { $count } puzzles found.
}
search-facts = { $clues } givens, difficulty { $score }, SE { $se }.
search-more = Show more
search-make = Make a new one
search-make-text = Level: { $level }. Symmetry as chosen above.
search-make-technique = This technique is its hardest step. Symmetry: a half turn, or none.
search-make-pattern = The way to its solution takes this pattern. Symmetry: a half turn, or none.
symmetry-half-turn = Half a turn
symmetry-quarter-turn = Quarter turns
symmetry-left-right = Left and right
symmetry-top-bottom = Top and bottom
symmetry-diagonal = Diagonal
symmetry-antidiagonal = Other diagonal
daily-streak = { $count ->
    [one] { $count }-day streak.
   *[other] { $count }-day streak.
}
new-problem = New puzzle
new-problem-making = Creating…
new-problem-text = A fresh puzzle at this level, made for you.
collection = Your collection
collection-text = Puzzles you keep on this device. You can add a file with one puzzle per line.
collection-file = Add a file
collection-fault = Line { $line }: { $why }
collection-drop = Remove
collection-save = Save the collection
collection-keep = Keep
collection-came = { $count ->
    [one] { $count } puzzle added.
   *[other] { $count } puzzles added.
}
own-problem = Your own puzzle
own-problem-text = Type or paste a puzzle in any common format. We check that it has exactly one solution.
problem-file = Puzzle from a file
problem-good = A valid puzzle with { $givens } givens.
problem-board = Puzzle { $name }

## Problems [errors]

web-error-not-a-text = “{ $file }” is not a text file. Puzzles come from text files, for example with 81 digits and dots on one line; pictures cannot be read.
web-error-collection-full = Your collection has room for { $most } puzzles, and these would be more. Nothing was changed.

## Me [pages]

me-title = Your games
me-change = Name and pawn
me-data = Data and devices
me-text = Your results are kept on this device, together with what the server knows about your seats. Save them as a file to take them with you.
me-empty = Nothing here yet: play a game first.
erase-text = This removes your name and your keys from every table on this device, and your results and saved puzzles from the device itself. The games stay for the others, with a number in place of your name. This cannot be undone.
erase-sure = Yes, delete my data
erase-done = Your data is deleted.
erase-left = { $count ->
    [one] { $count } table could not be reached. Please try again later.
   *[other] { $count } tables could not be reached. Please try again later.
}
me-games = Games
stickers = Stickers
stickers-text = { $won } of { $count }. You get one for every finished game with the animals.
me-played = { $count ->
    [one] { $count } game
   *[other] { $count } games
}
me-won = { $count ->
    [one] { $count } win
   *[other] { $count } wins
}
me-times = Solo times
me-best = Solo high scores
me-house = Best solo results on this server
level-other = Other puzzles
me-bots = Against bots
variant-full = row, column and block
variant-simple = row and column
variant-block = block
variant-value = numbers added up
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

## Me

erase = Delete my data
install = Install as an app
keep-offline = Keep for offline

## How to play [pages]

how-text = Every game has a guided first game of a few moves, and its rules in full.
how-full = The rules in full
how-step-board = Step { $n } on the board
how-again = Show the move again
lessons-tips = How to go about it
learn-figure = How it works
learn-find = Find it yourself
learn-find-place = Tap a cell, then the digit that goes there; then check.
learn-find-out = Tap a cell, then each digit that can be removed from it; then check.
learn-not-noted = { $symbol } is not among the notes of { $cell }.
learn-check = Check
learn-another = Another position
learn-whole = A whole puzzle that needs this technique
learn-found = { $count ->
    [0] You have not found it yet.
    [one] You have found it { $count } time.
   *[other] You have found it { $count } times.
}
learn-next = Next
learn-again = Start again
learn-today = Five minutes today
learn-today-due = { $drills }.
learn-today-none = Nothing to practise again today. Next lesson: { $technique }.
learn-why-hint = { $technique } (you took a hint)
learn-why-slow = { $technique } (it took you a while)
learn-why-wrong = { $technique } (not found last time)
learn-why-due = { $technique } (time to practise it again)
learn-nothing-due = Nothing to practise again today.
learn-session-done = Done for today. Found on the first try: { $first } of { $count }.
learn-days = { $count ->
    [one] You have practised on one day.
   *[other] You have practised on { $count } days.
}
learn-days-row = { $count ->
    [one] { $count } day in a row.
   *[other] { $count } days in a row.
}
learn-start = Start learning
learn-practise = Practise it: { $technique }
learn-standing-new = not begun
learn-standing-begun = begun
learn-standing-practised = practising
learn-standing-mastered = mastered
learn-standing-next = next lesson
learn-chapter-start = To begin with
learn-chapter-booklet = The booklet: six ways
learn-chapter-deduction = Locked digits, pairs and triples
learn-chapter-links = One digit, two links
learn-chapter-fish = Fish
learn-chapter-wings = Wings
learn-chapter-sets = Four cells, four digits
learn-chapter-uniqueness = One solution only
learn-chapter-colours = Colours
learn-chapter-chains = Chains
learn-chapter-groups = Groups of cells
learn-chapter-large = Large fish with fins
learn-chapter-mixed = Lines and blocks together
learn-chapter-nets = Assumptions
learn-screen = Screen { $number } of { $count }
learn-figure-number = After figure { $number } of the booklet, our position
learn-figure-link = Step { $link } of { $links }
learn-theme-slide = Where does the digit go? Rows and columns that already have it cross the block.
learn-theme-few_gaps = A line with few gaps. Ask for each missing digit where it can still go.
learn-theme-many_gaps = A line with many gaps may still give away one digit.
learn-theme-block = Which digits does this block lack? Rows and columns keep one of them out of all gaps but one.
learn-theme-elimination = One gap in a line can take only one of the missing digits.
learn-theme-whole_line = The same in a column with four gaps: one digit after another, until all four stand. Figure 15 is this one, solved.
learn-theme-exclusion = Look where many different digits meet, not where the same ones repeat.
learn-theme-block_to_line = All places for a digit in a block lie on one line. So it goes nowhere else on that line.
learn-theme-three_for_three = Two cells for two digits, and so three cells for three digits. The next block is narrowed down, and three digits can be placed.
learn-theme-chain = Two columns and a row lack two digits each. One conclusion follows another, until all six stand.
learn-figure-play = Find each conclusion. The last one writes a digit.
learn-figure-fill = Fill the gaps one after another.
learn-deduction-whole = Solve a puzzle by deduction
learn-deduction-text = Use the simple ways as far as they go, then deduce. At the table, hints can keep to one way of solving: choose “deduction” there.
learn-worked = Another example
learn-alike = { $technique }: yes or no?
learn-alike-digit = Look for the { $digit } inside the frame.
learn-alike-yes = Yes, it holds
learn-alike-no = No
learn-alike-touch = Tap the cell that spoils it.
learn-alike-elsewhere = It is not this cell. Look again.
learn-alike-show = Show me
learn-test = Short test
learn-test-text = Three positions, no hints, one answer each. Two right answers pass.
learn-test-passed = Passed: { $right } of { $count }.
learn-test-failed = { $right } of { $count }. Practise a little more.
learn-test-again = Try the test again
learn-continue = Continue
learn-back = Back
learn-skip = Skip this one
learn-save = Save my progress
learn-load = Load progress from a file
learn-load-bad = This file has no lesson progress in it.

## How to play

lessons-title = The coach’s lessons

## What is refused

web-error-no-connection = There is no connection to the server right now. Nothing was sent; try again in a moment.
web-error-follow-hand = Follow the hand for now: it shows what comes next.
web-error-server-trouble = Something is wrong on the server. Try again in a moment.
web-error-not-understood = The server did not understand that. Reload the page and try again.
web-error-stale = Someone was faster: look at the board again.
web-error-other = That is not possible now.

## What is refused [errors]

web-error-needs-server = People on other devices can only join through a server, and none can be reached. You can play alone, against bots or passing this device round.
web-error-no-local-server = The games could not be started in this browser: { $why }
web-error-no-room = This device cannot store the game: there may be no room left on it.
web-error-unknown-code = There is no table with this code. Check every syllable, or ask for the link again.
web-error-format-not-recognised = This does not look like a puzzle. 81 digits, with dots or zeros for empty cells, always work.
web-error-no-open-seat = All seats of this table are taken.
web-error-not-your-turn = It is { $turn }’s turn, not yours.
web-error-correction-owed = { $owing } has to correct { $cell } first, or leave it empty.
web-error-cell-taken = { $by } has already written in { $cell }.

## Colours and order of the seats

colour-1 = Sky blue
colour-2 = Yellow
colour-3 = Blue
colour-4 = Red
colour-5 = Pink
colour-6 = Green
colour-7 = Orange
colour-of = The colour of { $name }

## Colours and order of the seats [pages]

seat-up = Move { $name } up
order-note = Seat 1 starts.
order-note-oldest = Seat 1 starts; in the printed game that is the oldest player.

## The board for a problem of one’s own [pages]

editor-board = The board of your puzzle
editor-how = Copy a puzzle from a newspaper: tap a cell and choose a digit, or type. If you keep a digit selected, it goes into every cell you tap.
editor-more = { $givens ->
    [one] { $givens } digit so far. A puzzle with one solution has at least { $fewest }.
   *[other] { $givens } digits so far. A puzzle with one solution has at least { $fewest }.
}
editor-clash = The same digit appears twice in one row, column or block: check the marked cells.
editor-checking = Checking…
editor-text = Paste it as text instead
editor-clear = Clear the board

## Playing without a network [offline]

offline-title = Play without a network
offline-text = Keep the games on this device and play without a network: alone, against bots or passing the device round. To download: { $size } MB.
offline-doing = { $done } of { $size } MB
offline-done = The games are on this device and work without a network. They need { $size } MB.
offline-remove = Remove them
offline-stop = Stop
offline-bad-damaged = The download was damaged, so it was thrown away. Try again.
offline-bad-full = There is not enough room on this device.
offline-bad-away = The download stopped. Check the connection and try again: it picks up where it stopped.
offline-lack-wasm = This browser cannot run the games without a server: it has no WebAssembly.
offline-lack-storage = This browser cannot store games here. That is often so in a private window.
offline-lack-locks = This browser cannot run the games without a server. You need an up-to-date browser and an address that begins with https.
offline-trouble = The games could not be started on this device: { $why }
offline-gone = The game is being started again in this browser. Nothing you do now is kept.
offline-full = This device does not store your moves: there may be no room left on it. Make some room, and the game goes on from the last stored move.
offline-here = This game is only on this device. To let others join, move it to the server.
offline-invite = Move it and invite
offline-no-server = There is no server here: everything happens in this browser. To play with people on other devices, use a Full House that runs on a server.
offline-offer = { $count ->
    [one] One game on this device is not on the server. Keep it there as well, for your results?
   *[other] { $count } games on this device are not on the server. Keep them there as well, for your results?
}
offline-offer-yes = Yes, from now on
offline-offer-no = No, only here

## Analysts, and what solvers have in their fingers

nav-analyse = Analyse
act-pen = Lines

## Analysts, and what solvers have in their fingers [pages]

analyse-title = Analysis board
analyse-intro = See every step of a puzzle, compare ways to solve it, and try out “what if”.
analyse-paste = Puzzle in any known format:
analyse-open = Open
analyse-which = { $count ->
    [one] This text has { $count } puzzle.
   *[other] This text has { $count } puzzles. Pick one:
}
analyse-number = Puzzle { $number }
analyse-another = Another puzzle
analyse-panels = Parts of the analysis
analyse-steps = Steps
analyse-path = Path
analyse-tree = Branches
analyse-save = Save
analyse-do = Do this step
analyse-lesson = Lesson
analyse-fails-cell = This cell has no candidate left: this branch fails.
analyse-fails-twice = The { $symbol } is there twice: this branch fails.
analyse-fails-digit = There is no room left for the { $symbol } here: this branch fails.
analyse-solved = Everything is filled in, and right.
analyse-solutions-0 = There is no solution from here.
analyse-solutions-1 = One solution. Tap a step to draw it, tap it again to do it.
analyse-solutions-2 = Several solutions.
analyse-links = { $count ->
    [one] { $count } link
   *[other] { $count } links
}
analyse-steps-count = { $count ->
    [one] { $count } step
   *[other] { $count } steps
}
analyse-more = { $count } more
analyse-looking = Looking…
analyse-deep = Long chains of groups and nets, too
analyse-unique = Reasons that need a single solution
analyse-not-all = Harder techniques were not searched for: that would take too long.
analyse-order-easiest = Easiest first
analyse-order-shortest = Shortest first
analyse-compare = Compare with…
analyse-without = Techniques of the second path
analyse-with-all = With all techniques
analyse-without-one = Without: { $technique }
analyse-from-here = From this position
analyse-result = { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}, effort { $effort }, hardest: { $technique }
analyse-stuck = { $steps ->
    [one] Logic leads no further after { $steps } step.
   *[other] Logic leads no further after { $steps } steps.
}
analyse-late = { $steps ->
    [one] The search took too long and ended after { $steps } step.
   *[other] The search took too long and ended after { $steps } steps.
}
analyse-chart = Effort step by step
analyse-effort-text = Effort adds up how hard each step is, and 8 for every cell.
analyse-costs = What does each technique save?
analyse-cost = { $more } more, hardest: { $technique }.
analyse-cost-none = No harder.
analyse-needed = There is no way through.
analyse-instead = Needs: { $techniques }.
analyse-left-out = Not worked out, because it took too long: { $techniques }.
analyse-root = Start
analyse-tree-text = Whatever you take back stays here. Tap a step to go there; another digit from there begins a new branch.
analyse-leaf-fails = { $move }: fails
analyse-other = Other branch
analyse-modes = What the keys enter
analyse-mode-put = Digits
analyse-mode-note = Candidates
analyse-mode-centre = Centre
analyse-mode-colour = Colours
analyse-mode-pen = Lines
analyse-text = Text
analyse-print = Print or save as PDF
key-entry-digit = write the digit, also from the number pad
key-entry-modes = digits, corner notes, centre notes, colours
key-entry-pen = draw lines between cells or along borders
key-entry-corner = write a note in the corner
key-entry-centre = write a note in the centre
key-entry-colour = colour the cell (also Ctrl Shift)
key-entry-double = double-click: select all cells with this digit
key-entry-space = switch between digits and notes
key-entry-all = select all cells
key-entry-undo = undo and redo; nothing is lost, branches stay
key-entry-other = go to the next branch
