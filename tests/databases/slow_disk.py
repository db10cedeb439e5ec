"""A slow disk for a database: each `fsync` waits for as long as a file says."""

import shutil
import subprocess
from pathlib import Path

SOURCE = Path(__file__).with_suffix(".c")


class SlowDisk:
    """A library that the database is started with, and the file that tells it how long to wait."""

    def __init__(self, library: Path, told: Path) -> None:
        self._told = told
        self.environment = {"LD_PRELOAD": str(library), "SLOW_DISK_FILE": str(told)}

    @classmethod
    def made(cls, folder: Path) -> "SlowDisk | None":
        """Compiled into a folder that the database may read; None where nothing can compile it."""
        compiler = shutil.which("cc")
        if compiler is None:
            return None
        library, told = folder / "slow_disk.so", folder / "slow_disk"
        subprocess.run([compiler, "-shared", "-fPIC", "-O1", "-o", library, SOURCE], check=True)
        told.write_text("0")
        for file in (library, told):
            file.chmod(0o755)
        return cls(library, told)

    def wait(self, milliseconds: int) -> None:
        """From now on, each time before something is on the disk."""
        self._told.write_text(str(milliseconds))
