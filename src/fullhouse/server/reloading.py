"""Serves anew whenever a file of a game of another package changes: for whoever writes one."""

import signal
import subprocess
import sys
from collections.abc import Callable, Sequence
from importlib.metadata import entry_points
from importlib.util import find_spec
from pathlib import Path

from fullhouse.core.system_clock import SystemClock
from fullhouse.games.plugins import GROUP

LOOK_SECONDS = 0.4
STOPPING_SECONDS = 10


def folders() -> list[Path]:
    """The folders of all games of other packages, also of those that cannot be loaded now."""
    packages = {point.module.partition(".")[0] for point in entry_points(group=GROUP)}
    specs = [find_spec(package) for package in sorted(packages)]
    places = [place for spec in specs if spec for place in spec.submodule_search_locations or ()]
    return [Path(place) for place in places]


def stamps(places: Sequence[Path]) -> dict[Path, int]:
    """When each of their files was changed last."""
    files = [file for place in places for file in place.rglob("*") if "__pycache__" not in file.parts]
    return {file: file.stat().st_mtime_ns for file in files if file.is_file()}


def serve_again(arguments: Sequence[str], later: Sequence[str], announce: Callable[[], None]) -> int:
    """Run the command with these arguments, and again with the later ones after every change; its status."""
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))
    places, again, clock = folders(), False, SystemClock()
    while True:
        before = stamps(places)
        process = subprocess.Popen([sys.executable, "-m", "fullhouse", *arguments, *(later if again else ())])
        try:
            while stamps(places) == before:
                if process.poll() is not None:
                    return process.returncode
                clock.pause(LOOK_SECONDS)
        finally:
            if process.poll() is None:
                process.terminate()
            process.wait(STOPPING_SECONDS)
        again = True
        announce()
