"""Golden Tiles as a PettingZoo environment: two players who do anything legal."""

from fullhouse.research.zoo import GameEnv

env = GameEnv("tiles", render_mode="ansi")
env.reset(seed=7)
for agent in env.agent_iter():
    _, reward, termination, truncation, info = env.last()
    mask = env.observe(agent)["action_mask"]
    env.step(None if termination or truncation else env.action_space(agent).sample(mask))
print(env.render(), "is the board at the end")
