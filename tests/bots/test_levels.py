"""The five levels: whole games, what they see, prove, overlook and say about it."""

from collections.abc import Iterator
from itertools import cycle
from typing import Any

import pytest
from msgspec.structs import replace

from fullhouse.bots import bot, bots_for, known_bots
from fullhouse.bots.bot import Situation
from fullhouse.bots.deduction import proved_digits
from fullhouse.bots.league.table import recorded
from fullhouse.bots.level_bot import LevelBot
from fullhouse.bots.levels import USUAL, levels
from fullhouse.bots.perception import EVERYWHERE, looks
from fullhouse.core.chance import Chance
from fullhouse.core.errors import BadInput, Refused
from fullhouse.core.ids import Cell, Seat, Symbol
from fullhouse.core.options import describe
from fullhouse.games import game, game_ids
from fullhouse.solver import solve
from fullhouse.sudoku.board import NINE
from tests.drawn import cells_of

FIVE = ("beginner", "casual", "club", "expert", "master")
VARIANTS: dict[str, list[dict[str, Any]]] = {
    "tiles": [{"scoring": "value"}, {"stack_end": "stop"}],
    "animals": [{"scoring": "full"}],
    "markers": [{"variant": "advanced"}, {"fault": "solution"}, {"variant": "advanced", "fault": "solution"}],
    "one-two-three": [{"fault": "rule"}, {"sequence": "express"}, {"teams": True}],
}


def tables() -> Iterator[tuple[str, int, dict[str, Any]]]:
    """Every game with every number of seats up to five, every referee, and its variants."""
    for name in game_ids():
        played = game(name)
        referees = next((one.choices for one in describe(played.options) if one.name == "referee"), ())
        for seats in range(played.fewest_seats, min(played.most_seats, 5) + 1):
            for referee in referees or (None,):
                yield name, seats, {} if referee is None else {"referee": referee}
        for variant in VARIANTS.get(name, []):
            yield name, 4 if "teams" in variant else 2, variant


@pytest.mark.parametrize(
    ("level", "table"),
    [pytest.param(level, table, id=f"{table[0]}-{table[1]}-{n}") for n, (level, table) in
     enumerate(zip(cycle(FIVE), tables()))],
)  # fmt: skip
def test_every_level_plays_every_game_to_its_end(level: str, table: tuple[str, int, dict[str, Any]]) -> None:
    """A refused move would raise. The net judges one position a move: this is not about strength."""
    name, seats, options = table
    assert recorded(name, [level] * seats, seed=7, options=options, budget=1)[1].reason is not None


@pytest.mark.parametrize("level", FIVE)
@pytest.mark.parametrize("name", ["tiles", "challenge", "classic"])
def test_the_levels_play_the_games_they_differ_most_in(name: str, level: str) -> None:
    assert recorded(name, [level] * 2, seed=3, budget=1)[1].reason is not None


def test_the_same_seed_gives_the_same_game() -> None:
    one, two = (recorded("challenge", ["casual", "expert"], seed=5) for _ in range(2))
    assert one == two
    assert one != recorded("challenge", ["casual", "expert"], seed=6)


@pytest.mark.parametrize("name", ["tiles", "challenge", "solitaire", "markers"])
@pytest.mark.parametrize("level", ["beginner", "club", "expert"])
def test_a_move_depends_on_the_view_alone(name: str, level: str) -> None:
    """Another deal of what is hidden gives the same move."""
    played = game(name)
    state, _ = played.setup({}, min(2, played.most_seats), {"seed": 4})
    for count in range(12):
        seat = played.to_move(state)
        assert seat is not None
        view = played.view(state, seat)
        other = played.imagine(view, Chance(1_000 + count))
        moves = [
            bot(level, name).decide(
                Situation(
                    game=played, view=played.view(each, seat), seat=seat, legal=played.legal(each, seat)
                ),
                Chance(count),
            )
            for each in (state, other)
        ]
        assert moves[0] == moves[1]
        assert moves[0].move is not None
        state, _ = played.play(state, seat, moves[0].move)
        if played.outcome(state).is_over:
            return


def test_every_game_is_offered_the_five_levels() -> None:
    for name in game_ids():
        assert bots_for(name) == FIVE
        assert USUAL in bots_for(name)
    assert set(known_bots("tiles")) == {"random", "greedy", *FIVE}
    assert set(known_bots("classic")) == {"helper", *FIVE}


# What somebody sees


def test_a_beginner_looks_at_few_cells_near_the_last_move_and_a_master_at_all() -> None:
    beginner, master = levels()["beginner"], levels()["master"]
    eager = replace(beginner, near=1, houses=1, overlooks=0)
    last = NINE.cell("e5")
    houses = (NINE.row_of[last], NINE.column_of[last], NINE.block_of[last])
    for seed in range(20):
        assert next(looks(eager, NINE, last, Chance(seed))) in houses
        assert next(looks(master, NINE, last, Chance(seed))) == NINE.all
        *_, at_last = looks(beginner, NINE, None, Chance(seed))
        assert at_last == EVERYWHERE
    seen = [next(looks(beginner, NINE, last, Chance(seed))).bit_count() for seed in range(200)]
    assert 3 < sum(seen) / len(seen) < 20


def test_a_level_proves_digits_with_the_techniques_it_knows() -> None:
    """Everybody sees the last cell of a row; a cell with one candidate only those who look so far."""
    row = "12345678." + "." * 72
    assert proved_digits(row, levels()["beginner"].technique) == {(Cell(8), Symbol(9)): "full_house"}
    lone = cells_of("""
        . 1 2 │ 3 . . │ . . .
        4 . . │ . . . │ . . .
        5 . . │ . . . │ . . .
        ──────┼───────┼──────
        6 . . │ . . . │ . . .
        7 . . │ . . . │ . . .
        8 . . │ . . . │ . . .
    """)
    assert proved_digits(lone, levels()["beginner"].technique) == {}
    assert proved_digits(lone, levels()["casual"].technique) == {(Cell(0), Symbol(9)): "elimination"}


def test_a_wrong_board_proves_nothing() -> None:
    assert proved_digits("11" + "." * 79, "") == {}


# Honest mistakes


def tiles_with_one_clash(referee: str) -> Situation:
    """A 5 in hand, golden 5 on a1: row 1, column a and the first block do not take it."""
    played = game("tiles")
    state, _ = played.setup({"referee": referee}, 2, {"golden": {"a1": 5}, "stack": [5, 1, 2, 3, 4, 6]})
    return Situation(game=played, view=played.view(state, Seat(1)), seat=Seat(1))


@pytest.mark.parametrize("referee", ["table", "umpire"])
def test_a_slip_overlooks_one_house_and_looks_right_in_the_others(referee: str) -> None:
    clumsy = LevelBot("clumsy", 0, replace(levels()["beginner"], slips=1, houses=27, overlooks=0))
    move = clumsy.decide(tiles_with_one_clash(referee), Chance(1)).move
    assert move is not None
    seen = NINE.peers[NINE.cell("a1")] >> move.cell & 1
    houses = (NINE.row_of, NINE.column_of, NINE.block_of)
    assert seen
    assert sum(bool(house[move.cell] & 1) for house in houses) == 1


def test_nobody_slips_where_a_guard_refuses_it_and_experts_never_do() -> None:
    clumsy = LevelBot("clumsy", 0, replace(levels()["beginner"], slips=1, houses=27, overlooks=0))
    for player, referee in (
        (clumsy, "guard"),
        (bot("expert", "tiles"), "umpire"),
        (bot("master", "tiles"), "table"),
    ):
        for seed in range(20):
            move = player.decide(tiles_with_one_clash(referee), Chance(seed)).move
            assert move is not None
            assert not NINE.peers[0] >> move.cell & 1


def test_a_level_objects_to_what_it_notices_but_not_to_its_own_digits() -> None:
    played = game("tiles")
    setup = {"golden": {"a1": 5}, "stack": [5, 1, 2, 3, 4, 6]}
    state, _ = played.setup({"referee": "table"}, 2, setup)
    state, _ = played.play(state, Seat(1), played.read_move("lay a2"))
    for level, least, most in (("beginner", 1, 40), ("master", 60, 60)):
        choices = [
            bot(level, "tiles").choose(played, played.view(state, Seat(2)), Seat(2), Chance(n))
            for n in range(60)
        ]
        objections = [move for move in choices if move is not None and move.verb == "object"]
        assert least <= len(objections) <= most
    assert bot("master", "tiles").choose(played, played.view(state, Seat(1)), Seat(1), Chance(1)) is None


# What it says about its choice


def test_a_choice_is_explained_as_data() -> None:
    played = game("tiles")
    state, _ = played.setup({}, 2, {"seed": 42})
    why = (
        bot("master", "tiles")
        .decide(Situation(game=played, view=played.view(state, Seat(1)), seat=Seat(1), budget=1), Chance(1))
        .why
    )
    assert why.points is not None
    assert why.keeps_open
    assert why.denies
    assert why.looked_at == 81
    assert why.win is None or 0 <= why.win <= 1


def test_in_classic_a_bot_names_the_technique() -> None:
    played = game("classic")
    state, _ = played.setup({}, 1, {"seed": 2})
    situation = Situation(game=played, view=played.view(state, Seat(1)), seat=Seat(1))
    assert bot("master", "classic").decide(situation, Chance(1)).why.technique is not None


def test_a_bot_takes_wrong_digits_off_a_shared_problem() -> None:
    played = game("classic")
    state, _ = played.setup({}, 2, {"seed": 2})
    board = played.view(state, Seat(1)).board
    cell = board.index(".")
    wrong = next(digit for digit in "123456789" if digit != solve(board)[cell])
    state, _ = played.play(state, Seat(1), played.read_move(f"{NINE.name(Cell(cell))}={wrong}"))
    move = bot("master", "classic").choose(played, played.view(state, Seat(2)), Seat(2), Chance(1))
    assert move is not None
    assert (move.verb, move.cell) == ("erase", cell)


# Bad input


def test_an_unknown_level_is_refused_with_those_there_are() -> None:
    with pytest.raises(BadInput, match="unknown-bot: bot=grandmaster, allowed=beginner casual club"):
        bot("grandmaster", "tiles")


def test_a_budget_of_zero_is_refused() -> None:
    played = game("tiles")
    state, _ = played.setup({}, 2, {"seed": 1})
    with pytest.raises(BadInput, match="bad-budget"):
        Situation(game=played, view=played.view(state, Seat(1)), seat=Seat(1), budget=0)


def test_a_finished_game_is_refused() -> None:
    played = game("tiles")
    state, _ = played.setup({}, 2, {"golden": {}, "stack": []})
    with pytest.raises(Refused, match="game-over"):
        bot("club", "tiles").choose(played, played.view(state, Seat(1)), Seat(1), Chance(1))
