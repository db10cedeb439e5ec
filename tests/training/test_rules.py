"""Random games move by move: the rules as tensors agree with the Python rules."""

import pytest

from tests.training import twins


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_challenge(seats: int, seed: int) -> None:
    twins.play_both(twins.challenge(seats, seed), seed)


@pytest.mark.parametrize("seed", range(10))
def test_solitaire(seed: int) -> None:
    twins.play_both(twins.solitaire(seed), seed)


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize(
    ("name", "options"), [("tiles", {"golden": "lines"}), ("tiles", {"golden": "blocks"}), ("animals", {})]
)
def test_tiles(name: str, options: dict[str, str], seats: int, seed: int) -> None:
    twins.play_both(twins.laying(name, options, seats, seed), seed)


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize(("seats", "teams"), [(2, False), (3, False), (4, False), (4, True), (5, False)])
@pytest.mark.parametrize("sequence", twins.SEQUENCES)
def test_one_two_three(seats: int, sequence: str, seed: int, *, teams: bool) -> None:
    twins.play_both(twins.one_two_three(seats, sequence, seed, teams=teams), seed)
