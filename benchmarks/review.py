"""Whether reviews are honest: `python -m benchmarks.review`.

Both parts go on where an earlier run stopped: each finished game is a line of the file `--out`.

- Calibration: bots of mixed levels play whole games; the chance that the review gives the deciding seat
  stands beside how often that seat won, and its Brier score beside that of "the leader wins".
- Gains: at the turning points of such games, the better move and the one played are each followed by the same
  number of games between two masters, from positions that agree with what the seat saw.
"""

import argparse
import json
import os
import platform
import time
from collections import defaultdict
from collections.abc import Iterator
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from datetime import UTC, datetime
from itertools import product
from math import sqrt
from multiprocessing import get_context
from pathlib import Path
from typing import Any

from fullhouse.bots import brains
from fullhouse.bots.league.table import recorded
from fullhouse.core.chance import Chance
from fullhouse.core.errors import Refused
from fullhouse.core.ids import Seat
from fullhouse.games import game, game_bot
from fullhouse.games.kit.bot import Effort
from fullhouse.review import review
from fullhouse.review.judges import margin, share
from fullhouse.review.moments import played

QUICK = (
    *("--games", "2", "--reviewed", "1", "--continuations", "6"),
    *("--minutes", "2", "--out", os.devnull),
)
RESULTS = Path(__file__).parent / "results" / "review.md"
LEVELS = ("beginner", "casual", "club", "expert", "master")
BINS = 10
CONFIDENCE = 1.96
WITHOUT_CHANCE = {"one-two-three"}
VARIED = 10
"""Where chance does not vary the continuations, a master takes its second move once in so many."""
Unit = tuple[str, str, int]
"""The part, the game and the seed."""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=40, help="games for the calibration of each game")
    parser.add_argument("--reviewed", type=int, default=10, help="games whose turning points are tried")
    parser.add_argument("--continuations", type=int, default=100, help="games after each of two moves")
    parser.add_argument("--budget", type=int, default=1, help="positions that the masters judge for a move")
    parser.add_argument("--first", type=int, default=0, help="the first seed")
    parser.add_argument("--names", default="tiles,animals,challenge,one-two-three", help="the games")
    parser.add_argument("--minutes", type=float, default=20, help="no new work is begun after this")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--out", type=Path, default=Path("review.jsonl"))
    parser.add_argument("--write", action="store_true", help="keep the tables in benchmarks/results")
    asked = parser.parse_args()
    units: list[Unit] = []
    for name in asked.names.split(","):
        units += [("calibration", name, seed) for seed in range(asked.first, asked.first + asked.games)]
        units += [("gains", name, seed) for seed in range(asked.first, asked.first + asked.reviewed)]
    done = {tuple(json.loads(line)["unit"]): json.loads(line) for line in _lines(asked.out)}
    left = [unit for unit in units if unit not in done]
    until = time.monotonic() + 60 * asked.minutes
    with asked.out.open("a") as file:
        for gain in _work(left, asked, until):
            done[tuple(gain["unit"])] = gain
            file.write(json.dumps(gain) + "\n")
            file.flush()
    told = "\n".join(_report([done[unit] for unit in units if unit in done], asked))
    if asked.write:
        RESULTS.write_text(told + "\n", encoding="utf-8")
    print(told)


def _lines(path: Path) -> list[str]:
    return [line for line in path.read_text().splitlines() if line.endswith("}")] if path.exists() else []


def _work(left: list[Unit], asked: argparse.Namespace, until: float) -> Iterator[dict[str, Any]]:
    waiting = iter(sorted(left, key=lambda unit: unit[2]))
    with ProcessPoolExecutor(asked.processes, get_context("spawn")) as pool:
        running: set[Future[dict[str, Any]]] = set()
        while True:
            while len(running) < asked.processes and time.monotonic() < until:
                unit = next(waiting, None)
                if unit is None:
                    break
                running.add(pool.submit(_done, unit, asked.continuations, asked.budget))
            if not running:
                return
            first = next(as_completed(running))
            running.discard(first)
            yield first.result()


def _done(unit: Unit, continuations: int, budget: int) -> dict[str, Any]:
    part, name, seed = unit
    pairs = list(product(LEVELS, LEVELS))
    record, result = recorded(name, pairs[seed * 7 % len(pairs)], seed)
    reviewed = review(record)
    if part == "gains":
        return {"unit": unit, "gains": list(_gains(record, reviewed, continuations, budget))}
    views = {moment.n: moment.view for moment in played(record).moments}
    points = []
    for one in reviewed.decisions:
        won = share(tuple(map(Seat, result.winners)), result.scores, one.seat)
        ahead = margin(views[one.n].scores, one.seat)
        points.append((round(one.before.win, 4), won, 1.0 if ahead > 0 else 0.5 if ahead == 0 else 0.0))
    return {"unit": unit, "points": points}


def _gains(record: Any, reviewed: Any, continuations: int, budget: int) -> Iterator[dict[str, Any]]:
    rules = game(record.game)
    moments = {moment.n: moment for moment in played(record).moments}
    for n in reviewed.turning:
        moment = moments[n]
        one = next(decision for decision in reviewed.decisions if decision.n == n)
        if not one.better:
            continue
        moves = rules.read_move(one.better[0].move), moment.move
        differences = []
        for number in range(continuations):
            state = rules.imagine(moment.view, Chance(number))
            ends = [_end(rules, state, moment.seat, move, budget, number) for move in moves]
            if None not in ends:
                differences.append((ends[0] or 0) - (ends[1] or 0))
        count = len(differences)
        if count < 2:
            continue
        mean = sum(differences) / count
        spread = sqrt(sum((value - mean) ** 2 for value in differences) / (count - 1) / count)
        yield {"n": n, "kind": one.kind, "claimed": one.given, "gain": mean, "error": spread, "count": count}


def _end(  # noqa: PLR0917
    rules: Any, state: Any, seat: Any, move: Any, budget: int, seed: int
) -> float | None:
    """A seat's part of the win after a move, when masters play on; None where the move was refused."""
    full = game_bot(rules.id).effort
    effort = Effort(budget=budget, width=full.width, win=full.win)
    chance = Chance(seed)
    try:
        state, _ = rules.play(state, seat, move)
    except Refused:
        return None
    while not rules.outcome(state).is_over:
        state, _ = rules.play(state, *_next(rules, state, effort, chance))
    outcome = rules.outcome(state)
    return share(outcome.winners, outcome.scores, seat)


def _next(rules: Any, state: Any, effort: Any, chance: Chance) -> tuple[Seat, Any]:
    """What a master does next; where nothing can be laid, a pass or a claim, a quiet answer, or anything."""
    actor = rules.to_move(state)
    actor = rules.to_act(state)[0] if actor is None else actor
    legal = rules.legal(state, actor)
    acts, answers = rules.verbs_of("acts"), rules.verbs_of("answers")
    if any(move.cell >= 0 and move.verb in acts for move in legal):
        view, seed = rules.view(state, actor), chance.below(1 << 30)
        advice = brains.advise(rules.id, view, actor, effort=effort, seed=seed)
        is_second = rules.id in WITHOUT_CHANCE and chance.below(VARIED) == 0
        if advice:
            return actor, advice[min(is_second, len(advice) - 1)].move
    quiet = [move for verbs in (acts, answers) for move in legal if move.verb in verbs and move.cell < 0]
    return actor, quiet[0] if quiet else next(iter(legal))


def _report(done: list[dict[str, Any]], asked: argparse.Namespace) -> Iterator[str]:
    yield "# Reviews: calibration and better moves"
    yield ""
    machine = f"{platform.machine()}, {os.cpu_count()} cores, load {os.getloadavg()[0]:.1f}"
    yield f"`python -m benchmarks.review`, {datetime.now(UTC):%Y-%m-%d}, {machine}; default budget."
    yield f"Continuations: {asked.continuations} after each of the two moves, between masters that judge"
    yield f"{asked.budget} position(s) for a move."
    everything = [point for one in done if one["unit"][0] == "calibration" for point in one["points"]]
    if everything:
        games = sum(one["unit"][0] == "calibration" for one in done)
        yield from _calibration("all together", games, everything)
    for name in asked.names.split(","):
        mine = [one for one in done if tuple(one["unit"][:2]) == ("calibration", name)]
        points = [point for one in mine for point in one["points"]]
        if points:
            yield from _calibration(name, len(mine), points)
        gains = [gain for one in done if tuple(one["unit"][:2]) == ("gains", name) for gain in one["gains"]]
        if gains:
            yield from _gain_table(name, gains)


def _calibration(name: str, games: int, points: list[Any]) -> Iterator[str]:
    bins: dict[int, list[Any]] = defaultdict(list)
    for point in points:
        bins[min(BINS - 1, int(point[0] * BINS))].append(point)
    brier = sum((chance - won) ** 2 for chance, won, _ in points) / len(points)
    leader = sum((guess - won) ** 2 for _, won, guess in points) / len(points)
    yield ""
    yield f"## {name}: {games} games between bots of mixed levels, {len(points)} decisions"
    yield ""
    yield f'Brier score {brier:.3f}; "the leader wins" {leader:.3f}; always one half 0.250.'
    yield ""
    yield "| judged | decisions | mean chance | won |"
    yield "|---|---|---|---|"
    for place in range(BINS):
        some = bins[place]
        if some:
            mean = sum(point[0] for point in some) / len(some)
            won = sum(point[1] for point in some) / len(some)
            span = f"{100 * place // BINS}–{100 * (place + 1) // BINS} %"
            yield f"| {span} | {len(some)} | {100 * mean:.1f} % | {100 * won:.1f} % |"


def _gain_table(name: str, gains: list[Any]) -> Iterator[str]:
    sure = sum(one["gain"] - CONFIDENCE * one["error"] > 0 for one in gains)
    more = sum(one["gain"] > 0 for one in gains)
    mean = sum(one["gain"] for one in gains) / len(gains)
    claimed = sum(one["claimed"] for one in gains) / len(gains)
    yield ""
    yield f"{name}, better moves at {len(gains)} turning points: {more} won more, {sure} at 95 %;"
    yield f"on average {100 * mean:+.1f} % of winning, the review said {100 * claimed:+.1f} %."


if __name__ == "__main__":
    main()
