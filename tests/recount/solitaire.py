"""Solitaire, counted again from docs/rules/solitaire.md.

Where the page is silent: the points are shown from success on, and an end by itself is called `finished`
too.
"""

from typing import Any

from tests.recount.paper import Board, cell_names, fits, write_board
from tests.recount.sheet import Sheet


class Solitaire(Sheet):
    winner_with_one_seat = ("finished",)

    def lay_out(self, setup: dict[str, Any]) -> None:
        up = setup.get("face_up", [])
        self.board: Board = {}
        self.face_down: Board = {}
        for cell, tile in zip(cell_names(9), setup["tiles"], strict=True):
            if tile != ".":
                (self.board if cell in up else self.face_down)[cell] = int(tile)
        self.hand: list[int] = list(setup["hands"][0]) if setup.get("hands") else []
        self.end_if_nothing_to_insert()

    def board_text(self) -> str:
        return write_board(self.board, self.face_down)

    def hand_lists(self) -> list[list[int]]:
        return [sorted(self.hand)]

    def move(self, seat: int, text: str) -> None:
        assert seat == 1
        if text == "finish":
            self.reason = "finished"
        elif text.startswith("flip "):
            self.flip(text[5:])
        else:
            cell, tile = text[:2], int(text[3])
            self.hand.remove(tile)
            self.board[cell] = tile
            self.end_if_nothing_to_insert()

    def flip(self, cell: str) -> None:
        tile = self.face_down.pop(cell)
        if fits(self.board, cell, tile):
            self.board[cell] = tile
        else:
            self.hand.append(tile)
        if self.hand.count(tile) == 3 and not self.places(tile):
            self.reason = "failed"
        else:
            self.end_if_nothing_to_insert()

    def places(self, tile: int) -> list[str]:
        empty = [cell for cell in cell_names(9) if cell not in self.board and cell not in self.face_down]
        return [cell for cell in empty if fits(self.board, cell, tile)]

    def points(self) -> list[int]:
        """After success, for each number: 3 if none of it is left in hand, 1 if one is, 0 if two are."""
        left = [self.hand.count(number) for number in range(1, 10)]
        if self.face_down or self.reason == "failed" or 3 in left:
            return [0]
        return [3 * left.count(0) + left.count(1)]

    def end_if_nothing_to_insert(self) -> None:
        if not self.face_down and not any(self.places(tile) for tile in self.hand):
            self.reason = "finished"
