"""Some games of bots are the same in the Python of browsers; `make soak` plays a thousand of each kind."""

import pytest

from tests.pocket.agreement import PARTS, differences


@pytest.mark.parametrize("name", ["animals"])
def test_bots_play_the_same_games_in_a_browser(name: str) -> None:
    assert (PARTS / "parts.json").is_file(), "`make pocket` builds it"
    assert list(differences(name, 5, 5)) == []


def test_a_difference_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    lines = iter((["tiles 1 club-club 9 aa"], ["tiles 1 club-club 9 ab"]))
    monkeypatch.setattr("tests.pocket.agreement.answers_of", lambda _command: next(lines))
    assert len(list(differences("tiles", 1, 5))) == 1
