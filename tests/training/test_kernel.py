"""The kernel sees what the training saw: the shipped weights say the same of every position on both sides."""

from pathlib import Path
from typing import Any

import pytest
import torch

from fullhouse.bots.brains.advice import kernel_view
from fullhouse.bots.brains.backend import _play
from fullhouse.games import game
from tests.training import twins
from training.games.batch import Batch
from training.network import POINTS_SCALE
from training.weights import unpack

GAMES = {
    "challenge, 2 seats": lambda: twins.challenge(2, 1),
    "challenge, 3 seats": lambda: twins.challenge(3, 2),
    "challenge, 4 seats": lambda: twins.challenge(4, 3),
    "solitaire": lambda: twins.solitaire(5),
    "tiles, 2 seats": lambda: twins.laying("tiles", {}, 2, 1),
    "tiles, 3 seats": lambda: twins.laying("tiles", {}, 3, 2),
    "animals, 2 seats": lambda: twins.laying("animals", {}, 2, 1),
    "one-two-three, 2 seats": lambda: twins.one_two_three(2, "classic", 1, teams=False),
    "one-two-three, 3 seats": lambda: twins.one_two_three(3, "shortened", 2, teams=False),
    "one-two-three, teams": lambda: twins.one_two_three(4, "classic", 3, teams=True),
    "one-two-three, 5 seats": lambda: twins.one_two_three(5, "express", 4, teams=False),
}
WEIGHTS = Path(__file__).parents[2] / "src/fullhouse/bots/weights"
EVERY = 5
"""One position in this many is compared."""


@pytest.mark.parametrize("which", GAMES)
def test_the_kernel_gives_the_same_outputs(which: str) -> None:
    pair = GAMES[which]()
    data = (WEIGHTS / f"{pair.name}.net").read_bytes()
    network, net = unpack(data, pair.batch.shape), _play.Net(data)
    differences: list[float] = []
    seen = 0

    def look(state: Any, batch: Batch) -> None:
        nonlocal seen
        seen += 1
        if seen % EVERY:
            return
        rules = game(pair.name)
        seat = rules.to_move(state)
        assert seat is not None
        kernel = torch.tensor(_play.evaluate(kernel_view(pair.name, rules.view(state, seat), seat), net))
        planes = (plane.float() for plane in batch.observe())
        with torch.no_grad():
            said = network(*planes)[0].permute(2, 0, 1, 3)
        assert kernel.numel() == said.numel()
        points = kernel.view_as(said)[..., 0] - said[..., 0] * POINTS_SCALE
        differences.append(float(points.abs().max()))

    twins.play_both(pair, 1, look)
    assert len(differences) >= 3
    assert max(differences) < 0.1
