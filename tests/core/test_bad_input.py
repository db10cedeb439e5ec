"""What every game accepts and refuses: texts, made-up moves, setups, options."""

import pytest

from fullhouse.core.errors import BadInput, Refused
from fullhouse.core.ids import Seat
from fullhouse.core.moves import Move
from fullhouse.core.options import describe
from fullhouse.games import game, game_ids
from fullhouse.words import LANGUAGES, explain
from tests.walks import any_text, spelled


@pytest.mark.parametrize("name", game_ids())
def test_every_move_can_be_written_and_read_in_either_case(name: str) -> None:
    played = game(name)
    state, _ = played.setup({}, max(2, played.fewest_seats) if played.most_seats > 1 else 1, {"seed": 1})
    texts = spelled(played, len(played.view(state, "review").board))
    moves = [played.read_move(text) for text in texts]
    assert [played.write_move(move) for move in moves] == texts
    assert [played.read_move(text.upper()) for text in texts] == moves
    assert len(set(moves)) == len(texts)


@pytest.mark.parametrize("name", game_ids())
@pytest.mark.parametrize(
    "text",
    ["", " ", "fly", "a1=", "a0=1", "z1=1", "a1=0", "a1=10", "lay", "lay  a1", "lay a1 ", "é", "x" * 5000],
)
def test_invalid_moves_are_refused(name: str, text: str) -> None:
    with pytest.raises(BadInput) as bad:
        game(name).read_move(text)
    assert bad.value.facts["allowed"] == list(game(name).forms)


def test_an_unknown_cell_is_named() -> None:
    """docs/rules/README.md, Bad input: the error names what was wrong and what would have been accepted."""
    for name, text, cell, last in (
        ("tiles", "lay J1", "j1", "i9"),
        ("animals", "lay g1", "g1", "f6"),
        ("challenge", "a10=5!row", "a10", "i9"),
    ):
        with pytest.raises(BadInput) as bad:
            game(name).read_move(text)
        facts = bad.value.facts
        assert (bad.value.code, facts["cell"], facts["last"]) == ("unknown-cell", cell, last)


@pytest.mark.parametrize("name", game_ids())
def test_a_move_made_up_in_code_is_refused(name: str) -> None:
    played = game(name)
    state, _ = played.setup({}, played.fewest_seats, {"seed": 1})
    for move in (Move("fly"), Move("lay"), Move("write")):
        with pytest.raises(Refused) as refused:
            played.play(state, Seat(1), move)
        assert refused.value.code == "unknown-move"
    for seat in (-1, played.fewest_seats + 1):
        with pytest.raises(Refused) as refused:
            played.play(state, Seat(seat), played.read_move(any_text(played)))
        assert refused.value.code == "unknown-seat"


@pytest.mark.parametrize("name", game_ids())
def test_invalid_setups_are_refused(name: str) -> None:
    played = game(name)
    seats = played.fewest_seats
    for count in (0, -1, played.fewest_seats - 1, played.most_seats + 1):
        with pytest.raises(BadInput) as bad:
            played.setup({}, count, {"seed": 1})
        assert bad.value.code == "bad-seat-count"
    for seed in ("1", 1.5, None, True):
        with pytest.raises(BadInput, match="bad-seed"):
            played.setup({}, seats, {"seed": seed})
    with pytest.raises(BadInput, match="bad-seed"):
        played.setup({}, seats, {"seed": 1, "more": 2})
    for version in (0, played.version + 1):
        with pytest.raises(BadInput, match="record-rules"):
            played.setup({}, seats, {"seed": 1}, version)
    with pytest.raises(BadInput, match="missing-setup-field"):
        played.setup({}, seats, {})
    with pytest.raises(BadInput, match="unknown-setup-field"):
        played.setup({}, seats, {"colour": "red"})
    with pytest.raises(BadInput, match="unknown-option"):
        played.setup({"colour": "red"}, seats, {"seed": 1})
    for option in describe(played.options):
        with pytest.raises(BadInput, match="bad-option"):
            played.setup({option.name: "rubbish"}, seats, {"seed": 1})


def test_a_single_number_of_seats_is_no_range() -> None:
    facts = {"game": "chess", "seats": 3, "fewest": 2, "most": 2, "is_exact": True}
    assert explain(BadInput("bad-seat-count", **facts)) == "chess is for 2 seats, not for 3."
    for language in LANGUAGES:
        assert explain(BadInput("bad-seat-count", **facts), language).count("2") == 1
    assert explain(Refused("unknown-seat", seat=2, most=1)) == (
        "There is no seat 2 at this table; its only seat is 1."
    )
