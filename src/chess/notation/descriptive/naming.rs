//! How descriptive notation names files, squares and pieces.

use shakmaty::{CastlingSide, Color, File, Rank, Role, Square};

/// A file, named after the piece that starts on it. The bishop's, knight's and rook's file may lack its side; then it
/// can be either of two.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct FileName {
    piece: Role,
    wing: Option<CastlingSide>,
}

impl FileName {
    /// The full name of a file.
    #[must_use]
    pub fn whole(file: File) -> FileName {
        let wing = CastlingSide::from_king_side(file >= File::E);
        FileName { wing: Some(wing), ..FileName::brief(file) }.without_idle_wing()
    }

    /// The name of a file without its side.
    #[must_use]
    pub fn brief(file: File) -> FileName {
        let piece = match file {
            File::A | File::H => Role::Rook,
            File::B | File::G => Role::Knight,
            File::C | File::F => Role::Bishop,
            File::D => Role::Queen,
            File::E => Role::King,
        };
        FileName { piece, wing: None }
    }

    /// The file of a piece. `None` for a pawn.
    pub(super) fn of(piece: Role, wing: Option<CastlingSide>) -> Option<FileName> {
        (piece != Role::Pawn).then(|| FileName { piece, wing }.without_idle_wing())
    }

    /// Whether a file of the board fits this name.
    #[must_use]
    pub fn admits(self, file: File) -> bool {
        self == FileName::brief(file) || self == FileName::whole(file)
    }

    /// The file, if the name fits only one.
    #[must_use]
    pub fn file(self) -> Option<File> {
        File::ALL.into_iter().find(|file| self == FileName::whole(*file))
    }

    /// The piece in the name.
    #[must_use]
    pub fn piece(self) -> Role {
        self.piece
    }

    /// The side, if it was written.
    #[must_use]
    pub fn wing(self) -> Option<CastlingSide> {
        self.wing
    }

    /// There is only one king's file and one queen's file.
    fn without_idle_wing(self) -> FileName {
        match self.piece {
            Role::King | Role::Queen => FileName { wing: None, ..self },
            _ => self,
        }
    }
}

/// A square, or as much of it as was written.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct NamedSquare {
    /// The file, if it was written.
    pub file: Option<FileName>,
    /// The rank, counted from the moving player's side, if it was written.
    pub rank: Option<Rank>,
}

impl NamedSquare {
    /// A square that was not written.
    pub const UNSAID: NamedSquare = NamedSquare { file: None, rank: None };

    /// A square with the full name of its file, as one player sees it.
    #[must_use]
    pub fn whole(square: Square, player: Color) -> NamedSquare {
        NamedSquare {
            file: Some(FileName::whole(square.file())),
            rank: Some(own_rank(square.rank(), player)),
        }
    }

    /// A square without the side of its file, as one player sees it.
    #[must_use]
    pub fn brief(square: Square, player: Color) -> NamedSquare {
        NamedSquare {
            file: Some(FileName::brief(square.file())),
            ..NamedSquare::whole(square, player)
        }
    }

    /// Whether a square agrees with everything that was written.
    #[must_use]
    pub fn admits(self, square: Square, player: Color) -> bool {
        self.file.is_none_or(|name| name.admits(square.file()))
            && self.rank.is_none_or(|rank| rank == own_rank(square.rank(), player))
    }
}

/// A rank as one player counts it. Applied twice, it is the rank of the board again.
pub(super) fn own_rank(rank: Rank, player: Color) -> Rank {
    player.fold_wb(rank, rank.flip_vertical())
}

/// A piece, and which of its kind, if that was written.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct NamedPiece {
    pub role: Role,
    pub which: WhichPiece,
}

/// Which piece of a kind is meant.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum WhichPiece {
    /// It was not written.
    Any,
    /// The rook, bishop or knight that started on the king's or the queen's side.
    Wing(CastlingSide),
    /// The pawn on a file.
    File(FileName),
}

impl NamedPiece {
    /// Any piece of a kind.
    #[must_use]
    pub fn any(role: Role) -> NamedPiece {
        NamedPiece { role, which: WhichPiece::Any }
    }

    /// The pawn of a file.
    #[must_use]
    pub fn pawn_of(file: FileName) -> NamedPiece {
        NamedPiece { role: Role::Pawn, which: WhichPiece::File(file) }
    }

    /// The rook, bishop or knight of a side. `None` for other pieces.
    pub(super) fn of_wing(role: Role, side: CastlingSide) -> Option<NamedPiece> {
        let has_a_wing = matches!(role, Role::Rook | Role::Bishop | Role::Knight);
        has_a_wing.then_some(NamedPiece { role, which: WhichPiece::Wing(side) })
    }
}
