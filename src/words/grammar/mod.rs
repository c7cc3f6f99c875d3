//! What a speech recogniser should expect at a moment, phrase by phrase. It never depends on the position, only on the
//! rules of speaking, so that neither a refusal nor a misheard word reveals what is legal (11.3.1).
//!
//! Recognisers build a model of word pairs from the phrases: which word follows which, and how often. So the phrases
//! are not a list of all moves. They are chosen so that every pair of words occurs about as often as speakers say it.

mod announcements;
mod boards;
mod orders;
mod passing_words;
mod vocabulary;

use std::collections::BTreeSet;
use std::fmt::Write as _;

use super::commands::{Activity, Command, CommandTable};
use super::language::{Language, Wording};
pub use orders::time_control;
use vocabulary::{Forms, forms};

/// What to listen for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Listening {
    /// An announced move.
    Announcement,
    /// The repetition of the opponent's move.
    Repetition,
    /// Yes or no.
    Answer,
    /// A player's commands at the table.
    Commands,
    /// A player's questions at the table.
    Questions,
    /// The player's own board, read out.
    BoardReading,
    /// The piece that a pawn becomes.
    Promotion,
    /// White or black, before a game.
    Colour,
    /// The length of a game.
    TimeControl,
    /// Training or tournament.
    Mode,
    /// Commands and questions in a game against Hector.
    Practice,
    /// Commands and questions while listening to games.
    Review,
    /// Commands and questions at the drills.
    Drill,
    /// Light or dark, or white or black, of a square.
    Shades,
    /// A file or a rank.
    Lines,
    /// A number up to ten.
    Numbers,
    /// Squares in sequence.
    Route,
    /// The content of a square.
    Contents,
}

impl Listening {
    pub const ALL: [Listening; 18] = [
        Listening::Announcement,
        Listening::Repetition,
        Listening::Answer,
        Listening::Commands,
        Listening::Questions,
        Listening::BoardReading,
        Listening::Promotion,
        Listening::Colour,
        Listening::TimeControl,
        Listening::Mode,
        Listening::Practice,
        Listening::Review,
        Listening::Drill,
        Listening::Shades,
        Listening::Lines,
        Listening::Numbers,
        Listening::Route,
        Listening::Contents,
    ];

    /// Whether the answer is a single word, not squares.
    fn is_by_a_word(self) -> bool {
        match self {
            Listening::Announcement
            | Listening::Repetition
            | Listening::BoardReading
            | Listening::Promotion
            | Listening::Lines
            | Listening::Route
            | Listening::Contents => false,
            Listening::Answer
            | Listening::Commands
            | Listening::Questions
            | Listening::Colour
            | Listening::TimeControl
            | Listening::Mode
            | Listening::Practice
            | Listening::Review
            | Listening::Drill
            | Listening::Shades
            | Listening::Numbers => true,
        }
    }

    /// Whether commands are listened for.
    fn is_by_a_command(self) -> bool {
        matches!(
            self,
            Listening::Commands | Listening::Practice | Listening::Review | Listening::Drill
        )
    }

    /// Its name on the command line.
    #[must_use]
    pub fn code(self) -> &'static str {
        match self {
            Listening::Announcement => "announcement",
            Listening::Repetition => "repetition",
            Listening::Answer => "yesno",
            Listening::Commands => "commands",
            Listening::Questions => "questions",
            Listening::BoardReading => "board",
            Listening::Promotion => "promotion",
            Listening::Colour => "colour",
            Listening::TimeControl => "time",
            Listening::Mode => "mode",
            Listening::Practice => "practice",
            Listening::Review => "review",
            Listening::Drill => "drill",
            Listening::Shades => "shades",
            Listening::Lines => "lines",
            Listening::Numbers => "numbers",
            Listening::Route => "route",
            Listening::Contents => "contents",
        }
    }
}

/// How much likelier the phrases of this moment are than those of other moments.
const LIKELIER: usize = 4;

/// What to listen for at a moment, and in which words.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Attention {
    pub listening: Vec<Listening>,
    /// The words of announcements.
    pub wording: Wording,
    /// The language of everything else.
    pub language: Language,
    pub readings: Readings,
}

/// How many readings of an utterance to consider.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Readings {
    /// Only the best one.
    Best,
    /// Several. Training may choose among them by the position.
    Several,
}

impl Attention {
    #[must_use]
    pub fn grammar(&self) -> Grammar {
        Grammar::of(&self.listening, self.wording, self.language)
    }
}

/// The phrases that are expected.
///
/// ```
/// use hector_words::{Grammar, Language, Listening, Wording};
///
/// let grammar = Grammar::of(&[Listening::Answer], Wording::default(), Language::German);
/// assert!(grammar.to_json().starts_with(r#"["ja","#));
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Grammar {
    /// Lower case, single spaces. A phrase that occurs several times weighs more.
    phrases: Vec<String>,
    /// Phrases of other moments. Without them, a recogniser would take them for the most similar phrase: "exact" for
    /// "Eva quatre".
    others: Vec<String>,
    forms: Vec<Forms>,
}

/// A word that a recogniser's model lacks.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Missing {
    /// One word or several.
    pub phrase: String,
    /// Words with the same meaning that the model has.
    pub instead: Vec<String>,
}

impl Grammar {
    /// A recogniser's answer when it heard none of the phrases.
    pub const UNKNOWN: &'static str = "[unk]";
    /// The word that wakes Hector's hearing.
    pub const WAKE: &'static str = "hector";

    /// The phrases for these moments: announcements in the words of the event, everything else in the user's language.
    #[must_use]
    pub fn of(listening: &[Listening], wording: Wording, language: Language) -> Grammar {
        Grammar::with(Command::table(), listening, wording, language)
    }

    /// The same with the commands of another table.
    #[must_use]
    pub fn with<C: Copy + Eq>(
        commands: &CommandTable<C>,
        listening: &[Listening],
        wording: Wording,
        language: Language,
    ) -> Grammar {
        let mut phrases = Vec::new();
        for one in listening {
            phrases.extend(match one {
                Listening::Announcement | Listening::Repetition => announcements::all(wording),
                Listening::Answer => orders::answers(language),
                Listening::Commands => orders::deeds(commands, wording, language),
                Listening::Questions => orders::questions(commands, wording, language),
                Listening::BoardReading => boards::all(wording, language),
                Listening::Promotion => announcements::promotions(wording),
                Listening::Colour => orders::colours(language),
                Listening::TimeControl => orders::time_controls(language),
                Listening::Mode => orders::modes(language),
                Listening::Practice => {
                    orders::at_home(commands, Activity::Practice, wording, language)
                }
                Listening::Review => orders::at_home(commands, Activity::Review, wording, language),
                Listening::Drill => orders::drills(commands, language),
                Listening::Shades => orders::shades(language),
                Listening::Lines => announcements::lines(wording),
                Listening::Numbers => orders::numbers(language),
                Listening::Route => announcements::routes(wording),
                Listening::Contents => boards::contents(wording, language),
            });
        }
        let mut others = BTreeSet::new();
        if listening.iter().any(|one| one.is_by_a_word()) {
            others.extend(orders::all(commands, language).filter(|word| !phrases.contains(word)));
        }
        if listening.iter().any(|one| one.is_by_a_command()) {
            let known: BTreeSet<&str> =
                phrases.iter().flat_map(|phrase| phrase.split(' ')).collect();
            let passing = passing_words::all(commands, language);
            others.extend(passing.filter(|word| !known.contains(word.as_str())));
        }
        let others = others.into_iter().collect();
        Grammar { phrases, others, forms: forms(wording, language) }
    }

    /// The same, after the waking word.
    #[must_use]
    pub fn woken(mut self) -> Grammar {
        for phrase in &mut self.phrases {
            phrase.insert(0, ' ');
            phrase.insert_str(0, Grammar::WAKE);
        }
        self
    }

    /// The phrases, in the order of the moments.
    #[must_use]
    pub fn phrases(&self) -> &[String] {
        &self.phrases
    }

    /// The input of a recogniser: the phrases, phrases of other moments, and the sign for everything else. Phrases of
    /// this moment are likelier.
    #[must_use]
    pub fn for_a_recogniser(&self) -> Vec<String> {
        let times = 1 + LIKELIER * self.others.len() / self.phrases.len().max(1);
        let phrases = std::iter::repeat_n(&self.phrases, times).flatten();
        let unknown = Grammar::UNKNOWN.to_owned();
        phrases.chain(&self.others).cloned().chain([unknown]).collect()
    }

    /// Every word of the phrases, once.
    #[must_use]
    pub fn words(&self) -> BTreeSet<&str> {
        self.phrases.iter().flat_map(|phrase| phrase.split(' ')).collect()
    }

    /// Reduces the phrases to the words of a recogniser's model: others are respelled or left out. Also returns the
    /// missing words.
    #[must_use]
    pub fn known_by(self, knows: impl Fn(&str) -> bool) -> (Grammar, Vec<Missing>) {
        let knows_all = |phrase: &str| phrase.split(' ').all(&knows);
        let lacking: Vec<Forms> = self
            .forms
            .iter()
            .filter(|forms| forms.sounds.iter().any(|sound| !knows_all(sound)))
            .map(|forms| forms.only(knows_all))
            .collect();
        let mut phrases = Vec::with_capacity(self.phrases.len());
        for phrase in self.phrases {
            if knows_all(&phrase) {
                phrases.push(phrase);
                continue;
            }
            let mut spelled = phrase;
            for forms in &lacking {
                spelled = forms.spelled_in(&spelled);
            }
            phrases.extend(knows_all(&spelled).then_some(spelled));
        }
        let missing = lacking.into_iter().filter_map(Forms::missing).collect();
        let others = self.others.into_iter().filter(|other| knows_all(other)).collect();
        (Grammar { phrases, others, forms: self.forms }, missing)
    }

    /// The phrases in JSON, with the sign for everything else, in plain UTF-8: recognisers misread escaped letters.
    #[must_use]
    pub fn to_json(&self) -> String {
        let mut json = String::from("[");
        for phrase in &self.phrases {
            // The words of the tables have no quotation marks or backslashes.
            let _ = write!(json, "\"{phrase}\",");
        }
        let _ = write!(json, "\"{}\"]", Grammar::UNKNOWN);
        json
    }
}

/// A phrase as recognisers write it: in lower case, compounds split.
fn spoken(text: &str) -> String {
    let apart = text.to_lowercase().replace('-', " ");
    apart.split_whitespace().collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::FileNames;

    #[test]
    fn phrases_are_plain_words_in_lower_case() {
        for words in Language::ALL {
            for files in FileNames::ALL {
                let wording = Wording { words, ranks: words, files };
                let grammar = Grammar::of(&Listening::ALL, wording, words);
                for word in grammar.words() {
                    let plain = word.chars().all(|letter| letter.is_alphabetic() || letter == '\'');
                    assert!(plain && !word.is_empty(), "{word:?}");
                    assert_eq!(word, word.to_lowercase());
                }
            }
        }
    }

    #[test]
    fn words_of_other_moments_are_known_to_the_recogniser_and_less_likely() {
        let given = |listening: &[Listening]| {
            Grammar::of(listening, Wording::default(), Language::German).for_a_recogniser()
        };
        let count = |given: &[String], word: &str| given.iter().filter(|one| *one == word).count();
        let answer = given(&[Listening::Answer]);
        assert_eq!(count(&answer, "remis"), 1);
        assert!(count(&answer, "ja") > 4 * count(&answer, "remis"));
        assert_eq!(count(&given(&[Listening::Commands]), "ja"), 1);
        assert_eq!(count(&given(&[Listening::TimeControl]), "nein"), 1);
        assert_eq!(count(&given(&[Listening::Announcement]), "remis"), 0);
        assert_eq!(answer.last().map(String::as_str), Some(Grammar::UNKNOWN));
    }

    #[test]
    fn a_model_that_spells_otherwise_is_met_halfway() {
        let grammar = Grammar::of(&[Listening::Announcement], Wording::default(), Language::German);
        let lacks = ["cesar", "pferd", "turm"];
        let (known, missing) = grammar.known_by(|word| !lacks.contains(&word));
        assert!(known.words().contains("cäsar"));
        assert!(lacks.iter().all(|word| !known.words().contains(word)));
        let told: Vec<(String, Vec<String>)> =
            missing.into_iter().map(|missing| (missing.phrase, missing.instead)).collect();
        let told: Vec<(&str, String)> =
            told.iter().map(|(word, instead)| (word.as_str(), instead.join(" "))).collect();
        assert_eq!(
            told,
            [
                ("pferd", "springer".to_owned()),
                ("turm", String::new()),
                ("cesar", "cäsar caesar cezar zesar".to_owned()),
            ]
        );
    }
}
