"""Players: what each of them chooses in a batch of positions."""

from collections.abc import Callable

import torch
import torch.nn.functional as F  # noqa: N812
from torch import Tensor

from training.games.batch import NEVER, Batch
from training.games.flipping import Challenge, Flipping
from training.values import Aim, Net, Values, best_choice, choice_values, position_values

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
