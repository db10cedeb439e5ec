## The facade, for those who write Python [errors]

error-several-problems = One puzzle was expected; here there are { $count }.
error-puzzle-has-mistake = Something is wrong in { $cells }: take it back first.
error-coach-nine-only = Only puzzles of 9 by 9 cells can be explained and rated, not of { $size } by { $size }.
error-puzzle-without-step = No step can be found here: logic alone leads no further.
error-way-without-step = “{ $way }” finds nothing in this puzzle now.
error-not-a-step = “{ $value }” is not a step of a puzzle.
error-cell-is-given = { $cell } is a given: the { $symbol } belongs to the puzzle.
error-not-a-player = “{ $value }” cannot sit at a table: name a person or a bot, or give a function that chooses a move.
error-not-a-record = “{ $value }” is not the record of a game.
error-not-a-puzzle = “{ $value }” is not what a puzzle’s to_dict() gives: an object with “puzzle”, and perhaps “digits”, “notes” and “seed”.
error-range-turned = The range for “{ $field }” begins with { $lowest } and ends with { $highest }: the smaller number comes first.
error-nobody-plays = Nobody is in “{ $field }”: give at least one bot.
error-unknown-player = “{ $name }” has not played here.
error-puzzle-not-there = There is no puzzle { $value } here: they are numbered from 0 to { $most }.
error-record-seats = { $expected ->
    [one] The record has { $expected } seat, not { $count }.
   *[other] The record has { $expected } seats, not { $count }.
}
error-seat-not-named = Several seats may act now: say which one.
error-nothing-to-pop = No move has been made that could be taken back.
