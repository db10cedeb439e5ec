"""What happened, as typed data that carries its reasons: events of several games. And how a game stands."""

from collections.abc import Iterator, Sequence

import msgspec

from fullhouse.core.ids import TABLE, Seat, Symbol


class Outcome(msgspec.Struct, frozen=True, gc=False):
    """The result so far. `reason` is None while the game goes on."""

    scores: tuple[int, ...]
    reason: str | None = None
    winners: tuple[Seat, ...] = ()

    @property
    def is_over(self) -> bool:
        return self.reason is not None


def most_points(scores: Sequence[int]) -> tuple[Seat, ...]:
    """The seats with the most points; equal points share the win.

    >>> most_points([3, 7, 7])
    (2, 3)
    """
    best = max(scores)
    return tuple(Seat(index + 1) for index, score in enumerate(scores) if score == best)


class Event(msgspec.Struct, frozen=True, kw_only=True, gc=False, tag_field="type"):
    """Something that happened at the table. Cells are named as people name them: `a1`."""

    @property
    def is_upheld(self) -> bool:
        """Whether this is the verdict that an objection was right."""
        return False

    @property
    def accused(self) -> Seat | None:
        """Whose fault an objection is about."""
        return None


class OfSeat(Event, frozen=True):
    """What a seat did, or what happened to it."""

    seat: Seat


class OfCell(OfSeat, frozen=True):
    """The same in a cell."""

    cell: str


class OfSymbol(OfCell, frozen=True):
    """The same with a symbol, in a cell."""

    symbol: Symbol


def kinds_of_events(base: type[Event] = Event) -> Iterator[type[Event]]:
    """All that is told; what several of these are only made from is not."""
    for kind in base.__subclasses__():
        if kind.__subclasses__():
            yield from kinds_of_events(kind)
        else:
            yield kind


class Objected(OfSeat, frozen=True, tag="objected"):
    """An opponent called a fault. `upheld` is the verdict; `because` are the cells that show it."""

    against: Seat
    cell: str
    upheld: bool
    because: tuple[str, ...] = ()

    @property
    def is_upheld(self) -> bool:
        return self.upheld

    @property
    def accused(self) -> Seat | None:
        return self.against


class Called(Event, frozen=True, tag="called"):
    """The referee called a fault by itself."""

    against: Seat
    cell: str
    because: tuple[str, ...] = ()


class Accepted(Event, frozen=True, tag="accepted"):
    """These seats have nothing against the last move, or kept silent about it."""

    seats: tuple[Seat, ...]
    silent: bool = False


class AnsweredFor(OfSeat, frozen=True, tag="answered_for"):
    """The others go on without this seat: the referee answers in its place."""

    by: Seat = TABLE
    """Who wanted that; the rules do not know it."""


def wanted_by(by: Seat, events: tuple[Event, ...]) -> tuple[Event, ...]:
    """The same events, with who wanted to go on."""
    if not by:
        return events
    return tuple(
        msgspec.structs.replace(event, by=by) if isinstance(event, AnsweredFor) else event for event in events
    )


class TimedOut(OfSeat, frozen=True, tag="timed_out"):
    """The sand has run out for a seat."""


class TurnPassed(OfSeat, frozen=True, tag="turn"):
    """It is this seat's turn now."""


class Ended(Event, frozen=True, tag="ended"):
    """The game is over."""

    reason: str
    winners: tuple[Seat, ...]
