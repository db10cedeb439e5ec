hidden-hands-name = Hidden Hands
hidden-hands-summary = Write the numbers of your secret hand where they fit: each scores its own value.
hidden-hands-event-hidden-hands-wrote = { $seat } writes { $symbol } in { $cell }.
hidden-hands-event-hidden-hands-passed = { $seat } passes.
hidden-hands-reason-all_passed = Everybody has passed.
error-hidden-hands-not-held = You do not hold the { $symbol }.

hidden-hands-rules-goal = 2 to 4 players write numbers on one board. Whoever has the most points wins.
hidden-hands-rules-material = A 6×6 board and 36 numbers, six of each. Everybody holds six of them, in secret.
hidden-hands-rules-turn = Write a number of your hand in an empty cell where it fits, for as many points as it is worth; or pass.
hidden-hands-rules-end = The game ends when all players pass one after the other.
hidden-hands-rules-credit = An example.
