"""The plots of the documentation: numbers from a table become bars of the right length."""

import re
import runpy
from pathlib import Path
from typing import Any

import pytest

from benchmarks.__main__ import keep

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
    assert all(len(list(PLOTS["bars"](plot, text))) >= 2 for plot in PLOTS["PLOTS"][name])


@pytest.mark.parametrize(
    "page", sorted((ROOT / "benchmarks/results").glob("*.md")), ids=lambda page: page.stem
)
def test_every_table_has_a_plot(page: Path) -> None:
    tables = list(PLOTS["tables"](page.read_text("utf-8")))
    assert [plot.table for plot in PLOTS["PLOTS"].get(page.stem, ())] == list(range(len(tables)))


def test_a_cell_may_say_more_than_its_number() -> None:
    given = ("97.2 % (96.4 to 98.0)", "3,288 (0.77 ×)", "-0.1", "10^4 solutions", "3, 9", "", "0.80 ×")
    assert list(map(PLOTS["number"], given)) == [97.2, 3288, -0.1, None, None, None, 0.8]


def test_percentages_are_drawn_in_proportion() -> None:
    page = "| contest | won (95 %) |\n|---|---|\n| one | 50.0 % (1 to 2) |\n| two | 100.0 % |\n"
    drawn = PLOTS["draw"](PLOTS["Plot"]("Won", None, ("contest", "won (95 %)"), is_linear=True), page)
    half, whole = map(float, re.findall(r'<rect [^>]*width="([\d.]+)"', drawn))
    assert whole == pytest.approx(2 * half)
    assert "logarithmic" not in drawn


def test_a_benchmark_is_kept_with_its_machine_and_a_picture_of_each_table(tmp_path: Path) -> None:
    other = "| command | lines | library, µs | command, µs |\n|---|---|---|---|\n| solve | 10 | 2 | 3 |\n"
    keep(tmp_path, "commands", f"{other}\nand\n\n{PAGE}\n| who | what |\n|---|---|\n| we | words |\n")
    assert {path.name for path in tmp_path.iterdir()} == {"commands.md", "commands-1.svg", "commands-2.svg"}
    assert re.match(r"\d{4}-\d\d-\d\d, .* cores, ", (tmp_path / "commands.md").read_text("utf-8"))
    chosen, plain = ((tmp_path / f"commands-{number}.svg").read_text("utf-8") for number in (1, 2))
    assert chosen.startswith('<svg xmlns="http://www.w3.org/2000/svg" ')
    assert (chosen.count("<rect "), plain.count("<rect ")) == (2, 5)
