"""For any input the kernel gives an answer or says what is wrong."""

from typing import Any

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from fullhouse.core.errors import BadInput
from fullhouse.solver import canonical, count, solutions, solve, solve_many
from tests.examples import examples
from tests.oracles import canonical as smallest
from tests.oracles import solver as oracle

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
        "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
        "55" + "." * 79,
    ],
)
def test_every_form_of_a_question_has_the_answer_of_the_oracle(text: str) -> None:
    solutions, solution = oracle.solve(text)
    said = solution or ("several" if solutions else "none")
    rows = memoryview(text.encode()).cast("B", shape=[1, len(text)])
    numbers = list(map(int, solution)) if solution else [255 if solutions else 0] * len(text)
    assert solve_many([text, text]) == [said, said]
    assert solve_many(text.encode()) == f"{said}\n".encode()
    assert solve_many(rows).tolist() == [numbers]
    assert count(text, 7) == oracle.count(text, 7)
    if solution:
        assert (solve(text), canonical(text)) == (solution, smallest.canonical(text, solution))
    else:
        assert outcome(solve, text) == outcome(canonical, text)


@pytest.mark.parametrize("text", ["7" + "." * 35, "." * 80 + "x", "1234567"])
def test_every_form_of_a_faulty_question_is_refused(text: str) -> None:
    assert outcome(solve, text) == outcome(count, text) == outcome(canonical, text)
    rows = memoryview(text.encode()).cast("B", shape=[1, len(text)])
    for many in ([text, text], text.encode()):
        assert outcome(solve_many, many).startswith(outcome(solve, text).partition(" ")[0] + " problem=1")
    assert outcome(solve_many, rows).startswith("bad-")
