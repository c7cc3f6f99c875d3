//! A round of a tournament as programs that pair write it down: who meets whom at which board, and the
//! results that go back. Never pairs anybody, and never opens a file.

mod board_order;
mod columns;
mod entrant;
mod fault;
mod pair_list;
mod report;
mod results;
mod told;

#[cfg(test)]
mod tests;

pub(crate) use entrant::Pairing;
pub use pair_list::read_pair_list;
pub use report::TournamentReport;
pub(crate) use results::BoardResult;
pub use told::told_report_fault;
