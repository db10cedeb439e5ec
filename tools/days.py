"""The list of days: `python -m tools.days` wrote `src/fullhouse/problems/days.txt`, once.

It is frozen: a line that changes would change a day that people have played. A second list would come after
the first one, in a file of its own.
"""

from itertools import cycle
from pathlib import Path
from typing import Any

import msgspec

from fullhouse import problems
from fullhouse.coach.technique import Level
from fullhouse.core.chance import Chance
from fullhouse.games import game
from fullhouse.problems.decks import cards_for_days
from fullhouse.problems.levels import LEVELS
from fullhouse.problems.variants import disguised

FILE = Path(problems.__path__[0]) / "days.txt"
WEEKS = 57
"""A little more than a year."""
GAMES = ("tiles", "challenge", "tiles", "markers", "tiles", "challenge", "one-two-three")
"""From Monday on."""
LEVELS_OF_WEEK: tuple[Level, ...] = (1, 1, 2, 2, 3, 3, 4)
"""Of the puzzle, from Monday on."""
GUARDED = {"referee": "guard"}
"""Nobody but the game judges: a deal alone with a bot needs no objections."""
OPTIONS: dict[str, dict[str, Any]] = {
    "tiles": GUARDED,
    "challenge": GUARDED | {"sand_glass": None},
    "markers": GUARDED | {"sand_glass": None},
    "one-two-three": GUARDED,
}
BOT = "casual"
SEED = 2711
SEATS = 2
HEAD = """# What each day has, a line a day: the puzzle with its level, the game, and its deal. Before them
# each game's bot and options. Frozen: tests/problems/test_days.py asks that no line changes.
"""


def lines() -> list[Any]:
    chance = Chance(SEED)
    cards = {level: cycle(chance.shuffled(cards_for_days(level))) for level in LEVELS}
    made = []
    for day in range(7 * WEEKS):
        level = LEVELS_OF_WEEK[day % 7]
        played = game(GAMES[day % 7])
        _, setup = played.setup(OPTIONS[played.id], SEATS, {"seed": SEED * 10_000 + day})
        problem = disguised(next(cards[level]), Chance(SEED * 20_000 + day))
        made.append({"level": level, "problem": problem, "game": played.id, "setup": setup})
    return made


def main() -> None:
    if FILE.exists():
        raise SystemExit(f"{FILE} is frozen")
    rules = {name: {"bot": BOT, "options": options} for name, options in OPTIONS.items()}
    written = [msgspec.json.encode(line).decode() for line in (rules, *lines())]
    FILE.write_text(HEAD + "\n".join(written) + "\n", "utf-8")


if __name__ == "__main__":
    main()
