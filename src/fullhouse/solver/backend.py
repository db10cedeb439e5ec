"""Chooses the solver: the compiled kernel, or the Python reference if nothing was compiled.

`FULLHOUSE_KERNEL` overrides the choice: `reference`, or an instruction set of the kernel.
"""

import os
from collections.abc import Callable, Iterator

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


def _slow_answer(text: object) -> str | int:
    try:
        solutions, solution = reference.solve(text)  # type: ignore[arg-type]  # told below
    except (TypeError, ValueError):
        return -1
    return solutions if solution is None else solution


def _answer_by_name(text: object) -> str | int:
    return _kernel.answer_by(text, ISA)


answer: Callable[[object], str | int] = (
    _slow_answer if not COMPILED else _answer_by_name if ISA else _kernel.answer
)
"""The solution of a text if it is the only one; else 0 (none) or 2 (several), -1 for what is no problem."""


def count(text: str, limit: int) -> int:
    return _kernel.count(text, limit, ISA) if COMPILED else reference.count(text, limit)


def solutions(text: str) -> Iterator[str]:
    return _kernel.solutions(text) if COMPILED else reference.solutions(text)
