# Tries Hector for Windows under Wine, in a Windows of its own that goes again: the tests, the package as somebody
# unpacks it, a game at a terminal, a table that reports to a hall, and the ear. Has the program looked at for a Mac as
# well. Read by long.sh, after windows.sh.
# shellcheck shell=sh
# shellcheck disable=SC2154 # the start script and windows.sh set them

wine_packages='
wine64                          wine-core            wine           running programs of Windows
wine                            wine                 wine           running programs of Windows
espeak-ng                       espeak-ng            espeak-ng      a voice for the ear to hear
tmux                            tmux                 tmux           a keyboard and a screen to type at
nats-server                     -                    nats-server    a hall to report to
'

try_windows() {
    prepare_windows
    need_packages "$wine_packages"
    begin_wine
    make_stand_ins
    make_report_board
    passed=yes
    tell "The tests of text under Wine."
    # No Python runs in this Windows, and what it judges, the chess, is the same on every system.
    test_under_wine --features hall,boards --lib --test pure --test scenes --test devices --test network -- --skip oracle::
    tell "The tests of a board at a USB cable, which a driver stands for."
    test_under_wine --features hall,boards --test devices -- --ignored --test-threads=1 boards_under_windows::
    tell "Games beside boards at ports of Windows, behind which are terminals of Linux."
    HECTOR_WINDOWS="$house/target/windows/$windows/debug/hector.exe" in_house cargo test --no-default-features \
        --features boards --test devices -- --ignored --test-threads=1 boards_under_wine:: >&2 || passed=no
    tell "The tests of speech and braille through a stand-in for NVDA."
    test_under_wine --features voice,braille --test devices -- nvda::
    # Whatever they say, the package tells more.
    make_windows
    pack_windows_again
    look_into_windows_recorder
    try_windows_package
    play_at_terminal
    report_to_hall
    compare_ears
    check_mac
    [ "$passed" = yes ] || stop "The package is well, and tests failed: see above."
    tell "Hector does on Windows what it should, as far as Wine shows it."
}

# No program of tests runs for ever, whatever a wait in it is for: the one that was killed tells which test it was at. Half
# an hour was too short on two cores that twenty others wanted. A start takes a tenth of a second there at best, and on a
# full machine two, so that the game is killed less often.
#
# On a full machine Wine 8 now and then refuses to start a program ("Internal error", 1359), which Windows does not. What
# failed is therefore run once more, one after the other; what fails again has failed.
test_under_wine() {
    heard=${WINEPREFIX%/prefix}/tests.log
    run_under_wine "$@"
    [ ! -e "$heard.passed" ] || return 0
    failures=$(sed -n '/^failures:$/,/^test result/s/^    \([a-z_0-9:]*\)$/\1/p' "$heard" | sort -u)
    [ -n "$failures" ] || { passed=no && return 0; }
    tell "Once more, one after the other: $(echo "$failures" | tr "\n" " ")"
    built_as=
    while [ $# -gt 0 ] && [ "$1" != -- ]; do
        built_as="$built_as $1"
        shift
    done
    # shellcheck disable=SC2086 # names of options and of tests have no spaces
    run_under_wine $built_as -- --include-ignored --test-threads=1 --exact $failures
    [ -e "$heard.passed" ] || passed=no
}

# Runs tests, shows what they say and keeps it; `.passed` beside it is there if all passed.
run_under_wine() {
    rm -f "$heard.passed"
    { HECTOR_KILLS=${HECTOR_KILLS:-20} HECTOR_WITHOUT_LIBLOUIS=yes CARGO_TARGET_X86_64_PC_WINDOWS_GNU_RUNNER='timeout --kill-after=10 3600 wine' HECTOR_NVDA_CLIENTS="Z:$stand_ins" \
        HECTOR_REPORT_BOARD="Z:$report_board" \
        cargo_for_windows test --workspace --no-default-features --no-fail-fast "$@" && : >"$heard.passed"; } 2>&1 | tee "$heard" >&2
}

# Of the same programs the same zip is made, at another time.
pack_windows_again() {
    first=$(sha256sum <"$made/$windows_name.zip")
    lay_out_windows
    pack_windows
    [ "$first" = "$(sha256sum <"$made/$windows_name.zip")" ] || stop "Packed again, the zip is another."
}

# The program that only records, as the linker left it, with the names of its functions, and as it lies in the package,
# which has no such names. Whoever opens a door or calls over a network asks a library of Windows to do it: the one
# program names that library, and the other does not.
look_into_windows_recorder() {
    tell "The program that only records, as a release has it."
    HECTOR_PROGRAMS_NAMED=yes look_into_programs_in "$house/target/windows/$windows/release"
    look_into_programs_in "$folder"
    for name in hector hector-recorder; do
        "$mingw-objdump" -p "$folder/$name.exe" >"$made/imports" || stop "$name.exe names no libraries."
        names=$(grep -ci 'DLL Name: ws2_32' "$made/imports") || :
        [ "$name $names" = "hector 1" ] || [ "$name $names" = "hector-recorder 0" ] ||
            stop "$name.exe names the library of the network $names times."
    done
}

look_into_programs_in() {
    HECTOR_PROGRAMS="Z:$1" test_under_wine --features hall --test scenes -- --include-ignored recorder::nothing_that_helps
}

# The stand-ins for NVDA's library, of 2024 and of 2010, as the tests and the game at a terminal use them.
make_stand_ins() {
    stand_ins=${WINEPREFIX%/prefix}/nvda
    mkdir -p "$stand_ins"
    for year in 2024 2010; do
        only=
        [ "$year" = 2024 ] || only=-DOLD
        # Without an ending the compiler gives it one.
        "$mingw-gcc" -shared -O1 -Wall -Werror ${only:+"$only"} -o "$stand_ins/$year.dll" \
            "$house/tests/common/nvda_client.c" || stop "The stand-in for NVDA is not built."
        mv "$stand_ins/$year.dll" "$stand_ins/$year"
    done
}

# A driver that stands for a board at a USB cable, and the cable.
make_report_board() {
    report_board=${WINEPREFIX%/prefix}/report_board
    mkdir -p "$report_board"
    cp "$house/tests/common/report_board.inf" "$report_board/"
    "$mingw-gcc" -shared -nostdlib -Wl,--subsystem,native,--entry,DriverEntry -O1 -Wall -Werror \
        -o "$report_board/report_board.sys" "$house/tests/common/report_board.c" -lhidclass -lntoskrnl ||
        stop "The board for Wine is not built."
    "$mingw-gcc" -O1 -Wall -Werror -o "$report_board/cable.exe" \
        "$house/tests/common/report_board_cable.c" -lsetupapi -lnewdev || stop "The cable for Wine is not built."
}

# A Windows in a temporary folder, and with it all that goes with it.
begin_wine() {
    WINEPREFIX=$(mktemp -d)/prefix
    WINEDEBUG=-all
    # Or Wine takes no name that has other letters than those of English.
    LC_ALL=C.UTF-8
    # No window of a browser or of .NET asks for anything.
    WINEDLLOVERRIDES='mscoree=;mshtml='
    export WINEPREFIX WINEDEBUG WINEDLLOVERRIDES LC_ALL
    trap 'end_wine' EXIT
    trap 'exit 1' INT TERM HUP
    { wineboot -i && wine winecfg -v win10; } >/dev/null 2>&1 || stop "Wine does not start. See: wineboot -i"
    random=$WINEPREFIX/drive_c/windows/system32/bcryptprimitives.dll
    [ -e "$random" ] || make_random_numbers "$random"
}

end_wine() {
    for place in windows hall table refused; do
        tmux -L "hector-$place-$$" kill-server 2>/dev/null || :
    done
    wineserver -k 2>/dev/null || :
    rm -rf "${WINEPREFIX%/prefix}"
}

# Wine 8 lacks the library in which every program of Rust finds random numbers; Windows has it.
make_random_numbers() {
    source=${WINEPREFIX%/prefix}/random.c
    cat >"$source" <<'C'
#include <windows.h>
BOOLEAN NTAPI SystemFunction036(PVOID, ULONG);
__declspec(dllexport) BOOL WINAPI ProcessPrng(PBYTE place, SIZE_T length) {
    return SystemFunction036(place, (ULONG)length);
}
C
    "$mingw-gcc" -shared -o "$1" "$source" -ladvapi32 || stop "The random numbers for Wine could not be built."
}

# As somebody does who has the zip and a stick.
try_windows_package() {
    # Libraries in C find it only if they are told how its name is written.
    stick="$WINEPREFIX/drive_c/ein Stück"
    began=$(date +%s%3N)
    python3 -I -m zipfile -e "$made/$windows_name.zip" "$stick"
    home=$(printf 'C:\\home')
    told=$(printf 'white\n\n\ne2 e4\n' |
        HECTOR_HOME=$home wine "$stick/$windows_name/hector.exe" play --seat --language en) || stop "The package does not play."
    tell "From the zip to the first announcement: $(($(date +%s%3N) - began)) thousandths of a second."
    case $told in
    *"Ready. You play White"*) ;;
    *) stop "The package told: $told" ;;
    esac
    found=$(HECTOR_HOME=$home wine "$stick/$windows_name/hector.exe" doctor --language en) || stop "The doctor of the package fails."
    printf '%s\n' "$found" >&2
    case $found in
    *"Built with: voice, ear, braille, hall, boards, ble."*"The speech recogniser works"*) ;;
    *) stop "A feature is not built in, or the recogniser is not found." ;;
    esac
    wine "$stick/$windows_name/hector-recorder.exe" --version >&2 || stop "The recorder does not start."
}

# A game at a console, where tmux presses the keys and shows the window. A stand-in for NVDA is told the words,
# and the window shows what is typed alone; when NVDA ends, the words stand in the window.
play_at_terminal() {
    seat="$WINEPREFIX/drive_c/seat"
    cp -R "$stick/$windows_name" "$seat"
    # The newer name counts before the one in the package.
    cp "$stand_ins/2024" "$seat/nvdaControllerClient.dll"
    mkdir "$seat/home"
    printf 'language = en\nspeaker = nvda\n' >"$seat/home/settings.txt"
    : >"$seat/running"
    terminal="tmux -L hector-windows-$$ -f /dev/null"
    HECTOR_HOME=$(printf 'C:\\seat\\home') $terminal -u new-session -d -x 100 -y 40 -c "$seat" \
        'wine hector.exe play --language en; echo "ended $?" >ended; cat'
    for question in "Your colour?" "Which time control?" "Training or tournament?"; do
        nvda_hears "$question"
        $terminal send-keys Enter
    done
    nvda_hears "Ready."
    types start
    nvda_hears "White's clock runs."
    types e2e4
    nvda_hears "Eva zwei Eva vier."
    window_shows e2e4
    for spoken in "Your colour?" "Ready." "clock runs" "Noted"; do
        ! window | grep -qF "$spoken" || stop "This is heard twice: $spoken"
    done
    rm "$seat/running"
    window_shows "No voice for now."
    types clock
    window_shows "Yours:"
    : >"$seat/running"
    window_shows "The voice is back."
    types "my time"
    nvda_hears "Yours:"
    types quit
    nvda_hears "Leave?"
    types yes
    wait_until "The program ends with another status than nought." grep -qx "ended 0" "$seat/ended"
    $terminal kill-server
    tell "A game at a terminal: NVDA's stand-in was told $(wc -l <"$seat/told") lines, and the window showed the rest."
}

# A table under Windows and a hall of this machine, with the server between them: the hall hears of the game, what its
# arbiter orders is done at the table, and the moves made there come to the hall.
report_to_hall() {
    is_built || build
    hall=${WINEPREFIX%/prefix}/hall
    mkdir -p "$hall/home"
    printf 'language = en\n' >"$hall/home/settings.txt"
    printf '[time]\ncontrol = "90+30"\n' >"$hall/event.toml"
    port=$(two_free_ports)
    of_hall="tmux -L hector-hall-$$ -f /dev/null"
    of_table="tmux -L hector-table-$$ -f /dev/null"
    HECTOR_HOME=$hall/home $of_hall -u new-session -d -x 100 -y 40 -c "$hall" \
        "'$program' hall event.toml --tables 1 --address 127.0.0.1:$port --silent; echo \"ended \$?\" >ended; cat"
    terminal=$of_hall
    window_shows "The hall is open, with one table."
    rm -f "$seat/ended"
    # In the other home a game waits to be gone on with.
    mkdir "$seat/table"
    printf 'language = en\n' >"$seat/table/settings.txt"
    HECTOR_HOME=$(printf 'C:\\seat\\table') $of_table -u new-session -d -x 100 -y 40 -c "$seat" \
        "wine hector.exe play --hall 'Z:$hall/event.hall/codes/table-1.hall' --silent; echo \"ended \$?\" >ended; cat"
    terminal=$of_table
    for question in "Your colour?" "Which time control?"; do
        window_shows "$question"
        $terminal send-keys Enter
    done
    window_shows "Training or tournament?"
    types tournament
    window_shows "now the arbiter"
    types 471100
    window_shows "The same number again."
    types 471100
    window_shows "The hall is connected."
    terminal=$of_hall
    window_shows "A game begins."
    types "table 1"
    types starts
    window_shows "Sent to table 1."
    window_shows "clock is started."
    terminal=$of_table
    types e2e4
    window_shows "Noted"
    $terminal send-keys Enter
    window_shows "Clock pressed."
    # A sealed device is left when the game has a result.
    terminal=$of_hall
    types all
    window_shows "1 move"
    types "declares white wins"
    window_shows "That ends the game. Sure?"
    types yes
    window_shows "White against Black: 1-0."
    terminal=$of_table
    window_shows "1-0"
    types quit
    wait_until "The table ends with another status than nought." grep -qsx "ended 0" "$seat/ended"
    terminal=$of_hall
    types quit
    types yes
    wait_until "The hall ends with another status than nought." grep -qsx "ended 0" "$hall/ended"
    $of_hall kill-server
    $of_table kill-server
    tell "A table under Windows reported its game to a hall of this machine, and did what was ordered there."
    refuse_hall_without_server
}

# Without its server no machine is a hall, and under Windows no command of Debian helps.
refuse_hall_without_server() {
    # By a name of its own: a server of tmux that is ending takes no other program.
    terminal="tmux -L hector-refused-$$ -f /dev/null"
    printf '[time]\ncontrol = "90+30"\n' >"$seat/event.toml"
    HECTOR_HOME=$(printf 'C:\\seat\\home') $terminal -u new-session -d -x 100 -y 40 -c "$seat" \
        'wine hector.exe hall event.toml --tables 1 --silent 2>refused; cat'
    wait_until "It is not told how to get the server." grep -qF "under the name nats-server.exe" "$seat/refused"
    $terminal kill-server
}

# Two ports side by side that nobody has; the first is told.
two_free_ports() {
    python3 -I - <<'PYTHON'
import socket

for port in range(20000, 32000, 2):
    with socket.socket() as first, socket.socket() as second:
        try:
            first.bind(("", port))
            second.bind(("", port + 1))
        except OSError:
            continue
    print(port)
    break
PYTHON
}

types() {
    $terminal send-keys -l "$1"
    $terminal send-keys Enter
}

window() { $terminal capture-pane -p; }

window_shows() {
    wait_until "The window does not show: $1" is_in_window "$1"
}

is_in_window() { window | grep -qF "$1"; }

nvda_hears() {
    wait_until "NVDA is not told: $1" grep -qsF "$1" "$seat/told"
}

# Waits until the command after it succeeds, and stops with the sentence if that takes too long.
wait_until() {
    sentence=$1
    shift
    limit=$(($(date +%s) + 30))
    until "$@" 2>/dev/null; do
        [ "$(date +%s)" -lt "$limit" ] || stop "$sentence" "The window:" "$(window)" "NVDA was told:" "$(cat "$seat/told")"
        sleep 0.1
    done
}

# What the ear understands of recordings in its language, there and here: the words, because the libvosk for Windows
# reckons in another way, and how certain it is differs by some hundredths. For that reason nothing in a foreign language is
# played to it either: of words that are not there it takes those that are a hair more likely, here and there others.
compare_ears() {
    is_built || build
    recordings=${WINEPREFIX%/prefix}/recordings
    mkdir -p "$recordings"
    number=0
    while IFS=: read -r voice words; do
        [ -n "$voice" ] || continue
        number=$((number + 1))
        espeak-ng -v "$voice" -w "$recordings/${voice%-*}-$number.wav" "$words"
    done <<'WORDS'
de:Springer Gustav eins Felix drei
de:Eva zwei Eva vier
de:kurze Rochade
de:Dame David acht nimmt Hector vier Schach
en-gb:Knight Gustav one Felix three
en-gb:Bishop Felix one Bella five
en-gb:Rook Anna one David one
fr:Cavalier Gustav un Félix trois
fr:Éva deux Éva quatre
WORDS
    for language in de en fr; do
        # shellcheck disable=SC2046 # as many names as there are
        set -- $(cd "$recordings" && ls -- "$language"-*.wav)
        here=$(cd "$recordings" && HECTOR_HOME=$recordings/home "$program" transcribe --words "$language" --ranks "$language" "$@") ||
            stop "The ear of this machine hears nothing."
        there=$(cd "$recordings" && HECTOR_HOME=$home wine "$stick/$windows_name/hector.exe" \
            transcribe --words "$language" --ranks "$language" "$@") || stop "The ear of Windows hears nothing."
        [ "$here" = "$there" ] || stop "The ears differ. Here:" "$here" "There:" "$there"
        printf '%s\n' "$there" >&2
    done
    tell "The ear of Windows understands $number recordings as the one here does."
}

# The text of the program is looked at for both kinds of Mac as well; nothing is linked or run.
check_mac() {
    # The C of SQLite is not compiled: there is no compiler for a Mac here.
    stubs=${WINEPREFIX%/prefix}/mac
    mkdir -p "$stubs"
    # shellcheck disable=SC2016 # the stub reads its own
    printf '#!/bin/sh\nwhile [ $# -gt 0 ]; do case $1 in -o) : >"$2" ;; esac; shift; done\n' >"$stubs/cc"
    printf '#!/bin/sh\n:\n' >"$stubs/ar"
    chmod +x "$stubs/cc" "$stubs/ar"
    for mac in aarch64-apple-darwin x86_64-apple-darwin; do
        tell "The program of text, looked at for $mac."
        underlined=$(echo "$mac" | tr - _)
        export "CC_$underlined=$stubs/cc" "AR_$underlined=$stubs/ar"
        SDKROOT=$stubs check_for "$mac" || stop "The program of text does not build for $mac: see above."
    done
}

check_for() {
    if has_std_for "$1"; then
        RUSTFLAGS='' in_house nice cargo check --quiet --no-default-features --lib --bins --target "$1" \
            --target-dir target/windows
    else
        RUSTFLAGS='' PATH=/usr/bin:$PATH RUSTC=/usr/bin/rustc RUSTC_BOOTSTRAP=1 in_house nice /usr/bin/cargo check \
            --quiet -Zbuild-std=std,panic_unwind --no-default-features --lib --bins --target "$1" \
            --target-dir target/windows
    fi
}
