"""Chooses the solver: the compiled kernel, the kernel as WebAssembly, or the Python reference.

`FULLHOUSE_KERNEL` overrides the choice: `reference`, `wasm`, or an instruction set of the kernel.
"""

import os
from collections.abc import Iterator
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


def solve(text: str) -> tuple[int, str | None]:
    """0, 1 or 2 for none, one or several solutions; the solution if it is the only one. -1: not a problem."""
    return _kernel.solve(text, ISA) if COMPILED else reference.solve(text)


def count(text: str, limit: int) -> int:
    return _kernel.count(text, limit, ISA) if COMPILED else reference.count(text, limit)


def solutions(text: str) -> Iterator[str]:
    return _kernel.solutions(text) if COMPILED else reference.solutions(text)
