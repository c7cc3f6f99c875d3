//! Compares two boards and two scores, and finds how to make them agree again (D.2.9). The Laws and the arbiter
//! decide which of them is right.

mod audit;
mod began;
mod correction;
mod course;
mod how;
mod likely;
mod parting;
mod reflection;
mod slip;

pub use audit::{Audit, Certainty, Finding};
pub use began::diverged_at;
pub use correction::{Correction, corrections, differing};
pub use course::{Common, common, legal_entries, played_out};
pub use how::{Among, How, Shift, Slip, Which};
pub use parting::{Parting, part};
pub use reflection::{Colours, Reflection, Squares, reflection_of_board, reflection_of_score};
