"""The built client: files by path, `index.html` for every other path, all with strict security headers.

`/offline.json` lists what browsers keep to play without a network, with hashes: the files of the client, and
the parts of their own server, which lie under `/pocket/VERSION/`. These come from a package of their own, or
from the folder where `make pocket` leaves them.
"""

import gzip
import logging
import mimetypes
import re
from base64 import b64encode
from collections.abc import Awaitable, Callable, Iterator
from functools import cached_property
from hashlib import sha256
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import msgspec

from fullhouse.words import LANGUAGES, say

CSP = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data: blob:",
        "font-src 'self'",
        "media-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    )
)
SAFE = {
    "content-security-policy": CSP,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(self), microphone=(), geolocation=()",
}
FOREVER = "public, max-age=31536000, immutable"
INLINE = re.compile(rb"<(script|style)>(.*?)</\1>", re.DOTALL)
NAME = re.compile(r"(?:[\w-][\w.-]*/)*[\w-][\w.-]*", re.ASCII)
"""The one spelling of a file's path. No other is looked up, so nothing outside the folder can be."""
LONGEST_NAME, LONGEST_PATH = 255, 1_024
"""Of files, as most file systems have it. No page of ours has a longer name either."""
NO_ENCODING = "identity"
log = logging.getLogger("fullhouse")
COMPRESSIBLE = ("text/", "application/javascript", "application/json", "image/svg", "application/manifest")


Send = Callable[[Any], Awaitable[None]]


class File(msgspec.Struct, frozen=True):
    bodies: dict[str, bytes]
    """By encoding, the one that is sent first of those that a browser takes."""
    kind: str
    etag: str
    cache: str
    policy: str = CSP

    def body_for(self, accepted: str) -> tuple[str, bytes] | None:
        """An encoding and what to send; None where the browser takes none of them."""
        wanted = {one.partition(";")[0].strip() for one in accepted.split(",")} | {NO_ENCODING}
        return next(((name, body) for name, body in self.bodies.items() if name in wanted), None)


class Static:
    """Serves the files of one folder, and nothing outside it."""

    def __init__(
        self, folder: Path, *, has_page: bool = True, forever: str = "assets/", policy: str = CSP
    ) -> None:
        """Files whose path begins with `forever` never change."""
        self._folder, self._has_page = folder, has_page
        self._forever, self._csp = forever, policy
        self._files: dict[str, File] = {}
        """What was read. Errors are not kept: the next request tries again."""

    def find(self, path: str) -> File | None:
        """The file of a path; `index.html` for a path without a file, which the client routes itself."""
        name = path.strip("/") or "index.html"
        if len(name) > LONGEST_PATH or max(map(len, name.split("/"))) > LONGEST_NAME:
            return None
        file = self._load(name)
        if file is None and self._has_page and "." not in name.rpartition("/")[2]:
            file = self._load("index.html")
        return file

    async def __call__(self, scope: Any, _receive: Any, send: Send) -> None:
        headers = dict(scope["headers"])
        if scope["method"] not in ("GET", "HEAD"):
            await answer(send, 405, b"", {"allow": "GET, HEAD"})
            return
        try:
            file = self.find(scope["path"])
        except OSError as error:
            log.warning("a file of the client cannot be read: %s", error)
            await answer(send, 503, b"", {"retry-after": "5"})
            return
        if file is None:
            missing = self._has_page and not self._load("index.html")
            status, body = (503, _not_built(headers)) if missing else (404, b"")
            await answer(send, status, body, {"content-type": "text/plain; charset=utf-8"})
            return
        about = {
            "content-type": file.kind,
            "etag": file.etag,
            "cache-control": file.cache,
            "vary": "accept-encoding",
            "content-security-policy": file.policy,
        }
        if headers.get(b"if-none-match", b"").decode("latin-1") == file.etag:
            await answer(send, 304, b"", about)
            return
        chosen = file.body_for(headers.get(b"accept-encoding", b"").decode("latin-1"))
        if chosen is None:
            await answer(send, 406, b"", about)
            return
        encoding, body = chosen
        if encoding != NO_ENCODING:
            about["content-encoding"] = encoding
        await answer(send, 200, b"" if scope["method"] == "HEAD" else body, about, length=len(body))

    def _load(self, name: str) -> File | None:
        file = self._files.get(name)
        if file is None:
            file = self._read(name) if NAME.fullmatch(name) else None
            if file is not None:
                self._files[name] = file
        return file

    def _read(self, name: str) -> File | None:
        path = self._folder / name
        kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
        bodies = _bodies(path, kind)
        if not bodies:
            return None
        plain = bodies.get(NO_ENCODING, b"")
        return File(
            bodies,
            f"{kind}; charset=utf-8" if kind.startswith(("text/", "application/javascript")) else kind,
            f'"{sha256(next(iter(bodies.values()))).hexdigest()[:16]}"',
            FOREVER if name.startswith(self._forever) else "no-cache",
            page_policy(plain) if kind == "text/html" else self._csp,
        )


def _bodies(path: Path, kind: str) -> dict[str, bytes]:
    """A file as it can be sent: packed by brotli where that lies beside it, or instead of it."""
    bodies = {}
    packed = path.with_name(f"{path.name}.br")
    if len(packed.name) <= LONGEST_NAME and packed.is_file():
        bodies["br"] = packed.read_bytes()
    if path.is_file():
        body = path.read_bytes()
        zipped = gzip.compress(body, mtime=0) if kind.startswith(COMPRESSIBLE) and not bodies else body
        if len(zipped) < len(body):
            bodies["gzip"] = zipped
        bodies[NO_ENCODING] = body
    return bodies


def page_policy(page: bytes) -> str:
    """The policy of a page: its inline scripts and styles are allowed by their digests."""
    policy = CSP
    for kind, text in INLINE.findall(page):
        digest = b64encode(sha256(text).digest()).decode()
        policy = policy.replace(
            f"{kind.decode()}-src 'self'", f"{kind.decode()}-src 'self' 'sha256-{digest}'"
        )
    return policy


async def answer(
    send: Send,
    status: int,
    body: bytes,
    headers: dict[str, str],
    length: int | None = None,
) -> None:
    lines = {**SAFE, **headers, "content-length": str(len(body) if length is None else length)}
    raw = [(name.encode(), value.encode("latin-1")) for name, value in lines.items()]
    await send({"type": "http.response.start", "status": status, "headers": raw})
    await send({"type": "http.response.body", "body": body})


def _not_built(headers: dict[bytes, bytes]) -> bytes:
    wanted = headers.get(b"accept-language", b"")[:2].decode("latin-1").lower()
    return say("server-not-built", wanted if wanted in LANGUAGES else "en").encode()


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
