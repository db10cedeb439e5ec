"""A command that is stopped by Ctrl-C ends quietly, and ends first what it has begun."""

from collections.abc import Iterator

import pytest

from fullhouse.cli.main import main


def test_ctrl_c_while_commands_are_loaded_ends_quietly(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def interrupted(_arguments: list[str]) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("fullhouse.cli.main.run", interrupted)
    with pytest.raises(SystemExit) as ended:
        main()
    assert ended.value.code == 130
    assert capsys.readouterr() == ("", "")


def test_ctrl_c_ends_what_is_under_way_before_the_command_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever plays games on other cores ends them then; at the exit they would be played to their end."""
    ended: list[str] = []

    def under_way() -> Iterator[None]:
        try:
            yield
        finally:
            ended.append("under way")

    def interrupted(_arguments: list[str]) -> None:
        games = under_way()
        for _ in games:
            raise KeyboardInterrupt

    def exits(_status: int) -> None:
        ended.append("the command")

    monkeypatch.setattr("fullhouse.cli.main.run", interrupted)
    monkeypatch.setattr("fullhouse.cli.main.sys.exit", exits)
    main()
    assert ended == ["under way", "the command"]
