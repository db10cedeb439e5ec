"""Somebody who keeps the games on their device, and where the pages come from: a server, or a folder."""

import json
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from hashlib import sha256
from pathlib import Path
from typing import Any, Protocol
from unittest.mock import patch
from urllib.request import urlopen

from playwright.sync_api import Browser, Page, expect

from fullhouse.pocket.site import write_site
from fullhouse.server.net import static
from tests.browser.house import House, Person, until

STATIC = Path(__file__).parents[3] / "src/fullhouse/server/static"
SUBFOLDER = "some/folder"
NEXT = '<meta name="next" />'
"""By this a page is known to be of the next version."""
LONG_MS = 120_000
TALK = """([channel, messages, until]) => new Promise((resolve, reject) => {
    const talk = new BroadcastChannel(channel)
    setTimeout(() => reject(new Error('nobody answers')), 60_000)
    talk.onmessage = ({ data }) => {
        const isMine = !data.id || data.id === messages[0].id
        const text = data.text && data.kind === 'message' ? JSON.parse(data.text) : null
        if (isMine && (until.includes(data.kind) || until.includes(text?.say))) {
            talk.close()
            resolve(text ?? data)
        }
    }
    for (const message of messages) talk.postMessage(message)
})"""
"""Says something to the house of this browser, as pages do, and waits for an answer of a kind."""


AT_ONCE = """{
    const { Worker } = window
    window.workers = []
    window.Worker = class extends Worker {
        constructor(address, how) {
            const quick = new URL(address, location.href)
            quick.searchParams.set('pace', '0')
            super(quick, how)
            workers.push(this)
        }
    }
}"""
"""Bots of this browser do not dawdle, and a test can end the workers of a page."""


class Place(Protocol):
    """Where the pages come from; it can be switched off and on."""

    address: str
    root: str
    has_server: bool

    def start(self) -> None: ...

    def kill(self) -> None: ...

    def update(self) -> None:
        """From now on another version is there: of the pages, and of the parts."""


class Served(House):
    """A server."""

    root, has_server = "/", True

    def update(self) -> None:
        self.kill()
        self.pages, self.parts = another_version(self.folder)
        self.start()


class Folder:
    """A subfolder of a web space, as `fullhouse static` writes it and `python -m http.server` serves it."""

    root, has_server = f"/{SUBFOLDER}/", False

    def __init__(self, folder: Path, port: int) -> None:
        if not (folder / SUBFOLDER).exists():
            (folder / SUBFOLDER).parent.mkdir(parents=True)
            write_site(folder / SUBFOLDER, STATIC)
        self._folder, self._port = folder, port
        self.folder = folder
        self.address = f"http://127.0.0.1:{port}/{SUBFOLDER}/"
        self.start()

    def start(self) -> None:
        command = [sys.executable, "-m", "http.server", str(self._port), "--bind", "127.0.0.1"]
        self._process = subprocess.Popen(
            [*command, "--directory", str(self._folder)], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )
        until(self._answers, lambda: time.sleep(0.1))

    def _answers(self) -> bool:
        try:
            with urlopen(self.address):
                return True
        except OSError:
            return False

    def kill(self) -> None:
        self._process.kill()
        self._process.wait()

    def update(self) -> None:
        """As somebody does who writes the site once more."""
        pages, parts = another_version(self.folder.parent)
        with patch.object(static, "BUILT", parts):
            write_site(self.folder / SUBFOLDER, pages)


def another_version(folder: Path) -> tuple[Path, Path]:
    """The built pages and parts as somebody else has built them: some files of both differ."""
    pages, parts = folder / "next-pages", folder / "next-parts"
    if not pages.exists():
        shutil.copytree(STATIC, pages)
        page = pages / "index.html"
        page.write_text(page.read_text("utf-8").replace("</head>", f"{NEXT}</head>"), "utf-8")
        shutil.copytree(static.BUILT, parts)
        changed = parts / "authority.mjs"
        changed.write_text(f"{changed.read_text('utf-8')}// {NEXT}\n", "utf-8")
        (parts / "authority.mjs.br").unlink(missing_ok=True)
        write_parts_list(parts, "0123456789abcdef")
    return pages, parts


def write_parts_list(parts: Path, version: str) -> None:
    """As `make pocket` does, for files that a test has changed."""
    listed = json.loads((parts / "parts.json").read_text("utf-8"))
    for part in listed["parts"]:
        body = (parts / part["name"]).read_bytes()
        part.update(bytes=len(body), sha256=sha256(body).hexdigest())
    listed["version"] = version
    (parts / "parts.json").write_text(json.dumps(listed), "utf-8")


class Guest(Person):
    """A person whose pages may lie in a folder, and who can ask the house of their browser."""

    def __init__(self, browser: Browser, place: Place, **context: Any) -> None:
        self.place = place
        super().__init__(browser, place.address, **context)
        self.context.add_init_script(AT_ONCE)

    def go(self, path: str = "/") -> None:
        self.page.goto(self.address_of(path))

    def address_of(self, path: str) -> str:
        if self.place.has_server:
            return self.address + path
        where, _, query = path.partition("?")
        return self.address + ("" if path == "/" else f"?{where}" + (f"&{query}" if query else ""))

    def keep_games(self) -> float:
        """Press *Keep for offline* and wait for all of it; the seconds that it took."""
        self.go()
        self.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
        start = time.monotonic()
        self.page.get_by_role("button", name="Keep for offline").click()
        expect(self.page.locator("[data-offline=done]")).to_be_visible(timeout=LONG_MS)
        took = time.monotonic() - start
        self.page.keyboard.press("Escape")
        return took

    @contextmanager
    def cut_off(self) -> Iterator[None]:
        """No network, and nobody at its other end."""
        self.place.kill()
        self.context.set_offline(True)
        try:
            yield
        finally:
            self.context.set_offline(False)
            self.place.start()

    def house_ready(self) -> None:
        self.page.evaluate(TALK, [self._channel, [{"kind": "who"}], ["here", "new"]])

    def ask_house(self, method: str, path: str, body: Any = None, token: str = "") -> Any:
        message = {
            "kind": "ask",
            "id": f"test-{time.monotonic()}",
            "method": method,
            "path": f"/api/{path}",
            "headers": {"authorization": f"Bearer {token}"} if token else {},
            "body": json.dumps(body) if body is not None else "",
        }
        answer = self.page.evaluate(TALK, [self._channel, [message], ["answer"]])
        assert answer["status"] < 300, answer
        return json.loads(answer["text"])

    def tell_table(self, token: str, until: str = "done", **command: Any) -> Any:
        """One command at a table of this browser, over a port of its own."""
        port = f"test-{time.monotonic()}"
        hello = {"do": "hello", "token": token, "protocol": 1, "after": None}
        said = [{"kind": "say", "id": port, "text": json.dumps(one)} for one in (hello, command)]
        return self.page.evaluate(
            TALK, [self._channel, [{"kind": "open", "id": port}, *said], [until, "refused"]]
        )

    @property
    def _channel(self) -> str:
        return f"fullhouse-tables{self.place.root}"

    def keys(self) -> list[dict[str, Any]]:
        kept: list[dict[str, Any]] = self.page.evaluate(
            "JSON.parse(localStorage.getItem('fullhouse:keys') ?? '[]')"
        )
        return kept

    def sits_down(self, game: str, way: str) -> dict[str, Any]:
        """A new table of this browser by its page; its key."""
        self.go(f"/new/{game}?way={way}")
        self.house_ready()  # until then a table would be opened at the server, where there is one
        self.page.locator("button.start").click()
        self.page.wait_for_url("**/t/*")
        expect(self.board.first).to_be_visible()
        key = self.keys()[0]
        assert key["game"] == game
        assert key["token"].startswith("here-"), "it is this browser's"
        return key

    def lets_bots_play(self, key: dict[str, Any], bot: str = "club") -> None:
        """Bots take over all seats of this device and play to the end, which the page shows."""
        for seat in key["seats"]:
            self.tell_table(key["token"], do="take_over", id=f"bot-{seat}", seat=seat, bot=bot)
        ended = self.page.locator("button.rematch").or_(
            self.page.get_by_role("button", name="See the result")
        )
        expect(ended.first).to_be_visible(timeout=LONG_MS * 2)

    def in_two_tabs(self) -> tuple[dict[str, Any], Page, Page]:
        """A table with bots: its key, the tab that holds the house, and another one that shows it."""
        self.holds_the_house()
        key = self.sits_down("tiles", "bots")
        first, second = self.page, self.other_page()
        self.go(f"/t/{key['code']}")
        return key, first, second

    def other_page(self) -> Page:
        self.page = self.open()
        return self.page

    def holds_the_house(self) -> None:
        """From now on a worker of this page is the house: all other pages are closed."""
        for page in self.context.pages:
            if page is not self.page:
                page.close()
        self.go()
        self.house_ready()

    def leaves(self) -> None:
        self.context.close()
        assert self.complaints == [], self.complaints

    @property
    def origin(self) -> str:
        return "/".join(self.address.split("/")[:3])

    def ask_browser(self, what: str, **facts: Any) -> Any:
        """Something that only the tools of developers can do."""
        return self.context.new_cdp_session(self.page).send(what, facts)

    @contextmanager
    def little_room(self, size: int = 1) -> Iterator[None]:
        """The browser may store no more than these bytes."""
        self.ask_browser("Storage.overrideQuotaForOrigin", origin=self.origin, quotaSize=size)
        try:
            yield
        finally:
            self.ask_browser("Storage.overrideQuotaForOrigin", origin=self.origin)

    def seq(self) -> int:
        """How many entries the table has that this page shows."""
        return int(self.page.locator("[data-seq]").first.get_attribute("data-seq") or 0)
