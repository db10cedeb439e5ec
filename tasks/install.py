"""Installs a locked group of packages: `install.py VENV GROUP`; without a group it makes the environment.

By uv, in a third of pip's time; by pip where uv cannot: it knows no settings of pip. A list names every
package that is needed, so that nothing is looked for. Nothing is compiled: most is never imported. One group
at a time, however many make asks for: they share packages, and uv itself.
"""

import fcntl
import shutil
import subprocess
import sys
import sysconfig
import venv
from pathlib import Path

from machine import FULL_MB, full_disk

OPTIONS = ["--quiet", "--no-deps", "--require-hashes"]
FAILED = (
    "The packages of requirements/{group}.txt could not be installed, for the reason above. They come from "
    "PyPI, or from the index that pip's settings name: mend that, and run the same command again."
)


def make(environment: Path) -> None:
    """An empty environment, and a word about its Python."""
    print(f"Setting up, once, with {sys.executable}: the tools, the solver, the pages. It takes a while.")
    if not is_optimised(sysconfig.get_config_var("CONFIG_ARGS")):
        print(
            f"{sys.executable} was built without optimisations, and takes up to 1.6 times as long for "
            "the same work. Another one can be named, as in `make PYTHON=/usr/bin/python3 play`."
        )
    sys.stdout.flush()
    shutil.rmtree(environment, ignore_errors=True)
    try:
        venv.create(environment, with_pip=True, symlinks=True)
    except (OSError, subprocess.CalledProcessError) as error:
        sys.exit(f"The environment {environment} could not be made: {error}")


def is_optimised(configured: str | None) -> bool:
    """Whether a Python was built with a profile, by what it tells of that; one that tells nothing was.

    >>> is_optimised("'--enable-shared'"), is_optimised("'--enable-optimizations' '--with-lto'")
    (False, True)
    """
    # Debian has a way of its own to build with a profile, and tells it only by what else it configures.
    return configured is None or "--enable-optimizations" in configured or "python-wheels" in configured


def install(environment: Path, group: str) -> bool:
    python, uv = environment / "bin/python", environment / "bin/uv"
    packages = ["--requirement", f"requirements/{group}.txt"]
    pip = [str(python), "-m", "pip", "--disable-pip-version-check", "install", "--no-compile", *OPTIONS]
    if not uv.exists():
        subprocess.run([*pip, "--requirement", "requirements/uv.txt"], check=False)
    if uv.exists():
        command = [str(uv), "pip", "install", "--no-cache", "--python", str(python), *OPTIONS, *packages]
        done = subprocess.run(command, stderr=subprocess.PIPE, text=True, check=False)
        if done.returncode == 0:
            return True
        print(f"uv could not install {group}, so pip tries:\n{done.stderr}", flush=True)
    return subprocess.run([*pip, *packages], check=False).returncode == 0


if __name__ == "__main__":
    if len(sys.argv) == 2:
        make(Path(sys.argv[1]))
    else:
        with Path(sys.argv[1], ".installing").open("w") as lock:
            fcntl.flock(lock, fcntl.LOCK_EX)
            if not install(Path(sys.argv[1]), sys.argv[2]):
                # Of a full disk tells part.py.
                sys.exit(1 if full_disk(needed_mb=FULL_MB) else FAILED.format(group=sys.argv[2]))
