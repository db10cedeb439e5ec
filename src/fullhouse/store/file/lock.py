"""One server for one file: a lock that the operating system releases when the process ends."""

import contextlib
import os
from pathlib import Path

from fullhouse.core.errors import BadInput

try:
    import fcntl
except ImportError:  # Windows: SQLite's own locks have to do
    fcntl = None  # type: ignore[assignment]


OWNER_ONLY = 0o600


class FileLock:
    """Holds `FILE.lock` until it is closed. Raises BadInput if another process holds it."""

    def __init__(self, path: Path) -> None:
        self._path = path.with_name(path.name + ".lock")
        while True:
            self._file, self._is_new = self._opened()
            if fcntl is None:
                return
            try:
                fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except OSError:
                os.close(self._file)
                raise BadInput("database-locked", path=str(path)) from None
            if self._is_there():
                return
            os.close(self._file)  # removed meanwhile by its last holder: it would keep nobody out

    def let_go(self) -> None:
        os.close(self._file)

    def undo(self) -> None:
        """Let go, and leave no file behind where there was none."""
        if self._is_new:
            with contextlib.suppress(OSError):  # Windows removes no open file
                self._path.unlink()
        self.let_go()

    def _opened(self) -> tuple[int, bool]:
        """The file, and whether it is new."""
        try:
            return os.open(self._path, os.O_RDWR | os.O_CREAT | os.O_EXCL, OWNER_ONLY), True
        except FileExistsError:
            return os.open(self._path, os.O_RDWR | os.O_CREAT, OWNER_ONLY), False

    def _is_there(self) -> bool:
        try:
            return os.path.samestat(os.fstat(self._file), self._path.stat())
        except FileNotFoundError:
            return False
