### Solitaire, in English. At its table stand the messages [laying] of all games, too.

solitaire-name = Solitaire
solitaire-summary = Turn over all 81 tiles and never hold three of a kind.

solitaire-option-places = Where tiles fit is shown
solitaire-mark-places-on = [addition|The booklet has no help.]
solitaire-mark-places-off = [printed|The booklet has no help: you find the places yourself.]
solitaire-pack-family = Places for a third equal tile are shown.
solitaire-pack-printed = Nothing is shown: you find the places yourself.

solitaire-event-due = { $seat } holds three { $symbol }s: one has to be inserted at once.{ $cells-count ->
    [0] { "" }
   *[other] { " " }It fits in { $cells }.
}
solitaire-event-due-alone = Three { $symbol }s in hand: one has to be inserted at once.{ $cells-count ->
    [0] { "" }
   *[other] { " " }It fits in { $cells }.
}
solitaire-event-succeeded = { $points ->
    [one] Success! No tile is left face down. The hand is worth { $points } point so far.
   *[other] Success! No tile is left face down. The hand is worth { $points } points so far.
}
solitaire-move-write = insert the { $symbol } in { $cell }
solitaire-move-finish = finish the game

error-too-many-equal = You may hold at most { $most } tiles with { $symbol } in your hand.
error-not-succeeded = { $left ->
    [one] You can finish when no tile lies face down; there is still { $left }.
   *[other] You can finish when no tile lies face down; there are still { $left }.
}
error-not-in-this-game = There is no “{ $move }” in this game.
error-must-insert = You hold three { $symbol }s: first insert one of them.

## The rules

solitaire-rules-goal =
    One player tries to turn over all 81 tiles without ever being left with three tiles of the same number in hand.

    { rules-sudoku }
solitaire-rules-material = All 81 tiles, nine each of the numbers 1 to 9, are shuffled and laid face down, one on each cell of the 9×9 board. No tile is face up at the start. Only face-up tiles decide what fits.
solitaire-rules-turn =
    You do one of two things:

    - Flip: turn over any face-down tile. If it fits, it stays. If not, it goes into your hand and its cell is empty.
    - Insert: lay a tile from your hand on an empty cell where it fits.

    You may never keep three tiles of the same number in hand. If you flip a third one that does not fit, you must at once insert a tile of that number on an empty cell where it fits; nothing else is allowed. If there is no such cell, the solitaire has failed.
solitaire-rules-points =
    At the end, you score for each of the numbers 1 to 9:

    - 3 points if none of its tiles is left in your hand,
    - 1 point if exactly one is left,
    - 0 points if two are left.

    More than 10 is an excellent result; 27 would be a complete grid. A failed game scores nothing.
solitaire-rules-mistakes = The helper watches: a tile that does not fit is refused, and you try again. { mark-referee-guard }
solitaire-rules-end = You have succeeded when no tile is left face down. You may then insert more tiles and stop whenever you like; the game also ends by itself when nothing more can be inserted. Your games, your successes, your best result and all the others are kept.
solitaire-rules-credit = Based on “Solitaire Sudoku” from the box of “Challenge Sudoku” by L. Colovini, D. De Toffoli and D. Zaccariotto, published by Clementoni in 2005.

## At the table, in the browser

solitaire-line-due = Three { $symbol }s in hand: insert one of them now.
solitaire-line-succeeded = All tiles have been turned over. Insert as many as you can, then finish.
solitaire-line-face-down = { $count ->
    [one] { $count } tile lies face down.
   *[other] { $count } tiles lie face down.
}
solitaire-act-finish = Finish
solitaire-sure-finish = Yes, finish
solitaire-sure-finish-text = Tiles that you could still insert would score more points.
solitaire-ending-failed = Three { $symbol }s in hand, and none of them fits: that was the end.
solitaire-ending-points = { $points ->
    [one] { $points } point. More than 10 is an excellent result, says the booklet.
   *[other] { $points } points. More than 10 is an excellent result, says the booklet.
}
solitaire-fault-here = A tile you insert has to fit.

## The guided first game, and the example beside the rules

solitaire-learn-1 = Turn over { $cell }. A tile that fits stays.
solitaire-learn-2 = It fits. Now turn over { $cell }.
solitaire-learn-3 = That one does not fit: it goes into your hand, and its cell is empty. Turn over { $cell }.
solitaire-learn-4 = Choose the { $symbol } in your hand and insert it in { $cell }.
solitaire-learn-5 = And the { $symbol } in { $cell }. Never hold three of a kind: that would be the end.
solitaire-learn-6 = The last tile: turn over { $cell }.
solitaire-learn-7 = No tile is face down and your hand is empty: 27 points, the most you can get.

## The rules in a minute: one sentence for each drawn step

solitaire-rules-minute-1 = All 81 tiles lie face down. Turn them all over, and never hold three of the same number.
solitaire-rules-minute-2 = A tile that fits stays where it is.
solitaire-rules-minute-3 = A tile that does not fit goes into your hand and leaves its cell empty.
solitaire-rules-minute-4 = Insert tiles from your hand in empty cells where they fit.
solitaire-rules-minute-5 = A third tile of the same number that cannot be inserted at once loses the game. At the end, the emptier your hand, the more points.

## For whom, and tips: on its page, and now and then at the table of a first game

solitaire-rules-players = 1 player, about 15 minutes; suggested for ages 10 and up. { mark-players }
solitaire-tip-1 = Two tiles of the same number in hand are a warning: keep a cell empty where one of them fits.
solitaire-tip-2 = Before you insert a tile, check which other numbers lose that cell.
solitaire-rules-tips =
    - { solitaire-tip-1 }
    - { solitaire-tip-2 }
