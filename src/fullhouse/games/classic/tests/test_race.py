"""The race of Classic: docs/decisions/rules.md."""

from typing import Any

import pytest

from fullhouse.core.events import Ended
from fullhouse.core.game import Viewer
from fullhouse.core.ids import Seat, Symbol
from fullhouse.games.classic.data import Raced
from tests.boards import PROBLEM, SOLUTION
from tests.played_game import PlayedGame

NAMES = [f"{'abcdefghi'[index % 9]}{index // 9 + 1}" for index in range(81)]
RIGHT = [
    f"{name}={digit}" for name, digit, given in zip(NAMES, SOLUTION, PROBLEM, strict=True) if given == "."
]
EMPTY = len(RIGHT)


def race(*, seats: int = 2, **options: Any) -> PlayedGame:
    return PlayedGame("classic", {"problem": PROBLEM}, seats=seats, race=True, **options)


def test_the_first_who_has_solved_it_wins() -> None:
    table = race(seats=3)
    assert table.to_move is None
    assert table.game.to_act(table.state) == (1, 2, 3)
    table.play(*(f"1 {move}" for move in RIGHT[:-1]), *(f"3 {move}" for move in RIGHT[:-1]))
    assert table.reason is None
    assert table.play(f"3 {RIGHT[-1]}").reason == "solved"
    assert (table.winners, table.scores) == ([3], [0, 0, 0])
    assert table.event(Ended).winners == (3,)
    assert (table.view.board, table.view.racer) == (SOLUTION, 3)


def test_everybody_sees_only_their_own_board_and_how_far_the_others_are() -> None:
    table = race(check=True).play("1 c1=4", "2 c1=1", "2 d1=6", "2 note f1 8", "2 sweep")
    first, second = (table.game.view(table.state, Seat(seat)) for seat in (1, 2))
    assert (first.board[:9], first.owners[2], first.notes, first.sweeps) == ("534.7....", 1, {}, False)
    assert (second.board[:9], second.owners[2], second.wrong) == ("53167....", 2, ("c1",))
    assert second.notes == {"f1": (8,)}
    assert first.progress == second.progress == (1, 2)
    assert (first.racer, second.racer) == (1, 2)
    for viewer in ("tv", "spectator"):
        seen = table.game.view(table.state, viewer)
        assert (seen.board, seen.progress, seen.racer) == (PROBLEM, (1, 2), 0)


def test_others_are_told_neither_cell_nor_digit() -> None:
    table = race().play("2 c1=4")
    told = table.event(Raced)
    assert told == Raced(seat=Seat(2), filled=1, cell="c1", symbol=Symbol(4))
    assert table.game.seen_by(told, Seat(2)) == table.game.seen_by(told, "review") == told
    for viewer in (Seat(1), "tv", "spectator"):
        assert table.game.seen_by(told, viewer) == Raced(seat=Seat(2), filled=1)
    options = table.state.options
    viewers: list[Viewer] = [Seat(1), Seat(2), "tv", "review"]
    shown = [table.game.shows_moves(options, Seat(2), viewer) for viewer in viewers]
    assert shown == [False, True, False, True]
    assert table.game.shows_moves(options, Seat(0), Seat(1))
    assert not table.game.is_played_together(options)


def test_undo_is_everybodys_own_and_refusals_name_what_one_may_do() -> None:
    table = race().play("1 c1=4", "2 c1=1", "2 undo")
    assert table.game.view(table.state, Seat(1)).progress == (1, 0)
    assert table.refuses("2 undo").code == "nothing-to-undo"
    taken = table.refuses("1 c1=5")
    assert (taken.code, taken.facts["seat"], taken.facts["cell"]) == ("cell-taken", 1, "c1")
    assert "hint" not in taken.facts["allowed"]
    assert table.refuses("0 c1=5").code == "only-players"


def test_the_coach_gives_no_hints() -> None:
    table = race()
    assert table.refuses("1 hint").code == "no-hints-in-race"
    assert table.game.hints(table.state) == 0
    assert table.game.mistakes(table.state) is None


def test_when_the_time_is_up_nobody_has_won() -> None:
    table = race(time_limit=1).play("1 c1=4")
    assert table.refuses("1 time_up").code == "only-the-table"
    assert table.play("0 time_up").reason == "time_up"
    assert table.winners == []


def test_a_problem_without_empty_cells_is_solved_by_everybody() -> None:
    table = PlayedGame("classic", {"problem": SOLUTION}, seats=2, race=True)
    assert (table.reason, table.winners) == ("solved", [1, 2])


def test_alone_a_race_is_the_usual_game() -> None:
    table = race(seats=1)
    assert table.view.progress == ()
    assert table.play("1 hint").game.hints(table.state) == 1


@pytest.mark.parametrize("viewer", [1, 2, "tv", "spectator"])
def test_others_boards_are_imagined_with_as_many_digits(viewer: Any) -> None:
    table = race().play(*(f"1 {move}" for move in RIGHT[:-1]), "1 " + RIGHT[-1][:3] + "2", "2 c1=4", "2 undo")
    view = table.game.view(table.state, viewer)
    assert view.progress == (EMPTY, 0)
    imagined = table.game.imagine(view, None)  # type: ignore[arg-type]  # no chance is needed
    assert table.game.view(imagined, viewer) == view
    assert table.game.outcome(imagined).reason is None
