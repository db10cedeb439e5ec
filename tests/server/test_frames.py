"""What is read of a client's bytes, however they are cut, and which code a violation gets."""

from itertools import count, pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st
from websockets.frames import Close, Frame, Opcode
from websockets.frames import CloseCode as Code
from websockets.streams import StreamReader

from fullhouse.server.net import frames
from fullhouse.server.net.frames import FrameError, FrameReader
from tests.examples import examples

LARGEST_MESSAGE_BYTES = 300
MESSAGES = st.lists(st.binary(max_size=LARGEST_MESSAGE_BYTES // 3), min_size=1, max_size=3)
KEY = b"mask"
CONTROL = st.sampled_from((Opcode.PING, Opcode.PONG))


def sent(opcode: Opcode, payload: bytes, *, final: bool = True) -> bytes:
    """A client's frame, as `websockets` writes it."""
    return Frame(opcode, payload, final).serialize(mask=True)


@examples(25)
@given(st.lists(st.tuples(MESSAGES, st.tuples(CONTROL, st.binary(max_size=125)))), st.data())
def test_frames_are_read_however_they_are_cut(
    talk: list[tuple[list[bytes], tuple[Opcode, bytes]]], data: st.DataObject
) -> None:
    written, expected = b"", []
    for pieces, (opcode, payload) in talk:
        for number, piece in enumerate(pieces):
            is_last = number == len(pieces) - 1
            written += sent(Opcode.CONT if number else Opcode.BINARY, piece, final=is_last)
            if not is_last:
                written += sent(opcode, payload)
                expected.append((int(opcode), payload))
        expected.append((frames.BINARY, b"".join(pieces)))
    cuts = data.draw(st.lists(st.integers(0, len(written)), max_size=8).map(sorted))
    reader = FrameReader(most=LARGEST_MESSAGE_BYTES)
    read = [
        frame
        for start, end in pairwise([0, *cuts, len(written)])
        for frame in reader.feed(written[start:end])
    ]
    assert read == expected


@pytest.mark.parametrize("size", [0, 1, 125, 126, 65_535, 65_536, 70_000])
def test_what_is_written_is_read_by_websockets(size: int) -> None:
    text = b"x" * size
    frame = parsed(frames.text_head(size) + text)
    assert (frame.opcode, frame.data, frame.fin) == (Opcode.TEXT, text, True)
    assert [*FrameReader(most=size).feed(sent(Opcode.BINARY, text))] == [(frames.BINARY, text)]


def test_close_frames_are_read_by_websockets() -> None:
    assert Close.parse(bytes(parsed(frames.close_frame(1008)).data)).code == Code.POLICY_VIOLATION
    assert parsed(frames.close_frame(frames.NO_CODE)).data == b""


def parsed(written: bytes) -> Frame:
    """A server's frame, as `websockets` reads it."""
    reader = StreamReader()
    reader.feed_data(written)
    reading = Frame.parse(reader.read_exact, mask=False, max_size=None)
    try:
        next(reading)
    except StopIteration as end:
        frame: Frame = end.value
        return frame
    raise AssertionError("the frame is not whole")


@pytest.mark.parametrize(
    ("wrong", "code"),
    [
        (b"\x81\x01x", 1002),  # not masked
        (b"\x83\x80" + KEY, 1002),  # no such opcode
        (b"\xc1\x80" + KEY, 1002),  # a reserved bit
        (b"\x80\x80" + KEY, 1002),  # a piece of nothing
        (b"\x09\x80" + KEY, 1002),  # a ping in pieces
        (b"\x89\xfe\x00\x7e" + KEY + bytes(126), 1002),  # a ping of 126 bytes
        (b"\x81\xfe\x01\x2d", 1009),  # 301 bytes
        (sent(Opcode.TEXT, b"", final=False) + b"\x81\x80" + KEY, 1002),  # a new message inside another
        (
            sent(Opcode.TEXT, bytes(LARGEST_MESSAGE_BYTES), final=False) + b"\x80\x81",
            1009,
        ),  # too large in pieces
    ],
    ids=count(1),  # masks are random: as names they would differ between the workers
)
def test_violations_have_their_code(wrong: bytes, code: int) -> None:
    """What came before them in the same bytes is still read."""
    reading = FrameReader(most=LARGEST_MESSAGE_BYTES).feed(sent(Opcode.TEXT, b"good") + wrong)
    assert next(reading) == (frames.TEXT, b"good")
    with pytest.raises(FrameError) as refused:
        list(reading)
    assert refused.value.code == code


@pytest.mark.parametrize(
    ("payload", "code"), [(b"", 1005), (b"\x03\xe8", 1000), (b"\x03\xf0bye", 1008), (b"\x0f\xa0", 4000)]
)
def test_close_codes(payload: bytes, code: int) -> None:
    assert frames.close_code(payload) == code


@pytest.mark.parametrize(
    ("payload", "code"),
    [(b"\x03", 1002), (b"\x03\xed", 1002), (b"\x00\x00", 1002), (b"\x08\x00", 1002), (b"\x03\xe8\xff", 1007)],
)
def test_invalid_close_frames_are_violations(payload: bytes, code: int) -> None:
    with pytest.raises(FrameError) as refused:
        frames.close_code(payload)
    assert refused.value.code == code


@examples(60)
@given(
    st.one_of(
        st.binary(max_size=140), st.text(max_size=130).map(lambda text: sent(Opcode.TEXT, text.encode()))
    )
)
def test_a_short_text_is_read_at_once_as_it_is_read_step_by_step(data: bytes) -> None:
    text = FrameReader(most=LARGEST_MESSAGE_BYTES).whole_text(data)
    if text is not None:
        reader = FrameReader(most=LARGEST_MESSAGE_BYTES)
        assert [*reader.feed(data)] == [(frames.TEXT, text)]
        assert reader.count == 1


def test_a_short_text_is_left_to_the_library_unless_it_stands_alone() -> None:
    move = sent(Opcode.TEXT, b"lay a1")
    whole = FrameReader(most=LARGEST_MESSAGE_BYTES)
    assert (whole.whole_text(move), whole.count) == (b"lay a1", 1)
    for before in (
        sent(Opcode.TEXT, b"in ", final=False),
        sent(Opcode.CLOSE, b""),
        sent(Opcode.PING, b"half of it")[:5],
    ):
        reader = FrameReader(most=LARGEST_MESSAGE_BYTES)
        assert len([*reader.feed(before)]) == (before[0] == 0x88)
        assert reader.whole_text(move) is None
    for other in (move[:-1], move + b"\x81", sent(Opcode.TEXT, b"x" * 126), sent(Opcode.TEXT, "é".encode())):
        assert FrameReader(most=LARGEST_MESSAGE_BYTES).whole_text(other) is None
