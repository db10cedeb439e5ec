"""Where a part of the kernel is missing, every caller names it in one sentence, and how to get it."""

import subprocess
import sys

import pytest

from fullhouse.words import LANGUAGES, say

SOLVER, COACH, PLAYERS = "fullhouse.solver._kernel", "fullhouse.solver._coach", "fullhouse.bots.brains._play"
INSTALL = "pip install --force-reinstall fullhouse"


def told(missing: str, program: str) -> subprocess.CompletedProcess[str]:
    """What a program says that cannot import a module."""
    without = f"import sys; sys.modules[{missing!r}] = None; {program}"
    return subprocess.run([sys.executable, "-c", without], capture_output=True, text=True, check=False)


def sentence(missing: str, language: str = "en") -> str:
    return say("error-kernel-missing", language, module=missing, install=INSTALL)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_command_says_it(language: str) -> None:
    arguments = ["fullhouse", "solve", "." * 81, "--lang", language]
    ended = told(SOLVER, f"sys.argv = {arguments}; from fullhouse.cli.main import main; main()")
    assert (ended.returncode, ended.stdout) == (2, "")
    assert ended.stderr == f"{sentence(SOLVER, language)}\n"


@pytest.mark.parametrize(
    ("missing", "program"),
    [
        (SOLVER, "import fullhouse; fullhouse.solve('.' * 81)"),
        (SOLVER, "from fullhouse import solver"),
        (COACH, "from fullhouse import Sudoku"),
        (PLAYERS, "from fullhouse import Match"),
    ],
)
def test_the_front_door_says_it(missing: str, program: str) -> None:
    ended = told(missing, program)
    assert ended.returncode == 1
    assert ended.stderr.endswith(f"fullhouse.core.errors.BadInput: {sentence(missing)}\n")


@pytest.mark.parametrize("module", ["fullhouse.solver", "fullhouse.problems.decks"])
def test_a_module_below_names_what_is_missing(module: str) -> None:
    last = told(SOLVER, f"import {module}").stderr.splitlines()[-1]
    assert last.startswith(
        f"fullhouse.core.errors.BadInput: kernel-missing: module={SOLVER}, install={INSTALL}"
    )


def test_an_unknown_kernel_is_refused() -> None:
    program = "import os; os.environ['FULLHOUSE_KERNEL'] = 'reference'; import fullhouse.solver"
    assert "unknown-kernel: name=reference, allowed=wasm " in told("", program).stderr
