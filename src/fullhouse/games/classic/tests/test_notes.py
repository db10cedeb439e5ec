"""Classic, notes in corners and centres: the page `docs/rules/classic.md`."""

from fullhouse.games.classic.data import Erased, Noted, NotedInCentre, Renoted, Switched, Undid, Wrote
from fullhouse.games.classic.tests.boards import classic, right_digits


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
