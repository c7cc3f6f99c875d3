//! Publishes files that others read while they change, and sends games to a server that shows them to the world. A
//! thread of its own does both, so that no caller waits for a disk or a network. Of what waits, only the newest version
//! of each name is kept.

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

/// A server that shows games to the public.
#[derive(Clone)]
pub struct BroadcastServer {
    /// The address to which games are sent.
    pub address: WebAddress,
    /// The access token. It appears in no message and in no list of processes.
    pub secret: String,
}

#[derive(Debug)]
pub enum PressNews {
    /// A file cannot be written. The press tries again.
    NotWritten {
        path: PathBuf,
        error: io::Error,
    },
    WrittenAgain,
    /// The server does not accept games. The press sends them again.
    NotShown(FetchFault),
    /// The server accepts games again.
    ShownAgain,
}

/// Publishes from a thread of its own, which ends when this is dropped.
pub struct PrintingPress {
    shared: Arc<PressCounter>,
    thread: Option<JoinHandle<()>>,
}

/// Games in one request. Such servers accept this many.
const MOST_A_REQUEST: usize = 100;
/// How long games are collected before a request.
const GATHERING: Duration = Duration::from_secs(2);
/// The wait after the first failure, and the longest wait.
const FIRST_WAIT: Duration = Duration::from_secs(1);
const LONGEST_WAIT: Duration = Duration::from_secs(60);
/// Limit for an answer of the server.
const PATIENCE: Duration = Duration::from_secs(10);

/// What the callers and the thread share.
#[derive(Default)]
struct PressCounter {
    desk: Mutex<PressDesk>,
    woken: Condvar,
}

/// The files and games that wait.
#[derive(Default)]
struct PressDesk {
    files: BTreeMap<PathBuf, String>,
    shown: BTreeMap<PathBuf, String>,
    is_closed: bool,
}

impl PrintingPress {
    /// A press that writes files into a folder, and sends games to a server if there is one.
    ///
    /// # Errors
    /// If the system cannot start a thread.
    pub fn start<E: Send + 'static>(
        folder: PathBuf,
        server: Option<BroadcastServer>,
        wrap: fn(PressNews) -> E,
        events: SyncSender<E>,
    ) -> io::Result<PrintingPress> {
        let shared = Arc::new(PressCounter::default());
        let tell = move |news| deliver(&events, wrap(news));
        let (disk, shows) = (PaperTaker::new(Duration::ZERO), PaperTaker::new(GATHERING));
        let taken = BTreeMap::new();
        let printer = Printer { folder, server, shared: shared.clone(), tell, disk, shows, taken };
        let thread = thread::Builder::new().name("press".to_owned()).spawn(|| printer.work())?;
        Ok(PrintingPress { shared, thread: Some(thread) })
    }

    /// Writes a file in the folder.
    pub fn print(&self, name: PathBuf, text: String) {
        self.with(|desk| drop(desk.files.insert(name, text)));
    }

    /// Like `print`, and sends the game to the server too.
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

/// Files that wait are tried once more before the press ends. No new request starts. A running one is waited for,
/// twenty seconds at most.
impl Drop for PrintingPress {
    fn drop(&mut self) {
        self.with(|desk| desk.is_closed = true);
        if let Some(thread) = self.thread.take() {
            let _ = thread.join();
        }
    }
}

/// The disk or the server. Each has its own fault, so that a lasting fault of one does not hide a fault of the other.
struct PaperTaker {
    /// The wait between two tries while they succeed.
    pause: Duration,
    /// The wait between two tries while they fail.
    refuses: Option<Duration>,
    tried: Instant,
}

impl PaperTaker {
    fn new(pause: Duration) -> PaperTaker {
        PaperTaker { pause, refuses: None, tried: Instant::now() }
    }

    /// How long until the next try.
    fn rests(&self, now: Instant) -> Duration {
        let wait = self.refuses.unwrap_or(self.pause);
        wait.saturating_sub(now.saturating_duration_since(self.tried))
    }

    /// Records a try. Returns news when a failure starts and when it ends.
    fn tried(&mut self, outcome: Result<(), PressNews>, again: PressNews) -> Option<PressNews> {
        self.tried = Instant::now();
        match (outcome, self.refuses) {
            (Ok(()), None) => None,
            (Ok(()), Some(_)) => {
                self.refuses = None;
                Some(again)
            }
            (Err(news), None) => {
                self.refuses = Some(FIRST_WAIT);
                Some(news)
            }
            (Err(_), Some(waited)) => {
                self.refuses = Some((waited * 2).min(LONGEST_WAIT));
                None
            }
        }
    }
}

impl PressDesk {
    /// Whether to go on waiting: no file waits, or the disk has just refused them.
    fn has_time(&self, disk: &PaperTaker) -> bool {
        !self.is_closed && (self.files.is_empty() || disk.refuses.is_some())
    }
}

impl PressCounter {
    fn lock(&self) -> MutexGuard<'_, PressDesk> {
        // Ignore poisoning: the waiting files are always consistent.
        self.desk.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

struct Printer<T> {
    folder: PathBuf,
    server: Option<BroadcastServer>,
    shared: Arc<PressCounter>,
    tell: T,
    disk: PaperTaker,
    shows: PaperTaker,
    /// Each game in the version that the server accepted last.
    taken: BTreeMap<PathBuf, String>,
}

impl<T: Fn(PressNews)> Printer<T> {
    fn work(mut self) {
        loop {
            let (files, is_closed) = self.next_files();
            let written = if files.is_empty() { None } else { Some(self.write(files)) };
            if is_closed {
                return;
            }
            if let Some(written) = written {
                self.disk.tried(written, PressNews::WrittenAgain).into_iter().for_each(&self.tell);
            }
            if self.shows.rests(Instant::now()).is_zero() {
                let shown = self.show();
                self.shows.tried(shown, PressNews::ShownAgain).into_iter().for_each(&self.tell);
            }
        }
    }

    /// Waits until there are files to write or the server is due. Returns the files, if the disk is due, and whether
    /// this is the last time.
    fn next_files(&self) -> (BTreeMap<PathBuf, String>, bool) {
        let now = Instant::now();
        let shows = self.shows.rests(now);
        let limit = self.disk.refuses.map_or(shows, |_| shows.min(self.disk.rests(now)));
        let has_time = |desk: &mut PressDesk| desk.has_time(&self.disk);
        let (mut desk, _) = self
            .shared
            .woken
            .wait_timeout_while(self.shared.lock(), limit, has_time)
            .unwrap_or_else(PoisonError::into_inner);
        let is_tried = desk.is_closed || self.disk.rests(Instant::now()).is_zero();
        let files = if is_tried { std::mem::take(&mut desk.files) } else { BTreeMap::new() };
        (files, desk.is_closed)
    }

    /// Writes the files. One that cannot be written waits again, unless a newer version does.
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

    /// Sends changed games to the server, in several requests if there are many.
    fn show(&mut self) -> Result<(), PressNews> {
        let mut waiting = std::mem::take(&mut self.shared.lock().shown);
        let Some(server) = &self.server else { return Ok(()) };
        // Games that the server already has in this version are not sent again.
        waiting.retain(|name, text| self.taken.get(name) != Some(text));
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
            self.taken.extend(some.iter().cloned());
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
        // The file is written again for the next request.
        let _ = std::fs::remove_file(&path);
        posted
    }
}

/// The file that is sent to the server.
const REQUEST: &str = "request.pgn.sending";

#[cfg(test)]
mod tests {
    use std::sync::mpsc::sync_channel;

    use super::*;

    #[test]
    fn what_the_disk_refuses_is_not_tried_without_a_pause() {
        let (mut desk, mut disk) = (PressDesk::default(), PaperTaker::new(Duration::ZERO));
        assert!(desk.has_time(&disk));
        desk.files.insert(PathBuf::from("game.pgn"), String::new());
        assert!(!desk.has_time(&disk) && disk.rests(Instant::now()).is_zero(), "at once");
        assert!(disk.tried(Err(refused()), PressNews::WrittenAgain).is_some());
        assert!(desk.has_time(&disk) && !disk.rests(disk.tried).is_zero(), "it waits");
        desk.is_closed = true;
        assert!(!desk.has_time(&disk), "nobody who leaves is kept");
    }

    fn refused() -> PressNews {
        PressNews::NotShown(FetchFault::Refused(503))
    }

    #[test]
    fn a_fault_is_told_once_and_tried_again_later_and_later() {
        let mut server = PaperTaker::new(GATHERING);
        let again = || PressNews::ShownAgain;
        assert!(server.tried(Ok(()), again()).is_none());
        assert!(matches!(server.tried(Err(refused()), again()), Some(PressNews::NotShown(_))));
        let mut waits = Vec::new();
        for _ in 0..8 {
            waits.push(server.rests(server.tried).as_secs());
            assert!(server.tried(Err(refused()), again()).is_none(), "told once");
        }
        assert_eq!(waits, [1, 2, 4, 8, 16, 32, 60, 60]);
        assert!(matches!(server.tried(Ok(()), again()), Some(PressNews::ShownAgain)));
        assert!(server.tried(Ok(()), again()).is_none());
    }

    #[test]
    fn a_fault_of_the_disk_hides_none_of_the_server() {
        let folder = folders::make_temporary("hector-press").expect("a folder");
        let in_the_way = folder.join("game.pgn");
        std::fs::create_dir_all(in_the_way.join("more")).expect("a folder");
        let address = WebAddress::read("http://127.0.0.1:1/").expect("an address");
        let server = BroadcastServer { address, secret: "none".to_owned() };
        let (sender, news) = sync_channel(10);
        let press = PrintingPress::start(folder.clone(), Some(server), |news| news, sender)
            .expect("a press");
        press.show(PathBuf::from("game.pgn"), "1. e4 *".to_owned());
        let told = || news.recv_timeout(Duration::from_secs(30)).expect("news");
        assert!(matches!(told(), PressNews::NotWritten { .. }));
        assert!(matches!(told(), PressNews::NotShown(_)), "while the disk refuses still");
        std::fs::remove_dir_all(&in_the_way).expect("it is there");
        assert!(matches!(told(), PressNews::WrittenAgain), "while the server is away still");
        drop(press);
        std::fs::remove_dir_all(&folder).expect("nothing stays");
    }

    #[test]
    fn a_game_that_has_not_changed_is_sent_once() {
        use std::io::{Read as _, Write as _};
        let folder = folders::make_temporary("hector-press").expect("a folder");
        let listener = std::net::TcpListener::bind("127.0.0.1:0").expect("a port");
        let port = listener.local_addr().expect("a port").port();
        let (asked, requests) = sync_channel(10);
        thread::spawn(move || {
            for mut connection in listener.incoming().flatten() {
                let mut request = String::new();
                while !request.ends_with('*') {
                    let mut bytes = [0; 4_096];
                    let Ok(length @ 1..) = connection.read(&mut bytes) else { break };
                    request.push_str(&String::from_utf8_lossy(&bytes[..length]));
                }
                let _ = connection.write_all(
                    b"HTTP/1.1 200 OK\r\nContent-Length: 0\r\nConnection: close\r\n\r\n",
                );
                let _ = asked.send(request);
            }
        });
        let address = WebAddress::read(&format!("http://127.0.0.1:{port}/")).expect("an address");
        let server = BroadcastServer { address, secret: "none".to_owned() };
        let (sender, _news) = sync_channel(10);
        let press = PrintingPress::start(folder.clone(), Some(server), |news| news, sender);
        let press = press.expect("a press");
        let shows = |name: &str, text: &str| press.show(PathBuf::from(name), text.to_owned());
        shows("one.pgn", "1. e4 *");
        let sent = || requests.recv_timeout(Duration::from_secs(30)).expect("a request");
        assert!(sent().ends_with("1. e4 *"));
        shows("one.pgn", "1. e4 *");
        shows("other.pgn", "1. d4 *");
        let second = sent();
        assert!(second.ends_with("1. d4 *") && !second.contains("1. e4 *"), "{second}");
        shows("one.pgn", "1. e4 e5 *");
        assert!(sent().ends_with("1. e4 e5 *"));
        drop(press);
        std::fs::remove_dir_all(&folder).expect("nothing stays");
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
        assert!(matches!(told(), PressNews::WrittenAgain));
        drop(press);
        let written = std::fs::read_to_string(place.join("game.pgn")).expect("a file");
        std::fs::remove_dir_all(&folder).expect("nothing stays");
        assert_eq!(written, "1. e4 *");
    }
}
