//! The address of this machine in its network.

use std::net::{IpAddr, Ipv4Addr, SocketAddr, UdpSocket};

/// An address reserved for documentation. The route to it is the route out of this network. Nothing is sent there.
const ELSEWHERE: (Ipv4Addr, u16) = (Ipv4Addr::new(192, 0, 2, 1), 9);

/// The address at which others reach a listening socket. If the socket listens at all addresses of this machine, this
/// is the one in its network.
#[must_use]
pub fn seen_from_elsewhere(open_at: SocketAddr) -> SocketAddr {
    if !open_at.ip().is_unspecified() {
        return open_at;
    }
    own_number().map_or(open_at, |own| SocketAddr::new(own, open_at.port()))
}

/// The address at which other machines reach this one; the loopback address if it is in no network.
#[must_use]
pub fn own_host() -> String {
    own_number().unwrap_or(Ipv4Addr::LOCALHOST.into()).to_string()
}

/// The local address that this machine would use to reach others, if it has one.
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
