"""A program that speaks in lines, at a table of a server."""

import asyncio
from collections.abc import Callable, Sequence

import msgspec

from fullhouse.bots.outside.program import Program
from fullhouse.client.rest import Client
from fullhouse.client.table import ClientTable, RefusedByServer
from fullhouse.games import game, game_ids
from fullhouse.match.history.results import ResultShape
from fullhouse.match.ids import Seq

LONGEST_WAIT = 24 * 3600.0
"""How long a table is waited for, in seconds."""
HARMLESS = ("stale", "game-over", "not-your-turn", "not-asked")
"""Why a move may come too late: nobody is at fault."""


async def take_part(address: str, code: str, name: str, program: Program) -> ResultShape:
    """Take an open seat and play to the end: how it came out. Raises RefusedByServer, Gone."""
    async with Client(address) as client:
        key = await client.join(code, name)
        async with await client.sit(key.token) as table:
            await table.until(has_begun, LONGEST_WAIT)
            seat, played = table.you.seats[0], table.table.game
            options = msgspec.json.encode(table.perspective.view["options"]).decode()
            program.begin(played, seat, len(table.perspective.view["scores"]), options)
            await _play(table, program, played)
        (result,) = await client.results(key.token)
        program.end(msgspec.json.encode(result).decode())
        return result


def has_begun(table: ClientTable) -> bool:
    return table.table.stage != "gathering" and bool(table.perspectives)


def is_over(table: ClientTable) -> bool:
    return table.table.stage == "over"


async def _play(table: ClientTable, program: Program, played: str) -> None:
    while not is_over(table):
        seen = table.seq
        offered = [] if table.table.paused else table.moves()
        moves, is_answered = _asked(played, offered, program)
        for move in moves if is_answered else ():
            await _try(table, move)
        while moves and not is_answered and table.seq == seen:
            view = msgspec.json.encode(table.perspective.view).decode()
            chosen = await asyncio.to_thread(program.choose, view, moves)
            if chosen is None:
                break
            refusal = await _try(table, chosen)
            if refusal is None or refusal in HARMLESS:
                break
            program.refuse(chosen, refusal)
            moves.remove(chosen)
        await table.until(_has_news(seen), LONGEST_WAIT)


def _has_news(seen: Seq) -> Callable[[ClientTable], bool]:
    return lambda table: is_over(table) or table.seq != seen


async def _try(table: ClientTable, move: str) -> str | None:
    """Make a move; the code of the refusal, if it is refused."""
    try:
        await table.play(move)
    except RefusedByServer as refusal:
        return refusal.code
    return None


def _asked(played: str, offered: Sequence[str], program: Program) -> tuple[list[str], bool]:
    """What the program is asked; or, where it leaves that to us, the answer to what others did."""
    if program.answers or played not in game_ids():
        return list(offered), False
    rules = game(played)
    verbs = {move: rules.read_move(move).verb for move in offered}
    answers = [move for move in offered if verbs[move] in rules.verbs_of("answers")]
    if answers:
        return answers[:1], True
    return [move for move in offered if verbs[move] in rules.verbs_of("acts")], False
