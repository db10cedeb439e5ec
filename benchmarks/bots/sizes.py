"""How large the weights are, and the wheel."""

from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

WEIGHTS, WHEEL = 4.0, 12.0
"""Megabytes that are wanted at most."""


def rows() -> Iterator[tuple[str, str, str]]:
    """What, its size in MB, and the size wanted."""
    nets = [file for file in (files("fullhouse.bots") / "weights").iterdir() if file.name.endswith(".net")]
    weights = sum(len(file.read_bytes()) for file in nets)
    yield f"{len(nets)} nets", f"{weights / 1e6:.2f}", f"≤ {WEIGHTS:g}"
    wheels = sorted(Path("dist").glob("*.whl"))
    size = f"{wheels[-1].stat().st_size / 1e6:.2f}" if wheels else "not built (`make wheel`)"
    yield "the wheel", size, f"≤ {WHEEL:g}"
