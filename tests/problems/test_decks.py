"""What the decks claim: one solution, symmetric, the level’s techniques needed and sufficient."""

from collections import Counter
from functools import cache

import pytest

from fullhouse.coach import search
from fullhouse.coach.position import Position
from fullhouse.coach.rating import rate
from fullhouse.coach.technique import Level
from fullhouse.coach.techniques import technique_set
from fullhouse.core.errors import BadInput
from fullhouse.problems.booklet import pages
from fullhouse.problems.custom import made_to_order
from fullhouse.problems.decks import Deck, problems_of
from fullhouse.problems.levels import (
    LEVELS,
    hardest_technique,
    is_like_the_booklet,
    level_idea,
    level_name,
    show_level,
)
from fullhouse.solver import solve
from fullhouse.solver.generate import canonical
from fullhouse.sudoku.grid import Grid
from fullhouse.words import LANGUAGES
from tools.problems.decks import LEAST_CARDS, asked_for, uses

rated = cache(rate)
"""Each card is graded once, whatever is asked about its grade."""


@pytest.mark.parametrize("level", LEVELS)
def test_a_deck_has_sixty_problems_of_different_kinds(level: Level) -> None:
    cards = problems_of(level)
    assert len(cards) >= 60
    assert len({canonical(card) for card in cards}) == len(cards)
    assert len({canonical(solve(card)) for card in cards}) == len(cards)


@pytest.mark.parametrize("level", LEVELS)
def test_each_has_one_solution_and_is_symmetric(level: Level) -> None:
    for card in problems_of(level):
        assert "." not in solve(card)
        assert [char == "." for char in card] == [char == "." for char in reversed(card)]


@pytest.mark.parametrize("level", LEVELS)
def test_the_levels_techniques_are_needed_and_sufficient(level: Level) -> None:
    for card in problems_of(level):
        grade = rated(card)
        assert (grade.level, grade.solved_by_logic) == (level, True)
        if level > 1:
            easier = hardest_technique(LEVELS[level - 2])
            path = search.solve_path(Position.of(Grid.parse(card)), deepest=easier)
            assert path.stop == "stuck"


def test_level_2_is_no_harder_than_the_booklet() -> None:
    """docs/decisions/problems.md: the six ways, two deductions at most, none of three for three."""
    cards = problems_of(2)
    grades = [rated(card) for card in cards]
    assert len({canonical(solve(card)) for card in cards}) == 60
    assert all(is_like_the_booklet(grade) and grade.solved_by_logic for grade in grades)
    assert [grade.score for grade in grades] == sorted(grade.score for grade in grades)
    assert all([char == "." for char in card] == [char == "." for char in card[::-1]] for card in cards)
    booklet = [rate(page.problem) for page in pages() if page.level == 5]
    assert all(is_like_the_booklet(grade) for grade in booklet)
    assert max(grade.score for grade in grades) < 1.2 * max(grade.score for grade in booklet)


def test_a_problem_made_to_order_is_like_the_booklet() -> None:
    for seed in range(12):
        made = made_to_order(2, seed=seed)
        assert made is not None
        assert is_like_the_booklet(made.grade)


IN_NO_CARD: dict[Level, set[str]] = {2: {"naked_triple", "hidden_triple"}, 5: {"nested_net"}}
"""The booklet has no triple; no symmetric problem that needs a nested net has been found."""


@pytest.mark.parametrize("level", LEVELS)
def test_every_technique_of_the_level_is_in_ten_cards(level: Level) -> None:
    cards = Counter[str]()
    for card in problems_of(level):
        cards.update(uses(card, level))
    wanted = set(asked_for(level)) - IN_NO_CARD.get(level, set())
    assert {name: cards[name] for name in wanted if cards[name] < LEAST_CARDS} == {}


def test_every_technique_but_the_full_house_has_a_deck() -> None:
    wanted = [name for level in LEVELS for name in asked_for(level)]
    assert sorted(["full_house", *wanted]) == sorted(technique.name for technique in technique_set())


def test_the_easiest_deck_takes_all_five_ways() -> None:
    ways = {technique.name for technique in technique_set() if technique.is_way}
    assert set(asked_for(1)) == ways
    assert len(ways) == 5


@pytest.mark.parametrize("level", LEVELS)
def test_the_easiest_cards_come_first(level: Level) -> None:
    scores = [rated(card).score for card in problems_of(level)]
    assert scores == sorted(scores)


def test_level_1_takes_the_first_five_ways_and_no_notes() -> None:
    ways = {technique.name for technique in technique_set() if technique.level == 1}
    for card in problems_of(1):
        for step in search.solve_path(Position.of(Grid.parse(card))).steps:
            assert step.technique in ways
            assert not step.removes
            assert all(bar.by is not None for bar in step.bars), "every reason is a tile that lies there"


def test_cards_repeat_only_after_the_whole_deck() -> None:
    deck = Deck(2, seed=42)
    cards = [card for card, _ in zip(deck.cards(), range(120), strict=False)]
    assert sorted(cards[:60]) == sorted(cards[60:]) == sorted(problems_of(2))
    assert cards[:60] != cards[60:]
    assert Deck(2, seed=42).card(17) == cards[17]
    assert [Deck(2, seed=43).card(number) for number in range(60)] != cards[:60]


def test_unknown_levels_are_refused() -> None:
    with pytest.raises(BadInput, match="bad-level"):
        Deck(6, seed=1).card(0)  # type: ignore[arg-type]


@pytest.mark.parametrize("language", LANGUAGES)
def test_levels_have_names(language: str) -> None:
    assert len({level_name(level, language) for level in LEVELS}) == 5
    assert len({level_idea(level, language) for level in LEVELS}) == 5


def test_level_of_a_players_own_problem() -> None:
    shown = show_level(problems_of(3)[0], "it")
    assert (shown.grade.level, shown.name) == (3, "Insidioso")
    with pytest.raises(BadInput, match="problem-with-several-solutions"):
        show_level("." * 81)
