"""The log: lines for people or JSON for programs, bounded in every field, and never a token in it."""

import logging
import re
import sys
from collections import Counter, OrderedDict
from collections.abc import MutableMapping
from typing import Any, TextIO

import structlog

from fullhouse.core.system_clock import Clock, SystemClock
from fullhouse.server.capacity import Rate, networks_of
from fullhouse.server.net.rate_limit import Bucket
from fullhouse.server.settings import LogFormat

HIDDEN = "…"
SECRET_KEYS = frozenset(("authorization", "token", "tokens", "digest", "cookie"))
TOKEN = re.compile(r"(?<![\w-])(?=[\w-]*[A-Z0-9])[A-Za-z0-9_-]{22}(?![\w-])", re.ASCII)
"""What a token looks like: 128 random bits as 22 characters."""
LONGEST_FIELD, LONGEST_TRACE = 400, 16_000
"""Characters; what is longer is cut."""
MOST_BYTES = Rate(250.0, 100_000.0)
"""What one source may make us write: less than a megabyte an hour."""
MOST_SOURCES = 4_096
LEFT_OUT = "%d lines like the next one were left out"
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
        bounded,
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
    handler = BoundedHandler(stream or sys.stderr, SystemClock())
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


def bounded(_logger: Any, _name: str, event: MutableMapping[str, Any]) -> MutableMapping[str, Any]:
    """Cut what is long, and write out what no line should have, whoever sent it.

    >>> bounded(None, "info", {"event": "sent", "path": "a\\nb", "seat": 2})
    {'event': 'sent', 'path': 'a\\\\nb', 'seat': 2}
    """
    for key, value in event.items():
        if key == "exception":
            event[key] = "\n".join(map(_one_line, _cut(str(value), LONGEST_TRACE).split("\n")))
        elif not isinstance(value, int | float | None) and not key.startswith("_"):
            event[key] = _one_line(_cut(str(value), LONGEST_FIELD))
    return event


class BoundedHandler(logging.StreamHandler[TextIO]):
    """Writes as much for each source as it may make us write; what is left out is counted."""

    def __init__(self, stream: TextIO, clock: Clock) -> None:
        super().__init__(stream)
        self._clock = clock
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()
        self._left_out: Counter[str] = Counter()

    def emit(self, record: logging.LogRecord) -> None:
        source, now = _source(record), self._clock.monotonic()
        bucket = self._bucket(source, now)
        if bucket.wait(now):
            self._left_out[source] += 1
            return
        try:
            lines = [self.format(record)]
            left_out = self._left_out.pop(source, 0)
            if left_out:
                more = logging.LogRecord(record.name, logging.WARNING, "", 0, LEFT_OUT, (left_out,), None)
                lines.insert(0, self.format(more))
            text = "".join(f"{line}\n" for line in lines)
            bucket.charge(now, len(text.encode()))
            self.stream.write(text)
            self.flush()
        except Exception:
            self.handleError(record)

    def _bucket(self, source: str, now: float) -> Bucket:
        bucket = self._buckets.pop(source, None) or Bucket(MOST_BYTES, now=now)
        self._buckets[source] = bucket
        if len(self._buckets) > MOST_SOURCES:
            gone, _ = self._buckets.popitem(last=False)
            self._left_out.pop(gone, None)
        return bucket


def _source(record: logging.LogRecord) -> str:
    """Who made us write this: the network of the client, where it is known, else the kind of line."""
    said: Any = record.msg
    if isinstance(said, dict):
        client = said.get("client")
        return f"{record.name} {said.get('event')}" if client is None else networks_of(str(client))[-1]
    return f"{record.name} {said}"


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
        if trace is None:
            return f"{begin}{facts}"
        return "\n".join((f"{begin}{facts}", *(f"  {line}" for line in trace.split("\n"))))


def _one_line(value: object) -> str:
    """Text from outside cannot begin a line of its own.

    >>> _one_line("/x\\n2026-01-01 ERROR all is lost")
    '/x\\\\n2026-01-01 ERROR all is lost'
    """
    return "".join(
        char if char.isprintable() else char.encode("unicode_escape").decode() for char in str(value)
    )


def _cut(text: str, most: int) -> str:
    return text if len(text) <= most else f"{text[: most - 1]}{HIDDEN}"
