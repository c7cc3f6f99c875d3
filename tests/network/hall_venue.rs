//! A venue of a hall, with a server of its own: the line between the two is cut while games are played.

use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use hector::devices::hall::{
    HallNews, HallServers, HallVenue, TableNews, configure, server_program,
};
use hector::devices::journal::RowKind;

use crate::common::in_a_hall::{Folder, OpenHall, OpenTable, WrittenRecord, place, ports};
use crate::common::proxy::{Road, Weather};

/// A server looks for a way that was cut at its leisure.
const PATIENCE: Duration = Duration::from_secs(60);

struct RunningServer(Child);

impl RunningServer {
    fn start(folder: &Path) -> RunningServer {
        let log = std::fs::File::create(folder.join("log")).expect("a log");
        let process = Command::new(server_program().expect("nats-server"))
            .args(["-c", "server.conf"])
            .current_dir(folder)
            .stdout(Stdio::null())
            .stderr(log)
            .spawn();
        RunningServer(process.expect("a server"))
    }
}

impl Drop for RunningServer {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

#[test]
fn tables_of_a_venue_go_on_while_its_line_is_cut_and_everything_comes_once_and_in_order() {
    let folder = Folder::new();
    let mut place = place(&folder.0, 2);
    let first = ports(9);
    let local = |port| ("127.0.0.1".to_owned(), port);
    let venue = HallVenue::new("berlin", local(first + 6), vec![2..=2]).expect("a venue");
    let configured = configure(&place, &[local(first)], &[venue]).expect("configured");
    let [hub, leaf] = &configured.folders[..] else { panic!("{:?}", configured.folders) };
    // The line of the venue is one that can be cut.
    let road = Road::to(SocketAddr::from(([127, 0, 0, 1], first + 2)));
    let (conf, way) = (leaf.join("server.conf"), format!("127.0.0.1:{}", first + 2));
    let text = std::fs::read_to_string(&conf).expect("a file");
    assert!(text.contains(&way), "{text}");
    std::fs::write(&conf, text.replace(&way, &road.address.to_string())).expect("a file");
    let _hub = RunningServer::start(hub);
    let _leaf = RunningServer::start(leaf);
    place.servers = HallServers::Running(vec![local(first)]);
    let (mut hall, _) = OpenHall::open(&place);
    let mut records = ["one", "two"].map(|name| WrittenRecord::begin(&folder.0, name));
    let codes = configured.codes.tables;
    let tables = [0, 1].map(|at| OpenTable::open(&codes[at], &records[at]));
    let all = |hall: &mut OpenHall, records: &[WrittenRecord], what: &str| {
        hall.heard.wait_so_long(PATIENCE, what, |heard| heard.has_all(records));
    };
    all(&mut hall, &records, "both games");
    // Until the hall had made the stream of the venue, a table there had nobody to report to.
    let _: Vec<TableNews> = tables[1].news.try_iter().collect();
    for cut in 0..2 {
        road.becomes(Weather::Closed);
        road.is_cut();
        for (table, record) in tables.iter().zip(&mut records) {
            for number in 0..40 {
                let text = format!("cut {cut}, fact {number}");
                table.outbox.take(vec![record.write(RowKind::Fact, &text)]);
            }
        }
        // Where the line is whole it goes on as ever.
        hall.heard.wait("the other table", |heard| heard.has(&records[0]));
        assert!(!hall.heard.has(&records[1]), "nothing comes through a line that is cut");
        if cut == 1 {
            hall.heard.wait_so_long(PATIENCE, "silence", |heard| {
                heard.told.contains(&HallNews::Silent(2))
            });
        }
        road.becomes(Weather::Fair);
        all(&mut hall, &records, "what came meanwhile");
    }
    // Nobody at the venue has been told that the hall is away.
    let told: Vec<TableNews> = tables[1].news.try_iter().collect();
    assert!(!told.contains(&TableNews::Alone), "{told:?}");
    let foreign = |news: &HallNews| matches!(news, HallNews::Foreign { .. });
    assert!(!hall.heard.told.iter().any(foreign), "{:?}", hall.heard.told);
}
