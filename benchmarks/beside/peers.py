"""Peers that are libraries, called in this process through a few lines of C that are compiled here.

tdoku (github.com/t-dillon/tdoku) is built in its own folder, best by clang, which comes with `ziglang`, too:

    python -m ziglang c++ -O3 -march=native -std=c++14 -shared -fPIC -Iinclude -Isrc \\
        src/solver_dpll_triad_simd.cc src/util.cc -o libtdoku.so
"""

from __future__ import annotations

import shlex
import subprocess
import sys
import sysconfig
import tempfile
from collections.abc import Callable
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any, NamedTuple

from benchmarks import PEERS

FOUND = {"tdoku": "libtdoku.so:TdokuSolverDpllTriadSimd"}
"""Peers that are looked for where none is named: a file in the folder of peers, and the function in it."""

Call = Callable[[str, int], "str | int"]
"""Solves a problem up to a limit: a solution, or how many there are."""


class Peer(NamedTuple):
    name: str
    call: Call


def built_peers() -> list[str]:
    """The words for those that are there; what is missing is said, and nothing fails."""
    words = []
    for name, place in FOUND.items():
        file = PEERS / place.partition(":")[0]
        if file.is_file():
            words.append(f"{name}={PEERS / place}")
        else:
            sys.stderr.write(f"{name} is left out: there is no {file}\n")
    return words


def libraries(wanted: list[str]) -> list[Peer]:
    """From words like `tdoku=libtdoku.so:TdokuSolverDpllTriadSimd`."""
    if not wanted:
        return []
    bridge = _bridge()
    peers = []
    for word in wanted:
        name, _, place = word.partition("=")
        library, _, symbol = place.rpartition(":")
        peers.append(Peer(name, _caller(bridge, bridge.address(library, symbol))))
    return peers


def _caller(bridge: Any, address: int) -> Call:
    call = bridge.call

    def solve(problem: str, limit: int) -> str | int:
        return call(address, problem, limit)  # type: ignore[no-any-return]

    return solve


def _bridge() -> Any:
    folder = Path(tempfile.mkdtemp())
    built = folder / f"bridge{sysconfig.get_config_var('EXT_SUFFIX')}"
    compiler = shlex.split(sysconfig.get_config_var("CC") or "cc")
    flags = ["-O2", "-shared", "-fPIC", f"-I{sysconfig.get_path('include')}"]
    subprocess.run(
        [*compiler, *flags, str(Path(__file__).with_name("bridge.c")), "-o", str(built)], check=True
    )
    spec = spec_from_file_location("bridge", built)
    assert spec
    assert spec.loader
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module
