"""Rematches counted together: games won and points follow the players; in a match everybody begins once."""

from fullhouse.match.series import SeriesInfo
from fullhouse.match.standings import series_info
from fullhouse.match.table import Table
from tests.match.tables import Desk


def standing(table: Table) -> dict[str, tuple[int, int]]:
    info = series_of(table)
    return {
        chair.name: one
        for chair, one in zip(table.chairs, zip(info.won, info.points, strict=True), strict=True)
    }


def series_of(table: Table) -> SeriesInfo:
    info = series_info(table)
    assert info is not None
    return info


def votes_for_all(desk: Desk, topic: str) -> None:
    for number in range(1, len(desk.table.chairs) + 1):
        desk.vote(number, topic)


def play_out(desk: Desk) -> tuple[int, ...]:
    """Three right digits, then everybody wants to stop. Gives the scores."""
    game = desk.table.game
    for _ in range(3):
        seat = game.to_move(desk.table.state)
        assert seat is not None
        desk.play(seat, next(text for text in desk.legal(seat) if is_right(desk, text)))
    for each in desk.table.seats:
        desk.play(each, "stop")
    assert desk.table.stage == "over"
    return game.outcome(desk.table.state).scores


def is_right(desk: Desk, text: str) -> bool:
    move = desk.table.game.read_move(text)
    return move.cell >= 0 and desk.table.state.solution[move.cell] == move.symbol


def markers(people: int, fault: str = "rule") -> Desk:
    return Desk("markers", people=people, referee="guard", fault=fault).start()


def test_games_won_and_points_follow_the_players_to_their_new_seats() -> None:
    desk = markers(2, "solution")
    assert series_of(desk.table) == SeriesInfo(games=0, won=(0, 0), points=(0, 0), leaders=(), match=None)
    first = play_out(desk)
    assert first[0] != first[1]
    winner = "P1" if first[0] > first[1] else "P2"
    after_one = {"P1": (int(winner == "P1"), first[0]), "P2": (int(winner == "P2"), first[1])}
    assert standing(desk.table) == after_one
    assert [desk.table.chair(seat).name for seat in series_of(desk.table).leaders] == [winner]
    votes_for_all(desk, "rematch")
    assert standing(desk.table) == after_one, "P2 has the first seat now, and their own count"
    second = play_out(desk)
    assert series_of(desk.table).games == 2
    assert {name: points for name, (_, points) in standing(desk.table).items()} == {
        "P1": first[0] + second[1],
        "P2": first[1] + second[0],
    }


def test_a_series_survives_a_restart() -> None:
    desk = markers(2, "solution")
    for _ in range(3):
        play_out(desk)
        votes_for_all(desk, "rematch")
    assert series_of(desk.table).games == 3
    assert series_of(Table.replayed(desk.log)) == series_of(desk.table)


def test_a_game_stopped_without_a_result_does_not_count() -> None:
    desk = markers(2)
    votes_for_all(desk, "abandon")
    votes_for_all(desk, "rematch")
    assert series_of(desk.table).games == 0


def test_a_match_has_a_game_for_each_seat_and_then_a_new_one_begins() -> None:
    """docs/rules/markers.md: with `fault: rule` the seat that begins has an edge."""
    desk = markers(3)
    for game in (1, 2, 3):
        play_out(desk)
        assert (series_of(desk.table).games, series_of(desk.table).match) == (game, 3)
        votes_for_all(desk, "rematch")
    assert series_of(desk.table) == SeriesInfo(games=0, won=(0,) * 3, points=(0,) * 3, leaders=(), match=3)


def test_equal_wins_are_decided_by_points_and_equal_points_share_the_lead() -> None:
    desk = Desk().start()
    desk.play(1, "stuck")
    desk.play(2, "accept")
    outcome = desk.table.game.outcome(desk.table.state)
    assert series_of(desk.table).leaders == outcome.winners == (1, 2)
    assert series_of(desk.table).won == (1, 1), "a shared win is a win for both"


def test_where_nobody_plays_against_another_there_is_no_series() -> None:
    assert series_info(Desk("solitaire", people=1).start().table) is None
    assert series_info(Desk("classic", people=2).start().table) is None
