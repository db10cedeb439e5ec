"""The whole matrix: every game, seat count, state, size, language and size of letters.

`-m tests.browser.stage [GAME …] [--languages en ru] [--results FILE]`; with a file of results,
a table that was judged without a violation is not judged again. `FULLHOUSE_STAGE_LOOKS` says
how many states of each table are looked at.
"""

import os
import sys
import tempfile
from argparse import ArgumentParser
from pathlib import Path

from playwright.sync_api import expect, sync_playwright

from fullhouse.words import LANGUAGES
from tests.browser.house import FLAGS, House, without_windows
from tests.browser.stage.tables import judge, settings


def judged(results: Path | None) -> dict[str, int]:
    """The postures of each table that a file says is without violations."""
    lines = results.read_text().splitlines() if results is not None and results.exists() else []
    rows = [line.split("\t") for line in lines]
    return {name: int(looked) for name, faults, looked in rows if faults == "0"}


def main() -> None:
    parser = ArgumentParser()
    parser.add_argument("games", nargs="*")
    parser.add_argument("--languages", nargs="+", choices=LANGUAGES, default=LANGUAGES)
    parser.add_argument("--results", type=Path)
    asked = parser.parse_args()
    looks = int(os.environ.get("FULLHOUSE_STAGE_LOOKS", "3"))
    expect.set_options(timeout=30_000)
    known = judged(asked.results)
    tables = [
        (f"{setting}, {' '.join(asked.languages)}, {looks} looks", setting)
        for setting in settings()
        if not asked.games or setting.game in asked.games
    ]
    looked, faults = sum(known.get(name, 0) for name, _ in tables), 0
    house = House(Path(tempfile.mkdtemp()))
    try:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=without_windows(), args=FLAGS)
            for name, setting in tables:
                if name in known:
                    continue
                seen = judge(browser, house.address, setting, looks=looks, languages=asked.languages)
                looked, faults = looked + seen.looked, faults + len(seen.faults)
                print(*seen.faults, sep="\n", end="\n" if seen.faults else "")
                print(f"{name}: {len(seen.faults)} violations in {seen.looked} postures", flush=True)
                if asked.results is not None:
                    with asked.results.open("a") as file:
                        file.write(f"{name}\t{len(seen.faults)}\t{seen.looked}\n")
    finally:
        house.kill()
    print(f"The stage: {faults} violations in {looked} postures")
    sys.exit(faults > 0)


if __name__ == "__main__":
    main()
