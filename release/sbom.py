"""What is installed with the server and built into the client, as CycloneDX: `release/sbom.py [--image]`.

It is made from the lock files, so it lists what an installation by hash gets, no more and no less. For the
container image the images that it is made from come in, by digest once `release/digests.py` has pinned them.
"""

import base64
import json
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
LOCKED = re.compile(r"^([A-Za-z0-9._-]+)(?:\[[^\]]*\])?==([^\s;\\]+)(.*(?:\n +--hash=.*)*)", re.MULTILINE)
HASH = re.compile(r"sha256:([0-9a-f]{64})")
BASE = re.compile(r"^FROM ([\w./-]+):([\w.-]+)(?:@sha256:([0-9a-f]{64}))?", re.MULTILINE)
VERSION = re.compile(r'__version__ = "([^"]+)"')


def of_python(lock: str) -> Iterator[dict[str, Any]]:
    """The packages of a file that pip installs from.

    >>> one = next(of_python("anyio==4.1.0 \\\\\\n    --hash=sha256:" + "a" * 64))
    >>> one["purl"], one["hashes"][0]["content"][:4]
    ('pkg:pypi/anyio@4.1.0', 'aaaa')
    """
    for name, version, rest in LOCKED.findall(lock):
        yield {
            "type": "library",
            "name": name,
            "version": version,
            "purl": f"pkg:pypi/{name.lower().replace('_', '-')}@{version}",
            "hashes": [{"alg": "SHA-256", "content": digest} for digest in HASH.findall(rest)],
        }


def of_npm(lock: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """The packages that the client is built with; those that check it only are marked as not needed."""
    for path, package in lock["packages"].items():
        name = path.rpartition("node_modules/")[2]
        if name and "version" in package:
            yield {
                "type": "library",
                "name": name,
                "version": package["version"],
                "purl": f"pkg:npm/{name.replace('@', '%40')}@{package['version']}",
                "scope": "excluded" if package.get("dev") else "required",
                "hashes": list(_integrity(package.get("integrity", ""))),
            }


def _integrity(text: str) -> Iterator[dict[str, str]]:
    """Hashes as npm writes them.

    >>> list(_integrity("sha512-q83v"))
    [{'alg': 'SHA-512', 'content': 'abcdef'}]
    """
    for one in text.split():
        kind, _, digest = one.partition("-")
        yield {"alg": kind.upper().replace("SHA", "SHA-"), "content": base64.b64decode(digest).hex()}


def of_image(dockerfile: str) -> Iterator[dict[str, Any]]:
    """The images that ours is made from.

    >>> list(of_image("FROM node:22-slim AS node"))
    [{'type': 'container', 'name': 'node', 'version': '22-slim', 'purl': 'pkg:docker/node@22-slim'}]
    """
    for name, tag, digest in sorted(set(BASE.findall(dockerfile))):
        one: dict[str, Any] = {
            "type": "container",
            "name": name,
            "version": tag,
            "purl": f"pkg:docker/{name}@{tag}",
        }
        yield one | ({"hashes": [{"alg": "SHA-256", "content": digest}]} if digest else {})


def bill(root: Path = ROOT, *, image: bool = False) -> dict[str, Any]:
    version = VERSION.findall((root / "src/fullhouse/__init__.py").read_text("utf-8"))[0]
    python = of_python((root / "requirements/run.txt").read_text("utf-8"))
    npm = of_npm(json.loads((root / "web/package-lock.json").read_text("utf-8")))
    own = {
        "type": "application",
        "name": "fullhouse",
        "version": version,
        "purl": f"pkg:pypi/fullhouse@{version}",
    }
    bases = of_image((root / "deploy/Dockerfile").read_text("utf-8")) if image else ()
    components = sorted([*python, *npm, *bases], key=lambda one: one["purl"])
    return {
        "bomFormat": "CycloneDX",
        "specVersion": "1.5",
        "version": 1,
        "metadata": {"component": own},
        "components": components,
    }


if __name__ == "__main__":
    json.dump(bill(image="--image" in sys.argv), sys.stdout, indent=1)
    sys.stdout.write("\n")
