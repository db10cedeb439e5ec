"""What the coach is asked when somebody takes a hint: docs/rules/classic.md."""

from fullhouse.core.ids import Seat
from fullhouse.games import game
from tests.boards import PROBLEM
from tests.played_game import PlayedGame


def test_the_coach_is_asked_about_the_grid_with_its_corner_notes() -> None:
    table = PlayedGame("classic", {"problem": PROBLEM}, seats=1)
    table.play("1 c1=4", "1 note d1 6", "1 note d1 2", "1 centre f1 8", "1 hint")
    question = table.game.hint_question(table.state)
    assert question is not None
    assert (question.problem, question.notes, question.stage) == (PROBLEM, "d1=26", 1)
    assert question.board == PROBLEM[:2] + "4" + PROBLEM[3:]


def test_nobody_asks_the_coach_in_a_race() -> None:
    table = PlayedGame("classic", {"problem": PROBLEM}, seats=2, race=True)
    assert table.game.hint_question(table.state) is None


def test_games_without_hints_ask_nothing_and_have_no_score_sheet() -> None:
    tiles, first = game("tiles"), Seat(1)
    state, _ = tiles.setup({}, 2, {"seed": 1})
    assert tiles.hint_question(state) is None
    assert tiles.sheet(tiles.view(state, first)) == ()
    (move, *_) = tiles.legal(state, first)
    assert tiles.proved(state, move) == move
