### What a review says, in English.

## The review of a game

review = Review

## The review of a game [review]

review-of = Review: { $name }
review-progress = Looking closer: { $done } of { $count }
review-partial = Not all moves could be looked at closely; what is shown is a first estimate.
review-turning = Turning points
review-calm = No move gave much away.
review-every = Every move
review-best = Best move of the game: { $n }. { $move } ({ $name })
review-accuracy = Accuracy
review-lost = Chances given away
review-luck = Luck
review-player = { $name }: accuracy { $accuracy }%, chances given away { $lost }%, luck { $luck }%
review-solver = { $name }: accuracy { $accuracy }%
review-solver-hints = { $name }: accuracy { $accuracy }%, hints { $count }
review-alone = { $name }: accuracy { $accuracy }%, points given away { $points }
review-points-lost = Points given away
review-hints = Hints
review-expected = Points to expect: { $before } with the best move, { $after } after this one.
review-points-curve = The points to expect, move by move
review-unlucky = Gave away fewer chances than the winner and still did not win: { $names }.
review-curve = The chance of winning, move by move: { $names }
review-progress-curve = How much of the grid is right, move by move: { $names }
review-chance = Chance of winning: { $before }% with the best move, { $after }% after this one.
review-ahead = Expected lead: { $before } with the best move, { $after } after this one.
review-better = Better: { $moves }
review-good = Nothing better was found.
review-kind-points = Another move scores more at once: +{ $points }.
review-kind-opened = It lets the next player score more: +{ $points }.
review-kind-forced = A forced place was not declared.
review-kind-later = The better move pays later in the game.
review-kind-fault = This was a fault.
review-kind-unnoticed = This was a fault, and nobody noticed.
review-kind-claim = This was not needed: something was still possible.
review-kind-missed = An objection would have been right here.
review-kind-wasted = The objection was not right.
review-kind-time = The time ran out.
review-kind-mistake = { $cell } is { $right }, not { $symbol }. Wrong digits after it: { $count }.
review-judge-net = Judged by the strongest bot, from what each player could see then.
review-judge-playouts = Judged by playing out the rest of the game many times, from what each player could see then.
review-judge-solution = Judged by the solution.
review-path = The way through the grid
review-hardest = Hardest step on the coach’s way: { $symbol } in { $cell } ({ $technique })
review-slowest = Longest thinking time: { $symbol } in { $cell }, { $time } ({ $technique })
review-unproved = not provable at that point
review-faultless = No wrong digit.
review-played = Played: { $move }
review-save = Save with the review
review-picture = Save as a picture
review-print = Print
review-exercises = Find the better move
review-show = Show
review-play-on = Play on from here
review-against = Against
review-find = Tap the cell of a better move.
review-found = Right: nothing better was found.
review-found-better = Better than the move played. Better still: { $move }
review-found-played = That is the move that was played.
review-not-found = That is not among the best moves.
review-next = Next exercise
review-exercise-gone = This exercise is no longer on this device.
review-solved = Solved: { $done } of { $count }
review-whole = See the review

## A move in words, as what somebody does; without a tile that nobody could know [review]

review-move-lay = { $symbol ->
    [none] lay the tile on { $cell }
   *[other] lay the { $symbol } on { $cell }
}
review-move-stuck = claim to be stuck
review-move-show = point at { $cell }
review-move-object = { $cell ->
    [none] object
   *[other] object to { $cell }
}
review-move-accept = accept
review-move-timeout = run out of time
review-move-flip = turn over { $cell }
review-move-write = write { $symbol } in { $cell }
review-move-erase = erase { $cell }
review-move-done = end the turn
review-digit = { $symbol } in { $cell }

## Reviews that are refused [errors]

error-review-no-decisions = There is nothing to review in this game: nobody has decided anything (moves: { $moves }).
error-review-too-long = { $count } decisions are too many for a review; at most { $most }.
error-review-budget = The budget of a review is a number from 1 to { $most }, not { $budget }.
error-review-no-records = There are no records in { $path }.
error-review-running = A game can be reviewed only after it has ended.
error-play-on-running = You can play on from a game only after it has ended.

## The command [server]

cli-review = Tell what each decision of a recorded game was worth, or of every game in a folder.
cli-review-record = The file with the record, “-” for standard input, or a folder with records.
cli-review-json = Write JSON for programs; for a folder, one line for each game.
cli-review-budget = How much work goes into each decision.
cli-review-lang = The language: en, fr, it, nl, ru or de.
cli-review-engine = For a folder, who works: the cores of this machine (local) or a Dask cluster (dask).
cli-review-address = The address of the Dask cluster; without it one is started here.
