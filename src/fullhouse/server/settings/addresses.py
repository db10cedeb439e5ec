"""Trusted proxies for X-Forwarded-For, and the names under which the server answers."""

from collections.abc import Iterable, Iterator
from ipaddress import IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from urllib.parse import urlsplit

from fullhouse.core.errors import BadInput

LOCAL = ("localhost", "127.0.0.1", "[::1]")
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
