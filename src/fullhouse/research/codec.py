"""Moves and views as numbers: every move of a game has an index, every view the same shape."""

from functools import cache
from itertools import product
from typing import Any

import numpy as np
from numpy.typing import NDArray

from fullhouse.core.game import View
from fullhouse.core.ids import Seat
from fullhouse.core.moves import Move
from fullhouse.games import AnyGame, game

FACE_DOWN, HIDDEN = 10, -1
"""The number for a face-down tile and for a hidden hand."""


@cache
def all_moves(name: str) -> tuple[Move, ...]:
    """Every move that a player of the game can write, in the order of its forms; the clock's are left out."""
    played = game(name)
    size = played.board_size
    cells = [f"{chr(ord('a') + column)}{row + 1}" for row in range(size) for column in range(size)]
    symbols = [str(symbol) for symbol in range(1, size + 1)]
    clock = played.verbs_of("clock")
    moves: dict[Move, None] = {}
    for form in played.forms:
        if form.partition(" ")[0] in clock:
            continue
        for cell, symbol in product(cells if "CELL" in form else [""], symbols if "D" in form else [""]):
            moves[played.read_move(form.replace("CELL", cell).replace("D", symbol))] = None
    return tuple(moves)


@cache
def indices(name: str) -> dict[Move, int]:
    return {move: index for index, move in enumerate(all_moves(name))}


def mask(played: AnyGame, state: Any, seat: Seat) -> NDArray[np.int8]:
    """Which moves are legal for a seat now."""
    allowed = np.zeros(len(all_moves(played.id)), dtype=np.int8)
    index = indices(played.id)
    for move in played.legal(state, seat):
        if move.verb not in played.verbs_of("clock"):
            allowed[index[move]] = 1
    return allowed


def length(played: AnyGame, seats: int) -> int:
    """How many numbers a view takes."""
    return played.board_size**2 + seats * (1 + played.board_size)


def numbers(played: AnyGame, view: View, seats: int) -> NDArray[np.int32]:
    """A view: the board cell by cell, the scores, then for each seat its tiles of each symbol, counted."""
    board = [0 if char == "." else FACE_DOWN if char == "?" else int(char) for char in view.board]
    hands: list[int] = []
    for seat in range(seats):
        hand = view.hands[seat] if view.hands else ()
        symbols = range(1, played.board_size + 1)
        hands += [HIDDEN if hand is None else hand.count(symbol) for symbol in symbols]
    return np.array([*board, *view.scores, *hands], dtype=np.int32)
