"""What runs for a table by itself: the timer of its clock, and its bots."""

import asyncio
from collections.abc import Mapping

from fullhouse.core.ids import Seat


class Alarm:
    """The timer of a table's clock."""

    __slots__ = ("is_awake", "timer")

    def __init__(self) -> None:
        self.timer: asyncio.TimerHandle | None = None
        self.is_awake = False
        """Whether the store knows that the table has to be woken when a server starts."""

    def set(self, timer: asyncio.TimerHandle) -> None:
        self.cancel()
        self.timer = timer

    def cancel(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None

    def wake(self, *, awake: bool) -> None:
        self.is_awake = awake


class BotTimers:
    """The bots that wait to think or are thinking, and when the next one may move."""

    __slots__ = ("_seats", "free_at")

    def __init__(self) -> None:
        self._seats: dict[Seat, asyncio.TimerHandle | None] = {}
        self.free_at = float("-inf")
        """From when on another bot may move."""

    @property
    def seats(self) -> Mapping[Seat, asyncio.TimerHandle | None]:
        """Each with its timer, or None while it thinks."""
        return self._seats

    def wait(self, seat: Seat, timer: asyncio.TimerHandle) -> None:
        self._seats[seat] = timer

    def think(self, seat: Seat) -> None:
        self._seats[seat] = None

    def end(self, seat: Seat) -> None:
        self._seats.pop(seat, None)

    def moved(self, free_at: float) -> None:
        """A bot has moved: the next one waits until its tile has landed."""
        self.free_at = free_at

    def cancel(self) -> None:
        for timer in self._seats.values():
            if timer is not None:
                timer.cancel()
        self._seats.clear()
