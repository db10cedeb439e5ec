"""Whether the tree and `dist/` are of one version, which the changelog tells: part of `make release`."""

import re
import sys
from datetime import date
from pathlib import Path

import fullhouse

ROOT = Path(__file__).parents[1]
HEADING = re.compile(r"^## (\S+) - (\d{4}-\d\d-\d\d)$", re.MULTILINE)


def wrong(version: str, changelog: str, names: list[str], today: date) -> list[str]:
    """What has to be mended before this version can be published.

    >>> wrong("1.0", "## 0.9 - 2026-01-01", [], date(2026, 1, 1))[0]
    'CHANGELOG.md begins with 0.9, not with 1.0'
    """
    newest, day = (HEADING.findall(changelog) or [("nothing", "2026-01-01")])[0]
    faults = [] if newest == version else [f"CHANGELOG.md begins with {newest}, not with {version}"]
    if date.fromisoformat(day) > today:
        faults.append(f"CHANGELOG.md says {day}, and that is still to come")
    wanted = {
        "the wheel": rf"fullhouse-{re.escape(version)}-.*\.whl",
        "the sources": rf"fullhouse-{re.escape(version)}\.tar\.gz",
        "the wheel with the parts for browsers": rf"fullhouse_offline-{re.escape(version)}-.*\.whl",
    }
    for what, pattern in wanted.items():
        if not any(re.fullmatch(pattern, name) for name in names):
            faults.append(f"{what} of {version} is missing in dist/")
    known = "|".join(wanted.values())
    strange = [name for name in names if not re.fullmatch(known, name)]
    return faults + [f"{name} is in dist/, and not of {version}" for name in strange]


def main() -> int:
    changelog = (ROOT / "CHANGELOG.md").read_text("utf-8")
    names = sorted(file.name for file in (ROOT / "dist").glob("*"))
    faults = wrong(fullhouse.__version__, changelog, names, date.today())
    for one in faults:
        print(one)
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
