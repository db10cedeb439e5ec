"""The way into the WebAssembly module: a function's name and its request in, the bytes of its answer out.

In a browser the page's worker loads the module before Python starts, and brings its bridge along. Elsewhere
`FULLHOUSE_KERNEL=wasm` asks Node.js to run it: for tests.
"""

import os
import sys
from collections.abc import Callable
from functools import cache
from importlib import import_module
from typing import Any, cast

import msgspec

Call = Callable[[str, bytes], bytes]
"""Raises ValueError where the kernel cannot do what it is asked."""
NAME = "wasm"
"""What `FULLHOUSE_KERNEL` calls it."""


def is_there() -> bool:
    """Whether there is a bridge in this process, without anything being asked for."""
    return sys.platform == "emscripten" and "fullhouse_kernel" in sys.modules


@cache
def call() -> Call:
    """The bridge of this process."""
    if is_there():
        return _browser_call()
    node = import_module("fullhouse.solver.wasm.node")  # which a browser has not
    asked: Call = node.NodeKernel(os.environ.get("FULLHOUSE_WASM", "build/wasm/kernel.wasm")).call
    return asked


def ask(name: str, *words: object) -> Any:
    """What a function says to some words: lists become tuples, as the compiled modules have them."""
    return _tuples(msgspec.json.decode(call()(name, " ".join(map(str, words)).encode())))


def ask_bytes(name: str, data: bytes) -> Any:
    return _tuples(msgspec.json.decode(call()(name, data)))


def _browser_call() -> Call:
    bridge = cast("Any", sys.modules["fullhouse_kernel"])

    def asked(name: str, data: bytes) -> bytes:
        answer = bridge.call(name, data)
        if answer.why:
            raise ValueError(answer.why)
        return cast("bytes", answer.body.to_bytes())

    return asked


def _tuples(value: Any) -> Any:
    return tuple(map(_tuples, value)) if isinstance(value, list) else value
