//! The journal on a disk whose power is cut at every single operation, on a disk that
//! lies about what it has synced, and on one that is full.

use crate::common::{itself, power};
use std::fs;
use std::path::{Path, PathBuf};

use crate::common::dice::Dice;
use crate::common::power::Honesty;
use hector::devices::journal::{DeviceKey, Journal, JournalError, NewRow, RowKind, verify};

const APPENDS: usize = 40;

/// Set in the process whose every journal is on the disk of this test.
const ALONE: &str = "HECTOR_POWER_ALONE";

fn entry(number: usize) -> NewRow {
    let kind = if number.is_multiple_of(2) { RowKind::Move } else { RowKind::Fact };
    // Some rows fill pages, as a board read out does not, but a report may.
    let body =
        format!("{number} {}", "x".repeat(if number.is_multiple_of(7) { 5_000 } else { 60 }));
    NewRow { wall: number as i64, kind, body }
}

fn head() -> NewRow {
    NewRow { wall: 0, kind: RowKind::Head, body: "head".to_owned() }
}

/// Two rows an append and a sign of life now and then, as a game has them. Returns how
/// many rows were acknowledged, the first row counted.
fn play(path: &Path, key: &DeviceKey) -> usize {
    let Ok(mut journal) = Journal::create(path, key, &head()) else { return 0 };
    for number in 0..APPENDS {
        let rows = [entry(2 * number), entry(2 * number + 1)];
        if journal.append(&rows).is_err() {
            return 1 + 2 * number;
        }
        if number.is_multiple_of(5) && journal.stay_alive(7, &number.to_string()).is_err() {
            return 1 + 2 * (number + 1);
        }
    }
    1 + 2 * APPENDS
}

/// A folder for what a cut leaves.
fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).expect("a folder");
    folder
}

/// The folder in which the names of the disk stand.
fn names() -> PathBuf {
    Path::new(env!("CARGO_TARGET_TMPDIR")).join("power-names")
}

/// Cuts the power after so many operations, and counts what is left against what was
/// acknowledged: nothing lost, nothing torn, whole appends only.
fn rows_lost(cut_at: u64, seed: u64, honesty: Honesty, folder: &Path, key: &DeviceKey) -> bool {
    let names = names();
    power::insert_empty_disk(&names, Some(cut_at), honesty);
    let acknowledged = play(&names.join("game.hector"), key);
    for file in fs::read_dir(folder).expect("the folder").flatten() {
        fs::remove_file(file.path()).expect("a file to remove");
    }
    power::salvage(folder, &mut Dice::new(seed ^ (cut_at << 8)));
    let path = folder.join("game.hector");
    match Journal::resume(&path, key) {
        Ok((_, record)) => {
            let rows = record.rows.len();
            let whole = rows % 2 == 1;
            let as_written =
                record.rows.iter().skip(1).enumerate().all(|(number, row)| {
                    row.body == entry(number).body && row.wall == number as i64
                });
            let all = verify(&record).is_ok_and(|verified| verified.rows == rows as u64);
            rows < acknowledged || !whole || !as_written || !all
        }
        // Before the first row was acknowledged there need not be a journal.
        Err(_) => acknowledged > 0,
    }
}

#[test]
fn no_acknowledged_row_is_lost_whenever_the_power_goes() {
    if std::env::var_os(ALONE).is_none() {
        let name = "no_acknowledged_row_is_lost_whenever_the_power_goes";
        let status = itself::alone(module_path!(), name).env(ALONE, "1").status();
        assert!(status.expect("the test runs").success(), "see above");
        return;
    }
    let home = folder("power");
    let key = DeviceKey::load_or_create(&home.join("key")).expect("a key");
    let folder = folder("power-image");
    let names = self::folder("power-names");
    power::insert_empty_disk(&names, None, Honesty::Honest);
    assert_eq!(play(&names.join("game.hector"), &key), 1 + 2 * APPENDS);
    let operations = power::operations();
    assert!(operations > 100, "{operations} operations are too few to show anything");
    for cut_at in 0..=operations {
        for seed in 0..2 {
            let lost = rows_lost(cut_at, seed, Honesty::Honest, &folder, &key);
            assert!(!lost, "cut after {cut_at} operations with seed {seed}");
        }
    }
    // The same test finds what a disk loses that lies about its syncs.
    let found = (0..=operations)
        .step_by(3)
        .filter(|cut_at| rows_lost(*cut_at, 1, Honesty::Lying, &folder, &key))
        .count();
    assert!(found > 10, "only {found} losses were noticed");

    a_full_disk_is_said_and_the_same_rows_go_in_later(&key);
}

/// Runs after the other, since both use the one disk.
fn a_full_disk_is_said_and_the_same_rows_go_in_later(key: &DeviceKey) {
    let names = names();
    power::insert_empty_disk(&names, None, Honesty::Honest);
    let path = &names.join("full.hector");
    // However much room there is, a journal is made whole or leaves nothing in the way.
    for room in (0..).step_by(1_024) {
        power::limit(Some(room));
        match Journal::create(path, key, &head()) {
            Ok(_) => break,
            Err(JournalError::Exists(_)) => {
                // All but the log of its next row had room: it is a whole one.
                power::limit(None);
                let (_, record) = Journal::resume(path, key).expect("a whole journal");
                assert_eq!(record.rows.len(), 1);
                break;
            }
            Err(full) => assert!(matches!(full, JournalError::DiskFull(_)), "{room}: {full}"),
        }
        assert!(room < 1 << 20, "a journal needs no megabyte");
        let left = fs::read_dir(&names).expect("the names").count();
        assert!(left == 0 || path.exists(), "{left} files are in the way after {room} bytes");
    }
    power::insert_empty_disk(&names, None, Honesty::Honest);
    let mut journal = Journal::create(path, key, &head()).expect("room for a journal");
    journal.append(&[entry(0)]).expect("room for a row");
    power::limit(Some(power::used()));
    for _ in 0..3 {
        let full = journal.append(&[entry(1)]).expect_err("no room");
        assert!(matches!(&full, JournalError::DiskFull(named) if named == path), "{full}");
    }
    power::limit(None);
    journal.append(&[entry(1), entry(2)]).expect("room again");
    drop(journal);
    let (_, record) = Journal::resume(path, key).expect("a journal");
    assert_eq!(record.rows.len(), 4);
    assert_eq!(verify(&record).expect("all fits").rows, 4);
}
