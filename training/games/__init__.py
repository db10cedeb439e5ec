"""The rules as tensors, many games at once. Tests hold them to the Python rules in `fullhouse.games`."""
