"""Challenge: options, setup, what is seen, flips, hands, drops, the sand-glass: docs/rules/challenge.md."""

from collections import Counter
from typing import Any

import msgspec
import pytest

from fullhouse.core.chance import Chance
from fullhouse.core.clock import Deadline
from fullhouse.core.events import TimedOut
from fullhouse.core.ids import Seat, Seconds, Symbol
from fullhouse.core.options import describe
from fullhouse.games.challenge.bot import BOT
from fullhouse.games.challenge.data import Dropped, Fined, Warned
from fullhouse.games.challenge.rules import GAME
from fullhouse.games.kit.bot import KernelBrain
from fullhouse.games.kit.flipping import Flipped
from fullhouse.match.perspectives import legal_moves
from fullhouse.sudoku.board import NINE
from tests.drawn import SIX_FIVES, Sitting, as_seen, explicit, only
from tests.played_game import PlayedGame, bad

TILES = "123456789" * 9


def test_options_and_their_defaults() -> None:
    defaults = {option.name: option.default for option in describe(GAME.options)}
    assert defaults == {"referee": "table", "silence": 10, "sand_glass": 30, "proof": "found"}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_seed_lays_nine_tiles_of_each_number_and_reveals_one_of_the_centre(seats: int) -> None:
    centre = {"d4", "e4", "f4", "d5", "e5", "f5", "d6", "e6", "f6"}
    revealed = set()
    for seed in range(60):
        table = PlayedGame("challenge", {"seed": seed}, seats=seats)
        assert Counter(table.setup["tiles"]) == dict.fromkeys("123456789", 9)
        assert set(table.setup) == {"tiles", "revealed"}
        revealed.add(table.setup["revealed"])
        cell = NINE.cell(table.setup["revealed"])
        assert table.view.board == "?" * cell + table.setup["tiles"][cell] + "?" * (80 - cell)
        assert (table.view.hands, table.scores) == (((),) * seats, [0] * seats)
        assert PlayedGame("challenge", table.setup, seats=seats).state == table.state
    assert revealed == centre


@pytest.mark.parametrize("seats", [1, 5])
def test_two_to_four_can_play(seats: int) -> None:
    bad("bad-seat-count", "challenge", {"seed": 1}, seats=seats)


def test_any_position_can_be_written_down() -> None:
    drawing = """
        1 . . │ . E . │ . . A
        5 5 . │ . . . │ . . .
    """
    setup = explicit(drawing)
    assert setup["tiles"] == "1...5...155" + "." * 70
    assert setup["face_up"] == ["a1", "a2", "b2"]
    table = PlayedGame("challenge", {**setup, "revealed": "I1", "hands": [[9, 2, 7], []]})
    assert table.view.board == as_seen(drawing.replace("A", "1"))
    assert table.view.hands == ((2, 7, 9), ())
    assert PlayedGame("challenge", setup).view.hands == ((), ())


@pytest.mark.parametrize(
    ("setup", "code", "facts"),
    [
        ({"revealed": "e5"}, "missing-setup-field", {"name": "tiles"}),
        ({"tiles": TILES, "stack": []}, "unknown-setup-field", {"name": "stack"}),
        ({"tiles": [1]}, "not-a-text", {"field": "tiles"}),
        ({"tiles": "123"}, "bad-grid-length", {"length": 3, "expected": 81}),
        ({"tiles": "x" + TILES[1:]}, "bad-grid-character", {"character": "x", "cell": "a1"}),
        ({"tiles": "." + TILES[1:], "revealed": "a1"}, "no-tile-there", {"field": "revealed", "cell": "a1"}),
        ({"tiles": TILES, "revealed": "z1"}, "unknown-cell", {"cell": "z1"}),
        ({"tiles": TILES, "revealed": 5}, "bad-cell", {"field": "revealed"}),
        (
            {"tiles": "." + TILES[1:], "face_up": ["b1", "a1"]},
            "no-tile-there",
            {"field": "face_up", "cell": "a1"},
        ),
        ({"tiles": TILES, "face_up": "a1"}, "not-a-list", {"field": "face_up"}),
        ({"tiles": TILES, "hands": 5}, "not-a-list", {"field": "hands"}),
        ({"tiles": TILES, "hands": [[1]]}, "bad-hand-count", {"count": 1, "seats": 2}),
        ({"tiles": TILES, "hands": [[1], 2]}, "not-a-list", {"field": "hands"}),
        ({"tiles": TILES, "hands": [[1], [0]]}, "bad-symbol", {"field": "hands", "value": 0}),
    ],
)
def test_setups_of_another_form_are_refused(setup: dict[str, Any], code: str, facts: dict[str, Any]) -> None:
    assert bad(code, "challenge", setup).facts.items() >= facts.items()


# What people see

COVERED = """
    1 . . │ . E . │ . . A
    . . 3 │ . . . │ . . .
"""


def test_everybody_sees_the_same_and_only_the_review_what_lies_face_down() -> None:
    table = Sitting("challenge", COVERED, [[2, 4], [9]])
    table.does(1, "e1=2!cell")
    viewers: list[Any] = [1, 2, "tv", "spectator"]
    views = [table.game.view(table.state, viewer) for viewer in viewers]
    assert len({msgspec.json.encode(view) for view in views}) == 1
    assert views[0].board == as_seen(COVERED.replace("E", "2"))
    assert views[0].tiles is None
    assert views[0].hands == ((4,), (9,))
    assert table.view.tiles == "....5...1" + "." * 72


def test_a_view_does_not_tell_whether_the_last_insert_is_a_fault() -> None:
    """Only what was done is told; the covered 5 is not."""
    table = Sitting("challenge", COVERED, [[2, 4], [9]])
    table.does(1, "e1=2!cell")
    last = table.game.view(table.state, Seat(2)).last
    assert msgspec.to_builtins(last) == {
        "seat": 1,
        "cell": "e1",
        "points": 19,
        "declared": True,
        "ground": "cell",
        "covered": True,
    }


def test_a_covered_tile_is_forgotten_once_the_window_is_closed() -> None:
    table = Sitting("challenge", COVERED, [[2, 4], [9]])
    table.does(1, "e1=2!cell")
    table.does(2, "b1=9")
    assert table.view.tiles == "........1" + "." * 72


@pytest.mark.parametrize("move", ["e1=2!cell", "b1=2", "b1=3", "b1=2!", "flip e1", "timeout"])
@pytest.mark.parametrize("viewer", [1, 2, "tv", "spectator", "review"])
def test_an_imagined_position_looks_and_is_judged_the_same(move: str, viewer: Any) -> None:
    table = Sitting("challenge", COVERED, [[2, 3, 4], [9]])
    table.does(1, move)
    seen = table.game.view(table.state, viewer)
    other = table.game.imagine(seen, Chance(3))
    assert msgspec.json.encode(table.game.view(other, viewer)) == msgspec.json.encode(seen)
    assert other.last == table.state.last
    assert (other.hands, other.warned, other.grid) == (
        table.state.hands,
        table.state.warned,
        table.state.grid,
    )
    if viewer == "review":
        for cell in NINE.cells_in(other.face_down):
            assert other.tiles[cell] == table.state.tiles[cell]


def test_an_imagined_covered_tile_can_come_back_and_be_flipped() -> None:
    table = Sitting("challenge", COVERED, [[2], []])
    table.does(1, "e1=2!cell")
    table.state = table.game.imagine(table.game.view(table.state, Seat(2)), Chance(3))
    assert table.does(2, "object")[0].upheld
    assert table.board == as_seen(COVERED)
    assert table.does(2, "flip e1")[0].symbol in NINE.symbols


def test_imagined_tiles_are_those_that_nobody_has_seen() -> None:
    table = PlayedGame("challenge", {"seed": 4}, referee="umpire")
    for cell in ("a1", "b1", "c1", "a2", "b2", "c2", "a3"):
        table.play(f"{table.to_move} flip {cell}")
    held = table.view.hands
    seat = next(seat for seat in (1, 2) if held[seat - 1])
    if table.to_move != seat:
        table.play(f"{table.to_move} flip i9")
    table.play(f"{seat} e9={held[seat - 1][0]}!cell")
    assert len(table.view.gone) == 1
    dealt = []
    for chance in (1, 2):
        other = GAME.imagine(GAME.view(table.state, GAME.to_act(table.state)[0]), Chance(chance))
        hidden = [other.tiles[cell] for cell in NINE.cells_in(other.face_down)]
        seen = [*other.grid.symbols, *b"".join(other.hands), *other.gone, *hidden]
        assert Counter(symbol for symbol in seen if symbol) == dict.fromkeys(range(1, 10), 9)
        dealt.append(hidden)
    assert dealt[0] != dealt[1]


def test_tiles_beyond_a_full_set_are_imagined_at_random() -> None:
    table = PlayedGame("challenge", {"tiles": "5" * 81, "revealed": "e5", "hands": [[5] * 200, []]})
    other = GAME.imagine(GAME.view(table.state, "tv"), Chance(1))
    assert other.face_down.bit_count() == 80
    assert all(other.tiles[cell] in NINE.symbols for cell in NINE.cells_in(other.face_down))


REFEREES = ("table", "umpire", "guard")

FLIPS = """
    1 . . │ . E . │ . . A
    . . 3 │ . . . │ . . .
    . . . │ . . . │ . . .
    ──────┼───────┼──────
    . . . │ . 7 . │ . . .
    . . . │ . . . │ . . .
    . . . │ . . . │ . . .
    ──────┼───────┼──────
    . . . │ . . . │ . . .
    . . . │ . . . │ . . .
    . . . │ . . . │ . . I
"""


def flipping(drawing: str = FLIPS, hands: list[list[int]] | None = None, **options: Any) -> Sitting:
    return Sitting("challenge", drawing, hands or [[], []], **options)


@pytest.mark.parametrize("referee", REFEREES)
def test_a_flipped_tile_that_fits_scores_for_every_other_face_up_tile_it_sees(referee: str) -> None:
    table = flipping(referee=referee)
    flipped = only(table.does(1, "flip e1"))
    assert flipped == Flipped(
        seat=Seat(1), cell="e1", symbol=Symbol(5), fits=True, points=2, counted=("a1", "e4")
    )
    assert table.scores == [2, 0]
    assert table.board == as_seen(FLIPS.replace("E", "5"))
    assert table.to_move == 2


def test_a_tile_in_two_houses_of_the_flipped_one_is_counted_once() -> None:
    table = flipping("""
        5 1 . │ . . .  │ . . I
        2 C . │ . . .  │ . . .
        . 4 6 │ . 7 .  │ . . .
    """)
    flipped = only(table.does(1, "flip b2"))
    assert flipped.counted == ("a1", "b1", "a2", "b3", "c3")
    assert flipped.points == 5


@pytest.mark.parametrize("referee", REFEREES)
def test_a_flipped_tile_that_does_not_fit_goes_to_the_hand_without_points(referee: str) -> None:
    table = flipping(hands=[[2, 7], []], referee=referee)
    flipped = only(table.does(1, "flip i1"))
    assert flipped == Flipped(seat=Seat(1), cell="i1", symbol=Symbol(1), fits=False, because=("a1",))
    assert table.scores == [0, 0]
    assert table.board == as_seen(FLIPS.replace("A", "."))
    assert table.hands == [[1, 2, 7], []]
    assert table.to_move == 2


def test_face_down_tiles_never_bar_a_tile() -> None:
    table = flipping("E E . │ . . . │ . . I")
    assert only(table.does(1, "flip a1")).fits
    assert not only(table.does(2, "flip b1")).fits


@pytest.mark.parametrize("referee", REFEREES)
def test_only_a_face_down_tile_can_be_flipped(referee: str) -> None:
    table = flipping(referee=referee)
    for cell in ("a1", "b1"):
        code, facts = table.refused(1, f"flip {cell}")
        assert (code, facts["cell"]) == ("not-face-down", cell)
        assert facts["allowed"] == ["flip CELL"]


def test_seats_take_turns_clockwise() -> None:
    table = flipping("A B C │ D . . │ . . .", [[], [], []])
    for seat, cell in ((1, "a1"), (2, "b1"), (3, "c1"), (1, "d1")):
        assert table.game.to_act(table.state) == (seat,)
        other = seat % 3 + 1
        code, facts = table.refused(other, f"flip {cell}")
        assert (code, facts["turn"], facts["allowed"]) == ("not-your-turn", seat, [])
        assert table.refused(0, f"flip {cell}")[0] == "not-your-turn"
        table.does(seat, f"flip {cell}")


# Impossible tiles

FULL_OF_FIVES = f"""{SIX_FIVES}    . . 5 │ . . . │ . . .
    . . . │ . . 5 │ . . .
    . . . │ . . . │ . . A
"""


@pytest.mark.parametrize("referee", REFEREES)
def test_a_tile_that_fits_no_open_cell_can_be_dropped_before_the_action(referee: str) -> None:
    """All nine 5s are face-up: no other fits anywhere, and they no longer count against the insert."""
    table = flipping(FULL_OF_FIVES.replace("A", "5"), [[1, 5, 5], [1]], referee=referee)
    assert [move for move in table.legal(1) if move.startswith("drop")] == ["drop 5"]
    assert only(table.does(1, "drop 5")) == Dropped(seat=Seat(1), symbol=Symbol(5))
    assert table.hands == [[1, 5], [1]]
    assert table.to_move == 1
    table.does(1, "drop 5")
    assert only(table.does(1, "b1=1")).points == 10
    assert table.view.gone == (5, 5)


@pytest.mark.parametrize("referee", REFEREES)
def test_a_tile_that_fits_a_face_down_cell_still_fits(referee: str) -> None:
    table = flipping(FULL_OF_FIVES, [[1, 5], []], referee=referee)
    code, facts = table.refused(1, "drop 5")
    if referee == "table":
        """docs/rules/challenge.md, Impossible tiles: noticing it is the player's task."""
        assert (code, facts["symbol"], "cell" in facts) == ("fits-somewhere", 5, False)
    else:
        assert (code, facts["symbol"], facts["cell"]) == ("still-fits", 5, "i9")
    assert table.refused(1, "drop 1")[0] == code


@pytest.mark.parametrize("referee", REFEREES)
def test_what_is_sent_says_which_tile_is_impossible_only_where_a_referee_may(referee: str) -> None:
    """docs/rules/challenge.md, Impossible tiles: with `table` the tool is at hand and gives nothing away."""
    sent = {}
    for last in ("5", "."):
        table = flipping(FULL_OF_FIVES.replace("A", last), [[1, 5, 5], [1]], referee=referee)
        forms = [one.form for one in legal_moves(table.game, table.state, Seat(1))]
        _, facts = table.refused(1, "drop 1")
        sent[last] = [form for form in forms if form.startswith("drop")], facts["allowed"]
    if referee == "table":
        assert sent["5"] == sent["."]
        assert sent["5"][0] == ["drop 1", "drop 5"]
    else:
        assert (sent["5"][0], sent["."][0]) == (["drop 5"], [])


def test_only_tiles_in_hand_can_be_dropped_and_only_on_the_own_turn() -> None:
    table = flipping(FULL_OF_FIVES.replace("A", "5"), [[1], [5]])
    code, facts = table.refused(1, "drop 5")
    assert (code, facts["symbol"], facts["hand"]) == ("not-in-hand", 5, [1])
    assert table.refused(2, "drop 5")[0] == "not-your-turn"


# Thinking too long


def test_the_glass_runs_for_30_seconds_unless_the_option_says_otherwise() -> None:
    for options, deadline in (
        ({}, Deadline(Seat(1), Seconds(30))),
        ({"sand_glass": 60}, Deadline(Seat(1), Seconds(60))),
        ({"sand_glass": "off"}, None),
    ):
        table = flipping(**options)
        assert table.game.deadline(table.state) == deadline


def test_the_first_timeout_of_a_player_is_a_warning_and_the_turn_stays() -> None:
    table = flipping()
    assert table.does(1, "timeout") == (TimedOut(seat=Seat(1)), Warned(seat=Seat(1)))
    assert table.scores == [0, 0]
    assert table.to_move == 1
    assert table.game.deadline(table.state) == Deadline(Seat(1), Seconds(30))
    assert table.view.warned == (1,)


def test_every_later_timeout_costs_the_turn_and_10_points() -> None:
    table = flipping()
    table.does(1, "timeout")
    assert table.does(1, "timeout") == (TimedOut(seat=Seat(1)), Fined(seat=Seat(1), points=10))
    assert table.scores == [-10, 0]
    assert table.to_move == 2
    table.does(2, "timeout")
    assert table.to_move == 2
    table.does(2, "flip e1")
    table.does(1, "timeout")
    assert table.scores == [-20, 2]
    assert table.view.warned == (1, 2)


def test_time_runs_out_only_for_the_seat_to_move_and_even_without_a_glass() -> None:
    table = flipping(sand_glass="off")
    assert table.refused(2, "timeout")[0] == "not-your-turn"
    assert table.refused(0, "timeout")[0] == "not-your-turn"
    table.does(1, "timeout")
    assert table.view.warned == (1,)


def test_the_kernel_is_told_of_hands_and_of_tiles_that_left_the_game() -> None:
    state, _ = GAME.setup({}, 3, {"seed": 1})
    view = GAME.view(state, Seat(1))
    assert isinstance(BOT.brain, KernelBrain)
    assert BOT.brain.fields(view) == {"hands": [[], [], []], "gone": []}
    assert BOT.brain.can_weigh(view, has_net=True)
    assert not BOT.brain.can_weigh(view, has_net=False)
