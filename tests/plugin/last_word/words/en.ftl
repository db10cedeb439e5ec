last-word-name = Last Word
last-word-summary = Write numbers that fit until none does: the last one pays.
last-word-option-starters = One number of each kind stands on the board from the start.

last-word-event-placed = { $points ->
    [0] { $seat } writes { $symbol } in { $cell }.
   *[other] { $seat } writes { $symbol } in { $cell } and completes { $points ->
        [1] a house.
       *[other] { $points } houses.
    }
}
last-word-event-waited = { $seat } passes.
last-word-reason-nothing_fits = No number fits any more.
error-last-word-passed = You have passed already: once a game is enough.

last-word-rules-goal = 2 to 4 players write the numbers 1 to 6 on one board. Completing houses brings points, and so does the last number that fits.
last-word-rules-material = A 6×6 board with blocks of two rows and three columns. Six numbers stand on it from the start, one of each kind, unless the table starts empty.
last-word-rules-turn = Write a number into an empty cell where it fits: it may not stand twice in a row, a column or a block. Once a game you may pass instead.
last-word-rules-points = One point for each row, column or block that your number completes. Three more for the last number that fits.
last-word-rules-mistakes = A number that does not fit is refused, and you try again.
last-word-rules-end = The game ends when no number fits any empty cell. The most points win.
last-word-rules-credit = A game of the Full House project.
