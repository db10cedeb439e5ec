"""A game played in a test from written moves, as a record has them."""

from typing import Any

import pytest

from fullhouse.core.chance import Chance
from fullhouse.core.errors import FullHouseError, Refused
from fullhouse.core.events import Event
from fullhouse.core.game import Viewer
from fullhouse.core.ids import Seat
from fullhouse.games import game
from fullhouse.match.perspectives import legal_moves
from fullhouse.sudoku.board import NINE, SIX


class PlayedGame:
    """A running game. Moves are written "seat move": `play("1 lay a1", "2 stuck")`."""

    def __init__(self, name: str, setup: dict[str, Any], *, seats: int = 2, **options: Any) -> None:
        self.game = game(name)
        self.state, self.setup = self.game.setup(options, seats, setup)
        self.events: tuple[Event, ...] = ()

    def play(self, *moves: str) -> "PlayedGame":
        for text in moves:
            seat, _, move = text.partition(" ")
            self.state, self.events = self.game.play(self.state, Seat(int(seat)), self.game.read_move(move))
        return self

    def refuses(self, move: str) -> Refused:
        """The refusal of a move, after which nothing has changed."""
        before = repr(self.state)
        with pytest.raises(Refused) as refused:
            self.play(move)
        assert repr(self.state) == before
        return refused.value

    def event(self, kind: type[Event]) -> Any:
        """The one event of a kind that the last move brought."""
        (only,) = [event for event in self.events if type(event) is kind]
        return only

    def happened(self) -> tuple[Event, ...]:
        """The events that the last move brought."""
        return self.events

    @property
    def kinds(self) -> list[str]:
        """The kinds of the events that the last move brought."""
        return [type(event).__name__ for event in self.events]

    def legal(self, seat: int) -> list[str]:
        return [self.game.write_move(move) for move in self.game.legal(self.state, Seat(seat))]

    def answer_for(self, seat: int) -> str:
        """What the referee says in the place of a seat that is asked; empty where nobody is asked."""
        move = self.game.referee_answer(self.state, Seat(seat))
        return "" if move is None else self.game.write_move(move)

    def points(self, form: str) -> dict[str, int]:
        """What a form of the seat to move would bring, cell by cell; empty where it brings no points."""
        seat = self.game.to_move(self.state)
        assert seat is not None
        (offered,) = [moves for moves in legal_moves(self.game, self.state, seat) if moves.form == form]
        if offered.points is None or offered.cells is None:
            return {}
        board = {9: NINE, 6: SIX}[self.game.board_size]
        return dict(zip(board.names(int(offered.cells, 16)), offered.points, strict=True))

    def check_imagined(self, viewer: Viewer) -> None:
        """A position imagined from a view looks the same, allows the same moves, and plays the same."""
        view = self.game.view(self.state, viewer)
        imagined = self.game.imagine(view, Chance(1))
        assert self.game.view(imagined, viewer) == view
        for seat in range(self.state.seats + 1):
            legal = list(self.game.legal(self.state, Seat(seat)))
            assert list(self.game.legal(imagined, Seat(seat))) == legal
            for move in legal:
                after, events = self.game.play(self.state, Seat(seat), move)
                same, told = self.game.play(imagined, Seat(seat), move)
                assert told == events
                assert self.game.view(same, viewer) == self.game.view(after, viewer)

    @property
    def view(self) -> Any:
        """The whole position, as the review after the end shows it."""
        return self.game.view(self.state, "review")

    @property
    def scores(self) -> list[int]:
        return list(self.game.outcome(self.state).scores)

    @property
    def reason(self) -> str | None:
        return self.game.outcome(self.state).reason

    @property
    def winners(self) -> list[int]:
        return list(self.game.outcome(self.state).winners)

    @property
    def to_move(self) -> int | None:
        return self.game.to_move(self.state)


def drawn(text: str) -> str:
    """A drawn board as one line: everything but symbols, dots and question marks is decoration."""
    return "".join(char for char in text if char in "123456789.?")


def cells(text: str) -> dict[str, int]:
    """A drawn 9×9 or 6×6 board as its filled cells."""
    board = drawn(text)
    size = {81: 9, 36: 6}[len(board)]
    return {
        f"{'abcdefghi'[index % size]}{index // size + 1}": int(char)
        for index, char in enumerate(board)
        if char.isdigit()
    }


def bad(code: str, *args: Any, **kwargs: Any) -> FullHouseError:
    """The error of a game that cannot even begin."""
    with pytest.raises(FullHouseError) as error:
        PlayedGame(*args, **kwargs)
    assert error.value.code == code
    return error.value
