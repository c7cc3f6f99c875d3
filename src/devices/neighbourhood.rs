//! Whose addresses count as one: in IPv6 anybody has as many as there are in a network. Never opens a connection.

use std::net::IpAddr;

/// The address by which somebody is known: the whole network in IPv6.
pub(super) fn neighbourhood(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(address) if !address.is_loopback() => {
            let network = u128::from(address) >> 64 << 64;
            IpAddr::V6(network.into())
        }
        address => address,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn somebody_is_known_by_an_address_or_by_a_whole_network() {
        for (address, known) in [
            ("192.0.2.1", "192.0.2.1"),
            ("::ffff:192.0.2.1", "192.0.2.1"),
            ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::"),
            ("2001:db8:1:2::", "2001:db8:1:2::"),
            ("::1", "::1"),
        ] {
            assert_eq!(
                neighbourhood(address.parse().expect("one")).to_string(),
                known,
                "{address}"
            );
        }
    }
}
