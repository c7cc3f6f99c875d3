//! The hall in a process of its own, so that its memory can be measured. It reports to the process that started it.

use std::net::TcpListener;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::mpsc::sync_channel;
use std::sync::{Arc, Condvar, Mutex};

use hector::devices::hall::{HallCode, HallEnd, HallNews, HallPlace};

use crate::piped::PipedProcess;

/// The variable that tells the process what to open.
pub(crate) const TOLD: &str = "HECTOR_HALL_OF_A_BENCH";

/// The process, as its parent sees it.
pub(crate) struct HallAlone {
    process: PipedProcess,
    pub(crate) codes: Vec<HallCode>,
    pub(crate) port: u16,
}

/// The hall's report.
pub(crate) struct ToldOfItself {
    micros: Vec<u64>,
    pub(crate) memory: String,
}

impl ToldOfItself {
    pub(crate) fn latencies(self) -> String {
        super::told(self.micros)
    }
}

impl HallAlone {
    pub(crate) fn start(folder: &Path, tables: u32) -> HallAlone {
        let is_free =
            |port: u16| (0..2).all(|more| TcpListener::bind(("0.0.0.0", port + more)).is_ok());
        let port = (40_000..50_000).step_by(2).find(|port| is_free(*port)).expect("ports");
        let mut process = PipedProcess::start(
            Command::new(std::env::current_exe().expect("this program"))
                .env(TOLD, format!("{port} {tables} {}", folder.display())),
        );
        let codes = (0..tables).map(|_| process.hears().parse().expect("a code")).collect();
        HallAlone { process, codes, port }
    }

    /// Waits until its desk has told this many rows.
    pub(crate) fn waits_for(&mut self, rows: u64) {
        self.process.ask(&rows.to_string());
        assert_eq!(self.process.hears(), "has");
    }

    /// The delays of the facts since the last call, and the memory.
    pub(crate) fn tells(&mut self) -> ToldOfItself {
        self.process.ask("tell");
        let micros = self.process.hears().split(' ').filter_map(|text| text.parse().ok()).collect();
        ToldOfItself { micros, memory: self.process.hears() }
    }
}

impl Drop for HallAlone {
    fn drop(&mut self) {
        self.process.ends("end");
    }
}

/// The work of the process.
pub(crate) fn stay_open(told: &str) {
    let words: Vec<&str> = told.splitn(3, ' ').collect();
    let [port, tables, folder] = words[..] else { panic!("{told}") };
    let (port, tables) = (port.parse().expect("a port"), tables.parse().expect("a number"));
    let place = HallPlace::alone(&PathBuf::from(folder).join("hall"), port, tables);
    let (tell, news) = sync_channel(1024);
    let (end, codes) = HallEnd::open(&place, |news| news, tell).expect("a hall");
    for code in codes.tables {
        println!("{code}");
    }
    let heard: Arc<(Mutex<Heard>, Condvar)> = Arc::default();
    let hears = heard.clone();
    // The desk must keep reading its news.
    let desk = std::thread::spawn(move || {
        while let Ok(news) = news.recv() {
            let HallNews::Row(row) = news else { continue };
            let written = row.body.split(' ').next().and_then(|text| text.parse().ok());
            let micros = written.map(|written: u64| super::now().saturating_sub(written));
            let mut heard = hears.0.lock().expect("held by nobody who panics");
            heard.rows += 1;
            heard.micros.extend(micros);
            hears.1.notify_one();
        }
    });
    for line in std::io::stdin().lines().map_while(Result::ok) {
        let mut now = heard.0.lock().expect("held by nobody who panics");
        match line.as_str() {
            "end" => break,
            "tell" => {
                let told: Vec<String> = now.micros.drain(..).map(|one| one.to_string()).collect();
                println!("{}\n{}", told.join(" "), memory());
            }
            wanted => {
                let wanted: u64 = wanted.parse().expect("a number");
                while now.rows < wanted {
                    now = heard.1.wait(now).expect("held by nobody who panics");
                }
                println!("has");
            }
        }
    }
    drop(end);
    desk.join().expect("the desk");
}

/// What the desk has told.
#[derive(Default)]
struct Heard {
    rows: u64,
    micros: Vec<u64>,
}

/// The current memory of this process, and its peak.
fn memory() -> String {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let lines =
        status.lines().filter(|line| line.starts_with("VmRSS") || line.starts_with("VmHWM"));
    lines
        .map(|line| line.split_whitespace().collect::<Vec<_>>().join(" "))
        .collect::<Vec<_>>()
        .join(", ")
}
