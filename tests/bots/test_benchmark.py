"""The benchmark of the bots: batches that add up, a run that goes on where it was, and the child."""

from pathlib import Path

import pytest

from benchmarks.bots import __main__ as benchmark
from benchmarks.bots import contests, tables
from benchmarks.bots.child import Child
from benchmarks.bots.lines import Batch, Line, figure, share
from benchmarks.bots.record import Record
from fullhouse.bots.bot import Situation
from fullhouse.core.chance import Chance
from fullhouse.core.ids import Seat
from fullhouse.games import game
from fullhouse.sudoku.board import NINE


@pytest.mark.parametrize("most", [1, 7, 90, 1_000, 20_000])
def test_batches_are_whole_deals_and_add_up_to_the_size(most: int) -> None:
    for line in [*contests.lines(1, b"net"), *tables.lines()]:
        sizes = line.sizes(most)
        assert all(size > 0 and size % line.seats == 0 for size in sizes)
        wanted = min(line.games, most)
        assert sum(sizes) == max(line.seats, wanted - wanted % line.seats)


def test_an_interval_comes_from_the_batches_and_is_never_empty() -> None:
    mixed = [Batch(2, 0.5, 1), Batch(2, 1, 5), Batch(2, 0.5, 3)]
    interval = share(mixed, 2)
    assert interval.mean == pytest.approx(2 / 3)
    assert interval.low < interval.mean < interval.high
    assert figure(mixed, lambda batch: batch.points).mean == 3
    won = share([Batch(40, 1, 1)] * 5, 2)
    assert won.mean == 1
    assert won.high == pytest.approx(1)
    assert won.low == pytest.approx(0.963, abs=0.001)


def test_an_interrupted_run_goes_on_and_plays_nothing_twice(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    played: list[tuple[int, int]] = []

    def play(seed: int, games: int) -> Batch:
        played.append((seed, games))
        return Batch(games, 0.5, 2)

    line = Line(name="a line", wanted="much", games=6, play=play)
    monkeypatch.setattr(contests, "lines", lambda *_: [line])
    monkeypatch.setattr(tables, "lines", list)
    keep = tmp_path / "kept.jsonl"
    record = Record(keep, 9)
    record.add("a line", 1, Batch(2, 1, 2))
    for _ in range(2):
        monkeypatch.setattr("sys.argv", ["bots", "--only", "line", "--keep", str(keep)])
        benchmark.main()
    assert played == [(9, 2), (9 + 2 * benchmark.APART, 2)]
    assert "| a line | 6 | 66.7 % (" in capsys.readouterr().out
    monkeypatch.setattr("sys.argv", ["bots", "--only", "line", "--keep", str(keep), "--seed", "10"])
    with pytest.raises(SystemExit, match="begun with seed 9"):
        benchmark.main()


def test_every_kind_of_line_can_be_played() -> None:
    for line in [*contests.lines(1, None), *tables.lines()]:
        if line.name in ("animals, 2 seats, greedy", "animals, beginner – child", "solitaire, beginner"):
            batch = line.play(3, line.seats)
            assert batch.games == line.seats
            assert 0 <= batch.won <= 1


def test_a_child_takes_the_nearest_cell_that_fits() -> None:
    """A 5 in hand, a golden 5 on a1: nothing in its block, row or column; b4 is the nearest to b3."""
    played = game("tiles")
    state, _ = played.setup({}, 2, {"golden": {"a1": 5}, "stack": [5, 1, 2, 3, 4, 6]})
    view = played.view(state, Seat(1))
    situation = Situation(game=played, view=view, seat=Seat(1), last=NINE.cell("b3"))
    move = Child().decide(situation, Chance(1)).move
    assert move is not None
    assert played.write_move(move) == "lay b4"
