"""`python -m training`: train, evaluate and export, one after the other, on a tiny network."""

import json
from dataclasses import replace
from pathlib import Path

import pytest

from training import __main__ as command
from training.board import SIX
from training.settings import SETTINGS
from training.weights import unpack


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
