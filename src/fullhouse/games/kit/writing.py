"""Pens on one shared problem, a colour a seat: what may be written, what is a fault, who wrote what."""

from collections.abc import Sequence
from typing import Any, ClassVar, Generic, Literal, TypeVar

from msgspec.structs import replace

from fullhouse.core.chance import Chance
from fullhouse.core.events import Event, OfSymbol
from fullhouse.core.game import Setup, View, Viewer
from fullhouse.core.ids import TABLE, Cell, Seat, Symbol
from fullhouse.core.masks import BIT, NO_CELLS, Cells, seats_in, seats_of
from fullhouse.core.moves import Move, Part
from fullhouse.core.options import TurnOptions
from fullhouse.games.kit.base import AskingGame, AskingState, added
from fullhouse.games.kit.setups import deal_problem, read_problem
from fullhouse.sudoku.board import NINE, Board, mask_of
from fullhouse.sudoku.grid import Grid

FaultRule = Literal["rule", "solution"]
"""What a fault is: a digit that does not fit, or one that is not the solution's."""


class WritingOptions(TurnOptions, frozen=True, kw_only=True):
    fault: FaultRule = "rule"

    @property
    def is_judged_by_solution(self) -> bool:
        return self.fault == "solution"


class WritingState(AskingState, frozen=True, kw_only=True):
    options: WritingOptions
    grid: Grid
    givens: Cells
    """The mask of the cells that were filled from the start."""
    solution: bytes
    """The solution's digit in each cell."""
    inks: tuple[Cells, ...]
    """For each seat, the mask of the cells with digits in its colour."""
    faults: Cells = NO_CELLS
    """The mask of the digits that were faults when they were written: later ones change nothing about it."""
    scores: tuple[int, ...]


class WritingView(View, frozen=True, kw_only=True):
    givens: str
    owners: tuple[Seat, ...]
    """Who wrote the digit, cell by cell; 0 for none."""
    asked: tuple[Seat, ...]
    """Who still has to accept what was written."""
    solution: str | None
    """For the review only."""


class Wrote(OfSymbol, frozen=True, tag="wrote"):
    points: int


class Erased(Event, frozen=True, tag="erased"):
    """A digit is off the board again, and the points that it had brought are taken back."""

    seat: Seat
    """Whose digit it was."""
    cell: str
    symbol: Symbol
    points: int


class RoundBegan(Event, frozen=True, tag="round"):
    round: int
    order: tuple[Seat, ...]
    """In which order the seats have their turns."""
    asks: int | None = None
    """How many digits each turn asks for, where the game counts them."""
    final: bool = False


W = TypeVar("W", bound=WritingState)
VV = TypeVar("VV", bound=WritingView)

EACH_SYMBOL = sum(1 << 81 * place for place in range(9))
"""A mask of cells times this is the mask of the same cells in a table of nine times 81 moves."""


class WritingGame(AskingGame[W, VV], Generic[W, VV]):
    """A game of pens on one problem. Each game says when a turn ends and what a fault costs."""

    board: ClassVar[Board] = NINE
    problem_levels: ClassVar[tuple[int, int] | None] = (1, 1)  # a turn is short: there has to be much to find
    write_moves: ClassVar[tuple[Move, ...]]
    """All digits in all cells: the 81 cells of digit 1, then those of 2, and so on."""
    object_moves: ClassVar[tuple[Move, ...]]

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        cls.write_moves = digit_moves(cls, "CELL=D")
        cls.object_moves = cls.notation.cell_moves("object CELL")

    def deal(self, options: Any, seats: int, chance: Chance) -> dict[str, Any]:  # noqa: ARG002
        return deal_problem(chance)

    # What may be written

    def digits(self, state: W, table: Sequence[Move], cells: int) -> Part:
        """The moves that write into some empty cells; the guard offers only what fits."""
        mask = cells * EACH_SYMBOL
        if state.options.referee == "guard":
            barred = state.grid.barred
            for symbol in range(1, 10):
                mask &= ~(barred[symbol] << 81 * (symbol - 1))
        return table, mask

    def check_digit(self, state: W, seat: Seat, cell: Cell, symbol: Symbol) -> bool:
        """Whether a digit for an empty cell is a fault. What the guard sees is refused."""
        grid, options = state.grid, state.options
        fits = grid.fits(cell, symbol)
        if not fits and options.referee == "guard":
            because, name = self.why(state, cell, symbol), self.board.name(cell)
            self.refuse(state, seat, "does-not-fit", cell=name, symbol=symbol, because=because)
        return not fits if options.fault == "rule" else state.solution[cell] != symbol

    def check_open(self, state: W, seat: Seat, cell: Cell) -> None:
        if state.grid.filled & BIT[cell]:
            self.refuse(state, seat, "cell-not-empty", cell=self.board.name(cell))

    def check_player(self, state: W, seat: Seat, move: Move) -> None:
        """What only a player does, the table itself does not."""
        if seat == TABLE:
            self.refuse(state, seat, "only-players", move=move.verb)

    def why(self, state: W, cell: Cell, symbol: Symbol) -> tuple[str, ...]:
        """The equal symbols that a digit sees. None where only the solution tells that it is wrong."""
        if state.grid.fits(cell, symbol):
            return ()
        return self.board.names(state.grid.clashes(cell, symbol))

    # On the board and off it

    def put(
        self,
        state: W,
        seat: Seat,
        cell: Cell,
        symbol: Symbol,
        *,
        points: int,
        bonus: int = 0,
        fault: bool,
        **more: Any,
    ) -> tuple[W, Wrote]:
        """The state with a digit on the board, the points for it, and more that changes with it."""
        bit = BIT[cell]
        state = replace(
            state,
            grid=state.grid.put(cell, symbol),
            inks=added(state.inks, seat, bit),
            faults=state.faults | bit if fault else state.faults,
            scores=added(state.scores, seat, points + bonus),
            **more,
        )
        return state, Wrote(seat=seat, cell=self.board.name(cell), symbol=symbol, points=points)

    def rub_out(self, state: W, cell: Cell, *, points: int, **more: Any) -> tuple[W, Erased]:
        """The state without a digit, and without the points that it brought."""
        bit, seat = BIT[cell], owner(state, cell)
        symbol = Symbol(state.grid.symbols[cell])
        state = replace(
            state,
            grid=state.grid.clear(cell),
            inks=added(state.inks, seat, -bit),
            faults=state.faults & ~bit,
            scores=added(state.scores, seat, -points),
            **more,
        )
        return state, Erased(seat=seat, cell=self.board.name(cell), symbol=symbol, points=points)

    def points(self, state: W, seat: Seat, move: Move, cells: int) -> tuple[int, ...] | None:  # noqa: ARG002
        """A digit is worth its face value."""
        return (move.symbol,) * cells.bit_count() if move.verb == "write" else None

    # What people see

    def problem(self, view: VV) -> str | None:
        return view.givens

    def seen(self, state: W, viewer: Viewer) -> dict[str, Any]:
        """The fields that the views of these games share."""
        givens = bytes(
            symbol if state.givens & BIT[cell] else 0 for cell, symbol in enumerate(state.grid.symbols)
        )
        return {
            "options": state.options,
            "board": str(state.grid),
            **self.standing(state),
            "givens": str(Grid.of(self.board, givens)),
            "owners": tuple(owner(state, Cell(cell)) for cell in self.board.cells),
            "asked": seats_in(state.asked, state.seats),
            "solution": str(Grid.of(self.board, state.solution)) if viewer == "review" else None,
        }

    def imagined(self, view: VV) -> dict[str, Any]:
        """The fields of a state that these games share. The problem is public, so its solution is known."""
        return {
            **self.pristine(len(view.scores), {"problem": view.givens}),
            "reason": view.reason,
            "options": view.options,
            "grid": Grid.parse(view.board, self.board),
            "inks": tuple(
                mask_of(cell for cell, whose in enumerate(view.owners) if whose == seat)
                for seat in range(1, len(view.scores) + 1)
            ),
            "scores": view.scores,
            "asked": seats_of(view.asked),
        }

    def pristine(self, seats: int, setup: Setup) -> dict[str, Any]:
        """The fields of a first state: the problem as it was printed, nothing written."""
        givens, solution = read_problem(setup)
        return {
            "seats": seats,
            "grid": givens,
            "givens": givens.filled,
            "solution": solution.symbols,
            "inks": (0,) * seats,
            "scores": (0,) * seats,
        }


def digit_moves(cls: type[WritingGame[Any, Any]], form: str) -> tuple[Move, ...]:
    """The moves of a form with a cell and a digit, digit by digit."""
    return tuple(
        move for symbol in cls.board.symbols for move in cls.notation.cell_moves(form, Symbol(symbol))
    )


def owner(state: WritingState, cell: Cell) -> Seat:
    """Who wrote the digit in a cell; 0 for none."""
    for seat, ink in enumerate(state.inks, 1):
        if ink & BIT[cell]:
            return Seat(seat)
    return TABLE


def written(state: WritingState) -> Cells:
    """The mask of all cells that somebody wrote in."""
    return state.grid.filled ^ state.givens


def nothing_fits(state: WritingState) -> bool:
    """Whether only what fits may stand, and no digit fits any empty cell."""
    if state.options.fault != "rule":
        return False
    return not any(state.grid.room(Symbol(symbol)) for symbol in state.grid.board.symbols)


def faults_in_order(state: WritingState, cells: Sequence[Cell]) -> Cells:
    """The mask of the faults among digits that were written in this order and stand now."""
    grid, symbols = state.grid, state.grid.symbols
    if state.options.fault == "solution":
        return mask_of(cell for cell in cells if symbols[cell] != state.solution[cell])
    later, faults = mask_of(cells), NO_CELLS
    for cell in cells:
        later ^= BIT[cell]
        if grid.clashes(cell, Symbol(symbols[cell])) & ~later:
            faults |= BIT[cell]
    return faults
