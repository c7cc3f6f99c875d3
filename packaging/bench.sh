# Measures: `./hector bench NAME`. Read by the start script, whose functions and variables it uses.
# shellcheck shell=sh
# shellcheck disable=SC2154 # the start script sets them

run_bench() {
    known=$(cd "$house/benches" && for file in *.rs; do printf ' %s' "${file%.rs}"; done)
    case "$known " in
    *" ${1-none} "*) ;;
    *) stop "There is no benchmark \"${1-}\". Expected one of:$known." ;;
    esac
    # No name that prepare uses: a function of sh has no variables of its own.
    benchmark=$1
    shift
    case $benchmark,$# in
    enrol,1 | unwinnable,1 | habits,[12])
        place=$1
        shift
        set -- "$(readlink -f -- "$place")" "$@"
        ;;
    habits,*) stop "\"hector bench habits\" takes a file of moves that people played. benches/habits.rs says how it looks." ;;
    unwinnable,*) stop "\"hector bench unwinnable\" takes a folder of positions. benches/unwinnable.rs says how it looks." ;;
    enrol,*) stop "\"hector bench enrol\" takes a folder of voices. benches/enrol.rs says how it looks." ;;
    opponent,[0-5] | review,[01]) ;;
    *,0) ;;
    *) stop "\"hector bench\" takes one name. Expected one of:$known." ;;
    esac
    prepare "$build_packages$test_packages"
    get_python_chess
    [ "$benchmark" != unwinnable ] || features="$features --features peers"
    # shellcheck disable=SC2086 # several words
    in_house cargo bench $features --bench "$benchmark" -- "$@"
}
