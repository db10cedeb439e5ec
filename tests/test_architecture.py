"""ARCHITECTURE.md shows every folder, none that is gone, and journeys along files that exist."""

import re
import subprocess
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[1]
PAGE = (ROOT / "ARCHITECTURE.md").read_text("utf-8")
TREE = PAGE.partition("```\n")[2].partition("```")[0]
JOURNEYS = PAGE.partition("## Five journeys")[2].partition("\n## ")[0]
UNNAMED = re.compile(r"(^|/)(words|tests|static|weights|decks|rude|results|data|public|__pycache__)(/|$)|^\.")
"""Folders of words, tests and data stand beside what they belong to and are not shown one by one."""


def shown() -> list[str]:
    """The folders of the drawn tree, as paths; `<id>` is any name. The words beside one may name more."""
    paths: list[str] = []
    parents: list[str] = []
    for line in TREE.splitlines():
        match = re.match(r"( *)((?:[\w.<>-]+/)+(?:, (?:[\w.<>-]+/)+)*)(?: |$)", line)
        if match is None or len(match[1]) > 4:
            continue
        depth = len(match[1]) // 2
        names = [name.rstrip("/") for name in match[2].split(", ")]
        for name in names:
            path = "/".join([*parents[:depth], name])
            paths += [path, *(f"{path}/{inner}" for inner in re.findall(r"\b(\w+)/ ", line[match.end() :]))]
        parents[depth:] = [names[-1]]
    return paths


def folders() -> set[str]:
    """The folders that hold tracked files, and those above them."""
    files = subprocess.check_output(["git", "ls-files"], cwd=ROOT, text=True).split("\n")
    return {str(parent) for file in files if file for parent in Path(file).parents if str(parent) != "."}


def matcher(path: str) -> re.Pattern[str]:
    return re.compile(re.sub(r"<\w+>", "[^/]+", path))


def covered() -> Iterator[str]:
    """The folders that the page has to show."""
    for folder in sorted(folders()):
        is_code = folder.startswith(("src/fullhouse/", "web/src/", "kernel/")) or "/" not in folder
        if is_code and not UNNAMED.search(folder):
            yield folder


def test_every_folder_is_shown() -> None:
    patterns = [matcher(path) for path in shown()]
    missing = [
        folder
        for folder in covered()
        if not any(pattern.fullmatch(folder) for pattern in patterns)
        and not any(path.startswith(f"{folder}/") for path in shown())
    ]
    assert missing == []


def test_no_folder_is_shown_that_is_not_there() -> None:
    assert len(shown()) > 30
    there = folders()
    gone = [path for path in shown() if not any(matcher(path).fullmatch(folder) for folder in there)]
    assert gone == []


def test_the_five_journeys_go_along_files_that_exist() -> None:
    named = re.findall(r"`((?:src|web|kernel)/[\w./-]+\.(?:py|ts|svelte|cpp|hpp))`", JOURNEYS)
    assert len(named) >= 25
    assert [file for file in named if not (ROOT / file).is_file()] == []
