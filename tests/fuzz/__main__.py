"""Runs the targets one after the other; what one finds is kept in `build/fuzz`, and the run fails."""

import argparse
import importlib.util
import subprocess
import sys
from pathlib import Path

TARGETS = ("frames", "messages", "records", "logs", "problems")
FOUND = Path("build") / "fuzz"
LONGEST_INPUT_BYTES = 8_192
"""Bytes of one input."""
HANGING_SECONDS = 20


def fuzz(target: str, runs: int, seconds: int) -> bool:
    """Whether a target survives."""
    corpus = FOUND / target
    corpus.mkdir(parents=True, exist_ok=True)
    told = subprocess.run(
        [
            *(sys.executable, "-m", "tests.fuzz.one", target, str(corpus)),
            *(
                f"-runs={runs}",
                f"-max_len={LONGEST_INPUT_BYTES}",
                f"-timeout={HANGING_SECONDS}",
                "-print_final_stats=1",
            ),
            f"-artifact_prefix={FOUND / target}-",
            *((f"-max_total_time={seconds}",) if seconds else ()),
        ],
        capture_output=True,
        text=True,
        errors="replace",
        check=False,
    )
    done = [
        line for line in told.stderr.splitlines() if line.startswith(("stat::number_of", "stat::average"))
    ]
    print(target, "survives" if not told.returncode else "FAILS", *done, flush=True)
    if told.returncode:
        print(told.stderr[-3_000:], file=sys.stderr)
    return not told.returncode


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("target", nargs="*", help=", ".join(TARGETS))
    parser.add_argument("--runs", type=int, default=2_500_000, help="of each target")
    parser.add_argument("--seconds", type=int, default=0, help="at the most, for each target; 0: no limit")
    asked = parser.parse_args()
    if importlib.util.find_spec("atheris") is None:
        sys.exit("Atheris is missing: pip install --no-deps --require-hashes -r requirements/fuzz.txt")
    unknown = set(asked.target) - set(TARGETS)
    if unknown:
        sys.exit(f"no such target: {', '.join(sorted(unknown))}; there are {', '.join(TARGETS)}")
    survived = [fuzz(target, asked.runs, asked.seconds) for target in asked.target or TARGETS]
    sys.exit(not all(survived))


if __name__ == "__main__":
    main()
