# Makes packages for other machines: `./hector package deb`, `rpm` or `tar`; `windows` stands in windows.sh. Read by the start
# script, whose functions and variables it uses. Everything lies in target/package.
# shellcheck shell=sh
# shellcheck disable=SC2154 # the start script sets them

run_package() {
    need_script windows
    make_package "$@"
}

make_package() {
    case ${1-} in
    deb | rpm | tar) ;;
    windows)
        make_windows
        return
        ;;
    *) stop "\"hector package\" takes one name. Expected one of: deb rpm tar windows." ;;
    esac
    kind=$1
    prepare "$build_packages"
    [ -n "$vosk_file" ] || stop "A package is made where there is a speech recogniser."
    made=$house/target/package
    choose_date
    umask 022
    build_programs
    lay_out hector
    lay_out hector-recorder
    "make_$kind"
    tell "Made in $made:"
    (cd "$made" && sha256sum -- *."$kind"*) >&2
}

# The same source gives the same package, wherever and whenever it is made: it has the date of the
# last commit, or of the release where there is no history.
choose_date() {
    : "${SOURCE_DATE_EPOCH:=$(in_house git log -1 --format=%ct 2>/dev/null)}"
    : "${SOURCE_DATE_EPOCH:=$(date -u +%s -d "$(sed -n 's/.*<release .*date="\([^"]*\)".*/\1/p' \
        "$house/packaging/hector.metainfo.xml")")}"
    export SOURCE_DATE_EPOCH
}

# Both programs, with nothing of this machine in them, neither its folders nor its libraries, and
# with the list of the crates that they are made of, so that a fault is found in what is installed.
build_programs() {
    [ "${programs_of-}" != "$house" ] || return 0
    need_tool cargo-auditable 0.7.7
    tell "Building the programs of the package. This takes some minutes."
    homes="--remap-path-prefix=$house=/hector --remap-path-prefix=${CARGO_HOME:-$HOME/.cargo}=/cargo"
    # The tarball has libraries of its own beside the program.
    # shellcheck disable=SC2016 # the loader reads $ORIGIN
    beside='-Clink-arg=-Wl,--disable-new-dtags,-rpath,$ORIGIN/lib'
    # With the names of their functions, in which is looked for what a program may not have; the package goes without. A
    # shell of its own, because whoever calls may have something to do at the end that building aloud would forget.
    (
        export RUSTFLAGS="$homes $beside" CARGO_PROFILE_RELEASE_DEBUG=0 CARGO_PROFILE_RELEASE_STRIP=none
        build_aloud normal,build nice "$tools/bin/cargo-auditable" auditable build --release --locked --bins \
            --target-dir target/package
    ) || stop "The build failed. The lines above say where."
    rm -rf "$made/pages"
    in_house nice cargo run --quiet --locked --no-default-features --example package_pages -- "$made/pages" \
        "$(date -u -d "@$SOURCE_DATE_EPOCH" +%F)" ||
        stop "The pages of the package could not be written: see above."
    # Each kind of package is made of the same programs.
    programs_of=$house
}

# Everything that the package of the program $1 installs, where it installs it.
lay_out() {
    stage=$made/stage/$1
    rm -rf "$stage"
    mkdir -p "$stage/usr/bin" "$stage/usr/lib/$1/models" "$stage/usr/share/applications" \
        "$stage/usr/share/metainfo" "$stage/usr/share/doc/$1"
    cp -R "$made/pages/$1/." "$stage"
    find "$stage/usr/share/man" -name '*.1' -exec gzip -9 -n {} +
    strip -o "$stage/usr/lib/$1/$1" "$made/release/$1"
    cp "$libraries/libvosk.so" "$stage/usr/lib/$1/"
    cp -R "$house/models/starter" "$stage/usr/lib/$1/models/"
    # The recorder tries no models.
    [ "$1" != hector ] || cp -R "$house/models/try" "$stage/usr/lib/$1/models/"
    # A start file and no link: what lies beside the program is found from where it lies.
    printf '#!/bin/sh\nexec /usr/lib/%s/%s "$@"\n' "$1" "$1" >"$stage/usr/bin/$1"
    cp "$house/packaging/$1.desktop" "$stage/usr/share/applications/"
    cp "$house/packaging/$1.metainfo.xml" "$stage/usr/share/metainfo/"
    cp "$house/README.md" "$house/LICENSE" "$house/docs/"*.md "$house/docs/event-example.toml" \
        "$stage/usr/share/doc/$1/"
    # The name under which whoever knows Debian looks for what has changed.
    gzip -9 -n <"$house/CHANGELOG.md" >"$stage/usr/share/doc/$1/changelog.gz"
    cp "$house/models/README.md" "$stage/usr/share/doc/$1/MODEL.md"
    cp "$house/packaging/copyright" "$stage/usr/share/doc/$1/COPYRIGHT"
    find "$stage" -type d -exec chmod 755 {} + -o -type f -exec chmod 644 {} +
    chmod 755 "$stage/usr/bin/$1" "$stage/usr/lib/$1/$1" "$stage/usr/lib/$1/libvosk.so"
    find "$stage" -exec touch -h -d "@$SOURCE_DATE_EPOCH" {} +
}

make_deb() {
    need_tool cargo-deb 3.8.0
    write_debian_changelogs
    for variant in '' recorder; do
        # shellcheck disable=SC2086 # no word or two
        in_house "$tools/bin/cargo-deb" --no-build --no-strip ${variant:+--variant $variant} \
            --output "$made/hector${variant:+-$variant}.deb" || stop "The package was not made: see above."
    done
}

# What tools of Debian read: which version this is, and since when. For people there is changelog.gz.
write_debian_changelogs() {
    version=$(sed -n 's/^version = "\(.*\)"$/\1/p' "$house/Cargo.toml" | head -n 1)
    maintainer=$(sed -n 's/^maintainer = "\(.*\)"$/\1/p' "$house/Cargo.toml")
    for packed in hector hector-recorder; do
        mkdir -p "$made/debian/$packed"
        printf '%s (%s-1) unstable; urgency=medium\n\n  * What has changed is told in changelog.gz.\n\n -- %s  %s\n' \
            "$packed" "$version" "$maintainer" "$(LC_ALL=C date -u -R -d "@$SOURCE_DATE_EPOCH")" |
            gzip -9 -n >"$made/debian/$packed/changelog.Debian.gz"
    done
}

make_rpm() {
    need_tool cargo-generate-rpm 0.21.1
    for variant in '' recorder; do
        # shellcheck disable=SC2086 # no word or two
        in_house "$tools/bin/cargo-generate-rpm" generate-rpm ${variant:+--variant $variant} \
            --source-date "$SOURCE_DATE_EPOCH" --output "$made/hector${variant:+-$variant}.rpm" ||
            stop "The package was not made: see above."
    done
}

# One folder that runs wherever it lies, with the libraries that not every system has.
make_tar() {
    version=$(sed -n 's/^version = "\(.*\)"$/\1/p' "$house/Cargo.toml" | head -n 1)
    name=hector-$version-linux-$(uname -m)
    folder=$made/$name
    rm -rf "$folder"
    mkdir -p "$folder/program/lib" "$folder/program/alsa"
    for packed in hector hector-recorder; do
        cp "$made/stage/$packed/usr/lib/$packed/$packed" "$folder/program/"
        sed "s/@PROGRAM@/$packed/" "$house/packaging/start.sh" >"$folder/$packed"
        cp -R "$made/stage/$packed/usr/share" "$folder/"
    done
    cp -R "$made/stage/hector/usr/lib/hector/models" "$made/stage/hector/usr/lib/hector/libvosk.so" \
        "$folder/program/"
    for library in $(ldd "$folder/program/hector" "$folder/program/libvosk.so" | awk '$2 == "=>" { print $3 }' | sort -u); do
        case ${library##*/} in
        # Those of the C library belong to the system that it runs on.
        libc.so.* | libm.so.* | libdl.so.* | librt.so.* | libpthread.so.*) ;;
        # The system's own finds the system's sound; this one is for a system that has none.
        libasound.so.*) cp -L "$library" "$folder/program/alsa/" ;;
        *) cp -L "$library" "$folder/program/lib/" ;;
        esac
    done
    cp "$house/LICENSE" "$house/README.md" "$folder/"
    chmod 755 "$folder/hector" "$folder/hector-recorder"
    tar --sort=name --owner=0 --group=0 --numeric-owner --mtime="@$SOURCE_DATE_EPOCH" \
        -C "$made" -c "$name" | xz -T1 -6 >"$made/$name.tar.xz"
}

# The command $1 at version $2, compiled once and kept.
need_tool() {
    tools=$libraries/tools
    [ -x "$tools/bin/$1" ] && grep -q "^\"$1 $2 " "$tools/.crates.toml" && return
    tell "Building $1 $2, which makes the package. This happens once."
    # It runs for seconds, so that it is compiled with little optimisation.
    CARGO_PROFILE_RELEASE_LTO=off CARGO_PROFILE_RELEASE_CODEGEN_UNITS=16 CARGO_PROFILE_RELEASE_OPT_LEVEL=1 \
        in_house nice cargo install --quiet --locked --version "$2" --root "$tools" "$1" ||
        stop "$1 could not be built: see above."
}
