"""Latency and lost moves at a table during each attack: `python -m benchmarks.server.siege [--write]`.

Every attack gets a fresh server of its own with its default limits, on loopback. Attackers have addresses of
their own (127.0.1.2 …) and run with less priority: with few cores their own work is not what is measured.
"""

import argparse
import asyncio
import json
import multiprocessing
import os
import platform
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from datetime import date
from pathlib import Path
from time import sleep

import msgspec

from benchmarks.server.__main__ import cpu_seconds, memory
from benchmarks.server.siege.attacks import ATTACKS, attack
from benchmarks.server.siege.strangers import PROXIES
from benchmarks.server.siege.victim import Suffered, play
from fullhouse.match.entries import Played
from fullhouse.store.file.store import SqliteStore

QUICK = ("--seconds", "3", "--settle", "2", "--scale", "0.2")

RESULTS = Path(__file__).parents[2] / "results" / "siege.md"
WARM_UP_SECONDS = 5.0
"""Seconds for the workers of a new server to start."""
ENDING_SECONDS = 300.0
"""Seconds for an attack to end after its time."""
SHOWN = 4_000
"""Characters of the first traceback that are shown."""
MOVE_LIMIT, REST_LIMIT, MEMORY_LIMIT, LOG_LIMIT = 0.050, 0.100, 1.10, 120
"""Targets: latency above that without an attack, in seconds, memory growth after the attack, kB of log."""


class Row(msgspec.Struct, kw_only=True):
    """One attack and what the victim noticed of it."""

    attack: str
    quiet: Suffered
    """On the same server, just before."""
    suffered: Suffered
    lost: int
    errors: int
    """Tracebacks in the server's log."""
    log: float
    """The size of the server's log, in kB."""
    before: float
    during: float
    after: float
    """Memory of the server and its workers, in MB."""
    cpu: float
    sent: dict[str, int]

    @property
    def moves(self) -> float:
        return p99(self.suffered.moves) - p99(self.quiet.moves)

    @property
    def rest(self) -> float:
        return p99(self.suffered.rest) - p99(self.quiet.rest)


@contextmanager
def server(folder: Path) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """A server of our own with default limits, and its address."""
    code = "from fullhouse.cli.main import main; main()"
    command = [
        sys.executable,
        "-c",
        code,
        "serve",
        "--port",
        "0",
        "--database",
        str(folder / "tables.sqlite3"),
        "--trusted-proxy",
        PROXIES,
    ]
    env = {**os.environ, "FULLHOUSE_LANGUAGE": "en"}
    with (folder / "log").open("wb") as log:
        process = subprocess.Popen(command, env=env, text=True, stdout=subprocess.PIPE, stderr=log)
    try:
        assert process.stdout is not None
        ready = process.stdout.readline().strip()
        assert "http://127.0.0.1:" in ready, f"the server does not start: {ready}"
        yield process, ready.rpartition(" ")[2].rstrip("/")
    finally:
        process.terminate()
        try:
            process.wait(30)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
        assert process.stdout is not None
        process.stdout.close()


def all_memory(process: int) -> float:
    """The memory of a server and of its workers, in MB."""
    children = Path(f"/proc/{process}/task/{process}/children").read_text().split()
    total = 0
    for each in (process, *map(int, children)):
        try:
            total += memory(each)
        except (OSError, StopIteration):
            continue
    return total / 1024


def lost(database: Path, suffered: Suffered) -> int:
    """How many acknowledged moves are not in the log, in their place."""

    async def count() -> int:
        store = SqliteStore(database)
        number = await store.find_table(suffered.code)
        entries = [] if number is None else await store.read_log(number)
        await store.close()
        moves = {seq: entry.move for seq, entry in enumerate(entries, 1) if isinstance(entry, Played)}
        return sum(moves.get(seq) != move for seq, move in suffered.acknowledged)

    return asyncio.run(count())


def besiege(name: str, seconds: float, scale: float, settled: Callable[[], None]) -> Iterator[Row | None]:
    """One attack on a fresh server, beside the victim, who has played quietly before.

    Yields None when the attack has ended, then calls `settled`, which waits, and yields what was measured.
    """
    with tempfile.TemporaryDirectory() as name_of_folder:
        folder = Path(name_of_folder)
        with server(folder) as (process, address):
            sleep(min(seconds, WARM_UP_SECONDS))
            quiet = asyncio.run(play(address, seconds))
            before, cpu = all_memory(process.pid), cpu_seconds(process.pid)
            with attacking(name, address, seconds, scale) as sent:
                suffered = asyncio.run(play(address, seconds))
                during, cpu = all_memory(process.pid), cpu_seconds(process.pid) - cpu
            yield None
            settled()
            assert process.poll() is None, f"the server ended during {name}"
            after = all_memory(process.pid)
        errors = (folder / "log").read_text(errors="replace")
        if "Traceback" in errors:
            sys.stderr.write(errors[errors.index("Traceback") :][:SHOWN])
        database = folder / "tables.sqlite3"
        yield Row(
            attack=name,
            quiet=quiet,
            suffered=suffered,
            lost=lost(database, quiet) + lost(database, suffered),
            errors=errors.count("Traceback"),
            log=len(errors.encode()) / 1000,
            before=before,
            during=during,
            after=after,
            cpu=cpu,
            sent=sent,
        )


def besiege_all(names: Iterable[str], seconds: float, settle: float, scale: float) -> list[Row]:
    """The attacks one after the other. Each server is kept for a while after its attack, beside the next."""
    with ThreadPoolExecutor() as pool:
        rows = []
        for name in names:
            sys.stderr.write(f"{name} …\n")
            siege = besiege(name, seconds, scale, lambda: sleep(settle))
            next(siege)
            rows.append(pool.submit(next, siege))
        return [row for future in rows if (row := future.result()) is not None]


@contextmanager
def attacking(name: str, address: str, seconds: float, scale: float) -> Iterator[dict[str, int]]:
    """The attack, in a process of its own. What it sent is known when it has ended."""
    spawn = multiprocessing.get_context("spawn")
    answer: multiprocessing.Queue[str] = spawn.Queue()
    port = int(address.rpartition(":")[2])
    attacker = spawn.Process(target=attack, args=(name, port, seconds, scale, answer), daemon=True)
    attacker.start()
    sent: dict[str, int] = {}
    try:
        yield sent
        attacker.join(ENDING_SECONDS)
        sent |= json.loads(answer.get()) if attacker.exitcode == 0 else {"failed": 1}
    finally:
        attacker.kill()
        attacker.join()
        attacker.close()
        answer.close()


def p99(values: list[float]) -> float:
    return sorted(values)[min(len(values) - 1, len(values) * 99 // 100)] if values else float("inf")


def report(rows: list[Row], seconds: float, settle: float) -> str:
    lines = [
        "# The server under siege",
        "",
        f"{date.today()}, {platform.machine()}, {os.cpu_count()} cores for server, victim and attackers,"
        f" load {os.getloadavg()[0]:.1f} at the end, Python {platform.python_version()}."
        f" {seconds:g} s quiet and {seconds:g} s of each attack, memory again {settle:g} s after it."
        " The victim plays a move and asks three REST questions a second; each second a guest with the right"
        " code comes from a network of its own. The log is the server's, of the whole run.",
        "",
        "| attack | move p99 ms | above quiet | REST p99 ms | above quiet | failures | right codes refused"
        " | errors logged | log kB | lost | memory before / during / after MB | server CPU s | sent |",
        "|---|---|---|---|---|---|---|---|---|---|---|---|---|",
    ]
    for row in rows:
        suffered = row.suffered
        sent = ", ".join(f"{key}: {count}" for key, count in sorted(row.sent.items())) or "–"
        acknowledged = len(row.quiet.acknowledged) + len(suffered.acknowledged)
        lines.append(
            f"| {row.attack} | {_ms(p99(suffered.moves))} | {_ms(row.moves)}"
            f" | {_ms(p99(suffered.rest))} | {_ms(row.rest)}"
            f" | {len(suffered.failures)} | {len(suffered.refusals)} of {suffered.guests}"
            f" | {row.errors} | {row.log:.0f} | {row.lost} of {acknowledged}"
            f" | {row.before:.0f} / {row.during:.0f} / {row.after:.0f} | {row.cpu:.1f} | {sent} |"
        )
    lines += [
        "",
        f"Wanted: moves ≤ {_ms(MOVE_LIMIT)} ms and REST ≤ {_ms(REST_LIMIT)} ms above quiet, nothing lost,",
    ]
    lines += [f"memory after at most {MEMORY_LIMIT:.2f} times that before.", "", *_missed(rows)]
    return "\n".join(lines).rstrip() + "\n"


def _missed(rows: list[Row]) -> list[str]:
    """The targets that were missed, a line each."""
    reasons = []
    for row in rows:
        checks = {
            f"moves (+{_ms(row.moves)} ms)": row.moves > MOVE_LIMIT,
            f"REST (+{_ms(row.rest)} ms)": row.rest > REST_LIMIT,
            "lost moves": row.lost > 0,
            "the attack itself failed": "failed" in row.sent,
            f"failures ({', '.join(sorted(set(row.suffered.failures))[:3])})": bool(row.suffered.failures),
            f"right codes refused ({', '.join(sorted(set(row.suffered.refusals)))})": bool(
                row.suffered.refusals
            ),
            "errors logged": row.errors > 0,
            f"log ({row.log:.0f} kB)": row.log > LOG_LIMIT,
            "memory": row.after > MEMORY_LIMIT * row.before,
        }
        if any(checks.values()):
            reasons.append(
                f"- {row.attack}: not met: {', '.join(what for what, bad in checks.items() if bad)}"
            )
    return reasons or ["All met."]


def _ms(seconds: float) -> str:
    return f"{1000 * seconds:.0f}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=30, help="of each attack")
    parser.add_argument("--settle", type=float, default=60, help="seconds until memory is read again")
    parser.add_argument("--scale", type=float, default=1, help="less than 1: fewer attackers")
    parser.add_argument("--only", choices=ATTACKS, action="append", help="only this attack")
    parser.add_argument("--write", action="store_true", help="keep the table in benchmarks/results")
    asked = parser.parse_args()
    rows = besiege_all(asked.only or ATTACKS, min(asked.seconds, 120), asked.settle, min(asked.scale, 1))
    text = report(rows, asked.seconds, asked.settle)
    sys.stdout.write(text)
    if asked.write:
        RESULTS.write_text(text)
    if any(row.lost for row in rows):
        sys.exit(1)


if __name__ == "__main__":
    main()
