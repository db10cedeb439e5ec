"""Games of bots, each as one line with a digest of its record: here and in the Python of browsers."""

from collections.abc import Iterator
from hashlib import sha256

from fullhouse.bots import bots_for
from fullhouse.bots.league.table import recorded
from fullhouse.games import game
from fullhouse.records.record import write_record


def lines(name: str, first: int, count: int, budget: int) -> Iterator[str]:
    """Every level in turn meets the next one, or plays alone. `budget` is that of `bots.bot.Situation`."""
    levels = bots_for(name)
    rules = game(name)
    seats = max(rules.fewest_seats, min(2, rules.most_seats))
    for seed in range(first, first + count):
        bots = [levels[(seed + place) % len(levels)] for place in range(seats)]
        record, _ = recorded(name, bots, seed, budget=budget or None)
        digest = sha256(write_record(record).encode()).hexdigest()
        yield f"{name} {seed} {'-'.join(bots)} {len(record.moves)} {digest}"
