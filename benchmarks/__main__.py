"""All benchmarks, or the named ones: `python -m benchmarks [--long] [NAME …]`, `--list` to see them.

A benchmark is a module of this folder with a `main`, or a package with a `__main__`; `QUICK` are arguments
for a run of a few minutes; `--long` leaves them out, for figures as in benchmarks/results. What they say is
kept in a folder by `--out`, the machine next to the figures, with a plot for each table.

All of them end within an hour: one that takes longer than its share is ended, what has not begun by then is
left out, and both are said at the end with the time of each. Peers that are not here are said and left out.
"""

import argparse
import os
import re
import runpy
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from pkgutil import iter_modules
from threading import Timer
from types import ModuleType

import benchmarks
from benchmarks import machine

WHOLE_SECONDS, PART_SECONDS = 57 * 60, 8 * 60
"""How long all of them may take, and one of them, unless they are run for exact figures."""


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


def plots(name: str, page: str) -> Iterator[str]:
    """A picture for each table with numbers: as the documentation draws it, else with all of its columns."""
    site = runpy.run_path(str(Path(__file__).parents[1] / "site" / "plots.py"))
    known = {plot.table: plot for plot in site["PLOTS"].get(name, ())}
    for place, rows in enumerate(site["tables"](page)):
        plain = site["Plot"](name, next(iter(rows[0]), None), None, place) if rows else None
        for plot in filter(None, (known.get(place), plain)):
            try:
                drawn = site["draw"](plot, page)
            except (
                KeyError,
                ValueError,
            ):  # another table than on the page of results, or one without numbers
                continue
            svg = re.search("<svg .*</svg>", drawn)
            assert svg
            yield svg[0].replace("<svg ", '<svg xmlns="http://www.w3.org/2000/svg" ', 1)
            break


def run(name: str, arguments: tuple[str, ...], seconds: float | None) -> tuple[int, str]:
    """Runs a benchmark, so long at most, and shows what it says; how it ended, and all that it said."""
    lines = []
    words = [sys.executable, "-u", "-m", f"benchmarks.{name}", *arguments]
    with subprocess.Popen(
        words, stdout=subprocess.PIPE, text=True, encoding="utf-8", start_new_session=True
    ) as process:
        assert process.stdout
        watch = Timer(seconds, _end, [process]) if seconds else None
        try:
            if watch:
                watch.start()
            for line in process.stdout:
                print(line, end="", flush=True)
                lines.append(line)
        except KeyboardInterrupt:
            _end(process)
            raise
        finally:
            if watch:
                watch.cancel()
    return process.returncode, "".join(lines)


def _end(process: "subprocess.Popen[str]") -> None:
    """Ends a benchmark with all that it has started."""
    if hasattr(os, "killpg"):
        os.killpg(process.pid, signal.SIGKILL)
    else:
        process.kill()


def keep(folder: Path, name: str, told: str) -> None:
    """A page of what a benchmark said, and its plots."""
    folder.mkdir(parents=True, exist_ok=True)
    page = f"{machine()}\n\n{told}"
    (folder / f"{name}.md").write_text(page, encoding="utf-8")
    for number, svg in enumerate(plots(name, page), 1):
        (folder / f"{name}-{number}.svg").write_text(svg, encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("names", nargs="*", metavar="NAME")
    parser.add_argument("--long", action="store_true", help="as long as exact figures take: hours")
    parser.add_argument("--list", action="store_true", help="only say what there is")
    parser.add_argument("--out", type=Path, metavar="FOLDER", help="keep pages and plots there")
    asked = parser.parse_args()
    known = dict(known_benchmarks())
    unknown = [name for name in asked.names if name not in known]
    if unknown:
        sys.exit(f"There is no benchmark {unknown[0]}; there are {', '.join(known)}.")
    if asked.list:
        for name in asked.names or known:
            print(f"\n== {_heading(name, known)}\n")
        return
    print(machine(), flush=True)
    all_began = time.monotonic()
    times: list[str] = []
    failed = []
    for name in asked.names or known:
        left = WHOLE_SECONDS - (time.monotonic() - all_began)
        if left <= 0 and not asked.long:
            times.append(f"{name}: not run, the hour was over")
            failed.append(name)
            continue
        print(f"\n== {_heading(name, known)}\n", flush=True)
        quick = () if asked.long else getattr(known[name], "QUICK", ())
        began = time.monotonic()
        code, told = run(name, quick, None if asked.long else min(left, PART_SECONDS))
        took = f"{time.monotonic() - began:.0f} s"
        if code:
            failed.append(name)
        elif asked.out:
            keep(asked.out, name, told)
        times.append(f"{name}: {took}{', failed or ended before its time' if code else ''}")
        print(f"\n({took})", flush=True)
    minutes, seconds = divmod(round(time.monotonic() - all_began), 60)
    times.append(f"all: {minutes} min {seconds} s")
    print(f"\n== times, {machine()}\n\n" + "\n".join(times), flush=True)
    if asked.out:
        asked.out.mkdir(parents=True, exist_ok=True)
        (asked.out / "times.md").write_text(
            f"{machine()}\n\n" + "".join(f"- {one}\n" for one in times), "utf-8"
        )
    if failed:
        sys.exit(f"failed: {', '.join(failed)}")


def _heading(name: str, known: dict[str, ModuleType]) -> str:
    return f"{name}: {(known[name].__doc__ or '').splitlines()[0]}"


if __name__ == "__main__":
    main()
