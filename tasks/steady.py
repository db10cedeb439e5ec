"""Runs all tests again and again, idle and beside other work: `make steady`; adds each run to steady.tsv.

Three whole runs alone, one beside eight busy loops, and the groups without a browser five times beside these.
A line has the time, commit, what ran, minutes, load and result. The log stays when the clone is cleaned;
`make steady STEADY=~/steady.tsv` keeps it elsewhere, so that it outlives the clone.
"""

import os
import subprocess
import sys
import time
from datetime import datetime
from pathlib import Path

BUSY = 8
LOOP = "import os\nwhile os.getppid() == {}: sum(range(10_000))"
"""Ends with whoever started it."""
GROUPS = ["nodes-test", "server-test", "mind-test", "other-test", "rules-test", "web-test", "kernel-test"]
RUNS = [("all", 0)] * 3 + [("all", BUSY)] + [("without a browser", BUSY)] * 5


def run(log: Path, what: str, loops: int) -> bool:
    loop = [sys.executable, "-c", LOOP.format(os.getpid())]
    busy = [subprocess.Popen(loop) for _ in range(loops)]
    begin = time.monotonic()
    command = ["make", "test"] if what == "all" else [sys.executable, "tasks/everything.py", *GROUPS]
    try:
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
            assert process.stdout is not None
            last = ""
            for line in process.stdout:
                print(line, end="", flush=True)
                last = line.strip() or last
    finally:
        for one in busy:
            one.kill()
            one.wait()
    commit = subprocess.check_output(["git", "describe", "--always", "--dirty"], text=True).strip()
    result = "passed" if process.returncode == 0 else last
    beside = f"beside {loops} loops" if loops else "alone"
    minutes = f"{(time.monotonic() - begin) / 60:.1f} min"
    when, load = datetime.now().astimezone().isoformat(timespec="minutes"), f"load {os.getloadavg()[0]:.1f}"
    with log.open("a") as lines:
        lines.write("\t".join([when, commit, what, beside, minutes, load, result]) + "\n")
    return process.returncode == 0


def main(log: Path) -> int:
    log.parent.mkdir(parents=True, exist_ok=True)
    log.touch()
    begun = len(log.read_text().splitlines())
    results = [run(log, what, loops) for what, loops in RUNS]
    print(*log.read_text().splitlines()[begun:], sep="\n")
    return 0 if all(results) else 1


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1] if len(sys.argv) > 1 else "steady.tsv").expanduser()))
