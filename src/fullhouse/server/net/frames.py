"""WebSocket frames as bytes, the server's side of RFC 6455: a client's frames are masked, ours are not.

>>> reader = FrameReader(most=1_000)
>>> list(reader.feed(bytes.fromhex("81 85 01020304 69676f686e") + b"\\x89"))
[(1, b'hello')]
>>> text_head(5) + b"hello"
b'\\x81\\x05hello'
"""

from codecs import IncrementalDecoder, getincrementaldecoder
from collections.abc import Iterator
from struct import Struct

FINAL, RESERVED, OPCODE, CONTROL = 0x80, 0x70, 0x0F, 0x08
MASKED, SIZE = 0x80, 0x7F
TWO_BYTES, EIGHT_BYTES = 126, 127
"""Sizes that say that the real one follows."""
MOST_CONTROL = 125
KEY = 4
PROTOCOL_ERROR, NO_CODE, NOT_TEXT, TOO_BIG = 1002, 1005, 1007, 1009
STANDARD_CODES = frozenset((*range(1000, 1004), *range(1007, 1015)))
OTHER_CODES = range(3000, 5000)
UTF_8 = getincrementaldecoder("utf-8")
SHORT_HEAD = Struct(">BBH").pack
"""The first two bytes of a frame, and its size where it has two bytes of its own."""


PIECE, TEXT, BINARY, CLOSE, PING, PONG = 0, 1, 2, 8, 9, 10
OPCODES = frozenset((PIECE, TEXT, BINARY, CLOSE, PING, PONG))
Frame = tuple[int, bytes]
"""An opcode and what the frame carries."""


class FrameError(Exception):
    """The client breaks the protocol: the connection is closed with this code."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


class FrameReader:
    """Takes bytes as they arrive; gives whole messages and control frames."""

    __slots__ = ("_kind", "_most", "_parts", "_rest", "_text", "count")

    def __init__(self, *, most: int) -> None:
        self._most = most
        self._rest = b""
        self._parts: bytearray | None = None
        self._kind = TEXT
        self._text: IncrementalDecoder | None = None
        """Looks at a text in pieces while it comes."""
        self.count = 0
        """Frames read so far, pieces of messages among them."""

    def feed(self, data: bytes) -> Iterator[Frame]:
        """What these bytes complete; a message in pieces comes when it is whole."""
        if self._rest:
            data = self._rest + data
        at, end = 0, len(data)
        while end - at >= 2:
            first, second = data[at], data[at + 1]
            head, size = at + 2, second & SIZE
            if size >= TWO_BYTES:
                head += 2 if size == TWO_BYTES else 8
                if end < head:
                    break
                size = int.from_bytes(data[at + 2 : head])
                if size < (TWO_BYTES if head == at + 4 else 1 << 16) or size >> 63:
                    raise FrameError(PROTOCOL_ERROR)
            self._check(first, second, size)
            start = head + KEY
            if end < start + size:
                break
            at = start + size
            self.count += 1
            opcode, payload = first & OPCODE, unmasked(data[start:at], data[head:start])
            if opcode == PIECE or not first & FINAL:
                self._add_piece(opcode, payload, is_last=bool(first & FINAL))
                if not first & FINAL:
                    continue
                assert self._parts is not None
                opcode, payload, self._parts = self._kind, bytes(self._parts), None
            elif opcode == TEXT and not payload.isascii():
                _must_be_text(payload)
            yield opcode, payload
        self._rest = data[at:]

    def _add_piece(self, opcode: int, payload: bytes, *, is_last: bool) -> None:
        """Take a piece of a message; what is no text is noticed in the piece where it begins to be none."""
        if self._parts is None:
            self._parts, self._kind = bytearray(), opcode
            self._text = UTF_8() if opcode == TEXT else None
        self._parts += payload
        if self._text is not None:
            try:
                self._text.decode(payload, is_last)
            except UnicodeDecodeError:
                raise FrameError(NOT_TEXT) from None

    def _check(self, first: int, second: int, size: int) -> None:
        opcode = first & OPCODE
        if first & RESERVED or opcode not in OPCODES or not second & MASKED:
            raise FrameError(PROTOCOL_ERROR)
        if opcode & CONTROL:
            if size > MOST_CONTROL or not first & FINAL:
                raise FrameError(PROTOCOL_ERROR)
            return
        if (opcode == PIECE) != (self._parts is not None):
            raise FrameError(PROTOCOL_ERROR)
        if size + len(self._parts or b"") > self._most:
            raise FrameError(TOO_BIG)


def unmasked(payload: bytes, key: bytes) -> bytes:
    """The payload of a client's frame: its bytes, each changed by one of the four of the key."""
    size = len(payload)
    pad = (key * (size // KEY + 1))[:size]
    return (int.from_bytes(payload) ^ int.from_bytes(pad)).to_bytes(size)


def text_head(size: int) -> bytes:
    """What comes before a text of this many bytes."""
    return _head(TEXT, size)


def control(opcode: int, payload: bytes = b"") -> bytes:
    return _head(opcode, len(payload)) + payload


def close_frame(code: int) -> bytes:
    """A close frame; `NO_CODE` stands for one without a code."""
    return control(CLOSE, b"" if code == NO_CODE else code.to_bytes(2))


def close_code(payload: bytes) -> int:
    """The code in a client's close frame."""
    if not payload:
        return NO_CODE
    code = int.from_bytes(payload[:2])
    if len(payload) == 1 or not (code in STANDARD_CODES or code in OTHER_CODES):
        raise FrameError(PROTOCOL_ERROR)
    _must_be_text(payload[2:])
    return code


def _must_be_text(payload: bytes) -> None:
    try:
        payload.decode()
    except UnicodeDecodeError:
        raise FrameError(NOT_TEXT) from None


def _head(opcode: int, size: int) -> bytes:
    if size < TWO_BYTES:
        return bytes((FINAL | opcode, size))
    if size < 1 << 16:
        return SHORT_HEAD(FINAL | opcode, TWO_BYTES, size)
    return bytes((FINAL | opcode, EIGHT_BYTES)) + size.to_bytes(8)
