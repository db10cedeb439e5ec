"""A site without a server: a folder that any web space serves, in which every browser is its own server."""

import shutil
from html import escape
from pathlib import Path

import msgspec

from fullhouse.core.errors import BadInput
from fullhouse.server.net.static import (
    LIST,
    PARTS,
    Static,
    client_names,
    offline_list,
    page_policy,
    parts_folder,
    read_parts,
)

PAGE = "index.html"
NOT_IN_META = "; frame-ancestors 'none'"
"""A page cannot say this about itself; only a header can."""


def write_site(folder: Path, client: Path) -> int:
    """Write the site of a built client into a folder; how many bytes it has. What is there is replaced."""
    parts = parts_folder()
    if parts is None or not (client / PAGE).is_file():
        raise BadInput("no-offline-parts")
    if folder.exists() and (not folder.is_dir() or (any(folder.iterdir()) and not _is_ours(folder))):
        raise BadInput("folder-not-empty", path=str(folder))
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(client, folder)
    house = read_parts(parts)
    place = f"{PARTS.strip('/')}/{house.version}/"
    (folder / place).mkdir(parents=True)
    for part in house.parts:
        (folder / place / part.name).write_bytes(_unpacked(parts / part.name))
    page = folder / PAGE
    page.write_bytes(site_page(page.read_bytes(), place))
    listed = offline_list(Static(folder), client_names(client), parts, as_sent=folder)
    (folder / LIST.strip("/")).write_bytes(msgspec.json.encode(listed))
    return sum(file.stat().st_size for file in folder.rglob("*") if file.is_file())


def site_page(page: bytes, parts: str) -> bytes:
    """The page for a folder: its files lie beside it, and it says where the parts of the house are."""
    for before, after in (
        (b'"/assets/', b'"assets/'),
        (b"`/assets/", b"`assets/"),
        (b"(/assets/", b"(assets/"),
        (b'href="/', b'href="'),
    ):
        page = page.replace(before, after)
    policy = page_policy(page).replace(NOT_IN_META, "")
    head = (
        f'<meta http-equiv="Content-Security-Policy" content="{escape(policy)}" />\n'
        f'    <meta name="fullhouse-local-server" content="{parts}" />\n    '
    )
    return page.replace(b"<meta name=", head.encode() + b"<meta name=", 1)


def _is_ours(folder: Path) -> bool:
    page = folder / PAGE
    return page.is_file() and b'name="fullhouse-local-server"' in page.read_bytes()


def _unpacked(part: Path) -> bytes:
    if part.is_file():
        return part.read_bytes()
    try:
        import brotli  # noqa: PLC0415
    except ImportError:
        raise BadInput("no-brotli") from None
    body: bytes = brotli.decompress(part.with_name(f"{part.name}.br").read_bytes())
    return body
