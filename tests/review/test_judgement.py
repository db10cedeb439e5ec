"""Reviews judge by what a seat saw: hidden tiles change nothing, and every game has its review."""

from collections.abc import Mapping
from functools import cache
from itertools import pairwise
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from fullhouse.bots import brains
from fullhouse.bots.league.table import recorded
from fullhouse.core.chance import Chance
from fullhouse.core.ids import Seat
from fullhouse.games import built_in_ids, game, game_ids
from fullhouse.games.kit.bot import Effort
from fullhouse.records.record import Record
from fullhouse.records.replay import positions
from fullhouse.review import review
from fullhouse.review.moments import played
from fullhouse.review.narration import tell_move, tell_review, why
from fullhouse.review.work import assemble, by_loss, first_look, look_deeper
from fullhouse.words import LANGUAGES
from tests.review.golden_games import GOLDEN, golden_review

FAST = 8


@cache
def bot_game(name: str, seed: int = 5, **options: Any) -> Record:
    rules = game(name)
    seats = min(max(2, rules.fewest_seats), rules.most_seats)
    return recorded(name, ("casual", "club", "expert", "master")[:seats], seed, options)[0]


def begun(record: Record, moves: int) -> Record:
    return replace(record, moves=record.moves[:moves])


def with_other_stack(setup: Mapping[str, Any], drawn: int) -> dict[str, Any]:
    """The same deal with another order of the tiles that nobody has drawn yet."""
    stack = list(setup["stack"])
    return {**setup, "stack": stack[:drawn] + Chance(3).shuffled(stack[drawn:])}


def with_other_tiles(record: Record) -> dict[str, Any]:
    """The same deal with the tiles exchanged that are still face down after the last move."""
    for _, state, _ in positions(record):
        last = state
    tiles = list(last.tiles)
    hidden = [cell for cell in range(81) if last.face_down >> cell & 1]
    for cell, symbol in zip(hidden, Chance(3).shuffled(tiles[cell] for cell in hidden), strict=True):
        tiles[cell] = symbol
    assert tiles != list(last.tiles)
    laid = dict(record.setup)
    key = next(name for name, value in laid.items() if len(value) == 81)
    laid[key] = "".join(map(str, tiles)) if isinstance(laid[key], str) else tiles
    return laid


@pytest.mark.parametrize("name", ["tiles", "animals"])
def test_tiles_that_nobody_has_drawn_change_no_judgement(name: str) -> None:
    record = begun(bot_game(name), 10)
    for _, state, _ in positions(record):
        drawn = state.drawn
    other = replace(record, setup=with_other_stack(record.setup, drawn))
    assert other.setup != record.setup
    assert review(other, budget=FAST) == review(record, budget=FAST)


@pytest.mark.parametrize("name", ["challenge", "solitaire"])
def test_tiles_face_down_change_no_judgement(name: str) -> None:
    record = begun(bot_game(name), 12)
    other = replace(record, setup=with_other_tiles(record))
    assert review(other, budget=FAST) == review(record, budget=FAST)


@pytest.mark.parametrize("name", game_ids())
def test_every_game_has_a_review_that_can_be_told_in_every_language(name: str) -> None:
    record = bot_game(name)
    if len(record.moves) > 40:
        record = begun(record, 40)
    reviewed = review(record, budget=FAST)
    assert reviewed.is_complete
    assert reviewed.decisions
    assert all(0 <= one.loss <= 1 and one.deep for one in reviewed.decisions)
    assert all(0 <= chance <= 1 for point in reviewed.curve for chance in point.win)
    for language in LANGUAGES:
        assert all(why(one, language) for one in reviewed.decisions)
        assert len(list(tell_review(reviewed, language))) > 5


@pytest.mark.parametrize("name", built_in_ids())
def test_every_move_that_is_judged_has_words_in_every_language(name: str) -> None:
    rules = game(name)
    verbs = rules.verbs_of("acts", "objects", "answers") | {"timeout"}
    written = [form.replace("CELL", "c4").replace("D", "3") for form in rules.forms]
    judged = [move for move in written if rules.read_move(move).verb in verbs]
    assert judged
    for language in set(LANGUAGES) - {"en"}:  # in English some moves are written as they are said
        assert not [move for move in judged if tell_move(name, move, language) == move]


def test_pieces_of_work_give_the_same_review_as_the_whole() -> None:
    record = begun(bot_game("challenge"), 14)
    whole = review(record, budget=FAST)
    parts = played(record)
    decisions = first_look(parts, FAST)
    assert not assemble(parts, decisions, FAST).is_complete
    for n in reversed(by_loss(decisions)):
        decisions = look_deeper(parts, decisions, n, FAST)
    assert assemble(parts, decisions, FAST) == whole


def test_moves_are_weighed_equally_deep_in_any_company() -> None:
    tiles = game("tiles")
    state, _ = tiles.setup({}, 2, {"seed": 3})
    view = tiles.view(state, Seat(1))
    effort = Effort(budget=FAST, win=40)
    everything = brains.weigh("tiles", view, Seat(1), effort=effort)
    some = [one.move for one in everything[:3]]
    together = brains.weigh("tiles", view, Seat(1), some, effort=effort)
    alone = [brains.weigh("tiles", view, Seat(1), [move], effort=effort)[0] for move in some]
    assert sorted(map(repr, together)) == sorted(map(repr, alone))


@pytest.mark.parametrize("name", ["tiles", "animals", "challenge", "one-two-three"])
def test_calibrated_chances_keep_their_order(name: str) -> None:
    chances = [brains.calibrated(name, 2, step / 40) for step in range(41)]
    assert all(low < high for low, high in pairwise(chances))
    assert chances[0] >= 0
    assert chances[-1] <= 1


@pytest.mark.parametrize(("name", "seats"), [("tiles", 3), ("solitaire", 1)])
def test_chances_that_were_not_measured_stay_as_judged(name: str, seats: int) -> None:
    assert brains.calibrated(name, seats, 0.3) == 0.3


def test_chances_are_shown_calibrated_and_losses_are_not() -> None:
    reviewed = review(begun(bot_game("tiles"), 20), budget=FAST)
    assert any(one.given != one.before.win - one.after.win for one in reviewed.decisions)
    assert reviewed.players[0].lost == sum(max(0, one.given) for one in reviewed.decisions if one.seat == 1)


def test_without_a_net_games_are_played_on(monkeypatch: pytest.MonkeyPatch) -> None:
    record = begun(bot_game("tiles"), 6)
    monkeypatch.setattr(brains, "can_weigh", lambda _game, _view: False)
    reviewed = review(record, budget=FAST)
    assert reviewed.judge == "playouts"
    assert reviewed == review(record, budget=FAST)
    assert any(one.loss > 0 for one in reviewed.decisions)


@pytest.mark.parametrize("name", ["challenge", "classic"])
def test_a_golden_game_is_reviewed_as_it_was(name: str) -> None:
    told = "\n".join(tell_review(golden_review(name))) + "\n"
    assert told == (GOLDEN / f"{name}.txt").read_text(encoding="utf-8")


def test_a_review_goes_through_json() -> None:
    from fullhouse.review import Review  # noqa: PLC0415

    reviewed = review(begun(bot_game("challenge"), 20), budget=FAST)
    again = msgspec.json.decode(msgspec.json.encode(reviewed), type=Review)
    assert msgspec.json.encode(again) == msgspec.json.encode(reviewed)
