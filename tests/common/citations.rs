//! Which articles the transcripts in tests/scripts cite.

use std::collections::BTreeSet;
use std::fs;

use hector::laws::Edition;

/// A transcript and the articles in it.
pub(crate) struct Transcript {
    /// The name of its file, without the extension.
    pub(crate) name: String,
    /// The edition of the Laws under which it is played.
    pub(crate) edition: Edition,
    named: BTreeSet<String>,
    answered: BTreeSet<String>,
}

impl Transcript {
    /// Whether its first line names this article.
    pub(crate) fn names(&self, number: &str) -> bool {
        self.named.contains(number)
    }

    /// Whether an answer cites this article.
    pub(crate) fn answers_by(&self, number: &str) -> bool {
        self.answered.contains(number)
    }

    /// All articles that it names or cites.
    pub(crate) fn cited(&self) -> impl Iterator<Item = &str> {
        self.named.iter().chain(&self.answered).map(String::as_str)
    }
}

/// All transcripts, sorted by name.
pub(crate) fn transcripts() -> Vec<Transcript> {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/scripts");
    let files = fs::read_dir(folder).expect("the scripts");
    let mut all: Vec<Transcript> = files
        .map(|entry| {
            let path = entry.expect("a script").path();
            let text = fs::read_to_string(&path).expect("a transcript");
            let name = path.file_stem().and_then(|stem| stem.to_str()).expect("a name");
            read(name, &text)
        })
        .collect();
    all.sort_by(|one, other| one.name.cmp(&other.name));
    all
}

fn read(name: &str, text: &str) -> Transcript {
    let edition = text.lines().find_map(|line| line.strip_prefix("edition "));
    let first = text.lines().next().unwrap_or_default();
    let brackets = first.split('(').skip(1).filter_map(|rest| rest.split(')').next());
    let brackets = brackets.collect::<Vec<_>>().join(", ");
    let mut answered = BTreeSet::new();
    for answer in text.lines().filter(|line| line.starts_with("to ")) {
        answered.extend(numbers(answer));
    }
    Transcript {
        name: name.to_owned(),
        edition: edition.map_or(Edition::default(), |year| year.parse().expect("an edition")),
        named: numbers(&brackets).collect(),
        answered,
    }
}

/// The numbers of articles in a sentence. A number without a dot counts only after the word for a paragraph, guideline
/// or appendix.
fn numbers(sentence: &str) -> impl Iterator<Item = String> {
    let mut heading = None;
    let words = sentence.split([' ', ',', ';', ':', '(', ')', '"']);
    let words: Vec<&str> = words.map(|word| word.trim_end_matches('.')).collect();
    let mut found = Vec::new();
    for word in words.into_iter().filter(|word| !word.is_empty()) {
        let digit_in = word.contains(|sign: char| sign.is_ascii_digit());
        match word.to_lowercase().as_str() {
            "paragraph" | "paragraphs" => heading = Some("par. "),
            "guideline" | "guidelines" => heading = Some("guideline "),
            "appendix" => heading = Some("Appendix "),
            "and" | "or" => {}
            _ if digit_in && heading == Some("par. ") => found.push(format!("par. {word}")),
            _ if word.contains('.') && digit_in => found.push(word.to_owned()),
            _ => match heading {
                Some("Appendix ") if word.len() == 1 => found.push(format!("Appendix {word}")),
                Some("guideline ") if digit_in => found.push(format!("guideline {word}")),
                _ => heading = None,
            },
        }
    }
    found.into_iter()
}
