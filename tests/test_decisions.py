"""Every decision of docs/decisions says when, whether it still holds, what was asked, answered and measured.

A page is one decision, or a subject with several: then each is a section.
"""

import re
from pathlib import Path

import pytest

PAGES = sorted((Path(__file__).parents[1] / "docs" / "decisions").glob("*.md"))
FIELDS = ["Date", "Status", "Question", "Answer", "Measured"]
STATUSES = ("in force", "replaced by ")


def decisions(page: Path) -> list[str]:
    """The texts of a page that have to be decisions, their titles first."""
    text = page.read_text("utf-8")
    title, _, rest = text.partition("\n\n")
    assert re.fullmatch("# [^\n]+", title)
    return re.split(r"\n\n(?=## )", f"\n\n{rest}")[1:] if rest.startswith("## ") else [text]


DECISIONS = {f"{page.stem}-{number}": text for page in PAGES for number, text in enumerate(decisions(page))}


@pytest.mark.parametrize("decision", DECISIONS)
def test_a_decision_has_its_five_fields(decision: str) -> None:
    title, empty, *lines = DECISIONS[decision].splitlines()
    fields = dict(re.findall(r"^\| \*\*(\w+)\*\* \| (\S.*\S) \|$", "\n".join(lines[:7]), re.MULTILINE))
    assert re.match("##? ", title)
    assert empty == ""
    assert list(fields) == FIELDS
    assert re.match(r"\d{4}-\d\d-\d\d\b", fields["Date"])
    assert fields["Status"].startswith(STATUSES)
    assert fields["Question"].endswith("?")


def test_all_decisions_are_found() -> None:
    assert len(DECISIONS) >= 33
