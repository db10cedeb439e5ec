"""The log: lines for people or JSON for programs, and never a token in it."""

import logging
import re
import sys
from collections.abc import MutableMapping
from typing import Any, TextIO

import structlog

from fullhouse.server.settings.config import LogFormat

HIDDEN = "…"
SECRET_KEYS = frozenset(("authorization", "token", "tokens", "digest", "cookie"))
TOKEN = re.compile(r"(?<![\w-])(?=[\w-]*[A-Z0-9])[A-Za-z0-9_-]{22}(?![\w-])", re.ASCII)
"""What a token looks like: 128 random bits as 22 characters."""
TABLE_PATH = re.compile(r"(/(?:api/tables|t|tv)/)[^/]+")


def set_up(form: LogFormat, stream: TextIO | None = None) -> None:
    """Send everything that is logged through the same steps, also what libraries log."""
    steps: list[Any] = [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_log_level,
        structlog.stdlib.add_logger_name,
        structlog.stdlib.PositionalArgumentsFormatter(),
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        structlog.processors.format_exc_info,
        without_tokens,
    ]
    structlog.configure(
        processors=[*steps, structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
        wrapper_class=structlog.stdlib.BoundLogger,
        logger_factory=structlog.stdlib.LoggerFactory(),
    )
    renderer = structlog.processors.JSONRenderer(ensure_ascii=False) if form == "json" else _Line()
    formatter = structlog.stdlib.ProcessorFormatter(
        foreign_pre_chain=steps,
        processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, renderer],
    )
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(formatter)
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(logging.INFO)


def without_tokens(_logger: Any, _name: str, event: MutableMapping[str, Any]) -> MutableMapping[str, Any]:
    """Hide tokens, wherever they stand.

    >>> without_tokens(None, "info", {"event": "hello with dGhpcyBpcyBub3QgYSB0b2", "token": "x", "seat": 2})
    {'event': 'hello with …', 'token': '…', 'seat': 2}
    """
    for key, value in event.items():
        if key.lower() in SECRET_KEYS:
            event[key] = HIDDEN
        elif isinstance(value, str):
            event[key] = TOKEN.sub(HIDDEN, value)
    return event


def shown_path(path: str) -> str:
    """A path for the log: without the code of a table, which lets people in.

    >>> shown_path("/api/tables/bako-timu/record")
    '/api/tables/…/record'
    """
    return TOKEN.sub(HIDDEN, TABLE_PATH.sub(rf"\1{HIDDEN}", path))


class _Line:
    """One line for people: time, level, what happened, and the facts."""

    def __call__(self, _logger: Any, _name: str, event: MutableMapping[str, Any]) -> str:
        trace = event.pop("exception", None)
        begin = f"{event.pop('timestamp')} {event.pop('level').upper()} {_one_line(event.pop('event'))}"
        event.pop("logger", None)
        facts = "".join(f" {key}={_one_line(value)}" for key, value in event.items())
        return f"{begin}{facts}" if trace is None else f"{begin}{facts}\n{trace}"


def _one_line(value: object) -> str:
    """Text from outside cannot begin a line of its own.

    >>> _one_line("/x\\n2026-01-01 ERROR all is lost")
    '/x\\\\n2026-01-01 ERROR all is lost'
    """
    return "".join(
        char if char.isprintable() else char.encode("unicode_escape").decode() for char in str(value)
    )
