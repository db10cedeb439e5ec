"""All benchmarks, or the named ones: `python -m benchmarks [--long] [NAME …]`, `--list` to see them.

A benchmark is a module of this folder with a `main`, or a package with a `__main__`; `QUICK` are arguments
for a run of a minute or two; `--long` leaves them out, for figures as in benchmarks/results.
"""

import argparse
import subprocess
import sys
import time
from collections.abc import Iterator
from importlib import import_module
from importlib.util import find_spec
from pkgutil import iter_modules
from types import ModuleType

import benchmarks
from benchmarks import machine


def known_benchmarks(package: ModuleType = benchmarks) -> Iterator[tuple[str, ModuleType]]:
    """The benchmarks by name, also packages within packages."""
    for module in iter_modules(package.__path__, f"{package.__name__}."):
        name = module.name.removeprefix("benchmarks.")
        if module.ispkg:
            if find_spec(f"{module.name}.__main__") is not None:
                yield name, import_module(f"{module.name}.__main__")
            yield from known_benchmarks(import_module(module.name))
        elif package is benchmarks and name != "__main__":
            loaded = import_module(module.name)
            if hasattr(loaded, "main"):
                yield name, loaded


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("names", nargs="*", metavar="NAME")
    parser.add_argument("--long", action="store_true", help="as long as exact figures take: hours")
    parser.add_argument("--list", action="store_true", help="only say what there is")
    asked = parser.parse_args()
    known = dict(known_benchmarks())
    unknown = [name for name in asked.names if name not in known]
    if unknown:
        sys.exit(f"There is no benchmark {unknown[0]}; there are {', '.join(known)}.")
    if not asked.list:
        print(machine(), flush=True)
    failed = []
    for name in asked.names or known:
        print(f"\n== {name}: {(known[name].__doc__ or '').splitlines()[0]}\n", flush=True)
        if asked.list:
            continue
        quick = () if asked.long else getattr(known[name], "QUICK", ())
        began = time.monotonic()
        if subprocess.call([sys.executable, "-m", f"benchmarks.{name}", *quick]):
            failed.append(name)
        print(f"\n({time.monotonic() - began:.0f} s)", flush=True)
    if failed:
        sys.exit(f"failed: {', '.join(failed)}")


if __name__ == "__main__":
    main()
