# make serve   the lessons and dashboards in your browser; ARGS="--pool 30" gives tolva-teach serve more to go by
# make site    the same as files with Python in the browser, made in build/site and served to this computer
# make test    all checks and tests; ARGS="tests/widgets/play tests/browser/play" of the tests those of a feature
# make nightly the same with far more examples of what there is without end; it takes hours
# make pythons make test on each Python from 3.11 that this computer has, one after the other, in environments in build
# make quick   those of them that a minute is enough for: style, types, the rules, games, records and texts
# make attack  sends a server of its own all that strangers might, for some minutes; ARGS="--seed 7 --learners 4"
# make notebooks   runs all notebooks and stores what their cells show; ARGS=notebooks/sv/quiz.ipynb one of them
# All set up what they need. They use the first Python they find that is new enough; PYTHON=/path/to/python picks one.

PYTHON ?= $(shell for python in python3 python3.14 python3.13 python3.12 python3.11; do \
	"$$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo "$$python" && break; done)
VENV := .venv
BIN := $(VENV)/bin
# Outside the checkout, so that nothing but the wheel can be found from there.
WHEEL_ENV := $(or $(TMPDIR),/tmp)/tolva-teach-wheel-$(shell id -u)
PIP := -m pip install -qq --disable-pip-version-check
TSC := tests/types/node_modules/typescript/lib/tsc.js

# $(call must,COMMAND,WHAT TO DO WHEN IT FAILS)
must = @echo "$(1)"; $(1) || { printf '\n%s\n' "$(2)" >&2; exit 1; }

# Two processors have enough to do with two workers, whose browsers and servers are processes of their own; the third
# fills the gaps (tests/conftest.py).
PYTEST := $(BIN)/python -m pytest -n 3 --dist loadfile --no-loadscope-reorder
TESTS := tolva_teach tests notebooks
QUICK := compare dealer editing examples games judging picture play records review rules score_keeping testing texts \
	typed test_cases.py test_documents.py test_readme.py test_structure.py
# Of these the longest: all pairs of options, and all that a seat may see.
LONG := games/test_option_pairs.py games/test_privacy.py

.PHONY: serve site test nightly pythons quick attack notebooks lint types browser wheel

serve: $(VENV)/serves
	@$(BIN)/tolva-teach serve $(ARGS)

site: $(VENV)/serves
	@$(BIN)/tolva-teach site build/site $(ARGS)
	@echo "http://127.0.0.1:8813/"
	@$(BIN)/python -m http.server --bind 127.0.0.1 --directory build/site 8813

test:
	@$(MAKE) --no-print-directory -j 2 browser wheel types lint
	@echo "Tests. One of them alone: $(BIN)/python -m pytest tests/PATH::NAME"
	@echo "What notebooks store: make notebooks, or make notebooks ARGS=notebooks/sv/NAME.ipynb"
	@TOLVA_TEST_PYTHON=$(WHEEL_ENV)/bin/python TOLVA_TEST_WHEELS=$(CURDIR)/build/dist \
		$(PYTEST) --doctest-modules --nbval --nbval-current-env $(or $(ARGS),$(TESTS))

nightly: export TOLVA_NIGHTLY := 1
nightly: test

# A checkout may be in use while they run: its own environment stays as it is.
pythons:
	@for python in python3.11 python3.12 python3.13 python3.14; do \
		"$$python" -c '' 2>/dev/null || continue; \
		echo "== $$python"; \
		$(MAKE) --no-print-directory test PYTHON=$$python VENV=build/$$python || exit; \
	done

quick:
	@$(MAKE) --no-print-directory -j 2 types lint
	@$(PYTEST) --doctest-modules tolva_teach $(QUICK:%=tests/%) $(LONG:%=--ignore=tests/%)

attack: $(VENV)/tests
	@PYTHONPATH=tests $(BIN)/python -m attack $(ARGS)

notebooks: $(VENV)/tests
	@$(BIN)/python tests/notebooks/store.py $(ARGS)

lint: $(VENV)/tests
	$(call must,$(BIN)/ruff check .,Mend what ruff names; $(BIN)/ruff check --fix . does some of it.)
	$(call must,$(BIN)/ruff format --check .,Run $(BIN)/ruff format . and look at what it changed.)

types: $(VENV)/tests $(TSC)
	$(call must,$(BIN)/mypy,Mend the types that mypy names.)
	$(call must,$(BIN)/node $(TSC) --project tests/types,Mend the JSDoc types that tsc names. What front ends are given is in tests/types/front_ends.d.ts.)

browser:
	@sh tests/install-chromium.sh

# Its packages come compiled as they are needed: of what the server brings with it, that is a small part.
wheel: | $(BIN)/python
	@rm -rf build/dist $(WHEEL_ENV)
	$(call must,$(BIN)/python -m pip wheel -qq --no-deps --wheel-dir build/dist .,Without a wheel nothing can be installed: see what hatchling says above and mend pyproject.toml.)
	$(call must,$(PYTHON) -m venv --without-pip $(WHEEL_ENV),See above; $(WHEEL_ENV) must be a place where one can write.)
	$(call must,$(BIN)/python -m pip --python $(WHEEL_ENV)/bin/python install -qq --disable-pip-version-check --no-compile $$(echo build/dist/*.whl)[postgresql],The wheel asks for a package that cannot be had: see above and mend its dependencies in pyproject.toml.)

$(VENV)/serves: pyproject.toml | $(BIN)/python
	$(call must,$(BIN)/python $(PIP) --editable .,Is there a way to the Python package index? See what pip says above.)
	@touch $@

# What is imported is compiled then; most of what the server brings with it never is.
$(VENV)/tests: pyproject.toml | $(BIN)/python
	$(call must,$(BIN)/python $(PIP) --no-compile --editable '.[test]',Is there a way to the Python package index? See what pip says above.)
	@touch $@ $(VENV)/serves

$(TSC): tests/types/package-lock.json | $(VENV)/tests
	$(call must,$(BIN)/npm ci --prefix tests/types --no-audit --no-fund --silent,Is there a way to npm's registry? See what npm says above.)
	@touch $@

$(BIN)/python:
	$(if $(PYTHON),,$(error Python 3.11 or newer is needed. Debian and Ubuntu: sudo apt-get install python3 python3-venv. macOS: brew install python))
	$(call must,$(PYTHON) -m venv $(VENV),Debian and Ubuntu keep this apart: sudo apt-get install python3-venv; then rm -rf $(VENV) and once more.)
