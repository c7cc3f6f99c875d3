//! An order on its way to a table, as text.

use super::orders::SentOrder;
use crate::hex::hex;

/// An order with its signature.
pub(super) type SignedOrder = (SentOrder, Vec<u8>);

/// The text that a table is sent.
pub(super) fn told_of((order, signature): &SignedOrder) -> String {
    let SentOrder { game, number, arbiter, text, .. } = order;
    format!("order {game} {number} {}\n{arbiter}\n{text}", hex(signature))
}

/// A unique mark for an order.
pub(super) fn mark() -> Option<String> {
    let mut bytes = [0; 8];
    getrandom::fill(&mut bytes).ok()?;
    Some(hex(&bytes))
}
