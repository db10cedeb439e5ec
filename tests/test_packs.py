"""Packs of rules: each is a legal set of options for every variant and number of seats."""

from itertools import islice
from typing import Any, get_args

import pytest

from fullhouse.core.options import (
    OptionInfo,
    PackName,
    Use,
    check_new_options,
    check_sense,
    describe,
    read_options,
)
from fullhouse.games import built_in_ids, game, game_ids
from fullhouse.records.shelf import shelf, tell_shelf
from fullhouse.words import LANGUAGES, say
from fullhouse.words.marks import Origin
from tests.walks import Table, walk

PACKS = [(name, pack) for name in game_ids() for pack in game(name).options.packs]
MOST_TRIED = 5
"""More seats than this change nothing about the options."""


def test_a_game_with_options_has_three_packs() -> None:
    """docs/rules/README.md, Packs: Solitaire has two, nobody plays it against others."""
    for name in game_ids():
        options = game(name).options
        packs = ["family", "printed", "strict"][: 2 if name == "solitaire" else 3]
        assert list(options.packs) == (packs if describe(options) else []), name


def test_the_values_of_the_packs() -> None:
    """docs/rules/README.md, Packs: what each pack sets, game by game; defaults of records stay."""
    for name in built_in_ids():
        for pack, values in game(name).options.packs.items():
            if "referee" in values:
                assert values["referee"] == {"family": "guard", "printed": "table", "strict": "umpire"}[pack]
                glass = {"family": None, "strict": 60 if name == "one-two-three" else 30}
                if pack in glass:
                    assert values["sand_glass"] == glass[pack], (name, pack)
                if pack == "printed" and hasattr(game(name).options, "silence"):
                    assert values["silence"] is None, "nobody accepts by being away"
    packs = {name: game(name).options.packs for name in built_in_ids()}
    assert packs["markers"]["family"]["variant"] == "basic"
    assert packs["markers"]["family"]["fault"] == "solution"
    assert packs["markers"]["strict"]["fault"] == "solution"
    assert packs["markers"]["printed"]["sand_glass"] == packs["challenge"]["printed"]["sand_glass"] == 30
    first = packs["one-two-three"]["family"]
    assert (first["fault"], first["fine"]) == ("solution", "none")
    assert packs["one-two-three"]["printed"]["correction"] == "must"
    assert packs["one-two-three"]["printed"]["fewer"] == "asked"
    assert usual("tiles", **packs["tiles"]["family"]).scoring == "full"
    assert packs["animals"]["family"]["gentle"]
    assert (packs["animals"]["printed"]["scoring"], packs["animals"]["printed"]["starters"]) == (
        "full",
        "lines",
    )
    assert (packs["challenge"]["family"]["proof"], packs["challenge"]["printed"]["proof"]) == (
        "found",
        "named",
    )
    assert packs["classic"]["family"]["check"]
    assert [packs["solitaire"][pack]["places"] for pack in ("family", "printed")] == [True, False]


def test_defaults_of_records_stay_what_they_are() -> None:
    """docs/rules/README.md, Packs: a record that says nothing means them."""
    animals, challenge, rounds = (usual(name) for name in ("animals", "challenge", "one-two-three"))
    assert (animals.referee, animals.scoring, animals.starters) == ("guard", "block", "blocks")
    assert challenge.proof == "found"
    assert (rounds.correction, rounds.fine, rounds.fewer) == ("may", "printed", "may")


def usual(name: str, **options: object) -> Any:
    """The options of a record with two seats that says no more than this."""
    return read_options(game(name).options, options, 2)


@pytest.mark.parametrize(("name", "pack"), PACKS)
def test_no_pack_is_without_sense(name: str, pack: PackName) -> None:
    """docs/rules/README.md, Packs: never a combination in which a variant loses its sense."""
    options = game(name).options
    for seats in range(max(2, game(name).fewest_seats), min(game(name).most_seats, MOST_TRIED) + 1):
        check_sense(read_options(options, options.packs[pack], seats), seats)


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


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_has_a_mark_and_a_sentence(language: str) -> None:
    """docs/rules/README.md, Packs: what is our reading or our addition is marked so beside each option."""
    for box in shelf(language):
        if box["id"] not in built_in_ids():
            continue
        for option in box["options"]:
            values = option["choices"] or (["on"] if option["kind"] == "number" else ["on", "off"])
            assert list(option["marks"]) == list(values), (box["id"], option["name"])
        for forbidden in box["forbidden"]:
            assert forbidden["text"]


def test_the_marks_are_printed() -> None:
    told = "\n".join(tell_shelf())
    for origin in get_args(Origin):
        assert f"[{say(f'mark-{origin}', 'en')}]" in told


@pytest.mark.parametrize("name", built_in_ids())
def test_whoever_does_nothing_on_a_first_evening_loses_nothing(name: str) -> None:
    """No clock waits for anybody at a table that a device without history opens."""
    rules = game(name)
    for seats in range(rules.fewest_seats, min(2, rules.most_seats) + 1):
        options = dict(rules.options.packs.get("family", {}))
        if seats == 1 and "variant" in options:
            options["variant"] = "solo"
        state, _ = rules.setup(options, seats, {"seed": 1})
        assert rules.deadline(state) is None
        assert rules.time_limit(read_options(rules.options, options, seats)) is None
