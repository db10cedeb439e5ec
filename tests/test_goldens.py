"""Golden playthroughs: whole games that a person can read, replayed on every change.

`GOLDENS=write pytest tests/test_goldens.py` writes the texts anew; read the difference before you keep it.
"""

import os
from pathlib import Path

import pytest

from fullhouse.games import built_in_ids
from fullhouse.records.record import read_record_file
from tests.playthrough import playthrough

RECORDS = sorted(Path(__file__).with_name("goldens").glob("*.json"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_golden_game_replays_unchanged(path: Path) -> None:
    text = "\n".join(playthrough(read_record_file(path))) + "\n"
    golden = path.with_suffix(".txt")
    if os.environ.get("GOLDENS") == "write":
        golden.write_text(text)
    assert text == golden.read_text()


def test_every_game_has_golden_playthroughs() -> None:
    assert {read_record_file(path).game for path in RECORDS} == set(built_in_ids())
