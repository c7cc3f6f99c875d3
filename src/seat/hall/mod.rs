//! The arbiters' desk of a hall with many tables: follows every game row by row, shows the arbiters' notices, and sends
//! orders to a table. The table decides.

#[cfg(test)]
mod adjourned_hall;
mod answers;
#[cfg(test)]
mod busy_hall;
mod desk;
mod desk_pages;
mod exceptions;
mod filter;
mod forms;
mod hall_told;
mod order_at_table;
mod papers;
mod printed_desk;
mod publishing;
mod round;
mod sections;
mod spectators;
mod table_in_hall;
pub mod tournament;
#[cfg(test)]
mod unheard_hall;
mod words;

pub use desk::HallDesk;
pub use forms::is_named_as_online;
pub use papers::{HallPress, KEY_PLACE, Paper, PaperReaders};
pub use publishing::Publishing;
pub use round::HallRound;
pub use sections::Sections;
