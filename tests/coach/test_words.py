"""Explanations of every technique in six languages, kept to be read by people."""

import re
from pathlib import Path

import pytest

from fullhouse.coach import search
from fullhouse.coach.hint import hint_of
from fullhouse.coach.pictures.picture import picture
from fullhouse.coach.search import with_bars
from fullhouse.coach.speech import tell
from fullhouse.coach.techniques import techniques
from fullhouse.core.chance import Chance
from fullhouse.problems.practice.exercise import exercise_in, kept
from fullhouse.problems.problem import unpack
from fullhouse.words import LANGUAGES, say
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


MOST_WORDS = 25


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_is_long(language: str) -> None:
    """A list after a colon is counted by itself."""
    for sentence in re.split(r"[.!?:;]\s+|\n", told(language)):
        assert len(re.findall(r"[^\s]*\w[^\s]*", sentence)) <= MOST_WORDS, sentence


WAYS = ("slide", "crossing", "block_crossing", "elimination", "exclusion", "deduction")
ITALIAN = (
    "slittamento",
    "incrocio",
    "incrocio di settore",
    "incrocio ad eliminazione",
    "esclusione",
    "deduzione",
)


def test_the_first_look_at_a_chain_through_sets_is_short_in_every_language() -> None:
    """At most 600 characters: those of five strong links and large sets had up to 633 in French."""
    longest = 0
    for code in kept()["als_aic"][:60]:
        example = exercise_in(unpack(code), "als_aic", Chance(1))
        assert example is not None
        steps = search.all_steps(example.position, "als_aic")[:8]
        told = (hint_of(example.position, step, language) for step in steps for language in LANGUAGES)
        longest = max(longest, *(len(one.stages[2]) for one in told))
    assert 500 < longest <= 600


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_six_ways_have_names_in_every_language(language: str) -> None:
    """docs/rules/techniques.md: the booklet is Italian."""
    names = tuple(say(f"coach-booklet-{way}", language) for way in WAYS)
    assert len(set(names)) == len(WAYS)
    assert (names == ITALIAN) == (language == "it")


@pytest.mark.parametrize("language", LANGUAGES)
def test_hints_use_the_name_of_the_booklet_and_the_general_name(language: str) -> None:
    """docs/rules/techniques.md: by its booklet name where one exists, and by the general name."""
    for technique in techniques():
        position, effect, _ = load(technique.name)
        steps = search.all_steps(position, technique.name)
        words = tell(with_bars(position, next(step for step in steps if step.effect == effect)), language)
        assert words.name.lower() in words.what.lower()
        assert (words.booklet is None) == (technique.booklet is None)
        if words.booklet is not None:
            assert words.booklet in words.what
            assert words.booklet == say(f"coach-booklet-{technique.booklet}", language)


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
