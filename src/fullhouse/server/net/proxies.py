"""Trusted proxies: whose X-Forwarded-For is believed, and which address it then gives."""

from collections.abc import Iterable, Iterator
from ipaddress import IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network

from fullhouse.core.errors import BadInput


class Proxies:
    """Addresses and networks.

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
            found = ip_address(str(address).partition("%")[0])
        except ValueError:
            return False
        if isinstance(found, IPv6Address) and found.ipv4_mapped is not None:
            found = found.ipv4_mapped
        return any(found in network for network in self._networks)

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
        found = peer
        for address in reversed([part.strip() for line in forwarded for part in line.split(",")]):
            if found not in self or not address:
                break
            found = address
        return found


def _network(name: str) -> IPv4Network | IPv6Network:
    try:
        return ip_network(name.strip(), strict=False)
    except ValueError:
        raise BadInput("bad-proxy", value=name) from None
