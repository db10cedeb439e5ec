"""Forced positions and their proofs: docs/rules/challenge.md, "Insert".

A slow and obvious check agrees with the rules on random boards, and whole random games are counted again
from what everybody saw.
"""

from random import Random
from typing import Any

import pytest

from fullhouse.core.events import Called, Objected
from fullhouse.core.ids import Cell, Seat, Symbol
from fullhouse.games.challenge.data import Dropped, Fined, Undone
from fullhouse.games.kit import forced
from fullhouse.games.kit.flipping import Flipped, Inserted
from fullhouse.games.kit.forced import Crossed, ForcedProof
from fullhouse.records.narration import tell_event
from fullhouse.sudoku.board import NINE
from fullhouse.sudoku.grid import Grid
from tests.drawn import Sitting, as_seen, cells_of, only
from tests.played_game import PlayedGame

THREES = """
    . 2 8 │ 7 . . │ 1 H 5
    . . . │ 3 . . │ . . .
    . . . │ . . . │ . . 3
"""
"""In row 1 the 3 fits a1 only: d2 bars e1 and f1, i3 bars h1. Column and block leave other cells."""

NEARLY_ALONE = """
    . . . │ . 1 . │ . . .
    . . . │ . . . │ . . .
    . . . │ . 2 . │ . . .
    ──────┼───────┼──────
    . . . │ 5 . . │ . . .
    3 . . │ . I . │ . . 4
    . . . │ . . 6 │ . . .
    ──────┼───────┼──────
    . . . │ . 7 . │ . . .
    . . . │ . . . │ . . .
    . . . │ . 8 . │ . . .
"""
"""Every number but 9 is seen from e5; a 9 would fit many other cells of its houses."""


def declaring(drawing: str, hand: list[int], **options: Any) -> Sitting:
    return Sitting("challenge", drawing, [hand, []], **options)


@pytest.mark.parametrize("referee", ["table", "umpire", "guard"])
@pytest.mark.parametrize("move", ["a1=3!row", "a1=3!"])
def test_forced_when_the_number_fits_no_other_open_cell_of_a_house(move: str, referee: str) -> None:
    table = declaring(THREES, [3, 4, 4], referee=referee)
    inserted = only(table.does(1, move))
    assert inserted == Inserted(
        seat=Seat(1),
        cell="a1",
        symbol=Symbol(3),
        points=18,
        held=(4, 4),
        declared=True,
        ground="row" if move.endswith("row") else "",
        proof=ForcedProof(
            "row",
            (
                Crossed("e1", Symbol(3), ("d2",)),
                Crossed("f1", Symbol(3), ("d2",)),
                Crossed("h1", Symbol(3), ("i3",)),
            ),
        ),
    )
    assert table.scores == [18, 0]


def test_it_does_not_matter_what_else_the_cell_could_take() -> None:
    grid = Grid.parse(cells_of(THREES.replace("H", ".")))
    assert len(grid.candidates(NINE.cell("a1"))) > 1
    assert forced.prove(grid, grid.open, NINE.cell("a1"), Symbol(3)) is not None


@pytest.mark.parametrize("ground", ["row", "column", "block"])
def test_each_kind_of_house_is_a_ground(ground: str) -> None:
    """One house full but for e5 and another cell, where a tile of the other houses bars the 9."""
    drawings = {
        "row": """
            . . . │ . . . │ . . .
            . . . │ . . . │ . . 9
            . . . │ . . . │ . . .
            ──────┼───────┼──────
            . . . │ . . . │ . . .
            1 2 3 │ 4 . 6 │ 7 8 .
        """,
        "column": """
            . . . │ . 1 . │ . . .
            . . . │ . 2 . │ . . .
            . . . │ . 3 . │ . . .
            ──────┼───────┼──────
            . . . │ . 4 . │ . . .
            . . . │ . . . │ . . .
            . . . │ . 6 . │ . . .
            ──────┼───────┼──────
            . . . │ . 7 . │ . . .
            . . . │ . 8 . │ . . .
            9 . . │ . . . │ . . .
        """,
        "block": """
            . . . │ . . 9 │ . . .
            . . . │ . . . │ . . .
            . . . │ . . . │ . . .
            ──────┼───────┼──────
            . . . │ 1 2 3 │ . . .
            . . . │ 4 . . │ . . .
            . . . │ 6 7 8 │ . . .
        """,
    }
    blockers = {"row": ("i5", "i2"), "column": ("e9", "a9"), "block": ("f5", "f1")}
    crossed, by = blockers[ground]
    table = declaring(drawings[ground], [9, 9], referee="guard")
    wrong = {"row", "column", "block", "cell"} - {ground}
    for other in sorted(wrong):
        assert table.refused(1, f"e5=9!{other}")[0] == "wrong-ground"
    assert table.does(1, "e5=9!")[0].proof == ForcedProof(ground, (Crossed(crossed, Symbol(9), (by,)),))


@pytest.mark.parametrize("referee", ["table", "umpire"])
def test_a_forced_position_with_a_wrong_ground_is_a_fault_of_the_ground(referee: str) -> None:
    """docs/rules/challenge.md, Faults: the penalty applies; what is said is that the ground does not hold."""
    table = declaring(NEARLY_ALONE, [9], referee=referee)
    events = table.does(1, "e5=9!row")
    if referee == "table":
        events = table.does(2, "object")
    undone = next(event for event in events if isinstance(event, Undone))
    assert (undone.why, undone.ground) == ("wrong-ground", "row")
    told = tell_event(undone, "challenge", ("Ana", "Ben"), "en")
    assert told.startswith("e5 is forced, but not for that reason")


@pytest.mark.parametrize("move", ["e5=9!cell", "e5=9!"])
def test_forced_when_no_other_number_fits_the_cell(move: str) -> None:
    table = declaring(NEARLY_ALONE, [9], referee="guard")
    inserted = table.does(1, move)[0]
    assert (inserted.points, inserted.covered) == (20, True)
    bars = ("e1", "e3", "a5", "i5", "d4", "f6", "e7", "e9")
    assert inserted.proof == ForcedProof(
        "cell", tuple(Crossed("e5", Symbol(number), (by,)) for number, by in enumerate(bars, 1))
    )


def test_the_proof_names_every_tile_that_bars_a_cell() -> None:
    grid = Grid.parse(cells_of("1 2 . │ 4 5 6 │ 7 8 . \n . . . │ . . . │ 9 . . \n . . . │ . . . │ . . 9"))
    proof = forced.prove(grid, grid.open, NINE.cell("c1"), Symbol(9), "row")
    assert proof == ForcedProof("row", (Crossed("i1", Symbol(9), ("g2", "i3")),))


def test_a_face_down_cell_that_would_take_the_number_is_open_too() -> None:
    """Without i3 the 3 would fit h1, which is face-down."""
    table = declaring(THREES.replace(". . 3", ". . ."), [3], referee="guard")
    code, facts = table.refused(1, "a1=3!row")
    assert (code, facts["because"]) == ("not-forced", ("h1",))


def test_nothing_deeper_counts() -> None:
    """The 1 has two places in block 1, both in row 1, so d1 could not be a 1 in the end; but it fits."""
    grid = Grid.parse(
        cells_of("""
            . . 2 │ . . . │ . . .
            3 4 5 │ . . . │ . . .
            6 7 8 │ . . . │ . . .
            ──────┼───────┼──────
            . . . │ . . . │ . . .
            . . . │ . . . │ . . .
            . . . │ . . . │ . 1 .
            ──────┼───────┼──────
            . . . │ . . . │ 1 . .
        """)
    )
    assert forced.against(grid, grid.open, NINE.cell("a1"), Symbol(9), "row")
    assert forced.prove(grid, grid.open, NINE.cell("a1"), Symbol(1)) is None
    assert forced.against(grid, grid.open, NINE.cell("a1"), Symbol(1), "block") == 1 << NINE.cell("b1")


@pytest.mark.parametrize("move", ["h1=4!", "h1=4!cell", "h1=4!row"])
def test_a_covered_tile_leaves_the_game_unseen(move: str) -> None:
    drawing = """
        . 2 8 │ 7 . . │ 1 H 5
        . . . │ . . . │ . 3 9
        . . . │ . . . │ . 6 .
    """
    drawing = drawing.replace(". 2 8 │ 7 . .", "3 2 8 │ 7 6 9")
    table = declaring(drawing, [4], referee="table")
    inserted = only(table.does(1, move))
    assert (inserted.points, inserted.covered, inserted.proof is None) == (20, True, False)
    assert table.board == as_seen(drawing.replace("H", "4"))
    assert table.view.gone == ()
    assert table.hands == [[], []]


def test_a_wrong_declaration_shows_only_what_is_really_crossed_out() -> None:
    """A wrong declaration looks like a right one, but for a cell that is not crossed out."""
    table = declaring(THREES.replace(". . 3", ". . ."), [3])
    inserted = only(table.does(1, "a1=3!"))
    assert [crossed.cell for crossed in inserted.proof.crossed] == ["e1", "f1"]
    assert inserted.proof.ground == "row"
    assert inserted.points == 20


# Naming the ground


def test_a_declaration_without_a_ground_is_refused_where_it_has_to_be_named() -> None:
    """docs/rules/challenge.md: `proof: named`, as in the box; refused before it is made."""
    setup = {"tiles": "." * 81, "hands": [[3], []]}
    for referee in ("table", "umpire", "guard"):
        table = PlayedGame("challenge", setup, referee=referee, proof="named")
        refusal = table.refuses("1 a1=3!")
        assert (refusal.code, refusal.facts["cell"]) == ("name-the-ground", "a1")
        legal = {table.game.write_move(move) for move in table.game.legal(table.state, Seat(1))}
        assert "a1=3!" not in legal
        assert ("a1=3!row" in legal) == (referee != "guard")


def test_the_guard_offers_forced_places_with_every_ground_that_holds() -> None:
    row = {
        "tiles": "12345678." + "." * 72,
        "face_up": [f"{column}1" for column in "abcdefgh"],
        "hands": [[9], []],
    }
    table = PlayedGame("challenge", row, referee="guard", proof="named")
    legal = map(table.game.write_move, table.game.legal(table.state, Seat(1)))
    declared = {text for text in legal if "!" in text}
    assert declared == {"i1=9!row", "i1=9!cell"}
    assert table.game.proved(table.state, table.game.read_move("i1=9!")) == table.game.read_move("i1=9!row")
    assert table.game.proved(table.state, table.game.read_move("i1=9")) == table.game.read_move("i1=9")
    played = PlayedGame("challenge", row, referee="guard")
    assert played.game.proved(played.state, played.game.read_move("i1=9!")) == played.game.read_move("i1=9!")


def see_each_other(one: int, other: int, house: str) -> bool:
    """Whether two cells share a house of a kind, counted without any mask."""
    if house == "row":
        return one // 9 == other // 9
    if house == "column":
        return one % 9 == other % 9
    return (one // 27, one % 9 // 3) == (other // 27, other % 9 // 3)


def slowly_fits(grid: Grid, cell: int, symbol: int) -> bool:
    return not any(
        other != cell and grid.symbols[other] == symbol and see_each_other(cell, other, house)
        for other in range(81)
        for house in ("row", "column", "block")
    )


def slowly_forced(grid: Grid, cell: int, symbol: int, ground: str) -> bool:
    """The rule word by word."""
    if not slowly_fits(grid, cell, symbol):
        return False
    if ground == "cell":
        return not any(slowly_fits(grid, cell, number) for number in range(1, 10) if number != symbol)
    return not any(
        other != cell
        and not grid.symbols[other]
        and see_each_other(cell, other, ground)
        and slowly_fits(grid, other, symbol)
        for other in range(81)
    )


@pytest.mark.no_cover
def test_masks_agree_with_a_naive_check_on_random_boards() -> None:
    random = Random(5)
    proved = 0
    for _ in range(60):
        share = random.random()
        symbols = bytes(random.randint(1, 9) if random.random() < share else 0 for _ in NINE.cells)
        grid = Grid.of(NINE, symbols)
        open_cells = NINE.cells_in(grid.open)
        lone = forced.lone_cells(grid)
        for symbol in map(Symbol, NINE.symbols):
            masks = dict(zip(forced.GROUNDS, forced.forced_cells(grid, grid.open, symbol, lone), strict=True))
            for cell in random.sample(open_cells, min(3, len(open_cells))):
                held = []
                for ground in forced.GROUNDS:
                    holds = slowly_forced(grid, cell, symbol, ground)
                    held.append(holds)
                    proof = forced.prove(grid, grid.open, cell, symbol, ground)
                    assert (proof is not None) == holds == bool(masks[ground] >> cell & 1)
                    assert (forced.against(grid, grid.open, cell, symbol, ground) == 0) == holds
                    if proof is not None:
                        assert_complete(grid, cell, symbol, proof)
                        proved += 1
                assert (forced.prove(grid, grid.open, cell, symbol) is not None) == any(held)
    assert proved > 100


def assert_complete(grid: Grid, cell: Cell, symbol: Symbol, proof: ForcedProof) -> None:
    """Every drawn cross is right, and none is missing: what an independent checker would ask."""
    board = grid.board
    for crossed in proof.crossed:
        where = board.cell(crossed.cell)
        assert crossed.by
        for name in crossed.by:
            assert grid.symbols[board.cell(name)] == crossed.symbol
            assert board.peers[where] >> board.cell(name) & 1
    if proof.ground == "cell":
        assert {crossed.cell for crossed in proof.crossed} <= {board.name(cell)}
        assert {crossed.symbol for crossed in proof.crossed} == set(board.symbols) - {symbol}
        return
    houses = {"row": board.row_of, "column": board.column_of, "block": board.block_of}
    others = houses[proof.ground][cell] & grid.open & ~(1 << cell)
    assert tuple(crossed.cell for crossed in proof.crossed) == board.names(others)
    assert {crossed.symbol for crossed in proof.crossed} <= {symbol}


def name(index: int) -> str:
    return f"{'abcdefghi'[index % 9]}{index // 9 + 1}"


def sees(one: int, other: int) -> bool:
    return one != other and (
        one // 9 == other // 9
        or one % 9 == other % 9
        or (one // 27, one % 9 // 3) == (other // 27, other % 9 // 3)
    )


class Recount:
    """The board, hands and scores, kept by hand from the events alone."""

    def __init__(self, board: str, seats: int) -> None:
        self.board = dict(zip(map(name, range(81)), board, strict=True))
        self.index = {name(index): index for index in range(81)}
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.scores = [0] * seats

    def seen_from(self, cell: str) -> list[str]:
        return [
            other
            for other, char in self.board.items()
            if char.isdigit() and sees(self.index[cell], self.index[other])
        ]

    def note(self, event: object) -> None:
        match event:
            case Flipped():
                tiles = self.seen_from(event.cell)
                equal = [tile for tile in tiles if self.board[tile] == str(event.symbol)]
                assert event.fits == (not equal)
                assert list(event.because) == equal
                if event.fits:
                    assert sorted(event.counted) == sorted(tiles)
                    self.scores[event.seat - 1] += len(tiles)
                    self.board[event.cell] = str(event.symbol)
                else:
                    assert (event.points, event.counted) == (0, ())
                    self.hands[event.seat - 1].append(event.symbol)
                    self.board[event.cell] = "."
            case Inserted():
                hand = self.hands[event.seat - 1]
                hand.remove(event.symbol)
                assert sorted(hand) == list(event.held)
                assert event.covered == (self.board[event.cell] == "?")
                self.scores[event.seat - 1] += (20 if event.declared else 10) - len(hand)
                self.board[event.cell] = str(event.symbol)
            case Undone():
                if event.points or self.board[event.cell].isdigit():
                    self.board[event.cell] = "?" if event.face_down else "."
                    self.scores[event.seat - 1] -= event.points
                else:
                    self.hands[event.seat - 1].remove(event.symbol)
            case Dropped():
                hand = self.hands[event.seat - 1]
                hand.remove(event.symbol)
                for cell, char in self.board.items():
                    if not char.isdigit():
                        assert str(event.symbol) in [self.board[tile] for tile in self.seen_from(cell)]
            case Fined():
                self.scores[event.seat - 1] -= event.points


@pytest.mark.no_cover
@pytest.mark.parametrize("referee", ["table", "umpire", "guard"])
@pytest.mark.parametrize("seats", [2, 4])
def test_board_hands_and_scores_follow_from_the_events(referee: str, seats: int) -> None:
    kinds: set[type] = set()
    for seed in range(12):
        random = Random(seed)
        table = PlayedGame("challenge", {"seed": seed}, seats=seats, referee=referee)
        count = Recount(table.view.board, seats)
        while table.reason is None:
            seat = random.choice(table.game.to_act(table.state))
            legal = table.game.legal(table.state, seat)
            move = table.game.write_move(legal[int(random.random() ** 2 * len(legal))])
            if random.random() < 0.03 and not table.state.asked:
                seat, move = table.state.turn, "timeout"
            table.play(f"{seat} {move}")
            for event in table.events:
                count.note(event)
                kinds.add(type(event))
            assert "".join(count.board.values()) == table.view.board
            assert count.scores == table.scores
            assert [tuple(sorted(hand)) for hand in count.hands] == list(table.view.hands)
    expected = {
        "table": {Objected, Undone, Inserted},
        "umpire": {Called, Undone},
        "guard": {Inserted, Dropped},
    }
    assert {Flipped, Fined} | expected[referee] <= kinds
