"""Which board a bot saw before it wrote a digit, found in the log."""

from fullhouse.core.ids import Cell, Seat, Seconds
from fullhouse.match.entries import Driven, Played, Started
from fullhouse.match.history.rounds import bot_digit
from fullhouse.sudoku.board import NINE
from tests.boards import PROBLEM
from tests.match.tables import Desk

E5 = NINE.cell("e5")


def desk() -> Desk:
    """Ana, and a bot on seat 2, at a problem where e5 is 5."""
    table = Desk("classic", people=1, bots=1)
    setup = {"problem": PROBLEM}
    table.append(Started(at=table.now, seats=(Seat(1), Seat(2)), setup=setup))
    return table


def bot(table: Desk, move: str) -> None:
    table.append(Played(at=Seconds(table.now), seat=Seat(2), move=move))


def board_before(table: Desk, cell: Cell = E5) -> str | None:
    digit = bot_digit(table.log, cell)
    return None if digit is None else digit.view.board


def test_the_board_is_the_one_before_the_bot_wrote() -> None:
    table = desk()
    assert board_before(table) is None
    bot(table, "d4=7")
    bot(table, "e5=5")
    table.play(1, "c1=4")
    before = PROBLEM[:30] + "7" + PROBLEM[31:]
    assert NINE.cell("d4") == 30
    assert board_before(table) == before
    digit = bot_digit(table.log, E5)
    assert digit is not None
    assert digit.symbol == 5


def test_what_a_person_wrote_or_erased_is_no_digit_of_a_bot() -> None:
    table = desk()
    table.play(1, "c1=4")
    assert board_before(table, NINE.cell("c1")) is None
    bot(table, "e5=5")
    assert board_before(table) == PROBLEM[:2] + "4" + PROBLEM[3:]
    table.play(1, "erase e5")
    assert board_before(table) is None
    table.play(1, "e5=5")
    assert board_before(table) is None


def test_only_the_latest_game_counts_and_who_drove_the_seat_then() -> None:
    table = desk()
    bot(table, "e5=5")
    table.append(Driven(at=table.now, seat=Seat(2), driver="person"))
    bot(table, "d4=7")
    assert board_before(table) == PROBLEM
    assert board_before(table, NINE.cell("d4")) is None
    table.append(Started(at=table.now, seats=(Seat(1), Seat(2)), setup={"problem": PROBLEM}))
    assert board_before(table) is None


def test_before_the_game_and_on_the_small_board_there_is_none() -> None:
    table = Desk("animals", people=1, bots=1)
    assert board_before(table) is None
    table.start()
    assert board_before(table, NINE.cell("i9")) is None
