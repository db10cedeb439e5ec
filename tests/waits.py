"""`python -m tests.waits`: real time in tests, whose outcome would depend on how fast the machine is."""

import ast
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[1]
TESTS = ("tests/*.py", "src/**/tests/*.py", "web/tests/*.ts")
SHORT_SECONDS = 30
"""A shorter limit may strike because the machine is busy."""
CLOCKS = {"monotonic", "monotonic_ns", "perf_counter", "perf_counter_ns", "process_time", "thread_time"}
REAL = re.compile(r"\breal_time\b|\basyncio\.run\(|\bsync_playwright\b|\btests\.browser\b")
"""Tells that a module is not, or not only, about virtual time, in which one may sleep and have limits."""
SCRIPT = re.compile(r"performance\.now\(|setTimeout\([^\n]*, *[1-9A-Z_]|setInterval\(|waitForTimeout\(")
FAKE = "useFakeTimers"

ALLOWED = {
    "tests/waiting.py": "the polls that all others use, with one generous end",
    "tests/virtual_time.py": "what makes time virtual waits for threads and other programs",
    "tests/test_virtual_time.py": "shows that virtual time is not real time",
    "tests/processes.py": "polls until a program answers, with a generous end",
    "tests/databases/": "polls until a server answers, with a generous end",
    "tests/browser/house.py": "polls of pages, with a generous end",
    "tests/server/slow_jobs.py": "jobs of worker processes that take too long on purpose",
    "tests/nodes/faults/": "the fault run of `make soak`: real nodes that fail while people play",
    "tests/pocket/": "programs of `make pocket-test`, which play in real browsers for minutes",
    "tests/browser/stage/": "the stage of `make soak`, and what brings its pages into any state",
    "tests/browser/first_minutes.py": "measures a first game, by hand",
    "tests/browser/frames.py": "measures frames, by hand",
    "tests/browser/moving_picture.py": "takes a moving picture, by hand",
    "tests/browser/recovery.py": "measures how long players are away, by hand",
    "tests/browser/screenshots.py": "takes pictures, by hand",
}
"""Files, or folders, that may know real time, and why."""


def _is_zero(nodes: list[ast.expr]) -> bool:
    return bool(nodes) and isinstance(nodes[0], ast.Constant) and nodes[0].value == 0


def _name(node: ast.expr) -> str:
    return node.attr if isinstance(node, ast.Attribute) else getattr(node, "id", "")


class _Look(ast.NodeVisitor):
    """Notes the lines that know real time."""

    def __init__(self, file: str, tree: ast.Module, *, is_real: bool) -> None:
        self.lines: dict[int, str] = {}
        self._per_second = 1000 if file.startswith("tests/browser/") else 1
        self._is_real = is_real
        self._numbers = {
            _name(node.targets[0]): node.value.value
            for node in tree.body
            if isinstance(node, ast.Assign)
            and isinstance(node.value, ast.Constant)
            and isinstance(node.value.value, int | float)
        }
        self.visit(tree)

    def visit_ImportFrom(self, node: ast.ImportFrom) -> None:
        if node.module == "time":
            self.lines[node.lineno] = "the machine's time"

    def visit_Attribute(self, node: ast.Attribute) -> None:
        owner = ast.unparse(node.value)
        if owner == "time" or node.attr in CLOCKS - {"monotonic", "perf_counter"}:
            self.lines[node.lineno] = "the machine's time"
        elif node.attr == "time" and self._is_real and owner.endswith(("loop", "loop()")):
            self.lines[node.lineno] = "the time of a loop in real time"
        self.generic_visit(node)

    def visit_Call(self, node: ast.Call) -> None:
        name = _name(node.func)
        if name == "wait_for_timeout":
            self.lines[node.lineno] = "a fixed wait"
        elif name == "sleep" and self._is_real and not _is_zero(node.args):
            self.lines[node.lineno] = "a sleep in real time"
        elif self._is_real and name in ("timeout", "wait_for") and self._is_short(node.args[-1:], 1):
            self.lines[node.lineno] = "a short limit in real time"
        given = [keyword.value for keyword in node.keywords if keyword.arg == "timeout"]
        if self._is_short(given, self._per_second):
            self.lines[node.lineno] = "a short limit"
        self.generic_visit(node)

    def _is_short(self, given: list[ast.expr], per_second: int) -> bool:
        """Whether a limit is a number that is known, and too small."""
        for limit in given:
            value = limit.value if isinstance(limit, ast.Constant) else self._numbers.get(_name(limit))
            if isinstance(value, int | float) and value < SHORT_SECONDS * per_second:
                return True
        return False


def waits_in(file: str, text: str) -> Iterator[str]:
    """What is wrong in a test, a line each."""
    if file.endswith(".py"):
        tree = ast.parse(text)
        look = _Look(file, tree, is_real=bool(REAL.search(text)))
        for line, what in sorted(look.lines.items()):
            yield f"{file}:{line}: {what}"
    elif FAKE not in text:
        for match in SCRIPT.finditer(text):
            yield f"{file}:{text.count(chr(10), 0, match.start()) + 1}: real time"


def main() -> None:
    files = subprocess.check_output(["git", "ls-files", *TESTS], cwd=ROOT, text=True).split()
    lines, used = list[str](), set[str]()
    for file in files:
        waits = list(waits_in(file, (ROOT / file).read_text("utf-8")))
        reason = next((path for path in ALLOWED if file.startswith(path)), None)
        if reason is None:
            lines += waits
        elif waits:
            used.add(reason)
    lines += [f"{path} needs no permission any more" for path in ALLOWED.keys() - used]
    print("\n".join(lines) or f"{len(files)} files of tests without real time")
    sys.exit(bool(lines))


if __name__ == "__main__":
    main()
