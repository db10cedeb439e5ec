"""Which turn it is: a glass goes on through one turn, and is turned for the next, also of the same seat."""

from fullhouse.core.moves import Moves, single
from tests.played_game import PlayedGame

PROBLEM = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"


def numbers(table: PlayedGame, *moves: str) -> list[int]:
    """The turn's number before the first move and after each."""
    turns = [table.game.turn_number(table.state)]
    for move in moves:
        turns.append(table.play(move).game.turn_number(table.state))
    return turns


def test_a_turn_of_several_digits_is_one_turn() -> None:
    """docs/rules/markers.md, advanced: with two seats, seat 2 has two turns in a row after the first
    round.
    """
    table = PlayedGame("markers", {"problem": PROBLEM}, variant="advanced")
    one, same, validated, two, three = numbers(table, "1 c1=4", "1 done", "2 accept", "2 done")
    assert (one == same == validated, len({one, two, three})) == (True, 3)
    assert table.to_move == 2


def test_a_correction_is_part_of_the_turn_it_interrupts() -> None:
    """docs/rules/one-two-three.md: the turn goes on after a correction."""
    table = PlayedGame("one-two-three", {"problem": PROBLEM}, sequence="express", referee="umpire")
    assert len(set(numbers(table, "1 c1=9", "1 leave c1", "1 d1=6"))) == 1
    table.play("1 done")
    assert (
        table.game.turn_number(table.state)
        == 1 + numbers(PlayedGame("one-two-three", {"problem": PROBLEM}, sequence="express"))[0]
    )


def test_every_tile_is_a_turn_also_alone() -> None:
    """docs/rules/tiles.md, Solo: the same seat lays again and again."""
    table = PlayedGame("tiles", {"stack": [1, 2, 3, 4]}, seats=1)
    assert len(set(numbers(table, "1 lay a1", "1 timeout", "1 lay b1"))) == 4


def test_where_turns_change_seats_they_need_no_number() -> None:
    assert numbers(PlayedGame("challenge", {"seed": 1}), "1 flip a1", "2 flip b1") == [0, 0, 0]
    assert numbers(PlayedGame("markers", {"problem": PROBLEM})) == [0]


def test_the_parts_of_legal_moves_can_be_sent_on() -> None:
    assert Moves((single("stuck"), 1)).parts == ((single("stuck"), 1),)
