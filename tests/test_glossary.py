"""One word for one thing: words that tests/glossary.toml forbids are reported with their replacement."""

import re
import tomllib
from collections.abc import Iterator
from functools import cache
from operator import attrgetter
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from fullhouse.core.options import describe
from fullhouse.games import game, game_ids
from fullhouse.words import LANGUAGES, pages
from fullhouse.words.marks import with_marks

HERE = Path(__file__).parent
GLOSSARY: dict[str, dict[str, str]] = tomllib.loads((HERE / "glossary.toml").read_text(encoding="utf-8"))
FOR_PROGRAMMERS = ("cli-", "error-unknown-", "error-bad-", "error-plugin-", "error-record-", "error-replay-")
"""Messages that may name an option, a value or a field as it is written."""


class _Texts(Visitor):
    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.found.append(node.value)


@cache
def texts(language: str) -> tuple[tuple[str, str], ...]:
    """Every piece of text of a language with its key: the package's, the coach's and the browser's."""
    return tuple(_texts(language))


def _texts(language: str) -> Iterator[tuple[str, str]]:
    browser = HERE.parent / "web" / "words" / f"{language}.ftl"
    for page in (*pages(language), browser):
        for entry in FluentParser().parse(page.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message):
                visitor = _Texts()
                visitor.visit(entry)
                for text in visitor.found:
                    told = with_marks(text, attrgetter("text")).strip()
                    yield entry.id.name, told.replace("\u00a0", " ").replace("\u202f", " ")


def wrong_words(language: str, text: str) -> list[str]:
    """What the glossary says against a text: each wrong word with the right one."""
    matches = ((re.search(wrong, text, re.IGNORECASE), right) for wrong, right in GLOSSARY[language].items())
    return [f"“{match[0]}”: say “{right}”" for match, right in matches if match]


def bare_names() -> set[str]:
    """The options and values of all games whose names are no words that people use."""
    options = [option for name in game_ids() for option in describe(game(name).options)]
    named = {option.name for option in options} | {value for option in options for value in option.choices}
    return {name for name in named if "_" in name}


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_uses_a_word_that_the_glossary_forbids(language: str) -> None:
    wrong_texts = [
        f"{key}: {wrong}" for key, text in texts(language) for wrong in wrong_words(language, text)
    ]
    assert not wrong_texts, "\n".join(wrong_texts)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_label_of_an_option_is_a_statement_without_a_full_stop(language: str) -> None:
    asks = re.compile(r"(Whether|Si|Se|Of|Ob) |.* ли ")
    labels = [(key, text) for key, text in texts(language) if re.search(r"(^|-)option-", key)]
    assert labels
    assert not [key for key, text in labels if asks.match(text) or text.endswith(".")]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_option_is_named_in_prose(language: str) -> None:
    names = re.compile(rf"\b({'|'.join(sorted(bare_names()))})\b|[“„«] ?[a-z]+_[a-z_]+ ?[”“»]")
    named_options = [
        key for key, text in texts(language) if not key.startswith(FOR_PROGRAMMERS) and names.search(text)
    ]
    assert not named_options


@pytest.mark.parametrize(
    ("language", "text", "right"),
    [
        ("en", "The guard refuses it.", "helper"),
        ("fr", "Une position forcée.", "place obligée"),
        ("it", "Nel suo blocco.", "settore"),
        ("nl", "De plek is gedwongen.", "enige plek"),
        ("ru", "Это вынужденное место.", "единственное место"),
        ("de", "Das Feld ist zwingend.", "erzwungener Platz"),
        ("en", "Somebody comes in by the code.", "someone"),
        ("en", "A good problem with 30 givens.", "puzzle"),
        ("en", "A tile scores for the tiles it joins.", "row, column and block"),
        ("fr", "D’ordinaire, ce sont les joueurs.", "par défaut"),
        ("fr", "Une faute à vous.", "votre propre faute"),
        ("it", "Ana deve muovere.", "di turno"),
        ("it", "Badano i giocatori.", "controllare"),
        ("it", "Altrove lì non può stare.", "nel resto"),
        ("nl", "De tegels waarbij hij aansluit.", "dezelfde rij"),
        ("nl", "De hulp weigert dat.", "assistent"),
        ("ru", "Плитка встречает плитки.", "лежащие"),
        ("ru", "Объявите тупик.", "некуда"),
        ("ru", "Жетон ценой 40.", "достоинством"),
        ("de", "Die 7 passt, wo sie anschließt.", "Zeile"),
    ],
)
def test_a_forbidden_word_is_reported_with_its_replacement(language: str, text: str, right: str) -> None:
    assert any(right in wrong for wrong in wrong_words(language, text))
