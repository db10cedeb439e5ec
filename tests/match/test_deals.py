"""Where the problem of a game comes from: the table's deck, card by card, unless the host brings one."""

from typing import Any

from fullhouse.match.deciding.deals import dealt
from fullhouse.match.entries import Deal, Opened, Started, read_entry, write_entry
from fullhouse.match.history.rounds import recorded
from fullhouse.match.table import Table
from fullhouse.problems.decks import Deck, problems_of
from fullhouse.records.replay import replay
from fullhouse.solver.generate import canonical
from tests.match.tables import Desk

OWN = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"


def desk(**entry: Any) -> Desk:
    """A table of Colour Markers for two, with a deck of level 2."""
    table = Desk("markers")
    opened = table.log[0]
    assert isinstance(opened, Opened)
    changed = {"level": 2, "deck": Deal(seed=5, number=57), **entry}
    fields = {name: getattr(opened, name) for name in opened.__struct_fields__}
    table.log[0] = read_entry(write_entry(Opened(**{**fields, **changed})))
    table.table = Table.replayed(table.log)
    return table


def problem_on(table: Desk) -> str:
    return str(table.table.game.view(table.table.state, "spectator").givens)


def again(table: Desk) -> None:
    table.vote(1, "abandon")
    table.vote(2, "abandon")
    table.vote(1, "rematch")
    table.vote(2, "rematch")


def test_the_next_card_comes_in_a_disguise_that_the_host_cannot_foresee() -> None:
    table = desk().start()
    card = Deck(2, seed=5).card(57)
    assert canonical(problem_on(table)) == canonical(card)
    assert problem_on(table) != card


def test_rematches_go_through_the_deck() -> None:
    table = desk().start()
    seen = [problem_on(table)]
    for _ in range(4):
        again(table)
        seen.append(problem_on(table))
    wanted = [canonical(Deck(2, seed=5).card(number)) for number in range(57, 62)]
    assert [canonical(problem) for problem in seen] == wanted


def test_the_record_has_the_problem_and_plays_again_without_any_deck() -> None:
    table = desk().start()
    started = table.log[1]
    assert isinstance(started, Started)
    assert started.setup == {"problem": problem_on(table)}
    game = recorded(table.log)
    assert game is not None
    assert game.record.setup == started.setup
    assert replay(game.record).view.board == problem_on(table)


def test_ones_own_problem_comes_first_and_a_deck_of_its_level_afterwards() -> None:
    table = desk(setup={"problem": OWN}).start()
    assert problem_on(table) == OWN
    again(table)
    assert canonical(problem_on(table)) in set(map(canonical, problems_of(2)))


def test_a_table_from_before_there_were_decks_is_dealt_by_chance() -> None:
    table = desk(level=None, deck=None).start()
    assert dealt(table.table, 2, table.context) == {"problem": problem_on(table)}
    assert canonical(problem_on(table)) not in set(map(canonical, problems_of(2)))
