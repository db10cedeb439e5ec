"""Blocks on a cluster of processes: the same bytes, also when a worker is killed; and going on later."""

import os
import signal
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from fullhouse.cli.batch.pieces import Answerer, Piece
from fullhouse.cli.batch.resume import Making, Mark, mark_path, set_mark
from fullhouse.cli.problems import solve_piece
from fullhouse.core.errors import BadInput
from fullhouse.problems.custom import USUAL, levels_of
from fullhouse.solver import generate, map_blocks, problems, solve_array, solve_many
from tests.commands import fullhouse

distributed = pytest.importorskip("distributed")


@pytest.fixture(scope="module")
def cluster() -> Iterator[Any]:
    with distributed.LocalCluster(
        n_workers=2, threads_per_worker=1, processes=True, dashboard_address=":0"
    ) as started:
        yield started


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("blocks") / "problems.txt"
    path.write_text("".join(f"{problem}\n" for problem in problems(500, seed=4)) * 40 + "# the end\n\n")
    return path


def answer_or_die(fatal: Piece, killed: Path, piece: Piece) -> bytes:
    """Kills its process when it gets the fatal piece for the first time."""
    if piece == fatal and not killed.exists():
        killed.write_text(str(os.getpid()))
        os.kill(os.getpid(), signal.SIGKILL)
    return Answerer(solve_many)(piece).text


def test_a_killed_worker_s_blocks_are_done_again(cluster: Any, tmp_path: Path) -> None:
    given = [Piece(False, f"{problem}\n".encode()) for problem in problems(12, seed=5)]
    killed = tmp_path / "killed"
    work = partial(answer_or_die, given[5], killed)
    answers = b"".join(map_blocks(work, given, scheduler=cluster.scheduler_address))
    assert int(killed.read_text()) != os.getpid()
    assert answers == b"".join(solve_piece(one.text, threads=1) or b"" for one in given)


@pytest.mark.parametrize(
    "words",
    [
        ("solve",),
        ("solve", "--count", "3"),
        ("rate", "--json"),
        ("canonical",),
        ("convert", "--to", "hodoku"),
    ],
)
def test_the_same_bytes_on_a_cluster(cluster: Any, file: Path, words: tuple[str, ...]) -> None:
    name, *more = words
    few = file.with_name("few.txt")
    few.write_text("".join(f"{problem}\n" for problem in problems(60, seed=6)))
    given = few if name == "rate" else file
    spread = fullhouse(name, str(given), *more, "--engine", "dask", "--scheduler", cluster.scheduler_address)
    assert spread.returncode == 0, spread.stderr
    assert spread.stdout == fullhouse(name, str(given), *more).stdout


@pytest.mark.parametrize("words", [("--number", "5000"), ("--number", "9", "--level", "4")])
def test_the_same_puzzles_are_made_on_a_cluster(cluster: Any, words: tuple[str, ...]) -> None:
    made = fullhouse("generate", *words, "--seed", "5").stdout
    address = cluster.scheduler_address
    spread = fullhouse("generate", *words, "--seed", "5", "--engine", "dask", "--scheduler", address)
    assert (spread.returncode, spread.stdout) == (0, made), spread.stderr
    assert fullhouse("generate", "--clues", "20", "--engine", "dask").returncode == 2


def test_a_bad_line_is_named_on_a_cluster_too(cluster: Any, tmp_path: Path) -> None:
    path = tmp_path / "bad.txt"
    path.write_text(f"{'.' * 81}\n12\n{'.' * 81}\n")
    address = cluster.scheduler_address
    answer = fullhouse("solve", str(path), "--engine", "dask", "--scheduler", address)
    assert (answer.returncode, answer.stdout) == (2, "several\n")
    assert answer.stderr.startswith("Line 2: ")
    skipped = fullhouse("solve", str(path), "--skip-errors", "--engine", "dask", "--scheduler", address)
    assert (skipped.returncode, skipped.stdout) == (0, "several\nseveral\n")


def test_a_scheduler_needs_the_engine(file: Path) -> None:
    answer = fullhouse("solve", str(file), "--scheduler", "tcp://127.0.0.1:1")
    assert answer.returncode == 2
    assert "--engine dask" in answer.stderr


def test_no_cluster_there() -> None:
    with pytest.raises(BadInput, match="no-cluster"):
        next(map_blocks(len, ["a"], scheduler="nonsense://x"))


def test_going_on_where_it_was_stopped(file: Path, tmp_path: Path) -> None:
    """As if the process had been killed after a piece, with half of the next one already written."""
    whole, out = fullhouse("solve", str(file)).stdout.encode(), tmp_path / "answers.txt"
    given = file.read_bytes()
    lines = 12_000
    out.write_bytes(whole[: 82 * lines] + b"123")
    set_mark(out, Mark(len(given), 82 * lines, 82 * lines, lines, lines))
    answer = fullhouse("solve", str(file), "--resume", "--out", str(out))
    assert answer.returncode == 0, answer.stderr
    assert out.read_bytes() == whole
    assert not mark_path(out).exists()
    assert fullhouse("solve", str(file), "--resume", "--out", str(out)).returncode == 0
    assert out.read_bytes() == whole


@pytest.mark.parametrize(("level", "tries"), [(None, 1000), (2, 64)])
def test_going_on_making_problems(tmp_path: Path, level: int | None, tries: int) -> None:
    """As if the process had been killed after some tries, with half of the next problem already written."""
    words = ["generate", "--number", "1500" if level is None else "60", "--seed", "9"]
    words += [] if level is None else ["--level", str(level)]
    whole, out = fullhouse(*words).stdout.encode(), tmp_path / "made.txt"
    made = len(list(generate(level=level, rate_many=levels_of, seed=9, tries=tries, symmetry=USUAL)))
    assert 0 < made < whole.count(b"\n")
    out.write_bytes(whole[: 82 * made] + b"123")
    asked = f"{words[2]} 9 {level} {USUAL} 9 False"
    set_mark(out, Making(asked, tries, made, 82 * made))
    answer = fullhouse(*words, "--resume", "--out", str(out))
    assert answer.returncode == 0, answer.stderr
    assert out.read_bytes() == whole
    assert not mark_path(out).exists()
    set_mark(out, Making("something else", tries, made, 82 * made))
    for more in ((), ("--clues", "20")):
        assert fullhouse(*words, "--resume", "--out", str(out), *more).returncode == 2
    assert fullhouse(*words, "--resume").returncode == 2
    assert out.read_bytes() == whole


def test_what_cannot_be_resumed(file: Path, tmp_path: Path) -> None:
    out = tmp_path / "answers.txt"
    assert fullhouse("solve", str(file), "--resume").returncode == 2
    assert fullhouse("solve", str(file), "--resume", "--out", f"{out}.gz").returncode == 2
    for mark in (b"{", b'{"size": 1}', b'{"size": %d, "written": 5}' % file.stat().st_size):
        mark_path(out).write_bytes(mark)
        assert fullhouse("solve", str(file), "--resume", "--out", str(out)).returncode == 2
        assert not out.exists()


def test_arrays_without_copies() -> None:
    texts = list(problems(300, seed=7))
    given = np.array([[int(symbol) for symbol in text.replace(".", "0")] for text in texts], dtype=np.uint8)
    before = given.copy()
    solved = solve_array(given, threads=2)
    assert solved.dtype == np.uint8
    assert ["".join(map(str, row)) for row in solved] == solve_many(texts)
    assert (given == before).all()
    assert (np.concatenate(list(map_blocks(solve_array, np.array_split(given, 7), on=map))) == solved).all()
    with pytest.raises(BadInput, match="bad-array"):
        solve_array(given.T)
    with pytest.raises(BadInput, match="bad-array"):
        solve_array(given.astype(np.int32))
    given[4, 3] = 12
    with pytest.raises(BadInput, match="problem=5"):
        solve_array(given)
