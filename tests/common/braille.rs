//! A real BRLTTY with a virtual display: the test reads its cells and presses its keys. It can be killed and restarted,
//! and ends with the test.

use std::fs;
use std::io::{BufRead as _, BufReader, Write as _};
use std::net::{TcpListener, TcpStream};
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::sync::{Arc, Condvar, Mutex, PoisonError};
use std::time::{Duration, Instant};

use hector::words::braille::{Cell, Table};

/// Longer than anything takes on a busy machine.
const LIMIT: Duration = Duration::from_secs(20);
/// BRLTTY checks the keys of the virtual display every 40 ms.
const KEY_PAUSE: Duration = Duration::from_millis(45);
/// After this long without news, an empty line makes BRLTTY read a key that it has left behind.
pub(crate) const NUDGE: Duration = Duration::from_millis(300);
/// How long BRLTTY needs to set itself up.
const SETTLED: Duration = Duration::from_millis(1_500);
/// If set, these tests are skipped on a machine without BRLTTY.
const WITHOUT: &str = "HECTOR_WITHOUT_BRLTTY";

/// Whether BRLTTY is installed. If not, the test fails unless it is told to skip.
pub(crate) fn brltty_is_here() -> bool {
    if Command::new("brltty")
        .arg("--version")
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .status()
        .is_ok()
    {
        return true;
    }
    let sentence = "This test needs BRLTTY. On Debian: apt-get install brltty";
    assert!(std::env::var_os(WITHOUT).is_some(), "{sentence}, or set {WITHOUT} to pass it over.");
    println!("{sentence}. Passed over, because {WITHOUT} is set.");
    false
}

#[derive(Default)]
struct Shown {
    /// The cells that BRLTTY has sent, from the first on.
    cells: Vec<u8>,
    /// How many times anything was shown.
    times: u64,
}

/// BRLTTY and its virtual display.
pub(crate) struct Brltty {
    folder: PathBuf,
    /// Where BRLTTY connects to its display.
    display: TcpListener,
    /// The port of BrlAPI, counted from the usual port.
    number: u16,
    running: Option<Running>,
    shown: Arc<(Mutex<Shown>, Condvar)>,
    size: (usize, usize),
    /// The authentication of BrlAPI.
    auth: String,
}

struct Running {
    process: Child,
    keys: TcpStream,
}

impl Brltty {
    /// Starts BRLTTY with a display of this many columns and rows, and waits until programs can connect.
    pub(crate) fn with_display(columns: usize, rows: usize) -> Brltty {
        let mut brltty = Brltty::not_running();
        brltty.start(columns, rows);
        brltty
    }

    /// Prepares everything for a later start.
    pub(crate) fn not_running() -> Brltty {
        let display = TcpListener::bind("127.0.0.1:0").expect("a port");
        let port = display.local_addr().expect("an address").port();
        let folder = std::env::temp_dir().join(format!("hector-brltty-{port}"));
        fs::create_dir_all(&folder).expect("a folder");
        fs::write(folder.join("brltty.conf"), "").expect("a file");
        // No other test has the port of this display, so a number made from it is unique too.
        let number = (0..50)
            .map(|step| 1_000 + (port % 500) * 50 + step)
            .find(|number| TcpListener::bind(("127.0.0.1", 4_101 + number)).is_ok())
            .expect("a free port");
        let auth = "none".to_owned();
        Brltty { folder, display, number, running: None, shown: Arc::default(), size: (0, 0), auth }
    }

    /// From now on a program needs the key, which is in a file of this folder.
    pub(crate) fn keep_a_key(&mut self) {
        let key = self.folder.join("key");
        fs::write(&key, "a key").expect("a file");
        self.auth = format!("keyfile:{}", key.display());
    }

    /// The address of BrlAPI, and its authentication.
    pub(crate) fn address(&self) -> (String, String) {
        let auth = self.auth.trim_start_matches("keyfile:").to_owned();
        (format!("127.0.0.1:{}", self.number), auth)
    }

    /// The environment variables by which a program finds this BRLTTY.
    pub(crate) fn environment(&self) -> [(&'static str, String); 2] {
        let (host, auth) = self.address();
        [("BRLAPI_HOST", host), ("BRLAPI_AUTH", auth)]
    }

    /// Starts it, as an administrator would.
    pub(crate) fn start(&mut self, columns: usize, rows: usize) {
        self.size = (columns, rows);
        let place = |name: &str| self.folder.join(name).display().to_string();
        let port = self.display.local_addr().expect("an address").port();
        let log = fs::File::create(self.folder.join("log")).expect("a file");
        let process = Command::new("brltty")
            .args(["-n", "-q", "-e", "-l", "info", "-x", "no", "-b", "vr"])
            .args(["-f", &place("brltty.conf"), "-d", &format!("client:127.0.0.1:{port}")])
            .args(["-A", &format!("Auth={},Host=127.0.0.1:{}", self.auth, self.number)])
            .args(["-P", &place("pid"), "-W", &place("."), "-U", &place(".")])
            .stdin(Stdio::null())
            .stdout(log.try_clone().expect("a file"))
            .stderr(log)
            .spawn()
            .expect("brltty");
        let keys = plug_in(&self.display, &self.shown, columns, rows);
        self.running = Some(Running { process, keys });
        let until = Instant::now() + LIMIT;
        while TcpStream::connect(("127.0.0.1", 4_101 + self.number)).is_err() {
            assert!(Instant::now() < until, "BrlAPI does not listen");
            std::thread::sleep(Duration::from_millis(2));
        }
        // In its first second BRLTTY 6.5 can crash when a program takes the display. A program that was there before
        // waits by itself; a new one finds BRLTTY settled.
        std::thread::sleep(SETTLED);
    }

    /// Kills it, as a crash would.
    pub(crate) fn kill(&mut self) {
        if let Some(mut running) = self.running.take() {
            let _ = running.process.kill();
            let _ = running.process.wait();
        }
    }

    /// Unplugs the display, and plugs in another or the same.
    pub(crate) fn replug(&mut self, columns: usize, rows: usize) {
        let running = self.running.as_mut().expect("it runs");
        running.keys.shutdown(std::net::Shutdown::Both).expect("a plug");
        self.forget();
        self.size = (columns, rows);
        let running = self.running.as_mut().expect("it runs");
        running.keys = plug_in(&self.display, &self.shown, columns, rows);
    }

    /// Unplugs the display for good.
    pub(crate) fn unplug(&mut self) {
        // An open port would look like a display that sends nothing.
        self.display = TcpListener::bind("127.0.0.1:0").expect("a port");
        let running = self.running.as_mut().expect("it runs");
        running.keys.shutdown(std::net::Shutdown::Both).expect("a plug");
    }

    /// Kills it and starts it again with a display of the same size.
    pub(crate) fn restart(&mut self) {
        self.kill();
        self.forget();
        let (columns, rows) = self.size;
        self.start(columns, rows);
    }

    pub(crate) fn process(&self) -> u32 {
        self.running.as_ref().expect("it runs").process.id()
    }

    /// Suspends it or resumes it: "STOP" or "CONT".
    pub(crate) fn signal(&self, signal: &str) {
        let number = self.process().to_string();
        let sent = Command::new("kill").args([&format!("-{signal}"), &number]).status();
        assert!(sent.expect("kill").success());
    }

    /// Presses a key by BRLTTY's name for its command, no faster than fingers do: if several lines come together, the
    /// virtual display reads only the first until more come.
    pub(crate) fn press(&mut self, command: &str) {
        std::thread::sleep(KEY_PAUSE);
        if let Some(running) = &mut self.running {
            let _ = writeln!(running.keys, "{command}");
        }
    }

    /// Makes the virtual display read a key that it has left behind.
    pub(crate) fn nudge(&self) {
        if let Some(running) = &self.running {
            let _ = (&running.keys).write_all(b"\n");
        }
    }

    /// Presses the key over a cell, counted from 0. The key over the first cell cannot be pressed, because the virtual
    /// display refuses its number.
    pub(crate) fn route(&mut self, cell: usize) {
        self.press(&format!("ROUTE {cell}"));
    }

    /// Presses a chord of dots, given by their numbers.
    pub(crate) fn dots(&mut self, dots: &str) {
        match cell(dots) {
            // The virtual display refuses a chord without dots, but accepts a character for it.
            0 => self.press("PASSCHAR 32"),
            bits => self.press(&format!("PASSDOTS {bits}")),
        }
    }

    /// The cells now.
    pub(crate) fn cells(&self) -> Vec<u8> {
        self.whole(&self.lock().cells)
    }

    /// How many times anything was shown so far.
    pub(crate) fn times(&self) -> u64 {
        self.lock().times
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, Shown> {
        self.shown.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn whole(&self, cells: &[u8]) -> Vec<u8> {
        let mut cells = cells.to_vec();
        cells.resize(self.size.0 * self.size.1, 0);
        cells
    }

    /// Forgets the cells, so that only new ones count.
    pub(crate) fn forget(&self) {
        self.lock().cells.clear();
    }

    /// Waits until the cells are as wanted.
    pub(crate) fn wait_for(&self, what: &str, wanted: impl Fn(&[u8]) -> bool) -> Vec<u8> {
        self.comes(LIMIT, wanted)
            .unwrap_or_else(|cells| panic!("{what} never came. Shown is:\n{}", drawn(&cells)))
    }

    /// Waits up to a limit until the cells are as wanted. On failure returns what is shown.
    pub(crate) fn comes(
        &self,
        limit: Duration,
        wanted: impl Fn(&[u8]) -> bool,
    ) -> Result<Vec<u8>, Vec<u8>> {
        let until = Instant::now() + limit;
        let mut shown = self.lock();
        loop {
            let cells = self.whole(&shown.cells);
            if wanted(&cells) {
                return Ok(cells);
            }
            let left = until.saturating_duration_since(Instant::now());
            if left.is_zero() {
                return Err(cells);
            }
            let (now, waited) = self
                .shown
                .1
                .wait_timeout(shown, left.min(NUDGE))
                .unwrap_or_else(PoisonError::into_inner);
            shown = now;
            if waited.timed_out() {
                self.nudge();
            }
        }
    }
}

impl Drop for Brltty {
    fn drop(&mut self) {
        self.kill();
        let _ = fs::remove_dir_all(&self.folder);
    }
}

/// Waits until BRLTTY has connected to its display, and tells it the size.
fn plug_in(
    display: &TcpListener,
    shown: &Arc<(Mutex<Shown>, Condvar)>,
    columns: usize,
    rows: usize,
) -> TcpStream {
    let (mut keys, _) = display.accept().expect("BRLTTY looks for its display");
    keys.set_nodelay(true).expect("a socket");
    writeln!(keys, "cells {columns} {rows}").expect("BRLTTY listens");
    let lines = BufReader::new(keys.try_clone().expect("a socket"));
    let shown = Arc::clone(shown);
    std::thread::spawn(move || read(lines, &shown));
    keys
}

/// Reads what BRLTTY sends to its display.
fn read(lines: BufReader<TcpStream>, shown: &(Mutex<Shown>, Condvar)) {
    for line in lines.lines() {
        let Ok(line) = line else { return };
        let Some(dots) = line.strip_prefix("Braille \"") else { continue };
        let cells = dots.trim_end_matches('"').split('|').map(cell).collect();
        let mut now = shown.0.lock().unwrap_or_else(PoisonError::into_inner);
        now.cells = cells;
        now.times += 1;
        shown.1.notify_all();
    }
}

/// A cell from the numbers of its dots.
pub(crate) fn cell(dots: &str) -> u8 {
    dots.bytes()
        .filter_map(|digit| digit.checked_sub(b'1'))
        .filter(|dot| *dot < 8)
        .fold(0, |cell, dot| cell | 1 << dot)
}

/// The text of some cells in a table. A cell without a meaning becomes a middle dot.
pub(crate) fn in_words(table: &Table, cells: &[u8]) -> String {
    let sign = |bits: &u8| table.read(&[Cell::of_bits(*bits)]).unwrap_or_else(|_| "·".to_owned());
    cells.iter().map(sign).collect()
}

/// The cells as Unicode braille, for a sighted reader.
pub(crate) fn drawn(cells: &[u8]) -> String {
    cells.iter().filter_map(|cell| char::from_u32(0x2800 + u32::from(*cell))).collect()
}
