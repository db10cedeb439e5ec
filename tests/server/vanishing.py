"""Random games whose people vanish, come back, say nothing and answer late.

`python -m tests.server.vanishing 3000` plays so many of each game.
"""

import contextlib
import sys
from collections import Counter
from random import Random
from typing import Any

from fullhouse.core.clock import SILENCE, TIMEOUT
from fullhouse.core.errors import FullHouseError
from fullhouse.core.ids import Seat
from fullhouse.core.moves import Move
from fullhouse.games import game
from fullhouse.match.entries import Played
from fullhouse.match.ids import Seq
from fullhouse.match.info import Settings
from fullhouse.server.tables.room import Author
from tests.server.evening import Deaf, Evening
from tests.test_recount import some_options, wander

ASKING = ("animals", "challenge", "markers", "one-two-three", "tiles")
STEPS, PROGRESS = 30, 12
LONGEST_WAIT = 125
"""Seconds after which somebody who is there can do something about whoever holds up the table."""
SELDOM = {"object": 0.1, "stop": 0.02, "pass": 0.2, "flip": 2.0}


class Story(Evening):
    """A game in its last third, at which chance says who does what."""

    def __init__(self, name: str, seed: int) -> None:
        self.random = random = Random(f"{name} vanishes {seed}")
        played = game(name)
        seats = random.randint(2, min(played.most_seats, 4))
        options = {**some_options(name, seats, random), "referee": "table"}
        options["silence"] = random.choice([None, None, 5])
        record = wander(name, options, seats, {"seed": seed % 20}, random)
        begun = record.moves[: max(0, len(record.moves) - random.randint(1, 30))]
        pause = random.choice(["anybody", "everybody"])
        super().__init__(
            name,
            seats,
            setup=dict(record.setup),
            moves=begun,
            settings=Settings(pause=pause),  # type: ignore[arg-type]
            ears=Deaf,
            **options,
        )
        self.known = self.table.seq
        self.here_since = dict.fromkeys(self.ears, self.clock.now())
        self.pressed: list[tuple[int, str]] = []

    # What people do

    def comes(self, seat: int) -> Any:
        self.__dict__.setdefault("here_since", {})[seat] = self.clock.now()
        return super().comes(seat)

    def happens(self) -> None:
        """Somebody does something, or nobody does anything for a while."""
        random, seat = self.random, self.random.choice(self.table.seats)
        here = seat in self.ears
        what = random.choices(
            ["waits", "plays", "answers late", "vanishes", "comes", "presses", "pauses", "touches"],
            [2, 6, 2, 1, 2, 2, 0.3, 1],
        )[0]
        if what == "waits":
            self.wait(random.choice([1, 7, 25, 40, 70, 130]))
        elif what == "comes" and not here:
            self.comes(seat)
        elif here and what == "vanishes":
            self.goes(seat)
        elif here and what == "plays":
            self.tries(seat, self.some_move(seat), self.table.seq)
        elif here and what == "answers late":
            self.tries(seat, "accept", Seq(random.randint(1, self.table.seq)))
        elif here and what == "presses":
            self.presses(seat, random.choice(self.table.seats))
        elif here and what == "pauses":
            self.asks(seat, "resume" if self.table.paused else "pause")
        elif here and what == "touches":
            self.touches(seat)
        self.look()

    def some_move(self, seat: int) -> str:
        rules, state = self.table.game, self.state
        by_verb: dict[str, list[Move]] = {}
        for move in rules.legal(state, Seat(seat)):
            by_verb.setdefault(move.verb, []).append(move)
        if not by_verb:
            return "accept"
        weights = [SELDOM.get(verb, 1.0) for verb in by_verb]
        return rules.write_move(self.random.choice(by_verb[self.random.choices([*by_verb], weights)[0]]))

    def tries(self, seat: int, move: str, after: Seq) -> None:
        """A move; where it is refused, nothing is played but what a clock has to say before it."""
        before = len(self.moves)
        try:
            self.plays(seat, move, after)
        except FullHouseError:
            assert all(made.split()[0] in (TIMEOUT, SILENCE) for _, made, _ in self.moves[before:])

    def presses(self, who: int, absent: int) -> None:
        """*Go on without …* or *Let a bot play for …*, whether it is offered or not."""
        overdue = self.room.overdue(self.hub.now())
        try:
            if absent in self.table.game.asked(self.state) and not self.table.paused:
                self.goes_on_without(who, absent)
                assert absent in overdue.unanswered
                self.pressed.append((who, f"without {absent}"))
            elif who != absent:
                self.lets_a_bot_play(who, absent)
                assert absent in overdue.idle
        except FullHouseError:
            pass

    def asks(self, seat: int, topic: Any) -> None:
        with contextlib.suppress(FullHouseError):
            self.votes(seat, topic)

    # What must hold

    def look(self) -> None:
        """Nothing was answered by somebody who is away; what the table does, somebody has pressed."""
        for entry in self.entries[self.known :]:
            if not isinstance(entry, Played) or entry.seat:
                continue
            verb, *named = entry.move.split()
            if verb == SILENCE:
                assert self.table.settings.pace == "live"
                assert named, "the silence of everybody"
                for seat in map(int, named):
                    assert seat in self.ears, f"{seat} is away and was taken to accept"
                    assert entry.at - self.here_since[seat] >= self.silence, "somebody has just come"
            elif verb == "without":
                assert (entry.by, entry.move) in self.pressed, "nobody has pressed"
                assert entry.by in self.ears or entry.by
            else:
                assert verb in (TIMEOUT, "time_up")
        self.known = self.table.seq

    @property
    def silence(self) -> float:
        silence = self.state.options.silence
        assert silence is not None, "silence is off"
        return float(silence)

    @property
    def is_over(self) -> bool:
        return self.table.stage == "over"

    def goes_on_with(self, hero: int) -> None:
        """One person stays, and presses what is offered: the table never waits for ever."""
        if hero not in self.ears:
            self.comes(hero)
        for seat in [seat for seat in self.ears if seat != hero and self.random.random() < 0.5]:
            self.goes(seat)
        waited = progress = 0
        while not self.is_over and progress < PROGRESS:
            before = self.table.seq, self.table.last_position_seq
            self.acts(hero)
            if self.table.seq == before[0]:
                self.wait(5)
                waited += 5
            self.look()
            progress += self.table.last_position_seq != before[1]
            waited = waited if self.table.seq == before[0] else 0
            assert waited <= LONGEST_WAIT, "the table hangs"

    def acts(self, hero: int) -> None:
        rules, overdue = self.table.game, self.room.overdue(self.hub.now())
        if self.table.paused and hero not in self.table.votes.get("resume", ()):
            self.asks(hero, "resume")
        asked = rules.asked(self.state)
        turn = rules.to_move(self.state)
        if hero in asked:
            self.tries(hero, "accept", self.table.seq)
        elif turn == hero:
            self.tries(hero, self.some_move(hero), self.table.seq)
        for absent in (*overdue.unanswered, *overdue.idle):
            if absent != hero:
                self.presses(hero, absent)
        for seat in (*rules.asked(self.state), rules.to_move(self.state)):
            if seat is not None and seat in self.table.bots and not self.is_over and not self.table.paused:
                self.bot_plays(seat)
                return

    def bot_plays(self, seat: Seat) -> None:
        entry = Played(at=self.hub.now(), seat=seat, move=self.some_move(seat))
        try:
            self.hub.append(self.room, entry, author=Author.KEEPER)
        except FullHouseError:
            pass
        finally:
            self.store.commit()


def play(name: str, seed: int) -> Story:
    """A game at which people vanish; in the end one of them is there."""
    story = Story(name, seed)
    for _ in range(STEPS):
        if not story.is_over:
            story.happens()
    if not story.is_over:
        story.goes_on_with(story.random.choice(story.table.seats))
    return story


def main() -> None:
    for name in ASKING:
        told = Counter[str]()
        for seed in range(int(sys.argv[1])):
            story = play(name, seed)
            verbs = [move.split()[0] for seat, move, _ in story.moves if not seat]
            told.update(verb for verb in verbs if verb in ("silence", "without"))
            told["bots"] += bool(story.table.bots)
            told["over"] += story.is_over
        print(name, dict(told))


if __name__ == "__main__":
    main()
