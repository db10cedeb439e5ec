"""Golden Tiles and Animal Tiles, counted again from docs/rules/tiles.md.

Where the page is silent: a timeout closes no window, but a game that a timeout ends is over.
"""

from dataclasses import dataclass
from typing import Any, ClassVar

from tests.recount.paper import Board, cell_names, fits, same_block, same_column, same_row, write_board
from tests.recount.sheet import Sheet


@dataclass
class Laid:
    """The last tile laid, while it can be objected to."""

    seat: int
    cell: str
    points: int
    faulty: bool


class Tiles(Sheet):
    size = 9
    names: ClassVar[dict[str, Any]] = {"scoring": "full", "stack_end": "play_on"}

    def lay_out(self, setup: dict[str, Any]) -> None:
        self.board: Board = dict(setup["golden"])
        self.stack: list[int] = list(setup["stack"])
        self.hands: dict[int, list[int]] = {seat: [] for seat in self.seats}
        for seat in self.seats:
            self.draw(seat)
        self.turn = 1
        self.window: Laid | None = None
        self.claim = False
        self.look_round()

    def board_text(self) -> str:
        return write_board(self.board, size=self.size)

    def hand_lists(self) -> list[list[int]]:
        return [self.hands[seat] for seat in self.seats]

    def draw(self, seat: int) -> None:
        if self.stack:
            self.hands[seat].append(self.stack.pop(0))

    def move(self, seat: int, text: str) -> None:
        word, _, cell = text.partition(" ")
        if word == "lay":
            self.lay(seat, cell)
        elif word == "stuck":
            self.stuck(seat)
        elif word == "show":
            self.show(cell)
        elif word == "object":
            self.object()
        elif word in ("accept", "silence", "without"):
            self.answer(seat, word, cell)
        elif word == "timeout":
            self.hands[seat].pop()
            self.finish_turn(seat)

    def places(self, tile: int) -> list[str]:
        cells = cell_names(self.size)
        return [cell for cell in cells if cell not in self.board and fits(self.board, cell, tile, self.size)]

    def joined(self, cell: str) -> list[int]:
        """The numbers of the tiles that a tile on this cell scores for."""
        numbers = []
        for other, number in self.board.items():
            line = same_row(other, cell) or same_column(other, cell)
            block = same_block(other, cell, self.size)
            counts = {"full": line or block, "value": line or block, "simple": line, "block": block}
            if other != cell and counts[self.options["scoring"]]:
                numbers.append(number)
        return numbers

    def lay(self, seat: int, cell: str) -> None:
        tile = self.hands[seat].pop()
        joined = self.joined(cell)
        points = sum(joined) if self.options["scoring"] == "value" else len(joined)
        self.window = Laid(seat, cell, points, not fits(self.board, cell, tile, self.size))
        self.board[cell] = tile
        self.scores[seat] += points
        if self.window.faulty and self.referee != "table":
            self.take_off()
            if not self.places(tile):
                self.hands[seat].append(tile)
                self.reason = "stuck"
                return
        self.finish_turn(seat, could_be_fault=self.referee == "table")

    def take_off(self) -> None:
        """The tile leaves the game; no points for it."""
        assert self.window is not None
        del self.board[self.window.cell]
        self.scores[self.window.seat] -= self.window.points
        self.window = None

    def object(self) -> None:
        assert self.window is not None
        if self.window.faulty:
            tile = self.board[self.window.cell]
            self.take_off()
            if not self.places(tile):
                self.reason = "stuck"
            elif self.asked:
                self.reason = "tiles_used_up"

    def stuck(self, seat: int) -> None:
        self.window = None
        if self.referee == "umpire" and self.places(self.hands[seat][0]):
            self.discard()
        elif self.referee == "table":
            self.claim = True
            self.asked = self.others(seat)
            self.close_if_all_accept()
        else:
            self.reason = "stuck"

    def show(self, cell: str) -> None:
        if cell in self.places(self.hands[self.turn][0]):
            self.claim = False
            self.asked = []
            self.discard()

    def discard(self) -> None:
        """The tile leaves the game, no points; the player draws, the next one goes on."""
        self.hands[self.turn].pop()
        self.finish_turn(self.turn)

    def called_by_referee(self) -> str:
        if self.claim:
            return "".join(f"show {cell}" for cell in self.places(self.hands[self.turn][0])[:1])
        return "object" if self.window is not None and self.window.faulty else ""

    def close_if_all_accept(self) -> None:
        if not self.asked:
            self.reason = "stuck" if self.claim else "tiles_used_up"

    def finish_turn(self, seat: int, *, could_be_fault: bool = False) -> None:
        cannot_draw = not self.stack
        self.draw(seat)
        self.turn = self.after(seat)
        if cannot_draw and self.options["stack_end"] == "stop":
            self.used_up(could_be_fault=could_be_fault)
        else:
            self.look_round(could_be_fault=could_be_fault)

    def look_round(self, *, could_be_fault: bool = False) -> None:
        """Seats without a tile are skipped; without any tile it is over; `guard` sees who is stuck."""
        if not any(self.hands.values()):
            self.used_up(could_be_fault=could_be_fault)
            return
        while not self.hands[self.turn]:
            self.turn = self.after(self.turn)
        if self.referee == "guard" and not self.places(self.hands[self.turn][0]):
            self.reason = "stuck"

    def used_up(self, *, could_be_fault: bool) -> None:
        if could_be_fault and self.window is not None:
            self.asked = self.others(self.window.seat)
            self.close_if_all_accept()
        else:
            self.reason = "tiles_used_up"


class Animals(Tiles):
    """The same on 6×6, for children."""

    size = 6
    names: ClassVar[dict[str, Any]] = {"referee": "guard", "scoring": "block", "stack_end": "play_on"}
