"""Reviews judge by what a seat saw: hidden tiles change nothing, each game has a review, each loss a kind."""

import re
from collections.abc import Mapping
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from fullhouse.bots import brains
from fullhouse.bots.league import engines
from fullhouse.bots.league.table import recorded
from fullhouse.coach.hint import hint
from fullhouse.coach.rating import rate
from fullhouse.core.chance import Chance
from fullhouse.core.errors import BadInput
from fullhouse.core.ids import Seat
from fullhouse.games import built_in_ids, game, game_ids
from fullhouse.games.kit.bot import Effort
from fullhouse.records.record import Record, RecordedMove, read_record_file, write_record
from fullhouse.records.replay import ReplayStopped, positions
from fullhouse.review import Review, decisions, review
from fullhouse.review.data import Decision, Value
from fullhouse.review.folder import orders_in, review_all, review_file
from fullhouse.review.judges import foresee
from fullhouse.review.moments import MOST_DECISIONS, played
from fullhouse.review.narration import tell_move, tell_review, why
from fullhouse.review.work import assemble, by_loss, first_look, look_deeper
from fullhouse.sudoku.board import NINE
from fullhouse.words import LANGUAGES

GOLDEN = Path(__file__).parent / "golden"


@cache
def golden_review(name: str) -> Review:
    return review(read_record_file(GOLDEN / f"{name}.json"))


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
    written = [form.replace("CELL", "c4").replace("D", "3") for form in rules.forms if "SEAT" not in form]
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


QUICK = 6


def record_of(name: str, setup: dict[str, Any], moves: str, **options: Any) -> Record:
    """A record from moves written "1 lay a1, 2 lay b1"."""
    read = []
    for text in filter(None, (one.strip() for one in moves.split(","))):
        seat, _, move = text.partition(" ")
        read.append(RecordedMove(Seat(int(seat)), move))
    seats = max([2, *(one.seat for one in read)]) if game(name).most_seats > 1 else 1
    if options.pop("alone", False):
        seats = 1
    names = tuple(f"Player {seat}" for seat in range(1, seats + 1))
    return Record(game=name, options=options, seats=names, setup=setup, moves=tuple(read))


def decision(reviewed: Review, n: int) -> Decision:
    return next(one for one in reviewed.decisions if one.n == n)


def tiles(moves: str, **options: Any) -> Record:
    stack = [1, 2, 3, 4, 5, 6, 7, 8] + [1, 2, 3, 4, 5, 6, 7, 8, 9] * 7
    return record_of("tiles", {"golden": {"a1": 1, "e5": 5}, "stack": stack[:72]}, moves, **options)


def test_a_fault_that_nobody_notices_is_one_and_the_next_player_missed_an_objection() -> None:
    """The 1 in b1 stands beside the golden 1 in a1."""
    reviewed = review(tiles("1 lay b1, 2 lay d5"), budget=QUICK)
    assert decision(reviewed, 1).kind == "unnoticed"
    assert decision(reviewed, 2).kind == "missed"
    assert decision(reviewed, 2).better[0].move == "object"


def test_a_decision_that_only_the_first_look_can_judge_is_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    """The fault and the missed objection are judged in imagined positions, here only in the first one."""
    record = tiles("1 lay b1, 2 lay d5, 1 lay i9")
    assert [one.n for one in review(record, budget=QUICK).decisions] == [1, 2, 3]

    def only_first(*asked: Any) -> list[Value | None]:
        return foresee(*asked) if len(asked[-1]) == decisions.FIRST_SAMPLES else [None, None]

    monkeypatch.setattr(decisions, "foresee", only_first)
    reviewed = review(record, budget=QUICK)
    assert [one.n for one in reviewed.decisions] == [3]
    assert reviewed.is_complete


def test_a_fault_that_is_objected_to_is_no_missed_objection() -> None:
    reviewed = review(tiles("1 lay b1, 2 object, 2 lay d5"), budget=QUICK)
    assert decision(reviewed, 1).kind == "fault"
    assert decision(reviewed, 1).facts["because"] == ("a1",)
    assert decision(reviewed, 2).kind is None


def test_an_objection_that_is_not_upheld_is_wasted() -> None:
    reviewed = review(tiles("1 lay d5, 2 object"), budget=QUICK)
    assert decision(reviewed, 2).kind == "wasted"


def test_a_claim_without_need() -> None:
    reviewed = review(tiles("1 stuck, 2 show i9, 2 lay d5"), budget=QUICK)
    assert decision(reviewed, 1).kind == "claim"


def test_time_that_ran_out() -> None:
    reviewed = review(tiles("1 timeout, 2 lay d5"), budget=QUICK)
    assert decision(reviewed, 1).kind == "time"


def test_points_left_on_the_board() -> None:
    """The 1 beside the golden 5 scores a point; far from both it scores none."""
    reviewed = review(tiles("1 lay i9, 2 lay d5"), budget=QUICK)
    assert decision(reviewed, 1).loss > 0
    assert decision(reviewed, 1).kind == "points"
    assert decision(reviewed, 1).better[0].now > decision(reviewed, 1).now


def test_a_forced_place_that_was_not_declared_comes_with_its_proof() -> None:
    reviewed = golden_review("challenge")
    forced = [one for one in reviewed.decisions if one.kind == "forced"]
    assert forced
    for one in forced:
        assert one.better[0].move.endswith("!")
        assert one.facts["proof"].ground in ("row", "column", "block", "cell")


PROBLEM = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"


def test_a_mistake_and_what_it_led_to() -> None:
    """c1 takes the 4; with a 1 there, the 1 that belongs to a3 was not found, and a 2 was written instead."""
    moves = "1 c1=1, 1 a3=2, 1 erase a3, 1 erase c1, 1 c1=4"
    reviewed = review(record_of("classic", {"problem": PROBLEM}, moves, alone=True))
    assert reviewed.judge == "solution"
    assert [(one.n, one.kind) for one in reviewed.decisions] == [(1, "mistake"), (2, "mistake"), (5, None)]
    assert reviewed.path is not None
    first = reviewed.path.mistakes[0]
    assert (first.cell, first.symbol, first.right, first.led_to, first.mended) == ("c1", 1, 4, 1, 4)
    assert reviewed.turning == (1, 2)
    assert reviewed.players[0].luck is None


def test_a_digit_that_the_coach_was_asked_for_does_not_count_as_found() -> None:
    """Four right digits; for one of them the coach was asked, through all its stages."""
    alone = "1 c1=4, 1 a3=1, 1 hint, 1 hint, 1 hint, 1 d1=6, 1 f1=8"
    (asked,) = review(record_of("classic", {"problem": PROBLEM}, alone, alone=True)).players
    assert (asked.hints, asked.accuracy) == (1, 75)
    together = "1 c1=4, 2 hint, 2 a3=1, 1 d1=6"
    ana, ben = review(record_of("classic", {"problem": PROBLEM}, together)).players
    assert (ana.hints, ana.accuracy, ben.hints, ben.accuracy) == (0, 100, 1, 0)


def test_digits_that_the_coach_told_are_marked_and_the_hardest_is_the_grades() -> None:
    before = "1 hint, 1 hint, 1 hint"
    told = hint(PROBLEM).step
    assert told is not None
    ((cell, symbol),) = told.places
    written = f"{before}, 1 {NINE.name(cell)}={symbol}, 1 c1=4"
    path = review(record_of("classic", {"problem": PROBLEM}, written, alone=True)).path
    assert path is not None
    assert [step.is_hinted for step in path.taken] == [True, False]
    assert path.hardest == rate(PROBLEM).hardest


def test_somebody_alone_reads_of_points_and_of_no_chances() -> None:
    reviewed = review(tiles("1 lay i8, 1 lay h1, 1 lay a9", alone=True), budget=QUICK)
    (player,) = reviewed.players
    assert player.points_lost == pytest.approx(
        sum(max(0.0, one.before.lead - one.after.lead) for one in reviewed.decisions)
    )
    told = "\n".join(tell_review(replace(reviewed, turning=(reviewed.decisions[0].n,))))
    assert "Points to expect" in told
    assert not re.search("Chance of winning|Expected lead|luck|chances", told)


def test_in_a_race_everybody_is_judged_on_a_board_of_their_own() -> None:
    """Ana's wrong 1 in c1 leads to nothing of Ben's, and his times are his own."""
    record = record_of("classic", {"problem": PROBLEM}, "1 c1=1, 2 c1=4, 2 a3=2, 1 a3=1, 2 g1=9", race=True)
    times = (5, 6, 20, 21, 30)
    moves = tuple(RecordedMove(one.seat, one.move, at) for one, at in zip(record.moves, times, strict=True))
    reviewed = review(replace(record, moves=moves))
    assert reviewed.path is not None
    assert reviewed.path.apart
    assert [step.seconds for step in reviewed.path.taken] == [5, 6, 14, 16, 10]
    assert [(one.n, one.led_to) for one in reviewed.path.mistakes] == [(1, 0), (3, 0)]
    cells = PROBLEM.count(".")
    assert [point.win for point in reviewed.curve] == [
        pytest.approx((ana / cells, ben / cells)) for ana, ben in ((1, 0), (1, 1), (1, 2), (1, 2), (1, 2))
    ]
    assert [one.accuracy for one in reviewed.players] == [pytest.approx(one, abs=0.1) for one in (56.8, 71.2)]
    assert reviewed.unlucky == ()


def test_together_the_grid_is_everybodys() -> None:
    reviewed = review(record_of("classic", {"problem": PROBLEM}, "1 c1=4, 2 a3=1"))
    assert reviewed.path is not None
    assert not reviewed.path.apart
    cells = PROBLEM.count(".")
    assert [point.win for point in reviewed.curve] == [(1 / cells,) * 2, (2 / cells,) * 2]


def test_records_that_cannot_be_reviewed_are_refused_by_name() -> None:
    with pytest.raises(BadInput, match="review-no-decisions"):
        review(tiles(""))
    with pytest.raises(BadInput, match="unknown-game"):
        review(Record(game="chess", seats=("A", "B"), setup={}))
    with pytest.raises(BadInput, match="record-rules"):
        review(Record(game="tiles", seats=("A", "B"), setup={}, rules=99))
    with pytest.raises(ReplayStopped):
        review(tiles("1 lay a1"))
    with pytest.raises(BadInput, match="review-budget"):
        review(tiles("1 lay d5"), budget=0)
    many = ", ".join(["1 note c1 1"] * (MOST_DECISIONS + 1))
    with pytest.raises(BadInput, match="review-too-long"):
        review(record_of("classic", {"problem": PROBLEM}, many, alone=True))


def test_a_folder_is_reviewed_and_one_bad_record_does_not_stop_the_others(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match="review-no-records"):
        orders_in(tmp_path, QUICK)
    (tmp_path / "cut.json").write_text(write_record(tiles("1 lay d5"))[:-20])
    (tmp_path / "good.json").write_text(write_record(tiles("1 lay d5, 2 lay i9")))
    orders = orders_in(tmp_path, QUICK, "de")
    reviews = {Path(one.key).stem: one for one in review_all(orders, processes=2)}
    assert reviews["cut"].error == "record-not-json"
    assert reviews["cut"].message
    assert reviews["good"].review == review_file(orders[1]).review


def test_a_cluster_gets_the_records_themselves(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its workers may be on other machines, which do not have the files."""
    good, gone = tmp_path / "good.json", tmp_path / "gone.json"
    good.write_text(write_record(tiles("1 lay d5, 2 lay i9")))
    gone.write_text("{}")
    orders = orders_in(tmp_path, QUICK)
    gone.unlink()

    def elsewhere(work: Any, pieces: list[Any], _address: str | None) -> list[Any]:
        good.unlink()
        return [work(piece) for piece in pieces]

    monkeypatch.setattr(engines, "on_cluster", elsewhere)
    missing, reviewed = review_all(orders, processes=1, cluster=True)
    assert reviewed.review is not None
    assert missing.error == "file-unreadable"
