"""Commands of clients: decided upon the table as it is, appended, and answered once they are stored."""

import secrets
from functools import partial

from msgspec.structs import replace

from fullhouse.bots import known_bots
from fullhouse.core.errors import FullHouseError, Refused
from fullhouse.core.ids import Seconds
from fullhouse.match.deciding.commands import AnyCommand
from fullhouse.match.deciding.decisions import decide, started
from fullhouse.match.holder import DecisionContext, Holder
from fullhouse.match.ids import Seq
from fullhouse.match.ports import StoreTrouble
from fullhouse.records.proofs.proof import SECRET_BYTES
from fullhouse.server.tables.clocks import expire_clocks
from fullhouse.server.tables.hub import Hub
from fullhouse.server.tables.listeners.listener import Listener
from fullhouse.server.tables.listeners.messages import done, refused
from fullhouse.server.tables.room import Room

SEED_BITS = 62


def carry_out(
    hub: Hub, room: Room, holder: Holder, command: AnyCommand, sender: Listener | None = None
) -> Seq:
    """Carry out a command, or raise why not. The sender is told when it is stored."""
    trouble, command_id = hub.store.trouble, holder.command_id(command.id)
    if trouble is not None and command_id not in room.table.answered:
        raise StoreTrouble(trouble)
    if room.is_reloading:
        if sender is not None:
            room.tell([], partial(judge_again, hub, room, holder, command, sender))
        return room.stored
    expire_clocks(hub, room)
    if room.is_full:
        raise Refused("table-full", most=room.table.seq)
    seq = room.table.answered.get(command_id)
    if seq is None:
        entry = decide(room.table, holder, command, context_of(hub, room))
        seq = hub.append(room, entry).seq
    if sender is not None:
        again = partial(judge_again, hub, room, holder, command, sender)
        room.tell([(sender, done(command.id, seq))], again)
    return seq


def judge_again(hub: Hub, room: Room, holder: Holder, command: AnyCommand, sender: Listener) -> None:
    """Decide a command anew, upon the log as it is now."""
    try:
        carry_out(hub, room, holder, command, sender)
    except FullHouseError as error:
        again = partial(judge_again, hub, room, holder, command, sender)
        room.tell([(sender, refused(command.id, error))], again)


def start_if_full(hub: Hub, room: Room) -> bool:
    """Start a table that has no open seat; whether it has none."""
    is_full = room.table.stage == "gathering" and not room.table.open_seats
    if is_full:
        hub.append(room, started(room.table, context_of(hub, room)))
    return is_full


def context_of(hub: Hub, room: Room) -> DecisionContext:
    game = room.table.game.id
    known = hub.contexts.get(game)
    if known is None:
        known = hub.contexts[game] = DecisionContext(
            now=Seconds(0),
            seed=_secret_seed,
            secret=new_secret,
            away=lambda _now: {},
            bots=known_bots(game),
            rude=hub.rude_words,
        )
    return replace(known, now=hub.now(), away=room.away)


def new_secret() -> str:
    """What a deal is sealed with."""
    return secrets.token_hex(SECRET_BYTES)


def _secret_seed() -> int:
    """An unpredictable seed."""
    return secrets.randbits(SEED_BITS)
