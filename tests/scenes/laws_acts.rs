//! No article is called decided on the page of the Laws by a transcript in which it is not done: each transcript named
//! there is played, and the act has to stand in its record. What the act is stands in `tests/seeds/laws/acts.txt`.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use hector::devices::journal::{read, verify};

use crate::common::laws_page::page;
use crate::common::records::{home, play};

const HERE: &str = env!("CARGO_MANIFEST_DIR");

/// The rows that are decided, each by its number, with the transcripts that show it.
fn decided() -> Vec<(String, Vec<String>)> {
    let page = page();
    let row = |line: &str| {
        let (number, rest) = line.strip_prefix("- **")?.split_once("**: ")?;
        let (_, rest) = rest.split_once(". Decided.")?;
        // The transcripts stand before the tests, which have a file behind their name.
        let (named, _) = rest.split_once("the test ").unwrap_or((rest, ""));
        let named: Vec<String> =
            named.split('`').skip(1).step_by(2).map(ToOwned::to_owned).collect();
        (!named.is_empty()).then(|| (number.to_owned(), named))
    };
    page.lines().filter_map(row).collect()
}

/// The acts of which one has to be done for each number.
fn acts() -> BTreeMap<String, Vec<String>> {
    let path = format!("{HERE}/tests/seeds/laws/acts.txt");
    let text = fs::read_to_string(path).expect("the acts");
    let row = |line: &str| {
        let (number, acts) = line.split_once(": ")?;
        Some((number.to_owned(), acts.split(", ").map(ToOwned::to_owned).collect()))
    };
    text.lines().filter(|line| !line.starts_with('#')).filter_map(row).collect()
}

/// What stands in the record of a transcript that is played, each fact without its time and its side.
fn done(folder: &Path, name: &str) -> BTreeSet<String> {
    let text =
        fs::read_to_string(format!("{HERE}/tests/scripts/{name}.txt")).expect("a transcript");
    let script: String = text
        .lines()
        .filter(|line| !line.starts_with("to "))
        .map(|line| format!("{line}\n"))
        .collect();
    let path = folder.join(format!("{name}.hector"));
    let output = play(folder, &["--record", path.to_str().expect("a path")], &script);
    assert!(output.status.success(), "{name}");
    let record = read(&path).expect("a record");
    verify(&record).expect("unaltered");
    let mut rows = record.rows.iter();
    let head = rows.next().map(|row| row.body.replace('\\', "")).unwrap_or_default();
    let mut done: BTreeSet<String> = head.lines().map(|line| format!("head {line}")).collect();
    done.extend(rows.map(|row| without_who(&row.body)));
    done
}

/// A fact by what was done: `1000 did white player white presses` is `did presses`.
fn without_who(fact: &str) -> String {
    let words: Vec<&str> = fact.split(' ').skip(1).collect();
    match words.as_slice() {
        ["spoke" | "did" | "asked", _, _, _, what @ ..] => {
            format!("{} {}", words[0], what.join(" "))
        }
        all => all.join(" "),
    }
}

fn does(done: &BTreeSet<String>, act: &str) -> bool {
    match act.strip_prefix("head ") {
        Some(part) => done.iter().any(|line| line.starts_with("head ") && line.contains(part)),
        None => done.iter().any(|line| line.starts_with(act)),
    }
}

#[test]
fn what_is_called_decided_is_done_in_its_transcripts() {
    let (decided, acts, folder) = (decided(), acts(), home("acts"));
    let mut played: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    let mut faults = Vec::new();
    for (number, transcripts) in &decided {
        let Some(acts) = acts.get(number) else {
            faults.push(format!("{number}: which act shows it?"));
            continue;
        };
        for name in transcripts {
            let done = played.entry(name.clone()).or_insert_with(|| done(&folder, name));
            if !acts.iter().any(|act| does(done, act)) {
                faults.push(format!("{number}: {name} has none of {acts:?} in its record"));
            }
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
    assert!(decided.len() >= 70, "{}", decided.len());
    let numbers: BTreeSet<&String> = decided.iter().map(|(number, _)| number).collect();
    let gone: Vec<&String> = acts.keys().filter(|number| !numbers.contains(number)).collect();
    assert!(gone.is_empty(), "no row is decided by a transcript any more: {gone:?}");
}

#[test]
fn an_act_that_is_not_done_is_missed() {
    let folder = home("acts-missed");
    let done = done(&folder, "adjusting");
    assert!(does(&done, "did adjusts") && !does(&done, "did resigns"), "{done:?}");
    assert!(does(&done, "head pace =") && !does(&done, "head + black"), "{done:?}");
    assert_eq!(without_who("5 did white player white presses"), "did presses");
    assert_eq!(without_who("0 arbiter starts"), "arbiter starts");
}
