"""Loads the players of the kernel. `FULLHOUSE_KERNEL` chooses which, as for the solver."""

from typing import TYPE_CHECKING

from fullhouse.solver import backend
from fullhouse.solver.backend import ISA

__all__ = ["ISA", "_play"]

if TYPE_CHECKING:
    from fullhouse.bots.brains import _play
else:
    _play = backend.loaded("fullhouse.bots.brains._play", "fullhouse.bots.brains.wasm_play")
