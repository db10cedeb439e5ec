"""Samples of ipuz, f-puzzles and OpenSudoku, written by hand as their descriptions say."""

from typing import Any

import msgspec
import pytest

from fullhouse.core.errors import BadInput
from fullhouse.problems import formats
from fullhouse.problems.formats.kit.links import pack
from fullhouse.problems.problem import Problem
from tests.formats.problems import GIVENS, LINE, ROWS, candidates, digits, only

NUMBERS = [[int(char) for char in row.replace(".", "0")] for row in ROWS.split()]
IPUZ: dict[str, Any] = {
    "version": "http://ipuz.org/v2",
    "kind": ["http://ipuz.org/sudoku#1"],
    "puzzle": NUMBERS,
}
CELLS = [[{"value": number, "given": True} if number else {} for number in row] for row in NUMBERS]
FPUZZLES: dict[str, Any] = {"size": 9, "grid": CELLS}


def read(file: dict[str, Any], name: str | None = None) -> Problem:
    return only(formats.read(msgspec.json.encode(file), name))


def refused(file: dict[str, Any] | str, name: str | None = None) -> BadInput:
    with pytest.raises(BadInput) as bad:
        formats.read(file if isinstance(file, str) else msgspec.json.encode(file), name)
    return bad.value


def with_cell(rows: list[list[Any]], row: int, column: int, item: object) -> list[list[Any]]:
    return [
        [item if (r, c) == (row, column) else old for c, old in enumerate(line)]
        for r, line in enumerate(rows)
    ]


def test_ipuz() -> None:
    file = IPUZ | {"title": "Nine", "author": "Euler", "notes": "Easy.", "publication": "The Daily"}
    problem = read(file)
    assert problem.givens == GIVENS
    assert (problem.title, problem.author, problem.comment, problem.source) == (
        "Nine",
        "Euler",
        "Easy.",
        "The Daily",
    )


def test_ipuz_in_a_callback() -> None:
    text = f"ipuz({msgspec.json.encode(IPUZ).decode()})"
    assert formats.format_of(text) == "ipuz"
    assert only(formats.read(text)).givens == GIVENS


def test_ipuz_cells_in_all_their_forms() -> None:
    styled = with_cell(NUMBERS, 0, 0, {"given": 5, "style": {"shapebg": "circle"}})
    styled = with_cell(with_cell(styled, 0, 1, "3"), 0, 2, None)
    assert read(IPUZ | {"puzzle": styled}).givens == GIVENS
    letters = [["-" if not number else "ABCDEFGHI"[number - 1] for number in row] for row in NUMBERS]
    assert read(IPUZ | {"puzzle": letters, "charset": "ABCDEFGHI", "empty": "-"}).givens == GIVENS


def test_ipuz_with_what_was_saved() -> None:
    saved = with_cell(with_cell(NUMBERS, 0, 2, 4), 0, 3, [6, 2])
    problem = read(IPUZ | {"saved": saved})
    assert (problem.digits, problem.candidates) == (digits(c1=4), candidates(d1="26"))


def test_other_puzzles_in_ipuz() -> None:
    assert (
        refused(IPUZ | {"kind": ["http://ipuz.org/crossword#1"]}).facts["rule"]
        == "http://ipuz.org/crossword#1"
    )
    assert (
        refused(IPUZ | {"kind": ["http://ipuz.org/sudoku/diagonalsudoku#1"]}).code
        == "another-kind-of-problem"
    )
    assert refused(IPUZ | {"cages": [{"value": 5}]}).facts["rule"] == "cages"
    assert refused(IPUZ | {"zones": [{"rect": [0, 0, 2, 2]}]}).facts["rule"] == "zones"
    assert refused(IPUZ | {"boxes": False}).facts["rule"] == "boxes"
    assert refused(IPUZ | {"charset": "123456"}).facts["rule"] == "123456"
    assert refused(IPUZ | {"puzzle": [[0] * 6] * 4}).facts["rule"] == "6×4"


def test_ipuz_out_of_shape() -> None:
    assert refused(IPUZ | {"puzzle": 5}).facts["where"] == "puzzle"
    assert refused({"kind": IPUZ["kind"]}).facts["where"] is None
    assert refused(IPUZ | {"puzzle": with_cell(NUMBERS, 0, 2, 12)}).facts["cell"] == "c1"
    assert refused("[1]", "ipuz").code == "bad-json"
    assert refused('{"ipuz.org":').code == "bad-json"


def test_fpuzzles() -> None:
    cells = with_cell(with_cell(CELLS, 0, 2, {"value": 4}), 0, 3, {"centerPencilMarks": [6, 2], "region": 1})
    cells = with_cell(cells, 0, 5, {"cornerPencilMarks": [1]})
    file = FPUZZLES | {
        "grid": cells,
        "title": "Nine",
        "author": "Euler",
        "ruleset": "Normal rules.",
        "antiknight": False,
    }
    problem = read(file)
    assert (problem.givens, problem.digits) == (GIVENS, digits(c1=4))
    assert problem.candidates == candidates(d1="26")
    assert (problem.title, problem.author, problem.comment) == ("Nine", "Euler", "Normal rules.")
    packed = pack(msgspec.json.encode(file).decode())
    for link in (
        f"https://www.f-puzzles.com/?load={packed}",
        f"f-puzzles.com/?x=1&load={packed}#top",
        packed,
    ):
        assert only(formats.read(link, "fpuzzles")) == problem


def test_links_with_plus_decoded_as_space() -> None:
    texts = (f"Title {number}" for number in range(200))
    packed = next(packed for packed in map(titled, texts) if "+" in packed)
    link = "https://f-puzzles.com/?load=" + packed.replace("+", " ")
    assert only(formats.read(link)).givens == GIVENS


def titled(title: str) -> str:
    return pack(msgspec.json.encode(FPUZZLES | {"title": title}).decode())


def test_fpuzzles_with_other_rules() -> None:
    assert refused(FPUZZLES | {"killercage": [{"cells": ["R1C1", "R1C2"]}]}).facts["rule"] == "killercage"
    assert refused(FPUZZLES | {"antiking": True}).facts["rule"] == "antiking"
    assert refused(FPUZZLES | {"grid": with_cell(CELLS, 0, 2, {"region": 5})}).facts["rule"] == "region"
    assert refused(FPUZZLES | {"size": 6, "grid": [[{}] * 6] * 6}).facts["rule"] == "6×6"
    assert refused(FPUZZLES | {"grid": with_cell(CELLS, 0, 2, {"value": 12})}).facts["cell"] == "c1"


def test_fpuzzles_links_that_only_name_a_problem() -> None:
    assert refused("https://www.f-puzzles.com/?id=yhkyz63b").code == "link-without-problem"


XML = '<?xml version="1.0" encoding="UTF-8"?>\n'


def test_opensudoku() -> None:
    plain = LINE.replace(".", "0")
    text = f"""{XML}<opensudoku version="2">
      <folder name="Easy &amp; quick" created="1700000000000">
        <game created="1700000000000" state="0" time="0" data="{plain}" note="Two&#10;lines"/>
      </folder>
      <folder><game data="{plain}"/></folder>
      <game data="{plain}"/>
    </opensudoku>"""
    assert formats.format_of(text) == "opensudoku"
    problems = formats.read(text)
    assert [problem.givens for problem in problems] == [GIVENS] * 3
    assert [problem.title for problem in problems] == ["Easy & quick", "", ""]
    assert [problem.comment for problem in problems] == ["Two\nlines", "", ""]


def test_opensudoku_of_the_first_version() -> None:
    text = f"""<opensudoku>
      <name>Old ones</name><author>Euler</author><description>From a book</description>
      <source>The Daily</source><game data="{LINE.replace(".", "0")}" />
    </opensudoku>"""
    problem = only(formats.read(text))
    assert (problem.title, problem.author, problem.comment, problem.source) == (
        "Old ones", "Euler", "From a book", "The Daily",
    )  # fmt: skip


@pytest.mark.parametrize(
    ("version", "given", "written", "noted", "blank"),
    [
        (1, "{}|-|0|", "4|-|1|", "0|2,6,|1|", "0|-|1|"),
        (2, "{}|0|0|", "4|0|1|", "0|34||1|", "0|0|1|"),
        (3, "{}|0|0|", "4|0|1|", "0|34|1|", "0|0|1|"),
        (4, "{}|0|0|0|", "4|0|0|1|", "0|34|1|1|", "0|0|0|1|"),
        (5, "{}|0|0|0|0|", "4|0|0|0|1|", "0|34|1|7|1|", "0|0|0|0|1|"),
    ],
)
def test_opensudoku_games_in_progress(version: int, given: str, written: str, noted: str, blank: str) -> None:
    cells = [given.format(char) if char != "." else blank for char in LINE]
    cells[2], cells[3] = written, noted
    text = f'<opensudoku version="2"><game data="version: {version}&#10;{"".join(cells)}"/></opensudoku>'
    problem = only(formats.read(text))
    assert (problem.givens, problem.digits) == (GIVENS, digits(c1=4))
    assert problem.candidates == candidates(d1="26")


def test_opensudoku_out_of_shape() -> None:
    assert refused("<html><body/></html>").facts["rule"] == "html"
    assert refused("<opensudoku>").code == "bad-xml"
    assert refused("<opensudoku></opensudoku>").code == "nothing-to-read"
    assert refused("<opensudoku><game/></opensudoku>").code == "bad-grid-length"
    assert refused('<opensudoku><game data="version: 1&#10;5|5|5|"/></opensudoku>').code == "wrong-shape"
    assert refused('<opensudoku><game data="version: 9&#10;5|5|5|"/></opensudoku>').code == "bad-grid-length"
    assert refused("version: 9\n5|5|5|").code == "wrong-shape"
