"""The server under load, beside boardgame.io: `python -m benchmarks.server`."""
