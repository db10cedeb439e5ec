"""The address of a Redis or Valkey server: checked, and shown without its password."""

from urllib.parse import urlsplit, urlunsplit

from fullhouse.core.errors import BadInput

SCHEMES = ("redis", "rediss", "valkey", "valkeys")


class Address:
    """Where the server is. Raises BadInput if it cannot be meant.

    >>> Address("valkey://:secret@bus.example:6379/0").shown
    'valkey://bus.example:6379/0'
    """

    def __init__(self, text: str) -> None:
        try:
            parts = urlsplit(text)
            port = parts.port
        except ValueError:
            raise BadInput("bad-bus-address") from None
        if parts.scheme not in SCHEMES or not parts.hostname or port == 0 or parts.query or parts.fragment:
            raise BadInput("bad-bus-address")
        if not parts.path.lstrip("/").isdigit() and parts.path not in ("", "/"):
            raise BadInput("bad-bus-address")
        secure = "rediss" if parts.scheme in ("rediss", "valkeys") else "redis"
        self.url = urlunsplit((secure, *parts[1:]))
        """With the password: only for the driver."""
        host = parts.netloc.rpartition("@")[2]
        self.shown = urlunsplit((parts.scheme, host, parts.path, "", ""))
