"""The library searched by what its problems are like."""

from importlib.resources import files

import pytest

from fullhouse.core.errors import BadInput
from fullhouse.problems.library import problems_of
from fullhouse.problems.search import Wanted, cards, grades, search
from fullhouse.solver.generate import SYMMETRIES
from fullhouse.solver.slow_generate import is_symmetric


def test_everything_is_found_where_nothing_is_wanted() -> None:
    entries = search(Wanted())
    assert [card.problem for card in entries] == [
        one for level in (1, 2, 3, 4, 5) for one in problems_of(level)
    ]


def test_each_wish_holds_for_all_that_are_found_and_for_no_other() -> None:
    cases = (
        (Wanted(level=3), lambda card: card.level == 3),
        (Wanted(technique="x_wing"), lambda card: "x_wing" in card.techniques),
        (Wanted(symmetry="half-turn"), lambda card: "half-turn" in card.symmetries),
        (Wanted(clues=(25, 26)), lambda card: 25 <= card.clues <= 26),
        (Wanted(score=(1000, 2000)), lambda card: 1000 <= card.score <= 2000),
    )
    everything = [card for level in (1, 2, 3, 4, 5) for card in cards(level)]
    for wanted, holds in cases:
        entries = search(wanted)
        assert entries
        assert entries == [card for card in everything if holds(card)]


def test_the_kept_grades_are_fresh() -> None:
    kept = files("fullhouse.problems").joinpath("decks", "grades.txt").read_text()
    assert kept == "".join(f"{line}\n" for line in grades())


def test_an_unknown_technique_is_named() -> None:
    with pytest.raises(BadInput) as error:
        search(Wanted(technique="magic"))
    assert (error.value.code, error.value.facts["value"]) == ("unknown-technique", "magic")


def test_symmetries_are_recognised() -> None:
    drawn = "1.1...1.1"
    lopsided = "11......."
    assert all(is_symmetric(drawn, kind) for kind in SYMMETRIES)
    assert [kind for kind in SYMMETRIES if is_symmetric(lopsided, kind)] == ["none"]
