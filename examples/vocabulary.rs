//! Prints every word that the ear is asked to listen for, a language a line with a tab
//! after its code: `cargo run --example vocabulary`. A model of speech is made for these.
//! With `phrases`, prints the phrases of all announcements instead, one a line.

use hector::words::{FileNames, Grammar, Language, Listening, Wording};

fn main() {
    let wants_phrases = std::env::args().nth(1).is_some_and(|word| word == "phrases");
    for language in Language::ALL {
        let grammars = FileNames::ALL.map(|files| {
            let wording = Wording { words: language, ranks: language, files };
            let listening: &[Listening] =
                if wants_phrases { &[Listening::Announcement] } else { &Listening::ALL };
            Grammar::of(listening, wording, language)
        });
        if wants_phrases {
            let phrases = grammars.iter().flat_map(Grammar::phrases);
            phrases.for_each(|phrase| println!("{}\t{phrase}", language.code()));
        } else {
            let mut words: Vec<&str> = grammars.iter().flat_map(Grammar::words).collect();
            words.sort_unstable();
            words.dedup();
            println!("{}\t{}", language.code(), words.join(" "));
        }
    }
}
