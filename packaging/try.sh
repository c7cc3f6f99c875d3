# Tries the packages as somebody does who has none of this machine's programs: in a bare Debian 12 the
# folder of the tarball runs, each package is installed, plays a move and is removed, with a
# stopwatch. Looks into the packages too. Read by long.sh, after package.sh.
# shellcheck shell=sh
# shellcheck disable=SC2154 # the start script sets them

trial_packages='
debootstrap                 debootstrap                 debootstrap        a bare Debian
rpm                         rpm                         rpm-tools          a package for Fedora and its relatives
binutils                    binutils                    binutils           looking into a program
appstream                   appstream                   appstream          judging the metadata
desktop-file-utils          desktop-file-utils          desktop-file-utils judging the entries of menus
lintian                     -                           -                  judging the packages for Debian
'

try_packages() {
    [ "$(id -u)" -eq 0 ] || stop "The long test \"package\" installs packages in a root of its own. Start it as root."
    find_family
    need_packages "$trial_packages"
    for kind in deb rpm tar; do make_package "$kind"; done
    tell "The packages and their bytes:"
    (cd "$made" && wc -c -- *.deb *.rpm *.tar.xz) >&2
    judge_metadata
    look_into_pages
    look_into_programs
    bare=$made/bare
    rm -rf "$bare"
    debootstrap --variant=minbase bookworm "$bare" >"$made/bare.log" 2>&1 ||
        stop "There is no bare Debian: see $made/bare.log."
    # First, while nothing is there but what every system has.
    try_folder "/srv/somewhere"
    try_folder "/srv/some where else"
    for packed in hector hector-recorder; do
        try_deb
        try_rpm
    done
    tell "The packages do what they should."
}

# Made again of the same source in another folder, later, by another user's settings, each package is
# the same to the last bit.
try_sameness() {
    for kind in deb rpm tar; do make_package "$kind"; done
    first=$(package_sums "$made")
    copy=$(mktemp -d)
    trap 'rm -rf "$copy"' EXIT
    in_house tar --exclude=target --exclude=./.libraries --exclude=./.git -c . | tar -C "$copy" -x
    ln -s "$libraries" "$copy/.libraries"
    for kind in deb rpm tar; do
        (umask 077 && TZ=Pacific/Auckland LC_ALL=C.UTF-8 "$copy/hector" package "$kind") || stop "No second package."
    done
    second=$(package_sums "$copy/target/package")
    echo "$first" >&2
    [ "$first" = "$second" ] || stop "Made again, they are others:" "$second"
    tell "Made again elsewhere, every package is the same."
}

package_sums() { (cd "$1" && sha256sum -- *.deb *.rpm *.tar.xz); }

judge_metadata() {
    appstreamcli validate --no-net "$house"/packaging/*.metainfo.xml >&2 || stop "AppStream refuses the metadata."
    desktop-file-validate "$house"/packaging/*.desktop || stop "The entries of menus are refused."
    ! command -v lintian >/dev/null || lintian --fail-on error,warning \
        --suppress-tags-from-file "$house/packaging/lintian-knows" "$made"/*.deb >&2 ||
        stop "lintian finds a fault in a package."
}

# Each command has its page in three languages, and the program that only records has none of what it lacks.
look_into_pages() {
    for place in man/man1 man/de/man1 man/fr/man1; do
        for command in play practice review drill relay arbiter hall clock games verify doctor; do
            page=$made/stage/hector/usr/share/$place/hector-$command.1.gz
            [ -s "$page" ] || stop "There is no $page."
        done
        kept=$(cd "$made/stage/hector-recorder/usr/share/$place" && echo *)
        expected=$(for command in -arbiter -clock -doctor -games-pgn -games-sheet -games -play -verify ''; do
            printf 'hector-recorder%s.1.gz ' "$command"
        done)
        [ "$kept " = "$expected" ] || stop "hector-recorder has other pages in $place: $kept"
    done
    ! grep -rqi -e '\bhall\b' -e practice "$made/stage/hector-recorder/usr/share/bash-completion" ||
        stop "hector-recorder completes a command that it lacks."
}

# What is in the programs as they are installed, and what is not.
look_into_programs() {
    tell "The program that only records, as it is installed:"
    HECTOR_PROGRAMS=$made/release HECTOR_PROGRAMS_NAMED=yes in_house cargo test --quiet --no-default-features --test scenes -- \
        recorder::nothing_that_helps >&2 || stop "What helps to play is in hector-recorder."
    for packed in hector hector-recorder; do
        file=$made/stage/$packed/usr/lib/$packed/$packed
        objcopy --dump-section ".dep-v0=$made/crates" "$file" "$made/copy" ||
            stop "$packed does not list its crates."
        python3 -I -c 'import json, sys, zlib
crates = {of["name"]: of["version"] for of in json.loads(zlib.decompress(open(sys.argv[1], "rb").read()))["packages"]}
sys.exit("hector" not in crates or "shakmaty" not in crates or "rusqlite" not in crates)' "$made/crates" ||
            stop "The list of crates in $packed is not whole."
        # The oldest C library that it runs with is that of Debian 12.
        for binary in "$file" "$made/stage/$packed/usr/lib/$packed/libvosk.so"; do
            needs=$(objdump -T "$binary" | sed -n 's/.*GLIBC_\([0-9.]*\).*/\1/p' | sort -V | tail -n 1)
            is_at_least 2.36 "$needs" || stop "${binary##*/} needs a C library of version $needs."
        done
        # Nothing tells on which machine it was made.
        ! grep -qF -e "$house/" -e "${CARGO_HOME:-$HOME/.cargo}/" "$file" || stop "$packed names a folder of this machine."
    done
}

# The folder of the tarball, in the folder $1.
try_folder() {
    mkdir -p "$bare$1"
    tar -C "$bare$1" -xJf "$made"/hector-*-linux-*.tar.xz
    for packed in hector hector-recorder; do
        began=$(date +%s)
        inside=$(cd "$bare" && echo ".$1"/hector-*-linux-*)
        plays "${inside#.}/$packed"
        runs_whole "${inside#.}/$packed"
        tell "$packed in $1: works after $(($(date +%s) - began)) seconds, without any library of the system"
    done
    rm -rf "${bare:?}$1"
}

try_deb() {
    cp "$made/$packed.deb" "$bare/"
    tell "$packed, from nothing to the first announcement:"
    began=$(date +%s)
    # Without the voice: whatever must be there for Hector to start is named as a dependency.
    in_bare apt-get install -qq -y --no-install-recommends "./$packed.deb" >"$made/bare.log" 2>&1 ||
        stop "$packed was not installed: see $made/bare.log."
    tell "  installed after $(($(date +%s) - began)) seconds"
    plays "$packed"
    taken=$(($(date +%s) - began))
    tell "  a move was announced after $taken seconds"
    [ "$taken" -lt 60 ] || stop "That is more than a minute."
    runs_whole "$packed"
    in_bare apt-get purge -qq -y "$packed" >>"$made/bare.log" 2>&1 || stop "$packed stays."
    nothing_stays
}

# The packages of Fedora are not to be had here, but rpm is, and the libraries that the package asks
# for by their names, which are those that Debian's package has brought.
try_rpm() {
    tell "$packed as RPM:"
    rpm -qp --requires "$made/$packed.rpm" 2>/dev/null | sed -n 's/^\(lib[^(]*\)(.*/\1/p' | sort -u >"$made/wanted"
    [ -s "$made/wanted" ] || stop "The package asks for no library."
    while read -r library; do
        in_bare /sbin/ldconfig -p | grep -qF "$library " || stop "No library $library."
    done <"$made/wanted"
    # What rpm itself asks of a system is in its own data, which a Debian has not.
    rpm --root "$bare" --nodeps --install "$made/$packed.rpm" >"$made/bare.log" 2>&1 ||
        stop "$packed was not installed: see $made/bare.log."
    rpm --root "$bare" --verify --nodeps "$packed" >&2 || stop "rpm finds other files than it installed."
    plays "$packed"
    runs_whole "$packed"
    rpm --root "$bare" --erase --nodeps "$packed" >>"$made/bare.log" 2>&1 || stop "$packed stays."
    nothing_stays
    tell "  installed, played, removed; it asks for $(wc -l <"$made/wanted") libraries"
}

# The program says what it is, finds what lies beside it without a setting, and keeps its promises.
runs_whole() {
    found=$(in_bare "$1" doctor --language en) || stop "The doctor of $1 fails."
    echo "$found" | sed -n '1,3p; /recogniser/p' >&2
    # Each check runs by itself, so that one which breaks down is told and nothing else suffers.
    case $found in
    *"ended without an answer"*) stop "A check of the doctor of $1 breaks down: $found" ;;
    esac
    version=$(sed -n 's/^version = "\(.*\)"$/\1/p' "$house/Cargo.toml" | head -n 1)
    case $1 in
    *recorder) features='voice, ear, braille' ;;
    *) features='voice, ear, braille, hall, boards, ble' ;;
    esac
    case $found in
    *"$version"*"Built with: $features."*) ;;
    *) stop "$1 does not say its version and what it is built with: $found" ;;
    esac
    echo "$found" | grep -q 'The speech recogniser works' || stop "The recogniser is not found: $found"
    in_bare "$1" arbiter --check --language en >/dev/null || stop "The proof fails."
}

nothing_stays() {
    left=$(in_bare find /usr /etc /var/lib -path '*hector*' ! -path '/var/lib/dpkg/*' | head -n 3)
    [ -z "$left" ] || stop "This stays of $packed: $left"
}

# Runs a command there, with nothing of this machine but its processor.
in_bare() {
    # shellcheck disable=SC2016 # the inner shell reads its own
    unshare --mount sh -c 'mount -t proc proc "$0/proc" && exec chroot "$0" /usr/bin/env -i \
        PATH=/usr/bin:/usr/sbin:/bin:/sbin HOME=/root DEBIAN_FRONTEND=noninteractive "$@"' "$bare" "$@"
}

# The first move of a game: the recorder wants the arbiter's number twice before it, and no mode.
plays() {
    case $1 in
    *recorder) set -- "$1" '471100\n471100\nwhite\n\ne2 e4\n' --arbiter-number ;;
    *) set -- "$1" 'white\n\n\ne2 e4\n' ;;
    esac
    started=$1 lines=$2
    shift 2
    # Nobody has ever played there.
    rm -rf "$bare/root/.local" "$bare"/tmp/hector-*
    # shellcheck disable=SC2059 # the lines have nothing to be filled in
    told=$(printf "$lines" | in_bare "$started" play --seat --language en "$@") || stop "$started does not play."
    case $told in
    *"Ready. You play White"*) ;;
    *) stop "$started told: $told" ;;
    esac
}
