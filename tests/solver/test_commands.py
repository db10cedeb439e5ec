"""`fullhouse solve` and `fullhouse generate`, as a person or a pipe uses them."""

import json
import os
import pty
import subprocess
import sys
from pathlib import Path
from typing import Any

import pyarrow
import pytest
from pyarrow import feather, parquet

from fullhouse.coach.rating import rate
from fullhouse.solver import canonical, is_unique, problems, solve_many
from tests.commands import fullhouse
from tests.solver.test_known import CONTRADICTION, EMPTY, PROBLEM, SOLUTION


def test_one_answer_per_line() -> None:
    answer = fullhouse("solve", typed=f"{PROBLEM}\n{CONTRADICTION}\n{EMPTY}\n{'.' * 36}")
    assert answer.stdout.splitlines() == [SOLUTION, "none", "several", "several"]
    assert answer.stderr == ""
    assert answer.returncode == 0


def test_a_file_and_counting(tmp_path: Path) -> None:
    path = tmp_path / "problems.txt"
    path.write_text(f"{PROBLEM}\n{CONTRADICTION}\r\n{EMPTY}\n")
    assert fullhouse("solve", str(path), "--count", "5").stdout.split() == ["1", "0", "5"]
    assert fullhouse("solve", "-", "--count", "5", typed=path.read_text()).stdout.split() == ["1", "0", "5"]


def test_a_problem_itself(tmp_path: Path) -> None:
    """Or a file of that name, if there is one."""
    assert fullhouse("solve", PROBLEM).stdout == f"{SOLUTION}\n"
    assert fullhouse("solve", "." * 36, "--count", "3").stdout == "3\n"
    assert "82" in fullhouse("solve", f"{PROBLEM}5").stderr
    (tmp_path / PROBLEM).write_text(f"{EMPTY}\n")
    assert fullhouse("solve", str(tmp_path / PROBLEM)).stdout == "several\n"


def test_input_is_streamed_in_chunks(tmp_path: Path) -> None:
    path = tmp_path / "many.txt"
    path.write_text(f"{PROBLEM}\n{EMPTY}\n" * 20_000)
    answer = fullhouse("solve", str(path), "--threads", "2")
    assert answer.stdout == f"{SOLUTION}\nseveral\n" * 20_000


@pytest.mark.parametrize(
    ("given", "said"),
    [
        (f"{PROBLEM}\n{PROBLEM[:-1]}x\n", "Line 2: “x” in i9 is neither a number from 1 to 9 nor a dot"),
        (f"{PROBLEM}\n" * 15_000 + "12\n", "Line 15,001: The grid has 2 characters instead of 81 or 36."),
        (f"{PROBLEM}\n" + "1" * 200_000, "Line 2: The grid has"),
        ("\0\n", "Line 1: A grid has 81 or 36 cells, this text 1."),
    ],
)
@pytest.mark.parametrize("more", [(), ("--count", "3")])
def test_bad_lines_are_reported_after_the_answers(given: str, said: str, more: tuple[str, ...]) -> None:
    answer = fullhouse("solve", *more, typed=given)
    assert answer.returncode == 2
    assert answer.stderr.startswith(said)
    assert len(answer.stderr.splitlines()) == 1
    assert answer.stdout.split() == [SOLUTION if not more else "1"] * given.count(PROBLEM)


@pytest.mark.parametrize("command", ["solve", "rate", "canonical", "convert --to text --from sdm"])
def test_comments_blank_lines_and_words_behind_a_problem_do_not_count(command: str) -> None:
    words = (*command.split(), "-")
    plain = fullhouse(*words, typed=f"{PROBLEM}\n{PROBLEM}\n").stdout
    spaced = f"\ufeff# two of them\n\n  {PROBLEM}  the first\r\n\n{PROBLEM}"
    assert fullhouse(*words, typed=spaced).stdout == plain
    table = f"\ufeff{PROBLEM},{SOLUTION}\n{PROBLEM};easy # by hand"
    assert fullhouse(*words, typed=table).stdout == plain
    assert len(plain.splitlines()) == 2
    assert "no puzzle" in fullhouse(*words, typed="# nothing\n\n").stderr


@pytest.mark.parametrize("command", [("solve",), ("solve", "--count", "2"), ("rate",), ("canonical",)])
def test_lines_at_fault_can_be_left_out(command: tuple[str, ...]) -> None:
    """Each is named, nothing else is lost, and the order stays."""
    many = list(problems(1200, seed=6))
    alone = fullhouse(*command, "-", typed="\n".join(many)).stdout
    bad = {3: "12", 700: "1" * 3_000_000, 1100: "#" + "." * 80, 1203: "?"}
    lines = list(many)
    for number, text in bad.items():
        lines.insert(number - 1, text)
    answer = fullhouse(*command, "-", "--skip-errors", typed="\n".join(lines))
    assert (answer.returncode, answer.stdout) == (0, alone)
    assert [line.split(":")[0] for line in answer.stderr.splitlines()[:-1]] == [
        "Line 3",
        "Line 700",
        "Line 1,203",
    ]
    assert "3 lines were left out" in answer.stderr


@pytest.mark.parametrize("suffix", ["", ".gz", ".zst"])
def test_files_may_be_compressed(tmp_path: Path, suffix: str) -> None:
    made, forms = tmp_path / f"made.txt{suffix}", tmp_path / f"forms.txt{suffix}"
    assert fullhouse("generate", "--number", "30", "--seed", "3", "--out", str(made)).stdout == ""
    expected = list(problems(30, seed=3, symmetry="half-turn"))
    fullhouse("canonical", str(made), "--out", str(forms))
    assert fullhouse("canonical", str(forms)).stdout.split() == list(map(canonical, expected))
    if suffix:
        whole = made.read_bytes()
        made.write_bytes(whole[:-9])
        answer = fullhouse("solve", str(made))
        assert answer.returncode == 2
        assert answer.stderr == f"{made} cannot be read: its compressed data is damaged.\n"


@pytest.mark.parametrize("suffix", [".parquet", ".arrow"])
def test_tables_in_and_out(tmp_path: Path, suffix: str) -> None:
    """Every command on many problems reads them, row by row, and writes what its JSON says."""
    made, out, back = (tmp_path / f"{name}{suffix}" for name in ("made", "out", "back"))
    fullhouse("generate", "--number", "30", "--seed", "3", "--out", str(made))
    given = list(problems(30, seed=3, symmetry="half-turn"))
    for command in ("solve", "solve --count 2", "rate", "canonical", "convert --to sdm"):
        words = command.split()
        done = fullhouse(*words, str(made), "--out", str(out))
        assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
        rows = columns_of(out)
        assert rows["problem"] == given
        told = [json.loads(line) for line in fullhouse(*words, str(made), "--json").stdout.splitlines()]
        for name, column in rows.items():
            assert column == [row.get(name) for row in told]
    fullhouse("solve", str(out), "--out", str(back))
    assert columns_of(back)["solution"] == solve_many(given)
    whole = made.read_bytes()
    made.write_bytes(whole[:-9])
    assert "cannot be read: its compressed data is damaged" in fullhouse("solve", str(made)).stderr


def columns_of(file: Path) -> dict[str, list[Any]]:
    read = parquet.read_table if file.suffix == ".parquet" else feather.read_table
    columns: dict[str, list[Any]] = read(file).to_pydict()
    return columns


def test_a_row_at_fault_and_a_table_without_texts(tmp_path: Path) -> None:
    file = tmp_path / "table.parquet"
    table = pyarrow.table({"id": [1, 2, 3, 4], "puzzle": [PROBLEM, None, "12", PROBLEM]})
    parquet.write_table(table, file)
    answer = fullhouse("solve", str(file))
    assert (answer.returncode, answer.stdout) == (2, f"{SOLUTION}\n")
    assert answer.stderr == "Line 3: The grid has 2 characters instead of 81 or 36.\n"
    skipped = fullhouse("solve", str(file), "--skip-errors")
    assert (skipped.returncode, skipped.stdout) == (0, f"{SOLUTION}\n" * 2)
    parquet.write_table(table.select(["id"]), file)
    assert fullhouse("solve", str(file)).stderr == ("This table has no column with texts. Its columns: id.\n")


@pytest.mark.parametrize(
    "arguments",
    [
        ("solve", "nowhere.txt"),
        ("solve", PROBLEM, "--out", "nowhere/answers.txt"),
        ("rate", "-", "--threads", "0"),
        ("solve", "."),
        ("solve", "-", "--count", "0"),
        ("solve", "-", "--threads", "0"),
        ("generate", "--level", "9"),
        ("generate", "--clues", "16"),
        ("generate", "--score", "0"),
        ("generate", "--clues", "20", "--level", "3"),
        ("generate", "--number", "-1"),
        ("generate", "--seed", "-1"),
        ("generate", "--symmetry", "x"),
        ("generate", "--size", "4"),
        ("generate", "--size", "6", "--level", "1"),
        ("generate", "--needs", "magic"),
        ("generate", "--needs", "x-wing", "--size", "6"),
        ("generate", "--needs", "x-wing", "--clues", "20"),
        ("generate", "--needs", "x-wing", "--level", "9"),
        ("generate", "--needs", "nested-net", "--symmetry", "half-turn"),
    ],
)
def test_bad_arguments(arguments: tuple[str, ...]) -> None:
    answer = fullhouse(*arguments)
    assert answer.returncode == 2
    assert answer.stdout == ""
    assert len(answer.stderr.splitlines()) == 1


def test_generates_few_clues_and_hard_ones() -> None:
    few = fullhouse("generate", "--clues", "20", "--number", "2", "--seed", "3").stdout.splitlines()
    assert [len(one) - one.count(".") <= 20 for one in few] == [True, True]
    (hard,) = fullhouse("generate", "--score", "2500", "--seed", "3").stdout.splitlines()
    assert rate(hard).score >= 2500


def test_generates_what_needs_a_technique() -> None:
    gaps = fullhouse("generate", "--needs", "full-house", "--number", "2", "--symmetry", "diagonal").stdout
    assert [set(rate(one).counts) for one in gaps.split()] == [{"full_house"}] * 2
    (net,) = fullhouse("generate", "--needs", "nested-net", "--seed", "3").stdout.split()
    assert rate(net).hardest == "nested_net"


def test_generates() -> None:
    answer = fullhouse("generate", "--number", "40", "--seed", "3")
    assert answer.stdout.split() == list(problems(40, seed=3, symmetry="half-turn"))
    answer = fullhouse("generate", "--size", "6", "--symmetry", "half-turn")
    assert answer.stdout.split() == list(problems(1, side=6, symmetry="half-turn"))


@pytest.mark.parametrize("level", [1, 3, 5])
def test_generated_level_matches_the_grade(level: int) -> None:
    made = fullhouse("generate", "--level", str(level), "--number", "2", "--seed", "4").stdout.split()
    assert [rate(problem).level for problem in made] == [level, level]


def test_progress_bar_only_on_terminals(tmp_path: Path) -> None:
    path = tmp_path / "many.txt"
    path.write_text(f"{PROBLEM}\n" * 30_000)
    ours, theirs = pty.openpty()
    command = [sys.executable, "-c", "from fullhouse.cli.main import main; main()", "solve", str(path)]
    with (tmp_path / "answers.txt").open("wb") as answers:
        subprocess.run(
            command, stdout=answers, stderr=theirs, check=True, env={**os.environ, "TERM": "xterm"}
        )
    os.close(theirs)
    assert "100 %" in os.read(ours, 1 << 16).decode()
    assert (tmp_path / "answers.txt").read_text() == f"{SOLUTION}\n" * 30_000


def test_every_command_about_puzzles_writes_json(tmp_path: Path) -> None:
    file = tmp_path / "problems.txt"
    file.write_text(f"# one\n\n{PROBLEM}\n")

    def read(*arguments: str) -> dict[str, Any]:
        done = fullhouse(*arguments, "--json")
        assert done.returncode == 0, done.stderr
        read: dict[str, Any] = json.loads(done.stdout)
        return read

    assert read("solve", str(file)) == {"problem": PROBLEM, "solution": SOLUTION}
    assert read("solve", str(file), "--count", "2") == {"problem": PROBLEM, "count": 1}
    assert read("canonical", PROBLEM) == {"problem": PROBLEM, "canonical": canonical(PROBLEM)}
    made = read("generate", "--seed", "3")
    assert (made["seed"], is_unique(made["problem"])) == (3, True)


def test_a_file_is_checked(tmp_path: Path) -> None:
    """The answers are the same; the status tells whether each puzzle has exactly one solution."""
    good, bad = tmp_path / "good.txt", tmp_path / "bad.txt"
    good.write_text("".join(f"{one}\n" for one in problems(20, seed=1)))
    bad.write_text(good.read_text() + "." * 81 + "\n")
    for options in ((), ("--json",), ("--count", "3")):
        for file, status in ((good, 0), (bad, 1)):
            plain, checked = (
                fullhouse("solve", str(file), *options),
                fullhouse("solve", str(file), *options, "--check"),
            )
            assert (checked.stdout, checked.stderr) == (plain.stdout, "")
            assert (plain.returncode, checked.returncode) == (0, status)
