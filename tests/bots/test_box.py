"""docs/rules/README.md, As in the box with bots: they make and miss mistakes, object, accept and prove."""

import pytest

from tests.bots.box import played_in_the_box, tally

SOME = range(2)


def test_every_game_with_mistakes_is_played_as_in_the_box() -> None:
    assert played_in_the_box() == ["animals", "challenge", "markers", "one-two-three", "tiles"]


def test_beginners_make_mistakes_and_miss_some_and_experts_do_neither() -> None:
    beginners = tally("challenge", "beginner", range(4), {})
    assert beginners["faults"] > beginners["upheld"] > 0
    assert beginners["missed"] > 0
    for name in ("challenge", "tiles"):
        assert tally(name, "expert", SOME, {})["faults"] == 0


@pytest.mark.parametrize("name", played_in_the_box())
def test_bots_accept_and_never_object_wrongly(name: str) -> None:
    done = tally(name, "club", SOME, {})
    assert done["accepted"] > 0
    assert done["rejected"] == 0


def test_in_challenge_they_name_the_ground_and_drop_what_fits_nowhere() -> None:
    done = tally("challenge", "club", SOME, {})
    assert done["proved"] > 10
    assert done["dropped"] > 0


def test_where_nothing_fits_bots_pass_until_the_game_ends() -> None:
    """docs/rules/markers.md: three rounds in a row in which no player placed a digit that still stands."""
    done = tally("markers", "expert", SOME, {"variant": "basic"})
    assert done["faults"] == 0
    assert done["end no_progress"] == len(SOME)
