"""What browsers keep to play without a network, and the site that needs no server."""

import hashlib
import json
from pathlib import Path
from typing import Any

import pytest

from fullhouse.core.errors import BadInput
from fullhouse.pocket import site
from fullhouse.server.net import static
from fullhouse.server.net.static import Offline
from tests import virtual_time

PAGE = (
    b'<html><head><meta charset="utf-8" /><meta name="viewport" content="x" />'
    b'<link rel="icon" href="/icon.svg" />'
    b"<script>early({words:{base:{de:`b-1.js`,en:`b-2.js`}}});`/assets/`</script>"
    b'<script type="module" src="/assets/app.js"></script></head></html>'
)


@pytest.fixture
def client(tmp_path: Path) -> Path:
    folder = tmp_path / "client"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_bytes(PAGE)
    for name in ("app.js", "b-1.js", "b-2.js"):
        (folder / "assets" / name).write_text(f"export default '{name}'")
    return folder


@pytest.fixture
def parts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "parts"
    folder.mkdir()
    bodies = {"authority.mjs": b"start()", "kernel.wasm": b"\0asm" * 9, "words-de.zip": b"Worte"}
    listed = []
    for name, body in bodies.items():
        (folder / name).write_bytes(body)
        listed.append({"name": name, "bytes": len(body), "sha256": hashlib.sha256(body).hexdigest()})
    (folder / "kernel.wasm.br").write_bytes(b"packed")
    (folder / "parts.json").write_text(json.dumps({"version": "v1", "parts": listed}))
    for module in (static, site):
        monkeypatch.setattr(module, "parts_folder", lambda: folder)
    return folder


def asked(served: Offline, path: str, **headers: str) -> tuple[int, dict[str, str], bytes]:
    sent: list[Any] = []

    async def send(message: Any) -> None:
        sent.append(message)

    lines = [(name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()]
    virtual_time.run(served({"method": "GET", "path": path, "headers": lines}, None, send))
    about = {name.decode(): value.decode() for name, value in sent[0]["headers"]}
    return sent[0]["status"], about, sent[1]["body"]


def test_the_list_has_every_file_with_its_hash_and_language(client: Path, parts: Path) -> None:
    status, _, body = asked(Offline(client), "/offline.json")
    listed = json.loads(body)
    files = {file["path"]: file for file in listed["files"]}
    assert status == 200
    assert listed["parts"] == "pocket/v1/"
    assert files[""]["sha256"] == hashlib.sha256(PAGE).hexdigest()
    assert files["assets/b-1.js"]["language"] == "de"
    assert files["pocket/v1/words-de.zip"]["language"] == "de"
    assert "language" not in files["assets/app.js"]
    assert files["pocket/v1/kernel.wasm"]["sent"] == len(b"packed"), "as it goes over the network"
    assert files["pocket/v1/kernel.wasm"]["bytes"] == (parts / "kernel.wasm").stat().st_size


def test_parts_may_compile_webassembly_and_come_packed(client: Path, parts: Path) -> None:
    del parts
    served = Offline(client)
    status, about, body = asked(served, "/pocket/v1/kernel.wasm", accept_encoding="gzip, br")
    assert (status, body, about["content-encoding"]) == (200, b"packed", "br")
    assert "'wasm-unsafe-eval'" in about["content-security-policy"]
    assert "immutable" in about["cache-control"]
    assert (asked(served, "/pocket/v1/kernel.wasm"))[2].startswith(b"\0asm")


def test_parts_of_another_version_are_not_there(client: Path, parts: Path) -> None:
    del parts
    assert (asked(Offline(client), "/pocket/v0/kernel.wasm"))[0] == 404


def test_a_browser_that_takes_no_packed_part_is_told(client: Path, parts: Path) -> None:
    (parts / "kernel.wasm").unlink()
    assert (asked(Offline(client), "/pocket/v1/kernel.wasm"))[0] == 406


def test_without_parts_nothing_is_offered(client: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(static, "parts_folder", lambda: None)
    assert (asked(Offline(client), "/offline.json"))[0] == 404


def test_a_site_names_nothing_outside_its_folder(client: Path, parts: Path, tmp_path: Path) -> None:
    del parts
    folder = tmp_path / "web"
    assert site.write_site(folder, client) > 0
    page = (folder / "index.html").read_text()
    assert 'name="fullhouse-local-server" content="pocket/v1/"' in page
    assert '"/' not in page
    assert "`/" not in page
    policy = page.partition('Policy" content="')[2].partition('"')[0]
    assert "script-src &#x27;self&#x27; &#x27;sha256-" in policy
    assert "unsafe" not in policy
    assert (folder / "pocket/v1/authority.mjs").read_bytes() == b"start()"
    listed = json.loads((folder / "offline.json").read_text())
    for file in listed["files"]:
        body = (folder / (file["path"] or "index.html")).read_bytes()
        assert (len(body), hashlib.sha256(body).hexdigest()) == (file["bytes"], file["sha256"])
    assert site.write_site(folder, client) > 0, "a site of ours is replaced"


def test_a_folder_of_somebody_else_is_left_alone(client: Path, parts: Path, tmp_path: Path) -> None:
    del parts
    (tmp_path / "mine").mkdir()
    (tmp_path / "mine" / "letter.txt").write_text("dear")
    with pytest.raises(BadInput) as refused:
        site.write_site(tmp_path / "mine", client)
    assert refused.value.code == "folder-not-empty"


def test_without_parts_there_is_no_site(
    client: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(site, "parts_folder", lambda: None)
    with pytest.raises(BadInput) as refused:
        site.write_site(tmp_path / "web", client)
    assert refused.value.code == "no-offline-parts"
