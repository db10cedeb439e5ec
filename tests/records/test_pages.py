"""Sentences of the rules' pages as records: written from the pages alone, answered by the replay.

A row is what a stranger would try: a record with an explicit setup, and what the page says comes of it.
`docs/checklist.md` says which row shows which sentence.
"""

import json
from typing import Any

import msgspec
import pytest

from fullhouse.core.errors import BadInput
from fullhouse.records.record import read_record
from fullhouse.records.replay import ReplayStopped, replay, replay_document

SOLVED = "534678912672195348198342567859761423426853791713924856961537284287419635345286179"
CELLS = [column + row for row in "123456789" for column in "abcdefghi"]

Answer = dict[str, Any]
Row = tuple[str, str, int, dict[str, Any], dict[str, Any], str, Answer]


def without(*cells: str) -> str:
    return "".join("." if cell in cells else digit for cell, digit in zip(CELLS, SOLVED, strict=True))


def problem(*cells: str) -> dict[str, Any]:
    return {"problem": without(*cells)}


def tiles(stack: list[int], *empty: str) -> dict[str, Any]:
    """The solved board as golden tiles, but for some cells."""
    golden = {cell: int(digit) for cell, digit in zip(CELLS, SOLVED, strict=True) if cell not in empty}
    return {"golden": golden, "stack": stack}


def face_up(hands: list[list[int]], *open_cells: str, face_down: str = "") -> dict[str, Any]:
    """The solved board face up, but for some empty cells, and one that is face-down."""
    up = [cell for cell in CELLS if cell not in open_cells and cell != face_down]
    return {"tiles": without(*open_cells), "face_up": up, "hands": hands}


DOUBT = problem("a1", "c1", "a5")
"""a1 is 5, but 4 fits too."""
CORNER = tiles([3, 9, 7], "a1", "b1", "i9")
"""The 3 fits b1 and not a1."""
JOINED = {"golden": {"a2": 1, "b2": 2, "c3": 3, "d1": 4, "e1": 5, "a5": 6}, "stack": [7, 8]}
"""A tile on a1 joins three in its block, two more in its row, one more in its column."""
WIDE = {"tiles": "1" * 9 + "." * 72, "hands": [[2, 7, 9], []]}
TWO_DOWN = {"tiles": SOLVED[:80] + "1", "face_up": [cell for cell in CELLS if cell not in ("e5", "i9")]}
"""The 5 in e5 fits, the 1 in i9 does not."""
DOWN_AND_EMPTY = SOLVED[:40] + "?" + SOLVED[41:80] + "."
TRIPLE = {
    "tiles": without("b1")[:80] + "3",
    "face_up": [cell for cell in CELLS if cell not in ("b1", "e5", "i9")],
    "hands": [[3, 3]],
}
TOP = problem("a1", "b1", "c1", "d1", "a4", "b5", "e5", "i9")
EXPRESS = {"sequence": "express", "handicap": False}
ADVANCED = {"variant": "advanced"}

ROWS: list[Row] = [
    # docs/rules/README.md
    ("silence is everybody accepting", "markers", 3, {}, TOP, "1 c1=4; 0 silence",
     {"to_move": 2, "scores": [4, 0, 0]}),
    ("a wrong objection costs nothing", "tiles", 2, {}, tiles([5, 3], "a1", "b1"),
     "1 lay a1; 2 object; 2 object", {"scores": [19, 0], "to_move": 2, "hands": [[], [3]]}),
    ("the last move can be objected to", "tiles", 2, {}, tiles([5], "a1"), "1 lay a1",
     {"over": False, "to_move": 2, "scores": [20, 0]}),
    ("… and stands once every opponent accepts", "tiles", 3, {}, tiles([5], "a1"),
     "1 lay a1; 2 accept; 3 accept", {"reason": "tiles_used_up", "winners": [1], "to_move": None}),
    ("guard is the default of one-seat games", "tiles", 1, {}, tiles([3, 5], "a1", "b1"), "1 lay a1",
     {"refused": "does-not-fit"}),
    ("silence ends the last window", "tiles", 2, {}, tiles([5], "a1"), "1 lay a1; 0 silence",
     {"reason": "tiles_used_up", "winners": [1]}),
    ("a fault is carried out and may be objected to", "tiles", 2, {}, CORNER, "1 lay a1",
     {"scores": [19, 0], "to_move": 2, "board": "3" + without("b1", "i9")[1:]}),
    ("a right objection takes tile and points away", "tiles", 2, {}, CORNER, "1 lay a1; 2 object",
     {"scores": [0, 0], "hands": [[7], [9]], "to_move": 2, "board": without("a1", "b1", "i9")}),
    ("a fault that nobody notices counts", "tiles", 3, {}, CORNER, "1 lay a1; 2 lay i9",
     {"scores": [19, 20, 0], "to_move": 3}),
    ("the umpire calls at once", "tiles", 2, {"referee": "umpire"}, CORNER, "1 lay a1",
     {"scores": [0, 0], "hands": [[7], [9]], "to_move": 2, "board": without("a1", "b1", "i9")}),
    ("the guard refuses what is not forced", "challenge", 2, {"referee": "guard"}, WIDE, "1 e5=2!",
     {"refused": "not-forced"}),
    ("the guard calls what only the solution tells", "one-two-three", 2, {"referee": "guard"}, DOUBT,
     "1 a1=4", {"scores": [-1, 4], "to_move": 1, "board": DOUBT["problem"]}),
    ("the guard watches over children", "animals", 2, {}, {"golden": {"a1": 1}, "stack": [1, 2]}, "1 lay f1",
     {"refused": "does-not-fit"}),
    ("a problem without a solution", "markers", 2, {}, {"problem": "55" + "." * 79}, "",
     {"refused": "problem-without-solution"}),
    ("a problem with several solutions", "classic", 1, {}, {"problem": "." * 81}, "",
     {"refused": "problem-with-several-solutions"}),
    ("an unknown game", "chess", 2, {}, {"seed": 1}, "", {"refused": "unknown-game"}),
    ("an unknown option", "tiles", 2, {"speed": 1}, {"seed": 1}, "", {"refused": "unknown-option"}),
    ("an unknown cell", "tiles", 2, {}, {"seed": 1}, "1 lay j1", {"refused": "unknown-cell"}),
    ("an unknown verb", "tiles", 2, {}, {"seed": 1}, "1 hop a1", {"refused": "unknown-move"}),
    ("the wrong seat", "tiles", 2, {}, {"stack": [1, 2, 3]}, "2 lay a1", {"refused": "not-your-turn"}),
    ("out of phase", "tiles", 2, {}, {"stack": [1, 2, 3]}, "2 accept", {"refused": "not-asked"}),
    ("a move after the end", "tiles", 1, {}, tiles([5], "a1"), "1 lay a1; 1 stuck", {"refused": "game-over"}),
    # markers
    ("pass and timeout end the turn; three idle rounds end the game", "markers", 2, {}, TOP,
     "1 c1=4; 2 accept; 2 pass" + "; 1 timeout; 2 pass" * 3, {"reason": "no_progress", "winners": [1]}),
    ("… of whole rounds", "markers", 2, {}, TOP,
     "1 c1=4; 2 accept; 2 pass; 1 pass; 2 pass; 1 pass; 2 pass; 1 pass", {"over": False, "to_move": 2}),
    ("one objection ends the validation", "markers", 3, {}, TOP, "1 c1=4; 3 object",
     {"to_move": 2, "scores": [4, 0, 0]}),
    ("the digit is erased and the turn is over", "markers", 3, {}, TOP, "1 c1=6; 2 accept; 3 object",
     {"to_move": 2, "scores": [0, 0, 0], "board": TOP["problem"]}),
    ("the next player waits for every opponent", "markers", 3, {}, TOP, "1 c1=4; 2 accept; 2 b1=3",
     {"refused": "opponents-asked"}),
    ("the umpire asks nobody", "markers", 2, {"referee": "umpire"}, TOP, "1 c1=4; 2 b1=3",
     {"scores": [4, 3], "to_move": 1}),
    ("the guard asks nobody", "markers", 2, {"referee": "guard"}, TOP, "1 c1=4; 2 b1=3",
     {"scores": [4, 3], "to_move": 1}),
    ("what fits stands although it cannot be right", "markers", 2, {}, DOUBT, "1 a1=4; 2 object",
     {"scores": [4, 0], "to_move": 2}),
    ("with the solution as measure", "markers", 2, {"fault": "solution"}, DOUBT, "1 a1=4; 2 object",
     {"scores": [0, 0], "to_move": 2, "board": DOUBT["problem"]}),
    ("later it can never be erased", "markers", 2, {}, TOP, "1 a1=6; 2 accept; 2 object",
     {"refused": "nothing-to-object"}),
    ("every cell is filled, with the solution", "markers", 2, {}, problem("a1", "b1"),
     "1 a1=5; 2 accept; 2 b1=3; 1 accept", {"reason": "solved", "scores": [5, 3], "winners": [1]}),
    ("every cell is filled, but not with the solution", "markers", 2, {}, problem("a1", "b1"),
     "1 a1=3; 2 accept; 2 b1=5; 1 accept", {"reason": "full", "scores": [3, 5], "winners": [2]}),
    ("stop is withdrawn by continue", "markers", 2, {}, TOP, "1 stop; 1 continue; 2 stop", {"over": False}),
    ("unanimous ends the game at once", "markers", 2, {}, TOP, "1 stop; 1 c1=4; 2 stop",
     {"reason": "agreed", "scores": [4, 0], "winners": [1]}),
    ("round k starts with seat k", "markers", 3, ADVANCED, TOP, "1 done; 2 done; 3 done", {"to_move": 2}),
    ("as many rounds as players", "markers", 2, ADVANCED, TOP,
     "1 a1=5; 1 done; 2 accept; 2 done; 2 b1=3; 2 done; 1 accept; 1 done",
     {"reason": "rounds_played", "scores": [5, 3], "winners": [1]}),
    ("three idle rounds", "markers", 2, {**ADVANCED, "rounds": 5}, TOP,
     "1 done; 2 done; 2 done; 1 done; 1 done; 2 done", {"over": True, "reason": "no_progress"}),
    ("the last turn is checked", "markers", 2, {**ADVANCED, "rounds": 1}, TOP,
     "1 done; 2 a1=6; 2 done; 1 object a1", {"reason": "rounds_played", "scores": [0, 0]}),
    ("… and waited for", "markers", 2, {**ADVANCED, "rounds": 1}, TOP,
     "1 done; 2 a1=6; 2 done", {"over": False, "to_move": 1}),
    ("one's own fault", "markers", 2, ADVANCED, TOP, "1 a1=6; 1 object a1; 1 b1=3",
     {"refused": "erase-first"}),
    ("time is up during a validation", "markers", 2, {}, TOP, "1 a1=6; 0 time_up", {"scores": [0, 0]}),
    ("… and what is no fault stands", "markers", 2, {}, TOP, "1 c1=4; 0 time_up",
     {"reason": "time_up", "scores": [4, 0], "winners": [1]}),
    ("a called fault is erased before anything else", "markers", 2, ADVANCED, TOP,
     "1 a1=6; 2 object a1; 1 b1=3", {"refused": "erase-first"}),
    ("… and the turn goes on", "markers", 2, ADVANCED, TOP, "1 a1=6; 2 object a1; 1 erase a1; 1 b1=3",
     {"scores": [3, 0], "to_move": 1}),
    ("the umpire calls at once", "markers", 2, {**ADVANCED, "referee": "umpire"}, TOP, "1 a1=6; 1 b1=3",
     {"refused": "erase-first"}),
    ("all have accepted the last turn", "markers", 2, {**ADVANCED, "rounds": 1}, TOP,
     "1 done; 2 b1=3; 2 done; 1 accept", {"reason": "rounds_played", "scores": [0, 3], "winners": [2]}),
    ("silence accepts the last turn", "markers", 2, {**ADVANCED, "rounds": 1}, TOP,
     "1 done; 2 b1=3; 2 done; 0 silence", {"reason": "rounds_played", "scores": [0, 3]}),
    ("… and round again", "markers", 2, {**ADVANCED, "rounds": 3}, TOP,
     "1 a1=5; 1 done; 2 accept; 2 done; 2 b1=3; 2 done; 1 accept; 1 done", {"over": False, "to_move": 1}),
    ("a full board ends the advanced game", "markers", 2, ADVANCED, problem("a1", "b1"),
     "1 a1=5; 1 b1=3; 2 accept", {"reason": "solved", "scores": [8, 0]}),
    ("time ends the advanced game", "markers", 2, ADVANCED, TOP, "1 b1=3; 0 time_up",
     {"reason": "time_up", "scores": [3, 0]}),
    ("a vote ends the advanced game", "markers", 2, ADVANCED, TOP, "1 b1=3; 1 stop; 2 stop",
     {"reason": "agreed", "scores": [3, 0]}),
    ("… or by the referee when time runs out", "markers", 2, ADVANCED, TOP,
     "1 b1=3; 1 a1=6; 2 object a1; 1 timeout; 2 accept", {"scores": [3, 0], "to_move": 2}),
    ("the next player waits for the validation of a turn", "markers", 2, ADVANCED, TOP,
     "1 b1=3; 1 done; 2 a1=5", {"refused": "answer-first"}),
    ("silence validates a turn", "markers", 3, ADVANCED, TOP, "1 b1=3; 1 timeout; 0 silence",
     {"scores": [3, 0, 0], "to_move": 2}),
    ("each right objection erases one digit", "markers", 3, ADVANCED, TOP,
     "1 a1=6; 1 b1=6; 1 c1=4; 1 done; 3 object a1", {"scores": [10, 0, 0], "to_move": 2}),
    ("… and validation goes on", "markers", 3, ADVANCED, TOP,
     "1 a1=6; 1 b1=6; 1 c1=4; 1 done; 3 object a1; 2 accept; 3 object b1; 3 accept; 2 b1=3",
     {"scores": [4, 3, 0], "to_move": 2}),
    ("… then the window closes for good", "markers", 2, ADVANCED, TOP,
     "1 a1=6; 1 done; 2 accept; 2 object a1", {"refused": "nothing-to-object"}),
    ("the round is counted after the validation", "markers", 2, {**ADVANCED, "rounds": 9}, TOP,
     "1 done; 2 done; 2 done; 1 done; 1 done; 2 a1=6; 2 done; 1 object", {"reason": "no_progress"}),
    ("time judges an open window", "markers", 2, ADVANCED, TOP,
     "1 a1=6; 1 b1=3; 1 done; 0 time_up", {"reason": "time_up", "scores": [3, 0]}),
    ("a vote judges an open window", "markers", 2, ADVANCED, TOP,
     "1 a1=6; 1 b1=3; 1 stop; 2 stop", {"reason": "agreed", "scores": [3, 0]}),
    ("nobody seals their own faults", "markers", 2, ADVANCED, TOP,
     "1 done; 2 a1=6; 2 done; 2 b1=3", {"refused": "opponents-asked"}),
    ("a vote judges what is being validated", "markers", 2, {}, TOP, "1 a1=6; 1 stop; 2 stop",
     {"reason": "agreed", "scores": [0, 0]}),
    ("alone: solved, without a score", "markers", 1, {}, problem("a1", "b1"),
     "1 a1=3; 1 erase a1; 1 a1=5; 1 b1=3", {"reason": "solved", "scores": [0], "winners": [1]}),
    ("alone: time is up", "markers", 1, {}, TOP, "0 time_up", {"reason": "time_up", "winners": []}),
    # one-two-three
    ("start with 4, 6, 8, 10", "one-two-three", 5, {}, TOP, "", {"scores": [0, 4, 6, 8, 10]}),
    ("no handicap", "one-two-three", 5, {"handicap": False}, TOP, "", {"scores": [0, 0, 0, 0, 0]}),
    ("a timeout keeps what was written", "one-two-three", 2, EXPRESS, TOP, "1 b1=3; 1 timeout",
     {"scores": [3, 0], "to_move": 2}),
    ("done ends a turn early", "one-two-three", 2, EXPRESS, TOP, "1 done; 2 b1=3; 2 done",
     {"scores": [0, 3], "to_move": 1}),
    ("fault by the rule alone", "one-two-three", 2, {"fault": "rule"}, DOUBT, "1 a1=4; 2 object a1",
     {"scores": [4, 4], "to_move": 2}),
    ("one's own fault", "one-two-three", 2, {}, TOP, "1 c1=6; 1 object c1; 1 correct c1=4",
     {"scores": [4 + 10 - 1, 4], "to_move": 2}),
    ("a correction of a later edition", "one-two-three", 2, {"corrected_counts": False}, TOP,
     "1 c1=6; 2 object c1; 1 correct c1=4", {"scores": [-1, 4], "to_move": 2}),
    ("the umpire calls at once", "one-two-three", 2, {"referee": "umpire"}, TOP, "1 c1=6",
     {"scores": [-1, 4], "to_move": 1, "board": TOP["problem"]}),
    ("three equal digits", "one-two-three", 2, EXPRESS,
     problem("a1", "b4", "e5", "a2", "b2", "d2", "e6", "d5", "a5", "b5"),
     "1 a1=5; 1 b4=5; 1 e5=5", {"scores": [5 * 3 + 3 + 10, 0]}),
    ("a pair remains of three when one is erased", "one-two-three", 2, EXPRESS,
     problem("a1", "b4", "e5", "a2", "b2", "c2", "d2", "e2", "e6", "d5", "a5", "b5", "c5"),
     "1 e5=6; 1 a2=6; 1 c5=6; 2 object e5; 1 leave e5", {"scores": [6 + 6 + 2 - 3, 0], "to_move": 2}),
    ("a wrong correction costs the same again", "one-two-three", 2, {}, TOP,
     "1 c1=6; 2 object; 1 correct c1=3", {"scores": [-2, 4], "to_move": 2, "board": TOP["problem"]}),
    ("the timeout of a correction means leave", "one-two-three", 2, {}, TOP, "1 c1=6; 2 object; 1 timeout",
     {"scores": [-1, 4], "to_move": 2}),
    ("nothing before the correction", "one-two-three", 2, {}, TOP, "1 c1=6; 2 object; 2 b1=3",
     {"refused": "correction-owed"}),
    ("an objection at any time", "one-two-three", 2, {"handicap": False}, TOP,
     "1 c1=6; 2 b1=3; 1 e5=5; 2 object c1; 1 correct c1=4; 1 i9=9", {"scores": [4 + 10 - 1 + 5 + 9 + 10, 3]}),
    ("the final round goes by score, lowest first", "one-two-three", 2, {"handicap": False},
     problem("a1", "b4", "c7"),
     "1 a1=5; 2 done", {"scores": [15, 0], "to_move": 2}),
    ("… or keeps the order", "one-two-three", 2, {"handicap": False, "final_order": "unchanged"},
     problem("a1", "b4", "c7"), "1 a1=5; 2 done", {"scores": [15, 0], "to_move": 1}),
    ("unable to write, because the grid is full", "one-two-three", 3, {}, problem("a1"), "1 a1=5; 0 silence",
     {"reason": "complete", "scores": [15, 14, 16], "winners": [3]}),
    ("teams add their scores", "one-two-three", 4, {"teams": True}, problem("a1", "b4", "c7"),
     "1 a1=5; 2 b4=5; 3 c7=1; 0 silence", {"scores": [15, 19, 17, 18], "winners": [2, 4]}),
    ("no digit fits any cell", "one-two-three", 2, {"fault": "rule", "referee": "umpire"},
     problem("d1", "d5", "f1"), "1 d1=8", {"reason": "stuck", "scores": [8, 4], "winners": [1]}),
    ("… and the last digit is accepted first", "one-two-three", 2, {"fault": "rule"},
     problem("d1", "d5", "f1"), "1 d1=8", {"over": False, "to_move": 2}),
    ("… or the time for silence is over", "one-two-three", 2, {"fault": "rule"},
     problem("d1", "d5", "f1"), "1 d1=8; 0 silence", {"reason": "stuck", "scores": [8, 4]}),
    ("… with points for those still to come in a final round", "one-two-three", 3,
     {"fault": "rule", "referee": "umpire", "handicap": False}, problem("d1", "d5", "f1"), "1 d1=8",
     {"reason": "stuck", "scores": [8, 10, 10], "winners": [2, 3]}),
    ("a correction must be made", "one-two-three", 2, {"correction": "must"}, TOP,
     "1 c1=6; 2 object c1; 1 leave c1", {"refused": "must-correct"}),
    ("… but the clock leaves it", "one-two-three", 2, {"correction": "must"}, TOP,
     "1 c1=6; 2 object c1; 1 timeout", {"scores": [-1, 4], "to_move": 2}),
    ("no fine", "one-two-three", 2, {"fine": "none"}, TOP, "1 c1=6; 2 object c1; 1 leave c1",
     {"scores": [0, 4], "to_move": 2, "board": TOP["problem"]}),
    ("the score sheet", "one-two-three", 2, EXPRESS, TOP, "1 c1=4; 1 b1=4; 2 object b1; 1 leave b1; 1 done",
     {"sheet": [{"seat": 1, "round": 1, "cells": ["c1"], "digits": [4], "equal": 0, "house": 10,
                 "handicap": 0, "unable": 0, "fines": 3, "sum": 11}]}),
    ("a digit erased later no longer stands", "one-two-three", 2, {"handicap": False}, TOP,
     "1 c1=6; 2 done; 1 done; 2 done; 1 done; 2 object c1; 1 leave c1; 2 done", {"reason": "no_progress"}),
    # tiles and animals
    ("lay, score, draw, next", "tiles", 2, {}, {"golden": {"a1": 5}, "stack": [3, 1, 2]}, "1 lay b1",
     {"scores": [1, 0], "hands": [[2], [1]], "to_move": 2}),
    ("the first tile on an empty board", "tiles", 2, {}, {"stack": [1, 2, 3]}, "1 lay a1",
     {"scores": [0, 0]}),
    ("full scoring", "tiles", 2, {}, JOINED, "1 lay a1", {"scores": [3 + 2 + 1, 0]}),
    ("simple scoring", "tiles", 2, {"scoring": "simple"}, JOINED, "1 lay a1", {"scores": [2 + 2, 0]}),
    ("block scoring", "tiles", 2, {"scoring": "block"}, JOINED, "1 lay a1", {"scores": [3, 0]}),
    ("value scoring", "tiles", 2, {"scoring": "value"}, JOINED, "1 lay a1",
     {"scores": [1 + 2 + 3 + 4 + 5 + 6, 0]}),
    ("all must accept the claim", "tiles", 3, {}, tiles([4, 1, 2], "a1"), "1 stuck; 2 accept",
     {"over": False, "to_move": 3}),
    ("play on: what is held is laid", "tiles", 2, {"referee": "umpire"}, {"stack": [1, 2, 3]},
     "1 lay a1; 2 lay b1; 1 lay c1", {"reason": "tiles_used_up", "scores": [2, 1], "winners": [1]}),
    ("alone: draw, lay, score", "tiles", 1, {}, {"stack": [1, 2]}, "1 lay a1; 1 lay b1",
     {"reason": "tiles_used_up", "scores": [1], "winners": []}),
    ("… or as Golden Tiles do", "animals", 2, {"scoring": "full"},
     {"golden": {"a1": 1, "f1": 2, "a6": 3}, "stack": [4, 5]}, "1 lay b1", {"scores": [2, 0]}),
    ("an animal stands once in a house", "animals", 2, {"referee": "umpire"},
     {"golden": {"a1": 1}, "stack": [1, 2, 3]}, "1 lay a6", {"scores": [0, 0], "hands": [[3], [2]]}),
    ("no starters and a stack of 36 at the most", "animals", 2, {"starters": False},
     {"stack": [1, 2, 3, 4, 5, 6] * 6 + [1]}, "", {"refused": "stack-too-high"}),
    ("the claim is accepted", "tiles", 2, {}, tiles([4, 1, 2], "a1"), "1 stuck; 2 accept",
     {"reason": "stuck", "hands": [[4], [1]], "winners": [1, 2]}),
    ("a cell is shown", "tiles", 2, {}, tiles([5, 3, 7], "a1", "b1"), "1 stuck; 2 show b1; 2 show a1",
     {"hands": [[7], [3]], "to_move": 2, "scores": [0, 0]}),
    ("the umpire judges a claim", "tiles", 2, {"referee": "umpire"}, tiles([5, 3, 7], "a1", "b1"), "1 stuck",
     {"hands": [[7], [3]], "to_move": 2}),
    ("the guard ends the game by itself", "tiles", 2, {"referee": "guard"}, tiles([4, 1, 2], "a1"), "",
     {"reason": "stuck"}),
    ("the guard refuses a wrong claim", "tiles", 2, {"referee": "guard"}, tiles([5, 1], "a1"), "1 stuck",
     {"refused": "not-stuck"}),
    ("a stuck player cannot lay on", "tiles", 2, {"referee": "umpire"},
     tiles([4, 1, 2], "a1", "b1"), "1 lay a1",
     {"reason": "stuck", "scores": [0, 0], "hands": [[4], [1]]}),
    ("… nor against a right objection", "tiles", 2, {}, tiles([4, 1, 2], "a1", "b1"), "1 lay a1; 2 object",
     {"reason": "stuck", "scores": [0, 0]}),
    ("a claim closes the window", "tiles", 2, {}, tiles([3, 3], "a1", "b1"), "1 lay a1; 2 stuck; 1 object",
     {"refused": "nothing-to-object"}),
    ("stop: the turn in which a player cannot draw", "tiles", 2, {"stack_end": "stop", "referee": "umpire"},
     {"stack": [1, 2, 3]}, "1 lay a1; 2 lay b1", {"reason": "tiles_used_up", "hands": [[3], []]}),
    ("timeout sets the tile aside and draws", "tiles", 2, {}, {"stack": [1, 2, 3]}, "1 timeout",
     {"hands": [[3], [2]], "to_move": 2}),
    ("animals score by block", "animals", 2, {},
     {"golden": {"a1": 1, "f1": 2, "a6": 3}, "stack": [4, 5]}, "1 lay b1", {"scores": [1, 0]}),
    ("six starters and a stack of 30 at the most", "animals", 2, {},
     {"golden": {"a1": 1, "d2": 2, "b3": 3, "e4": 4, "c5": 5, "f6": 6}, "stack": [1] * 31}, "",
     {"refused": "stack-too-high"}),
    # challenge
    ("a flip counts others once", "challenge", 2, {}, face_up([[], []], face_down="e5"), "1 flip e5",
     {"scores": [20, 0], "reason": "nothing_to_do"}),
    ("the highest score wins", "challenge", 2, {},
     {"tiles": SOLVED, "face_up": [cell for cell in CELLS if cell not in ("e5", "e6")]},
     "1 flip e5; 2 flip e6", {"scores": [19, 20], "reason": "nothing_to_do", "winners": [2]}),
    *(
        (name, "challenge", 2, options, TWO_DOWN, "1 flip i9",
         {"scores": [0, 0], "hands": [[1], []], "to_move": 2, "board": DOWN_AND_EMPTY})
        for name, options in [
            ("a misfit goes to the open hand", {}),
            ("… with the umpire", {"referee": "umpire"}),
            ("… with the guard", {"referee": "guard"}),
        ]
    ),
    ("10 less the tiles in hand", "challenge", 2, {}, {"tiles": "1" * 9 + "." * 72, "hands": [[2, 7, 9], []]},
     "1 e5=2", {"scores": [8, 0], "hands": [[7, 9], []]}),
    ("20 where it is forced", "challenge", 2, {}, face_up([[4, 5], []], "a1", face_down="i9"),
     "1 a1=5!cell; 2 object", {"scores": [19, 0], "to_move": 2}),
    ("a ground has to be named", "challenge", 2, {"proof": "named"}, face_up([[5], []], "a1", "b2"),
     "1 a1=5!", {"refused": "name-the-ground"}),
    ("… and is judged", "challenge", 2, {"proof": "named"}, face_up([[5], []], "a1", "b2"), "1 a1=5!row",
     {"scores": [20, 0]}),
    ("a declaration without a ground", "challenge", 2, {}, face_up([[4, 5], []], "a1", face_down="i9"),
     "1 a1=5!; 2 object", {"scores": [19, 0], "to_move": 2}),
    ("… where there is none", "challenge", 2, {}, WIDE, "1 e5=2!; 2 object",
     {"scores": [0, 0], "hands": [[7, 9], []], "to_move": 2}),
    ("a forced tile covers a face-down one", "challenge", 2, {}, face_up([[9], []], face_down="i9"),
     "1 i9=9!", {"scores": [20, 0], "board": SOLVED}),
    ("a misfit is a fault", "challenge", 2, {}, face_up([[3], []], "a1", face_down="i9"), "1 a1=3; 2 object",
     {"scores": [0, 0], "hands": [[], []], "board": "." + SOLVED[1:80] + "?"}),
    ("the next action closes the window", "challenge", 2, {}, face_up([[3], []], "a1", face_down="i9"),
     "1 a1=3; 2 flip i9", {"scores": [10, 20], "board": "3" + SOLVED[1:], "reason": "nothing_to_do"}),
    ("an impossible tile is dropped", "challenge", 2, {}, face_up([[3, 5], []], "a1", face_down="i9"),
     "1 drop 3; 1 a1=5", {"scores": [10, 0], "hands": [[], []]}),
    ("passing is not allowed", "challenge", 2, {}, WIDE, "1 pass", {"refused": "unknown-move"}),
    ("a ground that does not hold", "challenge", 2, {},
     {"tiles": "12345678." + "." * 72, "revealed": "a1", "hands": [[9], []]},
     "1 i1=9!row; 2 object", {"scores": [0, 0], "hands": [[], []]}),
    ("a face-down cell without a declaration", "challenge", 2, {},
     face_up([[9], []], face_down="i9"), "1 i9=9", {"refused": "cell-face-down"}),
    ("undone, a covered tile lies there again", "challenge", 2, {}, face_up([[8], []], face_down="i9"),
     "1 i9=8!; 2 object", {"board": SOLVED[:80] + "?", "scores": [0, 0]}),
    ("a tile that still fits cannot be dropped", "challenge", 2, {},
     face_up([[9], []], face_down="i9"), "1 drop 9", {"refused": "fits-somewhere"}),
    ("… and the umpire points it out", "challenge", 2, {"referee": "umpire"},
     face_up([[9], []], face_down="i9"), "1 drop 9", {"refused": "still-fits"}),
    ("a warning, then the turn and 10 points", "challenge", 2, {}, face_up([[], []], face_down="i9"),
     "1 timeout; 1 timeout; 2 timeout", {"scores": [-10, 0], "to_move": 2}),
    # solitaire
    ("what fits stays, what does not goes to the hand", "solitaire", 1, {}, {"tiles": "1" * 81},
     "1 flip a1; 1 flip b1", {"board": "1." + "?" * 79, "hands": [[1]]}),
    ("a tile of the hand is inserted", "solitaire", 1, {}, face_up([[5]], "a1", face_down="i9"), "1 a1=5",
     {"board": SOLVED[:80] + "?", "hands": [[]]}),
    ("… where it fits only", "solitaire", 1, {}, face_up([[3]], "a1", face_down="i9"), "1 a1=3",
     {"refused": "does-not-fit"}),
    ("a third equal one is inserted at once", "solitaire", 1, {}, TRIPLE, "1 flip i9; 1 b1=3",
     {"over": False, "hands": [[3, 3]], "board": DOWN_AND_EMPTY}),
    ("… and nothing else is allowed", "solitaire", 1, {}, TRIPLE, "1 flip i9; 1 flip e5",
     {"refused": "must-insert"}),
    ("after success one may go on inserting", "solitaire", 1, {},
     face_up([[5, 3]], "a1", "b1", face_down="i9"), "1 flip i9; 1 a1=5", {"over": False, "hands": [[3]]}),
    ("27 for a complete grid", "solitaire", 1, {}, face_up([[5, 3]], "a1", "b1", face_down="i9"),
     "1 flip i9; 1 a1=5; 1 b1=3", {"reason": "finished", "scores": [27], "board": SOLVED}),
    ("a third equal one that fits nowhere", "solitaire", 1, {}, {"tiles": "5" * 81},
     "1 flip a1; 1 flip b1; 1 flip c1; 1 flip a2",
     {"reason": "failed", "scores": [0], "winners": [], "hands": [[5, 5, 5]]}),
    ("3 for none, 1 for one, 0 for two in hand", "solitaire", 1, {},
     face_up([[8, 8, 7]], face_down="i9"), "1 flip i9",
     {"reason": "finished", "scores": [7 * 3 + 1], "winners": [1]}),
    ("finish after success", "solitaire", 1, {}, face_up([[5, 3]], "a1", "b1", face_down="i9"),
     "1 flip i9; 1 finish", {"reason": "finished", "scores": [23]}),
    ("… not before", "solitaire", 1, {}, {"tiles": SOLVED}, "1 finish", {"refused": "not-succeeded"}),
    # classic
    ("solved together", "classic", 2, {}, problem("a1", "b1"), "1 a1=5; 2 b1=3",
     {"reason": "solved", "winners": [1, 2]}),
    ("first come stays, the other is told", "classic", 2, {}, TOP, "1 a1=5; 2 a1=4",
     {"refused": "cell-taken"}),
    ("anybody erases", "classic", 2, {}, problem("a1", "b1"), "1 a1=4; 2 erase a1; 2 a1=5; 1 b1=3",
     {"reason": "solved"}),
    ("the limit ends the game", "classic", 1, {"time_limit": 5}, TOP, "1 a1=5; 0 time_up",
     {"reason": "time_up", "winners": []}),
    ("undo is everybody's own", "classic", 2, {}, TOP, "1 a1=5; 2 undo", {"refused": "nothing-to-undo"}),
]  # fmt: skip


@pytest.mark.parametrize("row", ROWS, ids=[f"{row[1]}: {row[0]}" for row in ROWS])
def test_a_sentence_of_the_pages(row: Row) -> None:
    _, name, seats, options, setup, moves, answer = row
    steps = [step.partition(" ") for step in moves.split("; ") if step]
    record = {
        "format": "fullhouse-record/1",
        "game": name,
        "options": options,
        "seats": [f"Seat {seat}" for seat in range(1, seats + 1)],
        "setup": setup,
        "moves": [{"seat": int(seat), "move": move} for seat, _, move in steps],
    }
    document = answered(json.dumps(record).encode())
    assert {field: document.get(field) for field in answer} == answer
    assert document.get("refused_at", len(steps)) == len(steps)


def answered(source: bytes) -> Answer:
    """The replay's document; or the code of the refusal as `refused`, and the number of the move."""
    try:
        return json.loads(msgspec.json.encode(replay_document(replay(read_record(source)))))  # type: ignore[no-any-return]
    except ReplayStopped as stopped:
        return {"refused": stopped.cause.code, "refused_at": stopped.facts["n"]}
    except BadInput as bad:
        return {"refused": bad.code}
