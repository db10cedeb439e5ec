"""The browser's lessons list every technique of the coach, in its order."""

import json
from pathlib import Path
from typing import get_args

from fullhouse.coach.technique import Booklet
from fullhouse.coach.techniques import techniques

LESSONS = Path(__file__).parents[2] / "web" / "src" / "sudoku" / "techniques.json"


def test_the_lessons_have_every_technique_with_its_level_and_the_key_of_its_idea() -> None:
    told = [
        {
            "name": technique.name,
            "level": technique.level,
            "idea": technique.idea,
            "booklet": technique.booklet if technique.is_way else None,
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
