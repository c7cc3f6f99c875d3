# Runs the tests: all with `./hector test`, those that need no device with `./hector test quick`; `./hector test NAME`
# stands in long.sh. Read by the start script, whose functions and variables it uses.
# shellcheck shell=sh
# shellcheck disable=SC2154 # the start script sets them

run_test() {
    case "$#,$*" in
    0,) run_all_tests ;;
    1,quick) run_quick_tests ;;
    *)
        need_script long
        run_long_test "$@"
        ;;
    esac
}

# The chess, the Laws, the whole program by lines and at a terminal, and what holds of the code: all in a build of text
# alone, which needs no library of the system.
run_quick_tests() {
    find_rust
    find_family
    need_packages "$quick_packages"
    get_python_chess
    features=--no-default-features
    chosen='--lib --test pure --test scenes --test house'
    # shellcheck disable=SC2086 # several words
    step "The tests are built" build_aloud normal,build,dev cargo test --workspace --no-run $features $chosen
    # The tests at a terminal start it, and cargo test would build it as a test.
    # shellcheck disable=SC2086 # several words
    step "The example is built" build_aloud normal,build,dev cargo build --workspace $features --example typing
    tell "The tests."
    # shellcheck disable=SC2086 # several words
    in_house cargo test --quiet --workspace --no-fail-fast $features $chosen || fail_tests
    tell "The quick tests passed. All of them: hector test"
}

run_all_tests() {
    prepare "$build_packages$test_packages"
    need_component fmt rustfmt
    need_component clippy clippy
    get_python_chess
    get_cargo_deny
    step "The form of the code" in_house cargo fmt --all --check
    check_crates
    # Incremental data takes a fifth of a first build, and helps only those who change the code.
    [ -d "$house/target/debug/incremental" ] || export CARGO_INCREMENTAL=0
    # shellcheck disable=SC2086 # several words
    step "The tests are built" build_aloud normal,build,dev cargo test --workspace --no-run $features
    run_built_tests
    tell "All tests passed."
}

# Tests of sound and braille wait most of the time, those of connections wait for each other, and the rest compute: so
# they run at once, and the output of each group is shown when it is done. Tests of sound run at normal priority, because
# delayed sound is torn; devices, network and scenes at nice 3; and what computes at nice 19, because others wait for
# answers. Talks by voice run beside the tests of sound that measure time, which run one after the other.
run_built_tests() {
    talks="ear_game:: ear_practice:: recorder_voice::"
    felt='' reckoning=''
    for file in "$house"/tests/*/main.rs; do
        name=$(basename "$(dirname "$file")")
        case $name in
        sound | devices | network | scenes) ;;
        *)
            if grep -qE 'pub\(crate\) mod (sound|braille);' "$file"; then
                felt="$felt --test $name"
            else
                reckoning="$reckoning --test $name"
            fi
            ;;
        esac
    done
    written=$(mktemp -d)
    asides='' reckoner=''
    # Linux shares its processors among sessions, and a nice value counts inside of its own session alone: so the
    # session is made nice as a whole. Without root, only one such change in a tenth of a second is accepted.
    # shellcheck disable=SC2016 # the inner shell knows the arguments
    stepping_back='for again in 1 2 3 4 5 6 7 8 9; do
        { echo "$0" >/proc/self/autogroup; } 2>/dev/null && break
        [ -w /proc/self/autogroup ] || break
        sleep 0.2
    done
    exec nice -n "$0" "$@"'
    tests="cargo test --workspace --no-fail-fast $features"
    trap 'stop_tests_aside' EXIT
    trap 'exit 1' INT TERM HUP
    tell "The tests."
    # shellcheck disable=SC2086,SC2046 # several words
    go_aside "$written/1" $tests --test sound -- $(printf -- '--skip %s ' $talks)
    # shellcheck disable=SC2086 # several words
    go_aside "$written/2" $tests --test sound -- $talks
    # shellcheck disable=SC2086 # several words
    go_aside "$written/3" $tests $felt
    # shellcheck disable=SC2086 # several words
    go_aside "$written/4" sh -c "$stepping_back" 3 $tests --test devices --test network
    # shellcheck disable=SC2086 # several words
    go_aside "$written/5" sh -c "$stepping_back" 3 $tests --test scenes
    # Wait until every group has compiled, because what compiles holds up the others.
    for file in "$written"/*; do
        until grep -qE 'Running|error|not found' "$file"; do sleep 1; done
    done
    # shellcheck disable=SC2086 # several words
    step "Warnings" step_back cargo clippy --quiet --workspace --all-targets $features -- -D warnings
    # Benchmarks are only ever built with all features, and take half of the time.
    step "Warnings, text alone" step_back cargo clippy --quiet --workspace --lib --bins --tests --examples \
        --no-default-features -- -D warnings
    check_oldest_rust
    # shellcheck disable=SC2086 # several words
    step "The documentation" step_back env RUSTDOCFLAGS="-D warnings" \
        cargo doc --quiet --workspace --no-deps --lib $features
    passed=yes
    # shellcheck disable=SC2086 # several words
    step_back $tests --lib $reckoning || passed=no
    # shellcheck disable=SC2086 # several words
    step_back cargo test --workspace $features --doc || passed=no
    number=0 failing=''
    for group in $asides; do
        number=$((number + 1))
        wait "$group" || failing="$failing $written/$number"
        cat "$written/$number"
    done
    for file in $failing; do
        run_failed_alone "$file" || passed=no
    done
    [ $passed = yes ] || fail_tests
}

fail_tests() {
    tell "The tests failed: see above."
    exit 1
}

# A test that measures time, or has a limit for an answer, may fail because all others run beside it. What failed by
# name in the file $1 is run once more, alone, and has failed if it fails again.
run_failed_alone() {
    # A program that broke down does not name its test.
    grep -q "process didn't exit successfully" "$1" && return 1
    failed=$(awk '$1 == "Running" { split($2, path, "/"); target = path[2] }
        /^test [^ ]+ \.\.\. FAILED$/ { print target, $2 }' "$1" | sort -u)
    # More than four failures cannot be blamed on load.
    [ -n "$failed" ] && [ "$(echo "$failed" | wc -l)" -le 4 ] || return 1
    echo "$failed" | while read -r target name; do
        tell "Failed beside others, and is run alone: $name."
        # shellcheck disable=SC2086 # several words
        in_house cargo test --workspace $features --test "$target" -- --exact "$name" </dev/null >"$written/alone" 2>&1
        cat "$written/alone"
        # A name that no test has would pass as well.
        grep -q '^test result: ok. 1 passed; 0 failed' "$written/alone" || exit 1
    done
}

# Runs a command whose output goes into the file $1, in a session of its own, so that no test and no server of a test
# outlives an interruption.
go_aside() {
    file=$1
    shift
    : >"$file"
    (cd "$house" && exec setsid "$@" >"$file" 2>&1) &
    asides="$asides $!"
}

# The same at the lowest priority, with its output here, and waited for.
step_back() {
    (cd "$house" && exec setsid sh -c "$stepping_back" 19 "$@") &
    reckoner=$!
    wait "$reckoner"
}

# When all is over there is nothing left to stop, and that is no failure.
stop_tests_aside() {
    for group in $asides $reckoner; do
        kill -- "-$group" 2>/dev/null || :
    done
    rm -rf "$written"
}

check_crates() {
    if [ ! -x "$libraries/cargo-deny" ]; then
        tell "Licences and sources are not checked: there is no cargo-deny for this processor."
        return
    fi
    step "Licences and sources" in_house "$libraries/cargo-deny" --log-level error --locked check licenses bans sources
    # The list of known faults is not fetched, because it changes every day.
    if [ -d "${CARGO_HOME:-${HOME-}/.cargo}/advisory-dbs" ]; then
        step "Known faults" in_house "$libraries/cargo-deny" --log-level error --locked --offline check advisories
    fi
}

# Builds with exactly the Rust that Cargo.toml names, if another one built everything else and that one is installed.
check_oldest_rust() {
    case $version in "$wanted" | "$wanted".*) return ;; esac
    oldest=$(rustup toolchain list 2>/dev/null | sed -n "s/^\($wanted\.[0-9]*-[^ ]*\).*/\1/p" | head -n 1)
    if [ -n "$oldest" ]; then
        step "Rust $wanted" in_house rustup run "$oldest" cargo check --quiet --workspace --no-default-features --target-dir target/oldest
    else
        tell "Not checked with Rust $wanted, the oldest that may build Hector. For the next time:" \
            "rustup toolchain install $wanted --profile minimal"
    fi
}

# Says what comes ($1), and has it run ($2).
step() {
    tell "$1."
    runner=$2
    shift 2
    "$runner" "$@" || {
        tell "The tests failed, at: $*"
        exit 1
    }
}
