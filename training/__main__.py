"""`python -m training`: problems, train, evaluate, export, or all of it."""

import argparse
import json
import subprocess
import sys
import time
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import torch

from training import weights
from training.figures import draw, measure, player
from training.games.writing import write_problems
from training.learner import Learner
from training.players import Aim
from training.settings import SETTINGS

PROBLEMS = 20_000
WEIGHTS = Path("src/fullhouse/bots/weights")
PICTURES = Path("docs/pictures/training")


def main(words: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m training", description=__doc__)
    parser.add_argument("--runs", type=Path, default=Path("runs"), help="folder of checkpoints and problems")
    parser.add_argument("--device", default="cuda" if torch.cuda.is_available() else "cpu")
    parser.add_argument("--seed", type=int, default=1)
    commands = parser.add_subparsers(dest="command", required=True)
    commands.add_parser("problems", help="generate the problems for one-two-three")
    train = commands.add_parser("train", help="train one game, or go on with it")
    train.add_argument("game", choices=SETTINGS)
    train.add_argument("--seconds", type=float, default=1e9, help="stop after so long; go on another time")
    train.add_argument("--finish", action="store_true", help="fit the schedule to the seconds")
    train.add_argument("--begin", type=Path, help="weights to begin from, instead of nothing")
    train.add_argument("--generations", type=int, default=0)
    train.add_argument("--label", default="", help="name of the checkpoint")
    train.add_argument("--set", nargs="*", default=[], metavar="KEY=VALUE", help="change a setting")
    train.add_argument("--deals", type=int, default=1024, help="games of each contest for the curve")
    evaluate = commands.add_parser("evaluate", help="play contests on new deals")
    evaluate.add_argument("game", choices=SETTINGS)
    evaluate.add_argument("--weights", type=Path, help="a .net file, else the checkpoint")
    evaluate.add_argument("--rival", type=Path, help="weights to play against, else greedy and hold")
    evaluate.add_argument("--width", type=int, default=0, help="choices to look ahead from")
    evaluate.add_argument("--rival-width", type=int, default=0)
    evaluate.add_argument("--aim", type=float, nargs=2, metavar=("POINTS", "WIN"))
    evaluate.add_argument("--rival-aim", type=float, nargs=2, metavar=("POINTS", "WIN"), default=(1.0, 0.0))
    evaluate.add_argument("--tables", nargs="*")
    evaluate.add_argument("--deals", type=int, default=4096)
    export = commands.add_parser("export", help="write weight files and curves")
    export.add_argument("games", nargs="+", choices=SETTINGS)
    add_folders(export)
    export.add_argument("--weights", type=Path, help="a PyTorch file to convert, else the checkpoint")
    everything = commands.add_parser("all", help="problems, then all games at once, then the export")
    everything.add_argument("--games", nargs="*", default=list(SETTINGS), choices=SETTINGS)
    everything.add_argument("--seconds", type=float, default=1e9)
    add_folders(everything)
    arguments = parser.parse_args(words)
    COMMANDS[arguments.command](arguments)


def add_folders(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--to", type=Path, default=WEIGHTS, help="folder of the weight files")
    parser.add_argument("--pictures", type=Path, default=PICTURES, help="folder of the curves")


def make_problems(arguments: argparse.Namespace) -> None:
    path = arguments.runs / "problems.txt"
    if not path.exists():
        write_problems(path, PROBLEMS, arguments.seed)


def train_one(arguments: argparse.Namespace) -> None:
    changes = {key: json.loads(value) for key, value in (pair.split("=") for pair in arguments.set)}
    settings = replace(SETTINGS[arguments.game], **changes)
    learner = Learner(
        arguments.game,
        settings,
        arguments.runs,
        arguments.device,
        seed=arguments.seed,
        generations=arguments.generations,
        label=arguments.label,
    )
    if not learner.resume() and arguments.begin:
        learner.begin(arguments.begin, 0.35)
    learner.run(arguments.seconds, deals=arguments.deals, finish=arguments.finish)


def evaluate_one(arguments: argparse.Namespace) -> None:
    name, device = arguments.game, arguments.device
    settings = SETTINGS[name]
    aim = Aim(*arguments.aim) if arguments.aim else settings.aim
    if arguments.weights:
        network = weights.load(arguments.weights, device, settings.game.shape)
    else:
        network = trained(arguments.runs, name, device)
    rivals = None
    if arguments.rival:
        rival = weights.load(arguments.rival, device, settings.game.shape)
        rival_aim = Aim(*arguments.rival_aim)
        rivals = {
            arguments.rival.stem: player(
                rival, rival_aim, width=arguments.rival_width, chunk=chunk_for(device)
            )
        }
    begun = time.monotonic()
    figures = measure(
        name,
        network,
        arguments.runs,
        aim=aim,
        width=arguments.width,
        deals=arguments.deals,
        device=device,
        rivals=rivals,
        tables=arguments.tables,
        chunk=chunk_for(device),
        seed=arguments.seed + 1000,
    )
    for contest, result in figures:
        said = f"{name}, width {arguments.width}, aim {tuple(aim)}, {contest}: {result}"
        print(f"{said}, {result.games} games, {time.monotonic() - begun:.0f} s", flush=True)
        played = {
            "game": name,
            "contest": contest,
            "width": arguments.width,
            "aim": aim,
            "seed": arguments.seed,
        }
        with figures_file(arguments.runs).open("a") as file:
            file.write(json.dumps(played | result.numbers()) + "\n")


def chunk_for(device: str) -> int:
    """How many positions to evaluate at once."""
    return 2048 if device.startswith("cuda") else 32


def figures_file(runs: Path) -> Path:
    """The results of all contests, one a line; the export takes those of its game."""
    return runs / "figures.jsonl"


def figures_of(runs: Path, name: str) -> list[dict[str, Any]]:
    path = figures_file(runs)
    lines = map(json.loads, path.read_text().splitlines()) if path.exists() else ()
    return [line for line in lines if line["game"] == name]


def trained(runs: Path, name: str, device: str) -> torch.nn.Module:
    learner = Learner(name, SETTINGS[name], runs, device)
    if not learner.resume():
        sys.exit(f"no checkpoint of {name} in {runs}")
    return learner.average


def export_all(arguments: argparse.Namespace) -> None:
    for name in arguments.games:
        settings = SETTINGS[name]
        story: dict[str, Any] = {"commit": weights.commit()}
        if arguments.weights:
            network = weights.load(arguments.weights, "cpu").network
            story["converted from"] = "/".join(arguments.weights.with_suffix("").parts[-2:])
        else:
            learner = Learner(name, settings, arguments.runs, "cpu")
            if not learner.resume():
                sys.exit(f"no checkpoint of {name} in {arguments.runs}")
            network = learner.average
            story |= learner.story()
            arguments.pictures.mkdir(parents=True, exist_ok=True)
            (arguments.pictures / f"{name}.svg").write_text(draw(name, learner.curve))
        story["contests"] = figures_of(arguments.runs, name)
        seats = list(settings.seats)
        path = weights.write(network, arguments.to, name, game=settings.number, seats=seats, story=story)
        print(path, path.stat().st_size)


def do_all(arguments: argparse.Namespace) -> None:
    """All games train at once, each in a process of its own, on one GPU."""
    make_problems(arguments)
    own = [sys.executable, "-m", "training", "--runs", str(arguments.runs), "--device", arguments.device]
    own += ["--seed", str(arguments.seed), "train", "--seconds", str(arguments.seconds)]
    running = [subprocess.Popen([*own, name]) for name in arguments.games]
    codes = [process.wait() for process in running]
    if any(codes):
        sys.exit("a training failed; what the others have learned is kept")
    arguments.weights = None
    export_all(arguments)


COMMANDS = {
    "problems": make_problems,
    "train": train_one,
    "evaluate": evaluate_one,
    "export": export_all,
    "all": do_all,
}

if __name__ == "__main__":
    main()
