"""Whether the browser tests can run here, and if not, what to do: `python -m tests.browser.ready`."""

import sys

from tests.browser.house import ROOT, chromium

BUILT = ROOT / "src/fullhouse/server/static/index.html"

NO_CHROMIUM = (
    "The browser tests need Chromium on the PATH and there is none: install it "
    "(Debian and Ubuntu: apt-get install chromium) and run them again."
)
NO_CLIENT = "The browser tests need the built client and there is none: run `make web` and then them again."


def missing() -> str | None:
    """What to do before the browser tests can run, in one sentence; None where nothing is missing."""
    if chromium() is None:
        return NO_CHROMIUM
    return None if BUILT.exists() else NO_CLIENT


if __name__ == "__main__" and chromium() is None:
    sys.exit(NO_CHROMIUM)
