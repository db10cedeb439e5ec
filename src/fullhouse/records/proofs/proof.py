"""What a record carries so that others can check it: how it was dealt, its chain, a signature.

A deal comes about that nobody chose alone: by a secret of the server, and a share of each device. Everything
that is hashed is plain text, so that anybody can do it again with `sha256sum`.
"""

import hashlib
from collections.abc import Mapping, Sequence
from typing import Annotated, Any, Literal

import msgspec

from fullhouse.coach.technique import Level
from fullhouse.core.chance import Chance
from fullhouse.core.errors import BadInput
from fullhouse.core.game import Setup
from fullhouse.core.ids import Seat
from fullhouse.core.reasons import cause_of
from fullhouse.problems.decks import Deck
from fullhouse.problems.variants import disguised

FORMAT: Literal["fullhouse-proof/1"] = "fullhouse-proof/1"
MOST_SHARES = 64
Share = Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{32}$", min_length=32, max_length=32)]
"""16 random bytes of a device, in hexadecimal."""
AnyShare = Annotated[str, msgspec.Meta(pattern="^([0-9a-f]{32})?$", max_length=32)]
"""The same, or none."""
Hash = Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{64}$", min_length=64, max_length=64)]
Signature = Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{128}$", min_length=128, max_length=128)]


class Card(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A card of a deck of problems. The seed of the deal decides only in which disguise it comes."""

    level: Level
    seed: int
    number: int


class Dealt(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a game was dealt: what was promised before, and what opens the promise."""

    commitment: Hash
    secret: Hash
    shares: Annotated[tuple[Share, ...], msgspec.Meta(max_length=MOST_SHARES)] = ()
    """Of the devices, in the order of their players' numbers."""
    card: Card | None = None
    """The card of a deck, for a game on a problem."""


class Sealed(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Something about people that is signed, and can be taken out all the same: its hash tells nothing.

    Whoever takes it out takes out the salt. Then nobody vouches for what stands in its place.
    """

    hash: Hash
    salt: AnyShare = ""

    @staticmethod
    def of(line: str, salt: str) -> "Sealed":
        return Sealed(_digest("fullhouse-salted/1", salt, line).hex(), salt)

    @property
    def is_open(self) -> bool:
        return bool(self.salt)

    def holds(self, line: str) -> bool:
        """Whether this is what was signed; nobody can tell where the salt was taken out."""
        return not self.is_open or self == Sealed.of(line, self.salt)


class Proof(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    format: Literal["fullhouse-proof/1"]
    deal: Dealt | None = None
    """None where the host chose the setup."""
    head: Hash
    """The chain after the last move."""
    names: tuple[Sealed, ...]
    """Those of the seats."""
    times: Sealed
    """When each move was made, and who wanted what the table did."""
    key: Hash
    """The public key of the server."""
    signature: Signature
    """Of the head, and of the hashes of names and times."""


def read_proof(document: Mapping[str, Any]) -> Proof:
    """The proof in a record. Raises BadInput that names what is wrong."""
    try:
        return msgspec.convert(document, Proof)
    except msgspec.ValidationError as error:
        raise BadInput("record-proof", **cause_of(error, where="proof")) from None


def first_link(
    game: str,
    rules: int | None,
    options: Mapping[str, Any],
    seats: int,
    setup: Mapping[str, Any],
    *,
    deal: Dealt | None,
) -> str:
    """The chain before the first move."""
    promised = None if deal is None else (deal.commitment, deal.shares)
    head = (game, rules, options, seats, setup, promised)
    return _digest("fullhouse-chain/1", msgspec.json.encode(head, order="deterministic").decode()).hex()


def next_link(link: str, seat: Seat, move: str) -> str:
    """The chain after one more move."""
    return _digest(link, f"{seat} {move}").hex()


def name_line(place: int, names: Sequence[str]) -> str:
    """What is sealed of a name."""
    return f"name {place + 1} {names[place]}"


def signed_text(head: str, names: Sequence[Sealed], times: Sealed) -> bytes:
    """What is signed."""
    return "\n".join((FORMAT, head, *(name.hash for name in names), times.hash)).encode()


SALT_BYTES = 16
SECRET_BYTES = 32
SEED_BYTES = 16


def commitment_to(secret: str, card: Card | None) -> str:
    """What is shown before any device sends its share. It binds the server, and tells nothing.

    >>> commitment_to("00" * 32, None)[:16]
    'bbc3be774f16612c'
    """
    return _digest("fullhouse-deal/1", secret, _line(card)).hex()


def seed_of(secret: str, shares: Sequence[str]) -> int:
    """The seed of the deal: the hash of the secret and of all shares, in order."""
    return int.from_bytes(_digest("fullhouse-seed/1", secret, *shares)[:SEED_BYTES], "big")


def source_of(seed: int, card: Card | None) -> Setup:
    """What a game is set up from."""
    if card is None:
        return {"seed": seed}
    problem = Deck(card.level, card.seed).card(card.number)
    return {"problem": disguised(problem, Chance(seed))}


def _line(card: Card | None) -> str:
    return "" if card is None else f"{card.level} {card.seed} {card.number}"


def _digest(*lines: str) -> bytes:
    return hashlib.sha256("\n".join(lines).encode()).digest()
