"""WebSocket frames as bytes, the server's side of RFC 6455, read and written by `websockets`.

What the library leaves to its callers is here: messages in pieces, and whether a text is one.

>>> reader = FrameReader(most=1_000)
>>> list(reader.feed(bytes.fromhex("81 85 01020304 69676f686e") + b"\\x89"))
[(1, b'hello')]
>>> text_frame(b"hello")
b'\\x81\\x05hello'
"""

import logging
from codecs import IncrementalDecoder, getincrementaldecoder
from collections.abc import Iterator
from functools import lru_cache

from websockets.exceptions import ProtocolError
from websockets.frames import Close, CloseCode, Frame, Opcode
from websockets.protocol import Protocol, Side

log = logging.getLogger("fullhouse.wire")
log.setLevel(logging.WARNING)  # `websockets` logs every connection at INFO

PIECE, TEXT, BINARY, CLOSE, PING, PONG = 0, 1, 2, 8, 9, 10
NO_CODE, NOT_TEXT = 1005, 1007
UTF_8 = getincrementaldecoder("utf-8")
Read = tuple[int, bytes]
"""An opcode and what the frame or the whole message carries."""


class FrameError(Exception):
    """The client breaks the protocol: the connection is closed with this code."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


class FrameReader:
    """Takes bytes as they arrive; gives whole messages and control frames."""

    __slots__ = ("_kind", "_parts", "_protocol", "_text", "count")

    def __init__(self, *, most: int) -> None:
        self._protocol = Protocol(Side.SERVER, max_size=most, logger=log)
        self._parts: bytearray | None = None
        self._kind = TEXT
        self._text: IncrementalDecoder | None = None
        """Looks at a text in pieces while it comes."""
        self.count = 0
        """Frames read so far, pieces of messages among them."""

    def feed(self, data: bytes) -> Iterator[Read]:
        """What these bytes complete; a message in pieces comes when it is whole."""
        protocol = self._protocol
        protocol.receive_data(data)
        events = protocol.events_received()
        protocol.data_to_send()  # whoever reads answers by itself, in the order of the frames
        for frame in events:
            assert isinstance(frame, Frame)
            self.count += 1
            opcode, payload = int(frame.opcode), bytes(frame.data)
            if opcode == PIECE or not frame.fin:
                self._add_piece(opcode, payload, is_last=frame.fin)
                if not frame.fin:
                    continue
                assert self._parts is not None
                opcode, payload, self._parts = self._kind, bytes(self._parts), None
            elif opcode == TEXT and not payload.isascii():
                _must_be_text(payload)
            yield opcode, payload
        if protocol.parser_exc is not None:
            yield CLOSE, self._good_bye_within_pieces()

    def close(self) -> None:
        """Read nothing more: parser and owner refer to each other, and only a collection would free them."""
        self._protocol.parser.close()

    def _good_bye_within_pieces(self) -> bytes:
        """What a close frame says that came within a message in pieces: to the library that is a fault."""
        good_bye, fault = self._protocol.close_rcvd, self._protocol.close_sent
        assert fault is not None
        if good_bye is None:
            raise FrameError(fault.code)
        return b"" if good_bye.code == NO_CODE else good_bye.serialize()

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


@lru_cache(maxsize=2)
def text_frame(message: bytes) -> bytes:
    """A whole text. Many listeners get the same one, one after the other: it is made once."""
    return Frame(Opcode.TEXT, message).serialize(mask=False)


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


def _must_be_text(payload: bytes) -> None:
    try:
        payload.decode()
    except UnicodeDecodeError:
        raise FrameError(NOT_TEXT) from None
