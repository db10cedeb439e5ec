"""Nets in the kernel: outputs as PyTorch's on every instruction set, and damaged files are refused."""

import json
import logging
from pathlib import Path
from typing import Any

import pytest

from fullhouse.bots.brains import _play
from fullhouse.bots.brains.advice import load_net, net_for
from fullhouse.solver import _kernel
from tests.brains.small_nets import small_net

VECTORS: list[dict[str, Any]] = json.loads((Path(__file__).parent / "vectors.json").read_text())
"""Positions, and what PyTorch says with the net by formula: kind, symbol, cell, points, chance to win."""
FLIPS = small_net("challenge", (6, 4, 9, 8), 2)


def view_of(vector: dict[str, Any]) -> _play.View:
    view = _play.View(vector["game"])
    view.seats = len(vector["scores"])
    for field in ("turn", "board", "scores", "left", "stack", "hands", "gone", "due"):
        if field in vector:
            setattr(view, field, vector[field])
    return view


@pytest.mark.parametrize("vector", VECTORS, ids=lambda vector: str(vector["game"]))
def test_outputs_are_those_of_pytorch(vector: dict[str, Any]) -> None:
    net = _play.Net(small_net(vector["game"], vector["planes"], vector["kinds"]))
    values = _play.evaluate(view_of(vector), net)
    for kind, symbol, cell, points, win in vector["expected"]:
        at = 2 * ((kind * 9 + symbol) * 81 + cell)
        assert values[at] == pytest.approx(points, abs=0.01)
        assert values[at + 1] == pytest.approx(win, abs=0.001)


@pytest.mark.parametrize("vector", VECTORS, ids=lambda vector: str(vector["game"]))
def test_outputs_are_the_same_to_the_last_bit_on_every_instruction_set(vector: dict[str, Any]) -> None:
    net, view = _play.Net(small_net(vector["game"], vector["planes"], vector["kinds"])), view_of(vector)
    first, *others = [_play.evaluate(view, net, isa) for isa in _kernel.isas()]
    assert all(other == first for other in others)


@pytest.mark.parametrize(
    ("damage", "said"),
    [
        (lambda data: data[:-1], "damaged"),
        (lambda data: b"FHNET\0\0\2" + data[8:], "not a net of this version"),
        (lambda data: data[:2000] + bytes([data[2000] ^ 1]) + data[2001:], "damaged"),
        (lambda _: b"", "not a net of this version"),
        (lambda data: data[:500], "damaged"),
    ],
)
def test_damaged_nets_are_refused(damage: Any, said: str) -> None:
    with pytest.raises(ValueError, match=said):
        _play.Net(damage(FLIPS))


def test_damaged_weights_are_logged_and_not_used(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    (tmp_path / "challenge.net").write_bytes(FLIPS[:-1])
    monkeypatch.setattr("fullhouse.bots.brains.advice.WEIGHTS", tmp_path)
    net_for.cache_clear()
    load_net.cache_clear()
    with caplog.at_level(logging.WARNING):
        assert net_for("challenge", 2) is None
    assert "challenge.net" in caplog.text
    (tmp_path / "challenge.net").write_bytes(FLIPS)
    net_for.cache_clear()
    load_net.cache_clear()
    assert net_for("challenge", 2) is not None
    assert net_for("challenge", 7) is None
    net_for.cache_clear()
    load_net.cache_clear()
