"""Behind every sentence of the rules' pages stands what shows that it holds, and that exists."""

import re
import runpy
from pathlib import Path
from typing import Any

import pytest

from fullhouse.core.options import describe
from fullhouse.games import built_in_ids, game
from fullhouse.records.shelf import option_marks, rule_marks
from fullhouse.words import has, say
from fullhouse.words.marks import Mark, marks_in
from tests.records.test_pages import ROWS

ROOT = Path(__file__).parents[1]
CHECKLIST: dict[str, Any] = runpy.run_path(str(ROOT / "site/checklist.py"))
PAGES = {page.name: page.read_text("utf-8") for page in sorted((ROOT / "docs/rules").glob("*.md"))}
SENTENCE_END = re.compile(r"(?<=[.!?])[\"”)*]*\s+(?=[A-Z`*“\"(])")
ABOUT = "about the pages"
"""Sentences that speak of the pages and the rulebooks, not of the games."""
MOST_ABOUT = 6
LEFT_OPEN = {
    "README.md": ["one that is wrong costs nothing", "The last move can be objected to as well"],
    "challenge.md": ["a sand-glass of 30 s, on by default"],
    "markers.md": [
        "how people are asked",
        "*Stop?* is offered to all",
        "anything else stands",
        "Equal points: shared win",
    ],
    "one-two-three.md": [
        "fewer than *k* digits, also none",
        "no +10 for having nothing to write later",
        "must correct the entry",
        "also when no digit fits any empty cell",
    ],
    "tiles.md": [
        "so there is no cap",
        "until the next player lays a tile (or claims)",
        "so the helper judges",
        "the tile would have fitted nowhere",
        "sets the tile aside without points and draws",
        "our default for children",
    ],
}  # fmt: skip
"""Words of each sentence that the rulebooks leave open, page by page."""

LONGEST_NAME = 30
"""Letters of a cell that only names something: *remote play, ranked play*."""

STATEMENTS = {page: list(CHECKLIST["statements"](text)) for page, text in PAGES.items()}
SHOWN = [proof for stated in STATEMENTS.values() for one in stated for proof in one.proofs]


def exists(proof: str) -> bool:
    """A record of tests/records/pages, a test in Python, or one of the client."""
    kind, _, name = proof.partition(": ")
    if kind == "record":
        return name in {f"{row[1]}: {row[0]}" for row in ROWS}
    if kind == "sign":
        return has(name) and bool(marks_in(say(name)))
    if kind == "web":
        return any(f"test('{name}'" in file.read_text("utf-8") for file in (ROOT / "web/tests").glob("*.ts"))
    file, _, test = proof.partition("::")
    folder = file.partition("/")[0]
    is_game = folder.replace("_", "-") in built_in_ids()
    path = ROOT / (
        f"src/fullhouse/games/{folder}/tests/{file.partition('/')[2]}" if is_game else f"tests/{file}"
    )
    return path.is_file() and re.search(rf"^(async )?def {test}\(", path.read_text("utf-8"), re.M) is not None


def letters(text: str) -> int:
    return len(re.sub("[^a-z]", "", text.lower()))


@pytest.mark.parametrize("page", PAGES)
def test_behind_every_statement_stands_what_shows_it(page: str) -> None:
    """A statement ends with a sentence at the latest; cells of tables are names where nothing shows them."""
    stated = STATEMENTS[page]
    assert sum(bool(one.proofs) for one in stated) > 10
    for said, proofs in stated:
        if said.startswith("|"):
            *names, last = said.split("|")
            assert [
                name for name in (*names, "" if proofs else last) if letters(name) > LONGEST_NAME
            ] == [], said
        elif proofs:
            assert len([one for one in SENTENCE_END.split(said) if letters(one)]) == 1, said
        else:
            assert letters(said) == 0, said


def test_a_sentence_without_a_proof_is_found() -> None:
    """Also at the beginning, in the middle and at the end of a paragraph, and in a table."""
    bare = """
        A stone is laid. It stays. <!-- x.py::test_a & y -->
        It is black.

        | a | b |
        |---|---|
        | The stone is red. <!-- y --> | so |
    """
    assert list(CHECKLIST["statements"](bare)) == [
        ("A stone is laid. It stays.", ("x.py::test_a", "y")),
        ("It is black.", ()),
        ("| The stone is red.", ("y",)),
        ("| so |", ()),
    ]


def test_the_page_of_the_site_tells_every_statement_with_its_proofs() -> None:
    made = CHECKLIST["page"](PAGES)
    assert all(proof in made for proof in SHOWN)
    assert made.count("\n| ") == len(PAGES) + sum(
        bool(one.proofs) for stated in STATEMENTS.values() for one in stated
    )
    assert all("<!--" not in CHECKLIST["without_proofs"](text) for text in PAGES.values())


def test_everything_that_shows_a_sentence_exists() -> None:
    assert len({*SHOWN}) > 200
    assert [proof for proof in sorted({*SHOWN} - {ABOUT}) if not exists(proof)] == []
    assert SHOWN.count(ABOUT) <= MOST_ABOUT


DECIDED = "**Decided**"
OF_PAGE = {"tiles.md": ("tiles", "animals"), "README.md": tuple(built_in_ids())}
"""The games that a page is about, where it is not the one with its name."""


def signs(one: Any) -> list[str]:
    return [proof.removeprefix("sign: ") for proof in one.proofs if proof.startswith("sign: ")]


def marks_of(name: str) -> set[Mark]:
    """All marks of a game's rules and options."""
    options = [option_marks(name, option, "en") for option in describe(game(name).options)]
    return {*rule_marks(name), *(mark for values in options for mark in values.values())}


def test_what_we_decided_carries_its_sign() -> None:
    """docs/rules/README.md, Packs: at the end of each sentence of the rules that is *Decided*."""
    decided = [
        (page, one)
        for page, stated in STATEMENTS.items()
        for one in stated
        if DECIDED in one.said and ABOUT not in one.proofs
    ]
    assert sorted({page for page, _ in decided}) == sorted(LEFT_OPEN)
    for page, wanted in LEFT_OPEN.items():
        told = [one.said for on, one in decided if on == page]
        assert len(told) == len(wanted), told
        assert [words for words in wanted if not any(words in said for said in told)] == []
    assert [(page, one.said) for page, one in decided if not signs(one)] == []


@pytest.mark.parametrize("page", PAGES)
def test_a_sign_of_the_pages_is_told_in_the_product(page: str) -> None:
    """Behind a sentence of the rules or the minute of its game, or at a value of an option."""
    games = OF_PAGE.get(page, (page.removesuffix(".md"),))
    told = {mark for name in games if name in built_in_ids() for mark in marks_of(name)}
    for one in STATEMENTS[page]:
        for key in signs(one):
            assert set(marks_in(say(key))) <= told, (key, one.said)


def test_every_record_shows_a_sentence() -> None:
    records = {f"record: {row[1]}: {row[0]}" for row in ROWS}
    assert len(records) == len(ROWS)
    assert records - set(SHOWN) == set()


def test_what_does_not_exist_is_found() -> None:
    for proof in (
        "record: chess: mate",
        "web: no such test",
        "tiles/test_end.py::test_no",
        "test_no.py::test_x",
    ):
        assert not exists(proof)
