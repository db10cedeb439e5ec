"""Classic, rule by rule: the page `docs/rules/classic.md`."""

from typing import Any

import pytest

from fullhouse.core.chance import Chance
from fullhouse.core.events import Ended
from fullhouse.core.ids import Seat, Seconds
from fullhouse.games.classic.data import (
    CHUNK,
    REMEMBERED,
    Erased,
    Hinted,
    Noted,
    NotedInCentre,
    Renoted,
    Switched,
    Undid,
    Wrote,
)
from tests.boards import PROBLEM, SOLUTION
from tests.played_game import PlayedGame, bad


def classic(*, seats: int = 1, **options: Any) -> PlayedGame:
    return PlayedGame("classic", {"problem": PROBLEM}, seats=seats, **options)


def right_digits() -> list[str]:
    names = [f"{'abcdefghi'[index % 9]}{index // 9 + 1}" for index in range(81)]
    return [f"{name}={SOLUTION[n]}" for n, name in enumerate(names) if PROBLEM[n] == "."]


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


def test_notes_are_put_and_taken_and_stay_where_they_are() -> None:
    """docs/rules/classic.md, Notes: they never disappear by themselves."""
    table = classic().play("1 note c1 4", "1 note c1 1", "1 note d1 4")
    assert table.view.notes == {"c1": (1, 4), "d1": (4,)}
    table.play("1 note c1 1")
    assert not table.event(Noted).put
    table.play("1 c1=4")
    assert table.view.notes == {"c1": (4,), "d1": (4,)}


def test_auto_notes_take_a_written_digit_out_of_the_notes_it_sees() -> None:
    """docs/rules/classic.md: unless the table switches on `auto_notes`; undo brings them back."""
    table = classic(auto_notes=True).play(
        "1 note d1 4", "1 note h5 4", "1 note c9 4", "1 note d1 2", "1 c1=4"
    )
    assert table.event(Wrote).swept == ("d1", "c9")
    assert table.view.notes == {"d1": (2,), "h5": (4,)}
    table.play("1 undo")
    assert table.event(Erased).restored == ("d1", "c9")
    assert table.view.notes["d1"] == (2, 4)
    assert table.play("1 redo").view.notes["d1"] == (2,)


def test_filling_notes_every_digit_that_fits() -> None:
    """docs/decisions/rules.md: one move for the whole board."""
    table = classic().play("1 fill")
    assert (table.view.notes["c1"], table.view.notes["e5"]) == ((1, 2, 4), (5,))
    assert set(table.view.notes) == {move[:2] for move in right_digits()}
    count = sum(map(len, table.view.notes.values()))
    assert (table.event(Renoted).put, table.event(Renoted).taken) == (count, 0)
    assert table.refuses("1 fill").code == "nothing-to-fill"


def test_filling_again_narrows_and_brings_nothing_back() -> None:
    """docs/decisions/rules.md: what was struck out stays out; notes under digits stay."""
    table = classic().play("1 note c1 9", "1 note c1 4", "1 fill")
    assert table.view.notes["c1"] == (4,)  # there is a 9 in its block
    before = table.play("1 note d1 6").view.notes
    assert before["d1"] == (2,)
    table.play("1 d1=2", "1 fill")
    assert table.event(Renoted).put == 0
    assert table.view.notes["d1"] == (2,)
    assert (before["f1"], table.view.notes["f1"]) == ((2, 4, 6, 8), (4, 6, 8))
    table.play("1 undo", "1 undo")
    assert table.view.notes == before


def test_filling_again_brings_nothing_back_where_all_was_struck_out() -> None:
    """docs/decisions/rules.md: filling settles a cell; clearing opens the question again."""
    table = classic().play("1 fill", *(f"1 note c1 {digit}" for digit in (1, 2, 4)))
    assert "c1" not in table.view.notes
    assert table.refuses("1 fill").code == "nothing-to-fill"
    assert table.refuses("1 fill 2").code == "nothing-to-fill"
    filled = table.play("1 undo", "1 clear", "1 undo", "1 note c1 4").view.notes
    assert table.refuses("1 fill").code == "nothing-to-fill"
    assert table.play("1 clear", "1 fill").view.notes["c1"] == (1, 2, 4)
    assert {**filled, "c1": (1, 2, 4)} == table.view.notes


def test_what_was_noted_by_hand_and_taken_out_again_is_not_struck_out() -> None:
    assert classic().play("1 note c1 4", "1 note c1 4", "1 fill").view.notes["c1"] == (1, 2, 4)


def test_older_games_fill_emptied_cells_again() -> None:
    """docs/decisions/rules.md, Versions of the rules: a game begun by version 1 goes on by it."""
    table = PlayedGame("classic", {"problem": PROBLEM}, seats=1, rules=1)
    table.play("1 fill", *(f"1 note c1 {digit}" for digit in (1, 2, 4)), "1 fill")
    assert table.view.notes["c1"] == (1, 2, 4)


def test_the_notes_of_one_digit_come_and_go_together() -> None:
    table = classic().play("1 note h5 5", "1 note c1 9", "1 fill 9")
    assert "c1" not in table.view.notes  # there is a 9 in its block
    assert table.view.notes["h5"] == (5, 9)
    assert {digit for digits in table.view.notes.values() for digit in digits} == {5, 9}
    assert table.refuses("1 fill 9").code == "nothing-to-fill"
    table.play("1 note h5 9")
    assert table.refuses("1 fill 9").code == "nothing-to-fill"  # struck out
    table.play("1 centre h5 9", "1 clear 9")
    assert (table.view.notes, table.view.centre) == ({"h5": (5,)}, {})
    assert table.refuses("1 clear 9").code == "nothing-to-clear"
    assert table.play("1 fill 9").view.notes["h5"] == (5, 9)
    table.play("1 undo", "1 undo")
    assert table.view.centre == {"h5": (9,)}


def test_notes_in_the_centre_are_everybodys_own_business() -> None:
    """docs/decisions/rules.md: filling leaves them alone; a digit that is swept goes from them, too."""
    table = classic(seats=2, auto_notes=True).play("1 centre d1 6", "2 centre d1 4", "1 fill")
    assert table.view.centre == {"d1": (4, 6)}
    assert not table.play("1 centre d1 6").event(NotedInCentre).put
    table.play("1 undo", "2 c1=4")
    assert "d1" in table.event(Wrote).swept
    assert table.view.centre == {"d1": (6,)}
    assert table.play("2 undo").view.centre == {"d1": (4, 6)}
    assert table.refuses("1 centre a1 5").code == "cell-given"


def test_sweeping_is_switched_at_any_time() -> None:
    table = classic(seats=2).play("1 note d1 4", "1 sweep")
    assert table.event(Switched).sweeps
    assert table.play("2 c1=4").view.notes == {}
    table.play("2 undo", "2 sweep", "2 c1=4")
    assert table.view.notes == {"d1": (4,)}
    assert not table.view.sweeps
    assert table.refuses("0 sweep").code == "only-players"


def test_notes_are_cleared_together_and_come_back_together() -> None:
    table = classic()
    assert table.refuses("1 clear").code == "nothing-to-clear"
    filled = table.play("1 fill").view.notes
    assert table.play("1 clear").view.notes == {}
    assert table.play("1 undo").view.notes == filled
    assert [type(event) for event in table.events] == [Undid, Renoted]
    assert table.play("1 redo").view.notes == {}
    assert table.play("1 undo", "1 undo").view.notes == {}
    assert table.play("1 redo").view.notes == filled


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


def test_old_records_may_say_a_referee() -> None:
    """docs/decisions/rules.md: it never made a difference here, and is no option any more."""
    assert (
        PlayedGame("classic", {"seed": 1}, referee="umpire").state == PlayedGame("classic", {"seed": 1}).state
    )
    assert bad("unknown-option", "classic", {"seed": 1}, referee="nobody")
