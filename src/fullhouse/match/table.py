"""One table: all that its log says. Entries go in, what happened comes out; nothing else changes it."""

from collections import deque
from collections.abc import Iterable
from typing import Any

import msgspec

from fullhouse.core.clock import SILENCE, TIMEOUT
from fullhouse.core.events import Accepted, AnsweredFor, Event, wanted_by
from fullhouse.core.game import Game
from fullhouse.core.ids import TABLE, Seat, Seconds, every_seat
from fullhouse.core.options import Options, read_options
from fullhouse.games import game
from fullhouse.match import entries as log
from fullhouse.match.clocks import GameClocks
from fullhouse.match.entries import AnyEntry, Chair, Opened
from fullhouse.match.ids import MOST_COLOURS, Player, Seq, Stage, Topic
from fullhouse.match.seals import new_seal
from fullhouse.match.series import new_series
from fullhouse.records.proofs.proof import Dealt, first_link, next_link

MOST_SENT = 24
"""Recent entries kept to tell a returning client what it missed; after that it gets the whole state only."""
MOST_REMEMBERED = 64
"""Recent command ids kept to recognise repeated commands."""
MOST_HOLDERS = 64
"""Whose seats are remembered until the chairs change."""
OF_ONE_GAME = (log.Played, log.Consulted, log.Voted, log.Paused, log.Resumed, log.Abandoned, log.Woke)
"""Entries that mean nothing any more once the next game starts."""


class Happened(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """An entry of the log and its events. Unfiltered: it must not be sent as it is."""

    seq: Seq
    what: str
    seat: Seat
    move: str | None = None
    events: tuple[Event, ...] = ()
    about_table: bool = True
    """Whether anything but the position changed."""


class Seating:
    """The chairs of a table, and what is asked about them at every move."""

    def chair(self, seat: Seat) -> Chair:
        return self.chairs[seat - 1]

    def seats_of(self, players: frozenset[Player]) -> tuple[Seat, ...]:
        """The seats of these players."""
        seats = self._seats_of.get(players)
        if seats is None:
            if len(self._seats_of) >= MOST_HOLDERS:
                self._seats_of.clear()
            seats = tuple([seat for seat, player in self._players if player in players])
            self._seats_of[players] = seats
        return seats

    @property
    def seats(self) -> range:
        return range(1, len(self.chairs) + 1)

    @property
    def open_seats(self) -> tuple[Seat, ...]:
        return tuple(Seat(seat) for seat in self.seats if self.chairs[seat - 1].is_open)

    def names_beside(self, seat: Seat) -> list[str]:
        """The names of all other seats."""
        return [chair.name for other, chair in enumerate(self.chairs, 1) if other != seat]

    def colour(self, seat: Seat) -> int:
        """The colour of a seat; it goes by the number of the seat where none was chosen."""
        return self.chair(seat).colour or 1 + (seat - 1) % MOST_COLOURS

    def set_chair(self, seat: Seat, chair: Chair) -> None:
        """Change or remove the player of a seat. A seat keeps its colour."""
        colour = chair.colour or self.chair(seat).colour
        chairs = list(self.chairs)
        chairs[seat - 1] = msgspec.structs.replace(chair, colour=colour)
        self.set_chairs(chairs)

    def set_chairs(self, chairs: Iterable[Chair]) -> None:
        """Seats change rarely, and are asked about at every move: what is asked is kept."""
        self.chairs = tuple(chairs)
        seated = list(zip(every_seat(len(self.chairs)), self.chairs, strict=True))
        self.people = tuple(seat for seat, chair in seated if chair.driver == "person")
        """The seats driven by people. They vote."""
        self.bots = tuple(seat for seat, chair in seated if chair.driver == "bot")
        self._players = [(seat, chair.player) for seat, chair in seated]
        self._seats_of: dict[frozenset[Player], tuple[Seat, ...]] = {}

    def recolour(self, seat: Seat, colour: int) -> None:
        """Give a seat a colour; another seat that had it gets the old one."""
        before = {Seat(other): self.colour(Seat(other)) for other in self.seats}
        for other, had in before.items():
            new = colour if other == seat else before[seat] if had == colour else had
            self.set_chair(other, msgspec.structs.replace(self.chair(other), colour=new))


class Table(Seating):
    """The authority over one table."""

    def __init__(self, opened: Opened) -> None:
        self.code, self.invitation, self.is_imported = opened.code, opened.invitation, opened.imported
        self.game = game(opened.game)
        self._asking_verbs, self.clock_verbs = self.game.verbs_of("asks"), self.game.verbs_of("clock")
        self._answering_verbs = self.game.verbs_of("answers", "votes")
        self.hides_moves = type(self.game).shows_moves is not Game.shows_moves
        """Whether there may be somebody who is not to read a move as it is written."""
        self.rules = opened.rules
        self.options_said = opened.options
        self.settings = opened.settings
        self.set_chairs(opened.chairs)
        self.chosen_setup, self.taken_over = opened.setup, opened.moves
        self.level, self.deck = opened.level, opened.deck
        self.day = opened.day
        self.options: Options = read_options(self.game.options, opened.options, len(self.chairs))
        self.stage: Stage = "gathering"
        self.seq = Seq(1)
        self.round = 0
        self.seal = new_seal("" if opened.setup is not None else opened.sealed, self.level, self.deck, 0)
        """How the next game will be dealt; None where the host has chosen it."""
        self.waits = opened.waits and self.seal is not None
        self.dealt: Dealt | None = None
        """How the game on the table was dealt: a secret until it is over."""
        self.link = ""
        """The chain over the game on the table, up to its last move."""
        self.state: Any = None
        self.paused = False
        self.paused_by = TABLE
        """Who paused the game; 0 where it is not paused."""
        self.abandoned = False
        self.series = new_series(len(self.chairs))
        """The games before the one on the table."""
        self.consulted = 0
        """How often the coach was asked about the problem of this round."""
        self.votes: dict[Topic, set[Seat]] = {}
        self.clocks: GameClocks | None = None
        self.last_player = max((chair.player for chair in self.chairs), default=Player(0))
        self.started_at = opened.at
        self.last_position_seq = Seq(0)
        """The last entry that changed the position: a move for an older one is stale."""
        self.tail: deque[Happened] = deque([Happened(seq=self.seq, what="opened", seat=TABLE)], MOST_SENT)
        self.answered: dict[str, Seq] = {}

    @staticmethod
    def replayed(entries: list[AnyEntry]) -> "Table":
        """The table that a log tells of. Games before the latest are not played again: only seats matter."""
        opened = entries[0]
        assert isinstance(opened, Opened)
        table = Table(opened)
        start = _latest_start(entries)
        for entry in entries[1:start]:
            table._apply_seating_only(entry)
        for entry in entries[start:]:
            table.apply(entry)
        return table

    # Entries

    def apply(self, entry: AnyEntry) -> Happened:
        """Carry out an entry. Raises Refused where the rules do not allow it, and nothing has changed."""
        seq = Seq(self.seq + 1)
        if isinstance(entry, log.Played):
            events = self._play(entry, seq)
            happened = Happened(
                seq=seq,
                what="played",
                seat=entry.seat,
                move=entry.move,
                events=events,
                about_table=self.stage == "over",
            )
        else:
            self._arrange(entry)
            happened = Happened(seq=seq, what=str(entry.__struct_config__.tag), seat=entry.seat)
            if isinstance(entry, log.Started | log.Rematch):
                self.last_position_seq = seq
        self.seq = seq
        self.tail.append(happened)
        if entry.id is not None:
            self.remember(entry.id, seq)
        return happened

    def _apply_seating_only(self, entry: AnyEntry) -> None:
        """Carry out what an entry of an earlier game means for the next one."""
        match entry:
            case log.Started() | log.Rematch():
                self._sit(entry)
                self.round += 1
            case log.Voted():
                self._take_share(entry)
            case _ if not isinstance(entry, OF_ONE_GAME):
                self._arrange(entry)
        self.seq = Seq(self.seq + 1)
        if entry.id is not None:
            self.remember(entry.id, self.seq)

    def _play(self, entry: log.Played, seq: Seq) -> tuple[Event, ...]:
        assert self.clocks is not None
        move = self.game.read_move(entry.move)
        before = self.state
        after, events = self.game.play(before, entry.seat, move)
        events = wanted_by(entry.by, events)
        # All questions to the game come first: a fault in its rules must change nothing.
        is_over = self.game.outcome(after).is_over
        deadline, number = (None, 0) if is_over else (self.game.deadline(after), self.game.turn_number(after))
        link = next_link(self.link, entry.seat, entry.move)
        if after != before and not self._only_answers(move.verb, events):
            self.last_position_seq = seq
        self.state, self.link = after, link
        if is_over:
            self.stage = "over"
            self.votes.clear()
            self.clocks.stop(entry.at)
        else:
            self.clocks.turn(deadline, number, entry.at, expired=move.verb in (TIMEOUT, SILENCE))
        return events

    def _only_answers(self, verb: str, events: tuple[Event, ...]) -> bool:
        """Whether a move was an answer or a vote, or an answer that the table has given for somebody."""
        if verb in self._answering_verbs:
            return True
        return verb in self.clock_verbs and all(isinstance(event, Accepted | AnsweredFor) for event in events)

    def _arrange(self, entry: AnyEntry) -> None:
        match entry:
            case log.Joined():
                self.last_player = max(self.last_player, entry.player)
                self.set_chair(entry.seat, Chair(name=entry.name, player=entry.player, driver="person"))
            case log.Arranged():
                self.set_chair(entry.seat, entry.chair)
            case log.Reordered():
                self.set_chairs([self.chair(seat) for seat in entry.order])
            case log.Renamed():
                self.set_chair(entry.seat, msgspec.structs.replace(self.chair(entry.seat), name=entry.name))
            case log.Recoloured():
                self.recolour(entry.seat, entry.colour)
            case log.Driven():
                chair = self.chair(entry.seat)
                driven = msgspec.structs.replace(
                    chair, driver=entry.driver, bot=entry.bot, lent=bool(entry.by)
                )
                self.set_chair(entry.seat, driven)
                self.votes.clear()
            case log.Left():
                self.set_chair(entry.seat, Chair(name=self.chair(entry.seat).name))
                self.votes.clear()
            case log.Allowed():
                self.settings = msgspec.structs.replace(self.settings, spectators=entry.spectators)
            case log.Started() | log.Rematch():
                self._sit(entry)
                self._begin(entry.setup, entry.at)
            case log.Consulted():
                self.consulted += 1
            case log.Shared():
                self._take_share(entry)
            case _:
                self._decide(entry)

    def _decide(self, entry: AnyEntry) -> None:
        """Apply votes, pauses, the end by agreement and server downtime."""
        assert self.clocks is not None
        match entry:
            case log.Voted():
                self._count(entry)
                self._take_share(entry)
            case log.Paused():
                self.paused, self.paused_by = True, entry.seat
                self.votes.clear()
                self.clocks.pause(entry.at)
            case log.Resumed():
                self.paused, self.paused_by = False, TABLE
                self.votes.clear()
                self.clocks.resume(entry.at)
            case log.Abandoned():
                self.stage, self.abandoned = "over", True
                self.votes.clear()
                self.clocks.stop(entry.at)
            case log.Woke():
                self.clocks.give_back(entry.down, entry.at)

    def _count(self, entry: log.Voted) -> None:
        """A vote, or one that is taken back. Whoever says no has answered for all: the question is over."""
        votes = self.votes.setdefault(entry.topic, set())
        if entry.agree:
            votes.update(entry.seats)
        elif votes.intersection(entry.seats):
            votes.difference_update(entry.seats)
        else:
            votes.clear()

    def _sit(self, start: log.Started | log.Rematch) -> None:
        """The seats of a new game, and the seal of the one after it."""
        if isinstance(start, log.Rematch):
            self._take_share(start)
        self.dealt = None if self.seal is None else self.seal.opened
        self.seal = new_seal(start.sealed, self.level, self.deck, self.round + 1)
        if isinstance(start, log.Started):
            self.set_chairs([self.chair(seat) for seat in start.seats])
            self.series = new_series(len(self.chairs))
        else:
            self.set_chairs([*self.chairs[1:], self.chairs[0]])
            self.series = start.series
            self.chosen_setup, self.taken_over, self.day = None, (), None

    def _take_share(self, entry: log.Shared | log.Voted | log.Rematch) -> None:
        if self.seal is not None:
            self.seal = self.seal.with_share(entry.player, entry.share)

    def _begin(self, setup: dict[str, Any], now: Seconds) -> None:
        seats = len(self.chairs)
        state, _ = self.game.setup(self.options_said, seats, setup, self.rules)
        link = first_link(self.game.id, self.rules, self.options_said, seats, setup, deal=self.dealt)
        for move in self.taken_over:
            state, _ = self.game.play(state, move.seat, self.game.read_move(move.move))
            link = next_link(link, move.seat, move.move)
        self.link = link
        self.state = state
        self.options = read_options(self.game.options, self.options_said, seats)
        self.round += 1
        self.consulted = 0
        self.started_at = now
        self.stage, self.paused, self.abandoned = "playing", False, False
        self.paused_by = TABLE
        self.votes.clear()
        self.clocks = GameClocks(now, stretch=self.settings.stretch, limit=self.game.time_limit(self.options))
        if self.game.outcome(self.state).is_over:
            self.stage = "over"
            self.clocks.stop(now)
        else:
            number = self.game.turn_number(self.state)
            self.clocks.turn(self.game.deadline(self.state), number, now)

    # Questions

    @property
    def is_against_others(self) -> bool:
        """Whether at least two people play, and not together."""
        together = self.game.is_played_together(self.options)
        return not together and len({chair.player for chair in self.chairs if chair.player}) > 1

    def asks_for_hint(self, move: str) -> bool:
        """Whether a move, as it was sent, asks the coach."""
        return bool(self._asking_verbs) and move.strip().lower() in self._asking_verbs

    def happened_after(self, seq: Seq) -> list[Happened] | None:
        """What came after an entry, or None where that is too long ago."""
        if seq > self.seq or seq + 1 < self.tail[0].seq:
            return None
        return [happened for happened in self.tail if happened.seq > seq]

    def lately(self) -> list[Happened]:
        """The last moves of this round, for a client that has seen nothing yet."""
        past: list[Happened] = []
        for happened in self.tail:
            past = [] if happened.what in ("started", "rematch") else [*past, happened]
        return [happened for happened in past if happened.what == "played"]

    def remember(self, command: str, seq: Seq) -> None:
        self.answered[command] = seq
        if len(self.answered) > MOST_REMEMBERED:
            del self.answered[next(iter(self.answered))]


def _latest_start(entries: list[AnyEntry]) -> int:
    """Where the latest game starts, or one before it if that is too few entries to tell what was missed."""
    starts = [
        place
        for place, entry in enumerate(entries)
        if isinstance(entry, log.Started | log.Rematch) and len(entries) - place >= MOST_SENT
    ]
    return starts[-1] if starts else 1
