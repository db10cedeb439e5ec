"""The plots of the documentation: numbers from a table become bars of the right length."""

import re
import runpy
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[1]
PLOTS: dict[str, Any] = runpy.run_path(str(ROOT / "site/plots.py"))
PAGE = """\
# Made up

| set | fullhouse | a peer | ratio |
|---|---|---|---|
| easy | 1,000 | 100 | 10.0 |
| hard | 10 | all alike | 1 |
"""


def test_every_number_of_the_chosen_columns_is_a_bar() -> None:
    plot = PLOTS["Plot"]("Speed", "set", None, leave_out=("ratio",))
    assert list(PLOTS["bars"](plot, PAGE)) == [
        ("easy", "fullhouse", 1000),
        ("easy", "a peer", 100),
        ("hard", "fullhouse", 10),
    ]


def test_lengths_are_logarithmic() -> None:
    drawn = PLOTS["draw"](PLOTS["Plot"]("Speed", "set", None, leave_out=("ratio",)), PAGE)
    long, middle, short = map(float, re.findall(r'<rect [^>]*width="([\d.]+)"', drawn))
    assert long - middle == pytest.approx(middle - short, abs=0.2)


def test_a_table_without_numbers_is_an_error() -> None:
    with pytest.raises(ValueError, match="nothing to draw: Speed"):
        PLOTS["draw"](PLOTS["Plot"]("Speed", None, ("set", "set")), PAGE)


@pytest.mark.parametrize("name", PLOTS["PLOTS"])
def test_the_results_have_what_is_drawn(name: str) -> None:
    text = (ROOT / f"benchmarks/results/{name}.md").read_text("utf-8")
    assert all(len(list(PLOTS["bars"](plot, text))) >= 3 for plot in PLOTS["PLOTS"][name])
