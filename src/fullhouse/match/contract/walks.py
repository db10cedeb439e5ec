"""Random walks through a game, for whoever asks all games the same questions."""

from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec

from fullhouse.core.errors import BadInput
from fullhouse.core.events import Event
from fullhouse.core.ids import TABLE, Seat, every_seat
from fullhouse.core.moves import Move
from fullhouse.core.options import OptionInfo, describe
from fullhouse.games import AnyGame, game

CLOCK = ("timeout", "time_up")
"""The verbs that only a clock sends; `legal` never offers them."""
TIRED = 200
"""No objections after this many moves: random players would call faults endlessly."""
LONG_ENOUGH = 800
SOME_SEATS = ("1", "2", "1 2", "2 3", "1 3 4")
"""What stands for the seats that a move names."""


class Table(msgspec.Struct, frozen=True):
    """A game with its seats and options, ready to be played."""

    id: str
    seats: int
    options: dict[str, Any]
    seed: int

    @property
    def game(self) -> AnyGame:
        return game(self.id)

    def setup(self) -> tuple[Any, dict[str, Any]]:
        return self.game.setup(self.options, self.seats, {"seed": self.seed})


class Step(msgspec.Struct, frozen=True):
    """One move of a walk."""

    before: Any
    seat: Seat
    move: Move
    after: Any
    events: tuple[Event, ...]


def any_table(name: str, seed: int, most_seats: int = 5) -> Table:
    """A game with seats and options that chance decides; options that do not go together are left out."""
    played, random = game(name), Random(seed)
    seats = random.randint(played.fewest_seats, min(played.most_seats, most_seats))
    options: dict[str, Any] = {}
    for option in describe(played.options):
        if random.random() < 0.5:
            wanted = {**options, option.name: _value(option, random)}
            try:
                played.setup(wanted, seats, {"seed": seed})
            except BadInput:
                continue
            options = wanted
    return Table(name, seats, options, seed)


def _value(option: OptionInfo, random: Random) -> Any:
    match option.kind:
        case "choice":
            return random.choice(option.choices)
        case "switch":
            return random.random() < 0.5
        case "number":
            return random.randint(1, 4)
        case "length":
            return random.choice([None, 1, 30])


def walk(table: Table, *, clock: bool = True) -> Iterator[Step]:
    """A random game from its setup to its end; now and then the clock moves."""
    played, random = table.game, Random(table.seed)
    state, _ = table.setup()
    for number in range(LONG_ENOUGH):
        if played.outcome(state).is_over:
            return
        seat, move = pick(played, state, random, clock=clock, tired=number > TIRED)
        after, events = played.play(state, seat, move)
        yield Step(state, seat, move, after, events)
        state = after
    if "time_up" in played.forms:
        after, events = played.play(state, TABLE, Move("time_up"))
        yield Step(state, TABLE, Move("time_up"), after, events)


def pick(
    played: AnyGame, state: Any, random: Random, *, clock: bool, tired: bool = False
) -> tuple[Seat, Move]:
    """Somebody who may act, and something that is legal for them."""
    to_move = played.to_move(state)
    if clock and random.random() < 0.03 and (played.legal(state, TABLE)):
        return TABLE, random.choice(played.legal(state, TABLE))
    if clock and random.random() < 0.02 and "timeout" in played.forms and to_move is not None:
        deadline = played.deadline(state)
        if deadline is not None and deadline.seat != TABLE:
            return deadline.seat, Move("timeout")
    seat = to_move if to_move is not None and random.random() < 0.8 else random.choice(played.to_act(state))
    legal = played.legal(state, seat)
    if tired:
        legal = [move for move in legal if move.verb != "object"] or legal
    return seat, random.choice(legal)


def spelled(played: AnyGame, cells: int) -> list[str]:
    """The text of every move that the game's forms allow, on a board of this many cells."""
    size = {81: 9, 36: 6}[cells]
    names = [f"{'abcdefghi'[column]}{row + 1}" for row in range(size) for column in range(size)]
    texts: list[str] = []
    for form in played.forms:
        if "SEATS" in form:
            texts += [form.replace("SEATS", seats) for seats in SOME_SEATS]
            continue
        if "SEAT" in form:
            texts += [form.replace("SEAT", seat) for seat in "123"]
            continue
        with_cells = [form.replace("CELL", name) for name in names] if "CELL" in form else [form]
        for text in with_cells:
            texts += [text.replace("D", str(d)) for d in range(1, size + 1)] if "D" in text else [text]
    return texts


def any_text(played: AnyGame) -> str:
    """The text of some move of the game."""
    return played.forms[-1].replace("CELL", "a1").replace("D", "1")


def viewers(state: Any) -> list[Any]:
    return [*every_seat(state.seats), "tv", "spectator"]


def encoded(value: object) -> bytes:
    return msgspec.json.encode(value)
