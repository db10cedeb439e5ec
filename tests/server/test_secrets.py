"""States that differ only in what is hidden from a viewer send that viewer the same bytes."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from fullhouse.core.chance import Chance
from fullhouse.core.errors import FullHouseError
from fullhouse.core.game import Viewer
from fullhouse.core.ids import Cell, Seat, Seconds, Symbol
from fullhouse.games import game, game_ids
from fullhouse.games.kit.laying import LayingGame
from fullhouse.match.entries import Played
from fullhouse.match.holder import Holder
from fullhouse.match.ids import Player
from fullhouse.match.perspectives import legal_moves
from fullhouse.match.table import Happened, Table
from fullhouse.server.api.shapes import NewSeat, NewTable
from fullhouse.server.protocol import Present
from fullhouse.server.tables.listeners import Newsroom, refused, welcome
from fullhouse.sudoku.board import NINE
from tests.match.tables import Desk
from tests.server.local_server import serving

CROSS = (0, 12, 24, 28, 40, 52, 56, 68, 80)
"""Nine cells of the board, one in each row, column and block."""
NOBODY = Present(seats=(), tvs=0, spectators=0)
MOVES = 25


def holders(table: Table) -> Iterator[tuple[Viewer, Holder]]:
    for seat in table.seats:
        yield Seat(seat), Holder(players=frozenset([Player(seat)]))
    yield "tv", Holder(watching="tv")
    yield "spectator", Holder(watching="spectator")


def messages_of(table: Table, holder: Holder, happened: Happened | None, moves: list[str]) -> list[bytes]:
    """Everything that a holder can get out of a table now: the picture, the news, and refusals."""
    now = Seconds(2000)
    messages = [welcome(table, holder, NOBODY, None, now)]
    if happened is not None:
        messages.append(Newsroom(table, msgspec.structs.replace(happened, events=()), now).news(holder))
    for seat in table.seats_of(holder.players):
        for text in moves:
            try:
                table.game.play(table.state, seat, table.game.read_move(text))
            except FullHouseError as error:
                messages.append(refused("x", error))
    return messages


def look_for_leaks(name: str, seed: int, **options: Any) -> None:
    """Play at random; after each move, swap the state for one that a viewer cannot tell from it."""
    played = game(name)
    desk = Desk(name, people=min(max(2, played.fewest_seats), played.most_seats), **options)
    desk.start()
    chance = Chance(seed)
    table, happened = desk.table, None
    for _ in range(MOVES):
        if table.stage != "playing":
            return
        real = table.state
        for viewer, holder in holders(table):
            other = played.imagine(played.view(real, viewer), chance)
            seat = viewer if isinstance(viewer, int) else Seat(1)
            impossible = [
                played.write_move(move)
                for other_seat in table.seats
                for move in chance.shuffled(played.legal(real, Seat(other_seat)))[:8]
                if move not in played.legal(real, seat)
            ]
            before = messages_of(table, holder, happened, impossible)
            table.state = other
            after = messages_of(table, holder, happened, impossible)
            table.state = real
            assert before == after, (name, viewer)
        seat = played.to_move(real) or chance.choice(played.to_act(real))
        move = chance.choice(played.legal(real, seat))
        happened = desk.append(Played(at=desk.now, seat=seat, move=played.write_move(move)))


@pytest.mark.parametrize("name", game_ids())
def test_hidden_state_changes_no_byte(name: str) -> None:
    for seed in range(4):
        look_for_leaks(name, seed)


def test_a_race_hides_the_boards_and_moves_of_others() -> None:
    for seed in range(4):
        look_for_leaks("classic", seed, race=True)


def test_the_test_finds_a_planted_leak_in_a_view(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = LayingGame.view

    def leaking(self: LayingGame, state: Any, viewer: Viewer) -> Any:
        view = honest(self, state, viewer)
        return msgspec.structs.replace(view, stack_left=view.stack_left + state.stack[-1])

    monkeypatch.setattr(LayingGame, "view", leaking)
    with pytest.raises(AssertionError, match="tiles"):
        look_for_leaks("tiles", 1)


def test_the_test_finds_a_planted_leak_in_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    def leaking(_self: LayingGame, state: Any, seat: Seat, code: str, **facts: object) -> None:
        raise FullHouseError(code, seat=seat, stack=list(state.stack), **facts)

    monkeypatch.setattr(LayingGame, "refuse", leaking)
    with pytest.raises(AssertionError, match="tiles"):
        look_for_leaks("tiles", 1)


async def test_the_deck_is_never_sent_before_the_end(tmp_path: Path) -> None:
    """All bytes of sockets and REST, for a running game, searched for the stack and the hands of others."""

    async with serving(tmp_path) as client:
        key = await client.create(NewTable(game="tiles", seats=(NewSeat(who="me"), NewSeat(who="bot"))))
        watching = await client.watch(key.code, tv=True)
        async with await client.sit(key.token) as mine, await client.sit(watching.token) as tv:
            for _ in range(4):
                await mine.until(lambda table: bool(table.moves()) and table.perspective.view["to_move"] == 1)
                await mine.play(next(move for move in mine.moves() if move.startswith("lay")))
            rest = [
                msgspec.json.encode(await client.record(key.code, key.token)),
                msgspec.json.encode(await client.record(key.code, watching.token)),
                msgspec.json.encode(await client.preview(key.code)),
                msgspec.json.encode(await client.turns(key.token)),
            ]
            state = client.hub.rooms[1].table.state
            stack = msgspec.json.encode(list(state.stack))[1:-1]
            wire = b"".join([*mine.heard, *tv.heard, *rest])
            assert len(wire) > 5000
            for start in range(0, len(stack) - 20, 2):
                assert stack[start : start + 20] not in wire
            for message in (*tv.heard, rest[1]):
                assert b'"symbol":null' in message or b'"drew"' not in message
            assert b"seed" not in wire


@pytest.mark.parametrize("proof", ["named", "found"])
def test_nothing_sent_tells_that_a_tile_is_impossible(proof: str) -> None:
    """docs/rules/challenge.md, Impossible tiles: with `table`, noticing it is the player's task."""
    played = game("challenge")
    sent = []
    for last in "39":  # the 3 fits nowhere while an equal one lies in its row, column and block
        board = "." * 80 + "1"
        tiles = "".join(last if cell in CROSS else tile for cell, tile in enumerate(board))
        setup = {"tiles": tiles, "face_up": [NINE.name(Cell(cell)) for cell in CROSS], "hands": [[3, 5], []]}
        state, _ = played.setup({"referee": "table", "proof": proof}, 2, setup)
        with pytest.raises(FullHouseError) as refusal:
            played.play(state, Seat(1), played.read_move("a9=8"))
        groups = legal_moves(played, state, Seat(1))
        sent.append((groups, refusal.value.facts["allowed"]))
        assert (not state.grid.room(Symbol(3))) == (last == "3")
        assert {"drop 3", "drop 5"} <= {group.form for group in groups}
        cells = {digit: [one.cells for one in groups if f"={digit}" in one.form] for digit in "35"}
        assert cells["3"] == cells["5"] != []
    assert sent[0] == sent[1]
