"""Runs one part of `make test` and notes how long it took: `tests/timed.py NAME COMMAND…`.

Without a name it shows all parts. It needs nothing but Python: the first part installs everything else.
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path

NOTES = Path("build/times.tsv")
"""One line a part: its name, seconds, seconds of CPU of all its programs."""


def main() -> int:
    name, *command = sys.argv[1:] or [""]
    if not name:
        show()
        return 0
    begin = time.monotonic()
    status = subprocess.run(command, check=False).returncode
    seconds, used = time.monotonic() - begin, os.times()
    NOTES.parent.mkdir(exist_ok=True)
    with NOTES.open("a") as notes:
        cpu_seconds = used.children_user + used.children_system
        notes.write(f"{name}\t{seconds:.1f}\t{cpu_seconds:.1f}\n")
    print(f"{'FAILED' if status else 'done'}: {name}, {seconds:.0f} s", flush=True)
    return status


def show() -> None:
    """The parts in the order in which they ended; some ran side by side."""
    print(f"{'part':<25}{'seconds':>10}{'of CPU':>10}")
    for line in NOTES.read_text().splitlines():
        name, seconds, cpu_seconds = line.split("\t")
        print(f"{name:<25}{seconds:>10}{cpu_seconds:>10}")


if __name__ == "__main__":
    sys.exit(main())
