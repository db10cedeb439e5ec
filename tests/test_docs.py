"""Examples that people copy from the pages really run, and a page that the code cites is there."""

import doctest
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from tests.commands import fullhouse

ROOT = Path(__file__).parents[1]
CITED = re.compile(r"(?<![\w/.*'-])(?<![^\"]\")[\w./-]+\.md\b")
LINKED = re.compile(r"\]\((?!\w+:)([^)#\s]+)[^)]*\)|<(?:img|a) [^>]*(?:src|href)=\"(?!\w+:)([^\"#]+)")
CODE = ("*.py", "*.ts", "*.svelte", "*.cpp", "*.hpp")
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]
CONSOLE = re.compile(r"^```console\n(.*?)^```", re.MULTILINE | re.DOTALL)
SAME = doctest.OutputChecker().check_output
TYPES = ROOT / "web/src/net/protocol.gen.ts"
FULLHOUSE = Path(sys.executable).with_name("fullhouse")


def with_python(pages: list[Path]) -> list[Path]:
    return [page for page in pages if ">>> " in page.read_text("utf-8")]


@pytest.mark.parametrize("page", with_python(PAGES), ids=lambda page: page.name)
def test_examples_in_python(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The fences are no part of what is expected."""
    monkeypatch.chdir(tmp_path)
    text = re.sub(r"^```\w*$", "", page.read_text("utf-8"), flags=re.MULTILINE)
    test = doctest.DocTestParser().get_doctest(text, {}, page.name, str(page), 0)
    assert len(test.examples) >= 5
    failed, _ = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS).run(test)
    assert not failed


def commands(page: Path) -> list[tuple[str, str]]:
    """The commands of a page, each with what it is expected to write."""
    blocks = "".join(CONSOLE.findall(page.read_text("utf-8")))
    return [
        (said.split("\n", 1)[0], said.split("\n", 1)[1]) for said in re.split(r"^\$ ", blocks, flags=re.M)[1:]
    ]


def test_examples_at_the_console(tmp_path: Path) -> None:
    """Of all pages one after the other, in one folder; `> FILE` keeps what a command writes."""
    examples = [example for page in PAGES for example in commands(page)]
    assert len(examples) >= 5
    for command, expected in examples:
        said, _, file = command.partition(" > ")
        program, *arguments = shlex.split(said)
        assert program == "fullhouse"
        done = fullhouse(*arguments, cwd=tmp_path)
        assert done.returncode == 0, done.stderr
        written = done.stdout
        if file:
            (tmp_path / file).write_text(written, encoding="utf-8")
            written = ""
        assert SAME(expected, written, doctest.ELLIPSIS), f"{command}\n{written}"


def test_the_readme_and_the_first_five_minutes_say_the_same() -> None:
    readme, minutes = (
        [
            (one.source, one.want)
            for one in doctest.DocTestParser().get_examples(re.sub("^```.*$", "", text, flags=re.M))
        ]
        for text in ((ROOT / name).read_text("utf-8") for name in ("README.md", "docs/five-minutes.md"))
    )
    assert [one for one in readme if one not in minutes] == []


def test_the_solvers_figures_in_the_readme_are_those_that_were_measured() -> None:
    (line,) = re.findall(
        r"^.*benchmarks/results/solver\.md.*$", (ROOT / "README.md").read_text("utf-8"), re.M
    )
    measured = (ROOT / "benchmarks/results/solver.md").read_text("utf-8")
    row, *_ = re.findall(r"^\| clues17 \| (.+) \|$", measured, re.MULTILINE)
    figures = [int(cell.replace(",", "")) for cell in row.split(" | ")[:-1]]
    ours, peers = figures[:4], figures[4:]
    assert re.findall(r"\d[\d,]{5,}", line) == [f"{max(ours):,}", f"{max(peers):,}"]


def test_the_moving_picture_moves_and_is_small() -> None:
    made = (ROOT / "docs/pictures/move.webp").read_bytes()
    assert made[:4] + made[8:16] == b"RIFFWEBPVP8X"
    assert made.count(b"ANMF") > 5
    assert len(made) <= 300_000


def test_every_page_that_the_code_cites_exists() -> None:
    """Written from the root of the repository, e.g. docs/rules/README.md."""
    files = subprocess.check_output(["git", "ls-files", *CODE], cwd=ROOT, text=True).split()
    cited = {(page, file) for file in files for page in CITED.findall((ROOT / file).read_text("utf-8"))}
    assert len(cited) > 40
    assert sorted((page, file) for page, file in cited if not (ROOT / page).is_file()) == []


@pytest.mark.parametrize("page", sorted(ROOT.glob("*.md")), ids=lambda page: page.name)
def test_links_of_the_pages_at_the_root_lead_to_files(page: Path) -> None:
    """The links below docs/ are checked by `make docs`."""
    links = {one or other for one, other in LINKED.findall(page.read_text("utf-8"))}
    assert sorted(link for link in links if not (ROOT / link).exists()) == []


def test_the_protocol_page_names_types_that_exist() -> None:
    table = (
        (ROOT / "docs/protocol.md").read_text("utf-8").partition("## REST")[2].partition("## The socket")[0]
    )
    named = set(re.findall(r"`\[?([A-Z][A-Za-z]+)\]?`", table))
    types = set(re.findall(r"^export interface (\w+)", TYPES.read_text("utf-8"), re.MULTILINE))
    assert len(named) > 20
    assert sorted(named - types) == []


def test_every_test_that_a_page_names_exists() -> None:
    pages = [ROOT / "docs" / "decisions" / "operation.md", ROOT / "docs" / "threats.md"]
    text = "".join(page.read_text("utf-8") for page in pages)
    named = re.findall(r"`(tests/[\w/]+\.py)::(\w+)`", text)
    assert len(named) >= 60
    assert all((ROOT / file).is_file() for file in re.findall(r"`(tests/[\w/]+\.py)`", text))
    missing = [
        f"{file}::{test}" for file, test in named if f"def {test}(" not in (ROOT / file).read_text("utf-8")
    ]
    assert missing == []


def test_labels_that_pages_quote_are_those_of_the_product() -> None:
    """In the last column of the evenings, and where the start page names a button."""
    files = [*(ROOT / "src").rglob("en.ftl"), ROOT / "web/words/en.ftl"]
    words = "\n".join(file.read_text("utf-8") for file in files).replace("’", "'").lower()
    rows = re.findall(
        r"^\|[^|]*\|[^|]*\|([^|]*)\|$", (ROOT / "docs/first-evening.md").read_text("utf-8"), re.M
    )
    quoted = [label for row in rows for label in re.findall(r'"([^"]+)"', row)]
    quoted += re.findall(r"choose \*([^*]+)\*", (ROOT / "docs/index.md").read_text("utf-8"))
    assert len(quoted) > 10
    assert [label for label in quoted if label.replace("’", "'").strip(" .…").lower() not in words] == []
