"""Every sentence of the rules' pages is in docs/checklist.md, and what shows that it holds exists."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from fullhouse.games import built_in_ids
from tests.records.test_pages import ROWS

ROOT = Path(__file__).parents[1]
PAGES = sorted((ROOT / "docs/rules").glob("*.md"))
SENTENCE_END = re.compile(r"(?<=[.!?])[\"”)*]*\s+(?=[A-Z`*“\"(])")
BEGINS = re.compile(r"- |\d+\. ")
ABOUT = "about the pages"
"""Sentences that speak of the pages and the rulebooks, not of the games."""
MOST_ABOUT = 6

LONGEST_NAME = 30
"""Letters of a cell that only names something: *remote play, ranked play*."""

Row = tuple[int, str, list[str]]


def sentences(text: str) -> Iterator[str]:
    """The sentences of a page and the rows of its tables, without headings and the heads of tables."""
    lines = [line.strip() for line in text.splitlines()]
    paragraph: list[str] = []
    for number, line in enumerate([*lines, ""]):
        if line.startswith("|"):
            is_head = lines[number + 1].startswith("|--") or line.startswith("|--")
            if not is_head:
                yield line
        elif not line or line.startswith("#") or BEGINS.match(line):
            yield from (one for one in SENTENCE_END.split(" ".join(paragraph)) if re.search("[A-Za-z]", one))
            paragraph = [line] if BEGINS.match(line) else []
        else:
            paragraph.append(line)


def checklist() -> dict[str, list[Row]]:
    """The rows of the list, page by page, with links as they lead from the rules' pages."""
    rows_by_page: dict[str, list[Row]] = {}
    text = (ROOT / "docs/checklist.md").read_text("utf-8")
    from_pages = text.replace("](records", "](../records").replace("](rules/", "](")
    for section in from_pages.split("\n## ")[1:]:
        page = section.partition("\n")[0]
        rows = [re.fullmatch(r"\| (\d+) \| (.+) \| (.+?) \|", line) for line in section.splitlines()]
        rows_by_page[page] = [(int(row[1]), row[2], row[3].split("<br>")) for row in rows if row]
    return rows_by_page


CHECKLIST = checklist()
SHOWN = sorted({proof for rows in CHECKLIST.values() for _, _, proofs in rows for proof in proofs})


def exists(proof: str) -> bool:
    """A record of tests/records/pages, a test in Python, or one of the client."""
    kind, _, name = proof.partition(": ")
    if kind == "record":
        return name in {f"{row[1]}: {row[0]}" for row in ROWS}
    if kind == "web":
        return any(f"test('{name}'" in file.read_text("utf-8") for file in (ROOT / "web/tests").glob("*.ts"))
    file, _, test = proof.strip("`").partition("::")
    folder = file.partition("/")[0]
    is_game = folder.replace("_", "-") in built_in_ids()
    path = ROOT / (
        f"src/fullhouse/games/{folder}/tests/{file.partition('/')[2]}" if is_game else f"tests/{file}"
    )
    return path.is_file() and re.search(rf"^(async )?def {test}\(", path.read_text("utf-8"), re.M) is not None


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_every_sentence_is_in_the_checklist(page: Path) -> None:
    rows = CHECKLIST[page.name]
    assert [number for number, _, _ in rows] == list(range(1, len(rows) + 1))
    page_sentences = list(sentences(page.read_text("utf-8")))
    assert len(page_sentences) > 10
    assert [sentence for sentence in page_sentences if not any(said in sentence for _, said, _ in rows)] == []
    assert [said for _, said, _ in rows if not any(said in sentence for sentence in page_sentences)] == []


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_every_word_is_quoted_by_a_row(page: Path) -> None:
    """A statement in the middle of a sentence has a row, too; cells of tables are names where no row is."""
    quoted = sorted((said for _, said, _ in CHECKLIST[page.name]), key=len, reverse=True)
    for sentence in sentences(page.read_text("utf-8")):
        rest = sentence
        for said in quoted:
            rest = rest.replace(said, "")
        cells = rest.split("|") if sentence.startswith("|") else [rest]
        most = LONGEST_NAME if sentence.startswith("|") else 0
        assert [cell for cell in cells if len(re.sub("[^a-z]", "", cell.lower())) > most] == [], sentence


def test_everything_that_shows_a_sentence_exists() -> None:
    assert len(SHOWN) > 200
    assert [proof for proof in SHOWN if proof != ABOUT and not exists(proof)] == []
    assert sum(ABOUT in proofs for rows in CHECKLIST.values() for _, _, proofs in rows) <= MOST_ABOUT


def test_every_record_shows_a_sentence() -> None:
    records = {f"record: {row[1]}: {row[0]}" for row in ROWS}
    assert len(records) == len(ROWS)
    assert records - set(SHOWN) == set()


def test_what_does_not_exist_is_found() -> None:
    for proof in (
        "record: chess: mate",
        "web: no such test",
        "`tiles/test_end.py::test_no`",
        "`test_no.py::test_x`",
    ):
        assert not exists(proof)
