"""Many games of Golden Tiles or Animal Tiles side by side, played by the kernel: arrays in, arrays out."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from fullhouse.bots.brains.backend import _play
from fullhouse.core.errors import BadInput
from fullhouse.core.ids import whole_number
from fullhouse.games import built_in_ids, game
from fullhouse.games.kit.laying import LayingGame
from fullhouse.words import all_speak

GAMES = tuple(name for name in built_in_ids() if isinstance(game(name), LayingGame))
"""Those of laying tiles: the kernel has batches of them."""

MOST_SEED = (1 << 64) - 1


@all_speak
class BatchEnv:
    """As many games as wanted, always at the turn of one seat each; a game that ends is dealt anew at once.

    The arrays are those of the kernel, not copies: every step changes them. An action is a cell, row by row
    from 0, where the tile in hand is laid. Faults are not possible: `masks` has what fits.

    >>> env = BatchEnv("tiles", 1000, seed=7)
    >>> env.boards.shape, env.masks.shape, env.scores.shape
    ((1000, 81), (1000, 81), (1000, 2))
    >>> env.step(env.sample())
    >>> int(env.turns.sum()), int(env.ended.sum())
    (1000, 0)
    """

    def __init__(self, name: str = "tiles", games: int = 1024, seats: int = 2, *, seed: int = 1) -> None:
        if name not in GAMES:
            raise BadInput("unknown-game", name=name, allowed=list(GAMES))
        game(name).setup({}, seats, {"seed": 1})  # refuses a wrong number of seats
        count = whole_number(games)
        if count is None or count < 1:
            raise BadInput("bad-number", field="games", value=games, least=1)
        self.name, self.games, self.seats = name, count, seats
        self._batch = _play.batch(name, count, seats, _seed(seed))
        self._actions = np.zeros(count, np.int32)
        batch: Any = self._batch
        self.boards: NDArray[np.int8] = batch.boards
        """A symbol from 1 for each cell, 0 where it is empty."""
        self.masks: NDArray[np.uint8] = batch.masks
        """1 where the tile in hand may be laid."""
        self.tiles: NDArray[np.int8] = batch.tiles
        """The tile in the hand of the seat to move."""
        self.turns: NDArray[np.int8] = batch.turns
        """Whose turn it is, from 0."""
        self.stacks: NDArray[np.int8] = batch.stacks
        """How many tiles can still be drawn."""
        self.scores: NDArray[np.int16] = batch.scores
        self.ended: NDArray[np.uint8] = batch.ended
        """1 where the last step ended a game; what is shown there is the start of the next one."""
        self.finals: NDArray[np.int16] = batch.finals
        """The scores of the game that ended last."""
        self.rewards: NDArray[np.float32] = batch.rewards
        """The winners of a game that has just ended share 1; everything else is 0."""

    def reset(self, seed: int) -> None:
        """Deal all games anew. The same seed and actions give the same games on every machine."""
        self._batch.reset(_seed(seed))

    def step(self, actions: NDArray[np.int32]) -> None:
        """Lay a tile in every game. Raises BadInput for a wrong cell; nothing has changed then."""
        chosen = _whole(actions)
        if chosen.shape != (self.games,):
            raise BadInput("batch-actions", count=str(chosen.shape), games=self.games)
        place = self._batch.step(chosen)
        if place >= 0:
            raise BadInput("batch-action", action=int(chosen[place]), place=place)

    def sample(self) -> NDArray[np.int32]:
        """An allowed action for each game, by chance. The array is used again by the next call."""
        self._batch.sample(self._actions)
        return self._actions

    def setup(self, place: int) -> dict[str, Any]:
        """The setup of a game that has just been dealt, for the rules in Python."""
        board, rules = self.boards[place], game(self.name)
        size = rules.board_size
        golden = {
            f"{'abcdefghi'[cell % size]}{cell // size + 1}": int(board[cell])
            for cell in np.flatnonzero(board)
        }
        return {"golden": golden, "stack": self._batch.stack(place)}


def _seed(value: object) -> int:
    number = whole_number(value)
    if number is None or not 0 <= number <= MOST_SEED:
        raise BadInput("bad-number", field="seed", value=value, least=0)
    return number


def _whole(actions: object) -> NDArray[np.int32]:
    """The actions as the kernel takes them. Whole numbers written as fractions are taken, halves are not."""
    try:
        given = np.atleast_1d(np.asarray(actions))
    except ValueError:  # rows of different lengths
        raise BadInput("not-a-list", field="actions", value=actions) from None
    if given.dtype.kind not in "iuf":
        raise BadInput("bad-number", field="actions", value=given.flat[0] if given.size else "", least=0)
    with np.errstate(invalid="ignore"):
        chosen = np.ascontiguousarray(given, np.int32)
    if given.dtype != np.int32 and (chosen != given).any():
        raise BadInput("bad-number", field="actions", value=given[chosen != given][0].item(), least=0)
    return chosen
