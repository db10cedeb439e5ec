### What all of Full House says, in English. The words of one game stand in that game’s folder. A group in brackets is fetched by
### browsers with that chapter, or not at all [server].

## After an error: what would have been possible [server]

allowed-now = { $allowed-count ->
    [0] Nothing can be done from this seat now.
   *[other] Possible now: { $allowed }.
}
in-problem = Puzzle { $problem }:

## After an error: what would have been possible

accepted = Accepted: { $allowed }.
did-you-mean = Did you mean { $allowed }?

## Moves that are refused [errors]

error-league-needs-bots = A league with { $seats } seats needs at least as many different bots, not { $bots }.
error-league-needs-games = A league needs at least one game, not { $games }.
error-league-differs = { $path } belongs to another league. Choose another name, or delete it.
error-extra-missing = This needs the package { $package }, which is not installed: pip install "fullhouse[{ $extra }]"
error-no-cluster = There is no Dask cluster at “{ $address }”.
error-workers-lost = Worker processes died { $attempts } times, perhaps for lack of memory. Not finished: { $left }
error-table-without-texts = This table has no column with texts. Its columns: { $columns }.
error-cannot-resume = “{ $path }” cannot be resumed: it takes a plain file to read and one to write, both as they were left.
error-scheduler-without-engine = A scheduler ({ $address }) needs --engine dask.
error-bad-budget = A bot needs a budget of at least 1, not { $budget }.
error-game-over = The game is over.
error-unknown-seat = { $most ->
    [1] There is no seat { $seat } at this table; its only seat is 1.
   *[other] There is no seat { $seat } at this table; the seats are 1 to { $most }.
}
error-unknown-move = “{ $move }” is not a move of this game.
error-bad-move = “{ $move }” is not written as a move of this game.
error-not-your-turn = It is seat { $turn }’s turn, not seat { $seat }’s.
error-not-asked = Nobody has asked seat { $seat }.
error-nobody-asked = Nobody has been asked anything.
error-only-the-table = Only the table itself (seat 0) says “{ $move }”.
error-only-players = Only a player can do “{ $move }”, not the table itself (seat 0).
error-opponents-asked = The opponents have to answer first.
error-answer-first = An answer is expected first: accept, or say what is wrong.
error-cell-not-empty = Cell { $cell } is not empty.
error-does-not-fit = The { $symbol } does not fit in { $cell }: look at { $because }.
error-nothing-to-object = There is nothing to object to.
error-window-closed = It is too late to object to { $cell }; only { $last } can still be objected to.
error-own-move = You cannot object to your own move.

## Setups, options and problems that are not accepted [errors]

error-unknown-game = There is no game “{ $name }”.
error-plugin-import = It cannot be loaded: { $detail }.
error-plugin-no-game = Its entry point leads to no game.
error-plugin-id = “{ $name }” cannot be the id of a game: lower-case letters, digits and hyphens, 23 at most.
error-plugin-taken = There is another game “{ $name }”.
error-plugin-seats = It does not say how many can play: { $fewest } to { $most } is not a number of seats.
error-plugin-lacks = It does not declare “{ $field }”.
error-plugin-words = It has no words for “{ $missing }” ({ $locale }).
error-plugin-setup = It cannot be set up: { $detail }.
error-unknown-language = Full House does not speak “{ $name }”.
error-bad-seat-count = { $most ->
    [1] { $game } is for one seat, not for { $seats }.
   *[other] { $is_exact ->
        [yes] { $game } is for { $most } seats, not for { $seats }.
       *[no] { $game } is for { $fewest } to { $most } seats, not for { $seats }.
    }
}
error-bad-seed = The seed has to be a whole number, and the only field of the setup: not “{ $value }”.
error-unknown-option = There is no option “{ $name }” in this game.
error-bad-option = The option “{ $name }” cannot be “{ $value }”.
error-options-not-json = The options are not valid JSON from here on: “{ $detail }”.
error-unknown-setup-field = A setup of this game has no field “{ $name }”.
error-missing-setup-field = The setup lacks the field “{ $name }”.
error-unknown-cell = There is no cell { $cell }. Cells go from { $first } to { $last }.
error-bad-cell = In “{ $field }”, “{ $value }” is not the name of a cell.
error-bad-symbol = In “{ $field }”, “{ $value }” is not a number from 1 to { $most }.
error-bad-grid-length = { $length ->
    [one] The grid has { $length } character instead of { $expected }.
   *[other] The grid has { $length } characters instead of { $expected }.
}
error-bad-grid-character = “{ $character }” in { $cell } is neither a number from 1 to { $most } nor a dot for an empty cell.
error-bad-grid-text = A grid has { $expected } cells, this text { $length }. The first character that is not a cell is “{ $character }”, at position { $position }.
error-not-a-grid = “{ $value }” is not a grid. Give a text of 81 or 36 cells, rows of numbers or an array.
error-not-an-object = “{ $field }” has to be a JSON object, not “{ $value }”.
error-not-a-list = “{ $field }” has to be a list, not “{ $value }”.
error-not-a-text = “{ $field }” has to be a text, not “{ $value }”.
error-not-a-number = “{ $field }” has to be a number, not “{ $value }”.

error-problem-without-solution = This puzzle has no solution.
error-problem-with-several-solutions = This puzzle has several solutions. Two of them first differ in { $both }: { $cell } can be { $symbols }.
error-bad-number = “{ $field }” has to be a whole number from { $least } on, not “{ $value }”.
error-number-too-large = “{ $field }” has to be a whole number up to { $most }, not “{ $value }”.
error-bad-array = An array of puzzles has a row of 81 or 36 bytes for each; this one has the shape { $shape } and the format “{ $format }”.
error-kernel-missing = The kernel ({ $module }) is missing or does not load: “{ $install }” brings it, in a wheel for this machine or with its C++ compiler.
error-unknown-kernel = There is no kernel “{ $name }” on this machine.
error-bad-level = There is no level { $value }.
error-level-without-rate = Level { $level } can only be chosen where puzzles are rated.
error-wishes-together = These options cannot be used together: { $options }.
error-bad-side = A grid cannot have { $value } cells on a side.
error-unknown-symmetry = There is no symmetry “{ $name }”.

## Records [errors]

error-file-unreadable = { $path } cannot be read: { $detail }.
# Reasons of the system, within a sentence.
error-no-such-file = there is no such file
error-no-such-folder = there is no such folder
error-is-a-folder = it is a folder
error-not-permitted = that is not permitted
error-disk-full = the disk is full
error-damaged-file = its compressed data is damaged
error-address-in-use = another program uses this address
error-no-such-address = this machine has no such address
error-not-utf8 = it is not text in UTF-8
error-no-such-host = there is no machine of this name
error-connection-refused = the connection was refused
error-system-reason = the system reports “{ $name }”
# Why a message or a file could not be read, within a sentence.
misread = { $kind ->
    [json] not valid JSON at character { $position }
    [short] it ends too early
    [utf8] it is not text in UTF-8
    [deep] it is nested too deeply
    [missing] the field “{ $field }” is missing{ misread-where }
    [unknown] there is no field “{ $field }”{ misread-where }
    [too-short] too short, at least { $limit }{ misread-where }
    [too-long] too long, { $limit } at most{ misread-where }
    [low] too small, the limit is { $limit }{ misread-where }
    [high] too large, the limit is { $limit }{ misread-where }
    [type] it should be { misread-expected }, not { misread-got }{ misread-where }
    [value] “{ $got }” is not allowed{ misread-where }
    [form] the text does not have the form it should{ misread-where }
   *[other] something in it is not as it should be{ misread-where }
}
misread-where = { $where ->
    [none] { "" }
   *[other] { "" } (in “{ $where }”)
}
misread-expected = { $expected ->
    [int] a whole number
    [float] a number
    [str] text
    [bool] true or false
    [array] a list
    [object] an object
   *[other] “{ $expected }”
}
misread-got = { $got ->
    [int] a whole number
    [float] a number
    [str] text
    [bool] true or false
    [array] a list
    [object] an object
    [null] nothing
   *[other] “{ $got }”
}
error-record-not-json = This is not a saved game, because it is not valid JSON from here on: “{ $detail }”.
error-record-too-large = This record is larger than { $most } bytes.
error-record-format = The record’s format is “{ $value }”, not “{ $expected }”.
error-record-unknown-field = Unknown field “{ $name }” in “{ $where }”.
error-record-missing-field = The field “{ $name }” is missing in “{ $where }”.
error-record-bad-name = “{ $value }” is not a seat’s name: that is a text of { $most } characters at most.
error-record-too-many-moves = The record has { $count } moves; at most { $most } are allowed.
error-record-rules = No version “{ $value }” of this game’s rules is known.
error-record-proof = The proof in this record is not as it should be: { misread }.
error-proof-missing = This record has no proof, so there is nothing to compare.
error-proof-changed = This record was changed after the game: it is not the one that was signed.
error-proof-signature = The signature of this record is not valid.
error-proof-name = The name “{ $value }” of player { $seat } is not the one that was signed.
error-proof-times = The times of this record are not those that were signed.
error-proof-key = This record is signed with another key: “{ $value }” instead of “{ $expected }”.
error-proof-promise = This is not the deal that was promised: its fingerprint is “{ $value }” instead of “{ $expected }”.
error-proof-commitment = The server did not keep its promise: the secret does not have the fingerprint that was shown before the game.
error-proof-deal = This game was dealt in another way than promised: the secret and the devices’ numbers lead to another deal.
error-replay-stopped = move { $n } (seat { $seat }, "{ $move }"): { $cause }
error-no-such-move = This game has no move { $n }; it has { $moves }.

## Checking a record [pages]

verify-moves = { $count ->
    [one] The rules allow the only move.
   *[other] The rules allow all { $count } moves.
}
verify-deal-shared = { $count ->
    [one] Dealt as promised: by the secret of the server and the numbers of one device.
   *[other] Dealt as promised: by the secret of the server and the numbers of { $count } devices.
}
verify-deal-server = Dealt as promised: by the secret of the server alone, because no device added anything.
verify-deal-chosen = Not dealt by chance: the host chose the setup.
verify-deal-unknown = Nothing is known about how it was dealt.
verify-commitment = Fingerprint shown before the game: { $commitment }
verify-signed-ours = Signed by this server, and unchanged since. Key: { $signer }
verify-signed-another = Signed by another server whose key was named, and unchanged since. Key: { $signer }
verify-signed-unknown = Signed with a key that is not known here; anyone can make such a key. Compare it with the server’s own: { $signer }
verify-people = Names and times are signed, too.
verify-no-people = Names or times were taken out of what is signed: no one vouches for those that are shown.
verify-unsigned = Not signed: no server vouches for this game.

## What happened

event-objected = { $upheld ->
    [yes] { $because-count ->
        [0] { $seat } objects to { $cell }, and is right.
       *[other] { $seat } objects to { $cell }, and is right: look at { $because }.
    }
   *[no] { $seat } objects to { $cell }. No fault: the move stands.
}
event-objected-you = { $upheld ->
    [yes] { $because-count ->
        [0] You object to { $cell }, and you are right.
       *[other] You object to { $cell }, and you are right: look at { $because }.
    }
   *[no] You object to { $cell }. No fault: the move stands.
}
event-called = { $because-count ->
    [0] The umpire calls a fault against { $against } in { $cell }.
   *[other] The umpire calls a fault against { $against } in { $cell }: look at { $because }.
}
event-called-you = { $because-count ->
    [0] The umpire calls a fault against you in { $cell }.
   *[other] The umpire calls a fault against you in { $cell }: look at { $because }.
}
event-accepted = { $silent ->
    [yes] { $seats-count ->
        [1] { $seats } does not object.
       *[other] { $seats } do not object.
    }
   *[no] { $seats-count ->
        [1] { $seats } accepts.
       *[other] { $seats } accept.
    }
}
event-accepted-you = { $silent ->
    [yes] You do not object.
   *[no] You accept.
}
event-answered-for = The umpire answers for { $seat }.
event-answered-for-you = The umpire answers for you.
went-on = { $by } goes on without { $seat }: the umpire answers instead.
went-on-you = You go on without { $seat }: the umpire answers instead.
went-on-without-you = { $by } went on without you: the umpire answered in your place.
event-timed-out = Time is up for { $seat }.
event-timed-out-alone = Time is up.
event-timed-out-you = Your time is up.
event-turn = It is { $seat }’s turn.
event-ended = { $reason ->
    [solved] Solved!
    [full] The board is full.
    [no_progress] Nobody got any further: the game is over.
    [time_up] Time is up: the game is over.
    [agreed] The game has been stopped.
    [rounds_played] The last round has been played.
    [complete] The grid is complete.
    [stuck] No place was found for a tile: the game is over.
    [tiles_used_up] There are no tiles left to draw: the game is over.
    [nothing_to_do] The player whose turn it is has no move left: the game is over.
    [failed] The solitaire did not work out this time.
   *[finished] Finished.
}{ ended-winners }
event-ended-own = { $why }{ ended-winners }
ended-winners = { $winners-count ->
    [0] { "" }
    [1] { " " }{ $winners } wins.
   *[other] { " " }{ $winners } win together.
}

## Options that games share [pages]

option-referee = Who watches for mistakes
option-referee-table = The players, if they object in time: the printed rule
option-referee-umpire = The umpire, at once
option-referee-guard = The helper: a visibly wrong move is refused, and you try again
option-silence = Seconds after which silence counts as “I accept” (three times as long for claims and the last look)
option-sand-glass = Seconds per turn
mark-printed = printed
mark-edition = another edition
mark-reading = our reading
mark-addition = our addition
mark-referee-table = [printed|The players watch each other.]
mark-referee-umpire = [addition|In the rulebooks, the players watch each other and nobody else calls a mistake.]
mark-referee-guard = [addition|In the rulebooks, nobody stops a wrong move before it is made.]
mark-silence-on = [addition|In the rulebooks, everyone answers; silence is no answer.]
mark-silence-off = [printed|Everyone who is asked answers.]
mark-sand-glass-on = [addition|The rulebook has no sand timer.]
mark-sand-glass-off = [printed|The rulebook has no sand timer.]

## The tale of a replay [server]

tell-player = Player { $n }
tell-seats = Players: { $names }
tell-move = { $n }. { $name }: { $move }
tell-table = The table
tell-score = { $points ->
    [one] { $name }: { $points } point
   *[other] { $name }: { $points } points
}
tell-to-move = The game goes on. It is { $name }’s turn.
tell-running = The game goes on.

## The shelf [server]

shelf-seats = { $most ->
    [1] one player
   *[other] { $fewest } to { $most } players
}
shelf-seats-exact = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
shelf-default = (default: { $value })
shelf-on = on
shelf-off = off
shelf-left-off = { $name } is not among the games. { $cause }
shelf-english-only = (In English.)

## The rules: headings, and what holds for every game [rules]

rules-heading-minute = In a minute
rules-heading-players = Players
rules-heading-goal = Goal
rules-heading-material = Setup
rules-heading-turn = Your turn
rules-heading-points = Points
rules-heading-mistakes = Mistakes
rules-heading-clock = Time
rules-heading-end = The end
rules-heading-solo = Playing solo
rules-heading-variants = Other ways to play
rules-heading-options = Options, and where they come from
rules-heading-marks = What is not printed
rules-heading-tips = Tips
rules-heading-credit = Credits

rules-sudoku =
    There is one rule on every board: no number may appear twice in the same row, column or block. A number fits in a cell if the same number is not already visible in that cell’s row, column or block. Whether it turns out to be right in the end is another matter.

    Cells are named by column and row: a1 is top left, i1 top right, i9 bottom right.
rules-seats = Seat 1 starts and play goes clockwise. Choose the order of the seats yourselves, or have them shuffled. { mark-seats }
rules-referees =
    { rules-referees-choose }

    - The players, as in the printed game: every move is carried out, and the opponents keep their eyes open. A player who spots a mistake objects while there is still time. If the objection is right, the penalty follows; if it is wrong, it costs nothing and the move stands. { mark-wrong-objection } A mistake that nobody objects to in time stays for good.
    { rules-referees-rest }

    { rules-referees-last }
rules-referees-choose = Before you start, choose who watches for mistakes:
rules-referees-rest =
    - The umpire: a mistake is carried out but called at once, with the same penalty. { mark-referee-umpire }
    - The helper: a move that is visibly wrong is refused, and you are told why. Nothing changes, you try again, and the clock keeps running. { mark-referee-guard }
rules-referees-last = When the players watch, they can also object to a move that ends the game: the result stands once every opponent has accepted. { mark-last-move } Nobody who is away has accepted. If someone does not answer for a minute, the others can go on without them; the umpire then answers in their place. { mark-away } If you like, you can set a time after which silence counts as “I accept”. { mark-silence-on }
rules-referees-solution = The helper does not refuse a digit that fits but is not the one in the solution; it calls such a fault, as the umpire would. { mark-referee-guard }
rules-referees-usual = { rules-referees-people } In a solo game, the helper does. { mark-solo-helper }
rules-referees-people = As in the box, the players watch, even with bots at the table; on a first evening the helper does, and online the umpire.
rules-shared-win = Players who are tied on points share the win. { mark-shared-win }
rules-marks = A sign behind a sentence says that it is not in the rulebook, and how else it could be.
mark-shared-win = [reading|The rulebook does not say who wins when points are equal. The other reading: one more game decides.]
mark-wrong-objection = [reading|The rulebook names no penalty for a wrong objection. The other reading: it costs points or a turn.]
mark-last-move = [reading|The rulebook does not say whether the last move can be objected to. The other reading: the game is over at once.]
mark-away = [addition|At a printed game nobody is away.]
mark-seats = [reading|Most rulebooks let the oldest player start, others do not say. Here seat 1 starts: choose who sits there.]
mark-players = [addition|The rulebook gives no age: this is our advice.]
mark-length = [addition|The rulebook gives no length: this is what we found.]

## The command line [server]

cli = Printed Sudoku board games, and the Sudoku engine behind them.
cli-games = List the games, with their seats and options.
cli-games-json = Write JSON for programs.
cli-replay = Replay a recorded game, move by move.
cli-replay-record = The file with the record; - reads standard input.
cli-replay-json = Write one JSON document for programs.
cli-replay-lang = The language: en, fr, it, nl, ru or de.
cli-verify = Check that a game was dealt as promised, and that its record is unchanged.
cli-verify-key = The public key that the record must be signed with.
cli-verify-commitment = The fingerprint that was shown before the game.
cli-rules = Print the rules of a game.
cli-play-out = Play a random legal game and write it as a record.
cli-play-out-game = The game’s id, as listed by “games”.
cli-play-out-seed = The same seed gives the same game.
cli-play-out-seats = How many seats play.
cli-play-out-options = The game’s options as a JSON object.
cli-play-out-json = Write the record on one line.
cli-league = Let bots play a league: everyone against everyone, with intervals and ratings.
cli-league-game = The game’s id, as listed by “games”.
cli-league-bots = The bots, separated by commas: levels, or strengths such as 1350.
cli-league-games = About how many games each pair (or group) plays.
cli-league-seats = How many seats play.
cli-league-seed = The same seed gives the same games.
cli-league-engine = Who plays: the cores of this machine (local) or a Dask cluster (dask).
cli-league-out = Where the results go: this name as a JSONL file (progress, can be resumed), as JSON and as SVG.
cli-league-json = Write the results as one JSON document.
cli-solve = Solve puzzles, one per line: the solution, “none” or “several” for each.
cli-solve-file = The puzzle itself, or a file with a puzzle on each line; - reads standard input.
cli-solve-count = Write how many solutions there are instead, counting up to this many.
cli-solve-check = End with status 1 if any puzzle has not exactly one solution.
cli-canonical = Write the canonical form of puzzles: the same for all that differ only by names, turning, mirroring or swapped lines.
cli-lines-threads = How many threads work; by default, one per core.
cli-lines-skip-errors = Skip faulty lines: each is named on the error output, and all others are answered.
cli-lines-out = The file to write instead of the standard output; compressed if its name ends in “gz” or “zst”, a table if it ends in “parquet” or “arrow”.
cli-lines-processes = How many processes work; by default, one per core.
cli-lines-engine = Who works: this process with its threads (local) or a Dask cluster (dask).
cli-lines-scheduler = The address of the Dask cluster; without it one is started here.
cli-lines-resume = Go on where this command was stopped; the answers go to the file of --out.
lines-skipped = { $count ->
    [one] { $count } line was left out.
   *[other] { $count } lines were left out.
}
problems-skipped = { $count ->
    [one] { $count } puzzle was left out.
   *[other] { $count } puzzles were left out.
}
cli-generate = Make puzzles, one per line.
cli-generate-level = The level, from 1 (easiest) to 5; any without it.
cli-generate-clues = At most this many givens, 17 or more (19 take a moment, 18 take some seconds, 17 perhaps hours); not with other such options.
cli-generate-score = At least this score, as “rate” gives it; not with other such options.
cli-generate-needs = A technique that they need, such as x-wing or nested-net; with a level, harder ones may be needed as well.
cli-generate-number = How many.
cli-generate-seed = The same seed gives the same puzzles.
cli-generate-symmetry = The symmetry of the givens: none, half-turn, quarter-turn, left-right, top-bottom, diagonal or antidiagonal.
cli-generate-size = Cells on a side: 9 or 6.

## The command line [rules]

cli-rules-game = The game’s id, as listed by “games”.
cli-rules-lang = The language: en, fr, it, nl, ru or de.
