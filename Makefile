# Project commands. `make test` is what CI runs.

# nextest is faster and prints a better summary; plain `cargo test` does the same work.
NEXTEST := $(shell cargo nextest --version >/dev/null 2>&1 && echo yes)
CHROMIUM ?= /usr/bin/chromium
TARGET := $(or $(CARGO_TARGET_DIR),$(CURDIR)/target)
VENV := $(TARGET)/python-venv
# All features, for almost everything, so that little is compiled twice. `cargo run` alone needs none of them.
FEATURES := --features cowbell/postgres,cowbell/nats
# Tests that cannot run because a program is missing write a line here; `make test` prints them at the end.
SKIPPED := $(TARGET)/skipped.txt
export COWBELL_SKIPPED := $(SKIPPED)

.PHONY: test fmt lint default unit doc deny web python bless fuzz bench load puzzles new-game

test:
	@mkdir -p $(TARGET) && rm -f $(SKIPPED)
	@$(MAKE) --no-print-directory fmt lint default unit doc deny web python
	@echo
	@if [ -s $(SKIPPED) ]; then \
		echo "Everything that ran has passed. Not run, because something is missing:"; sort -u $(SKIPPED); \
	else echo "Everything has run and passed; nothing was skipped."; fi

# A missing program skips the tests that need it; in CI it is a failure.
define skip
	@mkdir -p $(TARGET) && echo "skipped: $(1)" | tee -a $(SKIPPED); [ "$$CI" != true ]
endef

fmt:
	cargo fmt --all --check

lint:
	cargo clippy --workspace --all-targets --locked $(FEATURES) -- -D warnings
	cargo clippy --workspace --bins --locked -- -D warnings

# The program as `cargo run` builds it, without PostgreSQL and NATS; and that `cargo run` finds it.
default:
	cargo run --locked --quiet -- --version
ifeq ($(NEXTEST),yes)
	cargo nextest run --workspace --locked --test cli --test operate --no-fail-fast
else
	cargo test --workspace --locked --test cli --test operate --no-fail-fast
endif

# Tests that need Python, PostgreSQL, NATS or faketime skip themselves where it is missing.
unit:
ifeq ($(NEXTEST),yes)
	cargo nextest run --workspace --locked $(FEATURES) --no-fail-fast
else
	cargo test --workspace --locked $(FEATURES) --lib --bins --tests --no-fail-fast
endif

doc:
	cargo test --workspace --locked $(FEATURES) --doc
	RUSTDOCFLAGS="-D warnings" cargo doc --workspace --locked $(FEATURES) --no-deps --quiet

# Licences and sources of all dependencies. Compiling cargo-deny takes longer than the tests, so it may be missing even in CI: the
# workflow on GitHub has a job of its own for it, which also looks up advisories.
deny:
ifeq ($(shell cargo deny --version 2>/dev/null),)
	@mkdir -p $(TARGET) && echo "skipped: checking dependencies needs cargo-deny (cargo install --locked cargo-deny)" | tee -a $(SKIPPED)
else
	cargo deny check licenses bans sources
endif

# The program as the tests have built it already.
BUILD := cargo build --locked --workspace $(FEATURES) --bins --tests

# The client in a real browser, against the real server.
web:
ifeq ($(shell command -v npm),)
	$(call skip,the web client and its tests need Node)
else ifeq ($(wildcard $(CHROMIUM)),)
	$(call skip,the browser tests need Chromium at $(CHROMIUM); CHROMIUM=/path/to/chrome names another one)
	cd web && npm run check
else
	$(BUILD)
	cd web && npm run check
	cd web && COWBELL=$(TARGET)/debug/cowbell CHROMIUM=$(CHROMIUM) npx playwright test
endif

python:
ifeq ($(shell command -v python3),)
	$(call skip,the Python package and its tests need python3)
else
	$(BUILD)
	python3 -m venv $(VENV)
# With the debug profile: its dependencies are compiled already, and the engines check their arithmetic.
	MATURIN_PEP517_ARGS="--profile dev" $(VENV)/bin/pip install --quiet --disable-pip-version-check "ruff==0.17.*" "./crates/cowbell-python[test]"
	$(VENV)/bin/ruff check
	$(VENV)/bin/ruff format --check crates/cowbell-python
	cd crates/cowbell-python && COWBELL_BIN=$(TARGET)/debug/cowbell $(VENV)/bin/pytest -n auto
	@if $(VENV)/bin/python -c "import torch" 2>/dev/null; then $(VENV)/bin/pytest training; \
	else echo "skipped: the tests of training/ need PyTorch ($(VENV)/bin/pip install torch)" | tee -a $(SKIPPED); fi
endif

# Rewrites golden files. Read the difference before you commit it.
bless:
	BLESS=1 cargo test --workspace --lib -- recorded golden types

# Feeds hostile text to each parser for a minute. Needs `cargo install cargo-fuzz`; the variable replaces a nightly compiler.
fuzz:
	for target in record position scenario; do \
		RUSTC_BOOTSTRAP=1 cargo fuzz run $$target --fuzz-dir fuzz -- -max_total_time=60 -max_len=4096 || exit 1; \
	done

bench:
	cargo run --release --quiet -- bench

# The server under load: about five minutes on two otherwise idle cores. It fails if a target is missed.
load:
	ulimit -n 20000 && cargo run --release --quiet -p cowbell-server --example load -- all

# Finds the puzzles of all games again: some hours on one core. The same bots find the same puzzles.
PUZZLES ?= 100
puzzles:
	cargo build --release --locked
	for file in crates/cowbell-bots/puzzles/*.jsonl; do \
		$(TARGET)/release/cowbell puzzles $$(basename $$file .jsonl) --count $(PUZZLES) --seed 1000 > $(TARGET)/puzzles.jsonl && \
		mv $(TARGET)/puzzles.jsonl $$file || exit 1; \
	done

# The skeleton of a new game, ready to be played: make new-game NAME="Pig"
new-game:
	cargo run --quiet --package cowbell-new-game -- "$(NAME)"
