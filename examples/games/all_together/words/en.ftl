all-together-name = All Together
all-together-summary = Each player writes only some of the numbers: fill thirty cells together.
all-together-event-all-together-wrote = { $seat } writes { $symbol } in { $cell }.
all-together-event-all-together-passed = { $seat } passes.
all-together-reason-enough_filled = Thirty cells are filled.
all-together-reason-all_passed = Everybody has passed.
error-all-together-not-yours = Somebody else writes the { $symbol }.

all-together-rules-goal = 1 to 3 players fill thirty cells of one board, and win or lose together.
all-together-rules-material = A 6×6 board with blocks of two rows and three columns. One number is on it from the start.
all-together-rules-turn = Write one of your numbers in an empty cell where it fits, or pass. The numbers 1 to 6 are shared out among the players.
all-together-rules-end = The game ends when thirty cells are filled, or when all pass one after the other.
all-together-rules-credit = An example.
