"""The coach's search of the WebAssembly module, as `fullhouse.solver._coach` has it."""

from array import array
from collections.abc import Callable, Iterator, Sequence
from typing import Any, cast

import msgspec

from fullhouse.solver.wasm.bridge import ask

CELLS, SOME = 81, 8
STOPS = ("step", "solved", "stuck", "broken", "budget")
Progress = Callable[[int], object]
Scale = tuple[list[int], list[int], int, int]
"""The weights and levels of all techniques; how often the hardest counts, and each cell."""
Columns = tuple[Any, Any, Any, Any, Any]


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


def grade_lines(  # noqa: PLR0917
    problems: bytes,
    stride: int,
    unique: bool,
    budget: int,
    scale: Scale,
    threads: int,  # noqa: ARG001
    progress: Progress | None = None,
) -> Columns | int:
    texts = list(_problems(problems, stride))
    full = next((index for index, text in enumerate(texts) if "." not in text and "0" not in text), None)
    if full is not None:
        return full
    weights, levels, *counted = scale
    rated = int(unique), budget, *counted, *weights, *levels
    columns = array("I"), bytearray(), bytearray(), bytearray(), array("H")
    for start in range(0, len(texts), SOME):
        for *numbers, times in ask("grade", *rated, "".join(texts[start : start + SOME])):
            for column, number in zip(columns, numbers, strict=False):
                column.append(number)
            columns[-1].extend(times)
        if progress is not None:
            progress(min(start + SOME, len(texts)))
    return columns


def grade_json(problems: bytes, stride: int, columns: Columns, technique_set: int) -> bytes:
    lines = []
    names = techniques()
    for problem, score, level, hardest, stop, times in _rows(problems, stride, columns):
        grade = {
            "problem": problem,
            "level": level,
            "score": score,
            "hardest": names[hardest],
            "solved_by_logic": STOPS[stop] == "solved",
            "stopped_by_budget": STOPS[stop] == "budget",
            "technique_set": technique_set,
            "counts": {name: n for name, n in zip(names, times, strict=False) if n},
        }
        lines.append(msgspec.json.encode(grade) + b"\n")
    return b"".join(lines)


def grade_sentences(problems: bytes, stride: int, columns: Columns, sentences: list[str]) -> bytes:
    lines = []
    for problem, score, _, hardest, stop, _ in _rows(problems, stride, columns):
        sentence = sentences[hardest * len(STOPS) + stop]
        lines.append(sentence.replace("\1", str(score)).replace("\2", problem) + "\n")
    return "".join(lines).encode()


def _problems(problems: bytes, stride: int) -> Iterator[str]:
    return (problems[at : at + CELLS].decode("latin-1") for at in range(0, len(problems) - CELLS + 1, stride))


def _rows(
    problems: bytes, stride: int, columns: Columns
) -> Iterator[tuple[str, int, int, int, int, Sequence[int]]]:
    """Each problem with its score, level, hardest technique, stop, and how often it takes each technique."""
    scores, *numbers, times = (memoryview(column).cast("B") for column in columns)
    scores, times = scores.cast("I"), times.cast("H")
    texts = [text.replace("0", ".") for text in _problems(problems, stride)]
    width = len(times) // len(texts) if texts else 0
    rows = (times[at : at + width].tolist() for at in range(0, len(times), width or 1))
    return zip(texts, scores, *numbers, rows, strict=True)


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
