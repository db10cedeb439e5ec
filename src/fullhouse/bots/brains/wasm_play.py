"""The players of the WebAssembly module, as `fullhouse.bots.brains._play` has them; contests are left out."""

from typing import Any

from fullhouse.solver.wasm.door import ask, ask_bytes

GAMES = ("tiles", "animals", "challenge", "solitaire", "markers", "one-two-three")
Choice = tuple[str, int, int, float, float, float]


class View:
    """What the seat to move sees: whatever is set on it, beside the game."""

    def __init__(self, game: str) -> None:
        if game not in GAMES:
            raise ValueError("there is no such game")
        self.game = game

    def __setattr__(self, name: str, value: Any) -> None:
        object.__setattr__(self, name, value)


class Net:
    def __init__(self, data: bytes) -> None:
        self.number: int = ask_bytes("net", data)

    def suits(self, game: str, seats: int) -> bool:
        return bool(ask("suits", self.number, game, seats))


def advise(  # noqa: PLR0917
    view: View,
    net: Net | None,
    budget: int,
    width: int,
    win: float,
    seed: int,
    isa: str = "",  # noqa: ARG001
) -> list[Choice]:
    return _asked("advise", (_number(net), budget, width, repr(float(win)), seed), _request(view))


def weigh(  # noqa: PLR0917
    view: View,
    net: Net | None,
    moves: list[tuple[str, int, int]],
    budget: int,
    win: float,
    isa: str = "",  # noqa: ARG001
) -> list[Choice]:
    wanted = "".join(f"move {verb} {cell} {symbol}\n" for verb, cell, symbol in moves)
    return _asked("weigh", (_number(net), budget, repr(float(win))), _request(view) + wanted)


def play_out(game: str, games: int, seed: int) -> int:
    return int(ask("play_out", game, games, seed))


def _asked(name: str, words: tuple[object, ...], lines: str) -> list[Choice]:
    request = " ".join(map(str, words)) + "\n" + lines
    return [
        (verb, cell, symbol, float(now), float(points), float(win))
        for verb, cell, symbol, now, points, win in ask_bytes(name, request.encode())
    ]


def _request(view: View) -> str:
    return "".join(f"{line}\n" for name, value in vars(view).items() for line in _lines(name, value))


def _number(net: Net | None) -> int:
    return 0 if net is None else net.number


def _lines(name: str, value: Any) -> list[str]:
    if name == "hands":
        return [f"hand {' '.join(map(str, hand))}" for hand in value]
    if isinstance(value, list | tuple):
        return [f"{name} {' '.join(map(str, value))}"]
    return [f"{name} {int(value) if isinstance(value, bool) else value}"]
