"""Every row of tests/records/pages is answered by the replay as the page of the rules says."""

import json

import msgspec
import pytest

from fullhouse.core.errors import BadInput
from fullhouse.records.record import read_record
from fullhouse.records.replay import ReplayStopped, replay, replay_document
from tests.records.pages import digits, tiles
from tests.records.pages.setups import Answer, Row

ROWS = [*digits.ROWS, *tiles.ROWS]


@pytest.mark.parametrize("row", ROWS, ids=[f"{row[1]}: {row[0]}" for row in ROWS])
def test_a_sentence_of_the_pages(row: Row) -> None:
    _, name, seats, options, setup, moves, answer = row
    steps = [step.partition(" ") for step in moves.split("; ") if step]
    record = {
        "format": "fullhouse-record/1",
        "game": name,
        "options": options,
        "seats": [f"Seat {seat}" for seat in range(1, seats + 1)],
        "setup": setup,
        "moves": [{"seat": int(seat), "move": move} for seat, _, move in steps],
    }
    document = answered(json.dumps(record).encode())
    assert {field: document.get(field) for field in answer} == answer
    assert document.get("refused_at", len(steps)) == len(steps)


def answered(source: bytes) -> Answer:
    """The replay's document; or the code of the refusal as `refused`, and the number of the move."""
    try:
        return json.loads(msgspec.json.encode(replay_document(replay(read_record(source)))))  # type: ignore[no-any-return]
    except ReplayStopped as stopped:
        return {"refused": stopped.cause.code, "refused_at": stopped.facts["n"]}
    except BadInput as bad:
        return {"refused": bad.code}
