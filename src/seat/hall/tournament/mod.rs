//! A round of a tournament in the formats of pairing programs: the pairs, board by board, and the results that go back.

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
