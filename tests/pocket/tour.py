"""A tour of the house in a browser, without a server: `python -m tests.pocket.tour`, after `make pocket`.

Its parts lie in a subfolder of a plain web space. Bots play a whole game of each kind there, in a worker; the
records replay here. A second tab has the same tables, takes over when the first one goes, and finds them all.
"""

import json
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, sync_playwright

from fullhouse.games import built_in_ids, game
from fullhouse.records.record import FORMAT, read_record
from fullhouse.records.replay import replay
from tests.browser.house import FLAGS, chromium

HERE, ROOT = Path(__file__).parent, Path(__file__).parents[2]
PORT = 8993
MOST_SECONDS = 600


def asked(page: Page, method: str, path: str, body: Any = None, token: str = "") -> Any:
    answer = page.evaluate("asked => ask(...asked)", [method, path, body, token])
    assert answer["status"] < 300, answer
    return json.loads(answer["text"])


def arrive(page: Page) -> None:
    page.goto(f"http://127.0.0.1:{PORT}/some/folder/page.html")
    page.wait_for_function("news.length", timeout=MOST_SECONDS * 1000)
    assert page.evaluate("news[0]") in ("new", "here"), page.evaluate("news")


def bots_play(page: Page, name: str) -> dict[str, Any]:
    """A whole game of bots; its key."""
    seats = max(game(name).fewest_seats, min(2, game(name).most_seats))
    new = {"game": name, "seats": [{"who": "bot", "bot": "club"}] * seats}
    key: dict[str, Any] = asked(page, "POST", "/api/tables", new)
    page.evaluate("token => sit(token)", key["token"])
    return key


def record_of(page: Page, key: dict[str, Any]) -> Any:
    return asked(page, "GET", f"/api/tables/{key['code']}/record?round=1", token=key["token"])


def finished(page: Page, key: dict[str, Any]) -> Any:
    """The record, once the game is over."""
    until = time.monotonic() + MOST_SECONDS
    while time.monotonic() < until:
        record = record_of(page, key)
        if record["format"] == FORMAT:  # until then it tells only what everybody may see
            assert replay(read_record(json.dumps(record))).outcome.is_over
            return record
        time.sleep(1)
    raise AssertionError(f"the game of {key} does not end")


def tour(page: Page, other: Page) -> None:
    start = time.monotonic()
    arrive(page)
    print(f"ready after {time.monotonic() - start:.1f} s")
    names = {one["id"] for one in asked(page, "GET", "/api/games?language=de")}
    assert names == set(built_in_ids()), names
    games = []
    for name in built_in_ids():
        start = time.monotonic()
        key = bots_play(page, name)
        games.append((key, finished(page, key)))
        print(f"{name}: played to its end in {time.monotonic() - start:.1f} s, and replayed here")
    arrive(other)
    assert other.evaluate("news") == ["here"], "the second tab asks the first one"
    page.close()
    other.wait_for_function("news.includes('new')", timeout=MOST_SECONDS * 1000)
    for key, record in games:
        assert record_of(other, key) == record
    print("the second tab took over, with all games")


def main() -> None:
    with tempfile.TemporaryDirectory() as place:
        folder = Path(place) / "some" / "folder"
        shutil.copytree(ROOT / "build" / "pocket", folder / "pocket")
        for name in ("page.html", "page.mjs"):
            shutil.copy(HERE / name, folder)
        command = [
            sys.executable,
            "-m",
            "http.server",
            str(PORT),
            "--bind",
            "127.0.0.1",
            "--directory",
            place,
        ]
        web = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        try:
            with sync_playwright() as play:
                browser = play.chromium.launch(executable_path=chromium(), args=FLAGS)
                context = browser.new_context()
                tour(context.new_page(), context.new_page())
                browser.close()
        finally:
            web.kill()


if __name__ == "__main__":
    main()
