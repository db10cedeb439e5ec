"""The solver and the generator of the WebAssembly module, as `fullhouse.solver._kernel` has them."""

from collections.abc import Iterable, Iterator
from typing import Any, cast

from fullhouse.solver.wasm.bridge import ask

CELLS = (81, 36)
FILL = {0: 0, 2: 255}


def isas() -> list[str]:
    return ["portable"]


def best_isa() -> str:
    return "portable"


def answer(text: object) -> str | int:
    if not isinstance(text, str) or len(text) not in CELLS or not text.isascii():
        return -1
    count, solution = _one(text, 2)
    return solution if count == 1 and solution else count


def answer_by(text: object, isa: str) -> str | int:  # noqa: ARG001
    return answer(text)


def count(text: str, limit: int, isa: str = "") -> int:  # noqa: ARG001
    return _one(text, limit)[0]


def solve_texts(texts: list[str], cells: int, threads: int, isa: str = "") -> list[str] | int:  # noqa: ARG001
    answers = _many(texts, cells, 2)
    if isinstance(answers, int):
        return answers
    return [solution if n == 1 else ("several" if n else "none") for n, solution in answers]


def count_texts(texts: list[str], cells: int, limit: int, threads: int, isa: str = "") -> list[int] | int:  # noqa: ARG001
    answers = _many(texts, cells, limit)
    return answers if isinstance(answers, int) else [n for n, _ in answers]


def solve_lines(problems: bytes, cells: int, stride: int, threads: int, isa: str = "") -> bytes | int:
    answers = solve_texts(_texts(problems, cells, stride), cells, threads, isa)
    return answers if isinstance(answers, int) else _lines(answers)


def first_not_unique(problems: bytes, cells: int, stride: int, threads: int, isa: str = "") -> int | None:
    counts = count_texts(_texts(problems, cells, stride), cells, 2, threads, isa)
    if isinstance(counts, int):
        return counts
    return next((index for index, n in enumerate(counts) if n != 1), None)


def unique_lines(  # noqa: PLR0917
    problems: bytes, cells: int, stride: int, empty: str, threads: int, isa: str = ""
) -> bytes | int:
    fault = first_not_unique(problems, cells, stride, threads, isa)
    if fault is not None:
        return fault
    written = str.maketrans(".0", empty * 2)
    return _lines(text.translate(written) for text in _texts(problems, cells, stride))


def canonical_lines(problems: bytes, cells: int, stride: int, threads: int, isa: str = "") -> bytes | int:
    forms = canonical_texts(_texts(problems, cells, stride), cells, threads, isa)
    if isinstance(forms, int):
        return forms
    known = [form for form in forms if form is not None]
    return _lines(known) if len(known) == len(forms) else forms.index(None)


def solve_rows(
    problems: bytes,
    cells: int,
    numbers: bool,
    threads: int,  # noqa: ARG001
    isa: str = "",  # noqa: ARG001
) -> bytearray | int:
    data = bytes(problems)
    written = bytes(byte + 48 for byte in data) if numbers else data
    texts = [written[at : at + cells].decode("latin-1") for at in range(0, len(written), cells)]
    answers = _many(texts, cells, 2)
    if isinstance(answers, int):
        return answers
    solved = bytearray()
    for n, solution in answers:
        row = solution.encode()
        solved += bytes([FILL[n]] * cells) if n != 1 else bytes(b - 48 for b in row) if numbers else row
    return solved


def canonical_texts(texts: list[str], cells: int, threads: int, isa: str = "") -> list[str | None] | int:  # noqa: ARG001
    fault = _first_odd(texts, cells)
    forms = ask("canonical", cells, "".join(texts)) if fault is None else fault
    return forms if isinstance(forms, int) else list(forms)


def make(count: int, seed: int, first: int, side: int, *wanted: Any) -> list[str]:
    """`wanted` begins with symmetry, clues and only_grids; the rest makes no difference here."""
    text = ask("make", count, seed, first, side, *map(int, wanted[:3]))
    return [text[at : at + side * side] for at in range(0, len(text), side * side)]


def guesses(texts: list[str], threads: int = 1) -> list[int]:  # noqa: ARG001
    if not texts:
        return []
    if any(len(text) != 81 for text in texts):
        raise ValueError("a problem has 81 cells")
    return list(ask("guesses", "".join(texts)))


def canonical(text: str) -> str | None:
    if len(text.encode()) not in CELLS:
        raise ValueError("a problem has 81 or 36 cells")
    forms = canonical_texts([text], len(text), 1)
    return None if isinstance(forms, int) else forms[0]


def count_within(candidates: list[int], limit: int) -> int:
    if len(candidates) != 81:
        raise ValueError("81 cells")
    return int(ask("count_within", limit, *candidates))


def solutions(text: str) -> Iterator[str]:
    if not _is_plain(text) or len(text) not in CELLS:
        raise ValueError("foreign symbol")
    return _solutions(text)


def _solutions(text: str) -> Iterator[str]:
    search = ask("solutions_begin", text)
    try:
        while (solution := ask("solutions_next", search, len(text))) is not None:
            yield solution
    finally:
        ask("solutions_end", search)


def _one(text: str, limit: int) -> tuple[int, str]:
    if not isinstance(text, str):
        raise TypeError("a text is wanted")
    if len(text.encode()) not in CELLS:
        raise ValueError("a problem has 81 or 36 cells")
    answers = _many([text], len(text), limit)
    return (-1, "") if isinstance(answers, int) else answers[0]


def _many(texts: list[str], cells: int, limit: int) -> tuple[tuple[int, str], ...] | int:
    """For each its count and a solution; or the index of one that has another length or a foreign symbol."""
    fault = _first_odd(texts, cells)
    answers = ask("solve", cells, limit, "".join(texts)) if fault is None else fault
    return cast("tuple[tuple[int, str], ...] | int", answers)


def _first_odd(texts: list[str], cells: int) -> int | None:
    """The index of the first that has another length, or is not one word of single bytes."""
    odd = (not isinstance(text, str) or len(text) != cells or not _is_plain(text) for text in texts)
    return next((index for index, is_odd in enumerate(odd) if is_odd), None)


def _texts(problems: bytes, cells: int, stride: int) -> list[str]:
    """The problems in a buffer, one every so many bytes."""
    return [problems[at : at + cells].decode("latin-1") for at in range(0, len(problems) - cells + 1, stride)]


def _lines(answers: Iterable[str]) -> bytes:
    return "".join(f"{answer}\n" for answer in answers).encode()


def _is_plain(text: str) -> bool:
    """Whether a text is one word of single bytes; the module looks at its symbols."""
    return text.isascii() and text.isprintable() and " " not in text
