"""The coach's search of the WebAssembly module, as `fullhouse.solver._coach` has it."""

from collections.abc import Sequence
from typing import Any, cast

from fullhouse.solver.wasm.door import ask


def techniques() -> list[str]:
    return list(ask("techniques"))


def next_step(
    text: str,
    notes: list[int],
    unique: bool,
    budget: int,
    deepest: int,
) -> tuple[str, tuple[Any, ...] | None]:
    answer = ask("next_step", *_position(text, notes), int(unique), budget, deepest)
    return cast("tuple[str, tuple[Any, ...] | None]", answer)


def solve_path(  # noqa: PLR0917
    text: str,
    notes: list[int],
    unique: bool,
    budget: int,
    deepest: int,
    without: Sequence[int] = (),
) -> tuple[str, tuple[tuple[Any, ...], ...]]:
    asked = int(unique), budget, deepest, len(without), *without
    answer = ask("solve_path", *_position(text, notes), *asked)
    return cast("tuple[str, tuple[tuple[Any, ...], ...]]", answer)


def tally(text: str, unique: bool, budget: int, deepest: int) -> tuple[str, list[tuple[int, int]], str]:
    stop, times, filled = ask("tally", *_position(text, []), int(unique), budget, deepest)
    return stop, list(times), filled


def all_steps(text: str, notes: list[int], technique: str, budget: int) -> list[tuple[Any, ...]]:
    return list(ask("all_steps", *_position(text, notes), technique, budget))


def refute(text: str, notes: list[int], cell: int, digit: int, budget: int) -> tuple[Any, ...] | None:
    answer = ask("refute", *_position(text, notes), cell, digit, budget)
    return cast("tuple[Any, ...] | None", answer)


def possible(text: str, notes: list[int]) -> list[int]:
    return list(ask("possible", *_position(text, notes)))


def _position(text: str, notes: list[int]) -> tuple[object, ...]:
    if len(text) != 81 or not text.isascii() or " " in text:
        raise ValueError("81 cells")
    return text, len(notes), *notes
