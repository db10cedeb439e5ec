"""Whether a database server can be started here; if not, what to do: `python -m tests.databases.ready`."""

import sys

from tests.databases.postgres import binaries
from tests.databases.redis import program

NO_POSTGRES = (
    "The tests start a PostgreSQL server of their own and its programs are missing: install them "
    "(Debian and Ubuntu: apt-get install postgresql) and run them again."
)
NO_REDIS = (
    "The tests start a Redis or Valkey server of their own and its program is missing: install it "
    "(Debian and Ubuntu: apt-get install redis-server) and run them again."
)


def missing() -> str | None:
    """What to do before these tests can run, in one sentence; None where nothing is missing."""
    if binaries() is None:
        return NO_POSTGRES
    return NO_REDIS if program() is None else None


if __name__ == "__main__":
    sys.exit(missing())
