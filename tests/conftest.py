"""Leaves out the tests of the training where PyTorch is missing, and says so at the end of the run."""

from importlib.util import find_spec

import pytest

HAS_TORCH = find_spec("torch") is not None
collect_ignore = [] if HAS_TORCH else ["training"]


def pytest_terminal_summary(
    terminalreporter: pytest.TerminalReporter, exitstatus: int, config: pytest.Config
) -> None:
    asked_for = any(path.rstrip("/") in {"tests", "tests/training"} for path in config.args)
    if not HAS_TORCH and asked_for and exitstatus != pytest.ExitCode.INTERRUPTED:
        terminalreporter.write_line(
            "NOT RUN: tests/training, because PyTorch is missing. `make training-test` installs it."
        )
