"""Learning, contests, and `python -m training` from nothing to a weight file, on tiny networks."""

import json
from dataclasses import replace
from pathlib import Path

import pytest
import torch

from training import __main__ as command
from training.board import SIX
from training.contests import against, alone
from training.figures import draw
from training.games.flipping import Challenge, Solitaire
from training.games.laying import Animals
from training.learner import Learner
from training.network import Chunked, Network
from training.players import by_lookahead, by_network, greedy, hold
from training.selfplay import Manner, invite, play
from training.settings import POINTS, SETTINGS, Settings
from training.weights import unpack

SMALL = replace(SETTINGS["animals"], games=4, examples=8, width=16, layers=1, generations=4)


def ignorant(settings: Settings) -> Network:
    """A new network: every output is 0."""
    torch.manual_seed(1)
    return Network(settings.design)


def test_with_a_trace_of_one_the_target_is_the_result() -> None:
    """Without correction, an action of seat 1 leads to what seat 1 wins by in the end, less what it has."""
    torch.manual_seed(2)
    batch = Animals.deal(torch.tensor([2]))
    manner = Manner(POINTS, temperature=0.0, trace=1.0, correction=0.0)
    examples = play(batch, ignorant(SMALL), manner)
    first = examples.points[-1] * 20  # looked back at last; the board was empty but for the starters
    points_of_first_tile = examples.planes.cell[-1, examples.output[-1] % 36, 1] * 20
    assert float(first + points_of_first_tile) == pytest.approx(float(batch.margins()[0, 0]), abs=0.02)
    assert float(examples.win[-1]) == float(batch.shares()[0, 0])


def test_nothing_is_learned_from_guests() -> None:
    torch.manual_seed(2)
    batch = Challenge.deal(torch.tensor([3, 3, 2]))
    guests = invite(batch, (greedy, hold), share=1.0)
    seats = sum(guest.seats.long() for guest in guests)
    assert seats.sum(1).tolist() == [2, 2, 0]
    settings = replace(SETTINGS["challenge"], width=16, layers=1)
    examples = play(batch, ignorant(settings), Manner(POINTS, 0.5, 0.9), guests)
    alone_in_two_games = len(examples.output)
    everybody = play(Challenge.deal(torch.tensor([3, 3, 2])), ignorant(settings), Manner(POINTS, 0.5, 0.9))
    assert alone_in_two_games < 0.75 * len(everybody.output)


def test_a_contest_of_equals_is_even() -> None:
    """The same deals from both seats: against itself greedy wins half, give or take its random ties."""
    torch.manual_seed(5)
    result = against(Animals.deal, greedy, greedy, seats=2, deals=200, device="cpu")
    assert result.games == 400
    assert abs(result.win - 0.5) < 0.1


def last_empty_cell() -> Solitaire:
    """Only a1 is empty; in hand two 1s and one 2. Inserting the 2 leaves 24 points, a 1 only 23."""
    batch = Solitaire(torch.zeros(1, 81, dtype=torch.long), torch.tensor([1]))
    batch.down[:] = False
    batch.up[:] = True
    batch.up[0, 0] = False
    batch.unseen[:] = 0
    batch.hands[0, 0, 0], batch.hands[0, 0, 1] = 2, 1
    batch.refresh()
    return batch


def test_lookahead_sees_the_better_end() -> None:
    settings = replace(SETTINGS["solitaire"], width=16, layers=1)
    net = Chunked(ignorant(settings), 8)
    points = []
    for player in (by_network(net, POINTS), by_lookahead(net, POINTS, width=2, chunk=8)):
        batch = last_empty_cell()
        batch.step(player(batch), ~batch.done)
        assert bool(batch.done)
        points.append(float(batch.points()))
    assert points == [23, 24]


def test_contests_alone_count_failures_as_zero_points() -> None:
    torch.manual_seed(5)
    settings = replace(SETTINGS["solitaire"], width=16, layers=1)
    result = alone(by_network(Chunked(ignorant(settings), 8), POINTS), games=8, device="cpu")
    assert 0 <= result.points <= 27 * result.success


def test_a_training_goes_on_where_it_stopped(tmp_path: Path) -> None:
    """Two generations at once, or one and, after reading the checkpoint, another: the same weights."""
    whole = Learner("animals", SMALL, tmp_path / "whole", "cpu")
    parts = Learner("animals", SMALL, tmp_path / "parts", "cpu")
    torch.manual_seed(9)
    for _ in range(2):
        whole.advance()
    torch.manual_seed(9)
    parts.advance()
    parts.save()
    again = Learner("animals", SMALL, tmp_path / "parts", "cpu")
    assert again.resume()
    again.advance()
    assert again.generation == whole.generation == 2
    for one, other in zip(whole.average.parameters(), again.average.parameters(), strict=True):
        assert torch.equal(one, other)


def test_a_run_ends_with_its_generations_and_leaves_a_curve(tmp_path: Path) -> None:
    learner = Learner("animals", replace(SMALL, generations=2), tmp_path, "cpu")
    learner.run(1e9, evaluate_every=1, deals=4)
    assert [line["generation"] for line in learner.curve] == [1, 2]
    assert learner.checkpoint.exists()
    assert "<polyline" in draw("animals", learner.curve)


@pytest.fixture
def tiny(monkeypatch: pytest.MonkeyPatch) -> None:
    small = replace(SETTINGS["animals"], games=4, examples=8, width=16, layers=1, generations=2)
    monkeypatch.setitem(SETTINGS, "animals", small)


@pytest.mark.usefixtures("tiny")
def test_from_nothing_to_a_weight_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    runs, to, pictures = (str(tmp_path / name) for name in ("runs", "weights", "pictures"))
    before = ["--runs", runs, "--device", "cpu"]
    command.main([*before, "train", "animals", "--deals", "8"])
    command.main([*before, "evaluate", "animals", "--tables", "2", "--deals", "8", "--width", "2"])
    command.main([*before, "export", "animals", "--to", to, "--pictures", pictures])
    network = unpack((tmp_path / "weights/animals.net").read_bytes(), SIX)
    assert network.design.width == 16
    story = json.loads((tmp_path / "weights/animals.json").read_text())
    assert (story["begun from"], story["generations"], story["games"]) == ("nothing", 2, 8)
    assert [contest["contest"] for contest in story["contests"]] == ["greedy, 2"]
    assert (tmp_path / "pictures/animals.svg").read_text().startswith("<svg")
    assert "greedy, 2" in capsys.readouterr().out


@pytest.mark.usefixtures("tiny")
def test_without_a_checkpoint_there_is_nothing_to_export(tmp_path: Path) -> None:
    with pytest.raises(SystemExit, match="no checkpoint of animals"):
        command.main(["--runs", str(tmp_path), "export", "animals", "--to", str(tmp_path)])
    assert list(tmp_path.iterdir()) == []
