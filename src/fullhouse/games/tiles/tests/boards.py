"""The table that the tests of Golden Tiles sit at."""

from tests.played_game import PlayedGame


def tiles(
    stack: list[int], golden: dict[str, int] | None = None, *, seats: int = 2, **options: object
) -> PlayedGame:
    return PlayedGame("tiles", {"golden": golden or {}, "stack": stack}, seats=seats, **options)
