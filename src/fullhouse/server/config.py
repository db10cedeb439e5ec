"""The server's settings: where it listens, where it keeps data, its limits and the pace of its bots."""

from pathlib import Path

import msgspec

from fullhouse.server.rooms.bots import Pace

PORT = 8181


class Config(msgspec.Struct, frozen=True, kw_only=True):
    database: Path
    host: str = "127.0.0.1"
    port: int = PORT
    public_url: str | None = None
    """The public address, if the server runs behind a proxy."""
    pace: Pace = Pace()
    bot_processes: int = 2
    """The processes in which bots think; 0: a thread of the server."""
    requests_a_second: float = 20
    """For each address; an invalid code costs more."""
    requests_at_once: float = 400
    messages_a_second: float = 20
    """For each socket; faster than anybody taps."""
    messages_at_once: float = 60
    static: Path = Path(__file__).parent / "static"
    """The built client."""

    @property
    def origins(self) -> tuple[str, ...]:
        """Extra allowed origins."""
        return () if self.public_url is None else (self.public_url.rstrip("/"),)
