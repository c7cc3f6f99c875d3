//! The number of this machine in its network. Never sends anything.

use std::net::{IpAddr, Ipv4Addr, SocketAddr, UdpSocket};

/// An address for documents: a way to it is a way out of this network.
const ELSEWHERE: (Ipv4Addr, u16) = (Ipv4Addr::new(192, 0, 2, 1), 9);

/// By what address others find a door that is open here: where it is open at every number of this machine, the one
/// that its network knows.
#[must_use]
pub fn seen_from_elsewhere(open_at: SocketAddr) -> SocketAddr {
    match open_at.ip() {
        IpAddr::V4(number) if number.is_unspecified() => {
            let own = own_number().unwrap_or(open_at.ip());
            SocketAddr::new(own, open_at.port())
        }
        _ => open_at,
    }
}

/// The number by which this machine would reach others, if it has one.
fn own_number() -> Option<IpAddr> {
    let socket = UdpSocket::bind((Ipv4Addr::UNSPECIFIED, 0)).ok()?;
    socket.connect(ELSEWHERE).ok()?;
    let own = socket.local_addr().ok()?.ip();
    (!own.is_unspecified()).then_some(own)
}

#[cfg(test)]
mod tests {
    #![allow(clippy::expect_used, reason = "a test fails by panicking")]

    use super::*;

    #[test]
    fn a_door_at_a_number_keeps_it_and_one_at_every_number_keeps_its_port() {
        let at_one: SocketAddr = "127.0.0.1:4711".parse().expect("an address");
        assert_eq!(seen_from_elsewhere(at_one), at_one);
        let at_all: SocketAddr = "0.0.0.0:4711".parse().expect("an address");
        assert_eq!(seen_from_elsewhere(at_all).port(), 4711);
    }
}
