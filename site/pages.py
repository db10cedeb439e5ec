"""The pages that are made while the site is built, and the order of all pages.

Rules for people come from the words that `fullhouse rules` uses, the reference from docstrings, benchmarks
from benchmarks/results with their plots, and the pages at the root of the repository as they are.
"""

import json
import re
import sys
from collections.abc import Iterator
from inspect import getdoc
from pathlib import Path
from pkgutil import iter_modules
from types import ModuleType
from typing import Any

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

sys.path.insert(0, str(Path(__file__).parents[1]))
sys.path.insert(0, str(Path(__file__).parent))

from checklist import page as checklist_page
from checklist import without_proofs
from plots import PLOTS, draw

import fullhouse
from fullhouse.cli.frame.pages import page
from fullhouse.cli.main import command_names, command_of
from fullhouse.games import game_ids
from fullhouse.records.shelf import rulebook
from fullhouse.words import LANGUAGE_NAMES, LANGUAGES
from tools import asyncapi

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src/fullhouse"
OF_THE_ROOT = ("ARCHITECTURE", "CHANGELOG", "CONTRIBUTING", "SECURITY")
RESULTS = sorted(path.stem for path in (ROOT / "benchmarks/results").glob("*.md"))
FROM_DISK = "assets/from-disk.js"
REFERENCE = (
    "core",
    "sudoku",
    "solver",
    "coach",
    "problems",
    "records",
    "games",
    "bots",
    "facade",
    "research",
    "review",
    "client",
    "words",
)
"""The packages that programs of others may use."""
BEHIND = ("benchmarks", "decisions", "reference", "wrong-inputs")
"""What search shows after the pages for people who use the engine and the table."""
INTERNAL = ("coach.search", "solver.backend")
"""Modules of theirs that only we use."""


def on_config(config: MkDocsConfig) -> MkDocsConfig:
    config.nav = navigation()
    return config


def on_files(files: Files, config: MkDocsConfig) -> Files:
    for path, text in made_pages():
        files.append(File.generated(config, path, content=text))
    script = (ROOT / "site/from_disk.js").read_text("utf-8")
    files.append(File.generated(config, FROM_DISK, content=script))
    files.append(File.generated(config, "asyncapi.json", content=asyncapi.text()))
    return files


def on_post_page(output: str, page: Page, **_: Any) -> str:
    """Search from the disk takes a script of ours in the place of one from elsewhere."""
    up = "../" * page.file.dest_uri.count("/")
    return output.replace("https://unpkg.com/iframe-worker/shim", f"{up}{FROM_DISK}")


def on_page_markdown(markdown: str, page: Page, **_: Any) -> str:
    """Links that are right in the repository lead to the same page of the site."""
    if page.file.src_uri.startswith(BEHIND):
        page.meta.setdefault("search", {"boost": 0.2})
    up = "../" * page.file.src_uri.count("/")
    for name in OF_THE_ROOT:
        markdown = re.sub(rf"\]\((?:\.\./)+{name}\.md", f"]({up}{name.lower()}.md", markdown)
    if page.file.src_uri.startswith("rules/"):
        markdown = without_proofs(markdown)
    return re.sub(r"\]\((?:\.\./)+benchmarks/results/(\w+\.md)", rf"]({up}benchmarks/\1", markdown)


def navigation() -> list[Any]:
    decisions = sorted((ROOT / "docs/decisions").glob("*.md"))
    games = sorted(path.name for path in (ROOT / "docs/rules").glob("*.md") if path.name != "README.md")
    return [
        {"Start": ["index.md", "five-minutes.md", "tour.md"]},
        {"How to play": [{LANGUAGE_NAMES[language]: f"play/{language}.md"} for language in LANGUAGES]},
        {"Host it for friends": ["host.md", "watch.md", "works-where.md", "capacity.md", "threats.md"]},
        {
            "For programmers": [
                "python.md",
                "cookbook.md",
                "wrong-inputs.md",
                "engine.md",
                "bot.md",
                "bot-lines.md",
                "game.md",
                "game-cookbook.md",
                "protocol.md",
                "records.md",
                "versions.md",
                "research.md",
                "training.md",
                {"The rules, to the last number": ["rules/README.md", *(f"rules/{name}" for name in games)]},
                "checklist.md",
            ]
        },
        {"Command line": ["commands.md", *(f"commands/{name}.md" for name in command_names())]},
        {
            "Reference": [
                "reference/index.md",
                *({f"fullhouse.{one}": f"reference/{one}.md"} for one in REFERENCE),
            ]
        },
        {"Benchmarks": [f"benchmarks/{name}.md" for name in RESULTS]},
        {
            "The project": [
                *(f"{name.lower()}.md" for name in OF_THE_ROOT),
                "first-evening.md",
                "classic.md",
                "releasing.md",
                {"Decisions": [f"decisions/{path.name}" for path in decisions]},
            ]
        },
    ]


def command_page(name: str) -> str:
    """What `fullhouse NAME --help` shows in English."""
    return f"# fullhouse {name}\n\n```text\n{page(name, command_of(name), 'en')}\n```\n"


def made_pages() -> Iterator[tuple[str, str]]:
    for name in command_names():
        yield f"commands/{name}.md", command_page(name)
    for language in LANGUAGES:
        yield f"play/{language}.md", rules_in(language)
    rules = {file.name: file.read_text("utf-8") for file in sorted((ROOT / "docs/rules").glob("*.md"))}
    yield "checklist.md", checklist_page(rules)
    yield "reference/index.md", front_door()
    yield "tour.md", tour()
    for name in REFERENCE:
        yield f"reference/{name}.md", reference(name)
    for name in RESULTS:
        yield f"benchmarks/{name}.md", with_plot(name)
    for name in OF_THE_ROOT:
        yield f"{name.lower()}.md", at_the_root(name)


def rules_in(language: str) -> str:
    """All games one after the other, their headings one step down."""
    books = (re.sub(r"^#", "##", rulebook(name, language), flags=re.MULTILINE) for name in game_ids())
    return f"# {LANGUAGE_NAMES[language]}\n\n" + "\n".join(books)


def tour() -> str:
    """The notebook docs/tour.ipynb as a page: what is typed, and what is shown."""
    parts = []
    for cell in json.loads((ROOT / "docs/tour.ipynb").read_text("utf-8"))["cells"]:
        source = "".join(cell["source"])
        parts.append(source if cell["cell_type"] == "markdown" else f"```python\n{source}\n```")
        for output in cell.get("outputs", ()):
            data = output.get("data", {"text/plain": output.get("text")})
            picture = "".join(data.get("image/svg+xml") or data.get("text/html") or "")
            parts.append(picture or "```text\n" + "".join(data["text/plain"]).rstrip() + "\n```")
    return "\n\n".join(parts) + "\n"


def front_door() -> str:
    """All that `import fullhouse` has, in the order of its `__all__`, each with its first sentence."""
    rows = []
    for name in fullhouse.__all__:
        value = getattr(fullhouse, name)
        if isinstance(value, ModuleType):
            place = f"{name}.md"
        else:
            home = str(getattr(value, "__module__", "fullhouse"))
            place = f"{home.split('.')[1]}.md#{home}.{name}" if home.count(".") else ""
        told = (getdoc(value) or "").partition("\n\n")[0].replace("\n", " ").replace("|", "\\|")
        if place:
            rows.append(f"| [`fullhouse.{name}`]({place}) | {told} |")
    return "# fullhouse\n\n| `import fullhouse` | |\n|---|---|\n" + "\n".join(rows) + "\n"


def reference(package: str) -> str:
    folder = SOURCE / package
    modules = [module.name for module in iter_modules([str(folder)]) if not module.ispkg]
    own = [name for name in modules if name[0] != "_" and f"{package}.{name}" not in INTERNAL]
    public = [f"fullhouse.{package}", *(f"fullhouse.{package}.{name}" for name in own)]
    return f"# fullhouse.{package}\n\n" + "\n\n".join(f"::: {module}" for module in public) + "\n"


def with_plot(name: str) -> str:
    """The page with its plots, each above its table."""
    text = (ROOT / f"benchmarks/results/{name}.md").read_text("utf-8")
    starts = [match.start() for match in re.finditer(r"(?<!\|)\n\|", text)]
    parts, at = [], 0
    for plot in PLOTS.get(name, ()):
        start = starts[plot.table]
        parts.append(f"{text[at:start]}\n{draw(plot, text)}\n")
        at = start
    return "".join(parts) + text[at:]


def at_the_root(name: str) -> str:
    """A page of the root with links as seen from the site."""
    text = (ROOT / f"{name}.md").read_text("utf-8")
    for other in OF_THE_ROOT:
        text = text.replace(f"]({other}.md", f"]({other.lower()}.md")
    return text.replace("](docs/", "](")
