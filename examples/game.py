"""Play Golden Tiles by its rules, always where most points are, and keep the game as a record.

The rules are pure functions over frozen positions, so a move can be tried without being made.
"""

from typing import Any

from fullhouse.core.ids import Seat
from fullhouse.core.moves import Move
from fullhouse.games import game
from fullhouse.records.record import Record, RecordedMove, write_record
from fullhouse.records.replay import replay

tiles = game("tiles")


def points(state: Any, seat: Seat, move: Move) -> int:
    after, _ = tiles.play(state, seat, move)
    return tiles.outcome(after).scores[seat - 1]


def main() -> None:
    options = {"referee": "guard"}
    state, setup = tiles.setup(options, 2, {"seed": 42})
    moves: list[RecordedMove] = []
    while not tiles.outcome(state).is_over:
        seat = tiles.to_act(state)[0]
        move = max(tiles.legal(state, seat), key=lambda move: points(state, seat, move))
        state, _ = tiles.play(state, seat, move)
        moves.append(RecordedMove(seat, tiles.write_move(move)))

    record = Record(game="tiles", options=options, seats=("Ana", "Ben"), setup=setup, moves=tuple(moves))
    print(write_record(record)[:60], "…")
    outcome = replay(record).outcome
    print(f"{len(moves)} moves, {outcome.reason}, scores {outcome.scores}, winners {outcome.winners}")


if __name__ == "__main__":
    main()
