//! Writes a game in shorthand while it is read, without comments and signs.

use shakmaty::Position as _;

use crate::notation::pgn::{DEEPEST_VARIATION, Glyph, PgnError, TakesMoves, VariationError};
use crate::{Color, Move, MoveOrPass, Position, Variant};

use super::codes::{CodeWidth, MEN_IN_A_BYTE, ShorthandCode};
use super::followed_board::FollowedBoard;

/// Flag in the first byte: the game has its own start position, which follows.
pub(super) const WITH_START: u8 = 1;
/// Flag: the game is Chess960.
pub(super) const IS_960: u8 = 2;
/// Flag: moves have two bytes each.
pub(super) const IS_WIDE: u8 = 4;
/// The longest FEN.
pub(super) const LONGEST_FEN: usize = 120;

/// A game that is being written.
#[derive(Debug)]
pub struct Shorthand {
    width: CodeWidth,
    head: Vec<u8>,
    here: ShorthandLine,
    /// The lines that the current variation branched off from.
    outer: Vec<ShorthandLine>,
}

/// A line that is being written.
#[derive(Debug)]
struct ShorthandLine {
    codes: Vec<u8>,
    plies: usize,
    /// Where the code of the last move begins. Variations are inserted before it.
    last: usize,
    position: Position,
    /// The position before the last turn, and the turn.
    before: Option<(Position, MoveOrPass)>,
}

impl ShorthandLine {
    fn at(position: Position) -> ShorthandLine {
        ShorthandLine { codes: Vec::new(), plies: 0, last: 0, position, before: None }
    }

    fn take(&mut self, turn: MoveOrPass, code: Option<ShorthandCode>, width: CodeWidth) {
        self.last = self.codes.len();
        if let Some(code) = code {
            code.write(width, &mut self.codes);
        }
        let next = self.position.after_turn(turn);
        self.before = Some((std::mem::replace(&mut self.position, next), turn));
        self.plies += 1;
    }
}

impl Shorthand {
    /// A game from this start position.
    #[must_use]
    pub fn new(start: Position) -> Shorthand {
        let men = |side| start.board().board().by_color(side).count();
        let is_wide =
            [Color::White, Color::Black].into_iter().any(|side| men(side) > MEN_IN_A_BYTE);
        let width = if is_wide { CodeWidth::Two } else { CodeWidth::One };
        let mut form = if is_wide { IS_WIDE } else { 0 };
        let mut head = Vec::new();
        if start == Position::initial() {
            head.push(form);
        } else {
            form |= WITH_START;
            form |= if start.variant() == Variant::Chess960 { IS_960 } else { 0 };
            let fen = start.to_fen();
            head.extend([form, u8::try_from(fen.len()).unwrap_or_default()]);
            head.extend_from_slice(fen.as_bytes());
        }
        Shorthand { width, head, here: ShorthandLine::at(start), outer: Vec::new() }
    }

    /// Ends the game, and closes all open variations.
    #[must_use]
    pub fn finish(mut self) -> Vec<u8> {
        while self.close_variation().is_ok() {}
        self.head.append(&mut self.here.codes);
        self.head
    }
}

impl TakesMoves for Shorthand {
    fn position(&self) -> &Position {
        &self.here.position
    }

    fn last_move(&self) -> Option<Move> {
        self.here.before.as_ref().and_then(|(_, turn)| turn.legal())
    }

    fn plies(&self) -> usize {
        self.here.plies
    }

    fn depth(&self) -> usize {
        self.outer.len()
    }

    fn play(&mut self, legal: Move) {
        let code = FollowedBoard::of(&self.here.position).code(legal);
        debug_assert!(code.is_some(), "{legal:?} is no move of this position");
        self.here.take(MoveOrPass::Move(legal), code.map(ShorthandCode::Moves), self.width);
    }

    fn pass(&mut self) {
        self.here.take(MoveOrPass::Pass, Some(ShorthandCode::Passes), self.width);
    }

    fn comment_of(&mut self, _: &str) {}

    fn glyph(&mut self, _: Glyph) -> bool {
        self.here.plies > 0
    }

    fn open_variation(&mut self) -> Result<(), VariationError> {
        let (before, _) = self.here.before.as_ref().ok_or(VariationError::NothingToReplace)?;
        if self.outer.len() == DEEPEST_VARIATION {
            return Err(VariationError::TooDeep);
        }
        let branch = ShorthandLine::at(before.clone());
        self.outer.push(std::mem::replace(&mut self.here, branch));
        Ok(())
    }

    fn cut_variation(&mut self, _: &PgnError) {}

    fn close_variation(&mut self) -> Result<(), VariationError> {
        let outer = self.outer.pop().ok_or(VariationError::NoneOpen)?;
        let branch = std::mem::replace(&mut self.here, outer);
        if branch.codes.is_empty() {
            return Ok(());
        }
        let ShorthandLine { codes, last, .. } = &mut self.here;
        let replaced = codes.split_off(*last);
        ShorthandCode::Opens.write(self.width, codes);
        codes.extend_from_slice(&branch.codes);
        ShorthandCode::Closes.write(self.width, codes);
        *last = codes.len();
        codes.extend_from_slice(&replaced);
        Ok(())
    }
}
