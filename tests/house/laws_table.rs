//! Checks the table of the Laws in the code: no article is missing, and every claim is shown.

use std::collections::BTreeSet;
use std::fs;

use crate::common::citations::transcripts;
use crate::common::laws_page::{citing, leading, number, page, place, related, rows};
use hector::laws::coverage::{CoverageProof, Handled, chapters};
use hector::laws::{Article, Edition, Rule};

const HERE: &str = env!("CARGO_MANIFEST_DIR");

#[test]
fn every_article_has_its_line_on_the_page_and_says_what_becomes_of_it() {
    let page = page();
    let lines: Vec<&str> = page.lines().filter(|line| line.starts_with("- **")).collect();
    let chapters = chapters();
    assert_eq!(lines.len(), rows(&chapters).count());
    for (line, row) in lines.iter().zip(rows(&chapters)) {
        let number = leading(row).replace("par. ", "Paragraph ");
        assert!(line.starts_with(&format!("- **{number}**: {}. ", row.about)), "{line}");
        let becomes = ["Decided.", "Told.", "Not knowable.", "Not its matter."];
        assert!(becomes.iter().any(|becomes| line.contains(becomes)), "{line}");
    }
}

#[test]
fn every_rule_that_an_answer_can_rest_on_is_in_the_table() {
    let chapters = chapters();
    for edition in Edition::ALL {
        let listed: Vec<&str> = rows(&chapters).filter_map(|row| number(row, edition)).collect();
        for rule in Rule::ALL {
            let Some(Article::Number(cited)) = rule.article(edition) else { continue };
            assert!(
                listed.iter().any(|listed| related(listed, cited)),
                "{}: {cited} of {edition} is missing",
                rule.name()
            );
        }
    }
}

#[test]
fn what_is_decided_or_told_is_shown_or_said_to_lack_it() {
    let transcripts = transcripts();
    let chapters = chapters();
    let unshown = rows(&chapters).filter(|row| {
        let claims = matches!(row.handled, Handled::Decided | Handled::ToldToArbiter);
        claims && row.shown.is_empty() && citing(row, &transcripts).is_empty()
    });
    let unshown: Vec<String> =
        unshown.map(|row| format!("{}: {}", leading(row), row.about)).collect();
    assert!(unshown.is_empty(), "nothing shows\n{}", unshown.join("\n"));
}

#[test]
fn what_is_named_as_showing_an_article_is_there_and_cites_it() {
    let transcripts = transcripts();
    let mut faults = Vec::new();
    for row in rows(&chapters()) {
        for shown in row.shown {
            match shown {
                CoverageProof::NotYet => {}
                CoverageProof::Test(file, name) => {
                    let path = place(file);
                    let source = fs::read_to_string(format!("{HERE}/{path}")).expect("a test");
                    assert!(source.contains(&format!("fn {name}()")), "{path} has no {name}");
                }
                CoverageProof::Transcript(name) => {
                    let transcript = transcripts.iter().find(|found| found.name == *name);
                    let transcript = transcript.unwrap_or_else(|| panic!("no transcript {name}"));
                    let number = number(row, transcript.edition).unwrap_or_default();
                    if !transcript.cited().any(|cited| related(number, cited)) {
                        faults.push(format!("{name} does not cite {number:?}"));
                    }
                }
            }
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn no_edition_lists_a_number_for_two_things_that_become_of_it() {
    // A number may be in several rows, because some editions divide what others keep together. But each row has a
    // number, and no row occurs twice.
    let mut seen = BTreeSet::new();
    for row in rows(&chapters()) {
        assert!(Edition::ALL.iter().any(|edition| row.article(*edition).is_some()), "{row:?}");
        assert!(!row.about.is_empty() && !row.about.ends_with('.'), "{}", row.about);
        let cells = Edition::ALL.map(|edition| number(row, edition).unwrap_or("-"));
        assert!(seen.insert((cells, row.about)), "twice: {cells:?} {}", row.about);
    }
    assert!(seen.len() > 300, "{}", seen.len());
}
