//! The pages of a hall, and the opponent's page on a phone, in Chromium: axe-core finds nothing, the accessibility tree is the one that was read by
//! people, and the keyboard alone does everything. `./hector test web` fetches what it needs.

use std::io::{BufRead as _, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use super::opponents_page::before_the_code;
use super::web_hall::{open_hall, page_says};
use crate::common::golden::holds;
use crate::common::hall_at_terminals::{open_table, plays, starts};
use crate::common::in_a_hall::{Folder, ports};

const GOLDEN: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/network/browser/tree.txt");
const PHONE_GOLDEN: &str =
    concat!(env!("CARGO_MANIFEST_DIR"), "/tests/network/browser/phone_tree.txt");
const PHONE_SCRIPT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/network/browser/phone.py");
const SCRIPT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/network/browser/pages.py");

/// Needs Chromium, chromedriver and the file that `HECTOR_AXE` names.
#[test]
#[ignore = "long, and needs a browser: ./hector test web"]
fn a_browser_finds_no_barrier_and_the_keyboard_does_everything() {
    let axe = axe();
    let folder = Folder::new();
    let secret = folder.0.join("password.txt");
    std::fs::write(&secret, "correct horse\n").expect("a file");
    let arguments = format!("--live 0 --web-password-file {}", secret.display());
    let (mut hall, web) = open_hall(&folder.0, "", &arguments);
    hall.sees("The hall is open, with 3 tables.");
    let mut table = open_table(&mut hall, &folder.0, 1);
    starts(&mut hall, 1);
    plays(&mut table, &["e2e4", "e7e5", "d1d5"]);
    hall.sees("Case 1: White completed an illegal move");
    page_says(web, "/en/game/1", "Black, move 1: ");
    let ended = Command::new("python3")
        .arg("-B")
        .arg(SCRIPT)
        .arg(format!("http://{web}"))
        .arg(&folder.0)
        .arg(axe)
        .arg(ports(1).to_string())
        .output()
        .expect("python3");
    let told = String::from_utf8_lossy(&ended.stdout);
    println!("{told}");
    let complaint = String::from_utf8_lossy(&ended.stderr);
    assert!(ended.status.success(), "{told}{complaint}");
    is_the_tree(&folder.0, GOLDEN);
}

/// Needs the same.
#[test]
#[ignore = "long, and needs a browser: ./hector test web"]
fn the_opponent_plays_on_a_phone_by_touch_and_by_keyboard_and_after_it_slept() {
    let axe = axe();
    let folder = Folder::new();
    let (mut seat, phone, code) = before_the_code(&folder.0.join("home"), "");
    let mut reading = Command::new("python3")
        .arg("-B")
        .arg(PHONE_SCRIPT)
        .arg(format!("https://{}", phone.address))
        .arg(&folder.0)
        .arg(axe)
        .arg(ports(1).to_string())
        .arg(code)
        .stdout(Stdio::piped())
        .spawn()
        .expect("python3");
    let told = BufReader::new(reading.stdout.take().expect("an output"));
    for line in told.lines() {
        let line = line.expect("text");
        match line.strip_prefix("types ") {
            Some(typed) => seat.types(typed),
            None => println!("{line}"),
        }
    }
    let ended = reading.wait().expect("an end");
    assert!(ended.success(), "{}", seat.shown());
    is_the_tree(&folder.0, PHONE_GOLDEN);
}

fn axe() -> PathBuf {
    let axe = PathBuf::from(std::env::var("HECTOR_AXE").expect("HECTOR_AXE names axe.min.js"));
    Path::new(env!("CARGO_MANIFEST_DIR")).join(axe)
}

fn is_the_tree(folder: &Path, golden: &str) {
    let tree = std::fs::read_to_string(folder.join("tree.txt")).expect("the tree");
    holds(golden, &tree);
}
