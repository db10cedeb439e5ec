"""Whole games told in every language: nothing that happens is without words."""

from collections.abc import Mapping
from typing import Any, get_args

import pytest

from fullhouse.core.ids import Referee
from fullhouse.core.options import usual_referees
from fullhouse.games import game, game_ids
from fullhouse.records.narration import tell
from fullhouse.records.playout import play_out
from fullhouse.records.replay import replay
from fullhouse.words import LANGUAGES, say
from tests.examples import FACTOR

SOLO = [name for name in game_ids() if game(name).fewest_seats == 1]


def referees(name: str) -> list[dict[str, str]]:
    """Each referee that the game may have; for a game without mistakes that count, no option."""
    has_referee = usual_referees(game(name).options) is not None
    return [{"referee": one} for one in get_args(Referee)] if has_referee else [{}]


def check_sentences(name: str, seed: int, options: Mapping[str, Any], seats: int | None = None) -> None:
    replayed = replay(play_out(game(name), seed, seats=seats, options=options))
    tales = [list(tell(replayed, language)) for language in LANGUAGES]
    assert len({len(tale) for tale in tales}) == 1
    assert len(tales[0]) > len(replayed.turned)
    for language, tale in zip(LANGUAGES, tales, strict=True):
        assert tale[0] == say(f"{name}-name", language)
        assert not any("None" in line or "{" in line for line in tale)


@pytest.mark.parametrize(
    ("name", "options"), [(name, said) for name in game_ids() for said in referees(name)]
)
def test_a_whole_game_is_told_in_every_language(name: str, options: dict[str, str]) -> None:
    for seed in range(FACTOR):
        check_sentences(name, seed, options)


@pytest.mark.parametrize("name", SOLO)
def test_a_game_alone_is_told_in_every_language(name: str) -> None:
    for seed in range(FACTOR):
        check_sentences(name, seed, {}, seats=1)


def test_the_advanced_game_of_markers_is_told_in_every_language() -> None:
    for seed in range(FACTOR):
        check_sentences("markers", seed, {"variant": "advanced"}, seats=3)


def test_the_animals_of_the_board_are_named_below_it() -> None:
    replayed = replay(play_out(game("animals"), 1))
    assert "1 cat, 2 fish, 3 snail, 4 butterfly, 5 elephant, 6 bird" in list(tell(replayed))
    assert "1 Katze, 2 Fisch, 3 Schnecke, 4 Schmetterling, 5 Elefant, 6 Vogel" in list(tell(replayed, "de"))
