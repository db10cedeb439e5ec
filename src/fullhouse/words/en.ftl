### What all of Full House says, in English. The words of one game stand in that game's folder.

## After an error: what would have been possible

allowed-now = { $allowed-count ->
    [0] Nothing can be done here now.
   *[other] Possible now: { $allowed }.
}
accepted = Accepted: { $allowed }.

## Moves that are refused

error-game-over = The game is over.
error-unknown-seat = There is no seat { $seat } at this table; the seats are 1 to { $most }.
error-unknown-move = “{ $move }” is not a move of this game.
error-bad-move = “{ $move }” is not written as a move of this game.
error-not-your-turn = It is not this seat’s turn but seat { $turn }’s.
error-not-asked = This seat is not asked for anything.
error-nobody-asked = Nobody is asked for anything.
error-only-the-table = Only the table itself (seat 0) says “{ $move }”.
error-opponents-asked = The opponents are asked first.
error-cell-not-empty = Cell { $cell } is not empty.
error-does-not-fit = { $symbol } does not fit in { $cell }: it would meet the equal one in { $because }.
error-not-stuck = Not stuck: { $symbol } still fits, for example in { $cell }.
error-no-claim = Nobody has claimed to be stuck.
error-nothing-to-object = There is nothing to object to.
error-window-closed = It is too late to object to { $cell }; only { $last } is open to objection.
error-own-move = Nobody objects to their own move.

## Setups, options and problems that are not accepted

error-unknown-game = There is no game “{ $name }”.
error-bad-seat-count = { $game } is played by { $fewest } to { $most } seats, not { $seats }.
error-bad-seed = The seed has to be a whole number and stand alone, not “{ $value }”.
error-unknown-option = There is no option “{ $name }” in this game.
error-bad-option = The option “{ $name }” cannot be “{ $value }”.
error-options-not-json = The options are not valid JSON: { $detail }.
error-unknown-setup-field = A setup of this game has no field “{ $name }”.
error-missing-setup-field = The setup lacks the field “{ $name }”.
error-unknown-cell = There is no cell { $cell }. Cells go from { $first } to { $last }.
error-bad-cell = In “{ $field }”, “{ $value }” is not the name of a cell.
error-bad-symbol = In “{ $field }”, “{ $value }” is not a number from 1 to { $most }.
error-bad-grid-length = The grid has { $length ->
    [one] one character
   *[other] { $length } characters
}, not { $expected }.
error-bad-grid-character = “{ $character }” in { $cell } is neither a number from 1 to { $most } nor a dot for an empty cell.
error-not-an-object = “{ $field }” has to be a JSON object, not “{ $value }”.
error-not-a-list = “{ $field }” has to be a list, not “{ $value }”.
error-not-a-text = “{ $field }” has to be a text, not “{ $value }”.
error-not-a-number = “{ $field }” has to be a number, not “{ $value }”.
error-problem-without-solution = This problem has no solution.
error-problem-with-several-solutions = This problem has several solutions: { $cell } can be { $symbols }.
error-golden-clash = The { $symbol } in { $cell } does not fit the tiles that already lie there.
error-stack-too-high = The stack has { $count } tiles; { $most } at the most have room.

## Records

error-file-unreadable = { $path } cannot be read: { $detail }.
error-record-not-json = This is not a record, because it is not valid JSON: { $detail }.
error-record-too-large = This record is larger than { $most } bytes.
error-record-format = The record’s format is “{ $value }”, not “{ $expected }”.
error-record-unknown-field = Unknown field “{ $name }” in { $where }.
error-record-missing-field = The field “{ $name }” is missing in { $where }.
error-record-bad-name = “{ $value }” is not a seat’s name: a text of at most { $most } characters.
error-record-too-many-moves = The record has { $count } moves; { $most } are the most.
error-record-rules = No version “{ $value }” of this game’s rules is known.
error-replay-stopped = move { $n } (seat { $seat }, "{ $move }"): { $cause }

## What happened

event-objected = { $upheld ->
    [yes] { $seat } objects to { $cell }, and is right.
   *[no] { $seat } objects to { $cell }. No fault: it stands.
}
event-called = The referee calls a fault by { $against } in { $cell }.
event-accepted = { $silent ->
    [yes] Nobody objects.
   *[no] { $seats } accepts.
}
event-timed-out = Time is up for { $seat }.
event-ended = { $reason ->
    [solved] Solved!
    [full] The board is full.
    [no_progress] Three rounds without a new digit: the game is over.
    [time_up] Time is up: the game is over.
    [agreed] Everybody agrees to stop.
    [rounds_played] The last round has been played.
    [complete] The grid is complete.
    [stuck] A tile fits nowhere: the game is over.
    [tiles_used_up] All tiles have been laid.
    [nothing_to_do] Nothing more can be done: the game is over.
    [failed] The solitaire has failed.
   *[finished] Finished.
} { $winners-count ->
    [0] Nobody wins.
    [1] { $winners } wins.
   *[other] { $winners } win together.
}

## Options that games share

option-referee = Who notices a mistake.
option-referee-table = The opponents, if they object in time: the printed rule.
option-referee-umpire = The referee, at once.
option-referee-guard = A mistake is not possible: the move is refused and you try again.
option-silence = Seconds after which silence counts as “I accept”.
option-sand-glass = Seconds for a turn.

## The tale of a replay

tell-seats = Players: { $names }
tell-move = { $n }. { $name }: { $move }
tell-table = The table
tell-score = { $points ->
    [one] { $name }: { $points } point
   *[other] { $name }: { $points } points
}
tell-to-move = The game goes on. It is { $name }’s turn.
tell-running = The game goes on.

## The shelf

shelf-seats = { $most ->
    [1] one player
   *[other] { $fewest } to { $most } players
}
shelf-default = (usually: { $value })

## The command line

cli = Printed Sudoku board games, and the Sudoku engine below them.
cli-games = List the games, with their seats and options.
cli-games-json = Write JSON for programs.
cli-replay = Replay a recorded game, move by move.
cli-replay-record = The file with the record.
cli-replay-json = Write one JSON document for programs.
cli-play-out = Play a random legal game and write it as a record.
cli-play-out-game = The game’s id, as listed by “games”.
cli-play-out-seed = The same seed gives the same game.
cli-play-out-seats = How many seats play.
cli-play-out-options = The game’s options as a JSON object.
cli-play-out-json = Write the record on one line.
