### Colour Markers, in English. At its table stand the messages [writing] of all games, too.

markers-name = Colour Markers
markers-summary = Everyone writes on one puzzle in their own colour, and high digits score most.

markers-option-variant = How it is played
markers-option-variant-basic = One digit per turn
markers-option-variant-advanced = As many digits as you can before time runs out
markers-option-variant-solo = Alone: write and erase as you like
markers-option-rounds = Number of rounds (one for each player by default)
markers-option-time-limit = Minutes for the whole game; in a solo game, minutes for the puzzle
markers-mark-sand-glass-on = [printed|30 seconds. Another length is up to you.]
markers-mark-sand-glass-off = [addition|In the rulebook, every turn has 30 seconds.]
markers-mark-glass-limit = [addition|The rulebook sets no limit; with more time, one turn could fill the board.]
markers-mark-fault-rule = [reading|The rulebook can be read both ways. The other reading looks at the solution on the back of the card.]
markers-mark-fault-solution = [reading|The rulebook can be read both ways. The other reading calls only a digit that does not fit.]
markers-mark-variant = [printed|All three games are in the rulebook.]
markers-mark-time-limit = [printed|You may agree on a playing time; alone it is only advice.]
markers-mark-rounds = [printed|As advice: as many rounds as players.]
markers-mark-pass = [reading|The rulebook does not speak of passing. The other reading: you wait until the timer has run out.]
markers-mark-unjudged = [reading|The rulebook does not say what happens to a digit that nobody has checked yet. The other reading: it stays.]
markers-mark-turn-checked = [reading|The rulebook does not say how long the digits of a turn can be called. The other reading: only during the turn.]
markers-mark-nothing-fits = [reading|The rulebook does not say what happens when nothing fits. The other reading: three rounds pass.]
markers-pack-strict = Every digit that is not the one in the solution is called at once as a fault. { $seconds } seconds per turn.

markers-event-nothing-fits = Digits no longer fit anywhere.
markers-event-passed = { $seat } ends the turn.
markers-event-passed-alone = The turn ends.
markers-event-passed-you = You end your turn.
markers-event-voted = { $alone ->
    [yes] You stopped.
   *[no] { $stop ->
        [yes] { $seat } would like to stop.
       *[no] { $seat } would rather continue.
    }{ $votes-count ->
        [0] { "" }
        [one] { " " }{ $votes-count } vote to stop.
       *[other] { " " }{ $votes-count } votes to stop.
    }
}
markers-event-voted-you = { $alone ->
    [yes] You stopped.
   *[no] { $stop ->
        [yes] You would like to stop.
       *[no] You would rather go on.
    }{ $votes-count ->
        [0] { "" }
        [one] { " " }{ $votes-count } vote to stop.
       *[other] { " " }{ $votes-count } votes to stop.
    }
}
markers-move-pass = end the turn

error-variant-needs-seats = { $variant ->
    [basic] The basic game
    [advanced] The advanced game
   *[solo] The game for one
} cannot be played by { $seats ->
    [one] { $seats } player
   *[other] { $seats } players
}.
error-already-voted = You have already voted to stop.
error-no-vote = Nobody has voted to stop.
error-other-variant = There is no “{ $move }” in { $variant ->
    [basic] the basic game
    [advanced] the advanced game
   *[solo] the game for one
}.
error-erase-first = First erase what has been called: { $cells }.
error-not-called = Nobody has called a fault in { $cell }.
error-already-called = The fault in { $cell } has already been called.
error-glass-needed = The advanced game needs its sand timer: without it, one turn could fill the board. It may run up to a minute.
error-glass-too-long = In the advanced game the sand timer runs { $most } seconds at most, extra time included: with more, one turn could fill the board.

## The rules

markers-rules-goal =
    1 to 4 players write digits on one puzzle, each in their own colour. At the end, your score is the sum of the digits in your colour, and the highest score wins. { rules-shared-win }

    { rules-sudoku }
markers-rules-material =
    The puzzle comes from a shuffled deck of 60 cards of the level you choose, each with its solution on the back. The top card is copied to the board in black: these digits are given. No card comes up twice until all 60 have been used.

    You may also take any other puzzle with exactly one solution: type it, paste it, or have one made. You see how difficult it is before you accept it, because it has to suit everyone.

    { rules-seats }
markers-rules-turn =
    This is the basic game, for 2 to 4 players. Write one digit in any empty cell, or pass. { markers-mark-pass } Your turn is over as soon as you have written; nobody waits for the timer.

    When the players watch, all opponents then have to accept the digit, or one of them objects; only then does the next player continue.
markers-rules-points = You score only at the end: add up all the digits in your colour on the board. A 9 is worth nine times as much as a 1, which is tempting and often wrong.
markers-rules-mistakes =
    What counts as a fault is agreed before the game and always shown beside the board:

    - As in the box, only a digit that does not fit. { markers-mark-fault-rule } A digit that fits stays, even where it cannot be right. The puzzle often ends unsolved, and that is part of the game.
    - Or every digit that is not the one in the solution: the umpire looks at the back of the card. { markers-mark-fault-solution }

    The penalty: the digit is erased and the turn is over. Once everyone has accepted a digit, it can never be erased. With the umpire and the helper, nobody has to accept anything.

    { rules-referees }

    { rules-referees-solution }

    { rules-referees-people }
markers-rules-clock = You have 30 seconds per turn; the player to your left keeps the sand timer. When it runs out, your turn ends and nothing is written. You can change this time or switch it off. { markers-mark-sand-glass-off } In the advanced game it always runs, for a minute at most. { markers-mark-glass-limit }
markers-rules-end =
    The game ends as soon as one of these happens:

    - Every cell is filled; the puzzle is solved if all digits are those of the solution.
    - For three consecutive rounds nobody has placed a digit that is still on the board. When no digit fits anywhere, the umpire or the helper ends the game at once. The players have to notice it themselves: after a round without a digit, everyone is asked whether to stop. { markers-mark-nothing-fits }
    - The playing time that you agreed on has run out; by default there is no limit. A digit that not everyone has accepted yet is then judged by the umpire. { markers-mark-unjudged }
    - All players want to stop. Anyone may vote for it, and take the vote back. A digit that not everyone has accepted yet is then judged as well. { markers-mark-unjudged }
markers-rules-solo =
    When you play alone, you write, overwrite and erase freely, in a colour of your choice, and no faults are called. There is no time limit unless you want one; 20 minutes are a good start. Digits that repeat in a row, column or block are marked.

    There is no score: the puzzle is solved or it is not, and your time shows how well you did. All your results are kept, so that you can see yourself getting better.
markers-rules-variants =
    The advanced game, for 2 to 4 players, is like the basic one, except:

    - A turn lasts 30 seconds, and you write as many digits as you can; you may end it early. Everyone checks while you write, and you may point out a fault of your own.
    - If a fault is called during your turn, you have to erase it before you write anything else, while the timer keeps running. With the umpire it is called at once. There is no other penalty.
    - When your turn is over and the players watch, they check its digits before the next player writes: everyone accepts, or a fault is called and erased. { markers-mark-turn-checked } Then the rest stays for good. A fault that was called but not erased when time runs out is erased by the umpire.
    - There are as many rounds as players, unless you agree on another number; round 2 starts with seat 2, round 3 with seat 3, and so on. The game ends after the last round, or earlier as the basic game does.
markers-rules-credit = Based on “Sudoku – the board game”, published by Ravensburger in 2005.

## At the table, in the browser

markers-line-round-of = Round { $round } of { $rounds }
markers-line-erase-first = First erase { $cell }: tap it.
markers-line-stop-offer = A whole round without a digit. Stop here?
markers-act-stop = I want to stop
markers-sure-stop = Yes, stop
markers-sure-stop-text = The game ends and the points are counted as soon as everyone wants to stop.
markers-act-give-up = Give up
markers-sure-give-up = Yes, give up
markers-sure-give-up-text = The game ends, and the puzzle stays unsolved.
markers-fault-here = { $variant ->
    [solo] Write and erase as you like, until every cell is right.
   *[other] { $fault ->
        [solution] A fault: a digit that is not the one in the solution.
       *[rule] A fault: a digit that does not fit.
    }
}

## The guided first game, and the example beside the rules

markers-learn-1 = Choose the { $symbol } and write it in { $cell }. Digits in your colour are your points.
markers-learn-2 = { $name } accepted it, then wrote a { $theirs } in { $there }. Its row, column or block has one already: tap “Object!”
markers-learn-3 = It is erased. Your turn again: write the { $symbol } in { $cell }.
markers-learn-4 = Is { $name }’s { $theirs } in { $there } all right? It fits: tap “I accept”. What is accepted stays for good.
markers-learn-5 = The last cell: write the { $symbol } in { $cell }.
markers-learn-6 = The grid is full and your digits add up to more. Now you know the whole game!

## The rules in a minute: one sentence for each drawn step

markers-rules-minute-1 = Everyone writes in their own colour. No digit may appear twice in the same row, column or block.
markers-rules-minute-2 = On your turn, write one digit in an empty cell, or pass. { markers-mark-pass }
markers-rules-minute-3 = The others accept it, and it stays for good. High digits are worth more: a 9 scores 9.
markers-rules-minute-4 = Or someone objects: there is a 9 in this block already. The digit is erased, and the turn is over.
markers-rules-minute-5 = When the grid is full, or nobody gets any further, add up the digits in your colour. The player with the most points wins.

## For whom, and tips: on its page, and now and then at the table of a first game

markers-rules-players = 1 to 4 players; suggested for ages 10 and up. { mark-players } The oldest player starts.
markers-tip-1 = High digits are tempting and often wrong: be sure before you write a 9.
markers-tip-2 = When you play solo, your times get shorter from puzzle to puzzle: watch your progress in “Profile”.
markers-tip-3 = How to find a digit is taught in the coach’s lessons, from the simplest way on.
markers-rules-tips =
    - { markers-tip-1 }
    - { markers-tip-2 }
    - { markers-tip-3 }
