"""Samples of the plain formats, written by hand as their descriptions say."""

import pytest

from fullhouse.core.errors import BadInput
from fullhouse.core.ids import Cell
from fullhouse.problems import formats
from fullhouse.problems.formats.kit.text import drawn
from tests.formats.problems import GIVENS, LINE, ROWS, digits, only


def refused(text: str, name: str | None = None) -> BadInput:
    with pytest.raises(BadInput) as bad:
        formats.read(text, name)
    return bad.value


@pytest.mark.parametrize("empty", "0._*xX")
def test_any_character_for_an_empty_cell(empty: str) -> None:
    assert only(formats.read(LINE.replace(".", empty))).givens == GIVENS


def test_lines_with_comments() -> None:
    text = f"# Two problems\n\n{LINE}\n{LINE.replace('.', '0')}  # ED=7.1; hard\n{LINE};diabolic\n"
    assert [problem.comment for problem in formats.read(text)] == ["", "ED=7.1; hard", "diabolic"]
    assert formats.format_of(text) == "text"


DRAWINGS = {
    "rows": ROWS,
    "spaced": "\n".join(" ".join(row) for row in ROWS.split()),
    "bands apart": "\n\n".join("\n".join(ROWS.split()[at : at + 3]) for at in (0, 3, 6)),
    "commas": "\n".join(",".join(row) for row in ROWS.replace(".", "0").split()),
    "frame": """
+-------+-------+-------+
| 5 3 . | . 7 . | . . . |
| 6 . . | 1 9 5 | . . . |
| . 9 8 | . . . | . 6 . |
+-------+-------+-------+
| 8 . . | . 6 . | . . 3 |
| 4 . . | 8 . 3 | . . 1 |
| 7 . . | . 2 . | . . 6 |
+-------+-------+-------+
| . 6 . | . . . | 2 8 . |
| . . . | 4 1 9 | . . 5 |
| . . . | . 8 . | . 7 9 |
+-------+-------+-------+
""",
    "strokes of boxes": """
╔═══════╤═══════╤═══════╗
║ 5 3 _ │ _ 7 _ │ _ _ _ ║
║ 6 _ _ │ 1 9 5 │ _ _ _ ║
║ _ 9 8 │ _ _ _ │ _ 6 _ ║
╟───────┼───────┼───────╢
║ 8 _ _ │ _ 6 _ │ _ _ 3 ║
║ 4 _ _ │ 8 _ 3 │ _ _ 1 ║
║ 7 _ _ │ _ 2 _ │ _ _ 6 ║
╟───────┼───────┼───────╢
║ _ 6 _ │ _ _ _ │ 2 8 _ ║
║ _ _ _ │ 4 1 9 │ _ _ 5 ║
║ _ _ _ │ _ 8 _ │ _ 7 9 ║
╚═══════╧═══════╧═══════╝
""",
    "stars": """
5 3 * | * 7 * | * * *
6 * * | 1 9 5 | * * *
* 9 8 | * * * | * 6 *
------+-------+------
8 * * | * 6 * | * * 3
4 * * | 8 * 3 | * * 1
7 * * | * 2 * | * * 6
------+-------+------
* 6 * | * * * | 2 8 *
* * * | 4 1 9 | * * 5
* * * | * 8 * | * 7 9
""",
}


@pytest.mark.parametrize("drawing", DRAWINGS.values(), ids=DRAWINGS.keys())
def test_drawn_grids(drawing: str) -> None:
    assert formats.format_of(drawing) == "grid"
    assert only(formats.read(drawing)).givens == GIVENS


def test_several_drawings() -> None:
    assert [problem.givens for problem in formats.read(DRAWINGS["frame"] + ROWS)] == [GIVENS, GIVENS]


def test_writes_a_drawing() -> None:
    assert formats.write(formats.read(LINE), "grid") == DRAWINGS["stars"].replace("*", ".").lstrip()


def test_a_grid_with_candidates() -> None:
    """81 groups of digits; a lone one is a given."""
    text = """
*-----------------------------------------------------------*
| 5     3     124   | 26    7     2468  | 149   1249  248   |
| 6     247   247   | 1     9     5     | 347   234   2478  |
| 12    9     8     | 23    34    24    | 1357  6     247   |
|-------------------+-------------------+-------------------|
| 8     125   1259  | 579   6     147   | 4579  2459  3     |
| 4     25    2569  | 8     5     3     | 579   259   1     |
| 7     15    1359  | 59    2     14    | 4589  459   6     |
|-------------------+-------------------+-------------------|
| 139   6     134579| 357   35    7     | 2     8     4     |
| 23    278   237   | 4     1     9     | 36    3     5     |
| 123   1245  12345 | 2356  8     26    | 1346  7     9     |
*-----------------------------------------------------------*
"""
    problem = only(formats.read(text, "grid"))
    assert (
        str(problem.givens)
        == LINE[:40] + "5" + LINE[41:59] + "7" + LINE[60:62] + "4" + LINE[63:70] + "3" + LINE[71:]
    )
    assert problem.candidates[3] == (2, 6)
    assert problem.candidates[0] == ()
    assert formats.format_of(text) == "grid"


def test_hodokus_grid_with_candidates() -> None:
    """Its corners are dots, colons and apostrophes."""
    text = """
.----------------.----------------.----------------.
| 5    3    124  | 26   7    2468 | 149  1249 248  |
| 6    247  247  | 13   9    25   | 347  234  2478 |
| 12   9    8    | 23   34   24   | 1357 6    247  |
:----------------+----------------+----------------:
| 8    125  1259 | 579  6    147  | 4579 2459 3    |
| 4    25   2569 | 8    56   3    | 579  259  1    |
| 7    15   1359 | 59   2    14   | 4589 459  6    |
:----------------+----------------+----------------:
| 139  6    1345 | 357  35   78   | 2    8    45   |
| 23   278  237  | 4    1    9    | 36   35   5    |
| 123  1245 1235 | 2356 8    26   | 1346 7    9    |
'----------------'----------------'----------------'
"""
    assert formats.format_of(text) == "grid"
    (problem,) = formats.read_unchecked(text)
    assert str(problem.givens)[:18] == "53..7....6...9...."
    assert problem.candidates[12] == (1, 3)


def test_nine_characters_for_the_candidates_of_each_cell() -> None:
    cells = [GIVENS.candidates(Cell(cell)) if LINE[cell] == "." else LINE[cell] for cell in range(81)]
    text = "".join(
        "".join(str(one) if str(one) in map(str, cell) else "." for one in range(1, 10)) for cell in cells
    )
    (problem,) = formats.read_unchecked(text)
    assert problem.candidates[2] == (1, 2, 4)
    assert str(problem.givens)[:3] == "53."


@pytest.mark.parametrize("between", [",", "\t", ";"])
def test_a_table_with_nothing_in_its_empty_cells(between: str) -> None:
    text = "\n".join(between.join(row).replace(".", "") for row in ROWS.split())
    assert formats.format_of(text) == "grid"
    assert only(formats.read(text)).givens == GIVENS


def test_lists_of_numbers_in_brackets() -> None:
    numbers = [[int(char) for char in row.replace(".", "0")] for row in ROWS.split()]
    assert only(formats.read(str(numbers))).givens == GIVENS
    assert only(formats.read(str([one for row in numbers for one in row]))).givens == GIVENS


def test_links_that_name_the_cells_and_texts_out_of_a_forum() -> None:
    zeros = LINE.replace(".", "0")
    for link in (
        f"https://sudoku.coach/en/play/{zeros}",
        f"https://sudokuexchange.com/play/?s={zeros}&x=1",
        f"https://sudokupad.app/sudoku/{zeros}",
    ):
        assert only(formats.read(link)).givens == GIVENS
    for fenced in (f"[code]\n{DRAWINGS['frame']}[/code]", f"```text\n{LINE}\n```\n"):
        assert only(formats.read(fenced)).givens == GIVENS
    assert refused(f"https://example.com/{zeros}1").code == "format-not-recognised"


def test_malformed_grids() -> None:
    assert refused(LINE[:-1]).facts == {"length": 80, "expected": 81}
    assert refused(f"{LINE}\n{LINE[:40]}q{LINE[41:]}").facts == {
        "character": "q",
        "cell": "e5",
        "most": 9,
        "line": 2,
    }
    assert refused(LINE + "\n" + LINE[:-1], "text").facts["line"] == 2
    assert refused("+---+\n+---+", "grid").code == "bad-grid-length"
    assert refused("Dear Sir or Madam").code == "format-not-recognised"
    assert drawn("*-*\n|5*|") == "5*"


def test_sdm() -> None:
    zeros = LINE.replace(".", "0")
    assert [problem.givens for problem in formats.read(f"{zeros}\n{zeros}\n", "sdm")] == [GIVENS, GIVENS]
    assert formats.write(formats.read(LINE), "sdm") == zeros + "\n"


SDK = """\
#ALeonhard Euler
#DA problem of old
#CBegin with the ones.
#C
#CThen the twos.
#B03-08-2006
#SThe Daily
#LEasy
#Uhttp://example.org/
"""


def test_sdk() -> None:
    problem = only(formats.read(SDK + ROWS))
    assert formats.format_of(SDK + ROWS) == "sdk"
    assert problem.givens == GIVENS
    assert (problem.author, problem.title, problem.source) == (
        "Leonhard Euler",
        "A problem of old",
        "The Daily",
    )
    assert problem.comment == "Begin with the ones.\n\nThen the twos."


def test_sdk_with_sections() -> None:
    state = ROWS.replace("53..7", "534.7")
    text = f"[Puzzle]\n{ROWS}[State]\n{state}[PencilMarks]\n,,26\n"
    assert formats.format_of(text) == "sdk"
    problem = only(formats.read(text))
    assert (problem.givens, problem.digits) == (GIVENS, digits(c1=4))
    assert formats.write([problem], "sdk") == f"[Puzzle]\n{ROWS}[State]\n{state}"
    assert refused("#AEuler\n[Colours]\n", "sdk").facts["length"] == 0


SS = """\
53.|.7.|...
6..|195|...
.98|...|.6.
-----------
8..|.6.|..3
4..|8.3|..1
7..|.2.|..6
-----------
.6.|...|28.
...|419|..5
...|.8.|.79
"""


def test_ss() -> None:
    assert formats.format_of(SS) == "ss"
    assert only(formats.read(SS)).givens == GIVENS
    assert formats.write(formats.read(LINE), "ss") == SS


def test_ss_as_newer_versions_write_it() -> None:
    rows = [f"|{row}|" for row in SS.replace("-----------", "---+---+---").split()]
    text = "\n".join(["*-----------*", *rows, "*-----------*", "Simple Sudoku Version 4.2n", ""])
    assert formats.format_of(text) == "ss"
    assert only(formats.read(text)).givens == GIVENS


def test_hodoku() -> None:
    """The 4 in c1 was written; 2 in row 1, column 4 and 8 in row 1, column 6 are gone."""
    text = f"# A library\n\n:0000:x:53+4{LINE[3:]}:214 816::\n:0003-1:8:{LINE}:::829:\n"
    assert formats.format_of(text) == "hodoku"
    first, second = formats.read(text)
    assert (first.givens, first.digits) == (GIVENS, digits(c1=4))
    assert first.candidates[3] == (6,)
    assert first.candidates[5] == (2, 6)
    assert first.candidates[0] == first.candidates[2] == ()
    assert (second.givens, second.candidates) == (GIVENS, ())
    assert formats.write([first], "hodoku") == f":0000:x:53+4{LINE[3:]}:214 816:::\n"


def test_malformed_library_lines() -> None:
    assert refused(LINE, "hodoku").code == "bad-library-line"
    assert refused(f":0000:x:{LINE}:2a4:::").facts == {"value": "2a4", "line": 1}
    assert refused(f":0000:x:{LINE[1:]}::::").code == "bad-grid-length"


def test_opensudoku_rows_are_read_without_their_xml() -> None:
    row = "version: 1\n5|-|0|7|-|1|0|1,2,|1|" + "0|-|1|" * 78
    (one,) = formats.read_unchecked(row)
    assert (str(one.givens)[:3], str(one.digits)[:3], one.candidates[2]) == ("5..", ".7.", (1, 2))
    assert len(formats.read_unchecked(f"{row}\n{row}\n")) == 2
    with pytest.raises(BadInput, match="wrong-shape"):
        formats.read_unchecked(row[:-3])
