# The house in short commands. `make test` is what CI runs.

# nextest is faster and prints a better summary; plain `cargo test` does the same work.
NEXTEST := $(shell cargo nextest --version >/dev/null 2>&1 && echo yes)
CHROMIUM ?= /usr/bin/chromium
TARGET := $(or $(CARGO_TARGET_DIR),$(CURDIR)/target)
VENV := $(TARGET)/python-venv
# One set of features for everything, so that nothing is compiled twice. `cargo run` alone needs neither.
FEATURES := --features cowbell/postgres,cowbell/nats

.PHONY: test fmt lint unit doc web python bless fuzz bench load

test: fmt lint unit doc web python

fmt:
	cargo fmt --all --check

lint:
	cargo clippy --workspace --all-targets --locked $(FEATURES) -- -D warnings

# Those of crates/cowbell/tests/cluster need PostgreSQL, NATS and faketime, and say so where they are missing.
unit:
ifeq ($(NEXTEST),yes)
	cargo nextest run --workspace --locked $(FEATURES) --no-fail-fast
else
	cargo test --workspace --locked $(FEATURES) --lib --bins --tests --no-fail-fast
endif

doc:
	cargo test --workspace --locked $(FEATURES) --doc
	RUSTDOCFLAGS="-D warnings" cargo doc --workspace --locked $(FEATURES) --no-deps --quiet

# A missing tool is said aloud; in CI it is a failure.
define missing
	@echo "skipped: $(1)"; [ "$$CI" != true ]
endef

# The command as the tests have built it already: tests bring features of their dependencies with them.
BUILD := cargo build --locked --workspace $(FEATURES) --bins --tests

# The client in a real browser, against the real server.
web:
ifeq ($(wildcard $(CHROMIUM)),)
	$(call missing,the browser tests need Chromium at $(CHROMIUM))
else
	$(BUILD)
	cd web && npm run check
	cd web && COWBELL=$(TARGET)/debug/cowbell CHROMIUM=$(CHROMIUM) npx playwright test
endif

python:
ifeq ($(shell command -v python3),)
	$(call missing,the Python tests need python3)
else
	$(BUILD)
	python3 -m venv $(VENV)
	$(VENV)/bin/pip install --quiet --disable-pip-version-check "./crates/cowbell-python[test]"
	cd crates/cowbell-python && COWBELL_BIN=$(TARGET)/debug/cowbell $(VENV)/bin/pytest
endif

# Writes golden files anew. Read the difference before you commit it.
bless:
	BLESS=1 cargo test --workspace --lib -- recorded golden types

# Hostile text for a minute a target. Needs `cargo install cargo-fuzz`; the flag stands in for a nightly compiler.
fuzz:
	for target in record position scenario; do \
		RUSTC_BOOTSTRAP=1 cargo fuzz run $$target --fuzz-dir fuzz -- -max_total_time=60 -max_len=4096 || exit 1; \
	done

bench:
	cargo run --release --quiet -- bench

# The server under load, on two cores of their own: about five minutes, and it fails where an aim is missed.
load:
	ulimit -n 20000 && cargo run --release --quiet -p cowbell-server --example load -- all
