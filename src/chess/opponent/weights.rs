//! The evaluation weights, in hundredths of a pawn, for the middlegame and the endgame. The positions are evaluated
//! in `valuation`.

/// A weight in the middlegame and in the endgame.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(super) struct EarlyAndLate {
    pub(super) middle: i32,
    pub(super) end: i32,
}

impl EarlyAndLate {
    pub(super) const fn new(middle: i32, end: i32) -> EarlyAndLate {
        EarlyAndLate { middle, end }
    }

    pub(super) fn add(&mut self, other: EarlyAndLate) {
        *self = self.plus(other);
    }

    pub(super) const fn plus(self, other: EarlyAndLate) -> EarlyAndLate {
        EarlyAndLate { middle: self.middle + other.middle, end: self.end + other.end }
    }

    pub(super) fn times(self, count: i32) -> EarlyAndLate {
        EarlyAndLate { middle: self.middle * count, end: self.end * count }
    }

    pub(super) fn minus(self, other: EarlyAndLate) -> EarlyAndLate {
        EarlyAndLate { middle: self.middle - other.middle, end: self.end - other.end }
    }
}

/// A kind of piece: its value, and a bonus for each rank, from its player's side, and for each file, from the edge to
/// the middle.
pub(super) struct PieceWeights {
    pub(super) itself: EarlyAndLate,
    pub(super) ranks: [EarlyAndLate; 8],
    pub(super) files: [EarlyAndLate; 4],
}

/// The bonus of a piece for its reach.
pub(super) struct ReachWeights {
    /// By the number of squares in reach: none, one or two, three or four and so on.
    pub(super) squares: &'static [EarlyAndLate],
    /// For each square in reach next to the opponent's king.
    pub(super) at_king: EarlyAndLate,
    /// How much it counts in an attack of several pieces on the king.
    pub(super) together: i32,
}

impl ReachWeights {
    pub(super) fn worth(&self, squares: i32) -> EarlyAndLate {
        of_count(self.squares, (squares + 1) / 2)
    }
}

/// The entry for a count in a row of weights. A larger count takes the last entry, a negative one the first.
pub(super) fn of_count(row: &[EarlyAndLate], count: i32) -> EarlyAndLate {
    let at = usize::try_from(count).unwrap_or(0);
    row.get(at).or(row.last()).copied().unwrap_or_default()
}

pub(super) struct Weights {
    /// Pawn, knight, bishop, rook, queen and king.
    pub(super) pieces: [PieceWeights; 6],
    /// Knight, bishop, rook and queen.
    pub(super) reach: [ReachWeights; 4],
    /// The side to move.
    pub(super) turn: EarlyAndLate,
    pub(super) bishop_pair: EarlyAndLate,
    /// A rook on a file without pawns, or without pawns of its own.
    pub(super) open_file: EarlyAndLate,
    pub(super) half_open_file: EarlyAndLate,
    /// A knight or bishop that is guarded by a pawn and that no pawn can drive away.
    pub(super) knight_outpost: EarlyAndLate,
    pub(super) bishop_outpost: EarlyAndLate,
    /// Each pawn of its own on the colour of a bishop.
    pub(super) bishops_colour: EarlyAndLate,
    pub(super) doubled: EarlyAndLate,
    pub(super) isolated: EarlyAndLate,
    /// A pawn that no pawn of its own can guard any more and that an opponent's pawn keeps from advancing.
    pub(super) backward: EarlyAndLate,
    /// A pawn that is guarded by a pawn, or next to one, by its rank.
    pub(super) guarded: [EarlyAndLate; 8],
    pub(super) abreast: [EarlyAndLate; 8],
    /// A passed pawn, by its rank; more if it can advance at once, and if no piece of the opponent's attacks its
    /// path.
    pub(super) passed: [EarlyAndLate; 8],
    pub(super) passed_free: [EarlyAndLate; 8],
    pub(super) passed_path: [EarlyAndLate; 8],
    /// A passed pawn that is guarded by a pawn, that is blocked, or that has a rook behind it.
    pub(super) passed_guarded: EarlyAndLate,
    pub(super) passed_blocked: EarlyAndLate,
    pub(super) rook_behind: EarlyAndLate,
    /// For each step of a king to the square in front of a passed pawn on the last four ranks; for the opponent's
    /// king also by the rank.
    pub(super) own_king_apart: EarlyAndLate,
    pub(super) their_king_apart: EarlyAndLate,
    pub(super) their_king_late: EarlyAndLate,
    /// A piece of the opponent's that a pawn attacks, or could attack after a push; a rook or queen attacked by a
    /// knight or bishop; a queen attacked by a rook; a knight or bishop without a pawn's guard; and any attacked
    /// piece without a guard.
    pub(super) by_pawn: EarlyAndLate,
    pub(super) by_push: EarlyAndLate,
    pub(super) by_minor: EarlyAndLate,
    pub(super) by_rook: EarlyAndLate,
    pub(super) minor_by_any: EarlyAndLate,
    pub(super) hanging: EarlyAndLate,
    /// The combined attack on the opponent's king, by the count of `valuation::kings`.
    pub(super) danger: [EarlyAndLate; 20],
    /// Pawns in front of a king at home: one rank ahead, two ranks ahead, files without its own pawns, and files
    /// without any pawns; and the opponent's pawns that come near.
    pub(super) shelter_near: EarlyAndLate,
    pub(super) shelter_further: EarlyAndLate,
    pub(super) shelter_bare: EarlyAndLate,
    pub(super) shelter_open: EarlyAndLate,
    pub(super) storm: EarlyAndLate,
}

const fn w(middle: i32, end: i32) -> EarlyAndLate {
    EarlyAndLate::new(middle, end)
}

/// Fitted to games that Hector played against itself: to their results, and to its evaluations.
pub(super) static WEIGHTS: Weights = Weights {
    pieces: [
        PieceWeights {
            itself: w(86, 117),
            ranks: [w(0, 0), w(-11, 1), w(-8, -2), w(-3, 0), w(3, 9), w(20, 36), w(45, 9), w(0, 0)],
            files: [w(-9, -3), w(7, -11), w(1, -8), w(6, -9)],
        },
        PieceWeights {
            itself: w(304, 268),
            ranks: [
                w(9, 4),
                w(23, -13),
                w(26, 18),
                w(38, 28),
                w(38, 34),
                w(21, 29),
                w(8, 23),
                w(-66, 25),
            ],
            files: [w(-2, -3), w(14, 15), w(22, 22), w(28, 32)],
        },
        PieceWeights {
            itself: w(329, 318),
            ranks: [
                w(-10, 5),
                w(20, -9),
                w(12, 18),
                w(13, 18),
                w(14, 5),
                w(15, 14),
                w(-30, 12),
                w(-35, 15),
            ],
            files: [w(-6, -8), w(-1, 10), w(15, 6), w(12, 9)],
        },
        PieceWeights {
            itself: w(475, 534),
            ranks: [
                w(0, -6),
                w(-23, 3),
                w(-13, 0),
                w(-5, 11),
                w(18, 7),
                w(18, 0),
                w(42, 6),
                w(11, 12),
            ],
            files: [w(-7, 17), w(8, 13), w(15, 9), w(26, 5)],
        },
        PieceWeights {
            itself: w(1084, 981),
            ranks: [
                w(19, -58),
                w(23, -42),
                w(2, 10),
                w(9, 13),
                w(9, 8),
                w(21, 20),
                w(-8, 33),
                w(-24, 44),
            ],
            files: [w(12, 5), w(14, 4), w(17, 6), w(16, 1)],
        },
        PieceWeights {
            itself: w(0, -33),
            ranks: [
                w(3, 24),
                w(2, 28),
                w(-37, 39),
                w(-61, 46),
                w(-88, 52),
                w(-94, 55),
                w(-140, 38),
                w(-143, -3),
            ],
            files: [w(17, 14), w(45, 23), w(16, 33), w(19, 32)],
        },
    ],
    reach: [
        ReachWeights {
            squares: &[w(-23, -46), w(-8, 3), w(0, 14), w(7, 13), w(20, 1)],
            at_king: w(8, -8),
            together: 2,
        },
        ReachWeights {
            squares: &[
                w(-39, -49),
                w(-23, -18),
                w(-9, -6),
                w(-3, 6),
                w(-1, 14),
                w(2, 16),
                w(30, 13),
                w(50, 12),
            ],
            at_king: w(3, -2),
            together: 2,
        },
        ReachWeights {
            squares: &[
                w(-18, -70),
                w(-11, -23),
                w(-4, -11),
                w(3, 4),
                w(3, 17),
                w(14, 20),
                w(25, 24),
                w(34, 27),
            ],
            at_king: w(-4, 0),
            together: 3,
        },
        ReachWeights {
            squares: &[
                w(-27, -49),
                w(-20, -49),
                w(-14, -62),
                w(-9, -33),
                w(-3, -18),
                w(2, -16),
                w(-1, 9),
                w(0, 20),
                w(7, 24),
                w(10, 27),
            ],
            at_king: w(-1, 13),
            together: 5,
        },
    ],
    turn: w(15, 9),
    bishop_pair: w(35, 36),
    open_file: w(28, 13),
    half_open_file: w(9, 27),
    knight_outpost: w(18, 16),
    bishop_outpost: w(19, 14),
    bishops_colour: w(1, -2),
    doubled: w(-9, -24),
    isolated: w(-8, -9),
    backward: w(-4, -8),
    guarded: [w(0, 0), w(5, 3), w(8, 8), w(10, 6), w(5, 9), w(25, 26), w(21, 47), w(0, 0)],
    abreast: [w(0, 0), w(9, 5), w(4, 5), w(4, 7), w(6, 23), w(14, 30), w(7, 13), w(0, 0)],
    passed: [w(0, 0), w(6, 15), w(-1, 13), w(-1, 23), w(-14, 43), w(14, 40), w(107, 109), w(0, 0)],
    passed_free: [w(0, 0), w(11, -5), w(-8, 9), w(-2, 23), w(7, 15), w(15, 18), w(27, 39), w(0, 0)],
    passed_path: [w(0, 0), w(0, 0), w(0, 0), w(0, 0), w(-14, 13), w(-1, 41), w(6, 20), w(0, 0)],
    passed_guarded: w(13, 5),
    passed_blocked: w(3, -9),
    rook_behind: w(14, 13),
    own_king_apart: w(6, -17),
    their_king_apart: w(-2, 23),
    their_king_late: w(-3, 6),
    by_pawn: w(51, 16),
    by_push: w(16, 5),
    by_minor: w(51, 14),
    by_rook: w(53, 2),
    minor_by_any: w(13, 11),
    hanging: w(13, 34),
    danger: [
        w(-19, 4),
        w(-16, 9),
        w(-6, 3),
        w(-11, 7),
        w(9, 3),
        w(-1, 1),
        w(8, 2),
        w(25, 2),
        w(34, 1),
        w(50, -3),
        w(62, 0),
        w(105, -4),
        w(115, -1),
        w(155, 0),
        w(190, -1),
        w(223, -5),
        w(243, -1),
        w(247, -1),
        w(250, 1),
        w(254, 1),
    ],
    shelter_near: w(6, -6),
    shelter_further: w(-5, -7),
    shelter_bare: w(-20, 9),
    shelter_open: w(0, -6),
    storm: w(0, 4),
};
