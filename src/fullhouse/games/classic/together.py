"""Classic on one board, solved alone or by many together. No turns, no points."""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Generic

from msgspec.structs import replace

from fullhouse.core.chance import Chance
from fullhouse.core.clock import Deadline
from fullhouse.core.events import Outcome
from fullhouse.core.game import S, Setup, Viewer
from fullhouse.core.ids import MOST_SEATS, TABLE, Cell, Seat, Seconds, Symbol, every_seat, minutes
from fullhouse.core.masks import BIT, NO_CELLS, Cells
from fullhouse.core.moves import NOTHING, Move, Moves, Part, Verb, single, verbs
from fullhouse.games.classic.data import (
    CENTRE,
    ClassicOptions,
    ClassicState,
    ClassicView,
    Edit,
    Edits,
    Erased,
    Hinted,
    Noted,
    NotedInCentre,
    Renoted,
    Switched,
    Undid,
    Wrote,
)
from fullhouse.games.classic.notes import (
    by_cell,
    can_do,
    can_undo,
    count,
    fillable,
    filled_in,
    kind_of,
    latest,
    owned,
    reverse,
)
from fullhouse.games.kit.base import BoardGame, Events, Rule, with_seat
from fullhouse.games.kit.notation import Notation
from fullhouse.games.kit.setups import deal_problem, read_problem
from fullhouse.sudoku.board import NINE, Board, mask_of
from fullhouse.sudoku.grid import Grid

FORMS = (
    "CELL=D", "erase CELL", "note CELL D", "centre CELL D", "fill", "fill D", "clear", "clear D", "sweep",
    "undo", "redo", "hint", "time_up",
)  # fmt: skip
NOTATION = Notation(NINE, FORMS)
UNDO, REDO, HINT, SWEEP = single("undo"), single("redo"), single("hint"), single("sweep")
FILL, CLEAR = single("fill"), single("clear")
FILL_ONE, CLEAR_ONE = NOTATION.symbol_moves("fill D"), NOTATION.symbol_moves("clear D")
WRITE = [NOTATION.cell_moves("CELL=D", Symbol(symbol)) for symbol in range(10)]
NOTE = [NOTATION.cell_moves("note CELL D", Symbol(symbol)) for symbol in range(10)]
CENTRE_NOTE = [NOTATION.cell_moves("centre CELL D", Symbol(symbol)) for symbol in range(10)]
ERASE = NOTATION.cell_moves("erase CELL")
STAGES = 3


class Mode(BoardGame[S, ClassicView], Generic[S]):
    """What the modes of Classic share: one problem, and no turns."""

    id: ClassVar[str] = "classic"
    fewest_seats: ClassVar[int] = 1
    most_seats: ClassVar[int] = MOST_SEATS  # any number may play
    options: ClassVar[type[ClassicOptions]] = ClassicOptions
    is_shared: ClassVar[bool] = True
    verbs: ClassVar[tuple[Verb, ...]] = verbs(
        acts="write erase", aside="note centre fill clear sweep undo redo", asks="hint", clock="time_up"
    )
    reasons: ClassVar[tuple[str, ...]] = ("solved", "time_up")
    problem_levels: ClassVar[tuple[int, int] | None] = (1, 2)  # several heads find more
    board: ClassVar[Board] = NINE
    notation: ClassVar[Notation] = NOTATION

    def deal(self, options: ClassicOptions, seats: int, chance: Chance) -> dict[str, Any]:  # noqa: ARG002
        return deal_problem(chance)

    def to_act(self, state: S) -> tuple[Seat, ...]:
        return every_seat(state.seats) if state.reason is None else ()

    def deadline(self, state: S) -> Deadline | None:  # noqa: ARG002
        return None

    def time_limit(self, options: ClassicOptions) -> Seconds | None:
        return minutes(options.time_limit)

    def problem(self, view: ClassicView) -> str | None:
        return view.givens


class Together(Mode[ClassicState]):
    """Everybody writes on the same board."""

    def begin(self, options: ClassicOptions, seats: int, setup: Setup) -> ClassicState:
        givens, solution = read_problem(setup)
        state = ClassicState(
            seats=seats,
            options=options,
            givens=givens,
            solution=solution,
            grid=givens,
            owners=bytes(len(NINE.cells)),
            notes=(NO_CELLS,) * (2 * CENTRE),
            settled=(NO_CELLS,) * CENTRE,
            sweeps=options.auto_notes,
            done=(Edits(),) * seats,
            undone=(Edits(),) * seats,
            mistakes=0,
        )
        return state if givens.open else self.end(state, "solved")[0]

    # Who may do what

    def to_move(self, state: ClassicState) -> Seat | None:
        return Seat(1) if state.seats == 1 and state.reason is None else None

    def legal(self, state: ClassicState, seat: Seat) -> Moves:
        if state.reason is not None or seat == TABLE:
            return NOTHING
        open_cells = state.grid.open
        parts: list[Part] = [(WRITE[symbol], open_cells) for symbol in NINE.symbols]
        parts += [(NOTE[symbol], open_cells) for symbol in NINE.symbols]
        parts += [(CENTRE_NOTE[symbol], open_cells) for symbol in NINE.symbols]
        parts += [(ERASE, state.grid.filled & ~state.givens.filled), (HINT, 1), (SWEEP, 1)]
        parts += [(FILL, int(filled_in(state) != state.notes)), (CLEAR, int(any(state.notes)))]
        parts.append((FILL_ONE, fillable(state)))
        noted = (one for one in NINE.symbols if state.notes[one] | state.notes[CENTRE + one])
        parts.append((CLEAR_ONE, mask_of(noted)))
        if latest(state, state.done[seat - 1], can_undo).count:
            parts.append((UNDO, 1))
        if latest(state, state.undone[seat - 1], can_do).count:
            parts.append((REDO, 1))
        return Moves(*parts)

    def outcome(self, state: ClassicState) -> Outcome:
        winners = every_seat(state.seats) if state.reason == "solved" else ()
        return Outcome((0,) * state.seats, state.reason, winners)

    # The verbs

    def write(self, state: ClassicState, seat: Seat, move: Move) -> tuple[ClassicState, Events]:
        self._check_writable(state, seat, move)
        seen = NINE.peers[move.cell] if state.sweeps else NO_CELLS
        if state.mistakes is not None and move.symbol != state.solution.symbols[move.cell]:
            state = replace(state, mistakes=state.mistakes + 1)
        swept, centre = state.notes[move.symbol] & seen, state.notes[CENTRE + move.symbol] & seen
        return self._do(state, seat, Edit("write", move.cell, move.symbol, seat, swept, centre))

    def erase(self, state: ClassicState, seat: Seat, move: Move) -> tuple[ClassicState, Events]:
        self._check_person(state, seat, move)
        if state.givens.filled & BIT[move.cell]:
            self.refuse(state, seat, "cell-given", cell=NINE.name(move.cell))
        if not state.grid.filled & BIT[move.cell]:
            self.refuse(state, seat, "cell-empty", cell=NINE.name(move.cell))
        symbol, owner = Symbol(state.grid.symbols[move.cell]), Seat(state.owners[move.cell])
        return self._do(state, seat, Edit("erase", move.cell, symbol, owner))

    def note(self, state: ClassicState, seat: Seat, move: Move) -> tuple[ClassicState, Events]:
        """`note` and `centre`: a small number comes, or goes where it stands already."""
        self._check_writable(state, seat, move)
        is_there = state.notes[kind_of(move.verb, move.symbol)] & BIT[move.cell]
        verb = f"un{move.verb}" if is_there else move.verb
        return self._do(state, seat, Edit(verb, move.cell, move.symbol, seat))

    def fill(self, state: ClassicState, seat: Seat, move: Move) -> tuple[ClassicState, Events]:
        """Note what fits and is not settled yet, of all digits or of one; take out notes that fit no more."""
        self._check_person(state, seat, move)
        notes = filled_in(state, move.symbol)
        if notes == state.notes:
            self.refuse(state, seat, "nothing-to-fill")
        settled = tuple(
            state.grid.open & ~mask if symbol in _wanted(move) else NO_CELLS
            for symbol, mask in enumerate(state.settled)
        )
        return self._renote(state, seat, notes, settled)

    def clear(self, state: ClassicState, seat: Seat, move: Move) -> tuple[ClassicState, Events]:
        """Take out all notes, or those of one digit; nothing is settled any more."""
        self._check_person(state, seat, move)
        wanted = _wanted(move)
        notes = tuple(NO_CELLS if kind % CENTRE in wanted else mask for kind, mask in enumerate(state.notes))
        if notes == state.notes:
            self.refuse(state, seat, "nothing-to-clear")
        settled = tuple(mask if symbol in wanted else NO_CELLS for symbol, mask in enumerate(state.settled))
        return self._renote(state, seat, notes, settled)

    def sweep(self, state: ClassicState, seat: Seat, move: Move) -> tuple[ClassicState, Events]:
        """Switch on or off that a written digit takes its notes out of its row, column and block."""
        self._check_person(state, seat, move)
        state = replace(state, sweeps=not state.sweeps)
        return state, (Switched(seat=seat, sweeps=state.sweeps),)

    def undo(self, state: ClassicState, seat: Seat, move: Move) -> tuple[ClassicState, Events]:
        return self._repeat(state, seat, move, again=False)

    def redo(self, state: ClassicState, seat: Seat, move: Move) -> tuple[ClassicState, Events]:
        return self._repeat(state, seat, move, again=True)

    def _repeat(
        self, state: ClassicState, seat: Seat, move: Move, *, again: bool
    ) -> tuple[ClassicState, Events]:
        """A seat's latest edit is taken back, or the latest one that was taken back is done again."""
        self._check_person(state, seat, move)
        done, undone = state.done[seat - 1], state.undone[seat - 1]
        left = latest(state, undone, can_do) if again else latest(state, done, can_undo)
        if not left.count:
            self.refuse(state, seat, "nothing-to-redo" if again else "nothing-to-undo")
        edit = left.latest[-1]
        done, undone = (done.pushed(edit), left.popped()) if again else (left.popped(), undone.pushed(edit))
        state = replace(
            state,
            done=with_seat(state.done, seat, done),
            undone=with_seat(state.undone, seat, undone),
        )
        state, events = self._change(state, seat, edit if again else reverse(edit))
        return state, (Undid(seat=seat, again=again), *events)

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
        self, state: ClassicState, seat: Seat, notes: tuple[Cells, ...], settled: tuple[Cells, ...]
    ) -> tuple[ClassicState, Events]:
        put = tuple(new & ~old for old, new in zip(state.notes, notes, strict=True))
        taken = tuple(old & ~new for old, new in zip(state.notes, notes, strict=True))
        edit = Edit("renote", Cell(0), Symbol(0), seat, put=put, taken=taken, settled=settled)
        return self._do(state, seat, edit)

    def _do(self, state: ClassicState, seat: Seat, edit: Edit) -> tuple[ClassicState, Events]:
        """A new edit: it can be undone, and what was undone before it cannot be redone any more."""
        remembered = state.done[seat - 1].pushed(edit)
        state = replace(
            state, done=with_seat(state.done, seat, remembered), undone=with_seat(state.undone, seat, Edits())
        )
        return self._change(state, seat, edit)

    def _change(self, state: ClassicState, seat: Seat, edit: Edit) -> tuple[ClassicState, Events]:
        """The board after an edit; the next hint starts anew."""
        grid, owners, notes, settled = state.grid, state.owners, list(state.notes), state.settled
        cell, symbol, name = edit.cell, edit.symbol, NINE.name(edit.cell)
        event: Wrote | Erased | Noted | NotedInCentre | Renoted
        match edit.verb:
            case "write":
                grid = grid.put(cell, symbol)
                owners = owned(owners, edit, edit.owner)
                notes[symbol] &= ~edit.swept
                notes[CENTRE + symbol] &= ~edit.swept_centre
                swept = NINE.names(edit.swept | edit.swept_centre)
                event = Wrote(seat=seat, cell=name, symbol=symbol, owner=edit.owner, swept=swept)
            case "erase":
                grid = grid.clear(cell)
                owners = owned(owners, edit, TABLE)
                notes[symbol] |= edit.swept
                notes[CENTRE + symbol] |= edit.swept_centre
                restored = NINE.names(edit.swept | edit.swept_centre)
                event = Erased(seat=seat, cell=name, symbol=symbol, restored=restored)
            case "renote":
                changes = zip(notes, edit.put, edit.taken, strict=True)
                notes = [(old | put) & ~taken for old, put, taken in changes]
                settled = tuple(old ^ new for old, new in zip(settled, edit.settled, strict=True))
                event = Renoted(seat=seat, put=count(edit.put), taken=count(edit.taken))
            case verb:
                notes[kind_of(verb, symbol)] ^= BIT[cell]
                put, centre = not verb.startswith("un"), verb.endswith("centre")
                noted = NotedInCentre if centre else Noted
                event = noted(seat=seat, cell=name, symbol=symbol, put=put)
        state = replace(state, grid=grid, owners=owners, notes=tuple(notes), settled=settled, hint_stage=0)
        if grid.symbols == state.solution.symbols:
            state, ended = self.end(state, "solved")
            return state, (event, *ended)
        return state, (event,)

    # What people see

    def view(self, state: ClassicState, viewer: Viewer) -> ClassicView:  # noqa: ARG002
        return view_of(state, self.standing(state))

    def imagine(self, view: ClassicView, chance: Chance) -> ClassicState:  # noqa: ARG002
        return imagined(view)

    rules: ClassVar[Mapping[str, Rule]] = {
        "write": write,
        "erase": erase,
        "note": note,
        "centre": note,
        "fill": fill,
        "clear": clear,
        "sweep": sweep,
        "undo": undo,
        "redo": redo,
        "hint": hint,
        "time_up": time_up,
    }


def _wanted(move: Move) -> Sequence[int]:
    """The digits that a move of many notes is about: one, or all."""
    return (move.symbol,) if move.symbol else NINE.symbols


def view_of(state: ClassicState, standing: dict[str, Any]) -> ClassicView:
    """The same for everybody: only the solution is hidden."""
    return ClassicView(
        options=state.options,
        board=str(state.grid),
        **standing,
        givens=str(state.givens),
        owners=tuple(Seat(owner) for owner in state.owners),
        notes=by_cell(state.notes[:CENTRE]),
        centre=by_cell(state.notes[CENTRE:]),
        settled=state.settled,
        sweeps=state.sweeps,
        wrong=_wrong(state) if state.options.check else None,
        hints=state.hints,
        hint_stage=state.hint_stage,
        mistakes=None if state.reason is None else state.mistakes,
        to_undo=tuple(latest(state, edits, can_undo).latest[-1:] for edits in state.done),
        to_redo=tuple(latest(state, edits, can_do).latest[-1:] for edits in state.undone),
    )


def _wrong(state: ClassicState) -> tuple[str, ...]:
    pairs = enumerate(zip(state.grid.symbols, state.solution.symbols, strict=True))
    return NINE.names(mask_of(cell for cell, (symbol, right) in pairs if symbol not in (0, right)))


def imagined(view: ClassicView) -> ClassicState:
    """A position that gives this view; its solution is worked out from the givens."""
    givens, solution = read_problem({"problem": view.givens})
    notes = [NO_CELLS] * (2 * CENTRE)
    for start, noted in ((0, view.notes), (CENTRE, view.centre)):
        for name, symbols in noted.items():
            for symbol in symbols:
                notes[start + symbol] |= BIT[NINE.cell(name)]
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
        settled=view.settled,
        sweeps=view.sweeps,
        done=tuple(map(_remembered, view.to_undo)),
        undone=tuple(map(_remembered, view.to_redo)),
        hints=view.hints,
        hint_stage=view.hint_stage,
        mistakes=view.mistakes,
    )


def _remembered(edits: tuple[Edit, ...]) -> Edits:
    return Edits(latest=edits, count=len(edits))
