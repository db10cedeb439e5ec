"""The server's settings: where it listens, where it keeps data, its limits and the pace of its bots."""

import os
from pathlib import Path
from typing import Literal

import msgspec

from fullhouse.server.features.bots import Pace
from fullhouse.server.features.retention import Retention
from fullhouse.server.settings.addresses import Hosts, Proxies, host_of, is_at_home
from fullhouse.server.settings.listening import PORT

LogFormat = Literal["text", "json"]
"""Lines for people, or one JSON object a line for programs."""
CLIENT = Path(__file__).parents[1] / "static"
"""The built pages."""


class Config(msgspec.Struct, frozen=True, kw_only=True):
    database: Path
    address: str | None = None
    """The address of a PostgreSQL database, which then takes the place of the file."""
    bus: str | None = None
    """The address of a Redis or Valkey server, over which several nodes tell each other where to look."""
    node: str = ""
    """The name of this node in logs and in the database; by default that of the machine."""
    host: str = "127.0.0.1"
    port: int = PORT
    public_url: str | None = None
    """The public address, if the server runs behind a proxy."""
    pace: Pace = Pace()
    bot_workers: int = 2
    """The processes in which bots think; 0: a thread of the server, for tests."""
    trusted_proxies: tuple[str, ...] = ()
    """Peers (addresses or networks) whose X-Forwarded-For is believed; by default this machine's, if there is
    a public URL."""
    allowed_hosts: tuple[str, ...] = ()
    """Names under which the server answers, besides that of the public URL; `*`: under all.

    Where the public URL has no name that others could know, also under addresses and the names of a house."""
    metrics_token: str | None = None
    """The token for `/metrics`; without one, only this machine may read it."""
    access_log: bool = False
    log_format: LogFormat = "text"
    name_filter: bool = True
    """Whether rude names are refused."""
    requests_a_second: float = 60
    """For each caller; enough for a school behind one address. Heavy work is charged by its CPU time."""
    requests_at_once: float = 1_200
    messages_a_second: float = 20
    """For each socket; faster than anybody taps."""
    messages_at_once: float = 60
    guesses_a_second: float = 0.5
    """Invalid table codes, for each caller; networks have shares of it (`networks.SHARES`)."""
    guesses_at_once: float = 40
    all_guesses_a_second: float = 20
    """Invalid table codes, for all callers together: above it, new codes are longer and guesses dearer."""
    all_guesses_at_once: float = 2_000
    connections: int = 8_000
    connections_each: int = 400
    """Open connections, for each caller."""
    retention: Retention = Retention()
    workers: int = max(2, min(8, (os.cpu_count() or 2) - 1))
    """Worker processes for heavy work."""
    warm_workers: bool = True
    """Whether they are started before they are needed."""
    cpu_second_price: float = 300
    """A second of a worker's CPU time costs as much as this many requests."""
    static: Path = CLIENT
    """The built client."""

    @property
    def proxies(self) -> Proxies:
        """The trusted proxies."""
        own = () if self.public_url is None else ("127.0.0.1", "::1")
        return Proxies(self.trusted_proxies or own)

    @property
    def hosts(self) -> Hosts:
        """The host allow-list."""
        public = () if self.public_url is None else (host_of(self.public_url),)
        return Hosts((*public, *self.allowed_hosts), at_home=all(map(is_at_home, public)))

    def __post_init__(self) -> None:
        """Refuse invalid addresses."""
        Proxies(self.trusted_proxies)
        _ = self.hosts

    @property
    def origins(self) -> tuple[str, ...]:
        """Extra allowed origins."""
        return () if self.public_url is None else (self.public_url.rstrip("/"),)


def default_database() -> Path:
    """The default database file."""
    return Path.home() / ".local" / "share" / "fullhouse" / "fullhouse.sqlite3"
