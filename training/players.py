"""Players: the value of every choice by the network's outputs, and what each player chooses by it."""

from collections.abc import Callable
from typing import NamedTuple

import torch
import torch.nn.functional as F  # noqa: N812
from torch import Tensor

from training.games.batch import NEVER, Batch
from training.games.flipping import Challenge, Flipping
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


Player = Callable[[Batch], Tensor]

MISFIT_WORTH = 4.0
UNFORCED_MUST_PAY = 6.0
TIE_BREAK = 0.01


def _random_best(batch: Batch, score: Tensor) -> Tensor:
    noise = torch.rand_like(score) * TIE_BREAK
    return (score + noise).masked_fill(~batch.legal(), NEVER).argmax(1)


def greedy(batch: Batch) -> Tensor:
    """Takes the most points now."""
    for_put, for_flip = batch.rewards()
    score = for_put.flatten(1)
    if for_flip is not None:
        score = torch.cat([score, (batch.chances()[:, :, None] * for_flip).sum(1)], 1)
    return _random_best(batch, score)


def hold(batch: Batch) -> Tensor:
    """`challenge`: a misfit is worth something, and an insert that is not forced has to pay well."""
    assert isinstance(batch, Challenge)
    for_insert, for_flip = batch.rewards()
    misfit = MISFIT_WORTH * ~batch.available
    flips = (batch.chances()[:, :, None] * (for_flip + misfit)).sum(1)
    inserts = for_insert - UNFORCED_MUST_PAY * ~batch.forced
    return _random_best(batch, torch.cat([inserts.flatten(1), flips], 1))


def by_network(net: Net, aim: Aim) -> Player:
    """The best choice by the network's values."""

    def choose(batch: Batch) -> Tensor:
        return best_choice(batch, choice_values(batch, net(*batch.observe())), aim)

    return choose


def by_lookahead(net: Net, aim: Aim, *, width: int, chunk: int) -> Player:
    """The best of the `width` first choices after looking at every position that each may lead to.

    Where one side's gain is not the other's loss (three seats or more), the network alone chooses.
    """

    def choose(batch: Batch) -> Tensor:
        values = choice_values(batch, net(*batch.observe()))
        score = aim.score(values).masked_fill(~batch.legal(), NEVER)
        top, choices = score.topk(width, 1)
        cells, puts = batch.shape.cells, batch.shape.nodes
        flip = choices >= puts
        chance = batch.chances()[:, None].expand(-1, width, -1)
        # A put has one outcome; it is stored as the outcome of number 0.
        first = torch.zeros_like(chance)
        first[..., 0] = 1.0
        chance = torch.where(flip[..., None], chance, first)
        alone = (batch.seats == 1) | batch.two_sided()
        wanted = (chance > 0) & (top > NEVER / 2)[..., None] & (alone & ~batch.done)[:, None, None]
        row, place, number = wanted.nonzero(as_tuple=True)
        total = torch.zeros_like(chance)
        for begin in range(0, len(row), chunk):
            part = slice(begin, begin + chunk)
            rows, places, numbers = row[part], place[part], number[part]
            filling = (0, chunk - len(rows))  # all chunks have one size, so that the network is compiled once
            after = batch.take(F.pad(rows, filling))
            chosen = F.pad(choices[rows, places], filling)
            if isinstance(after, Flipping):
                after.tiles[after.rows, chosen % cells] = F.pad(numbers, filling)
            total[rows, places, numbers] = _score_after(after, chosen, net, aim)[: len(rows)]
        looked = (chance * total).sum(2)
        looked = looked.masked_fill(top <= NEVER / 2, 2 * NEVER)
        best = torch.where(alone, looked.argmax(1), 0)
        return choices.gather(1, best[:, None])[:, 0]

    return choose


def _score_after(after: Batch, choice: Tensor, net: Net, aim: Aim) -> Tensor:
    """(size,): how good the position after a choice is for the player who chose."""
    seat = after.mover.clone()
    before = after.lead()
    was_mine = after.partners()
    after.step(choice, ~after.done)
    values = position_values(after, choice_values(after, net(*after.observe())), aim)
    mine = was_mine.gather(1, after.mover[:, None])[:, 0]
    lead = after.lead()
    points = torch.where(mine, lead + values.points, -lead - values.points)
    win = torch.where(mine, values.win, 1 - values.win)
    final = after.margins().gather(1, seat[:, None])[:, 0]
    share = after.shares().gather(1, seat[:, None])[:, 0]
    over = after.is_over()
    return aim.score(Values(torch.where(over, final, points) - before, torch.where(over, share, win)))
