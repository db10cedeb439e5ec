"""Strength as one number: what stands at it, between it, and how people who are weaker look at a board."""

from itertools import pairwise
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from benchmarks.bots import steps as table
from fullhouse.bots import bot
from fullhouse.bots.answers import watch
from fullhouse.bots.bot import Situation
from fullhouse.bots.league.table import recorded
from fullhouse.bots.level_bot import StrengthBot
from fullhouse.bots.levels import level_at, level_of, levels, steps, strengths
from fullhouse.bots.perception import looks
from fullhouse.core.chance import Chance
from fullhouse.core.errors import BadInput
from fullhouse.core.events import Objected
from fullhouse.core.ids import Cell, Seat
from fullhouse.games import game, game_bot, game_ids
from fullhouse.sudoku.board import NINE

MEASURED = ("animals", "challenge", "markers", "one-two-three", "tiles")
LAST = NINE.cell("e5")


# The number


@pytest.mark.parametrize("name", MEASURED)
def test_the_five_levels_stand_on_even_steps(name: str) -> None:
    ladder = steps(name)
    apart = [higher - lower for lower, higher in pairwise(ladder)]
    assert max(apart) - min(apart) <= 1
    assert set(strengths(game_bot(name)).values()) <= set(ladder)


@pytest.mark.parametrize("name", game_ids())
def test_nothing_takes_strength_from_the_strongest_level(name: str) -> None:
    master = level_of("master", name)
    assert master == levels()["master"].changed(game_bot(name).levels.get("master"))
    assert level_at(9_000, name) == master


@pytest.mark.parametrize("name", game_ids())
def test_who_is_stronger_never_sees_less(name: str) -> None:
    numbers = [level_at(strength, name) for strength in range(1_000, 2_700, 7)]
    for lower, higher in pairwise(numbers):
        assert higher.houses >= lower.houses
        assert higher.overlooks <= lower.overlooks
        assert higher.misjudges <= lower.misjudges
        assert higher.slips <= lower.slips
        assert higher.thinks >= lower.thinks


def test_a_bot_of_any_strength_plays_and_says_how_strong_it_is() -> None:
    weak, strong = bot("1003", "tiles"), bot("1700", "tiles")
    assert (weak.name, strong.name) == ("1003", "1700")
    won = 0
    for deal in range(10):
        won += recorded("tiles", (strong, weak), deal)[1].winners == (1,)
        won += recorded("tiles", (weak, strong), deal)[1].winners == (2,)
    assert won >= 17


@pytest.mark.parametrize("name", ["0999", "1839", "12000", "15", "-1400", "٢٠٠٠"])
def test_a_strength_that_nobody_has_is_refused_with_those_there_are(name: str) -> None:
    with pytest.raises(BadInput, match=r"unknown-bot: .*beginner casual club expert master 1000-1838"):
        bot(name, "tiles")


def test_between_two_strengths_some_moves_are_the_strongest_players() -> None:
    """In One-Two-Three from 1963 on a share of the moves has all the work in it."""
    half = StrengthBot(2_174)
    thinks = level_at(2_174, "one-two-three").thinks
    assert 0.4 < thinks < 0.6
    chances = (Chance(seed) for seed in range(200))
    clear = [half.numbers_now("one-two-three", chance) == levels()["master"] for chance in chances]
    assert 80 < sum(clear) < 125


# How somebody looks


def test_who_overlooks_a_cell_goes_on_overlooking_it_until_something_near_changes() -> None:
    shown = "5" + "." * 79 + "7"
    half = replace(levels()["club"], houses=27, near=0, overlooks=0.5)
    near_first = NINE.peers[0] & ~1

    def noticed(board: str, seed: int) -> int:
        return next(looks(half, NINE, None, Chance(seed), (board, 1))) & near_first

    before = {noticed(shown, seed) for seed in range(10)}
    assert len(before) == 1
    away = ~NINE.peers[LAST]
    assert noticed(shown[:LAST] + "3" + shown[LAST + 1 :], 1) & away == before.pop() & away
    assert noticed("6" + shown[1:], 1) != noticed(shown, 1)


def test_nobody_overlooks_the_last_empty_cell_of_a_house_they_look_at() -> None:
    blind = replace(levels()["beginner"], houses=3, near=1, overlooks=0.99)
    shown = "." * 36 + "1234.6789" + "." * 36
    seen_by = (shown, 1)
    rows = [next(looks(blind, NINE, NINE.cell("a5"), Chance(seed), seen_by)) for seed in range(20)]
    assert all(seen >> LAST & 1 for seen in rows)


def test_a_fault_far_from_the_last_move_is_missed_more_often() -> None:
    played = game("one-two-three")
    noticed = {"near": 0, "far": 0}
    for seed in range(60):
        state, _ = played.setup({"referee": "table"}, 2, {"seed": seed})
        view: Any = played.view(state, Seat(2))
        given = next(cell for cell in NINE.cells if view.board[cell] != ".")
        far = next(cell for cell in NINE.cells if not NINE.peers[given] >> cell & 1 and cell != given)
        fault = Objected(seat=Seat(2), against=Seat(1), cell=NINE.name(Cell(given)), upheld=True)
        for where, last in (("near", given), ("far", far)):
            situation = Situation(game=played, view=view, seat=Seat(2), last=Cell(last))
            noticed[where] += watch(situation, 0.5, Chance(1))(fault)
            assert watch(situation, 1.0, Chance(1))(fault), "a master misses nothing"
    assert 20 <= noticed["near"] <= 40
    assert 5 <= noticed["far"] <= 25


# The table of steps


def test_a_row_of_the_table_counts_every_pair_of_a_deal_in_all_rotations() -> None:
    piece = table.Piece("tiles", 4, 1_000, 1_838, 5, 2)
    played = table.played(piece)
    assert played == replace(table.played(piece), seconds=played.seconds)
    assert len(played.shares) == 2
    assert min(played.shares) > 0.6
    assert {share * 32 % 1 for share in played.shares} == {0.0}, "16 pairs a deal, ties are halves"
    assert played.decisions > 8
    alone = table.played(table.Piece("solitaire", 1, 1_000, 1_000, 5, 3))
    assert set(alone.shares) <= {0.0, 1.0}


def test_rows_take_turns_and_play_whole_deals() -> None:
    pieces = table.pieces(["tiles", "solitaire"], 8, 4, seed=1)
    assert len({piece.key for piece in pieces}) == len(pieces)
    for seats, deals in ((2, 4), (4, 2)):
        row = [piece for piece in pieces if piece.seats == seats and piece.lower == 1_000]
        assert sum(piece.deals for piece in row) == deals
    master = [piece for piece in pieces if piece.seats == 1 and piece.higher == 2_390]
    assert sum(piece.deals for piece in master) == 4
    assert msgspec.json.decode(msgspec.json.encode(pieces[0]), type=table.Piece) == pieces[0]
