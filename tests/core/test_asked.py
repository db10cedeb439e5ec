"""Who is asked, and who wanted to go on without somebody."""

import pytest

from fullhouse.core.events import AnsweredFor, wanted_by
from fullhouse.core.ids import TABLE, Seat
from fullhouse.games import built_in_ids, game


@pytest.mark.parametrize("name", built_in_ids())
def test_nobody_is_asked_when_a_game_begins(name: str) -> None:
    played = game(name)
    state, _ = played.setup({}, played.usual_seats, {"seed": 1})
    assert played.asked(state) == ()


def test_who_wanted_to_go_on_is_told_with_the_answer() -> None:
    answered = AnsweredFor(seat=Seat(2))
    (told,) = wanted_by(Seat(1), (answered,))
    assert (told, answered.by) == (AnsweredFor(seat=Seat(2), by=Seat(1)), TABLE)
    assert wanted_by(TABLE, (answered,)) == (answered,)
