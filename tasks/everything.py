"""All of `make test`: its parts side by side, then one table of what ran and what did not.

`everything.py PART…` makes the named parts, two more at a time than there are cores: some wait. A part that
fails ends no other.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time

from part import NOTES

CORES = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
MAKE = ["make", "--no-print-directory", "--keep-going", f"--jobs={CORES + 2}", "ALL=yes"]


def main() -> int:
    parts = sys.argv[1:]
    NOTES.unlink(missing_ok=True)
    begin = time.monotonic()
    has_sync = (
        "output-sync"
        in subprocess.run(["make", "--help"], capture_output=True, text=True, check=False).stdout
    )
    status = subprocess.run([*MAKE, *(["--output-sync"] if has_sync else []), *parts], check=False).returncode
    notes = [json.loads(line) for line in NOTES.read_text().splitlines()] if NOTES.exists() else []
    show(notes, time.monotonic() - begin)
    for line in sorted({line for note in notes for line in note["not_run"]}):
        print(f"NOT RUN: {line}")
    failed = [note["name"] for note in notes if note["status"]]
    unmade = [name for name in parts if name not in {note["name"] for note in notes}]
    if unmade:
        print("NOT RUN, because what they need failed: " + ", ".join(unmade))
    if failed:
        print("FAILED: " + ", ".join(failed))
    elif status or unmade:
        print("FAILED: make, outside of the parts; its message stands above")
    return 1 if failed or unmade or status else 0


def show(notes: list[dict[str, object]], seconds: float) -> None:
    """The parts in the order in which they ended; some ran side by side."""
    print(f"\n{'part':<25}{'seconds':>10}{'CPU minutes':>13}{'tests':>9}")
    for note in [*notes, total(notes, seconds)]:
        tests = f"{note['tests']:,}" if note["tests"] else ""
        minutes = float(str(note["cpu_seconds"])) / 60
        told = f"{note['name']:<25}{note['seconds']:>10.0f}{minutes:>13.1f}{tests:>9}"
        print(told + ("  FAILED" if note["status"] else ""))


def total(notes: list[dict[str, object]], seconds: float) -> dict[str, object]:
    def together(key: str) -> float:
        return sum(float(str(note[key])) for note in notes)

    cpu_seconds, tests = together("cpu_seconds"), int(together("tests"))
    return {"name": "together", "seconds": seconds, "cpu_seconds": cpu_seconds, "tests": tests, "status": 0}


if __name__ == "__main__":
    sys.exit(main())
