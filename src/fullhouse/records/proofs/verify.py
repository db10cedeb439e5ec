"""Check a record: that it was dealt as promised, that nothing in it was changed, and who signed it."""

from collections.abc import Collection, Iterator, Sequence
from typing import Any, Literal

import msgspec

from fullhouse.core.errors import BadInput
from fullhouse.core.ids import Seat
from fullhouse.games import game
from fullhouse.records.proofs.ed25519 import is_signed
from fullhouse.records.proofs.proof import (
    Dealt,
    Proof,
    commitment_to,
    first_link,
    name_line,
    next_link,
    seed_of,
    signed_text,
    source_of,
)
from fullhouse.records.record import Record, RecordedMove
from fullhouse.records.replay import replay
from fullhouse.words import say, speaks

DealKind = Literal["shared", "server", "chosen", "unknown"]
"""Mixed by devices and server; drawn by the server alone, but promised; chosen by the host; not told."""


Signer = Literal["ours", "another", "unknown"]
"""This server; another one, whose key was named; or a key that nobody here knows, which anybody can make."""


class Verdict(msgspec.Struct, frozen=True, kw_only=True):
    """What was found to be true of a record. Whatever is not, is an error."""

    signed: bool
    """Whether a server that is known has signed it. A game of a device alone has no signature."""
    signer: Signer | None
    """Whose key it is signed with; None where it is not signed."""
    key: str | None
    """The public key."""
    people: bool
    """Whether names and times are signed, too. Where they were taken out, others may stand in their place."""
    deal: DealKind
    devices: int
    """How many devices had a share in the deal."""
    commitment: str | None
    """What the table showed before the game."""
    moves: int


@speaks
def verify(
    record: Record,
    *,
    key: str | None = None,
    commitment: str | None = None,
    ours: str = "",
    known: Collection[str] = (),
) -> Verdict:
    """Check a record, by the rules and by its proof.

    `key` is the public key that is expected, `commitment` what the table showed at the start; `ours` is the
    key of whoever checks, `known` are those of other servers. Raises BadInput that says what is false, or
    ReplayStopped for a move that the rules refuse.
    """
    replay(record)
    proof = record.proof
    if proof is None:
        if key is not None or commitment is not None:
            raise BadInput("proof-missing")
        return Verdict(
            signed=False,
            signer=None,
            key=None,
            people=False,
            deal="unknown",
            devices=0,
            commitment=None,
            moves=len(record.moves),
        )
    if head_of(record, proof.deal) != proof.head or len(proof.names) != len(record.seats):
        raise BadInput("proof-changed")
    if not is_signed(
        bytes.fromhex(proof.key),
        signed_text(proof.head, proof.names, proof.times),
        bytes.fromhex(proof.signature),
    ):
        raise BadInput("proof-signature")
    if key is not None and key.lower() != proof.key:
        raise BadInput("proof-key", value=proof.key, expected=key)
    people = _check_people(record, proof)
    _check_deal(record, proof.deal)
    promised = None if proof.deal is None else proof.deal.commitment
    if commitment is not None and commitment.lower() != promised:
        raise BadInput("proof-promise", value=promised or "-", expected=commitment)
    devices = 0 if proof.deal is None else len(proof.deal.shares)
    named = {one.lower() for one in (*known, *([] if key is None else [key]))}
    signer: Signer = "ours" if proof.key == ours else "another" if proof.key in named else "unknown"
    return Verdict(
        signed=signer != "unknown",
        signer=signer,
        key=proof.key,
        people=people,
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


def times_line(moves: Sequence[RecordedMove]) -> str:
    """What is sealed of all moves. A program that reads and writes a record may lose the `.0` of a time."""
    times = [[None if move.at is None else float(move.at), move.by] for move in moves]
    return f"times {msgspec.json.encode(times).decode()}"


def _check_people(record: Record, proof: Proof) -> bool:
    """Whether names and times are as they were signed; False where some were taken out."""
    for place, name in enumerate(proof.names):
        if not name.holds(name_line(place, record.seats)):
            raise BadInput("proof-name", value=record.seats[place], seat=place + 1)
    if not proof.times.holds(times_line(record.moves)):
        raise BadInput("proof-times")
    return all(sealed.is_open for sealed in (*proof.names, proof.times))


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
        yield say(f"verify-signed-{verdict.signer}", language, signer=verdict.key)
        yield say("verify-people" if verdict.people else "verify-no-people", language)
