"""Hints at a table: the move that asks is logged as any other, and answered with the coach's advice."""

import logging
from collections.abc import Callable
from typing import Protocol

import msgspec

from fullhouse.core.errors import FullHouseError
from fullhouse.core.game import HintQuestion
from fullhouse.core.ids import TABLE, Seat
from fullhouse.match.deciding.commands import Play
from fullhouse.match.ids import Seq
from fullhouse.server.errors import InternalError, sent
from fullhouse.server.features.fairness import Fairness
from fullhouse.server.loops import Tasks
from fullhouse.server.protocol import Advice
from fullhouse.server.tables.broadcast import Bell
from fullhouse.server.tables.hub import Hub
from fullhouse.server.tables.listeners import Listener, encoded
from fullhouse.server.tables.room import Room
from fullhouse.server.workers.messages import Workers

log = logging.getLogger("fullhouse")
Charge = Callable[[str], None]
"""Takes what a hint costs from a caller's rate limit, or raises TooMany."""


class Asker(Listener, Protocol):
    """A connection that asks for hints."""

    @property
    def caller(self) -> str: ...


class Hints:
    """Advice about a position of the log: worked out by a worker, sent once the hint is stored."""

    def __init__(self, hub: Hub, fairness: Fairness, bell: Bell, workers: Workers, charge: Charge) -> None:
        self._hub, self._fairness, self._bell = hub, fairness, bell
        self._workers, self._charge = workers, charge
        self._answering = Tasks()

    def answer(self, room: Room, asker: Asker, command: Play) -> None:
        """Send the advice that a command asked for, after its `done`. A repeated one is answered again."""
        self._answering.start(self._answer(room, asker, command))

    def close(self) -> None:
        self._answering.close()

    async def question(self, room: Room, seq: Seq) -> HintQuestion | None:
        """What the coach was asked in the position after an entry; None where that was no hint."""
        table = room.table
        if table.last_position_seq <= seq:
            question = None if table.state is None else table.game.hint_question(table.state)
        else:  # somebody has moved on since
            lines = await self._hub.store.read_lines(room.id, seq)
            answer = await self._workers.run("hint_question", msgspec.msgpack.encode(lines), caller="hints")
            question = msgspec.msgpack.decode(answer, type=HintQuestion | None)
        return question if question is not None and question.stage else None

    async def advice(
        self, question: HintQuestion, language: str, *, caller: str, room: Room, seat: Seat, way: str = ""
    ) -> bytes:
        """The coach's words as JSON, a `HintShape`. Refused while fair play keeps the coach silent."""
        self._charge(caller)

        async def form(grid: str) -> str:
            return (await self._workers.run("form", grid.encode(), caller=caller)).decode()

        for grid in (question.problem, question.board):
            await self._fairness.ask("hint", grid, (room.id, seat), form)
        asked = {
            "problem": question.problem,
            "grid": question.board,
            "notes": question.notes,
            "stage": question.stage,
            "last": question.last,
            "language": language,
            "way": way,
        }
        return await self._workers.run("hint", msgspec.json.encode(asked), caller=caller)

    async def _answer(self, room: Room, asker: Asker, command: Play) -> None:
        seq = await self._stored(room, asker.holder.command_id(command.id))
        if seq is None:
            return
        try:
            message = await self._message(room, seq, asker, command)
        except FullHouseError as error:
            message = _failed(command, seq, error)
        except Exception:
            log.exception("table %d, entry %d: a hint failed", room.id, seq)
            message = _failed(command, seq, InternalError())
        asker.push(encoded(message))

    async def _message(self, room: Room, seq: Seq, asker: Asker, command: Play) -> Advice:
        question = await self.question(room, seq)
        if question is None:
            raise InternalError
        seats = room.table.seats_of(asker.holder.players)
        seat = command.seat or (seats[0] if seats else TABLE)
        hint = await self.advice(
            question, command.language, caller=asker.caller, room=room, seat=seat, way=command.way
        )
        # The worker's JSON is sent as it is.
        return Advice(id=command.id, seq=seq, stage=question.stage, hint=msgspec.Raw(hint))  # type: ignore[arg-type]

    async def _stored(self, room: Room, command_id: str) -> Seq | None:
        """The entry of a command, once it is stored; None where it was refused, or the table was reloaded."""
        with self._bell.listening((room.id,)) as rung:
            while self._hub.is_loaded(room):
                rung.clear()
                seq = room.table.answered.get(command_id)
                if not room.is_reloading and (seq is None or seq <= room.stored):
                    return seq
                await rung.wait()
        return None


def _failed(command: Play, seq: Seq, error: FullHouseError) -> Advice:
    return Advice(id=command.id, seq=seq, stage=0, code=error.code, facts=sent(error.facts))
