//! A hall whose disk has no room left, and later has. With a real server and a real disk of a few megabytes, which
//! only the process of the test sees.

use std::fs;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::{Duration, Instant};

use hector::devices::hall::HallNews;
use hector::devices::journal::RowKind;

use crate::common::in_a_hall::{Folder, OpenHall, OpenTable, WrittenRecord, place};
use crate::common::itself;

/// What tells the test that it is alone.
const ALONE: &str = "HECTOR_TEST_SMALL_DISK";
/// How long a hall may take to find out, and to work again.
const SOON: Duration = Duration::from_secs(60);

/// Runs a test again where it may have a disk of its own: in a space of its own for what is mounted, which needs no
/// rights. Whether this is the run that has one.
fn has_own_disks(test: &str) -> bool {
    if std::env::var_os(ALONE).is_some() {
        return true;
    }
    let again = itself::alone(module_path!(), test);
    let mut unshared = Command::new("unshare");
    unshared.args(["--map-root-user", "--mount"]).arg(again.get_program());
    let output = unshared.args(again.get_args()).env(ALONE, "1").output().expect("unshare");
    let told = [output.stdout, output.stderr].concat();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&told));
    false
}

/// A disk of a few megabytes.
struct SmallDisk(PathBuf);

impl SmallDisk {
    fn at(folder: &Path) -> SmallDisk {
        fs::create_dir_all(folder).expect("a folder");
        let mut mount = Command::new("mount");
        let done =
            mount.args(["-t", "tmpfs", "-o", "size=16m,mode=700", "none"]).arg(folder).status();
        assert!(
            done.expect("mount").success(),
            "this system lets nobody mount a small disk, and without one this cannot be tried"
        );
        SmallDisk(folder.to_owned())
    }

    fn filler(&self) -> PathBuf {
        self.0.join("filler")
    }

    /// Takes so much room.
    fn is_filled(&self, bytes: usize) {
        fs::write(self.filler(), vec![0; bytes]).expect("a file");
    }

    /// Takes all room, to the last byte.
    fn is_full(&self) {
        let mut filler = fs::File::create(self.filler()).expect("a file");
        for piece in [1 << 16, 4096, 1] {
            while filler.write_all(&vec![0; piece]).is_ok() {}
        }
    }

    fn has_room(&self) {
        fs::remove_file(self.filler()).expect("a file");
    }
}

fn count(told: &[HallNews], wanted: &HallNews) -> usize {
    told.iter().filter(|news| *news == wanted).count()
}

/// Two tables write while the disk is full, more than the server has room for anywhere.
fn is_full_and_has_room_again(hall_folder: &Path, disk_folder: &Path, folder: &Path) {
    let disk = SmallDisk::at(disk_folder);
    let place = place(hall_folder, 2);
    let (mut hall, codes) = OpenHall::open(&place);
    let mut records = ["one", "two"].map(|name| WrittenRecord::begin(folder, name));
    let tables = OpenTable::all(&codes.tables, &records);
    hall.heard.wait("both games", |heard| heard.has_all(&records));
    for round in 1..=2 {
        disk.is_full();
        for number in 0..200 {
            let body = format!("{round} {number} {}", "x".repeat(4000));
            for (record, table) in records.iter_mut().zip(&tables) {
                table.outbox.take(vec![record.write(RowKind::Fact, &body)]);
            }
        }
        let began = Instant::now();
        hall.heard.wait_so_long(SOON, "that there is no room", |heard| {
            count(&heard.told, &HallNews::NoRoom) == round
        });
        let noticed = began.elapsed();
        std::thread::sleep(Duration::from_secs(5));
        disk.has_room();
        let began = Instant::now();
        hall.heard.wait_so_long(SOON, "that it works again", |heard| {
            count(&heard.told, &HallNews::KeptAgain) == round
        });
        let again = began.elapsed();
        // Each row once and in order.
        hall.heard.wait_so_long(SOON, "every row", |heard| heard.has_all(&records));
        let whole = began.elapsed();
        eprintln!(
            "told after {noticed:?}; works again {again:?} after there was room, whole after {whole:?}"
        );
        assert_eq!(count(&hall.heard.told, &HallNews::NoRoom), round, "{:?}", hall.heard.told);
    }
    // And it goes on as ever.
    for (record, table) in records.iter_mut().zip(&tables) {
        table.outbox.take(vec![record.write(RowKind::Result, "the last row")]);
    }
    hall.heard.wait("the last rows", |heard| heard.has_all(&records));
    eprintln!("{:?}", hall.heard.told);
    drop((hall, tables));
    // What was told is what was kept.
    let (mut hall, _) = OpenHall::open(&place);
    hall.heard.wait("all of it", |heard| heard.has_all(&records));
}

/// The stream lies on a disk of its own: what the hall has read it keeps.
#[test]
fn a_hall_whose_server_has_no_room_says_so_and_works_again_when_there_is_some() {
    if has_own_disks("a_hall_whose_server_has_no_room_says_so_and_works_again_when_there_is_some") {
        let folder = Folder::new();
        is_full_and_has_room_again(&folder.0, &folder.0.join("stream"), &folder.0);
    }
}

#[test]
fn a_hall_whose_whole_disk_is_full_says_so_and_works_again_when_there_is_room() {
    if has_own_disks("a_hall_whose_whole_disk_is_full_says_so_and_works_again_when_there_is_room") {
        let folder = Folder::new();
        let hall = folder.0.join("hall");
        is_full_and_has_room_again(&hall, &hall, &folder.0);
    }
}

/// What there was at the beginning is no limit for later.
#[test]
fn a_hall_that_is_opened_with_little_room_uses_what_there_is_later() {
    if has_own_disks("a_hall_that_is_opened_with_little_room_uses_what_there_is_later") {
        let folder = Folder::new();
        let disk = SmallDisk::at(&folder.0.join("stream"));
        disk.is_filled(13 << 20);
        let (mut hall, codes) = OpenHall::open(&place(&folder.0, 1));
        let mut record = WrittenRecord::begin(&folder.0, "one");
        let table = OpenTable::open(&codes.tables[0], &record);
        hall.heard.wait("the game", |heard| heard.has(&record));
        disk.has_room();
        for number in 0..1500 {
            let body = format!("{number} {}", "x".repeat(4000));
            table.outbox.take(vec![record.write(RowKind::Fact, &body)]);
        }
        hall.heard.wait("every row", |heard| heard.row_count == 1501);
        assert!(hall.heard.has(&record), "each once and in order");
        assert!(!hall.heard.told.contains(&HallNews::NoRoom), "{:?}", hall.heard.told);
    }
}
