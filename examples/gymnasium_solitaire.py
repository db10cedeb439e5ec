"""Solitaire as a Gymnasium environment: a player who does anything legal."""

from fullhouse.research.alone import AloneEnv

env = AloneEnv("solitaire")
observation, info = env.reset(seed=7)
ended = cut = False
reward = 0.0
while not (ended or cut):
    action = env.action_space.sample(observation["action_mask"])
    observation, reward, ended, cut, info = env.step(action)
print(reward, "points")
