//! What each thing in a position is worth, in hundredths of a pawn, while many pieces stand and when few are
//! left. Never sees a position.

/// A worth while many pieces stand, and when few are left.
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

/// A kind of piece: what it is worth, and how much more on each rank, seen by its player, and on each file,
/// from the edge to the middle.
pub(super) struct PieceWeights {
    pub(super) itself: EarlyAndLate,
    pub(super) ranks: [EarlyAndLate; 8],
    pub(super) files: [EarlyAndLate; 4],
}

/// What a piece that reaches far is worth beyond that.
pub(super) struct ReachWeights {
    /// How many squares are usual, and what each more is worth.
    pub(super) usual: i32,
    pub(super) each: EarlyAndLate,
    /// For each square at the other king.
    pub(super) at_king: EarlyAndLate,
    /// How much it counts among those that reach for the other king together.
    pub(super) together: i32,
}

/// All of them.
pub(super) struct Weights {
    /// Pawn, knight, bishop, rook, queen and king.
    pub(super) pieces: [PieceWeights; 6],
    /// Knight, bishop, rook and queen.
    pub(super) reach: [ReachWeights; 4],
    /// Moving next.
    pub(super) turn: EarlyAndLate,
    pub(super) bishop_pair: EarlyAndLate,
    /// A rook on a file without pawns, or without own ones.
    pub(super) open_file: EarlyAndLate,
    pub(super) half_open_file: EarlyAndLate,
    /// A knight or bishop that a pawn guards where no pawn can drive it away.
    pub(super) outpost: EarlyAndLate,
    pub(super) doubled: EarlyAndLate,
    pub(super) isolated: EarlyAndLate,
    /// A pawn beside another, or guarded by one.
    pub(super) in_chain: EarlyAndLate,
    /// A pawn that no pawn can stop, by its rank.
    pub(super) passed: [EarlyAndLate; 8],
    /// Such a pawn that a pawn guards, or before which somebody stands.
    pub(super) passed_guarded: EarlyAndLate,
    pub(super) passed_blocked: EarlyAndLate,
    /// For each step of a king to the square before it, on the last four ranks.
    pub(super) own_king_apart: EarlyAndLate,
    pub(super) their_king_apart: EarlyAndLate,
    /// A piece of theirs that a pawn attacks, a rook or queen that a knight or bishop attacks, and anything attacked that
    /// nothing guards.
    pub(super) by_pawn: EarlyAndLate,
    pub(super) by_minor: EarlyAndLate,
    pub(super) hanging: EarlyAndLate,
    /// Own pawns before a king at home: one step ahead, two, files without any; and theirs that come near.
    pub(super) shelter_near: EarlyAndLate,
    pub(super) shelter_further: EarlyAndLate,
    pub(super) shelter_bare: EarlyAndLate,
    pub(super) storm: EarlyAndLate,
}

const fn w(middle: i32, end: i32) -> EarlyAndLate {
    EarlyAndLate::new(middle, end)
}

/// Fitted to the results of games that Hector played against itself.
pub(super) static WEIGHTS: Weights = Weights {
    pieces: [
        PieceWeights {
            itself: w(87, 114),
            ranks: [
                w(0, 0),
                w(-8, -2),
                w(-3, -5),
                w(1, 0),
                w(9, 11),
                w(16, 37),
                w(42, 26),
                w(0, 0),
            ],
            files: [w(2, 2), w(6, -4), w(4, -6), w(5, -3)],
        },
        PieceWeights {
            itself: w(298, 276),
            ranks: [
                w(19, -6),
                w(21, -12),
                w(27, 12),
                w(33, 20),
                w(26, 29),
                w(13, 21),
                w(1, 41),
                w(-46, 24),
            ],
            files: [w(2, 7), w(9, 19), w(23, 15), w(24, 28)],
        },
        PieceWeights {
            itself: w(323, 314),
            ranks: [
                w(-5, 16),
                w(21, -3),
                w(16, 16),
                w(7, 14),
                w(13, 5),
                w(13, 17),
                w(-31, 21),
                w(-34, 10),
            ],
            files: [w(2, -8), w(-2, 17), w(13, 12), w(9, 9)],
        },
        PieceWeights {
            itself: w(475, 522),
            ranks: [
                w(6, -11),
                w(-15, 2),
                w(-16, -4),
                w(-13, 10),
                w(11, 4),
                w(1, 0),
                w(31, 2),
                w(3, 5),
            ],
            files: [w(-6, 10), w(3, 8), w(7, 6), w(13, 4)],
        },
        PieceWeights {
            itself: w(1054, 988),
            ranks: [
                w(19, -55),
                w(21, -31),
                w(0, 15),
                w(1, 17),
                w(0, 3),
                w(29, 13),
                w(-7, 31),
                w(-28, 43),
            ],
            files: [w(15, 13), w(10, -11), w(18, -4), w(8, 11)],
        },
        PieceWeights {
            itself: w(0, -33),
            ranks: [
                w(2, 16),
                w(-12, 24),
                w(-39, 33),
                w(-67, 41),
                w(-92, 41),
                w(-93, 41),
                w(-142, 25),
                w(-156, -11),
            ],
            files: [w(7, 18), w(38, 21), w(13, 28), w(2, 32)],
        },
    ],
    reach: [
        ReachWeights { usual: 4, each: w(4, 5), at_king: w(9, -8), together: 2 },
        ReachWeights { usual: 6, each: w(7, 5), at_king: w(-5, -1), together: 2 },
        ReachWeights { usual: 6, each: w(5, 4), at_king: w(-2, -1), together: 3 },
        ReachWeights { usual: 12, each: w(2, 4), at_king: w(3, 12), together: 5 },
    ],
    turn: w(15, 8),
    bishop_pair: w(35, 32),
    open_file: w(29, 14),
    half_open_file: w(15, 24),
    outpost: w(34, 13),
    doubled: w(-18, -19),
    isolated: w(-8, -8),
    in_chain: w(9, 5),
    passed: [w(0, 0), w(17, 13), w(-12, 27), w(-5, 37), w(-5, 49), w(25, 67), w(104, 126), w(0, 0)],
    passed_guarded: w(21, 3),
    passed_blocked: w(4, -26),
    own_king_apart: w(8, -15),
    their_king_apart: w(-7, 29),
    by_pawn: w(43, 8),
    by_minor: w(53, 11),
    hanging: w(18, 32),
    shelter_near: w(9, -4),
    shelter_further: w(-4, -5),
    shelter_bare: w(-14, 3),
    storm: w(0, 5),
};
