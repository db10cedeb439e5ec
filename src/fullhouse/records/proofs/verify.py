"""Check a record: that it was dealt as promised, that nothing in it was changed, and who signed it."""

from collections.abc import Iterator
from typing import Any, Literal

import msgspec

from fullhouse.core.errors import BadInput
from fullhouse.core.ids import Seat
from fullhouse.games import game
from fullhouse.records.proofs.ed25519 import is_signed, public_key, sign
from fullhouse.records.proofs.proof import (
    FORMAT,
    Dealt,
    Proof,
    commitment_to,
    first_link,
    next_link,
    seed_of,
    source_of,
)
from fullhouse.records.record import Record
from fullhouse.records.replay import replay
from fullhouse.words import say, speaks

DealKind = Literal["shared", "server", "chosen", "unknown"]
"""Mixed by devices and server; drawn by the server alone, but promised; chosen by the host; not told."""


class Verdict(msgspec.Struct, frozen=True, kw_only=True):
    """What was found to be true of a record. Whatever is not, is an error."""

    signed: bool
    """Whether a server has signed it. A game that was played on a device alone has no signature."""
    key: str | None
    """The public key of that server."""
    deal: DealKind
    devices: int
    """How many devices had a share in the deal."""
    commitment: str | None
    """What the table showed before the game."""
    moves: int


@speaks
def verify(record: Record, *, key: str | None = None, commitment: str | None = None) -> Verdict:
    """Check a record, by the rules and by its proof.

    `key` is the public key that is expected, `commitment` what the table showed at the start. Raises BadInput
    that says what is false, or ReplayStopped for a move that the rules refuse.
    """
    replay(record)
    proof = record.proof
    if proof is None:
        if key is not None or commitment is not None:
            raise BadInput("proof-missing")
        return Verdict(
            signed=False, key=None, deal="unknown", devices=0, commitment=None, moves=len(record.moves)
        )
    if head_of(record, proof.deal) != proof.head:
        raise BadInput("proof-changed")
    if not is_signed(bytes.fromhex(proof.key), _message(proof.head), bytes.fromhex(proof.signature)):
        raise BadInput("proof-signature")
    if key is not None and key.lower() != proof.key:
        raise BadInput("proof-key", value=proof.key, expected=key)
    _check_deal(record, proof.deal)
    promised = None if proof.deal is None else proof.deal.commitment
    if commitment is not None and commitment.lower() != promised:
        raise BadInput("proof-promise", value=promised or "-", expected=commitment)
    devices = 0 if proof.deal is None else len(proof.deal.shares)
    return Verdict(
        signed=True,
        key=proof.key,
        deal="chosen" if proof.deal is None else "shared" if devices else "server",
        devices=devices,
        commitment=promised,
        moves=len(record.moves),
    )


def head_of(record: Record, deal: Dealt | None) -> str:
    """The chain over the whole of a record."""
    seats = len(record.seats)
    link = first_link(record.game, record.rules, record.options, seats, record.setup, deal=deal)
    for move in record.moves:
        link = next_link(link, Seat(move.seat), move.move)
    return link


def proof_of(record: Record, deal: Dealt | None, secret: bytes) -> Proof:
    """The proof of a record, signed with the secret key of a server."""
    head = head_of(record, deal)
    return Proof(
        format=FORMAT,
        deal=deal,
        head=head,
        key=public_key(secret).hex(),
        signature=signature_of(head, secret),
    )


def signature_of(head: str, secret: bytes) -> str:
    return sign(secret, _message(head)).hex()


def _message(head: str) -> bytes:
    """What is signed."""
    return f"{FORMAT}\n{head}".encode()


def _check_deal(record: Record, deal: Dealt | None) -> None:
    if deal is None:
        return
    if commitment_to(deal.secret, deal.card) != deal.commitment:
        raise BadInput("proof-commitment")
    source = source_of(seed_of(deal.secret, deal.shares), deal.card)
    _, setup = game(record.game).setup(record.options, len(record.seats), source, record.rules)
    if _plain(setup) != _plain(record.setup):
        raise BadInput("proof-deal")


def _plain(setup: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(setup))


def tell_verdict(verdict: Verdict, language: str) -> Iterator[str]:
    """What is known about a record that was checked, a sentence a line."""
    yield say("verify-moves", language, count=verdict.moves)
    yield say(f"verify-deal-{verdict.deal}", language, count=verdict.devices)
    if verdict.commitment is not None:
        yield say("verify-commitment", language, commitment=verdict.commitment)
    if verdict.key is None:
        yield say("verify-unsigned", language)
    else:
        yield say("verify-signed", language, signer=verdict.key)
