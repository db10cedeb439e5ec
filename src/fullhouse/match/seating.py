"""The seats of a table: who sits there, who drives them, and their colours."""

from collections.abc import Iterable

import msgspec

from fullhouse.core.ids import Seat, every_seat
from fullhouse.match.entries import Chair
from fullhouse.match.ids import MOST_COLOURS, Player

MOST_HOLDERS = 64
"""Whose seats are remembered until the chairs change."""


class Seating:
    """The chairs of a table, and what is asked about them at every move."""

    def chair(self, seat: Seat) -> Chair:
        return self.chairs[seat - 1]

    def seats_of(self, players: frozenset[Player]) -> tuple[Seat, ...]:
        """The seats of these players."""
        seats = self._seats_of.get(players)
        if seats is None:
            if len(self._seats_of) >= MOST_HOLDERS:
                self._seats_of.clear()
            seats = tuple([seat for seat, player in self._players if player in players])
            self._seats_of[players] = seats
        return seats

    @property
    def seats(self) -> range:
        return range(1, len(self.chairs) + 1)

    @property
    def open_seats(self) -> tuple[Seat, ...]:
        return tuple(Seat(seat) for seat in self.seats if self.chairs[seat - 1].is_open)

    def names_beside(self, seat: Seat) -> list[str]:
        """The names of all other seats."""
        return [chair.name for other, chair in enumerate(self.chairs, 1) if other != seat]

    def colour(self, seat: Seat) -> int:
        """The colour of a seat; it goes by the number of the seat where none was chosen."""
        return self.chair(seat).colour or 1 + (seat - 1) % MOST_COLOURS

    def set_chair(self, seat: Seat, chair: Chair) -> None:
        """Change or remove the player of a seat. A seat keeps its colour."""
        colour = chair.colour or self.chair(seat).colour
        chairs = list(self.chairs)
        chairs[seat - 1] = msgspec.structs.replace(chair, colour=colour)
        self.set_chairs(chairs)

    def set_chairs(self, chairs: Iterable[Chair]) -> None:
        """Seats change rarely, and are asked about at every move: what is asked is kept."""
        self.chairs = tuple(chairs)
        seated = list(zip(every_seat(len(self.chairs)), self.chairs, strict=True))
        self.people = tuple(seat for seat, chair in seated if chair.driver == "person")
        """The seats driven by people. They vote."""
        self.bots = tuple(seat for seat, chair in seated if chair.driver == "bot")
        self._players = [(seat, chair.player) for seat, chair in seated]
        self._seats_of: dict[frozenset[Player], tuple[Seat, ...]] = {}

    def recolour(self, seat: Seat, colour: int) -> None:
        """Give a seat a colour; another seat that had it gets the old one."""
        before = {Seat(other): self.colour(Seat(other)) for other in self.seats}
        for other, had in before.items():
            new = colour if other == seat else before[seat] if had == colour else had
            self.set_chair(other, msgspec.structs.replace(self.chair(other), colour=new))
