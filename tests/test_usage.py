"""What the command line says about itself, in the terminal's language: help pages and wrong usage."""

import json
import shutil
import subprocess
import sys
from dataclasses import dataclass
from enum import StrEnum
from importlib import import_module
from inspect import signature
from io import StringIO
from pathlib import Path
from pkgutil import iter_modules
from typing import Annotated, Literal

import pytest

import fullhouse.cli
from fullhouse import __version__
from fullhouse.cli.frame.arguments import RED, Argument, Option, painted
from fullhouse.cli.frame.completion import SCRIPTS, complete, script
from fullhouse.cli.frame.pages import page
from fullhouse.cli.frame.parsing import parameters, read
from fullhouse.cli.main import command_names, command_of, main
from fullhouse.core.errors import BadInput
from fullhouse.words import LANGUAGES, has, say
from tests.commands import fullhouse as run_here
from tests.test_docs import FULLHOUSE

WRONG = {
    ("rate", "--bogus"): ("no-such-option", {"name": "--bogus", "command": "fullhouse rate"}),
    ("generate", "--level"): ("misused-option", {"name": "--level", "command": "fullhouse generate"}),
    ("rate",): ("missing-argument", {"name": "file", "command": "fullhouse rate"}),
    ("copy-store", "a.sqlite3"): ("missing-argument", {"name": "TO", "command": "fullhouse copy-store"}),
    ("convert", "a.sdk"): ("missing-argument", {"name": "--to", "command": "fullhouse convert"}),
    ("generate", "--level", "x"): ("argument-no-int", {"name": "--level", "value": "x"}),
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


def test_version_help_and_the_module_are_the_same_command() -> None:
    said = {
        subprocess.check_output([*program, "--version"], text=True)
        for program in ([FULLHOUSE], [sys.executable, "-m", "fullhouse"])
    }
    assert said == {f"fullhouse {__version__}\n"}


def test_help_and_the_version_have_short_names() -> None:
    assert run_here("-h").stdout == run_here("help").stdout == run_here("--help").stdout != ""
    assert (
        run_here("solve", "-h").stdout
        == run_here("help", "solve").stdout
        == run_here("solve", "--help").stdout
    )
    assert run_here("-V").stdout == run_here("--version").stdout


def test_who_has_seen_enough_is_no_error(tmp_path: Path) -> None:
    """`solve FILE | head -1`: quietly, as other programs end."""
    many = tmp_path / "many.txt"
    many.write_text(f"{PROBLEM}\n" * 100_000)
    for command in ("solve", "rate", "canonical"):
        with subprocess.Popen(
            [FULLHOUSE, command, str(many)], stdout=subprocess.PIPE, stderr=subprocess.PIPE
        ) as started:
            assert started.stdout is not None
            assert started.stdout.readline()
            started.stdout.close()
            assert started.stderr is not None
            assert (started.stderr.read(), started.wait()) == (b"", 0)


def test_colours_are_for_terminals_that_want_them(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.delenv("NO_COLOR", raising=False)
    terminal = Terminal()
    assert painted("no", RED, terminal) == "\033[31mno\033[0m"
    assert painted("no", RED, StringIO()) == "no"
    monkeypatch.setenv("TERM", "dumb")
    assert painted("no", RED, terminal) == "no"
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.setenv("NO_COLOR", "1")
    assert painted("no", RED, terminal) == "no"


class Terminal(StringIO):
    def isatty(self) -> bool:
        return True


def test_every_command_has_words_and_every_words_a_command() -> None:
    modules = {module.name for module in iter_modules(fullhouse.cli.__path__) if not module.ispkg}
    loaded = [vars(import_module(f"fullhouse.cli.{name}")) for name in modules]
    commands = {
        name.removesuffix("_command").replace("_", "-")
        for names in loaded
        for name in names
        if name.endswith("_command")
    }
    assert set(command_names()) == commands == {name for name in commands if has(f"cli-{name}")}
    assert len(commands) >= 22


def test_help_loads_no_command() -> None:
    code = "import sys; sys.argv[1:] = ['--help']; from fullhouse.cli.main import run; run(['--help']); "
    code += "sys.stderr.write(' '.join(sys.modules))"
    loaded = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True
    ).stderr.split()
    assert not {"asyncio", "fullhouse.cli.serverr", "fullhouse.solver", "msgspec", "uvicorn"} & set(loaded)


class Colour(StrEnum):
    RED = "red"
    BLUE = "blue"


def sample(  # noqa: PLR0917
    place: Annotated[Path, Argument()],
    second: Annotated[str, Argument()] = "none",
    number: Annotated[int, Option(min=1, max=9, envvar="SAMPLE_NUMBER")] = 1,
    colour: Annotated[Colour, Option()] = Colour.RED,
    side: Annotated[Literal["left", "right"], Option()] = "left",
    many: Annotated[list[str] | None, Option("--one", envvar="SAMPLE_MANY")] = None,
    loud: Annotated[bool, Option()] = True,
    json: Annotated[bool, Option("--json")] = False,
) -> None:
    raise AssertionError((place, second, number, colour, side, many, loud, json))


USUAL = {
    "place": Path("x"), "second": "none", "number": 1, "colour": Colour.RED, "side": "left", "many": None,
    "loud": True, "json": False,
}  # fmt: skip


@pytest.mark.parametrize(
    ("line", "differs"),
    [
        ("x", {}),
        ("x y --number 7", {"second": "y", "number": 7}),
        ("--number=7 x", {"number": 7}),
        ("x --colour blue --side right", {"colour": Colour.BLUE, "side": "right"}),
        ("x --one a --one=b", {"many": ["a", "b"]}),
        ("x --no-loud --json", {"loud": False, "json": True}),
        ("-- --json", {"place": Path("--json")}),
        ("-", {"place": Path("-")}),
    ],
)
def test_a_command_line_is_read(line: str, differs: dict[str, object]) -> None:
    assert read(sample, line.split(), "sample") == USUAL | differs


@dataclass(frozen=True)
class Shared:
    threads: Annotated[int | None, Option(min=1)] = None
    out: Annotated[Path, Option()] = Path("-")


def with_shared(file: Annotated[Path, Argument()], *, shared: Shared) -> None:
    raise AssertionError((file, shared))


def test_options_that_commands_share_are_read_as_one_value() -> None:
    read_values = read(with_shared, ["--out", "a", "x", "--threads=2"], "sample")
    assert read_values == {"file": Path("x"), "shared": Shared(2, Path("a"))}
    assert read(with_shared, ["x"], "sample") == {"file": Path("x"), "shared": Shared()}
    assert [one.name for one in parameters(with_shared)] == ["file", "threads", "out"]
    with pytest.raises(BadInput, match="argument-no-int: name=--threads"):
        read(with_shared, ["x", "--threads", "many"], "sample")


def test_the_environment_is_asked_where_nothing_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SAMPLE_NUMBER", "5")
    monkeypatch.setenv("SAMPLE_MANY", "a b")
    assert read(sample, ["x"], "sample") == USUAL | {"number": 5, "many": ["a", "b"]}
    assert read(sample, ["x", "--number", "3"], "sample") == USUAL | {"number": 3, "many": ["a", "b"]}
    monkeypatch.setenv("SAMPLE_NUMBER", "ten")
    with pytest.raises(BadInput, match="argument-no-int: name=--number"):
        read(sample, ["x"], "sample")


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("", "missing-argument"),
        ("x y z", "bad-command-line"),
        ("x --number 10", "argument-out-of-range"),
        ("x --colour green", "bad-option"),
        ("x --side up", "bad-option"),
        ("x --number 1.5", "argument-no-int"),
        ("x --json=1", "misused-option"),
        ("x --number", "misused-option"),
        ("x --no-json", "no-such-option"),
        ("x -n", "no-such-option"),
    ],
)
def test_a_wrong_command_line_is_refused(line: str, code: str) -> None:
    with pytest.raises(BadInput) as bad:
        read(sample, line.split(), "sample")
    assert bad.value.code == code


def test_a_page_shows_everything_that_a_command_takes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "200")
    shown = page("rate", sample, "en")
    for words in (
        "PLACE [SECOND]",
        "--number N",
        "--colour red|blue",
        "--side left|right",
        "--loud/--no-loud",
    ):
        assert words in shown
    assert "[environment variable: SAMPLE_NUMBER] [default: 1]" in shown


@pytest.mark.parametrize(
    ("words", "completions"),
    [
        (["gen"], ["generate"]),
        (["help", "gen"], ["generate"]),
        (["hint", "--way", "x-w"], ["x-wing"]),
        (["practice", "swordf"], ["swordfish"]),
        (["play", "sol"], ["solitaire"]),
        (["play", "tiles", "sol"], []),
        (["--v"], ["--version"]),
        (["serve", "--log-format", "j"], ["json"]),
        (["rate", "--js"], ["--json"]),
        (["play", "--no-b"], ["--no-browser"]),
        (["rate", "file"], []),
        (["bogus", "--"], []),
    ],
)
def test_words_are_completed(words: list[str], completions: list[str]) -> None:
    assert complete(words, command_names(), command_of) == completions


@pytest.mark.parametrize("shell", SCRIPTS)
def test_the_script_of_a_shell_asks_the_command(shell: str) -> None:
    assert "fullhouse --complete" in script(shell)
    checker = shutil.which(shell)
    if checker and shell == "bash":
        subprocess.run([checker, "-n"], input=script(shell), text=True, check=True)
    with pytest.raises(BadInput, match="unknown-shell"):
        script("command.com")


PROBLEM = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"


def test_every_command_that_prints_something_has_json() -> None:
    """Those that serve write logs, which have a format of their own."""
    without = [name for name in command_names() if "json" not in signature(command_of(name)).parameters]
    assert without == ["play", "serve"]


@pytest.mark.parametrize(
    ("line", "fields"),
    [
        ("daily --date 2026-03-01", {"day", "level", "problem"}),
        (f"hint {PROBLEM}", {"kind", "stages", "step"}),
        (f"explain {PROBLEM} --step 2", {"n", "name", "proof", "technique", "places", "removes", "parts"}),
        (f"rate {PROBLEM}", {"problem", "level", "score", "hardest"}),
        ("booklet 7", {"number", "problem", "level"}),
        ("practice x_wing", {"technique"}),
        ("rules tiles --lang fr", {"game", "language", "rules"}),
        (f"convert {PROBLEM} --to sdm", {"problem", "written"}),
    ],
)
def test_what_is_printed_is_there_for_programs_too(line: str, fields: set[str]) -> None:
    for written in run_here(*line.split(), "--json").stdout.splitlines():
        assert fields <= json.loads(written).keys()


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("play-out", "tiles", "--seed", "-1"), "“seed” has to be a whole number from 0 on"),
        (("explain", PROBLEM, "--step", "0"), "there is no step 0"),
        (("generate", "--number", "0"), "“number” has to be a whole number from 1 on"),
        (("solve", ""), "“file” is missing"),
    ],
)
def test_a_value_that_cannot_be_is_told_in_one_line(arguments: tuple[str, ...], said: str) -> None:
    ended = run_here(*arguments)
    assert (ended.returncode, ended.stdout, ended.stderr.count("\n")) == (2, "", 1)
    assert said in ended.stderr


def test_names_are_spelled_as_in_python() -> None:
    assert run_here("practice", "X-Wing").stdout == run_here("practice", "x_wing").stdout != ""
    made = [run_here("generate", "--symmetry", name).stdout for name in ("half_turn", "half-turn")]
    assert made[0] == made[1] != ""
