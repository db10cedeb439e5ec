"""The parts for browsers as a wheel of their own: `python release/offline_wheel.py build/pocket dist`.

It holds them packed by brotli, as they are sent; a wheel is a ZIP archive with three files that describe it.
"""

import hashlib
import sys
import zipfile
from base64 import urlsafe_b64encode
from collections.abc import Iterator
from pathlib import Path

from metadata import version

ROOT = Path(__file__).parents[1]
PACKAGE = "fullhouse_offline"
LICENCES = ("LICENSE", "NOTICE.md", "release/licences/Apache-2.0.txt", "release/licences/MPL-2.0.txt")
WHEN = (1980, 1, 1, 0, 0, 0)
INIT = '"""The parts with which a browser plays Full House without a network, packed by brotli."""\n'
METADATA = """\
Metadata-Version: 2.4
Name: fullhouse-offline
Version: {version}
Summary: The parts with which a browser plays Full House without a network.
Description-Content-Type: text/plain
Author: The Full House authors
License-Expression: MIT AND MPL-2.0 AND PSF-2.0 AND BSD-3-Clause AND OFL-1.1
{licences}Requires-Python: >=3.11

The package fullhouse serves these files to browsers that are to play without a network. Its extras `play`
and `static` install them, in the version that belongs to it; there is nothing here to import.
"""
WHEEL = """\
Wheel-Version: 1.0
Generator: fullhouse
Root-Is-Purelib: true
Tag: py3-none-any
"""


def contents(parts: Path, about: str) -> Iterator[tuple[str, bytes]]:
    yield f"{PACKAGE}/__init__.py", INIT.encode()
    for file in (parts / "parts.json", *sorted(parts.glob("*.br"))):
        yield f"{PACKAGE}/{file.name}", file.read_bytes()
    names = [Path(name).name for name in LICENCES]
    lines = "".join(f"License-File: {name}\n" for name in names)
    yield f"{about}/METADATA", METADATA.format(version=version(), licences=lines).encode()
    yield f"{about}/WHEEL", WHEEL.encode()
    for name, path in zip(names, LICENCES, strict=True):
        yield f"{about}/licenses/{name}", (ROOT / path).read_bytes()


def recorded(name: str, body: bytes) -> str:
    digest = urlsafe_b64encode(hashlib.sha256(body).digest()).decode().rstrip("=")
    return f"{name},sha256={digest},{len(body)}\n"


def write_wheel(parts: Path, folder: Path) -> Path:
    about = f"{PACKAGE}-{version()}.dist-info"
    folder.mkdir(exist_ok=True)
    wheel = folder / f"{PACKAGE}-{version()}-py3-none-any.whl"
    record = ""
    with zipfile.ZipFile(wheel, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, body in contents(parts, about):
            archive.writestr(_info(name), body)
            record += recorded(name, body)
        archive.writestr(_info(f"{about}/RECORD"), f"{record}{about}/RECORD,,\n")
    return wheel


def _info(name: str) -> zipfile.ZipInfo:
    info = zipfile.ZipInfo(name, WHEN)
    info.external_attr = 0o644 << 16
    info.compress_type = zipfile.ZIP_STORED if name.endswith(".br") else zipfile.ZIP_DEFLATED
    return info


if __name__ == "__main__":
    write_wheel(*map(Path, sys.argv[1:]))
