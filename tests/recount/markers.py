"""Colour Markers, counted again from docs/rules/markers.md.

Where the page is silent: a fault called on a full board is called in the turn that filled it; alone,
`timeout` is `time_up`; where the last round was the third idle one, the rounds are played.
"""

from typing import Any

from tests.recount.paper import Board, cell_names, fits, read_board, solution, write_board
from tests.recount.sheet import Sheet


class Markers(Sheet):
    winner_with_one_seat = ("solved",)

    def defaults(self, seats: int) -> dict[str, Any]:
        variant = "solo" if seats == 1 else "basic"
        return {**super().defaults(seats), "fault": "rule", "variant": variant, "rounds": None}

    def lay_out(self, setup: dict[str, Any]) -> None:
        self.validating = False
        """Whether a turn of the advanced game is over, and its digits are being validated."""
        self.board: Board = read_board(setup["problem"])
        self.solution: Board = read_board(solution(setup["problem"]))
        self.colour: dict[str, int] = {}
        self.faulty: list[str] = []
        self.called: list[str] = []
        self.window: list[str] = []
        """The cells that can be objected to."""
        self.this_turn: list[str] = []
        self.writer = 0
        self.ending: str | None = None
        self.votes: list[int] = []
        self.round = 1
        self.turns_had = 0
        self.turn = 1
        self.rounds: list[list[str]] = [[]]
        self.check_full()

    def board_text(self) -> str:
        return write_board(self.board)

    def points(self) -> list[int]:
        """The sum of the digits that stand in a seat's colour; alone there is no score."""
        if self.options["variant"] != "solo":
            self.scores = dict.fromkeys(self.seats, 0)
            for cell, seat in self.colour.items():
                self.scores[seat] += self.board[cell]
        return super().points()

    def winners(self) -> list[int]:
        self.points()
        return super().winners()

    def move(self, seat: int, text: str) -> None:
        word, _, cell = text.partition(" ")
        if word == "stop":
            self.votes.append(seat)
            if len(self.votes) == len(self.seats):
                self.judge()
                self.stop("agreed")
        elif word == "continue":
            self.votes = [one for one in self.votes if one != seat] if seat in self.votes else []
        elif word == "time_up" or (word == "timeout" and self.options["variant"] == "solo"):
            self.judge()
            self.stop("time_up")
        elif word == "erase":
            self.erase(cell)
        elif word == "object":
            self.object(cell)
        elif word in ("accept", "silence", "without"):
            self.answer(seat, word, cell)
        elif word in ("pass", "done", "timeout"):
            self.end_turn()
        else:
            self.write(seat, text[:2], int(text[3]))

    def is_fault(self, cell: str, digit: int) -> bool:
        if self.options["fault"] == "solution":
            return self.solution[cell] != digit
        return not fits(self.board, cell, digit)

    def write(self, seat: int, cell: str, digit: int) -> None:
        faulty = self.is_fault(cell, digit)
        self.board[cell] = digit
        self.colour[cell] = seat
        self.rounds[-1].append(cell)
        variant = self.options["variant"]
        if variant == "solo":
            if self.board == self.solution:
                self.reason = "solved"
        elif variant == "basic":
            self.write_basic(seat, cell, faulty)
        else:
            self.write_advanced(seat, cell, faulty)

    def erase(self, cell: str) -> None:
        del self.board[cell], self.colour[cell]
        for cells in (self.faulty, self.called, self.window, self.this_turn):
            if cell in cells:
                cells.remove(cell)

    def write_basic(self, seat: int, cell: str, faulty: bool) -> None:
        self.window = [cell]
        self.faulty = [cell] if faulty else []
        if self.referee == "table":
            self.asked = self.others(seat)
            return
        if faulty:
            self.erase(cell)
        elif self.is_blocked():
            self.reason = "no_progress"
            return
        self.end_turn()

    def is_blocked(self) -> bool:
        """Whether no digit fits any empty cell, which a referee sees at once."""
        if self.referee == "table" or self.options["fault"] != "rule" or len(self.board) == 81:
            return False
        empty = [cell for cell in cell_names(9) if cell not in self.board]
        return not any(fits(self.board, cell, digit) for cell in empty for digit in range(1, 10))

    def write_advanced(self, seat: int, cell: str, faulty: bool) -> None:
        if not self.this_turn:
            self.window, self.faulty, self.writer = [], [], seat
        self.window.append(cell)
        self.this_turn.append(cell)
        if faulty:
            self.faulty.append(cell)
            if self.referee != "table":
                self.called.append(cell)
        if not self.called and self.is_blocked():
            self.reason = "no_progress"
        self.check_full()

    def check_full(self) -> None:
        """Every cell is filled, and nothing that was called has to be erased."""
        if len(self.board) < 81 or self.called:
            return
        self.ending = "solved" if self.board == self.solution else "full"
        self.ask_or_end()

    def ask_or_end(self) -> None:
        if self.referee == "table" and self.window:
            self.asked = self.others(self.writer)
        else:
            self.reason = self.ending

    def judge(self) -> None:
        """Time is up: the referee erases the faults that could still be objected to."""
        if self.referee != "table":
            return
        if self.options["variant"] == "advanced" or self.asked:
            for cell in [cell for cell in self.window if cell in self.faulty]:
                self.erase(cell)

    def object(self, cell: str) -> None:
        if self.options["variant"] == "basic":
            if self.faulty:
                self.erase(self.window[0])
            self.asked = []
            self.end_turn()
            return
        cell = cell or self.window[-1]
        if cell not in self.faulty:
            return
        if cell in self.this_turn and not self.validating:
            self.called.append(cell)
            self.asked = []
            return
        self.erase(cell)
        if self.validating and not self.window:
            self.asked = []
            self.close_if_all_accept()

    def called_by_referee(self) -> str:
        """Every digit of a turn that is over; on a full board only the one that filled it."""
        judged = self.window if self.validating else self.window[-1:]
        return "".join([f"object {cell}" for cell in judged if cell in self.faulty][:1])

    def close_if_all_accept(self) -> None:
        if self.asked:
            return
        if self.options["variant"] == "basic":
            self.end_turn()
        elif self.validating:
            self.validating = False
            self.window, self.faulty = [], []
            self.next_turn()
        else:
            self.reason = self.ending

    def erase_called(self) -> None:
        """What was called and not yet erased when time runs out is erased by the referee."""
        for cell in list(self.called):
            self.erase(cell)

    def stop(self, reason: str) -> None:
        self.erase_called()
        self.reason = reason

    def end_turn(self) -> None:
        self.erase_called()
        if len(self.board) == 81:
            self.reason = "solved" if self.board == self.solution else "full"
            return
        if self.options["variant"] == "advanced" and self.this_turn and self.referee == "table":
            self.validating = True
            self.asked = self.others(self.turn)
            return
        self.next_turn()

    def last_round(self) -> int:
        return int(self.options["rounds"] or len(self.seats))

    def next_turn(self) -> None:
        self.turns_had += 1
        self.turn = self.after(self.turn)
        if self.turns_had == len(self.seats):
            self.end_round()
        self.this_turn = []

    def end_round(self) -> None:
        self.round += 1
        self.turns_had = 0
        basic = self.options["variant"] == "basic"
        if not basic and self.round > self.last_round():
            self.reason = "rounds_played"
            return
        written = [cell for cells in self.rounds[-3:] for cell in cells]
        if len(self.rounds) >= 3 and not any(cell in self.colour for cell in written):
            self.reason = "no_progress"
        self.rounds.append([])
        if not basic:
            self.turn = (self.round - 1) % len(self.seats) + 1
