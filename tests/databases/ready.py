"""Whether a database server can be started here; if not, what to do: `python -m tests.databases.ready`."""

import sys

from tests.databases.postgres import binaries

NO_POSTGRES = (
    "The tests start a PostgreSQL server of their own and its programs are missing: install them "
    "(Debian and Ubuntu: apt-get install postgresql) and run them again."
)


def missing() -> str | None:
    """What to do before these tests can run, in one sentence; None where nothing is missing."""
    return NO_POSTGRES if binaries() is None else None


if __name__ == "__main__":
    sys.exit(missing())
