//! Every word that is heard under given settings, and its meaning. The order of words is in `sentence`.

use std::collections::HashMap;
use std::sync::LazyLock;

use super::files::FileNames;
use super::language::{Language, Wording};
use super::spelling::{distance, typed_forms};
use super::vocabulary::{ColourOrder, Term};
use crate::chess::{CastlingSide, Color, File, Rank, Role};

/// The words of an announcement and their meanings.
///
/// The unit is the word, never the letter: B would be Bella, Bauer and Bishop at once, D both David and Dame.
#[derive(Debug, Clone)]
pub struct Lexicon {
    /// Folded phrases, a space between their words.
    meanings: HashMap<String, Meaning>,
    known: Vec<KnownWord>,
    longest_phrase: usize,
    wording: Wording,
    /// Whether one of the languages puts the colour after the piece.
    colour_may_follow: bool,
}

/// A word that may have been meant when an unknown one was heard.
#[derive(Debug, Clone)]
struct KnownWord {
    word: String,
    /// Its phrase, as the table writes it.
    phrase: &'static str,
    standing: SuggestionRank,
    meaning: Meaning,
}

/// Words that Hector says are suggested before words that it only understands.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum SuggestionRank {
    Said,
    Heard,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Meaning {
    Piece(Role),
    File(File),
    Rank(Rank),
    Castling(CastlingSide),
    /// Castling, without its side.
    SidelessCastling,
    Capture,
    EnPassant,
    Check,
    Mate,
    Answer(Answer),
    /// White or black, of a piece on a board.
    Colour(Color),
    /// An empty square.
    Empty,
    /// The word before the number of a rank.
    RankWord,
    /// A word without influence on the meaning.
    Connective,
}

/// The word for an answer in a language.
#[must_use]
pub fn answer_word(answer: Answer, language: Language) -> &'static str {
    let vocabulary = language.vocabulary();
    match answer {
        Answer::Yes => vocabulary.yes.said,
        Answer::No => vocabulary.no.said,
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Answer {
    /// Ja, oui, yes.
    Yes,
    /// Nein, non, no.
    No,
}

/// The words for moves in every language, for callers that only ask whether a text is one.
pub(super) fn words_of_moves() -> &'static Lexicon {
    static WORDS: LazyLock<Lexicon> =
        LazyLock::new(|| Lexicon::of_every_language(Wording::default()));
    &WORDS
}

const DIGITS: [&str; 8] = ["1", "2", "3", "4", "5", "6", "7", "8"];

impl Lexicon {
    /// The words of the given settings. Digits are understood in every language.
    #[must_use]
    pub fn of(wording: Wording) -> Lexicon {
        let mut lexicon = Lexicon::of_signs(wording);
        lexicon.add_files(wording.files);
        lexicon.add_ranks(wording.ranks);
        lexicon.add_words(wording.words);
        lexicon
    }

    /// The words of every language and both sets of file names. No word has two meanings among them. Choices are worded
    /// by the settings.
    #[must_use]
    pub fn of_every_language(wording: Wording) -> Lexicon {
        let mut lexicon = Lexicon::of_signs(wording);
        FileNames::ALL.into_iter().for_each(|files| lexicon.add_files(files));
        for language in Language::ALL {
            lexicon.add_ranks(language);
            lexicon.add_words(language);
        }
        // Suggestions come only from the languages in use here.
        lexicon.known = Lexicon::of(wording).known;
        lexicon
    }

    /// The settings for the wording of choices and suggestions.
    #[must_use]
    pub fn wording(&self) -> Wording {
        self.wording
    }

    /// Whether a colour may follow its piece.
    pub(super) fn colour_may_follow(&self) -> bool {
        self.colour_may_follow
    }

    pub(super) fn longest_phrase(&self) -> usize {
        self.longest_phrase
    }

    pub(super) fn meaning(&self, phrase: &str) -> Option<Meaning> {
        self.meanings.get(phrase).copied()
    }

    /// The meaning of a word, or of its singular.
    pub(super) fn one_or_several(&self, folded: &str) -> Option<Meaning> {
        let of_one = || {
            let shorter = ['s', 'n', 'e'].iter().filter_map(|end| folded.strip_suffix(*end));
            shorter.into_iter().find_map(|one| self.meaning(one))
        };
        self.meaning(folded).or_else(of_one)
    }

    /// The phrase with the word that is nearest to this one, if any is near; among equally near ones, one that Hector
    /// says itself. Only a meaning that could be accepted is suggested.
    pub(super) fn nearest(
        &self,
        folded: &str,
        welcome: impl Fn(Meaning) -> bool,
    ) -> Option<&'static str> {
        let letters = folded.chars().take(LONGEST_GUESS + 1).count();
        let slips = match letters {
            3..=5 => 1,
            6..=LONGEST_GUESS => 2,
            _ => return None,
        };
        // In a word of three letters, a changed letter makes another word; but one may have been left out.
        let is_alike = |word: &str| letters > 3 || word.chars().count() > letters;
        self.known
            .iter()
            .filter(|known| is_alike(&known.word) && welcome(known.meaning))
            .map(|known| (distance(folded, &known.word), known.standing, known.phrase))
            .filter(|(distance, ..)| *distance <= slips)
            .min()
            .map(|(.., phrase)| phrase)
    }

    /// Words that are common to all languages: digits, and signs from the score sheet.
    fn of_signs(wording: Wording) -> Lexicon {
        let mut lexicon = Lexicon {
            meanings: HashMap::new(),
            known: Vec::new(),
            longest_phrase: 1,
            wording,
            colour_may_follow: false,
        };
        for (digit, rank) in DIGITS.into_iter().zip(Rank::ALL) {
            lexicon.add(digit, SuggestionRank::Heard, Meaning::Rank(rank));
        }
        for (sign, side) in [
            ("0-0", CastlingSide::KingSide),
            ("o-o", CastlingSide::KingSide),
            ("0-0-0", CastlingSide::QueenSide),
            ("o-o-o", CastlingSide::QueenSide),
        ] {
            lexicon.add(sign, SuggestionRank::Heard, Meaning::Castling(side));
        }
        lexicon.add("x", SuggestionRank::Heard, Meaning::Capture);
        lexicon.add("e.p.", SuggestionRank::Heard, Meaning::EnPassant);
        lexicon
    }

    fn add_files(&mut self, files: FileNames) {
        for (term, file) in files.terms().iter().zip(File::ALL) {
            self.add_term(term, Meaning::File(file));
        }
    }

    fn add_ranks(&mut self, language: Language) {
        for (term, rank) in language.vocabulary().ranks.iter().zip(Rank::ALL) {
            self.add_term(term, Meaning::Rank(rank));
        }
    }

    fn add_words(&mut self, language: Language) {
        let vocabulary = language.vocabulary();
        self.colour_may_follow |= vocabulary.colour == ColourOrder::AfterThePiece;
        for role in Role::ALL {
            self.add_term(vocabulary.pieces.of(role), Meaning::Piece(role));
        }
        self.add_term(&vocabulary.castling.short, Meaning::Castling(CastlingSide::KingSide));
        self.add_term(&vocabulary.castling.long, Meaning::Castling(CastlingSide::QueenSide));
        for sideless in vocabulary.castling.sideless {
            self.add(sideless, SuggestionRank::Heard, Meaning::SidelessCastling);
        }
        self.add_term(&vocabulary.capture, Meaning::Capture);
        self.add_term(&vocabulary.en_passant, Meaning::EnPassant);
        self.add_term(&vocabulary.check, Meaning::Check);
        self.add_term(&vocabulary.mate, Meaning::Mate);
        self.add_term(&vocabulary.yes, Meaning::Answer(Answer::Yes));
        self.add_term(&vocabulary.no, Meaning::Answer(Answer::No));
        self.add_term(&vocabulary.white, Meaning::Colour(Color::White));
        self.add_term(&vocabulary.black, Meaning::Colour(Color::Black));
        self.add_term(&vocabulary.empty, Meaning::Empty);
        self.add_term(&vocabulary.rank, Meaning::RankWord);
        for connective in vocabulary.connectives.all() {
            self.add(connective, SuggestionRank::Heard, Meaning::Connective);
        }
    }

    fn add_term(&mut self, term: &'static Term, meaning: Meaning) {
        self.add(term.said, SuggestionRank::Said, meaning);
        for variant in term.heard.iter().chain(term.spelled) {
            self.add(variant, SuggestionRank::Heard, meaning);
        }
    }

    fn add(&mut self, written: &'static str, standing: SuggestionRank, meaning: Meaning) {
        for spelled in typed_forms(written) {
            let words = spelled.split(' ');
            self.longest_phrase = self.longest_phrase.max(words.clone().count());
            // The short words of a phrase are near to everything.
            let telling =
                words.filter(|word| meaning != Meaning::Connective && word.chars().count() > 2);
            self.known.extend(telling.map(|word| KnownWord {
                word: word.to_owned(),
                phrase: written,
                standing,
                meaning,
            }));
            let before = self.meanings.insert(spelled, meaning);
            debug_assert!(
                before.is_none_or(|before| before == meaning),
                "\"{written}\" means both {before:?} and {meaning:?}"
            );
        }
    }
}

/// Longer words than any in the tables get no suggestion.
const LONGEST_GUESS: usize = 24;
