"""What the command line says about itself, in the terminal's language: help pages and wrong usage."""

import sys

import pytest

from fullhouse.cli.main import main
from fullhouse.words import LANGUAGES, say

WRONG = {
    ("rate", "--bogus"): ("no-such-option", {"name": "--bogus", "command": "fullhouse rate"}),
    ("generate", "--level"): ("misused-option", {"name": "--level", "command": "fullhouse generate"}),
    ("rate",): ("missing-argument", {"name": "file", "command": "fullhouse rate"}),
    ("copy-store", "a.sqlite3"): ("missing-argument", {"name": "TO", "command": "fullhouse copy-store"}),
    ("convert", "a.sdk"): ("missing-argument", {"name": "--to", "command": "fullhouse convert"}),
    ("generate", "--level", "x"): ("bad-argument", {"name": "--level", "command": "fullhouse generate"}),
    ("serve", "--port", "99999"): (
        "argument-out-of-range",
        {"name": "--port", "first": "0", "last": "65535"},
    ),
    ("rate", "a", "b"): ("bad-command-line", {"command": "fullhouse rate"}),
    ("--bogus",): ("no-such-option", {"name": "--bogus", "command": "fullhouse"}),
    ("bogus",): ("no-such-command", {"name": "bogus"}),
}


def run(monkeypatch: pytest.MonkeyPatch, language: str, *arguments: str) -> object:
    monkeypatch.setattr(sys, "argv", ["fullhouse", *arguments])
    monkeypatch.setenv("FULLHOUSE_LANGUAGE", language)
    with pytest.raises(SystemExit) as ended:
        main()
    return ended.value.code


@pytest.mark.parametrize("language", LANGUAGES)
def test_wrong_usage_is_told_in_one_line(
    language: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for arguments, (code, facts) in WRONG.items():
        assert run(monkeypatch, language, *arguments) == 2
        said = capsys.readouterr()
        assert said.err.startswith(say(f"error-{code}", language, **facts)), arguments
        assert said.err.count("\n") == 1
        assert said.out == ""


def test_a_language_asked_for_is_heard_even_if_the_rest_is_wrong(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    run(monkeypatch, "en", "hint", "--lang", "de")
    assert capsys.readouterr().err.startswith("„problem“ fehlt.")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_frame_of_a_help_page_is_translated(
    language: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("COLUMNS", "200")
    assert run(monkeypatch, language, "generate", "--help") == 0
    page = capsys.readouterr().out
    frame = ("usage", "options", "help")
    assert all(say(f"cli-frame-{key}", language) in page for key in frame)
    assert say("cli-frame-default", language, value="9") in page
    assert run(monkeypatch, language) == 0
    page = capsys.readouterr().out
    assert say("cli-frame-commands", language) in page
    assert say("cli", language) in page


def test_ctrl_c_while_commands_are_loaded_ends_quietly(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def interrupted() -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("fullhouse.cli.main.make_app", interrupted)
    assert run(monkeypatch, "en", "games") == 130
    assert capsys.readouterr() == ("", "")
