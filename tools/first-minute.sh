#!/usr/bin/env bash
# Measures what a newcomer waits for: the first solved grids from a fresh clone and an empty cache, with the command of
# README's first screen. Downloads are counted apart, since they depend on the network.
# Usage: tools/first-minute.sh [OPTION OF CARGO…], such as --no-default-features
set -euo pipefail
cd "$(dirname "$0")/.."
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
git clone --quiet . "$scratch/clone"
cd "$scratch/clone"
export CARGO_HOME=$scratch/cargo
unset CARGO_TARGET_DIR RUSTFLAGS
mkdir "$CARGO_HOME"
[ ! -e "$HOME/.cargo/config.toml" ] || cp "$HOME/.cargo/config.toml" "$CARGO_HOME"

# timed COMMAND…: how many seconds it takes.
timed() {
    local TIMEFORMAT=%R
    { time "$@" >/dev/null 2>"$scratch/said"; } 2>&1 || { cat "$scratch/said" >&2; exit 1; }
}

fetched=$(timed cargo fetch --quiet --locked --target "$(rustc -vV | sed -n "s/^host: //p")")
solved=$(timed cargo run --quiet --release --package ninefold-cli "$@" -- solve testdata/sample.txt)
printf 'downloads: %s s\nbuild and first solved grids: %s s\n' "$fetched" "$solved"
