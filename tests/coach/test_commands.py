"""The commands hint, rate, explain, practice, daily, booklet and library, as a person types them."""

import json
import sys
from contextlib import redirect_stdout
from io import BytesIO, TextIOWrapper
from pathlib import Path
from unittest.mock import patch

import pytest

from fullhouse.cli import main
from fullhouse.coach.rating import rate
from fullhouse.core.errors import BadInput
from fullhouse.problems.booklet import page
from tests.commands import text_in

PROBLEM = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
FULL = "534678912672195348198342567859761423426853791713924856961537284287419635345286179"


@pytest.fixture(autouse=True)
def in_english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FULLHOUSE_LANGUAGE", "en")


def run(*words: str, stdin: str = "") -> str:
    given, written = (TextIOWrapper(BytesIO(text.encode()), "utf-8", newline="") for text in (stdin, ""))
    with redirect_stdout(written), patch.object(sys, "stdin", given):
        main.run(words)
    return text_in(written)


def test_hint_in_stages_and_languages(tmp_path: Path) -> None:
    assert run("hint", PROBLEM, "--stage", "1") == "Look in block 2.\n"
    assert run("hint", PROBLEM, "--stage", "1", "--lang", "de") == "Schau in Block 2.\n"
    assert run("hint", PROBLEM).startswith("Because of the 8 in c3 and d5,")
    drawing = tmp_path / "step.svg"
    run("hint", PROBLEM, "--svg", str(drawing))
    assert drawing.read_text().startswith("<svg")
    assert "cannot be right" in run(
        "hint", PROBLEM, "--stage", "1", "--grid", PROBLEM[:2] + "1" + PROBLEM[3:]
    )


def test_hint_and_explain_read_any_format(tmp_path: Path) -> None:
    line = f":0000:x:{PROBLEM}:::"
    assert run("hint", line) == run("hint", PROBLEM)
    file = tmp_path / "one.sdk"
    file.write_text("[Puzzle]\n" + "\n".join(PROBLEM[at : at + 9] for at in range(0, 81, 9)) + "\n")
    assert run("explain", str(file), "--step", "1") == run("explain", PROBLEM, "--step", "1")
    notes = " ".join("12" if char == "." else char for char in PROBLEM)
    assert "is not among your notes" in run("hint", notes)
    with pytest.raises(BadInput) as several:
        run("hint", f"{PROBLEM}\n{PROBLEM}\n")
    assert several.value.code == "several-problems"


def test_rate_gives_a_line_for_each_problem() -> None:
    text = run("rate", "-", stdin=f"# two problems\n{PROBLEM}\n\n{PROBLEM}\n")
    assert len(text.splitlines()) == 2
    assert "level 1" in text
    (line,) = run("rate", "-", "--json", stdin=PROBLEM.replace(".", "0") + "\n").splitlines()
    document = json.loads(line)
    assert document["problem"] == PROBLEM
    assert (document["level"], document["solved_by_logic"]) == (1, True)
    assert {"score", "hardest", "technique_set"} <= document.keys()


def test_rate_takes_a_problem_itself() -> None:
    assert run("rate", PROBLEM) == run("rate", "-", stdin=f"{PROBLEM}\n")
    assert run("rate", PROBLEM).startswith(f"{PROBLEM} level ")
    assert f"score {rate(PROBLEM).score:,}," in run("rate", PROBLEM)
    with pytest.raises(BadInput, match="bad-problem-line"):
        run("rate", "." * 81)


def test_explain_lists_every_step() -> None:
    lines = run("explain", PROBLEM).splitlines()
    assert len(lines) == 51 + 2
    assert lines[0].startswith("1. Hidden single in a block (slide): ")
    assert lines[-2] == FULL


def test_explain_draws_every_step_or_one(tmp_path: Path) -> None:
    run("explain", PROBLEM, "--svg", str(tmp_path / "steps"))
    assert len(list((tmp_path / "steps").glob("*.svg"))) == 51
    one = tmp_path / "one.svg"
    (line,) = run("explain", PROBLEM, "--step", "3", "--svg", str(one)).splitlines()
    assert line.startswith("3. ")
    assert one.read_text() == (tmp_path / "steps" / "003.svg").read_text()
    dotted = tmp_path / "steps.v2"
    dotted.mkdir()
    run("explain", PROBLEM, "--step", "3", "--svg", str(dotted))
    assert (dotted / "003.svg").read_text() == one.read_text()
    run("explain", PROBLEM, "--svg", str(tmp_path / "ONE.SVG"))
    assert (tmp_path / "ONE.SVG").read_text() == (tmp_path / "steps" / "001.svg").read_text()


def test_practice_shows_a_position_and_judges(tmp_path: Path) -> None:
    find, grid, notes = run("practice", "pointing").splitlines()
    assert find.startswith("Find it yourself: locked candidates, pointing.")
    assert len(grid) == 81
    assert notes.startswith("g1=35 i1=35 ")
    assert run("practice", "pointing", "--answer", "g4-8 g5-8 g6-8").startswith("Right. ")
    assert run("practice", "pointing", "--answer", "a1-1", "--lang", "de") == "a1 ist schon ausgefüllt.\n"
    assert "Therefore the 8 can be removed from g4, g5 and g6." in run("practice", "pointing", "--show")
    drawing = tmp_path / "position.svg"
    run("practice", "pointing", "--svg", str(drawing))
    assert 'class="struck"' not in drawing.read_text()
    document = json.loads(run("practice", "x_wing", "--seed", "2", "--json"))
    assert (document["technique"], len(document["masks"])) == ("x_wing", 81)


def test_deduction_can_be_practised() -> None:
    """The booklet's last way is more than one technique: any of them."""
    find, grid, _ = run("practice", "deduction", "--seed", "2").splitlines()
    assert find.startswith("Find it yourself: ")
    assert len(grid) == 81


def test_daily_gives_one_problem_for_each_level() -> None:
    lines = run("daily", "--date", "2026-03-01").splitlines()
    assert [line[:7] for line in lines] == [f"Level {level}" for level in range(1, 6)]
    assert run("daily", "--date", "2026-03-01", "--level", "3") == lines[2] + "\n"
    assert len(run("daily").splitlines()) == 5


def test_the_booklet_is_listed_by_level_or_opened_at_a_number() -> None:
    lines = run("booklet").splitlines()
    assert [line for line in lines if line.startswith("Level")] == [
        "Level 1: slide, block crossing",
        "Level 2: crossing",
        "Level 3: crossing by elimination",
        "Level 4: exclusion",
        "Level 5: deduction",
    ]
    assert len(lines) == 55
    assert run("booklet", "17").splitlines() == ["Level 2: crossing", f"17 {page(17).problem}"]
    told = [json.loads(line) for line in run("booklet", "--json").splitlines()]
    assert [one["number"] for one in told] == list(range(1, 51))
    assert json.loads(run("booklet", "50", "--json")) == told[-1]


def test_the_library_is_searched_by_what_its_problems_are_like() -> None:
    asked = [
        "library",
        "--technique",
        "x-wing",
        "--hardest",
        "--symmetry",
        "half_turn",
        "--score",
        "1000-2000",
    ]
    problems = [json.loads(line) for line in run(*asked, "--clues", "24-26", "--json").splitlines()]
    assert problems
    for one in problems:
        assert one["hardest"] == "x_wing"
        assert "half-turn" in one["symmetries"]
        assert 1000 <= one["score"] <= 2000
        assert 24 <= one["clues"] <= 26
    assert {one["clues"] for one in problems} == {24, 25, 26}
    few = run(*asked, "--clues", "25", "--number", "2").splitlines()
    assert few == [one["problem"] for one in problems if one["clues"] == 25][:2]
    assert len(run("library", "--level", "5", "--technique", "sk-loop", "--hardest").splitlines()) >= 100


@pytest.mark.parametrize(
    ("words", "code"),
    [
        (["booklet", "51"], "unknown-page"),
        (["library", "--technique", "x_ray"], "unknown-technique"),
        (["library", "--clues", "few"], "bad-option"),
        (["library", "--score", "1000-"], "bad-option"),
        (["library", "--clues", "30-20"], "bad-option"),
        (["library", "--score", "9" * 5000], "bad-option"),
        (["library", "--symmetry", "round"], "unknown-symmetry"),
        (["library", "--level", "6"], "bad-level"),
        (["library", "--number", "0"], "bad-number"),
        (["practice", "x_ray"], "unknown-technique"),
        (["practice", "x_wing", "--answer", "c3"], "bad-answer"),
        (["practice", "x_wing", "--svg", "x.png"], "picture-ending: path=x.png"),
        (["daily", "--date", "2026-02-30"], "bad-date"),
        (["daily", "--date", "9999-01-01"], "daily-not-yet"),
        (["daily", "--level", "6"], "bad-level"),
        (["explain", PROBLEM, "--step", "52"], "no-such-step"),
        (["explain", PROBLEM, "--svg", "/no/such/folder/steps"], "file-unwritable"),
        (["explain", PROBLEM, "--svg", "steps.png"], "picture-ending: path=steps.png"),
        (["hint", PROBLEM, "--svg", "step.pdf"], "picture-ending: path=step.pdf"),
        (["hint", "53.."], "bad-grid-length"),
        (["hint", "abc"], "format-not-recognised"),
        (["hint", "." * 81], "problem-is-empty"),
        (["hint", "11" + "." * 79], "problem-without-solution"),
        (["hint", PROBLEM, "--stage", "4"], "bad-stage"),
        (["hint", PROBLEM, "--lang", "eo"], "unknown-language"),
        (["hint", PROBLEM, "--notes", "a1"], "bad-notes"),
        (["hint", PROBLEM, "--svg", "/no/such/folder/x.svg"], "file-unwritable"),
        (["explain", FULL], "problem-is-full"),
        (["explain", "." * 81], "problem-is-empty"),
        (["explain", "11" + "." * 79], "problem-without-solution"),
        (["rate", "/no/such/file"], "file-unreadable"),
        (["rate", "-"], "nothing-to-rate"),
    ],
)
def test_bad_input_is_refused_with_its_code(words: list[str], code: str) -> None:
    with pytest.raises(BadInput, match=code):
        run(*words)


def test_bad_lines_are_reported_by_number() -> None:
    with pytest.raises(BadInput) as caught:
        run("rate", "-", stdin=f"{PROBLEM}\n{'.' * 81}\n")
    assert caught.value.facts["line"] == 2


THIRD = PROBLEM[:27] + FULL[27:]
"""The same problem with three rows left: the search for every step looks at fewer cells."""


def test_all_steps_and_ways_without_a_technique() -> None:
    every = run("hint", PROBLEM, "--all")
    assert "Locked candidates, pointing (" in every
    assert "Hidden single in a block (slide) (" in every
    names = [line.rpartition(" (")[0] for line in every.splitlines()]
    assert len(set(names)) == len(names) > 5
    step = json.loads(run("hint", THIRD, "--all", "--json").splitlines()[0])
    assert step["technique"] == "full_house"
    way = run("explain", PROBLEM, "--without", "block_crossing,slide")
    assert "(slide)" not in way
    assert way.splitlines()[-2] == FULL
    assert run("explain", THIRD, "--shortest").splitlines()[-2] == FULL
    costs = run("explain", PROBLEM, "--costs").splitlines()
    assert any("points more" in line for line in costs)
    assert {"technique", "more"} <= json.loads(
        run("explain", PROBLEM, "--costs", "--json").splitlines()[0]
    ).keys()
