"""Classic: one problem on one board, solved alone or by many together. No turns, no points."""

from collections.abc import Callable, Mapping
from typing import Any, ClassVar

from msgspec.structs import replace

from fullhouse.core.chance import Chance
from fullhouse.core.clock import Deadline
from fullhouse.core.game import Setup, Viewer
from fullhouse.core.ids import TABLE, Cell, Seat, Seconds, Symbol, every_seat, minutes
from fullhouse.core.masks import BIT, NO_CELLS, Cells
from fullhouse.core.moves import NOTHING, Move, Moves, Part, single
from fullhouse.core.outcome import Outcome
from fullhouse.core.verbs import Verb, verbs
from fullhouse.games.classic.data import (
    REMEMBERED,
    ClassicOptions,
    ClassicState,
    ClassicView,
    Edit,
    Erased,
    Hinted,
    Noted,
    Renoted,
    Undid,
    Wrote,
)
from fullhouse.games.kit.base import BoardGame, Events, Rule
from fullhouse.games.kit.notation import Notation
from fullhouse.games.kit.problem import deal_problem, read_problem
from fullhouse.sudoku.board import NINE, Board, mask_of
from fullhouse.sudoku.grid import Grid

NOTATION = Notation(
    NINE, ("CELL=D", "erase CELL", "note CELL D", "fill", "clear", "undo", "redo", "hint", "time_up")
)
UNDO, REDO, HINT = single("undo"), single("redo"), single("hint")
FILL, CLEAR = single("fill"), single("clear")
WRITE = [NOTATION.cell_moves("CELL=D", Symbol(symbol)) for symbol in range(10)]
NOTE = [NOTATION.cell_moves("note CELL D", Symbol(symbol)) for symbol in range(10)]
ERASE = NOTATION.cell_moves("erase CELL")
STAGES = 3


class Classic(BoardGame[ClassicState, ClassicView]):
    id: ClassVar[str] = "classic"
    fewest_seats: ClassVar[int] = 1
    most_seats: ClassVar[int] = 64  # any number may play; a table has to end somewhere
    options: ClassVar[type[ClassicOptions]] = ClassicOptions
    is_shared: ClassVar[bool] = True
    verbs: ClassVar[tuple[Verb, ...]] = verbs(
        acts="write erase", aside="note fill clear undo redo hint", clock="time_up"
    )
    reasons: ClassVar[tuple[str, ...]] = ("solved", "time_up")
    problem_levels: ClassVar[tuple[int, int] | None] = (1, 2)  # several heads find more
    board: ClassVar[Board] = NINE
    notation: ClassVar[Notation] = NOTATION

    def deal(self, options: ClassicOptions, seats: int, chance: Chance) -> dict[str, Any]:  # noqa: ARG002
        return deal_problem(chance)

    def begin(self, options: ClassicOptions, seats: int, setup: Setup) -> ClassicState:
        givens, solution = read_problem(setup)
        state = ClassicState(
            seats=seats,
            options=options,
            givens=givens,
            solution=solution,
            grid=givens,
            owners=bytes(len(NINE.cells)),
            notes=(NO_CELLS,) * (NINE.size + 1),
            done=((),) * seats,
            undone=((),) * seats,
        )
        return state if givens.open else self.end(state, "solved")[0]

    # Who may do what

    def to_move(self, state: ClassicState) -> Seat | None:
        return Seat(1) if state.seats == 1 and state.reason is None else None

    def to_act(self, state: ClassicState) -> tuple[Seat, ...]:
        return every_seat(state.seats) if state.reason is None else ()

    def legal(self, state: ClassicState, seat: Seat) -> Moves:
        if state.reason is not None or seat == TABLE:
            return NOTHING
        open_cells = state.grid.open
        parts: list[Part] = [(WRITE[symbol], open_cells) for symbol in NINE.symbols]
        parts += [(NOTE[symbol], open_cells) for symbol in NINE.symbols]
        parts += [(ERASE, state.grid.filled & ~state.givens.filled), (HINT, 1)]
        parts += [(FILL, int(_filled_in(state) != state.notes)), (CLEAR, int(any(state.notes)))]
        if _latest(state, state.done[seat - 1], _can_undo):
            parts.append((UNDO, 1))
        if _latest(state, state.undone[seat - 1], _can_do):
            parts.append((REDO, 1))
        return Moves(*parts)

    def deadline(self, state: ClassicState) -> Deadline | None:  # noqa: ARG002
        return None

    def time_limit(self, options: ClassicOptions) -> Seconds | None:
        return minutes(options.time_limit)

    def hints(self, state: ClassicState) -> int:
        return state.hints

    def problem(self, view: ClassicView) -> str | None:
        return view.givens

    def outcome(self, state: ClassicState) -> Outcome:
        winners = every_seat(state.seats) if state.reason == "solved" else ()
        return Outcome((0,) * state.seats, state.reason, winners)

    # The verbs

    def write(self, state: ClassicState, seat: Seat, move: Move) -> tuple[ClassicState, Events]:
        self._check_writable(state, seat, move)
        noted = state.notes[move.symbol] & NINE.peers[move.cell] if state.options.auto_notes else NO_CELLS
        return self._do(state, seat, Edit("write", move.cell, move.symbol, seat, noted))

    def erase(self, state: ClassicState, seat: Seat, move: Move) -> tuple[ClassicState, Events]:
        self._check_person(state, seat, move)
        if state.givens.filled & BIT[move.cell]:
            self.refuse(state, seat, "cell-given", cell=NINE.name(move.cell))
        if not state.grid.filled & BIT[move.cell]:
            self.refuse(state, seat, "cell-empty", cell=NINE.name(move.cell))
        symbol, owner = Symbol(state.grid.symbols[move.cell]), Seat(state.owners[move.cell])
        return self._do(state, seat, Edit("erase", move.cell, symbol, owner))

    def note(self, state: ClassicState, seat: Seat, move: Move) -> tuple[ClassicState, Events]:
        self._check_writable(state, seat, move)
        return self._do(state, seat, Edit(_noting(state, move), move.cell, move.symbol, seat))

    def fill(self, state: ClassicState, seat: Seat, move: Move) -> tuple[ClassicState, Events]:
        """Note every digit that fits where there are no notes yet, and take out notes that fit no more."""
        self._check_person(state, seat, move)
        notes = _filled_in(state)
        if notes == state.notes:
            self.refuse(state, seat, "nothing-to-fill")
        return self._renote(state, seat, notes)

    def clear(self, state: ClassicState, seat: Seat, move: Move) -> tuple[ClassicState, Events]:
        self._check_person(state, seat, move)
        if not any(state.notes):
            self.refuse(state, seat, "nothing-to-clear")
        return self._renote(state, seat, (NO_CELLS,) * len(state.notes))

    def undo(self, state: ClassicState, seat: Seat, move: Move) -> tuple[ClassicState, Events]:
        self._check_person(state, seat, move)
        left = _latest(state, state.done[seat - 1], _can_undo)
        if not left:
            self.refuse(state, seat, "nothing-to-undo")
        state = replace(
            state,
            done=_stacked(state.done, seat, left[:-1]),
            undone=_stacked(state.undone, seat, (*state.undone[seat - 1], left[-1])),
        )
        state, events = self._change(state, seat, _reverse(left[-1]))
        return state, (Undid(seat=seat, again=False), *events)

    def redo(self, state: ClassicState, seat: Seat, move: Move) -> tuple[ClassicState, Events]:
        self._check_person(state, seat, move)
        left = _latest(state, state.undone[seat - 1], _can_do)
        if not left:
            self.refuse(state, seat, "nothing-to-redo")
        state = replace(
            state,
            done=_stacked(state.done, seat, (*state.done[seat - 1], left[-1])),
            undone=_stacked(state.undone, seat, left[:-1]),
        )
        state, events = self._change(state, seat, left[-1])
        return state, (Undid(seat=seat, again=True), *events)

    def hint(self, state: ClassicState, seat: Seat, move: Move) -> tuple[ClassicState, Events]:
        """The coach is asked: a new hint on a new position, else one stage more of the same."""
        self._check_person(state, seat, move)
        hints = state.hints + (state.hint_stage == 0)
        stage = min(state.hint_stage + 1, STAGES)
        return replace(state, hints=hints, hint_stage=stage), (Hinted(seat=seat, stage=stage, hints=hints),)

    def time_up(self, state: ClassicState, seat: Seat, _move: Move) -> tuple[ClassicState, Events]:
        if seat != TABLE:
            self.refuse(state, seat, "only-the-table", move="time_up")
        return self.end(state, "time_up")

    # What the verbs share

    def _check_person(self, state: ClassicState, seat: Seat, move: Move) -> None:
        if seat == TABLE:
            self.refuse(state, seat, "only-players", move=move.verb)

    def _check_writable(self, state: ClassicState, seat: Seat, move: Move) -> None:
        self._check_person(state, seat, move)
        name = NINE.name(move.cell)
        if state.givens.filled & BIT[move.cell]:
            self.refuse(state, seat, "cell-given", cell=name)
        if state.grid.filled & BIT[move.cell]:
            self.refuse(state, seat, "cell-taken", cell=name, by=state.owners[move.cell])

    def _renote(
        self, state: ClassicState, seat: Seat, notes: tuple[Cells, ...]
    ) -> tuple[ClassicState, Events]:
        put = tuple(new & ~old for old, new in zip(state.notes, notes, strict=True))
        taken = tuple(old & ~new for old, new in zip(state.notes, notes, strict=True))
        return self._do(state, seat, Edit("renote", Cell(0), Symbol(0), seat, put=put, taken=taken))

    def _do(self, state: ClassicState, seat: Seat, edit: Edit) -> tuple[ClassicState, Events]:
        """A new edit: it can be undone, and what was undone before it cannot be redone any more."""
        remembered = (*state.done[seat - 1], edit)[-REMEMBERED:]
        state = replace(
            state, done=_stacked(state.done, seat, remembered), undone=_stacked(state.undone, seat, ())
        )
        return self._change(state, seat, edit)

    def _change(self, state: ClassicState, seat: Seat, edit: Edit) -> tuple[ClassicState, Events]:
        """The board after a edit; the next hint starts anew."""
        grid, owners, notes = state.grid, state.owners, list(state.notes)
        cell, symbol, name = edit.cell, edit.symbol, NINE.name(edit.cell)
        event: Wrote | Erased | Noted | Renoted
        match edit.verb:
            case "write":
                grid = grid.put(cell, symbol)
                owners = _owned(owners, edit, edit.owner)
                notes[symbol] &= ~edit.swept
                swept = NINE.names(edit.swept)
                event = Wrote(seat=seat, cell=name, symbol=symbol, owner=edit.owner, swept=swept)
            case "erase":
                grid = grid.clear(cell)
                owners = _owned(owners, edit, TABLE)
                notes[symbol] |= edit.swept
                restored = NINE.names(edit.swept)
                event = Erased(seat=seat, cell=name, symbol=symbol, restored=restored)
            case "renote":
                changes = zip(notes, edit.put, edit.taken, strict=True)
                notes = [(old | put) & ~taken for old, put, taken in changes]
                event = Renoted(seat=seat, put=_count(edit.put), taken=_count(edit.taken))
            case _:
                notes[symbol] ^= BIT[cell]
                event = Noted(seat=seat, cell=name, symbol=symbol, put=edit.verb == "note")
        state = replace(state, grid=grid, owners=owners, notes=tuple(notes), hint_stage=0)
        if grid.symbols == state.solution.symbols:
            state, ended = self.end(state, "solved")
            return state, (event, *ended)
        return state, (event,)

    # What people see

    def view(self, state: ClassicState, viewer: Viewer) -> ClassicView:  # noqa: ARG002
        return ClassicView(
            options=state.options,
            board=str(state.grid),
            **self.standing(state),
            givens=str(state.givens),
            owners=tuple(Seat(owner) for owner in state.owners),
            notes=_notes_by_cell(state.notes),
            wrong=self._wrong(state) if state.options.check else None,
            hints=state.hints,
            hint_stage=state.hint_stage,
            to_undo=tuple(_latest(state, edits, _can_undo)[-1:] for edits in state.done),
            to_redo=tuple(_latest(state, edits, _can_do)[-1:] for edits in state.undone),
        )

    def _wrong(self, state: ClassicState) -> tuple[str, ...]:
        pairs = enumerate(zip(state.grid.symbols, state.solution.symbols, strict=True))
        return NINE.names(mask_of(cell for cell, (symbol, right) in pairs if symbol not in (0, right)))

    def imagine(self, view: ClassicView, chance: Chance) -> ClassicState:  # noqa: ARG002
        givens, solution = read_problem({"problem": view.givens})
        notes = [NO_CELLS] * (NINE.size + 1)
        for name, symbols in view.notes.items():
            for symbol in symbols:
                notes[symbol] |= BIT[NINE.cell(name)]
        assert isinstance(view.options, ClassicOptions)
        return ClassicState(
            seats=len(view.scores),
            reason=view.reason,
            options=view.options,
            givens=givens,
            solution=solution,
            grid=Grid.parse(view.board),
            owners=bytes(view.owners),
            notes=tuple(notes),
            done=view.to_undo,
            undone=view.to_redo,
            hints=view.hints,
            hint_stage=view.hint_stage,
        )

    rules: ClassVar[Mapping[str, Rule]] = {
        "write": write,
        "erase": erase,
        "note": note,
        "fill": fill,
        "clear": clear,
        "undo": undo,
        "redo": redo,
        "hint": hint,
        "time_up": time_up,
    }


def _noting(state: ClassicState, move: Move) -> str:
    return "unnote" if state.notes[move.symbol] & BIT[move.cell] else "note"


def _filled_in(state: ClassicState) -> tuple[Cells, ...]:
    """All notes narrowed to what fits, and everything that fits in cells without notes.

    So filling again brings nothing back that was struck out. Notes under digits stay as they are.
    """
    noted = NO_CELLS
    for mask in state.notes:
        noted |= mask
    under, bare = state.grid.filled, ~noted
    rooms = [NO_CELLS, *(state.grid.room(Symbol(symbol)) for symbol in NINE.symbols)]
    return tuple(mask & (room | under) | room & bare for mask, room in zip(state.notes, rooms, strict=True))


def _count(masks: tuple[Cells, ...]) -> int:
    return sum(mask.bit_count() for mask in masks)


def _reverse(edit: Edit) -> Edit:
    other = {"write": "erase", "erase": "write", "note": "unnote", "unnote": "note", "renote": "renote"}
    return replace(edit, verb=other[edit.verb], put=edit.taken, taken=edit.put)


def _latest(
    state: ClassicState, edits: tuple[Edit, ...], can: Callable[[ClassicState, Edit], bool]
) -> tuple[Edit, ...]:
    """The edits up to the latest one that others have not overtaken."""
    count = len(edits)
    while count and not can(state, edits[count - 1]):
        count -= 1
    return edits[:count]


def _can_do(state: ClassicState, edit: Edit) -> bool:
    """Whether the board is still as the edit found it."""
    match edit.verb:
        case "write":
            return not state.grid.filled & BIT[edit.cell]
        case "erase":
            held = state.grid.symbols[edit.cell], state.owners[edit.cell]
            return held == (edit.symbol, edit.owner)
        case "renote":
            changes = zip(state.notes, edit.put, edit.taken, strict=True)
            return all(not old & put and old & taken == taken for old, put, taken in changes)
        case verb:
            return bool(state.notes[edit.symbol] & BIT[edit.cell]) == (verb == "unnote")


def _can_undo(state: ClassicState, edit: Edit) -> bool:
    return _can_do(state, _reverse(edit))


def _stacked(
    stacks: tuple[tuple[Edit, ...], ...], seat: Seat, edits: tuple[Edit, ...]
) -> tuple[tuple[Edit, ...], ...]:
    return (*stacks[: seat - 1], edits, *stacks[seat:])


def _owned(owners: bytes, edit: Edit, owner: Seat) -> bytes:
    return owners[: edit.cell] + bytes((owner,)) + owners[edit.cell + 1 :]


def _notes_by_cell(notes: tuple[int, ...]) -> dict[str, tuple[int, ...]]:
    noted = 0
    for mask in notes:
        noted |= mask
    return {
        NINE.name(cell): tuple(symbol for symbol in NINE.symbols if notes[symbol] & BIT[cell])
        for cell in NINE.cells_in(noted)
    }


GAME = Classic()
