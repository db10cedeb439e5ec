"""Where the browser tests cannot run they fail, with one sentence that says what to do."""

from pathlib import Path

import pytest

from tests import servers
from tests.browser import ready


def test_what_is_missing_is_said_in_one_sentence(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    assert ready.missing() is None
    monkeypatch.setattr(ready, "BUILT", tmp_path / "index.html")
    assert "make web" in (ready.missing() or "")
    monkeypatch.setattr(servers, "path_of", lambda _: None)
    assert "apt-get install chromium" in (ready.missing() or "")
