"""One server for one file: a lock that the operating system releases when the process ends."""

import os
from pathlib import Path

from fullhouse.core.errors import BadInput

try:
    import fcntl
except ImportError:  # Windows: SQLite's own locks have to do
    fcntl = None  # type: ignore[assignment]


class FileLock:
    """Holds `FILE.lock` until it is closed. Raises BadInput if another process holds it."""

    def __init__(self, path: Path) -> None:
        self._file = os.open(f"{path}.lock", os.O_RDWR | os.O_CREAT, 0o600)
        try:
            if fcntl is not None:
                fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            os.close(self._file)
            raise BadInput("database-locked", path=str(path)) from None

    def let_go(self) -> None:
        os.close(self._file)
