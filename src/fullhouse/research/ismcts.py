"""Information-set Monte Carlo tree search (Cowling, Powley and Whitehouse, 2012), for every game.

One tree for a seat, over the moves that can follow; each round deals what the seat cannot see anew, and goes
down only where the moves are legal there. It sees its view alone, as any bot does.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import log, sqrt
from typing import Any

from fullhouse.bots.answers import answer
from fullhouse.bots.bot import Bot, Choice, Situation
from fullhouse.core.chance import Chance
from fullhouse.core.errors import Refused
from fullhouse.core.ids import Seat
from fullhouse.core.moves import Move
from fullhouse.games import AnyGame

ROUNDS = 100
"""How often the hidden is dealt anew for a move."""
CURIOSITY = 0.7
MOST_MOVES = 20
"""A game is played on by chance for so many moves; then the points decide."""
CLOSE = 10
"""A lead of so many points is half of what a lead can be worth."""


class Node:
    """What came of a move: how often it was tried, how often it could have been, and what it brought."""

    def __init__(self) -> None:
        self.children: dict[Move, Node] = {}
        self.tried, self.possible, self.won = 0, 0, 0.0

    def rank(self) -> tuple[int, float]:
        """The most tried is the best; among equals, the one that brought most."""
        return self.tried, self.won

    def worth(self) -> float:
        return self.won / self.tried + CURIOSITY * sqrt(log(self.possible) / self.tried)


class IsmctsBot(Bot):
    """Chooses what it has tried most: what promised most is tried again and again."""

    name, level, is_offered = "ismcts", 0, False

    def __init__(self, rounds: int = ROUNDS) -> None:
        self.rounds = rounds

    def decide(self, situation: Situation, chance: Chance) -> Choice:
        game, view, seat = situation.game, situation.view, situation.seat
        state = game.imagine(view, chance)
        legal = game.legal(state, seat)
        said = answer(game, state, seat, legal, None)
        if said is not None or view.to_move not in (None, seat):
            return Choice(said)
        root = Node()
        for _ in range(situation.budget or self.rounds):
            self._round(game, game.imagine(view, chance), seat, root, chance)
        if not root.children:
            return Choice(None)
        return Choice(max(root.children, key=lambda move: root.children[move].rank()))

    def _round(self, game: AnyGame, state: Any, seat: Seat, root: Node, chance: Chance) -> None:
        node, way = root, [(root, seat)]
        while not game.outcome(state).is_over:
            actor = _actor(game, state, seat if node is root else None)
            moves = _deeds(game, state, actor)
            for move in moves:
                if move in node.children:
                    node.children[move].possible += 1
            fresh = [move for move in moves if move not in node.children]
            move = chance.choice(fresh) if fresh else max(moves, key=lambda one: node.children[one].worth())
            after = _played(game, state, actor, move)
            if after is None:  # a fault that only the rules have seen
                return
            if fresh:
                node.children[move] = Node()
                node.children[move].possible = 1
            node, state = node.children[move], after
            way.append((node, actor))
            if fresh:
                break
        rewards = _finished(game, state, chance)
        for visited, actor in way:
            visited.tried += 1
            visited.won += rewards[actor - 1]


def _finished(game: AnyGame, state: Any, chance: Chance) -> list[float]:
    """What each seat gets when the rest is played by chance."""
    for _ in range(MOST_MOVES):
        if game.outcome(state).is_over:
            break
        actor = _actor(game, state, None)
        after = _played(game, state, actor, chance.choice(_deeds(game, state, actor)))
        if after is None:
            break
        state = after
    outcome = game.outcome(state)
    if len(outcome.scores) == 1:
        return [float(bool(outcome.winners))]
    rewards = []
    for place, own in enumerate(outcome.scores):
        lead = own - max(score for other, score in enumerate(outcome.scores) if other != place)
        rewards.append(0.5 + lead / (2 * (abs(lead) + CLOSE)))
    return rewards


def _actor(game: AnyGame, state: Any, seat: Seat | None) -> Seat:
    turn, acting = game.to_move(state), game.to_act(state)
    asked = [one for one in acting if one != turn]
    if seat is not None and seat in acting:
        return seat
    return asked[0] if asked or turn is None else turn


def _deeds(game: AnyGame, state: Any, seat: Seat) -> Sequence[Move]:
    legal = game.legal(state, seat)
    answers = [move for move in legal if move.verb in game.verbs_of("answers")]
    return answers or [move for move in legal if move.verb in game.verbs_of("acts")] or list(legal)


def _played(game: AnyGame, state: Any, seat: Seat, move: Move) -> Any:
    try:
        return game.play(state, seat, move)[0]
    except Refused:
        return None
