"""For any input the kernel and the reference agree: the same answer or the same error."""

from typing import Any

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from fullhouse.core.errors import BadInput
from fullhouse.solver import backend, canonical, count, solutions, solve, solve_many
from tests.examples import examples

LONG = st.sampled_from([0, 1, 35, 36, 37, 80, 81, 82, 163, 200])
KNOWN = {81: set("123456789.0"), 36: set("123456.0")}
ANYTHING = LONG.flatmap(lambda n: st.text(min_size=n, max_size=n))
NEARLY = st.tuples(
    st.sampled_from([36, 81]), st.lists(st.tuples(st.integers(0, 80), st.characters()), max_size=3)
)


def with_symbols(base: str, changes: list[tuple[int, str]]) -> str:
    cells = list(base)
    for place, symbol in changes:
        cells[place % len(cells)] = symbol
    return "".join(cells)


def outcome(ask: Any, *arguments: Any) -> str:
    try:
        return repr(ask(*arguments))
    except BadInput as bad:
        return str(bad)


@pytest.fixture
def slowly(monkeypatch: pytest.MonkeyPatch) -> Any:
    """Asks the same with the reference."""

    def ask(function: Any, *arguments: Any) -> str:
        with monkeypatch.context() as patch:
            patch.setattr(backend, "COMPILED", False)
            return outcome(function, *arguments)

    return ask


@given(text=ANYTHING)
@example(text="\0" * 81)
@example(text="\ud800" * 81)
@example(text="٣" + "." * 80)
@examples(60)
def test_any_text(text: str) -> None:
    if len(text) in {36, 81} and set(text) <= KNOWN[len(text)]:
        return
    for ask in (solve, count, canonical, lambda problem: list(solutions(problem))):
        with pytest.raises(BadInput, match=r"bad-grid-(length|character|text)"):
            ask(text)


@given(nearly=NEARLY)
@examples(40)
def test_nearly_a_problem(nearly: tuple[int, list[tuple[int, str]]]) -> None:
    text = with_symbols("." * nearly[0], nearly[1])
    if set(text) <= KNOWN[len(text)]:
        assert count(text, 1) <= 1
    else:
        with pytest.raises(BadInput, match=r"bad-grid-(length|character|text)"):
            solve(text)


@given(noise=st.binary(max_size=400))
@example(noise=b"\n")
@example(noise=b"." * 81 + b"\n\n")
@example(noise=b"." * 81 + b"\r\n" + b"." * 81 + b"\n")
@example(noise=b"." * 36 + b"\n" + b"." * 81)
@examples(60)
def test_any_bytes(noise: bytes) -> None:
    answer = outcome(solve_many, noise)
    assert answer.startswith(
        ("b'", "bad-grid-length: problem=", "bad-grid-character: problem=", "bad-grid-text: problem=")
    )


@pytest.mark.parametrize(
    "text",
    [
        "." * 36,
        "1" + "." * 35,
        "11" + "." * 34,
        "12345645612321436536521453164264253.",
        "7" + "." * 35,
        "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
        "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..7x",
        "55" + "." * 79,
        "",
    ],
)
def test_the_fallback_gives_the_same_answers(text: str, slowly: Any) -> None:
    assert slowly(solve, text) == outcome(solve, text)
    assert slowly(count, text, 7) == outcome(count, text, 7)
    assert slowly(solve_many, [text, text]) == outcome(solve_many, [text, text])
    assert slowly(solve_many, text.encode()) == outcome(solve_many, text.encode())
    assert slowly(canonical, text) == outcome(canonical, text)
    if text and set(text) <= set("0123456789."):
        rows = memoryview(text.encode()).cast("B", shape=[1, len(text)])
        assert slowly(lambda: solve_many(rows).tolist()) == outcome(lambda: solve_many(rows).tolist())
