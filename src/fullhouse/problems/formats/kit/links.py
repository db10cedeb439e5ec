"""Links as people paste them: the host that a format knows, and what the link carries behind it.

Much of it is compressed by lz-string, base 64. Output is bounded, since links are untrusted.

A text is cut into phrases. Each phrase is named by a number of as many bits as the dictionary needs at that
moment, lowest bit first; three numbers are reserved:

    0, then 8 bits     a character not met before, below 256
    1, then 16 bits    any other character not met before
    2                  the end

After each phrase the dictionary learns it together with the first character of the next. Characters are
UTF-16 units, because the programs that read these links count in them.
"""

import re
import struct
from urllib.parse import quote, unquote

from fullhouse.core.errors import BadInput

_LINK = re.compile(r"(?:https?://)?((?:[a-z0-9-]{1,63}\.){1,5}[a-z]{2,10})(?:/|(?=[?#])|$)(.*)", re.I)


def is_link_to(text: str, *hosts: str) -> bool:
    """Whether the first line is a link to one of some hosts, with or without `https://` and `www.`.

    >>> is_link_to("https://www.sudokuwiki.org/sudoku.htm?bd=…", "sudokuwiki.org")
    True
    """
    match = _LINK.match(text.lstrip().partition("\n")[0])
    return match is not None and f".{match[1].lower()}".endswith(tuple(f".{host}" for host in hosts))


def behind(link: str) -> str:
    """What stands behind the host; other text is taken as that part itself.

    >>> behind("https://sudokupad.app/scfAB?x=1"), behind("scfAB")
    ('scfAB?x=1', 'scfAB')
    """
    match = _LINK.fullmatch(link)
    return match[2] if match else link


def value_of(tail: str, name: str) -> str | None:
    """What the tail of a link says for a name; a `+` stays a `+`.

    >>> value_of("sudoku.htm?x=1&bd=5%2B3", "bd")
    '5+3'
    """
    match = re.search(rf"[?&]{name}=([^&#]*)", tail)
    return unquoted(match[1]) if match else None


def unquoted(text: str) -> str:
    """A part of a link in plain characters. A blank in it was a `+` that another program decoded."""
    return unquote(text, errors="replace").replace(" ", "+")


def quoted(text: str) -> str:
    """A text that can stand anywhere in a link."""
    return quote(text, safe="")


def found_in(value: str | None) -> str:
    """The value, where the link has one. Others only name a problem that lies on the site."""
    if not value:
        raise BadInput("link-without-problem")
    return value


ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"
_VALUE = {char: f"{value:06b}" for value, char in enumerate(ALPHABET)}

MOST_CHARACTERS = 400_000
"""Of an unpacked text; a problem with everything around it has some 20,000."""

_SHORT, _LONG, _END = range(3)


class _Width:
    """How many bits a number takes: one more each time the dictionary has doubled."""

    def __init__(self) -> None:
        self.bits = 2
        self.left = 2

    def count(self) -> None:
        self.left -= 1
        if not self.left:
            self.left = 1 << self.bits
            self.bits += 1


class _Writer:
    """Phrases turned into bits. A character is spelt out the first time it is said."""

    def __init__(self) -> None:
        self.bits: list[str] = []
        self.width = _Width()
        self.unsaid: set[int] = set()

    def put(self, value: int, size: int) -> None:
        self.bits.append(f"{value:0{size}b}"[::-1])

    def say(self, phrase: int, first: int) -> None:
        if phrase in self.unsaid:
            kind, size = (_LONG, 16) if first > 0xFF else (_SHORT, 8)
            self.put(kind, self.width.bits)
            self.put(first, size)
            self.width.count()
            self.unsaid.discard(phrase)
        else:
            self.put(phrase, self.width.bits)
        self.width.count()

    def end(self) -> str:
        self.put(_END, self.width.bits)
        bits = "".join(self.bits)
        bits += "0" * (6 - len(bits) % 6)
        chars = "".join(ALPHABET[int(bits[at : at + 6], 2)] for at in range(0, len(bits), 6))
        return chars + "=" * (-len(chars) % 4)


def pack(text: str) -> str:
    """A text compressed.

    >>> pack("lalalalala")
    'DYQ17Eg='
    """
    writer = _Writer()
    data = text.encode("utf-16-le")
    units = struct.unpack(f"<{len(data) // 2}H", data)
    singles: dict[int, int] = {}
    longer: dict[tuple[int, int], int] = {}
    count = 3
    phrase, first = None, 0
    for unit in units:
        if unit not in singles:
            singles[unit] = count
            writer.unsaid.add(count)
            count += 1
        if phrase is None:
            phrase, first = singles[unit], unit
        elif (phrase, unit) in longer:
            phrase = longer[phrase, unit]
        else:
            writer.say(phrase, first)
            longer[phrase, unit] = count
            count += 1
            phrase, first = singles[unit], unit
    if phrase is not None:
        writer.say(phrase, first)
    return writer.end()


class _Reader:
    """Bits taken one number after another."""

    def __init__(self, packed: str) -> None:
        chars = packed.strip().rstrip("=")
        if len(chars) > MOST_CHARACTERS:
            raise BadInput("input-too-large", most=MOST_CHARACTERS)
        try:
            self.bits = "".join(_VALUE[char] for char in chars)
        except KeyError:
            raise BadInput("bad-compression") from None
        self.at = 0

    def take(self, size: int) -> int:
        bits = self.bits[self.at : self.at + size]
        if len(bits) < size:
            raise BadInput("bad-compression")
        self.at += size
        return int(bits[::-1], 2)


def unpack(packed: str) -> str:
    """The text of a compressed one. Raises BadInput for malformed or oversized data.

    >>> unpack(pack("Größe 9×9 😀"))
    'Größe 9×9 😀'
    """
    bits, width = _Reader(packed), _Width()
    phrases: list[tuple[int, ...]] = [(), (), ()]
    units: list[int] = []
    last: tuple[int, ...] = ()
    while (number := bits.take(width.bits)) != _END:
        if number in (_SHORT, _LONG):
            phrase: tuple[int, ...] = (bits.take(16 if number == _LONG else 8),)
            phrases.append(phrase)
            width.count()
        elif number < len(phrases):
            phrase = phrases[number]
        elif number == len(phrases) and last:
            phrase = (*last, last[0])
        else:
            raise BadInput("bad-compression")
        if last:
            phrases.append((*last, phrase[0]))
        width.count()
        units += phrase
        last = phrase
        if len(units) > MOST_CHARACTERS:
            raise BadInput("expands-too-far", most=MOST_CHARACTERS)
    # A half of a surrogate pair alone is no character; it becomes a mark that says so.
    return struct.pack(f"<{len(units)}H", *units).decode("utf-16-le", "replace")
