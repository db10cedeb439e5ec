"""Chooses the kernel: the compiled one, or in a browser the one in WebAssembly. There is no other.

`FULLHOUSE_KERNEL` overrides the choice: `wasm`, or an instruction set of the compiled kernel.
"""

import os
from collections.abc import Callable, Iterator
from importlib import import_module
from typing import TYPE_CHECKING, Any

from fullhouse.core.errors import BadInput
from fullhouse.solver.wasm import bridge

__all__ = [
    "ISA",
    "IS_WASM",
    "WANTED",
    "_kernel",
    "answer",
    "count",
    "count_within",
    "loaded",
    "name",
    "solutions",
]

WANTED = os.environ.get("FULLHOUSE_KERNEL", "")
IS_WASM = WANTED == bridge.NAME or bridge.is_there()
ISA = "" if IS_WASM else WANTED
INSTALL = "pip install --force-reinstall fullhouse"
"""Brings a kernel: from a wheel, or where there is none for this machine by its C++ compiler."""


def loaded(compiled: str, wasm: str) -> Any:
    """A part of the kernel: the compiled module, or its twin in WebAssembly."""
    if IS_WASM:
        return import_module(wasm)
    try:
        return import_module(compiled)
    except ImportError as error:  # not built for this Python and this machine
        raise BadInput("kernel-missing", module=compiled, install=INSTALL, detail=str(error)) from None


if TYPE_CHECKING:
    from fullhouse.solver import _kernel
else:
    _kernel = loaded("fullhouse.solver._kernel", "fullhouse.solver.wasm.kernel")

if ISA not in ("", *_kernel.isas()):
    raise BadInput("unknown-kernel", name=ISA, allowed=[bridge.NAME, *_kernel.isas()])


def name() -> str:
    """The name of the kernel in use."""
    return bridge.NAME if IS_WASM else ISA or _kernel.best_isa()


def _answer_by_name(text: object) -> str | int:
    return _kernel.answer_by(text, ISA)


answer: Callable[[object], str | int] = _answer_by_name if ISA else _kernel.answer
"""The solution of a text if it is the only one; else 0 (none) or 2 (several), -1 for what is no problem."""


def count(text: str, limit: int) -> int:
    return _kernel.count(text, limit, ISA)


def solutions(text: str) -> Iterator[str]:
    return _kernel.solutions(text)


def count_within(candidates: list[int], limit: int) -> int:
    """How many solutions bit masks of candidates leave, a mask a cell; stops counting at the limit.

    >>> count_within([0b1111111110] * 81, 5)
    5
    """
    return _kernel.count_within(candidates, limit)
