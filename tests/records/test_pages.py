"""Sentences of the rules' pages as records: written from the pages alone, answered by the replay.

A row is what a stranger would try: a record with an explicit setup, and what the page says comes of it.
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
    ("every cell is filled, but not with the solution", "markers", 2, {}, problem("a1", "b1"),
     "1 a1=3; 2 accept; 2 b1=5; 1 accept", {"reason": "full", "scores": [3, 5], "winners": [2]}),
    ("stop is withdrawn by continue", "markers", 2, {}, TOP, "1 stop; 1 continue; 2 stop", {"over": False}),
    ("unanimous ends the game at once", "markers", 2, {}, TOP, "1 stop; 1 c1=4; 2 stop",
     {"reason": "agreed", "scores": [4, 0], "winners": [1]}),
    ("round k starts with seat k", "markers", 3, ADVANCED, TOP, "1 done; 2 done; 3 done", {"to_move": 2}),
    ("as many rounds as players", "markers", 2, ADVANCED, TOP,
     "1 a1=5; 1 done; 2 done; 2 b1=3; 2 done; 1 done",
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
    ("a called fault is erased before anything else", "markers", 2, ADVANCED, TOP,
     "1 a1=6; 2 object a1; 1 b1=3", {"refused": "erase-first"}),
    ("… or by the referee when time runs out", "markers", 2, ADVANCED, TOP,
     "1 b1=3; 1 a1=6; 2 object a1; 1 timeout", {"scores": [3, 0], "to_move": 2}),
    ("a fault stays when the next player has written", "markers", 2, ADVANCED, TOP,
     "1 a1=6; 1 done; 2 b1=3; 2 object a1", {"refused": "window-closed"}),
    ("… and can be called until then", "markers", 2, ADVANCED, TOP, "1 a1=6; 1 done; 2 object a1; 2 a1=5",
     {"scores": [0, 5]}),
    ("alone: solved, without a score", "markers", 1, {}, problem("a1", "b1"),
     "1 a1=3; 1 erase a1; 1 a1=5; 1 b1=3", {"reason": "solved", "scores": [0], "winners": [1]}),
    ("alone: time is up", "markers", 1, {}, TOP, "0 time_up", {"reason": "time_up", "winners": []}),
    # one-two-three
    ("start with 4, 6, 8, 10", "one-two-three", 5, {}, TOP, "", {"scores": [0, 4, 6, 8, 10]}),
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
    ("unable to write, because the grid is full", "one-two-three", 3, {}, problem("a1"), "1 a1=5; 0 silence",
     {"reason": "complete", "scores": [15, 14, 16], "winners": [3]}),
    ("teams add their scores", "one-two-three", 4, {"teams": True}, problem("a1", "b4", "c7"),
     "1 a1=5; 2 b4=5; 3 c7=1; 0 silence", {"scores": [15, 19, 17, 18], "winners": [2, 4]}),
    ("a digit erased later no longer stands", "one-two-three", 2, {"handicap": False}, TOP,
     "1 c1=6; 2 done; 1 done; 2 done; 1 done; 2 object c1; 1 leave c1; 2 done", {"reason": "no_progress"}),
    # tiles and animals
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
    ("10 less the tiles in hand", "challenge", 2, {}, {"tiles": "1" * 9 + "." * 72, "hands": [[2, 7, 9], []]},
     "1 e5=2", {"scores": [8, 0], "hands": [[7, 9], []]}),
    ("20 where it is forced", "challenge", 2, {}, face_up([[4, 5], []], "a1", face_down="i9"),
     "1 a1=5!cell; 2 object", {"scores": [19, 0], "to_move": 2}),
    ("a ground that does not hold", "challenge", 2, {},
     {"tiles": "12345678." + "." * 72, "revealed": "a1", "hands": [[9], []]},
     "1 i1=9!row; 2 object", {"scores": [0, 0], "hands": [[], []]}),
    ("a face-down cell without a declaration", "challenge", 2, {},
     face_up([[9], []], face_down="i9"), "1 i9=9", {"refused": "cell-face-down"}),
    ("undone, a covered tile lies there again", "challenge", 2, {}, face_up([[8], []], face_down="i9"),
     "1 i9=8!; 2 object", {"board": SOLVED[:80] + "?", "scores": [0, 0]}),
    ("a tile that still fits cannot be dropped", "challenge", 2, {},
     face_up([[9], []], face_down="i9"), "1 drop 9", {"refused": "still-fits"}),
    ("a warning, then the turn and 10 points", "challenge", 2, {}, face_up([[], []], face_down="i9"),
     "1 timeout; 1 timeout; 2 timeout", {"scores": [-10, 0], "to_move": 2}),
    # solitaire
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
    found = answered(json.dumps(record).encode())
    assert {field: found.get(field) for field in answer} == answer
    assert found.get("refused_at", len(steps)) == len(steps)


def answered(source: bytes) -> Answer:
    """The replay's document; or the code of the refusal as `refused`, and the number of the move."""
    try:
        return json.loads(msgspec.json.encode(replay_document(replay(read_record(source)))))  # type: ignore[no-any-return]
    except ReplayStopped as stopped:
        return {"refused": stopped.cause.code, "refused_at": stopped.facts["n"]}
    except BadInput as bad:
        return {"refused": bad.code}
