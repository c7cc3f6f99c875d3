//! Reads a move in algebraic notation, short or long, in the letters of any language. The text is read first;
//! `resolve` then finds the move in a position.

use shakmaty::{CastlingSide, File, Move, Position as _, Rank, Role, Square};

use crate::{ClaimedMove, ClaimedStep, Origin, Position, Refusal, judge};

use super::expected_sign::ExpectedSign;
use super::letters::Letters;
use super::signs::{CheckSign, DOUBLE_PLUS, Sign, Signs, sign_at_start};

/// How much is tolerated.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Strictness {
    /// Only what Appendix C of the Laws describes.
    Strict,
    /// What people write.
    Tolerant,
}

/// A move as written: the claim, and the signs next to it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct WrittenMove {
    pub claim: ClaimedMove,
    /// The signs next to the move.
    pub signs: Signs,
    /// What was tolerated while reading it.
    pub warnings: Vec<Warning>,
}

/// Something that was tolerated, or a sign that is wrong in the position.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Warning {
    /// A pawn was given a letter (C.4).
    PawnLetter,
    /// `++`, which means mate since 2009, and meant double check before.
    DoublePlus,
    /// The move gives no check.
    NoCheck,
    /// The move gives no mate.
    NoMate,
    /// The move captures nothing.
    NoCapture,
    /// The capture is not en passant.
    NotEnPassant,
}

/// Why a text is not a move in algebraic notation.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("no algebraic move: {self:?}")]
pub struct AlgebraicError {
    /// The text, shortened if long.
    pub read: String,
    /// The character at which reading stopped, from 1.
    pub column: usize,
    /// What was expected.
    pub expected: ExpectedSign,
}

/// Why a written move cannot be played.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("no legal move: {self:?}")]
pub enum Unresolved {
    /// The move is not legal.
    Refused(#[from] Refusal),
    FalseSign(Warning),
}

/// The length of the longest written move.
const LONGEST: usize = 40;

/// Reads one move.
///
/// # Errors
/// If the text is not a single move in these letters.
pub fn read(
    text: &str,
    letters: Letters,
    reading: Strictness,
) -> Result<WrittenMove, AlgebraicError> {
    let mut cursor = AlgebraicCursor { text, at: 0 };
    let fail = |at: usize, expected| AlgebraicError {
        read: text.chars().take(LONGEST).collect(),
        column: text[..at].chars().count() + 1,
        expected,
    };
    if text.chars().count() > LONGEST {
        return Err(fail(0, ExpectedSign::SingleMove));
    }
    let mut signs = Signs::default();
    let mut warnings = Vec::new();
    let claim = match cursor.castling() {
        Some(side) => ClaimedMove::Castle(side),
        None => {
            let step = cursor.step(letters, reading, &mut signs, &mut warnings);
            ClaimedMove::Step(step.map_err(|expected| fail(cursor.at, expected))?)
        }
    };
    cursor.signs(&mut signs, &mut warnings).map_err(|expected| fail(cursor.at, expected))?;
    Ok(WrittenMove { claim, signs, warnings })
}

/// Finds the legal move that was written, and its wrong signs.
///
/// # Errors
/// If it is not legal, or if a sign is wrong and the reading is strict.
pub fn resolve(
    position: &Position,
    written: &WrittenMove,
    reading: Strictness,
) -> Result<(Move, Vec<Warning>), Unresolved> {
    let legal = judge(position, &written.claim)?;
    let signs = &written.signs;
    let mut warnings = written.warnings.clone();
    if signs.capture.is_some() && !legal.is_capture() {
        warnings.push(Warning::NoCapture);
    }
    if signs.en_passant.is_some() && !legal.is_en_passant() {
        warnings.push(Warning::NotEnPassant);
    }
    if let Some(check) = signs.check {
        let after = position.after(legal);
        match check {
            CheckSign::Check if !after.is_check() => warnings.push(Warning::NoCheck),
            CheckSign::Mate if !after.board().is_checkmate() => warnings.push(Warning::NoMate),
            _ => {}
        }
    }
    match (reading, warnings.first()) {
        (Strictness::Strict, Some(false_sign)) => Err(Unresolved::FalseSign(*false_sign)),
        _ => Ok((legal, warnings)),
    }
}

/// A cursor in the text. It always stops between letters.
struct AlgebraicCursor<'text> {
    text: &'text str,
    at: usize,
}

impl AlgebraicCursor<'_> {
    fn rest(&self) -> &str {
        &self.text[self.at..]
    }

    fn take(&mut self, wanted: &str) -> bool {
        let found = self.rest().starts_with(wanted);
        if found {
            self.at += wanted.len();
        }
        found
    }

    fn take_any(&mut self, wanted: &[&str]) -> bool {
        wanted.iter().any(|one| self.take(one))
    }

    /// Reads zeros or letters O, capital or small, with any dash between them.
    fn castling(&mut self) -> Option<CastlingSide> {
        let begin = self.at;
        let mut rounds = usize::from(self.take_any(&ROUNDS));
        while rounds > 0 && rounds < 3 {
            let before_dash = self.at;
            if !(self.take_any(&DASHES) && self.take_any(&ROUNDS)) {
                self.at = before_dash;
                break;
            }
            rounds += 1;
        }
        match rounds {
            2 => Some(CastlingSide::KingSide),
            3 => Some(CastlingSide::QueenSide),
            _ => {
                self.at = begin;
                None
            }
        }
    }

    /// `[piece][from file][from rank][x or dash][to square][promotion]`
    fn step(
        &mut self,
        letters: Letters,
        reading: Strictness,
        signs: &mut Signs,
        warnings: &mut Vec<Warning>,
    ) -> Result<ClaimedStep, ExpectedSign> {
        let named = letters.role_at_start(self.rest());
        if let Some((role, length)) = named {
            if role == Role::Pawn {
                if reading == Strictness::Strict {
                    return Err(ExpectedSign::NoPawnLetter);
                }
                warnings.push(Warning::PawnLetter);
            }
            self.at += length;
        }
        let (first_file, first_rank) = (self.file(), self.rank());
        let dash = self.take_any(&DASHES);
        if !dash && self.take_any(&["x", "×", ":", "X"]) {
            signs.capture = Some(Sign);
        }
        let (second_file, second_rank) = (self.file(), self.rank());
        let (from, to) = match ((first_file, first_rank), (second_file, second_rank)) {
            ((file, rank), (Some(to_file), Some(to_rank))) => {
                (Origin { file, rank }, Square::from_coords(to_file, to_rank))
            }
            ((Some(file), Some(rank)), (None, None)) if !dash && signs.capture.is_none() => {
                (Origin::default(), Square::from_coords(file, rank))
            }
            (_, (Some(_), None)) | ((Some(_), None), (None, None)) => {
                return Err(self.missing_rank());
            }
            _ if named.is_none() && self.at == 0 => {
                return Err(ExpectedSign::PieceOrFile);
            }
            _ => return Err(self.missing_file()),
        };
        let promotion = self.promotion(letters)?;
        // Two full squares without a letter can be a move of any piece.
        let pawn = reading == Strictness::Strict || from.square().is_none();
        let role = named.map(|(role, _)| role).or(pawn.then_some(Role::Pawn));
        Ok(ClaimedStep { role, from, to, promotion })
    }

    fn missing_rank(&self) -> ExpectedSign {
        match self.rest().chars().next() {
            Some('l' | 'I' | '|') => ExpectedSign::RankPerhapsOne,
            _ => ExpectedSign::Rank,
        }
    }

    fn missing_file(&self) -> ExpectedSign {
        match self.rest().chars().next() {
            Some('q') => ExpectedSign::FilePerhapsG,
            _ => ExpectedSign::File,
        }
    }

    fn file(&mut self) -> Option<File> {
        let file = self.rest().chars().next().and_then(|letter| {
            letter.is_ascii_lowercase().then(|| File::from_char(letter)).flatten()
        })?;
        self.at += 1;
        Some(file)
    }

    fn rank(&mut self) -> Option<Rank> {
        let rank = self.rest().chars().next().and_then(Rank::from_char)?;
        self.at += 1;
        Some(rank)
    }

    /// `D`, `=D`, `/D` or `(D)`; small letters only after a sign or two full squares.
    fn promotion(&mut self, letters: Letters) -> Result<Option<Role>, ExpectedSign> {
        if self.rest().starts_with('(') && sign_at_start(self.rest()).is_some() {
            return Ok(None);
        }
        let bracket = self.take("(");
        let announced = bracket || self.take_any(&["=", "/"]);
        let found = letters.role_at_start(self.rest());
        match found {
            Some((role, length)) if !matches!(role, Role::Pawn | Role::King) => {
                self.at += length;
                if bracket && !self.take(")") {
                    return Err(ExpectedSign::ClosingBracket);
                }
                Ok(Some(role))
            }
            _ if announced => Err(ExpectedSign::Promotion),
            _ => {
                let small = match self.rest().chars().next() {
                    Some(letter @ ('q' | 'r' | 'b' | 'n')) => Role::from_char(letter),
                    _ => None,
                };
                if small.is_some() {
                    self.at += 1;
                }
                Ok(small)
            }
        }
    }

    fn signs(
        &mut self,
        signs: &mut Signs,
        warnings: &mut Vec<Warning>,
    ) -> Result<(), ExpectedSign> {
        loop {
            self.at += self.rest().len() - self.rest().trim_start().len();
            if self.rest().is_empty() {
                return Ok(());
            }
            let Some((sign, length)) = sign_at_start(self.rest()) else {
                return Err(ExpectedSign::EndOrSign);
            };
            if self.rest().starts_with(DOUBLE_PLUS) {
                warnings.push(Warning::DoublePlus);
            }
            self.at += length;
            signs.add(sign);
        }
    }
}

/// The characters of castling.
const ROUNDS: [&str; 3] = ["0", "O", "o"];

/// Hyphen, non-breaking hyphen, figure dash, en dash, em dash, minus.
const DASHES: [&str; 6] = ["-", "\u{2011}", "\u{2012}", "\u{2013}", "\u{2014}", "\u{2212}"];
