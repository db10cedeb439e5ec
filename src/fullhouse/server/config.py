"""How a server is run: where it listens, where it keeps its data, how fast its bots are."""

from pathlib import Path

import msgspec

from fullhouse.server.rooms.bots import Pace

PORT = 8181


class Config(msgspec.Struct, frozen=True, kw_only=True):
    database: Path
    host: str = "127.0.0.1"
    port: int = PORT
    public_url: str | None = None
    """How people reach this server, where it stands behind another."""
    pace: Pace = Pace()
    requests_a_second: float = 20
    """For each address; a wrong code costs more."""
    requests_at_once: float = 400
    messages_a_second: float = 20
    """For each socket: nobody taps faster."""
    messages_at_once: float = 60
    static: Path = Path(__file__).parent / "static"
    """The built client."""

    @property
    def origins(self) -> tuple[str, ...]:
        """Where pages may come from, besides the address they were asked at."""
        return () if self.public_url is None else (self.public_url.rstrip("/"),)
