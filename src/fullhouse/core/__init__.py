"""The vocabulary every layer speaks: games, moves, events, outcomes, errors. No Sudoku in here."""
