//! Braille: cells, the tables for text, and the codes for moves. Displays, embossers and files are elsewhere.
//!
//! ```
//! use hector_chess::{ClaimedMove, Position, judge};
//! use hector_words::braille::{Notation, unicode};
//!
//! let start = Position::initial();
//! let claim = ClaimedMove::between("g1".parse()?, "f3".parse()?);
//! let legal = judge(&start, &claim).expect("a legal move");
//! let cells = Notation::BRITISH.write(&start, legal);
//! assert_eq!(unicode(&cells), "⠎⠋⠒");
//! let read = Notation::BRITISH.read(&cells).expect("cells of a move");
//! assert_eq!(judge(&start, &read.claim), Ok(legal));
//! # Ok::<(), shakmaty::ParseSquareError>(())
//! ```

mod cell;
mod code;
mod corpus;
mod notation;
mod numbering;
mod prose;
mod score;
mod spelling;
mod table;
mod tables;

pub use cell::{Cell, Dots, DotsError, unicode};
pub use code::Ranks;
pub use corpus::move_forms;
pub use notation::{BrailleCode, Notation, UnreadableCells};
pub use numbering::Numbered;
pub use prose::contracted;
pub use prose::{TextPart, parts};
pub use score::{
    CellScript, Layout, LayoutError, PageFault, PageNumbers, Pages, ScoreError, ScoreReader,
    Spellings, TextMatter,
};
pub use table::{Table, Unspellable};
