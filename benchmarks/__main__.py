"""All benchmarks, or the named ones: `python -m benchmarks [NAME …]`, `--list` to see them.

A benchmark is a module of this folder with a `main`, or a package with a `__main__`.
"""

import subprocess
import sys
from importlib import import_module
from importlib.util import find_spec
from pkgutil import iter_modules

import benchmarks


def found() -> dict[str, str]:
    """The benchmarks by name, with what each measures."""
    told = {}
    for module in iter_modules(benchmarks.__path__):
        name = f"benchmarks.{module.name}"
        if module.name == "__main__" or (module.ispkg and find_spec(f"{name}.__main__") is None):
            continue
        loaded = import_module(f"{name}.__main__" if module.ispkg else name)
        if hasattr(loaded, "main"):
            told[module.name] = (loaded.__doc__ or "").split("\n")[0]
    return told


def main() -> None:
    known = found()
    names = [name for name in sys.argv[1:] if name != "--list"] or list(known)
    unknown = [name for name in names if name not in known]
    if unknown:
        sys.exit(f"There is no benchmark {unknown[0]}; there are {', '.join(known)}.")
    failed = []
    for name in names:
        print(f"\n== {name}: {known[name]}\n", flush=True)
        if "--list" not in sys.argv and subprocess.call([sys.executable, "-m", f"benchmarks.{name}"]):
            failed.append(name)
    if failed:
        sys.exit(f"failed: {', '.join(failed)}")


if __name__ == "__main__":
    main()
