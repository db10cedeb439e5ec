"""The whole matrix: every game, seat count, state, size, language and size of letters.

`-m tests.browser.stage [GAME …] [--languages en ru] [--ends] [--seats 3 4] [--results FILE] [--pages FOLDER]
[--pictures FOLDER]`. It prints the violations by kind, and ends with 1 where there are any. `--ends` takes
only the tables for one, for two and for as many as can play, `--seats` those for so many. With a file of
results, a table that was judged without a violation is not judged again; with a folder of built pages, those
are judged instead of this checkout's; with a folder for pictures, every state is photographed in every size.
`FULLHOUSE_STAGE_LOOKS` says how many states of each table are looked at besides the beginning, the middle,
the end and those that buttons bring up.
"""

import os
import sys
import tempfile
from argparse import ArgumentParser
from collections import Counter
from pathlib import Path

from playwright.sync_api import sync_playwright

from fullhouse.words import LANGUAGES
from tests.browser.house import FLAGS, House, without_windows
from tests.browser.stage.matrix import Matrix
from tests.browser.stage.tables import Setting, judge, settings

KINDS = {
    "letters": ("letters below the scale",),
    "questions": ("question",),
    "beyond": ("beyond the edge of the window",),
    "hand": ("tile in hand",),
    "empty": ("are empty",),
    "target": ("is only", " × "),
    "name": ("is cut", "are cut", "larger than"),
    "overlap": ("overlap", "covered"),
    "scroll": ("scrolls", "too wide", "outside", "fits"),
    "moved": ("moved",),
}
"""What a violation says, by its kind; the first that fits."""


def kind_of(fault: str) -> str:
    what = fault.rpartition(": ")[2]
    return next((kind for kind, said in KINDS.items() if any(one in what for one in said)), "other")


def judged(results: Path | None) -> dict[str, int]:
    """The postures of each table that a file says is without violations."""
    lines = results.read_text().splitlines() if results is not None and results.exists() else []
    rows = [line.split("\t") for line in lines]
    return {name: int(looked) for name, faults, looked in rows if faults == "0"}


def row(name: str, looked: object, faults: object, kinds: dict[str, object]) -> str:
    counts = "".join(f"{kinds.get(kind, ''):>8}" for kind in (*KINDS, "other"))
    return f"{name:<34}{looked:>9}{faults:>12}{counts}"


def is_end(setting: Setting) -> bool:
    """Whether one or two sit there, or as many as can."""
    return setting.seats in (1, 2, max(one.seats for one in settings() if one.game == setting.game))


def tell(setting: object, seen: Matrix) -> str:
    counts = Counter(map(kind_of, seen.faults))
    return row(str(setting), seen.looked, len(seen.faults), dict(counts))


def main() -> None:
    parser = ArgumentParser()
    parser.add_argument("games", nargs="*")
    parser.add_argument("--languages", nargs="+", choices=LANGUAGES, default=LANGUAGES)
    parser.add_argument("--ends", action="store_true")
    parser.add_argument("--seats", nargs="+", type=int)
    parser.add_argument("--results", type=Path)
    parser.add_argument("--pages", type=Path)
    parser.add_argument("--pictures", type=Path)
    asked = parser.parse_args()
    looks = int(os.environ.get("FULLHOUSE_STAGE_LOOKS", "3"))
    known = judged(asked.results)
    tables = [
        (f"{setting}, {' '.join(asked.languages)}, {looks} looks", setting)
        for setting in settings()
        if (not asked.games or setting.game in asked.games)
        and (not asked.ends or is_end(setting))
        and (not asked.seats or setting.seats in asked.seats)
    ]
    looked, faults = sum(known.get(name, 0) for name, _ in tables), 0
    house = House(Path(tempfile.mkdtemp()), asked.pages)
    print(row("", "postures", "violations", {kind: kind for kind in (*KINDS, "other")}), flush=True)
    try:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=without_windows(), args=FLAGS)
            for name, setting in tables:
                if name in known:
                    continue
                seen = judge(
                    browser,
                    house.address,
                    setting,
                    looks=looks,
                    languages=asked.languages,
                    pictures=asked.pictures,
                )
                looked, faults = looked + seen.looked, faults + len(seen.faults)
                print(*seen.faults, sep="\n", end="\n" if seen.faults else "", file=sys.stderr)
                print(tell(setting, seen), flush=True)
                if asked.results is not None:
                    with asked.results.open("a") as file:
                        file.write(f"{name}\t{len(seen.faults)}\t{seen.looked}\n")
    finally:
        house.kill()
    print(f"The stage: {faults} violations in {looked} postures")
    sys.exit(faults > 0)


if __name__ == "__main__":
    main()
