"""Side-by-side measurements: each one command, ratios against named peers, interleaved in one run."""

import os
import platform
from contextlib import suppress
from datetime import date
from pathlib import Path

DATA = Path(os.environ.get("BENCHMARK_DATA", Path(__file__).parent / "data"))
"""A folder of sets, *.txt, a problem a line; where it is missing, our own generator makes one."""

PEERS = Path(os.environ.get("BENCHMARK_PEERS", Path(__file__).parent / "peers"))
"""A folder of peers as libraries, found by their names; beside/peers.py says how they are built."""


def machine() -> str:
    """The day and the machine, which stand before the figures; and how busy it was."""
    model = platform.processor() or platform.machine()
    with suppress(OSError):  # only Linux has it
        lines = Path("/proc/cpuinfo").read_text("utf-8").splitlines()
        model = next((line.partition(": ")[2] for line in lines if line.startswith("model name")), model)
    load = f"load {os.getloadavg()[0]:.1f}" if hasattr(os, "getloadavg") else "load unknown"
    return f"{date.today()}, {model}, {os.cpu_count()} cores, {load}, Python {platform.python_version()}"
