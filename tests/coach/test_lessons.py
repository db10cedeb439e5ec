"""The browser's lessons list every technique of the coach, in its order."""

import json
from pathlib import Path

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
