"""From nothing to the weights of the bots: rules as tensors, self-play, evaluation, export. Needs PyTorch."""
