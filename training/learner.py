"""The training of one game: generations of self-play and updates, with a checkpoint after every few."""

import copy
import json
import math
import os
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import torch
import torch.nn.functional as F  # noqa: N812
from torch import Tensor, nn

from training.contests import against, alone
from training.games.flipping import Challenge, Solitaire
from training.network import Chunked, Network
from training.players import Aim, by_network, greedy, hold
from training.selfplay import Examples, invite, play
from training.settings import Settings, dealers, penalty
from training.weights import load, widened

AVERAGE = 0.995
"""How much of the averaged weights stays at each update. The average plays, and is what is exported."""
WIN_WEIGHT = 0.5
CHUNK = 2048
KEPT = ("generation", "first_generation", "origin", "updates", "played", "seconds")
"""What a checkpoint keeps beside weights, curve and chance."""


@dataclass
class Learner:
    """A training that can be stopped after any generation and resumed."""

    name: str
    settings: Settings
    runs: Path
    device: str
    seed: int = 1
    generations: int = 0
    """How many generations the whole training has; 0: what the settings say."""
    label: str = ""
    """Names the checkpoint, where it is not the game's own."""

    def __post_init__(self) -> None:
        torch.manual_seed(self.seed)
        torch.set_float32_matmul_precision("high")
        self.generations = self.generations or self.settings.generations
        self.network = Network(self.settings.design).to(self.device)
        self.average = copy.deepcopy(self.network).requires_grad_(False)
        on_gpu = self.device.startswith("cuda")
        self.optimizer = torch.optim.AdamW(
            self.network.parameters(), lr=self.settings.rate, weight_decay=1e-4, fused=on_gpu
        )
        if on_gpu:
            self.network.compile_ends()
            self.average.compile_ends()
        self.play_net = Chunked(self.average, min(CHUNK, self.settings.games))
        self.dealers = dealers(self.name, self.runs, self.device)
        self.finish = False
        self.generation = self.first_generation = self.updates = self.played = 0
        self.origin = "nothing"
        self.seconds = 0.0
        self.curve: list[dict[str, Any]] = []

    @property
    def progress(self) -> float:
        """From 0 to 1, by generations, or by the clock where the training has to end with the time."""
        if not self.finish:
            return min(1.0, self.generation / self.generations)
        part = (time.monotonic() - self.begun) / self.limit
        return min(1.0, self.first_progress + (1 - self.first_progress) * part)

    @property
    def checkpoint(self) -> Path:
        return self.runs / f"{self.label or self.name}.pt"

    def resume(self) -> bool:
        """Resume from the checkpoint, if there is one."""
        if not self.checkpoint.exists():
            return False
        saved = torch.load(self.checkpoint, map_location=self.device, weights_only=True)
        self.network.load_state_dict(saved["network"])
        self.average.load_state_dict(saved["average"])
        self.optimizer.load_state_dict(saved["optimizer"])
        for name in KEPT:
            setattr(self, name, saved.get(name, getattr(self, name)))
        self.curve = json.loads(saved["curve"])
        torch.set_rng_state(saved["chance"].cpu())
        if "chance_gpu" in saved and self.device.startswith("cuda"):
            torch.cuda.set_rng_state(saved["chance_gpu"].cpu())
        return True

    def save(self) -> None:
        saved: dict[str, Any] = {
            "network": self.network.state_dict(),
            "average": self.average.state_dict(),
            "optimizer": self.optimizer.state_dict(),
            "curve": json.dumps(self.curve),
            "chance": torch.get_rng_state(),
        }
        for name in KEPT:
            saved[name] = getattr(self, name)
        if self.device.startswith("cuda"):
            saved["chance_gpu"] = torch.cuda.get_rng_state()
        self.runs.mkdir(parents=True, exist_ok=True)
        unfinished = self.checkpoint.with_suffix(".new")
        torch.save(saved, unfinished)
        os.replace(unfinished, self.checkpoint)

    def begin(self, path: Path, progress: float) -> None:
        """Begin from given weights, widened to this design, with this share of the training done."""
        state = widened(load(path, "cpu", self.settings.game.shape).network, self.settings.design)
        self.network.load_state_dict(state)
        self.average.load_state_dict(state)
        self.generation = self.first_generation = int(progress * self.generations)
        self.origin = f"{path.parent.name}/{path.stem}"

    def run(
        self, seconds: float, *, evaluate_every: int = 20, deals: int = 1024, finish: bool = False
    ) -> None:
        """Train until the generations are over or the time is; the checkpoint is written in either case.

        With `finish` the schedule is fitted to the time, and the number of generations does not count.
        """
        self.first_progress, self.limit = self.progress, seconds
        self.begun = checked = time.monotonic()
        self.finish = finish
        losses = (math.nan, math.nan)
        while (finish or self.generation < self.generations) and time.monotonic() - self.begun < seconds:
            losses = self.advance()
            now = time.monotonic()
            self.seconds += now - checked
            if self.generation % evaluate_every == 0 or self.generation == 1:
                self.note(*losses, deals)
                self.save()
            checked = time.monotonic()  # evaluation is not training time
        if not self.curve or self.curve[-1]["generation"] != self.generation:
            self.note(*losses, deals)
        self.save()

    def advance(self) -> tuple[float, float]:
        """One generation: play, then learn from every position once."""
        settings = self.settings
        batch = self.dealers.training(settings.draw_seats(settings.games, self.device))
        if isinstance(batch, Solitaire):
            batch.penalty = penalty(self.progress)
        guests = invite(batch, settings.guests, settings.guest_share)
        examples = play(batch, self.play_net, settings.manner(self.progress), guests)
        losses = self.learn(examples)
        self.generation += 1
        self.played += settings.games
        return losses

    def learn(self, examples: Examples) -> tuple[float, float]:
        size, count = self.settings.examples, len(examples.output)
        order = torch.randperm(count, device=self.device)[: int(count * self.settings.share)]
        total = torch.zeros(2, device=self.device)
        updates = len(order) // size
        for index in range(updates):
            total += self.update(examples, order[index * size : (index + 1) * size])
        points, win = (total / max(updates, 1)).tolist()
        return points, win

    def update(self, examples: Examples, rows: Tensor) -> Tensor:
        outputs = self.network(*(plane[rows] for plane in examples.planes))
        said = outputs.permute(0, 3, 1, 2, 4).flatten(1, 3)
        said = said[torch.arange(len(rows), device=self.device), examples.output[rows]]
        points = F.smooth_l1_loss(said[:, 0], examples.points[rows])
        win = F.binary_cross_entropy_with_logits(said[:, 1], examples.win[rows])
        self.optimizer.zero_grad(set_to_none=True)
        (points + WIN_WEIGHT * win).backward()
        nn.utils.clip_grad_norm_(self.network.parameters(), 1.0)
        self.updates += 1
        for group in self.optimizer.param_groups:
            group["lr"] = self.settings.rate_at(self.progress, self.updates)
        self.optimizer.step()
        decay = min(AVERAGE, self.updates / (self.updates + 10))
        torch._foreach_lerp_(list(self.average.parameters()), list(self.network.parameters()), 1 - decay)
        return torch.stack([points.detach(), win.detach()])

    # Curves

    def story(self) -> dict[str, Any]:
        """Where the weights come from, for the file beside them."""
        return {
            "begun from": self.origin,
            "seed": self.seed,
            "generations": self.generation - self.first_generation,
            "games": self.played,
            "seconds": round(self.seconds),
            "network alone": self.curve[-1] if self.curve else {},
        }

    def note(self, points_loss: float, win_loss: float, deals: int) -> None:
        """Add a line to the curve: losses, and contests of the network alone on new deals."""
        line: dict[str, Any] = {
            "generation": self.generation,
            "games": self.played,
            "seconds": round(self.seconds, 1),
            "points_loss": round(points_loss, 5),
            "win_loss": round(win_loss, 5),
        }
        aim = self.settings.manner(self.progress).aim
        line |= {name: result.numbers() for name, result in self.contests(aim, deals).items()}
        self.curve.append(line)
        print(self.label or self.name, json.dumps(line), flush=True)

    def contests(self, aim: Aim, deals: int) -> dict[str, Any]:
        player = by_network(self.play_net, aim)
        if self.settings.game is Solitaire:
            return {"alone": alone(player, games=deals, device=self.device)}
        rivals = {"greedy": greedy} | ({"hold": hold} if self.settings.game is Challenge else {})
        results = {}
        for table, deal in self.dealers.contests.items():
            seats = int(table.split()[0])
            for rival, other in rivals.items():
                result = against(
                    deal, player, other, seats=seats, deals=max(deals // seats, 2), device=self.device
                )
                results[f"{rival}, {table}"] = result
        return results
