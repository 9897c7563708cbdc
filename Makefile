# Everything happens in .venv, from the hashed lock files in requirements/. A second call of a target is quick: stamps in
# .venv remember what is installed. Tests start a hundred processes: bytecode is written for them even where the environment
# forbids it.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
WEB := web/node_modules
SOURCES := src tests tools benchmarks examples
PIP := $(BIN)/python -m pip --disable-pip-version-check --quiet
# uv takes a tenth of pip's time; pip helps out where only its own settings know the way to a registry.
INSTALL = $(BIN)/uv pip install --quiet --python $(BIN)/python $(2) --require-hashes -r $(1) || \
	$(PIP) install --require-hashes -r $(1)
CORES := $(shell nproc 2>/dev/null || echo 2)
export PYTHONDONTWRITEBYTECODE :=
# Temporary files of tests are kept in memory where there is room: syncing files on a busy disk can take half a minute.
SCRATCH := $(shell test "$$(df --output=avail -m /dev/shm 2>/dev/null | tail -1)" -gt 2000 2>/dev/null && echo TMPDIR=/dev/shm)
PYTEST = env $(SCRATCH) $(BIN)/python -m pytest
# Work that never waits leaves the cores to servers and browsers, whose tests take longest.
LATER := nice -n 10
PACKAGES := $(patsubst %/__init__.py,%,$(wildcard tests/*/__init__.py))
RULES := $(addprefix tests/,boards draw engine envs knowledge layout rules)
REST := $(filter-out $(RULES) tests/page tests/server,$(PACKAGES)) $(wildcard tests/test_*.py)
FEATURES := $(addprefix tests/server/,admin features people)
SERVER := $(addprefix tests/server/,leak security simulation) $(wildcard tests/server/test_*.py)
SCREENS := $(wildcard tests/page/test_[a-k]*.py)
MORE_SCREENS := $(wildcard tests/page/test_[l-z]*.py)
CHOSEN := -p no:xdist -m "not long"
LOCK = $(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-annotate \
	--no-emit-index-url --no-emit-find-links --custom-compile-command "make lock" $(UPGRADE)

.DEFAULT_GOAL := help
.PHONY: help run page test test-long test-page layouts debian chromium compiled linted page-current \
	tests-of-rules tests-of-features tests-of-server tests-of-screens tests-of-more-screens tests-in-browser \
	tests-of-the-rest some-mutants every-test mutants bench lock clean

help:
	@echo "make run      set everything up, start the server on this machine and open the page"
	@echo "make page     build the page from web/ into the package; needs Node 20 or newer"
	@echo "make test     lint, types, tests"
	@echo "make test-page  of them, those in a browser"
	@echo "make layouts  record the layouts of the main screens anew, after a wanted change"
	@echo "make test-long  every test in full: whole games, more random ones, all mutants"
	@echo "make mutants  break every clause of the rules once and see that its tests notice"
	@echo "make bench    speed, as ratios; YARDSTICK=DIR compares with a C program (see benchmarks/engine.py)"
	@echo "make lock     renew the lock files; UPGRADE=--upgrade takes the newest versions"
	@echo "make clean    remove .venv and what tools left behind"
	@echo "PYTHON=python3.12 make …  chooses the interpreter that .venv is made with"

run: $(VENV)/run.stamp
	$(BIN)/branchline

page: $(WEB)/stamp
	npm --prefix web run build

# Side by side, each in one process, so that a file is imported and a server or a browser is started only once. Tests of
# servers wait for other processes half of their time, so there are more processes than cores.
test:
	$(MAKE) --jobs $(shell expr $(CORES) + 5) --output-sync=target compiled page-current linted chromium \
		tests-of-server tests-of-features tests-of-screens tests-of-more-screens tests-of-rules tests-of-the-rest \
		some-mutants

test-long:
	$(MAKE) --jobs 2 --output-sync=target compiled linted page-current chromium
	+BRANCHLINE_TESTS=long $(MAKE) --jobs 3 --output-sync=target CHOSEN="--dist=worksteal -n $(CORES)" \
		every-test tests-in-browser mutants

compiled: $(VENV)/dev.stamp
	$(BIN)/branchline warm --environments
	$(BIN)/python -m compileall -q src

linted: $(VENV)/dev.stamp
	$(BIN)/ruff check $(SOURCES)
	$(BIN)/ruff format --check $(SOURCES)
	$(LATER) $(BIN)/mypy
	$(BIN)/lint-imports

# The page is built anew, and must be what is committed.
page-current: $(WEB)/stamp | $(BIN)/python
	npm --prefix web run check
	npm --prefix web test
	PAGE_OUT=$(CURDIR)/$(VENV)/page npm --prefix web run build
	diff -r $(VENV)/page src/branchline/server/app/pages/dist || { echo "the page is old: make page"; exit 1; }

tests-of-rules: compiled
	$(LATER) $(PYTEST) $(RULES) $(CHOSEN)

tests-of-server: compiled | debian
	$(PYTEST) $(SERVER) $(CHOSEN)

tests-of-features: compiled
	$(PYTEST) $(FEATURES) $(CHOSEN)

tests-of-the-rest: compiled
	$(LATER) $(PYTEST) $(REST) $(CHOSEN)

# A browser is driven by an event loop in the tests' own thread, so these tests have processes of their own.
tests-of-screens: compiled chromium $(WEB)/stamp
	$(PYTEST) $(SCREENS) $(CHOSEN)

tests-of-more-screens: compiled chromium $(WEB)/stamp
	$(PYTEST) $(MORE_SCREENS) $(CHOSEN)

tests-in-browser: compiled chromium $(WEB)/stamp
	$(PYTEST) tests/page $(CHOSEN)

# With the bytecode of the tests that has been written meanwhile.
some-mutants: tests-of-rules
	$(LATER) $(BIN)/python tools/mutants.py --jobs 1

every-test: compiled
	$(PYTEST) --ignore=tests/page $(CHOSEN)

test-page: tests-in-browser

# After a wanted change: what is where on the main screens, to be compared with from now on.
layouts: chromium compiled $(WEB)/stamp
	BRANCHLINE_TESTS=long $(BIN)/python -m pytest --renew-layouts tests/page/test_layout.py

mutants: $(VENV)/dev.stamp
	$(BIN)/python tools/mutants.py --all

bench: $(VENV)/dev.stamp
	$(BIN)/branchline warm
	$(BIN)/python benchmarks/engine.py $(if $(YARDSTICK),--yardstick $(YARDSTICK))
	$(BIN)/python benchmarks/knowledge.py
	$(BIN)/python benchmarks/bots.py

lock: $(VENV)/dev.stamp
	$(LOCK) requirements/uv.in -o requirements/uv.txt
	$(LOCK) pyproject.toml requirements/build.in -o requirements/run.txt
	$(LOCK) pyproject.toml requirements/build.in requirements/dev.in -c requirements/run.txt -o requirements/dev.txt

clean:
	rm -rf $(VENV) $(WEB) .mypy_cache .ruff_cache .pytest_cache .hypothesis build dist
	find $(SOURCES) -name __pycache__ -type d -prune -exec rm -rf {} +

$(BIN)/python:
	$(PYTHON) -m venv $(VENV)

$(BIN)/uv: requirements/uv.txt | $(BIN)/python
	$(PIP) install --require-hashes -r requirements/uv.txt
	@touch $@

$(VENV)/run.stamp: requirements/run.txt pyproject.toml | $(BIN)/uv
	$(call INSTALL,requirements/run.txt,--compile-bytecode)
	$(PIP) install --no-deps --no-build-isolation --editable .
	@touch $@

$(WEB)/stamp: web/package-lock.json web/package.json | debian
	npm --prefix web ci
	@touch $@

# Of these, only a third is ever imported: Python compiles what is.
$(VENV)/dev.stamp: requirements/dev.txt $(VENV)/run.stamp
	$(call INSTALL,requirements/dev.txt)
	@touch $@

# What is not there yet of Debian's packages: one test looks at a server from the kernel's side, others at the page in a
# browser (CHROMIUM=… names another).
debian:
	@lacking="$$(command -v strace >/dev/null || echo strace) $$(command -v npm >/dev/null || echo npm)"; \
	test -z "$${lacking# }" || { apt-get update -qq && apt-get install --yes -qq --no-install-recommends $$lacking; }

chromium: | debian
	@test -n "$$CHROMIUM" || command -v chromium-headless-shell chromium google-chrome >/dev/null || \
		{ apt-get update -qq && apt-get install --yes -qq --no-install-recommends chromium-headless-shell; }
