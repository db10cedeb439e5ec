"""`fullhouse doctor [--json]`: whether a server with these settings would run well here."""

from typing import TYPE_CHECKING

from fullhouse.cli.frame.arguments import Exit, echo
from fullhouse.cli.language import Json, language, told
from fullhouse.cli.settings import (
    AllowedHosts,
    Bus,
    Database,
    Host,
    Port,
    PublicUrl,
    TrustedProxies,
    config_of,
)
from fullhouse.core.errors import FullHouseError
from fullhouse.server.settings.listening import PORT
from fullhouse.words import say

if TYPE_CHECKING:
    from fullhouse.server.operation.doctor import Finding

MARKS = {"well": "✓", "note": "!", "bad": "✗"}


def command(  # noqa: PLR0917
    host: Host = "127.0.0.1",
    port: Port = PORT,
    database: Database = None,
    public_url: PublicUrl = None,
    trusted_proxy: TrustedProxies = None,
    allowed_host: AllowedHosts = None,
    bus: Bus = None,
    json: Json = False,
) -> None:
    import msgspec  # noqa: PLC0415

    from fullhouse.server.operation.doctor import examine  # noqa: PLC0415

    config = config_of(host, port, database, public_url, trusted_proxy, allowed_host, bus)
    levels = set()
    for finding in examine(config):
        levels.add(finding.level)
        document = {"level": finding.level, "text": _sentence(finding)}
        echo(
            msgspec.json.encode(document).decode() if json else f"{MARKS[finding.level]} {_sentence(finding)}"
        )
    if "bad" in levels:
        raise Exit(1)


def _sentence(finding: "Finding") -> str:
    if isinstance(finding.about, FullHouseError):
        return told(finding.about)
    return say(f"doctor-{finding.about}", language(), **finding.facts)
