"""The files of the client: read again after an error, and no other spelling of a path."""

from pathlib import Path

import pytest

from fullhouse.server.net.static import Static
from tests.server.local_server import serving
from tests.server.test_rest import asked


def _put_page(folder: Path) -> None:
    (folder / "static").mkdir()
    (folder / "static" / "index.html").write_text("<!doctype html>")


async def test_a_file_that_could_not_be_read_is_read_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    _put_page(tmp_path)
    async with serving(tmp_path) as client:
        with monkeypatch.context() as broken:
            broken.setattr(Path, "read_bytes", _no_file_left)
            assert (await asked(client, "GET", "/"))[0] == 503
        assert (await asked(client, "GET", "/"))[0] == 200


def test_other_spellings_of_a_path_read_no_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html>")
    (tmp_path / "assets" / "app.js").write_text("go()")
    static = Static(tmp_path)
    assert static.find("/assets/app.js") is not None
    assert static.find("/") is not None
    monkeypatch.setattr(Path, "read_bytes", _no_file_left)
    for path in (
        "//assets/app.js",
        "/assets/app.js",
        "/assets/./app.js",
        "/assets//app.js",
        "/x/../index.html",
    ):
        static.find(path)


async def test_a_name_that_no_file_can_have_is_not_found_and_not_logged(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    _put_page(tmp_path)
    async with serving(tmp_path) as client:
        for path in ("x" * 256, "x" * 60_000, "a/" * 1_000 + "b", "x" * 300 + ".js"):
            assert (await asked(client, "GET", f"/{path}"))[0] == 404
        assert (await asked(client, "GET", "/" + "x" * 255))[0] == 200
    assert not caplog.records


def _no_file_left(_path: Path) -> bytes:
    raise OSError(24, "Too many open files")
