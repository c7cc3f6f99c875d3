//! How long a board must be at rest before what stands on it is taken for what a hand meant. Never
//! measures; moments are handed in. No span depends on what is legal: whoever hears when a move is told must not
//! hear whether a rule allows it (11.3.1).

use crate::clock::Span;

/// How long what stands must have stood still, by what it would be.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct BoardPatience {
    /// A piece that nobody slides, or everything as it was.
    pub released: Span,
    /// A piece that could slide further.
    pub sliding: Span,
    /// A rook beside which its king may still come: castling, the rook first.
    pub castling: Span,
    /// Pieces that no move explains.
    pub differing: Span,
    /// Pieces that are missing: a hand holds them, and may do so for long.
    pub missing: Span,
    /// A board that is being set up.
    pub setting_up: Span,
    /// The opponent's move that was announced and is still to be copied (D.2.1).
    pub copying: Span,
    /// After a press, when the hand has left: as late as a board's own report can be.
    pub pressed: Span,
    /// So long a piece must be away from its square to count as touched; less is a sensor
    /// that flickers, or a sleeve.
    pub touch: Span,
    /// A board that is read over and over stands as it did when it was last read: what changed since may
    /// have been lost. After so long without a reading it is known to stand still. None for a board that
    /// tells every change.
    pub read_again: Option<Span>,
}

impl BoardPatience {
    /// What fits a hand at a board that looks at its squares five times a second or oftener.
    pub const USUAL: BoardPatience = BoardPatience {
        released: Span::from_millis(250),
        sliding: Span::from_millis(500),
        castling: Span::from_millis(2_500),
        differing: Span::from_seconds(5),
        missing: Span::from_seconds(40),
        setting_up: Span::from_seconds(20),
        copying: Span::from_seconds(25),
        pressed: Span::from_millis(250),
        touch: Span::from_millis(120),
        read_again: None,
    };

    /// The same for a board of pegs: a peg that is felt loosens in its hole without leaving it,
    /// and only one that has left it is touched (D.2.2).
    pub const PEGS: BoardPatience =
        BoardPatience { touch: Span::from_millis(700), ..BoardPatience::USUAL };

    /// After a change the boards that are read over and over are read again more often than this.
    pub const READ_AGAIN: Span = Span::from_seconds(1);

    /// The same for a board that is read over and over while a hand may be at work.
    #[must_use]
    pub fn read_again_within(self, span: Span) -> BoardPatience {
        BoardPatience { read_again: Some(span), ..self }
    }
}
