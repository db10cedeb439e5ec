"""The rules against a second scorer that was written from the pages alone (tests/recount).

Thousands of random games of every variant, with clocks, objections and votes, are written down as records;
the scores after every move, winners, reason, final board and hands must be the same both ways.
"""

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from fullhouse.core.errors import Refused
from fullhouse.core.ids import TABLE, Seat
from fullhouse.core.moves import Move
from fullhouse.core.options import describe
from fullhouse.games import AnyGame, built_in_ids, game
from fullhouse.records.record import Record, RecordedMove, read_record_file
from fullhouse.records.replay import replay, replay_document
from tests.examples import FACTOR
from tests.recount import GAMES, recount
from tests.recount.paper import cell_names, fits, read_board, solution
from tests.recount.sheet import Result
from tests.test_goldens import RECORDS
from tests.walks import suits

MANY = 80 * FACTOR
"""How many random games of each are counted twice, unless stated below."""
COUNTS = {"animals": 120, "classic": 10, "markers": 160, "one-two-three": 60, "tiles": 120}
FROM_THE_MIDDLE = ("animals", "challenge", "solitaire", "tiles")
PARTS = 5
DIFFERENT = 100
"""The number of different shuffles or problems, so that each problem is solved only once."""
MOST_MOVES = 600
SELDOM = {
    "stop": 0.02,
    "finish": 0.1,
    "done": 0.05,
    "pass": 0.05,
    "stuck": 0.1,
    "object": 0.3,
    "erase": 0.3,
    "undo": 0.3,
}
"""How likely a verb is beside writing a digit or laying a tile (1)."""
SKILLS = (0.0, 0.5, 0.9, 1.0)


def test_every_game_is_counted_twice() -> None:
    assert set(GAMES) == set(built_in_ids())


@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("name", built_in_ids())
def test_random_games_are_counted_alike(name: str, part: int) -> None:
    """The game's own page, docs/rules/README.md (referees, silence) and docs/records.md."""
    for seed in range(part, COUNTS[name] * FACTOR if name in COUNTS else MANY, PARTS):
        check(some_game(name, seed))


@pytest.mark.parametrize("name", FROM_THE_MIDDLE)
def test_games_from_the_middle_are_counted_alike(name: str) -> None:
    """*Explicit setup* of docs/rules/tiles.md, docs/rules/challenge.md and docs/rules/solitaire.md: an end
    can be replayed from the middle.
    """
    for seed in range(40 * FACTOR):
        check(some_end(name, seed))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_golden_games_are_counted_alike(path: Path) -> None:
    """The printed and worked examples of the pages, and games that people have read line by line."""
    check(read_record_file(path))


def test_random_games_end_in_every_way() -> None:
    """docs/records.md lists the words for how a game ends; the random games reach all of them."""
    played = [some_game(name, seed) for name in ("markers", "one-two-three") for seed in range(60)]
    played += [some_end(name, seed) for name in FROM_THE_MIDDLE for seed in range(30)]
    assert {replay(record).outcome.reason for record in played} >= {
        *("solved", "full", "no_progress", "time_up", "agreed", "rounds_played"),
        *("complete", "stuck", "tiles_used_up", "nothing_to_do", "failed", "finished"),
    }


def some_game(name: str, seed: int) -> Record:
    random = Random(f"{name} {seed}")
    seats = random.randint(game(name).fewest_seats, min(game(name).most_seats, 5))
    return wander(name, some_options(name, seats, random), seats, {"seed": seed % DIFFERENT}, random)


def some_end(name: str, seed: int) -> Record:
    random = Random(f"{name} from the middle {seed}")
    seats = random.randint(game(name).fewest_seats, game(name).most_seats)
    middle = some_stack(name, random) if name in ("animals", "tiles") else some_face_down(name, seats, random)
    return wander(name, some_options(name, seats, random), seats, middle, random)


def check(record: Record) -> None:
    moves = [(int(move.seat), move.move) for move in record.moves]
    second_count = recount(record.game, dict(record.options), len(record.seats), dict(record.setup), moves)
    assert second_count == counted(record)


def counted(record: Record) -> Result:
    """What the rules say of a record."""
    told = replay_document(replay(record))
    return Result(
        over=told["over"],
        reason=told["reason"],
        scores=list(told["scores"]),
        winners=list(told["winners"]),
        board=told["board"],
        hands=[sorted(hand) for hand in told["hands"]],
        history=[list(turned["scores"]) for turned in told["history"]],
    )


def wander(name: str, options: dict[str, Any], seats: int, setup: dict[str, Any], random: Random) -> Record:
    """A random game from its setup to its end, or to where it gets too long."""
    played = game(name)
    state, explicit = played.setup(options, seats, setup)
    answers = read_board(solution(explicit["problem"])) if "problem" in explicit else {}
    skill = random.choice(SKILLS)
    moves: list[RecordedMove] = []
    while not played.outcome(state).is_over and len(moves) < MOST_MOVES:
        for seat, move in offers(played, state, random, answers if random.random() < skill else {}):
            try:
                state, _ = played.play(state, seat, move)
            except Refused:
                assert move.verb in ("timeout", "time_up")
                continue
            moves.append(RecordedMove(seat, played.write_move(move)))
            break
    names = ("Ann", "Bob", "Cem", "Dan", "Eva")[:seats]
    return Record(game=name, options=options, seats=names, setup=explicit, moves=tuple(moves))


def offers(
    played: AnyGame, state: Any, random: Random, answers: dict[str, int]
) -> Iterator[tuple[Seat, Move]]:
    """What might happen next: now and then a clock or silence; in the end, something legal."""
    to_move = played.to_move(state)
    if random.random() < 0.03 and to_move is not None:
        yield to_move, Move("timeout")
    if random.random() < 0.002:
        yield TABLE, Move("time_up")
    if random.random() < 0.05 and played.legal(state, TABLE):
        yield TABLE, random.choice(played.legal(state, TABLE))
    seat = to_move if to_move is not None and random.random() < 0.8 else random.choice(played.to_act(state))
    by_verb: dict[str, list[Move]] = {}
    for move in played.legal(state, seat):
        by_verb.setdefault(move.verb, []).append(move)
    weights = [SELDOM.get(verb, 1.0) for verb in by_verb]
    chosen = by_verb[random.choices(list(by_verb), weights)[0]]
    some = random.choices(chosen, k=30)
    yield seat, next((move for move in some if is_right(played.write_move(move), answers)), some[0])


def is_right(text: str, answers: dict[str, int]) -> bool:
    """Whether a move writes the digit of the solution."""
    cell, equals, digit = text.rpartition(" ")[2].partition("=")
    return equals == "=" and answers.get(cell) == int(digit[0])


def some_options(name: str, seats: int, random: Random) -> dict[str, Any]:
    """Each option left alone or set at random, as far as it suits the seats."""
    options: dict[str, Any] = {}
    for option in describe(game(name).options):
        values: dict[str, tuple[Any, ...]] = {
            "choice": option.choices,
            "switch": (True, False),
            "number": (1, 2, 3, 4),
            "length": (None, 1, 30),
        }
        if random.random() < 0.5 and suits(name, option.name, seats):
            options[option.name] = random.choice(values[option.kind])
    if name == "markers":
        options["variant"] = "solo" if seats == 1 else random.choice(["basic", "advanced"])
    return options


def some_stack(name: str, random: Random) -> dict[str, Any]:
    """A short stack, and any tiles on the board that fit each other."""
    size = 6 if name == "animals" else 9
    golden: dict[str, int] = {}
    for cell in random.sample(cell_names(size), random.randint(0, size * size // 2)):
        tile = random.randint(1, size)
        if fits(golden, cell, tile, size):
            golden[cell] = tile
    return {"golden": golden, "stack": [random.randint(1, size) for _ in range(random.randint(0, 12))]}


def some_face_down(name: str, seats: int, random: Random) -> dict[str, Any]:
    """Any digits, many cells empty or face-up from the start, and tiles in hand."""
    tiles = "".join(random.choice("123456789" + "." * 10) for _ in range(81))
    lying = [cell for cell, tile in zip(cell_names(9), tiles, strict=True) if tile != "."]
    face_up = random.sample(lying, random.randint(1, len(lying)))
    hands = [random.sample(range(1, 10), random.randint(0, 4)) for _ in range(seats)]
    setup: dict[str, Any] = {"tiles": tiles, "face_up": face_up, "hands": hands}
    if name == "challenge" and random.random() < 0.5:
        setup["revealed"] = random.choice(lying)
    return setup
