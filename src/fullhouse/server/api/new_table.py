"""The log that a new table begins with: who sits where, which problem, which options."""

from collections.abc import Iterable, Iterator
from itertools import cycle
from typing import Any

from msgspec.structs import replace

from fullhouse import bots
from fullhouse.bots import bot
from fullhouse.coach.rating import rate
from fullhouse.coach.technique import Level
from fullhouse.core.chance import Chance
from fullhouse.core.errors import BadInput
from fullhouse.core.ids import Seconds
from fullhouse.core.options import check_new_options, check_sense, options_said, read_options
from fullhouse.games import AnyGame, game
from fullhouse.match.deciding.names import clean_name, distinct_name
from fullhouse.match.entries import Chair, Deal, OfDay, Opened
from fullhouse.match.ids import LONGEST_NAME, MOST_COLOURS, Player
from fullhouse.match.info import Settings
from fullhouse.match.table import Table
from fullhouse.problems.days import Today
from fullhouse.problems.levels import LEVELS
from fullhouse.records.replay import Continuation
from fullhouse.server.api.shapes import NewSeat, NewTable, OpenToday, PlayOn, WantedDeck
from fullhouse.sudoku.grid import Grid


def level_of(asked: NewTable) -> Level | None:
    """How hard the problem will be; None for a game without one.

    A problem of one's own is graded, which may take a while.
    """
    levels = game(asked.game).problem_levels
    if levels is None:
        if asked.deck is not None:
            raise BadInput("no-deck-here", game=asked.game)
        return None
    if asked.setup is None:
        usual = levels[0 if len(asked.seats) == 1 else 1]
        wanted = None if asked.deck is None else asked.deck.level
        return LEVELS[(wanted or usual) - 1]
    if asked.deck is not None:
        raise BadInput("setup-and-deck")
    problem = asked.setup.get("problem")
    is_open = isinstance(problem, str) and Grid.parse(problem).open
    return rate(str(problem)).level if is_open else None


def opened(asked: NewTable, code: str, now: Seconds, seed: int, level: Level | None = None) -> Opened:
    """The first entry of the table's log."""
    played = game(asked.game)
    chairs = _seated(asked.seats, played)
    if asked.shuffle:
        chairs = Chance(seed).shuffled(chairs)
    options = _options(asked, played, len(chairs))
    state, _ = played.setup(options, len(chairs), asked.setup if asked.setup is not None else {"seed": 0})
    if asked.moves and asked.setup is None:
        raise BadInput("moves-without-setup")
    for move in asked.moves:
        state, _ = played.play(state, move.seat, played.read_move(move.move))
    return Opened(
        at=now,
        code=code,
        game=played.id,
        rules=played.version,
        options=options,
        settings=asked.settings,
        chairs=tuple(chairs),
        setup=asked.setup,
        moves=asked.moves,
        level=level,
        deck=None if level is None else _deal(asked.deck or WantedDeck(), seed),
        waits=asked.wait and not any(chair.is_open for chair in chairs),
    )


def continued(
    table: Table, start: Continuation, asked: PlayOn, *, code: str, now: Seconds, seed: int
) -> Opened:
    """The first entry of a table that takes up a game of another one, by the rules and options of it."""
    bots = _bots(asked, len(table.seats) - 1)
    seats = [NewSeat(who="me", name=asked.name) if seat == start.seat else next(bots) for seat in table.seats]
    return Opened(
        at=now,
        code=code,
        game=table.game.id,
        rules=table.rules,
        options=table.options_said,
        settings=table.settings,
        chairs=tuple(
            _coloured(_named([_chair(seat, number, table.game) for number, seat in enumerate(seats, 1)]))
        ),
        setup=start.setup,
        moves=start.moves,
        level=table.level,
        deck=None if table.level is None else Deal(seed),
    )


def of_day(day: Today, asked: OpenToday, *, code: str, now: Seconds) -> Opened:
    """The log of a table with the deal of a day: the same game, rules and bot for everybody."""
    played = game(day.deal.game)
    seats = [
        NewSeat(who="me", name=asked.name, colour=asked.colour),
        NewSeat(who="bot", bot=day.deal.bot, name=asked.bot_name),
    ]
    problem = day.deal.setup.get("problem")
    return Opened(
        at=now,
        code=code,
        game=played.id,
        rules=played.version,
        options=options_said(read_options(played.options, day.deal.options, len(seats)), len(seats)),
        settings=Settings(spectators=False, brisk=asked.brisk),
        chairs=tuple(_seated(seats, played)),
        setup=day.deal.setup,
        level=None if problem is None else rate(problem).level,
        day=OfDay(day.number, bots.VERSION),
    )


def _bots(asked: PlayOn, count: int) -> Iterator[NewSeat]:
    name = (asked.bot_name or asked.bot.capitalize())[: LONGEST_NAME - 3]
    for number in range(1, count + 1):
        yield NewSeat(who="bot", bot=asked.bot, name=name if count == 1 else f"{name} {number}")


def _deal(deck: WantedDeck, seed: int) -> Deal:
    return Deal(seed if deck.seed is None else deck.seed, deck.number)


def _options(asked: NewTable, played: AnyGame, seats: int) -> dict[str, Any]:
    """What differs from the defaults. Who sits there changes nothing: with bots it is the same game."""
    check_new_options(played.options, asked.options)
    read = read_options(played.options, asked.options, seats)
    check_sense(read, seats, asked.settings.stretch)
    return options_said(read, seats)


def _seated(seats: Iterable[NewSeat], played: AnyGame) -> list[Chair]:
    return _coloured(_named([_chair(seat, number, played) for number, seat in enumerate(seats, 1)]))


def _named(chairs: list[Chair]) -> list[Chair]:
    """No two people have names that look the same."""
    named: list[Chair] = []
    for chair in chairs:
        others = [other.name for other in named]
        named.append(replace(chair, name=distinct_name(chair.name, others)) if chair.player else chair)
    return named


def _coloured(chairs: list[Chair]) -> list[Chair]:
    """Each chair with a colour: those that were asked for, else the first ones that are free."""
    asked = [chair.colour for chair in chairs if chair.colour]
    if len(chairs) <= MOST_COLOURS and len(set(asked)) < len(asked):
        twice = next(colour for colour in asked if asked.count(colour) > 1)
        second = [seat for seat, chair in enumerate(chairs, 1) if chair.colour == twice][1]
        raise BadInput("colour-taken", colour=twice, seat=second)
    free = [colour for colour in range(1, MOST_COLOURS + 1) if colour not in asked]
    rest = cycle(free or range(1, MOST_COLOURS + 1))
    return [replace(chair, colour=chair.colour or next(rest)) for chair in chairs]


def _chair(seat: NewSeat, number: int, played: AnyGame) -> Chair:
    return replace(_occupant(seat, number, played), colour=seat.colour or 0)


def _occupant(seat: NewSeat, number: int, played: AnyGame) -> Chair:
    match seat.who:
        case "open":
            if seat.name is not None:
                raise BadInput("open-seat-named", seat=number)
            return Chair()
        case "bot":
            bot(seat.bot, played.id)
            name = seat.bot.capitalize() if seat.name is None else clean_name(seat.name)
            return Chair(name=name, driver="bot", bot=seat.bot)
        case "me":
            name = f"{number}" if seat.name is None else clean_name(seat.name)
            return Chair(name=name, player=Player(number), driver="person")
