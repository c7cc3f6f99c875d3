//! The one reader of a move that is typed or said: the words of an announcement, notation in the letters of a person or
//! of a setting, a letter before its square, the chess code of a braille display. It looks at a board only when asked
//! for the legal move.

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

/// Reads moves in the words and letters of a person or a setting.
#[derive(Debug, Clone, Copy)]
pub struct MoveReader<'a> {
    lexicon: &'a Lexicon,
    /// The sets of letters, a person's own first. The others serve for letters that it lacks.
    letters: [Letters; 4],
    /// The table that a braille display spells with, and the country of its chess code.
    braille: Option<(Table, Language)>,
    /// How a text is read that could be words or notation.
    first: First,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum First {
    Words,
    Notation,
}

/// A move as it was given, in words or in notation.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum GivenMove {
    Announced(Announcement),
    Written {
        /// In the likeliest letters.
        likeliest: WrittenMove,
        /// Other readings: a small b is a file first, then a bishop.
        others: Vec<WrittenMove>,
    },
}

/// Why a text is not a move.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NoMove {
    /// Its fault as an announcement.
    pub unclear: Unclear,
    /// Its fault as notation.
    pub unread: AlgebraicError,
}

/// Why a move that was given cannot be played.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Unplayed {
    /// The announcement does not mean exactly one legal move.
    Announced(Unplayable),
    /// The notation does not mean exactly one legal move.
    Written(Unresolved),
}

/// Why a text does not mean one legal move, as a sentence.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum NoLegalMove {
    /// It is not understood; the sentence says what was expected.
    NotUnderstood(String),
    /// It is understood but cannot be played.
    NotPlayable(String),
    /// It could be one of several moves; a question follows.
    Several(WhichMove),
}

/// What a given move means on a board.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum MeantOnBoard {
    /// One legal move, by this reading of it.
    Move(Move, GivenMove),
    /// One of several legal moves.
    Several(Vec<Move>),
    /// No legal move, with the fault of the likeliest reading.
    None(Unplayed),
}

/// Whether the sign after a move offers a draw, `(=)` (C.12).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum DrawSign {
    Absent,
    /// The sign is present, alone or in its brackets.
    Written,
}

impl DrawSign {
    /// Finds the draw sign in a text, before it is read as words, which have no signs. A sign next to a promotion
    /// square begins the piece of the promotion instead.
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
    /// For a person with a language, in an event with its own words; the braille display, if any, spells with a table.
    #[must_use]
    pub fn of_person(language: Language, table: Table, lexicon: &'a Lexicon) -> MoveReader<'a> {
        // The letters that chess programs use most come first.
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

    /// For a command line without a setting for letters: the user's own come first.
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
    /// Returns an error if the text is not a move in any form.
    pub fn read(&self, text: &str) -> Result<GivenMove, NoMove> {
        self.read_as(text, || hear(text, self.lexicon)).map_err(|no| {
            let unclear = if self.are_several(text) { Unclear::SeveralMoves } else { no.unclear };
            NoMove { unclear, ..no }
        })
    }

    /// Whether a text is a sequence of moves, as in a score, with or without numbers.
    fn are_several(&self, text: &str) -> bool {
        let mut moves = text.split_whitespace().map(without_number).filter(|bare| !bare.is_empty());
        let is_move = |word: &str| self.written(word).is_ok();
        moves.next().is_some_and(is_move) && moves.next().is_some_and(is_move) && moves.all(is_move)
    }

    /// Reads a move; its words may have been read before.
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

    /// Reads a spoken move whose words have been read.
    ///
    /// # Errors
    /// Returns an error if the text is not a move in any form.
    pub fn read_heard(
        &self,
        text: &str,
        heard: Result<Announcement, Unclear>,
    ) -> Result<GivenMove, NoMove> {
        self.read_as(text, || heard)
    }

    /// The legal move that a text means in a position.
    ///
    /// # Errors
    /// Returns an error if it is not a move, or cannot be played.
    pub fn legal(
        &self,
        text: &str,
        position: &Position,
        texts: &Texts,
    ) -> Result<Move, NoLegalMove> {
        self.legal_of(self.read(text), text, position, texts)
    }

    /// The same for a move that has been read.
    ///
    /// # Errors
    /// Returns an error if it is not a move, cannot be played, or is one of several.
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

    /// A question about several moves of a position, in this wording.
    #[must_use]
    pub fn which(&self, moves: &[Move], position: &Position, wording: Wording) -> WhichMove {
        WhichMove::new(moves, position, wording)
    }

    /// A question after a piece was named alone: "knight". `None` if none can move, or if more was said.
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

    /// What to say about a text that is not a move: how to type one, with an example from the position if there is one,
    /// else always with the same example.
    #[must_use]
    pub fn misread(&self, no: &NoMove, shown: Option<&Position>, texts: &Texts) -> String {
        let example = shown.and_then(|position| self.quiet_move(position));
        let usual = || format!("{}g1f3", self.letters[0].letter(Role::Knight));
        tell_misread(&no.unclear, &example.unwrap_or_else(usual), texts)
    }

    /// An example move for a position, in notation: no capture, no check, a knight's move if possible.
    fn quiet_move(&self, position: &Position) -> Option<String> {
        let manner =
            WritingManner { letters: self.letters[0], form: Form::Short, signs: SignSet::Bare };
        let written = |legal: Move| write(position, legal, manner);
        let is_quiet = |legal: &&Move| !legal.is_capture() && legal.promotion().is_none();
        let legal = position.legal_moves();
        let mut quiet: Vec<&Move> = legal.iter().filter(is_quiet).collect();
        // An example on the rim would be odd for a knight.
        let is_central = |to: Square| matches!(to.file(), File::C | File::D | File::E | File::F);
        quiet.sort_by_key(|legal| (legal.role() != Role::Knight, !is_central(legal.to())));
        quiet.first().map(|legal| written(**legal))
    }

    /// The legal move that a text means on a command line.
    ///
    /// # Errors
    /// Returns a sentence if it is not a move, or cannot be played.
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

    #[must_use]
    pub fn lexicon(&self) -> &'a Lexicon {
        self.lexicon
    }

    /// Reads a text as notation, as it stands and with its piece in upper case. Only if that fails in all letters, as
    /// the cells of a braille display.
    fn written(&self, text: &str) -> Result<GivenMove, AlgebraicError> {
        let mut readings: Vec<WrittenMove> = Vec::new();
        for spelling in self.spellings(text) {
            let read = self.in_letters(&spelling);
            let is_new = |read: &WrittenMove| {
                // A pawn has no letter (C.4): the small letter was its file.
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

    /// The spellings to try as notation: the text as it stands, with its first letter as a piece, and with words
    /// converted to signs.
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

    /// Reads notation in the person's own letters; if they lack one of its letters, in the first other set that has it.
    /// A letter of their own never means another piece, whatever is legal.
    fn in_letters(&self, spelling: &str) -> Option<WrittenMove> {
        let read = |letters| read_written(spelling, letters, Strictness::Tolerant).ok();
        let names_a_pawn = |read: &WrittenMove| read.warnings.contains(&Warning::PawnLetter);
        let own = read(self.letters[0]);
        // Notation has no letter for a pawn (C.4), so a piece in another set of letters comes first.
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

/// Whether a text has a figurine. The reader of words would ignore it.
fn has_figurine(text: &str) -> bool {
    text.chars().any(|sign| ('\u{2654}'..='\u{265f}').contains(&sign))
}

impl GivenMove {
    /// The claim of its likeliest reading, without looking at a board.
    #[must_use]
    pub fn claim(&self) -> ClaimedMove {
        match self {
            GivenMove::Announced(announcement) => announcement.claim(),
            GivenMove::Written { likeliest, .. } => likeliest.claim,
        }
    }

    /// The words that announce it.
    #[must_use]
    pub fn words(&self, wording: Wording) -> String {
        match self {
            GivenMove::Announced(announcement) => wording.say(announcement),
            GivenMove::Written { likeliest, .. } => wording.say_claim(&likeliest.claim),
        }
    }

    /// The legal move it means, by the first reading that has one.
    ///
    /// # Errors
    /// Returns the fault of the likeliest reading if no reading has one.
    pub fn legal(&self, position: &Position) -> Result<Move, Unplayed> {
        let mut readings = self.readings().into_iter().map(|reading| reading.legal_alone(position));
        let likeliest = readings.next().unwrap_or_else(|| self.legal_alone(position));
        likeliest.or_else(|refused| readings.find_map(Result::ok).ok_or(refused))
    }

    /// What it means on a board, over all of its readings.
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

    /// Each reading on its own, the likeliest first.
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

    /// The legal moves of the likeliest reading: several if a part is missing.
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

    /// Whether it is read as a pawn's move from the file it goes to. Nobody writes that: "bb4" is a bishop.
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

/// Whether a legal move makes the capture that was announced.
fn is_as_said(announcement: &Announcement, legal: Move, position: &Position) -> bool {
    let mut whole = *announcement;
    if let Announced::Step(step) = &mut whole.announced {
        step.from = legal.from().map(Into::into).unwrap_or_default();
        step.promotion = legal.promotion();
    }
    resolve(&whole, position) == Ok(legal)
}

/// The meaning on a board of a move as given. Castling without its side can be clear from the position.
///
/// # Errors
/// Returns an error if it is not a move.
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
    /// The sentence. A move typed in notation is repeated as typed, with its squares.
    #[must_use]
    pub fn told(&self, typed: &str, wording: Wording, texts: &Texts) -> String {
        self.told_with(typed, wording, texts, |refusal| tell_refusal(refusal, texts))
    }

    /// The same for listeners, with all squares in words.
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
