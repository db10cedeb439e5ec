"""The whole matrix: every game, seat count, state, size, language and size of letters.

`-m tests.browser.stage [GAME …]`; `FULLHOUSE_STAGE_LOOKS` says how many states of each table are looked at.
"""

import os
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import expect, sync_playwright

from tests.browser.house import FLAGS, House, chromium
from tests.browser.stage.tables import judge, settings


def main() -> None:
    wanted, looks = sys.argv[1:], int(os.environ.get("FULLHOUSE_STAGE_LOOKS", "3"))
    expect.set_options(timeout=30_000)
    house = House(Path(tempfile.mkdtemp()))
    looked, faults = 0, 0
    try:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
            for setting in settings():
                if wanted and setting.game not in wanted:
                    continue
                seen = judge(browser, house.address, setting, looks=looks)
                looked, faults = looked + seen.looked, faults + len(seen.faults)
                print(*seen.faults, sep="\n", end="\n" if seen.faults else "")
                print(f"{setting}: {len(seen.faults)} violations in {seen.looked} postures", flush=True)
    finally:
        house.kill()
    print(f"The stage: {faults} violations in {looked} postures")
    sys.exit(faults > 0)


if __name__ == "__main__":
    main()
