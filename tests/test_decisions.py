"""Every page of docs/decisions says when, whether it still holds, what was asked, answered and measured."""

import re
from pathlib import Path

import pytest

DECISIONS = sorted((Path(__file__).parents[1] / "docs" / "decisions").glob("*.md"))
FIELDS = ["Date", "Status", "Question", "Answer", "Measured"]
STATUSES = ("in force", "replaced by ")


@pytest.mark.parametrize("page", DECISIONS, ids=lambda page: page.stem)
def test_a_decision_has_its_five_fields(page: Path) -> None:
    title, empty, *lines = page.read_text("utf-8").splitlines()
    fields = dict(re.findall(r"^\| \*\*(\w+)\*\* \| (\S.*\S) \|$", "\n".join(lines[:7]), re.MULTILINE))
    assert title.startswith("# ")
    assert empty == ""
    assert list(fields) == FIELDS
    assert re.match(r"\d{4}-\d\d-\d\d\b", fields["Date"])
    assert fields["Status"].startswith(STATUSES)
    assert fields["Question"].endswith("?")
