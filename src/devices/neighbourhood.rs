//! Which addresses count as one guest: in IPv6 anybody has as many addresses as a network holds, and can get many
//! networks.

use std::net::IpAddr;

/// The address that stands for one guest: in IPv6 the whole network.
pub(super) fn neighbourhood(address: IpAddr) -> IpAddr {
    folded(address, 64)
}

/// The address that stands for a house or a hall with all its networks: most customers get 56 bits.
pub(super) fn site(address: IpAddr) -> IpAddr {
    folded(address, 56)
}

/// The address that stands for all networks of one customer, and perhaps of some neighbours: anybody who asks gets 48
/// bits.
pub(super) fn region(address: IpAddr) -> IpAddr {
    folded(address, 48)
}

fn folded(address: IpAddr, bits: u32) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(address) if !address.is_loopback() => {
            let rest = 128 - bits;
            IpAddr::V6((u128::from(address) >> rest << rest).into())
        }
        address => address,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn somebody_is_known_by_an_address_or_by_a_whole_network() {
        for (address, known, house, all) in [
            ("192.0.2.1", "192.0.2.1", "192.0.2.1", "192.0.2.1"),
            ("::ffff:192.0.2.1", "192.0.2.1", "192.0.2.1", "192.0.2.1"),
            ("2001:db8:1:203:4:5:6:7", "2001:db8:1:203::", "2001:db8:1:200::", "2001:db8:1::"),
            ("2001:db8:1:2::", "2001:db8:1:2::", "2001:db8:1::", "2001:db8:1::"),
            ("::1", "::1", "::1", "::1"),
        ] {
            let address: IpAddr = address.parse().expect("one");
            assert_eq!(neighbourhood(address).to_string(), known, "{address}");
            assert_eq!(site(address).to_string(), house, "{address}");
            assert_eq!(region(address).to_string(), all, "{address}");
        }
    }
}
