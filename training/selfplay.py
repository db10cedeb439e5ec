"""Self-play: many games at once, and from each of their positions the target of the network.

The target of an action is the value of the next position of the same side, plus λ times the surprise that
followed there: what its own target turned out to be, less what was expected of the action played and of the
number that chance showed. Luck and exploration cancel out: a perfect network gets targets without noise.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

import torch
from torch import Tensor

from training.games.batch import NEVER, Batch
from training.network import POINTS_SCALE, Planes
from training.players import Aim, Net, Player, Values, choice_values, position_values

HEAT = (0.0, 0.5, 1.0, 2.0)
"""Each game of a batch explores with one of these, times the temperature."""


@dataclass(frozen=True)
class Manner:
    """How the games of one generation are played."""

    aim: Aim
    temperature: float
    trace: float
    """λ: 1 looks at the result of the game, 0 at the next position only."""
    correction: float = 1.0
    """1: surprises are measured from the action played; 0: from the position before, which is safer with an
    ignorant network."""


class Examples(NamedTuple):
    """Positions, the output of each that was acted on, and what it should have been."""

    planes: Planes
    output: Tensor
    points: Tensor
    win: Tensor


class Moment(NamedTuple):
    """One step of all games, as it is needed to look back. Values are the margin and share at the end."""

    planes: Planes
    output: Tensor
    learned: Tensor
    """Whether the game was running and the network chose."""
    mover: Tensor
    partners: Tensor
    lead: Tensor
    """The mover's margin with the reward of the action."""
    position: Values
    action: Values
    """What was expected of the action, once chance had shown its number."""


@dataclass(frozen=True)
class Guests:
    """Simple players on some seats: (size, most_seats) says where. Nothing is learned from their actions."""

    player: Player
    seats: Tensor


def invite(batch: Batch, players: Sequence[Player], share: float) -> list[Guests]:
    """Each player takes all seats but one in a share of the games that have more than two sides."""
    draw = torch.rand(batch.size, device=batch.device)
    own = (torch.rand(batch.size, device=batch.device) * batch.seats).long()
    others = batch.present() & (torch.arange(batch.most_seats, device=batch.device) != own[:, None])
    many = (batch.seats > 2) & ~batch.two_sided()
    part = share / max(len(players), 1)
    guests = [
        Guests(player, others & (many & (draw >= index * part) & (draw < (index + 1) * part))[:, None])
        for index, player in enumerate(players)
    ]
    return [guest for guest in guests if bool(guest.seats.any())]


def play(batch: Batch, net: Net, manner: Manner, guests: Sequence[Guests] = ()) -> Examples:
    """Play all games of a batch to their end."""
    heat = torch.tensor(HEAT, device=batch.device)[
        torch.randint(len(HEAT), (batch.size,), device=batch.device)
    ]
    moments: list[Moment] = []
    with torch.no_grad():
        while not bool(batch.done.all()):
            moments.append(_step(batch, net, manner, heat[:, None] * manner.temperature, guests))
        return look_back(batch, moments, manner)


def _step(batch: Batch, net: Net, manner: Manner, heat: Tensor, guests: Sequence[Guests]) -> Moment:
    active, mover, partners, lead = ~batch.done, batch.mover, batch.partners(), batch.lead()
    planes = batch.observe()
    outputs = _outputs(net, planes, active)
    values = choice_values(batch, outputs)
    position = position_values(batch, values, manner.aim)
    choice = _explore(manner.aim.score(values), heat, batch.legal())
    learned = active
    for guest in guests:
        theirs = batch.of_mover(guest.seats)
        choice = torch.where(theirs, guest.player(batch), choice)
        learned = learned & ~theirs
    reward, output = batch.step(choice, active)
    said = outputs.permute(0, 3, 1, 2, 4).flatten(1, 3)[batch.rows, output].float()
    lead_after = lead + reward
    return Moment(
        planes=planes,
        output=output,
        learned=learned,
        mover=mover,
        partners=partners,
        lead=lead_after,
        position=Values(lead + position.points, position.win),
        action=Values(lead_after + said[:, 0] * POINTS_SCALE, said[:, 1].sigmoid()),
    )


def _outputs(net: Net, planes: Planes, active: Tensor) -> Tensor:
    """The network's outputs for the games that still run; 0 for the others."""
    rows = active.nonzero()[:, 0]
    said = net(*(plane[rows] for plane in planes))
    outputs = said.new_zeros(len(active), *said.shape[1:])
    outputs[rows] = said
    return outputs


def _explore(score: Tensor, heat: Tensor, legal: Tensor) -> Tensor:
    """A choice by a softmax of the scores: the best one plus Gumbel noise."""
    noise = -(-torch.rand_like(score).clamp(1e-9, 1 - 1e-7).log()).log()
    return (score + heat * noise).masked_fill(~legal, NEVER).argmax(1)


def look_back(batch: Batch, moments: list[Moment], manner: Manner) -> Examples:
    """Targets from the last moment to the first. What each seat knows of its future is kept by seat."""
    points, win = batch.margins(), batch.shares()
    two_sided = (batch.two_sided() | (batch.seats == 1))[:, None]
    kept: list[Examples] = []
    for moment in reversed(moments):
        target = Values(
            points.gather(1, moment.mover[:, None])[:, 0],
            win.gather(1, moment.mover[:, None])[:, 0].clamp(0, 1),
        )
        keep = moment.learned
        kept.append(
            Examples(
                Planes(*(plane[keep] for plane in moment.planes)),
                moment.output[keep],
                (target.points - moment.lead)[keep] / POINTS_SCALE,
                target.win[keep],
            )
        )
        # What the mover's earlier actions should have said, and for two sides the others' too.
        earlier_points = _earlier(moment.position.points, moment.action.points, target.points, manner)
        earlier_win = _earlier(moment.position.win, moment.action.win, target.win, manner)
        ours, theirs = moment.partners & keep[:, None], ~moment.partners & keep[:, None] & two_sided
        points = torch.where(ours, earlier_points[:, None], points)
        points = torch.where(theirs, -earlier_points[:, None], points)
        win = torch.where(ours, earlier_win[:, None], win)
        win = torch.where(theirs, 1 - earlier_win[:, None], win)
    planes = Planes(*(torch.cat(parts) for parts in zip(*(part.planes for part in kept), strict=True)))
    return Examples(
        planes,
        torch.cat([part.output for part in kept]),
        torch.cat([part.points for part in kept]),
        torch.cat([part.win for part in kept]),
    )


def _earlier(position: Tensor, action: Tensor, target: Tensor, manner: Manner) -> Tensor:
    """The value of a position as the action before it should see it."""
    expected = torch.lerp(position, action, manner.correction)
    return position + manner.trace * (target - expected)
