"""Random walks through games, for the tests that ask every game the same questions."""

import os
from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
from hypothesis import strategies as st

from fullhouse.core.events import Event
from fullhouse.core.ids import TABLE, Seat, every_seat
from fullhouse.core.moves import Move
from fullhouse.core.option_reading import OptionInfo, describe
from fullhouse.games import AnyGame, game, game_ids

CHOSEN = tuple(filter(None, os.environ.get("FULLHOUSE_GAMES", "").split(",")))
"""The games to test; all by default."""
CLOCK = ("timeout", "time_up")
"""The verbs that only a clock sends; `legal` never offers them."""
TIMEOUT_SECONDS = 200
"""No objections after this many moves: random players would call faults endlessly."""
LONG_ENOUGH = 800


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


def _values(option: OptionInfo) -> st.SearchStrategy[Any]:
    match option.kind:
        case "choice":
            return st.sampled_from(option.choices)
        case "switch":
            return st.booleans()
        case "number":
            return st.integers(1, 4)
        case "length":
            return st.sampled_from([None, 1, 30])


@st.composite
def tables(draw: st.DrawFn, ids: tuple[str, ...] | None = None) -> Table:
    """Any game with any seats and any options that suit each other."""
    name = draw(st.sampled_from(ids or CHOSEN or game_ids()))
    played = game(name)
    seats = draw(st.integers(played.fewest_seats, min(played.most_seats, 5)))
    options = {
        option.name: draw(_values(option))
        for option in describe(played.options)
        if draw(st.booleans()) and suits(name, option.name, seats)
    }
    if name == "markers":
        options["variant"] = "solo" if seats == 1 else draw(st.sampled_from(["basic", "advanced"]))
    return Table(name, seats, options, draw(st.integers(0, 10_000)))


def suits(name: str, option: str, seats: int) -> bool:
    """Whether an option may take any value with this number of seats."""
    return (name, option) != ("markers", "variant") and not (option == "teams" and seats != 4)


def walk(table: Table, *, clock: bool = True) -> Iterator[Step]:
    """A random game from its setup to its end; now and then the clock moves."""
    played, random = table.game, Random(table.seed)
    state, _ = table.setup()
    for number in range(LONG_ENOUGH):
        if played.outcome(state).is_over:
            return
        seat, move = pick(played, state, random, clock=clock, tired=number > TIMEOUT_SECONDS)
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
