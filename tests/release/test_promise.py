"""What is public changes by the rules of docs/versions.md."""

import json

import promise
import pytest

import fullhouse


def test_what_is_public_is_known_with_its_parameters() -> None:
    api = promise.api()
    assert api["generate"] == ["*level=", "*needs=", "*clues=", "*score=", "*symmetry=", "*size=", "*seed="]
    assert api["Sudoku.with_digit"] == ["cell", "digit"]
    assert {"Sudoku.seed", "Match.state", "Grade.level", "Refused", "bots.bot", "solver"} <= set(api)
    assert set(fullhouse.__all__) - {"__version__"} <= set(api)
    assert not any("._" in name for name in api)


@pytest.mark.parametrize(
    ("old", "new", "broken"),
    [
        (["a"], ["a", "b=", "*c="], []),
        (["a"], ["a="], []),
        (["a", "b="], ["a", "c=", "b="], ["f(b) stands in another place"]),
        (["a", "*b="], ["a"], ["f(b) is gone"]),
        (["a", "*b="], ["a", "*b"], ["f(b) has to be given now"]),
        (["a"], ["a", "b"], ["f(b) has to be given now"]),
        (["a"], ["*a"], ["f(a) stands in another place"]),
    ],
)
def test_what_would_break_is_named(old: list[str], new: list[str], broken: list[str]) -> None:
    assert promise.broken({"f": old}, {"f": new}) == broken
    assert promise.broken({"f": old}, {}) == ["f is gone"]


def test_nothing_that_was_released_is_broken() -> None:
    """Before the first release there is no list, and nothing was promised."""
    released = json.loads(promise.FILE.read_text("utf-8")) if promise.FILE.is_file() else {}
    assert promise.broken(released, promise.api()) == []
