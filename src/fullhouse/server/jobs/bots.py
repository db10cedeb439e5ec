"""A bot's move."""

import pickle

from fullhouse.bots.requests import answer


def think(body: bytes) -> bytes:
    """The answer to a request. Both are pickled: views have many types, and only our own server asks."""
    return pickle.dumps(answer(pickle.loads(body)))
