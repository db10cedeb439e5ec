"""`python -m tests.bots.box [GAMES] [GAME …]`: bots play as in the box, and what they did is counted.

For each game and level: faults made, found by an objection, missed for good; objections that were wrong;
acceptances; forced places declared with their ground; impossible tiles dropped; and how the games ended.
"""

import sys
from collections import Counter
from typing import Any

from msgspec.structs import replace

from fullhouse.bots.faultless import try_move
from fullhouse.bots.league.table import recorded
from fullhouse.bots.levels import levels
from fullhouse.core.moves import Move
from fullhouse.core.options import RefereedOptions
from fullhouse.games import AnyGame, built_in_ids, game
from fullhouse.records.record import Record

GAMES = 10
VARIANTS: dict[str, tuple[dict[str, Any], ...]] = {"markers": ({"variant": "basic"}, {"variant": "advanced"})}


def played_in_the_box() -> list[str]:
    """The games for several that have a pack *As in the box* with players as referees."""
    return [
        name
        for name in built_in_ids()
        if game(name).options.packs.get("printed", {}).get("referee") == "table" and game(name).most_seats > 1
    ]


def tally(name: str, level: str, seeds: range, changed: dict[str, Any]) -> Counter[str]:
    """What happened in some games of two to four bots of one level."""
    count: Counter[str] = Counter()
    played = game(name)
    options = {**played.options.packs["printed"], **changed}
    for seed in seeds:
        seats = 2 + seed % (played.most_seats - 1)
        record, result = recorded(name, [level] * seats, seed, options, budget=1)
        count["games"] += 1
        count[f"end {result.reason}"] += 1
        count += _happened(played, record)
    count["missed"] = count["faults"] - count["upheld"]
    return count


def _happened(played: AnyGame, record: Record) -> Counter[str]:
    count: Counter[str] = Counter()
    state, _ = played.setup(record.options, len(record.seats), record.setup)
    for one in record.moves:
        move = played.read_move(one.move)
        if move.verb in played.verbs_of("acts") and _is_fault(played, state, one.seat, move):
            count["faults"] += 1
        count["accepted"] += move.verb in played.verbs_of("answers")
        count["dropped"] += move.verb == "drop"
        count["proved"] += "!" in one.move
        state, events = played.play(state, one.seat, move)
        if move.verb in played.verbs_of("objects"):
            count["upheld" if any(event.is_upheld for event in events) else "rejected"] += 1
    return count


def _is_fault(played: AnyGame, state: Any, seat: int, move: Move) -> bool:
    """Whether an umpire would have called it."""
    assert isinstance(state.options, RefereedOptions)
    judged = replace(state, options=replace(state.options, referee="umpire"))
    return try_move(played, judged, seat, move) is None  # type: ignore[arg-type]


def main() -> int:
    count = int(sys.argv[1]) if len(sys.argv) > 1 else GAMES
    for name in sys.argv[2:] or played_in_the_box():
        for changed in VARIANTS.get(name, ({},)):
            for level in levels():
                told = tally(name, level, range(count), changed)
                figures = ", ".join(f"{key} {told[key]}" for key in sorted(told) if told[key])
                print(
                    f"{name} {' '.join(changed.values())} {level}: {figures}".replace("  ", " "), flush=True
                )
    return 0


if __name__ == "__main__":
    sys.exit(main())
