//! Many tables and one hall, over NATS with JetStream. A table hands on every row of its record once
//! that is durable; the hall proves and keeps it, and says how far it has come. The stream
//! between them carries and buffers: the two records are the truth, and a table sends again
//! whatever the hall has not kept. Never knows what a row or an order says.
//!
//! Each end is one thread with a runtime of its own; the rest of the house sees channels.

mod certificate;
mod code;
mod greeting;
mod hall_end;
mod hall_keeper;
mod hall_news;
mod orders;
mod outbox;
mod row_letter;
mod sealed_letter;
mod server;
mod signing_in;
mod store;
mod subjects;
mod table_end;
#[cfg(all(test, target_os = "linux"))]
mod trespass;
#[cfg(all(test, target_os = "linux"))]
mod trespass_by_answer;

pub use code::{HallCode, NoHallCode, TableSecret};
pub use hall_end::{HallEnd, HallFault, HallPlace};
pub use hall_news::{HallNews, NotOfTheRecord};
pub use outbox::Outbox;
pub use row_letter::HallRow;
pub use server::{ServerFault, server_program};
pub use store::StoreFault;
pub use table_end::{TableEnd, TableNews};

/// The number of a table in a hall.
pub type TableNumber = u32;

/// No hall has more tables.
pub const MOST_TABLES: TableNumber = 20_000;
