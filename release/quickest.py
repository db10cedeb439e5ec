"""Which Python the set-up takes: of those on the path, the quickest of the version that `python3` has.

A Python that was built without its optimisations, as many are that were not built by a distribution, takes up
to 1.6 times as long for the same work. Another one is taken only if it is clearly quicker and has everything
that the set-up needs.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

CLEARLY = 1.2
"""How many times as long the usual one has to take: clocks of busy machines are not exact."""
PROBE = """
import ensurepip, sqlite3, ssl, sys, sysconfig, time, venv
from pathlib import Path

def work():
    numbers = {}
    for number in range(40_000):
        numbers[number % 97] = len(str(number)) + sum((number, 1))

def seconds():
    begin = time.process_time()
    work()
    return time.process_time() - begin

if Path(sysconfig.get_path("include"), "Python.h").exists():
    print(sys.implementation.cache_tag, min(seconds() for _ in range(5)), sys.executable)
"""
"""Asked of each: its version, the seconds of some work, and its path; nothing where something lacks."""


def asked(python: str) -> tuple[str, float, str] | None:
    """What a Python answers, or nothing if it cannot be taken."""
    try:
        told = subprocess.run([python, "-c", PROBE], capture_output=True, text=True, timeout=60, check=True)
        version, seconds, path = told.stdout.strip().split(" ", 2)
        return version, float(seconds), path
    except (OSError, subprocess.SubprocessError, ValueError):
        return None


def quickest(usual: str, folders: list[str]) -> str:
    """The path of the one to take: `usual`, or a clearly quicker one of the same version."""
    own = asked(usual)
    if own is None:
        return usual
    paths = {os.path.realpath(path) for folder in folders if (path := Path(folder, "python3")).exists()}
    answers = [answer for path in sorted(paths - {os.path.realpath(own[2])}) if (answer := asked(path))]
    quicker = [one for one in answers if one[0] == own[0] and one[1] * CLEARLY < own[1]]
    return min(quicker, key=lambda one: one[1])[2] if quicker else usual


if __name__ == "__main__":
    print(quickest(sys.executable, os.environ.get("PATH", "").split(os.pathsep)))
