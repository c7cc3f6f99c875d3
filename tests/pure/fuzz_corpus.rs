//! The promises of every parser, tried on the seeds of its fuzz target and on some
//! hundreds of spoiled copies of them, the same in each run. The fuzz targets try millions.

#[path = "../fuzz/properties.rs"]
#[allow(unreachable_pub, reason = "the fuzz targets use it as a library")]
mod properties;

use std::fs;
use std::path::PathBuf;

use crate::common::dice::Dice;
use properties::Promise;

/// How many spoiled copies a target is tried on: of what goes over real sockets fewer, because each
/// takes a tenth of a second.
fn spoiled_copies(target: &str) -> usize {
    if target == "greeting" { 200 } else { 500 }
}

#[test]
fn every_parser_keeps_its_promises_on_seeds_and_spoiled_seeds() {
    for (target, promise) in properties::TARGETS.iter().copied() {
        let seeds = seeds(target);
        assert!(seeds.len() >= 3, "{target} has only {} seeds", seeds.len());
        for seed in &seeds {
            try_promise(target, promise, seed);
        }
        let mut dice = Dice::new(target.bytes().map(u64::from).sum());
        for _ in 0..spoiled_copies(target) {
            let spoiled = spoil(&mut dice, &seeds);
            try_promise(target, promise, &spoiled);
        }
    }
}

#[test]
fn every_parser_keeps_its_promises_on_a_hundred_thousand_of_the_same() {
    const MUCH: usize = 100_000;
    for (target, promise) in properties::TARGETS.iter().copied() {
        let seed = seeds(target).swap_remove(0);
        let again_and_again = seed.iter().copied().cycle().take(MUCH).collect::<Vec<u8>>();
        try_promise(target, promise, &again_and_again);
        for one in ["a", "9", " ", "\n", "(", "{", "[", "\"", "\\", "ä", "/", "a=[", "0-"] {
            // Before it, the seed: what comes first often chooses what is read.
            for before in [&b""[..], &seed] {
                let mut input = before.to_vec();
                input.extend(one.bytes().cycle().take(MUCH));
                try_promise(target, promise, &input);
            }
        }
    }
}

#[test]
fn every_promise_has_its_fuzz_target() {
    let mut targets: Vec<String> = fs::read_dir(fuzz_folder().join("fuzz_targets"))
        .expect("the folder of targets")
        .map(|entry| entry.expect("an entry").path())
        .map(|path| path.file_stem().expect("a name").to_string_lossy().into_owned())
        .collect();
    targets.sort();
    let mut promised: Vec<&str> = properties::TARGETS.iter().map(|(target, _)| *target).collect();
    promised.sort_unstable();
    assert_eq!(targets, promised);
}

fn fuzz_folder() -> PathBuf {
    PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/fuzz"))
}

fn seeds(target: &str) -> Vec<Vec<u8>> {
    let mut paths: Vec<PathBuf> = fs::read_dir(fuzz_folder().join("seeds").join(target))
        .unwrap_or_else(|error| panic!("{target} has no seeds: {error}"))
        .map(|entry| entry.expect("an entry").path())
        .collect();
    paths.sort();
    paths.iter().map(|path| fs::read(path).expect("a readable seed")).collect()
}

/// Says which input broke the promise, which a panic alone would not.
fn try_promise(target: &str, promise: Promise, input: &[u8]) {
    let kept = std::panic::catch_unwind(|| promise(input)).is_ok();
    let shown = String::from_utf8_lossy(&input[..input.len().min(2000)]);
    assert!(kept, "{target} failed on {shown:?}");
}

/// A seed with one to four places changed, or two seeds run together.
fn spoil(dice: &mut Dice, seeds: &[Vec<u8>]) -> Vec<u8> {
    const ODD: [&str; 14] =
        ["", " ", "\n", "\t", "\0", "\u{feff}", "ß", "♞", "0", "-", "99999999999", "x", "{", "\""];
    let mut input = seeds[dice.below(seeds.len())].clone();
    for _ in 0..=dice.below(4) {
        let at = dice.below(input.len() + 1);
        let end = (at + dice.below(8)).min(input.len());
        match dice.below(6) {
            0 => drop(input.drain(at..end)),
            1 => drop(input.splice(at..at, dice.pick(&ODD).bytes())),
            2 => {
                let copied = input[at..end].to_vec();
                drop(input.splice(at..at, copied));
            }
            3 if at < input.len() => input[at] ^= 1 << dice.below(8),
            4 if at < input.len() => input[at] = dice.next().to_le_bytes()[0],
            _ => {
                let other = &seeds[dice.below(seeds.len())];
                let from = dice.below(other.len() + 1);
                input.truncate(at);
                input.extend_from_slice(&other[from..]);
            }
        }
    }
    input
}
