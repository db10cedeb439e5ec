"""One target in a process of its own: `python -m tests.fuzz.one TARGET FOLDER -runs=N`."""

import sys
from pathlib import Path


def main() -> None:
    import atheris  # noqa: PLC0415  only `make soak` installs it

    with atheris.instrument_imports(include=["fullhouse"]):
        from tests.fuzz.targets import TARGETS, seeds  # noqa: PLC0415  instrumented while it is imported
    name, folder = sys.argv[1], Path(sys.argv[2])
    for number, seed in enumerate(seeds(name)):
        (folder / f"seed-{number}").write_bytes(seed)
    atheris.Setup([sys.argv[0], str(folder), *sys.argv[3:]], TARGETS[name])
    atheris.Fuzz()


if __name__ == "__main__":
    main()
