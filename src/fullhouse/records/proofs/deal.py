"""How a deal comes about that nobody chose alone: a secret of the server, and a share of each device.

Everything that is hashed is plain text, so that anybody can do it again with `sha256sum`.
"""

import hashlib
from collections.abc import Sequence

from fullhouse.core.chance import Chance
from fullhouse.core.game import Setup
from fullhouse.problems.decks import Deck
from fullhouse.problems.variants import disguised
from fullhouse.records.proofs.proof import Card

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
