"""Lets the bots of a room think in workers of their own, and plays their moves."""

import asyncio
import contextlib
import logging
import pickle
import secrets
from random import Random
from typing import NamedTuple

import msgspec

from fullhouse.bots import bot, bots_for, known_bots
from fullhouse.bots.bot import Bot, Choice
from fullhouse.bots.levels import USUAL
from fullhouse.bots.requests import BotAnswer, Request, answer
from fullhouse.core.errors import FullHouseError
from fullhouse.core.events import Called, Objected
from fullhouse.core.ids import Cell, Seat, Seconds
from fullhouse.core.moves import Move, Role
from fullhouse.games import built_in_ids, game
from fullhouse.match.entries import Played
from fullhouse.match.ids import Seq
from fullhouse.match.perspectives import seen_move
from fullhouse.match.table import Table
from fullhouse.server.errors import InternalError
from fullhouse.server.loops import Tasks
from fullhouse.server.tables.hub import UNVISITED_SECONDS, Hub
from fullhouse.server.tables.room import Author, Room
from fullhouse.server.tables.stream import LogEntry, Subscriber
from fullhouse.server.workers.messages import Workers

log = logging.getLogger("fullhouse")
MOST_ATTEMPTS = 3


class Thinkers:
    """A few workers; without any, a thread thinks."""

    def __init__(self, pool: Workers | None = None, at_once: int = 1) -> None:
        self.pool, self.at_once = pool, at_once
        self._first: asyncio.Task[None] | None = None

    async def think(self, request: Request) -> BotAnswer:
        """A bot's answer. A process that dies is replaced and asked again, a few times; then this raises."""
        if self.pool is None:
            return await asyncio.to_thread(answer, request)
        for attempt in range(1, MOST_ATTEMPTS):
            try:
                return await self._asked(self.pool, request)
            except InternalError:
                log.warning("a worker of the bots was lost, attempt %d", attempt)
        return await self._asked(self.pool, request)

    async def start(self) -> None:
        """Start the processes before the first bot needs them."""
        if self.pool is not None:
            await self.pool.start()
            self._first = asyncio.create_task(self._first_moves(self.pool))

    async def close(self) -> None:
        if self.pool is not None:
            await self.pool.close()
        if self._first is not None:
            await self._first

    async def _first_moves(self, pool: Workers) -> None:
        """Nobody's moves, so that a process has loaded what its first one needs before a table waits."""
        with contextlib.suppress(FullHouseError):
            await asyncio.gather(*(self._asked(pool, _first_move()) for _ in range(self.at_once)))

    async def _asked(self, pool: Workers, request: Request) -> BotAnswer:
        reply = await pool.run("think", pickle.dumps(request), caller="bots")
        answered: BotAnswer = pickle.loads(reply)
        return answered


def _first_move() -> Request:
    """The first move of a new game."""
    played = game(built_in_ids()[0])
    state, _ = played.setup({}, played.fewest_seats, {"seed": 0})
    seat = played.to_move(state) or Seat(1)
    name = bots_for(played.id)[-1]
    return Request(bot=name, game=played.id, view=played.view(state, seat), seat=seat, seq=0, seed=0)


SHORTEST_FACTOR, LONGEST_FACTOR = 4 / 3, 8 / 3
"""Limits of a move's time, in units of the thinking time: one second to two."""
BRISK_FACTOR = 0.3
"""The share of these times that bots take at a table where they are asked to hurry."""
UNATTENDED_SECONDS = 60.0
"""So long bots play on after the last person has gone."""


class Pace(msgspec.Struct, frozen=True):
    """How long bots take, so that people can follow and object."""

    think: Seconds = Seconds(0.75)
    breath: Seconds = Seconds(4)
    """The delay while people may object to the last move."""
    verdict: Seconds = Seconds(2.5)
    """The delay after a fault was called or an objection was answered."""
    series: Seconds = Seconds(0.7)
    """The longest delay between the moves of one turn: its three digits take less than 2.5 seconds."""

    def of_move(self, pace: float, choices: int, chance: Random) -> Seconds:
        """The time for one move. People vary, and look longer where there is more to choose from."""
        usual = pace * (0.7 + 0.08 * choices.bit_length()) * chance.uniform(0.8, 1.25)
        return Seconds(self.think * min(max(usual, SHORTEST_FACTOR), LONGEST_FACTOR))

    @property
    def landing(self) -> Seconds:
        """The least time between the moves of two bots: a tile lands before the next one is picked up."""
        return Seconds(self.think * 0.7)


class Thought(NamedTuple):
    """What a bot came up with, for which position."""

    seq: Seq
    choice: Choice


class Bots(Subscriber):
    """One request per seat at a time; an answer for an old position is discarded."""

    def __init__(self, hub: Hub, pace: Pace, thinkers: Thinkers | None = None) -> None:
        self._hub = hub
        self._pace = pace
        self._thinkers = thinkers or Thinkers()
        self._places = asyncio.Semaphore(self._thinkers.at_once)
        """First come, first served: a flood of bot tables waits here, at most one request a seat."""
        self._thinking = Tasks()
        self._chance = Random()

    def close(self) -> None:
        self._thinking.close()

    def committed(self, room: Room, logged: LogEntry) -> None:  # noqa: ARG002
        if room.table.bots:
            self.schedule_bots(room)

    def refresh(self, room: Room) -> None:
        self.schedule_bots(room)

    def schedule_bots(self, room: Room) -> None:
        """Let the bots that may act now think in a while."""
        if not room.table.bots or self._thinking.is_closed or self._is_unattended(room) or room.is_full:
            return
        if not room.keeping.is_here or room.is_reloading or not self._hub.is_loaded(room):
            return
        for seat in bots_to_act(room.table):
            if seat not in room.bot_timers.seats:
                self._wait(room, seat)

    def _is_unattended(self, room: Room) -> bool:
        """Whether nobody has been there for a while: bots play on when somebody comes."""
        longest = (
            UNATTENDED_SECONDS if room.presence.was_visited else min(UNATTENDED_SECONDS, UNVISITED_SECONDS)
        )
        since = room.presence.unattended_since
        return since is not None and self._hub.now() - since > longest

    def _is_to_act(self, room: Room, seat: Seat) -> bool:
        """Whether this node moves for a seat now."""
        is_kept = room.keeping.is_here and not room.is_reloading
        return self._hub.is_loaded(room) and is_kept and seat in bots_to_act(room.table)

    def _wait(self, room: Room, seat: Seat) -> None:
        delay = self.delay(room.table, seat)
        timer = self._hub.clock.call_later(delay, self._begin, room, seat, room.table.seq)
        room.bot_timers.wait(seat, timer)

    def delay(self, table: Table, seat: Seat) -> float:
        """How long a bot takes for what it has to do now, in seconds."""
        playing = bot_of(table, seat)
        has_turns = table.game.to_move(table.state) is not None
        hurry = BRISK_FACTOR if table.settings.brisk else 1
        if has_turns:
            choices = len(table.game.legal(table.state, seat))
            delay = Seconds(hurry * self._pace.of_move(playing.pace, choices, self._chance))
        else:
            delay = Seconds(hurry * self._pace.think * playing.solving)
        if table.game.to_move(table.state) == seat and not _may(table, seat, "answers"):
            if _goes_on(table, seat):
                delay = min(delay, self._pace.series)
            elif _is_watched(table, seat):
                delay = self._pace.breath
            elif any(isinstance(event, Objected | Called) for event in table.tail[-1].events):
                delay = self._pace.verdict
        clock = None if table.clocks is None else table.clocks.glass_info(self._hub.now())
        return delay if clock is None or clock.seat != seat else min(delay, clock.left / 2)

    def _failed(self, room: Room, seat: Seat) -> None:
        """Log what went wrong; the bot is scheduled again later."""
        room.bot_timers.end(seat)
        self._hub.stream.failed(self, room, room.table.seq)

    def _begin(self, room: Room, seat: Seat, seq: Seq) -> None:
        room.bot_timers.end(seat)
        try:
            if self._is_to_act(room, seat) and not self._is_unattended(room):
                self._begin_to_think(room, seat, seq)
        except Exception:
            self._failed(room, seat)

    def _begin_to_think(self, room: Room, seat: Seat, seq: Seq) -> None:
        table = room.table
        if table.last_position_seq > seq and table.game.to_move(table.state) is not None:
            self._wait(room, seat)
            return
        room.bot_timers.think(seat)
        self._thinking.start(self._think(room, seat))

    async def _think(self, room: Room, seat: Seat) -> None:
        try:
            await self._ask(room, seat)
        except Exception:
            self._failed(room, seat)

    async def _ask(self, room: Room, seat: Seat) -> None:
        async with self._places:
            table = room.table
            if not self._is_to_act(room, seat):
                room.bot_timers.end(seat)
                return
            request = Request(
                bot=bot_of(table, seat).name,
                game=table.game.id,
                view=table.game.view(table.state, seat),
                seat=seat,
                seq=table.seq,
                seed=secrets.randbits(62),
                last=last_cell(table, seat),
            )
            try:
                answer = await self._thinkers.think(request)
            except FullHouseError:
                log.exception("table %d, entry %d: no worker could answer for the bot", room.id, table.seq)
                answer = BotAnswer(request.seq, Choice(_simplest(table, seat)))
        self._answer(room, seat, Thought(Seq(answer.seq), answer.choice))

    def _answer(self, room: Room, seat: Seat, thought: Thought) -> None:
        room.bot_timers.end(seat)
        try:
            if self._is_to_act(room, seat):
                self._use(room, seat, thought)
        except Exception:
            self._failed(room, seat)

    def _use(self, room: Room, seat: Seat, thought: Thought) -> None:
        table = room.table
        in_turns = table.game.to_move(table.state) is not None
        move = thought.choice.move
        if (table.seq != thought.seq and in_turns) or (move is None and not in_turns):
            self._wait(room, seat)
        elif move is not None:
            self._play_in_turn(room, seat, thought, move)

    def _play_in_turn(self, room: Room, seat: Seat, thought: Thought, move: Move) -> None:
        """Play at once, or as soon as the tile of the bot before has landed."""
        clock = self._hub.clock
        early = room.bot_timers.free_at - clock.monotonic()
        if early > 0:
            room.bot_timers.wait(seat, clock.call_later(early, self._answer, room, seat, thought))
            return
        room.bot_timers.moved(clock.monotonic() + self._pace.landing)
        self._play(room, seat, move)

    def _play(self, room: Room, seat: Seat, move: Move) -> None:
        """Play a bot's move; if the rules refuse it, anything that they do not."""
        try:
            self._append(room, seat, move)
        except FullHouseError as error:
            log.warning("table %d refuses the bot of seat %d: %s", room.id, seat, error)
            simplest = _simplest(room.table, seat)
            if simplest is not None:
                self._append(room, seat, simplest)

    def _append(self, room: Room, seat: Seat, move: Move) -> None:
        text = room.table.game.write_move(move)
        self._hub.append(room, Played(at=self._hub.now(), seat=seat, move=text), author=Author.KEEPER)


def bots_to_act(table: Table) -> list[Seat]:
    """The seats that a bot drives and that may act now."""
    if not table.bots or table.stage != "playing" or table.paused:
        return []
    return [seat for seat in table.game.to_act(table.state) if seat in table.bots]


def bot_of(table: Table, seat: Seat) -> Bot:
    """The bot of a seat; the usual one where the log names one that is not there any more."""
    named, game = table.chair(seat).bot, table.game.id
    return bot(named if named in known_bots(game) else USUAL, game)


def _goes_on(table: Table, seat: Seat) -> bool:
    """Whether a seat has made the last move itself, and still has its turn."""
    last = table.tail[-1] if table.tail else None
    return (
        last is not None
        and last.what == "played"
        and last.seat == seat
        and not any(isinstance(event, Objected | Called) for event in last.events)
    )


def _is_watched(table: Table, seat: Seat) -> bool:
    """Whether a person may object to what was done last."""
    others = [other for other in table.game.to_act(table.state) if other != seat]
    people = [other for other in others if table.chair(other).driver == "person"]
    return any(_may(table, other, "objects") for other in people)


def _may(table: Table, seat: Seat, role: Role) -> bool:
    """Whether a seat has a move of this role now."""
    verbs = table.game.verbs_of(role)
    return any(move.verb in verbs for move in table.game.legal(table.state, seat))


def _simplest(table: Table, seat: Seat) -> Move | None:
    """The first legal move that is no objection."""
    objections = table.game.verbs_of("objects")
    legal = table.game.legal(table.state, seat)
    return next((move for move in legal if move.verb not in objections), None)


def last_cell(table: Table, seat: Seat) -> Cell | None:
    """Where the last move was that had a cell and that this seat was told about."""
    for happened in reversed(table.tail):
        move = seen_move(table, (seat,), happened)
        if move is not None:
            cell = table.game.read_move(move).cell
            if cell >= 0:
                return cell
    return None
