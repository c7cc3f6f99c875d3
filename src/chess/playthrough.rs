//! The turns of a game from a file, where a player may pass, with every position between them. In a game at the table
//! every turn is a move; that is a `History`.

use shakmaty::{Chess, EnPassantMode, FromSetup as _, Move, Position as _};

use super::history::History;
use super::position::Position;

/// What one side did in its turn, in a game from a file.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum MoveOrPass {
    Move(Move),
    /// A null move: the other side moves next. The Laws do not allow it, but files use it to show a threat.
    Pass,
}

impl MoveOrPass {
    /// The move, if it is one.
    #[must_use]
    pub fn legal(self) -> Option<Move> {
        match self {
            MoveOrPass::Move(legal) => Some(legal),
            MoveOrPass::Pass => None,
        }
    }
}

impl From<Move> for MoveOrPass {
    fn from(legal: Move) -> MoveOrPass {
        MoveOrPass::Move(legal)
    }
}

impl Position {
    /// The position after the side to move has passed. A side in check cannot pass: its king would be captured.
    ///
    /// ```
    /// use hector_chess::Position;
    ///
    /// let passed = Position::initial().passed().expect("nobody is in check");
    /// assert_eq!(passed.to_fen(), "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b KQkq - 1 1");
    /// ```
    #[must_use]
    #[allow(clippy::result_large_err, reason = "shakmaty hands the position back to be repaired")]
    pub fn passed(&self) -> Option<Position> {
        if self.is_check() {
            return None;
        }
        let mut setup = self.board().to_setup(EnPassantMode::Always);
        setup.fullmoves = setup.fullmoves.saturating_add(self.turn().fold_wb(0, 1));
        setup.halfmoves = setup.halfmoves.saturating_add(1);
        setup.swap_turn();
        let board = Chess::from_setup(setup, self.variant().castling_mode())
            .or_else(|error| error.ignore_too_much_material())
            .ok()?;
        Some(Position::new(board, self.variant()))
    }

    /// The position after a turn. Only turns of this position may be taken: see [`after`](Self::after) and
    /// [`passed`](Self::passed).
    #[must_use]
    pub fn after_turn(&self, turn: MoveOrPass) -> Position {
        match turn {
            MoveOrPass::Move(legal) => self.after(legal),
            MoveOrPass::Pass => self.passed().unwrap_or_else(|| self.clone()),
        }
    }
}

/// Turns in order, with every position between them.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Playthrough {
    turns: Vec<MoveOrPass>,
    /// The start and the position after every turn: one more than there are turns.
    positions: Vec<Position>,
}

impl Playthrough {
    /// A game without any turns.
    #[must_use]
    pub fn new(start: Position) -> Playthrough {
        Playthrough { turns: Vec::new(), positions: vec![start] }
    }

    /// Adds a turn, which must be possible in the current position.
    pub fn take(&mut self, turn: MoveOrPass) {
        let next = self.position().after_turn(turn);
        self.turns.push(turn);
        self.positions.push(next);
    }

    #[must_use]
    pub fn turns(&self) -> &[MoveOrPass] {
        &self.turns
    }

    /// The start and the position after every turn.
    #[must_use]
    pub fn positions(&self) -> &[Position] {
        &self.positions
    }

    #[must_use]
    pub fn position(&self) -> &Position {
        // The start is never removed, so the last position always exists.
        &self.positions[self.positions.len() - 1]
    }

    /// Each turn with the position in which it was taken.
    pub fn taken(
        &self,
    ) -> impl DoubleEndedIterator<Item = (&Position, MoveOrPass)> + ExactSizeIterator {
        self.positions.iter().zip(self.turns.iter().copied())
    }

    /// The last turn, with the position in which it was taken.
    #[must_use]
    pub fn latest(&self) -> Option<(&Position, MoveOrPass)> {
        self.taken().next_back()
    }

    /// Goes back to the position after this many turns. Has no effect if there are not more.
    pub fn truncate(&mut self, turns: usize) {
        self.turns.truncate(turns);
        self.positions.truncate(turns + 1);
    }

    /// The position in which a side passes for the first time.
    #[must_use]
    pub fn first_pass(&self) -> Option<&Position> {
        let (position, _) = self.taken().find(|(_, turn)| *turn == MoveOrPass::Pass)?;
        Some(position)
    }

    /// The moves as a history. `None` if a side passes.
    #[must_use]
    pub fn history(&self) -> Option<History> {
        self.first_pass().is_none().then(|| self.before_a_pass())
    }

    /// The moves before the first pass.
    #[must_use]
    pub fn before_a_pass(&self) -> History {
        let mut history = History::new(self.positions[0].clone());
        for legal in self.turns.iter().map_while(|turn| turn.legal()) {
            history.play(legal);
        }
        history
    }

    /// Every position of the game, with the moves since the last pass.
    #[must_use]
    pub fn since_the_last_pass(&self) -> History {
        let mut history = History::new(self.positions[0].clone());
        for (turn, after) in self.turns.iter().zip(self.positions.iter().skip(1)) {
            match turn {
                MoveOrPass::Move(legal) => history.play(*legal),
                MoveOrPass::Pass => history.leap(after.clone()),
            }
        }
        history
    }
}

impl From<&History> for Playthrough {
    fn from(history: &History) -> Playthrough {
        Playthrough {
            turns: history.moves().iter().copied().map(MoveOrPass::Move).collect(),
            positions: history.positions().to_vec(),
        }
    }
}
