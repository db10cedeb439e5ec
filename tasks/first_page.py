"""How long it takes from a fresh clone to the first page: `first_page.py [PYTHON …]`, on an idle machine.

Each Python gets a clone of the last commit, `make play` with empty folders, and half a minute to end.
"""

import os
import re
import signal
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path

ROOT = Path(__file__).parents[1]
ADDRESS = re.compile(r"http://127\.0\.0\.1:\d+|http://localhost:\d+")


def seconds(python: str) -> float:
    """From the first byte of the clone to the whole first page."""
    with tempfile.TemporaryDirectory(prefix="fullhouse-") as folder:
        begin = time.monotonic()
        subprocess.run(["git", "clone", "--quiet", ROOT, folder], check=True)
        with subprocess.Popen(
            ["make", f"PYTHON={python}", "play", "NEARBY=no"],
            cwd=folder,
            env={**os.environ, "HOME": folder, "BROWSER": "true", "PYTHONUNBUFFERED": "1"},
            stdout=subprocess.PIPE,
            text=True,
            start_new_session=True,
        ) as process:
            assert process.stdout is not None
            address = None
            for line in process.stdout:
                print(f"  {time.monotonic() - begin:5.1f} {line}", end="", flush=True)
                if (address := ADDRESS.search(line)) is not None:
                    break
            if address is None:
                raise SystemExit(f"{python}: no page")
            with urllib.request.urlopen(address[0], timeout=30) as page:
                assert b"<html" in page.read()
            taken = time.monotonic() - begin
            os.killpg(process.pid, signal.SIGTERM)
    return taken


if __name__ == "__main__":
    for name in sys.argv[1:] or ["python3"]:
        print(f"{name}: {seconds(name):.1f} s")
