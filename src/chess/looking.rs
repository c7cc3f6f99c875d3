//! What can be seen on a board besides single squares: rays, attackers and defenders, what a move changed. Who may be
//! told is decided elsewhere.

use shakmaty::bitboard::IntoIter;
use shakmaty::{Bitboard, Color, File, Move, Position as _, Rank, Role, Square};

use super::position::Position;

/// The squares of a rank, from the a-file.
#[must_use]
pub fn on_rank(rank: Rank) -> IntoIter {
    Bitboard::from_rank(rank).into_iter()
}

/// The squares of a file, from the first rank.
#[must_use]
pub fn on_file(file: File) -> IntoIter {
    Bitboard::from_file(file).into_iter()
}

/// Which rays go out from a square.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Rays {
    /// Along the four diagonals.
    Diagonals,
    /// Along the rank and the file.
    Lines,
}

/// A direction on the board, as White sees it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Direction(u8);

impl Direction {
    /// Away from White.
    pub const UP: Direction = Direction(0);

    /// The direction turned clockwise by this many eighths of a full turn.
    #[must_use]
    pub const fn turned(self, eighths: i8) -> Direction {
        Direction((self.0.wrapping_add_signed(eighths)) % 8)
    }

    /// Whether the direction is a diagonal, or along a rank or file.
    #[must_use]
    pub fn along(self) -> Rays {
        if self.0.is_multiple_of(2) { Rays::Lines } else { Rays::Diagonals }
    }

    fn step(self) -> (i32, i32) {
        match self.0 {
            0 => (0, 1),
            1 => (1, 1),
            2 => (1, 0),
            3 => (1, -1),
            4 => (0, -1),
            5 => (-1, -1),
            6 => (-1, 0),
            _ => (-1, 1),
        }
    }
}

/// The squares from a square to the edge of the board in a direction, the nearest first.
#[must_use]
pub fn ray_towards(from: Square, direction: Direction) -> Vec<Square> {
    ray(from, direction.step())
}

/// The squares that a knight or king can step to from a square.
#[must_use]
pub fn steps_from(from: Square, leaper: Leaper) -> Vec<Square> {
    let squares = match leaper {
        Leaper::Knight => shakmaty::attacks::knight_attacks(from),
        Leaper::King => shakmaty::attacks::king_attacks(from),
    };
    squares.into_iter().collect()
}

/// The piece that steps.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Leaper {
    Knight,
    /// A king: all squares around it.
    King,
}

/// The squares of each ray from a square to the edge of the board, the nearest first. Empty rays are left out. Begins
/// upwards and goes clockwise, as White sees the board.
#[must_use]
pub fn rays(from: Square, along: Rays) -> Vec<Vec<Square>> {
    let directions = (0..8).map(Direction).filter(|direction| direction.along() == along);
    directions.map(|towards| ray_towards(from, towards)).filter(|ray| !ray.is_empty()).collect()
}

fn ray(from: Square, (across, up): (i32, i32)) -> Vec<Square> {
    let step = |at: &Square| {
        let file = at.file().offset(across)?;
        let rank = at.rank().offset(up)?;
        Some(Square::from_coords(file, rank))
    };
    std::iter::successors(Some(from), step).skip(1).collect()
}

/// The squares of a side's pieces that attack a square, pinned ones included.
#[must_use]
pub fn attackers(position: &Position, at: Square, by: Color) -> Vec<Square> {
    let pieces = position.board().board();
    pieces.attacks_to(at, by, pieces.occupied()).into_iter().collect()
}

/// The squares of a side's pieces that are attacked.
#[must_use]
pub fn attacked(position: &Position, side: Color) -> Vec<Square> {
    let pieces = position.board().board();
    let stands = |at: &Square| !attackers(position, *at, !side).is_empty();
    let own: Bitboard = pieces.by_color(side);
    own.into_iter().filter(stands).collect()
}

/// The squares with different contents in two positions.
#[must_use]
pub fn changed(before: &Position, after: &Position) -> Vec<Square> {
    let differs = |at: &Square| before.piece_at(*at) != after.piece_at(*at);
    Square::ALL.into_iter().filter(differs).collect()
}

/// The legal moves of the piece on a square. For the side that is not to move, as if it were its turn.
#[must_use]
pub fn moves_from(position: &Position, from: Square) -> Vec<Move> {
    let Some(piece) = position.piece_at(from) else { return Vec::new() };
    let moves = if piece.color == position.turn() {
        position.legal_moves()
    } else {
        match position.board().clone().swap_turn() {
            Ok(passed) => passed.legal_moves(),
            Err(_) => return Vec::new(),
        }
    };
    moves.into_iter().filter(|legal| legal.from() == Some(from)).collect()
}

/// How many pieces of each kind a side has, without the king, the most valuable first.
#[must_use]
pub fn material(position: &Position, side: Color) -> Vec<(Role, usize)> {
    let pieces = position.board().board();
    let counted = |role: Role| (role, pieces.by_piece(role.of(side)).count());
    let roles = [Role::Queen, Role::Rook, Role::Bishop, Role::Knight, Role::Pawn];
    roles.into_iter().map(counted).filter(|(_, count)| *count > 0).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn position(fen: &str) -> Position {
        Position::from_fen(fen).expect("a position")
    }

    #[test]
    fn rays_go_from_a_square_to_the_edge() {
        let told: Vec<String> = rays(Square::C2, Rays::Diagonals)
            .into_iter()
            .map(|ray| ray.iter().map(Square::to_string).collect::<Vec<_>>().join(" "))
            .collect();
        assert_eq!(told, ["d3 e4 f5 g6 h7", "d1", "b1", "b3 a4"]);
        assert_eq!(rays(Square::A1, Rays::Lines).len(), 2);
    }

    #[test]
    fn attackers_and_defenders_are_those_who_reach_a_square() {
        let position = position("4k3/8/8/3p4/4P3/5N2/8/3RK3 w - - 0 1");
        assert_eq!(attackers(&position, Square::D5, Color::White), [Square::D1, Square::E4]);
        assert_eq!(attackers(&position, Square::E4, Color::Black), [Square::D5]);
        assert_eq!(attacked(&position, Color::White), [Square::E4]);
        assert_eq!(attacked(&position, Color::Black), [Square::D5]);
    }

    #[test]
    fn a_move_changes_the_squares_that_it_touches() {
        let before = position("4k2r/8/8/8/8/8/8/4K2R w K - 0 1");
        let castles = before.legal_moves().into_iter().find(|legal| legal.is_castle());
        let after = before.after(castles.expect("it may castle"));
        let squares = [Square::E1, Square::F1, Square::G1, Square::H1];
        assert_eq!(changed(&before, &after), squares);
    }

    #[test]
    fn the_other_sides_moves_are_seen_as_well() {
        let start = Position::initial();
        assert_eq!(moves_from(&start, Square::B8).len(), 2);
        assert_eq!(moves_from(&start, Square::E2).len(), 2);
        assert!(moves_from(&start, Square::E5).is_empty());
    }
}
