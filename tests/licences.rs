//! Every crate that a Hector with all its devices is made of may be given on under the
//! GPL, version 3 or later. The licences that allow it stand in licences/compatible.txt.

#![allow(clippy::expect_used, clippy::panic, reason = "a test fails by panicking")]

use std::collections::BTreeSet;
use std::process::Command;

#[test]
fn every_crate_may_be_part_of_a_program_under_the_gpl() {
    let compatible = compatible();
    let packages = packages();
    assert!(packages.len() > 20, "only {} crates were found", packages.len());
    let faults: Vec<String> = packages
        .iter()
        .filter(|package| !permits(&package.licence, &compatible))
        .map(|package| {
            format!("{} is under \"{}\", which does not permit it", package.name, package.licence)
        })
        .collect();
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn an_expression_permits_by_its_best_choice_and_forbids_by_its_worst_part() {
    let compatible = compatible();
    for expression in [
        "MIT",
        "MIT/Apache-2.0",
        "(MIT OR Proprietary) AND Unicode-3.0",
        "Apache-2.0 WITH LLVM-exception OR Proprietary",
        "Proprietary OR (Zlib AND ISC)",
    ] {
        assert!(permits(expression, &compatible), "{expression} was forbidden");
    }
    for expression in [
        "",
        "Proprietary",
        "GPL-2.0-only",
        "MIT AND GPL-2.0-only",
        "MIT OR",
        "(MIT",
        "MIT)",
        "MIT MIT",
        "MIT AND (GPL-2.0-only OR Proprietary)",
        "GPL-2.0-only WITH Classpath-exception-2.0",
        "mit",
    ] {
        assert!(!permits(expression, &compatible), "{expression} was permitted");
    }
}

struct Package {
    name: String,
    licence: String,
}

/// The crates of this machine's Hector with all features and tests, from what cargo has.
fn packages() -> Vec<Package> {
    let host = run("rustc", &["-vV"]);
    let host = host.lines().find_map(|line| line.strip_prefix("host: ")).expect("a host");
    let cargo = std::env::var("CARGO").unwrap_or_else(|_| "cargo".to_owned());
    let metadata = run(
        &cargo,
        &[
            "metadata",
            "--format-version=1",
            "--all-features",
            "--offline",
            "--filter-platform",
            host,
        ],
    );
    let metadata: serde_json::Value = serde_json::from_str(&metadata).expect("JSON of cargo");
    let packages = metadata["packages"].as_array().expect("a list of packages");
    packages
        .iter()
        .map(|package| Package {
            name: package["name"].as_str().expect("a name").to_owned(),
            // No licence at all permits nothing, as the empty expression.
            licence: package["license"].as_str().unwrap_or_default().to_owned(),
        })
        .collect()
}

fn run(program: &str, arguments: &[&str]) -> String {
    let output = Command::new(program)
        .args(arguments)
        .current_dir(env!("CARGO_MANIFEST_DIR"))
        .output()
        .expect("a program of the Rust toolchain");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).expect("UTF-8")
}

fn compatible() -> BTreeSet<&'static str> {
    include_str!("licences/compatible.txt").lines().filter(|line| !line.starts_with('#')).collect()
}

/// True if an SPDX expression leaves a choice of compatible licences alone. What cannot
/// be read permits nothing.
fn permits(expression: &str, compatible: &BTreeSet<&str>) -> bool {
    let spaced = expression.replace('(', " ( ").replace(')', " ) ").replace('/', " OR ");
    let words: Vec<&str> = spaced.split_whitespace().collect();
    let mut reader = Reader { words: &words, compatible };
    reader.choice() == Some(true) && reader.words.is_empty()
}

/// Reads an expression from left to right; `None` where it cannot be read.
struct Reader<'a> {
    words: &'a [&'a str],
    compatible: &'a BTreeSet<&'a str>,
}

impl<'a> Reader<'a> {
    fn choice(&mut self) -> Option<bool> {
        let mut permitted = self.sum()?;
        while self.take("OR") {
            permitted |= self.sum()?;
        }
        Some(permitted)
    }

    fn sum(&mut self) -> Option<bool> {
        let mut permitted = self.part()?;
        while self.take("AND") {
            permitted &= self.part()?;
        }
        Some(permitted)
    }

    fn part(&mut self) -> Option<bool> {
        if self.take("(") {
            let permitted = self.choice()?;
            return self.take(")").then_some(permitted);
        }
        let mut licence = self.next()?.to_owned();
        if self.take("WITH") {
            licence = format!("{licence} WITH {}", self.next()?);
        }
        Some(self.compatible.contains(licence.as_str()))
    }

    fn take(&mut self, word: &str) -> bool {
        let is_next = self.words.first() == Some(&word);
        if is_next {
            self.next();
        }
        is_next
    }

    fn next(&mut self) -> Option<&'a str> {
        let (first, rest) = self.words.split_first()?;
        self.words = rest;
        Some(first)
    }
}
