//! A minimal browser for tests: requests a path, sends a form, keeps the response.

use std::io::{Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::time::Duration;

/// A response of the server.
#[derive(Debug, Clone)]
pub(crate) struct Answered {
    pub(crate) status: u16,
    pub(crate) head: String,
    pub(crate) body: String,
}

impl Answered {
    pub(crate) fn header(&self, name: &str) -> Option<&str> {
        self.headers(name).next()
    }

    /// All headers with this name.
    pub(crate) fn headers(&self, name: &str) -> impl Iterator<Item = &str> {
        let lines = self.head.lines().filter_map(|line| line.split_once(": "));
        lines.filter(move |(known, _)| known.eq_ignore_ascii_case(name)).map(|(_, value)| value)
    }

    /// The value of a cookie that the response sets.
    pub(crate) fn cookie(&self, name: &str) -> Option<String> {
        let mut set = self.headers("set-cookie").filter_map(|set| set.split(';').next());
        let value = set.find_map(|set| set.strip_prefix(name)?.strip_prefix('='))?;
        Some(value.to_owned())
    }

    /// Parses the bytes of a response.
    pub(crate) fn of(bytes: &[u8]) -> Answered {
        let text = String::from_utf8_lossy(bytes).into_owned();
        let (head, body) = text.split_once("\r\n\r\n").unwrap_or((&text, ""));
        let status = head.split(' ').nth(1).and_then(|code| code.parse().ok()).unwrap_or_default();
        Answered { status, head: head.to_owned(), body: body.to_owned() }
    }

    /// The key in the first form of the page.
    pub(crate) fn form_key(&self) -> String {
        let key = self.form_key_or_nothing();
        assert!(!key.is_empty(), "no form: {}", self.body);
        key
    }

    /// Like `form_key`; empty if there is no form.
    pub(crate) fn form_key_or_nothing(&self) -> String {
        let rest = self.body.split_once("name=\"key\" value=\"").map_or("", |(_, rest)| rest);
        rest.split('"').next().unwrap_or_default().to_owned()
    }
}

pub(crate) fn connect(address: SocketAddr) -> TcpStream {
    let stream = TcpStream::connect(address).expect("a server");
    stream.set_read_timeout(Some(Duration::from_secs(30))).expect("a limit");
    stream
}

/// Requests a path. `more` holds further header lines, each with its line end.
pub(crate) fn get(address: SocketAddr, path: &str, more: &str) -> Answered {
    exchange(
        address,
        &format!("GET {path} HTTP/1.1\r\nHost: hall\r\nConnection: close\r\n{more}\r\n"),
    )
}

pub(crate) fn post(address: SocketAddr, path: &str, more: &str, form: &str) -> Answered {
    exchange(
        address,
        &format!(
            "POST {path} HTTP/1.1\r\nHost: hall\r\nConnection: close\r\n\
             Content-Type: application/x-www-form-urlencoded\r\nContent-Length: {}\r\n{more}\r\n{form}",
            form.len()
        ),
    )
}

fn exchange(address: SocketAddr, request: &str) -> Answered {
    let mut stream = connect(address);
    stream.write_all(request.as_bytes()).expect("sent");
    let mut bytes = Vec::new();
    let _ = stream.read_to_end(&mut bytes);
    Answered::of(&bytes)
}
