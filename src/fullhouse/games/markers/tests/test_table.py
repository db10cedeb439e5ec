"""Colour Markers: options, setup, what is seen and imagined, in all variants."""

from typing import Any

import pytest

from fullhouse.core.errors import BadInput
from fullhouse.core.ids import Seat, Seconds
from fullhouse.core.option_reading import check_sense, describe, read_options
from fullhouse.games.markers.tests.boards import markers
from fullhouse.games.markers.variant import MarkersOptions
from tests.boards import PROBLEM, SOLUTION
from tests.played_game import PlayedGame, bad

# Options and setup


def test_the_options_and_their_defaults() -> None:
    """docs/rules/markers.md, and docs/rules/README.md, Referee."""
    options = {
        option.name: (option.kind, option.default, option.solo_default) for option in describe(MarkersOptions)
    }
    assert options == {
        "referee": ("choice", "table", "guard"),
        "silence": ("length", 10, 10),
        "sand_glass": ("length", 30, None),
        "fault": ("choice", "rule", "rule"),
        "variant": ("choice", "basic", "solo"),
        "time_limit": ("length", None, None),
        "rounds": ("number", None, None),
    }


@pytest.mark.parametrize(
    ("variant", "seats", "allowed"),
    [("solo", 2, ["basic", "advanced"]), ("basic", 1, ["solo"]), ("advanced", 1, ["solo"])],
)
def test_each_variant_has_its_number_of_seats(variant: str, seats: int, allowed: list[str]) -> None:
    error = bad("variant-needs-seats", "markers", {"problem": PROBLEM}, seats=seats, variant=variant)
    assert error.facts == {"variant": variant, "seats": seats, "allowed": allowed}


@pytest.mark.parametrize("rounds", [0, 100, 1.5, True, "off", "two"])
def test_rounds_is_a_whole_number(rounds: object) -> None:
    error = bad("bad-option", "markers", {"problem": PROBLEM}, variant="advanced", rounds=rounds)
    assert error.facts["allowed"] == ["1–99"]


def test_rounds_can_be_left_to_the_game() -> None:
    assert markers(seats=4, variant="advanced", rounds=None).view.rounds == 4


def test_a_problem_has_exactly_one_solution() -> None:
    bad("problem-without-solution", "markers", {"problem": "55" + "." * 79})
    bad("problem-with-several-solutions", "markers", {"problem": "." * 81})
    bad("bad-grid-length", "markers", {"problem": "123"})


def test_a_seed_deals_a_problem_and_the_same_one_again() -> None:
    one, same, other = (PlayedGame("markers", {"seed": seed}).setup for seed in (1, 1, 2))
    assert one == same != other
    assert markers(one["problem"]).reason is None


# What is seen

PLAYED: list[tuple[dict[str, Any], list[str]]] = [
    ({}, ["1 c1=3"]),
    ({"fault": "solution", "seats": 3}, ["1 c1=1", "3 accept", "2 stop"]),
    ({"referee": "umpire"}, ["1 c1=4", "2 pass", "1 d1=6", "2 pass", "1 pass"]),
    ({"variant": "advanced"}, ["1 c1=3", "1 d1=3", "1 f1=8", "2 object c1"]),
    ({"variant": "advanced", "seats": 3}, ["1 c1=3", "1 done", "2 accept", "3 stop"]),
    ({"variant": "advanced", "fault": "solution", "rounds": 1}, ["1 done", "2 c1=1", "2 d1=6", "2 done"]),
    ({"variant": "advanced", "referee": "umpire"}, ["1 c1=3"]),
    ({"seats": 1}, ["1 c1=3", "1 d1=6"]),
    ({}, ["1 c1=3", "0 time_up"]),
]


@pytest.mark.parametrize(("options", "moves"), PLAYED)
def test_a_position_imagined_from_a_view_looks_and_plays_the_same(
    options: dict[str, Any], moves: list[str]
) -> None:
    table = markers(**options).play(*moves)
    for viewer in (Seat(1), "tv", "spectator", "review"):
        table.check_imagined(viewer)


@pytest.mark.parametrize("viewer", [Seat(1), Seat(2), "tv", "spectator"])
def test_nobody_sees_the_solution_but_the_review(viewer: Any) -> None:
    table = markers().play("1 c1=4")
    assert table.game.view(table.state, viewer).solution is None
    assert table.view.solution == SOLUTION


def test_a_view_does_not_tell_a_fault() -> None:
    """The two boards differ in one digit, and in nothing else that anybody sees."""
    for variant in ("basic", "advanced"):
        right, wrong = (markers(fault="solution", variant=variant).play(f"1 c1={digit}") for digit in (4, 1))
        seen = right.game.view(right.state, Seat(2))
        other = wrong.game.view(wrong.state, Seat(2))
        changed = {name for name in seen.__struct_fields__ if getattr(seen, name) != getattr(other, name)}
        assert changed == {"board", "scores"}


def test_who_wrote_what_is_seen() -> None:
    table = markers(referee="umpire").play("1 c1=4", "2 d1=6")
    assert table.view.givens == PROBLEM
    assert [(cell, owner) for cell, owner in enumerate(table.view.owners) if owner] == [(2, 1), (3, 2)]


def test_points_votes_time_limit_and_problem() -> None:
    table = PlayedGame("markers", {"seed": 1}, time_limit=2)
    cell = next(iter(table.points("CELL=5")))
    assert table.points("CELL=5")[cell] == 5
    assert table.game.votes(table.play("2 stop").state) == (2,)
    assert table.game.time_limit(table.state.options) == Seconds(120)
    assert table.game.problem(table.view) == table.view.givens
    assert table.game.favours_first(table.state.options)
    assert not table.game.favours_first(markers(fault="solution").state.options)
    solo = PlayedGame("markers", {"seed": 1}, seats=1)
    assert solo.points("CELL=5") == {}


def test_an_advanced_game_without_a_glass_makes_no_sense() -> None:
    """docs/rules/README.md, Packs: a variant must not lose its sense. One turn would fill the board."""
    endless = read_options(MarkersOptions, {"variant": "advanced", "sand_glass": None}, 2)
    with pytest.raises(BadInput) as refusal:
        check_sense(endless, 2)
    assert refusal.value.code == "glass-needed"
    check_sense(read_options(MarkersOptions, {"variant": "advanced"}, 2), 2)
