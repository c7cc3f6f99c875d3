//! Endings of two kings and one white piece or pawn, solved backwards from their ends: for every position the number
//! of plies in which White wins, or that White does not win. Computed in a moment, so it is not stored on disk.
//!
//! A position and its mirror image share an entry: the black king is mirrored to the left half of the board, and
//! without a pawn also to the lower half.
//!
//! With a queen or a rook, White has won when Black is mated. With a pawn, White has won when it becomes a queen or a
//! rook that Black cannot take and that does not stalemate: such a queen or rook can always mate.

use shakmaty::attacks::{king_attacks, queen_attacks, rook_attacks};
use shakmaty::{Bitboard, Color, File, Piece, Position as _, Rank, Role, Square};

use crate::Position;

/// White does not win.
const NO_WIN: u8 = u8::MAX;
/// Black escapes by capturing, or has no move and is not in check.
const ESCAPES: u8 = u8::MAX;

/// Squares of the black king times those of the white king and the white man. Some are not used.
const PLACES: usize = 64 * 64 * 64;

/// Every position with one kind of white man.
#[derive(Debug, Clone)]
pub struct EndingTable {
    man: Role,
    /// The entries with White to move, and those with Black to move.
    white: Vec<u8>,
    black: Vec<u8>,
}

/// The squares of the three men.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Men {
    own: Square,
    man: Square,
    theirs: Square,
}

impl Men {
    /// The squares of a position with two kings and this white man only.
    fn of(position: &Position, man: Role) -> Option<Men> {
        let pieces = position.board().board();
        let at = |role: Role, color: Color| pieces.by_piece(Piece { color, role }).single_square();
        let men = Men {
            own: at(Role::King, Color::White)?,
            man: at(man, Color::White)?,
            theirs: at(Role::King, Color::Black)?,
        };
        (pieces.occupied().count() == 3).then_some(men)
    }

    fn place(self) -> usize {
        (usize::from(self.theirs) * 64 + usize::from(self.own)) * 64 + usize::from(self.man)
    }

    /// Mirrored as in the tables.
    fn mirrored(self, man: Role) -> Men {
        let mut men = self;
        if men.theirs.file() > File::D {
            men = men.each(Square::flip_horizontal);
        }
        if man != Role::Pawn && men.theirs.rank() > Rank::Fourth {
            men = men.each(Square::flip_vertical);
        }
        men
    }

    fn each(self, flip: impl Fn(Square) -> Square) -> Men {
        Men { own: flip(self.own), man: flip(self.man), theirs: flip(self.theirs) }
    }

    /// Every position that is kept, after mirroring.
    fn all(man: Role) -> impl Iterator<Item = Men> {
        let is_kept = move |theirs: &Square| {
            theirs.file() <= File::D && (man == Role::Pawn || theirs.rank() <= Rank::Fourth)
        };
        let of_king = |theirs| {
            let of_own =
                move |own| Square::ALL.into_iter().map(move |man| Men { own, man, theirs });
            Square::ALL.into_iter().flat_map(of_own)
        };
        Square::ALL.into_iter().filter(is_kept).flat_map(of_king)
    }

    /// Whether the men are on different squares and the kings are not next to each other.
    fn stand(self) -> bool {
        self.own != self.man
            && self.man != self.theirs
            && self.own != self.theirs
            && !king_attacks(self.own).contains(self.theirs)
    }

    /// What the white man attacks, looking through the black king.
    fn attacked(self, man: Role) -> Bitboard {
        let occupied = Bitboard::from(self.own);
        match man {
            Role::Queen => queen_attacks(self.man, occupied),
            Role::Rook => rook_attacks(self.man, occupied),
            _ => shakmaty::attacks::pawn_attacks(Color::White, self.man),
        }
    }

    /// The squares to which the black king can go, and whether it can take the man.
    fn answers(self, man: Role) -> (Bitboard, bool) {
        let guarded = king_attacks(self.own);
        let free = king_attacks(self.theirs) & !guarded;
        let takes = free.contains(self.man);
        (free & !self.attacked(man) & !Bitboard::from(self.man), takes)
    }

    fn is_check(self, man: Role) -> bool {
        self.attacked(man).contains(self.theirs)
    }

    /// Whether the pawn can promote to a queen or rook that wins.
    fn promotes(self) -> bool {
        let Some(last) = self.man.offset(8).filter(|_| self.man.rank() == Rank::Seventh) else {
            return false;
        };
        if last == self.own || last == self.theirs {
            return false;
        }
        let men = Men { man: last, ..self };
        [Role::Queen, Role::Rook].into_iter().any(|role| men.is_won_by(role))
    }

    /// Whether White has won with Black to move: the man is safe, and Black is not stalemated.
    fn is_won_by(self, man: Role) -> bool {
        let (free, takes) = self.answers(man);
        !takes && (free.any() || self.is_check(man))
    }
}

impl EndingTable {
    /// The table for a queen, a rook or a pawn. For other pieces it has no wins.
    #[must_use]
    pub fn of(man: Role) -> EndingTable {
        let mut table =
            EndingTable { man, white: vec![NO_WIN; PLACES], black: vec![NO_WIN; PLACES] };
        if matches!(man, Role::Queen | Role::Rook | Role::Pawn) {
            table.solve();
        }
        table
    }

    /// The man that White has besides the king.
    #[must_use]
    pub fn man(&self) -> Role {
        self.man
    }

    /// The number of plies in which White wins this position. `None` if White does not, or if the position has other
    /// men.
    #[must_use]
    pub fn plies_to_win(&self, position: &Position) -> Option<u8> {
        let men = Men::of(position, self.man)?;
        let table = match position.turn() {
            Color::White => &self.white,
            Color::Black => &self.black,
        };
        table.get(men.mirrored(self.man).place()).copied().filter(|plies| *plies != NO_WIN)
    }

    /// Whether White wins with the queen or rook that was just promoted.
    #[must_use]
    pub fn wins_promoted(position: &Position) -> bool {
        [Role::Queen, Role::Rook]
            .into_iter()
            .any(|role| Men::of(position, role).is_some_and(|men| men.is_won_by(role)))
    }

    /// Works backwards from the ends, ply by ply.
    fn solve(&mut self) {
        let (mut left, mut lost) = self.answers_of_black();
        let mut won = self.promotions();
        let mut plies = 0;
        while !lost.is_empty() || !won.is_empty() {
            // If Black has lost in N plies, White wins one move earlier in N plus one.
            for men in std::mem::take(&mut lost) {
                for before in self.before_white(men) {
                    if self.white[before.place()] == NO_WIN {
                        self.white[before.place()] = plies + 1;
                        won.push(before);
                    }
                }
            }
            for men in std::mem::take(&mut won) {
                for before in before_black(men, self.man) {
                    let answers = &mut left[before.place()];
                    if *answers == ESCAPES || *answers == 0 {
                        continue;
                    }
                    *answers -= 1;
                    if *answers == 0 {
                        self.black[before.place()] = plies + 2;
                        lost.push(before);
                    }
                }
            }
            plies += 2;
        }
    }

    /// The number of answers in each position with Black to move, and the positions in which Black is mated.
    fn answers_of_black(&mut self) -> (Vec<u8>, Vec<Men>) {
        let mut left = vec![ESCAPES; PLACES];
        let mut mated = Vec::new();
        let man = self.man;
        for men in Men::all(man).filter(|men| men.stand() && can_stand(man, men.man)) {
            let (free, takes) = men.answers(self.man);
            if takes {
                continue;
            }
            match u8::try_from(free.count()) {
                Ok(count) if count > 0 => left[men.place()] = count,
                _ if men.is_check(self.man) => {
                    self.black[men.place()] = 0;
                    mated.push(men);
                }
                _ => {}
            }
        }
        (left, mated)
    }

    /// The positions in which a promotion wins at once.
    fn promotions(&mut self) -> Vec<Men> {
        let mut won = Vec::new();
        if self.man != Role::Pawn {
            return won;
        }
        for men in Men::all(Role::Pawn).filter(|men| men.stand() && !men.is_check(Role::Pawn)) {
            if men.promotes() {
                self.white[men.place()] = 1;
                won.push(men);
            }
        }
        won
    }

    /// The positions with White to move that lead to this one.
    fn before_white(&self, men: Men) -> Vec<Men> {
        let occupied = Bitboard::from(men.own) | Bitboard::from(men.theirs);
        let kings = king_attacks(men.own).into_iter().map(|own| Men { own, ..men });
        let from = match self.man {
            Role::Queen => queen_attacks(men.man, occupied),
            Role::Rook => rook_attacks(men.man, occupied),
            _ => pawn_origins(men.man, occupied),
        };
        let moved = from.into_iter().map(|man| Men { man, ..men });
        let could_stand = |before: &Men| before.stand() && !before.is_check(self.man);
        let all = kings.chain(moved).filter(could_stand);
        all.map(|before| before.mirrored(self.man)).collect()
    }
}

/// A pawn cannot be on the first or last rank.
fn can_stand(man: Role, at: Square) -> bool {
    man != Role::Pawn || !matches!(at.rank(), Rank::First | Rank::Eighth)
}

/// The positions with Black to move that lead to this one, with White to move.
fn before_black(men: Men, man: Role) -> impl Iterator<Item = Men> {
    let from = king_attacks(men.theirs).into_iter();
    from.map(move |theirs| Men { theirs, ..men })
        .filter(|before| before.stand())
        .map(move |before| before.mirrored(man))
}

/// The squares from which a pawn may have come.
fn pawn_origins(at: Square, occupied: Bitboard) -> Bitboard {
    let mut origins = Bitboard::EMPTY;
    let one = at.offset(-8).filter(|one| one.rank() > Rank::First && !occupied.contains(*one));
    if let Some(one) = one {
        origins.add(one);
        let two =
            one.offset(-8).filter(|two| at.rank() == Rank::Fourth && !occupied.contains(*two));
        origins.extend(two);
    }
    origins
}

#[cfg(test)]
pub(super) mod tests {
    use std::sync::LazyLock;

    use super::*;

    /// The tables of queen, rook and pawn, computed once.
    static TABLES: LazyLock<[EndingTable; 3]> =
        LazyLock::new(|| [Role::Queen, Role::Rook, Role::Pawn].map(EndingTable::of));

    pub(in super::super) fn table(man: Role) -> &'static EndingTable {
        TABLES.iter().find(|table| table.man == man).expect("a table")
    }

    fn plies(table: &EndingTable, fen: &str) -> Option<u8> {
        table.plies_to_win(&Position::from_fen(fen).expect("a position"))
    }

    #[test]
    fn queens_and_rooks_win_as_fast_as_is_known() {
        let longest = |table: &EndingTable| {
            table.white.iter().filter(|plies| **plies != NO_WIN).max().copied()
        };
        let (queens, rooks) = (table(Role::Queen), table(Role::Rook));
        // Ten and sixteen moves.
        assert_eq!((longest(queens), longest(rooks)), (Some(19), Some(31)));
        // With White to move, both always win.
        for table in [queens, rooks] {
            for men in Men::all(table.man).filter(|men| men.stand() && !men.is_check(table.man)) {
                assert_ne!(table.white[men.place()], NO_WIN, "{men:?}");
            }
        }
        assert_eq!(plies(queens, "k7/8/1QK5/8/8/8/8/8 w - - 0 1"), Some(1));
        assert_eq!(plies(queens, "k7/2Q5/8/8/8/8/8/K7 b - - 0 1"), None);
        assert_eq!(plies(rooks, "8/8/8/8/8/8/1k6/R6K b - - 0 1"), None);
    }

    #[test]
    fn pawns_win_where_the_books_say_so() {
        let pawns = table(Role::Pawn);
        for (fen, wins) in [
            ("4k3/8/4K3/4P3/8/8/8/8 w - - 0 1", true),
            ("4k3/8/4K3/4P3/8/8/8/8 b - - 0 1", true),
            ("8/4k3/8/4K3/4P3/8/8/8 w - - 0 1", false),
            ("8/4k3/8/4K3/4P3/8/8/8 b - - 0 1", true),
            ("k7/8/K7/P7/8/8/8/8 w - - 0 1", false),
            ("7k/8/8/P7/8/8/8/7K w - - 0 1", true),
            ("8/8/8/8/8/k7/P7/K7 w - - 0 1", false),
            ("4k3/4P3/4K3/8/8/8/8/8 b - - 0 1", false),
            ("4k3/4P3/3K4/8/8/8/8/8 b - - 0 1", true),
        ] {
            assert_eq!(plies(pawns, fen).is_some(), wins, "{fen}");
        }
    }

    #[test]
    fn every_win_comes_nearer_by_a_move_and_no_answer_escapes_it() {
        for man in [Role::Queen, Role::Rook, Role::Pawn] {
            let table = table(man);
            let mut seen = 0;
            for men in
                Men::all(man).filter(|men| men.stand() && can_stand(man, men.man)).step_by(293)
            {
                let all = [
                    (men.own, Role::King.of(Color::White)),
                    (men.man, man.of(Color::White)),
                    (men.theirs, Role::King.of(Color::Black)),
                ];
                for turn in Color::ALL {
                    let Some(position) = super::super::setting_up::set_up(&all, turn) else {
                        continue;
                    };
                    holds(table, &position);
                    seen += 1;
                }
            }
            assert!(seen > 250, "{man:?}: {seen}");
        }
    }

    /// The table agrees with itself after every legal move.
    fn holds(table: &EndingTable, position: &Position) {
        let worth = table.plies_to_win(position);
        let after: Vec<Option<u8>> = position
            .legal_moves()
            .into_iter()
            .map(|legal| match legal.promotion() {
                None => table.plies_to_win(&position.after(legal)),
                Some(_) => EndingTable::wins_promoted(&position.after(legal)).then_some(0),
            })
            .collect();
        let fen = position.to_fen();
        match position.turn() {
            Color::White => {
                let best = after.iter().flatten().min().map(|plies| plies + 1);
                assert_eq!(worth, best, "{fen}");
            }
            Color::Black if position.board().is_checkmate() => assert_eq!(worth, Some(0), "{fen}"),
            Color::Black => {
                let is_lost = !after.is_empty() && after.iter().all(Option::is_some);
                let longest = after.iter().flatten().max().map(|plies| plies + 1);
                assert_eq!(worth, longest.filter(|_| is_lost), "{fen}");
            }
        }
    }
}
