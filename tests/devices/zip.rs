//! Archives: what is unpacked, and what is refused before a byte of it is written.

use std::fs;
use std::path::PathBuf;

use hector::devices::folders;
use hector::devices::unpacking::FolderArchive;
use hector::devices::zip::ZipFault;

use crate::common::zipped::{Zipped, zip};

/// Unpacks into a folder of its own, and gives it with what came of it.
fn unpacked(archive: &[u8]) -> (PathBuf, Result<(), ZipFault>) {
    let folder = folders::make_temporary("hector-zip").expect("a folder");
    let path = folder.join("a.zip");
    fs::write(&path, archive).expect("written");
    let into = folder.join("out");
    (folder, FolderArchive::open(&path).and_then(|opened| opened.unpack(&into)))
}

fn refused(archive: &[u8]) -> ZipFault {
    let (folder, result) = unpacked(archive);
    let beside: Vec<_> = fs::read_dir(&folder).expect("a folder").flatten().collect();
    assert!(
        beside
            .iter()
            .all(|entry| ["a.zip", "out"].contains(&&*entry.file_name().to_string_lossy()))
    );
    fs::remove_dir_all(&folder).expect("nothing stays");
    result.expect_err("refused")
}

#[test]
fn a_folder_is_unpacked_with_the_sums_of_its_files() {
    let long: Vec<u8> = (0..300_000_u32).flat_map(|number| (number / 7).to_le_bytes()).collect();
    let archive = zip(&[
        Zipped::stored("model/", b""),
        Zipped::deflated("model/am/final.mdl", &long),
        Zipped::stored("model/conf/mfcc.conf", b"--x=1\n"),
        Zipped::deflated("model/graph/empty", b""),
        Zipped::stored("model/graph/stored-empty", b""),
    ]);
    let (folder, result) = unpacked(&archive);
    result.expect("unpacked");
    let read = |name: &str| fs::read(folder.join("out").join(name)).expect("a file");
    assert_eq!(read("am/final.mdl"), long);
    assert_eq!(read("conf/mfcc.conf"), b"--x=1\n");
    assert_eq!(read("graph/empty"), b"");
    let sums = String::from_utf8(read("MANIFEST")).expect("text");
    assert_eq!(sums.lines().count(), 4, "{sums}");
    let empty = "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855  graph/empty";
    assert!(sums.lines().any(|line| line == empty), "{sums}");
    fs::remove_dir_all(&folder).expect("nothing stays");
}

#[test]
fn a_name_that_leads_elsewhere_is_refused() {
    for name in [
        "../a",
        "m/../../a",
        "/etc/passwd",
        "m//a",
        "m/./a",
        "m\\a",
        "C:/a",
        "m/a:b",
        "m/nul",
        "m/COM1.txt",
        "m/a.",
        "m/a ",
        "m/\u{0}",
        "m/\u{e4}",
        "m/\n",
        "a",
    ] {
        let fault = refused(&zip(&[Zipped::stored(name, b"x")]));
        assert!(matches!(fault, ZipFault::OddName(_)), "{name:?}: {fault:?}");
    }
}

#[test]
fn links_locks_and_names_that_come_twice_are_refused() {
    let plain = Zipped::stored("m/a", b"x");
    let link = Zipped { kind: 10, ..plain.clone() };
    assert!(matches!(refused(&zip(&[link])), ZipFault::NoFile(_)));
    let device = Zipped { kind: 6, ..plain.clone() };
    assert!(matches!(refused(&zip(&[device])), ZipFault::NoFile(_)));
    let locked = Zipped { marks: 1, ..plain.clone() };
    assert!(matches!(refused(&zip(&[locked])), ZipFault::Locked(_)));
    let odd = Zipped { packing: 12, ..plain.clone() };
    assert!(matches!(refused(&zip(&[odd])), ZipFault::OddPacking(_)));
    for twice in ["m/a", "m/A", "m/a/b"] {
        let fault = refused(&zip(&[plain.clone(), Zipped::stored(twice, b"y")]));
        assert!(matches!(fault, ZipFault::Twice(_)), "{twice}: {fault:?}");
    }
    let beside = zip(&[plain, Zipped::stored("n/a", b"y")]);
    assert!(matches!(refused(&beside), ZipFault::OddName(_)));
}

#[test]
fn what_holds_more_or_other_bytes_than_it_says_is_refused() {
    let long = vec![b'a'; 50_000];
    let whole = Zipped::deflated("m/a", &long);
    for spoiled in [
        Zipped { bytes: 49_999, ..whole.clone() },
        Zipped { bytes: 50_001, ..whole.clone() },
        Zipped { check: whole.check ^ 1, ..whole.clone() },
        Zipped { packed: whole.packed[..whole.packed.len() - 1].to_vec(), ..whole.clone() },
        Zipped { packed: [&whole.packed[..], b"more"].concat(), ..whole.clone() },
        Zipped { packed: vec![0xff; 2_000], ..whole.clone() },
    ] {
        // Among others, so that nothing but this file says too much of itself.
        let noise: Vec<u8> =
            (0..4_000_u32).flat_map(|n| n.wrapping_mul(2_654_435_761).to_le_bytes()).collect();
        let fault = refused(&zip(&[spoiled, Zipped::stored("m/b", &noise)]));
        assert!(matches!(fault, ZipFault::OddContents(_)), "{fault:?}");
    }
}

#[test]
fn what_grows_to_fill_a_disk_is_refused_before_it_is_unpacked() {
    let bomb = Zipped::deflated("m/a", &vec![0; 10_000_000]);
    assert!(matches!(refused(&zip(&[bomb])), ZipFault::TooLarge));
    // Many files that share packed bytes.
    let mut archive = zip(&[Zipped::deflated("m/a", b"aaaa"), Zipped::deflated("m/b", b"aaaa")]);
    let second = archive.windows(4).rposition(|four| four == b"PK\x01\x02").expect("an entry");
    archive[second + 42..second + 46].copy_from_slice(&0_u32.to_le_bytes());
    assert!(matches!(refused(&archive), ZipFault::Damaged));
    let many: Vec<Zipped> = (0..1_001).map(|n| Zipped::stored(&format!("m/{n}"), b"")).collect();
    assert!(matches!(refused(&zip(&many)), ZipFault::TooLarge));
}

#[test]
fn what_is_no_archive_or_cut_short_is_refused() {
    let whole = zip(&[Zipped::deflated("m/a", b"something"), Zipped::stored("m/b", b"more")]);
    for length in 0..whole.len() {
        refused(&whole[..length]);
    }
    assert!(matches!(refused(b"<html>404</html>"), ZipFault::NoArchive));
    refused(&[&whole[..], b"x"].concat());
    refused(&[b"x", &whole[..]].concat());
}
