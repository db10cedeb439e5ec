"""Challenge as an OpenSpiel game: two players and chance, who do anything legal."""

import numpy as np

from fullhouse.research.spiel import load_game

rng = np.random.default_rng(7)
state = load_game("challenge").new_initial_state()
while not state.is_terminal():
    outcomes = state.chance_outcomes() if state.is_chance_node() else [(a, 1) for a in state.legal_actions()]
    weights = np.array([weight for _, weight in outcomes])
    state.apply_action(outcomes[rng.choice(len(outcomes), p=weights / weights.sum())][0])
print(state.returns(), "is what the players get")
