"""A league that can be interrupted: each finished unit is a line of a file, and counts once."""

from collections.abc import Callable, Generator, Iterator, Sequence
from pathlib import Path

import msgspec

from fullhouse.bots.league.plan import FinishedUnit, Plan, Unit
from fullhouse.core.causes.system import reason
from fullhouse.core.errors import BadInput

Engine = Callable[[Plan, Sequence[Unit]], Iterator[FinishedUnit]]


class Season:
    """The units of a plan that are finished, and the file that remembers them."""

    def __init__(self, plan: Plan, file: Path) -> None:
        self.plan, self._file = plan.checked(), file
        self.finished: dict[str, FinishedUnit] = {}
        self._read()

    @property
    def left(self) -> list[Unit]:
        return [unit for unit in self.plan.units() if unit.key not in self.finished]

    def play(self, engine: Engine) -> Generator[FinishedUnit, None, None]:
        """Plays what is left. A unit that comes twice counts once."""
        with self._file.open("ab") as lines:
            for finished in engine(self.plan, self.left):
                if finished.key not in self.finished:
                    self.finished[finished.key] = finished
                    lines.write(msgspec.json.encode(finished) + b"\n")
                    lines.flush()
                    yield finished

    def _read(self) -> None:
        """What an earlier run has finished. Raises BadInput for a file of another league."""
        head = msgspec.json.encode(self.plan) + b"\n"
        try:
            text = self._file.read_bytes() if self._file.exists() else b""
            if not text:
                self._file.write_bytes(head)
                return
        except OSError as error:
            raise BadInput("file-unreadable", path=str(self._file), detail=reason(error)) from None
        first, _, rest = text.partition(b"\n")
        if first + b"\n" != head:
            raise BadInput("league-differs", path=str(self._file))
        whole = rest[: rest.rfind(b"\n") + 1]
        if whole != rest:  # the last line was cut off when the run was killed
            self._file.write_bytes(head + whole)
        for line in whole.splitlines():
            try:
                finished = msgspec.json.decode(line, type=FinishedUnit)
            except msgspec.DecodeError:
                raise BadInput("league-differs", path=str(self._file)) from None
            self.finished[finished.key] = finished
