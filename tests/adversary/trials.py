"""What an adversary tries. Each trial gives a sentence about what it found, or nothing."""

from collections.abc import Callable, Mapping
from random import Random
from typing import Any

from fullhouse.core.ids import TABLE, Seat
from tests.adversary.play import LONG, Adversary
from tests.adversary.tables import Tried

MUCH = 20
"""A turn of so many digits without a clock is no turn."""
SECONDS_A_DIGIT = 2
"""How fast somebody writes who does not think: a second for the cell, a second for the digit."""
PRINTED_WAITING = {"markers": 3}
"""Rounds that a game goes on in which nobody can write, where the players have to notice it."""
SEALING = 4
"""How many moves an adversary makes to close the window of an own fault."""

Trial = Callable[[Tried, int], str]


def one_turn(tried: Tried, seed: int) -> str:
    """The seat that begins writes as long as nobody and nothing ends its turn."""
    table, random = tried.start(seed), Random(seed)
    first, written = table.game.to_move(table.state), 0
    deadline = table.game.deadline(table.state)
    seconds = None if deadline is None else deadline.seconds * tried.stretch
    while first is not None and table.game.to_move(table.state) == first and not table.is_over:
        moves = [move for move in table.writing(first) if not _is_fault(table, move)]
        if not moves or (seconds is not None and written * SECONDS_A_DIGIT >= seconds):
            break
        table.play(first, max(moves, key=lambda move: (move.symbol, random.random())))
        written += 1
    if written < MUCH or any(not _is_fault(table, move) for move in table.writing(first or Seat(1))):
        return ""
    glass = "without a clock" if seconds is None else f"of {seconds:.0f} s"
    return f"one turn {glass}: {' : '.join(map(str, table.game.outcome(table.state).scores))}"


def sealed_fault(tried: Tried, seed: int) -> str:
    """A seat writes a fault, and closes its window by its own moves alone."""
    for passed in range(2 * tried.seats):
        table = tried.start(seed)
        for _ in range(passed):
            seat = table.game.to_move(table.state)
            idle = None if seat is None else table.passing(seat)
            if seat is None or idle is None:
                return ""
            table.play(seat, idle)
        if _seals(table):
            return "a seat closes the window of its own fault before anybody else could act"
    return ""


def _seals(table: Adversary) -> bool:
    seat = table.game.to_move(table.state)
    if seat is None:
        return False
    fault = next((move for move in table.writing(seat) if _is_fault(table, move)), None)
    if fault is None or getattr(table.state.options, "referee", "") != "table":
        return False
    table.play(seat, fault)
    if not _can_be_called(table, seat, fault.cell):
        return False
    for _ in range(SEALING):
        if table.is_over or table.game.to_move(table.state) != seat:
            return False
        ends = table.passing(seat)
        rest = [move for move in table.writing(seat) if not _is_fault(table, move)]
        move = ends if ends is not None and table.moves % 2 else next(iter(rest), ends)
        if move is None:
            return False
        table.play(seat, move)
        if not table.is_over and not _can_be_called(table, seat, fault.cell):
            return True
    return False


def _can_be_called(table: Adversary, writer: Seat, cell: int) -> bool:
    others = [seat for seat in range(1, table.state.seats + 1) if seat != writer]
    return any(move.cell == cell for other in others for move in table.legal(Seat(other), "objects"))


def _is_fault(table: Adversary, move: Any) -> bool:
    """Whether a move would break the Sudoku rule, as anybody can see."""
    grid = getattr(table.state, "grid", None)
    return bool(grid is not None and move.symbol and not grid.fits(move.cell, move.symbol))


def dead_end(tried: Tried, seed: int) -> str:
    """Nobody can write anything that is no fault, and the game goes on longer than the rulebook lets it."""
    table, random = tried.start(seed), Random(seed)
    if getattr(table.state.options, "fault", "") != "rule":
        return ""
    rounds = PRINTED_WAITING.get(tried.game, 0) if table.state.options.referee == "table" else 0
    turns_left = (rounds + 1) * tried.seats if rounds else 0  # the running round goes to its end
    while not table.is_over and table.moves < LONG:
        if table.answer():
            continue
        seat = table.game.to_move(table.state)
        assert seat is not None
        moves = [move for move in table.writing(seat) if not _is_fault(table, move)]
        move = random.choice(moves) if moves else table.passing(seat)
        if move is None or (not moves and turns_left == 0):
            return f"nothing fits after {table.moves} moves, and the game goes on"
        turns_left -= not moves
        table.play(seat, move)
    return ""


def endless_passing(tried: Tried, seed: int) -> str:
    """Everybody passes whenever that is possible."""
    table, random = tried.start(seed), Random(seed)
    while not table.is_over and table.moves < LONG:
        seat = table.game.to_move(table.state)
        idle = None if seat is None else table.passing(seat)
        if seat is not None and idle is not None:
            table.play(seat, idle)
        elif seat is None or not table.step(random):
            return ""
    return "" if table.is_over else "passing goes on for ever"


def stalled_clock(tried: Tried, seed: int) -> str:
    """One seat of an online table never moves: the clock has to bring the game to its end without it."""
    if tried.pack != "strict" or tried.changed:
        return ""
    table, random, staller = tried.start(seed), Random(seed), Seat(1 + seed % tried.seats)
    if table.game.to_move(table.state) is None:
        return "" if table.game.time_limit(table.state.options) is not None else "no clock ends the game"
    while not table.is_over and table.moves < LONG:
        seat = table.game.to_move(table.state)
        if seat == staller and not table.answer() and not table.clock():
            return "somebody who does not move stops the game"
        if seat != staller and not table.step(random):
            return "nobody can move"
    return "" if table.is_over else "the game does not end without the seat that never moves"


def unanswered(tried: Tried, seed: int) -> str:
    """Nobody who is asked ever answers: going on without them brings the game to its end."""
    table, random = tried.start(seed), Random(seed)
    if not hasattr(table.state, "asked"):
        return ""
    while not table.is_over and table.moves < LONG:
        waiting = table.game.asked(table.state)
        moves = [move for move in table.game.legal(table.state, TABLE) if move.verb == "without"]
        if len(moves) != len(waiting):
            return "somebody who does not answer stops the game"
        if moves:
            table.play(TABLE, moves[0])
        elif not table.step(random):
            return ""
    return "" if table.is_over else "the game does not end without those who never answer"


TRIALS: Mapping[str, Trial] = {
    "one turn": one_turn,
    "sealed fault": sealed_fault,
    "dead end": dead_end,
    "endless passing": endless_passing,
    "stalled clock": stalled_clock,
    "unanswered": unanswered,
}
