"""Full House: printed Sudoku board games as pure rules, and the Sudoku engine below them."""

__version__ = "0.1.0"
