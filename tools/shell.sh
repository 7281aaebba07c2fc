# What ./test and ./release share: messages, tools that are installed when they are missing, and the scratch folder.
# To be sourced, with the name of the script in $me.
# shellcheck shell=bash

# Each line of this file names something that was not run, with the reason; tests add their own (tests/common/not_run.rs).
SCRATCH=$(mktemp -d)
# What runs in the background ends with its next command.
trap 'kill $(jobs -p) 2>/dev/null || true; rm -rf "$SCRATCH"' EXIT
export NINEFOLD_NOT_RUN=$SCRATCH/not-run

say() { printf '\n== %s (after %d s)\n' "$*" "$SECONDS"; }
not_run() { printf '\nNOT RUN: %s\n' "$*"; printf '%s\n' "$*" >>"$NINEFOLD_NOT_RUN"; }
die() { printf '%s: %s\n' "$me" "$*" >&2; exit 1; }

# need COMMAND PACKAGE: makes sure that a command exists, installing its Debian package if allowed.
need() {
    command -v "$1" >/dev/null && return
    if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
        say "installing $2 for $1"
        local install=(apt-get install -y -q -o DPkg::Lock::Timeout=600 "$2")
        "${install[@]}" >/dev/null || { apt-get update -q >/dev/null && "${install[@]}" >/dev/null; } || true
    fi
    command -v "$1" >/dev/null || die "$1 is missing: install it (Debian and Ubuntu: apt-get install $2)"
}

# rust_part COMMAND COMPONENT: makes sure that a part of the Rust toolchain is installed.
rust_part() {
    cargo "$1" --version >/dev/null 2>&1 && return
    if command -v rustup >/dev/null; then
        say "installing $2"
        rustup component add "$2" || true
    fi
    cargo "$1" --version >/dev/null 2>&1 || die "cargo $1 is missing: rustup component add $2, or your system's package"
}

# target TRIPLE: whether the standard library for another CPU is installed or can be.
target() {
    compgen -G "$(rustc --print target-libdir --target "$1" 2>/dev/null)/libcore-*.rlib" >/dev/null && return
    command -v rustup >/dev/null && timeout 120 rustup target add "$1" 2>/dev/null
}

# new_venv DIRECTORY WHAT: makes a virtual environment; otherwise says that WHAT was not run.
new_venv() {
    (need python3 python3) || true
    if ! python3 -c 'import sys; sys.exit(sys.version_info < (3, 10))' 2>/dev/null; then
        not_run "$2 needs Python 3.10 or later (Debian and Ubuntu: apt-get install python3)"
        return 1
    fi
    python3 -m venv "$1" >/dev/null 2>&1 && return
    if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then apt-get install -y -q python3-venv >/dev/null || true; fi
    python3 -m venv --clear "$1" >/dev/null 2>&1 && return
    not_run "$2 needs venv (Debian and Ubuntu: apt-get install python3-venv)"
    return 1
}

# rust: makes sure that Rust can build: a linker, the C library's headers, and a new enough compiler.
rust() {
    need cc gcc
    command -v cargo >/dev/null || { [ -x "$HOME/.cargo/bin/cargo" ] && PATH="$HOME/.cargo/bin:$PATH"; }
    if ! command -v cargo >/dev/null && [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
        need rustup rustup
        rustup default stable
    fi
    command -v cargo >/dev/null || die "cargo is missing: install Rust 1.95 or later (rustup, or your system's package)"
    local wanted found
    wanted=$(sed -n 's/^rust-version = "\(.*\)"$/\1/p' Cargo.toml | head -1)
    found=$(rustc --version | cut -d' ' -f2)
    [ "$(printf '%s\n' "$wanted" "$found" | sort -V | head -1)" = "$wanted" ] ||
        die "Rust $found is too old: $wanted or later is needed (rustup update)"
}

# summary: says at the end what was not run.
summary() {
    if [ -s "$NINEFOLD_NOT_RUN" ]; then
        say "$(sort -u "$NINEFOLD_NOT_RUN" | wc -l) checks were NOT RUN"
        sort -u "$NINEFOLD_NOT_RUN"
    fi
}
