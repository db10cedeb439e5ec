"""What a client sends, and what has to come back: made from tables, a few hundred cases."""

from collections.abc import Iterator
from typing import NamedTuple

CONT, TEXT, BINARY, CLOSE, PING, PONG = 0, 1, 2, 8, 9, 10
NORMAL, PROTOCOL, NOT_TEXT, TOO_BIG = 1000, 1002, 1007, 1009
LARGEST_MESSAGE_BYTES = 16_384
"""The largest message that our server reads."""
MASK = b"\x37\xfa\x21\x3d"
Frames = tuple[tuple[int, bytes], ...]


class Case(NamedTuple):
    name: str
    sent: bytes
    heard: Frames
    """The frames that come before the close frame."""
    code: int | None = None
    """Of the close frame; None where the connection stays open: then the client says good-bye."""
    chop: int = 0
    """In how many bytes at a time it is sent; 0: at once."""


def frame(
    opcode: int,
    payload: bytes = b"",
    *,
    final: bool = True,
    reserved: int = 0,
    masked: bool = True,
    length: bytes | None = None,
) -> bytes:
    """A client's frame; `length` writes another length than the shortest right one."""
    size = len(payload)
    if length is None:
        length = (
            bytes([size])
            if size < 126
            else b"\x7e" + size.to_bytes(2)
            if size < 1 << 16
            else b"\x7f" + size.to_bytes(8)
        )
    head = bytes([(final << 7) | (reserved << 4) | opcode, (masked << 7) | length[0]]) + length[1:]
    if not masked:
        return head + payload
    return head + MASK + bytes(byte ^ MASK[place % 4] for place, byte in enumerate(payload))


def close(code: int, reason: bytes = b"") -> bytes:
    return frame(CLOSE, code.to_bytes(2) + reason)


def pieces(opcode: int, *parts: bytes) -> bytes:
    last = len(parts) - 1
    return b"".join(
        frame(CONT if number else opcode, part, final=number == last) for number, part in enumerate(parts)
    )


def framing() -> Iterator[Case]:
    for opcode, name in ((TEXT, "text"), (BINARY, "binary")):
        for size in (0, 1, 125, 126, 127, 128, 1_023, 16_383, LARGEST_MESSAGE_BYTES):
            payload = (b"*" if opcode == TEXT else b"\xfe") * size
            for chop in (0, 997, 1) if size < 1_000 else (0, 997):
                sent = frame(opcode, payload)
                yield Case(f"{name} of {size}, in {chop or 'one'}", sent, ((opcode, payload),), chop=chop)
    yield Case("too big", frame(BINARY, bytes(LARGEST_MESSAGE_BYTES + 1)), (), TOO_BIG)
    yield Case("too big in pieces", pieces(BINARY, bytes(LARGEST_MESSAGE_BYTES), b"1"), (), TOO_BIG)
    yield Case(
        "just not too big in pieces",
        pieces(BINARY, bytes(LARGEST_MESSAGE_BYTES - 1), b"1"),
        ((BINARY, bytes(LARGEST_MESSAGE_BYTES - 1) + b"1"),),
    )
    yield Case("far too big", b"\x81\xff\x7f" + b"\xff" * 7, (), TOO_BIG)
    yield Case("longest length", b"\x81\xff\xff" + b"\xff" * 7, (), TOO_BIG)
    # A sender has to write a length as short as it can be; what a reader does otherwise is left open.
    for size in (0, 1, 125):
        payload = b"x" * size
        sent = frame(TEXT, payload, length=b"\x7e" + size.to_bytes(2))
        yield Case(f"{size} in two bytes", sent, ((TEXT, payload),))
    for size in (0, 126, 300):
        payload = b"x" * size
        sent = frame(TEXT, payload, length=b"\x7f" + size.to_bytes(8))
        yield Case(f"{size} in eight", sent, ((TEXT, payload),))
    for opcode in (CONT, TEXT, BINARY, CLOSE, PING, PONG):
        yield Case(f"unmasked {opcode}", frame(opcode, b"hi", masked=False), (), PROTOCOL)
        sent = frame(TEXT, b"good") + frame(opcode, b"hi", masked=False)
        yield Case(f"unmasked {opcode} after a good one", sent, ((TEXT, b"good"),), PROTOCOL)


def pings() -> Iterator[Case]:
    for payload in (b"", b"hello", bytes(range(125)), b"\xff\xfe\xfd", b"x" * 125):
        for chop in (0, 1):
            yield Case(
                f"ping {payload[:5]!r} {len(payload)}, {chop}",
                frame(PING, payload),
                ((PONG, payload),),
                chop=chop,
            )
    yield Case("ping of 126", frame(PING, b"x" * 126), (), PROTOCOL)
    yield Case("pong of 126", frame(PONG, b"x" * 126), (), PROTOCOL)
    yield Case("pong that nobody asked for", frame(PONG), ())
    yield Case("pong with a payload", frame(PONG, b"unasked"), ())
    yield Case("pong, then ping", frame(PONG, b"a") + frame(PING, b"b"), ((PONG, b"b"),))
    many = b"".join(frame(PING, b"%d" % number) for number in range(10))
    answers = tuple((PONG, b"%d" % number) for number in range(10))
    yield Case("ten pings", many, answers)
    yield Case("ten pings, byte by byte", many, answers, chop=1)
    for opcode in (PING, PONG, CLOSE):
        yield Case(f"control {opcode} in pieces", frame(opcode, b"", final=False), (), PROTOCOL)
        yield Case(
            f"control {opcode} in pieces, two", frame(opcode, b"", final=False) + frame(CONT), (), PROTOCOL
        )


def bits() -> Iterator[Case]:
    for reserved in range(1, 8):
        for opcode in (CONT, TEXT, BINARY, CLOSE, PING, PONG):
            yield Case(
                f"reserved {reserved} of {opcode}", frame(opcode, b"", reserved=reserved), (), PROTOCOL
            )
        sent = frame(TEXT, b"good") + frame(TEXT, b"bad", reserved=reserved) + frame(PING)
        yield Case(f"reserved {reserved} after a good one", sent, ((TEXT, b"good"),), PROTOCOL)
    for opcode in (3, 4, 5, 6, 7, 11, 12, 13, 14, 15):
        yield Case(f"opcode {opcode}", frame(opcode), (), PROTOCOL)
        yield Case(f"opcode {opcode} with a payload", frame(opcode, b"what?"), (), PROTOCOL)
        sent = frame(TEXT, b"good") + frame(opcode) + frame(PING)
        yield Case(f"opcode {opcode} after a good one", sent, ((TEXT, b"good"),), PROTOCOL)
        yield Case(
            f"opcode {opcode} within pieces", frame(TEXT, b"a", final=False) + frame(opcode), (), PROTOCOL
        )


def fragments() -> Iterator[Case]:
    for opcode, name in ((TEXT, "text"), (BINARY, "binary")):
        for parts in (
            (b"a", b"b"),
            (b"", b""),
            (b"", b"", b""),
            (b"", b"middle", b""),
            (b"one", b"two", b"three", b"four"),
        ):
            for chop in (0, 1):
                whole = ((opcode, b"".join(parts)),)
                yield Case(f"{name} in {parts!r}, {chop}", pieces(opcode, *parts), whole, chop=chop)
        sent = frame(opcode, b"a", final=False) + frame(PING, b"p") + frame(CONT, b"b")
        yield Case(f"ping within {name}", sent, ((PONG, b"p"), (opcode, b"ab")))
        sent = frame(opcode, b"a", final=False) + frame(PONG, b"p") + frame(CONT, b"b")
        yield Case(f"pong within {name}", sent, ((opcode, b"ab"),))
        yield Case(
            f"{name} within {name}", frame(opcode, b"a", final=False) + frame(opcode, b"b"), (), PROTOCOL
        )
        sent = frame(opcode, b"a", final=False) + frame(opcode, b"b", final=False)
        yield Case(f"{name} begins within {name}", sent, (), PROTOCOL)
        sent = pieces(opcode, b"a", b"b") + pieces(opcode, b"c", b"d")
        yield Case(f"two of {name} in pieces", sent, ((opcode, b"ab"), (opcode, b"cd")))
        sent = frame(opcode, b"a", final=False) + close(NORMAL)
        yield Case(f"close within {name}", sent, (), NORMAL)
        sent = frame(opcode, b"whole") + frame(CONT, b"more")
        yield Case(f"more of a whole {name}", sent, ((opcode, b"whole"),), PROTOCOL)
    for final in (True, False):
        yield Case(f"a piece of nothing, {final}", frame(CONT, b"x", final=final), (), PROTOCOL)
        yield Case(
            f"a piece of nothing before a text, {final}",
            frame(CONT, b"x", final=final) + frame(TEXT),
            (),
            PROTOCOL,
        )
    sent = b"".join(frame(TEXT if not number else CONT, b"x", final=number == 199) for number in range(200))
    yield Case("two hundred pieces", sent, ((TEXT, b"x" * 200),))


RIGHT = (
    *("Hello-µ@ßöäüàá-UTF-8!!", "κόσμε", "𝄞🂡🀄", "Ä" * 100),
    *"\x00\x7f\x80\u07ff\u0800\ud7ff\ue000\ufffd\ufffe\uffff\ufdd0\u202e",
    *"\U00010000\U0010ffff\U0010fffe\U0001fffe",
)
WRONG = tuple(map(bytes.fromhex, (
    "ce ba e1 bd b9 cf 83 ce bc ce b5 ed a0 80 65 64 69 74 65 64", "80", "bf", "80 bf", "80 bf 80",
    "80 bf 80 bf", "c0 80", "c1 bf", "c0 20", "c3", "c3 28", "e0 80 80", "e0 9f bf", "e0 a0", "e1 80",
    "e1 80 c0", "ed a0 80", "ed ad bf", "ed ae 80", "ed af bf", "ed b0 80", "ed be 80", "ed bf bf",
    "ed a0 80 ed b0 80", "f0 80 80 80", "f0 8f bf bf", "f0 90 80", "f1 80 80", "f4 90 80 80",
    "f5 80 80 80", "f7 bf bf bf", "f8 88 80 80 80", "fb bf bf bf bf", "fc 84 80 80 80 80",
    "fd bf bf bf bf bf", "fe", "ff", "fe fe ff ff", "c0 af", "e0 80 af", "f0 80 80 af", "c2", "df",
    "e0", "ef", "f0", "f4", "ef bf", "f0 90", "f4 8f bf", "61 62 63 ff 64 65", "c3 a4 c3", "e2 82 28",
    "f0 9f 82",
)))  # fmt: skip


def texts() -> Iterator[Case]:
    for text in RIGHT:
        data = text.encode()
        yield Case(f"text {text[:8]!r}", frame(TEXT, data), ((TEXT, data),))
        if len(data) < 40:
            parts = [data[place : place + 1] for place in range(len(data))]
            yield Case(f"text {text[:8]!r} in bytes", pieces(TEXT, b"", *parts), ((TEXT, data),))
    for data in WRONG:
        yield Case(f"no text {data.hex()}", frame(TEXT, data), (), NOT_TEXT)
        yield Case(
            f"no text {data.hex()} in pieces",
            pieces(TEXT, b"", *(bytes([byte]) for byte in data)),
            (),
            NOT_TEXT,
        )
        yield Case(f"binary {data.hex()}", frame(BINARY, data), ((BINARY, data),))
        yield Case(f"binary {data.hex()} in pieces", pieces(BINARY, data[:1], data[1:]), ((BINARY, data),))
        yield Case(f"reason {data.hex()}", close(NORMAL, data), (), NOT_TEXT)
    early = frame(TEXT, b"\xce\xba\xff", final=False)
    yield Case("no text is noticed before its last piece", early, (), NOT_TEXT)
    yield Case(
        "a ping within no text",
        frame(TEXT, b"\xce", final=False) + frame(PING, b"x") + frame(CONT, b"\x41"),
        ((PONG, b"x"),),
        NOT_TEXT,
    )


def endings() -> Iterator[Case]:
    for code in (
        1000,
        1001,
        1002,
        1003,
        1007,
        1008,
        1009,
        1010,
        1011,
        1012,
        1013,
        1014,
        3000,
        3999,
        4000,
        4999,
    ):
        yield Case(f"close {code}", close(code), (), code)
        yield Case(f"close {code} with a reason", close(code, "bis später".encode()), (), code)
    for code in (0, 999, 1004, 1005, 1006, 1015, 1016, 1100, 2000, 2999, 5000, 65_535):
        yield Case(f"close {code} is no code", close(code), (), PROTOCOL)
        yield Case(f"close {code} is no code, with a reason", close(code, b"why"), (), PROTOCOL)
    yield Case("close without a code", frame(CLOSE), (), 0)
    yield Case("close of one byte", frame(CLOSE, b"\x03"), (), PROTOCOL)
    yield Case("close with the longest reason", close(NORMAL, b"x" * 123), (), NORMAL)
    yield Case("close with too long a reason", close(NORMAL, b"x" * 124), (), PROTOCOL)
    for after, name in (
        (frame(TEXT, b"late"), "text"),
        (frame(PING, b"late"), "ping"),
        (close(1001), "close"),
        (frame(3), "nonsense"),
    ):
        yield Case(f"{name} after close", close(NORMAL) + after, (), NORMAL)
        yield Case(f"{name} after close, byte by byte", close(NORMAL) + after, (), NORMAL, chop=1)
        yield Case(f"{name} after a fault", frame(3) + after, (), PROTOCOL)
    yield Case("text, then close", frame(TEXT, b"first") + close(NORMAL), ((TEXT, b"first"),), NORMAL)
    yield Case("ping, then close", frame(PING, b"first") + close(NORMAL), ((PONG, b"first"),), NORMAL)


CASES = [case for part in (framing, pings, bits, fragments, texts, endings) for case in part()]
