//! The one reader of a move that somebody types or says: the words of an announcement, notation
//! in the letters of a person or of a setting, a letter before its square, the chess code of a
//! braille display. Never looks at a board, unless it is asked which legal move was meant.

use super::announcement::Announcement;
use super::braille::{Notation, Table};
use super::hear::hear;
use super::language::{Language, Wording};
use super::lettered_move::{capture_of_a_pawn, lettered_move};
use super::lexicon::Lexicon;
use super::notices::{tell_refusal, tell_unclear, tell_unplayable, tell_unread_move, tell_warning};
use super::resolve::{Unplayable, resolve};
use super::spelling::capitalised;
use super::texts::{Quoted, Texts};
use super::unclear::Unclear;
use crate::chess::notation::{
    AlgebraicError, Letters, Strictness, Unresolved, Warning, WrittenMove, read as read_written,
    resolve as resolve_written, without_number,
};
use crate::chess::{ClaimedMove, Move, Position, Refusal, Role};

/// Reads moves, in the words and letters of whoever gives them.
#[derive(Debug, Clone, Copy)]
pub struct MoveReader<'a> {
    lexicon: &'a Lexicon,
    /// Whose letters are meant: a person's own, and for those that it lacks the others.
    letters: [Letters; 4],
    /// The table that a braille display spells with, and the country of its chess code.
    braille: Option<(Table, Language)>,
    /// What a text is taken for where it could be either.
    first: First,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum First {
    Words,
    Notation,
}

/// A move as it was given.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum GivenMove {
    /// In the words of announcements.
    Announced(Announcement),
    /// In notation.
    Written {
        /// As it stands there, in the likeliest letters.
        likeliest: WrittenMove,
        /// What else it says: a small b is a file first, and then a bishop.
        others: Vec<WrittenMove>,
    },
}

/// Why a text is no move.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NoMove {
    /// What is wrong with it as an announcement.
    pub unclear: Unclear,
    /// What is wrong with it as notation.
    pub unread: AlgebraicError,
}

/// Why a move that was given cannot be played.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Unplayed {
    /// What was announced means no one legal move.
    Announced(Unplayable),
    /// What was written means no one legal move.
    Written(Unresolved),
}

/// Why a text means no legal move, as a sentence.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum NoLegalMove {
    /// It is not understood; the sentence says what was expected.
    NotUnderstood(String),
    /// It is understood, and cannot be played.
    NotPlayable(String),
}

/// Whether a draw is offered by the sign behind a move, `(=)` (C.12).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum DrawSign {
    /// It does not stand there.
    Absent,
    /// It does, by itself or in its brackets.
    Written,
}

impl DrawSign {
    /// The sign of a text. Whoever listens to it for words hears none, and one that stands at the
    /// square of a promotion is the beginning of its piece.
    #[must_use]
    pub fn behind(text: &str) -> DrawSign {
        let without_blanks: String = text.split_whitespace().collect();
        let stands_alone = text.split_whitespace().next_back() == Some("=");
        match stands_alone || without_blanks.contains("(=)") {
            true => DrawSign::Written,
            false => DrawSign::Absent,
        }
    }
}

impl<'a> MoveReader<'a> {
    /// For a person who speaks a language, in an event with its own words, and whose braille
    /// display, if any, spells with a table.
    #[must_use]
    pub fn of_person(language: Language, table: Table, lexicon: &'a Lexicon) -> MoveReader<'a> {
        // The usual letters of chess programs come before those of the rest.
        let of_programs = [Language::English, Language::German, Language::French];
        let [first, second, third] = of_programs.map(Language::letters);
        MoveReader {
            lexicon,
            letters: [language.letters(), first, second, third],
            braille: Some((table, language)),
            first: First::Words,
        }
    }

    /// For a line of a script, whose letters are English.
    #[must_use]
    pub fn of_script(lexicon: &'a Lexicon) -> MoveReader<'a> {
        MoveReader { first: First::Words, ..MoveReader::of_letters(Letters::English, lexicon) }
    }

    /// For a command line or a file, where the letters are a setting.
    #[must_use]
    pub fn of_letters(letters: Letters, lexicon: &'a Lexicon) -> MoveReader<'a> {
        MoveReader { lexicon, letters: [letters; 4], braille: None, first: First::Notation }
    }

    /// Reads a move.
    ///
    /// # Errors
    /// When the text is none in any form.
    pub fn read(&self, text: &str) -> Result<GivenMove, NoMove> {
        self.read_as(text, || hear(text, self.lexicon)).map_err(|no| {
            let unclear = if self.are_several(text) { Unclear::SeveralMoves } else { no.unclear };
            NoMove { unclear, ..no }
        })
    }

    /// Whether a text is moves one after the other, as they stand in a score, with numbers or without.
    fn are_several(&self, text: &str) -> bool {
        let mut moves = text.split_whitespace().map(without_number).filter(|bare| !bare.is_empty());
        let is_move = |word: &str| self.written(word).is_ok();
        moves.next().is_some_and(is_move) && moves.next().is_some_and(is_move) && moves.all(is_move)
    }

    /// Reads a move whose words may have been read already.
    fn read_as(
        &self,
        text: &str,
        heard: impl FnOnce() -> Result<Announcement, Unclear>,
    ) -> Result<GivenMove, NoMove> {
        let announced = || heard().map(GivenMove::Announced);
        if self.first == First::Notation || has_figurine(text) {
            self.written(text)
                .or_else(|unread| announced().map_err(|unclear| NoMove { unclear, unread }))
        } else {
            announced()
                .or_else(|unclear| self.written(text).map_err(|unread| NoMove { unclear, unread }))
        }
    }

    /// Reads a move that was said, whose words have been read.
    ///
    /// # Errors
    /// When the text is none in any form.
    pub fn read_heard(
        &self,
        text: &str,
        heard: Result<Announcement, Unclear>,
    ) -> Result<GivenMove, NoMove> {
        self.read_as(text, || heard)
    }

    /// The legal move that a text means to a person in a position.
    ///
    /// # Errors
    /// When it is no move, or none that can be played there.
    pub fn legal(
        &self,
        text: &str,
        position: &Position,
        texts: &Texts,
    ) -> Result<Move, NoLegalMove> {
        self.legal_of(self.read(text), text, position, texts)
    }

    /// The same of a move that has been read.
    ///
    /// # Errors
    /// When it is no move, or none that can be played there.
    pub fn legal_of(
        &self,
        given: Result<GivenMove, NoMove>,
        text: &str,
        position: &Position,
        texts: &Texts,
    ) -> Result<Move, NoLegalMove> {
        let given =
            given.map_err(|no| NoLegalMove::NotUnderstood(tell_unclear(&no.unclear, texts)))?;
        given.legal(position).map_err(|unplayed| {
            NoLegalMove::NotPlayable(unplayed.told(text, self.lexicon.wording(), texts))
        })
    }

    /// The legal move that a text means on a command line.
    ///
    /// # Errors
    /// With a sentence, when it is no move, or none that can be played there.
    pub fn legal_or_sentence(
        &self,
        text: &str,
        position: &Position,
        texts: &Texts,
    ) -> Result<Move, String> {
        let given = self.read(text).map_err(|no| {
            let written = texts.how_moves_are_written(self.letters[0].letter(Role::Knight));
            format!("{} {written}", tell_unread_move(&no.unread, texts))
        })?;
        given.legal(position).map_err(|unplayed| unplayed.told(text, self.lexicon.wording(), texts))
    }

    /// Notation as it stands and with its piece in upper case; and only where that is none in
    /// any letters, the cells of a braille display.
    fn written(&self, text: &str) -> Result<GivenMove, AlgebraicError> {
        let of_a_pawn = capture_of_a_pawn(text);
        let in_signs = of_a_pawn.clone().or_else(|| lettered_move(text));
        let signs = in_signs.as_deref().unwrap_or(text);
        let capital = capitalised(signs);
        let is_other = |capital: &&str| *capital != signs && of_a_pawn.is_none();
        let spellings = [Some(signs), Some(capital.as_str()).filter(is_other)];
        let mut readings: Vec<WrittenMove> = Vec::new();
        for spelling in spellings.into_iter().flatten() {
            let read = self.in_letters(spelling);
            readings.extend(read.filter(|read| !readings.contains(read)));
        }
        if readings.is_empty() {
            readings.extend(self.in_braille(text));
        }
        let mut readings = readings.into_iter();
        match readings.next() {
            Some(likeliest) => Ok(GivenMove::Written { likeliest, others: readings.collect() }),
            None => read_written(text, self.letters[0], Strictness::Tolerant)
                .map(|likeliest| GivenMove::Written { likeliest, others: Vec::new() }),
        }
    }

    /// Notation in the person's own letters; where they lack one of it, in the first of the others
    /// that have it. A letter of their own never means another piece, whatever would be legal.
    fn in_letters(&self, spelling: &str) -> Option<WrittenMove> {
        let read = |letters| read_written(spelling, letters, Strictness::Tolerant).ok();
        let names_a_pawn = |read: &WrittenMove| read.warnings.contains(&Warning::PawnLetter);
        let own = read(self.letters[0]);
        // Notation has no letter for a pawn (C.4), so that of another's piece comes before it.
        if own.as_ref().is_some_and(|own| !names_a_pawn(own)) {
            return own;
        }
        let others = self.letters.into_iter().skip(1).filter_map(read);
        others.into_iter().find(|other| !names_a_pawn(other)).or(own)
    }

    fn in_braille(&self, text: &str) -> Option<WrittenMove> {
        let (table, language) = self.braille?;
        Notation::chess(language).read(&table.spell(text)).ok()
    }
}

/// Whether a piece is drawn in a text: to whoever listens for words that is no sign at all.
fn has_figurine(text: &str) -> bool {
    text.chars().any(|sign| ('\u{2654}'..='\u{265f}').contains(&sign))
}

impl GivenMove {
    /// What it claims, by its likeliest reading: no board says which is meant.
    #[must_use]
    pub fn claim(&self) -> ClaimedMove {
        match self {
            GivenMove::Announced(announcement) => announcement.claim(),
            GivenMove::Written { likeliest, .. } => likeliest.claim,
        }
    }

    /// The words by which it is announced.
    #[must_use]
    pub fn words(&self, wording: Wording) -> String {
        match self {
            GivenMove::Announced(announcement) => wording.say(announcement),
            GivenMove::Written { likeliest, .. } => wording.say_claim(&likeliest.claim),
        }
    }

    /// The legal move that it means: by the first of its readings that is one.
    ///
    /// # Errors
    /// When none is, with what is wrong with the likeliest.
    pub fn legal(&self, position: &Position) -> Result<Move, Unplayed> {
        let (likeliest, others) = match self {
            GivenMove::Announced(announcement) => {
                return resolve(announcement, position).map_err(Unplayed::Announced);
            }
            GivenMove::Written { likeliest, others } => (likeliest, others),
        };
        let legal = |written: &WrittenMove| {
            resolve_written(position, written, Strictness::Tolerant).map(|(legal, _)| legal)
        };
        let refused = match legal(likeliest) {
            Ok(found) => return Ok(found),
            Err(refused) => refused,
        };
        let found = others.iter().find_map(|other| legal(other).ok());
        found.ok_or(Unplayed::Written(refused))
    }
}

impl Unplayed {
    /// The sentence; what was typed in notation is told as it was typed.
    #[must_use]
    pub fn told(&self, typed: &str, wording: Wording, texts: &Texts) -> String {
        match self {
            Unplayed::Announced(unplayable) => tell_unplayable(unplayable, wording, texts),
            Unplayed::Written(Unresolved::Refused(why @ Refusal::Ambiguous { .. })) => {
                texts.typed_ambiguous(Quoted(typed), &tell_refusal(why, texts))
            }
            Unplayed::Written(Unresolved::Refused(why)) => {
                texts.typed_impossible(Quoted(typed), &tell_refusal(why, texts))
            }
            Unplayed::Written(Unresolved::FalseSign(why)) => {
                texts.typed_impossible(Quoted(typed), &tell_warning(*why, texts))
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_draw_offer_is_a_sign_by_itself() {
        for written in ["e4 (=)", "e4(=)", "e2e4 =", "Nf3+ (=)", "Eva vier ( = )", "0-0 (=)!"] {
            assert_eq!(DrawSign::behind(written), DrawSign::Written, "{written}");
        }
        for absent in ["e4", "e8=", "e8=Q", "e7e8=D", "=e4", ""] {
            assert_eq!(DrawSign::behind(absent), DrawSign::Absent, "{absent}");
        }
    }
}
