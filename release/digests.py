"""Pin the container images of `deploy/` by digest: `python release/digests.py [--check] [FOLDER]`.

Each `NAME:TAG` becomes `NAME:TAG@sha256:…`, as the registry has it now (`docker buildx imagetools`).
With `--check` nothing is written: it ends with 1 where an image has no digest, or its tag has moved on.
"""

import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

DEPLOY = Path(__file__).parents[1] / "deploy"
NAMED = re.compile(
    r"^(?P<before>FROM |\s*image: )(?P<image>[\w./-]+:[\w.-]+)(?:@(?P<digest>sha256:[0-9a-f]{64}))?",
    re.MULTILINE,
)
DIGEST = re.compile(r"sha256:[0-9a-f]{64}")
Ask = Callable[[str], str]


def files(folder: Path) -> list[Path]:
    return [folder / "Dockerfile", *sorted(folder.glob("compose*.yml"))]


def images(folder: Path = DEPLOY) -> dict[str, str]:
    """Every image that is named, with its digest, or nothing where it has none."""
    matches = [match for file in files(folder) for match in NAMED.finditer(file.read_text("utf-8"))]
    return {match["image"]: match["digest"] or "" for match in matches}


def ask_docker(image: str) -> str:
    """The digest of an image's tag, for all its platforms."""
    command = ["docker", "buildx", "imagetools", "inspect", image, "--format", "{{.Manifest.Digest}}"]
    answer = subprocess.run(command, capture_output=True, text=True, check=False)
    digest = answer.stdout.strip()
    if answer.returncode or not DIGEST.fullmatch(digest):
        raise SystemExit(f"{image}: its digest cannot be asked for: {answer.stderr.strip() or digest}")
    return digest


def pin(folder: Path, ask: Ask) -> None:
    """Write today's digest behind every name."""
    digests = {image: ask(image) for image in images(folder)}
    for file in files(folder):
        text = file.read_text("utf-8")
        file.write_text(
            NAMED.sub(lambda match: f"{match['before']}{match['image']}@{digests[match['image']]}", text),
            "utf-8",
        )


def unpinned(folder: Path, ask: Ask) -> list[str]:
    """What is wrong with each image that is not pinned to what its tag means now."""
    faults = []
    for image, digest in images(folder).items():
        if not digest:
            faults.append(f"{image} has no digest")
        elif (now := ask(image)) != digest:
            faults.append(f"{image} has moved on to {now}")
    return faults


def main() -> int:
    words = [word for word in sys.argv[1:] if word != "--check"]
    folder = Path(words[0]) if words else DEPLOY
    if "--check" not in sys.argv:
        pin(folder, ask_docker)
        print("\n".join(f"{image}@{digest}" for image, digest in images(folder).items()))
        return 0
    faults = unpinned(folder, ask_docker)
    print("\n".join(faults) or "all images are pinned to what their tags mean")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
