"""What a record carries so that others can check it: how it was dealt, its chain, a signature."""

from collections.abc import Mapping
from typing import Annotated, Any, Literal

import msgspec

from fullhouse.coach.technique import Level
from fullhouse.core.errors import BadInput
from fullhouse.core.reasons import cause_of

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


class Proof(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    format: Literal["fullhouse-proof/1"]
    deal: Dealt | None = None
    """None where the host chose the setup."""
    head: Hash
    """The chain after the last move."""
    key: Hash
    """The public key of the server."""
    signature: Signature
    """Of the head."""


def read_proof(document: Mapping[str, Any]) -> Proof:
    """The proof in a record. Raises BadInput that names what is wrong."""
    try:
        return msgspec.convert(document, Proof)
    except msgspec.ValidationError as error:
        raise BadInput("record-proof", **cause_of(error, where="proof")) from None
