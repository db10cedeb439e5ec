"""Challenge, counted again from docs/rules/challenge.md.

Where the page is silent: what is a fault is judged when the tile is inserted; dropping tiles and losing the
turn to the sand-glass are no action and close no window; a covered tile lies face down again when the
insert is undone.
"""

from dataclasses import dataclass
from typing import Any

from tests.recount.paper import Board, block_of, cell_names, column_of, fits, neighbours, row_of, write_board
from tests.recount.sheet import Sheet


@dataclass
class Insert:
    """The last insert, while it can be objected to."""

    seat: int
    cell: str
    tile: int
    points: int
    covered: int | None
    faulty: bool


class Challenge(Sheet):
    def lay_out(self, setup: dict[str, Any]) -> None:
        up = [*setup.get("face_up", []), *([setup["revealed"]] if "revealed" in setup else [])]
        self.board: Board = {}
        self.face_down: Board = {}
        for cell, tile in zip(cell_names(9), setup["tiles"], strict=True):
            if tile != ".":
                (self.board if cell in up else self.face_down)[cell] = int(tile)
        hands = setup.get("hands", [])
        self.hands: dict[int, list[int]] = {seat: [] for seat in self.seats}
        for seat, hand in zip(self.seats, hands, strict=False):
            self.hands[seat] = list(hand)
        self.turn = 1
        self.warned: list[int] = []
        self.window: Insert | None = None
        self.end_if_nothing_to_do()

    def board_text(self) -> str:
        return write_board(self.board, self.face_down)

    def hand_lists(self) -> list[list[int]]:
        return [sorted(self.hands[seat]) for seat in self.seats]

    def move(self, seat: int, text: str) -> None:
        word, _, rest = text.partition(" ")
        if word == "flip":
            self.flip(seat, rest)
        elif word == "drop":
            self.hands[seat].remove(int(rest))
        elif word == "object":
            self.object()
        elif word in ("accept", "silence", "without"):
            self.answer(seat, word, rest)
        elif word == "timeout":
            self.timeout(seat)
        else:
            self.insert(seat, text)

    def flip(self, seat: int, cell: str) -> None:
        self.window = None
        tile = self.face_down.pop(cell)
        if fits(self.board, cell, tile):
            self.scores[seat] += len([other for other in neighbours(cell) if other in self.board])
            self.board[cell] = tile
        else:
            self.hands[seat].append(tile)
        self.next_turn()

    def insert(self, seat: int, text: str) -> None:
        where, declared, ground = text.partition("!")
        cell, tile = where[:2], int(where[3])
        faulty = not fits(self.board, cell, tile)
        if declared and not self.is_forced(cell, tile, ground):
            faulty = True
        self.hands[seat].remove(tile)
        points = (20 if declared else 10) - len(self.hands[seat])
        self.window = Insert(seat, cell, tile, points, self.face_down.pop(cell, None), faulty)
        self.board[cell] = tile
        self.scores[seat] += points
        if faulty and self.referee != "table":
            self.undo()
        self.next_turn()

    def is_forced(self, cell: str, tile: int, ground: str) -> bool:
        """(a) it fits no other open cell of a house; (b) no other number fits the cell. Nothing deeper."""
        grounds = {
            "row": self.only_place(row_of(cell), cell, tile),
            "column": self.only_place(column_of(cell), cell, tile),
            "block": self.only_place(block_of(cell), cell, tile),
            "cell": not any(fits(self.board, cell, other) for other in range(1, 10) if other != tile),
        }
        return grounds[ground] if ground else any(grounds.values())

    def only_place(self, house: tuple[str, ...], cell: str, tile: int) -> bool:
        others = [other for other in house if other != cell and other not in self.board]
        return not any(fits(self.board, other, tile) for other in others)

    def undo(self) -> None:
        """The action is undone, no points, and the tile leaves the game."""
        assert self.window is not None
        del self.board[self.window.cell]
        if self.window.covered is not None:
            self.face_down[self.window.cell] = self.window.covered
        self.scores[self.window.seat] -= self.window.points
        self.window = None

    def object(self) -> None:
        assert self.window is not None
        if not self.window.faulty:
            return
        self.undo()
        self.asked = []
        self.end_if_nothing_to_do()

    def called_by_referee(self) -> str:
        return "object" if self.window is not None and self.window.faulty else ""

    def close_if_all_accept(self) -> None:
        if not self.asked:
            self.reason = "nothing_to_do"

    def timeout(self, seat: int) -> None:
        if seat not in self.warned:
            self.warned.append(seat)
            return
        self.scores[seat] -= 10
        self.next_turn(could_be_fault=False)

    def next_turn(self, *, could_be_fault: bool = True) -> None:
        self.turn = self.after(self.turn)
        self.end_if_nothing_to_do(could_be_fault=could_be_fault)

    def end_if_nothing_to_do(self, *, could_be_fault: bool = True) -> None:
        empty = [cell for cell in cell_names(9) if cell not in self.board and cell not in self.face_down]
        can_insert = any(
            fits(self.board, cell, tile) for tile in set(self.hands[self.turn]) for cell in empty
        )
        if self.face_down or can_insert:
            return
        if could_be_fault and self.window is not None and self.referee == "table":
            self.asked = self.others(self.window.seat)
        else:
            self.reason = "nothing_to_do"
