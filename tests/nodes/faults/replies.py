"""Redis's answers, cut into whole ones: so that single messages can be lost or late."""

LINES = b"+-:_#,("
BULKS = b"$=!"
LISTS = b"*~>"
MAP = ord("%")
END = b"\r\n"


class Replies:
    """Takes bytes as they come; gives whole answers as bytes.

    >>> replies = Replies()
    >>> replies.feed(b"+OK\\r\\n*2\\r\\n$3\\r\\nabc")
    [b'+OK\\r\\n']
    >>> replies.feed(b"\\r\\n:7\\r\\n")
    [b'*2\\r\\n$3\\r\\nabc\\r\\n:7\\r\\n']
    """

    def __init__(self) -> None:
        self._rest = b""

    def feed(self, data: bytes) -> list[bytes]:
        self._rest += data
        whole, at = [], 0
        while (end := _end(self._rest, at)) is not None:
            whole.append(self._rest[at:end])
            at = end
        self._rest = self._rest[at:]
        return whole


def is_message(reply: bytes) -> bool:
    """Whether somebody has published it, and nobody waits for it as an answer."""
    return reply[:1] in (b"*", b">") and reply[4:15] == b"$7\r\nmessage"


def _end(data: bytes, at: int) -> int | None:
    """Where the answer that begins here ends; None where it is not all there."""
    line = data.find(END, at)
    if line < 0:
        return None
    kind, after = data[at], line + len(END)
    if kind in LINES:
        return after
    count = int(data[at + 1 : line])
    if kind in BULKS:
        end = after + (count + len(END) if count >= 0 else 0)
        return end if end <= len(data) else None
    if kind not in LISTS and kind != MAP:
        raise ValueError(f"this is no answer of Redis: {data[at : at + 20]!r}")
    for _ in range(2 * count if kind == MAP else max(0, count)):
        inner = _end(data, after)
        if inner is None:
            return None
        after = inner
    return after
