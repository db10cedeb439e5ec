"""No file is too long to be read at once, and no folder too full to be looked through."""

import subprocess
from collections import Counter
from pathlib import Path, PurePosixPath

ROOT = Path(__file__).parents[1]
MOST_LINES = 500
MOST_FILES = 15
CODE = {".cpp", ".css", ".hpp", ".html", ".js", ".mjs", ".py", ".sh", ".svelte", ".ts"}
GENERATED = {"web/src/net/protocol.gen.ts"}
LISTS_OF_EQUALS = {
    "kernel/src/coach": "a file is a family of techniques",
    "tasks": "a file is a task of the Makefile",
    "tests": "a file is a question to the whole project",
    "tests/browser": "a file is what somebody does in a browser",
    "tests/server": "a file is something the server does",
    "web/src/pages": "a file is a page",
    "web/tests": "a file is a part of the client",
}
"""Folders that may hold more, because a reader knows which file to open without reading the others."""


def code() -> list[str]:
    files = subprocess.check_output(["git", "ls-files"], cwd=ROOT, text=True).splitlines()
    return [
        file
        for file in files
        if PurePosixPath(file).suffix in CODE and file not in GENERATED and (ROOT / file).is_file()
    ]


def test_no_file_is_too_long() -> None:
    lengths = {file: len((ROOT / file).read_text("utf-8").splitlines()) for file in code()}
    assert len(lengths) > 1000
    assert {file: length for file, length in lengths.items() if length > MOST_LINES} == {}


def test_no_folder_is_too_full_unless_it_is_a_list_of_equals() -> None:
    counts = Counter(str(PurePosixPath(file).parent) for file in code())
    assert {folder for folder, count in counts.items() if count > MOST_FILES} == set(LISTS_OF_EQUALS)
