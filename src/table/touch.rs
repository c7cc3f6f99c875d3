//! The obligations from touched pieces (4.3, 4.4, 4.5). For a blind player touching means lifting a peg (D.2.2), and
//! counts only for an own move: pegs lifted to copy the opponent's announced move oblige to nothing.

use crate::chess::{Color, Move, Position, Role, Square};

/// What the touched pieces oblige the player to do.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Obligation {
    /// Nothing was touched, or nothing touched can move or be captured (4.5).
    Free,
    /// One of these moves must be played.
    OneOf {
        /// The moves that satisfy the article.
        moves: Vec<Move>,
        /// The article that obliges.
        article: &'static str,
    },
}

impl Obligation {
    /// Whether a move satisfies the obligation.
    #[must_use]
    pub fn admits(&self, legal: Move) -> bool {
        match self {
            Obligation::Free => true,
            Obligation::OneOf { moves, .. } => moves.contains(&legal),
        }
    }
}

/// The obligation of the side to move after touching these squares in this order.
#[must_use]
pub fn obligation(position: &Position, touched: &[Square]) -> Obligation {
    let own = |square: &&Square| owner(position, **square) == Some(position.turn());
    let enemy = |square: &&Square| owner(position, **square) == Some(!position.turn());
    let legal = position.legal_moves();
    if let Some(castling) = castling_touched(position, touched) {
        return castling;
    }
    let first = |moves: Vec<Move>, article| {
        (!moves.is_empty()).then_some(Obligation::OneOf { moves, article })
    };
    let with = |from: Square| -> Vec<Move> {
        legal.iter().copied().filter(|m| m.from() == Some(from)).collect()
    };
    let capturing = |at: Square| -> Vec<Move> {
        legal.iter().copied().filter(|m| captures_on(*m, at)).collect()
    };
    let (mine, theirs) = (touched.iter().find(own), touched.iter().find(enemy));
    if let (Some(&mine), Some(&theirs)) = (mine, theirs) {
        // 4.3.3: capture the opponent's piece with the own one, or else use the first touched piece that can be moved
        // or captured.
        let both = with(mine).into_iter().filter(|m| captures_on(*m, theirs)).collect();
        if let Some(both) = first(both, "4.3.3") {
            return both;
        }
    }
    let article = match (mine, theirs) {
        (Some(_), Some(_)) => "4.3.3",
        (Some(_), None) => "4.3.1",
        _ => "4.3.2",
    };
    touched
        .iter()
        .find_map(|&square| match owner(position, square) {
            Some(side) if side == position.turn() => first(with(square), article),
            Some(_) => first(capturing(square), article),
            None => None,
        })
        .unwrap_or(Obligation::Free)
}

pub(super) fn owner(position: &Position, square: Square) -> Option<Color> {
    position.piece_at(square).map(|piece| piece.color)
}

pub(super) fn captures_on(legal: Move, at: Square) -> bool {
    match legal {
        Move::EnPassant { from, to } => Square::from_coords(to.file(), from.rank()) == at,
        other => other.is_capture() && other.to() == at,
    }
}

/// King and rook touched, and in which order (4.4.1 to 4.4.3).
fn castling_touched(position: &Position, touched: &[Square]) -> Option<Obligation> {
    let role = |square: Square| {
        position.piece_at(square).filter(|piece| piece.color == position.turn()).map(|p| p.role)
    };
    let [first, second, ..] = touched else { return None };
    let legal = position.legal_moves();
    match (role(*first)?, role(*second)?) {
        (Role::King, Role::Rook) => {
            let castling: Vec<Move> = legal
                .iter()
                .copied()
                .filter(|m| *m == Move::Castle { king: *first, rook: *second })
                .collect();
            let king_moves =
                || legal.iter().copied().filter(|m| m.role() == Role::King).collect::<Vec<Move>>();
            // 4.4.3: if castling there is illegal, another move with the king.
            let (moves, article) =
                if castling.is_empty() { (king_moves(), "4.4.3") } else { (castling, "4.4.1") };
            Some(if moves.is_empty() {
                Obligation::Free
            } else {
                Obligation::OneOf { moves, article }
            })
        }
        (Role::Rook, Role::King) => {
            // 4.4.2: rook first means no castling on that side; 4.3.1 decides.
            let moves: Vec<Move> = legal
                .iter()
                .copied()
                .filter(|m| m.from() == Some(*first) && !m.is_castle())
                .collect();
            if !moves.is_empty() {
                return Some(Obligation::OneOf { moves, article: "4.4.2" });
            }
            // If the rook cannot move, the king must, but may not castle with that rook.
            let moves: Vec<Move> = legal
                .iter()
                .copied()
                .filter(|m| m.role() == Role::King)
                .filter(|m| *m != Move::Castle { king: *second, rook: *first })
                .collect();
            (!moves.is_empty()).then_some(Obligation::OneOf { moves, article: "4.4.2" })
        }
        _ => None,
    }
}
