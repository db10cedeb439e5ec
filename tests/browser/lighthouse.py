"""How the pages and a table do in Lighthouse, in each theme. Fails below 95 (speed) and 100 (all else).

`-m tests.browser.lighthouse [--pages / table] [--themes light dark] [--runs 3]`; the theme is set
in the browser's storage, as a person's choice, and nothing else is known there: a first visit each time.
"""

import json
import os
import shutil
import subprocess
import sys
import tempfile
from argparse import ArgumentParser
from pathlib import Path
from statistics import median
from urllib.request import Request, urlopen

from playwright.sync_api import sync_playwright

from tests.browser.house import FLAGS, House, chromium

LEAST_SCORES = {"performance": 95, "accessibility": 100, "best-practices": 100, "seo": 100}
RUNS = 3
"""Each page is measured so often, and the middle one counts: a busy machine makes single runs waver."""
ATTEMPTS = 3
"""Lighthouse itself fails now and then, when the browser is late with its trace."""
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
    "/today",
    "/me",
    "/replay",
)
TABLE = "table"
"""A table of Solitaire, made for each theme."""
THEMES = ("light", "dark", "contrast")


def new_table(address: str) -> str:
    """A solitaire by REST; its key goes after `#`, so that any browser can sit down there."""
    body = json.dumps({"game": "solitaire", "seats": [{"who": "me", "name": "Ana"}]}).encode()
    with urlopen(Request(f"{address}/api/tables", body, {"Content-Type": "application/json"})) as answer:
        key = json.load(answer)
    return f"/t/{key['code']}#key={key['token']}"


def profile_with(theme: str, address: str) -> Path:
    """A folder of a browser that has only ever chosen a theme at this address."""
    folder = Path(tempfile.mkdtemp())
    with sync_playwright() as playwright:
        context = playwright.chromium.launch_persistent_context(
            folder, executable_path=chromium(), args=FLAGS, service_workers="block"
        )
        page = context.pages[0]
        page.route(f"{address}/", lambda route: route.fulfill(body="", content_type="text/html"))
        page.goto(address)
        prefs = json.dumps({"theme": theme})
        page.evaluate("prefs => localStorage.setItem('fullhouse:prefs', prefs)", prefs)
        context.close()
    return folder


def measure(address: str, profile: Path) -> dict[str, int]:
    folder = Path(tempfile.mkdtemp())
    report = folder / "report.json"
    browser = shutil.copytree(profile, folder / "browser", symlinks=True)
    flags = [*FLAGS, f"--user-data-dir={browser}"]
    command = [
        "npx",
        "--yes",
        "--loglevel=error",
        "lighthouse@13",
        address,
        "--quiet",
        "--output=json",
        f"--output-path={report}",
    ]
    # The chosen theme stays. Everything else is a first visit: the profile is a new copy.
    command += ["--disable-storage-reset"]
    command += [f"--only-categories={','.join(LEAST_SCORES)}", f"--chrome-flags={' '.join(flags)}"]
    environment = {**os.environ, "CHROME_PATH": str(chromium())}
    for attempt in range(ATTEMPTS):
        last = attempt == ATTEMPTS - 1
        if not subprocess.run(command, check=last, env=environment).returncode:
            break
    told = json.loads(report.read_text())
    print(" ", *(f"{name} {told['audits'][name]['displayValue']}" for name in FIGURES), sep="  ")
    categories = told["categories"]
    shutil.rmtree(folder)
    return {name: round(categories[name]["score"] * 100) for name in LEAST_SCORES}


def middle(runs: list[dict[str, int]]) -> dict[str, int]:
    return {name: int(median(run[name] for run in runs)) for name in LEAST_SCORES}


def main() -> None:
    parser = ArgumentParser()
    parser.add_argument("--themes", nargs="+", choices=THEMES, default=THEMES)
    parser.add_argument("--runs", type=int, default=RUNS)
    parser.add_argument("--pages", nargs="+", choices=(*PAGES, TABLE), default=(*PAGES, TABLE))
    asked = parser.parse_args()
    house = House(Path(tempfile.mkdtemp()))
    low = False
    try:
        for theme in asked.themes:
            profile = profile_with(theme, house.address)
            for page in asked.pages:
                path = new_table(house.address) if page == TABLE else page
                scores = middle([measure(house.address + path, profile) for _ in range(asked.runs)])
                print(f"{page}, {theme}:", *(f"{name} {score}" for name, score in scores.items()), flush=True)
                low |= any(score < LEAST_SCORES[name] for name, score in scores.items())
    finally:
        house.kill()
    sys.exit(low)


if __name__ == "__main__":
    main()
