"""The log: who asked for what, and no token, code or forged line in it."""

import io
import json
import logging
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
import structlog

from fullhouse.server.operation.logs import BoundedHandler, _Line, set_up
from tests.clocks import StandingClock
from tests.operation.test_middleware import ALONE, asked
from tests.server.local_server import serving


@pytest.fixture
def written() -> Iterator[io.StringIO]:
    """What is logged, as JSON; afterwards everything is as before."""
    root, stream = logging.getLogger(), io.StringIO()
    handlers, level = root.handlers[:], root.level
    set_up("json", stream)
    yield stream
    root.handlers, root.level = handlers, level
    structlog.reset_defaults()


async def test_the_access_log_has_neither_tokens_nor_codes(tmp_path: Path, written: io.StringIO) -> None:
    async with serving(tmp_path, access_log=True) as client:
        key = await client.create(ALONE)
        await client.preview(key.code)
        bearer = {"Authorization": f"Bearer {key.token}"}
        await asked(client, f"/api/tables/{key.code}/record", **bearer)
        await asked(client, f"/t/{key.code}?key={key.token}")
    lines = [json.loads(line) for line in written.getvalue().splitlines()]
    requests = {(line["method"], line["path"]) for line in lines if line["event"] == "request"}
    assert ("POST", "/api/tables") in requests
    assert ("GET", "/api/tables/…/record") in requests
    assert key.token not in written.getvalue()
    assert key.code not in written.getvalue()


async def test_the_access_log_is_off_by_default(tmp_path: Path, written: io.StringIO) -> None:
    async with serving(tmp_path) as client:
        await client.create(ALONE)
    assert '"request"' not in written.getvalue()


def test_tokens_are_hidden_wherever_they_are_logged(written: io.StringIO) -> None:
    token = "dGhpcyBpcyBub3QgYSB0b2"
    logging.getLogger("fullhouse").warning("somebody came with %s", token)
    try:
        raise ValueError(f"Bearer {token}")
    except ValueError:
        logging.getLogger("fullhouse").exception("failed")
    structlog.stdlib.get_logger("x").info("hello", token="short", authorization="Bearer y", seat=2)
    text = written.getvalue()
    assert token not in text
    assert "short" not in text
    assert len(text.splitlines()) == 3
    assert json.loads(text.splitlines()[2])["seat"] == 2


def test_nobody_writes_lines_of_the_log() -> None:
    line = _Line()
    said = {
        "timestamp": "now",
        "level": "info",
        "event": "request",
        "path": "/x\nnow ERROR all is lost\x1b[2J",
    }
    assert line(None, "info", said) == r"now INFO request path=/x\nnow ERROR all is lost\x1b[2J"


def test_every_field_has_a_length_and_is_written_out(written: io.StringIO) -> None:
    evil = "\n2026 ERROR all is lost\x1b[2J\u2028" + "x" * 60_000
    structlog.stdlib.get_logger("fullhouse.access").info("request", path=evil, client="192.0.2.1")
    logging.getLogger("fullhouse").warning("somebody sent %s", evil)
    try:
        raise ValueError(evil * 3)
    except ValueError:
        logging.getLogger("fullhouse").exception("failed")
    lines = written.getvalue().splitlines()
    assert len(lines) == 3
    assert len(lines[0]) < 700
    assert len(lines[1]) < 700
    assert len(lines[2]) < 20_000
    assert not any("\x1b" in line or "\u2028" in line for line in lines)


def test_a_line_of_a_traceback_never_looks_like_a_line_of_the_log() -> None:
    said = {"timestamp": "now", "level": "error", "event": "failed", "exception": "first\n2026 ERROR lost"}
    assert _Line()(None, "error", said).splitlines()[1:] == ["  first", "  2026 ERROR lost"]


def test_one_source_writes_less_than_a_megabyte_an_hour() -> None:
    """However many addresses its network has; others are logged meanwhile, and what is missing is counted."""
    clock, stream = StandingClock(), io.StringIO()
    handler = BoundedHandler(stream, clock)
    handler.setFormatter(logging.Formatter("%(message)s"))
    for second in range(3_600):
        clock.seconds = float(second)
        for number in range(20):
            say(handler, f"2001:db8:66:{number:x}::1")
    assert len(stream.getvalue()) < 1_050_000
    before = len(stream.getvalue())
    say(handler, "2001:db8:67::1")
    assert len(stream.getvalue()) > before
    clock.seconds += 60
    say(handler, "2001:db8:66::1")
    assert re.search(r"\d+ lines like the next one were left out", stream.getvalue()[before:])


def say(handler: logging.Handler, client: str) -> None:
    record = logging.LogRecord("fullhouse.access", logging.INFO, "", 0, "", (), None)
    record.msg = {"event": "request", "client": client, "path": "x" * 300}
    handler.emit(record)
