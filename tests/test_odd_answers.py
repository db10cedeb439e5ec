"""docs/rules/README.md, Being asked: random games with people who vanish, say nothing, answer late or twice.

Whoever is away never answers: the others go on without them, and the referee answers in their place. Answers
of people who were not asked are refused, and change nothing. Each game is counted again (tests/recount).
"""

from random import Random
from typing import Any

import pytest

from fullhouse.core.errors import Refused
from fullhouse.core.ids import TABLE, Seat, every_seat
from fullhouse.core.moves import Move
from fullhouse.games import AnyGame, game
from fullhouse.records.record import Record, RecordedMove
from tests.examples import FACTOR
from tests.test_recount import DIFFERENT, MOST_MOVES, check, offers, some_end, some_options

ASKING = ("animals", "challenge", "markers", "one-two-three", "tiles")
GAMES = 100 * FACTOR
PARTS = 4
ACCEPT = Move("accept")
REASONS = ("not-asked", "nobody-asked", "only-the-table", "correction-owed", "game-over")
"""Why an odd answer is refused."""


class Evening:
    """A game by players who watch each other, some of whom are away now and then."""

    def __init__(self, name: str, seed: int) -> None:
        self.random = Random(f"odd answers {name} {seed}")
        self.played: AnyGame = game(name)
        seats = self.random.randint(2, min(self.played.most_seats, 5))
        options = {**some_options(name, seats, self.random), "referee": "table"}
        if name in ("animals", "challenge", "tiles") and seed % 2:
            end = some_end(name, seed)
            options, seats, source = {**end.options, "referee": "table"}, len(end.seats), dict(end.setup)
            seats = max(seats, 2)
        else:
            source = {"seed": seed % DIFFERENT}
        self.options, self.seats = options, every_seat(seats)
        self.state, self.setup = self.played.setup(options, seats, source)
        self.moves: list[RecordedMove] = []
        self.away: set[Seat] = set()

    @property
    def asked(self) -> list[Seat]:
        return [seat for seat in self.seats if ACCEPT in self.played.legal(self.state, seat)]

    def play(self, seat: Seat, move: Move) -> None:
        self.state, _ = self.played.play(self.state, seat, move)
        self.moves.append(RecordedMove(seat, self.played.write_move(move)))

    def refused(self, seat: Seat, text: str) -> None:
        """An odd answer is refused with its reason, and nothing changes."""
        before = repr(self.state)
        with pytest.raises(Refused) as refused:
            self.played.play(self.state, seat, self.played.read_move(text))
        assert refused.value.code in REASONS
        assert repr(self.state) == before

    def odd_answers(self, asked: list[Seat]) -> None:
        unasked = [seat for seat in self.seats if seat not in asked]
        for seat in self.random.sample(unasked, min(1, len(unasked))):
            self.refused(seat, "accept")
            self.refused(TABLE, f"without {seat}")
            self.refused(TABLE, f"silence {seat}")
        for text in ("silence", f"silence {asked[0]}", f"without {asked[0]}"):
            self.refused(self.random.choice(self.seats), text)

    def answer(self, asked: list[Seat]) -> None:
        """Somebody who is here answers; for somebody who is away the others press, or nothing happens yet."""
        seat = self.random.choice(asked)
        if seat in self.away:
            self.play(TABLE, Move("without", ground=str(seat)))
            if seat in asked and seat not in self.asked:
                self.refused(TABLE, f"without {seat}")
            return
        if self.random.random() < 0.2:
            self.play(TABLE, Move("silence", ground=str(seat)))
            return
        legal = self.played.legal(self.state, seat)
        objections = [move for move in legal if move.verb in self.played.verbs_of("objects")]
        if objections and self.random.random() < 0.3:
            self.play(seat, self.random.choice(objections))
            return
        self.play(seat, ACCEPT)
        if ACCEPT not in self.played.legal(self.state, seat):
            self.refused(seat, "accept")  # twice, or late

    def step(self) -> None:
        if self.random.random() < 0.1:
            self.away = {seat for seat in self.seats if self.random.random() < 0.4}
        asked = self.asked
        if asked:
            self.odd_answers(asked)
            self.answer(asked)
            self.check_answers(asked)
            return
        for seat, move in offers(self.played, self.state, self.random, {}):
            try:
                self.play(seat, move)
            except Refused:
                assert move.verb in ("timeout", "time_up")
                continue
            return

    def check_answers(self, asked: list[Seat]) -> None:
        """The last look, a claim or a digit is not accepted before all who were asked have answered."""
        last = self.moves[-1]
        if last.move in ("accept", f"silence {asked[0]}") and self.played.outcome(self.state).is_over:
            assert len(asked) == 1
            assert asked[0] not in self.away

    def record(self) -> Record:
        names = ("Ann", "Bob", "Cem", "Dan", "Eva")[: len(self.seats)]
        played = self.played.id
        return Record(
            game=played, options=self.options, seats=names, setup=self.setup, moves=tuple(self.moves)
        )


@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("name", ASKING)
def test_nobody_who_is_away_answers_and_no_odd_answer_counts(name: str, part: int) -> None:
    ended: dict[Any, int] = {}
    for seed in range(part, GAMES, PARTS):
        evening = Evening(name, seed)
        while not evening.played.outcome(evening.state).is_over and len(evening.moves) < MOST_MOVES:
            evening.step()
        check(evening.record())
        reason = evening.played.outcome(evening.state).reason
        ended[reason] = ended.get(reason, 0) + 1
    assert sum(count for reason, count in ended.items() if reason) > GAMES // PARTS * 0.8, ended
