"""ISMCTS plays every game by what its seat sees, and the baselines are a table."""

import json

import pytest

from fullhouse.bots.bot import Situation
from fullhouse.core.chance import Chance
from fullhouse.core.ids import Seat
from fullhouse.games import built_in_ids, game
from fullhouse.research.baselines import PLAYERS, pairs
from fullhouse.research.ismcts import IsmctsBot
from tests.commands import fullhouse


@pytest.mark.parametrize("name", built_in_ids())
def test_it_chooses_a_legal_move_and_the_same_again(name: str) -> None:
    rules = game(name)
    state, _ = rules.setup({}, max(1, rules.fewest_seats), {"seed": 3})
    seat = rules.to_act(state)[0]
    situation = Situation(game=rules, view=rules.view(state, seat), seat=Seat(seat))
    moves = [IsmctsBot(rounds=6).decide(situation, Chance(5)).move for _ in range(2)]
    assert moves[0] is not None
    assert moves[0] == moves[1]
    assert moves[0] in list(rules.legal(state, seat))


def test_the_table_has_every_pair() -> None:
    told = fullhouse("baselines", "animals", "--games", "2", "--rounds", "5", "--json")
    assert (told.returncode, told.stderr) == (0, "")
    rows = json.loads(told.stdout)
    assert len(rows) == pairs()
    assert {row["player"] for row in rows} | {row["other"] for row in rows} == set(PLAYERS)
    assert all(0 <= row["won"] <= 1 for row in rows)
