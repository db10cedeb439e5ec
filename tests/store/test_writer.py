"""The thread that writes SQLite's file outlives the event loop that it tells."""

import asyncio
import sqlite3
import threading
from pathlib import Path

import pytest

from fullhouse.core.system_clock import SystemClock
from fullhouse.store.file.writer import Logs, Writer


class ClosingLoop(asyncio.SelectorEventLoop):
    """Another thread looks just before it closes, and calls it just after."""

    def is_closed(self) -> bool:
        return threading.current_thread() is threading.main_thread() and super().is_closed()


def test_a_loop_that_closes_while_something_is_written_is_no_fault(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    faults: list[object] = []
    monkeypatch.setattr(threading, "excepthook", faults.append)
    connection = sqlite3.connect(tmp_path / "tables", check_same_thread=False, isolation_level=None)
    connection.execute("CREATE TABLE done (what)")
    writing, closed = threading.Event(), threading.Event()

    def write(one: sqlite3.Connection) -> None:
        writing.set()
        closed.wait()
        one.execute("INSERT INTO done VALUES (1)")

    async def put() -> Writer:
        writer = Writer(connection, Logs(stages=False), SystemClock())
        writer.put(write)
        await asyncio.to_thread(writing.wait)
        return writer

    with asyncio.Runner(loop_factory=ClosingLoop) as runner:
        writer = runner.run(put())
    closed.set()
    assert asyncio.run(writer.close())
    assert connection.execute("SELECT count(*) FROM done").fetchone() == (1,)
    assert faults == []
    connection.close()
