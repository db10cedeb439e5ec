"""Golden Tiles, rule by rule: setup, turns, score, faults, bots. The page `docs/rules/tiles.md`."""

from random import Random

import pytest

from fullhouse.core.events import Called, Objected
from fullhouse.core.ids import Seat
from fullhouse.core.moves import Move
from fullhouse.games import game, game_bot
from fullhouse.games.kit.bot import KernelBrain
from fullhouse.games.kit.laying import joined, joins
from fullhouse.games.kit.laying_data import Discarded, Drew, Laid, Scoring
from fullhouse.games.tiles.tests.boards import tiles
from fullhouse.sudoku.board import NINE, SIX, Board, mask_of
from tests.boards import SOLVED
from tests.played_game import PlayedGame, bad, cells

EMPTY_CORNER = cells("""
    . 1 2 │ . . . │ . . .
    . . . │ . . . │ . . .
    3 . . │ . . . │ . . .
    ──────┼───────┼──────
    4 . . │ . . . │ . . .
    . . . │ . . . │ . . .
    . . . │ . . . │ . . .
    ──────┼───────┼──────
    . . . │ . . . │ . . .
    5 . . │ . . . │ . . .
    . . . │ . . . │ . . .
""")

# Material and setup


@pytest.mark.parametrize(("layout", "houses"), [("blocks", NINE.houses), ("lines", NINE.rows + NINE.columns)])
@pytest.mark.parametrize("seed", range(20))
def test_golden_tiles_are_one_of_each_number_and_one_in_each_house(
    layout: str, houses: tuple[int, ...], seed: int
) -> None:
    """docs/rules/tiles.md, Material and setup."""
    setup = PlayedGame("tiles", {"seed": seed}, golden=layout).setup
    golden = setup["golden"]
    spread = mask_of(NINE.cell(name) for name in golden)
    assert sorted(golden.values()) == list(range(1, 10))
    assert all((house & spread).bit_count() == 1 for house in houses)
    assert sorted(setup["stack"] + list(golden.values())) == sorted(list(range(1, 10)) * 9)


def test_golden_lines_ignore_blocks() -> None:
    """docs/rules/tiles.md: `lines`, the default, is rows and columns only, so that some block has two golden
    tiles for some seed.
    """
    seen = set()
    for seed in range(20):
        setup = PlayedGame("tiles", {"seed": seed}).setup
        assert setup == PlayedGame("tiles", {"seed": seed}, golden="lines").setup
        golden = setup["golden"]
        spread = mask_of(NINE.cell(name) for name in golden)
        seen.add(max((block & spread).bit_count() for block in NINE.blocks))
    assert max(seen) > 1


def test_everybody_draws_one_tile_in_turn_order_and_keeps_it_secret() -> None:
    """docs/rules/tiles.md: seat 1 draws the first of the stack, seat 2 the second, then in turn order."""
    table = tiles([7, 8, 9, 1, 2], seats=3)
    assert table.view.hands == ((7,), (8,), (9,))
    assert table.game.view(table.state, Seat(2)).hands == (None, (8,), None)
    assert table.game.view(table.state, "tv").hands == (None, None, None)
    beside = table.game.view_beside(table.game.view(table.state, Seat(2)), table.state, "tv")
    assert beside == table.game.view(table.state, "tv")
    assert table.game.points(table.state, Seat(1), Move("stuck"), 1) is None
    table.play("1 lay a1")
    assert table.view.hands == ((1,), (8,), (9,))
    drew = table.event(Drew)
    assert (drew.seat, drew.symbol, drew.left) == (1, 1, 1)
    assert table.game.seen_by(drew, Seat(1)) == drew
    for viewer in (Seat(2), Seat(3), "tv", "spectator"):
        assert table.game.seen_by(drew, viewer) == Drew(seat=Seat(1), symbol=None, left=1)


def test_golden_tiles_lie_on_the_board_and_are_known_as_golden() -> None:
    table = tiles([1, 2], {"a1": 5, "e5": 6})
    assert table.view.board == "5" + "." * 39 + "6" + "." * 40
    assert table.view.golden == ("a1", "e5")


def test_impossible_setups_are_refused() -> None:
    """docs/rules/tiles.md, Explicit setup: golden cells that fit each other, no more tiles than the box
    has.
    """
    assert bad("golden-clash", "tiles", {"golden": {"a1": 5, "a9": 5}, "stack": []}).facts["cell"] == "a9"
    bad("golden-clash", "tiles", {"golden": {"a1": 5, "A1": 6}, "stack": []})
    bad("bad-symbol", "tiles", {"golden": {"a1": 10}, "stack": []})
    bad("bad-symbol", "tiles", {"stack": [True]})
    bad("not-a-list", "tiles", {"stack": "123"})
    bad("not-an-object", "tiles", {"golden": [], "stack": []})
    bad("unknown-cell", "tiles", {"golden": {"j1": 1}, "stack": []})
    assert bad("stack-too-high", "tiles", {"golden": {"a1": 1}, "stack": [1] * 81}).facts["most"] == 80


ALMOST_FULL = cells(SOLVED.replace("5 3 4", ". . 4"))
"""The 5 fits a1 only, the 3 only b1."""


def test_an_end_can_be_replayed_with_more_tiles_than_there_is_room_for() -> None:
    """docs/rules/tiles.md, Explicit setup: a shorter stack is accepted with any golden cells that fit each
    other.
    """
    table = tiles([5, 3, 5, 9], ALMOST_FULL).play("1 stuck", "2 show b1", "2 show a1", "2 lay b1")
    assert (table.view.hands, table.to_move) == (((5,), (9,)), 1)
    table.play("1 lay a1")
    assert (table.scores, table.reason, table.to_move) == ([20, 19], None, 2)
    table.play("2 stuck", "1 accept")
    assert table.reason == "stuck"


def test_without_any_tile_the_game_is_over_before_it_begins() -> None:
    assert tiles([]).reason == "tiles_used_up"


def test_a_seat_without_a_tile_is_skipped() -> None:
    """docs/rules/tiles.md: seats without a tile are skipped (here seat 3); a shorter stack is accepted."""
    table = tiles([4, 5], seats=3).play("1 lay a1", "2 lay b1")
    assert table.reason is None  # the last tile can still be objected to
    assert table.play("0 silence").reason == "tiles_used_up"


# A turn and its score


@pytest.mark.parametrize(
    ("scoring", "points"),
    [
        ("full", 5),  # b1 c1 a3 in the block, a4 a8 in the column outside it
        ("simple", 5),  # b1 c1 in the row, a3 a4 a8 in the column
        ("block", 3),  # b1 c1 a3
        ("value", 1 + 2 + 3 + 4 + 5),
    ],
)
def test_scorings(scoring: str, points: int) -> None:
    """docs/rules/tiles.md, Score: the placed tile itself never counts."""
    table = tiles([9, 9, 9], EMPTY_CORNER, scoring=scoring)
    assert table.points("lay CELL")["a1"] == points
    assert table.play("1 lay a1").scores == [points, 0]


def test_simple_scoring_ignores_the_block_and_full_scoring_counts_each_tile_once() -> None:
    """docs/rules/tiles.md: in `full` row and column count outside the block only."""
    golden = cells("""
        . . . │ . 6 . │ . . .
        . 1 . │ . . . │ . . .
        . . . │ . . . │ . . .
        ──────┼───────┼──────
        . . . │ . . . │ . . .
        . . . │ . . . │ . . .
        7 . . │ . . . │ . . .
        ──────┼───────┼──────
        . . . │ . . . │ . . .
        . . . │ . . . │ . . .
        . . . │ . . . │ . . .
    """)
    assert tiles([9, 9], golden, scoring="full").play("1 lay a1").scores == [3, 0]
    assert tiles([9, 9], golden, scoring="simple").play("1 lay a1").scores == [2, 0]


def test_printed_example_of_a_seven_that_scores_six() -> None:
    """docs/rules/tiles.md: three tiles in its block, two more in its row, one more in its column: 6
    points.
    """
    golden = cells("""
        1 . . │ . . . │ . . .
        . . . │ 2 . . │ 3 . .
        . 4 5 │ . . . │ . . .
        ──────┼───────┼──────
        . . . │ . . . │ . . .
        . 6 . │ . . . │ . . .
        . . . │ . . . │ . . .
        ──────┼───────┼──────
        . . . │ . . . │ . . .
        . . . │ . . . │ . . .
        . . . │ . . . │ . . .
    """)
    table = tiles([7, 8], golden).play("1 lay b2")
    assert table.scores == [6, 0]
    assert table.event(Laid).counted == ("a1", "d2", "g2", "b3", "c3", "b5")


def test_only_the_seat_to_move_lays_and_only_on_an_empty_cell() -> None:
    table = tiles([1, 2, 3], {"a1": 9})
    assert table.refuses("2 lay b1").facts["turn"] == 1
    assert table.refuses("1 lay a1").code == "cell-not-empty"
    assert table.refuses("0 lay b1").code == "not-your-turn"
    assert table.refuses("1 lay a1").facts["allowed"] == ["lay CELL", "stuck"]


def test_track_has_forty_fields_and_a_token_for_each_lap() -> None:
    """docs/rules/tiles.md, Track: reaching or passing 0 brings a token worth 40."""
    around = {"b1": 8, "c1": 7, "d1": 6, "e1": 5, "f1": 4}
    table = tiles([9, 1, 3, 1], around, scoring="value", seats=1)
    assert table.play("1 lay a1").scores == [30]
    assert table.view.tokens == (0,)
    table.play("1 lay a2")  # 9 + 8 + 7 in its block
    assert table.scores == [54]
    assert table.view.tokens == (1,)


def test_more_tokens_than_the_box_has() -> None:
    """docs/rules/tiles.md, Track: the box has 16 tokens, but there is no cap. Pawns start on 0."""
    names = [column + row for row in "123456789" for column in "abcdefghi"]
    solved = "534678912672195348198342567859761423426853791713924856961537284287419635345286179"
    golden = {name: int(digit) for name, digit in zip(names[:9], solved[:9], strict=True)}
    table = tiles([int(digit) for digit in solved[9:]], golden, scoring="value", seats=1)
    assert (table.scores, table.view.tokens) == ([0], (0,))
    table.play(*(f"1 lay {name}" for name in names[9:]))
    assert table.view.tokens == (table.scores[0] // 40,)
    assert table.view.tokens[0] > 16


# Faults


FAULT = {"a1": 5}


def test_a_fault_that_nobody_notices_stays_with_its_points() -> None:
    """docs/rules/tiles.md, Faults: unnoticed, tile and points stay; the window is open until the next player
    lays.
    """
    table = tiles([5, 7, 1, 1], FAULT).play("1 lay b1", "2 lay i9")
    assert table.scores == [1, 0]
    assert table.refuses("1 object b1").code == "window-closed"
    assert table.refuses("2 object").code == "own-move"


def test_an_objection_that_is_right_takes_tile_and_points_away() -> None:
    """docs/rules/tiles.md, Penalty: the tile leaves the game, no points, the next tile is drawn, next
    player's turn.
    """
    table = tiles([5, 7, 2, 1], FAULT).play("1 lay b1", "2 object")
    assert table.scores == [0, 0]
    assert table.view.board == "5" + "." * 80
    assert table.view.hands == ((2,), (7,))
    assert table.view.gone == (5,)
    assert table.to_move == 2
    verdict = table.event(Objected)
    assert (verdict.upheld, verdict.against, verdict.because) == (True, 1, ("a1",))
    assert table.event(Discarded).points == 1
    assert table.refuses("2 object").code == "nothing-to-object"


def test_an_objection_that_is_wrong_costs_nothing() -> None:
    """docs/rules/README.md, Referee: answered "no fault", and the move stands."""
    table = tiles([5, 7, 2, 1], FAULT).play("1 lay e5", "2 object e5")
    assert not table.event(Objected).upheld
    assert table.view.board[40] == "5"
    assert table.to_move == 2
    table.play("2 object", "2 lay a2")
    assert table.scores == [0, 1]


def test_a_third_player_may_object_too_but_never_the_layer() -> None:
    table = tiles([5, 7, 2, 1], FAULT, seats=3).play("1 lay b1")
    assert table.game.to_act(table.state) == (2, 3)
    assert table.refuses("1 object").code == "own-move"
    assert table.refuses("0 object").code == "own-move"
    assert table.play("3 object").view.gone == (5,)
    assert table.to_move == 2


def test_a_claim_closes_the_window() -> None:
    """docs/rules/tiles.md: until the next player lays a tile (or claims)."""
    table = tiles([5, 7, 2, 1], FAULT).play("1 lay b1", "2 stuck")
    assert table.refuses("2 object").code == "nothing-to-object"


def test_umpire_calls_a_fault_at_once() -> None:
    """docs/rules/README.md: as if an opponent had objected rightly."""
    table = tiles([5, 7, 2, 1], FAULT, referee="umpire").play("1 lay b1")
    assert table.scores == [0, 0]
    assert table.view.gone == (5,)
    assert table.view.hands == ((2,), (7,))
    assert table.to_move == 2
    assert table.event(Called).because == ("a1",)
    assert table.refuses("2 object").code == "nothing-to-object"


def test_guard_refuses_a_fault_with_the_reason() -> None:
    table = tiles([5, 7, 2, 1], FAULT, referee="guard")
    refused = table.refuses("1 lay b1")
    assert (refused.code, refused.facts["because"]) == ("does-not-fit", ("a1",))
    assert table.play("1 lay d4").to_move == 2


@pytest.mark.parametrize("scoring", ["full", "simple", "block"])
@pytest.mark.parametrize("board", [NINE, SIX])
def test_the_points_of_many_cells_are_those_of_each(board: Board, scoring: Scoring) -> None:
    chance, neighbours, count = Random(7), joined(board, scoring), len(board.cells)
    for _ in range(200):
        filled = chance.getrandbits(count) & chance.getrandbits(count)
        for mask in (board.all & ~filled, board.all & ~filled & chance.getrandbits(count), 0):
            for some in (mask, mask & -mask):
                each = tuple((neighbours[cell] & filled).bit_count() for cell in board.cells_in(some))
                assert joins(board, scoring, filled, some) == each


@pytest.mark.parametrize("name", ["tiles", "animals"])
def test_the_kernel_is_told_what_the_seat_sees(name: str) -> None:
    played, brain = game(name), game_bot(name).brain
    state, setup = played.setup({"scoring": "simple", "stack_end": "stop"}, 2, {"seed": 1})
    assert isinstance(brain, KernelBrain)
    tiles = len(setup["stack"])
    assert brain.fields(played.view(state, Seat(1))) == {
        "scoring": "simple",
        "stops": True,
        "stack": tiles - 2,
        "left": tiles,
        "gone": [],
        "hands": [[setup["stack"][0]], []],
    }


@pytest.mark.parametrize(("seats", "has_net", "can"), [(1, False, True), (2, False, False), (2, True, True)])
def test_alone_moves_are_weighed_without_a_net(seats: int, *, has_net: bool, can: bool) -> None:
    played, brain = game("tiles"), game_bot("tiles").brain
    state, _ = played.setup({}, seats, {"seed": 1})
    assert isinstance(brain, KernelBrain)
    assert brain.can_weigh(played.view(state, Seat(1)), has_net=has_net) is can
