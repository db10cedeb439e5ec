"""Golden Tiles as a PettingZoo environment: two players who do anything legal."""

from fullhouse.research.zoo import GameEnv

env = GameEnv("tiles", render_mode="ansi")
env.reset(seed=7)
for agent in env.agent_iter():
    observation, reward, termination, truncation, info = env.last()
    done = termination or truncation
    env.step(None if done else env.action_space(agent).sample(observation["action_mask"]))
print(env.render(), "is the board at the end")
