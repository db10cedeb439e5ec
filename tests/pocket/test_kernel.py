"""Each instruction set of this processor and WebAssembly give the same answers, byte for byte.

`make soak` asks at 300 positions a level: `python -m tests.pocket.test_kernel 43`.
"""

import os
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from fullhouse.solver import _kernel
from tests.examples import FACTOR

ROOT = Path(__file__).parents[2]
WASM = ROOT / "build" / "wasm" / "kernel.wasm"
TRIALS = 8 * FACTOR
"""How often a bot plays a position out before it answers; each trial has to end as the other kernel's."""
EACH = 6
"""Positions of each of seven games in which five levels are asked; with the puzzles some 300 in all."""
INSTRUCTION_SETS = ("scalar", "portable", "avx2", "avx512")


@cache
def answers(kernel: str, each: int = EACH) -> list[str]:
    command = [sys.executable, "-m", "tests.pocket.kernel_answers", str(TRIALS), str(each)]
    env = {**os.environ, "FULLHOUSE_KERNEL": kernel, "FULLHOUSE_WASM": str(WASM)}
    said = subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True, check=False)
    assert said.returncode == 0, said.stderr
    return said.stdout.splitlines()


def differences(kernel: str, each: int = EACH) -> Iterator[str]:
    """Where a kernel says something else than the one that is chosen without a name."""
    for one, other in zip(answers("", each), answers(kernel, each), strict=True):
        if one != other:
            yield f"{one}\n{kernel}: {other}"


@pytest.mark.parametrize("kernel", [*INSTRUCTION_SETS, "wasm"])
def test_every_kernel_says_the_same(kernel: str) -> None:
    assert set(_kernel.isas()) <= set(INSTRUCTION_SETS)
    if kernel in INSTRUCTION_SETS and kernel not in _kernel.isas():
        pytest.skip(f"this processor has no {kernel}.")
    assert WASM.is_file(), "`make wasm` builds it"
    if kernel != _kernel.best_isa():  # which is the one without a name
        assert list(differences(kernel)) == []
    assert len(answers("")) > 450


def test_a_difference_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    lines = {"": ["solver 1 aa"], "scalar": ["solver 1 ab"]}
    monkeypatch.setattr(sys.modules[__name__], "answers", lambda kernel, _each: lines[kernel])
    assert list(differences("scalar")) == ["solver 1 aa\nscalar: solver 1 ab"]


@pytest.mark.parametrize("kernel", ["wasm", *_kernel.isas()])
def test_it_is_chosen_by_name(kernel: str) -> None:
    program = "import fullhouse; from fullhouse.solver import backend; "
    program += "print(backend.name(), fullhouse.count('.' * 81, 9))"
    env = {**os.environ, "FULLHOUSE_KERNEL": kernel, "FULLHOUSE_WASM": str(WASM)}
    said = subprocess.run(
        [sys.executable, "-c", program], env=env, capture_output=True, text=True, check=True
    )
    assert said.stdout == f"{kernel} 9\n"


def main() -> None:
    each, failed = int(sys.argv[1]), False
    for kernel in (*INSTRUCTION_SETS, "wasm"):
        if kernel not in (*_kernel.isas(), "wasm"):
            print(f"{kernel}: this processor has none")
            continue
        differing = list(differences(kernel, each))
        failed = failed or bool(differing)
        print(
            f"{kernel}: {len(answers(kernel, each))} answers, {len(differing)} differ",
            *differing[:5],
            sep="\n",
        )
    sys.exit(failed)


if __name__ == "__main__":
    main()
