//! What is published: files that others read while they change, and games handed to a server that shows them to
//! the world. A thread of its own does both, so that nobody waits for a disk or a network; of what waits only
//! the newest of each name counts. Never knows what a paper says.

use std::collections::BTreeMap;
use std::io;
use std::path::PathBuf;
use std::sync::mpsc::SyncSender;
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

use super::deliver::deliver;
use super::fetching::{self, FetchFault, WebAddress};
use super::{folders, whole};

/// Where games are shown to the world.
#[derive(Clone)]
pub struct BroadcastServer {
    /// The address that takes games.
    pub address: WebAddress,
    /// What lets us in there. It stands in no message and in no list of processes.
    pub secret: String,
}

/// What a press tells.
#[derive(Debug)]
pub enum PressNews {
    /// A file cannot be written. It is tried again.
    NotWritten {
        /// Which.
        path: PathBuf,
        /// Why.
        error: io::Error,
    },
    /// The server does not take games. They are handed to it again.
    NotShown(FetchFault),
    /// What could not be published is published.
    WellAgain,
}

/// A press with its thread, which ends with it.
pub struct PrintingPress {
    shared: Arc<PressCounter>,
    thread: Option<JoinHandle<()>>,
}

/// How many games one request may have, which is what such servers take.
const MOST_A_REQUEST: usize = 100;
/// How long games are gathered before a request.
const GATHERING: Duration = Duration::from_secs(2);
/// How long one waits after the first failure, and at most.
const FIRST_WAIT: Duration = Duration::from_secs(1);
const LONGEST_WAIT: Duration = Duration::from_secs(60);
/// How long a server may take to answer.
const PATIENCE: Duration = Duration::from_secs(10);

/// What whoever prints and the thread have in common.
#[derive(Default)]
struct PressCounter {
    desk: Mutex<PressDesk>,
    woken: Condvar,
}

/// What waits.
#[derive(Default)]
struct PressDesk {
    files: BTreeMap<PathBuf, String>,
    shown: BTreeMap<PathBuf, String>,
    is_closed: bool,
}

impl PrintingPress {
    /// A press that puts files into a folder, and shows games at a server if there is one.
    ///
    /// # Errors
    /// Where there is no thread for it.
    pub fn start<E: Send + 'static>(
        folder: PathBuf,
        server: Option<BroadcastServer>,
        wrap: fn(PressNews) -> E,
        events: SyncSender<E>,
    ) -> io::Result<PrintingPress> {
        let shared = Arc::new(PressCounter::default());
        let tell = move |news| deliver(&events, wrap(news));
        let disk = DiskMood::Takes;
        let printer = Printer { folder, server, shared: shared.clone(), tell, failed: None, disk };
        let thread = thread::Builder::new().name("press".to_owned()).spawn(|| printer.work())?;
        Ok(PrintingPress { shared, thread: Some(thread) })
    }

    /// Puts a file in its place in the folder.
    pub fn print(&self, name: PathBuf, text: String) {
        self.with(|desk| drop(desk.files.insert(name, text)));
    }

    /// The same for a game that is shown to the world too.
    pub fn show(&self, name: PathBuf, text: String) {
        self.with(|desk| {
            desk.shown.insert(name.clone(), text.clone());
            desk.files.insert(name, text);
        });
    }

    fn with(&self, change: impl FnOnce(&mut PressDesk)) {
        change(&mut self.shared.lock());
        self.shared.woken.notify_one();
    }
}

/// What waits to be written is tried once more before it ends, and no new request is begun. One that is under way
/// is waited for, twenty seconds at most.
impl Drop for PrintingPress {
    fn drop(&mut self) {
        self.with(|desk| desk.is_closed = true);
        if let Some(thread) = self.thread.take() {
            let _ = thread.join();
        }
    }
}

/// How the disk took what was last written.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum DiskMood {
    Takes,
    Refuses,
}

impl PressDesk {
    /// Whether there is time: nothing waits to be written, or only what the disk has just refused.
    fn has_time(&self, disk: DiskMood) -> bool {
        !self.is_closed && (self.files.is_empty() || disk == DiskMood::Refuses)
    }
}

impl PressCounter {
    fn lock(&self) -> MutexGuard<'_, PressDesk> {
        // What waits is whole whoever failed while holding it.
        self.desk.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

struct Printer<T> {
    folder: PathBuf,
    server: Option<BroadcastServer>,
    shared: Arc<PressCounter>,
    tell: T,
    /// How long is waited after a failure, while there is one.
    failed: Option<Duration>,
    disk: DiskMood,
}

impl<T: Fn(PressNews)> Printer<T> {
    fn work(mut self) {
        let mut shown = Instant::now();
        loop {
            let (files, is_closed) = {
                let desk = self.shared.lock();
                let disk = self.disk;
                let has_time = |desk: &mut PressDesk| desk.has_time(disk);
                let limit = self.failed.unwrap_or(GATHERING);
                let (mut desk, _) = self
                    .shared
                    .woken
                    .wait_timeout_while(desk, limit, has_time)
                    .unwrap_or_else(PoisonError::into_inner);
                (std::mem::take(&mut desk.files), desk.is_closed)
            };
            let written = self.write(files);
            self.disk = if written.is_ok() { DiskMood::Takes } else { DiskMood::Refuses };
            if is_closed {
                return;
            }
            let wait = self.failed.unwrap_or(GATHERING);
            let outcome = match written {
                Ok(()) if shown.elapsed() >= wait => {
                    shown = Instant::now();
                    self.show()
                }
                Ok(()) => continue,
                Err(news) => Err(news),
            };
            self.take_outcome(outcome);
        }
    }

    /// Tells a failure once, and when it is over.
    fn take_outcome(&mut self, outcome: Result<(), PressNews>) {
        match (outcome, self.failed) {
            (Ok(()), None) => {}
            (Ok(()), Some(_)) => {
                self.failed = None;
                (self.tell)(PressNews::WellAgain);
            }
            (Err(news), None) => {
                self.failed = Some(FIRST_WAIT);
                (self.tell)(news);
            }
            (Err(_), Some(waited)) => self.failed = Some((waited * 2).min(LONGEST_WAIT)),
        }
    }

    /// Writes the files; those that cannot be written wait again, unless a newer one does.
    fn write(&self, files: BTreeMap<PathBuf, String>) -> Result<(), PressNews> {
        let mut outcome = Ok(());
        for (name, text) in files {
            let path = self.folder.join(&name);
            let folder = path.parent().unwrap_or(&self.folder);
            let written =
                folders::make_private(folder).and_then(|_| whole::replace_private(&path, &text));
            if let Err(error) = written {
                self.shared.lock().files.entry(name).or_insert(text);
                outcome = Err(PressNews::NotWritten { path, error });
            }
        }
        outcome
    }

    /// Hands what changed to the server, some games at a time.
    fn show(&self) -> Result<(), PressNews> {
        let waiting = std::mem::take(&mut self.shared.lock().shown);
        let Some(server) = &self.server else { return Ok(()) };
        let games: Vec<(PathBuf, String)> = waiting.into_iter().collect();
        for (index, some) in games.chunks(MOST_A_REQUEST).enumerate() {
            if let Err(news) = self.post(server, some) {
                let left = games.iter().skip(index * MOST_A_REQUEST);
                let mut desk = self.shared.lock();
                for (name, text) in left {
                    desk.shown.entry(name.clone()).or_insert_with(|| text.clone());
                }
                return Err(news);
            }
        }
        Ok(())
    }

    fn post(&self, server: &BroadcastServer, games: &[(PathBuf, String)]) -> Result<(), PressNews> {
        let path = self.folder.join(REQUEST);
        let texts: Vec<&str> = games.iter().map(|(_, text)| text.as_str()).collect();
        let posted = folders::make_private(&self.folder)
            .and_then(|_| whole::replace_private(&path, texts.join("\n")))
            .map_err(|error| PressNews::NotWritten { path: path.clone(), error })
            .and_then(|()| {
                fetching::post(&server.address, &server.secret, &path, PATIENCE)
                    .map_err(PressNews::NotShown)
            });
        // It is written again for the next request.
        let _ = std::fs::remove_file(&path);
        posted
    }
}

/// What is on its way to the server.
const REQUEST: &str = "request.pgn.sending";

#[cfg(test)]
mod tests {
    use std::sync::mpsc::sync_channel;

    use super::*;

    #[test]
    fn what_the_disk_refuses_is_not_tried_without_a_pause() {
        let mut desk = PressDesk::default();
        assert!(desk.has_time(DiskMood::Takes));
        desk.files.insert(PathBuf::from("game.pgn"), String::new());
        assert!(!desk.has_time(DiskMood::Takes), "it is written at once");
        assert!(desk.has_time(DiskMood::Refuses), "it waits");
        desk.is_closed = true;
        assert!(!desk.has_time(DiskMood::Refuses), "nobody who leaves is kept");
    }

    #[test]
    fn what_could_not_be_written_is_told_once_and_written_later() {
        let folder = folders::make_temporary("hector-press").expect("a folder");
        let place = folder.join("live");
        std::fs::write(&place, "no folder").expect("a file");
        let (sender, news) = sync_channel(10);
        let press =
            PrintingPress::start(place.clone(), None, |news| news, sender).expect("a press");
        press.print(PathBuf::from("game.pgn"), "1. e4 *".to_owned());
        let told = || news.recv_timeout(Duration::from_secs(30)).expect("news");
        assert!(matches!(told(), PressNews::NotWritten { .. }));
        std::fs::remove_file(&place).expect("it is there");
        assert!(matches!(told(), PressNews::WellAgain));
        drop(press);
        let written = std::fs::read_to_string(place.join("game.pgn")).expect("a file");
        std::fs::remove_dir_all(&folder).expect("nothing stays");
        assert_eq!(written, "1. e4 *");
    }
}
