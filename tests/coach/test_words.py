"""What the coach says about every technique in six languages, kept to be read by people.

What a text names lights its part of the board, as often as it is named. The browser's lessons list every
technique, in the coach's order.
"""

import json
import re
from pathlib import Path
from typing import get_args

import pytest

from fullhouse.coach import search
from fullhouse.coach.hint import hint_of
from fullhouse.coach.pictures.picture import picture
from fullhouse.coach.sentences import stages
from fullhouse.coach.speech import Phrase, phrases, tell, text, text_of
from fullhouse.coach.step import Step
from fullhouse.coach.technique import Booklet
from fullhouse.coach.techniques import techniques
from fullhouse.core.chance import Chance
from fullhouse.problems.practice.exercise import exercise_in, kept
from fullhouse.problems.practice.look_alike import WITHOUT
from fullhouse.problems.problem import unpack
from fullhouse.sudoku.board import NINE
from fullhouse.words import LANGUAGES, say
from tests.coach.samples import drawn

LINES = {
    "en": r"(?:rows?|columns?|blocks?)",
    "fr": r"(?:lignes?|colonnes?|blocs?)",
    "it": r"(?:rig[ah]e?|colonn[ae]|settor[ei])",
    "nl": r"(?:rij(?:en)?|kolom(?:men)?|blok(?:ken)?)",
    "ru": r"(?:строк\w*|столбц\w*|столбец|блок\w*)",
    "de": r"(?:Zeilen?|Spalten?|Bl(?:ock|öcken?)s?)",
}
"""The words for rows, columns and blocks."""
NAME = r"[\s\u00a0](?:[1-9]|[a-i])(?=[\s,.:;)]|$)"
WITHOUT_NAME = {"it": re.compile(r"colonna e (?:il )?settore")}
"""Here “e” is no column."""


STEPS = tuple(drawn(technique.name)[1] for technique in techniques())


def proof_of(step: Step, language: str) -> tuple[Phrase, ...]:
    return phrases(stages(step).proof, language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_phrases_say_the_same_as_the_text(language: str) -> None:
    for step in STEPS:
        assert text_of(proof_of(step, language)) == text(stages(step).proof, language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_cell_row_column_and_block_that_is_named_can_be_lit(language: str) -> None:
    for step in STEPS:
        for phrase in proof_of(step, language):
            names = re.findall(r"\b[a-i][1-9]\b", phrase.text)
            lines = re.findall(LINES[language] + NAME, phrase.text)
            if not phrase.cells:
                assert not names, (step.technique, phrase)
                left = (
                    WITHOUT_NAME[language].sub("", phrase.text) if language in WITHOUT_NAME else phrase.text
                )
                assert not re.findall(LINES[language] + NAME, left), (step.technique, phrase)
            elif names:
                assert sorted(map(NINE.cell, names)) == sorted(phrase.cells)
            elif lines:
                assert len(phrase.cells) % 9 == 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_letter_of_a_group_lights_its_cells_wherever_it_stands(language: str) -> None:
    chains = [step for step in STEPS if step.technique.startswith("als_")]
    assert chains
    for step in chains:
        groups = {chr(ord("A") + at): part.cells for at, part in enumerate(step.all("set"))}
        lettered = [phrase for phrase in proof_of(step, language) if phrase.role == "group"]
        assert len(lettered) > len(groups)  # where a group is told, and where it is spoken of
        for phrase in lettered:
            assert sorted(phrase.cells) == sorted(groups[phrase.text])
        unlit = "".join(phrase.text for phrase in proof_of(step, language) if not phrase.cells)
        assert not re.findall(r"(?<![\w’])[A-F](?=[\s,;.]|$)", unlit)


def test_a_house_that_is_named_twice_is_lit_twice() -> None:
    (step,) = (step for step in STEPS if step.technique == "finned_x_wing")
    covers = [phrase for phrase in proof_of(step, "en") if phrase.role == "cover"]
    assert len(covers) == 2
    assert covers[0].cells == covers[1].cells


def test_houses_in_a_list_of_links_are_lit() -> None:
    (step,) = (step for step in STEPS if step.technique == "sk_loop")
    assert sum(len(phrase.cells) == 9 for phrase in proof_of(step, "en")) == 8


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


GOLDENS = Path(__file__).parent / "goldens"


def said(language: str) -> str:
    """Every technique on its drawn grid, in all three stages."""
    lines = []
    for technique in techniques():
        words = tell(drawn(technique.name)[1], language)
        lines += [f"[{technique.name}]", f"1. {words.where}", f"2. {words.what}", f"3. {words.proof}", ""]
    return "\n".join(lines)


@pytest.mark.parametrize("language", LANGUAGES)
def test_explanations_match_the_goldens(language: str) -> None:
    assert said(language) == (GOLDENS / f"{language}.txt").read_text(encoding="utf-8")


def test_no_placeholder_marks_are_left() -> None:
    for language in LANGUAGES:
        assert not set("⟦⟧{}…") & set(said(language))


MOST_WORDS = 25


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_is_long(language: str) -> None:
    """A list after a colon is counted by itself."""
    for sentence in re.split(r"[.!?:;]\s+|\n", said(language)):
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
        words = tell(drawn(technique.name)[1], language)
        assert words.name.lower() in words.what.lower()
        assert (words.booklet is None) == (technique.booklet is None)
        if words.booklet is not None:
            assert words.booklet in words.what
            assert words.booklet == say(f"coach-booklet-{technique.booklet}", language)


def test_every_technique_has_a_picture() -> None:
    for technique in techniques():
        position, step = drawn(technique.name)
        drawing = picture(position, step, title="<&>")
        assert drawing.startswith("<svg ")
        assert "&lt;&amp;&gt;" in drawing
        assert drawing.count("<text") >= 81
        assert drawing.count("#c62828") >= len(step.removes)


def main() -> None:
    """Writes the explanations anew: `python -m tests.coach.test_words`. Read them before they are kept."""
    for language in LANGUAGES:
        (GOLDENS / f"{language}.txt").write_text(said(language), encoding="utf-8")


if __name__ == "__main__":
    main()
