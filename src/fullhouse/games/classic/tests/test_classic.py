"""Classic, rule by rule, its race and its hints: the page `docs/rules/classic.md`."""

from typing import Any

import pytest

from fullhouse.core.chance import Chance
from fullhouse.core.events import Ended
from fullhouse.core.game import Viewer
from fullhouse.core.ids import Seat, Seconds, Symbol
from fullhouse.games import game
from fullhouse.games.classic.data import CHUNK, REMEMBERED, Erased, Hinted, Noted, Raced, Undid, Wrote
from fullhouse.games.classic.tests.boards import classic, right_digits
from tests.boards import PROBLEM, SOLUTION
from tests.played_game import PlayedGame, bad


def test_solved_when_every_cell_has_its_solutions_digit() -> None:
    """docs/rules/classic.md: solved, or not yet; a one-seat game has the winner [1] when it was solved
    (docs/records.md).
    """
    moves = right_digits()
    table = classic().play(*(f"1 {move}" for move in moves[:-1]))
    assert table.reason is None
    assert table.play("1 " + moves[-1]).reason == "solved"
    assert (table.winners, table.scores) == ([1], [0])
    assert table.event(Ended).winners == (1,)
    assert table.view.board == SOLUTION


def test_a_full_board_with_a_wrong_digit_is_not_solved_yet() -> None:
    *most, last = right_digits()
    wrong = last[:-1] + str(int(last[-1]) % 9 + 1)
    table = classic().play(*(f"1 {move}" for move in (*most, wrong)))
    assert table.reason is None
    assert table.play(f"1 erase {last[:2]}", f"1 {last}").reason == "solved"


def test_wrong_digits_are_counted_also_those_that_were_erased() -> None:
    table = classic()
    assert table.game.mistakes(table.state) == 0
    first = right_digits()[0]
    wrong = first[:-1] + str(int(first[-1]) % 9 + 1)
    table.play(f"1 {wrong}", f"1 erase {first[:2]}", f"1 {first}")
    assert table.game.mistakes(table.state) == 1


def test_together_everybody_wins_and_there_are_no_turns() -> None:
    """docs/rules/classic.md: anybody may write, erase and note at any time; everybody sees who wrote what."""
    moves = right_digits()
    table = classic(seats=3)
    assert table.to_move is None
    assert table.game.to_act(table.state) == (1, 2, 3)
    table.play(*(f"{n % 3 + 1} {move}" for n, move in enumerate(moves)))
    assert (table.reason, table.winners) == ("solved", [1, 2, 3])
    assert table.view.owners[2:4] == (1, 2)
    assert table.view.owners[0] == 0


def test_the_first_digit_in_a_cell_stays_and_the_second_is_refused() -> None:
    """docs/rules/classic.md: two people acting on the same cell."""
    table = classic(seats=2).play("1 c1=4")
    refused = table.refuses("2 c1=9")
    assert (refused.code, refused.facts["by"]) == ("cell-taken", 1)
    assert table.refuses("2 note c1 9").code == "cell-taken"
    assert table.play("2 erase c1", "2 c1=9").view.owners[2] == 2


def test_givens_cannot_be_touched() -> None:
    table = classic()
    for move in ("a1=5", "erase a1", "note a1 5"):
        assert table.refuses(f"1 {move}").code == "cell-given"
    assert table.refuses("1 erase c1").code == "cell-empty"


def test_the_table_itself_only_ends_the_game() -> None:
    table = classic()
    for move in ("c1=4", "erase c1", "note c1 4", "fill", "clear", "undo", "redo", "hint"):
        assert table.refuses(f"0 {move}").code == "only-players"
    assert table.refuses("1 time_up").code == "only-the-table"
    assert table.play("0 time_up").reason == "time_up"
    assert table.winners == []


def test_check_tells_which_digits_are_wrong() -> None:
    """docs/rules/classic.md: `check` is on by default for one player."""
    assert classic().play("1 c1=4", "1 d1=9").view.wrong == ("d1",)
    assert classic(seats=2).play("1 d1=9").view.wrong is None
    assert classic(seats=2, check=True).play("1 d1=9").view.wrong == ("d1",)
    assert classic(check="off").play("1 d1=9").view.wrong is None


def test_undo_and_redo_are_each_players_own() -> None:
    """docs/rules/classic.md: undo and redo, for each player their own."""
    table = classic(seats=2).play("1 c1=4", "2 d1=6", "1 note b2 7", "1 undo")
    assert [type(event) for event in table.events] == [Undid, Noted]
    assert table.view.notes == {}
    table.play("1 undo")
    assert isinstance(table.events[1], Erased)
    assert table.view.board[2:4] == ".6"
    assert table.refuses("1 undo").code == "nothing-to-undo"
    table.play("1 redo", "1 redo")
    assert table.view.board[2:4] == "46"
    assert table.view.notes == {"b2": (7,)}
    assert table.refuses("1 redo").code == "nothing-to-redo"
    assert table.play("2 undo").view.board[2:4] == "4."


def test_undoing_an_erasure_restores_the_writer_of_the_digit() -> None:
    table = classic(seats=2).play("1 c1=4", "2 erase c1", "2 undo")
    assert table.view.board[2] == "4"
    assert table.view.owners[2] == 1
    assert (table.event(Wrote).seat, table.event(Wrote).owner) == (2, 1)


def test_a_new_move_clears_what_could_be_redone() -> None:
    table = classic().play("1 c1=4", "1 undo", "1 d1=6")
    assert table.refuses("1 redo").code == "nothing-to-redo"


@pytest.mark.parametrize(
    ("mine", "overtaken_by"),
    [
        ("c1=4", ["2 erase c1"]),
        ("c1=4", ["2 erase c1", "2 c1=9"]),
        ("note c1 4", ["2 note c1 4"]),
        ("fill", ["2 note c1 4"]),
        ("fill", ["2 clear"]),
    ],
)
def test_undo_skips_cells_that_others_have_changed(mine: str, overtaken_by: list[str]) -> None:
    table = classic(seats=2).play("1 i1=2", f"1 {mine}", *overtaken_by, "1 undo")
    assert table.view.board[8] == "."
    assert table.refuses("1 undo").code == "nothing-to-undo"


def test_redo_skips_cells_that_others_have_changed() -> None:
    table = classic(seats=2).play("1 c1=4", "1 undo", "2 c1=9")
    assert table.refuses("1 redo").code == "nothing-to-redo"


def test_undo_skips_any_number_of_edits_that_others_have_overtaken() -> None:
    notes = [f"1 note {cell}1 {symbol}" for cell in "cdfgh" for symbol in range(1, 10)]
    assert len(notes) > CHUNK
    table = classic(seats=2).play("1 i1=2", *notes, "2 clear", "1 undo")
    assert table.view.board[8] == "."
    assert table.refuses("1 undo").code == "nothing-to-undo"


def test_the_undo_history_has_a_limit() -> None:
    notes = ["1 note c1 4", "1 note c1 4"] * (REMEMBERED // 2 + CHUNK)
    table = classic().play("1 i1=2", *notes, *["1 undo"] * REMEMBERED)
    assert table.refuses("1 undo").code == "nothing-to-undo"
    assert table.view.board[8] == "2"


def test_a_hint_has_three_stages_and_is_counted_once() -> None:
    """docs/rules/classic.md: where to look, which technique, the whole proof; hints taken are counted."""
    table = classic()
    stages = []
    for _ in range(4):
        stages.append(table.play("1 hint").event(Hinted).stage)
    assert stages == [1, 2, 3, 3]
    assert table.view.hints == 1
    table.play("1 c1=4", "1 hint")
    assert (table.event(Hinted).stage, table.view.hints) == (1, 2)


def test_the_solution_is_hidden_until_the_end() -> None:
    table = classic(seats=2)
    for viewer in (Seat(1), "tv", "spectator"):
        assert SOLUTION not in repr(table.game.view(table.state, viewer))


def test_a_problem_has_exactly_one_solution() -> None:
    """docs/rules/README.md, Words: refuse any other with the reason."""
    bad("problem-without-solution", "classic", {"problem": "55" + "." * 79}, seats=1)
    bad("problem-without-solution", "classic", {"problem": "12345678........9" + "." * 64}, seats=1)
    # Without its first row the problem can be filled in several ways.
    several = bad("problem-with-several-solutions", "classic", {"problem": "." * 9 + PROBLEM[9:]}, seats=1)
    assert several.facts["symbols"][0] != several.facts["symbols"][1]
    bad("bad-grid-length", "classic", {"problem": "5"}, seats=1)
    assert bad("bad-grid-character", "classic", {"problem": "." * 80 + "x"}, seats=1).facts["cell"] == "i9"
    bad("not-a-text", "classic", {"problem": 5}, seats=1)


def test_a_problem_that_is_solved_already_is_over() -> None:
    assert PlayedGame("classic", {"problem": SOLUTION}, seats=1).reason == "solved"


def test_zero_is_an_empty_cell_too() -> None:
    assert PlayedGame("classic", {"problem": PROBLEM.replace(".", "0")}, seats=1).view.givens == PROBLEM


def test_imagined_states_equal_the_real_one() -> None:
    """ARCHITECTURE.md: nothing is hidden here but the solution, which the problem itself tells."""
    table = classic(seats=2).play("1 c1=4", "2 note d1 6", "1 undo", "2 centre d1 4", "1 fill", "2 hint")
    for viewer in (Seat(1), "tv"):
        seen = table.game.view(table.state, viewer)
        other = table.game.imagine(seen, Chance(1))
        assert table.game.view(other, viewer) == seen
        assert table.game.legal(other, Seat(1))[:] == table.game.legal(table.state, Seat(1))[:]


def test_a_seed_deals_a_problem_in_a_disguise() -> None:
    """docs/rules/README.md: same inputs, same result; the running record stores the explicit form."""
    dealt = [PlayedGame("classic", {"seed": seed}, seats=1) for seed in range(5)]
    assert len({table.setup["problem"] for table in dealt}) == 5
    assert PlayedGame("classic", {"seed": 3}, seats=1).setup == dealt[3].setup
    assert all(table.view.givens == table.setup["problem"] for table in dealt)


def test_there_is_no_clock_and_no_hidden_information() -> None:
    """docs/rules/classic.md: there are no turns, so no glass runs; everybody sees who wrote what."""
    table = classic(seats=2).play("1 c1=4")
    assert table.game.deadline(table.state) is None
    assert table.game.seen_by(table.event(Wrote), Seat(2)) == table.event(Wrote)


def test_time_limit_hints_and_problem() -> None:
    table = PlayedGame("classic", {"seed": 1}, time_limit=3).play("1 hint")
    assert table.game.time_limit(table.state.options) == Seconds(180)
    assert table.game.hints(table.state) == 1
    assert table.game.problem(table.view) == table.view.givens


def test_a_referee_is_no_option() -> None:
    assert bad("unknown-option", "classic", {"seed": 1}, referee="umpire")


RIGHT = right_digits()
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
