//! One table an edition, written out in full so that each can be read alone.

mod of_1929;
mod of_2009;
mod of_2014;
mod of_2017;
mod of_2018;
mod of_2023;

pub(super) use of_1929::OF_1929;
pub(super) use of_2009::OF_2009;
pub(super) use of_2014::OF_2014;
pub(super) use of_2017::OF_2017;
pub(super) use of_2018::OF_2018;
pub(super) use of_2023::OF_2023;
