//! The one reader of a move that somebody types or says: the words of an announcement, notation
//! in the letters of a person or of a setting, a letter before its square, the chess code of a
//! braille display. Never looks at a board, unless it is asked which legal move was meant.

use super::announcement::{Announced, Announcement};
use super::braille::{Notation, Table};
use super::hear::hear;
use super::language::{Language, Wording};
use super::lettered_move::{capture_of_a_pawn, lettered_move};
use super::lexicon::{Lexicon, Meaning};
use super::loose_move::loose_move;
use super::notices::{
    tell_misread, tell_refusal, tell_refusal_aloud, tell_unplayable, tell_unread_move, tell_warning,
};
use super::resolve::{Unplayable, resolve};
use super::spelling::{capitalised, phrase};
use super::texts::{Quoted, Texts};
use super::unclear::{Expected, Unclear};
use super::which_move::{AnswerWords, WhichAnswer, WhichMove};
use crate::chess::notation::{
    AlgebraicError, Form, Letters, SignSet, Strictness, Unresolved, Warning, WritingManner,
    WrittenMove, read as read_written, resolve as resolve_written, without_number, write,
};
use crate::chess::{
    CastlingSide, ClaimedMove, File, Move, Position, Refusal, Role, Square, legal_moves_meant,
};

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
    /// It may be one of several, and more has to be said.
    Several(WhichMove),
}

/// What was given means on a board.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum MeantOnBoard {
    /// One legal move, by this reading of it.
    Move(Move, GivenMove),
    /// One of several legal moves.
    Several(Vec<Move>),
    /// None that is legal, and what is wrong with the likeliest.
    None(Unplayed),
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

    /// For a command line whose letters nobody has set: those of the reader come first.
    #[must_use]
    pub fn of_language(language: Language, lexicon: &'a Lexicon) -> MoveReader<'a> {
        let letters = [language, Language::English, Language::German, Language::French];
        MoveReader {
            letters: letters.map(Language::letters),
            ..MoveReader::of_letters(Letters::English, lexicon)
        }
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
    /// When it is no move, none that can be played there, or one of several.
    pub fn legal_of(
        &self,
        given: Result<GivenMove, NoMove>,
        text: &str,
        position: &Position,
        texts: &Texts,
    ) -> Result<Move, NoLegalMove> {
        let wording = self.lexicon.wording();
        let meant = meant_on(given, position).map_err(|no| {
            match self.where_to(text, position, wording) {
                Some(which) => NoLegalMove::Several(which),
                None => NoLegalMove::NotUnderstood(self.misread(&no, None, texts)),
            }
        })?;
        match meant {
            MeantOnBoard::Move(legal, _) => Ok(legal),
            MeantOnBoard::Several(moves) => {
                Err(NoLegalMove::Several(WhichMove::new(&moves, position, wording)))
            }
            MeantOnBoard::None(unplayed) => {
                Err(NoLegalMove::NotPlayable(unplayed.told_aloud(text, wording, texts)))
            }
        }
    }

    /// What is asked about moves of a position, in these words.
    #[must_use]
    pub fn which(&self, moves: &[Move], position: &Position, wording: Wording) -> WhichMove {
        WhichMove::new(moves, position, wording)
    }

    /// What is asked, in these words, of somebody who has named a piece alone: "knight". Nothing where none
    /// can move, or more was said.
    #[must_use]
    pub fn where_to(&self, text: &str, position: &Position, wording: Wording) -> Option<WhichMove> {
        match self.lexicon.meaning(&phrase(text))? {
            Meaning::Piece(role) => WhichMove::where_to(role, position, wording),
            _ => None,
        }
    }

    /// Which of several moves an answer means.
    #[must_use]
    pub fn answered(&self, which: &WhichMove, line: &str) -> WhichAnswer {
        which.answered(line, AnswerWords { lexicon: self.lexicon, letters: self.letters })
    }

    /// What somebody is told whose text is no move: how one is typed, with a move of the position if there
    /// is one to be shown, and else with one that is always the same.
    #[must_use]
    pub fn misread(&self, no: &NoMove, shown: Option<&Position>, texts: &Texts) -> String {
        let example = shown.and_then(|position| self.quiet_move(position));
        let usual = || format!("{}g1f3", self.letters[0].letter(Role::Knight));
        tell_misread(&no.unclear, &example.unwrap_or_else(usual), texts)
    }

    /// A move of a position that takes nothing and gives no check, as it is written: a knight's, if there
    /// is one.
    fn quiet_move(&self, position: &Position) -> Option<String> {
        let manner =
            WritingManner { letters: self.letters[0], form: Form::Short, signs: SignSet::Bare };
        let written = |legal: Move| write(position, legal, manner);
        let is_quiet = |legal: &&Move| !legal.is_capture() && legal.promotion().is_none();
        let legal = position.legal_moves();
        let mut quiet: Vec<&Move> = legal.iter().filter(is_quiet).collect();
        // No knight is shown on the rim.
        let is_central = |to: Square| matches!(to.file(), File::C | File::D | File::E | File::F);
        quiet.sort_by_key(|legal| (legal.role() != Role::Knight, !is_central(legal.to())));
        quiet.first().map(|legal| written(**legal))
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

    /// The words that it knows.
    #[must_use]
    pub fn lexicon(&self) -> &'a Lexicon {
        self.lexicon
    }

    /// Notation as it stands and with its piece in upper case; and only where that is none in
    /// any letters, the cells of a braille display.
    fn written(&self, text: &str) -> Result<GivenMove, AlgebraicError> {
        let mut readings: Vec<WrittenMove> = Vec::new();
        for spelling in self.spellings(text) {
            let read = self.in_letters(&spelling);
            let is_new = |read: &WrittenMove| {
                // A pawn has no letter (C.4), so that a small one was its file.
                let is_a_file =
                    !readings.is_empty() && read.warnings.contains(&Warning::PawnLetter);
                !is_a_file && !readings.iter().any(|known| known.claim == read.claim)
            };
            readings.extend(read.filter(is_new));
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

    /// How a text may be meant as notation: as it stands, with its first letter as that of a piece, and
    /// where words and signs are mixed.
    fn spellings(&self, text: &str) -> Vec<String> {
        if let Some(of_a_pawn) = capture_of_a_pawn(text) {
            return vec![of_a_pawn];
        }
        let signs = lettered_move(text).unwrap_or_else(|| text.to_owned());
        let loose = loose_move(text, self.lexicon);
        let is_large = !text.chars().any(char::is_lowercase);
        let small = text.to_lowercase();
        let small = if is_large { loose_move(&small, self.lexicon) } else { None };
        let capital = capitalised(&signs);
        let loose_capital = loose.as_deref().map(capitalised);
        let all = [Some(signs), Some(capital), loose, loose_capital, small];
        all.into_iter().flatten().collect()
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
        let mut readings = self.readings().into_iter().map(|reading| reading.legal_alone(position));
        let likeliest = readings.next().unwrap_or_else(|| self.legal_alone(position));
        likeliest.or_else(|refused| readings.find_map(Result::ok).ok_or(refused))
    }

    /// What it means on a board, by all of its readings together.
    #[must_use]
    pub fn meant(&self, position: &Position) -> MeantOnBoard {
        let (unlikely, likely): (Vec<_>, Vec<_>) =
            self.readings().into_iter().partition(GivenMove::is_a_pawn_on_its_own_file);
        let found = match legal_of_all(&likely, position) {
            none if none.is_empty() => legal_of_all(&unlikely, position),
            found => found,
        };
        match (found.as_slice(), self.legal(position)) {
            ([(legal, reading)], _) => MeantOnBoard::Move(*legal, reading.clone()),
            ([], Err(unplayed)) => MeantOnBoard::None(unplayed),
            ([], Ok(legal)) => MeantOnBoard::Move(legal, self.clone()),
            (several, _) => {
                MeantOnBoard::Several(several.iter().map(|(legal, _)| *legal).collect())
            }
        }
    }

    /// Each way to read it by itself, the likeliest first.
    #[must_use]
    pub fn readings(&self) -> Vec<GivenMove> {
        match self {
            GivenMove::Announced(_) => vec![self.clone()],
            GivenMove::Written { likeliest, others } => {
                let alone = |written: &WrittenMove| GivenMove::Written {
                    likeliest: written.clone(),
                    others: Vec::new(),
                };
                std::iter::once(likeliest).chain(others).map(alone).collect()
            }
        }
    }

    /// The legal move of the likeliest reading.
    fn legal_alone(&self, position: &Position) -> Result<Move, Unplayed> {
        match self {
            GivenMove::Announced(announcement) => {
                resolve(announcement, position).map_err(Unplayed::Announced)
            }
            GivenMove::Written { likeliest, .. } => {
                let legal = resolve_written(position, likeliest, Strictness::Tolerant);
                legal.map(|(legal, _)| legal).map_err(Unplayed::Written)
            }
        }
    }

    /// The legal moves of the likeliest reading: several where a part of it is missing.
    fn legal_moves(&self, position: &Position) -> Vec<Move> {
        if let Ok(legal) = self.legal_alone(position) {
            return vec![legal];
        }
        let moves = legal_moves_meant(position, &self.claim());
        match self {
            GivenMove::Announced(announcement) => {
                let is_as_said = |legal: &Move| is_as_said(announcement, *legal, position);
                moves.into_iter().filter(is_as_said).collect()
            }
            GivenMove::Written { .. } => moves,
        }
    }

    /// Whether it is a pawn that is said to come from the file to which it goes, as nobody writes a move
    /// of a pawn: "bb4" is a bishop.
    fn is_a_pawn_on_its_own_file(&self) -> bool {
        match (self, self.claim()) {
            (GivenMove::Written { .. }, ClaimedMove::Step(step)) => {
                step.role == Some(Role::Pawn)
                    && step.from.rank.is_none()
                    && step.from.file == Some(step.to.file())
            }
            _ => false,
        }
    }
}

/// The legal moves of some readings, each with the first reading that means it.
fn legal_of_all(readings: &[GivenMove], position: &Position) -> Vec<(Move, GivenMove)> {
    let mut found: Vec<(Move, GivenMove)> = Vec::new();
    for reading in readings {
        for legal in reading.legal_moves(position) {
            if !found.iter().any(|(known, _)| *known == legal) {
                found.push((legal, reading.clone()));
            }
        }
    }
    found
}

/// Whether a legal move takes what an announcement says that it takes.
fn is_as_said(announcement: &Announcement, legal: Move, position: &Position) -> bool {
    let mut whole = *announcement;
    if let Announced::Step(step) = &mut whole.announced {
        step.from = legal.from().map(Into::into).unwrap_or_default();
        step.promotion = legal.promotion();
    }
    resolve(&whole, position) == Ok(legal)
}

/// What something means on a board that was given as a move, or nearly: of castling without its side a
/// board may tell which it is.
///
/// # Errors
/// When it is no move.
pub fn meant_on(
    given: Result<GivenMove, NoMove>,
    position: &Position,
) -> Result<MeantOnBoard, NoMove> {
    let no = match given {
        Ok(given) => return Ok(given.meant(position)),
        Err(no) => no,
    };
    if no.unclear != (Unclear::Incomplete { expected: vec![Expected::Castling] }) {
        return Err(no);
    }
    let castling = |side: CastlingSide| {
        let announced = Announced::Castling(side);
        GivenMove::Announced(Announcement { announced, threat: None })
    };
    let sides = CastlingSide::ALL.map(castling);
    let legal =
        |given: &GivenMove| given.legal_alone(position).ok().map(|legal| (legal, given.clone()));
    let found: Vec<(Move, GivenMove)> = sides.iter().filter_map(legal).collect();
    match found.as_slice() {
        [] => Err(no),
        [(legal, given)] => Ok(MeantOnBoard::Move(*legal, given.clone())),
        several => Ok(MeantOnBoard::Several(several.iter().map(|(legal, _)| *legal).collect())),
    }
}

impl Unplayed {
    /// The sentence; what was typed in notation is told as it was typed, and so are its squares.
    #[must_use]
    pub fn told(&self, typed: &str, wording: Wording, texts: &Texts) -> String {
        self.told_with(typed, wording, texts, |refusal| tell_refusal(refusal, texts))
    }

    /// The same for who listens, with all squares as they are said.
    #[must_use]
    pub fn told_aloud(&self, typed: &str, wording: Wording, texts: &Texts) -> String {
        self.told_with(typed, wording, texts, |refusal| tell_refusal_aloud(refusal, wording, texts))
    }

    fn told_with(
        &self,
        typed: &str,
        wording: Wording,
        texts: &Texts,
        why_refused: impl Fn(&Refusal) -> String,
    ) -> String {
        match self {
            Unplayed::Announced(unplayable) => tell_unplayable(unplayable, wording, texts),
            Unplayed::Written(Unresolved::Refused(why @ Refusal::Ambiguous { .. })) => {
                texts.typed_ambiguous(Quoted(typed), &why_refused(why))
            }
            Unplayed::Written(Unresolved::Refused(why)) => {
                texts.typed_impossible(Quoted(typed), &why_refused(why))
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
