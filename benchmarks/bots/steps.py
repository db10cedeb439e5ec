"""How even the steps from the weakest level to the strongest are: `python -m benchmarks.bots.steps`.

    python -m benchmarks.bots.steps --games 40 --only challenge    # one game
    python -m benchmarks.bots.steps --keep steps.jsonl    # run again to go on

Two neighbours on a ladder meet on common deals in every rotation of the seats: one and one for two, two
and two for four. A row says in how many of the pairs the higher one has more points, ties shared, with the
95 % interval over deals. Alone it says how often a game succeeds.
"""

import argparse
import os
import secrets
import sys
from collections import defaultdict
from collections.abc import Iterator, Sequence
from functools import partial
from itertools import pairwise, product
from math import log10, sqrt
from pathlib import Path
from time import monotonic, process_time

import msgspec

from benchmarks.bots.tables import ALONE, SKILL
from fullhouse.bots.bot import Bot, Choice, Situation
from fullhouse.bots.league.engines import on_cores
from fullhouse.bots.league.table import recorded
from fullhouse.bots.level_bot import StrengthBot
from fullhouse.bots.levels import level_at, steps, strengths
from fullhouse.core.chance import Chance
from fullhouse.games import game_bot

CONFIDENCE = 1.96
"""Standard errors on each side of a 95 % interval."""
SLOW = ("challenge", ALONE)
"""Where the strongest player takes a hundred times as long as the next one."""
PIECES = 50
"""Into how many parts the games of a row are cut."""


class Piece(msgspec.Struct, frozen=True):
    """Some deals of one row."""

    game: str
    seats: int
    lower: int
    higher: int
    seed: int
    deals: int

    @property
    def key(self) -> str:
        return " ".join(map(str, msgspec.structs.astuple(self)))


class Played(msgspec.Struct, frozen=True):
    """How the deals of a piece ended, the share of the higher one in each, and what its decisions took."""

    key: str
    shares: tuple[float, ...]
    decisions: int
    seconds: float


class Timed(Bot):
    """Another player, whose decisions are counted and timed."""

    def __init__(self, player: Bot) -> None:
        self.player, self.name, self.level = player, player.name, player.level
        self.decisions, self.seconds = 0, 0.0

    def decide(self, situation: Situation, chance: Chance) -> Choice:
        began = process_time()
        choice = self.player.decide(situation, chance)
        self.seconds += process_time() - began
        self.decisions += 1
        return choice


def played(piece: Piece) -> Played:
    """Every deal in all rotations of the seats."""
    higher, lower = Timed(StrengthBot(piece.higher)), StrengthBot(piece.lower)
    options = SKILL.get(piece.game, {})
    shares = []
    for deal in range(piece.seed, piece.seed + piece.deals):
        if piece.seats == 1:
            _, ended = recorded(piece.game, (higher,), deal, options)
            shares.append(float(bool(ended.winners)))
            continue
        half = piece.seats // 2
        above = []
        for turn in range(piece.seats):
            order: list[Bot] = [higher] * half + [lower] * half
            order = order[turn:] + order[:turn]
            _, ended = recorded(piece.game, order, deal, options)
            above += [
                (mine > theirs) + (mine == theirs) / 2
                for (one, mine), (other, theirs) in product(zip(order, ended.scores, strict=True), repeat=2)
                if one is higher and other is lower
            ]
        shares.append(sum(above) / len(above))
    return Played(piece.key, tuple(shares), higher.decisions, higher.seconds)


def rows(name: str, seats: int, games: int, deep: int) -> Iterator[tuple[int, int, int]]:
    """The lower one, the higher one, and how many deals they play; fewer with whoever plans most deeply."""
    alone = ((place, place) for place in strengths(game_bot(name)).values())
    for lower, higher in alone if seats == 1 else pairwise(steps(name)):
        wanted = deep if name in SLOW and level_at(higher, name).thinks == 1 else games
        yield lower, higher, -(-wanted // seats)


def pieces(names: Sequence[str], games: int, deep: int, seed: int) -> list[Piece]:
    """All there is to play. Rows take turns, so that a run that is stopped has played all about as far."""
    made: list[tuple[int, Piece]] = []
    for name in names:
        for seats in (1,) if name == ALONE else (2, 4):
            for lower, higher, deals in rows(name, seats, games, deep):
                size = max(1, -(-deals // PIECES))
                for first in range(0, deals, size):
                    piece = Piece(name, seats, lower, higher, seed + first, min(size, deals - first))
                    made.append((first // size, piece))
    made.sort(key=lambda one: (one[0], -level_at(one[1].higher, one[1].game).thinks))
    return [piece for _, piece in made]


def figures(shares: Sequence[float]) -> tuple[float, float, float]:
    """The mean over deals and its 95 % interval; Wilson's where all deals agree.

    >>> [round(figure, 2) for figure in figures([0.5, 1.0, 1.0, 0.5])]
    [0.75, 0.47, 1.0]
    """
    count, mean = len(shares), sum(shares) / len(shares)
    variance = sum((share - mean) ** 2 for share in shares) / max(1, count - 1)
    if variance:
        within = CONFIDENCE * sqrt(variance / count)
        return mean, max(0.0, mean - within), min(1.0, mean + within)
    squared = CONFIDENCE**2
    middle = (mean + squared / (2 * count)) / (1 + squared / count)
    within = CONFIDENCE * sqrt(squared / (4 * count**2)) / (1 + squared / count)
    return mean, max(0.0, middle - within), min(1.0, middle + within)


def points(share: float) -> float:
    """The difference in strength that a share of wins stands for.

    >>> round(points(10 / 11))
    400
    """
    share = min(0.995, max(0.005, share))
    return 400 * log10(share / (1 - share))


def main() -> None:
    chosen = _parser().parse_args()
    names = [name for name in (*SKILL, ALONE) if any(part in name for part in chosen.only.split(","))]
    seed = secrets.randbelow(2**31) if chosen.seed is None else chosen.seed
    if chosen.keep is not None and chosen.keep.exists():
        seed = int(chosen.keep.read_text("utf-8").splitlines()[0])
    elif chosen.keep is not None:
        chosen.keep.write_text(f"{seed}\n", "utf-8")
    wanted = pieces(names, chosen.games, chosen.deep, seed)
    finished = {} if chosen.keep is None else dict(_kept(chosen.keep))
    left, until = [piece for piece in wanted if piece.key not in finished], monotonic() + chosen.seconds
    for one in on_cores(partial(_unless_late, until), left, chosen.threads):
        if one.shares:
            finished[one.key] = one
            if chosen.keep is not None:
                with chosen.keep.open("ab") as lines:
                    lines.write(msgspec.json.encode(one) + b"\n")
    _say(f"Seed {seed}")
    _table(names, [(piece, finished[piece.key]) for piece in wanted if piece.key in finished])


def _unless_late(until: float, piece: Piece) -> Played:
    return played(piece) if monotonic() < until else Played(piece.key, (), 0, 0.0)


def _kept(file: Path) -> Iterator[tuple[str, Played]]:
    for line in file.read_text("utf-8").splitlines()[1:]:
        one = msgspec.json.decode(line, type=Played)
        yield one.key, one


def _table(names: Sequence[str], finished: Sequence[tuple[Piece, Played]]) -> None:
    gathered: dict[tuple[str, int, int, int], list[Played]] = defaultdict(list)
    for piece, one in finished:
        gathered[piece.game, piece.seats, piece.lower, piece.higher].append(one)
    _say("\n| game | seats | step | games | the higher one (95 %) | points apart | a decision, ms |")
    _say("|---|---|---|---|---|---|---|")
    for name in names:
        faces = {place: face for face, place in strengths(game_bot(name)).items()}
        for seats in (1,) if name == ALONE else (2, 4):
            for lower, higher, _ in rows(name, seats, 1, 1):
                parts = gathered[name, seats, lower, higher]
                if not parts:
                    continue
                shares = [share for part in parts for share in part.shares]
                mean, low, high = figures(shares)
                milliseconds = 1000 * sum(part.seconds for part in parts)
                milliseconds /= max(1, sum(part.decisions for part in parts))
                titles = [f"{faces.get(place, '')} {place}".strip() for place in (lower, higher)]
                title = titles[1] if seats == 1 else " – ".join(reversed(titles))
                _say(
                    f"| {name} | {seats} | {title} | {len(shares) * seats} "
                    f"| {100 * mean:.1f} % ({100 * low:.1f} to {100 * high:.1f}) "
                    f"| {points(mean):+.0f} | {milliseconds:.1f} |"
                )


def _say(text: str) -> None:
    sys.stdout.write(f"{text}\n")
    sys.stdout.flush()


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--games", type=int, default=400, help="the games of a row")
    parser.add_argument("--deep", type=int, default=120, help="the same with the slowest player")
    parser.add_argument("--seconds", type=float, default=float("inf"), help="begin nothing after this time")
    parser.add_argument(
        "--only", default="", help="only games with this in their name, or with one of these: a,b"
    )
    parser.add_argument("--seed", type=int, help="the deals; without it, new ones")
    parser.add_argument("--keep", type=Path, help="the file of what is finished: run again to go on")
    parser.add_argument("--threads", type=int, default=os.cpu_count() or 1)
    return parser


if __name__ == "__main__":
    main()
