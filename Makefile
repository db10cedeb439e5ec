# Two commands are enough: `make play` opens the table, `make test` runs all tests. Both set everything up first.
# `make PYTHON=python3.12 …` takes another Python than `python3`. What needs more than a line stands in tasks/.
PYTHON ?= python3
VENV ?= .venv
MACHINE := $(if $(filter clean,$(MAKECMDGOALS)),ready,$(shell $(PYTHON) tasks/machine.py $(VENV) $(firstword -$(MAKEFLAGS))))
$(if $(filter ready,$(MACHINE)),,$(error $(or $(MACHINE),$(PYTHON) does not run: install Python 3.11 or newer and name it as in `make PYTHON=/usr/bin/python3 play`)))
export PATH := $(abspath $(VENV)/bin):$(PATH)
# Bytecode is kept, whatever the shell says: the tests start hundreds of programs, and each would compile everything again.
unexport PYTHONDONTWRITEBYTECODE
.DELETE_ON_ERROR:
DO = @$(PYTHON) tasks/part.py
WORKERS = $(shell $(PYTHON) -c 'import os; print((os.cpu_count() or 1) + 2)')
# Who only plays needs a sixth of what the tests need; who has all of that needs nothing more.
GROUP := $(if $(filter-out ready play web wasm pocket packed static,$(or $(MAKECMDGOALS),setup)),test,play)
TOOLS := $(firstword $(wildcard $(VENV)/.test) $(VENV)/.$(GROUP))
WEB_TOOLS := $(firstword $(wildcard web/node_modules/.test) web/node_modules/.$(GROUP))
NODE := $(if $(filter node,$(MACHINE)),$(VENV)/.node)
BUILT := build/$(word 2,$(MACHINE))
KERNEL := CMakeLists.txt $(shell find kernel -name '*.?pp' -o -name CMakeLists.txt)
WEB_SOURCES := $(shell find web/src web/words web/public web/build src/fullhouse -name '*.ftl' -o -path 'web/*' -type f) web/index.html web/vite.config.ts
PACKAGE := $(shell find src/fullhouse -type f -not -path '*/__pycache__/*' -not -path '*/server/static/*' -not -name '*.so')

# What `make test` runs side by side: what takes longest comes first. `other-test` has the rest.
CHECKS := format-check cpp-check types layers schemas web-check
PARTS := $(CHECKS) web-test other-test mind-test browser-test pythons-test server-test nodes-test rules-test docs kernel-test release-test
OF_rules := --cov --cov-report=term --cov-fail-under=100 src/fullhouse/core src/fullhouse/sudoku src/fullhouse/games \
	src/fullhouse/problems tests/core tests/sudoku tests/formats tests/test_plugins.py
OF_server := tests/server tests/facade
OF_nodes := tests/nodes tests/operation tests/store tests/databases tests/match
OF_mind := tests/coach tests/solver tests/brains tests/bots tests/review tests/research
OF_browser = -n $(WORKERS) --dist worksteal tests/browser
OF_other := $(patsubst %,--ignore=%,$(filter-out -%,$(OF_rules) $(OF_server) $(OF_nodes) $(OF_mind) tests/release tests/browser))
.PHONY: setup ready play test steady check $(PARTS) web wasm pocket packed static wheel release servers pocket-test training-test \
	screenshots lighthouse kernel-sanitized kernel-arm bench soak audit sbom notices rules format lists clean
setup: $(VENV)/.kernel
ready: setup web
play: # `make play NEARBY=no` is for this machine alone
	@$(MAKE) --no-print-directory --jobs=2 ready
	@$(MAKE) --question pocket >/dev/null 2>&1 || echo "To keep the games for the time without a network, browsers need parts that 'make pocket' builds: they are missing, or older than the sources."
	fullhouse play $(if $(filter no,$(NEARBY)),--no-nearby)

# The environment of Python, its groups of packages (pyproject.toml), those of the web, and the kernel.
$(VENV)/.made:
	$(DO) environment $(PYTHON) tasks/install.py $(VENV)
	@touch $@
$(VENV)/.docs: | $(VENV)/.test
$(VENV)/.%: requirements/%.txt | $(VENV)/.made
	$(DO) "packages: $*" $(PYTHON) tasks/install.py $(VENV) $*
	@touch $@
web/node_modules/.play web/node_modules/.test web/pocket/node_modules/.play: | $(NODE)
	$(DO) "packages of $(@D:/node_modules=)" npm --prefix $(@D)/.. ci --loglevel=error --no-audit --no-fund --no-update-notifier $(if $(filter %.play,$@),--omit=dev)
	@touch $@
web/node_modules/.play web/node_modules/.test: web/package-lock.json
web/pocket/node_modules/.play: web/pocket/package-lock.json
$(VENV)/.kernel: requirements/play.txt pyproject.toml $(KERNEL) | $(TOOLS)
	$(DO) kernel python -m pip --disable-pip-version-check install --quiet --no-build-isolation --no-deps --config-settings=cmake.define.KERNEL_UNITY=ON --editable .
	@touch $@

# What is built: the pages, the kernel for browsers, and the parts with which a browser is its own server, packed as they are sent.
web: src/fullhouse/server/static/index.html
src/fullhouse/server/static/index.html: $(WEB_SOURCES) $(WEB_TOOLS)
	$(DO) pages npm --prefix web run --silent build -- --logLevel warn
wasm: build/wasm/kernel.wasm
build/wasm/kernel.wasm: $(VENV)/.zig $(KERNEL) $(wildcard kernel/wasm/*)
	$(DO) "kernel for browsers" env MAKEFLAGS= $(MAKE_COMMAND) --no-print-directory --jobs=$(WORKERS) -f kernel/wasm/build.mk ZIG="python -m ziglang" OUT=$@
pocket: build/pocket/parts.json
build/pocket/parts.json: build/wasm/kernel.wasm web/pocket/node_modules/.play build/pocket-wheels/.made $(wildcard web/pocket/*.mjs) release/pocket_bundle.py $(PACKAGE)
	$(DO) "parts for browsers" node web/pocket/bundle.mjs src/fullhouse build/pocket-wheels $< $(@D)
build/pocket-wheels/.made: requirements/pocket.txt | $(VENV)/.made
	$(DO) "wheels for browsers" python -m pip download --quiet --no-deps --require-hashes --only-binary :all: --python-version 3.14 --platform pyemscripten_2026_0_wasm32 -r $< -d $(@D)
	@touch $@
packed: pocket
	$(DO) "packed parts" node web/pocket/pack.mjs build/pocket build/packed $(if $(ALL),5,11)
static: setup web pocket # any web space serves build/static, `python -m http.server` is enough
	fullhouse static build/static
wheel: setup web packed $(if $(ALL),kernel-test) # into dist/, and the sources, and a wheel with the parts for browsers
	$(DO) wheel sh tasks/wheel.sh
docs: setup $(VENV)/.docs # into build/site; every warning is an error, so not --quiet, which would hide them
	$(DO) $@ env NO_MKDOCS_2_WARNING=1 mkdocs build --strict --config-file site/mkdocs.yml

# What is checked and tested. `make check` is the quick part.
test:
	@$(PYTHON) tasks/everything.py $(PARTS)
steady: # again and again, idle and beside other work; each run is a line in steady.tsv, or in STEADY=
	@$(PYTHON) tasks/steady.py $(STEADY)
check: $(CHECKS)
servers: $(VENV)/.test $(NODE)
	@python -m tests.servers
$(CHECKS): setup $(VENV)/.docs web/node_modules/.test
	$(DO) $@ sh tasks/check.sh $@ $(BUILT)
web-test: web/node_modules/.test
	$(DO) $@ npm --prefix web run --silent test
rules-test server-test nodes-test mind-test other-test release-test browser-test: %-test: setup
	$(DO) $@ pytest --durations=20 $(or $(OF_$*),tests/$*)
server-test nodes-test other-test browser-test: web pocket servers
release-test: wheel servers
browser-test: docs
pythons-test: web # the wheel on every other Python of this machine
	$(DO) $@ $(PYTHON) tasks/pythons.py
kernel-test: setup # where setup built it: what is tested is what is shipped
	$(DO) $@ sh tasks/kernel.sh $(BUILT)
kernel-sanitized kernel-arm: kernel-%: $(VENV)/.test
	sh tasks/kernel.sh build/$*

# What is run by hand: `make bench LONG=--long` is for exact figures, `make soak ROUNDS=5 SEED=7` for a night.
pocket-test screenshots lighthouse: setup web pocket servers
	sh tasks/$@.sh
training-test audit sbom rules format notices release: setup
	sh tasks/$@.sh
notices: web pocket
release: wheel $(VENV)/.release
bench: setup $(VENV)/.bench
	python -m benchmarks $(LONG)
soak: setup web servers kernel-sanitized kernel-arm pocket-test $(VENV)/.fuzz
	BUILT=$(BUILT) ROUNDS=$(ROUNDS) sh tasks/soak.sh
format: web/node_modules/.test
lists: $(VENV)/.uv
	python tasks/lists.py $(UPGRADE)
clean:
	rm -rf $(VENV) web/node_modules src/fullhouse/server/static screenshots build dist .pytest_cache .mypy_cache .ruff_cache .hypothesis .coverage
