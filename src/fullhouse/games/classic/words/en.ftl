### Classic, in English. At its table stand the messages [writing] of all games, too.

classic-name = Classic
classic-summary = One Sudoku puzzle, solved alone or together.

classic-option-check = Wrong digits are shown
classic-option-auto-notes = A written digit removes its notes from the row, column and block
classic-option-race = A race: everyone has their own board, and the first to solve the puzzle wins
classic-mark-check-on = [addition|The booklet has only the puzzle.]
classic-mark-check-off = [printed|Nobody says which digit is wrong.]
classic-mark-auto-notes-on = [addition|The small tiles of the box do not move by themselves.]
classic-mark-auto-notes-off = [printed|Notes are put and taken by hand.]
classic-mark-race-on = [addition|The booklet knows no race.]
classic-mark-race-off = [printed|One puzzle, alone or together.]
classic-mark-time-limit-on = [addition|The booklet sets no time.]
classic-mark-time-limit-off = [printed|The booklet sets no time.]
classic-mark-screen = [addition|What only a screen can do; the booklet has paper and small tiles.]
classic-pack-family = Wrong digits are shown, and notes are kept tidy.
classic-pack-strict = Nobody says which digit is wrong. 20 minutes.

classic-event-wrote = { $swept-count ->
    [0] { $seat } writes { $symbol } in { $cell }.
   *[other] { $seat } writes { $symbol } in { $cell }. It is removed from the notes in { $swept }.
}
classic-event-wrote-alone = { $swept-count ->
    [0] { $symbol } is written in { $cell }.
   *[other] { $symbol } is written in { $cell } and removed from the notes in { $swept }.
}
classic-event-wrote-you = { $swept-count ->
    [0] You write { $symbol } in { $cell }.
   *[other] You write { $symbol } in { $cell }. It is removed from the notes in { $swept }.
}
classic-event-erased = { $seat } erases the { $symbol } in { $cell }.
classic-event-erased-alone = The { $symbol } in { $cell } is erased.
classic-event-erased-you = You erase the { $symbol } in { $cell }.
classic-event-noted = { $put ->
    [yes] { $seat } notes { $symbol } in { $cell }.
   *[no] { $seat } removes the note { $symbol } from { $cell }.
}
classic-event-noted-alone = { $put ->
    [yes] { $symbol } is noted in { $cell }.
   *[no] The note { $symbol } in { $cell } is removed.
}
classic-event-noted-you = { $put ->
    [yes] You note { $symbol } in { $cell }.
   *[no] You remove the note { $symbol } from { $cell }.
}
classic-event-centred = { $put ->
    [yes] { $seat } notes { $symbol } in the centre of { $cell }.
   *[no] { $seat } removes the note { $symbol } from the centre of { $cell }.
}
classic-event-centred-alone = { $put ->
    [yes] { $symbol } is noted in the centre of { $cell }.
   *[no] The note { $symbol } in the centre of { $cell } is removed.
}
classic-event-centred-you = { $put ->
    [yes] You note { $symbol } in the centre of { $cell }.
   *[no] You remove the note { $symbol } from the centre of { $cell }.
}
classic-event-renoted = { $seat } changes the notes: { $put } new, { $taken } gone.
classic-event-renoted-alone = The notes change: { $put } new, { $taken } gone.
classic-event-renoted-you = You change the notes: { $put } new, { $taken } gone.
classic-event-switched = { $sweeps ->
    [yes] { $seat } switches on automatic removal of notes.
   *[no] { $seat } switches off automatic removal of notes.
}
classic-event-switched-alone = { $sweeps ->
    [yes] Every written digit now removes its notes.
   *[no] Notes now stay when a digit is written.
}
classic-event-switched-you = { $sweeps ->
    [yes] You switch on automatic removal of notes.
   *[no] You switch off automatic removal of notes.
}
classic-event-undid = { $again ->
    [yes] { $seat } redoes a step.
   *[no] { $seat } undoes a step.
}
classic-event-undid-alone = { $again ->
    [yes] Step redone.
   *[no] Step undone.
}
classic-event-undid-you = { $again ->
    [yes] You redo a step.
   *[no] You undo a step.
}
classic-event-raced = { $cell ->
    [none] { $seat } has filled { $filled ->
        [one] { $filled } cell.
       *[other] { $filled } cells.
    }
   *[other] { $seat } writes { $symbol } in { $cell }.
}
classic-event-raced-you = { $cell ->
    [none] You have filled { $filled ->
        [one] { $filled } cell.
       *[other] { $filled } cells.
    }
   *[other] You write { $symbol } in { $cell }.
}
classic-line-ask = Stuck? “Hint” tells you where to look, then why.
classic-event-hinted = { $stage ->
    [1] { $seat } asks the coach where to look.
    [2] { $seat } asks the coach for the technique.
   *[3] { $seat } asks the coach for the whole proof.
} { $hints ->
    [one] { $hints } hint so far.
   *[other] { $hints } hints so far.
}
classic-event-hinted-alone = { $stage ->
    [1] A hint on where to look.
    [2] A hint on the technique.
   *[3] A hint with the whole proof.
} { $hints ->
    [one] { $hints } hint so far.
   *[other] { $hints } hints so far.
}
classic-event-hinted-you = { $stage ->
    [1] You ask the coach where to look.
    [2] You ask the coach for the technique.
   *[3] You ask the coach for the whole proof.
} { $hints ->
    [one] { $hints } hint so far.
   *[other] { $hints } hints so far.
}

error-cell-taken = Seat { $by } has already written in { $cell }.
error-nothing-to-fill = There is nothing to fill in: all notes are there and fit.
error-nothing-to-clear = There are no notes to clear.
error-nothing-to-undo = You have nothing to undo.
error-nothing-to-redo = You have nothing to redo.
error-no-hints-in-race = In a race the coach gives no hints.

## The rules

classic-rules-goal =
    One puzzle on one board, solved alone or by any number of people together. There are no points: it is solved, or not yet.

    { rules-sudoku }
classic-rules-material =
    A puzzle is a 9×9 grid with some digits given and exactly one solution; anything else is refused, and you are told whether it has no solution or several. The library has five levels with at least 10 puzzles each. You can also type or paste a puzzle, open it from a file, or have one made at the level you want.

    Each number has a colour of its own, so that the board reads well from every side of the table, and it is never colour alone that tells them apart.
classic-rules-turn =
    There are no turns. Anyone may write, erase and make notes at any time:

    - Write a digit in an empty cell, or erase one that is not given. If two people tap the same cell at the same moment, the first digit stays and the other player gets a message. Everyone sees who wrote what.
    - Make small notes in the corners or in the centre of an empty cell, any digits from 1 to 9, and remove them as you like. Notes belong to everyone and stay until someone removes them.
    - Fill in the notes, for all digits or for one: every digit that fits is noted where there are no notes yet, and notes that no longer fit are removed. What you have crossed out stays out. Or clear the notes. Filling in changes the corners only and leaves the centre alone. { classic-mark-screen }
    - Undo and redo: you take back only your own steps. { classic-mark-screen }
    - Ask the coach for a hint. The next step is shown in three stages: where to look, which technique, and the whole proof with the digit. The hints you use are counted and shown at the end. { classic-mark-screen }
classic-rules-mistakes = A wrong digit is not a fault; someone will find it. The check can be switched on; wrong digits are then shown. { classic-mark-check-on } For one player the check is on from the start.
classic-rules-clock = A clock counts up and can be paused. { classic-mark-screen } You may set a limit in minutes; when it is reached, the game is over. { classic-mark-time-limit-on }
classic-rules-end = The puzzle is solved when every cell has the right digit.
classic-rules-variants =
    Notes that tidy themselves: writing a digit removes it from the notes in its row, column and block. Anyone can switch this on and off at any time. { classic-mark-auto-notes-on }

    A race, for two or more: everyone gets the same puzzle on their own board. You see how many cells the others have filled, but not which. The first to solve it wins. The coach gives no hints. { classic-mark-race-on }
classic-rules-credit = Based on “Standard Sudoku” from the box of “Challenge Sudoku” by L. Colovini, D. De Toffoli and D. Zaccariotto, published by Clementoni in 2005.

## At the table, in the browser

classic-fault-here = No turns and no faults: write where you like.

## The guided first game, and the example beside the rules

classic-learn-1 = Choose the { $symbol } and write it in { $cell }: nothing else fits there.
classic-learn-2 = Not sure yet? Switch on “Notes” and put a small { $symbol } in { $cell }.
classic-learn-3 = Switch the notes off again and write the { $symbol } in { $cell }.
classic-learn-4 = Now the { $symbol } in { $cell }.
classic-learn-5 = And the last one: the { $symbol } in { $cell }, over your note.
classic-learn-6 = You can undo anything, and the coach has hints. Now you know all you need!

## The rules in a minute: one sentence for each drawn step

classic-rules-minute-1 = Fill the grid: each digit from 1 to 9 once in every row, column and block.
classic-rules-minute-2 = Look for a cell where only one digit fits, and write it.
classic-rules-minute-3 = Not sure yet? Write a small note.
classic-rules-minute-4 = Every digit you find helps with the next. If you are stuck, the coach shows you where to look.
classic-rules-minute-5 = The puzzle is solved when every digit is right. There is only one solution.

## For whom, and tips: on its page, and now and then at the table of a first game

classic-rules-players = Alone, or together on one grid; suggested for ages 8 and up. { mark-players }
classic-tip-1 = Every number you find leads to others: after each digit go back to the simple ways.
classic-tip-2 = Look where many different numbers meet: cells there are the first to have only one left.
classic-tip-3 = Note in the corners what is only narrowed down; even a line with many gaps may give one number away.
classic-tip-4 = When the simple ways run out, use deduction: you often know the line of a number before its cell. That leads back to the simple ways.
classic-rules-tips =
    - { classic-tip-1 }
    - { classic-tip-2 }
    - { classic-tip-3 }
    - { classic-tip-4 }
