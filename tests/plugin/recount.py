"""Last Word, counted again: the sheet that a game of this repository has in tests/recount."""

from typing import Any

from tests.recount.paper import Board, block_of, cell_names, column_of, fits, row_of, write_board
from tests.recount.sheet import Sheet

SIZE = 6


class LastWord(Sheet):
    def lay_out(self, setup: dict[str, Any]) -> None:
        self.board: Board = {cell: int(number) for cell, number in setup["tiles"].items()}
        self.end_if_nothing_fits()

    def board_text(self) -> str:
        return write_board(self.board, {}, SIZE)

    def move(self, seat: int, text: str) -> None:
        if text in ("pass", "timeout"):
            return
        cell, number = text.split("=")
        self.board[cell] = int(number)
        houses = (row_of(cell, SIZE), column_of(cell, SIZE), block_of(cell, SIZE))
        self.scores[seat] += sum(all(one in self.board for one in house) for house in houses)
        self.end_if_nothing_fits()
        if self.reason is not None:
            self.scores[seat] += 3

    def end_if_nothing_fits(self) -> None:
        empty = [cell for cell in cell_names(SIZE) if cell not in self.board]
        if not any(fits(self.board, cell, number, SIZE) for cell in empty for number in range(1, SIZE + 1)):
            self.reason = "nothing_fits"
