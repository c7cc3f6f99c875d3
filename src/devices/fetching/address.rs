//! The address of a file to fetch: `https`, or `http` on this machine.

use std::fmt;

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct WebAddress {
    text: String,
    /// How many bytes come before the path.
    host: usize,
    road: Road,
}

/// How the server is reached.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Road {
    /// By `https`.
    Secure,
    /// By `http` on this machine, where the connection cannot be overheard.
    Loopback,
}

const LONGEST: usize = 1_000;

impl WebAddress {
    /// Reads an address. `None` if it has another scheme, names a user, or has an invalid character.
    #[must_use]
    pub fn read(text: &str) -> Option<WebAddress> {
        let (road, scheme) = [(Road::Secure, "https://"), (Road::Loopback, "http://")]
            .into_iter()
            .find(|(_, scheme)| text.starts_with(scheme))?;
        let after = text.get(scheme.len()..)?;
        let (host, _) = after.split_once('/')?;
        let (name, port) = match host.rsplit_once(':') {
            Some((name, port)) => (name, port),
            None => (host, "1"),
        };
        let is_port = port.parse::<u16>().is_ok_and(|port| port > 0);
        let named = |sign: char| sign.is_ascii_alphanumeric() || ".-".contains(sign);
        let is_host = match road {
            Road::Secure => !name.is_empty() && !name.starts_with('-') && name.chars().all(named),
            Road::Loopback => name == "127.0.0.1",
        };
        let plain = |sign: char| sign.is_ascii_graphic() && !"\"'<>\\^`{|}@#".contains(sign);
        let is_plain = text.len() <= LONGEST && text.chars().all(plain);
        (is_port && is_host && is_plain).then(|| WebAddress {
            text: text.to_owned(),
            host: scheme.len() + host.len(),
            road,
        })
    }

    pub(super) fn road(&self) -> Road {
        self.road
    }

    /// Whether both have the same scheme, host and port.
    pub(super) fn is_on_host_of(&self, other: &WebAddress) -> bool {
        let host = |address: &WebAddress| address.text.get(..address.host).map(str::to_lowercase);
        host(self) == host(other)
    }
}

impl fmt::Display for WebAddress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_secure_web_and_this_machine_are_addresses() {
        for good in [
            "https://alphacephei.com/vosk/models/vosk-model-small-de-0.15.zip",
            "https://alphacephei.com:443/a",
            "http://127.0.0.1:8080/a.zip",
        ] {
            assert!(WebAddress::read(good).is_some(), "{good}");
        }
        for bad in [
            "http://alphacephei.com/a",
            "http://127.0.0.1.example.org/a",
            "http://127.0.0.2/a",
            "https://user@example.org/a",
            "https://example.org@127.0.0.1/a",
            "https://example.org",
            "https:///a",
            "https://-o/a",
            "https://example.org:0/a",
            "https://example.org:99999/a",
            "https://example.org/a b",
            "https://example.org/ä",
            "file:///etc/passwd",
            "ftp://example.org/a",
            "-o/etc/passwd",
            "",
        ] {
            assert_eq!(WebAddress::read(bad), None, "{bad}");
        }
    }

    #[test]
    fn the_host_is_the_same_with_its_port_alone() {
        let read = |text| WebAddress::read(text).expect("an address");
        let here = read("http://127.0.0.1:80/a");
        assert!(read("http://127.0.0.1:80/b/c").is_on_host_of(&here));
        assert!(!read("http://127.0.0.1:81/a").is_on_host_of(&here));
        let there = read("https://example.org/a");
        assert!(read("https://EXAMPLE.org/b").is_on_host_of(&there));
        assert!(!read("https://example.org.evil.net/b").is_on_host_of(&there));
    }
}
