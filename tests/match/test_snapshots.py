"""A table loaded by a snapshot is the one that its log tells of; whatever else a snapshot says is ignored."""

from hashlib import sha256
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fullhouse.core.game import State
from fullhouse.core.ids import Seat, Seconds
from fullhouse.match.entries import (
    AnyEntry,
    Chair,
    Consulted,
    Opened,
    Paused,
    Played,
    Rematch,
    Renamed,
    Resumed,
    Started,
    Voted,
    Woke,
    read_entry,
    write_entry,
)
from fullhouse.match.history import snapshots
from fullhouse.match.history.snapshots import agrees, resumed, write_snapshot
from fullhouse.match.ids import Player
from fullhouse.match.info import Settings
from fullhouse.match.series import Series
from fullhouse.match.table import MOST_SENT, Table
from tests.examples import examples
from tests.walks import Table as Walk
from tests.walks import tables, walk


def log_of(game: Walk) -> list[AnyEntry]:
    """A random game with pauses, votes, new names and a server that was away."""
    random, now = Random(game.seed), 1_000.0
    seats = tuple(Seat(seat) for seat in range(1, game.seats + 1))
    chairs = tuple(Chair(name=f"P{seat}", player=Player(seat), driver="person") for seat in seats)
    opened = Opened(
        at=Seconds(now),
        code="bako-timu",
        game=game.id,
        rules=game.game.version,
        options=game.options,
        settings=Settings(stretch=1.5),
        chairs=chairs,
    )
    log: list[AnyEntry] = [opened, Started(at=Seconds(now), seats=seats, setup=game.setup()[1])]
    for step in walk(game):
        now += random.random() * 20
        at = Seconds(now)
        aside: list[list[AnyEntry]] = [
            [Paused(at=at, seat=Seat(1)), Resumed(at=Seconds(now + 2))],
            [Voted(at=at, topic="abandon", seats=(Seat(1),), agree=random.random() < 0.7)],
            [Renamed(at=at, seat=Seat(1), id="1:a", name="Ana")],
            [Consulted(at=at, question="hint")],
            [Woke(at=at, down=Seconds(now - 1))],
        ]
        if random.random() < 0.15:
            log += random.choice(aside)
        text = game.game.write_move(step.move)
        log.append(Played(at=at, seat=step.seat, id=f"{step.seat}:{len(log)}", move=text))
    return [read_entry(write_entry(entry)) for entry in log]


def known(table: Table) -> dict[str, Any]:
    assert table.clocks is not None
    return {**vars(table), "clocks": table.clocks.snapshot(), "tail": list(table.tail)}


@examples(12)
@given(tables(), st.integers(0, 10**6))
def test_a_snapshot_and_what_came_after_are_the_same_as_the_whole_log(game: Walk, choice: int) -> None:
    log = log_of(game)
    most = len(log) - MOST_SENT
    if most < 2:
        return
    seq = 2 + choice % (most - 1)
    snapshot = write_snapshot(Table.replayed(log[:seq]))
    assert snapshot is not None
    assert agrees(snapshot, log)
    loaded = resumed(snapshot, log[seq:])
    assert loaded is not None
    assert known(loaded) == known(Table.replayed(log))


def test_a_snapshot_of_an_earlier_game_leads_to_the_rematch() -> None:
    game = Walk("classic", 2, {"time_limit": 30}, 5)
    first = log_of(game)
    rematch = Rematch(
        at=Seconds(9_000), setup=game.setup()[1], series=Series(games=1, won=(1, 0), points=(0, 0))
    )
    log = [*first, rematch, *(entry for entry in first[2:60] if isinstance(entry, Played))]
    snapshot = write_snapshot(Table.replayed(first[:40]))
    assert snapshot is not None
    loaded = resumed(snapshot, log[40:])
    assert loaded is not None
    assert loaded.round == 2
    assert known(loaded) == known(Table.replayed(log))


def long_game() -> tuple[list[AnyEntry], bytes]:
    log = log_of(Walk("classic", 2, {}, 5))
    snapshot = write_snapshot(Table.replayed(log[:40]))
    assert snapshot is not None
    return log[:100], snapshot


def test_a_damaged_snapshot_is_ignored() -> None:
    log, snapshot = long_game()
    assert resumed(snapshot, log[40:]) is not None
    for place in range(0, len(snapshot), 7):
        damaged = bytearray(snapshot)
        damaged[place] ^= 1
        assert resumed(bytes(damaged), log[40:]) is None
    assert resumed(snapshot[:-1], log[40:]) is None
    assert resumed(b"", log[40:]) is None
    empty = b"{}"
    assert resumed(sha256(empty).digest()[: snapshots.DIGEST_BYTES] + empty, log[40:]) is None


def test_a_snapshot_of_another_version_is_ignored(monkeypatch: pytest.MonkeyPatch) -> None:
    log, snapshot = long_game()
    for module_or_class, name, other in (
        (snapshots, "FORMAT", 0),
        (snapshots, "__version__", "0.0.1"),
        (type(Table.replayed(log).game), "version", 99),
    ):
        with monkeypatch.context() as patch:
            patch.setattr(module_or_class, name, other)
            assert resumed(snapshot, log[40:]) is None
            assert agrees(snapshot, log) is None


def test_a_snapshot_with_few_entries_after_it_is_not_used() -> None:
    """A client that comes back would not be told what it missed."""
    log, snapshot = long_game()
    assert resumed(snapshot, log[40 : 40 + MOST_SENT - 1]) is None
    assert resumed(snapshot, log[40 : 40 + MOST_SENT]) is not None


def test_a_snapshot_that_differs_from_its_log_is_found() -> None:
    log, snapshot = long_game()
    assert agrees(snapshot, log) is True
    assert agrees(snapshot, log[:39]) is False
    table = Table.replayed(log[:40])
    table.consulted += 1
    untrue = write_snapshot(table)
    assert untrue is not None
    assert agrees(untrue, log) is False


class OddState(State, frozen=True, kw_only=True):
    """A position of a game by somebody else."""

    thing: object


@pytest.mark.parametrize("thing", [1j, (1, 2)])
def test_a_position_that_is_not_read_back_as_it_was_makes_no_snapshot(thing: object) -> None:
    log, _ = long_game()
    table = Table.replayed(log)
    table.state = OddState(seats=2, thing=thing)
    assert write_snapshot(table) is None
