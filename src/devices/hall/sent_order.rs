//! An order on its way to a table, as text. Never signs one.

use super::orders::SentOrder;
use crate::hex::hex;

/// An order with what proves it.
pub(super) type SignedOrder = (SentOrder, Vec<u8>);

/// As the table is told it.
pub(super) fn told_of((order, signature): &SignedOrder) -> String {
    let SentOrder { game, number, arbiter, text, .. } = order;
    format!("order {game} {number} {}\n{arbiter}\n{text}", hex(signature))
}

/// What nobody else calls an order.
pub(super) fn mark() -> Option<String> {
    let mut bytes = [0; 8];
    getrandom::fill(&mut bytes).ok()?;
    Some(hex(&bytes))
}
