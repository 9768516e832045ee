# Bingma. `make help` lists the commands. Everything is set up inside .venv/.

# The Python that makes .venv: the first of these that runs, or `make setup PYTHON=...`.
PYTHON ?= $(shell for p in python3.11 python3 python3.13 python3.12; do \
	if $$p -c '$(CHECK)' >/dev/null 2>&1; then echo $$p; exit; fi; done; echo python3)
CHECK := import sys; sys.exit(sys.version_info < (3, 11))

VENV := .venv
BIN := $(VENV)/bin
UV := UV_CACHE_DIR=$(VENV)/.cache/uv UV_PYTHON_DOWNLOADS=never $(BIN)/uv
HAS_UV := $(VENV)/.has-uv
READY := $(VENV)/.ready
PEERS := $(VENV)/.peers
HAS_NODE := $(VENV)/.has-node
LOCK := requirements/dev.txt
PEERS_LOCK := requirements/peers.txt
TRAIN := $(VENV)/.train
TRAIN_LOCK := requirements/train.txt
UV_LOCK := requirements/uv.txt
NODE_LOCK := requirements/node.txt
HAS_COMPILER := $(VENV)/.has-compiler
ZIG_LOCK := requirements/zig.txt

# Those of our source folders that exist.
SOURCES := $(wildcard src tests benchmarks tools examples)

PAGE := src/bingma/server/page/index.html
PAGE_SOURCES := $(wildcard web/*.json web/*.ts web/*.js web/index.html) $(shell find web/src web/public -type f 2>/dev/null) \
	$(wildcard src/bingma/locales/*/*.ftl src/bingma/locales/rules/*.md)

ARGS ?=
JSON ?=
WORKERS ?= 2

# Python may keep what it compiled of its modules, all inside this folder: without it every start
# takes a second longer.
unexport PYTHONDONTWRITEBYTECODE

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help setup play terminal page test-page screenshots icons screens test bench train format lock upgrade clean

help: ## Show this list
	@echo 'Bingma: make COMMAND'
	@echo
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/  \1|\2/p' $(firstword $(MAKEFILE_LIST)) \
		| awk -F'|' '{ printf "%-11s %s\n", $$1, $$2 }'

setup: $(READY) ## Set up .venv (play, test and bench do this by themselves)
	@echo 'Bingma is set up: $(BIN)/bingma'

# The bots' search for browsers, of the rules as they are now.
FOR_PAGE = $(BIN)/python tools/native.py --page

play: $(HAS_COMPILER) $(PAGE) ## Play in a browser; options of `bingma serve` go into ARGS="..."
	@$(FOR_PAGE)
	@$(BIN)/bingma serve --open $(ARGS)

terminal: $(HAS_COMPILER) ## Play in the terminal; options of `bingma play` go into ARGS="..."
	@$(BIN)/bingma play $(ARGS)

page: $(PAGE) ## Build the page for browsers (play and test do this by themselves)

$(PAGE): $(READY) $(HAS_NODE) $(PAGE_SOURCES)
	@echo 'Building the page ...' >&2
	@$(WITH_NODE) $(BIN)/python tools/hatch_build.py >&2
	@touch $@

test: $(HAS_COMPILER) $(PAGE) ## Check format, lint and types, then run all tests; ARGS="..." goes to pytest
	@$(FOR_PAGE)
	@echo '==> 1/6 format: ruff format --check'
	@$(BIN)/ruff format --check $(SOURCES)
	@echo '==> 2/6 lint: ruff check'
	@$(BIN)/ruff check $(SOURCES)
	@echo '==> 3/6 types: mypy --strict'
	@$(BIN)/mypy --strict $(SOURCES)
	@echo '==> 4/6 tests: pytest, with doctests'
	@$(BIN)/python -m pytest -q -n $(WORKERS) --dist loadfile $(ARGS)
	@$(MAKE) --no-print-directory test-page ARGS=
	@echo '==> All checks passed.'

test-page: $(HAS_COMPILER) $(PAGE) ## Only the page: format, lint, types, then tests in a browser; ARGS="..." goes to node --test
	@$(FOR_PAGE)
	@echo '==> 5/6 format, lint and types of the page: prettier, eslint, svelte-check'
	@cd web && $(WITH_NODE) npm run --silent lint
	@cd web && $(WITH_NODE) npm run --silent check
	@echo '==> 6/6 tests of the page in a browser: node --test'
	@cd web && $(WITH_NODE) node --input-type=module --eval 'import "./tests/helpers.mjs"' # one gets the browser for all
	@cd web && $(WITH_NODE) node --test --test-concurrency=$(WORKERS) --test-reporter=spec $(ARGS) tests/*.test.mjs

screenshots: $(READY) $(PAGE) ## Take the pictures of the README, of a real game in a browser
	@cd web && $(WITH_NODE) node tests/screenshots.mjs

icons: $(READY) $(HAS_NODE) ## Draw the icons for home screens anew, after a change of web/public/icon.svg
	@cd web && $(WITH_NODE) node tests/icons.mjs

screens: $(READY) $(PAGE) ## Take pictures of every size of window into build/screens; ARGS="1024x768 xian" takes some
	@cd web && $(WITH_NODE) node tests/screens.mjs $(ARGS)

bench: $(HAS_COMPILER) $(PEERS) ## Run the benchmarks; JSON=1 prints JSON, ARGS="..." goes to benchmarks/run.py
	@$(BIN)/python benchmarks/run.py $(if $(filter-out 0,$(JSON)),--json) $(ARGS)

train: $(HAS_COMPILER) $(TRAIN) ## Train a small player (examples/train.py); installs PyTorch, which is large
	@PYTHONPATH=src $(VENV)/train/bin/python examples/train.py $(ARGS)

format: $(READY) $(PAGE) ## Format the code and make the safe lint fixes
	@$(BIN)/ruff check --fix-only --quiet $(SOURCES)
	@$(BIN)/ruff format $(SOURCES)
	@cd web && $(WITH_NODE) npm run --silent format

lock: $(HAS_UV) ## Compile the version lock again, after a change of dependencies
	@$(COMPILE) --output-file $(UV_LOCK) requirements/uv.in
	@$(COMPILE) --output-file $(LOCK) --group dev pyproject.toml
	@$(COMPILE) --output-file $(PEERS_LOCK) requirements/peers.in
	@$(COMPILE) --output-file $(NODE_LOCK) requirements/node.in
	@$(COMPILE) --output-file $(ZIG_LOCK) requirements/zig.in
	@$(COMPILE) --output-file $(TRAIN_LOCK) requirements/train.in

upgrade: ## Compile the version lock again with the newest versions
	@$(MAKE) --no-print-directory lock UPGRADE=--upgrade

clean: ## Remove .venv and all caches
	rm -rf $(VENV) .mypy_cache .pytest_cache .ruff_cache .hypothesis build dist
	rm -rf web/node_modules web/tests/chromium/node_modules $(dir $(PAGE)) src/bingma/native
	find $(SOURCES) -name __pycache__ -type d -prune -exec rm -rf {} +

COMPILE = $(UV) pip compile --quiet --universal --fork-strategy fewest --python-version 3.11 --generate-hashes \
	--custom-compile-command 'make lock' $(UPGRADE)

# Set-up, in two steps: .venv with uv, then the locked packages and Bingma itself. Each step
# runs again only when its files change. Messages go to stderr, so that `make bench JSON=1`
# prints nothing but JSON.
$(HAS_UV): $(UV_LOCK)
	@set -e; python='$(PYTHON)'; \
	if ! command -v "$$python" >/dev/null; then \
		echo "Bingma needs Python 3.11 or newer, and '$$python' was not found. Install it, or name one: make setup PYTHON=/path/to/python3.11" >&2; exit 1; fi; \
	if ! "$$python" -c '$(CHECK)'; then \
		echo "Bingma needs Python 3.11 or newer, and '$$python' is $$("$$python" --version 2>&1). Name another: make setup PYTHON=/path/to/python3.11" >&2; exit 1; fi; \
	echo "Setting up $(VENV) with $$python ..." >&2; \
	"$$python" -m venv $(VENV) >&2 || { \
		echo "'$$python -m venv' failed; some systems have it in a package of its own (python3-venv)." >&2; exit 1; }
	@PIP_CACHE_DIR=$(VENV)/.cache/pip $(BIN)/python -m pip install --quiet \
		--disable-pip-version-check --require-hashes --requirement $(UV_LOCK) >&2
	@touch $@

$(READY): $(HAS_UV) $(LOCK) pyproject.toml
	@echo 'Installing the locked packages ...' >&2
	@$(UV) pip sync --quiet --python $(BIN)/python --require-hashes $(UV_LOCK) $(LOCK) >&2
	@$(UV) pip install --quiet --python $(BIN)/python --offline --no-deps --no-build-isolation \
		--editable . >&2
	@touch $@

# Node for the page: the system's if it is new enough, else the locked one inside .venv.
NODE_CHECK := const [a, b] = process.versions.node.split("."); process.exit(a > 20 || (a == 20 && b >= 19) ? 0 : 1)
WITH_NODE := PATH='$(abspath $(BIN))':"$$PATH" npm_config_cache='$(abspath $(VENV)/.cache/npm)' \
	BINGMA_PYTHON='$(abspath $(BIN)/python)'

$(HAS_NODE): $(READY) $(NODE_LOCK)
	@{ command -v npm && node -e '$(NODE_CHECK)'; } >/dev/null 2>&1 || { \
		echo 'Installing Node inside $(VENV) ...' >&2; \
		$(UV) pip install --quiet --python $(BIN)/python --require-hashes --requirement $(NODE_LOCK) >&2; }
	@touch $@

# zig makes WebAssembly of the rules, for hints in the page, and is their C compiler where the system
# has none. Without it everything works but those.
$(HAS_COMPILER): $(READY) $(ZIG_LOCK)
	@echo 'Installing a compiler for the rules inside $(VENV) ...' >&2; \
		$(UV) pip install --quiet --python $(BIN)/python --require-hashes --requirement $(ZIG_LOCK) >&2 \
		|| echo 'It could not be installed: the page has no hints, and without a C compiler bots look less far ahead.' >&2
	@touch $@

# The engines that the benchmark compares with, in an environment of their own.
$(PEERS): $(HAS_UV) $(PEERS_LOCK)
	@echo 'Installing the peers of the benchmark ...' >&2
	@$(UV) venv --quiet --clear --python $(BIN)/python $(VENV)/peers >&2
	@$(UV) pip sync --quiet --python $(VENV)/peers/bin/python --require-hashes $(PEERS_LOCK) >&2
	@touch $@

# What the training example needs, besides Bingma itself, in an environment of its own.
$(TRAIN): $(HAS_UV) $(TRAIN_LOCK)
	@echo 'Installing what the training example needs ...' >&2
	@$(UV) venv --quiet --clear --python $(BIN)/python $(VENV)/train >&2
	@$(UV) pip sync --quiet --python $(VENV)/train/bin/python --require-hashes $(TRAIN_LOCK) >&2
	@touch $@
