"""Trusted proxies for X-Forwarded-For, and the names under which the server answers."""

from collections.abc import Iterable, Iterator
from ipaddress import IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from urllib.parse import urlsplit

from fullhouse.core.errors import BadInput

LOCAL = ("localhost", "127.0.0.1", "[::1]")


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
    """The host allow-list: names without ports. `*.example.org` stands for every name below it, `*` for all.

    No names are no list: all are allowed.

    >>> hosts = Hosts(["play.example.org", "*.example.net"])
    >>> [host in hosts for host in ("Play.example.org:443", "a.example.net", "example.net", "evil.example")]
    [True, True, False, False]
    >>> "anything" in Hosts([])
    True
    """

    def __init__(self, names: Iterable[str]) -> None:
        wanted = [_checked(name) for name in names]
        is_open = not wanted or "*" in wanted
        self._names = frozenset[str]() if is_open else frozenset((*wanted, *LOCAL))
        self._endings = tuple(name.removeprefix("*") for name in wanted if name.startswith("*."))

    def __contains__(self, host: object) -> bool:
        if not self._names:
            return True
        name = _without_port(str(host).lower())
        return name in self._names or name.endswith(self._endings)


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
    host = name.strip().lower()
    if host == "*":
        return host
    letters = host.removeprefix("*.").removeprefix("[").removesuffix("]")
    if not letters or not all(char.isalnum() or char in "-.:_" for char in letters):
        raise BadInput("bad-host", value=name)
    return host


def _without_port(host: str) -> str:
    name, colon, port = host.rpartition(":")
    return name if colon and port.isdigit() and (not name.count(":") or name.endswith("]")) else host
