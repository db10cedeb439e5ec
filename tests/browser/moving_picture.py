"""README's moving picture, a move and a bot's answer: `python -m tests.browser.moving_picture FILE.webp`.

The browser photographs the page, and makes a WebP of what changed since the photograph before; here they
become one file, whose container is described in Google's *WebP Container Specification*.
"""

import struct
import sys
import tempfile
import time
from base64 import b64decode
from collections.abc import Iterable, Iterator
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Browser, Locator, Page, sync_playwright

from tests.browser.house import FLAGS, House, Person, chromium

SIZE = (900, 660)
MOVES_BEFORE = 7
"""Of one's own; a bot makes as many."""
SECONDS = 1.5
"""Photographed at least, and for so long after the answer."""
STILL_MILLISECONDS = (1200, 1800)
"""How long the first picture stands, and the last."""
FINGER = """([x, y]) => {
    const finger = document.createElement('div');
    finger.style.cssText = `position: fixed; left: ${x - 22}px; top: ${y - 22}px; width: 44px; height: 44px;
        border-radius: 50%; background: rgb(20 20 40 / 0.28); z-index: 9999; pointer-events: none;
        transition: opacity 0.4s 0.25s`;
    document.body.append(finger);
    requestAnimationFrame(() => requestAnimationFrame(() => { finger.style.opacity = 0; }));
}"""
CHANGED = """async ([before, after, quality]) => {
    const [now, old] = await Promise.all([after, before ?? after].map(async one => {
        const image = new Image();
        image.src = 'data:image/png;base64,' + one;
        await image.decode();
        const canvas = new OffscreenCanvas(image.width, image.height);
        const paper = canvas.getContext('2d', { willReadFrequently: true });
        paper.drawImage(image, 0, 0);
        const { data } = paper.getImageData(0, 0, image.width, image.height);
        return { canvas, dots: new Uint32Array(data.buffer) };
    }));
    const { width, height } = now.canvas;
    let [left, top, right, bottom] = before === null ? [0, 0, width, height] : [width, height, 0, 0];
    for (let at = 0; at < now.dots.length; at++) {
        if (now.dots[at] === old.dots[at]) continue;
        const x = at % width, y = (at - x) / width;
        left = Math.min(left, x); right = Math.max(right, x + 1);
        top = Math.min(top, y); bottom = Math.max(bottom, y + 1);
    }
    if (left >= right) return null;
    left -= left % 2; top -= top % 2;
    const part = new OffscreenCanvas(right - left, bottom - top);
    part.getContext('2d').drawImage(now.canvas, -left, -top);
    const file = await part.convertToBlob({ type: 'image/webp', quality });
    const bytes = new Uint8Array(await file.arrayBuffer());
    const text = bytes.reduce((text, one) => text + String.fromCharCode(one), '');
    return [left, top, part.width, part.height, btoa(text)];
}"""
"""The rectangle that differs, from even corners, and its WebP; all of it where there is none before."""
QUALITY = 0.7


class Photograph(NamedTuple):
    png: str
    seconds: float


class Frame(NamedTuple):
    """A part of the picture that is painted over what was there."""

    x: int
    y: int
    width: int
    height: int
    webp: bytes
    milliseconds: int


def chunk(name: bytes, body: bytes) -> bytes:
    return name + struct.pack("<I", len(body)) + body + b"\0" * (len(body) % 2)


def three_bytes(*numbers: int) -> bytes:
    return b"".join(number.to_bytes(3, "little") for number in numbers)


def painted(webp: bytes) -> bytes:
    """The parts of a file that a frame may have: what says how large it is stands in the frame."""
    kept, at = b"", len(b"RIFF....WEBP")
    while at < len(webp):
        (size,) = struct.unpack_from("<I", webp, at + 4)
        end = at + 8 + size + size % 2
        kept += webp[at:end] if webp[at : at + 4] in (b"ALPH", b"VP8 ", b"VP8L") else b""
        at = end
    return kept


def animated(width: int, height: int, frames: Iterable[Frame]) -> bytes:
    """One WebP file that begins again for ever."""
    body = chunk(b"VP8X", b"\2\0\0\0" + three_bytes(width - 1, height - 1)) + chunk(b"ANIM", bytes(6))
    for frame in frames:
        about = three_bytes(frame.x // 2, frame.y // 2, frame.width - 1, frame.height - 1, frame.milliseconds)
        body += chunk(b"ANMF", about + b"\2" + painted(frame.webp))
    return chunk(b"RIFF", b"WEBP" + body)


def photographs(page: Page, lit: Locator) -> Iterator[Photograph]:
    """One before a lit cell is touched, and as many as there can be until it is one's turn again."""
    box = lit.nth(lit.count() // 2).bounding_box()
    assert box is not None
    point = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    camera = page.context.new_cdp_session(page)

    def shoot() -> str:
        return str(camera.send("Page.captureScreenshot", {"format": "png"})["data"])

    begun = time.monotonic()
    yield Photograph(shoot(), 0)
    page.evaluate(FINGER, point)
    page.mouse.click(*point)
    end = time.monotonic() + SECONDS
    while time.monotonic() < end:
        yield Photograph(shoot(), time.monotonic() - begun)
        if not lit.count():
            end = time.monotonic() + SECONDS


def frames(browser: Browser, shots: list[Photograph]) -> Iterator[Frame]:
    """What changed; a photograph without a change makes the one before it last longer."""
    desk = browser.new_page()
    parts = [(shots[0], desk.evaluate(CHANGED, [None, shots[0].png, QUALITY]))]
    for before, after in pairwise(shots):
        part = desk.evaluate(CHANGED, [before.png, after.png, QUALITY])
        if part is not None:
            parts.append((after, part))
    desk.close()
    ends = [*(shot.seconds for shot, _ in parts[1:]), shots[-1].seconds]
    first, last = STILL_MILLISECONDS
    for number, ((shot, (x, y, width, height, webp)), end) in enumerate(zip(parts, ends, strict=True)):
        still = first if number == 0 else last if number == len(parts) - 1 else 0
        lasts = still or max(20, round((end - shot.seconds) * 1000))
        yield Frame(x, y, width, height, b64decode(webp), lasts)


def a_move(one: Person) -> list[Photograph]:
    """Some moves of Golden Tiles with a bot, and then photographs of one more."""
    one.new_table("tiles", "With bots", pack="First evening")
    lit = one.board.locator(".m-open")
    for _ in range(MOVES_BEFORE):
        lit.first.wait_for()
        told = one.page.locator("#last-move").inner_text()
        lit.nth(lit.count() // 2).click()
        one.page.wait_for_function(
            "told => document.getElementById('last-move')?.textContent !== told", arg=told
        )
    lit.first.wait_for()
    one.page.wait_for_timeout(2000)
    return list(photographs(one.page, lit))


def main() -> None:
    house = House(Path(tempfile.mkdtemp()))
    try:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
            size = {"width": SIZE[0], "height": SIZE[1]}
            one = Person(browser, house.address, viewport=size, reduced_motion="no-preference")
            made = animated(*SIZE, frames(browser, a_move(one)))
            Path(sys.argv[1]).write_bytes(made)
            print(f"{sys.argv[1]}: {len(made):,} bytes")
    finally:
        house.kill()


if __name__ == "__main__":
    main()
