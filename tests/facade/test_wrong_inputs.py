"""What people may type wrongly, each with the one sentence that it gets: the table of docs/wrong-inputs.md.

`python -m tests.facade.test_wrong_inputs` writes the table anew.
"""

import re
from pathlib import Path

import pytest

import fullhouse
from fullhouse import FullHouseError, Match, Refused, Sudoku

PAGE = Path(__file__).parents[2] / "docs/wrong-inputs.md"
ROW = re.compile(r"^\| `(.+?)` \| (.+) \|$", re.MULTILINE)
PROBLEM = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"


def said(line: str) -> str:
    """The sentence that a line of Python gets."""
    names = {name: getattr(fullhouse, name) for name in fullhouse.__all__}
    names |= {"Path": Path, "puzzle": Sudoku(PROBLEM), "match": Match("tiles", seats=2, seed=7)}
    with pytest.raises(FullHouseError) as caught:
        eval(line, names)
    assert isinstance(caught.value, Refused | ValueError)
    return str(caught.value)


ROWS = ROW.findall(PAGE.read_text("utf-8"))


def test_the_table_is_long_enough() -> None:
    assert len(ROWS) >= 40


@pytest.mark.parametrize(("line", "sentence"), ROWS, ids=[line for line, _ in ROWS])
def test_it_is_refused_in_one_sentence(line: str, sentence: str) -> None:
    assert said(line) == sentence
    assert "\n" not in sentence


if __name__ == "__main__":
    text = PAGE.read_text("utf-8")
    PAGE.write_text(ROW.sub(lambda row: f"| `{row[1]}` | {said(row[1])} |", text), "utf-8")
