//! What is on the board of the game after each move: a position while the rules allow one, otherwise just the pieces,
//! as an illegal move may leave them.

use shakmaty::{Board, FromSetup as _, Position as _, Setup};

use crate::chess::{ClaimedMove, Color, Move, Position, Refusal, Square, Variant, judge};

use super::hand::{placement, play_as_claimed};

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Standing {
    /// A position of the game.
    Regular(Position),
    /// Pieces that no game can leave like this; moves cannot be judged from here.
    Irregular {
        board: Board,
        /// The side to move.
        turn: Color,
        variant: Variant,
    },
}

/// Whether a claimed move was legal when it was made.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Legality {
    Legal(Move),
    Illegal(Refusal),
    /// Castling without the rook, as games at odds allow (paragraph 22).
    AtOdds,
    /// There was no position to judge it by.
    CannotBeJudged,
}

impl Standing {
    #[must_use]
    pub fn board(&self) -> Board {
        match self {
            Standing::Regular(position) => placement(position),
            Standing::Irregular { board, .. } => board.clone(),
        }
    }

    #[must_use]
    pub fn turn(&self) -> Color {
        match self {
            Standing::Regular(position) => position.turn(),
            Standing::Irregular { turn, .. } => *turn,
        }
    }

    /// The position, unless it is irregular.
    #[must_use]
    pub fn position(&self) -> Option<&Position> {
        match self {
            Standing::Regular(position) => Some(position),
            Standing::Irregular { .. } => None,
        }
    }

    #[must_use]
    pub fn variant(&self) -> Variant {
        match self {
            Standing::Regular(position) => position.variant(),
            Standing::Irregular { variant, .. } => *variant,
        }
    }

    /// Judges a claimed move here.
    #[must_use]
    pub fn judge(&self, claim: &ClaimedMove) -> Legality {
        match self {
            Standing::Regular(position) => match judge(position, claim) {
                Ok(legal) => Legality::Legal(legal),
                Err(refusal) => Legality::Illegal(refusal),
            },
            Standing::Irregular { board, turn, .. } => match king_captured(board, *turn, claim) {
                Some(at) => Legality::Illegal(Refusal::KingCaptured { at }),
                None => Legality::CannotBeJudged,
            },
        }
    }

    /// The state after a move, legal or not.
    #[must_use]
    pub fn after(&self, claim: &ClaimedMove, legality: &Legality) -> Standing {
        if let (Standing::Regular(position), Legality::Legal(legal)) = (self, legality) {
            return Standing::Regular(position.after(*legal));
        }
        let mut board = self.board();
        play_as_claimed(&mut board, self.turn(), self.variant(), claim);
        self.counted(self.with_board(board, !self.turn()))
    }

    /// As above for a move whose legality is not known yet.
    #[must_use]
    pub fn after_claim(&self, claim: &ClaimedMove) -> Standing {
        self.after(claim, &self.judge(claim))
    }

    /// The position after an irregular move, with the move counts continued: an illegal move still counts as a move,
    /// and as a capture or a pawn move if it is one.
    fn counted(&self, after: Standing) -> Standing {
        let (Standing::Regular(before), Standing::Regular(position)) = (self, &after) else {
            return after;
        };
        let (old, new) = (before.board(), position.board());
        let quiet = old.board().pawns() == new.board().pawns()
            && old.board().occupied().count() == new.board().occupied().count();
        let mut setup = new.to_setup(shakmaty::EnPassantMode::Legal);
        setup.halfmoves = if quiet { old.halfmoves().saturating_add(1) } else { 0 };
        setup.fullmoves = match before.turn() {
            Color::White => old.fullmoves(),
            Color::Black => old.fullmoves().saturating_add(1),
        };
        position_of(setup, before.variant()).map_or(after, Standing::Regular)
    }

    /// Other pieces in the same game: a position if the rules allow one. Castling rights stay if king and rook are
    /// still in place.
    #[must_use]
    pub fn with_board(&self, board: Board, turn: Color) -> Standing {
        let variant = self.variant();
        let rights = self
            .position()
            .map(|position| position.board().castles().castling_rights())
            .unwrap_or_default();
        let setup = Setup {
            castling_rights: rights & board.rooks(),
            turn,
            board: board.clone(),
            ep_square: None,
            ..Setup::empty()
        };
        position_of(setup, variant)
            .map_or(Standing::Irregular { board, turn, variant }, Standing::Regular)
    }

    /// The same with a for h, b for g, and so on. An array that becomes the right one when mirrored has all castling
    /// rights.
    #[must_use]
    pub fn mirrored(&self) -> Standing {
        let board = mirrored_board(self.board());
        let (turn, variant) = (self.turn(), self.variant());
        let irregular = Standing::Irregular { board: board.clone(), turn, variant };
        let Standing::Regular(position) = self else { return irregular };
        let mut setup = position.board().to_setup(shakmaty::EnPassantMode::Legal);
        setup.ep_square = setup.ep_square.map(shakmaty::Square::flip_horizontal);
        setup.castling_rights = if board == placement(&Position::initial()) {
            board.rooks()
        } else {
            setup.castling_rights.flip_horizontal() & board.rooks()
        };
        setup.board = board;
        position_of(setup, variant).map_or(irregular, Standing::Regular)
    }

    /// The position as a FEN, or the pieces as its first two fields.
    #[must_use]
    pub fn to_fen(&self) -> String {
        match self {
            Standing::Regular(position) => position.to_fen(),
            Standing::Irregular { board, turn, .. } => {
                format!("{} {}", board.board_fen(), turn.fold_wb("w", "b"))
            }
        }
    }
}

/// The square on which a move captures the opponent's king, which no position allows (1.4.1).
fn king_captured(board: &Board, turn: Color, claim: &ClaimedMove) -> Option<Square> {
    match claim {
        ClaimedMove::Step(step) => {
            Some(step.to).filter(|to| board.piece_at(*to) == Some((!turn).king()))
        }
        ClaimedMove::Castle(_) => None,
    }
}

/// The position of a set-up, without castling rights that do not fit.
fn position_of(setup: Setup, variant: Variant) -> Option<Position> {
    let mode = match variant {
        Variant::Standard => shakmaty::CastlingMode::Standard,
        Variant::Chess960 => shakmaty::CastlingMode::Chess960,
    };
    let made = shakmaty::Chess::from_setup(setup, mode)
        .or_else(shakmaty::PositionError::ignore_invalid_castling_rights)
        .or_else(shakmaty::PositionError::ignore_too_much_material)
        .ok()?;
    Some(Position::new(made, variant))
}

/// Pieces with a for h, b for g, and so on.
#[must_use]
pub fn mirrored_board(mut board: Board) -> Board {
    board.flip_horizontal();
    board
}
