"""Commands become entries, or are refused with the reason. Nothing is changed here."""

from collections.abc import Callable
from typing import Any

from fullhouse.core.chance import Chance
from fullhouse.core.errors import BadInput, Refused
from fullhouse.core.ids import TABLE, Seat
from fullhouse.match import entries as log
from fullhouse.match.deciding import commands as asked
from fullhouse.match.deciding.deals import dealt
from fullhouse.match.deciding.names import clean_name, distinct_name
from fullhouse.match.deciding.votes import vote
from fullhouse.match.entries import AnyEntry, Chair
from fullhouse.match.holder import DecisionContext, Holder
from fullhouse.match.ids import MOST_COLOURS, Seq
from fullhouse.match.table import Table

Decision = Callable[[Table, Holder, Any, DecisionContext], AnyEntry]


def decide(table: Table, holder: Holder, command: asked.AnyCommand, context: DecisionContext) -> AnyEntry:
    """The entry that a command asks for. Raises Refused; the rules may still refuse the entry itself."""
    return DECISIONS[type(command)](table, holder, command, context)


def play(table: Table, holder: Holder, command: asked.Play, context: DecisionContext) -> AnyEntry:
    seat = holder.one_seat(table, command.seat)
    _in_stage(table, "playing")
    if table.paused:
        raise Refused("table-paused")
    if table.chair(seat).driver == "bot":
        raise Refused("bot-drives", seat=seat)
    move = command.move.strip().lower()
    if move.partition(" ")[0] in table.clock_verbs:
        raise Refused("only-the-clock", move=move)
    _in_time(table, command.after)
    if command.after < table.last_position_seq and not _is_timeless(table, move):
        raise Refused("stale", after=command.after, seq=table.seq)
    return log.Played(at=context.now, seat=seat, id=holder.command_id(command.id), move=move)


def take_over(table: Table, holder: Holder, command: asked.TakeOver, context: DecisionContext) -> AnyEntry:
    _in_stage(table, "playing")
    seat = _existing(table, command.seat)
    chair = table.chair(seat)
    if chair.driver == "bot":
        raise Refused("bot-drives", seat=seat)
    is_own = chair.driver == "person" and chair.player in holder.players
    by = TABLE if is_own else _one_seated(table, holder)
    if not is_own and chair.driver == "person" and seat not in context.overdue(context.now).idle:
        raise Refused("still-there", seat=seat)
    bot = _known_bot(command.bot, context)
    return log.Driven(
        at=context.now, seat=seat, id=holder.command_id(command.id), driver="bot", bot=bot, by=by
    )


def go_on(table: Table, holder: Holder, command: asked.GoOn, context: DecisionContext) -> AnyEntry:
    _in_stage(table, "playing")
    seat, by = _existing(table, command.seat), _one_seated(table, holder)
    if table.paused:
        raise Refused("table-paused")
    _in_time(table, command.after)
    if command.after < table.last_position_seq:
        raise Refused("stale", after=command.after, seq=table.seq)
    if seat not in table.game.asked(table.state):
        raise Refused("not-asked", seat=seat)
    if seat not in context.overdue(context.now).unanswered:
        raise Refused("still-looking", seat=seat)
    return log.Played(
        at=context.now, seat=TABLE, id=holder.command_id(command.id), move=f"without {seat}", by=by
    )


def give_back(table: Table, holder: Holder, command: asked.GiveBack, context: DecisionContext) -> AnyEntry:
    seat = holder.one_seat(table, command.seat)
    if table.chair(seat).driver == "person":
        raise Refused("no-bot-drives", seat=seat)
    return log.Driven(at=context.now, seat=seat, id=holder.command_id(command.id), driver="person")


def leave(table: Table, holder: Holder, command: asked.Leave, context: DecisionContext) -> AnyEntry:
    seat = holder.one_seat(table, command.seat)
    return log.Left(at=context.now, seat=seat, id=holder.command_id(command.id))


def rename(table: Table, holder: Holder, command: asked.Rename, context: DecisionContext) -> AnyEntry:
    seat = holder.one_seat(table, command.seat)
    name = distinct_name(clean_name(command.name, context.rude), table.names_beside(seat))
    return log.Renamed(at=context.now, seat=seat, id=holder.command_id(command.id), name=name)


def recolour(table: Table, holder: Holder, command: asked.Recolour, context: DecisionContext) -> AnyEntry:
    """Players set their own colour, the host a bot's. Refused if in use, unless there are too few."""
    seat = _existing(table, command.seat)
    if not (holder.host and table.chair(seat).driver == "bot"):
        seat = holder.one_seat(table, command.seat)
    taken = [other for other in table.people if other != seat and table.colour(other) == command.colour]
    if taken and len(table.chairs) <= MOST_COLOURS:
        raise Refused("colour-taken", colour=command.colour, seat=taken[0])
    return log.Recoloured(at=context.now, seat=seat, id=holder.command_id(command.id), colour=command.colour)


def start(table: Table, holder: Holder, command: asked.Start, context: DecisionContext) -> AnyEntry:
    _host(holder)
    _in_stage(table, "gathering")
    return started(table, context, holder.command_id(command.id))


def started(table: Table, context: DecisionContext, command: str | None = None) -> AnyEntry:
    """The entry that starts the game with the occupied seats."""
    seats = tuple(Seat(seat) for seat in table.seats if not table.chairs[seat - 1].is_open)
    setup = dealt(table, len(seats), context, table.chosen_setup, seal=table.seal)
    return log.Started(at=context.now, id=command, seats=seats, setup=setup, sealed=context.secret())


def arrange(table: Table, holder: Holder, command: asked.Arrange, context: DecisionContext) -> AnyEntry:
    _host(holder)
    _in_stage(table, "gathering")
    seat = _existing(table, command.seat)
    chair = Chair()
    if command.bot is not None:
        bot = _known_bot(command.bot, context)
        name = bot.capitalize() if command.name is None else clean_name(command.name, context.rude)
        chair = Chair(name=name, driver="bot", bot=bot)
    return log.Arranged(at=context.now, seat=seat, id=holder.command_id(command.id), chair=chair)


def reorder(table: Table, holder: Holder, command: asked.Reorder, context: DecisionContext) -> AnyEntry:
    _host(holder)
    _in_stage(table, "gathering")
    order = command.order or tuple(Seat(seat) for seat in Chance(context.seed()).shuffled(table.seats))
    if sorted(order) != list(table.seats):
        raise Refused("bad-order", order=list(order), seats=len(table.seats))
    return log.Reordered(at=context.now, id=holder.command_id(command.id), order=order)


def allow(table: Table, holder: Holder, command: asked.Allow, context: DecisionContext) -> AnyEntry:  # noqa: ARG001
    _host(holder)
    return log.Allowed(at=context.now, id=holder.command_id(command.id), spectators=command.spectators)


DECISIONS: dict[type[asked.Command], Decision] = {
    asked.Play: play,
    asked.Vote: vote,
    asked.TakeOver: take_over,
    asked.GoOn: go_on,
    asked.GiveBack: give_back,
    asked.Leave: leave,
    asked.Rename: rename,
    asked.Recolour: recolour,
    asked.Start: start,
    asked.Arrange: arrange,
    asked.Reorder: reorder,
    asked.Allow: allow,
}


def _is_timeless(table: Table, move: str) -> bool:
    """Whether a move means the same after other moves: it objects to a cell, or there are no turns."""
    if table.game.to_move(table.state) is None:
        return True
    try:
        meant = table.game.read_move(move)
    except BadInput:
        return False
    return meant.cell >= 0 and meant.verb in table.game.verbs_of("objects")


def _in_stage(table: Table, stage: str) -> None:
    if table.stage != stage:
        raise Refused("wrong-stage", stage=table.stage, needed=stage)


def _existing(table: Table, seat: Seat) -> Seat:
    if seat not in table.seats:
        raise Refused("unknown-seat", seat=seat, most=len(table.seats))
    return seat


def _host(holder: Holder) -> None:
    if not holder.host:
        raise Refused("host-only")


def _one_seated(table: Table, holder: Holder) -> Seat:
    """A seat of somebody who plays along: whoever only watches decides nothing for others."""
    seats = table.seats_of(holder.players)
    if not seats:
        raise Refused("no-seat", held=[])
    return seats[0]


def _in_time(table: Table, after: Seq) -> None:
    """Refuse what was seen later than anything that has happened."""
    if after > table.seq:
        raise Refused("unknown-seq", after=after, seq=table.seq)


def _known_bot(bot: str, context: DecisionContext) -> str:
    if bot not in context.bots:
        raise Refused("unknown-bot", bot=bot, allowed=list(context.bots))
    return bot
