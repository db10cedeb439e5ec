### Golden Tiles, in English. At its table stand the messages [laying] of all games, too.

tiles-name = Golden Tiles
tiles-summary = Place your number where it fits, with as many tiles as possible in its row, column and block.

tiles-option-golden = Where the golden tiles lie
tiles-option-golden-blocks = One in each row, column and block
tiles-option-golden-lines = One in each row and column

# Without a tile to look at, the fault was to say “stuck”.
tiles-event-called = { $because-count ->
    [0] The umpire points at { $cell }: { $against } is not stuck, the tile fits there.
   *[other] The umpire calls a fault against { $against } in { $cell }: look at { $because }.
}
tiles-event-called-you = { $because-count ->
    [0] The umpire points at { $cell }: you are not stuck, the tile fits there.
   *[other] The umpire calls a fault against you in { $cell }: look at { $because }.
}

## The rules

tiles-rules-goal =
    1 to 4 players lay number tiles on one board. A tile scores for the other tiles in its row, column and block. The player with the most points at the end wins. { rules-shared-win }

    { rules-sudoku }
tiles-rules-material =
    There are 81 tiles, nine each of the numbers 1 to 9, for a board of 9×9 cells in blocks of 3×3. Nine tiles are golden, one of each number. { mark-golden-numbers } They are laid out first, at random, so that each row and each column has exactly one.

    The other 72 tiles are shuffled face down: that is the stack. Everyone draws one tile and keeps it secret, and every pawn starts on 0 of the score track.

    { rules-seats }
tiles-rules-turn =
    - Lay the tile in your hand on an empty cell.
    - Score it.
    - Draw the next tile. Now it is the next player’s turn.

    If your tile fits in no empty cell, say that you are stuck and show it: the game ends. But if there is a cell for it after all and an opponent points at it, your tile leaves the game without points, you draw a new one, and it is the next player’s turn. Pointing at a wrong cell costs nothing. The claim stands when all opponents accept it. { mark-pointing } The umpire judges it at once; with the helper nobody has to say it: it ends the game by itself when the tile of the player whose turn it is fits nowhere, and refuses a wrong claim. { mark-referee-guard }
tiles-rules-points =
    Your tile scores one point for each other tile in its block, and one for each tile in its row and in its column outside that block. The tile itself never counts. For example, a 7 with three other tiles in its block, two more in its row and one more in its column scores 6.

    The score track has 40 spaces, 0 to 39. Each time your pawn reaches or passes 0, you get a lap token worth 40 points. Your score is 40 for each token plus the number of the space your pawn is on. The tokens never run out. { mark-tokens }
tiles-rules-mistakes =
    It is a fault to lay a tile where it does not fit. Opponents may object until the next player lays a tile or claims to be stuck; a turn lost because the time ran out leaves the objection open. { mark-window } If they are right, the tile leaves the game and its points are taken back; the tile that was drawn stays, and it is the next player’s turn. If nobody notices, the tile and the points stay. If the removed tile would have fitted nowhere, the player was stuck, and the game ends. { mark-nowhere }

    { rules-referees }

    { rules-referees-usual }
tiles-rules-clock = There is no sand timer, but you may agree on one. { mark-sand-glass-on } When it runs out, the player’s tile leaves the game without points, the player draws the next one, and the turn is over. { mark-sand-glass-end }
tiles-rules-end =
    The game ends when a player is stuck on their turn, or when the tiles run out: once the stack is empty, nobody draws, you lay the tile you still hold, and players without a tile are skipped. { mark-stack-end-play-on } The game is over when nobody holds a tile.

    The player with the most points wins.
tiles-rules-solo = When you play solo, you draw, lay and score, tile after tile. Try to beat your highest score; each way of scoring has its own list.
tiles-rules-variants =
    Scoring: besides the usual way, a tile can score

    - for the tiles in its row and the tiles in its column; blocks do not count;
    - only for the tiles in its block, for children;
    - for the usual tiles, but the numbers on them are added up instead of counting them. { mark-scoring-value }

    The golden tiles: they can also be laid so that each block has exactly one as well. { mark-golden-blocks }

    The end: the game can also stop at the end of the turn in which a player cannot draw. { mark-stack-end-stop }
tiles-rules-credit = Based on “Sudoku – Das Brettspiel” by Reiner Knizia, published by Kosmos. Adding up the numbers and golden tiles by blocks come from other editions; laying what you still hold comes from the Dutch edition, stopping at once from the Russian one.

## At the table, in the browser

tiles-fault-here = A fault: a tile that does not fit.

## The guided first game, and the example beside the rules

tiles-learn-1 = Lay your { $symbol } on { $cell }: no number may appear twice in the same row, column or block.
tiles-learn-2 = One point for every other tile in its row, column and block. Now lay your { $symbol } on { $cell }.
tiles-learn-3 = { $name } laid a { $theirs } on { $there }, but its row, column or block has one already. Only you can stop it: tap “Object!”
tiles-learn-4 = You were right: the tile is gone, and so are its points. Lay your { $symbol } on { $cell }.
tiles-learn-5 = Your { $symbol } no longer fits anywhere. Tap “I’m stuck” and confirm: that ends the game.
tiles-learn-6 = { $name } agrees, and you have the most points. Now you know the whole game!

## The rules in a minute: one sentence for each drawn step

tiles-rules-minute-1 = Everyone holds one secret tile. No number may appear twice in the same row, column or block.
tiles-rules-minute-2 = Lay your tile where it fits. It scores 1 point for each other tile in its row, column and block: here 2.
tiles-rules-minute-3 = The fuller its row, column and block, the more a tile scores: here 3. Then draw the next one.
tiles-rules-minute-4 = Does a tile break the rule? Object before the next one is laid: tile and points are gone. { mark-window }
tiles-rules-minute-5 = The game ends when the tiles run out, or when yours fits nowhere. The player with the most points wins.

## For whom, and tips: on its page, and now and then at the table of a first game

tiles-rules-players = 1 to 4 players, ages 10 and up, about 30 minutes. The oldest player starts.
tiles-tip-1 = Look for a cell with other tiles in its row, its column and its block: crowded places score most.
tiles-tip-2 = The tile you lay helps the next player, too: do not set up a cell worth many points for them.
tiles-tip-3 = Keep an eye on numbers with few cells left: when one fits nowhere, the game ends at once.
tiles-rules-tips =
    - { tiles-tip-1 }
    - { tiles-tip-2 }
    - { tiles-tip-3 }
