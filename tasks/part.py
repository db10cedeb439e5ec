"""Runs one part of the work and notes how it went: `part.py NAME COMMAND…`.

It needs nothing but Python: the first part installs everything else. `tasks/everything.py` shows its notes at
the end of `make test`.
"""

from __future__ import annotations

import contextlib
import json
import os
import re
import subprocess
import sys
import time
from pathlib import Path

from machine import FULL_MB, full_disk

NOTES = Path("build/parts.jsonl")
"""One line a part, in the order in which they end."""
AGAIN = "Why stands above: mend what is named there, and run the same command again."
COLOUR = re.compile(r"\x1b\[[0-9;]*m")
MOST_SIGNS = 1000
"""Of a line so much is looked at: packed scripts are one line of a megabyte."""
NOT_RUN = re.compile(r"^NOT RUN: (.+)$")
ERROR = re.compile(r"\S+:\d+(?::\d+)?: (?:fatal )?error: .+")
"""What compilers and checkers of types say first of a line that they do not take."""


def passed(line: str) -> int:
    """How many tests passed, where a line of pytest, vitest or ctest says so.

    >>> passed("1 failed, 12 passed, 2 skipped in 3.4s"), passed("      Tests  7 passed (7)")
    (12, 7)
    >>> passed("90% tests passed, 1 tests failed out of 10"), passed(" Test Files  3 passed (3)")
    (9, 0)
    """
    if of_ctest := re.search(r"tests passed, (\d+) tests failed out of (\d+)$", line):
        return int(of_ctest[2]) - int(of_ctest[1])
    told = re.match(r"(?:=+ )?(?:\d+ failed, )?(\d+) passed\b| +Tests +(?:\d+ failed \| )?(\d+) passed", line)
    return int(told[1] or told[2]) if told else 0


def run(command: list[str]) -> tuple[int, int, list[str], str]:
    """Its exit status, how many tests passed, what was not run and why, and a compiler's first error."""
    tests, not_run, error = 0, [], ""
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, errors="replace"
    ) as process:
        assert process.stdout is not None
        for line in process.stdout:
            print(line, end="", flush=True)
            told = COLOUR.sub("", line[:MOST_SIGNS]).rstrip()
            tests += passed(told)
            not_run += NOT_RUN.findall(told)
            if not error and (match := ERROR.search(told)):
                error = match[0]
    return process.returncode, tests, not_run, error


def main() -> int:
    name, *command = sys.argv[1:]
    begin = time.monotonic()
    status, tests, not_run, error = run(command)
    seconds, used = time.monotonic() - begin, os.times()
    cpu_seconds = used.children_user + used.children_system
    note = {"name": name, "status": status, "seconds": seconds, "cpu_seconds": cpu_seconds, "tests": tests}
    print(f"{'FAILED' if status else 'done'}: {name}, {seconds:.0f} s", flush=True)
    full = full_disk(needed_mb=FULL_MB) or full_disk(os.environ.get("TMPDIR", "/tmp"), FULL_MB)
    if status:
        print(full or (f"The first error is: {error}\n" if error else "") + AGAIN, flush=True)
    with contextlib.suppress(OSError):  # of a full disk, which is told above
        NOTES.parent.mkdir(exist_ok=True)
        with NOTES.open("a") as notes:
            notes.write(json.dumps({**note, "not_run": not_run}) + "\n")
    return status


if __name__ == "__main__":
    sys.exit(main())
