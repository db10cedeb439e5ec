"""How the home page and a table do in Lighthouse: `python -m tests.browser.lighthouse`. Fails below 95."""

import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from urllib.request import Request, urlopen

from tests.browser.house import FLAGS, House, chromium

LEAST = 95
FIGURES = (
    "first-contentful-paint",
    "largest-contentful-paint",
    "total-blocking-time",
    "cumulative-layout-shift",
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
    for name in FIGURES:
        print(f"  {name}: {told['audits'][name]['displayValue']}")
    categories = told["categories"]
    return {name: round(categories[name]["score"] * 100) for name in WANTED}


def main() -> None:
    house = House(Path(tempfile.mkdtemp()))
    try:
        found = {
            path.split("#")[0]: measure(house.address + path) for path in ("/", new_table(house.address))
        }
    finally:
        house.kill()
    for path, scores in found.items():
        print(path, *(f"{name} {score}" for name, score in scores.items()))
    sys.exit(any(score < LEAST for scores in found.values() for score in scores.values()))


if __name__ == "__main__":
    main()
