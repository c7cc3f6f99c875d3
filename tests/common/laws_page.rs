//! Makes the page of the Laws: every article of the six editions, how Hector treats it, and what shows that. The
//! sources are the table in the code and the citations in the transcripts. Packages contain the page as LAWS.md.

use std::fmt::Write as _;
use std::fs;

use hector::laws::coverage::{Chapter, CoverageProof, CoverageRow, Handled, chapters};
use hector::laws::{Article, Edition};

use super::citations::{Transcript, transcripts};

const HERE: &str = env!("CARGO_MANIFEST_DIR");

/// At most this many transcripts of one article are listed.
const MOST_LISTED: usize = 3;

const OPENING: &str = "# Every article of the Laws, and what becomes of it

This page is made from the table in the source, `src/laws/coverage`. Each article stands under its number of
2023, or of the last edition that has it; numbers of other editions follow where they differ. The words are
our own, and few: they are no text of the Laws.

What becomes of an article:

- Decided: Hector applies it.
- Told: Hector tells the arbiter, with the article and what can be done.
- Not knowable: no program at the table can know it. A person may enter it.
- Not its matter: it is about people and places that Hector has no part in.

After \"shown by\" come games as lines, files of `tests/scripts` in the source that cite the article in an answer
or name it in their first line, at most three, and tests. \"No transcript\" means that nothing shows it yet.
";

pub(crate) fn page() -> String {
    let (transcripts, chapters) = (transcripts(), chapters());
    let mut page = format!("{OPENING}\n{}", counted(&chapters));
    for chapter in &chapters {
        let _ = writeln!(page, "\n## {}\n", chapter.title);
        for row in chapter.rows {
            let shown = shown(row, &transcripts);
            let shown = if shown.is_empty() { shown } else { format!(" {shown}.") };
            let _ = writeln!(page, "- {}{shown}", entry(row));
        }
    }
    page
}

/// The path of a test file, in any test program.
pub(crate) fn place(file: &str) -> String {
    let programs = fs::read_dir(format!("{HERE}/tests")).expect("the tests").flatten();
    let mut places = programs
        .map(|program| format!("tests/{}/{file}.rs", program.file_name().to_string_lossy()))
        .filter(|place| !place.starts_with("tests/common/") && !place.starts_with("tests/fuzz/"))
        .filter(|place| fs::exists(format!("{HERE}/{place}")).is_ok_and(|exists| exists));
    let place = places.next().unwrap_or_else(|| panic!("no file of tests is called {file}"));
    assert_eq!(places.next(), None, "{file} is there twice");
    place
}

pub(crate) fn rows(chapters: &[Chapter]) -> impl Iterator<Item = &'static CoverageRow> {
    chapters.iter().flat_map(|chapter| chapter.rows)
}

/// The number of a row in an edition, if it was verified.
pub(crate) fn number(row: &CoverageRow, edition: Edition) -> Option<&'static str> {
    match row.article(edition) {
        Some(Article::Number(number)) => Some(number),
        _ => None,
    }
}

/// Whether one of two numbers is equal to the other or a part of it.
pub(crate) fn related(one: &str, other: &str) -> bool {
    within(one, other) || within(other, one)
}

/// Whether a number is equal to another one or a part of it.
fn within(part: &str, whole: &str) -> bool {
    part.strip_prefix(whole).is_some_and(|rest| {
        let whole_ends_in_digit = whole.ends_with(|sign: char| sign.is_ascii_digit());
        !(whole_ends_in_digit && rest.starts_with(|sign: char| sign.is_ascii_digit()))
    })
}

/// The transcripts that cite a row. Those that name it in their first line come first.
pub(crate) fn citing<'all>(row: &CoverageRow, transcripts: &'all [Transcript]) -> Vec<&'all str> {
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

/// The number under which a row is listed: that of the newest edition that has it.
pub(crate) fn leading(row: &CoverageRow) -> &'static str {
    let newest = Edition::ALL.iter().rev().find_map(|edition| number(row, *edition));
    newest.unwrap_or("number not verified")
}

/// The number of rows of each kind.
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

/// Writes "Paragraph" in full; other numbers stay as they are.
fn plain(number: &str) -> String {
    number.replace("par. ", "Paragraph ")
}

/// The numbers in other editions; editions that agree are listed together.
fn others(row: &CoverageRow) -> String {
    let leading = leading(row);
    let mut groups: Vec<(String, Vec<Edition>)> = Vec::new();
    let only_1929 = number(row, Edition::Of1929).is_some();
    for edition in Edition::ALL {
        // The paragraphs of 1929 have a chapter of their own, without the articles of the other editions.
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
    let links = scripts.iter().map(|name| format!("`{name}`"));
    let tests = row.shown.iter().filter_map(|shown| match shown {
        CoverageProof::Test(file, name) => Some(format!("the test `{name}` in `{}`", place(file))),
        CoverageProof::Transcript(_) | CoverageProof::NotYet => None,
    });
    let all: Vec<String> = links.chain(tests).collect();
    match (all.is_empty(), claims) {
        (false, _) => format!("Shown by {}", all.join(", ")),
        (true, true) => "No transcript".to_owned(),
        (true, false) => String::new(),
    }
}
