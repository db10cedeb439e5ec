"""Packs of rules: each is a legal set of options for every variant and number of seats."""

from itertools import islice

import pytest

from fullhouse.core.options import OptionInfo, PackName, Use, check_new_options, describe, read_options
from fullhouse.games import game, game_ids
from tests.walks import Table, walk

PACKS = [(name, pack) for name in game_ids() for pack in game(name).options.packs]
MOST_TRIED = 5
"""More seats than this change nothing about the options."""


def test_a_game_with_options_has_three_packs_and_the_printed_one_changes_nothing() -> None:
    for name in game_ids():
        options = game(name).options
        assert list(options.packs) == (["family", "printed", "strict"] if describe(options) else []), name
        assert not options.packs.get("printed"), name


@pytest.mark.parametrize(("name", "pack"), PACKS)
def test_a_pack_is_legal_for_every_variant_and_number_of_seats(name: str, pack: PackName) -> None:
    played = game(name)
    values = played.options.packs[pack]
    check_new_options(played.options, values)
    for seats in range(played.fewest_seats, min(played.most_seats, MOST_TRIED) + 1):
        applied = {
            option.name: values[option.name]
            for option in describe(played.options)
            if option.name in values and allows(option.use, seats)
        }
        for variant in ({}, *variants(describe(played.options), applied, seats)):
            table = Table(name, seats, applied | variant, seed=seats)
            read = read_options(played.options, table.options, seats)
            assert {option: getattr(read, option) for option in applied} == applied
            assert len(list(islice(walk(table), 12))) > 0


def variants(options: tuple[OptionInfo, ...], pack: dict[str, object], seats: int) -> list[dict[str, str]]:
    """Every choice of every option that the pack leaves open."""
    return [
        {option.name: choice}
        for option in options
        for choice in option.choices
        if option.name not in pack
        and allows(option.use, seats)
        and allows(option.choice_uses.get(choice), seats)
    ]


def allows(use: Use | None, seats: int) -> bool:
    return use is None or use.seats is None or use.seats[0] <= seats <= use.seats[1]
