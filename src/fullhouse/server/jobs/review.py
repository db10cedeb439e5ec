"""A review, a slice of work at a time: first all decisions quickly, then the dearest ones deeply."""

import time

import msgspec
from msgspec.structs import replace

from fullhouse.records.record import read_record
from fullhouse.review.data import Review
from fullhouse.review.moments import played
from fullhouse.review.work import assemble, by_loss, first_look, look_deeper
from fullhouse.server.workers.messages import ReviewOrder, ReviewPiece

SLICE_CPU_SECONDS = 0.7
"""Seconds of CPU time after which the rest is left for the next slice."""


def review(body: bytes) -> bytes:
    """The review after one more slice. Without names: those of the table may change."""
    asked = msgspec.msgpack.decode(body, type=ReviewOrder)
    until = time.process_time() + SLICE_CPU_SECONDS
    game = played(read_record(asked.record))
    if asked.so_far:
        decisions = list(msgspec.json.decode(asked.so_far, type=Review).decisions)
        for n in by_loss(decisions):
            decisions = look_deeper(game, decisions, n)
            if time.process_time() > until:
                break
    else:
        decisions = first_look(game)
    reviewed = replace(assemble(game, decisions), seats=())
    left = len(by_loss(decisions))
    piece = ReviewPiece(msgspec.json.encode(reviewed), len(decisions) - left, len(decisions))
    return msgspec.msgpack.encode(piece)
