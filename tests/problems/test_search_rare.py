"""The search for rare techniques: neighbours are symmetric and unique, better finds replace worse ones."""

import sys
from collections import Counter
from pathlib import Path

import pytest

from fullhouse.coach.rating import rate
from fullhouse.core.chance import Chance
from fullhouse.problems.decks import problems_of
from fullhouse.problems.variants import balanced_neighbour
from fullhouse.solver import is_unique
from fullhouse.solver.generate import problems
from tools.problems.decks import Card, candidates, card_of, choose, uses
from tools.problems.search_rare import POOL, Search, main, minimal, openings


def is_symmetric(problem: str) -> bool:
    return [char == "." for char in problem] == [char == "." for char in reversed(problem)]


def test_neighbours_are_symmetric_problems_with_one_solution() -> None:
    chance = Chance(1)
    neighbours = [balanced_neighbour(problem, chance) for problem in problems_of(4) for _ in range(5)]
    made = [problem for problem in neighbours if problem is not None]
    assert len(made) > 30
    assert all(is_symmetric(problem) and is_unique(problem) for problem in made)
    assert not set(made) & set(problems_of(4))


def test_a_minimal_problem_has_no_pair_to_spare() -> None:
    start = next(problems(seed=3, symmetry="half-turn", clues=40))
    fewest = minimal(start, Chance(1))
    assert is_symmetric(fewest)
    assert is_unique(fewest)
    assert minimal(fewest, Chance(2)) == fewest != start


def test_a_search_keeps_cards_before_what_only_comes_close() -> None:
    search = Search(2, Chance(1))
    search.look_at_all([*problems_of(3)[:20], *problems_of(2)])
    pool = search.pools["pointing"]
    assert len(pool) == POOL
    assert {find.problem for find in pool.values()} <= set(problems_of(2))
    assert len({find.solution for find in pool.values()}) == POOL


def test_where_nets_are_needed_first_they_refute_something() -> None:
    needy = [problem for problem in problems_of(5) if "forcing_net" in rate(problem).counts][:3]
    assert all(openings(problem) > 0 for problem in needy)


def test_the_search_goes_on_from_its_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before = problems_of(2)[:5]

    def searched(seed: int) -> list[str]:
        file = tmp_path / "found.txt"
        file.write_text("".join(f"{problem}\n" for problem in before))
        monkeypatch.setattr(
            sys, "argv", ["search_rare", "2", str(file), "--steps", "100", "--seed", f"{seed}"]
        )
        main()
        return file.read_text().split()

    after = searched(seed=1)
    assert after == searched(seed=1) != searched(seed=2)
    assert tuple(after[:5]) == before
    assert len(after) > 5
    assert all(map(is_symmetric, after))


def test_a_deck_is_chosen_for_what_it_lacks() -> None:
    deck = problems_of(2)
    cards = list(candidates([*deck, *problems_of(3)], 2))
    assert [card.problem for card in cards] == list(deck)
    assert sorted(card.problem for card in choose(cards, 2)) == sorted(deck)
    often = Counter(name for card in cards for name in card.uses)
    rarest = min(often, key=lambda name: often[name])
    assert rarest in choose([*cards, Card("." * 81, 0, frozenset())], 2)[0].uses


def test_uniqueness_counts_where_it_is_allowed() -> None:
    """A BUG+1 is in the deck of level 4: without it, those problems take techniques of that level."""
    known = [problem for problem in problems_of(4) if "bug" in uses(problem, 4)]
    assert known
    assert all("bug" not in rate(problem).counts for problem in known)
    assert card_of(known[0], 3) is None
