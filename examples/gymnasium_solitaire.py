"""Solitaire as a Gymnasium environment: a player who does anything legal."""

import gymnasium

env = gymnasium.make("fullhouse.research.alone:fullhouse/solitaire-v1")
observation, info = env.reset(seed=7)
ended = cut = False
points = 0.0
while not (ended or cut):
    action = env.action_space.sample(observation["action_mask"])
    observation, reward, ended, cut, info = env.step(action)
    points = float(reward)
print(points, "points")
