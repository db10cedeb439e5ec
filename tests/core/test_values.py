"""Positions are values: copies by any way are equal, hash alike and are small."""

import copy
import pickle
from typing import Any

import pytest

from fullhouse.core.chance import Chance
from fullhouse.core.errors import BadInput
from fullhouse.games import built_in_ids, game
from fullhouse.records.playout import play_out
from fullhouse.records.record import read_record, write_record
from fullhouse.records.replay import positions
from fullhouse.sudoku.board import NINE, SIX
from fullhouse.sudoku.grid import Grid

MOST_BYTES = 2_000


def walked(name: str) -> list[Any]:
    """Positions of a random game, some from its beginning and some from later."""
    rules, chance = game(name), Chance(5)
    state, _ = rules.setup({}, min(2, rules.most_seats), {"seed": 5})
    states = [state]
    while len(states) < 25 and not rules.outcome(state).is_over:
        seat = rules.to_act(state)[0]
        state, _ = rules.play(state, seat, chance.choice(rules.legal(state, seat)))
        states.append(state)
    return states


@pytest.mark.parametrize("name", built_in_ids())
def test_copies_of_positions_are_equal_and_small(name: str) -> None:
    for state in walked(name):
        written = pickle.dumps(state)
        again = pickle.loads(written)
        assert again == state
        assert hash(again) == hash(state)
        assert len(written) <= MOST_BYTES
        assert copy.copy(state) is state
        assert copy.deepcopy({"state": state})["state"] is state


@pytest.mark.parametrize("name", built_in_ids())
def test_a_copy_is_played_on_like_the_position_itself(name: str) -> None:
    rules, state = game(name), walked(name)[5]
    again = pickle.loads(pickle.dumps(state))
    seat = rules.to_act(state)[0]
    move = rules.legal(state, seat)[0]
    assert rules.play(again, seat, move) == rules.play(state, seat, move)


def test_a_grid_is_its_own_copy() -> None:
    grid = Grid.parse("5" + "." * 80)
    assert copy.copy(grid) is grid
    assert copy.deepcopy([grid])[0] is grid
    assert pickle.loads(pickle.dumps(grid)) == grid


def test_there_are_only_two_boards() -> None:
    for board in (NINE, SIX):
        assert pickle.loads(pickle.dumps(board)) is board
        assert copy.deepcopy(board) is board


@pytest.mark.parametrize("name", built_in_ids())
def test_a_record_read_again_is_the_same(name: str) -> None:
    record = play_out(game(name), 3)
    for indent in (False, True):
        text = write_record(record, indent=indent)
        assert read_record(text) == read_record(text.encode()) == record
        assert hash(read_record(text)) == hash(record)
    *_, (_, state, _) = positions(record)
    *_, (_, again, _) = positions(pickle.loads(pickle.dumps(record)))
    assert again == state


def test_what_is_no_record_is_refused() -> None:
    with pytest.raises(BadInput, match="not-a-text"):
        read_record(None)  # type: ignore[arg-type]
