"""Records: what is read, what is refused, and what `fullhouse replay` answers. The page `docs/records.md`."""

import contextlib
import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fullhouse.core.errors import BadInput, FullHouseError
from fullhouse.games import game
from fullhouse.records.narration import draw, tell
from fullhouse.records.playout import play_out
from fullhouse.records.record import LARGEST_RECORD_BYTES, MOST_MOVES, read_record, write_record
from fullhouse.records.replay import ReplayStopped, replay, replay_document
from fullhouse.words import LANGUAGES, explain
from tests.examples import examples
from tests.records.documents import GOOD, changed


def test_a_record_replays_to_the_document_of_records_md() -> None:
    """docs/records.md, `replay --json`: every field of the document, and the scores after each move."""
    document = json.loads(json.dumps(replay_document(replay(read_record(changed()))), default=vars_of))
    assert document["game"] == "tiles"
    assert (document["over"], document["reason"], document["winners"]) == (False, None, [])
    assert document["to_move"] == 1
    assert document["scores"] == [1, 2]
    assert document["board"] == "512" + "." * 78
    assert document["hands"] == [[3], []]
    assert [turn["scores"] for turn in document["history"]] == [[1, 0], [1, 2]]
    assert document["history"][0]["n"] == 1
    assert [turn["move"] for turn in document["history"]] == ["lay b1", "lay c1"]


def test_a_byte_order_mark_is_ignored() -> None:
    assert read_record(b"\xef\xbb\xbf" + changed()) == read_record(changed())


def vars_of(event: Any) -> dict[str, Any]:
    return {"type": event.__struct_config__.tag}


@pytest.mark.parametrize(
    ("source", "code"),
    [
        (b"", "record-not-json"),
        (b"{", "record-not-json"),
        (b"\xff\xfe", "record-not-json"),
        (changed(seats=["Ana", "Ben"]).replace(b"Ben", b"B\xffn"), "record-not-json"),
        (b"[" * 100_000, "record-not-json"),
        (b'{"a":' * 100_000, "record-not-json"),
        (b"[]", "not-an-object"),
        (b"null", "not-an-object"),
        (b"{}", "record-format"),
        (b" " * (LARGEST_RECORD_BYTES + 1), "record-too-large"),
        (changed(format="fullhouse-record/2"), "record-format"),
        (changed(colour="red"), "record-unknown-field"),
        (changed(game="chess"), "unknown-game"),
        (changed(game=7), "not-a-text"),
        (changed(options=[]), "not-an-object"),
        (changed(options={"colour": 1}), "unknown-option"),
        (changed(seats="Ana"), "not-a-list"),
        (changed(seats=[1, 2]), "record-bad-name"),
        (changed(seats=["x" * 10_000, "Ben"]), "record-bad-name"),
        (changed(seats=[]), "bad-seat-count"),
        (changed(seats=["a"] * 5), "bad-seat-count"),
        (changed(setup=None), "not-an-object"),
        (changed(setup={}), "missing-setup-field"),
        (changed(setup={"seed": "x"}), "bad-seed"),
        (changed(moves={}), "not-a-list"),
        (changed(moves=["lay a1"]), "not-an-object"),
        (changed(moves=[{"seat": 1}]), "record-missing-field"),
        (changed(moves=[{"seat": "1", "move": "lay b1"}]), "not-a-number"),
        (changed(moves=[{"seat": True, "move": "lay b1"}]), "not-a-number"),
        (changed(moves=[{"seat": 1, "move": 5}]), "not-a-text"),
        (changed(moves=[{"seat": 1, "move": "lay b1", "at": "noon"}]), "not-a-number"),
        (changed(moves=[{"seat": 1, "move": "lay b1", "by": "Ben"}]), "not-a-number"),
        (changed(moves=[{"seat": 1, "move": "lay b1", "who": "me"}]), "record-unknown-field"),
        (changed(moves=[{"seat": 1, "move": "lay b1"}] * (MOST_MOVES + 1)), "record-too-many-moves"),
        (changed(rules=0), "record-rules"),
        (changed(rules=2), "record-rules"),
        (changed(rules="1"), "record-rules"),
        (changed(rules=10**30), "record-rules"),
        (changed(options={"scoring": 10**30}), "bad-option"),
        (changed(options={"silence": 1e300}), "bad-option"),
        (changed(options={"silence": [7] * 1_000_000}), "bad-option"),
        (changed(setup={"golden": {"a1": -(10**30)}, "stack": []}), "bad-symbol"),
        (changed(setup={"stack": "deep"}).replace(b'"deep"', b"[" * 500 + b"]" * 500), "bad-symbol"),
        (changed(setup={"seed": "deep"}).replace(b'"deep"', b'{"a":' * 500 + b"1" + b"}" * 500), "bad-seed"),
        (changed(moves=[{"seat": 10**30, "move": "lay b1"}]), "replay-stopped"),
        (changed(moves=[{"seat": 9, "move": "lay b1"}]), "replay-stopped"),
        (changed(moves=[{"seat": 1, "move": "lay z9"}]), "replay-stopped"),
        (changed(moves=[{"seat": 1, "move": "lay a1"}]), "replay-stopped"),
    ],
)  # fmt: skip
def test_invalid_records_are_refused_with_their_cause(source: bytes, code: str) -> None:
    with pytest.raises(FullHouseError) as bad:
        replay(read_record(source))
    assert bad.value.code == code
    for language in LANGUAGES:
        assert "\n" not in explain(bad.value, language)


@pytest.mark.parametrize("field", ["game", "seats", "setup", "moves"])
def test_a_field_that_is_missing_is_named(field: str) -> None:
    document = {name: value for name, value in GOOD.items() if name != field}
    with pytest.raises(BadInput) as bad:
        read_record(json.dumps(document).encode())
    assert bad.value.facts["name"] == field


def test_a_refused_move_names_its_number_seat_text_and_cause() -> None:
    with pytest.raises(ReplayStopped) as stopped:
        replay(read_record(changed(moves=[{"seat": 1, "move": "lay b1"}, {"seat": 1, "move": "lay c1"}])))
    assert stopped.value.facts["n"] == 2
    assert stopped.value.cause.code == "not-your-turn"


@examples(60)
@given(
    st.binary(max_size=200)
    | st.recursive(
        st.none() | st.integers() | st.text(),
        lambda inner: st.lists(inner) | st.dictionaries(st.sampled_from([*GOOD, "x"]), inner),
    ).map(lambda value: json.dumps(value).encode())
)
def test_random_bytes_give_a_clear_error(source: bytes) -> None:
    with pytest.raises(FullHouseError):
        replay(read_record(source))


@examples(60)
@given(
    st.dictionaries(
        st.sampled_from(list(GOOD)),
        st.none()
        | st.integers()
        | st.text()
        | st.lists(
            st.integers()
            | st.text()
            | st.dictionaries(st.sampled_from(["seat", "move", "at"]), st.integers() | st.text())
        )
        | st.dictionaries(
            st.sampled_from(["seed", "stack", "golden"]), st.integers() | st.text() | st.lists(st.integers())
        ),
    )
)
def test_a_record_with_broken_fields_replays_or_says_why(changes: dict[str, Any]) -> None:
    with contextlib.suppress(FullHouseError):
        replayed = replay(read_record(changed(**changes)))
        assert len(replayed.view.board) == 81


def test_a_record_written_is_read_back() -> None:
    record = play_out(game("tiles"), 3)
    for indent in (True, False):
        assert read_record(write_record(record, indent=indent).encode()).moves == record.moves
    assert "\n" not in write_record(record)


def test_a_record_tells_who_went_on_without_whom() -> None:
    """docs/rules/README.md, Being asked: the log tells who pressed, and for whom."""
    moves = [{"seat": 1, "move": "stuck"}, {"seat": 0, "move": "without 2", "by": 3}]
    setup = {"golden": {"b1": 5}, "stack": [5, 1, 2]}
    record = read_record(changed(seats=["Ana", "Ben", "Cleo"], setup=setup, options={}, moves=moves))
    assert "Cleo goes on without Ben: the umpire answers instead." in "\n".join(tell(replay(record)))
    assert read_record(write_record(record)).moves == record.moves


def test_the_board_is_drawn_with_its_blocks_apart() -> None:
    assert list(draw("12345678." + "." * 72))[:2] == ["   a b c   d e f   g h i", "1  1 2 3 │ 4 5 6 │ 7 8 ."]
    assert list(draw("." * 81))[4] == "   ──────┼───────┼──────"
