"""The sizes in which a test is done: a phone, where room is short; in `make soak` also larger ones."""

import pytest

from tests import examples

PHONE = {"width": 360, "height": 740}


def on_a_phone_and(name: str, width: int, height: int) -> pytest.MarkDecorator:
    """A test with a `viewport`: on a phone, and in `make soak` also on a device of this name and size."""
    sizes = {"phone": PHONE, name: {"width": width, "height": height}}
    chosen = list(sizes)[: 1 if examples.FACTOR == 1 else None]
    return pytest.mark.parametrize("viewport", [sizes[one] for one in chosen], ids=chosen)
