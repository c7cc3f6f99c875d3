//! A legal position of standard chess or Chess960, and its FEN.

use std::fmt;

use shakmaty::fen::{Fen, ParseFenError};
use shakmaty::uci::UciMove;
use shakmaty::{
    CastlingMode, Chess, Color, EnPassantMode, Move, MoveList, Piece, Position as _,
    PositionErrorKinds, Square,
};

/// Which game is played. Only the start and castling differ (Guidelines II of 2017).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Variant {
    Standard,
    /// Chess960, also called Fischer random chess.
    Chess960,
}

impl Variant {
    pub(crate) fn castling_mode(self) -> CastlingMode {
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
    #[must_use]
    pub fn initial() -> Position {
        Position { board: Chess::default(), variant: Variant::Standard }
    }

    /// Wraps a position that shakmaty has already checked.
    #[must_use]
    pub fn new(board: Chess, variant: Variant) -> Position {
        Position { board, variant }
    }

    /// Reads a FEN of four to six fields. If its castling rights are only possible in Chess960, it is read as
    /// Chess960.
    ///
    /// # Errors
    /// If the text is not a FEN, or if no legal game can reach the position.
    pub fn from_fen(fen: &str) -> Result<Position, FenError> {
        Position::from_fen_as(fen, Variant::Standard).or_else(|refusal| {
            if refusal.is_of_castling() {
                Position::from_fen_as(fen, Variant::Chess960).map_err(|_| refusal)
            } else {
                Err(refusal)
            }
        })
    }

    /// Reads a FEN from another source, of the given game, or of the game that [`from_fen`](Self::from_fen) would
    /// find. What does not fit the board is left out, with a remark.
    ///
    /// # Errors
    /// If the text is not a FEN, or if no legal game can reach the position.
    pub fn read_fen(
        fen: &str,
        variant: Option<Variant>,
    ) -> Result<(Position, Vec<FenRemark>), FenError> {
        let mut remarks = Vec::new();
        let strict = match variant {
            Some(variant) => Position::from_fen_as(fen, variant),
            None => Position::from_fen(fen),
        };
        let position = strict.or_else(|refusal| {
            if !refusal.is_of_castling() {
                return Err(refusal);
            }
            remarks.push(FenRemark::Castling);
            let variant = variant.unwrap_or(Variant::Standard);
            Position::read_as(fen, variant, WrongCastling::LeftOut).map_err(|_| refusal)
        })?;
        if has_impossible_en_passant(fen, position.variant()) {
            remarks.push(FenRemark::EnPassant);
        }
        Ok((position, remarks))
    }

    /// Reads a FEN as a position of the given game.
    ///
    /// # Errors
    /// If the text is not a FEN, or if no legal game can reach the position.
    pub fn from_fen_as(fen: &str, variant: Variant) -> Result<Position, FenError> {
        Position::read_as(fen, variant, WrongCastling::Refused)
    }

    #[allow(clippy::result_large_err, reason = "shakmaty hands the position back to be repaired")]
    fn read_as(fen: &str, variant: Variant, castling: WrongCastling) -> Result<Position, FenError> {
        if let Some((rank, fault)) = row_fault(fen) {
            return Err(FenError::Row { fen: fen.to_owned(), rank, fault });
        }
        let parsed: Fen = fen
            .trim()
            .parse()
            .map_err(|source| FenError::Unreadable { fen: fen.to_owned(), source })?;
        let board = parsed
            .into_position::<Chess>(variant.castling_mode())
            // An impossible en passant square changes nothing: no capture is legal on it.
            .or_else(|error| error.ignore_invalid_ep_square())
            .or_else(|error| match castling {
                WrongCastling::LeftOut => error.ignore_invalid_castling_rights(),
                WrongCastling::Refused => Err(error),
            })
            // Promotions may give more queens than a chess set has.
            .or_else(|error| error.ignore_too_much_material())
            .map_err(|error| FenError::Illegal { fen: fen.to_owned(), kinds: error.kinds() })?;
        Ok(Position { board, variant })
    }

    /// The position as a FEN of six fields. The en passant square is given only if the capture is legal.
    #[must_use]
    pub fn to_fen(&self) -> String {
        Fen::from_position(&self.board, EnPassantMode::Legal).to_string()
    }

    #[must_use]
    pub fn variant(&self) -> Variant {
        self.variant
    }

    /// The position in the type of shakmaty.
    #[must_use]
    pub fn board(&self) -> &Chess {
        &self.board
    }

    #[must_use]
    pub fn turn(&self) -> Color {
        self.board.turn()
    }

    /// The number of the next move, as in the sixth field of a FEN.
    #[must_use]
    pub fn move_number(&self) -> u32 {
        use shakmaty::Position as _;
        self.board.fullmoves().get()
    }

    #[must_use]
    pub fn piece_at(&self, square: Square) -> Option<Piece> {
        self.board.board().piece_at(square)
    }

    #[must_use]
    pub fn legal_moves(&self) -> MoveList {
        self.board.legal_moves()
    }

    #[must_use]
    pub fn is_check(&self) -> bool {
        self.board.is_check()
    }

    /// The position after a legal move. Only moves of this position may be played: those from
    /// [`legal_moves`](Self::legal_moves) or [`judge`](super::judge).
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

/// What to do with castling rights that do not fit the board.
#[derive(Clone, Copy)]
enum WrongCastling {
    LeftOut,
    Refused,
}

/// What was left out of a FEN because it does not fit the board.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum FenRemark {
    /// A right to castle for which king and rook are not on their squares.
    Castling,
    /// An en passant square that no pawn has just passed.
    EnPassant,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum RankFault {
    /// Two digits in a row; one digit counts the empty squares.
    Digits(String),
    /// A sign that is neither a piece nor a digit from 1 to 8.
    Sign(char),
    /// More or fewer squares than a board has.
    Squares(usize),
}

/// The first malformed row of a FEN and its rank, if the FEN has eight rows.
fn row_fault(fen: &str) -> Option<(usize, RankFault)> {
    let board = fen.split_whitespace().next()?;
    let rows: Vec<&str> = board.split('/').collect();
    if rows.len() != 8 {
        return None;
    }
    let faults = rows.into_iter().zip((1..=8).rev()).map(|(row, rank)| (rank, fault_of(row)));
    faults.filter_map(|(rank, fault)| Some((rank, fault?))).next()
}

fn fault_of(row: &str) -> Option<RankFault> {
    let mut squares = 0;
    let mut signs = row.char_indices().filter(|(_, sign)| *sign != '~').peekable();
    while let Some((at, sign)) = signs.next() {
        squares += match sign {
            '1'..='8' => {
                if signs.peek().is_some_and(|(_, next)| next.is_ascii_digit()) {
                    let rest = row.get(at..).unwrap_or_default();
                    let digits = rest.chars().take_while(char::is_ascii_digit);
                    return Some(RankFault::Digits(digits.collect()));
                }
                usize::try_from(u32::from(sign) - u32::from('0')).unwrap_or(0)
            }
            sign if Piece::from_char(sign).is_some() => 1,
            sign => return Some(RankFault::Sign(sign)),
        };
    }
    (squares != 8).then_some(RankFault::Squares(squares))
}

/// Whether no pawn can have passed the en passant square of a FEN.
fn has_impossible_en_passant(fen: &str, variant: Variant) -> bool {
    let Ok(parsed) = fen.trim().parse::<Fen>() else { return false };
    let error = parsed.into_position::<Chess>(variant.castling_mode()).err();
    error.is_some_and(|error| error.kinds().contains(PositionErrorKinds::INVALID_EP_SQUARE))
}

/// Why a FEN is refused.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum FenError {
    /// The text does not have the form of a FEN.
    Unreadable {
        fen: String,
        /// The part that could not be read.
        source: ParseFenError,
    },
    /// A row of the board is malformed.
    Row {
        fen: String,
        /// The rank that the row describes.
        rank: usize,
        fault: RankFault,
    },
    /// The text is a FEN, but no legal game can reach the position.
    Illegal {
        /// The text as given.
        fen: String,
        /// What is wrong with the position.
        kinds: PositionErrorKinds,
    },
}

impl FenError {
    fn is_of_castling(&self) -> bool {
        matches!(self, FenError::Illegal { kinds, .. }
            if kinds.contains(PositionErrorKinds::INVALID_CASTLING_RIGHTS))
    }
}

impl fmt::Display for FenError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "no position: {self:?}")
    }
}

impl std::error::Error for FenError {}
