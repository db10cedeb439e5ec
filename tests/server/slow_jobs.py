"""A worker process with jobs that are slow, greedy or fatal: `python -m tests.server.slow_jobs`."""

import os
import time
from pathlib import Path

from fullhouse.server.jobs import JOBS, __main__


def where(_body: bytes) -> bytes:
    """The process that does it."""
    return str(os.getpid()).encode()


def hold(body: bytes) -> bytes:
    """Wait until a file exists; without a name, until the one that the environment names."""
    released = Path(os.fsdecode(body) if body.startswith(b"/") else os.environ["RELEASED"])
    while not released.exists():
        time.sleep(0.01)
    return body


def begin(body: bytes) -> bytes:
    """Say that it has begun, and go on for good."""
    Path(os.fsdecode(body)).touch()
    while True:
        time.sleep(0.01)


def burn(body: bytes) -> bytes:
    """Use this many seconds of CPU time."""
    until = time.process_time() + float(body)
    while time.process_time() < until:
        pass
    return body


def die(_body: bytes) -> bytes:
    os._exit(3)


def fail(_body: bytes) -> bytes:
    raise ZeroDivisionError


if __name__ == "__main__":
    if "LOADED" in os.environ:
        hold(os.fsencode(os.environ["LOADED"]))
    JOBS.update({job.__name__: job for job in (where, hold, begin, burn, die, fail)})
    record, import_table = JOBS["record"], JOBS["import_table"]
    JOBS["hint"] = hold
    JOBS["record"] = lambda body: (hold(b""), record(body))[1]
    JOBS["import_table"] = lambda body: (hold(b""), import_table(body))[1]
    __main__.main()
