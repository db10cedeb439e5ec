"""A hash over a whole game, move by move: its setup, how it was dealt, every move; no name and no time."""

import hashlib
from collections.abc import Mapping
from typing import Any

import msgspec

from fullhouse.core.ids import Seat
from fullhouse.records.proofs.proof import Dealt


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
    return _digest("fullhouse-chain/1", msgspec.json.encode(head, order="deterministic").decode())


def next_link(link: str, seat: Seat, move: str) -> str:
    """The chain after one more move."""
    return _digest(link, f"{seat} {move}")


def _digest(*lines: str) -> str:
    return hashlib.sha256("\n".join(lines).encode()).hexdigest()
