"""A match in this process: moves by their text, bots by their names, views, records."""

import copy
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import fullhouse
from fullhouse import BadInput, Match, Record, play_out
from fullhouse.bots import FACES
from fullhouse.core.game import View
from fullhouse.games import built_in_ids, game

WORDS = Path(__file__).parents[2] / "web/words/en.ftl"


def first_move(view: View, moves: list[str]) -> str:
    assert view.over is False
    return moves[0]


def test_moves_are_pushed_and_popped() -> None:
    match = Match("tiles", seats=2, seed=7)
    before = match.state
    assert match.legal()[0] == "lay a1"
    match.push("lay a1")
    assert (match.turn, match.moves, match.scores, match.board[0]) == (2, ("lay a1",), (2, 0), "9")
    assert (
        match.tell()
        == "Player 1 lays the 9 on a1, for 2 points. Player 1 draws a tile: 8. 69 tiles are left."
    )
    assert match.pop() == "lay a1"
    assert match.state == before


@pytest.mark.parametrize("twin", [Match.copy, copy.copy, copy.deepcopy])
def test_a_copy_goes_on_by_itself(twin: Callable[[Match], Match]) -> None:
    match = Match("tiles", ["Ann", "magpie"], seed=7)
    match.push("lay a1")
    other = twin(match)
    assert other == match
    assert other.push_bot() is not None
    assert other != match
    assert (len(match.moves), match.turn, len(other.moves)) == (1, 2, 2)
    other.pop()
    assert other == match == Match.from_record(match.record())
    assert other != Match("tiles", ["Ann", "owl"], seed=7)
    with pytest.raises(TypeError):
        hash(match)


def test_a_view_shows_what_its_seat_may_see() -> None:
    match = Match("challenge", seats=["Ann", "Ben"], seed=1)
    match.push("flip a1")
    while not any(match.view().hands) and not match.is_over:
        match.push(match.legal()[0])
    anybody = match.view()
    assert anybody.board == match.board
    assert "?" in match.board
    assert match.view(1).hands != match.view(2).hands or match.view(1).hands[0] is not None


@pytest.mark.parametrize("name", built_in_ids())
def test_bots_play_every_game_to_its_end(name: str, tmp_path: Path) -> None:
    seats = ["butterfly", "magpie"] if game(name).most_seats > 1 else ["butterfly"]
    if name == "classic":
        seats = ["beaver", "beaver"]  # the simple ones wait for turns
    match = Match(name, seats, seed=3)
    while match.push_bot() is not None:
        pass
    assert match.is_over or match.turn is not None
    match.record().save(tmp_path / "game.json")
    again = Match.load(tmp_path / "game.json")
    assert (again.state, again.record(), again.scores) == (match.state, match.record(), match.scores)
    assert hash(again.record()) == hash(match.record())
    assert Record.load(str(tmp_path / "game.json")).to_dict()["game"] == name
    assert str(match).isascii() or "’" in str(match)


@pytest.mark.parametrize("name", [name for name in built_in_ids() if game(name).most_seats > 1])
def test_a_function_of_one_line_plays_every_game(name: str) -> None:
    contest = play_out(name, [first_move, "butterfly" if name != "classic" else "beaver"], seed=1)
    assert contest.records[0].moves
    assert contest.players[0] == "first_move"


def test_a_contest_counts_wins_and_points() -> None:
    contest = play_out("tiles", ["butterfly", "magpie"], games=4, seed=1)
    assert contest.wins["magpie"] > contest.wins["butterfly"]
    assert contest.points["magpie"] > contest.points["butterfly"]
    assert contest.table().splitlines()[0].startswith("magpie")
    assert [record.seats[0] for record in contest] == ["butterfly", "magpie"] * 2
    assert play_out("tiles", ["butterfly", "magpie"], games=4, seed=1).to_dict() == contest.to_dict()
    assert play_out("tiles", ["magpie", "magpie"], seed=1).players == ("magpie 1", "magpie 2")
    assert contest.draws == 0
    won, least, most = contest.share("magpie")
    assert (won, most) == (1, 1)
    assert 0.5 < least < 0.52
    assert sum(contest.share(name).won for name in contest.players) == 1
    with pytest.raises(BadInput, match="owl"):
        contest.share("owl")


def test_a_match_goes_on_from_a_record_with_other_players() -> None:
    match = Match("tiles", ["Ann", "Ben"], seed=5)
    match.push("lay a1")
    again = Match.from_record(match.record(), ["Ann", "magpie"])
    assert again.push_bot() is not None
    assert match.moves == ("lay a1",)


def test_without_a_seed_the_deal_is_another_and_says_its_seed() -> None:
    one, other = Match("tiles"), Match("tiles")
    assert one.seed != other.seed
    assert Match("tiles", seed=one.seed).state == one.state


def test_a_match_of_a_record_has_no_seed_and_its_bots_play() -> None:
    match = Match("tiles", ["magpie", "butterfly"], seed=5)
    again = Match.from_record(match.record())
    assert again.seed is None
    assert again.push_bot() is not None


@pytest.mark.parametrize("said", [5, None, b"lay a1", ["lay a1"]])
def test_a_function_that_gives_no_move_is_named(said: object) -> None:
    def silly(_view: View, _moves: list[str]) -> Any:
        return said

    with pytest.raises(BadInput, match="were offered to silly") as bad:
        Match("tiles", [silly, "fox"], seed=1).push_bot()
    assert (bad.value.code, bad.value.facts["seat"]) == ("bot-not-offered", 1)
    with pytest.raises(BadInput, match="were offered to silly"):
        play_out("tiles", ["butterfly", silly], seed=1)
    with pytest.raises(BadInput, match="were offered to silly"):
        play_out("classic", [silly], seed=1)


def test_a_function_may_wait_where_there_are_no_turns() -> None:
    def waiting(_view: View, _moves: list[str]) -> None:
        return None

    assert Match("classic", [waiting, "Ann"], seed=1).push_bot() is None


def test_a_contest_without_a_move_is_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    def waiting(_view: View, _moves: list[str]) -> None:
        return None

    monkeypatch.setattr("fullhouse.bots.league.table.MOST_MOVES", 20)
    with pytest.raises(BadInput) as bad:
        play_out("classic", [waiting, waiting], seed=1)
    assert (bad.value.code, bad.value.facts["moves"]) == ("bot-unfinished", 0)


def test_a_match_is_told_in_large_letters_too() -> None:
    match = Match("tiles", seats=2, seed=7)
    events = match.push("lay a1")
    assert match.tell(events, "DE") == match.tell(events, "de") != match.tell(events)


def test_a_match_is_reviewed() -> None:
    match = Match("tiles", ["magpie", "butterfly"], seed=2)
    for _ in range(6):
        match.push_bot()
    assert match.review(budget=1).moves == 6


def test_faces_are_those_of_the_pages() -> None:
    named = dict(re.findall(r"^name-of-bot-(\w+) = (\w+)$", WORDS.read_text("utf-8"), re.MULTILINE))
    assert {face: level for level, face in ((level, face.lower()) for level, face in named.items())} == FACES


def test_in_a_notebook() -> None:
    match = Match("animals", ["A & B", "owl"], seed=1)
    assert match._repr_html_().startswith("<p>Animal Tiles: A &amp; B 0, owl 0")
    assert "<svg" in match._repr_html_()
    assert repr(match) == "<Match animals of A & B, owl: 0 moves, (0, 0)>"
    assert fullhouse.game("tiles").id == "tiles"
