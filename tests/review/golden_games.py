"""Reviews of whole recorded games, each made once: they take seconds."""

from functools import cache
from pathlib import Path

from fullhouse.records.record import read_record_file
from fullhouse.review import Review, review

GOLDEN = Path(__file__).parent / "golden"


@cache
def golden_review(name: str) -> Review:
    return review(read_record_file(GOLDEN / f"{name}.json"))
