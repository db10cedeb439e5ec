"""Chooses the solver: the compiled kernel, or the Python reference if nothing was compiled.

`FULLHOUSE_KERNEL` overrides the choice: `reference`, or an instruction set of the kernel.
"""

import os
from collections.abc import Iterator

from fullhouse.core.errors import BadInput
from fullhouse.solver import reference

try:
    from fullhouse.solver import _kernel
except ImportError:  # not compiled for this machine
    _kernel = None  # type: ignore[assignment]

WANTED = os.environ.get("FULLHOUSE_KERNEL", "")
COMPILED = _kernel is not None and WANTED != "reference"
ISA = "" if WANTED == "reference" else WANTED

if COMPILED and ISA not in ("", *_kernel.isas()):
    raise BadInput("unknown-kernel", name=ISA, allowed=["reference", *_kernel.isas()])


def name() -> str:
    """The name of the solver in use."""
    return (ISA or _kernel.best_isa()) if COMPILED else "reference"


def solve(text: str) -> tuple[int, str | None]:
    """0, 1 or 2 for none, one or several solutions; the solution if it is the only one. -1: not a problem."""
    return _kernel.solve(text, ISA) if COMPILED else reference.solve(text)


def count(text: str, limit: int) -> int:
    return _kernel.count(text, limit, ISA) if COMPILED else reference.count(text, limit)


def solutions(text: str) -> Iterator[str]:
    return _kernel.solutions(text) if COMPILED else reference.solutions(text)
