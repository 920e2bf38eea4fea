# The house in short commands. `make test` is what CI runs.

# nextest is faster and prints a better summary; plain `cargo test` does the same work.
NEXTEST := $(shell cargo nextest --version >/dev/null 2>&1 && echo yes)

.PHONY: test fmt lint unit doc bless fuzz bench

test: fmt lint unit doc

fmt:
	cargo fmt --all --check

lint:
	cargo clippy --workspace --all-targets --locked -- -D warnings

unit:
ifeq ($(NEXTEST),yes)
	cargo nextest run --workspace --locked --no-fail-fast
else
	cargo test --workspace --locked --lib --bins --tests --no-fail-fast
endif

doc:
	cargo test --workspace --locked --doc
	RUSTDOCFLAGS="-D warnings" cargo doc --workspace --locked --no-deps --quiet

# Writes golden playthroughs and counts anew. Read the difference before you commit it.
bless:
	BLESS=1 cargo test --workspace --lib -- conformance::playthroughs conformance::counts

bench:
	cargo run --release --quiet -- bench

# Hostile text for a minute a target. Needs `cargo install cargo-fuzz`; the flag stands in for a nightly compiler.
fuzz:
	for target in record position scenario; do \
		RUSTC_BOOTSTRAP=1 cargo fuzz run $$target --fuzz-dir fuzz -- -max_total_time=60 -max_len=4096 || exit 1; \
	done
