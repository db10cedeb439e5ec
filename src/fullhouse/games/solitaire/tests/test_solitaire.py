"""Solitaire, rule by rule, with its setup, what people see, and whole games: docs/rules/solitaire.md."""

from collections import Counter
from typing import Any

import msgspec
import pytest

from fullhouse.core.chance import Chance
from fullhouse.core.events import Ended
from fullhouse.core.ids import Seat, Symbol
from fullhouse.core.options import describe
from fullhouse.games.kit.bot import KernelBrain
from fullhouse.games.kit.flipping import Flipped, Inserted
from fullhouse.games.solitaire.bot import BOT
from fullhouse.games.solitaire.rules import GAME, Due, Succeeded
from fullhouse.sudoku.board import NINE
from tests.boards import SOLVED
from tests.drawn import TWO_HIDDEN, Sitting, as_seen, only
from tests.played_game import PlayedGame, bad


def sitting(hand: list[int], drawing: str = TWO_HIDDEN, **options: Any) -> Sitting:
    return Sitting("solitaire", drawing, [hand], **options)


def end_of(drawing: str, last_row: str) -> str:
    """A drawing with another end of its last row."""
    return drawing.replace("1 7 9", last_row)


def test_a_flipped_tile_that_fits_stays() -> None:
    table = sitting([])
    flipped = only(table.does(1, "flip e1"))
    assert flipped == Flipped(seat=Seat(1), cell="e1", symbol=Symbol(5), fits=True)
    assert table.board == as_seen(TWO_HIDDEN.replace("E", "5"))
    assert table.scores == [0]
    assert table.to_move == 1


def test_a_flipped_tile_that_does_not_fit_goes_to_the_hand() -> None:
    table = sitting([2, 1])
    flipped = only(table.does(1, "flip i1"))
    assert flipped == Flipped(seat=Seat(1), cell="i1", symbol=Symbol(1), fits=False, because=("a1",))
    assert table.board == as_seen(TWO_HIDDEN.replace("A", "."))
    assert table.hands == [[1, 1, 2]]


def test_a_tile_of_the_hand_is_inserted_into_an_empty_cell_where_it_fits() -> None:
    table = sitting([2, 4])
    assert only(table.does(1, "b1=2")) == Inserted(seat=Seat(1), cell="b1", symbol=Symbol(2), held=(4,))
    assert table.board == as_seen(TWO_HIDDEN.replace("1 . .", "1 2 ."))
    assert table.hands == [[4]]


def test_what_is_refused() -> None:
    table = sitting([2, 3])
    for move, code, facts in (
        ("flip a1", "not-face-down", {"cell": "a1"}),
        ("flip b1", "not-face-down", {"cell": "b1"}),
        ("b1=4", "not-in-hand", {"symbol": 4, "hand": [2, 3]}),
        ("a1=2", "cell-not-empty", {"cell": "a1"}),
        ("e1=2", "cell-face-down", {"cell": "e1"}),
        ("b1=3", "does-not-fit", {"cell": "b1", "symbol": 3, "because": ("c2",)}),
        ("finish", "not-succeeded", {"left": 2}),
        ("object", "not-in-this-game", {"move": "object"}),
        ("object b1", "not-in-this-game", {"move": "object"}),
        ("accept", "not-in-this-game", {"move": "accept"}),
        ("silence", "not-in-this-game", {"move": "silence"}),
        ("timeout", "not-in-this-game", {"move": "timeout"}),
    ):
        refused, told = table.refused(1, move)
        assert refused == code
        assert told.items() >= facts.items()
        assert told["allowed"] == ["flip CELL", "CELL=D"]
    assert table.refused(0, "flip e1")[0] == "not-your-turn"
    assert table.legal(0) == []


def test_legal_are_all_flips_and_all_inserts_that_fit() -> None:
    table = sitting([1, 1, 3], TWO_HIDDEN.replace("7", "I"))
    legal = table.legal(1)
    assert legal[:3] == ["flip e1", "flip i1", "flip e4"]
    barred_for_1 = {f"{column}1" for column in "abcdefghi"} | {f"a{row}" for row in range(1, 10)}
    barred_for_1 |= {"b2", "c2", "b3", "c3"}
    ones = {move[:2] for move in legal if move.endswith("=1")}
    everything = {f"{column}{row}" for column in "abcdefghi" for row in range(1, 10)}
    assert ones == everything - barred_for_1 - {"e4"}
    assert len(legal) == len(set(legal))


# The condition


THIRD_ONE = end_of(SOLVED, ". 7 9").replace("5 3 4 │ 6 7 8 │ 9 1 2", "E 3 4 │ 6 7 8 │ 9 1 A")
"""A third 1 does not fit i1; of the empty cells it fits only g9."""


def test_the_third_equal_tile_has_to_be_inserted_at_once() -> None:
    table = sitting([1, 1, 2], THIRD_ONE)
    flipped, due = table.does(1, "flip i1")
    assert not flipped.fits
    assert due == Due(seat=Seat(1), symbol=Symbol(1), cells=("g9",))
    assert table.hands == [[1, 1, 1, 2]]
    assert table.legal(1) == ["g9=1"]
    assert table.view.due == 1
    for move in ("flip a1", "i1=2", "finish"):
        code, facts = table.refused(1, move)
        assert (code, facts["symbol"]) == ("must-insert", 1)
    assert table.refused(1, "i1=1")[0] == "does-not-fit"
    assert table.refused(1, "a1=1")[0] == "cell-face-down"
    assert only(table.does(1, "g9=1")).held == (1, 1, 2)
    assert table.legal(1) == ["flip a1", "i1=2"]
    assert table.view.due == 0


def test_in_the_box_nobody_says_where_a_tile_fits() -> None:
    """docs/rules/README.md, Packs: places for a third equal tile are shown on a First evening only."""
    for places, cells in ((True, ("g9",)), (False, ())):
        table = sitting([1, 1, 2], THIRD_ONE, places=places)
        _, due = table.does(1, "flip i1")
        assert due == Due(seat=Seat(1), symbol=Symbol(1), cells=cells)
        assert table.refused(1, "i1=1")[0] == "does-not-fit"
        assert only(table.does(1, "g9=1")).held == (1, 1, 2)


def test_a_third_equal_tile_that_fits_stays_and_nothing_is_due() -> None:
    table = sitting([5, 5])
    assert only(table.does(1, "flip e1")).fits
    assert (table.hands, table.view.due) == ([[5, 5]], 0)


def test_a_third_equal_tile_that_fits_no_empty_cell_fails() -> None:
    drawing = SOLVED.replace("5 3 4 │ 6 7 8 │ 9 1 2", "E 3 . │ 6 7 8 │ 9 1 A")
    table = sitting([1, 1], drawing)
    flipped, ended = table.does(1, "flip i1")
    assert not flipped.fits
    assert ended == Ended(reason="failed", winners=())
    assert (table.reason, table.scores, table.winners) == ("failed", [0], [])
    assert (table.to_move, table.legal(1)) == (None, [])
    assert table.game.to_act(table.state) == ()
    assert not table.view.succeeded
    assert table.refused(1, "flip a1")[0] == "game-over"


def test_the_very_last_flip_can_fail_too() -> None:
    table = sitting([1, 1], end_of(SOLVED, "1 7 A"))
    _, ended = table.does(1, "flip i9")
    assert ended.reason == "failed"
    assert (table.scores, table.winners, table.view.succeeded) == ([0], [], False)


def test_after_the_very_last_flip_what_is_due_comes_before_success() -> None:
    table = sitting([1, 1], end_of(SOLVED, ". 7 A"))
    flipped, due = table.does(1, "flip i9")
    assert (flipped.fits, due.cells) == (False, ("g9",))
    assert not table.view.succeeded
    assert table.scores == [0]
    assert table.refused(1, "finish")[0] == "must-insert"
    _, succeeded, ended = table.does(1, "g9=1")
    assert succeeded == Succeeded(seat=Seat(1), points=8 * 3)
    assert ended == Ended(reason="finished", winners=(Seat(1),))


# Success and points


@pytest.mark.parametrize(
    ("hand", "points"),
    [
        ([], 27),
        ([1], 25),
        ([1, 1], 24),
        ([1, 1, 2], 22),
        ([1, 2, 3, 4, 5, 6, 7, 8, 9], 9),
        ([5, 5, 6, 6], 21),
    ],
)
def test_each_number_brings_3_if_none_is_left_in_hand_1_if_one_is_and_0_if_two_are(
    hand: list[int], points: int
) -> None:
    table = sitting(hand, end_of(SOLVED, "1 7 I"))
    assert table.scores == [0]
    flipped, succeeded, ended = table.does(1, "flip i9")
    assert flipped.fits
    assert succeeded.points == points
    assert (ended.reason, ended.winners) == ("finished", (1,))
    assert (table.scores, table.winners) == ([points], [1])


def test_after_success_one_may_go_on_inserting_and_the_points_rise() -> None:
    table = sitting([1, 7], end_of(SOLVED, ". . I"))
    _, succeeded = table.does(1, "flip i9")
    assert succeeded.points == 7 * 3 + 2
    assert (table.scores, table.reason, table.winners, table.view.succeeded) == ([23], None, [], True)
    assert table.legal(1) == ["finish", "g9=1", "h9=7"]
    assert only(table.does(1, "g9=1")).symbol == 1
    assert table.scores == [25]
    _, ended = table.does(1, "h9=7")
    assert ended == Ended(reason="finished", winners=(Seat(1),))
    assert table.scores == [27]


def test_finish_ends_the_game_after_success() -> None:
    table = sitting([1, 7], end_of(SOLVED, ". . I"))
    assert table.refused(1, "finish")[0] == "not-succeeded"
    table.does(1, "flip i9")
    assert table.refused(0, "finish")[0] == "not-your-turn"
    assert only(table.does(1, "finish")) == Ended(reason="finished", winners=(Seat(1),))
    assert (table.scores, table.winners) == ([23], [1])


def test_it_ends_by_itself_when_nothing_more_can_be_inserted() -> None:
    table = sitting([1, 2], end_of(SOLVED, ". . I"))
    table.does(1, "flip i9")
    events = table.does(1, "g9=1")
    assert events[-1] == Ended(reason="finished", winners=(Seat(1),))
    assert (table.hands, table.scores) == ([[2]], [25])


def test_a_setup_without_face_down_tiles_has_succeeded_already() -> None:
    table = sitting([7], end_of(SOLVED, "1 . 9"))
    assert (table.reason, table.scores, table.view.succeeded) == (None, [25], True)
    assert [type(event) for event in table.does(1, "h9=7")] == [Inserted, Ended]
    table = sitting([1], end_of(SOLVED, "1 . 9"))
    assert (table.reason, table.scores, table.winners) == ("finished", [25], [1])


def test_no_clock_runs() -> None:
    """docs/rules/solitaire.md: no sand-glass is printed."""
    table = sitting([])
    assert table.game.deadline(table.state) is None


TILES = "123456789" * 9


def test_nothing_is_a_fault_so_the_only_option_is_what_is_shown() -> None:
    assert [option.name for option in describe(GAME.options)] == ["places"]


def test_a_seed_lays_nine_tiles_of_each_number_and_turns_none() -> None:
    table = PlayedGame("solitaire", {"seed": 8}, seats=1)
    assert set(table.setup) == {"tiles"}
    assert Counter(table.setup["tiles"]) == dict.fromkeys("123456789", 9)
    assert (table.view.board, table.view.hands) == ("?" * 81, ((),))
    assert table.view.tiles == table.setup["tiles"]
    assert PlayedGame("solitaire", table.setup, seats=1).state == table.state
    assert PlayedGame("solitaire", {"seed": 9}, seats=1).setup != table.setup


@pytest.mark.parametrize("seats", [0, 2])
def test_one_plays(seats: int) -> None:
    bad("bad-seat-count", "solitaire", {"seed": 1}, seats=seats)


@pytest.mark.parametrize(
    ("setup", "code", "facts"),
    [
        ({"tiles": TILES, "revealed": "e5"}, "unknown-setup-field", {"name": "revealed"}),
        ({"tiles": TILES, "hands": [[1], [2]]}, "bad-hand-count", {"count": 2, "seats": 1}),
        ({"tiles": TILES, "hands": [[1, 4, 1, 1]]}, "too-many-equal", {"symbol": 1, "most": 2}),
        ({"tiles": "." * 81, "face_up": ["c3"]}, "no-tile-there", {"cell": "c3"}),
    ],
)
def test_setups_of_another_form_are_refused(setup: dict[str, Any], code: str, facts: dict[str, Any]) -> None:
    assert bad(code, "solitaire", setup, seats=1).facts.items() >= facts.items()


DRAWING = """
    1 . . │ . E . │ . . A
    . . 3 │ . . . │ . . .
"""


def test_only_the_review_sees_what_lies_face_down() -> None:
    table = Sitting("solitaire", DRAWING, [[2, 1]])
    viewers: list[Any] = [1, "tv", "spectator"]
    for viewer in viewers:
        seen = table.game.view(table.state, viewer)
        assert (seen.board, seen.tiles, seen.hands) == (as_seen(DRAWING), None, ((1, 2),))
    assert table.view.tiles == "....5...1" + "." * 72


@pytest.mark.no_cover
@pytest.mark.parametrize("viewer", [1, "tv", "spectator", "review"])
def test_random_games_end_and_can_be_imagined_by_every_viewer(viewer: Any) -> None:
    for seed, reason in ((1, "failed"), (2, "failed"), (92, "finished")):
        chance = Chance(seed)
        table = PlayedGame("solitaire", {"seed": seed}, seats=1)
        while table.reason is None:
            hand = table.view.hands[0]
            assert max(Counter(hand).values(), default=0) <= (3 if table.view.due else 2)
            seen = table.game.view(table.state, viewer)
            other = table.game.imagine(seen, Chance(seed))
            assert msgspec.json.encode(table.game.view(other, viewer)) == msgspec.json.encode(seen)
            hidden = [other.tiles[cell] for cell in NINE.cells_in(other.face_down)]
            everything = Counter([*other.grid.symbols, *other.hands[0], *hidden])
            assert all(everything[symbol] == 9 for symbol in NINE.symbols)
            legal = list(table.game.legal(table.state, Seat(1)))
            inserts = [move for move in legal if move.verb == "write"]
            table.play(f"1 {table.game.write_move(chance.choice(inserts or legal))}")
        assert table.reason == reason
        assert table.winners == ([1] if reason == "finished" else [])
        left = Counter(table.view.hands[0])
        points = sum({0: 3, 1: 1, 2: 0}[left[number]] for number in range(1, 10) if reason == "finished")
        assert table.scores == [points]


def test_the_kernel_is_told_of_the_hand_and_the_tile_that_is_due() -> None:
    state, _ = GAME.setup({}, 1, {"seed": 1})
    assert isinstance(BOT.brain, KernelBrain)
    assert BOT.brain.fields(GAME.view(state, Seat(1))) == {"hands": [[]], "due": 0}
