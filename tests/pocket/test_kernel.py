"""The kernel as WebAssembly says what the compiled one says, to the last bit."""

import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from tests.examples import FACTOR

ROOT = Path(__file__).parents[2]
WASM = ROOT / "build" / "wasm" / "kernel.wasm"
TRIALS = 8 * FACTOR
"""How often a bot plays a position out before it answers; each trial has to end as the other kernel's."""


def answers(kernel: str) -> list[str]:
    command = [sys.executable, "-m", "tests.pocket.kernel_answers", str(TRIALS)]
    env = {**os.environ, "FULLHOUSE_KERNEL": kernel, "FULLHOUSE_WASM": str(WASM)}
    said = subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True, check=False)
    assert said.returncode == 0, said.stderr
    return said.stdout.splitlines()


@pytest.fixture(autouse=True)
def built() -> None:
    assert WASM.is_file(), "`make wasm` builds it"


def test_webassembly_and_the_compiled_kernel_say_the_same() -> None:
    with ThreadPoolExecutor() as both:
        compiled, wasm = both.map(answers, ("", "wasm"))
    assert len(compiled) > 100
    for one, other in zip(compiled, wasm, strict=True):
        assert one == other


def test_it_is_chosen_by_name() -> None:
    program = "from fullhouse.solver import backend; from fullhouse.bots import brains; "
    program += "print(backend.name(), brains.knows('tiles'))"
    env = {**os.environ, "FULLHOUSE_KERNEL": "wasm", "FULLHOUSE_WASM": str(WASM)}
    said = subprocess.run(
        [sys.executable, "-c", program], env=env, capture_output=True, text=True, check=True
    )
    assert said.stdout == "wasm True\n"
