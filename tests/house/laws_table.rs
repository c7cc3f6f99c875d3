//! docs/LAWS.md, made from the table in the code: every article of the six editions, what
//! becomes of it, and what shows that. `UPDATE=1` writes it; then read it.

use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::fs;

use crate::common::citations::{Transcript, transcripts};
use hector::laws::coverage::{Chapter, CoverageProof, CoverageRow, Handled, chapters};
use hector::laws::{Article, Edition, Rule};

const HERE: &str = env!("CARGO_MANIFEST_DIR");

/// More transcripts than this of one article are not listed.
const MOST_LISTED: usize = 3;

const OPENING: &str = "# Every article of the Laws, and what becomes of it

This page is made by a test from the table in `src/laws/coverage`
(`UPDATE=1 cargo test --test house laws_table`). Each article stands under its number of 2023, or of
the last edition that has it; numbers of other editions follow where they differ. The words are
our own, and few: they are no text of the Laws.

What becomes of an article:

- Decided: Hector applies it.
- Told: Hector tells the arbiter, with the article and what can be done.
- Not knowable: no program at the table can know it. A person may enter it.
- Not its matter: it is about people and places that Hector has no part in.

Behind \"shown by\" stand transcripts under `tests/scripts` that cite the article in an answer or name it
in their first line, by the number of the edition that they are played under, at most three, and
tests. \"No transcript\" means that nothing shows it yet.
";

#[test]
fn the_page_is_what_the_table_says() {
    let transcripts = transcripts();
    let page = page(&transcripts);
    let path = format!("{HERE}/docs/LAWS.md");
    if std::env::var_os("UPDATE").is_some() {
        let text: String = page.iter().map(|line| format!("{}\n", line.text())).collect();
        fs::write(&path, text).expect("the page can be written");
    }
    let written = fs::read_to_string(&path).expect("the page is there");
    for (line, (written, made)) in written.lines().zip(&page).enumerate() {
        let place = format!("docs/LAWS.md, line {}: UPDATE=1 writes it", line + 1);
        assert_eq!(said(written), made.said, "{place}");
        // A page that names other transcripts than would be chosen now is as good, as long as
        // they show what it says: whoever adds one need not touch it.
        for name in named(written) {
            assert!(made.may_name.iter().any(|may| may == name), "{place}: {name} cites it not");
        }
    }
    assert_eq!(written.lines().count(), page.len(), "docs/LAWS.md has more or fewer lines");
}

/// What a line of the page says, without what shows it.
fn said(line: &str) -> &str {
    let shown = [" Shown by ", " No transcript."].iter().filter_map(|words| line.find(words)).min();
    &line[..shown.unwrap_or(line.len())]
}

/// The transcripts that a line of the page names.
fn named(line: &str) -> impl Iterator<Item = &str> {
    line.split("(../tests/scripts/").skip(1).filter_map(|rest| rest.split(".txt)").next())
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
    // A number may stand in several rows: editions divide what later ones keep together.
    // But no row is without any number, and none is written twice alike.
    let mut seen = BTreeSet::new();
    for row in rows(&chapters()) {
        assert!(Edition::ALL.iter().any(|edition| row.article(*edition).is_some()), "{row:?}");
        assert!(!row.about.is_empty() && !row.about.ends_with('.'), "{}", row.about);
        let cells = Edition::ALL.map(|edition| number(row, edition).unwrap_or("-"));
        assert!(seen.insert((cells, row.about)), "twice: {cells:?} {}", row.about);
    }
    assert!(seen.len() > 300, "{}", seen.len());
}

/// Where a file of tests is, in whichever of their programs.
fn place(file: &str) -> String {
    let programs = fs::read_dir(format!("{HERE}/tests")).expect("the tests").flatten();
    let mut places = programs
        .map(|program| format!("tests/{}/{file}.rs", program.file_name().to_string_lossy()))
        .filter(|place| !place.starts_with("tests/common/") && !place.starts_with("tests/fuzz/"))
        .filter(|place| fs::exists(format!("{HERE}/{place}")).is_ok_and(|exists| exists));
    let place = places.next().unwrap_or_else(|| panic!("no file of tests is called {file}"));
    assert_eq!(places.next(), None, "{file} is there twice");
    place
}

fn rows(chapters: &[Chapter]) -> impl Iterator<Item = &'static CoverageRow> {
    chapters.iter().flat_map(|chapter| chapter.rows)
}

/// The number of a row in an edition, where it was verified.
fn number(row: &CoverageRow, edition: Edition) -> Option<&'static str> {
    match row.article(edition) {
        Some(Article::Number(number)) => Some(number),
        _ => None,
    }
}

/// Whether one of two numbers is the other or a part of it.
fn related(one: &str, other: &str) -> bool {
    within(one, other) || within(other, one)
}

/// Whether a number is another one or a part of it.
fn within(part: &str, whole: &str) -> bool {
    part.strip_prefix(whole).is_some_and(|rest| {
        let whole_ends_in_digit = whole.ends_with(|sign: char| sign.is_ascii_digit());
        !(whole_ends_in_digit && rest.starts_with(|sign: char| sign.is_ascii_digit()))
    })
}

/// The transcripts that cite a row, those first that name it in their first line.
fn citing<'all>(row: &CoverageRow, transcripts: &'all [Transcript]) -> Vec<&'all str> {
    let of = |transcript: &Transcript| number(row, transcript.edition);
    let named = transcripts
        .iter()
        .filter(|transcript| of(transcript).is_some_and(|number| transcript.names(number)));
    let answered = transcripts
        .iter()
        .filter(|transcript| of(transcript).is_some_and(|number| transcript.answers_by(number)));
    let mut found: Vec<&str> = Vec::new();
    for transcript in named.chain(answered) {
        if !found.contains(&transcript.name.as_str()) {
            found.push(&transcript.name);
        }
    }
    found
}

/// The number that a row stands under: that of the last edition which has it.
fn leading(row: &CoverageRow) -> &'static str {
    let newest = Edition::ALL.iter().rev().find_map(|edition| number(row, *edition));
    newest.unwrap_or("number not verified")
}

/// A line of the page.
struct Line {
    said: String,
    shown: String,
    /// The transcripts that it may name.
    may_name: Vec<String>,
}

impl Line {
    fn of(said: &str) -> Line {
        Line { said: said.to_owned(), shown: String::new(), may_name: Vec::new() }
    }

    fn text(&self) -> String {
        format!("{}{}", self.said, self.shown)
    }
}

fn page(transcripts: &[Transcript]) -> Vec<Line> {
    let chapters = chapters();
    let opening = format!("{OPENING}\n{}", counted(&chapters));
    let mut page: Vec<Line> = opening.lines().map(Line::of).collect();
    for chapter in &chapters {
        page.extend(["", &format!("## {}", chapter.title), ""].map(Line::of));
        page.extend(chapter.rows.iter().map(|row| {
            let shown = shown(row, transcripts);
            Line {
                said: format!("- {}", entry(row)),
                shown: if shown.is_empty() { shown } else { format!(" {shown}.") },
                may_name: showing(row, transcripts).into_iter().map(ToOwned::to_owned).collect(),
            }
        }));
    }
    page
}

/// How many rows there are of each kind.
fn counted(chapters: &[Chapter]) -> String {
    let mut text = format!("{} entries:\n\n", rows(chapters).count());
    for handled in
        [Handled::Decided, Handled::ToldToArbiter, Handled::NotKnowable, Handled::OutsideScope]
    {
        let count = rows(chapters).filter(|row| row.handled == handled).count();
        let _ = writeln!(text, "- {}: {count}", word(handled).to_lowercase());
    }
    text
}

fn entry(row: &CoverageRow) -> String {
    let number = plain(leading(row));
    let mut text = format!("**{number}**: {}. {}.", row.about, word(row.handled));
    let others = others(row);
    if !others.is_empty() {
        let _ = write!(text, " {others}.");
    }
    text
}

fn word(handled: Handled) -> &'static str {
    match handled {
        Handled::Decided => "Decided",
        Handled::ToldToArbiter => "Told",
        Handled::NotKnowable => "Not knowable",
        Handled::OutsideScope => "Not its matter",
    }
}

/// Paragraphs in full, everything else as the editions write it.
fn plain(number: &str) -> String {
    number.replace("par. ", "Paragraph ")
}

/// What other editions say of the number, editions that agree together.
fn others(row: &CoverageRow) -> String {
    let leading = leading(row);
    let mut groups: Vec<(String, Vec<Edition>)> = Vec::new();
    let only_1929 = number(row, Edition::Of1929).is_some();
    for edition in Edition::ALL {
        // The paragraphs of 1929 have a chapter of their own, and the articles none there.
        if only_1929 || edition == Edition::Of1929 {
            continue;
        }
        let said = match row.article(edition) {
            Some(Article::Number(number)) if number == leading => continue,
            Some(Article::Number(number)) => number.to_owned(),
            Some(Article::Unverified) => "number not verified".to_owned(),
            None => "none".to_owned(),
        };
        match groups.last_mut() {
            Some((last, editions)) if *last == said => editions.push(edition),
            _ => groups.push((said, vec![edition])),
        }
    }
    let sentences = groups.iter().map(|(said, editions)| {
        let editions: Vec<&str> = editions.iter().map(|edition| edition.name()).collect();
        format!("{}: {said}", editions.join(", "))
    });
    sentences.collect::<Vec<_>>().join("; ")
}

/// The transcripts that show a row: those that the table names, or else those that cite it.
fn showing<'all>(row: &CoverageRow, transcripts: &'all [Transcript]) -> Vec<&'all str> {
    let named = row.shown.iter().filter_map(|shown| match shown {
        CoverageProof::Transcript(name) => Some(*name),
        CoverageProof::Test(..) | CoverageProof::NotYet => None,
    });
    let mut scripts: Vec<&str> = Vec::new();
    scripts.extend(named);
    if scripts.is_empty() {
        scripts = citing(row, transcripts);
    }
    scripts
}

fn shown(row: &CoverageRow, transcripts: &[Transcript]) -> String {
    let claims = matches!(row.handled, Handled::Decided | Handled::ToldToArbiter);
    let mut scripts = showing(row, transcripts);
    scripts.truncate(MOST_LISTED);
    let links = scripts.iter().map(|name| format!("[{name}](../tests/scripts/{name}.txt)"));
    let tests = row.shown.iter().filter_map(|shown| match shown {
        CoverageProof::Test(file, name) => {
            Some(format!("the test [{}](../{})", name.replace('_', " "), place(file)))
        }
        CoverageProof::Transcript(_) | CoverageProof::NotYet => None,
    });
    let all: Vec<String> = links.chain(tests).collect();
    match (all.is_empty(), claims) {
        (false, _) => format!("Shown by {}", all.join(", ")),
        (true, true) => "No transcript".to_owned(),
        (true, false) => String::new(),
    }
}
