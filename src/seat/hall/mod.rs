//! The arbiters' desk of a hall with many tables: follows every game row by row, tells what is an
//! arbiter's, and sends orders to a table. Never decides anything at a table.

mod answers;
mod desk;
mod exceptions;
mod filter;
mod hall_told;
mod paper;
mod publishing;
mod round;
mod sections;
mod table_in_hall;
pub(crate) mod tournament;
mod words;

pub(crate) use desk::HallDesk;
pub(crate) use paper::{Paper, PaperWay};
pub(crate) use publishing::{HallPress, Publishing};
pub(crate) use round::HallRound;
pub(crate) use sections::Sections;
