//! What a hall, its tables and its desks tell each other, as values that both ends use. Never knows what a row says,
//! nor how anything is written on the wire.

#![forbid(unsafe_code)]

mod row_kind;

pub use row_kind::RowKind;
