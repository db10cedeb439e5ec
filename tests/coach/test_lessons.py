"""The browser's lessons list every technique of the coach, in its order."""

import json
import re
from pathlib import Path
from typing import get_args

import pytest

from fullhouse.coach.technique import Booklet
from fullhouse.coach.techniques import techniques
from fullhouse.problems.practice.look_alike import WITHOUT
from fullhouse.words import LANGUAGES, say

LESSONS = Path(__file__).parents[2] / "web" / "src" / "sudoku" / "techniques.json"


def test_the_lessons_have_every_technique_with_its_level_and_the_key_of_its_idea() -> None:
    told = [
        {
            "name": technique.name,
            "level": technique.level,
            "idea": technique.idea,
            "booklet": technique.booklet if technique.is_way else None,
            "graded": technique.is_graded,
            "alike": technique.name not in WITHOUT,
        }
        for technique in techniques()
    ]
    assert json.loads(LESSONS.read_text(encoding="utf-8")) == told


def test_the_six_ways_stand_in_the_order_of_the_booklet() -> None:
    """docs/rules/techniques.md: the order in which they are taught; deduction is a chapter of its own."""
    ways = ["slide", "crossing", "block_crossing", "elimination", "exclusion", "deduction"]
    assert list(get_args(Booklet)) == ways
    deduced = {technique.name for technique in techniques() if technique.booklet == "deduction"}
    assert {"naked_pair", "naked_triple", "hidden_pair", "pointing", "claiming"} <= deduced


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_technique_has_an_idea_of_its_own_in_short_sentences(language: str) -> None:
    ideas = [say(f"coach-idea-{technique.idea}", language) for technique in techniques()]
    assert len({*ideas}) == len(techniques())
    for idea in ideas:
        assert all(len(sentence.split()) <= 25 for sentence in re.split(r"[.:;]", idea)), idea
