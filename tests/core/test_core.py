"""The vocabulary: seats, moves, options, clocks, errors, chance."""

import pytest

from fullhouse.core.chance import Chance
from fullhouse.core.clock import Countdown
from fullhouse.core.errors import BadInput, FullHouseError, Refused, plain
from fullhouse.core.events import Accepted, AnsweredFor, Ended, Outcome, most_points, wanted_by
from fullhouse.core.ids import TABLE, Cell, Seat, Seconds, every_seat, seat_after, whole_number
from fullhouse.core.moves import NOTHING, Move, Moves, nth_bit, single
from fullhouse.core.options import (
    MONTH_SECONDS,
    Options,
    Referees,
    TurnOptions,
    check_new_options,
    describe,
    options_said,
    read_options,
    usual_referees,
)
from fullhouse.games import game

LAY = [Move("lay", Cell(cell)) for cell in range(81)]


def test_seats_go_round_clockwise() -> None:
    assert [seat_after(seat, 3) for seat in every_seat(3)] == [2, 3, 1]


@pytest.mark.parametrize("mask", [0b1, 0b1010, (1 << 81) - 1, 1 << 80, 0b1101 << 40])
def test_moves_are_a_sequence_of_what_the_masks_say(mask: int) -> None:
    legal = Moves((LAY, mask), (single("stuck"), 1))
    listed = list(legal)
    assert len(legal) == len(listed) == mask.bit_count() + 1
    assert [legal[index] for index in range(len(legal))] == listed
    assert [legal[index - len(legal)] for index in range(len(legal))] == listed
    assert legal[1:] == listed[1:]
    assert all(move in legal for move in listed)
    assert [cell for cell in range(81) if mask >> cell & 1] == [
        nth_bit(mask, n) for n in range(mask.bit_count())
    ]
    for beyond in (len(legal), -len(legal) - 1):
        with pytest.raises(IndexError):
            legal[beyond]


def test_the_constant_nothing_has_no_moves() -> None:
    assert len(NOTHING) == 0
    assert list(NOTHING) == []


def test_a_clock_counts_down_only_while_it_runs() -> None:
    clock = Countdown(Seconds(30))
    assert clock.left(Seconds(1000)) == Seconds(30)
    running = clock.started(Seconds(1000))
    assert running.left(Seconds(1010)) == Seconds(20)
    assert running.left(Seconds(990)) == Seconds(30)  # a time source that goes back gives no time away
    assert running.left(Seconds(2000)) == Seconds(0)
    assert not running.has_run_out(Seconds(1029.9))
    assert running.has_run_out(Seconds(1030))
    assert running.paused(Seconds(1010)).started(Seconds(5000)).left(Seconds(5005)) == Seconds(15)


def test_equal_points_share_the_win() -> None:
    """docs/rules/markers.md: shared win, decided for all games."""
    assert most_points([5, 7, 7, 1]) == (2, 3)
    assert not Outcome((0,)).is_over
    assert Outcome((0,), "solved").is_over


def test_errors_say_their_code_and_facts() -> None:
    assert str(Refused("game-over")) == "game-over"
    assert str(BadInput("bad", one=1, many=[1, 2])) == "bad: one=1, many=1 2"
    assert issubclass(Refused, FullHouseError)
    assert plain("a\nb\x1b[31m") == "a�b�[31m"
    assert plain("x" * 500) == "x" * 100 + "…"
    assert len(plain(["x" * 59] * 20)) == 301


class Awkward:
    """Has a name like a number's and a text's, and refuses both."""

    def __index__(self) -> int:
        raise TypeError

    def __str__(self) -> str:
        raise RuntimeError


def test_values_that_refuse_to_be_read_are_named_by_their_kind() -> None:
    assert plain(Awkward()) == "Awkward"
    assert whole_number(Awkward()) is None


def test_chance_is_the_same_for_ever() -> None:
    """These values may never change: every record with a seed depends on them."""
    chance = Chance(2026)
    assert [chance.below(100) for _ in range(8)] == [11, 50, 51, 86, 10, 22, 60, 55]
    assert chance.shuffled(range(9)) == [6, 1, 0, 2, 3, 8, 5, 4, 7]
    assert chance.choice("abc") == "a"


def test_options_are_described_with_their_defaults() -> None:
    infos = {info.name: info for info in describe(game("tiles").options)}
    assert infos["referee"].choices == ("table", "umpire", "guard")
    assert (infos["referee"].default, infos["referee"].solo_default) == ("table", "guard")
    assert infos["silence"].kind == "length"
    assert {info.kind for info in describe(game("animals").options)} == {"choice", "length", "switch"}


@pytest.mark.parametrize(
    ("given", "read"),
    [
        ({}, TurnOptions()),
        ({"silence": None}, TurnOptions(silence=None)),
        ({"silence": False}, TurnOptions(silence=None)),
        ({"silence": "off"}, TurnOptions(silence=None)),
        ({"silence": 0.5}, TurnOptions(silence=Seconds(0.5))),
        ({"referee": "umpire"}, TurnOptions(referee="umpire")),
    ],
)
def test_options_are_read(given: dict[str, object], read: Options) -> None:
    assert read_options(TurnOptions, given, seats=2) == read


@pytest.mark.parametrize("value", [True, 0, -1, "10", MONTH_SECONDS + 1, float("inf"), [], {}])
def test_invalid_lengths_are_refused(value: object) -> None:
    with pytest.raises(BadInput) as bad:
        read_options(TurnOptions, {"silence": value}, seats=2)
    assert bad.value.facts["name"] == "silence"


@pytest.mark.parametrize("value", [None, 1, ["table"], "TABLE"])
def test_invalid_choices_are_refused(value: object) -> None:
    with pytest.raises(BadInput) as bad:
        read_options(TurnOptions, {"referee": value}, seats=2)
    assert bad.value.facts["allowed"] == ["table", "umpire", "guard"]


def test_switches_are_on_or_off() -> None:
    options = game("animals").options
    for value in (True, "on", False, "off"):
        expected = value in (True, "on")
        assert read_options(options, {"gentle": value}, seats=2).gentle is expected  # type: ignore[attr-defined]
    for rubbish in (1, 0, None, "yes"):
        with pytest.raises(BadInput, match="bad-option"):
            read_options(options, {"gentle": rubbish}, seats=2)


def test_options_have_to_be_an_object() -> None:
    with pytest.raises(BadInput, match="not-an-object"):
        read_options(TurnOptions, ["referee"], seats=2)


def test_only_options_that_differ_are_written_down() -> None:
    """docs/records.md: `options` has only what differs from the game's defaults."""
    read = read_options(TurnOptions, {"referee": "guard", "silence": 10}, seats=2)
    assert options_said(read, seats=2) == {"referee": "guard"}
    assert options_said(read, seats=1) == {}


def test_an_unknown_game_is_refused_with_those_there_are() -> None:
    with pytest.raises(BadInput) as bad:
        game("chess")
    assert "tiles" in bad.value.facts["allowed"]
    assert Seat(1) == 1


def test_limits_apply_to_new_tables_but_not_to_records() -> None:
    """docs/decisions/rules.md: a record written by hand may have a shorter clock than a table."""
    glass = {"sand_glass": 1}
    assert read_options(TurnOptions, glass, seats=2).sand_glass == Seconds(1)
    with pytest.raises(BadInput) as bad:
        check_new_options(TurnOptions, glass)
    assert bad.value.facts["allowed"] == ["off", f"5–{MONTH_SECONDS}"]
    check_new_options(TurnOptions, {"sand_glass": 5, "silence": "off", "referee": "guard"})
    for count, is_fine in ((1, True), (99, True), (None, True), (100, False)):
        try:
            check_new_options(game("markers").options, {"rounds": count})
        except BadInput:
            assert not is_fine
        else:
            assert is_fine


def test_a_new_table_of_a_game_without_faults_has_no_referee() -> None:
    assert usual_referees(game("classic").options) is None
    with pytest.raises(BadInput, match="unknown-option"):
        check_new_options(game("classic").options, {"referee": "guard"})


def test_the_usual_referees() -> None:
    """docs/rules/README.md: guard alone and for children, else table, with bots too."""
    assert usual_referees(game("tiles").options) == Referees("table", "guard")
    assert usual_referees(game("animals").options) == Referees("guard", "guard")


@pytest.mark.parametrize(
    ("name", "option", "on"),
    [
        ("tiles", "sand_glass", 30),
        ("tiles", "silence", 10),
        ("one-two-three", "sand_glass", 60),
        ("markers", "time_limit", 20),
        ("classic", "time_limit", 20),
    ],
)
def test_a_length_that_is_switched_on_has_a_value(name: str, option: str, on: int) -> None:
    """docs/rules/one-two-three.md: 60 s for each digit. docs/rules/markers.md: 20 minutes alone."""
    info = next(info for info in describe(game(name).options) if info.name == option)
    assert info.on == on
    assert info.low is not None
    assert info.high is not None
    assert info.low <= on <= info.high


def test_who_wanted_to_go_on_is_told_with_the_answer_of_the_referee() -> None:
    events = (AnsweredFor(seat=Seat(2)), Accepted(seats=(Seat(2),)))
    assert wanted_by(TABLE, events) == events
    assert wanted_by(Seat(1), events) == (AnsweredFor(seat=Seat(2), by=Seat(1)), events[1])


def test_what_only_some_games_have() -> None:
    solitaire = game("solitaire")
    state, _ = solitaire.setup({}, 1, {"seed": 1})
    view = solitaire.view(state, Seat(1))
    assert (solitaire.time_limit(state.options), solitaire.hints(state)) == (None, 0)
    assert solitaire.mistakes(state) is None
    assert (solitaire.votes(state), solitaire.problem(view)) == ((), None)
    moves = solitaire.legal(state, Seat(1))
    assert solitaire.points(state, Seat(1), moves[0], 1) is None
    assert solitaire.considerate(state, moves) == moves
    assert (solitaire.asked(state), solitaire.referee_answer(state, Seat(1))) == ((), None)
    assert not solitaire.favours_first(state.options)
    assert solitaire.shows_moves(state.options, Seat(1), "tv")
    assert solitaire.view_beside(view, state, "tv") == solitaire.view(state, "tv")
    assert solitaire.verbs_of("objects", "clock") == {"object", "silence", "without", "timeout"}
    ended = Ended(reason="finished", winners=())
    assert not ended.is_upheld
    assert solitaire.seen_by(ended, "tv") == game("markers").seen_by(ended, "tv") == ended
