solitaire-name = Solitaire
solitaire-summary = Turn up all 81 tiles and never hold three of a kind.

solitaire-event-due = { $seat } holds three tiles with { $symbol }: one has to be inserted at once. It fits in { $cells }.
solitaire-event-due-alone = Three tiles with { $symbol } in hand: one has to be inserted at once. It fits in { $cells }.
solitaire-event-succeeded = { $points ->
    [one] Success! No tile lies face down any more. The hand is worth { $points } point so far.
   *[other] Success! No tile lies face down any more. The hand is worth { $points } points so far.
}
solitaire-move-write = insert the { $symbol } in { $cell }
solitaire-move-finish = finish the game

error-too-many-equal = There may be { $most } tiles with { $symbol } in the hand at the most.
error-not-succeeded = { $left ->
    [one] You can finish when no tile lies face down; there is still { $left }.
   *[other] You can finish when no tile lies face down; there are still { $left }.
}
error-not-in-this-game = There is no “{ $move }” in this game.
error-must-insert = You hold three tiles with { $symbol }: first insert one of them.

## The rules

solitaire-rules-goal =
    One player tries to turn up all 81 tiles without ever being left with three equal ones in hand.

    { rules-sudoku }
solitaire-rules-material = All 81 tiles, nine each of the numbers 1 to 9, are shuffled and laid face down, one on each cell of the 9×9 board. None is turned up at the start. Only face-up tiles decide what fits.
solitaire-rules-turn =
    You do one of two things:

    - Flip: turn any face-down tile. If it fits, it stays. If not, it goes to your hand and its cell is empty.
    - Insert: lay a tile from your hand on an empty cell where it fits.

    You may never keep three equal tiles in hand. If you flip a third one that does not fit, you have to insert a tile of that number at once, on an empty cell where it fits; nothing else is allowed. If it fits none, the solitaire has failed.
solitaire-rules-points =
    At the end, each of the numbers 1 to 9 counts:

    - 3 points if no tile of it is left in your hand,
    - 1 point if exactly one is,
    - 0 points if two are.

    More than 10 is an excellent result; 27 would be a complete grid. A failed game has no points.
solitaire-rules-mistakes = The helper watches: an insert that does not fit is refused, and you try again.
solitaire-rules-end = You have succeeded when no tile lies face down any more. You may then go on inserting and stop whenever you like; the game also ends by itself when nothing more can be inserted. Your games, successes, best result and all results are kept.
solitaire-rules-credit = After “Solitaire Sudoku” in the box of “Challenge Sudoku” by L. Colovini, D. De Toffoli and D. Zaccariotto, published by Clementoni in 2005.

## At the table, in the browser

solitaire-line-due = Three times { $symbol }: insert one of them now.
solitaire-line-succeeded = All tiles are turned. Insert as many as you can, then finish.
solitaire-line-face-down = { $count ->
    [one] { $count } tile lies face down.
   *[other] { $count } tiles lie face down.
}
solitaire-act-finish = Finish
solitaire-sure-finish = Yes, finish
solitaire-sure-finish-text = Tiles that you could still insert would bring more points.
solitaire-ending-failed = Three tiles with { $symbol }, and none of them fits: that ended it.
solitaire-ending-points = { $points ->
    [one] { $points } point. More than 10 is an excellent result, says the booklet.
   *[other] { $points } points. More than 10 is an excellent result, says the booklet.
}
solitaire-fault-here = An insert has to fit.

## The guided first game, and the example beside the rules

solitaire-example = Turn tiles; what does not fit goes to your hand.
solitaire-learn-1 = You play alone: turn all 81 tiles and never hold three equal ones.
solitaire-learn-2 = Turn e5.
solitaire-learn-3 = The 5 fits. Turn e9.
solitaire-learn-4 = Another 5 in the same column: it goes to your hand. Turn a1.
solitaire-learn-5 = Now turn a2.
solitaire-learn-6 = The 7 does not fit, but a2 is empty now. Choose the 5 of your hand and insert it in a2.
solitaire-learn-7 = Well done. When nothing lies face down any more you have succeeded; what is left in your hand decides the points.

## The rules in a minute: one sentence for each drawn step

solitaire-rules-minute-1 = All 81 tiles lie face down. Turn them all over, and never hold three equal ones.
solitaire-rules-minute-2 = A tile that fits stays where it is.
solitaire-rules-minute-3 = A tile that does not fit goes to your hand and leaves its cell empty.
solitaire-rules-minute-4 = Insert tiles from your hand in empty cells where they fit.
solitaire-rules-minute-5 = A third equal tile that cannot be inserted at once loses the game. At the end, the emptier your hand, the more points.

## For whom, and tips: on its page, and now and then at the table of a first game

solitaire-rules-players = 1 player, about 15 minutes; we suggest from 10 years.
solitaire-tip-1 = Two equal tiles in hand are a warning: keep an empty cell open where one of them fits.
solitaire-tip-2 = Before you insert a tile, look which other numbers lose that cell.
solitaire-rules-tips =
    - { solitaire-tip-1 }
    - { solitaire-tip-2 }
