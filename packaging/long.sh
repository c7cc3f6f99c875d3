# Runs one long test, of those in the table packaging/long_tests: `./hector test NAME`. `./hector test release` says which
# of them are not on record in docs/RELIABILITY.md for a release. Read by the start script, whose functions and variables
# it uses.
# shellcheck shell=sh
# shellcheck disable=SC2154 # the start script sets them

# A long test that was last run so many days ago or more must run again for a release.
release_days=30

run_long_test() {
    known="quick$(name_long_tests) release"
    case "$*" in
    package | reproducible)
        need_script package
        need_script try
        if [ "$1" = package ]; then try_packages; else try_sameness; fi
        return
        ;;
    windows)
        need_script windows
        need_script try_windows
        try_windows
        return
        ;;
    release)
        check_long_tests
        return
        ;;
    esac
    [ $# -eq 1 ] || stop "\"hector test\" takes one name at most. Expected one of: $known."
    row=$(awk -v name="$1" '$1 == name && name != "#"' "$house/packaging/long_tests")
    [ -n "$row" ] || stop "There is no test \"$1\". Expected one of: $known. All short ones: hector test"
    # shellcheck disable=SC2086 # its columns
    set -- $row
    case $2 in
    all) prepare "$build_packages$test_packages" ;;
    hall)
        find_rust && find_family && need_packages "$test_packages"
        features='--no-default-features --features hall'
        ;;
    pages) find_rust && features='--no-default-features --features hall' ;;
    boards) find_rust && features='--no-default-features --features boards' ;;
    *) find_rust && features=--no-default-features ;;
    esac
    [ "$2" != python ] || get_python_chess
    [ "$1" != web ] || get_browser
    [ "$6" = - ] || export "${6?}"
    build=
    [ "$3" != fast ] || build=--release
    programs=$(echo "$4" | sed 's/^/--test /; s/,/ --test /g')
    tell "The long test \"$1\"."
    # shellcheck disable=SC2086 # several words
    in_house nice cargo test $build $features $programs "$5" -- --include-ignored --nocapture || {
        tell "The test failed: see above."
        exit 1
    }
    tell "The test passed."
}

name_long_tests() {
    awk '!/^#/ { printf " %s", $1 }' "$house/packaging/long_tests"
    printf ' package reproducible windows'
}

# Each long test must have passed in the last days, as docs/RELIABILITY.md says in a line "- `NAME`: DATE, SECONDS, RESULT".
check_long_tests() {
    oldest=$(date -u +%F -d "$release_days days ago")
    awk -v names="$(name_long_tests)" -v oldest="$oldest" '
        /^- `[a-z-]+`: [0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9],/ {
            name_of = substr($2, 2, length($2) - 3)
            date[name_of] = substr($3, 1, 10)
            failed[name_of] = / failed/
        }
        END {
            count = split(names, name, " ")
            for (i = 1; i <= count; i++) {
                of = name[i]
                if (!(of in date)) fault = "is not on record"
                else if (failed[of]) fault = "failed on " date[of]
                else if (date[of] < oldest) fault = "was last run on " date[of]
                else continue
                print of " " fault "."
                faults++
            }
            exit faults > 0
        }' "$house/docs/RELIABILITY.md" >&2 ||
        stop "Run these with \"hector test NAME\", and note date, seconds and result in docs/RELIABILITY.md."
    tell "Every long test passed in the last $release_days days."
}
