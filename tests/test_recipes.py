"""CONTRIBUTING.md: the recipes for a game and for a language, followed in a copy of the sources.

Files are made as the recipe says; the commands are read from it and run in its order.
"""

import os
import re
import shlex
import shutil
import subprocess
import sys
import sysconfig
from itertools import cycle
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Transformer

ROOT = Path(__file__).parents[1]
PLUGIN = ROOT / "tests/plugin"
COMMAND = re.compile(r"`((?:[A-Z_]+=\S+ )?(?:fullhouse|git|make|npm|pytest|python) [^`]+)`")
TIMEOUT_SECONDS = 900
SERVES = "fullhouse play"
"""Ends only when it is stopped; tests/browser/test_plugin.py plays a game that was added."""


class Copy:
    """The sources in another folder, and the commands of a shell in which they are installed."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        kept = subprocess.check_output(["git", "ls-files", "-z"], cwd=ROOT, text=True).split("\0")
        for name in filter(None, kept):
            if (ROOT / name).is_file() and not name.startswith(("benchmarks/", "kernel/", "training/")):
                (folder / name).parent.mkdir(parents=True, exist_ok=True)
                shutil.copyfile(ROOT / name, folder / name)
        subprocess.run(["git", "init", "--quiet"], cwd=folder, check=True)
        subprocess.run(["git", "add", "--all"], cwd=folder, check=True)
        installed = Path(sysconfig.get_path("platlib"))
        for module in (installed / "fullhouse").rglob("*.so"):
            shutil.copyfile(module, folder / "src" / module.relative_to(installed))
        self._programs(
            python="",
            pytest="-m pytest -p no:cacheprovider",
            fullhouse="-c 'from fullhouse.cli.main import main; main()'",
        )

    def _programs(self, **arguments: str) -> None:
        """Without `site`, which would find the package that is installed here and not the copy."""
        (self.folder / "bin").mkdir()
        for name, of_python in arguments.items():
            program = self.folder / "bin" / name
            program.write_text(f'#!/bin/sh\nexec {shlex.quote(sys.executable)} -S {of_python} "$@"\n')
            program.chmod(0o755)

    def run(self, command: str) -> str:
        """What a command of a recipe says."""
        done = subprocess.run(
            command.replace("make ", "make --old-file=setup BIN=bin "),
            shell=True,
            cwd=self.folder,
            env=os.environ
            | {
                "PATH": f"{self.folder / 'bin'}{os.pathsep}{os.environ['PATH']}",
                "PYTHONPATH": os.pathsep.join([str(self.folder / "src"), sysconfig.get_path("platlib")]),
                "FULLHOUSE_LANGUAGE": "en",
            },
            capture_output=True,
            text=True,
            check=False,
            timeout=TIMEOUT_SECONDS,
        )
        assert done.returncode == 0, f"{command}\n{done.stdout}\n{done.stderr}"
        return done.stdout

    def add(self, name: str, text: str) -> None:
        """Text at the end of a file, which may be new."""
        path = self.folder / name
        path.parent.mkdir(exist_ok=True)
        path.write_text((path.read_text("utf-8") if path.exists() else "") + text, "utf-8")

    def change(self, name: str, old: str, new: str) -> None:
        text = (self.folder / name).read_text("utf-8")
        assert text.count(old) == 1, f"{name} has not one {old}"
        (self.folder / name).write_text(text.replace(old, new), "utf-8")


@pytest.fixture
def copy(tmp_path: Path) -> Copy:
    return Copy(tmp_path)


def commands(heading: str, **names: str) -> list[str]:
    """What a recipe tells to run, in its order, with names put in for those in angle brackets."""
    text = (ROOT / "CONTRIBUTING.md").read_text("utf-8").split(f"\n## {heading}\n")[1]
    recipe = re.split(r"\n##+ ", text)[0]
    for name, value in names.items():
        recipe = recipe.replace(f"<{name}>", value)
    return [" ".join(command.split()) for command in COMMAND.findall(recipe)]


def test_add_a_language(copy: Copy) -> None:
    """An English with dots, under the code of Swedish, which has the same plurals."""
    copy.change(
        "src/fullhouse/words/__init__.py",
        '    "de": "Deutsch",\n',
        '    "de": "Deutsch",\n    "sv": "Svenska",\n',
    )
    for name, first in (("AND", '"and"'), ("OR", '"or"'), ("GROUPS", '","')):
        locale = f'{name} = {{"en": {first}'
        copy.change("src/fullhouse/words/locales.py", locale, f'{locale}, "sv": {first}')
    for page in copy.run("git ls-files '*/en.ftl'").split():
        copy.add(page.replace("en.ftl", "sv.ftl"), dotted((copy.folder / page).read_text("utf-8")))
    copy.add("src/fullhouse/match/deciding/rude/sv.txt", "# Swedish\nfan\n")
    copy.change(
        "tests/test_words.py",
        '    "de": ("„“", "”«»"),\n',
        '    "de": ("„“", "”«»"),\n    "sv": ("“”", "„«»"),\n',
    )
    copy.add("tests/glossary.toml", "\n[sv]\n")
    said = {command: copy.run(command) for command in commands("Add a language", code="sv")}
    assert '"sv":"Svenska"' in (copy.folder / "web/src/net/protocol.gen.ts").read_text("utf-8")
    assert (copy.folder / "tests/coach/goldens/sv.txt").exists()
    assert "# Göldën Tïlës" in said["fullhouse rules tiles --lang sv"]


def dotted(text: str) -> str:
    """A page of words in which nothing but the words is changed; straight quotes become typeset ones."""
    quotes = cycle("“”")

    class Dots(Transformer):
        def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:  # noqa: N802
            words = re.split(
                r"(\[\w+\|)", node.value
            )  # the kind of a sign is no word: `[reading|Or nobody does.]`
            dots = "".join(
                one if at % 2 else one.translate(str.maketrans("aeiou", "äëïöü"))
                for at, one in enumerate(words)
            )
            return ast.TextElement(re.sub('"', lambda _: next(quotes), dots))

    return FluentSerializer().serialize(Dots().visit(FluentParser().parse(text)))


ROW = "| `last-word` | Last Word | 2–4 | our own | [page]({page}) |\n"
TIPS = """
last-word-rules-tips =
    - Keep your pass.
    - Count the cells that are left.
"""
OWN_TEST = '''"""Last Word: passing."""

import pytest

from fullhouse.core.errors import Refused
from fullhouse.core.ids import Seat
from fullhouse.games import game


def test_everybody_passes_once() -> None:
    played = game("last-word")
    state, _ = played.setup({}, 2, {"seed": 1})
    for seat in (1, 2):
        state, _ = played.play(state, Seat(seat), played.read_move("pass"))
    with pytest.raises(Refused):
        played.play(state, Seat(1), played.read_move("pass"))
'''


def test_add_a_game(copy: Copy) -> None:
    """The game of tests/plugin, as if it were written here."""
    folder = "src/fullhouse/games/last_word"
    shutil.copytree(PLUGIN / "last_word", copy.folder / folder, ignore=shutil.ignore_patterns("__pycache__"))
    for page in (copy.folder / folder / "words").iterdir():
        copy.add(f"{folder}/words/{page.name}", TIPS)
    copy.add(f"{folder}/tests/test_passing.py", OWN_TEST)
    shutil.copyfile(PLUGIN / "recount.py", copy.folder / "tests/recount/last_word.py")
    copy.add("tests/goldens/last-word.json", copy.run("fullhouse play-out last-word --seed 7"))
    last = "| `solitaire` |"
    copy.change("docs/rules/README.md", last, ROW.format(page="last-word.md") + last)
    copy.add("docs/rules/last-word.md", "# Last Word\n")
    named = commands("Add a game", id="last-word", folder="last_word")
    said = {command: copy.run(command) for command in named if command != SERVES}
    assert SERVES in named
    assert "last-word: Last Word (2 to 4 players)" in said["fullhouse games"]
    assert (copy.folder / folder / "RULES.md").read_text("utf-8").startswith("# Last Word")
    assert '"last-word"' in (copy.folder / "web/src/net/protocol.gen.ts").read_text("utf-8")
