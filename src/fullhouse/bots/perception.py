"""A situation as one player sees it this time: where they look, what they can prove, what they overlook."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any
from zlib import crc32

from msgspec.structs import replace

from fullhouse.bots.bot import Situation, Why
from fullhouse.bots.deduction import is_solving, needs_proof, proved_digits
from fullhouse.bots.faultless import gain, try_move, umpired
from fullhouse.bots.levels import Level
from fullhouse.coach.step import Candidate
from fullhouse.core.chance import Chance
from fullhouse.core.ids import Cell, Symbol
from fullhouse.core.moves import Move
from fullhouse.sudoku.board import NINE, SIX, Board, mask_of
from fullhouse.sudoku.grid import Grid

EVERYWHERE = -1
"""The mask of all cells of any board."""
FINE = 10_000
SPREAD = 2_654_435_761
"""Sums of similar texts are similar; this spreads them."""
NEAR = 0.4
"""By how much less somebody is wrong in the houses of the last move."""
MOST_TRIED = 300
"""How many moves are compared at most."""
PEERS = {
    board.size: [[cell for cell in board.cells if mask >> cell & 1] for mask in board.peers]
    for board in (NINE, SIX)
}
"""By size and cell, the cells of its houses but for itself."""


def happens(chance: Chance, share: float) -> bool:
    """True with this probability."""
    return chance.below(FINE) < share * FINE


def board_of(size: int) -> Board | None:
    """The board of this size, if its houses are known."""
    return next((board for board in (NINE, SIX) if board.size == size), None)


def looks(
    level: Level, board: Board | None, last: Cell | None, chance: Chance, seen_by: tuple[str, int] = ("", 0)
) -> Iterator[int]:
    """The masks of the cells that are noticed: at a first look, then at one house more each, at last all.

    `seen_by`: the board as it is shown, and the seat that looks.
    """
    shown, seat = seen_by
    if board is not None:
        houses = chance.shuffled(board.houses)
        if last is not None and happens(chance, level.near):
            near = chance.shuffled((board.row_of[last], board.column_of[last], board.block_of[last]))
            houses = near + [house for house in houses if house not in near]
        noticed = _noticed(level.overlooks, board, shown, seat, chance)
        part = level.houses % 1
        first = int(level.houses) + (part > 0 and happens(chance, part))
        seen, empty = 0, mask_of(cell for cell, symbol in enumerate(shown) if symbol == ".")
        for count, house in enumerate(houses, 1):
            gap = house & empty
            seen |= house & noticed | (gap if gap.bit_count() == 1 else 0)  # nobody overlooks the last one
            if count >= min(first, len(houses)):
                yield seen
    yield EVERYWHERE


def _noticed(overlooks: float, board: Board, shown: str, seat: int, chance: Chance) -> int:
    """The cells that somebody does not overlook.

    Who has overlooked a cell goes on overlooking it until something near it changes. Where nothing is near it
    yet, that would be the same in every game, so chance decides.
    """
    noticed = 0
    for cell in board.cells:
        drawn = chance.below(FINE)
        if shown and overlooks:
            near = "".join([shown[peer] for peer in PEERS[board.size][cell]])
            if near.strip("."):
                drawn = (crc32(f"{seat} {cell} {near}".encode()) * SPREAD >> 16) % FINE
        if drawn >= overlooks * FINE:
            noticed |= 1 << cell
    return noticed


def symbol_of(view: Any, seat: int, move: Move) -> Symbol:
    """The symbol that a move puts down: its own, or the only tile in hand; 0 where nobody knows it."""
    if move.symbol or not view.hands or move.cell < 0 or view.board[move.cell] == "?":
        return move.symbol
    hand = view.hands[seat - 1]
    return Symbol(hand[0]) if hand is not None and len(hand) == 1 else Symbol(0)


def shown_grid(situation: Situation) -> Grid | None:
    """The symbols that everybody sees; None on a board whose houses are not known."""
    board = board_of(situation.game.board_size)
    return None if board is None else Grid.parse(situation.view.board.replace("?", "."), board)


def with_reach(why: Why, situation: Situation, move: Move) -> Why:
    """The reasons with what the move keeps open and denies, where it puts a known symbol on an empty cell."""
    grid, symbol = shown_grid(situation), symbol_of(situation.view, situation.seat, move)
    if grid is None or not symbol or move.cell < 0 or not grid.open >> move.cell & 1:
        return why
    before, after = _candidates(grid), _candidates(grid.put(move.cell, symbol))
    return replace(why, keeps_open=after, denies=before - after)


def _candidates(grid: Grid) -> int:
    """How many pairs of an empty cell and a symbol that fits there are left."""
    return sum(grid.room(Symbol(symbol)).bit_count() for symbol in grid.board.symbols)


def is_blocked(grid: Grid) -> bool:
    """Whether no symbol fits any empty cell."""
    return not _candidates(grid)


class Perception:
    """Made for one decision of one player."""

    def __init__(
        self, level: Level, situation: Situation, legal: Sequence[Move], state: Any, chance: Chance
    ) -> None:
        self.level, self.situation, self.chance = level, situation, chance
        self.game, self.view, self.seat = situation.game, situation.view, situation.seat
        self.legal = legal
        self.state = self.game.imagine(umpired(self.view), chance)
        """The position as an umpire would see it, who calls every fault."""
        self.shown = state
        acts = self.game.verbs_of("acts")
        self.acts = list(self.game.considerate(state, [move for move in legal if move.verb in acts]))
        self.board = board_of(self.game.board_size)
        self.looks = tuple(looks(level, self.board, situation.last, chance, (self.view.board, self.seat)))
        self.problem = self.game.problem(self.view)
        self.is_solving = is_solving(self.game, self.view)
        self.needs_proof = needs_proof(self.game, self.view)

    def without_cell(self) -> list[Move]:
        """The acts that are no fault and have no cell, in any order."""
        moves = self.chance.shuffled(move for move in self.acts if move.cell < 0)
        return [move for move in moves if self.tried(move) is not None]

    def proved(self) -> Mapping[Candidate, str]:
        """The digits that this player can prove on the whole board."""
        return proved_digits(self.view.board, self.level.technique)

    def seen(self, wanted: Callable[[Move], bool]) -> Iterator[list[Move]]:
        """The wanted acts by what is noticed: those of a first look, then those of each further one."""
        moves = self.chance.shuffled(move for move in self.acts if move.cell >= 0 and wanted(move))
        before = 0
        for look in self.looks:
            yield [move for move in moves if (look & ~before) >> move.cell & 1]
            before |= look

    def faultless(self, moves: Sequence[Move]) -> list[tuple[float, Move]]:
        """Those of some moves that are no fault, with their points."""
        with_points = []
        for move in moves[:MOST_TRIED]:
            after = self.tried(move)
            if after is not None:
                with_points.append((self.points(move, after), move))
        return with_points

    def tried(self, move: Move) -> Any:
        """The position after a move; None for a fault."""
        tried = try_move(self.game, self.state, self.seat, move)
        return None if tried is None else tried[0]

    def points(self, move: Move, after: Any) -> float:
        """The points that are shown before the move, or else those that it brings."""
        shown = None
        if move.cell >= 0:
            shown = self.game.points(self.state, self.seat, move, 1 << move.cell)
        return shown[0] if shown is not None else gain(self.game, self.state, after, self.seat)

    def farness(self, move: Move) -> float:
        """How badly a move's points are judged: well in a house of the last move, worse elsewhere."""
        last = self.situation.last
        if self.board is None or last is None or move.cell < 0:
            return 1.0
        return NEAR if self.board.peers[last] >> move.cell & 1 or move.cell == last else 1.0

    def largeness(self, move: Move) -> float:
        """From −1 for the smallest digit to 1 for the largest; 0 where none is known."""
        if self.board is None or not move.symbol:
            return 0.0
        return 2 * (move.symbol - 1) / (self.board.size - 1) - 1

    def cells_noticed(self) -> int:
        """How many cells the first look takes in."""
        first = self.looks[0]
        return len(self.view.board) if first == EVERYWHERE else first.bit_count()


def digit(move: Move) -> Candidate:
    """The cell and the symbol of a move."""
    return Cell(move.cell), Symbol(move.symbol)


def honest_mistake(perception: Perception) -> Move | None:
    """A move that looks right to a player who overlooks something; it may still be right."""
    grid = shown_grid(perception.situation)
    if grid is None:
        return None
    for moves in perception.seen(lambda _move: True):
        tempting = [move for move in moves if _looks_right(perception, grid, move)]
        if tempting:
            return max(tempting, key=lambda move: perception.points(move, perception.state))
    return None


def _looks_right(perception: Perception, grid: Grid, move: Move) -> bool:
    symbol, cell = symbol_of(perception.view, perception.seat, move), Cell(move.cell)
    if not symbol or not grid.open >> cell & 1:
        return False
    if perception.needs_proof:
        return grid.fits(cell, symbol) and len(grid.candidates(cell)) == 2
    clashes, board = grid.clashes(cell, symbol), grid.board
    houses = (board.row_of[cell], board.column_of[cell], board.block_of[cell])
    return bool(clashes) and sum(bool(clashes & house) for house in houses) == 1
