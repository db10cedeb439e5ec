"""The targets of the fuzzer take what they start from; and one that is broken is noticed."""

import pytest

from fullhouse.server.net.frames import FrameReader
from tests.fuzz.__main__ import TARGETS as NAMES
from tests.fuzz.targets import LARGEST_FRAME_BYTES, TARGETS, frames, seeds
from tests.server.rfc6455.cases import BINARY, frame


@pytest.mark.parametrize("name", NAMES)
def test_targets_take_their_seeds(name: str) -> None:
    assert set(NAMES) == set(TARGETS)
    few = seeds(name)[:40]
    assert few
    for seed in few:
        TARGETS[name](seed)


def test_a_reader_that_forgets_what_was_cut_off_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = FrameReader.feed

    def forgetful(_: FrameReader, data: bytes) -> object:
        return whole(FrameReader(most=LARGEST_FRAME_BYTES), data)

    monkeypatch.setattr(FrameReader, "feed", forgetful)
    with pytest.raises(AssertionError):
        frames(frame(BINARY, b"x" * 125))  # its first byte says where it is cut: before the last one
