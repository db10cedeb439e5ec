### Challenge, in English. At its table stand the messages [laying] of all games, too.

challenge-name = Challenge
challenge-summary = Turn over tiles, insert the ones that did not fit, and prove that a place is forced.
challenge-option-proof = Proof of a forced place
challenge-option-proof-found = The reason may be left out: the umpire looks for one
challenge-option-proof-named = The player names the reason
challenge-mark-sand-glass = [reading|In print, a player who often thinks longer than about 30 seconds is urged on, then loses the turn and 10 points. A timer for every turn is how we read it.]
challenge-mark-proof-named = [printed|Every forced place is proved.]
challenge-mark-proof-found = [addition|In print, the player proves every forced place. Here the umpire may look for the reason.]
challenge-mark-first-tile = [reading|In print, the players choose this tile. Here chance does.]
challenge-mark-open = [reading|The rulebook does not say whether a number could still stand where a tile lies face down. The other reading counts empty cells only.]
challenge-mark-wrong-ground = [reading|The rulebook does not speak of a forced place with a wrong reason. The other reading: only a place that is not forced is a fault.]
challenge-mark-covered = [reading|The rulebook does not say what becomes of a face-down tile that was covered. The other reading: it stays out of the game.]
challenge-mark-negative = [reading|The rulebook does not say whether a score stops at zero. The other reading: it does.]
challenge-mark-drop = [reading|The rulebook does not say when tiles may be dropped. The other reading: at any time.]

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
        [0] { $seat } turns over { $cell }: the { $symbol } fits and stays, for no points.
        [one] { $seat } turns over { $cell }: the { $symbol } fits and stays, for { $points } point.
       *[other] { $seat } turns over { $cell }: the { $symbol } fits and stays, for { $points } points.
    }
   *[no] { $seat } turns over { $cell }: the { $symbol } does not fit and goes into their hand.
}
challenge-event-flipped-you = { $fits ->
    [yes] { $points ->
        [0] You turn over { $cell }: the { $symbol } fits and stays, for no points.
        [one] You turn over { $cell }: the { $symbol } fits and stays, for { $points } point.
       *[other] You turn over { $cell }: the { $symbol } fits and stays, for { $points } points.
    }
   *[no] You turn over { $cell }: the { $symbol } does not fit and goes into your hand.
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
challenge-event-inserted-you = { $declared ->
    [yes] You insert the { $symbol } in { $cell } and call it forced{ challenge-ground }
   *[no] You insert the { $symbol } in { $cell }
}, for { $points ->
    [one] { $points } point
   *[other] { $points } points
}.{ $covered ->
    [yes] { " " }The tile below leaves the game unseen.
   *[no] { "" }
}
challenge-event-undone = { $why ->
    [wrong-ground] { $cell } is forced, but not for that reason: the { $symbol } leaves the game
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
challenge-event-undone-you = { $why ->
    [wrong-ground] { $cell } is forced, but not for that reason: the { $symbol } leaves the game
    [not-forced] { $cell } is not forced: the { $symbol } leaves the game
   *[does-not-fit] The { $symbol } does not fit in { $cell } and leaves the game
}.{ $points ->
    [0] { "" }
    [one] { " " }You give { $points } point back.
   *[other] { " " }You give { $points } points back.
}{ $face_down ->
    [yes] { " " }The face-down tile lies there again.
   *[no] { "" }
}
challenge-event-dropped = { $seat } drops the { $symbol }: it no longer fits anywhere.
challenge-event-dropped-you = You drop the { $symbol }: it no longer fits anywhere.
challenge-event-warned = { $seat } is warned, and the timer starts again.
challenge-event-warned-you = You are warned, and the timer starts again.
challenge-event-fined = { $points ->
    [one] { $seat } loses the turn and { $points } point.
   *[other] { $seat } loses the turn and { $points } points.
}
challenge-event-fined-you = { $points ->
    [one] You lose your turn and { $points } point.
   *[other] You lose your turn and { $points } points.
}
challenge-move-write = insert the { $symbol } in { $cell }
challenge-move-declare = insert the { $symbol } in { $cell } as forced{ challenge-ground }
challenge-move-drop = drop the { $symbol }

error-not-forced = { $cell } is not forced for the { $symbol }: look at { $because }.
error-wrong-ground = { $cell } is forced for the { $symbol }, but not for that reason: look at { $because }.
error-still-fits = The { $symbol } still fits, for example in { $cell }: it cannot be dropped.
error-fits-somewhere = The { $symbol } still fits somewhere: it cannot be dropped.
error-name-the-ground = Say why { $cell } is forced: tap the row, the column, the block or the cell.
challenge-error-cell-face-down = A tile lies face down on { $cell }. You may only cover it if you declare the place forced.

## The rules

challenge-rules-goal =
    2 to 4 players uncover a board and repair it, in 30 to 45 minutes. The player with the most points at the end wins. { rules-shared-win }

    { rules-sudoku }
challenge-rules-material =
    All 81 tiles, nine each of the numbers 1 to 9, are shuffled and laid face down, one on each cell of the 9×9 board. One tile of the block in the centre is turned face up, at random; at a real table you choose it. { challenge-mark-first-tile }

    A cell is face-up, face-down or empty. It is open if it is face-down or empty. { challenge-mark-open } Only face-up tiles decide what fits.

    { rules-seats }
challenge-rules-turn =
    You do one of two things; passing is not allowed.

    Flip: turn over a face-down tile. If it fits, it stays face up. If not, you take it into your hand and its cell is empty. Everyone can see all hands.

    Insert: lay a tile from your hand on an empty cell where it fits. If you think that the place is forced, declare it when you insert the tile: it scores more, and you may then even cover a face-down tile, which leaves the game unseen. Without a declaration, you cannot insert a tile on a face-down one.

    A place is forced if one of these is true; more complex reasoning does not count:

    - In its row, in its column or in its block (one of them is enough), the number fits in no other open cell, whatever else this cell could take.
    - No other number fits in this cell.

    You have to prove it: name your reason (the cell, the row, the column or the block), and the proof is shown on the board. If you play as in the box, you always have to name it: a declaration without a reason is not accepted. Otherwise you may leave it out, and the umpire looks for one. { challenge-mark-proof-found }

    Before you flip or insert, you may drop tiles from your hand that no longer fit in any open cell. { challenge-mark-drop } They leave the game and no longer cost you points. A tile that still fits somewhere cannot be dropped. When the players watch, noticing such tiles is up to you: nothing points them out, and if a drop is refused, you are not told where the tile fits. The umpire and the helper name a cell.
challenge-rules-points =
    - Flipping a tile that fits: one point for each other face-up tile in its row, column or block, each counted once.
    - Flipping a tile that does not fit: no points.
    - Inserting a tile: 10 points, minus one for each tile still in your hand afterwards. If you hold 2, 7 and 9, inserting the 2 scores 10 − 2 = 8.
    - Inserting a tile declared as forced: 20 points, minus one for each tile still in your hand afterwards.

    Your score can fall below zero. { challenge-mark-negative }
challenge-rules-mistakes =
    It is a fault to insert a tile where it does not fit, to declare a place forced when it is not, or to name a reason that does not hold. { challenge-mark-wrong-ground } Opponents may object until the next player flips or inserts a tile; dropping a tile or running out of time leaves the objection open. If they are right, the tile you inserted scores nothing and leaves the game, and the cell is as it was before. { challenge-mark-covered } If nobody notices, the tile and the points stay.

    A flip is never a fault: a tile that does not fit simply goes into your hand.

    { rules-referees }

    { rules-referees-people }
challenge-rules-clock = You have 30 seconds per turn. { challenge-mark-sand-glass } The first time in a game that you run out of time, you are warned and the timer is turned again. Each time after that, you lose the turn and 10 points. You can change this time or switch it off.
challenge-rules-end = As long as any tile lies face down, you can always flip one. The game ends when the player whose turn it is can do nothing: no tile lies face down, and no tile in that player’s hand fits in an empty cell. The player with the most points wins.
challenge-rules-credit = Based on “Challenge Sudoku” by L. Colovini, D. De Toffoli and D. Zaccariotto, published by Clementoni in 2005.

## At the table, in the browser

challenge-do-forced = Pick up a tile and tap the cell where it must go: if you prove it, you score 10 points more.
challenge-do-ground = Why is { $cell } forced for the { $symbol }? Tap its row, column or block, or the cell itself.
challenge-say-which-ground = This cell lies in two of them: tap further away, or choose below.
challenge-line-warned = You are warned: next time you lose the turn and 10 points.
challenge-act-drop = Drop the { $symbol }: it fits nowhere
challenge-act-drop-this = Drop the { $symbol }
challenge-act-drop-one = Drop a tile
challenge-say-drop-which = Pick up the tile that fits nowhere, then tap this again.
challenge-act-forced = Forced!
challenge-act-ground-any = any reason
challenge-act-ground-cell = the cell
challenge-act-ground-row = its row
challenge-act-ground-column = its column
challenge-act-ground-block = its block
challenge-fault-here = A fault: a tile that does not fit, or a place called forced that is not.

## The guided first game, and the example beside the rules

challenge-learn-1 = Tap { $cell } to turn over the tile there.
challenge-learn-2 = It fits, so it stays: a point for every other face-up tile in its row, column and block. Now turn over { $cell }.
challenge-learn-3 = That tile did not fit, so it went into your hand. Then { $name } inserted a { $theirs } in { $there }, where it does not fit. Tap “Object!”
challenge-learn-4 = Right: { $name } loses the tile. Choose your { $symbol } and insert it in { $cell }: 10 points, minus one for each tile still in your hand.
challenge-learn-5 = In its row, your { $symbol } fits only in { $cell }. Choose it, tap “Forced!”, then { $cell }: 20 points.
challenge-learn-6 = No tile is left to turn over, and you are ahead. Now you know the whole game!

## The rules in a minute: one sentence for each drawn step

challenge-rules-minute-1 = All tiles but one start face down. On your turn, turn one over or insert one from your hand.
challenge-rules-minute-2 = It fits: it stays and scores 1 point for each face-up tile in its row, column and block.
challenge-rules-minute-3 = It does not fit: it goes into your hand, and its cell is empty.
challenge-rules-minute-4 = Inserting a tile scores 10. Can you prove that the place is forced? Then 20. Each tile left in your hand costs 1.
challenge-rules-minute-5 = Ben inserts an 8, but that column already has one. Ana objects: the move is undone, and the tile is gone.
challenge-rules-minute-6 = The game ends when nothing can be turned over or inserted. The player with the most points wins.

## For whom, and tips: on its page, and now and then at the table of a first game

challenge-rules-players = 2 to 4 players, 30 to 45 minutes; suggested for ages 10 and up. { mark-players }
challenge-tip-1 = The more crowded the area, the more points a flip scores, and the greater the risk that the tile does not fit.
challenge-tip-2 = A tile in hand is no loss: keep it until its place is forced, then it scores ten points more.
challenge-tip-3 = Every tile left in your hand makes an insert worth one point less: drop those that fit nowhere.
challenge-rules-tips =
    - { challenge-tip-1 }
    - { challenge-tip-2 }
    - { challenge-tip-3 }
