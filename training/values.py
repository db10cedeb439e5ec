"""From the outputs of the network to the value of every choice, and of a position under the best one."""

from collections.abc import Callable
from typing import NamedTuple

import torch
from torch import Tensor

from training.games.batch import NEVER, Batch
from training.network import POINTS_SCALE

Net = Callable[..., Tensor]


class Values(NamedTuple):
    """Margin to come from now on, in points, and chance to win."""

    points: Tensor
    win: Tensor


class Aim(NamedTuple):
    """What a player wants: points, and how many points 1 % of winning is worth."""

    points: float
    win: float

    def score(self, values: Values) -> Tensor:
        return self.points * values.points + self.win * 100 * values.win


def choice_values(batch: Batch, outputs: Tensor) -> Values:
    """(size, choices) each. A flip is the mean over the numbers that it may show."""
    for_put, for_flip = batch.rewards()
    points = (for_put + outputs[..., 0, 0] * POINTS_SCALE).flatten(1)
    win = outputs[..., 0, 1].sigmoid().flatten(1)
    if for_flip is None:
        return Values(points, win)
    chance = batch.chances()[:, :, None]
    flip_points = (chance * (for_flip + outputs[..., 1, 0] * POINTS_SCALE)).sum(1)
    flip_win = (chance * outputs[..., 1, 1].sigmoid()).sum(1)
    return Values(torch.cat([points, flip_points], 1), torch.cat([win, flip_win], 1))


def pick(values: Values, choice: Tensor) -> Values:
    """The values of one choice in each game."""
    at = choice[:, None]
    return Values(values.points.gather(1, at)[:, 0], values.win.gather(1, at)[:, 0])


def best_choice(batch: Batch, values: Values, aim: Aim) -> Tensor:
    return aim.score(values).masked_fill(~batch.legal(), NEVER).argmax(1)


def position_values(batch: Batch, values: Values, aim: Aim) -> Values:
    """(size,) each, from the mover's seat: before chance draws, and as if the best choice followed."""
    if not batch.draws:
        return pick(values, best_choice(batch, values, aim))
    numbers = batch.shape.size
    by_number = (batch.size, numbers, batch.shape.cells)
    fits = batch.available.any(2)  # type: ignore[attr-defined]
    score = aim.score(values).view(by_number)
    best = score.masked_fill(~batch.available, NEVER).argmax(2, keepdim=True)  # type: ignore[attr-defined]
    chance = batch.chances()
    points = values.points.view(by_number).gather(2, best)[..., 0]
    win = values.win.view(by_number).gather(2, best)[..., 0]
    if_stuck = batch.of_mover(batch.shares())[:, None]
    return Values(
        (chance * torch.where(fits, points, 0.0)).sum(1), (chance * torch.where(fits, win, if_stuck)).sum(1)
    )
