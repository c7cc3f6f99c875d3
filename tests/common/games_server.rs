//! A local server that takes games like a broadcast server, and answers as told.

use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::{TcpListener, TcpStream};
use std::sync::{Arc, Mutex};

/// A request: its first line, the authorization, and the games.
#[derive(Clone)]
pub(crate) struct Handed {
    pub(crate) request: String,
    pub(crate) authorization: String,
    pub(crate) games: String,
}

/// A server that answers its first requests with these codes, and every later one with 200.
pub(crate) struct GamesServer {
    port: u16,
    handed: Arc<Mutex<Vec<Handed>>>,
}

impl GamesServer {
    pub(crate) fn start(mut codes: Vec<u16>) -> GamesServer {
        let listener = TcpListener::bind("127.0.0.1:0").expect("a port");
        let port = listener.local_addr().expect("a port").port();
        let handed = Arc::new(Mutex::new(Vec::new()));
        let noted = Arc::clone(&handed);
        std::thread::spawn(move || {
            for connection in listener.incoming().flatten() {
                let code = if codes.is_empty() { 200 } else { codes.remove(0) };
                // If a client disconnects, only its own answer fails.
                if let Ok(one) = answer(connection, code) {
                    noted.lock().expect("the list").push(one);
                }
            }
        });
        GamesServer { port, handed }
    }

    pub(crate) fn address(&self) -> String {
        format!("http://127.0.0.1:{}/api/broadcast/round/abc/push", self.port)
    }

    pub(crate) fn handed(&self) -> Vec<Handed> {
        self.handed.lock().expect("the list").clone()
    }
}

fn answer(connection: TcpStream, code: u16) -> std::io::Result<Handed> {
    let mut reader = BufReader::new(connection.try_clone()?);
    let mut line = String::new();
    reader.read_line(&mut line)?;
    let request = line.trim().to_owned();
    let (mut length, mut authorization) = (0, String::new());
    loop {
        line.clear();
        reader.read_line(&mut line)?;
        let Some((name, value)) = line.trim().split_once(": ") else { break };
        match name.to_lowercase().as_str() {
            "content-length" => length = value.parse().expect("a length"),
            "authorization" => value.clone_into(&mut authorization),
            _ => {}
        }
    }
    let mut games = vec![0; length];
    reader.read_exact(&mut games)?;
    let mut connection = connection;
    write!(
        connection,
        "HTTP/1.1 {code} Told\r\nContent-Length: 2\r\nConnection: close\r\n\r\n{{}}"
    )?;
    Ok(Handed { request, authorization, games: String::from_utf8_lossy(&games).into_owned() })
}
