"""The library searched by what its problems are like."""

from collections.abc import Callable

import pytest

from fullhouse.coach.rating import rate_many
from fullhouse.coach.techniques import techniques
from fullhouse.core.chance import Chance
from fullhouse.core.errors import BadInput
from fullhouse.problems.collection import collection, is_balanced, kept_rows, read_rows, write_rows
from fullhouse.problems.custom import hardest_of
from fullhouse.problems.decks import problems_of
from fullhouse.problems.search import Card, Wanted, rows, rows_like, search
from fullhouse.solver import canonical_many
from fullhouse.solver.generate import SYMMETRIES, is_symmetric

LEVELS = (1, 2, 3, 4, 5)
RARE = {"unique_rectangle_5"}
"""What was the hardest step of no problem that a search has looked at."""


def test_decks_come_first_and_keep_their_numbers() -> None:
    entries = list(search(Wanted()))
    assert len(entries) >= 10_000
    for level in LEVELS:
        deck = problems_of(level)
        of_level = [card for card in entries if card.level == level]
        assert [card.problem for card in of_level[: len(deck)]] == list(deck)
        assert [card.number for card in of_level] == list(range(1, len(of_level) + 1))


def test_each_wish_holds_for_all_that_are_found_and_for_no_other() -> None:
    cases: tuple[tuple[Wanted, Callable[[Card], bool]], ...] = (
        (Wanted(level=3), lambda card: card.level == 3),
        (Wanted(technique="x_wing"), lambda card: "x_wing" in card.techniques),
        (Wanted(technique="jellyfish", as_hardest=True), lambda card: card.hardest == "jellyfish"),
        (Wanted(level=5, symmetry="half-turn"), lambda card: card.level == 5 and is_balanced(card.problem)),
        (Wanted(clues=(25, 26)), lambda card: 25 <= card.clues <= 26),
        (Wanted(score=(1000, 2000)), lambda card: 1000 <= card.score <= 2000),
    )
    everything = [Card.of(number, row) for level in LEVELS for number, row in enumerate(rows(level), 1)]
    for wanted, holds in cases:
        entries = list(search(wanted))
        assert entries
        assert entries == [card for card in everything if holds(card)]


def test_every_technique_is_the_hardest_of_a_hundred_problems() -> None:
    for technique in techniques():
        is_rare = technique.name in RARE
        wanted = Wanted(technique=technique.name, as_hardest=not is_rare)
        assert sum(1 for _ in rows_like(wanted)) >= 100, technique.name


def test_the_collection_says_what_its_problems_need() -> None:
    """A few of each level, graded again; the whole file is graded when it is made."""
    for row in Chance(7).shuffled(collection())[:60]:
        hardest, grade = hardest_of(row.problem)
        assert (hardest, grade.level, grade.score) == (row.about, row.level, row.score)
        assert row.techniques == {*grade.counts, row.about}
        assert not row.is_card or is_balanced(row.problem)


def test_no_two_problems_of_the_library_are_equivalent() -> None:
    everything = [card.problem for card in search(Wanted())]
    assert len(set(canonical_many(everything))) == len(everything)


def test_the_kept_grades_are_fresh() -> None:
    """Explainer's number takes longer than all the rest, so that a few are enough."""
    decks = [problem for level in LEVELS for problem in problems_of(level)]
    kept = kept_rows("grades.txt")
    assert [row.problem for row in kept] == decks
    grades = rate_many(decks)
    assert [(row.score, row.hardest, row.techniques) for row in kept] == [
        (grade.score, grade.hardest, frozenset(grade.counts)) for grade in grades
    ]
    assert all(row.se == grade.se for row, grade in zip(kept[::25], grades[::25], strict=True))
    lines = list(write_rows(kept))
    assert list(read_rows(lines)) == list(kept)


def test_an_unknown_technique_is_named() -> None:
    with pytest.raises(BadInput) as error:
        search(Wanted(technique="magic"))
    assert (error.value.code, error.value.facts["value"]) == ("unknown-technique", "magic")


def test_symmetries_are_recognised() -> None:
    drawn = "1.1...1.1"
    lopsided = "11......."
    assert all(is_symmetric(drawn, kind) for kind in SYMMETRIES)
    assert [kind for kind in SYMMETRIES if is_symmetric(lopsided, kind)] == ["none"]
