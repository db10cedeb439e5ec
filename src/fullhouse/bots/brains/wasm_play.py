"""The players of the WebAssembly module, as `fullhouse.bots.brains._play` has them; contests are left out."""

import struct
from typing import Any

from fullhouse.solver.wasm.bridge import ask, ask_bytes

Choice = tuple[str, int, int, float, float, float]


class View:
    """What the seat to move sees: whatever is set on it, beside the game, which the module checks."""

    def __init__(self, game: str) -> None:
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
    return _asked("advise", (_number(net), budget, width, _bits(win), seed), _request(view))


def weigh(  # noqa: PLR0917
    view: View,
    net: Net | None,
    moves: list[tuple[str, int, int]],
    budget: int,
    win: float,
    isa: str = "",  # noqa: ARG001
) -> list[Choice]:
    wanted = "".join(f"move {verb} {cell} {symbol}\n" for verb, cell, symbol in moves)
    return _asked("weigh", (_number(net), budget, _bits(win)), _request(view) + wanted)


def play_out(game: str, games: int, seed: int) -> int:
    return int(ask("play_out", game, games, seed))


def _asked(name: str, words: tuple[object, ...], lines: str) -> list[Choice]:
    request = " ".join(map(str, words)) + "\n" + lines
    return [
        (verb, cell, symbol, _real(now), _real(points), _real(win))
        for verb, cell, symbol, now, points, win in ask_bytes(name, request.encode())
    ]


def _bits(value: float) -> int:
    """A number as the number of its 64 bits: nothing is rounded on the way."""
    return int.from_bytes(struct.pack("<d", value), "little")


def _real(bits: int) -> float:
    value: float = struct.unpack("<d", bits.to_bytes(8, "little"))[0]
    return value


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
