sealed-cells-name = Sealed Cells
sealed-cells-summary = Everyone chooses a cell in secret: it is yours if nobody else has chosen it.
sealed-cells-event-sealed-cells-chose = { $seat } has chosen.
sealed-cells-event-sealed-cells-opened = { $points ->
    [0] { $seat } was not alone in { $cell }.
   *[other] { $seat } takes { $cell }.
}
sealed-cells-reason-rounds_played = Six rounds have been played.
error-sealed-cells-chosen = You have chosen already.

sealed-cells-rules-goal = 2 to 4 players take cells of one board. Whoever has the most points wins.
sealed-cells-rules-material = A 6×6 board with blocks of two rows and three columns.
sealed-cells-rules-turn = Everyone chooses an empty cell at the same time, in secret. A player who is alone in a cell takes it. Each of your cells scores a point, and each pair of them in the same row, column or block scores one more.
sealed-cells-rules-end = The game ends after six rounds.
sealed-cells-rules-credit = An example.
