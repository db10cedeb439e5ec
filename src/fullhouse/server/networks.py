"""Who asks: an address, and the networks around it that limits go by."""

from collections.abc import Mapping
from functools import lru_cache
from ipaddress import IPv6Address, ip_address, ip_network

SHARES: Mapping[str, float] = {"128": 0.5, "64": 1, "56": 2, "48": 4, "32": 1, "24": 4}
"""How much of a limit a network of this many bits has, where 1 is one household or school.

An IPv6 /128 is one device, a /64 a household, a /56 or /48 all that one customer of a provider can have; an
IPv4 address is often a whole school, and a /24 what is sold in one piece.
"""
WIDTHS_6, WIDTHS_4 = (128, 64, 56, 48), (32, 24)


def caller_of(address: str) -> str:
    """Whom an address counts as: a mapped IPv4 address is that address.

    >>> caller_of("192.0.2.7"), caller_of("::ffff:192.0.2.7"), caller_of("fe80::1%eth0")
    ('192.0.2.7', '192.0.2.7', 'fe80::1')
    """
    try:
        parsed = ip_address(address.partition("%")[0])
    except ValueError:
        return address[:64]
    if isinstance(parsed, IPv6Address) and parsed.ipv4_mapped is not None:
        return str(parsed.ipv4_mapped)
    return str(parsed)


@lru_cache(maxsize=2_048)
def networks_of(caller: str) -> tuple[str, ...]:
    """The networks that a caller belongs to, the narrowest first. Who has no address is one of their own.

    >>> networks_of("192.0.2.7"), networks_of("a worker")
    (('192.0.2.7/32', '192.0.2.0/24'), ('a worker',))
    >>> networks_of("2001:db8:1:2ff::4")
    ('2001:db8:1:2ff::4/128', '2001:db8:1:2ff::/64', '2001:db8:1:200::/56', '2001:db8:1::/48')
    """
    try:
        parsed = ip_address(caller)
    except ValueError:
        return (caller,)
    widths = WIDTHS_6 if isinstance(parsed, IPv6Address) else WIDTHS_4
    return tuple(str(ip_network((parsed, width), strict=False)) for width in widths)


def share_of(network: str) -> float:
    """How much of a limit a network has, by the bits of its name.

    >>> share_of("192.0.2.0/24"), share_of("a worker")
    (4, 1)
    """
    return SHARES.get(network.rpartition("/")[2], 1)
