//! How long a board must be at rest before a reading is taken for what the player meant. No time depends on what is
//! legal: a listener must not learn from the moment at which a move is told whether it is legal (11.3.1).

use crate::clock::Span;

/// How long the board must have been still, by what its reading would mean.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct BoardPatience {
    /// A piece that cannot slide further, or no change.
    pub released: Span,
    /// A piece that could slide further.
    pub sliding: Span,
    /// A rook whose king may still come: castling, the rook first.
    pub castling: Span,
    /// A reading that no move explains.
    pub differing: Span,
    /// Missing pieces: a hand holds them, perhaps for long.
    pub missing: Span,
    /// A board that is being set up.
    pub setting_up: Span,
    /// The opponent's announced move, which is still to be copied (D.2.1).
    pub copying: Span,
    /// After a press, once the hand has left: the longest delay of a board's own report.
    pub pressed: Span,
    /// A piece must be away from its square this long to count as touched; less is a flickering sensor, or a sleeve.
    pub touch: Span,
    /// For a board that is polled: changes since the last reading may have been lost, so it counts as still only
    /// until this long after it. `None` for a board that reports every change.
    pub read_again: Option<Span>,
}

impl BoardPatience {
    /// For a board that reads its squares at least five times a second.
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

    /// For a board of pegs: a peg that is felt loosens in its hole without leaving it, and counts as touched only
    /// when it has left it (D.2.2).
    pub const PEGS: BoardPatience =
        BoardPatience { touch: Span::from_millis(700), ..BoardPatience::USUAL };

    /// After a change, polled boards are read at intervals shorter than this.
    pub const READ_AGAIN: Span = Span::from_seconds(1);

    /// The same patience for a board that is polled while a hand may be at work.
    #[must_use]
    pub fn read_again_within(self, span: Span) -> BoardPatience {
        BoardPatience { read_again: Some(span), ..self }
    }
}
