"""Check a record, and tell the key that records are signed with here."""

import msgspec

from fullhouse.records.proofs.ed25519 import public_key
from fullhouse.server.api.common import heavy
from fullhouse.server.api.records.replay import LARGEST_RECORD, language_of
from fullhouse.server.api.records.shapes import CheckedRecord, SigningKey
from fullhouse.server.api.route import Answer, Asking, get, post
from fullhouse.server.workers.messages import ReplayOrder


@post("/api/verify", answers=CheckedRecord, largest_body=LARGEST_RECORD, status=200)
async def verified(request: Asking) -> Answer:
    """Whether a record was dealt as it was promised, and nothing in it was changed since it was signed."""
    order = ReplayOrder(await request.read_body(), language_of(request))
    return await heavy(request, "verified", msgspec.msgpack.encode(order))


@get("/api/verify")
async def signing_key(request: Asking) -> SigningKey:
    """The public key of this server; empty where it signs nothing."""
    secret = await request.services.signing_key()
    return SigningKey(public_key(secret).hex() if secret else "")


ROUTES = (verified, signing_key)
