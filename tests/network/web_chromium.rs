//! The pages of a hall in Chromium: axe-core finds nothing, the accessibility tree is the one that was read by
//! people, and the keyboard alone does everything. `./hector test web` fetches what it needs.

use std::path::{Path, PathBuf};
use std::process::Command;

use super::web_hall::{open_hall, page_says};
use crate::common::hall_at_terminals::{open_table, plays, starts};
use crate::common::in_a_hall::{Folder, ports};

const GOLDEN: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/network/browser/tree.txt");
const SCRIPT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/network/browser/pages.py");

/// Needs Chromium, chromedriver and the file that `HECTOR_AXE` names.
#[test]
#[ignore = "long, and needs a browser: ./hector test web"]
fn a_browser_finds_no_barrier_and_the_keyboard_does_everything() {
    let axe = PathBuf::from(std::env::var("HECTOR_AXE").expect("HECTOR_AXE names axe.min.js"));
    let axe = Path::new(env!("CARGO_MANIFEST_DIR")).join(axe);
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
    let tree = std::fs::read_to_string(folder.0.join("tree.txt")).expect("the tree");
    if std::env::var_os("UPDATE").is_some() {
        std::fs::write(GOLDEN, &tree).expect("the golden file");
    }
    let golden = std::fs::read_to_string(GOLDEN).unwrap_or_default();
    assert_eq!(tree, golden, "UPDATE=1 writes {GOLDEN} again");
}
