"""How the pages and a table do in Lighthouse: `python -m tests.browser.lighthouse`. Fails below 95."""

import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from statistics import median
from urllib.request import Request, urlopen

from tests.browser.house import FLAGS, House, chromium

LEAST = 95
RUNS = 3
"""Each page is measured so often, and the middle one counts: a busy machine makes single runs waver."""
FIGURES = (
    "first-contentful-paint",
    "largest-contentful-paint",
    "total-blocking-time",
    "cumulative-layout-shift",
)
PAGES = (
    "/",
    "/new/classic",
    "/how/classic",
    "/learn",
    "/learn/classic",
    "/learn/x_chain",
    "/problems",
    "/daily",
    "/me",
    "/replay",
)
WANTED = ("performance", "accessibility", "best-practices")


def new_table(address: str) -> str:
    """A solitaire by REST; its key goes after `#`, so that any browser can sit down there."""
    body = json.dumps({"game": "solitaire", "seats": [{"who": "me", "name": "Ana"}]}).encode()
    with urlopen(Request(f"{address}/api/tables", body, {"Content-Type": "application/json"})) as answer:
        key = json.load(answer)
    return f"/t/{key['code']}#key={key['token']}"


def measure(address: str) -> dict[str, int]:
    report = Path(tempfile.mkdtemp()) / "report.json"
    command = [
        "npx",
        "--yes",
        "lighthouse@13",
        address,
        "--quiet",
        "--output=json",
        f"--output-path={report}",
    ]
    command += [f"--only-categories={','.join(WANTED)}", f"--chrome-flags={' '.join(FLAGS)}"]
    environment = {**os.environ, "CHROME_PATH": str(chromium())}
    subprocess.run(command, check=True, env=environment)
    told = json.loads(report.read_text())
    print(" ", *(f"{name} {told['audits'][name]['displayValue']}" for name in FIGURES), sep="  ")
    categories = told["categories"]
    return {name: round(categories[name]["score"] * 100) for name in WANTED}


def middle(runs: list[dict[str, int]]) -> dict[str, int]:
    return {name: int(median(run[name] for run in runs)) for name in WANTED}


def main() -> None:
    house = House(Path(tempfile.mkdtemp()))
    low = False
    try:
        for page in (*PAGES, "a table"):
            path = page if page in PAGES else new_table(house.address)
            scores = middle([measure(house.address + path) for _ in range(RUNS)])
            print(page, *(f"{name} {score}" for name, score in scores.items()), flush=True)
            low |= any(score < LEAST for score in scores.values())
    finally:
        house.kill()
    sys.exit(low)


if __name__ == "__main__":
    main()
