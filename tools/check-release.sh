# The checks of ./release: each part is installed and used where nothing else of the tree is.
# To be sourced by ./release.
# shellcheck shell=bash disable=SC2154

PUZZLE=53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79
SOLVED=534678912672195348198342567859761423426853791713924856961537284287419635345286179

# made FILE: whether a part was made; otherwise says so.
made() { [ -e "$OUT/$1" ] || { not_run "$1 was not made"; return 1; }; }

# expect WHAT FOUND WANTED
expect() { [ "$2" = "$3" ] || die "$1: found '$2', not '$3'"; printf '  %s: as expected\n' "$1"; }

# unpacked FILE: unpacks an archive of one folder, and prints the folder.
unpacked() {
    rm -rf "$SCRATCH/bare" && mkdir "$SCRATCH/bare"
    tar -xzf "$OUT/$1" -C "$SCRATCH/bare"
    echo "$SCRATCH/bare"/*
}

# until_there URL: waits until a server answers.
until_there() {
    local _
    for _ in $(seq 100); do curl -sf -o /dev/null "$1" && return; sleep 0.1; done
    die "nothing answers at $1"
}

# in_browser FOLDER PATH: what a browser makes of a page when FOLDER is given out by a server that knows nothing but
# files; nothing if there is no browser.
in_browser() {
    local server address=http://localhost:8178/$2 browser
    browser=${CHROMIUM:-$(command -v chromium || command -v google-chrome || true)}
    [ -n "$browser" ] || return 0
    python3 -m http.server --bind localhost --directory "$1" 8178 >/dev/null 2>&1 &
    server=$!
    until_there "$address"
    "$browser" --headless --no-sandbox --disable-gpu --virtual-time-budget=20000 --dump-dom "$address" 2>/dev/null || true
    kill $server
}

# expect_in_browser WHAT FOLDER PATH PATTERN: the page has one line that matches.
expect_in_browser() {
    (need python3 python3) && (need curl curl) || { not_run "$1 needs Python and curl"; return; }
    local document
    document=$(in_browser "$2" "$3")
    if [ -n "$document" ]; then
        expect "$1" "$(grep -c "$4" <<<"$document")" 1
    else
        not_run "$1 needs a browser (Debian and Ubuntu: apt-get install chromium)"
    fi
}

# In a root that holds nothing but the program.
check_binary() {
    made "ninefold-$VERSION-x86_64-linux.tar.gz" || return 0
    local from empty=$SCRATCH/empty server
    from=$(unpacked "ninefold-$VERSION-x86_64-linux.tar.gz")
    [ "$(id -u)" = 0 ] || { not_run "the static command in an empty root: chroot needs root"; return; }
    rm -rf "$empty" && mkdir "$empty" && cp "$from/ninefold" "$empty/"
    expect "solve in an empty root" "$(chroot "$empty" /ninefold solve -q $PUZZLE)" $SOLVED
    expect "rate in an empty root" "$(chroot "$empty" /ninefold rate -q --json $PUZZLE | grep -o '"level":"[a-z]*"')" '"level":"easy"'
    [ "$PROFILE" != dist ] || expect "the size is at most 10 MB" "$(($(stat -c %s "$from/ninefold") <= 10000000))" 1
    expect "a manual page for every command" "$(find "$from/man/man1" -name 'ninefold-*.1' | wc -l)" \
        "$("$from/ninefold" --help | sed '/^Options:/,$d' | grep -c '^  [a-z]')"
    expect "the completions are a script" "$(bash -n "$from/completions/ninefold.bash" && echo yes)" yes
    chroot "$empty" /ninefold serve --port 8179 >/dev/null 2>&1 &
    server=$!
    until_there http://localhost:8179/
    expect "the page inside" "$(curl -s http://localhost:8179/ | grep -c '<title>')" 1
    kill $server
}

check_aarch64() {
    made "ninefold-$VERSION-aarch64-linux.tar.gz" || return 0
    (need qemu-aarch64 qemu-user) || { not_run "the command for aarch64 needs qemu-user"; return; }
    local from
    from=$(unpacked "ninefold-$VERSION-aarch64-linux.tar.gz")
    expect "solve on aarch64" "$(qemu-aarch64 "$from/ninefold" solve -q $PUZZLE)" $SOLVED
}

# By apt, in a fresh Debian.
check_deb() {
    local file=ninefold_${VERSION}_amd64.deb root=$SCRATCH/debian suite=stable
    made "$file" || return 0
    { [ "$(id -u)" = 0 ] && (need mmdebstrap mmdebstrap); } || { not_run "the Debian package needs root and mmdebstrap"; return; }
    # shellcheck source=/dev/null
    [ ! -e /etc/debian_version ] || suite=$(. /etc/os-release && echo "${VERSION_CODENAME:-stable}")
    # A mirror that was frozen is as good here.
    mmdebstrap --quiet --variant=apt --aptopt='Acquire::Check-Valid-Until "false"' "$suite" "$root" || { not_run "the Debian package: mmdebstrap could not make a fresh Debian"; return; }
    cp "$OUT/$file" "$root/tmp/"
    chroot "$root" apt-get install -y -q "/tmp/$file" >/dev/null
    expect "solve in a fresh Debian" "$(chroot "$root" ninefold solve -q $PUZZLE)" $SOLVED
    expect "nothing is needed beside it" "$(chroot "$root" dpkg-query -W -f '${Depends}' ninefold)" ""
    chroot "$root" apt-get remove -y -q ninefold >/dev/null
    expect "nothing is left after removing it" "$(chroot "$root" sh -c 'command -v ninefold || echo gone')" gone
}

check_python() {
    local venv=$SCRATCH/bare-venv wheel code
    wheel=$(compgen -G "$OUT/ninefold-$VERSION-*.whl") || { not_run "the wheel was not made"; return; }
    new_venv "$venv" "the wheel" || return 0
    "$venv/bin/pip" install --quiet --disable-pip-version-check "$wheel"
    code="import ninefold; print(ninefold.solve('$PUZZLE'))"
    expect "solve in a fresh environment" "$(cd / && "$venv/bin/python" -c "$code")" $SOLVED
    code='from importlib.metadata import metadata as m; print(" ".join(m("ninefold").get_all("Project-URL") or []))'
    [ -z "${REPOSITORY_URL:-}" ] ||
        expect "links" "$(cd / && "$venv/bin/python" -c "$code" | grep -o "Repository, [^ ]*")" "Repository, $REPOSITORY_URL"
}

check_npm() {
    made "ninefold-engine-$VERSION.tgz" || return 0
    local folder=$SCRATCH/npm program
    mkdir -p "$folder"
    (cd "$folder" && npm install --silent --no-audit --no-fund "$OUT/ninefold-engine-$VERSION.tgz")
    program="import { load } from 'ninefold-engine';
const solution = (await load()).batch('$PUZZLE', 'line', 'solve').output.trim();"
    echo "$program console.log(solution);" >"$folder/solve.mjs"
    expect "solve in Node" "$(node "$folder/solve.mjs")" $SOLVED
    cat >"$folder/solve.html" <<HTML
<script type="importmap">{"imports": {"ninefold-engine": "./node_modules/ninefold-engine/index.js"}}</script>
<script type="module">$program document.body.textContent = solution;</script>
HTML
    expect_in_browser "solve in a browser" "$folder" solve.html "<body>$SOLVED</body>"
}

# Below a path of a server, in a browser.
check_page() {
    made "ninefold-page-$VERSION.zip" || return 0
    (need unzip unzip) || { not_run "the page needs unzip"; return; }
    local site=$SCRATCH/site
    rm -rf "$site" && mkdir -p "$site/some/where"
    unzip -q "$OUT/ninefold-page-$VERSION.zip" -d "$site/some/where"
    expect_in_browser "the board below a path" "$site" some/where/ 'role="grid"'
}

# Unpacked elsewhere, used by the programs of the tests.
check_capi() {
    made "ninefold-c-$VERSION-x86_64-linux.tar.gz" || return 0
    local from
    from=$(unpacked "ninefold-c-$VERSION-x86_64-linux.tar.gz")
    (need c++ g++) && (need pkg-config pkg-config)
    export PKG_CONFIG_PATH=$from/lib/pkgconfig
    # shellcheck disable=SC2046
    cc capi/tests/use.c -o "$SCRATCH/use-c" $(pkg-config --cflags --libs ninefold)
    # shellcheck disable=SC2046
    c++ -std=c++17 capi/tests/use.cpp -o "$SCRATCH/use-cpp" $(pkg-config --cflags --libs ninefold) -pthread
    LD_LIBRARY_PATH=$from/lib "$SCRATCH/use-c"
    LD_LIBRARY_PATH=$from/lib "$SCRATCH/use-cpp"
}

# The command's crate builds from what the crates contain, and the libraries' interfaces break nothing.
check_crates() {
    made "ninefold-$VERSION.crate" || return 0
    local folder=$SCRATCH/crates
    rm -rf "$folder" && mkdir "$folder"
    local crate
    for crate in "${CRATES[@]}"; do tar -xzf "$OUT/$crate-$VERSION.crate" -C "$folder"; done
    (
        cd "$folder/ninefold-cli-$VERSION"
        printf '\n[patch.crates-io]\n' >>Cargo.toml
        for crate in ninefold ninefold-variants; do
            printf '%s = { path = "../%s-%s" }\n' $crate $crate "$VERSION" >>Cargo.toml
        done
        RUSTFLAGS='' CARGO_TARGET_DIR=$folder/target cargo build --quiet
    )
    expect "solve with the built crate" "$("$folder/target/debug/ninefold" solve -q $PUZZLE)" $SOLVED
    compatible
}

# Whether the libraries' interfaces are those of the last release, or the version number says that they are not.
compatible() {
    local last
    # At a release, its own tag is not an earlier one.
    if ! last=$(git describe --tags --abbrev=0 --match 'v*' HEAD^ 2>/dev/null); then
        not_run "the comparison of interfaces needs an earlier release (a tag such as v0.1.0)"
        return
    fi
    if ! cargo semver-checks --version >/dev/null 2>&1; then
        say "installing cargo-semver-checks (once, some minutes)"
        CARGO_PROFILE_RELEASE_OPT_LEVEL=1 CARGO_TARGET_DIR=$SCRATCH/tools cargo install --quiet --locked cargo-semver-checks ||
            { not_run "the comparison of interfaces needs cargo-semver-checks"; return; }
    fi
    RUSTFLAGS='' cargo semver-checks --package ninefold --package ninefold-variants --baseline-rev "$last"
}

check_sbom() {
    made "ninefold-$VERSION.cdx.json" || return 0
    local count
    count=$(grep -c '"purl": "pkg:cargo/' "$OUT/ninefold-$VERSION.cdx.json")
    expect "the list names the library" "$(grep -c '"name": "ninefold"' "$OUT/ninefold-$VERSION.cdx.json" | sed 's/^[1-9].*/yes/')" yes
    expect "the list names more than 50 crates" "$((count > 50))" 1
}
