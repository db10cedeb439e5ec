"""Small nets by formula, in the format of the weight files: see docs/decisions/bots.md."""

import struct
import zlib
from collections.abc import Iterator, Sequence

from fullhouse.bots.brains.advice import load_net, net_for

GAMES = ("tiles", "animals", "challenge", "solitaire", "markers", "one-two-three")
WIDTH, LAYERS = 16, 2


def numbers(count: int, seed: int = 7) -> Iterator[float]:
    """Numbers from −½ to ½, by a linear congruence."""
    for _ in range(count):
        seed = (seed * 6364136223846793005 + 1442695040888963407) % 2**64
        yield (seed >> 40) / 2**24 - 0.5


def small_net(game: str, planes: Sequence[int], kinds: int, *, seats: int = 0b111110) -> bytes:
    """The bytes of a net of which every weight follows from its place."""
    square = WIDTH * WIDTH
    sizes = [(WIDTH * count, False) for group in planes for count in (group, 1)]
    for _ in range(LAYERS):
        sizes += [(WIDTH, True)] + [(size, False) for size in (square, WIDTH, square, WIDTH, *[square] * 7)]
    sizes += [
        (size, False) for size in (square, WIDTH, 2 * kinds * WIDTH, 2 * kinds, square, WIDTH, 2 * WIDTH, 2)
    ]
    source = numbers(sum(size for size, _ in sizes))
    values = [next(source) * 0.5 + gain for size, gain in sizes for _ in range(size)]
    head = struct.pack("<8s5I4I", b"FHNET\0\0\1", GAMES.index(game) + 1, seats, WIDTH, LAYERS, kinds, *planes)
    body = head + struct.pack("<IffII", 4, 1e-6, 20.0, len(values), 0)
    body += struct.pack(f"<{len(values)}f", *values)
    return body + struct.pack("<I", zlib.crc32(body))


def forget_nets() -> None:
    """Nets are loaded anew, from whatever folder they come from by now."""
    net_for.cache_clear()
    load_net.cache_clear()
