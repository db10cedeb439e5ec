"""The contract every game keeps, whatever its rules: ARCHITECTURE.md, "A game"."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fullhouse.match.contract.promises import PROMISES, Promise
from tests.examples import FACTOR, examples
from tests.walks import Table, tables

OFTEN = ("ends", "replays")


def asked(name: str, promise: Promise) -> None:
    """With any options that hypothesis finds; what breaks it is made as small as can be."""

    @examples((60 if name in OFTEN else 15) // (2 if FACTOR == 1 else 1))
    @given(tables(), st.integers(0, 1000))
    def test(table: Table, seed: int) -> None:
        promise(table, Random(seed))

    test()


@pytest.mark.parametrize("name", PROMISES)
def test_every_game_keeps_its_promises(name: str) -> None:
    asked(name, PROMISES[name])
