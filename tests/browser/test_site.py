"""The documentation site finds what it has, from the disk and over HTTP, and asks nobody else."""

import re
import threading
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Request, expect

SITE = Path(__file__).parents[2] / "build/site"


class Quiet(SimpleHTTPRequestHandler):
    def log_message(self, format: str, *args: object) -> None:  # noqa: A002
        """Nothing."""


@pytest.fixture(scope="module")
def over_http() -> Iterator[str]:
    with ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(SITE))) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}"
        server.shutdown()


@pytest.mark.parametrize("way", ["disk", "http"])
def test_search(way: str, browser: Browser, over_http: str) -> None:
    start = SITE.as_uri() if way == "disk" else over_http
    assert (SITE / "index.html").is_file(), "make docs builds it"
    page = browser.new_page(viewport={"width": 1400, "height": 900})
    asked: list[str] = []

    def note(request: Request) -> None:
        asked.append(request.url)

    page.on("request", note)
    page.goto(f"{start}/index.html")
    page.locator("[data-md-component=search-query]").focus()
    page.keyboard.type("swordfish", delay=20)
    expect(page.locator(".md-search-result__item a").first).to_have_attribute(
        "href", re.compile(f"^{re.escape(start)}/python.html")
    )
    assert [url for url in asked if not url.startswith((start, "data:", "about:"))] == []
    page.close()
