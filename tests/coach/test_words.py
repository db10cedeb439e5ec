"""Explanations of every technique in six languages, kept to be read by people."""

from pathlib import Path

import pytest

from fullhouse.coach import search
from fullhouse.coach.picture import picture
from fullhouse.coach.reasons import with_bars
from fullhouse.coach.speak import tell
from fullhouse.coach.techniques import techniques
from fullhouse.words import LANGUAGES
from tests.coach.drawing import load

GOLDENS = Path(__file__).parent / "goldens"


def told(language: str) -> str:
    """Every technique on its drawn grid, in all three stages."""
    lines = []
    for technique in techniques():
        position, effect, _ = load(technique.name)
        steps = search.all_steps(position, technique.name)
        step = with_bars(position, next(step for step in steps if step.effect == effect))
        words = tell(step, language)
        lines += [f"[{technique.name}]", f"1. {words.where}", f"2. {words.what}", f"3. {words.proof}", ""]
    return "\n".join(lines)


@pytest.mark.parametrize("language", LANGUAGES)
def test_explanations_match_the_goldens(language: str) -> None:
    assert told(language) == (GOLDENS / f"{language}.txt").read_text(encoding="utf-8")


def test_no_placeholder_marks_are_left() -> None:
    for language in LANGUAGES:
        assert not set("⟦⟧{}…") & set(told(language))


def test_every_technique_has_a_picture() -> None:
    for technique in techniques():
        position, effect, _ = load(technique.name)
        steps = search.all_steps(position, technique.name)
        step = with_bars(position, next(step for step in steps if step.effect == effect))
        drawing = picture(position, step, title="<&>")
        assert drawing.startswith("<svg ")
        assert "&lt;&amp;&gt;" in drawing
        assert drawing.count("<text") >= 81
        assert drawing.count("#c62828") >= len(step.removes)


def main() -> None:
    """Writes the explanations anew: `python -m tests.coach.test_words`. Read them before they are kept."""
    for language in LANGUAGES:
        (GOLDENS / f"{language}.txt").write_text(told(language), encoding="utf-8")


if __name__ == "__main__":
    main()
