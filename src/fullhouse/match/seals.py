"""What a table promises about its next deal, before the devices of its players send their shares."""

from collections.abc import Sequence

import msgspec

from fullhouse.coach.technique import Level
from fullhouse.match.entries import AnyEntry, Deal, Opened, Rematch, Started
from fullhouse.match.ids import Player
from fullhouse.records.proofs.proof import Card, Dealt, commitment_to, seed_of


class Seal(msgspec.Struct, frozen=True):
    """The server's secret, the promise that is shown, and the shares that have come."""

    secret: str
    card: Card | None
    commitment: str
    shares: dict[Player, str] = {}

    @property
    def in_order(self) -> tuple[str, ...]:
        return tuple(self.shares[player] for player in sorted(self.shares))

    @property
    def seed(self) -> int:
        return seed_of(self.secret, self.in_order)

    @property
    def opened(self) -> Dealt:
        """What the record tells when the game is over."""
        return Dealt(self.commitment, self.secret, self.in_order, self.card)

    def with_share(self, player: Player, share: str) -> "Seal":
        """One more share. The first of each player counts."""
        if not share or player in self.shares:
            return self
        return msgspec.structs.replace(self, shares={**self.shares, player: share})


def new_seal(secret: str, level: Level | None, deck: Deal | None, round_: int) -> Seal | None:
    """The seal of the game after so many rounds; None where there is no secret."""
    if not secret:
        return None
    card = next_card(level, deck, round_)
    return Seal(secret, card, commitment_to(secret, card))


def resealed(entries: Sequence[AnyEntry], secret: str) -> list[AnyEntry]:
    """A log whose next game is dealt with this secret; with one that is drawn then, where it is empty."""
    dealing = [place for place, entry in enumerate(entries) if isinstance(entry, Opened | Started | Rematch)]
    return [
        msgspec.structs.replace(entry, sealed=secret) if place == dealing[-1] else entry
        for place, entry in enumerate(entries)
    ]


def next_card(level: Level | None, deck: Deal | None, round_: int) -> Card | None:
    """The card of the table's deck for the game after so many rounds."""
    if deck is None or level is None:
        return None
    return Card(level, deck.seed, deck.number + round_)
