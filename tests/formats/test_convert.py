"""The command `fullhouse convert`, as one types it."""

import gzip
import io
import json
import re
import sys
from pathlib import Path

import pytest

from fullhouse.cli.convert import READ_PIECE
from fullhouse.cli.main import main
from fullhouse.core.errors import BadInput
from fullhouse.problems import formats
from fullhouse.problems.formats.kit.text import MOST_BYTES
from fullhouse.problems.problem import FIELDS
from fullhouse.solver import problems
from fullhouse.words import pages
from tests.formats.problems import LINE
from tests.formats.test_round_trip import EVERYTHING

WORDS = Path(formats.__file__).parents[1] / "words"


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> "Run":
    return Run(monkeypatch, capsys)


class Run:
    def __init__(self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
        self.monkeypatch, self.capsys = monkeypatch, capsys
        monkeypatch.setenv("FULLHOUSE_LANGUAGE", "en")

    def __call__(self, *arguments: str, given: str = "") -> tuple[int, str, str]:
        """The exit status, the output, and what was said on the side."""
        self.monkeypatch.setattr(sys, "argv", ["fullhouse", "convert", *arguments])
        self.monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(given.encode())))
        with pytest.raises(SystemExit) as ended:
            main()
        status = ended.value.code
        said = self.capsys.readouterr()
        return int(status or 0), said.out, said.err


def test_converts_a_file(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "some.sdm"
    file.write_text(LINE.replace(".", "0") + "\n")
    assert run(str(file), "--to", "text") == (0, LINE + "\n", "")


def test_converts_the_standard_input(run: Run) -> None:
    assert run("-", "--to", "text", "--from", "sdm", given=LINE) == (0, LINE + "\n", "")


def test_lists_what_is_left_out(run: Run) -> None:
    status, out, err = run("-", "--to", "hodoku", given=formats.write([EVERYTHING], "ipuz"))
    assert (status, out[:11]) == (0, ":0000:x:53+")
    assert err == (
        "The format hodoku has no room for everything. "
        "Left out: the title, the author, the comment and the source.\n"
    )


CLASHING = f"55{LINE[2:]}"
CLASH = "The givens contradict each other: 5 is in a1 and b1, which share a row, a column or a block.\n"


def test_refusals_name_the_line_and_lose_nothing_before_it(run: Run) -> None:
    assert run("-", "--to", "text", given=f"{LINE}\n{LINE}5\n{LINE}") == (
        2, f"{LINE}\n", "Line 2: The grid has 82 characters instead of 81.\n",
    )  # fmt: skip
    assert run("-", "--to", "sdm", given=f"# two\n{LINE}\n{CLASHING}\n12") == (
        2, LINE.replace(".", "0") + "\n", f"Line 3: {CLASH}",
    )  # fmt: skip
    assert run("-", "--to", "text", given="..3" + LINE[3:])[2] == "Line 1: This puzzle has no solution.\n"
    assert run("-", "--to", "text", given=".." + LINE[2:])[2] == (
        "Line 1: This puzzle has several solutions. "
        "Two of them first differ in a1 and b1: a1 can be 3 or 5.\n"
    )


def test_refusals_in_a_text_that_is_read_as_one_name_the_puzzle(run: Run) -> None:
    three = f'<opensudoku><game data="{LINE}"/><game data="{CLASHING}"/><game data="{LINE}"/></opensudoku>'
    assert run("-", "--to", "text", given=three) == (2, "", f"Puzzle 2: {CLASH}")
    assert run("-", "--to", "text", "--skip-errors", given=three) == (
        0, f"{LINE}\n{LINE}\n", f"Puzzle 2: {CLASH}1 puzzle was left out.\n",
    )  # fmt: skip


@pytest.mark.no_cover
@pytest.mark.parametrize("to", ["sdm", "text", "hodoku", "sudokupad", "sudokuwiki"])
def test_lines_at_fault_can_be_left_out(run: Run, to: str) -> None:
    """Each is named, nothing else is lost, and the order stays."""
    many = list(problems(700, seed=8))
    cores = () if to == "hodoku" else ("--threads", "1")  # with several processes in one of them
    alone = run("-", "--to", to, *cores, given="\n".join(many))[1]
    assert alone == formats.write(formats.read("\n".join(many)), to)
    lines = [*many[:2], "12", *many[2:600], "# comment", "", CLASHING, *many[600:]]
    status, out, err = run("-", "--to", to, "--skip-errors", *cores, given="\n".join(lines))
    assert (status, out) == (0, alone)
    assert [line.split(":")[0] for line in err.splitlines()] == [
        "Line 3", "Line 604", "2 lines were left out.",
    ]  # fmt: skip


def test_json_has_what_the_problem_has_and_what_was_written(run: Run, tmp_path: Path) -> None:
    (row,) = map(json.loads, run("-", "--to", "sdm", "--json", given=f"{LINE} hard")[1].splitlines())
    assert row == {"problem": LINE, "comment": "hard", "written": LINE.replace(".", "0") + "\n"}
    file = tmp_path / "one.ipuz"
    file.write_text(formats.write([EVERYTHING], "ipuz"))
    (row,) = map(json.loads, run(str(file), "--to", "text", "--json")[1].splitlines())
    assert (row["title"], row["digits"]) == (EVERYTHING.title, str(EVERYTHING.digits))
    assert row["candidates"] == [list(cell) for cell in EVERYTHING.candidates]


@pytest.mark.no_cover
def test_files_longer_than_what_is_read_at_once(run: Run, tmp_path: Path) -> None:
    """In pieces by several processes, compressed in and out; the fast way and the usual one agree."""
    some = "".join(f"{problem}\n" for problem in problems(500, seed=9))
    file, long = tmp_path / "many.txt.gz", some * 100
    file.write_bytes(gzip.compress(long.encode(), 1))
    assert len(long) > MOST_BYTES
    assert run(str(file), "--to", "sdm")[1] == long.replace(".", "0")
    out, long = tmp_path / "many.hodoku.zst", some * 16
    assert len(long) > 2 * READ_PIECE
    file.write_bytes(gzip.compress(long.encode(), 1))
    assert run(str(file), "--to", "hodoku", "--threads", "2", "--out", str(out)) == (0, "", "")
    assert run(str(out), "--to", "text")[1] == long


def test_files_that_cannot_be_read(run: Run, tmp_path: Path) -> None:
    for path in (tmp_path, tmp_path / "none", "a\0b"):
        status, out, err = run(str(path), "--to", "text")
        assert (status, out) == (2, "")
        assert "cannot be read" in err
        assert err.count("\n") == 1


def test_the_help_names_every_format(run: Run) -> None:
    text = run("--help")[1]
    assert all(re.search(rf"\b{name}\b", text) for name in formats.formats())


def codes() -> set[str]:
    """All codes that the package raises."""
    sources = (file.read_text() for file in Path(formats.__file__).parents[1].rglob("*.py"))
    return {code for source in sources for code in re.findall(r'BadInput\(\s*"([a-z-]+)"', source)}


def test_every_code_has_words() -> None:
    known = "".join(page.read_text() for page in pages("en"))
    assert codes() >= {"nothing-to-read", "bad-grid-length", "another-kind-of-problem"}
    assert [code for code in codes() if f"\nerror-{code} =" not in known] == []
    assert [field for field in FIELDS if f"\nproblem-{field} =" not in known] == []


def test_no_words_without_a_code() -> None:
    said = set(re.findall(r"^error-([a-z-]+) =", (WORDS / "en.ftl").read_text(), re.MULTILINE))
    assert said <= codes()


def test_the_facts_fill_the_words(run: Run) -> None:
    """A refusal of each kind that the command can meet is one line, not a traceback."""
    for text in (
        "",
        "<a/>",
        "{",
        "https://sudokupad.app/x",
        "https://sudokupad.app/scf!",
        ":::",
        f":0000:x:{LINE}:x:",
    ):
        for name in (*formats.formats(), "docx"):
            status, out, err = run("-", "--to", "ss", "--from", name, given=text)
            assert (status, out, err.count("\n")) == (2, "", 1)


def test_errors_are_bad_input() -> None:
    with pytest.raises(BadInput, match="one-problem-only: format=ss, count=2"):
        formats.write([EVERYTHING] * 2, "ss")
