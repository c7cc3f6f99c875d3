//! A hall on servers that it does not start itself, three in a cluster. Servers are killed one
//! after the other, and so is the hall; what happened is there once, in order and proven.

use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use hector::devices::hall::{HallPlace, HallServers, ServerAt, configure, server_program};
use hector::devices::journal::RowKind;

use crate::common::in_a_hall::{Folder, OpenHall, OpenTable, WrittenRecord, place, ports};
use crate::common::itself::only;
use crate::hall_crowd::{Crowd, Written};

/// A cluster chooses who leads it before it takes anything.
const PATIENCE: Duration = Duration::from_secs(90);

/// A nats-server in its folder.
struct RunningServer {
    folder: PathBuf,
    process: Child,
}

impl RunningServer {
    fn start(folder: &Path) -> RunningServer {
        let folder = folder.to_owned();
        let process = started(&folder);
        RunningServer { folder, process }
    }

    fn kill(&mut self) {
        self.process.kill().expect("killed");
        self.process.wait().expect("gone");
    }

    fn start_again(&mut self) {
        self.process = started(&self.folder);
    }
}

impl Drop for RunningServer {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

fn started(folder: &Path) -> Child {
    let log = std::fs::OpenOptions::new().create(true).append(true).open(folder.join("log"));
    Command::new(server_program().expect("nats-server"))
        .args(["-c", "server.conf"])
        .current_dir(folder)
        .stdout(Stdio::null())
        .stderr(log.expect("a log"))
        .spawn()
        .expect("a server")
}

fn local(port: u16) -> ServerAt {
    ("127.0.0.1".to_owned(), port)
}

/// What `hector hall configure` writes is what a nats-server reads, for every machine; and tables go on while
/// one of three is away.
#[test]
fn what_is_configured_runs_as_a_cluster_that_one_may_leave() {
    let folder = Folder::new();
    let mut place = place(&folder.0, 2);
    let first = ports(9);
    let cluster = [0, 3, 6].map(|more| local(first + more));
    let configured = configure(&place, &cluster, &[]).expect("configured");
    assert_eq!(configured.folders.len(), 3);
    for folder in &configured.folders {
        let checked = Command::new(server_program().expect("nats-server"))
            .args(["-t", "-c", "server.conf"])
            .current_dir(folder)
            .output()
            .expect("a server");
        assert!(checked.status.success(), "{}", String::from_utf8_lossy(&checked.stderr));
    }
    let mut servers: Vec<RunningServer> =
        configured.folders.iter().map(|folder| RunningServer::start(folder)).collect();
    place.servers = HallServers::Running(cluster.to_vec());
    let (mut hall, _) = OpenHall::open(&place);
    let mut records = ["one", "two"].map(|name| WrittenRecord::begin(&folder.0, name));
    let codes = configured.codes.tables;
    let tables = [0, 1].map(|at| OpenTable::open(&codes[at], &records[at]));
    hall.heard.wait_so_long(PATIENCE, "both", |heard| heard.has_all(&records));
    servers[0].kill();
    for (table, record) in tables.iter().zip(&mut records) {
        for number in 0..20 {
            table.outbox.take(vec![record.write(RowKind::Fact, &format!("fact {number}"))]);
        }
    }
    hall.heard.wait_so_long(PATIENCE, "all of it", |heard| heard.has_all(&records));
    servers[0].start_again();
}

/// How long the long form goes on, in seconds.
fn lasts() -> Duration {
    let seconds = std::env::var("HECTOR_HALL").ok().and_then(|text| text.parse().ok());
    Duration::from_secs(seconds.unwrap_or(60))
}

/// How many tables there are in it.
fn how_many() -> u32 {
    std::env::var("HECTOR_TABLES").ok().and_then(|text| text.parse().ok()).unwrap_or(100)
}

/// How long the tables may take to bring everything that was not there yet.
const LONG_PATIENCE: Duration = Duration::from_secs(600);

#[test]
#[ignore = "takes minutes: ./hector test hall"]
fn nothing_is_lost_and_nothing_doubled_while_servers_and_the_hall_are_killed() {
    let (folder, count, lasts) = (Folder::new(), how_many(), lasts());
    let mut place = place(&folder.0, count);
    let first = ports(9);
    let cluster = [0, 3, 6].map(|more| local(first + more));
    let configured = configure(&place, &cluster, &[]).expect("configured");
    let mut servers: Vec<RunningServer> =
        configured.folders.iter().map(|folder| RunningServer::start(folder)).collect();
    place.servers = HallServers::Running(cluster.to_vec());
    let mut hall = Some(HallOnItsOwn::start(&place, first));
    let mut crowd = Crowd::join(&configured.codes.tables, &folder.0);
    println!("{count} tables are there");
    // Six deaths in a short run, one a minute in a long one.
    let period = (lasts / 6).min(Duration::from_secs(60));
    let (began, mut deaths) = (Instant::now(), 0_u32);
    while period * (deaths + 1) < lasts {
        std::thread::sleep((period * (deaths + 1)).saturating_sub(began.elapsed()));
        let server = usize::try_from(deaths).expect("few") % servers.len();
        servers[server].kill();
        if deaths % 2 == 1 {
            hall = None;
        }
        crowd.cut();
        std::thread::sleep(Duration::from_secs(1));
        servers[server].start_again();
        hall.get_or_insert_with(|| HallOnItsOwn::start(&place, first));
        crowd.come_back();
        deaths += 1;
    }
    std::thread::sleep(lasts.saturating_sub(began.elapsed()));
    let written = crowd.stop_writing();
    let rows: u64 = written.iter().map(Written::rows).sum();
    println!("{rows} rows after {:?}", began.elapsed());
    drop(hall);
    let (mut hall, _) = OpenHall::open(&place);
    hall.heard.wait_so_long(LONG_PATIENCE, "every row", |heard| heard.row_count >= rows);
    let proven = written.iter().filter(|one| one.is_proven(&hall.heard, &folder.0)).count();
    println!("{proven} tables proven, {deaths} servers killed, {:?}", began.elapsed());
    assert_eq!((proven, hall.heard.row_count), (written.len(), rows));
    assert!(deaths >= 5, "only {deaths} servers were killed");
}

/// A hall in a process of its own, which is killed like one.
struct HallOnItsOwn(Child);

impl HallOnItsOwn {
    fn start(place: &HallPlace, first: u16) -> HallOnItsOwn {
        let figures = format!("{} {first} {}", place.port, place.tables);
        let process = only("hall_cluster::a_hall_in_a_process_of_its_own")
            .env("HECTOR_HALL_OF_A_TEST", format!("{figures} {}", place.folder.display()))
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .expect("a process");
        HallOnItsOwn(process)
    }
}

impl Drop for HallOnItsOwn {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// No test: what the one above starts as another process.
#[test]
#[ignore = "is started by a test"]
fn a_hall_in_a_process_of_its_own() {
    let Ok(told) = std::env::var("HECTOR_HALL_OF_A_TEST") else { return };
    let words: Vec<&str> = told.splitn(4, ' ').collect();
    let [port, first, tables, folder] = words[..] else { panic!("{told}") };
    let number = |text: &str| text.parse::<u16>().expect("a number");
    let mut place = place(Path::new(folder), number(tables).into());
    place.port = number(port);
    let cluster = [0, 3, 6].map(|more| local(number(first) + more));
    place.servers = HallServers::Running(cluster.to_vec());
    // The port of one that was killed may be held for a moment.
    let until = Instant::now() + Duration::from_secs(20);
    while std::net::TcpListener::bind(("0.0.0.0", place.port)).is_err() && Instant::now() < until {
        std::thread::sleep(Duration::from_millis(50));
    }
    let (mut hall, _) = OpenHall::open(&place);
    hall.heard.wait_so_long(Duration::from_secs(3600), "nothing", |_| false);
}
