last-word-name = Last Word
last-word-summary = Write numbers that fit until none does: the last one scores.
last-word-option-starters = One number of each kind is on the board from the start

last-word-event-placed = { $points ->
    [0] { $seat } writes { $symbol } in { $cell }.
   *[other] { $seat } writes { $symbol } in { $cell } and completes { $points ->
        [1] a row, column or block.
       *[other] { $points } rows, columns or blocks.
    }
}
last-word-event-waited = { $seat } passes.
last-word-reason-nothing_fits = No number fits anywhere.
error-last-word-passed = You have already passed: once per game is enough.

last-word-rules-goal = 2 to 4 players write the numbers 1 to 6 on one board. Completing a row, column or block scores, and so does the last number that fits.
last-word-rules-material = A 6×6 board with blocks of two rows and three columns. Six numbers are on it from the start, one of each kind, unless you start with an empty board.
last-word-rules-turn = Write a number in an empty cell where it fits: never twice in the same row, column or block. Once per game you may pass instead.
last-word-rules-points = One point for each row, column or block that your number completes. Three more for the last number that fits.
last-word-rules-mistakes = A number that does not fit is refused, and you try again.
last-word-rules-end = The game ends when no number fits in any empty cell. The player with the most points wins.
last-word-rules-credit = A game of the Full House project.
