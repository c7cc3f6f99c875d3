//! A local server for one file that misbehaves as told.

use std::io::{BufRead as _, BufReader, Write as _};
use std::net::{TcpListener, TcpStream};
use std::sync::{Arc, Mutex};

use super::model_home::NAME;

/// How a server behaves.
#[derive(Clone)]
pub(crate) enum Manner {
    Whole,
    /// Closes the connection after this many bytes.
    CutsAfter(usize),
    /// The same, and always starts at the first byte.
    CutsAndBegins(usize, Arc<Mutex<usize>>),
    /// Gives no size and sends without end.
    Endless,
    /// Gives the size, sends this many bytes and then nothing.
    FallsSilent(usize),
    SendsOn(String),
    Answers(u16),
    /// Gives this size, whatever it has.
    Says(usize),
}

/// A server of one file. Records the first line of each request and the byte at which it starts.
pub(crate) struct FileServer {
    port: u16,
    asked: Arc<Mutex<Vec<(String, usize)>>>,
}

impl FileServer {
    pub(crate) fn of(file: Vec<u8>, manner: Manner) -> FileServer {
        let listener = TcpListener::bind("127.0.0.1:0").expect("a port");
        let port = listener.local_addr().expect("a port").port();
        let asked = Arc::new(Mutex::new(Vec::new()));
        let (noted, file) = (Arc::clone(&asked), Arc::new(file));
        std::thread::spawn(move || {
            for connection in listener.incoming().flatten() {
                let (noted, file, manner) = (Arc::clone(&noted), Arc::clone(&file), manner.clone());
                // If a client disconnects, only its own answer fails.
                std::thread::spawn(move || drop(answer(connection, &file, &manner, &noted)));
            }
        });
        FileServer { port, asked }
    }

    pub(crate) fn address(&self) -> String {
        format!("http://127.0.0.1:{}/models/{NAME}.zip", self.port)
    }

    pub(crate) fn gets(&self) -> Vec<usize> {
        let asked = self.asked.lock().expect("the list");
        asked.iter().filter(|(line, _)| line.starts_with("GET ")).map(|(_, from)| *from).collect()
    }
}

fn answer(
    mut connection: TcpStream,
    file: &[u8],
    manner: &Manner,
    noted: &Mutex<Vec<(String, usize)>>,
) -> std::io::Result<()> {
    let mut lines = BufReader::new(connection.try_clone()?).lines();
    let first = lines.next().transpose()?.unwrap_or_default();
    let mut from = 0;
    for line in lines {
        let line = line?.to_lowercase();
        if line.is_empty() {
            break;
        }
        if let Some(range) = line.strip_prefix("range: bytes=") {
            from = range.trim_end_matches('-').parse().expect("a range to the end");
        }
    }
    noted.lock().expect("the list").push((first.clone(), from));
    let is_head = first.starts_with("HEAD ");
    let mut begin = |status: &str, length: Option<usize>, more: &str| -> std::io::Result<()> {
        let length = length.map(|length| format!("Content-Length: {length}\r\n"));
        let length = length.unwrap_or_default();
        write!(connection, "HTTP/1.1 {status}\r\n{length}{more}Connection: close\r\n\r\n")
    };
    match manner {
        Manner::Answers(number) => return begin(&format!("{number} No"), Some(0), ""),
        Manner::SendsOn(to) if !first.contains("/moved") => {
            return begin("302 Found", Some(0), &format!("Location: {to}\r\n"));
        }
        Manner::Endless => begin("200 OK", None, "")?,
        Manner::Says(length) => begin("200 OK", Some(*length), "")?,
        Manner::CutsAndBegins(..) => {
            from = 0;
            begin("200 OK", Some(file.len()), "")?;
        }
        _ if from > 0 => {
            let range =
                format!("Content-Range: bytes {from}-{}/{}\r\n", file.len() - 1, file.len());
            begin("206 Partial Content", Some(file.len() - from), &range)?;
        }
        _ => begin("200 OK", Some(file.len()), "")?,
    }
    if is_head {
        return Ok(());
    }
    let rest = &file[from.min(file.len())..];
    match manner {
        Manner::CutsAfter(many) => connection.write_all(&rest[..rest.len().min(*many)]),
        Manner::CutsAndBegins(many, times) => {
            let mut times = times.lock().expect("a number");
            *times += 1;
            let many = if *times == 1 { *many } else { rest.len() };
            connection.write_all(&rest[..many])
        }
        Manner::Endless => loop {
            connection.write_all(&[0; 65_536])?;
        },
        Manner::FallsSilent(many) => {
            connection.write_all(&rest[..*many])?;
            // Wait until the client disconnects.
            let mut gone = String::new();
            BufReader::new(connection).read_line(&mut gone).map(drop)
        }
        _ => connection.write_all(rest),
    }
}
