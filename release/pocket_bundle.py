"""Packs the house for browsers. Runs inside Pyodide, whose Python is the one that will read what is packed.

`/src` is the package, `/wheels` holds the wheels that it needs, `/python.zip` is Pyodide's library; `/out`
gets `app.zip`, `python.zip` and a `words-LANGUAGE.zip` each. Nothing is compressed: whoever serves them
does that better.
"""

import importlib.util
import marshal
import re
import sys
import zipfile
from collections.abc import Iterable
from pathlib import Path

SRC, WHEELS, LIBRARY, OUT = Path("/src"), Path("/wheels"), Path("/python.zip"), Path("/out")
ENGLISH = "en"
LEFT_OUT = (
    "__main__.py",
    "bots/league",
    "bots/outside",
    "cli",
    "client",
    "facade",
    "pocket/site.py",
    "records/proofs/signing.py",
    "research",
    "review/folder.py",
    "server/api/asgi.py",
    "server/api/openapi.py",
    "server/app.py",
    "server/cluster/follower.py",
    "server/cluster/node.py",
    "server/jobs/__main__.py",
    "server/net/frames.py",
    "server/net/http.py",
    "server/net/static.py",
    "server/net/wire.py",
    "server/operation",
    "server/processes.py",
    "server/reloading.py",
    "server/static",
    "solver/cores.py",
    "solver/wasm/node.py",
    "store/archive.py",
    "store/copy.py",
    "store/file",
    "store/history.py",
    "store/postgres",
    "store/redis",
    "store/rows.py",
)
"""What a browser has no use for. All else is packed, and imported once to see that nothing is missing."""
DATA = re.compile(r".*\.(ftl|txt|toml|json|net|typed)")
NOT_NEEDED = """
__hello__ __phello__ _aix_support _android_support _apple_support _ast_unparse _ios_support _markupbase
_osx_support _pydatetime _pyio _pyrepl _sysconfigdata__emscripten_wasm32-emscripten antigravity argparse
asyncio/proactor_events asyncio/tools asyncio/windows_events asyncio/windows_utils bdb cProfile cmd code
colorsys compileall concurrent/futures/process concurrent/interpreters configparser ctypes curses dbm difflib
doctest email/_header_value_parser email/contentmanager email/generator email/headerregistry email/mime
ensurepip filecmp fileinput ftplib getopt getpass gettext graphlib html http/cookiejar http/cookies
http/server idlelib imaplib json/tool lib2to3 logging/config logging/handlers mailbox mimetypes modulefinder
multiprocessing netrc nntplib nturl2path optparse pdb pickletools plistlib poplib pprint profile pstats pty
py_compile pyclbr pydoc pydoc_data pyodide/_nodesock_transport pyodide/console rlcompleter runpy sched shelve
shlex smtplib socketserver sqlite3 statistics symtable sysconfig tabnanny tarfile telnetlib this timeit
tkinter trace tracemalloc tty turtle unittest urllib/robotparser venv wave webbrowser wsgiref xml/dom
xml/etree xmlrpc zipapp zoneinfo
"""
"""Parts of Python's library that nothing of ours asks for: modules, packages, or modules within packages."""
ENCODINGS = """
__init__ aliases ascii cp437 idna latin_1 punycode utf_8 unicode_escape raw_unicode_escape
"""
"""The encodings that are kept."""
WHEN = (1980, 1, 1, 0, 0, 0)


def compiled(source: bytes, name: str) -> bytes:
    """The bytecode of a module, with a head that asks for no check against its source."""
    code = compile(source, name, "exec", dont_inherit=True, optimize=2)
    head = importlib.util.MAGIC_NUMBER + (0b01).to_bytes(4, "little") + bytes(8)
    return head + marshal.dumps(code)


def pack(name: str, files: Iterable[tuple[str, bytes]]) -> None:
    with zipfile.ZipFile(OUT / name, "w", zipfile.ZIP_STORED) as archive:
        for path, body in sorted(files):
            archive.writestr(zipfile.ZipInfo(path, WHEN), body)


def packed_module(path: str, body: bytes) -> tuple[str, bytes]:
    return (f"{path}c", compiled(body, path)) if path.endswith(".py") else (path, body)


def is_packed(path: str) -> bool:
    left_out = any(path == one or path.startswith(f"{one}/") for one in LEFT_OUT)
    return not left_out and "/tests/" not in path and (path.endswith(".py") or bool(DATA.fullmatch(path)))


def language_of(path: str) -> str | None:
    """Of words and of lists of words: the language; None for all else."""
    folder, _, name = path.rpartition("/")
    stem = name.rpartition(".")[0]
    is_of_one = folder.endswith(("words", "rude")) and len(stem) == 2
    return stem if is_of_one else None


def house() -> dict[str, list[tuple[str, bytes]]]:
    """The files of the package by their language; those of all in English."""
    parts: dict[str, list[tuple[str, bytes]]] = {ENGLISH: []}
    for file in SRC.rglob("*"):
        path = file.relative_to(SRC).as_posix()
        if file.is_file() and "__pycache__" not in path and is_packed(path):
            part = parts.setdefault(language_of(path) or ENGLISH, [])
            part.append(packed_module(f"fullhouse/{path}", file.read_bytes()))
    return parts


def wheels() -> Iterable[tuple[str, bytes]]:
    for wheel in WHEELS.glob("*.whl"):
        with zipfile.ZipFile(wheel) as archive:
            for name in archive.namelist():
                is_licence = "licen" in name.lower()
                if name.endswith((".py", ".so")) or is_licence:
                    yield packed_module(name, archive.read(name))


def library() -> Iterable[tuple[str, bytes]]:
    with zipfile.ZipFile(LIBRARY) as archive:
        for name in archive.namelist():
            top, _, rest = name.partition("/")
            module = name.partition(".")[0]
            places = {module, *(path.as_posix() for path in Path(module).parents)}
            if name.endswith("/") or places & set(NOT_NEEDED.split()):
                continue
            if top == "encodings" and rest.partition(".")[0] not in ENCODINGS.split():
                continue
            yield packed_module(name, archive.read(name))


def main() -> None:
    parts = house()
    parts[ENGLISH] += wheels()
    pack("app.zip", parts.pop(ENGLISH))
    for language, files in parts.items():
        pack(f"words-{language}.zip", files)
    pack("python.zip", library())
    print("packed with Python", sys.version.split()[0])


main()
