"""`fullhouse replay` tells a record in the language asked for."""

import sys
from contextlib import redirect_stdout
from io import StringIO
from pathlib import Path

import pytest

from fullhouse.cli.main import main, run
from fullhouse.core.errors import BadInput

RECORD = Path(__file__).parent.parent / "goldens" / "animals-random.json"


def replay(*words: str) -> str:
    with redirect_stdout(StringIO()) as output:
        run(("replay", *words))
    return output.getvalue()


def test_the_option_decides_before_the_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FULLHOUSE_LANGUAGE", "de")
    german = replay(str(RECORD))
    assert replay(str(RECORD), "--lang", "de") == german == replay(str(RECORD), "--lang", "DE")
    assert len({german, replay(str(RECORD), "--lang", "fr"), replay(str(RECORD), "--lang", "en")}) == 3


def test_unknown_languages_and_missing_files_are_refused() -> None:
    with pytest.raises(BadInput, match="unknown-language"):
        replay(str(RECORD), "--lang", "eo")
    with pytest.raises(BadInput, match="file-unreadable"):
        replay("no-such-record.json")


@pytest.mark.parametrize("asked", [("--lang", "fr"), ("--lang=fr",), ("--lang=FR",)])
def test_errors_are_in_the_language_asked_for(
    asked: tuple[str, ...], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("FULLHOUSE_LANGUAGE", "de")
    monkeypatch.setattr(sys, "argv", ["fullhouse", "replay", "no-such-record.json", *asked])
    with pytest.raises(SystemExit) as left:
        main()
    assert left.value.code == 2
    assert "ce fichier n’existe pas" in capsys.readouterr().err
