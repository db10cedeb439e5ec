"""Where a server listens: its socket, and the addresses under which others in the network reach it."""

import socket

from fullhouse.core.errors import BadInput
from fullhouse.core.reasons import reason

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
