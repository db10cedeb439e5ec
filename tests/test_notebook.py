"""docs/tour.ipynb: every cell runs, and shows what it shows there. `NOTEBOOK=write` writes what is shown."""

import ast
import json
import os
from contextlib import redirect_stdout
from io import StringIO
from pathlib import Path
from typing import Any

import pytest

NOTEBOOK = Path(__file__).parents[1] / "docs/tour.ipynb"


def shown(source: str, names: dict[str, Any]) -> list[dict[str, Any]]:
    """What a cell shows when it is run: what it prints, and its last expression as text and as a picture."""
    tree, printed = ast.parse(source), StringIO()
    outputs: list[dict[str, Any]] = []
    last = tree.body.pop() if isinstance(tree.body[-1], ast.Expr) else None
    value = None
    with redirect_stdout(printed):
        exec(compile(tree, "cell", "exec"), names)
        if isinstance(last, ast.Expr):
            value = eval(compile(ast.Expression(last.value), "cell", "eval"), names)
    if printed.getvalue():
        text = printed.getvalue().splitlines(keepends=True)
        outputs.append({"name": "stdout", "output_type": "stream", "text": text})
    if value is not None:
        data = {"text/plain": repr(value).splitlines(keepends=True)}
        for kind, method in (("image/svg+xml", "_repr_svg_"), ("text/html", "_repr_html_")):
            drawn = getattr(value, method, lambda: None)()
            if drawn:
                data[kind] = drawn.splitlines(keepends=True)
        outputs.append(
            {"data": data, "execution_count": None, "metadata": {}, "output_type": "execute_result"}
        )
    return outputs


def told(outputs: list[dict[str, Any]]) -> list[tuple[list[str], list[str]]]:
    """The text of what is shown, and which pictures there are: how they are drawn may change."""
    return [
        (one["text"], []) if "text" in one else (one["data"]["text/plain"], sorted(one["data"]))
        for one in outputs
    ]


def test_the_tour_runs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    tour = json.loads(NOTEBOOK.read_text("utf-8"))
    monkeypatch.chdir(tmp_path)
    names: dict[str, Any] = {}
    cells = [cell for cell in tour["cells"] if cell["cell_type"] == "code"]
    assert len(cells) >= 8
    expected = [told(cell["outputs"]) for cell in cells]
    for cell in cells:
        cell["outputs"] = shown("".join(cell["source"]), names)
    if os.environ.get("NOTEBOOK") == "write":
        NOTEBOOK.write_text(json.dumps(tour, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
    else:
        assert [told(cell["outputs"]) for cell in cells] == expected
