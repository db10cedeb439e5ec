"""Signs records as a server does, by Ed25519 of OpenSSL, whose time tells nothing about the key.

Needs the package `cryptography`, which comes with the extra `play`. To check a signature nothing is needed.
"""

import hmac
from hashlib import sha256

from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

from fullhouse.records.proofs.proof import (
    FORMAT,
    SALT_BYTES,
    Dealt,
    Proof,
    Sealed,
    name_line,
    signed_text,
)
from fullhouse.records.proofs.verify import head_of, times_line
from fullhouse.records.record import Record


def public_key(secret: bytes) -> bytes:
    """The public key that belongs to a private one."""
    return Ed25519PrivateKey.from_private_bytes(secret).public_key().public_bytes_raw()


def sign(secret: bytes, message: bytes) -> bytes:
    """A signature of 64 bytes; the same message always gets the same one."""
    return Ed25519PrivateKey.from_private_bytes(secret).sign(message)


def proof_of(record: Record, deal: Dealt | None, secret: bytes, *, head: str = "") -> Proof:
    """The proof of a record, signed with the secret key of a server.

    `head` is the chain over the game when it ended, where the log may have been changed since.
    """
    head = head or head_of(record, deal)
    names = tuple(_sealed(secret, head, name_line(place, record.seats)) for place in range(len(record.seats)))
    times = _sealed(secret, head, times_line(record.moves))
    return Proof(
        format=FORMAT,
        deal=deal,
        head=head,
        names=names,
        times=times,
        key=public_key(secret).hex(),
        signature=sign(secret, signed_text(head, names, times)).hex(),
    )


def _sealed(secret: bytes, head: str, line: str) -> Sealed:
    """With a salt that nobody can guess and nobody has to keep: a record always gets the same proof."""
    salt = hmac.digest(secret, f"fullhouse-salt/1\n{head}\n{line}".encode(), sha256)[:SALT_BYTES].hex()
    return Sealed.of(line, salt)
