"""Time is read, and waited for, by the clock that one was handed: no module asks the machine or the loop."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import fullhouse

SOURCE = Path(fullhouse.__file__).parent
LAYERS = ("core", "games", "records", "bots", "match", "review", "store", "server", "client", "pocket")
CLOCK = SOURCE / "core/system_clock.py"
CPU_TIME = "process_time"
"""What work has cost is no time of day, and no timer goes by it."""
WAITS = {"timeout", "timeout_at", "wait_for"}


def faults(tree: ast.AST) -> Iterator[str]:
    """What is no clock's, as it stands there."""
    for node in ast.walk(tree):
        match node:
            case ast.ImportFrom(module="time", names=names) if any(name.name != CPU_TIME for name in names):
                yield ast.unparse(node)
            case ast.ImportFrom(module="asyncio", names=names) if any(
                name.name in {"sleep", *WAITS} for name in names
            ):
                yield ast.unparse(node)
            case ast.Attribute(value=ast.Name(id="time"), attr=attr) if attr != CPU_TIME:
                yield ast.unparse(node)
            case ast.Attribute(value=ast.Name(id="asyncio"), attr=attr) if attr in WAITS:
                yield ast.unparse(node)
            case ast.Call(func=ast.Attribute(value=ast.Name(id="asyncio"), attr="sleep"), args=args):
                if ast.unparse(args[0]) != "0":  # others go on meanwhile, and no time passes
                    yield ast.unparse(node)
            case ast.Attribute(value=owner, attr="call_later" | "call_at" | "time" | "now"):
                name = ast.unparse(owner)
                if node.attr == "now" and not name.endswith(("datetime", "date")):
                    continue
                if not name.endswith("clock"):
                    yield ast.unparse(node)


@pytest.mark.parametrize("layer", LAYERS)
def test_only_the_clock_knows_the_time(layer: str) -> None:
    modules = [path for path in (SOURCE / layer).rglob("*.py") if path != CLOCK]
    assert modules
    elsewhere = [
        f"{path.relative_to(SOURCE)}: {fault}"
        for path in modules
        for fault in faults(ast.parse(path.read_text("utf-8")))
    ]
    assert elsewhere == []


@pytest.mark.parametrize(
    "line",
    [
        "from time import monotonic",
        "import time; time.sleep(1)",
        "await asyncio.sleep(seconds)",
        "asyncio.get_running_loop().call_later(1, print)",
        "self.loop.call_at(1, print)",
        "loop.time()",
        "async with asyncio.timeout(5): pass",
        "from asyncio import wait_for",
        "datetime.datetime.now()",
    ],
)
def test_what_asks_elsewhere_is_found(line: str) -> None:
    assert len(list(faults(ast.parse(line)))) == 1


@pytest.mark.parametrize(
    "line",
    [
        "await asyncio.sleep(0)",
        "import time; time.process_time()",
        "hub.clock.call_later(1, print)",
        "hub.now()",
    ],
)
def test_what_is_allowed_is_not(line: str) -> None:
    assert list(faults(ast.parse(line))) == []
