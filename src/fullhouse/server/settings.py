"""How a server is set up: its settings, where it listens, whom it trusts, under which names it answers."""

import os
import re
import socket
from collections.abc import Iterable, Iterator, Mapping
from ipaddress import IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from pathlib import Path
from typing import Any, Literal
from urllib.parse import urlsplit

import msgspec

from fullhouse.core.errors import BadInput
from fullhouse.core.reasons import reason
from fullhouse.server.capacity import Rate
from fullhouse.server.features.bots import Pace
from fullhouse.server.features.retention import Retention

LOCAL = ("localhost", "127.0.0.1", "[::1]")
KEY = re.compile("[0-9a-fA-F]{64}")
"""A public key, as `GET /api/verify` tells it."""
HOME_ENDINGS = (".local", ".lan", ".home", ".home.arpa", ".internal", ".localhost")
"""Of names that nobody can register."""


class Proxies:
    """Trusted proxies, by their addresses and networks.

    >>> proxies = Proxies(["127.0.0.1", "10.0.0.0/8"])
    >>> "10.1.2.3" in proxies, "192.0.2.1" in proxies, "::ffff:127.0.0.1" in proxies
    (True, False, True)
    """

    def __init__(self, named: Iterable[str]) -> None:
        self._networks = [_network(name) for name in named]

    def __contains__(self, address: object) -> bool:
        if not self._networks:
            return False
        try:
            parsed = ip_address(str(address).partition("%")[0])
        except ValueError:
            return False
        if isinstance(parsed, IPv6Address) and parsed.ipv4_mapped is not None:
            parsed = parsed.ipv4_mapped
        return any(parsed in network for network in self._networks)

    def __iter__(self) -> Iterator[str]:
        return map(str, self._networks)

    def client(self, peer: str, forwarded: Iterable[str]) -> str:
        """Who asks: the last address that no trusted proxy of ours has.

        Each proxy adds to the right, so whatever a client writes there itself stands further left.

        >>> proxies = Proxies(["127.0.0.1", "10.0.0.0/8"])
        >>> proxies.client("127.0.0.1", ["198.51.100.9, 203.0.113.5, 10.0.0.7"])
        '203.0.113.5'
        >>> proxies.client("203.0.113.5", ["198.51.100.9"])
        '203.0.113.5'
        """
        caller = peer
        for address in reversed([part.strip() for line in forwarded for part in line.split(",")]):
            if caller not in self or not address:
                break
            caller = address
        return caller


class Hosts:
    """The host allow-list; ports do not count. `*.example.org` stands for every name below it, `*` for all.

    >>> hosts = Hosts(["play.example.org:8181", "*.example.net"])
    >>> [host in hosts for host in ("Play.example.org:443", "a.example.net", "example.net", "evil.example")]
    [True, True, False, False]
    >>> "play.example.org." in hosts
    True

    At home a machine has addresses and names that nobody has listed. They are answered; a name that anybody
    could register is not: its owner's page could let it lead here, and ask in the name of whoever reads it.

    >>> hosts = Hosts([], at_home=True)
    >>> [host in hosts for host in ("192.168.1.5:8181", "[fe80::1]", "kitchen", "pc.local", "evil.example")]
    [True, True, True, True, False]
    """

    def __init__(self, names: Iterable[str], *, at_home: bool = False) -> None:
        wanted = [_checked(name) for name in names]
        self._is_open, self._at_home = "*" in wanted, at_home
        self._names = frozenset((*wanted, *LOCAL))
        self._endings = tuple(name.removeprefix("*") for name in wanted if name.startswith("*."))

    def __contains__(self, host: object) -> bool:
        if self._is_open:
            return True
        name = name_in(str(host))
        is_listed = name in self._names or name.endswith(self._endings)
        return is_listed or (self._at_home and is_at_home(name))


def is_at_home(name: str) -> bool:
    """Whether nobody elsewhere can have this name: it is an address, or of a network like that of a house.

    >>> [is_at_home(name) for name in ("10.0.0.7", "kitchen", "pc.lan", "play.example.org", "1.2.3.4.5", "")]
    [True, True, True, False, False, False]
    """
    try:
        ip_address(name.removeprefix("[").removesuffix("]"))
    except ValueError:
        is_plain = name.replace("-", "").replace("_", "").isalnum()
        return is_plain or name.endswith(HOME_ENDINGS)
    return True


def is_same_site(origin: str, hosts: Iterable[str], others: Iterable[str]) -> bool:
    """Whether a page of this origin is ours: that of the host asked, or one of some others.

    Whoever is in between can write pages of plain addresses: where ours has https, those are not ours.

    >>> is_same_site("https://a.example", ["a.example"], []), is_same_site("null", ["null"], [])
    (True, False)
    >>> is_same_site("http://a.example", ["a.example"], ["https://a.example"])
    False
    """
    if origin in others:
        return True
    if origin.replace("http://", "https://", 1) in others:
        return False
    try:
        came_from = urlsplit(origin).netloc
    except ValueError:
        return False
    return bool(came_from) and came_from in hosts


def host_of(url: str) -> str:
    """The name in an address. Raises BadInput if a browser could not open it.

    >>> host_of("https://play.example.org:8443/")
    'play.example.org'
    """
    try:
        parts = urlsplit(url)
        has_port = parts.port != 0
    except ValueError:
        raise BadInput("bad-public-url", value=url) from None
    is_plain = not (parts.query or parts.fragment or parts.username) and parts.path in ("", "/")
    if parts.scheme not in ("http", "https") or not parts.hostname or not has_port or not is_plain:
        raise BadInput("bad-public-url", value=url)
    return f"[{parts.hostname}]" if ":" in parts.hostname else parts.hostname


def _network(name: str) -> IPv4Network | IPv6Network:
    try:
        return ip_network(name.strip(), strict=False)
    except ValueError:
        raise BadInput("bad-proxy", value=name) from None


def _checked(name: str) -> str:
    host = name_in(name.strip())
    if host == "*":
        return host
    letters = host.removeprefix("*.").removeprefix("[").removesuffix("]")
    if not letters or not all(char.isalnum() or char in "-.:_" for char in letters):
        raise BadInput("bad-host", value=name)
    return host


def name_in(host: str) -> str:
    """The name or address in a host as browsers send it: in small letters, without its port.

    >>> name_in("Play.example.org.:443"), name_in("[::1]:8181"), name_in("::1")
    ('play.example.org', '[::1]', '::1')
    """
    name, colon, port = host.lower().rpartition(":")
    has_port = colon and port.isdigit() and (not name.count(":") or name.endswith("]"))
    return (name if has_port else host.lower()).removesuffix(".")


PORT = 8181
"""Where a server listens unless it is told otherwise."""


def listen(host: str, port: int, *, any_port: bool = False) -> socket.socket:
    """A listening socket; another port where this one is taken and any will do."""
    try:
        return _bound(host, port)
    except OSError as error:
        if any_port:
            return _bound(host, 0)
        raise BadInput("port-unusable", host=host, port=str(port), detail=reason(error)) from None


def own_addresses() -> list[str]:
    """The addresses of this machine in its networks. Nothing is sent to find them out."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            address = str(probe.getsockname()[0])
        except OSError:
            return []
    return [] if address.startswith(("127.", "0.")) else [address]


def _bound(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    bound = socket.socket(family, socket.SOCK_STREAM)
    try:
        bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        bound.bind((host, port))
        bound.listen(2048)
    except OSError:
        bound.close()
        raise
    return bound


LogFormat = Literal["text", "json"]
"""Lines for people, or one JSON object a line for programs."""
CLIENT = Path(__file__).parent / "static"
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
    known_keys: tuple[str, ...] = ()
    """Public keys of other servers, by which records that they signed are known."""
    metrics_token: str | None = None
    """The token for `/metrics`; without one, only this machine may read it."""
    access_log: bool = False
    log_format: LogFormat = "text"
    name_filter: bool = True
    """Whether rude names are refused."""
    requests: Rate = Rate(60, 1_200)
    """For each caller; enough for a school behind one address. Heavy work is charged by its CPU time."""
    messages: Rate = Rate(20, 60)
    """For each socket; faster than anybody taps."""
    guesses: Rate = Rate(0.5, 40)
    """Invalid table codes, for each caller; networks have shares of it (`networks.SHARES`)."""
    all_guesses: Rate = Rate(20, 2_000)
    """Invalid table codes, for all callers together: above it, new codes are longer and guesses dearer."""
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
        for key in self.known_keys:
            if not KEY.fullmatch(key):
                raise BadInput("bad-known-key", value=key)

    @property
    def origins(self) -> tuple[str, ...]:
        """Extra allowed origins."""
        return () if self.public_url is None else (self.public_url.rstrip("/"),)


UNLIMITED: Mapping[str, Any] = dict.fromkeys(
    ("requests", "messages", "guesses", "all_guesses"), Rate(1e9, 1e9)
)
"""Settings with which nobody is kept from asking: where a server is one's own, and for tests."""


def default_database() -> Path:
    """The default database file."""
    return Path.home() / ".local" / "share" / "fullhouse" / "fullhouse.sqlite3"


def make_folder_of(database: Path) -> None:
    """The folder of the default database. One that somebody has named is there, or was not meant."""
    if database == default_database():
        try:
            database.parent.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise BadInput("database-unusable", path=str(database), detail=reason(error)) from None
