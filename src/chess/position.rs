//! A position that could stand on a board, standard or Chess960.

use std::fmt;

use shakmaty::fen::{Fen, ParseFenError};
use shakmaty::uci::UciMove;
use shakmaty::{
    CastlingMode, Chess, Color, EnPassantMode, Move, MoveList, Piece, Position as _,
    PositionErrorKinds, Square,
};

/// Which game is played: only the start and castling differ (Guidelines II of 2017).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Variant {
    /// Standard chess.
    Standard,
    /// Chess960, also called Fischer random chess.
    Chess960,
}

impl Variant {
    pub(in crate::chess) fn castling_mode(self) -> CastlingMode {
        match self {
            Variant::Standard => CastlingMode::Standard,
            Variant::Chess960 => CastlingMode::Chess960,
        }
    }
}

/// A legal position with side to move, rights and counters.
///
/// Two positions are equal exactly when 9.2.2 calls them the same: the same pieces
/// on the same squares, the same side to move, the same castling rights, and the
/// same en passant square, which counts only if the capture is legal. Counters and
/// move numbers do not count.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Position {
    board: Chess,
    variant: Variant,
}

impl Position {
    /// The initial position of standard chess.
    #[must_use]
    pub fn initial() -> Position {
        Position { board: Chess::default(), variant: Variant::Standard }
    }

    /// Takes a position that shakmaty has already found legal.
    #[must_use]
    pub fn new(board: Chess, variant: Variant) -> Position {
        Position { board, variant }
    }

    /// Reads a FEN of four to six fields. A FEN whose castling rights only make
    /// sense in Chess960 is read as Chess960.
    ///
    /// # Errors
    /// When the text is no FEN, or no legal game could stand so.
    pub fn from_fen(fen: &str) -> Result<Position, FenError> {
        Position::from_fen_as(fen, Variant::Standard).or_else(|refusal| match refusal {
            FenError::Illegal { kinds, .. }
                if kinds.contains(PositionErrorKinds::INVALID_CASTLING_RIGHTS) =>
            {
                Position::from_fen_as(fen, Variant::Chess960).map_err(|_| refusal)
            }
            other => Err(other),
        })
    }

    /// Reads a FEN as a position of the given game.
    ///
    /// # Errors
    /// When the text is no FEN, or no legal game could stand so.
    #[allow(clippy::result_large_err, reason = "shakmaty hands the position back to be repaired")]
    pub fn from_fen_as(fen: &str, variant: Variant) -> Result<Position, FenError> {
        let parsed: Fen = fen
            .trim()
            .parse()
            .map_err(|source| FenError::Unreadable { fen: fen.to_owned(), source })?;
        let board = parsed
            .into_position::<Chess>(variant.castling_mode())
            // A stray en passant square changes nothing: no capture is legal there.
            .or_else(|error| error.ignore_invalid_ep_square())
            // Promotions may give more queens than a set holds.
            .or_else(|error| error.ignore_too_much_material())
            .map_err(|error| FenError::Illegal { fen: fen.to_owned(), kinds: error.kinds() })?;
        Ok(Position { board, variant })
    }

    /// The position as a FEN of six fields; the en passant square stands only where
    /// the capture is legal.
    #[must_use]
    pub fn to_fen(&self) -> String {
        Fen::from_position(&self.board, EnPassantMode::Legal).to_string()
    }

    /// Standard chess or Chess960.
    #[must_use]
    pub fn variant(&self) -> Variant {
        self.variant
    }

    /// The position as shakmaty knows it.
    #[must_use]
    pub fn board(&self) -> &Chess {
        &self.board
    }

    /// The side to move.
    #[must_use]
    pub fn turn(&self) -> Color {
        self.board.turn()
    }

    /// The number of the move that is to be made, as the sixth field of a FEN counts it.
    #[must_use]
    pub fn move_number(&self) -> u32 {
        use shakmaty::Position as _;
        self.board.fullmoves().get()
    }

    /// What stands on a square.
    #[must_use]
    pub fn piece_at(&self, square: Square) -> Option<Piece> {
        self.board.board().piece_at(square)
    }

    /// Every legal move.
    #[must_use]
    pub fn legal_moves(&self) -> MoveList {
        self.board.legal_moves()
    }

    /// Whether the side to move is in check.
    #[must_use]
    pub fn is_check(&self) -> bool {
        self.board.is_check()
    }

    /// The position after a legal move. Only moves of this very position may be
    /// played: those from [`legal_moves`](Self::legal_moves) or [`judge`](super::judge).
    #[must_use]
    pub fn after(&self, legal: Move) -> Position {
        let mut next = self.clone();
        next.play(legal);
        next
    }

    /// Plays a legal move in place; see [`after`](Self::after).
    pub fn play(&mut self, legal: Move) {
        debug_assert!(self.board.is_legal(legal), "{legal:?} is no move of this position");
        self.board.play_unchecked(legal);
    }

    /// A legal move in UCI: castling as king-takes-rook in Chess960, as the king's
    /// two steps in standard chess.
    #[must_use]
    pub fn uci(&self, legal: Move) -> String {
        UciMove::from_move(legal, self.variant.castling_mode()).to_string()
    }
}

impl Default for Position {
    fn default() -> Self {
        Position::initial()
    }
}

/// Why a FEN is refused.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum FenError {
    /// The text does not have the form of a FEN.
    Unreadable {
        /// The text as given.
        fen: String,
        /// Which part could not be read.
        source: ParseFenError,
    },
    /// The text is a FEN, but no legal game could reach what it describes.
    Illegal {
        /// The text as given.
        fen: String,
        /// What is wrong with it.
        kinds: PositionErrorKinds,
    },
}

impl fmt::Display for FenError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "no position: {self:?}")
    }
}

impl std::error::Error for FenError {}
