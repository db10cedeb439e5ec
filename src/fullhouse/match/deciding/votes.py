"""What people decide together: pausing and going on, stopping for good, playing again."""

from typing import NamedTuple

from fullhouse.core.errors import Refused
from fullhouse.core.ids import Seat
from fullhouse.match import entries as log
from fullhouse.match.deciding.commands import Vote
from fullhouse.match.deciding.deals import dealt
from fullhouse.match.entries import AnyEntry
from fullhouse.match.holder import DecisionContext, Holder
from fullhouse.match.ids import Player, Topic
from fullhouse.match.info import VoteInfo
from fullhouse.match.standings import carried_on
from fullhouse.match.table import Table


class _Share(NamedTuple):
    """What a device adds to the next deal; empty where it adds nothing."""

    player: Player = Player(0)
    text: str = ""


def vote(table: Table, holder: Holder, command: Vote, context: DecisionContext) -> AnyEntry:
    """A vote is an entry of its own until it decides: then the entry is what was decided."""
    mine = table.seats_of(holder.players) if command.seat is None else (holder.one_seat(table, command.seat),)
    if not mine:
        raise Refused("no-seat", held=[])
    if not may_vote_on(table, command.topic):
        raise Refused("no-such-vote", topic=command.topic)
    command_id, seat = holder.command_id(command.id), mine[0]
    share = _Share(holder.first_player, command.share) if command.topic == "rematch" else _Share()
    agreeing = table.votes.get(command.topic, set()) | set(mine)
    if not command.agree or missing(table, command.topic, agreeing):
        return log.Voted(
            at=context.now,
            seat=seat,
            id=command_id,
            topic=command.topic,
            seats=mine,
            agree=command.agree,
            player=share.player,
            share=share.text,
        )
    match command.topic:
        case "pause":
            return log.Paused(at=context.now, seat=seat, id=command_id)
        case "resume":
            return log.Resumed(at=context.now, seat=seat, id=command_id)
        case "abandon":
            return log.Abandoned(at=context.now, seat=seat, id=command_id)
        case "rematch":
            seal = None if table.seal is None else table.seal.with_share(share.player, share.text)
            return log.Rematch(
                at=context.now,
                seat=seat,
                id=command_id,
                setup=dealt(table, len(table.chairs), context, seal=seal),
                series=carried_on(table),
                player=share.player,
                share=share.text,
                sealed=context.secret(),
            )


def may_vote_on(table: Table, topic: Topic) -> bool:
    """Whether a question can be asked now."""
    match topic:
        case "pause":
            return table.stage == "playing" and not table.paused
        case "resume":
            return table.stage == "playing" and table.paused
        case "abandon":
            return table.stage == "playing"
        case "rematch":
            return table.stage == "over"


def missing(table: Table, topic: Topic, agreeing: set[Seat]) -> tuple[Seat, ...]:
    """Whose votes a question still needs."""
    if topic in ("pause", "resume") and table.settings.pause == "anybody":
        return () if agreeing else table.people
    return tuple(seat for seat in table.people if seat not in agreeing)


def votes_info(table: Table) -> tuple[VoteInfo, ...]:
    """The questions that are being voted on."""
    return tuple(
        VoteInfo(topic, tuple(sorted(seats)), missing(table, topic, seats))
        for topic, seats in table.votes.items()
        if seats
    )
