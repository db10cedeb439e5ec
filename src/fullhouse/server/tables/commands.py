"""What callers ask of the hub: to come and go, to carry out a command, to show the others something."""

import secrets
from collections.abc import Set
from functools import partial

from msgspec.structs import replace

from fullhouse.bots import known_bots
from fullhouse.core.errors import FullHouseError, Refused
from fullhouse.core.ids import Seconds
from fullhouse.match.deciding.commands import AnyCommand
from fullhouse.match.deciding.decisions import decide, started
from fullhouse.match.entries import Woke
from fullhouse.match.holder import DecisionContext, Holder
from fullhouse.match.ids import Player, Seq
from fullhouse.match.perspectives import may_read
from fullhouse.match.ports import StoreTrouble
from fullhouse.match.waiting import NOBODY_OVERDUE
from fullhouse.records.proofs.proof import SECRET_BYTES
from fullhouse.server.protocol import TRY_AGAIN, Aside, React, Reacted, Select, Selected
from fullhouse.server.tables.clocks import expire_clocks
from fullhouse.server.tables.hub import Hub
from fullhouse.server.tables.listeners import MOMENT_SECONDS, Listener, bye, done, encoded, refused, welcome
from fullhouse.server.tables.room import Room
from fullhouse.server.tables.waiting import look, take_back

SEED_BITS = 62


def carry_out(
    hub: Hub, room: Room, holder: Holder, command: AnyCommand, sender: Listener | None = None
) -> Seq:
    """Carry out a command, or raise why not. The sender is told when it is stored.

    Whoever has connected again since hears over the new connection what became of it.
    """
    if sender is not None and room.visits.is_over(sender.visit):
        sender.close(TRY_AGAIN, bye("not-told"))
        return room.stored
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
        seq = hub.append(room, entry, visit=None if sender is None else sender.visit).seq
    if sender is not None:
        retry = partial(judge_again, hub, room, holder, command, sender)
        room.tell([(sender, done(command.id, seq))], retry)
    return seq


def judge_again(hub: Hub, room: Room, holder: Holder, command: AnyCommand, sender: Listener) -> None:
    """Decide a command anew, upon the log as it is now."""
    try:
        carry_out(hub, room, holder, command, sender)
    except FullHouseError as error:
        retry = partial(judge_again, hub, room, holder, command, sender)
        room.tell([(sender, refused(command.id, error))], retry)


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
            overdue=lambda _now: NOBODY_OVERDUE,
            bots=known_bots(game),
            rude=hub.rude_words,
        )
    return replace(known, now=hub.now(), overdue=room.overdue)


def new_secret() -> str:
    """What a deal is sealed with."""
    return secrets.token_hex(SECRET_BYTES)


def _secret_seed() -> int:
    """An unpredictable seed."""
    return secrets.randbits(SEED_BITS)


def enter(hub: Hub, room: Room, listener: Listener, after: Seq | None) -> None:
    room.visits.enter(listener.visit)
    expire_clocks(hub, room)
    presence, now = room.presence, hub.now()
    back = frozenset(player for player in listener.holder.players if presence.is_back(player, now))
    presence.enter(listener, now)
    hub.cluster.presence_changed(room)
    _greet(hub, room, listener, after, back)


def _greet(hub: Hub, room: Room, listener: Listener, after: Seq | None, back: Set[Player]) -> None:
    retry = partial(_greet, hub, room, listener, after, back)
    if room.is_reloading:
        room.tell([], retry, listener)
        return
    _run_on(hub, room, listener)
    _take_back(hub, room, listener, back)
    _attendance_changed(hub, room)
    message = welcome(room.table, listener.holder, room.present(), after, hub.now())
    room.tell([(listener, message)], retry, listener)
    if len(room.listeners) > 1:
        room.tell_presence()


def leave(hub: Hub, room: Room, listener: Listener) -> None:
    room.presence.leave(listener, hub.now())
    hub.cluster.presence_changed(room)
    if room.presence.unattended_since is None and room.is_unattended and hub.is_loaded(room):
        hub.reschedule(room)
    else:
        _attendance_changed(hub, room)
    room.tell_presence()


def others_changed(hub: Hub, room: Room) -> None:
    """Who is connected to other nodes has changed."""
    if room.is_unattended and room.presence.unattended_since is None:
        hub.reschedule(room)
    elif not room.is_unattended and room.presence.unattended_since is not None:
        room.presence.end_unattended()  # the node that they came to has given the time back
        hub.reschedule(room)
    else:
        _attendance_changed(hub, room)
    room.tell_presence()


def _attendance_changed(hub: Hub, room: Room) -> None:
    """Nobody who is away keeps silent, and they are waited for less long."""
    if not hub.is_loaded(room):
        return
    if room.table.clocks is not None and room.table.clocks.silence() is not None:
        hub.reschedule(room)
    else:
        look(hub, room)


def _take_back(hub: Hub, room: Room, arriving: Listener, back: Set[Player]) -> None:
    """Somebody who comes back takes their seat from the bot, wherever they are: by being there."""
    table = room.table
    if table.stage != "playing" or room.is_full:
        return
    for seat in table.seats_of(arriving.holder.players):
        chair = table.chair(seat)
        if chair.driver == "bot" and (chair.lent or chair.player in back):
            take_back(hub, room, seat, unwelcomed={arriving})


def _run_on(hub: Hub, room: Room, arriving: Listener) -> None:
    """Somebody is back at a table where nobody was: the time between does not count."""
    since = room.presence.unattended_since
    if since is None or room.is_unattended:
        return
    room.presence.end_unattended()
    now = hub.now()
    if room.is_running and not room.is_full and now - since > MOMENT_SECONDS:
        hub.append(room, Woke(at=now, down=since), unwelcomed={arriving})
    else:
        hub.reschedule(room)


def react(hub: Hub, room: Room, holder: Holder, asked: React) -> None:
    """Tell everybody of a reaction, after the news it may be about."""
    seat = room.reactions.sender(room.table, holder, asked.seat, hub.now())
    reacted = Reacted(reaction=asked.reaction, seat=seat)
    pass_on(room, reacted)
    hub.cluster.say(room, reacted)


def select(hub: Hub, room: Room, sender: Listener, asked: Select) -> None:
    """Pass on which cells somebody has selected, to all who may read their moves."""
    table = room.table
    seat = sender.holder.one_seat(table, asked.seat)
    if table.stage != "playing":
        return
    selected = Selected(seat=seat, cells=asked.cells)
    pass_on(room, selected, sender)
    if may_read(table, seat, ("spectator",)):
        hub.cluster.say(room, selected)


def pass_on(room: Room, aside: Aside, sender: Listener | None = None) -> None:
    """Tell those at this node who may know of it."""
    table, message = room.table, encoded(aside)
    room.tell(
        [
            (listener, message)
            for listener in room.listeners
            if isinstance(aside, Reacted)
            or (listener is not sender and may_read(table, aside.seat, room.viewers(listener.holder)))
        ]
    )
