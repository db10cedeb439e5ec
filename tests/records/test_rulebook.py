"""The rules for people: the same everywhere they can be read, and whole in every language."""

import re
from pathlib import Path

import pytest

import fullhouse as package
from fullhouse.core.errors import BadInput
from fullhouse.core.options import describe
from fullhouse.games import game, game_ids
from fullhouse.records.shelf import SECTIONS, WIDTH, meaning, option_marks, rulebook, signed
from fullhouse.words import LANGUAGES, say
from tests.commands import fullhouse

GAMES = Path(package.__file__).parent / "games"


@pytest.mark.parametrize("name", game_ids())
def test_rules_md_is_what_the_command_prints(name: str) -> None:
    """`make rules` writes the files anew."""
    printed = fullhouse("rules", name, "--lang", "en")
    assert (printed.returncode, printed.stderr) == (0, "")
    file = GAMES / name.replace("-", "_") / "RULES.md"
    assert file.read_text(encoding="utf-8") == printed.stdout


def test_the_command_speaks_the_language_of_the_terminal() -> None:
    assert fullhouse("rules", "tiles", FULLHOUSE_LANGUAGE="nl").stdout == rulebook("tiles", "nl")
    assert fullhouse("rules", "tiles", "--lang", "it", FULLHOUSE_LANGUAGE="nl").stdout == rulebook(
        "tiles", "it"
    )


@pytest.mark.parametrize(
    ("arguments", "message"),
    [(("chess",), "There is no game “chess”."), (("tiles", "--lang", "xx"), "does not speak “xx”.")],
)
def test_unknown_names_are_refused_in_one_line(arguments: tuple[str, ...], message: str) -> None:
    refused = fullhouse("rules", *arguments)
    assert (refused.returncode, refused.stdout) == (2, "")
    assert message in refused.stderr
    assert refused.stderr.count("\n") == 1


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", game_ids())
def test_a_rulebook_has_its_headings_in_order_and_no_long_lines(name: str, language: str) -> None:
    lines = rulebook(name, language).splitlines()
    headings = [say(f"rules-heading-{section}", language) for section in ("minute", *SECTIONS)]
    places = [headings.index(line.removeprefix("## ")) for line in lines if line.startswith("## ")]
    assert places == sorted(set(places))
    assert max(map(len, lines)) <= WIDTH
    assert lines[0] == f"# {say(f'{name}-name', language)}"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", game_ids())
def test_every_option_is_listed_with_its_mark(name: str, language: str) -> None:
    text = " ".join(rulebook(name, language).split())
    _, heading, listed = text.partition(f"## {say('rules-heading-options', language)} ")
    options = describe(game(name).options)
    assert bool(heading) == bool(options)
    for option in options:
        assert " ".join(f"- {meaning(name, option.name, language)}".split()) in listed
        for mark in option_marks(name, option, language).values():
            assert " ".join(f"{signed(mark, language)}. {mark.text}".split()) in listed


@pytest.mark.parametrize("name", game_ids())
def test_every_language_tells_the_same_numbers(name: str) -> None:
    def numbers(language: str) -> list[str]:
        return sorted(re.findall(r"\d+", rulebook(name, language)))

    spelled = {"1", "2", "3", "5", "7", "9"}
    for language in LANGUAGES:
        digits = [number for number in numbers(language) if number not in spelled]
        assert digits == [number for number in numbers("en") if number not in spelled], language


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(BadInput) as bad:
        rulebook("tiles", "xx")
    assert bad.value.facts["allowed"] == list(LANGUAGES)
