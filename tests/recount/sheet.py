"""The sheet on which a game is counted: what every recount has in common."""

from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import Any, ClassVar


@dataclass
class Result:
    """What a recount finds: the fields of `fullhouse replay --json` (docs/records.md)."""

    over: bool
    reason: str | None
    scores: list[int]
    winners: list[int]
    board: str
    hands: list[list[int]]
    history: list[list[int]]
    """The scores after each move."""


class Sheet(ABC):
    """A game in progress. A game's own module says what a move does."""

    winner_with_one_seat: tuple[str, ...] = ()
    """The reasons with which somebody alone has won."""
    names: ClassVar[dict[str, Any]] = {}
    """The defaults of the game's own options, where there are several seats."""

    def __init__(self, options: dict[str, Any], seats: int, setup: dict[str, Any]) -> None:
        self.options = {**self.defaults(seats), **options}
        self.referee = str(self.options["referee"])
        self.seats = list(range(1, seats + 1))
        self.scores = dict.fromkeys(self.seats, 0)
        self.reason: str | None = None
        self.asked: list[int] = []
        self.due: list[str] = []
        """What has to be put right before anybody is asked again."""
        self.lay_out(setup)

    def defaults(self, seats: int) -> dict[str, Any]:
        """docs/rules/README.md, *Referee*: guard alone, else table."""
        return {"referee": "guard" if seats == 1 else "table", **self.names}

    @abstractmethod
    def lay_out(self, setup: dict[str, Any]) -> None:
        """Put everything where it lies at the start."""

    @abstractmethod
    def move(self, seat: int, text: str) -> None:
        """Carry out a move of the record."""

    @abstractmethod
    def board_text(self) -> str:
        """The board as `fullhouse replay --json` writes it."""

    def hand_lists(self) -> list[list[int]]:
        return []

    def points(self) -> list[int]:
        return [self.scores[seat] for seat in self.seats]

    def answer(self, seat: int, word: str, named: str) -> None:
        """`accept` by one who is asked, the silence of all of them or of those named, or the referee."""
        if word == "without":
            self.without(int(named))
            return
        if word == "silence":
            silent = [int(one) for one in named.split()] or self.asked
            self.asked = [other for other in self.asked if other not in silent]
        else:
            self.asked.remove(seat)
        self.close_if_all_accept()

    def without(self, seat: int) -> None:
        """The referee answers for one who is asked: a fault or a false claim is called, else it accepts."""
        while self.reason is None and not self.due and seat in self.asked:
            self.move(seat, self.called_by_referee() or "accept")

    def called_by_referee(self) -> str:
        """What the referee calls in the place of somebody who is asked, or nothing."""
        raise NotImplementedError

    def close_if_all_accept(self) -> None:
        """What follows once nobody is asked any more, in games that ask."""
        raise NotImplementedError

    def after(self, seat: int) -> int:
        """The next seat, clockwise."""
        return seat % len(self.seats) + 1

    def others(self, seat: int) -> list[int]:
        return [other for other in self.seats if other != seat]

    def winners(self) -> list[int]:
        """Most points; equal points share the win. Alone: solved or succeeded, or nobody."""
        if self.reason is None:
            return []
        if len(self.seats) == 1:
            return [1] if self.reason in self.winner_with_one_seat else []
        return [seat for seat in self.seats if self.scores[seat] == max(self.scores.values())]


def count(sheet: Sheet, moves: list[tuple[int, str]]) -> Result:
    """Play a record's moves one after the other."""
    history = []
    for seat, text in moves:
        assert sheet.reason is None, "a move after the end"
        sheet.move(seat, text)
        history.append(sheet.points())
    return Result(
        over=sheet.reason is not None,
        reason=sheet.reason,
        scores=sheet.points(),
        winners=sheet.winners(),
        board=sheet.board_text(),
        hands=sheet.hand_lists(),
        history=history,
    )
