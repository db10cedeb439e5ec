"""Leagues: common deals, rotated seats, intervals; interrupted, resumed, on a cluster that loses a worker."""

import os
import signal
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import suppress
from functools import partial
from pathlib import Path

import msgspec
import psutil  # type: ignore[import-untyped]
import pytest
from distributed import LocalCluster

from fullhouse.bots.league import engines
from fullhouse.bots.league.plan import FinishedUnit, Plan, Season, Unit, play_unit
from fullhouse.bots.league.standing import standing, svg
from fullhouse.core.errors import BadInput
from tests.waiting import TIMEOUT_SECONDS, wait_until

PLAN = Plan("animals", ("beginner", "club", "expert"), games=4, seed=11)


def here(plan: Plan, units: Sequence[Unit]) -> Iterator[FinishedUnit]:
    return (play_unit(plan, unit) for unit in units)


def test_every_pair_plays_every_deal_on_both_seats() -> None:
    units = PLAN.units()
    assert [unit.key for unit in units[:3]] == ["beginner+club/11", "beginner+club/12", "beginner+expert/11"]
    assert [order for order, _ in play_unit(PLAN, units[0]).games] == [
        ("beginner", "club"),
        ("club", "beginner"),
    ]


def test_an_interrupted_league_goes_on_and_counts_nothing_twice(tmp_path: Path) -> None:
    file = tmp_path / "league.jsonl"
    first = Season(PLAN, file)
    playing = first.play(here)
    done = [next(playing).key for _ in range(2)]
    playing.close()
    with file.open("ab") as lines:
        lines.write(b'{"key": "cut o')
    again = Season(PLAN, file)
    assert sorted(again.finished) == sorted(done)
    assert len(again.left) == 4

    def twice(plan: Plan, units: Sequence[Unit]) -> Iterator[FinishedUnit]:
        for finished in here(plan, units):
            yield finished
            yield finished

    assert len(list(again.play(twice))) == 4
    whole = Season(PLAN, file)
    assert not whole.left
    assert standing(PLAN, whole.finished.values()) == standing(PLAN, here(PLAN, PLAN.units()))


def test_the_standing_has_intervals_and_ratings_and_is_drawn() -> None:
    ranking = standing(PLAN, here(PLAN, PLAN.units()))
    assert sum(row.won.mean for row in ranking.rows) == pytest.approx(1.5)
    assert all(row.games == 8 for row in ranking.rows)
    assert (ranking.duels[0].one, ranking.duels[0].other) == ("beginner", "club")
    assert len({row.rating for row in ranking.rows}) == 3
    picture = svg(ranking)
    assert picture.startswith("<svg")
    assert "expert" in picture


def test_processes_give_the_same_games_as_this_one() -> None:
    units = PLAN.units()[:2]
    results = sorted(engines.local(PLAN, units, processes=1), key=lambda one: one.key)
    assert results == list(here(PLAN, units))


def play_or_die(fatal: Unit, killed: Path, plan: Plan, unit: Unit) -> FinishedUnit:
    """Kills its process when it has played the fatal unit for the first time."""
    finished = play_unit(plan, unit)
    if unit == fatal and not killed.exists():
        killed.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return finished


@pytest.mark.filterwarnings("ignore")
def test_a_cluster_that_loses_a_worker_loses_no_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """One of two workers is killed while it plays: its units are played again, each counted once."""
    plan = msgspec.structs.replace(PLAN, games=12)
    killed = tmp_path / "killed"
    monkeypatch.setattr(engines, "play_unit", partial(play_or_die, plan.units()[7], killed))
    with LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=":0") as cluster:
        season = Season(plan, tmp_path / "league.jsonl")
        played = list(season.play(lambda p, units: engines.dask(p, units, cluster.scheduler_address)))
    assert killed.exists()
    assert len(played) == len(plan.units())
    assert len({one.key for one in played}) == len(played)
    assert standing(plan, season.finished.values()) == standing(plan, here(plan, plan.units()))


@pytest.mark.parametrize(
    ("plan", "code"),
    [
        (Plan("animals", ("club",), 10), "league-needs-bots"),
        (Plan("animals", ("club", "club"), 10), "league-needs-bots"),
        (Plan("animals", ("club", "nobody"), 10), "unknown-bot"),
        (Plan("chess", ("club", "expert"), 10), "unknown-game"),
        (Plan("animals", ("club", "expert"), 0), "league-needs-games"),
        (Plan("animals", ("club", "expert"), 4, options={"referee": "x"}), "bad-option"),
    ],
)
def test_a_league_that_cannot_be_played_is_refused(plan: Plan, code: str, tmp_path: Path) -> None:
    with pytest.raises(BadInput, match=code):
        Season(plan, tmp_path / "league.jsonl")
    assert not list(tmp_path.iterdir())


def test_the_file_of_another_league_is_not_touched(tmp_path: Path) -> None:
    file = tmp_path / "league.jsonl"
    Season(PLAN, file)
    before = file.read_bytes()
    with pytest.raises(BadInput, match="league-differs"):
        Season(msgspec.structs.replace(PLAN, seed=12), file)
    assert file.read_bytes() == before


@pytest.mark.filterwarnings("ignore")
def test_an_address_without_a_cluster_is_refused() -> None:
    with pytest.raises(BadInput, match="no-cluster"):
        list(engines.dask(PLAN, PLAN.units(), "not an address"))


def test_processes_that_keep_dying_are_an_error_that_names_what_is_left(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(engines, "ATTEMPTS", 2)
    with pytest.raises(BadInput, match="workers-lost") as lost:
        list(engines.on_cores(_dies, [FinishedUnit("one", ())], 1))
    assert lost.value.facts["left"] == ["one"]


def _dies(_unit: FinishedUnit) -> FinishedUnit:
    os.kill(os.getpid(), signal.SIGKILL)
    raise AssertionError


def hear_interrupts() -> None:
    """As a terminal starts programs, whatever the process of the tests does with interrupts."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})


def test_ctrl_c_ends_it_without_orphans_and_tracebacks(tmp_path: Path) -> None:
    """As a terminal sends it: to the command and to all that it has started, while these play."""
    file = tmp_path / "league.jsonl"
    league = ["league", "animals", "--bots", "expert,master", "--games", "500", "--out", str(file)]
    command = [sys.executable, "-m", "fullhouse", *league]
    with subprocess.Popen(
        command,
        start_new_session=True,
        preexec_fn=hear_interrupts,  # noqa: PLW1509 - it only sets what is done with a signal
        stderr=subprocess.PIPE,
        text=True,
    ) as process:
        try:
            wait_until(
                lambda: process.poll() is not None or (file.exists() and file.read_bytes().count(b"\n") > 1)
            )
            started = psutil.Process(process.pid).children(recursive=True)
            assert len(started) > 1, "what plays, and what tracks its resources"
            os.killpg(process.pid, signal.SIGINT)
            _, said = process.communicate(timeout=TIMEOUT_SECONDS)
        finally:
            with suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGKILL)
    assert (process.returncode, said) == (130, "")
    assert psutil.wait_procs(started, timeout=TIMEOUT_SECONDS)[1] == []
