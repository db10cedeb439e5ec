"""The guided first games: every lesson's record is played by the real rules to a win of its learner."""

import json
from pathlib import Path
from typing import Any

import pytest

from fullhouse.games import built_in_ids, game
from fullhouse.words import LANGUAGES, say

GAMES = Path(__file__).parents[1] / "web" / "src" / "games"
LEARNER = 1
MOST_WORDS = 25
"""Before the first move."""


def lesson_of(name: str) -> dict[str, Any]:
    read: dict[str, Any] = json.loads((GAMES / name / "lesson.json").read_text())
    return read


@pytest.mark.parametrize("name", built_in_ids())
def test_a_lesson_is_won_by_its_learner(name: str) -> None:
    lesson, played = lesson_of(name), game(name)
    record = lesson["record"]
    state, _ = played.setup(record["options"], len(record["seats"]), record["setup"])
    for number, move in enumerate(record["moves"]):
        if number == lesson["begins"]:
            assert played.to_move(state) in (LEARNER, None)
        assert not played.outcome(state).is_over
        assert played.deadline(state) is None, "nobody who reads loses anything"
        state, _ = played.play(state, move["seat"], played.read_move(move["move"]))
    assert played.outcome(state).winners == (LEARNER,)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_lesson_has_a_sentence_for_each_of_its_moves_and_its_end(language: str) -> None:
    facts = {"name": "Ana", "cell": "c5", "symbol": 7, "theirs": 8, "there": "d6"}
    for name in built_in_ids():
        lesson = lesson_of(name)
        own = [move for move in lesson["record"]["moves"][lesson["begins"] :] if move["seat"] == LEARNER]
        told = [say(f"{name}-learn-{step}", language, **facts) for step in range(1, len(own) + 2)]
        assert len(set(told)) == len(told)
        assert len(told[0].split()) <= MOST_WORDS
