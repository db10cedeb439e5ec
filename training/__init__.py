"""Training of the bots from scratch: rules as tensors, self-play, evaluation, export. Needs PyTorch."""
