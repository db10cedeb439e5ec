"""WebSocket frames as bytes, the server's side of RFC 6455, read by `websockets`, one after the other.

What the library leaves to its callers is here: messages in pieces, and whether a text is one. Its protocol
object does a part of that and costs more than the rest; what stands before our texts is written here, too.

>>> reader = FrameReader(most=1_000)
>>> list(reader.feed(bytes.fromhex("81 85 01020304 69676f686e") + b"\\x89"))
[(1, b'hello')]
>>> text_head(5) + b"hello"
b'\\x81\\x05hello'
"""

import logging
from codecs import IncrementalDecoder, getincrementaldecoder
from collections.abc import Callable, Generator, Iterator
from struct import Struct

from websockets import frames as library
from websockets.exceptions import PayloadTooBig, ProtocolError
from websockets.frames import Close, CloseCode, Frame, Opcode
from websockets.streams import StreamReader

log = logging.getLogger("fullhouse.wire")
log.setLevel(logging.WARNING)  # `websockets` logs every connection at INFO

PIECE, TEXT, BINARY, CLOSE, PING, PONG = 0, 1, 2, 8, 9, 10
NO_CODE, NOT_TEXT = 1005, 1007
UTF_8 = getincrementaldecoder("utf-8")
WHOLE_TEXT = 0x80 | TEXT
apply_mask: Callable[[bytes, bytes], bytes] = vars(library)["apply_mask"]
"""In C where the library has that; it names the choice in this place only."""
MASKED = 0x80
SHORT_HEAD = 6
"""The bytes before a short text of a client: opcode, length, and four that mask it."""
TWO_BYTES, EIGHT_BYTES = 126, 127
"""In the place of a length: it follows in so many bytes."""
LONG, LONGER = Struct("!BBH"), Struct("!BBQ")
Read = tuple[int, bytes]
"""An opcode and what the frame or the whole message carries."""


class FrameError(Exception):
    """The client breaks the protocol: the connection is closed with this code."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


class FrameReader:
    """Takes bytes as they arrive; gives whole messages and control frames."""

    __slots__ = ("_bytes", "_coming", "_is_between", "_is_over", "_kind", "_most", "_parts", "_text", "count")

    def __init__(self, *, most: int) -> None:
        self._bytes, self._most = StreamReader(), most
        self._coming: Generator[None, None, Frame] | None = None
        """The library's reading of a frame that has not come whole."""
        self._is_over = False
        self._is_between = True
        """Whether the next byte begins a message."""
        self._parts: bytearray | None = None
        self._kind = TEXT
        self._text: IncrementalDecoder | None = None
        """Looks at a text in pieces while it comes."""
        self.count = 0
        """Frames read so far, pieces of messages among them."""

    def whole_text(self, data: bytes) -> bytes | None:
        """The text of these bytes, if they are exactly one frame with a short ASCII text, as most moves come.

        Anything else is left to `feed`.
        """
        size = len(data) - SHORT_HEAD
        if not 0 <= size < TWO_BYTES or data[0] != WHOLE_TEXT or data[1] != MASKED | size:
            return None
        if not self._is_between:
            return None
        text = apply_mask(data[SHORT_HEAD:], data[2:SHORT_HEAD])
        if not text.isascii():
            return None
        self.count += 1
        return text

    def feed(self, data: bytes) -> Iterator[Read]:
        """What these bytes complete; a message in pieces comes when it is whole.

        Raises FrameError. After that, and after a close frame, nothing more is read.
        """
        self._bytes.feed_data(data)
        self._is_between = False
        while (frame := self._next_frame()) is not None:
            self.count += 1
            opcode, payload = int(frame.opcode), bytes(frame.data)
            if opcode <= BINARY:
                if self._parts is not None or opcode == PIECE or not frame.fin:
                    self._add_piece(opcode, payload, is_last=frame.fin)
                    if not frame.fin:
                        continue
                    opcode, payload, self._parts = self._kind, bytes(self._parts or b""), None
                elif opcode == TEXT and not (payload.isascii() or _is_text(payload)):
                    raise self._fault(NOT_TEXT)
            self._is_over = opcode == CLOSE
            yield opcode, payload
        is_within = self._coming is not None or self._parts is not None
        self._is_between = not (is_within or self._is_over or self._bytes.buffer)

    def _next_frame(self) -> Frame | None:
        """The next frame if it has come whole."""
        if self._coming is None:
            if self._is_over or not self._bytes.buffer:
                return None
            room = self._most if self._parts is None else self._most - len(self._parts)
            self._coming = Frame.parse(self._bytes.read_exact, mask=True, max_size=room)
        try:
            next(self._coming)
        except StopIteration as whole:
            self._coming = None
            frame: Frame = whole.value
            return frame
        except ProtocolError:
            raise self._fault(CloseCode.PROTOCOL_ERROR) from None
        except PayloadTooBig:
            raise self._fault(CloseCode.MESSAGE_TOO_BIG) from None
        return None

    def _fault(self, code: int) -> FrameError:
        self._is_over, self._coming = True, None
        return FrameError(code)

    def _add_piece(self, opcode: int, payload: bytes, *, is_last: bool) -> None:
        """Take a piece of a message; what is no text is noticed in the piece where it begins to be none."""
        if (opcode == PIECE) is (self._parts is None):
            raise self._fault(CloseCode.PROTOCOL_ERROR)
        if self._parts is None:
            self._parts, self._kind = bytearray(), opcode
            self._text = UTF_8() if opcode == TEXT else None
        self._parts += payload
        if self._text is not None:
            try:
                self._text.decode(payload, is_last)
            except UnicodeDecodeError:
                raise self._fault(NOT_TEXT) from None


def text_head(size: int) -> bytes:
    """What stands before a whole text of so many bytes."""
    if size < TWO_BYTES:
        return bytes((WHOLE_TEXT, size))
    return (
        LONG.pack(WHOLE_TEXT, TWO_BYTES, size)
        if size < 1 << 16
        else LONGER.pack(WHOLE_TEXT, EIGHT_BYTES, size)
    )


MOST_HEADS = 4_096
HEADS = tuple(map(text_head, range(MOST_HEADS)))
"""What stands before texts of the usual sizes, by size."""


def control(opcode: int, payload: bytes = b"") -> bytes:
    return Frame(Opcode(opcode), payload).serialize(mask=False)


def close_frame(code: int) -> bytes:
    """A close frame; `NO_CODE` stands for one without a code."""
    return control(CLOSE, b"" if code == NO_CODE else Close(code, "").serialize())


def close_code(payload: bytes) -> int:
    """The code in a client's close frame."""
    try:
        return Close.parse(payload).code
    except ProtocolError:
        raise FrameError(CloseCode.PROTOCOL_ERROR) from None
    except UnicodeDecodeError:
        raise FrameError(NOT_TEXT) from None


def _is_text(payload: bytes) -> bool:
    try:
        payload.decode()
    except UnicodeDecodeError:
        return False
    return True
