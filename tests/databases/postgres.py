"""A PostgreSQL server for the tests: made in a temporary folder, on a free port, gone afterwards."""

import contextlib
import os
import pwd
import secrets
import shutil
import signal
import subprocess
import tempfile
from pathlib import Path
from typing import Any

from tests.databases.slow_disk import SlowDisk
from tests.databases.starting import until_ready
from tests.processes import free_port
from tests.servers import PACKAGED, POSTGRESQL, path_of

USER, PASSWORD = "tester", "open-sesame"
STARTING_SECONDS = 60.0
DURABLE = {"fsync": "on", "full_page_writes": "on"}
QUICK = {
    "fsync": "off",  # nobody pulls the plug of a test
    "full_page_writes": "off",
    "shared_buffers": "16MB",
    "max_connections": "60",
    "listen_addresses": "127.0.0.1",
    "unix_socket_directories": "",
    "autovacuum": "off",
}


def programs() -> Path:
    """The folder of `initdb`, `postgres` and `psql`."""
    path = path_of(POSTGRESQL)
    assert path is not None
    return Path(path).resolve().parent


class Postgres:
    """A running server. It refuses to run as root: then it is another user's."""

    def __init__(self, **settings: str) -> None:
        """`settings` are PostgreSQL's own; what is not given is as quick as possible."""
        self._settings = {**QUICK, **settings}
        self._disk: SlowDisk | None = None
        self._programs = programs()
        self._as = _other_user()
        self._folder = Path(tempfile.mkdtemp(prefix="fullhouse-postgres-"))
        if "user" in self._as:
            os.chown(self._folder, self._as["user"], self._as["group"])
            if self._programs.is_relative_to(PACKAGED):  # a checkout of root may be nobody else's to read
                self._programs = _copied(self._programs, self._folder / "installed")
        self.port = free_port()
        self._process: subprocess.Popen[bytes] | None = None
        self._log = self._folder / "log"
        secret = self._folder / "password"
        secret.write_text(PASSWORD)
        secret.chmod(0o644)
        self._call(
            "initdb",
            "--no-sync",
            "--auth=scram-sha-256",
            f"--username={USER}",
            f"--pwfile={secret}",
            "--encoding=UTF8",
            "--locale=C",
            str(self._folder / "data"),
        )
        self.start()

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    def start(self) -> None:
        settings = [f"--{name}={value}" for name, value in self._settings.items()]
        with self._log.open("ab") as log:
            self._process = subprocess.Popen(
                [self._programs / "postgres", "-D", self._folder / "data", "-p", str(self.port), *settings],
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                cwd="/",
                env={**os.environ, **({} if self._disk is None else self._disk.environment)},
                **self._as,
            )
        if not until_ready(self._process, self._is_ready, STARTING_SECONDS):
            raise RuntimeError(f"PostgreSQL does not start:\n{self._log.read_text()}")

    def stop(self) -> None:
        """At once, without waiting for connections."""
        if self._process is not None:
            self._process.send_signal(signal.SIGINT)
            self._process.wait(STARTING_SECONDS)
            self._process = None

    def kill(self) -> None:
        """End it and all that it has started with `kill -9`, as a machine that loses its power would."""
        if self._process is not None:
            children = Path(f"/proc/{self.pid}/task/{self.pid}/children").read_text().split()
            for process in (self.pid, *map(int, children)):
                with contextlib.suppress(ProcessLookupError):
                    os.kill(process, signal.SIGKILL)
            self._process.wait(STARTING_SECONDS)
            self._process = None

    def slow_disk(self) -> SlowDisk | None:
        """A disk that can be made slow, from the next start on; None without a C compiler."""
        if self._disk is None:
            self._disk = SlowDisk.made(self._folder)
        return self._disk

    def close(self) -> None:
        self.stop()
        shutil.rmtree(self._folder, ignore_errors=True)

    def new_database(self) -> str:
        """The address of a database of its own."""
        name = f"test_{secrets.token_hex(6)}"
        self.sql(f"CREATE DATABASE {name}")
        return self.address(name)

    def address(self, name: str = "postgres", *, user: str = USER, password: str = PASSWORD) -> str:
        return f"postgresql://{user}:{password}@127.0.0.1:{self.port}/{name}"

    def sql(self, text: str, name: str = "postgres") -> str:
        """What `psql` answers."""
        done = subprocess.run(
            [self._programs / "psql", "-qAtX", "-v", "ON_ERROR_STOP=1", self.address(name), "-c", text],
            capture_output=True,
            text=True,
            check=True,
            timeout=STARTING_SECONDS,
        )
        return done.stdout.strip()

    def _is_ready(self, process: int) -> bool:
        """Whether this server says so: another one may have taken the port meanwhile, and answer on it."""
        try:
            lines = (self._folder / "data" / "postmaster.pid").read_text().split()
        except OSError:
            return False
        return lines[:1] == [str(process)] and lines[-1] == "ready"

    def _call(self, program: str, *arguments: str) -> None:
        done = subprocess.run(
            [self._programs / program, *arguments],
            capture_output=True,
            text=True,
            check=False,
            timeout=STARTING_SECONDS,
            cwd="/",
            **self._as,
        )
        if done.returncode:
            raise RuntimeError(f"{program} failed:\n{done.stdout}{done.stderr}")


def _copied(programs: Path, folder: Path) -> Path:
    """The package of these programs, with its libraries beside it."""
    path = programs.relative_to(PACKAGED)
    for one in PACKAGED.glob(f"{path.parts[0]}*"):
        if one.is_dir():
            shutil.copytree(one, folder / one.name, symlinks=True)
    return folder / path


def _other_user() -> dict[str, Any]:
    """Arguments for a process of somebody who is not root, if we are."""
    if os.getuid() != 0:
        return {}
    known = {user.pw_name: user for user in pwd.getpwall()}
    user = known.get("postgres") or known["nobody"]
    return {"user": user.pw_uid, "group": user.pw_gid, "extra_groups": []}
