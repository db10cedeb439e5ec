"""Side-by-side measurements: each one command, ratios against named peers, interleaved in one run."""

import os
from pathlib import Path

DATA = Path(os.environ.get("BENCHMARK_DATA", Path(__file__).parent / "data"))
"""A folder of sets, *.txt, a problem a line; where it is missing, our own generator makes one."""
