"""The table that the tests of Golden Tiles sit at."""

from tests.playing import Playing


def tiles(
    stack: list[int],
    golden: dict[str, int] | None = None,
    *,
    seats: int = 2,
    rules: int | None = None,
    **options: object,
) -> Playing:
    return Playing("tiles", {"golden": golden or {}, "stack": stack}, seats=seats, rules=rules, **options)
