//! Reads the words of one move in descriptive notation. `resolving` finds the legal move.

use std::fmt;

use shakmaty::{CastlingSide, Rank, Role};

use crate::notation::writing::NULL_IN_BRACKETS;

use super::cursor::DescriptiveCursor;
use super::expected::ExpectedToken;
use super::letters::{CASTLING_SIGNS, DescriptiveLanguage, LanguageLetters};
use super::naming::{NamedPiece, NamedSquare};
use super::{Action, CaptureVerb, CheckMark, DescriptiveMove, Goal, NamedCapture, NamedStep};

/// Reads one move. Full stops and blanks may be anywhere or missing, small letters count as capitals, and `!`, `?`
/// and `(=)` are skipped.
///
/// # Errors
/// If the text is not a move in the descriptive notation of that language.
pub fn read(
    text: &str,
    language: DescriptiveLanguage,
) -> Result<DescriptiveMove, DescriptiveError> {
    let mut reader = DescriptiveReader::new(DescriptiveCursor::new(text), language, Gaps::Anywhere);
    let words = reader.descriptive_move()?;
    reader.cursor.skip_gap();
    if reader.cursor.next().is_some() {
        return Err(reader.expected(ExpectedToken::End));
    }
    Ok(words)
}

/// Why a text is not a descriptive move.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DescriptiveError {
    /// The line, from 1.
    pub line: usize,
    /// The column, in characters from 1.
    pub column: usize,
    /// What was found, shortened if long. `None` at the end of the text.
    pub found: Option<String>,
    /// What was expected.
    pub expected: ExpectedToken,
    /// The language of the text.
    pub language: DescriptiveLanguage,
}

impl fmt::Display for DescriptiveError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "no descriptive move: {self:?}")
    }
}

impl std::error::Error for DescriptiveError {}

/// Where blanks may separate the parts of a move.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Gaps {
    /// Anywhere: the text is a single move, so nothing else can begin after a blank.
    Anywhere,
    /// Another move may follow, so a blank ends a move that can be complete.
    UntilTheEnd,
}

pub(super) struct DescriptiveReader<'a> {
    pub(super) cursor: DescriptiveCursor<'a>,
    language: DescriptiveLanguage,
    pub(super) letters: &'static LanguageLetters,
    pub(super) gaps: Gaps,
}

impl<'a> DescriptiveReader<'a> {
    pub(super) fn new(
        cursor: DescriptiveCursor<'a>,
        language: DescriptiveLanguage,
        gaps: Gaps,
    ) -> DescriptiveReader<'a> {
        DescriptiveReader { cursor, language, letters: language.letters(), gaps }
    }

    /// Reads a move and stops after its last sign.
    pub(super) fn descriptive_move(&mut self) -> Result<DescriptiveMove, DescriptiveError> {
        let mut action = match self.castling()? {
            Some(side) => Action::Castle(side),
            None => Action::Step(self.step()?),
        };
        let mark = self.remarks(&mut action)?;
        Ok(DescriptiveMove { action, mark })
    }

    fn castling(&mut self) -> Result<Option<CastlingSide>, DescriptiveError> {
        self.cursor.skip_gap();
        for table in [CASTLING_SIGNS, self.letters.castlings] {
            if let Some(side) = self.cursor.take_meaning(table) {
                return Ok(Some(side));
            }
        }
        if self.cursor.take_one_of(self.letters.castle).is_none() {
            return Ok(None);
        }
        self.cursor.skip_gap();
        let side = self.cursor.take_meaning(self.letters.castle_sides);
        side.map(Some).ok_or_else(|| self.expected(ExpectedToken::CastlingSide))
    }

    fn step(&mut self) -> Result<NamedStep, DescriptiveError> {
        let mover =
            self.piece(Gaps::Anywhere).ok_or_else(|| self.expected(ExpectedToken::Piece))?;
        let beside = self.place_beside_mover()?;
        let from = beside.unwrap_or_default();
        let (from, goal) = if self.takes().is_some() {
            (from, Goal::Capture(self.capture(mover)?))
        } else if self.hyphen().is_some() || beside.is_some() {
            (from, Goal::Square(self.square(mover)?))
        } else {
            if !self.square_begins() {
                return Err(self.expected(ExpectedToken::SquareOrTakes));
            }
            let first = self.square(mover)?;
            if self.takes_after_square().is_some() {
                (first, Goal::Capture(self.capture(mover)?))
            } else if self.hyphen_after_square().is_some() {
                (first, Goal::Square(self.square(mover)?))
            } else {
                (NamedSquare::UNSAID, Goal::Square(first))
            }
        };
        Ok(NamedStep { mover, from, goal, promotion: None })
    }

    fn capture(&mut self, mover: NamedPiece) -> Result<NamedCapture, DescriptiveError> {
        if let Some(at) = self.square_by_file() {
            return Ok(NamedCapture { victim: None, at, manner: CaptureVerb::Unsaid });
        }
        let victim = self.piece(self.gaps_beside_promotion(mover));
        let at = match self.place_beside_victim(mover) {
            Some(place) => place,
            None if victim.is_some() => NamedSquare::UNSAID,
            None if self.square_begins() => self.square(mover)?,
            None => return Err(self.expected(ExpectedToken::Victim)),
        };
        Ok(NamedCapture { victim, at, manner: CaptureVerb::Unsaid })
    }

    /// Reads what may follow any move: promotion, en passant, check, mate, remarks.
    fn remarks(&mut self, action: &mut Action) -> Result<Option<CheckMark>, DescriptiveError> {
        let mut mark = None;
        loop {
            let before = self.cursor;
            self.cursor.skip_gap();
            if self.cursor.take_one_of(&["(=)", "!", "?"]).is_some() {
                continue;
            }
            if let Some(found) = self.mark() {
                mark = mark.max(Some(found));
                continue;
            }
            if let Action::Step(step) = action {
                if let Goal::Capture(capture) = &mut step.goal
                    && self.cursor.take_one_of(self.letters.en_passant).is_some()
                {
                    capture.manner = CaptureVerb::EnPassant;
                    continue;
                }
                if step.promotion.is_none() {
                    step.promotion = self.promotion(step)?;
                    if step.promotion.is_some() {
                        continue;
                    }
                }
            }
            self.cursor = before;
            return Ok(mark);
        }
    }

    fn mark(&mut self) -> Option<CheckMark> {
        let mate = self.cursor.take_one_of(self.letters.mate).map(|()| CheckMark::Mate);
        mate.or_else(|| self.cursor.take_one_of(self.letters.check).map(|()| CheckMark::Check))
    }

    fn promotion(&mut self, step: &NamedStep) -> Result<Option<Role>, DescriptiveError> {
        if step.mover.role != Role::Pawn {
            return Ok(None);
        }
        if self.cursor.take_one_of(&["=", "/"]).is_some() {
            return self.promoted_piece().map(Some);
        }
        if !self.cursor.rest().starts_with(NULL_IN_BRACKETS) && self.cursor.take("(").is_some() {
            let role = self.promoted_piece()?;
            self.closing_bracket()?;
            return Ok(Some(role));
        }
        let rank = match step.goal {
            Goal::Square(place) => place.rank,
            Goal::Capture(capture) => capture.at.rank,
        };
        let alone = self.gaps == Gaps::Anywhere && rank.is_none();
        if rank == Some(Rank::Eighth) || alone {
            return Ok(self.cursor.take_meaning(self.letters.pieces));
        }
        Ok(None)
    }

    fn promoted_piece(&mut self) -> Result<Role, DescriptiveError> {
        self.cursor.skip_gap();
        self.cursor
            .take_meaning(self.letters.pieces)
            .ok_or_else(|| self.expected(ExpectedToken::Promotion))
    }

    fn takes(&mut self) -> Option<()> {
        self.attempt(|reader| {
            reader.cursor.skip_gap();
            reader.cursor.take_one_of(reader.letters.takes)
        })
    }

    /// After a square the move may already be complete, and in French the king's pawn of the next move looks like the
    /// sign for taking.
    fn takes_after_square(&mut self) -> Option<()> {
        let mut ahead = self.cursor;
        ahead.skip_gap();
        if self.gaps == Gaps::UntilTheEnd && ahead.rest().starts_with("PR") {
            return None;
        }
        self.takes()
    }

    fn hyphen(&mut self) -> Option<()> {
        self.attempt(|reader| {
            reader.cursor.skip_gap();
            reader.cursor.take("-")
        })
    }

    /// After a square two hyphens are the next turn, in which a side passes.
    fn hyphen_after_square(&mut self) -> Option<()> {
        let mut ahead = self.cursor;
        ahead.skip_gap();
        match self.gaps {
            Gaps::UntilTheEnd if ahead.take("--").is_some() => None,
            Gaps::UntilTheEnd | Gaps::Anywhere => self.hyphen(),
        }
    }

    /// The error for what is at the cursor.
    pub(super) fn expected(&self, expected: ExpectedToken) -> DescriptiveError {
        const LONGEST: usize = 12;
        let mut here = self.cursor;
        here.skip_gap();
        let word = here.rest().split_whitespace().next();
        let (line, column) = here.line_and_column();
        DescriptiveError {
            line,
            column,
            found: word.map(|word| word.chars().take(LONGEST).collect()),
            expected,
            language: self.language,
        }
    }

    /// Tries to read an optional part. If it is missing, the cursor does not move.
    pub(super) fn attempt<T>(&mut self, part: impl FnOnce(&mut Self) -> Option<T>) -> Option<T> {
        let before = self.cursor;
        let found = part(self);
        if found.is_none() {
            self.cursor = before;
        }
        found
    }
}
