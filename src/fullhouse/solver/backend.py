"""Chooses the solver: the compiled kernel, the kernel as WebAssembly, or the Python reference.

`FULLHOUSE_KERNEL` overrides the choice: `reference`, `wasm`, or an instruction set of the kernel.
"""

import os
from collections.abc import Callable, Iterator
from importlib import import_module
from typing import TYPE_CHECKING, Any

from fullhouse.core.errors import BadInput
from fullhouse.solver import reference
from fullhouse.solver.wasm import door

WANTED = os.environ.get("FULLHOUSE_KERNEL", "")


def loaded(compiled: str, wasm: str) -> Any:
    """A part of the kernel: the compiled module, or its twin in WebAssembly; None where there is neither."""
    if WANTED != door.NAME:
        try:
            return import_module(compiled)
        except ImportError:  # not compiled for this machine
            if not door.is_there():
                return None
    return import_module(wasm)


if TYPE_CHECKING:
    from fullhouse.solver import _kernel
else:
    _kernel = loaded("fullhouse.solver._kernel", "fullhouse.solver.wasm.kernel")

COMPILED = _kernel is not None and WANTED != "reference"
IS_WASM = COMPILED and (WANTED == door.NAME or door.is_there())
ISA = "" if WANTED in ("reference", door.NAME) else WANTED

if COMPILED and ISA not in ("", *_kernel.isas()):
    raise BadInput("unknown-kernel", name=ISA, allowed=["reference", *_kernel.isas()])


def name() -> str:
    """The name of the solver in use."""
    if IS_WASM:
        return door.NAME
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
