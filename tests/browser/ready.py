"""Whether the browser tests can run here, and if not, what to do."""

from tests import servers
from tests.browser.house import ROOT

BUILT = ROOT / "src/fullhouse/server/static/index.html"
NO_CLIENT = "The browser tests need the built client and there is none: run `make web` and then them again."


def missing() -> str | None:
    """What to do before the browser tests can run, in one sentence; None where nothing is missing."""
    return servers.missing(servers.CHROMIUM) or (None if BUILT.exists() else NO_CLIENT)
