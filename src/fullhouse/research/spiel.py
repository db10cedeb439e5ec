"""OpenSpiel games with explicit chance nodes: `load_game("tiles")`; to OpenSpiel itself `fullhouse_tiles`.

`pyspiel.load_game` knows those names once this module is imported.
"""

from collections.abc import Mapping
from typing import Any

import msgspec
import numpy as np
import pyspiel
from numpy.typing import NDArray

from fullhouse.core.events import Event
from fullhouse.core.ids import Seat, Symbol, every_seat
from fullhouse.core.options import RefereedOptions
from fullhouse.games import AnyGame, game, game_ids
from fullhouse.research.codec import all_moves, indices, length, numbers
from fullhouse.research.draws import MOST_OUTCOMES, Draws, by_symbol, draws_of, left

MOST_DECISIONS = 500
"""A game that has not ended after so many decisions is over without a result: Classic knows no other end."""


def options_of(played: AnyGame) -> dict[str, str]:
    """Every legal action is free of visible faults, and it is always the turn of one seat."""
    return {"referee": "guard"} if issubclass(played.options, RefereedOptions) else {}


def is_against_others(played: AnyGame, seats: int) -> bool:
    """Whether what one seat wins the others lose; else all seats have one result."""
    return seats > 1 and not played.is_played_together(played.options())


class Seen(msgspec.Struct, frozen=True):
    """A position and what was seen on the way to it. It is never changed, so copies of a state share it."""

    state: Any
    events: tuple[Event, ...] = ()
    decisions: int = 0

    def __deepcopy__(self, memo: object) -> "Seen":
        return self


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """One of our games. Parameter: `players`. The winners share 1 and the others pay it in equal parts."""

    def __init__(self, played: AnyGame, draws: Draws, kind: Any, params: Mapping[str, Any]) -> None:
        self.played, self.draws = played, draws
        self.seats = int(params.get("players", played.usual_seats))
        played.setup(options_of(played), self.seats, {"seed": 1})  # refuses a wrong number of seats
        against = is_against_others(played, self.seats)
        info = pyspiel.GameInfo(
            num_distinct_actions=len(all_moves(played.id)),
            max_chance_outcomes=MOST_OUTCOMES,
            num_players=self.seats,
            min_utility=-1.0 if against else 0.0,
            max_utility=1.0,
            utility_sum=0.0 if against else None,
            max_game_length=MOST_DECISIONS,
        )
        super().__init__(kind, info, dict(params))

    def new_initial_state(self) -> "SpielState":
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer":  # noqa: ARG002
        return Observer(self, recalls=iig_obs_type is not None and iig_obs_type.perfect_recall)

    def max_chance_nodes_in_history(self) -> int:
        return MOST_DECISIONS


class SpielState(pyspiel.State):  # type: ignore[misc]
    """Chance decides the start, the players act, and chance decides each tile that an action turns up."""

    def __init__(self, owner: SpielGame) -> None:
        super().__init__(owner)
        self._start: tuple[int, ...] = ()
        self._seen: Seen | None = None
        self._action: int | None = None

    @property
    def _owner(self) -> SpielGame:
        owner: SpielGame = self.get_game()
        return owner

    def current_player(self) -> int:
        if self._seen is None or self._action is not None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.is_terminal() else self.turn(self._seen) - 1

    def turn(self, seen: Seen) -> Seat:
        """Whose turn it is; where a game has no turns, the seats act one after the other."""
        turn, acting = self._owner.played.to_move(seen.state), self._owner.played.to_act(seen.state)
        return acting[seen.decisions % len(acting)] if turn is None else turn

    def is_terminal(self) -> bool:
        if self._seen is None:
            return False
        is_cut = self._seen.decisions >= MOST_DECISIONS
        return is_cut or self._owner.played.outcome(self._seen.state).is_over

    def _legal_actions(self, player: int) -> list[int]:
        assert self._seen is not None
        played = self._owner.played
        index, acts = indices(played.id), played.verbs_of("acts")
        legal = played.legal(self._seen.state, Seat(player + 1))
        deeds = [move for move in legal if move.verb in acts] or [move for move in legal if move in index]
        return sorted(index[move] for move in deeds)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        if self._seen is None:
            return self._owner.draws.next_start(self._owner.seats, self._start)
        return by_symbol(left(self._seen.state))

    def _apply_action(self, action: int) -> None:
        played, draws = self._owner.played, self._owner.draws
        if self._seen is None:
            self._start += (action,)
            if not draws.next_start(self._owner.seats, self._start):
                setup = draws.setup(self._owner.seats, self._start)
                self._seen = Seen(played.setup(options_of(played), self._owner.seats, setup)[0])
            return
        state, moves = self._seen.state, all_moves(played.id)
        if self._action is not None:
            move, self._action = moves[self._action], None
            state = draws.with_next(state, move, Symbol(action))
        else:
            move = moves[action]
            if draws.is_draw(state, move):
                self._action = action
                return
        after, events = played.play(state, self.turn(self._seen), move)
        self._seen = Seen(after, self._seen.events + tuple(events), self._seen.decisions + 1)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"chance {action}"
        return self._owner.played.write_move(all_moves(self._owner.played.id)[action])

    def returns(self) -> list[float]:
        seats = self._owner.seats
        if self._seen is None or not self.is_terminal():
            return [0.0] * seats
        winners = self._owner.played.outcome(self._seen.state).winners
        if not is_against_others(self._owner.played, seats):
            return [1.0 if winners else 0.0] * seats
        if len(winners) in (0, seats):
            return [0.0] * seats
        prize = 1 / len(winners)
        return [prize if seat in winners else -1 / (seats - len(winners)) for seat in every_seat(seats)]

    def __str__(self) -> str:
        if self._seen is None:
            return f"start {self._start}"
        view = self._owner.played.view(self._seen.state, "spectator")
        return f"{view.board} {view.scores}{'' if self._action is None else f' action {self._action}'}"

    def sight(self, player: int, *, recalls: bool) -> str:
        """What a seat sees now; with `recalls`, everything that it has seen happen as well."""
        if self._seen is None:
            return "start"
        played, seat = self._owner.played, Seat(player + 1)
        now = msgspec.json.encode(played.view(self._seen.state, seat)).decode()
        if not recalls:
            return now
        events = [played.seen_by(event, seat) for event in self._seen.events]
        return msgspec.json.encode(events).decode() + now

    def tensor(self, player: int) -> NDArray[np.float32]:
        """The numbers of a seat's view, then which seat looks and which one is to act."""
        played, seats = self._owner.played, self._owner.seats
        values = np.zeros(length(played, seats) + 2 * seats, np.float32)
        values[-2 * seats + player] = 1
        if self._seen is not None:
            values[: -2 * seats] = numbers(played, played.view(self._seen.state, Seat(player + 1)), seats)
            if not self.is_terminal():
                values[self.turn(self._seen) - 1 - seats] = 1
        return values


class Observer:
    """What OpenSpiel asks for: a tensor of the view, and texts with or without what was seen before."""

    def __init__(self, owner: SpielGame, *, recalls: bool) -> None:
        self._recalls = recalls
        self.tensor = np.zeros(length(owner.played, owner.seats) + 2 * owner.seats, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        self.tensor[:] = state.tensor(player)

    def string_from(self, state: SpielState, player: int) -> str:
        return state.sight(player, recalls=self._recalls)


def load_game(name: str, players: int | None = None) -> SpielGame:
    """A game as OpenSpiel has it.

    >>> load_game("challenge", players=3).num_players()
    3
    """
    short_name, wanted = _short_name(game(name).id), {} if players is None else {"players": players}
    loaded: SpielGame = pyspiel.load_game(short_name, wanted)
    return loaded


def _short_name(name: str) -> str:
    return f"fullhouse_{name.replace('-', '_')}"


def _register(name: str) -> None:
    played = game(name)
    seats = played.usual_seats
    chance = draws_of(played.setup({}, seats, {"seed": 1})[0])
    utility = pyspiel.GameType.Utility
    kind = pyspiel.GameType(
        short_name=_short_name(name),
        long_name=f"Full House: {name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility.ZERO_SUM if is_against_others(played, seats) else utility.IDENTICAL,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=played.most_seats,
        min_num_players=seats,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": seats},
    )

    class Registered(SpielGame):
        """OpenSpiel makes a game from its parameters alone."""

        def __init__(self, params: Mapping[str, Any] | None = None) -> None:
            super().__init__(played, chance, kind, params or {})

    pyspiel.register_game(kind, Registered)


for _name in game_ids():
    _register(_name)
