//! A hall with its own server and folder, and tables that write rows to it.

use std::collections::BTreeMap;
use std::io;
use std::net::{TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};
use std::time::{Duration, Instant};

use hector::devices::folders;
use hector::devices::hall::{
    ArbiterOfHall, DeskEnd, DeskWish, HallCode, HallEnd, HallFault, HallNews, HallPlace, HallRow,
    NewCodes, Outbox, TableEnd, TableNews, TableRow,
};
use hector::devices::journal::{Chain, DeviceKey, Hash, NewRow, Row, RowKind};

/// A limit that holds on a busy machine too.
const PATIENCE: Duration = Duration::from_secs(30);
/// More news than come while a test is busy with something else: a full queue would block the hall.
const MOST_NEWS: usize = 8192;

/// A folder that is removed with its test.
pub(crate) struct Folder(pub(crate) PathBuf);

impl Folder {
    pub(crate) fn new() -> Folder {
        Folder(folders::make_temporary("hector-hall-test").expect("a folder"))
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// What a hall has reported: to its own desk, or to a remote one.
pub(crate) struct Heard {
    news: Receiver<HallNews>,
    /// The rows of each game, in order.
    pub(crate) rows: BTreeMap<String, Vec<TableRow>>,
    /// The number of all rows.
    pub(crate) row_count: u64,
    /// Everything else that was reported.
    pub(crate) told: Vec<HallNews>,
}

/// An open hall.
pub(crate) struct OpenHall {
    pub(crate) end: HallEnd,
    pub(crate) heard: Heard,
}

/// A remote desk of an arbiter.
pub(crate) struct OpenDesk {
    pub(crate) end: DeskEnd,
    pub(crate) heard: Heard,
}

/// The first of this many adjacent free ports.
pub(crate) fn ports(many: u16) -> u16 {
    static GIVEN: AtomicUsize = AtomicUsize::new(0);
    // No two tests of this program try the same ports.
    let mine = GIVEN.fetch_add(1, Ordering::Relaxed) % 64;
    let ours = usize::try_from(std::process::id() % 97).expect("small");
    (20_000..32_000)
        .step_by(12)
        .skip(ours)
        .skip(mine)
        .step_by(64)
        .find(|first| {
            let is_free = |port| TcpListener::bind(("0.0.0.0", port)).is_ok();
            (*first..*first + many).all(is_free)
        })
        .expect("ports")
}

/// A place for a hall with a server of its own.
pub(crate) fn place(folder: &Path, tables: u32) -> HallPlace {
    HallPlace { low_clock: Some(30), ..HallPlace::alone(folder, ports(2), tables) }
}

/// The arbiters of the hall.
pub(crate) fn arbiters(named: &[(&str, &str)]) -> Vec<ArbiterOfHall> {
    let one = |(name, sections): &(&str, &str)| ArbiterOfHall {
        name: (*name).to_owned(),
        sections: (*sections).to_owned(),
    };
    named.iter().map(one).collect()
}

impl OpenHall {
    pub(crate) fn open(place: &HallPlace) -> (OpenHall, NewCodes) {
        let (sender, news) = sync_channel(MOST_NEWS);
        let (end, codes) = opened(place, &sender);
        (OpenHall { end, heard: Heard::of(news) }, codes)
    }

    pub(crate) fn does(&self, wish: DeskWish) {
        assert!(self.end.wish(wish), "too much waits");
    }
}

impl OpenDesk {
    pub(crate) fn open(code: &HallCode) -> OpenDesk {
        let (sender, news) = sync_channel(MOST_NEWS);
        let end = DeskEnd::join(code, |news| news, sender).expect("a desk");
        OpenDesk { end, heard: Heard::of(news) }
    }

    pub(crate) fn does(&self, wish: DeskWish) {
        assert!(self.end.wish(wish), "too much waits");
    }
}

impl Heard {
    fn of(news: Receiver<HallNews>) -> Heard {
        Heard { news, rows: BTreeMap::new(), row_count: 0, told: Vec::new() }
    }

    /// Waits until this holds for what was reported.
    pub(crate) fn wait(&mut self, what: &str, holds: impl Fn(&Heard) -> bool) {
        self.wait_so_long(PATIENCE, what, holds);
    }

    /// Like `wait`, with another limit.
    pub(crate) fn wait_so_long(
        &mut self,
        patience: Duration,
        what: &str,
        holds: impl Fn(&Heard) -> bool,
    ) {
        let until = Instant::now() + patience;
        while !holds(self) {
            let left = until.saturating_duration_since(Instant::now());
            match self.news.recv_timeout(left) {
                Ok(HallNews::Row(row)) => {
                    self.rows.entry(row.game.clone()).or_default().push(*row);
                    self.row_count += 1;
                }
                Ok(other) => self.told.push(other),
                Err(_) => panic!("{what}: {} rows, {:?}", self.row_count, self.told),
            }
        }
    }

    /// Waits until this is reported, or was before.
    pub(crate) fn hears(&mut self, wanted: &HallNews) {
        self.wait(&format!("{wanted:?}"), |heard| heard.told.contains(wanted));
    }

    /// Whether a record has arrived completely, each row once and in order.
    pub(crate) fn has(&self, record: &WrittenRecord) -> bool {
        self.rows.get(&record.game()).is_some_and(|rows| record.is_told_by(rows))
    }

    /// The same for many records. Compares them only when the number of rows is right, because this is called for every
    /// row.
    pub(crate) fn has_all(&self, records: &[WrittenRecord]) -> bool {
        let come = |record: &WrittenRecord| self.rows.get(&record.game()).map_or(0, Vec::len);
        records.iter().all(|record| come(record) == record.rows.len())
            && records.iter().all(|record| self.has(record))
    }
}

/// A record as a table writes it.
pub(crate) struct WrittenRecord {
    key: DeviceKey,
    chain: Chain,
    pub(crate) rows: Vec<Row>,
}

impl WrittenRecord {
    pub(crate) fn begin(folder: &Path, name: &str) -> WrittenRecord {
        let key = device_key(folder, name);
        let chain = Chain::of(key.public());
        let mut record = WrittenRecord { key, chain, rows: Vec::new() };
        record.write(RowKind::Head, &format!("the game of {name}"));
        record
    }

    /// Writes a row, and returns it in the form for the hall.
    pub(crate) fn write(&mut self, kind: RowKind, body: &str) -> HallRow {
        let wall = i64::try_from(self.rows.len()).expect("few") * 1000;
        let row = self.chain.write(&self.key, &NewRow { wall, kind, body: body.to_owned() });
        self.rows.push(row.clone());
        self.sent(row)
    }

    /// The next row as another device would write it. It does not belong to this record.
    pub(crate) fn forged(&self, key: &DeviceKey, kind: RowKind, body: &str) -> HallRow {
        let mut chain = self.chain;
        self.sent(chain.write(key, &NewRow { wall: 0, kind, body: body.to_owned() }))
    }

    pub(crate) fn all(&self) -> Vec<HallRow> {
        self.rows.iter().map(|row| self.sent(row.clone())).collect()
    }

    fn sent(&self, row: Row) -> HallRow {
        let key = (row.number == 0).then(|| self.key.public());
        HallRow { row, withheld: false, key }
    }

    /// Whether these are its rows, each once and in order.
    fn is_told_by(&self, rows: &[TableRow]) -> bool {
        let is_it = |(told, row): (&TableRow, &Row)| {
            (told.number, told.wall, told.kind.name(), &told.body)
                == (row.number, row.wall, row.kind.as_str(), &row.body)
        };
        rows.len() == self.rows.len() && rows.iter().zip(&self.rows).all(is_it)
    }

    pub(crate) fn last(&self) -> Hash {
        self.chain.last()
    }

    pub(crate) fn game(&self) -> String {
        let hash = self.rows.first().map(|row| row.hash.clone()).unwrap_or_default();
        hash.iter().take(8).map(|byte| format!("{byte:02x}")).collect()
    }
}

/// The key that signs the rows of a record in this folder.
pub(crate) fn device_key(folder: &Path, name: &str) -> DeviceKey {
    DeviceKey::load_or_create(&folder.join(name)).expect("a key")
}

/// A table that is connected to a hall.
pub(crate) struct OpenTable {
    pub(crate) end: TableEnd,
    pub(crate) outbox: Outbox,
    pub(crate) news: Receiver<TableNews>,
}

impl OpenTable {
    /// A table for each record, with the codes of a hall.
    pub(crate) fn all(codes: &[HallCode], records: &[WrittenRecord]) -> Vec<OpenTable> {
        codes.iter().zip(records).map(|(code, record)| OpenTable::open(code, record)).collect()
    }

    pub(crate) fn open(code: &HallCode, record: &WrittenRecord) -> OpenTable {
        let outbox = Outbox::default();
        outbox.take(record.all());
        OpenTable::with(code, outbox)
    }

    pub(crate) fn with(code: &HallCode, outbox: Outbox) -> OpenTable {
        OpenTable::joins(code, outbox, 0)
    }

    /// A table whose record has all orders up to this one.
    pub(crate) fn that_has_taken(taken: u64, code: &HallCode, record: &WrittenRecord) -> OpenTable {
        let outbox = Outbox::default();
        outbox.take(record.all());
        OpenTable::joins(code, outbox, taken)
    }

    fn joins(code: &HallCode, outbox: Outbox, taken: u64) -> OpenTable {
        let (sender, news) = sync_channel(1024);
        let end =
            TableEnd::join(code, outbox.clone(), taken, |news| news, sender).expect("a table");
        OpenTable { end, outbox, news }
    }

    pub(crate) fn hears(&self, wanted: &TableNews) {
        let until = Instant::now() + PATIENCE;
        loop {
            let left = until.saturating_duration_since(Instant::now());
            match self.news.recv_timeout(left) {
                Ok(news) if news == *wanted => return,
                Ok(_) => {}
                Err(_) => panic!("{wanted:?} was not heard"),
            }
        }
    }
}

/// Sends bytes to a hall, and reads until it hangs up.
pub(crate) fn greet(port: u16, said: &[u8]) -> Vec<u8> {
    use std::io::{Read as _, Write as _};
    let mut stream = TcpStream::connect(("127.0.0.1", port)).expect("a hall");
    stream.set_read_timeout(Some(PATIENCE)).expect("a limit");
    stream.write_all(said).expect("heard");
    let mut answer = Vec::new();
    let _ = stream.read_to_end(&mut answer);
    answer
}

/// Opens a hall. Tries again for a while: a process that another test starts at this moment can inherit the socket of
/// the previous hall until it executes its own program.
fn opened(place: &HallPlace, sender: &SyncSender<HallNews>) -> (HallEnd, NewCodes) {
    let until = Instant::now() + PATIENCE;
    loop {
        match HallEnd::open(place, |news| news, sender.clone()) {
            Err(HallFault::System(error))
                if error.kind() == io::ErrorKind::AddrInUse && Instant::now() < until =>
            {
                std::thread::sleep(Duration::from_millis(20));
            }
            opened => return opened.expect("a hall"),
        }
    }
}
