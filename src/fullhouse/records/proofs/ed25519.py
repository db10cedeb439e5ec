"""Checks signatures by Ed25519, from RFC 8032: one a finished game, so that plain Python is fast enough.

Checking uses nothing secret, so that it may take whatever time it takes. `signing` makes them.
"""

import hashlib
from typing import NamedTuple

P = 2**255 - 19
ORDER = 2**252 + 27742317777372353535851937790883648493
"""How often the base point can be added to itself before it is nothing."""
COFACTOR = 8
"""So many points are nothing after at most so many steps."""
D = -121665 * pow(121666, P - 2, P) % P
ROOT = pow(2, (P - 1) // 4, P)
"""A square root of −1."""
BYTES = 32
SIGNATURE_BYTES = 64


class Point(NamedTuple):
    """A point of the curve, in extended coordinates: x = X/Z, y = Y/Z, xy = T/Z."""

    x: int
    y: int
    z: int
    t: int


NOTHING = Point(0, 1, 1, 0)


def is_signed(public: bytes, message: bytes, signature: bytes) -> bool:
    """Whether a signature of this message was made with the secret of a public key.

    Of the ways to write a number or a point only the shortest counts, and a key of small order is none: it
    has no secret, and anybody can make signatures for it.
    """
    if len(public) != BYTES or len(signature) != SIGNATURE_BYTES:
        return False
    key = _unpacked(public)
    begin, answer = signature[:BYTES], int.from_bytes(signature[BYTES:], "little")
    if key is None or answer >= ORDER or _packed(_times(COFACTOR, key)) == _packed(NOTHING):
        return False
    question = _number(begin, public, message) % ORDER
    minus = Point(P - key.x, key.y, key.z, P - key.t)
    return _packed(_sum(_times(answer, BASE), _times(question, minus))) == begin


def _sum(one: Point, two: Point) -> Point:
    a = (one.y - one.x) * (two.y - two.x) % P
    b = (one.y + one.x) * (two.y + two.x) % P
    c = 2 * one.t * two.t * D % P
    d = 2 * one.z * two.z % P
    e, f, g, h = b - a, d - c, d + c, b + a
    return Point(e * f % P, g * h % P, f * g % P, e * h % P)


def _times(count: int, point: Point) -> Point:
    total = NOTHING
    while count:
        if count & 1:
            total = _sum(total, point)
        point = _sum(point, point)
        count >>= 1
    return total


def _packed(point: Point) -> bytes:
    shrink = pow(point.z, P - 2, P)
    x, y = point.x * shrink % P, point.y * shrink % P
    return (y | (x & 1) << 255).to_bytes(BYTES, "little")


def _unpacked(packed: bytes) -> Point | None:
    """The point, or None where these bytes are none."""
    whole = int.from_bytes(packed, "little")
    is_odd, y = whole >> 255, whole & (1 << 255) - 1
    if y >= P:
        return None
    x = _root((y * y - 1) * pow(D * y * y + 1, P - 2, P) % P)
    if x is None or (x == 0 and is_odd):
        return None
    if x & 1 != is_odd:
        x = P - x
    return Point(x, y, 1, x * y % P)


def _root(square: int) -> int | None:
    root = pow(square, (P + 3) // 8, P)
    if root * root % P != square:
        root = root * ROOT % P
    return root if root * root % P == square else None


def _number(*parts: bytes) -> int:
    return int.from_bytes(hashlib.sha512(b"".join(parts)).digest(), "little")


_Y = 4 * pow(5, P - 2, P) % P
_X = _root((_Y * _Y - 1) * pow(D * _Y * _Y + 1, P - 2, P) % P) or 0
BASE = Point(_X if _X % 2 == 0 else P - _X, _Y, 1, (_X if _X % 2 == 0 else P - _X) * _Y % P)
