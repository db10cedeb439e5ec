"""The client in a frame of a page: a frame takes a new size by its style, without painting at all."""

from collections.abc import Iterable
from pathlib import Path

from playwright.sync_api import Frame, Page, Route

from tests.browser.camera import SETTLED

HOST = "/stage"
"""An address of the same origin, so that the frame can be measured; the server has no such page."""
USUAL = (1024, 768)
"""The size in which buttons are pressed."""
PAGE = f"""<!doctype html><title>stage</title>
<style>body {{ margin: 0 }}</style>
<iframe style="border: 0; display: block; opacity: 0; width: {USUAL[0]}px; height: {USUAL[1]}px"></iframe>"""


def _allow_frame(route: Route) -> None:
    """The server forbids frames: its answer without the headers that do."""
    answer = route.fetch()
    policies = answer.headers["content-security-policy"].split("; ")
    allowed = "; ".join(policy for policy in policies if not policy.startswith("frame-ancestors"))
    headers = {name: text for name, text in answer.headers.items() if name != "x-frame-options"}
    route.fulfill(response=answer, headers=headers | {"content-security-policy": allowed})


def open_frame(page: Page, address: str, path: str) -> Frame:
    """The client at a path, in a frame of the page."""
    # The browser does not know where a changed answer came from, and would not let it connect here.
    page.context.grant_permissions(["local-network-access"])
    page.route(address + HOST, lambda route: route.fulfill(body=PAGE, content_type="text/html"))
    page.route(address + path.partition("#")[0], _allow_frame)
    page.goto(address + HOST)
    frame = page.locator("iframe").element_handle().content_frame()
    assert frame is not None
    frame.goto(address + path)
    return frame


def shoot(frame: Frame, sizes: Iterable[tuple[int, int]], folder: Path, name: str) -> None:
    """A picture of the frame in each size: `NAME WIDTHxHEIGHT.png`."""
    folder.mkdir(parents=True, exist_ok=True)
    page = frame.page
    before = page.viewport_size
    frame.frame_element().evaluate("one => { one.style.opacity = 1 }")
    for width, height in sizes:
        page.set_viewport_size({"width": width, "height": height})
        frame.frame_element().evaluate(
            "(one, [w, h]) => Object.assign(one.style, { width: `${w}px`, height: `${h}px` })",
            [width, height],
        )
        frame.evaluate(SETTLED)
        page.screenshot(path=folder / f"{name} {width}x{height}.png")
    if before:
        page.set_viewport_size(before)
    frame.frame_element().evaluate(
        "(one, [w, h]) => Object.assign(one.style, { opacity: 0, width: `${w}px`, height: `${h}px` })",
        list(USUAL),
    )
