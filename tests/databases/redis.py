"""A Redis or Valkey server for the tests: on a free port, keeps nothing."""

import shutil
import socket
import subprocess
import tempfile

from tests.databases.starting import until_ready
from tests.processes import free_port
from tests.servers import REDIS, path_of

STARTING_SECONDS = 30.0


class Redis:
    """A running server."""

    def __init__(self) -> None:
        self._folder = tempfile.mkdtemp(prefix="fullhouse-redis-")
        self.port = free_port()
        self._process: subprocess.Popen[bytes] | None = None
        self.start()

    @property
    def address(self) -> str:
        return f"redis://127.0.0.1:{self.port}/0"

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    def start(self) -> None:
        path = path_of(REDIS)
        assert path is not None
        settings = ["--port", str(self.port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"]
        self._process = subprocess.Popen(
            [path, *settings, "--dir", self._folder],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        if not until_ready(self._process, self._answers, STARTING_SECONDS):
            raise RuntimeError(f"{path} does not start")

    def stop(self) -> None:
        if self._process is not None:
            self._process.kill()
            self._process.wait(STARTING_SECONDS)
            self._process = None

    def close(self) -> None:
        self.stop()
        shutil.rmtree(self._folder, ignore_errors=True)

    def _answers(self, process: int) -> bool:
        """Whether this server does: another one may have taken the port meanwhile."""
        try:
            with socket.create_connection(("127.0.0.1", self.port), timeout=1) as asked:
                asked.sendall(b"INFO server\r\n")
                return b"process_id:%d\r\n" % process in asked.recv(4096)
        except OSError:
            return False
