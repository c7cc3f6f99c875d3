//! Many tables and one hall, over NATS with JetStream. A table sends every row of its record once that is durable;
//! the hall verifies and keeps it, and says how much it has. The stream between them carries and buffers. The two
//! records are the truth: a table sends again what the hall has not kept. Desks on other machines follow the hall,
//! and it carries out their actions. What a row or an order says is not known here.
//!
//! Each end is one thread with an async runtime of its own. The rest of the program sees channels.

mod allowance;
mod certificate;
mod code;
mod configuring;
mod desk_end;
mod desk_letter;
mod desk_request;
mod desk_service;
mod enrolment;
#[cfg(all(test, target_os = "linux"))]
mod flooding;
mod greeting;
mod hall_end;
mod hall_keeper;
mod hall_place;
mod halls_way;
mod member;
#[cfg(all(test, target_os = "linux"))]
mod no_stream_yet;
mod orders;
mod outbox;
mod patience;
pub mod promises;
mod row_letter;
#[cfg(all(test, target_os = "linux"))]
mod rubbish;
mod sealed_letter;
mod sent_order;
mod server;
mod server_text;
mod server_watch;
mod signing_in;
mod store;
mod store_members;
mod store_orders;
mod subjects;
mod table_end;
mod table_way;
mod told_clock;
#[cfg(all(test, target_os = "linux"))]
mod trespass;
#[cfg(all(test, target_os = "linux"))]
mod trespass_by_answer;
#[cfg(test)]
mod unheard;
mod venue;
mod way_in;

pub use crate::hall_protocol::{
    ActOutcome, DeskAct, DeskWish, HallNews, NotOfTheRecord, TableNumber, TableRow,
};
pub use code::{HallCode, HallSecret, NoHallCode};
pub use configuring::{Configured, configure};
pub use desk_end::DeskEnd;
pub use enrolment::NewCodes;
pub use hall_end::HallEnd;
pub use hall_place::{ArbiterOfHall, HallFault, HallPlace, HallServers, ServerAt, WhoseCode};
pub use member::{DeskNumber, HallMember, NoHallMember};
pub use outbox::{MOST_EARLIER_GAMES, OnArrival, Outbox};
pub use row_letter::HallRow;
pub use server::{ServerFault, server_program};
pub use store::{StoreFault, StoreRefusal};
pub use table_end::TableEnd;
pub use table_way::TableNews;
pub use venue::HallVenue;

/// An action at the hall, and the arbiter's name unless it comes from the hall's own desk.
type WishAt = (Option<String>, DeskWish);

/// The most tables in a hall.
pub const MOST_TABLES: TableNumber = 20_000;

/// The most desks in a hall besides its own.
pub const MOST_DESKS: DeskNumber = 200;
