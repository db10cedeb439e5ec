### Animal Tiles, in English. At its table stand the messages [laying] of all games, too.

animals-name = Animal Tiles
animals-summary = Lay your animal where it fits: never twice in the same row, column or block.

animals-symbol-1 = cat
animals-symbol-2 = fish
animals-symbol-3 = snail
animals-symbol-4 = butterfly
animals-symbol-5 = elephant
animals-symbol-6 = bird

# The animal of $symbol, as what somebody lays or draws.
animals-some = { $symbol ->
    [1] a cat
    [2] a fish
    [3] a snail
    [4] a butterfly
    [5] an elephant
   *[6] a bird
}
# The same animal, as what fits or leaves the game; with a capital, because it begins the sentence.
animals-this = { $symbol ->
    [1] The cat
    [2] The fish
    [3] The snail
    [4] The butterfly
    [5] The elephant
   *[6] The bird
}

animals-option-starters = Which animals lie on the board from the start
animals-option-starters-blocks = Six, one of each: one in every row, column and block
animals-option-starters-lines = Six, one of each: one in every row and column
animals-option-starters-off = No animals: the board starts empty
animals-mark-starters-lines = [reading|The printed pages leave the setup open. Here it is as with the golden tiles; the other reading starts with an empty board.]
animals-mark-starters-blocks = [reading|The printed pages leave the setup open. We lay one animal of each kind; the other reading starts with an empty board.]
animals-mark-starters-off = [reading|The printed pages leave the setup open. The other reading: one animal of each kind is laid first.]
animals-mark-blocks = [reading|The printed pages do not say which way the blocks lie. The other reading: three rows high and two columns wide.]
animals-mark-scoring-block = [reading|Printed as the simplest way; that children start with it is our choice. The other reading counts row and column, too.]
animals-mark-gentle-on = [addition|For the youngest.]
animals-mark-gentle-off = [printed|The rulebook has no such help.]
animals-option-gentle = Easier for the youngest: bots leave room, and a good place is pointed out
animals-pack-family = For the youngest: bots leave room, and a good place is pointed out.
animals-pack-family-no-bots = For the youngest: a good place is pointed out.
animals-pack-strict = An animal in a wrong place is lost. Row, column and block count.
animals-pack-strict-alone = Row, column and block count.
animals-option-scoring-value = The numbers of the animals in its row, column and block, added up

line-claimed-pictures = { $name } finds no place for this animal. See one? Tap it.
line-claimed-pictures-others = { $name } finds no place for this animal. The others are looking.

animals-event-laid = { $points ->
    [0] { $seat } lays { animals-some } on { $cell }, for no points.
    [one] { $seat } lays { animals-some } on { $cell }, for { $points } point.
   *[other] { $seat } lays { animals-some } on { $cell }, for { $points } points.
}
animals-event-laid-you = { $points ->
    [0] You lay { animals-some } on { $cell }, for no points.
    [one] You lay { animals-some } on { $cell }, for { $points } point.
   *[other] You lay { animals-some } on { $cell }, for { $points } points.
}
animals-event-drew = { $symbol ->
    [none] { $seat } draws a tile.
   *[other] { $seat } draws { animals-some }.
}{ $left ->
    [0] { " " }It was the last tile.
    [one] { " " }{ $left } tile is left.
   *[other] { " " }{ $left } tiles are left.
}
animals-event-drew-you = { $symbol ->
    [none] You draw a tile.
   *[other] You draw { animals-some }.
}{ $left ->
    [0] { " " }It was the last tile.
    [one] { " " }{ $left } tile is left.
   *[other] { " " }{ $left } tiles are left.
}
animals-event-discarded = { $points ->
    [0] { animals-this } leaves the game.
    [one] { animals-this } leaves the game, and { $seat } gives { $points } point back.
   *[other] { animals-this } leaves the game, and { $seat } gives { $points } points back.
}
animals-event-discarded-you = { $points ->
    [0] { animals-this } leaves the game.
    [one] { animals-this } leaves the game, and you give { $points } point back.
   *[other] { animals-this } leaves the game, and you give { $points } points back.
}
animals-event-claimed = { animals-this } fits nowhere, says { $seat }.
animals-event-claimed-you = You claim to be stuck. { animals-this } fits nowhere.
animals-event-no-room = { animals-this } fits nowhere.
# Without a tile to look at, the fault was to say “stuck”.
animals-event-called = { $because-count ->
    [0] The umpire points at { $cell }: { $against } is not stuck, the tile fits there.
   *[other] The umpire calls a fault against { $against } in { $cell }: look at { $because }.
}
animals-event-called-you = { $because-count ->
    [0] The umpire points at { $cell }: you are not stuck, the tile fits there.
   *[other] The umpire calls a fault against you in { $cell }: look at { $because }.
}
animals-move-lay = { $symbol ->
    [none] lay the tile on { $cell }
   *[other] lay { animals-some } on { $cell }
}

animals-error-does-not-fit = { animals-this } does not fit in { $cell }: look at { $because }.
animals-error-not-stuck = You are not stuck. { animals-this } still fits, for example in { $cell }.
animals-error-golden-clash = { animals-this } in { $cell } does not fit with the tiles that are already there.

## The rules

animals-rules-goal =
    1 to 4 players lay animals on one board; ages 6 and up. A tile scores for the other tiles in its block. The player with the most points at the end wins. { rules-shared-win }

    There is one rule: no animal may appear twice in the same row, column or block. An animal fits in a cell if the same animal is not already in that cell’s row, column or block.

    Cells are named by column and row: a1 is top left, f1 top right, f6 bottom right.
animals-rules-material =
    The board has 6×6 cells, in blocks of six: two rows high and three columns wide. { animals-mark-blocks } There are 36 tiles with six animals, six of each: { animals-symbol-1 }, { animals-symbol-2 }, { animals-symbol-3 }, { animals-symbol-4 }, { animals-symbol-5 } and { animals-symbol-6 }. In saved games they are the numbers 1 to 6, in this order.

    One tile of each animal is laid out first, at random, so that each row, each column and each block has exactly one. { animals-mark-starters-blocks } The other 30 are shuffled face down: that is the stack. Everyone draws one tile and keeps it secret, and every pawn starts on 0 of the score track.

    { rules-seats }
animals-rules-turn =
    - Lay the tile in your hand on an empty cell where it fits.
    - Score it.
    - Draw the next tile. Now it is the next player’s turn.

    If your tile fits nowhere, you are stuck and the game ends. The helper notices this by itself. { mark-referee-guard } If the players or the umpire watch, you say that you are stuck and show the tile. If there is a cell for it after all and an opponent points at it, your tile leaves the game without points, you draw a new one, and it is the next player’s turn. Pointing at a wrong cell costs nothing. The claim stands when all opponents accept it; the umpire judges it at once. { mark-pointing }
animals-rules-points =
    Your tile scores one point for each other tile in its block. { animals-mark-scoring-block }

    The score track has 40 spaces, 0 to 39. Each time your pawn reaches or passes 0, you get a lap token worth 40 points. Your score is 40 for each token plus the number of the space your pawn is on.
animals-rules-mistakes =
    By default the helper watches: a tile that does not fit is refused, and you try again. { mark-referee-guard }

    If the players or the umpire watch, a tile laid where it does not fit is a fault. Opponents may object until the next player lays a tile or claims to be stuck; a turn lost because the time ran out leaves the objection open. { mark-window } If they are right, the tile leaves the game and its points are taken back; the tile that was drawn stays, and it is the next player’s turn. If nobody notices, the tile and the points stay. If the removed tile would have fitted nowhere, the player was stuck, and the game ends. { mark-nowhere }

    { rules-referees }
animals-rules-clock = There is no sand timer, but you may agree on one. { mark-sand-glass-on } When it runs out, the player’s tile leaves the game without points, the player draws the next one, and the turn is over. { mark-sand-glass-end }
animals-rules-end =
    The game ends when a player is stuck on their turn, or when the tiles run out: once the stack is empty, nobody draws, you lay the tile you still hold, and players without a tile are skipped. { mark-stack-end-play-on } The game is over when nobody holds a tile.

    The player with the most points wins.
animals-rules-solo = When you play solo, you draw, lay and score, tile after tile. Try to beat your highest score; each way of scoring has its own list.
animals-rules-variants =
    As in the box: the players watch, the animals at the start lie so that each row and each column has exactly one, and a tile scores for its block, its row and its column.

    The start: the board can also start empty; then the stack has all 36 tiles. { animals-mark-starters-off }

    Scoring: by default, a tile scores for its block. It can also score

    - for the tiles in its row and the tiles in its column; blocks do not count;
    - for the tiles in its block, and those of its row and its column outside that block;
    - for the same tiles, but the numbers of those animals are added up instead of counting them. { mark-scoring-value }

    The end: the game can also stop at the end of the turn in which a player cannot draw. { mark-stack-end-stop }

    For the youngest: the game can be gentler. Then bots lay where they leave the most room for every animal, and a good place is pointed out. { animals-mark-gentle-on }
animals-rules-credit = Based on “SudoKids”, the children’s game in the box of “Sudoku – Das Brettspiel” by Reiner Knizia, published by Kosmos.

## At the table, in the browser

animals-fault-here = An animal may appear only once in each row, column and block.

## The guided first game, and the example beside the rules

animals-learn-1 = Tap where the hand points!
animals-learn-2 = A point for every animal in the same block. Once more!
animals-learn-3 = Never the same animal twice in the same row, column or block.
animals-learn-4 = The last one!
animals-learn-5 = You did it! Shall we play a real game?

## The rules in a minute: one sentence for each drawn step

animals-rules-minute-1 = You hold one animal. It may appear only once in each row, column and block.
animals-rules-minute-2 = Lay it where it fits: 1 point for each animal already in the block. Here that is the cat: 1 point.
animals-rules-minute-3 = Then it is Ben’s turn: his elephant finds two animals in the block, 2 points.
animals-rules-minute-4 = Fuller blocks are better: 3 points for the bird.
animals-rules-minute-5 = The game ends when no tiles are left, or when an animal fits nowhere. The player with the most points wins.

## For whom, and tips: on its page, and now and then at the table of a first game

animals-rules-players = 1 to 4 children, ages 6 and up, about 15 minutes. { mark-length }
animals-tip-1 = Look for the block with the most animals: there yours scores most.
animals-tip-2 = Keep a place free for every animal: when one has nowhere to go, the game is over.
animals-rules-tips =
    - { animals-tip-1 }
    - { animals-tip-2 }
