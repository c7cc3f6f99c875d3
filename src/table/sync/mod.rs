//! Whether two boards and two scores agree, and how to bring them together again
//! (D.2.9). Never decides which of them is right; the Laws and the arbiter do.

mod audit;
mod correction;
mod likely;
mod parting;

pub use audit::{Audit, Certainty, Finding};
pub use correction::{Correction, corrections, differing};
pub use parting::{How, Parting, Which, part};
