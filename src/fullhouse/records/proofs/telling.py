"""A verdict in words."""

from collections.abc import Iterator

from fullhouse.records.proofs.verify import Verdict
from fullhouse.words import say


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
