"""Before a combination is offered: adversarial games find no table at which a game loses its point."""

import pytest
from msgspec.structs import replace

from fullhouse.games import built_in_ids
from fullhouse.games.kit.base import AskingGame
from fullhouse.games.markers.advanced import Advanced
from fullhouse.games.markers.variant import MarkersOptions
from fullhouse.games.one_two_three import rules
from tests.adversary import trials
from tests.adversary.search import Finding, search
from tests.adversary.tables import Tried, tables

ONE_SEED = range(1)


def found_at(table: Tried) -> list[Finding]:
    return search(range(3), [table])[0]


@pytest.mark.parametrize("name", built_in_ids())
def test_whatever_is_found_is_refused(name: str) -> None:
    """docs/rules/README.md, Packs: a pack never offers a combination without sense."""
    findings, games = search(ONE_SEED, [table for table in tables() if table.game == name])
    assert [one for one in findings if not one.refused] == []
    assert games > 0 or name == "solitaire"


def test_an_advanced_game_without_a_glass_is_found_and_refused() -> None:
    (finding,) = found_at(Tried("markers", "printed", 2, {"variant": "advanced", "sand_glass": None}))
    assert (finding.trial, finding.refused) == ("one turn", "glass-needed")


@pytest.mark.parametrize("seats", [2, 4])
def test_a_glass_in_which_one_turn_fills_the_board_is_found_and_refused(seats: int) -> None:
    """docs/decisions/rules.md: the longest glass that is offered is the longest at which nothing is found."""
    advanced = [
        Tried("markers", "printed", seats, {"variant": "advanced", "sand_glass": seconds})
        for seconds in (30, 45, 60, 61, 75, 90, 3600)
    ]
    refused = [table.options["sand_glass"] for table in advanced if table.refused == "glass-too-long"]
    assert refused == [61, 75, 90, 3600]
    filled_at = {table.options["sand_glass"] for table in advanced if search(range(12), [table])[0]}
    assert filled_at == {75, 90, 3600}


def test_a_stretched_glass_in_which_one_turn_fills_the_board_is_found_and_refused() -> None:
    """docs/decisions/rules.md: extra time lengthens the glass up to what the search allows, no further."""
    advanced = [
        table
        for table in tables()
        if (table.game, table.pack, table.seats) == ("markers", "printed", 2)
        and table.options == {**MarkersOptions.packs["printed"], "variant": "advanced"}
    ]
    refused = {table.stretch: table.refused for table in advanced}
    assert refused == {1: "", 2: "", 3: "glass-too-long", 5: "glass-too-long", 10: "glass-too-long"}
    assert {table.stretch for table in advanced if search(range(6), [table])[0]} == {3, 5, 10}


def test_the_basic_game_of_markers_waits_three_rounds_and_no_longer(monkeypatch: pytest.MonkeyPatch) -> None:
    """docs/rules/markers.md: three rounds in a row in which no player placed a digit that still stands."""
    table = Tried("markers", "printed", 2, {"variant": "basic"})
    assert found_at(table) == []
    monkeypatch.setattr(trials, "PRINTED_WAITING", {"markers": 1})
    assert [one.trial for one in found_at(table)] == ["dead end"]


def test_a_question_that_only_those_who_are_asked_can_end_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """docs/rules/README.md, Being asked: one press, and the referee answers in their place."""
    table = Tried("tiles", "printed", 2, {})
    assert found_at(table) == []
    monkeypatch.setattr(AskingGame, "said_for", lambda self, _asked: ((self.silence_moves, 0),))
    assert [one.trial for one in found_at(table)] == ["unanswered"]


def test_sealing_an_own_fault_is_found_where_turns_are_not_validated(monkeypatch: pytest.MonkeyPatch) -> None:
    table = Tried("markers", "printed", 2, {"variant": "advanced", "sand_glass": 30})
    assert found_at(table) == []
    monkeypatch.setattr(
        Advanced,
        "turn_over",
        lambda self, state, events: self._go_on(replace(state, window=0, order=()), events),
    )
    assert [one.trial for one in found_at(table)] == ["sealed fault"]


def test_blocked_players_are_found_where_only_a_full_grid_ends_the_game(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    table = Tried("one-two-three", "family", 2, {"fault": "rule", "referee": "guard"})
    assert found_at(table) == []
    monkeypatch.setattr(rules, "is_last_write", lambda state: not state.grid.open)
    assert [one.trial for one in found_at(table)] == ["dead end"]
