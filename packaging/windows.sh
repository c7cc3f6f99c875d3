# Builds Hector for Windows on another system: `./hector package windows` makes the zip. Runs nothing of it, which
# try_windows.sh does. Read by the start script, whose functions and variables it uses. Everything lies in
# target/windows and target/package.
# shellcheck shell=sh
# shellcheck disable=SC2154 # the start script sets them

windows=x86_64-pc-windows-gnu
mingw=x86_64-w64-mingw32

# As in the start script.
windows_packages='
g++-mingw-w64-x86-64-win32      mingw64-gcc-c++      mingw-w64-gcc  building for Windows
gcc-mingw-w64-x86-64-win32      mingw64-gcc          mingw-w64-gcc  building for Windows
python3                         python3              python         fetching the speech recogniser
ca-certificates                 ca-certificates      ca-certificates fetching the speech recogniser
'
# For a Rust that has no standard library for Windows, where rustup cannot fetch it.
windows_rust_packages='
rustc-web                       -                    -              the standard library for Windows
cargo-web                       -                    -              the standard library for Windows
rust-web-src                    -                    -              the standard library for Windows
'
# The recogniser for Windows, as its makers publish it for Python, and its libraries.
windows_vosk_file=vosk-0.3.45-py3-none-win_amd64.whl
windows_vosk_sha256=6994ddc68556c7e5730c3b6f6bad13320e3519b13ce3ed2aa25a86724e7c10ac
windows_vosk='libvosk.dll libstdc++-6.dll libgcc_s_seh-1.dll libwinpthread-1.dll'

# The way to NVDA, as a project for Python packs it: signed by NVDA's makers, and theirs.
nvda_file=speechlight-3.2.2-py3-none-any.whl
nvda_sha256=541424f79ed582e45e0cd753d3d8698aefcc624f46eeda351c9f8017fe3ad85f
nvda_client=nvdaControllerClient64.dll
nvda_client_sha256=4baffd99b781db904f939d5c884f69109739a3f92031ca360f2eeeb13de15e12

prepare_windows() {
    find_rust
    find_family
    need_packages "$windows_packages"
    if has_std_for "$windows"; then
        windows_std=ready
    else
        [ "$family" = debian ] ||
            stop "Rust lacks the standard library for Windows. Run: rustup target add $windows"
        need_packages "$windows_rust_packages"
        windows_std=built
        version=$(/usr/bin/rustc --version | cut -d ' ' -f 2)
        is_at_least "$version" "$wanted" || stop "The Rust of Debian is too old: this is $version, and Hector" \
            "needs $wanted or newer. Run: rustup target add $windows"
    fi
}

# True if Rust has its standard library for the target $1, which rustup fetches where it can.
has_std_for() {
    std=$(in_house rustc --print target-libdir --target "$1" 2>/dev/null)
    [ ! -d "$std" ] || return 0
    ! command -v rustup >/dev/null || in_house rustup --quiet target add "$1" >/dev/null 2>&1 || :
    [ -d "$std" ]
}

# cargo with this command, for Windows. The linker for this machine is no linker there.
cargo_for_windows() {
    # Before the words of the caller, of which those behind two dashes are not cargo's.
    command=$1
    shift
    if [ "$windows_std" = ready ]; then
        RUSTFLAGS=${windows_flags-} in_house nice cargo "$command" --target "$windows" --target-dir target/windows "$@"
        return
    fi
    # The standard library is built from its source, which only a Rust that is told so does.
    RUSTFLAGS=${windows_flags-} PATH=/usr/bin:$PATH RUSTC=/usr/bin/rustc RUSTC_BOOTSTRAP=1 \
        in_house nice /usr/bin/cargo "$command" -Zbuild-std=std,panic_unwind --target "$windows" \
        --target-dir target/windows "$@"
}

# Fetches the recogniser for Windows, whose libraries it takes out of its package, and NVDA's client.
get_windows_libraries() {
    fetch vosk "$windows_vosk_file" "$windows_vosk_sha256" "$windows_vosk_file"
    rm -rf "$made/vosk"
    python3 -I -m zipfile -e "$libraries/$windows_vosk_file" "$made/vosk"
    fetch speechlight "$nvda_file" "$nvda_sha256" "$nvda_client" \
        "speechlight/speech_libs/$nvda_client" "$nvda_client_sha256"
}

make_windows() {
    prepare_windows
    made=$house/target/package
    mkdir -p "$made"
    get_windows_libraries
    : "${SOURCE_DATE_EPOCH:=$(in_house git log -1 --format=%ct 2>/dev/null || date +%s)}"
    # Whatever strips or links a program writes the time into it, unless it is told which.
    export SOURCE_DATE_EPOCH
    tell "Building the programs for Windows. This takes some minutes."
    windows_flags="--remap-path-prefix=$house=/hector --remap-path-prefix=${CARGO_HOME:-$HOME/.cargo}=/cargo"
    # With the names of their functions, in which is looked for what a program may not have; the package goes without.
    # In a shell of its own, as in package.sh.
    (
        export CARGO_PROFILE_RELEASE_DEBUG=0 CARGO_PROFILE_RELEASE_STRIP=none
        # shellcheck disable=SC2034 # whoever tells how far the build is counts its parts by them
        features="$windows_features --target $windows"
        # shellcheck disable=SC2086 # several words
        build_aloud normal,build cargo_for_windows build --release --locked --bins $windows_features
    ) || stop "The build failed. The lines above say where."
    windows_flags=
    rm -rf "$made/pages"
    in_house nice cargo run --quiet --locked --no-default-features --example package_pages -- "$made/pages" \
        "$(date -u -d "@$SOURCE_DATE_EPOCH" +%F)" || stop "The keys and the articles could not be written: see above."
    lay_out_windows
    pack_windows
    tell "Made in $made:"
    (cd "$made" && sha256sum -- "$windows_name.zip") >&2
}

# With which devices the programs are built.
windows_features='--no-default-features --features voice,ear,braille,hall,boards,ble'

# The folder as it lies on a stick.
lay_out_windows() {
    windows_name=hector-$(sed -n 's/^version = "\(.*\)"$/\1/p' "$house/Cargo.toml" | head -n 1)-windows-x86_64
    folder=$made/$windows_name
    rm -rf "$folder"
    mkdir -p "$folder/models" "$folder/docs"
    for packed in hector hector-recorder; do
        "$mingw-strip" -o "$folder/$packed.exe" "$house/target/windows/$windows/release/$packed.exe"
    done
    for library in $windows_vosk; do
        "$mingw-strip" --strip-unneeded -o "$folder/$library" "$made/vosk/vosk/$library"
    done
    cp "$libraries/$nvda_client" "$folder/"
    for text in "$house"/packaging/nvda/*.txt; do
        as_text "$text" "$folder/docs/$(basename "$text")"
    done
    cp -R "$house/models/starter" "$house/models/try" "$folder/models/"
    # Line ends and names that every program of Windows reads.
    for text in README.md CHANGELOG.md LICENSE; do
        as_text "$house/$text" "$folder/${text%.md}.txt"
    done
    for text in "$house"/docs/*.md "$made"/pages/hector/usr/share/doc/hector/*.md; do
        as_text "$text" "$folder/docs/$(basename "$text" .md).txt"
    done
    as_text "$house/docs/event-example.toml" "$folder/docs/event-example.toml"
    as_text "$house/models/README.md" "$folder/docs/MODEL.txt"
    as_text "$house/packaging/start.cmd" "$folder/start.cmd"
}

as_text() { sed 's/\r*$/\r/' "$1" >"$2"; }

# The same folder makes the same zip, wherever and whenever.
pack_windows() {
    python3 -I - "$made" "$windows_name" "$SOURCE_DATE_EPOCH" <<'PYTHON' || stop "The zip was not made: see above."
import pathlib, sys, time, zipfile

made, name, seconds = sys.argv[1:]
made = pathlib.Path(made)
date = max(time.gmtime(int(seconds))[:6], (1980, 1, 1, 0, 0, 0))
with zipfile.ZipFile(made / f"{name}.zip", "w", zipfile.ZIP_DEFLATED, compresslevel=9) as packed:
    for file in sorted((made / name).rglob("*")):
        if file.is_file():
            entry = zipfile.ZipInfo(file.relative_to(made).as_posix(), date)
            entry.compress_type = zipfile.ZIP_DEFLATED
            entry.external_attr = 0o644 << 16
            packed.writestr(entry, file.read_bytes())
PYTHON
}
