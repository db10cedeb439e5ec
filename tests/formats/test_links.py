"""Samples of SudokuPad's and SudokuWiki's links, written by hand as their descriptions say."""

from typing import Any

import msgspec
import pytest

from fullhouse.core.errors import BadInput
from fullhouse.problems import formats
from fullhouse.problems.formats.kit.json import decoded_loosely
from fullhouse.problems.formats.kit.links import ALPHABET, MOST_CHARACTERS, pack, unpack
from tests.formats.problems import GIVENS, LINE, ROWS, candidates, digits, only


def refused(text: str, name: str | None = None) -> BadInput:
    with pytest.raises(BadInput) as bad:
        formats.read(text, name)
    return bad.value


SHORT = "5NlQ19j9mGca3OIN1bWGk2m41TjS79"
"""53..7….: a 5 is 5, a 3 with two empty cells is 23 and so N, a 7 with four is 47 and so l …"""


@pytest.mark.parametrize(
    "link",
    [
        f"https://sudokupad.app/scf{SHORT}",
        f"sudokupad.app/scf{SHORT}?setting-nogrid=1",
        f"https://beta.sudokupad.app/sudoku/scf{SHORT}#x",
        f"https://app.crackingthecryptic.com/sudoku/?puzzleid=scf{SHORT}",
    ],
)
def test_short_links(link: str) -> None:
    assert formats.format_of(link) == "sudokupad"
    assert only(formats.read(link)).givens == GIVENS


def test_short_links_with_a_title() -> None:
    problem = only(formats.read(f"https://sudokupad.app/scf{SHORT}*tOne%20**%20two*aEuler"))
    assert (problem.givens, problem.title, problem.author) == (GIVENS, "One * two", "Euler")
    assert refused(f"https://sudokupad.app/scf{SHORT}*x").facts["rule"] == "x"
    assert refused(f"https://sudokupad.app/scf{SHORT}w").facts["rule"] == "w"
    assert refused("https://sudokupad.app/scf5!").code == "bad-link"
    assert refused("https://sudokupad.app/scf5").code == "bad-grid-length"
    assert refused("https://sudokupad.app/scf" + "o" * 13 + "K").code == "problem-without-givens"


def scl(file: dict[str, Any] | str) -> str:
    text = file if isinstance(file, str) else msgspec.json.encode(file).decode()
    return f"https://sudokupad.app/scl{pack(text)}"


CELLS: list[list[Any]] = [
    [{"value": int(char)} if char != "." else {} for char in row] for row in ROWS.split()
]
BLOCKS = [
    [[band + r, stack + c] for r in range(3) for c in range(3)] for band in (0, 3, 6) for stack in (0, 3, 6)
]


def test_long_links() -> None:
    cells = [[*CELLS[0][:2], {"centremarks": ["6", 2]}, *CELLS[0][3:]], *CELLS[1:]]
    file = {
        "cells": cells,
        "regions": BLOCKS,
        "metadata": {"title": "Nine", "author": "Euler", "rules": ["a", "b"]},
    }
    problem = only(formats.read(scl(file)))
    assert (problem.givens, problem.candidates) == (GIVENS, candidates(c1="26"))
    assert (problem.title, problem.author, problem.comment) == ("Nine", "Euler", "a\nb")
    assert only(formats.read(scl(file).replace("/scl", "/ctc"))) == problem


def test_titles_in_empty_cages() -> None:
    cages = [{"value": "title: Nine"}, {"value": "author: Euler"}, {"value": "odd"}]
    problem = only(formats.read(scl({"cells": CELLS, "cages": cages})))
    assert (problem.title, problem.author) == ("Nine", "Euler")


def test_long_links_in_shorthand() -> None:
    rows = [
        "[" + ",".join(f"{{v:{char}}}" if char != "." else "" for char in row) + "]" for row in ROWS.split()
    ]
    text = f"{{cs:50,ce:[{','.join(rows)}],metadata:{{t:'It\\'s \\u0039',author:12,ok:t,c:#0}},foo:[]}}"
    problem = only(formats.read(scl(text)))
    assert (problem.givens, problem.title, problem.author) == (GIVENS, "It's 9", "12")


def test_long_links_with_other_rules() -> None:
    assert refused(scl({"cells": CELLS, "lines": [{}]})).facts["rule"] == "lines"
    assert refused(scl({"cells": CELLS, "cages": [{"cells": [[0, 0]]}]})).facts["rule"] == "cages"
    assert refused(scl({"cells": CELLS, "regions": BLOCKS[:8]})).facts["rule"] == "regions"
    assert refused(scl({"cells": CELLS[:6]})).facts["rule"] == "9×6"
    assert refused(scl({"cells": []})).facts["rule"] == "0×0"
    assert refused(scl("[1,2]")).code == "bad-json"


def test_fpuzzles_links_on_sudokupad() -> None:
    packed = formats.write(formats.read(LINE), "fpuzzles").strip().partition("load=")[2]
    for kind in ("fpuz", "fpuzzles"):
        assert only(formats.read(f"https://sudokupad.app/{kind}{packed}")).givens == GIVENS


def test_links_that_only_name_a_problem() -> None:
    assert refused("https://sudokupad.app/wsj7iunsg6").code == "link-without-problem"
    assert refused("https://sudokupad.app/").code == "link-without-problem"
    assert refused("https://www.sudokuwiki.org/sudoku.htm").code == "link-without-problem"


def test_shorthand() -> None:
    assert decoded_loosely('{a:[],b:{},c:f,d:null,e:-12,f:1e5,"g":"x\\ny"}') == {
        "arrows": [{}], "b": {}, "c": False, "d": None, "e": -12, "f": "1e5", "g": "x\ny",
    }  # fmt: skip
    assert decoded_loosely(" t ") is True


@pytest.mark.parametrize("text", ["{a:1", "{a:1}}", "{a;1}", "{:1}", "[1 2]", "'", "{a:'b}", ""])
def test_malformed_shorthand(text: str) -> None:
    with pytest.raises(BadInput, match="bad-json"):
        decoded_loosely(text)


def test_shorthand_nested_too_deep() -> None:
    with pytest.raises(BadInput, match="nested-too-deep"):
        decoded_loosely("[" * 300_000)


def test_sudokuwiki() -> None:
    link = f"https://www.sudokuwiki.org/sudoku.htm?bd={LINE.replace('.', '0')}"
    assert formats.format_of(link) == "sudokuwiki"
    assert only(formats.read(link)).givens == GIVENS
    assert formats.write(formats.read(LINE), "sudokuwiki") == link + "\n"


def test_sudokuwiki_version_b() -> None:
    """A written 4 is 9 + 4 = 13, d; the candidates 2 and 6 are 18 + 2 + 32 = 52, 1g; the rest is empty."""
    board = "".join(f"0{char}" if char != "." else "00" for char in LINE)
    link = "https://www.sudokuwiki.org/sudoku.htm?bd=S9B" + board[:4] + "0d" + "1g" + board[8:]
    problem = only(formats.read(link))
    assert (problem.givens, problem.digits, problem.candidates) == (GIVENS, digits(c1=4), candidates(d1="26"))
    assert formats.write([problem], "sudokuwiki") == link + "\n"


def test_sudokuwiki_before_version_b() -> None:
    """A given 5 is 2 × 16 + 1 = 33, 11; a written 4 is 2 × 8, 0g; candidates 2 and 6 are 2 × 34 = 68, 24."""
    pairs = ["00" if char == "." else base32(2 * (1 << int(char) - 1) + 1) for char in LINE]
    pairs[2], pairs[3] = "0g", "24"
    assert pairs[0] == "11"
    problem = only(formats.read("https://www.sudokuwiki.org/sudoku.htm?bd=" + "".join(pairs)))
    assert (problem.givens, problem.digits, problem.candidates) == (GIVENS, digits(c1=4), candidates(d1="26"))


def base32(value: int) -> str:
    alphabet = "0123456789abcdefghijklmnopqrstuv"
    return alphabet[value // 32] + alphabet[value % 32]


def test_malformed_sudokuwiki() -> None:
    assert refused("https://www.sudokuwiki.org/sudoku.htm?bd=S9B00").facts["expected"] == 162
    assert refused("https://www.sudokuwiki.org/sudoku.htm?bd=" + "zz" * 81).code == "bad-link"
    assert refused("https://www.sudokuwiki.org/killer.htm?bd=K9B00").facts["rule"] == "K9B"
    assert refused("bd", "sudokuwiki").code == "bad-grid-length"


@pytest.mark.parametrize(
    ("text", "packed"),
    [
        ("", "Q==="),
        ("a", "IZA="),
        ("aaaaaaaaaa", "IY1o"),
        ("Größe 9×9, 数独", "OIJwbw+wpgBAnAdbgGhoB1NA3TkA"),
    ],
)
def test_compression_by_other_programs(text: str, packed: str) -> None:
    """What the usual library makes of these texts."""
    assert pack(text) == packed
    assert unpack(packed) == text


def test_unpaired_surrogates_are_replaced() -> None:
    """Number 1, then a unit of 16 bits that is half a character, then number 2 for the end."""
    bits = "10" + f"{0xD83D:016b}"[::-1] + "010"
    packed = "".join(ALPHABET[int(bits.ljust(24, "0")[at : at + 6], 2)] for at in range(0, 24, 6))
    assert unpack(packed) == "�"


@pytest.mark.parametrize("packed", ["", "====", "!", "A", "wA==", "IZ", "ÿ"])
def test_damaged_compression(packed: str) -> None:
    with pytest.raises(BadInput, match="bad-compression"):
        unpack(packed)


def test_decompression_bombs_are_refused() -> None:
    bomb = pack("a" * (MOST_CHARACTERS + 1))
    assert len(bomb) < 2000
    with pytest.raises(BadInput, match="expands-too-far"):
        unpack(bomb)
    with pytest.raises(BadInput, match="input-too-large"):
        unpack("A" * (MOST_CHARACTERS + 1))
