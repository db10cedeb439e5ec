"""A program that plays, and as a bot like any other: lines go in and out (docs/bot-lines.md)."""

from __future__ import annotations

import subprocess
from collections.abc import Callable, Sequence
from contextlib import suppress
from queue import Empty, SimpleQueue
from threading import Thread

import msgspec

from fullhouse.bots.answers import answer
from fullhouse.bots.bot import Bot, Choice, Situation
from fullhouse.bots.league.table import GameResult
from fullhouse.core.chance import Chance
from fullhouse.core.errors import BadInput, Refused
from fullhouse.core.moves import Move
from fullhouse.core.reasons import reason
from fullhouse.core.system_clock import Clock, SystemClock
from fullhouse.games import AnyGame

VERSION = 1
MOVE_SECONDS = 10.0
"""How long a program may think about an answer, unless told otherwise."""
GOODBYE_SECONDS = 2.0
"""How long it may take to end after `quit`."""
OUTPUT_SECONDS = 2.0
"""How long its output is read after that: what it has started may still hold it."""
LONGEST_LINE = 200
"""Characters of a line that an error shows at most."""
PASS = "-"
"""What a program says in the place of a move to let others act."""


class Program:
    """A running program. Raises BadInput where it does not speak as it should.

    >>> import sys
    >>> code = "print('name Ann'); print('ready'); input(); input()"
    >>> with Program([sys.executable, "-c", code]) as program:
    ...     program.name
    'Ann'
    """

    def __init__(
        self,
        command: Sequence[str],
        seconds: float = MOVE_SECONDS,
        watch: Callable[[str, str], None] | None = None,
        clock: Clock | None = None,
    ) -> None:
        self.command, self.seconds = list(command), seconds
        self.name, self.answers = "", False
        self._watch = watch or (lambda way, line: None)  # noqa: ARG005
        self._clock = clock or SystemClock()
        self._lines: SimpleQueue[str | None] = SimpleQueue()
        try:
            self._process = subprocess.Popen(
                self.command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                text=True,
                encoding="utf-8",
                errors="replace",
                bufsize=1,
            )
        except (OSError, ValueError) as error:
            raise BadInput("bot-not-started", command=" ".join(self.command), detail=reason(error)) from None
        self._listener = Thread(target=self._listen, daemon=True)
        self._listener.start()

    def __enter__(self) -> Program:
        try:
            self._greet()
        except BaseException:
            self.close()
            raise
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def _greet(self) -> None:
        self.say(f"fullhouse {VERSION}")
        ends = self._clock.monotonic() + self.seconds
        while True:
            word, _, rest = self.hear(ends, "ready").partition(" ")
            match word:
                case "ready":
                    break
                case "name":
                    self.name = rest.strip()
                case "answers":
                    self.answers = True
        self.name = self.name or self.command[0].replace("\\", "/").rpartition("/")[2]

    # A game

    def begin(self, game: str, seat: int, seats: int, options: str) -> None:
        """A new game: which one, where the program sits, and the options as JSON."""
        self.say(f"game {game} seat {seat} of {seats} options {options}")

    def choose(self, view: str, moves: Sequence[str]) -> str | None:
        """The move that it chooses among these; None where it lets others act."""
        self.say(f"view {view}")
        self.say(f"moves {';'.join(moves)}")
        self.say(f"go {self.seconds:g}")
        ends = self._clock.monotonic() + self.seconds
        while True:
            said = self.hear(ends, "move")
            word, _, rest = said.partition(" ")
            if word != "move":
                continue  # such as `info`, for whoever watches
            move = " ".join(rest.split()).lower()
            if move == PASS:
                return None
            if move not in moves:
                raise BadInput("bot-not-offered", bot=self.name, line=said[:LONGEST_LINE])
            return move

    def refuse(self, move: str, code: str) -> None:
        """The last move was not carried out: the rules have seen something that was not visible."""
        self.say(f"refused {move} because {code}")

    def end(self, result: str) -> None:
        """How the game came out, as JSON."""
        self.say(f"end {result}")

    # Lines

    def say(self, line: str) -> None:
        self._watch(">", line)
        try:
            assert self._process.stdin is not None
            self._process.stdin.write(line + "\n")
            self._process.stdin.flush()
        except (OSError, ValueError):
            raise self._gone() from None

    def hear(self, ends: float, expected: str) -> str:
        """The next line that says something."""
        while True:
            try:
                line = self._lines.get(timeout=max(0.0, ends - self._clock.monotonic()))
            except Empty:
                raise BadInput("bot-silent", expected=expected, seconds=f"{self.seconds:g}") from None
            if line is None:
                raise self._gone()
            self._watch("<", line)
            if line.strip() and not line.startswith("#"):
                return line.strip()

    def _gone(self) -> BadInput:
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(GOODBYE_SECONDS)
        return BadInput("bot-ended", bot=" ".join(self.command), status=str(self._process.poll()))

    def _listen(self) -> None:
        assert self._process.stdout is not None
        with suppress(ValueError):  # closed meanwhile
            for line in self._process.stdout:
                self._lines.put(line.rstrip("\r\n"))
        self._lines.put(None)

    def close(self) -> int | None:
        """Say `quit`, and end a program that does not listen. Its status; None where it had to be ended."""
        with suppress(BadInput):
            self.say("quit")
        with suppress(OSError):
            assert self._process.stdin is not None
            self._process.stdin.close()
        status: int | None = None
        try:
            status = self._process.wait(GOODBYE_SECONDS)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        self._listener.join(OUTPUT_SECONDS)
        if not self._listener.is_alive():
            assert self._process.stdout is not None
            self._process.stdout.close()
        return status


class ProgramPlayer(Bot):
    """Asks a program for its moves. Unless it asked for that, accepting what others do is done for it."""

    level = 0

    def __init__(self, program: Program) -> None:
        self.program, self.name = program, program.name
        self.asked = 0
        """How many moves it has chosen."""
        self._is_seated = False

    def decide(self, situation: Situation, chance: Chance) -> Choice:
        game, view, seat = situation.game, situation.view, situation.seat
        state = game.imagine(view, chance)
        legal = list(situation.legal if situation.legal is not None else game.legal(state, seat))
        if not self.program.answers:
            said = answer(game, state, seat, legal, None)
            if said is not None or view.to_move not in (None, seat):
                return Choice(said)
            legal = deeds(game, legal)
        if not self._is_seated:
            options = msgspec.json.encode(view.options).decode()
            self.program.begin(game.id, seat, len(view.scores), options)
            self._is_seated = True
        seen = msgspec.json.encode(view).decode()
        while legal:
            chosen = self.program.choose(seen, [game.write_move(move) for move in legal])
            self.asked += 1
            if chosen is None:
                return Choice(None)
            move = game.read_move(chosen)
            try:
                game.play(state, seat, move)
            except Refused as refusal:
                self.program.refuse(chosen, refusal.code)
                legal.remove(move)
            else:
                return Choice(move)
        return Choice(None)

    def over(self, result: GameResult) -> None:
        """Tell how the game came out; the next question begins another one."""
        self._is_seated = False
        self.program.end(msgspec.json.encode(result).decode())


def deeds(game: AnyGame, legal: Sequence[Move]) -> list[Move]:
    """The moves that bring a game forward; all of them where none does."""
    return [move for move in legal if move.verb in game.verbs_of("acts")] or list(legal)
