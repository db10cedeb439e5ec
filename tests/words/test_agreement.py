"""Small words agree with the numbers, cells and names that are filled in."""

import json
from pathlib import Path

import pytest

from fullhouse.words import say
from fullhouse.words.locales import agree

CASES: list[list[str]] = json.loads(Path(__file__).with_name("agreement.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize(("language", "written", "said"), CASES)
def test_small_words_agree_with_what_follows(language: str, written: str, said: str) -> None:
    assert agree(written, language) == said


def test_every_sentence_that_is_said_agrees() -> None:
    told = say("coach-cases-house", "it", digit=8, places=["e1", "e8"], **{"in": "nella riga 1"})
    assert "l’8" in told
    assert "e1 ed e8" in told
