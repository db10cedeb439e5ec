"""Whether a program speaks as docs/bot-lines.md says: it is greeted, asked, refused and sent away."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

import msgspec

from fullhouse.bots import known_bots
from fullhouse.bots.league.table import recorded
from fullhouse.bots.outside.program import Program, ProgramPlayer
from fullhouse.core.errors import BadInput
from fullhouse.core.ids import Seat
from fullhouse.core.system_clock import Clock
from fullhouse.games import AnyGame, game

OPPONENT = "casual"
SEED = 7


class Checked(msgspec.Struct, frozen=True):
    """One thing that was asked of a program, and what was wrong; None where nothing was."""

    what: str
    """`greeting`, `strange`, `game`, `refusal` or `quit`; words `check-bot-<what>`."""
    facts: dict[str, object]
    fault: BadInput | None = None


def check(
    command: Sequence[str],
    games: Sequence[str],
    seconds: float,
    watch: Callable[[str, str], None] | None = None,
    clock: Clock | None = None,
) -> Iterator[Checked]:
    """All that is asked, in order. What comes after a fault that ends the program is not asked any more."""
    try:
        program = Program(command, seconds, watch, clock).__enter__()
    except BadInput as fault:
        yield Checked("greeting", {}, fault)
        return
    try:
        yield Checked("greeting", {"name": program.name})
        program.say("in-years-to-come perhaps")
        for number, name in enumerate(games):
            yield _game(program, name, strange=number == 0)
        yield _refusal(program, games[0])
    except BadInput as fault:
        yield Checked("game", {"game": games[0], "moves": 0, "reason": ""}, fault)
    finally:
        status = program.close()
    stays = None if status == 0 else BadInput("bot-stays", status="-" if status is None else str(status))
    yield Checked("quit", {}, stays)


def _game(program: Program, name: str, *, strange: bool) -> Checked:
    """A whole game against a bot of the house, or alone."""
    played, player = game(name), ProgramPlayer(program)
    seats = opponents(played)
    facts: dict[str, object] = {"game": name, "moves": 0, "reason": ""}
    try:
        record, result = recorded(name, [player, *seats], SEED)
        player.over(result)
    except BadInput as fault:
        return Checked("game", facts, fault)
    facts |= {"moves": player.asked, "reason": result.reason or ""}
    mine = [move for move in record.moves if move.seat == Seat(1)]
    if not mine or result.reason is None:
        return Checked("game", facts, BadInput("bot-unfinished", game=name, moves=str(len(mine))))
    return Checked("strange" if strange else "game", facts)


def opponents(played: AnyGame) -> list[str]:
    """Who else sits there: as few as the game allows."""
    return [OPPONENT if OPPONENT in known_bots(played.id) else "random"] * (played.fewest_seats - 1)


def _refusal(program: Program, name: str) -> Checked:
    """A refused move is followed by the same question without it."""
    played = game(name)
    state, _ = played.setup({}, played.fewest_seats, {"seed": SEED})
    seat = played.to_act(state)[0]
    seen = msgspec.json.encode(played.view(state, seat)).decode()
    moves = [
        played.write_move(move) for move in played.legal(state, seat) if move.verb in played.verbs_of("acts")
    ]
    program.begin(name, seat, played.fewest_seats, "{}")
    for _ in range(2):
        chosen = program.choose(seen, moves)
        if chosen is None:
            return Checked("refusal", {}, BadInput("bot-unfinished", game=name, moves="0"))
        program.refuse(chosen, "does-not-fit")
        moves.remove(chosen)
    return Checked("refusal", {})
