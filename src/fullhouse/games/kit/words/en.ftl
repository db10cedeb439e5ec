### What games with something in common say, in English.

## Laying tiles [laying]

event-laid = { $points ->
    [0] { $seat } lays the { $symbol } on { $cell }, for no points.
    [one] { $seat } lays the { $symbol } on { $cell }, for { $points } point.
   *[other] { $seat } lays the { $symbol } on { $cell }, for { $points } points.
}
event-laid-alone = { $points ->
    [0] The { $symbol } is laid on { $cell }, for no points.
    [one] The { $symbol } is laid on { $cell }, for { $points } point.
   *[other] The { $symbol } is laid on { $cell }, for { $points } points.
}
event-laid-you = { $points ->
    [0] You lay the { $symbol } on { $cell }, for no points.
    [one] You lay the { $symbol } on { $cell }, for { $points } point.
   *[other] You lay the { $symbol } on { $cell }, for { $points } points.
}
story-laid = { $seat } lays the { $symbol } on { $cell }
story-laid-alone = The { $symbol } is laid on { $cell }
story-laid-you = You lay the { $symbol } on { $cell }
event-drew = { $symbol ->
    [none] { $seat } draws a tile.
   *[other] { $seat } draws a tile: { $symbol }.
}{ $left ->
    [0] { " " }It was the last one.
    [one] { " " }{ $left } tile is left.
   *[other] { " " }{ $left } tiles are left.
}
event-drew-alone = { $symbol ->
    [none] A tile is drawn.
   *[other] The next tile: { $symbol }.
}{ $left ->
    [0] { " " }It was the last one.
    [one] { " " }{ $left } tile is left.
   *[other] { " " }{ $left } tiles are left.
}
event-drew-you = { $symbol ->
    [none] You draw a tile.
   *[other] You draw a tile: { $symbol }.
}{ $left ->
    [0] { " " }It was the last one.
    [one] { " " }{ $left } tile is left.
   *[other] { " " }{ $left } tiles are left.
}
event-discarded = { $points ->
    [0] The { $symbol } leaves the game.
    [one] The { $symbol } leaves the game, and { $seat } gives { $points } point back.
   *[other] The { $symbol } leaves the game, and { $seat } gives { $points } points back.
}
event-discarded-you = { $points ->
    [0] The { $symbol } leaves the game.
    [one] The { $symbol } leaves the game, and you give { $points } point back.
   *[other] The { $symbol } leaves the game, and you give { $points } points back.
}
event-claimed = { $seat } claims to be stuck with the { $symbol }.
event-claimed-alone = The { $symbol } fits nowhere.
event-claimed-you = You claim to be stuck with the { $symbol }.
event-no-room = { $seat }’s { $symbol } fits nowhere.
event-no-room-alone = The { $symbol } fits nowhere.
event-no-room-you = Your { $symbol } fits nowhere.
event-shown = { $right ->
    [yes] { $seat } points at { $cell }: it fits there.
   *[no] { $seat } points at { $cell }, but it does not fit there.
}
event-shown-you = { $right ->
    [yes] You point at { $cell }: it fits there.
   *[no] You point at { $cell }, but it does not fit there.
}

## Laying tiles [errors]

error-not-stuck = You are not stuck: the { $symbol } still fits, for example in { $cell }.
error-no-claim = Nobody has said that they are stuck.
error-golden-clash = The { $symbol } in { $cell } does not fit with the tiles that are already there.
error-stack-too-high = The stack has { $count } tiles; there is room for { $most } at most.

## Laying tiles [pages]

option-scoring = What a tile scores for
option-scoring-full = Every tile in its row, column and block, each counted once
option-scoring-simple = Every tile in its row and column; blocks do not count
option-scoring-block = Every tile in its block
option-scoring-value = The numbers on the tiles in its row, column and block, added up
option-stack-end = What happens when the stack is used up
option-stack-end-play-on = Everyone lays the tile they still hold
option-stack-end-stop = The game ends with the turn in which a player cannot draw
mark-scoring-value = [edition|The credited rulebook counts tiles; a later edition adds up their numbers.]
mark-scoring = [printed|This way of counting is in the rulebook.]
mark-stack-end-play-on = [reading|The editions differ. The other reading: the game ends when someone cannot draw.]
mark-stack-end-stop = [edition|The Russian edition says so; in the Dutch one, everyone lays the tile they still hold.]
mark-golden-lines = [printed|Each row and each column has one golden tile.]
mark-golden-blocks = [edition|The credited rulebook speaks of rows and columns only; other editions add the blocks.]

## Laying tiles [rules]

mark-golden-numbers = [reading|The rulebook does not say which numbers are golden. The other reading: any nine tiles.]
mark-tokens = [reading|The box has 16 tokens. The other reading: then no more can be won.]
mark-window = [reading|In print you may object only until the player has drawn the next tile. Here drawing is part of the move, so nobody would have time to look.]
mark-nowhere = [reading|The rulebook does not speak of this. The other reading: the tile leaves the game and play goes on.]
mark-sand-glass-end = [addition|The rulebook has no sand timer, so it does not say what happens when one runs out.]
mark-solo-helper = [reading|The rulebook does not say who checks a single player. The other reading: nobody does.]
mark-pointing = [addition|At a real table you show the tile and everyone looks; here everyone is asked.]

## Turning and inserting tiles [laying]

event-flipped = { $fits ->
    [yes] { $seat } turns over { $cell }: the { $symbol } fits and stays.
   *[no] { $seat } turns over { $cell }: the { $symbol } does not fit and goes into their hand.
}
event-flipped-alone = { $fits ->
    [yes] { $cell } is turned over: the { $symbol } fits and stays.
   *[no] { $cell } is turned over: the { $symbol } does not fit and goes into the hand.
}
event-flipped-you = { $fits ->
    [yes] You turn over { $cell }: the { $symbol } fits and stays.
   *[no] You turn over { $cell }: the { $symbol } does not fit and goes into your hand.
}
story-flipped = { $fits ->
    [yes] { $seat } turns over { $cell }: the { $symbol } fits
   *[no] { $seat } turns over { $cell }: the { $symbol } does not fit
}
story-flipped-alone = { $fits ->
    [yes] { $cell } turned over: the { $symbol } fits
   *[no] { $cell } turned over: the { $symbol } does not fit
}
story-flipped-you = { $fits ->
    [yes] You turn over { $cell }: the { $symbol } fits
   *[no] You turn over { $cell }: the { $symbol } does not fit
}
event-inserted = { $seat } inserts the { $symbol } in { $cell }.
event-inserted-alone = The { $symbol } is inserted in { $cell }.
event-inserted-you = You insert the { $symbol } in { $cell }.

## Turning and inserting tiles [errors]

error-not-face-down = No tile lies face down on { $cell }.
error-cell-face-down = A tile lies face down on { $cell }.
error-not-in-hand = { $hand-count ->
    [0] There is no { $symbol } in your hand: it is empty.
   *[other] There is no { $symbol } in your hand, only { $hand }.
}
error-no-tile-there = In “{ $field }”: no tile lies on { $cell }.
error-bad-hand-count = { $count ->
    [one] There is { $count } hand for { $seats } seats.
   *[other] There are { $count } hands for { $seats } seats.
}

## Playing on a problem [errors]

error-cell-given = The digit in { $cell } is a given and cannot be changed.
error-cell-empty = There is nothing to erase in { $cell }.

## Playing on a problem [writing]

event-wrote = { $points ->
    [0] { $seat } writes { $symbol } in { $cell }.
    [one] { $seat } writes { $symbol } in { $cell }, for { $points } point.
   *[other] { $seat } writes { $symbol } in { $cell }, for { $points } points.
}
event-wrote-alone = { $symbol } is written in { $cell }.
event-wrote-you = { $points ->
    [0] You write { $symbol } in { $cell }.
    [one] You write { $symbol } in { $cell }, for { $points } point.
   *[other] You write { $symbol } in { $cell }, for { $points } points.
}
event-erased = { $seat }’s { $symbol } in { $cell } is erased.
event-erased-alone = The { $symbol } in { $cell } is erased.
event-erased-you = Your { $symbol } in { $cell } is erased.

## Playing on a problem

event-round = Round { $round } starts, in the order { $order }.

## Playing on a problem [pages]

option-fault = What counts as a fault
option-fault-rule = Only a digit that does not fit
option-fault-solution = Every digit that is not the one in the solution
option-time-limit = Minutes for the whole game

## Before the first move: what it is about, beside a small picture [laying]

goal-full = 1 point for each tile in its row, column and block.
goal-simple = 1 point for each tile in its row and column.
goal-block = 1 point for each tile in its block.
goal-value = You score the sum of the numbers in its row, column and block.
goal-open = 1 point for each face-up tile in its row, column and block.
goal-three = Never hold three of the same number.

## Before the first move: what it is about, beside a small picture [writing]

goal-digit = Each digit scores its own value: 9 points for a 9.
goal-once = Each digit once in every row, column and block.
