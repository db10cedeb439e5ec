"""A game being played, in this process: moves pushed and popped, views, scores, a record of it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any, ClassVar
from xml.sax.saxutils import escape

from fullhouse.bots.bot import Situation
from fullhouse.core.chance import Chance
from fullhouse.core.errors import BadInput, Refused
from fullhouse.core.events import Event
from fullhouse.core.game import State, View
from fullhouse.core.ids import TABLE, Cell, Seat, whole_number
from fullhouse.core.moves import Move
from fullhouse.core.options import options_said, read_options
from fullhouse.facade.arguments import budget_of, game_of, language_of, listed, seed_of, text_of, whole
from fullhouse.facade.contest import Player, seated
from fullhouse.facade.picture import as_svg, as_text
from fullhouse.games import AnyGame, game
from fullhouse.records.narration import tell_event
from fullhouse.records.record import Record, RecordedMove
from fullhouse.records.replay import positions
from fullhouse.review import Review, review
from fullhouse.words import all_speak, say

DRAWS = 10_000
"""The chance of a bot's move depends on the seed and the number of the move; a match is shorter than this."""


@all_speak
class Match:
    """A match of any game, from its deal to its last move; unlike a puzzle, it changes.

    Seats count from 1. They are taken by people (any name), by bots (`fox`, `owl` …) or by functions of your
    own, which get a view and a list of moves and give one of them.

    >>> match = Match("tiles", seats=["Ann", "fox"], seed=7)
    >>> match.turn, match.legal()[:2], len(match.legal())
    (1, ['lay a1', 'lay b1'], 73)
    >>> events = match.push("lay a1")
    >>> match.scores, match.turn
    ((2, 0), 2)
    >>> match.pop()
    'lay a1'
    """

    __hash__: ClassVar[None]  # type: ignore[assignment]

    def __init__(
        self,
        game_name: str,
        seats: int | Sequence[Player] | None = None,
        *,
        seed: int | None = None,
        options: Mapping[str, Any] | None = None,
    ) -> None:
        self._rules: AnyGame = game_of(game_name)
        wanted = self._rules.usual_seats if seats is None else seats
        self.names, self._bots = seated(wanted, self._rules)
        given = {} if options is None else options
        if not isinstance(given, Mapping):
            raise BadInput("not-an-object", field="options", value=given)
        drawn = seed_of(seed)
        self.seed: int | None = drawn
        """What chance is drawn from; with the same one, the same deal comes again. None after a record."""
        state, setup = self._rules.setup(given, len(self.names), {"seed": drawn})
        self._options: Mapping[str, Any] = options_said(
            read_options(self._rules.options, given, len(self.names)), len(self.names)
        )
        self._version: int | None = self._rules.version
        self._begin(state, setup)

    def _begin(self, state: Any, setup: Mapping[str, Any]) -> None:
        self._setup = setup
        self._states: list[Any] = [state]
        self._moves: list[RecordedMove] = []
        self._events: list[tuple[Event, ...]] = []

    @classmethod
    def from_record(cls, record: Record, seats: Sequence[Player] | None = None) -> Match:
        """The match that a record tells, at its last move; other players may take the seats."""
        if not isinstance(record, Record):
            raise BadInput("not-a-record", value=record)
        match = cls.__new__(cls)
        match._rules = game(record.game)
        match.names, match._bots = seated(record.seats if seats is None else seats, match._rules)
        if len(match.names) != len(record.seats):
            raise BadInput("record-seats", count=len(match.names), expected=len(record.seats))
        match.seed = None
        match._options, match._version = record.options, record.rules
        for move, state, events in positions(record):
            if move is None:
                match._begin(state, record.setup)
            else:
                match._keep(move, state, events)
        return match

    def copy(self) -> Match:
        """A match of its own that goes on from here: what is played in one is not played in the other.

        `copy.copy` and `copy.deepcopy` give the same. Bots and functions at the seats are shared.

        >>> match = Match("tiles", seed=7)
        >>> other = match.copy()
        >>> events = other.push("lay a1")
        >>> len(match.moves), len(other.moves), match == other
        (0, 1, False)
        """
        twin = Match.__new__(Match)
        vars(twin).update(vars(self))
        twin._states, twin._moves, twin._events = self._states[:], self._moves[:], self._events[:]
        return twin

    __copy__ = copy

    def __deepcopy__(self, memo: object) -> Match:
        return self.copy()

    def __eq__(self, other: object) -> bool:
        """Whether they tell the same: the game, its options, the names, the deal and every move."""
        return isinstance(other, Match) and self.record() == other.record()

    @classmethod
    def load(cls, path: str | Path) -> Match:
        """The match that was saved in a file by `match.record().save(path)`."""
        return cls.from_record(Record.load(path))

    # How it stands

    @property
    def game(self) -> str:
        """The game's id: `tiles`."""
        return self._rules.id

    @property
    def state(self) -> State:
        """The position, as the rules have it: frozen, equal to its copies, hashable."""
        state: State = self._states[-1]
        return state

    @property
    def turn(self) -> int | None:
        """Whose turn it is; None where there are no turns or the game is over."""
        return self._rules.to_move(self.state)

    @property
    def to_act(self) -> tuple[int, ...]:
        """Everybody who may do something now: also those who may object or accept."""
        return self._rules.to_act(self.state)

    @property
    def scores(self) -> tuple[int, ...]:
        """The points, seat by seat."""
        return self._rules.outcome(self.state).scores

    @property
    def is_over(self) -> bool:
        return self._rules.outcome(self.state).is_over

    @property
    def reason(self) -> str | None:
        """Why it is over."""
        return self._rules.outcome(self.state).reason

    @property
    def winners(self) -> tuple[str, ...]:
        """The names of those who won; several where points are equal."""
        return tuple(self.names[seat - 1] for seat in self._rules.outcome(self.state).winners)

    @property
    def winner(self) -> str | None:
        """The name of the winner; None before the end, and where several have won."""
        return self.winners[0] if len(self.winners) == 1 else None

    @property
    def board(self) -> str:
        """What anybody sees on the board, a character a cell: `.` is empty, `?` lies face down."""
        return self.view().board

    @property
    def moves(self) -> tuple[str, ...]:
        """The moves so far, as people write them."""
        return tuple(one.move for one in self._moves)

    def view(self, seat: int | None = None) -> View:
        """What a seat may see, and nothing else; without a seat, what anybody sees."""
        seen: View = self._rules.view(self.state, "spectator" if seat is None else self._seat(seat))
        return seen

    def legal(self, seat: int | None = None) -> list[str]:
        """What a seat may do now, as people write it; without a seat, the one whose turn it is."""
        if seat is None and self.is_over:
            return []
        acting = self._acting(seat)
        return [self._rules.write_move(move) for move in self._rules.legal(self.state, acting)]

    # Moves

    def push(self, move: str, seat: int | None = None) -> tuple[Event, ...]:
        """Makes a move and gives what happened. Raises Refused with the reason, and nothing has changed."""
        chosen = move if isinstance(move, Move) else self._rules.read_move(text_of("move", move).strip())
        clock = chosen.verb in self._rules.verbs_of("clock") and seat is None
        if self.is_over:
            raise Refused("game-over", reason=self.reason)
        acting = TABLE if clock or whole_number(seat) == TABLE else self._acting(seat)
        state, events = self._rules.play(self.state, acting, chosen)
        self._keep(RecordedMove(acting, self._rules.write_move(chosen)), state, events)
        return events

    def push_bot(self, budget: int | None = None) -> str | None:
        """Lets the bots act, those who may object first: the move that one of them made, or None."""
        turn, thinking, seed = self.turn, budget_of(budget), self.seed or 0
        asked = [seat for seat in self.to_act if seat != turn] + ([] if turn is None else [turn])
        for seat in asked if not self.is_over else ():
            player = self._bots[seat - 1]
            if player is None:
                continue
            view = self.view(seat)
            situation = Situation(
                game=self._rules, view=view, seat=Seat(seat), last=self._last_cell(), budget=thinking
            )
            choice = player.decide(situation, Chance(seed * DRAWS + len(self._moves)))
            if choice.move is not None:
                self.push(self._rules.write_move(choice.move), seat)
                return self._moves[-1].move
        return None

    def pop(self) -> str:
        """Takes back the last move, and gives it."""
        if not self._moves:
            raise BadInput("nothing-to-pop")
        self._states.pop()
        self._events.pop()
        return self._moves.pop().move

    def _keep(self, move: RecordedMove, state: Any, events: tuple[Event, ...]) -> None:
        self._moves.append(move)
        self._states.append(state)
        self._events.append(events)

    def _seat(self, seat: object) -> Seat:
        number = whole_number(seat)
        if number is None or not 1 <= number <= len(self.names):
            raise BadInput("unknown-seat", seat=seat, most=len(self.names))
        return Seat(number)

    def _acting(self, seat: int | None) -> Seat:
        """The seat that is meant: the one named, the one whose turn it is, or the only one that may act."""
        if seat is not None:
            return self._seat(seat)
        if self.turn is not None:
            return Seat(self.turn)
        if len(self.to_act) == 1 or len(self.names) == 1:
            return Seat(self.to_act[0] if self.to_act else 1)
        raise BadInput("seat-not-named", allowed=list(self.to_act))

    def _last_cell(self) -> Cell | None:
        cells = (self._rules.read_move(one.move).cell for one in reversed(self._moves))
        return next((cell for cell in cells if cell >= 0), None)

    # Told and written

    def record(self) -> Record:
        """The match so far, for `Record.save`, `Match.from_record` and replays."""
        return Record(
            game=self.game,
            options=self._options,
            seats=self.names,
            setup=self._setup,
            moves=tuple(self._moves),
            rules=self._version,
        )

    def review(self, budget: int = 40) -> Review:
        """What each decision was worth, judged by what its seat could see."""
        return review(self.record(), budget=whole("budget", budget, least=1))

    def tell(self, events: Iterable[Event] | None = None, language: str = "en") -> str:
        """What happened, in words: the events that `push` gave, or those of the last move."""
        spoken = language_of(language)
        last = self._events[-1] if self._events else ()
        chosen = last if events is None else listed("events", events, Event)
        return " ".join(tell_event(event, self.game, self.names, spoken) for event in chosen)

    def __str__(self) -> str:
        return f"{self._headline()}\n{as_text(self.board)}"

    def _headline(self) -> str:
        points = ", ".join(f"{name} {score}" for name, score in zip(self.names, self.scores, strict=True))
        turn = "" if self.turn is None else f". {say('tell-to-move', name=self.names[self.turn - 1])}"
        return f"{say(f'{self.game}-name')}: {points}{turn}"

    def __repr__(self) -> str:
        return f"<Match {self.game} of {', '.join(self.names)}: {len(self._moves)} moves, {self.scores}>"

    def _repr_html_(self) -> str:
        return f"<p>{escape(self._headline())}</p>{as_svg(self.board)}"
