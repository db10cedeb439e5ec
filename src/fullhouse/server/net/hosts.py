"""The host allow-list: under which names the server answers. Other names are somebody else's page."""

from collections.abc import Iterable
from urllib.parse import urlsplit

from fullhouse.core.errors import BadInput

LOCAL = ("localhost", "127.0.0.1", "[::1]")


class Hosts:
    """Names without ports; `*.example.org` stands for every name below it, and no names for all.

    >>> hosts = Hosts(["play.example.org", "*.example.net"])
    >>> [host in hosts for host in ("Play.example.org:443", "a.example.net", "example.net", "evil.example")]
    [True, True, False, False]
    >>> "anything" in Hosts([])
    True
    """

    def __init__(self, names: Iterable[str]) -> None:
        wanted = [_checked(name) for name in names]
        self._names = frozenset((*wanted, *LOCAL)) if wanted else frozenset[str]()
        self._endings = tuple(name.removeprefix("*") for name in wanted if name.startswith("*."))

    def __contains__(self, host: object) -> bool:
        if not self._names:
            return True
        name = _without_port(str(host).lower())
        return name in self._names or (bool(name) and name.endswith(self._endings) if self._endings else False)


def host_of(url: str) -> str:
    """The name in an address. Raises BadInput where it is none that a browser could open.

    >>> host_of("https://play.example.org:8443/")
    'play.example.org'
    """
    try:
        found = urlsplit(url)
        has_port = found.port != 0
    except ValueError:
        raise BadInput("bad-public-url", value=url) from None
    is_plain = not (found.query or found.fragment or found.username) and found.path in ("", "/")
    if found.scheme not in ("http", "https") or not found.hostname or not has_port or not is_plain:
        raise BadInput("bad-public-url", value=url)
    return f"[{found.hostname}]" if ":" in found.hostname else found.hostname


def _checked(name: str) -> str:
    found = name.strip().lower()
    letters = found.removeprefix("*.").removeprefix("[").removesuffix("]")
    if not letters or not all(char.isalnum() or char in "-.:_" for char in letters):
        raise BadInput("bad-host", value=name)
    return found


def _without_port(host: str) -> str:
    name, colon, port = host.rpartition(":")
    return name if colon and port.isdigit() and (not name.count(":") or name.endswith("]")) else host
