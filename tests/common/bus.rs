//! A private session bus with a stand-in for Orca: a real dbus-daemon, and a client that owns Orca's name, records what
//! it is told, and answers like Orca.

use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::os::unix::fs::MetadataExt as _;
use std::os::unix::net::UnixStream;
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::time::Duration;

const NAME: &str = "org.gnome.Orca.Service";
const LIMIT: Duration = Duration::from_secs(20);

/// A bus that ends with the test.
pub(crate) struct Bus {
    daemon: Child,
    pub(crate) address: String,
}

impl Bus {
    pub(crate) fn start() -> Bus {
        let mut daemon = Command::new("dbus-daemon")
            .args(["--session", "--nofork", "--nopidfile", "--print-address=1"])
            .stdout(Stdio::piped())
            .spawn()
            .expect("dbus-daemon, of the package dbus-daemon");
        let mut address = String::new();
        let output = daemon.stdout.take().expect("an output");
        BufReader::new(output).read_line(&mut address).expect("an address");
        Bus { daemon, address: address.trim().to_owned() }
    }
}

impl Drop for Bus {
    fn drop(&mut self) {
        let _ = self.daemon.kill();
        let _ = self.daemon.wait();
    }
}

/// The stand-in for Orca. Dropping it frees the name.
pub(crate) struct Orca {
    connection: UnixStream,
    told: Receiver<String>,
}

impl Orca {
    /// Owns Orca's name on the bus. `speech` is the object that can interrupt speech.
    pub(crate) fn start(address: &str, speech: &'static str) -> Orca {
        let mut wire = Wire::connect(address);
        wire.call("Hello", "", &[]);
        let mut name = Vec::new();
        push_text(&mut name, NAME);
        push_number(&mut name, 0);
        wire.call("RequestName", "su", &name);
        let connection = wire.connection.try_clone().expect("a socket");
        let (tell, told) = channel();
        // The bus answers both requests, for our own name and for Orca's, before any program calls.
        let mut answers = 0;
        while answers < 2 {
            answers += usize::from(wire.read().expect("an answer").kind == RETURN);
        }
        std::thread::spawn(move || wire.serve(speech, &tell));
        Orca { connection, told }
    }

    /// The next message that it got.
    #[track_caller]
    pub(crate) fn was_told(&self) -> String {
        self.told.recv_timeout(LIMIT).expect("it was told nothing")
    }
}

impl Drop for Orca {
    fn drop(&mut self) {
        let _ = self.connection.shutdown(std::net::Shutdown::Both);
    }
}

const CALL: u8 = 1;
const RETURN: u8 = 2;
const ERROR: u8 = 3;

/// The parts of a message that the stand-in needs.
#[derive(Debug, Default)]
struct Message {
    kind: u8,
    serial: u32,
    path: String,
    member: String,
    sender: String,
    body: Vec<u8>,
}

struct Wire {
    connection: UnixStream,
    serial: u32,
}

impl Wire {
    fn connect(address: &str) -> Wire {
        let path = address.split([':', ',']).find_map(|part| part.strip_prefix("path="));
        let mut connection = UnixStream::connect(path.expect("a path")).expect("a bus");
        let user = std::fs::metadata("/proc/self").expect("a process").uid().to_string();
        let user: String = user.bytes().map(|byte| format!("{byte:02x}")).collect();
        connection.write_all(format!("\0AUTH EXTERNAL {user}\r\n").as_bytes()).expect("written");
        let mut answer = [0; 256];
        let length = connection.read(&mut answer).expect("an answer");
        assert!(answer[..length].starts_with(b"OK"), "the bus lets nobody in");
        connection.write_all(b"BEGIN\r\n").expect("written");
        Wire { connection, serial: 0 }
    }

    /// Calls a method of the bus itself.
    fn call(&mut self, member: &str, signature: &str, body: &[u8]) {
        let bus = "org.freedesktop.DBus";
        let fields =
            [(1, 'o', "/org/freedesktop/DBus"), (2, 's', bus), (3, 's', member), (6, 's', bus)];
        self.write(CALL, None, &fields, signature, body);
    }

    fn write(
        &mut self,
        kind: u8,
        answers: Option<u32>,
        fields: &[(u8, char, &str)],
        signature: &str,
        body: &[u8],
    ) {
        self.serial += 1;
        let mut message = vec![b'l', kind, 0, 1];
        push_number(&mut message, u32::try_from(body.len()).expect("a length"));
        push_number(&mut message, self.serial);
        push_number(&mut message, 0);
        let begin = message.len();
        if let Some(serial) = answers {
            message.extend([5, 1, b'u', 0]);
            push_number(&mut message, serial);
        }
        for (code, kind, value) in fields {
            pad(&mut message, 8);
            message.extend([*code, 1, u8::try_from(*kind).expect("a letter"), 0]);
            push_text(&mut message, value);
        }
        if !signature.is_empty() {
            pad(&mut message, 8);
            message.extend([8, 1, b'g', 0, u8::try_from(signature.len()).expect("a length")]);
            message.extend(signature.as_bytes());
            message.push(0);
        }
        let length = u32::try_from(message.len() - begin).expect("a length");
        message[begin - 4..begin].copy_from_slice(&length.to_le_bytes());
        pad(&mut message, 8);
        message.extend(body);
        self.connection.write_all(&message).expect("written");
    }

    fn read(&mut self) -> Option<Message> {
        let mut head = [0; 16];
        self.connection.read_exact(&mut head).ok()?;
        let number = |at: usize| u32::from_le_bytes(head[at..at + 4].try_into().expect("four"));
        let fields_length = number(12) as usize;
        let mut fields = vec![0; fields_length.next_multiple_of(8)];
        self.connection.read_exact(&mut fields).ok()?;
        let mut body = vec![0; number(4) as usize];
        self.connection.read_exact(&mut body).ok()?;
        let mut message = Message { kind: head[1], serial: number(8), body, ..Message::default() };
        let mut at = 0;
        while at < fields_length {
            let (code, kind) = (fields[at], fields[at + 2]);
            at += 4;
            match kind {
                b's' | b'o' => {
                    let text = text_at(&fields, at);
                    at += 4 + text.len() + 1;
                    match code {
                        1 => message.path = text,
                        3 => message.member = text,
                        7 => message.sender = text,
                        _ => {}
                    }
                }
                b'g' => at += 1 + usize::from(fields[at]) + 1,
                _ => at += 4,
            }
            at = at.next_multiple_of(8);
        }
        Some(message)
    }

    /// Answers like Orca, until the bus or the test is gone.
    fn serve(mut self, speech: &str, told: &Sender<String>) {
        while let Some(message) = self.read() {
            if message.kind != CALL {
                continue;
            }
            let is_known = message.path == "/org/gnome/Orca/Service" || message.path == speech;
            let to = (6, 's', message.sender.as_str());
            if !is_known {
                let name = (4, 's', "org.freedesktop.DBus.Error.UnknownObject");
                self.write(ERROR, Some(message.serial), &[to, name], "", &[]);
                continue;
            }
            let mut body = Vec::new();
            let signature = match message.member.as_str() {
                "GetVersion" => {
                    push_text(&mut body, "49.0");
                    "s"
                }
                "ListCommands" => {
                    push_number(&mut body, 0);
                    push_number(&mut body, 0);
                    "a(ss)"
                }
                member => {
                    let _ = told.send(format!("{member} {}", text_at(&message.body, 0)));
                    push_number(&mut body, 1);
                    "b"
                }
            };
            self.write(RETURN, Some(message.serial), &[to], signature, &body);
        }
    }
}

fn pad(message: &mut Vec<u8>, to: usize) {
    message.resize(message.len().next_multiple_of(to), 0);
}

fn push_number(message: &mut Vec<u8>, number: u32) {
    pad(message, 4);
    message.extend(number.to_le_bytes());
}

fn push_text(message: &mut Vec<u8>, text: &str) {
    push_number(message, u32::try_from(text.len()).expect("a length"));
    message.extend(text.as_bytes());
    message.push(0);
}

fn text_at(bytes: &[u8], at: usize) -> String {
    let length = bytes[at..at + 4].try_into().map(u32::from_le_bytes).expect("four") as usize;
    String::from_utf8(bytes[at + 4..at + 4 + length].to_vec()).expect("text")
}
