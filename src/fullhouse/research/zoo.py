"""Every game as a PettingZoo environment in which the seats act one after the other (AEC)."""

from collections.abc import Mapping
from typing import Any, ClassVar

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils.conversions import turn_based_aec_to_parallel_wrapper

from fullhouse.core.ids import Seat
from fullhouse.core.options import RefereedOptions
from fullhouse.games import game
from fullhouse.research.codec import all_moves, length, mask, numbers

MOST_MOVES = 1_000
"""A game is truncated after this many moves: some games do not end unless somebody stops them."""


class GameEnv(AECEnv):  # type: ignore[misc]
    """A game. Rewards come at the end: winners share 1, everybody else gets 0.

    An observation has `observation` (see `codec.numbers`) and `action_mask`. By default an
    umpire calls the faults, so that it is always the turn of one seat.
    """

    metadata: ClassVar[dict[str, Any]] = {
        "name": "fullhouse",
        "render_modes": ["ansi"],
        "is_parallelizable": False,
    }

    def __init__(
        self,
        name: str,
        seats: int | None = None,
        options: Mapping[str, Any] | None = None,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.game, self.render_mode = game(name), render_mode
        self.seats = seats or max(self.game.fewest_seats, min(2, self.game.most_seats))
        umpire = {"referee": "umpire"} if issubclass(self.game.options, RefereedOptions) else {}
        self._options = {**umpire, **(options or {})}
        self.possible_agents = [f"seat_{seat}" for seat in range(1, self.seats + 1)]
        self._moves = all_moves(name)
        size = length(self.game, self.seats)
        seen: dict[str, spaces.Space[Any]] = {
            "observation": spaces.Box(-(2**20), 2**20, (size,), np.int32),
            "action_mask": spaces.Box(0, 1, (len(self._moves),), np.int8),
        }
        self._observations = {agent: spaces.Dict(seen) for agent in self.possible_agents}
        self._actions = {agent: spaces.Discrete(len(self._moves)) for agent in self.possible_agents}
        self._random, _ = seeding.np_random()

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self._observations[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self._actions[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002
        if seed is not None:
            self._random, _ = seeding.np_random(seed)
        deal = int(self._random.integers(2**31))
        self._state, _ = self.game.setup(self._options, self.seats, {"seed": deal})
        self._played = 0
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self._next(Seat(self.seats))

    def observe(self, agent: str) -> dict[str, Any]:
        seat = Seat(self.possible_agents.index(agent) + 1)
        legal = mask(self.game, self._state, seat)
        if agent != self.agent_selection:
            legal[:] = 0
        return {
            "observation": numbers(self.game, self.game.view(self._state, seat), self.seats),
            "action_mask": legal,
        }

    def step(self, action: int | None) -> None:
        """Plays a move. Raises Refused for one that the rules do not allow; nothing has changed then."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        seat = Seat(self.possible_agents.index(agent) + 1)
        assert action is not None
        self._state, _ = self.game.play(self._state, seat, self._moves[int(action)])
        self._played += 1
        self._cumulative_rewards[agent] = 0
        self._clear_rewards()
        outcome = self.game.outcome(self._state)
        if outcome.is_over:
            share = 1 / max(1, len(outcome.winners))
            won = [share if place in outcome.winners else 0.0 for place in range(1, self.seats + 1)]
            self.rewards = dict(zip(self.possible_agents, won, strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        elif self._played >= MOST_MOVES:
            self.truncations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        self.agent_selection = self._next(seat)

    def render(self) -> str | None:
        """The board as a spectator sees it, one row a line."""
        if self.render_mode is None:
            return None
        board, size = self.game.view(self._state, "spectator").board, self.game.board_size
        return "\n".join(board[row : row + size] for row in range(0, size * size, size))

    def close(self) -> None:
        """Nothing to release."""

    def _next(self, seat: Seat) -> str:
        """Whose turn it is; where there are no turns, or the game is over, the next seat in order."""
        turn = self.game.to_move(self._state)
        return self.possible_agents[(turn - 1) if turn is not None else seat % self.seats]


def parallel_env(name: str, **asked: Any) -> ParallelEnv[str, Any, Any]:
    """The same for libraries that step all seats at once: whoever's turn it is not may say anything."""
    return turn_based_aec_to_parallel_wrapper(GameEnv(name, **asked))
