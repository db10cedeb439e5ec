"""Check a record, and tell the key that records are signed with here."""

from fullhouse.records.proofs.ed25519 import public_key
from fullhouse.server.api.records.replay import LARGEST_RECORD, judged
from fullhouse.server.api.records.shapes import CheckedRecord, SigningKey
from fullhouse.server.api.route import Answer, Asking, get, post


@post("/api/verify", answers=CheckedRecord, largest_body=LARGEST_RECORD, status=200)
async def verified(request: Asking) -> Answer:
    """Whether a record was dealt as it was promised, and nothing in it was changed since it was signed."""
    return await judged(request, "verified")


@get("/api/verify")
async def signing_key(request: Asking) -> SigningKey:
    """The public key of this server; empty where it signs nothing."""
    secret = await request.services.signing_key()
    return SigningKey(public_key(secret).hex() if secret else "")


ROUTES = (verified, signing_key)
