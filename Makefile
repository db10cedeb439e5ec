# Two commands are enough: `make play` opens the table, `make test` runs all tests. Both set everything up first.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
SETUP := $(VENV)/.setup-done
KERNEL := CMakeLists.txt kernel/CMakeLists.txt $(wildcard kernel/include/*/* kernel/src/*.* kernel/src/*/* kernel/bindings/*)

# What has to be covered to the last branch, and the tests that do it. The long random walks run without counting.
RULES := src/fullhouse/core src/fullhouse/sudoku src/fullhouse/games tests/core tests/sudoku

.PHONY: setup play test check kernel-test bench rules format clean

setup: $(SETUP)

$(SETUP): requirements/dev.txt pyproject.toml $(KERNEL)
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo "Full House needs Python 3.11 or newer; $(PYTHON) is older. Try: make PYTHON=python3.12 $(MAKECMDGOALS)"; exit 1; }
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements/dev.txt
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-build-isolation --no-deps --editable .
	@touch $@

play: setup
	$(BIN)/fullhouse play

test: setup check kernel-test
	$(BIN)/pytest -n auto --cov --cov-report=term --cov-fail-under=100 $(RULES)
	$(BIN)/pytest -n auto $(RULES:%=--ignore=%)

check: setup
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports

# The kernel's own tests, as shipped and with the address and undefined-behaviour sanitizers.
kernel-test: setup
	$(BIN)/cmake -S kernel -B build/kernel -G Ninja -DCMAKE_MAKE_PROGRAM=$(abspath $(BIN)/ninja)
	$(BIN)/cmake --build build/kernel
	$(BIN)/ctest --test-dir build/kernel --output-on-failure --no-tests=error
	$(BIN)/cmake -S kernel -B build/sanitized -G Ninja -DCMAKE_MAKE_PROGRAM=$(abspath $(BIN)/ninja) -DKERNEL_SANITIZE=ON
	$(BIN)/cmake --build build/sanitized
	$(BIN)/ctest --test-dir build/sanitized --output-on-failure --no-tests=error

format: setup
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

bench: setup
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements/bench.txt
	$(BIN)/python -m benchmarks.rules

# RULES.md in each game's folder: the rules for people, put together from its English words.
rules: setup
	for folder in $(patsubst %/rules.py,%,$(wildcard src/fullhouse/games/*/rules.py)); do \
		$(BIN)/fullhouse rules $$(basename $$folder | tr _ -) --lang en > $$folder/RULES.md; done

clean:
	rm -rf $(VENV) build dist .pytest_cache .mypy_cache .ruff_cache .hypothesis .coverage
