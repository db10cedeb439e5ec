"""The built client: files by path, `index.html` for every other path, all with strict security headers."""

import gzip
import logging
import mimetypes
import re
from base64 import b64encode
from collections.abc import Awaitable, Callable
from hashlib import sha256
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
