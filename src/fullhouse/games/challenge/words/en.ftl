challenge-name = Challenge
challenge-summary = Turn tiles up, insert the ones that did not fit, and prove that a place is forced.

# Why a declared place is forced, as the player says it; empty where no ground was given.
challenge-ground = { $ground ->
    [cell] { " " }because nothing else fits there
    [row] { " " }because of its row
    [column] { " " }because of its column
    [block] { " " }because of its block
   *[none] { "" }
}
challenge-event-flipped = { $fits ->
    [yes] { $points ->
        [0] { $seat } turns { $cell }: the { $symbol } fits and stays, for no points.
        [one] { $seat } turns { $cell }: the { $symbol } fits and stays, for { $points } point.
       *[other] { $seat } turns { $cell }: the { $symbol } fits and stays, for { $points } points.
    }
   *[no] { $seat } turns { $cell }: the { $symbol } does not fit and goes to the hand.
}
challenge-event-inserted = { $declared ->
    [yes] { $seat } inserts the { $symbol } in { $cell } and calls it forced{ challenge-ground }
   *[no] { $seat } inserts the { $symbol } in { $cell }
}, for { $points ->
    [one] { $points } point
   *[other] { $points } points
}.{ $covered ->
    [yes] { " " }The tile below leaves the game unseen.
   *[no] { "" }
}
challenge-event-undone = { $why ->
    [wrong-ground] { $cell } is forced, but not on that ground: the { $symbol } leaves the game
    [not-forced] { $cell } is not forced: the { $symbol } leaves the game
   *[does-not-fit] The { $symbol } does not fit in { $cell } and leaves the game
}.{ $points ->
    [0] { "" }
    [one] { " " }{ $seat } gives { $points } point back.
   *[other] { " " }{ $seat } gives { $points } points back.
}{ $face_down ->
    [yes] { " " }The face-down tile lies there again.
   *[no] { "" }
}
challenge-event-dropped = { $seat } drops the { $symbol }: it fits nowhere any more.
challenge-event-warned = { $seat } is warned, and the glass is turned again.
challenge-event-fined = { $points ->
    [one] { $seat } loses the turn and { $points } point.
   *[other] { $seat } loses the turn and { $points } points.
}
challenge-move-write = insert the { $symbol } in { $cell }
challenge-move-declare = insert the { $symbol } in { $cell } as forced{ challenge-ground }
challenge-move-drop = drop the { $symbol }

error-not-forced = { $cell } is not forced for the { $symbol }: look at { $because }.
error-wrong-ground = { $cell } is forced for the { $symbol }, but not on that ground: look at { $because }.
error-still-fits = The { $symbol } still fits, for example in { $cell }: it cannot be dropped.
challenge-error-cell-face-down = A tile lies face down on { $cell }. You may only cover it if you declare the place forced.

## The rules

challenge-rules-goal =
    2 to 4 players uncover a board and repair it; it takes 30 to 45 minutes. Whoever has the most points in the end wins. { rules-shared-win }

    { rules-sudoku }
challenge-rules-material =
    All 81 tiles, nine each of the numbers 1 to 9, are shuffled and laid face down, one on each cell of the 9×9 board. One tile of the block in the centre is turned up, at random; at a real table you choose it.

    A cell is face-up, face-down or empty. It is open if it is face-down or empty. Only face-up tiles decide what fits.

    { rules-seats }
challenge-rules-turn =
    You do one of two things; passing is not allowed.

    Flip: turn a face-down tile. If it fits, it stays face-up. If not, you take it into your hand and its cell is empty. All hands lie open.

    Insert: lay a tile from your hand on an empty cell where it fits. If you think that the place is forced, declare it with the insert: it brings more points, and you may then even cover a face-down tile, which leaves the game unseen. Without a declaration, an insert on a face-down cell is not possible.

    A place is forced if one of these is true; nothing deeper counts:

    - In its row, its column or its block, the number fits no other open cell, whatever else this cell could take.
    - No other number fits this cell.

    You have to prove it: name the ground, which is the cell, the row, the column or the block, and the table sees the proof on the board. If you name none, the umpire looks for one.

    Before you flip or insert, you may drop tiles from your hand which fit no open cell any more. They leave the game and no longer cost you points. A tile that still fits somewhere cannot be dropped.
challenge-rules-points =
    - A flipped tile that fits: one point for each other face-up tile in its row, column or block, each counted once.
    - A flipped tile that does not fit: nothing.
    - An insert: 10, less one for each tile that is then still in your hand. With 2, 7 and 9 in hand, inserting the 2 brings 10 − 2 = 8.
    - An insert declared as forced: 20, less one for each tile that is then still in your hand.

    Points can fall below zero.
challenge-rules-mistakes =
    It is a fault to insert a tile where it does not fit, to declare a place forced which is not, or to name a ground that does not hold. Opponents may object until the next player acts. If they are right, the insert is undone, it brings no points, and the tile leaves the game. If nobody notices, the tile and the points stay.

    A flip is never a fault: what does not fit simply goes to the hand.

    { rules-referees }

    { rules-referees-people }
challenge-rules-clock = You have 30 seconds for a turn. The first time in a game that the sand runs out for you, you are warned and the glass is turned again. Every later time you lose the turn and 10 points. The time can be changed or switched off.
challenge-rules-end = As long as a tile lies face down, you can always flip. The game ends when the player to move can do nothing: no tile lies face down, and no tile of the hand fits an empty cell. Most points win.
challenge-rules-credit = After “Challenge Sudoku” by L. Colovini, D. De Toffoli and D. Zaccariotto, published by Clementoni in 2005.

## At the table, in the browser

challenge-do-forced = Take a tile and touch the cell where it must go: proved, it brings 10 points more.
challenge-line-warned = You have been warned: if the sand runs out again, it costs the turn and 10 points.
challenge-act-drop = Drop the { $symbol }: it fits nowhere
challenge-act-forced = Forced!
challenge-act-ground-any = any ground
challenge-act-ground-cell = the cell
challenge-act-ground-row = its row
challenge-act-ground-column = its column
challenge-act-ground-block = its block
challenge-fault-here = A fault: a tile that does not fit, or a place called forced that is not.

## The guided first game, and the example beside the rules

challenge-example = The 3 is forced: in its row no other open cell can take it.
challenge-learn-1 = You are Ana. All tiles lie face down; only a few are turned here. On your turn, turn a tile or insert one from your hand.
challenge-learn-2 = Turn e4. If the number fits, it stays and scores for every open tile it joins.
challenge-learn-3 = The 4 fits. Ben turned an 8 that does not fit: it goes to his hand, which everybody can see.
challenge-learn-4 = You hold a 3. In row 1 no other open cell can take it: its place a1 is forced. Choose the 3, then a1. At a real table, press “Forced!” first.
challenge-learn-5 = Forced and proved: 20 points. The lines show which tiles bar the other cells. If the place is not forced and somebody objects, you lose the tile.

## The rules in a minute: one sentence for each drawn step

challenge-rules-minute-1 = All tiles start face down. On your turn, turn one over or insert one from your hand.
challenge-rules-minute-2 = It fits: it stays and scores 1 point for each face-up tile in its row, column and block.
challenge-rules-minute-3 = It does not fit: it goes to your hand, and its cell is empty.
challenge-rules-minute-4 = An insert scores 10. Can you prove that the place is forced? Then 20. Each tile left in your hand costs 1.
challenge-rules-minute-5 = Ben’s 8 stands in that column already. Ana objects: the insert is undone, and the tile is gone.
challenge-rules-minute-6 = The game ends when nothing can be turned over or inserted. Most points win.

## For whom, and tips: on its page, and now and then at the table of a first game

challenge-rules-players = 2 to 4 players, 30 to 45 minutes; we suggest from 10 years.
challenge-tip-1 = The more crowded the zone, the more points a flip brings, and the greater the risk that the tile does not fit.
challenge-tip-2 = A tile in hand is no loss: keep it until its place is forced, then it brings ten points more.
challenge-tip-3 = Every tile left in your hand makes an insert worth one point less: drop those that fit nowhere.
challenge-rules-tips =
    - { challenge-tip-1 }
    - { challenge-tip-2 }
    - { challenge-tip-3 }
