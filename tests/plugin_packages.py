"""Packages with games: the one in tests/plugin as anybody installs it, and others made on the spot."""

import os
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

from fullhouse.games.plugins import GROUP
from fullhouse.words import LANGUAGES

TIMEOUT_SECONDS = 600
"""Seconds for a command: the contract's tests take some minutes where other tests run beside them."""
MAIN = ("-c", "from fullhouse.cli.main import main; main()")
ROOT = Path(__file__).parents[1]
SOURCE = Path(__file__).with_name("plugin")


def install(folder: Path) -> Path:
    flags = ("--quiet", "--no-deps", "--no-build-isolation", "--disable-pip-version-check")
    subprocess.run(
        [sys.executable, "-m", "pip", "install", *flags, "--target", folder, SOURCE],
        check=True,
        timeout=TIMEOUT_SECONDS,
    )
    return folder


def run(*command: str | Path, on_path: Path, **more: str) -> subprocess.CompletedProcess[str]:
    """A command that finds the packages of a folder."""
    environment = {**os.environ, "PYTHONPATH": os.fspath(on_path), "FULLHOUSE_LANGUAGE": "en", **more}
    return subprocess.run(
        [sys.executable, *command],
        env=environment,
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
        timeout=TIMEOUT_SECONDS,
    )


def fullhouse(*arguments: str | Path, on_path: Path) -> str:
    result = run(*MAIN, *arguments, on_path=on_path)
    assert result.returncode == 0, result.stderr
    return result.stdout


RULES = """
from last_word.rules import LastWord

class Other(LastWord):
    id = "other"

GAME = Other()
"""


def offer(folder: Path, name: str, rules: str, words: Mapping[str, str] | None = None) -> None:
    """A package as an installer leaves it: a module, its words, and what is said about it."""
    (folder / name / "words").mkdir(parents=True)
    (folder / name / "__init__.py").write_text(rules)
    for language, text in (words or {}).items():
        (folder / name / "words" / f"{language}.ftl").write_text(text)
    about = folder / f"{name}-1.dist-info"
    about.mkdir()
    (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1\n")
    (about / "entry_points.txt").write_text(f"[{GROUP}]\n{name} = {name}\n")


def complete_words(game: str = "other") -> dict[str, str]:
    """The words of the plug-in, under another id."""
    folder = SOURCE / "last_word" / "words"
    texts = {name: (folder / f"{name}.ftl").read_text(encoding="utf-8") for name in LANGUAGES}
    return {language: text.replace("last-word-", f"{game}-") for language, text in texts.items()}
