//! The phrases of announcements: the forms that the lexer accepts, weighted by how often people use them.

use std::collections::{BTreeMap, BTreeSet};

use super::super::language::Wording;
use super::super::vocabulary::{Term, Vocabulary};
use super::spoken;
use super::vocabulary::sounds;
use crate::chess::Role;

/// How much likelier the prescribed castling is than another one.
const PRESCRIBED: usize = 8;

const PROMOTED: [Role; 4] = [Role::Queen, Role::Rook, Role::Bishop, Role::Knight];

pub(super) fn all(wording: Wording) -> Vec<String> {
    let speech = AnnouncementPhrases::of(wording);
    let mut phrases = speech.steps();
    phrases.extend(speech.other_names());
    phrases.extend(speech.partial_origins());
    phrases.extend(speech.captures());
    phrases.extend(speech.with_connectives());
    phrases.extend(speech.to_the_last_rank());
    phrases.extend(speech.with_remarks());
    speech.keep_other_names_rare(&mut phrases);
    phrases.extend(speech.castlings());
    phrases
}

/// The pieces of a promotion.
pub(super) fn promotions(wording: Wording) -> Vec<String> {
    let vocabulary = wording.words.vocabulary();
    let pieces = PROMOTED.iter().flat_map(|role| sounds(vocabulary.pieces.of(*role)));
    pieces.collect()
}

/// A few announcements to follow another word, such as a correction.
pub(super) fn few(wording: Wording) -> Vec<String> {
    let speech = AnnouncementPhrases::of(wording);
    let mut phrases: Vec<String> = (0..64)
        .map(|at| speech.words([speech.piece(at), &speech.square(at), &speech.partner(at, at)]))
        .collect();
    phrases.extend((0..64).step_by(4).map(|at| speech.square(at) + " " + &speech.partner(at, 1)));
    phrases.push(spoken(speech.vocabulary.castling.short.said));
    phrases.push(spoken(speech.vocabulary.castling.long.said));
    phrases
}

/// Every square once, in words.
pub(super) fn squares(wording: Wording) -> Vec<String> {
    let speech = AnnouncementPhrases::of(wording);
    (0..64).map(|at| speech.square(at)).collect()
}

/// Every file and every rank once, in words.
pub(super) fn lines(wording: Wording) -> Vec<String> {
    let speech = AnnouncementPhrases::of(wording);
    speech.files.into_iter().chain(speech.ranks).collect()
}

/// Squares in sequence: every pair once, so that any sequence is expected.
pub(super) fn routes(wording: Wording) -> Vec<String> {
    let speech = AnnouncementPhrases::of(wording);
    let pairs = (0..64).flat_map(|turn| (0..8).map(move |step| (turn, step)));
    let after = |(at, turn)| speech.square(at) + " " + &speech.partner(at, turn);
    squares(wording).into_iter().chain(pairs.map(after)).collect()
}

struct AnnouncementPhrases {
    vocabulary: &'static Vocabulary,
    /// Every name of every piece, pawns included.
    pieces: Vec<String>,
    /// Names of pieces other than the prescribed ones, each with that one: "Königin", "Dame".
    other_pieces: BTreeMap<String, String>,
    files: [String; 8],
    ranks: [String; 8],
    /// Other names of files and ranks, each with its number.
    other_files: Vec<(usize, String)>,
    other_ranks: Vec<(usize, String)>,
    captures: Vec<String>,
}

impl AnnouncementPhrases {
    fn of(wording: Wording) -> AnnouncementPhrases {
        let vocabulary = wording.words.vocabulary();
        let ranks = &wording.ranks.vocabulary().ranks;
        let files = wording.files.terms();
        let unprescribed = |role: &Role| {
            let term = vocabulary.pieces.of(*role);
            sounds(term).into_iter().skip(1).map(|other| (other, spoken(term.said)))
        };
        AnnouncementPhrases {
            vocabulary,
            other_pieces: Role::ALL.iter().flat_map(unprescribed).collect(),
            pieces: Role::ALL.iter().flat_map(|role| sounds(vocabulary.pieces.of(*role))).collect(),
            files: std::array::from_fn(|file| spoken(files[file].said)),
            ranks: std::array::from_fn(|rank| spoken(ranks[rank].said)),
            other_files: others(files),
            other_ranks: others(ranks),
            captures: sounds(&vocabulary.capture),
        }
    }

    fn words<const N: usize>(&self, words: [&str; N]) -> String {
        words.join(" ")
    }

    fn piece(&self, number: usize) -> &str {
        &self.pieces[number % self.pieces.len()]
    }

    fn file(&self, number: usize) -> &str {
        &self.files[number % 8]
    }

    fn rank(&self, number: usize) -> &str {
        &self.ranks[number % 8]
    }

    /// One of 64 squares.
    fn square(&self, at: usize) -> String {
        self.words([self.file(at), self.rank(at / 8)])
    }

    /// A partner for each square and turn: each square is the partner of exactly one other, and after each rank every
    /// file comes equally often.
    fn partner(&self, at: usize, turn: usize) -> String {
        let (file, rank) = (at % 8, at / 8 % 8);
        let (to_file, to_rank) = ((file + rank + turn) % 8, (file + 2 * rank + turn + 3) % 8);
        self.square(to_rank * 8 + to_file)
    }

    /// Steps with and without the piece, from square to square or to a square alone.
    fn steps(&self) -> Vec<String> {
        let mut phrases = Vec::new();
        for (turn, piece) in self.pieces.iter().enumerate() {
            for at in 0..64 {
                phrases.push(self.words([piece, &self.square(at), &self.partner(at, turn)]));
                phrases.push(self.words([piece, &self.square(at)]));
            }
        }
        for at in 0..64 {
            phrases.push(self.square(at));
            for turn in 0..6 {
                phrases.push(self.words([&self.square(at), &self.partner(at, turn)]));
            }
        }
        phrases
    }

    /// Names of files and ranks other than the prescribed ones: "zwo".
    fn other_names(&self) -> Vec<String> {
        let mut phrases = Vec::new();
        for at in 0..64 {
            let piece = self.piece(at + at / 8);
            let files = self.other_files.iter().filter(|(file, _)| *file == at % 8);
            let ranks = self.other_ranks.iter().filter(|(rank, _)| *rank == at / 8);
            let squares = files
                .map(|(_, file)| self.words([file, self.rank(at / 8)]))
                .chain(ranks.map(|(_, rank)| self.words([self.file(at), rank])));
            for square in squares {
                phrases.push(self.words([piece, &square, &self.partner(at, 0)]));
                phrases.push(self.words([&square, &self.partner(at, 1)]));
                phrases.push(self.words([&self.partner(at, 2), &square]));
            }
        }
        phrases
    }

    /// "Springer Gustav Felix drei", "Turm eins David zwei".
    fn partial_origins(&self) -> Vec<String> {
        let by_file = |at: usize| {
            self.words([self.piece(at + at / 8), self.file(at), &self.square(at / 8 + at * 8)])
        };
        let by_rank =
            |at: usize| self.words([self.piece(at + at / 8), self.rank(at), &self.square(at)]);
        (0..64).map(by_file).chain((0..64).map(by_rank)).collect()
    }

    fn captures(&self) -> Vec<String> {
        let mut phrases = Vec::new();
        for (turn, takes) in self.captures.iter().enumerate() {
            for at in 0..64 {
                let (square, to) = (self.square(at), self.partner(at, turn));
                phrases.push(self.words([self.piece(at + at / 8), &square, takes, &to]));
                phrases.push(self.words([&square, takes, &to]));
                phrases.push(self.words([self.piece(at + at / 8), takes, &to]));
                phrases.push(self.words([self.file(at), takes, &to]));
            }
            for at in 0..self.pieces.len() * self.pieces.len() {
                let (taking, taken) = (self.piece(at), self.piece(at / self.pieces.len()));
                phrases.push(self.words([taking, takes, taken, &self.square(at)]));
            }
        }
        phrases
    }

    /// "Springer von Gustav eins nach Felix drei": rarer, and never prescribed.
    fn with_connectives(&self) -> Vec<String> {
        let mut phrases = Vec::new();
        for (turn, to) in self.vocabulary.connectives.to.iter().enumerate() {
            for at in 0..64 {
                let partner = self.partner(at, turn);
                let piece = self.piece(at + at / 8);
                let from = self.vocabulary.connectives.from;
                phrases.push(match from.get(at % (from.len() + 1)) {
                    Some(from) => self.words([piece, from, &self.square(at), to, &partner]),
                    None => self.words([piece, to, &partner]),
                });
                phrases.push(self.words([&self.square(at), to, &partner]));
            }
        }
        phrases
    }

    /// Promotions.
    fn to_the_last_rank(&self) -> Vec<String> {
        let becomes = self.vocabulary.connectives.becomes;
        let mut phrases = Vec::new();
        for (last, before) in [(7, 6), (0, 1)] {
            for file in 0..8 {
                let from = self.square(before * 8 + file);
                let to = self.square(last * 8 + file);
                let aside = self.square(last * 8 + (file + 1) % 8);
                let takes = self.captures[file % self.captures.len()].as_str();
                for role in PROMOTED {
                    for piece in sounds(self.vocabulary.pieces.of(role)) {
                        phrases.push(self.words([&from, &to, &piece]));
                        phrases.push(self.words([&to, &piece]));
                        phrases.push(self.words([&from, takes, &aside, &piece]));
                        let becoming = becomes.iter().map(|word| self.words([&to, word, &piece]));
                        phrases.extend(becoming);
                    }
                }
            }
        }
        phrases
    }

    /// En passant, check and mate, which the Laws do not ask for.
    fn with_remarks(&self) -> Vec<String> {
        let mut phrases = Vec::new();
        let (pawns, threats) = (
            sounds(&self.vocabulary.en_passant),
            [sounds(&self.vocabulary.check), sounds(&self.vocabulary.mate)],
        );
        for at in 0..16 {
            let takes = self.captures[at % self.captures.len()].as_str();
            for passing in &pawns {
                let (from, to) =
                    (self.square(at + 24), self.square((at + 1) % 8 + 16 + at / 8 * 24));
                phrases.push(self.words([&from, takes, &to, passing]));
                phrases.push(self.words([&from, &to, passing]));
            }
        }
        for at in 0..64 {
            for threat in threats.iter().flatten() {
                let square = self.square(at);
                phrases.push(self.words([self.piece(at + at / 8), &square, threat]));
            }
        }
        phrases
    }

    /// Keeps other names of pieces rare in the phrases, as they are at the board: each pair of words with such a name
    /// occurs once, then the prescribed name replaces it. If both were equally common, an indistinct "König" would be
    /// heard as "Königin".
    fn keep_other_names_rare(&self, phrases: &mut [String]) {
        let mut known: BTreeSet<(String, String)> = BTreeSet::new();
        for phrase in phrases {
            let words: Vec<&str> = phrase.split(' ').collect();
            let is_other = |word: &str| self.other_pieces.contains_key(word);
            if !words.iter().any(|word| is_other(word)) {
                continue;
            }
            let with_ends: Vec<&str> = [&[""], words.as_slice(), &[""]].concat();
            let mut is_new = false;
            for pair in with_ends.windows(2) {
                if let [one, next] = pair
                    && (is_other(one) || is_other(next))
                {
                    is_new |= known.insert(((*one).to_owned(), (*next).to_owned()));
                }
            }
            if !is_new {
                let prescribed = |word: &&str| match self.other_pieces.get(*word) {
                    Some(prescribed) => prescribed.clone(),
                    None => (*word).to_owned(),
                };
                *phrase = words.iter().map(prescribed).collect::<Vec<_>>().join(" ");
            }
        }
    }

    fn castlings(&self) -> Vec<String> {
        let castling = &self.vocabulary.castling;
        let mut phrases = Vec::new();
        for side in [&castling.short, &castling.long] {
            phrases.extend(vec![spoken(side.said); PRESCRIBED]);
            phrases.extend(sounds(side));
        }
        phrases.extend(castling.sideless.iter().map(|form| spoken(form)));
        phrases
    }
}

fn others(terms: &[Term; 8]) -> Vec<(usize, String)> {
    let heard = |(number, term): (usize, &Term)| -> Vec<(usize, String)> {
        term.heard.iter().map(|form| (number, spoken(form))).collect()
    };
    terms.iter().enumerate().flat_map(heard).collect()
}
