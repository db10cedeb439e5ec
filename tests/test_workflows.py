"""What the workflows run is pinned: every action by the digest of its commit."""

import re
import subprocess
from pathlib import Path

ROOT = Path(__file__).parents[1]
WORKFLOWS = sorted((ROOT / ".github/workflows").glob("*.yml"))
USES = re.compile(r"uses: *(\S.*)")
PINNED = re.compile(r"([\w-]+/[\w-]+)@([0-9a-f]{40}) # (v\d+\.\d+\.\d+)")


def test_every_action_is_pinned_by_its_digest_and_names_its_version() -> None:
    used = [(file.name, one) for file in WORKFLOWS for one in USES.findall(file.read_text("utf-8"))]
    assert len(used) > 10
    assert [one for one in used if not PINNED.fullmatch(one[1])] == []


def test_an_action_has_the_same_digest_everywhere() -> None:
    pins = {pin for file in WORKFLOWS for pin in PINNED.findall(file.read_text("utf-8"))}
    assert len(pins) == len({name for name, _, _ in pins})


def test_only_the_publishing_job_may_sign_and_none_has_a_password() -> None:
    text = (ROOT / ".github/workflows/wheels.yml").read_text("utf-8")
    assert text.count("id-token: write") == 1
    publish = text[text.index("\n  publish:") :]
    assert "id-token: write" in publish
    assert "if: github.ref_type == 'tag'" in publish
    assert [file.name for file in WORKFLOWS if "secrets." in file.read_text("utf-8")] == []


def test_lists_of_packages_name_no_address() -> None:
    """Whoever installs says where they come from; what `npm install` writes about funding is taken out."""
    named = subprocess.check_output(
        ["git", "ls-files", "*package-lock.json", "requirements"], cwd=ROOT, text=True
    )
    files = named.split()
    assert len(files) > 10
    assert [file for file in files if "://" in (ROOT / file).read_text("utf-8")] == []
