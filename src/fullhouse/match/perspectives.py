"""What each viewer sees of a table: the only way out of a match, always through the game's own view."""

import re
from collections.abc import Sequence
from itertools import groupby
from typing import Any

import msgspec

from fullhouse.core.events import Event
from fullhouse.core.game import Viewer
from fullhouse.core.ids import Seat, Seconds
from fullhouse.core.moves import Move, Moves
from fullhouse.games import AnyGame
from fullhouse.match.deciding.votes import votes_info
from fullhouse.match.holder import Holder
from fullhouse.match.info import ClockInfo, DealInfo, LegalMoves, Missed, Perspective, SeatInfo, TableInfo
from fullhouse.match.standings import series_info
from fullhouse.match.table import Happened, Table

CELL = re.compile(r"\b[a-i][1-9]\b")
MOST_TABLES = 4_096
Run = tuple[str, int, int]
"""A form, the place in the table where its cells begin, and the mask of as many cells as there are."""
_tables: dict[int, tuple[Sequence[Move], tuple[Run, ...] | None]] = {}


def viewers(table: Table, holder: Holder) -> tuple[Viewer, ...]:
    """Who a holder sees the game as: each seat held, or one way of watching; a review after the end."""
    if table.state is None:
        return ()
    return ("review",) if table.stage == "over" else playing_as(table, holder)


def playing_as(table: Table, holder: Holder) -> tuple[Viewer, ...]:
    """The same before the end."""
    return table.seats_of(holder.players) or (holder.watching or "spectator",)


def may_see(table: Table, holder: Holder) -> bool:
    """Whether a holder may see the game: players, the host, their guests, or anybody if allowed."""
    is_theirs = holder.host or holder.vouched or bool(table.seats_of(holder.players))
    return is_theirs or table.settings.spectators


def perspective(
    table: Table, viewer: Viewer, happened: Happened | None = None, beside: Any = None
) -> Perspective[Any, Event]:
    """The game as one viewer sees it, with what the last entry brought about. `beside`: another's view."""
    played, state = table.game, table.state
    events = () if happened is None else happened.events
    view = played.view(state, viewer) if beside is None else played.view_beside(beside, state, viewer)
    return Perspective(
        viewer=viewer,
        view=view,
        legal=legal_moves(played, state, viewer) if isinstance(viewer, int) and viewer in view.to_act else (),
        events=tuple([played.seen_by(event, viewer) for event in events]),
    )


def missed(table: Table, viewer: Viewer, happened: Happened) -> Missed[Event]:
    """An entry of the tail, as one viewer may see it."""
    return Missed(
        seq=happened.seq,
        what=happened.what,
        seat=happened.seat,
        move=seen_move(table, (viewer,), happened),
        events=tuple(table.game.seen_by(event, viewer) for event in happened.events),
    )


def seen_move(table: Table, watching: tuple[Viewer, ...], happened: Happened) -> str | None:
    """The text of a move, unless none of these viewers may read it."""
    if table.hides_moves and not may_read(table, happened.seat, watching):
        return None
    return happened.move


def may_read(table: Table, seat: Seat, watching: tuple[Viewer, ...]) -> bool:
    """Whether one of these viewers may read the moves of a seat."""
    shows, options = table.game.shows_moves, table.options
    for viewer in watching:  # noqa: SIM110 - a generator costs as much as all the rest, at every move
        if shows(options, seat, viewer):
            return True
    return False


def table_info(table: Table) -> TableInfo:
    """What everybody may know about the table."""
    return TableInfo(
        code=table.code,
        invitation=table.invitation,
        game=table.game.id,
        rules=table.rules,
        options=msgspec.structs.asdict(table.options),
        settings=table.settings,
        stage=table.stage,
        paused=table.paused,
        paused_by=table.paused_by,
        abandoned=table.abandoned,
        arranged=table.chosen_setup is not None,
        imported=table.is_imported,
        day=0 if table.day is None else table.day.number,
        level=table.level,
        round=table.round,
        consulted=table.consulted,
        seats=tuple(
            SeatInfo(
                seat=Seat(seat),
                name=chair.name,
                driver=chair.driver,
                bot=chair.bot,
                owned=bool(chair.player),
                lent=chair.lent,
                colour=table.colour(Seat(seat)),
            )
            for seat, chair in enumerate(table.chairs, 1)
        ),
        votes=votes_info(table),
        deal=deal_info(table),
        series=series_info(table),
    )


def deal_info(table: Table) -> DealInfo:
    """What is promised about the game on the table and about the next one. The secrets stay here.

    Whoever brought a log from elsewhere knows the secrets in it: nothing is promised at such a table.
    """
    if table.is_imported:
        return DealInfo(commitment="", shares=(), next="")
    coming = "" if table.seal is None else table.seal.commitment
    if not table.round:
        shares = () if table.seal is None else table.seal.in_order
        return DealInfo(commitment=coming, shares=shares, next=coming)
    if table.dealt is None:
        return DealInfo(commitment="", shares=(), next=coming)
    return DealInfo(commitment=table.dealt.commitment, shares=table.dealt.shares, next=coming)


def clocks(table: Table, now: Seconds) -> tuple[ClockInfo | None, ClockInfo | None, Seconds]:
    """The sand-glass, the playing time of the whole game, and how long has been played."""
    clocks = table.clocks
    if clocks is None:
        return None, None, Seconds(0)
    return clocks.infos(now)


def legal_moves(played: AnyGame, state: Any, seat: Seat) -> tuple[LegalMoves, ...]:
    """What a seat may try, as forms with masks of cells: short, however many moves there are."""
    legal = played.offered(state, seat)
    if not isinstance(legal, Moves):
        return tuple(_grouped(played, state, seat, legal))
    moves_by_form: list[LegalMoves] = []
    for moves, mask in legal.parts:
        runs = _runs_of(played, moves) if mask else ()
        if runs is None:
            moves_by_form += _grouped(played, state, seat, list(Moves((moves, mask))))
            continue
        for form, start, whole in runs:
            cells = mask >> start & whole
            if cells:
                points = played.points(state, seat, moves[start], cells)
                moves_by_form.append(LegalMoves(form, f"{cells:x}", points))
    return tuple(moves_by_form)


def _grouped(played: AnyGame, state: Any, seat: Seat, moves: Sequence[Move]) -> list[LegalMoves]:
    """Moves that stand in no table, grouped where they differ only in their cell."""
    masks: dict[str, int] = {}
    first: dict[str, Move] = {}
    for move in moves:
        text = played.write_move(move)
        form = text if move.cell < 0 else CELL.sub("CELL", text, count=1)
        masks[form] = masks.get(form, 0) | (1 << move.cell if move.cell >= 0 else 0)
        first.setdefault(form, move)
    return [
        LegalMoves(form, f"{mask:x}", played.points(state, seat, first[form], mask))
        if mask
        else LegalMoves(form)
        for form, mask in masks.items()
    ]


def _runs_of(played: AnyGame, moves: Sequence[Move]) -> tuple[Run, ...] | None:
    """The runs of a table of moves: in each, the moves differ only in their cell. None for any other table.

    Games never drop their move tables, so the result is cached by identity.
    """
    known = _tables.get(id(moves))
    if known is not None and known[0] is moves:
        return known[1]
    if len(_tables) >= MOST_TABLES:
        _tables.clear()
    runs = _find_runs(played, moves)
    _tables[id(moves)] = moves, runs
    return runs


def _find_runs(played: AnyGame, moves: Sequence[Move]) -> tuple[Run, ...] | None:
    runs: list[Run] = []
    for _, run in groupby(enumerate(moves), lambda each: (each[1].verb, each[1].symbol, each[1].ground)):
        placed = list(run)
        start, first = placed[0]
        if any(move.cell != place - start for place, move in placed):
            return None
        form = CELL.sub("CELL", played.write_move(first), count=1)
        runs.append((form, start, (1 << len(placed)) - 1))
    return tuple(runs)
