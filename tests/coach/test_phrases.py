"""What a text names lights its part of the board, in every language and as often as it is named."""

import re
from collections.abc import Iterator

import pytest

from fullhouse.coach import search
from fullhouse.coach.search import with_bars
from fullhouse.coach.sentences import stages
from fullhouse.coach.speech import Phrase, phrases, text, text_of
from fullhouse.coach.step import Step
from fullhouse.coach.techniques import techniques
from fullhouse.sudoku.board import NINE
from fullhouse.words import LANGUAGES
from tests.coach.drawing import load

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


def steps() -> Iterator[Step]:
    for technique in techniques():
        position, effect, _ = load(technique.name)
        same = (step for step in search.all_steps(position, technique.name) if step.effect == effect)
        yield with_bars(position, next(same))


STEPS = tuple(steps())


def told(step: Step, language: str) -> tuple[Phrase, ...]:
    return phrases(stages(step).proof, language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_phrases_say_the_same_as_the_text(language: str) -> None:
    for step in STEPS:
        assert text_of(told(step, language)) == text(stages(step).proof, language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_cell_row_column_and_block_that_is_named_can_be_lit(language: str) -> None:
    for step in STEPS:
        for phrase in told(step, language):
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
        lettered = [phrase for phrase in told(step, language) if phrase.role == "group"]
        assert len(lettered) > len(groups)  # where a group is told, and where it is spoken of
        for phrase in lettered:
            assert sorted(phrase.cells) == sorted(groups[phrase.text])
        unlit = "".join(phrase.text for phrase in told(step, language) if not phrase.cells)
        assert not re.findall(r"(?<![\w’])[A-F](?=[\s,;.]|$)", unlit)


def test_a_house_that_is_named_twice_is_lit_twice() -> None:
    (step,) = (step for step in STEPS if step.technique == "finned_x_wing")
    covers = [phrase for phrase in told(step, "en") if phrase.role == "cover"]
    assert len(covers) == 2
    assert covers[0].cells == covers[1].cells


def test_houses_in_a_list_of_links_are_lit() -> None:
    (step,) = (step for step in STEPS if step.technique == "sk_loop")
    assert sum(len(phrase.cells) == 9 for phrase in told(step, "en")) == 8
