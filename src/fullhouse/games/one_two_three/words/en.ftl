### One-Two-Three, in English. At its table stand the messages [writing] of all games, too.

one-two-three-name = One-Two-Three
one-two-three-summary = One digit per turn, then two, then three: fill the grid together and collect the bonuses.

one-two-three-option-sand-glass = Seconds for each digit of a turn, and for a correction (60 in the printed rules)
one-two-three-option-sequence = How many digits a turn has, round by round
one-two-three-option-sequence-classic = 1, 2, 3, 1, 2, 3 and so on
one-two-three-option-sequence-shortened = 1, 2, then always 3
one-two-three-option-sequence-express = Always 3
one-two-three-option-handicap = Handicap: seats 2 to 5 start with 4, 6, 8 and 10 points
one-two-three-option-final-order = Who starts in the final round
one-two-three-option-final-order-lowest-first = The lowest score first
one-two-three-option-final-order-unchanged = The same as in every round
one-two-three-option-teams = Teams: with four players, seats 1 and 3 against 2 and 4
one-two-three-option-corrected-counts = A right correction scores
one-two-three-mark-sand-glass = [printed|A clock is optional: one minute for each digit.]
one-two-three-mark-fault-solution = [reading|The grid has to be completed, so we go by the solution. The other reading calls only a digit that does not fit.]
one-two-three-mark-fault-rule = [reading|The rulebook can be read so. The other reading goes by the solution, because the grid has to be completed.]
one-two-three-mark-sequence-classic = [printed|1, 2, 3, 1, 2, 3 and so on.]
one-two-three-mark-sequence = [edition|The rulebook of 2006 has only 1, 2, 3, 1, 2, 3.]
one-two-three-mark-handicap-on = [printed|Players who start later get points in advance.]
one-two-three-mark-handicap-off = [edition|In the rulebook of 2006, seats 2 to 5 start with 4, 6, 8 and 10 points.]
one-two-three-mark-final-order-lowest-first = [printed|The player with the lowest score starts.]
one-two-three-mark-final-order-unchanged = [edition|In the rulebook of 2006, the player with the lowest score starts the final round.]
one-two-three-mark-teams-on = [edition|In the rulebook of 2006, everyone plays alone.]
one-two-three-mark-teams-off = [printed|Everyone plays alone.]
one-two-three-mark-corrected-counts-on = [printed|A right correction scores.]
one-two-three-mark-corrected-counts-off = [edition|In the rulebook of 2006, a right correction scores.]
one-two-three-mark-correction-must = [printed|The digit must be corrected.]
one-two-three-mark-correction-may = [reading|The rulebook does not say what happens if you do not know the digit. The other reading: you must write one.]
one-two-three-mark-fine-printed = [printed|A fault costs points.]
one-two-three-mark-fine-none = [addition|In the rulebook, a fault costs 1, 2 or 3 points. This is for a first evening.]
one-two-three-mark-fewer-may = [reading|The rulebook expects every digit of the turn. The other reading: the opponents are asked before you write fewer.]
one-two-three-mark-fewer-asked = [reading|The rulebook expects every digit of the turn and does not say what happens if you find none. The other reading: you stop whenever you like.]
one-two-three-mark-stopped-early = [reading|The rulebook does not speak of this. The other reading: stopping early does not cost the 10 points.]
one-two-three-mark-final-round = [reading|The rulebook does not say how to tell that a round is the last. Another reading: it is the one in which the grid gets full.]
one-two-three-mark-triple = [reading|The rulebook can be read both ways. The other reading: three extra points on top of the 2.]
one-two-three-mark-nothing-left = [reading|The rulebook does not say what being unable to write means. The other reading: you find no digit, although cells are empty.]
one-two-three-mark-recount = [reading|The rulebook only says what a fault costs. The other reading: the points of that turn stay.]
one-two-three-mark-wrong-correction = [reading|The rulebook only says that the digit must be corrected. The other reading: a wrong correction costs nothing more.]
one-two-three-mark-correction-clock = [addition|The rulebook has no clock for a correction.]
one-two-three-mark-stuck = [addition|In the rulebook, the game ends only with a full grid.]
one-two-three-option-correction = After a fault
one-two-three-option-correction-may = Correct the digit, or leave the cell empty
one-two-three-option-correction-must = The digit must be corrected
one-two-three-option-fine = What a fault costs
one-two-three-option-fine-printed = 1, 2 or 3 points, depending on the round
one-two-three-option-fine-none = No points: the digit is erased and counts as one of the turn’s digits
one-two-three-option-fewer = Writing fewer digits than asked
one-two-three-option-fewer-may = Whenever you like
one-two-three-option-fewer-asked = Only if the opponents agree
one-two-three-reason-stuck = No digit fits in any empty cell: the game is over.
one-two-three-sheet = Score sheet
one-two-three-sheet-line = { $round ->
    [0] Start
   *[other] Round { $round }
}, { $seat }: { $parts } = { $sum }
one-two-three-sheet-turn = { $round ->
    [0] Start
   *[other] Round { $round }
}
one-two-three-sheet-pair = pair
one-two-three-sheet-triple = triple
one-two-three-sheet-house = completed
one-two-three-sheet-handicap = handicap
one-two-three-sheet-unable = nothing to write
one-two-three-sheet-fines = fault
one-two-three-pack-family = A digit that does not fit is refused; a wrong one is erased and costs no points. No clock.
one-two-three-pack-strict = Every mistake is called at once and penalised. { $seconds } seconds for each digit.

one-two-three-event-round = { $final ->
    [yes] The final round starts
   *[no] Round { $round } starts
}, { $asks ->
    [one] with { $asks } digit each
   *[other] with { $asks } digits each
}: { $order }.
one-two-three-event-erased = { $points ->
    [0] { $seat }’s { $symbol } in { $cell } is erased.
    [one] { $seat }’s { $symbol } in { $cell } is erased, and { $points } point is taken back.
   *[other] { $seat }’s { $symbol } in { $cell } is erased, and { $points } points are taken back.
}
one-two-three-event-erased-you = { $points ->
    [0] Your { $symbol } in { $cell } is erased.
    [one] Your { $symbol } in { $cell } is erased, and { $points } point is taken back.
   *[other] Your { $symbol } in { $cell } is erased, and { $points } points are taken back.
}
one-two-three-event-matched = { $count ->
    [2] Two { $symbol }s in one turn
   *[3] Three { $symbol }s in one turn
}: { $points ->
    [one] { $points } more point for { $seat }.
   *[other] { $points } more points for { $seat }.
}
one-two-three-event-matched-you = { $count ->
    [2] Two { $symbol }s in one turn
   *[3] Three { $symbol }s in one turn
}: { $points ->
    [one] { $points } more point for you.
   *[other] { $points } more points for you.
}
one-two-three-event-completed = { $houses-count ->
    [one] { $seat } completes a row, column or block
   *[other] { $seat } completes { $houses-count } rows, columns or blocks
}: { $points ->
    [0] no more points, because this turn already has its bonus.
    [one] { $points } extra point.
   *[other] { $points } extra points.
}
one-two-three-event-completed-you = { $houses-count ->
    [one] You complete a row, column or block
   *[other] You complete { $houses-count } rows, columns or blocks
}: { $points ->
    [0] no more points, because this turn already has its bonus.
    [one] { $points } extra point.
   *[other] { $points } extra points.
}
one-two-three-event-fined = { $points ->
    [one] { $seat } loses { $points } point for the fault in { $cell }.
   *[other] { $seat } loses { $points } points for the fault in { $cell }.
}
one-two-three-event-fined-you = { $points ->
    [one] You lose { $points } point for the fault in { $cell }.
   *[other] You lose { $points } points for the fault in { $cell }.
}
one-two-three-event-correction-due = { $seat } may correct { $cell } or leave it empty.
one-two-three-event-correction-due-you = You may correct { $cell } or leave it empty.
one-two-three-event-correction-required = { $seat } must correct { $cell }.
one-two-three-event-correction-required-you = You must correct { $cell }.
one-two-three-event-corrected = { $right ->
    [yes] { $points ->
        [0] { $seat } corrects { $cell } with { $symbol }: right, for no points.
        [one] { $seat } corrects { $cell } with { $symbol }: right, for { $points } point.
       *[other] { $seat } corrects { $cell } with { $symbol }: right, for { $points } points.
    }
   *[no] { $because-count ->
        [0] { $seat } corrects { $cell } with { $symbol }: wrong again.
       *[other] { $seat } corrects { $cell } with { $symbol }: wrong again, look at { $because }.
    }
}
one-two-three-event-corrected-you = { $right ->
    [yes] { $points ->
        [0] You correct { $cell } with { $symbol }: right, for no points.
        [one] You correct { $cell } with { $symbol }: right, for { $points } point.
       *[other] You correct { $cell } with { $symbol }: right, for { $points } points.
    }
   *[no] { $because-count ->
        [0] You correct { $cell } with { $symbol }: wrong again.
       *[other] You correct { $cell } with { $symbol }: wrong again, look at { $because }.
    }
}
one-two-three-event-left-empty = { $seat } leaves { $cell } empty.
one-two-three-event-left-empty-you = You leave { $cell } empty.
one-two-three-event-finished = { $written ->
    [0] { $seat } ends the turn without writing.
    [one] { $seat } ends the turn after { $written } digit.
   *[other] { $seat } ends the turn after { $written } digits.
}
one-two-three-event-finished-you = { $written ->
    [0] You end your turn without writing.
    [one] You end your turn after { $written } digit.
   *[other] You end your turn after { $written } digits.
}
one-two-three-event-wants-to-stop = { $seat } finds no more digits, and asks to stop here.
one-two-three-event-wants-to-stop-you = You find no more digits, and ask to stop here.
one-two-three-event-keep-looking = { $seat } thinks that { $against } should keep looking.
one-two-three-event-keep-looking-you = You think that there is more to find.
one-two-three-event-compensated = { $seats-count ->
    [1] There was nothing left for { $seats } to write: { $points } points.
   *[other] There was nothing left for { $seats } to write: { $points } points each.
}
one-two-three-event-compensated-you = There was nothing left for you to write: { $points } points.
one-two-three-move-correct = correct { $cell } with { $symbol }
one-two-three-move-leave = leave { $cell } empty

error-no-digit-there = Nobody has written a digit in { $cell }.
error-nothing-to-correct = There is nothing for you to correct in { $cell }.
error-must-correct = You must correct { $cell }: a digit still fits there.
error-correction-owed = Seat { $owing } has to correct { $cell } first, or leave it empty.
error-teams-need-four = Teams need 4 players, not { $seats }.

## The rules

one-two-three-rules-goal =
    2 to 5 players fill one 9×9 puzzle together. The player with the most points when the grid is complete wins. { rules-shared-win }

    { rules-sudoku }
one-two-three-rules-material =
    One puzzle with exactly one solution, on one board.

    { rules-seats } To make up for starting later, seats 2, 3, 4 and 5 start with 4, 6, 8 and 10 points.
one-two-three-rules-turn =
    Round by round, a turn has 1, 2, 3, 1, 2, 3 … digits. In a round of two, for example, each player in turn writes two digits, each in an empty cell. You may stop early; as in the box, the opponents have to agree, but they can refuse only once per turn. { one-two-three-mark-fewer-asked } If there are not enough empty cells left, you fill the ones there are.

    The final round: at the start of each round, count the empty cells. If all players together have at least that many digits to write in this round, it is the final round. { one-two-three-mark-final-round } It is played in order of score, lowest first; players with equal scores keep their usual order. If the grid is still not complete afterwards, the next round of the sequence follows, and it is a final round again.
one-two-three-rules-points =
    - Each digit: its face value.
    - The same digit twice in one turn: 2 extra points.
    - The same digit three times in one turn: 3 extra points, instead of the 2. { one-two-three-mark-triple }
    - Completing a row, a column or a block: 10 extra points, but only once per turn, however many you complete.
    - If you cannot write anything in the final round because the grid is already full: 10 points. { one-two-three-mark-nothing-left } Nobody who stopped early in a final round gets them. { one-two-three-mark-stopped-early }

    An example with Ana, Ben and Cleo, who start with 0, 4 and 6 points. In the round of one, Ana writes a 9 and has 9. Ben writes a 7 that completes a column: 4 + 7 + 10 = 21. Cleo writes a 5 and has 11. In the round of two, Ana writes 8 and 8: 9 + 16 + 2 = 27. Ben writes a 6 and a wrong 4, and someone notices: the 4 is taken back and costs 2, so he has 21 + 6 − 2 = 25. He corrects it with the right digit, a 1, and has 26.
one-two-three-rules-mistakes =
    A digit that is not the one in the solution is a fault. { one-two-three-mark-fault-solution } Everyone checks all the time: you may object to any digit that a player has written, including your own, at any time until the game is over.

    If the objection is right:

    - The digit is erased, and that turn is scored again without it: face value, matching digits and completed rows, columns and blocks. { one-two-three-mark-recount }
    - The player who wrote it loses 1, 2 or 3 points, depending on whether it was written in a round of one, two or three digits.
    - Before play continues, that player corrects it: they write one digit in the same cell, or leave it empty (as in the box, they have to write one). { one-two-three-mark-correction-may } A right correction counts as if it had been written in that turn. A wrong one costs the same points again, and the cell stays empty. { one-two-three-mark-wrong-correction }

    Nothing is judged again in the final count. With the umpire, a fault is called the moment it is written.

    { rules-referees-choose }

    - The players, as in the printed game: every digit stays as it is written, and everyone keeps their eyes open until the end. If an objection is wrong, it costs nothing and the digit stays. { mark-wrong-objection }
    { rules-referees-rest }

    { rules-referees-last }

    { rules-referees-solution }

    { rules-referees-people }
one-two-three-rules-clock = By default there is no clock. If you switch it on, a turn in a round of one, two or three digits lasts one, two or three minutes. What was written in time counts, and the turn ends. You have one minute for a correction; after that the cell stays empty. { one-two-three-mark-correction-clock }
one-two-three-rules-end = The game ends when the grid is complete. When the players watch, everyone first has a last look: any digit can still be objected to, until all have accepted. { mark-last-move } If you play that only a digit that does not fit is a fault, it also ends when no digit fits in any empty cell; in a final round, every player still to come then gets 10 points. { one-two-three-mark-stuck } And it ends if, for three consecutive rounds, nobody has written a digit that is still on the board. { one-two-three-mark-stuck } The player with the most points wins.
one-two-three-rules-variants =
    From other editions:

    - Fewer rounds: 1, 2, 3, 3, 3 … digits, or 3, 3, 3 … from the start. { one-two-three-mark-sequence }
    - No handicap: everyone starts with 0. { one-two-three-mark-handicap-off }
    - The final round keeps the usual order. { one-two-three-mark-final-order-unchanged }
    - Teams: four players play two against two, seats 1 and 3 against 2 and 4, and add up their points. { one-two-three-mark-teams-on }
    - A right correction scores nothing. { one-two-three-mark-corrected-counts-off }

    Another reading: only a digit that does not fit is a fault. { one-two-three-mark-fault-rule }
one-two-three-rules-credit = Based on “Défi Sudoku en famille ou entre amis”, published by Sudoku123.ca in 2006.

## At the table, in the browser

one-two-three-line-asks = { $final ->
    [yes] Final round
   *[no] Round { $round }
}: { $left ->
    [one] { $left } digit to write
   *[other] { $left } digits to write
}
one-two-three-line-handicap = Players who start later get a few points in advance.
one-two-three-line-correct = Correct { $cell }: write its digit, or leave it empty.
one-two-three-line-must-correct = Correct { $cell }: write its digit.
one-two-three-act-leave = Leave it empty
one-two-three-line-fewer = { $name } finds no more digits. Go on?
one-two-three-act-fewer-yes = Yes, go on
one-two-three-act-fewer-no = No, keep looking
one-two-three-line-last-look = The grid is full. This is the last chance to object to any digit.
one-two-three-fault-here = { $fault ->
    [solution] A fault: a digit that is not the one in the solution.
   *[rule] A fault: a digit that does not fit.
}

## The guided first game, and the example beside the rules

one-two-three-learn-1 = In this round everyone writes one digit and scores its value. Write the { $symbol } in { $cell }.
one-two-three-learn-2 = { $name } wrote a { $theirs } in { $there }, but its row, column or block has one already. Tap “Object!”, then { $there }.
one-two-three-learn-3 = { $name } lost a point and corrected it. Now everyone writes two digits. First the { $symbol } in { $cell }.
one-two-three-learn-4 = And another { $symbol } in { $cell }: a pair scores 2 extra points.
one-two-three-learn-5 = { $name } has filled the grid. Everything is right: tap “I accept”.
one-two-three-learn-6 = A full row, column or block scored 10 extra points. A round of three would come next. Now you know the whole game!

## The rules in a minute: one sentence for each drawn step

one-two-three-rules-minute-1 = Fill one puzzle together. Round one: one digit each. Round two: two. Round three: three. Then one again.
one-two-three-rules-minute-2 = Each digit scores its own value: 5 points for the 5. Players who start later get 4 to 10 points in advance.
one-two-three-rules-minute-3 = Someone notices a wrong digit: it costs Ben 1 to 3 points, and he corrects it.
one-two-three-rules-minute-4 = The same digit twice in one turn earns 2 more points, three times 3. { one-two-three-mark-triple } Completing a row, column or block earns 10.
one-two-three-rules-minute-5 = The lowest score starts the final round. If the grid is full before your turn, you get 10 points. { one-two-three-mark-nothing-left }
one-two-three-rules-minute-6 = The game ends when the grid is full. The player with the most points wins.

## For whom, and tips: on its page, and now and then at the table of a first game

one-two-three-rules-players = 2 to 5 players; suggested for ages 10 and up. { mark-players }
one-two-three-tip-1 = Have a plan for each round, and think of the one after it.
one-two-three-tip-2 = Write high digits, or matching ones: the same digit two or three times earns a bonus.
one-two-three-tip-3 = Complete a row, a column or a block, and leave the others as few points as you can.
one-two-three-rules-tips =
    - { one-two-three-tip-1 }
    - { one-two-three-tip-2 }
    - { one-two-three-tip-3 }
