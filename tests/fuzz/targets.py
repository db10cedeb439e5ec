"""What is fed with anything: frames, messages, records, logs, imports. Each takes it, or refuses it."""

from collections.abc import Callable, Iterable
from contextlib import suppress
from pathlib import Path

import msgspec

from fullhouse.client import NewSeat, NewTable
from fullhouse.core.errors import BadInput, FullHouseError
from fullhouse.core.ids import Seat, Seconds
from fullhouse.games import game, game_ids
from fullhouse.match.entries import Abandoned, Started, write_entry
from fullhouse.problems.formats import formats, read, write
from fullhouse.problems.problem import Problem
from fullhouse.records.record import read_record
from fullhouse.records.replay import replay
from fullhouse.server.api.new_table import opened
from fullhouse.server.jobs.imports import import_table
from fullhouse.server.net.connection import message_from
from fullhouse.server.net.frames import CLOSE, FrameError, FrameReader, Read, close_code
from fullhouse.server.workers.messages import ImportOrder
from fullhouse.sudoku.grid import Grid
from tests.server.rfc6455.cases import CASES

LARGEST_FRAME_BYTES = 4_096
GOLDENS = Path(__file__).parents[1] / "goldens"
PROBLEM = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
MESSAGES = (
    b'{"do":"hello","token":"AAAAAAAAAAAAAAAAAAAAAA","protocol":1,"after":3}',
    b'{"do":"play","move":"lay a1","after":3,"seat":1,"id":"x-1","language":"fr"}',
    b'{"do":"vote","topic":"rematch","agree":true,"id":"x-2"}',
    b'{"do":"look","cells":["a1","i9"],"seat":2}',
    b'{"do":"ping","id":"p"}',
)


def frames(data: bytes) -> None:
    """However the bytes are cut, the same frames are read and the same fault is noticed."""
    cut = data[0] if data else 0
    assert _frames([data]) == _frames([data[:cut], data[cut:]])


def _frames(parts: Iterable[bytes]) -> tuple[list[Read], int]:
    reader, heard = FrameReader(most=LARGEST_FRAME_BYTES), list[Read]()
    try:
        for part in parts:
            for opcode, payload in reader.feed(part):
                heard.append((opcode, payload))
                if opcode == CLOSE:
                    return heard, close_code(payload)
    except FrameError as fault:
        return heard, fault.code
    return heard, 0


def messages(data: bytes) -> None:
    with suppress(BadInput):
        message_from(data)


def records(data: bytes) -> None:
    with suppress(FullHouseError):
        replay(read_record(data))


def logs(data: bytes) -> None:
    """Whatever is imported is played again, or refused."""
    order = ImportOrder(
        log=data.decode(errors="replace"),
        age=0,
        now=Seconds(1_000),
        code="bako-timu",
        invitation="",
        secret="",
        is_strange=True,
        refuses_rude_names=True,
    )
    with suppress(FullHouseError):
        import_table(msgspec.msgpack.encode(order))


def problems(data: bytes) -> None:
    """What is read can be written again."""
    with suppress(BadInput):
        for problem in read(data):
            assert read(write([problem], "text"))[0].givens == problem.givens


TARGETS: dict[str, Callable[[bytes], None]] = {
    target.__name__: target for target in (frames, messages, records, logs, problems)
}


def seeds(name: str) -> list[bytes]:
    """Where the fuzzer starts from."""
    if name == "frames":
        return [case.sent for case in CASES if len(case.sent) < LARGEST_FRAME_BYTES]
    if name == "messages":
        return list(MESSAGES)
    if name == "records":
        return [page.read_bytes() for page in sorted(GOLDENS.glob("*.json"))]
    if name == "logs":
        return [_log(played, game(played).usual_seats) for played in game_ids()]
    one = [Problem(givens=Grid.parse(PROBLEM), title="One", author="Ana")]
    return [write(one, form).encode() for form in formats()]


def _log(played: str, seats: int) -> bytes:
    """The log of a table at which somebody has given up."""
    asked = NewTable(game=played, seats=(NewSeat(who="me"),) * seats)
    first = opened(asked, "bako-timu", Seconds(0), 1)
    setup = game(played).setup(first.options, seats, {"seed": 1})[1]
    start = Started(
        at=Seconds(1), seats=tuple(map(Seat, range(1, seats + 1))), setup=msgspec.to_builtins(setup)
    )
    return b"\n".join(map(write_entry, (first, start, Abandoned(at=Seconds(2)))))
