"""The board that the tests of Classic play on."""

from typing import Any

from tests.boards import PROBLEM, SOLUTION
from tests.played_game import PlayedGame


def classic(*, seats: int = 1, **options: Any) -> PlayedGame:
    return PlayedGame("classic", {"problem": PROBLEM}, seats=seats, **options)


def right_digits() -> list[str]:
    names = [f"{'abcdefghi'[index % 9]}{index // 9 + 1}" for index in range(81)]
    return [f"{name}={SOLUTION[n]}" for n, name in enumerate(names) if PROBLEM[n] == "."]
