"""Loads the compiled players. `FULLHOUSE_KERNEL` chooses the instruction set, as for the solver."""

from fullhouse.solver import backend

__all__ = ["COMPILED", "ISA", "_play"]

try:
    from fullhouse.bots.brains import _play
except ImportError:  # not compiled for this machine
    _play = None  # type: ignore[assignment]

COMPILED = backend.COMPILED and _play is not None
ISA = backend.ISA
