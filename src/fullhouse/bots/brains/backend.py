"""Loads the players of the kernel. `FULLHOUSE_KERNEL` chooses which, as for the solver."""

from typing import TYPE_CHECKING

from fullhouse.solver import backend

__all__ = ["COMPILED", "ISA", "_play"]

if TYPE_CHECKING:
    from fullhouse.bots.brains import _play
else:
    _play = backend.loaded("fullhouse.bots.brains._play", "fullhouse.bots.brains.wasm_play")

COMPILED = backend.COMPILED and _play is not None
ISA = backend.ISA
