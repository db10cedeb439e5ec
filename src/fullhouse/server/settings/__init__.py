"""How a server is set up: its settings, where it listens, whom it trusts and under which names it answers."""
