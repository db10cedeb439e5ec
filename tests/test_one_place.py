"""Facts that stand in one place of the Python code are the same where other tools have to repeat them."""

import re
from pathlib import Path
from typing import get_args, get_type_hints

import pytest

from fullhouse.core.ids import MOST_SEATS
from fullhouse.games import built_in_ids, game
from fullhouse.records.shelf import shelf
from fullhouse.server.api.shapes import NewTable
from fullhouse.server.settings import PORT, Config
from fullhouse.words import LANGUAGES

ROOT = Path(__file__).parents[1]
SAYS_PORT = (
    "deploy/Caddyfile",
    "deploy/Dockerfile",
    "deploy/compose.nodes.yml",
    "deploy/compose.yml",
    "deploy/fullhouse.service",
    "deploy/nginx.conf",
    "docs/host.md",
    "examples/bot.py",
    "src/fullhouse/client/__init__.py",
    "web/vite.config.ts",
)
PORTS = re.compile(
    r"(?:(?:127\.0\.0\.1|10\.0\.0\.5|server):|EXPOSE |FULLHOUSE_PORT=|--port )(\d{4,5})\b", re.ASCII
)


@pytest.mark.parametrize("path", SAYS_PORT)
def test_the_port_is_the_same_everywhere(path: str) -> None:
    ports = set(map(int, PORTS.findall((ROOT / path).read_text())))
    assert ports == {PORT}


def test_a_server_listens_there() -> None:
    assert Config(database=Path("tables.sqlite3")).port == PORT


def test_the_client_speaks_the_same_languages() -> None:
    assert {path.stem for path in (ROOT / "web/words").glob("*.ftl")} == set(LANGUAGES)


def test_no_other_file_lists_the_languages() -> None:
    """Lists in code are derived: one that was typed again would be forgotten."""
    typed = re.compile(r"""['"]en['"], ['"]fr['"], ['"]it['"]""")
    folders = (ROOT / "src", ROOT / "site", ROOT / "web/src", ROOT / "web/build", ROOT / "web/scripts")
    sources = [
        path
        for folder in folders
        for path in folder.rglob("*")
        if path.suffix in (".py", ".ts", ".mjs", ".svelte") and not path.name.endswith(".gen.ts")
    ]
    assert len(sources) > 300
    assert [path for path in sources if typed.search(path.read_text(encoding="utf-8"))] == []


def test_the_largest_game_has_as_many_seats_as_a_table() -> None:
    """One number of players for Classic: in its rules, on the shelf and where tables are made."""
    assert max(game(name).most_seats for name in built_in_ids()) == MOST_SEATS
    (seats,) = get_args(get_type_hints(NewTable, include_extras=True)["seats"])[1:]
    assert {tuple(box["seats"]) for box in shelf("en") if box["id"] == "classic"} == {(1, seats.max_length)}
