"""Whole random games, counted again slowly from what everybody saw: docs/rules/challenge.md."""

from random import Random

import pytest

from fullhouse.core.events import Called, Objected
from fullhouse.games.challenge.data import Dropped, Fined, Undone
from fullhouse.games.kit.flipping import Flipped, Inserted
from tests.played_game import PlayedGame


def name(index: int) -> str:
    return f"{'abcdefghi'[index % 9]}{index // 9 + 1}"


def sees(one: int, other: int) -> bool:
    return one != other and (
        one // 9 == other // 9
        or one % 9 == other % 9
        or (one // 27, one % 9 // 3) == (other // 27, other % 9 // 3)
    )


class Recount:
    """The board, hands and scores, kept by hand from the events alone."""

    def __init__(self, board: str, seats: int) -> None:
        self.board = dict(zip(map(name, range(81)), board, strict=True))
        self.index = {name(index): index for index in range(81)}
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.scores = [0] * seats

    def seen_from(self, cell: str) -> list[str]:
        return [
            other
            for other, char in self.board.items()
            if char.isdigit() and sees(self.index[cell], self.index[other])
        ]

    def note(self, event: object) -> None:
        match event:
            case Flipped():
                tiles = self.seen_from(event.cell)
                equal = [tile for tile in tiles if self.board[tile] == str(event.symbol)]
                assert event.fits == (not equal)
                assert list(event.because) == equal
                if event.fits:
                    assert sorted(event.counted) == sorted(tiles)
                    self.scores[event.seat - 1] += len(tiles)
                    self.board[event.cell] = str(event.symbol)
                else:
                    assert (event.points, event.counted) == (0, ())
                    self.hands[event.seat - 1].append(event.symbol)
                    self.board[event.cell] = "."
            case Inserted():
                hand = self.hands[event.seat - 1]
                hand.remove(event.symbol)
                assert sorted(hand) == list(event.held)
                assert event.covered == (self.board[event.cell] == "?")
                self.scores[event.seat - 1] += (20 if event.declared else 10) - len(hand)
                self.board[event.cell] = str(event.symbol)
            case Undone():
                if event.points or self.board[event.cell].isdigit():
                    self.board[event.cell] = "?" if event.face_down else "."
                    self.scores[event.seat - 1] -= event.points
                else:
                    self.hands[event.seat - 1].remove(event.symbol)
            case Dropped():
                hand = self.hands[event.seat - 1]
                hand.remove(event.symbol)
                for cell, char in self.board.items():
                    if not char.isdigit():
                        assert str(event.symbol) in [self.board[tile] for tile in self.seen_from(cell)]
            case Fined():
                self.scores[event.seat - 1] -= event.points


@pytest.mark.no_cover
@pytest.mark.parametrize("referee", ["table", "umpire", "guard"])
@pytest.mark.parametrize("seats", [2, 4])
def test_board_hands_and_scores_follow_from_the_events(referee: str, seats: int) -> None:
    kinds: set[type] = set()
    for seed in range(12):
        random = Random(seed)
        table = PlayedGame("challenge", {"seed": seed}, seats=seats, referee=referee)
        count = Recount(table.view.board, seats)
        while table.reason is None:
            seat = random.choice(table.game.to_act(table.state))
            legal = table.game.legal(table.state, seat)
            move = table.game.write_move(legal[int(random.random() ** 2 * len(legal))])
            if random.random() < 0.03 and not table.state.asked:
                seat, move = table.state.turn, "timeout"
            table.play(f"{seat} {move}")
            for event in table.events:
                count.note(event)
                kinds.add(type(event))
            assert "".join(count.board.values()) == table.view.board
            assert count.scores == table.scores
            assert [tuple(sorted(hand)) for hand in count.hands] == list(table.view.hands)
    expected = {
        "table": {Objected, Undone, Inserted},
        "umpire": {Called, Undone},
        "guard": {Inserted, Dropped},
    }
    assert {Flipped, Fined} | expected[referee] <= kinds
