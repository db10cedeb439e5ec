"""What browsers keep to play without a network: the files of the client, the parts of their own house.

`/offline.json` lists them with their hashes; the parts lie under `/pocket/VERSION/`. They come from a package
of their own, or from the folder where `make pocket` leaves them.
"""

import re
from collections.abc import Iterator
from functools import cached_property
from hashlib import sha256
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import msgspec

from fullhouse.server.net.static import CSP, NO_ENCODING, Send, Static, answer
from fullhouse.words import LANGUAGES

LIST, PARTS = "/offline.json", "/pocket/"
PACKAGE = "fullhouse_offline"
BUILT = Path(__file__).parents[4] / "build" / "pocket"
"""Where a checkout has them."""
WORKER_CSP = CSP.replace("script-src 'self'", "script-src 'self' 'wasm-unsafe-eval'")
"""For the worker's scripts alone: they compile WebAssembly, the pages never do."""
NOT_OF_CLIENT = ("offline.json", "sw.js", "licences.md")
WORDS = re.compile(r"words-([a-z]{2})\.zip")
WORDS_IN_PAGE = re.compile(rf"\b({'|'.join(LANGUAGES)}):[`\"']([\w.-]+\.js)")
"""Where the page lists the files with the words of each language."""


class Part(msgspec.Struct, frozen=True):
    name: str
    bytes: int
    sha256: str


class Parts(msgspec.Struct, frozen=True):
    """`parts.json`, as `make pocket` writes it."""

    version: str
    parts: tuple[Part, ...]


class KeptFile(msgspec.Struct, frozen=True, omit_defaults=True):
    """One file that a browser keeps."""

    path: str
    """From the folder of the site; empty: the page itself."""
    bytes: int
    sent: int
    """How many bytes go over the network."""
    sha256: str
    language: str = ""
    """Only for people who read this language."""


class OfflineList(msgspec.Struct, frozen=True):
    version: str
    """Of all files together."""
    parts: str
    """The folder of the house's parts."""
    files: tuple[KeptFile, ...]


def parts_folder() -> Path | None:
    """Where the parts are; None where there are none. A checkout has its own."""
    spec = find_spec(PACKAGE)
    folders = [Path(place) for place in (spec and spec.submodule_search_locations) or ()]
    return next((folder for folder in (BUILT, *folders) if (folder / "parts.json").is_file()), None)


def read_parts(folder: Path) -> Parts:
    return msgspec.json.decode((folder / "parts.json").read_bytes(), type=Parts)


def offline_list(
    client: Static, names: Iterator[str], parts: Path, *, as_sent: Path | None = None
) -> OfflineList:
    """Everything that a browser keeps, of a client and of the parts; plain in `as_sent` if that is given."""
    house = read_parts(parts)
    place = f"{PARTS.strip('/')}/{house.version}/"
    sent_from = parts if as_sent is None else as_sent / place
    languages = page_languages(client)
    files = [_kept_file(client, name, languages.get(name, "")) for name in sorted(names)]
    files += [
        KeptFile(
            place + part.name, part.bytes, _sent(sent_from / part.name), part.sha256, _language(part.name)
        )
        for part in house.parts
    ]
    version = sha256(msgspec.json.encode([(file.path, file.sha256) for file in files])).hexdigest()[:16]
    return OfflineList(version, place, tuple(files))


def client_names(folder: Path) -> Iterator[str]:
    """The files of a built client that a browser needs."""
    for file in folder.rglob("*"):
        name = file.relative_to(folder).as_posix()
        if file.is_file() and name not in NOT_OF_CLIENT:
            yield name


def page_languages(client: Static) -> dict[str, str]:
    """The language of each file of the client that is for one only."""
    page = client.find("index.html")
    text = "" if page is None else page.bodies[NO_ENCODING].decode()
    return {f"assets/{name}": language for language, name in WORDS_IN_PAGE.findall(text)}


def _kept_file(client: Static, name: str, language: str) -> KeptFile:
    file = client.find(name)
    assert file is not None
    body = file.bodies[NO_ENCODING]
    sent = min(map(len, file.bodies.values()))
    path = "" if name == "index.html" else name
    return KeptFile(path, len(body), sent, sha256(body).hexdigest(), language)


def _sent(part: Path) -> int:
    packed = part.with_name(f"{part.name}.br")
    return (packed if packed.is_file() else part).stat().st_size


def _language(name: str) -> str:
    """Of a part with words: the language; empty for all else.

    >>> _language("words-fr.zip"), _language("app.zip")
    ('fr', '')
    """
    match = WORDS.fullmatch(name)
    return match[1] if match else ""


class Offline:
    """Serves the list and the parts; nothing where there are no parts."""

    def __init__(self, client: Path) -> None:
        self._client, self._folder = client, parts_folder()

    async def __call__(self, scope: Any, receive: Any, send: Send) -> None:
        if self._folder is None:
            await answer(send, 404, b"", {})
        elif scope["path"] == LIST:
            kind = {"content-type": "application/json", "cache-control": "no-cache"}
            await answer(send, 200, self._list, kind)
        else:
            version, _, name = scope["path"].removeprefix(PARTS).partition("/")
            known = version == read_parts(self._folder).version
            await self._parts({**scope, "path": name if known else f"{version}/{name}"}, receive, send)

    @cached_property
    def _list(self) -> bytes:
        assert self._folder is not None
        listed = offline_list(Static(self._client), client_names(self._client), self._folder)
        return msgspec.json.encode(listed)

    @cached_property
    def _parts(self) -> Static:
        assert self._folder is not None
        return Static(self._folder, has_page=False, forever="", policy=WORKER_CSP)
