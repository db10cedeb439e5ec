"""A game played alone, as a Gymnasium environment.

To import this module registers one for each game that has a table for one, such as `fullhouse/solitaire-v1`.
"""

from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

from fullhouse.core.ids import Seat
from fullhouse.games import game, game_ids
from fullhouse.research.codec import all_moves, length, mask, numbers

PLAYER = Seat(1)
WASTED = -1.0
"""The reward of an action that is not legal: nothing else happens."""
MOST_ACTIONS = 2_000


class AloneEnv(gymnasium.Env[dict[str, Any], int]):
    """A game by its id, such as `solitaire`, with one seat.

    The reward is the final points, 0 for a failure; `action_mask` says which actions are legal.
    """

    metadata = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012 - declared so by Gymnasium

    def __init__(self, game_id: str, render_mode: str | None = None) -> None:
        self.game, self.render_mode = game(game_id), render_mode
        self._moves = all_moves(game_id)
        self.action_space = spaces.Discrete(len(self._moves))  # type: ignore[assignment]
        self.observation_space = spaces.Dict(
            {
                "observation": spaces.Box(-(2**20), 2**20, (length(self.game, 1),), np.int32),
                "action_mask": spaces.Box(0, 1, (len(self._moves),), np.int8),
            }
        )

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        super().reset(seed=seed, options=options)
        self._state, _ = self.game.setup({}, 1, {"seed": int(self.np_random.integers(2**31))})
        self._done = 0
        return self._seen(), {}

    def step(self, action: int) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        self._done += 1
        reward = WASTED
        if mask(self.game, self._state, PLAYER)[int(action)]:
            self._state, _ = self.game.play(self._state, PLAYER, self._moves[int(action)])
            reward = 0.0
        outcome = self.game.outcome(self._state)
        if outcome.is_over:
            reward = float(outcome.scores[0]) if outcome.winners else 0.0
        return self._seen(), reward, outcome.is_over, self._done >= MOST_ACTIONS, {}

    def render(self) -> str | None:
        if self.render_mode is None:
            return None
        board = self.game.view(self._state, "spectator").board
        return "\n".join(board[row : row + 9] for row in range(0, 81, 9))

    def _seen(self) -> dict[str, Any]:
        view = self.game.view(self._state, PLAYER)
        return {
            "observation": numbers(self.game, view, 1),
            "action_mask": mask(self.game, self._state, PLAYER),
        }


for name in game_ids():
    if game(name).fewest_seats == 1:
        gymnasium.register(f"fullhouse/{name}-v1", f"{__name__}:AloneEnv", kwargs={"game_id": name})
